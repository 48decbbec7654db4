/** Search keywords of keys, mouse, touch and controllers. `keywords/index.ts` describes the form of a line. */
export default `
Input.MOUSE_MODE_CAPTURED: hide cursor lock capture fps look around
Input.action_press: simulate fake virtual press touch button
Input.get_accelerometer: tilt phone motion shake sensor
Input.get_action_strength: analog trigger pressure stick amount
Input.get_axis: left right horizontal keys movement
Input.get_gyroscope: tilt phone rotate motion sensor
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
InputEvent.as_text: show key name label prompt hint controls
InputEvent.is_action_pressed: once event press handler
InputEvent.is_echo: repeat held key many times once ignore
InputEventKey.echo: repeat held key many times once ignore
InputEventMagnifyGesture: pinch zoom fingers
InputEventMouseButton.double_click: doubleclick twice fast
InputEventMouseMotion.relative: look around fps turn drag moved delta mouse aim
InputEventScreenDrag: swipe finger mobile phone touch slide gesture
InputEventScreenDrag.relative: swipe finger moved delta direction
InputEventScreenDrag.velocity: swipe finger fast flick speed
InputEventScreenTouch: tap finger mobile phone touch
InputMap.action_add_event: rebind remap controls keybinding settings change key
InputMap.action_erase_events: rebind remap controls keybinding settings clear
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
