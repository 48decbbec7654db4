/** Names of one major version of Godot without a counterpart in the other, with advice for the other. */
import type { Dialect } from "../../script/Script.ts"
import type { Check } from "../Context.ts"

interface Instead {
  readonly fix?: string
  /** True if the fix replaces the object before the dot too. */
  readonly isWhole?: true
  /** True for advice about the object before the dot, which a bare name lacks. */
  readonly isAfterDot?: true
  /** What to write for a call without arguments, with its parentheses. */
  readonly called?: string
  /** Advice that is added to a message. */
  readonly note?: string
}

/** Class -> its members without a counterpart; those of `@GlobalScope` are global functions. */
type Members = Readonly<Record<string, Readonly<Record<string, Instead>>>>

const difference = "before, subtract get_action_strength() of one action from that of the other"
const tween: Instead = { note: "it came with Godot 3.5; before that, use a Tween node" }
const argument: Instead = { note: "move_and_slide() takes it" }

const newerBody: Readonly<Record<string, Instead>> = {
  velocity: { note: "declare it: move_and_slide() takes the velocity and returns it" },
  up_direction: argument,
  floor_max_angle: argument,
  floor_stop_on_slope: argument,
  max_slides: argument
}

/** Names that came after Godot 3.2. */
const newer: Members = {
  "@GlobalScope": {
    randi_range: { note: "randi() % (to - from + 1) + from is a whole number of a range" }
  },
  Input: {
    get_axis: { note: `it came with Godot 3.4; ${difference}` },
    get_vector: { note: `it came with Godot 3.4; ${difference}, for x and for y` }
  },
  KinematicBody: newerBody,
  KinematicBody2D: newerBody,
  Node: { create_tween: tween },
  SceneTree: { create_tween: tween },
  Spatial: { global_position: { fix: "global_transform.origin" } }
}

const unlocked: Instead = { note: "an image needs no lock: leave it out" }

const olderBody: Readonly<Record<string, Instead>> = {
  is_kinematic: { note: "freeze = true with freeze_mode = FREEZE_MODE_KINEMATIC makes it so" },
  MODE_RIGID: { note: "a rigid body has freeze = false" },
  MODE_CHARACTER: { note: "a character has lock_rotation = true" }
}

/**
 * Returns the argument of `rpc_config()` for a mode of Godot 3, which also determined whether the call is made locally
 * too.
 */
const rpcMode = (mode: string, isLocal: boolean): Instead => ({
  note: `rpc_config() takes {"rpc_mode": MultiplayerAPI.${mode}${isLocal ? ', "call_local": true' : ""}}`
})

const fontColor: Instead = { note: 'add_theme_color_override("font_color", color) sets it' }

const eachCell: Instead = { note: "get_cell_source_id(coords) is -1 for an empty cell" }
const cells: Readonly<Record<string, Instead>> = { has_cell: eachCell, has_tile: eachCell, is_cell_empty: eachCell }

const ofShape = (name: string): Instead => ({ note: `its shape has it: shape.${name}` })
const shapes: Readonly<Record<string, Instead>> = {
  extents: ofShape("size"),
  set_height: ofShape("height"),
  set_radius: ofShape("radius"),
  set_size: ofShape("size"),
  height: ofShape("height"),
  radius: ofShape("radius"),
  size: ofShape("size")
}

/** What scripts of bodies mostly declare. */
const declared: Instead = { note: "bodies have none: declare it in the script of the body" }
const ofScript: Readonly<Record<string, Instead>> = {
  acceleration: declared,
  friction: declared,
  jump_force: declared,
  jump_speed: declared,
  jump_strength: declared,
  jump_velocity: declared,
  max_speed: declared,
  move_speed: declared,
  speed: declared
}

const looped: Instead = { note: "the stream has it: loop, or loop_mode of an AudioStreamWAV" }
const scaled: Instead = { note: "volume_linear has it as a factor, volume_db in decibels" }
const player: Readonly<Record<string, Instead>> = {
  loop: looped,
  get_volume: scaled,
  set_volume: scaled,
  volume: scaled
}
const moved: Instead = { note: "an agent does not move the body: stop it in the script that moves it" }
const distance: Instead = { note: "a.global_position.distance_to(b.global_position) is the distance" }
const mouse: Instead = { note: "get_viewport().get_mouse_position() of a node gives it" }
const total = "reduce(func(sum, value): return sum + value, 0)"
const reduced: Instead = { note: "reduce(callable, start) does it" }
const worldAngle: Instead = { note: "global_rotation has it in radians, global_rotation_degrees in degrees" }
const inRadians: Instead = { note: "rotation has it in radians, rotation_degrees in degrees" }
const frames: Instead = { note: "hframes * vframes is the number of frames" }
const spriteSize: Instead = { note: "get_rect().size is its size" }
const lightRange: Instead = { note: "texture_scale scales its texture and the lit area" }
const freed: Instead = { note: "is_instance_valid(node) checks whether it still exists" }
const emitted: Instead = { note: "emitting says whether new particles are emitted" }
const step: Instead = { note: "tween_property(), tween_callback() and the like add a step" }
const clock: Instead = {
  note: "get_time_string_from_system() is the time of day, get_ticks_msec() that since the start"
}
const elapsed: Instead = { note: "wait_time - time_left has passed" }
const each: Instead = { note: "a loop does it: for element in array" }

const faded: Instead = { note: "play(name, custom_blend) fades over to it" }
const otherAlpha: Instead = { note: "Color(color, alpha) is the color with another alpha" }
const rayEnd: Instead = { note: "target_position is the end of the ray, as seen from the node" }
const ray: Readonly<Record<string, Instead>> = { distance: rayEnd, length: rayEnd, max_distance: rayEnd }
const edges: Readonly<Record<string, Instead>> = {
  left: { fix: "position.x" },
  top: { fix: "position.y" },
  right: { fix: "end.x" },
  bottom: { fix: "end.y" },
  width: { fix: "size.x" },
  height: { fix: "size.y" }
}

/** Directions of objects with a basis: names in other engines, and the columns of the basis in Godot. */
const directionsOf = (basis: string): Readonly<Record<string, Instead>> => {
  const forward: Instead = { note: `-${basis}z is forward` }
  return { forward, get_forward: forward, get_forward_vector: forward, get_forward_direction: forward }
}

const buttonOf = (side: string): Instead => ({ note: `button_index == MOUSE_BUTTON_${side} asks for that button` })
const cursor = (mode: string): Instead => ({ note: `Input.mouse_mode = Input.MOUSE_MODE_${mode} does it` })

const asked: Instead = { note: '"name" in object asks for a property, has_method("name") for a method' }

/** Items of themes, which the inspector shows like properties. */
const themed: Readonly<Record<string, Instead>> = {
  font_color: fontColor,
  font_size: { note: 'add_theme_font_size_override("font_size", size) sets it' },
  theme_override_colors: { note: "add_theme_color_override(name, color) sets one" },
  theme_override_constants: { note: "add_theme_constant_override(name, value) sets one" },
  theme_override_fonts: { note: "add_theme_font_override(name, font) sets one" },
  theme_override_font_sizes: { note: "add_theme_font_size_override(name, size) sets one" },
  theme_override_styles: { note: "add_theme_stylebox_override(name, stylebox) sets one" }
}

/** Names that Godot 4 lacks: former names of Godot 3, and names that people expect in it. */
const older: Members = {
  "@GlobalScope": {
    clamp01: { note: "clampf(value, 0.0, 1.0) does it" },
    printf: { note: 'print("%s" % value) prints a formatted text' },
    sprintf: { note: '"%s" % value formats a value' },
    is_null: { note: "value == null asks for it, and is_null() of a Callable or a Signal" },
    sqr: { note: "value * value is its square" }
  },
  AnimationPlayer: {
    crossfade: faded,
    cross_fade: faded,
    get_animation_length: { note: "get_animation(name).length is the length" },
    loop: { note: "use loop_mode of its Animation: get_animation(name).loop_mode = Animation.LOOP_LINEAR" }
  },
  AnimationTree: {
    play: { note: 'get("parameters/playback").travel(state) plays a state' },
    travel: { note: 'get("parameters/playback").travel(state) plays a state' }
  },
  Basis: directionsOf(""),
  Array: {
    accumulate: reduced,
    fold: reduced,
    for_each: each,
    forEach: each,
    sum: { called: total, note: `${total} is the sum` }
  },
  AudioStreamPlayer: player,
  AudioStreamPlayer2D: player,
  AudioStreamPlayer3D: player,
  BaseButton: {
    click: { note: "pressed.emit() emits the signal" },
    press: { note: "pressed.emit() emits the signal" }
  },
  CanvasItem: {
    alpha: { fix: "modulate.a" },
    draw_text: { note: "draw_string(font, position, text) draws a text" },
    draw_point: { note: "draw_circle(position, 1.0, color) draws a point" },
    opacity: { fix: "modulate.a" }
  },
  Camera3D: { screen_to_world: { note: "project_position(screen_point, depth) returns the point" } },
  CPUParticles2D: { set_enabled: emitted },
  CPUParticles3D: { set_enabled: emitted },
  Camera2D: { shake: { note: "offset moves the view" } },
  CharacterBody2D: ofScript,
  CharacterBody3D: ofScript,
  CollisionShape2D: shapes,
  CollisionShape3D: shapes,
  Color: { with_alpha: otherAlpha, with_opacity: otherAlpha },
  Engine: { get_delta: { note: "get_process_delta_time() of a node gives it" } },
  FileAccess: {
    APPEND: { note: "open with READ_WRITE, then seek_end()" },
    has_more: { note: "eof_reached() is the opposite" }
  },
  GPUParticles2D: { set_enabled: emitted },
  GPUParticles3D: { set_enabled: emitted },
  HTTPRequest: { post: { note: "request(url, headers, HTTPClient.METHOD_POST, body) does it" } },
  ItemList: { get_item: { note: "get_item_text(index) is its text, get_item_metadata(index) its value" } },
  NavigationAgent2D: { stop: moved },
  NavigationAgent3D: { stop: moved },
  Node2D: { angle: inRadians, global_angle: worldAngle, set_angle: inRadians, get_distance_to: distance },
  Transform3D: directionsOf("basis."),
  Node3D: { ...directionsOf("global_basis."), angle: inRadians, set_angle: inRadians, get_distance_to: distance },
  PointLight2D: { radius: lightRange, range: lightRange },
  Sprite2D: { frame_count: frames, get_dimensions: spriteSize, get_size: spriteSize },
  Sprite3D: { frame_count: frames },
  String: {
    char_at: { note: "text[index] is one character" },
    charAt: { note: "text[index] is one character" }
  },
  SceneTree: { add_child: { note: "current_scene.add_child(node) or root.add_child(node) adds one" } },
  TabContainer: { add_tab: { note: "each child is a tab: add_child() adds one, set_tab_title() names it" } },
  TileMapLayer: cells,
  Control: { ...themed, focus: { note: "grab_focus() takes the focus, has_focus() checks for it" } },
  Time: { get_current_time: clock, get_time: clock },
  Timer: { elapsed, get_elapsed: elapsed },
  Label: { color: fontColor },
  Node: {
    has_child: { note: "has_node(path) checks a path, is_ancestor_of(node) a node" },
    is_destroyed: freed,
    is_freed: freed,
    get_node_in_group: { note: "get_tree().get_first_node_in_group(group) gives it" },
    setTimeout: { note: "get_tree().create_timer(seconds).timeout.connect(callable) calls it later" },
    StartCoroutine: { note: "a call starts a coroutine, and await waits for its end" },
    Instantiate: { note: "instantiate() of a PackedScene makes its nodes, and add_child() adds them" }
  },
  Tween: { append: step, append_tween: { note: "tween_subtween() adds one" } },
  Thread: { sleep: { fix: "OS.delay_msec", isWhole: true } },
  InputEventKey: { key_name: { note: "as_text_keycode() is its name" } },
  InputEventMouseButton: {
    is_left_click: buttonOf("LEFT"),
    is_middle_click: buttonOf("MIDDLE"),
    is_right_click: buttonOf("RIGHT")
  },
  Input: {
    hide_cursor: cursor("HIDDEN"),
    lock_cursor: cursor("CAPTURED"),
    lock_mouse: cursor("CAPTURED"),
    show_cursor: cursor("VISIBLE"),
    get_mouse_pos: mouse,
    get_mouse_position: mouse
  },
  Image: { lock: unlocked, unlock: unlocked },
  Object: { has: { ...asked, isAfterDot: true }, has_property: asked, has_variable: asked },
  MultiplayerAPI: {
    RPC_MODE_REMOTE: rpcMode("RPC_MODE_ANY_PEER", false),
    RPC_MODE_REMOTESYNC: rpcMode("RPC_MODE_ANY_PEER", true),
    RPC_MODE_SYNC: rpcMode("RPC_MODE_ANY_PEER", true),
    RPC_MODE_MASTER: rpcMode("RPC_MODE_ANY_PEER", false),
    RPC_MODE_MASTERSYNC: rpcMode("RPC_MODE_ANY_PEER", true),
    RPC_MODE_PUPPET: rpcMode("RPC_MODE_AUTHORITY", false),
    RPC_MODE_PUPPETSYNC: rpcMode("RPC_MODE_AUTHORITY", true),
    RPC_MODE_SLAVE: rpcMode("RPC_MODE_AUTHORITY", false)
  },
  Shortcut: { shortcut: { note: "events lists its input events: events = [event]" } },
  RenderingServer: { sync: { fix: "force_sync" } },
  RayCast2D: ray,
  RayCast3D: ray,
  Rect2: edges,
  Rect2i: edges,
  RigidBody2D: olderBody,
  RigidBody3D: olderBody
}

const members: Readonly<Record<Dialect, Members>> = { 3: newer, 4: older }

/** Returns what to write instead of a member of a class or of its ancestors; absent for any other name. */
export const insteadOf = ({ api, dialect }: Check, name: string, owner: string | undefined): Instead | undefined => {
  const table = members[dialect]
  const holder = Object.keys(table).find(
    (one) => Object.hasOwn(table[one] ?? {}, name) && (one === "@GlobalScope" || api.inherits(owner ?? "", one))
  )
  return holder === undefined ? undefined : table[holder]?.[name]
}

/**
 * Names that came after Godot 3.2 and resemble an older name for something else: `map`, which is not `max`. They are
 * listed by hand, since a reference of Godot 3 knows of later names only those that took the place of its own.
 */
const resembling: ReadonlySet<string> = new Set(
  `acosh action_get_deadzone asinh atanh clamp clampf get_gravity get_action_name get_action_raw_strength get_axis get_child
  get_cmdline_user_args get_connection_unbinds get_current_action get_data_dir get_index get_path get_tool_locale hex indent
  is_any_collapsed is_instance_id_valid KEY_HYPER map randfn randi_range set type_string unload_current_scene`.split(
    /\s+/
  )
)

/** Checks whether a name that Godot 3 lacks is one of a later Godot, and so no misspelling of another. */
export const isOtherName = ({ dialect }: Check, name: string): boolean => dialect === 3 && resembling.has(name)
