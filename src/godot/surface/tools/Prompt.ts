/** The instructions that a model gets with `initialize`, and the prompt that says more. */
import type { Prompt } from "../../../kernel/mcp/Resource.ts"

/** Under 1,000 characters: hosts put it into every conversation. */
export const instructions = `Godot's class reference, offline: the true API of the version the user has. Look things up here before writing Godot code; do not trust memory, which mixes Godot 3 and 4.
- godot_search finds names (partial, misspelt, C# or Godot 3 ones too) and tasks in words. Start here when unsure.
- godot_get_symbol {"qname":"Node.add_child"} gives one member's signature and text, inherited ones too.
- godot_get_class {"name":"CharacterBody2D"} gives a class; big ones as an outline with the next call.
- godot_list_classes {"prefix":"Audio"} lists names.
- godot_check {"code":"..."} says which lines of GDScript or of a shader are wrong here: check what you wrote before you answer.
- godot_diff {"to":"4.7"} says what changed between two versions.
NOT_FOUND means that the reference of this version has no such name: use what it suggests, do not invent. "docs" in a search answer says which version is served.`

export const prompt: Prompt = {
  name: "how_to_use_godot_docs",
  title: "How to use the Godot docs",
  description: "How to look up Godot's API with this server, with the calls for common questions.",
  arguments: [{ name: "task", description: "What you want to build, in a sentence", required: false }],
  text: (args) => {
    const task = args.get("task")
    return [
      "Use the godot-docs-mcp tools to check every Godot class, method, property, signal and constant before you use it.",
      "",
      "1. Search first. `godot_search` takes a name (`Button.pressed`, `move_and_slide`, `GetNode`, `deg2rad`) or a task (`know when two areas overlap`). Filter with `kind` when you know what you want: `signal`, `method`, `property`, `class` ...",
      '2. Read what you found. `godot_get_symbol {"qname":"Area2D.area_entered"}` for one member, `godot_get_class {"name":"Area2D"}` for the class. A member is found on its subclasses too; `className` says who owns it.',
      "3. Believe the answer. `NOT_FOUND` means that this version has no such thing; its suggestions hold the nearest names, and for a Godot 3 name its successor. `deprecated` and `experimental` are given where they apply.",
      "4. Keep it short. Big classes come as an outline: follow `next` for one section or one member rather than asking for `full`.",
      '5. Check what you wrote before you answer: `godot_check {"code":"extends Node ..."}` says which lines are wrong for this version and what to write instead.',
      "",
      "Every `uri` in an answer (`godot://class/Node`, `godot://symbol/Node/method/add_child`) can be read as a resource.",
      ...(task === undefined || task.trim() === "" ? [] : ["", `The task: ${task.trim()}`])
    ].join("\n")
  }
}
