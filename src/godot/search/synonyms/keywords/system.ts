/** Search keywords of windows, platforms, threads and the editor. `keywords/index.ts` describes the form of a line. */
export default `
@GDScript.@abstract: interface base must implement
@GDScript.@export: inspector expose serialize serialized field editable public variable
@GDScript.@export_category: header section inspector fields heading title separator
@GDScript.@export_color_no_alpha: inspector color picker
@GDScript.@export_dir: folder path picker inspector
@GDScript.@export_enum: inspector dropdown list choice options
@GDScript.@export_file: inspector path picker choose
@GDScript.@export_flags: inspector checkboxes bitmask multiple choices
@GDScript.@export_group: header section inspector fields group organize fold heading title
@GDScript.@export_multiline: inspector text area long string paragraph
@GDScript.@export_node_path: inspector node reference pick
@GDScript.@export_range: inspector slider number limit minimum maximum step
@GDScript.@export_storage: hidden save not inspector
@GDScript.@export_subgroup: section inspector fields nested group organize
@GDScript.@export_tool_button: inspector button click run action
@GDScript.@icon: custom class icon scene tree picture
@GDScript.@onready: variable initialize ready node reference null cache
@GDScript.@rpc: network remote call function multiplayer server client
@GDScript.@static_unload: free static memory singleton
@GDScript.@tool: run script editor preview live execute
@GDScript.@warning_ignore: hide suppress disable warning
DisplayServer.WINDOW_MODE_FULLSCREEN: toggle whole screen
DisplayServer.clipboard_get: paste text
DisplayServer.clipboard_set: copy text
DisplayServer.file_dialog_show: native picker open os
DisplayServer.get_display_safe_area: notch phone cutout
DisplayServer.get_screen_count: monitors how many
DisplayServer.is_touchscreen_available: mobile phone tablet check
DisplayServer.screen_get_size: monitor resolution width
DisplayServer.screen_get_usable_rect: taskbar available
DisplayServer.screen_set_keep_on: phone sleep sleeping dim screensaver awake lock idle off stay
DisplayServer.screen_set_orientation: portrait landscape rotate phone
DisplayServer.tts_speak: voice speech read aloud accessibility
DisplayServer.virtual_keyboard_show: mobile typing phone
DisplayServer.window_set_mode: fullscreen windowed borderless maximize toggle f11
DisplayServer.window_set_size: resolution change resize
DisplayServer.window_set_title: caption name
DisplayServer.window_set_vsync_mode: tearing fps limit
EditorExportPlatformAndroid: apk phone export build
EditorExportPlatformWeb: html5 browser itch export build
EditorExportPlatformWindows: exe export build
EditorImportPlugin: custom file format importer
EditorInspectorPlugin: custom inspector property editor
EditorInterface: selection open scene editor
EditorInterface.get_selection: selected nodes
EditorPlugin: addon extension custom editor tool
EditorPlugin.add_autoload_singleton: addon global
EditorPlugin.add_control_to_dock: panel sidebar addon tab
EditorPlugin.add_custom_type: addon node new
EditorPlugin.add_inspector_plugin: addon custom property
EditorPlugin.add_tool_menu_item: menu command addon
EditorScript: one-off run batch script editor
EditorSelection.get_selected_nodes: current chosen
EditorUndoRedoManager: undo history addon
Expression: evaluate formula math string calculator
Expression.execute: formula evaluate string console
Expression.parse: formula evaluate string console
JavaScriptBridge.download_buffer: browser save file web
JavaScriptBridge.eval: browser web page javascript html
Logger: log capture errors file messages
MovieWriter: record video export
Mutex: thread lock race shared data safe synchronize
Mutex.lock: thread safe race
OS.alert: message box native popup
OS.crash: test
OS.create_instance: second copy launch
OS.create_process: run program background launch external
OS.delay_msec: block sleep thread
OS.execute: run program command terminal process shell external
OS.get_cmdline_args: arguments parameters flags terminal launch
OS.get_cmdline_user_args: arguments custom server flag
OS.get_data_dir: appdata folder
OS.get_environment: variable path
OS.get_executable_path: where game folder exe
OS.get_keycode_string: name key label show
OS.get_locale: language system user country
OS.get_locale_language: user country
OS.get_name: which platform windows linux android mobile
OS.get_processor_count: cores cpu
OS.get_static_memory_usage: ram leak
OS.get_system_dir: documents desktop downloads pictures
OS.get_unique_id: device identifier
OS.get_user_data_dir: where save location appdata folder saves
OS.has_feature: mobile desktop web debug release platform check
OS.is_debug_build: release debug check
OS.kill: stop process end
OS.low_processor_usage_mode: battery app idle cpu save
OS.request_permission: android microphone camera allow
OS.set_restart_on_exit: relaunch restart app
OS.shell_open: website url link browser open folder
Performance: lag lags slow profile profiler optimize statistics performance bottleneck
Performance.TIME_FPS: frame rate counter
Performance.get_monitor: lag lags slow fps memory profile profiler stutter drawcalls optimize statistics measure performance ram usage
ProjectSettings.application/boot_splash/image: startup logo screen
ProjectSettings.application/config/icon: window taskbar logo
ProjectSettings.application/run/main_scene: first start default launch
ProjectSettings.application/run/max_fps: limit cap
ProjectSettings.debug/file_logging/enable_file_logging: log file write crash
ProjectSettings.display/window/energy_saving/keep_screen_on: phone sleep sleeping dim screensaver awake lock idle
ProjectSettings.display/window/handheld/orientation: portrait landscape rotate phone
ProjectSettings.display/window/size/mode: fullscreen start launch
ProjectSettings.display/window/size/viewport_width: resolution window size
ProjectSettings.display/window/stretch/aspect: black bars letterbox ratio screen sizes phones
ProjectSettings.display/window/stretch/mode: resolution scaling different screen sizes phones black
ProjectSettings.get_setting: read config value gravity
ProjectSettings.globalize_path: real absolute path disk
ProjectSettings.gui/theme/custom: default style font whole
ProjectSettings.load_resource_pack: dlc mod patch pck
ProjectSettings.physics/2d/default_gravity: fall world global strength
ProjectSettings.physics/3d/default_gravity: fall world global strength
ProjectSettings.physics/common/physics_interpolation: jitter stutter smooth choppy
ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel: jitter pixel perfect art wobble shaky
ProjectSettings.rendering/lights_and_shadows/directional_shadow/size: blocky pixelated quality resolution jagged
ProjectSettings.rendering/textures/canvas_textures/default_texture_filter: blurry pixel art sharp crisp nearest fuzzy
ProjectSettings.set_setting: change config runtime
RegEx: pattern match extract validate email
RegEx.search: pattern match find
Semaphore: thread wait signal wake worker queue
Thread: heavy background parallel freeze stutter hang async multithreading worker
Thread.start: begin background run
Thread.wait_to_finish: join done end
Translation: csv po localization messages
TranslationServer: localization languages
TranslationServer.set_locale: language change switch
UndoRedo: undo redo history ctrl z
UndoRedo.create_action: undo history step
Window.MODE_FULLSCREEN: toggle whole screen
Window.always_on_top: pin above overlay
Window.borderless: frameless no titlebar
Window.close_requested: x button exit quit closing
Window.content_scale_aspect: black bars letterbox ratio screen sizes
Window.content_scale_factor: ui scale bigger zoom dpi hidpi
Window.content_scale_mode: resolution scaling stretch screen sizes
Window.content_scale_size: resolution scaling pixel base
Window.current_screen: monitor second display
Window.focus_exited: alt tab lost unfocused
Window.mode: fullscreen windowed maximize minimize toggle
Window.move_to_center: middle screen
Window.popup: show dialog
Window.popup_centered: show dialog open middle
Window.position: move place desktop
Window.size: resolution change resize width height
Window.title: caption name text
Window.transparent: see through desktop pet overlay
WorkerThreadPool: heavy background parallel jobs tasks freeze stutter cores lag multithreading
WorkerThreadPool.add_task: heavy background parallel job freeze multithreading async
`
