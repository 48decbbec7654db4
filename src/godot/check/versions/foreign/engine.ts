/**
 * Names of other languages and engines for members of nodes, of the scene tree,
 * of the engine and of functions that are global.
 */

export const engineMembers: Readonly<Record<string, string>> = {
  Node: `
    get_child_by_name find_child_by_name find_node get_node_by_name: find_child get_node find_node
    get_childs: get_children
    get_children_count child_count num_children: get_child_count
    destroy delete remove free_queue queuefree: queue_free
    get_component: get_node
    append_child add: add_child
    leave_group: remove_from_group
    find: find_child
    get_root: get_tree
    set_parent: reparent
    call_later: call_deferred
    set_process_enabled enable_process: set_process
    enter_tree: tree_entered
    exit_tree: tree_exiting tree_exited
    is_being_freed: is_queued_for_deletion`,
  SceneTree: `
    reload_scene restart_scene: reload_current_scene
    load_scene goto_scene set_scene: change_scene_to_file
    quit_game exit: quit
    pause unpause is_paused: paused
    wait wait_seconds wait_for_seconds: create_timer
    sleep timeout delay: create_timer
    get_nodes_by_group find_nodes_in_group: get_nodes_in_group`,
  Engine: `
    has: has_singleton
    get_fps fps: get_frames_per_second
    is_in_editor in_editor is_editor: is_editor_hint`,
  ProjectSettings: `
    has has_key: has_setting`,
  InputMap: `
    has: has_action`,
  OS: `
    has: has_feature
    delay sleep: delay_msec`,
  Time: `
    now get_unix_time unix_time: get_unix_time_from_system
    get_ticks ticks millis: get_ticks_msec`,
  Timer: `
    begin play run reset restart: start
    interval duration time timeout_time: wait_time
    remaining time_remaining remaining_time: time_left`,
  SceneTreeTimer: `
    wait_time remaining time_remaining remaining_time: time_left`,
  Thread: `
    join wait: wait_to_finish
    run begin: start
    is_running: is_alive`,
  Mutex: `
    acquire: lock
    release: unlock`,
  Semaphore: `
    acquire: wait
    signal release notify: post
    try_acquire: try_wait`,
  EditorUndoRedoManager: `
    commit: commit_action`,
  UndoRedo: `
    commit: commit_action`,
  JavaScriptBridge: `
    evaluate run execute: eval`,
  RandomNumberGenerator: `
    range int_range random_int: randi_range
    float_range random_range: randf_range
    random: randf`,
  "@GlobalScope": `
    random rand: randf randf_range
    rand_int randint random_int random_integer: randi_range
    random_range rand_float random_float: randf_range
    println print_line console_log log_message: print
    print_error eprint: printerr
    to_str int_to_str tostring: str
    log_error error_log: push_error
    log_warning print_warning: push_warning
    lerp_color color_lerp: lerp
    MOUSE_LEFT: MOUSE_BUTTON_LEFT
    MOUSE_RIGHT: MOUSE_BUTTON_RIGHT
    MOUSE_MIDDLE: MOUSE_BUTTON_MIDDLE
    MOUSE_BUTTON_SCROLL_UP: MOUSE_BUTTON_WHEEL_UP
    MOUSE_BUTTON_SCROLL_DOWN: MOUSE_BUTTON_WHEEL_DOWN
    round_to_int: roundi
    to_string: str`,
  "@GDScript": `
    isinstance: is_instance_of
    load_scene load_resource: load
    to_string: str
    length count: len`
}
