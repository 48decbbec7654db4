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
    concat extend append_all add_all add_range: append_array
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
  Color: `
    to_hex hex: to_html
    from_hex: html`,
  Node: `
    get_child_by_name find_child_by_name find_node get_node_by_name: find_child get_node find_node
    get_children_count child_count num_children: get_child_count
    destroy delete remove: queue_free
    get_component: get_node
    get_viewport_size: get_viewport_rect
    set_parent: reparent`,
  CanvasItem: `
    is_visible_self: is_visible
    redraw invalidate: queue_redraw`,
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
    is_running is_active: is_stopped`,
  AnimationPlayer: `
    play_animation: play
    stop_animation: stop`,
  Tween: `
    start: play
    interpolate tween_to: tween_property`,
  JSON: `
    dumps to_json encode print: stringify
    loads decode: parse_string`,
  FileAccess: `
    read_all read_text get_text read: get_as_text
    write write_text: store_string
    read_line: get_line
    write_line: store_line
    exists: file_exists`,
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
