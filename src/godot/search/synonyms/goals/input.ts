/** Goals of keys, mouse, touch and gamepads. `goals/index.ts` describes the form of a line. */
export default `
Input.is_action_just_pressed InputEvent.is_action_pressed InputEvent.is_echo Input.is_action_just_released: once only single press key repeat not held
Input.is_action_pressed Input.is_key_pressed Input.is_physical_key_pressed Timer: hold held key down continuously autofire
InputMap.action_add_event InputMap.action_erase_events InputMap.action_get_events InputEventKey.physical_keycode InputMap ConfigFile: rebind remap keys controls customize change binding
InputEvent.as_text InputEventKey.keycode OS.get_keycode_string InputEventKey.as_text_physical_keycode InputMap.action_get_events: name of key show prompt label which button
Node._input Node._unhandled_input InputEventKey Node._unhandled_key_input: any key pressed detect typed start
Input.parse_input_event InputEventAction InputEventKey Input.action_press Viewport.push_input: simulate fake press code inject virtual
Viewport.set_input_as_handled Node._unhandled_input Control.accept_event Control.mouse_filter: stop input reaching behind consume block click through
Node.set_process_input Node.set_process_unhandled_input Node.process_mode SceneTree.paused Node.set_physics_process: disable controls input cutscene dialogue lock player
Input.mouse_mode Input.MOUSE_MODE_CAPTURED Input.MOUSE_MODE_HIDDEN Input.MOUSE_MODE_CONFINED DisplayServer.mouse_set_mode: hide cursor lock mouse center capture confine pointer
InputEventMouseMotion.relative Node3D.rotate_y Node3D.rotate_x Input.mouse_mode Input.MOUSE_MODE_CAPTURED @GlobalScope.clamp: look around mouse first person fps camera view sensitivity
Input.set_custom_mouse_cursor ProjectSettings.display/mouse_cursor/custom_image Control.mouse_default_cursor_shape Input.set_default_cursor_shape: cursor image custom pointer icon crosshair
CanvasItem.get_global_mouse_position Viewport.get_mouse_position CanvasItem.get_local_mouse_position InputEventMouse.position: mouse position coordinates where cursor
InputEventMouseButton InputEventMouseButton.button_index InputEventMouseButton.double_click Input.is_mouse_button_pressed: click left right button double
InputEventMouseButton.button_index @GlobalScope.MOUSE_BUTTON_WHEEL_UP @GlobalScope.MOUSE_BUTTON_WHEEL_DOWN Camera2D.zoom InputEventMouseButton.factor: wheel scroll zoom
CollisionObject2D.input_event CollisionObject2D.input_pickable CollisionObject2D.mouse_entered Viewport.physics_object_picking: click sprite object world select tap
InputEventMouseMotion CollisionObject2D.input_event CanvasItem.get_global_mouse_position InputEventMouseButton: drag object mouse move grab pick card
Camera3D.project_ray_origin Camera3D.project_ray_normal PhysicsDirectSpaceState3D.intersect_ray CollisionObject3D.input_event PhysicsRayQueryParameters3D.create: click 3d object world mouse select raycast pick
CanvasItem.get_global_mouse_position NavigationAgent2D.target_position InputEventMouseButton Vector2.move_toward: click to move point walk there
Rect2 Rect2.has_point InputEventMouseMotion CanvasItem.draw_rect Rect2.abs: selection box drag rectangle rts units marquee
InputEventScreenTouch InputEventScreenDrag InputEventScreenTouch.position TouchScreenButton ProjectSettings.input_devices/pointing/emulate_touch_from_mouse: touch tap finger phone mobile
InputEventScreenDrag InputEventScreenDrag.relative InputEventScreenTouch InputEventScreenDrag.velocity: swipe drag finger gesture flick
InputEventMagnifyGesture InputEventScreenDrag InputEventScreenTouch.index InputEventPanGesture Camera2D.zoom: pinch zoom two fingers multitouch
TouchScreenButton TouchScreenButton.action Input.action_press InputEventScreenDrag TouchScreenButton.passby_press: virtual joystick onscreen buttons dpad mobile
Input.get_vector Input.get_joy_axis Input.get_action_strength InputEventJoypadMotion InputMap.action_set_deadzone: stick analog gamepad axis drift deadzone
Input.joy_connection_changed Input.get_connected_joypads Input.get_joy_name Input.is_joy_known: gamepad controller connected plugged unplugged detect
InputEvent.device InputEventJoypadButton InputEventJoypadMotion Input.get_connected_joypads: which controller player local coop two players device keyboard switch
Input.start_joy_vibration Input.stop_joy_vibration Input.vibrate_handheld: rumble vibrate shake haptic controller phone
Input.get_accelerometer Input.get_gyroscope Input.get_gravity: tilt phone sensor motion accelerometer
LineEdit.text_submitted LineEdit.text LineEdit.text_changed LineEdit: type name enter text player input field
DisplayServer.virtual_keyboard_show DisplayServer.virtual_keyboard_hide LineEdit.virtual_keyboard_enabled DisplayServer.virtual_keyboard_get_height: onscreen keyboard mobile phone typing
DisplayServer.clipboard_set DisplayServer.clipboard_get DisplayServer.clipboard_has: copy paste clipboard text
Window.files_dropped FileDialog DisplayServer.file_dialog_show: drop files window drag desktop
Time.get_ticks_msec Timer SceneTree.create_timer Input.is_action_just_pressed: double tap combo twice quickly within sequence long press
InputEventKey.keycode InputEventKey.physical_keycode InputEventKey.unicode InputEvent.is_pressed DisplayServer.keyboard_get_keycode_from_physical: which key letter layout azerty qwerty wasd
InputEventWithModifiers.ctrl_pressed InputEventWithModifiers.shift_pressed InputEventWithModifiers.alt_pressed InputEventWithModifiers.get_modifiers_mask Input.is_key_pressed InputEventWithModifiers.is_command_or_control_pressed: shortcut ctrl shift alt combination modifier
BaseButton.shortcut Shortcut Shortcut.events PopupMenu.set_item_shortcut Node._shortcut_input PopupMenu.set_item_accelerator: hotkey accelerator menu keyboard shortcut button
InputMap.add_action InputMap.has_action InputMap.get_actions InputMap.action_add_event InputEventAction: create action code runtime list actions
InputMap.load_from_project_settings InputMap.action_erase_events InputMap.action_get_events ProjectSettings.input/ui_accept: reset default controls restore bindings
Input.get_last_mouse_velocity InputEventMouseMotion.velocity InputEventMouseMotion.screen_relative Input.use_accumulated_input: mouse speed fast precise raw
Input.warp_mouse Viewport.warp_mouse DisplayServer.warp_mouse Input.MOUSE_MODE_CONFINED: move cursor to position set pointer gamepad
Input.is_anything_pressed Node._input InputEventKey InputEventMouseButton InputEventJoypadButton: press any key start title idle afk
Input.get_action_strength Input.get_action_raw_strength InputEvent.get_action_strength Input.get_joy_axis @GlobalScope.JOY_AXIS_TRIGGER_RIGHT: trigger pressure analog how far pressed
Input.is_joy_button_pressed InputEventJoypadButton.button_index @GlobalScope.JOY_BUTTON_A Input.add_joy_mapping: gamepad button xbox playstation mapping unknown
Input.flush_buffered_events Engine.max_fps Input.use_accumulated_input: input lag delay latency responsive
Input.action_press Input.action_release InputEventAction TouchScreenButton: simulate press action ai bot test replay
InputEventMIDI OS.open_midi_inputs OS.get_connected_midi_inputs OS.close_midi_inputs: midi keyboard piano music controller
InputEventPanGesture InputEventMagnifyGesture InputEventScreenDrag: trackpad two finger scroll gesture pan
Control._has_point TextureButton.texture_click_mask Control.gui_input BitMap: irregular shape click round button transparent pixels
Node._unhandled_key_input Node._unhandled_input Node._shortcut_input Node._input: order of input events gui first which callback
DisplayServer.is_touchscreen_available OS.has_feature ProjectSettings.input_devices/pointing/emulate_touch_from_mouse ProjectSettings.input_devices/pointing/emulate_mouse_from_touch: is touch device test with mouse
Viewport.push_input Viewport.handle_input_locally SubViewportContainer SubViewport Viewport.physics_object_picking: input inside viewport not working subviewport click
`
