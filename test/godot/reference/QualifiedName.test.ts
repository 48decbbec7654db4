import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { parse, readings } from "../../../src/godot/reference/QualifiedName.ts"

describe("a qualified name", () => {
  it("is class and member, however they are joined and with or without a call", () => {
    for (const text of [
      "Node.add_child",
      "Node::add_child",
      "Node#add_child",
      "Node.add_child()",
      "Node.add_child(Sprite2D.new(), true)",
      " Node . add_child() "
    ]) {
      assert.deepStrictEqual(parse(text), { className: "Node", name: "add_child" }, text)
    }
  })

  it("is parted at the first dot, for names of settings hold more", () => {
    assert.deepStrictEqual(parse("ProjectSettings.debug/settings/crash_handler/message.editor"), {
      className: "ProjectSettings",
      name: "debug/settings/crash_handler/message.editor"
    })
  })

  it("has other readings for classes of scripts, whose names hold dots", () => {
    assert.deepStrictEqual(readings("actors/player.gd.State.enter()"), [
      { className: "actors/player", name: "gd.State.enter" },
      { className: "actors/player.gd", name: "State.enter" },
      { className: "actors/player.gd.State", name: "enter" }
    ])
  })

  it("is not parted from what a call of its own returns", () => {
    assert.deepStrictEqual(parse("Node.get_tree().paused"), { className: "Node", name: "get_tree().paused" })
  })

  it("keeps the signs of operators", () => {
    assert.deepStrictEqual(parse("Vector2.operator <"), { className: "Vector2", name: "operator <" })
    assert.deepStrictEqual(parse("Array.operator []"), { className: "Array", name: "operator []" })
    assert.deepStrictEqual(parse("Callable.operator ()"), { className: "Callable", name: "operator ()" })
  })

  it("is none without a class, a member or a separator", () => {
    for (const text of ["", "Node", ".add_child", "Node.", "Node.()", "::", "#", " . "]) {
      assert.isUndefined(parse(text), text)
    }
  })

  it("takes any text, in bounded time and number of readings", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { className, name } of readings(text)) {
          assert.isTrue(text.includes(className) && text.includes(name))
        }
      })
    )
    assert.isAtMost(readings("a.".repeat(500_000)).length, 16)
  })
})
