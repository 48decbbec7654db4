/**
 * Scripts checked within a project: its classes, autoloads, scenes, files;
 * what could come from elsewhere is not reported.
 */
import { assert, describe, it } from "@effect/vitest"
import { readProjectFile } from "../../../src/godot/project/ProjectFile.ts"
import * as ProjectState from "../../../src/godot/project/ProjectState.ts"
import { sceneFile } from "../../../src/godot/project/SceneFile.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"
import * as WordIndex from "../../../src/godot/project/WordIndex.ts"
import { checkText } from "../../../src/godot/surface/check/CheckText.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const reference = lazy(() => readReference(corpus("godot-4.5"), "4.5"))

/** Files of every project here; a bar is a line end. */
const files: Readonly<Record<string, string>> = {
  "enemy.gd":
    "class_name Enemy extends CharacterBody2D|signal died(by: Node)|enum Kind { ORC, ELF }|const MAX := 3|static var count := 0|var kind := Kind.ORC|class Loot:|\tvar gold := 1|func attack(power: int, from: Node = null) -> bool:|\treturn power > 0|static func make() -> Enemy:|\treturn Enemy.new()|func rest() -> void:|\tawait get_tree().process_frame",
  "boss.gd": "class_name Boss extends Enemy|func rage() -> int:|\treturn 1",
  "global.gd": "extends Node|var score := 0|func reset(to: int) -> void:|\tscore = to|var loose",
  "bag.gd": "class_name Bag extends RefCounted|func _get(_name):|\treturn 1",
  "shape.gd": "@abstract class_name Figure extends RefCounted|@abstract func area() -> float",
  "tools.gd":
    'extends RefCounted|const Inner = preload("res://enemy.gd")|static func sum(a: int, b: int) -> int:|\treturn a + b',
  "sign.gd": "class_name Sign extends Node2D|@onready var plate = $Title",
  "sign.tscn":
    '[gd_scene]|[ext_resource type="Script" path="res://sign.gd" id="1"]|[node name="Sign" type="Node2D"]|script = ExtResource("1")|[node name="Title" type="Sprite2D" parent="."]',
  "hud.tscn":
    '[gd_scene]|[node name="Hud" type="CanvasLayer"]|[node name="Label" type="Label" parent="."]|[node name="Bar" type="ProgressBar" parent="Label"]',
  "main.tscn":
    '[gd_scene]|[ext_resource type="Script" path="res://main.gd" id="1"]|[ext_resource type="Script" path="res://boss.gd" id="2"]|[node name="Main" type="Node2D"]|script = ExtResource("1")|[node name="Boss" type="CharacterBody2D" parent="."]|script = ExtResource("2")|[node name="Title" type="Label" parent="."]|unique_name_in_owner = true'
}

const settings =
  'config_version=5|[application]|config/features=PackedStringArray("4.5")|[autoload]|Global="*res://global.gd"|Hud="*res://hud.tscn"|[input]|jump={}'

const linesOf = (text: string): string => text.replaceAll("|", "\n")

const diagnosticsOf = (code: string, more: Readonly<Record<string, string>> = {}) => {
  const texts = Object.entries({ ...files, ...more, "main.gd": code }).map(
    ([name, text]) => [`res://${name}`, linesOf(text)] as const
  )
  const cache = ScriptFile.makeCache()
  const ends = (end: string) => texts.filter(([path]) => path.endsWith(end))
  const project = ProjectState.make({
    root: "/game",
    file: readProjectFile(linesOf(settings)),
    scripts: new Map(ends(".gd").map(([path, text]) => [path, ScriptFile.make(path, text, cache)])),
    scenes: new Map(ends(".tscn").map(([path, text]) => [path, sceneFile(path, () => text)])),
    binaryScenes: [],
    csharp: new Map(),
    documented: new Map(),
    pathOfUid: () => undefined,
    all: new Set(texts.map(([path]) => path)),
    leftOut: [],
    hasSettings: true,
    hasGaps: false,
    cache,
    words: WordIndex.make()
  })
  return checkText({ reference: reference(), version: "4.5", project }, { code: linesOf(code), path: "res://main.gd" })
    .diagnostics
}

const found = (code: string, more?: Readonly<Record<string, string>>): string =>
  diagnosticsOf(code, more)
    .map(({ line, code: one, fix = "" }) => `${line} ${one} ${fix}`.trim())
    .join(", ")

const wrong: ReadonlyArray<readonly [code: string, expected: string]> = [
  // An object of another language is reported once, with its function; no name is proposed that only begins or ends so.
  [
    'extends Node|func f():|\tDebug.Log("a")|\tMathf.Abs(math.sqrt(2))|\tPhysics.cast()|var map: TileMapLayer|func g():|\tmap.set_layer_enabled(0, true)',
    "3 unknown-identifier print, 4 unknown-identifier abs, 4 unknown-identifier sqrt, 5 unknown-type, 8 unknown-member"
  ],
  [
    "class_name Own extends Enemy|enum { kind, rest, SPRITE }|const A = Enemy|const B = [Own, Enemy.Loot, Enemy.MAX]|const C = [Boss]",
    "2 member-exists, 2 member-exists, 3 assign-constant, 5 assign-constant"
  ],
  ["extends Control|func get_drag_data(at):|\treturn at", "2 misnamed-virtual _get_drag_data"],
  [
    'extends Node|func f(e: Enemy):|\tCallable(self, "g").call()|\tCallable(self, "f").bind(e)|\tCallable(e, "rage").call()|\tCallable(e, "ragee").call()',
    "3 unknown-member"
  ],
  [
    'extends Node|func f(e: Enemy):|\te.attak(1)|\te.attack()|\te.attack("x")',
    "3 unknown-member attack, 4 argument-count, 5 argument-type"
  ],
  [
    "extends Node|func f(e: Enemy):|\te.kind = Enemy.Kind.TROLL|\tEnemy.MAX = 4|\treturn Enemy.nothing",
    "3 unknown-enum-value, 4 assign-constant, 5 unknown-member"
  ],
  [
    "extends Node|func f():|\tvar b := Boss.new(1)|\tb.rage(1)|\tb.attack(1, 2)|\tBoss.rage()",
    "3 argument-count, 4 argument-count, 5 argument-type, 6 static-call"
  ],
  [
    "extends Node|func f():|\tGlobal.scor = 1|\tGlobal.reset()|\tHud.titel = 1",
    "3 unknown-member score, 4 argument-count, 5 unknown-member"
  ],
  [
    'extends Node2D|func f():|\t$Boss.rge()|\t$Boss.attack()|\t%Title.texxt = "a"|\tget_node("Title").text = 3',
    "3 unknown-member rage, 4 argument-count, 5 unknown-member text, 6 assign-type str(3)"
  ],
  [
    "extends Enemy|func attack() -> bool:|\treturn true|var kind = 1|signal died",
    "2 override-signature attack(power: int, from: Node = null) -> bool, 4 member-exists, 5 member-exists"
  ],
  [
    'extends Enemy|func f():|\tsuper.nothing()|\tself.nothing()|\tdied.emit()|\temit_signal("dead")',
    "3 unknown-member, 4 unknown-member, 6 unknown-signal, 5 signal-arity"
  ],
  ["extends Node|func f(e: Enemy):|\tvar n = e.rest()|\treturn n", "3 missing-await await e.rest()"],
  [
    "extends Node|var own := Enemy.new()|func f(e: Enemy):|\te.kind = e.attack(1)|\town.kind = 1.5|\tprocess_mode = own.attack(1)|\tself.process_mode = Global.is_inside_tree()",
    "4 assign-type, 5 assign-type, 6 assign-type, 7 assign-type"
  ],
  ["extends Node|func f():|\treturn Figure.new()", "3 abstract"],
  ["class_name Square extends Figure", "1 abstract"],
  ["class_name Enemy extends Node", "1 shadow"],
  ["class_name Global extends Node", "1 shadow"],
  ['extends "res://nowhere.gd"|const A = preload("res://enmy.gd")', "1 missing-file, 2 missing-file"],
  ['@icon("res://nowhere.png")|extends Node', "1 missing-file"],
  [
    "@tool|extends EditorPlugin|func handles(object):|\treturn object is Node|func edit(object):|\tprint(object)",
    "3 misnamed-virtual _handles, 5 misnamed-virtual _edit"
  ],
  [
    'extends "res://old/enemy.gd"|const A = preload("res://Tools.gd")',
    '1 missing-file "res://enemy.gd", 2 missing-file "res://tools.gd"'
  ],
  [
    'extends Node|func f():|\tget_tree().change_scene_to_file(\'res://levels/hud.tscn\')|\tload("res://old/enemy.gd")|\treturn ResourceLoader.load("res://HUD.tscn")',
    '3 missing-file \'res://hud.tscn\', 4 missing-file "res://enemy.gd", 5 missing-file "res://hud.tscn"'
  ],
  [
    'extends Node|func f():|\tload("res://tools.gd").summ(1, 2)|\tload("res://boss.gd").new().rge()|\tvar b = ResourceLoader.load("res://boss.gd").new()|\tb.attack()',
    "3 unknown-member sum, 4 unknown-member rage, 6 argument-count"
  ],
  [
    'extends Node|var kept = load("res://hud.tscn")|func f():|\tvar scene = load("res://hud.tscn")|\tscene.instantiate().layr = 3|\tkept.instantiate().offst = 3|\tvar h = preload("res://hud.tscn").instantiate()|\treturn h.scroll_offset',
    "5 unknown-member layer, 6 unknown-member offset, 8 unknown-member"
  ],
  [
    'extends Node|const Tools = preload("res://tools.gd")|func f():|\tTools.sum(1)|\tTools.summ(1, 2)|\tTools.Inner.new().attack()',
    "4 argument-count, 5 unknown-member sum, 6 argument-count"
  ],
  [
    'extends Node|const HUD = preload("res://hud.tscn")|func f():|\tvar h := HUD.instantiate()|\th.layr = 3|\treturn HUD.instance()',
    "5 unknown-member layer, 6 unknown-member instantiate"
  ],
  ["extends Node|func f(x):|\tx.this_is_nowhere()|\treturn nothing_here", "3 unknown-member, 4 unknown-identifier"],
  ["extends Node|func f(x):|\tNothing.new()|\tx.what_it_may_have()", "3 unknown-type"],
  [
    "extends Node|var e: Enmy|var b: Enemy.Lot|func f() -> Boos:|\treturn null",
    "2 unknown-type Enemy, 3 unknown-type, 4 unknown-type Boss"
  ],
  ["extends Enmey|func f():|\tpass", "1 unknown-type Enemy"],
  [
    "extends Node|func f(e: Enemy, s: Sprite2D):|\te = s|\tvar t: Enemy = Node2D.new()|\treturn e as Label",
    "3 assign-type, 4 assign-type, 5 cast"
  ],
  [
    'extends Node|func f(e: Enemy):|\te.died.emit(1, 2)|\te.connect("deid", f)|\te.disconnect("died")',
    '4 unknown-signal "died", 5 argument-count, 3 signal-arity'
  ],
  ['extends Node|func f():|\tif Input.is_action_pressed("jmp"): pass', '3 unknown-action "jump"'],
  [
    'extends Node|func _input(event):|\tif event.is_action_pressed("jmp") or event.is_action("jump"): pass',
    '3 unknown-action "jump"'
  ],
  ["extends Node|func f():|\treturn Enmy.new()", "3 unknown-type Enemy"],
  [
    'extends Node|func f(g: Enemy.Loot):|\tg.god = 1|\tg.gold = "x"|\tEnemy.Loot.new(3)',
    "3 unknown-member gold, 4 assign-type, 5 argument-count"
  ],
  [
    'extends Node2D|@onready var title = %Title|@onready var boss = get_node("Boss")|func f():|\ttitle.txt = "a"|\tboss.rag()',
    "5 unknown-member text, 6 unknown-member rage"
  ],
  ['extends Node2D|func f(s: Sign):|\ts.plate.text = "a"', "3 unknown-member"],
  ["extends Node|func f(e: Enemy):|\te.attak()", "3 unknown-member attack"],
  // No longer name is proposed that could not take the value or the arguments.
  [
    'class_name Aa extends Node|var loot_tables: Array[int] = []|func f(o: Aa):|\to.loot_table = ""|\to.loot_table = [1]|func get_alls():|\treturn []|func g(o: Aa):|\treturn o.get_all(3) + o.get_all()',
    "4 unknown-member, 5 unknown-member loot_tables, 9 unknown-member, 9 unknown-member get_alls"
  ],
  // Members of the name that cannot be used so do not count.
  [
    "extends Node|func f(n: Node, x):|\tn.get_parent().score()|\tn.attack = 2|\tx.score()|\tx.time_left()|\tx.kind(1)",
    "3 unknown-function score, 4 unknown-member, 6 unknown-function time_left, 7 unknown-function"
  ],
  ['extends Node|static func f():|\tGlobal.reset(1)|\treturn get_node("A")', "4 static-context"]
]

const right: ReadonlyArray<string> = [
  // What an object is asked for first need not be there.
  'extends Node|func f():|\tvar bag = load("res://boss.gd").new()|\tif bag.has_method("fly"):|\t\tbag.fly()|\tvar made := Node2D.new()|\tif "speed" in made:|\t\tmade.speed = 1',
  // A file that nothing in the project is called like may be made as the game runs, and a script may look for one.
  'extends Node|func f():|\tload("res://made.gd")|\tif ResourceLoader.exists("res://mods/boss.gd"):|\t\treturn load("res://mods/boss.gd").new()',
  // An addon that is not installed has its own files.
  'extends Node|func f():|\tvar other = load("res://addons/other/tools.gd")|\treturn other != null',
  // Other scenes may come to be in these variables.
  'extends Node|@export var given := preload("res://hud.tscn")|var other = preload("res://hud.tscn")|func f(scene := preload("res://hud.tscn")):|\tother = preload("res://sign.tscn")|\tvar local := preload("res://hud.tscn")|\tlocal = other|\tfor one in [given, other, scene, local]:|\t\tone.instantiate().plate = null|\tgiven.instantiate().plate = null|\tother.instantiate().plate = null|\tscene.instantiate().plate = null|\tlocal.instantiate().plate = null',
  'extends Node2D|@onready var loose = $Title|@onready var title := $Title|const HUD = preload("res://hud.tscn")|func f(e: Enemy):|\te.kind = Global.loose == 1|\te.kind = loose.visible|\te.kind = title.visible|\te.kind = self.title.visible|\te.kind = $Title.visible|\te.kind = Hud.visible|\te.kind = e.duplicate().visible|\tvar local := %Title|\te.kind = local.visible|\tvar hud := HUD.instantiate()|\te.kind = hud.visible|\tvar weak = Enemy.new()|\tweak.kind = true|\tweak.kind = 1.5',
  "extends Node|func f(n: Node, x):|\tn.score = 2|\tn.attack(1)|\tx.attack(1)|\tx.gold = 1|\tx.emit()|\tx.set_text('a')|\tx.rest()",
  "extends Node|func f(b: Bag):|\tb.anything = 1|\treturn b.whatever",
  "extends Node|func f(n: Node):|\tn.rage()|\tn.attack(1)|\tn.score = 2",
  'extends Node2D|func f():|\t$Boss.rage()|\t$Boss.attack(1, self)|\tget_node("../Nowhere").rage()|\t%Title.text = "a"',
  'extends Node|func f():|\tHud.get_node("Label/Bar").value = 1|\tGlobal.score += 1|\tHud.layer = 3',
  "extends Boss|func attack(power: int, from: Node = self, more := 1) -> bool:|\treturn super(power, from) and super.rage() > more",
  "extends Node|var e: Enemy.Kind = Enemy.Kind.ELF|var l := Enemy.Loot.new()|func f() -> Enemy:|\tl.gold += Enemy.MAX + Enemy.count|\treturn Enemy.make()",
  "extends Node|func f(n: CharacterBody2D):|\tif n is Enemy:|\t\tn.attack(1)|\tvar b := n as Boss|\tb.rage()|\treturn (n as Enemy).kind",
  "class_name Square extends Figure|func area() -> float:|\treturn 1.0",
  "extends Node|func f(e: Enemy):|\te.died.connect(func(by): print(by))|\te.died.emit(self)|\tawait e.rest()|\te.rest()",
  'extends Node|func f():|\tvar scene := load("res://main.tscn") as PackedScene|\tvar main := scene.instantiate()|\tmain.f()',
  "extends Node2D|@onready var title = %Title|func f(s: Sign):|\ts.plate.flip_h = true|\ttitle = s.plate|\ttitle.flip_h = true",
  "extends Node2D|@onready var boss = $Boss|func f(other: Node):|\tother.boss = self|\tboss.anything = 1",
  // Another node may stand there by then, and Godot takes it for any.
  'extends Node2D|@onready var title := %Title|func f() -> bool:|\tvar boss := $Boss|\treturn title is Button or boss is Area2D or get_node("Boss") is Area2D'
]

describe.skipIf(corpora === undefined)(onCorpora("a script of a project"), () => {
  it.each(wrong)("is told what is wrong with it: %s", (code, expected) => assert.strictEqual(found(code), expected))
  it("only guesses at a member of the user's own with a word more", () => {
    const squad =
      "class_name Squad extends Node|signal unit_left|func collect_all_units():|\treturn null|func run_all():|\tpass|var uv0 := 1"
    const code =
      "extends Node|func f(s: Squad, t: RichTextLabel):|\ts.collect_units()|\ts.run()|\ts.collect_all_unist()|\tprint(s.uv1)|\treturn t.get_v_scroll()"
    assert.deepStrictEqual(
      diagnosticsOf(code, { "squad.gd": squad }).map(({ line, message, fix }) => [line, message, fix]),
      [
        [3, 'Squad has no "collect_units"; perhaps collect_all_units is meant.', undefined],
        [4, 'Squad has no "run".', undefined],
        [5, 'Squad has no "collect_all_unist".', "collect_all_units"],
        [6, 'Squad has no "uv1".', undefined],
        [7, "RichTextLabel.get_v_scroll is not in Godot 4.5.", "get_v_scroll_bar"]
      ]
    )
  })

  it("may have a class called time, and icons beside its scripts", () => {
    const time = { "time.gd": "class_name time extends Node|static func sleep(n: int) -> int:|\treturn n" }
    assert.strictEqual(found("extends Node|func f():|\ttime.sleep(1)", time), "")
    const icons = ["res://ui/../icon.svg", "icon.svg", "./icon.svg", "uid://b3x", "res://.godot/icon.ctex", ""]
    for (const icon of icons)
      assert.strictEqual(found(`@icon("${icon}")|extends Node`, { "icon.svg": "<svg/>" }), "", icon)
  })
  it.each(right)("is left alone: %s", (code) => assert.strictEqual(found(code), ""))

  it("may have functions named as Godot's were in Godot 3, where another script calls them", () => {
    const code = "extends Control|func get_drag_data(at):|\treturn at"
    const caller = "extends Node|func f(slot):|\treturn slot.get_drag_data(Vector2.ZERO)"
    assert.strictEqual(found(code, { "caller.gd": caller }), "")
  })

  it("finds members of the root of a scene in its class too, where the script extends one further up", () => {
    const item = (type: string) => ({
      "item.gd": 'extends Control|var urn := ""',
      "item.tscn": `[gd_scene]|[ext_resource type="Script" path="res://item.gd" id="1"]|[node name="Item" type="${type}"]|script = ExtResource("1")`
    })
    const code = `extends Node|const ITEM = preload("res://item.tscn")|func f(b: Button):|\tvar item = ITEM.instantiate()|\titem.button_group = null|\titem.pressed.connect(queue_free)`
    assert.strictEqual(found(code, item("Button")), "")
    assert.strictEqual(found(code, item("Control")), "5 unknown-member, 6 unknown-member button_pressed")
  })

  it("leaves the parent alone where a scene puts a script on a node that it inherits, which has its parent by then", () => {
    const code = "extends Node2D|var owned = get_parent().name"
    assert.strictEqual(found(code), "2 static-context")
    const scene =
      '[gd_scene]|[ext_resource type="PackedScene" path="res://hud.tscn" id="1"]|[ext_resource type="Script" path="res://sign.gd" id="2"]|[node name="Hud" instance=ExtResource("1")]|[node name="Label" parent="."]|script = ExtResource("2")'
    assert.strictEqual(found(code, { "big.tscn": scene }), "")
    const root = `${scene.slice(0, scene.lastIndexOf("|[node"))}|script = ExtResource("2")`
    assert.strictEqual(found(code, { "big.tscn": root }), "2 static-context")
  })

  it("may find the scene tree at once where a script of the project puts scripts on nodes", () => {
    const code = "extends Node|var tree = get_tree()"
    assert.strictEqual(found(code), "2 static-context")
    for (const line of ["n.script = s", "n.set_script(s)", 'n.set_deferred("script", s)'])
      assert.strictEqual(found(code, { "puts.gd": `extends Node|func f(n: Node, s):|\t${line}` }), "", line)
    assert.strictEqual(
      found(code, { "asks.gd": "extends Node|func f(n: Node, s):|\treturn n.script == s" }),
      "2 static-context"
    )
  })

  it("is not told of names that something unseen may bring", () => {
    const call = "extends Node|func f(x):|\tx.fly_away()"
    assert.strictEqual(found(call), "3 unknown-member")
    for (const text of [
      'extends Node|var d = {"fly_away": 1}',
      'extends Node|func g(x):|\tx.set("fly_away", 1)',
      'extends Node|const CODE = "func fly_away(): pass"'
    ])
      assert.notInclude(found(call, { "other.gd": text }), "3 unknown-member", text)
    assert.strictEqual(found(call, { "lib.gdextension": "" }), "")
  })

  it("is not told of members of objects that another script gets from a plugin or the browser", () => {
    const call = "extends Node|func f(x):|\tx.fly_away()|\tx.rotation(3)"
    assert.strictEqual(found(call), "3 unknown-member, 4 unknown-function")
    for (const value of ['Engine.get_singleton("Plane")', 'JavaScriptBridge.get_interface("plane")'])
      assert.strictEqual(found(call, { "other.gd": `extends Node|var plane = ${value}` }), "", value)
  })

  it("is not told of members of objects of a script or a scene that is gone", () => {
    const code =
      "extends Node2D|@onready var voice = $Voice|func f():|\tvoice.speak_up()|\t$Voice.speek()|\t$Voice.loudness = 1"
    const main = `[gd_scene]|[ext_resource type="Script" path="res://main.gd" id="1"]|[ext_resource type="PackedScene" path="res://voice.tscn" id="2"]|[node name="Main" type="Node2D"]|script = ExtResource("1")|[node name="Voice" parent="." instance=ExtResource("2")]`
    assert.strictEqual(found(code, { "main.tscn": main }), "")
    const voice = '[gd_scene]|[node name="Voice" type="Node"]'
    const all = "4 unknown-member, 5 unknown-member, 6 unknown-member"
    assert.strictEqual(found(code, { "main.tscn": main, "voice.tscn": voice }), all)
  })

  it("may be on a node where it extends Object, whose methods it then has", () => {
    const state = { "state.gd": "class_name State extends Object|func enter(): pass" }
    assert.strictEqual(
      found("extends Node|func f(s: State):|\ts.get_path()|\ts.get_pathh()", state),
      "4 unknown-member"
    )
  })

  it("is told of no autoload that a plugin cannot add: one called like a class of Godot", () => {
    const plugin = (name: string) => ({
      "plugin.gd": `@tool|extends EditorPlugin|func _enable_plugin():|\tadd_autoload_singleton("${name}", "res://global.gd")`
    })
    const use = (name: string) => `extends Node|func f():|\tprint(${name}.CONNECTION_CONNECTED)`
    assert.strictEqual(found(use("MultiplayerPeer"), plugin("MultiplayerPeer")), "")
    assert.strictEqual(found(use("Peer"), plugin("Peer")), "3 unknown-member")
  })

  it("means the class within a script that it extends by that class's name, and no constant of one further up", () => {
    const scripts = {
      "state.gd": 'extends Object|const Step := preload("res://state.gd")|func go(_event) -> Step:|\treturn null',
      "level.gd": 'extends Node|class Step extends "res://state.gd":|\tfunc go(_event) -> Step:|\t\treturn null',
      "play.gd": 'extends "res://level.gd".Step'
    }
    const code = 'extends "res://play.gd"|func go(event) -> Step:|\treturn event'
    assert.strictEqual(found(code, scripts), "")
    assert.strictEqual(found(code.replace("Step", "Node"), scripts), "2 override-signature")
  })

  it("is told of a script whose name it uses as that of an autoload, and of no class that begins so", () => {
    const code = "extends Node|func f():|\tEventBus.pub()|\tSoundBox.play()"
    const messages = diagnosticsOf(code, {
      "EventBus.gd": "extends Node|func pub(): pass",
      "sound_box.gd": "extends Node|func play(): pass",
      "watch.gd": "class_name EventBusInspector"
    }).map(({ message, fix }) => [message, fix])
    assert.deepStrictEqual(messages, [
      ["EventBus is not in Godot 4.5; res://EventBus.gd is no autoload of that name.", undefined],
      ["SoundBox is not in Godot 4.5; res://sound_box.gd is no autoload of that name.", undefined]
    ])
  })

  it("is told which of two classes of one name is meant", () => {
    const code =
      "extends Node|class Enemy:|\tclass Claw:|\t\tpass|class Claw:|\tpass|func f(t: Tamer, mine: Enemy, claw: Claw):|\tt.tame(mine)|\tvar boss: Boss = mine|\tvar other: Enemy.Claw = claw"
    const tamer = "class_name Tamer extends Node|func tame(enemy: Enemy):|\tpass"
    assert.deepStrictEqual(
      diagnosticsOf(code, { "tamer.gd": tamer })
        .filter(({ line }) => line > 6)
        .map(({ message }) => message),
      [
        "tame(): enemy is Enemy of res://enemy.gd, not Enemy within res://main.gd.",
        '"boss" is Boss; Enemy is assigned.',
        '"other" is Enemy.Claw within res://main.gd; Claw within res://main.gd is assigned.'
      ]
    )
  })

  it("is told of no other object's method for a property that is called", () => {
    const call = "extends Node|func f(x):|\tx.texture()|\tx.texture(3)"
    assert.strictEqual(found(call), "3 unknown-function texture, 4 unknown-function")
  })
})
