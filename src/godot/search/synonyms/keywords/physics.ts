/** Search keywords of bodies, areas, joints and rays. `keywords/index.ts` describes the form of a line. */
export default `
AnimatableBody2D: moving platform elevator lift door carry crusher
AnimatableBody2D.sync_to_physics: moving platform elevator lift carry jitter
Area2D: trigger zone hitbox hurtbox coin pickup detection region checkpoint water lava sensor
Area2D.area_entered: hitbox hurtbox damage bullet hits sword overlap attack
Area2D.body_entered: trigger touch coin pickup collect damage hit enters zone door player overlap goal
Area2D.body_exited: leaves left trigger zone no longer
Area2D.get_overlapping_areas: hitbox inside near list
Area2D.get_overlapping_bodies: explosion radius nearby enemies inside near around range
Area2D.gravity: planet pull black hole attract low zone
Area2D.gravity_point: planet pull black hole attract magnet orbit
Area2D.monitoring: signal never fires off disable detect not working
Area3D.linear_damp: water slow drag
Area3D.wind_force_magnitude: wind blow cloth
BoxShape3D: cube collision
CapsuleShape3D: player character collision
CharacterBody2D: player controller platformer walk hero enemy move fps first person
CharacterBody2D.floor_constant_speed: slope slower faster hill uphill
CharacterBody2D.floor_max_angle: slope steep climb hill walk incline
CharacterBody2D.floor_snap_length: stairs steps slope bounce downhill stick ground hop
CharacterBody2D.floor_stop_on_slope: slope slide down idle standing hill
CharacterBody2D.get_slide_collision: hit bump push box crate enemy touched what collided
CharacterBody2D.get_wall_normal: walljump direction wall side touching which
CharacterBody2D.is_on_ceiling: head bump hit above roof
CharacterBody2D.is_on_floor: jump ground landed standing airborne double coyote fall grounded
CharacterBody2D.is_on_wall: walljump touching wall slide climb run
CharacterBody2D.is_on_wall_only: walljump wall slide airborne
CharacterBody2D.motion_mode: topdown top down floating space swim fly no gravity
CharacterBody2D.move_and_slide: walk run move slide along walls platformer controller fps
CharacterBody2D.platform_on_leave: jump moving platform momentum elevator inherit
CharacterBody2D.safe_margin: stuck wall edges corners
CharacterBody2D.up_direction: gravity flip upside planet ceiling
CharacterBody2D.velocity: speed walk run jump dash knockback gravity fall move strafe
CircleShape2D.radius: size range
CollisionObject2D.collision_layer: which group exists physics layer ignore
CollisionObject2D.collision_mask: which detects scans layer ignore only certain
CollisionObject2D.input_event: click tap touch sprite object clicked mouse card pick
CollisionObject2D.input_pickable: click not working clicked mouse ignored
CollisionObject2D.mouse_entered: hover over highlight pointer
CollisionObject2D.set_collision_mask_value: drop through platform ignore layer toggle
CollisionPolygon2D: shape outline custom collision
CollisionShape2D: hitbox size shape missing
CollisionShape2D.debug_color: show visible hitbox debug
CollisionShape2D.disabled: turn off collision ghost invincible temporarily door open
CollisionShape2D.one_way_collision: jump through platform below one-way drop semisolid
CollisionShape3D.shape: hitbox size
ConcavePolygonShape3D: mesh exact terrain collision
ConvexPolygonShape3D: mesh simple hull collision
DampedSpringJoint2D: spring elastic rope bungee
GrooveJoint2D: rail slide track piston
HeightMapShape3D: terrain hills ground collision
HingeJoint3D: door hinge swing wheel
KinematicCollision2D.get_collider: what hit bumped object which
KinematicCollision2D.get_normal: bounce side wall direction hit
KinematicCollision2D.get_remainder: bounce continue
PhysicalBone3D: ragdoll death limp
PhysicalBoneSimulator3D: ragdoll death limp
PhysicsBody2D.add_collision_exception_with: ignore own bullet self owner pass through friendly
PhysicsBody2D.move_and_collide: bounce bullet stop hit projectile ball pong
PhysicsBody2D.test_move: would collide check free space before moving
PhysicsDirectSpaceState2D.intersect_point: what under mouse click point
PhysicsDirectSpaceState2D.intersect_ray: hitscan laser line sight code without node shoot click pick
PhysicsDirectSpaceState2D.intersect_shape: explosion radius nearby overlap circle query sphere
PhysicsMaterial.bounce: bouncy elastic rubber ball restitution
PhysicsMaterial.friction: slippery ice slide grip rough
PhysicsRayQueryParameters2D.exclude: ignore self
PhysicsShapeQueryParameters2D: overlap circle query
PinJoint2D: rope chain hinge attach hang swing pendulum bridge
RayCast2D: line of sight laser see vision detect ground edge ledge wall ahead hitscan beam cliff interact aim
RayCast2D.add_exception: ignore self own
RayCast2D.exclude_parent: ignore self own
RayCast2D.force_raycast_update: immediately same frame moved
RayCast2D.get_collider: what hit which object looking interact
RayCast2D.get_collision_point: where hit impact laser end
RayCast2D.is_colliding: line sight see wall edge ledge blocked ahead
RayCast2D.target_position: length direction far
RectangleShape2D: box square collision
RigidBody2D._integrate_forces: teleport position move safely custom physics
RigidBody2D.angular_damp: spin slow rotation stop
RigidBody2D.angular_velocity: spin rotate speed turning
RigidBody2D.apply_central_force: push thrust rocket engine accelerate wind continuous
RigidBody2D.apply_central_impulse: knockback hit kick throw launch jump blast push shoot punch
RigidBody2D.apply_force: push thrust rocket accelerate wind
RigidBody2D.apply_impulse: knockback hit kick throw launch explosion blast push shoot
RigidBody2D.apply_torque: spin turn rotate twist roll
RigidBody2D.body_entered: hit collided impact touch
RigidBody2D.can_sleep: never stop idle wake
RigidBody2D.constant_force: wind thrust continuous
RigidBody2D.contact_monitor: collision signal never fires emit not working hit report body entered detect
RigidBody2D.continuous_cd: fast bullet tunnel tunnelling through wall speed pass miss
RigidBody2D.freeze: static stop hold pin disable pause still
RigidBody2D.freeze_mode: kinematic static
RigidBody2D.get_colliding_bodies: touching contacts list
RigidBody2D.gravity_scale: float heavy light weightless fall faster slower zero
RigidBody2D.linear_damp: drag slow friction air resistance slide stop water
RigidBody2D.linear_velocity: speed move throw launch
RigidBody2D.lock_rotation: upright tip over topple spin tumble fall rotate prevent
RigidBody2D.mass: weight heavy light kilograms
RigidBody2D.max_contacts_reported: collision signal never fires emit not working hit report detect
RigidBody2D.sleeping: stopped resting idle wake
ShapeCast2D: sweep thick ray area ahead wide
SoftBody3D: cloth jelly flag squishy deform cape
SphereShape3D: ball round collision
StaticBody2D: wall floor ground level solid obstacle
StaticBody2D.constant_linear_velocity: conveyor belt treadmill carry move along
VehicleBody3D: car drive vehicle truck
VehicleBody3D.engine_force: car drive accelerate gas throttle
VehicleBody3D.steering: car drive turn wheels
VehicleWheel3D: car tire suspension wheel
VehicleWheel3D.wheel_friction_slip: drift skid grip
WorldBoundaryShape3D: infinite floor ground plane
`
