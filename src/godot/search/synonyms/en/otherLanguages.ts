/** Synonyms about names of Python, JavaScript and their libraries. `synonyms/index.ts` describes the form of a line. */
export default `
os listdir: DirAccess.get_files_at DirAccess.get_files DirAccess.get_directories
glob: DirAccess.get_files_at String.match
os path: FileAccess.file_exists String.path_join String.get_base_dir
os path exists: FileAccess.file_exists DirAccess.dir_exists_absolute DirAccess.dir_exists
path isfile: FileAccess.file_exists
path isdir: DirAccess.dir_exists_absolute DirAccess.dir_exists
os path join: String.path_join
path dirname: String.get_base_dir
path basename: String.get_file String.get_basename
path splitext: String.get_extension String.get_basename
os remove: DirAccess.remove_absolute DirAccess.remove
os rename: DirAccess.rename_absolute DirAccess.rename
os getcwd: DirAccess.get_current_dir ProjectSettings.globalize_path
shutil copy: DirAccess.copy_absolute DirAccess.copy
shutil rmtree: DirAccess.remove_absolute DirAccess.remove OS.move_to_trash
subprocess run: OS.execute OS.create_process OS.execute_with_pipe
subprocess popen: OS.create_process OS.execute_with_pipe
sys argv: OS.get_cmdline_args OS.get_cmdline_user_args
sys platform: OS.get_name OS.has_feature
readlines: FileAccess.get_line FileAccess.get_as_text FileAccess.eof_reached
random uniform: @GlobalScope.randf_range RandomNumberGenerator.randf_range
random random: @GlobalScope.randf
math random: @GlobalScope.randf @GlobalScope.randf_range
random gauss: @GlobalScope.randfn
math radians: @GlobalScope.deg_to_rad
math degrees: @GlobalScope.rad_to_deg
math hypot: Vector2.length
math trunc: @GlobalScope.floori
math isclose: @GlobalScope.is_equal_approx
math isnan: @GlobalScope.is_nan
zfill: String.pad_zeros
ljust: String.rpad
rjust: String.lpad
lstrip: String.lstrip String.strip_edges
isnumeric: String.is_valid_float String.is_valid_int
isalnum: String.is_valid_ascii_identifier RegEx
str zfill: String.pad_zeros
str strip: String.strip_edges
str isdigit: String.is_valid_int String.is_valid_float
str find: String.find
str encode: String.to_utf8_buffer
bytes decode: PackedByteArray.get_string_from_utf8
dict items: Dictionary.keys Dictionary.values
dict pop: Dictionary.erase
dict setdefault: Dictionary.get_or_add
dict comprehension: Dictionary.merge Array.map
list clear: Array.clear
list index: Array.find
tuple index: Array.find
list count: Array.count
list copy: Array.duplicate
list reverse: Array.reverse
copy deepcopy: Array.duplicate_deep Dictionary.duplicate_deep Resource.duplicate_deep Array.duplicate
deepcopy: Array.duplicate_deep Dictionary.duplicate_deep Resource.duplicate_deep
re match: RegEx.search
re findall: RegEx.search_all
re compile: RegEx.compile RegEx.create_from_string
re sub: RegEx.sub
datetime now: Time.get_datetime_dict_from_system Time.get_datetime_string_from_system
strftime: Time.get_datetime_string_from_system Time.get_datetime_string_from_datetime_dict
perf counter: Time.get_ticks_usec Time.get_ticks_msec
time time: Time.get_unix_time_from_system
requests get: HTTPRequest.request HTTPRequest HTTPRequest.request_completed
urllib request: HTTPRequest.request
urlencode: HTTPClient.query_string_from_dict String.uri_encode
axios: HTTPRequest.request HTTPRequest
xmlhttprequest: HTTPRequest.request HTTPRequest
dataclass: Resource Object
namedtuple: Dictionary Resource
queue queue: Array.pop_front Array.push_back
hashlib: HashingContext String.sha256_text String.md5_text
btoa: Marshalls.utf8_to_base64 Marshalls.raw_to_base64
atob: Marshalls.base64_to_utf8 Marshalls.base64_to_raw
randomuuid: Crypto.generate_random_bytes ResourceUID.create_id
crypto randomuuid: Crypto.generate_random_bytes ResourceUID.create_id
array push: Array.push_back Array.append
array unshift: Array.push_front
array shift: Array.pop_front
array indexof: Array.find
array foreach: Array.map Array.any Array
array concat: Array.append_array
array every: Array.all
array some: Array.any
array findindex: Array.find_custom Array.find
array join: String.join
array splice: Array.remove_at Array.insert Array.slice
object assign: Dictionary.merge
object entries: Dictionary.keys Dictionary.values
object keys: Dictionary.keys
object values: Dictionary.values
hasownproperty: Dictionary.has
structuredclone: Dictionary.duplicate_deep Array.duplicate_deep
tofixed: String.pad_decimals @GlobalScope.snapped
string charat: String.substr String.unicode_at
string padstart: String.lpad String.pad_zeros
string repeat: String.repeat
parsefloat: String.to_float
template literal: String.format
cleartimeout: Timer.stop
dispatchevent: Signal.emit Object.emit_signal
console warn: @GlobalScope.push_warning
console error: @GlobalScope.push_error @GlobalScope.printerr
console time: Time.get_ticks_usec Time.get_ticks_msec
date now: Time.get_unix_time_from_system Time.get_ticks_msec Time.get_datetime_dict_from_system
performance now: Time.get_ticks_msec Time.get_ticks_usec
innerheight: Viewport.get_visible_rect
innerwidth: Viewport.get_visible_rect
localstorage: ConfigFile FileAccess.store_var ConfigFile.set_value JavaScriptBridge.get_interface
localstorage setitem: ConfigFile.set_value ConfigFile.save FileAccess.store_var ConfigFile
localstorage getitem: ConfigFile.get_value ConfigFile.load ConfigFile
ctx fillrect: CanvasItem.draw_rect CanvasItem._draw
ctx filltext: CanvasItem.draw_string CanvasItem._draw
ctx arc: CanvasItem.draw_arc CanvasItem.draw_circle
ctx drawimage: CanvasItem.draw_texture CanvasItem.draw_texture_rect
ctx stroke: CanvasItem.draw_line CanvasItem.draw_polyline
isinstance: @GDScript.is_instance_of
`
