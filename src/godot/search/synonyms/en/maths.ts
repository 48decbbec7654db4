/** Synonyms about vectors, angles, curves and chance. `synonyms/index.ts` describes the form of a line. */
export default `
already freed: @GlobalScope.is_instance_valid
freed object: @GlobalScope.is_instance_valid
pathfinding: NavigationAgent2D NavigationAgent3D AStar2D AStarGrid2D NavigationAgent2D.get_next_path_position NavigationAgent2D.target_position
path finding: NavigationAgent2D NavigationAgent3D AStar2D AStarGrid2D
find path: NavigationAgent2D NavigationAgent3D AStarGrid2D AStar2D NavigationAgent2D.get_next_path_position
shortest path: AStar2D AStar3D AStarGrid2D NavigationServer2D.map_get_path NavigationServer3D.map_get_path
obstacle: NavigationObstacle2D NavigationObstacle3D NavigationAgent2D NavigationAgent3D
avoid: avoidance
avoid obstacles: NavigationAgent2D NavigationAgent3D
navmesh: NavigationMesh NavigationRegion3D NavigationPolygon
navigation mesh: NavigationMesh NavigationRegion3D
ai: NavigationAgent2D
chase: NavigationAgent2D Vector2.direction_to Vector2.move_toward
follow: target
follow player: NavigationAgent2D
follow path: PathFollow2D PathFollow3D Path2D PathFollow2D.progress
along path: PathFollow2D PathFollow3D PathFollow2D.progress Path2D
along curve: PathFollow2D Curve2D.sample_baked Curve3D.sample_baked
a star: AStar2D AStar3D AStarGrid2D
grid path: AStarGrid2D
bezier: Curve2D Vector2.bezier_interpolate
face: look_at
aim: look_at
point at: look_at
faces point: Node2D.look_at Node3D.look_at
look toward: Node2D.look_at Node3D.look_at
turn toward: Node2D.look_at Node3D.look_at @GlobalScope.rotate_toward
turn: rotate
spin: rotate rotation
orientation: rotation basis
heading: rotation
angle: rotation
rotate y axis: Node3D.rotate_y
rotate x axis: Node3D.rotate_x
rotate z axis: Node3D.rotate_z
stretch: scale
mirror: flip_h scale
mirror reflection: ReflectionProbe SubViewport Environment.ssr_enabled
flip: flip_h flip_v
flip horizontally: flip_h
flip vertically: flip_v
distance: distance_to
distance between: Vector2.distance_to Vector3.distance_to
distance points: Vector2.distance_to Vector3.distance_to
direction: direction_to
direction node: Vector2.direction_to Vector3.direction_to
angle between: Vector2.angle_to Vector3.angle_to
angle vectors: Vector2.angle_to Vector3.angle_to
vector length one: Vector2.normalized Vector3.normalized
unit vector: normalized
normalize: normalized
magnitude: length
vector length: Vector2.length Vector3.length
interpolation: lerp
linear interpolation: @GlobalScope.lerp @GlobalScope.lerpf Vector2.lerp Vector3.lerp
ease: smoothstep Tween.set_ease Tween.set_trans
degrees: deg_to_rad rotation_degrees
radians: deg_to_rad rad_to_deg
degrees radians: @GlobalScope.deg_to_rad
radians degrees: @GlobalScope.rad_to_deg
convert degrees: @GlobalScope.deg_to_rad
clamp: clampf clampi
restrict: clamp limit
min max: @GlobalScope.clamp
minimum: min mini minf
maximum: max maxi maxf
absolute value: @GlobalScope.abs
square root: @GlobalScope.sqrt
power: pow
exponent: @GlobalScope.pow
modulo: fmod posmod @GlobalScope.posmod @GlobalScope.fmod @GlobalScope.fposmod
remainder: fmod posmod
wrap: wrapf wrapi
round number: @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
nearest integer: @GlobalScope.round @GlobalScope.roundi
truncate: floor
snap grid: Vector2.snapped @GlobalScope.snapped
snap: snapped
map range: @GlobalScope.remap @GlobalScope.inverse_lerp
random: rand randi_range randf_range shuffle
random number: @GlobalScope.randi_range @GlobalScope.randf_range @GlobalScope.randi @GlobalScope.randf RandomNumberGenerator
random integer: @GlobalScope.randi_range @GlobalScope.randi RandomNumberGenerator.randi_range
number integers: @GlobalScope.randi_range RandomNumberGenerator.randi_range
random float: @GlobalScope.randf_range @GlobalScope.randf
random element: Array.pick_random
random item: Array.pick_random
random seed: @GlobalScope.seed RandomNumberGenerator.seed
weighted random: RandomNumberGenerator.rand_weighted
dice: @GlobalScope.randi_range
noise: FastNoiseLite Noise
perlin: FastNoiseLite
simplex: FastNoiseLite
procedural noise: FastNoiseLite NoiseTexture2D
poisson: @GlobalScope.randf_range Vector2.distance_to
procedural: FastNoiseLite SurfaceTool
line intersection: Geometry2D.line_intersects_line Geometry2D.segment_intersects_segment
polygon point: Geometry2D.is_point_in_polygon
local global: to_global
local coordinates: to_local to_global
global coordinates: to_global to_local
coordinates global: to_global
world coordinates: to_global
screen world: Camera3D.project_position Camera3D.project_ray_origin
screen position world: Camera3D.project_position Camera3D.project_ray_origin
screen 3d: Camera3D.project_position Camera3D.project_ray_origin
world screen: Camera3D.unproject_position
3d screen: Camera3D.unproject_position
rotate smoothly: @GlobalScope.lerp_angle @GlobalScope.rotate_toward
smooth rotation: @GlobalScope.lerp_angle @GlobalScope.rotate_toward
turn smoothly: @GlobalScope.lerp_angle @GlobalScope.rotate_toward Quaternion.slerp
rotate towards: @GlobalScope.rotate_toward @GlobalScope.lerp_angle Node3D.look_at Node2D.look_at
movement direction: Node3D.look_at Vector2.angle
decimal places: @GlobalScope.snapped String.pad_decimals String.num
two decimals: @GlobalScope.snapped String.pad_decimals String.num
float equal: @GlobalScope.is_equal_approx
compare floats: @GlobalScope.is_equal_approx
perpendicular: Vector2.orthogonal
random direction: Vector2.from_angle Vector2.rotated @GlobalScope.randf_range
random color: Color.from_hsv @GlobalScope.randf
hsv: Color.from_hsv
point inside: Rect2.has_point Geometry2D.is_point_in_polygon
overlapping rectangles: Rect2.intersects
bounding box: AABB Rect2 Mesh.get_aabb VisualInstance3D.get_aabb
bitmask: @GDScript.@export_flags
shortest way: @GlobalScope.rotate_toward @GlobalScope.angle_difference @GlobalScope.lerp_angle
turns gradually: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
gradually rotate: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
angle difference: @GlobalScope.angle_difference
rebake: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
bake navmesh: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
update navmesh: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
push each other: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
avoid each other: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
crowd: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled
reached target: NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_reached
reached destination: NavigationAgent2D.is_navigation_finished NavigationAgent2D.navigation_finished
next point: NavigationAgent2D.get_next_path_position
reachable: NavigationAgent2D.is_target_reachable
wander: NavigationServer2D.region_get_random_point NavigationServer3D.map_get_random_point
random point: NavigationServer3D.map_get_random_point @GlobalScope.randf_range
jump between: NavigationLink2D NavigationLink3D
sine: @GlobalScope.sin
orbit: Vector2.rotated
circle movement: Vector2.from_angle Vector2.rotated
arc: CanvasItem.draw_arc Vector2.slerp
bumping each other: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled NavigationAgent3D.velocity_computed
without bumping: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled NavigationAgent3D.velocity_computed
agents: NavigationAgent2D NavigationAgent3D
walkable mesh: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
walkable area: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D
rebuild navigation: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
random whole: @GlobalScope.randi_range
whole number: int randi_range
enemy view: RayCast2D PhysicsDirectSpaceState2D.intersect_ray
view blocked: RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
blocked by walls: RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
sees player: RayCast2D RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
vision cone: RayCast2D Vector2.angle_to
smoothly: smoothing lerp
node still exists: @GlobalScope.is_instance_valid
node was freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
node is freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
int string: @GlobalScope.str String.to_int String.num
reproducible random: @GlobalScope.seed RandomNumberGenerator.seed
turret: @GlobalScope.rotate_toward Node2D.look_at Node3D.look_at
rotate slowly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
turn slowly: @GlobalScope.rotate_toward @GlobalScope.lerp_angle
random position: @GlobalScope.randf_range RandomNumberGenerator.randf_range
random between: @GlobalScope.randi_range @GlobalScope.randf_range
loot table: RandomNumberGenerator.rand_weighted
drop chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
value range: @GlobalScope.remap @GlobalScope.clamp
range another: @GlobalScope.remap @GlobalScope.inverse_lerp
convert range: @GlobalScope.remap @GlobalScope.inverse_lerp
mirror vector: Vector2.reflect Vector2.bounce
ricochet: Vector2.bounce Vector3.bounce
nearest node: Vector2.distance_to Vector2.distance_squared_to
clamp pitch: @GlobalScope.clamp Node3D.rotation
object freed: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
was freed: @GlobalScope.is_instance_valid
freed check: @GlobalScope.is_instance_valid
diagonal faster: Vector2.normalized Input.get_vector Vector2.limit_length
limit speed: Vector2.limit_length Vector3.limit_length
cap speed: Vector2.limit_length Vector3.limit_length
clamp velocity: Vector2.limit_length Vector3.limit_length
clamp magnitude: Vector2.limit_length Vector3.limit_length
run away: Vector2.direction_to Vector3.direction_to
flee: Vector2.direction_to Vector3.direction_to
homing: Vector2.direction_to @GlobalScope.rotate_toward
mouse plane: Plane.intersects_ray Camera3D.project_ray_origin Camera3D.project_ray_normal
ray plane: Plane.intersects_ray
ray box: AABB.intersects_ray AABB.intersects_segment
camera pitch limit: @GlobalScope.clamp Node3D.rotation
copy transform: RemoteTransform2D RemoteTransform3D
follow without parenting: RemoteTransform2D RemoteTransform3D
percentage range: @GlobalScope.inverse_lerp @GlobalScope.remap
normalize value: @GlobalScope.inverse_lerp @GlobalScope.remap
rescale value: @GlobalScope.remap
number negative: @GlobalScope.sign @GlobalScope.signf @GlobalScope.signi
round up: @GlobalScope.ceil @GlobalScope.ceili
round down: @GlobalScope.floor @GlobalScope.floori
nearest multiple: @GlobalScope.snapped @GlobalScope.snappedi @GlobalScope.snappedf
angle increments: @GlobalScope.snapped @GlobalScope.snappedf
back forth: @GlobalScope.pingpong @GlobalScope.sin
oscillate: @GlobalScope.sin @GlobalScope.pingpong
bobbing: @GlobalScope.sin
almost zero: @GlobalScope.is_zero_approx
float comparison: @GlobalScope.is_equal_approx @GlobalScope.is_zero_approx
framerate independent lerp: @GlobalScope.exp @GlobalScope.lerp
smooth damp: @GlobalScope.lerp @GlobalScope.exp Vector3.lerp
angle 360: @GlobalScope.wrapf @GlobalScope.angle_difference
wrap angle: @GlobalScope.wrapf @GlobalScope.angle_difference
power two: @GlobalScope.nearest_po2
coin flip: @GlobalScope.randi @GlobalScope.randf
random bool: @GlobalScope.randi @GlobalScope.randf
random chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
critical hit: @GlobalScope.randf
drop rate: @GlobalScope.randf RandomNumberGenerator.rand_weighted
spawn chance: @GlobalScope.randf RandomNumberGenerator.rand_weighted
probability: @GlobalScope.randf RandomNumberGenerator.rand_weighted
gaussian: @GlobalScope.randfn RandomNumberGenerator.randfn
random every run: @GlobalScope.randomize RandomNumberGenerator.randomize
random state: RandomNumberGenerator.state RandomNumberGenerator.seed
random generator: RandomNumberGenerator
seed string: @GlobalScope.hash RandomNumberGenerator.seed
random angle: @GlobalScope.randf_range @GDScript.TAU
random circle: Vector2.from_angle @GlobalScope.randf @GlobalScope.sqrt
random vector: Vector2.from_angle Vector2.rotated @GlobalScope.randf_range
bullet spread: Vector2.rotated @GlobalScope.randf_range
shotgun spread: Vector2.rotated @GlobalScope.randf_range
backstab: Vector3.dot Vector2.dot
facing away: Vector3.dot Vector2.dot
axis angle: Quaternion.get_axis Quaternion.get_angle Basis.rotated
angle mouse: Vector2.angle_to_point Node2D.get_angle_to CanvasItem.get_global_mouse_position
angle points: Vector2.angle_to_point
midpoint: Vector2.lerp Vector3.lerp
vectors equal: Vector2.is_equal_approx Vector3.is_equal_approx
integer vector: Vector2i Vector3i
stay screen: Vector2.clamp CanvasItem.get_viewport_rect
screen wrap: @GlobalScope.wrapf CanvasItem.get_viewport_rect
opposite side screen: @GlobalScope.wrapf CanvasItem.get_viewport_rect
smooth look: Transform3D.interpolate_with Basis.slerp Basis.looking_at Quaternion.slerp
interpolate rotation: Quaternion.slerp Basis.slerp @GlobalScope.lerp_angle
blend transforms: Transform3D.interpolate_with Transform2D.interpolate_with
look rotation: Basis.looking_at Transform3D.looking_at
direction rotation: Basis.looking_at Vector2.angle
euler angles: Basis.get_euler Basis.from_euler Node3D.rotation
quaternion euler: Quaternion.get_euler Quaternion.from_euler
rotation matrix: Basis Transform3D
closest curve: Curve3D.get_closest_point Curve2D.get_closest_point
closest point path: Curve3D.get_closest_point Curve2D.get_closest_point Curve3D.get_closest_offset
difficulty curve: Curve Curve.sample
falloff curve: Curve Curve.sample
point rectangle: Rect2.has_point
expand rectangle: Rect2.grow Rect2.expand
combine rectangles: Rect2.merge
bounding rectangle: Rect2.expand Rect2.merge
side plane: Plane.is_point_over Plane.distance_to
line circle: Geometry2D.segment_intersects_circle
lines cross: Geometry2D.segment_intersects_segment Geometry2D.line_intersects_line
closest point line: Geometry2D.get_closest_point_to_segment Geometry3D.get_closest_point_to_segment
distance line: Geometry2D.get_closest_point_to_segment
inside triangle: Geometry2D.point_is_inside_triangle
combine polygons: Geometry2D.merge_polygons
cut polygon: Geometry2D.clip_polygons
destructible terrain: Geometry2D.clip_polygons BitMap
shrink polygon: Geometry2D.offset_polygon
delaunay: Geometry2D.triangulate_delaunay
cells line: Geometry2D.bresenham_line
follow another node: RemoteTransform2D RemoteTransform3D
subtract polygon: Geometry2D.clip_polygons
expand polygon: Geometry2D.offset_polygon
volume percent: @GlobalScope.linear_to_db AudioServer.set_bus_volume_linear
line circle intersection: Geometry2D.segment_intersects_circle
distance point line: Geometry2D.get_closest_point_to_segment
polygon overlap: Geometry2D.intersect_polygons
thicken line: Geometry2D.offset_polyline
polygon triangles: Geometry2D.triangulate_polygon
cells along line: Geometry2D.bresenham_line
convert volume: @GlobalScope.linear_to_db @GlobalScope.db_to_linear
vector string: @GlobalScope.str_to_var @GlobalScope.var_to_str
critical chance: @GlobalScope.randf
world seed: RandomNumberGenerator.seed @GlobalScope.seed
previously freed: @GlobalScope.is_instance_valid
null check: @GlobalScope.is_instance_valid
circular reference: @GlobalScope.weakref WeakRef
serialize object: @GlobalScope.var_to_bytes_with_objects @GDScript.inst_to_dict ResourceSaver.save
tostring: @GlobalScope.str Object._to_string
type name: @GlobalScope.type_string Object.get_class
random boolean: @GlobalScope.randf
gacha: RandomNumberGenerator.rand_weighted
error code text: @GlobalScope.error_string
rotation flips: @GlobalScope.lerp_angle Quaternion.slerp
rotation jumps: @GlobalScope.lerp_angle Quaternion.slerp
flips 180: @GlobalScope.lerp_angle Quaternion.slerp
spins wrong: @GlobalScope.lerp_angle
rotates wrong: @GlobalScope.lerp_angle
camera upside: @GlobalScope.clamp Node3D.rotation
basis normalized: Basis.orthonormalized
quaternion normalized: Quaternion.normalized
skewed rotation: Basis.orthonormalized
shrinks rotating: Basis.orthonormalized
rounding error: @GlobalScope.is_equal_approx @GlobalScope.snapped
precision error: @GlobalScope.is_equal_approx @GlobalScope.snapped
float precision: @GlobalScope.is_equal_approx @GlobalScope.snapped
divide zero: @GlobalScope.is_zero_approx
number label: @GlobalScope.str String.num
variable label: @GlobalScope.str Label.text
string plus: @GlobalScope.str
keep inside screen: @GlobalScope.clamp CanvasItem.get_viewport_rect
player leaving screen: @GlobalScope.clamp CanvasItem.get_viewport_rect
freed await: @GlobalScope.is_instance_valid
float up down: @GlobalScope.sin Tween.set_loops
floating item: @GlobalScope.sin Tween.set_loops
vision angle: Vector3.angle_to Vector3.dot
attack range: Vector2.distance_to Area2D.get_overlapping_bodies
keep distance: Vector2.distance_to Vector2.direction_to
boids: Vector2.limit_length Area2D.get_overlapping_bodies
flock: Vector2.limit_length Area2D.get_overlapping_bodies
room overlap: Rect2i.intersects Rect2.intersects
enemy toward player: Vector2.direction_to Vector2.move_toward NavigationAgent2D.target_position
move toward player: Vector2.direction_to Vector2.move_toward NavigationAgent2D.target_position
run toward player: Vector2.direction_to Vector2.move_toward NavigationAgent2D.target_position
bullet direction: Vector2.direction_to Vector2.from_angle Node2D.global_rotation
bullet toward mouse: Vector2.direction_to CanvasItem.get_global_mouse_position
shoot toward mouse: Vector2.direction_to CanvasItem.get_global_mouse_position
shoot toward player: Vector2.direction_to Timer.timeout
spawn randomly: @GlobalScope.randf_range PackedScene.instantiate PathFollow2D.progress_ratio
spawn around player: Vector2.from_angle @GlobalScope.randf_range
head bob: @GlobalScope.sin Camera3D.v_offset
view bob: @GlobalScope.sin Camera3D.v_offset
look up down: @GlobalScope.clamp Node3D.rotate_x InputEventMouseMotion.relative
camera upside down: @GlobalScope.clamp Node3D.rotation
race position: Curve3D.get_closest_offset Array.sort_custom Curve2D.get_closest_offset
distance along path: Curve3D.get_closest_offset Curve2D.get_closest_offset PathFollow3D.progress
distance along track: Curve3D.get_closest_offset Curve2D.get_closest_offset
drag select: Rect2.abs PhysicsDirectSpaceState2D.intersect_shape CanvasItem.draw_rect
units rectangle: Rect2.has_point PhysicsDirectSpaceState2D.intersect_shape
zoom limit: @GlobalScope.clamp Camera2D.zoom
experience curve: Curve.sample @GlobalScope.pow
random encounter: @GlobalScope.randf @GlobalScope.randf_range
line sight grid: Geometry2D.bresenham_line
snap piece: Vector2.snapped @GlobalScope.snapped TileMapLayer.map_to_local
fan cards: Curve.sample HBoxContainer Control.pivot_offset
dice face: Vector3.dot Node3D.global_basis
dice side: Vector3.dot Node3D.global_basis
roll dice: @GlobalScope.randi_range RigidBody3D.apply_torque_impulse
throw dice: @GlobalScope.randi_range RandomNumberGenerator.randi_range
upgrade cost: @GlobalScope.pow
all players view: Rect2.expand Camera2D.zoom
camera two players: Rect2.expand Camera2D.zoom Vector2.lerp
pong ball: Vector2.bounce PhysicsBody2D.move_and_collide
bounce paddle: Vector2.bounce KinematicCollision2D.get_normal
weighted chance: RandomNumberGenerator.rand_weighted
`
