/** Synonyms about text, lists and tables. `synonyms/index.ts` describes the form of a line. */
export default `
spawn: PackedScene.instantiate Node.add_child
instantiate scene: PackedScene.instantiate
copy array: Array.duplicate
copy dictionary: Dictionary.duplicate
memory leak: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
orphan: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
leak: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
leaked nodes: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
never freed: Node.print_orphan_nodes
list: Array
element: item Array
item: element
hashmap: Dictionary
hash map: Dictionary
table: Dictionary
associative array: Dictionary
key value: Dictionary
dictionary key: Dictionary.has Dictionary.keys
loop dictionary: Dictionary.keys Dictionary.values
loop through: keys
add array: Array.append Array.push_back
remove array: Array.erase Array.remove_at
element array: Array.erase Array.find
sort array: Array.sort Array.sort_custom
custom sort: Array.sort_custom
sort custom: Array.sort_custom
sort keys: Dictionary.sort Array.sort Dictionary.keys
reverse array: Array.reverse
filter array: Array.filter
map array: Array.map
sum array: Array.reduce
array size: Array.size
array contains: Array.has
index of: find
last element: Array.back Array.pop_back
first element: Array.front Array.pop_front
merge dictionaries: Dictionary.merge
merge: merge append_array
concatenate: append_array join
substring: String.substr
split string: String.split
split: split
join strings: String.join
string integer: String.to_int
string int: String.to_int
string number: String.to_int String.to_float
parse number: String.to_int String.to_float
number string: @GlobalScope.str String.num String.to_int String.to_float
string float: String.to_float
uppercase: String.to_upper
upper case: String.to_upper
lowercase: String.to_lower
lower case: String.to_lower
capitalize: String.capitalize
trim: String.strip_edges
whitespace: String.strip_edges
strip: strip_edges
leading zeros: String.pad_zeros
padding: MarginContainer StyleBox.set_content_margin_all pad_zeros
pad number: String.pad_zeros String.lpad
pad text: String.lpad String.rpad String.pad_zeros
pad string: String.lpad String.rpad String.pad_zeros
format: String.format
string formatting: String.format
replace string: String.replace
replace text: String.replace
string contains: String.contains
regular expression: RegEx RegEx.search RegEx.compile
pattern: RegEx
character code: String.unicode_at
print: @GlobalScope.print
log: @GlobalScope.print
console: @GlobalScope.print
error message: @GlobalScope.push_error @GlobalScope.printerr
print error: @GlobalScope.push_error @GlobalScope.printerr
warning: @GlobalScope.push_warning
debug: print assert
assert: @GDScript.assert
stack trace: @GDScript.print_stack @GDScript.get_stack
inspector: @GDScript.@export
export variable: @GDScript.@export
variable inspector: @GDScript.@export
editor script: @GDScript.@tool EditorScript
inside editor: @GDScript.@tool Engine.is_editor_hint
in editor: Engine.is_editor_hint
running editor: Engine.is_editor_hint @GDScript.@tool EditorScript OS.has_feature
plugin: EditorPlugin
unique values: Array.has
binary search: Array.bsearch
count occurrences: Array.count String.count
reverse string: String.reverse
reverse text: String.reverse
similar string: String.similarity
unique id: Object.get_instance_id
pick random: Array.pick_random
comma separated: String.split String.join
typed array: Array.is_typed Array.get_typed_builtin
2d array: Array Array.resize
queue: Array.pop_front Array.push_back
stack: Array.pop_back Array.push_back
y position: y_sort_enabled CanvasItem.y_sort_enabled
sort distance: Array.sort_custom
array string: String.join String.split @GlobalScope.str
replace substring: String.replace
save scene: PackedScene.pack ResourceSaver.save
trim whitespace: String.strip_edges
trim string: String.strip_edges
variables string: String.format
interpolate string: String.format
string interpolation: String.format
template string: String.format
remove spaces: strip_edges
text pattern: RegEx RegEx.search_all
string pattern: RegEx RegEx.search_all
thousands separator: String.insert String.num
sum numbers: Array.reduce
total array: Array.reduce
average array: Array.reduce
largest array: Array.max
smallest array: Array.min
array empty: Array.is_empty
array length: Array.size
count elements: Array.size Array.count
nested array: Array Array.duplicate
iterate dictionary: Dictionary.keys Dictionary.values
enum name: Dictionary.find_key
enum string: Dictionary.find_key Dictionary.keys
string enum: Dictionary.find_key Dictionary.keys
file line: FileAccess.get_line FileAccess.eof_reached
end file: FileAccess.eof_reached FileAccess.seek_end
delete folder: DirAccess.remove DirAccess.remove_absolute
remove folder: DirAccess.remove DirAccess.remove_absolute
folder exists: DirAccess.dir_exists DirAccess.dir_exists_absolute
move file: DirAccess.rename
file password: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
protect file: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass FileAccess.open_encrypted
protect save: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
encrypt data: AESContext Crypto FileAccess.open_encrypted_with_pass
level background: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
load progress: ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_request
load glb: GLTFDocument.append_from_file GLTFDocument.generate_scene GLTFDocument
load gltf: GLTFDocument.append_from_file GLTFDocument.generate_scene GLTFDocument
model runtime: GLTFDocument.append_from_file GLTFDocument.generate_scene
image runtime: Image.load_from_file ImageTexture.create_from_image
texture disk: Image.load_from_file ImageTexture.create_from_image
font runtime: FontFile.load_dynamic_font FontFile
sound runtime: AudioStreamWAV.load_from_file AudioStreamOggVorbis.load_from_file AudioStreamMP3.load_from_file
mp3 runtime: AudioStreamMP3.load_from_file
globals: SceneTree.root Engine.get_singleton
data between: SceneTree.root Object.set_meta
log error: @GlobalScope.push_error @GlobalScope.printerr
static typing: Array.is_typed
key exists: Dictionary.has
has key: Dictionary.has
contains key: Dictionary.has
sort dictionaries: Array.sort_custom
sort property: Array.sort_custom
sort objects: Array.sort_custom
spawn scene: PackedScene.instantiate PackedScene Node.add_child
instance scene: PackedScene.instantiate PackedScene Node.add_child
value default: Dictionary.get Dictionary.get_or_add
dump tree: Node.print_tree_pretty Node.print_tree
scene hierarchy: Node.print_tree_pretty Node.get_tree_string_pretty
load prefab: PackedScene.instantiate ResourceLoader.load
ignore argument: Callable.unbind
fewer arguments: Callable.unbind
shuffle deck: Array.shuffle
random order: Array.shuffle
random without repeat: Array.shuffle Array.pop_back
remove accents: TextServer.strip_diacritics
measure text: Font.get_string_size Font.get_multiline_string_size
text height: Font.get_multiline_string_size RichTextLabel.get_content_height Font.get_height
startswith: String.begins_with
string starts: String.begins_with
string ends: String.ends_with
first characters: String.left String.substr
text contains: String.contains
ignore case: String.nocasecmp_to String.containsn String.findn String.to_lower
case insensitive: String.nocasecmp_to String.containsn String.findn String.to_lower
split words: String.split
two digits: String.pad_zeros
minutes seconds: String.pad_zeros String.format Time.get_time_string_from_unix_time
format number: String.num String.pad_decimals String.format
without extension: String.get_basename
sanitize filename: String.validate_filename
random choice: Array.pick_random
choose random: Array.pick_random
random name: Array.pick_random
random enum: Dictionary.values Array.pick_random
unique random: Array.shuffle Array.pop_back
index element: Array.find
remove element: Array.erase Array.remove_at
descending order: Array.sort_custom Array.reverse
sort list: Array.sort Array.sort_custom
sort scores: Array.sort_custom
sort inventory: Array.sort_custom
merge arrays: Array.append_array
missing key: Dictionary.get Dictionary.has Dictionary.get_or_add
enum keys: Dictionary.keys
enum values: Dictionary.values
loop enum: Dictionary.values Dictionary.keys
console log: @GlobalScope.print
debug log: @GlobalScope.print @GDScript.print_debug
colored print: @GlobalScope.print_rich
call stack: @GDScript.get_stack @GDScript.print_stack
gzip: PackedByteArray.decompress_dynamic PackedByteArray.compress FileAccess.COMPRESSION_GZIP
compress data: PackedByteArray.compress
compress string: PackedByteArray.compress String.to_utf8_buffer
endswith: String.ends_with
remove prefix: String.trim_prefix
remove suffix: String.trim_suffix
last characters: String.right String.substr
truncate string: String.left String.substr
indexof: Array.find String.find
find substring: String.find
contains word: String.contains String.containsn
profanity filter: RegEx.sub String.containsn
compare strings: String.casecmp_to String.nocasecmp_to
wildcard: String.match String.matchn
fuzzy search: String.similarity String.is_subsequence_ofn
levenshtein: String.similarity
remove newline: String.strip_edges String.strip_escapes String.replace
split lines: String.split
count words: String.split String.get_slice_count
string length: String.length
empty string: String.is_empty
character ascii: @GDScript.ord @GDScript.char String.unicode_at
unicode character: @GDScript.char String.chr String.unicode_at
zero pad: String.pad_zeros
kilobytes: String.humanize_size
hex number: String.hex_to_int String.num_int64
bytes hex: PackedByteArray.hex_encode String.hex_decode
parseint: String.to_int
escape string: String.c_escape String.json_escape
validate email: RegEx RegEx.search
remove extension: String.get_basename
parent folder: String.get_base_dir
md5: String.md5_text FileAccess.get_md5 HashingContext
sha256: String.sha256_text FileAccess.get_sha256 HashingContext
hash password: String.sha256_text HashingContext
hash string: String.sha256_text String.hash String.md5_text
string bytes: String.to_utf8_buffer PackedByteArray.get_string_from_utf8
capture group: RegExMatch.get_string RegExMatch.names
regex replace: RegEx.sub
shuffle bag: Array.shuffle Array.pop_back
select random: Array.pick_random
prepend: Array.push_front Array.insert
insert index: Array.insert
insert array: Array.insert
subarray: Array.slice
first few elements: Array.slice
sort alphabetically: Array.sort String.naturalnocasecmp_to
clear array: Array.clear
remove all array: Array.clear
remove all list: Array.clear ItemList.clear
remove all elements: Array.clear Dictionary.clear
readonly array: Array.make_read_only
list comprehension: Array.filter Array.map
byte array: PackedByteArray
bytes int: PackedByteArray.decode_s32 PackedByteArray.encode_s32 PackedByteArray.decode_u32
defaultdict: Dictionary.get_or_add Dictionary.get
remove dictionary: Dictionary.erase
clear dictionary: Dictionary.clear
reverse lookup: Dictionary.find_key
compare dictionaries: Dictionary.recursive_equal
argument array: Callable.callv Object.callv
print object: Object._to_string
string representation: Object._to_string @GlobalScope.str
instances leaked: Node.print_orphan_nodes Object.free
without newline: @GlobalScope.printraw
hexadecimal string: String.hex_to_int PackedByteArray.hex_encode String.hex_decode
bytes readable: String.humanize_size
every occurrence: RegEx.search_all
original array: Array.duplicate Array.duplicate_deep
array reference: Array.duplicate
modify original: Array.duplicate Dictionary.duplicate
original dictionary: Dictionary.duplicate Dictionary.duplicate_deep
remove iterating: Array.filter Array.remove_at
index bounds: Array.size
array index range: Array.size
memory grow: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
memory increase: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
ram increase: Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT
loop buttons: Callable.bind BaseButton.pressed
random enemy: Array.pick_random PackedScene.instantiate
expected arguments: Callable.bind Callable.unbind
format time: String.pad_zeros Time.get_time_string_from_unix_time
rank players: Array.sort_custom
rewind time: Array.pop_back Array.push_back Node2D.global_transform
top scores: Array.sort_custom FileAccess.store_var
place tower: PackedScene.instantiate CanvasItem.get_global_mouse_position TileMapLayer.local_to_map
place object mouse: PackedScene.instantiate CanvasItem.get_global_mouse_position Camera3D.project_ray_origin
spawn mouse: PackedScene.instantiate CanvasItem.get_global_mouse_position
spawn click: PackedScene.instantiate CanvasItem.get_global_mouse_position
command queue: Array.push_back Array.pop_front
item quantity: Dictionary.get Dictionary
turn order: Array.sort_custom Array.pop_front
follow leader: Array.push_front Array.pop_back Vector2.move_toward
random room: PackedScene.instantiate Array.pick_random TileMapLayer.set_pattern
crafting ingredients: Dictionary.has_all Dictionary.get
snake body: Array.push_front Array.pop_back Timer.timeout
shuffle cards: Array.shuffle
draw card: Array.pop_back Array.pop_front
deal cards: Array.pop_back Tween.tween_property
discard pile: Array.append Array.shuffle
big number: String.num_scientific String.num @GlobalScope.pow
scientific notation: String.num_scientific
abbreviate number: String.num String.pad_decimals @GlobalScope.pow
input buffer: Array.push_back Time.get_ticks_msec Input.is_action_just_pressed
button combo: Array.push_back InputEvent.is_action_pressed Timer
input sequence: Array.push_back InputEvent.is_action_pressed Timer
key sequence: Array.push_back InputEventKey.keycode Timer
cheat code: Array.push_back InputEventKey.keycode Node._input
hit multiple times: Array.has Area2D.area_entered CollisionShape2D.disabled
label translation: Object.tr Node.auto_translate_mode TranslationServer
bidirectional text: Label.structured_text_bidi_override Label.text_direction TextServer.STRUCTURED_TEXT_DEFAULT
`
