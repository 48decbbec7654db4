/** Chinese words for keyboard, mouse, touch and gamepad input, in simplified characters. */
export default `
键盘: keyboard|key
按键 键位: key
按键输入 键盘输入 检测按键: key input Input.is_action_pressed Input.is_key_pressed InputEventKey
按下按键 按键按下 按下键: key pressed Input.is_action_pressed Input.is_action_just_pressed Input.is_key_pressed
刚按下 按下瞬间 按下的瞬间: just pressed Input.is_action_just_pressed
刚松开 松开瞬间: just released Input.is_action_just_released
长按 按住: held|pressed Input.is_action_pressed
动作: action InputMap
输入映射: input map InputMap
按键绑定 改键 键位绑定 键位设置 按键设置: key binding remap InputMap.action_add_event InputMap.action_erase_events InputMap
输入事件: input event InputEvent Node._input
鼠标: mouse
鼠标位置 鼠标坐标 鼠标的位置 光标位置: mouse position CanvasItem.get_global_mouse_position Viewport.get_mouse_position CanvasItem.get_local_mouse_position InputEventMouse.position
指针 光标 鼠标指针: mouse|cursor Input.mouse_mode
隐藏鼠标 隐藏光标 隐藏鼠标指针: hide mouse cursor Input.mouse_mode Input.MOUSE_MODE_HIDDEN Input.MOUSE_MODE_CAPTURED
自定义光标 自定义鼠标 鼠标样式 鼠标图标: custom mouse cursor Input.set_custom_mouse_cursor
锁定鼠标 捕获鼠标: capture mouse Input.mouse_mode Input.MOUSE_MODE_CAPTURED
鼠标滚轮 滚轮: mouse wheel InputEventMouseButton @GlobalScope.MOUSE_BUTTON_WHEEL_UP
鼠标左键 左键: left mouse button InputEventMouseButton @GlobalScope.MOUSE_BUTTON_LEFT
鼠标右键 右键: right mouse button InputEventMouseButton @GlobalScope.MOUSE_BUTTON_RIGHT
鼠标点击: mouse click InputEventMouseButton
鼠标悬停 悬停 鼠标进入 鼠标移入: mouse entered hover Control.mouse_entered CollisionObject2D.mouse_entered
鼠标移动: mouse motion InputEventMouseMotion
触摸屏 触屏输入 触摸输入 触控: touch screen InputEventScreenTouch InputEventScreenDrag TouchScreenButton
多点触控: multitouch InputEventScreenTouch
手势: gesture InputEventGesture
摇杆 手柄摇杆: joystick Input.get_joy_axis Input.get_vector InputEventJoypadMotion
手柄 控制器: gamepad|joypad|controller
手柄按键 手柄按钮: joypad button Input.is_joy_button_pressed InputEventJoypadButton
手柄连接: joypad connected Input.joy_connection_changed Input.get_connected_joypads
手柄震动 手柄振动 震动手柄: vibration Input.start_joy_vibration Input.vibrate_handheld
手机震动: vibrate Input.vibrate_handheld
死区: deadzone InputMap.action_set_deadzone
轴: axis Input.get_axis
方向键: arrow keys Input.get_vector
空格键: space key @GlobalScope.KEY_SPACE
回车键: enter key @GlobalScope.KEY_ENTER
快捷键: shortcut Shortcut
剪贴板: clipboard DisplayServer.clipboard_get DisplayServer.clipboard_set
复制到剪贴板: clipboard copy DisplayServer.clipboard_set
加速度计 重力感应: accelerometer Input.get_accelerometer
陀螺仪: gyroscope Input.get_gyroscope
虚拟键盘: virtual keyboard DisplayServer.virtual_keyboard_show
`
