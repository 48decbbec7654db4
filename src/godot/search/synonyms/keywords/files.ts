/** Search keywords of files, settings, resources and the network. `keywords/index.ts` describes the form of a line. */
export default `
ConfigFile: settings options preferences ini save volume
ConfigFile.get_value: settings options read default
ConfigFile.load: settings options read disk
ConfigFile.save: settings options write disk
ConfigFile.save_encrypted_pass: encrypt settings cheat
ConfigFile.set_value: settings options store
Crypto: encrypt hash secure random
DirAccess: folder list files create delete
DirAccess.copy: duplicate backup file
DirAccess.dir_exists_absolute: folder check there
DirAccess.get_directories_at: folders subfolders list
DirAccess.get_files: list folder all scan
DirAccess.get_files_at: list folder all levels scan
DirAccess.list_dir_begin: loop files all
DirAccess.make_dir: create folder new
DirAccess.make_dir_recursive_absolute: create folder missing nested
DirAccess.remove: delete erase save slot file
DirAccess.remove_absolute: delete erase save slot file
DirAccess.rename: move file
ENetMultiplayerPeer: online lan udp server client
ENetMultiplayerPeer.create_client: join connect ip lan online
ENetMultiplayerPeer.create_server: host lan online listen
ENetPacketPeer.get_statistic: ping latency packet loss
FileAccess.get_length: bytes many big
FileAccess: read write save load text data disk
FileAccess.eof_reached: end loop until
FileAccess.file_exists: check save there missing present
FileAccess.get_as_text: read whole text load contents
FileAccess.get_csv_line: comma spreadsheet table row
FileAccess.get_file_as_string: read whole text quick
FileAccess.get_line: read each row
FileAccess.get_modified_time: date changed last
FileAccess.get_open_error: failed why null
FileAccess.get_var: load data dictionary binary progress variables
FileAccess.open: read write save load text
FileAccess.open_encrypted_with_pass: encrypt password protect cheat
FileAccess.seek_end: append add log
FileAccess.store_csv_line: spreadsheet export row
FileAccess.store_line: write text row
FileAccess.store_string: write text save
FileAccess.store_var: save data dictionary binary progress variables
HashingContext: sha256 md5 checksum
HTTPClient: low level streaming http
HTTPClient.METHOD_POST: send form api submit
HTTPRequest: download api fetch rest web server internet
HTTPRequest.cancel_request: abort stop
HTTPRequest.download_file: save disk
HTTPRequest.request: get post api fetch send rest json web
HTTPRequest.request_completed: response received api fetch callback
HTTPRequest.timeout: slow server
IP.resolve_hostname: dns domain address
JSON.parse: error line text response
JSON.parse_string: deserialize load text parse response
JSON.stringify: serialize save text export object
Marshalls: base64 encode
MultiplayerAPI.get_remote_sender_id: who sent called
MultiplayerAPI.get_unique_id: my own player number
MultiplayerAPI.is_server: host check
MultiplayerAPI.peer_connected: player joined new
MultiplayerAPI.peer_disconnected: player left quit dropped
MultiplayerAPI.server_disconnected: host lost left
MultiplayerPeer.close: leave disconnect stop end
MultiplayerPeer.disconnect_peer: kick ban player
MultiplayerSpawner: spawn replicate players join network
MultiplayerSpawner.spawn: custom player data network
MultiplayerSynchronizer: sync replicate position state players
MultiplayerSynchronizer.set_visibility_for: hide only certain players fog
Node.is_multiplayer_authority: owner mine local only control
Node.rpc: remote call network everyone
Node.rpc_id: remote call network one specific
Node.set_multiplayer_authority: owner control whose player
PacketPeerUDP: lan discovery broadcast
PacketPeerUDP.set_broadcast_enabled: lan discovery find games local
Resource: custom data item stats scriptable object
Resource.duplicate: copy unique shared same independent instance
Resource.duplicate_deep: copy nested unique
Resource.resource_local_to_scene: unique per instance shared material
ResourceLoader: load path asset
ResourceLoader.exists: check asset there
ResourceLoader.list_directory: exported folder files pck
ResourceLoader.load: read asset custom data
ResourceLoader.load_threaded_get: loading finished background
ResourceLoader.load_threaded_get_status: loading bar percent progress screen
ResourceLoader.load_threaded_request: loading screen background async big level
ResourceSaver.save: write custom progress data tres
SceneReplicationConfig: sync properties multiplayer
StreamPeerTCP: socket raw connect
TCPServer: socket listen accept
TCPServer.take_connection: accept client
UPNP: port forwarding router
WebRTCMultiplayerPeer: browser p2p web online
WebSocketMultiplayerPeer: browser online server web
WebSocketPeer: realtime socket server chat
ZIPPacker: zip compress archive
ZIPReader: unzip extract archive
`
