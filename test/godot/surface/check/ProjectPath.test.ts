import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import * as fc from "fast-check"
import { fileOfHook } from "../../../../src/godot/surface/check/HookInput.ts"
import { toProjectPath } from "../../../../src/godot/surface/check/ProjectPath.ts"

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

describe("the input of a hook", () => {
  it("names the file that was written", () => {
    assert.strictEqual(fileOfHook('{"tool_input":{"file_path":"/game/player.gd"}}'), "/game/player.gd")
    for (const text of ["", "null", "[]", "{", '{"tool_input":{"file_path":3}}', '{"tool_input":null}']) {
      assert.isUndefined(fileOfHook(text), text)
    }
  })

  it("is in the host's working directory where it is relative", () => {
    const input = (file: string) => JSON.stringify({ cwd: "/game", tool_input: { file_path: file } })
    const cases = { "ui/a.gd": "/game/ui/a.gd", "/b.gd": "/b.gd", "C:\\c.gd": "C:\\c.gd" }
    for (const [file, found] of Object.entries(cases)) assert.strictEqual(fileOfHook(input(file)), found)
  })
})
