/** Chinese words for movement, physics, collisions and navigation, in simplified characters. */
export default `
物理: physics
重力: gravity
修改重力 改变重力 设置重力: gravity Area2D.gravity RigidBody2D.gravity_scale ProjectSettings.physics/2d/default_gravity
力: force
施加力 施加力量 添加力 加力 推力: apply force RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.apply_impulse
冲量: impulse RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse
扭矩: torque
速度: velocity|speed
加速度 加速: acceleration|accelerate move_toward
减速 阻尼: damping|decelerate
摩擦力 摩擦: friction PhysicsMaterial.friction
弹性: bounce PhysicsMaterial.bounce
质量: mass
惯性: inertia
刚体: rigid body RigidBody2D RigidBody3D
静态: static StaticBody2D
碰撞体 碰撞形状: collision shape CollisionShape2D
检测碰撞 碰撞检测 检测到碰撞: detect collision Area2D.body_entered Area2D.area_entered PhysicsBody2D.move_and_collide CharacterBody2D.get_slide_collision
碰撞对象 碰到的物体 碰撞到的: collider KinematicCollision2D.get_collider CharacterBody2D.get_slide_collision
碰撞层: collision layer CollisionObject2D.collision_layer
碰撞掩码 碰撞遮罩: collision mask CollisionObject2D.collision_mask
禁用碰撞: disable collision CollisionShape2D.disabled
单向: one way CollisionShape2D.one_way_collision
穿墙 穿过墙: tunneling continuous_cd RigidBody2D.continuous_cd
区域: area Area2D
进入区域 进入范围 物体进入: area entered Area2D.body_entered Area2D.area_entered
离开区域 离开范围: area exited Area2D.body_exited Area2D.area_exited
重叠的物体: overlapping Area2D.get_overlapping_bodies Area2D.get_overlapping_areas
射线 射线检测 光线投射: raycast RayCast2D RayCast3D PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
墙 墙壁: wall CharacterBody2D.is_on_wall
地面 地板: floor CharacterBody2D.is_on_floor
在地面上 着地 在地上 落地: on floor CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
天花板: ceiling CharacterBody2D.is_on_ceiling
斜坡 坡: slope CharacterBody2D.floor_max_angle CharacterBody2D.floor_snap_length
楼梯 台阶: stairs|step
移动平台: moving platform AnimatableBody2D
角色跳跃 让角色跳 跳跃: jump CharacterBody2D.velocity CharacterBody2D.is_on_floor Input.is_action_just_pressed
控制角色 角色移动 移动角色 玩家移动 控制玩家: move character CharacterBody2D.move_and_slide Input.get_vector CharacterBody2D
键盘控制 键盘移动 方向键移动 用键盘: keyboard move Input.get_vector Input.get_axis Input.is_action_pressed
方向: direction
八方向 上下左右: direction Input.get_vector
距离: distance distance_to
两点距离 两点之间的距离 计算距离 求距离: distance Vector2.distance_to Vector3.distance_to Vector2.distance_squared_to
角度: angle
坐标 位置: position
全局坐标 世界坐标 全局位置: global position Node2D.global_position Node2D.to_global
本地坐标 局部坐标: local position Node2D.to_local
追踪玩家 追逐玩家 跟踪玩家 敌人追踪 敌人追: follow|chase NavigationAgent2D Vector2.direction_to NavigationAgent2D.get_next_path_position NavigationAgent2D.target_position
朝向鼠标 面向鼠标 看向鼠标 指向鼠标: look at mouse Node2D.look_at CanvasItem.get_global_mouse_position
朝向目标 面向目标 看向目标: look at Node2D.look_at Node3D.look_at
寻路 路径查找 自动寻路 最短路径: pathfinding NavigationAgent2D AStar2D AStarGrid2D NavigationServer2D
导航: navigation NavigationAgent2D NavigationRegion2D
导航网格: navigation mesh NavigationMesh NavigationRegion3D
目标: target
障碍物 避障: obstacle|avoidance NavigationObstacle2D NavigationAgent2D.avoidance_enabled
沿路径 路径移动 沿着路径: path follow PathFollow2D Path2D
关节: joint
弹簧: spring DampedSpringJoint2D
车辆 汽车: vehicle VehicleBody3D
软体 布料: soft body SoftBody3D
布娃娃: ragdoll PhysicalBone3D
冻结: freeze RigidBody2D.freeze
击退: knockback|velocity
冲刺: dash|velocity
爬梯子 攀爬: climb|ladder
视野检测 视野范围 视线检测 敌人视野: line of sight RayCast2D Area2D.body_entered RayCast2D.is_colliding Vector2.angle_to VisibleOnScreenNotifier2D
发射位置 发射点 枪口: muzzle Marker2D Marker3D Node2D.global_position
`
