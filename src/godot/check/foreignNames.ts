/**
 * Names of other languages and engines for things that Godot has under another name: where such a name is not in the
 * reference, it is the advice that a nearest name could not give (`push` is far from `append`).
 */

/** Class -> lines of names of others, a colon, and Godot's names for it, likeliest first. */
const texts: Readonly<Record<string, string>> = {
  String: `
    upper uppercase toUpper toUpperCase: to_upper
    lower lowercase toLower toLowerCase: to_lower
    strip trim trimmed: strip_edges
    startswith starts_with: begins_with
    endswith: ends_with
    substring substr_at slice mid: substr
    indexOf index_of index position: find
    lastIndexOf: rfind
    includes contains_string has: contains find
    size len count_chars: length
    replace_all replaceAll: replace
    split_string: split
    isdigit is_digit is_numeric is_number: is_valid_int is_valid_integer
    isEmpty is_null_or_empty: is_empty empty
    parse_int to_integer: to_int
    parse_float: to_float
    charAt char_at: substr`,
  Array: `
    push add append_item: append push_back
    length len count_items: size
    contains includes has_value has_item: has
    remove_item delete remove: erase
    first head: front
    last tail: back
    indexOf index_of index: find
    pop: pop_back
    shift dequeue: pop_front
    unshift enqueue: push_front
    concat extend append_all add_all push_all add_range: append_array
    sum fold accumulate: reduce
    remove_at_index removeAt erase_at splice: remove_at
    select collect: map
    where: filter
    some: any
    every: all
    random choice pick rand_item: pick_random
    reversed: reverse
    sorted: sort
    isEmpty: is_empty empty`,
  Dictionary: `
    has_key contains contains_key containsKey includes exists: has
    remove delete pop remove_key: erase
    length len count: size
    put add set_value insert: set
    get_or_default get_value: get
    setdefault get_or_create get_or_put: get_or_add
    get_keys key_list: keys
    get_values value_list: values
    update merge_with: merge
    items entries: keys
    isEmpty: is_empty empty`,
  Vector2: `
    magnitude len norm size: length
    magnitude_squared sqr_magnitude sqrMagnitude length_sqr: length_squared
    normalize unit: normalized
    distance dist: distance_to
    angle_between: angle_to
    direction: direction_to
    rotate: rotated`,
  Vector3: `
    magnitude len norm size: length
    magnitude_squared sqr_magnitude sqrMagnitude length_sqr: length_squared
    normalize unit: normalized
    distance dist: distance_to
    angle_between: angle_to
    direction: direction_to
    rotate: rotated`,
  Signal: `
    send trigger fire raise invoke dispatch emit_signal: emit
    subscribe listen add_listener on: connect
    unsubscribe remove_listener off: disconnect`,
  Callable: `
    invoke execute run: call`,
  Color: `
    alpha opacity: a
    red: r
    green: g
    blue: b
    luminance brightness grey gray: get_luminance
    to_hex hex: to_html
    from_hex: html`,
  Node: `
    get_child_by_name find_child_by_name find_node get_node_by_name: find_child get_node find_node
    get_children_count child_count num_children: get_child_count
    destroy delete remove: queue_free
    get_component: get_node
    append_child add: add_child
    find: find_child
    get_root: get_tree
    get_viewport_size: get_viewport_rect
    set_parent: reparent`,
  CanvasItem: `
    is_visible_self: is_visible
    redraw invalidate: queue_redraw
    opacity alpha: modulate`,
  BaseButton: `
    clicked click on_click on_pressed button_clicked: pressed
    is_toggled checked is_checked: button_pressed`,
  Button: `
    label caption title: text`,
  Label: `
    label caption string: text
    align alignment text_align: horizontal_alignment`,
  ProgressBar: `
    progress percent: value
    max maximum: max_value
    min minimum: min_value`,
  Sprite2D: `
    image sprite: texture
    region: region_enabled`,
  Sprite3D: `
    image sprite: texture
    region: region_enabled`,
  AudioStreamPlayer: `
    volume: volume_db
    pitch: pitch_scale
    clip audio sound: stream`,
  HTTPRequest: `
    post send fetch: request`,
  TileMapLayer: `
    get_cell get_cellv get_cell_id: get_cell_source_id
    set_cellv: set_cell`,
  TileMap: `
    get_cell get_cellv get_cell_id: get_cell_source_id
    set_cellv: set_cell`,
  PhysicsRayQueryParameters2D: `
    collision_layer mask layer_mask: collision_mask`,
  PhysicsRayQueryParameters3D: `
    collision_layer mask layer_mask: collision_mask`,
  InputEventMouseButton: `
    button: button_index`,
  InputEventMouseMotion: `
    delta motion movement: relative`,
  InputEventKey: `
    key code key_code: keycode`,
  CharacterBody2D: `
    is_on_ground is_grounded on_floor: is_on_floor`,
  CharacterBody3D: `
    is_on_ground is_grounded on_floor: is_on_floor`,
  RigidBody2D: `
    add_force add_central_force: apply_force apply_central_force
    add_impulse: apply_impulse
    set_velocity: set_linear_velocity
    velocity: linear_velocity`,
  RigidBody3D: `
    add_force add_central_force: apply_force apply_central_force
    add_impulse: apply_impulse
    velocity: linear_velocity`,
  Input: `
    is_key_down get_key: is_key_pressed
    is_action_down get_action: is_action_pressed
    get_button is_mouse_down is_mouse_button_down: is_mouse_button_pressed`,
  SceneTree: `
    reload_scene restart_scene: reload_current_scene
    load_scene goto_scene set_scene: change_scene_to_file
    quit_game exit: quit
    wait: create_timer`,
  Engine: `
    get_fps fps: get_frames_per_second`,
  Timer: `
    begin play run: start
    interval duration time timeout_time: wait_time
    remaining time_remaining elapsed: time_left`,
  AnimationPlayer: `
    play_animation: play
    stop_animation: stop`,
  Tween: `
    interpolate tween_to: tween_property
    tween_wait wait delay: tween_interval
    set_transition: set_trans
    completed done complete: finished`,
  PropertyTweener: `
    ease: set_ease
    trans transition set_transition: set_trans
    delay: set_delay`,
  AudioServer: `
    get_bus: get_bus_index
    set_bus_volume: set_bus_volume_db`,
  MultiplayerAPI: `
    is_host: is_server
    peers: get_peers
    get_id: get_unique_id
    connected: connected_to_server`,
  ConfigFile: `
    write: save
    get: get_value
    set: set_value`,
  OS: `
    delay sleep: delay_msec`,
  JSON: `
    dumps to_json encode print: stringify
    loads decode: parse_string`,
  FileAccess: `
    read_all read_text get_text get_string get_as_string read: get_as_text
    eof is_eof feof end_of_file: eof_reached
    size length len: get_length
    write write_text: store_string
    read_line: get_line
    write_line: store_line
    exists: file_exists`,
  DirAccess: `
    list_dir listdir list list_files: get_files
    list_dirs list_directories: get_directories
    mkdir create_dir: make_dir
    exists: dir_exists`,
  Time: `
    now get_unix_time unix_time: get_unix_time_from_system
    get_ticks ticks millis: get_ticks_msec`,
  "@GlobalScope": `
    random rand: randf
    rand_int randint random_int random_integer: randi_range
    random_range rand_float random_float: randf_range
    println print_line console_log log_message: print
    print_error eprint: printerr
    round_to_int: roundi
    to_string: str`,
  "@GDScript": `
    load_scene load_resource: load
    to_string: str
    length count: len`
}

/** A name as it is compared: writers of other languages write `indexOf`, `index_of` and `IndexOf`. */
const folded = (name: string): string => name.replaceAll("_", "").toLowerCase()

const read = (text: string): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const line of text.trim().split("\n")) {
    const [names = "", ours = ""] = line.split(":")
    for (const name of names.trim().split(/\s+/)) found.set(folded(name), ours.trim().split(/\s+/))
  }
  return found
}

const tables = new Map<string, ReadonlyMap<string, ReadonlyArray<string>>>()

/**
 * Returns what Godot calls the member of `className` that others call `name`, likeliest first.
 *
 * @example
 * foreignNames("Array", "indexOf") // ["find"]
 */
export const foreignNames = (className: string, name: string): ReadonlyArray<string> => {
  const text =
    texts[className] ?? (className.startsWith("Packed") || className.startsWith("Pool") ? texts["Array"] : undefined)
  if (text === undefined) return []
  let table = tables.get(className)
  if (table === undefined) {
    table = read(text)
    tables.set(className, table)
  }
  return table.get(folded(name)) ?? []
}

/**
 * Objects of other languages whose functions are global in Godot, with its names for members of `console`, C#'s `GD`
 * and Python's `random`; a member that is not listed is looked for in lower case.
 */
const foreignObjects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  console: { log: "print", info: "print", debug: "print_debug", error: "push_error", warn: "push_warning" },
  Console: { writeline: "print", write: "printraw" },
  Debug: { log: "print", logerror: "push_error", logwarning: "push_warning", print: "print" },
  GD: {},
  Math: { random: "randf", truncate: "int" },
  Mathf: { rad2deg: "rad_to_deg", deg2rad: "deg_to_rad" },
  math: { radians: "deg_to_rad", degrees: "rad_to_deg" },
  random: { random: "randf", randint: "randi_range", uniform: "randf_range" }
}

/**
 * Returns the global function for a member of an object of another language; absent where the object is none of these.
 *
 * @param isGlobal Checks whether Godot has a global function of that name
 *
 * @example
 * foreignFunction("GD", "PushError", isGlobal) // "push_error"
 */
export const foreignFunction = (
  object: string,
  member: string,
  isGlobal: (name: string) => boolean
): string | undefined => {
  const table = Object.hasOwn(foreignObjects, object) ? foreignObjects[object] : undefined
  if (table === undefined) return undefined
  const small = member.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_").toLowerCase()
  return [table[member.toLowerCase()], small, small.replaceAll("_", "")].find(
    (one) => one !== undefined && isGlobal(one)
  )
}

/** Words of other languages for values and types of GDScript. */
export const foreignWords: ReadonlyMap<string, string> = new Map([
  ["True", "true"],
  ["False", "false"],
  ["TRUE", "true"],
  ["FALSE", "false"],
  ["None", "null"],
  ["NULL", "null"],
  ["nil", "null"],
  ["undefined", "null"],
  ["NaN", "NAN"],
  ["Infinity", "INF"],
  ["this", "self"]
])

export const foreignTypes: ReadonlyMap<string, string> = new Map([
  ["string", "String"],
  ["str", "String"],
  ["double", "float"],
  ["real", "float"],
  ["long", "int"],
  ["number", "float"],
  ["integer", "int"],
  ["boolean", "bool"],
  ["list", "Array"],
  ["array", "Array"],
  ["dict", "Dictionary"],
  ["dictionary", "Dictionary"],
  ["object", "Object"],
  ["function", "Callable"],
  ["any", "Variant"],
  ["Void", "void"],
  ["Boolean", "bool"],
  ["Integer", "int"],
  ["Float", "float"],
  ["Int", "int"],
  ["Bool", "bool"],
  ["None", "void"],
  ["null", "void"]
])
