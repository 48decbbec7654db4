/**
 * Mistakes that Godot tells only as the game runs, or never: a line of a function, and the code and the fix of each
 * report. A bar is a line end.
 */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const reference = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
const reference41 = lazy(() => readReference(corpus("godot-4.1"), "4.1"))
const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))

const told = (script: string, on = reference()) =>
  check({ code: script.replaceAll("|", "\n"), reference: on })
    .diagnostics.map(({ line, code, fix = "" }) => `${line} ${code} ${fix}`.trim())
    .join(", ")

const inNode = (line: string) => `extends Node|func f(s: String, a: Array, l: Label, n: Node) -> void:|\t${line}`

const inInput = (line: string) => `extends Node|func _input(event: InputEvent) -> void:|\t${line}`

const wrong: ReadonlyArray<readonly [script: string, expected: string]> = [
  // A sum leaves the placeholder as it is.
  [inNode('print("%s" + str(n))'), '3 argument-count "%s" % str(n)'],
  [inNode('print("hp %d" + str(a.size()) + "!")'), '3 argument-count "hp %d" % a.size()'],
  [inNode('push_error("%d" + str(a[0]))'), '3 argument-count "%d" % [a[0]]'],
  [inNode('$Title.text = "HP: %s" + str(n)'), '3 argument-count "HP: %s" % str(n)'],
  ['extends Label|func f(n):|\ttext = "HP: %s" + str(n)', '3 argument-count "HP: %s" % str(n)'],
  [
    "extends Control|func _gui_input(event):|\tif event.pressed and event is InputEventMouseButton: pass",
    "3 unknown-member event is InputEventMouseButton and event.pressed"
  ],
  [
    "extends Node|func _on_area_input_event(_v, event: InputEvent, _i):|\tif event.pressed and event is InputEventMouseButton: pass",
    "3 unknown-member event is InputEventMouseButton and event.pressed"
  ],
  [inNode('l.text = "HP: %s" + str(n)'), '3 argument-count "HP: %s" % str(n)'],
  // The left side of `and` is looked at first.
  [
    inInput("if event.pressed and event is InputEventKey:|\t\tpass"),
    "3 unknown-member event is InputEventKey and event.pressed"
  ],
  [
    "extends Area2D|func _input_event(_v, event, _i):|\tif event.button_index == 1 and event is InputEventMouseButton: pass",
    "3 unknown-member event is InputEventMouseButton and event.button_index == 1"
  ],
  // Nothing is said of what follows from a fault that was told.
  ["extends Node|func f(|\ta: int|\tb: String,|\tc = 1|):|\tprint(a, b, c)", "3 syntax int,"],
  ["extends Node|signal s(|\ta|\tb|)|func f(|\ta: int|\t...b|): print(a, b)", "3 syntax a,, 7 syntax int,"],
  [
    'extends Node|enum E {|\tA|\tB = 4,|\tC|\tD|}|var d := {|\t"a": [|\t\t1|\t\t2|\t]|\t"b": E.D|}',
    "3 syntax A,, 5 syntax C,, 10 syntax 1,, 12 syntax ],"
  ],
  [inNode("print(|\t\ta|\t\ts|\t)|\tprint([|\t\t{}|\t\t{}|\t])"), "4 syntax a,, 8 syntax },"],
  ["func q(*args, **kw):|\tprint(args, kw)", "1 syntax ..."],
  [inNode("var c = n as Callable|\tc.begin()|\tc.queue_free()"), "3 cast"],
  [inNode("var n = 1|\tn.queue_free()|\tvar x := 1|\tvar x := n|\tx.show()"), "3 duplicate, 6 duplicate"],
  [inNode("var list: bool[String] = []|\tlist.append(s)"), "3 syntax"],
  [inNode("match a.size(): 1: pass"), "3 syntax"],
  // Empty blocks where no other line can be meant for them.
  [inNode("match s:|\t\t_:|\t\t1: pass"), "4 syntax : pass"],
  ["extends Node|func f():|func g():", "2 syntax : pass"],
  [inNode("if a:|\tprint(s)"), "3 syntax"],
  // Another language's name for what takes other arguments here.
  [inNode("print(a.sum() + 1)"), "3 unknown-member reduce(func(sum, value): return sum + value, 0)"],
  [inNode("self.remove()"), "3 unknown-member queue_free"],
  [inNode("self.remove(1, 2)"), "3 unknown-member"],
  // No object is of a class that only Godot 3 has.
  [inNode('if n.is_class("Spatial"): pass'), '3 unknown-type "Node3D"'],
  [inNode('print(ClassDB.instantiate("KinematicBody"))'), '3 unknown-type "CharacterBody3D"'],
  [inNode('if n.get_class() == "Sprite": pass'), '3 unknown-type "Sprite2D"'],
  [inNode('if "Spatial" != get_class(): pass'), '3 unknown-type "Node3D"'],
  [inNode('if n.is_class("AnimatedSprit2D"): pass'), '3 unknown-type "AnimatedSprite2D"'],
  // Values without a type of their own.
  [inNode("var w := weakref(self)"), "3 assign-type ="],
  [inNode("var w := weakref($A)"), "3 assign-type ="],
  // A material of particles takes a range under the names of Godot 3, and no number.
  [
    "extends Node|func f(m: ParticleProcessMaterial):|\tm.scale = 3.0|\tm.angle = Vector2(1, 2)",
    "3 unknown-member scale_min, 4 deprecated angle_min"
  ],
  // Names and forms of other languages.
  [inNode("time.sleep(1)"), "3 unknown-identifier await get_tree().create_timer(1).timeout"],
  ["extends AudioStreamPlayer|func f():|\tvolume = -10", "3 unknown-identifier volume_db"],
  ["extends AudioStreamPlayer|func f():|\tvolume = 0.5", "3 unknown-identifier volume_linear"],
  [inNode('a.append_array("abc")'), "3 argument-type append"],
  [inNode("a.append_array(3)"), "3 argument-type append"],
  [
    'extends Node|func f(a: Array[int], b: PackedByteArray):|\ta.append_array(1)|\ta.append_array("x")|\tb.append_array(2)',
    "3 argument-type append, 4 argument-type, 5 argument-type"
  ],
  [inNode("var b := a.map(x => x * 2)"), "3 syntax func(x): return"],
  [inNode("var b = a.reduce((x, y) => x + y)"), "3 syntax func(x, y): return"],
  [inNode("var b = a.map(lambda x: x * 2)"), "3 syntax func(x): return"],
  ["extends Node|class P:|\tvar x := 1|func f(a: Array):|\treturn a.map(P.new())", "5 argument-type P.new"],
  // The editor's manager takes an object and a name.
  [
    "extends Node|func g():|\tpass|func f(u: EditorUndoRedoManager):|\tu.add_undo_method(g)",
    '5 argument-type self, "g"'
  ],
  [
    'extends Node|func f(u: EditorUndoRedoManager, n: Node):|\tu.add_do_method(n.set_name.bind("x"))',
    '3 argument-type n, "set_name", "x"'
  ]
]

const right: ReadonlyArray<string> = [
  ...[
    'print(("%s" + str(n)) % s)',
    'print("%s" % s + str(n))',
    'print("100%" + str(n), "50% of" + str(n))',
    'var form := "%s" + str(n)',
    'l.text = "%0" + str(a.size()) + "d"',
    'print("%s %s" + str(n))',
    'print("%s" + s)',
    'n.set("text", "%s" + str(n))',
    'if n.is_class("Node3D") or n.is_class("MyThing"): pass',
    'if n.get_class() == "Node2D": pass',
    'if ClassDB.class_exists("Spatial"): pass',
    // Godot 4 has objects of this class too, though it does not list it.
    'if n.get_class() == "GDScriptFunctionState": pass',
    'if s == "Spatial": pass',
    'n.name = "Spatial"',
    "var w: WeakRef = weakref(self)",
    "var w = weakref(self)",
    'a.append_array([1]); a.append_array(PackedStringArray(["a"]))',
    "a.append_array(a)",
    "var b := a.map(func(x): return x * 2)",
    "var time := n; time.sleep(1)",
    "OS.delay_msec(1)"
  ].map(inNode),
  ...[
    "if event is InputEventKey and event.pressed: pass",
    "if event.is_pressed() and event is InputEventKey: pass",
    "if not event is InputEventKey: return|\tif event.pressed and event is InputEventKey: pass",
    'if "pressed" in event and event.pressed and event is InputEventKey: pass',
    "if event.device == 1 and event is InputEventKey: pass"
  ].map(inInput),
  // Godot calls these with events that have the member, or does not call them at all.
  ...["_unhandled_key_input", "handle_key_input", "process_mouse_input", "_shortcut_input"].map(
    (name) => `extends Node|func ${name}(event: InputEvent):|\tif event.pressed and event is InputEventKey: pass`
  ),
  ...["RefCounted", "Resource"].map(
    (base) => `extends ${base}|func _input(event: InputEvent):|\tif event.pressed and event is InputEventKey: pass`
  ),
  "extends Area2D|func _input_event(v, event, i):|\tif event.position.x > 3 and event is InputEventMouseButton: pass",
  "extends Control|func _gui_input(event):|\tif event.position.x > 3 and event is InputEventMouseButton: pass",
  "extends Node|func _input(event):|\tif event.shift_pressed and event is InputEventKey: pass",
  "extends Node|func _input(键: InputEvent):|\tif not 键 is InputEventKey: return|\tif 键.pressed and 键 is InputEventKey: pass",
  // The text is filled later, or is no text of a control.
  'extends Node|func f(n):|\tvar text := ""|\ttext = "%s of " + str(n)|\treturn text',
  'extends Node|var text := ""|func f(n):|\ttext = "%s of " + str(n)',
  'extends Node|class E:|\tvar text := ""|func f(n, e: E):|\te.text = "%s of " + str(n)',
  'extends Node|func f(n, d: Dictionary):|\td.text = "%s of " + str(n)',
  'extends Label|func f(n):|\ttext = "%s of " + str(n)|\ttext = text % n',
  inNode('print("50%full" + str(n))'),
  // Scripts for several versions, and methods of the user's own.
  inNode('if n.is_class("Spatial") or n.is_class("Node3D"): pass'),
  inNode('if Engine.get_version_info().major == 3 and n.is_class("Spatial"): pass'),
  'extends Node|func f():|\treturn ClassDB.instantiate("Spatial") if ClassDB.class_exists("Spatial") else null',
  "extends Node|func clicked(event: InputEvent):|\tif event.pressed and event is InputEventKey: pass",
  "extends Node|func f(u: UndoRedo):|\tu.add_undo_method(f.bind(u))",
  'extends Node|func f(u: EditorUndoRedoManager):|\tu.add_undo_method(self, "f", u)',
  "extends AudioStreamPlayer|func f():|\tvolume_db = -10",
  inNode("const NOTHING := null|\tprint(NOTHING)")
]

const message = (script: string, on: ReferenceView = reference()) =>
  check({ code: script.replaceAll("|", "\n"), reference: on }).diagnostics.map((one) => one.message)

describe.skipIf(corpora === undefined)(onCorpora("mistakes"), () => {
  for (const [script, expected] of wrong) it(script, () => assert.strictEqual(told(script), expected))
  for (const script of right) it(`accepts ${script}`, () => assert.strictEqual(told(script), ""))

  it("says how a tween is made where a node is given", () => {
    assert.deepStrictEqual(message(inNode("var t: Tween = n")), [
      '"t" is Tween; Node is assigned. create_tween() makes a tween.'
    ])
  })

  it("names in Godot 3 only what it has", () => {
    const older = (line: string) => message(`extends Node|func f(a):|\t${line}`, reference3())
    assert.deepStrictEqual(older("return a.map(lambda x: x)"), [
      "Godot 3 has no lambdas; pass the name of a method instead."
    ])
    assert.deepStrictEqual(older("return f(x => x)"), ["Godot 3 has no lambdas; pass the name of a method instead."])
    assert.deepStrictEqual(older("return [*a]"), [
      "GDScript does not spread values: add arrays with +, copy a dictionary in a loop, or use callv()."
    ])
    assert.deepStrictEqual(
      told('extends Node|func f():|\treturn is_class("Node3D")', reference3()),
      '3 unknown-type "Spatial"'
    )
  })

  it("takes any class that a script of Godot 3 may call itself", () => {
    const scripts = [
      'extends Node|func f(n):|\tif n.get_class() == "Node3D": pass',
      'extends Node|class Own:|\tfunc get_class():|\t\treturn "Node3D"|func f(n: Node):|\tif n.get_class() == "Node3D": pass'
    ]
    for (const script of scripts) assert.notInclude(told(script, reference3()), "unknown-type")
    const own =
      'extends Node|class Own:|\tfunc get_class():|\t\treturn "Spatial"|func f(n):|\tif n.get_class() == "Spatial": pass'
    assert.strictEqual(told(own), "3 native-override")
  })

  it("offers no annotation that the version lacks", () => {
    assert.deepStrictEqual(message("extends Node|abstract func f()", reference41()), [
      "Godot 4.1 has no abstract classes and functions."
    ])
  })
})
