/** Synonyms about words of other engines and languages. `synonyms/index.ts` describes the form of a line. */
export default `
monobehaviour: Node
monobehaviour start: Node._ready
monobehaviour update: Node._process
monobehaviour awake: Node._enter_tree Object._init
mono behavior: Node
update loop: Node._process Node._physics_process
awake method: Node._enter_tree Object._init Node._ready
onenable: Node._enter_tree CanvasItem.visibility_changed
ondisable: Node._exit_tree CanvasItem.visibility_changed
destroy gameobject: Node.queue_free
destroy object: Node.queue_free Object.free
destroyimmediate: Object.free
destroy immediate: Object.free
instantiate prefab: PackedScene.instantiate Node.add_child
create prefab: PackedScene.pack PackedScene
get component: Node.get_node Node.get_node_or_null
add component: Node.add_child
addcomponent: Node.add_child
remove component: Node.remove_child Node.queue_free
trygetcomponent: Node.get_node_or_null
component children: Node.find_children Node.get_children
findobjectoftype: SceneTree.get_first_node_in_group Node.find_children
findobjectsoftype: SceneTree.get_nodes_in_group Node.find_children
findfirstobjectbytype: SceneTree.get_first_node_in_group Node.find_children
gameobject active: CanvasItem.visible Node3D.visible Node.process_mode
activeinhierarchy: CanvasItem.is_visible_in_tree Node3D.is_visible_in_tree
gameobject tag: Node.add_to_group Node.is_in_group
comparetag: Node.is_in_group
object tag: Node.is_in_group Node.add_to_group
enemy tag: Node.is_in_group Node.add_to_group
player tag: Node.is_in_group SceneTree.get_first_node_in_group
find tag: SceneTree.get_nodes_in_group SceneTree.get_first_node_in_group
findwithtag: SceneTree.get_first_node_in_group
findgameobjectswithtag: SceneTree.get_nodes_in_group
setparent: Node.reparent Node.add_child
transformpoint: Node3D.to_global Node2D.to_global
inversetransformpoint: Node3D.to_local Node2D.to_local
eulerangles: Node3D.rotation_degrees Node3D.rotation
localposition: Node3D.position Node2D.position
localscale: Node3D.scale Node2D.scale
rotatearound: Transform3D.rotated Vector3.rotated
sibling index: Node.get_index Node.move_child
startcoroutine: SceneTree.create_timer Signal
start coroutine: SceneTree.create_timer Signal
stop coroutine: Timer.stop Tween.kill
yield return: SceneTree.create_timer Signal SceneTree.process_frame
wait seconds: SceneTree.create_timer
invoke repeat: Timer.timeout Timer
unity update: Node._process
unity start: Node._ready
find gameobject: Node.get_node Node.find_child
invoke method: Object.call SceneTree.create_timer
invoke delay: SceneTree.create_timer Object.call
cinemachine: Camera3D Camera2D
cancelinvoke: Timer.stop
deltatime: Node._process Node.get_process_delta_time
fixeddeltatime: Node.get_physics_process_delta_time Engine.physics_ticks_per_second
fixed delta: Node.get_physics_process_delta_time Engine.physics_ticks_per_second
unscaled time: Timer.ignore_time_scale SceneTree.create_timer Tween.set_ignore_time_scale
realtimesincestartup: Time.get_ticks_msec
framecount: Engine.get_process_frames
targetframerate: Engine.max_fps
scenemanager: SceneTree.change_scene_to_file SceneTree
scene manager: SceneTree.change_scene_to_file SceneTree
loadsceneasync: ResourceLoader.load_threaded_request SceneTree.change_scene_to_packed
player prefs: ConfigFile
serialize field: @GDScript.@export
range attribute: @GDScript.@export_range
unityevent: Signal
unity event: Signal
event listener: Object.connect Signal.connect
addlistener: Signal.connect
addforce: RigidBody3D.apply_force RigidBody2D.apply_force RigidBody3D.apply_central_force
addtorque: RigidBody3D.apply_torque RigidBody2D.apply_torque
add torque: RigidBody3D.apply_torque RigidBody2D.apply_torque
forcemode: RigidBody3D.apply_impulse RigidBody3D.apply_force
rigidbody velocity: RigidBody3D.linear_velocity RigidBody2D.linear_velocity
rigidbody kinematic: RigidBody3D.freeze_mode RigidBody3D.freeze AnimatableBody3D
iskinematic: RigidBody3D.freeze_mode RigidBody3D.freeze AnimatableBody3D
freezerotation: RigidBody3D.lock_rotation RigidBody2D.lock_rotation
freeze rotation: RigidBody3D.lock_rotation RigidBody2D.lock_rotation
angular drag: RigidBody3D.angular_damp RigidBody2D.angular_damp
usegravity: RigidBody3D.gravity_scale RigidBody2D.gravity_scale
moveposition: PhysicsBody3D.move_and_collide PhysicsBody2D.move_and_collide
charactercontroller: CharacterBody3D
charactercontroller move: CharacterBody3D.move_and_slide CharacterBody2D.move_and_slide
require component: Node._get_configuration_warnings Node.update_configuration_warnings Node.get_node_or_null
requirecomponent: Node._get_configuration_warnings Node.update_configuration_warnings Node.get_node_or_null
isgrounded: CharacterBody3D.is_on_floor CharacterBody2D.is_on_floor
istrigger: Area3D Area2D
trigger collider: Area3D Area2D
ontriggerenter: Area3D.body_entered Area2D.body_entered Area3D.area_entered
ontriggerexit: Area3D.body_exited Area2D.body_exited
ontriggerstay: Area3D.get_overlapping_bodies Area2D.get_overlapping_bodies
ontriggerenter2d: Area2D.body_entered Area2D.area_entered
ontriggerexit2d: Area2D.body_exited Area2D.area_exited
ontriggerstay2d: Area2D.get_overlapping_bodies Area2D.get_overlapping_areas
oncollisionenter2d: RigidBody2D.body_entered RigidBody2D.contact_monitor
oncollisionexit2d: RigidBody2D.body_exited
oncollisionstay2d: RigidBody2D.get_colliding_bodies
oncollisionenter: RigidBody3D.body_entered RigidBody2D.body_entered RigidBody3D.contact_monitor
collision exit: RigidBody3D.body_exited RigidBody2D.body_exited
oncollisionexit: RigidBody3D.body_exited RigidBody2D.body_exited
oncollisionstay: RigidBody3D.get_colliding_bodies RigidBody2D.get_colliding_bodies
boxcollider: BoxShape3D CollisionShape3D RectangleShape2D
spherecollider: SphereShape3D CollisionShape3D
meshcollider: ConcavePolygonShape3D ConvexPolygonShape3D MeshInstance3D.create_trimesh_collision
disable collider: CollisionShape3D.disabled CollisionShape2D.disabled Object.set_deferred
collider size: CollisionShape3D.shape BoxShape3D.size RectangleShape2D.size
physics raycast: PhysicsDirectSpaceState3D.intersect_ray RayCast3D
raycasthit: PhysicsDirectSpaceState3D.intersect_ray RayCast3D.get_collision_point
linecast: PhysicsDirectSpaceState3D.intersect_ray PhysicsDirectSpaceState2D.intersect_ray
spherecast: ShapeCast3D PhysicsDirectSpaceState3D.cast_motion
boxcast: ShapeCast3D ShapeCast2D PhysicsDirectSpaceState3D.cast_motion
circlecast: ShapeCast2D PhysicsDirectSpaceState2D.cast_motion
overlapsphere: PhysicsDirectSpaceState3D.intersect_shape Area3D.get_overlapping_bodies
overlapcircle: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
overlap circle: PhysicsDirectSpaceState2D.intersect_shape Area2D.get_overlapping_bodies
raycast mask: RayCast3D.collision_mask PhysicsRayQueryParameters3D.collision_mask
wheelcollider: VehicleWheel3D VehicleBody3D
wheel collider: VehicleWheel3D VehicleBody3D
navmeshagent: NavigationAgent3D NavigationAgent2D
navmesh agent: NavigationAgent3D NavigationAgent2D
setdestination: NavigationAgent3D.target_position NavigationAgent2D.target_position
set destination: NavigationAgent3D.target_position NavigationAgent2D.target_position
navmeshobstacle: NavigationObstacle3D NavigationObstacle2D
navmesh obstacle: NavigationObstacle3D NavigationObstacle2D
remaining distance: NavigationAgent3D.distance_to_target NavigationAgent2D.distance_to_target
mathf: @GlobalScope
clamp01: @GlobalScope.clampf
mathf approximately: @GlobalScope.is_equal_approx
approximately equal: @GlobalScope.is_equal_approx
movetowards: Vector3.move_toward Vector2.move_toward @GlobalScope.move_toward
smoothdamp: @GlobalScope.lerp Vector3.lerp @GlobalScope.exp
roundtoint: @GlobalScope.roundi
deg2rad: @GlobalScope.deg_to_rad
rad2deg: @GlobalScope.rad_to_deg
random range: @GlobalScope.randf_range @GlobalScope.randi_range
lookrotation: Basis.looking_at Node3D.look_at
rotatetowards: Quaternion.slerp Basis.slerp @GlobalScope.rotate_toward
sqrmagnitude: Vector3.length_squared Vector2.length_squared
vector magnitude: Vector3.length Vector2.length
signed angle: Vector3.signed_angle_to Vector2.angle_to
signedangle: Vector3.signed_angle_to Vector2.angle_to
clampmagnitude: Vector3.limit_length Vector2.limit_length
main camera: Viewport.get_camera_3d Viewport.get_camera_2d
screentoworldpoint: Camera3D.project_position CanvasItem.get_global_mouse_position
orthographicsize: Camera3D.size Camera2D.zoom
orthographic size: Camera3D.size Camera2D.zoom
virtual camera: Camera3D Camera2D Camera3D.make_current
rendertexture: SubViewport ViewportTexture
meshrenderer: MeshInstance3D
mesh renderer: MeshInstance3D
skinnedmeshrenderer: MeshInstance3D.skeleton Skeleton3D
spriterenderer: Sprite2D
sprite renderer: Sprite2D
flipx: Sprite2D.flip_h
sortingorder: CanvasItem.z_index
sorting order: CanvasItem.z_index CanvasItem.y_sort_enabled
sortinglayer: CanvasItem.z_index CanvasLayer.layer
linerenderer: Line2D
trailrenderer: GPUParticles3D.trail_enabled Line2D
particlesystem: GPUParticles3D GPUParticles2D
postprocess: CompositorEffect Environment WorldEnvironment
directional light: DirectionalLight3D DirectionalLight2D
screen space overlay: CanvasLayer
world space canvas: SubViewport Sprite3D
canvas scaler: Window.content_scale_mode Window.content_scale_size
canvasscaler: Window.content_scale_mode Window.content_scale_size
recttransform: Control
rect transform: Control Control.set_anchors_preset
anchoredposition: Control.position
sizedelta: Control.size Control.custom_minimum_size
contentsizefitter: Control.custom_minimum_size Container
raycasttarget: Control.mouse_filter
ispointerovergameobject: Viewport.gui_get_hovered_control Node._unhandled_input
pointer enter: Control.mouse_entered
onpointerenter: Control.mouse_entered
onpointerexit: Control.mouse_exited
onpointerclick: Control.gui_input Control._gui_input
onmousedown: CollisionObject3D.input_event CollisionObject2D.input_event
onclick: BaseButton.pressed
button onclick: BaseButton.pressed
fillamount: Range.value TextureProgressBar.fill_mode
fill amount: Range.value TextureProgressBar.fill_mode
textmeshpro: RichTextLabel Label3D Label
getkey: Input.is_key_pressed
getmousebuttondown: Input.is_action_just_pressed InputEventMouseButton.pressed
mouse axis: InputEventMouseMotion.relative
unity animator: AnimationTree AnimationPlayer
settrigger: AnimationNodeStateMachinePlayback.travel
animationcurve: Curve
audiosource: AudioStreamPlayer AudioStreamPlayer3D AudioStreamPlayer2D
audioclip: AudioStream
playoneshot: AudioStreamPlayer.play AudioStreamPlayer.max_polyphony
audiomixer: AudioServer.set_bus_volume_db AudioServer
audiolistener: AudioListener3D AudioListener2D
editorwindow: EditorPlugin.add_control_to_dock EditorPlugin
assetbundle: ProjectSettings.load_resource_pack PCKPacker
networktransform: MultiplayerSynchronizer
customeditor: EditorInspectorPlugin
network transform: MultiplayerSynchronizer
actor: Node
spawnactor: PackedScene.instantiate Node.add_child
spawn actor: PackedScene.instantiate Node.add_child
destroy actor: Node.queue_free
blueprint: PackedScene
pawn: CharacterBody3D
gameinstance: SceneTree.root
openlevel: SceneTree.change_scene_to_file
open level: SceneTree.change_scene_to_file
linetrace: PhysicsDirectSpaceState3D.intersect_ray RayCast3D
line trace: PhysicsDirectSpaceState3D.intersect_ray RayCast3D
begin overlap: Area3D.body_entered Area2D.body_entered
end overlap: Area3D.body_exited Area2D.body_exited
collision channel: CollisionObject3D.collision_layer CollisionObject3D.collision_mask
event dispatcher: Signal Object.add_user_signal
get all actors: SceneTree.get_nodes_in_group
getallactorsofclass: SceneTree.get_nodes_in_group Node.find_children
actor location: Node3D.global_position
socket bone: BoneAttachment3D
staticmesh: MeshInstance3D StaticBody3D
skeletalmesh: Skeleton3D MeshInstance3D
animation blueprint: AnimationTree
anim notify: Animation.TYPE_METHOD
animnotify: Animation.TYPE_METHOD
niagara: GPUParticles3D
material parameter: ShaderMaterial.set_shader_parameter
instanced static mesh: MultiMeshInstance3D MultiMesh
draw debug line: ImmediateMesh CanvasItem.draw_line
time dilation: Engine.time_scale
dynamic cast: @GDScript.is_instance_of Object.is_class @GlobalScope.type_convert
fvector: Vector3 Vector2
fvector size: Vector3.length Vector3.length_squared
fvector dotproduct: Vector3.dot Vector2.dot
replicated variable: MultiplayerSynchronizer
step event: Node._process Node._physics_process
draw event: CanvasItem._draw CanvasItem.queue_redraw
destroy event: Node.tree_exiting Node._exit_tree
draw gui: CanvasLayer Control
alarm: Timer
alarm event: Timer.timeout
instance create: PackedScene.instantiate Node.add_child
instance destroy: Node.queue_free
instance exists: @GlobalScope.is_instance_valid
place meeting: PhysicsBody2D.test_move Area2D.get_overlapping_bodies
image angle: Node2D.rotation
image index: AnimatedSprite2D.frame Sprite2D.frame
image speed: AnimatedSprite2D.speed_scale
lengthdir: Vector2.from_angle Vector2.rotated
irandom: @GlobalScope.randi_range
room goto: SceneTree.change_scene_to_file
outside room: VisibleOnScreenNotifier2D.screen_exited
ds map: Dictionary
ds list: Array
ds grid: Array
ini open: ConfigFile.load
keyboard check: Input.is_key_pressed Input.is_action_pressed
draw self: CanvasItem._draw Sprite2D
instance create depth: PackedScene.instantiate Node.add_child
sprite index: Sprite2D.frame AnimatedSprite2D.frame AnimatedSprite2D.animation Sprite2D.texture
image xscale: Node2D.scale Sprite2D.flip_h
image yscale: Node2D.scale Sprite2D.flip_v
collision line: PhysicsDirectSpaceState2D.intersect_ray RayCast2D
room restart: SceneTree.reload_current_scene
game end: SceneTree.quit
irandom range: @GlobalScope.randi_range
mouse check button: Input.is_mouse_button_pressed
colliderect: Rect2.intersects
collidepoint: Rect2.has_point
blit: Image.blit_rect CanvasItem.draw_texture
pygame draw: CanvasItem._draw
pygame key: Input.is_key_pressed
pygame event: Node._input InputEvent
blit surface: Image.blit_rect CanvasItem.draw_texture
game loop: Node._process Node._physics_process
spritecollide: Area2D.get_overlapping_areas Area2D.get_overlapping_bodies
love update: Node._process
love draw: CanvasItem._draw
arcade physics: CharacterBody2D
movieclip: AnimatedSprite2D
gotoandplay: AnimationPlayer.seek AnimatedSprite2D.set_frame_and_progress
touching edge: VisibleOnScreenNotifier2D.screen_exited CanvasItem.get_viewport_rect
green flag: Node._ready
glide position: Tween.tween_property Node.create_tween
point towards: Node2D.look_at
clearinterval: Timer.stop
requestanimationframe: Node._process
request animation frame: Node._process
stoppropagation: Viewport.set_input_as_handled Control.accept_event
preventdefault: Viewport.set_input_as_handled Control.accept_event
removeeventlistener: Object.disconnect Signal.disconnect
eventemitter: Signal Object.emit_signal
queryselector: Node.find_child Node.get_node
queryselectorall: Node.find_children SceneTree.get_nodes_in_group
getelementbyid: Node.get_node Node.find_child
appendchild: Node.add_child
innerhtml: RichTextLabel.text
local storage: ConfigFile FileAccess.store_var
promise: Signal
promise all: Signal WorkerThreadPool.wait_for_group_task_completion
splice: Array.remove_at Array.insert Array.slice
encodeuricomponent: String.uri_encode
mousedown: InputEventMouseButton.pressed Control.gui_input
mouseup: InputEventMouseButton.pressed Control.gui_input
mousemove: InputEventMouseMotion
mouseenter: Control.mouse_entered
mouseleave: Control.mouse_exited
onchange: LineEdit.text_changed Range.value_changed
border width: StyleBoxFlat.border_width_left StyleBoxFlat.set_border_width_all
box shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
drop shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
align items: BoxContainer.alignment Control.size_flags_vertical
justify content: BoxContainer.alignment
flex grow: Control.size_flags_stretch_ratio Control.SIZE_EXPAND_FILL
flex wrap: HFlowContainer FlowContainer
css style: Theme StyleBoxFlat
css padding: StyleBox.content_margin_left MarginContainer
css margin: MarginContainer
css transition: Tween.tween_property Node.create_tween
css animation: Tween.tween_property AnimationPlayer
display none: CanvasItem.visible
transformorigin: Control.pivot_offset
pointer events none: Control.mouse_filter
min width: Control.custom_minimum_size
media query: Viewport.size_changed
html canvas: CanvasItem._draw
html tags: RichTextLabel.bbcode_enabled
list append: Array.append
list length: Array.size
len list: Array.size
len string: String.length
dict update: Dictionary.merge
setdefault: Dictionary.get_or_add
enumerate: @GDScript.range
list pop: Array.pop_back Array.pop_at
list contains: Array.has
list extend: Array.append_array
tuple: Array
try catch: @GlobalScope.error_string @GlobalScope.push_error FileAccess.get_open_error
try except: @GlobalScope.error_string @GlobalScope.push_error FileAccess.get_open_error
python dict: Dictionary
raise exception: @GlobalScope.push_error @GDScript.assert
randint: @GlobalScope.randi_range
hasattr: Object.get Object.has_method
getattr: Object.get
setattr: Object.set
fstring: String.format
sleep seconds: SceneTree.create_timer
datetime: Time.get_datetime_dict_from_system
pickle: FileAccess.store_var @GlobalScope.var_to_bytes
isdigit: String.is_valid_int
sum list: Array.reduce
linq: Array.filter Array.map Array.reduce
orderby: Array.sort_custom
string builder: String.join
stringbuilder: String.join PackedStringArray
trygetvalue: Dictionary.get Dictionary.has
containskey: Dictionary.has
key value pair: Dictionary
hashset: Dictionary
hash set: Dictionary
isnullorempty: String.is_empty
readalltext: FileAccess.get_file_as_string
writealltext: FileAccess.store_string
async task: WorkerThreadPool.add_task Signal
dispose: Object.free
gameobject find: Node.get_node Node.find_child SceneTree.get_first_node_in_group
screen width: Viewport.get_visible_rect CanvasItem.get_viewport_rect DisplayServer.window_get_size
screen height: Viewport.get_visible_rect CanvasItem.get_viewport_rect DisplayServer.window_get_size
spriterenderer flipx: Sprite2D.flip_h AnimatedSprite2D.flip_h
particlesystem play: GPUParticles2D.emitting GPUParticles3D.emitting GPUParticles2D.restart
audiosource volume: AudioStreamPlayer.volume_db AudioStreamPlayer.volume_linear
unitywebrequest get: HTTPRequest.request HTTPRequest HTTPRequest.request_completed
camera main: Viewport.get_camera_3d Viewport.get_camera_2d
transform translate: Node3D.translate Node2D.translate Node3D.global_position
transform rotate: Node3D.rotate_y Node2D.rotate Node3D.rotate_object_local
animator settrigger: AnimationNodeStateMachinePlayback.travel AnimationTree AnimationPlayer.play
animator setbool: AnimationTree AnimationNodeStateMachineTransition.advance_condition AnimationNodeStateMachinePlayback.travel
tilemap settile: TileMapLayer.set_cell TileMap.set_cell
instance create layer: PackedScene.instantiate Node.add_child
signal delegate: Signal Signal.emit Object.add_user_signal
input mouseposition: Viewport.get_mouse_position CanvasItem.get_global_mouse_position
mouseposition: Viewport.get_mouse_position CanvasItem.get_global_mouse_position
transform forward: Node3D.global_basis Node3D.basis Vector3.FORWARD
transform right: Node3D.global_basis Node3D.basis
transform parent: Node.get_parent Node.reparent
quaternion lookrotation: Basis.looking_at Node3D.look_at
quaternion rotatetowards: Quaternion.slerp
mathf repeat: @GlobalScope.wrapf @GlobalScope.fposmod
mathf perlinnoise: FastNoiseLite Noise.get_noise_2d
application platform: OS.get_name OS.has_feature
spriterenderer color: CanvasItem.modulate
sprite create: ImageTexture.create_from_image Sprite2D.texture
material setfloat: ShaderMaterial.set_shader_parameter
material setcolor: ShaderMaterial.set_shader_parameter BaseMaterial3D.albedo_color
renderer enabled: CanvasItem.visible Node3D.visible
linerenderer setposition: Line2D.set_point_position Line2D.add_point
particlesystem emit: GPUParticles3D.emit_particle GPUParticles2D.emit_particle
canvasgroup alpha: CanvasItem.modulate
meshfilter: MeshInstance3D
layoutgroup: BoxContainer Container
horizontallayoutgroup: HBoxContainer
verticallayoutgroup: VBoxContainer
toggle ison: BaseButton.button_pressed BaseButton.toggled
onvaluechanged: Range.value_changed OptionButton.item_selected LineEdit.text_changed
dropdown onvaluechanged: OptionButton.item_selected
collider bounds: VisualInstance3D.get_aabb Shape2D.get_rect
vsynccount: DisplayServer.window_set_vsync_mode ProjectSettings.display/window/vsync/vsync_mode
qualitysettings vsynccount: DisplayServer.window_set_vsync_mode ProjectSettings.display/window/vsync/vsync_mode
setresolution: Window.size DisplayServer.window_set_size
cursor visible: Input.mouse_mode Input.MOUSE_MODE_HIDDEN
onvalidate: @GDScript.@tool Object._validate_property Object._set
ongui: Control._gui_input CanvasItem._draw Control
onbecameinvisible: VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier3D.screen_exited
onapplicationquit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
broadcastmessage: Node.propagate_call SceneTree.call_group
gameobject layer: CollisionObject3D.collision_layer CollisionObject2D.collision_layer CanvasItem.visibility_layer
layermask: CollisionObject3D.collision_mask CollisionObject2D.collision_mask PhysicsRayQueryParameters3D.collision_mask RayCast3D.collision_mask
raycast layermask: PhysicsRayQueryParameters3D.collision_mask RayCast3D.collision_mask PhysicsRayQueryParameters2D.collision_mask RayCast2D.collision_mask
physics ignorecollision: PhysicsBody3D.add_collision_exception_with PhysicsBody2D.add_collision_exception_with
ignorelayercollision: CollisionObject3D.collision_mask CollisionObject2D.collision_mask
event tick: Node._process Node._physics_process
tick event: Node._process Node._physics_process
tick function: Node._process Node._physics_process
actor tick: Node._process Node._physics_process
beginplay tick: Node._ready Node._process
component begin overlap: Area3D.body_entered Area3D.area_entered Area2D.body_entered
component end overlap: Area3D.body_exited Area3D.area_exited Area2D.body_exited
adddynamic: Signal.connect Object.connect
actor forward vector: Node3D.global_basis Node3D.basis Vector3.FORWARD
add movement input: CharacterBody3D.velocity CharacterBody3D.move_and_slide
player input component: Node._unhandled_input Input.is_action_just_pressed InputMap
bindaction: Node._unhandled_input Input.is_action_just_pressed InputMap.add_action
uproperty: @GDScript.@export
ufunction: @GDScript.@export_tool_button @GDScript.@rpc Callable
create widget: PackedScene.instantiate Control Node.add_child
addtoviewport: Node.add_child CanvasLayer
actor hidden: CanvasItem.visible Node3D.visible
setvisibility: CanvasItem.visible Node3D.visible
getowner: Node.owner Node.get_parent
datatable: Resource Dictionary
finterpto: @GlobalScope.lerp @GlobalScope.move_toward
world timer manager: SceneTree.create_timer Timer
sphere trace: ShapeCast3D PhysicsDirectSpaceState3D.intersect_shape PhysicsDirectSpaceState3D.cast_motion
tarray num: Array.size
ue log: @GlobalScope.print
playerprefs getfloat: ConfigFile.get_value ConfigFile.load
playerprefs getint: ConfigFile.get_value ConfigFile.load
playerprefs getstring: ConfigFile.get_value ConfigFile.load
get actor location: Node3D.global_position Node2D.global_position
tsubclassof: PackedScene GDScript
meshrenderer material: GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
getworld: Node3D.get_world_3d CanvasItem.get_world_2d
`
