/** The four tools of godot-docs-mcp: search, a class, a symbol, the list of classes. */
import { Effect, Option, Schema } from "effect"
import * as Cursor from "../../kernel/mcp/Cursor.ts"
import { invalid } from "../../kernel/mcp/Failure.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { ClassCatalog } from "../library/lookup/ClassCatalog.ts"
import { SymbolResolver } from "../library/lookup/SymbolResolver.ts"
import { classAnswer, cursorOf } from "./ClassAnswer.ts"
import { currentSnapshot, lookUp } from "./CurrentSnapshot.ts"
import { materialOf, textsOf } from "./Material.ts"
import { searchAnswer } from "./SearchAnswer.ts"
import { ClassList, GodotClassDoc, GodotSymbolDoc, Kind, MemberKind, SearchAnswer, sections } from "./Shapes.ts"
import { symbolAnswer } from "./SymbolAnswer.ts"

/** Arguments' defaults and bounds. */
export const limits = { results: 10, mostResults: 100, mostClasses: 10_000, shortestQuery: 2 } as const

/** A count that is clamped to `most`, and told so, however great it is; below 1 it is refused by its schema. */
const Count = Schema.Number.pipe(
  // `Schema.Int` takes no number beyond 2^53.
  Schema.filter((count) => Number.isInteger(count) || count === Number.POSITIVE_INFINITY, {
    description: "an integer",
    jsonSchema: { type: "integer" }
  }),
  Schema.positive()
)

const clamped = (argument: string, asked: number, most: number) =>
  asked <= most
    ? { count: asked, notes: [] }
    : { count: most, notes: [`${argument}: ${most} is the most; asked ${asked}`] }

const noted = (notes: ReadonlyArray<string>) => (notes.length === 0 ? {} : { notes })

export const search = Tool.make({
  name: "godot_search",
  title: "Search Godot's API",
  description:
    "Use this first for any question about Godot's API: finds classes and members of every kind by name (also partial, misspelt, C# or Godot 3 names) or by what they do.",
  input: Schema.Struct({
    query: Tool.required(Tool.Text, "A name or a task: Button.pressed, deg2rad, play a sound once"),
    kind: Tool.optional(Kind, "Only results of this kind"),
    limit: Tool.optional(Count, `Most results, up to ${limits.mostResults}`, limits.results)
  }),
  output: SearchAnswer,
  target: (args) => args["query"],
  handler: Effect.fnUntraced(function* ({ query, kind, limit = limits.results }) {
    const text = query.trim()
    if (Array.from(text).length < limits.shortestQuery) {
      return yield* invalid("query", `must have at least ${limits.shortestQuery} characters`)
    }
    const { count, notes } = clamped("limit", limit, limits.mostResults)
    return yield* searchAnswer(yield* currentSnapshot, { query: text, limit: count, ...(kind && { kind }) }, notes)
  })
})

export const getClass = Tool.make({
  name: "godot_get_class",
  title: "Read one Godot class",
  description:
    "Use this to read a Godot class: what it inherits, what it is for, its members with types and defaults. A big one comes as an outline that says how to get the rest.",
  input: Schema.Struct({
    name: Tool.required(Tool.Text, "Class name: CharacterBody2D, @GlobalScope"),
    detail: Tool.optional(
      Schema.Literal("auto", "full", "outline"),
      "auto: in full if it is short, else the outline; full: never cut",
      "auto"
    ),
    sections: Tool.optional(Schema.Array(Schema.Literal(...sections)), "Only these sections"),
    cursor: Tool.optional(Tool.Text, "nextCursor of the answer before")
  }),
  output: GodotClassDoc,
  target: (args) => args["name"],
  handler: Effect.fnUntraced(function* ({ name, detail = "auto", sections: asked, cursor }) {
    if (cursor !== undefined && detail === "full") {
      return yield* invalid("cursor", 'pages an outline, and detail "full" is never cut: give one of the two')
    }
    const resolver = yield* SymbolResolver
    const { found, material } = yield* lookUp((names) =>
      Effect.map(resolver.findClass(names, name), (found) => ({ found, material: materialOf(names, found) }))
    )
    const list = cursorOf(found.doc, asked === undefined ? {} : { sections: asked })
    const offset = cursor === undefined ? Option.some(0) : Cursor.decode(cursor, list)
    if (Option.isNone(offset)) {
      return yield* invalid("cursor", "is not one that this server gave for this class and these sections")
    }
    const answer = classAnswer(material, {
      // A cursor pages an outline: `auto` must not turn full on the way.
      detail: cursor === undefined ? detail : "outline",
      offset: offset.value,
      ...(asked && { sections: asked })
    })
    return answer ?? (yield* invalid("cursor", "points behind the end of this class"))
  })
})

export const getSymbol = Tool.make({
  name: "godot_get_symbol",
  title: "Read one member of a Godot class",
  description:
    "Use this for the true signature and documentation of one method, property, signal, enum or other member; inherited ones are found too.",
  input: Schema.Struct({
    qname: Tool.required(Tool.Text, "Class.member: Node.add_child, Button.pressed, Vector2.operator *"),
    kind: Tool.optional(MemberKind, "Decides where a name has several kinds")
  }),
  output: GodotSymbolDoc,
  target: (args) => args["qname"],
  handler: Effect.fnUntraced(function* ({ qname, kind }) {
    const resolver = yield* SymbolResolver
    return yield* lookUp((names) =>
      Effect.map(resolver.findSymbol(names, qname, kind), (found) => symbolAnswer(found, textsOf(names, found)))
    )
  })
})

export const listClasses = Tool.make({
  name: "godot_list_classes",
  title: "List Godot classes",
  description: "Use this to see which classes exist: all, or those with a prefix, sorted.",
  input: Schema.Struct({
    prefix: Tool.optional(Tool.Text, "Beginning of the names, in any case: Audio"),
    limit: Tool.optional(Count, "Most names; without it, all")
  }),
  output: ClassList,
  target: (args) => args["prefix"],
  handler: Effect.fnUntraced(function* ({ prefix = "", limit = limits.mostClasses }) {
    const { count, notes } = clamped("limit", limit, limits.mostClasses)
    const catalog = yield* ClassCatalog
    const listing = yield* lookUp((names) => catalog.list(names, { prefix: prefix.trim(), limit: count }))
    return { ...listing, ...noted(notes) }
  })
})

export const tools = [search, getClass, getSymbol, listClasses]

/** Names with a dot, from before hosts refused them: answered, not listed. */
export const aliases: ReadonlyMap<string, string> = new Map([
  ["godot.search", "godot_search"],
  ["godot.get_class", "godot_get_class"],
  ["godot.get_symbol", "godot_get_symbol"],
  ["godot.list_classes", "godot_list_classes"]
])
