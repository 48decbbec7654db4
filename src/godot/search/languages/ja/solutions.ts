/** Japanese tasks in people's own words, with their solutions. */
export default `
解像度対応 画面サイズに合わせ 解像度が変わっても 画面解像度: mode ProjectSettings.display/window/stretch/mode ProjectSettings.display/window/stretch/aspect Window.content_scale_mode Control.set_anchors_preset
クリックできない クリックが効かない クリックを透過 クリックが届かない: mouse filter Control.mouse_filter Control.MOUSE_FILTER_IGNORE Control.MOUSE_FILTER_PASS
1文字ずつ 文字送り: visible characters RichTextLabel.visible_characters RichTextLabel.visible_ratio Label.visible_ratio Label.visible_characters
文字の縁取り 文字に縁取り 縁取り文字 袋文字: outline size LabelSettings.outline_size LabelSettings.outline_color Label.outline_size Label.font_outline_color
文字化け 豆腐になる 文字が四角: fallbacks Font.fallbacks SystemFont FontFile.allow_system_fallback
セーブデータの暗号化 改ざん: open encrypted pass FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass ConfigFile.load_encrypted_pass AESContext
MODを読み込 modを読み込 パックファイル 追加コンテンツ: load resource pack ProjectSettings.load_resource_pack PCKPacker
曲をループ: loop AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode AudioStreamPlayer.finished
スペクトラム 音の可視化 周波数ごと 音楽に合わせて: audio effect spectrum AudioEffectSpectrumAnalyzer AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioServer.get_bus_effect_instance
武器を手に ボーンに付け ボーンにアタッチ: bone attachment BoneAttachment3D BoneAttachment3D.bone_name BoneAttachment3D.bone_idx
影がちらつ 影に縞 影の縞 シャドウアクネ: shadow bias Light3D.shadow_bias Light3D.shadow_normal_bias DirectionalLight3D.directional_shadow_max_distance
弾痕 血痕 足跡: decal Decal Decal.texture_albedo Decal.size
どのマス どのタイル クリックしたタイル マス目の座標 タイルの座標: local map TileMapLayer.local_to_map TileMapLayer.map_to_local TileMapLayer.get_cell_source_id CanvasItem.get_local_mouse_position
ドット絵がぼやけ ぼやける ピクセルがぼやけ: texture filter CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST ProjectSettings.rendering/textures/canvas_textures/default_texture_filter
丸く切り抜 円形に切り抜: clip children CanvasItem.clip_children CanvasItem.CLIP_CHILDREN_ONLY CanvasGroup
爆発パーティクル: one shot GPUParticles2D.one_shot GPUParticles3D.one_shot GPUParticles2D.finished CPUParticles2D.one_shot
ポストエフェクト 画面エフェクト: compositor effect CompositorEffect Compositor BackBufferCopy Environment WorldEnvironment
避け合 重ならないように 敵同士 お互いを避け: avoidance enabled NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled NavigationAgent2D.velocity_computed NavigationAgent2D.radius
ナビメッシュを更新 ナビメッシュを焼き 経路を更新 ナビゲーションを更新: bake navigation mesh NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon NavigationObstacle3D
自作シグナル シグナルを自作: signal Signal Signal.emit Signal.connect Object.emit_signal
エディタで変更できる変数 エディターから変更: export @GDScript.@export @GDScript.@export_range @GDScript.@export_group @GDScript.@export_enum
カンマで区切 カンマ区切り: split String.split String.get_slice PackedStringArray
ゆっくり振り向 滑らかに回転 徐々に向き ゆっくり回転: lerp angle @GlobalScope.lerp_angle @GlobalScope.rotate_toward Node2D.get_angle_to Quaternion.slerp Basis.slerp
滑らかに追従: lerp @GlobalScope.lerp @GlobalScope.move_toward Vector2.lerp Vector2.move_toward Tween.tween_property
動く足場 リフト: animatable body AnimatableBody2D AnimatableBody3D AnimatableBody2D.sync_to_physics CharacterBody2D.get_platform_velocity
すり抜け床 一方通行の床 下から通れる 片面だけ: one way collision CollisionShape2D.one_way_collision CollisionShape2D.one_way_collision_margin
二段ジャンプ 2段ジャンプ ジャンプの高さ: is on floor CharacterBody2D.is_on_floor CharacterBody2D.velocity CharacterBody2D.move_and_slide
回避行動: velocity CharacterBody2D.velocity CharacterBody2D.move_and_slide SceneTree.create_timer
吹き飛ば: apply central impulse RigidBody2D.apply_central_impulse RigidBody2D.apply_impulse CharacterBody2D.velocity
箱を押 物を押: slide collision CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider RigidBody2D.apply_central_impulse
反射させ: bounce PhysicsMaterial.bounce Vector2.bounce PhysicsBody2D.move_and_collide
重力を変え 重力の向き: gravity scale RigidBody2D.gravity_scale Area2D.gravity ProjectSettings.physics/2d/default_gravity
当たり判定を無視 衝突しないように 当たらないように すり抜けさせ: collision mask CollisionObject2D.collision_mask CollisionObject2D.collision_layer PhysicsBody2D.add_collision_exception_with
ロープ 蝶番 ヒンジ: pin joint PinJoint2D DampedSpringJoint2D HingeJoint3D
車を運転 車の挙動 自動車: vehicle body VehicleBody3D VehicleWheel3D VehicleBody3D.engine_force
操作設定: action add event InputMap.action_add_event InputMap.action_erase_events InputMap.add_action
バーチャルパッド 仮想スティック タッチボタン: touch screen button TouchScreenButton InputEventScreenDrag InputEventScreenTouch
二本指 ジェスチャー: input event magnify InputEventMagnifyGesture InputEventScreenDrag InputEventScreenTouch
マウスカーソルを消: mouse mode Input.mouse_mode Input.MOUSE_MODE_CAPTURED Input.MOUSE_MODE_HIDDEN
カーソルの画像 カーソルを変更 マウスカーソルの見た目: custom mouse cursor Input.set_custom_mouse_cursor
押しっぱなし: is action pressed Input.is_action_pressed BaseButton.button_down
数字だけ入力 入力を制限 文字数制限: text changed LineEdit.text_changed LineEdit.max_length SpinBox LineEdit.virtual_keyboard_type
パスワード入力 伏せ字: secret LineEdit.secret LineEdit.secret_character
ホバー時の説明: tooltip text Control.tooltip_text Control._make_custom_tooltip
HPバー: progress bar ProgressBar TextureProgressBar Range.value
確認画面: confirmation dialog ConfirmationDialog AcceptDialog Popup Window.popup_centered
一番下までスクロール: scroll container ScrollContainer.scroll_vertical ScrollContainer ScrollContainer.ensure_control_visible
自動改行: autowrap mode Label.autowrap_mode RichTextLabel.autowrap_mode TextEdit.wrap_mode
文字の一部だけ 一部の文字の色: rich text label RichTextLabel RichTextLabel.bbcode_enabled RichTextLabel.append_text RichTextLabel.push_color
最初に選択: grab focus Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom
角丸 丸い枠: style box flat StyleBoxFlat StyleBoxFlat.corner_radius_top_left StyleBoxFlat.set_corner_radius_all
9スライス ナインパッチ: nine patch rect NinePatchRect StyleBoxTexture
等間隔: center container CenterContainer Control.set_anchors_preset BoxContainer.alignment
アイテム欄: grid container GridContainer Resource Control._get_drag_data Control._drop_data
セーブ機能: open FileAccess.open FileAccess.store_var JSON.stringify ConfigFile
終了前に保存 終了時に保存: notification wm close Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
csvを読: csv line FileAccess.get_csv_line
フォルダの中身: files at DirAccess.get_files_at DirAccess.get_files DirAccess.list_dir_begin DirAccess.get_next
zipを展開: zip reader ZIPReader ZIPReader.read_file ZIPPacker
音量調整 音量スライダー 音量を変え: bus volume db AudioServer.set_bus_volume_db @GlobalScope.linear_to_db AudioStreamPlayer.volume_db HSlider
クロスフェード: tween property Tween.tween_property CanvasItem.modulate AudioStreamPlayer.volume_db
水中の音: audio effect reverb AudioEffectReverb AudioEffectLowPassFilter AudioServer.add_bus_effect
遠いほど音 距離で音量 音の減衰: max distance AudioStreamPlayer2D.max_distance AudioStreamPlayer3D.unit_size AudioStreamPlayer2D.attenuation
ブレンド: animation tree AnimationTree AnimationNodeBlendSpace2D AnimationPlayer.set_blend_time
コマ送り パラパラ スプライトアニメ: animated sprite AnimatedSprite2D SpriteFrames Sprite2D.frame AnimatedSprite2D.play
アニメーションから関数 アニメーションイベント: type method Animation.TYPE_METHOD Animation.track_insert_key AnimationPlayer
倍速: time scale Engine.time_scale AnimationPlayer.speed_scale
カメラシェイク: offset Camera2D.offset Camera3D.h_offset
背景スクロール: parallax Parallax2D ParallaxBackground ParallaxLayer Parallax2D.scroll_scale
カメラをズーム: zoom Camera2D.zoom Camera3D.fov
カメラの端: limit left Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
三人称: spring arm SpringArm3D Camera3D
空の背景 スカイボックス: sky Sky Environment.sky ProceduralSkyMaterial PanoramaSkyMaterial
昼夜 昼と夜: directional light DirectionalLight3D Node3D.rotation WorldEnvironment CanvasModulate
鏡: reflection probe ReflectionProbe Environment.ssr_enabled BaseMaterial3D.metallic Vector2.reflect
透明にする: modulate CanvasItem.modulate BaseMaterial3D.transparency GeometryInstance3D.transparency
グローバルシェーダー 全シェーダー: global shader parameter RenderingServer.global_shader_parameter_set RenderingServer.global_shader_parameter_add
大量の草 インスタンシング: multi mesh instance MultiMeshInstance3D MultiMesh MultiMesh.instance_count
コードでメッシュ: add surface from ArrayMesh.add_surface_from_arrays SurfaceTool ImmediateMesh
オクルージョン 軽量化: occluder instance OccluderInstance3D GeometryInstance3D.visibility_range_end VisibleOnScreenNotifier3D
ランダムな地形 地形生成: fast noise lite FastNoiseLite Noise.get_noise_2d TileMapLayer.set_cell
地形タイル: cells terrain connect TileMapLayer.set_cells_terrain_connect TileMapLayer.set_cells_terrain_path
オンライン同期: multiplayer synchronizer MultiplayerSynchronizer SceneReplicationConfig MultiplayerSpawner Node.rpc
部屋を作 通信対戦: create server ENetMultiplayerPeer.create_server ENetMultiplayerPeer.create_client MultiplayerAPI.multiplayer_peer
通信が切れ: peer disconnected MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected
同じネットワーク: packet peer udp PacketPeerUDP UDPServer PacketPeerUDP.set_broadcast_enabled
ネットの画像: http request HTTPRequest HTTPRequest.request Image.load_png_from_buffer ImageTexture.create_from_image
裏で処理 固まらない: thread Thread Thread.start WorkerThreadPool.add_task Mutex
非同期で読み込: load threaded request ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get ResourceLoader.load_threaded_get_status
グローバル変数: singleton Engine.get_singleton Node.get_node SceneTree.root
オブジェクトプール 使い回し: instantiate PackedScene.instantiate Node.add_child Node.remove_child CanvasItem.visible
子ノードを全て 全ての子ノード: children Node.get_children Node.find_children Node.get_child_count
FPS制限: max fps Engine.max_fps Engine.get_frames_per_second DisplayServer.window_set_vsync_mode
透過ウィンドウ: borderless Window.borderless Window.transparent Window.always_on_top
コピーする: clipboard DisplayServer.clipboard_set DisplayServer.clipboard_get
ブラウザを開 リンクを開: shell open OS.shell_open
順番を混ぜ: shuffle Array.shuffle Array.pick_random
0埋め: pad zeros String.pad_zeros String.lpad
桁数: snapped @GlobalScope.snapped String.num
ドロップ率: rand weighted RandomNumberGenerator.rand_weighted @GlobalScope.randf
角度を求め: angle Vector2.distance_to Vector2.angle_to Vector2.angle_to_point Vector3.distance_to
一回だけ反応 連打にならない: is action just Input.is_action_just_pressed InputEvent.is_echo InputEvent.is_action_pressed
二本の指: input event magnify InputEventMagnifyGesture InputEventScreenDrag InputEventScreenTouch
見た目を統一 テーマを変え UIの見た目: theme Theme Control.theme Window.theme Control.theme_type_variation
文章に画像 文字の中に画像 テキストに画像: add image RichTextLabel.add_image RichTextLabel RichTextLabel.bbcode_enabled
言語切替 言語を変更 日本語と英語: change language TranslationServer.set_locale Object.tr TranslationServer
ハイパーリンク リンクをクリック: meta clicked RichTextLabel.meta_clicked RichTextLabel.push_meta LinkButton OS.shell_open
遠くなると音が小さく 離れると音: max distance AudioStreamPlayer2D.max_distance AudioStreamPlayer3D.attenuation_model AudioStreamPlayer2D.attenuation AudioStreamPlayer2D AudioStreamPlayer3D
歩きと走り 歩行と走行: animation node blend AnimationNodeBlendSpace1D AnimationTree AnimationNodeBlend2 AnimationPlayer.set_blend_time
部屋を立て ホストになる: create server ENetMultiplayerPeer.create_server ENetMultiplayerPeer ENetMultiplayerPeer.create_client MultiplayerAPI.multiplayer_peer
他のプレイヤーの位置: multiplayer synchronizer MultiplayerSynchronizer SceneReplicationConfig Node.rpc
数千個 何千もの: multi mesh instance MultiMeshInstance3D MultiMesh MultiMesh.instance_count MultiMesh.set_instance_transform
地形メッシュ 地形を生成: array mesh ArrayMesh SurfaceTool ArrayMesh.add_surface_from_arrays ImmediateMesh
画面シェイク 画面の揺れ: offset Camera2D.offset Camera3D.h_offset Camera3D.v_offset
前後関係 後ろに回る 奥に表示: sort enabled CanvasItem.y_sort_enabled CanvasItem.z_index
マップの外 マップ外を映: limit left Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
シェーダに値 シェーダーの値: shader parameter ShaderMaterial.set_shader_parameter CanvasItem.set_instance_shader_parameter
剣の軌跡: trail enabled GPUParticles3D.trail_enabled GPUParticles2D.trail_enabled Line2D RibbonTrailMesh
マス目の経路 グリッド経路: star grid AStarGrid2D AStarGrid2D.get_id_path AStarGrid2D.set_point_solid AStar2D
次のステージ 次の面 ステージ移動: change scene file SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
リトライ 最初からやり直: reload current scene SceneTree.reload_current_scene
親オブジェクト: reparent Node.reparent Node.remove_child Node.add_child
秒後に 数秒待: create timer SceneTree.create_timer SceneTreeTimer.timeout Timer
FPSを表示 fps表示: frames per second Engine.get_frames_per_second Performance.get_monitor Performance.TIME_FPS
エディターにパネル ドックを追加: add control dock EditorPlugin.add_control_to_dock EditorPlugin EditorPlugin.add_control_to_bottom_panel
閉じる前 ウィンドウを閉じる時 終了確認: auto accept quit SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested
ランキング: sort custom Array.sort_custom ConfigFile.set_value
カウントダウン: timer Timer Timer.time_left
クールタイム: timer Timer Timer.is_stopped SceneTree.create_timer
無敵: timer Timer CollisionShape2D.disabled CanvasItem.modulate
白く光る: modulate CanvasItem.modulate CanvasItem.self_modulate Tween.set_loops
ダメージ表示 数字を浮か: label Label Tween.tween_property Tween.parallel
敵が追跡: target position NavigationAgent2D.target_position NavigationAgent2D.get_next_path_position Vector2.direction_to
視界 見つけたか 視線: ray cast RayCast2D RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
クリックしたオブジェクト: intersect ray PhysicsDirectSpaceState3D.intersect_ray Camera3D.project_ray_origin CollisionObject3D.input_event RayCast3D
画面外に出 画面の外に出: screen exited VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier2D
パスに沿って 線に沿って移動: progress PathFollow2D.progress PathFollow2D Path2D Path3D
ワープ テレポート: global position Node2D.global_position Node3D.global_position
坂を滑: floor max angle CharacterBody2D.floor_max_angle CharacterBody2D.floor_snap_length CharacterBody2D.floor_stop_on_slope
浮力 水に浮: area Area3D RigidBody3D.apply_force
滑りやす: friction PhysicsMaterial.friction
壁に引っかか めり込: safe margin CharacterBody2D.safe_margin CharacterBody2D.move_and_slide
ドラッグして移動 マウスで動か: drag data Control._get_drag_data Control._drop_data InputEventMouseMotion
範囲選択 矩形選択: has point Rect2.has_point CanvasItem.draw_rect
画面に固定 カメラに追従しない: canvas layer CanvasLayer
テクスチャを変更 画像を変更: texture Sprite2D.texture TextureRect.texture
画像の一部: atlas texture AtlasTexture Sprite2D.region_rect Sprite2D.hframes
外部の画像 画像ファイルを読み込: load from file Image.load_from_file ImageTexture.create_from_image
動画を再生: video stream player VideoStreamPlayer VideoStreamPlayer.play VideoStreamTheora
懐中電灯 たいまつ: point light PointLight2D SpotLight3D OmniLight3D
2Dの影: light occluder LightOccluder2D Light2D.shadow_enabled
モデルを読み込 glb: gltf document GLTFDocument GLTFDocument.append_from_file GLTFState
マテリアルを変更 材質を変え: surface override material MeshInstance3D.set_surface_override_material GeometryInstance3D.material_override
輪郭線: grow BaseMaterial3D.grow BaseMaterial3D.stencil_mode ShaderMaterial Material.next_pass
ビルボード 常にカメラを向: billboard mode BaseMaterial3D.billboard_mode SpriteBase3D.billboard Node3D.look_at
頭上に名前 頭の上に表示 3D文字: label Label3D Camera3D.unproject_position SubViewport
辞書を保存 JSONに変換 JSON形式: stringify JSON.stringify JSON.parse_string FileAccess.store_var
コマンドライン引数: cmdline args OS.get_cmdline_args OS.get_cmdline_user_args
どのOS スマホかどうか: name OS.get_name OS.has_feature
エラーログ: push error @GlobalScope.push_error @GlobalScope.printerr @GlobalScope.push_warning
名前でノード: find child Node.find_child Node.get_node Node.find_children
グループの全: add group Node.add_to_group SceneTree.get_nodes_in_group SceneTree.call_group
エディターで動か: tool @GDScript.@tool Engine.is_editor_hint
スティック入力 スティックの入力 スティックの傾き スティックで移動 アナログ入力: analog stick Input.get_vector Input.get_joy_axis Input.get_axis InputMap.action_set_deadzone
空の色 空色 空の見た目: sky color ProceduralSkyMaterial.sky_top_color Environment.background_color Environment.sky Environment.background_mode
影を落とさな 影を出さな 影を付けな 影をつけな 影が落ちな: cast shadow GeometryInstance3D.cast_shadow GeometryInstance3D.SHADOW_CASTING_SETTING_OFF Light3D.shadow_enabled
小数点以下2桁 小数点以下1桁 小数点以下3桁 小数点以下二桁 小数点第 小数第: String.pad_decimals @GlobalScope.snapped String.num
シーンを切り替えても シーン切り替えでも シーンを変えても: SceneTree.root SceneTree.change_scene_to_file Node.process_mode
クリック範囲 クリックできる範囲 クリック領域 クリック判定の範囲: click area TextureButton.texture_click_mask Control._has_point CollisionObject2D.input_pickable
面光源 エリアライト 矩形ライト: area light AreaLight3D
仮想ジョイスティック バーチャルジョイスティック: virtual joystick VirtualJoystick TouchScreenButton InputEventScreenDrag InputEventScreenTouch
ラベルに影 ラベルの影 文字に影 文字の影 テキストに影 テキストの影 ドロップシャドウ: label shadow LabelSettings.shadow_color LabelSettings.shadow_offset LabelSettings.shadow_size Label.font_shadow_color
丸い影 丸影 足元の影 足元に影: blob shadow Decal Light3D.shadow_enabled Decal.texture_albedo
ノードがクリックされ オブジェクトがクリックされ オブジェクトをクリック スプライトがクリックされ スプライトをクリック キャラクターをクリック: clicked|input_event CollisionObject2D.input_event Control.gui_input CollisionObject3D.input_event CollisionObject2D.input_pickable
地形を自動生成 地形の自動生成: procedural terrain FastNoiseLite NoiseTexture2D Noise.get_noise_2d SurfaceTool
`
