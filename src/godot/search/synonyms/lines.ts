/**
 * The vocabulary of game makers beside Godot's own.
 *
 * One line: a word or a phrase of at most three words (stop words left out), a
 * colon, and what the reference calls it: a word, a class, `Class.member`, or a
 * member's bare name with an underscore. A line belongs here when many different
 * questions use its left side; names that the loaded documents lack are passed over.
 */
export const vocabulary = `
# abbreviations and spellings
anim: animation tween
vec2: Vector2
vec3: Vector3
vec4: Vector4
dict: Dictionary
arr: Array
int: integer
integer: int randi_range
float: decimal
bool: boolean
boolean: bool
colour: color
grey: gray
centre: center
fps: Engine.get_frames_per_second Engine.max_fps Performance.TIME_FPS
gui: Control ui
ui: Control gui
hud: CanvasLayer Control
regex: RegEx
xml: XMLParser
png: save_png
jpg: save_jpg
mp3: AudioStreamMP3
ogg: AudioStreamOggVorbis
wav: AudioStreamWAV
fov: Camera3D.fov
ik: SkeletonIK3D
gpu: rendering
cpu: processor
rng: RandomNumberGenerator
utf8: get_string_from_utf8 to_utf8_buffer
url: uri
uri: url

# questions about doing
delete: remove erase free
remove: erase delete
destroy: queue_free free
kill: queue_free kill free
despawn: queue_free Node.queue_free
free memory: Node.queue_free Object.free
spawn: PackedScene.instantiate Node.add_child
instance: instantiate MultiMesh MultiMeshInstance3D
instantiate scene: PackedScene.instantiate
duplicate: copy
copy: duplicate
clone: duplicate copy
copy node: Node.duplicate
copy array: Array.duplicate
copy dictionary: Dictionary.duplicate
find: get search
search: find
fetch: request get
length: size
move: position translate
relocate: reparent move
insert: add
append: add push_back
attach: add_child
show: visible
hide: visible
invisible: visible
visibility: visible
visible screen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
appear: show
disappear: hide
display: show
change: set
enable: enabled
disable: disabled
disallow: disabled
turn off: disabled enabled
toggle: toggled toggle_mode
activate: enabled
check: is has
test: is has
whether: is
exist: exists has file_exists
contain: has
verify: check is
compare: equal
equal: is_equal_approx
run: process execute
execute: run call
launch: create_process execute
start: play begin begins_with
stop: end
finished: animation_finished
end: finished
wait: timer timeout SceneTree.create_timer
delay: timer SceneTree.create_timer Timer.wait_time
sleep: OS.delay_msec SceneTree.create_timer
pause: paused SceneTree.paused
resume: paused
pause game: SceneTree.paused Node.process_mode
unpause: SceneTree.paused
repeat: loop Timer.one_shot
repeatedly: Timer.timeout
every second: Timer.timeout Timer Timer.wait_time
per second: Timer
seconds: SceneTree.create_timer Timer.wait_time
every frame: Node._process Node._physics_process
each frame: Node._process Node._physics_process
fixed timestep: Node._physics_process Engine.physics_ticks_per_second
next frame: SceneTree.process_frame Object.call_deferred
end frame: Object.call_deferred Callable.call_deferred
idle: call_deferred
later: call_deferred
asynchronously: ResourceLoader.load_threaded_request
async: ResourceLoader.load_threaded_request
background: thread
background loading: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
load background: ResourceLoader.load_threaded_request
loading screen: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get
await: Signal SceneTree.create_timer
coroutine: Signal
countdown: Timer
stopwatch: Time.get_ticks_msec Timer
cooldown: Timer
elapsed: Time.get_ticks_msec
elapsed time: Time.get_ticks_msec Time.get_ticks_usec
time since start: Time.get_ticks_msec
game started: Time.get_ticks_msec Time.get_ticks_usec
timestamp: Time.get_unix_time_from_system
current time: Time.get_time_dict_from_system Time.get_time_string_from_system
date: Time.get_date_dict_from_system Time.get_datetime_dict_from_system
current date: Time.get_datetime_dict_from_system Time.get_date_string_from_system
clock: Time
delta: Node.get_process_delta_time
delta time: Node.get_process_delta_time Node._process
slow motion: Engine.time_scale
bullet time: Engine.time_scale
speed game: Engine.time_scale
fast forward: Engine.time_scale
already freed: @GlobalScope.is_instance_valid
freed object: @GlobalScope.is_instance_valid
memory leak: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
orphan: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
measure time: Time.get_ticks_usec Time.get_ticks_msec
how long takes: Time.get_ticks_usec Time.get_ticks_msec
leak: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
leaked nodes: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
never freed: Node.print_orphan_nodes
free itself: Node.queue_free
object pool: Node.remove_child Node.add_child CanvasItem.visible Node.process_mode
every few seconds: Timer Timer.wait_time
after seconds: SceneTree.create_timer
debounce: Timer.start
remove enemy: Node.queue_free
delete enemy: Node.queue_free
dies: Node.queue_free
death: Node.queue_free
when dies: Node.queue_free
remove game: Node.queue_free
cpu cores work: WorkerThreadPool.add_group_task WorkerThreadPool

# scenes, nodes, groups
level: scene
room: scene
prefab: PackedScene
gameobject: Node
entity: Node
singleton: autoload Engine.get_singleton
autoload: singleton Node.get_node SceneTree.root Engine.get_singleton
quit: SceneTree.quit
exit: SceneTree.quit quit
close game: SceneTree.quit
close request: Node.NOTIFICATION_WM_CLOSE_REQUEST
close window: Window.close_requested Node.NOTIFICATION_WM_CLOSE_REQUEST
restart: SceneTree.reload_current_scene
reload: SceneTree.reload_current_scene
switch scene: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
switch level: SceneTree.change_scene_to_file
change level: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
change scene: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
another level: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
next level: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
go scene: SceneTree.change_scene_to_file
load scene: PackedScene.instantiate ResourceLoader.load
add scene: PackedScene.instantiate Node.add_child
add child: Node.add_child
another parent: Node.reparent
different parent: Node.reparent
change parent: Node.reparent
find node: Node.find_child Node.get_node
node name: Node.find_child Node.get_node Node.name
children: get_children get_child
all children: Node.get_children
all nodes group: SceneTree.get_nodes_in_group
nodes group: SceneTree.get_nodes_in_group
group: Node.add_to_group
tag: group
root: SceneTree.root
initialization: Node._ready Object._init
constructor: _init
enters tree: Node._enter_tree Node.tree_entered
unique name: Node.unique_name_in_owner
process order: Node.process_priority
metadata: Object.set_meta Object.get_meta
valid: @GlobalScope.is_instance_valid
still valid: @GlobalScope.is_instance_valid
freed: @GlobalScope.is_instance_valid
null: is_null
type variable: @GlobalScope.typeof
data type: @GlobalScope.typeof
type object: Object.get_class Object.is_class
class name: Object.get_class
inheritance: Object.is_class ClassDB.is_parent_class
across scenes: SceneTree.root
sibling: Node.get_parent Node.get_index
reorder nodes: Node.move_child
reorder children: Node.move_child
node exists: Node.has_node Node.get_node_or_null
child exists: Node.has_node Node.get_node_or_null
scene file: PackedScene Node.scene_file_path
attach script: Object.set_script
list properties: Object.get_property_list
list methods: Object.get_method_list
instanceof: @GDScript.is_instance_of
custom resource: Resource
deep copy: Dictionary.duplicate_deep Array.duplicate_deep Resource.duplicate_deep Resource.duplicate
shared resource: Resource.resource_local_to_scene Resource.duplicate
unique resource: Resource.resource_local_to_scene Resource.duplicate
configuration warning: Node._get_configuration_warnings
closest: distance_to distance_squared_to
nearest enemy: SceneTree.get_nodes_in_group Vector2.distance_squared_to Vector2.distance_to
closest enemy: SceneTree.get_nodes_in_group Vector2.distance_squared_to Vector2.distance_to
closest node: SceneTree.get_nodes_in_group Vector2.distance_squared_to
resource changes all: Resource.resource_local_to_scene Resource.duplicate
own copy: Resource.resource_local_to_scene Resource.duplicate
keep children paused: Node.process_mode
works while paused: Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
run while paused: Node.process_mode Node.PROCESS_MODE_ALWAYS
before children: Node.process_priority
load on demand: ResourceLoader.load_threaded_request
placeholder scene: InstancePlaceholder
wait child ready: Node.ready
node added: SceneTree.node_added Node.child_entered_tree
is inside tree: Node.is_inside_tree
every enemy: SceneTree.get_nodes_in_group Node.add_to_group
all enemies: SceneTree.get_nodes_in_group Node.add_to_group
list enemies: SceneTree.get_nodes_in_group
count nodes: Node.get_child_count SceneTree.get_node_count
count enemies: SceneTree.get_nodes_in_group SceneTree.get_node_count_in_group
spawn enemy: PackedScene.instantiate Node.add_child
spawn bullet: PackedScene.instantiate Node.add_child
shoot bullet: PackedScene.instantiate Node.add_child
fire bullet: PackedScene.instantiate Node.add_child
shoot projectile: PackedScene.instantiate Node.add_child
share data: SceneTree.root Mutex
between scenes: SceneTree.root SceneTree.change_scene_to_packed
main menu: SceneTree.change_scene_to_file
game over: SceneTree.change_scene_to_file SceneTree.reload_current_scene
restart level: SceneTree.reload_current_scene
load big scene: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status

# signals and calls
event: signal
callback: Callable signal
listener: Object.connect Signal.connect
subscribe: Object.connect Signal.connect
connect signal: Signal.connect Object.connect
disconnect signal: Signal.disconnect Object.disconnect
trigger: emit
fire: emit GPUParticles3D GPUParticles2D
emit signal: Signal.emit Object.emit_signal
emit custom: Signal.emit Object.emit_signal Object.add_user_signal
custom signal: Object.add_user_signal Signal.emit
lambda: Callable
function reference: Callable
bind arguments: Callable.bind
call by name: Object.call
invoke: call
already connected: Object.is_connected Signal.is_connected
signal connected: Object.is_connected Signal.is_connected
connect once: Object.CONNECT_ONE_SHOT Object.connect
signal once: Object.CONNECT_ONE_SHOT
deferred: Object.call_deferred Object.set_deferred
main thread: Object.call_deferred
extra arguments: Callable.bind
pass argument: Callable.bind
arguments signal: Callable.bind
call after: SceneTree.create_timer Object.call_deferred
function by name: Object.call Callable
check method: Object.has_method
has method: Object.has_method

# input
keyboard: InputEventKey Input.is_key_pressed
key: InputEventKey
key pressed: Input.is_key_pressed Input.is_action_pressed InputEventKey
held: is_action_pressed
hold: is_action_pressed
held down: Input.is_action_pressed
spacebar: KEY_SPACE
space bar: KEY_SPACE
space key: KEY_SPACE
enter key: KEY_ENTER
return key: KEY_ENTER
escape key: KEY_ESCAPE
esc key: KEY_ESCAPE
esc: KEY_ESCAPE
shift key: KEY_SHIFT
control key: KEY_CTRL
ctrl: KEY_CTRL
alt key: KEY_ALT
arrow key: KEY_LEFT KEY_RIGHT KEY_UP KEY_DOWN Input.get_vector Input.get_axis
backspace key: KEY_BACKSPACE
tab key: KEY_TAB
delete key: KEY_DELETE
keycode: KEY_NONE InputEventKey.keycode
left click: MOUSE_BUTTON_LEFT
left mouse button: MOUSE_BUTTON_LEFT
right click: MOUSE_BUTTON_RIGHT PopupMenu InputEventMouseButton @GlobalScope.MOUSE_BUTTON_RIGHT
right mouse button: MOUSE_BUTTON_RIGHT
middle mouse: MOUSE_BUTTON_MIDDLE
mouse wheel: MOUSE_BUTTON_WHEEL_UP MOUSE_BUTTON_WHEEL_DOWN
scroll wheel: MOUSE_BUTTON_WHEEL_UP MOUSE_BUTTON_WHEEL_DOWN
double click: InputEventMouseButton.double_click
mouse click: InputEventMouseButton CollisionObject2D.input_event
click: InputEventMouseButton pressed CollisionObject2D.input_event
clickable: disabled input_pickable
mouse: cursor
cursor: mouse
mouse position: CanvasItem.get_global_mouse_position Viewport.get_mouse_position
mouse cursor: Input.mouse_mode Input.set_custom_mouse_cursor
mouse world: CanvasItem.get_global_mouse_position
hide mouse: Input.mouse_mode Input.MOUSE_MODE_HIDDEN
hide cursor: Input.mouse_mode Input.MOUSE_MODE_HIDDEN
capture mouse: Input.MOUSE_MODE_CAPTURED Input.mouse_mode
lock mouse: Input.MOUSE_MODE_CAPTURED Input.mouse_mode
lock cursor: Input.MOUSE_MODE_CAPTURED Input.mouse_mode
cursor image: Input.set_custom_mouse_cursor
cursor shape: Control.mouse_default_cursor_shape Input.set_default_cursor_shape
mouse speed: Input.get_last_mouse_velocity
mouse movement: InputEventMouseMotion InputEventMouseMotion.relative
mouse look: InputEventMouseMotion InputEventMouseMotion.relative Input.MOUSE_MODE_CAPTURED
hover: mouse_entered
mouse over: mouse_entered Control.mouse_entered CollisionObject2D.mouse_entered CollisionObject3D.mouse_entered
mouse hover: mouse_entered Control.mouse_entered
gamepad: joypad joy
controller: joypad joy
joystick: joypad joy
joypad: joy
thumbstick: Input.get_joy_axis
analog stick: Input.get_joy_axis Input.get_vector
axis value: Input.get_joy_axis Input.get_axis
connected controllers: Input.get_connected_joypads
vibrate: Input.start_joy_vibration Input.vibrate_handheld
rumble: Input.start_joy_vibration
haptic: Input.vibrate_handheld Input.start_joy_vibration
touch: InputEventScreenTouch Area2D.body_entered Area2D.area_entered
touchscreen: InputEventScreenTouch DisplayServer.is_touchscreen_available
swipe: InputEventScreenDrag
drag: InputEventScreenDrag
pinch: InputEventMagnifyGesture
gesture: InputEventGesture
movement input: Input.get_vector
direction input: Input.get_vector Input.get_axis
wasd: Input.get_vector Input.get_axis
player input: Node._input Input
handle input: Node._input Node._unhandled_input
input action: InputMap InputEventAction InputMap.get_actions
remap: InputMap.action_add_event InputMap.action_erase_events
rebind: InputMap.action_add_event InputMap.action_erase_events
key binding: InputMap.action_add_event InputMap
keybind: InputMap.action_add_event InputMap
shortcut: Shortcut
accelerometer: Input.get_accelerometer
gyroscope: Input.get_gyroscope
compass: Input.get_magnetometer
virtual keyboard: DisplayServer.virtual_keyboard_show
drag drop: Control._get_drag_data Control._can_drop_data Control._drop_data
dropped files: Window.files_dropped
clipboard: DisplayServer.clipboard_set DisplayServer.clipboard_get
copy clipboard: DisplayServer.clipboard_set
copy text: DisplayServer.clipboard_set
paste: DisplayServer.clipboard_get
paste clipboard: DisplayServer.clipboard_get
any key: Input.is_anything_pressed InputEventKey
just pressed: Input.is_action_just_pressed
just released: Input.is_action_just_released
deadzone: InputMap.action_set_deadzone Input.get_vector
consume input: Viewport.set_input_as_handled Control.accept_event
stop input: Viewport.set_input_as_handled Node.set_process_input
input handled: Viewport.set_input_as_handled
unhandled input: Node._unhandled_input
simulate input: Input.parse_input_event Input.action_press
fake input: Input.parse_input_event Input.action_press
multi touch: InputEventScreenTouch.index
click object: CollisionObject2D.input_event CollisionObject3D.input_event
click 3d: CollisionObject3D.input_event Camera3D.project_ray_origin
click sprite: CollisionObject2D.input_event
click body: CollisionObject2D.input_event CollisionObject3D.input_event
pick object: CollisionObject3D.input_event Camera3D.project_ray_origin
mouse ray: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
drag item: Control._get_drag_data Control._can_drop_data Control._drop_data
drag control: Control._get_drag_data Control._can_drop_data Control._drop_data
inventory slot: Control._get_drag_data Control._can_drop_data Control._drop_data
uses gamepad: InputEventJoypadButton InputEventJoypadMotion Input.get_connected_joypads
gamepad or keyboard: InputEventJoypadButton InputEventJoypadMotion InputEventKey
gamepad connected: Input.joy_connection_changed Input.get_connected_joypads
controller connected: Input.joy_connection_changed Input.get_connected_joypads
key name: InputEvent.as_text OS.get_keycode_string
name of key: InputEvent.as_text OS.get_keycode_string
click from reaching: Control.mouse_filter Viewport.set_input_as_handled
click behind: Control.mouse_filter Viewport.set_input_as_handled
input behind: Control.mouse_filter Viewport.set_input_as_handled
clicks ui: Control.mouse_filter Node._unhandled_input
object mouse: Camera3D.project_ray_origin CollisionObject3D.input_event
mouse stuck: Input.warp_mouse Input.mouse_mode
center mouse: Input.warp_mouse
modifier: InputEventWithModifiers
key repeat: InputEventKey.echo
move keyboard: Input.get_axis Input.get_vector Input.is_action_pressed
left right keyboard: Input.get_axis
move left right: Input.get_axis Input.get_vector
arrow keys move: Input.get_vector Input.get_axis
lock hide mouse: Input.mouse_mode Input.MOUSE_MODE_CAPTURED
first person look: Input.mouse_mode InputEventMouseMotion.relative
rotate camera mouse: InputEventMouseMotion.relative
ray camera: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
ray from camera: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
shoot ray: PhysicsDirectSpaceState3D.intersect_ray Camera3D.project_ray_origin RayCast3D
zoom wheel: Camera2D.zoom MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
zoom scroll: Camera2D.zoom MOUSE_BUTTON_WHEEL_UP
clicks pass: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
click pass through: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
pass through panel: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
buttons behind: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
blocks mouse: Control.mouse_filter Control.MOUSE_FILTER_IGNORE

# window, screen, platform
fullscreen: Window.mode DisplayServer.window_set_mode Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
full screen: Window.mode DisplayServer.window_set_mode Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
windowed: DisplayServer.WINDOW_MODE_WINDOWED Window.MODE_WINDOWED
borderless: Window.borderless
minimize: Window.MODE_MINIMIZED DisplayServer.WINDOW_MODE_MINIMIZED
maximize: Window.MODE_MAXIMIZED DisplayServer.WINDOW_MODE_MAXIMIZED
window title: Window.title DisplayServer.window_set_title
window size: Window.size DisplayServer.window_set_size DisplayServer.window_get_size
resize window: Window.size DisplayServer.window_set_size
resize game window: Window.size DisplayServer.window_set_size
window position: Window.position DisplayServer.window_set_position
transparent window: Window.transparent
always top: Window.always_on_top
resolution: size DisplayServer.screen_get_size
screen size: DisplayServer.screen_get_size Viewport.get_visible_rect CanvasItem.get_viewport_rect
size screen: DisplayServer.screen_get_size Viewport.get_visible_rect CanvasItem.get_viewport_rect
monitor: screen DisplayServer.get_screen_count
dpi: DisplayServer.screen_get_dpi
dpi scale: DisplayServer.screen_get_scale DisplayServer.screen_get_dpi
vsync: DisplayServer.window_set_vsync_mode
vertical sync: DisplayServer.window_set_vsync_mode
frame rate: fps Engine.max_fps Engine.get_frames_per_second
framerate: fps Engine.max_fps Engine.get_frames_per_second
limit frame rate: Engine.max_fps
limit fps: Engine.max_fps
frames second: Engine.get_frames_per_second Engine.max_fps Performance.TIME_FPS
screenshot: Viewport.get_texture Texture2D.get_image Image.save_png ViewportTexture
screen capture: Viewport.get_texture Texture2D.get_image
splitscreen: SubViewport SubViewportContainer
split screen: SubViewport SubViewportContainer Viewport.world_2d
minimap: SubViewport SubViewportContainer ViewportTexture
render texture: SubViewport ViewportTexture Viewport.get_texture
operating system: OS.get_name OS.has_feature OS
platform: OS.get_name OS.has_feature CharacterBody2D CharacterBody2D.is_on_floor
web browser: OS.shell_open
browser: OS.shell_open
open url: OS.shell_open
open link: OS.shell_open
website: OS.shell_open
external program: OS.execute OS.create_process
external process: OS.create_process OS.execute
shell command: OS.execute
command line: OS.get_cmdline_args OS.execute
command line arguments: OS.get_cmdline_args OS.get_cmdline_user_args
environment variable: OS.get_environment OS.set_environment
device id: OS.get_unique_id
device identifier: OS.get_unique_id
device: OS.get_model_name
feature tag: OS.has_feature
mobile: android ios
phone: handheld mobile
android: OS.get_name
battery: OS.get_power_state
memory usage: OS.get_static_memory_usage Performance.MEMORY_STATIC Performance
cpu cores: OS.get_processor_count
permission: OS.request_permission OS.request_permissions
javascript: JavaScriptBridge
crash: OS.crash
alert: OS.alert
message box: OS.alert AcceptDialog
text speech: DisplayServer.tts_speak
notification: Object._notification
app focus: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT
version: Engine.get_version_info
performance: Performance.get_monitor
profiler: Performance EngineProfiler EngineDebugger Performance.get_monitor Time.get_ticks_usec
benchmark: Time.get_ticks_usec
second window: Window
multiple windows: Window Viewport.gui_embed_subwindows
stretch mode: Window.content_scale_mode Window.content_scale_aspect
no stretching: Window.content_scale_aspect Window.content_scale_mode
aspect ratio: Window.content_scale_aspect Window.content_scale_mode AspectRatioContainer
black bars: Window.content_scale_aspect
letterbox: Window.content_scale_aspect
notch: DisplayServer.get_display_safe_area
safe area: DisplayServer.get_display_safe_area
screen orientation: DisplayServer.screen_set_orientation
landscape: DisplayServer.screen_set_orientation
keep screen on: DisplayServer.screen_set_keep_on
game icon: DisplayServer.set_icon

# files and data
save: store FileAccess
save game: FileAccess FileAccess.store_var ConfigFile ResourceSaver.save
savegame: FileAccess FileAccess.store_var
save data: FileAccess.store_string FileAccess.store_var JSON.stringify
save file: FileAccess.open FileAccess.store_string
save settings: ConfigFile ConfigFile.save
save progress: FileAccess ConfigFile
store settings: ConfigFile ConfigFile.set_value
load game: FileAccess FileAccess.get_var
settings: ConfigFile
preferences: ConfigFile
ini: ConfigFile
config: ConfigFile
serialize: var_to_str var_to_bytes JSON.stringify FileAccess.store_var
deserialize: str_to_var bytes_to_var JSON.parse_string
json: JSON JSON.stringify JSON.parse_string
json file: JSON.stringify FileAccess JSON.parse_string
parse json: JSON.parse_string JSON.parse
csv: FileAccess.get_csv_line
write file: FileAccess.store_string FileAccess.open FileAccess
read file: FileAccess.get_as_text FileAccess.open FileAccess
text file: FileAccess FileAccess.get_as_text FileAccess.store_string FileAccess.open
line line: FileAccess.get_line FileAccess.eof_reached
open file: FileAccess.open
file: FileAccess
folder: directory DirAccess
directory: DirAccess
list files: DirAccess.get_files DirAccess.get_files_at
files folder: DirAccess.get_files DirAccess.get_files_at
files directory: DirAccess.get_files DirAccess.get_files_at
create folder: DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_absolute
create directory: DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_recursive_absolute
delete file: DirAccess.remove DirAccess.remove_absolute
remove file: DirAccess.remove DirAccess.remove_absolute
rename file: DirAccess.rename
copy file: DirAccess.copy DirAccess.copy_absolute
file exists: FileAccess.file_exists DirAccess.file_exists
file size: FileAccess.get_length FileAccess.get_size
file extension: String.get_extension
file name path: String.get_file String.get_basename
user directory: OS.get_user_data_dir
user folder: OS.get_user_data_dir
absolute path: ProjectSettings.globalize_path
encrypt: encrypted FileAccess.open_encrypted_with_pass AESContext Crypto
decrypt: AESContext Crypto
encrypt save: FileAccess.open_encrypted_with_pass FileAccess.open_encrypted
hash: HashingContext String.sha256_text
checksum: FileAccess.get_sha256 FileAccess.get_md5
password: LineEdit.secret String.sha256_text
compress: compressed PackedByteArray.compress
zip: ZIPReader ZIPPacker
base64: Marshalls
binary: PackedByteArray
bytes: PackedByteArray
buffer: PackedByteArray
choose file: FileDialog DisplayServer.file_dialog_show
pick file: FileDialog DisplayServer.file_dialog_show
select file: FileDialog
file picker: FileDialog
file dialog: FileDialog DisplayServer.file_dialog_show
file chooser: FileDialog
native dialog: DisplayServer.file_dialog_show DisplayServer.dialog_show
asset: resource
load resource: ResourceLoader.load @GDScript.load @GDScript.preload
load image: Image.load_from_file Image.load
image disk: Image.load_from_file Image.load Image.save_png ImageTexture.create_from_image
image: Image Texture2D
save image: Image.save_png
picture: Image TextureRect
pixel: get_pixel CanvasItem.texture_filter
pixel color: Image.get_pixel Image.get_pixelv
save resource: ResourceSaver.save
texture from image: ImageTexture.create_from_image
mod: ProjectSettings.load_resource_pack
dlc: ProjectSettings.load_resource_pack
pck: ProjectSettings.load_resource_pack
project setting: ProjectSettings.get_setting ProjectSettings.set_setting
append file: FileAccess.seek_end FileAccess.open
modified time: FileAccess.get_modified_time
resource path: Resource.resource_path
preload: @GDScript.preload
save array: FileAccess.store_var FileAccess.get_var
save dictionary: FileAccess.store_var JSON.stringify
store variable: FileAccess.store_var
read json: JSON.parse_string
json vector: @GlobalScope.var_to_str JSON.from_native
parse reply: JSON.parse_string
progress disk: FileAccess.store_var FileAccess.open ConfigFile.save
game progress: FileAccess.store_var FileAccess.open ConfigFile.save
high score: FileAccess.store_var ConfigFile.set_value
remember settings: ConfigFile.set_value ConfigFile.save

# network
internet: HTTPRequest
download: HTTPRequest HTTPRequest.request HTTPRequest.download_file
upload: HTTPRequest.request
http: HTTPRequest
http request: HTTPRequest HTTPRequest.request
web request: HTTPRequest HTTPRequest.request
rest api: HTTPRequest
web page: HTTPRequest
webpage: HTTPRequest
websocket: WebSocketPeer WebSocketMultiplayerPeer
web socket: WebSocketPeer
socket: StreamPeerTCP PacketPeerUDP WebSocketPeer
tcp: StreamPeerTCP TCPServer
udp: PacketPeerUDP UDPServer
network: multiplayer
online: multiplayer
multiplayer server: ENetMultiplayerPeer.create_server ENetMultiplayerPeer
multiplayer client: ENetMultiplayerPeer.create_client
host game: ENetMultiplayerPeer.create_server
create server: ENetMultiplayerPeer.create_server
join game: ENetMultiplayerPeer.create_client
join server: ENetMultiplayerPeer.create_client
connect server: ENetMultiplayerPeer.create_client
dedicated server: ENetMultiplayerPeer.create_server
another peer: Node.rpc Node.rpc_id @GDScript.@rpc
remote procedure call: Node.rpc @GDScript.@rpc
remote call: Node.rpc @GDScript.@rpc
over network: Node.rpc @GDScript.@rpc
function network: Node.rpc @GDScript.@rpc
authority: Node.set_multiplayer_authority Node.is_multiplayer_authority
sync: synchronize MultiplayerSynchronizer
synchronize: MultiplayerSynchronizer
replicate: MultiplayerSynchronizer MultiplayerSpawner
player connected: MultiplayerAPI.peer_connected
peer id: MultiplayerAPI.get_unique_id
ping: ENetPacketPeer
ip address: IP.get_local_addresses IP.resolve_hostname
hostname: IP.resolve_hostname
port forwarding: UPNP
lan: PacketPeerUDP.set_broadcast_enabled
broadcast: PacketPeerUDP.set_broadcast_enabled
kick: MultiplayerPeer.disconnect_peer
player disconnected: MultiplayerAPI.peer_disconnected
ssl: TLSOptions
certificate: TLSOptions X509Certificate
url encode: String.uri_encode
query string: HTTPClient.query_string_from_dict
status code: HTTPRequest.request_completed
post request: HTTPRequest.request HTTPClient.METHOD_POST
post json: HTTPRequest.request JSON.stringify HTTPRequest.request_completed HTTPClient.METHOD_POST
http header: HTTPRequest.request
spawn over network: MultiplayerSpawner
spawn players: MultiplayerSpawner
sync position: MultiplayerSynchronizer SceneReplicationConfig
sync player: MultiplayerSynchronizer Node.set_multiplayer_authority SceneReplicationConfig
sync property: MultiplayerSynchronizer SceneReplicationConfig
who owns: Node.set_multiplayer_authority Node.is_multiplayer_authority
only server: MultiplayerAPI.is_server
appear peers: MultiplayerSpawner MultiplayerSpawner.spawn
spawned peers: MultiplayerSpawner MultiplayerSpawner.spawn
owning client: Node.set_multiplayer_authority Node.is_multiplayer_authority
own character multiplayer: Node.set_multiplayer_authority Node.is_multiplayer_authority
control own: Node.is_multiplayer_authority
hide players: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
only some players: MultiplayerSynchronizer.set_visibility_for
network visibility: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.public_visibility

# movement and physics
character: CharacterBody2D CharacterBody3D
walk: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
jump: CharacterBody2D.velocity CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
move character: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
character move: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
move player: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
collide walls: CharacterBody2D.move_and_slide PhysicsBody2D.move_and_collide
ground: floor CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
on ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
standing: floor
wall: is_on_wall
touching wall: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
ceiling: is_on_ceiling
slope: floor_max_angle
steep: floor_max_angle
stairs: floor_snap_length
speed: velocity
velocity: speed
hit: collide collider
collide: collision collider body_entered
collision: collide
overlap: body_entered get_overlapping_bodies
hitbox: Area2D Area3D CollisionShape2D
hurtbox: Area2D Area3D
trigger zone: Area2D Area3D Area2D.body_entered
enters area: Area2D.body_entered Area3D.body_entered
leaves area: Area2D.body_exited Area3D.body_exited
inside area: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies Area2D.overlaps_body
detect collision: Area2D.body_entered PhysicsBody2D.move_and_collide CharacterBody2D.get_slide_collision
what collided: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
pickup: Area2D.body_entered
gravity: gravity_scale
gravity world: ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity
change gravity: ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity RigidBody2D.gravity_scale
push: apply_impulse apply_force
knockback: RigidBody2D.apply_impulse CharacterBody2D.velocity
throw: RigidBody2D.apply_impulse RigidBody3D.apply_impulse
force: apply_force
apply force: RigidBody2D.apply_force RigidBody3D.apply_force RigidBody2D.apply_central_force RigidBody3D.apply_central_force
explosion: RigidBody3D.apply_impulse GPUParticles2D
bouncy: PhysicsMaterial.bounce Tween.TRANS_BOUNCE Tween.TRANS_ELASTIC Tween.TRANS_SPRING
bounce wall: Vector2.bounce Vector3.bounce KinematicCollision2D.get_normal
raycast: RayCast2D RayCast3D
cast ray: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D PhysicsRayQueryParameters3D RayCast2D RayCast3D
ray code: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
ray: RayCast2D RayCast3D intersect_ray
raycast hit: RayCast2D.get_collider RayCast3D.get_collider RayCast2D.is_colliding RayCast3D.is_colliding
line sight: RayCast2D RayCast3D PhysicsDirectSpaceState2D.intersect_ray
joint: PinJoint2D Joint2D Joint3D
rope: PinJoint2D Line2D
hinge: HingeJoint3D
spring: DampedSpringJoint2D
car: VehicleBody3D
vehicle: VehicleBody3D
ragdoll: PhysicalBone3D PhysicalBoneSimulator3D PhysicalBoneSimulator3D.physical_bones_start_simulation
soft body: SoftBody3D
cloth: SoftBody3D
one way platform: CollisionShape2D.one_way_collision
one way: one_way_collision
moving platform: AnimatableBody2D AnimatableBody3D
conveyor: constant_linear_velocity
collision layer: collision_layer set_collision_layer_value
collision mask: collision_mask set_collision_mask_value
collision layer mask: CollisionObject2D.collision_layer CollisionObject2D.collision_mask CollisionObject3D.collision_layer CollisionObject3D.collision_mask
ignore collision: PhysicsBody2D.add_collision_exception_with PhysicsBody3D.add_collision_exception_with
disable collision: CollisionShape2D.disabled CollisionShape3D.disabled
collision shape: CollisionShape2D CollisionShape3D
physics step: Engine.physics_ticks_per_second
tick rate: Engine.physics_ticks_per_second
friction: PhysicsMaterial.friction
slippery: PhysicsMaterial.friction
damping: RigidBody2D.linear_damp RigidBody3D.linear_damp
freeze body: RigidBody2D.freeze RigidBody3D.freeze
teleport: Node2D.global_position Node3D.global_position
teleport body: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
shape cast: ShapeCast2D ShapeCast3D PhysicsDirectSpaceState3D.intersect_shape
sphere cast: ShapeCast3D PhysicsDirectSpaceState3D.intersect_shape
snap floor: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
stick floor: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
turn off collision: CollisionShape2D.disabled CollisionShape3D.disabled
drop through: PhysicsBody2D.add_collision_exception_with CollisionObject2D.set_collision_mask_value
number of collisions: CharacterBody2D.get_slide_collision_count
mass: RigidBody2D.mass RigidBody3D.mass
torque: RigidBody2D.apply_torque RigidBody3D.apply_torque
jump through platform: CollisionShape2D.one_way_collision
through platform: CollisionShape2D.one_way_collision CollisionPolygon2D.one_way_collision
platform from below: CollisionShape2D.one_way_collision
through walls: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
through thin: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
tunneling: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
fast bullet: RigidBody2D.continuous_cd RigidBody3D.continuous_cd RayCast2D
bumped into: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
ran into: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
hit what: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
raycast code: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray PhysicsRayQueryParameters2D.create
raycast without node: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray
bodies inside: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies PhysicsDirectSpaceState3D.intersect_shape
inside radius: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState3D.intersect_shape Area2D.get_overlapping_bodies
explosion radius: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState3D.intersect_shape Area2D.get_overlapping_bodies
within range: Area2D.get_overlapping_bodies Vector2.distance_to
point query: PhysicsDirectSpaceState2D.intersect_point
curve constant speed: PathFollow2D.progress PathFollow3D.progress
platform along: PathFollow2D.progress AnimatableBody2D
jitter: Node.physics_interpolation_mode
physics interpolation: Node.physics_interpolation_mode
center of mass: RigidBody3D.center_of_mass RigidBody2D.center_of_mass
lock rotation: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
stop rotating: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
lock axis: PhysicsBody3D.set_axis_lock
stop sliding: CharacterBody2D.floor_stop_on_slope
contact: RigidBody2D.contact_monitor RigidBody2D.body_entered
rigid body collision: RigidBody2D.contact_monitor RigidBody2D.body_entered RigidBody3D.body_entered
wind: Area3D.wind_force_magnitude
player walks: Area2D.body_entered Area3D.body_entered CharacterBody2D.move_and_slide
walks into: Area2D.body_entered Area3D.body_entered
enters zone: Area2D.body_entered Area3D.body_entered
zone: Area2D Area3D body_entered
collect coin: Area2D.body_entered Node.queue_free
take damage: Area2D.area_entered Area2D.body_entered
touch enemy: Area2D.body_entered CharacterBody2D.get_slide_collision
drop down platform: CollisionObject2D.set_collision_mask_value CollisionShape2D.one_way_collision
drop platform: CollisionObject2D.set_collision_mask_value CollisionShape2D.one_way_collision
not reporting: RigidBody2D.contact_monitor RigidBody3D.contact_monitor RigidBody3D.max_contacts_reported
rigidbody hit: RigidBody2D.contact_monitor RigidBody3D.contact_monitor RigidBody3D.max_contacts_reported RigidBody3D.body_entered
rigidbody: RigidBody2D RigidBody3D
body entered rigid: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
within radius: PhysicsDirectSpaceState3D.intersect_shape PhysicsDirectSpaceState2D.intersect_shape PhysicsShapeQueryParameters3D
bodies radius: PhysicsDirectSpaceState3D.intersect_shape PhysicsDirectSpaceState2D.intersect_shape PhysicsShapeQueryParameters3D
double jump: CharacterBody2D.is_on_floor CharacterBody2D.velocity
fall: CharacterBody2D.velocity CharacterBody2D.is_on_floor
dash: CharacterBody2D.velocity CharacterBody2D.move_and_slide
shoot: PackedScene.instantiate

# paths, aims, maths
pathfinding: NavigationAgent2D NavigationAgent3D AStar2D AStarGrid2D NavigationAgent2D.get_next_path_position NavigationAgent2D.target_position
path finding: NavigationAgent2D NavigationAgent3D AStar2D AStarGrid2D
find path: NavigationAgent2D NavigationAgent3D AStarGrid2D AStar2D NavigationAgent2D.get_next_path_position
shortest path: AStar2D AStar3D AStarGrid2D NavigationServer2D.map_get_path NavigationServer3D.map_get_path
obstacle: NavigationObstacle2D NavigationObstacle3D NavigationAgent2D NavigationAgent3D
avoid: avoidance
avoid obstacles: NavigationAgent2D NavigationAgent3D
navmesh: NavigationMesh NavigationRegion3D NavigationPolygon
navigation mesh: NavigationMesh NavigationRegion3D
ai: NavigationAgent2D
chase: NavigationAgent2D Vector2.direction_to Vector2.move_toward
follow: target
follow player: NavigationAgent2D
follow path: PathFollow2D PathFollow3D Path2D PathFollow2D.progress
along path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
along curve: PathFollow2D Curve2D.sample_baked Curve3D.sample_baked
a star: AStar2D AStar3D AStarGrid2D
grid path: AStarGrid2D
bezier: Curve2D Vector2.bezier_interpolate
face: look_at
aim: look_at
point at: look_at
faces point: Node2D.look_at Node3D.look_at
look toward: Node2D.look_at Node3D.look_at
turn toward: Node2D.look_at Node3D.look_at @GlobalScope.rotate_toward
turn: rotate
spin: rotate rotation
orientation: rotation basis
heading: rotation
angle: rotation
rotate y axis: Node3D.rotate_y
rotate x axis: Node3D.rotate_x
rotate z axis: Node3D.rotate_z
stretch: scale
mirror: flip_h scale
mirror reflection: ReflectionProbe SubViewport Environment.ssr_enabled
flip: flip_h flip_v
flip horizontally: flip_h
flip vertically: flip_v
distance: distance_to
distance between: Vector2.distance_to Vector3.distance_to
distance points: Vector2.distance_to Vector3.distance_to
direction: direction_to
direction node: Vector2.direction_to Vector3.direction_to
angle between: Vector2.angle_to Vector3.angle_to
angle vectors: Vector2.angle_to Vector3.angle_to
vector length one: Vector2.normalized Vector3.normalized
unit vector: normalized
normalize: normalized
magnitude: length
vector length: Vector2.length Vector3.length
interpolation: lerp
linear interpolation: @GlobalScope.lerp @GlobalScope.lerpf Vector2.lerp Vector3.lerp
ease: smoothstep Tween.set_ease Tween.set_trans
degrees: deg_to_rad rotation_degrees
radians: deg_to_rad rad_to_deg
degrees radians: @GlobalScope.deg_to_rad
radians degrees: @GlobalScope.rad_to_deg
convert degrees: @GlobalScope.deg_to_rad
clamp: clampf clampi
restrict: clamp limit
min max: @GlobalScope.clamp
minimum: min mini minf
maximum: max maxi maxf
absolute value: @GlobalScope.abs
square root: @GlobalScope.sqrt
power: pow
exponent: @GlobalScope.pow
modulo: fmod posmod @GlobalScope.posmod @GlobalScope.fmod @GlobalScope.fposmod
remainder: fmod posmod
wrap: wrapf wrapi
round number: @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
nearest integer: @GlobalScope.round @GlobalScope.roundi
truncate: floor
snap grid: Vector2.snapped @GlobalScope.snapped
snap: snapped
map range: @GlobalScope.remap @GlobalScope.inverse_lerp
random: rand randi_range randf_range shuffle
random number: @GlobalScope.randi_range @GlobalScope.randf_range @GlobalScope.randi @GlobalScope.randf RandomNumberGenerator
random integer: @GlobalScope.randi_range @GlobalScope.randi RandomNumberGenerator.randi_range
number integers: @GlobalScope.randi_range RandomNumberGenerator.randi_range
random float: @GlobalScope.randf_range @GlobalScope.randf
random element: Array.pick_random
random item: Array.pick_random
random seed: @GlobalScope.seed RandomNumberGenerator.seed
weighted random: RandomNumberGenerator.rand_weighted
dice: @GlobalScope.randi_range
noise: FastNoiseLite Noise
perlin: FastNoiseLite
simplex: FastNoiseLite
procedural noise: FastNoiseLite NoiseTexture2D
procedural: FastNoiseLite SurfaceTool
line intersection: Geometry2D.line_intersects_line Geometry2D.segment_intersects_segment
polygon point: Geometry2D.is_point_in_polygon
local global: to_global
local coordinates: to_local to_global
global coordinates: to_global to_local
coordinates global: to_global
world coordinates: to_global
screen world: Camera3D.project_position Camera3D.project_ray_origin
screen position world: Camera3D.project_position Camera3D.project_ray_origin
screen 3d: Camera3D.project_position Camera3D.project_ray_origin
world screen: Camera3D.unproject_position
3d screen: Camera3D.unproject_position
rotate smoothly: @GlobalScope.lerp_angle @GlobalScope.rotate_toward
smooth rotation: @GlobalScope.lerp_angle @GlobalScope.rotate_toward
turn smoothly: @GlobalScope.lerp_angle @GlobalScope.rotate_toward Quaternion.slerp
rotate towards: @GlobalScope.rotate_toward @GlobalScope.lerp_angle Node3D.look_at Node2D.look_at
movement direction: Node3D.look_at Vector2.angle
decimal places: @GlobalScope.snapped String.pad_decimals String.num
two decimals: @GlobalScope.snapped String.pad_decimals String.num
float equal: @GlobalScope.is_equal_approx
compare floats: @GlobalScope.is_equal_approx
perpendicular: Vector2.orthogonal
random direction: Vector2.from_angle Vector2.rotated @GlobalScope.randf_range
random color: Color.from_hsv @GlobalScope.randf
hsv: Color.from_hsv
point inside: Rect2.has_point Geometry2D.is_point_in_polygon
overlapping rectangles: Rect2.intersects
bounding box: AABB Rect2 Mesh.get_aabb VisualInstance3D.get_aabb
bitmask: @GDScript.@export_flags
shortest way: @GlobalScope.rotate_toward @GlobalScope.angle_difference @GlobalScope.lerp_angle
turns gradually: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
gradually rotate: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
angle difference: @GlobalScope.angle_difference
rebake: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
bake navmesh: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
update navmesh: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
push each other: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
avoid each other: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
crowd: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
reached target: NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_reached
reached destination: NavigationAgent2D.is_navigation_finished NavigationAgent2D.navigation_finished
next point: NavigationAgent2D.get_next_path_position
reachable: NavigationAgent2D.is_target_reachable
wander: NavigationServer2D.region_get_random_point NavigationServer3D.map_get_random_point
random point: NavigationServer3D.map_get_random_point @GlobalScope.randf_range
jump between: NavigationLink2D NavigationLink3D
sine: @GlobalScope.sin
orbit: Vector2.rotated
circle movement: Vector2.from_angle Vector2.rotated
arc: CanvasItem.draw_arc Vector2.slerp
bumping each other: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled NavigationAgent3D.velocity_computed
without bumping: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled NavigationAgent3D.velocity_computed
agents: NavigationAgent2D NavigationAgent3D
walkable mesh: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
walkable area: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D
rebuild navigation: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
random whole: @GlobalScope.randi_range
whole number: int randi_range
enemy view: RayCast2D PhysicsDirectSpaceState2D.intersect_ray
view blocked: RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
blocked by walls: RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
sees player: RayCast2D RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
vision cone: RayCast2D Vector2.angle_to

# text, lists, tables
list: Array
element: item Array
item: element
hashmap: Dictionary
hash map: Dictionary
table: Dictionary
associative array: Dictionary
key value: Dictionary
dictionary key: Dictionary.has Dictionary.keys
loop dictionary: Dictionary.keys Dictionary.values
loop through: keys
add array: Array.append Array.push_back
remove array: Array.erase Array.remove_at
element array: Array.erase Array.find
sort array: Array.sort Array.sort_custom
custom sort: Array.sort_custom
sort custom: Array.sort_custom
reverse array: Array.reverse
filter array: Array.filter
map array: Array.map
sum array: Array.reduce
array size: Array.size
array contains: Array.has
index of: find
last element: Array.back Array.pop_back
first element: Array.front Array.pop_front
merge dictionaries: Dictionary.merge
merge: merge append_array
concatenate: append_array join
substring: String.substr
split string: String.split
split: split
join strings: String.join
string integer: String.to_int
string number: String.to_int String.to_float
parse number: String.to_int String.to_float
number string: @GlobalScope.str String.num String.to_int String.to_float
string float: String.to_float
uppercase: String.to_upper
upper case: String.to_upper
lowercase: String.to_lower
lower case: String.to_lower
capitalize: String.capitalize
trim: String.strip_edges
whitespace: String.strip_edges
strip: strip_edges
leading zeros: String.pad_zeros
padding: MarginContainer StyleBox.set_content_margin_all pad_zeros
pad number: String.pad_zeros String.lpad
pad text: String.lpad String.rpad String.pad_zeros
pad string: String.lpad String.rpad String.pad_zeros
format: String.format
string formatting: String.format
replace string: String.replace
replace text: String.replace
string contains: String.contains
regular expression: RegEx RegEx.search RegEx.compile
pattern: RegEx
character code: String.unicode_at
print: @GlobalScope.print
log: @GlobalScope.print
console: @GlobalScope.print
error message: @GlobalScope.push_error @GlobalScope.printerr
print error: @GlobalScope.push_error @GlobalScope.printerr
warning: @GlobalScope.push_warning
debug: print assert
assert: @GDScript.assert
stack trace: @GDScript.print_stack @GDScript.get_stack
inspector: @GDScript.@export
export variable: @GDScript.@export
variable inspector: @GDScript.@export
editor script: @GDScript.@tool EditorScript
inside editor: @GDScript.@tool Engine.is_editor_hint
in editor: Engine.is_editor_hint
running editor: Engine.is_editor_hint @GDScript.@tool EditorScript OS.has_feature
plugin: EditorPlugin
unique values: Array.has
binary search: Array.bsearch
count occurrences: Array.count String.count
reverse string: String.reverse
reverse text: String.reverse
similar string: String.similarity
unique id: Object.get_instance_id
pick random: Array.pick_random
comma separated: String.split String.join
typed array: Array.is_typed Array.get_typed_builtin
2d array: Array Array.resize
queue: Array.pop_front Array.push_back
stack: Array.pop_back Array.push_back

# threads
thread: Thread Mutex
parallel: WorkerThreadPool Thread
multithreading: Thread WorkerThreadPool Mutex
separate thread: Thread Thread.start WorkerThreadPool
lock: Mutex.lock Mutex
another thread: Thread Thread.start WorkerThreadPool
background thread: Thread Thread.start WorkerThreadPool
new thread: Thread Thread.start
heavy work: WorkerThreadPool.add_task Thread
heavy task: WorkerThreadPool.add_task Thread
thread pool: WorkerThreadPool.add_task
thread safe: Mutex Object.call_deferred

# 2d, camera, drawing
sprite: Sprite2D
image sprite: Sprite2D.texture
sprite sheet: Sprite2D.hframes AtlasTexture SpriteFrames
spritesheet: Sprite2D.hframes AtlasTexture SpriteFrames
fade: modulate
fade out: Tween.tween_property CanvasItem.modulate
fade in: Tween.tween_property CanvasItem.modulate
transparency: modulate transparent alpha
opacity: modulate alpha
alpha: modulate
tint: modulate
color sprite: CanvasItem.modulate CanvasItem.self_modulate
color node: CanvasItem.modulate CanvasItem.self_modulate
flash: modulate
blink: modulate visible
draw order: CanvasItem.z_index CanvasItem.y_sort_enabled Node.move_child
layering: z_index CanvasLayer
front: z_index
behind: z_index show_behind_parent
on top: z_index top_level
top nodes: CanvasItem.z_index
y position: y_sort_enabled CanvasItem.y_sort_enabled
depth sort: CanvasItem.y_sort_enabled
order nodes: CanvasItem.y_sort_enabled Node.move_child CanvasItem.z_index
draw line: CanvasItem.draw_line CanvasItem._draw Line2D
draw circle: CanvasItem.draw_circle CanvasItem._draw
draw rectangle: CanvasItem.draw_rect
draw text: CanvasItem.draw_string
draw polygon: CanvasItem.draw_polygon Polygon2D
draw shape: CanvasItem._draw
custom drawing: CanvasItem._draw CanvasItem.queue_redraw
draw code: CanvasItem._draw
redraw: CanvasItem.queue_redraw
trail: Line2D
parallax: Parallax2D ParallaxBackground
scrolling background: Parallax2D ParallaxBackground
background image: TextureRect Sprite2D
camera follow: Camera2D Camera2D.position_smoothing_enabled
smooth camera: Camera2D.position_smoothing_enabled
camera smoothly: Camera2D.position_smoothing_enabled Camera2D.position_smoothing_speed
smoothly: smoothing lerp
camera shake: Camera2D.offset
screen shake: Camera2D.offset
shake: Camera2D.offset
camera zoom: Camera2D.zoom Camera3D.fov
zoom camera: Camera2D.zoom Camera3D.fov
zoom: Camera2D.zoom
camera limit: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
limit camera: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
bounds: limit
active camera: Camera2D.make_current Camera3D.make_current Viewport.get_camera_3d Viewport.get_camera_2d
camera active: Camera2D.make_current Camera3D.make_current
current camera: Viewport.get_camera_3d Viewport.get_camera_2d
first person: Camera3D Input.MOUSE_MODE_CAPTURED InputEventMouseMotion.relative
third person: SpringArm3D
field view: Camera3D.fov
tilemap: TileMapLayer TileMap
tile map: TileMapLayer TileMap
tile: cell TileMapLayer
place tile: TileMapLayer.set_cell
set tile: TileMapLayer.set_cell
get tile: TileMapLayer.get_cell_source_id TileMapLayer.get_cell_atlas_coords TileMapLayer.get_cell_tile_data
clear tile: TileMapLayer.erase_cell TileMap.erase_cell TileMapLayer.set_cell
remove tile: TileMapLayer.erase_cell TileMap.erase_cell
erase tile: TileMapLayer.erase_cell TileMap.erase_cell
delete tile: TileMapLayer.erase_cell TileMap.erase_cell
tile mouse: TileMapLayer.local_to_map TileMap.local_to_map
tile position: TileMapLayer.local_to_map TileMapLayer.map_to_local
world tile: TileMapLayer.local_to_map
autotile: terrain TileMapLayer.set_cells_terrain_connect
terrain tiles: TileMapLayer.set_cells_terrain_connect
isometric: TileSet.TILE_SHAPE_ISOMETRIC TileSet.tile_shape
hexagonal: TileSet.TILE_SHAPE_HEXAGON
fps counter: Engine.get_frames_per_second Performance.TIME_FPS
show fps: Engine.get_frames_per_second Performance.TIME_FPS
draw calls: Performance.RENDER_TOTAL_DRAW_CALLS_IN_FRAME RenderingServer.get_rendering_info
pixel art: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry: CanvasItem.texture_filter
crisp: CanvasItem.texture_filter
texture filtering: CanvasItem.texture_filter
nearest filter: CanvasItem.texture_filter
repeat texture: CanvasItem.texture_repeat
tile texture: CanvasItem.texture_repeat
y sort: CanvasItem.y_sort_enabled
clip children: CanvasItem.clip_children Control.clip_contents
mask sprite: CanvasItem.clip_children
tile data: TileMapLayer.get_cell_tile_data TileData TileData.get_custom_data
custom data tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
rounded line: Line2D.joint_mode Line2D.begin_cap_mode
hit flash: CanvasItem.modulate ShaderMaterial.set_shader_parameter
region: Sprite2D.region_rect AtlasTexture.region
camera lag: Camera2D.reset_smoothing Camera2D.position_smoothing_enabled
camera snap: Camera2D.reset_smoothing
camera jumps: Camera2D.reset_smoothing
camera teleport: Camera2D.reset_smoothing
shader value instance: CanvasItem.set_instance_shader_parameter GeometryInstance3D.set_instance_shader_parameter
per instance: CanvasItem.set_instance_shader_parameter GeometryInstance3D.set_instance_shader_parameter
instance shader: CanvasItem.set_instance_shader_parameter GeometryInstance3D.set_instance_shader_parameter
flash white: ShaderMaterial.set_shader_parameter CanvasItem.modulate
above enemy: Camera3D.unproject_position
health bar 3d: Camera3D.unproject_position Sprite3D SubViewport
label 3d: Label3D
text 3d: Label3D
floating text: Label3D Label
damage numbers: Label3D Label
world to screen: Camera3D.unproject_position
screen shader: BackBufferCopy
atlas: AtlasTexture
animated tile: TileSetAtlasSource.set_tile_animation_frames_count
custom property tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
property of tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
tile under: TileMapLayer.local_to_map TileMapLayer.get_cell_tile_data
which tile: TileMapLayer.local_to_map TileMapLayer.get_cell_tile_data
change sprite image: Sprite2D.texture
swap texture: Sprite2D.texture
change texture: Sprite2D.texture TextureRect.texture

# 3d, light, rendering
model: MeshInstance3D mesh
3d model: MeshInstance3D GLTFDocument
mesh code: SurfaceTool ArrayMesh ArrayMesh.add_surface_from_arrays ImmediateMesh
generate mesh: SurfaceTool ArrayMesh ArrayMesh.add_surface_from_arrays
procedural mesh: SurfaceTool ArrayMesh ArrayMesh.add_surface_from_arrays
mesh generation: SurfaceTool ArrayMesh
many copies: MultiMesh MultiMeshInstance3D
same mesh: MultiMesh MultiMeshInstance3D
grass: MultiMesh MultiMeshInstance3D
cube: BoxMesh
sphere: SphereMesh SphereShape3D
plane: PlaneMesh
gltf: GLTFDocument
glb: GLTFDocument GLTFDocument.append_from_file GLTFDocument.generate_scene
blender: GLTFDocument
skeleton: Skeleton3D Skeleton2D
bone: Skeleton3D
inverse kinematics: SkeletonIK3D SkeletonModifier3D
attach bone: BoneAttachment3D
bone attachment: BoneAttachment3D
blend shape: MeshInstance3D.set_blend_shape_value
morph target: MeshInstance3D.set_blend_shape_value
material: StandardMaterial3D BaseMaterial3D
override material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
shader: ShaderMaterial Shader
shader uniform: ShaderMaterial.set_shader_parameter
shader parameter: ShaderMaterial.set_shader_parameter
uniform: shader_parameter ShaderMaterial.set_shader_parameter
compute shader: RenderingDevice RenderingDevice.compute_list_begin RenderingDevice.compute_list_dispatch RenderingServer.create_local_rendering_device
post processing: Environment CompositorEffect WorldEnvironment
glow: Environment.glow_enabled
bloom: Environment.glow_enabled
ambient occlusion: Environment.ssao_enabled
reflection: ReflectionProbe Environment.ssr_enabled Environment.reflected_light_source
global illumination: VoxelGI LightmapGI Environment.sdfgi_enabled
tonemap: Environment.tonemap_mode
brightness: Environment.adjustment_brightness
contrast: Environment.adjustment_contrast
fog: Environment.fog_enabled Environment.volumetric_fog_enabled FogVolume
sky: Sky Environment.sky ProceduralSkyMaterial WorldEnvironment
skybox: Sky Environment.sky PanoramaSkyMaterial Environment.background_mode
background sky: Environment.sky Sky Environment.background_mode
clear color: RenderingServer.set_default_clear_color
background color: RenderingServer.set_default_clear_color Environment.background_color
ambient light: Environment.ambient_light_color
light: Light2D Light3D
2d light: PointLight2D Light2D
light 2d: PointLight2D Light2D
shadow: shadow_enabled LightOccluder2D
sun: DirectionalLight3D
sunlight: DirectionalLight3D
flashlight: SpotLight3D PointLight2D
torch: PointLight2D OmniLight3D
lamp: OmniLight3D
bulb: OmniLight3D
darkness: CanvasModulate
day night: CanvasModulate DirectionalLight3D
decal: Decal
bullet hole: Decal
billboard: BaseMaterial3D.billboard_mode Sprite3D
outline: outline_size
wireframe: Viewport.debug_draw RenderingServer.set_debug_generate_wireframes
antialiasing: msaa Viewport.msaa_3d Viewport.screen_space_aa Viewport.msaa_2d
anti aliasing: Viewport.msaa_3d Viewport.msaa_2d Viewport.screen_space_aa Viewport.use_taa
lod: GeometryInstance3D.lod_bias GeometryInstance3D.visibility_range_begin GeometryInstance3D.visibility_range_end
level detail: GeometryInstance3D.lod_bias GeometryInstance3D.visibility_range_end GeometryInstance3D.visibility_range_begin
culling: OccluderInstance3D VisibleOnScreenNotifier3D
off screen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier3D.screen_exited
offscreen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
onscreen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
leaves screen: VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier3D.screen_exited
particles: GPUParticles2D GPUParticles3D
particle effect: GPUParticles2D GPUParticles3D CPUParticles2D
emit particles: emitting GPUParticles2D.emitting GPUParticles3D.emitting
smoke: GPUParticles3D GPUParticles2D
rain: GPUParticles3D GPUParticles2D
particles once: one_shot GPUParticles2D.one_shot GPUParticles3D.one_shot GPUParticles2D.emitting
vr: XRInterface XROrigin3D XRCamera3D
virtual reality: XRInterface XROrigin3D OpenXRInterface
ar: XRInterface
headset: XRCamera3D XRInterface
thousands: MultiMesh MultiMeshInstance3D
identical: MultiMesh MultiMeshInstance3D
many objects: MultiMesh MultiMeshInstance3D
many instances: MultiMesh MultiMeshInstance3D
many trees: MultiMesh MultiMeshInstance3D
model ui: SubViewport SubViewportContainer
3d ui: SubViewport SubViewportContainer
3d gui: SubViewport SubViewportContainer
depth of field: CameraAttributesPractical.dof_blur_far_enabled
exposure: CameraAttributes.exposure_multiplier
heightmap: HeightMapShape3D
bake light: LightmapGI
lightmap: LightmapGI
normal map: BaseMaterial3D.normal_texture CanvasTexture.normal_texture
emissive: BaseMaterial3D.emission_enabled BaseMaterial3D.emission
double sided: BaseMaterial3D.cull_mode
backface: BaseMaterial3D.cull_mode
vertex color: BaseMaterial3D.vertex_color_use_as_albedo
visibility layer: VisualInstance3D.layers Camera3D.cull_mask
render layer: VisualInstance3D.layers Camera3D.cull_mask
camera only sees: Camera3D.cull_mask VisualInstance3D.layers
draw distance: GeometryInstance3D.visibility_range_end Camera3D.far
change mesh color: BaseMaterial3D.albedo_color GeometryInstance3D.material_override
mesh color: BaseMaterial3D.albedo_color GeometryInstance3D.material_override
attach hand: BoneAttachment3D Skeleton3D.find_bone
sword hand: BoneAttachment3D BoneAttachment3D.bone_name
weapon hand: BoneAttachment3D BoneAttachment3D.bone_name
attach weapon: BoneAttachment3D
character hand: BoneAttachment3D
move bone: Skeleton3D.set_bone_pose_position Skeleton3D.set_bone_pose_rotation
look at bone: LookAtModifier3D
visible through walls: BaseMaterial3D.no_depth_test
see through walls: BaseMaterial3D.no_depth_test
always visible: BaseMaterial3D.no_depth_test
transparent material: BaseMaterial3D.transparency
shadows off: GeometryInstance3D.cast_shadow Light3D.shadow_enabled
cast shadow: GeometryInstance3D.cast_shadow Light3D.shadow_enabled Light2D.shadow_enabled LightOccluder2D
shadow distance: DirectionalLight3D.directional_shadow_max_distance
render scale: Viewport.scaling_3d_scale
lower resolution: Viewport.scaling_3d_scale Window.content_scale_size
mirror 3d: ReflectionProbe SubViewport
particle burst: GPUParticles2D.one_shot GPUParticles2D.explosiveness
particles finished: GPUParticles2D.finished GPUParticles3D.finished
restart particles: GPUParticles2D.restart GPUParticles3D.restart
particles follow: GPUParticles2D.local_coords GPUParticles3D.local_coords
different color: GeometryInstance3D.set_instance_shader_parameter CanvasItem.set_instance_shader_parameter BaseMaterial3D.albedo_color
sharing material: GeometryInstance3D.set_instance_shader_parameter Resource.resource_local_to_scene
same material: GeometryInstance3D.set_instance_shader_parameter
imported model: EditorScenePostImport EditorScenePostImport._post_import
import script: EditorScenePostImport EditorScenePostImport._post_import
post import: EditorScenePostImport EditorScenePostImport._post_import
load model runtime: GLTFDocument.append_from_file
import runtime: GLTFDocument.append_from_file Image.load_from_file

# animation
animate property: Tween.tween_property Tween
property over time: Tween.tween_property Tween
over time: Tween.tween_property
tween: Tween Node.create_tween
animation finished: AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
animation done: AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
animation ends: AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
play animation: AnimationPlayer.play AnimatedSprite2D.play AnimationPlayer
stop animation: AnimationPlayer.stop
animation speed: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
loop animation: Animation.loop_mode
backwards: play_backwards
reverse: play_backwards
state machine: AnimationNodeStateMachine AnimationNodeStateMachinePlayback
blend animations: AnimationTree AnimationNodeBlend2 AnimationNodeBlendSpace2D
blend tree: AnimationNodeBlendTree AnimationTree
root motion: AnimationMixer.get_root_motion_position
keyframe: Animation.track_insert_key
sprite animation: AnimatedSprite2D SpriteFrames
frame animation: AnimatedSprite2D SpriteFrames
blend between animations: AnimationNodeBlendSpace1D AnimationNodeBlend2 AnimationTree
queue animation: AnimationPlayer.queue
chain tween: Tween.chain Tween.tween_callback
tween sequence: Tween.chain Tween.tween_callback
after tween: Tween.finished Tween.tween_callback
parallel tween: Tween.set_parallel Tween.parallel
tweens same time: Tween.set_parallel Tween.parallel
stop tween: Tween.kill Tween.stop
cancel tween: Tween.kill
repeat tween: Tween.set_loops
loop tween: Tween.set_loops
delay tween: Tween.tween_interval PropertyTweener.set_delay
ease out: Tween.EASE_OUT Tween.set_ease
elastic: Tween.TRANS_ELASTIC
bounce animation: Tween.TRANS_BOUNCE Tween.TRANS_ELASTIC
call method animation: Animation.TYPE_METHOD
animation event: Animation.TYPE_METHOD
animation name: AnimationPlayer.current_animation
animation length: Animation.length
seek animation: AnimationPlayer.seek
blend time: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
smooth transition: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
travel state: AnimationNodeStateMachinePlayback.travel
change state animation: AnimationNodeStateMachinePlayback.travel
animation parameter: AnimationTree
upper body: AnimationNodeBlend2 AnimationNode.set_filter_path
retarget: SkeletonProfile
count up: Tween.tween_method
tween number: Tween.tween_method Tween.tween_property
tween function: Tween.tween_method
current animation ends: AnimationMixer.animation_finished AnimationPlayer.queue AnimationPlayer.animation_set_next
next animation: AnimationPlayer.queue AnimationPlayer.animation_set_next
animation one ends: AnimationMixer.animation_finished AnimationPlayer.queue
specific frame: Animation.TYPE_METHOD AnimatedSprite2D.frame_changed
frame of animation: AnimatedSprite2D.frame_changed AnimatedSprite2D.frame
function frame: Animation.TYPE_METHOD AnimatedSprite2D.frame_changed
function animation: Animation.TYPE_METHOD
change animation: AnimationPlayer.play AnimatedSprite2D.play

# audio
sound: audio AudioStreamPlayer
sfx: AudioStreamPlayer
sound effect: AudioStreamPlayer AudioStreamPlayer.play AudioStreamPlayer2D
play sound: AudioStreamPlayer AudioStreamPlayer.play AudioStreamPlayer2D AudioStreamPlayer3D
music: audio AudioStreamPlayer
background music: AudioStreamPlayer
loop music: AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode
song: AudioStreamPlayer
volume: volume_db AudioServer.set_bus_volume_db
loudness: volume_db
mute: AudioServer.set_bus_mute
audio bus: AudioServer
decibel: linear_to_db db_to_linear
pitch: pitch_scale
microphone: AudioStreamMicrophone AudioEffectRecord AudioEffectCapture
record: AudioEffectRecord
record audio: AudioEffectRecord
spectrum: AudioEffectSpectrumAnalyzer
echo: AudioEffectDelay AudioEffectReverb
reverb: AudioEffectReverb
video: VideoStreamPlayer
movie: VideoStreamPlayer MovieWriter
cutscene: AnimationPlayer VideoStreamPlayer
positional audio: AudioStreamPlayer3D AudioStreamPlayer2D
3d sound: AudioStreamPlayer3D
3d audio: AudioStreamPlayer3D
sound distance: AudioStreamPlayer2D.max_distance AudioStreamPlayer3D.max_distance AudioStreamPlayer2D.attenuation AudioStreamPlayer3D.unit_size
playback position: AudioStreamPlayer.get_playback_position AudioStreamPlayer.seek
seek sound: AudioStreamPlayer.seek
resume music: AudioStreamPlayer.get_playback_position AudioStreamPlayer.stream_paused
pause music: AudioStreamPlayer.stream_paused
pause sound: AudioStreamPlayer.stream_paused
generate sound: AudioStreamGenerator AudioStreamGeneratorPlayback.push_frame
generate audio: AudioStreamGenerator AudioStreamGeneratorPlayback.push_frame
sine wave: AudioStreamGenerator AudioStreamGeneratorPlayback.push_frame
overlapping sounds: AudioStreamPlayer.max_polyphony AudioStreamPolyphonic
random sound: AudioStreamRandomizer
random pitch: AudioStreamRandomizer.random_pitch AudioStreamPlayer.pitch_scale AudioStreamRandomizer
muffled: AudioEffectLowPassFilter AudioServer.set_bus_effect_enabled
underwater: AudioEffectLowPassFilter
master volume: AudioServer.set_bus_volume_db AudioServer.set_bus_volume_linear
bus volume: AudioServer.set_bus_volume_db AudioServer.set_bus_volume_linear
vary pitch: AudioStreamRandomizer.random_pitch AudioStreamPlayer.pitch_scale
footstep: AudioStreamRandomizer AudioStreamPlayer.pitch_scale
song position: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
rhythm: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix AudioServer.get_output_latency
beat: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
frequency bars: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
music visualizer: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
visualize music: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
visualize audio: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
audio effect: AudioServer.add_bus_effect AudioServer.set_bus_effect_enabled
enable effect bus: AudioServer.set_bus_effect_enabled
audio latency: AudioServer.get_output_latency
layered music: AudioStreamSynchronized
playlist: AudioStreamPlaylist
sound finished: AudioStreamPlayer.finished
music forever: AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode
loop background music: AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode
volume slider: AudioServer.set_bus_volume_linear AudioServer.set_bus_volume_db @GlobalScope.linear_to_db
music volume: AudioServer.set_bus_volume_linear AudioServer.set_bus_volume_db
sound volume: AudioStreamPlayer.volume_db AudioServer.set_bus_volume_db
frequencies: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
song frequencies: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
visualizer: AudioEffectSpectrumAnalyzer AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range

# interface
textbox: LineEdit TextEdit
text box: LineEdit TextEdit
text field: LineEdit
text input: LineEdit TextEdit
type text: LineEdit TextEdit
input field: LineEdit
show text: Label Label.text
text screen: Label Label.text
rich text: RichTextLabel
bold: RichTextLabel bbcode
bbcode: RichTextLabel.bbcode_enabled RichTextLabel
text colors: RichTextLabel Control.add_theme_color_override LabelSettings.font_color
typewriter: RichTextLabel.visible_ratio Label.visible_ratio RichTextLabel.visible_characters Label.visible_characters
typing effect: RichTextLabel.visible_characters Label.visible_characters
dialogue: RichTextLabel
dialog: popup AcceptDialog
dialog box: AcceptDialog ConfirmationDialog
ok cancel: ConfirmationDialog AcceptDialog
confirm: ConfirmationDialog
dropdown: OptionButton MenuButton PopupMenu
drop down: OptionButton MenuButton PopupMenu
combo box: OptionButton
combobox: OptionButton
select: OptionButton
checkbox: CheckBox
tickbox: CheckBox
radio button: ButtonGroup CheckBox BaseButton.button_group ButtonGroup.get_pressed_button
switch: CheckButton
menu: PopupMenu MenuButton
context menu: PopupMenu Window.popup
right click menu: PopupMenu
popup: Popup Window.popup_centered
tooltip: Control.tooltip_text Control._make_custom_tooltip
tabs: TabContainer TabBar
progress bar: ProgressBar TextureProgressBar
health bar: ProgressBar TextureProgressBar Range.value Range.max_value
healthbar: ProgressBar TextureProgressBar
loading bar: ResourceLoader.load_threaded_get_status ProgressBar ResourceLoader.load_threaded_request
slider: HSlider VSlider
spinner: SpinBox
number input: SpinBox
scroll: ScrollContainer
scrollable: ScrollContainer
scrollable list: ItemList ScrollContainer
scrollbar: ScrollBar VScrollBar
list items: ItemList
inventory: GridContainer ItemList
grid layout: GridContainer
grid buttons: GridContainer
layout: Container
vertical layout: VBoxContainer
horizontal layout: HBoxContainer
stack vertically: VBoxContainer
side by side: HBoxContainer
center: CenterContainer
margin: MarginContainer
anchor: Control.set_anchors_preset Control.anchor_left
fill parent: Control.set_anchors_preset Control.PRESET_FULL_RECT
expand: size_flags_horizontal SIZE_EXPAND
responsive: Control.set_anchors_preset
focus: grab_focus
keyboard focus: Control.grab_focus Control.focus_mode
click through: Control.mouse_filter
ignore mouse: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
button clicked: BaseButton.pressed
button pressed: BaseButton.pressed
image button: TextureButton
clickable button: BaseButton.disabled
not clickable: BaseButton.disabled
grayed out: BaseButton.disabled
font: Font add_theme_font_override
font size: Control.add_theme_font_size_override
font color: Control.add_theme_color_override
theme: Theme
style: StyleBox
rounded corners: StyleBoxFlat.corner_radius_top_left StyleBoxFlat.set_corner_radius_all StyleBoxFlat
border: StyleBoxFlat.border_width_left StyleBoxFlat.set_border_width_all
nine patch: NinePatchRect StyleBoxTexture
9 patch: NinePatchRect
tree view: Tree TreeItem
color picker: ColorPicker ColorPickerButton
hex color: Color.html Color.to_html
color code: Color.html
language: TranslationServer.set_locale TranslationServer
localization: TranslationServer Translation Object.tr
translate: tr TranslationServer Object.tr
translate string: Object.tr TranslationServer.translate
translate text: Object.tr TranslationServer.translate
undo: UndoRedo
redo: UndoRedo
undo redo: UndoRedo
link: uri meta_clicked
hyperlink: LinkButton RichTextLabel.meta_clicked
center ui: CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
center panel: CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
center control: CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
center text: Label.horizontal_alignment
align text: Label.horizontal_alignment
scale ui: Window.content_scale_factor Window.content_scale_mode
scale window: Window.content_scale_mode Window.content_scale_factor
keep aspect: Window.content_scale_aspect AspectRatioContainer TextureRect.stretch_mode
word wrap: Label.autowrap_mode TextEdit.wrap_mode RichTextLabel.autowrap_mode TextServer.AUTOWRAP_WORD_SMART
wrap text: Label.autowrap_mode TextEdit.wrap_mode RichTextLabel.autowrap_mode TextServer.AUTOWRAP_WORD_SMART
ellipsis: Label.text_overrun_behavior
max length: LineEdit.max_length
placeholder: LineEdit.placeholder_text TextEdit.placeholder_text
text changed: LineEdit.text_changed TextEdit.text_changed
syntax highlighting: SyntaxHighlighter CodeHighlighter
autocomplete: CodeEdit.request_code_completion
code editor: CodeEdit
line numbers: CodeEdit.gutters_draw_line_numbers
split panel: SplitContainer HSplitContainer
resizable panel: SplitContainer HSplitContainer VSplitContainer
collapsible: TreeItem.collapsed FoldableContainer
wrap items: FlowContainer HFlowContainer
radial progress: TextureProgressBar.fill_mode
toggle button: BaseButton.toggle_mode
show menu: PopupMenu Window.popup
scroll bottom: RichTextLabel.scroll_following ScrollContainer.scroll_vertical ScrollContainer.ensure_control_visible
scroll to: ScrollContainer.ensure_control_visible ScrollContainer.scroll_vertical
minimum size: Control.custom_minimum_size
change language: TranslationServer.set_locale
switch language: TranslationServer.set_locale
current language: TranslationServer.get_locale OS.get_locale
language runtime: TranslationServer.set_locale
menu arrow keys: Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom
navigate menu: Control.grab_focus Control.focus_neighbor_bottom Control.focus_next Control.focus_mode
gamepad menu: Control.grab_focus Control.focus_mode
first button: Control.grab_focus
button selected: Control.grab_focus
clickable words: RichTextLabel.meta_clicked RichTextLabel.push_meta
clickable text: RichTextLabel.meta_clicked LinkButton
clickable link: RichTextLabel.meta_clicked LinkButton
image text: RichTextLabel.add_image
icon text: RichTextLabel.add_image
focus lost: Control.focus_exited
focus gained: Control.focus_entered
custom tooltip: Control._make_custom_tooltip
drag preview: Control.set_drag_preview
drag window: Window DisplayServer.window_start_drag
text size: Font.get_string_size Label.label_settings
text width: Font.get_string_size
fit text: Label.autowrap_mode Control.custom_minimum_size
auto resize: Control.size_flags_horizontal Control.custom_minimum_size
remove items: ItemList.clear OptionButton.clear
selected item: ItemList.item_selected OptionButton.item_selected
selected option: OptionButton.item_selected OptionButton.selected
popup position: Window.popup Window.position
on top of: CanvasLayer Control.top_level
right to left: Control.layout_direction
plural: Object.tr_n TranslationServer.translate_plural Node.atr_n
dropdown list: OptionButton OptionButton.add_item
settings menu: OptionButton ConfigFile
resolution settings: OptionButton Window.size
list resolutions: OptionButton DisplayServer.screen_get_size
score label: Label.text
update label: Label.text
update score: Label.text
show score: Label.text
change label: Label.text
countdown label: Timer.time_left Label.text
disable button: BaseButton.disabled
hide button: CanvasItem.visible
connect button: BaseButton.pressed
quit button: SceneTree.quit

# editor
dock: EditorPlugin.add_control_to_dock
custom dock: EditorPlugin.add_control_to_dock
editor dock: EditorPlugin.add_control_to_dock
bottom panel: EditorPlugin.add_control_to_bottom_panel
custom node type: EditorPlugin.add_custom_type
custom type: EditorPlugin.add_custom_type
custom inspector: EditorInspectorPlugin EditorProperty EditorPlugin.add_inspector_plugin
importer: EditorImportPlugin
gizmo: EditorNode3DGizmoPlugin
selected nodes: EditorSelection.get_selected_nodes
editor selection: EditorSelection.get_selected_nodes EditorInterface.get_selection EditorSelection
tool menu: EditorPlugin.add_tool_menu_item
inspector button: @GDScript.@export_tool_button EditorPlugin.add_control_to_container
inspector dropdown: @GDScript.@export_enum
inspector slider: @GDScript.@export_range
inspector group: @GDScript.@export_group @GDScript.@export_category
group variables: @GDScript.@export_group
refresh filesystem: EditorFileSystem.scan
rescan: EditorFileSystem.scan
script editor annotation: @GDScript.@tool
export array: @GDScript.@export
export node: @GDScript.@export @GDScript.@export_node_path
hide property: Object._validate_property @GlobalScope.PROPERTY_USAGE_NO_EDITOR
show property: Object._get_property_list Object._validate_property
conditional property: Object._validate_property
read only property: Object._validate_property
draw in editor: Engine.is_editor_hint @GDScript.@tool
addon: EditorPlugin
undoable: EditorUndoRedoManager EditorPlugin.get_undo_redo
ctrl z: UndoRedo EditorUndoRedoManager
plugin undo: EditorUndoRedoManager EditorPlugin.get_undo_redo
addon undo: EditorUndoRedoManager EditorPlugin.get_undo_redo

# movement and physics, as players and designers say it
steep slope: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
steepest slope: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
slope walk: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
walkable: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle TileData.get_custom_data AStarGrid2D.set_point_solid
glued ground: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
stick ground: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
snap ground: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
downhill: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
slide slope: CharacterBody2D.floor_stop_on_slope CharacterBody3D.floor_stop_on_slope
platform jump up: CollisionShape2D.one_way_collision
drop through platform: CollisionShape2D.one_way_collision
conveyor belt: StaticBody2D.constant_linear_velocity StaticBody3D.constant_linear_velocity
elevator: AnimatableBody2D AnimatableBody3D
lift platform: AnimatableBody2D AnimatableBody3D
car wheels: VehicleBody3D VehicleWheel3D
suspension: VehicleWheel3D
tire: VehicleWheel3D.wheel_friction_slip
bumping: avoidance_enabled collide
keep upright: RigidBody2D.lock_rotation CharacterBody2D.up_direction
stay upright: RigidBody2D.lock_rotation CharacterBody2D.up_direction
prevent rotating: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
tip over: RigidBody2D.lock_rotation RigidBody3D.axis_lock_angular_x
heavy body: RigidBody2D.mass RigidBody3D.mass
heavy object: RigidBody2D.mass RigidBody3D.mass
heavier: RigidBody2D.mass RigidBody3D.mass
recoil: RigidBody2D.apply_impulse CharacterBody2D.velocity
zero gravity: RigidBody2D.gravity_scale Area2D.gravity
low gravity: RigidBody2D.gravity_scale Area2D.gravity
gravity zone: Area2D.gravity Area3D.gravity Area2D.gravity_space_override Area3D.gravity_space_override
water buoyancy: RigidBody3D.apply_force Area3D.linear_damp
air resistance: RigidBody2D.linear_damp RigidBody3D.linear_damp
ray mouse: Camera3D.project_ray_origin Camera3D.project_ray_normal
fall through floor: CharacterBody2D.move_and_slide RigidBody2D.continuous_cd
jelly: SoftBody3D

# controls, as their users see them
with three dots: Label.text_overrun_behavior TextServer.OVERRUN_TRIM_ELLIPSIS
by three dots: Label.text_overrun_behavior TextServer.OVERRUN_TRIM_ELLIPSIS
too long text: Label.text_overrun_behavior Label.autowrap_mode Label.clip_text
shorten text: Label.text_overrun_behavior
password field: LineEdit.secret
password box: LineEdit.secret
hide typed: LineEdit.secret
hint text: LineEdit.placeholder_text TextEdit.placeholder_text
hint empty: LineEdit.placeholder_text
gray hint: LineEdit.placeholder_text
ghost text: LineEdit.placeholder_text
collapsible rows: Tree TreeItem.collapsed
file explorer: Tree FileDialog
accordion: FoldableContainer FoldableGroup
hierarchy list: Tree
splitter: SplitContainer HSplitContainer VSplitContainer
divider panels: SplitContainer HSplitContainer VSplitContainer
draggable divider: SplitContainer HSplitContainer VSplitContainer
mouse pointer: Input.set_custom_mouse_cursor Input.mouse_mode Control.mouse_default_cursor_shape
picture pointer: Input.set_custom_mouse_cursor
custom pointer: Input.set_custom_mouse_cursor
crosshair: Input.set_custom_mouse_cursor TextureRect
only one checkbox: ButtonGroup
mutually exclusive: ButtonGroup
hamburger menu: MenuButton PopupMenu
breadcrumbs: HBoxContainer LinkButton
toolbar: HBoxContainer
spacing children: add_theme_constant_override
focus first: Control.grab_focus
tab order: Control.focus_next Control.focus_previous
yes no popup: ConfirmationDialog
confirm dialog: ConfirmationDialog
are you sure: ConfirmationDialog
letter by letter: RichTextLabel.visible_characters Label.visible_characters
spoiler: RichTextLabel
inline image: RichTextLabel.add_image
colored text: RichTextLabel.push_color RichTextLabel.bbcode_enabled RichTextLabel
radial: TextureProgressBar.fill_mode
picture in picture: SubViewport SubViewportContainer

# animation
mix animations: AnimationNodeBlend2 AnimationNodeBlendSpace1D
walking running: AnimationNodeBlendSpace1D AnimationNodeBlend2 AnimationTree AnimationNodeBlendSpace2D
animation speed blend: AnimationNodeBlendSpace1D
animation repeat: Animation.loop_mode
repeat forever: Animation.loop_mode Tween.set_loops
forever animation: Animation.loop_mode
method track: Animation.TYPE_METHOD Animation.method_track_get_name
several tweens: Tween.parallel Tween.set_parallel
tween simultaneously: Tween.parallel Tween.set_parallel
tween together: Tween.parallel Tween.set_parallel
same time tween: Tween.parallel Tween.set_parallel
tween steps: Tween.parallel Tween.chain
another state: AnimationNodeStateMachinePlayback.travel
state machine switch: AnimationNodeStateMachinePlayback.travel
given frame: AnimatedSprite2D.set_frame_and_progress AnimatedSprite2D.frame
start frame: AnimatedSprite2D.set_frame_and_progress AnimatedSprite2D.frame
pause animation: AnimationPlayer.pause AnimatedSprite2D.pause
play reverse: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
reverse animation: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
play backwards: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
robot arm: SkeletonIK3D
foot placement: SkeletonIK3D
lip sync: MeshInstance3D.set_blend_shape_value
facial expression: MeshInstance3D.set_blend_shape_value
shape key: MeshInstance3D.set_blend_shape_value

# sound
different pitch: AudioStreamRandomizer AudioStreamPlayer.pitch_scale
fades distance: AudioStreamPlayer2D AudioStreamPlayer3D AudioStreamPlayer3D.attenuation_model
positional sound: AudioStreamPlayer2D AudioStreamPlayer3D
speak: DisplayServer.tts_speak
read aloud: DisplayServer.tts_speak
aloud: DisplayServer.tts_speak
speech: DisplayServer.tts_speak
screen reader: DisplayServer.tts_speak Control.accessibility_name
underwater sound: AudioEffectLowPassFilter
voice chat: AudioStreamMicrophone AudioEffectCapture
music crossfade: AudioStreamInteractive AudioStreamPlayer.volume_db

# input
direction vector: Input.get_vector
movement vector: Input.get_vector
trigger pressed: Input.get_action_strength Input.get_joy_axis
analog: Input.get_action_strength Input.get_joy_axis
trigger far: Input.get_action_strength Input.get_joy_axis
how hard pressed: Input.get_action_strength
simulate key: Input.parse_input_event Input.action_press InputEventKey
simulate press: Input.parse_input_event Input.action_press
controller plugged: Input.joy_connection_changed
controller disconnected: Input.joy_connection_changed
gamepad plugged: Input.joy_connection_changed
hold down: Input.is_action_pressed
double tap: InputEventMouseButton.double_click InputEventScreenTouch.double_tap
tilt phone: Input.get_accelerometer Input.get_gyroscope
tilt device: Input.get_accelerometer Input.get_gyroscope
shake phone: Input.get_accelerometer
block input: Viewport.set_input_as_handled Node.set_process_input Control.mouse_filter

# data and files
base64 encode: Marshalls.raw_to_base64 Marshalls.utf8_to_base64
bytes base64: Marshalls.raw_to_base64
base64 decode: Marshalls.base64_to_raw Marshalls.base64_to_utf8
binary file: FileAccess.get_var FileAccess.store_var FileAccess.get_buffer
read variable file: FileAccess.get_var
timestamp to date: Time.get_datetime_string_from_unix_time Time.get_date_string_from_unix_time
timestamp readable: Time.get_datetime_string_from_unix_time Time.get_date_string_from_unix_time
unix timestamp: Time.get_datetime_string_from_unix_time Time.get_unix_time_from_system
readable date: Time.get_datetime_string_from_unix_time Time.get_date_string_from_unix_time
elements match: Array.filter
elements condition: Array.filter
match condition: Array.filter
keep elements: Array.filter
any element matches: Array.any
all elements match: Array.all Array.map
transform elements: Array.map
custom order: Array.sort_custom
comparison function: Array.sort_custom
combine dictionaries: Dictionary.merge Dictionary.merged
join arrays: Array.append_array
combine arrays: Array.append_array
concatenate arrays: Array.append_array
remove duplicates: Dictionary.has Array.has Dictionary.keys
valid number: String.is_valid_int String.is_valid_float
is numeric: String.is_valid_int String.is_valid_float
capital letters: String.to_upper
title case: String.capitalize
user math: Expression
math expression: Expression Expression.parse Expression.execute
evaluate expression: Expression Expression.parse Expression.execute
expression string: Expression Expression.parse
wrap around: @GlobalScope.wrapi @GlobalScope.wrapf @GlobalScope.wrap @GlobalScope.posmod
past maximum: @GlobalScope.wrapi @GlobalScope.clamp
value toward: @GlobalScope.move_toward
same random: @GlobalScope.seed RandomNumberGenerator.seed
repeatable random: @GlobalScope.seed RandomNumberGenerator.seed
deterministic random: @GlobalScope.seed RandomNumberGenerator.seed
random same run: @GlobalScope.seed RandomNumberGenerator.seed
percent chance: @GlobalScope.randf
shortest angle: @GlobalScope.lerp_angle @GlobalScope.angle_difference
launch program: OS.create_process OS.execute
another program: OS.create_process OS.execute
run command: OS.execute
program output: OS.execute
command output: OS.execute
screen awake: DisplayServer.screen_set_keep_on
screen off: DisplayServer.screen_set_keep_on
open browser: OS.shell_open
clipboard copy: DisplayServer.clipboard_set
unique id device: OS.get_unique_id
save screenshot: Image.save_png Viewport.get_texture

# drawing order, cameras and speed
above another: CanvasItem.z_index
sprite above: CanvasItem.z_index
behind another: CanvasItem.z_index CanvasItem.show_behind_parent
far away objects: GeometryInstance3D.visibility_range_end
hide far away: GeometryInstance3D.visibility_range_end
casting shadows 2d: LightOccluder2D Light2D.shadow_enabled
objects shadow light2d: LightOccluder2D
block grid cell: AStarGrid2D.set_point_solid
cell as blocked: AStarGrid2D.set_point_solid
star grid: AStarGrid2D
obstacle grid: AStarGrid2D.set_point_solid
bake navigation runtime: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
navmesh runtime: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
tile custom data: TileData.get_custom_data
blurry text: CanvasItem.texture_filter

# network
sent rpc: MultiplayerAPI.get_remote_sender_id
rpc sender: MultiplayerAPI.get_remote_sender_id
who called: MultiplayerAPI.get_remote_sender_id
am server: MultiplayerAPI.is_server
download progress: HTTPRequest.get_downloaded_bytes HTTPRequest.get_body_size
upload file: HTTPRequest.request_raw
host multiplayer: ENetMultiplayerPeer.create_server ENetMultiplayerPeer
join multiplayer: ENetMultiplayerPeer.create_client
next time fires: Object.CONNECT_ONE_SHOT

# the editor
inspector looks: EditorInspectorPlugin
inspector customize: EditorInspectorPlugin
undo editor plugin: EditorUndoRedoManager EditorPlugin.get_undo_redo
undo editor tool: EditorUndoRedoManager EditorPlugin.get_undo_redo

# what is done every day
child by name: Node.find_child Node.get_node
on floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
node still exists: @GlobalScope.is_instance_valid
node was freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
node is freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
screen resize: Viewport.size_changed Window.size_changed
window resized: Viewport.size_changed Window.size_changed Control.resized Node.NOTIFICATION_WM_SIZE_CHANGED
screen keyboard: DisplayServer.virtual_keyboard_show
fade music: AudioStreamPlayer.volume_db Tween.tween_property
fade sound: AudioStreamPlayer.volume_db Tween.tween_property
move toward: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward
raycast from camera: Camera3D.project_ray_origin Camera3D.project_ray_normal
around obstacles: NavigationAgent2D NavigationAgent3D
patrol: PathFollow2D PathFollow3D Path2D NavigationAgent2D
on all clients: Node.rpc @GDScript.@rpc
for all clients: Node.rpc @GDScript.@rpc
make tooltip: Control.tooltip_text Control._make_custom_tooltip
show tooltip: Control.tooltip_text
look mouse: Node2D.look_at Node3D.look_at
character floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
player floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
device language: OS.get_locale OS.get_locale_language
clipboard text: DisplayServer.clipboard_get DisplayServer.clipboard_set
virtual joystick: TouchScreenButton InputEventScreenDrag InputEventScreenTouch Input.action_press
attach camera: Camera2D Camera3D RemoteTransform3D
multi monitor: DisplayServer.get_screen_count
environment background: Environment.background_mode
signal thread: Object.call_deferred
freeze rigidbody: RigidBody2D.freeze RigidBody3D.freeze
sort distance: Array.sort_custom
restart timer: Timer.start
tween finish: Tween.finished
gravity direction: Area2D.gravity_direction Area3D.gravity_direction
affected gravity: RigidBody2D.gravity_scale RigidBody3D.gravity_scale
array string: String.join String.split @GlobalScope.str
replace substring: String.replace
int string: @GlobalScope.str String.to_int String.num
list signals: Object.get_signal_list
get script: Object.get_script
duplicate node: Node.duplicate
duplicate resource: Resource.duplicate
scene name: SceneTree.current_scene
nodes recursively: Node.find_children Node.get_children
stop physics: Node.set_physics_process
stop process: Node.set_process
fixed update: Node._physics_process
csg boolean: CSGShape3D.operation CSGShape3D
pretty print: JSON.stringify
node index: Node.get_index
node invisible: CanvasItem.visible CanvasItem.hide Node3D.visible
timer once: Timer.one_shot
fires once: Timer.one_shot
two areas: Area2D.area_entered Area3D.area_entered
label color: Label.font_color LabelSettings.font_color
orientation lock: DisplayServer.screen_set_orientation
custom cursor: Input.set_custom_mouse_cursor Control.mouse_default_cursor_shape
spawn synced: MultiplayerSpawner
export range: @GDScript.@export_range
save scene: PackedScene.pack ResourceSaver.save
orthographic: Camera3D.projection Camera3D.set_orthogonal Camera3D.PROJECTION_ORTHOGONAL
collision from mesh: MeshInstance3D.create_trimesh_collision Mesh.create_trimesh_shape
viewport texture: ViewportTexture Viewport.get_texture
draw rotated: CanvasItem.draw_set_transform
camera shake 3d: Camera3D.h_offset Camera3D.v_offset
global uniform: RenderingServer.global_shader_parameter_set
audio file runtime: AudioStreamOggVorbis.load_from_file AudioStreamMP3.load_from_file AudioStreamWAV.load_from_file
editor gizmo: EditorNode3DGizmoPlugin EditorPlugin.add_node_3d_gizmo_plugin
center window: Window.move_to_center Window.initial_position
window centered: Window.move_to_center Window.initial_position
unzip: ZIPReader
extract zip: ZIPReader
zip archive: ZIPReader ZIPPacker
sure: ConfirmationDialog
chat log: RichTextLabel.scroll_following
json dictionary: JSON.parse_string
websocket server: WebSocketPeer.connect_to_url WebSocketPeer
websocket client: WebSocketPeer.connect_to_url
mouse 3d world: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
raycast mouse: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
hand tracking: XRHandTracker XRHandModifier3D
hands vr: XRHandTracker XRHandModifier3D
track hands: XRHandTracker
vr controller: XRController3D XRController3D.button_pressed
occlusion culling: OccluderInstance3D
behind walls: OccluderInstance3D
sine tone: AudioStreamGenerator
generate tone: AudioStreamGenerator AudioStreamGeneratorPlayback
tweens once: Tween.set_parallel Tween.parallel
tweens time: Tween.set_parallel Tween.parallel
bounce easing: Tween.TRANS_BOUNCE Tween.set_trans
elastic easing: Tween.TRANS_ELASTIC
animation reverse: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
hides password: LineEdit.secret
mask password: LineEdit.secret
trim whitespace: String.strip_edges
trim string: String.strip_edges
level bounds: Camera2D.limit_left Camera2D.limit_right
camera bounds: Camera2D.limit_left Camera2D.limit_right
order siblings: Node.move_child
sibling order: Node.move_child
sweep shape: ShapeCast2D ShapeCast3D PhysicsDirectSpaceState2D.cast_motion PhysicsDirectSpaceState3D.cast_motion
shape sweep: ShapeCast2D ShapeCast3D
variables string: String.format
interpolate string: String.format
string interpolation: String.format
template string: String.format
crossfade: AudioStreamInteractive
reproducible random: @GlobalScope.seed RandomNumberGenerator.seed
slider inspector: @GDScript.@export_range
jump platform: CollisionShape2D.one_way_collision
disable gravity: RigidBody2D.gravity_scale RigidBody3D.gravity_scale
size window: DisplayServer.window_get_size Window.size
play video: VideoStreamPlayer.play VideoStreamPlayer
video playback: VideoStreamPlayer.play VideoStreamPlayer
disable vsync: DisplayServer.window_set_vsync_mode DisplayServer.VSYNC_DISABLED
remove spaces: strip_edges
# what goes wrong in games, and how it is put
bodies pass: PhysicsBody2D.add_collision_exception_with PhysicsBody3D.add_collision_exception_with CollisionObject2D.collision_mask CollisionObject3D.collision_mask
bullet pass: CollisionObject2D.collision_mask CollisionObject3D.collision_mask PhysicsBody2D.add_collision_exception_with
collide only: CollisionObject2D.collision_mask CollisionObject3D.collision_mask CollisionObject2D.collision_layer
friendly fire: CollisionObject2D.collision_mask CollisionObject3D.collision_mask
camera outside: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
camera inside: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
outside level: Camera2D.limit_left Camera2D.limit_right
camera borders: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
knock back: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse RigidBody2D.apply_impulse RigidBody3D.apply_impulse CharacterBody2D.velocity
knock away: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse
character hit: CharacterBody2D.get_slide_collision CharacterBody3D.get_slide_collision KinematicCollision2D.get_collider KinematicCollision3D.get_collider
object hit: KinematicCollision2D.get_collider KinematicCollision3D.get_collider RayCast2D.get_collider RayCast3D.get_collider
player touched: Area2D.body_entered Area3D.body_entered
collided with: KinematicCollision2D.get_collider KinematicCollision3D.get_collider
bumping avoid: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
enemies bumping: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
crowd agents: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
top down: Input.get_vector CharacterBody2D
direction movement: Input.get_vector
8 direction: Input.get_vector
grid movement: TileMapLayer.map_to_local TileMapLayer.local_to_map Node.create_tween @GlobalScope.snapped
grid based: TileMapLayer.map_to_local TileMapLayer.local_to_map AStarGrid2D
click move: NavigationAgent2D.target_position CanvasItem.get_global_mouse_position
click walk: NavigationAgent2D.target_position CanvasItem.get_global_mouse_position
wall jump: CharacterBody2D.is_on_wall CharacterBody2D.get_wall_normal CharacterBody3D.is_on_wall
wall slide: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
touching ceiling: CharacterBody2D.is_on_ceiling CharacterBody3D.is_on_ceiling
turret: @GlobalScope.rotate_toward Node2D.look_at Node3D.look_at
rotate slowly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
turn slowly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
bullet lifetime: SceneTree.create_timer Node.queue_free Timer VisibleOnScreenNotifier2D.screen_exited
count down: Timer.time_left Timer SceneTreeTimer.time_left
remaining time: Timer.time_left SceneTreeTimer.time_left
random position: @GlobalScope.randf_range RandomNumberGenerator.randf_range
random between: @GlobalScope.randi_range @GlobalScope.randf_range
loot table: RandomNumberGenerator.rand_weighted
drop chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
value range: @GlobalScope.remap @GlobalScope.clamp
range another: @GlobalScope.remap @GlobalScope.inverse_lerp
convert range: @GlobalScope.remap @GlobalScope.inverse_lerp
mirror vector: Vector2.reflect Vector2.bounce
ricochet: Vector2.bounce Vector3.bounce
# input
button down: Input.is_action_just_pressed Input.is_action_pressed BaseButton.button_down
goes down: Input.is_action_just_pressed
pressed once: Input.is_action_just_pressed
key once: Input.is_action_just_pressed InputEventKey.echo
key just: Input.is_action_just_pressed
just once: Object.CONNECT_ONE_SHOT Input.is_action_just_pressed
mouse delta: InputEventMouseMotion.relative Input.get_last_mouse_velocity
input reaching: Viewport.set_input_as_handled Control.accept_event
event reaching: Viewport.set_input_as_handled Control.accept_event
consume event: Viewport.set_input_as_handled Control.accept_event
stop event: Viewport.set_input_as_handled Control.accept_event
disable input: Node.set_process_input Node.set_process_unhandled_input
touch drag: InputEventScreenDrag
touch tap: InputEventScreenTouch
tap screen: InputEventScreenTouch
simulate click: Input.parse_input_event InputEventMouseButton
long press: Timer InputEventScreenTouch Input.is_action_pressed
gamepad disconnected: Input.joy_connection_changed
controller type: Input.get_joy_name
which controller: InputEvent.device Input.get_joy_name Input.get_connected_joypads
device input: InputEvent.device
drag object: InputEventMouseMotion CollisionObject2D.input_event CanvasItem.get_global_mouse_position
drag mouse: InputEventMouseMotion CanvasItem.get_global_mouse_position
hover area: CollisionObject2D.mouse_entered CollisionObject3D.mouse_entered
hover object: CollisionObject2D.mouse_entered CollisionObject3D.mouse_entered
hover sound: Control.mouse_entered BaseButton.is_hovered AudioStreamPlayer.play
# text and lists
text pattern: RegEx RegEx.search_all
string pattern: RegEx RegEx.search_all
thousands separator: String.insert String.num
sum numbers: Array.reduce
total array: Array.reduce
average array: Array.reduce
largest array: Array.max
smallest array: Array.min
array empty: Array.is_empty
array length: Array.size
count elements: Array.size Array.count
nested array: Array Array.duplicate
iterate dictionary: Dictionary.keys Dictionary.values
enum name: Dictionary.find_key
enum string: Dictionary.find_key Dictionary.keys
string enum: Dictionary.find_key Dictionary.keys
file line: FileAccess.get_line FileAccess.eof_reached
end file: FileAccess.eof_reached FileAccess.seek_end
delete folder: DirAccess.remove DirAccess.remove_absolute
remove folder: DirAccess.remove DirAccess.remove_absolute
folder exists: DirAccess.dir_exists DirAccess.dir_exists_absolute
move file: DirAccess.rename
file password: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
protect file: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass FileAccess.open_encrypted
protect save: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
encrypt data: AESContext Crypto FileAccess.open_encrypted_with_pass
level background: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
load progress: ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_request
load glb: GLTFDocument.append_from_file GLTFDocument.generate_scene GLTFDocument
load gltf: GLTFDocument.append_from_file GLTFDocument.generate_scene GLTFDocument
model runtime: GLTFDocument.append_from_file GLTFDocument.generate_scene
image runtime: Image.load_from_file ImageTexture.create_from_image
texture disk: Image.load_from_file ImageTexture.create_from_image
font runtime: FontFile.load_dynamic_font FontFile
sound runtime: AudioStreamWAV.load_from_file AudioStreamOggVorbis.load_from_file AudioStreamMP3.load_from_file
mp3 runtime: AudioStreamMP3.load_from_file
globals: SceneTree.root Engine.get_singleton
data between: SceneTree.root Object.set_meta
# nodes
node valid: @GlobalScope.is_instance_valid Node.is_inside_tree
still exists: @GlobalScope.is_instance_valid
object valid: @GlobalScope.is_instance_valid
node type: Object.is_class Object.get_class
check type: @GlobalScope.typeof Object.is_class @GDScript.is_instance_of
variable type: @GlobalScope.typeof
children ready: Node._ready Node.ready
argument handler: Callable.bind
signal parameters: Callable.bind Signal.emit Object.add_user_signal
disconnect all: Object.get_signal_connection_list Signal.get_connections Signal.disconnect
one shot: Object.CONNECT_ONE_SHOT Timer.one_shot
await signal: Signal
restart game: SceneTree.reload_current_scene
app path: OS.get_executable_path
release build: OS.is_debug_build OS.has_feature
exported build: OS.has_feature OS.is_debug_build
debug build: OS.is_debug_build OS.has_feature
# looks
object glow: BaseMaterial3D.emission_enabled Environment.glow_enabled
make glow: BaseMaterial3D.emission_enabled Environment.glow_enabled
material color: BaseMaterial3D.albedo_color StandardMaterial3D
mesh material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material MeshInstance3D.get_active_material
material override: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
swap mesh: MeshInstance3D.mesh
outline mesh: Material.next_pass BaseMaterial3D.grow Mesh.create_outline
outline object: Material.next_pass BaseMaterial3D.grow
highlight object: Material.next_pass GeometryInstance3D.material_overlay CollisionObject3D.mouse_entered
scroll texture: BaseMaterial3D.uv1_offset Sprite2D.region_rect ShaderMaterial.set_shader_parameter
dissolve: ShaderMaterial.set_shader_parameter ShaderMaterial NoiseTexture2D
screen effect: CanvasLayer ColorRect ShaderMaterial
vignette: CanvasLayer ColorRect ShaderMaterial CompositorEffect
motion blur: CompositorEffect ShaderMaterial
disable shadow: GeometryInstance3D.cast_shadow Light3D.shadow_enabled
object shadow: GeometryInstance3D.cast_shadow
shadows walls: LightOccluder2D Light2D.shadow_enabled OccluderPolygon2D
2d shadow: LightOccluder2D Light2D.shadow_enabled
sun direction: DirectionalLight3D Node3D.rotation
sky color: ProceduralSkyMaterial.sky_top_color Environment.background_color Environment.background_mode
hide distance: GeometryInstance3D.visibility_range_end
hide far: GeometryInstance3D.visibility_range_end Camera3D.far
half resolution: Viewport.scaling_3d_scale
render resolution: Viewport.scaling_3d_scale Viewport.scaling_3d_mode
resolution scale: Viewport.scaling_3d_scale
upscaling: Viewport.scaling_3d_mode Viewport.scaling_3d_scale
read vertices: MeshDataTool.get_vertex Mesh.surface_get_arrays
edit vertices: MeshDataTool.set_vertex MeshDataTool
merge meshes: SurfaceTool.append_from MultiMesh
pivot point: Control.pivot_offset Sprite2D.offset
rotate around: Node3D.rotate Vector2.rotated Vector3.rotated
around player: SpringArm3D Node3D.rotate_y
orbit camera: SpringArm3D Node3D.rotate_y
camera visible: Camera3D.is_position_in_frustum VisibleOnScreenNotifier3D.is_on_screen
visible camera: Camera3D.is_position_in_frustum VisibleOnScreenNotifier3D.is_on_screen
behind camera: Camera3D.is_position_behind
second camera: SubViewport Camera3D.make_current
two cameras: SubViewport SubViewportContainer
mini map: SubViewport SubViewportContainer ViewportTexture
headset position: XRCamera3D XROrigin3D XRServer.get_hmd_transform
stop particles: GPUParticles2D.emitting GPUParticles3D.emitting
start particles: GPUParticles2D.emitting GPUParticles3D.emitting GPUParticles2D.restart
snow: GPUParticles2D GPUParticles3D
laser: RayCast2D Line2D RayCast3D
draw arrow: CanvasItem.draw_line CanvasItem.draw_polygon CanvasItem._draw
draw grid: CanvasItem.draw_line CanvasItem._draw CanvasItem.draw_multiline
flip left: Sprite2D.flip_h AnimatedSprite2D.flip_h
sprite left: Sprite2D.flip_h AnimatedSprite2D.flip_h
walks left: Sprite2D.flip_h AnimatedSprite2D.flip_h
face left: Sprite2D.flip_h AnimatedSprite2D.flip_h
turn left: Sprite2D.flip_h AnimatedSprite2D.flip_h
look blurry: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry texture: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry sprite: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
front behind: CanvasItem.y_sort_enabled CanvasItem.z_index
draw top: CanvasItem.z_index CanvasLayer CanvasItem.top_level
fixed screen: CanvasLayer
hud fixed: CanvasLayer
# animation
tween position: Tween.tween_property
tween color: Tween.tween_property
tween scale: Tween.tween_property
tween rotation: Tween.tween_property
tween alpha: Tween.tween_property
tween value: Tween.tween_method Tween.tween_property
tween multiple: Tween.set_parallel Tween.parallel
tween delay: PropertyTweener.set_delay Tween.tween_interval
# sound
quieter distance: AudioStreamPlayer3D AudioStreamPlayer2D AudioStreamPlayer2D.attenuation AudioStreamPlayer3D.attenuation_model
sound position: AudioStreamPlayer2D AudioStreamPlayer3D
change pitch: AudioStreamPlayer.pitch_scale AudioEffectPitchShift
footstep sounds: AudioStreamRandomizer AudioStreamPlayer
midi: InputEventMIDI OS.open_midi_inputs
microphone level: AudioServer.get_bus_peak_volume_left_db AudioStreamMicrophone
sound level: AudioServer.get_bus_peak_volume_left_db
# network
one client: Node.rpc_id
specific peer: Node.rpc_id
single peer: Node.rpc_id
all clients: MultiplayerSpawner Node.rpc
sync transform: MultiplayerSynchronizer SceneReplicationConfig
sync variable: MultiplayerSynchronizer SceneReplicationConfig
player position network: MultiplayerSynchronizer
player joined: MultiplayerAPI.peer_connected
player left: MultiplayerAPI.peer_disconnected
connection lost: MultiplayerAPI.server_disconnected MultiplayerAPI.peer_disconnected
server authoritative: Node.set_multiplayer_authority MultiplayerAPI.is_server
lan discovery: PacketPeerUDP.set_broadcast_enabled PacketPeerUDP
chat message: Node.rpc @GDScript.@rpc
request header: HTTPRequest.request
image url: HTTPRequest.request Image.load_png_from_buffer ImageTexture.create_from_image
# interface
yes no: ConfirmationDialog
menu item: PopupMenu.id_pressed PopupMenu.add_item PopupMenu.index_pressed
item selected: OptionButton.item_selected ItemList.item_selected PopupMenu.id_pressed Tree.item_selected
item clicked: PopupMenu.id_pressed ItemList.item_clicked
stretching corners: NinePatchRect StyleBoxTexture
without stretching: NinePatchRect StyleBoxTexture
rounded panel: StyleBoxFlat.set_corner_radius_all StyleBoxFlat
button color: Control.add_theme_color_override StyleBoxFlat Control.add_theme_stylebox_override
button background: Control.add_theme_stylebox_override StyleBoxFlat
change style: Control.add_theme_stylebox_override Control.theme
hide ui: CanvasItem.hide CanvasItem.visible CanvasLayer.visible
fade ui: CanvasItem.modulate Tween.tween_property
ui transparent: CanvasItem.modulate CanvasItem.self_modulate
fill container: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL
fill screen: Control.PRESET_FULL_RECT Control.set_anchors_preset
full rect: Control.PRESET_FULL_RECT Control.set_anchors_preset
split view: SplitContainer HSplitContainer VSplitContainer
files desktop: Window.files_dropped
modal: Window.exclusive AcceptDialog PopupPanel
slider changed: Range.value_changed
slider value: Range.value_changed Range.value
bold text: RichTextLabel RichTextLabel.bbcode_enabled RichTextLabel.push_bold
colored words: RichTextLabel.push_color RichTextLabel.bbcode_enabled
bold words: RichTextLabel.push_bold RichTextLabel.bbcode_enabled
text image: RichTextLabel.add_image
newest line: RichTextLabel.scroll_following RichTextLabel.scroll_to_line
scroll newest: RichTextLabel.scroll_following ScrollContainer.scroll_vertical
before quit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
before closes: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
window closes: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
confirm quit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit ConfirmationDialog
desktop pet: Window.transparent Window.mouse_passthrough_polygon
monitor count: DisplayServer.get_screen_count
multiple monitors: DisplayServer.get_screen_count DisplayServer.window_set_current_screen
second monitor: DisplayServer.window_set_current_screen DisplayServer.get_screen_count
rebind keys: InputMap.action_add_event InputMap.action_erase_events
rebind controls: InputMap.action_add_event InputMap.action_erase_events
# tiles
cell mouse: TileMapLayer.local_to_map
data tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
# editor and script
variables sections: @GDScript.@export_group @GDScript.@export_category @GDScript.@export_subgroup
exported sections: @GDScript.@export_group @GDScript.@export_category
inspector sections: @GDScript.@export_group @GDScript.@export_category
group exports: @GDScript.@export_group @GDScript.@export_category
organize exported: @GDScript.@export_group @GDScript.@export_category
export slider: @GDScript.@export_range
custom node: EditorPlugin.add_custom_type
node icon: @GDScript.@icon EditorPlugin.add_custom_type
plugin selected: EditorInterface.get_selection EditorSelection.get_selected_nodes
open scene: EditorInterface.open_scene_from_path EditorInterface.get_edited_scene_root
edited scene: EditorInterface.get_edited_scene_root
log error: @GlobalScope.push_error @GlobalScope.printerr
log warning: @GlobalScope.push_warning
collision shapes visible: SceneTree.debug_collisions_hint
debug collision: SceneTree.debug_collisions_hint
static typing: Array.is_typed
# more of what is asked
terrain mesh: ArrayMesh.add_surface_from_arrays SurfaceTool ArrayMesh
read back: RenderingDevice.buffer_get_data RenderingDevice.texture_get_data
yes: ConfirmationDialog AcceptDialog.confirmed
client sees: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
visible client: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
visibility peer: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
value shader: ShaderMaterial.set_shader_parameter ShaderMaterial
pass shader: ShaderMaterial.set_shader_parameter ShaderMaterial
shader script: ShaderMaterial.set_shader_parameter ShaderMaterial
shader code: Shader.code Shader
shader variable: ShaderMaterial.set_shader_parameter
before continuing: SceneTree.create_timer SceneTreeTimer.timeout
before running: SceneTree.create_timer SceneTreeTimer.timeout
ball bounce: PhysicsMaterial.bounce Vector2.bounce
remap keyboard: InputMap.action_add_event InputMap.action_erase_events InputMap
remap controls: InputMap.action_add_event InputMap.action_erase_events InputMap
emit once: GPUParticles2D.one_shot GPUParticles3D.one_shot GPUParticles2D.emitting
key exists: Dictionary.has
has key: Dictionary.has
contains key: Dictionary.has
sort dictionaries: Array.sort_custom
sort property: Array.sort_custom
sort objects: Array.sort_custom
nearest node: Vector2.distance_to Vector2.distance_squared_to
clamp pitch: @GlobalScope.clamp Node3D.rotation
click ray: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
raycast script: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D.create
area objects: Area2D.get_overlapping_bodies Area2D.get_overlapping_areas
spawn scene: PackedScene.instantiate PackedScene Node.add_child
instance scene: PackedScene.instantiate PackedScene Node.add_child
blend walk: AnimationNodeBlendSpace1D AnimationNodeBlendSpace2D AnimationTree
wheel zoom: Camera2D.zoom @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
heavy calculation: Thread.start WorkerThreadPool.add_task Thread
curved path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
dock panel: EditorPlugin.add_control_to_dock EditorPlugin.add_control_to_bottom_panel
toggle fullscreen: DisplayServer.window_set_mode Window.mode
scrolls slower: Parallax2D.scroll_scale Parallax2D ParallaxLayer.motion_scale
# what agents type
gradually approach: @GlobalScope.move_toward @GlobalScope.lerp
approach value: @GlobalScope.move_toward @GlobalScope.lerp
approach target: @GlobalScope.move_toward Vector2.move_toward
mesh vertices: ArrayMesh.add_surface_from_arrays SurfaceTool ArrayMesh
mesh from vertices: ArrayMesh.add_surface_from_arrays SurfaceTool ArrayMesh
vertices indices: ArrayMesh.add_surface_from_arrays SurfaceTool.add_vertex SurfaceTool.add_index
crossfade animation: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
scene texture: SubViewport Viewport.get_texture ViewportTexture
start vr: XRInterface.initialize XRServer.find_interface Viewport.use_xr
vr session: XRInterface.initialize XRServer.find_interface Viewport.use_xr
enable xr: XRInterface.initialize Viewport.use_xr XRServer.find_interface
shape mesh: Mesh.create_trimesh_shape Mesh.create_convex_shape MeshInstance3D.create_trimesh_collision
collision mesh: Mesh.create_trimesh_shape Mesh.create_convex_shape MeshInstance3D.create_trimesh_collision
bake navigation: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
apply shader: CanvasItem.material ShaderMaterial ShaderMaterial.shader
shader sprite: CanvasItem.material ShaderMaterial
mute sound: AudioServer.set_bus_mute
mute all: AudioServer.set_bus_mute
mute audio: AudioServer.set_bus_mute
mute music: AudioServer.set_bus_mute
anchor full: Control.set_anchors_preset Control.PRESET_FULL_RECT Control.set_anchors_and_offsets_preset
control full: Control.set_anchors_preset Control.PRESET_FULL_RECT
texture aspect: TextureRect.stretch_mode TextureRect.STRETCH_KEEP_ASPECT_CENTERED
image aspect: TextureRect.stretch_mode TextureRect.STRETCH_KEEP_ASPECT_CENTERED
beyond distance: GeometryInstance3D.visibility_range_end
hide beyond: GeometryInstance3D.visibility_range_end
property widget: EditorProperty EditorInspectorPlugin
custom property: EditorInspectorPlugin EditorProperty Object._get_property_list
dynamic property: Object._get_property_list Object._set Object._get
button just: Input.is_action_just_pressed
action just: Input.is_action_just_pressed
jump pressed: Input.is_action_just_pressed
jump button: Input.is_action_just_pressed
overlay camera: CanvasLayer
hud overlay: CanvasLayer
hud camera: CanvasLayer
animation keyframe: Animation.track_insert_key Animation.add_track
animation code: Animation.add_track Animation.track_insert_key AnimationLibrary.add_animation
create animation: Animation.add_track Animation.track_insert_key AnimationLibrary.add_animation
physics jitter: ProjectSettings.physics/common/physics_interpolation Node.physics_interpolation_mode Engine.physics_jitter_fix
smooth physics: ProjectSettings.physics/common/physics_interpolation Node.physics_interpolation_mode
jittery movement: ProjectSettings.physics/common/physics_interpolation Node.physics_interpolation_mode
delay seconds: SceneTree.create_timer SceneTreeTimer.timeout Timer
delay then: SceneTree.create_timer SceneTreeTimer.timeout
delay call: SceneTree.create_timer Object.call_deferred
delay code: SceneTree.create_timer
change state: AnimationNodeStateMachinePlayback.travel
switch state: AnimationNodeStateMachinePlayback.travel
click callback: BaseButton.pressed
button callback: BaseButton.pressed
entire file: FileAccess.get_as_text FileAccess.get_file_as_string
whole file: FileAccess.get_as_text FileAccess.get_file_as_string
file string: FileAccess.get_file_as_string FileAccess.get_as_text FileAccess.store_string
resize event: Viewport.size_changed Control.resized
property conditionally: Object._validate_property Object.notify_property_list_changed
readonly property: Object._validate_property @GlobalScope.PROPERTY_USAGE_READ_ONLY
value default: Dictionary.get Dictionary.get_or_add
push rigid: RigidBody2D.apply_central_impulse RigidBody2D.apply_impulse RigidBody3D.apply_central_impulse RigidBody3D.apply_impulse
identical meshes: MultiMesh MultiMeshInstance3D MultiMesh.set_instance_transform
many meshes: MultiMesh MultiMeshInstance3D
thousands of objects: MultiMesh MultiMeshInstance3D
pixel by pixel: Image.set_pixel Image.create_empty ImageTexture.create_from_image
image pixel: Image.set_pixel Image.get_pixel
create image: Image.create_empty Image.create ImageTexture.create_from_image
create texture: ImageTexture.create_from_image Image.create_empty
background button: StyleBoxFlat.bg_color Control.add_theme_stylebox_override
panel color: StyleBoxFlat.bg_color Control.add_theme_stylebox_override
panel background: StyleBoxFlat.bg_color Control.add_theme_stylebox_override StyleBoxFlat
make directory: DirAccess.make_dir_recursive_absolute DirAccess.make_dir_recursive DirAccess.make_dir
object freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
was freed: @GlobalScope.is_instance_valid
freed check: @GlobalScope.is_instance_valid
running tween: Tween.is_running Tween.kill
fog scene: Environment.fog_enabled Environment.volumetric_fog_enabled
enable fog: Environment.fog_enabled Environment.volumetric_fog_enabled
host server: ENetMultiplayerPeer.create_server
# nodes, input, network, editor
prevent closing: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST
prevent quitting: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST
stop window closing: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested
save exit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
save quit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
alt f4: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
android back: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back
pause menu: SceneTree.paused Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
pause screen: SceneTree.paused Node.process_mode
freeze game: SceneTree.paused Engine.time_scale
ignore pause: Node.process_mode Node.PROCESS_MODE_ALWAYS
buttons paused: Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
disable node: Node.process_mode Node.PROCESS_MODE_DISABLED
deactivate node: Node.process_mode Node.PROCESS_MODE_DISABLED
reference player: SceneTree.get_first_node_in_group Node.get_node
notify enemies: SceneTree.call_group
every node group: SceneTree.call_group SceneTree.get_nodes_in_group
belongs group: Node.is_in_group
compare tag: Node.is_in_group
remove all children: Node.queue_free Node.get_children Node.remove_child
delete all children: Node.queue_free Node.get_children
clear children: Node.queue_free Node.get_children
number children: Node.get_child_count
children type: Node.find_children
recursive children: Node.find_children
first child: Node.get_child
last child: Node.get_child
detach node: Node.remove_child
detach parent: Node.remove_child Node.reparent
unparent: Node.remove_child Node.reparent
keep global position: Node.reparent
persist scenes: SceneTree.root
survive scene: SceneTree.root Node.reparent
retry level: SceneTree.reload_current_scene
wait frame: SceneTree.process_frame
wait physics frame: SceneTree.physics_frame
reset timer: Timer.start
cancel timer: Timer.stop
timer running: Timer.is_stopped Timer.time_left
timer automatically: Timer.autostart
timer slow motion: Timer.ignore_time_scale SceneTree.create_timer
hitstop: Engine.time_scale SceneTree.create_timer
busy setting up: Object.call_deferred Node.add_child
parent busy: Object.call_deferred Node.add_child
null instance: Node.get_node_or_null @GlobalScope.is_instance_valid
unlock mouse: Input.MOUSE_MODE_VISIBLE Input.mouse_mode
unlock cursor: Input.MOUSE_MODE_VISIBLE Input.mouse_mode
mouse inside window: Input.MOUSE_MODE_CONFINED Input.mouse_mode
cursor inside window: Input.MOUSE_MODE_CONFINED Input.mouse_mode
keep mouse inside: Input.MOUSE_MODE_CONFINED Input.mouse_mode
mouse sensitivity: InputEventMouseMotion.relative InputEventMouseMotion.screen_relative
set mouse position: Input.warp_mouse
teleport mouse: Input.warp_mouse
key released: Input.is_action_just_released InputEvent.is_released
mouse button held: Input.is_mouse_button_pressed
keyboard layout: InputEventKey.physical_keycode DisplayServer.keyboard_get_current_layout
azerty: InputEventKey.physical_keycode DisplayServer.keyboard_get_keycode_from_physical
qwerty: InputEventKey.physical_keycode DisplayServer.keyboard_get_layout_name
typed character: InputEventKey.unicode
typed letter: InputEventKey.unicode
shift held: InputEventWithModifiers.shift_pressed
ctrl held: InputEventWithModifiers.ctrl_pressed
shift click: InputEventWithModifiers.shift_pressed
ctrl click: InputEventWithModifiers.ctrl_pressed
left stick: Input.get_joy_axis @GlobalScope.JOY_AXIS_LEFT_X @GlobalScope.JOY_AXIS_LEFT_Y
right stick: Input.get_joy_axis @GlobalScope.JOY_AXIS_RIGHT_X @GlobalScope.JOY_AXIS_RIGHT_Y
twin stick: Input.get_vector Input.get_joy_axis
stick drift: InputMap.action_set_deadzone Input.get_vector
vibrate phone: Input.vibrate_handheld
vibrate mobile: Input.vibrate_handheld
shake controller: Input.start_joy_vibration
force feedback: Input.start_joy_vibration
stop rumble: Input.stop_joy_vibration
local multiplayer: InputEvent.device Input.get_connected_joypads
couch multiplayer: InputEvent.device Input.get_connected_joypads
button prompt: InputMap.action_get_events InputEvent.as_text Input.get_joy_name
reset keybinds: InputMap.load_from_project_settings
default keybinds: InputMap.load_from_project_settings
pinch zoom: InputEventMagnifyGesture.factor InputEventMagnifyGesture
swipe direction: InputEventScreenDrag.relative InputEventScreenDrag.velocity
touch controls: TouchScreenButton InputEventScreenTouch
mobile controls: TouchScreenButton InputEventScreenTouch
onscreen button: TouchScreenButton
leave multiplayer: MultiplayerPeer.close MultiplayerAPI.multiplayer_peer
leave server: MultiplayerPeer.close MultiplayerAPI.multiplayer_peer
stop hosting: MultiplayerPeer.close
list clients: MultiplayerAPI.get_peers
kick client: MultiplayerPeer.disconnect_peer
kick peer: MultiplayerPeer.disconnect_peer
client disconnected: MultiplayerAPI.peer_disconnected
client joined: MultiplayerAPI.peer_connected
host left: MultiplayerAPI.server_disconnected
host disconnected: MultiplayerAPI.server_disconnected
function server: Node.rpc_id @GDScript.@rpc
network latency: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
player ping: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
measure ping: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
browser multiplayer: WebSocketMultiplayerPeer WebRTCMultiplayerPeer
web multiplayer: WebSocketMultiplayerPeer WebRTCMultiplayerPeer
html5 multiplayer: WebSocketMultiplayerPeer WebRTCMultiplayerPeer
p2p: WebRTCMultiplayerPeer ENetMultiplayerPeer.create_mesh
peer peer: WebRTCMultiplayerPeer ENetMultiplayerPeer.create_mesh
fetch json: HTTPRequest.request JSON.parse_string HTTPRequest.request_completed
fetch url: HTTPRequest.request
get request: HTTPRequest.request HTTPClient.METHOD_GET
response code: HTTPRequest.request_completed HTTPClient.get_response_code
cancel download: HTTPRequest.cancel_request
abort download: HTTPRequest.cancel_request
save download: HTTPRequest.download_file
download disk: HTTPRequest.download_file
run javascript: JavaScriptBridge.eval
execute js: JavaScriptBridge.eval
warning triangle: Node._get_configuration_warnings Node.update_configuration_warnings
yellow warning: Node._get_configuration_warnings Node.update_configuration_warnings
refresh inspector: Object.notify_property_list_changed
update inspector: Object.notify_property_list_changed
dontdestroyonload: SceneTree.root Node.reparent
loadscene: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
additive scene: Node.add_child PackedScene.instantiate
getcomponent: Node.get_node Node.find_child
getcomponentinchildren: Node.find_children Node.find_child
findgameobjectwithtag: SceneTree.get_first_node_in_group SceneTree.get_nodes_in_group
sendmessage: SceneTree.call_group Object.call
setactive: Node.process_mode CanvasItem.visible
ondestroy: Node._exit_tree Node.tree_exiting Object.NOTIFICATION_PREDELETE
lateupdate: Node.process_priority Node._process
late update: Node.process_priority Node._process
fixedupdate: Node._physics_process
beginplay: Node._ready
settimeout: SceneTree.create_timer
setinterval: Timer.timeout Timer.wait_time
waitforseconds: SceneTree.create_timer SceneTreeTimer.timeout
invokerepeating: Timer.timeout Timer.start
getkeydown: Input.is_action_just_pressed
getkeyup: Input.is_action_just_released
getaxis: Input.get_axis Input.get_vector
scancode: InputEventKey.physical_keycode
pointer lock: Input.MOUSE_MODE_CAPTURED Input.mouse_mode
networkvariable: MultiplayerSynchronizer SceneReplicationConfig
clientrpc: Node.rpc @GDScript.@rpc
serverrpc: Node.rpc_id @GDScript.@rpc
islocalplayer: Node.is_multiplayer_authority
ajax: HTTPRequest.request
webhook: HTTPRequest.request HTTPClient.METHOD_POST
destructor: Object.NOTIFICATION_PREDELETE Object._notification Node._exit_tree
ancestor: Node.find_parent Node.is_ancestor_of Node.get_parent
descendant: Node.find_children Node.is_ancestor_of
next sibling: Node.get_index Node.get_child Node.get_parent
substitute node: Node.replace_by
function all children: Node.propagate_call
call all children: Node.propagate_call
function every node: SceneTree.call_group Node.propagate_call
dump tree: Node.print_tree_pretty Node.print_tree
scene hierarchy: Node.print_tree_pretty Node.get_tree_string_pretty
ready again: Node.request_ready
execution order: Node.process_priority
script order: Node.process_priority
child added: Node.child_entered_tree
saved children: Node.owner PackedScene.pack
visible scene dock: Node.owner
editable children: Node.set_editable_instance Node.is_editable_instance
load prefab: PackedScene.instantiate ResourceLoader.load
nodes multithreaded: Node.process_thread_group
teleport interpolation: Node.reset_physics_interpolation
exit code: SceneTree.quit
restart application: OS.set_restart_on_exit SceneTree.quit
relaunch game: OS.set_restart_on_exit OS.create_instance
alt tab: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT
window loses focus: Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT Window.focus_exited
app minimized: Node.NOTIFICATION_APPLICATION_PAUSED Node.NOTIFICATION_APPLICATION_FOCUS_OUT
app resume: Node.NOTIFICATION_APPLICATION_RESUMED
low memory: Node.NOTIFICATION_OS_MEMORY_WARNING
event bus: Signal Signal.emit Signal.connect Object.add_user_signal
observer pattern: Signal.connect Object.connect
unsubscribe: Signal.disconnect Object.disconnect
suppress signals: Object.set_block_signals
disable signals: Object.set_block_signals
ignore argument: Callable.unbind
fewer arguments: Callable.unbind
command key: InputEventWithModifiers.is_command_or_control_pressed InputEventWithModifiers.meta_pressed
key combination: InputEventWithModifiers Shortcut
regardless layout: InputEventKey.physical_keycode
extra mouse buttons: @GlobalScope.MOUSE_BUTTON_XBUTTON1 @GlobalScope.MOUSE_BUTTON_XBUTTON2
side mouse button: @GlobalScope.MOUSE_BUTTON_XBUTTON1 @GlobalScope.MOUSE_BUTTON_XBUTTON2
mouse leaves window: Window.mouse_exited Node.NOTIFICATION_WM_MOUSE_EXIT
gamepad cursor: Input.warp_mouse Input.get_vector
hand cursor: Input.CURSOR_POINTING_HAND Control.mouse_default_cursor_shape
loading cursor: Input.CURSOR_WAIT Input.CURSOR_BUSY Input.set_default_cursor_shape
mouse lag: Input.use_accumulated_input
pen pressure: InputEventMouseMotion.pressure
stylus: InputEventMouseMotion.pressure InputEventMouseMotion.tilt
drawing tablet: InputEventMouseMotion.pressure InputEventMouseMotion.tilt
trackpad: InputEventPanGesture InputEventMagnifyGesture
touchpad: InputEventPanGesture InputEventMagnifyGesture
two finger: InputEventPanGesture InputEventMagnifyGesture
simulate touch: Input.emulate_touch_from_mouse InputEventScreenTouch
finger position: InputEventScreenTouch.position InputEventScreenDrag.position
finger index: InputEventScreenTouch.index InputEventScreenDrag.index
finger lifted: InputEventScreenTouch.pressed
swipe speed: InputEventScreenDrag.velocity
touch device: DisplayServer.is_touchscreen_available
dpad: @GlobalScope.JOY_BUTTON_DPAD_UP @GlobalScope.JOY_BUTTON_DPAD_DOWN @GlobalScope.JOY_BUTTON_DPAD_LEFT @GlobalScope.JOY_BUTTON_DPAD_RIGHT
shoulder button: @GlobalScope.JOY_BUTTON_LEFT_SHOULDER @GlobalScope.JOY_BUTTON_RIGHT_SHOULDER
bumper button: @GlobalScope.JOY_BUTTON_LEFT_SHOULDER @GlobalScope.JOY_BUTTON_RIGHT_SHOULDER
count gamepads: Input.get_connected_joypads
controller mapping: Input.add_joy_mapping
unknown controller: Input.add_joy_mapping Input.is_joy_known
xbox playstation: Input.get_joy_name Input.get_joy_info
gyro: Input.get_gyroscope
motion sensor: Input.get_accelerometer Input.get_gyroscope Input.get_gravity
action runtime: InputMap.add_action InputMap.action_add_event
input order: Node._input Node._shortcut_input Node._unhandled_key_input Node._unhandled_input
ime: DisplayServer.ime_get_text DisplayServer.window_set_ime_active Node.NOTIFICATION_OS_IME_UPDATE
network ownership: Node.set_multiplayer_authority Node.is_multiplayer_authority
transfer ownership: Node.set_multiplayer_authority
late join: MultiplayerSpawner MultiplayerSynchronizer
sync rate: MultiplayerSynchronizer.replication_interval
replication rate: MultiplayerSynchronizer.replication_interval
interest management: MultiplayerSynchronizer.add_visibility_filter MultiplayerSynchronizer.set_visibility_for
failed connect server: MultiplayerAPI.connection_failed
close server: MultiplayerPeer.close TCPServer.stop
lock lobby: MultiplayerPeer.refuse_new_connections
server full: MultiplayerPeer.refuse_new_connections ENetMultiplayerPeer.create_server
packet loss: ENetPacketPeer.PEER_PACKET_LOSS ENetPacketPeer.get_statistic
limit bandwidth: ENetConnection.bandwidth_limit MultiplayerSynchronizer.replication_interval
client ip: ENetPacketPeer.get_remote_address WebSocketMultiplayerPeer.get_peer_address
unreliable rpc: @GDScript.@rpc MultiplayerPeer.TRANSFER_MODE_UNRELIABLE
guaranteed delivery: MultiplayerPeer.TRANSFER_MODE_RELIABLE MultiplayerPeer.transfer_mode
rpc permission: @GDScript.@rpc MultiplayerAPI.RPC_MODE_ANY_PEER
play offline: OfflineMultiplayerPeer
authenticate player: SceneMultiplayer.auth_callback SceneMultiplayer.send_auth SceneMultiplayer.complete_auth
authenticate client: SceneMultiplayer.auth_callback SceneMultiplayer.send_auth SceneMultiplayer.complete_auth
headless: DisplayServer.get_name OS.has_feature
nat traversal: UPNP.add_port_mapping UPNP WebRTCPeerConnection
open port: UPNP.add_port_mapping
router port: UPNP.add_port_mapping UPNP.discover
public ip: UPNP.query_external_address
external ip: UPNP.query_external_address
local ip: IP.get_local_addresses
dns: IP.resolve_hostname
domain name: IP.resolve_hostname
stun server: WebRTCPeerConnection.initialize
bearer token: HTTPRequest.request
follow redirects: HTTPRequest.max_redirects
check internet: HTTPRequest.request HTTPRequest.request_completed
online leaderboard: HTTPRequest.request
server sent events: HTTPClient.read_response_body_chunk HTTPClient
self signed: TLSOptions.client_unsafe Crypto.generate_self_signed_certificate
bypass certificate: TLSOptions.client_unsafe HTTPRequest.set_tls_options
listen port: TCPServer.listen UDPServer.listen
accept connection: TCPServer.take_connection
socket server: TCPServer.listen TCPServer.take_connection
incoming connection: TCPServer.is_connection_available TCPServer.take_connection
nagle: StreamPeerTCP.set_no_delay
datagram: PacketPeerUDP PacketPeerUDP.set_dest_address
multicast: PacketPeerUDP.join_multicast_group
lan servers: PacketPeerUDP.set_broadcast_enabled UDPServer
keepalive: WebSocketPeer.heartbeat_interval
websocket header: WebSocketPeer.handshake_headers
websocket disconnected: WebSocketPeer.get_close_code WebSocketPeer.get_ready_state
websocket message: WebSocketPeer.send_text WebSocketPeer.poll PacketPeer.get_packet
endianness: StreamPeer.big_endian FileAccess.big_endian
rsa: Crypto.generate_rsa CryptoKey
digital signature: Crypto.sign Crypto.verify
hmac: Crypto.hmac_digest HMACContext
secure random: Crypto.generate_random_bytes
plugin main screen: EditorPlugin._has_main_screen EditorPlugin._make_visible EditorInterface.get_editor_main_screen
plugin autoload: EditorPlugin.add_autoload_singleton
plugin enabled: EditorPlugin._enable_plugin EditorInterface.set_plugin_enabled
editor toolbar: EditorPlugin.add_control_to_container EditorPlugin.CONTAINER_TOOLBAR
editor context menu: EditorContextMenuPlugin EditorPlugin.add_context_menu_plugin
plugin mouse: EditorPlugin._forward_canvas_gui_input EditorPlugin._forward_3d_gui_input
draw editor viewport: EditorPlugin._forward_canvas_draw_over_viewport EditorPlugin._forward_3d_draw_over_viewport
plugin settings: EditorSettings.set_setting ProjectSettings.add_property_info EditorInterface.get_editor_settings
custom project setting: ProjectSettings.set_setting ProjectSettings.add_property_info ProjectSettings.set_initial_value
editor preferences: EditorSettings EditorInterface.get_editor_settings
editor icons: EditorInterface.get_editor_theme Control.get_theme_icon
editor toast: EditorToaster.push_toast EditorInterface.get_editor_toaster
filesystem selection: EditorInterface.get_selected_paths EditorInterface.get_current_path
resource thumbnail: EditorResourcePreview.queue_resource_preview EditorResourcePreviewGenerator
reimport: EditorFileSystem.reimport_files EditorFileSystem.scan
custom file format: EditorImportPlugin ResourceFormatLoader ResourceFormatSaver
import option: EditorImportPlugin._get_import_options
exclude file export: EditorExportPlugin.skip EditorExportPlugin._export_file
include file export: EditorExportPlugin.add_file
pre export: EditorExportPlugin._export_begin
post export: EditorExportPlugin._export_end
gizmo handle: EditorNode3DGizmo.add_handles EditorNode3DGizmoPlugin._set_handle
update gizmo: Node3D.update_gizmos EditorNode3DGizmoPlugin._redraw
revert button: Object._property_can_revert Object._property_get_revert
merge undo: UndoRedo.MERGE_ENDS UndoRedo.create_action
undo limit: UndoRedo.max_steps
debugger tab: EditorDebuggerPlugin EditorDebuggerSession.add_session_tab
uid: ResourceUID ResourceLoader.get_resource_uid
javascript callback: JavaScriptBridge.create_callback
javascript call godot: JavaScriptBridge.create_callback
localstorage: JavaScriptBridge.get_interface JavaScriptBridge.eval
url parameters: JavaScriptBridge.eval JavaScriptBridge.get_interface
browser download: JavaScriptBridge.download_buffer
indexeddb: JavaScriptBridge.force_fs_sync OS.is_userfs_persistent
pwa: JavaScriptBridge.pwa_update JavaScriptBridge.pwa_needs_update
web build: OS.has_feature
android plugin: Engine.get_singleton JNISingleton EditorExportPlugin
android api: JavaClassWrapper.wrap JavaClass
java: JavaClassWrapper.wrap JavaClass JavaObject
kotlin: JavaClassWrapper.wrap Engine.get_singleton
ios plugin: Engine.get_singleton
app purchase: Engine.get_singleton
admob: Engine.get_singleton
microphone permission: OS.request_permission
permission granted: MainLoop.on_request_permissions_result OS.get_granted_permissions
webcam: CameraServer CameraFeed
phone camera: CameraServer CameraFeed
hide keyboard: DisplayServer.virtual_keyboard_hide
close keyboard: DisplayServer.virtual_keyboard_hide
keyboard covers: DisplayServer.virtual_keyboard_get_height
portrait mode: DisplayServer.screen_set_orientation
phone model: OS.get_model_name
save battery: OS.low_processor_usage_mode Engine.max_fps
power saving: OS.low_processor_usage_mode Engine.max_fps
linux distro: OS.get_distribution_name
dark mode: DisplayServer.is_dark_mode
flash taskbar: DisplayServer.window_request_attention Window.request_attention
tray icon: StatusIndicator
system tray: StatusIndicator
monitor hz: DisplayServer.screen_get_refresh_rate
recycle bin: OS.move_to_trash
documents folder: OS.get_system_dir
downloads folder: OS.get_system_dir
installed fonts: OS.get_system_fonts
total ram: OS.get_memory_info
graphics card: RenderingServer.get_video_adapter_name OS.get_video_adapter_driver_info
launch arguments: OS.get_cmdline_args OS.get_cmdline_user_args
stdin: OS.read_string_from_stdin
capture log: OS.add_logger Logger
splash screen: ProjectSettings.application/boot_splash/image
game version: ProjectSettings.application/config/version
# movement, physics, maths
add force: RigidBody2D.apply_force RigidBody3D.apply_force RigidBody2D.apply_central_force
add impulse: RigidBody2D.apply_impulse RigidBody3D.apply_impulse RigidBody3D.apply_central_impulse
sudden force: RigidBody2D.apply_impulse RigidBody3D.apply_impulse
explosion force: RigidBody3D.apply_impulse RigidBody2D.apply_impulse RigidBody3D.apply_central_impulse
kick ball: RigidBody3D.apply_impulse RigidBody2D.apply_impulse
continuous force: RigidBody2D.constant_force RigidBody2D.apply_force RigidBody2D.add_constant_force
thruster: RigidBody2D.apply_force RigidBody3D.apply_force
rigid body speed: RigidBody2D.linear_velocity RigidBody3D.linear_velocity
move rigid body: RigidBody2D.apply_force RigidBody2D.linear_velocity RigidBody2D._integrate_forces
rigid body position: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
teleport rigid: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
reset rigid: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
rotate rigid: RigidBody2D.apply_torque RigidBody2D.angular_velocity RigidBody2D._integrate_forces
stop rolling: RigidBody3D.angular_damp RigidBody3D.linear_damp
keep rolling: RigidBody3D.angular_damp RigidBody3D.linear_damp
linear drag: RigidBody2D.linear_damp RigidBody3D.linear_damp
stopped moving: RigidBody2D.sleeping RigidBody2D.sleeping_state_changed RigidBody2D.linear_velocity
dice stopped: RigidBody3D.sleeping_state_changed RigidBody3D.sleeping
rigid kinematic: RigidBody2D.freeze_mode RigidBody2D.freeze
rigid static: RigidBody2D.freeze RigidBody2D.freeze_mode
float water: RigidBody3D.apply_force Area3D.linear_damp
buoyancy: RigidBody3D.apply_force
push box: RigidBody2D.apply_central_impulse KinematicCollision2D.get_collider
icy floor: PhysicsMaterial.friction
trampoline: PhysicsMaterial.bounce CharacterBody2D.velocity
restitution: PhysicsMaterial.bounce
jump pad: Area2D.body_entered CharacterBody2D.velocity
kinematic body: CharacterBody2D CharacterBody3D AnimatableBody2D
character controller: CharacterBody2D CharacterBody3D
planet gravity: Area3D.gravity_point CharacterBody3D.up_direction
gravity well: Area2D.gravity_point Area3D.gravity_point
flip gravity: CharacterBody2D.up_direction RigidBody2D.gravity_scale
read gravity: PhysicsBody3D.get_gravity ProjectSettings.physics/3d/default_gravity
walk walls: CharacterBody3D.up_direction CharacterBody2D.up_direction
slow zone: Area2D.linear_damp Area2D.linear_damp_space_override
reverb zone: Area3D.reverb_bus_enabled Area3D.reverb_bus_name
physics engine: ProjectSettings.physics/3d/physics_engine
physics fps: Engine.physics_ticks_per_second
pause physics: PhysicsServer2D.set_active PhysicsServer3D.set_active SceneTree.paused
interpolated position: Node3D.get_global_transform_interpolated
faster downhill: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
uphill: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
slope angle: CharacterBody2D.get_floor_angle CharacterBody3D.get_floor_angle
ground normal: CharacterBody2D.get_floor_normal CharacterBody3D.get_floor_normal
align slope: CharacterBody3D.get_floor_normal CharacterBody2D.get_floor_normal RayCast3D.get_collision_normal
align terrain: CharacterBody3D.get_floor_normal RayCast3D.get_collision_normal
wall direction: CharacterBody2D.get_wall_normal CharacterBody3D.get_wall_normal
hit head: CharacterBody2D.is_on_ceiling CharacterBody3D.is_on_ceiling
ceiling slide: CharacterBody2D.slide_on_ceiling CharacterBody3D.slide_on_ceiling
leave platform: CharacterBody2D.platform_on_leave CharacterBody3D.platform_on_leave
actual speed: CharacterBody2D.get_real_velocity CharacterBody3D.get_real_velocity
distance moved: CharacterBody2D.get_position_delta CharacterBody3D.get_position_delta
collide without moving: PhysicsBody2D.test_move PhysicsBody3D.test_move
flying character: CharacterBody3D.motion_mode CharacterBody2D.motion_mode
crouch: CapsuleShape3D.height ShapeCast3D.is_colliding CollisionShape3D
noclip: CollisionShape3D.disabled CollisionShape2D.disabled
coyote time: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor Timer
fall damage: CharacterBody3D.velocity CharacterBody3D.is_on_floor CharacterBody2D.velocity
platform edge: RayCast2D.is_colliding RayCast2D
ladder: Area2D.body_entered Area2D.get_overlapping_bodies CharacterBody2D.velocity
accelerate: @GlobalScope.move_toward Vector2.move_toward
decelerate: @GlobalScope.move_toward Vector2.move_toward
diagonal faster: Vector2.normalized Input.get_vector Vector2.limit_length
limit speed: Vector2.limit_length Vector3.limit_length
cap speed: Vector2.limit_length Vector3.limit_length
clamp velocity: Vector2.limit_length Vector3.limit_length
clamp magnitude: Vector2.limit_length Vector3.limit_length
run away: Vector2.direction_to Vector3.direction_to
flee: Vector2.direction_to Vector3.direction_to
homing: Vector2.direction_to @GlobalScope.rotate_toward
trigger enter: Area2D.body_entered Area3D.body_entered
trigger exit: Area2D.body_exited Area3D.body_exited
trigger stay: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies
collision enter: RigidBody2D.body_entered RigidBody3D.body_entered RigidBody2D.contact_monitor
detection range: Area2D.body_entered Area3D.body_entered CircleShape2D.radius
aggro: Area2D.body_entered Area3D.body_entered
checkpoint: Area2D.body_entered Area3D.body_entered
kill zone: Area2D.body_entered Area3D.body_entered
spikes: Area2D.body_entered Area3D.body_entered
pressure plate: Area3D.body_entered Area2D.body_entered Area3D.body_exited
collectible: Area2D.body_entered Area3D.body_entered
melee attack: Area2D.get_overlapping_bodies Area2D.area_entered Area2D.body_entered
sword hit: Area2D.area_entered Area2D.body_entered Area3D.body_entered
bullet hit: Area2D.body_entered Area2D.area_entered Area3D.body_entered
still inside: Area2D.overlaps_body Area2D.get_overlapping_bodies
nearby enemies: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape
area detect: Area2D.monitoring Area2D.body_entered Area2D.collision_mask Area2D.monitorable
disable area: Area2D.monitoring Area3D.monitoring Area2D.monitorable
flushing queries: Object.set_deferred Object.call_deferred
headshot: Area3D.body_shape_entered KinematicCollision3D.get_collider_shape RayCast3D.get_collider_shape
body part hit: Area3D.area_shape_entered Area3D.body_shape_entered RayCast3D.get_collider_shape
impact force: PhysicsDirectBodyState3D.get_contact_impulse PhysicsDirectBodyState2D.get_contact_impulse
collision force: PhysicsDirectBodyState3D.get_contact_impulse PhysicsDirectBodyState2D.get_contact_impulse
impact point: KinematicCollision3D.get_position RayCast3D.get_collision_point PhysicsDirectBodyState3D.get_contact_local_position
hit position: RayCast3D.get_collision_point KinematicCollision3D.get_position
surface normal: RayCast3D.get_collision_normal KinematicCollision3D.get_normal
collision side: KinematicCollision2D.get_normal KinematicCollision3D.get_normal
stomp: KinematicCollision2D.get_normal CharacterBody2D.is_on_floor Area2D.body_entered
layer bit: CollisionObject2D.set_collision_layer_value CollisionObject2D.set_collision_mask_value
physics layer: CollisionObject2D.collision_layer CollisionObject2D.collision_mask CollisionObject3D.collision_layer
enemies collide: CollisionObject2D.collision_mask CollisionObject3D.collision_mask PhysicsBody2D.add_collision_exception_with
hit above: KinematicCollision2D.get_normal CharacterBody2D.get_slide_collision
hard hit: PhysicsDirectBodyState3D.get_contact_impulse PhysicsDirectBodyState2D.get_contact_impulse
raycast length: RayCast2D.target_position RayCast3D.target_position
raycast direction: RayCast2D.target_position RayCast3D.target_position
raycast distance: RayCast3D.get_collision_point RayCast2D.get_collision_point Vector3.distance_to
raycast hit point: RayCast3D.get_collision_point RayCast2D.get_collision_point
raycast ignore: RayCast2D.add_exception PhysicsRayQueryParameters2D.exclude RayCast2D.exclude_parent
ray exclude: PhysicsRayQueryParameters3D.exclude RayCast3D.add_exception
raycast area: RayCast2D.collide_with_areas RayCast3D.collide_with_areas PhysicsRayQueryParameters2D.collide_with_areas
raycast immediately: RayCast2D.force_raycast_update RayCast3D.force_raycast_update
raycast frame: RayCast2D.force_raycast_update RayCast3D.force_raycast_update
raycast multiple: RayCast3D.add_exception PhysicsRayQueryParameters3D.exclude ShapeCast3D
hitscan: RayCast3D PhysicsDirectSpaceState3D.intersect_ray RayCast2D
triangle hit: RayCast3D.get_collision_face_index
wide raycast: ShapeCast3D ShapeCast2D
box cast: ShapeCast3D ShapeCast2D
overlap sphere: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
overlap box: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
spot free: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState2D.intersect_point
position occupied: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState2D.intersect_point
spawn overlap: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState3D.intersect_shape
bodies point: PhysicsDirectSpaceState2D.intersect_point PhysicsDirectSpaceState3D.intersect_point
selection box: PhysicsDirectSpaceState2D.intersect_shape Rect2.has_point Rect2.abs
select units: PhysicsDirectSpaceState2D.intersect_shape Rect2.has_point Camera3D.unproject_position
physics query: PhysicsDirectSpaceState3D World3D.direct_space_state World2D.direct_space_state
mouse plane: Plane.intersects_ray Camera3D.project_ray_origin Camera3D.project_ray_normal
ray plane: Plane.intersects_ray
ray box: AABB.intersects_ray AABB.intersects_segment
enemy follow: NavigationAgent2D NavigationAgent3D Vector2.direction_to
unreachable: NavigationAgent2D.is_target_reachable NavigationAgent3D.is_target_reachable
path blocked: NavigationAgent2D.is_target_reachable NavigationAgent3D.is_target_reachable
stopping distance: NavigationAgent2D.target_desired_distance NavigationAgent3D.target_desired_distance
overshoot waypoint: NavigationAgent2D.path_desired_distance NavigationAgent3D.path_desired_distance
agent stuck: NavigationAgent2D.path_desired_distance NavigationMesh.agent_radius NavigationAgent2D.avoidance_enabled
hug walls: NavigationMesh.agent_radius NavigationPolygon.agent_radius
navmesh stairs: NavigationMesh.agent_max_climb
dynamic obstacle: NavigationObstacle2D NavigationObstacle3D
carve navmesh: NavigationObstacle3D.carve_navigation_mesh NavigationObstacle3D.affect_navigation_mesh
terrain cost: NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale AStar2D.set_point_weight_scale
prefer roads: NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale
navmesh gap: NavigationLink3D NavigationLink2D
connect navmesh: NavigationLink3D NavigationRegion3D.use_edge_connections
visualize path: NavigationAgent2D.debug_enabled NavigationAgent2D.get_current_navigation_path
show navmesh: SceneTree.debug_navigation_hint NavigationServer3D.set_debug_enabled
debug navigation: SceneTree.debug_navigation_hint NavigationAgent2D.debug_enabled NavigationServer3D.set_debug_enabled
zigzag path: NavigationAgent2D.path_postprocessing NavigationAgent2D.simplify_path
closest navmesh: NavigationServer3D.map_get_closest_point NavigationServer2D.map_get_closest_point
navigation ready: NavigationServer3D.map_changed NavigationServer3D.map_get_iteration_id NavigationServer2D.map_changed
empty navigation path: NavigationServer3D.map_get_iteration_id NavigationServer3D.map_changed
path without agent: NavigationServer3D.map_get_path NavigationServer2D.map_get_path
tilemap navigation: TileMapLayer.navigation_enabled NavigationRegion2D.bake_navigation_polygon TileData.get_navigation_polygon
disable navmesh: NavigationRegion3D.enabled NavigationRegion2D.enabled
safe velocity: NavigationAgent2D.velocity_computed NavigationAgent3D.velocity_computed
astar: AStar2D AStar3D AStarGrid2D
dijkstra: AStar2D AStar3D AStar2D._estimate_cost
manhattan: AStarGrid2D.HEURISTIC_MANHATTAN AStarGrid2D.default_estimate_heuristic
diagonal path: AStarGrid2D.diagonal_mode
grid diagonal: AStarGrid2D.diagonal_mode
impassable: AStarGrid2D.set_point_solid AStar2D.set_point_disabled
graph pathfinding: AStar2D AStar2D.connect_points AStar3D
hex pathfinding: AStar2D AStar2D.connect_points
fly pathfinding: AStar3D NavigationServer3D.map_get_path
switch camera: Camera3D.make_current Camera2D.make_current
multiple cameras: Camera3D.make_current Camera2D.make_current SubViewport
camera transition: Tween.tween_property Transform3D.interpolate_with Camera3D.global_transform
camera dead zone: Camera2D.drag_horizontal_enabled Camera2D.drag_left_margin Camera2D.drag_vertical_enabled
camera ahead: Camera2D.offset Camera2D.drag_horizontal_offset
camera rotates player: Camera2D.ignore_rotation
camera center position: Camera2D.get_screen_center_position
camera jitter: Camera2D.process_callback Node.physics_interpolation_mode Camera2D.position_smoothing_enabled
camera rectangle: CanvasItem.get_viewport_rect Camera2D.get_screen_center_position CanvasItem.get_canvas_transform
camera distance: SpringArm3D.spring_length
camera walls: SpringArm3D SpringArm3D.collision_mask
camera collision: SpringArm3D SpringArm3D.collision_mask
camera pitch limit: @GlobalScope.clamp Node3D.rotation
near clip: Camera3D.near
far clip: Camera3D.far
render distance: Camera3D.far
isometric camera: Camera3D.projection Camera3D.PROJECTION_ORTHOGONAL Camera3D.size
orthographic zoom: Camera3D.size
sniper scope: Camera3D.fov
aim down sights: Camera3D.fov
horizontal fov: Camera3D.keep_aspect Camera3D.fov
camera frustum: Camera3D.is_position_in_frustum Camera3D.get_frustum
waypoint marker: Camera3D.unproject_position Camera3D.is_position_behind
dolly: PathFollow3D Path3D
node screen position: CanvasItem.get_global_transform_with_canvas CanvasItem.get_screen_transform Camera3D.unproject_position
copy transform: RemoteTransform2D RemoteTransform3D
follow without parenting: RemoteTransform2D RemoteTransform3D
shoulder camera: SpringArm3D Camera3D.h_offset
percentage range: @GlobalScope.inverse_lerp @GlobalScope.remap
normalize value: @GlobalScope.inverse_lerp @GlobalScope.remap
rescale value: @GlobalScope.remap
number negative: @GlobalScope.sign @GlobalScope.signf @GlobalScope.signi
round up: @GlobalScope.ceil @GlobalScope.ceili
round down: @GlobalScope.floor @GlobalScope.floori
nearest multiple: @GlobalScope.snapped @GlobalScope.snappedi @GlobalScope.snappedf
angle increments: @GlobalScope.snapped @GlobalScope.snappedf
back forth: @GlobalScope.pingpong @GlobalScope.sin
oscillate: @GlobalScope.sin @GlobalScope.pingpong
bobbing: @GlobalScope.sin
almost zero: @GlobalScope.is_zero_approx
float comparison: @GlobalScope.is_equal_approx @GlobalScope.is_zero_approx
framerate independent lerp: @GlobalScope.exp @GlobalScope.lerp
smooth damp: @GlobalScope.lerp @GlobalScope.exp Vector3.lerp
angle 360: @GlobalScope.wrapf @GlobalScope.angle_difference
wrap angle: @GlobalScope.wrapf @GlobalScope.angle_difference
power two: @GlobalScope.nearest_po2
coin flip: @GlobalScope.randi @GlobalScope.randf
random bool: @GlobalScope.randi @GlobalScope.randf
random chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
critical hit: @GlobalScope.randf
drop rate: @GlobalScope.randf RandomNumberGenerator.rand_weighted
spawn chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
probability: @GlobalScope.randf RandomNumberGenerator.rand_weighted
gaussian: @GlobalScope.randfn RandomNumberGenerator.randfn
random every run: @GlobalScope.randomize RandomNumberGenerator.randomize
shuffle deck: Array.shuffle
random order: Array.shuffle
random state: RandomNumberGenerator.state RandomNumberGenerator.seed
random generator: RandomNumberGenerator
seed string: @GlobalScope.hash RandomNumberGenerator.seed
random angle: @GlobalScope.randf_range @GDScript.TAU
random circle: Vector2.from_angle @GlobalScope.randf @GlobalScope.sqrt
random vector: Vector2.from_angle Vector2.rotated @GlobalScope.randf_range
bullet spread: Vector2.rotated @GlobalScope.randf_range
shotgun spread: Vector2.rotated @GlobalScope.randf_range
random without repeat: Array.shuffle Array.pop_back
backstab: Vector3.dot Vector2.dot
facing away: Vector3.dot Vector2.dot
forward direction: Node3D.global_basis Vector3.FORWARD Basis
move forward: Node3D.translate_object_local Node3D.global_basis Node2D.move_local_x
rotate local axis: Node3D.rotate_object_local Basis
axis angle: Quaternion.get_axis Quaternion.get_angle Basis.rotated
angle mouse: Vector2.angle_to_point Node2D.get_angle_to CanvasItem.get_global_mouse_position
angle target: Node2D.get_angle_to Vector2.angle_to_point
angle points: Vector2.angle_to_point
midpoint: Vector2.lerp Vector3.lerp
vectors equal: Vector2.is_equal_approx Vector3.is_equal_approx
integer vector: Vector2i Vector3i
stay screen: Vector2.clamp CanvasItem.get_viewport_rect
screen wrap: @GlobalScope.wrapf CanvasItem.get_viewport_rect
opposite side screen: @GlobalScope.wrapf CanvasItem.get_viewport_rect
smooth look: Transform3D.interpolate_with Basis.slerp Basis.looking_at Quaternion.slerp
interpolate rotation: Quaternion.slerp Basis.slerp @GlobalScope.lerp_angle
blend transforms: Transform3D.interpolate_with Transform2D.interpolate_with
look rotation: Basis.looking_at Transform3D.looking_at
direction rotation: Basis.looking_at Vector2.angle
euler angles: Basis.get_euler Basis.from_euler Node3D.rotation
quaternion euler: Quaternion.get_euler Quaternion.from_euler
rotation matrix: Basis Transform3D
inverse transform point: Node3D.to_local Node2D.to_local
ignore parent transform: CanvasItem.top_level Node3D.top_level
parent rotation: CanvasItem.top_level Node3D.top_level
follow parent: CanvasItem.top_level Node3D.top_level
transform changed: Node3D.set_notify_transform CanvasItem.set_notify_transform Node3D.NOTIFICATION_TRANSFORM_CHANGED
path percentage: PathFollow2D.progress_ratio PathFollow3D.progress_ratio
random along path: PathFollow2D.progress_ratio PathFollow3D.progress_ratio
curve length: Curve2D.get_baked_length Curve3D.get_baked_length
spline: Path3D Path2D Curve3D Curve2D
closest curve: Curve3D.get_closest_point Curve2D.get_closest_point
closest point path: Curve3D.get_closest_point Curve2D.get_closest_point Curve3D.get_closest_offset
evenly curve: Curve2D.tessellate_even_length Curve2D.get_baked_points Curve2D.sample_baked
extrude path: CSGPolygon3D.path_node CSGPolygon3D.MODE_PATH
loop path: PathFollow2D.loop PathFollow3D.loop
rotate along path: PathFollow2D.rotates PathFollow3D.rotation_mode
roller coaster: PathFollow3D PathFollow3D.rotation_mode Curve3D.sample_baked_with_rotation
draw curve: Curve2D.get_baked_points CanvasItem.draw_polyline Curve2D.tessellate
bezier handle: Curve2D.set_point_in Curve2D.set_point_out
curve control points: Curve2D.set_point_in Curve2D.set_point_out Curve2D.add_point
difficulty curve: Curve Curve.sample
falloff curve: Curve Curve.sample
box collider: BoxShape3D RectangleShape2D CollisionShape3D
sphere collider: SphereShape3D CircleShape2D
circle collider: CircleShape2D CollisionShape2D
capsule collider: CapsuleShape3D CapsuleShape2D
polygon collider: CollisionPolygon2D ConvexPolygonShape2D
mesh collider: ConcavePolygonShape3D ConvexPolygonShape3D MeshInstance3D.create_trimesh_collision
trimesh: ConcavePolygonShape3D Mesh.create_trimesh_shape
infinite floor: WorldBoundaryShape3D WorldBoundaryShape2D
terrain collision: HeightMapShape3D ConcavePolygonShape3D
resize collision: RectangleShape2D.size CircleShape2D.radius BoxShape3D.size
irregular collision: CollisionPolygon2D CollisionPolygon3D
image polygon: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
pixel perfect collision: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
convex decomposition: MeshInstance3D.create_multiple_convex_collisions Geometry2D.decompose_polygon_in_convex
sprite polygon: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
pendulum: PinJoint2D PinJoint3D
swinging door: HingeJoint3D
attach bodies: PinJoint2D PinJoint3D Generic6DOFJoint3D
glue bodies: Generic6DOFJoint3D PinJoint2D
fixed joint: Generic6DOFJoint3D PinJoint2D
piston: SliderJoint3D GrooveJoint2D
ball socket: PinJoint3D ConeTwistJoint3D
hinge limit: HingeJoint3D.set_param HingeJoint3D.PARAM_LIMIT_UPPER HingeJoint3D.FLAG_USE_LIMIT
joint collide: Joint2D.disable_collision Joint3D.exclude_nodes_from_collision
bungee: DampedSpringJoint2D
stop ragdoll: PhysicalBoneSimulator3D.physical_bones_stop_simulation
pin cloth: SoftBody3D.set_point_pinned
balloon: SoftBody3D.pressure_coefficient
accelerate car: VehicleBody3D.engine_force
car brake: VehicleBody3D.brake VehicleWheel3D.brake
handbrake: VehicleWheel3D.brake VehicleWheel3D.wheel_friction_slip
steer car: VehicleBody3D.steering VehicleWheel3D.use_as_steering
car drift: VehicleWheel3D.wheel_friction_slip
car grip: VehicleWheel3D.wheel_friction_slip
car flips: VehicleWheel3D.wheel_roll_influence RigidBody3D.center_of_mass
skid marks: VehicleWheel3D.get_skidinfo
wheel ground: VehicleWheel3D.is_in_contact
rear wheel drive: VehicleWheel3D.use_as_traction
car speed: RigidBody3D.linear_velocity VehicleBody3D.engine_force
bullet hell: PhysicsServer2D RenderingServer MultiMeshInstance2D
spawn point: Marker2D Marker3D
gun barrel: Marker2D Marker3D
muzzle position: Marker2D Marker3D
point rectangle: Rect2.has_point
expand rectangle: Rect2.grow Rect2.expand
combine rectangles: Rect2.merge
bounding rectangle: Rect2.expand Rect2.merge
side plane: Plane.is_point_over Plane.distance_to
line circle: Geometry2D.segment_intersects_circle
lines cross: Geometry2D.segment_intersects_segment Geometry2D.line_intersects_line
closest point line: Geometry2D.get_closest_point_to_segment Geometry3D.get_closest_point_to_segment
distance line: Geometry2D.get_closest_point_to_segment
inside triangle: Geometry2D.point_is_inside_triangle
combine polygons: Geometry2D.merge_polygons
cut polygon: Geometry2D.clip_polygons
destructible terrain: Geometry2D.clip_polygons BitMap
shrink polygon: Geometry2D.offset_polygon
delaunay: Geometry2D.triangulate_delaunay
cells line: Geometry2D.bresenham_line
brighten color: Color.lightened
invert color: Color.inverted
complementary color: Color.inverted Color.from_hsv Color.h
mix colors: Color.lerp Color.blend
color gradient: Gradient Gradient.sample
color 255: Color.from_rgba8 @GDScript.Color8
hue: Color.h Color.from_hsv
rainbow: Color.from_hsv Color.h
desaturate color: Color.s Color.get_luminance
color name: Color.from_string
compare colors: Color.is_equal_approx
lighten color: Color.lightened
darken color: Color.darkened
# interface, windows, text
text outline: LabelSettings.outline_size LabelSettings.outline_color Control.add_theme_constant_override
label outline: LabelSettings.outline_size LabelSettings.outline_color
text shadow: LabelSettings.shadow_color LabelSettings.shadow_size
panel shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
button shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
border radius: StyleBoxFlat.set_corner_radius_all StyleBoxFlat.corner_radius_top_left
text overflow: Label.text_overrun_behavior Label.clip_text Label.autowrap_mode
truncate text: Label.text_overrun_behavior Label.clip_text
reveal text: RichTextLabel.visible_ratio Label.visible_ratio RichTextLabel.visible_characters
reveal letters: RichTextLabel.visible_characters Label.visible_characters
text gradually: RichTextLabel.visible_ratio Label.visible_ratio
one letter time: RichTextLabel.visible_characters Label.visible_characters
text speed: RichTextLabel.visible_ratio RichTextLabel.visible_characters
wavy text: RichTextLabel RichTextEffect RichTextLabel.bbcode_enabled
shaky text: RichTextLabel RichTextEffect RichTextLabel.bbcode_enabled
rainbow text: RichTextLabel RichTextEffect RichTextLabel.bbcode_enabled
animate letters: RichTextEffect RichTextEffect._process_custom_fx CharFXTransform
custom bbcode: RichTextEffect RichTextLabel.install_effect RichTextLabel.custom_effects
italic: RichTextLabel.push_italics RichTextLabel.bbcode_enabled
underline text: RichTextLabel.push_underline RichTextLabel.bbcode_enabled
markdown: RichTextLabel RichTextLabel.bbcode_enabled
numbered list: RichTextLabel.push_list RichTextLabel.LIST_NUMBERS
strip bbcode: RichTextLabel.get_parsed_text
remove bbcode: RichTextLabel.get_parsed_text
hover link: RichTextLabel.meta_hover_started RichTextLabel.meta_hover_ended
selectable text: RichTextLabel.selection_enabled
chat box: RichTextLabel LineEdit RichTextLabel.append_text
chat window: RichTextLabel RichTextLabel.append_text RichTextLabel.scroll_following
all caps: Label.uppercase String.to_upper
letter spacing: FontVariation.spacing_glyph FontVariation.set_spacing
center text vertically: Label.vertical_alignment Label.horizontal_alignment
vertical text: TextLine.orientation TextServer.ORIENTATION_VERTICAL
hp bar: ProgressBar TextureProgressBar Range.value
life bar: ProgressBar TextureProgressBar Range.value
mana bar: ProgressBar TextureProgressBar Range.value
stamina bar: ProgressBar TextureProgressBar Range.value
xp bar: ProgressBar TextureProgressBar Range.value
update health bar: Range.value ProgressBar
bar color: ProgressBar.fill StyleBoxFlat.bg_color TextureProgressBar.tint_progress
circular progress: TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE
cooldown circle: TextureProgressBar.FILL_CLOCKWISE TextureProgressBar.fill_mode TextureProgressBar
cooldown overlay: TextureProgressBar.FILL_CLOCKWISE TextureProgressBar.fill_mode TextureProgressBar
vertical bar: ProgressBar.fill_mode TextureProgressBar.fill_mode
hearts health: TextureRect.STRETCH_TILE TextureRect.stretch_mode
slider released: Slider.drag_ended
slider drag: Slider.drag_ended Slider.drag_started
slider range: Range.min_value Range.max_value
slider increments: Range.step
slider handle: Slider.grabber Control.add_theme_icon_override
disable slider: Slider.editable
logarithmic slider: Range.exp_edit
number stepper: SpinBox
different resolutions: Window.content_scale_mode Control.set_anchors_preset Window.content_scale_aspect
ui resolution: Window.content_scale_mode Control.set_anchors_preset
pin corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
stay corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
ui corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
hud corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
flexbox: BoxContainer HFlowContainer Control.size_flags_stretch_ratio
horizontal stack: HBoxContainer
stack buttons: VBoxContainer
buttons vertically: VBoxContainer
buttons horizontally: HBoxContainer
arrange buttons: VBoxContainer HBoxContainer GridContainer
equal width: Control.size_flags_horizontal Control.size_flags_stretch_ratio
percent width: Control.size_flags_stretch_ratio Control.anchor_right
fill remaining space: Control.SIZE_EXPAND_FILL Control.size_flags_horizontal
spacer: BoxContainer.add_spacer
gap buttons: BoxContainer.separation Control.add_theme_constant_override
gap items: BoxContainer.separation GridContainer.h_separation
container spacing: BoxContainer.separation GridContainer.h_separation
center children: BoxContainer.alignment CenterContainer
custom container: Container.fit_child_in_rect Container.sort_children Container.queue_sort
update layout: Container.queue_sort Control.update_minimum_size
shrink container: Control.reset_size
resize inside container: Control.custom_minimum_size Control.size_flags_horizontal
bring front: CanvasItem.move_to_front CanvasItem.z_index
overflow hidden: Control.clip_contents
children outside: Control.clip_contents
ui mask: Control.clip_contents CanvasItem.clip_children
control bounds: Control.get_global_rect Control.get_rect
overlapping controls: Control.get_global_rect Rect2.intersects
mouse inside control: Control.get_global_rect CanvasItem.get_global_mouse_position
expandable section: FoldableContainer
collapse panel: FoldableContainer SplitContainer.collapsed
divider line: HSeparator VSeparator
container background: PanelContainer StyleBoxFlat
apply theme: Control.theme Window.theme
change theme: Control.theme Window.theme
global theme: ProjectSettings.gui/theme/custom ThemeDB.get_project_theme Window.theme
ui skin: Theme Control.theme
stylesheet: Theme StyleBoxFlat
css: Theme StyleBoxFlat
button padding: StyleBox.set_content_margin_all StyleBox.content_margin_left
text padding: StyleBox.set_content_margin_all StyleBox.content_margin_left
focus outline: StyleBoxEmpty Control.add_theme_stylebox_override
focus border: StyleBoxEmpty Control.add_theme_stylebox_override
hide focus: StyleBoxEmpty Control.focus_mode
current font: Control.get_theme_font Control.get_theme_font_size
focused control: Viewport.gui_get_focus_owner Control.has_focus
current focus: Viewport.gui_get_focus_owner
remove focus: Control.release_focus
unfocus: Control.release_focus
disable focus: Control.focus_mode Control.FOCUS_NONE
steal focus: Control.focus_mode Control.FOCUS_NONE
spacebar presses button: Control.focus_mode Control.FOCUS_NONE
controller menu: Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom
keyboard navigation: Control.focus_mode Control.focus_neighbor_bottom Control.grab_focus
next field: Control.focus_next Control.find_next_valid_focus
disable ui: Control.mouse_behavior_recursive Control.focus_behavior_recursive Viewport.gui_disable_input
pointer ui: Viewport.gui_get_hovered_control Control.mouse_filter
hovered control: Viewport.gui_get_hovered_control
click label: Control.gui_input Control.mouse_filter
click panel: Control.gui_input Control.mouse_filter
hover description: Control.tooltip_text Control._make_custom_tooltip
hover info: Control.tooltip_text Control._make_custom_tooltip
dynamic tooltip: Control._get_tooltip Control._make_custom_tooltip
tooltip image: Control._make_custom_tooltip
tooltip style: Control._make_custom_tooltip
tooltip delay: ProjectSettings.gui/timers/tooltip_delay_sec
drag ui: Control._get_drag_data Control._can_drop_data Control._drop_data
drop target: Control._can_drop_data Control._drop_data
drop zone: Control._can_drop_data Control._drop_data
equipment slot: Control._can_drop_data Control._drop_data Control._get_drag_data
drag drop ended: Node.NOTIFICATION_DRAG_END Control.is_drag_successful
drag failed: Control.is_drag_successful Node.NOTIFICATION_DRAG_END
currently dragging: Viewport.gui_is_dragging
drag panel: Control.gui_input InputEventMouseMotion.relative Control.position
transparent background: Viewport.transparent_bg Window.transparent
see desktop: Window.transparent Viewport.transparent_bg
stop closing: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested
prevent resizing: Window.unresizable DisplayServer.WINDOW_FLAG_RESIZE_DISABLED
disable resizing: Window.unresizable DisplayServer.WINDOW_FLAG_RESIZE_DISABLED
minimum window: Window.min_size DisplayServer.window_set_min_size
borderless fullscreen: Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
title bar: Window.borderless Window.title Window.extend_to_title
custom titlebar: Window.start_drag Window.borderless Window.extend_to_title
move borderless: Window.start_drag DisplayServer.window_start_drag
raise window: Window.move_to_foreground Window.grab_focus
window focus: Window.has_focus Window.focus_entered Window.focus_exited
game loses focus: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Window.focus_exited Control.focus_exited
separate window: Window Viewport.gui_embed_subwindows
overlay window: Window.always_on_top Window.transparent Window.mouse_passthrough
click desktop: Window.mouse_passthrough Window.mouse_passthrough_polygon
prevent screenshots: Window.exclude_from_capture
integer scaling: Window.content_scale_stretch Window.CONTENT_SCALE_STRETCH_INTEGER
pixel perfect: Window.content_scale_stretch Viewport.snap_2d_transforms_to_pixel Window.content_scale_mode
base resolution: Window.content_scale_size
virtual resolution: Window.content_scale_size
ultrawide: Window.content_scale_aspect Window.CONTENT_SCALE_ASPECT_EXPAND
ui small: Window.content_scale_factor
ui bigger: Window.content_scale_factor
high dpi: Window.content_scale_factor DisplayServer.screen_get_scale
retina: DisplayServer.screen_get_scale Window.content_scale_factor
primary monitor: DisplayServer.get_primary_screen
without taskbar: DisplayServer.screen_get_usable_rect
hwnd: DisplayServer.window_get_native_handle
back gesture: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back Window.go_back_requested
paste image: DisplayServer.clipboard_get_image DisplayServer.clipboard_has_image
desktop screenshot: DisplayServer.screen_get_image
tts: DisplayServer.tts_speak DisplayServer.tts_get_voices
tts voice: DisplayServer.tts_get_voices DisplayServer.tts_get_voices_for_language
stop speaking: DisplayServer.tts_stop
submenu: PopupMenu.add_submenu_node_item PopupMenu.add_submenu_item
nested menu: PopupMenu.add_submenu_node_item PopupMenu.add_submenu_item
file menu: MenuBar PopupMenu MenuButton
menu checkbox: PopupMenu.add_check_item PopupMenu.set_item_checked
menu shortcut: PopupMenu.set_item_shortcut PopupMenu.add_shortcut PopupMenu.set_item_accelerator
keep menu open: PopupMenu.hide_on_item_selection PopupMenu.hide_on_checkable_item_selection
show popup: Window.popup_centered Window.popup Popup
open popup: Window.popup_centered Window.popup Popup
close popup: Popup.popup_hide Window.hide
show dialog: Window.popup_centered AcceptDialog
ok pressed: AcceptDialog.confirmed
user confirms: AcceptDialog.confirmed ConfirmationDialog
dialog buttons: AcceptDialog.add_button AcceptDialog.custom_action AcceptDialog.add_cancel_button
keep dialog open: AcceptDialog.dialog_hide_on_ok
error dialog: AcceptDialog OS.alert
input dialog: DisplayServer.dialog_input_text ConfirmationDialog LineEdit
save dialog: FileDialog.FILE_MODE_SAVE_FILE FileDialog.file_mode FileDialog
choose folder: FileDialog.FILE_MODE_OPEN_DIR FileDialog.dir_selected FileDialog.file_mode
select folder: FileDialog.FILE_MODE_OPEN_DIR FileDialog.dir_selected FileDialog.file_mode
pick folder: FileDialog.FILE_MODE_OPEN_DIR FileDialog.dir_selected FileDialog.file_mode
dialog filter: FileDialog.add_filter FileDialog.filters
browse files: FileDialog FileDialog.access
native file dialog: FileDialog.use_native_dialog DisplayServer.file_dialog_show
default filename: FileDialog.current_file
pick color: ColorPicker ColorPickerButton
choose color: ColorPicker ColorPickerButton
color wheel: ColorPicker.picker_shape ColorPicker.SHAPE_HSV_WHEEL
eyedropper: ColorPicker.sampler_visible DisplayServer.screen_get_pixel
macos menu: MenuBar.prefer_global_menu NativeMenu
transparent button: Button.flat
invisible button: Button.flat
checkbox changed: BaseButton.toggled
checkbox checked: BaseButton.button_pressed BaseButton.toggled
checkbox state: BaseButton.button_pressed BaseButton.toggled
toggle switch: CheckButton BaseButton.toggle_mode
without emitting: Range.set_value_no_signal BaseButton.set_pressed_no_signal Object.set_block_signals
circular button: TextureButton.texture_click_mask TextureButton StyleBoxFlat.set_corner_radius_all
clickable image: TextureButton Control.gui_input
button hotkey: BaseButton.shortcut
right click button: BaseButton.button_mask Control.gui_input
button icon size: Button.expand_icon Button.icon_max_width
icon above text: Button.vertical_icon_alignment Button.icon_alignment
hover effect: Control.mouse_entered Control.mouse_exited
hover style: Control.add_theme_stylebox_override Theme.set_stylebox
scale button: Control.pivot_offset Control.scale
scale corner: Control.pivot_offset
ui sprite: TextureRect TextureRect.texture
icon big: TextureRect.expand_mode Button.expand_icon
image fit: TextureRect.stretch_mode TextureRect.expand_mode
cover screen: TextureRect.STRETCH_KEEP_ASPECT_COVERED Control.PRESET_FULL_RECT
tiled background: TextureRect.STRETCH_TILE TextureRect.stretch_mode
nine slice: NinePatchRect StyleBoxTexture
speech bubble: NinePatchRect PanelContainer RichTextLabel
colored rectangle: ColorRect
screen fade: ColorRect Tween.tween_property CanvasItem.modulate
fade black: ColorRect Tween.tween_property CanvasItem.modulate
darken background: ColorRect CanvasItem.modulate
dim screen: ColorRect CanvasLayer
gradient background: GradientTexture2D TextureRect StyleBoxTexture
gradient panel: StyleBoxTexture GradientTexture2D
system language: OS.get_locale_language OS.get_locale
available languages: TranslationServer.get_loaded_locales
language selector: TranslationServer.set_locale OptionButton TranslationServer.get_loaded_locales
retranslate: Node.NOTIFICATION_TRANSLATION_CHANGED Object.tr
language name: TranslationServer.get_language_name TranslationServer.get_locale_name
fallback language: ProjectSettings.internationalization/locale/fallback
load translation: TranslationServer.add_translation Translation
translation file: Translation TranslationServer.add_translation
i18n: TranslationServer Object.tr
gettext: Object.tr Object.tr_n
prevent translation: Node.auto_translate_mode Node.AUTO_TRANSLATE_MODE_DISABLED
disable translation: Node.auto_translate_mode Node.AUTO_TRANSLATE_MODE_DISABLED
rtl: Control.layout_direction Control.is_layout_rtl
arabic: Control.layout_direction Label.text_direction
remove accents: TextServer.strip_diacritics
aria label: Control.accessibility_name
accessibility label: Control.accessibility_name Control.accessibility_description
blind players: Control.accessibility_name DisplayServer.tts_speak
announce text: Control.accessibility_live DisplayServer.tts_speak
high contrast: DisplayServer.accessibility_should_increase_contrast
reduce motion: DisplayServer.accessibility_should_reduce_animation
listbox: ItemList
list view: ItemList
double click item: ItemList.item_activated Tree.item_activated
multiple selection: ItemList.select_mode ItemList.SELECT_MULTI Tree.select_mode
multi select: ItemList.select_mode ItemList.SELECT_MULTI Tree.select_mode
dropdown changed: OptionButton.item_selected
dropdown value: OptionButton.get_selected_id OptionButton.selected OptionButton.get_item_text
dropdown options: OptionButton.add_item
default option: OptionButton.select OptionButton.selected
table view: Tree Tree.columns
column header: Tree.set_column_title Tree.column_titles_visible
sortable columns: Tree.column_title_clicked
column width: Tree.set_column_custom_minimum_width Tree.set_column_expand_ratio
row height: TreeItem.custom_minimum_height
tree checkbox: TreeItem.set_cell_mode TreeItem.CELL_MODE_CHECK TreeItem.set_checked
tree button: TreeItem.add_button Tree.button_clicked
collapse all: TreeItem.set_collapsed_recursive
expand all: TreeItem.set_collapsed_recursive
inline edit: TreeItem.set_editable Tree.edit_selected Tree.item_edited
rename item: TreeItem.set_editable Tree.edit_selected Tree.item_edited
treeview: Tree TreeItem
switch tab: TabContainer.current_tab TabBar.current_tab
active tab: TabContainer.current_tab TabBar.current_tab
tab name: TabContainer.set_tab_title TabBar.set_tab_title
close tab: TabBar.tab_close_pressed TabBar.tab_close_display_policy
reorder tabs: TabBar.drag_to_rearrange_enabled TabContainer.drag_to_rearrange_enabled
hide tab: TabContainer.set_tab_hidden TabContainer.tabs_visible
tab bottom: TabContainer.tabs_position
scroll view: ScrollContainer
scrollrect: ScrollContainer
scroll position: ScrollContainer.scroll_vertical ScrollContainer.scroll_horizontal
scroll top: ScrollContainer.scroll_vertical
hide scrollbar: ScrollContainer.vertical_scroll_mode ScrollContainer.SCROLL_MODE_SHOW_NEVER
disable scrolling: ScrollContainer.vertical_scroll_mode ScrollContainer.horizontal_scroll_mode
scroll focused: ScrollContainer.follow_focus ScrollContainer.ensure_control_visible
scroll gamepad: ScrollContainer.follow_focus
enter player name: LineEdit LineEdit.text_submitted
chat input: LineEdit.text_submitted LineEdit
inputfield: LineEdit
search bar: LineEdit LineEdit.text_changed LineEdit.clear_button_enabled
search box: LineEdit LineEdit.text_changed LineEdit.clear_button_enabled
textarea: TextEdit
multiline text: TextEdit
character limit: LineEdit.max_length
numeric input: SpinBox LineEdit.text_changed
allow numbers: SpinBox LineEdit.text_changed
uneditable: LineEdit.editable TextEdit.editable
disable typing: LineEdit.editable TextEdit.editable
prevent editing: LineEdit.editable TextEdit.editable
text cursor: LineEdit.caret_column TextEdit.set_caret_column TextEdit.set_caret_line
caret position: LineEdit.caret_column TextEdit.get_caret_column TextEdit.set_caret_column
blinking cursor: LineEdit.caret_blink TextEdit.caret_blink
goto line: TextEdit.set_caret_line TextEdit.set_line_as_center_visible
numeric keyboard: LineEdit.virtual_keyboard_type LineEdit.KEYBOARD_TYPE_NUMBER
keyboard height: DisplayServer.virtual_keyboard_get_height
code folding: CodeEdit.line_folding CodeEdit.fold_line
closing brackets: CodeEdit.auto_brace_completion_enabled CodeEdit.add_auto_brace_completion_pair
code suggestions: CodeEdit.add_code_completion_option CodeEdit.request_code_completion
intellisense: CodeEdit.request_code_completion CodeEdit.add_code_completion_option
color keywords: CodeHighlighter.add_keyword_color
goto definition: CodeEdit.symbol_lookup CodeEdit.symbol_lookup_on_click
measure text: Font.get_string_size Font.get_multiline_string_size
text height: Font.get_multiline_string_size RichTextLabel.get_content_height Font.get_height
draw text outline: CanvasItem.draw_string_outline Font.draw_string_outline
ttf: FontFile FontFile.load_dynamic_font
load font: FontFile.load_dynamic_font FontFile
image font: FontFile.load_bitmap_font
monospace font: SystemFont.font_names RichTextLabel.push_mono
bold label: FontVariation.variation_embolden LabelSettings.font SystemFont.font_weight
global font: Theme.default_font ProjectSettings.gui/theme/custom_font
font everywhere: Theme.default_font ProjectSettings.gui/theme/custom_font
font family: SystemFont.font_names Control.add_theme_font_override
missing glyph: Font.fallbacks Font.has_char
chinese font: Font.fallbacks SystemFont
emoji font: Font.fallbacks SystemFont
pixel font: FontFile.antialiasing FontFile.subpixel_positioning FontFile.hinting
font blurry: FontFile.multichannel_signed_distance_field FontFile.oversampling FontFile.antialiasing
sdf font: FontFile.multichannel_signed_distance_field
graph editor: GraphEdit GraphNode
visual scripting: GraphEdit GraphNode
flowchart: GraphEdit GraphNode
node graph: GraphEdit GraphNode
wire nodes: GraphEdit.connection_request GraphEdit.connect_node
graph port: GraphNode.set_slot GraphNode.set_slot_enabled_left
# drawing, animation, sound
idle animation: AnimatedSprite2D.play AnimationPlayer.play
attack animation: AnimationPlayer.play AnimatedSprite2D.play
restart animation: AnimationPlayer.stop AnimationPlayer.play AnimationPlayer.seek AnimatedSprite2D.set_frame_and_progress
animation already playing: AnimationPlayer.is_playing AnimatedSprite2D.is_playing
music already playing: AudioStreamPlayer.playing
animation still playing: AnimationPlayer.is_playing AnimatedSprite2D.is_playing
sound still playing: AudioStreamPlayer.playing
list animations: AnimationMixer.get_animation_list SpriteFrames.get_animation_names
animation faster: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
animation slower: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
video speed: VideoStreamPlayer.speed_scale
animation fps: SpriteFrames.set_animation_speed AnimatedSprite2D.speed_scale
animation frame rate: SpriteFrames.set_animation_speed AnimatedSprite2D.speed_scale
animation once: Animation.loop_mode SpriteFrames.set_animation_loop
animation frame count: SpriteFrames.get_frame_count
current animation frame: AnimatedSprite2D.frame
frame changes: AnimatedSprite2D.frame_changed Sprite2D.frame_changed
sprite frames code: SpriteFrames.add_frame SpriteFrames.add_animation
play automatically: AnimationPlayer.autoplay AnimatedSprite2D.autoplay AudioStreamPlayer.autoplay
play awake: AudioStreamPlayer.autoplay AnimationPlayer.autoplay
animation progress: AnimationPlayer.current_animation_position AnimatedSprite2D.frame_progress
animation duration: Animation.length AnimationPlayer.current_animation_length
long animation: Animation.length AnimationPlayer.current_animation_length
scrub animation: AnimationPlayer.seek
skip animation: AnimationPlayer.advance AnimationPlayer.seek
part animation: AnimationPlayer.play_section AnimationPlayer.play_section_with_markers
flipbook: AnimatedSprite2D SpriteFrames
gif: AnimatedSprite2D SpriteFrames AnimatedTexture
animation transition: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time AnimationNodeStateMachineTransition
pingpong animation: Animation.LOOP_PINGPONG Animation.loop_mode
yoyo: Tween.set_loops Animation.LOOP_PINGPONG
timeline: AnimationPlayer Animation
animation clip: Animation AnimationLibrary
load animation: AnimationMixer.add_animation_library AnimationLibrary.add_animation
reuse animations: AnimationLibrary AnimationMixer.add_animation_library RetargetModifier3D
animation sound: Animation.TYPE_AUDIO Animation.audio_track_insert_key
edit keyframe: Animation.track_set_key_value Animation.track_get_key_value
change keyframe: Animation.track_set_key_value Animation.track_set_key_time
remove keyframe: Animation.track_remove_key
interpolation keyframes: Animation.track_set_interpolation_type
animator controller: AnimationTree AnimationNodeStateMachine
animation state: AnimationNodeStateMachinePlayback.travel AnimationNodeStateMachine AnimationNodeStateMachinePlayback.get_current_node
transition condition: AnimationNodeStateMachineTransition.advance_condition AnimationNodeStateMachineTransition.advance_expression
animation condition: AnimationNodeStateMachineTransition.advance_condition AnimationNodeStateMachineTransition.advance_expression
automatic transition: AnimationNodeStateMachineTransition.advance_mode
one shot animation: AnimationNodeOneShot AnimationNodeOneShot.ONE_SHOT_REQUEST_FIRE
montage: AnimationNodeOneShot
attack running: AnimationNodeOneShot AnimationNodeBlend2 AnimationNode.set_filter_path
shoot running: AnimationNodeOneShot AnimationNodeBlend2 AnimationNode.set_filter_path
animation layers: AnimationNodeBlend2 AnimationNodeAdd2 AnimationNode.set_filter_path
additive animation: AnimationNodeAdd2 AnimationNodeAdd3
directional animation: AnimationNodeBlendSpace2D
pulse: Tween.set_loops Tween.tween_property
wobble: Tween.TRANS_ELASTIC @GlobalScope.sin
overshoot: Tween.TRANS_BACK Tween.set_trans
squash stretch: Node2D.scale Tween.tween_property
smoothly change: Tween.tween_property @GlobalScope.lerp
gradually change: Tween.tween_property @GlobalScope.move_toward
animate color: Tween.tween_property
animate scale: Tween.tween_property
animate position: Tween.tween_property
animate button: Tween.tween_property Tween
slide panel: Tween.tween_property
custom easing: PropertyTweener.set_custom_interpolator Tween.interpolate_value
easing curve: Tween.set_trans Tween.set_ease PropertyTweener.set_custom_interpolator
easing function: Tween.set_trans Tween.set_ease Tween.interpolate_value @GlobalScope.ease
tween relative: PropertyTweener.as_relative
tween game paused: Tween.set_pause_mode Tween.bind_node
tween slow motion: Tween.set_ignore_time_scale
tween speed: Tween.set_speed_scale
tween conflict: Tween.kill
tween forever: Tween.set_loops
tween shader: Tween.tween_method Tween.tween_property ShaderMaterial.set_shader_parameter
rolling number: Tween.tween_method
dotween: Tween Node.create_tween
tint children: CanvasItem.self_modulate CanvasItem.modulate
darken sprite: CanvasItem.modulate
semi transparent: CanvasItem.modulate BaseMaterial3D.transparency
overlapping transparent: CanvasGroup
darken scene: CanvasModulate
tint scene: CanvasModulate
actually visible: CanvasItem.is_visible_in_tree Node3D.is_visible_in_tree
ignore parent: CanvasItem.top_level Node3D.top_level
inherit transform: CanvasItem.top_level Node3D.top_level
sorting layer: CanvasItem.z_index CanvasLayer.layer
walk behind: CanvasItem.y_sort_enabled
behind trees: CanvasItem.y_sort_enabled
unlit sprite: CanvasItemMaterial.light_mode CanvasItem.light_mask
inherit material: CanvasItem.use_parent_material
sprite outline: CanvasItem.material ShaderMaterial
palette swap: ShaderMaterial CanvasItem.material
animated particle: CanvasItemMaterial.particles_animation
rounded image: CanvasItem.clip_children
many sprites: MultiMeshInstance2D RenderingServer.canvas_item_create
resize sprite: Node2D.scale
sprite bigger: Node2D.scale
sprite width: Sprite2D.get_rect Texture2D.get_width
sprite pivot: Sprite2D.offset Sprite2D.centered
part texture: Sprite2D.region_rect AtlasTexture
crop texture: AtlasTexture Sprite2D.region_rect
crop sprite: Sprite2D.region_rect AtlasTexture
spritesheet column: Sprite2D.hframes
sheet frame: Sprite2D.frame Sprite2D.frame_coords Sprite2D.hframes
pixel perfect click: Sprite2D.is_pixel_opaque
texture bleeding: TileSetAtlasSource.use_texture_padding Sprite2D.region_filter_clip_enabled AtlasTexture.filter_clip
subpixel: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
shear: Node2D.skew
local mouse: CanvasItem.get_local_mouse_position
follow another node: RemoteTransform2D RemoteTransform3D
screen edge: CanvasItem.get_viewport_rect
screen center: CanvasItem.get_viewport_rect Viewport.get_visible_rect
disable offscreen: VisibleOnScreenEnabler2D VisibleOnScreenEnabler3D
repaint: CanvasItem.queue_redraw
clear drawing: CanvasItem.queue_redraw
draw image: CanvasItem.draw_texture CanvasItem.draw_texture_rect
draw sprite: CanvasItem.draw_texture CanvasItem.draw_texture_rect_region
draw triangle: CanvasItem.draw_colored_polygon CanvasItem.draw_polygon
draw ring: CanvasItem.draw_arc CanvasItem.draw_circle
circle outline: CanvasItem.draw_circle CanvasItem.draw_arc
draw ellipse: CanvasItem.draw_set_transform CanvasItem.draw_circle
dotted line: CanvasItem.draw_dashed_line
draw rounded rectangle: CanvasItem.draw_style_box
line thickness: Line2D.width
taper: Line2D.width_curve
jagged line: Line2D.antialiased CanvasItem.draw_line
aim line: Line2D CanvasItem.draw_line
ignore camera: CanvasLayer Parallax2D.ignore_camera_scroll
ui layer: CanvasLayer CanvasLayer.layer
infinite background: Parallax2D.repeat_size Parallax2D
repeating background: Parallax2D.repeat_size CanvasItem.texture_repeat
moving background: Parallax2D.autoscroll Parallax2D
light intensity: Light2D.energy Light3D.light_energy
dim light: Light2D.energy Light3D.light_energy
flickering light: Light2D.energy Light3D.light_energy
2d light size: PointLight2D.texture_scale PointLight2D.texture
block light: LightOccluder2D OccluderPolygon2D
soft shadow 2d: Light2D.shadow_filter Light2D.shadow_filter_smooth
sprite normal map: CanvasTexture.normal_texture CanvasTexture
glow 2d: Environment.glow_enabled ProjectSettings.rendering/viewport/hdr_2d
sprite glow: Environment.glow_enabled ProjectSettings.rendering/viewport/hdr_2d
destroy tile: TileMapLayer.erase_cell
replace tile: TileMapLayer.set_cell
click tile: TileMapLayer.local_to_map CanvasItem.get_local_mouse_position
tile coordinate: TileMapLayer.local_to_map TileMapLayer.map_to_local
cell center: TileMapLayer.map_to_local
center tile: TileMapLayer.map_to_local
adjacent tile: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
neighbor tile: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
tile around: TileMapLayer.get_surrounding_cells
every tile: TileMapLayer.get_used_cells
all tiles: TileMapLayer.get_used_cells
iterate tiles: TileMapLayer.get_used_cells
loop tiles: TileMapLayer.get_used_cells
tilemap size: TileMapLayer.get_used_rect
empty cell: TileMapLayer.get_cell_source_id
remove all tiles: TileMapLayer.clear
tile type: TileMapLayer.get_cell_tile_data TileData.get_custom_data
tile collision: TileSet.add_physics_layer TileData.add_collision_polygon TileMapLayer.collision_enabled
solid tile: TileSet.add_physics_layer TileData.add_collision_polygon
tile hit: TileMapLayer.get_coords_for_body_rid
flip tile: TileSetAtlasSource.TRANSFORM_FLIP_H TileMapLayer.set_cell
rotate tile: TileSetAtlasSource.TRANSFORM_TRANSPOSE TileSetAtlasSource.TRANSFORM_FLIP_H
tint tile: TileMapLayer._tile_data_runtime_update TileData.modulate
auto tile: TileMapLayer.set_cells_terrain_connect
connect tiles: TileMapLayer.set_cells_terrain_connect
copy tiles: TileMapLayer.get_pattern TileMapLayer.set_pattern
generate tilemap: TileMapLayer.set_cell FastNoiseLite
hex grid: TileSet.TILE_SHAPE_HEXAGON TileMapLayer.get_surrounding_cells
tile navigation: TileSet.add_navigation_layer TileMapLayer.navigation_enabled TileData.get_navigation_polygon
3d tilemap: GridMap
subtract polygon: Geometry2D.clip_polygons
expand polygon: Geometry2D.offset_polygon
cutout animation: Skeleton2D Bone2D Polygon2D
2d skeleton: Skeleton2D Bone2D
2d ik: SkeletonModificationStack2D SkeletonModification2DTwoBoneIK Skeleton2D
head look: LookAtModifier3D
rotate bone: Skeleton3D.set_bone_pose_rotation
bone position: Skeleton3D.get_bone_global_pose BoneAttachment3D Skeleton3D.set_bone_pose_position
bone transform: Skeleton3D.get_bone_global_pose BoneAttachment3D Skeleton3D.get_bone_pose
bone index: Skeleton3D.find_bone
bone name: Skeleton3D.find_bone Skeleton3D.get_bone_name
procedural animation: SkeletonModifier3D SkeletonIK3D
jiggle: SpringBoneSimulator3D SkeletonModification2DJiggle
hair physics: SpringBoneSimulator3D
ik strength: SkeletonModifier3D.influence
equip weapon: BoneAttachment3D
mixamo: RetargetModifier3D SkeletonProfileHumanoid BoneMap
blendshape: MeshInstance3D.set_blend_shape_value
stop sound: AudioStreamPlayer.stop
stop music: AudioStreamPlayer.stop
loop sound: AudioStreamWAV.loop_mode AudioStreamOggVorbis.loop AudioStreamMP3.loop
loop point: AudioStreamOggVorbis.loop_offset AudioStreamMP3.loop_offset AudioStreamWAV.loop_begin
music intro: AudioStreamOggVorbis.loop_offset AudioStreamInteractive
multiple sounds: AudioStreamPlayer.max_polyphony AudioStreamPolyphonic
sound cut: AudioStreamPlayer.max_polyphony AudioStreamPlayer.finished
sound freed: AudioStreamPlayer.finished
change song: AudioStreamPlayer.stream
song ends: AudioStreamPlayer.finished
music ends: AudioStreamPlayer.finished
sound ends: AudioStreamPlayer.finished
audio duration: AudioStream.get_length
louder: AudioStreamPlayer.volume_db AudioServer.set_bus_volume_db
sfx volume: AudioServer.set_bus_volume_linear AudioServer.set_bus_volume_db
volume percent: @GlobalScope.linear_to_db AudioServer.set_bus_volume_linear
audio mixer: AudioServer AudioBusLayout
audio source: AudioStreamPlayer AudioStreamPlayer2D AudioStreamPlayer3D
audio clip: AudioStream AudioStreamPlayer.stream
load mp3: AudioStreamMP3.load_from_file
load wav: AudioStreamWAV.load_from_file
faster music: AudioStreamPlayer.pitch_scale
slow motion sound: AudioServer.playback_speed_scale AudioStreamPlayer.pitch_scale
sound variation: AudioStreamRandomizer
adaptive music: AudioStreamInteractive AudioStreamSynchronized
dynamic music: AudioStreamInteractive AudioStreamSynchronized
sync music: AudioServer.get_time_since_last_mix AudioStreamPlayer.get_playback_position AudioServer.get_output_latency
bpm: AudioStreamOggVorbis.bpm AudioStreamMP3.bpm
audio reactive: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
fft: AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectSpectrumAnalyzer
audio level: AudioServer.get_bus_peak_volume_left_db
spatial audio: AudioStreamPlayer3D AudioStreamPlayer2D
sound falloff: AudioStreamPlayer3D.attenuation_model AudioStreamPlayer2D.attenuation
sound radius: AudioStreamPlayer3D.max_distance AudioStreamPlayer2D.max_distance
voice pitch: AudioEffectPitchShift
stereo pan: AudioEffectPanner
duck music: AudioEffectCompressor.sidechain
crackling: ProjectSettings.audio/driver/output_latency
mic: AudioStreamMicrophone AudioEffectRecord AudioEffectCapture
record voice: AudioEffectRecord AudioStreamMicrophone
save recording: AudioEffectRecord.get_recording AudioStreamWAV.save_to_wav
choose microphone: AudioServer.input_device AudioServer.get_input_device_list
headphones: AudioServer.output_device AudioServer.get_output_device_list
synthesizer: AudioStreamGenerator AudioStreamGeneratorPlayback.push_frame
video ends: VideoStreamPlayer.finished
loop video: VideoStreamPlayer.loop
pause video: VideoStreamPlayer.paused
seek video: VideoStreamPlayer.stream_position
skip video: VideoStreamPlayer.stop VideoStreamPlayer.stream_position
video 3d: VideoStreamPlayer.get_video_texture
mp4: VideoStreamTheora VideoStreamPlayer
record video: MovieWriter
player inside screen: CanvasItem.get_viewport_rect Vector2.clamp
additive blend mode: CanvasItemMaterial.blend_mode BaseMaterial3D.blend_mode
click transparent pixel: Sprite2D.is_pixel_opaque TextureButton.texture_click_mask
place scene tile: TileSetScenesCollectionSource TileSetScenesCollectionSource.create_scene_tile
line circle intersection: Geometry2D.segment_intersects_circle
distance point line: Geometry2D.get_closest_point_to_segment
trace image: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
listener position: AudioListener3D AudioListener2D
switch music: AudioStreamPlayer.stream AudioStreamInteractive
character clothes: MeshInstance3D.skeleton MeshInstance3D.skin
animation moves character: AnimationMixer.get_root_motion_position AnimationMixer.root_motion_track
sound distorted loud: AudioEffectHardLimiter
animation exists: AnimationMixer.has_animation SpriteFrames.has_animation
animation manually: AnimationMixer.advance AnimationMixer.callback_mode_process
animation physics: AnimationMixer.callback_mode_process
share animations: AnimationLibrary AnimationMixer.add_animation_library
bezier track: Animation.TYPE_BEZIER Animation.bezier_track_insert_key
avatar mask: AnimationNode.set_filter_path AnimationNode.filter_enabled
strafe animation: AnimationNodeBlendSpace2D
speed animation tree: AnimationNodeTimeScale
springy: Tween.TRANS_SPRING Tween.TRANS_ELASTIC
tween start value: PropertyTweener.from
nested tween: Tween.tween_subtween
tween volume: Tween.tween_property AudioStreamPlayer.volume_db
animate number: Tween.tween_method Tween.tween_property
half transparent: CanvasItem.modulate BaseMaterial3D.transparency
inherit rotation: CanvasItem.top_level Node3D.top_level
multiply blend: CanvasItemMaterial.blend_mode BaseMaterial3D.blend_mode
shader children: CanvasItem.use_parent_material CanvasGroup
circular mask: CanvasItem.clip_children
sprite height: Sprite2D.get_rect Texture2D.get_height
sprite origin: Sprite2D.offset Sprite2D.centered
spritesheet row: Sprite2D.vframes
pixel snap: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
absolute position: Node2D.global_position Node3D.global_position
muzzle: Marker2D Marker3D
2d screen position: CanvasItem.get_global_transform_with_canvas CanvasItem.get_canvas_transform
radial gradient: GradientTexture2D.fill
halfway path: PathFollow2D.progress_ratio
draw square: CanvasItem.draw_rect
draw graph: CanvasItem.draw_polyline CanvasItem._draw
pie chart: CanvasItem.draw_colored_polygon CanvasItem.draw_arc
line corner: Line2D.joint_mode
lightning bolt: Line2D
textured polygon: Polygon2D.texture Polygon2D.uv
tile shadow: TileSet.add_occlusion_layer TileData.set_occluder_polygon
count tiles: TileMapLayer.get_used_cells
rule tile: TileMapLayer.set_cells_terrain_connect TileData.set_terrain_peering_bit
stamp tiles: TileMapLayer.set_pattern TileMapPattern
create tileset: TileSet.add_source TileSetAtlasSource.create_tile
polygon overlap: Geometry2D.intersect_polygons
thicken line: Geometry2D.offset_polyline
polygon triangles: Geometry2D.triangulate_polygon
cells along line: Geometry2D.bresenham_line
collision texture: BitMap.opaque_to_polygons BitMap.create_from_image_alpha
scale bone: Skeleton3D.set_bone_pose_scale
dynamic bone: SpringBoneSimulator3D
pole target: SkeletonIK3D.magnet SkeletonIK3D.use_magnet
loop audio: AudioStreamWAV.loop_mode AudioStreamOggVorbis.loop AudioStreamMP3.loop
repeat music: AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode
sound length: AudioStream.get_length
song length: AudioStream.get_length
convert volume: @GlobalScope.linear_to_db @GlobalScope.db_to_linear
create bus: AudioServer.add_bus
load ogg: AudioStreamOggVorbis.load_from_file
random volume: AudioStreamRandomizer.random_volume_offset_db
music transition: AudioStreamInteractive.add_transition AudioStreamInteractive
combat music: AudioStreamInteractive AudioStreamSynchronized
metronome: AudioServer.get_time_since_last_mix AudioStreamPlayer.get_playback_position
vu meter: AudioServer.get_bus_peak_volume_left_db
cave sound: AudioEffectReverb
radio effect: AudioEffectBandPassFilter AudioEffectDistortion
bass boost: AudioEffectLowShelfFilter AudioEffectEQ10
enable microphone: ProjectSettings.audio/driver/enable_input
sample rate: AudioServer.get_mix_rate AudioStreamGenerator.mix_rate AudioStreamWAV.mix_rate
piano keyboard: InputEventMIDI OS.open_midi_inputs
video length: VideoStreamPlayer.get_stream_length
resize video: VideoStreamPlayer.expand
# data, files, the language
scriptable object: Resource @GDScript.@export
scriptableobject: Resource @GDScript.@export
playerprefs: ConfigFile ConfigFile.set_value FileAccess.store_var
save file location: OS.get_user_data_dir ProjectSettings.globalize_path
load settings: ConfigFile.load ConfigFile.get_value
save slot: FileAccess.open DirAccess.get_files_at FileAccess.store_var
save inventory: FileAccess.store_var JSON.stringify ResourceSaver.save
persistent data: FileAccess.store_var ConfigFile ResourceSaver.save
save exists: FileAccess.file_exists
edit save file: FileAccess.open_encrypted_with_pass FileAccess.open_encrypted
file contents: FileAccess.get_file_as_string FileAccess.get_as_text
all files: DirAccess.get_files_at DirAccess.get_files
loop files: DirAccess.get_files_at DirAccess.get_files DirAccess.list_dir_begin
load folder: ResourceLoader.list_directory DirAccess.get_files_at
files exported game: ResourceLoader.list_directory
folder explorer: OS.shell_show_in_file_manager OS.shell_open
file fails open: FileAccess.get_open_error
freeze loading: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
lag loading: ResourceLoader.load_threaded_request
loading percentage: ResourceLoader.load_threaded_get_status
json string: JSON.stringify JSON.parse_string
decode json: JSON.parse_string JSON.parse
json error: JSON.get_error_message JSON.get_error_line
dictionary string: JSON.stringify @GlobalScope.var_to_str
vector string: @GlobalScope.str_to_var @GlobalScope.var_to_str
object json: @GDScript.inst_to_dict JSON.stringify JSON.from_native
startswith: String.begins_with
string starts: String.begins_with
string ends: String.ends_with
first characters: String.left String.substr
text contains: String.contains
ignore case: String.nocasecmp_to String.containsn String.findn String.to_lower
case insensitive: String.nocasecmp_to String.containsn String.findn String.to_lower
split words: String.split
two digits: String.pad_zeros
minutes seconds: String.pad_zeros String.format Time.get_time_string_from_unix_time
format number: String.num String.pad_decimals String.format
remove characters: String.remove_chars String.replace
without extension: String.get_basename
sanitize filename: String.validate_filename
formula string: Expression Expression.parse Expression.execute
eval: Expression Expression.parse Expression.execute
random choice: Array.pick_random
choose random: Array.pick_random
random name: Array.pick_random
random enum: Dictionary.values Array.pick_random
unique random: Array.shuffle Array.pop_back
critical chance: @GlobalScope.randf
world seed: RandomNumberGenerator.seed @GlobalScope.seed
index element: Array.find
remove element: Array.erase Array.remove_at
remove index: Array.remove_at Array.pop_at
descending order: Array.sort_custom Array.reverse
sort list: Array.sort Array.sort_custom
sort scores: Array.sort_custom
sort inventory: Array.sort_custom
merge arrays: Array.append_array
missing key: Dictionary.get Dictionary.has Dictionary.get_or_add
enum keys: Dictionary.keys
enum values: Dictionary.values
loop enum: Dictionary.values Dictionary.keys
pass function: Callable
store function: Callable
function name string: Object.call Callable
variable name: Object.get Object.set
remove listener: Signal.disconnect
connected twice: Signal.is_connected
wait signal: Signal
previously freed: @GlobalScope.is_instance_valid
null check: @GlobalScope.is_instance_valid
busy setting children: Object.call_deferred
circular reference: @GlobalScope.weakref WeakRef
item stats: Resource @GDScript.@export
subclasses: ClassDB.get_inheriters_from_class ProjectSettings.get_global_class_list
list custom classes: ProjectSettings.get_global_class_list
serializefield: @GDScript.@export
expose variable: @GDScript.@export
editable inspector: @GDScript.@export
inspector file: @GDScript.@export_file @GDScript.@export_global_file
inspector multiline: @GDScript.@export_multiline
suppress warning: @GDScript.@warning_ignore
daily reward: Time.get_unix_time_from_system Time.get_date_dict_from_system
offline progress: Time.get_unix_time_from_system
today: Time.get_date_dict_from_system
day week: Time.get_date_dict_from_system
real world time: Time.get_time_dict_from_system Time.get_datetime_dict_from_system
system clock: Time.get_time_dict_from_system Time.get_time_string_from_system
speedrun: Time.get_ticks_msec Time.get_ticks_usec
playtime: Time.get_ticks_msec Time.get_unix_time_from_system
time away: Time.get_unix_time_from_system
timescale: Engine.time_scale
freeze time: Engine.time_scale SceneTree.paused
detect mobile: OS.has_feature OS.get_name
detect web: OS.has_feature
detect os: OS.get_name OS.has_feature
startup scene: ProjectSettings.application/run/main_scene
cap fps: Engine.max_fps
background task: WorkerThreadPool.add_task Thread
freeze calculation: WorkerThreadPool.add_task Thread
multiple cores: WorkerThreadPool.add_group_task WorkerThreadPool
race condition: Mutex Mutex.lock
thread finished: Thread.is_alive Thread.wait_to_finish
stop thread: Thread.wait_to_finish Thread.is_alive
console log: @GlobalScope.print
debug log: @GlobalScope.print @GDScript.print_debug
colored print: @GlobalScope.print_rich
print warning: @GlobalScope.push_warning
throw error: @GlobalScope.push_error @GDScript.assert
catch errors: Logger OS.add_logger Logger._log_error
log file: ProjectSettings.debug/file_logging/enable_file_logging ProjectSettings.debug/file_logging/log_path Logger
call stack: @GDScript.get_stack @GDScript.print_stack
vram: Performance.RENDER_VIDEO_MEM_USED Performance.RENDER_TEXTURE_MEM_USED
triangle count: Performance.RENDER_TOTAL_PRIMITIVES_IN_FRAME
frame time: Performance.TIME_PROCESS Performance.TIME_PHYSICS_PROCESS
first launch: FileAccess.file_exists ConfigFile
erase file: DirAccess.remove DirAccess.remove_absolute
appdata: OS.get_user_data_dir OS.get_data_dir
persistentdatapath: OS.get_user_data_dir
cheat save: FileAccess.open_encrypted_with_pass HMACContext
password protect: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
compress save: FileAccess.open_compressed
compressed file: FileAccess.open_compressed
append line: FileAccess.seek_end FileAccess.store_line FileAccess.READ_WRITE
write csv: FileAccess.store_csv_line
export csv: FileAccess.store_csv_line
spreadsheet: FileAccess.get_csv_line FileAccess.store_csv_line
file bytes: FileAccess.get_file_as_bytes FileAccess.get_buffer
temporary file: FileAccess.create_temp
temp file: FileAccess.create_temp
temporary folder: DirAccess.create_temp OS.get_temp_dir
hidden file: FileAccess.set_hidden_attribute DirAccess.include_hidden
file changed: FileAccess.get_modified_time
mkdir: DirAccess.make_dir_recursive DirAccess.make_dir
scan folder: DirAccess.get_files_at DirAccess.get_directories_at
subfolder: DirAccess.get_directories_at DirAccess.get_directories
list resources: ResourceLoader.list_directory
disk space: DirAccess.get_space_left
working directory: DirAccess.get_current_dir
executable folder: OS.get_executable_path
desktop folder: OS.get_system_dir OS.SYSTEM_DIR_DESKTOP
data asset: Resource @GDScript.@export
item database: Resource ResourceLoader.load
tres: Resource ResourceSaver.save ResourceLoader.load
resource modified: Resource.changed Resource.emit_changed
nested resource: Resource.duplicate_deep Resource.duplicate
subresource: Resource.duplicate_deep Resource.duplicate
ignore cache: ResourceLoader.CACHE_MODE_IGNORE ResourceLoader.load
reload resource: ResourceLoader.CACHE_MODE_REPLACE ResourceLoader.load
force reload: ResourceLoader.CACHE_MODE_REPLACE ResourceLoader.load
resource exists: ResourceLoader.exists
load asynchronously: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get
patch game: ProjectSettings.load_resource_pack PCKPacker
create pck: PCKPacker PCKPacker.pck_start PCKPacker.add_file
object dictionary: @GDScript.inst_to_dict @GDScript.dict_to_inst
serialize object: @GlobalScope.var_to_bytes_with_objects @GDScript.inst_to_dict ResourceSaver.save
parse xml: XMLParser.read XMLParser.open XMLParser.get_node_name
xml attribute: XMLParser.get_named_attribute_value XMLParser.get_attribute_value
create zip: ZIPPacker ZIPPacker.start_file ZIPPacker.write_file
read zip: ZIPReader.read_file ZIPReader.get_files ZIPReader
extract archive: ZIPReader ZIPReader.read_file
gzip: PackedByteArray.decompress_dynamic PackedByteArray.compress FileAccess.COMPRESSION_GZIP
compress data: PackedByteArray.compress
compress string: PackedByteArray.compress String.to_utf8_buffer
endswith: String.ends_with
remove prefix: String.trim_prefix
remove suffix: String.trim_suffix
last characters: String.right String.substr
truncate string: String.left String.substr
indexof: Array.find String.find
find substring: String.find
contains word: String.contains String.containsn
profanity filter: RegEx.sub String.containsn
compare strings: String.casecmp_to String.nocasecmp_to
wildcard: String.match String.matchn
fuzzy search: String.similarity String.is_subsequence_ofn
levenshtein: String.similarity
remove newline: String.strip_edges String.strip_escapes String.replace
split lines: String.split
count words: String.split String.get_slice_count
string length: String.length
empty string: String.is_empty
character ascii: @GDScript.ord @GDScript.char String.unicode_at
unicode character: @GDScript.char String.chr String.unicode_at
zero pad: String.pad_zeros
hours minutes: Time.get_time_string_from_unix_time String.pad_zeros
kilobytes: String.humanize_size
hex number: String.hex_to_int String.num_int64
bytes hex: PackedByteArray.hex_encode String.hex_decode
parseint: String.to_int
tostring: @GlobalScope.str Object._to_string
escape string: String.c_escape String.json_escape
validate email: RegEx RegEx.search
remove extension: String.get_basename
parent folder: String.get_base_dir
combine paths: String.path_join
md5: String.md5_text FileAccess.get_md5 HashingContext
sha256: String.sha256_text FileAccess.get_sha256 HashingContext
hash password: String.sha256_text HashingContext
hash string: String.sha256_text String.hash String.md5_text
string bytes: String.to_utf8_buffer PackedByteArray.get_string_from_utf8
execute string: Expression GDScript.source_code
capture group: RegExMatch.get_string RegExMatch.names
regex replace: RegEx.sub
shuffle bag: Array.shuffle Array.pop_back
select random: Array.pick_random
prepend: Array.push_front Array.insert
insert index: Array.insert
insert array: Array.insert
subarray: Array.slice
first few elements: Array.slice
sort alphabetically: Array.sort String.naturalnocasecmp_to
clear array: Array.clear
readonly array: Array.make_read_only
list comprehension: Array.filter Array.map
byte array: PackedByteArray
bytes int: PackedByteArray.decode_s32 PackedByteArray.encode_s32 PackedByteArray.decode_u32
defaultdict: Dictionary.get_or_add Dictionary.get
remove dictionary: Dictionary.erase
clear dictionary: Dictionary.clear
reverse lookup: Dictionary.find_key
compare dictionaries: Dictionary.recursive_equal
function pointer: Callable
delegate: Callable Signal
anonymous function: Callable
argument array: Callable.callv Object.callv
event handler: Signal.connect
addeventlistener: Signal.connect
stop listening: Signal.disconnect
property name string: Object.get Object.set
nested property: Object.set_indexed Object.get_indexed
property path: NodePath Object.set_indexed Object.get_indexed
print object: Object._to_string
string representation: Object._to_string @GlobalScope.str
attach data: Object.set_meta Object.get_meta
custom class name: Script.get_global_name ProjectSettings.get_global_class_list
garbage collector: RefCounted Object.free
reference counting: RefCounted
instances leaked: Node.print_orphan_nodes Object.free
base class: ClassDB.get_parent_class Object.is_class
list classes: ClassDB.get_class_list ClassDB.get_inheriters_from_class
instantiate string: ClassDB.instantiate
type name: @GlobalScope.type_string Object.get_class
hideininspector: @GDScript.@export_storage
executeineditmode: @GDScript.@tool
inspector folder: @GDScript.@export_dir
inspector checkboxes: @GDScript.@export_flags
inspector layer: @GDScript.@export_flags_2d_physics @GDScript.@export_flags_3d_physics
class icon: @GDScript.@icon
random boolean: @GlobalScope.randf
gacha: RandomNumberGenerator.rand_weighted
uuid: Crypto.generate_random_bytes
aes: AESContext
public key: CryptoKey Crypto.generate_rsa
encrypt string: AESContext Crypto.encrypt
timezone: Time.get_time_zone_from_system
local time: Time.get_time_dict_from_system Time.get_datetime_dict_from_system
date difference: Time.get_unix_time_from_datetime_dict Time.get_unix_time_from_datetime_string
parse date: Time.get_datetime_dict_from_datetime_string Time.get_unix_time_from_datetime_string
epoch: Time.get_unix_time_from_system
current hour: Time.get_time_dict_from_system
microseconds: Time.get_ticks_usec
format date: Time.get_datetime_string_from_system Time.get_datetime_string_from_unix_time
date filename: Time.get_datetime_string_from_system
slow everything: Engine.time_scale
os version: OS.get_version OS.get_version_alias
windows username: OS.get_environment
cpu name: OS.get_processor_name
ram usage: OS.get_static_memory_usage Performance.MEMORY_STATIC
kill process: OS.kill
subprocess: OS.create_process OS.execute OS.execute_with_pipe
python script: OS.execute OS.create_process
run exe: OS.create_process OS.execute
sleep thread: OS.delay_msec OS.delay_usec
default program: OS.shell_open OS.open_with_program
send email: OS.shell_open
ask permission: OS.request_permission OS.request_permissions
godot version: Engine.get_version_info
project name: ProjectSettings.application/config/name ProjectSettings.get_setting
license credits: Engine.get_license_text Engine.get_copyright_info
fixed update rate: Engine.physics_ticks_per_second
godot logo: ProjectSettings.application/boot_splash/show_image ProjectSettings.application/boot_splash/image
start fullscreen: ProjectSettings.display/window/size/mode Window.mode
join thread: Thread.wait_to_finish
thread result: Thread.wait_to_finish
thread waiting: Semaphore.wait Semaphore.post
parallel loop: WorkerThreadPool.add_group_task
job system: WorkerThreadPool WorkerThreadPool.add_group_task
task finished: WorkerThreadPool.is_task_completed WorkerThreadPool.wait_for_task_completion
without newline: @GlobalScope.printraw
throw exception: @GlobalScope.push_error @GDScript.assert
intercept print: Logger._log_message OS.add_logger
crash report: Logger OS.add_logger ProjectSettings.debug/file_logging/log_path
backtrace: Engine.capture_script_backtraces ScriptBacktrace @GDScript.get_stack
debug overlay: Performance.get_monitor Engine.get_frames_per_second
video memory: Performance.RENDER_VIDEO_MEM_USED Performance.RENDER_TEXTURE_MEM_USED
hexadecimal string: String.hex_to_int PackedByteArray.hex_encode String.hex_decode
bytes readable: String.humanize_size
error code text: @GlobalScope.error_string
system memory: OS.get_memory_info
frames passed: Engine.get_process_frames Engine.get_frames_drawn
every occurrence: RegEx.search_all
method name string: Object.call Callable
project settings runtime: ProjectSettings.set_setting ProjectSettings.get_setting
# light, material, rendering
light brightness: Light3D.light_energy Light2D.energy
light range: OmniLight3D.omni_range SpotLight3D.spot_range PointLight2D.texture_scale
light falloff: OmniLight3D.omni_attenuation SpotLight3D.spot_attenuation
spotlight cone: SpotLight3D.spot_angle SpotLight3D.spot_angle_attenuation
spotlight: SpotLight3D
point light: OmniLight3D PointLight2D
moonlight: DirectionalLight3D DirectionalLight2D
sun position: DirectionalLight3D Node3D.rotation
soft shadows: Light3D.shadow_blur Light3D.light_angular_distance Light3D.light_size
shadow quality: RenderingServer.directional_soft_shadow_filter_set_quality RenderingServer.directional_shadow_atlas_set_size RenderingServer.positional_soft_shadow_filter_set_quality
shadow resolution: RenderingServer.directional_shadow_atlas_set_size Viewport.positional_shadow_atlas_size
pixelated shadow: RenderingServer.directional_shadow_atlas_set_size DirectionalLight3D.directional_shadow_max_distance Viewport.positional_shadow_atlas_size
shadow acne: Light3D.shadow_bias Light3D.shadow_normal_bias
peter panning: Light3D.shadow_bias Light3D.shadow_normal_bias
shadow strength: Light3D.shadow_opacity Light2D.shadow_color
shadow cascades: DirectionalLight3D.directional_shadow_mode DirectionalLight3D.directional_shadow_split_1
light cookie: Light3D.light_projector
light layers: Light3D.light_cull_mask VisualInstance3D.layers Light2D.range_item_cull_mask
exclude light: Light3D.light_cull_mask VisualInstance3D.layers Light2D.range_item_cull_mask
color temperature: Light3D.light_temperature
god rays: Environment.volumetric_fog_enabled Light3D.light_volumetric_fog_energy
volumetric light: Environment.volumetric_fog_enabled Light3D.light_volumetric_fog_energy
blob shadow: Decal
still cast shadow: GeometryInstance3D.SHADOW_CASTING_SETTING_SHADOWS_ONLY GeometryInstance3D.cast_shadow
light radius: OmniLight3D.omni_range SpotLight3D.spot_range PointLight2D.texture_scale
light shafts: Environment.volumetric_fog_enabled Light3D.light_volumetric_fog_energy
color grading: Environment.adjustment_color_correction Environment.adjustment_enabled
lut: Environment.adjustment_color_correction Environment.adjustment_enabled
black white screen: Environment.adjustment_saturation Environment.adjustment_enabled
bloom threshold: Environment.glow_hdr_threshold Environment.glow_bloom
overexposed: Environment.tonemap_exposure CameraAttributes.exposure_multiplier Environment.tonemap_mode
scene dark: Environment.ambient_light_energy Environment.ambient_light_color
screen space reflection: Environment.ssr_enabled
wet floor: Environment.ssr_enabled ReflectionProbe BaseMaterial3D.roughness
realtime reflection: ReflectionProbe.update_mode ReflectionProbe.UPDATE_ALWAYS
light bounce: Environment.sdfgi_enabled VoxelGI LightmapGI
indirect lighting: Environment.sdfgi_enabled VoxelGI LightmapGI Environment.ssil_enabled
dynamic gi: Environment.sdfgi_enabled VoxelGI
static lighting: LightmapGI Light3D.light_bake_mode
light probe: LightmapProbe LightmapGI
lightmap resolution: LightmapGI.texel_scale GeometryInstance3D.gi_lightmap_texel_scale
ground fog: Environment.fog_height Environment.fog_height_density FogVolume
fog color: Environment.fog_light_color Environment.volumetric_fog_albedo
fog distance: Environment.fog_depth_begin Environment.fog_depth_end Environment.fog_mode
thick fog: Environment.fog_density Environment.volumetric_fog_density
local fog: FogVolume FogMaterial
mist: Environment.fog_enabled Environment.volumetric_fog_enabled FogVolume
fog sky: Environment.fog_sky_affect Environment.volumetric_fog_sky_affect
hdri: PanoramaSkyMaterial PanoramaSkyMaterial.panorama Environment.sky
360 image: PanoramaSkyMaterial PanoramaSkyMaterial.panorama
rotate sky: Environment.sky_rotation
sky cloud: ProceduralSkyMaterial.sky_cover
atmospheric scattering: PhysicalSkyMaterial
sky brightness: Environment.background_energy_multiplier ProceduralSkyMaterial.sky_energy_multiplier
custom sky: Sky.sky_material ShaderMaterial
desaturate screen: Environment.adjustment_saturation Environment.adjustment_enabled
screen saturation: Environment.adjustment_saturation Environment.adjustment_enabled
grayscale screen: Environment.adjustment_saturation Environment.adjustment_enabled
switch environment: WorldEnvironment.environment Camera3D.environment
rotate skybox: Environment.sky_rotation
sky reflection: Environment.reflected_light_source ReflectionProbe
height fog: Environment.fog_height Environment.fog_height_density
bloom strength: Environment.glow_intensity Environment.glow_strength
face camera: BaseMaterial3D.billboard_mode SpriteBase3D.billboard Label3D.billboard
unlit: BaseMaterial3D.shading_mode BaseMaterial3D.SHADING_MODE_UNSHADED
ignore light: BaseMaterial3D.shading_mode BaseMaterial3D.SHADING_MODE_UNSHADED
toon shading: BaseMaterial3D.diffuse_mode BaseMaterial3D.DIFFUSE_TOON BaseMaterial3D.specular_mode
cel shading: BaseMaterial3D.diffuse_mode BaseMaterial3D.DIFFUSE_TOON BaseMaterial3D.specular_mode
texture stretched: BaseMaterial3D.uv1_scale BaseMaterial3D.uv1_triplanar
triplanar: BaseMaterial3D.uv1_triplanar BaseMaterial3D.uv1_world_triplanar
shiny: BaseMaterial3D.roughness BaseMaterial3D.metallic
glossy: BaseMaterial3D.roughness BaseMaterial3D.metallic_specular
look metal: BaseMaterial3D.metallic BaseMaterial3D.roughness
glass: BaseMaterial3D.refraction_enabled BaseMaterial3D.transparency
pbr: StandardMaterial3D BaseMaterial3D ORMMaterial3D
fresnel: BaseMaterial3D.rim_enabled VisualShaderNodeFresnel
rim light: BaseMaterial3D.rim_enabled BaseMaterial3D.rim
translucent skin: BaseMaterial3D.subsurf_scatter_enabled BaseMaterial3D.subsurf_scatter_strength
bump map: BaseMaterial3D.normal_texture BaseMaterial3D.heightmap_texture Image.bump_map_to_normal_map
parallax mapping: BaseMaterial3D.heightmap_enabled BaseMaterial3D.heightmap_texture
additive blending: CanvasItemMaterial.blend_mode BaseMaterial3D.blend_mode
alpha cutout: BaseMaterial3D.TRANSPARENCY_ALPHA_SCISSOR BaseMaterial3D.alpha_scissor_threshold
fade near camera: BaseMaterial3D.distance_fade_mode BaseMaterial3D.distance_fade_min_distance
transparent sorting: Material.render_priority VisualInstance3D.sorting_offset BaseMaterial3D.transparency
render queue: Material.render_priority VisualInstance3D.sorting_offset
xray: BaseMaterial3D.stencil_mode BaseMaterial3D.STENCIL_MODE_XRAY BaseMaterial3D.no_depth_test
selection outline: Material.next_pass BaseMaterial3D.STENCIL_MODE_OUTLINE BaseMaterial3D.grow
gun clipping: BaseMaterial3D.use_z_clip_scale BaseMaterial3D.z_clip_scale
weapon fov: BaseMaterial3D.use_fov_override BaseMaterial3D.fov_override
viewmodel: BaseMaterial3D.use_z_clip_scale BaseMaterial3D.use_fov_override
shadow catcher: BaseMaterial3D.shadow_to_opacity
receive shadows: BaseMaterial3D.disable_receive_shadows
ignore fog: BaseMaterial3D.disable_fog
size regardless distance: BaseMaterial3D.fixed_size SpriteBase3D.fixed_size Label3D.fixed_size
two sided: BaseMaterial3D.cull_mode BaseMaterial3D.CULL_DISABLED
material slot: MeshInstance3D.set_surface_override_material Mesh.surface_set_material
multiple materials: MeshInstance3D.set_surface_override_material Mesh.surface_set_material
change material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
assign material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
mesh transparent: GeometryInstance3D.transparency BaseMaterial3D.transparency
fade mesh: GeometryInstance3D.transparency BaseMaterial3D.albedo_color
cartoon shading: BaseMaterial3D.diffuse_mode BaseMaterial3D.DIFFUSE_TOON
alpha clip: BaseMaterial3D.TRANSPARENCY_ALPHA_SCISSOR BaseMaterial3D.alpha_scissor_threshold
swap material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
soft particles: BaseMaterial3D.proximity_fade_enabled BaseMaterial3D.proximity_fade_distance
transparent order: Material.render_priority VisualInstance3D.sorting_offset
jagged edges: Viewport.msaa_3d Viewport.msaa_2d Viewport.screen_space_aa
fxaa: Viewport.screen_space_aa Viewport.SCREEN_SPACE_AA_FXAA
taa: Viewport.use_taa
dlss: Viewport.scaling_3d_mode Viewport.SCALING_3D_MODE_FSR2
fsr: Viewport.scaling_3d_mode Viewport.SCALING_3D_MODE_FSR2 Viewport.fsr_sharpness
supersampling: Viewport.scaling_3d_scale
color banding: Viewport.use_debanding
anisotropic: Viewport.anisotropic_filtering_level
variable rate shading: Viewport.vrs_mode Viewport.vrs_texture
tearing: DisplayServer.window_set_vsync_mode DisplayServer.VSYNC_ENABLED
adaptive vsync: DisplayServer.VSYNC_ADAPTIVE DisplayServer.window_set_vsync_mode
uncap fps: Engine.max_fps DisplayServer.window_set_vsync_mode
gpu driver: OS.get_video_adapter_driver_info
graphics api: RenderingServer.get_current_rendering_driver_name RenderingServer.get_video_adapter_api_version
overdraw: Viewport.DEBUG_DRAW_OVERDRAW Viewport.debug_draw
render without nodes: RenderingServer.instance_create RenderingServer
jaggies: Viewport.msaa_3d Viewport.msaa_2d Viewport.screen_space_aa
gpu name: RenderingServer.get_video_adapter_name RenderingServer.get_video_adapter_vendor
current renderer: RenderingServer.get_current_rendering_method RenderingServer.get_current_rendering_driver_name
gpu memory: Performance.RENDER_VIDEO_MEM_USED Performance.RENDER_TEXTURE_MEM_USED
gpu time: RenderingServer.viewport_get_measured_render_time_gpu RenderingServer.viewport_set_measure_render_time
forward vector: Node3D.global_basis Node3D.basis
gimbal lock: Node3D.quaternion Quaternion Node3D.basis
model faces backwards: Node3D.look_at Vector3.MODEL_FRONT
ignore parent rotation: Node3D.top_level CanvasItem.top_level
parent hidden: Node3D.is_visible_in_tree CanvasItem.is_visible_in_tree
view frustum: Camera3D.get_frustum Camera3D.is_position_in_frustum
screenpointtoray: Camera3D.project_ray_origin Camera3D.project_ray_normal
worldtoscreenpoint: Camera3D.unproject_position
objective marker: Camera3D.unproject_position Camera3D.is_position_behind
blur distant: CameraAttributesPractical.dof_blur_far_enabled CameraAttributesPractical.dof_blur_far_distance
bokeh: CameraAttributesPractical.dof_blur_amount RenderingServer.camera_attributes_set_dof_blur_bokeh_shape
eye adaptation: CameraAttributes.auto_exposure_enabled
near plane: Camera3D.near
particle trail: GPUParticles3D.trail_enabled RibbonTrailMesh TubeTrailMesh
sword trail: GPUParticles3D.trail_enabled RibbonTrailMesh ImmediateMesh
calculate normals: SurfaceTool.generate_normals
smooth normals: SurfaceTool.generate_normals SurfaceTool.set_smooth_group
flat shading: SurfaceTool.set_smooth_group SurfaceTool.generate_normals
flip normals: PrimitiveMesh.flip_faces CSGPrimitive3D.flip_faces BaseMaterial3D.cull_mode
deform mesh: MeshDataTool MeshDataTool.set_vertex ArrayMesh.surface_update_vertex_region
edit mesh: MeshDataTool MeshDataTool.set_vertex Mesh.surface_get_arrays
move vertices: MeshDataTool.set_vertex MeshDataTool ArrayMesh.surface_update_vertex_region
mesh triangles: Mesh.get_faces Mesh.surface_get_arrays
mesh data: Mesh.surface_get_arrays MeshDataTool
mesh bounds: Mesh.get_aabb VisualInstance3D.get_aabb
mesh dimensions: Mesh.get_aabb VisualInstance3D.get_aabb
combine meshes: SurfaceTool.append_from
generate collision: MeshInstance3D.create_trimesh_collision Mesh.create_trimesh_shape MeshInstance3D.create_convex_collision
skinned mesh: MeshInstance3D.skeleton MeshInstance3D.skin Skin
cone mesh: CylinderMesh CylinderMesh.top_radius
quad: QuadMesh
extruded text: TextMesh TextMesh.depth
simplify mesh: ImporterMesh.generate_lods SurfaceTool.generate_lod
generate lod: ImporterMesh.generate_lods SurfaceTool.generate_lod
lod transition: GeometryInstance3D.visibility_range_fade_mode GeometryInstance3D.visibility_range_begin_margin
lod popping: GeometryInstance3D.visibility_range_fade_mode GeometryInstance3D.visibility_range_begin_margin
mesh disappears: GeometryInstance3D.extra_cull_margin GeometryInstance3D.custom_aabb
frustum culling: GeometryInstance3D.extra_cull_margin GeometryInstance3D.custom_aabb
scatter grass: MultiMesh.set_instance_transform MultiMeshInstance3D MultiMesh
foliage: MultiMesh MultiMeshInstance3D
instance color: MultiMesh.set_instance_color MultiMesh.use_colors
draw line 3d: ImmediateMesh ImmediateMesh.surface_begin Mesh.PRIMITIVE_LINES
draw 3d line: ImmediateMesh ImmediateMesh.surface_begin Mesh.PRIMITIVE_LINES
modify mesh: MeshDataTool MeshDataTool.set_vertex Mesh.surface_get_arrays
recalculate normals: SurfaceTool.generate_normals
save mesh: ResourceSaver.save ArrayMesh
vegetation: MultiMesh MultiMeshInstance3D
bake skinned: MeshInstance3D.bake_mesh_from_current_skeleton_pose
number particles: GPUParticles2D.amount GPUParticles3D.amount GPUParticles2D.amount_ratio
emission rate: GPUParticles2D.amount_ratio GPUParticles3D.amount_ratio GPUParticles2D.amount GPUParticles2D.lifetime
particle color: ParticleProcessMaterial.color_ramp ParticleProcessMaterial.color CPUParticles2D.color_ramp
particle size: ParticleProcessMaterial.scale_min ParticleProcessMaterial.scale_curve CPUParticles2D.scale_amount_min
particle shrink: ParticleProcessMaterial.scale_curve CPUParticles2D.scale_amount_curve
particle cone: ParticleProcessMaterial.spread ParticleProcessMaterial.direction
particle velocity: ParticleProcessMaterial.initial_velocity_min ParticleProcessMaterial.initial_velocity_max
emission area: ParticleProcessMaterial.emission_shape CPUParticles2D.emission_shape
particle rotate: ParticleProcessMaterial.angular_velocity_min ParticleProcessMaterial.angle_min
particle flipbook: ParticleProcessMaterial.anim_speed_min CanvasItemMaterial.particles_animation BaseMaterial3D.particles_anim_h_frames
particle bounce: ParticleProcessMaterial.collision_mode ParticleProcessMaterial.collision_bounce GPUParticlesCollision3D
particle collide: ParticleProcessMaterial.collision_mode GPUParticlesCollision3D GPUParticlesCollisionBox3D
rain roof: GPUParticlesCollisionHeightField3D GPUParticlesCollisionBox3D
particle swirl: ParticleProcessMaterial.turbulence_enabled ParticleProcessMaterial.orbit_velocity_min
particle attract: GPUParticlesAttractor3D GPUParticlesAttractorSphere3D ParticleProcessMaterial.attractor_interaction_enabled
fireworks: GPUParticles3D.sub_emitter ParticleProcessMaterial.sub_emitter_mode
prewarm: GPUParticles3D.preprocess CPUParticles2D.preprocess
particle already running: GPUParticles3D.preprocess CPUParticles2D.preprocess
single particle: GPUParticles3D.emit_particle
particle texture: GPUParticles2D.texture CPUParticles2D.texture
particle system: GPUParticles3D GPUParticles2D CPUParticles3D CPUParticles2D
confetti: GPUParticles2D GPUParticles3D
dust: GPUParticles2D GPUParticles3D
muzzle flash: GPUParticles3D OmniLight3D
particle culling: GPUParticles3D.visibility_aabb GPUParticles2D.visibility_rect
particle count: GPUParticles2D.amount GPUParticles3D.amount GPUParticles2D.amount_ratio
particle fade: ParticleProcessMaterial.color_ramp ParticleProcessMaterial.alpha_curve CPUParticles2D.color_ramp
particle sprite sheet: CanvasItemMaterial.particles_animation BaseMaterial3D.particles_anim_h_frames ParticleProcessMaterial.anim_speed_min
security camera: SubViewport ViewportTexture Camera3D
tv screen: SubViewport ViewportTexture
world space ui: SubViewport Sprite3D ViewportTexture
model preview: SubViewport SubViewportContainer
3d model 2d: SubViewportContainer SubViewport
render icon: SubViewport SubViewport.UPDATE_ONCE Viewport.get_texture
viewport transparent: Viewport.transparent_bg
viewport update: SubViewport.render_target_update_mode
viewport clear: SubViewport.render_target_clear_mode
viewport input: Viewport.push_input SubViewportContainer
separate world: Viewport.own_world_3d Viewport.world_3d
pixelated 3d: SubViewportContainer.stretch_shrink Viewport.scaling_3d_scale
stop rendering: RenderingServer.render_loop_enabled Viewport.disable_3d
4k screenshot: SubViewport SubViewport.size Viewport.get_texture
wait frame rendered: RenderingServer.frame_post_draw
high resolution screenshot: SubViewport SubViewport.size Viewport.get_texture
crop image: Image.get_region Image.crop
combine images: Image.blend_rect Image.blit_rect
paint texture: ImageTexture.update Image.set_pixel
update texture: ImageTexture.update
pixel data: Image.get_data Image.create_from_data
pixel array: Image.create_from_data Image.get_data
grayscale image: Image.convert Image.adjust_bcs
transparent pixel: Sprite2D.is_pixel_opaque Image.get_pixel
trim transparent: Image.get_used_rect
image bytes: Image.save_png_to_buffer Image.load_png_from_buffer Image.get_data
svg: Image.load_svg_from_string Image.load_svg_from_buffer DPITexture
texture pixels: Texture2D.get_image Image.get_pixel
compare images: Image.compute_image_metrics
seamless noise: NoiseTexture2D.seamless Noise.get_seamless_image
noise image: Noise.get_image NoiseTexture2D
shader graph: VisualShader VisualShaderNodeCustom
node based shader: VisualShader
share shader code: ShaderInclude
global shader: RenderingServer.global_shader_parameter_set RenderingServer.global_shader_parameter_add ShaderGlobalsOverride
all shaders: RenderingServer.global_shader_parameter_set RenderingServer.global_shader_parameter_add ShaderGlobalsOverride
instance uniform: GeometryInstance3D.set_instance_shader_parameter CanvasItem.set_instance_shader_parameter
read uniform: ShaderMaterial.get_shader_parameter
shader stutter: ProjectSettings.rendering/shader_compiler/shader_cache/enabled Performance.PIPELINE_COMPILATIONS_DRAW RenderingServer.RENDERING_INFO_PIPELINE_COMPILATIONS_DRAW
shader compilation: Performance.PIPELINE_COMPILATIONS_DRAW ProjectSettings.rendering/shader_compiler/shader_cache/enabled
voronoi: FastNoiseLite.TYPE_CELLULAR FastNoiseLite.noise_type
custom render pass: CompositorEffect Compositor.compositor_effects
custom post process: CompositorEffect Compositor.compositor_effects
post process volume: WorldEnvironment Environment
create shader: Shader.code Shader ShaderMaterial.shader
custom shader node: VisualShaderNodeCustom
2d sprite 3d: Sprite3D AnimatedSprite3D
nameplate: Label3D Camera3D.unproject_position
name above: Label3D Camera3D.unproject_position
floating damage: Label3D Label
upright billboard: BaseMaterial3D.BILLBOARD_FIXED_Y SpriteBase3D.billboard
image 3d world: Sprite3D
animated 3d sprite: AnimatedSprite3D
name tag: Label3D Camera3D.unproject_position
cut hole: CSGShape3D.operation CSGShape3D.OPERATION_SUBTRACTION
mesh boolean: CSGShape3D.operation CSGMesh3D CSGCombiner3D
blockout: CSGCombiner3D CSGBox3D CSGShape3D
convert csg: CSGShape3D.bake_static_mesh CSGShape3D.get_meshes
csg collision: CSGShape3D.use_collision CSGShape3D.bake_collision_shape
mesh along path: CSGPolygon3D CSGPolygon3D.MODE_PATH CSGPolygon3D.path_node
road mesh: CSGPolygon3D.path_node CSGPolygon3D Path3D
3d tile: GridMap GridMap.set_cell_item MeshLibrary
place block: GridMap.set_cell_item GridMap.local_to_map
gridmap position: GridMap.local_to_map GridMap.map_to_local
subtract mesh: CSGShape3D.operation CSGShape3D.OPERATION_SUBTRACTION CSGMesh3D
graybox: CSGCombiner3D CSGBox3D CSGShape3D
extrude polygon: CSGPolygon3D CSGPolygon3D.depth
recenter: XRServer.center_on_hmd
vr movement: XROrigin3D XRController3D.get_vector2
vr scale: XRServer.world_scale XROrigin3D.world_scale
vr button: XRController3D.button_pressed XRController3D.is_button_pressed
vr trigger: XRController3D.get_float XRController3D.input_float_changed
vr thumbstick: XRController3D.get_vector2 XRController3D.input_vector2_changed
vr vibrate: XRNode3D.trigger_haptic_pulse
passthrough: XRInterface.environment_blend_mode XRInterface.start_passthrough XRInterface.is_passthrough_supported
headset refresh: OpenXRInterface.display_refresh_rate OpenXRInterface.get_available_display_refresh_rates
foveated: OpenXRInterface.foveation_level OpenXRInterface.foveation_dynamic Viewport.vrs_mode
vr resolution: OpenXRInterface.render_target_size_multiplier
vr boundary: XRInterface.get_play_area XRInterface.xr_play_area_mode
face tracking: XRFaceModifier3D XRFaceTracker
body tracking: XRBodyModifier3D XRBodyTracker
finger tracking: XRHandTracker XRHandModifier3D XRHandTracker.get_hand_joint_transform
lost tracking: XRNode3D.tracking_changed XRNode3D.get_has_tracking_data
browser vr: WebXRInterface
vr menu: OpenXRCompositionLayerQuad SubViewport
quest headset: OpenXRInterface XRServer.find_interface
headset connected: XRServer.find_interface XRInterface.is_initialized
vr bindings: OpenXRActionMap OpenXRInteractionProfile
hmd: XRCamera3D XRServer.get_hmd_transform
mixed reality: XRInterface.environment_blend_mode XRInterface.start_passthrough
vr haptic: XRNode3D.trigger_haptic_pulse
headset removed: OpenXRInterface.session_visible OpenXRInterface.session_focussed
eye tracking: OpenXRInterface.is_eye_gaze_interaction_supported
ar anchor: XRAnchor3D
web vr: WebXRInterface
export gltf: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
save glb: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
export model: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
fbx: FBXDocument FBXState
download model: GLTFDocument.append_from_buffer GLTFDocument.generate_scene HTTPRequest
export glb: GLTFDocument.write_to_filesystem GLTFDocument.append_from_scene
blood splatter: Decal GPUParticles3D
aoe indicator: Decal
decal player: Decal.cull_mask VisualInstance3D.layers
footprint ground: Decal
onbecamevisible: VisibleOnScreenNotifier3D.screen_entered VisibleOnScreenNotifier2D.screen_entered
compute gpu: RenderingDevice.compute_list_dispatch RenderingServer.create_local_rendering_device RenderingDevice
ssbo: RenderingDevice.storage_buffer_create RenderingDevice.buffer_update
gpu readback: RenderingDevice.buffer_get_data_async RenderingDevice.buffer_get_data RenderingDevice.texture_get_data_async
push constant: RenderingDevice.compute_list_set_push_constant
glsl file: RDShaderFile RDShaderFile.get_spirv
# what does not work, and how do I
signal twice: Signal.is_connected Object.CONNECT_ONE_SHOT
signal multiple times: Signal.is_connected Object.CONNECT_ONE_SHOT
trigger once: Object.CONNECT_ONE_SHOT Object.connect
node null: Node.get_node_or_null Node.has_node
node found: Node.get_node_or_null Node.has_node
base nil: Node.get_node_or_null @GlobalScope.is_instance_valid
nil error: Node.get_node_or_null @GlobalScope.is_instance_valid
null ready: @GDScript.@onready Node.ready
variable ready: @GDScript.@onready Node.is_node_ready
initialized yet: Node.is_node_ready Node.ready
setter ready: Node.is_node_ready Node.ready
parent ready: Node.ready Node.is_node_ready
wait ready: Node.ready Node.is_node_ready
ready order: Node._ready Node.ready
pending deletion: Object.is_queued_for_deletion
delete immediately: Object.free
free immediately: Object.free
remove immediately: Object.free Node.remove_child
locked object: Node.queue_free Object.call_deferred
already parent: Node.reparent Node.remove_child
readable name: Node.add_child
another script: Node.get_node Node.get_parent
access node: Node.get_node
access parent: Node.get_parent
function parent: Node.get_parent
changes all instances: Resource.resource_local_to_scene Resource.duplicate
original array: Array.duplicate Array.duplicate_deep
array reference: Array.duplicate
modify original: Array.duplicate Dictionary.duplicate
original dictionary: Dictionary.duplicate Dictionary.duplicate_deep
independent copy: Resource.duplicate Array.duplicate
remove iterating: Array.filter Array.remove_at
index bounds: Array.size
memory grow: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
memory increase: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
ram increase: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
spawn wrong: Node2D.global_position Node.add_child
spawn origin: Node2D.global_position Node.add_child
spawn top left: Node2D.global_position Node.add_child
independent parent: CanvasItem.top_level Node3D.top_level
added nodes disappear: Node.owner
nodes saved: Node.owner PackedScene.pack
music scenes: SceneTree.root AudioStreamPlayer
music across: SceneTree.root AudioStreamPlayer
first scene: ProjectSettings.application/run/main_scene
scene finished loading: SceneTree.scene_changed ResourceLoader.load_threaded_get_status
loop buttons: Callable.bind BaseButton.pressed
wait loop: SceneTree.create_timer
delay loop: SceneTree.create_timer
generation freezes: WorkerThreadPool.add_task Thread
game hangs: WorkerThreadPool.add_task ResourceLoader.load_threaded_request
show timer: Timer.time_left
rapid fire: Timer.wait_time Input.is_action_pressed
auto fire: Timer.wait_time Input.is_action_pressed
spam attack: Timer.is_stopped Timer.one_shot
spam button: BaseButton.disabled Timer.one_shot
spawn wave: Timer.timeout PackedScene.instantiate
health regen: Timer.timeout
random enemy: Array.pick_random PackedScene.instantiate
collision working: CollisionObject2D.collision_mask CollisionShape2D.disabled
area working: Area2D.monitoring CollisionObject2D.collision_mask
rigid signal: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
rigidbody signal: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
already inside: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies
overlapping empty: Area2D.get_overlapping_bodies SceneTree.physics_frame
raycast self: RayCast2D.exclude_parent RayCast2D.add_exception
raycast null: RayCast2D.is_colliding RayCast2D.get_collider
raycast nothing: RayCast2D.enabled RayCast2D.target_position RayCast2D.collision_mask
raycast working: RayCast2D.enabled RayCast2D.target_position RayCast2D.collision_mask
bullet shooter: PhysicsBody2D.add_collision_exception_with CollisionObject2D.collision_mask
fast object: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
bullet skips: RigidBody2D.continuous_cd RayCast2D
stack boxes: ProjectSettings.physics/3d/solver/solver_iterations ProjectSettings.physics/2d/solver/solver_iterations
unstable joint: ProjectSettings.physics/3d/solver/solver_iterations ProjectSettings.physics/2d/solver/solver_iterations
spiral death: Engine.max_physics_steps_per_frame
physics slows: Engine.max_physics_steps_per_frame
body asleep: RigidBody2D.can_sleep RigidBody2D.sleeping
rigid scale: CollisionShape3D.shape
collision scaled: CollisionShape3D.shape
non uniform scale: CollisionShape3D.shape
launch slope: CharacterBody2D.floor_snap_length
bounce stairs: CharacterBody3D.floor_snap_length
stuck corner: CharacterBody3D.safe_margin CharacterBody2D.safe_margin
jump floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
jump higher: Input.is_action_just_released CharacterBody2D.velocity
keep sliding: @GlobalScope.move_toward CharacterBody2D.velocity
player slides: @GlobalScope.move_toward CharacterBody2D.velocity
hold charge: Input.is_action_just_released Input.is_action_pressed
respawn: Node2D.global_position SceneTree.reload_current_scene
player near: Area2D.body_entered Area2D.get_overlapping_bodies
player nearby: Area2D.body_entered Area2D.get_overlapping_bodies
direction camera facing: Node3D.global_basis Camera3D.project_ray_normal
face movement: Node3D.look_at @GlobalScope.atan2
face direction moving: Node3D.look_at Vector2.angle
ground height: RayCast3D.get_collision_point
agent jitter: NavigationAgent2D.path_desired_distance NavigationAgent2D.target_desired_distance
never reaches target: NavigationAgent2D.target_desired_distance
overshoots target: Vector2.move_toward
navigation first frame: NavigationServer2D.map_changed NavigationServer2D.map_get_iteration_id
breakable tile: TileMapLayer.erase_cell
swap tile: TileMapLayer.set_cell
rotation flips: @GlobalScope.lerp_angle Quaternion.slerp
rotation jumps: @GlobalScope.lerp_angle Quaternion.slerp
flips 180: @GlobalScope.lerp_angle Quaternion.slerp
spins wrong: @GlobalScope.lerp_angle
rotates wrong: @GlobalScope.lerp_angle
camera upside: @GlobalScope.clamp Node3D.rotation
basis normalized: Basis.orthonormalized
quaternion normalized: Quaternion.normalized
skewed rotation: Basis.orthonormalized
shrinks rotating: Basis.orthonormalized
negative scale: Sprite2D.flip_h Node2D.scale
rounding error: @GlobalScope.is_equal_approx @GlobalScope.snapped
precision error: @GlobalScope.is_equal_approx @GlobalScope.snapped
float precision: @GlobalScope.is_equal_approx @GlobalScope.snapped
divide zero: @GlobalScope.is_zero_approx
number label: @GlobalScope.str String.num
variable label: @GlobalScope.str Label.text
string plus: @GlobalScope.str
string color: Color.from_string Color.html
json float: JSON.parse_string JSON.to_native
json null: JSON.parse JSON.get_error_message
movement stutter: ProjectSettings.physics/common/physics_interpolation Engine.physics_ticks_per_second
player stutter: ProjectSettings.physics/common/physics_interpolation Engine.physics_ticks_per_second
choppy movement: ProjectSettings.physics/common/physics_interpolation
laggy movement: ProjectSettings.physics/common/physics_interpolation
144hz: ProjectSettings.physics/common/physics_interpolation
high refresh: ProjectSettings.physics/common/physics_interpolation
camera stutter: Camera2D.process_callback ProjectSettings.physics/common/physics_interpolation
framerate independent: Node.get_process_delta_time Node._physics_process
framerate dependent: Node.get_process_delta_time Node._physics_process
depends fps: Node.get_process_delta_time Node._physics_process
faster computer: Node.get_process_delta_time Node._physics_process
low fps: Performance.get_monitor RenderingServer.get_rendering_info
fps drop: Performance.get_monitor RenderingServer.get_rendering_info
lag spike: Performance.get_monitor ResourceLoader.load_threaded_request
hitch loading: ResourceLoader.load_threaded_request
stutter loading: ResourceLoader.load_threaded_request
cpu usage: Performance.TIME_PROCESS OS.low_processor_usage_mode Engine.max_fps
gpu usage: Engine.max_fps DisplayServer.window_set_vsync_mode
locked 60: DisplayServer.window_set_vsync_mode Engine.max_fps
capped 60: DisplayServer.window_set_vsync_mode Engine.max_fps
60 fps: Engine.max_fps DisplayServer.window_set_vsync_mode
input lag: DisplayServer.window_set_vsync_mode Input.use_accumulated_input
input delay: DisplayServer.window_set_vsync_mode Input.use_accumulated_input
input missed: Input.is_action_just_pressed Node._unhandled_input
input twice: InputEvent.is_pressed InputEvent.is_echo
shoots every frame: Input.is_action_just_pressed Timer.is_stopped
keys together: Input.is_action_pressed
keys simultaneously: Input.is_action_pressed
shoot ui: Node._unhandled_input Viewport.set_input_as_handled
move typing: Node._unhandled_input Viewport.gui_get_focus_owner
input paused: Node.process_mode Node.PROCESS_MODE_ALWAYS
button respond: Control.mouse_filter BaseButton.disabled
button nothing: Control.mouse_filter BaseButton.pressed
label blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
panel blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
ui blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
control blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
ui eats: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
hover working: Control.mouse_filter CollisionObject2D.input_pickable
tooltip working: Control.tooltip_text Control.mouse_filter
tooltip appear: Control.tooltip_text Control.mouse_filter
clickable sprite: CollisionObject2D.input_event CollisionObject2D.input_pickable
clickable 3d: CollisionObject3D.input_event CollisionObject3D.input_ray_pickable
click area: CollisionObject2D.input_event CollisionObject2D.input_pickable
tap object: CollisionObject2D.input_event CollisionObject3D.input_event
click overlapping: Viewport.physics_object_picking_sort Viewport.physics_object_picking_first_only
mouse wrong: CanvasItem.get_global_mouse_position
event position: CanvasItem.make_input_local InputEventMouse.position
click wrong: CanvasItem.make_input_local CanvasItem.get_global_mouse_position
follow mouse: CanvasItem.get_global_mouse_position
follow cursor: CanvasItem.get_global_mouse_position
cursor disappears: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
mouse disappears: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
mouse invisible: Input.mouse_mode Input.MOUSE_MODE_HIDDEN
show cursor: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
drag rotate: InputEventMouseMotion.relative Node3D.rotate_y
controller detected: Input.get_connected_joypads Input.joy_connection_changed
gamepad detected: Input.get_connected_joypads Input.joy_connection_changed
stays highlighted: Control.release_focus Control.focus_mode
press enter text: LineEdit.text_submitted
lineedit loses focus: LineEdit.keep_editing_on_text_submit
draw finger: Line2D.add_point InputEventScreenDrag.position
control all players: Node.is_multiplayer_authority Node.set_multiplayer_authority
text cut: Label.autowrap_mode Label.clip_text Label.text_overrun_behavior
text outside: Label.autowrap_mode Label.clip_text
label grows: Label.clip_text Label.autowrap_mode
bbcode working: RichTextLabel.bbcode_enabled
richtextlabel invisible: RichTextLabel.fit_content Control.custom_minimum_size
text pixelated: FontFile.multichannel_signed_distance_field FontFile.antialiasing
text jagged: FontFile.multichannel_signed_distance_field FontFile.antialiasing
character square: Font.fallbacks
missing characters: Font.fallbacks
container ignores: Control.custom_minimum_size Control.size_flags_horizontal
container overrides: Control.custom_minimum_size Control.size_flags_horizontal
collapses zero: Control.custom_minimum_size
ui window resize: Control.set_anchors_preset Window.content_scale_mode
window tiny: ProjectSettings.display/window/size/window_width_override Window.content_scale_factor
window small: ProjectSettings.display/window/size/window_width_override Window.size
game tiny: Window.content_scale_factor Window.content_scale_mode
game stretched: Window.content_scale_aspect Window.content_scale_mode
screen stretched: Window.content_scale_aspect Window.content_scale_mode
viewport black: SubViewport.render_target_update_mode Viewport.world_3d
viewport blurry: SubViewportContainer.stretch SubViewport.size
click outside: Popup.popup_hide Window.close_requested
popup disappears: Popup.popup_hide
touch scroll: ScrollContainer.scroll_deadzone ScrollContainer.scroll_vertical
hide node: CanvasItem.visible Node3D.visible
fade text: CanvasItem.modulate Tween.tween_property
blinking text: CanvasItem.modulate Tween.set_loops
ui follows camera: CanvasLayer
ui moves camera: CanvasLayer
zfighting: Camera3D.near Material.render_priority Camera3D.far
surfaces flicker: Camera3D.near Material.render_priority
flicker distance: Camera3D.near BaseMaterial3D.texture_filter
texture shimmer: BaseMaterial3D.texture_filter CanvasItem.texture_filter
downscaled sprite: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_LINEAR_WITH_MIPMAPS
tile gap: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
tile seam: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
sprite jitter: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel ProjectSettings.physics/common/physics_interpolation
pixel jitter: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
white fringe: Image.fix_alpha_edges
white edges: Image.fix_alpha_edges
image compressed: Image.decompress Image.is_compressed
screenshot black: RenderingServer.frame_post_draw Viewport.get_texture
screenshot empty: RenderingServer.frame_post_draw Viewport.get_texture
drawing allowed: CanvasItem._draw CanvasItem.queue_redraw
drawing update: CanvasItem.queue_redraw
missing faces: BaseMaterial3D.cull_mode
invisible one side: BaseMaterial3D.cull_mode
disappears edge: GeometryInstance3D.extra_cull_margin GeometryInstance3D.custom_aabb
disappears angle: GeometryInstance3D.extra_cull_margin GeometryInstance3D.custom_aabb
vertex shader culled: GeometryInstance3D.custom_aabb GeometryInstance3D.extra_cull_margin
shadow stripes: Light3D.shadow_bias Light3D.shadow_normal_bias
shadow artifacts: Light3D.shadow_bias Light3D.shadow_normal_bias
shadow flicker: Light3D.shadow_bias DirectionalLight3D.directional_shadow_max_distance
shadow disappears: DirectionalLight3D.directional_shadow_max_distance
shadow missing: Light3D.shadow_enabled GeometryInstance3D.cast_shadow
light leak: Light3D.shadow_enabled Light3D.shadow_bias
many lights: ProjectSettings.rendering/limits/opengl/max_lights_per_object ProjectSettings.rendering/limits/cluster_builder/max_clustered_elements
lights disappear: ProjectSettings.rendering/limits/opengl/max_lights_per_object ProjectSettings.rendering/limits/cluster_builder/max_clustered_elements
washed: Environment.tonemap_mode Environment.adjustment_saturation
particles invisible: GPUParticles2D.visibility_rect GPUParticles3D.visibility_aabb
particles disappear: GPUParticles2D.visibility_rect GPUParticles3D.visibility_aabb
particles showing: GPUParticles2D.emitting GPUParticles2D.visibility_rect
particles stay behind: GPUParticles2D.local_coords GPUParticles3D.local_coords
particles cut: GPUParticles2D.finished GPUParticles3D.finished
animation stuck: AnimationPlayer.current_animation AnimationPlayer.is_playing
stuck first frame: AnimationPlayer.current_animation AnimatedSprite2D.play
animation interrupted: AnimationPlayer.current_animation AnimationPlayer.animation_finished
wait animation: AnimationPlayer.animation_finished AnimatedSprite2D.animation_finished
finished looping: AnimatedSprite2D.animation_looped AnimationPlayer.animation_finished
animation loop signal: AnimatedSprite2D.animation_looped
animation tree working: AnimationTree.active
default pose: Skeleton3D.reset_bone_poses
rest pose: Skeleton3D.reset_bone_poses Skeleton3D.get_bone_rest
tween every frame: Tween.kill Tween.is_running
tween freed: Tween.bind_node Tween.kill
smooth health bar: Tween.tween_property
sound restarts: AudioStreamPlayer.playing AudioStreamPlayer.max_polyphony
sound every frame: AudioStreamPlayer.playing
hear far: AudioStreamPlayer3D.max_distance AudioStreamPlayer3D.unit_size
sound quiet: AudioStreamPlayer.volume_db AudioServer.set_bus_volume_db
audio delay: ProjectSettings.audio/driver/output_latency AudioServer.get_output_latency
audio lag: ProjectSettings.audio/driver/output_latency AudioServer.get_output_latency
web audio: AudioStreamPlayer.playback_type
saves stored: OS.get_user_data_dir
save folder: OS.get_user_data_dir
save exported: OS.get_user_data_dir FileAccess.open
save score: FileAccess.store_var ConfigFile.set_value
save state: FileAccess.store_var
file null: FileAccess.get_open_error FileAccess.open
overwrites file: FileAccess.READ_WRITE FileAccess.seek_end
files missing export: ResourceLoader.list_directory
remap files: ResourceLoader.list_directory
rigid detect: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
mouse visible: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
pan mouse: InputEventMouseMotion.relative Camera2D.offset
raw bbcode: RichTextLabel.bbcode_enabled
sprite invisible: CanvasItem.visible CanvasItem.modulate
lines tilemap: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
gaps tilemap: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
health smoothly: Tween.tween_property Range.value
money label: Label.text @GlobalScope.str
score counter: Label.text @GlobalScope.str
file empty closing: FileAccess.flush FileAccess.close
change direction wall: CharacterBody2D.is_on_wall RayCast2D
enemy ledge: RayCast2D.is_colliding
enemy turn wall: CharacterBody2D.is_on_wall RayCast2D.is_colliding
keep inside screen: @GlobalScope.clamp CanvasItem.get_viewport_rect
player leaving screen: @GlobalScope.clamp CanvasItem.get_viewport_rect
animation plays once: Animation.loop_mode SpriteFrames.set_animation_loop
sprite animation loop: SpriteFrames.set_animation_loop
attack finish: AnimationPlayer.animation_finished AnimatedSprite2D.animation_finished
death animation: AnimationPlayer.animation_finished Node.queue_free
explosion animation: AnimatedSprite2D.animation_finished Node.queue_free
flip hitbox: Node2D.scale
follow two players: Camera2D.zoom Rect2.expand
disable player: Node.set_physics_process Node.process_mode
stop player moving: Node.set_physics_process
disable enemy: Node.process_mode Node.set_physics_process
disable script: Node.process_mode Node.set_process
multiple requests: HTTPRequest.request HTTPRequest
freed await: @GlobalScope.is_instance_valid
expected arguments: Callable.bind Callable.unbind
remove scene: Node.queue_free Node.remove_child
keep old scene: Node.remove_child SceneTree.current_scene
sprite face mouse: Node2D.look_at CanvasItem.get_global_mouse_position
swing sword: AnimationPlayer.play Area2D.monitoring
message disappears: SceneTree.create_timer CanvasItem.hide
hide seconds: SceneTree.create_timer CanvasItem.hide
powerup duration: Timer.wait_time Timer.one_shot
power up duration: Timer.wait_time Timer.one_shot
window resolution: Window.size Window.content_scale_size
blurry fullscreen: Window.content_scale_mode Window.content_scale_stretch
sound web: AudioStreamPlayer.playback_type
start music automatically: AudioStreamPlayer.autoplay
message seconds: SceneTree.create_timer CanvasItem.hide
freehand: Line2D.add_point
scribble: Line2D.add_point
# what every project needs
pause key: SceneTree.paused Node.process_mode
escape pause: SceneTree.paused Node.process_mode
resume button: SceneTree.paused Node.process_mode
pause everything: SceneTree.paused Node.process_mode
freeze everything: SceneTree.paused Engine.time_scale
menu frozen: Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
stuck paused: Node.process_mode SceneTree.paused
auto pause: Node.NOTIFICATION_APPLICATION_FOCUS_OUT SceneTree.paused
quicksave: FileAccess.store_var FileAccess.get_var
save world: FileAccess.store_var SceneTree.get_nodes_in_group
remove save: DirAccess.remove DirAccess.remove_absolute
backup save: DirAccess.copy DirAccess.copy_absolute
list saves: DirAccess.get_files_at DirAccess.get_files
save thumbnail: Image.save_png Viewport.get_texture
save date: FileAccess.get_modified_time Time.get_datetime_string_from_system
unlocked levels: ConfigFile.set_value ConfigFile.save
best score: FileAccess.store_var ConfigFile.set_value
save web: OS.is_userfs_persistent FileAccess.open
save browser: OS.is_userfs_persistent FileAccess.open
saves lost: OS.get_user_data_dir OS.is_userfs_persistent
tamper: FileAccess.open_encrypted_with_pass HMACContext
cloud save: HTTPRequest.request
change resolution: Window.size DisplayServer.window_set_size Viewport.scaling_3d_scale
resolution dropdown: OptionButton.add_item Window.size
resolution option: Window.size OptionButton.add_item
graphics quality: Viewport.scaling_3d_scale Viewport.msaa_3d RenderingServer.directional_shadow_atlas_set_size
quality setting: Viewport.scaling_3d_scale Viewport.msaa_3d
quality preset: Viewport.scaling_3d_scale Viewport.msaa_3d
volume setting: AudioServer.set_bus_volume_db AudioServer.set_bus_volume_linear ConfigFile.set_value
audio setting: AudioServer.set_bus_volume_db ConfigFile.set_value
lower volume: AudioServer.set_bus_volume_db AudioStreamPlayer.volume_db
mute button: AudioServer.set_bus_mute BaseButton.toggled
settings persist: ConfigFile.save ConfigFile.load
keep settings: ConfigFile.save ConfigFile.load
settings restart: ConfigFile.save ConfigFile.load
settings default: ConfigFile.get_value ConfigFile.load
remember volume: ConfigFile.set_value ConfigFile.save
save volume: ConfigFile.set_value AudioServer.get_bus_volume_db
save keybinds: ConfigFile.set_value InputMap.action_get_events
save bindings: ConfigFile.set_value InputMap.action_get_events
save controls: ConfigFile.set_value InputMap.action_get_events
remember window: ConfigFile.set_value Window.position Window.size
start maximized: Window.mode Window.MODE_MAXIMIZED
brightness slider: Environment.adjustment_brightness Environment.adjustment_enabled
gamma: Environment.adjustment_brightness Environment.adjustment_enabled
language option: TranslationServer.set_locale OptionButton.item_selected
language setting: TranslationServer.set_locale ConfigFile.set_value
language button: TranslationServer.set_locale
choose language: TranslationServer.set_locale TranslationServer.get_loaded_locales
pick language: TranslationServer.set_locale TranslationServer.get_loaded_locales
list languages: TranslationServer.get_loaded_locales
exit button: SceneTree.quit BaseButton.pressed
play button: BaseButton.pressed SceneTree.change_scene_to_file
continue game: FileAccess.get_var FileAccess.file_exists
continue button: FileAccess.file_exists BaseButton.disabled
back menu: SceneTree.change_scene_to_file
title screen: SceneTree.change_scene_to_file
next key pressed: Node._input InputEventKey.keycode
key conflict: InputMap.action_has_event InputEvent.is_match
already bound: InputMap.action_has_event InputEvent.is_match
current binding: InputMap.action_get_events InputEvent.as_text
bound key: InputMap.action_get_events InputEvent.as_text
assigned key: InputMap.action_get_events InputEvent.as_text
display key: InputEvent.as_text OS.get_keycode_string
unbind: InputMap.action_erase_event InputMap.action_erase_events
remove binding: InputMap.action_erase_event InputMap.action_erase_events
list actions: InputMap.get_actions
restore controls: InputMap.load_from_project_settings
default controls: InputMap.load_from_project_settings
freeze frame: Engine.time_scale SceneTree.create_timer
hit stop effect: Engine.time_scale SceneTree.create_timer
dash trail: Line2D GPUParticles2D
motion trail: Line2D GPUParticles2D
bullet trail: Line2D GPUParticles3D.trail_enabled
sprite shake: Tween.tween_property Sprite2D.offset
shake node: Tween.tween_property @GlobalScope.randf_range
wiggle: Tween.tween_property Tween.set_loops
pop effect: Tween.tween_property Tween.set_trans
grow shrink: Tween.tween_property Tween.set_loops
breathing effect: Tween.set_loops Tween.tween_property
float up down: @GlobalScope.sin Tween.set_loops
floating item: @GlobalScope.sin Tween.set_loops
tween wait: Tween.finished Tween.tween_interval
tween curve: Tween.tween_method Curve.sample
await tween: Tween.finished
shockwave: ShaderMaterial.set_shader_parameter BackBufferCopy
screen distortion: ShaderMaterial BackBufferCopy
chromatic aberration: ShaderMaterial CompositorEffect
crt: ShaderMaterial ColorRect
scanlines: ShaderMaterial ColorRect
blur screen: ShaderMaterial BackBufferCopy
blur background: ShaderMaterial BackBufferCopy
sparks: GPUParticles2D GPUParticles3D
explosion effect: GPUParticles2D GPUParticles3D GPUParticles2D.one_shot
particle delete: GPUParticles2D.finished Node.queue_free
remove particles: GPUParticles2D.finished Node.queue_free
particle web: CPUParticles2D CPUParticles3D
particle direction: ParticleProcessMaterial.direction ParticleProcessMaterial.spread
player list: MultiplayerAPI.get_peers
reconnect: ENetMultiplayerPeer.create_client MultiplayerAPI.server_disconnected
tell server: Node.rpc_id
tell clients: Node.rpc
send clients: Node.rpc
send packet: PacketPeer.put_packet SceneMultiplayer.send_bytes
receive packet: PacketPeer.get_packet SceneMultiplayer.peer_packet
max players: ENetMultiplayerPeer.create_server
player limit: ENetMultiplayerPeer.create_server
sync health: MultiplayerSynchronizer SceneReplicationConfig
sync score: MultiplayerSynchronizer Node.rpc
sync enemy: MultiplayerSynchronizer MultiplayerSpawner
multiplayer camera: Node.is_multiplayer_authority Camera3D.current
multiplayer scene change: Node.rpc SceneTree.change_scene_to_file
network smoothing: MultiplayerSynchronizer.replication_interval @GlobalScope.lerp
connected successfully: MultiplayerAPI.connected_to_server
matchmaking: HTTPRequest.request WebSocketPeer
notice player: Area2D.body_entered RayCast2D.is_colliding
loses player: Area2D.body_exited RayCast2D.is_colliding
enemy sight: RayCast2D.is_colliding RayCast3D.is_colliding
enemy vision: RayCast2D.is_colliding Vector2.angle_to
vision angle: Vector3.angle_to Vector3.dot
turn around edge: RayCast2D.is_colliding
attack range: Vector2.distance_to Area2D.get_overlapping_bodies
keep distance: Vector2.distance_to Vector2.direction_to
enemy spawner: Timer.timeout PackedScene.instantiate
spawn timer: Timer.timeout PackedScene.instantiate
boids: Vector2.limit_length Area2D.get_overlapping_bodies
flock: Vector2.limit_length Area2D.get_overlapping_bodies
roam: NavigationServer2D.map_get_random_point NavigationAgent2D.target_position
pet follow: NavigationAgent2D.target_position Vector2.move_toward
keep music playing: SceneTree.root AudioStreamPlayer.playing
button sound: BaseButton.pressed AudioStreamPlayer.play
ui sound: BaseButton.pressed AudioStreamPlayer.play
ambient sound: AudioStreamPlayer3D AudioStreamPlayer
simultaneous sounds: AudioStreamPlayer.max_polyphony
speakers: AudioServer.output_device AudioServer.get_output_device_list
sound behind wall: AudioStreamPlayer3D.attenuation_filter_cutoff_hz
lives counter: Label.text
boss health: ProgressBar Range.value
format time: String.pad_zeros Time.get_time_string_from_unix_time
hide hud: CanvasLayer.visible CanvasLayer.hide
toggle hud: CanvasLayer.visible
damage text: Label Label3D Tween.tween_property
score popup: Label Tween.tween_property
popup text: Label Tween.tween_property
flash red: CanvasItem.modulate Tween.tween_property
damage flash: CanvasItem.modulate Tween.tween_property ShaderMaterial.set_shader_parameter
damage blink: CanvasItem.modulate CanvasItem.visible Timer
invincibility blink: CanvasItem.modulate CanvasItem.visible Timer
invincible: Timer CollisionShape2D.disabled
offscreen indicator: Camera3D.unproject_position Camera3D.is_position_behind
offscreen arrow: Camera3D.unproject_position Camera3D.is_position_behind
arrow pointing: Node2D.look_at Vector2.angle_to_point
minimap camera: SubViewport Viewport.world_2d Camera2D
share world: Viewport.world_2d Viewport.world_3d
quick slot: HBoxContainer
level transition: SceneTree.change_scene_to_file Tween.tween_property ColorRect
fade level: ColorRect Tween.tween_property SceneTree.change_scene_to_file
transition effect: ColorRect ShaderMaterial.set_shader_parameter Tween.tween_property
wipe transition: ShaderMaterial.set_shader_parameter ColorRect
circle transition: ShaderMaterial.set_shader_parameter ColorRect
preload level: ResourceLoader.load_threaded_request @GDScript.preload
preload next: ResourceLoader.load_threaded_request
loading finished: ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get
load chunk: ResourceLoader.load_threaded_request WorkerThreadPool.add_task
stream world: ResourceLoader.load_threaded_request
stream level: ResourceLoader.load_threaded_request
unload level: Node.queue_free SceneTree.unload_current_scene
unload scene: Node.queue_free SceneTree.unload_current_scene
door scene: Area2D.body_entered SceneTree.change_scene_to_file
gamepad stick: Input.get_joy_axis Input.get_vector
gamepad name: Input.get_joy_name
controller name: Input.get_joy_name
two controllers: InputEvent.device Input.get_connected_joypads
two gamepads: InputEvent.device Input.get_connected_joypads
assign controller: InputEvent.device Input.get_connected_joypads
vibration strength: Input.start_joy_vibration
random terrain: FastNoiseLite SurfaceTool
terrain generation: FastNoiseLite Noise.get_noise_2d SurfaceTool
world generation: FastNoiseLite Noise.get_noise_2d TileMapLayer.set_cell
generate dungeon: TileMapLayer.set_cell RandomNumberGenerator Rect2i.intersects
noise tile: Noise.get_noise_2d TileMapLayer.set_cell
noise octave: FastNoiseLite.fractal_octaves
room overlap: Rect2i.intersects Rect2.intersects
marching cubes: SurfaceTool ArrayMesh
night scene: CanvasModulate.color DirectionalLight3D.light_energy
sunset: DirectionalLight3D.light_color ProceduralSkyMaterial
dark cave: CanvasModulate PointLight2D
candle: PointLight2D OmniLight3D
light switch: Light3D.visible Light2D.enabled
colored light: Light3D.light_color Light2D.color
colors washed: Environment.tonemap_mode Environment.adjustment_contrast
weather: GPUParticles3D GPUParticles2D Environment.fog_enabled
lightning flash: DirectionalLight3D.light_energy Tween.tween_property
falling leaves: GPUParticles2D GPUParticles3D
sway: ShaderMaterial ShaderMaterial.set_shader_parameter
water surface: PlaneMesh ShaderMaterial
water shader: ShaderMaterial PlaneMesh
ocean waves: PlaneMesh ShaderMaterial
enter water: Area3D.body_entered Area2D.body_entered
swim: Area3D.body_entered CharacterBody3D.motion_mode
water splash: GPUParticles3D GPUParticles2D
water reflection: Environment.ssr_enabled ReflectionProbe
back button: Node.NOTIFICATION_WM_GO_BACK_REQUEST Window.go_back_requested SceneTree.quit_on_go_back
rotate device: DisplayServer.screen_set_orientation DisplayServer.screen_get_orientation
rotate phone: DisplayServer.screen_set_orientation DisplayServer.screen_get_orientation
orientation changed: Viewport.size_changed DisplayServer.screen_get_orientation
force landscape: DisplayServer.screen_set_orientation
force portrait: DisplayServer.screen_set_orientation
camera cutout: DisplayServer.get_display_safe_area DisplayServer.get_display_cutouts
goes background: Node.NOTIFICATION_APPLICATION_PAUSED Node.NOTIFICATION_APPLICATION_RESUMED
home button: Node.NOTIFICATION_APPLICATION_PAUSED
app switch: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_APPLICATION_PAUSED
phone call: Node.NOTIFICATION_APPLICATION_PAUSED
multitouch: InputEventScreenTouch.index InputEventScreenDrag.index
touch position: InputEventScreenTouch.position
touch button: TouchScreenButton
touch joystick: InputEventScreenDrag InputEventScreenTouch Input.action_press
touch mouse: Input.emulate_mouse_from_touch Input.emulate_touch_from_mouse
touch computer: Input.emulate_touch_from_mouse
finger drag: InputEventScreenDrag.relative
drag camera mouse: InputEventMouseMotion.relative Camera2D.position
mobile keyboard: DisplayServer.virtual_keyboard_show
screen timeout: DisplayServer.screen_set_keep_on
screensaver: DisplayServer.screen_set_keep_on
screen sleep: DisplayServer.screen_set_keep_on
storage permission: OS.request_permissions OS.request_permission
location permission: OS.request_permission
photo gallery: DisplayServer.file_dialog_show OS.request_permissions
store page: OS.shell_open
phone overheating: Engine.max_fps OS.low_processor_usage_mode
toast message: Label Tween.tween_property SceneTree.create_timer
popup message: AcceptDialog Window.popup_centered
popup window: Popup Window.popup_centered
popup center: Window.popup_centered
popup outside: Popup.popup_hide
exit confirmation: ConfirmationDialog AcceptDialog.confirmed
ok text: AcceptDialog.ok_button_text
cancel text: ConfirmationDialog.cancel_button_text
dialog dismissed: AcceptDialog.canceled
dialog block: Window.exclusive
npc dialog: RichTextLabel RichTextLabel.visible_ratio
conversation: RichTextLabel RichTextLabel.visible_ratio
skip dialog: RichTextLabel.visible_ratio RichTextLabel.visible_characters
skip text: RichTextLabel.visible_ratio RichTextLabel.visible_characters
nodes saved scene: Node.owner PackedScene.pack
missing saved scene: Node.owner
added node editor: Node.owner Node.add_child
editor theme: EditorInterface.get_editor_theme
editor viewport: EditorInterface.get_editor_viewport_3d EditorInterface.get_editor_viewport_2d
editor camera: EditorInterface.get_editor_viewport_3d Viewport.get_camera_3d
command palette: EditorCommandPalette.add_command EditorInterface.get_command_palette
plugin button: EditorPlugin.add_control_to_container EditorPlugin.add_tool_menu_item
plugin dock: EditorPlugin.add_control_to_dock
plugin window: EditorInterface.popup_dialog_centered
plugin inspector: EditorPlugin.add_inspector_plugin EditorInspectorPlugin
plugin import: EditorPlugin.add_import_plugin EditorImportPlugin
batch script: EditorScript._run
file path inspector: @GDScript.@export_file
folder path inspector: @GDScript.@export_dir
dropdown export: @GDScript.@export_enum
inspector category: @GDScript.@export_category
texture import: ResourceImporterTexture
unit test: @GDScript.assert SceneTree.quit
automated test: Input.parse_input_event SceneTree.quit
cheat console: Expression.parse Expression.execute LineEdit.text_submitted
debug console: LineEdit.text_submitted Expression.execute
debug line: CanvasItem.draw_line ImmediateMesh
custom monitor: Performance.add_custom_monitor
function duration: Time.get_ticks_usec
slow function: Time.get_ticks_usec
average fps: Engine.get_frames_per_second Performance.TIME_FPS
object count: Performance.OBJECT_COUNT Performance.OBJECT_NODE_COUNT
print dictionary: JSON.stringify
current function name: @GDScript.get_stack
print line number: @GDScript.get_stack
custom logger: OS.add_logger Logger
verbose: OS.is_stdout_verbose @GlobalScope.print_verbose
debugger attached: EngineDebugger.is_active
build number: ProjectSettings.get_setting
demo version: OS.has_feature
custom feature: OS.has_feature
platform specific: OS.has_feature OS.get_name
command option: OS.get_cmdline_user_args OS.get_cmdline_args
launch option: OS.get_cmdline_user_args OS.get_cmdline_args
server build: OS.has_feature DisplayServer.get_name
cutscene end: AnimationMixer.animation_finished
cinematic: AnimationPlayer PathFollow3D
camera path: PathFollow3D.progress_ratio PathFollow2D.progress_ratio
camera flythrough: PathFollow3D.progress_ratio
lock player: Node.set_physics_process Node.set_process_input
freeze player: Node.set_physics_process Node.process_mode
disable player controls: Node.set_process_input Node.set_process_unhandled_input Node.set_physics_process
disable movement: Node.set_physics_process
roll credits: Tween.tween_property RichTextLabel
first time playing: ConfigFile.get_value FileAccess.file_exists
highlight button: CanvasItem.modulate Control.add_theme_stylebox_override
user language: OS.get_locale_language OS.get_locale
player language: OS.get_locale_language OS.get_locale
os language: OS.get_locale_language OS.get_locale
country: OS.get_locale
missing translation: TranslationServer.translate Translation.get_message_list
japanese characters: Font.fallbacks FontFile
cyrillic characters: Font.fallbacks FontFile
bigger text: Control.add_theme_font_size_override Window.content_scale_factor
larger font: Control.add_theme_font_size_override Theme.default_font_size
bigger font: Control.add_theme_font_size_override Theme.default_font_size
colorblind: Environment.adjustment_color_correction ShaderMaterial
subtitle: Label RichTextLabel
voice narration: DisplayServer.tts_speak
submit score: HTTPRequest.request HTTPClient.METHOD_POST JSON.stringify
send score: HTTPRequest.request HTTPClient.METHOD_POST JSON.stringify
upload score: HTTPRequest.request HTTPClient.METHOD_POST JSON.stringify
leaderboard: HTTPRequest.request Array.sort_custom
rank players: Array.sort_custom
login form: LineEdit.secret HTTPRequest.request
login server: HTTPRequest.request
analytics: HTTPRequest.request
html page: JavaScriptBridge.get_interface JavaScriptBridge.eval
iframe: JavaScriptBridge.get_interface JavaScriptBridge.eval
cookies: JavaScriptBridge.eval
browser console: JavaScriptBridge.get_interface JavaScriptBridge.eval
mobile browser: OS.has_feature
# games, feature by feature
rewind time: Array.pop_back Array.push_back Node2D.global_transform
random animation start: AnimationPlayer.seek AnimatedSprite2D.frame
highscore: FileAccess.store_var ConfigFile.set_value
top scores: Array.sort_custom FileAccess.store_var
timer display: Timer.time_left Label.text
timer label: Timer.time_left Label.text
signal fires twice: Signal.is_connected Object.is_connected
player stuck corner: CharacterBody2D.safe_margin CharacterBody2D.wall_min_slide_angle
enemy stuck wall: NavigationMesh.agent_radius NavigationPolygon.agent_radius NavigationAgent2D.path_desired_distance
enemy keep distance: NavigationAgent2D.target_desired_distance Vector2.distance_to
stop near player: NavigationAgent2D.target_desired_distance Vector2.distance_to
enemy toward player: Vector2.direction_to Vector2.move_toward NavigationAgent2D.target_position
enemy ai: NavigationAgent2D NavigationAgent2D.target_position AnimationNodeStateMachine
walk direction animation: AnimationNodeBlendSpace2D AnimatedSprite2D.play
four direction: AnimationNodeBlendSpace2D Input.get_vector
move toward player: Vector2.direction_to Vector2.move_toward NavigationAgent2D.target_position
run toward player: Vector2.direction_to Vector2.move_toward NavigationAgent2D.target_position
jump buffer: Input.is_action_just_pressed Timer CharacterBody2D.is_on_floor
variable jump: Input.is_action_just_released CharacterBody2D.velocity
jump height: CharacterBody2D.velocity @GlobalScope.sqrt
air jump: CharacterBody2D.is_on_floor CharacterBody2D.velocity
infinite jump: CharacterBody2D.is_on_floor CharacterBody2D.velocity
mid air: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
airborne: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
land ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
touch ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
wall climb: CharacterBody2D.is_on_wall CharacterBody2D.get_wall_normal CharacterBody3D.is_on_wall
wall run: CharacterBody3D.is_on_wall CharacterBody3D.get_wall_normal
ledge detect: RayCast2D.is_colliding RayCast2D
ledge grab: RayCast2D.is_colliding RayCast3D.is_colliding
ledge climb: RayCast2D.is_colliding RayCast3D.is_colliding
enemy turn edge: RayCast2D.is_colliding CharacterBody2D.is_on_wall
jump enemy head: KinematicCollision2D.get_normal Area2D.body_entered
slide platform: AnimatableBody2D.sync_to_physics AnimatableBody2D CharacterBody2D.platform_on_leave
carry player: AnimatableBody2D AnimatableBody3D AnimatableBody2D.sync_to_physics
disappear platform: CollisionShape2D.disabled Timer CanvasItem.visible
crumbling platform: Area2D.body_entered Timer CollisionShape2D.disabled
enemy respawn: Timer.timeout PackedScene.instantiate Node.add_child
fall map: Area2D.body_entered Area3D.body_entered Node2D.global_position
fall world: Area3D.body_entered Area2D.body_entered Node3D.global_position
death plane: Area3D.body_entered Area2D.body_entered
dash cooldown: Timer Timer.is_stopped
attack cooldown: Timer Timer.is_stopped
ability cooldown: Timer Timer.time_left
ghost trail: Node.duplicate Tween.tween_property CanvasItem.modulate
afterimage: Node.duplicate Tween.tween_property CanvasItem.modulate
invulnerable: Timer CollisionObject2D.set_collision_mask_value Area2D.monitoring
room camera: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
grappling hook: RayCast2D PinJoint2D RayCast3D
coin counter: Label.text Area2D.body_entered
endless runner: Parallax2D.autoscroll Parallax2D.repeat_size PackedScene.instantiate
fire rate: Timer Timer.wait_time Input.is_action_pressed
attack speed: Timer.wait_time Timer
shoot cooldown: Timer Timer.is_stopped
automatic weapon: Input.is_action_pressed Timer
automatic fire: Input.is_action_pressed Timer
hold shoot: Input.is_action_pressed Timer
shoot continuously: Input.is_action_pressed Timer
reload gun: Timer AnimationPlayer.play
ammo counter: Label.text
bullet direction: Vector2.direction_to Vector2.from_angle Node2D.global_rotation
bullet toward mouse: Vector2.direction_to CanvasItem.get_global_mouse_position
shoot toward mouse: Vector2.direction_to CanvasItem.get_global_mouse_position
shoot toward player: Vector2.direction_to Timer.timeout
bullet follows player: CanvasItem.top_level Node.add_child
gun mouse: Node2D.look_at CanvasItem.get_global_mouse_position
enemy wave: Timer.timeout PackedScene.instantiate SceneTree.get_node_count_in_group
wave spawner: Timer.timeout PackedScene.instantiate SceneTree.get_node_count_in_group
next wave: SceneTree.get_node_count_in_group Timer.timeout
enemies dead: SceneTree.get_node_count_in_group SceneTree.get_nodes_in_group Node.tree_exited
enemies defeated: SceneTree.get_node_count_in_group Node.tree_exited
enemies remaining: SceneTree.get_node_count_in_group SceneTree.get_nodes_in_group
enemies alive: SceneTree.get_node_count_in_group SceneTree.get_nodes_in_group
last enemy: SceneTree.get_node_count_in_group Node.tree_exited
spawn rate: Timer.wait_time Timer.timeout
spawn interval: Timer.wait_time Timer.timeout
spawn every: Timer.timeout PackedScene.instantiate
keep spawning: Timer.timeout PackedScene.instantiate
spawn randomly: @GlobalScope.randf_range PackedScene.instantiate PathFollow2D.progress_ratio
spawn offscreen: PathFollow2D.progress_ratio CanvasItem.get_viewport_rect @GlobalScope.randf_range
spawn around player: Vector2.from_angle @GlobalScope.randf_range
alert enemies: SceneTree.call_group
attract coin: Vector2.move_toward Area2D.body_entered Vector2.direction_to
magnet pickup: Vector2.move_toward Area2D.body_entered Vector2.direction_to
power up: Area2D.body_entered Timer
barrel explode: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies RigidBody3D.apply_impulse
grenade: RigidBody3D.apply_impulse PhysicsDirectSpaceState3D.intersect_shape Timer
area damage: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
splash damage: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
contact damage: Area2D.body_entered Area2D.get_overlapping_bodies
continuous damage: Timer.timeout Area2D.get_overlapping_bodies
damage tick: Timer.timeout Area2D.get_overlapping_bodies
poison damage: Timer.timeout Timer.wait_time
lava damage: Area2D.get_overlapping_bodies Timer.timeout
regenerate health: Timer.timeout @GlobalScope.move_toward
hit stop: Engine.time_scale SceneTree.create_timer
hit pause: Engine.time_scale SceneTree.create_timer
charge shot: Input.is_action_just_released Time.get_ticks_msec Input.is_action_pressed
charge attack: Input.is_action_just_released Time.get_ticks_msec Input.is_action_pressed
head bob: @GlobalScope.sin Camera3D.v_offset
view bob: @GlobalScope.sin Camera3D.v_offset
weapon sway: InputEventMouseMotion.relative @GlobalScope.lerp Vector3.lerp
switch weapon: CanvasItem.visible Node3D.visible Node.get_child
look up down: @GlobalScope.clamp Node3D.rotate_x InputEventMouseMotion.relative
camera upside down: @GlobalScope.clamp Node3D.rotation
interact object: RayCast3D.get_collider Area3D.body_entered Input.is_action_just_pressed
interact key: Input.is_action_just_pressed Area2D.get_overlapping_areas RayCast3D.get_collider
interaction prompt: Area2D.body_entered CanvasItem.visible Label3D
carry object: Node.reparent RigidBody3D.freeze RemoteTransform3D
grab object: Node.reparent RigidBody3D.freeze RayCast3D.get_collider
pick up object: Node.reparent RigidBody3D.freeze RayCast3D.get_collider Area2D.body_entered
sprint: Input.is_action_pressed CharacterBody3D.velocity
climb stairs: PhysicsBody3D.test_move CharacterBody3D.floor_snap_length
walk stairs: PhysicsBody3D.test_move CharacterBody3D.floor_snap_length
step height: PhysicsBody3D.test_move CharacterBody3D.floor_snap_length NavigationMesh.agent_max_climb
relative camera: Node3D.global_basis Vector3.rotated
direction camera: Node3D.global_basis Camera3D.project_ray_normal
lock target: Node3D.look_at Vector3.distance_squared_to
face player: Node3D.look_at Node2D.look_at
look player: Node3D.look_at Node2D.look_at LookAtModifier3D
look target: Node3D.look_at Node2D.look_at LookAtModifier3D
object blocking camera: RayCast3D.get_collider GeometryInstance3D.transparency
fade walls camera: GeometryInstance3D.transparency RayCast3D.get_collider
enter vehicle: Node.reparent Camera3D.make_current Node.set_physics_process
enter car: Node.reparent Camera3D.make_current Node.set_physics_process
open door: AnimationPlayer.play Tween.tween_property HingeJoint3D
open chest: AnimationPlayer.play Area2D.body_entered
scope overlay: CanvasLayer TextureRect Camera3D.fov
red screen: ColorRect Tween.tween_property CanvasLayer
damage overlay: ColorRect Tween.tween_property CanvasLayer
screen flash: ColorRect Tween.tween_property CanvasLayer
throw object: RigidBody3D.apply_impulse RigidBody2D.apply_impulse
stealth: RayCast3D.is_colliding Vector3.angle_to Area3D.body_entered
flying camera: Camera3D Node3D.translate_object_local InputEventMouseMotion.relative
free camera: Camera3D Node3D.translate_object_local InputEventMouseMotion.relative
portal: SubViewport Node3D.global_transform Area3D.body_entered
lap counter: Area3D.body_entered Area2D.body_entered
lap time: Time.get_ticks_msec
race timer: Time.get_ticks_msec String.pad_zeros
finish line: Area3D.body_entered Area2D.body_entered
race position: Curve3D.get_closest_offset Array.sort_custom Curve2D.get_closest_offset
race track: Path3D CSGPolygon3D.path_node Path2D
distance along path: Curve3D.get_closest_offset Curve2D.get_closest_offset PathFollow3D.progress
distance along track: Curve3D.get_closest_offset Curve2D.get_closest_offset
engine sound: AudioStreamPlayer3D.pitch_scale AudioStreamPlayer3D
speedometer: RigidBody3D.linear_velocity Vector3.length TextureProgressBar
car camera: SpringArm3D Node3D.global_transform Transform3D.interpolate_with
car reverse: VehicleBody3D.engine_force
car turn: VehicleBody3D.steering
wheel spin: VehicleWheel3D.get_rpm VehicleWheel3D.wheel_friction_slip
tire smoke: GPUParticles3D.emitting VehicleWheel3D.get_skidinfo
tower range: Area2D.get_overlapping_bodies Area2D.body_entered CircleShape2D.radius
tower target: Area2D.get_overlapping_bodies PathFollow2D.progress Vector2.distance_squared_to
enemies range: Area2D.get_overlapping_bodies Area2D.body_entered
enemy furthest: PathFollow2D.progress
range circle: CanvasItem.draw_circle CanvasItem.draw_arc
place tower: PackedScene.instantiate CanvasItem.get_global_mouse_position TileMapLayer.local_to_map
place object mouse: PackedScene.instantiate CanvasItem.get_global_mouse_position Camera3D.project_ray_origin
spawn mouse: PackedScene.instantiate CanvasItem.get_global_mouse_position
spawn click: PackedScene.instantiate CanvasItem.get_global_mouse_position
placement preview: CanvasItem.modulate TileMapLayer.local_to_map GeometryInstance3D.transparency
building preview: CanvasItem.modulate TileMapLayer.local_to_map GeometryInstance3D.transparency
building placement: TileMapLayer.local_to_map PhysicsDirectSpaceState2D.intersect_shape Area2D.has_overlapping_areas
cell occupied: TileMapLayer.get_cell_source_id Dictionary.has
tile occupied: TileMapLayer.get_cell_source_id Dictionary.has
reached end path: PathFollow2D.progress_ratio PathFollow3D.progress_ratio
fog war: Image.blend_rect ImageTexture.update TileMapLayer.erase_cell SubViewport
reveal map: Image.blend_rect ImageTexture.update TileMapLayer.erase_cell
drag select: Rect2.abs PhysicsDirectSpaceState2D.intersect_shape CanvasItem.draw_rect
selection rectangle: CanvasItem.draw_rect Rect2.abs PhysicsDirectSpaceState2D.intersect_shape
rectangle drag: CanvasItem.draw_rect Rect2.abs
units rectangle: Rect2.has_point PhysicsDirectSpaceState2D.intersect_shape
selection circle: Decal CanvasItem.draw_arc
click unit: CollisionObject2D.input_event CollisionObject3D.input_event
click enemy: CollisionObject2D.input_event CollisionObject3D.input_event
units overlap: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
units push: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
edge scroll: Viewport.get_mouse_position CanvasItem.get_viewport_rect Camera2D.position
camera screen edge: Viewport.get_mouse_position CanvasItem.get_viewport_rect Camera2D.position
pan camera: InputEventMouseMotion.relative Camera2D.position InputEventScreenDrag.relative
drag camera: InputEventMouseMotion.relative Camera2D.position InputEventScreenDrag.relative
drag map: InputEventMouseMotion.relative Camera2D.position InputEventScreenDrag.relative
zoom toward mouse: Camera2D.zoom CanvasItem.get_global_mouse_position
zoom mouse position: Camera2D.zoom CanvasItem.get_global_mouse_position
zoom cursor: Camera2D.zoom CanvasItem.get_global_mouse_position
zoom limit: @GlobalScope.clamp Camera2D.zoom
command queue: Array.push_back Array.pop_front
topmost object: Viewport.physics_object_picking_first_only Viewport.physics_object_picking_sort
click topmost: Viewport.physics_object_picking_first_only Viewport.physics_object_picking_sort
overlapping clickable: Viewport.physics_object_picking_first_only Viewport.physics_object_picking_sort
inventory drag: Control._get_drag_data Control._can_drop_data Control._drop_data Control.set_drag_preview
inventory grid: GridContainer GridContainer.columns
hotbar: HBoxContainer ButtonGroup
item quantity: Dictionary.get Dictionary
item definition: Resource @GDScript.@export
item data: Resource @GDScript.@export
character stats: Resource @GDScript.@export
enemy stats: Resource @GDScript.@export
enemies share health: Resource.resource_local_to_scene Resource.duplicate
dialogue choice: Button VBoxContainer BaseButton.pressed
dialogue tree: JSON.parse_string Dictionary Resource
dialogue file: JSON.parse_string FileAccess.get_as_text
branching dialogue: JSON.parse_string Dictionary Resource
talk npc: Area2D.body_entered Input.is_action_just_pressed Area2D.get_overlapping_bodies
player position scene: Node2D.global_position SceneTree.change_scene_to_file Marker2D
turn order: Array.sort_custom Array.pop_front
end turn: Signal.emit Signal BaseButton.pressed
status effect: Timer.timeout Timer Resource
temporary effect: Timer SceneTree.create_timer
experience curve: Curve.sample @GlobalScope.pow
random encounter: @GlobalScope.randf @GlobalScope.randf_range
follow leader: Array.push_front Array.pop_back Vector2.move_toward
auto save: Timer.timeout FileAccess.store_var
autosave: Timer.timeout FileAccess.store_var
save position: FileAccess.store_var Node2D.global_position ConfigFile.set_value
damage popup: Label Tween.tween_property Label3D
floating number: Label Tween.tween_property Label3D
enemy health bar: ProgressBar TextureProgressBar Sprite3D
health bar smoothly: Tween.tween_property Range.value
notification popup: Tween.tween_property Label PanelContainer
random dungeon: TileMapLayer.set_cell @GlobalScope.randi_range Rect2i.intersects
random room: PackedScene.instantiate Array.pick_random TileMapLayer.set_pattern
room pattern: TileMapLayer.set_pattern TileMapPattern
generate maze: TileMapLayer.set_cell Array.pop_back Array.pick_random
generate cave: FastNoiseLite TileMapLayer.set_cell TileMapLayer.set_cells_terrain_connect
cellular automata: TileMapLayer.get_surrounding_cells TileMapLayer.set_cell
flood fill: TileMapLayer.get_surrounding_cells Array.pop_front
generate map: FastNoiseLite TileMapLayer.set_cell
random map: FastNoiseLite TileMapLayer.set_cell
biome: FastNoiseLite Noise.get_noise_2d
noise value: Noise.get_noise_2d Noise.get_noise_3d
generate chunk: WorkerThreadPool.add_task FastNoiseLite ArrayMesh.add_surface_from_arrays
line sight grid: Geometry2D.bresenham_line
room transition: Camera2D.limit_left Tween.tween_property Area2D.body_entered
crafting recipe: Resource Dictionary.has_all Dictionary
crafting ingredients: Dictionary.has_all Dictionary.get
day cycle: DirectionalLight3D Gradient.sample CanvasModulate AnimationPlayer.play
hunger: Timer.timeout Range.value
thirst: Timer.timeout Range.value
break block: GridMap.set_cell_item GridMap.local_to_map TileMapLayer.erase_cell
mine block: GridMap.set_cell_item TileMapLayer.erase_cell
voxel: ArrayMesh.add_surface_from_arrays SurfaceTool GridMap
minecraft: GridMap GridMap.set_cell_item ArrayMesh.add_surface_from_arrays
dig terrain: TileMapLayer.erase_cell Geometry2D.clip_polygons
grow plant: Timer.timeout Sprite2D.frame TileMapLayer.set_cell
grow crop: Timer.timeout Sprite2D.frame TileMapLayer.set_cell
farming: TileMapLayer.set_cell TileMapLayer.local_to_map Timer.timeout
snap piece: Vector2.snapped @GlobalScope.snapped TileMapLayer.map_to_local
jigsaw: Sprite2D.region_rect AtlasTexture.region
sokoban: TileMapLayer.local_to_map RayCast2D.is_colliding
push block: KinematicCollision2D.get_collider RigidBody2D.apply_central_impulse PhysicsBody2D.test_move
tetris: TileMapLayer.set_cell TileMapLayer.erase_cell Timer.timeout
snake body: Array.push_front Array.pop_back Timer.timeout
undo move: UndoRedo UndoRedo.create_action
level select: SceneTree.change_scene_to_file GridContainer BaseButton.pressed
swap pieces: Tween.tween_property
move one tile: Tween.tween_property TileMapLayer.map_to_local RayCast2D.is_colliding
highlight tile: TileMapLayer.set_cell TileMapLayer.local_to_map
hover tile: TileMapLayer.local_to_map CanvasItem.get_local_mouse_position
click cell: TileMapLayer.local_to_map CanvasItem.get_local_mouse_position
movement range: TileMapLayer.get_surrounding_cells AStarGrid2D.get_id_path
reachable tiles: TileMapLayer.get_surrounding_cells AStarGrid2D.get_id_path
shuffle cards: Array.shuffle
draw card: Array.pop_back Array.pop_front
deal cards: Array.pop_back Tween.tween_property
discard pile: Array.append Array.shuffle
card hand: HBoxContainer Curve.sample Tween.tween_property
fan cards: Curve.sample HBoxContainer Control.pivot_offset
drag card: CanvasItem.get_global_mouse_position Control.gui_input Control._get_drag_data
flip card: Tween.tween_property Node2D.scale
hover card: Control.mouse_entered CanvasItem.z_index Tween.tween_property
card data: Resource @GDScript.@export
card overlap: CanvasItem.z_index CanvasItem.move_to_front
chess piece: TileMapLayer.local_to_map TileMapLayer.map_to_local Tween.tween_property
drag piece: CollisionObject2D.input_event CanvasItem.get_global_mouse_position Vector2.snapped
dice face: Vector3.dot Node3D.global_basis
dice side: Vector3.dot Node3D.global_basis
roll dice: @GlobalScope.randi_range RigidBody3D.apply_torque_impulse
throw dice: @GlobalScope.randi_range RandomNumberGenerator.randi_range
character portrait: TextureRect.texture TextureRect
skip dialogue: RichTextLabel.visible_ratio Label.visible_ratio
skip typing: RichTextLabel.visible_ratio Label.visible_ratio
typing sound: AudioStreamPlayer.play RichTextLabel.visible_characters
skip cutscene: AnimationPlayer.seek AnimationPlayer.advance AnimationPlayer.stop
press continue: Input.is_action_just_pressed Node._unhandled_input
fade scene: Tween.tween_property ColorRect SceneTree.change_scene_to_file
scene transition: ColorRect Tween.tween_property SceneTree.change_scene_to_file CanvasLayer
credits scroll: Tween.tween_property RichTextLabel ScrollContainer.scroll_vertical
big number: String.num_scientific String.num @GlobalScope.pow
scientific notation: String.num_scientific
abbreviate number: String.num String.pad_decimals @GlobalScope.pow
passive income: Timer.timeout Time.get_unix_time_from_system
offline earning: Time.get_unix_time_from_system
auto clicker: Timer.timeout
upgrade cost: @GlobalScope.pow
falling notes: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
spawn note: AudioStreamPlayer.get_playback_position PackedScene.instantiate
audio sync: AudioServer.get_time_since_last_mix AudioServer.get_output_latency AudioStreamPlayer.get_playback_position
song time: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
beat map: JSON.parse_string FileAccess.get_as_text AudioStreamPlayer.get_playback_position
input buffer: Array.push_back Time.get_ticks_msec Input.is_action_just_pressed
button combo: Array.push_back InputEvent.is_action_pressed Timer
input sequence: Array.push_back InputEvent.is_action_pressed Timer
key sequence: Array.push_back InputEventKey.keycode Timer
cheat code: Array.push_back InputEventKey.keycode Node._input
combo attack: Timer Input.is_action_just_pressed AnimationNodeStateMachinePlayback.travel
combo timer: Timer.start Timer.timeout
enable hitbox: CollisionShape2D.disabled Area2D.monitoring
disable hitbox: CollisionShape2D.disabled Area2D.monitoring
attack hitbox: Area2D.area_entered CollisionShape2D.disabled Area2D.monitoring
hit multiple times: Array.has Area2D.area_entered CollisionShape2D.disabled
stun enemy: Timer Node.set_physics_process
all players view: Rect2.expand Camera2D.zoom
camera two players: Rect2.expand Camera2D.zoom Vector2.lerp
round timer: Timer.time_left Timer
predict trajectory: PhysicsDirectSpaceState2D.intersect_ray Line2D.add_point PhysicsBody2D.test_move
draw trajectory: Line2D.add_point CanvasItem.draw_polyline
ball trajectory: Line2D.add_point PhysicsDirectSpaceState2D.intersect_ray
slingshot: RigidBody2D.apply_impulse InputEventMouseMotion
catapult: RigidBody3D.apply_impulse HingeJoint3D
billiard: RigidBody2D.apply_central_impulse PhysicsMaterial.bounce
shoot ball: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse
ball spin: RigidBody3D.apply_torque_impulse RigidBody3D.angular_velocity
ball roll: RigidBody3D.apply_torque RigidBody3D.apply_central_force
ball slows: PhysicsMaterial.bounce RigidBody2D.linear_damp PhysicsMaterial.friction
ball loses: PhysicsMaterial.bounce RigidBody2D.linear_damp PhysicsMaterial.friction
score goal: Area2D.body_entered Area3D.body_entered
pong ball: Vector2.bounce PhysicsBody2D.move_and_collide
bounce paddle: Vector2.bounce KinematicCollision2D.get_normal
pinball: RigidBody2D.apply_impulse PhysicsMaterial.bounce RigidBody2D.continuous_cd
hit ball: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse
# words of other engines and languages
monobehaviour: Node
mono behaviour: Node
update loop: Node._process Node._physics_process
awake method: Node._enter_tree Object._init Node._ready
onenable: Node._enter_tree CanvasItem.visibility_changed
ondisable: Node._exit_tree CanvasItem.visibility_changed
destroy gameobject: Node.queue_free
destroy object: Node.queue_free Object.free
destroyimmediate: Object.free
destroy immediate: Object.free
instantiate prefab: PackedScene.instantiate Node.add_child
create prefab: PackedScene.pack PackedScene
get component: Node.get_node Node.get_node_or_null
add component: Node.add_child
addcomponent: Node.add_child
remove component: Node.remove_child Node.queue_free
trygetcomponent: Node.get_node_or_null
component children: Node.find_children Node.get_children
findobjectoftype: SceneTree.get_first_node_in_group Node.find_children
findobjectsoftype: SceneTree.get_nodes_in_group Node.find_children
findfirstobjectbytype: SceneTree.get_first_node_in_group Node.find_children
gameobject active: CanvasItem.visible Node3D.visible Node.process_mode
activeinhierarchy: CanvasItem.is_visible_in_tree Node3D.is_visible_in_tree
gameobject tag: Node.add_to_group Node.is_in_group
comparetag: Node.is_in_group
object tag: Node.is_in_group Node.add_to_group
enemy tag: Node.is_in_group Node.add_to_group
player tag: Node.is_in_group SceneTree.get_first_node_in_group
find tag: SceneTree.get_nodes_in_group SceneTree.get_first_node_in_group
findwithtag: SceneTree.get_first_node_in_group
findgameobjectswithtag: SceneTree.get_nodes_in_group
setparent: Node.reparent Node.add_child
transformpoint: Node3D.to_global Node2D.to_global
inversetransformpoint: Node3D.to_local Node2D.to_local
eulerangles: Node3D.rotation_degrees Node3D.rotation
localposition: Node3D.position Node2D.position
localscale: Node3D.scale Node2D.scale
rotatearound: Transform3D.rotated Vector3.rotated
sibling index: Node.get_index Node.move_child
startcoroutine: SceneTree.create_timer Signal
start coroutine: SceneTree.create_timer Signal
stop coroutine: Timer.stop Tween.kill
yield return: SceneTree.create_timer Signal SceneTree.process_frame
wait seconds: SceneTree.create_timer
invoke repeat: Timer.timeout Timer
unity update: Node._process
unity start: Node._ready
find gameobject: Node.get_node Node.find_child
invoke method: Object.call SceneTree.create_timer
invoke delay: SceneTree.create_timer Object.call
cinemachine: Camera3D Camera2D
cancelinvoke: Timer.stop
deltatime: Node._process Node.get_process_delta_time
fixeddeltatime: Node.get_physics_process_delta_time Engine.physics_ticks_per_second
fixed delta: Node.get_physics_process_delta_time Engine.physics_ticks_per_second
unscaled time: Timer.ignore_time_scale SceneTree.create_timer Tween.set_ignore_time_scale
realtimesincestartup: Time.get_ticks_msec
framecount: Engine.get_process_frames
targetframerate: Engine.max_fps
scenemanager: SceneTree.change_scene_to_file SceneTree
scene manager: SceneTree.change_scene_to_file SceneTree
loadsceneasync: ResourceLoader.load_threaded_request SceneTree.change_scene_to_packed
player prefs: ConfigFile
serialize field: @GDScript.@export
range attribute: @GDScript.@export_range
unityevent: Signal
unity event: Signal
event listener: Object.connect Signal.connect
addlistener: Signal.connect
addforce: RigidBody3D.apply_force RigidBody2D.apply_force RigidBody3D.apply_central_force
addtorque: RigidBody3D.apply_torque RigidBody2D.apply_torque
add torque: RigidBody3D.apply_torque RigidBody2D.apply_torque
forcemode: RigidBody3D.apply_impulse RigidBody3D.apply_force
rigidbody velocity: RigidBody3D.linear_velocity RigidBody2D.linear_velocity
rigidbody kinematic: RigidBody3D.freeze_mode RigidBody3D.freeze AnimatableBody3D
iskinematic: RigidBody3D.freeze_mode RigidBody3D.freeze AnimatableBody3D
freezerotation: RigidBody3D.lock_rotation RigidBody2D.lock_rotation
freeze rotation: RigidBody3D.lock_rotation RigidBody2D.lock_rotation
angular drag: RigidBody3D.angular_damp RigidBody2D.angular_damp
usegravity: RigidBody3D.gravity_scale RigidBody2D.gravity_scale
moveposition: PhysicsBody3D.move_and_collide PhysicsBody2D.move_and_collide
charactercontroller: CharacterBody3D
isgrounded: CharacterBody3D.is_on_floor CharacterBody2D.is_on_floor
istrigger: Area3D Area2D
trigger collider: Area3D Area2D
ontriggerenter: Area3D.body_entered Area2D.body_entered Area3D.area_entered
ontriggerexit: Area3D.body_exited Area2D.body_exited
ontriggerstay: Area3D.get_overlapping_bodies Area2D.get_overlapping_bodies
oncollisionenter: RigidBody3D.body_entered RigidBody2D.body_entered RigidBody3D.contact_monitor
collision exit: RigidBody3D.body_exited RigidBody2D.body_exited
oncollisionexit: RigidBody3D.body_exited RigidBody2D.body_exited
oncollisionstay: RigidBody3D.get_colliding_bodies RigidBody2D.get_colliding_bodies
boxcollider: BoxShape3D CollisionShape3D RectangleShape2D
spherecollider: SphereShape3D CollisionShape3D
meshcollider: ConcavePolygonShape3D ConvexPolygonShape3D MeshInstance3D.create_trimesh_collision
disable collider: CollisionShape3D.disabled CollisionShape2D.disabled Object.set_deferred
collider size: CollisionShape3D.shape BoxShape3D.size RectangleShape2D.size
physics raycast: PhysicsDirectSpaceState3D.intersect_ray RayCast3D
raycasthit: PhysicsDirectSpaceState3D.intersect_ray RayCast3D.get_collision_point
linecast: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray
spherecast: ShapeCast3D PhysicsDirectSpaceState3D.cast_motion
boxcast: ShapeCast3D ShapeCast2D PhysicsDirectSpaceState3D.cast_motion
circlecast: ShapeCast2D PhysicsDirectSpaceState2D.cast_motion
overlapsphere: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
overlapcircle: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
overlap circle: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
layermask: CollisionObject3D.collision_mask CollisionObject2D.collision_mask
raycast mask: RayCast3D.collision_mask PhysicsRayQueryParameters3D.collision_mask
wheelcollider: VehicleWheel3D VehicleBody3D
wheel collider: VehicleWheel3D VehicleBody3D
navmeshagent: NavigationAgent3D NavigationAgent2D
navmesh agent: NavigationAgent3D NavigationAgent2D
setdestination: NavigationAgent3D.target_position NavigationAgent2D.target_position
set destination: NavigationAgent3D.target_position NavigationAgent2D.target_position
navmeshobstacle: NavigationObstacle3D NavigationObstacle2D
navmesh obstacle: NavigationObstacle3D NavigationObstacle2D
remaining distance: NavigationAgent3D.distance_to_target NavigationAgent2D.distance_to_target
mathf: @GlobalScope
clamp01: @GlobalScope.clampf
mathf approximately: @GlobalScope.is_equal_approx
approximately equal: @GlobalScope.is_equal_approx
movetowards: Vector3.move_toward Vector2.move_toward @GlobalScope.move_toward
smoothdamp: @GlobalScope.lerp Vector3.lerp @GlobalScope.exp
roundtoint: @GlobalScope.roundi
deg2rad: @GlobalScope.deg_to_rad
rad2deg: @GlobalScope.rad_to_deg
random range: @GlobalScope.randf_range @GlobalScope.randi_range
lookrotation: Basis.looking_at Node3D.look_at
rotatetowards: Quaternion.slerp Basis.slerp @GlobalScope.rotate_toward
sqrmagnitude: Vector3.length_squared Vector2.length_squared
vector magnitude: Vector3.length Vector2.length
signed angle: Vector3.signed_angle_to Vector2.angle_to
signedangle: Vector3.signed_angle_to Vector2.angle_to
clampmagnitude: Vector3.limit_length Vector2.limit_length
main camera: Viewport.get_camera_3d Viewport.get_camera_2d
screentoworldpoint: Camera3D.project_position CanvasItem.get_global_mouse_position
orthographicsize: Camera3D.size Camera2D.zoom
orthographic size: Camera3D.size Camera2D.zoom
virtual camera: Camera3D Camera2D Camera3D.make_current
rendertexture: SubViewport ViewportTexture
meshrenderer: MeshInstance3D
mesh renderer: MeshInstance3D
skinnedmeshrenderer: MeshInstance3D.skeleton Skeleton3D
spriterenderer: Sprite2D
sprite renderer: Sprite2D
flipx: Sprite2D.flip_h
sortingorder: CanvasItem.z_index
sorting order: CanvasItem.z_index CanvasItem.y_sort_enabled
sortinglayer: CanvasItem.z_index CanvasLayer.layer
linerenderer: Line2D
trailrenderer: GPUParticles3D.trail_enabled Line2D
particlesystem: GPUParticles3D GPUParticles2D
postprocess: CompositorEffect Environment WorldEnvironment
directional light: DirectionalLight3D DirectionalLight2D
screen space overlay: CanvasLayer
world space canvas: SubViewport Sprite3D
canvas scaler: Window.content_scale_mode Window.content_scale_size
canvasscaler: Window.content_scale_mode Window.content_scale_size
recttransform: Control
rect transform: Control Control.set_anchors_preset
anchoredposition: Control.position
sizedelta: Control.size Control.custom_minimum_size
contentsizefitter: Control.custom_minimum_size Container
raycasttarget: Control.mouse_filter
ispointerovergameobject: Viewport.gui_get_hovered_control Node._unhandled_input
pointer enter: Control.mouse_entered
onpointerenter: Control.mouse_entered
onpointerexit: Control.mouse_exited
onpointerclick: Control.gui_input Control._gui_input
onmousedown: CollisionObject3D.input_event CollisionObject2D.input_event
onclick: BaseButton.pressed
button onclick: BaseButton.pressed
fillamount: Range.value TextureProgressBar.fill_mode
fill amount: Range.value TextureProgressBar.fill_mode
textmeshpro: RichTextLabel Label3D Label
getkey: Input.is_key_pressed
getmousebuttondown: Input.is_action_just_pressed InputEventMouseButton.pressed
mouse axis: InputEventMouseMotion.relative
unity animator: AnimationTree AnimationPlayer
settrigger: AnimationNodeStateMachinePlayback.travel
animationcurve: Curve
audiosource: AudioStreamPlayer AudioStreamPlayer3D AudioStreamPlayer2D
audioclip: AudioStream
playoneshot: AudioStreamPlayer.play AudioStreamPlayer.max_polyphony
audiomixer: AudioServer.set_bus_volume_db AudioServer
audiolistener: AudioListener3D AudioListener2D
editorwindow: EditorPlugin.add_control_to_dock EditorPlugin
assetbundle: ProjectSettings.load_resource_pack PCKPacker
networktransform: MultiplayerSynchronizer
customeditor: EditorInspectorPlugin
network transform: MultiplayerSynchronizer
actor: Node
spawnactor: PackedScene.instantiate Node.add_child
spawn actor: PackedScene.instantiate Node.add_child
destroy actor: Node.queue_free
event tick: Node._process
blueprint: PackedScene
pawn: CharacterBody3D
gameinstance: SceneTree.root
openlevel: SceneTree.change_scene_to_file
open level: SceneTree.change_scene_to_file
linetrace: PhysicsDirectSpaceState3D.intersect_ray RayCast3D
line trace: PhysicsDirectSpaceState3D.intersect_ray RayCast3D
begin overlap: Area3D.body_entered Area2D.body_entered
end overlap: Area3D.body_exited Area2D.body_exited
collision channel: CollisionObject3D.collision_layer CollisionObject3D.collision_mask
event dispatcher: Signal Object.add_user_signal
get all actors: SceneTree.get_nodes_in_group
getallactorsofclass: SceneTree.get_nodes_in_group Node.find_children
actor location: Node3D.global_position
socket bone: BoneAttachment3D
staticmesh: MeshInstance3D StaticBody3D
skeletalmesh: Skeleton3D MeshInstance3D
animation blueprint: AnimationTree
anim notify: Animation.TYPE_METHOD
animnotify: Animation.TYPE_METHOD
niagara: GPUParticles3D
material parameter: ShaderMaterial.set_shader_parameter
instanced static mesh: MultiMeshInstance3D MultiMesh
draw debug line: ImmediateMesh CanvasItem.draw_line
time dilation: Engine.time_scale
replicated variable: MultiplayerSynchronizer
step event: Node._process Node._physics_process
draw event: CanvasItem._draw CanvasItem.queue_redraw
destroy event: Node.tree_exiting Node._exit_tree
draw gui: CanvasLayer Control
alarm: Timer
alarm event: Timer.timeout
instance create: PackedScene.instantiate Node.add_child
instance destroy: Node.queue_free
instance exists: @GlobalScope.is_instance_valid
place meeting: PhysicsBody2D.test_move Area2D.get_overlapping_bodies
image angle: Node2D.rotation
image index: AnimatedSprite2D.frame Sprite2D.frame
image speed: AnimatedSprite2D.speed_scale
lengthdir: Vector2.from_angle Vector2.rotated
irandom: @GlobalScope.randi_range
room goto: SceneTree.change_scene_to_file
outside room: VisibleOnScreenNotifier2D.screen_exited
ds map: Dictionary
ds list: Array
ds grid: Array
ini open: ConfigFile.load
keyboard check: Input.is_key_pressed Input.is_action_pressed
colliderect: Rect2.intersects
collidepoint: Rect2.has_point
blit: Image.blit_rect CanvasItem.draw_texture
pygame draw: CanvasItem._draw
pygame key: Input.is_key_pressed
pygame event: Node._input InputEvent
blit surface: Image.blit_rect CanvasItem.draw_texture
game loop: Node._process Node._physics_process
spritecollide: Area2D.get_overlapping_areas Area2D.get_overlapping_bodies
love update: Node._process
love draw: CanvasItem._draw
arcade physics: CharacterBody2D
movieclip: AnimatedSprite2D
gotoandplay: AnimationPlayer.seek AnimatedSprite2D.set_frame_and_progress
touching edge: VisibleOnScreenNotifier2D.screen_exited CanvasItem.get_viewport_rect
green flag: Node._ready
glide position: Tween.tween_property Node.create_tween
point towards: Node2D.look_at
clearinterval: Timer.stop
requestanimationframe: Node._process
request animation frame: Node._process
stoppropagation: Viewport.set_input_as_handled Control.accept_event
preventdefault: Viewport.set_input_as_handled Control.accept_event
removeeventlistener: Object.disconnect Signal.disconnect
eventemitter: Signal Object.emit_signal
queryselector: Node.find_child Node.get_node
queryselectorall: Node.find_children SceneTree.get_nodes_in_group
getelementbyid: Node.get_node Node.find_child
appendchild: Node.add_child
innerhtml: RichTextLabel.text
local storage: ConfigFile FileAccess.store_var
promise: Signal
splice: Array.remove_at Array.insert Array.slice
encodeuricomponent: String.uri_encode
mousedown: InputEventMouseButton.pressed Control.gui_input
mouseup: InputEventMouseButton.pressed Control.gui_input
mousemove: InputEventMouseMotion
mouseenter: Control.mouse_entered
mouseleave: Control.mouse_exited
onchange: LineEdit.text_changed Range.value_changed
border width: StyleBoxFlat.border_width_left StyleBoxFlat.set_border_width_all
box shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
drop shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
align items: BoxContainer.alignment Control.size_flags_vertical
justify content: BoxContainer.alignment
flex grow: Control.size_flags_stretch_ratio Control.SIZE_EXPAND_FILL
flex wrap: HFlowContainer FlowContainer
css style: Theme StyleBoxFlat
css padding: StyleBox.content_margin_left MarginContainer
css margin: MarginContainer
css transition: Tween.tween_property Node.create_tween
css animation: Tween.tween_property AnimationPlayer
display none: CanvasItem.visible
transformorigin: Control.pivot_offset
pointer events none: Control.mouse_filter
min width: Control.custom_minimum_size
media query: Viewport.size_changed
html canvas: CanvasItem._draw
html tags: RichTextLabel.bbcode_enabled
list append: Array.append
list length: Array.size
len list: Array.size
len string: String.length
dict update: Dictionary.merge
setdefault: Dictionary.get_or_add
enumerate: @GDScript.range
list pop: Array.pop_back Array.pop_at
list contains: Array.has
list extend: Array.append_array
tuple: Array
try catch: @GlobalScope.error_string @GlobalScope.push_error FileAccess.get_open_error
try except: @GlobalScope.error_string @GlobalScope.push_error FileAccess.get_open_error
python dict: Dictionary
raise exception: @GlobalScope.push_error @GDScript.assert
randint: @GlobalScope.randi_range
isinstance: @GDScript.is_instance_of
hasattr: Object.get Object.has_method
getattr: Object.get
setattr: Object.set
fstring: String.format
sleep seconds: SceneTree.create_timer
datetime: Time.get_datetime_dict_from_system
pickle: FileAccess.store_var @GlobalScope.var_to_bytes
isdigit: String.is_valid_int
sum list: Array.reduce
linq: Array.filter Array.map Array.reduce
orderby: Array.sort_custom
string builder: String.join
stringbuilder: String.join PackedStringArray
trygetvalue: Dictionary.get Dictionary.has
containskey: Dictionary.has
key value pair: Dictionary
hashset: Dictionary
hash set: Dictionary
isnullorempty: String.is_empty
readalltext: FileAccess.get_file_as_string
writealltext: FileAccess.store_string
async task: WorkerThreadPool.add_task Signal
dispose: Object.free
`
