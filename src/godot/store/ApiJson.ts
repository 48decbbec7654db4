/**
 * Reads `extension_api.json` as class records.
 *
 * Godot 4 writes it with `--dump-extension-api-with-docs`. It lacks settings, annotations, the functions of
 * `@GDScript`, theme items, defaults of properties, tutorials and deprecation marks.
 */
import { Either, Schema } from "effect"
import {
  type Argument,
  type ClassDoc,
  type ConstantDoc,
  EMPTY_CLASS,
  type MethodDoc,
  type PropertyDoc,
  type SignalDoc
} from "../reference/ClassDoc.ts"

const Text = Schema.optional(Schema.String)
const Flag = Schema.optional(Schema.Boolean)
/** Names may come as numbers or null in dumps of forks: what is no text is left out. */
const list = <A, I>(item: Schema.Schema<A, I>) => Schema.optional(Schema.Array(item))

const ApiArgument = Schema.Struct({ name: Text, type: Text, default_value: Text })
const ApiValue = Schema.Struct({
  name: Schema.String,
  value: Schema.Union(Schema.Number, Schema.String),
  description: Text
})
const ApiEnum = Schema.Struct({ name: Schema.String, is_bitfield: Flag, values: list(ApiValue) })
const ApiMethod = Schema.Struct({
  name: Schema.String,
  is_const: Flag,
  is_static: Flag,
  is_vararg: Flag,
  is_virtual: Flag,
  is_required: Flag,
  return_type: Text,
  return_value: Schema.optional(ApiArgument),
  arguments: list(ApiArgument),
  description: Text
})
const ApiProperty = Schema.Struct({
  name: Schema.String,
  type: Schema.String,
  setter: Text,
  getter: Text,
  description: Text
})
const ApiSignal = Schema.Struct({ name: Schema.String, arguments: list(ApiArgument), description: Text })
const ApiClass = Schema.Struct({
  name: Schema.String,
  inherits: Text,
  brief_description: Text,
  description: Text,
  constants: list(ApiValue),
  enums: list(ApiEnum),
  methods: list(ApiMethod),
  properties: list(ApiProperty),
  signals: list(ApiSignal),
  /** Of built-in types. */
  members: list(ApiProperty),
  constructors: list(Schema.Struct({ arguments: list(ApiArgument), description: Text })),
  operators: list(Schema.Struct({ name: Schema.String, right_type: Text, return_type: Text, description: Text }))
})
const Api = Schema.Struct({
  header: Schema.Struct({
    version_major: Schema.Int,
    version_minor: Schema.Int,
    version_patch: Schema.optional(Schema.Int),
    version_status: Text,
    version_full_name: Text
  }),
  global_constants: list(ApiValue),
  global_enums: list(ApiEnum),
  utility_functions: list(ApiMethod),
  builtin_classes: Schema.Array(ApiClass),
  classes: Schema.Array(ApiClass),
  singletons: list(Schema.Struct({ name: Schema.String, type: Schema.String }))
})
type Api = Schema.Schema.Type<typeof Api>
type ApiClass = Schema.Schema.Type<typeof ApiClass>
type ApiMethod = Schema.Schema.Type<typeof ApiMethod>
type ApiArgument = Schema.Schema.Type<typeof ApiArgument>

/** All classes of a dump and the Godot that wrote it. */
export interface ApiReference {
  /** `4.7` */
  readonly version: string
  /** `Godot Engine v4.7.stable.official`, where the dump says so. */
  readonly fullName?: string
  readonly classes: ReadonlyArray<ClassDoc>
  /** Whether it holds descriptions: dumps made without `-with-docs` do not. */
  readonly hasTexts: boolean
}

/**
 * Reads a dump; Left holds the reason why it is none.
 *
 * @example
 * Either.map(parse(readFileSync("extension_api.json", "utf8")), ({ version }) => version) // "4.7"
 */
export const parse = (json: string): Either.Either<ApiReference, string> => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return Either.left(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return Either.mapBoth(Schema.decodeUnknownEither(Api)(value), {
    onLeft: (error) => `it is no extension_api.json: ${error.message.split("\n").slice(0, 3).join(" ")}`,
    onRight: toReference
  })
}

const toReference = (api: Api): ApiReference => {
  const { version_major, version_minor, version_full_name } = api.header
  const version = `${version_major}.${version_minor}`
  const classes = [
    globalScope(api),
    ...api.builtin_classes.filter(({ name }) => name !== "Nil").map((one) => toClass(one, version)),
    ...api.classes.map((one) => toClass(one, version))
  ]
  return {
    version,
    ...(version_full_name === undefined ? {} : { fullName: version_full_name }),
    classes: classes.map((doc) => ({ ...doc, version })),
    hasTexts: classes.some(({ brief }) => brief !== "")
  }
}

const globalScope = (api: Api): ClassDoc => ({
  ...EMPTY_CLASS,
  name: "@GlobalScope",
  methods: (api.utility_functions ?? []).map(toMethod),
  properties: (api.singletons ?? []).map(({ name, type }) => ({
    name,
    type,
    setter: "",
    getter: "",
    description: ""
  })),
  constants: [...(api.global_enums ?? []).flatMap(toConstants), ...(api.global_constants ?? []).map(toConstant)]
})

const toClass = (api: ApiClass, version: string): ClassDoc => {
  // The class reference lists accessors with their property, not as methods.
  const accessors = new Set((api.properties ?? []).flatMap(({ setter, getter }) => [setter, getter]))
  return {
    ...EMPTY_CLASS,
    name: api.name,
    ...(api.inherits === undefined ? {} : { inherits: api.inherits }),
    version,
    brief: api.brief_description ?? "",
    description: api.description ?? "",
    constructors: (api.constructors ?? []).map(({ arguments: args = [], description = "" }) => ({
      name: api.name,
      qualifiers: [],
      returnType: api.name,
      returnsErrors: [],
      arguments: args.map(toArgument),
      description
    })),
    methods: (api.methods ?? []).filter(({ name }) => !accessors.has(name)).map(toMethod),
    operators: (api.operators ?? []).flatMap((one) => toOperator(one)),
    properties: [...(api.properties ?? []), ...(api.members ?? [])].map(
      ({ name, type, setter = "", getter = "", description = "" }): PropertyDoc => ({
        name,
        ...toType(type),
        setter,
        getter,
        description
      })
    ),
    signals: (api.signals ?? []).map(
      ({ name, arguments: args = [], description = "" }): SignalDoc => ({
        name,
        arguments: args.map(toArgument),
        description
      })
    ),
    constants: [...(api.constants ?? []).map(toConstant), ...(api.enums ?? []).flatMap(toConstants)]
  }
}

const toMethod = (api: ApiMethod): MethodDoc => {
  const returned = toType(api.return_value?.type ?? api.return_type ?? "void")
  return {
    name: api.name,
    qualifiers: [
      ...(api.is_virtual ? ["virtual"] : []),
      ...(api.is_required ? ["required"] : []),
      ...(api.is_const ? ["const"] : []),
      ...(api.is_static ? ["static"] : []),
      ...(api.is_vararg ? ["vararg"] : [])
    ],
    returnType: returned.type,
    ...(returned.enum === undefined ? {} : { returnEnum: returned.enum }),
    ...(returned.bitfield === undefined ? {} : { returnBitfield: returned.bitfield }),
    returnsErrors: [],
    // The dump names the arguments of a vararg function; the class reference does not.
    arguments:
      api.is_vararg === true && api.return_value === undefined && api.is_virtual === undefined
        ? []
        : (api.arguments ?? []).map(toArgument),
    description: api.description ?? ""
  }
}

/** Operators of the dump that the class reference does not list: keywords, and comparison with nothing. */
const UNLISTED_OPERATORS: ReadonlySet<string> = new Set(["in", "and", "or", "not", "xor"])

const toOperator = (api: {
  readonly name: string
  readonly right_type?: string | undefined
  readonly return_type?: string | undefined
  readonly description?: string | undefined
}): ReadonlyArray<MethodDoc> => {
  const { name, right_type: right, return_type: type, description = "" } = api
  if (UNLISTED_OPERATORS.has(name) || right === "Variant") return []
  return [
    {
      name: `operator ${name}`,
      qualifiers: [],
      ...(type === undefined ? {} : { returnType: type }),
      returnsErrors: [],
      arguments: right === undefined ? [] : [{ name: "right", type: right }],
      description
    }
  ]
}

const toArgument = (api: ApiArgument): Argument => {
  const { default_value: value } = api
  return {
    name: api.name ?? "",
    ...toType(api.type ?? "Variant"),
    ...(value === undefined ? {} : { default: value })
  }
}

const toConstant = (api: Schema.Schema.Type<typeof ApiValue>): ConstantDoc => ({
  name: api.name,
  value: String(api.value),
  description: api.description ?? ""
})

const toConstants = (api: Schema.Schema.Type<typeof ApiEnum>): ReadonlyArray<ConstantDoc> =>
  (api.values ?? []).map((value) => ({
    ...toConstant(value),
    enum: api.name,
    ...(api.is_bitfield === true ? { bitfield: true as const } : {})
  }))

/**
 * Translates a type of the dump into that of the class reference.
 *
 * `enum::Node.ProcessMode` is an int with an enum, `typedarray::24/17:RDPipeline` is `RDPipeline[]`,
 * `typeddictionary::int;String` is `Dictionary[int, String]`.
 */
const toType = (type: string): { readonly type: string; readonly enum?: string; readonly bitfield?: true } => {
  const [, form, rest = ""] = /^(enum|bitfield|typedarray|typeddictionary)::(.*)$/s.exec(type) ?? []
  switch (form) {
    case "enum":
      return { type: "int", enum: rest }
    case "bitfield":
      return { type: "int", enum: rest, bitfield: true }
    case "typedarray":
      return { type: `${rest.replace(/^\d+\/\d+:/, "")}[]` }
    case "typeddictionary":
      return { type: `Dictionary[${rest.split(";").join(", ")}]` }
    default:
      return { type }
  }
}

/**
 * Completes classes of the doctool, which have every member but no text, with the texts of a dump.
 *
 * Classes that only one of the two has are kept. A description of the doctool that is not empty wins.
 */
export const merge = (doctool: ReadonlyArray<ClassDoc>, dump: ReadonlyArray<ClassDoc>): ReadonlyArray<ClassDoc> => {
  const texts = new Map(dump.map((doc) => [doc.name, doc]))
  const names = new Set(doctool.map(({ name }) => name))
  return [...doctool.map((doc) => withTexts(doc, texts.get(doc.name))), ...dump.filter(({ name }) => !names.has(name))]
}

const withTexts = (doc: ClassDoc, dump: ClassDoc | undefined): ClassDoc => {
  if (dump === undefined) return doc
  return {
    ...doc,
    brief: doc.brief || dump.brief,
    description: doc.description || dump.description,
    constructors: described(doc.constructors, dump.constructors, argumentTypes),
    methods: described(doc.methods, dump.methods, ({ name }) => name),
    operators: described(doc.operators, dump.operators, (one) => `${one.name}(${argumentTypes(one)})`),
    properties: described(doc.properties, dump.properties, ({ name }) => name),
    signals: described(doc.signals, dump.signals, ({ name }) => name),
    constants: described(doc.constants, dump.constants, ({ name }) => name)
  }
}

const argumentTypes = (doc: MethodDoc): string => doc.arguments.map(({ type = "" }) => type).join()

const described = <A extends { readonly description: string }>(
  members: ReadonlyArray<A>,
  dump: ReadonlyArray<A>,
  key: (member: A) => string
): ReadonlyArray<A> => {
  const texts = new Map(dump.map((member) => [key(member), member.description]))
  return members.map((member) =>
    member.description === "" ? { ...member, description: texts.get(key(member)) ?? "" } : member
  )
}
