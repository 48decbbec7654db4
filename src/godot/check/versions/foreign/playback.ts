/** Names of other languages and engines for members of sound, animations and tweens. */

const player = `
    volume: volume_linear volume_db
    pitch: pitch_scale
    clip audio sound: stream
    paused pause: stream_paused
    play_sound play_audio: play`

export const playbackMembers: Readonly<Record<string, string>> = {
  AudioStreamPlayer: player,
  AudioStreamPlayer2D: player,
  AudioStreamPlayer3D: player,
  AudioServer: `
    get_bus: get_bus_index
    set_bus_volume: set_bus_volume_linear set_bus_volume_db
    get_bus_volume: get_bus_volume_linear get_bus_volume_db`,
  AudioStreamGenerator: `
    sample_rate: mix_rate`,
  AudioStreamOggVorbis: `
    looping: loop`,
  AudioStreamMP3: `
    looping: loop`,
  SpriteFrames: `
    has: has_animation`,
  AnimationPlayer: `
    has: has_animation
    play_animation resume unpause: play
    is_animation_playing: is_playing
    stop_animation: stop
    finished: animation_finished
    stop_all: stop
    set_animation change_animation: set_current_animation
    jump_to seek_to: seek
    speed play_speed animation_speed: speed_scale
    play_reverse: play_backwards`,
  AnimationNodeStateMachinePlayback: `
    transition set_state go_to change_state: travel
    current_state current_node get_state get_current_state: get_current_node`,
  Animation: `
    LOOP_NORMAL LOOP_REPEAT LOOP_ON: LOOP_LINEAR`,
  Tween: `
    resume unpause: play
    TRANS_CUBE: TRANS_CUBIC
    interpolate tween_to: tween_property
    tween_wait tween_delay wait delay: tween_interval
    set_transition: set_trans
    completed done complete: finished`,
  PropertyTweener: `
    ease: set_ease
    trans transition set_transition: set_trans
    delay: set_delay`
}
