/** What is advised: a line of a script, and for each report its code and what to write instead. A bar is a line end. */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../../src/godot/check/CheckInput.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const reference = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))

const told = (script: string, on = reference()) =>
  check({ code: script.replaceAll("|", "\n").replaceAll("\u0000", "|"), reference: on })
    .diagnostics.map(({ line, code, fix = "" }) => `${line} ${code} ${fix}`.trim())
    .join(", ")

const inFunction = (line: string) => `extends CharacterBody2D|func f(s: String, a: Array, d: Dictionary):|\t${line}`

/** Members that models of language make up. */
const invented: ReadonlyArray<readonly [line: string, expected: string]> = [
  // What is done to an object is a state that it has; a state that is set may be the opposite of the one that is there.
  ["Button.new().enable()", "3 unknown-member Button.new().disabled = false"],
  ["Button.new().set_enabled(a.is_empty())", "3 unknown-member Button.new().disabled = not a.is_empty()"],
  ["get_tree().pause()", "3 unknown-member get_tree().paused = true"],
  ["AudioStreamPlayer.new().resume()", "3 unknown-member AudioStreamPlayer.new().stream_paused = false"],
  ["GPUParticles2D.new().stop()", "3 unknown-member GPUParticles2D.new().emitting = false"],
  ["GPUParticles2D.new().loop = true", "3 unknown-member GPUParticles2D.new().one_shot = false"],
  // The value is used, or certainly none that is true or false.
  ["print(Button.new().enable())", "3 unknown-member"],
  ["Button.new().set_enabled(d.size())", "3 unknown-member"],
  // A sound is paused by a property, an animation by a method: play() goes on with it.
  ["AnimationPlayer.new().resume()", "3 unknown-member play"],
  ["create_tween().resume()", "3 unknown-member play"],
  // A property that others call so has a setter and a getter.
  ["Button.new().set_label(s)", "3 unknown-member set_text"],
  ["ProgressBar.new().set_progress(1)", "3 unknown-member set_value"],
  ["AudioStreamPlayer.new().set_volume(0.5)", "3 unknown-member set_volume_linear"],
  ["AudioStreamPlayer.new().set_volume(-10)", "3 unknown-member set_volume_db"],
  ["AudioStreamPlayer.new().set_volume(80)", "3 unknown-member"],
  ["AudioStreamPlayer.new().volume = linear_to_db(0.5)", "3 unknown-member"],
  ["AudioStreamPlayer.new().volume -= 5", "3 unknown-member"],
  ["await AudioStreamPlayer.new().pause()", "3 unknown-member"],
  ["LineEdit.new().password = true", "3 unknown-member secret"],
  ["LineEdit.new().password = s", "3 unknown-member"],
  ["Sprite2D.new().region = Rect2()", "3 unknown-member"],
  ["OptionButton.new().set_selected_index(1)", "3 unknown-member"],
  // What is near or often right is not the same: another type, another unit, an index for a key.
  ["Node2D.new().angle = 90", "3 unknown-member"],
  ["PointLight2D.new().radius = 200.0", "3 unknown-member"],
  ["Control.new().focus()", "3 unknown-member"],
  ["d.remove_at(0)", "3 unknown-member"],
  ["return FileAccess.open(s, FileAccess.APPEND)", "3 unknown-member"],
  ['return FileAccess.open(s, "a")', "3 argument-type"],
  ["return sqr(3.0)", "3 unknown-function"],
  // A class can call only what is static.
  ["return DirAccess.exists(s)", "3 unknown-member dir_exists_absolute"],
  ['return DirAccess.open("res://").exists(s)', "3 unknown-member dir_exists"],
  ['return FileAccess.open(s, "w")', "3 argument-type FileAccess.WRITE"],
  ['return FileAccess.open(s, "rb")', "3 argument-type FileAccess.READ"],
  ['return FileAccess.open(s, "x")', "3 argument-type"],
  ['create_tween().tween_callback("queue_free")', "3 argument-type queue_free"],
  ['create_tween().tween_callback("free_all")', "3 argument-type"],
  ["HTTPRequest.new().request(s, [], true, HTTPClient.METHOD_GET)", "3 argument-type s, [], HTTPClient.METHOD_GET"],
  ["exit_tree.connect(f)", "3 unknown-identifier tree_exiting"],
  ["return Node3D.new().local_position", "3 unknown-member position"],
  ["modulate = opacity", "3 unknown-identifier modulate.a"],
  ['create_tween().tween_property(Label.new(), "opacity", 0.0, 1.0)', '3 unknown-member "modulate:a"'],
  ['Label.new().set_deferred("opacity", 0.5)', "3 unknown-member"],
  ["return Input.is_mouse_button_pressed(MOUSE_BUTTON_SCROLL_UP)", "3 unknown-identifier MOUSE_BUTTON_WHEEL_UP"],
  ["return a.sum()", "3 unknown-member reduce(func(sum, value): return sum + value, 0)"],
  ["return a.sum", "3 unknown-member"],
  // Short words with another first letter, what a part has, and a name with a word left out are other names.
  ["return velocity.perp()", "3 unknown-member orthogonal"],
  ["return Vector3().perp()", "3 unknown-member"],
  ["Skeleton3D.new().set_enabled(true)", "3 unknown-member"],
  ["return RayCast3D.new().get_hit_position()", "3 unknown-member get_collision_point"],
  ["return Input.get_move_vector(s, s, s, s)", "3 unknown-member"],
  ["return Input.is_any_key_pressed()", "3 unknown-member is_anything_pressed"],
  ["return InputEventAction.new().is_action_just_pressed(s)", "3 unknown-member is_action_pressed"],
  // What is asked with a not is the opposite.
  ["return a.is_not_empty()", "3 unknown-member"],
  ["return Button.new().is_not_visible()", "3 unknown-member not Button.new().visible"],
  ["if not Timer.new().is_not_stopped(): return", "3 unknown-member Timer.new().is_stopped()"],
  ["RigidBody3D.new().wake_up()", "3 unknown-member RigidBody3D.new().sleeping = false"],
  ["return Node2D.new().is_invisible()", "3 unknown-member not Node2D.new().visible"],
  ["return Callable().is_invalid()", "3 unknown-member"],
  ["return Thread.new().is_finished()", "3 unknown-member not Thread.new().is_alive()"],
  ["s.unescape()", "3 unknown-member"],
  ["LineEdit.new().placeholder = s", "3 unknown-member placeholder_text"],
  // What a part of it has, or what takes other arguments, is another member.
  ["return ItemList.new().get_items()", "3 unknown-member"],
  ["return TileMapLayer.new().is_cell(Vector2i())", "3 unknown-member"],
  ["return TextEdit.new().get_line_text(3)", "3 unknown-member"],
  ["return Vector2().to_angle()", "3 unknown-member"],
  ["return to_str(1)", "3 unknown-function str"],
  ["return to_strin()", "3 unknown-function to_string"],
  // Godot 3 took a loaded scene by this name.
  ["get_tree().change_scene_to(s)", "3 unknown-member change_scene_to_file"],
  ["get_tree().change_scene_to(load(s))", "3 unknown-member change_scene_to_packed"],
  ['HTTPRequest.new().post("http://a")', "3 unknown-member"],
  // What has() asks for is mostly named by another method of the class.
  ["return InputMap.has(s) or ProjectSettings.has(s)", "3 unknown-member has_action, 3 unknown-member has_setting"],
  [
    "return ConfigFile.new().has(s, s) or ConfigFile.new().has(s)",
    "3 unknown-member has_section_key, 3 unknown-member has_section"
  ],
  ["Node.new().leave_group(s)", "3 unknown-member remove_from_group"],
  ["Node3D.new().move(Vector3.UP)", "3 unknown-member translate"],
  // A member of a member is read and set, and not called.
  ["return Rect2().left", "3 unknown-member position.x"],
  ["return Rect2().width()", "3 unknown-member"],
  ["return Quaternion().to_euler()", "3 unknown-member get_euler"],
  ["Camera2D.new().activate()", "3 unknown-member make_current"],
  ["log_error(s)", "3 unknown-function push_error"],
  ["for k: int in {s: 1}: print(k)", "3 assign-type"],
  ["for k: String in {s: 1}: print(k)", ""],
  ["for i in self: print(i)", "3 not-iterable self.get_children()"]
]

const members: ReadonlyArray<readonly [line: string, expected: string]> = [
  ["get_child_by_name(s)", "3 unknown-function find_child"],
  ["add_children([])", "3 unknown-function"],
  ["position.normalised()", "3 unknown-member position = position.normalized()"],
  // Each word is the beginning of the one meant, and of no other name's.
  ["look_at(get_global_mouse_pos())", "3 unknown-function get_global_mouse_position"],
  ["rot_deg = 3", "3 unknown-identifier rotation_degrees"],
  ["return get_c()", "3 unknown-function"],
  // The only near names are the opposites.
  ["Label.new().custom_maximum_size = Vector2()", "3 unknown-member"],
  ["Label.new().maximum_size_changed.connect(f)", "3 unknown-member"],
  ["var noise = NoiseTexture.new()", "3 unknown-type NoiseTexture2D"],
  ["var socket = WebSocketClient.new()", "3 unknown-type WebSocketPeer"],
  ["return FuncRef.new()", "3 unknown-type Callable"],
  ["velocity.magnitude()", "3 unknown-member length"],
  ["is_on_ground()", "3 unknown-function is_on_floor"],
  ["rand_int(1, 2)", "3 unknown-function randi_range"],
  ["Input.is_key_down(KEY_A)", "3 unknown-member is_key_pressed"],
  ["get_tree().reload_scene()", "3 unknown-member reload_current_scene"],
  ["Engine.get_fps()", "3 unknown-member get_frames_per_second"],
  ["print(s.upper())", "3 unknown-member to_upper"],
  ["s.indexOf(s)", "3 unknown-member find"],
  ["s.startswith(s)", "3 unknown-member begins_with"],
  ["a.push(1)", "3 unknown-member append"],
  ["a.contains(1)", "3 unknown-member has"],
  ["a.remove(1)", "3 unknown-member remove_at"],
  ["d.has_key(1)", "3 unknown-member has"],
  ["PackedInt32Array().push(1)", "3 unknown-member append"],
  ["FileAccess.open(s, FileAccess.READ_ONLY)", "3 unknown-member READ"],
  ["Vector2.zero", "3 unknown-member ZERO"],
  ["JSON.parse(s).result", "3 static-call JSON.parse_string(s)"],
  ["return parse_json(s)", "3 unknown-function JSON.parse_string"],
  ['VisualServer.set_default_clear_color("red")', "3 unknown-type RenderingServer"],
  ["$Label.rect_position = position", "3 unknown-member position"],
  ["$TileMap.world_to_map(position)", "3 unknown-member local_to_map"],
  ['a.sort_custom(self, "cmp")', "3 argument-type a.sort_custom(cmp)"],
  // A function to sort by is one of two elements that gives a bool.
  ["a.sort(func(x, y): return x < y and true)", "3 argument-count sort_custom"],
  ["a.sort(func(x, y, z = 1): return not x in [y, z])", "3 argument-count sort_custom"],
  ["a.sort(by_name)|func by_name(x, y) -> bool:|\treturn x.precedes(y)", "3 argument-count sort_custom"],
  ["a.sort(self.by_name)|func by_name(x, y):|\treturn x < y", "3 argument-count sort_custom"],
  ["a.sort(by_name)|func by_name(x, y):|\tif x:|\t\treturn 1|\treturn x < y", "3 argument-count"],
  ["a.sort(by_name)|func by_name(x, y) -> int:|\treturn x - y", "3 argument-count"],
  ["a.sort(func(x, y): return x - y)", "3 argument-count"],
  ["a.sort(func(x, y): return -1 if x < y else 1)", "3 argument-count"],
  ["a.sort(func(x): return x < 3)", "3 argument-count"],
  ["a.sort(func(x, y): print(x, y))", "3 argument-count"],
  ["a.sort(s == s)", "3 argument-count"],
  ["var ascending := true|\ta.sort(ascending)", "4 argument-count"],
  ["PackedInt32Array().sort(func(x, y): return x < y)", "3 argument-count"],
  ['Thread.new().start(self, "run", 1)', "3 argument-type Thread.new().start(run.bind(1))"],
  ["return Engine.editor_hint", "3 unknown-member is_editor_hint()"],
  ["var c: Camera2D|\tc.current = true|\treturn c.current", "4 unknown-member, 5 unknown-member is_current()"],
  [
    "OS.clipboard = s|\treturn OS.clipboard",
    "3 unknown-member DisplayServer.clipboard_set(s), 4 unknown-member DisplayServer.clipboard_get()"
  ],
  ["return NOTIFICATION_WM_QUIT_REQUEST", "3 unknown-identifier NOTIFICATION_WM_CLOSE_REQUEST"],
  ['$Button.connect("presed", self, "f")', "3 argument-type $Button.pressed.connect(f)"],
  ['$Button.connect("pressed", self, "f")', "3 argument-type $Button.pressed.connect(f)"],
  ['$Foe.connect("my_own", self, "f")', "3 argument-type $Foe.my_own.connect(f)"],
  [
    'get_tree().connect("idle_frame", self, "f")',
    "3 argument-type get_tree().process_frame.connect(f), 3 unknown-signal"
  ],
  // A signal that moved to another object.
  [
    'get_tree().connect("network_peer_connected", self, "f")',
    "3 argument-type multiplayer.peer_connected.connect(f), 3 unknown-signal"
  ],
  ['get_tree().connect("network_peer_connected", f)', "3 unknown-signal"],
  ['connect("tree_exitng", self, "f")', "3 argument-type tree_exiting.connect(f), 3 unknown-signal"],
  ["x = None", "3 unknown-identifier var x, 3 unknown-identifier null"],
  ["return s is None or s is not None", "3 unknown-type s == null, 3 unknown-type s != null"],
  ["return True or undefined", "3 unknown-identifier true, 3 unknown-identifier null"],
  ["let z = 3|\treturn z", "3 syntax var"],
  ['const A = load(s)|\tconst B = load("res://a.png")', '3 assign-constant, 4 assign-constant preload("res://a.png")'],
  // Another member says what is asked, or its opposite.
  ["if Timer.new().is_running(): pass", "3 unknown-member not Timer.new().is_stopped()"],
  ["return not Timer.new().running", "3 unknown-member Timer.new().is_stopped()"],
  ["return !Timer.new().is_active() and s", "3 unknown-member Timer.new().is_stopped()"],
  ["return 1 if Timer.new().is_running() else 2", "3 unknown-member not Timer.new().is_stopped()"],
  ["return a == [Timer.new().is_running()]", "3 unknown-member (not Timer.new().is_stopped())"],
  ["return AudioStreamPlayer.new().is_stopped()", "3 unknown-member not AudioStreamPlayer.new().playing"],
  ["return GPUParticles2D.new().is_playing()", "3 unknown-member GPUParticles2D.new().emitting"],
  ["return AnimationPlayer.new().playing", "3 unknown-member is_playing()"],
  ["return RayCast2D.new().colliding", "3 unknown-member is_colliding()"],
  ["return Button.new().is_checked()", "3 unknown-member Button.new().button_pressed"],
  ["return Sprite2D.new().is_hidden()", "3 unknown-member not Sprite2D.new().visible"],
  ["return TextEdit.new().is_readonly()", "3 unknown-member not TextEdit.new().editable"],
  ["create_tween().is_playing()", "3 unknown-member is_running"],
  ["CheckBox.new().checked = true", "3 unknown-member button_pressed"],
  ["CollisionShape2D.new().enabled = true", "3 unknown-member CollisionShape2D.new().disabled = false"],
  // Only a value that is certainly true or false has an opposite.
  ["CollisionShape2D.new().enabled = d.on", "3 unknown-member"],
  // Neither is certain: an AnimationPlayer is paused where it does not play and where it is not active.
  ["return AnimationPlayer.new().is_paused()", "3 unknown-member"],
  ["return Node.new().is_active()", "3 unknown-member"],
  // Values do not change in place.
  ["position.normalize()", "3 unknown-member position = position.normalized()"],
  ["self.modulate.darken(0.2)", "3 unknown-member self.modulate = self.modulate.darkened(0.2)"],
  ["transform.origin.normalize()", "3 unknown-member transform.origin = transform.origin.normalized()"],
  ["get_global_mouse_position().normalize()", "3 unknown-member normalized"],
  ["return position.normalize()", "3 unknown-member normalized"],
  ["s.upper()", "3 unknown-member s = s.to_upper()"],
  ["s.to_upper()", "3 lost-value s = s.to_upper()"],
  ["var parts := s.split(','); parts[0].to_upper()", "3 lost-value parts[0] = parts[0].to_upper()"],
  ["var queue: Array[int] = [0]; var parts := s.split(','); parts[queue.pop_back()].to_upper()", ""],
  ["velocity.x = 0; velocity.limit_length(4)", "3 lost-value velocity = velocity.limit_length(4)"],
  ["get_viewport_rect().grow(2)", ""],
  ['"a".to_upper()', ""],
  ["a.map(func(x: String): x.to_upper())", "3 lost-value return x.to_upper()"],
  ["a.duplicate(); d.merged({}); s.length(); print(s.to_upper())", ""]
]

const classes: ReadonlyArray<readonly [script: string, expected: string]> = [
  // What a class lacks by its own name does not make the one of Godot 3 a class of the user's.
  [
    'extends Node|func f(p: FileAccess):|\tvar file = File.new()|\tvar g := FileAccess.open("a", 1)|\tprint(file, FileAccess.foo, FileAccess.bar(), g.baz, p.biz)',
    "3 unknown-type, 5 unknown-member, 5 unknown-member, 5 unknown-member, 5 unknown-member"
  ],
  ["extends Node|func f():|\tprint(File.foo, File.bar())", ""],
  // What became of these members is in other classes than the script's own.
  [
    'extends Node|func f():|\tupdate()|\trect_size = 3|\tinput("x")',
    "3 unknown-function, 4 unknown-identifier, 5 unknown-function"
  ],
  [
    "extends Control|func f():|\tupdate()|\trect_size = size",
    "3 unknown-function queue_redraw, 4 unknown-identifier size"
  ],
  // A script that is not a node has no `multiplayer`: the class before the name would be no code.
  [
    'extends RefCounted|func f(t: SceneTree):|\tt.connect("network_peer_connected", self, "f")|\treturn t.get_network_unique_id()',
    "3 unknown-signal, 3 argument-type, 4 unknown-member"
  ],
  [
    "var a: string|var b: boolean|var c: list|func f() -> dict:|\treturn {}",
    "1 unknown-type String, 2 unknown-type bool, 3 unknown-type Array, 4 unknown-type Dictionary"
  ],
  [
    "extends Node|@export func f(): pass|@onready func g(): pass|@export const A = 1|@rpc var b",
    "2 syntax, 3 syntax, 4 syntax, 5 syntax"
  ],
  ["@tool|@tool|extends Node", "2 syntax"],
  [
    'extends Node|@rpc("any") func f(): pass|@rpc("any_peer", "call_local") func g(): pass',
    '2 argument-type "any_peer"'
  ],
  [
    "extends Node|@export_multiline var a: int|@export_range(0, 1) var b: String|@export_range(0, 1) var c: Array[float]",
    "2 argument-type, 3 argument-type"
  ],
  ["extends Node|var Timer|enum Material { A }|const Engine = 1|var Vector2", "2 shadow, 3 shadow, 4 shadow, 5 shadow"],
  [
    "extends Node|var speed = 1|const A = speed|const B = get_name()|const C = Node.new()|const D = $A|const E = sqrt(2) + Vector2(1, 2).x",
    "3 assign-constant, 4 assign-constant, 5 assign-constant, 6 assign-constant"
  ],
  [
    "extends Node|func f():|\tVector2.ZERO = 1|\tget_child_count = 3|\tready = 2",
    "3 assign-constant, 4 assign-constant, 5 assign-constant"
  ],
  [
    'extends Node|func f(n: Node, i: int):|\treturn [1 in "a", -n, i[0]]',
    "3 operand-type, 3 operand-type, 3 operand-type"
  ],
  [
    "extends Node|class It:|\tfunc _iter_get(_x): return 1|func f(n: It, o: Object):|\tfor x in n: pass|\tfor x in o: pass",
    ""
  ],
  [
    "extends Node|func _iter_init(_x): return true|func _iter_get(_x): return 1|func f():|\tfor i in self: print(i)",
    ""
  ],
  [
    "extends Node|class It extends Node:|\tpass|func f():|\tfor i in It.new(): pass",
    "5 not-iterable It.new().get_children()"
  ],
  ['extends Node|@export_dropdown("A", "B") var a: int', "2 unknown-annotation @export_enum"],
  ["extends Node|enum { name, PROCESS_MODE_INHERIT, ready }", "2 member-exists, 2 member-exists, 2 member-exists"],
  ["extends Node|enum { add_child, NAME }|enum E { name }", ""],
  ["extends Node|enum { Sprite2D, ProcessMode }", "2 shadow"],
  [
    "extends Node|func f():|\tvar i: Input = Input|\tvar o: Object = Input|\tvar j := Input|\tj = Input|\treturn [i, o, j]",
    "3 assign-type"
  ],
  ["extends Node|func f(n: int):|\tuntil n > 3: pass", "3 syntax"],
  ["extends Node|enum E { A = 1, B = A << 1, C = A \\| B }", ""],
  ["extends Node|func f() -> void:|\treturn print(1)|func g() -> void:|\treturn str(1)", ""],
  // Moved to another class of objects under its name: there is no name to write instead.
  ["extends Object|func f():|\tget_screen_count()", "3 unknown-function"]
]

const notesOf = (code: string, from: ReferenceView): ReadonlyArray<readonly [string | undefined, string | undefined]> =>
  check({ code, reference: from }).diagnostics.map(({ message, fix }) => [message.split("; ").slice(1).join("; "), fix])

describe.skipIf(corpora === undefined)(onCorpora("advice"), () => {
  it.each(invented)("for %s", (line, expected) => assert.strictEqual(told(inFunction(line)), expected))
  it.each(members)("for %s", (line, expected) => assert.strictEqual(told(inFunction(line)), expected))
  it.each(classes)("for %s", (script, expected) =>
    assert.strictEqual(told(script.replaceAll("\\|", "\u0000")).replaceAll("\u0000", "|"), expected)
  )

  it("of Godot 3 leaves a function its name where a class that the object may have still has it", () => {
    const code = "extends Reference\nfunc f():\n\tget_collider()\n"
    const messages = check({ code, reference: reference3() }).diagnostics.map(({ message, fix }) => [message, fix])
    assert.deepStrictEqual(messages, [
      ["get_collider() is declared neither here nor in Reference; it is in RayCast or RayCast2D.", undefined]
    ])
  })

  it("tells how an object is asked for a member, and how its members do what a name says", () => {
    const asked = '"name" in object asks for a property, has_method("name") for a method.'
    const code =
      'extends Node\nfunc f():\n\tif self.has("hp") or Node.new().has_property("hp"): pass\n\tRect2().width()\n'
    assert.deepStrictEqual(notesOf(code, reference()), [
      [asked, undefined],
      [asked, undefined],
      ["it is size.x.", undefined]
    ])
    const [[message] = []] = check({
      code: 'extends Node\nfunc f():\n\thas("hp")\n',
      reference: reference()
    }).diagnostics.map((one) => [one.message])
    assert.match(message ?? "", /it is a method of Array/)
  })

  it("of Godot 3 writes the successor of the class that the object is of, before that of another", () => {
    const code = "extends Node\nfunc f(d: ConfirmationDialog):\n\td.title = 'a'\n"
    assert.deepStrictEqual(
      check({ code, reference: reference3() }).diagnostics.map(({ fix }) => fix),
      ["window_title"]
    )
  })

  it("names the few classes below that have a member which an object of a known class lacks", () =>
    assert.deepStrictEqual(
      notesOf('extends Node\nfunc f():\n\tvar d = AcceptDialog.new()\n\td.cancel_button_text = ""\n', reference()),
      [["it is in ConfirmationDialog.", undefined]]
    ))

  it("takes no name for a slip that another class has, and declares no property of most nodes", () => {
    const found = (code: string) =>
      check({ code, reference: reference() }).diagnostics.map(({ code, fix }) => [code, fix])
    const absent = ["unknown-identifier", undefined]
    assert.deepStrictEqual(found("extends TileMapLayer\nfunc f():\n\tprint(transpose, tile)\n"), [absent, absent])
    assert.deepStrictEqual(found("extends CanvasLayer\nfunc f():\n\tmodulate = Color.RED\n"), [absent])
  })

  it("says how a value is formatted, and calls no singleton in place of a function", () =>
    assert.deepStrictEqual(
      notesOf('extends Node\nfunc f(a):\n\tprintf("%d", a)\n\tprint(sprintf("%d", a))\n\treturn time()\n', reference()),
      [
        ['print("%s" % value) prints a formatted text.', undefined],
        ['"%s" % value formats a value.', undefined],
        ["", undefined]
      ]
    ))

  it("of Godot 3 writes a class of 3D without its ending, and none of 2D for it", () => {
    const code = "extends KinematicBody3D|func f(a: VisibilityNotifier3D, b: RayShape3D, c: Area2D):|\tpass"
    assert.strictEqual(
      told(code, reference3()),
      "1 unknown-type KinematicBody, 2 unknown-type VisibilityNotifier, 2 unknown-type RayShape"
    )
  })

  it("of Godot 3 reads no method in place of a value", () =>
    assert.strictEqual(
      told("extends Spatial|func f():|\tprint(global_translation)|\tglobal_translat(Vector3())", reference3()),
      "3 unknown-identifier, 4 unknown-function global_translate"
    ))

  it("names no property with a slash as the text to write", () => {
    const code = "extends Node\nfunc f(mesh: NavigationMesh):\n\tmesh.agent_height = 1.0\n"
    const found = check({ code, reference: reference3() }).diagnostics.map(({ message, fix }) => [message, fix])
    assert.deepStrictEqual(found, [
      ['NavigationMesh.agent_height is not in Godot 3.2; set() and get() take it as "agent/height".', undefined]
    ])
  })

  it("of Godot 3 writes no name of Godot 4 as another thing of that name", () => {
    assert.deepStrictEqual(
      notesOf("extends Control\nfunc f():\n\trotation = 1\n\treturn self.rotation\n", reference3()),
      [
        ["rect_rotation is in degrees.", undefined],
        ["rect_rotation is in degrees.", undefined]
      ]
    )
    const own = 'extends KinematicBody2D|var speed = 3|func f():|\tvelocity = Vector2()|\treturn Callable(self, "f")'
    assert.strictEqual(told(own, reference3()), "4 unknown-identifier, 5 unknown-type funcref")
  })

  it("of Godot 3 writes a global function in place of a class and its method", () => {
    const code = "extends Node\nfunc f(s):\n\treturn JSON.parse_string(s)\n"
    const found = check({ code, reference: reference3() }).diagnostics
    assert.deepStrictEqual(
      found.map(({ column, endColumn, fix }) => [column, endColumn, fix]),
      [[9, 26, "parse_json"]]
    )
  })

  it("of Godot 3 has no Callable to sort by", () =>
    assert.strictEqual(
      told("extends Node|func f(a: Array):|\ta.sort(by)|func by(x, y):|\treturn x < y", reference3()),
      "3 unknown-identifier, 3 argument-count"
    ))

  it.each([
    ["Input.is_joy_button_pressed(0, JOY_XBOX_A)", "3 unknown-identifier JOY_BUTTON_A"],
    ["Input.is_joy_button_pressed(0, JOY_BUTTON_4)", "3 unknown-identifier JOY_BUTTON_LEFT_SHOULDER"],
    ["Input.get_joy_axis(0, JOY_ANALOG_L2)", "3 unknown-identifier JOY_AXIS_TRIGGER_LEFT"],
    ["print(Viewport.UPDATE_ONCE)", "3 unknown-member SubViewport.UPDATE_ONCE"],
    ["print(Viewport.CLEAR_MODE_ONLY_NEXT_FRAME)", "3 unknown-member SubViewport.CLEAR_MODE_ONCE"],
    ["print(ENetMultiplayerPeer.COMPRESS_ZLIB)", "3 unknown-member ENetConnection.COMPRESS_ZLIB"],
    ["get_tree().get_rpc_sender_id()", "3 unknown-member multiplayer.get_remote_sender_id"],
    [
      'get_tree().connect("server_disconnected", self, "f")',
      "3 argument-type multiplayer.server_disconnected.connect(f), 3 unknown-signal"
    ],
    ["Thread.new().is_active()", "3 unknown-member is_started"],
    ['ResourceLoader.load_interactive("res://a.tscn")', "3 unknown-member"],
    ["OS.get_system_time_secs()", "3 unknown-member"],
    ['var b = self is preload("res://a.gd")', '3 godot3-syntax is_instance_of(self, preload("res://a.gd"))'],
    [
      'var b = not (self is not preload("res://a.gd"))',
      '3 godot3-syntax not is_instance_of(self, preload("res://a.gd"))'
    ]
  ])("leads from what Godot 3 has to what means the same: %s", (line, expected) =>
    assert.strictEqual(told(`extends Node|func f():|\t${line}`, reference()), expected)
  )

  it("says how a file is opened where nothing is asked of it yet", () =>
    assert.deepStrictEqual(notesOf("extends Node\nvar file = File.new()\n", reference()), [
      ["write FileAccess.open(path, FileAccess.READ) in place of new() and open().", undefined]
    ]))

  it("says what to write where a value means something else under the new name", () => {
    const script =
      "extends Node\nfunc f(r: RectangleShape2D, m: StandardMaterial3D):\n\tr.set_extents(Vector2.ONE)\n\tm.flags_unshaded = true\n\tOS.window_fullscreen = true\n"
    assert.deepStrictEqual(
      check({ code: script, reference: reference() }).diagnostics.map(({ message }) => message.split("; ")[1]),
      [
        "size is twice the extents.",
        "for true, set get_window().mode = Window.MODE_FULLSCREEN.",
        "for true, set shading_mode = BaseMaterial3D.SHADING_MODE_UNSHADED."
      ]
    )
  })

  const asParameter = (use: string): string => `extends Node\nfunc f(${use.replace("|", "):\n\t")}\n`

  // In every case the old name's value would be another one under the new name, or the call would be refused.
  it.each([
    ["c: Camera2D|c.rotating = true", "ignore_rotation is the opposite."],
    ["c: Camera2D|c.is_rotating()", "ignore_rotation is the opposite."],
    [
      "b: RigidBody3D|b.mode = 1",
      "freeze = true makes the body static or, with freeze_mode = FREEZE_MODE_KINEMATIC, kinematic."
    ],
    ["b|RigidBody3D.MODE_STATIC", "a static body has freeze = true and freeze_mode = FREEZE_MODE_STATIC."],
    ["a: Area3D|a.gravity_distance_scale = 0.1", "gravity_point_unit_distance is a distance, not a factor."],
    ["m: MultiMesh|m.set_color_format(1)", "use_colors is true for every value except MultiMesh.COLOR_NONE."],
    [
      "m: MultiMesh|m.get_custom_data_format()",
      "use_custom_data is true for every value except MultiMesh.CUSTOM_DATA_NONE."
    ],
    ["t: TextEdit|t.set_wrap_enabled(true)", "for true, set wrap_mode = TextEdit.LINE_WRAPPING_BOUNDARY."],
    ["b|OS.set_window_always_on_top(true)", "it is get_window().always_on_top."],
    ["w: Window|w.set_resizable(true)", "unresizable is the opposite."],
    ["n: FastNoiseLite|n.period = 64", "frequency is 1 / period."],
    ["b: CSGBox3D|b.depth = 2", "depth is size.z."],
    ["l: CanvasLayer|l.rotation_degrees = 90", "rotation is in radians."],
    ["b|print(OS.keep_screen_on)", "it is DisplayServer.screen_set_keep_on."],
    ["c: Camera2D|c.set_current(false)", "it is make_current."]
  ])("gives no fix whose value would mean something else in Godot 4: %s", (use, note) =>
    assert.deepStrictEqual(notesOf(asParameter(use), reference()), [[note, undefined]])
  )

  it("writes the opposite value where a word is assigned or set whose opposite Godot has", () => {
    for (const use of ["t.readonly = true", "t.set_readonly(true)"])
      assert.deepStrictEqual(notesOf(asParameter(`t: TextEdit|${use}`), reference()), [
        ["editable is the opposite.", "t.editable = false"]
      ])
  })

  it.each([
    ["t: TextEdit|t.editable = true", "readonly is the opposite."],
    ["c: Camera2D|c.ignore_rotation = true", "rotating is the opposite."],
    ["s: RectangleShape2D|s.size = Vector2.ONE", "extents are half the size."],
    ["s: RectangleShape2D|s.set_size(Vector2.ONE)", "extents are half the size."],
    ["a: Animation|a.loop_mode = 1", "Animation.LOOP_LINEAR is loop = true."],
    ["l: Label|l.autowrap_mode = 3", "TextServer.AUTOWRAP_WORD_SMART is autowrap = true."],
    ["t: TextureRect|t.expand_mode = 1", "TextureRect.EXPAND_IGNORE_SIZE is expand = true."],
    ["t: TextEdit|t.wrap_mode = 1", "TextEdit.LINE_WRAPPING_BOUNDARY is wrap_enabled = true."],
    ["p: ColorPicker|p.color_mode = 1", "ColorPicker.MODE_HSV is hsv_mode = true."],
    ["m: SpatialMaterial|m.transparency = 1", "BaseMaterial3D.TRANSPARENCY_ALPHA is flags_transparent = true."],
    ["m: SpatialMaterial|m.shading_mode = 0", "BaseMaterial3D.SHADING_MODE_UNSHADED is flags_unshaded = true."],
    ["g: GeometryInstance|g.set_gi_mode(1)", "GeometryInstance3D.GI_MODE_STATIC is use_in_baked_light = true."],
    [
      "s: ScrollContainer|s.set_horizontal_scroll_mode(1)",
      "ScrollContainer.SCROLL_MODE_AUTO is scroll_horizontal_enabled = true."
    ],
    ["b: RigidBody|b.freeze = true", "freeze = true is mode = MODE_STATIC or MODE_KINEMATIC."],
    ["m: MultiMesh|m.use_colors = true", "use_colors = false is color_format = MultiMesh.COLOR_NONE."]
  ])("gives no fix whose value would mean something else in Godot 3: %s", (use, note) =>
    assert.deepStrictEqual(notesOf(asParameter(use), reference3()), [[note, undefined]])
  )

  it("gives what is not resizable the opposite value", () =>
    assert.deepStrictEqual(notesOf(asParameter("d: WindowDialog|d.unresizable = true"), reference3()), [
      ["resizable is the opposite.", "d.resizable = false"]
    ]))

  it("keeps the fix where a getter or setter takes and gives the same", () => {
    const script =
      "extends Node\nfunc f(c):\n\tAudioServer.capture_get_device()\n\tAudioServer.capture_set_device(c)\n\tget_tree().set_input_as_handled()\n"
    assert.strictEqual(
      told(script.replaceAll("\n", "|")),
      "3 unknown-member get_input_device, 4 unknown-member set_input_device, 5 unknown-member get_viewport().set_input_as_handled"
    )
  })

  it("says of no name of Godot that Godot does not have it", () => {
    const script = "extends Resource\nfunc f():\n\tget_tree()\n\tposition = 1\n\tappend(2)\n\tnowhere()\n"
    assert.deepStrictEqual(
      check({ code: script, reference: reference() }).diagnostics.map(({ message }) => message.split("; ")[0]),
      [
        "get_tree() is declared neither here nor in Resource",
        "position is declared neither here nor in Resource",
        "append() is declared neither here nor in Resource",
        "nowhere() is declared neither here nor in Godot 4.5."
      ]
    )
  })

  it("of Godot 3 compares a script with its parent as Godot 3 does", () => {
    const parent = "class A:|\tsignal s|\tvar v|\tconst C = 1|class B extends A:|"
    assert.strictEqual(told(`${parent}\tfunc s(): pass|\tfunc v(): pass|\tvar s2|\tsignal s2`, reference3()), "")
    assert.strictEqual(
      told(`${parent}\tvar v|\tconst C = 2|\tsignal s`, reference3()),
      "6 member-exists, 7 member-exists, 8 member-exists"
    )
  })

  it("names the method that sets or gives what is used as a property", () => {
    const code =
      'class P:\n\tfunc get_hp(): return 1\n\tfunc set_hp(v): pass\n\tfunc get_item(i): return i\nfunc f():\n\tvar p := P.new()\n\tp.hp = 3\n\tprint(p.hp)\n\tp.item = 1\n\tTranslationServer.locale = "de"\n'
    assert.deepStrictEqual(
      check({ code, reference: reference() }).diagnostics.map(({ message, fix = "" }) => `${message} ${fix}`.trim()),
      [
        'P has no "hp"; set_hp() sets it. p.set_hp(3)',
        'P has no "hp". get_hp()',
        'P has no "item".',
        'TranslationServer.locale is not in Godot 4.5; set_locale() sets it. TranslationServer.set_locale("de")'
      ]
    )
  })

  it("says how many arguments a call takes", () => {
    const code = "extends Node\nfunc f():\n\temit_signal()\n\tmax(1)\n\tget_node()\n"
    assert.deepStrictEqual(
      check({ code, reference: reference() }).diagnostics.map(({ message }) => message),
      [
        "Object.emit_signal(signal: StringName) takes at least 1 argument, not 0.",
        "max() takes at least 2 arguments, not 1.",
        "Node.get_node(path: NodePath) takes 1 argument, not 0."
      ]
    )
  })

  it("names the function that is only named, of the script or of another object", () => {
    const code = "extends Node\nfunc f(t: Timer):\n\tt.stop\n\tqueue_free\n\tif t.is_stopped: return\n"
    assert.deepStrictEqual(
      check({ code, reference: reference() }).diagnostics.map(({ message }) => message.split(",")[0]),
      ["stop is only named here", "queue_free is only named here", "is_stopped is only named here"]
    )
  })

  it("says which type a setter takes and a getter returns, where the variable has another", () => {
    const code =
      "extends Node\nvar a: Node: set = set_a, get = get_a\nfunc set_a(x: int): pass\nfunc get_a() -> Resource: return null\nvar b: Node: get = get_b\nfunc get_b() -> void: pass\n"
    assert.deepStrictEqual(
      check({ code, reference: reference() }).diagnostics.map(({ message }) => message),
      ["set_a() takes int; a is Node.", "get_a() returns Resource; a is Node."]
    )
  })

  it("says how many arguments the constructors of a type take", () => {
    const messages = (calls: string, on: ReferenceView) =>
      check({ code: `extends Node\nfunc f():\n\treturn [${calls}]\n`, reference: on }).diagnostics.map(
        ({ message }) => message
      )
    assert.deepStrictEqual(messages("Transform3D(1, 2, 3, 4, 5), Vector2(1, 2, 3), RID(1, 2)", reference()), [
      "Transform3D() takes 0, 1, 2 or 4 arguments, not 5.",
      "Vector2() takes 0 to 2 arguments, not 3.",
      "RID() takes 0 or 1 arguments, not 2."
    ])
    assert.deepStrictEqual(messages('NodePath("a", 2)', reference3()), ["NodePath() takes 1 argument, not 2."])
  })

  it("says of what is deprecated what the reference advises", () => {
    const code = "extends EditorPlugin\nvar map: TileMap\nfunc f():\n\tget_editor_interface()\n\tmap.force_update()\n"
    assert.deepStrictEqual(
      check({ code, reference: reference() }).diagnostics.map(({ message }) => message),
      [
        "TileMap is deprecated in Godot 4.5. Use multiple TileMapLayer nodes instead.",
        "EditorPlugin.get_editor_interface is deprecated in Godot 4.5. EditorInterface is a global singleton and can be accessed directly by its name.",
        "TileMap.force_update is deprecated in Godot 4.5. Use notify_runtime_tile_data_update() and/or update_internals() instead."
      ]
    )
  })
})
