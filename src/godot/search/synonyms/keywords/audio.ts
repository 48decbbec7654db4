/** Search keywords of sound and music. `keywords/index.ts` describes the form of a line. */
export default `
AudioEffectCapture: microphone voice chat samples
AudioEffectDelay: echo repeat
AudioEffectLowPassFilter: muffle muffled underwater behind wall
AudioEffectPitchShift: voice higher lower chipmunk
AudioEffectRecord: microphone voice save
AudioEffectReverb: cave echo room hall
AudioEffectSpectrumAnalyzer: visualizer bars frequency beat bass
AudioListener2D: ears hear from
AudioServer.get_bus_index: master music name
AudioServer.get_output_latency: rhythm sync beat delay lag
AudioServer.get_time_since_last_mix: rhythm sync beat latency
AudioServer.set_bus_mute: silence off toggle sound
AudioServer.set_bus_volume_db: slider settings master music volume loud mute
AudioStreamGenerator: synth tone procedural beep
AudioStreamInteractive: adaptive music transition layers
AudioStreamMicrophone: voice chat record input
AudioStreamMP3.loop: repeat loop endless music
AudioStreamOggVorbis.loop: repeat loop endless music
AudioStreamPlayer: music sound effect sfx background play
AudioStreamPlayer.autoplay: start automatically
AudioStreamPlayer.finished: ended done loop next song
AudioStreamPlayer.get_playback_position: rhythm sync beat time song
AudioStreamPlayer.max_polyphony: overlap cut off same several times rapid
AudioStreamPlayer.pitch_scale: faster slower higher lower vary random pitch
AudioStreamPlayer.play: start sound music sfx
AudioStreamPlayer.seek: skip jump time song
AudioStreamPlayer.stop: silence end music
AudioStreamPlayer.stream_paused: pause resume music
AudioStreamPlayer.volume_db: loud quiet louder fade volume
AudioStreamPlayer2D: positional distance near pan spatial surround
AudioStreamPlayer2D.max_distance: far silent hear range
AudioStreamPlayer3D.unit_size: distance loud far quieter falloff
AudioStreamPlaylist: songs next track shuffle
AudioStreamRandomizer: vary footsteps gunshots random variation different
AudioStreamSynchronized: layers stems together adaptive
AudioStreamWAV.loop_mode: repeat loop endless
`
