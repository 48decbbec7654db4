/**
 * Search keywords of nodes, scenes, signals, time, numbers and texts. `keywords/index.ts` describes the form of a line.
 */
export default `
@GDScript.assert: check debug fail condition
@GDScript.get_stack: trace caller line
@GDScript.is_instance_of: type check class
@GDScript.len: size count length
@GDScript.load: runtime resource path
@GDScript.preload: load compile scene constant
@GDScript.print_stack: trace debug called
@GDScript.range: loop for count numbers
@GlobalScope.abs: positive distance absolute
@GlobalScope.angle_difference: shortest turn between
@GlobalScope.atan2: angle direction
@GlobalScope.ceil: round up
@GlobalScope.clamp: limit minimum maximum keep between
@GlobalScope.clampf: limit between
@GlobalScope.clampi: limit between
@GlobalScope.deg_to_rad: angle convert degrees
@GlobalScope.ease: curve in out
@GlobalScope.floor: round down
@GlobalScope.fmod: remainder modulo
@GlobalScope.fposmod: negative modulo wrap angle
@GlobalScope.hash: checksum id
@GlobalScope.inverse_lerp: percent between fraction progress
@GlobalScope.is_equal_approx: float compare precision equal
@GlobalScope.is_instance_valid: freed deleted null destroyed exists check crash
@GlobalScope.lerp: smooth between gradually follow ease blend
@GlobalScope.lerp_angle: rotate smoothly shortest turn
@GlobalScope.linear_to_db: slider percent volume
@GlobalScope.max: highest larger of two
@GlobalScope.min: lowest smaller of two
@GlobalScope.move_toward: gradually slow down accelerate brake constant
@GlobalScope.pingpong: back forth bounce value
@GlobalScope.pow: power exponent squared
@GlobalScope.print: console log output debug message
@GlobalScope.print_rich: console colored log
@GlobalScope.printerr: console error
@GlobalScope.push_error: log error red message
@GlobalScope.push_warning: log yellow message
@GlobalScope.randf: chance percent probability
@GlobalScope.randf_range: decimal between float
@GlobalScope.randfn: gaussian bell normal distribution
@GlobalScope.randi: whole dice
@GlobalScope.randi_range: dice integer between whole roll
@GlobalScope.randomize: same seed every time start different
@GlobalScope.remap: convert range scale percent
@GlobalScope.rotate_toward: turn gradually constant speed turret aim angle
@GlobalScope.round: nearest whole
@GlobalScope.roundi: nearest whole integer
@GlobalScope.seed: same reproducible world
@GlobalScope.sign: direction positive negative
@GlobalScope.sin: wave bob hover float oscillate up down
@GlobalScope.smoothstep: ease fade between
@GlobalScope.snapped: round grid nearest step
@GlobalScope.snappedf: round decimals nearest
@GlobalScope.sqrt: root square
@GlobalScope.str: convert text number
@GlobalScope.type_string: name type
@GlobalScope.typeof: type check variable
@GlobalScope.var_to_str: serialize text save
@GlobalScope.weakref: freed reference hold
@GlobalScope.wrap: loop around cycle back
@GlobalScope.wrapf: loop around angle
@GlobalScope.wrapi: loop around index cycle
Array: list collection elements items
Array.all: every check condition
Array.append: add push item end
Array.append_array: join combine concatenate merge
Array.back: last element
Array.count: how many occurrences
Array.duplicate: copy clone reference
Array.erase: remove delete value item
Array.filter: only matching where select
Array.find: index position where
Array.has: contains includes check inside
Array.insert: add middle position
Array.is_empty: nothing length zero
Array.map: transform each
Array.max: highest largest biggest
Array.min: lowest smallest
Array.pick_random: choose any one element
Array.pop_back: last remove stack
Array.pop_front: first remove queue
Array.push_back: add append item end
Array.push_front: add beginning first
Array.reduce: sum total fold
Array.remove_at: delete index item
Array.shuffle: mix cards deck order
Array.size: length count how many
Array.slice: part first last range
Array.sort: order ascending alphabetical
Array.sort_custom: order by highest score compare property
Callable: function variable callback lambda pass reference
Callable.bind: extra argument pass parameter which
Callable.call: lambda run variable function stored
Callable.unbind: fewer arguments drop
ClassDB.instantiate: create name string type
Color.from_hsv: rainbow hue random
Color.h: hue rainbow shift
Color.html: hex string web
Color.lerp: blend between fade
Dictionary: map hash key value object lookup json
Dictionary.duplicate: copy clone reference
Dictionary.erase: remove key delete
Dictionary.find_key: reverse value lookup
Dictionary.get: default missing key value
Dictionary.get_or_add: default missing
Dictionary.has: key exists check contains
Dictionary.keys: list loop all
Dictionary.merge: combine join two
Dictionary.values: list loop all
Engine.get_frames_per_second: fps counter show
Engine.get_main_loop: scene tree static
Engine.get_physics_interpolation_fraction: jitter smooth between ticks
Engine.get_version_info: godot version
Engine.is_editor_hint: tool running inside check
Engine.max_fps: limit cap frame rate
Engine.physics_ticks_per_second: fixed rate simulation
Engine.print_error_messages: silence errors
Engine.register_singleton: global autoload code
Engine.time_scale: slow motion slowmo bullet time speed up fast forward hitstop
FastNoiseLite: perlin procedural terrain world generation random map clouds
FastNoiseLite.frequency: zoom scale bigger smaller detail
FastNoiseLite.seed: different world
Node: base object scene part
Node.NOTIFICATION_APPLICATION_FOCUS_OUT: alt tab lost minimized background
Node.NOTIFICATION_APPLICATION_PAUSED: phone background minimized app
Node.NOTIFICATION_WM_CLOSE_REQUEST: closing x quit save before exit
Node.NOTIFICATION_WM_GO_BACK_REQUEST: android back button
Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT: alt tab lost pause
Node.PROCESS_MODE_ALWAYS: pause menu keep running
Node.PROCESS_MODE_DISABLED: disable stop inactive deactivate
Node.PROCESS_MODE_WHEN_PAUSED: menu only pause
Node._enter_tree: added start
Node._exit_tree: removed cleanup destroy
Node._get_configuration_warnings: yellow triangle warning editor
Node._input: key mouse event handler every
Node._physics_process: every tick update fixed movement delta
Node._process: every frame update loop delta
Node._ready: start begin initialize constructor awake
Node._unhandled_input: ui click through behind menu game only shoot
Node.add_child: spawn put insert parent attach
Node.add_to_group: tag label mark
Node.auto_translate_mode: localization don't translate
Node.child_entered_tree: added new
Node.create_tween: animate code smoothly
Node.duplicate: copy clone
Node.find_child: search name recursive deep
Node.find_children: search all type recursive every
Node.get_child: first nth index
Node.get_child_count: how many
Node.get_children: list loop all every
Node.get_index: order number sibling
Node.get_node: find reference access path
Node.get_node_or_null: find missing null safe optional
Node.get_parent: above owner access
Node.get_process_delta_time: delta frame independent
Node.get_tree: scene access null
Node.get_viewport: screen
Node.has_node: check there child
Node.is_in_group: tag check enemy player type
Node.is_node_ready: initialized check null
Node.move_child: order front back reorder index
Node.name: rename identifier
Node.owner: root scene save
Node.physics_interpolation_mode: jitter stutter smooth
Node.print_orphan_nodes: memory leak leaked
Node.print_tree: debug list hierarchy
Node.process_mode: pause disable stop always keep running inactive
Node.process_priority: order first before after execution
Node.propagate_call: children all recursive call
Node.queue_free: delete destroy remove kill die despawn safely
Node.ready: initialized loaded wait until done
Node.remove_child: detach take out without deleting
Node.reparent: move another parent pick up
Node.reset_physics_interpolation: teleport jump streak
Node.set_physics_process: disable stop turn off
Node.set_process: disable stop update turn off
Node.set_process_input: disable controls block cutscene
Node.tree_exited: removed deleted after
Node.unique_name_in_owner: percent unique access reference
Noise.get_noise_2d: terrain height map perlin generate
Object.CONNECT_DEFERRED: later idle after
Object.CONNECT_ONE_SHOT: once single only first
Object._get_property_list: inspector custom dynamic properties
Object._init: constructor create arguments
Object._set: custom property setter
Object._to_string: print custom text
Object.add_user_signal: runtime dynamic create
Object.call: function name string dynamic
Object.call_deferred: later busy setting up children end frame after idle
Object.connect: listen subscribe event handler callback
Object.disconnect: unsubscribe remove listener
Object.emit_signal: notify event fire trigger tell parent send
Object.free: delete immediately destroy memory leak
Object.get: property name string dynamic
Object.get_class: type name
Object.get_property_list: reflection all variables
Object.has_method: check function duck interface
Object.is_class: type check
Object.is_queued_for_deletion: freed about being deleted check
Object.set: property name string dynamic
Object.set_block_signals: mute temporarily stop
Object.set_deferred: later flushing queries physics disabled end frame
Object.set_meta: custom data attach extra
Object.tr: translate language localization text
PackedByteArray.compress: zip smaller gzip
PackedScene: prefab template blueprint bullet enemy tscn
PackedScene.instantiate: spawn create prefab clone bullet enemy
PackedScene.pack: save scene runtime build
RandomNumberGenerator: dice seed own separate reproducible
RandomNumberGenerator.rand_weighted: loot chance rarity probability drop
RandomNumberGenerator.seed: same reproducible world daily deterministic
Rect2.has_point: inside rectangle click within bounds
Rect2.intersects: overlap collide rectangles
Rect2.merge: combine bounds
SceneTree.auto_accept_quit: closing x prevent save before
SceneTree.call_group: all enemies every notify call
SceneTree.change_scene_to_file: level next switch menu go main
SceneTree.change_scene_to_packed: level next switch preloaded
SceneTree.create_timer: wait delay seconds sleep pause after await later
SceneTree.current_scene: level active main
SceneTree.debug_collisions_hint: show visible collision shapes hitbox debug draw runtime outlines see
SceneTree.get_first_node_in_group: tag find player
SceneTree.get_node_count_in_group: how many enemies left remaining
SceneTree.get_nodes_in_group: tag all enemies find every
SceneTree.paused: stop freeze resume menu unpause
SceneTree.physics_frame: wait next physics await
SceneTree.process_frame: wait next frame await
SceneTree.quit: exit close end leave
SceneTree.reload_current_scene: restart reset again retry level die death
SceneTree.root: global autoload singleton top keep between
SceneTreeTimer.timeout: wait delay await after seconds later
Signal: event observer custom own await listener
Signal.connect: listen subscribe event handler callback function code
Signal.disconnect: unsubscribe remove listener
Signal.emit: notify event fire trigger tell parent send data
Signal.is_connected: already twice check
String.begins_with: starts prefix
String.capitalize: title name nice
String.contains: includes check substring
String.containsn: includes case insensitive
String.format: insert variables placeholder template
String.get_slice: part token nth
String.is_valid_float: number check decimal
String.is_valid_int: number check digits only
String.join: combine list separator concatenate
String.length: how many characters
String.lpad: align padding spaces
String.num: decimals number text convert
String.pad_decimals: round decimals places format
String.pad_zeros: leading digits score 001
String.replace: change swap text
String.sha256_text: hash password checksum
String.similarity: fuzzy match close compare
String.split: separate comma words tokens
String.strip_edges: trim whitespace spaces
String.substr: part cut characters
String.to_float: number parse convert decimal
String.to_int: number parse convert integer
String.to_lower: lowercase case
String.to_upper: capital uppercase
Time.get_date_dict_from_system: today day month year
Time.get_datetime_dict_from_system: now current date hour day clock
Time.get_datetime_string_from_system: now current date clock text
Time.get_ticks_msec: elapsed stopwatch measure since start milliseconds
Time.get_ticks_usec: measure benchmark profile microseconds
Time.get_time_dict_from_system: hour minute now clock
Time.get_time_string_from_system: now clock hour text
Time.get_unix_time_from_system: now current timestamp epoch date
Timer: delay repeat every seconds cooldown countdown interval spawn clock
Timer.autostart: automatically begin
Timer.is_stopped: running active check
Timer.one_shot: once single not repeat
Timer.start: begin restart countdown
Timer.stop: cancel end abort
Timer.time_left: remaining countdown clock show
Timer.timeout: after seconds every repeat callback interval done
Timer.wait_time: seconds interval duration how long
Vector2.angle: facing heading
Vector2.angle_to: between two directions difference
Vector2.angle_to_point: aim toward rotation mouse between
Vector2.bounce: reflect ball wall pong
Vector2.clamp: keep inside screen bounds
Vector2.direction_to: toward target aim chase
Vector2.distance_squared_to: faster compare far
Vector2.distance_to: how far near range between
Vector2.dot: in front behind facing angle vision cone
Vector2.from_angle: circle around direction orbit
Vector2.lerp: smooth follow between
Vector2.limit_length: maximum speed cap clamp
Vector2.move_toward: chase constant speed follow
Vector2.normalized: diagonal faster speed direction unit length
Vector2.reflect: mirror laser
Vector2.rotated: spread shotgun turn direction
Vector2.snapped: grid align
Vector2i: grid coordinates tile integer
Vector3.angle_to: between two directions difference
Vector3.bounce: reflect ball
Vector3.cross: perpendicular right vector
Vector3.direction_to: toward target aim chase
Vector3.distance_to: how far near range between
Vector3.dot: in front behind facing angle vision cone
Vector3.length: speed magnitude how long
Vector3.lerp: smooth follow between
Vector3.limit_length: maximum speed cap
Vector3.move_toward: chase constant speed follow
Vector3.rotated: turn around axis
Vector3.slide: wall along project
`
