/** Synonyms about network and multiplayer. `synonyms/index.ts` describes the form of a line. */
export default `
internet: HTTPRequest
download: HTTPRequest HTTPRequest.request HTTPRequest.download_file
upload: HTTPRequest.request
http: HTTPRequest
http request: HTTPRequest HTTPRequest.request
request finished: HTTPRequest.request_completed
web request: HTTPRequest HTTPRequest.request
rest api: HTTPRequest
web page: HTTPRequest
webpage: HTTPRequest
websocket: WebSocketPeer WebSocketMultiplayerPeer
web socket: WebSocketPeer
socket: StreamPeerTCP PacketPeerUDP WebSocketPeer
tcp: StreamPeerTCP TCPServer
udp: PacketPeerUDP UDPServer
network: multiplayer
online: multiplayer
multiplayer server: ENetMultiplayerPeer.create_server ENetMultiplayerPeer
multiplayer client: ENetMultiplayerPeer.create_client
host game: ENetMultiplayerPeer.create_server
create server: ENetMultiplayerPeer.create_server
join game: ENetMultiplayerPeer.create_client
join server: ENetMultiplayerPeer.create_client
connect server: ENetMultiplayerPeer.create_client
dedicated server: ENetMultiplayerPeer.create_server
another peer: Node.rpc Node.rpc_id @GDScript.@rpc
remote procedure call: Node.rpc @GDScript.@rpc
remote call: Node.rpc @GDScript.@rpc
over network: Node.rpc @GDScript.@rpc
function network: Node.rpc @GDScript.@rpc
authority: Node.set_multiplayer_authority Node.is_multiplayer_authority
sync: synchronize MultiplayerSynchronizer
synchronize: MultiplayerSynchronizer
replicate: MultiplayerSynchronizer MultiplayerSpawner
player connected: MultiplayerAPI.peer_connected
peer id: MultiplayerAPI.get_unique_id
ping: ENetPacketPeer
ip address: IP.get_local_addresses IP.resolve_hostname
hostname: IP.resolve_hostname
port forwarding: UPNP
lan: PacketPeerUDP.set_broadcast_enabled
broadcast: PacketPeerUDP.set_broadcast_enabled
kick: MultiplayerPeer.disconnect_peer
player disconnected: MultiplayerAPI.peer_disconnected
ssl: TLSOptions
certificate: TLSOptions X509Certificate
url encode: String.uri_encode
query string: HTTPClient.query_string_from_dict
status code: HTTPRequest.request_completed
post request: HTTPRequest.request HTTPClient.METHOD_POST
post json: HTTPRequest.request JSON.stringify HTTPRequest.request_completed HTTPClient.METHOD_POST
http header: HTTPRequest.request
spawn over network: MultiplayerSpawner
spawn players: MultiplayerSpawner
sync position: MultiplayerSynchronizer SceneReplicationConfig
sync player: MultiplayerSynchronizer Node.set_multiplayer_authority SceneReplicationConfig
sync property: MultiplayerSynchronizer SceneReplicationConfig
who owns: Node.set_multiplayer_authority Node.is_multiplayer_authority
only server: MultiplayerAPI.is_server
appear peers: MultiplayerSpawner MultiplayerSpawner.spawn
spawned peers: MultiplayerSpawner MultiplayerSpawner.spawn
owning client: Node.set_multiplayer_authority Node.is_multiplayer_authority
own character multiplayer: Node.set_multiplayer_authority Node.is_multiplayer_authority
control own: Node.is_multiplayer_authority
hide players: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
only some players: MultiplayerSynchronizer.set_visibility_for
network visibility: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.public_visibility
sent rpc: MultiplayerAPI.get_remote_sender_id
rpc sender: MultiplayerAPI.get_remote_sender_id
who called: MultiplayerAPI.get_remote_sender_id
am server: MultiplayerAPI.is_server
download progress: HTTPRequest.get_downloaded_bytes HTTPRequest.get_body_size
upload file: HTTPRequest.request_raw
host multiplayer: ENetMultiplayerPeer.create_server ENetMultiplayerPeer
join multiplayer: ENetMultiplayerPeer.create_client
next time fires: Object.CONNECT_ONE_SHOT
on all clients: Node.rpc @GDScript.@rpc
for all clients: Node.rpc @GDScript.@rpc
spawn synced: MultiplayerSpawner
websocket server: WebSocketPeer.connect_to_url WebSocketPeer
websocket client: WebSocketPeer.connect_to_url
one client: Node.rpc_id
specific peer: Node.rpc_id
single peer: Node.rpc_id
sync transform: MultiplayerSynchronizer SceneReplicationConfig
sync variable: MultiplayerSynchronizer SceneReplicationConfig
player position network: MultiplayerSynchronizer
player joined: MultiplayerAPI.peer_connected
player left: MultiplayerAPI.peer_disconnected
connection lost: MultiplayerAPI.server_disconnected MultiplayerAPI.peer_disconnected
server authoritative: Node.set_multiplayer_authority MultiplayerAPI.is_server
lan discovery: PacketPeerUDP.set_broadcast_enabled PacketPeerUDP
chat message: Node.rpc @GDScript.@rpc
request header: HTTPRequest.request
image url: HTTPRequest.request Image.load_png_from_buffer ImageTexture.create_from_image
client sees: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
visible client: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
visibility peer: MultiplayerSynchronizer.set_visibility_for MultiplayerSynchronizer.add_visibility_filter
host server: ENetMultiplayerPeer.create_server
leave multiplayer: MultiplayerPeer.close MultiplayerAPI.multiplayer_peer
leave server: MultiplayerPeer.close MultiplayerAPI.multiplayer_peer
stop hosting: MultiplayerPeer.close
list clients: MultiplayerAPI.get_peers
kick client: MultiplayerPeer.disconnect_peer
kick peer: MultiplayerPeer.disconnect_peer
client disconnected: MultiplayerAPI.peer_disconnected
client joined: MultiplayerAPI.peer_connected
host left: MultiplayerAPI.server_disconnected
host disconnected: MultiplayerAPI.server_disconnected
function server: Node.rpc_id @GDScript.@rpc
network latency: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
player ping: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
measure ping: ENetPacketPeer.get_statistic ENetPacketPeer.PEER_ROUND_TRIP_TIME
browser multiplayer: WebSocketMultiplayerPeer WebRTCMultiplayerPeer
web multiplayer: WebSocketMultiplayerPeer WebRTCMultiplayerPeer
html5 multiplayer: WebSocketMultiplayerPeer WebRTCMultiplayerPeer
p2p: WebRTCMultiplayerPeer ENetMultiplayerPeer.create_mesh
peer peer: WebRTCMultiplayerPeer ENetMultiplayerPeer.create_mesh
fetch json: HTTPRequest.request JSON.parse_string HTTPRequest.request_completed
fetch url: HTTPRequest.request
get request: HTTPRequest.request HTTPClient.METHOD_GET
response code: HTTPRequest.request_completed HTTPClient.get_response_code
cancel download: HTTPRequest.cancel_request
abort download: HTTPRequest.cancel_request
save download: HTTPRequest.download_file
download disk: HTTPRequest.download_file
networkvariable: MultiplayerSynchronizer SceneReplicationConfig
clientrpc: Node.rpc @GDScript.@rpc
serverrpc: Node.rpc_id @GDScript.@rpc
ajax: HTTPRequest.request
webhook: HTTPRequest.request HTTPClient.METHOD_POST
late join: MultiplayerSpawner MultiplayerSynchronizer
sync rate: MultiplayerSynchronizer.replication_interval
replication rate: MultiplayerSynchronizer.replication_interval
interest management: MultiplayerSynchronizer.add_visibility_filter MultiplayerSynchronizer.set_visibility_for
failed connect server: MultiplayerAPI.connection_failed
close server: MultiplayerPeer.close TCPServer.stop
lock lobby: MultiplayerPeer.refuse_new_connections
server full: MultiplayerPeer.refuse_new_connections ENetMultiplayerPeer.create_server
packet loss: ENetPacketPeer.PEER_PACKET_LOSS ENetPacketPeer.get_statistic
limit bandwidth: ENetConnection.bandwidth_limit MultiplayerSynchronizer.replication_interval
client ip: ENetPacketPeer.get_remote_address WebSocketMultiplayerPeer.get_peer_address
unreliable rpc: @GDScript.@rpc MultiplayerPeer.TRANSFER_MODE_UNRELIABLE
guaranteed delivery: MultiplayerPeer.TRANSFER_MODE_RELIABLE MultiplayerPeer.transfer_mode
rpc permission: @GDScript.@rpc MultiplayerAPI.RPC_MODE_ANY_PEER
play offline: OfflineMultiplayerPeer
authenticate player: SceneMultiplayer.auth_callback SceneMultiplayer.send_auth SceneMultiplayer.complete_auth
authenticate client: SceneMultiplayer.auth_callback SceneMultiplayer.send_auth SceneMultiplayer.complete_auth
nat traversal: UPNP.add_port_mapping UPNP WebRTCPeerConnection
open port: UPNP.add_port_mapping
router port: UPNP.add_port_mapping UPNP.discover
public ip: UPNP.query_external_address
external ip: UPNP.query_external_address
local ip: IP.get_local_addresses
dns: IP.resolve_hostname
domain name: IP.resolve_hostname
stun server: WebRTCPeerConnection.initialize
bearer token: HTTPRequest.request
follow redirects: HTTPRequest.max_redirects
check internet: HTTPRequest.request HTTPRequest.request_completed
online leaderboard: HTTPRequest.request
server sent events: HTTPClient.read_response_body_chunk HTTPClient
self signed: TLSOptions.client_unsafe Crypto.generate_self_signed_certificate
bypass certificate: TLSOptions.client_unsafe HTTPRequest.set_tls_options
listen port: TCPServer.listen UDPServer.listen
accept connection: TCPServer.take_connection
socket server: TCPServer.listen TCPServer.take_connection
incoming connection: TCPServer.is_connection_available TCPServer.take_connection
nagle: StreamPeerTCP.set_no_delay
datagram: PacketPeerUDP PacketPeerUDP.set_dest_address
multicast: PacketPeerUDP.join_multicast_group
lan servers: PacketPeerUDP.set_broadcast_enabled UDPServer
keepalive: WebSocketPeer.heartbeat_interval
websocket header: WebSocketPeer.handshake_headers
websocket disconnected: WebSocketPeer.get_close_code WebSocketPeer.get_ready_state
websocket message: WebSocketPeer.send_text WebSocketPeer.poll PacketPeer.get_packet
endianness: StreamPeer.big_endian FileAccess.big_endian
rsa: Crypto.generate_rsa CryptoKey
digital signature: Crypto.sign Crypto.verify
hmac: Crypto.hmac_digest HMACContext
secure random: Crypto.generate_random_bytes
uuid: Crypto.generate_random_bytes
public key: CryptoKey Crypto.generate_rsa
encrypt string: AESContext Crypto.encrypt
download model: GLTFDocument.append_from_buffer GLTFDocument.generate_scene HTTPRequest
multiple requests: HTTPRequest.request HTTPRequest
cloud save: HTTPRequest.request
player list: MultiplayerAPI.get_peers
reconnect: ENetMultiplayerPeer.create_client MultiplayerAPI.server_disconnected
tell server: Node.rpc_id
tell clients: Node.rpc
send clients: Node.rpc
send packet: PacketPeer.put_packet SceneMultiplayer.send_bytes
receive packet: PacketPeer.get_packet SceneMultiplayer.peer_packet
max players: ENetMultiplayerPeer.create_server
player limit: ENetMultiplayerPeer.create_server
sync health: MultiplayerSynchronizer SceneReplicationConfig
sync score: MultiplayerSynchronizer Node.rpc
sync enemy: MultiplayerSynchronizer MultiplayerSpawner
multiplayer scene change: Node.rpc SceneTree.change_scene_to_file
network smoothing: MultiplayerSynchronizer.replication_interval @GlobalScope.lerp
connected successfully: MultiplayerAPI.connected_to_server
matchmaking: HTTPRequest.request WebSocketPeer
submit score: HTTPRequest.request HTTPClient.METHOD_POST JSON.stringify
send score: HTTPRequest.request HTTPClient.METHOD_POST JSON.stringify
upload score: HTTPRequest.request HTTPClient.METHOD_POST JSON.stringify
leaderboard: HTTPRequest.request Array.sort_custom
login server: HTTPRequest.request
analytics: HTTPRequest.request
only host: MultiplayerAPI.is_server Node.is_multiplayer_authority
synchronize property: MultiplayerSynchronizer SceneReplicationConfig.add_property SceneReplicationConfig
websocket certificate: TLSOptions.server WebSocketMultiplayerPeer.create_server TLSOptions.client
server certificate: TLSOptions.server Crypto.generate_self_signed_certificate
`
