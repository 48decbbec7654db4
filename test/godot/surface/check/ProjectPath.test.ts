import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import * as fc from "fast-check"
import { feedbackJson, hookEvent } from "../../../../src/godot/surface/check/HookInput.ts"
import { toProjectPath, whyUnchecked } from "../../../../src/godot/surface/check/ProjectPath.ts"

const pathOf = (path: string) => Either.getOrElse(toProjectPath("/home/me/game", path), () => "outside")

describe("the path of a script", () => {
  it("is taken as a project calls it, relative, or absolute within the project", () => {
    for (const path of [
      "levels/a.gd",
      "res://levels/a.gd",
      "./levels/x/../a.gd",
      "/home/me/game/levels/a.gd",
      "levels\\a.gd",
      "file:///home/me/game/levels/%61.gd"
    ]) {
      assert.strictEqual(pathOf(path), "res://levels/a.gd", path)
    }
    assert.strictEqual(pathOf("/home/me/game"), "res://")
  })

  it("never leaves the project", () => {
    for (const path of [
      "../a.gd",
      "/etc/passwd",
      "levels/../../a.gd",
      "/home/me/game2/a.gd",
      "a\0.gd",
      "C:/a.gd",
      "file:///etc/a.gd",
      "file:///home/me/game/%2e%2e/a.gd",
      "file:///C:/a.gd",
      "file:///%00"
    ]) {
      assert.strictEqual(pathOf(path), "outside", path)
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom("..", ".", "", "a", "res://", "/", "\\"), { maxLength: 12 }), (parts) => {
        const path = pathOf(parts.join("/"))
        assert.isTrue(path === "outside" || !path.slice("res://".length).split("/").includes(".."))
      })
    )
  })
})

describe("a path that cannot be checked", () => {
  const state = {
    all: new Set(["res://actors/player/player.gd", "res://ui/player.gd", "res://ui/menu.gd", "res://ui/menu.tscn"]),
    classes: new Map([["Menu", "res://ui/menu.gd"]]),
    leftOut: []
  }
  const why = (path: string) => {
    const failure = whyUnchecked(state, path)
    return failure?._tag === "NotFound" ? failure.suggestions : failure?.message
  }

  it("is answered with the files of its name, those in the likeliest folder first", () => {
    assert.deepStrictEqual(why("res://player.gd"), ["res://actors/player/player.gd", "res://ui/player.gd"])
    assert.deepStrictEqual(why("res://scenes/ui/Player.gd"), ["res://ui/player.gd", "res://actors/player/player.gd"])
    assert.deepStrictEqual(why("res://scenes/menu"), ["res://ui/menu.gd"])
    assert.deepStrictEqual(why("res://scripts/mneu.gd"), ["res://ui/menu.gd"])
    assert.deepStrictEqual(why("res://Menu"), ["res://ui/menu.gd"])
    assert.deepStrictEqual(why("res://enemy.gd"), [])
  })

  it("is called a folder where it is one", () => {
    assert.match(String(why("res://actors")), /is a folder/)
    assert.match(String(why("res://")), /is a folder/)
    assert.match(String(why("res://ui/menu.scn")), /neither a script/)
    assert.isUndefined(why("res://ui/menu.gd"))
  })
})

describe("the input of a hook", () => {
  const filesIn = (input: unknown) => hookEvent(JSON.stringify(input)).files

  it("names the file that was written", () => {
    assert.deepStrictEqual(filesIn({ tool_input: { file_path: "/game/player.gd" } }), ["/game/player.gd"])
    assert.deepStrictEqual(filesIn({ tool_response: { filePath: "/game/player.gd" } }), ["/game/player.gd"])
    for (const text of ["", "null", "[]", "{", '{"tool_input":{"file_path":3}}', '{"tool_input":null}']) {
      assert.isEmpty(hookEvent(text).files, text)
    }
    assert.isEmpty(filesIn({ tool_name: "Bash", tool_input: { command: "cat player.gd" } }))
  })

  it("is in the host's working directory where it is relative", () => {
    const cases = { "ui/a.gd": "/game/ui/a.gd", "/b.gd": "/b.gd", "C:\\c.gd": "C:\\c.gd" }
    for (const [file, found] of Object.entries(cases)) {
      assert.deepStrictEqual(filesIn({ cwd: "/game", tool_input: { file_path: file } }), [found])
    }
  })

  it("names every file that a patch of Codex leaves behind", () => {
    const command = [
      "*** Begin Patch",
      "*** Add File: new.gd",
      "+*** Add File: not_a_header.gd",
      "*** Update File: ui/menu.gd",
      "@@",
      "*** Add File: gone.gd",
      "*** Delete File: gone.gd",
      "*** Update File: ui/menu.gd",
      "*** Update File: old.gd",
      "*** Move to: moved.gd",
      "*** End Patch"
    ].join("\n")
    const event = { cwd: "/game", hook_event_name: "PostToolUse", tool_name: "apply_patch", tool_input: { command } }
    assert.deepStrictEqual(filesIn(event), ["/game/new.gd", "/game/ui/menu.gd", "/game/moved.gd"])
    assert.deepStrictEqual(filesIn({ toolName: "apply_patch", toolArgs: command }), [
      "new.gd",
      "ui/menu.gd",
      "moved.gd"
    ])
  })

  it("has the arguments of Copilot CLI as an object or as JSON", () => {
    const toolArgs = { path: "/game/player.gd", file_text: "extends Node" }
    assert.deepStrictEqual(filesIn({ toolName: "create", toolArgs }), ["/game/player.gd"])
    assert.deepStrictEqual(filesIn({ toolName: "create", toolArgs: JSON.stringify(toolArgs) }), ["/game/player.gd"])
  })

  it("shows how the host takes what was found", () => {
    const answer = (input: unknown) => feedbackJson(hookEvent(JSON.stringify(input)), "found")
    const edit = { tool_input: { file_path: "/game/player.gd" } }
    assert.isUndefined(answer({ ...edit, hook_event_name: "PostToolUse", tool_name: "Edit" }))
    const additionalContext = "godot-docs-mcp: found"
    const specific = (hookEventName: string) =>
      JSON.stringify({ hookSpecificOutput: { hookEventName, additionalContext } })
    assert.strictEqual(answer({ ...edit, hook_event_name: "AfterTool", tool_name: "replace" }), specific("AfterTool"))
    const patch = { hook_event_name: "PostToolUse", tool_name: "apply_patch", tool_input: { command: "" } }
    assert.strictEqual(answer(patch), specific("PostToolUse"))
    const ofCopilot = JSON.stringify({ additionalContext })
    assert.strictEqual(answer({ toolName: "edit", toolArgs: { path: "player.gd" } }), ofCopilot)
    // It calls the hooks of Claude Code too.
    const asClaude = { hook_event_name: "PostToolUse", tool_name: "Edit", tool_input: { path: "player.gd" } }
    assert.strictEqual(answer({ ...asClaude, tool_result: { result_type: "success" } }), ofCopilot)
  })
})
