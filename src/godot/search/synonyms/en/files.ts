/** Synonyms about files, resources and saving. `synonyms/index.ts` describes the form of a line. */
export default `
sleep: OS.delay_msec SceneTree.create_timer
asynchronously: ResourceLoader.load_threaded_request
async: ResourceLoader.load_threaded_request
background loading: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
load background: ResourceLoader.load_threaded_request
loading screen: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get
save: store FileAccess
save game: FileAccess FileAccess.store_var ConfigFile ResourceSaver.save
savegame: FileAccess FileAccess.store_var
save data: FileAccess.store_string FileAccess.store_var JSON.stringify
save file: FileAccess.open FileAccess.store_string
save settings: ConfigFile ConfigFile.save
save progress: FileAccess ConfigFile
store settings: ConfigFile ConfigFile.set_value
load game: FileAccess FileAccess.get_var
settings: ConfigFile
preferences: ConfigFile
ini: ConfigFile
config: ConfigFile
serialize: var_to_str var_to_bytes JSON.stringify FileAccess.store_var
deserialize: str_to_var bytes_to_var JSON.parse_string
json: JSON JSON.stringify JSON.parse_string
json file: JSON.stringify FileAccess JSON.parse_string
parse json: JSON.parse_string JSON.parse
csv: FileAccess.get_csv_line
csv file: FileAccess.get_csv_line FileAccess.store_csv_line
read csv: FileAccess.get_csv_line FileAccess.open FileAccess.eof_reached
write file: FileAccess.store_string FileAccess.open FileAccess
read file: FileAccess.get_as_text FileAccess.open FileAccess
text file: FileAccess FileAccess.get_as_text FileAccess.store_string FileAccess.open
line line: FileAccess.get_line FileAccess.eof_reached
open file: FileAccess.open
file: FileAccess
folder: directory DirAccess
directory: DirAccess
list files: DirAccess.get_files DirAccess.get_files_at
files folder: DirAccess.get_files DirAccess.get_files_at
files directory: DirAccess.get_files DirAccess.get_files_at
create folder: DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_absolute
create directory: DirAccess.make_dir DirAccess.make_dir_recursive DirAccess.make_dir_recursive_absolute
delete file: DirAccess.remove DirAccess.remove_absolute
remove file: DirAccess.remove DirAccess.remove_absolute
rename file: DirAccess.rename
copy file: DirAccess.copy DirAccess.copy_absolute
file exists: FileAccess.file_exists DirAccess.file_exists
file not found: FileAccess.file_exists ResourceLoader.exists @GlobalScope.ERR_FILE_NOT_FOUND
resource not found: ResourceLoader.exists FileAccess.file_exists
file size: FileAccess.get_length FileAccess.get_size
file extension: String.get_extension
file name path: String.get_file String.get_basename
user directory: OS.get_user_data_dir
user folder: OS.get_user_data_dir
absolute path: ProjectSettings.globalize_path
encrypt: encrypted FileAccess.open_encrypted_with_pass AESContext Crypto
decrypt: AESContext Crypto
encrypt save: FileAccess.open_encrypted_with_pass FileAccess.open_encrypted
hash: HashingContext String.sha256_text
checksum: FileAccess.get_sha256 FileAccess.get_md5
password: LineEdit.secret String.sha256_text
compress: compressed PackedByteArray.compress
zip: ZIPReader ZIPPacker
base64: Marshalls
binary: PackedByteArray
bytes: PackedByteArray
buffer: PackedByteArray
choose file: FileDialog DisplayServer.file_dialog_show
pick file: FileDialog DisplayServer.file_dialog_show
select file: FileDialog
file picker: FileDialog
file dialog: FileDialog DisplayServer.file_dialog_show
file chooser: FileDialog
native dialog: DisplayServer.file_dialog_show DisplayServer.dialog_show
asset: resource
load resource: ResourceLoader.load @GDScript.load @GDScript.preload
load image: Image.load_from_file Image.load
image disk: Image.load_from_file Image.load Image.save_png ImageTexture.create_from_image
image: Image Texture2D
save image: Image.save_png
picture: Image TextureRect
pixel: get_pixel CanvasItem.texture_filter
pixel color: Image.get_pixel Image.get_pixelv
save resource: ResourceSaver.save
texture from image: ImageTexture.create_from_image
mod: ProjectSettings.load_resource_pack
dlc: ProjectSettings.load_resource_pack
pck: ProjectSettings.load_resource_pack
project setting: ProjectSettings.get_setting ProjectSettings.set_setting
append file: FileAccess.seek_end FileAccess.open
modified time: FileAccess.get_modified_time
resource path: Resource.resource_path
preload: @GDScript.preload
save array: FileAccess.store_var FileAccess.get_var
save dictionary: FileAccess.store_var JSON.stringify
store variable: FileAccess.store_var
read json: JSON.parse_string
json vector: @GlobalScope.var_to_str JSON.from_native
parse reply: JSON.parse_string
progress disk: FileAccess.store_var FileAccess.open ConfigFile.save
game progress: FileAccess.store_var FileAccess.open ConfigFile.save
high score: FileAccess.store_var ConfigFile.set_value
remember settings: ConfigFile.set_value ConfigFile.save
base64 encode: Marshalls.raw_to_base64 Marshalls.utf8_to_base64
bytes base64: Marshalls.raw_to_base64
base64 decode: Marshalls.base64_to_raw Marshalls.base64_to_utf8
binary file: FileAccess.get_var FileAccess.store_var FileAccess.get_buffer
read variable file: FileAccess.get_var
timestamp to date: Time.get_datetime_string_from_unix_time Time.get_date_string_from_unix_time
timestamp readable: Time.get_datetime_string_from_unix_time Time.get_date_string_from_unix_time
unix timestamp: Time.get_datetime_string_from_unix_time Time.get_unix_time_from_system
readable date: Time.get_datetime_string_from_unix_time Time.get_date_string_from_unix_time
elements match: Array.filter
elements condition: Array.filter
match condition: Array.filter
keep elements: Array.filter
any element matches: Array.any
all elements match: Array.all Array.map
transform elements: Array.map
custom order: Array.sort_custom
comparison function: Array.sort_custom
combine dictionaries: Dictionary.merge Dictionary.merged
join arrays: Array.append_array
combine arrays: Array.append_array
concatenate arrays: Array.append_array
remove duplicates: Dictionary.has Array.has Dictionary.keys
valid number: String.is_valid_int String.is_valid_float
is numeric: String.is_valid_int String.is_valid_float
capital letters: String.to_upper
title case: String.capitalize
user math: Expression
math expression: Expression Expression.parse Expression.execute
evaluate expression: Expression Expression.parse Expression.execute
expression string: Expression Expression.parse
wrap around: @GlobalScope.wrapi @GlobalScope.wrapf @GlobalScope.wrap @GlobalScope.posmod
past maximum: @GlobalScope.wrapi @GlobalScope.clamp
value toward: @GlobalScope.move_toward
same random: @GlobalScope.seed RandomNumberGenerator.seed
repeatable random: @GlobalScope.seed RandomNumberGenerator.seed
deterministic random: @GlobalScope.seed RandomNumberGenerator.seed
random same run: @GlobalScope.seed RandomNumberGenerator.seed
percent chance: @GlobalScope.randf
shortest angle: @GlobalScope.lerp_angle @GlobalScope.angle_difference
launch program: OS.create_process OS.execute
another program: OS.create_process OS.execute
run command: OS.execute
program output: OS.execute
command output: OS.execute
screen awake: DisplayServer.screen_set_keep_on
screen off: DisplayServer.screen_set_keep_on
open browser: OS.shell_open
clipboard copy: DisplayServer.clipboard_set
unique id device: OS.get_unique_id
save screenshot: Image.save_png Viewport.get_texture
device language: OS.get_locale OS.get_locale_language
pretty print: JSON.stringify
unzip: ZIPReader
extract zip: ZIPReader
zip archive: ZIPReader ZIPPacker
json dictionary: JSON.parse_string
entire file: FileAccess.get_as_text FileAccess.get_file_as_string
whole file: FileAccess.get_as_text FileAccess.get_file_as_string
file string: FileAccess.get_file_as_string FileAccess.get_as_text FileAccess.store_string
make directory: DirAccess.make_dir_recursive_absolute DirAccess.make_dir_recursive DirAccess.make_dir
retry level: SceneTree.reload_current_scene
restart application: OS.set_restart_on_exit SceneTree.quit
relaunch game: OS.set_restart_on_exit OS.create_instance
browser download: JavaScriptBridge.download_buffer
indexeddb: JavaScriptBridge.force_fs_sync OS.is_userfs_persistent
web build: OS.has_feature
microphone permission: OS.request_permission
permission granted: MainLoop.on_request_permissions_result OS.get_granted_permissions
phone model: OS.get_model_name
save battery: OS.low_processor_usage_mode Engine.max_fps
power saving: OS.low_processor_usage_mode Engine.max_fps
linux distro: OS.get_distribution_name
recycle bin: OS.move_to_trash
documents folder: OS.get_system_dir
downloads folder: OS.get_system_dir
installed fonts: OS.get_system_fonts
total ram: OS.get_memory_info
launch arguments: OS.get_cmdline_args OS.get_cmdline_user_args
stdin: OS.read_string_from_stdin
capture log: OS.add_logger Logger
system language: OS.get_locale_language OS.get_locale
available languages: TranslationServer.get_loaded_locales
ttf: FontFile FontFile.load_dynamic_font
load font: FontFile.load_dynamic_font FontFile
image font: FontFile.load_bitmap_font
playerprefs: ConfigFile ConfigFile.set_value FileAccess.store_var
save file location: OS.get_user_data_dir ProjectSettings.globalize_path
load settings: ConfigFile.load ConfigFile.get_value
save slot: FileAccess.open DirAccess.get_files_at FileAccess.store_var
save inventory: FileAccess.store_var JSON.stringify ResourceSaver.save
persistent data: FileAccess.store_var ConfigFile ResourceSaver.save
save exists: FileAccess.file_exists
edit save file: FileAccess.open_encrypted_with_pass FileAccess.open_encrypted
file contents: FileAccess.get_file_as_string FileAccess.get_as_text
all files: DirAccess.get_files_at DirAccess.get_files
loop files: DirAccess.get_files_at DirAccess.get_files DirAccess.list_dir_begin
load folder: ResourceLoader.list_directory DirAccess.get_files_at
files exported game: ResourceLoader.list_directory
folder explorer: OS.shell_show_in_file_manager OS.shell_open
file fails open: FileAccess.get_open_error
freeze loading: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
lag loading: ResourceLoader.load_threaded_request
loading percentage: ResourceLoader.load_threaded_get_status
json string: JSON.stringify JSON.parse_string
decode json: JSON.parse_string JSON.parse
json error: JSON.get_error_message JSON.get_error_line
dictionary string: JSON.stringify @GlobalScope.var_to_str
object json: @GDScript.inst_to_dict JSON.stringify JSON.from_native
detect mobile: OS.has_feature OS.get_name
detect web: OS.has_feature
detect os: OS.get_name OS.has_feature
catch errors: Logger OS.add_logger Logger._log_error
first launch: FileAccess.file_exists ConfigFile
erase file: DirAccess.remove DirAccess.remove_absolute
appdata: OS.get_user_data_dir OS.get_data_dir
persistentdatapath: OS.get_user_data_dir
cheat save: FileAccess.open_encrypted_with_pass HMACContext
password protect: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass
compress save: FileAccess.open_compressed
compressed file: FileAccess.open_compressed
append line: FileAccess.seek_end FileAccess.store_line FileAccess.READ_WRITE
write csv: FileAccess.store_csv_line
export csv: FileAccess.store_csv_line
spreadsheet: FileAccess.get_csv_line FileAccess.store_csv_line
file bytes: FileAccess.get_file_as_bytes FileAccess.get_buffer
temporary file: FileAccess.create_temp
temp file: FileAccess.create_temp
temporary folder: DirAccess.create_temp OS.get_temp_dir
hidden file: FileAccess.set_hidden_attribute DirAccess.include_hidden
file changed: FileAccess.get_modified_time
mkdir: DirAccess.make_dir_recursive DirAccess.make_dir
scan folder: DirAccess.get_files_at DirAccess.get_directories_at
subfolder: DirAccess.get_directories_at DirAccess.get_directories
list resources: ResourceLoader.list_directory
disk space: DirAccess.get_space_left
working directory: DirAccess.get_current_dir
executable folder: OS.get_executable_path
desktop folder: OS.get_system_dir OS.SYSTEM_DIR_DESKTOP
ignore cache: ResourceLoader.CACHE_MODE_IGNORE ResourceLoader.load
reload resource: ResourceLoader.CACHE_MODE_REPLACE ResourceLoader.load
force reload: ResourceLoader.CACHE_MODE_REPLACE ResourceLoader.load
resource exists: ResourceLoader.exists
load asynchronously: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get
patch game: ProjectSettings.load_resource_pack PCKPacker
parse xml: XMLParser.read XMLParser.open XMLParser.get_node_name
xml attribute: XMLParser.get_named_attribute_value XMLParser.get_attribute_value
create zip: ZIPPacker ZIPPacker.start_file ZIPPacker.write_file
read zip: ZIPReader.read_file ZIPReader.get_files ZIPReader
extract archive: ZIPReader ZIPReader.read_file
os version: OS.get_version OS.get_version_alias
windows username: OS.get_environment
cpu name: OS.get_processor_name
ram usage: OS.get_static_memory_usage Performance.MEMORY_STATIC
kill process: OS.kill
subprocess: OS.create_process OS.execute OS.execute_with_pipe
python script: OS.execute OS.create_process
run exe: OS.create_process OS.execute
sleep thread: OS.delay_msec OS.delay_usec
default program: OS.shell_open OS.open_with_program
send email: OS.shell_open
ask permission: OS.request_permission OS.request_permissions
intercept print: Logger._log_message OS.add_logger
crash report: Logger OS.add_logger ProjectSettings.debug/file_logging/log_path
system memory: OS.get_memory_info
gpu driver: OS.get_video_adapter_driver_info
save mesh: ResourceSaver.save ArrayMesh
image bytes: Image.save_png_to_buffer Image.load_png_from_buffer Image.get_data
svg: Image.load_svg_from_string Image.load_svg_from_buffer DPITexture
json float: JSON.parse_string JSON.to_native
json null: JSON.parse JSON.get_error_message
hitch loading: ResourceLoader.load_threaded_request
stutter loading: ResourceLoader.load_threaded_request
saves stored: OS.get_user_data_dir
save folder: OS.get_user_data_dir
save exported: OS.get_user_data_dir FileAccess.open
save score: FileAccess.store_var ConfigFile.set_value
save state: FileAccess.store_var
file null: FileAccess.get_open_error FileAccess.open
overwrites file: FileAccess.READ_WRITE FileAccess.seek_end
files missing export: ResourceLoader.list_directory
remap files: ResourceLoader.list_directory
file empty closing: FileAccess.flush FileAccess.close
quicksave: FileAccess.store_var FileAccess.get_var
save world: FileAccess.store_var SceneTree.get_nodes_in_group
remove save: DirAccess.remove DirAccess.remove_absolute
backup save: DirAccess.copy DirAccess.copy_absolute
list saves: DirAccess.get_files_at DirAccess.get_files
save thumbnail: Image.save_png Viewport.get_texture
save date: FileAccess.get_modified_time Time.get_datetime_string_from_system
unlocked levels: ConfigFile.set_value ConfigFile.save
best score: FileAccess.store_var ConfigFile.set_value
save web: OS.is_userfs_persistent FileAccess.open
save browser: OS.is_userfs_persistent FileAccess.open
saves lost: OS.get_user_data_dir OS.is_userfs_persistent
tamper: FileAccess.open_encrypted_with_pass HMACContext
settings persist: ConfigFile.save ConfigFile.load
keep settings: ConfigFile.save ConfigFile.load
settings restart: ConfigFile.save ConfigFile.load
settings default: ConfigFile.get_value ConfigFile.load
remember volume: ConfigFile.set_value ConfigFile.save
save volume: ConfigFile.set_value AudioServer.get_bus_volume_db
save keybinds: ConfigFile.set_value InputMap.action_get_events
save bindings: ConfigFile.set_value InputMap.action_get_events
save controls: ConfigFile.set_value InputMap.action_get_events
remember window: ConfigFile.set_value Window.position Window.size
list languages: TranslationServer.get_loaded_locales
continue game: FileAccess.get_var FileAccess.file_exists
continue button: FileAccess.file_exists BaseButton.disabled
preload level: ResourceLoader.load_threaded_request @GDScript.preload
preload next: ResourceLoader.load_threaded_request
loading finished: ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get
load chunk: ResourceLoader.load_threaded_request WorkerThreadPool.add_task
stream world: ResourceLoader.load_threaded_request
stream level: ResourceLoader.load_threaded_request
storage permission: OS.request_permissions OS.request_permission
location permission: OS.request_permission
store page: OS.shell_open
print dictionary: JSON.stringify
custom logger: OS.add_logger Logger
verbose: OS.is_stdout_verbose @GlobalScope.print_verbose
demo version: OS.has_feature
custom feature: OS.has_feature
platform specific: OS.has_feature OS.get_name
command option: OS.get_cmdline_user_args OS.get_cmdline_args
launch option: OS.get_cmdline_user_args OS.get_cmdline_args
server build: OS.has_feature DisplayServer.get_name
first time playing: ConfigFile.get_value FileAccess.file_exists
user language: OS.get_locale_language OS.get_locale
player language: OS.get_locale_language OS.get_locale
os language: OS.get_locale_language OS.get_locale
country: OS.get_locale
mobile browser: OS.has_feature
highscore: FileAccess.store_var ConfigFile.set_value
dialogue tree: JSON.parse_string Dictionary Resource
dialogue file: JSON.parse_string FileAccess.get_as_text
branching dialogue: JSON.parse_string Dictionary Resource
save position: FileAccess.store_var Node2D.global_position ConfigFile.set_value
beat map: JSON.parse_string FileAccess.get_as_text AudioStreamPlayer.get_playback_position
file sha256: FileAccess.get_sha256 HashingContext
hash file: FileAccess.get_sha256 FileAccess.get_md5 HashingContext
checksum file: FileAccess.get_sha256 FileAccess.get_md5 HashingContext
file trash: OS.move_to_trash
load pck: ProjectSettings.load_resource_pack
load mod: ProjectSettings.load_resource_pack
resource disk: ResourceSaver.save
custom resource save: ResourceSaver.save ResourceLoader.load
copy directory: DirAccess.copy DirAccess.make_dir_recursive DirAccess.get_files DirAccess.get_directories
copy folder: DirAccess.copy DirAccess.make_dir_recursive DirAccess.get_files DirAccess.get_directories
group task: WorkerThreadPool.add_group_task
dlc pack: ProjectSettings.load_resource_pack
`
