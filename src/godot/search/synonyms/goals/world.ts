/**
 * Goals of tiles, scenes, saving, code, time, network and the system. `goals/index.ts` describes the form of a line.
 */
export default `
TileMapLayer.set_cell TileMapLayer.erase_cell TileMapLayer.set_cells_terrain_connect TileMapLayer TileMapLayer.clear: place tile code paint change build put
TileMapLayer.erase_cell TileMapLayer.set_cell TileMapLayer.local_to_map TileMapLayer.get_coords_for_body_rid: destroy break tile dig mine remove block
TileMapLayer.local_to_map TileMapLayer.map_to_local TileMapLayer.get_cell_source_id TileMapLayer.get_cell_atlas_coords CanvasItem.get_local_mouse_position Node2D.to_local: tile under mouse position coordinates which clicked
TileMapLayer.get_cell_tile_data TileData.get_custom_data TileSet.add_custom_data_layer TileMapLayer.local_to_map TileData.set_custom_data TileData: custom data tile property ice lava damage type standing
TileSet.set_physics_layer_collision_layer TileSet.add_physics_layer TileData.set_collision_polygons_count TileMapLayer.collision_enabled TileSet TileData.add_collision_polygon: tile collision solid walls fall through
TileMapLayer.set_cells_terrain_connect TileMapLayer.set_cells_terrain_path TileSet.add_terrain_set TileData.terrain: autotile terrain edges corners automatic connect
TileSet.tile_shape TileSet.TILE_SHAPE_ISOMETRIC TileSet.TILE_SHAPE_HEXAGON TileSet.tile_layout TileSet.tile_offset_axis TileMapLayer.y_sort_enabled: isometric hexagon hex map tiles
TileSetAtlasSource TileSetAtlasSource.set_tile_animation_columns TileSetAtlasSource.set_tile_animation_speed TileSetAtlasSource.set_tile_animation_frames_count: animated tile water
TileMapLayer.get_used_cells TileMapLayer.get_used_cells_by_id TileMapLayer.get_used_rect TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell: all tiles neighbors size map count find
TileSetScenesCollectionSource TileMapLayer.get_used_cells_by_id PackedScene.instantiate TileMapLayer.map_to_local: spawn object scene from tile enemy tilemap
FastNoiseLite Noise.get_noise_2d TileMapLayer.set_cell TileMapLayer.set_cells_terrain_connect @GlobalScope.randi_range RandomNumberGenerator.seed RandomNumberGenerator FastNoiseLite.seed: random map generate procedural dungeon cave world terrain island
SceneTree.change_scene_to_file SceneTree.change_scene_to_packed SceneTree.reload_current_scene SceneTree.current_scene: switch scene level next menu change load
SceneTree.reload_current_scene SceneTree.change_scene_to_file SceneTree.current_scene: restart level again retry game over respawn
SceneTree.root Node.add_child EditorPlugin.add_autoload_singleton SceneTree.change_scene_to_file Node.reparent Engine.register_singleton: keep data between scenes global autoload survive persist singleton
ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get ProgressBar SceneTree.change_scene_to_packed: loading screen progress background async load freeze
PackedScene.instantiate Node.add_child PackedScene @GDScript.preload @GDScript.load Node2D.global_position: spawn instance prefab create enemy code object
Timer PackedScene.instantiate Timer.timeout Node.add_child @GlobalScope.randf_range PathFollow2D.progress_ratio: spawn enemies random position every seconds wave
Node.queue_free Object.free Node.remove_child SceneTreeTimer.timeout: delete destroy remove node die after
@GlobalScope.is_instance_valid Object.is_queued_for_deletion Node.queue_free WeakRef @GlobalScope.weakref Node.tree_exiting Node.is_inside_tree: previously freed instance deleted null access error crash gone disappeared
@GDScript.@onready Node.get_node_or_null Node._ready Node.ready Node.get_node Node.has_node Node.is_node_ready: null instance node not found path ready too early
Node.get_node Node.get_children Node.get_child Node.find_child Node.find_children Node.get_parent: child node access find parent reference by name
SceneTree.get_first_node_in_group Node.get_node Node.add_to_group SceneTree.get_nodes_in_group Node.unique_name_in_owner @GDScript.@export: reference to player from other script find anywhere
SceneTree.call_group SceneTree.get_nodes_in_group Node.add_to_group SceneTree.set_group Node.is_in_group: all enemies call function every group notify
Signal.emit Object.connect Signal.connect Object.emit_signal Signal Object.add_user_signal Callable.bind: custom signal arguments send event tell parent notify listen
Object.disconnect Signal.disconnect Object.is_connected Signal.is_connected Object.CONNECT_ONE_SHOT: disconnect signal once already connected twice
SceneTree.create_timer SceneTreeTimer.timeout Timer Timer.start Timer.timeout Tween.tween_interval Timer.one_shot: wait seconds delay then later after sleep
Timer Timer.timeout Timer.wait_time Timer.start Timer.autostart Timer.one_shot: every seconds repeat interval periodically cooldown rate
Timer.time_left Timer.wait_time Timer.timeout Label.text: countdown clock show remaining time
Time.get_ticks_msec Time.get_ticks_usec Time.get_unix_time_from_system: elapsed stopwatch how long measure speedrun
Time.get_datetime_dict_from_system Time.get_time_dict_from_system Time.get_date_dict_from_system Time.get_unix_time_from_system Time.get_datetime_string_from_system: current date time today clock daily real
SceneTree.paused Node.process_mode Node.PROCESS_MODE_ALWAYS Node.PROCESS_MODE_WHEN_PAUSED Node.PROCESS_MODE_PAUSABLE: pause game menu resume freeze
Engine.time_scale AnimationPlayer.speed_scale AudioServer.playback_speed_scale Tween.set_speed_scale Timer.ignore_time_scale SceneTree.create_timer: slow motion bullet time fast forward hitstop speed game
SceneTree.quit SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested: quit exit close game window button
FileAccess FileAccess.open FileAccess.store_var FileAccess.get_var ConfigFile ResourceSaver.save JSON.stringify JSON.parse_string FileAccess.file_exists: save load game progress slot checkpoint write read
ConfigFile ConfigFile.save ConfigFile.load ConfigFile.set_value ConfigFile.get_value: settings options preferences ini remember volume
JSON.stringify JSON.parse_string FileAccess.get_as_text FileAccess.store_string JSON.parse JSON Dictionary: json file read write dictionary convert
ResourceSaver.save ResourceLoader.load Resource @GDScript.@export Resource.duplicate: custom resource item data stats scriptableobject save
FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass Crypto AESContext FileAccess.open_encrypted HashingContext: encrypt save cheat password protect hash
OS.get_user_data_dir ProjectSettings.globalize_path OS.shell_open ProjectSettings.application/config/use_custom_user_dir OS.get_system_dir OS.get_data_dir: where save file folder location path appdata disk
DirAccess.get_files_at DirAccess.get_files DirAccess.open DirAccess.list_dir_begin DirAccess.get_next ResourceLoader.list_directory DirAccess.get_directories_at: list files folder all directory loop
DirAccess.make_dir_recursive_absolute DirAccess.dir_exists_absolute DirAccess.make_dir DirAccess.remove_absolute DirAccess.rename DirAccess.copy FileAccess.file_exists: create folder delete file rename copy exists
Image.load_from_file ImageTexture.create_from_image Image.load ImageTexture Image.load_png_from_buffer FileDialog: load image runtime external picture user disk texture mod
Image.get_pixel Image.set_pixel ImageTexture.update Image.create_empty ImageTexture.create_from_image Image.fill: pixel color read paint drawing destructible image
FileAccess.get_csv_line String.split FileAccess.get_line FileAccess.eof_reached: csv spreadsheet table line by text file
ProjectSettings.load_resource_pack PCKPacker ZIPReader ResourceLoader.load: mod dlc pck user content patch zip
HTTPRequest HTTPRequest.request HTTPRequest.request_completed JSON.parse_string HTTPClient PackedByteArray.get_string_from_utf8: web api request internet get post data server leaderboard
HTTPRequest.download_file HTTPRequest.get_downloaded_bytes HTTPRequest.get_body_size HTTPRequest: download file progress internet update image url
ENetMultiplayerPeer.create_server ENetMultiplayerPeer.create_client MultiplayerAPI.multiplayer_peer ENetMultiplayerPeer MultiplayerAPI.peer_connected MultiplayerAPI.connected_to_server: host join server ip friends lan multiplayer connect room lobby
MultiplayerSynchronizer Node.rpc @GDScript.@rpc SceneReplicationConfig MultiplayerSynchronizer.replication_config MultiplayerSpawner Node.set_multiplayer_authority: sync position players network online see each other replicate
MultiplayerSpawner MultiplayerSpawner.spawn MultiplayerSpawner.add_spawnable_scene MultiplayerSpawner.spawn_function Node.set_multiplayer_authority: spawn object all clients server players join
MultiplayerAPI.is_server Node.set_multiplayer_authority Node.is_multiplayer_authority @GDScript.@rpc Node.rpc_id MultiplayerAPI.get_remote_sender_id MultiplayerAPI.get_unique_id: server only decide authority who owns cheat validate client
Node.rpc Node.rpc_id @GDScript.@rpc MultiplayerAPI.get_remote_sender_id: remote call function all peers message chat send network
MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected MultiplayerPeer.disconnect_peer MultiplayerAPI.connection_failed MultiplayerPeer.close SceneMultiplayer.disconnect_peer: disconnect leave lost connection kick player left
WebSocketPeer WebSocketPeer.connect_to_url WebSocketPeer.send_text WebSocketPeer.poll WebSocketMultiplayerPeer PacketPeer.get_packet WebSocketPeer.get_ready_state: websocket chat browser server
PacketPeerUDP PacketPeerUDP.set_broadcast_enabled UDPServer IP.get_local_addresses UPNP UPNP.add_port_mapping: lan find games broadcast local network port forward udp ip
StreamPeerTCP TCPServer StreamPeerTCP.connect_to_host TCPServer.listen: tcp socket raw connection
@GlobalScope.randi_range @GlobalScope.randf_range RandomNumberGenerator Array.pick_random @GlobalScope.randf @GlobalScope.randi: random number choose between chance dice
RandomNumberGenerator.rand_weighted RandomNumberGenerator @GlobalScope.randf Array.pick_random: loot drop weighted chance rarity probability gacha
Array.shuffle Array.pick_random Array.pop_back Array.pop_front: shuffle deck cards random order draw
Array.sort_custom Array.sort Array.reverse: sort order list highscore leaderboard by value
Array.append Array.erase Array.remove_at Array.has Array.find Array.insert: list add remove element item contains
Array.filter Array.map Array.reduce Array.any Array.all: filter only matching sum transform
Dictionary.has Dictionary.get Dictionary.keys Dictionary.erase Dictionary.values: key value lookup loop dictionary
Resource.duplicate Array.duplicate Dictionary.duplicate Node.duplicate: copy clone not reference
String.split String.join String.get_slice String.strip_edges String.replace String.substr: split join text part comma trim
String.format String.num String.pad_zeros @GlobalScope.str String.pad_decimals String.lpad: format number text decimals leading zeros insert
String.to_int String.to_float String.is_valid_int @GlobalScope.str: convert string number text
@GlobalScope.roundi @GlobalScope.round @GlobalScope.floor @GlobalScope.snapped @GlobalScope.ceil @GlobalScope.snappedf: round integer whole decimals nearest
@GlobalScope.clamp @GlobalScope.clampf @GlobalScope.min @GlobalScope.max Vector2.limit_length: limit maximum minimum cap between
@GlobalScope.remap @GlobalScope.lerp @GlobalScope.inverse_lerp @GlobalScope.smoothstep Curve.sample: convert range map value percent
@GlobalScope.sin @GlobalScope.cos Vector2.rotated Vector2.from_angle: circle orbit around wave
Thread WorkerThreadPool WorkerThreadPool.add_task Thread.start Mutex Object.call_deferred Thread.wait_to_finish: heavy work background freeze thread parallel
Object.call_deferred Object.set_deferred SceneTree.process_frame: later end of frame flushing queries busy
Performance.get_monitor Performance Engine.get_frames_per_second Performance.TIME_FPS Performance.TIME_PROCESS Time.get_ticks_usec Performance.add_custom_monitor EngineProfiler: slow lag performance fps profile bottleneck measure cause heavy
Engine.max_fps OS.low_processor_usage_mode DisplayServer.window_set_vsync_mode ProjectSettings.application/run/max_fps ProjectSettings.display/window/vsync/vsync_mode Engine.physics_ticks_per_second: framerate limit cap battery vsync tearing
ResourceLoader.load_threaded_request @GDScript.preload ProjectSettings.rendering/shader_compiler/shader_cache/enabled: stutter first time hitch spawn shader compile
Node.print_orphan_nodes Performance.OBJECT_ORPHAN_NODE_COUNT OS.get_static_memory_usage Performance.MEMORY_STATIC Object.free: memory leak ram usage grows
TranslationServer.set_locale Object.tr TranslationServer Translation TranslationServer.get_locale Node.auto_translate_mode TranslationServer.add_translation OS.get_locale: language translate localization switch multilingual
@GDScript.@tool Engine.is_editor_hint EditorScript @GDScript.@export_tool_button EditorScript._run: run script in editor tool code
@GDScript.@export @GDScript.@export_range @GDScript.@export_enum @GDScript.@export_group @GDScript.@export_category Object._get_property_list: inspector variable edit show dropdown slider exported
EditorPlugin EditorPlugin.add_control_to_dock EditorPlugin.add_control_to_bottom_panel EditorPlugin.add_tool_menu_item EditorPlugin._enter_tree EditorPlugin.add_custom_type: plugin addon editor dock panel tool button
EditorInspectorPlugin EditorProperty EditorPlugin.add_inspector_plugin EditorInspectorPlugin._parse_property EditorInspectorPlugin._can_handle: custom inspector property editor widget
EditorImportPlugin EditorPlugin.add_import_plugin EditorScenePostImport ResourceFormatLoader EditorImportPlugin._import: import custom file format asset
EditorInterface.get_edited_scene_root EditorInterface.get_selection EditorSelection.get_selected_nodes EditorUndoRedoManager EditorPlugin.get_undo_redo: selected nodes editor plugin undo scene
EditorExportPlatformWeb JavaScriptBridge JavaScriptBridge.eval OS.has_feature EditorExportPlugin: web browser html5 export javascript
EditorExportPlatformAndroid OS.request_permission DisplayServer.get_display_safe_area Node.NOTIFICATION_WM_GO_BACK_REQUEST: android phone export back button apk permission
OS.get_name OS.has_feature DisplayServer.get_name OS.get_cmdline_args Engine.get_version_info OS.get_processor_name: which platform operating system windows detect desktop mobile
OS.execute OS.create_process OS.shell_open OS.get_cmdline_args: run program external command line
UndoRedo UndoRedo.create_action UndoRedo.commit_action UndoRedo.undo UndoRedo.add_do_method UndoRedo.add_undo_property: undo redo history editor
@GlobalScope.print @GlobalScope.push_error @GlobalScope.printerr @GlobalScope.push_warning @GlobalScope.print_rich @GDScript.print_debug: log console print debug message
Callable Callable.bind Callable.call Object.call Object.has_method: function variable lambda call by name string
Object.set_meta Object.get_meta Object.has_meta Object.set Object.get: extra data attach property by name dynamic
TileMapLayer.set_cell TileMapLayer.get_cell_alternative_tile TileSetAtlasSource.TRANSFORM_FLIP_H TileSetAtlasSource.create_alternative_tile TileSetAtlasSource.TRANSFORM_TRANSPOSE: flip rotate tile code alternative
TileMapLayer.set_pattern TileMapLayer.get_pattern TileMapPattern TileSet.add_pattern: copy paste tiles room stamp pattern prefab
TileMapLayer.tile_set TileSet.tile_size TileSet.add_source TileSetAtlasSource.texture TileSetAtlasSource.create_tile TileSetAtlasSource.texture_region_size TileSetAtlasSource.margins: create tileset code size texture
TileMapLayer.enabled CanvasItem.visible TileMapLayer.collision_enabled TileMapLayer.navigation_enabled TileMapLayer.modulate TileMapLayer.update_internals: hide layer disable toggle secret area tilemap
TileMapLayer._use_tile_data_runtime_update TileMapLayer._tile_data_runtime_update TileMapLayer.notify_runtime_tile_data_update TileData.modulate: change single tile color runtime modify
TileData.get_navigation_polygon TileSet.add_navigation_layer TileMapLayer.navigation_enabled NavigationRegion2D AStarGrid2D: tilemap navigation pathfinding walkable tiles
TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel CanvasItem.texture_filter TileMapLayer.rendering_quadrant_size: lines gaps between tiles seams bleeding
TileMap TileMapLayer TileMap.set_cell TileMap.get_layers_count TileMap.set_layer_enabled: old tilemap several layers deprecated
GridMap.get_used_cells GridMap.map_to_local GridMap.mesh_library GridMap.cell_size GridMap.make_baked_meshes MeshLibrary.create_item GridMap.INVALID_CELL_ITEM: gridmap cells list items size library
Node.tree_entered Node._enter_tree Node._exit_tree Node.tree_exiting Node._ready Object._init Node.child_entered_tree: order lifecycle constructor added removed callback start
Node.add_sibling Node.move_child Node.get_index Node.replace_by Node.reparent Node.get_child_count: order siblings insert position replace node first last
Node.get_path Node.get_path_to NodePath @GDScript.@export_node_path @GDScript.@export Node.has_node: node path string export reference inspector
Node.find_child Node.find_children Node.find_parent Node.is_ancestor_of Node.get_groups SceneTree.get_nodes_in_group: search nodes by name type deep whole tree
Node.owner Node.scene_file_path PackedScene.pack ResourceSaver.save Node.set_editable_instance Node.get_tree_string_pretty: save scene runtime level editor instanced owner
Node.set_process Node.set_physics_process Node.process_mode Node.PROCESS_MODE_DISABLED Node.is_processing CanvasItem.visible: disable enable node stop processing deactivate object
Node.propagate_call Node.propagate_notification Object.notification Object._notification SceneTree.notify_group: all children call recursively notification
Object._notification Node.NOTIFICATION_WM_CLOSE_REQUEST Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_APPLICATION_PAUSED Node.NOTIFICATION_PREDELETE Node.NOTIFICATION_WM_GO_BACK_REQUEST: app minimized background closed lost focus phone call back button save
SceneTree.quit_on_go_back Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.auto_accept_quit ConfirmationDialog: android back button ask before quit
SceneTree.scene_changed SceneTree.unload_current_scene SceneTree.current_scene SceneTree.root Node.queue_free: current scene name changed unload pass parameters next
SceneTree.process_frame SceneTree.physics_frame RenderingServer.frame_post_draw Object.call_deferred SceneTree.create_timer: wait one frame next await
Signal.connect Callable.bind Callable.unbind Object.CONNECT_DEFERRED Object.CONNECT_ONE_SHOT Signal.get_connections Object.get_signal_connection_list: signal connect code arguments once deferred list
Object.has_signal Object.add_user_signal Object.get_signal_list Object.has_user_signal Object.emit_signal: signal exists dynamic list
Object.has_method Object.call Object.callv Object.get_method_list Object.get_property_list Object.get_script ClassDB.class_has_method: call by name check function exists reflection
Object._get_property_list Object._validate_property Object._set Object._get Object.notify_property_list_changed Object._property_can_revert @GlobalScope.PROPERTY_USAGE_DEFAULT: dynamic inspector properties hide show depending
Object.get_instance_id @GlobalScope.instance_from_id @GlobalScope.is_instance_valid WeakRef.get_ref RefCounted: object id reference memory weak
Object.tr Object.tr_n TranslationServer.translate Node.atr Node.auto_translate_mode TranslationDomain: translate text code plural context not translated
TranslationServer.get_loaded_locales TranslationServer.get_locale_name OS.get_locale OS.get_locale_language TranslationServer.get_language_name TranslationServer.pseudolocalization_enabled: language list system user locale name test
Resource.resource_path Resource.take_over_path Resource.resource_local_to_scene Resource.duplicate Resource.duplicate_deep Resource.emit_changed Resource.changed: resource shared path changed copy
ResourceLoader.exists ResourceLoader.load ResourceLoader.has_cached ResourceLoader.CACHE_MODE_IGNORE ResourceUID ResourceLoader.get_dependencies: resource exists reload cache path missing
ResourceFormatLoader ResourceFormatSaver ResourceSaver.get_recognized_extensions EditorImportPlugin: custom file extension own format
FileAccess.get_line FileAccess.eof_reached FileAccess.store_line FileAccess.get_as_text FileAccess.store_string FileAccess.seek FileAccess.seek_end: read text file line by append end
FileAccess.get_8 FileAccess.store_buffer FileAccess.get_buffer FileAccess.store_32 FileAccess.get_length FileAccess.get_position FileAccess.big_endian: binary bytes file read write
FileAccess.open_compressed PackedByteArray.compress PackedByteArray.decompress FileAccess.COMPRESSION_ZSTD PackedByteArray.decompress_dynamic: compress smaller save gzip
FileAccess.get_open_error FileAccess.get_error @GlobalScope.error_string FileAccess.file_exists @GlobalScope.ERR_FILE_NOT_FOUND: file open failed error why null
FileAccess.get_md5 FileAccess.get_sha256 HashingContext String.sha256_text String.md5_text @GlobalScope.hash Crypto.generate_random_bytes: checksum hash verify file changed
FileAccess.get_modified_time FileAccess.get_size FileAccess.get_length DirAccess.get_space_left: file date size modified
DirAccess.rename DirAccess.copy DirAccess.remove OS.move_to_trash DirAccess.remove_absolute DirAccess.copy_absolute: rename copy move delete file trash
ZIPReader ZIPPacker ZIPReader.read_file ZIPReader.get_files ZIPPacker.start_file ZIPPacker.write_file: zip archive extract pack
XMLParser XMLParser.read XMLParser.get_node_name XMLParser.get_attribute_value XMLParser.open: xml parse read
RegEx RegEx.search RegEx.compile RegEx.search_all RegEx.sub RegExMatch.get_string: regular expression pattern email validate extract
Expression Expression.parse Expression.execute Expression.get_error_text: evaluate formula string math console calculator code
Marshalls.utf8_to_base64 Marshalls.base64_to_utf8 Marshalls.raw_to_base64 PackedByteArray.get_string_from_utf8 String.to_utf8_buffer: base64 encode decode bytes string
@GlobalScope.var_to_bytes @GlobalScope.bytes_to_var @GlobalScope.var_to_str @GlobalScope.str_to_var FileAccess.store_var: serialize vector variable bytes string
JSON.get_error_message JSON.get_error_line JSON.parse JSON.data JSON.from_native JSON.to_native: json error invalid line vector types
ConfigFile.get_sections ConfigFile.get_section_keys ConfigFile.has_section_key ConfigFile.erase_section ConfigFile.has_section ConfigFile.parse: config sections keys exists loop
ProjectSettings.get_setting ProjectSettings.set_setting ProjectSettings.save ProjectSettings.has_setting ProjectSettings.add_property_info ProjectSettings.set_initial_value: project setting read change code custom
OS.get_environment OS.get_cmdline_args OS.get_cmdline_user_args OS.has_environment OS.get_executable_path OS.set_restart_on_exit: command line arguments environment executable restart game
OS.get_processor_count OS.get_memory_info RenderingServer.get_video_adapter_name OS.get_model_name OS.get_processor_name OS.get_unique_id OS.get_version: hardware gpu cpu memory device info specs
OS.is_debug_build OS.has_feature Engine.is_editor_hint EngineDebugger.is_active OS.get_name: debug release build editor running exported check
OS.get_system_dir OS.get_user_data_dir OS.get_executable_path OS.get_cache_dir OS.get_config_dir OS.get_temp_dir: desktop documents downloads folder path
OS.request_permission OS.request_permissions OS.get_granted_permissions: android permission microphone storage camera
OS.delay_msec OS.delay_usec SceneTree.create_timer Thread: sleep block wait
OS.execute OS.create_process OS.kill OS.execute_with_pipe OS.is_process_running OS.shell_show_in_file_manager OS.shell_open: run program terminal command output open explorer
Engine.get_singleton Engine.has_singleton JavaClassWrapper JavaScriptBridge.get_interface JNISingleton: android plugin native java singleton sdk ads
JavaScriptBridge.eval JavaScriptBridge.get_interface JavaScriptBridge.create_callback JavaScriptBridge.download_buffer JavaScriptObject: call javascript browser page download file
Engine.get_version_info Engine.get_license_text Engine.get_copyright_info ProjectSettings.application/config/version: engine version credits license game number
Logger OS.add_logger Engine.print_error_messages ProjectSettings.debug/file_logging/enable_file_logging @GlobalScope.push_error @GDScript.print_stack: log file errors crash catch custom logger
@GDScript.assert @GDScript.get_stack @GDScript.print_stack EngineDebugger.debug @GDScript.print_debug: debugging breakpoint assert where called
Performance.add_custom_monitor Performance.get_monitor Performance.RENDER_VIDEO_MEM_USED Performance.OBJECT_COUNT OS.get_static_memory_usage Performance.MEMORY_STATIC: memory vram objects monitor count
Time.get_ticks_usec Time.get_ticks_msec EngineProfiler Performance.TIME_PROCESS: measure code duration benchmark microseconds profile
Time.get_datetime_string_from_datetime_dict Time.get_unix_time_from_datetime_string Time.get_datetime_dict_from_unix_time Time.get_time_zone_from_system Time.get_offset_string_from_offset_minutes: convert timestamp date string timezone
String.naturalnocasecmp_to String.nocasecmp_to Array.sort_custom String.casecmp_to String.similarity: compare strings alphabetically ignore case natural
String.begins_with String.ends_with String.contains String.find String.match String.matchn String.containsn: starts ends contains text search wildcard
String.trim_prefix String.trim_suffix String.strip_edges String.left String.right String.substr String.erase: remove beginning end cut characters extension
String.to_lower String.to_upper String.capitalize String.to_camel_case String.to_snake_case String.to_pascal_case: uppercase lowercase case convert
String.get_extension String.get_file String.get_base_dir String.get_basename String.path_join String.simplify_path: file name extension path folder from
String.uri_encode String.uri_decode HTTPClient.query_string_from_dict String.xml_escape String.json_escape String.c_escape: url encode escape special characters
String.hex_to_int String.bin_to_int String.num_int64 String.is_valid_hex_number Color.html String.chr String.unicode_at: hexadecimal binary number character code ascii
String.rpad String.lpad String.pad_zeros String.pad_decimals String.repeat String.format: pad align columns repeat text
String.humanize_size String.num String.format String.insert: thousands separator commas file size readable
Array.front Array.back Array.pop_front Array.push_back Array.pop_at Array.is_empty Array.size: queue stack first last element empty
Array.max Array.min Array.count Array.find_custom Array.bsearch Array.rfind: highest lowest biggest find index array
Array.slice Array.append_array Array.resize Array.fill Array.clear Array.assign: part combine two arrays fill size empty
Array.duplicate Array.make_read_only Array.is_typed Array.hash Dictionary.merge Dictionary.make_read_only: constant array copy typed merge
Dictionary.get_or_add Dictionary.merge Dictionary.find_key Dictionary.size Dictionary.sort Dictionary.is_empty Dictionary.has_all: count default merge sort dictionary
PackedVector2Array PackedFloat32Array PackedByteArray PackedStringArray PackedInt32Array Array: fast memory typed array packed
@GlobalScope.lerp @GlobalScope.move_toward @GlobalScope.lerp_angle Vector2.lerp Vector2.slerp Color.lerp: interpolate smoothly between values gradually
@GlobalScope.wrapi @GlobalScope.wrapf @GlobalScope.posmod @GlobalScope.fposmod @GlobalScope.pingpong: wrap around cycle index negative modulo loop next previous
@GlobalScope.is_equal_approx @GlobalScope.is_zero_approx @GlobalScope.snappedf @GlobalScope.is_nan: compare floats precision zero equal
@GlobalScope.deg_to_rad @GlobalScope.rad_to_deg Node2D.rotation_degrees @GlobalScope.wrapf @GlobalScope.angle_difference: degrees radians convert angle
@GlobalScope.seed @GlobalScope.randomize RandomNumberGenerator.seed RandomNumberGenerator.state RandomNumberGenerator @GlobalScope.rand_from_seed: same random every time seed daily reproducible replay
@GlobalScope.randf @GlobalScope.randf_range Vector2.from_angle Vector2.rotated RandomNumberGenerator.randfn @GlobalScope.randfn: random direction position point circle percent chance
@GlobalScope.typeof @GDScript.is_instance_of Object.is_class Object.get_class @GlobalScope.type_string Node.is_in_group: check type class variable kind of object
@GDScript.preload @GDScript.load ResourceLoader.load ResourcePreloader: load scene resource code difference path
@GDScript.@export_file @GDScript.@export_dir @GDScript.@export_multiline @GDScript.@export_color_no_alpha @GDScript.@export_flags @GDScript.@export_storage @GDScript.@export_placeholder: inspector file picker multiline color flags export
@GDScript.@export_range @GDScript.@export_enum @GDScript.@export_subgroup @GDScript.@export_group @GDScript.@export_custom @GDScript.@export_exp_easing: slider range limits group inspector
@GDScript.@icon @GDScript.@static_unload @GDScript.@abstract @GDScript.@warning_ignore @GDScript.@tool: class icon warning ignore abstract annotation
MultiplayerAPI.get_peers MultiplayerAPI.get_unique_id MultiplayerAPI.peer_connected MultiplayerAPI.peer_disconnected MultiplayerAPI.get_remote_sender_id: list of connected players ids count lobby
MultiplayerSynchronizer.replication_interval MultiplayerSynchronizer.delta_interval MultiplayerSynchronizer.synchronized MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.public_visibility SceneReplicationConfig.add_property SceneReplicationConfig.property_set_replication_mode: sync rate bandwidth visible only some players interest
MultiplayerPeer.transfer_mode MultiplayerPeer.TRANSFER_MODE_UNRELIABLE MultiplayerPeer.TRANSFER_MODE_RELIABLE MultiplayerPeer.transfer_channel ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME: unreliable udp packet loss channel ping latency lag
MultiplayerPeer.refuse_new_connections MultiplayerPeer.get_connection_status SceneMultiplayer.auth_callback SceneMultiplayer.peer_authenticating MultiplayerPeer.close OfflineMultiplayerPeer: password authenticate full lobby close refuse players singleplayer
WebRTCPeerConnection WebRTCMultiplayerPeer WebRTCDataChannel WebRTCPeerConnection.create_offer WebRTCMultiplayerPeer.create_mesh: peer to browser webrtc p2p
WebSocketMultiplayerPeer WebSocketMultiplayerPeer.create_server WebSocketMultiplayerPeer.create_client TLSOptions.client TLSOptions.server: browser multiplayer web secure wss
HTTPRequest.request_raw HTTPClient.METHOD_POST HTTPClient.METHOD_PUT HTTPRequest.timeout HTTPRequest.cancel_request HTTPRequest.get_http_client_status HTTPRequest.set_tls_options HTTPRequest.accept_gzip: post put headers timeout cancel upload ssl
HTTPRequest.request_completed Image.load_png_from_buffer Image.load_jpg_from_buffer ImageTexture.create_from_image HTTPRequest.request: image from url avatar download show
HTTPClient HTTPClient.connect_to_host HTTPClient.poll HTTPClient.read_response_body_chunk HTTPClient.get_status StreamPeerTLS: http low level stream chunks
StreamPeerTCP StreamPeer.put_data StreamPeer.get_available_bytes StreamPeerTCP.poll StreamPeerTCP.get_status TCPServer.take_connection PacketPeerStream StreamPeer.put_string: tcp send receive bytes server socket
PacketPeerUDP.put_packet PacketPeer.get_packet PacketPeerUDP.bind PacketPeerUDP.set_dest_address PacketPeer.get_available_packet_count PacketPeer.put_var UDPServer.listen: udp send receive packet broadcast
IP.resolve_hostname IP.get_local_addresses IP.get_local_interfaces UPNP.query_external_address UPNP.discover: own ip address external hostname
Crypto.encrypt Crypto.sign CryptoKey X509Certificate Crypto.generate_rsa HMACContext AESContext: rsa aes certificate sign key
EditorPlugin.add_autoload_singleton EditorPlugin._enable_plugin EditorPlugin._disable_plugin EditorPlugin._get_plugin_name EditorPlugin._has_main_screen EditorPlugin._make_visible EditorPlugin._get_plugin_icon: plugin enabled autoload main screen tab
EditorPlugin._handles EditorPlugin._edit EditorPlugin._forward_canvas_gui_input EditorPlugin._forward_3d_gui_input EditorPlugin._forward_canvas_draw_over_viewport EditorPlugin.update_overlays: plugin mouse input viewport draw overlay edit object
EditorNode3DGizmoPlugin EditorNode3DGizmo EditorNode3DGizmo.add_lines EditorPlugin.add_node_3d_gizmo_plugin EditorNode3DGizmoPlugin._redraw EditorNode3DGizmo.add_handles: gizmo handles editor 3d custom
EditorInterface.get_editor_settings EditorInterface.get_resource_filesystem EditorInterface.open_scene_from_path EditorInterface.save_scene EditorInterface.play_main_scene EditorInterface.get_base_control EditorInterface.get_editor_theme EditorInterface.popup_node_selector: editor script open save play scene settings theme
EditorFileSystem EditorFileSystem.scan EditorFileSystem.filesystem_changed EditorInterface.get_resource_filesystem EditorInterface.select_file EditorFileSystem.reimport_files: refresh files editor rescan imported
EditorUndoRedoManager EditorUndoRedoManager.create_action EditorUndoRedoManager.add_do_property EditorPlugin.get_undo_redo EditorUndoRedoManager.add_do_method EditorUndoRedoManager.commit_action: undo redo plugin editor action
EditorExportPlugin EditorExportPlugin._export_begin EditorExportPlugin._export_file EditorPlugin.add_export_plugin EditorExportPlugin._get_export_options: export plugin build custom step
EditorScript EditorScript._run EditorScript.get_scene EditorInterface.get_selection @GDScript.@tool EditorInterface.get_edited_scene_root: batch rename many nodes run once editor script
EditorContextMenuPlugin EditorPlugin.add_context_menu_plugin EditorPlugin.add_tool_menu_item EditorPlugin.add_control_to_container EditorCommandPalette EditorDebuggerPlugin: right click menu filesystem scene tree toolbar editor
EditorImportPlugin._import EditorScenePostImport._post_import EditorScenePostImportPlugin ResourceImporterScene: import script modify imported model automatically
VisualShader VisualShaderNodeCustom VisualShaderNodeExpression VisualShaderNodeTexture VisualShaderNodeInput: visual shader graph custom node
MovieWriter Engine.get_write_movie_path ProjectSettings.editor/movie_writer/movie_file Viewport.get_texture: record video movie capture frames
Mutex.lock Mutex.unlock Semaphore.wait Semaphore.post Thread.is_alive WorkerThreadPool.add_group_task WorkerThreadPool.is_task_completed WorkerThreadPool.wait_for_task_completion Node.call_deferred_thread_group: thread lock share data finished wait several
Timer.is_stopped Timer.paused Timer.process_callback Timer.ignore_time_scale Timer.stop Timer.autostart: timer running pause stop physics
ClassDB ClassDB.instantiate ClassDB.get_class_list ClassDB.get_inheriters_from_class ProjectSettings.get_global_class_list ClassDB.class_exists: all classes list create by name script
GDScript Object.set_script Script.reload GDExtensionManager CSharpScript: attach script runtime change class code
OfflineMultiplayerPeer HTTPRequest.request ConfigFile.set_value: achievements unlock leaderboard
Dictionary Resource @GDScript.@export JSON.parse_string Array: quest items database crafting recipe stats skill tree data
Label.text RichTextLabel.text Label.visible_ratio Button Dictionary JSON.parse_string: dialogue branching visual novel choices conversation npc
Node.process_mode SceneTree.paused CanvasLayer.visible Input.mouse_mode CanvasItem.visible: pause menu open close escape settings
Signal.emit Dictionary Array Node.get_children: turn based order next queue fighters
Node.remove_child Node.add_child CanvasItem.hide Array.pop_back Node.set_process: object pool reuse bullets recycle
Label.text Timer.time_left String.format @GlobalScope.floor String.pad_zeros: minutes seconds format clock mm ss timer display
PackedScene.instantiate Label Tween.tween_property Label3D Node.queue_free: floating damage numbers popup text rising
`
