/** Synonyms of tasks in everyday words, area by area. `synonyms/index.ts` describes the form of a line. */
export default `
slide down ramp: CharacterBody2D.floor_stop_on_slope CharacterBody3D.floor_stop_on_slope CharacterBody2D.floor_max_angle
slide down slope: CharacterBody2D.floor_stop_on_slope CharacterBody3D.floor_stop_on_slope CharacterBody2D.floor_max_angle
slide down hill: CharacterBody2D.floor_stop_on_slope CharacterBody3D.floor_stop_on_slope CharacterBody2D.floor_max_angle
stuck step: CharacterBody3D.floor_snap_length CharacterBody2D.floor_snap_length CharacterBody3D.apply_floor_snap
stuck stairs: CharacterBody3D.floor_snap_length CharacterBody2D.floor_snap_length CharacterBody3D.apply_floor_snap
small steps: CharacterBody3D.floor_snap_length CharacterBody2D.floor_snap_length CharacterBody3D.apply_floor_snap
steep hill: CharacterBody3D.floor_max_angle CharacterBody2D.floor_max_angle
how steep: CharacterBody3D.floor_max_angle CharacterBody2D.floor_max_angle
wall faces: CharacterBody2D.get_wall_normal CharacterBody3D.get_wall_normal RayCast2D.get_collision_normal
top down gravity: CharacterBody2D.motion_mode CharacterBody2D.MOTION_MODE_FLOATING CharacterBody2D
push once: RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse RigidBody3D.apply_impulse
single push: RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse RigidBody3D.apply_impulse
rocket thrust: RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.constant_force RigidBody3D.apply_central_force
continuous push: RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.constant_force RigidBody3D.apply_central_force
constant push: RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.constant_force RigidBody3D.apply_central_force
spin body: RigidBody2D.apply_torque RigidBody2D.apply_torque_impulse RigidBody2D.angular_velocity RigidBody3D.apply_torque
spin physics: RigidBody2D.apply_torque RigidBody2D.apply_torque_impulse RigidBody2D.angular_velocity RigidBody3D.apply_torque
leave room: Area2D.body_exited Area3D.body_exited Area2D.area_exited
leave zone: Area2D.body_exited Area3D.body_exited Area2D.area_exited
enter room: Area2D.body_entered Area3D.body_entered
laser beam: RayCast2D.get_collision_point RayCast2D Line2D RayCast3D.get_collision_point RayCast3D
ray myself: RayCast2D.add_exception PhysicsRayQueryParameters2D.exclude RayCast2D.exclude_parent RayCast3D.add_exception
ray hits itself: RayCast2D.add_exception PhysicsRayQueryParameters2D.exclude RayCast2D.exclude_parent RayCast3D.add_exception
ray own: RayCast2D.add_exception PhysicsRayQueryParameters2D.exclude RayCast2D.exclude_parent RayCast3D.add_exception
circle area enemies: PhysicsDirectSpaceState2D.intersect_shape ShapeCast2D Area2D.get_overlapping_bodies PhysicsShapeQueryParameters2D
enemies in radius: PhysicsDirectSpaceState2D.intersect_shape ShapeCast2D Area2D.get_overlapping_bodies PhysicsShapeQueryParameters2D
everything in radius: PhysicsDirectSpaceState2D.intersect_shape ShapeCast2D Area2D.get_overlapping_bodies PhysicsShapeQueryParameters2D
explosion damage: Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape Area3D.get_overlapping_bodies PhysicsDirectSpaceState3D.intersect_shape
blast radius: Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape Area3D.get_overlapping_bodies
damage near: Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape Area3D.get_overlapping_bodies
characters pass through: CollisionObject2D.collision_mask CollisionObject2D.collision_layer PhysicsBody2D.add_collision_exception_with CollisionObject3D.collision_mask
pass through other: CollisionObject2D.collision_mask CollisionObject2D.collision_layer PhysicsBody2D.add_collision_exception_with
collision shapes playing: SceneTree.debug_collisions_hint
visible collision shapes: SceneTree.debug_collisions_hint
chain links: PinJoint2D PinJoint3D DampedSpringJoint2D
rope segments: PinJoint2D PinJoint3D DampedSpringJoint2D
jump height hold: Input.is_action_just_released Input.is_action_pressed CharacterBody2D.velocity
jump higher hold: Input.is_action_just_released Input.is_action_pressed CharacterBody2D.velocity
short hop: Input.is_action_just_released CharacterBody2D.velocity
constant speed to: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward Vector2.direction_to
constant speed spot: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward Vector2.direction_to
constant speed point: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward Vector2.direction_to
steady speed: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward Vector2.direction_to
pressed this frame: Input.is_action_just_pressed Input.is_action_just_released
pressed just now: Input.is_action_just_pressed Input.is_action_just_released
only first frame: Input.is_action_just_pressed Input.is_action_just_released
how much mouse: InputEventMouseMotion.relative Input.get_last_mouse_velocity InputEventMouseMotion
mouse movement amount: InputEventMouseMotion.relative Input.get_last_mouse_velocity InputEventMouseMotion
how far mouse: InputEventMouseMotion.relative Input.get_last_mouse_velocity InputEventMouseMotion
move pointer: Input.warp_mouse Viewport.warp_mouse
move cursor: Input.warp_mouse Viewport.warp_mouse
controller unplugged: Input.joy_connection_changed Input.get_connected_joypads
gamepad unplugged: Input.joy_connection_changed Input.get_connected_joypads
change their controls: InputMap.action_add_event InputMap.action_erase_events InputMap.action_get_events InputEvent.as_text
change the controls: InputMap.action_add_event InputMap.action_erase_events InputMap.action_get_events InputEvent.as_text
change controls: InputMap.action_add_event InputMap.action_erase_events InputMap.action_get_events InputEvent.as_text
customize controls: InputMap.action_add_event InputMap.action_erase_events InputMap.action_get_events InputEvent.as_text
own controls: InputMap.action_add_event InputMap.action_erase_events InputMap.action_get_events InputEvent.as_text
press from code: Input.action_press Input.parse_input_event Input.action_release
fake key: Input.parse_input_event Input.action_press InputEventAction
fake press: Input.parse_input_event Input.action_press InputEventAction
text entry popup: DisplayServer.window_set_ime_active DisplayServer.ime_get_text DisplayServer.window_set_ime_position
japanese input: DisplayServer.window_set_ime_active DisplayServer.ime_get_text DisplayServer.window_set_ime_position
chinese input: DisplayServer.window_set_ime_active DisplayServer.ime_get_text DisplayServer.window_set_ime_position
grey button: BaseButton.disabled
gray button: BaseButton.disabled
grey out: BaseButton.disabled LineEdit.editable CanvasItem.modulate
button stays: BaseButton.toggle_mode BaseButton.button_pressed BaseButton.toggled
button keeps pressed: BaseButton.toggle_mode BaseButton.button_pressed BaseButton.toggled
odd shape button: TextureButton.texture_click_mask BitMap Control._has_point
round button: TextureButton.texture_click_mask StyleBoxFlat.corner_radius_top_left StyleBoxFlat.set_corner_radius_all Control._has_point
clickable only visible: TextureButton.texture_click_mask BitMap.create_from_image_alpha Control._has_point
button keyboard shortcut: BaseButton.shortcut Shortcut Shortcut.events
arrow keys wrong: Control.focus_neighbor_bottom Control.focus_neighbor_top Control.focus_neighbor_right Control.focus_next
keys jump button: Control.focus_neighbor_bottom Control.focus_neighbor_top Control.focus_neighbor_right Control.focus_next
slider volume: HSlider Range.value_changed AudioServer.set_bus_volume_linear AudioServer.set_bus_volume_db
number arrows: SpinBox Range.step
pick number: SpinBox HSlider Range.value
number field: SpinBox LineEdit
circular cooldown: TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE
cooldown wheel: TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE
cooldown icon: TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE
list picks from: OptionButton ItemList PopupMenu
list to pick: OptionButton ItemList PopupMenu
choose from list: OptionButton ItemList PopupMenu
grid slots: GridContainer GridContainer.columns Control._get_drag_data
space around: MarginContainer MarginContainer.margin_left StyleBox.content_margin_left
gap around: MarginContainer MarginContainer.margin_left StyleBox.content_margin_left
empty border: MarginContainer MarginContainer.margin_left StyleBox.content_margin_left
center on screen: CenterContainer Control.PRESET_CENTER Control.set_anchors_preset Window.move_to_center
middle of screen: CenterContainer Control.PRESET_CENTER Control.set_anchors_preset Window.move_to_center Viewport.get_visible_rect
remaining space: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL Control.size_flags_stretch_ratio Control.size_flags_vertical
rest of space: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL Control.size_flags_stretch_ratio Control.size_flags_vertical
leftover space: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL Control.size_flags_stretch_ratio Control.size_flags_vertical
take up space: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL Control.size_flags_stretch_ratio Control.custom_minimum_size
split user drag: HSplitContainer SplitContainer VSplitContainer SplitContainer.split_offset
divider: HSplitContainer SplitContainer VSplitContainer HSeparator
resizable panes: HSplitContainer SplitContainer VSplitContainer SplitContainer.split_offset
same look: Theme Control.theme ProjectSettings.gui/theme/custom
look whole ui: Theme Control.theme ProjectSettings.gui/theme/custom
chooser: ColorPickerButton FileDialog OptionButton
color chooser: ColorPicker ColorPickerButton
cut off dots: Label.text_overrun_behavior TextServer.OVERRUN_TRIM_ELLIPSIS Label.clip_text
cut off text: Label.text_overrun_behavior Label.autowrap_mode Label.clip_text
text too long: Label.text_overrun_behavior Label.autowrap_mode Label.clip_text
fonts of computer: SystemFont OS.get_system_fonts
fonts of player: SystemFont OS.get_system_fonts
delete save: DirAccess.remove_absolute DirAccess.remove FileAccess.file_exists
delete slot: DirAccess.remove_absolute DirAccess.remove
load png: Image.load_from_file ImageTexture.create_from_image Image.load
picture from disk: Image.load_from_file ImageTexture.create_from_image Image.load
mirror image: Image.flip_x Sprite2D.flip_h TextureRect.flip_h
mirror sprite: Sprite2D.flip_h AnimatedSprite2D.flip_h
scale image: Image.resize Image.shrink_x2 TextureRect.expand_mode
shrink image: Image.resize Image.shrink_x2 TextureRect.expand_mode
where in song: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
how far song: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
middle of song: AudioStreamPlayer.seek AudioStreamPlayer.play
jump song: AudioStreamPlayer.seek AudioStreamPlayer.play
skip song: AudioStreamPlayer.seek AudioStreamPlayer.play
random clip: AudioStreamRandomizer AudioStreamRandomizer.add_stream AudioStreamRandomizer.random_pitch
sound waves bars: AudioEffectSpectrumAnalyzer AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range
music bars: AudioEffectSpectrumAnalyzer AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range
equalizer bars: AudioEffectSpectrumAnalyzer AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioEffectEQ
left right balance: AudioEffectPanner AudioEffectPanner.pan
left right speaker: AudioEffectPanner AudioEffectPanner.pan AudioStreamPlayer2D.panning_strength
left ear: AudioEffectPanner AudioEffectPanner.pan AudioStreamPlayer2D.panning_strength
which animation now: AnimationPlayer.current_animation AnimationPlayer.assigned_animation AnimatedSprite2D.animation
animation playing now: AnimationPlayer.current_animation AnimationPlayer.is_playing AnimatedSprite2D.animation
tweens one after: Tween.chain SceneTree.create_tween Node.create_tween Tween.tween_property
tweens in sequence: Tween.chain SceneTree.create_tween Node.create_tween Tween.tween_property
radar: SubViewport SubViewportContainer Viewport.world_2d CanvasItem.draw_circle
small map corner: SubViewport SubViewportContainer Viewport.world_2d Camera2D
screen position 3d: Camera3D.unproject_position Camera3D.is_position_behind
label above 3d: Camera3D.unproject_position Label3D Camera3D.is_position_behind
draw behind: CanvasItem.z_index CanvasItem.show_behind_parent CanvasLayer.layer
behind other sprites: CanvasItem.z_index CanvasItem.show_behind_parent CanvasItem.y_sort_enabled
sort height: CanvasItem.y_sort_enabled CanvasItem.z_index TileMapLayer.y_sort_origin
sort by depth: CanvasItem.y_sort_enabled CanvasItem.z_index TileMapLayer.y_sort_origin
behind the tree: CanvasItem.y_sort_enabled CanvasItem.z_index
tint sprite: CanvasItem.modulate CanvasItem.self_modulate
tint red: CanvasItem.modulate CanvasItem.self_modulate
sprite red: CanvasItem.modulate CanvasItem.self_modulate
dark torch: PointLight2D CanvasModulate CanvasModulate.color OmniLight3D
torch light: PointLight2D OmniLight3D SpotLight3D
dark level: CanvasModulate PointLight2D Environment.ambient_light_energy
tiles next to: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
agent arrived: NavigationAgent2D.navigation_finished NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_reached NavigationAgent3D.navigation_finished
reached goal: NavigationAgent2D.navigation_finished NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_reached NavigationAgent3D.navigation_finished
arrived destination: NavigationAgent2D.navigation_finished NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_reached NavigationAgent3D.navigation_finished
place reached: NavigationAgent2D.is_target_reachable NavigationAgent3D.is_target_reachable
can get there: NavigationAgent2D.is_target_reachable NavigationAgent3D.is_target_reachable
walkable point: NavigationServer2D.map_get_closest_point NavigationServer3D.map_get_closest_point
closest walkable: NavigationServer2D.map_get_closest_point NavigationServer3D.map_get_closest_point
train rails: PathFollow3D PathFollow3D.progress PathFollow2D Path3D
on rails: PathFollow3D PathFollow3D.progress PathFollow2D Path3D
remove node: Node.queue_free Node.remove_child Object.free
delete node: Node.queue_free Node.remove_child Object.free
delete object: Node.queue_free Object.free
deleted still used: @GlobalScope.is_instance_valid Object.is_queued_for_deletion Node.tree_exited
node already deleted: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
enemy already dead: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
call on all: SceneTree.call_group Node.propagate_call SceneTree.notify_group
same function all: SceneTree.call_group Node.propagate_call SceneTree.notify_group
is it group: Node.is_in_group
belongs to group: Node.is_in_group Node.get_groups
first parent: Node.get_parent Node.find_parent
order children: Node.move_child Node.get_index CanvasItem.move_to_front
clone node: Node.duplicate
clone object: Node.duplicate Resource.duplicate
node is ready: Node._ready Node.ready Node.is_node_ready
runs when ready: Node._ready Node.ready Node.is_node_ready
code fixed rate: Node._physics_process Engine.physics_ticks_per_second
code every frame: Node._process Node._physics_process
turn off update: Node.set_process Node.process_mode Node.set_physics_process
stop updating: Node.set_process Node.process_mode Node.set_physics_process
disable processing: Node.set_process Node.process_mode Node.set_physics_process
tell others: Signal.emit Signal Object.emit_signal Signal.connect
notify others: Signal.emit Signal Object.emit_signal Signal.connect
extra value signal: Callable.bind Signal.connect
extra argument signal: Callable.bind Signal.connect
remove connection: Signal.disconnect Object.disconnect Signal.is_connected
file in inspector: @GDScript.@export_file @GDScript.@export_file_path @GDScript.@export_dir
script in editor: @GDScript.@tool Engine.is_editor_hint EditorScript
code in editor: @GDScript.@tool Engine.is_editor_hint EditorScript
warning on node: Node._get_configuration_warnings Node.update_configuration_warnings
yellow triangle: Node._get_configuration_warnings Node.update_configuration_warnings
own node type: EditorPlugin.add_custom_type @GDScript.@icon
how long code: Time.get_ticks_usec Time.get_ticks_msec
how long function: Time.get_ticks_usec Time.get_ticks_msec
memory used: OS.get_static_memory_usage Performance.get_monitor Performance.MEMORY_STATIC
wait for thread: Thread.wait_to_finish Thread.is_alive WorkerThreadPool.wait_for_task_completion
thread done: Thread.wait_to_finish Thread.is_alive WorkerThreadPool.is_task_completed
across cores: WorkerThreadPool.add_group_task WorkerThreadPool OS.get_processor_count
all cores: WorkerThreadPool.add_group_task WorkerThreadPool OS.get_processor_count
split work: WorkerThreadPool.add_group_task WorkerThreadPool OS.get_processor_count
which system running: OS.get_name OS.has_feature
running on phone: OS.has_feature OS.get_name DisplayServer.is_touchscreen_available
running on windows: OS.get_name OS.has_feature
running in browser: OS.has_feature JavaScriptBridge
window icon: DisplayServer.set_icon DisplayServer.set_native_icon ProjectSettings.application/config/icon
monitor size: DisplayServer.screen_get_size DisplayServer.screen_get_usable_rect
size of desktop: DisplayServer.screen_get_size DisplayServer.screen_get_usable_rect
bell curve: @GlobalScope.randfn RandomNumberGenerator.randfn
normal distribution: @GlobalScope.randfn RandomNumberGenerator.randfn
value between two: @GlobalScope.clamp @GlobalScope.clampf @GlobalScope.lerp
stay between: @GlobalScope.clamp @GlobalScope.clampf Vector2.clamp
value between numbers: @GlobalScope.clamp @GlobalScope.clampf @GlobalScope.clampi
limit value: @GlobalScope.clamp @GlobalScope.clampf @GlobalScope.clampi Vector2.limit_length
round to grid: @GlobalScope.snapped Vector2.snapped @GlobalScope.snappedf
snap position grid: @GlobalScope.snapped Vector2.snapped TileMapLayer.local_to_map
negative remainder: @GlobalScope.posmod @GlobalScope.fposmod
modulo negative: @GlobalScope.posmod @GlobalScope.fposmod
direction to another: Vector2.direction_to Vector3.direction_to Node2D.look_at
direction from one: Vector2.direction_to Vector3.direction_to Node2D.look_at
direction between: Vector2.direction_to Vector3.direction_to Vector2.angle_to_point
reflect surface: Vector2.bounce Vector3.bounce Vector2.reflect Vector3.reflect
reflect bullet: Vector2.bounce Vector3.bounce Vector2.reflect Vector3.reflect
bounce off wall: Vector2.bounce KinematicCollision2D.get_normal PhysicsBody2D.move_and_collide
front or behind: Vector3.dot Vector2.dot Camera3D.is_position_behind
behind me: Vector3.dot Vector2.dot Camera3D.is_position_behind
box around things: Rect2.merge AABB.merge Rect2.expand AABB.expand
bounding box all: Rect2.merge AABB.merge VisualInstance3D.get_aabb
text a number: String.is_valid_int String.is_valid_float String.to_int
list to text: String.join @GlobalScope.str
array to text: String.join @GlobalScope.str
keep some array: Array.filter
keep only array: Array.filter
items that match: Array.filter Array.any
change every element: Array.map
every element: Array.map Array.all Array.filter
each item: Array.map Array.all Array.filter
item in list: Array.has Array.find Array.count
where called from: @GDScript.print_stack @GDScript.get_stack
stop if wrong: @GDScript.assert @GlobalScope.push_error
condition is wrong: @GDScript.assert @GlobalScope.push_error
photo sky: PanoramaSkyMaterial PanoramaSkyMaterial.panorama Sky.sky_material
picture sky: PanoramaSkyMaterial PanoramaSkyMaterial.panorama Sky.sky_material
panorama sky: PanoramaSkyMaterial PanoramaSkyMaterial.panorama Sky.sky_material
both sides face: BaseMaterial3D.cull_mode BaseMaterial3D.CULL_DISABLED
both sides: BaseMaterial3D.cull_mode BaseMaterial3D.CULL_DISABLED
faces invisible: BaseMaterial3D.cull_mode BaseMaterial3D.CULL_DISABLED
inside out: BaseMaterial3D.cull_mode BaseMaterial3D.CULL_DISABLED
glowing material: BaseMaterial3D.emission_enabled BaseMaterial3D.emission BaseMaterial3D.emission_energy_multiplier Environment.glow_enabled
material glow: BaseMaterial3D.emission_enabled BaseMaterial3D.emission BaseMaterial3D.emission_energy_multiplier Environment.glow_enabled
prototype level: CSGBox3D CSGCombiner3D CSGShape3D GridMap
block out level: CSGBox3D CSGCombiner3D CSGShape3D GridMap
feet ground: SkeletonIK3D SkeletonModification2DTwoBoneIK BoneAttachment3D
feet slope: SkeletonIK3D SkeletonModification2DTwoBoneIK BoneAttachment3D
hair moves: SpringBoneSimulator3D
tail swing: SpringBoneSimulator3D
ponytail: SpringBoneSimulator3D
shader value per: GeometryInstance3D.set_instance_shader_parameter CanvasItem.set_instance_shader_parameter ShaderMaterial.set_shader_parameter
shader per object: GeometryInstance3D.set_instance_shader_parameter CanvasItem.set_instance_shader_parameter ShaderMaterial.set_shader_parameter
particles hit: ParticleProcessMaterial.collision_mode GPUParticlesCollision3D GPUParticlesCollisionBox3D GPUParticlesCollisionHeightField3D
particles ground: ParticleProcessMaterial.collision_mode GPUParticlesCollision3D GPUParticlesCollisionBox3D GPUParticlesCollisionHeightField3D
how many particles: GPUParticles2D.amount GPUParticles3D.amount GPUParticles2D.amount_ratio
more particles: GPUParticles2D.amount GPUParticles3D.amount GPUParticles2D.amount_ratio
join by ip: ENetMultiplayerPeer.create_client ENetMultiplayerPeer
someone joined: MultiplayerAPI.peer_connected MultiplayerPeer.peer_connected
someone left: MultiplayerAPI.peer_disconnected MultiplayerPeer.peer_disconnected
player leaves game: MultiplayerAPI.peer_disconnected MultiplayerPeer.peer_disconnected
own network id: MultiplayerAPI.get_unique_id Node.get_multiplayer_authority
my id: MultiplayerAPI.get_unique_id Node.get_multiplayer_authority
am i host: MultiplayerAPI.is_server Node.is_multiplayer_authority
am i server: MultiplayerAPI.is_server Node.is_multiplayer_authority
controls online: Node.set_multiplayer_authority Node.is_multiplayer_authority
owns node: Node.set_multiplayer_authority Node.is_multiplayer_authority Node.owner
on other computer: Node.rpc @GDScript.@rpc Node.rpc_id
on other machine: Node.rpc @GDScript.@rpc Node.rpc_id
only one player: Node.rpc_id
send one player: Node.rpc_id
games local network: PacketPeerUDP PacketPeerUDP.set_broadcast_enabled UDPServer
find lan: PacketPeerUDP PacketPeerUDP.set_broadcast_enabled UDPServer
lan games: PacketPeerUDP PacketPeerUDP.set_broadcast_enabled UDPServer
direct connection: WebRTCPeerConnection WebRTCMultiplayerPeer WebRTCDataChannel
without server: WebRTCPeerConnection WebRTCMultiplayerPeer ENetMultiplayerPeer.create_mesh
server answered: HTTPRequest.request_completed
server replies: HTTPRequest.request_completed
internet slow: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
ping time: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
network delay: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
gradient color: Gradient GradientTexture2D Gradient.sample GradientTexture1D
sprite collision polygon: BitMap.opaque_to_polygons BitMap.create_from_image_alpha CollisionPolygon2D
polygon from sprite: BitMap.opaque_to_polygons BitMap.create_from_image_alpha CollisionPolygon2D
curve from editor: Curve Curve.sample
custom curve: Curve Curve.sample PropertyTweener.set_custom_interpolator
stutter first: ProjectSettings.rendering/shader_compiler/shader_cache/enabled GPUParticles3D ResourceLoader.load_threaded_request Performance.PIPELINE_COMPILATIONS_DRAW
crash log: ProjectSettings.debug/file_logging/enable_file_logging OS.add_logger Logger
write log: ProjectSettings.debug/file_logging/enable_file_logging OS.add_logger Logger
object from name: ClassDB.instantiate ClassDB.class_exists
class from text: ClassDB.instantiate ClassDB.class_exists
class from string: ClassDB.instantiate ClassDB.class_exists
after a while: SceneTree.create_timer Timer
call function later: SceneTree.create_timer Object.call_deferred Timer
after some time: SceneTree.create_timer Timer
frame counter: Engine.get_process_frames Engine.get_frames_drawn
frame number: Engine.get_process_frames Engine.get_frames_drawn AnimatedSprite2D.frame
multi line inspector: @GDScript.@export_multiline
multiline inspector: @GDScript.@export_multiline
text area inspector: @GDScript.@export_multiline
color without alpha: @GDScript.@export_color_no_alpha ColorPicker.edit_alpha
hide from inspector: @GDScript.@export_storage Object._validate_property
saved not shown: @GDScript.@export_storage
where song: AudioStreamPlayer.get_playback_position AudioServer.get_time_since_last_mix
which animation: AnimationPlayer.current_animation AnimationPlayer.assigned_animation AnimatedSprite2D.animation
which system: OS.get_name OS.has_feature OS.get_distribution_name
list one text: String.join @GlobalScope.str
slots grid: GridContainer GridContainer.columns Control._get_drag_data
mouse did move: InputEventMouseMotion.relative Input.get_last_mouse_velocity InputEventMouseMotion
function other computer: Node.rpc @GDScript.@rpc Node.rpc_id
between two scripts: SceneTree.root @GDScript.preload Node.get_node
off moving platform: CharacterBody2D.get_platform_velocity AnimatableBody2D AnimatableBody2D.sync_to_physics CharacterBody2D.platform_on_leave
falling platform: RigidBody2D.freeze Area2D.body_entered RigidBody2D.freeze_mode Timer
platform falls: RigidBody2D.freeze Area2D.body_entered RigidBody2D.freeze_mode Timer
spinning obstacle: StaticBody2D.constant_angular_velocity AnimatableBody2D Node2D.rotate Node2D.rotation
rotating obstacle: StaticBody2D.constant_angular_velocity AnimatableBody2D Node2D.rotate Node2D.rotation
break into pieces: RigidBody3D.apply_impulse PackedScene.instantiate RigidBody2D.apply_impulse
shatter: RigidBody3D.apply_impulse PackedScene.instantiate RigidBody2D.apply_impulse
falls through ground: CollisionObject3D.collision_mask RigidBody3D.continuous_cd CollisionShape3D CollisionObject2D.collision_mask
entered never called: Area2D.monitoring RigidBody2D.contact_monitor CollisionObject2D.collision_mask Area2D.body_entered
entered not called: Area2D.monitoring RigidBody2D.contact_monitor CollisionObject2D.collision_mask Area2D.body_entered
entered not firing: Area2D.monitoring RigidBody2D.contact_monitor CollisionObject2D.collision_mask Area2D.body_entered
how hard impact: PhysicsDirectBodyState2D.get_contact_impulse PhysicsDirectBodyState3D.get_contact_impulse KinematicCollision2D.get_collider_velocity
impact strength: PhysicsDirectBodyState2D.get_contact_impulse PhysicsDirectBodyState3D.get_contact_impulse KinematicCollision2D.get_collider_velocity
where touch exactly: KinematicCollision2D.get_position PhysicsDirectBodyState2D.get_contact_local_position RayCast2D.get_collision_point
without sliding: PhysicsBody2D.move_and_collide PhysicsBody3D.move_and_collide
would collide: PhysicsBody2D.test_move PhysicsBody3D.test_move
would it hit: PhysicsBody2D.test_move PhysicsBody3D.test_move ShapeCast2D
gravity for one: RigidBody2D.gravity_scale RigidBody3D.gravity_scale
gravity one object: RigidBody2D.gravity_scale RigidBody3D.gravity_scale
no gravity: RigidBody2D.gravity_scale ProjectSettings.physics/2d/default_gravity ProjectSettings.physics/3d/default_gravity CharacterBody2D.motion_mode
walk on ceiling: CharacterBody2D.up_direction CharacterBody3D.up_direction CharacterBody2D.is_on_ceiling
walk on walls: CharacterBody3D.up_direction CharacterBody2D.up_direction CharacterBody3D.get_wall_normal
upside down: CharacterBody2D.up_direction CharacterBody3D.up_direction Sprite2D.flip_v
weld: PinJoint2D Generic6DOFJoint3D RemoteTransform2D
glue together: PinJoint2D Generic6DOFJoint3D RemoteTransform2D
one way floor: CollisionShape2D.one_way_collision CollisionPolygon2D.one_way_collision
jump through below: CollisionShape2D.one_way_collision CollisionPolygon2D.one_way_collision
through from below: CollisionShape2D.one_way_collision CollisionPolygon2D.one_way_collision
speed of body: RigidBody2D.linear_velocity CharacterBody2D.velocity RigidBody3D.linear_velocity CharacterBody2D.get_real_velocity
how fast moving: RigidBody2D.linear_velocity CharacterBody2D.velocity CharacterBody2D.get_real_velocity
suspension soft: VehicleWheel3D.suspension_stiffness VehicleWheel3D.damping_compression VehicleWheel3D.damping_relaxation
bullet forward: Node2D.transform Vector2.rotated Node2D.move_local_x Vector2.from_angle Node3D.global_basis
flies forward: Node2D.transform Vector2.rotated Node2D.move_local_x Vector2.from_angle Node3D.global_basis
own axis: Node3D.rotate_object_local Node3D.rotate_y Basis.rotated
local direction: Node3D.translate_object_local Node2D.move_local_x Node2D.move_local_y Node3D.global_basis
align floor normal: CharacterBody3D.get_floor_normal Basis Basis.looking_at Vector3.cross
align to slope: CharacterBody3D.get_floor_normal Basis Basis.looking_at Vector3.cross CharacterBody2D.get_floor_normal
align ground: CharacterBody3D.get_floor_normal Basis Basis.looking_at Vector3.cross CharacterBody2D.get_floor_normal
aim ahead: CharacterBody2D.velocity RigidBody2D.linear_velocity Vector2.distance_to
predict target: CharacterBody2D.velocity RigidBody2D.linear_velocity Vector2.distance_to
only sees front: Vector2.angle_to Vector2.dot RayCast2D Vector3.angle_to
enemy field view: Vector2.angle_to Vector2.dot RayCast2D Vector3.angle_to
walk around randomly: NavigationServer2D.map_get_random_point @GlobalScope.randf_range NavigationAgent2D.target_position Timer
too many bullets: PhysicsServer2D MultiMeshInstance2D RenderingServer Node.queue_free
snap tile: TileMapLayer.map_to_local TileMapLayer.local_to_map @GlobalScope.snapped Vector2.snapped
chess board: TileMapLayer.map_to_local TileMapLayer.local_to_map Vector2i GridContainer
board position: TileMapLayer.map_to_local TileMapLayer.local_to_map Vector2i
match three: TileMapLayer GridContainer Tween.tween_property Vector2i
hand cards: Control.rotation Control.pivot_offset Curve.sample HBoxContainer
quick time: Timer Input.is_action_just_pressed SceneTree.create_timer
two players keyboard: InputMap.add_action Input.get_vector InputMap Input.is_action_pressed
same keyboard: InputMap.add_action Input.get_vector InputMap Input.is_action_pressed
any button pressed: Input.is_anything_pressed InputEvent.is_pressed Node._input
esc menu: Node._unhandled_input Input.is_action_just_pressed InputEvent.is_action_pressed SceneTree.paused
escape key menu: Node._unhandled_input Input.is_action_just_pressed InputEvent.is_action_pressed SceneTree.paused
action exist: InputMap.has_action InputMap.get_actions
invert y: InputEventMouseMotion.relative Input.get_axis InputEventJoypadMotion.axis_value
invert mouse: InputEventMouseMotion.relative Input.get_axis
inverted look: InputEventMouseMotion.relative Input.get_axis
hearts lives: TextureRect.stretch_mode TextureRect.STRETCH_TILE TextureRect HBoxContainer
heart icons: TextureRect.stretch_mode TextureRect.STRETCH_TILE TextureRect HBoxContainer
quest log: RichTextLabel ItemList Tree VBoxContainer
skill tree: GraphEdit Line2D CanvasItem.draw_line BaseButton.disabled GraphNode
sort table: Tree.column_title_clicked Array.sort_custom Tree
table columns: Tree.columns Tree Tree.set_column_title GridContainer RichTextLabel.push_table
table rows: Tree.columns Tree Tree.set_column_title GridContainer RichTextLabel.push_table
auto complete: CodeEdit.add_code_completion_option CodeEdit.request_code_completion CodeEdit.update_code_completion_options
only allow digits: LineEdit.text_changed String.is_valid_int SpinBox
only allow numbers: LineEdit.text_changed String.is_valid_int SpinBox
digits field: LineEdit.text_changed String.is_valid_int SpinBox
text read only: LineEdit.editable TextEdit.editable
undo text: TextEdit.undo TextEdit.redo TextEdit.has_undo
numbers with commas: String.num String.insert String.num_int64
text not fit: Label.autowrap_mode Label.clip_text Button.clip_text Button.text_overrun_behavior
shrink fit: Label.clip_text Font.get_string_size Control.add_theme_font_size_override
font shrink: Label.clip_text Font.get_string_size Control.add_theme_font_size_override
emoji: Font.fallbacks SystemFont FontFile.allow_system_fallback FontFile
icon next text: Button.icon Button.icon_alignment Button.expand_icon
icon button: Button.icon Button.icon_alignment Button.expand_icon TextureButton
show hide panel: CanvasItem.visible CanvasItem.hide CanvasItem.show
hide panel: CanvasItem.hide CanvasItem.visible CanvasItem.show
visible including parents: CanvasItem.is_visible_in_tree Node3D.is_visible_in_tree
really visible: CanvasItem.is_visible_in_tree Node3D.is_visible_in_tree VisibleOnScreenNotifier2D.is_on_screen
control size wrong: Control.size Control.get_combined_minimum_size Control.resized Node.ready
size zero ready: Control.size Control.get_combined_minimum_size Control.resized SceneTree.process_frame
control size changed: Control.resized Control.NOTIFICATION_RESIZED
rotate control: Control.rotation Control.pivot_offset
rotate around middle: Control.pivot_offset Control.rotation Sprite2D.offset
round avatar: CanvasItem.clip_children CanvasItem.CLIP_CHILDREN_ONLY CanvasGroup
layout portrait: DisplayServer.screen_get_orientation Viewport.size_changed DisplayServer.screen_set_orientation
phone rotated: DisplayServer.screen_get_orientation Viewport.size_changed DisplayServer.screen_set_orientation
checkable menu: PopupMenu.add_check_item PopupMenu.set_item_checked PopupMenu.add_radio_check_item
menu checkmark: PopupMenu.add_check_item PopupMenu.set_item_checked PopupMenu.add_radio_check_item
slider without signal: Range.set_value_no_signal BaseButton.set_pressed_no_signal
without triggering signal: Range.set_value_no_signal BaseButton.set_pressed_no_signal Object.set_block_signals
bar right left: ProgressBar.fill_mode TextureProgressBar.fill_mode TextureProgressBar.FILL_RIGHT_TO_LEFT
bar fills: ProgressBar.fill_mode TextureProgressBar.fill_mode TextureProgressBar.FILL_RIGHT_TO_LEFT Range.value
animate bar: Tween.tween_property Range.value
bar smoothly: Tween.tween_property Range.value @GlobalScope.lerp
tree clicked: Tree.item_selected Tree.item_activated Tree.item_mouse_selected
child in tree: Tree.create_item TreeItem.create_child Node.add_child
tree icons: TreeItem.set_icon TreeItem.add_button
reorder list: Control._drop_data Control._get_drag_data Tree.drop_mode_flags ItemList.move_item Node.move_child
drag reorder: Control._drop_data Control._get_drag_data Tree.drop_mode_flags ItemList.move_item Node.move_child
all labels: Theme.set_color Theme Theme.default_font_size Theme.default_font
all buttons: Theme.set_stylebox Theme SceneTree.get_nodes_in_group Theme.set_color
separator line: HSeparator VSeparator
horizontal line: HSeparator CanvasItem.draw_line
align children right: BoxContainer.alignment Control.SIZE_SHRINK_END BoxContainer.ALIGNMENT_END
push right: Control.SIZE_EXPAND_FILL Control.SIZE_SHRINK_END BoxContainer.ALIGNMENT_END
focus which control: Viewport.gui_get_focus_owner Viewport.gui_focus_changed Control.has_focus
focused right now: Viewport.gui_get_focus_owner Viewport.gui_focus_changed Control.has_focus
not get clicks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE BaseButton.disabled
not receive clicks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE BaseButton.disabled
click not working: Control.mouse_filter Control.MOUSE_FILTER_IGNORE BaseButton.disabled CollisionObject2D.input_pickable
under the mouse: Viewport.gui_get_hovered_control CollisionObject2D.mouse_entered PhysicsDirectSpaceState2D.intersect_point
control under mouse: Viewport.gui_get_hovered_control Control.mouse_entered
hides behind wall: RayCast2D.is_colliding RayCast3D.is_colliding RayCast2D.get_collider PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
player hides: RayCast2D.is_colliding RayCast3D.is_colliding RayCast2D.get_collider PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
line of sight: RayCast2D.is_colliding RayCast3D.is_colliding RayCast2D.get_collider PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
lose sight: RayCast2D.is_colliding RayCast3D.is_colliding RayCast2D.get_collider PhysicsDirectSpaceState2D.intersect_ray PhysicsDirectSpaceState3D.intersect_ray
which wall: CharacterBody2D.get_wall_normal CharacterBody3D.get_wall_normal CharacterBody2D.get_slide_collision
wall touched: CharacterBody2D.get_wall_normal CharacterBody3D.get_wall_normal CharacterBody2D.get_slide_collision
dash direction: CharacterBody2D.velocity Node2D.rotation Vector2.rotated Transform2D.x CharacterBody3D.velocity
direction facing: CharacterBody2D.velocity Node2D.rotation Vector2.rotated Transform2D.x CharacterBody3D.velocity
facing direction: CharacterBody2D.velocity Node2D.rotation Vector2.rotated Transform2D.x CharacterBody3D.velocity
player facing: CharacterBody2D.velocity Node2D.rotation Vector2.rotated Transform2D.x CharacterBody3D.velocity
push crate: RigidBody2D.apply_central_impulse CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider RigidBody2D.apply_impulse RigidBody3D.apply_central_impulse
arrow stick: Node.reparent RigidBody2D.freeze RigidBody3D.freeze RigidBody2D.body_entered RigidBody3D.body_entered
stick surface: Node.reparent RigidBody2D.freeze RigidBody3D.freeze RigidBody2D.body_entered RigidBody3D.body_entered
spear stick: Node.reparent RigidBody2D.freeze RigidBody3D.freeze RigidBody2D.body_entered RigidBody3D.body_entered
fall asleep: RigidBody2D.sleeping RigidBody2D.can_sleep RigidBody3D.sleeping RigidBody3D.can_sleep
wake up: RigidBody2D.sleeping RigidBody2D.can_sleep RigidBody3D.sleeping RigidBody3D.can_sleep
body wake: RigidBody2D.sleeping RigidBody2D.can_sleep RigidBody3D.sleeping RigidBody3D.can_sleep
wait one frame: SceneTree.process_frame SceneTree.physics_frame
skip frame: SceneTree.process_frame SceneTree.physics_frame
random same: @GlobalScope.seed RandomNumberGenerator.seed RandomNumberGenerator.state
predictable random: @GlobalScope.seed RandomNumberGenerator.seed RandomNumberGenerator.state
string is number: String.is_valid_int String.is_valid_float String.to_int
text is number: String.is_valid_int String.is_valid_float String.to_int
text into words: String.split String.get_slice
cut words: String.split String.get_slice
sentence words: String.split String.get_slice
spaces text: String.strip_edges String.strip_escapes
trim spaces: String.strip_edges String.strip_escapes
extra spaces: String.strip_edges String.strip_escapes
leading spaces: String.strip_edges String.strip_escapes
trailing spaces: String.strip_edges String.strip_escapes
read settings: ConfigFile.load ConfigFile.get_value ConfigFile
restore settings: ConfigFile.load ConfigFile.get_value ConfigFile
files on disk: OS.get_user_data_dir ProjectSettings.globalize_path OS.get_data_dir
where saved: OS.get_user_data_dir ProjectSettings.globalize_path OS.get_data_dir
saved where: OS.get_user_data_dir ProjectSettings.globalize_path OS.get_data_dir
save location: OS.get_user_data_dir ProjectSettings.globalize_path OS.get_data_dir
on screen joystick: InputEventScreenDrag InputEventScreenTouch TouchScreenButton InputEventScreenDrag.index
screen joystick: VirtualJoystick InputEventScreenDrag InputEventScreenTouch TouchScreenButton InputEventScreenDrag.index
thumb stick: InputEventScreenDrag InputEventScreenTouch TouchScreenButton InputEventScreenDrag.index
cut dots: Label.text_overrun_behavior Label.clip_text Label.ellipsis_char
with dots: Label.text_overrun_behavior Label.clip_text Label.ellipsis_char
three dots: Label.text_overrun_behavior Label.clip_text Label.ellipsis_char
text ellipsis: Label.text_overrun_behavior Label.clip_text Label.ellipsis_char
only one buttons: ButtonGroup BaseButton.button_group BaseButton.toggle_mode
one button chosen: ButtonGroup BaseButton.button_group BaseButton.toggle_mode
one choice: ButtonGroup BaseButton.button_group BaseButton.toggle_mode
exclusive choice: ButtonGroup BaseButton.button_group BaseButton.toggle_mode
pick only one: ButtonGroup BaseButton.button_group BaseButton.toggle_mode
one option selected: ButtonGroup BaseButton.button_group BaseButton.toggle_mode
fits phones: Window.content_scale_mode Window.content_scale_aspect Control.set_anchors_preset Window.content_scale_size
phones desktop: Window.content_scale_mode Window.content_scale_aspect Control.set_anchors_preset Window.content_scale_size
fits screen sizes: Window.content_scale_mode Window.content_scale_aspect Control.set_anchors_preset Window.content_scale_size
every screen size: Window.content_scale_mode Window.content_scale_aspect Control.set_anchors_preset Window.content_scale_size
phones tablets: Window.content_scale_mode Window.content_scale_aspect Control.set_anchors_preset Window.content_scale_size
smoothly a b: Tween.tween_property Vector2.lerp Vector2.move_toward Node.create_tween
something smoothly: Tween.tween_property Vector2.lerp Vector2.move_toward Node.create_tween
smoothly from to: Tween.tween_property Vector2.lerp Vector2.move_toward Node.create_tween
slide something: Tween.tween_property Vector2.lerp Vector2.move_toward Node.create_tween
move smoothly: Tween.tween_property Vector2.lerp Vector2.move_toward Node.create_tween
distant fog: Environment.fog_enabled Environment.fog_density Environment.volumetric_fog_enabled Environment.fog_depth_begin
far fog: Environment.fog_enabled Environment.fog_density Environment.volumetric_fog_enabled Environment.fog_depth_begin
procedural terrain: FastNoiseLite Noise.get_noise_2d FastNoiseLite.frequency SurfaceTool ArrayMesh.add_surface_from_arrays
generate terrain: FastNoiseLite Noise.get_noise_2d FastNoiseLite.frequency SurfaceTool ArrayMesh.add_surface_from_arrays
terrain noise: FastNoiseLite Noise.get_noise_2d FastNoiseLite.frequency SurfaceTool ArrayMesh.add_surface_from_arrays
tile damages: TileData.get_custom_data TileMapLayer.get_cell_tile_data TileSet.add_custom_data_layer
lava tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data TileSet.add_custom_data_layer
tile hurts: TileData.get_custom_data TileMapLayer.get_cell_tile_data TileSet.add_custom_data_layer
spike tile: TileData.get_custom_data TileMapLayer.get_cell_tile_data TileSet.add_custom_data_layer
which tile type: TileData.get_custom_data TileMapLayer.get_cell_tile_data TileSet.add_custom_data_layer
every client: MultiplayerSpawner MultiplayerSpawner.spawn MultiplayerSpawner.add_spawnable_scene
spawn client: MultiplayerSpawner MultiplayerSpawner.spawn MultiplayerSpawner.add_spawnable_scene
spawn online: MultiplayerSpawner MultiplayerSpawner.spawn MultiplayerSpawner.add_spawnable_scene
someone disconnects: MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected MultiplayerPeer.peer_disconnected
someone leaves: MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected MultiplayerPeer.peer_disconnected
send message node: SceneTree.call_group Signal.emit Object.emit_signal SceneTree.notify_group
any node listens: SceneTree.call_group Signal.emit Object.emit_signal SceneTree.notify_group
message nodes: SceneTree.call_group Signal.emit Object.emit_signal SceneTree.notify_group
message all: SceneTree.call_group Signal.emit Object.emit_signal SceneTree.notify_group
notify everyone: SceneTree.call_group Signal.emit Object.emit_signal SceneTree.notify_group
signal bus: SceneTree.call_group Signal.emit Object.emit_signal SceneTree.notify_group
small bumps: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length CharacterBody2D.safe_margin CharacterBody2D.floor_max_angle
over bumps: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length CharacterBody2D.safe_margin CharacterBody2D.floor_max_angle
stuck bump: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length CharacterBody2D.safe_margin CharacterBody2D.floor_max_angle
tiny ledge: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length CharacterBody2D.safe_margin CharacterBody2D.floor_max_angle
small ledge: CharacterBody2D.floor_snap_length CharacterBody3D.floor_snap_length CharacterBody2D.safe_margin CharacterBody2D.floor_max_angle
slopes without slowing: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
same speed slope: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
uphill speed: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
slower uphill: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
constant speed slope: CharacterBody2D.floor_constant_speed CharacterBody3D.floor_constant_speed
orbit around: Vector2.rotated Vector2.from_angle Node3D.rotate_y Node2D.rotation
around planet: Vector2.rotated Vector2.from_angle Node3D.rotate_y Node2D.rotation
circle around: Vector2.rotated Vector2.from_angle Node3D.rotate_y Node2D.rotation
pulled center: Area2D.gravity_point Area2D.gravity_point_center Area3D.gravity_point Vector2.direction_to
pulled towards: Area2D.gravity_point Area2D.gravity_point_center Area3D.gravity_point Vector2.direction_to
attract objects: Area2D.gravity_point Area2D.gravity_point_center Area3D.gravity_point Vector2.direction_to
black hole: Area2D.gravity_point Area2D.gravity_point_center Area3D.gravity_point Vector2.direction_to
pull objects: Area2D.gravity_point Area2D.gravity_point_center Area3D.gravity_point Vector2.direction_to
turret aims: Node2D.look_at Vector2.angle_to_point @GlobalScope.lerp_angle @GlobalScope.rotate_toward Node3D.look_at
tower aims: Node2D.look_at Vector2.angle_to_point @GlobalScope.lerp_angle @GlobalScope.rotate_toward Node3D.look_at
cannon aims: Node2D.look_at Vector2.angle_to_point @GlobalScope.lerp_angle @GlobalScope.rotate_toward Node3D.look_at
rotates fast: @GlobalScope.rotate_toward RigidBody2D.angular_damp RigidBody2D.angular_velocity @GlobalScope.lerp_angle RigidBody3D.angular_damp
rotation speed limit: @GlobalScope.rotate_toward RigidBody2D.angular_damp RigidBody2D.angular_velocity @GlobalScope.lerp_angle RigidBody3D.angular_damp
spins fast: @GlobalScope.rotate_toward RigidBody2D.angular_damp RigidBody2D.angular_velocity @GlobalScope.lerp_angle RigidBody3D.angular_damp
turn speed: @GlobalScope.rotate_toward RigidBody2D.angular_damp RigidBody2D.angular_velocity @GlobalScope.lerp_angle RigidBody3D.angular_damp
turn rate: @GlobalScope.rotate_toward RigidBody2D.angular_damp RigidBody2D.angular_velocity @GlobalScope.lerp_angle RigidBody3D.angular_damp
front of me: Vector3.dot Vector2.dot Vector3.angle_to Vector2.angle_to
facing me: Vector3.dot Vector2.dot Vector3.angle_to Vector2.angle_to
trail behind: Line2D Line2D.add_point GPUParticles2D GPUParticles3D.trail_enabled
leave trail: Line2D Line2D.add_point GPUParticles2D GPUParticles3D.trail_enabled
tire marks: Line2D Line2D.add_point GPUParticles2D GPUParticles3D.trail_enabled
text directly: CanvasItem.draw_string Font.draw_string CanvasItem._draw
text canvas: CanvasItem.draw_string Font.draw_string CanvasItem._draw
text without label: CanvasItem.draw_string Font.draw_string CanvasItem._draw
overlap depending: CanvasItem.y_sort_enabled CanvasItem.z_index
draw order height: CanvasItem.y_sort_enabled CanvasItem.z_index
sort by y: CanvasItem.y_sort_enabled CanvasItem.z_index
walk behind tree: CanvasItem.y_sort_enabled CanvasItem.z_index
objects 3d grid: GridMap GridMap.set_cell_item GridMap.mesh_library MeshLibrary
blocks 3d grid: GridMap GridMap.set_cell_item GridMap.mesh_library MeshLibrary
voxel blocks: GridMap GridMap.set_cell_item GridMap.mesh_library MeshLibrary
3d tile map: GridMap GridMap.set_cell_item GridMap.mesh_library MeshLibrary
local world: Node2D.to_global Node3D.to_global Node2D.global_position CanvasItem.get_global_transform
point to world: Node2D.to_global Node3D.to_global Node2D.global_position CanvasItem.get_global_transform
local to world: Node2D.to_global Node3D.to_global Node2D.global_position CanvasItem.get_global_transform
world local: Node2D.to_local Node3D.to_local
global to local: Node2D.to_local Node3D.to_local
into local coordinates: Node2D.to_local Node3D.to_local
uppercase first: String.capitalize String.to_upper String.to_pascal_case
first letter capital: String.capitalize String.to_upper String.to_pascal_case
how long did: Time.get_ticks_msec Time.get_ticks_usec
measure duration: Time.get_ticks_msec Time.get_ticks_usec
time a function: Time.get_ticks_msec Time.get_ticks_usec
code timing: Time.get_ticks_msec Time.get_ticks_usec
condition is false: @GDScript.assert @GlobalScope.push_error
check condition: @GDScript.assert @GlobalScope.push_error
crash if wrong: @GDScript.assert @GlobalScope.push_error
stop if false: @GDScript.assert @GlobalScope.push_error
sanity check: @GDScript.assert @GlobalScope.push_error
write line: FileAccess.store_line FileAccess.store_string FileAccess.open FileAccess.seek_end
line to file: FileAccess.store_line FileAccess.store_string FileAccess.open FileAccess.seek_end
drag divider: SplitContainer HSplitContainer VSplitContainer SplitContainer.dragged
resizable split: SplitContainer HSplitContainer VSplitContainer SplitContainer.dragged
divide screen panels: SplitContainer HSplitContainer VSplitContainer SplitContainer.dragged
space between buttons: BoxContainer.add_spacer BoxContainer HBoxContainer VBoxContainer Control.add_theme_constant_override GridContainer
gap between: BoxContainer.add_spacer BoxContainer HBoxContainer VBoxContainer Control.add_theme_constant_override GridContainer
spacing between: BoxContainer.add_spacer BoxContainer HBoxContainer VBoxContainer Control.add_theme_constant_override GridContainer
between buttons: BoxContainer.add_spacer BoxContainer HBoxContainer VBoxContainer Control.add_theme_constant_override GridContainer
distance between buttons: BoxContainer.add_spacer BoxContainer HBoxContainer VBoxContainer Control.add_theme_constant_override GridContainer
space between items: BoxContainer.add_spacer BoxContainer HBoxContainer VBoxContainer Control.add_theme_constant_override GridContainer
score: Label.text ConfigFile.set_value
health: Range.value ProgressBar TextureProgressBar Range.max_value
water: ShaderMaterial Area2D.linear_damp Area3D.linear_damp PlaneMesh
bullet: PackedScene.instantiate Node.add_child Area2D.body_entered
terrain: FastNoiseLite HeightMapShape3D TileMapLayer.set_cells_terrain_connect
player: CharacterBody2D CharacterBody3D
enemy: CharacterBody2D NavigationAgent2D Area2D.body_entered
`
