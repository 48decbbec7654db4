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
  ["extends Node2D|@onready var a = %HUD|@onready var b = %Lid", "2 unknown-node $HUD, 3 unknown-node $Box/Lid"],
  ["extends Node2D|func f():|\t%Helth.show()|\t%Score.show()", "3 unknown-node %Health, 4 unknown-node"],
  ["extends Node2D|func f():|\t$Box/Lit.show()|\t$Box/Lid/Hinge.show()", "3 unknown-node $Box/Lid, 4 unknown-node"]
]

const right: ReadonlyArray<string> = [
  // A node that is in no scene has no unique name unless a script gives it one.
  "extends Node2D|func f(n: Node):|\tn.owner = self|\t%HUD.show()",
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
  // Names that a script makes, in any of the ways that Godot has.
  { "arm.gd": 'extends Node|func f(n: Node, side):|\tn.name = "%sSword" % side' },
  { "arm.gd": "extends Node|enum Kind {SWORD}|func f(n: Node):|\tfor kind in Kind:|\t\tn.name = kind" },
  { "arm.gd": 'extends Node|func f(n: Node, kind):|\tn.set_name("Sw" + kind)' },
  { "arm.gd": 'extends Node|func f(n: Node, kind = "sword"):|\tn.set_deferred("name", kind.capitalize())' },
  { "arm.gd": 'extends Node|func f(n: Node, kind):|\tn["name"] = kind', "hand.gd": 'func f(a):|\ta.f(a, "SWORD")' },
  { "arm.gd": "extends Node|func f(n: Node, path: String):|\tn.name = path.get_basename()", "arms/sword.tres": "" },
  { "arm.gd": "extends Node|func f(n: Node, file: FileAccess):|\tn.name = file.get_line()" },
  {
    "arm.gd": "extends Node|func f(n: Node, item: Item):|\tn.name = item.title",
    "item.gd": "class_name Item|extends Resource|@export var title: String"
  },
  { "arm.gd": 'extends Node|func f(n: Node):|\tn.name += "ord"' },
  { "arm.gd": 'extends Node|func f(n: Node, changed: Signal):|\tchanged.connect(n.set_name)|\tchanged.emit("Sword")' },
  { "arm.gd": "extends Node|@export var kind: String|func _ready():|\tname = kind" },
  { "arm.gd": "extends Node|func f(d: GLTFDocument, s):|\tadd_child(d.generate_scene(s))" },
  { "Arm.cs": 'class Arm : Node { void F(Node n) { n.Name = "Sw" + "ord"; AddChild(n); } }' },
  { "Sword.glb": "" },
  // Another script on a node of a scene, and nodes of a scene that are packed anew.
  ...["$Shop.set_script(one)", "$Shop.script = one", "PackedScene.new().pack($Shop/Sword)"].map((code) => ({
    "shop.tscn": '[gd_scene]|[node name="Shop" type="Node2D"]|[node name="Sword" type="Node2D" parent="."]',
    "arm.gd": `extends Node|@export var one: Script|func f():|\t${code}`
  })),
  // Scripts that use this one in a way that its scenes do not show.
  {
    "base.gd": 'extends Node|const Main = preload("res://main.gd")',
    "heir.gd": 'extends "res://base.gd".Main'
  },
  {
    "old.tscn":
      '[gd_scene]|[ext_resource type="Script" uid="uid://b1" path="res://old/main.gd" id="1"]|[node name="Old" type="Node2D"]|script = ExtResource("1")|[node name="Sword" type="Node2D" parent="."]'
  },
  { "project.godot": 'config_version=5|[editor_plugins]|enabled=PackedStringArray("res://addons/x/plugin.cfg")|' },
  { "hero.gd": 'extends "res://main.gd"', "hero.tscn": scene.replace("main.gd", "hero.gd").replace("Box", "Sword") }
]

const inner =
  '[gd_scene]|[ext_resource type="Script" path="res://main.gd" id="1"]|[node name="Box" type="Node2D"]|[node name="Inner" type="Node2D" parent="."]|script = ExtResource("1")'
const usesInner = '[gd_scene]|[ext_resource type="PackedScene" path="res://main.tscn" id="1"]'
const swordBelow = (parent: string) =>
  `[node name="Sword" type="Node2D" parent="${parent}"]|unique_name_in_owner = true`

/** Scripts, each with files with which it may find its node. */
const silent: ReadonlyArray<readonly [script: string, files: Files]> = [
  // A scene around that of the script has the node.
  [
    'extends Node2D|func f():|\t$"../Sword".show()',
    {
      "main.tscn": inner,
      "level.tscn": `${usesInner}|[node name="Level" type="Node2D"]|[node name="Box" parent="." instance=ExtResource("1")]|${swordBelow("Box")}`
    }
  ],
  [
    'extends Node2D|func f():|\t$"../Sword".show()|\t%Sword.show()',
    {
      "main.tscn": inner,
      "level.tscn": `${usesInner}|[node name="Level" instance=ExtResource("1")]|${swordBelow(".")}`
    }
  ],
  // The script asks first.
  ["extends Node2D|func f():|\tif has_node(^'Sword'):|\t\t$Sword.show()", {}],
  ["extends Node2D|func f():|\tif get_node_or_null(^'Sword') != null:|\t\t$Sword.show()", {}],
  // Godot names the nodes.
  ["extends Node2D|func f():|\tadd_child(|\t\tTimer.new(),|\t\ttrue)|\t$Timer.start()", {}],
  ["extends Node2D|func f():|\tadd_child.call_deferred(Timer.new(), true)|\t$Timer.start()", {}],
  ["extends Node2D|func f():|\tadd_child($HUD.duplicate(), true)|\t$HUD2.show()", {}],
  [
    "extends Node2D|func f():|\tadd_child(Foe.new(), true)|\t$Foe.show()",
    { "foe.gd": "class_name Foe|extends Node2D" }
  ],
  ["extends Node2D|func f():|\tadd_child(Timer.new(), true)|\t$timer.start()", {}],
  ['extends Node2D|func f():|\treturn [$"@Timer@2", $_v_scroll, $Layer0]', {}],
  // The name is given with a character that Godot replaces.
  ['extends Node2D|func f(n: Node):|\tn.name = "Long.Sword"|\t$Long_Sword.show()', {}],
  // Code changes which nodes have unique names.
  ["extends Node2D|func f():|\t$HUD.unique_name_in_owner = true|\t%HUD.show()", {}],
  // A class or a script that cannot be seen may make the node.
  ['extends "res://absent.gd"|func f():|\t$Sword.show()', {}],
  ["extends Absent|func f():|\t$Sword.show()", {}],
  [
    "extends Node2D|func f():|\t$A/Sword.show()|\t$B/Sword.show()",
    {
      "main.tscn": `${scene}|[ext_resource type="Script" path="res://absent.gd" id="7"]|[node name="A" type="Absent" parent="."]|[node name="B" type="Node2D" parent="."]|script = ExtResource("7")`
    }
  ],
  // An instance takes the place of a node that the path passes.
  [
    "extends Node2D|func f():|\t$HUD/Sword.show()",
    {
      "shop.tscn": '[gd_scene]|[node name="Shop" type="Node2D"]|[node name="Sword" type="Node2D" parent="."]',
      "arm.gd": 'extends Node|func f(n: Node):|\tn.name = "HUD"'
    }
  ]
]

const arm = { "arm.gd": "extends Node|enum Kind {SWORD}|func f(n: Node):|\tfor kind in Kind:|\t\tn.name = kind" }
const armed = `${scene.replace('path="res://main.gd" id="1"]', 'path="res://main.gd" id="1"]|[ext_resource type="Script" path="res://arm.gd" id="9"]')}|[node name="Arm" type="Node" parent="."]|script = ExtResource("9")`

const shop = { "shop.tscn": '[gd_scene]|[node name="Shop" type="Node2D"]|[node name="Sword" type="Node2D" parent="."]' }
const spawner = (code: string) => ({
  "spawn.gd": `extends Node|func f(kind):|\tvar m = load("res://main.tscn").instantiate()|\t${code}|\tadd_child(m)`
})

/** Code with which `$Sword` of an `@onready` variable may be there, as another script runs before it is read. */
const before: ReadonlyArray<readonly [code: string, files: Files]> = [
  ["func _enter_tree():|\tadd_child(Node.new(), true)", {}],
  ["@export var kind := 1:|\tset(value):|\t\tadd_child(Node.new(), true)", {}],
  ["var made = make()|func make():|\tadd_child(Node.new(), true)", {}],
  ["", { "main.tscn": armed }],
  // A scene around that of the script, or one of a script that extends it, has a script that names nodes.
  [
    "",
    {
      "level.tscn":
        '[gd_scene]|[ext_resource type="PackedScene" path="res://main.tscn" id="1"]|[node name="Level" type="Node2D"]|[node name="Main" parent="." instance=ExtResource("1")]',
      "world.tscn":
        '[gd_scene]|[ext_resource type="PackedScene" path="res://level.tscn" id="1"]|[ext_resource type="Script" path="res://arm.gd" id="2"]|[node name="World" type="Node2D"]|script = ExtResource("2")|[node name="Level" parent="." instance=ExtResource("1")]'
    }
  ],
  ["", { "hero.gd": 'extends "res://main.gd"', "hero.tscn": armed.replace("main.gd", "hero.gd") }],
  // What makes an instance of the scene adds nodes to it, or hands them to it, before it adds the instance itself.
  ["func hold(n):|\tadd_child(n)", {}],
  ["", spawner("var n = Node2D.new()|\tn.name = kind|\tm.add_child(n)")],
  ["", spawner("var n = Node2D.new()|\tn.name = kind|\tvar hand = m.get_node(kind)|\thand.add_child(n)")],
  ["", { ...shop, ...spawner("m.add_child($Sword.duplicate())") }],
  ["", { "sword.gd": "class_name Sword|extends Node", ...spawner("m.add_child(Sword.new(), true)") }],
  ["", { "fill.gd": "class_name Fill|static func f(n, kind):|\tvar m = Node.new()|\tm.name = kind|\tn.add_child(m)" }],
  // The script is put on another node.
  ["", { ...shop, ...spawner('m.set_script(load("res://main.gd"))') }],
  ["", { ...shop, ...spawner('m.script = load("res://main.gd")') }]
]

/** Scripts that add nodes of computed names to what is in the tree already, or to Godot's own objects. */
const later: ReadonlyArray<Files> = [
  { "spawn.gd": "extends Node|@onready var box = $Box|func f(n, kind):|\tn.name = kind|\tbox.add_child(n)" },
  { "spawn.gd": "extends Node|func f(n, kind):|\tvar row := HBoxContainer.new()|\tn.name = kind|\trow.add_child(n)" },
  spawner("m.name = kind|\tget_tree().root.add_child(m)"),
  { "plugin.gd": "@tool|extends EditorPlugin|func f(n, s):|\tn.set_script(s)" },
  { "addons/x/x.gd": "extends Node|func f(n, s):|\tn.set_script(s)" }
]

describe.skipIf(corpora === undefined)(onCorpora("the path of a node"), () => {
  it.effect("is told where a variable is ready before another script may name a node so", () =>
    Effect.gen(function* () {
      const script = "extends Node2D|@onready var a = $Sword|func f():|\tadd_child(Node.new(), true)|\t$Sword.show()"
      assert.strictEqual(yield* foundInProject(script, { ...files, ...arm }), "2 unknown-node")
    })
  )

  it.effect.each(later)("is told where another script adds nodes to others: %o", (more) =>
    Effect.map(
      foundInProject("extends Node2D|@onready var a = $Sword", { ...files, ...arm, ...shop, ...more }),
      (told) => assert.strictEqual(told, "2 unknown-node")
    )
  )

  it.effect("leads to a plain node where the class of the scene is no node any more", () =>
    Effect.map(
      foundInProject("extends Node2D|@onready var a: Tween = $Move|@onready var b: Node = $Move", {
        ...files,
        "main.tscn": `${scene}|[node name="Move" type="Tween" parent="."]`
      }),
      (told) => assert.strictEqual(told, "2 assign-type")
    )
  )

  it.effect("is left alone in a lambda of a variable, which is called later", () =>
    Effect.map(foundInProject("extends Node2D|@onready var a = func(): return $Sword", { ...files, ...arm }), (told) =>
      assert.strictEqual(told, "")
    )
  )

  it.effect.each(before)("is left alone where the scene may name a node before: %o", ([code, more]) =>
    Effect.map(
      foundInProject(`extends Node2D|@onready var a = $Sword|${code}`, { ...files, ...arm, ...more }),
      (told) => assert.strictEqual(told, "")
    )
  )

  it.effect.each(wrong)("is told to lead to none: %s", ([script, expected]) =>
    Effect.map(foundInProject(script, files), (told) => assert.strictEqual(told, expected))
  )

  it.effect.each(right)("is left alone: %s", (script) =>
    Effect.map(foundInProject(script, files), (told) => assert.strictEqual(told, ""))
  )

  it.effect.each(silent)("is left alone where a node may come to be there: %s", ([script, more]) =>
    Effect.map(foundInProject(script, { ...files, ...more }), (told) => assert.notInclude(told, "unknown-node"))
  )

  it.effect("is told beside names that are computed from other texts", () =>
    Effect.map(
      foundInProject("extends Node2D|func f(player: Node, id: int):|\tplayer.name = str(id)|\t$Sword.show()", {
        ...files,
        "arm.gd": 'extends Node|func f(n: Node, kind):|\tn.name = "Row_" + kind'
      }),
      (told) => assert.strictEqual(told, "4 unknown-node")
    )
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
