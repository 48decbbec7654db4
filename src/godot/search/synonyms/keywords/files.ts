/** Search keywords of files, settings, resources and the network. `keywords/index.ts` describes the form of a line. */
export default `
ConfigFile: settings options preferences ini save volume
ConfigFile.get_value: settings options read default
ConfigFile.load: settings options read disk
ConfigFile.save: settings options write disk
ConfigFile.set_value: settings options store
Crypto: encrypt hash secure random
DirAccess: folder list files create delete
DirAccess.copy: duplicate backup file
DirAccess.get_files: list folder all scan
DirAccess.get_files_at: list folder all levels scan
DirAccess.make_dir_recursive_absolute: create folder missing nested
DirAccess.remove: delete erase save slot file
DirAccess.remove_absolute: delete erase save slot file
DirAccess.rename: move file
ENetMultiplayerPeer.create_client: join connect ip lan online
ENetMultiplayerPeer.create_server: host lan online listen
FileAccess: read write save load text data disk
FileAccess.eof_reached: end loop until
FileAccess.file_exists: check save there missing present
FileAccess.get_as_text: read whole text load contents
FileAccess.get_csv_line: comma spreadsheet table row
FileAccess.get_line: read each row
FileAccess.get_modified_time: date changed last
FileAccess.get_var: load data dictionary binary progress variables
FileAccess.open: read write save load text
FileAccess.open_encrypted_with_pass: encrypt password protect cheat
FileAccess.store_string: write text save
FileAccess.store_var: save data dictionary binary progress variables
HashingContext: sha256 md5 checksum
HTTPRequest: download api fetch rest web server internet
HTTPRequest.download_file: save disk
HTTPRequest.request: get post api fetch send rest json web
HTTPRequest.request_completed: response received api fetch callback
HTTPRequest.timeout: slow server
JSON.parse_string: deserialize load text parse response
JSON.stringify: serialize save text export object
Marshalls: base64 encode
MultiplayerAPI.get_remote_sender_id: who sent called
MultiplayerAPI.get_unique_id: my own player number
MultiplayerAPI.is_server: host check
MultiplayerAPI.peer_connected: player joined new
MultiplayerAPI.peer_disconnected: player left quit dropped
MultiplayerAPI.server_disconnected: host lost left
MultiplayerPeer.disconnect_peer: kick ban player
MultiplayerSpawner: spawn replicate players join network
MultiplayerSynchronizer: sync replicate position state players
Node.is_multiplayer_authority: owner mine local only control
Node.rpc: remote call network everyone
Node.rpc_id: remote call network one specific
Node.set_multiplayer_authority: owner control whose player
PacketPeerUDP: lan discovery broadcast
Resource: custom data item stats scriptable object
Resource.duplicate: copy unique shared same independent instance
Resource.resource_local_to_scene: unique per instance shared material
ResourceLoader.exists: check asset there
ResourceLoader.load: read asset custom data
ResourceLoader.load_threaded_get: loading finished background
ResourceLoader.load_threaded_get_status: loading bar percent progress screen
ResourceLoader.load_threaded_request: loading screen background async big level
ResourceSaver.save: write custom progress data tres
StreamPeerTCP: socket raw connect
TCPServer: socket listen accept
UPNP: port forwarding router
WebSocketPeer: realtime socket server chat
`
