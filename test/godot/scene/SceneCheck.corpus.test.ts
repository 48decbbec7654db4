/** What Godot 4.6 does with each of these was asked of it: what it refuses, drops or cannot find is reported. */
import { assert, describe, it } from "@effect/vitest"
import { NO_LIMITS } from "../../../src/godot/check/Report.ts"
import { checkSceneInSteps, isScene } from "../../../src/godot/scene/SceneCheck.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { runSync } from "../../../src/kernel/util/TimeSlices.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { growth } from "../../support/growth.ts"
import { sceneProject } from "./sceneProject.ts"

const reference4 = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))

const project = lazy(() =>
  sceneProject({
    "res://player.gd":
      "class_name Player\nextends CharacterBody2D\nsignal died(score)\n@export var speed := 5.0\nfunc _on_pressed():\n\tpass\nfunc _on_timer_timeout(extra):\n\tpass\n",
    "res://dynamic.gd": "extends Node2D\nfunc _set(property, value):\n\treturn true\n",
    "res://enemy.tscn":
      '[gd_scene format=3]\n\n[ext_resource type="Script" path="res://player.gd" id="1"]\n\n[node name="Enemy" type="CharacterBody2D"]\nscript = ExtResource("1")\n\n[node name="Sprite" type="Sprite2D" parent="."]\n',
    "res://rig.tscn":
      '[gd_scene format=3]\n\n[node name="Base" type="Node2D"]\n\n[node name="Sprite" type="Sprite2D" parent="."]\n\n[node name="Rig" type="Node2D" parent="."]\n\n[node name="Animations" type="AnimationPlayer" parent="Rig"]\nroot_node = NodePath("../..")\n',
    "res://model.glb": "",
    "res://icon.png": ""
  })
)

const HEAD = "[gd_scene format=3]\n\n"
const report = (code: string, more: Partial<Parameters<typeof checkSceneInSteps>[0]> = {}) =>
  runSync(checkSceneInSteps({ code, reference: reference4(), project: project(), ...more }, NO_LIMITS))

/** Place, code and fix of each finding. */
const found = (code: string, more = {}) =>
  report(code, more).diagnostics.map(
    ({ line, column, code: one, fix }) => `${line}:${column} ${one}${fix === undefined ? "" : ` -> ${fix}`}`
  )

const node = (lines: string, type = "Node2D") => `${HEAD}[node name="A" type="${type}"]\n${lines}\n`

describe("a text is a scene or a resource", () => {
  it("by its first head, whatever blanks and comments come before", () => {
    for (const text of ["[gd_scene]", '\uFEFF[gd_resource type="Sky"]', "\n; a\r\n\r\n;\n [gd_scene format=3]"]) {
      assert.isTrue(isScene(text), JSON.stringify(text))
    }
    for (const text of ["", ";", "[gd_scenes]", "; [gd_scene]", "# a\n[gd_scene]", "extends Node\n[gd_scene]"]) {
      assert.isFalse(isScene(text), JSON.stringify(text))
    }
  })
})

describe.skipIf(corpora === undefined)(onCorpora("a scene"), () => {
  it("gives variables of scripts what Godot makes into their types", () => {
    const variables = (declared: string, line: string, attributes = "") =>
      found(
        `${HEAD}[ext_resource type="Script" path="res://own.gd" id="1"]\n[sub_resource type="BoxShape3D" id="r"]\n[node name="A" type="Node2D"${attributes}]\nscript = ExtResource("1")\n${line}\n`,
        {
          project: sceneProject({
            "res://own.gd": `extends Node2D\n${declared}\n`,
            "res://item.gd": "class_name Item\nextends Resource\n",
            "res://foe.gd": "class_name Foe\nextends Node2D\n"
          })
        }
      )
    const wrong: ReadonlyArray<readonly [declared: string, line: string]> = [
      ["@export var a: Vector3", "a = Vector2(3, 4)"],
      ["@export var a := Vector2.ONE", "a = Vector3(3, 4, 5)"],
      ["@export var a := true", 'a = "false"'],
      ["@export var a: int", 'a = "many"'],
      ["@export var a: int", "a = Vector2(1, 2)"],
      ['@export var a := "x"', "a = 5"],
      ["@export var a: StringName", "a = 5"],
      ["@export var a: NodePath", "a = 5"],
      ["@export var a: PackedStringArray", 'a = "text"'],
      ["@export var a: Dictionary", "a = [1]"],
      ["@export var a: Array[int]", 'a = [1, "b"]'],
      ["@export var a: Array[String]", 'a = ["b", 1]'],
      ["@export var a: Texture2D", 'a = "res://icon.png"'],
      ["@export var a: Array[Texture2D]", 'a = ["res://icon.png"]'],
      ["@export var a: StyleBox", 'a = SubResource("r")'],
      ["@export var a: Item", 'a = "res://item.tres"'],
      ["@export var a: Node", 'a = NodePath("B")'],
      ["@export var a: Foe", 'a = NodePath("B")'],
      ["@export var a: Node", 'a = "B"'],
      ["@export var a: Array[Node2D]", 'a = [NodePath("B")]'],
      ["@export var a: Node:\n\tset(to):\n\t\ta = to", 'a = NodePath("B")']
    ]
    for (const [declared, line] of wrong) {
      const reports = variables(declared, line)
      assert.lengthOf(reports, 1, `${declared} | ${line}`)
      assert.match(reports[0] ?? "", /^7:\d+ assign-type$/, line)
    }
    const right: ReadonlyArray<readonly [declared: string, line: string, attributes?: string]> = [
      ["@export var a: Vector2i", "a = Vector2(3, 4)"],
      ["@export var a := true", "a = 1"],
      ["@export var a: float", 'a = "12"'],
      ["@export var a: Color", 'a = "blue"'],
      ["@export var a: String", 'a = NodePath("x/y")'],
      ["@export var a: NodePath", 'a = "x/y"'],
      ["@export var a = 5", "a = Vector2(1, 2)"],
      ["@export var a: Array", 'a = PackedStringArray("z")'],
      ["@export var a: Transform3D", "a = Transform2D(1, 0, 0, 1, 5, 5)"],
      ["@export var a: float:\n\tset(to):\n\t\ta = 1", 'a = "wide"'],
      ["@export var a: Node", 'a = NodePath("")'],
      ["@export var a: Node", 'a = NodePath("B")', ' node_paths=PackedStringArray("a")'],
      ["@export var a: Array[Foe]", 'a = [NodePath("B")]', ' node_paths=PackedStringArray("b", "a")'],
      ["@export var a: Shape3D", 'a = SubResource("r")'],
      ["enum Kind { ONE }\n@export var a: Kind", "a = 1"],
      ["@onready var a: Node = $B", 'a = NodePath("B")'],
      ["@export var a: Absent", 'a = "text"']
    ]
    for (const [declared, line, attributes] of right)
      assert.deepStrictEqual(variables(declared, line, attributes), [], `${declared} | ${line}`)
  })
  it("has nodes and resources of classes that Godot can make", () => {
    const types = (type: string) => found(`${HEAD}[node name="A" type="${type}"]\n`)
    assert.deepStrictEqual(types("Node2D"), [])
    assert.deepStrictEqual(types("Sprit2D"), ['3:21 unknown-type -> "Sprite2D"'])
    assert.deepStrictEqual(types("ImmediateGeometry"), ["3:21 unknown-type"])
    assert.deepStrictEqual(types("Player"), ["3:21 unknown-type"])
    assert.deepStrictEqual(types("CanvasItem"), ["3:21 abstract"])
    assert.deepStrictEqual(types("BoxMesh"), ["3:21 unknown-type"])
    assert.deepStrictEqual(types("KinematicBody2D"), ['3:21 deprecated -> "CharacterBody2D"'])
    const resource = (type: string) => found(`[gd_resource type="${type}" format=3]\n\n[resource]\n`)
    assert.deepStrictEqual(resource("StyleBoxFlat"), [])
    assert.deepStrictEqual(resource("StyleBoxFlt"), ['1:19 unknown-type -> "StyleBoxFlat"'])
    assert.deepStrictEqual(resource("Node"), ["1:19 unknown-type"])
    assert.deepStrictEqual(resource("SpatialMaterial"), ['1:19 deprecated -> "StandardMaterial3D"'])
    assert.deepStrictEqual(resource("AStar"), ["1:19 unknown-type"])
  })

  it("sets parameters of the shaders of the project", () => {
    const shaders: Readonly<Record<string, string>> = {
      "res://fog.gdshader":
        "shader_type canvas_item;\nuniform vec4 tint : source_color;\ninstance uniform float rate;\n",
      "res://big.gdshader": 'shader_type canvas_item;\n#include "all.gdshaderinc"\n',
      "res://new.gdshader": "\n"
    }
    const parameter = (path: string, name: string) =>
      found(
        `${HEAD}[ext_resource type="Shader" path="${path}" id="1"]\n\n[sub_resource type="ShaderMaterial" id="m"]\nshader = ExtResource("1")\nshader_parameter/${name} = 1.0\n\n[node name="A" type="Node2D"]\nmaterial = SubResource("m")\n`,
        { shaderText: (path: string) => shaders[path], project: sceneProject({ ...shaders }) }
      )
    assert.deepStrictEqual(parameter("res://fog.gdshader", "tint"), [])
    assert.deepStrictEqual(parameter("res://fog.gdshader", "tins"), ["7:18 unknown-member -> tint"])
    assert.deepStrictEqual(parameter("res://fog.gdshader", "colour"), ["7:18 unknown-member"])
    assert.deepStrictEqual(parameter("res://big.gdshader", "tint"), [])
    assert.deepStrictEqual(parameter("res://new.gdshader", "tint"), [])
  })

  it("sets parameters of the shaders that it holds", () => {
    const shaded = (code: string, parameter: string) =>
      found(`[gd_scene format=3]

[sub_resource type="Shader" id="s"]
code = "shader_type canvas_item;
${code}"

[sub_resource type="ShaderMaterial" id="m"]
shader = SubResource("s")
shader_parameter/${parameter} = 1.0
`)
    const uniforms =
      "const int N = 2;\nuniform float speed : hint_range(0, 1) = 0.5;\n// uniform float old;\nuniform lowp vec3 tints[4];\nuniform vec3[2] sizes;\nuniform vec4[N + 1] hues;\nuniform int kinds[N * (1 + 1)];\ninstance uniform float phase;\n"
    for (const name of ["speed", "tints", "sizes", "hues", "kinds", "phase"])
      assert.deepStrictEqual(shaded(uniforms, name), [], name)
    assert.deepStrictEqual(shaded(uniforms, "sped"), ["17:18 unknown-member -> speed"])
    assert.deepStrictEqual(shaded(uniforms, "old"), ["17:18 unknown-member"])
    assert.deepStrictEqual(shaded("#define NAME old\nuniform float NAME;\n", "old"), [])
  })

  it("has animations whose tracks move and call what is there", () => {
    const animated = (track: string, { root = "", more = "", script = "" } = {}) =>
      found(`[gd_scene format=3]

[ext_resource type="Script" path="res://player.gd" id="1"]

[sub_resource type="Animation" id="walk"]
${track}

[sub_resource type="AnimationLibrary" id="all"]
_data = {
&"walk": SubResource("walk")
}

[node name="Main" type="Node2D"]
${script}
[node name="Sprite" type="Sprite2D" parent="."]

[node name="Player" type="CharacterBody2D" parent="."]
script = ExtResource("1")

[node name="Animations" type="AnimationPlayer" parent="."]
${root}
libraries = {
"": SubResource("all")
}
${more}`)
    const value = (path: string) => `tracks/0/type = "value"\ntracks/0/path = NodePath("${path}")`
    for (const path of [
      "Sprite:frame",
      "Sprite:position:x",
      ".:modulate",
      "Player:speed",
      "Player:metadata/a",
      "../Other:frame",
      "%Sprite:frmae",
      "Sparks:emitting"
    ]) {
      assert.deepStrictEqual(animated(value(path)), [], path)
    }
    assert.deepStrictEqual(animated(value("Sprite:frmae")), ["7:34 unknown-member -> frame"])
    assert.deepStrictEqual(animated(value("Sprite:glow")), ["7:34 unknown-member"])
    assert.deepStrictEqual(animated(value("Player:sped")), ["7:34 unknown-member -> speed"])
    assert.deepStrictEqual(animated(value("Sprit:frame")), ["7:27 unknown-node -> Sprite"])
    assert.deepStrictEqual(animated(`${value("Sprit:frame")}\ntracks/0/enabled = false`), [])
    assert.deepStrictEqual(animated(value("../Sprite:frmae"), { root: 'root_node = NodePath("../Player")' }), [
      "7:37 unknown-member -> frame"
    ])
    assert.deepStrictEqual(animated(value("Sprite:frmae"), { root: 'root_node = NodePath("../..")' }), [])
    const method = (path: string, name: string, sign = "&") =>
      `tracks/0/type = "method"\ntracks/0/path = NodePath("${path}")\ntracks/0/keys = {\n"times": PackedFloat32Array(0),\n"values": [{\n"args": [],\n"method": ${sign}"${name}"\n}]\n}`
    assert.deepStrictEqual(animated(method("Player", "_on_pressed")), [])
    assert.deepStrictEqual(animated(method("Player", "queue_free")), [])
    assert.deepStrictEqual(animated(method("Player", "_on_presed")), ['12:11 unknown-function -> &"_on_pressed"'])
    assert.deepStrictEqual(animated(method("Player", "_on_presed", "")), ['12:11 unknown-function -> "_on_pressed"'])
    assert.deepStrictEqual(animated(method("Sprite", "hit")), ["12:11 unknown-function"])
    // Two players at different places may both play it.
    const other = '\n[node name="Other" type="AnimationPlayer" parent="Player"]\nlibraries/ = SubResource("all")\n'
    assert.deepStrictEqual(animated(value("Sprite:frmae"), { more: other }), [])
    // The scene that brings a player has given it a root that is not seen here.
    const brought = (root: string) =>
      found(
        `${HEAD}[ext_resource type="PackedScene" path="res://rig.tscn" id="1"]\n[sub_resource type="Animation" id="a"]\n${value("Sprite:frame")}\n[sub_resource type="AnimationLibrary" id="l"]\n_data = {\n"a": SubResource("a")\n}\n[node name="Main" instance=ExtResource("1")]\n[node name="Animations" parent="Rig"]\n${root}\nlibraries/ = SubResource("l")\n[node name="Sprite" type="Node2D" parent="Rig"]\n`
      )
    assert.deepStrictEqual(brought(""), [])
    assert.deepStrictEqual(brought('root_node = NodePath("..")'), ["6:34 unknown-member"])
  })

  it("is told where a property of Godot 3 went, and not which other classes have one of its name", () => {
    const messages = (type: string, line: string) => report(node(line, type)).diagnostics.map(({ message }) => message)
    assert.match(messages("TileMap", "cell_size = Vector2(16, 16)").join(), /; it is TileSet\.tile_size: Godot leaves/)
    const [camera = ""] = messages("Camera2D", "current = true")
    assert.match(camera, /Camera2D\.current is not in .*Godot leaves the value out/)
    assert.notInclude(camera, "Camera3D")
  })

  it("takes no class for no node whose ancestors the reference lacks", () => {
    const reference = readReference(corpus("godot-4.1"), "4.1")
    assert.isUndefined(reference.classDoc("VisualInstance3D"))
    assert.strictEqual(reference.classDoc("Decal")?.inherits, "VisualInstance3D")
    assert.deepStrictEqual(found(node("", "Decal"), { reference }), [])
    assert.deepStrictEqual(found(node("", "Image"), { reference }), ["3:21 unknown-type"])
  })

  it("is told once of the values that a script no longer has a variable for", () => {
    const stored = (names: string) => {
      const values = names.split(" ").map((name) => `${name} = 1\n`)
      const head =
        '[gd_resource type="Resource" format=3]\n\n[ext_resource type="Script" path="res://own.gd" id="1"]\n\n'
      const { errors, diagnostics } = report(
        `${head}[resource]\nscript = ExtResource("1")\nkept = 2\n${values.join("")}`,
        { project: sceneProject({ "res://own.gd": "extends Resource\n@export var kept := 1\n" }) }
      )
      return [errors, ...diagnostics.map(({ line, message }) => `${line} ${message}`)]
    }
    const one = (name: string) => `Resource.${name} is not in Godot 4.5, and the script has no variable ${name}`
    assert.deepStrictEqual(stored("hue tint"), [
      2,
      `8 ${one("hue")}: Godot leaves the value out.`,
      `9 ${one("tint")}: Godot leaves the value out.`
    ])
    assert.deepStrictEqual(stored("hue tint glow"), [
      1,
      "8 Neither Resource nor the script has hue, tint and glow: Godot leaves the values out."
    ])
    assert.deepStrictEqual(stored("aa bbb cccc dd eee ffff gg hhh"), [
      1,
      "8 Neither Resource nor the script has aa, bbb, cccc, dd, eee, ffff, gg and hhh: Godot leaves the values out."
    ])
    assert.deepStrictEqual(stored("aa bbb cccc dd eee ffff gg hhh iiii"), [
      1,
      "8 Neither Resource nor the script has aa, bbb, cccc, dd, eee, ffff, gg and 2 others: Godot leaves the values out."
    ])
    assert.deepStrictEqual(
      stored("hue hue hue").slice(1),
      [8, 9, 10].map((line) => `${line} ${one("hue")}: Godot leaves the value out.`)
    )
    // What is meant is known of some, which stay apart.
    assert.deepStrictEqual(stored("hue tint kepd glow").length, 3)
  })

  it("sets properties that the class or the script has", () => {
    assert.deepStrictEqual(found(node("positon = Vector2(1, 2)")), ["4:1 unknown-member -> position"])
    assert.deepStrictEqual(found(node("rect_size = Vector2(1, 2)", "Control")), ["4:1 unknown-member -> size"])
    assert.deepStrictEqual(found(node("texture = null", "ColorRect")), ["4:1 unknown-member"])
    assert.deepStrictEqual(found(node("flip_x = true", "Sprite2D")), ["4:1 unknown-member -> flip_h"])
    assert.deepStrictEqual(found(node("velocty_scale_x = 1")), ["4:1 unknown-member"])
    for (const [type, line] of [
      ["Decal", "extents = Vector3(1, 1, 1)"],
      ["FogVolume", "extents = Vector3(1, 1, 1)"],
      ["GPUParticlesCollisionBox3D", "extents = Vector3(1, 1, 1)"],
      ["MeshInstance3D", "use_in_baked_light = true"],
      ["PointLight2D", "mode = 2"],
      ["TextureRect", "ignore_texture_size = true"],
      ["PopupMenu", "items = []"]
    ] as const) {
      assert.deepStrictEqual(found(node(line, type)), [], `${type} ${line}`)
    }
    assert.deepStrictEqual(found(node("items = []", "ItemList")), [])
    assert.deepStrictEqual(found(node("items = []", "OptionButton")), ["4:1 unknown-member"])
    const kept =
      'layout_mode = 3\nanchors_preset = 15\nmetadata/_edit_lock_ = true\neditor_description = "a"\nunique_name_in_owner = true'
    assert.deepStrictEqual(found(node(kept, "Control")), [])
    const onScript = (path: string, line: string) =>
      found(
        `${HEAD}[ext_resource type="Script" path="${path}" id="1"]\n\n[node name="A" type="CharacterBody2D"]\nscript = ExtResource("1")\n${line}\n`
      )
    assert.deepStrictEqual(onScript("res://player.gd", "speed = 3.0"), [])
    assert.deepStrictEqual(onScript("res://player.gd", "sped = 3.0"), ["7:1 unknown-member -> speed"])
    assert.deepStrictEqual(onScript("res://dynamic.gd", "sped = 3.0"), [])
  })

  it("gives properties values that Godot can make theirs", () => {
    assert.deepStrictEqual(found(node("position = 5")), ["4:12 assign-type"])
    assert.deepStrictEqual(found(node("position = Vector3(1, 2, 3)")), ["4:12 assign-type -> Vector2(1, 2)"])
    assert.deepStrictEqual(found(node("position = Vector2i(1, 2)\nz_index = 2.0\nvisible = 0")), [])
    assert.deepStrictEqual(found(node('horizontal_alignment = "center"\ntext = 5', "Label")), ["4:24 assign-type"])
    assert.deepStrictEqual(found(node('visible = "false"')), ["4:11 assign-type -> false"])
    assert.deepStrictEqual(found(node('texture = "res://icon.png"', "Sprite2D")), ["4:11 assign-type"])
    assert.deepStrictEqual(found(node('modulate = "#ff0000"\ncolor = Vector3(1, 0, 0)', "ColorRect")), [
      "5:9 assign-type"
    ])
    const external = (type: string, path: string) =>
      found(
        `${HEAD}[ext_resource type="${type}" path="${path}" id="1"]\n\n[node name="A" type="Sprite2D"]\ntexture = ExtResource("1")\n`
      )
    assert.deepStrictEqual(external("Texture2D", "res://icon.png"), [])
    assert.deepStrictEqual(external("PackedScene", "res://enemy.tscn"), ["6:11 assign-type"])
    const shape = (type: string) =>
      found(
        `${HEAD}[sub_resource type="${type}" id="1"]\n\n[node name="A" type="CollisionShape2D"]\nshape = SubResource("1")\n`
      )
    assert.deepStrictEqual(shape("RectangleShape2D"), [])
    assert.deepStrictEqual(shape("BoxShape3D"), ["6:9 assign-type"])
  })

  it("sets items of the theme by their names", () => {
    assert.deepStrictEqual(found(node("theme_override_colors/font_color = Color(1, 0, 0, 1)", "Label")), [])
    assert.deepStrictEqual(found(node("theme_override_colors/font_colr = Color(1, 0, 0, 1)", "Label")), [
      "4:23 unknown-member -> font_color"
    ])
    assert.deepStrictEqual(found(node("custom_colors/font_color = Color(1, 0, 0, 1)", "Label")), [
      "4:1 unknown-member -> theme_override_colors"
    ])
    assert.deepStrictEqual(found(node('theme_override_font_sizes/font_size = "big"', "Label")), ["4:39 assign-type"])
    assert.deepStrictEqual(found(node("theme_override_constants/font_size = 20", "Label")), [
      "4:1 unknown-member -> theme_override_font_sizes"
    ])
    assert.deepStrictEqual(found(node("theme_override_colors/font_color = Color(1, 0, 0, 1)", "RichTextLabel")), [
      "4:23 unknown-member -> default_color"
    ])
    const right = [
      node("theme_override_constants/line_spacing = 2", "Label"),
      node("theme_override_font_sizes/normal_font_size = 20", "RichTextLabel"),
      node("theme_override_colors/accent = Color(1, 0, 0, 1)", "Label"),
      node("theme_override_constants/separation = 2", "VBoxContainer")
    ]
    assert.deepStrictEqual(right.flatMap(found), [])
  })

  it("is told apart from the pointer that Git LFS leaves in its place", () => {
    const { diagnostics } = report("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    assert.deepStrictEqual(
      diagnostics.map(({ message }) => message),
      ["This is Git LFS's pointer to the file, and not the file; git lfs pull fetches that."]
    )
  })

  it("declares resources before it uses them, each once, from files that are there", () => {
    assert.deepStrictEqual(found(node('texture = ExtResource("3")', "Sprite2D")), ["4:23 unknown-identifier"])
    const image = '[ext_resource type="Texture2D" uid="uid://a" path="res://own.png" id="7_own"]\n'
    const other = image.replace("own.png", "two.png").replace("7_own", "8_two")
    const withHead = (lines: string, more = "") =>
      found(node(`texture = ExtResource("1")\n${more}`, "Sprite2D").replace(HEAD, `${HEAD}${lines}`))
    assert.deepStrictEqual(withHead(image), ['5:23 unknown-identifier -> "7_own"'])
    assert.deepStrictEqual(withHead(image + other), ["6:23 unknown-identifier"])
    const taken = '[node name="B" type="Sprite2D" parent="."]\ntexture = ExtResource("7_own")\n'
    assert.deepStrictEqual(withHead(image, taken), ["5:23 unknown-identifier"])
    // Ids of different resources differ in their numbers.
    const script = image.replace("Texture2D", "Script").replace("own.png", "player.gd")
    const numbered = (id: string) => node(`texture = ExtResource("${id}")\n`, "Sprite2D").replace(HEAD, HEAD + script)
    assert.deepStrictEqual(found(numbered("3_own")), ["5:23 unknown-identifier"])
    assert.deepStrictEqual(found(numbered("7_wn")), ['5:23 unknown-identifier -> "7_own"'])
    const declared = '[sub_resource type="RectangleShape2D" id="box_1"]\n'
    const used = '[node name="A" type="CollisionShape2D"]\nshape = SubResource("box_1")\n'
    assert.deepStrictEqual(found(`${HEAD}${declared}${used}`), [])
    assert.deepStrictEqual(found(`${HEAD}${declared}${used.replace("box_1", "box_2")}`), [
      '5:21 unknown-identifier -> "box_1"'
    ])
    assert.deepStrictEqual(found(`${HEAD}${declared}${used.replace("Sub", "Ext")}`), [
      "5:9 unknown-identifier -> SubResource"
    ])
    assert.deepStrictEqual(found(`${HEAD}${used}${declared}`), ["5:1 syntax"])
    const material = (id: string, next: string) =>
      `[sub_resource type="CanvasItemMaterial" id="${id}"]\nnext_pass = SubResource("${next}")\n`
    assert.deepStrictEqual(found(`${HEAD}${material("m", "n")}${material("n", "m")}${declared}${used}`), [
      "4:25 unknown-identifier"
    ])
    assert.deepStrictEqual(found(`${HEAD}${declared}${declared}${used}`), ["4:42 duplicate"])
    const external = (more: string) => found(`${HEAD}[ext_resource ${more}]\n[node name="A" type="Node"]\n`)
    assert.deepStrictEqual(external('type="Texture2D" path="res://icon.png" id="1"'), [])
    assert.deepStrictEqual(external('type="Texture2D" path="res://icn.png" id="1"'), [
      '3:37 missing-file -> "res://icon.png"'
    ])
    assert.deepStrictEqual(external('type="Texture2D" uid="uid://b" path="res://icn.png" id="1"'), [])
    assert.deepStrictEqual(external('path="res://icon.png"'), ["3:1 syntax", "3:1 syntax"])
  })

  it("is a tree with one root", () => {
    const tree = (...heads: ReadonlyArray<string>) =>
      found(`${HEAD}${heads.map((head) => `[node ${head}]\n`).join("")}`)
    const root = 'name="Main" type="Node"'
    assert.deepStrictEqual(tree(root, 'name="B" type="Node" parent="."', 'name="C" type="Node" parent="./B"'), [])
    assert.deepStrictEqual(tree(root, 'name="B" type="Node" parent="Main"'), ['4:35 unknown-identifier -> "."'])
    assert.deepStrictEqual(tree(root, 'name="B" type="Node" parent="C"'), ["4:35 unknown-identifier"])
    assert.deepStrictEqual(tree(root, 'name="B" type="Node"'), ["4:1 syntax"])
    assert.deepStrictEqual(tree('name="Main" type="Node" parent="."'), ["3:38 syntax"])
    assert.deepStrictEqual(tree('name="Main"'), ["3:1 syntax"])
    assert.deepStrictEqual(tree(root, 'name="B" type="Node" parent="."', 'name="B" type="Node" parent="."'), [
      "5:12 duplicate"
    ])
    assert.deepStrictEqual(tree(root, 'name="B" parent="."'), ["4:1 syntax"])
    assert.deepStrictEqual(tree(root, 'name="B" type="Node2D" parent="." position=Vector2(1, 2)'), ["4:50 syntax"])
  })

  it("is judged no further where it is not certain which node or class is meant", () => {
    const two = (more: string) => found(`${HEAD}[node name="Main" type="Node"]\n${more}`)
    assert.deepStrictEqual(two('[node name="B" type="Timer"]\nwait_time = 2.0\n'), ["4:1 syntax"])
    const twice =
      '[node name="B" type="Timer" parent="."]\nwait_time = 2.0\n[node name="B" type="Label" parent="."]\ntext = "a"\n'
    assert.deepStrictEqual(two(twice), ["6:12 duplicate"])
    assert.deepStrictEqual(found(node("monitorable = true", "CollisionObject2D")), ["3:21 abstract"])
    assert.deepStrictEqual(found(node('script = "res://player.gd"\nspeed = 3.0')), ["4:10 assign-type"])
  })

  it("knows the nodes of instances, and of those that cannot be read nothing", () => {
    const instance = (path: string, more: string) =>
      found(
        `${HEAD}[ext_resource type="PackedScene" path="${path}" id="1"]\n[node name="Main" type="Node"]\n[node name="E" parent="." instance=ExtResource("1")]\n${more}\n`
      )
    assert.deepStrictEqual(instance("res://enemy.tscn", "speed = 2.0"), [])
    assert.deepStrictEqual(instance("res://enemy.tscn", "sped = 2.0"), ["6:1 unknown-member -> speed"])
    assert.deepStrictEqual(
      instance("res://enemy.tscn", '[node name="Sprite" parent="E"]\ncentered = 3.5\nflipped = true'),
      ["8:1 unknown-member"]
    )
    assert.deepStrictEqual(instance("res://enemy.tscn", '[node name="B" type="Node" parent="E/Sprit"]'), [
      "6:35 unknown-identifier"
    ])
    assert.deepStrictEqual(
      instance("res://model.glb", '[node name="B" type="Node" parent="E/Bone"]\n[node name="C" parent="E"]\nfoo = 1'),
      []
    )
  })

  it("may connect nodes of scenes that stand as tiles of a map, which the editor saves", () => {
    const tiled = (type: string) =>
      found(
        `${HEAD}[node name="A" type="Node2D"]\n[node name="T" type="${type}" parent="."]\n[connection signal="hit" from="T/Block" to="T/Block/Sound" method="play"]\n`
      )
    assert.deepStrictEqual(tiled("TileMapLayer"), [])
    assert.deepStrictEqual(tiled("TileMap"), [])
    assert.deepStrictEqual(tiled("Node2D"), ["5:31 unknown-identifier", "5:44 unknown-identifier"])
  })

  it("connects signals to functions that are there", () => {
    const bare = (name: string, script: string) =>
      found(
        `${HEAD}[node name="A" type="Control"]\n[node name="B" type="Button" parent="."]\n[connection signal="pressed" from="B" to="." method="${name}"]\n`,
        {
          project: sceneProject({
            "res://dock.gd": "extends Control\nfunc _on_source():\n\tpass\n",
            "res://main.gd": script
          })
        }
      )
    const gives = 'extends Node\nfunc f(tab: Node):\n\ttab.set_script(load("res://dock.gd"))\n'
    assert.deepStrictEqual(bare("_on_source", gives), [], "a script is put on the node later")
    assert.deepStrictEqual(bare("_on_target", gives), ["5:53 unknown-function"])
    assert.deepStrictEqual(bare("_on_source", "extends Node\n"), ["5:53 unknown-function"])
    const connected = (more: string, script = "res://player.gd") =>
      found(
        `${HEAD}[ext_resource type="Script" path="${script}" id="1"]\n[node name="A" type="CharacterBody2D"]\nscript = ExtResource("1")\n[node name="B" type="Button" parent="."]\n[node name="T" type="Timer" parent="."]\n[connection ${more}]\n`
      )
    assert.deepStrictEqual(connected('signal="pressed" from="B" to="." method="_on_pressed"'), [])
    assert.deepStrictEqual(connected('signal="died" from="." to="B" method="hide" unbinds=1'), [])
    assert.deepStrictEqual(connected('signal="presed" from="B" to="." method="_on_pressed"'), [
      '8:20 unknown-signal -> "pressed"'
    ])
    assert.deepStrictEqual(connected('signal="pressed" from="B" to="." method="_on_presed"'), [
      '8:53 unknown-function -> "_on_pressed"'
    ])
    assert.deepStrictEqual(connected('signal="pressed" from="B" to="." method="_on_presed"', "res://gone.gd"), [
      "3:34 missing-file"
    ])
    assert.deepStrictEqual(connected('signal="pressed" from="C" to="." method="_on_pressed"'), [
      "8:35 unknown-identifier"
    ])
    assert.deepStrictEqual(connected('signal="timeout" from="T" to="." method="_on_timer_timeout"'), [
      "8:53 signal-arity"
    ])
    assert.deepStrictEqual(connected('signal="timeout" from="T" to="." method="_on_timer_timeout" binds=[1]'), [])
    assert.deepStrictEqual(connected('signal="pressed" from="B" to="."'), ["8:1 syntax"])
  })

  it("of Godot 3 is judged by what its reference has", () => {
    const scene = (lines: string) => found(`[gd_scene format=2]\n\n${lines}\n`, { reference: reference3() })
    const pressed =
      '[node name="A" type="Button"]\npressed = true\n[connection signal="pressed" from="." to="." method="hide"]'
    assert.deepStrictEqual(scene(pressed), [])
    assert.deepStrictEqual(scene('[node name="A" type="TileMap"]\nformat = 1\ntile_data = PoolIntArray( 0, 0 )'), [])
    assert.deepStrictEqual(scene('[node name="A" type="Node3D"]'), ['3:21 unknown-type -> "Spatial"'])
    assert.deepStrictEqual(scene('[node name="A" type="Control"]\noffset_left = 3.0'), [
      "4:1 unknown-member -> margin_left"
    ])
  })

  it("has the form that Godot reads", () => {
    assert.deepStrictEqual(found('[node name="A" type="Node"]\n'), ["1:1 syntax"])
    assert.deepStrictEqual(found(`${HEAD}[node name=A type="Node"]\n`), ["3:12 syntax"])
    assert.deepStrictEqual(
      found(`${HEAD}[node name="A" type="Node"\n[node name="B" type="Node" parent="."]\n`).slice(0, 1),
      ["3:1 syntax"]
    )
    assert.deepStrictEqual(found(node("visible = False\nposition = Vector2(1, )")), [
      "4:11 syntax -> false",
      "5:23 syntax"
    ])
    assert.deepStrictEqual(found(node("; a comment\n# another\nvisible = true")), ["5:1 syntax -> ; another"])
    assert.deepStrictEqual(found(node("visible = true # why\nz_index = 1")), ["4:16 syntax -> ; why"])
    assert.deepStrictEqual(found(node("visible = true,\nz_index = 1")), ["4:15 syntax -> "])
    assert.deepStrictEqual(found(node("scale: Vector2(2, 2)")), ["4:1 syntax -> scale = Vector2(2, 2)"])
    assert.deepStrictEqual(found(node("color = Color(1, 0, 0)", "ColorRect")), ["4:9 syntax -> Color(1, 0, 0, 1)"])
    assert.deepStrictEqual(found(node("material = SubResource(m_1)")), ['4:24 syntax -> "m_1"'])
    assert.deepStrictEqual(found(`${HEAD}[node name="A" type="Node" groups="foes"]\n`), [
      '3:35 assign-type -> ["foes"]'
    ])
    assert.deepStrictEqual(found(`${HEAD}visible = true\n[node name="A" type="Node2D"]\n`), ["3:1 syntax"])
    const connection = '[connection signal="ready" from="." to="." method="queue_free"]\n'
    assert.deepStrictEqual(found(`${node("")}${connection}; a comment\n${connection}# another\n`), [
      "8:1 syntax -> ; another"
    ])
    assert.deepStrictEqual(found(node("visible = true # no\n")), [])
    assert.deepStrictEqual(found(`${HEAD}[resource]\n[node name="A" type="Node"]\n`), ["3:1 syntax"])
    assert.deepStrictEqual(found('[gd_scene format=5]\n[node name="A" type="Nod"]\n'), ["1:18 syntax"])
    assert.deepStrictEqual(found(`${HEAD}[node name="A" type="Node"]\n`, { reference: reference3() }), ["1:18 syntax"])
    assert.match(report('[gd_scene format=2]\n[node name="A" type="Node"]\n').notes?.join() ?? "", /format=2/)
  })

  it("holds scripts and shaders, whose places are those in the file", () => {
    const script =
      '[sub_resource type="GDScript" id="s"]\nscript/source = "extends Node\nvar a = \\"x\\".to_uper()\n"\n\n[node name="A" type="Node"]\nscript = SubResource("s")\nfoo = 1\n'
    assert.deepStrictEqual(found(HEAD + script), ["5:15 unknown-member -> to_upper", "10:1 unknown-member"])
    const shader =
      '[gd_resource type="Shader" format=3]\n\n[resource]\ncode = "shader_type canvas_item;\nuniform vec4 tint : hint_color;\n"\n'
    assert.deepStrictEqual(found(shader), ["5:21 unknown-hint -> source_color"])
  })

  it("is silenced by a comment", () => {
    assert.deepStrictEqual(found(node("; godot-check: ignore unknown-member\nfoo = 1\nbar = 2")), [
      "6:1 unknown-member"
    ])
  })

  it("takes time in proportion to its length, also where nothing in it is known", () => {
    const fixes = report(`${HEAD}${'[node name="A" type="Sprit2D"]\n'.repeat(600)}`).diagnostics.filter(
      ({ fix }) => fix !== undefined
    )
    assert.strictEqual(fixes.length, 500)
    const deep = (n: number) => `${node("")}[node name="B" type="Node" parent="${"a/".repeat(n / 2)}b"]\n`
    assert.isUndefined(growth(deep, report))
    const materials = (size: number) => {
      const some = (line: (index: number) => string) => Array.from({ length: size / 40 }, (_, i) => line(i)).join("")
      const uniforms = some((i) => `uniform float u${i};\n`)
      const each = (i: number) =>
        `[sub_resource type="ShaderMaterial" id="${i}"]\nshader = SubResource("s")\nshader_parameter/u${i} = 1\n`
      return `${HEAD}[sub_resource type="Shader" id="s"]\ncode = "shader_type canvas_item;\n${uniforms}"\n${some(each)}`
    }
    assert.isUndefined(growth(materials, report))
  })
})
