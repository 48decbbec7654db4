/** Paths of nodes, beside the scenes that use the script. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { corpora, onCorpora } from "../../support/corpora.ts"
import { foundInProject } from "../../support/foundInProject.ts"

type Files = Readonly<Record<string, string>>

const scene =
  '[gd_scene]|[ext_resource type="Script" path="res://main.gd" id="1"]|[ext_resource type="PackedScene" path="res://box.tscn" id="2"]|[ext_resource type="PackedScene" path="res://model.glb" id="3"]|[node name="Main" type="Node2D"]|script = ExtResource("1")|[node name="HUD" type="CanvasLayer" parent="."]|[node name="Health" type="Label" parent="HUD"]|unique_name_in_owner = true|[node name="Box" parent="." instance=ExtResource("2")]|[node name="Lid2" type="Node2D" parent="Box"]|[node name="Model" parent="." instance=ExtResource("3")]'

const files: Files = {
  "main.tscn": scene,
  "box.tscn": '[gd_scene]|[node name="Chest" type="Node2D"]|[node name="Lid" type="Sprite2D" parent="."]',
  "other.gd": 'extends Node|func f(n: Node):|\tn.name = "Given"'
}

const wrong: ReadonlyArray<readonly [script: string, expected: string]> = [
  ["extends Node2D|@onready var a = $HUD/Helth", "2 unknown-node $HUD/Health"],
  ["extends Node2D|@onready var a: Label = $Health", "2 unknown-node $HUD/Health"],
  ["extends Node2D|func f():|\t$Hud/Health.show()", "3 unknown-node $HUD/Health"],
  ['extends Node2D|func f():|\tget_node("HUD/Helth").show()', '3 unknown-node "HUD/Health"'],
  ["extends Node2D|func f():|\t%Helth.show()|\t%Score.show()", "3 unknown-node %Health, 4 unknown-node"],
  ["extends Node2D|func f():|\t$Box/Lit.show()|\t$Box/Lid/Hinge.show()", "3 unknown-node $Box/Lid, 4 unknown-node"]
]

const right: ReadonlyArray<string> = [
  "extends Node2D|@onready var a = $HUD/Health|@onready var b = %Health|@onready var c = $Box/Lid|@onready var d = $Box/Lid2|func f():|\treturn [$'HUD/../Box', $'.', $'..', $'../Other', $'/root/Other', $'HUD:layer']",
  // The scene of a model cannot be read, and other scenes may be put below this one.
  "extends Node2D|func f():|\t$Model/Arm.show()|\t$Chest.show()",
  // The names may be given to nodes.
  'extends Node2D|func f():|\t$Given.show()|\tvar n := Node.new()|\tn.name = "Made"|\tadd_child(n)|\t$Made.free()',
  'extends Node2D|func f():|\tif has_node("Extra"):|\t\t$Extra.show()',
  "@tool|extends Node2D|func f():|\t$Nothing.show()",
  "extends Node2D|class Inner extends Node:|\tfunc f():|\t\t$Nothing.show()",
  "extends Node2D|func f(n: Node):|\tget_node_or_null(^'Nothing')|\tn.get_node(^'Nothing')"
]

/** Other files with which `$Sword` may be there. */
const others: ReadonlyArray<Files> = [
  { "arm.gd": 'extends Node|func f(n: Node, kind: String):|\tn.name = "Sw" + kind' },
  { "arm.gd": 'extends Node|const SLOT = "Sword"' },
  { "Arm.cs": "class Arm { string Name = nameof(Sword); }" },
  { "main2.tscn": `${scene}|[node name="Sword" type="Node2D" parent="."]` },
  { "sword.tscn": '[gd_scene]|[node name="Sword" type="Node2D"]' },
  {
    "shop.tscn": '[gd_scene]|[node name="Shop" type="Node2D"]|[node name="Sword" type="Node2D" parent="."]',
    "arm.gd": "extends Node|func f(n: Node):|\tn.reparent(self)"
  },
  { "hero.gd": 'extends "res://main.gd"', "hero.tscn": scene.replace("main.gd", "hero.gd").replace("Box", "Sword") }
]

describe.skipIf(corpora === undefined)(onCorpora("the path of a node"), () => {
  it.effect.each(wrong)("is told to lead to none: %s", ([script, expected]) =>
    Effect.map(foundInProject(script, files), (told) => assert.strictEqual(told, expected))
  )

  it.effect.each(right)("is left alone: %s", (script) =>
    Effect.map(foundInProject(script, files), (told) => assert.strictEqual(told, ""))
  )

  it.effect("is left alone where no scene uses the script", () =>
    Effect.map(foundInProject("extends Node2D|func f():|\t$Sword.show()", {}), (told) => assert.strictEqual(told, ""))
  )

  it.effect.each(others)("is left alone where another file may bring the node: %o", (more) =>
    Effect.gen(function* () {
      const script = "extends Node2D|func f():|\t$Sword.show()"
      assert.strictEqual(yield* foundInProject(script, files), "3 unknown-node")
      assert.strictEqual(yield* foundInProject(script, { ...files, ...more }), "")
    })
  )
})
