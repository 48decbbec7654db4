/** Japanese words for the features of games. */
export default `
はしご 梯子 登る: climb|ladder Area2D.body_entered CharacterBody2D.velocity
体力を減ら ダメージ: damage|health Range.value
画面の端 画面端: screen edge Viewport.get_visible_rect
掴む 掴ん つかむ 持ち上げ: grab pick up reparent Node.reparent
投げる 投げ: throw impulse RigidBody2D.apply_impulse RigidBody3D.apply_impulse
繰り返し表示 テクスチャの繰り返し: texture repeat CanvasItem.texture_repeat
法線マップ ノーマルマップ: normal map BaseMaterial3D.normal_texture CanvasTexture.normal_texture
法線: normal
強さ 明るさ 光の強さ: energy|brightness Light2D.energy Light3D.light_energy
ライトの色 光の色: light color Light3D.light_color Light2D.color
メニュー画面 タイトル画面: main menu SceneTree.change_scene_to_file
スコア 得点 点数を表示: score label Label.text
ハイスコア: high score save ConfigFile.set_value FileAccess.store_var
アウトライン 輪郭 縁取り: outline LabelSettings.outline_size LabelSettings.outline_color
ボタンの画像 画像ボタン: texture button TextureButton TextureButton.texture_normal
画面中央に移動 画面の中央に移動: center window Window.move_to_center
バックグラウンドになっ 裏に回 フォーカスが外れ フォーカスを失: focus out paused Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_APPLICATION_PAUSED Window.focus_exited
シーン間でデータ データを受け渡 シーンをまたいで 値を引き継: autoload meta Object.set_meta SceneTree.root
親のスクリプト 親の関数: parent method Node.get_parent Object.call
カスタムリソース 独自のリソース: custom resource Resource ResourceSaver.save
リソースを保存: save resource ResourceSaver.save
中身を検索 要素を検索 要素を探: find array Array.find Array.has Array.filter
二次元 二次元配列: array Array
日付に変換: datetime Time.get_datetime_dict_from_datetime_string Time.get_unix_time_from_datetime_string
色を作 色から作: color Color Color.from_hsv
ベジェ ベジェ曲線: bezier curve Curve2D @GlobalScope.bezier_interpolate Curve3D
ワールド座標に変換 画面の座標を 画面座標: project position camera Camera3D.project_position Camera3D.unproject_position Camera3D.project_ray_origin Camera3D.project_ray_normal
足音: footstep sound AudioStreamRandomizer AudioStreamPlayer.pitch_scale
ランダムな高さ ランダムなピッチ: random pitch AudioStreamRandomizer.random_pitch AudioStreamPlayer.pitch_scale
グレースケール 白黒: grayscale saturation Environment.adjustment_saturation ShaderMaterial
暗く 暗くする: dark|darken CanvasModulate CanvasModulate.color CanvasItem.modulate
明るく: brighten|brightness Environment.adjustment_brightness
ロード画面 読み込み画面: loading screen ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
入力を無効 操作を無効 入力を止め: disable input Node.set_process_input Viewport.gui_disable_input Node.set_process_unhandled_input
縦画面 横画面 画面の向き 画面の回転: screen orientation DisplayServer.screen_set_orientation
パケット: packet PacketPeer PacketPeerUDP
逆再生 逆に再生 巻き戻し: play backwards AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
パーティクルの色 粒子の色: particles color ParticleProcessMaterial.color ParticleProcessMaterial.color_ramp CPUParticles2D.color
巡回 パトロール: patrol path PathFollow2D NavigationAgent2D.target_position PathFollow2D.progress
重力を無効 重力をなく: gravity scale RigidBody2D.gravity_scale RigidBody3D.gravity_scale
順番を変え 子の順番 並び順を変え: move child Node.move_child
ノードが存在 ノードがあるか: has node Node.has_node Node.get_node_or_null @GlobalScope.is_instance_valid
インスタンスが有効 解放されたか 消えたか: valid instance @GlobalScope.is_instance_valid Object.is_queued_for_deletion
引数を渡: arguments bind Callable.bind Signal.emit
コルーチン 非同期処理: coroutine|await Signal SceneTree.create_timer
空か 空かどうか 空の 空っぽ 空である: empty is_empty String.is_empty Array.is_empty Dictionary.is_empty
文字列が空: empty string String.is_empty
辞書をループ 辞書のループ 辞書を回: dictionary keys Dictionary.keys Dictionary.values
ランダムな色 色をランダム: random color Color.from_hsv @GlobalScope.randf Color
円運動 円を描くように 周りを回: orbit|rotate Vector2.rotated @GlobalScope.sin @GlobalScope.cos
回転させ続け 回し続け ずっと回転: rotate Node2D.rotate Node2D.rotation Node3D.rotate_y
ドアを開: door open AnimationPlayer.play
カメラをマウスで カメラの回転: camera rotate InputEventMouseMotion.relative Node3D.rotate_y
照準 エイム 狙う: aim look at Node2D.look_at
ホーミング 誘導弾: homing Vector2.direction_to Vector2.move_toward
近くの敵 最も近い 一番近い: nearest|distance Vector2.distance_to Vector2.distance_squared_to SceneTree.get_nodes_in_group
一番近い頂点: closest point Geometry2D.get_closest_point_to_segment
コンボ: combo timer Timer
クールダウン リキャスト: cooldown|timer Timer.start Timer.one_shot Timer.is_stopped
無敵時間: invincible|timer Timer CollisionObject2D.set_collision_layer_value
インベントリ 持ち物: inventory ItemList Dictionary
会話 セリフ: dialogue text RichTextLabel Label.visible_characters
タイマーを止め タイマーを停止: stop timer Timer.stop
タイマーを開始 タイマーをスタート: start timer Timer.start
タイマーの残り: time left Timer.time_left
一度だけ実行: one shot Timer.one_shot Object.CONNECT_ONE_SHOT
毎秒: every second timer Timer.timeout
秒ごとに繰り返: repeat timer Timer.timeout Timer.wait_time Timer.one_shot
子を消 子ノードを消 子ノードを削除 子をすべて削除: remove children Node.queue_free Node.get_children Node.remove_child
親を取得 親ノードを取得: get parent Node.get_parent
自分自身: self
名前で探 名前で検索: find child Node.find_child
型を調べ 型を確認 型判定: type of class is @GlobalScope.typeof Object.is_class Object.get_class
クラス名: class name Object.get_class
プロパティ一覧: property list Object.get_property_list
メソッドがあるか メソッドが存在 関数があるか: has method Object.has_method
シグナルがあるか: has signal Object.has_signal
接続されているか 接続済み: is connected Object.is_connected Signal.is_connected
シーンを保存: pack scene PackedScene.pack ResourceSaver.save
複製する ノードを複製 ノードをコピー: duplicate node Node.duplicate
最前面に表示 前に表示 手前に: z index top CanvasItem.z_index Node.move_child CanvasItem.move_to_front
見えるか 表示されているか: is visible CanvasItem.is_visible_in_tree
マスク 切り抜き クリッピング: clip CanvasItem.clip_children Control.clip_contents
線の太さ: line width Line2D.width
軌跡 残像 トレイル: trail Line2D Line2D.add_point GPUParticles2D
画像サイズ 画像の大きさ テクスチャのサイズ: texture size Texture2D.get_size Image.get_size
画像を回転: rotate image Image.rotate_90 Node2D.rotation
画像をリサイズ 画像の拡大: resize image Image.resize
画像を合成: blend image Image.blend_rect Image.blit_rect
ウェブから画像 画像をダウンロード: download image HTTPRequest.request Image.load_png_from_buffer
端末 スマホ モバイル 携帯: mobile OS.has_feature
バイブ 振動させ: vibrate Input.vibrate_handheld
位置情報: location
画面の明るさ 画面をオフにしない スリープさせない: keep screen on DisplayServer.screen_set_keep_on
ロケール 端末の言語: locale OS.get_locale TranslationServer.get_locale
ファイルパスを結合 パスを結合: join path String.path_join
バイナリ: binary FileAccess.store_8 FileAccess.get_8 PackedByteArray
行を読 一行ずつ 1行ずつ: read line FileAccess.get_line
ファイルの終わり: end of file FileAccess.eof_reached
追記: append file FileAccess.seek_end FileAccess.READ_WRITE
文字列を反転: reverse string String.reverse
部分文字列 一部を取り出: substring String.substr String.left
先頭が 始まるか で始まる: begins with String.begins_with
終わるか で終わる: ends with String.ends_with
数値か 数字かどうか: is valid String.is_valid_int String.is_valid_float
繰り返し文字 文字を繰り返: repeat string String.repeat
桁: digits String.pad_zeros
二乗 2乗: square @GlobalScope.pow
偶数 奇数: even|remainder @GlobalScope.posmod
近似 ほぼ等しい: equal approx @GlobalScope.is_equal_approx
角度差 角度の差: angle difference @GlobalScope.angle_difference Vector2.angle_to
二点間の角度 2点間の角度: angle Vector2.angle_to_point
角度を補間 角度の補間: lerp angle @GlobalScope.lerp_angle
少しずつ近づけ 徐々に近づけ: move toward @GlobalScope.move_toward Vector2.move_toward
重み付き: weighted RandomNumberGenerator.rand_weighted
往復: ping pong @GlobalScope.pingpong
逆関数: inverse @GlobalScope.inverse_lerp
交差 交点: intersection Geometry2D.segment_intersects_segment Rect2.intersects
点が矩形 範囲に含 矩形に含: has point Rect2.has_point
多角形の中: point in polygon Geometry2D.is_point_in_polygon
三角形分割: triangulate Geometry2D.triangulate_polygon
ライトマップ ベイク: bake lightmap LightmapGI
反射 映り込み: reflection ReflectionProbe Environment.ssr_enabled
デカール: decal Decal
水面 水: water shader ShaderMaterial
草: grass MultiMeshInstance3D
遠くの 遠景 距離で消: visibility range GeometryInstance3D.visibility_range_end
骨に付け 手に持たせ 武器を持たせ: bone attachment BoneAttachment3D
モーフ ブレンドシェイプ 表情: blend shape MeshInstance3D.set_blend_shape_value
アニメーションを作 コードでアニメ: create animation Animation.add_track Animation.track_insert_key AnimationLibrary.add_animation
ルートモーション: root motion AnimationMixer.get_root_motion_position
インスペクタの値 値の範囲を制限: export range @GDScript.@export_range
列挙を表示: export enum @GDScript.@export_enum
フォルダを開 フォルダーを開: open folder OS.shell_open OS.shell_show_in_file_manager
外部リンク ブラウザで開 URLを開: open url OS.shell_open
引数を取得 起動引数: command line arguments OS.get_cmdline_args
再起動: restart OS.set_restart_on_exit OS.create_instance
クラッシュ: crash OS.crash
メモリ使用量: memory usage OS.get_static_memory_usage Performance.MEMORY_STATIC
プロファイル: profiler Performance EngineProfiler
スタックトレース: stack trace @GDScript.get_stack @GDScript.print_stack
アサート: assert @GDScript.assert
一覧を表示: list
自動保存 オートセーブ: autosave timer FileAccess.store_var
認証 ログイン: authentication HTTPRequest.request
ロビー: lobby peer MultiplayerAPI.peer_connected
接続が切れ 切断され 切断した: disconnected MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected
参加し プレイヤーが参加: peer connected MultiplayerAPI.peer_connected
位置を同期 同期させ: synchronize MultiplayerSynchronizer
証明書: certificate X509Certificate TLSOptions
マイクの権限 権限を要求 権限を求め 権限の許可 パーミッション: permission OS.request_permission OS.request_permissions
エージェント同士: avoidance NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
インスペクターにボタン インスペクタにボタン: inspector button @GDScript.@export_tool_button EditorInspectorPlugin
床をすり抜け 地面をすり抜け 床を突き抜け: fall floor CollisionShape2D CollisionObject2D.collision_mask RigidBody2D.continuous_cd CharacterBody2D.move_and_slide
ドローコール: draw calls MultiMesh RenderingServer.get_rendering_info
`
