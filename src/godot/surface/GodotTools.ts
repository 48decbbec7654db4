/** The tools of godot-docs-mcp over the reference: search, classes, members, the list of classes. */
import { Context, Effect, Either, Layer, Option, Predicate, Schema } from "effect"
import * as Cursor from "../../kernel/mcp/Cursor.ts"
import { type Failure, invalid, toAnswer } from "../../kernel/mcp/Failure.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { type Names, nameOf } from "../library/live/Snapshot.ts"
import { ClassCatalog } from "../library/lookup/ClassCatalog.ts"
import { SymbolResolver } from "../library/lookup/SymbolResolver.ts"
import type { Kind as AnyKind, MemberKind as AnyMemberKind } from "../reference/Kind.ts"
import * as Uri from "../reference/Uri.ts"
import { SearchEngine } from "../search/SearchEngine.ts"
import { cursorOf, fullAnswer, outlineAnswer } from "./ClassAnswer.ts"
import { CodeLanguage } from "./CodeLanguage.ts"
import { CurrentSnapshot } from "./CurrentSnapshot.ts"
import { csharpNames } from "./csharpNames.ts"
import { likelihoodIn } from "./likelihood.ts"
import { renderContext, textsOf } from "./RenderContext.ts"
import { searchAnswer } from "./SearchAnswer.ts"
import {
  ClassList,
  GodotClassDoc,
  Kind,
  MemberKind,
  SearchAnswer,
  type Section,
  SymbolAnswers,
  sections
} from "./Shapes.ts"
import { descriptionCursor, symbolAnswer } from "./SymbolAnswer.ts"

/** Arguments' defaults and bounds. */
export const limits = { results: 10, mostResults: 100, mostClasses: 10_000, shortestQuery: 2, symbols: 10 } as const

export interface SearchInput {
  readonly query: string
  readonly kind?: AnyKind
  readonly limit?: number
}

export interface ClassInput {
  readonly name: string
  readonly detail?: "auto" | "full" | "outline"
  readonly sections?: ReadonlyArray<Section>
  readonly inherited?: boolean
  readonly cursor?: string
}

export interface SymbolInput {
  readonly qname?: string
  readonly qnames?: ReadonlyArray<string>
  readonly kind?: AnyMemberKind
  readonly cursor?: string
}

export interface ListInput {
  readonly prefix?: string
  readonly limit?: number
}

type Answer<A> = Effect.Effect<A, Failure>

/** The tools as a service, which a test can replace. */
export class GodotTools extends Context.Tag("godot/Tools")<
  GodotTools,
  {
    readonly search: (input: SearchInput) => Answer<SearchAnswer>
    readonly getClass: (input: ClassInput) => Answer<GodotClassDoc>
    readonly getSymbol: (input: SymbolInput) => Answer<SymbolAnswers>
    readonly listClasses: (input: ListInput) => Answer<typeof ClassList.Type>
  }
>() {
  static readonly layer = Layer.effect(
    GodotTools,
    Effect.gen(function* () {
      const current = yield* CurrentSnapshot
      const resolver = yield* SymbolResolver
      const catalog = yield* ClassCatalog
      const engine = yield* SearchEngine
      const language = yield* CodeLanguage
      const csharp = csharpNames(resolver, engine)

      /** Names the reference that answers. */
      const docsOf = current.lookUp((names) => Effect.succeed(nameOf(names.engine ?? names)))

      const search = Effect.fnUntraced(function* ({ query, kind, limit }: SearchInput) {
        const text = query.trim()
        if (Array.from(text).length < limits.shortestQuery) {
          return yield* invalid("query", `must have at least ${limits.shortestQuery} characters`)
        }
        const { count, notes } = clamped("limit", limit ?? limits.results, limits.mostResults)
        const request = { query: text, limit: count, ...(kind && { kind }) }
        const snapshot = yield* current.get
        const answer = searchAnswer(snapshot, request, {
          notes,
          brief: limit === undefined ? "few" : "all",
          ...(language === "csharp" ? { signatureOf: csharp.signatureOf(snapshot) } : {})
        })
        return yield* Effect.provideService(answer, SearchEngine, engine)
      })

      const getClass = Effect.fnUntraced(function* (input: ClassInput) {
        const { detail = "auto", sections: chosen, cursor, inherited = false } = input
        const address = Uri.parse(input.name.trim())
        const name = address?.type === "class" ? address.name : input.name
        if (cursor !== undefined && detail === "full") {
          return yield* invalid("cursor", 'pages an outline, and detail "full" is never cut: give one of the two')
        }
        const { found, names } = yield* current.lookUp((names) =>
          Effect.map(resolver.findClass(names, name), (found) => ({ found, names }))
        )
        const choice = { inherited, ...(chosen && { sections: chosen }) }
        const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, cursorOf(found.doc, choice))
        if (Option.isNone(offset)) {
          return yield* invalid("cursor", "is not one that this server gave for this class and these arguments")
        }
        const context = renderContext(names, found, language)
        const request = { detail, offset: offset.value, docs: nameOf(names.engine ?? names), ...choice }
        const full = fullAnswer(context, request)
        if (full !== undefined) return full
        // The search index knows which members are likely meant.
        const snapshot = yield* current.get
        const ancestors = inherited
          ? yield* Effect.forEach(found.ancestors, (ancestor) =>
              // A parent that cannot be read has nothing to list.
              Effect.option(Effect.map(resolver.findClass(names, ancestor), ({ doc }) => doc))
            )
          : []
        const answer = outlineAnswer(context, request, {
          likelihood: likelihoodIn(snapshot),
          ancestors: ancestors.flatMap(Option.toArray)
        })
        if (answer === undefined) return yield* invalid("cursor", "is past the end of this class")
        return answer
      })

      const getSymbol = Effect.fnUntraced(function* (input: SymbolInput) {
        const { qname, qnames, kind, cursor } = input
        if ((qname === undefined) === (qnames === undefined)) {
          return yield* invalid("qname", 'give one name as "qname", or up to 10 as "qnames"')
        }
        const find = (names: Names, name: string) => {
          const address = Uri.parse(name.trim())
          if (address?.type === "symbol") return resolver.getSymbol(names, address)
          return Effect.catchTag(resolver.findSymbol(names, name, kind), "NotFound", (failure) =>
            Effect.filterOrFail(
              Effect.flatMap(current.get, csharp.find(name, kind)),
              Predicate.isNotUndefined,
              () => failure
            )
          )
        }
        const one = (name: string, offset: number, share: number) =>
          current.lookUp((names) =>
            Effect.map(find(names, name), (found) =>
              symbolAnswer(found, textsOf(names, found, language), { offset, share })
            )
          )
        if (qname !== undefined) {
          const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, descriptionCursor(qname, kind))
          if (Option.isNone(offset)) return yield* invalid("cursor", "is not one that this server gave for this name")
          return { ...(yield* one(qname, offset.value, 1)), docs: yield* docsOf }
        }
        if (cursor !== undefined) return yield* invalid("cursor", 'goes with "qname": ask for that one again')
        const symbols = yield* Effect.forEach(qnames ?? [], (name) =>
          Effect.map(Effect.either(one(name, 0, qnames?.length ?? 1)), (answer) =>
            Either.isRight(answer) ? answer.right : { qname: name, error: toAnswer(answer.left) }
          )
        )
        return { symbols, docs: yield* docsOf }
      })

      const listClasses = Effect.fnUntraced(function* ({ prefix = "", limit = limits.mostClasses }: ListInput) {
        const { count, notes } = clamped("limit", limit, limits.mostClasses)
        const listing = yield* current.lookUp((names) => catalog.list(names, { prefix: prefix.trim(), limit: count }))
        return { ...listing, docs: yield* docsOf, ...(notes.length === 0 ? {} : { notes }) }
      })

      return GodotTools.of({ search, getClass, getSymbol, listClasses })
    })
  )
}

/** A count that is clamped to its maximum with a note, however great it is; below 1 its schema refuses it. */
const Count = Schema.Number.pipe(
  // `Schema.Int` takes no number beyond 2^53.
  Schema.filter((count) => Number.isInteger(count) || count === Number.POSITIVE_INFINITY, {
    description: "an integer",
    jsonSchema: { type: "integer" }
  }),
  Schema.positive()
)

const clamped = (argument: string, given: number, max: number) =>
  given <= max
    ? { count: given, notes: [] }
    : { count: max, notes: [`${argument}: at most ${max}; ${given} was requested`] }

export const search = Tool.make({
  name: "godot_search",
  title: "Search Godot's API",
  description:
    "Use this first for any Godot question: finds the class, method, property, signal, enum or constant by name (partial, misspelt, C# or Godot 3 names too) or by task in words, in English, Japanese, Chinese and others.",
  input: Schema.Struct({
    query: Tool.required(Tool.Text, "A name or a task: Button.pressed, deg2rad, play a sound once, 効果音を鳴らす"),
    kind: Tool.optional(Kind, "Only results of this kind"),
    limit: Tool.optional(Count, `Maximum number of results (at most ${limits.mostResults})`, limits.results)
  }),
  output: SearchAnswer,
  meta: Tool.alwaysLoad,
  target: (args) => args["query"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.search(input))
})

export const getClass = Tool.make({
  name: "godot_get_class",
  title: "Read one Godot class",
  description:
    "Use this to read a Godot class: what it inherits, what it is for, its methods, properties, signals and constants. A long one comes as an outline of one-line signatures with the next call.",
  input: Schema.Struct({
    name: Tool.required(Tool.Text, "Class name: CharacterBody2D, @GlobalScope"),
    detail: Tool.optional(
      Schema.Literal("auto", "full", "outline"),
      "auto: in full if short, else the outline; full: never cut",
      "auto"
    ),
    sections: Tool.optional(Schema.Array(Schema.Literal(...sections)), "Only these sections"),
    inherited: Tool.optional(Schema.Boolean, "List inherited members too, by owner", false),
    cursor: Tool.optional(Tool.Text, "nextCursor from the previous response")
  }),
  output: GodotClassDoc,
  target: (args) => args["name"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.getClass(input))
})

export const getSymbol = Tool.make({
  name: "godot_get_symbol",
  title: "Read members of Godot classes",
  description:
    "Use this for the exact signature and documentation of a Godot method, property, signal, enum or other member, or of up to 10 at once; inherited ones are found too.",
  input: Schema.Struct({
    qname: Tool.optional(Tool.Text, "Class.member: Node.add_child, Vector2.operator *; or a result's uri"),
    qnames: Tool.optional(
      Schema.Array(Tool.Text).pipe(Schema.minItems(1), Schema.maxItems(limits.symbols)),
      `Up to ${limits.symbols} names in place of qname; answers { symbols: [...] }`
    ),
    kind: Tool.optional(MemberKind, "Disambiguates a name that exists in several kinds"),
    cursor: Tool.optional(Tool.Text, "nextCursor of a description that was cut")
  }),
  output: SymbolAnswers,
  target: (args) => args["qname"] ?? args["qnames"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.getSymbol(input))
})

export const listClasses = Tool.make({
  name: "godot_list_classes",
  title: "List Godot classes",
  description: "Use this to see which Godot classes exist: all names, or those with a prefix, sorted.",
  input: Schema.Struct({
    prefix: Tool.optional(Tool.Text, "Name prefix, case-insensitive: Audio"),
    limit: Tool.optional(Count, "Maximum number of names; all by default")
  }),
  output: ClassList,
  target: (args) => args["prefix"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.listClasses(input))
})

/** Names with a dot, from before hosts refused them: answered, not listed. */
export const aliases: ReadonlyMap<string, string> = new Map([
  ["godot.search", "godot_search"],
  ["godot.get_class", "godot_get_class"],
  ["godot.get_symbol", "godot_get_symbol"],
  ["godot.list_classes", "godot_list_classes"]
])
