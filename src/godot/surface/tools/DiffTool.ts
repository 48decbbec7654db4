/** The tool `godot_diff`: the changes between two Godot versions. */
import { Context, Effect, Layer, Schema } from "effect"
import type { Files } from "../../../kernel/files/Files.ts"
import { type Failure, NotFound } from "../../../kernel/mcp/Failure.ts"
import * as Tool from "../../../kernel/mcp/Tool.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import type { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { DiffAnswer, diffAnswer } from "../answers/DiffAnswer.ts"
import { References } from "./References.ts"

export interface DiffInput {
  readonly to: string
  readonly from?: string
  readonly name?: string
  readonly limit?: number
  readonly cursor?: string
}

/** Compares two versions; a test can replace the service. */
export class VersionDiff extends Context.Tag("godot/VersionDiff")<
  VersionDiff,
  { readonly compare: (input: DiffInput) => Effect.Effect<DiffAnswer, Failure> }
>() {
  static readonly make = Effect.map(Effect.context<References | Files | XmlDocParser>(), (parts) => ({
    compare: (input: DiffInput) => Effect.provide(compare(input), parts)
  }))

  static readonly layer = Layer.effect(this, this.make)
}

const compare = Effect.fn("VersionDiff.compare")(function* ({
  to,
  from,
  name,
  limit = DEFAULT_LIMIT,
  cursor
}: DiffInput) {
  const references = yield* References
  const older = yield* references.side(from)
  const newer = yield* references.side(to)
  const { compareSets } = yield* loadPart(() => import("../../store/Comparison.ts"))
  const comparison = yield* compareSets(older, newer)
  if (comparison === undefined) {
    return yield* new NotFound({ message: `${older.name} or ${newer.name} cannot be read.`, suggestions: [] })
  }
  return yield* diffAnswer(comparison, {
    limit,
    ...(name === undefined || name.trim() === "" ? {} : { name: name.trim() }),
    ...(cursor === undefined ? {} : { cursor })
  })
})

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500

export const diff = Tool.make({
  name: "godot_diff",
  title: "Compare two Godot versions",
  description:
    "Use this to migrate code between Godot versions: classes and members removed, renamed, moved, changed or deprecated, for the whole API or one class or member. Both versions must be in the user's store.",
  input: () =>
    Schema.Struct({
      to: Tool.required(Tool.Text, "Version to compare with: 4.7"),
      from: Tool.optional(Tool.Text, "Older version. Default: the one served"),
      name: Tool.optional(Tool.Text, "Only this class or member: Node, Node.add_child. Default: a summary"),
      limit: Tool.optional(
        Schema.Int.pipe(Schema.between(1, MAX_LIMIT)),
        `Maximum number of lines, up to ${MAX_LIMIT}`,
        DEFAULT_LIMIT
      ),
      cursor: Tool.optional(Tool.Text, "nextCursor from the previous response")
    }),
  output: DiffAnswer,
  emptyIsAbsent: true,
  target: (args) => `${args["from"] ?? ""} ${args["to"] ?? ""} ${args["name"] ?? ""}`.trim(),
  handler: (input) => Effect.flatMap(VersionDiff, ({ compare }) => compare(input))
})
