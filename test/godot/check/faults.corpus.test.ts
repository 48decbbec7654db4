/**
 * One fault a script, and scripts without one: each code on the line it belongs to, and silence. A bar is a line end.
 */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

let known: ReferenceView | undefined

const found = (script: string): string => {
  known ??= readReference(corpus("godot-4.5"), "4.5")
  return check({ code: script.replaceAll("|", "\n"), reference: known })
    .diagnostics.map(({ line, code }) => `${line} ${code}`)
    .join(", ")
}

const faults: ReadonlyArray<readonly [script: string, expected: string]> = [
  ["extends Node|func f():|\tadd_child()", "3 argument-count"],
  ["extends Node|func f():|\tadd_child(1)", "3 argument-type"],
  ['extends Node|func f():|\tadd_child("x", true)', "3 argument-type"],
  ["extends Node|func f():|\tget_node(1, 2)", "3 argument-count"],
  ["extends Node|func f():|\tprint_tree(1)", "3 argument-count"],
  ["extends Node|func f():|\tqueue_fre()", "3 unknown-function"],
  ["extends Node|func f(i: int):|\ti.foo()", "3 unknown-member"],
  ["extends Node|func f(i: int):|\ti.foo = 1", "3 unknown-member"],
  ['extends Node|func f(s: String):|\ts.begins_wth("a")', "3 unknown-member"],
  ["extends Node|func f(s: String):|\ts.begins_with()", "3 argument-count"],
  ["extends Node|func f(s: String):|\ts.begins_with(1)", "3 argument-type"],
  ["extends Node|func f(a: Array):|\ta.push(1)", "3 unknown-member"],
  ['extends Node|func f(d: Dictionary):|\td.hass("a")', "3 unknown-member"],
  ["extends Node|func f():|\tvar v := Vector2(1)", "3 argument-type"],
  ['extends Node|func f():|\tvar v := Vector2("a", 1)', "3 argument-type"],
  ["extends Node|func f():|\tvar v: Vector2 = Vector3.ZERO", "3 assign-type"],
  ['extends Node|func f():|\tvar v: int = "a"', "3 assign-type"],
  ["extends Node|func f():|\tvar v: Node = 1", "3 assign-type"],
  ['extends Node|func f() -> int:|\treturn "a"', "3 return-type"],
  ["extends Node|func f() -> void:|\treturn 1", "3 return-type"],
  ["extends Node|func f() -> int:|\tpass", "2 missing-return"],
  ['extends Node|func f():|\treturn clampi("a", 0, 1)', "3 argument-type"],
  ["extends Node|func f():|\treturn clampi(1, 0)", "3 argument-count"],
  ["extends Node|func f():|\treturn lerpp(1, 2, 3)", "3 unknown-function"],
  ['extends Node|func f():|\treturn Input.is_action_presed("a")', "3 unknown-member"],
  ["extends Node|func f():|\treturn Input.is_action_pressed()", "3 argument-count"],
  ["extends Node|func f():|\tInput.mouse_mode = Input.MOUSE_MODE_CAPTURD", "3 unknown-member"],
  ["extends Node|func f():|\treturn Node.PROCESS_MODE_ALWAY", "3 unknown-member"],
  ["extends Node|func f():|\treturn KEY_SPACEE", "3 unknown-identifier"],
  ["extends Node|func f():|\tprocess_mode = Node.ProcessMode.ALWAYS", "3 unknown-enum-value"],
  ["extends Node|func f():|\treturn Time.get_tiks_msec()", "3 unknown-member"],
  ["extends Node|func f():|\treturn undefined_thing", "3 unknown-identifier"],
  ["extends Node|func f():|\tundefined_call()", "3 unknown-function"],
  ["extends Node|func f():|\treturn self.undefined_call()", "3 unknown-member"],
  ['extends Node|func f():|\treturn "a" - 1', "3 operand-type"],
  ["extends Node|func f():|\treturn Vector2.ONE + 1", "3 operand-type"],
  ["extends Node|func f():|\treturn {} + 1", "3 operand-type"],
  ['extends Node|func f():|\treturn -"a"', "3 operand-type"],
  ["extends Node|func f():|\treturn not_here + 1", "3 unknown-identifier"],
  ["extends Node|func f():|\tvar x = g()|func g() -> void:|\tpass", "3 void-value"],
  [
    "extends Node|func f():|\tvar x: int = g()|func g() -> int:|\tawait get_tree().process_frame|\treturn 1",
    "3 missing-await"
  ],
  ["extends Node|const A = 1|func f():|\tA = 2", "4 assign-constant"],
  ["extends Node|func f():|\tPI = 3", "3 assign-constant"],
  ["extends Node|func f():|\tname.foo()", "3 unknown-member"],
  ["extends Node|static func f():|\treturn name", "3 static-context"],
  ["extends Node|static func f():|\treturn get_parent()", "3 static-context"],
  ["extends Node|var x = 1|static func f():|\treturn x", "4 static-context"],
  ["extends Node|func f():|\tNode.queue_free()", "3 static-call"],
  ["extends Node|var a = 1|var a = 2", "3 duplicate"],
  ["extends Node|func f():|\tpass|func f():|\tpass", "4 duplicate"],
  ["extends Node|func f():|\tvar x = 1|\tvar x = 2", "4 duplicate"],
  ["extends Node|enum E { A, A }", "2 duplicate"],
  ["extends Node|enum E { A }|func f():|\treturn E.B", "4 unknown-enum-value"],
  ["extends Node|signal s|signal s", "3 duplicate"],
  ["extends Node|signal s(a)|func f():|\ts.emit()", "4 signal-arity"],
  ["extends Node|signal s|func f():|\ts.emit(1)|\ts.connect()", "5 argument-count"],
  ['extends Node|func f():|\temit_signal("nope")', "3 unknown-signal"],
  ["extends Node|func f():|\ttree_entred.connect(f)", "3 unknown-identifier"],
  ['extends Node|func f():|\tconnect("tree_entred", f)', "3 unknown-signal"],
  ["extends Node|func _process(d: int):|\tpass", "2 override-signature"],
  ["extends Node2D|func f():|\tposition.z = 3", "3 unknown-member"],
  ["extends Node2D|func f():|\treturn Vector3.ONE.w + Color.RED.x", "3 unknown-member, 3 unknown-member"],
  ["extends Node2D|func f():|\treturn Quaternion().w + Color.RED.h + Plane().d + transform.x.y", ""],
  ['extends Node|func f():|\treturn load("res://a.tscn").instance()', "3 unknown-member"],
  ['extends Node|func f():|\treturn load("res://a.tscn").instantiate()', ""],
  ['extends Node|func f(other):|\tother.connect("dead", self, "_on_dead")', "3 argument-type"],
  ['extends Node|func f(other):|\tother.connect("dead", f)|\tother.connect("localhost", 80, 1)', ""],
  ['extends Node|func f():|\t$A.connect("pressed", self, "_on_a", [1, 2])', "3 argument-type"],
  ["class_name A extends Node|static func make() -> A:|\treturn new()", ""],
  ["extends Node|func f(a :, b :) -> void:|\tprint(a, b)", ""],
  ["extends Node|enum A|{|\tX,|\tY|}|func f():|\treturn A.X", ""],
  ["extends Node|enum A|var x = 1", "2 syntax"],
  ["extends Control|func f():|\tlayout_mode = 1|\tself.anchors_preset = PRESET_CENTER", ""],
  ["extends Node|func _ready(x):|\tpass", "2 override-signature"],
  ["extends Node|func _input(e: String):|\tpass", "2 override-signature"],
  ["extends Node|func _ready() -> int:|\treturn 1", "2 override-signature"],
  ["extends Node|func add_child(n):|\tpass", "2 native-override"],
  ["extends Node2D|var position = 1", "2 member-exists"],
  ["extends Node2D|signal draw", "2 member-exists"],
  ['extends Node2D|func f():|\tposition = 1|\trotation = "a"|\tvisible = 1', "3 assign-type, 4 assign-type"],
  ["extends Node|func f():|\tget_tree().root = null", "3 read-only"],
  ["extends Node|@exprt var x = 1", "2 unknown-annotation"],
  ["extends Node|@export_range(0) var x = 1", "2 argument-count"],
  ["extends Node|class A:|\tvar x = 1|func f():|\tA.new().y = 1|\tA.new(1)", "5 unknown-member, 6 argument-count"],
  ["extends Node|class A:|\tfunc _init(a):|\t\tpass|func f():|\tA.new()", "6 argument-count"],
  [
    "extends Node|class A:|\tstatic func g(a: int):|\t\tpass|func f():|\tA.g()|\tA.h()",
    "6 argument-count, 7 unknown-member"
  ],
  ["class_name Node|extends Node", "1 shadow"],
  ["extends Node|func f():|\tbreak|\tcontinue", "3 syntax, 4 syntax"],
  ["extends Node|func f(a, a):|\tpass", "2 duplicate"],
  ["extends Node|func f():|\tif true|\t\tpass", "3 syntax"],
  ['extends Node|func f():|\tprint("a"', "3 syntax"],
  ["extends Node|func f()|\tpass", "2 syntax"],
  ["extends Node|func f():|\tvar 1x = 2", "3 syntax"],
  ["extends Node|func f():|\tx = = 1", "3 syntax"],
  ['extends Node|func f():|\tyield(get_tree(), "idle_frame")', "3 godot3-syntax"],
  ["extends Node|export var x = 1|onready var y = $A|tool", "2 godot3-syntax, 3 godot3-syntax, 4 godot3-syntax"],
  ['extends Node|func f():|\t.f()|\t$A.connect("x", self, "_y")', "3 godot3-syntax, 3 unknown-member, 4 argument-type"],
  ["extends Node|var x setget a, b|func a(v):|\tpass|func b():|\tpass", "2 godot3-syntax"],
  ["extends Node|remote func f():|\tpass|master func g():|\tpass", "2 godot3-syntax, 4 godot3-syntax"],
  ["extends Node|func f():|\tvar a = [1, 2|\tvar b = 3", "3 syntax"],
  ["extends Node|func f():|\treturn Sprite2D.new().textur", "3 unknown-member"],
  ["extends Node|func f():|\treturn get_tree().create_timer(1.0).time", "3 unknown-member"],
  ["extends Node|func f():|\treturn AnimationPlayer.new().play(1)", "3 argument-type"],
  ['extends Node|func f():|\treturn create_tween().tween_property(self, "x", 1)', "3 argument-count"],
  ['extends Node|func f():|\treturn Color.REDD|\treturn Color("a", 1, 2, 3, 4)', "3 unknown-member, 4 argument-count"],
  ["extends Node|func f():|\treturn Basis.IDENTITY.xform(Vector3.ZERO)", "3 unknown-member"],
  ["extends Node|func f():|\tvar t = Transform2D.IDENTITY.get_orign()", "3 unknown-member"],
  ['extends Node|func f():|\treturn PackedByteArray().append("a")', "3 argument-type"],
  [
    'extends Node|func f():|\tvar a: Array[String] = [1, 2]|\tvar d: Dictionary[String, int] = {1: "a"}',
    "3 assign-type, 4 assign-type"
  ],
  [
    "extends Node|func f():|\tvar c: Callable = 1|\tc.cal()|\tvar s: Signal = f",
    "3 assign-type, 4 unknown-member, 5 assign-type"
  ],
  ["extends Node|func f():|\tResourceLoader.new()|\treturn Input.new()", "3 abstract, 4 abstract"],
  ["extends Node|func f():|\treturn Object.new().free(1)", "3 argument-count"],
  ["extends Node|@abstract func g()|func f():|\tg()", "2 abstract"],
  ["extends Node|func f():|\treturn Engine.editor_hint|\treturn OS.window_size", "3 unknown-member, 4 unknown-member"],
  [
    "extends Node|func f():|\tvar r = RayCast.new()|\tvar w = WorldEnvironment.new()|\tw.environmet = null",
    "3 unknown-type, 5 unknown-member"
  ],
  ["extends KinematicBody|func f():|\tmove_and_slide(Vector3.ZERO, Vector3.UP)", "1 unknown-type, 3 argument-count"],
  ['extends Node|func f():|\tmatch 1:|\t\t1: pass|\t\t"a" + 1: pass', "5 operand-type"],
  ["extends Node|func f():|\tsuper.g()|\tsuper()", "3 unknown-member, 4 unknown-member"]
]

const correct: ReadonlyArray<string> = [
  'extends Node|signal hit(amount: int)|func _ready() -> void:|\thit.connect(_on_hit)|\thit.emit(1)|\temit_signal("hit", 2)|\tconnect("hit", Callable(self, "_on_hit"))|func _on_hit(amount: int) -> void:|\tprint(amount)',
  'extends CharacterBody2D|@export var speed: float = 300.0|@onready var sprite: Sprite2D = $Sprite2D|func _physics_process(delta: float) -> void:|\tvelocity.x = speed * delta|\tvelocity = velocity.move_toward(Vector2.ZERO, 10)|\tmove_and_slide()|\tif is_on_floor() and Input.is_action_just_pressed("ui_accept"):|\t\tvelocity.y = -400',
  "class_name Inventory extends RefCounted|enum Kind { SWORD, SHIELD = 4 }|const MAX := 10|var items: Array[Kind] = []|static var count := 0|func add(kind: Kind) -> bool:|\tif items.size() >= MAX:|\t\treturn false|\titems.append(kind)|\tcount += 1|\treturn true|static func empty() -> Inventory:|\treturn Inventory.new()",
  'extends Node|func f() -> void:|\tvar d := {"a": 1, "b": [1, 2]}|\td["c"] = 3|\tfor key in d:|\t\tprint(key, d[key])|\tfor i in range(3):|\t\td[i] = i|\tfor c in "text":|\t\tprint(c)|\tfor x in 5:|\t\tprint(x)|\tfor n in get_children():|\t\tn.queue_free()',
  'extends Node|func f(x: Variant) -> String:|\tmatch x:|\t\t1, 2:|\t\t\treturn "few"|\t\t[var a, ..]:|\t\t\treturn str(a)|\t\t{"k": var v}:|\t\t\treturn str(v)|\t\tvar other when other is String:|\t\t\treturn other|\t\t_:|\t\t\treturn "rest"',
  "extends Node|func f() -> void:|\tvar add := func(a: int, b: int) -> int: return a + b|\tprint(add.call(1, 2))|\tvar nums := [3, 1, 2]|\tnums.sort_custom(func(a, b): return a > b)|\tprint(nums.map(func(n): return n * 2).filter(func(n): return n > 2))",
  "extends Node|func f() -> void:|\tawait get_tree().create_timer(1.0).timeout|\tvar result = await g()|\tprint(result)|func g() -> int:|\tawait get_tree().process_frame|\treturn 1",
  "extends Node|class Inner:|\textends RefCounted|\tvar x := 1|\tfunc _init(v: int) -> void:|\t\tx = v|\tstatic func make() -> Inner:|\t\treturn Inner.new(2)|func f() -> int:|\tvar i := Inner.make()|\ti.x += 1|\treturn i.x",
  'extends Node|var health: int = 10:|\tget:|\t\treturn health|\tset(value):|\t\thealth = clampi(value, 0, 100)|var _name := "a": set = set_it, get = get_it|func set_it(v: String) -> void:|\t_name = v|func get_it() -> String:|\treturn _name',
  "extends Node|func f(n: Node) -> void:|\tif n is Sprite2D:|\t\t(n as Sprite2D).texture = null|\tvar s := n as Sprite2D|\tif s:|\t\ts.flip_h = true|\tvar t: Node = n if n else self|\tprint(t.name, n.get_path(), not n, -1, ~2, 1 if true else 2)",
  'extends Control|func f() -> void:|\tvar b := Button.new()|\tb.text = "x"|\tb.pressed.connect(func(): print("p"))|\tb.set_anchors_preset(Control.PRESET_CENTER)|\tb.size_flags_horizontal = Control.SIZE_EXPAND_FILL|\tadd_child(b)|\tvar c := Color(1, 0, 0)|\tc.a = 0.5|\tmodulate = c.lightened(0.1)',
  'extends Node|func f() -> void:|\tvar p := preload("res://icon.svg")|\tvar r := load("res://x.tscn") as PackedScene|\tvar i := r.instantiate()|\ti.set("a", p)|\tvar file := FileAccess.open("user://a", FileAccess.WRITE)|\tfile.store_string(JSON.stringify({}))|\tfile.close()',
  "extends Node3D|func f(t: Transform3D) -> Vector3:|\tvar b := t.basis|\tb = b.rotated(Vector3.UP, PI / 2)|\ttransform = t * Transform3D(b, Vector3.ZERO)|\treturn t.origin + Vector3(1, 2, 3) * 2.0 - global_position",
  'extends Node|func f(a: PackedStringArray, b: Array, i: int, x: float) -> void:|\ta.append("x")|\tb += [1]|\ti += 1|\tx = i|\ti = int(x)|\tvar v := Vector2(i, x)|\tv *= 2|\tv /= 2.0|\tprint(v == Vector2.ONE, v != Vector2.ZERO, i << 2, i % 3, x ** 2, i in b, "a" in a, 1 < 2 and 2 < 3)',
  '@tool|extends EditorPlugin|func _enter_tree() -> void:|\tpass|func _exit_tree() -> void:|\tpass|func _get_plugin_name() -> String:|\treturn "x"',
  'extends Node|const A = preload("res://a.gd")|const B = {"x": 1}|const C = [1, 2]|var e = Error.OK|func f() -> Error:|\tassert(C.size() == 2, "two")|\tif OS.has_feature("web"):|\t\treturn ERR_UNAVAILABLE|\twhile true:|\t\tbreak|\treturn OK'
]

describe.skipIf(corpora === undefined)(onCorpora("a fault in a script"), () => {
  it.each(faults)("is found where it is: %s", (script, expected) => {
    assert.strictEqual(found(script), expected)
  })

  it.each(correct)("is not made up: %s", (script) => {
    assert.strictEqual(found(script), "")
  })
})
