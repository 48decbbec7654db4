/** Japanese words for things with another name in the reference, and for questions about one property or method. */
export default `
サイズ 寸法: size
ピボット 原点: pivot offset
エネミー: enemy
スピーカー: speaker
アドレス: address
グラデーション: gradient Gradient GradientTexture2D
アルファ 透明度: alpha Color.a CanvasItem.modulate
ブラー: blur CameraAttributesPractical.dof_blur_far_enabled ShaderMaterial
スフィア 球体: sphere SphereShape3D SphereMesh
エージェント: agent
レイヤー: layer
グループに属 グループに入っているか グループに含まれ グループか: Node.is_in_group
ノードの順番 ノードの順序 順番を入れ替 子の順番 並び順を変え: Node.move_child Node.get_index CanvasItem.z_index
削除されるとき 消えるとき 消されるとき ツリーから出 破棄されるとき 解放されるとき: Node.tree_exiting Node._exit_tree Node.tree_exited Object.NOTIFICATION_PREDELETE
前フレームから フレーム間の時間 デルタ時間 デルタタイム: Node.get_process_delta_time Node._process Node.get_physics_process_delta_time
マウスボタンが押 マウスのボタンが押 左クリックを判定 左クリックされた 右クリックされた クリックされたか マウスクリック: Input.is_mouse_button_pressed InputEventMouseButton InputEventMouseButton.button_index
マウスの移動量 マウスの動き マウスを動かした量: InputEventMouseMotion.relative InputEventMouseMotion.velocity Input.get_last_mouse_velocity
アクションを登録 アクションを動的 アクションを追加 入力を追加: InputMap.add_action InputMap.action_add_event
大きさを変え 大きさを変更 サイズを変え 拡大縮小す 大きくす 小さくす 拡大する 縮小する: Node2D.scale Control.size Control.custom_minimum_size Node3D.scale
回転を度 度で回転 度で指定 度数で指定: Node2D.rotation_degrees Node3D.rotation_degrees
再生中のアニメーション 今のアニメーション 現在のアニメーション アニメーション名: AnimationPlayer.current_animation AnimatedSprite2D.animation AnimationPlayer.is_playing
レイキャストが当た レイが当た 光線が当た 衝突点 当たった位置 当たった場所: RayCast2D.get_collision_point RayCast3D.get_collision_point RayCast2D.get_collider
レイキャストを手動 レイキャストを更新 レイキャストをすぐ: RayCast2D.force_raycast_update RayCast3D.force_raycast_update
剛体を固定 剛体を止 物体を固定 物理を止 物理演算を止 動かないように固定: RigidBody2D.freeze RigidBody3D.freeze
入力が確定 エンターで確定 入力を確定 エンターを押した: LineEdit.text_submitted
ツリーの項目 ツリーに項目 ツリーに追加: Tree.create_item TreeItem.create_child
最小サイズ 最小の大きさ 最低サイズ: Control.custom_minimum_size Control.get_combined_minimum_size
サイズが変わ 大きさが変わ サイズ変更されたとき リサイズされたとき: Control.resized Viewport.size_changed CanvasItem.item_rect_changed
フォントを変更 フォントを変え 別のフォント 日本語フォント: Control.add_theme_font_override LabelSettings.font Theme.default_font
使用中のタイル 使われているタイル 置かれているタイル すべてのタイル 全てのタイル: TileMapLayer.get_used_cells TileMapLayer.get_used_cells_by_id TileMapLayer.get_used_rect
隣のタイル 周りのタイル 周囲のタイル 隣接するタイル 隣接タイル: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
カメラの現在位置 カメラの位置 カメラの中心: Camera2D.get_screen_center_position Node2D.global_position
環境光 アンビエント: ambient Environment.ambient_light_color Environment.ambient_light_energy Environment.ambient_light_source
露出 露光 明るさを自動: exposure CameraAttributes.exposure_multiplier Environment.tonemap_exposure CameraAttributes.auto_exposure_enabled
メッシュを変 メッシュを差し替 メッシュを設定: MeshInstance3D.mesh
マテリアルの色 材質の色 モデルの色: BaseMaterial3D.albedo_color
テクスチャを貼 画像を貼 テクスチャを設定: BaseMaterial3D.albedo_texture Sprite2D.texture
方向に向け 方向を向か 方向を向け 方へ向け 対象を向: Node3D.look_at Node2D.look_at Basis.looking_at
乱数を初期化 乱数の初期化: @GlobalScope.randomize RandomNumberGenerator.randomize
要素があるか 配列に含まれ 配列にあるか リストにあるか: Array.has Array.find Dictionary.has
配列の一部 配列を切り出 部分配列: Array.slice
空白を取り除 空白を削除 空白を消 余分な空白 前後の空白: String.strip_edges
ファイルサイズ ファイルの大きさ: FileAccess.get_length FileAccess.get_size
解像度を取得 画面の解像度 モニターの解像度 モニタの大きさ: DisplayServer.screen_get_size
ビューポートのサイズ 画面サイズを取得: Viewport.get_visible_rect CanvasItem.get_viewport_rect DisplayServer.window_get_size SubViewport.size
メタデータ メタ情報: meta Object.set_meta Object.get_meta Object.has_meta
`
