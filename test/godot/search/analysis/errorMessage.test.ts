import { assert, describe, it } from "@effect/vitest"
import { subjectOfError } from "../../../../src/godot/search/analysis/errorMessage.ts"

const messages: ReadonlyArray<readonly [message: string, name: string | undefined]> = [
  ["Invalid call. Nonexistent function 'instance' in base 'PackedScene'.", "PackedScene.instance"],
  ["Nonexistent function 'shoot' in base 'CharacterBody2D (player.gd)'.", "CharacterBody2D.shoot"],
  ["Invalid set index 'rect_position' (on base: 'Label') with value of type 'Vector2'.", "Label.rect_position"],
  ["Invalid access to property or key 'foo' on a base object of type 'Node2D (Player)'.", "Node2D.foo"],
  [
    "Invalid assignment of property or key 'text' with value of type 'int' on a base object of type 'Label'.",
    "Label.text"
  ],
  ['Static function "get_ticks_msec()" not found in base "OS".', "OS.get_ticks_msec"],
  ['Cannot find member "red" in base "Color".', "Color.red"],
  ['Function "rand_range()" not found in base self.', "rand_range()"],
  ['Parser Error: Identifier "onready" not declared in the current scope.', "onready"],
  ['The method "deg2rad" isn\'t declared in the current class.', "deg2rad()"],
  ['Could not find type "KinematicBody2D" in the current scope.', "KinematicBody2D"],
  ['Too many arguments for "move_and_slide()" call. Expected at most 0 but received 1.', "move_and_slide()"],
  ['Too few arguments for "move_toward()" call. Expected at least 3 but received 2.', "move_toward()"],
  ['Invalid argument for "connect()" function: argument 2 should be "Callable" but is "String".', "connect()"],
  ['The member "position" already exists in parent class Node2D.', "Node2D.position"],
  ["Member \"velocity\" redefined (original in native class 'CharacterBody2D')", "CharacterBody2D.velocity"],
  ['The local variable "name" is shadowing an already-declared property in the base class "Node".', "Node.name"],
  ['Unrecognized annotation: "@export_colour".', "@export_colour"],
  [
    "In Object of type 'Timer': Attempt to connect nonexistent signal 'time_out' to callable 'Node2D(a.gd)::b'.",
    "Timer.time_out"
  ],
  ["Nonexistent function 'fire (via call)' in base 'Node'.", "Node.fire"],
  ["Invalid operands 'String' and 'int' in operator '+'.", "String + int"],
  ['Invalid operands "Vector2" and "float" for "==" operator.', "Vector2 == float"],
  ["Unknown identifier in expression: 'WORLD_MATRIX'.", "WORLD_MATRIX"],
  ["No matching function found for: 'texture2D(sampler2D, vec2)'.", "texture2D"],
  ['Cannot assign a value of type "String" as "int".', "String to int"],
  ['Cannot assign a value of type String to variable "x" with specified type int.', "String to int"],
  ['Value of type "Array" cannot be assigned to a variable of type "PackedStringArray".', "Array to PackedStringArray"],
  ['Cannot return value of type "int" because the function return type is "String".', "int to String"],
  ["Trying to assign value of type 'Nil' to a variable of type 'Node2D'.", "null instance"],
  ['Trying to assign an array of type "Array" to a variable of type "Array[int]".', "Array.assign"],
  [
    'Trying to return a dictionary of type "Dictionary" where expected return type is "Dictionary[String, int]".',
    "Dictionary.assign"
  ],
  ["Index p_index = 5 is out of bounds ((int)size() = 5).", "index out of bounds"],
  ["Out of bounds get index '3' (on base: 'Array')", "index out of bounds"],
  ["RPC '_hit' is not allowed on node /root/Main from: 2. Mode is 2, authority is 1.", "@rpc"],
  ['Unable to get the RPC configuration for the function "hit" at path: "/root/Main".', "@rpc"],
  ["Stack overflow (stack size: 1024). Check for infinite recursion.", "debug/settings/gdscript/max_call_stack"],
  ["Tween (bound to /root/Main): started with no Tweeners.", "Tween.tween_property"],
  ["Resumed function '_ready()' after await, but class instance is gone.", "freed instance"],
  ["Cannot open file 'user://save.json'.", "FileAccess.open get_open_error"],
  ["Can't open file from path 'res://データ/設定.json'.", "FileAccess.open get_open_error"],
  ["Unable to open file: C:/Users/me/a.json", "FileAccess.open get_open_error"],
  ["cannot open file in an exported game", undefined],
  ["Time should be greater than zero.", "Timer.wait_time"],
  ["the time should be greater than zero when I pause", undefined],
  ["No TileSet atlas source with id 3.", "TileSet.has_source"],
  ["The TileSetAtlasSource atlas has no tile at (0, 3).", "TileSetSource.has_tile"],
  ["PathFollow2D only works when set as a child of a Path2D node.", "PathFollow2D"],
  ['Condition "det == 0" is true.', "Transform2D.affine_inverse Basis.inverse"],
  ["Nodes with non-equal opposite anchors will have their size overridden.", "Control.size Control.set_anchors_preset"],
  ['Cannot infer the type of "x" variable.', "debug/gdscript/warnings/inference_on_variant"],
  ["Can't run project: no main scene defined in the project.", "application/run/main_scene"],
  ['Class "Player" hides a global script class.', "ProjectSettings.get_global_class_list"],
  // With the place in the engine, as the console and the debugger write it.
  [
    "ERROR: Index p_index = 3 is out of bounds ((int)data.size() = 3).\n   at: get_child (scene/main/node.cpp:1723)",
    "index out of bounds node.get_child"
  ],
  [
    'ERROR: Parameter "data.tree" is null.\n   at: get_tree (scene/main/node.h:474)',
    "Node.is_inside_tree node.get_tree"
  ],
  [
    'E 0:00:01:0551   _ready: Condition "x" is true.\n  <C++ Source>   scene/animation/player.cpp:412 @ play()',
    'Condition "x" is true. player.play'
  ],
  [
    "ERROR: Can't append to a Tween that has started. Use stop() first.\n   at: append (scene/animation/tween.cpp:80)",
    "stop() tween.append"
  ],
  ['ERROR: Condition "x" is true.\n   at: _load (scene/audio/bus_x.cpp:3)', 'Condition "x" is true. bus_x'],
  [
    "FATAL: Index p_index = 3 is out of bounds (size() = 3).\n   at: get (./core/templates/cowdata.h:205)",
    "index out of bounds cowdata.get"
  ],
  [
    'ERROR: Condition "x" is true.\r\n   at: play (scene\\animation\\player.cpp:12)\r\n',
    'Condition "x" is true. player.play'
  ],
  ["SCRIPT ERROR: Cannot pass this.\n   at: _ready (res://my enemies/slime.gd:9)", "Cannot pass this."],
  ["SCRIPT ERROR: Cannot pass this.\n   at: 攻撃 (res://敵/スライム.gd:9)", "Cannot pass this."],
  ["Cannot pass this.\n  <Stack Trace> 敵/スライム.gd:9 @ 攻撃()", "Cannot pass this.\n  <Stack Trace>"],
  ["ERROR: 3 resources still in use at exit.\n   at: clear (core/io/resource.cpp:604)", "RefCounted Resource"],
  ["Invalid access to property or key '体力' on a base object of type 'Nil'.", "null instance"],
  ["Path to node is invalid: 'A/B'.", "ViewportTexture.viewport_path"],
  ["path to node is invalid", undefined],
  ["WARNING: The path is long.", "The path is long."],
  ["SCRIPT ERROR: Parse Error: Cannot pass this.\n   at: GDScript::reload (res://a.gd:9)", "Cannot pass this."],
  ["ERROR: Signal lost by 'Area2D(coin.gd)::_on_hit' at \"/root/Main/Coin\".", "Signal lost by '' at \"\"."],
  // In the form of Godot 3.
  [
    "ERROR: get_child: Index p_index = 3 is out of bounds (data.size() = 0).\n   At: scene/main/node.cpp:1296.",
    "index out of bounds node.get_child"
  ],
  ["SCRIPT ERROR: GDScript::reload: Parse Error: Cannot pass this.\n   At: res://a.gd:3.", "Cannot pass this."],
  ["Invalid call. Nonexistent function 'get_ticks_ms' in base '_OS'.", "OS.get_ticks_ms"],
  ["Too few arguments for 'move_toward' intrinsic function.", "move_toward()"],
  ["Invalid get index '5' (on base: 'Array').", "index out of bounds"],
  // The name is a key, an operand a zero, and a value a method without parentheses.
  ["Invalid get index 'health' (on base: 'Dictionary').", "Dictionary.has Dictionary.get"],
  ["Nonexistent function 'health' in base 'Dictionary'.", "Dictionary.health"],
  ["Modulo by zero error in operator '%'.", "int % int"],
  ['Value of type "Callable" cannot be assigned to a variable of type "int".', "Callable.call"],
  ["Error calling method from 'filter': Method expected 2 arguments.", "filter()"],
  ['Class "Label" hides a native class.', "Label"],
  ["Bus 'SFX' not found", "AudioServer.get_bus_index"],
  ["Image format is not supported.", "Image.get_format Image.convert"],
  ["The current font does not support rendering one or more characters.", "Font.fallbacks Font.has_char"],
  ["SHADER ERROR: Varying 'v' must be assigned in the 'vertex' function first.", "varying"],
  // Functions of the engine's own, and of the user's script.
  ["WARNING: ObjectDB leaked.\n   at: cleanup (core/object/object.cpp:2284)", "ObjectDB leaked."],
  ["USER ERROR: no save\n   at: _load_game (res://scripts/save.gd:12)", "no save"],
  ["Resource file not found: res://icon.png (expected type: Texture2D)", "resource file not found"],
  // Of Godot 3, whose messages have no quotes or no types.
  ["Unknown identifier in expression: MODEL_MATRIX", "MODEL_MATRIX"],
  ["No matching function found for: 'texelFetch'", "texelFetch"],
  // The compiler of C#.
  ["CS1061: 'Node2D' does not contain a definition for 'Postion' and no accessible extension", "Node2D.Postion"],
  ["CS0246: The type or namespace name 'KinematicBody2D' could not be found", "KinematicBody2D"],
  ["CS0103: The name 'GetNode' does not exist in the current context", "GetNode"],
  ["CS1501: No overload for method 'Instance' takes 0 arguments", "Instance()"],
  // Inside a question in another language.
  ["「Nonexistent function 'instance' in base 'PackedScene'」エラーの原因", "PackedScene.instance"],
  // Nothing is wrong with the name: there is no object.
  ["Invalid get index 'position' (on base: 'Nil')", "null instance"],
  ["Invalid call. Nonexistent function 'play' in base 'null instance'.", "null instance"],
  ["Cannot call method 'play' on a null value.", "null instance"],
  ["Invalid operands 'Nil' and 'int' in operator '+'.", "null instance"],
  ["Invalid access to property or key 'x' on a base object of type 'previously freed'.", "freed instance"],
  ["Cannot call method 'queue_free' on a previously freed instance.", "freed instance"],
  ["member function of a class in base code", undefined],
  ["find type of a variable", undefined],
  ['"function"', undefined]
]

describe("an error message as a query", () => {
  it.each(messages)("%s", (message, name) => {
    assert.strictEqual(subjectOfError(message), name)
  })

  it("is read in linear time", () => {
    const many = `function "a" ${"in ".repeat(20_000)}`.repeat(20)
    assert.isUndefined(subjectOfError(many.slice(0, 1_000_000)))
  })
})
