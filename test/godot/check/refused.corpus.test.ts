/**
 * What Godot 4 refuses although each line looks right: values without a type, nodes before `_ready`, odd connections.
 */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { placesOf, unreadable } from "../../../src/godot/check/calls/FormatStrings.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const reference = lazy(() => readReference(corpus("godot-4.5"), "4.5"))

/** Line, code and fix of everything that is told of a script, whose lines a bar ends; ‖ stands for the operator. */
const told = (script: string, path?: string): string =>
  check({
    code: script.replaceAll("|", "\n").replaceAll("\u2016", "|"),
    reference: reference(),
    ...(path === undefined ? {} : { path })
  })
    .diagnostics.map(({ line, code, fix, also = [] }) => {
      const lines = [line, ...also.map((place) => place.split(":")[0])].join("+")
      return `${lines} ${code}${fix === undefined ? "" : ` ${fix}`}`
    })
    .join(", ")

const wrong: ReadonlyArray<readonly [script: string, expected: string]> = [
  // := takes no type from what has none.
  ['extends Node|func f(d: Dictionary):|\tvar x := d["a"]', "3 assign-type ="],
  ["extends Node|func f(a: Array):|\tvar x := a[0]|\tvar y := a.pop_back()", "3 assign-type =, 4 assign-type ="],
  [
    "extends Node|func f(u):|\tvar x := u|\tvar y := u.z|\tvar w := u * 2",
    "3 assign-type =, 4 assign-type =, 5 assign-type ="
  ],
  ["extends Node|func f(i: int):|\tvar x := max(i, 1)", "3 assign-type ="],
  ["extends Node|var speed = 1|var fast := speed", "3 assign-type ="],
  ["extends Node|func f():|\tvar a = 1|\tvar b := a", "4 assign-type ="],
  // Nodes are not there before _ready().
  ["extends Node|var s = $Sprite|@onready var t = $Sprite", "2 static-context"],
  ["extends Resource|@onready var x = 1", "2 syntax"],
  ["extends Node|@onready @export var x = 1", "2 syntax"],
  ["extends Node|@tool|func f():|\tpass", "2 syntax"],
  ["extends Node|@export(int) var x = 1", "2 argument-count @export var x: int"],
  // Signals call what takes what they send.
  ["extends Area2D|func f():|\tbody_entered.connect(g)|func g():|\tpass", "3 signal-arity g.unbind(1)"],
  ['extends Area2D|func f():|\tconnect("body_entered", g)|func g():|\tpass', "3 signal-arity g.unbind(1)"],
  [
    "extends Timer|func f():|\ttimeout.connect(func(a): print(a))|\ttimeout.connect(queue_free.bind(1))",
    "3 signal-arity, 4 signal-arity"
  ],
  ["extends Timer|func f():|\ttimeout.connect(g)|func g(a):|\tprint(a)", "3 signal-arity"],
  [
    'extends Timer|func f():|\ttimeout.connect("g")|\ttimeout.connect(self, "g")|func g():|\tpass',
    "3 argument-type timeout.connect(g), 4 argument-type timeout.connect(g)"
  ],
  ["extends Timer|func f():|\tawait timeout()", "3 unknown-function timeout"],
  ['extends Node|func f():|\tprint("a {0}" % [1])', "3 argument-count"],
  // What a constant holds stays as it is.
  ["extends Node|const A = []|func f():|\tA.append(1)|\tA[0] = 1", "4 assign-constant, 5 assign-constant"],
  [
    "extends Node|const V = Vector2.ZERO|const D = {}|func f():|\tV.x = 1|\tD.a = 1",
    "5 assign-constant, 6 assign-constant"
  ],
  // Texts and their values.
  ['extends Node|func f():|\tprint("%d of %d" % 1)', "3 argument-count"],
  ['extends Node|func f():|\tprint("%d" % [1, 2])', "3 argument-count"],
  ['extends Node|func f(s: String):|\tprint("%d" % s)|\tprint("%i" % 1)', "3 argument-type, 4 argument-type"],
  // A percent sign is doubled, which is sure where the values are as many as the other places.
  [
    'extends Node|func f(v):|\tprint("50% of %d" % v)|\tprint("%d%" % [v])',
    '3 argument-type "50%% of %d", 4 argument-type "%d%%"'
  ],
  [
    'extends Node|func f(v):|\tprint("%z" % v)|\tprint("%(a)s, %d" % [v])|\tprint("100%" % v)',
    "3 argument-type, 4 argument-type, 5 argument-type"
  ],
  // What waiting for a signal gives: null, its value, or an array.
  [
    "extends Node|func f(h: HTTPRequest, a: Area2D, t: Timer):|\tvar x: String = await t.timeout|\tvar r = await h.request_completed|\tprint(r.body)|\tvar b: Button = await a.body_entered|\tvar c := await a.body_entered|func g() -> bool:|\treturn await get_tree().process_frame",
    "3 assign-type, 5 unknown-member, 6 assign-type, 7 assign-type =, 9 return-type"
  ],
  // The keys and values of a typed dictionary, to which Godot gives no type.
  [
    "extends Node|func f(d: Dictionary[String, int]):|\tfor k in d.keys():|\t\tk.to_uper()|\tfor v in d.values():|\t\tv.foo()|\t\tvar w := v",
    "4 unknown-member k = k.to_upper(), 6 unknown-member, 7 assign-type ="
  ],
  // Functions of a certain shape.
  ["extends Node|func f() -> void:|\treturn null", "3 return-type"],
  ["extends Node|var p: set = s|func s():|\tpass", "2 argument-count"],
  ["extends Node|var p: get = g|func g(a):|\treturn a", "2 argument-count"],
  ["extends Node|static func _init():|\tpass", "2 override-signature"],
  ["extends Node|func _init() -> int:|\treturn 1", "2 override-signature"],
  ["extends Node|func _static_init():|\tpass", "2 override-signature"],
  ["extends Node|signal s(a, a)", "2 duplicate"],
  ['extends Node|func g(a: Array[int]):|\tpass|func f():|\tg(["x"])', "5 argument-type"],
  // Values and their classes.
  ["extends Node|func f(n: Node, i: int):|\treturn n is Resource or i is String", "3 cast, 3 cast"],
  ["extends Node|var p: int:|\tset(v):|\t\tvar t: String = v|\t\tp = t.length()", "4 assign-type str(v)"],
  ["extends Node|func f(x):|\tmatch x:|\t\tdefault: pass", "4 unknown-identifier _"],
  ["extends Node|func f() -> Void:|\tpass", "2 unknown-type void"],
  [
    "extends Node|var l = func() ->                      Void: pass|func f(a: Void): pass",
    "2 unknown-type void, 3 unknown-type Variant"
  ],
  ["extends ImmediateGeometry|var g: ImmediateGeometry", "1 unknown-type MeshInstance3D, 2 unknown-type ImmediateMesh"],
  ["extends Node|enum E { A = 1, B = E.A << 1, C = E.D, D }", "2 unknown-identifier A, 2 unknown-identifier"],
  ["extends Node|func f():|\tfor c in $Enemies:|\t\tprint(c)", "3 not-iterable $Enemies.get_children()"],
  // Values of another enum.
  [
    "extends Node|enum A { X }|enum B { Y }|var a: A = B.Y|func f(b: A) -> A:|\ta = A.X|\ta = 1|\tf(B.Y)|\treturn B.Y",
    "4 assign-type, 8 argument-type, 9 return-type"
  ],
  [
    "extends Node|func f():|\tcreate_tween().set_trans(Tween.EASE_IN)|\tprocess_mode = Control.MOUSE_FILTER_STOP",
    "3 argument-type, 4 assign-type"
  ],
  // Bools and floats for values of an enum, where Godot knows both types.
  [
    "extends Control|enum E { P }|var i: E = true|const J: E = 1.5|var k := 2.0|func f(a, n: Node, b: bool, v: Vector2, w: Window):|\tmouse_filter = a is Node|\tmouse_filter = n != null|\tmouse_filter = 'a' == str(a)|\tmouse_filter = b and not visible|\tmouse_filter = k|\tvar m: Window.Mode = v.x|\tw.mode = v.length() if b else 1.0|\tself.i = n.is_inside_tree()|\tm = float(a)|\tm = a as float|\tw.get_window().mode = -k",
    "3 assign-type, 4 assign-type, 7+8+9+10 assign-type, 11 assign-type, 12+15+16 assign-type, 13 assign-type, 14 assign-type, 17 assign-type"
  ],
  // Texts made of numbers; a constant takes no call, and a function of the script's own may be anything.
  [
    "extends Node|const A: String = 5|const B: String = 2 + 3|var c: String = 5|class In:|\tconst D: String = 1.5|func f(i: int):|\tconst E: String = 7|\tconst F: String = -7|\tvar g: String = i",
    '2 assign-type "5", 3 assign-type, 4 assign-type str(5), 6 assign-type "1.5", 8 assign-type "7", 9 assign-type, 10 assign-type str(i)'
  ],
  ["extends Node|var s: String|func str(a): return a|func f(i: int):|\ts = i", "5 assign-type"],
  ["extends Node|func f(i: int, str: String):|\tstr = i", "3 assign-type"],
  // A constant of a function, where it has the name of a class.
  [
    "extends Node|class Foo:|\tvar y := 1|func f():|\tconst Node2D = Foo|\tvar l := func(p: Sprite2D) -> Node2D: return p|\tl.call(null)",
    "6 return-type"
  ],
  // Members that other classes have are not renamed.
  ["extends Node|func f():|\thide()|\tposition = 1", "3 unknown-function, 4 unknown-identifier"],
  // An object without get_rid() becomes an empty RID.
  [
    "extends Node2D|func f(item: RID, c: Control, v: SubViewport, w):|\tRenderingServer.canvas_item_set_parent(item, self)|\tRenderingServer.canvas_item_set_visible(c, true)|\tRenderingServer.viewport_attach_canvas(v, get_world_2d())|\tRenderingServer.viewport_attach_camera(get_viewport(), item)|\tPhysicsServer2D.body_set_space(item, get_world_2d())|\tNavigationServer2D.region_set_map(item, get_world_2d())|\tRenderingServer.free_rid(Timer.new())|\tw = 1",
    "3 argument-type get_canvas_item(), 4 argument-type c.get_canvas_item(), 5 argument-type v.get_viewport_rid(), 5 argument-type get_world_2d().canvas, 6 argument-type get_viewport().get_viewport_rid(), 7 argument-type get_world_2d().space, 8 argument-type get_world_2d().navigation_map, 9 argument-type"
  ],
  [
    "extends MeshInstance3D|func f(body: RID, camera: Camera3D, v: RID):|\tRenderingServer.instance_set_scenario(self, get_world_3d())|\tRenderingServer.viewport_attach_camera(v, camera)|\tRenderingServer.instance_set_base(v, self)",
    "3 argument-type get_instance(), 3 argument-type get_world_3d().scenario, 4 argument-type camera.get_camera_rid(), 5 argument-type get_base()"
  ]
]

const right: ReadonlyArray<string> = [
  // What has a get_rid(), or may have one in a class that is derived, becomes its RID.
  "extends Node2D|func f(b: RID, body: StaticBody2D, n: Node2D, t: Texture2D, r: Resource, a: NavigationAgent2D, o: Object, u):|\tPhysicsServer2D.body_add_collision_exception(b, body)|\tPhysicsServer2D.body_add_collision_exception(b, n)|\tPhysicsServer2D.body_add_collision_exception(b, self)|\tRenderingServer.canvas_item_add_texture_rect(get_canvas_item(), Rect2(), t)|\tPhysicsServer2D.body_add_shape(b, r)|\tNavigationServer2D.agent_set_map(a, get_world_2d().navigation_map)|\tPhysicsServer2D.body_set_space(o, u)",
  "extends Node2D|func get_rid() -> RID:|\treturn get_canvas_item()|func f():|\tRenderingServer.canvas_item_set_visible(self, true)",
  "extends Node2D|func take(item: RID):|\tprint(item)|func f():|\ttake(get_canvas_item())",
  // Where a name is called, Godot's own function comes before a member.
  "extends Node|var str = str(5)|var min = min(1, 2)|const abs = abs(-1)|var max = max(min, 3)|var load = load(str)",
  "extends Node|enum { A = abs(-1), abs = 3 }|enum E { B = abs(-2), abs = 3 }",
  'extends Node|@export_multiline var t: Variant = ""',
  "extends Node|enum E { A }|func f():|\tvar x := E.keys().front()|\tvar y := E.values().max()|\tprint(x, y)",
  'extends Node|const D = {"a": 1}|func f(d: Dictionary[String, int], a: Array[int], u: int):|\tvar x := d["a"]|\tvar y := a[0]|\tvar z := u|\tvar v := max(1, 2)|\tvar w := D["a"]|\tvar q := PackedStringArray()[0]|\tvar s := "abc"[0]|\tfor i in 3:|\t\tvar j := i|\tfor n in get_children():|\t\tvar m := n',
  "extends Node|var x: int:|\tset(v):|\t\tvar y := v|\t\tx = y|var z := 1:|\tset(v):|\t\tvar y := v|\t\tz = y",
  'extends Node|@warning_ignore("inference_on_variant")|var x := max(randi(), randi())',
  "extends Area2D|signal hit(a)|func f():|\thit.connect(a)|func f2():|\tbody_entered.connect(b)|\thit.connect(b)|\tbody_entered.connect(a.unbind(1))|\tbody_entered.connect(c.bind(2))|\tbody_entered.connect(func(o): print(o))|\tbody_entered.connect(d)|func a():|\tpass|func b(x):|\tprint(x)|func c(x, y):|\tprint(x, y)|func d(x = 1, y = 2):|\tprint(x, y)",
  'extends Node|func f(x, s: String):|\tprint("%d %s" % x)|\tprint("%d%% %05.2f" % [1, 2.0])|\tprint("%s" % s)|\tprint("%s" % [s])|\tprint("%*d" % [2, 1])|\tprint("%v" % Vector2())|\tprint("100%")|\tprint("%5% %+d %-5s %.*f %x" % x)',
  'extends Node|const A = [1]|const S = preload("res://a.tres")|func f():|\tprint(A.size(), A.duplicate(), A.map(str))|\tS.x = 1',
  "class_name A extends Node|func f(n: Node, a: A, v: Variant):|\treturn n is A or n is Sprite2D or a is Node or v is int",
  "extends Node|func f():|\t$/root/Game.start()|\tprint($/root, $/root/A/B, %A/B)",
  "extends Control|enum E { P, Q }|const F = E|var v: F = E.P|var w: E = F.Q|var arr: Array[E] = [E.P]|func f(e := E.P, n: Node.ProcessMode = Node.PROCESS_MODE_ALWAYS):|\tprocess_mode = PROCESS_MODE_INHERIT|\tself.process_mode = n|\tsize_flags_horizontal = SIZE_EXPAND_FILL \u2016 SIZE_FILL|\tsize_flags_horizontal = SIZE_FILL|\tcreate_tween().set_trans(Tween.TRANS_SINE).set_ease(Tween.EASE_IN)|\tvar err: Error = FileAccess.get_open_error()|\terr = OK|\tvar k: Key = KEY_A|\tw = arr[0]|\tfor x in arr: w = x|\tw = 1 as E|\tw = randi() % 2|\tvar loose = Node.PROCESS_MODE_ALWAYS|\tw = loose|\tvar t: Variant.Type = typeof(k)|\tset_anchors_preset(PRESET_CENTER)|\tprint(e, err, t)",
  // Godot converts a weak value to that of an enum as the script runs.
  "extends Control|func f(cfg: ConfigFile, a, b):|\tmouse_filter = cfg.get_value('a', 'b') == 1|\tmouse_filter = not a|\tmouse_filter = a and b|\tmouse_filter = a in b|\tmouse_filter = a > 1|\tmouse_filter = a or b",
  "extends Node|func f(a, i):|\tvar x = 1.0|\tvar m: Window.Mode = x|\tm = x * 2.0|\tm = -x|\tm = x if a else 2.0|\tvar v = Vector2(1, 2)|\tm = v.x|\tm = -v.x|\tm = v.length()|\tvar parts = PackedFloat32Array()|\tm = parts[0]|\tm = PackedFloat32Array()[i]",
  "extends Node|enum E { P }|var b|var i: E = not b|func f():|\tvar m: Window.Mode|\tvar cb = CheckBox.new()|\tm = cb.button_pressed|\tm = cb.is_pressed()|\tm = cb.mouse_filter|\tm += 1.0|\tadd_child(cb, false, cb.mouse_filter)|func g() -> ProcessMode:|\tvar cb = CheckBox.new()|\treturn cb.mouse_filter",
  "extends Node|func f(n: Node, m: Window.Mode):|\tm = n is CheckBox and n.button_pressed|\tif n is CheckBox:|\t\tm = n.button_pressed|\tm = $Box.button_pressed|\tvar w = Window.new()|\tw.mode = true|\tw.get_window().mode = 1.0",
  "extends Node|class Foo:|\tvar y := 1|func f():|\tconst Node2D = Foo|\tvar l := func(p: Node2D) -> Node2D: return p|\tl.call(null)",
  "extends Node|func f(r, n: Node):|\tfor x in r: print(x)|\tfor c in n.get_children(): print(c)",
  "extends Node|signal own(a: int)|func f(h: HTTPRequest, a: Area2D, t: Timer):|\tawait t.timeout|\tvar x = await t.timeout|\tx = 1|\tvar r = await h.request_completed|\tprint(r[1])|\tvar b = await a.body_entered|\tb.take_damage()|\tvar c: CharacterBody2D = await a.body_entered|\tvar d: String = await own|\tprint(c, d, x)",
  "extends Node|func f(d: Dictionary[String, int], s: float):|\tfor k in d.keys():|\t\tk = 1|\t\tprint(k.foo)|\tfor v in d.values():|\t\ts = v",
  "extends Node|var t|func f():|\tvar x = t|\tvar y: int = t|\tvar z := t as Node|\tvar w := int(t)"
]

describe.skipIf(corpora === undefined)(onCorpora("what Godot 4 refuses"), () => {
  it.each(wrong)("is told where it is: %s", (script, expected) => assert.strictEqual(told(script), expected))
  it.each(right)("is not made up: %s", (script) => assert.strictEqual(told(script), ""))

  it("leaves warnings alone in addons, which Godot leaves out too", () => {
    assert.strictEqual(told("extends Node|var s = $Sprite", "res://addons/a/b.gd"), "")
    assert.strictEqual(told("extends Node|var s = $Sprite", "res://b.gd"), "2 static-context")
  })

  it("says which classes have what the script's own lacks", () => {
    const { diagnostics } = check({ code: "extends Node\nfunc f():\n\tmove_and_slide()\n", reference: reference() })
    assert.strictEqual(
      diagnostics[0]?.message,
      "move_and_slide() is declared neither here nor in Node; it is in CharacterBody3D or CharacterBody2D."
    )
  })
})

describe("the places of a text", () => {
  it("are its letters after %, with a star for a width that is a value", () => {
    assert.deepStrictEqual(placesOf("%03d of %s, 100%%, %*d"), ["d", "s", "*", "d"])
  })

  it("are unknown where a % is followed by something else", () => {
    assert.strictEqual(placesOf("100%"), undefined)
    assert.strictEqual(placesOf("% d"), undefined)
  })

  it("begin with a % that Godot can read", () => {
    assert.deepStrictEqual(unreadable("50% of %d"), { at: 2, next: " " })
    assert.deepStrictEqual(unreadable("%d%"), { at: 2, next: "" })
    assert.deepStrictEqual(unreadable("5%😀"), { at: 1, next: "😀" })
    assert.deepStrictEqual(unreadable("%%%5%%y"), { at: 5, next: "y" })
    assert.deepStrictEqual(unreadable("%u left"), { at: 0, next: "u" })
    for (const text of ["", "100%%", "%+5.2f%%", "%*.*f %-5s %c%v", "%5%"]) assert.isUndefined(unreadable(text), text)
    // Versions differ in these.
    assert.isUndefined(unreadable("%ud"))
    assert.isUndefined(unreadable("%b"))
  })
})
