/** Names of other languages and engines for members of files, text formats and the network. */

export const filesMembers: Readonly<Record<string, string>> = {
  FileAccess: `
    read_all read_text get_text get_string get_as_string read: get_as_text
    eof is_eof feof end_of_file at_end is_at_end end_reached: eof_reached
    size length len: get_length
    write write_text: store_string
    read_line: get_line
    write_line: store_line
    exists has: file_exists
    store_json store_text: store_string
    get_file_as_text: get_file_as_string
    READ_ONLY: READ
    WRITE_ONLY: WRITE
    read_text: get_as_text`,
  DirAccess: `
    list_dir listdir list list_files: get_files
    list_dirs list_directories: get_directories
    mkdir create_dir: make_dir
    has: file_exists
    exists: dir_exists dir_exists_absolute
    delete remove_file delete_file: remove
    get_files_list get_file_list: get_files
    create_directory create_folder: make_dir`,
  ConfigFile: `
    write: save
    get read_value: get_value
    has has_key: has_section_key has_section
    set save_value write_value: set_value`,
  ResourceLoader: `
    load_async load_threaded load_background: load_threaded_request`,
  JSON: `
    dumps to_json encode print: stringify
    loads decode: parse_string`,
  XMLParser: `
    attribute get_attribute: get_named_attribute_value
    get_text get_node_text: get_node_data`,
  RegEx: `
    match is_match test find exec: search
    find_all match_all: search_all
    replace: sub`,
  RegExMatch: `
    group get_group get_text get_value text value: get_string
    groups get_groups: strings`,
  HTTPRequest: `
    abort cancel: cancel_request
    send fetch: request
    response_received response completed request_finished: request_completed
    RESULT_OK: RESULT_SUCCESS`,
  WebSocketPeer: `
    open: connect_to_url
    get_close_message: get_close_reason
    send_string send_message: send_text
    get_state: get_ready_state`,
  TCPServer: `
    accept: take_connection
    has_connection: is_connection_available`,
  StreamPeer: `
    write send: put_data
    read receive recv: get_data`,
  PacketPeer: `
    send send_packet: put_packet
    receive recv read receive_packet: get_packet`,
  MultiplayerPeer: `
    close_connection disconnect_from_host: close`,
  ENetMultiplayerPeer: `
    close_connection disconnect_all: close`,
  MultiplayerAPI: `
    is_host: is_server
    peers: get_peers
    get_id: get_unique_id
    connected: connected_to_server`,
  MultiplayerSynchronizer: `
    config: replication_config
    update_interval interval: replication_interval`
}
