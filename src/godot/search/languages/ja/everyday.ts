/** Japanese words for what people ask in everyday words. */
export default `
跳ね返 はね返 跳ねかえ 反射させ バウンド: bounce Vector2.bounce PhysicsMaterial.bounce CharacterBody2D.get_wall_normal Vector3.bounce
移動床 動く床 動く足場 移動する床 リフトに乗: moving platform AnimatableBody2D AnimatableBody2D.sync_to_physics CharacterBody2D.get_platform_velocity AnimatableBody3D
押せる箱 箱を押 ブロックを押 岩を押 押して動か: push RigidBody2D.apply_central_impulse CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider RigidBody2D
乱数を固定 乱数の固定 乱数シード シード値 同じ乱数 乱数の種: @GlobalScope.seed RandomNumberGenerator.seed RandomNumberGenerator.state
ヒットストップ: Engine.time_scale SceneTree.create_timer SceneTree.paused
秒後に実行 秒後に 秒待 数秒待 少し待 遅らせて実行 遅延実行: SceneTree.create_timer SceneTreeTimer.timeout Timer.timeout Timer
ダブルクリック 二回クリック ダブルタップ: InputEventMouseButton.double_click InputEventScreenTouch.double_tap
どのキーが押 押されたキー 何のキー キーの名前: InputEventKey.keycode InputEvent.as_text OS.get_keycode_string InputEventKey
入力を受け付け 入力を無効 操作を受け付け 操作できないよう 操作を無効 入力を止め 入力を無視: Node.set_process_input Node.set_process_unhandled_input Viewport.gui_disable_input Viewport.set_input_as_handled Control.mouse_filter
折り返 改行されな 文字がはみ出 はみ出 自動改行: wrap Label.autowrap_mode RichTextLabel.autowrap_mode Label.clip_text
右下 左上 右上 左下 画面の隅 画面の下に固定 画面の端に固定: corner Control.set_anchors_preset Control.anchor_right Control.anchor_bottom Control.set_anchors_and_offsets_preset
名前を入力 入力欄 文字を入力させ テキスト入力 文字入力欄 入力フォーム: LineEdit LineEdit.text LineEdit.text_submitted TextEdit
ドロップダウン プルダウン 選択肢から選 コンボボックス: OptionButton OptionButton.add_item OptionButton.item_selected
一番下にスクロール スクロールを一番下 最下部 一番下までスクロール 自動スクロール: ScrollContainer.scroll_vertical RichTextLabel.scroll_following RichTextLabel.scroll_to_line ScrollContainer.ensure_control_visible
セーブデータがあるか ファイルがあるか ファイルが存在 存在するか確認: FileAccess.file_exists ResourceLoader.exists DirAccess.file_exists
jsonを読 jsonの読 jsonファイル jsonをパース jsonから: JSON.parse_string JSON.parse FileAccess.get_as_text
BGMをループ 曲をループ 音楽をループ 音をループ ループ再生: AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode AudioStreamPlayer
ゆっくり動か ゆっくり移動 なめらかに動か 滑らかに動か なめらかに移動 滑らかに移動 徐々に移動 スムーズに動か スムーズに移動: Tween.tween_property Vector2.lerp Vector2.move_toward Node.create_tween
赤く光 白く光 赤くす 白くす 点滅させ 一瞬白く: CanvasItem.modulate CanvasItem.self_modulate ShaderMaterial.set_shader_parameter Tween.tween_property
ステージの外 マップの外 画面外を映 範囲外を映 カメラの範囲 カメラの移動範囲 映さないよう: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom Camera2D.limit_enabled
カメラを切り替 カメラの切り替 カメラを変更 別のカメラ: Camera2D.make_current Camera3D.make_current Camera3D.current
FPSの視点 FPS視点 一人称視点 マウスで視点 視点操作 視点移動 視点を動か マウスルック: InputEventMouseMotion.relative Input.mouse_mode Input.MOUSE_MODE_CAPTURED Node3D.rotate_y
画面座標に 画面座標へ スクリーン座標に 画面上の座標に: Camera3D.unproject_position Camera3D.is_position_behind CanvasItem.get_global_transform_with_canvas
メッシュをコードで メッシュを生成 メッシュを作 メッシュの生成 ポリゴンを作: ArrayMesh ArrayMesh.add_surface_from_arrays SurfaceTool ImmediateMesh
webから ネットから サーバーからデータ apiを叩 APIを呼 APIから ネットのデータ 通信でデータ: HTTPRequest.request HTTPRequest HTTPRequest.request_completed
グループ全 グループの全 グループに入っている全 全員に命令 全部に命令 一斉に: SceneTree.call_group SceneTree.get_nodes_in_group SceneTree.notify_group
まだ存在 存在するか 消えたか 消されたか 解放されたか 削除されたか 生きているか確認: @GlobalScope.is_instance_valid Node.is_inside_tree Object.is_queued_for_deletion Node.has_node
条件に合う 条件に一致 絞り込 条件で抽出: filter Array.filter Array.any
切り捨て: floor @GlobalScope.floor @GlobalScope.floori String.pad_decimals
切り上げ: ceil @GlobalScope.ceil @GlobalScope.ceili
四捨五入: round @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
FPSを制限 FPS制限 FPSの上限 最大FPS フレームレートを制限 フレームレートを固定 FPSを固定: Engine.max_fps DisplayServer.window_set_vsync_mode Engine.physics_ticks_per_second
FPSを表示 FPS表示 フレームレートを表示 現在のFPS: Engine.get_frames_per_second Performance.get_monitor
別スレッド バックグラウンドで読 非同期で読 非同期読 裏で読み込 ロード画面 ローディング画面: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get Thread.start
URLを開 ブラウザを開 ブラウザで開 サイトを開 リンクを開: OS.shell_open LinkButton.uri
`
