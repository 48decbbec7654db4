/** Search keywords of sound and music. `keywords/index.ts` describes the form of a line. */
export default `
AudioEffectCapture: microphone voice chat samples
AudioEffectDelay: echo repeat
AudioEffectLowPassFilter: muffle muffled underwater behind wall
AudioEffectPanner: left right ear
AudioEffectPitchShift: voice higher lower chipmunk
AudioEffectRecord: microphone voice save
AudioEffectRecord.get_recording: voice save clip
AudioEffectReverb: cave echo room hall
AudioEffectSpectrumAnalyzer: visualizer bars frequency beat bass
AudioListener2D: ears hear from
AudioServer: bus mixer volume
AudioServer.get_bus_index: master music name
AudioServer.get_bus_peak_volume_left_db: loudness meter level
AudioServer.get_output_latency: rhythm sync beat delay lag
AudioServer.get_time_since_last_mix: rhythm sync beat latency
AudioServer.set_bus_effect_enabled: reverb toggle muffle
AudioServer.set_bus_mute: silence off toggle sound
AudioServer.set_bus_volume_db: slider settings master music volume loud mute
AudioServer.set_bus_volume_linear: slider settings master music percent
AudioStream.get_length: duration seconds long
AudioStreamGenerator: synth tone procedural beep
AudioStreamInteractive: adaptive music transition layers
AudioStreamMicrophone: voice chat record input
AudioStreamMP3: music compressed
AudioStreamMP3.loop: repeat loop endless music
AudioStreamOggVorbis: music compressed
AudioStreamOggVorbis.load_from_file: external user music
AudioStreamOggVorbis.loop: repeat loop endless music
AudioStreamPlayer: music sound effect sfx background play
AudioStreamPlayer.autoplay: start automatically
AudioStreamPlayer.finished: ended done loop next song
AudioStreamPlayer.get_playback_position: rhythm sync beat time song
AudioStreamPlayer.max_polyphony: overlap cut off same several times rapid
AudioStreamPlayer.pitch_scale: faster slower higher lower vary random pitch
AudioStreamPlayer.play: start sound music sfx
AudioStreamPlayer.playing: still check running
AudioStreamPlayer.seek: skip jump time song
AudioStreamPlayer.stop: silence end music
AudioStreamPlayer.stream: change song sound clip which
AudioStreamPlayer.stream_paused: pause resume music
AudioStreamPlayer.volume_db: loud quiet louder fade volume
AudioStreamPlayer2D: positional distance near pan spatial surround
AudioStreamPlayer2D.attenuation: distance falloff
AudioStreamPlayer2D.max_distance: far silent hear range
AudioStreamPlayer3D.attenuation_model: distance falloff
AudioStreamPlayer3D.unit_size: distance loud far quieter falloff
AudioStreamPlaylist: songs next track shuffle
AudioStreamRandomizer: vary footsteps gunshots random variation different
AudioStreamRandomizer.random_pitch: vary footsteps gunshots
AudioStreamSynchronized: layers stems together adaptive
AudioStreamWAV: short effect sample
AudioStreamWAV.loop_mode: repeat loop endless
`
