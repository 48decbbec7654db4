/** The tool that checks a script, a shader, a scene, a resource or settings. */
import { Effect, Schema } from "effect"
import * as Tool from "../../../kernel/mcp/Tool.ts"
import { CheckAnswer } from "../answers/CheckAnswer.ts"
import { GodotTools } from "./GodotTools.ts"

/** A script, which may be far longer than other arguments; its limit is in bytes, with its own error. */
const Code = Schema.String

export const check = Tool.make({
  name: "godot_check",
  title: "Check GDScript, shaders and scenes",
  description:
    "Use this on GDScript, a shader, a .tscn, a .tres or project.godot that you wrote or changed, before you answer: says which lines are wrong for this Godot version and project, and what to write instead. Knows Godot 3 words in Godot 4 code and vice versa.",
  input: () =>
    Schema.Struct({
      code: Tool.optional(Code, "A file, a function or statements; with path, its unsaved text"),
      path: Tool.optional(Tool.Text, "A file of the project: player.gd, res://level.tscn")
    }),
  output: CheckAnswer,
  meta: Tool.alwaysLoad,
  emptyIsAbsent: true,
  target: (args) => args["path"],
  handler: (input) => Effect.flatMap(GodotTools, (tools) => tools.check(input))
})
