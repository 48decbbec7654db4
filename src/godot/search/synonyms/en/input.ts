/** Synonyms about keys, mouse, touch and controllers. `synonyms/index.ts` describes the form of a line. */
export default `
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
mouse wheel: @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN InputEventMouseButton.button_index
scroll wheel: @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
double click: InputEventMouseButton.double_click
mouse click: InputEventMouseButton CollisionObject2D.input_event
click: InputEventMouseButton pressed CollisionObject2D.input_event
clickable: input_pickable CollisionObject2D.input_event Control.gui_input
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
zoom wheel: Camera2D.zoom @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN
zoom scroll: Camera2D.zoom MOUSE_BUTTON_WHEEL_UP
clicks pass: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
click pass through: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
pass through panel: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
buttons behind: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
blocks mouse: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
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
custom cursor: Input.set_custom_mouse_cursor Control.mouse_default_cursor_shape
top down: Input.get_vector CharacterBody2D
direction movement: Input.get_vector
8 direction: Input.get_vector
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
remap keyboard: InputMap.action_add_event InputMap.action_erase_events InputMap
remap controls: InputMap.action_add_event InputMap.action_erase_events InputMap
button just: Input.is_action_just_pressed
action just: Input.is_action_just_pressed
jump pressed: Input.is_action_just_pressed
jump button: Input.is_action_just_pressed
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
getkeydown: Input.is_action_just_pressed
getkeyup: Input.is_action_just_released
getaxis: Input.get_axis Input.get_vector
scancode: InputEventKey.physical_keycode
pointer lock: Input.MOUSE_MODE_CAPTURED Input.mouse_mode
command key: InputEventWithModifiers.is_command_or_control_pressed InputEventWithModifiers.meta_pressed
key combination: InputEventWithModifiers Shortcut
regardless layout: InputEventKey.physical_keycode
extra mouse buttons: @GlobalScope.MOUSE_BUTTON_XBUTTON1 @GlobalScope.MOUSE_BUTTON_XBUTTON2
side mouse button: @GlobalScope.MOUSE_BUTTON_XBUTTON1 @GlobalScope.MOUSE_BUTTON_XBUTTON2
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
piano keyboard: InputEventMIDI OS.open_midi_inputs
jump higher: Input.is_action_just_released CharacterBody2D.velocity
hold charge: Input.is_action_just_released Input.is_action_pressed
input missed: Input.is_action_just_pressed Node._unhandled_input
input twice: InputEvent.is_pressed InputEvent.is_echo
shoots every frame: Input.is_action_just_pressed Timer.is_stopped
keys together: Input.is_action_pressed
keys simultaneously: Input.is_action_pressed
cursor disappears: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
mouse disappears: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
mouse invisible: Input.mouse_mode Input.MOUSE_MODE_HIDDEN
show cursor: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
drag rotate: InputEventMouseMotion.relative Node3D.rotate_y
controller detected: Input.get_connected_joypads Input.joy_connection_changed
gamepad detected: Input.get_connected_joypads Input.joy_connection_changed
mouse visible: Input.mouse_mode Input.MOUSE_MODE_VISIBLE
pan mouse: InputEventMouseMotion.relative Camera2D.offset
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
gamepad stick: Input.get_joy_axis Input.get_vector
gamepad name: Input.get_joy_name
controller name: Input.get_joy_name
two controllers: InputEvent.device Input.get_connected_joypads
two gamepads: InputEvent.device Input.get_connected_joypads
assign controller: InputEvent.device Input.get_connected_joypads
vibration strength: Input.start_joy_vibration
multitouch: InputEventScreenTouch.index InputEventScreenDrag.index
touch position: InputEventScreenTouch.position
touch joystick: InputEventScreenDrag InputEventScreenTouch Input.action_press
touch mouse: Input.emulate_mouse_from_touch Input.emulate_touch_from_mouse
touch computer: Input.emulate_touch_from_mouse
finger drag: InputEventScreenDrag.relative
drag camera mouse: InputEventMouseMotion.relative Camera2D.position
automated test: Input.parse_input_event SceneTree.quit
jump buffer: Input.is_action_just_pressed Timer CharacterBody2D.is_on_floor
variable jump: Input.is_action_just_released CharacterBody2D.velocity
automatic weapon: Input.is_action_pressed Timer
automatic fire: Input.is_action_pressed Timer
hold shoot: Input.is_action_pressed Timer
shoot continuously: Input.is_action_pressed Timer
charge shot: Input.is_action_just_released Time.get_ticks_msec Input.is_action_pressed
charge attack: Input.is_action_just_released Time.get_ticks_msec Input.is_action_pressed
weapon sway: InputEventMouseMotion.relative @GlobalScope.lerp Vector3.lerp
interact key: Input.is_action_just_pressed Area2D.get_overlapping_areas RayCast3D.get_collider
sprint: Input.is_action_pressed CharacterBody3D.velocity
pan camera: InputEventMouseMotion.relative Camera2D.position InputEventScreenDrag.relative
drag camera: InputEventMouseMotion.relative Camera2D.position InputEventScreenDrag.relative
drag map: InputEventMouseMotion.relative Camera2D.position InputEventScreenDrag.relative
press continue: Input.is_action_just_pressed Node._unhandled_input
stick deadzone: InputMap.action_set_deadzone InputMap.action_get_deadzone Input.get_vector
joystick deadzone: InputMap.action_set_deadzone InputMap.action_get_deadzone Input.get_vector
pressed key text: InputEvent.as_text InputEventKey.as_text_keycode OS.get_keycode_string
`
