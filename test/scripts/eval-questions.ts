/**
 * Questions that an agent has while it writes for Godot, the calls that answer them, and what the answers must hold.
 */

export interface Question {
  readonly question: string
  /** Tool calls in order, of which an agent makes as many as it takes to read every fact. */
  readonly calls: ReadonlyArray<readonly [tool: string, args: Readonly<Record<string, unknown>>]>
  /** Words to look for in the XML files, as an agent would try them: the next where one finds nothing. */
  readonly words: ReadonlyArray<string>
  /** Names and values that the answer must hold: the same for every way to get it. */
  readonly facts: ReadonlyArray<string>
  /** True if the built-in starter reference is enough. */
  readonly starter: boolean
}

const symbol = (qname: string, kind?: string) =>
  ["godot_get_symbol", kind === undefined ? { qname } : { qname, kind }] as const
const search = (query: string, more: Readonly<Record<string, unknown>> = { limit: 5 }) =>
  ["godot_search", { query, ...more }] as const
const ofClass = (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  ["godot_get_class", { name, ...more }] as const

type Rest = Pick<Question, "calls" | "words" | "facts">

const onStarter = (question: string, rest: Rest): Question => ({ question, ...rest, starter: true })
const onFull = (question: string, rest: Rest): Question => ({ question, ...rest, starter: false })

/** Questions with one short answer. */
const narrow: ReadonlyArray<Question> = [
  onStarter("Which signal tells that a Button was clicked, and who declares it?", {
    calls: [symbol("Button.pressed", "signal")],
    words: ['signal name="pressed"'],
    facts: ["BaseButton", "pressed"]
  }),
  onStarter("What are the arguments of Node.add_child and their defaults?", {
    calls: [symbol("Node.add_child")],
    words: ["add_child"],
    facts: ["force_readable_name", "internal", "InternalMode", "false"]
  }),
  onStarter("Does move_and_slide take arguments in Godot 4, and what does it return?", {
    calls: [symbol("CharacterBody2D.move_and_slide")],
    words: ["move_and_slide"],
    facts: ["move_and_slide", "bool", "velocity"]
  }),
  onStarter("What became of KinematicBody2D?", {
    calls: [search("KinematicBody2D")],
    words: ["KinematicBody2D", "CharacterBody"],
    facts: ["CharacterBody2D"]
  }),
  onStarter("What became of deg2rad?", {
    calls: [search("deg2rad")],
    words: ["deg2rad", "deg_to_rad"],
    facts: ["deg_to_rad", "@GlobalScope", "float"]
  }),
  onStarter("How do I wait a second in a script without a Timer node?", {
    calls: [search("create_timer"), symbol("SceneTree.create_timer")],
    words: ["create_timer"],
    facts: ["SceneTree", "time_sec", "SceneTreeTimer", "process_always", "ignore_time_scale"]
  }),
  onStarter("Which properties does a Timer have, and what are their defaults?", {
    calls: [ofClass("Timer", { sections: ["properties"] })],
    words: ['class name="Timer"'],
    facts: ["wait_time", "1.0", "one_shot", "autostart", "process_callback", "time_left"]
  }),
  onStarter("How do I know which bodies overlap an Area2D now?", {
    calls: [search("bodies that overlap an area"), symbol("Area2D.get_overlapping_bodies")],
    words: ["overlapping_bodies"],
    facts: ["get_overlapping_bodies", "Area2D", "Node2D[]"]
  }),
  onStarter("Which signal fires when a body enters an Area2D, and with what argument?", {
    calls: [symbol("Area2D.body_entered")],
    words: ["body_entered"],
    facts: ["body_entered", "body", "Node2D"]
  }),
  onStarter("How do I change the scene?", {
    calls: [search("change the scene", { kind: "method", limit: 5 })],
    words: ["change_scene"],
    facts: ["change_scene_to_file", "change_scene_to_packed", "SceneTree"]
  }),
  onStarter("How do I load JSON from a text?", {
    calls: [search("parse JSON text", { kind: "method", limit: 5 }), symbol("JSON.parse_string")],
    words: ["parse_string"],
    facts: ["parse_string", "json_string", "Variant"]
  }),
  onStarter("How do I open a file for writing?", {
    calls: [symbol("FileAccess.open"), symbol("FileAccess.ModeFlags")],
    words: ["FileAccess.ModeFlags"],
    facts: ["static", "path", "flags", "WRITE", "READ_WRITE"]
  }),
  onStarter("What does HTTPRequest.request take?", {
    calls: [symbol("HTTPRequest.request")],
    words: ["request_data"],
    facts: ["url", "custom_headers", "PackedStringArray", "HTTPClient.Method", "request_data", "Error"]
  }),
  onStarter("What does the signal request_completed give?", {
    calls: [symbol("HTTPRequest.request_completed")],
    words: ["request_completed"],
    facts: ["result", "response_code", "headers", "body", "PackedByteArray"]
  }),
  onStarter("How is a property animated by a Tween?", {
    calls: [symbol("Tween.tween_property")],
    words: ["tween_property"],
    facts: ["object", "NodePath", "final_val", "duration", "PropertyTweener"]
  }),
  onStarter("How do I read left and right input as one number?", {
    calls: [search("get_axis", { limit: 3 })],
    words: ["get_axis"],
    facts: ["Input", "get_axis", "negative_action", "positive_action", "float"]
  }),
  onStarter("How do I read movement in two dimensions as a vector?", {
    calls: [symbol("Input.get_vector")],
    words: ["get_vector"],
    facts: ["negative_x", "positive_y", "deadzone", "-1.0", "Vector2"]
  }),
  onStarter("What is a Button by inheritance?", {
    calls: [ofClass("Button", { detail: "outline", sections: ["brief"] })],
    words: ['class name="Button"'],
    facts: ["BaseButton", "Control", "CanvasItem", "Node", "Object"]
  }),
  onStarter("Which modes of processing while paused are there?", {
    calls: [symbol("Node.ProcessMode")],
    words: ["ProcessMode"],
    facts: ["PROCESS_MODE_PAUSABLE", "PROCESS_MODE_WHEN_PAUSED", "PROCESS_MODE_ALWAYS", "PROCESS_MODE_DISABLED"]
  }),
  onStarter("How do I instance a scene in Godot 4?", {
    calls: [symbol("PackedScene.instantiate")],
    words: ["instantiate"],
    facts: ["instantiate", "edit_state", "GenEditState", "Node"]
  }),
  onStarter("How is the C# name GetNode written in GDScript?", {
    calls: [search("GetNode", { limit: 3 })],
    words: ["GetNode", "get_node"],
    facts: ["get_node", "NodePath", "Node"]
  }),
  onStarter("How do I apply a push to a rigid body at once?", {
    calls: [search("apply_impulse", { limit: 3 }), symbol("RigidBody2D.apply_impulse")],
    words: ["apply_impulse"],
    facts: ["apply_impulse", "RigidBody2D", "impulse", "position", "Vector2(0, 0)"]
  }),
  onStarter("How do I connect a signal, and which flags are there?", {
    calls: [symbol("Object.connect"), symbol("Object.ConnectFlags")],
    words: ["ConnectFlags"],
    facts: ["signal", "callable", "CONNECT_DEFERRED", "CONNECT_ONE_SHOT", "CONNECT_REFERENCE_COUNTED"]
  }),
  onStarter("How are all nodes of a group called?", {
    calls: [symbol("SceneTree.call_group")],
    words: ["call_group"],
    facts: ["call_group", "group", "method", "vararg"]
  }),
  onStarter("How do I play a named animation backwards?", {
    calls: [search("play backwards", { kind: "method", limit: 5 })],
    words: ["backwards"],
    facts: ["play_backwards", "AnimationPlayer", "custom_blend"]
  }),
  onStarter("How do I export a variable as a range in the inspector?", {
    calls: [symbol("@GDScript.@export_range")],
    words: ["@export_range"],
    facts: ["@export_range", "min", "max", "step", "extra_hints"]
  }),
  onStarter("Which operators does Vector2 have for multiplication?", {
    calls: [symbol("Vector2.operator *", "operator")],
    words: ["operator *"],
    facts: ["Transform2D", "Vector2", "float", "int"]
  }),
  onStarter("How do I get a random number between two?", {
    calls: [search("randf_range", { limit: 3 })],
    words: ["randf_range"],
    facts: ["randf_range", "@GlobalScope", "from", "to", "float"]
  }),
  onStarter("Which classes begin with Animation?", {
    calls: [["godot_list_classes", { prefix: "Animation" }]],
    words: ['class name="Animation'],
    facts: ["AnimationMixer", "AnimationPlayer"]
  }),
  onStarter("Is there a Node.delete method?", {
    calls: [symbol("Node.delete"), symbol("Node.queue_free")],
    words: ["queue_free"],
    facts: ["queue_free"]
  }),
  onFull("How do I bake a navigation mesh at run time?", {
    calls: [search("bake navigation mesh", { kind: "method", limit: 5 })],
    words: ["bake_navigation_mesh"],
    facts: ["bake_navigation_mesh", "NavigationRegion3D", "on_thread"]
  }),
  onFull("How do I set a cell of a TileMapLayer?", {
    calls: [symbol("TileMapLayer.set_cell")],
    words: ["set_cell"],
    facts: ["coords", "Vector2i", "source_id", "atlas_coords", "alternative_tile", "-1"]
  }),
  onFull("Which theme items does a ProgressBar have?", {
    calls: [ofClass("ProgressBar", { sections: ["themeItems", "brief"] })],
    words: ['class name="ProgressBar"'],
    facts: ["background", "fill", "font_color", "outline_size"]
  }),
  onFull("How do I cast a ray in 3D from code?", {
    calls: [
      search("intersect ray", { kind: "method", limit: 4 }),
      symbol("PhysicsDirectSpaceState3D.intersect_ray"),
      ofClass("PhysicsRayQueryParameters3D", { sections: ["properties", "methods"] })
    ],
    words: ["intersect_ray"],
    facts: ["intersect_ray", "PhysicsDirectSpaceState3D", "PhysicsRayQueryParameters3D", "collider", "from", "to"]
  }),
  onFull("How do I get the version of the graphics card's driver or its name?", {
    calls: [search("video adapter name", { kind: "method", limit: 5 })],
    words: ["video_adapter"],
    facts: ["get_video_adapter_name", "RenderingServer"]
  }),
  onFull("Which formats can an Image be saved as?", {
    calls: [search("Image.save_", { kind: "method", limit: 12 })],
    words: ["save_png"],
    facts: ["save_png", "save_jpg", "save_webp", "save_exr"]
  }),
  onFull("Which class replaced Godot 3's VisibilityNotifier2D?", {
    calls: [search("VisibilityNotifier2D")],
    words: ["VisibilityNotifier2D", "VisibleOnScreenNotifier2D"],
    facts: ["VisibleOnScreenNotifier2D"]
  }),
  onFull("How is a shader parameter set from code?", {
    calls: [search("set_shader_parameter", { limit: 4 }), symbol("ShaderMaterial.set_shader_parameter")],
    words: ["set_shader_parameter"],
    facts: ["ShaderMaterial", "set_shader_parameter", "param", "value", "Variant"]
  }),
  onFull("How do I host a multiplayer game over ENet?", {
    calls: [symbol("ENetMultiplayerPeer.create_server")],
    words: ["create_server"],
    facts: ["ENetMultiplayerPeer", "port", "max_clients", "32", "Error"]
  }),
  onFull("What is the type and the default of Environment.ssao_radius?", {
    calls: [symbol("Environment.ssao_radius")],
    words: ["ssao_radius"],
    facts: ["float", "1.0", "set_ssao_radius"]
  })
]

/** Questions about whole classes, about several members at once, in C# and in other languages. */
const broad: ReadonlyArray<Question> = [
  ["What can a Timer do?", ofClass("Timer"), "Timer", ["wait_time", "one_shot", "autostart", "timeout", "start"]],
  [
    "What can a Node do with its children?",
    ofClass("Node"),
    "Node",
    ["add_child", "get_children", "remove_child", "move_child"]
  ],
  ["Which methods has Node2D?", ofClass("Node2D"), "Node2D", ["look_at", "rotate", "to_local", "translate"]],
  [
    "Which properties has a CharacterBody2D?",
    ofClass("CharacterBody2D"),
    "CharacterBody2D",
    ["velocity", "motion_mode", "up_direction"]
  ],
  [
    "Which signals has an Area2D?",
    ofClass("Area2D", { sections: ["signals"] }),
    "Area2D",
    ["body_entered", "area_exited"]
  ],
  [
    "Which members has a Label for its text?",
    ofClass("Label"),
    "Label",
    ["text", "autowrap_mode", "visible_characters"]
  ],
  ["How is input read without events?", ofClass("Input"), "Input", ["is_action_pressed", "get_vector", "get_axis"]],
  ["What can a Tween do?", ofClass("Tween"), "Tween", ["tween_property", "set_ease", "kill"]],
  ["What can an Array do?", ofClass("Array"), "Array", ["append", "sort_custom", "shuffle", "pick_random"]],
  ["How are files read and written?", ofClass("FileAccess"), "FileAccess", ["open", "get_line", "store_string"]]
].map(([question, call, name, facts]) => ({
  question: question as string,
  calls: [call as Question["calls"][number]],
  words: [`class name="${name as string}"`],
  facts: facts as ReadonlyArray<string>,
  starter: true
}))

/** Members by one call and their names by tasks in words. */
const several: ReadonlyArray<Question> = [
  [
    "What do the callbacks of a Node get?",
    { qnames: ["Node._process", "Node._physics_process", "Node._input"] },
    "_physics_process",
    ["delta", "InputEvent"]
  ],
  [
    "How is a Timer started and stopped?",
    { qnames: ["Timer.start", "Timer.stop", "Timer.paused"] },
    "Stops the timer",
    ["time_sec", "Timer.stop"]
  ],
  [
    "What do clamp, lerp and remap take?",
    { qnames: ["@GlobalScope.clamp", "@GlobalScope.lerp", "@GlobalScope.remap"] },
    "istart",
    ["istart", "weight", "max"]
  ],
  [
    "What is Node.ProcessModeEnum.Always in GDScript?",
    { qname: "Node.ProcessModeEnum.Always" },
    "PROCESS_MODE_ALWAYS",
    ["PROCESS_MODE_ALWAYS", "ProcessMode"]
  ],
  ["What is Mathf.DegToRad in GDScript?", { qname: "Mathf.DegToRad" }, "deg_to_rad", ["deg_to_rad", "float"]]
].map(([question, args, word, facts]) => ({
  question: question as string,
  calls: [["godot_get_symbol", args as Readonly<Record<string, unknown>>] as const],
  words: [word as string],
  facts: facts as ReadonlyArray<string>,
  starter: true
}))

/** The word is what an agent that knows the English name would look for. */
const inOtherLanguages: ReadonlyArray<Question> = [
  ["ボタンが押されたときのシグナル", "pressed", ["BaseButton", "pressed"]],
  ["シーンを切り替える", "change_scene_to_file", ["change_scene_to_file"]],
  ["3秒待つ", "create_timer", ["create_timer"]],
  ["暂停游戏", "paused", ["SceneTree", "paused"]],
  ["获取所有子节点", "get_children", ["get_children"]]
].map(([question, word, facts]) => ({
  question: question as string,
  calls: [search(question as string, { limit: 3 })],
  words: [word as string],
  facts: facts as ReadonlyArray<string>,
  starter: true
}))

/** All questions. */
export const questions: ReadonlyArray<Question> = [...narrow, ...broad, ...several, ...inOtherLanguages]
