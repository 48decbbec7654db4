/** Synonyms about animation, tweens and skeletons. `synonyms/index.ts` describes the form of a line. */
export default `
finished: animation_finished
fade out: Tween.tween_property CanvasItem.modulate
fade in: Tween.tween_property CanvasItem.modulate
animated tile: TileSetAtlasSource.set_tile_animation_frames_count
animate property: Tween.tween_property Tween
property over time: Tween.tween_property Tween
over time: Tween.tween_property
tween: Tween Node.create_tween
animation finished: AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
animation done: AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
animation ends: AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
play animation: AnimationPlayer.play AnimatedSprite2D.play AnimationPlayer
stop animation: AnimationPlayer.stop
animation speed: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
loop animation: Animation.loop_mode
backwards: play_backwards
reverse: play_backwards
state machine: AnimationNodeStateMachine AnimationNodeStateMachinePlayback
blend animations: AnimationTree AnimationNodeBlend2 AnimationNodeBlendSpace2D
blend tree: AnimationNodeBlendTree AnimationTree
root motion: AnimationMixer.get_root_motion_position
keyframe: Animation.track_insert_key
sprite animation: AnimatedSprite2D SpriteFrames
frame animation: AnimatedSprite2D SpriteFrames
blend between animations: AnimationNodeBlendSpace1D AnimationNodeBlend2 AnimationTree
queue animation: AnimationPlayer.queue
chain tween: Tween.chain Tween.tween_callback
tween sequence: Tween.chain Tween.tween_callback
after tween: Tween.finished Tween.tween_callback
parallel tween: Tween.set_parallel Tween.parallel
tweens same time: Tween.set_parallel Tween.parallel
stop tween: Tween.kill Tween.stop
cancel tween: Tween.kill
repeat tween: Tween.set_loops
loop tween: Tween.set_loops
delay tween: Tween.tween_interval PropertyTweener.set_delay
ease out: Tween.EASE_OUT Tween.set_ease
elastic: Tween.TRANS_ELASTIC
bounce animation: Tween.TRANS_BOUNCE Tween.TRANS_ELASTIC
call method animation: Animation.TYPE_METHOD
animation event: Animation.TYPE_METHOD
animation name: AnimationPlayer.current_animation
animation length: Animation.length
seek animation: AnimationPlayer.seek
blend time: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
smooth transition: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
travel state: AnimationNodeStateMachinePlayback.travel
change state animation: AnimationNodeStateMachinePlayback.travel
animation parameter: AnimationTree
upper body: AnimationNodeBlend2 AnimationNode.set_filter_path
retarget: SkeletonProfile
count up: Tween.tween_method
tween number: Tween.tween_method Tween.tween_property
tween function: Tween.tween_method
current animation ends: AnimationMixer.animation_finished AnimationPlayer.queue AnimationPlayer.animation_set_next
next animation: AnimationPlayer.queue AnimationPlayer.animation_set_next
animation one ends: AnimationMixer.animation_finished AnimationPlayer.queue
specific frame: Animation.TYPE_METHOD AnimatedSprite2D.frame_changed
frame of animation: AnimatedSprite2D.frame_changed AnimatedSprite2D.frame
function frame: Animation.TYPE_METHOD AnimatedSprite2D.frame_changed
function animation: Animation.TYPE_METHOD
change animation: AnimationPlayer.play AnimatedSprite2D.play
mix animations: AnimationNodeBlend2 AnimationNodeBlendSpace1D
walking running: AnimationNodeBlendSpace1D AnimationNodeBlend2 AnimationTree AnimationNodeBlendSpace2D
animation speed blend: AnimationNodeBlendSpace1D
animation repeat: Animation.loop_mode
repeat forever: Animation.loop_mode Tween.set_loops
forever animation: Animation.loop_mode
method track: Animation.TYPE_METHOD Animation.method_track_get_name
several tweens: Tween.parallel Tween.set_parallel
tween simultaneously: Tween.parallel Tween.set_parallel
tween together: Tween.parallel Tween.set_parallel
same time tween: Tween.parallel Tween.set_parallel
tween steps: Tween.parallel Tween.chain
another state: AnimationNodeStateMachinePlayback.travel
state machine switch: AnimationNodeStateMachinePlayback.travel
given frame: AnimatedSprite2D.set_frame_and_progress AnimatedSprite2D.frame
start frame: AnimatedSprite2D.set_frame_and_progress AnimatedSprite2D.frame
pause animation: AnimationPlayer.pause AnimatedSprite2D.pause
play reverse: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
reverse animation: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
play backwards: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
robot arm: SkeletonIK3D
foot placement: SkeletonIK3D
lip sync: MeshInstance3D.set_blend_shape_value
facial expression: MeshInstance3D.set_blend_shape_value
shape key: MeshInstance3D.set_blend_shape_value
tween finish: Tween.finished
tweens once: Tween.set_parallel Tween.parallel
tweens time: Tween.set_parallel Tween.parallel
bounce easing: Tween.TRANS_BOUNCE Tween.set_trans
elastic easing: Tween.TRANS_ELASTIC
animation reverse: AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
tween position: Tween.tween_property
tween color: Tween.tween_property
tween scale: Tween.tween_property
tween rotation: Tween.tween_property
tween alpha: Tween.tween_property
tween value: Tween.tween_method Tween.tween_property
tween multiple: Tween.set_parallel Tween.parallel
tween delay: PropertyTweener.set_delay Tween.tween_interval
blend walk: AnimationNodeBlendSpace1D AnimationNodeBlendSpace2D AnimationTree
crossfade animation: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time
animation keyframe: Animation.track_insert_key Animation.add_track
animation code: Animation.add_track Animation.track_insert_key AnimationLibrary.add_animation
create animation: Animation.add_track Animation.track_insert_key AnimationLibrary.add_animation
change state: AnimationNodeStateMachinePlayback.travel
switch state: AnimationNodeStateMachinePlayback.travel
running tween: Tween.is_running Tween.kill
camera transition: Tween.tween_property Transform3D.interpolate_with Camera3D.global_transform
stop ragdoll: PhysicalBoneSimulator3D.physical_bones_stop_simulation
reduce motion: DisplayServer.accessibility_should_reduce_animation
idle animation: AnimatedSprite2D.play AnimationPlayer.play
attack animation: AnimationPlayer.play AnimatedSprite2D.play
restart animation: AnimationPlayer.stop AnimationPlayer.play AnimationPlayer.seek AnimatedSprite2D.set_frame_and_progress
animation already playing: AnimationPlayer.is_playing AnimatedSprite2D.is_playing
animation still playing: AnimationPlayer.is_playing AnimatedSprite2D.is_playing
list animations: AnimationMixer.get_animation_list SpriteFrames.get_animation_names
animation faster: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
animation slower: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
animation fps: SpriteFrames.set_animation_speed AnimatedSprite2D.speed_scale
animation frame rate: SpriteFrames.set_animation_speed AnimatedSprite2D.speed_scale
animation once: Animation.loop_mode SpriteFrames.set_animation_loop
current animation frame: AnimatedSprite2D.frame
which animation frame: AnimatedSprite2D.frame AnimatedSprite2D.frame_changed
frame changes: AnimatedSprite2D.frame_changed Sprite2D.frame_changed
sprite frames code: SpriteFrames.add_frame SpriteFrames.add_animation
play automatically: AnimationPlayer.autoplay AnimatedSprite2D.autoplay AudioStreamPlayer.autoplay
animation progress: AnimationPlayer.current_animation_position AnimatedSprite2D.frame_progress
animation duration: Animation.length AnimationPlayer.current_animation_length
long animation: Animation.length AnimationPlayer.current_animation_length
scrub animation: AnimationPlayer.seek
skip animation: AnimationPlayer.advance AnimationPlayer.seek
part animation: AnimationPlayer.play_section AnimationPlayer.play_section_with_markers
flipbook: AnimatedSprite2D SpriteFrames
gif: AnimatedSprite2D SpriteFrames AnimatedTexture
animation transition: AnimationPlayer.set_blend_time AnimationPlayer.playback_default_blend_time AnimationNodeStateMachineTransition
pingpong animation: Animation.LOOP_PINGPONG Animation.loop_mode
yoyo: Tween.set_loops Animation.LOOP_PINGPONG
timeline: AnimationPlayer Animation
animation clip: Animation AnimationLibrary
load animation: AnimationMixer.add_animation_library AnimationLibrary.add_animation
reuse animations: AnimationLibrary AnimationMixer.add_animation_library RetargetModifier3D
animation sound: Animation.TYPE_AUDIO Animation.audio_track_insert_key
edit keyframe: Animation.track_set_key_value Animation.track_get_key_value
change keyframe: Animation.track_set_key_value Animation.track_set_key_time
remove keyframe: Animation.track_remove_key
interpolation keyframes: Animation.track_set_interpolation_type
animator controller: AnimationTree AnimationNodeStateMachine
animation state: AnimationNodeStateMachinePlayback.travel AnimationNodeStateMachine AnimationNodeStateMachinePlayback.get_current_node
transition condition: AnimationNodeStateMachineTransition.advance_condition AnimationNodeStateMachineTransition.advance_expression
animation condition: AnimationNodeStateMachineTransition.advance_condition AnimationNodeStateMachineTransition.advance_expression
automatic transition: AnimationNodeStateMachineTransition.advance_mode
one shot animation: AnimationNodeOneShot AnimationNodeOneShot.ONE_SHOT_REQUEST_FIRE
montage: AnimationNodeOneShot
attack running: AnimationNodeOneShot AnimationNodeBlend2 AnimationNode.set_filter_path
shoot running: AnimationNodeOneShot AnimationNodeBlend2 AnimationNode.set_filter_path
animation on top: AnimationNodeOneShot AnimationNodeAdd2
attack walking: AnimationNodeOneShot AnimationNodeBlend2 AnimationNode.set_filter_path
animation layers: AnimationNodeBlend2 AnimationNodeAdd2 AnimationNode.set_filter_path
additive animation: AnimationNodeAdd2 AnimationNodeAdd3
directional animation: AnimationNodeBlendSpace2D
pulse: Tween.set_loops Tween.tween_property
wobble: Tween.TRANS_ELASTIC @GlobalScope.sin
overshoot: Tween.TRANS_BACK Tween.set_trans
smoothly change: Tween.tween_property @GlobalScope.lerp
gradually change: Tween.tween_property @GlobalScope.move_toward
animate color: Tween.tween_property
animate scale: Tween.tween_property
animate position: Tween.tween_property
animate button: Tween.tween_property Tween
slide panel: Tween.tween_property
custom easing: PropertyTweener.set_custom_interpolator Tween.interpolate_value
easing curve: Tween.set_trans Tween.set_ease PropertyTweener.set_custom_interpolator
easing function: Tween.set_trans Tween.set_ease Tween.interpolate_value @GlobalScope.ease
tween relative: PropertyTweener.as_relative
tween game paused: Tween.set_pause_mode Tween.bind_node
tween slow motion: Tween.set_ignore_time_scale
tween speed: Tween.set_speed_scale
tween conflict: Tween.kill
tween forever: Tween.set_loops
tween shader: Tween.tween_method Tween.tween_property ShaderMaterial.set_shader_parameter
rolling number: Tween.tween_method
dotween: Tween Node.create_tween
animated particle: CanvasItemMaterial.particles_animation
cutout animation: Skeleton2D Bone2D Polygon2D
2d skeleton: Skeleton2D Bone2D
2d ik: SkeletonModificationStack2D SkeletonModification2DTwoBoneIK Skeleton2D
rotate bone: Skeleton3D.set_bone_pose_rotation
bone position: Skeleton3D.get_bone_global_pose BoneAttachment3D Skeleton3D.set_bone_pose_position
bone transform: Skeleton3D.get_bone_global_pose BoneAttachment3D Skeleton3D.get_bone_pose
bone index: Skeleton3D.find_bone
bone name: Skeleton3D.find_bone Skeleton3D.get_bone_name
procedural animation: SkeletonModifier3D SkeletonIK3D
jiggle: SpringBoneSimulator3D SkeletonModification2DJiggle
hair physics: SpringBoneSimulator3D
ik strength: SkeletonModifier3D.influence
equip weapon: BoneAttachment3D
mixamo: RetargetModifier3D SkeletonProfileHumanoid BoneMap
character clothes: MeshInstance3D.skeleton MeshInstance3D.skin
animation moves character: AnimationMixer.get_root_motion_position AnimationMixer.root_motion_track
animation exists: AnimationMixer.has_animation SpriteFrames.has_animation
animation manually: AnimationMixer.advance AnimationMixer.callback_mode_process
animation physics: AnimationMixer.callback_mode_process
share animations: AnimationLibrary AnimationMixer.add_animation_library
bezier track: Animation.TYPE_BEZIER Animation.bezier_track_insert_key
avatar mask: AnimationNode.set_filter_path AnimationNode.filter_enabled
strafe animation: AnimationNodeBlendSpace2D
speed animation tree: AnimationNodeTimeScale
springy: Tween.TRANS_SPRING Tween.TRANS_ELASTIC
tween start value: PropertyTweener.from
nested tween: Tween.tween_subtween
tween volume: Tween.tween_property AudioStreamPlayer.volume_db
animate number: Tween.tween_method Tween.tween_property
scale bone: Skeleton3D.set_bone_pose_scale
dynamic bone: SpringBoneSimulator3D
pole target: SkeletonIK3D.magnet SkeletonIK3D.use_magnet
skinned mesh: MeshInstance3D.skeleton MeshInstance3D.skin Skin
bake skinned: MeshInstance3D.bake_mesh_from_current_skeleton_pose
particle flipbook: ParticleProcessMaterial.anim_speed_min CanvasItemMaterial.particles_animation BaseMaterial3D.particles_anim_h_frames
particle sprite sheet: CanvasItemMaterial.particles_animation BaseMaterial3D.particles_anim_h_frames ParticleProcessMaterial.anim_speed_min
animated 3d sprite: AnimatedSprite3D
animation stuck: AnimationPlayer.current_animation AnimationPlayer.is_playing
stuck first frame: AnimationPlayer.current_animation AnimatedSprite2D.play
animation interrupted: AnimationPlayer.current_animation AnimationPlayer.animation_finished
wait animation: AnimationPlayer.animation_finished AnimatedSprite2D.animation_finished
finished looping: AnimatedSprite2D.animation_looped AnimationPlayer.animation_finished
animation loop signal: AnimatedSprite2D.animation_looped
animation tree working: AnimationTree.active
default pose: Skeleton3D.reset_bone_poses
rest pose: Skeleton3D.reset_bone_poses Skeleton3D.get_bone_rest
tween every frame: Tween.kill Tween.is_running
tween freed: Tween.bind_node Tween.kill
smooth health bar: Tween.tween_property
health smoothly: Tween.tween_property Range.value
animation plays once: Animation.loop_mode SpriteFrames.set_animation_loop
sprite animation loop: SpriteFrames.set_animation_loop
attack finish: AnimationPlayer.animation_finished AnimatedSprite2D.animation_finished
death animation: AnimationPlayer.animation_finished Node.queue_free
explosion animation: AnimatedSprite2D.animation_finished Node.queue_free
swing sword: AnimationPlayer.play Area2D.monitoring
sprite shake: Tween.tween_property Sprite2D.offset
shake node: Tween.tween_property @GlobalScope.randf_range
wiggle: Tween.tween_property Tween.set_loops
pop effect: Tween.tween_property Tween.set_trans
grow shrink: Tween.tween_property Tween.set_loops
breathing effect: Tween.set_loops Tween.tween_property
tween wait: Tween.finished Tween.tween_interval
tween curve: Tween.tween_method Curve.sample
await tween: Tween.tween_await Tween.finished
cutscene end: AnimationMixer.animation_finished
cinematic: AnimationPlayer PathFollow3D
roll credits: Tween.tween_property RichTextLabel
random animation start: AnimationPlayer.seek AnimatedSprite2D.frame
walk direction animation: AnimationNodeBlendSpace2D AnimatedSprite2D.play
four direction: AnimationNodeBlendSpace2D Input.get_vector
slide platform: AnimatableBody2D.sync_to_physics AnimatableBody2D CharacterBody2D.platform_on_leave
carry player: AnimatableBody2D AnimatableBody3D AnimatableBody2D.sync_to_physics
open door: AnimationPlayer.play Tween.tween_property HingeJoint3D
open chest: AnimationPlayer.play Area2D.body_entered
health bar smoothly: Tween.tween_property Range.value
notification popup: Tween.tween_property Label PanelContainer
swap pieces: Tween.tween_property
move one tile: Tween.tween_property TileMapLayer.map_to_local RayCast2D.is_colliding
flip card: Tween.tween_property Node2D.scale
skip cutscene: AnimationPlayer.seek AnimationPlayer.advance AnimationPlayer.stop
fade scene: Tween.tween_property ColorRect SceneTree.change_scene_to_file
credits scroll: Tween.tween_property RichTextLabel ScrollContainer.scroll_vertical
tween paused: Tween.set_pause_mode Tween.TWEEN_PAUSE_PROCESS Tween.bind_node
`
