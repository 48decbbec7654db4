/** Search keywords of animations, skeletons and tweens. `keywords/index.ts` describes the form of a line. */
export default `
AnimatedSprite2D: frames walk idle run spritesheet animation gif
AnimatedSprite2D.animation: which current name
AnimatedSprite2D.animation_finished: ended done over attack
AnimatedSprite2D.animation_looped: cycle each time
AnimatedSprite2D.flip_h: mirror left right face turn direction facing
AnimatedSprite2D.frame: current specific picture
AnimatedSprite2D.frame_changed: specific certain footstep hit
AnimatedSprite2D.play: walk idle run start animation
AnimatedSprite2D.play_backwards: reverse rewind
AnimatedSprite2D.speed_scale: faster slower speed
Animation.LOOP_LINEAR: repeat forever again cycle
Animation.LOOP_PINGPONG: back forth
Animation.TYPE_METHOD: call function event keyframe specific frame moment
Animation.length: duration seconds long
Animation.loop_mode: repeat forever again cycle endless
Animation.track_insert_key: keyframe add code
AnimationLibrary: set collection add share
AnimationMixer.animation_finished: ended done over wait until after
AnimationMixer.root_motion_track: animation drives moves character
AnimationNodeAdd2: layer additive recoil
AnimationNodeBlend2: mix upper body walk run
AnimationNodeBlendSpace1D: walk run speed blend locomotion
AnimationNodeBlendSpace2D: directional movement strafe blend eight
AnimationNodeOneShot: attack once interrupt overlay
AnimationNodeStateMachine: states transitions idle walk jump
AnimationNodeStateMachinePlayback.travel: switch state change transition go
AnimationNodeTimeScale: speed faster slower
AnimationNodeTransition: switch choose input
AnimationPlayer: animate keyframes clip timeline cutscene motion
AnimationPlayer.autoplay: start automatically
AnimationPlayer.current_animation: which playing now name
AnimationPlayer.current_animation_length: duration seconds long
AnimationPlayer.is_playing: still running check
AnimationPlayer.pause: freeze halt hold
AnimationPlayer.play: start walk run attack clip
AnimationPlayer.play_backwards: reverse rewind close
AnimationPlayer.playback_default_blend_time: smooth crossfade transition between snap
AnimationPlayer.queue: next after chain sequence then
AnimationPlayer.seek: jump time skip position scrub
AnimationPlayer.set_blend_time: smooth transition between crossfade
AnimationPlayer.speed_scale: faster slower slow speed rate
AnimationPlayer.stop: cancel halt end
AnimationTree: blend state machine locomotion mix
Bone2D: cutout arm leg
BoneAttachment3D: weapon sword hand hat equip attach hold
Curve: graph easing custom balance
Curve.sample: easing custom value graph
LookAtModifier3D: head neck eyes target track
MeshInstance3D.set_blend_shape_value: morph face expression shape key
PropertyTweener.from: start initial value
PropertyTweener.set_delay: wait before start later
Skeleton2D: cutout bones 2d
Skeleton3D: bones rig armature character
Skeleton3D.find_bone: name index
Skeleton3D.get_bone_global_pose: hand position where
Skeleton3D.physical_bones_start_simulation: ragdoll death limp
Skeleton3D.set_bone_pose_rotation: rotate bone head arm code
SkeletonIK3D: feet hands reach ik
SpringBoneSimulator3D: hair tail jiggle cape
SpriteFrames: animation frames fps list
SpriteFrames.set_animation_speed: fps frames
Tween: animate smoothly interpolate over time ease transition move fade
Tween.TRANS_BACK: overshoot bouncy popup
Tween.TRANS_BOUNCE: bouncy ball drop
Tween.TRANS_ELASTIC: bouncy springy wobble overshoot
Tween.TRANS_SPRING: bouncy springy overshoot
Tween.bind_node: freed stop with
Tween.chain: then after sequence next
Tween.finished: done ended after complete
Tween.is_running: still active check
Tween.kill: cancel stop abort interrupt
Tween.parallel: same time together simultaneous
Tween.set_ease: easing in out smooth acceleration
Tween.set_ignore_time_scale: slow motion unaffected
Tween.set_loops: repeat forever endless pulse again
Tween.set_parallel: same time together simultaneous several
Tween.set_trans: easing bounce bouncy elastic curve smooth
Tween.tween_callback: after call function delay then
Tween.tween_interval: delay wait pause between
Tween.tween_method: count up number score animate
Tween.tween_property: animate smoothly fade move slide scale over time grow
`
