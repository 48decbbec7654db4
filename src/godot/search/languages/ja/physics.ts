/** Japanese words for movement, physics, collisions and navigation. */
export default `
物理: physics
物理演算: physics
重力: gravity
重力を変 重力の変更 重力を設定: gravity Area2D.gravity RigidBody2D.gravity_scale ProjectSettings.physics/2d/default_gravity
無重力: zero gravity RigidBody2D.gravity_scale
力: force
力を加え: apply force RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.apply_impulse
衝撃 インパルス: impulse RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse
トルク: torque
速度 スピード: velocity|speed
加速 加速度: acceleration|accelerate move_toward
減速 ブレーキ: decelerate|damping move_toward
摩擦: friction PhysicsMaterial.friction
弾性 反発: bounce PhysicsMaterial.bounce
質量 重さ: mass
慣性: inertia
剛体 リジッドボディ: rigid body RigidBody2D RigidBody3D
静的 静止: static StaticBody2D
当たり判定 あたり判定 コリジョン 衝突判定: collision shape CollisionShape2D Area2D.body_entered Area2D.area_entered
当たり判定を検出 衝突を検出 衝突を検知 衝突検出: detect collision Area2D.body_entered Area2D.area_entered CollisionShape2D
衝突した相手 ぶつかった相手 ぶつかったもの 衝突相手: collider|collision KinematicCollision2D.get_collider CharacterBody2D.get_slide_collision
衝突レイヤー コリジョンレイヤー 衝突層: collision layer CollisionObject2D.collision_layer CollisionObject2D.collision_mask
衝突マスク コリジョンマスク: collision mask CollisionObject2D.collision_mask
当たり判定を無効 コリジョンを無効 衝突を無効: disable collision CollisionShape2D.disabled
すり抜け 貫通: one way tunneling continuous_cd CollisionShape2D.one_way_collision
エリア 領域 範囲に入: area Area2D
範囲に入っ エリアに入っ 領域に入っ: area entered Area2D.body_entered Area2D.area_entered
範囲から出 エリアから出 領域から出: area exited Area2D.body_exited Area2D.area_exited
重なっている 重なって 重なりを: overlapping Area2D.get_overlapping_bodies Area2D.get_overlapping_areas
レイキャスト 光線 レイを飛ば: raycast RayCast2D RayCast2D.is_colliding RayCast3D PhysicsDirectSpaceState2D.intersect_ray
壁: wall
壁に: wall CharacterBody2D.is_on_wall
床 地面: floor CharacterBody2D.is_on_floor
地面にいる 接地 床にいる 地上にいる 着地: on floor CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
天井: ceiling CharacterBody2D.is_on_ceiling
坂 坂道 斜面: slope CharacterBody2D.floor_max_angle CharacterBody2D.floor_snap_length
段差 階段: stairs|step
動く床 移動床 プラットフォーム: moving platform AnimatableBody2D
ジャンプさせ ジャンプする ジャンプ: jump CharacterBody2D.velocity CharacterBody2D.is_on_floor Input.is_action_just_pressed
キャラクターを動か キャラを動か プレイヤーを動か キャラクターの移動 プレイヤーの移動 キャラクターを移動 プレイヤーを移動: move character CharacterBody2D.move_and_slide Input.get_vector CharacterBody2D
キーボードで動か キーボードで移動 キー入力で移動 矢印キーで: keyboard move Input.get_vector Input.get_axis Input.is_action_pressed CharacterBody2D.move_and_slide
向きを変え: direction|rotate
方向 向き: direction
上下左右 8方向: direction Input.get_vector
距離: distance distance_to
二点間の距離 2点間の距離 距離を求め 距離を計算 距離を測: distance Vector2.distance_to Vector3.distance_to Vector2.distance_squared_to
角度: angle
座標 位置 場所: position
ワールド座標 グローバル座標: global position Node2D.global_position Node2D.to_global
ローカル座標: local position Node2D.to_local
追いかけ 追跡する 追ってくる: follow|chase NavigationAgent2D Vector2.direction_to NavigationAgent2D.get_next_path_position NavigationAgent2D.target_position
マウスの方を向 マウスの方向を向 マウスに向け カーソルの方: look at mouse Node2D.look_at CanvasItem.get_global_mouse_position
方を向く ほうを向く 方向を向く の方を見: look at Node2D.look_at Node3D.look_at
経路探索 パスファインディング 最短経路 経路: pathfinding NavigationAgent2D AStar2D AStarGrid2D NavigationServer2D
ナビゲーション: navigation NavigationAgent2D NavigationRegion2D
ナビメッシュ ナビゲーションメッシュ: navigation mesh NavigationMesh NavigationRegion3D
目的地: target NavigationAgent2D.target_position
障害物 避け 回避: obstacle|avoidance NavigationObstacle2D NavigationAgent2D.avoidance_enabled
道に沿って 経路に沿 パスに沿: path follow PathFollow2D Path2D
ジョイント 関節: joint
ばね バネ スプリング: spring DampedSpringJoint2D
乗り物 車: vehicle VehicleBody3D
ソフトボディ 布: soft body SoftBody3D
ラグドール: ragdoll PhysicalBone3D
停止させ 凍結: freeze RigidBody2D.freeze
トップダウン 見下ろし: top down CharacterBody2D.motion_mode
ノックバック: knockback|velocity
ダッシュ: dash|velocity
`
