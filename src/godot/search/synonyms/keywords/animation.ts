/** Search keywords of animations, skeletons and tweens. `keywords/index.ts` describes the form of a line. */
export default `
AnimatedSprite2D: frames walk idle run spritesheet animation gif
AnimatedSprite2D.animation_finished: ended done over attack
AnimatedSprite2D.flip_h: mirror left right face turn direction facing
AnimatedSprite2D.frame_changed: specific certain footstep hit
AnimatedSprite2D.play: walk idle run start animation
Animation.LOOP_LINEAR: repeat forever again cycle
Animation.TYPE_METHOD: call function event keyframe specific frame moment
Animation.loop_mode: repeat forever again cycle endless
Animation.track_insert_key: keyframe add code
AnimationMixer.animation_finished: ended done over wait until after
AnimationMixer.root_motion_track: animation drives moves character
AnimationNodeBlendSpace1D: walk run speed blend locomotion
AnimationNodeBlendSpace2D: directional movement strafe blend eight
AnimationNodeOneShot: attack once interrupt overlay
AnimationNodeStateMachine: states transitions idle walk jump
AnimationNodeStateMachinePlayback.travel: switch state change transition go
AnimationNodeTimeScale: speed faster slower
AnimationPlayer: animate keyframes clip timeline cutscene motion
AnimationPlayer.current_animation: which playing now name
AnimationPlayer.is_playing: still running check
AnimationPlayer.pause: freeze halt hold
AnimationPlayer.play: start walk run attack clip
AnimationPlayer.play_backwards: reverse rewind close
AnimationPlayer.playback_default_blend_time: smooth crossfade transition between snap
AnimationPlayer.queue: next after chain sequence then
AnimationPlayer.seek: jump time skip position scrub
AnimationPlayer.speed_scale: faster slower slow speed rate
AnimationPlayer.stop: cancel halt end
AnimationTree: blend state machine locomotion mix
BoneAttachment3D: weapon sword hand hat equip attach hold
Curve.sample: easing custom value graph
LookAtModifier3D: head neck eyes target track
MeshInstance3D.set_blend_shape_value: morph face expression shape key
Skeleton3D: bones rig armature character
Skeleton3D.find_bone: name index
Skeleton3D.physical_bones_start_simulation: ragdoll death limp
Skeleton3D.set_bone_pose_rotation: rotate bone head arm code
SkeletonIK3D: feet hands reach ik
SpriteFrames: animation frames fps list
Tween: animate smoothly interpolate over time ease transition move fade
Tween.finished: done ended after complete
Tween.kill: cancel stop abort interrupt
Tween.parallel: same time together simultaneous
Tween.set_ease: easing in out smooth acceleration
Tween.set_loops: repeat forever endless pulse again
Tween.set_parallel: same time together simultaneous several
Tween.set_trans: easing bounce bouncy elastic curve smooth
Tween.tween_callback: after call function delay then
Tween.tween_interval: delay wait pause between
Tween.tween_method: count up number score animate
Tween.tween_property: animate smoothly fade move slide scale over time grow
`
