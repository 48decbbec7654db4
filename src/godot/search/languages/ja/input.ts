/** Japanese words for keyboard, mouse, touch and gamepad input. */
export default `
キーボード: keyboard|key
キー: key
キー入力 ボタン入力: key input Input.is_action_pressed Input.is_key_pressed InputEventKey
キーが押され キーを押し キーを押す キー押下: key pressed Input.is_action_pressed Input.is_action_just_pressed Input.is_key_pressed
押された瞬間 押した瞬間 一度だけ押 押した時だけ: just pressed Input.is_action_just_pressed
離した瞬間 離された: just released Input.is_action_just_released
長押し 押し続け 押している間: held|pressed Input.is_action_pressed
アクション: action InputMap
入力マップ インプットマップ: input map InputMap
キー割り当て キーコンフィグ キーバインド キー設定: key binding remap InputMap.action_add_event InputMap.action_erase_events InputMap
入力イベント: input event InputEvent Node._input
未処理の入力: unhandled input Node._unhandled_input
マウス: mouse
マウスの位置 マウス座標 マウス位置 カーソルの位置 カーソル位置: mouse position CanvasItem.get_global_mouse_position Viewport.get_mouse_position CanvasItem.get_local_mouse_position InputEventMouse.position
カーソル マウスカーソル ポインタ: mouse|cursor Input.mouse_mode
マウスカーソルを隠 カーソルを隠 カーソルを非表示 マウスを隠: hide mouse cursor Input.mouse_mode Input.MOUSE_MODE_HIDDEN Input.MOUSE_MODE_CAPTURED
カーソルの形 カーソル画像 カーソルを変 マウスカーソルを変: custom mouse cursor Input.set_custom_mouse_cursor
マウスを固定 マウスをロック マウスを捕 マウスをキャプチャ: capture mouse Input.mouse_mode Input.MOUSE_MODE_CAPTURED
マウスホイール ホイール: mouse wheel InputEventMouseButton @GlobalScope.MOUSE_BUTTON_WHEEL_UP
左クリック: left mouse button click InputEventMouseButton @GlobalScope.MOUSE_BUTTON_LEFT
右クリック: right mouse button click InputEventMouseButton @GlobalScope.MOUSE_BUTTON_RIGHT
マウスが乗 マウスオーバー ホバー: mouse entered hover Control.mouse_entered CollisionObject2D.mouse_entered
マウスの動き マウス移動 マウスを動か: mouse motion InputEventMouseMotion
マウスの速度: mouse velocity Input.get_last_mouse_velocity
タッチ操作 タッチ入力 タッチパネル 画面タッチ タッチスクリーン: touch screen InputEventScreenTouch InputEventScreenDrag TouchScreenButton
マルチタッチ: multitouch InputEventScreenTouch
ピンチ: pinch InputEventMagnifyGesture
スティック アナログスティック ジョイスティック: joystick Input.get_joy_axis Input.get_vector InputEventJoypadMotion
ゲームパッドのボタン コントローラーのボタン: joypad button Input.is_joy_button_pressed InputEventJoypadButton
コントローラーの接続 パッドの接続: joypad connected Input.joy_connection_changed Input.get_connected_joypads
コントローラーを振動 コントローラを振動 パッドを振動 バイブレーション: vibration Input.start_joy_vibration Input.vibrate_handheld
デッドゾーン: deadzone InputMap.action_set_deadzone
左右の入力 左右入力 軸: axis Input.get_axis
矢印キー 方向キー 十字キー: arrow keys Input.get_vector
スペースキー: space key @GlobalScope.KEY_SPACE
エンターキー: enter key @GlobalScope.KEY_ENTER
ショートカット: shortcut Shortcut
クリップボード: clipboard DisplayServer.clipboard_get DisplayServer.clipboard_set
クリップボードにコピー: clipboard copy DisplayServer.clipboard_set
加速度センサー 傾きセンサー: accelerometer Input.get_accelerometer
ジャイロ: gyroscope Input.get_gyroscope
仮想キーボード ソフトウェアキーボード: virtual keyboard DisplayServer.virtual_keyboard_show
`
