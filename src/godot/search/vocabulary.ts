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
anim: animation
vec2: Vector2
vec3: Vector3
vec4: Vector4
dict: Dictionary
arr: Array
int: integer
integer: int
integers: int randi_range
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
despawn: queue_free
free memory: Node.queue_free Object.free
spawn: PackedScene.instantiate Node.add_child
instance: instantiate
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
exist: exists has
exists: has file_exists
contain: has
contains: has
verify: check is
compare: equal
equal: is_equal_approx
run: process execute
execute: run call
launch: create_process execute
start: play begin
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
background loading: ResourceLoader.load_threaded_request
load background: ResourceLoader.load_threaded_request
loading screen: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
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
object pool: Node.remove_child Node.add_child
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
autoload: singleton
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
children: get_children
child: get_child
all children: Node.get_children
all nodes group: SceneTree.get_nodes_in_group
nodes group: SceneTree.get_nodes_in_group
group: Node.add_to_group
tag: group
root: SceneTree.root
initialization: Node._ready Object._init
initialize: Node._ready
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
nearest enemy: SceneTree.get_nodes_in_group Vector2.distance_squared_to
closest enemy: SceneTree.get_nodes_in_group Vector2.distance_squared_to
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
share data: SceneTree.root
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
fire: emit
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
extra argument: Callable.bind
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
key press: Input.is_key_pressed InputEventKey
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
arrow key: KEY_LEFT KEY_RIGHT KEY_UP KEY_DOWN
backspace key: KEY_BACKSPACE
tab key: KEY_TAB
delete key: KEY_DELETE
keycode: KEY_NONE InputEventKey.keycode
left click: MOUSE_BUTTON_LEFT
left mouse button: MOUSE_BUTTON_LEFT
right click: MOUSE_BUTTON_RIGHT
right mouse button: MOUSE_BUTTON_RIGHT
middle mouse: MOUSE_BUTTON_MIDDLE
mouse wheel: MOUSE_BUTTON_WHEEL_UP MOUSE_BUTTON_WHEEL_DOWN
scroll wheel: MOUSE_BUTTON_WHEEL_UP MOUSE_BUTTON_WHEEL_DOWN
double click: InputEventMouseButton.double_click
mouse click: InputEventMouseButton CollisionObject2D.input_event
click: InputEventMouseButton pressed
clickable: disabled input_pickable
clicked: pressed CollisionObject2D.input_event
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
mouse movement: InputEventMouseMotion
mouse look: InputEventMouseMotion InputEventMouseMotion.relative
hover: mouse_entered
mouse over: mouse_entered
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
touch: InputEventScreenTouch
touchscreen: InputEventScreenTouch DisplayServer.is_touchscreen_available
swipe: InputEventScreenDrag
drag: InputEventScreenDrag
pinch: InputEventMagnifyGesture
gesture: InputEventGesture
movement input: Input.get_vector
direction input: Input.get_vector Input.get_axis
wasd: Input.get_vector
player input: Node._input Input
handle input: Node._input Node._unhandled_input
input action: InputMap InputEventAction
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
simulate input: Input.parse_input_event
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
zoom wheel: Camera2D.zoom MOUSE_BUTTON_WHEEL_UP
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
split screen: SubViewport SubViewportContainer
minimap: SubViewport
render texture: SubViewport ViewportTexture Viewport.get_texture
operating system: OS.get_name OS.has_feature OS
platform: OS.get_name OS.has_feature
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
profiler: Performance
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
text file: FileAccess FileAccess.get_as_text
line line: FileAccess.get_line
open file: FileAccess.open
file: FileAccess
folder: directory DirAccess
directory: DirAccess
list files: DirAccess.get_files DirAccess.get_files_at
files folder: DirAccess.get_files DirAccess.get_files_at
files directory: DirAccess.get_files DirAccess.get_files_at
create folder: DirAccess.make_dir DirAccess.make_dir_recursive
create directory: DirAccess.make_dir DirAccess.make_dir_recursive
delete file: DirAccess.remove DirAccess.remove_absolute
remove file: DirAccess.remove DirAccess.remove_absolute
rename file: DirAccess.rename
copy file: DirAccess.copy
file exists: FileAccess.file_exists DirAccess.file_exists
file size: FileAccess.get_length
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
image disk: Image.load_from_file Image.load Image.save_png
image: Image Texture2D
save image: Image.save_png
picture: Image TextureRect
pixel: get_pixel
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
https: HTTPRequest
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
post json: HTTPRequest.request JSON.stringify HTTPRequest.request_completed
http header: HTTPRequest.request
spawn over network: MultiplayerSpawner
spawn players: MultiplayerSpawner
sync position: MultiplayerSynchronizer SceneReplicationConfig
sync player: MultiplayerSynchronizer Node.set_multiplayer_authority
sync property: MultiplayerSynchronizer SceneReplicationConfig
who owns: Node.set_multiplayer_authority Node.is_multiplayer_authority
only server: MultiplayerAPI.is_server
appear peers: MultiplayerSpawner MultiplayerSpawner.spawn
spawned peers: MultiplayerSpawner MultiplayerSpawner.spawn
spawn peers: MultiplayerSpawner MultiplayerSpawner.spawn
owning client: Node.set_multiplayer_authority Node.is_multiplayer_authority
own character multiplayer: Node.set_multiplayer_authority Node.is_multiplayer_authority
control own: Node.is_multiplayer_authority
hide players: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
only some players: MultiplayerSynchronizer.set_visibility_for
network visibility: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.public_visibility

# movement and physics
character: CharacterBody2D CharacterBody3D
platformer: CharacterBody2D CharacterBody2D.is_on_floor
walk: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
jump: CharacterBody2D.velocity CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
move character: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
character move: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
move player: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
collide walls: CharacterBody2D.move_and_slide PhysicsBody2D.move_and_collide
ground: floor CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
on ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
standing: floor
grounded: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
wall: is_on_wall
touching wall: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
ceiling: is_on_ceiling
slope: floor_max_angle
steep: floor_max_angle
stairs: floor_snap_length
speed: velocity
velocity: speed
hit: collide collider
collide: collision collider
collides: collision body_entered
colliding: collision
collision: collide
overlap: body_entered get_overlapping_bodies
hitbox: Area2D Area3D CollisionShape2D
hurtbox: Area2D Area3D
trigger zone: Area2D Area3D Area2D.body_entered
enters area: Area2D.body_entered Area3D.body_entered
enter area: Area2D.body_entered Area3D.body_entered
leaves area: Area2D.body_exited Area3D.body_exited
leave area: Area2D.body_exited Area3D.body_exited
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
bouncy: PhysicsMaterial.bounce
bounciness: PhysicsMaterial.bounce
bounce wall: Vector2.bounce Vector3.bounce
raycast: RayCast2D RayCast3D
cast ray: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D PhysicsRayQueryParameters3D RayCast2D RayCast3D
ray code: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
ray: RayCast2D RayCast3D intersect_ray
raycast hit: RayCast2D.get_collider RayCast3D.get_collider RayCast2D.is_colliding RayCast3D.is_colliding
line sight: RayCast2D RayCast3D PhysicsDirectSpaceState2D.intersect_ray
joint: PinJoint2D Joint2D Joint3D
rope: PinJoint2D
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
raycast code: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray
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
walk into: Area2D.body_entered Area3D.body_entered
enters zone: Area2D.body_entered Area3D.body_entered
zone: Area2D Area3D body_entered
collect coin: Area2D.body_entered Node.queue_free
take damage: Area2D.area_entered Area2D.body_entered
touches: Area2D.body_entered Area2D.area_entered
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
pathfinding: NavigationAgent2D NavigationAgent3D AStar2D AStarGrid2D
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
follow path: PathFollow2D PathFollow3D Path2D
along path: PathFollow2D PathFollow3D PathFollow2D.progress
along curve: PathFollow2D Curve2D.sample_baked Curve3D.sample_baked
a star: AStar2D AStar3D AStarGrid2D
grid path: AStarGrid2D
bezier: Curve2D Vector2.bezier_interpolate
face: look_at
faces: look_at
facing: look_at
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
interpolate: lerp
linear interpolation: @GlobalScope.lerp @GlobalScope.lerpf Vector2.lerp Vector3.lerp
ease: smoothstep
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
modulo: fmod posmod
remainder: fmod posmod
wrap: wrapf wrapi
round number: @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
nearest integer: @GlobalScope.round @GlobalScope.roundi
truncate: floor
snap grid: Vector2.snapped @GlobalScope.snapped
snap: snapped
map range: @GlobalScope.remap
random: rand randi_range randf_range
random number: @GlobalScope.randi_range @GlobalScope.randf_range @GlobalScope.randi @GlobalScope.randf RandomNumberGenerator
random integer: @GlobalScope.randi_range @GlobalScope.randi RandomNumberGenerator.randi_range
number integers: @GlobalScope.randi_range RandomNumberGenerator.randi_range
random float: @GlobalScope.randf_range @GlobalScope.randf
random element: Array.pick_random
random item: Array.pick_random
random seed: @GlobalScope.seed RandomNumberGenerator.seed
weighted random: RandomNumberGenerator.rand_weighted
dice: @GlobalScope.randi_range
randomly: shuffle rand
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
turn smoothly: @GlobalScope.lerp_angle @GlobalScope.rotate_toward
rotate towards: @GlobalScope.rotate_toward @GlobalScope.lerp_angle Node3D.look_at Node2D.look_at
movement direction: Node3D.look_at Vector2.angle
decimal places: @GlobalScope.snapped String.pad_decimals String.num
two decimals: @GlobalScope.snapped String.pad_decimals String.num
float equal: @GlobalScope.is_equal_approx
compare floats: @GlobalScope.is_equal_approx
perpendicular: Vector2.orthogonal
random direction: Vector2.from_angle
random color: Color.from_hsv
hsv: Color.from_hsv
point inside: Rect2.has_point Geometry2D.is_point_in_polygon
overlapping rectangles: Rect2.intersects
bounding box: AABB Rect2
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
see player: RayCast2D RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
vision cone: RayCast2D Vector2.angle_to

# text, lists, tables
list: Array
element: item Array
elements: Array
item: element
hashmap: Dictionary
hash map: Dictionary
table: Dictionary
associative array: Dictionary
key value: Dictionary
dictionary key: Dictionary.has Dictionary.keys
loop dictionary: Dictionary.keys
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
number string: @GlobalScope.str String.num
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
pad: pad_zeros
format: String.format
string formatting: String.format
replace string: String.replace
replace text: String.replace
string contains: String.contains
starts: begins_with
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
running editor: Engine.is_editor_hint
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
typed array: Array.is_typed
2d array: Array Array.resize
queue: Array.pop_front Array.push_back
stack: Array.pop_back Array.push_back

# threads
thread: Thread
parallel: WorkerThreadPool Thread
multithreading: Thread WorkerThreadPool Mutex
separate thread: Thread Thread.start WorkerThreadPool
threads: Mutex Thread
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
fade out: CanvasItem.modulate Tween.tween_property
fade in: CanvasItem.modulate Tween.tween_property
transparency: modulate transparent
transparent: modulate alpha
opacity: modulate alpha
alpha: modulate
tint: modulate
color sprite: CanvasItem.modulate CanvasItem.self_modulate
color node: CanvasItem.modulate CanvasItem.self_modulate
flash: modulate
blink: modulate visible
draw order: z_index
layering: z_index CanvasLayer
front: z_index
behind: z_index show_behind_parent
on top: z_index top_level
top nodes: CanvasItem.z_index
y position: y_sort_enabled
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
smooth: smoothing
camera shake: Camera2D.offset
screen shake: Camera2D.offset
shake: Camera2D.offset
camera zoom: Camera2D.zoom
zoom camera: Camera2D.zoom Camera3D.fov
zoom: Camera2D.zoom
camera limit: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
limit camera: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
bounds: limit
active camera: Camera2D.make_current Camera3D.make_current Viewport.get_camera_3d Viewport.get_camera_2d
camera active: Camera2D.make_current Camera3D.make_current
current camera: Viewport.get_camera_3d Viewport.get_camera_2d
first person: Camera3D
third person: SpringArm3D
field view: Camera3D.fov
tilemap: TileMapLayer TileMap
tile map: TileMapLayer TileMap
tile: cell
tiles: TileMapLayer
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
draw calls: Performance.RENDER_TOTAL_DRAW_CALLS_IN_FRAME
pixel art: CanvasItem.texture_filter
blurry: CanvasItem.texture_filter
crisp: CanvasItem.texture_filter
texture filtering: CanvasItem.texture_filter
nearest filter: CanvasItem.texture_filter
repeat texture: CanvasItem.texture_repeat
tile texture: CanvasItem.texture_repeat
y sort: CanvasItem.y_sort_enabled
clip children: CanvasItem.clip_children Control.clip_contents
mask sprite: CanvasItem.clip_children
tile data: TileMapLayer.get_cell_tile_data TileData
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
change texture: Sprite2D.texture

# 3d, light, rendering
model: MeshInstance3D mesh
3d model: MeshInstance3D GLTFDocument
mesh code: SurfaceTool ArrayMesh ArrayMesh.add_surface_from_arrays ImmediateMesh
generate mesh: SurfaceTool ArrayMesh
procedural mesh: SurfaceTool ArrayMesh ArrayMesh.add_surface_from_arrays
mesh generation: SurfaceTool ArrayMesh
many copies: MultiMesh MultiMeshInstance3D
same mesh: MultiMesh MultiMeshInstance3D
instancing: MultiMesh MultiMeshInstance3D
grass: MultiMesh MultiMeshInstance3D
cube: BoxMesh
sphere: SphereMesh SphereShape3D
plane: PlaneMesh
gltf: GLTFDocument
glb: GLTFDocument
blender: GLTFDocument
skeleton: Skeleton3D Skeleton2D
bone: Skeleton3D
bones: Skeleton3D
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
compute shader: RenderingDevice RenderingDevice.compute_list_begin
post processing: Environment CompositorEffect WorldEnvironment
glow: Environment.glow_enabled
bloom: Environment.glow_enabled
ambient occlusion: Environment.ssao_enabled
reflection: ReflectionProbe Environment.ssr_enabled
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
lights: Light2D Light3D
2d light: PointLight2D Light2D
light 2d: PointLight2D Light2D
shadow: shadow_enabled LightOccluder2D
sun: DirectionalLight3D
sunlight: DirectionalLight3D
flashlight: SpotLight3D
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
antialiasing: msaa Viewport.msaa_3d Viewport.screen_space_aa
anti aliasing: Viewport.msaa_3d Viewport.msaa_2d Viewport.screen_space_aa
lod: GeometryInstance3D.lod_bias
level detail: GeometryInstance3D.lod_bias GeometryInstance3D.visibility_range_end
culling: OccluderInstance3D VisibleOnScreenNotifier3D
off screen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
offscreen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
onscreen: VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
leaves screen: VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier3D.screen_exited
particles: GPUParticles2D GPUParticles3D
particle: GPUParticles2D GPUParticles3D
particle effect: GPUParticles2D GPUParticles3D CPUParticles2D
emit particles: emitting GPUParticles2D.emitting GPUParticles3D.emitting
smoke: GPUParticles3D GPUParticles2D
fire: GPUParticles3D GPUParticles2D
rain: GPUParticles3D GPUParticles2D
particles once: one_shot
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
emissive: BaseMaterial3D.emission_enabled
double sided: BaseMaterial3D.cull_mode
backface: BaseMaterial3D.cull_mode
vertex color: BaseMaterial3D.vertex_color_use_as_albedo
visibility layer: VisualInstance3D.layers Camera3D.cull_mask
render layer: VisualInstance3D.layers Camera3D.cull_mask
camera only sees: Camera3D.cull_mask VisualInstance3D.layers
draw distance: GeometryInstance3D.visibility_range_end Camera3D.far
change mesh color: BaseMaterial3D.albedo_color GeometryInstance3D.material_override
mesh color: BaseMaterial3D.albedo_color
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
cast shadow: GeometryInstance3D.cast_shadow
shadow distance: DirectionalLight3D.directional_shadow_max_distance
render scale: Viewport.scaling_3d_scale
lower resolution: Viewport.scaling_3d_scale
mirror 3d: ReflectionProbe SubViewport
particle burst: GPUParticles2D.one_shot GPUParticles2D.explosiveness
particles finished: GPUParticles2D.finished GPUParticles3D.finished
restart particles: GPUParticles2D.restart GPUParticles3D.restart
particles follow: GPUParticles2D.local_coords GPUParticles3D.local_coords
different color: GeometryInstance3D.set_instance_shader_parameter CanvasItem.set_instance_shader_parameter BaseMaterial3D.albedo_color
sharing material: GeometryInstance3D.set_instance_shader_parameter Resource.resource_local_to_scene
shared material: GeometryInstance3D.set_instance_shader_parameter Resource.resource_local_to_scene
same material: GeometryInstance3D.set_instance_shader_parameter
imported model: EditorScenePostImport EditorScenePostImport._post_import
import script: EditorScenePostImport EditorScenePostImport._post_import
post import: EditorScenePostImport EditorScenePostImport._post_import
load model runtime: GLTFDocument.append_from_file
import runtime: GLTFDocument.append_from_file Image.load_from_file

# animation
animate: animation tween
animate property: Tween.tween_property Tween
property over time: Tween.tween_property Tween
over time: Tween.tween_property
tween: Tween Node.create_tween
easing: Tween.set_ease Tween.set_trans
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
bounce animation: Tween.TRANS_BOUNCE
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
sounds: audio AudioStreamPlayer
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
sound distance: AudioStreamPlayer2D.max_distance AudioStreamPlayer3D.max_distance
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
random pitch: AudioStreamRandomizer.random_pitch AudioStreamPlayer.pitch_scale
muffled: AudioEffectLowPassFilter
underwater: AudioEffectLowPassFilter
master volume: AudioServer.set_bus_volume_db AudioServer.set_bus_volume_linear
bus volume: AudioServer.set_bus_volume_db AudioServer.set_bus_volume_linear
vary pitch: AudioStreamRandomizer.random_pitch AudioStreamPlayer.pitch_scale
footstep: AudioStreamRandomizer AudioStreamPlayer.pitch_scale
song position: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
rhythm: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix AudioServer.get_output_latency
beat: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
muffle: AudioEffectLowPassFilter AudioServer.set_bus_effect_enabled
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
text colors: RichTextLabel
typewriter: RichTextLabel.visible_ratio Label.visible_ratio
typing effect: RichTextLabel.visible_characters Label.visible_characters
dialogue: RichTextLabel
dialog: popup AcceptDialog
dialog box: AcceptDialog ConfirmationDialog
ok cancel: ConfirmationDialog AcceptDialog
confirm: ConfirmationDialog
confirmation: ConfirmationDialog
dropdown: OptionButton MenuButton PopupMenu
drop down: OptionButton MenuButton PopupMenu
combo box: OptionButton
combobox: OptionButton
select: OptionButton
checkbox: CheckBox
tickbox: CheckBox
radio button: ButtonGroup CheckBox
switch: CheckButton
menu: PopupMenu MenuButton
context menu: PopupMenu
right click menu: PopupMenu
popup: Popup Window.popup_centered
tooltip: Control.tooltip_text Control._make_custom_tooltip
tabs: TabContainer TabBar
tab: TabContainer TabBar
progress bar: ProgressBar TextureProgressBar
health bar: ProgressBar TextureProgressBar
healthbar: ProgressBar TextureProgressBar
loading bar: ProgressBar
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
padding: MarginContainer
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
rounded corners: StyleBoxFlat.corner_radius_top_left StyleBoxFlat.set_corner_radius_all
border: StyleBoxFlat.border_width_left StyleBoxFlat.set_border_width_all
nine patch: NinePatchRect StyleBoxTexture
9 patch: NinePatchRect
tree view: Tree TreeItem
color picker: ColorPicker ColorPickerButton
hex color: Color.html Color.to_html
color code: Color.html
language: TranslationServer.set_locale TranslationServer
localization: TranslationServer Translation Object.tr
translate: tr
translation: TranslationServer Object.tr
translate string: Object.tr TranslationServer.translate
translate text: Object.tr TranslationServer.translate
localize: Object.tr TranslationServer
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
keep aspect: Window.content_scale_aspect AspectRatioContainer
word wrap: Label.autowrap_mode TextEdit.wrap_mode
wrap text: Label.autowrap_mode TextEdit.wrap_mode
ellipsis: Label.text_overrun_behavior
max length: LineEdit.max_length
placeholder: LineEdit.placeholder_text TextEdit.placeholder_text
text changed: LineEdit.text_changed TextEdit.text_changed
syntax highlighting: SyntaxHighlighter CodeHighlighter
autocomplete: CodeEdit.request_code_completion
code editor: CodeEdit
line numbers: CodeEdit.gutters_draw_line_numbers
split panel: SplitContainer HSplitContainer
resizable panel: SplitContainer HSplitContainer
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
navigate menu: Control.grab_focus Control.focus_neighbor_bottom Control.focus_next
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
plural: Object.tr_n
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
button click: BaseButton.pressed
connect button: BaseButton.pressed
quit button: SceneTree.quit

# editor
dock: EditorPlugin.add_control_to_dock
custom dock: EditorPlugin.add_control_to_dock
editor dock: EditorPlugin.add_control_to_dock
bottom panel: EditorPlugin.add_control_to_bottom_panel
custom node type: EditorPlugin.add_custom_type
custom type: EditorPlugin.add_custom_type
custom inspector: EditorInspectorPlugin
importer: EditorImportPlugin
gizmo: EditorNode3DGizmoPlugin
selected nodes: EditorSelection.get_selected_nodes
editor selection: EditorSelection.get_selected_nodes
tool menu: EditorPlugin.add_tool_menu_item
inspector button: @GDScript.@export_tool_button
inspector dropdown: @GDScript.@export_enum
inspector slider: @GDScript.@export_range
inspector group: @GDScript.@export_group @GDScript.@export_category
group variables: @GDScript.@export_group
refresh filesystem: EditorFileSystem.scan
rescan: EditorFileSystem.scan
run editor: @GDScript.@tool EditorScript
script editor annotation: @GDScript.@tool
export array: @GDScript.@export
export node: @GDScript.@export @GDScript.@export_node_path
hide property: Object._validate_property
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
walkable: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
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
hides typed: LineEdit.secret
hint text: LineEdit.placeholder_text TextEdit.placeholder_text
hint empty: LineEdit.placeholder_text
gray hint: LineEdit.placeholder_text
ghost text: LineEdit.placeholder_text
collapsible rows: Tree TreeItem.collapsed
file explorer: Tree FileDialog
accordion: FoldableContainer FoldableGroup
hierarchy list: Tree
splitter: SplitContainer HSplitContainer VSplitContainer
resizable panels: SplitContainer HSplitContainer VSplitContainer
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
colored text: RichTextLabel.push_color RichTextLabel.bbcode_enabled
radial: TextureProgressBar.fill_mode
picture in picture: SubViewport SubViewportContainer

# animation
mix animations: AnimationNodeBlend2 AnimationNodeBlendSpace1D
walking running: AnimationNodeBlendSpace1D AnimationNodeBlend2 AnimationTree
walk run: AnimationNodeBlendSpace1D AnimationNodeBlend2 AnimationTree
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
morph target: MeshInstance3D.set_blend_shape_value
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
key bindings: InputMap InputMap.action_add_event
direction vector: Input.get_vector
movement vector: Input.get_vector
trigger pressed: Input.get_action_strength Input.get_joy_axis
analog: Input.get_action_strength Input.get_joy_axis
trigger far: Input.get_action_strength Input.get_joy_axis
how hard pressed: Input.get_action_strength
simulate key: Input.parse_input_event Input.action_press
simulate press: Input.parse_input_event Input.action_press
controller plugged: Input.joy_connection_changed
controller disconnected: Input.joy_connection_changed
gamepad plugged: Input.joy_connection_changed
hold down: Input.is_action_pressed
double tap: InputEventMouseButton.double_click InputEventScreenTouch.double_tap
tilt phone: Input.get_accelerometer Input.get_gyroscope
tilt device: Input.get_accelerometer Input.get_gyroscope
shake phone: Input.get_accelerometer
block input: Viewport.set_input_as_handled Node.set_process_input

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
combine dictionary: Dictionary.merge Dictionary.merged
join arrays: Array.append_array
combine arrays: Array.append_array
concatenate arrays: Array.append_array
remove duplicates: Dictionary.has Array.has
valid number: String.is_valid_int String.is_valid_float
is numeric: String.is_valid_int String.is_valid_float
capital letters: String.to_upper
title case: String.capitalize
user math: Expression
math expression: Expression Expression.parse Expression.execute
evaluate expression: Expression Expression.parse Expression.execute
expression string: Expression Expression.parse
wrap around: @GlobalScope.wrapi @GlobalScope.wrapf @GlobalScope.wrap
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
pixelated: CanvasItem.texture_filter
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
customize inspector: EditorInspectorPlugin EditorProperty
inspector customize: EditorInspectorPlugin
undo editor plugin: EditorUndoRedoManager EditorPlugin.get_undo_redo
undo editor tool: EditorUndoRedoManager EditorPlugin.get_undo_redo
inspector button: @GDScript.@export_tool_button EditorPlugin.add_control_to_container

# what is done every day
child by name: Node.find_child Node.get_node
on floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
on ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
node still exists: @GlobalScope.is_instance_valid
node was freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
node is freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
screen resize: Viewport.size_changed Window.size_changed
window resized: Viewport.size_changed Window.size_changed
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
virtual joystick: TouchScreenButton InputEventScreenDrag
attach camera: Camera2D Camera3D RemoteTransform3D
multi monitor: DisplayServer.get_screen_count
monitors: DisplayServer.get_screen_count
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
text color: Control.add_theme_color_override LabelSettings.font_color
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
tweens together: Tween.set_parallel Tween.parallel
bounce easing: Tween.TRANS_BOUNCE
elastic easing: Tween.TRANS_ELASTIC
animation reverse: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
hides password: LineEdit.secret
hide password: LineEdit.secret
mask password: LineEdit.secret
trim whitespace: String.strip_edges
trim string: String.strip_edges
level bounds: Camera2D.limit_left Camera2D.limit_right
camera bounds: Camera2D.limit_left Camera2D.limit_right
order siblings: Node.move_child
sibling order: Node.move_child
shared data: Mutex
sweep shape: ShapeCast2D ShapeCast3D PhysicsDirectSpaceState2D.cast_motion PhysicsDirectSpaceState3D.cast_motion
shape sweep: ShapeCast2D ShapeCast3D
variables string: String.format
interpolate string: String.format
string interpolation: String.format
template string: String.format
crossfade: AudioStreamInteractive
reproducible random: @GlobalScope.seed RandomNumberGenerator.seed
slider inspector: @GDScript.@export_range
input actions: InputMap.get_actions
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
wasd: Input.get_vector Input.get_axis
arrow keys: Input.get_vector Input.get_axis
grid movement: TileMapLayer.map_to_local TileMapLayer.local_to_map Node.create_tween @GlobalScope.snapped
grid based: TileMapLayer.map_to_local TileMapLayer.local_to_map AStarGrid2D
snap grid: @GlobalScope.snapped Vector2.snapped
click move: NavigationAgent2D.target_position CanvasItem.get_global_mouse_position
click walk: NavigationAgent2D.target_position CanvasItem.get_global_mouse_position
wall jump: CharacterBody2D.is_on_wall CharacterBody2D.get_wall_normal CharacterBody3D.is_on_wall
wall slide: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
touching wall: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
touching ceiling: CharacterBody2D.is_on_ceiling CharacterBody3D.is_on_ceiling
turret: @GlobalScope.rotate_toward Node2D.look_at Node3D.look_at
rotate slowly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
turn slowly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
turn smoothly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle Quaternion.slerp
object pool: Node.remove_child Node.add_child CanvasItem.visible Node.process_mode
bullet lifetime: SceneTree.create_timer Node.queue_free Timer VisibleOnScreenNotifier2D.screen_exited
despawn: Node.queue_free
leaves screen: VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier3D.screen_exited
off screen: VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier3D.screen_exited VisibleOnScreenNotifier2D VisibleOnScreenNotifier3D
count down: Timer.time_left Timer SceneTreeTimer.time_left
remaining time: Timer.time_left SceneTreeTimer.time_left
random position: @GlobalScope.randf_range RandomNumberGenerator.randf_range
random direction: Vector2.rotated @GlobalScope.randf_range Vector2.from_angle
random color: Color.from_hsv @GlobalScope.randf
random between: @GlobalScope.randi_range @GlobalScope.randf_range
weighted random: RandomNumberGenerator.rand_weighted
loot table: RandomNumberGenerator.rand_weighted
drop chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
map range: @GlobalScope.remap @GlobalScope.inverse_lerp
value range: @GlobalScope.remap @GlobalScope.clamp
range another: @GlobalScope.remap @GlobalScope.inverse_lerp
convert range: @GlobalScope.remap @GlobalScope.inverse_lerp
wrap around: @GlobalScope.wrapf @GlobalScope.wrapi @GlobalScope.posmod
modulo: @GlobalScope.posmod @GlobalScope.fmod @GlobalScope.fposmod
perpendicular: Vector2.orthogonal
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
mouse movement: InputEventMouseMotion.relative InputEventMouseMotion
input reaching: Viewport.set_input_as_handled Control.accept_event
event reaching: Viewport.set_input_as_handled Control.accept_event
consume input: Viewport.set_input_as_handled Control.accept_event
consume event: Viewport.set_input_as_handled Control.accept_event
stop event: Viewport.set_input_as_handled Control.accept_event
block input: Viewport.set_input_as_handled Control.mouse_filter Node.set_process_input
block mouse: Control.mouse_filter
disable input: Node.set_process_input Node.set_process_unhandled_input
swipe: InputEventScreenDrag
touch drag: InputEventScreenDrag
touch tap: InputEventScreenTouch
tap screen: InputEventScreenTouch
virtual joystick: InputEventScreenTouch InputEventScreenDrag TouchScreenButton Input.action_press
simulate input: Input.parse_input_event Input.action_press
fake input: Input.parse_input_event Input.action_press
simulate key: Input.parse_input_event InputEventKey
simulate click: Input.parse_input_event InputEventMouseButton
long press: Timer InputEventScreenTouch Input.is_action_pressed
gamepad connected: Input.joy_connection_changed Input.get_connected_joypads
gamepad disconnected: Input.joy_connection_changed
controller connected: Input.joy_connection_changed Input.get_connected_joypads
controller type: Input.get_joy_name
which controller: InputEvent.device Input.get_joy_name Input.get_connected_joypads
device input: InputEvent.device
key name: InputEvent.as_text OS.get_keycode_string
drag object: InputEventMouseMotion CollisionObject2D.input_event CanvasItem.get_global_mouse_position
drag mouse: InputEventMouseMotion CanvasItem.get_global_mouse_position
hover area: CollisionObject2D.mouse_entered CollisionObject3D.mouse_entered
hover object: CollisionObject2D.mouse_entered CollisionObject3D.mouse_entered
mouse over: Control.mouse_entered CollisionObject2D.mouse_entered CollisionObject3D.mouse_entered
hover sound: Control.mouse_entered BaseButton.is_hovered AudioStreamPlayer.play
# text and lists
text pattern: RegEx RegEx.search_all
string pattern: RegEx RegEx.search_all
numbers string: RegEx.search_all String.to_int String.to_float
thousands separator: String.insert String.num
sum array: Array.reduce
sum numbers: Array.reduce
total array: Array.reduce
average array: Array.reduce
largest array: Array.max
smallest array: Array.min
array empty: Array.is_empty
array length: Array.size
count elements: Array.size Array.count
remove duplicates: Array.has Dictionary.keys
nested array: Array Array.duplicate
loop dictionary: Dictionary.keys Dictionary.values
iterate dictionary: Dictionary.keys Dictionary.values
enum name: Dictionary.find_key
enum string: Dictionary.find_key Dictionary.keys
string enum: Dictionary.find_key Dictionary.keys
file line: FileAccess.get_line FileAccess.eof_reached
line line: FileAccess.get_line FileAccess.eof_reached
end file: FileAccess.eof_reached FileAccess.seek_end
create folder: DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_absolute
delete folder: DirAccess.remove DirAccess.remove_absolute
remove folder: DirAccess.remove DirAccess.remove_absolute
folder exists: DirAccess.dir_exists DirAccess.dir_exists_absolute
rename file: DirAccess.rename
move file: DirAccess.rename
copy file: DirAccess.copy DirAccess.copy_absolute
file size: FileAccess.get_length FileAccess.get_size
modified time: FileAccess.get_modified_time
file password: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
protect file: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass FileAccess.open_encrypted
protect save: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
encrypt data: AESContext Crypto FileAccess.open_encrypted_with_pass
background load: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
level background: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
loading screen: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get
loading bar: ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_request
load progress: ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_request
glb: GLTFDocument GLTFDocument.append_from_file GLTFDocument.generate_scene
load glb: GLTFDocument.append_from_file GLTFDocument.generate_scene GLTFDocument
load gltf: GLTFDocument.append_from_file GLTFDocument.generate_scene GLTFDocument
model runtime: GLTFDocument.append_from_file GLTFDocument.generate_scene
image runtime: Image.load_from_file ImageTexture.create_from_image
image disk: Image.load_from_file Image.load ImageTexture.create_from_image
texture disk: Image.load_from_file ImageTexture.create_from_image
font runtime: FontFile.load_dynamic_font FontFile
sound runtime: AudioStreamWAV.load_from_file AudioStreamOggVorbis.load_from_file AudioStreamMP3.load_from_file
mp3 runtime: AudioStreamMP3.load_from_file
unique resource: Resource.resource_local_to_scene Resource.duplicate
shared resource: Resource.resource_local_to_scene Resource.duplicate
autoload: Node.get_node SceneTree.root Engine.get_singleton
globals: SceneTree.root Engine.get_singleton
data between: SceneTree.root Object.set_meta
# nodes
node valid: @GlobalScope.is_instance_valid Node.is_inside_tree
still valid: @GlobalScope.is_instance_valid
still exists: @GlobalScope.is_instance_valid
object valid: @GlobalScope.is_instance_valid
freed object: @GlobalScope.is_instance_valid
node type: Object.is_class Object.get_class
check type: @GlobalScope.typeof Object.is_class @GDScript.is_instance_of
variable type: @GlobalScope.typeof
children ready: Node._ready Node.ready
extra arguments: Callable.bind
arguments signal: Callable.bind
argument handler: Callable.bind
signal parameters: Callable.bind Signal.emit Object.add_user_signal
disconnect all: Object.get_signal_connection_list Signal.get_connections Signal.disconnect
one shot: Object.CONNECT_ONE_SHOT Timer.one_shot
await signal: Signal
restart game: SceneTree.reload_current_scene
restart level: SceneTree.reload_current_scene
app path: OS.get_executable_path
release build: OS.is_debug_build OS.has_feature
exported build: OS.has_feature OS.is_debug_build
debug build: OS.is_debug_build OS.has_feature
running editor: OS.has_feature Engine.is_editor_hint
# looks
object glow: BaseMaterial3D.emission_enabled Environment.glow_enabled
make glow: BaseMaterial3D.emission_enabled Environment.glow_enabled
emissive: BaseMaterial3D.emission_enabled BaseMaterial3D.emission
material color: BaseMaterial3D.albedo_color StandardMaterial3D
mesh color: BaseMaterial3D.albedo_color GeometryInstance3D.material_override
mesh material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material MeshInstance3D.get_active_material
material override: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
swap mesh: MeshInstance3D.mesh
change texture: Sprite2D.texture TextureRect.texture
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
cast shadow: GeometryInstance3D.cast_shadow Light3D.shadow_enabled
casting shadows: Light2D.shadow_enabled LightOccluder2D GeometryInstance3D.cast_shadow
shadows walls: LightOccluder2D Light2D.shadow_enabled OccluderPolygon2D
2d shadow: LightOccluder2D Light2D.shadow_enabled
sun direction: DirectionalLight3D Node3D.rotation
sky color: ProceduralSkyMaterial.sky_top_color Environment.background_color Environment.background_mode
background color: RenderingServer.set_default_clear_color Environment.background_color
clear color: RenderingServer.set_default_clear_color
mirror: SubViewport ReflectionProbe Environment.ssr_enabled
reflections: ReflectionProbe Environment.ssr_enabled Environment.reflected_light_source
anti aliasing: Viewport.msaa_3d Viewport.msaa_2d Viewport.screen_space_aa Viewport.use_taa
antialiasing: Viewport.msaa_3d Viewport.msaa_2d Viewport.screen_space_aa
level detail: GeometryInstance3D.visibility_range_begin GeometryInstance3D.visibility_range_end GeometryInstance3D.lod_bias
lod: GeometryInstance3D.visibility_range_begin GeometryInstance3D.visibility_range_end
hide distance: GeometryInstance3D.visibility_range_end
hide far: GeometryInstance3D.visibility_range_end Camera3D.far
half resolution: Viewport.scaling_3d_scale
lower resolution: Viewport.scaling_3d_scale Window.content_scale_size
render resolution: Viewport.scaling_3d_scale Viewport.scaling_3d_mode
resolution scale: Viewport.scaling_3d_scale
upscaling: Viewport.scaling_3d_mode Viewport.scaling_3d_scale
read vertices: MeshDataTool.get_vertex Mesh.surface_get_arrays
edit vertices: MeshDataTool.set_vertex MeshDataTool
merge meshes: SurfaceTool.append_from MultiMesh
bounding box: Mesh.get_aabb VisualInstance3D.get_aabb AABB
pivot point: Control.pivot_offset Sprite2D.offset
rotate around: Node3D.rotate Vector2.rotated Vector3.rotated
around player: SpringArm3D Node3D.rotate_y
orbit camera: SpringArm3D Node3D.rotate_y
camera visible: Camera3D.is_position_in_frustum VisibleOnScreenNotifier3D.is_on_screen
visible camera: Camera3D.is_position_in_frustum VisibleOnScreenNotifier3D.is_on_screen
behind camera: Camera3D.is_position_behind
active camera: Camera3D.make_current Camera2D.make_current Viewport.get_camera_3d
second camera: SubViewport Camera3D.make_current
two cameras: SubViewport SubViewportContainer
minimap: SubViewport SubViewportContainer ViewportTexture
mini map: SubViewport SubViewportContainer ViewportTexture
split screen: SubViewportContainer SubViewport Viewport.world_2d
hand tracking: XRHandTracker XRHandModifier3D
headset position: XRCamera3D XROrigin3D XRServer.get_hmd_transform
stop particles: GPUParticles2D.emitting GPUParticles3D.emitting
start particles: GPUParticles2D.emitting GPUParticles3D.emitting GPUParticles2D.restart
rain: GPUParticles2D GPUParticles3D
snow: GPUParticles2D GPUParticles3D
laser: RayCast2D Line2D RayCast3D
rope: Line2D PinJoint2D
draw arrow: CanvasItem.draw_line CanvasItem.draw_polygon CanvasItem._draw
draw grid: CanvasItem.draw_line CanvasItem._draw CanvasItem.draw_multiline
redraw: CanvasItem.queue_redraw
flashlight: PointLight2D SpotLight3D
flip left: Sprite2D.flip_h AnimatedSprite2D.flip_h
sprite left: Sprite2D.flip_h AnimatedSprite2D.flip_h
walks left: Sprite2D.flip_h AnimatedSprite2D.flip_h
face left: Sprite2D.flip_h AnimatedSprite2D.flip_h
faces left: Sprite2D.flip_h AnimatedSprite2D.flip_h
turn left: Sprite2D.flip_h AnimatedSprite2D.flip_h
pixel art: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
look blurry: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry texture: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
blurry sprite: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST
y position: CanvasItem.y_sort_enabled
front behind: CanvasItem.y_sort_enabled CanvasItem.z_index
depth sort: CanvasItem.y_sort_enabled
draw order: CanvasItem.z_index CanvasItem.y_sort_enabled Node.move_child
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
bouncy: Tween.TRANS_BOUNCE Tween.TRANS_ELASTIC Tween.TRANS_SPRING
bounce animation: Tween.TRANS_BOUNCE Tween.TRANS_ELASTIC
bounce easing: Tween.TRANS_BOUNCE Tween.set_trans
fade out: Tween.tween_property CanvasItem.modulate
fade in: Tween.tween_property CanvasItem.modulate
cutscene: AnimationPlayer
# sound
quieter distance: AudioStreamPlayer3D AudioStreamPlayer2D AudioStreamPlayer2D.attenuation AudioStreamPlayer3D.attenuation_model
sound distance: AudioStreamPlayer3D.max_distance AudioStreamPlayer2D.max_distance AudioStreamPlayer2D.attenuation AudioStreamPlayer3D.unit_size
sound position: AudioStreamPlayer2D AudioStreamPlayer3D
change pitch: AudioStreamPlayer.pitch_scale AudioEffectPitchShift
random pitch: AudioStreamRandomizer.random_pitch AudioStreamRandomizer AudioStreamPlayer.pitch_scale
footstep sounds: AudioStreamRandomizer AudioStreamPlayer
midi: InputEventMIDI OS.open_midi_inputs
microphone level: AudioServer.get_bus_peak_volume_left_db AudioStreamMicrophone
sound level: AudioServer.get_bus_peak_volume_left_db
# network
one client: Node.rpc_id
specific peer: Node.rpc_id
single peer: Node.rpc_id
all clients: MultiplayerSpawner Node.rpc
sync position: MultiplayerSynchronizer SceneReplicationConfig
sync transform: MultiplayerSynchronizer SceneReplicationConfig
sync variable: MultiplayerSynchronizer SceneReplicationConfig
sync player: MultiplayerSynchronizer SceneReplicationConfig
player position network: MultiplayerSynchronizer
player joined: MultiplayerAPI.peer_connected
player left: MultiplayerAPI.peer_disconnected
connection lost: MultiplayerAPI.server_disconnected MultiplayerAPI.peer_disconnected
server authoritative: Node.set_multiplayer_authority MultiplayerAPI.is_server
lan discovery: PacketPeerUDP.set_broadcast_enabled PacketPeerUDP
chat message: Node.rpc @GDScript.@rpc
post json: HTTPRequest.request JSON.stringify HTTPClient.METHOD_POST
request header: HTTPRequest.request
image url: HTTPRequest.request Image.load_png_from_buffer ImageTexture.create_from_image
# interface
yes no: ConfirmationDialog
right click: PopupMenu InputEventMouseButton @GlobalScope.MOUSE_BUTTON_RIGHT
context menu: PopupMenu Window.popup
menu item: PopupMenu.id_pressed PopupMenu.add_item PopupMenu.index_pressed
item selected: OptionButton.item_selected ItemList.item_selected PopupMenu.id_pressed Tree.item_selected
item clicked: PopupMenu.id_pressed ItemList.item_clicked
stretching corners: NinePatchRect StyleBoxTexture
without stretching: NinePatchRect StyleBoxTexture
rounded panel: StyleBoxFlat.set_corner_radius_all StyleBoxFlat
round corners: StyleBoxFlat.set_corner_radius_all StyleBoxFlat
button color: Control.add_theme_color_override StyleBoxFlat Control.add_theme_stylebox_override
button background: Control.add_theme_stylebox_override StyleBoxFlat
change style: Control.add_theme_stylebox_override Control.theme
hide ui: CanvasItem.hide CanvasItem.visible CanvasLayer.visible
fade ui: CanvasItem.modulate Tween.tween_property
ui transparent: CanvasItem.modulate CanvasItem.self_modulate
fill container: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL
fill parent: Control.set_anchors_preset Control.PRESET_FULL_RECT
fill screen: Control.PRESET_FULL_RECT Control.set_anchors_preset
full rect: Control.PRESET_FULL_RECT Control.set_anchors_preset
margin: MarginContainer
padding: MarginContainer StyleBox.set_content_margin_all
split view: SplitContainer HSplitContainer VSplitContainer
files desktop: Window.files_dropped
dropped files: Window.files_dropped
drop files: Window.files_dropped
modal: Window.exclusive AcceptDialog PopupPanel
slider changed: Range.value_changed
slider value: Range.value_changed Range.value
bold text: RichTextLabel RichTextLabel.bbcode_enabled RichTextLabel.push_bold
colored text: RichTextLabel RichTextLabel.push_color RichTextLabel.bbcode_enabled
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
navigate menu: Control.grab_focus Control.focus_neighbor_bottom Control.focus_mode
rebind keys: InputMap.action_add_event InputMap.action_erase_events
rebind controls: InputMap.action_add_event InputMap.action_erase_events
# tiles
tile mouse: TileMapLayer.local_to_map
cell mouse: TileMapLayer.local_to_map
tile position: TileMapLayer.map_to_local TileMapLayer.local_to_map
tile data: TileMapLayer.get_cell_tile_data TileData.get_custom_data
data tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data
walkable: TileData.get_custom_data AStarGrid2D.set_point_solid
remove tile: TileMapLayer.erase_cell
place tile: TileMapLayer.set_cell
# editor and script
variables sections: @GDScript.@export_group @GDScript.@export_category @GDScript.@export_subgroup
exported sections: @GDScript.@export_group @GDScript.@export_category
inspector sections: @GDScript.@export_group @GDScript.@export_category
group exports: @GDScript.@export_group @GDScript.@export_category
organize exported: @GDScript.@export_group @GDScript.@export_category
inspector group: @GDScript.@export_group
inspector button: @GDScript.@export_tool_button
export slider: @GDScript.@export_range
custom node: EditorPlugin.add_custom_type
node icon: @GDScript.@icon EditorPlugin.add_custom_type
custom inspector: EditorInspectorPlugin EditorPlugin.add_inspector_plugin EditorProperty
plugin selected: EditorInterface.get_selection EditorSelection.get_selected_nodes
editor selection: EditorInterface.get_selection EditorSelection EditorSelection.get_selected_nodes
open scene: EditorInterface.open_scene_from_path EditorInterface.get_edited_scene_root
edited scene: EditorInterface.get_edited_scene_root
log error: @GlobalScope.push_error @GlobalScope.printerr
log warning: @GlobalScope.push_warning
profiler: Performance EngineProfiler EngineDebugger
profiling: Performance.get_monitor EngineProfiler Time.get_ticks_usec
draw calls: Performance.RENDER_TOTAL_DRAW_CALLS_IN_FRAME RenderingServer.get_rendering_info
collision shapes visible: SceneTree.debug_collisions_hint
debug collision: SceneTree.debug_collisions_hint
static typing: Array.is_typed
coroutine: Signal
typed array: Array.is_typed Array.get_typed_builtin
# more of what is asked
mesh code: ArrayMesh.add_surface_from_arrays SurfaceTool ArrayMesh
terrain mesh: ArrayMesh.add_surface_from_arrays SurfaceTool ArrayMesh
generate mesh: ArrayMesh.add_surface_from_arrays SurfaceTool ArrayMesh
compute shader: RenderingDevice.compute_list_dispatch RenderingServer.create_local_rendering_device RenderingDevice.compute_list_begin
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
shader uniform: ShaderMaterial.set_shader_parameter
before continuing: SceneTree.create_timer SceneTreeTimer.timeout
before running: SceneTree.create_timer SceneTreeTimer.timeout
bounce wall: Vector2.bounce KinematicCollision2D.get_normal
ball bounce: PhysicsMaterial.bounce Vector2.bounce
remap keyboard: InputMap.action_add_event InputMap.action_erase_events InputMap
remap controls: InputMap.action_add_event InputMap.action_erase_events InputMap
pathfinding: NavigationAgent2D NavigationAgent2D.get_next_path_position NavigationAgent2D.target_position AStarGrid2D
emit once: GPUParticles2D.one_shot GPUParticles3D.one_shot GPUParticles2D.emitting
particles once: GPUParticles2D.one_shot GPUParticles3D.one_shot GPUParticles2D.emitting
key exists: Dictionary.has
has key: Dictionary.has
contains key: Dictionary.has
sort dictionaries: Array.sort_custom
sort property: Array.sort_custom
sort distance: Array.sort_custom
sort objects: Array.sort_custom
closest enemy: Vector2.distance_to Vector2.distance_squared_to SceneTree.get_nodes_in_group
nearest enemy: Vector2.distance_to Vector2.distance_squared_to SceneTree.get_nodes_in_group
nearest node: Vector2.distance_to Vector2.distance_squared_to
first person: Input.MOUSE_MODE_CAPTURED InputEventMouseMotion.relative Camera3D
mouse look: InputEventMouseMotion.relative Input.MOUSE_MODE_CAPTURED
clamp pitch: @GlobalScope.clamp Node3D.rotation
click ray: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
mouse ray: Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray
raycast code: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D.create
raycast script: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D.create
explosion radius: Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape
inside radius: Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape
area objects: Area2D.get_overlapping_bodies Area2D.get_overlapping_areas
typewriter: RichTextLabel.visible_ratio RichTextLabel.visible_characters Label.visible_characters Label.visible_ratio
spawn scene: PackedScene.instantiate PackedScene Node.add_child
instance scene: PackedScene.instantiate PackedScene Node.add_child
blend walk: AnimationNodeBlendSpace1D AnimationNodeBlendSpace2D AnimationTree
walk run: AnimationNodeBlendSpace1D AnimationNodeBlendSpace2D AnimationTree
plural: Object.tr_n TranslationServer.translate_plural Node.atr_n
wheel zoom: Camera2D.zoom @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
zoom wheel: Camera2D.zoom @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
fast bullet: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
heavy calculation: Thread.start WorkerThreadPool.add_task Thread
health bar: ProgressBar TextureProgressBar Range.value Range.max_value
curved path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
follow path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
along path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
dock panel: EditorPlugin.add_control_to_dock EditorPlugin.add_control_to_bottom_panel
bottom panel: EditorPlugin.add_control_to_bottom_panel
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
blend time: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
render texture: SubViewport Viewport.get_texture ViewportTexture
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
keep aspect: TextureRect.stretch_mode AspectRatioContainer Window.content_scale_aspect
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
button click: BaseButton.pressed
click callback: BaseButton.pressed
button callback: BaseButton.pressed
entire file: FileAccess.get_as_text FileAccess.get_file_as_string
whole file: FileAccess.get_as_text FileAccess.get_file_as_string
text file: FileAccess.get_as_text FileAccess.store_string FileAccess.open
file string: FileAccess.get_file_as_string FileAccess.get_as_text FileAccess.store_string
window resize: Viewport.size_changed Control.resized Node.NOTIFICATION_WM_SIZE_CHANGED
resize event: Viewport.size_changed Control.resized
property conditionally: Object._validate_property Object.notify_property_list_changed
hide property: Object._validate_property @GlobalScope.PROPERTY_USAGE_NO_EDITOR
readonly property: Object._validate_property @GlobalScope.PROPERTY_USAGE_READ_ONLY
value default: Dictionary.get Dictionary.get_or_add
push rigid: RigidBody2D.apply_central_impulse RigidBody2D.apply_impulse RigidBody3D.apply_central_impulse RigidBody3D.apply_impulse
identical meshes: MultiMesh MultiMeshInstance3D MultiMesh.set_instance_transform
many meshes: MultiMesh MultiMeshInstance3D
thousands of objects: MultiMesh MultiMeshInstance3D
many objects: MultiMesh MultiMeshInstance3D
pixel by pixel: Image.set_pixel Image.create_empty ImageTexture.create_from_image
image pixel: Image.set_pixel Image.get_pixel
create image: Image.create_empty Image.create ImageTexture.create_from_image
create texture: ImageTexture.create_from_image Image.create_empty
background button: StyleBoxFlat.bg_color Control.add_theme_stylebox_override
panel color: StyleBoxFlat.bg_color Control.add_theme_stylebox_override
panel background: StyleBoxFlat.bg_color Control.add_theme_stylebox_override StyleBoxFlat
create directory: DirAccess.make_dir_recursive_absolute DirAccess.make_dir_recursive DirAccess.make_dir
make directory: DirAccess.make_dir_recursive_absolute DirAccess.make_dir_recursive DirAccess.make_dir
radio button: ButtonGroup BaseButton.button_group ButtonGroup.get_pressed_button CheckBox
radio buttons: ButtonGroup BaseButton.button_group ButtonGroup.get_pressed_button CheckBox
word wrap: Label.autowrap_mode RichTextLabel.autowrap_mode TextServer.AUTOWRAP_WORD_SMART
wrap text: Label.autowrap_mode RichTextLabel.autowrap_mode TextServer.AUTOWRAP_WORD_SMART
object freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
was freed: @GlobalScope.is_instance_valid
freed check: @GlobalScope.is_instance_valid
cancel tween: Tween.kill
stop tween: Tween.kill Tween.stop
running tween: Tween.is_running Tween.kill
zoom camera: Camera2D.zoom Camera3D.fov
camera zoom: Camera2D.zoom Camera3D.fov
fog scene: Environment.fog_enabled Environment.volumetric_fog_enabled
enable fog: Environment.fog_enabled Environment.volumetric_fog_enabled
host game: ENetMultiplayerPeer.create_server
host server: ENetMultiplayerPeer.create_server
`
