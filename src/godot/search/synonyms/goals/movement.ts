/** Goals of movement, collisions, forces and paths. `goals/index.ts` describes the form of a line. */
export default `
CharacterBody2D.move_and_slide CharacterBody2D.velocity Input.get_vector Input.get_axis: walk run wasd arrow keys topdown eight directions character controller
CharacterBody2D.is_on_floor CharacterBody2D.velocity Input.is_action_just_pressed CharacterBody2D.move_and_slide: jump double platformer leap hop
CharacterBody2D.velocity Input.is_action_just_released CharacterBody2D.is_on_floor: jump height variable short hold button
Timer CharacterBody2D.is_on_floor Timer.time_left CharacterBody2D.velocity: coyote jump buffer grace ledge
CharacterBody2D.is_on_wall CharacterBody2D.get_wall_normal CharacterBody2D.is_on_wall_only CharacterBody2D.velocity: wall jump slide cling kick
CharacterBody2D.velocity @GlobalScope.move_toward @GlobalScope.lerp Vector2.move_toward Vector2.lerp: acceleration deceleration friction brake momentum inertia slow stop gradually slippery
CharacterBody2D.velocity PhysicsBody2D.get_gravity ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity CharacterBody2D.is_on_floor: gravity fall apply character
CharacterBody2D.velocity Timer CharacterBody2D.move_and_slide Tween.tween_property: dash dodge roll lunge blink
CharacterBody2D.velocity Vector2.direction_to Vector3.direction_to CharacterBody2D.move_and_slide RigidBody2D.apply_central_impulse: knockback pushed back recoil hit
CharacterBody2D.velocity CharacterBody2D.motion_mode Input.get_axis Area2D.body_entered: ladder climb vine swim water fly hover topdown
CharacterBody2D.floor_snap_length CharacterBody2D.apply_floor_snap CharacterBody2D.floor_max_angle CharacterBody2D.floor_constant_speed: stairs steps slope ramp bump hill downhill bounce
CharacterBody2D.floor_stop_on_slope CharacterBody2D.floor_max_angle CharacterBody2D.floor_constant_speed: slide down slope steep climb
AnimatableBody2D AnimatableBody2D.sync_to_physics CharacterBody2D.platform_on_leave CharacterBody2D.get_platform_velocity CharacterBody2D.platform_floor_layers Tween.set_loops: moving platform elevator lift carry ride
CollisionShape2D.one_way_collision CollisionPolygon2D.one_way_collision TileData.set_collision_polygon_one_way CollisionObject2D.set_collision_mask_value PhysicsBody2D.add_collision_exception_with: oneway platform drop through below
StaticBody2D.constant_linear_velocity AnimatableBody2D StaticBody2D.constant_angular_velocity: conveyor belt treadmill escalator moving floor
Vector2.direction_to Vector3.direction_to Vector2.move_toward CharacterBody2D.move_and_slide Vector2.distance_to: chase follow player enemy pursue toward target
NavigationAgent2D NavigationAgent2D.target_position NavigationAgent2D.get_next_path_position NavigationAgent2D.is_navigation_finished NavigationRegion2D: chase follow pathfinding obstacles walk destination enemy ai
NavigationAgent2D.avoidance_enabled NavigationAgent2D.velocity_computed NavigationAgent2D.radius NavigationAgent2D.velocity NavigationObstacle2D: crowd avoid overlap push enemies each other agents bump
AStarGrid2D AStarGrid2D.get_id_path AStarGrid2D.get_point_path AStarGrid2D.set_point_solid AStarGrid2D.update AStar2D: grid pathfinding tiles shortest path tactics strategy turn
NavigationRegion2D.bake_navigation_polygon NavigationRegion3D.bake_navigation_mesh NavigationMesh NavigationPolygon NavigationServer2D.bake_from_source_geometry_data: bake navmesh navigation runtime rebake dynamic obstacle
NavigationServer2D.map_get_path NavigationServer2D.map_get_closest_point NavigationAgent2D.is_target_reachable NavigationAgent2D.get_final_position: reachable path length nearest walkable point
NavigationAgent2D.target_reached NavigationAgent2D.navigation_finished NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_desired_distance: arrived destination reached stop near
Path2D PathFollow2D PathFollow2D.progress PathFollow2D.progress_ratio PathFollow2D.loop Curve2D: patrol route along path rail train track waypoints tower defense
Tween.set_loops Tween.tween_property PathFollow2D.progress @GlobalScope.pingpong @GlobalScope.sin: patrol back forth between points repeat up down bob hover float
RayCast2D RayCast2D.is_colliding RayCast2D.target_position CharacterBody2D.is_on_wall: ledge edge ahead turn around patrol ground missing
RayCast2D RayCast2D.is_colliding RayCast2D.get_collider PhysicsDirectSpaceState2D.intersect_ray Area2D.body_entered Vector2.dot: sight see spot vision cone detect player enemy
RayCast2D.get_collider RayCast2D.get_collision_point PhysicsDirectSpaceState2D.intersect_ray RayCast2D.is_colliding RayCast2D.get_collision_normal: hitscan gun shoot laser first hit line
PackedScene.instantiate Node.add_child Node2D.global_position Node2D.global_rotation Vector2.from_angle: shoot bullet fire projectile spawn weapon
Node2D.look_at CanvasItem.get_global_mouse_position Vector2.direction_to Node2D.get_angle_to Vector2.angle_to_point: aim mouse cursor rotate face shoot toward
@GlobalScope.lerp_angle @GlobalScope.rotate_toward Node2D.get_angle_to Vector2.angle_to_point Basis.slerp Node3D.look_at: turn smoothly slowly gradually toward target turret homing missile rotate
Node.queue_free Area2D.body_entered Area2D.area_entered VisibleOnScreenNotifier2D.screen_exited: bullet hit disappear destroy delete projectile coin collect
Area2D.body_entered Area2D.area_entered Node.is_in_group Node.queue_free: damage hitbox hurtbox pick up coin touch trigger
CollisionShape2D.disabled Object.set_deferred CollisionObject2D.collision_layer CollisionObject2D.collision_mask Area2D.monitoring: turn off collision temporarily disable hitbox invincible ghost
CollisionObject2D.collision_layer CollisionObject2D.collision_mask CollisionObject2D.set_collision_layer_value CollisionObject2D.set_collision_mask_value PhysicsBody2D.add_collision_exception_with: layers ignore pass through only collide filter
Area2D.monitoring RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported CollisionObject2D.collision_mask CollisionShape2D.disabled CollisionObject2D.collision_layer: collision not detected signal never fires trigger doesn't work
RigidBody2D.continuous_cd ProjectSettings.physics/common/physics_ticks_per_second RayCast2D ShapeCast2D: fast bullet tunnel passes through wall thin
RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape Vector2.direction_to: explosion blast push away nearby objects bomb
RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.constant_force RigidBody2D.apply_central_impulse: push thrust rocket engine continuous force
RigidBody2D.apply_torque RigidBody2D.angular_velocity RigidBody2D.apply_torque_impulse RigidBody2D.constant_torque: spin rotate torque turn wheel body
RigidBody2D.apply_central_impulse RigidBody2D.apply_impulse KinematicCollision2D.get_collider CharacterBody2D.get_slide_collision: push box crate kick ball rigid
PhysicsMaterial.bounce PhysicsMaterial.friction RigidBody2D.physics_material_override StaticBody2D.physics_material_override PhysicsMaterial: bouncy rubber ice slippery friction floor
Vector2.bounce KinematicCollision2D.get_normal PhysicsBody2D.move_and_collide PhysicsMaterial.bounce: ball bounce off wall paddle pong breakout reflect
RigidBody2D.freeze RigidBody2D.freeze_mode RigidBody2D.sleeping RigidBody2D.can_sleep RigidBody2D.lock_rotation: stop body static hold still asleep frozen stay upright
RigidBody2D._integrate_forces PhysicsDirectBodyState2D.transform PhysicsServer2D.body_set_state RigidBody2D.freeze: teleport rigid body set position reset snap back
RigidBody2D.gravity_scale ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity PhysicsServer2D.area_set_param Area2D.gravity_space_override: gravity strength weaker stronger moon zero space
ProjectSettings.physics/2d/default_gravity_vector ProjectSettings.physics/3d/default_gravity_vector Area2D.gravity_direction CharacterBody2D.up_direction: gravity direction flip upside sideways ceiling
Area2D.gravity_point Area2D.gravity Area2D.gravity_space_override Area2D.gravity_point_center: planet black hole attract magnet pull orbit
Area2D.linear_damp RigidBody2D.linear_damp Area2D.gravity_space_override RigidBody2D.apply_force: water buoyancy float swim slow drag air resistance wind
PinJoint2D DampedSpringJoint2D Joint2D.node_a Joint2D.node_b Generic6DOFJoint3D HingeJoint3D: rope chain spring attach connect two bodies hinge door pendulum swing
VehicleBody3D VehicleWheel3D VehicleBody3D.engine_force VehicleBody3D.steering VehicleBody3D.brake: car drive vehicle wheel truck racing suspension
Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape SceneTree.get_nodes_in_group Vector2.distance_to: nearby within radius range area around find all closest
SceneTree.get_nodes_in_group Vector2.distance_squared_to Vector2.distance_to: nearest closest enemy target find
PhysicsDirectSpaceState2D.intersect_point CollisionObject2D.input_event CollisionObject2D.input_pickable: what object under mouse point click
CharacterBody2D.get_slide_collision CharacterBody2D.get_slide_collision_count KinematicCollision2D.get_collider CharacterBody2D.get_last_slide_collision: what touched bumped collided with
Node2D.rotate Node2D.rotation Node2D.rotation_degrees Node3D.rotate_y Node3D.rotation: spin rotate turn degrees constantly sprite object image
Control.rotation Control.pivot_offset Control.rotation_degrees: rotate spin turn label button panel control text
Node2D.global_position Node2D.position Node2D.to_local Node2D.to_global Node3D.global_position: teleport place warp position coordinates local global convert
Node2D.scale Node3D.scale Control.scale Tween.tween_property: bigger smaller grow shrink size
CanvasItem.get_viewport_rect @GlobalScope.wrapf Vector2.clamp @GlobalScope.clamp Viewport.get_visible_rect: stay inside screen wrap around edges bounds asteroids keep
Node.physics_interpolation_mode ProjectSettings.physics/common/physics_interpolation Node.reset_physics_interpolation Engine.physics_ticks_per_second Node._physics_process: jitter stutter choppy movement smooth
RemoteTransform2D Node.reparent Node2D.global_position CanvasItem.top_level: attach follow another node position stick carry
Vector2.normalized Input.get_vector Vector2.limit_length: diagonal faster speed
SoftBody3D SoftBody3D.pressure_coefficient SoftBody3D.set_point_pinned: cloth jelly soft flag cape
Vector2.snapped Tween.tween_property TileMapLayer.map_to_local RayCast2D.is_colliding Vector2i: grid movement cell by step rpg sokoban snake tile based one square
Vector2.snapped @GlobalScope.snapped TileMapLayer.local_to_map TileMapLayer.map_to_local: snap grid align place building tower
Node3D.basis Node3D.global_transform Node3D.transform Transform3D.basis: forward direction facing local axis vehicle ship
Camera3D.global_transform Vector3.rotated Input.get_vector Basis: movement relative camera direction third person
Node3D.look_at Node3D.look_at_from_position Transform3D.looking_at Basis.looking_at: face toward target 3d point at turn look
Basis.slerp Quaternion.slerp Transform3D.interpolate_with @GlobalScope.lerp_angle Quaternion: rotation smoothly interpolate 3d gimbal
Node3D.rotate_y Node3D.rotate_object_local Node3D.rotation Node3D.rotation_degrees Basis.rotated: rotate 3d axis around itself model
Node2D.move_local_x Node2D.transform Vector2.rotated Node2D.rotation Vector2.from_angle: move forward direction facing car tank spaceship thrust
Vector2.rotated Vector2.from_angle @GlobalScope.cos @GlobalScope.sin Node2D.rotation: orbit circle around planet moon satellite
CharacterBody2D.move_and_slide RigidBody2D.linear_velocity RigidBody2D.apply_central_force RigidBody2D.angular_velocity: spaceship asteroid thrust drift inertia
RigidBody2D.linear_velocity RigidBody2D.linear_damp RigidBody2D.angular_damp RigidBody2D.mass PhysicsMaterial.friction: body slow down stop rolling damping heavy weight
RigidBody2D.center_of_mass RigidBody2D.center_of_mass_mode RigidBody2D.inertia RigidBody2D.mass: balance tip over topple weight distribution
PhysicsBody3D.axis_lock_linear_x PhysicsBody3D.set_axis_lock RigidBody2D.lock_rotation PhysicsBody3D.axis_lock_angular_x: lock axis 2.5d stay upright plane prevent tipping
RigidBody2D.body_entered RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported PhysicsDirectBodyState2D.get_contact_local_position: rigid collision detect contact impact force sound
ShapeCast2D ShapeCast2D.is_colliding ShapeCast2D.get_collider PhysicsDirectSpaceState2D.cast_motion: thick ray sweep shape wide cast sphere
RayCast2D.target_position RayCast2D.get_collision_point Line2D.set_point_position Line2D RayCast2D.force_raycast_update: laser beam sight line stop wall
Vector2.reflect Vector2.bounce RayCast2D.get_collision_normal PhysicsDirectSpaceState2D.intersect_ray: ricochet laser mirror bounce bullet
PhysicsBody2D.move_and_collide KinematicCollision2D KinematicCollision2D.get_collider KinematicCollision2D.get_normal: stop on hit collision info bullet kinematic
Vector2.distance_to Vector2.length Vector2.distance_squared_to Vector3.distance_to: distance between two how far close near range
Vector2.direction_to Vector2.normalized Vector2.angle_to_point Vector2.angle: direction from one point to another vector toward
Vector2.dot Vector2.angle_to Vector3.signed_angle_to Vector3.cross Vector2.cross: in front behind left right side facing cone backstab
CollisionShape2D CollisionShape2D.shape RectangleShape2D CircleShape2D CapsuleShape2D CollisionPolygon2D: shape size collider hitbox code change crouch resize
CapsuleShape3D.height CapsuleShape3D.radius CollisionShape3D.shape ShapeCast3D.is_colliding Tween.tween_property: crouch stand up slide lower height
RectangleShape2D.size CircleShape2D.radius BoxShape3D.size SphereShape3D.radius CollisionShape2D.shape: resize collision shape bigger radius code
WorldBoundaryShape2D StaticBody2D SegmentShape2D ConcavePolygonShape2D: floor wall boundary infinite edge of screen
CollisionPolygon2D BitMap BitMap.opaque_to_polygons BitMap.create_from_image_alpha Polygon2D: collision from image sprite transparency outline generate
SceneTree.debug_collisions_hint CollisionShape2D.debug_color SceneTree.debug_navigation_hint SceneTree.debug_paths_hint RayCast3D.debug_shape_custom_color: show visible collision shapes debug hitboxes running
NavigationLink2D NavigationRegion2D NavigationRegion2D.enter_cost NavigationRegion2D.travel_cost NavigationAgent2D.link_reached: jump ladder teleport door navigation cost avoid mud
NavigationAgent2D.navigation_layers NavigationRegion2D.navigation_layers NavigationObstacle2D NavigationAgent2D.debug_enabled: different units paths layers show path debug
NavigationObstacle2D NavigationObstacle2D.radius NavigationObstacle2D.vertices NavigationObstacle2D.affect_navigation_mesh: dynamic moving obstacle avoid carve
AStar2D.add_point AStar2D.connect_points AStar2D.get_point_path AStar2D.get_id_path AStar2D.set_point_weight_scale AStar2D.set_point_disabled: graph waypoints path custom weight cost
AStarGrid2D.diagonal_mode AStarGrid2D.default_compute_heuristic AStarGrid2D.jumping_enabled AStarGrid2D.set_point_weight_scale AStarGrid2D.region AStarGrid2D.cell_size: diagonal no corners weight terrain cost size
Curve2D.add_point Curve2D.get_baked_points Curve2D.sample_baked Curve2D.get_closest_point Curve2D.get_baked_length Path2D.curve: curve path points code bezier spline road length
PathFollow2D.progress PathFollow2D.rotates PathFollow2D.h_offset PathFollow2D.progress_ratio Path3D PathFollow3D.rotation_mode: follow path speed rotate along rail camera
VehicleWheel3D.suspension_stiffness VehicleWheel3D.wheel_friction_slip VehicleWheel3D.is_in_contact VehicleWheel3D.use_as_traction VehicleWheel3D.damping_compression: car suspension drift grip wheels slide tip
CharacterBody2D.get_real_velocity CharacterBody2D.get_position_delta CharacterBody2D.get_last_motion CharacterBody2D.velocity: actual speed moved really speedometer
CharacterBody2D.wall_min_slide_angle CharacterBody2D.max_slides CharacterBody2D.slide_on_ceiling CharacterBody2D.floor_block_on_wall CharacterBody2D.safe_margin: stuck corner seams edge catch jitter wall slide
Area2D.gravity_space_override Area2D.gravity_direction Area2D.priority Area2D.linear_damp_space_override: zone different gravity wind area region overrides
Area2D.has_overlapping_bodies Area2D.get_overlapping_bodies Area2D.overlaps_body Area2D.get_overlapping_areas Area2D.body_exited: still inside zone check standing in fire every second damage over time
Node.process_physics_priority Node.process_priority Node._physics_process Engine.physics_ticks_per_second Node.get_physics_process_delta_time: order update fixed timestep deterministic delta frame independent
PhysicsServer2D.body_create PhysicsServer2D.body_set_space RenderingServer.canvas_item_create PhysicsServer2D.area_create MultiMeshInstance2D: thousands bullets bullet hell fast without nodes
GrooveJoint2D SliderJoint3D PinJoint2D.motor_enabled HingeJoint3D.set_flag Generic6DOFJoint3D PinJoint2D.angular_limit_enabled: motor slide rail limit angle joint
SoftBody3D CharacterBody3D PinJoint3D ConeTwistJoint3D: joints ragdoll connect limbs cloth
StaticBody2D CharacterBody2D RigidBody2D Area2D AnimatableBody2D: which body type node use difference wall player
Marker2D Marker3D Node2D.global_position: spawn point muzzle position empty placeholder
`
