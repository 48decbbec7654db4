import { assert, describe, it } from "@effect/vitest"
import { readScene } from "../../../src/godot/project/Scene.ts"
import * as SceneTree from "../../../src/godot/project/SceneTree.ts"

/** Trees of scenes by file name; `descendants` by script. */
const treesOf = (files: Record<string, string>, descendants: Record<string, ReadonlyArray<string>> = {}) => {
  const scenes = new Map(
    Object.entries(files).map(([name, text]) => [`res://${name}`, readScene(text, `res://${name}`)])
  )
  return SceneTree.make({
    scene: (path) => scenes.get(path),
    scenePaths: scenes.keys(),
    isGone: (path) => path === "res://gone.tscn",
    hasScript: () => true,
    descendants: (script) => descendants[script] ?? [],
    autoload: (name) => (name === "Global" ? { className: "Node", script: "res://global.gd" } : undefined)
  })
}

const script = (name: string, id = "1") => `[ext_resource type="Script" path="res://${name}" id="${id}"]\n`
const packed = (name: string, id: string) => `[ext_resource type="PackedScene" path="res://${name}" id="${id}"]\n`

const enemy = `[gd_scene format=3 uid="uid://enemy"]
${script("enemy.gd")}
[node name="Enemy" type="CharacterBody2D"]
script = ExtResource("1")

[node name="Body" type="Sprite2D" parent="."]

[node name="Eye" type="Node2D" parent="Body"]
unique_name_in_owner = true

[node name="Bar" type="ProgressBar" parent="Body/Eye"]
`

describe("paths of nodes", () => {
  it("lead to the types of the scene that uses the script", () => {
    const { nodeAt } = treesOf({ "enemy.tscn": enemy })
    assert.deepStrictEqual(nodeAt("res://enemy.gd", "Body"), { className: "Sprite2D" })
    assert.deepStrictEqual(nodeAt("res://enemy.gd", "Body/Eye/Bar"), { className: "ProgressBar" })
    assert.deepStrictEqual(nodeAt("res://enemy.gd", "%Eye/Bar"), { className: "ProgressBar" })
    assert.deepStrictEqual(nodeAt("res://enemy.gd", "Body/.."), {
      className: "CharacterBody2D",
      script: "res://enemy.gd"
    })
    assert.deepStrictEqual(nodeAt("res://enemy.gd", "/root/Global"), { className: "Node", script: "res://global.gd" })
    assert.isUndefined(nodeAt("res://enemy.gd", "Body/Missing"))
    assert.isUndefined(nodeAt("res://enemy.gd", ".."))
    assert.isUndefined(nodeAt("res://other.gd", "Body"))
  })

  it("lead through instances, whose roots keep their scripts", () => {
    const level = `[gd_scene format=3]\n${script("level.gd")}${packed("enemy.tscn", "2")}
[node name="Level" type="Node2D"]
script = ExtResource("1")

[node name="Foe" parent="." instance=ExtResource("2")]

[node name="Hat" type="Label" parent="Foe"]
`
    const { nodeAt, rootOf } = treesOf({ "enemy.tscn": enemy, "level.tscn": level })
    assert.deepStrictEqual(nodeAt("res://level.gd", "Foe"), { className: "CharacterBody2D", script: "res://enemy.gd" })
    assert.deepStrictEqual(nodeAt("res://level.gd", "Foe/Body"), { className: "Sprite2D" })
    assert.deepStrictEqual(nodeAt("res://level.gd", "Foe/%Eye"), { className: "Node2D" })
    assert.deepStrictEqual(nodeAt("res://level.gd", "Foe/Hat"), { className: "Label" })
    // The enemy's own scene has no hat.
    assert.isUndefined(nodeAt("res://enemy.gd", "Hat"))
    assert.deepStrictEqual(rootOf("res://level.tscn"), { className: "Node2D", script: "res://level.gd" })
  })

  it("are unknown below an instance that cannot be read", () => {
    const level = `[gd_scene format=3]\n${script("level.gd")}${packed("model.glb", "2")}
[node name="Level" type="Node3D"]
script = ExtResource("1")

[node name="Model" parent="." instance=ExtResource("2")]

[node name="Arm" parent="Model/Skeleton3D" index="0"]

[node name="Later" parent="." instance_placeholder="res://later.tscn"]
`
    const { nodeAt } = treesOf({ "level.tscn": level })
    for (const path of ["Model", "Model/Skeleton3D", "Model/Skeleton3D/Arm", "Later"]) {
      assert.isUndefined(nodeAt("res://level.gd", path), path)
    }
  })

  it("lead to what is not known where the scene of an instance is gone", () => {
    const level = `[gd_scene format=3]\n${script("level.gd")}${packed("gone.tscn", "2")}
[node name="Level" type="Node3D"]
script = ExtResource("1")

[node name="Enemy" parent="." instance=ExtResource("2")]
`
    const { nodeAt } = treesOf({ "level.tscn": level })
    assert.strictEqual(nodeAt("res://level.gd", "Enemy"), "hidden")
    assert.isUndefined(nodeAt("res://level.gd", "Enemy/Body"))
  })

  it("are followed into inherited scenes, with what those change", () => {
    const boss = `[gd_scene format=3]\n${packed("enemy.tscn", "1")}${script("boss.gd", "2")}${script("eye.gd", "3")}
[node name="Boss" instance=ExtResource("1")]
script = ExtResource("2")

[node name="Eye" parent="Body" index="0"]
script = ExtResource("3")

[node name="Crown" type="Sprite2D" parent="." index="1"]
`
    const { nodeAt } = treesOf({ "enemy.tscn": enemy, "boss.tscn": boss }, { "res://enemy.gd": ["res://boss.gd"] })
    assert.deepStrictEqual(nodeAt("res://boss.gd", "Crown"), { className: "Sprite2D" })
    assert.deepStrictEqual(nodeAt("res://boss.gd", "%Eye"), { className: "Node2D", script: "res://eye.gd" })
    assert.deepStrictEqual(nodeAt("res://eye.gd", "../.."), { className: "CharacterBody2D", script: "res://boss.gd" })
    // A descendant of the enemy has another script on the eye: the two do not agree.
    assert.isUndefined(nodeAt("res://enemy.gd", "%Eye"))
    assert.deepStrictEqual(nodeAt("res://enemy.gd", "Body"), { className: "Sprite2D" })
  })

  it("lead to scripts that are in the scene", () => {
    const { nodeAt } = treesOf({
      "main.tscn": `[gd_scene format=3]\n${script("main.gd")}
[sub_resource type="GDScript" id="2"]
script/source = "extends Node2D
"
[node name="Main" type="Node2D"]
script = ExtResource("1")
[node name="A" type="Node2D" parent="."]
script = SubResource("2")
[node name="B" type="Node2D" parent="."]
script = ExtResource("gone")
`
    })
    assert.deepStrictEqual(nodeAt("res://main.gd", "A"), { className: "Node2D", script: "res://main.tscn::2" })
    assert.isUndefined(nodeAt("res://main.gd", "B"))
  })

  it("end where scenes hold each other in a circle", () => {
    const one = `[gd_scene]\n${packed("b.tscn", "1")}[node name="A" instance=ExtResource("1")]\n`
    const two = `[gd_scene]\n${packed("a.tscn", "1")}[node name="B" instance=ExtResource("1")]\n`
    assert.isUndefined(treesOf({ "a.tscn": one, "b.tscn": two }).rootOf("res://a.tscn"))
  })
})
