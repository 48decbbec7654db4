/** Synonyms about the editor, scripts and exported properties. `synonyms/index.ts` describes the form of a line. */
export default `
dock: EditorPlugin.add_control_to_dock
custom dock: EditorPlugin.add_control_to_dock
editor dock: EditorPlugin.add_control_to_dock
bottom panel: EditorPlugin.add_control_to_bottom_panel
custom node type: EditorPlugin.add_custom_type
custom type: EditorPlugin.add_custom_type
custom inspector: EditorInspectorPlugin EditorProperty EditorPlugin.add_inspector_plugin
importer: EditorImportPlugin
gizmo: EditorNode3DGizmoPlugin
selected nodes: EditorSelection.get_selected_nodes
editor selection: EditorSelection.get_selected_nodes EditorInterface.get_selection EditorSelection
tool menu: EditorPlugin.add_tool_menu_item
inspector button: @GDScript.@export_tool_button EditorPlugin.add_control_to_container
inspector dropdown: @GDScript.@export_enum
inspector slider: @GDScript.@export_range
inspector group: @GDScript.@export_group @GDScript.@export_category
group variables: @GDScript.@export_group
refresh filesystem: EditorFileSystem.scan
rescan: EditorFileSystem.scan
script editor annotation: @GDScript.@tool
export array: @GDScript.@export
export dictionary: @GDScript.@export
export typed: @GDScript.@export
export bool: @GDScript.@export
export int: @GDScript.@export
export float: @GDScript.@export
export vector2: @GDScript.@export
export vector3: @GDScript.@export
export packedscene: @GDScript.@export
export node: @GDScript.@export @GDScript.@export_node_path
hide property: Object._validate_property @GlobalScope.PROPERTY_USAGE_NO_EDITOR
show property: Object._get_property_list Object._validate_property
conditional property: Object._validate_property
read only property: Object._validate_property
draw in editor: Engine.is_editor_hint @GDScript.@tool
addon: EditorPlugin
undoable: EditorUndoRedoManager EditorPlugin.get_undo_redo
ctrl z: UndoRedo EditorUndoRedoManager
plugin undo: EditorUndoRedoManager EditorPlugin.get_undo_redo
addon undo: EditorUndoRedoManager EditorPlugin.get_undo_redo
inspector looks: EditorInspectorPlugin
inspector customize: EditorInspectorPlugin
undo editor plugin: EditorUndoRedoManager EditorPlugin.get_undo_redo
undo editor tool: EditorUndoRedoManager EditorPlugin.get_undo_redo
export range: @GDScript.@export_range
editor gizmo: EditorNode3DGizmoPlugin EditorPlugin.add_node_3d_gizmo_plugin
slider inspector: @GDScript.@export_range
variables sections: @GDScript.@export_group @GDScript.@export_category @GDScript.@export_subgroup
exported sections: @GDScript.@export_group @GDScript.@export_category
inspector sections: @GDScript.@export_group @GDScript.@export_category
group exports: @GDScript.@export_group @GDScript.@export_category
organize exported: @GDScript.@export_group @GDScript.@export_category
export slider: @GDScript.@export_range
custom node: EditorPlugin.add_custom_type
node icon: @GDScript.@icon EditorPlugin.add_custom_type
plugin selected: EditorInterface.get_selection EditorSelection.get_selected_nodes
open scene: EditorInterface.open_scene_from_path EditorInterface.get_edited_scene_root
edited scene: EditorInterface.get_edited_scene_root
dock panel: EditorPlugin.add_control_to_dock EditorPlugin.add_control_to_bottom_panel
property widget: EditorProperty EditorInspectorPlugin
custom property: EditorInspectorPlugin EditorProperty Object._get_property_list
plugin main screen: EditorPlugin._has_main_screen EditorPlugin._make_visible EditorInterface.get_editor_main_screen
plugin autoload: EditorPlugin.add_autoload_singleton
plugin enabled: EditorPlugin._enable_plugin EditorInterface.set_plugin_enabled
editor toolbar: EditorPlugin.add_control_to_container EditorPlugin.CONTAINER_TOOLBAR
editor context menu: EditorContextMenuPlugin EditorPlugin.add_context_menu_plugin
plugin mouse: EditorPlugin._forward_canvas_gui_input EditorPlugin._forward_3d_gui_input
draw editor viewport: EditorPlugin._forward_canvas_draw_over_viewport EditorPlugin._forward_3d_draw_over_viewport
plugin settings: EditorSettings.set_setting ProjectSettings.add_property_info EditorInterface.get_editor_settings
editor preferences: EditorSettings EditorInterface.get_editor_settings
editor icons: EditorInterface.get_editor_theme Control.get_theme_icon
editor toast: EditorToaster.push_toast EditorInterface.get_editor_toaster
filesystem selection: EditorInterface.get_selected_paths EditorInterface.get_current_path
resource thumbnail: EditorResourcePreview.queue_resource_preview EditorResourcePreviewGenerator
reimport: EditorFileSystem.reimport_files EditorFileSystem.scan
custom file format: EditorImportPlugin ResourceFormatLoader ResourceFormatSaver
resource format: ResourceFormatLoader ResourceFormatSaver ResourceSaver.save
import option: EditorImportPlugin._get_import_options
exclude file export: EditorExportPlugin.skip EditorExportPlugin._export_file
include file export: EditorExportPlugin.add_file
pre export: EditorExportPlugin._export_begin
post export: EditorExportPlugin._export_end
gizmo handle: EditorNode3DGizmo.add_handles EditorNode3DGizmoPlugin._set_handle
debugger tab: EditorDebuggerPlugin EditorDebuggerSession.add_session_tab
subclasses: ClassDB.get_inheriters_from_class ProjectSettings.get_global_class_list
serializefield: @GDScript.@export
expose variable: @GDScript.@export
editable inspector: @GDScript.@export
inspector file: @GDScript.@export_file @GDScript.@export_global_file
inspector multiline: @GDScript.@export_multiline
suppress warning: @GDScript.@warning_ignore
base class: ClassDB.get_parent_class Object.is_class
list classes: ClassDB.get_class_list ClassDB.get_inheriters_from_class
instantiate string: ClassDB.instantiate
hideininspector: @GDScript.@export_storage
executeineditmode: @GDScript.@tool
inspector folder: @GDScript.@export_dir
inspector checkboxes: @GDScript.@export_flags
inspector layer: @GDScript.@export_flags_2d_physics @GDScript.@export_flags_3d_physics
class icon: @GDScript.@icon
editor theme: EditorInterface.get_editor_theme
editor viewport: EditorInterface.get_editor_viewport_3d EditorInterface.get_editor_viewport_2d
editor camera: EditorInterface.get_editor_viewport_3d Viewport.get_camera_3d
command palette: EditorCommandPalette.add_command EditorInterface.get_command_palette
plugin button: EditorPlugin.add_control_to_container EditorPlugin.add_tool_menu_item
plugin dock: EditorPlugin.add_control_to_dock
plugin window: EditorInterface.popup_dialog_centered
plugin inspector: EditorPlugin.add_inspector_plugin EditorInspectorPlugin
plugin import: EditorPlugin.add_import_plugin EditorImportPlugin
batch script: EditorScript._run
file path inspector: @GDScript.@export_file
folder path inspector: @GDScript.@export_dir
dropdown export: @GDScript.@export_enum
inspector category: @GDScript.@export_category
export web: EditorExportPlatformWeb
export game web: EditorExportPlatformWeb
export game android: EditorExportPlatformAndroid
export game windows: EditorExportPlatformWindows
export game ios: EditorExportPlatformIOS
export game linux: EditorExportPlatformLinuxBSD
export game mac: EditorExportPlatformMacOS
export game: EditorExportPlatform EditorExportPreset
web threads: EditorExportPlatformWeb.variant/thread_support
thread support export: EditorExportPlatformWeb.variant/thread_support
android package: EditorExportPlatformAndroid.package/unique_name
export android: EditorExportPlatformAndroid
export windows: EditorExportPlatformWindows
export ios: EditorExportPlatformIOS
export linux: EditorExportPlatformLinuxBSD
export macos: EditorExportPlatformMacOS
gradle: EditorExportPlatformAndroid.gradle_build/use_gradle_build EditorExportPlatformAndroid
android sdk: EditorExportPlatformAndroid EditorExportPlatformAndroid.gradle_build/min_sdk EditorExportPlatformAndroid.gradle_build/target_sdk
java sdk: EditorExportPlatformAndroid
keystore: EditorExportPlatformAndroid.keystore/release EditorExportPlatformAndroid.keystore/debug
sign apk: EditorExportPlatformAndroid.package/signed EditorExportPlatformAndroid.keystore/release
version code android: EditorExportPlatformAndroid.version/code EditorExportPlatformAndroid.version/name
code signing: EditorExportPlatformMacOS.codesign/codesign EditorExportPlatformWindows.codesign/enable
notarization: EditorExportPlatformMacOS.notarization/notarization
provisioning profile: EditorExportPlatformIOS.application/provisioning_profile_uuid_release EditorExportPlatformIOS.application/provisioning_profile_uuid_debug
cross origin isolation: EditorExportPlatformWeb.progressive_web_app/ensure_cross_origin_isolation_headers EditorExportPlatformWeb.variant/thread_support
embed pck: EditorExportPlatformWindows.binary_format/embed_pck EditorExportPlatformLinuxBSD.binary_format/embed_pck
export template: EditorExportPlatform.find_export_template EditorExportPlatform EditorExportPlatformPC
export icon: EditorExportPlatformWindows.application/icon ProjectSettings.application/config/icon
save edited scene: EditorInterface.save_scene EditorInterface.save_all_scenes EditorInterface.save_scene_as
button inspector: @GDScript.@export_tool_button EditorInspectorPlugin EditorInspectorPlugin.add_custom_control
resource importer: EditorImportPlugin EditorPlugin.add_import_plugin
custom importer: EditorImportPlugin EditorPlugin.add_import_plugin
context menu plugin: EditorContextMenuPlugin EditorPlugin.add_context_menu_plugin
context menu filesystem: EditorContextMenuPlugin EditorPlugin.add_context_menu_plugin
open script plugin: EditorInterface.edit_script ScriptEditor.goto_line
inspector control property: EditorInspectorPlugin EditorProperty EditorInspectorPlugin.add_property_editor
exe icon: EditorExportPlatformWindows.application/icon ProjectSettings.application/config/windows_native_icon
`
