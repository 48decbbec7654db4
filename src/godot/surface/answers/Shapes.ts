/** Schemas of the answers: the shapes of the API. An absent field means that the reference does not state it. */
import { Schema } from "effect"
import { lazy } from "../../../kernel/util/memoize.ts"
import { kinds, memberKinds } from "../../reference/Kind.ts"

/** The sections of a class that can be requested one by one. */
export const sections = [
  "brief",
  "description",
  "tutorials",
  "constructors",
  "methods",
  "operators",
  "properties",
  "signals",
  "constants",
  "annotations",
  "themeItems",
  "inheritedBy"
] as const
export type Section = (typeof sections)[number]

/** Schemas by name, made when a client first lists or calls tools: the start of a server needs none. */
export const shapes = lazy(() => {
  /** A kind as an argument: one of these words. */
  const Kind = Schema.Literal(...kinds)

  const MemberKind = Schema.Literal(...memberKinds)

  /** A kind in an answer: the same, shorter in `tools/list`. */
  const AnyKind = Kind.annotations({ jsonSchema: { type: "string" } })

  const some = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })
  const list = <A, I>(schema: Schema.Schema<A, I>) => Schema.Array(schema)
  const text = some(Schema.String)
  /** A list whose elements `tools/list` does not spell out, to stay small. */
  const brief = <A, I>(schema: Schema.Schema<A, I>) => schema.annotations({ jsonSchema: { type: "array" } })
  const flag = some(Schema.Boolean)
  /** Values by name; `tools/list` does not show their shape. */
  const named = <A, I>(value: Schema.Schema<A, I>) =>
    Schema.Record({ key: Schema.String, value }).annotations({
      jsonSchema: { type: "object" }
    })

  /** Declaration of a class of the user's own, or of a member of it. */
  const source = { source: text, file: text, line: some(Schema.Int) }

  /** Present = flagged; "" if the author gave no message. */
  const status = { deprecated: text, experimental: text, keywords: text }

  const Argument = Schema.Struct({
    name: Schema.String,
    type: text,
    default: text,
    enum: text,
    bitfield: flag
  }).annotations({ identifier: "Argument" })

  const method = {
    name: Schema.String,
    csharp: text,
    returnType: text,
    returnEnum: text,
    returnBitfield: flag,
    returnsErrors: some(brief(list(Schema.Int))),
    arguments: list(Argument),
    description: text,
    qualifiers: some(brief(list(Schema.String))),
    ...status
  }

  const property = {
    name: Schema.String,
    csharp: text,
    type: text,
    default: text,
    description: text,
    setter: text,
    getter: text,
    enum: text,
    bitfield: flag,
    overrides: text,
    ...status
  }

  const constant = {
    name: Schema.String,
    csharp: text,
    value: text,
    enum: text,
    bitfield: flag,
    description: text,
    ...status
  }

  const GodotMethod = Schema.Struct(method).annotations({ identifier: "Method" })
  const GodotProperty = Schema.Struct(property)
  const GodotSignal = Schema.Struct({
    name: Schema.String,
    csharp: text,
    arguments: list(Argument),
    description: text,
    ...status
  })
  const GodotConstant = Schema.Struct(constant)

  /** Fields of an answer that was cut. */
  const cut = {
    truncated: flag,
    /** Section -> how many of its members (or, of texts, how many) are not in this answer. */
    omitted: some(named(Schema.Int)),
    /** The next call, word for word. */
    next: text
  }

  const lines = some(list(Schema.String).annotations({ jsonSchema: { type: "array", items: { type: "string" } } }))

  /** Members as one-line signatures, by section. */
  const Outline = Schema.Struct({
    constructors: lines,
    methods: lines,
    operators: lines,
    properties: lines,
    signals: lines,
    constants: lines
  }).annotations({ jsonSchema: { type: "object" } })

  const GodotClassDoc = Schema.Struct({
    name: Schema.String,
    uri: Schema.String,
    inherits: text,
    inheritanceChain: list(Schema.String),
    inheritedBy: list(Schema.String),
    category: text,
    brief: text,
    description: text,
    methods: some(brief(list(GodotMethod))),
    properties: some(brief(list(GodotProperty))),
    signals: some(brief(list(GodotSignal))),
    constants: some(brief(list(GodotConstant))),
    constructors: some(brief(list(GodotMethod))),
    operators: some(brief(list(GodotMethod))),
    /** In place of the six lists above: a line for each member. */
    outline: some(Outline),
    inherited: some(named(Outline)),
    themeItems: named(list(Schema.String)),
    annotations: list(Schema.String),
    tutorials: brief(list(Schema.Struct({ title: text, url: Schema.String }))),
    since: text,
    ...source,
    ...status,
    docs: text,
    notes: some(list(Schema.String)),
    ...cut,
    nextCursor: text
  })

  /** Fields of every symbol, beside those of its kind in one flat object. */
  const symbol = {
    kind: AnyKind,
    className: Schema.String,
    qname: Schema.String,
    uri: Schema.String,
    signature: Schema.String
  }

  const symbolDetails = {
    requestedOn: text,
    alternatives: some(brief(list(Schema.Struct({ kind: AnyKind, uri: Schema.String })))),
    ...constant,
    ...property,
    ...method,
    arguments: some(brief(list(Argument))),
    dataType: text,
    values: some(brief(list(GodotConstant))),
    overloads: some(brief(list(GodotMethod))),
    ...source,
    since: text,
    docs: text,
    notes: some(list(Schema.String)),
    ...cut,
    nextCursor: text
  }

  const GodotSymbolDoc = Schema.Struct({ ...symbol, ...symbolDetails })

  /** A name of `qnames` that could not be answered. */
  const SymbolError = Schema.Struct({
    qname: Schema.String,
    error: Schema.Struct({ code: Schema.String, message: Schema.String }, { key: Schema.String, value: Schema.Unknown })
  })

  /** A symbol, or for `qnames` a list of them. The root is one object for both: hosts accept no union there. */
  const SymbolAnswers = Schema.Struct({
    kind: some(AnyKind),
    className: text,
    qname: text,
    uri: text,
    signature: text,
    ...symbolDetails,
    name: text,
    symbols: some(brief(list(Schema.Union(GodotSymbolDoc, SymbolError))))
  })

  const SearchResult = Schema.Struct({
    uri: Schema.String,
    name: Schema.String,
    kind: AnyKind,
    score: Schema.Number,
    className: text,
    qname: text,
    signature: text,
    snippet: text,
    deprecated: flag,
    experimental: flag,
    ...source,
    note: text
  })

  const SearchAnswer = Schema.Struct({
    results: brief(list(SearchResult)),
    total: Schema.Int,
    docs: Schema.String,
    notes: some(list(Schema.String)),
    truncated: flag
  })

  const ClassList = Schema.Struct({
    classes: list(Schema.String),
    total: Schema.Int,
    docs: text,
    notes: some(list(Schema.String))
  })
  return {
    Kind,
    MemberKind,
    Argument,
    GodotMethod,
    GodotProperty,
    GodotSignal,
    GodotConstant,
    Outline,
    GodotClassDoc,
    GodotSymbolDoc,
    SymbolAnswers,
    SearchResult,
    SearchAnswer,
    ClassList
  }
})

type Shapes = ReturnType<typeof shapes>
export type GodotMethod = Shapes["GodotMethod"]["Type"]
export type GodotProperty = Shapes["GodotProperty"]["Type"]
export type GodotSignal = Shapes["GodotSignal"]["Type"]
export type GodotConstant = Shapes["GodotConstant"]["Type"]
export type GodotClassDoc = Shapes["GodotClassDoc"]["Type"]
export type GodotSymbolDoc = Shapes["GodotSymbolDoc"]["Type"]
export type SymbolAnswers = Shapes["SymbolAnswers"]["Type"]
export type SearchResult = Shapes["SearchResult"]["Type"]
export type SearchAnswer = Shapes["SearchAnswer"]["Type"]
export type ClassList = Shapes["ClassList"]["Type"]
