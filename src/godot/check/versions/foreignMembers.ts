/** Names of other languages and engines for members of Godot's classes, as lines of text. */

const agent = `
    agent_radius: radius
    set_target set_destination go_to: set_target_position
    target destination: target_position
    get_next_position get_next_point: get_next_path_position
    has_reached_target is_target_arrived: is_target_reached`

const player = `
    volume: volume_linear volume_db
    pitch: pitch_scale
    clip audio sound: stream
    paused pause: stream_paused`

const particles = `
    start play: restart`

const animatedSprite = `
    finished: animation_finished
    play_reverse: play_backwards
    flip flip_x: flip_h`

const area = `
    get_bodies get_overlapping_body: get_overlapping_bodies
    get_areas get_overlapping_area: get_overlapping_areas`

const rayCast = `
    get_hit get_hit_object hit_object get_collision_object: get_collider
    hit_point get_hit_point get_collision_position: get_collision_point
    is_hit has_hit: is_colliding`

const query = `
    collision_layer mask layer_mask: collision_mask`

const segments = `
    segments: radial_segments`

const items = `
    add_option add_entry: add_item`

const body = `
    is_on_ground is_grounded on_floor: is_on_floor
    linear_velocity motion: velocity`

const sprite = `
    image sprite: texture
    region: region_enabled`

const cells = `
    get_cell get_cellv get_cell_id: get_cell_source_id
    set_cellv: set_cell`

/** Class -> lines of names of others, a colon, and Godot's names for it, likeliest first. */
export const foreignMembers: Readonly<Record<string, string>> = {
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
  Control: `
    tooltip hint tooltip_message: tooltip_text hint_tooltip`,
  BaseButton: `
    clicked click on_click on_pressed button_clicked: pressed
    is_toggled checked is_checked: button_pressed`,
  Light3D: `
    energy intensity: light_energy
    color: light_color`,
  Light2D: `
    intensity: energy`,
  Button: `
    label caption title: text`,
  Label: `
    label caption string: text
    align alignment text_align: horizontal_alignment`,
  ProgressBar: `
    percent_visible: show_percentage
    progress percent: value
    max maximum: max_value
    min minimum: min_value`,
  Sprite2D: sprite,
  Sprite3D: sprite,
  AudioStreamPlayer: player,
  AudioStreamPlayer2D: player,
  AudioStreamPlayer3D: player,
  HTTPRequest: `
    post send fetch: request
    RESULT_OK: RESULT_SUCCESS`,
  TileMapLayer: cells,
  TileMap: cells,
  MultiplayerPeer: `
    close_connection disconnect_from_host: close`,
  EditorUndoRedoManager: `
    commit: commit_action`,
  UndoRedo: `
    commit: commit_action`,
  PhysicsRayQueryParameters2D: query,
  PhysicsRayQueryParameters3D: query,
  InputEventMouseButton: `
    button: button_index`,
  InputEventMouseMotion: `
    delta motion movement: relative`,
  InputEventKey: `
    key code key_code: keycode`,
  CharacterBody2D: body,
  CharacterBody3D: body,
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
    wait: create_timer
    sleep timeout delay: create_timer`,
  Engine: `
    get_fps fps: get_frames_per_second`,
  Timer: `
    begin play run: start
    interval duration time timeout_time: wait_time
    remaining time_remaining elapsed: time_left`,
  AnimationPlayer: `
    play_animation: play
    stop_animation: stop
    finished: animation_finished
    play_reverse: play_backwards`,
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
    set_bus_volume: set_bus_volume_linear set_bus_volume_db
    get_bus_volume: get_bus_volume_linear get_bus_volume_db`,
  MultiplayerAPI: `
    is_host: is_server
    peers: get_peers
    get_id: get_unique_id
    connected: connected_to_server`,
  ENetMultiplayerPeer: `
    close_connection disconnect_all: close`,
  ConfigFile: `
    write: save
    get read_value: get_value
    set save_value write_value: set_value`,
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
    exists: file_exists
    store_json store_text: store_string
    read_text: get_as_text`,
  DirAccess: `
    list_dir listdir list list_files: get_files
    list_dirs list_directories: get_directories
    mkdir create_dir: make_dir
    exists: dir_exists
    delete: remove
    create_directory create_folder: make_dir`,
  Time: `
    now get_unix_time unix_time: get_unix_time_from_system
    get_ticks ticks millis: get_ticks_msec`,
  SceneTreeTimer: `
    wait_time remaining time_remaining: time_left`,
  Mutex: `
    acquire: lock
    release: unlock`,
  Semaphore: `
    acquire: wait
    signal release notify: post
    try_acquire: try_wait`,
  Thread: `
    join wait: wait_to_finish
    run begin: start
    is_running: is_alive`,
  PacketPeer: `
    send send_packet: put_packet
    receive recv read receive_packet: get_packet`,
  WebSocketPeer: `
    open: connect_to_url
    get_close_message: get_close_reason
    send_string send_message: send_text
    get_state: get_ready_state`,
  StreamPeer: `
    write send: put_data
    read receive recv: get_data`,
  TCPServer: `
    accept: take_connection
    has_connection: is_connection_available`,
  NavigationRegion2D: `
    bake bake_navmesh bake_polygon: bake_navigation_polygon`,
  NavigationRegion3D: `
    bake bake_navmesh: bake_navigation_mesh`,
  NavigationAgent2D: agent,
  NavigationAgent3D: agent,
  TileData: `
    custom_data get_data: get_custom_data`,
  PhysicsShapeQueryParameters2D: query,
  PhysicsShapeQueryParameters3D: query,
  PhysicsPointQueryParameters2D: query,
  PhysicsPointQueryParameters3D: query,
  JavaScriptBridge: `
    evaluate run execute: eval`,
  MultiMesh: `
    count: instance_count
    set_instance_position: set_instance_transform`,
  BaseMaterial3D: `
    albedo color: albedo_color
    emission_color: emission
    emission_strength: emission_energy_multiplier`,
  GeometryInstance3D: `
    material: material_override`,
  SphereMesh: segments,
  CylinderMesh: segments,
  CapsuleMesh: segments,
  Image: `
    save: save_png
    flip_h flip_horizontal: flip_x
    flip_v flip_vertical: flip_y
    scale: resize
    load_from_buffer: load_png_from_buffer`,
  RegExMatch: `
    group get_group get_text get_value text value: get_string
    groups get_groups: strings`,
  RegEx: `
    match is_match test find exec: search
    find_all match_all: search_all
    replace: sub`,
  XMLParser: `
    attribute get_attribute: get_named_attribute_value
    get_text get_node_text: get_node_data`,
  RandomNumberGenerator: `
    range int_range random_int: randi_range
    float_range random_range: randf_range
    random: randf`,
  InputEventScreenTouch: `
    finger touch_index: index`,
  InputEventJoypadMotion: `
    value: axis_value`,
  Camera3D: `
    field_of_view: fov
    far_clip far_plane: far
    near_clip near_plane: near`,
  AnimatedSprite2D: animatedSprite,
  AnimatedSprite3D: animatedSprite,
  AnimationNodeStateMachinePlayback: `
    transition set_state go_to change_state: travel
    current_state current_node get_state get_current_state: get_current_node`,
  Skeleton3D: `
    set_bone_rotation: set_bone_pose_rotation
    set_bone_position: set_bone_pose_position
    set_bone_scale: set_bone_pose_scale
    get_bone_rotation: get_bone_pose_rotation
    get_bone_position: get_bone_pose_position
    get_bone_scale: get_bone_pose_scale
    get_bone_id get_bone_index get_bone: find_bone`,
  GPUParticles2D: particles,
  GPUParticles3D: `${particles}
    mesh: draw_pass_1`,
  CPUParticles2D: particles,
  CPUParticles3D: particles,
  MeshDataTool: `
    get_vertex_pos get_vertex_position: get_vertex
    set_vertex_pos set_vertex_position: set_vertex`,
  XRController3D: `
    get_joystick_axis get_joystick: get_vector2
    get_axis get_value: get_float
    rumble vibrate: trigger_haptic_pulse`,
  ResourceLoader: `
    load_async load_threaded load_background: load_threaded_request`,
  Area2D: area,
  Area3D: area,
  Parallax2D: `
    motion_scale: scroll_scale
    motion_offset: scroll_offset
    motion_mirroring: repeat_size`,
  RayCast2D: rayCast,
  RayCast3D: rayCast,
  OptionButton: items,
  PopupMenu: items,
  ItemList: items,
  AudioStreamGenerator: `
    sample_rate: mix_rate`,
  AudioStreamOggVorbis: `
    looping: loop`,
  AudioStreamMP3: `
    looping: loop`,
  MultiplayerSynchronizer: `
    config: replication_config
    update_interval interval: replication_interval`,
  TileSet: `
    cell_size: tile_size`,
  "@GlobalScope": `
    random rand: randf randf_range
    rand_int randint random_int random_integer: randi_range
    random_range rand_float random_float: randf_range
    println print_line console_log log_message: print
    print_error eprint: printerr
    round_to_int: roundi
    to_string: str`,
  "@GDScript": `
    isinstance: is_instance_of
    load_scene load_resource: load
    to_string: str
    length count: len`
}
