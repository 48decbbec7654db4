import { assert, describe, it } from "@effect/vitest"
import { normalizePath, resolveCertainPath, resolvePath } from "../../../src/godot/script/ResourcePath.ts"

describe("paths of files", () => {
  it("are absolute, or relative to the file that names them", () => {
    assert.strictEqual(resolvePath("enemy.gd", "res://levels/one.tscn"), "res://levels/enemy.gd")
    assert.strictEqual(resolvePath("../enemy.gd", "res://levels/one.tscn"), "res://enemy.gd")
    assert.strictEqual(resolvePath("res://a/./b.gd", "res://x.gd"), "res://a/b.gd")
    assert.strictEqual(resolvePath("/enemy.gd", "res://levels/one.tscn"), "res://enemy.gd")
    assert.strictEqual(resolvePath("uid://abc", "res://x.gd"), "uid://abc")
    assert.strictEqual(normalizePath("res://../../etc/passwd"), "res://etc/passwd")
  })

  it("are certain only within the project, from a file whose path is known", () => {
    assert.strictEqual(resolveCertainPath("res://a/./b.gd", ""), "res://a/./b.gd")
    assert.strictEqual(resolveCertainPath("../enemy.gd", "res://levels/one.gd"), "res://enemy.gd")
    assert.isUndefined(resolveCertainPath("../../enemy.gd", "res://levels/one.gd"))
    assert.isUndefined(resolveCertainPath("enemy.gd", ""))
    assert.isUndefined(resolveCertainPath("uid://abc", "res://levels/one.gd"))
  })
})
