/** Values and calls of all kinds, each script with the line, code and fix of its reports. A bar is a line end. */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const told = (script: string, reference: ReferenceView): string =>
  check({ code: script.replaceAll("|", "\n"), reference })
    .diagnostics.map(({ line, code, fix = "" }) => `${line} ${code} ${fix}`.trim())
    .join(", ")

const of4: ReadonlyArray<readonly [script: string, expected: string]> = [
  // An object that is made right here is of no derived class; one from elsewhere may be.
  [
    "extends Node|class A extends Node2D:|\tvar x = 1|class B extends A:|\tvar y = 1|var s: Sprite2D|func g(a: A, t: Texture2D = null) -> B:|\ts = Node2D.new()|\ts.texture = Resource.new()|\tg(Node2D.new())|\tg(A.new(), Image.new())|\tvar b: B = A.new()|\treturn A.new()|func make() -> Node2D:|\treturn Node2D.new()",
    "8 assign-type, 9 assign-type, 10 argument-type, 11 argument-type, 12 assign-type, 13 return-type"
  ],
  [
    "extends Node|class A extends Node2D:|\tvar x = 1|class B extends A:|\tvar y = 1|var s: Sprite2D|func g(a: A, n: Node2D, o: Object) -> Node2D:|\tvar m := Node2D.new()|\tm = s|\ts = m|\tg(B.new(), A.new(), RefCounted.new())|\tm = make()|\ts = make()|\tvar u = A.new()|\tg(u, u, u)|\tvar b: B = u|\treturn A.new()|func make() -> Node2D:|\treturn s",
    ""
  ],
  // One mistake is told once: what follows from it is not.
  [
    "extends Resource|class_name A|\t@export var a: int = 1|\tfunc f() -> int:|\t\treturn a|\tvar c := 3|\tvar d: int = Vector2.ZERO",
    "3 syntax, 7 assign-type"
  ],
  [
    "func f(l):|\tfor func in l:|\t\tprint(func)|\t\tfunc.call()|\t\tif func not in l:|\t\t\tpass|\tvar breakpoint = 1|\tbreakpoint.x = 2|\tprint(breakpoint)|\tvar = 3",
    "2 syntax, 7 syntax, 10 syntax"
  ],
  [
    "extends Node|func f(l):|\ttry:|\t\tprint(l)|\texcept Error as e:|\t\tprint(e)|\tcatch (error):|\t\tprint(error)|\tprint(other)",
    "3 syntax, 9 unknown-identifier"
  ],
  [
    'extends Node|func f(l):|\tprint(\\"a\\")|\tprint(\\"b\\")|\tl(\\"c\\", \\"d\\")|\tvar x = l.e[\\"f\\"]|\tprint(other)',
    '3 syntax "a", 7 unknown-identifier'
  ],
  // Quotes that do not close on their line hide what is below the first.
  ['extends Node|var a = \\"x|var b = \\"y|var c = \\"z|func f():|\tprint(other)', "2 syntax"],
  // A keyword is known as a name to the end of the function that declares it.
  [
    "extends Node|func f(l):|\tfor func in l:|\t\tprint(func)|func g(|\tprint(1)|func 3x():|\tpass|func h(signal):|\tsignal.x()|signal 4x|var class = 1|func i():|\tprint(class)",
    "3 syntax, 6 syntax, 7 syntax, 9 syntax, 11 syntax, 12 syntax"
  ],
  // Members under a colon, and some that are indented among others.
  [
    "class_name A extends Node:|\tvar a = 1|\tfunc f():|\t\tprint(a, other)|\tfunc g():|\t\treturn a",
    "1 syntax, 4 unknown-identifier"
  ],
  [
    "extends Node|@export|\tvar a = 1|@onready|\tvar b = 2|func g():|\tprint(a, b, other)",
    "3 syntax, 7 unknown-identifier"
  ],
  [
    "extends Node|\tvar a = 1|\tprint(a)|\tif a:|\t\tprint(2)|func g():|\tprint(other)",
    "2 syntax, 7 unknown-identifier"
  ],
  ['extends Node|func f():|\tprint(\\"a\\")|\tprint(other)', '3 syntax "a", 4 unknown-identifier'],
  // An enum of Godot is meant before a dot only: alone it is no value.
  [
    "extends Node|func f():|\treturn [Viewport.SMAA, Image.FORMAT_4x4, Viewport.MSA.MSAA_2X, Image.Formt.FORMAT_L8]",
    "3 unknown-member SCREEN_SPACE_AA_SMAA, 3 unknown-member, 3 unknown-member MSAA, 3 unknown-member Format"
  ],
  [
    'extends Node2D|func f(t: Tween, u):|\tt.tween_property(self, "position", Vector2.ONE, 1).from(3)|\tt.tween_property(self, "position:x", 1, 1).set_trans(Tween.TRANS_SINE).from(position)|\tt.tween_property(self, "scale", scale, 1).from(0)|\tt.tween_property(self, "modulate", Color.RED, 1).from(1)|\tt.tween_property(self, "position", position, 1).from(Vector2i.ONE)|\tt.tween_property(self, "z_index", 1, 1).from(1.5)|\tt.tween_property(self, "modulate:a", 1, 1).from(0)|\tt.tween_property(self, "position", position, 1).from(u)|\tt.tween_property(u, "position", position, 1).from(1)',
    "3 argument-type, 4 argument-type, 5 argument-type Vector2(0, 0), 6 argument-type, 7 argument-type Vector2(Vector2i.ONE)"
  ],
  // A constant has the keys and elements that are written, and no others.
  [
    'extends Node|const A = {"speed": 1, "in": {"x": [1, 2]}, 3: 4}|const L = [1, 2]|func f():|\tprint(A["sped"])|\tprint(A.sped)|\tprint(A["in"]["y"])|\tprint(A.in.y)|\tprint(self.A[&"z"])|\tprint(A["3"], A[4])|\tprint(L[2])|\tprint(L[-3])|\tprint(A["in"].x[2])|\tprint(A.size)|\tA.z.clear()',
    '5 unknown-member "speed", 6 unknown-member speed, 7 unknown-member, 8 unknown-member, 9 unknown-member, 10 unknown-member, 10 unknown-member, 11 unknown-member, 13 unknown-member, 14 unknown-member size(), 15 unknown-member'
  ],
  [
    'extends Node|enum E { A }|const A = {"speed": 1, "in_air": {x = 2}, 3: 4}|const B = {E.A: 1, "k": 2}|const L = [1, [2]]|const N = A|var v = {}|func f(k, i: int):|\tprint(A["speed"], A.speed, A.in_air.x, A["in_air"]["x"], A[3], A[0x3], A[k], A.size(), A.get("z"))|\tprint(B["z"], B.z, B[0])|\tprint(L[1][0], L[-2], L[i], L[1].size())|\tprint(N["z"], v["z"], v.z)|\tfor A in [{"z": 1}]: print(A.z, A["z"])',
    ""
  ],
  [
    "extends Node|func f(a: Array, d: Dictionary, s: String, n: float, u):|\trange(a)|\trange(1, a)|\trange(d)|\trange(PackedByteArray())|\trange(n)|\trange(u)|\trange(a.size())|\trange(s)",
    "3 argument-type a.size(), 5 argument-type d.size(), 6 argument-type PackedByteArray().size()"
  ],
  [
    "extends Node2D|var u = 1.0|func f(p, a: float, n: int, v: Vector2):|\tlerp(a, 0, 0.5)|\tlerp(0, a, 0.5)|\tlerp(a, n, 0.5)|\tlerp(n, a, 0.5)|\tlerp(v, 0, 0.5)|\tlerp(v, n, 0.5)|\tlerp(a, p, 0.5)|\tlerp(u, 0, 0.5)|\tlerp(v.x, a, 1)|\tlerp(n, 5, 0.5)",
    "4 argument-type 0.0, 5 argument-type 0.0, 6 argument-type float(n), 7 argument-type float(n), 8 argument-type Vector2.ZERO, 9 argument-type"
  ],
  [
    "extends Node|func f(p, a: float, s: String, v: Vector2, n: Node):|\tmax(a, s)|\tmin(v, v)|\twrap(s, 0, 1)|\tmax(a, p, 1)|\tmin(n, 1)|\tclamp(v, 0, 1)|\tclamp(a, s, 1)|\tclamp(a, 0, 1)|\tclamp(v, v, v)|\tclamp(p, 0, 1)|\tclamp(s, s, p)",
    "3 argument-type float(s), 4 argument-type, 5 argument-type float(s), 7 argument-type, 8 argument-type, 9 argument-type"
  ],
  [
    "extends Node|class B:|\tpass|enum E { A }|var v := 1|var u|signal s|const C = 2|func f():|\tB()|\tE()|\tv()|\tu()|\ts()|\tC()|\tTimer()|\tvar w = f|\tw(1)",
    "10 unknown-function B.new, 11 unknown-function, 12 unknown-function, 13 unknown-function u.call, 14 unknown-function s.emit, 15 unknown-function, 16 unknown-function Timer.new, 18 unknown-function w.call"
  ],
  [
    'extends Node|func f():|\tVector2(1, 2, 3)|\tColor("a", 1, 2)|\tRect2("x", 2)|\tString()|\tVector3(Vector3i.ONE)|\tTransform3D(1)|\tfuncref(self, "a")',
    "3 argument-count, 4 argument-type, 5 argument-type, 8 argument-type, 9 unknown-function Callable"
  ],
  [
    'extends Node|static func g():|\tqueue_free()|\th()|\tget_node("a")|\tprint(OS.get_name(), Node.new())|func h(): pass',
    "3 static-context, 4 static-context, 5 static-context"
  ],
  [
    'extends Control|func f(t: Tween, l: Label, x):|\tt.tween_property(self, "rect_position:x", 1, 1)|\tt.tween_property(self, ^"positon", 1, 1)|\tt.tween_property(l, "modulate:a", 1, 1)|\tt.tween_property(Curve.new(), "min_valu", 1, 1)|\tt.tween_property(x, "anything", 1, 1)|\tt.tween_property(self, "Child:text", 1, 1)',
    '3 unknown-member "position:x", 4 unknown-member "position", 6 unknown-member "min_value"'
  ],
  [
    "extends Node|func f(t: TileMap):|\tt.get_layers_count()|\tt.force_update()|\treturn AnimatedTexture.new()",
    "2 deprecated, 4 deprecated, 5 deprecated"
  ],
  [
    "extends Node|func f():|\treturn [Vector2.INF.x, Color.RED.r, PI.foo, INF.bar, Vector2.AXIS_X, Vector2.Axis.AXIS_X, Color.NOTHING, Node.ready, TYPE_INT.x]",
    "3 unknown-member, 3 unknown-member, 3 unknown-member, 3 static-call, 3 unknown-member"
  ],
  [
    "extends Node|func f(c: Callable, s: Signal, n: NodePath):|\tc.cal()|\ts.emt()|\tn.get_name_cont()|\ts.connect(c)|\treturn c.get_object().name",
    "3 unknown-member call, 4 unknown-member emit, 5 unknown-member get_name_count"
  ],
  [
    'extends Node|func f(a: Array[int], b: Array[Node], c: PackedStringArray):|\ta.append("x")|\tb[0].nme()|\tc[0].to_uper()|\tfor n in b: n.queue_fre()|\tfor s in c: s.to_uper()|\ta.front().foo()',
    "3 argument-type, 5 unknown-member c[0] = c[0].to_upper(), 7 unknown-member s = s.to_upper(), 8 unknown-member"
  ],
  ["extends Node|func f(x: Variant, y: Object):|\tx.anything()|\ty.anything()|\tx = 1|\ty = self", ""],
  [
    "extends Node|func f(a: Basis, b: Vector3, c: Color):|\treturn [a * b, b * a, a + a, c * c, c + 1, b / 2, b % 2, -c, not b, a == b, b < b, b in [b], c != null]",
    "3 operand-type, 3 operand-type, 3 operand-type, 3 operand-type"
  ],
  [
    "extends Node|func f(i: int, s: String, n: StringName):|\treturn [i + 1.5, i % 2, s % i, s + n, n == s, i == 1.0, s * 2, i ** 2, ~i, i & 1, s in n, i and s, s < s, i < s, +s]",
    "3 operand-type s.repeat(2), 3 operand-type, 3 operand-type"
  ],
  [
    "extends Node|var a: Vector2.Axis|var b: Node.ProcessMode|var c: Node.Proces|var d: Nod.Foo|var e: Vector3.Nope|var g: Input.MouseMode|var h: Tween.EaseType = Tween.EASE_IN",
    "4 unknown-type"
  ],
  [
    'class A:|\tvar x := 1|\tclass B:|\t\tvar y := 2|class C extends A.B:|\tfunc f():|\t\treturn y + z|func g(b: A.B, c: A.D):|\tb.y = "s"|\treturn c',
    "8 unknown-type, 9 assign-type"
  ],
  [
    'extends Node|var a := [1, 2]|var b := {}|@onready var c := $X|@onready var d := get_node("x") as Label|var e := preload("x.gd")|func f():|\ta.foo()|\tb.foo|\tc.foo()|\td.foo()|\te.foo()',
    "8 unknown-member"
  ],
  [
    'extends Node|func f(n: Node):|\treturn [n as int, n as String, 1 as float, "a" as Node, n as Sprite2D, n as RefCounted, null as Node, [] as Node, n as Variant, Vector2() as Vector2i, f as Callable]',
    "3 cast, 3 cast, 3 cast, 3 cast, 3 cast, 3 cast"
  ],
  [
    'extends Node|func f(a: Node2D) -> Node3D:|\tif a: return a|\tif not a: return null|\treturn Node3D.new()|func g() -> Array[String]:|\treturn [1]|func h() -> float:|\treturn 1|func i() -> int:|\treturn 1.5|func j() -> StringName:|\treturn "a"|func k() -> Signal:|\treturn ready|func l() -> Callable:|\treturn f|func m() -> Dictionary:|\treturn []',
    "3 return-type, 7 return-type, 19 return-type"
  ],
  [
    "extends Resource|func f(r: Resource, i: Image, t: Texture2D):|\tr.save()|\ti.get_pixl(1, 2)|\tt.get_data()|\tt.get_image().lock()|\ti.create(1, 1, false, Image.FORMAT_RGB8)|\treturn Image.create(1, 1, false, Image.FORMAT_RGB8)",
    "4 unknown-member get_pixel, 5 unknown-member get_image, 7 lost-value i = Image.create(1, 1, false, Image.FORMAT_RGB8), 7 deprecated"
  ],
  [
    'extends Node|func f():|\tvar r = RegEx.new()|\tr.compile(1)|\tvar m = r.search("a")|\tm.get_strng()|\tvar u = UndoRedo.new()|\tu.add_do_method(self, "x")|\tvar h = HTTPRequest.new()|\th.request()',
    "4 argument-type, 6 unknown-member get_string, 8 argument-count, 10 argument-count"
  ]
]

/** Faults that come with another one: only the first is told, and with what to write instead. */
const cascades: ReadonlyArray<readonly [script: string, expected: string]> = [
  ["extends Node|@on_ready var a = $X", "2 unknown-annotation @onready"],
  ["extends Node|func f(b: CheckBox):|\tb.pressed = true", "3 assign-constant button_pressed"],
  [
    'extends Node|func f(i: int):|\treturn ["x" + 1, i + "x", "a" + &"b", i + 1.5, "a" + ["b"]]',
    '3 operand-type "x" + str(1), 3 operand-type str(i) + "x", 3 operand-type "a" + str(["b"])'
  ],
  [
    "extends Node|func f(t: Transform2D, b: Basis, v: Vector2):|\treturn [t.xform(v), t.xform_inv(v), b.xform(Vector3.UP), t.xfrm(v)]",
    "3 unknown-member t * v, 3 unknown-member v * t, 3 unknown-member b * Vector3.UP, 3 unknown-member"
  ],
  [
    "extends Node|func f(x):|\tswitch x:|\t\t1: pass|\t\tcase 2: pass|\tprnt(x)",
    "3 syntax match, 5 syntax, 6 unknown-function print"
  ]
]

const of3: ReadonlyArray<readonly [script: string, expected: string]> = [
  [
    'extends Node|func f():|\tprint(FileAccess.open("a", FileAccess.READ))|\tprint(File.open("a", File.READ))',
    "3 unknown-type, 3 unknown-type File, 4 static-call"
  ],
  [
    "extends Node|func f(s: String, i: int, v: Vector2, w: Vector3):|\treturn [s + i, i + s, s + s, s - s, i / 2.0, i + i, v + w, s * 2, s % i, i << 1, v * 2, i == s]",
    "3 operand-type s + str(i), 3 operand-type str(i) + s, 3 operand-type, 3 operand-type, 3 operand-type, 3 operand-type"
  ],
  [
    'extends Node|func f(n: Node, s: Sprite):|\tn.nothing()|\ts.textur = null|\ts.set_texture(1, 2)|\tOS.window_siz = 1|\tInput.is_action_pressed()|\tadd_child("x")|\tvar t: Timer = "x"|\treturn n as Vector2',
    "5 argument-count, 6 unknown-member window_size, 7 argument-count, 8 argument-type, 9 assign-type"
  ],
  [
    "extends Node|class A:|\tfunc _init(x): pass|\tstatic func s(): pass|func f():|\tA.new()|\tA.s(1)|\tA.t()|\tTimer()|\tVector2(1)|\tColor(1, 2)|\tPI = 3|\tTYPE_INT = 2|\tself.f(1)",
    "6 argument-count, 7 argument-count, 8 unknown-member, 9 unknown-function Timer.new, 10 argument-type, 11 argument-count, 12 assign-constant, 13 assign-constant, 14 argument-count"
  ],
  [
    'extends Area2D|signal hit(a)|func f():|\temit_signal("hit")|\temit_signal("hitt")|\tconnect("body_enterd", self, "f")|\thit.emit()|\tvar x = hit|\tvar y = f',
    '5 unknown-signal "hit", 6 unknown-signal "body_entered", 7 unknown-member emit_signal("hit"), 8 unknown-identifier, 9 unknown-identifier, 4 signal-arity'
  ],
  [
    'tool|extends EditorPlugin|func _enter_tree():|\tadd_custom_type("a", "b")|\tget_editor_interface().get_selection().nope()|func _process():|\tpass',
    "4 argument-count, 5 unknown-member, 6 override-signature _process(delta)"
  ],
  [
    'extends Spatial|func f(p: Plane, t: String):|\tvar hit := get_world().direct_space_state.intersect_ray(Vector3(), Vector3.UP)|\tif hit != null: print(hit)|\tvar at := p.intersects_ray(Vector3(), Vector3.UP)|\tif at != null and t != null: print(at)|\treturn t.find("a") == null',
    '4 never-null not hit.empty(), 7 never-null t.find("a") == -1'
  ]
]

describe.skipIf(corpora === undefined)(onCorpora("values and calls"), () => {
  const reference4 = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
  const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))
  it.each(of4)("of Godot 4: %s", (script, expected) => assert.strictEqual(told(script, reference4()), expected))
  it.each(cascades)("with what follows from them: %s", (script, expected) =>
    assert.strictEqual(told(script, reference4()), expected)
  )
  it.each(of3)("of Godot 3: %s", (script, expected) => assert.strictEqual(told(script, reference3()), expected))
})
