/** The four tools that look things up in a reference, as clients see them; `GodotTools` answers. */
import { Effect, Schema } from "effect"
import * as Tool from "../../../kernel/mcp/Tool.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { sections, shapes } from "../answers/Shapes.ts"
import { GodotTools, limits } from "./GodotTools.ts"

/** A count that is clamped to its maximum with a note, however great it is; below 1 its schema refuses it. */
const count = lazy(() =>
  Schema.Number.pipe(
    // `Schema.Int` takes no number beyond 2^53.
    Schema.filter((count) => Number.isInteger(count) || count === Number.POSITIVE_INFINITY, {
      description: "an integer",
      jsonSchema: { type: "integer" }
    }),
    Schema.greaterThanOrEqualTo(1)
  )
)

export const search = Tool.make({
  name: "godot_search",
  title: "Search Godot's API",
  description:
    "Use this first for any Godot question: finds the class, method, property, signal, enum or constant by name (partial, misspelt, C# or Godot 3 names too) or by task in words, in English, Japanese, Chinese and others.",
  input: () =>
    Schema.Struct({
      query: Tool.required(Tool.Text, "A name or a task: Button.pressed, deg2rad, play a sound once, 効果音を鳴らす"),
      kind: Tool.optional(shapes().Kind, "Only results of this kind"),
      limit: Tool.optional(count(), `Maximum number of results (at most ${limits.maxResults})`, limits.defaultResults)
    }),
  output: () => shapes().SearchAnswer,
  meta: Tool.alwaysLoad,
  emptyIsAbsent: true,
  target: (args) => args["query"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.search(input))
})

export const getClass = Tool.make({
  name: "godot_get_class",
  title: "Read one Godot class",
  description:
    "Use this to read a Godot class: what it inherits, what it is for, its methods, properties, signals and constants. A long class is an outline of one-line signatures plus the next call.",
  input: () =>
    Schema.Struct({
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
  output: () => shapes().GodotClassDoc,
  emptyIsAbsent: true,
  target: (args) => args["name"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.getClass(input))
})

export const getSymbol = Tool.make({
  name: "godot_get_symbol",
  title: "Read members of Godot classes",
  description:
    "Use this for the exact signature and documentation of a Godot method, property, signal, enum or other member, or of up to 10 at once; inherited ones are found too.",
  input: () =>
    Schema.Struct({
      qname: Tool.optional(Tool.Text, "Class.member: Node.add_child, Vector2.operator *; or a result's uri"),
      qnames: Tool.optional(
        Schema.Array(Tool.Text)
          .annotations({ title: "a list of names" })
          .pipe(Schema.minItems(1), Schema.maxItems(limits.maxSymbols)),
        `Up to ${limits.maxSymbols} names in place of qname; answers { symbols: [...] }`
      ),
      kind: Tool.optional(shapes().MemberKind, "Disambiguates a name that exists in several kinds"),
      cursor: Tool.optional(Tool.Text, "nextCursor of a description that was cut")
    }),
  output: () => shapes().SymbolAnswers,
  emptyIsAbsent: true,
  target: (args) => args["qname"] ?? args["qnames"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.getSymbol(input))
})

export const listClasses = Tool.make({
  name: "godot_list_classes",
  title: "List Godot classes",
  description: "Use this to see which Godot classes exist: all names, or those with a prefix, sorted.",
  input: () =>
    Schema.Struct({
      prefix: Tool.optional(Tool.Text, "Name prefix, case-insensitive: Audio"),
      limit: Tool.optional(count(), "Maximum number of names; all by default")
    }),
  output: () => shapes().ClassList,
  emptyIsAbsent: true,
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
