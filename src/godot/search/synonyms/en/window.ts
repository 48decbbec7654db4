/** Synonyms about window, screen, time and platform. `synonyms/index.ts` describes the form of a line. */
export default `
stopwatch: Time.get_ticks_msec Timer
elapsed: Time.get_ticks_msec
elapsed time: Time.get_ticks_msec Time.get_ticks_usec
time since start: Time.get_ticks_msec
timestamp: Time.get_unix_time_from_system
current time: Time.get_time_dict_from_system Time.get_time_string_from_system
date: Time.get_date_dict_from_system Time.get_datetime_dict_from_system
current date: Time.get_datetime_dict_from_system Time.get_date_string_from_system
slow motion: Engine.time_scale
bullet time: Engine.time_scale
speed game: Engine.time_scale
fast forward: Engine.time_scale
measure time: Time.get_ticks_usec Time.get_ticks_msec
how long takes: Time.get_ticks_usec Time.get_ticks_msec
fullscreen: Window.mode DisplayServer.window_set_mode Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
full screen: Window.mode DisplayServer.window_set_mode Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
windowed: DisplayServer.WINDOW_MODE_WINDOWED Window.MODE_WINDOWED
borderless: Window.borderless
minimize: Window.MODE_MINIMIZED DisplayServer.WINDOW_MODE_MINIMIZED
maximize: Window.MODE_MAXIMIZED DisplayServer.WINDOW_MODE_MAXIMIZED
window title: Window.title DisplayServer.window_set_title
window size: Window.size DisplayServer.window_set_size DisplayServer.window_get_size
resize window: Window.size DisplayServer.window_set_size
resize game window: Window.size DisplayServer.window_set_size
window position: Window.position DisplayServer.window_set_position
transparent window: Window.transparent
always top: Window.always_on_top
resolution: size DisplayServer.screen_get_size
screen size: DisplayServer.screen_get_size Viewport.get_visible_rect CanvasItem.get_viewport_rect
size screen: DisplayServer.screen_get_size Viewport.get_visible_rect CanvasItem.get_viewport_rect
monitor: screen DisplayServer.get_screen_count
dpi: DisplayServer.screen_get_dpi
dpi scale: DisplayServer.screen_get_scale DisplayServer.screen_get_dpi
vsync: DisplayServer.window_set_vsync_mode
vertical sync: DisplayServer.window_set_vsync_mode
frame rate: fps Engine.max_fps Engine.get_frames_per_second
framerate: fps Engine.max_fps Engine.get_frames_per_second
limit frame rate: Engine.max_fps
limit fps: Engine.max_fps
frames second: Engine.get_frames_per_second Engine.max_fps Performance.TIME_FPS
screenshot: Viewport.get_texture Texture2D.get_image Image.save_png ViewportTexture
screen capture: Viewport.get_texture Texture2D.get_image
splitscreen: SubViewport SubViewportContainer
split screen: SubViewport SubViewportContainer Viewport.world_2d
minimap: SubViewport SubViewportContainer ViewportTexture
render texture: SubViewport ViewportTexture Viewport.get_texture
operating system: OS.get_name OS.has_feature OS
platform: OS.get_name OS.has_feature CharacterBody2D CharacterBody2D.is_on_floor
web browser: OS.shell_open
browser: OS.shell_open
open url: OS.shell_open
open link: OS.shell_open
website: OS.shell_open
external program: OS.execute OS.create_process
external process: OS.create_process OS.execute
shell command: OS.execute
command line: OS.get_cmdline_args OS.execute
command line arguments: OS.get_cmdline_args OS.get_cmdline_user_args
environment variable: OS.get_environment OS.set_environment
device id: OS.get_unique_id
device identifier: OS.get_unique_id
device: OS.get_model_name
feature tag: OS.has_feature
mobile: android ios
phone: handheld mobile
android: OS.get_name
battery: OS.get_power_state
memory usage: OS.get_static_memory_usage Performance.MEMORY_STATIC Performance
cpu cores: OS.get_processor_count
permission: OS.request_permission OS.request_permissions
javascript: JavaScriptBridge
crash: OS.crash
alert: OS.alert
message box: OS.alert AcceptDialog
text speech: DisplayServer.tts_speak
notification: Object._notification
app focus: Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_WM_WINDOW_FOCUS_OUT
version: Engine.get_version_info
performance: Performance.get_monitor
profiler: Performance EngineProfiler EngineDebugger Performance.get_monitor Time.get_ticks_usec
benchmark: Time.get_ticks_usec
second window: Window
multiple windows: Window Viewport.gui_embed_subwindows
stretch mode: Window.content_scale_mode Window.content_scale_aspect
no stretching: Window.content_scale_aspect Window.content_scale_mode
aspect ratio: Window.content_scale_aspect Window.content_scale_mode AspectRatioContainer
black bars: Window.content_scale_aspect
letterbox: Window.content_scale_aspect
notch: DisplayServer.get_display_safe_area
safe area: DisplayServer.get_display_safe_area
screen orientation: DisplayServer.screen_set_orientation
landscape: DisplayServer.screen_set_orientation
keep screen on: DisplayServer.screen_set_keep_on
game icon: DisplayServer.set_icon
fps counter: Engine.get_frames_per_second Performance.TIME_FPS
show fps: Engine.get_frames_per_second Performance.TIME_FPS
draw calls: Performance.RENDER_TOTAL_DRAW_CALLS_IN_FRAME RenderingServer.get_rendering_info
screen keyboard: DisplayServer.virtual_keyboard_show
clipboard text: DisplayServer.clipboard_get DisplayServer.clipboard_set
multi monitor: DisplayServer.get_screen_count
orientation lock: DisplayServer.screen_set_orientation
center window: Window.move_to_center Window.initial_position
window centered: Window.move_to_center Window.initial_position
size window: DisplayServer.window_get_size Window.size
disable vsync: DisplayServer.window_set_vsync_mode DisplayServer.VSYNC_DISABLED
toggle fullscreen: DisplayServer.window_set_mode Window.mode
hitstop: Engine.time_scale SceneTree.create_timer
mouse leaves window: Window.mouse_exited Node.NOTIFICATION_WM_MOUSE_EXIT
touch device: DisplayServer.is_touchscreen_available
ime: DisplayServer.ime_get_text DisplayServer.window_set_ime_active Node.NOTIFICATION_OS_IME_UPDATE
headless: DisplayServer.get_name OS.has_feature
android plugin: Engine.get_singleton JNISingleton EditorExportPlugin
kotlin: JavaClassWrapper.wrap Engine.get_singleton
ios plugin: Engine.get_singleton
app purchase: Engine.get_singleton
admob: Engine.get_singleton
hide keyboard: DisplayServer.virtual_keyboard_hide
close keyboard: DisplayServer.virtual_keyboard_hide
keyboard covers: DisplayServer.virtual_keyboard_get_height
portrait mode: DisplayServer.screen_set_orientation
dark mode: DisplayServer.is_dark_mode
flash taskbar: DisplayServer.window_request_attention Window.request_attention
monitor hz: DisplayServer.screen_get_refresh_rate
physics fps: Engine.physics_ticks_per_second
different resolutions: Window.content_scale_mode Control.set_anchors_preset Window.content_scale_aspect
ui resolution: Window.content_scale_mode Control.set_anchors_preset
global theme: ProjectSettings.gui/theme/custom ThemeDB.get_project_theme Window.theme
see desktop: Window.transparent Viewport.transparent_bg
prevent resizing: Window.unresizable DisplayServer.WINDOW_FLAG_RESIZE_DISABLED
disable resizing: Window.unresizable DisplayServer.WINDOW_FLAG_RESIZE_DISABLED
minimum window: Window.min_size DisplayServer.window_set_min_size
borderless fullscreen: Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
title bar: Window.borderless Window.title Window.extend_to_title
custom titlebar: Window.start_drag Window.borderless Window.extend_to_title
move borderless: Window.start_drag DisplayServer.window_start_drag
raise window: Window.move_to_foreground Window.grab_focus
window focus: Window.has_focus Window.focus_entered Window.focus_exited
separate window: Window Viewport.gui_embed_subwindows
overlay window: Window.always_on_top Window.transparent Window.mouse_passthrough
click desktop: Window.mouse_passthrough Window.mouse_passthrough_polygon
prevent screenshots: Window.exclude_from_capture
integer scaling: Window.content_scale_stretch Window.CONTENT_SCALE_STRETCH_INTEGER
pixel perfect: Window.content_scale_stretch Viewport.snap_2d_transforms_to_pixel Window.content_scale_mode
base resolution: Window.content_scale_size
virtual resolution: Window.content_scale_size
ultrawide: Window.content_scale_aspect Window.CONTENT_SCALE_ASPECT_EXPAND
ui small: Window.content_scale_factor
ui bigger: Window.content_scale_factor
high dpi: Window.content_scale_factor DisplayServer.screen_get_scale
retina: DisplayServer.screen_get_scale Window.content_scale_factor
primary monitor: DisplayServer.get_primary_screen
without taskbar: DisplayServer.screen_get_usable_rect
hwnd: DisplayServer.window_get_native_handle
paste image: DisplayServer.clipboard_get_image DisplayServer.clipboard_has_image
desktop screenshot: DisplayServer.screen_get_image
tts: DisplayServer.tts_speak DisplayServer.tts_get_voices
tts voice: DisplayServer.tts_get_voices DisplayServer.tts_get_voices_for_language
stop speaking: DisplayServer.tts_stop
show popup: Window.popup_centered Window.popup Popup
open popup: Window.popup_centered Window.popup Popup
show dialog: Window.popup_centered AcceptDialog
input dialog: DisplayServer.dialog_input_text ConfirmationDialog LineEdit
language selector: TranslationServer.set_locale OptionButton TranslationServer.get_loaded_locales
language name: TranslationServer.get_language_name TranslationServer.get_locale_name
load translation: TranslationServer.add_translation Translation
translation file: Translation TranslationServer.add_translation
i18n: TranslationServer Object.tr
high contrast: DisplayServer.accessibility_should_increase_contrast
keyboard height: DisplayServer.virtual_keyboard_get_height
daily reward: Time.get_unix_time_from_system Time.get_date_dict_from_system
offline progress: Time.get_unix_time_from_system
today: Time.get_date_dict_from_system
day week: Time.get_date_dict_from_system
real world time: Time.get_time_dict_from_system Time.get_datetime_dict_from_system
system clock: Time.get_time_dict_from_system Time.get_time_string_from_system
speedrun: Time.get_ticks_msec Time.get_ticks_usec
playtime: Time.get_ticks_msec Time.get_unix_time_from_system
time away: Time.get_unix_time_from_system
timescale: Engine.time_scale
freeze time: Engine.time_scale SceneTree.paused
cap fps: Engine.max_fps
vram: Performance.RENDER_VIDEO_MEM_USED Performance.RENDER_TEXTURE_MEM_USED
triangle count: Performance.RENDER_TOTAL_PRIMITIVES_IN_FRAME
frame time: Performance.TIME_PROCESS Performance.TIME_PHYSICS_PROCESS
hours minutes: Time.get_time_string_from_unix_time String.pad_zeros
timezone: Time.get_time_zone_from_system
local time: Time.get_time_dict_from_system Time.get_datetime_dict_from_system
date difference: Time.get_unix_time_from_datetime_dict Time.get_unix_time_from_datetime_string
parse date: Time.get_datetime_dict_from_datetime_string Time.get_unix_time_from_datetime_string
epoch: Time.get_unix_time_from_system
current hour: Time.get_time_dict_from_system
microseconds: Time.get_ticks_usec
format date: Time.get_datetime_string_from_system Time.get_datetime_string_from_unix_time
date filename: Time.get_datetime_string_from_system
slow everything: Engine.time_scale
godot version: Engine.get_version_info
license credits: Engine.get_license_text Engine.get_copyright_info
fixed update rate: Engine.physics_ticks_per_second
start fullscreen: ProjectSettings.display/window/size/mode Window.mode
backtrace: Engine.capture_script_backtraces ScriptBacktrace @GDScript.get_stack
debug overlay: Performance.get_monitor Engine.get_frames_per_second
video memory: Performance.RENDER_VIDEO_MEM_USED Performance.RENDER_TEXTURE_MEM_USED
frames passed: Engine.get_process_frames Engine.get_frames_drawn
tearing: DisplayServer.window_set_vsync_mode DisplayServer.VSYNC_ENABLED
adaptive vsync: DisplayServer.VSYNC_ADAPTIVE DisplayServer.window_set_vsync_mode
uncap fps: Engine.max_fps DisplayServer.window_set_vsync_mode
gpu memory: Performance.RENDER_VIDEO_MEM_USED Performance.RENDER_TEXTURE_MEM_USED
shader stutter: ProjectSettings.rendering/shader_compiler/shader_cache/enabled Performance.PIPELINE_COMPILATIONS_DRAW RenderingServer.RENDERING_INFO_PIPELINE_COMPILATIONS_DRAW
shader compilation: Performance.PIPELINE_COMPILATIONS_DRAW ProjectSettings.rendering/shader_compiler/shader_cache/enabled
spiral death: Engine.max_physics_steps_per_frame
physics slows: Engine.max_physics_steps_per_frame
low fps: Performance.get_monitor RenderingServer.get_rendering_info
fps drop: Performance.get_monitor RenderingServer.get_rendering_info
lag spike: Performance.get_monitor ResourceLoader.load_threaded_request
cpu usage: Performance.TIME_PROCESS OS.low_processor_usage_mode Engine.max_fps
gpu usage: Engine.max_fps DisplayServer.window_set_vsync_mode
locked 60: DisplayServer.window_set_vsync_mode Engine.max_fps
capped 60: DisplayServer.window_set_vsync_mode Engine.max_fps
60 fps: Engine.max_fps DisplayServer.window_set_vsync_mode
input lag: DisplayServer.window_set_vsync_mode Input.use_accumulated_input
input delay: DisplayServer.window_set_vsync_mode Input.use_accumulated_input
window tiny: ProjectSettings.display/window/size/window_width_override Window.content_scale_factor
window small: ProjectSettings.display/window/size/window_width_override Window.size
game tiny: Window.content_scale_factor Window.content_scale_mode
game stretched: Window.content_scale_aspect Window.content_scale_mode
screen stretched: Window.content_scale_aspect Window.content_scale_mode
window resolution: Window.size Window.content_scale_size
blurry fullscreen: Window.content_scale_mode Window.content_scale_stretch
change resolution: Window.size DisplayServer.window_set_size Viewport.scaling_3d_scale
resolution option: Window.size OptionButton.add_item
start maximized: Window.mode Window.MODE_MAXIMIZED
language option: TranslationServer.set_locale OptionButton.item_selected
language setting: TranslationServer.set_locale ConfigFile.set_value
language button: TranslationServer.set_locale
choose language: TranslationServer.set_locale TranslationServer.get_loaded_locales
pick language: TranslationServer.set_locale TranslationServer.get_loaded_locales
freeze frame: Engine.time_scale SceneTree.create_timer
hit stop effect: Engine.time_scale SceneTree.create_timer
rotate device: DisplayServer.screen_set_orientation DisplayServer.screen_get_orientation
rotate phone: DisplayServer.screen_set_orientation DisplayServer.screen_get_orientation
force landscape: DisplayServer.screen_set_orientation
force portrait: DisplayServer.screen_set_orientation
camera cutout: DisplayServer.get_display_safe_area DisplayServer.get_display_cutouts
mobile keyboard: DisplayServer.virtual_keyboard_show
screen timeout: DisplayServer.screen_set_keep_on
screensaver: DisplayServer.screen_set_keep_on
screen sleep: DisplayServer.screen_set_keep_on
photo gallery: DisplayServer.file_dialog_show OS.request_permissions
phone overheating: Engine.max_fps OS.low_processor_usage_mode
popup center: Window.popup_centered
dialog block: Window.exclusive
custom monitor: Performance.add_custom_monitor
function duration: Time.get_ticks_usec
slow function: Time.get_ticks_usec
average fps: Engine.get_frames_per_second Performance.TIME_FPS
object count: Performance.OBJECT_COUNT Performance.OBJECT_NODE_COUNT
missing translation: TranslationServer.translate Translation.get_message_list
voice narration: DisplayServer.tts_speak
hit stop: Engine.time_scale SceneTree.create_timer
hit pause: Engine.time_scale SceneTree.create_timer
lap time: Time.get_ticks_msec
race timer: Time.get_ticks_msec String.pad_zeros
offline earning: Time.get_unix_time_from_system
restart process: OS.set_restart_on_exit OS.create_instance OS.create_process
restart program: OS.set_restart_on_exit OS.create_instance OS.create_process
relaunch: OS.set_restart_on_exit OS.create_instance OS.create_process
mouse subviewport: Viewport.get_mouse_position Viewport.push_input SubViewportContainer
mobile desktop: OS.has_feature
desktop build: OS.has_feature
app icon: ProjectSettings.application/config/icon DisplayServer.set_icon
`
