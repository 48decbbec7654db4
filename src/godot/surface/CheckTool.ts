/** The tool that checks a script. */
import { Effect, Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { CheckAnswer } from "./CheckAnswer.ts"
import { GodotTools } from "./GodotTools.ts"

/** A script, which may be far longer than other texts; its limit is in bytes, with an error of its own. */
const Code = Schema.String

export const check = Tool.make({
  name: "godot_check",
  title: "Check GDScript and shaders",
  description:
    "Use this on GDScript or a shader that you wrote or changed, before you answer: says which lines are wrong for this Godot version and project, without Godot, and what to write instead. Knows Godot 3 words in Godot 4 code and vice versa.",
  input: () =>
    Schema.Struct({
      code: Tool.optional(Code, "A script, a function or statements; with path, the unsaved text of that script"),
      path: Tool.optional(Tool.Text, "A script or shader of the project: player.gd, res://player.gd")
    }),
  output: CheckAnswer,
  meta: Tool.alwaysLoad,
  emptyIsAbsent: true,
  target: (args) => args["path"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.check(input))
})
