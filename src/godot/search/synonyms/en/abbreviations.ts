/** Synonyms about abbreviations and spellings. `synonyms/index.ts` describes the form of a line. */
export default `
anim: animation tween
vec2: Vector2
vec3: Vector3
vec4: Vector4
dict: Dictionary
arr: Array
int: integer
integer: int randi_range
float: decimal
bool: boolean
boolean: bool
fps: Engine.get_frames_per_second Engine.max_fps Performance.TIME_FPS
gui: Control ui
ui: Control gui
hud: CanvasLayer Control
regex: RegEx
xml: XMLParser
png: save_png
jpg: save_jpg
mp3: AudioStreamMP3
ogg: AudioStreamOggVorbis
wav: AudioStreamWAV
fov: Camera3D.fov
ik: SkeletonIK3D
gpu: rendering
cpu: processor
rng: RandomNumberGenerator
utf8: get_string_from_utf8 to_utf8_buffer
url: uri
uri: url
`
