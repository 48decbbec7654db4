/** Names of other languages and engines for members of Godot's classes, as lines of text. */

const vector = `
    magnitude len norm size: length
    magnitude_squared sqr_magnitude sqrMagnitude length_sqr: length_squared
    normalize unit: normalized
    distance dist: distance_to
    angle_between: angle_to
    direction: direction_to
    rotate: rotated`

/** Class -> lines of names of others, a colon, and Godot's names for it, likeliest first. */
export const foreignMembers: Readonly<Record<string, string>> = {
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
    sort_by sort_with order_by: sort_custom
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
  Transform2D: "position translation: origin",
  Transform3D: "position translation: origin",
  Vector2: vector,
  Vector3: vector,
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
    get_childs: get_children
    get_children_count child_count num_children: get_child_count
    destroy delete remove free_queue queuefree: queue_free
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
  MultiplayerPeer: `
    close_connection disconnect_from_host: close`,
  EditorUndoRedoManager: `
    commit: commit_action`,
  UndoRedo: `
    commit: commit_action`,
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
    pause unpause is_paused: paused
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
    tween_wait tween_delay wait delay: tween_interval
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
  ENetMultiplayerPeer: `
    close_connection disconnect_all: close`,
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
    random rand: randf randf_range
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
