/** Goals of tiles, scenes, saving, code, time, network and the system. `goals/index.ts` describes the form of a line. */
export default `
TileMapLayer.set_cell TileMapLayer.erase_cell TileMapLayer.set_cells_terrain_connect TileMapLayer TileMapLayer.clear: place tile code paint change build put
TileMapLayer.erase_cell TileMapLayer.set_cell TileMapLayer.local_to_map TileMapLayer.get_coords_for_body_rid: destroy break tile dig mine remove block
TileMapLayer.local_to_map TileMapLayer.map_to_local TileMapLayer.get_cell_source_id TileMapLayer.get_cell_atlas_coords CanvasItem.get_local_mouse_position Node2D.to_local: tile under mouse position coordinates which clicked
TileMapLayer.get_cell_tile_data TileData.get_custom_data TileSet.add_custom_data_layer TileMapLayer.local_to_map TileData.set_custom_data TileData: custom data tile property ice lava damage type standing
TileSet.set_physics_layer_collision_layer TileSet.add_physics_layer TileData.set_collision_polygons_count TileMapLayer.collision_enabled TileSet TileData.add_collision_polygon: tile collision solid walls fall through
TileMapLayer.set_cells_terrain_connect TileMapLayer.set_cells_terrain_path TileSet.add_terrain_set TileData.terrain: autotile terrain edges corners automatic connect
TileSet.tile_shape TileSet.TILE_SHAPE_ISOMETRIC TileSet.TILE_SHAPE_HEXAGON TileSet.tile_layout TileSet.tile_offset_axis TileMapLayer.y_sort_enabled: isometric hexagon hex map tiles
TileSetAtlasSource TileSetAtlasSource.set_tile_animation_columns TileSetAtlasSource.set_tile_animation_speed TileSetAtlasSource.set_tile_animation_frames_count: animated tile water
TileMapLayer.get_used_cells TileMapLayer.get_used_cells_by_id TileMapLayer.get_used_rect TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell: all tiles neighbours size map count find
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
`
