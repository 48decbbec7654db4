/**
 * Synonyms about whole features and effects, as people describe them. `synonyms/index.ts` describes the form of a line.
 */
export default `
springy rope: DampedSpringJoint2D DampedSpringJoint2D.stiffness DampedSpringJoint2D.rest_length
elastic rope: DampedSpringJoint2D DampedSpringJoint2D.stiffness
fills circle: TextureProgressBar.fill_mode TextureProgressBar TextureProgressBar.radial_fill_degrees
circular bar: TextureProgressBar.fill_mode TextureProgressBar
round progress: TextureProgressBar.fill_mode TextureProgressBar
pixel width string: Font.get_string_size Font.get_multiline_string_size
only digits: LineEdit.text_changed LineEdit.max_length String.is_valid_int SpinBox
only numbers: LineEdit.text_changed String.is_valid_int SpinBox
max characters: LineEdit.max_length
pictures folder: DirAccess.get_files_at DirAccess.get_files DirAccess.list_dir_begin
everything folder: DirAccess.get_files_at DirAccess.get_directories_at DirAccess.list_dir_begin
calm battle music: AudioStreamInteractive AudioStreamPlaybackInteractive.switch_to_clip_by_name
motion baked: AnimationMixer.get_root_motion_position AnimationMixer.root_motion_track
other player computer: @GDScript.@rpc Node.rpc Node.rpc_id
everybody machine: MultiplayerSynchronizer SceneReplicationConfig Node.rpc
same all players: MultiplayerSynchronizer SceneReplicationConfig Node.rpc
clients get too: MultiplayerSpawner MultiplayerSpawner.add_spawnable_scene MultiplayerSpawner.spawn
server creates object: MultiplayerSpawner MultiplayerSpawner.spawn MultiplayerSpawner.spawn_path
picture internet: HTTPRequest Image.load_png_from_buffer ImageTexture.create_from_image HTTPRequest.request_completed
simple model far: GeometryInstance3D.visibility_range_begin GeometryInstance3D.visibility_range_end GeometryInstance3D.lod_bias Viewport.mesh_lod_threshold
far simple: GeometryInstance3D.visibility_range_end GeometryInstance3D.lod_bias Viewport.mesh_lod_threshold
map square: TileMapLayer.set_cell TileMapLayer.erase_cell TileMapLayer.local_to_map
sparks spawn sparks: ParticleProcessMaterial.sub_emitter_mode GPUParticles3D.sub_emitter GPUParticles2D.sub_emitter
particles spawn particles: ParticleProcessMaterial.sub_emitter_mode GPUParticles3D.sub_emitter GPUParticles2D.sub_emitter
go around wall: NavigationAgent2D NavigationAgent3D NavigationAgent2D.target_position NavigationAgent2D.get_next_path_position
walk around obstacle: NavigationAgent2D NavigationAgent3D NavigationAgent2D.target_position NavigationAgent2D.get_next_path_position
cone front: Vector2.angle_to Vector2.dot Vector3.angle_to Vector3.dot
cone vision: Vector2.angle_to Vector2.dot Vector3.angle_to Vector3.dot
field view cone: Vector2.angle_to Vector2.dot Vector3.angle_to
mud cost: NavigationRegion2D.travel_cost NavigationRegion3D.travel_cost AStarGrid2D.set_point_weight_scale
start level again: SceneTree.reload_current_scene
level again: SceneTree.reload_current_scene
play again: SceneTree.reload_current_scene
index range: @GlobalScope.wrapi @GlobalScope.posmod @GlobalScope.clampi
looping past end: @GlobalScope.wrapi @GlobalScope.posmod @GlobalScope.wrap
memory frame time: Performance Performance.get_monitor OS.get_static_memory_usage
bottom right corner: Control.PRESET_BOTTOM_RIGHT Control.set_anchors_preset Control.set_anchors_and_offsets_preset
top right corner: Control.PRESET_TOP_RIGHT Control.set_anchors_preset Control.set_anchors_and_offsets_preset
square box letter: Font.fallbacks SystemFont FontFile.allow_system_fallback
square box text: Font.fallbacks SystemFont FontFile.allow_system_fallback
microphone write: AudioEffectRecord AudioStreamMicrophone AudioEffectRecord.get_recording AudioStreamWAV.save_to_wav
button bounce: Tween.tween_property Tween.set_trans Tween.TRANS_ELASTIC Tween.TRANS_BACK Control.mouse_entered
button bigger: Tween.tween_property Control.mouse_entered Control.pivot_offset
pictures one after: AnimatedSprite2D AnimatedSprite2D.play SpriteFrames
run pictures: AnimatedSprite2D AnimatedSprite2D.play SpriteFrames
every shader: RenderingServer.global_shader_parameter_set RenderingServer.global_shader_parameter_add
rebuild walkable: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon
jump link: NavigationLink3D NavigationLink2D NavigationAgent3D.link_reached
separate walkable: NavigationLink3D NavigationLink2D
background without freezing: WorkerThreadPool.add_task Thread WorkerThreadPool Thread.start
two threads: Mutex Mutex.lock Mutex.unlock
threads same time: Mutex Mutex.lock Mutex.unlock Semaphore
protect shared: Mutex Mutex.lock Mutex.unlock
phone landscape: DisplayServer.screen_set_orientation DisplayServer.SCREEN_LANDSCAPE ProjectSettings.display/window/handheld/orientation
only landscape: DisplayServer.screen_set_orientation DisplayServer.SCREEN_LANDSCAPE ProjectSettings.display/window/handheld/orientation
mix order: Array.shuffle Array.pick_random
cards order: Array.shuffle
random heightmap: FastNoiseLite Noise.get_noise_2d NoiseTexture2D HeightMapShape3D
random hills: FastNoiseLite Noise.get_noise_2d NoiseTexture2D
zero before: String.pad_zeros String.lpad
zeros front: String.pad_zeros String.lpad
rectangular light: AreaLight3D
light panel: AreaLight3D
wait signal tween: Tween.tween_await Tween.finished
taskbar progress: Window.set_taskbar_progress_value
controller light color: Input.set_joy_light
maximum size control: Control.custom_maximum_size
`
