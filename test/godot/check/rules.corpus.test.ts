/**
 * Rules of annotations, containers, patterns and overriding, each with scripts that break it and scripts that keep it.
 */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

/** A bar is a line end. */
const told = (script: string, reference: ReferenceView): string =>
  check({ code: script.replaceAll("|", "\n"), reference })
    .diagnostics.flatMap(({ line, code, fix = "", also = [] }) =>
      [line, ...also.map((place) => place.split(":")[0])].map((at) => `${at} ${code} ${fix}`.trim())
    )
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .join(", ")

type Row = readonly [script: string, expected: string]

const exportsOf4: ReadonlyArray<Row> = [
  ["extends Node|@export var a|@export var b: int|@export var c := 1|@export var d = null", "2 syntax"],
  ["extends Node|@export static var a = 1|@onready static var b = 1|static var c = 1", "2 syntax, 3 syntax"],
  [
    "extends Node|@export @export_range(0, 1) var a: int|@export_group('g') @export var b: int|@export_storage @export var c: int",
    "2 syntax, 3 syntax, 4 syntax"
  ],
  [
    "extends Node|class R extends RefCounted: pass|class N extends Node: pass|@export var a: RefCounted|@export var b: R|@export var c: N|@export var d: Array[R]|@export var e: Array[Texture2D]|@export var f: Node",
    "4 syntax, 5 syntax, 7 syntax"
  ],
  ["extends Resource|@export var a: Node|@export var b: Array[Label]|@export var c: Resource", "2 syntax, 3 syntax"],
  [
    'extends Node|@export_range("a", 3) var a: int|@export_range(0, 10, 0.5, "or_greater") var b: int',
    "2 argument-type"
  ],
  [
    'extends Node|@warning_ignore("unused_varible")|var a|@warning_ignore("unused_signal", "property_used_as_function")|signal b',
    '2 argument-type "unused_variable"'
  ],
  [
    'extends Node|@export_node_path("Spatial") var a: NodePath|@export_node_path("Node3D", "Mine") var b: NodePath',
    '2 unknown-type "Node3D"'
  ],
  [
    "@tool|extends Node|var a|@tool|@icon('res://a.svg')|func f():|\t@onready var b = 1|\t@warning_ignore('unused_variable')|\tvar c = 1",
    "4 syntax, 5 syntax, 7 syntax"
  ]
]

const containers: ReadonlyArray<Row> = [
  [
    'extends Node|var a: Array[int]|var b: Array[float]|var n: Array[Node]|func f():|\ta.append("x")|\ta.insert(0, "x")|\ta.has(Vector2())|\tb.append(1)|\tn.append(Label.new())|\tn.append(Resource.new())|\tn.append(null)',
    "6 argument-type, 7 argument-type, 8 argument-type, 11 argument-type"
  ],
  [
    'extends Node|var d: Dictionary[String, int] = {"a": "b"}|var e: Dictionary[String, int] = {1: 2}|var g: Dictionary[String, Array] = {"a": [], &"b": [1]}|func f():|\td["a"] = "x"|\td[3] = 1|\td["b"] += 2|\tfor k in d: k.to_uper()|\treturn d["a"].foo()',
    "2 assign-type, 3 assign-type, 6 assign-type, 7 operand-type, 9 unknown-member k = k.to_upper(), 10 unknown-member"
  ],
  [
    "extends Node|var a: Dictionary[int, int]|var b: Dictionary[String, int]|func f(x: Dictionary[int, int], y: Dictionary):|\ta = b|\ta = x|\ta = y|\tf(b, b)",
    "5 assign-type, 8 argument-type"
  ],
  [
    'extends Node|func f(a: Array, p: PackedInt32Array, s: String, d: Dictionary, v: Vector2):|\treturn [a["x"], p["x"], s["x"], d["x"], v["x"], a[1.0], a[0], s[true]]',
    "3 operand-type, 3 operand-type, 3 operand-type, 3 operand-type"
  ],
  [
    'extends Node|func f(p: PackedInt32Array, v: Vector2):|\tp[0] = "x"|\tp[0] = 1.5|\tv[0] = "x"',
    "3 assign-type, 5 assign-type"
  ],
  [
    "extends Node|func f(s: String, p: PackedStringArray, a: Array[Node]):|\tfor i: int in s: pass|\tfor i: String in p: pass|\tfor i: Label in a: pass|\tfor i: Resource in a: pass|\tfor i: float in 3: pass",
    "3 assign-type, 6 assign-type"
  ],
  ["extends Node|func f() -> Array[int]:|\treturn [1, 'x']", "3 return-type"]
]

const valuesOf4: ReadonlyArray<Row> = [
  [
    "extends Node2D|func f():|\thide().show()|\tvar a = hide().x|\tawait hide()",
    "3 void-value, 4 void-value, 5 redundant-await"
  ],
  [
    "extends Node|func f(v: Vector2, s: String):|\treturn [v as int, v as Vector2i, s as int, s as Vector2, v as String]",
    "3 cast, 3 cast"
  ],
  ["extends Node|func f():|\treturn [Vector2.new(), Array.new()]", "3 unknown-member Vector2, 3 unknown-member Array"],
  ["extends Node|const P = 'res://a.gd'|func f(x):|\tpreload(x)|\tpreload(P)", "4 argument-type load(x)"],
  ["extends Button|func f():|\tset_text(1)|\tset_text('a')|\tset_position(Vector2i.ZERO)", "3 argument-type"],
  ["extends Node|var a: void|func f(b: void) -> void:|\tvar c: Array[void]", "2 syntax, 3 syntax, 4 syntax"],
  ["extends Node|func f(...a: int): pass|func g(...a: Array): pass", "2 syntax"],
  ["extends Node|enum E { A = 'x', B = 1.5, C = 1 << 2, D = C }", "2 assign-type, 2 assign-type"],
  [
    "extends Node|func f():|\treturn [Slider.new(), HSlider.new(), TreeItem.new(), AnimationMixer.new(), Material.new(), Range.new()]",
    "3 abstract, 3 abstract, 3 abstract"
  ],
  ["extends Node|func f():|\tconnect('hitted', f)|\tconnect('tree_entered', f)", "3 unknown-signal"],
  [
    "@abstract class A:|\t@abstract func go()|\t@abstract func stop(): pass|class B extends A:|\tfunc go(): super()|\tfunc stop(): super.stop()",
    "3 abstract, 5 abstract, 6 abstract"
  ]
]

/** What a class, a function or a pattern can reach. */
const reach: ReadonlyArray<Row> = [
  [
    "extends Node2D|var a = 1|static var b = 2|const C = 3|signal d|enum E { F }|func g(): pass|class Inner:|\tfunc f():|\t\tg()|\t\tprint(a, d, C, E.F, position)|\t\tqueue_redraw()",
    "10 unknown-function, 11 unknown-identifier, 11 unknown-identifier, 11 unknown-identifier, 12 unknown-function"
  ],
  ["extends Node|var a = 1|class Inner extends Mine:|\tfunc f(): return a", ""],
  [
    "extends Node|func _ready():|\tsuper._ready()|func _process(d):|\tsuper(d)|func _init():|\tsuper()|class A:|\tfunc _ready(): pass|\tfunc _init(): super()|class B extends A:|\tfunc _init(): super()|\tfunc _ready(): super._ready()",
    "3 unknown-member, 5 unknown-member, 7 unknown-member, 10 unknown-member"
  ],
  [
    "extends Node|static func f():|\tsuper.queue_free()|static func g():|\tvar x = func(): super.get_child(0)|\treturn x",
    "3 static-context, 5 static-context"
  ],
  ["extends RefCounted|func f():|\treturn [$A, %B]", "3 unknown-function, 3 unknown-function"],
  ["extends Node|class A:|\tfunc f(): return $B", "3 unknown-function"],
  [
    "class A:|\tvar x = 1|\tstatic var y = 2|\tsignal s|func f():|\tvar b := A|\treturn [A.x, A.y, A.s, b.x, A.new().x]",
    "7 static-call, 7 static-call"
  ],
  ["extends Time", "1 abstract"],
  ["extends Node|func f(): return [Input.new(), Timer.new()]", "2 abstract Input"],
  [
    "const A = 1|const B = Node|enum E { X }|class C extends A: pass|class D extends B: pass|class F extends E: pass",
    "4 unknown-type, 6 unknown-type"
  ],
  [
    "extends Node|const A = randi()|const B = str(1)|const C = deg_to_rad(90)|const D = Color8(1, 2, 3)|const E = range(3)",
    "2 assign-constant, 3 assign-constant, 6 assign-constant"
  ],
  ["extends Node|enum E { X }|func f():|\tE.clear()|\treturn [E.keys(), E.find_key(0)]", "4 assign-constant"],
  [
    "extends Node|var a: int: set = set_a, get = get_a|var b: float: set = set_b|func set_a(v: String): pass|func get_a() -> String: return ''|func set_b(v: int): pass",
    "2 argument-type, 2 return-type"
  ],
  [
    "extends Node|func f(x):|\tmatch x:|\t\tVector2(1, 2), Color.from_hsv(1, 1, 1): pass|\t\tf(1): pass|\t\tx.y(): pass|\t\tdeg_to_rad(90): pass",
    "4 syntax, 5 syntax, 6 syntax"
  ],
  [
    "extends Node|func f(x):|\tvar t = Vector2|\tif typeof(x) == PackedByteArray: return t.ZERO|\tmatch typeof(x):|\t\tTYPE_INT: return int(x)|\t\tString: return String.num(1)",
    "3 unknown-identifier TYPE_VECTOR2, 4 unknown-identifier TYPE_PACKED_BYTE_ARRAY, 7 unknown-identifier TYPE_STRING"
  ],
  [
    "extends Node|func f(): return Variant.Type.TYPE_INTEGER|func g(): return Variant.Type.TYPE_INT",
    "2 unknown-enum-value"
  ],
  [
    "extends Node|func f():|\tvar g = func() -> int: pass|\tvar h = func() -> int: return 1|\treturn [g, h]",
    "3 missing-return"
  ],
  [
    "extends Node|func _init():|\tif get_child_count(): return|\treturn 1|func f():|\treturn queue_free()|func g() -> void:|\treturn queue_free()",
    "4 return-type, 6 void-value"
  ],
  ["@abstract class A:|\t@abstract static func f()|\t@abstract func g()", "2 abstract"]
]

/** Methods that are named by a text, of the script's own class. */
const methodNames: ReadonlyArray<Row> = [
  [
    'extends Button|func _ready():|\tpressed.connect(Callable(self, "_on_presed"))|\tpressed.connect(Callable(self, "_on_other"))|\tpressed.connect(Callable(self, "queue_free"))|func _on_pressed(): pass',
    '3 unknown-member "_on_pressed"'
  ]
]

/** A test of a variable's class tells what it is where the test holds. */
const narrowed: ReadonlyArray<Row> = [
  [
    "extends Node|func _input(event):|\tif event is InputEventKey and event.scancode == KEY_A: print(event.pressed)|\tif event is InputEventMouseButton:|\t\tprint(event.button_index, event.doubleclick)",
    "3 unknown-member keycode, 5 unknown-member double_click"
  ],
  [
    "extends Node|func _input(event: InputEvent):|\tif event is InputEventKey and event.is_pressed() and event.physical_scancode: pass|\tif event is InputEventKey or event.scancode: pass|\tif not event is InputEventKey: print(event.button_index)",
    "3 unknown-member physical_keycode, 4 unknown-member keycode"
  ],
  [
    "extends Node|func f(a):|\tif a is InputEventKey: print(a.meta, a.alt)",
    "3 unknown-member meta_pressed, 3 unknown-member alt_pressed"
  ],
  ["extends Node|func f(a):|\tif a is InputEventKey:|\t\ta = g()|\t\treturn a.scancode|func g(): return null", ""],
  [
    "extends Node|func f(a: Node):|\tif a is Label and a is Button: a.text = 'x'|\tif a is Label: f(a as Button)|\tif a is Control and a.anything: pass",
    ""
  ],
  [
    "extends Node|func f(a):|\tif a is InputEventKey:|\t\tvar g = func(): return a.scancode|\t\treturn g",
    "4 unknown-member keycode"
  ]
]

const syntax: ReadonlyArray<Row> = [
  // What cannot be read of parameters is told once, and not by every call and override.
  ["extends Node|func f(a, class, b = 1):|\treturn a + b|func g():|\tf(1, self, 2)", "2 syntax"],
  [
    "extends Node|class A:|\tfunc f(a b, c):|\t\treturn a|\tfunc g(a, 5b, c):|\t\treturn a|class B extends A:|\tfunc f(a, b, c):|\t\treturn a|\tfunc h():|\t\tf(1, 2, 3)|\t\tg(1, 2, 3)",
    "3 syntax, 5 syntax"
  ],
  ["extends Node|class A:|\tfunc f(a, b):|\t\treturn a|class B extends A:|\tfunc f(a b):|\t\treturn a", "6 syntax"],
  ['extends Node|signal s(a b, c)|func f():|\temit_signal("s", 1, 2, 3)', "2 syntax"],
  // What is read of them still counts.
  ["extends Node|func f(a, b, c d):|\treturn a|func g():|\tf()", "2 syntax, 5 argument-count"],
  ["extends Node|class_name A|class_name B", "3 syntax"],
  ["extends Node|func f(a = 1, b): pass|func g(a, b = 1, c = 2): pass", "2 syntax"],
  ["extends Node|func f(x):|\tassert(x, 'a', 'b')|\tassert(x, 'a')", "3 syntax"],
  [
    "extends Node|func f(x):|\tmatch x:|\t\t1, var y: pass|\t\t[1, var z], 2: pass|\t\tvar q: pass",
    "4 syntax, 5 syntax"
  ]
]

const accessors: ReadonlyArray<Row> = [
  [
    "extends Node|var a:|\tset:|\t\tpass|var b:|\tset(v, w): pass|var c:|\tget(x): return 1|var d:|\tget(): return 1|\tset(v): d = v",
    "3 syntax set(value), 6 syntax (value), 8 syntax"
  ]
]

const of3: ReadonlyArray<Row> = [
  [
    "extends Button|func _ready():|\tconnect('pressed', self, '_on_presed')|\tconnect('pressed', self, '_on_other')|\tconnect('pressed', owner, '_on_presed')|func _on_pressed(): pass",
    "3 unknown-member '_on_pressed'"
  ],
  [
    "extends Node2D|var a = 1|func g(): pass|class A:|\tfunc f():|\t\tg()|\t\treturn [a, position]",
    "6 unknown-function, 7 unknown-identifier, 7 unknown-identifier"
  ],
  [
    "extends Reference|const A = randi()|const B = sin(1)|func f():|\tvar x = 3|\tx()|\treturn $A",
    "2 assign-constant, 6 unknown-function, 7 unknown-function"
  ],
  ["extends Node|func f(a):|\tif typeof(a) == Vector2: return a is Vector2", "3 unknown-identifier TYPE_VECTOR2"],
  [
    "extends Node|func _init(a):|\tsuper(a)|func _ready():|\tsuper._ready()|\tawait get_tree().process_frame",
    '3 godot4-syntax, 5 godot4-syntax ., 6 godot4-syntax yield(get_tree(), "idle_frame"), 6 unknown-member'
  ],
  [
    "extends Node|func _process(): pass|func _input(e, f = 1): pass|func _ready(a): pass|func _physics_process(d: int): pass|func _unhandled_input(e: InputEvent) -> void: pass|func _enter_tree() -> int: return 1",
    "2 override-signature _process(delta), 4 override-signature _ready(), 5 override-signature _physics_process(d), 7 override-signature _enter_tree()"
  ],
  [
    "class A:|\tfunc f(a: int) -> int: return 1|\tfunc g(a: Node) -> void: pass|\tfunc h(a): pass|class B extends A:|\tfunc f(a: float) -> int: return 1|\tfunc g(a: Node2D) -> void: pass|\tfunc h(a: int) -> int: return 1|class C extends A:|\tfunc f(a): return 1|\tstatic func h(a): pass",
    "6 override-signature f(a: int) -> int, 7 override-signature g(a: Node) -> void, 11 override-signature"
  ],
  ["extends Node|func f():|\tNode.queue_free()|\tNode.get_class()|\tNode.new().free()", "3 static-call, 4 static-call"],
  [
    "extends Node|func f():|\tyield(get_tree())|\tyield(get_tree(), 'idle_frme')|\tyield(get_tree(), 'idle_frame')|\tyield()",
    "3 argument-count, 4 unknown-signal 'idle_frame'"
  ],
  [
    "extends Node|func f():|\treturn [BoxContainer.new(), HBoxContainer.new(), Texture.new(), TreeItem.new(), Viewport.new()]",
    "3 abstract, 3 abstract, 3 abstract"
  ],
  ["extends Node|export var a|export var b = 1|export(int) var c|export var d: int", "2 syntax"],
  ["extends Node|func f(a, b):|\treturn a not in b", "3 godot4-syntax not (a in b)"],
  [
    "extends Node|enum E { A = 'x', B = 2 }|func f(v: Vector2, a: PoolIntArray):|\treturn [v as int, a['x'], a[1], Vector2.new()]",
    "2 assign-type, 4 cast, 4 operand-type, 4 unknown-member Vector2"
  ]
]

describe.skipIf(corpora === undefined)(onCorpora("a rule of GDScript"), () => {
  const reference4 = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
  const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))
  it.each([...exportsOf4, ...containers, ...valuesOf4, ...reach, ...methodNames, ...narrowed, ...syntax, ...accessors])(
    "of Godot 4 is kept or told: %s",
    (script, expected) => assert.strictEqual(told(script, reference4()), expected)
  )
  it.each([...of3, ...syntax])("of Godot 3 is kept or told: %s", (script, expected) =>
    assert.strictEqual(told(script, reference3()), expected)
  )

  it("of Godot 4 is told once where a name is the word func", () => {
    const { diagnostics } = check({
      code: "extends Node\nfunc f(a: int, func: Callable, b := 1):\n\tfunc.call()\n\treturn a + b\nfunc g():\n\tf(1, g, 2)\n",
      reference: reference4()
    })
    assert.deepStrictEqual(
      diagnostics.map(({ line, message }) => `${line} ${message}`),
      ['2 "func" is a keyword of GDScript, not the name of a parameter.']
    )
  })
})
