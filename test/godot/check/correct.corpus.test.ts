/**
 * Long correct scripts that use much of the language: each gets silence, from every Godot 4 there is a reference of.
 */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const references: Readonly<Record<string, () => ReferenceView>> = {
  "4.5": lazy(() => readReference(corpus("godot-4.5"), "4.5")),
  "4.7": lazy(() => readReference(corpus("godot-4.7"), "4.7"))
}

const scripts: Readonly<Record<string, string>> = {
  "typed signals lambdas": `class_name Player
extends CharacterBody2D
signal health_changed(old: int, new: int)
signal died
enum State { IDLE, RUN, JUMP }
const SPEED := 300.0
const JUMP_VELOCITY: float = -400.0
@export_group("Stats")
@export var max_health: int = 100
@export_range(0.0, 1.0, 0.01, "or_greater") var friction := 0.2
@export var weapon: PackedScene
@export_enum("A", "B") var mode: String = "A"
@export_flags("Fire", "Water") var elements := 0
@export_file("*.json") var config_path: String
@export_multiline var notes := ""
@export_node_path("Sprite2D", "Node2D") var target_path: NodePath
@export var curve: Curve
@export var items: Array[PackedScene] = []
@export var table: Dictionary[String, int] = {}
@onready var sprite: Sprite2D = $Sprite2D
@onready var anim := $AnimationPlayer as AnimationPlayer
@onready var label: Label = %HealthLabel
static var instances: Array[Player] = []
var state := State.IDLE:
	set(value):
		if state == value:
			return
		state = value
		health_changed.emit(0, value)
var health: int:
	get: return _health
	set(v):
		var old := _health
		_health = clampi(v, 0, max_health)
		health_changed.emit(old, _health)
		if _health <= 0: died.emit()
var _health := 100
var _timer: SceneTreeTimer
func _init() -> void:
	instances.append(self)
func _ready() -> void:
	died.connect(_on_died, CONNECT_ONE_SHOT)
	health_changed.connect(func(o: int, n: int) -> void: print("%d -> %d" % [o, n]))
	if not is_in_group(&"players"):
		add_to_group(&"players")
	await get_tree().create_timer(0.5).timeout
	var results := await _fetch()
	print(results)
	get_tree().root.size_changed.connect(_on_resize.bind(1, 2))
	set_process_input(true)
	for child: Node in get_children():
		if child is Area2D and (child as Area2D).monitoring:
			(child as Area2D).body_entered.connect(_on_body.bind(child))
func _fetch() -> Array[int]:
	await get_tree().process_frame
	var out: Array[int] = [1, 2, 3]
	return out
func _physics_process(delta: float) -> void:
	if not is_on_floor():
		velocity += get_gravity() * delta
	if Input.is_action_just_pressed("ui_accept") and is_on_floor():
		velocity.y = JUMP_VELOCITY
	var direction := Input.get_axis("ui_left", "ui_right")
	if direction:
		velocity.x = direction * SPEED
	else:
		velocity.x = move_toward(velocity.x, 0, SPEED)
	move_and_slide()
	for i in get_slide_collision_count():
		var c := get_slide_collision(i)
		var body := c.get_collider() as RigidBody2D
		if body:
			body.apply_central_impulse(-c.get_normal() * 10.0)
func _on_died() -> void:
	match state:
		State.IDLE, State.RUN:
			anim.play("die")
		State.JUMP when velocity.y > 0:
			anim.play(&"fall")
		var s:
			print(s)
	var tween := create_tween().set_parallel(true).set_trans(Tween.TRANS_SINE)
	tween.tween_property(sprite, "modulate:a", 0.0, 0.3).from_current().set_delay(0.1)
	tween.tween_callback(queue_free).set_delay(1)
	await tween.finished
func _on_resize(a: int, b: int) -> void:
	print(a + b)
func _on_body(body: Node2D, area: Node) -> void:
	if body.has_method(&"take_damage"):
		body.call("take_damage", 3)
	body.set("x", area)
func _unhandled_input(event: InputEvent) -> void:
	if event is InputEventMouseButton and event.button_index == MOUSE_BUTTON_LEFT and event.pressed:
		get_viewport().set_input_as_handled()
	elif event is InputEventKey and event.keycode == KEY_ESCAPE:
		get_tree().quit()
func _notification(what: int) -> void:
	if what == NOTIFICATION_WM_CLOSE_REQUEST:
		get_tree().quit()
func _get_configuration_warnings() -> PackedStringArray:
	return ["x"] if weapon == null else []
func _to_string() -> String:
	return "<Player %s>" % name
func _exit_tree() -> void:
	instances.erase(self)`,
  "inner classes generics": `extends RefCounted
class Stack:
	var _items: Array = []
	func push(x: Variant) -> void: _items.push_back(x)
	func pop() -> Variant: return _items.pop_back()
	func is_empty() -> bool: return _items.is_empty()
	func _to_string() -> String:
		return str(_items)
class Typed extends Stack:
	var kind := "x"
	func push(x: Variant) -> void:
		super(x)
		super.push(x)
	static func make(n := 3) -> Typed:
		var t := Typed.new()
		for i in n: t.push(i)
		return t
const Other = preload("res://other.gd")
var made := Typed.make()
var f: Callable = func(a, b = 2): return a + b
func _init(p := Typed.new()) -> void:
	made = p
	f.call(1)
	f.bind(2).call(1)
	var g = f.callv([1, 2])
	var h := Callable(self, "_x")
	h.call_deferred(g)
	_x.call()
	var sum: int = [1, 2, 3].reduce(func(acc: int, x: int) -> int: return acc + x, 0)
	print(sum, made.kind.length(), Other.new())
	var d := {a = 1, b = {c = 2}}
	print(d.a, d.b.c, d["b"]["c"], d.get("z", 3))
	var m := {Vector2.ZERO: "z", 1: "one", "k": [1, 2]}
	for k in m: print(k, m[k])
	var packed := PackedVector2Array([Vector2.ZERO, Vector2(1, 2)])
	packed.append(Vector2i(1, 2))
	for v in packed: print(v.x, v.length())
	var s := "a,b,c".split(",")
	print(s[0].to_upper(), ",".join(s), "%s %d %0.2f %x" % ["a", 1, 2.0, 255])
	print("{a} {b}".format({"a": 1, "b": 2}), "x".repeat(3) if false else "y")
func _x() -> void: pass`,
  "static and consts": `extends Object
const A = 1 + 2 * 3
const B = {"k": [1, 2, A]}
const C: Array[int] = [1, 2]
const D = Vector2(1, 2) * 2
const E = Color.RED
const PATHS := ["res://a.tscn"]
enum { ONE, TWO, THREE = 10 }
enum Named { X = 1 << 0, Y = 1 << 1, Z = X | Y }
static var cache := {}
static func _static_init() -> void:
	cache["a"] = 1
static func lookup(key: StringName, fallback: Variant = null) -> Variant:
	return cache.get(key, fallback)
func use() -> int:
	var n := Named.X | Named.Y
	var e: Named = Named.X
	e = Named.Z
	print(Named.keys()[0], Named.size(), Named.values(), Named.find_key(n))
	print(ONE, TWO, THREE, A, B.k, B["k"], C[0], D.x, E.r)
	var k := Key.KEY_A
	print(k, Error.ERR_BUSY, error_string(ERR_BUSY), type_string(TYPE_INT), Side.SIDE_LEFT)
	print(Node.NOTIFICATION_READY, Control.PRESET_FULL_RECT, Image.FORMAT_RGBA8)
	print(OS.get_name(), Engine.get_version_info().major, Time.get_ticks_msec())
	print(ProjectSettings.get_setting("application/config/name"), ResourceLoader.exists("res://a"))
	print(FileAccess.file_exists("x"), DirAccess.open("res://").get_files())
	var json := JSON.new()
	if json.parse("{}") == OK:
		print(json.data, json.get_error_message())
	var parsed = JSON.parse_string("[]")
	if parsed is Array: print(parsed.size())
	if typeof(parsed) == TYPE_DICTIONARY: print(parsed.keys())
	return Named.X`,
  annotations: `@tool
@icon("res://i.svg")
extends Node
@warning_ignore("unused_parameter")
func a(x): pass
@rpc("any_peer", "call_local", "reliable", 1)
func b() -> void: pass
@rpc
func c() -> void: pass
@warning_ignore_start("unused_variable")
func d():
	var unused = 1
@warning_ignore_restore("unused_variable")
@export_category("Cat")
@export_subgroup("Sub", "sub_")
@export_storage var hidden := 1
@export_custom(PROPERTY_HINT_NONE, "suffix:m") var dist := 1.0
@export_tool_button("Run", "Callable") var run = d
@export_color_no_alpha var col: Color
@export_dir var dir: String
@export_global_file var gf: String
@export_exp_easing("attenuation") var ease_it: float
@export_placeholder("name") var ph: String
@export_flags_2d_physics var lay: int
@warning_ignore("onready_with_export") @onready @export var both: int`,
  "control flow": `extends Node
func f(x: int, y := 0, z: Array = []) -> int:
	while x > 0:
		x -= 1
		if x == 3: continue
		elif x == 2: break
		else: pass
	for i in range(10, 0, -2): y += i
	for c in "abc": print(c)
	for k in {"a": 1}: print(k)
	for i: int in z: y += i
	for i in 3.5: print(i)
	match x:
		0: return 1
		1, 2: return 2
		[1, var a, ..]: return a
		{"k": 1, ..}: return 3
		{"k", "j": var v}: return v
		"s" when y > 1: return 4
		TYPE_INT: return 5
		Vector2.ZERO: return 6
		-1: return 7
		_: pass
	if x > 1 and not y or !z.is_empty() && x != 2 || y == 1: return 8
	var t := 1 if x else 2 if y else 3
	var u := x if x > y else y
	print(t, u, x in z, x not in z, not x in z, z is Array, z[0] is not float, 5 % 3, 2 ** 8, 7 / 2, ~1, 1 << 2, x & 1 | 2 ^ 3)
	assert(x >= 0, "neg")
	if true: if false: pass
	var l := [
		1,
		2,  # comment
	]
	var long = x + \\
		y
	print(l, long); print(1); pass
	return x
func g():
	return
func h() -> void:
	return
func i() -> Variant:
	return null
func j() -> Node:
	return null
func k(flag) -> int:
	if flag:
		return 1
	else:
		return 2
func l2() -> int:
	while true:
		pass
	return 0
func m(v) -> int:
	match v:
		1: return 1
		_: return 2
func n() -> String:
	assert(false)
	return ""`,
  "properties variety": `extends Control
var a: int = 3: get = get_a, set = set_a
var b := 2: set = set_a
var c:
	get:
		return 1
var d: int: get = get_a
func get_a() -> int: return 1
func set_a(v: int) -> void: a = v
func _draw() -> void:
	draw_rect(Rect2(0, 0, 10, 10), Color.WHITE)
	draw_line(Vector2.ZERO, size, Color(1, 0, 0, 0.5), 2.0, true)
	draw_string(ThemeDB.fallback_font, Vector2(1, 2), "x", HORIZONTAL_ALIGNMENT_LEFT, -1, 12)
	draw_circle(get_local_mouse_position(), 3, Color("red"))
func _gui_input(event: InputEvent) -> void:
	if event is InputEventMouseMotion:
		position += (event as InputEventMouseMotion).relative
		accept_event()
func _can_drop_data(_at_position: Vector2, data: Variant) -> bool:
	return data is Dictionary and data.has("x")
func _get_drag_data(_p: Vector2) -> Variant:
	set_drag_preview(Label.new())
	return {"x": 1}
func _get(property: StringName) -> Variant:
	return 1 if property == &"zz" else null
func _set(property: StringName, value: Variant) -> bool:
	return property == &"zz" and value
func _get_property_list() -> Array[Dictionary]:
	return [{"name": "zz", "type": TYPE_INT}]
func t() -> void:
	custom_minimum_size = Vector2i(1, 2)
	add_theme_color_override("font_color", Color.RED)
	theme_type_variation = "X"
	set_anchors_and_offsets_preset(Control.PRESET_FULL_RECT)
	mouse_filter = MOUSE_FILTER_IGNORE
	size_flags_horizontal = SIZE_EXPAND | SIZE_FILL
	tooltip_text = "a"
	var sb := StyleBoxFlat.new()
	sb.bg_color = Color.BLACK
	sb.set_corner_radius_all(3)
	add_theme_stylebox_override("panel", sb)
	grab_focus.call_deferred()
	(func(): print(1)).call()
	get_tree().create_timer(1).timeout.connect(queue_free)
	var err := get_tree().change_scene_to_file("res://x.tscn")
	if err != OK: push_error("failed: %s" % error_string(err))
	var http := HTTPRequest.new()
	add_child(http)
	http.request_completed.connect(_done)
	http.request("https://x", ["A: b"], HTTPClient.METHOD_POST, "{}")
func _done(_result: int, code: int, _headers: PackedStringArray, body: PackedByteArray) -> void:
	print(code, body.get_string_from_utf8())`,
  "no extends": `var x = 1
func f():
	return x`,
  fragment3: `velocity.y += gravity * delta
move_and_slide()
if is_on_floor() and Input.is_action_just_pressed("jump"):
	velocity.y = jump_velocity`,
  fragment4: `var tween = create_tween()
tween.tween_property($Sprite2D, "position", Vector2(100, 0), 1.0)
await tween.finished`,
  async: `extends Node
signal done
func work() -> void:
	await done
func run() -> int:
	work()
	await work()
	var a = await done
	var r = await get_tree().create_timer(1.0).timeout
	var v: int = await compute()
	print(a, r, v)
	return v
func compute() -> int:
	await get_tree().physics_frame
	return 1
func lambda_wait() -> void:
	var f := func() -> int:
		await get_tree().process_frame
		return 2
	print(await f.call())`,
  "3d": `extends Node3D
@export var target: Node3D
var rng := RandomNumberGenerator.new()
func _process(delta: float) -> void:
	look_at(target.global_position, Vector3.UP)
	rotate_y(deg_to_rad(90) * delta)
	global_transform.origin = Vector3.ZERO
	transform.basis = Basis.from_euler(Vector3(0, PI, 0))
	position = position.lerp(target.position, 1.0 - exp(-5.0 * delta))
	var q := Quaternion(Vector3.UP, PI)
	quaternion = q.slerp(Quaternion.IDENTITY, 0.5)
	var space := get_world_3d().direct_space_state
	var query := PhysicsRayQueryParameters3D.create(position, Vector3.DOWN * 10)
	query.exclude = [self]
	query.collision_mask = 1 << 2
	var hit := space.intersect_ray(query)
	if hit:
		print(hit.position, hit.collider.name, hit["normal"])
	var mesh := MeshInstance3D.new()
	mesh.mesh = BoxMesh.new()
	(mesh.mesh as BoxMesh).size = Vector3.ONE
	mesh.material_override = StandardMaterial3D.new()
	var mat := mesh.material_override as StandardMaterial3D
	mat.albedo_color = Color.from_hsv(rng.randf(), 1, 1)
	add_child(mesh)
	var cam := get_viewport().get_camera_3d()
	print(cam.project_ray_origin(Vector2.ZERO), cam.unproject_position(Vector3.ONE))
	var noise := FastNoiseLite.new()
	noise.noise_type = FastNoiseLite.TYPE_PERLIN
	print(noise.get_noise_2d(1, 2), snappedf(1.234, 0.01), wrapi(5, 0, 3), remap(1, 0, 2, 0, 10))
	var arr := []
	arr.resize(Mesh.ARRAY_MAX)
	arr[Mesh.ARRAY_VERTEX] = PackedVector3Array([Vector3.ZERO])
	var am := ArrayMesh.new()
	am.add_surface_from_arrays(Mesh.PRIMITIVE_TRIANGLES, arr)
	var thread := Thread.new()
	thread.start(_run.bind(1))
	thread.wait_to_finish()
	var mutex := Mutex.new()
	mutex.lock()
	mutex.unlock()
	WorkerThreadPool.add_task(_run.bind(2))
func _run(x: int) -> void: print(x)`
}

describe.skipIf(corpora === undefined)(onCorpora("a correct script"), () => {
  it.each(Object.entries(scripts))("gets silence: %s", (_, code) => {
    for (const reference of Object.values(references)) {
      assert.deepStrictEqual(check({ code, reference: reference() }).diagnostics, [])
    }
  })
})
