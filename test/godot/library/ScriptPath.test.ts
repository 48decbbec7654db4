import { assert, describe, it } from "@effect/vitest"
import { classesOfScripts, classOfScript, scriptPath } from "../../../src/godot/library/lookup/ScriptPath.ts"
import { EMPTY_CLASS } from "../../../src/godot/reference/ClassDoc.ts"
import { addedClass } from "../../../src/godot/reference/SymbolTable.ts"

const classes = new Map(
  [
    ["Player", "res://units/player.gd"],
    ["Player.State", "res://units/player.gd"],
    ['"old/player.gd"', "res://old/player.gd"],
    ["Main", "res://main.gd"]
  ].map(([name = "", file = ""]) => [name, { ...addedClass({ ...EMPTY_CLASS, name }), file }] as const)
)

describe("the path of a script", () => {
  it.each([
    ["res://units/player.gd", "units/player.gd"],
    ["units/player.gd", "units/player.gd"],
    ['"units/player.gd"', "units/player.gd"],
    ["./units/player.gd", "units/player.gd"],
    ["units\\player.gd", "units/player.gd"],
    ["'player.gd'", "player.gd"],
    ["/home/me/game/units/player.gd", "units/player.gd"],
    ["/tmp/link/units/player.gd", "units/player.gd"],
    ["file:///home/me/game/units/pl%61yer.gd", "units/player.gd"],
    // Other folders, other files.
    ["/home/me/other/units/player.gd", undefined],
    ["/home/me/game-2/player.gd", undefined],
    ["file:///home/me/other/player.gd", undefined],
    ["C:\\game\\player.gd", undefined],
    ["\\\\server\\share\\player.gd", undefined],
    ["player.tscn", undefined],
    ["Player", undefined]
  ])("%s", (text, path) => {
    assert.strictEqual(scriptPath(text, ["/home/me/game", "/tmp/link"]), path)
  })

  it("is below a folder of Windows, too", () => {
    assert.strictEqual(scriptPath("C:\\game\\units\\player.gd", ["C:/game"]), "units/player.gd")
    assert.strictEqual(scriptPath("file:///C%3A/game/units/player.gd", ["C:/game"]), "units/player.gd")
  })

  it("leads to the class of the script, not to one within it, nor to another script", () => {
    assert.strictEqual(classOfScript(classes, "units/player.gd"), "Player")
    assert.isUndefined(classOfScript(classes, "player.gd"))
  })

  it("leads to all scripts whose path ends so, unless one has just this path", () => {
    assert.deepStrictEqual(classesOfScripts(classes, "player.gd"), ["Player", '"old/player.gd"'])
    assert.deepStrictEqual(classesOfScripts(classes, "main.gd"), ["Main"])
    assert.deepStrictEqual(classesOfScripts(classes, "layer.gd"), [])
  })
})
