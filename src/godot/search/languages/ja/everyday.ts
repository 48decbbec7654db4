/** Japanese everyday words in questions. */
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
セーブデータがあるか ファイルがあるか ファイルが存在: FileAccess.file_exists ResourceLoader.exists DirAccess.file_exists
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
グループ全 グループの全 グループ内の全 グループ内のすべて グループに入っている全 全員に命令 全部に命令 一斉に: SceneTree.call_group SceneTree.get_nodes_in_group SceneTree.notify_group
まだ存在 消えたか 消されたか 解放されたか 削除されたか 生きているか確認: @GlobalScope.is_instance_valid Node.is_inside_tree Object.is_queued_for_deletion Node.has_node
条件に合う 条件に一致 絞り込 条件で抽出: filter Array.filter Array.any
切り捨て: floor @GlobalScope.floor @GlobalScope.floori String.pad_decimals
切り上げ: ceil @GlobalScope.ceil @GlobalScope.ceili
四捨五入: round @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
FPSを制限 FPS制限 FPSの上限 最大FPS フレームレートを制限 フレームレートを固定 FPSを固定: Engine.max_fps DisplayServer.window_set_vsync_mode Engine.physics_ticks_per_second
FPSを表示 FPS表示 フレームレートを表示 現在のFPS: Engine.get_frames_per_second Performance.get_monitor
別スレッド バックグラウンドで読 非同期で読 非同期読 裏で読み込 ロード画面 ローディング画面: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get Thread.start
URLを開 ブラウザを開 ブラウザで開 サイトを開 リンクを開: OS.shell_open LinkButton.uri
コードで コードから コードを スクリプトで スクリプトから: -
すり抜け 通り抜けてしま 貫通してしま めり込 突き抜け: tunneling RigidBody2D.continuous_cd RigidBody3D.continuous_cd CollisionObject2D.collision_mask
敵同士 キャラ同士 味方同士 仲間同士 ぶつからないよう 当たらないよう 衝突しないよう: CollisionObject2D.collision_mask CollisionObject2D.collision_layer CollisionObject2D.set_collision_mask_value PhysicsBody2D.add_collision_exception_with
何に当た 何にぶつか 誰に当た 何と衝突 ぶつかった相手 当たった相手 衝突した相手: KinematicCollision2D.get_collider CharacterBody2D.get_slide_collision RayCast2D.get_collider Area2D.body_entered
地面との距離 床との距離 床までの距離 地面までの距離 壁までの距離: RayCast2D.get_collision_point RayCast3D.get_collision_point RayCast2D RayCast3D
ふわふわ 上下に揺 ゆらゆら 揺らす 揺れ 浮遊: bob|sway @GlobalScope.sin Tween.set_loops Tween.tween_property
往復 行ったり来たり 左右に動く敵 巡回: patrol PathFollow2D.progress @GlobalScope.pingpong Tween.set_loops CharacterBody2D.is_on_wall
決められた道 決まった道 道に沿って ルートに沿 線路に沿 コースに沿 経路に沿 レールに沿: PathFollow2D Path2D PathFollow2D.progress PathFollow3D
空中 空中で 滞空 着地した 着地判定: air CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor CharacterBody2D.velocity
水中 水の中 水に入 泳ぐ 泳が: water Area2D.linear_damp Area3D.linear_damp RigidBody2D.linear_damp Area2D.body_entered
風で 風に 風の影響 風を吹か: wind Area3D.wind_force_magnitude RigidBody2D.constant_force RigidBody2D.apply_central_force Area2D.gravity_direction
拾う 拾っ 拾え 取得アイテム アイテムを取 コインを取 アイテム取得: pickup Area2D.body_entered Area3D.body_entered Node.queue_free
話しかけ 近づいたら 近くに来たら 近くにいる 近寄: Area2D.body_entered Area2D.body_exited Area2D.get_overlapping_bodies Area3D.body_entered
選択肢ボタン ボタンを動的 ボタンを追加 ボタンを生成 ボタンをコード: Button Node.add_child BaseButton.pressed
後ろに隠れ 前に出 手前に表示 手前に出 一番前に 重なり順 表示順 前面に: CanvasItem.z_index CanvasLayer.layer CanvasItem.move_to_front Node.move_child
絵を描 お絵かき 手書き 線を描く ペンで: CanvasItem._draw CanvasItem.draw_line Line2D.add_point Image.set_pixel CanvasItem.queue_redraw
アニメーションの速 アニメーション速度 アニメの速 再生速度 アニメーションを速 アニメーションを遅: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale AnimationPlayer.play
アニメーションからコード アニメーションから関数 アニメーションの途中で関数 アニメーションイベント アニメーション中に関数 途中で関数を呼: Animation.TYPE_METHOD AnimationMixer.callback_mode_method Animation.track_insert_key
太陽 太陽光 日光 日差し: sun DirectionalLight3D DirectionalLight2D
昼と夜 昼夜 時間帯 朝昼夜: DirectionalLight3D CanvasModulate Light3D.light_energy Environment.sky ProceduralSkyMaterial
モノクロ 白黒 グレースケール セピア 彩度: Environment.adjustment_saturation Environment.adjustment_enabled ShaderMaterial
ぼかし ぼかす ぼかした ボケ 被写界深度 ピントを: blur CameraAttributesPractical.dof_blur_far_enabled CameraAttributesPractical.dof_blur_near_enabled ShaderMaterial
タイルに当たり判定 タイルの当たり判定 タイルの衝突 タイルマップの当たり判定 タイルにコリジョン: TileSet.add_physics_layer TileData.set_collision_polygon_points TileData.add_collision_polygon TileMapLayer.collision_enabled
マス目 グリッドに沿 グリッド移動 1マスず 一マスず マス単位: TileMapLayer.map_to_local Vector2.snapped @GlobalScope.snapped AStarGrid2D
最短経路 最短ルート 最短距離の道: AStarGrid2D.get_id_path AStar2D.get_point_path AStarGrid2D NavigationServer2D.map_get_path
ナビメッシュを焼 ナビメッシュのベイク ナビメッシュを作 ナビゲーションをベイク ベイクし ナビメッシュ更新: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon NavigationRegion3D NavigationRegion2D
チャット: chat Node.rpc @GDScript.@rpc LineEdit.text_submitted RichTextLabel.append_text
サーバーだけ サーバー側 サーバー側で サーバーでのみ ホストだけ: MultiplayerAPI.is_server Node.is_multiplayer_authority Node.rpc_id
ランキングを送 スコアを送 データを送信 サーバーに送 POSTで送: HTTPRequest.request HTTPRequest.request_completed HTTPRequest
保存場所 保存先 どこに保存 保存されている場所 セーブデータの場所: OS.get_user_data_dir ProjectSettings.globalize_path OS.get_data_dir
終了時 終了する前 閉じるとき 閉じる前 閉じられたとき 閉じようと 終了時に保存: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
全シーンで 全てのシーンで どのシーンからでも どこからでも グローバル変数 シングルトン 自動読み込み: autoload SceneTree.root Engine.register_singleton Object.set_meta
次のシーンに 別のシーンに値 シーンに値を渡 シーン間で値 シーン間で変数 シーンを越えて: SceneTree.change_scene_to_packed PackedScene.instantiate SceneTree.root Object.set_meta
特定の型の 型の子 特定のクラスのノード 子ノードを検索 子を探: Node.find_children Node.get_children Node.find_child
シグナルを切 シグナルを切断 接続を解除 シグナルの接続を外 シグナル解除: Object.disconnect Signal.disconnect Object.is_connected
他のノードの関数 別のノードの関数 ほかのノードの関数 他のスクリプトの関数 別のスクリプトの関数 他のノードのメソッド: Object.call Node.get_node Object.call_deferred
関数を変数 関数を渡 関数を引数 関数ポインタ ラムダ 無名関数 コールバック: Callable Callable.call Callable.bind
文字列で関数 名前で関数 関数名で呼: Object.call Object.callv Object.has_method
変数が変わ 値が変わ 値の変化 変更を検知 値が変更: Signal.emit Object.emit_signal Object._set Range.value_changed
重い処理 固まる 固まら フリーズ 処理が重い カクつ 処理落ち: Thread.start WorkerThreadPool.add_task Object.call_deferred Performance.get_monitor
配列の最後 最後の要素 末尾の要素 リストの最後: Array.back Array.pop_back
配列の最初 先頭の要素 最初の要素: Array.front Array.pop_front
重複をなく 重複を消 重複を削除 重複を除 重複を取り除: Array.has Dictionary.has Dictionary.keys
割合 百分率 パーセント 比率 別の範囲に変換 範囲を変換: @GlobalScope.remap @GlobalScope.inverse_lerp Range.ratio
角度を度 ラジアンを度 度に変換 度数に: @GlobalScope.rad_to_deg Node2D.rotation_degrees
度をラジアン ラジアンに: @GlobalScope.deg_to_rad
曜日: Time.get_date_dict_from_system Time.get_datetime_dict_from_system
縦横 縦画面 横画面 画面の向き 縦向き 横向き 画面を回転: orientation DisplayServer.screen_set_orientation DisplayServer.screen_get_orientation
ノッチ セーフエリア 切り欠き: DisplayServer.get_display_safe_area DisplayServer.get_display_cutouts
戻るボタン 戻るキー: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back
動かせなく サイズを変えられな サイズ変更を禁止 枠なし タイトルバーを消 タイトルバーなし ウィンドウを固定: Window.unresizable Window.borderless DisplayServer.window_set_flag
最前面 常に手前 常に最前面 常に前: Window.always_on_top DisplayServer.WINDOW_FLAG_ALWAYS_ON_TOP
どのOS OSの種類 OSを判定 動作環境 スマホかどうか 実行環境 プラットフォームを判定: OS.get_name OS.has_feature
エディタにボタン エディタを拡張 エディタ拡張 ツールバーに追加 ドックを追加 プラグインを作: EditorPlugin EditorPlugin.add_control_to_dock EditorPlugin.add_control_to_container EditorInspectorPlugin
インスペクターで選択肢 インスペクタで選択肢 プルダウンで選べる変数 列挙型をインスペクター: @GDScript.@export_enum @GDScript.@export
変数をスライダー スライダーで編集 スライダーで調整 範囲を指定してエクスポート: @GDScript.@export_range
`
