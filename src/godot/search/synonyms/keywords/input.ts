/** Search keywords of keys, mouse, touch and controllers. `keywords/index.ts` describes the form of a line. */
export default `
@GlobalScope.MOUSE_BUTTON_WHEEL_DOWN: scroll zoom
@GlobalScope.MOUSE_BUTTON_WHEEL_UP: scroll zoom
Input.MOUSE_MODE_CAPTURED: hide cursor lock capture fps look around
Input.MOUSE_MODE_VISIBLE: show cursor release free menu
Input.action_press: simulate fake virtual press touch button
Input.get_accelerometer: tilt phone motion shake sensor
Input.get_action_strength: analog trigger pressure stick amount
Input.get_axis: left right horizontal keys movement
Input.get_connected_joypads: controller gamepad connected list plugged how many
Input.get_gyroscope: tilt phone rotate motion sensor
Input.get_joy_axis: stick trigger analog raw gamepad
Input.get_joy_name: controller xbox playstation which type
Input.get_last_mouse_velocity: fast swing flick
Input.get_vector: wasd arrows joystick stick movement topdown eight direction diagonal
Input.is_action_just_pressed: once single tap jump shoot press pressed repeat fires many
Input.is_action_just_released: let go release charge stop short hop
Input.is_action_pressed: hold held down continuously while key move walk button
Input.is_key_pressed: specific key keyboard letter hold
Input.is_mouse_button_pressed: hold held left right click drag
Input.joy_connection_changed: controller gamepad plugged unplugged connected disconnected
Input.mouse_mode: hide cursor lock capture fps pointer invisible show
Input.parse_input_event: simulate fake inject automated press virtual
Input.set_custom_mouse_cursor: crosshair pointer image icon custom change
Input.start_joy_vibration: rumble haptic shake controller gamepad feedback
Input.vibrate_handheld: phone haptic buzz mobile
Input.warp_mouse: move cursor set position center
InputEvent.as_text: show key name label prompt hint controls
InputEvent.device: which player controller number
InputEvent.is_action_pressed: once event press handler
InputEvent.is_echo: repeat held key many times once ignore
InputEventKey: keyboard letter pressed which
InputEventKey.echo: repeat held key many times once ignore
InputEventKey.keycode: which letter pressed
InputEventKey.physical_keycode: keyboard layout wasd azerty
InputEventMagnifyGesture: pinch zoom fingers
InputEventMouseButton: click left right wheel scroll
InputEventMouseButton.button_index: left right middle wheel scroll which
InputEventMouseButton.double_click: doubleclick twice fast
InputEventMouseMotion: moved look drag cursor
InputEventMouseMotion.relative: look around fps turn drag moved delta mouse aim
InputEventPanGesture: two finger scroll trackpad
InputEventScreenDrag: swipe finger mobile phone touch slide gesture
InputEventScreenDrag.index: multitouch finger second
InputEventScreenDrag.relative: swipe finger moved delta direction
InputEventScreenDrag.velocity: swipe finger fast flick speed
InputEventScreenTouch: tap finger mobile phone touch
InputEventScreenTouch.index: multitouch finger second
InputMap: controls keybinding actions rebind
InputMap.action_add_event: rebind remap controls keybinding settings change key
InputMap.action_erase_events: rebind remap controls keybinding settings clear
InputMap.action_get_events: key bound show which button controls
InputMap.action_set_deadzone: stick drift analog sensitivity
InputMap.add_action: create controls keybinding code
TouchScreenButton: mobile virtual pad onscreen joystick phone
XRCamera3D: vr headset head
XRController3D: vr hand controller trigger
XRController3D.button_pressed: vr trigger grip click
XRInterface.initialize: vr start headset enable
XROrigin3D: vr player room
XRServer: vr headset start
`
