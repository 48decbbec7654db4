/** Japanese technical terms of graphics, animation, movement, text, numbers, windows and network. */
export default `
アルベド: albedo BaseMaterial3D.albedo_color BaseMaterial3D.albedo_texture
クリップ面 クリッピング面: near far clip Camera3D.near Camera3D.far
ジンバルロック: gimbal lock Quaternion Basis
スキニング: skin Skin MeshInstance3D.skin
プロシージャル: procedural
上半身 下半身: upper body filter AnimationNode.set_filter_path AnimationNode.filter_enabled AnimationNodeBlend2
シェーダーに シェーダへ シェーダーへ: shader parameter ShaderMaterial.set_shader_parameter ShaderMaterial
状態を切り替え 状態に切り替え 状態に遷移 ステートを切り替え ステートマシンのアニメ: travel state machine AnimationNodeStateMachinePlayback.travel AnimationNodeStateMachinePlayback
イーズイン イーズアウト: ease Tween.set_ease Tween.set_trans
コヨーテタイム ジャンプバッファ: coyote jump buffer Timer CharacterBody2D.is_on_floor
先行入力: input buffer Timer Input.is_action_just_pressed
磁力 磁石: magnet gravity point Area2D.gravity_point
POSTで送 POSTリクエスト: post HTTPRequest.request HTTPClient.METHOD_POST
ステータスコード 応答コード: response code HTTPRequest.request_completed HTTPClient.get_response_code
ブロードキャスト: broadcast PacketPeerUDP.set_broadcast_enabled SceneTree.call_group
ポート開放 UPnP: upnp port mapping UPNP UPNP.add_port_mapping
再接続: reconnect connect
パケットロス: packet loss ENetPacketPeer.get_statistic
ホスト名 名前解決: resolve hostname IP.resolve_hostname
バイトオーダー エンディアン: big endian StreamPeer.big_endian FileAccess.big_endian
入力を消費 イベントを消費: input handled Viewport.set_input_as_handled Control.accept_event
疑似翻訳 疑似ローカライズ: pseudolocalization TranslationServer.pseudolocalization_enabled
アラビア語 ヘブライ語: right to left Control.layout_direction Label.text_direction
代替フォント フォールバックフォント: font fallbacks Font.fallbacks FontFile.allow_system_fallback
リマップ: remap @GlobalScope.remap
下部パネル ボトムパネル: bottom panel EditorPlugin.add_control_to_bottom_panel
サムネイル: preview thumbnail EditorResourcePreview
マイクロ秒: microseconds Time.get_ticks_usec
ミリ秒: milliseconds Time.get_ticks_msec
サマータイム 夏時間: daylight saving Time.get_time_zone_from_system
何曜日 曜日を: weekday Time.get_date_dict_from_system Time.get_datetime_dict_from_system
スネークケース: snake case String.to_snake_case
キャメルケース: camel case String.to_camel_case String.to_pascal_case
MD5: md5 String.md5_text FileAccess.get_md5
エスケープ文字 文字をエスケープ: escape String.c_escape String.uri_encode String.xml_escape
代替タイル: alternative tile TileSetAtlasSource.create_alternative_tile
アイソメトリック: isometric TileSet.tile_shape TileSet.TILE_SHAPE_ISOMETRIC
隣のタイル 周囲のタイル: neighbor cell surrounding TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
タイルパターン: tile pattern TileMapPattern TileMapLayer.get_pattern TileMapLayer.set_pattern
カルマスク カリングマスク: cull mask Camera3D.cull_mask Light3D.light_cull_mask
色温度: color temperature Light3D.light_temperature
レンダーターゲット 描画先: render target SubViewport ViewportTexture
整数倍: integer scale Window.content_scale_stretch ProjectSettings.display/window/stretch/scale_mode
ピクセルパーフェクト: pixel snap ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel CanvasItem.texture_filter Window.content_scale_stretch
黒帯 上下の黒: aspect Window.content_scale_aspect ProjectSettings.display/window/stretch/aspect
サブウィンドウ 別ウィンドウ: window Window Viewport.gui_embed_subwindows
排他フルスクリーン: exclusive fullscreen Window.MODE_EXCLUSIVE_FULLSCREEN DisplayServer.WINDOW_MODE_EXCLUSIVE_FULLSCREEN
ダークモード: dark mode DisplayServer.is_dark_mode
アクセントカラー: accent color DisplayServer.get_accent_color
信頼性 信頼できる通信: reliable MultiplayerPeer.TRANSFER_MODE_RELIABLE MultiplayerPeer.transfer_mode
接続中のプレイヤー 接続している全員 接続中のピア: peers players MultiplayerAPI.get_peers
ロールバック: rollback
チャンネル: channel MultiplayerPeer.transfer_channel
帯域: bandwidth ENetConnection.bandwidth_limit
リレー: relay SceneMultiplayer.server_relay
P2P: peer to peer WebRTCMultiplayerPeer WebRTCPeerConnection
正規分布: normal distribution @GlobalScope.randfn RandomNumberGenerator.randfn
パーリンノイズ: perlin noise FastNoiseLite Noise.get_noise_2d
凸包: convex hull Geometry2D.convex_hull
三角形分割: triangulate Geometry2D.triangulate_polygon Geometry2D.triangulate_delaunay
深いコピー ディープコピー: deep copy duplicate Array.duplicate_deep Array.duplicate Dictionary.duplicate_deep Dictionary.duplicate Resource.duplicate_deep
浅いコピー シャローコピー: shallow copy Array.duplicate Dictionary.duplicate
型付き配列: typed array Array.is_typed Array
優先度付きキュー: priority queue Array.bsearch_custom Array.sort_custom
二分探索: binary search Array.bsearch
`
