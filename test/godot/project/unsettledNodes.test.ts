import { assert, describe, it } from "@effect/vitest"
import { addsToInstance, addsToUnsettled } from "../../../src/godot/project/unsettledNodes.ts"

const classes = new Map([["Hero", "res://hero.gd"]])
const isUnsettled = (text: string) => addsToUnsettled(text.replaceAll("|", "\n"), classes)

describe("nodes that may not be in the tree yet", () => {
  it("are parameters, instances and objects of the project's classes", () => {
    for (const text of [
      "func f(foe):|\tfoe.add_child(sword)",
      "func f(敵):|\tif a: 敵.add_child(sword)",
      "func f():|\tvar foe := Foe.instantiate()|\tfoe.get_node('Hand').add_child(sword)",
      "func f():|\tvar foe: Node = Foe.instance()|\tvar hand = foe.get_node('Hand')|\thand.add_child(sword)",
      "func f():|\tvar hero = Hero.new()|\thero.hand.add_child(sword, true)",
      "class Foe extends Node:|\tpass|func f():|\tvar foe = Foe.new()|\tfoe.add_child(sword)",
      "var box = $Box|func f():|\tbox = make()|\tbox.add_child(sword)",
      "func f():|\tvar a = b|\tvar b = a|\ta.add_child(sword)"
    ])
      assert.isTrue(isUnsettled(text), text)
  })

  it("are none that are looked up, exported, of an autoload, or Godot's own objects", () => {
    for (const text of [
      "func f():|\tadd_child(sword)|\tself.add_child(sword)|\t$Box.add_child(sword)",
      "@onready var box = $Box|@export var slot: Node|func f():|\tbox.add_child(sword)|\tslot.add_child(sword)",
      "func f():|\tget_tree().root.add_child(sword)|\tget_parent().add_child(sword)|\tGame.world.add_child(sword)",
      "func f():|\tvar row := HBoxContainer.new()|\trow.add_child(sword)",
      "@onready var box = $Box|func f():|\tvar row = box.get_child(0)|\trow.add_child(sword)"
    ])
      assert.isFalse(isUnsettled(text), text)
  })

  it("are told from instances of scenes", () => {
    assert.isTrue(addsToInstance("func f():\n\tvar foe = Foe.instantiate()\n\tfoe.add_child(sword)"))
    assert.isFalse(addsToInstance("func f(foe):\n\tfoe.add_child(sword)"))
    assert.isFalse(addsToInstance("func f():\n\tvar foe = Foe.instantiate()\n\tadd_child(foe)"))
  })
})
