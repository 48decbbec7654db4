/** Scripts against Godot 3.2, and Godot 3's own forms against 4.5 with what to write instead. A bar is a line end. */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { readProjectFile } from "../../../src/godot/project/ProjectFile.ts"
import * as ProjectState from "../../../src/godot/project/ProjectState.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"
import { viewOf } from "../../../src/godot/project/View.ts"
import * as WordIndex from "../../../src/godot/project/WordIndex.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const references = {
  3: lazy(() => readReference(corpus("godot-3.2"), "3.2")),
  4: lazy(() => readReference(corpus("godot-4.5"), "4.5"))
}

const told = (script: string, dialect: 3 | 4) =>
  check({ code: script.replaceAll("|", "\n"), reference: references[dialect]() })
    .diagnostics.map(({ line, code, fix = "" }) => `${line} ${code} ${fix}`.trim())
    .join(", ")

/** A project without a file of its own, in which everything is seen. */
const emptyProject = () => {
  const state = ProjectState.make({
    root: "/game",
    file: readProjectFile("config_version=4\n"),
    scripts: new Map(),
    scenes: new Map(),
    binaryScenes: [],
    csharp: new Map(),
    documented: new Map(),
    pathOfUid: () => undefined,
    all: new Set(),
    leftOut: [],
    hasSettings: true,
    hasGaps: false,
    cache: ScriptFile.makeCache(),
    words: WordIndex.make()
  })
  return viewOf(state, { dialect: 3 })
}

/** A declaration of Godot 3, and what stands for it in Godot 4. */
const exports: ReadonlyArray<readonly [declaration: string, fix: string]> = [
  ["export var a", "@export"],
  ["export(int) var a", "@export var a: int"],
  ["export(int) var a := 1", "@export"],
  ["export(int, 0, 10) var a", "@export_range(0, 10) var a: int"],
  ["export(float, EXP, 1, 9) var a", '@export_range(1, 9, "exp") var a: float'],
  ["export(float, EASE) var a", "@export_exp_easing var a: float"],
  ['export(String, "A", "B") var a', '@export_enum("A", "B") var a: String'],
  ['export(String, FILE, "*.json") var a', '@export_file("*.json") var a: String'],
  ["export(String, DIR) var a", "@export_dir var a: String"],
  ["export(String, FILE, GLOBAL) var a", "@export_global_file var a: String"],
  ['export(String, FILE, GLOBAL, "*.png") var a', '@export_global_file("*.png") var a: String'],
  ["export(String, DIR, GLOBAL) var a", "@export_global_dir var a: String"],
  ["export(String, MULTILINE) var a", "@export_multiline var a: String"],
  ['export(int, FLAGS, "X", "Y") var a', '@export_flags("X", "Y") var a: int'],
  ["export(int, LAYERS_2D_PHYSICS) var a", "@export_flags_2d_physics var a: int"],
  ["export(Color, RGB) var a", "@export_color_no_alpha var a: Color"],
  ["export(Array, int) var a", "@export var a: Array[int]"],
  ["export(String, FILE) var a = null", "@export_file var a: String"],
  ["export(Array, int) var a = Array()", "@export var a: Array[int]"],
  ["export(Array, int) var a = [1]", "@export var a: Array[int]"],
  ["export(PackedScene) var a = null", "@export var a: PackedScene"],
  ["export(NodePath) onready var a", "@export var a: NodePath"],
  ["export(NodePath) onready var a = get_node(a)", "@export var a: Node"],
  ["export(NodePath) onready var a = get_node(a) as Label", "@export var a: Label"],
  ["onready var a = 1", "@onready"],
  ["export(int) puppet var a = 1", "@export var a: int"],
  ["puppet onready var a = 1", "@onready"],
  ["puppet func a(): pass", '@rpc("authority")'],
  ["var a setget b|func b(v): a = v", ": set = b"],
  ["var a setget , b|func b(): return 1", ": get = b"],
  ["tool", "@tool"]
]

const old: ReadonlyArray<readonly [script: string, expected: string]> = [
  [
    'extends Node|func f():|\tvar t = yield(g(), "completed")|\tyield(self, "ready")|func g(): pass',
    "3 godot3-syntax await g(), 4 godot3-syntax await ready"
  ],
  ["extends Node|remotesync var a = 1", "2 godot3-syntax var"],
  [
    'extends Node|func f():|\tyield(g(), "completed")|\treturn yield(g(), "completed")|func g():|\tyield(self, "ready")',
    "3 godot3-syntax await g(), 6 godot3-syntax await ready"
  ],
  [
    'extends Node|func f(b: Button, list):|\tb.connect("pressed", self, "g", [1], CONNECT_DEFERRED + CONNECT_ONESHOT)|\tb.connect("pressed", self, "g", [], CONNECT_DEFERRED)|func g(_a = 0): pass',
    "3 argument-type b.pressed.connect(g.bind(1), CONNECT_DEFERRED + CONNECT_ONE_SHOT), 3 unknown-identifier, 4 argument-type b.pressed.connect(g, CONNECT_DEFERRED)"
  ],
  ["extends Node|func f():|\treturn Tween.new()", "3 abstract create_tween()"],
  ["extends Resource|func f():|\treturn Tween.new()", "3 abstract"],
  [
    "extends Node|func f(a: PoolStringArray, b: PoolIntArray):|\ta.remove(0)|\tb.invert()|\treturn ColorN(a[0])",
    "2 unknown-type PackedStringArray, 2 unknown-type PackedInt32Array, 3 unknown-member remove_at, 4 unknown-member reverse, 5 unknown-function Color"
  ],
  // What took the place of these means something else.
  [
    'extends Area2D|func f(r: Rect2):|\tset_collision_mask_bit(0, r.has_no_area())|\trset("a", 1)',
    "3 unknown-function set_collision_mask_value(1, r.has_no_area()), 3 unknown-member, 4 unknown-function"
  ],
  [
    "extends RigidBody2D|func f(l):|\tadd_force(l.a, l.b)|\tadd_child_below_node(l.a, l.b)|\tget_parent().add_child_below_node(self, l.b, true)|\tset_collision_layer_bit(l + 1, true)|\tImage.new().lock()|\treturn MODE_RIGID",
    "3 unknown-function apply_force(l.b, l.a), 4 unknown-function l.a.add_sibling(l.b), 5 unknown-member add_sibling(l.b, true), 6 unknown-function set_collision_layer_value((l + 1) + 1, true), 7 unknown-member, 8 unknown-identifier"
  ],
  [
    "extends Node|func f():|\treturn SceneTree.STRETCH_MODE_2D",
    "3 unknown-member Window.CONTENT_SCALE_MODE_CANVAS_ITEMS"
  ],
  ["extends Node|func _init(a).(a):|\tpass", "2 godot3-syntax :\n\tsuper(a)"],
  ['extends Node|func f():|\t.f()|\treturn @"a/b"', '3 godot3-syntax super., 3 unknown-member, 4 godot3-syntax ^"a/b"']
]

/** A declaration of Godot 4, and what Godot 3 has for its annotations; empty where it has nothing. */
const annotations: ReadonlyArray<readonly [declaration: string, fix: string]> = [
  ["@export_range(0, 10) var a: int = 1", "export(int, 0, 10)"],
  ["@export_range(0, 1.5) var a = 1", "export(float, 0, 1.5)"],
  ["@export_range(-1, 10, 2) var a := 1", "export(int, -1, 10, 2)"],
  ['@export_range(0, 10, 1, "or_greater") var a := 1', ""],
  ["@export_range(0, MOST) var a: int", ""],
  ["@export_range(0, 1) var a: Kind", ""],
  ["@export_range(0, 1) var a: Array", ""],
  ['@export_enum("A", "B") var a: String', 'export(String, "A", "B")'],
  ['@export_enum("A", "B") var a = 1', 'export(int, "A", "B")'],
  ['@export_enum("A:1", "B:4") var a: int', ""],
  ['@export_file("*.txt") var a: String', 'export(String, FILE, "*.txt")'],
  ['@export_file("*.png", "*.jpg") var a: String', ""],
  ["@export_file var a: Array", ""],
  ["@export_dir var a: String", "export(String, DIR)"],
  ["@export_global_dir var a: String", ""],
  ['@export_flags("A", "B") var a: int', 'export(int, FLAGS, "A", "B")'],
  ["@export_flags_2d_physics var a: int", "export(int, LAYERS_2D_PHYSICS)"],
  ["@export_color_no_alpha var a: Color", "export(Color, RGB)"],
  ["@export_multiline var a: String", "export(String, MULTILINE)"],
  ['@export_exp_easing("attenuation") var a: float', "export(float, EASE)"],
  ['@export_node_path("Sprite2D") var a: NodePath', "export(NodePath)"],
  ["@onready @export var a = 1", "export onready"],
  ["@export_storage var a = 1", ""],
  ["@export_storage @export var a = 1", ""],
  ["@rpc func a(): pass", "puppet"],
  ['@rpc("any_peer", "call_local") func a(): pass', "remotesync"],
  ["@export|var a = 1", ""],
  ["@rpc|func a(): pass", ""]
]

const of3: ReadonlyArray<readonly [script: string, expected: string]> = [
  [
    "extends Node|signal hit(a)|onready var b: Button = $B|func f():|\thit.connect(g)|\tself.hit.emit(1)|\tb.pressed.connect(g.bind(b, 1), CONNECT_ONESHOT)|\tget_tree().create_timer(1).timeout.connect(b.queue_free)|\tb.pressed.disconnect(g)|\thit.connect(func(): pass)|func g(_a, _b): pass",
    '5 unknown-member connect("hit", self, "g"), 6 unknown-member emit_signal("hit", 1), 7 unknown-member b.connect("pressed", self, "g", [b, 1], CONNECT_ONESHOT), 8 unknown-member get_tree().create_timer(1).connect("timeout", b, "queue_free"), 9 unknown-member b.disconnect("pressed", self, "g"), 10 unknown-member, 10 godot4-syntax'
  ],
  [
    'extends Node|func f(b: Button):|\tb.connect("pressed", g)|\tb.connect("pressed", self, "g", [b])|func g(_a): pass',
    '3 argument-count b.connect("pressed", self, "g"), 3 unknown-identifier'
  ],
  // Godot 3 takes one name for a signal, a variable and a function.
  [
    'extends Node|signal over|var over = false|func over():|\tover = true|\temit_signal("over")|\tconnect("over", self, "over")|func f():|\tover()|\treturn over.x',
    ""
  ],
  ["extends Node|func f(x, list, i):|\treturn x is list[i].kind and x is Node == true", ""],
  [
    "extends Node|func f(v):|\tvar a = Vector2(v * 2)|\tvar b: int = Vector2(a)|\treturn Vector2(1)",
    "4 assign-type, 5 argument-type"
  ],
  ["class_name A extends Node|func f():|\treturn name", ""],
  ["extends Node|func f():|\treturn [$A/.name, $A/B/]", ""],
  [" extends Node2D|func f():|\tposition = Vector2()|\ttransform = 1", "4 assign-type"],
  // Godot 3 takes a loop for one that runs.
  [
    "extends Node|func f() -> int:|\twhile true:|\t\treturn 1|func g(list) -> int:|\tfor one in list:|\t\treturn one|func h() -> int:|\twhile true:|\t\tpass",
    "8 missing-return"
  ],
  ["extends Node|@export var a = 1", "2 godot4-syntax export"],
  // Godot 3 exports no nodes.
  [
    "extends Node|@export var a: Label|@onready @export var b: Node3D|@export var c: PackedScene",
    "2 godot4-syntax, 3 unknown-type Spatial, 4 godot4-syntax export"
  ],
  // What FileAccess does by itself an object of File does.
  [
    "extends Node|func f(path):|\tif FileAccess.file_exists(path):|\t\treturn FileAccess.open(path, 1)|\treturn [FileAccess.READ, Color.GRAY]",
    "3 unknown-type File.new(), 4 unknown-type, 5 unknown-type File, 5 unknown-member gray"
  ],
  [
    "extends KinematicBody2D|var velocity = Vector2()|func f():|\tmove_and_slide()|\tself.move_and_slide()",
    "4 argument-count velocity = move_and_slide(velocity, Vector2.UP), 5 argument-count"
  ],
  [
    "extends KinematicBody2D|func f():|\tvelocity = Vector2()|\treturn [Vector2i(1, 2), randi_range(1, 2), acosh(1), [1].map(f)]",
    "3 unknown-identifier, 4 unknown-type Vector2, 4 unknown-function, 4 unknown-function, 4 unknown-member, 4 unknown-identifier"
  ],
  [
    'extends Spatial|func f():|\tglobal_position = Vector3()|\tInput.get_axis("a", "b")|\tcreate_tween()|\tget_tree().create_tween()',
    "3 unknown-identifier global_transform.origin, 4 unknown-member, 5 unknown-function, 6 unknown-member"
  ],
  [
    "extends Node|func f(x):|\t$A.pressed.connect(f)|\tx.done.connect(f.bind(1), 1)|\tx.done.connect(queue_free)|\tx.done.connect(x)",
    '3 unknown-member $A.connect("pressed", self, "f"), 4 unknown-member x.connect("done", self, "f", [1], 1), 5 unknown-member x.connect("done", self, "queue_free")'
  ],
  ["extends Node|func f():|\treturn [Viewport.new(), Shape2D.new()]", "3 abstract"],
  [
    'extends Node|var peer: NetworkedMultiplayerPeer|func f():|\tpeer = ClassDB.instance("NewerPeer")|\tpeer.deliver(1)',
    ""
  ],
  ["extends Node|var peer: NetworkedMultiplayerPeer|func f():|\tpeer.deliver(1)", "4 unknown-member"],
  ["extends Node|func f():|\tawait get_tree().idle_frame", '3 godot4-syntax yield(get_tree(), "idle_frame")'],
  ["extends Node|var a: Array[int] = []", "2 godot4-syntax"],
  ["extends Node|signal s(a: int)|static var b = 1", "2 godot4-syntax, 3 godot4-syntax"],
  [
    'extends Node|func f(a):|\treturn a is not Node or a == &"x" or a == ^"y" or 2 ** 3',
    '3 godot4-syntax not (a is Node), 3 godot4-syntax "x", 3 godot4-syntax @"y", 3 godot4-syntax pow(2, 3)'
  ],
  ["extends Node|func f():|\tfor i: int in 3: pass|\treturn %A", "3 godot4-syntax, 4 godot4-syntax"],
  ["extends Node|var a: int:|\tget:|\t\treturn 1", "2 godot4-syntax"],
  [
    "extends Node|func f(s: String, a: Array):|\ts.is_empty()|\ta.is_empty()|\ta.reverse()",
    "3 unknown-member empty, 4 unknown-member empty, 5 unknown-member invert"
  ],
  ["extends Node|var n: Node3D|var s: Sprite2D", "2 unknown-type Spatial, 3 unknown-type Sprite"],
  [
    "extends Node2D|func f():|\tqueue_redraw()|\treturn deg_to_rad(1)",
    "3 unknown-function update, 4 unknown-function deg2rad"
  ],
  [
    'extends Node|func f() -> void:|\treturn 1|func g() -> int:|\treturn "a"|func h() -> int:|\tpass',
    "3 return-type, 5 return-type, 6 missing-return"
  ],
  [
    "extends Node|func f():|\tadd_child()|\tget_node(1)|\tOS.get_ticks_msec(1)",
    "3 argument-count, 4 argument-type, 5 argument-count"
  ],
  ["extends Node|const A = 1|func f():|\tA = 2|\tvar b = 1|\tvar b = 2", "4 assign-constant, 6 duplicate"],
  [
    "extends Node|const Speeds = [1]|enum Kind { A }|export(flaot) var a = 1.0|export(Kind) var b = 1|export(int, FLAGS) var c|export(String, FILE) var d",
    "4 unknown-identifier"
  ],
  ["extends Node|func f():|\treturn Timer.start() + Nothing3D.new()", "3 static-call"],
  [
    'extends KinematicBody2D|export(int, 1, 2) var a = 1 setget b|onready var c = $C|func b(v):|\ta = v|func _ready():|\tyield(get_tree(), "idle_frame")|\tconnect("ready", self, "b")|\tmove_and_slide(Vector2.ZERO)|\t.get_name()',
    ""
  ],
  [
    'extends Reference|func f():|\tvar file = File.new()|\tif file.open("a", File.READ) == OK:|\t\treturn parse_json(file.get_as_text())|\treturn PoolStringArray()',
    ""
  ]
]

/** Lines of Godot 4 about signals in a script of Godot 3, and what to write; empty where that cannot be said. */
const signalLines: ReadonlyArray<readonly [line: string, fix: string]> = [
  ["a.connect(g, CONNECT_ONE_SHOT)", 'connect("a", self, "g", [], CONNECT_ONESHOT)'],
  [
    "a.connect(g.bind(1), CONNECT_ONE_SHOT + CONNECT_DEFERRED)",
    'connect("a", self, "g", [1], CONNECT_ONESHOT + CONNECT_DEFERRED)'
  ],
  ["a.connect(other.emit)", 'connect("a", self, "emit_signal", ["other"])'],
  ["a.connect(b.pressed.emit.bind(1))", 'connect("a", b, "emit_signal", ["pressed", 1])'],
  ["a.disconnect(other.emit)", 'disconnect("a", self, "emit_signal")'],
  ["valued.connect(other.emit)", ""],
  ["a.connect(x.emit)", ""],
  ["a.connect(super.g)", ""],
  ["a.connect(g, 0, 1)", ""],
  ["a.disconnect(g, 0)", ""],
  ["valued.emit(await g())", ""],
  ["valued.emit(other)", ""],
  ["valued.emit(CONNECT_ONE_SHOT)", ""],
  ["await a", 'yield(self, "a")'],
  ["await b.pressed", 'yield(b, "pressed")'],
  ["await g()", 'yield(g(), "completed")'],
  ["await x", ""],
  ["await $B", ""],
  ["await g(await g())", ""]
]

const withLine = (line: string): string =>
  `extends Node\nsignal a\nsignal other\nsignal valued(v)\nfunc g(_v = 1):\n\tpass\nfunc f(b: Button, x):\n\tprint(b, x)\n\t${line}\n`

const renamed: ReadonlyArray<readonly [script: string, expected: string]> = [
  [
    "extends Node|func f(n: OpenSimplexNoise, t: Transform, b: MyNoise):|\tn.period = 1|\tt.xform(Vector3())|\tb.period = 1|\tvar c: Spatial = b",
    "2 unknown-type FastNoiseLite, 2 unknown-type Transform3D, 3 unknown-member, 4 unknown-member t * Vector3(), 6 unknown-type Node3D"
  ]
]

describe.skipIf(corpora === undefined)(onCorpora("Godot 3's language"), () => {
  it.each(exports)("in Godot 4 is reported with its new form: %s", (declaration, fix) =>
    assert.strictEqual(
      told(declaration === "tool" ? "tool|extends Node" : `extends Node|${declaration}`, 4),
      `${declaration === "tool" ? 1 : 2} godot3-syntax ${fix}`
    )
  )
  it.each(exports.filter(([line]) => / var a = /.test(line)))("has a first value that fits: %s", (line, fix) => {
    const { diagnostics } = check({ code: `extends Node\n${line}\n`, reference: references[4]() })
    const end = diagnostics[0]?.endColumn ?? 0
    const fixed = `extends Node\n${fix}${line.slice(end - 1)}\n`
    assert.strictEqual(check({ code: fixed, reference: references[4]() }).errors, 0, fixed)
  })
  it.each(old)("in Godot 4 is reported: %s", (script, expected) => assert.strictEqual(told(script, 4), expected))
  it.each(renamed)("in Godot 4 goes on with the class that stands for an old one: %s", (script, expected) =>
    assert.strictEqual(told(script, 4), expected)
  )
  it.each(of3)("is checked by Godot 3's reference: %s", (script, expected) =>
    assert.strictEqual(told(script, 3), expected)
  )
  it.each(annotations)("has words for the annotations of Godot 4, or none are given: %s", (declaration, fix) => {
    const code = `extends Node\n${declaration.replaceAll("|", "\n")}\n`
    const [first] = check({ code, reference: references[3]() }).diagnostics
    assert.deepStrictEqual([first?.line, first?.code, first?.fix ?? ""], [2, "godot4-syntax", fix])
    if (fix === "" || first?.endColumn === undefined) return
    const fixed = `extends Node\n${fix}${declaration.slice(first.endColumn - 1)}\n`
    assert.strictEqual(check({ code: fixed, reference: references[3]() }).errors, 0, fixed)
  })
  it("has the calls of a singleton that came later, which may be an autoload where no project is known", () => {
    const code = "extends Node\nfunc f():\n\treturn [Time.get_ticks_msec(), Time.is_day()]\n"
    const { diagnostics, notes, unverified } = check({ code, reference: references[3]() })
    assert.deepStrictEqual([diagnostics, unverified], [[], ["Time"]])
    assert.include(notes?.join(" "), "Time.get_ticks_msec is OS.get_ticks_msec")
    const project = emptyProject()
    const [known] = check({ code, reference: references[3](), project, path: "res://a.gd" }).diagnostics
    assert.deepStrictEqual([known?.code, known?.fix], ["unknown-identifier", "OS.get_ticks_msec"])
  })
  it("has properties of other classes that are no methods, for which no method of another version is proposed", () => {
    const code = "extends Node\nfunc f(n: Node):\n\tn.text('a')\n\t$Box/Label.text('b')\n\treturn n.text\n"
    const { diagnostics } = check({ code, reference: references[3](), project: emptyProject(), path: "res://a.gd" })
    assert.deepStrictEqual(
      diagnostics.map(({ line, message, fix, also }) => [line, message, fix, also]),
      [[3, 'No class has a method "text"; it is a property.', undefined, ["4:13"]]]
    )
  })
  it.each(signalLines)("has a form for a signal of Godot 4, or none is given: %s", (line, expected) => {
    const found = check({ code: withLine(line), reference: references[3]() }).diagnostics
    const expectedCode = line.startsWith("await") ? "godot4-syntax" : "unknown-member"
    const whole = found.filter(({ column, code }) => column === 2 && code === expectedCode)
    assert.deepStrictEqual([whole.length, whole[0]?.fix ?? ""], [1, expected])
    if (expected !== "")
      assert.strictEqual(check({ code: withLine(expected), reference: references[3]() }).errors, 0, expected)
  })
  it("has its errors told within the arguments of Godot 4's calls of signals", () => {
    const lines = ["a.connect(nope)", "a.connect(g.bind(nope))", "a.connect(g, nope)", "a.disconnect(nope)"]
    for (const line of [...lines, "valued.emit(nope)", "a.is_connected(nope)", "a.connect(nope.emit.bind(b.nope))"]) {
      const { diagnostics, unverified = [] } = check({ code: withLine(line), reference: references[3]() })
      const messages = [...diagnostics.map(({ message }) => message), ...unverified]
      assert.isTrue(
        messages.some((one) => one.startsWith("nope")),
        line
      )
      assert.isUndefined(
        diagnostics.find(({ fix }) => fix !== undefined),
        line
      )
    }
  })
  it("is not run where the text marks a template, which is said", () => {
    const of = (code: string, path?: string) => {
      const { errors, notes = [] } = check({
        code,
        reference: references[3](),
        ...(path === undefined ? {} : { path })
      })
      return [errors, notes.filter((one) => one.includes("%BASE%")).length]
    }
    assert.deepStrictEqual(of("extends %BASE%\nfunc f():\n\tpass\n"), [0, 1])
    assert.deepStrictEqual(of("tool\nextends %BASE%\n", "res://addons/a/new.gd"), [0, 1])
    assert.deepStrictEqual(of("# %BASE%\nfoo(\n", "res://script_templates/a.gd"), [0, 1])
    assert.deepStrictEqual(of("extends Node\n# not %BASE%\n", "res://a.gd"), [1, 0])
    assert.deepStrictEqual(of("extends Node\n# not %BASE%\nfunc f(): nope()\n", "res://a.gd"), [2, 0])
    assert.deepStrictEqual(of("extends Node\n# BASE\n", "res://a.gd"), [0, 0])
  })
})
