/** Synonyms about movement, collisions and navigation. `synonyms/index.ts` describes the form of a line. */
export default `
delete: remove erase free
relocate: reparent move
fixed timestep: Node._physics_process Engine.physics_ticks_per_second
object pool: Node.remove_child Node.add_child CanvasItem.visible Node.process_mode
character: CharacterBody2D CharacterBody3D
walk: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
jump: CharacterBody2D.velocity CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
move character: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
character move: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
move player: CharacterBody2D.move_and_slide CharacterBody3D.move_and_slide
collide walls: CharacterBody2D.move_and_slide PhysicsBody2D.move_and_collide
ground: floor CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
on ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
standing: floor
wall: is_on_wall
touching wall: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
ceiling: is_on_ceiling
slope: floor_max_angle
steep: floor_max_angle
stairs: floor_snap_length
speed: velocity
velocity: speed
hit: collide collider
collide: collision collider body_entered
collision: collide
overlap: body_entered get_overlapping_bodies
hitbox: Area2D Area3D CollisionShape2D
hurtbox: Area2D Area3D
trigger zone: Area2D Area3D Area2D.body_entered
enters area: Area2D.body_entered Area3D.body_entered
leaves area: Area2D.body_exited Area3D.body_exited
inside area: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies Area2D.overlaps_body
detect collision: Area2D.body_entered PhysicsBody2D.move_and_collide CharacterBody2D.get_slide_collision
what collided: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
pickup: Area2D.body_entered
gravity: gravity_scale
gravity world: ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity
change gravity: ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity RigidBody2D.gravity_scale
push: apply_impulse apply_force
knockback: RigidBody2D.apply_impulse CharacterBody2D.velocity
throw: RigidBody2D.apply_impulse RigidBody3D.apply_impulse
force: apply_force
apply force: RigidBody2D.apply_force RigidBody3D.apply_force RigidBody2D.apply_central_force RigidBody3D.apply_central_force
explosion: RigidBody3D.apply_impulse GPUParticles2D
bouncy: PhysicsMaterial.bounce Tween.TRANS_BOUNCE Tween.TRANS_ELASTIC Tween.TRANS_SPRING
bounce wall: Vector2.bounce Vector3.bounce KinematicCollision2D.get_normal
raycast: RayCast2D RayCast3D
cast ray: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D PhysicsRayQueryParameters3D RayCast2D RayCast3D
ray code: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
ray: RayCast2D RayCast3D intersect_ray
raycast hit: RayCast2D.get_collider RayCast3D.get_collider RayCast2D.is_colliding RayCast3D.is_colliding
line sight: RayCast2D RayCast3D PhysicsDirectSpaceState2D.intersect_ray
joint: PinJoint2D Joint2D Joint3D
rope: PinJoint2D Line2D
hinge: HingeJoint3D
spring: DampedSpringJoint2D
car: VehicleBody3D
vehicle: VehicleBody3D
ragdoll: PhysicalBone3D PhysicalBoneSimulator3D PhysicalBoneSimulator3D.physical_bones_start_simulation
soft body: SoftBody3D
cloth: SoftBody3D
one way platform: CollisionShape2D.one_way_collision
one way: one_way_collision
moving platform: AnimatableBody2D AnimatableBody3D
conveyor: constant_linear_velocity
collision layer: collision_layer set_collision_layer_value
collision mask: collision_mask set_collision_mask_value
collision layer mask: CollisionObject2D.collision_layer CollisionObject2D.collision_mask CollisionObject3D.collision_layer CollisionObject3D.collision_mask
ignore collision: PhysicsBody2D.add_collision_exception_with PhysicsBody3D.add_collision_exception_with
disable collision: CollisionShape2D.disabled CollisionShape3D.disabled
collision shape: CollisionShape2D CollisionShape3D
physics step: Engine.physics_ticks_per_second
tick rate: Engine.physics_ticks_per_second
friction: PhysicsMaterial.friction
slippery: PhysicsMaterial.friction
damping: RigidBody2D.linear_damp RigidBody3D.linear_damp
freeze body: RigidBody2D.freeze RigidBody3D.freeze
teleport: Node2D.global_position Node3D.global_position
teleport body: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
shape cast: ShapeCast2D ShapeCast3D PhysicsDirectSpaceState3D.intersect_shape
sphere cast: ShapeCast3D PhysicsDirectSpaceState3D.intersect_shape
snap floor: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
stick floor: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
turn off collision: CollisionShape2D.disabled CollisionShape3D.disabled
drop through: PhysicsBody2D.add_collision_exception_with CollisionObject2D.set_collision_mask_value
number of collisions: CharacterBody2D.get_slide_collision_count
mass: RigidBody2D.mass RigidBody3D.mass
torque: RigidBody2D.apply_torque RigidBody3D.apply_torque
jump through platform: CollisionShape2D.one_way_collision
through platform: CollisionShape2D.one_way_collision CollisionPolygon2D.one_way_collision
platform from below: CollisionShape2D.one_way_collision
through walls: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
through thin: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
tunneling: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
fast bullet: RigidBody2D.continuous_cd RigidBody3D.continuous_cd RayCast2D
bumped into: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
ran into: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
hit what: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider
raycast code: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray PhysicsRayQueryParameters2D.create
raycast without node: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray
bodies inside: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies PhysicsDirectSpaceState3D.intersect_shape
inside radius: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState3D.intersect_shape Area2D.get_overlapping_bodies
explosion radius: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState3D.intersect_shape Area2D.get_overlapping_bodies
within range: Area2D.get_overlapping_bodies Vector2.distance_to
point query: PhysicsDirectSpaceState2D.intersect_point
curve constant speed: PathFollow2D.progress PathFollow3D.progress
platform along: PathFollow2D.progress AnimatableBody2D
jitter: Node.physics_interpolation_mode
physics interpolation: Node.physics_interpolation_mode
center of mass: RigidBody3D.center_of_mass RigidBody2D.center_of_mass
lock rotation: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
stop rotating: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
lock axis: PhysicsBody3D.set_axis_lock
stop sliding: CharacterBody2D.floor_stop_on_slope
contact: RigidBody2D.contact_monitor RigidBody2D.body_entered
rigid body collision: RigidBody2D.contact_monitor RigidBody2D.body_entered RigidBody3D.body_entered
wind: Area3D.wind_force_magnitude
player walks: Area2D.body_entered Area3D.body_entered CharacterBody2D.move_and_slide
walks into: Area2D.body_entered Area3D.body_entered
enters zone: Area2D.body_entered Area3D.body_entered
zone: Area2D Area3D body_entered
collect coin: Area2D.body_entered Node.queue_free
take damage: Area2D.area_entered Area2D.body_entered
touch enemy: Area2D.body_entered CharacterBody2D.get_slide_collision
drop down platform: CollisionObject2D.set_collision_mask_value CollisionShape2D.one_way_collision
drop platform: CollisionObject2D.set_collision_mask_value CollisionShape2D.one_way_collision
not reporting: RigidBody2D.contact_monitor RigidBody3D.contact_monitor RigidBody3D.max_contacts_reported
rigidbody hit: RigidBody2D.contact_monitor RigidBody3D.contact_monitor RigidBody3D.max_contacts_reported RigidBody3D.body_entered
rigidbody: RigidBody2D RigidBody3D
body entered rigid: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
within radius: PhysicsDirectSpaceState3D.intersect_shape PhysicsDirectSpaceState2D.intersect_shape PhysicsShapeQueryParameters3D
bodies radius: PhysicsDirectSpaceState3D.intersect_shape PhysicsDirectSpaceState2D.intersect_shape PhysicsShapeQueryParameters3D
double jump: CharacterBody2D.is_on_floor CharacterBody2D.velocity
fall: CharacterBody2D.velocity CharacterBody2D.is_on_floor
dash: CharacterBody2D.velocity CharacterBody2D.move_and_slide
shoot: PackedScene.instantiate
steep slope: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
steepest slope: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
slope walk: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle
walkable: CharacterBody2D.floor_max_angle CharacterBody3D.floor_max_angle TileData.get_custom_data AStarGrid2D.set_point_solid
glued ground: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
stick ground: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
snap ground: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
downhill: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length
slide slope: CharacterBody2D.floor_stop_on_slope CharacterBody3D.floor_stop_on_slope
platform jump up: CollisionShape2D.one_way_collision
drop through platform: CollisionShape2D.one_way_collision
conveyor belt: StaticBody2D.constant_linear_velocity StaticBody3D.constant_linear_velocity
elevator: AnimatableBody2D AnimatableBody3D
lift platform: AnimatableBody2D AnimatableBody3D
car wheels: VehicleBody3D VehicleWheel3D
suspension: VehicleWheel3D
tire: VehicleWheel3D.wheel_friction_slip
bumping: avoidance_enabled collide
keep upright: RigidBody2D.lock_rotation CharacterBody2D.up_direction
stay upright: RigidBody2D.lock_rotation CharacterBody2D.up_direction
prevent rotating: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
keep from rotating: RigidBody2D.lock_rotation RigidBody3D.lock_rotation
tip over: RigidBody2D.lock_rotation RigidBody3D.axis_lock_angular_x
heavy body: RigidBody2D.mass RigidBody3D.mass
heavy object: RigidBody2D.mass RigidBody3D.mass
heavier: RigidBody2D.mass RigidBody3D.mass
recoil: RigidBody2D.apply_impulse CharacterBody2D.velocity
zero gravity: RigidBody2D.gravity_scale Area2D.gravity
low gravity: RigidBody2D.gravity_scale Area2D.gravity
gravity zone: Area2D.gravity Area3D.gravity Area2D.gravity_space_override Area3D.gravity_space_override
water buoyancy: RigidBody3D.apply_force Area3D.linear_damp
air resistance: RigidBody2D.linear_damp RigidBody3D.linear_damp
ray mouse: Camera3D.project_ray_origin Camera3D.project_ray_normal
fall through floor: CharacterBody2D.move_and_slide RigidBody2D.continuous_cd
jelly: SoftBody3D
block grid cell: AStarGrid2D.set_point_solid
cell as blocked: AStarGrid2D.set_point_solid
star grid: AStarGrid2D
obstacle grid: AStarGrid2D.set_point_solid
on floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
move toward: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward
around obstacles: NavigationAgent2D NavigationAgent3D
patrol: PathFollow2D PathFollow3D Path2D NavigationAgent2D
look mouse: Node2D.look_at Node3D.look_at
character floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
player floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
drag rigidbody: CollisionObject2D.input_event CollisionObject3D.input_event RigidBody2D.freeze RigidBody3D.freeze RigidBody2D.linear_velocity Node2D.global_position
drag rigid body: CollisionObject2D.input_event CollisionObject3D.input_event RigidBody2D.freeze RigidBody3D.freeze RigidBody2D.linear_velocity Node2D.global_position
freeze rigidbody: RigidBody2D.freeze RigidBody3D.freeze
gravity direction: Area2D.gravity_direction Area3D.gravity_direction
stop physics: Node.set_physics_process
fixed update: Node._physics_process
two areas: Area2D.area_entered Area3D.area_entered
order siblings: Node.move_child
sibling order: Node.move_child
sweep shape: ShapeCast2D ShapeCast3D PhysicsDirectSpaceState2D.cast_motion PhysicsDirectSpaceState3D.cast_motion
shape sweep: ShapeCast2D ShapeCast3D
jump platform: CollisionShape2D.one_way_collision
disable gravity: RigidBody2D.gravity_scale RigidBody3D.gravity_scale
bodies pass: PhysicsBody2D.add_collision_exception_with PhysicsBody3D.add_collision_exception_with CollisionObject2D.collision_mask CollisionObject3D.collision_mask
bullet pass: RigidBody2D.continuous_cd RigidBody3D.continuous_cd CollisionObject2D.collision_mask CollisionObject3D.collision_mask PhysicsBody2D.add_collision_exception_with
collide only: CollisionObject2D.collision_mask CollisionObject3D.collision_mask CollisionObject2D.collision_layer
friendly fire: CollisionObject2D.collision_mask CollisionObject3D.collision_mask
knock back: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse RigidBody2D.apply_impulse RigidBody3D.apply_impulse CharacterBody2D.velocity
knock away: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse
character hit: CharacterBody2D.get_slide_collision CharacterBody3D.get_slide_collision KinematicCollision2D.get_collider KinematicCollision3D.get_collider
object hit: KinematicCollision2D.get_collider KinematicCollision3D.get_collider RayCast2D.get_collider RayCast3D.get_collider
player touched: Area2D.body_entered Area3D.body_entered
collided with: KinematicCollision2D.get_collider KinematicCollision3D.get_collider
bumping avoid: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
enemies bumping: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
crowd agents: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
click move: NavigationAgent2D.target_position CanvasItem.get_global_mouse_position
click walk: NavigationAgent2D.target_position CanvasItem.get_global_mouse_position
wall jump: CharacterBody2D.is_on_wall CharacterBody2D.get_wall_normal CharacterBody3D.is_on_wall
wall slide: CharacterBody2D.is_on_wall CharacterBody3D.is_on_wall
touching ceiling: CharacterBody2D.is_on_ceiling CharacterBody3D.is_on_ceiling
rotate around: Node3D.rotate Vector2.rotated Vector3.rotated
around player: SpringArm3D Node3D.rotate_y
orbit camera: SpringArm3D Node3D.rotate_y
laser: RayCast2D Line2D RayCast3D
ball bounce: PhysicsMaterial.bounce Vector2.bounce
raycast script: PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray PhysicsRayQueryParameters2D.create
area objects: Area2D.get_overlapping_bodies Area2D.get_overlapping_areas
curved path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
gradually approach: @GlobalScope.move_toward @GlobalScope.lerp
approach value: @GlobalScope.move_toward @GlobalScope.lerp
approach target: @GlobalScope.move_toward Vector2.move_toward
physics jitter: ProjectSettings.physics/common/physics_interpolation Node.physics_interpolation_mode Engine.physics_jitter_fix
smooth physics: ProjectSettings.physics/common/physics_interpolation Node.physics_interpolation_mode
jittery movement: ProjectSettings.physics/common/physics_interpolation Node.physics_interpolation_mode
push rigid: RigidBody2D.apply_central_impulse RigidBody2D.apply_impulse RigidBody3D.apply_central_impulse RigidBody3D.apply_impulse
detach node: Node.remove_child
detach parent: Node.remove_child Node.reparent
unparent: Node.remove_child Node.reparent
fixedupdate: Node._physics_process
teleport interpolation: Node.reset_physics_interpolation
update gizmo: Node3D.update_gizmos EditorNode3DGizmoPlugin._redraw
add force: RigidBody2D.apply_force RigidBody3D.apply_force RigidBody2D.apply_central_force
add impulse: RigidBody2D.apply_impulse RigidBody3D.apply_impulse RigidBody3D.apply_central_impulse
sudden force: RigidBody2D.apply_impulse RigidBody3D.apply_impulse
explosion force: RigidBody3D.apply_impulse RigidBody2D.apply_impulse RigidBody3D.apply_central_impulse
kick ball: RigidBody3D.apply_impulse RigidBody2D.apply_impulse
continuous force: RigidBody2D.constant_force RigidBody2D.apply_force RigidBody2D.add_constant_force
thruster: RigidBody2D.apply_force RigidBody3D.apply_force
rigid body speed: RigidBody2D.linear_velocity RigidBody3D.linear_velocity
move rigid body: RigidBody2D.apply_force RigidBody2D.linear_velocity RigidBody2D._integrate_forces
rigid body position: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
teleport rigid: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
reset rigid: RigidBody2D._integrate_forces PhysicsServer2D.body_set_state
rotate rigid: RigidBody2D.apply_torque RigidBody2D.angular_velocity RigidBody2D._integrate_forces
stop rolling: RigidBody3D.angular_damp RigidBody3D.linear_damp
keep rolling: RigidBody3D.angular_damp RigidBody3D.linear_damp
linear drag: RigidBody2D.linear_damp RigidBody3D.linear_damp
stopped moving: RigidBody2D.sleeping RigidBody2D.sleeping_state_changed RigidBody2D.linear_velocity
dice stopped: RigidBody3D.sleeping_state_changed RigidBody3D.sleeping
rigid kinematic: RigidBody2D.freeze_mode RigidBody2D.freeze
rigid static: RigidBody2D.freeze RigidBody2D.freeze_mode
float water: RigidBody3D.apply_force Area3D.linear_damp
buoyancy: RigidBody3D.apply_force
push box: RigidBody2D.apply_central_impulse KinematicCollision2D.get_collider
icy floor: PhysicsMaterial.friction
trampoline: PhysicsMaterial.bounce CharacterBody2D.velocity
restitution: PhysicsMaterial.bounce
jump pad: Area2D.body_entered CharacterBody2D.velocity
kinematic body: CharacterBody2D CharacterBody3D AnimatableBody2D
character controller: CharacterBody2D CharacterBody3D
planet gravity: Area3D.gravity_point CharacterBody3D.up_direction
gravity well: Area2D.gravity_point Area3D.gravity_point
flip gravity: CharacterBody2D.up_direction RigidBody2D.gravity_scale
read gravity: PhysicsBody3D.get_gravity ProjectSettings.physics/3d/default_gravity
walk walls: CharacterBody3D.up_direction CharacterBody2D.up_direction
slow zone: Area2D.linear_damp Area2D.linear_damp_space_override
reverb zone: Area3D.reverb_bus_enabled Area3D.reverb_bus_name
physics engine: ProjectSettings.physics/3d/physics_engine
pause physics: PhysicsServer2D.set_active PhysicsServer3D.set_active SceneTree.paused
interpolated position: Node3D.get_global_transform_interpolated
faster downhill: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
uphill: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
slope angle: CharacterBody2D.get_floor_angle CharacterBody3D.get_floor_angle
ground normal: CharacterBody2D.get_floor_normal CharacterBody3D.get_floor_normal
align slope: CharacterBody3D.get_floor_normal CharacterBody2D.get_floor_normal RayCast3D.get_collision_normal
align terrain: CharacterBody3D.get_floor_normal RayCast3D.get_collision_normal
wall direction: CharacterBody2D.get_wall_normal CharacterBody3D.get_wall_normal
hit head: CharacterBody2D.is_on_ceiling CharacterBody3D.is_on_ceiling
ceiling slide: CharacterBody2D.slide_on_ceiling CharacterBody3D.slide_on_ceiling
leave platform: CharacterBody2D.platform_on_leave CharacterBody3D.platform_on_leave
actual speed: CharacterBody2D.get_real_velocity CharacterBody3D.get_real_velocity
distance moved: CharacterBody2D.get_position_delta CharacterBody3D.get_position_delta
collide without moving: PhysicsBody2D.test_move PhysicsBody3D.test_move
flying character: CharacterBody3D.motion_mode CharacterBody2D.motion_mode
crouch: CapsuleShape3D.height ShapeCast3D.is_colliding CollisionShape3D
noclip: CollisionShape3D.disabled CollisionShape2D.disabled
coyote time: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor Timer
fall damage: CharacterBody3D.velocity CharacterBody3D.is_on_floor CharacterBody2D.velocity
platform edge: RayCast2D.is_colliding RayCast2D
ladder: Area2D.body_entered Area2D.get_overlapping_bodies CharacterBody2D.velocity
accelerate: @GlobalScope.move_toward Vector2.move_toward
decelerate: @GlobalScope.move_toward Vector2.move_toward
trigger enter: Area2D.body_entered Area3D.body_entered
trigger exit: Area2D.body_exited Area3D.body_exited
trigger stay: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies
collision enter: RigidBody2D.body_entered RigidBody3D.body_entered RigidBody2D.contact_monitor
detection range: Area2D.body_entered Area3D.body_entered CircleShape2D.radius
aggro: Area2D.body_entered Area3D.body_entered
checkpoint: Area2D.body_entered Area3D.body_entered
kill zone: Area2D.body_entered Area3D.body_entered
spikes: Area2D.body_entered Area3D.body_entered
pressure plate: Area3D.body_entered Area2D.body_entered Area3D.body_exited
collectible: Area2D.body_entered Area3D.body_entered
melee attack: Area2D.get_overlapping_bodies Area2D.area_entered Area2D.body_entered
sword hit: Area2D.area_entered Area2D.body_entered Area3D.body_entered
bullet hit: Area2D.body_entered Area2D.area_entered Area3D.body_entered
still inside: Area2D.overlaps_body Area2D.get_overlapping_bodies
nearby enemies: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape
area detect: Area2D.monitoring Area2D.body_entered Area2D.collision_mask Area2D.monitorable
disable area: Area2D.monitoring Area3D.monitoring Area2D.monitorable
headshot: Area3D.body_shape_entered KinematicCollision3D.get_collider_shape RayCast3D.get_collider_shape
body part hit: Area3D.area_shape_entered Area3D.body_shape_entered RayCast3D.get_collider_shape
impact force: PhysicsDirectBodyState3D.get_contact_impulse PhysicsDirectBodyState2D.get_contact_impulse
collision force: PhysicsDirectBodyState3D.get_contact_impulse PhysicsDirectBodyState2D.get_contact_impulse
impact point: KinematicCollision3D.get_position RayCast3D.get_collision_point PhysicsDirectBodyState3D.get_contact_local_position
hit position: RayCast3D.get_collision_point KinematicCollision3D.get_position
surface normal: RayCast3D.get_collision_normal KinematicCollision3D.get_normal
collision side: KinematicCollision2D.get_normal KinematicCollision3D.get_normal
stomp: KinematicCollision2D.get_normal CharacterBody2D.is_on_floor Area2D.body_entered
layer bit: CollisionObject2D.set_collision_layer_value CollisionObject2D.set_collision_mask_value
physics layer: CollisionObject2D.collision_layer CollisionObject2D.collision_mask CollisionObject3D.collision_layer
enemies collide: CollisionObject2D.collision_mask CollisionObject3D.collision_mask PhysicsBody2D.add_collision_exception_with
hit above: KinematicCollision2D.get_normal CharacterBody2D.get_slide_collision
hard hit: PhysicsDirectBodyState3D.get_contact_impulse PhysicsDirectBodyState2D.get_contact_impulse
raycast length: RayCast2D.target_position RayCast3D.target_position
raycast direction: RayCast2D.target_position RayCast3D.target_position
raycast distance: RayCast3D.get_collision_point RayCast2D.get_collision_point Vector3.distance_to
raycast hit point: RayCast3D.get_collision_point RayCast2D.get_collision_point
raycast ignore: RayCast2D.add_exception PhysicsRayQueryParameters2D.exclude RayCast2D.exclude_parent
ray exclude: PhysicsRayQueryParameters3D.exclude RayCast3D.add_exception
raycast area: RayCast2D.collide_with_areas RayCast3D.collide_with_areas PhysicsRayQueryParameters2D.collide_with_areas
raycast immediately: RayCast2D.force_raycast_update RayCast3D.force_raycast_update
raycast frame: RayCast2D.force_raycast_update RayCast3D.force_raycast_update
raycast multiple: RayCast3D.add_exception PhysicsRayQueryParameters3D.exclude ShapeCast3D
hitscan: RayCast3D PhysicsDirectSpaceState3D.intersect_ray RayCast2D
triangle hit: RayCast3D.get_collision_face_index
wide raycast: ShapeCast3D ShapeCast2D
box cast: ShapeCast3D ShapeCast2D
overlap sphere: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
overlap box: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
spot free: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState2D.intersect_point
position occupied: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState2D.intersect_point
spawn overlap: PhysicsDirectSpaceState2D.intersect_shape PhysicsDirectSpaceState3D.intersect_shape
bodies point: PhysicsDirectSpaceState2D.intersect_point PhysicsDirectSpaceState3D.intersect_point
selection box: PhysicsDirectSpaceState2D.intersect_shape Rect2.has_point Rect2.abs
select units: PhysicsDirectSpaceState2D.intersect_shape Rect2.has_point Camera3D.unproject_position
physics query: PhysicsDirectSpaceState3D World3D.direct_space_state World2D.direct_space_state
enemy follow: NavigationAgent2D NavigationAgent3D Vector2.direction_to
unreachable: NavigationAgent2D.is_target_reachable NavigationAgent3D.is_target_reachable
path blocked: NavigationAgent2D.is_target_reachable NavigationAgent3D.is_target_reachable
stopping distance: NavigationAgent2D.target_desired_distance NavigationAgent3D.target_desired_distance
overshoot waypoint: NavigationAgent2D.path_desired_distance NavigationAgent3D.path_desired_distance
agent stuck: NavigationAgent2D.path_desired_distance NavigationMesh.agent_radius NavigationAgent2D.avoidance_enabled
dynamic obstacle: NavigationObstacle2D NavigationObstacle3D
terrain cost: NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale AStar2D.set_point_weight_scale
prefer roads: NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale
navmesh gap: NavigationLink3D NavigationLink2D
connect navmesh: NavigationLink3D NavigationRegion3D.use_edge_connections
visualize path: NavigationAgent2D.debug_enabled NavigationAgent2D.get_current_navigation_path
zigzag path: NavigationAgent2D.path_postprocessing NavigationAgent2D.simplify_path
closest navmesh: NavigationServer3D.map_get_closest_point NavigationServer2D.map_get_closest_point
navigation ready: NavigationServer3D.map_changed NavigationServer3D.map_get_iteration_id NavigationServer2D.map_changed
empty navigation path: NavigationServer3D.map_get_iteration_id NavigationServer3D.map_changed
path without agent: NavigationServer3D.map_get_path NavigationServer2D.map_get_path
disable navmesh: NavigationRegion3D.enabled NavigationRegion2D.enabled
safe velocity: NavigationAgent2D.velocity_computed NavigationAgent3D.velocity_computed
astar: AStar2D AStar3D AStarGrid2D
dijkstra: AStar2D AStar3D AStar2D._estimate_cost
manhattan: AStarGrid2D.HEURISTIC_MANHATTAN AStarGrid2D.default_estimate_heuristic
diagonal path: AStarGrid2D.diagonal_mode
grid diagonal: AStarGrid2D.diagonal_mode
impassable: AStarGrid2D.set_point_solid AStar2D.set_point_disabled
graph pathfinding: AStar2D AStar2D.connect_points AStar3D
hex pathfinding: AStar2D AStar2D.connect_points
fly pathfinding: AStar3D NavigationServer3D.map_get_path
camera walls: SpringArm3D SpringArm3D.collision_mask
camera collision: SpringArm3D SpringArm3D.collision_mask
dolly: PathFollow3D Path3D
forward direction: Node3D.global_basis Vector3.FORWARD Basis
move forward: Node3D.translate_object_local Node3D.global_basis Node2D.move_local_x
rotate local axis: Node3D.rotate_object_local Basis
angle target: Node2D.get_angle_to Vector2.angle_to_point
inverse transform point: Node3D.to_local Node2D.to_local
transform changed: Node3D.set_notify_transform CanvasItem.set_notify_transform Node3D.NOTIFICATION_TRANSFORM_CHANGED
path percentage: PathFollow2D.progress_ratio PathFollow3D.progress_ratio
random along path: PathFollow2D.progress_ratio PathFollow3D.progress_ratio
spline: Path3D Path2D Curve3D Curve2D
loop path: PathFollow2D.loop PathFollow3D.loop
rotate along path: PathFollow2D.rotates PathFollow3D.rotation_mode
roller coaster: PathFollow3D PathFollow3D.rotation_mode Curve3D.sample_baked_with_rotation
box collider: BoxShape3D RectangleShape2D CollisionShape3D
sphere collider: SphereShape3D CircleShape2D
circle collider: CircleShape2D CollisionShape2D
capsule collider: CapsuleShape3D CapsuleShape2D
mesh collider: ConcavePolygonShape3D ConvexPolygonShape3D MeshInstance3D.create_trimesh_collision
trimesh: ConcavePolygonShape3D Mesh.create_trimesh_shape
infinite floor: WorldBoundaryShape3D WorldBoundaryShape2D
terrain collision: HeightMapShape3D ConcavePolygonShape3D
resize collision: RectangleShape2D.size CircleShape2D.radius BoxShape3D.size
pendulum: PinJoint2D PinJoint3D
swinging door: HingeJoint3D
attach bodies: PinJoint2D PinJoint3D Generic6DOFJoint3D
glue bodies: Generic6DOFJoint3D PinJoint2D
fixed joint: Generic6DOFJoint3D PinJoint2D
ball socket: PinJoint3D ConeTwistJoint3D
hinge limit: HingeJoint3D.set_param HingeJoint3D.PARAM_LIMIT_UPPER HingeJoint3D.FLAG_USE_LIMIT
joint collide: Joint2D.disable_collision Joint3D.exclude_nodes_from_collision
bungee: DampedSpringJoint2D
pin cloth: SoftBody3D.set_point_pinned
balloon: SoftBody3D.pressure_coefficient
accelerate car: VehicleBody3D.engine_force
car brake: VehicleBody3D.brake VehicleWheel3D.brake
handbrake: VehicleWheel3D.brake VehicleWheel3D.wheel_friction_slip
steer car: VehicleBody3D.steering VehicleWheel3D.use_as_steering
car drift: VehicleWheel3D.wheel_friction_slip
car grip: VehicleWheel3D.wheel_friction_slip
car flips: VehicleWheel3D.wheel_roll_influence RigidBody3D.center_of_mass
skid marks: VehicleWheel3D.get_skidinfo
wheel ground: VehicleWheel3D.is_in_contact
rear wheel drive: VehicleWheel3D.use_as_traction
car speed: RigidBody3D.linear_velocity VehicleBody3D.engine_force
bullet hell: PhysicsServer2D RenderingServer MultiMeshInstance2D
squash stretch: Node2D.scale Tween.tween_property
resize sprite: Node2D.scale
sprite bigger: Node2D.scale
shear: Node2D.skew
absolute position: Node2D.global_position Node3D.global_position
halfway path: PathFollow2D.progress_ratio
remove characters: String.remove_chars String.replace
remove index: Array.remove_at Array.pop_at
log file: ProjectSettings.debug/file_logging/enable_file_logging ProjectSettings.debug/file_logging/log_path Logger
combine paths: String.path_join
property path: NodePath Object.set_indexed Object.get_indexed
forward vector: Node3D.global_basis Node3D.basis
gimbal lock: Node3D.quaternion Quaternion Node3D.basis
model faces backwards: Node3D.look_at Vector3.MODEL_FRONT
ignore parent rotation: Node3D.top_level CanvasItem.top_level
parent hidden: Node3D.is_visible_in_tree CanvasItem.is_visible_in_tree
vr vibrate: XRNode3D.trigger_haptic_pulse
vr boundary: XRInterface.get_play_area XRInterface.xr_play_area_mode
body tracking: XRBodyModifier3D XRBodyTracker
finger tracking: XRHandTracker XRHandModifier3D XRHandTracker.get_hand_joint_transform
lost tracking: XRNode3D.tracking_changed XRNode3D.get_has_tracking_data
vr haptic: XRNode3D.trigger_haptic_pulse
spawn wrong: Node2D.global_position Node.add_child
spawn origin: Node2D.global_position Node.add_child
spawn top left: Node2D.global_position Node.add_child
collision working: CollisionObject2D.collision_mask CollisionShape2D.disabled
area working: Area2D.monitoring CollisionObject2D.collision_mask
rigid signal: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
rigidbody signal: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
already inside: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies
overlapping empty: Area2D.get_overlapping_bodies SceneTree.physics_frame
raycast self: RayCast2D.exclude_parent RayCast2D.add_exception
raycast null: RayCast2D.is_colliding RayCast2D.get_collider
raycast nothing: RayCast2D.enabled RayCast2D.target_position RayCast2D.collision_mask
raycast working: RayCast2D.enabled RayCast2D.target_position RayCast2D.collision_mask
bullet shooter: PhysicsBody2D.add_collision_exception_with CollisionObject2D.collision_mask
fast object: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
bullet skips: RigidBody2D.continuous_cd RayCast2D
stack boxes: ProjectSettings.physics/3d/solver/solver_iterations ProjectSettings.physics/2d/solver/solver_iterations
unstable joint: ProjectSettings.physics/3d/solver/solver_iterations ProjectSettings.physics/2d/solver/solver_iterations
body asleep: RigidBody2D.can_sleep RigidBody2D.sleeping
rigid scale: CollisionShape3D.shape
collision scaled: CollisionShape3D.shape
non uniform scale: CollisionShape3D.shape
launch slope: CharacterBody2D.floor_snap_length
bounce stairs: CharacterBody3D.floor_snap_length
stuck corner: CharacterBody3D.safe_margin CharacterBody2D.safe_margin
jump floor: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
keep sliding: @GlobalScope.move_toward CharacterBody2D.velocity
respawn: Node2D.global_position SceneTree.reload_current_scene
player near: Area2D.body_entered Area2D.get_overlapping_bodies
player nearby: Area2D.body_entered Area2D.get_overlapping_bodies
direction camera facing: Node3D.global_basis Camera3D.project_ray_normal
face movement: Node3D.look_at @GlobalScope.atan2
face direction moving: Node3D.look_at Vector2.angle
ground height: RayCast3D.get_collision_point
agent jitter: NavigationAgent2D.path_desired_distance NavigationAgent2D.target_desired_distance
never reaches target: NavigationAgent2D.target_desired_distance
overshoots target: Vector2.move_toward
navigation first frame: NavigationServer2D.map_changed NavigationServer2D.map_get_iteration_id
movement stutter: ProjectSettings.physics/common/physics_interpolation Engine.physics_ticks_per_second
player stutter: ProjectSettings.physics/common/physics_interpolation Engine.physics_ticks_per_second
choppy movement: ProjectSettings.physics/common/physics_interpolation
laggy movement: ProjectSettings.physics/common/physics_interpolation
144hz: ProjectSettings.physics/common/physics_interpolation
high refresh: ProjectSettings.physics/common/physics_interpolation
clickable sprite: CollisionObject2D.input_event CollisionObject2D.input_pickable
clickable 3d: CollisionObject3D.input_event CollisionObject3D.input_ray_pickable
click area: CollisionObject2D.input_event CollisionObject2D.input_pickable TextureButton.texture_click_mask
tap object: CollisionObject2D.input_event CollisionObject3D.input_event
sprite jitter: ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel ProjectSettings.physics/common/physics_interpolation
rigid detect: RigidBody2D.contact_monitor RigidBody2D.max_contacts_reported
change direction wall: CharacterBody2D.is_on_wall RayCast2D
enemy ledge: RayCast2D.is_colliding
enemy turn wall: CharacterBody2D.is_on_wall RayCast2D.is_colliding
flip hitbox: Node2D.scale
disable player: Node.set_physics_process Node.process_mode
stop player moving: Node.set_physics_process
keep old scene: Node.remove_child SceneTree.current_scene
sprite face mouse: Node2D.look_at CanvasItem.get_global_mouse_position
notice player: Area2D.body_entered RayCast2D.is_colliding
loses player: Area2D.body_exited RayCast2D.is_colliding
enemy vision: RayCast2D.is_colliding Vector2.angle_to
turn around edge: RayCast2D.is_colliding
roam: NavigationServer2D.map_get_random_point NavigationAgent2D.target_position
pet follow: NavigationAgent2D.target_position Vector2.move_toward
arrow pointing: Node2D.look_at Vector2.angle_to_point
door scene: Area2D.body_entered SceneTree.change_scene_to_file
enter water: Area3D.body_entered Area2D.body_entered
swim: Area3D.body_entered CharacterBody3D.motion_mode
camera path: PathFollow3D.progress_ratio PathFollow2D.progress_ratio
camera flythrough: PathFollow3D.progress_ratio
lock player: Node.set_physics_process Node.set_process_input
freeze player: Node.set_physics_process Node.process_mode
disable movement: Node.set_physics_process
player stuck corner: CharacterBody2D.safe_margin CharacterBody2D.wall_min_slide_angle
enemy keep distance: NavigationAgent2D.target_desired_distance Vector2.distance_to
stop near player: NavigationAgent2D.target_desired_distance Vector2.distance_to
enemy ai: NavigationAgent2D NavigationAgent2D.target_position AnimationNodeStateMachine
jump height: CharacterBody2D.velocity @GlobalScope.sqrt
air jump: CharacterBody2D.is_on_floor CharacterBody2D.velocity
infinite jump: CharacterBody2D.is_on_floor CharacterBody2D.velocity
mid air: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
airborne: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
land ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
touch ground: CharacterBody2D.is_on_floor CharacterBody3D.is_on_floor
wall climb: CharacterBody2D.is_on_wall CharacterBody2D.get_wall_normal CharacterBody3D.is_on_wall
wall run: CharacterBody3D.is_on_wall CharacterBody3D.get_wall_normal
ledge detect: RayCast2D.is_colliding RayCast2D
ledge grab: RayCast2D.is_colliding RayCast3D.is_colliding
ledge climb: RayCast2D.is_colliding RayCast3D.is_colliding
enemy turn edge: RayCast2D.is_colliding CharacterBody2D.is_on_wall
jump enemy head: KinematicCollision2D.get_normal Area2D.body_entered
disappear platform: CollisionShape2D.disabled Timer CanvasItem.visible
crumbling platform: Area2D.body_entered Timer CollisionShape2D.disabled
fall map: Area2D.body_entered Area3D.body_entered Node2D.global_position
fall world: Area3D.body_entered Area2D.body_entered Node3D.global_position
death plane: Area3D.body_entered Area2D.body_entered
grappling hook: RayCast2D PinJoint2D RayCast3D
gun mouse: Node2D.look_at CanvasItem.get_global_mouse_position
spawn offscreen: PathFollow2D.progress_ratio CanvasItem.get_viewport_rect @GlobalScope.randf_range
attract coin: Vector2.move_toward Area2D.body_entered Vector2.direction_to
magnet pickup: Vector2.move_toward Area2D.body_entered Vector2.direction_to
power up: Area2D.body_entered Timer
barrel explode: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies RigidBody3D.apply_impulse
grenade: RigidBody3D.apply_impulse PhysicsDirectSpaceState3D.intersect_shape Timer
area damage: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
splash damage: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
contact damage: Area2D.body_entered Area2D.get_overlapping_bodies
lava damage: Area2D.get_overlapping_bodies Timer.timeout
interact object: RayCast3D.get_collider Area3D.body_entered Input.is_action_just_pressed
interaction prompt: Area2D.body_entered CanvasItem.visible Label3D
climb stairs: PhysicsBody3D.test_move CharacterBody3D.floor_snap_length
walk stairs: PhysicsBody3D.test_move CharacterBody3D.floor_snap_length
step height: PhysicsBody3D.test_move CharacterBody3D.floor_snap_length NavigationMesh.agent_max_climb
relative camera: Node3D.global_basis Vector3.rotated
direction camera: Node3D.global_basis Camera3D.project_ray_normal
lock target: Node3D.look_at Vector3.distance_squared_to
face player: Node3D.look_at Node2D.look_at
look player: Node3D.look_at Node2D.look_at LookAtModifier3D
look target: Node3D.look_at Node2D.look_at LookAtModifier3D
object blocking camera: RayCast3D.get_collider GeometryInstance3D.transparency
throw object: RigidBody3D.apply_impulse RigidBody2D.apply_impulse
stealth: RayCast3D.is_colliding Vector3.angle_to Area3D.body_entered
lap counter: Area3D.body_entered Area2D.body_entered
finish line: Area3D.body_entered Area2D.body_entered
race track: Path3D CSGPolygon3D.path_node Path2D
speedometer: RigidBody3D.linear_velocity Vector3.length TextureProgressBar
car camera: SpringArm3D Node3D.global_transform Transform3D.interpolate_with
car reverse: VehicleBody3D.engine_force
car turn: VehicleBody3D.steering
wheel spin: VehicleWheel3D.get_rpm VehicleWheel3D.wheel_friction_slip
tower range: Area2D.get_overlapping_bodies Area2D.body_entered CircleShape2D.radius
tower target: Area2D.get_overlapping_bodies PathFollow2D.progress Vector2.distance_squared_to
enemies range: Area2D.get_overlapping_bodies Area2D.body_entered
enemy furthest: PathFollow2D.progress
reached end path: PathFollow2D.progress_ratio PathFollow3D.progress_ratio
click unit: CollisionObject2D.input_event CollisionObject3D.input_event
click enemy: CollisionObject2D.input_event CollisionObject3D.input_event
units overlap: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
units push: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
talk npc: Area2D.body_entered Input.is_action_just_pressed Area2D.get_overlapping_bodies
player position scene: Node2D.global_position SceneTree.change_scene_to_file Marker2D
push block: KinematicCollision2D.get_collider RigidBody2D.apply_central_impulse PhysicsBody2D.test_move
drag piece: CollisionObject2D.input_event CanvasItem.get_global_mouse_position Vector2.snapped
enable hitbox: CollisionShape2D.disabled Area2D.monitoring
disable hitbox: CollisionShape2D.disabled Area2D.monitoring
attack hitbox: Area2D.area_entered CollisionShape2D.disabled Area2D.monitoring
predict trajectory: PhysicsDirectSpaceState2D.intersect_ray Line2D.add_point PhysicsBody2D.test_move
slingshot: RigidBody2D.apply_impulse InputEventMouseMotion
catapult: RigidBody3D.apply_impulse HingeJoint3D
billiard: RigidBody2D.apply_central_impulse PhysicsMaterial.bounce
shoot ball: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse
ball spin: RigidBody3D.apply_torque_impulse RigidBody3D.angular_velocity
ball roll: RigidBody3D.apply_torque RigidBody3D.apply_central_force
ball slows: PhysicsMaterial.bounce RigidBody2D.linear_damp PhysicsMaterial.friction
ball loses: PhysicsMaterial.bounce RigidBody2D.linear_damp PhysicsMaterial.friction
score goal: Area2D.body_entered Area3D.body_entered
pinball: RigidBody2D.apply_impulse PhysicsMaterial.bounce RigidBody2D.continuous_cd
hit ball: RigidBody2D.apply_central_impulse RigidBody3D.apply_central_impulse
pass speed: RigidBody2D.continuous_cd RigidBody3D.continuous_cd
teleport rigidbody: RigidBody2D._integrate_forces PhysicsDirectBodyState2D.transform PhysicsServer2D.body_set_state
prevent sleeping: RigidBody2D.can_sleep
never sleep: RigidBody2D.can_sleep
moving obstacle: NavigationObstacle2D NavigationObstacle2D.avoidance_enabled NavigationObstacle2D.velocity
random navmesh: NavigationServer3D.map_get_random_point NavigationServer2D.map_get_random_point
random navigation: NavigationServer3D.map_get_random_point NavigationServer2D.map_get_random_point
random walkable: NavigationServer3D.map_get_random_point NavigationServer2D.map_get_random_point
physics layer name: ProjectSettings.layer_names/2d_physics/layer_1 ProjectSettings.layer_names/3d_physics/layer_1
detect only: CollisionObject2D.collision_mask Node.is_in_group
path lava: NavigationRegion2D.travel_cost NavigationRegion2D.enter_cost NavigationRegion2D.navigation_layers
expensive path: NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale
agents avoidance: NavigationAgent2D.avoidance_enabled NavigationAgent2D.velocity_computed
stuck each other: NavigationAgent2D.avoidance_enabled NavigationAgent2D.velocity_computed NavigationAgent2D.radius
`
