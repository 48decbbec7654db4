/** Chinese technical terms of graphics, animation, movement, text, numbers, windows and network. */
export default `
深度缓冲: depth buffer
模板缓冲: stencil BaseMaterial3D.stencil_mode
近裁剪面: near clip Camera3D.near
远裁剪面: far clip Camera3D.far
万向锁: gimbal lock Quaternion Basis
骨骼附件: bone attachment BoneAttachment3D
形态键: blend shape MeshInstance3D.set_blend_shape_value
阴影偏移: shadow bias Light3D.shadow_bias Light3D.shadow_normal_bias
切换到状态 切换状态 状态机切换: travel state machine AnimationNodeStateMachinePlayback.travel AnimationNodeStateMachinePlayback
着色器传 传给着色器 向着色器: shader parameter ShaderMaterial.set_shader_parameter ShaderMaterial
单次动画: one shot animation AnimationNodeOneShot
上半身 下半身: upper body filter AnimationNode.set_filter_path AnimationNode.filter_enabled AnimationNodeBlend2
混合空间: blend space AnimationNodeBlendSpace2D AnimationNodeBlendSpace1D
逆向运动学 反向动力学: inverse kinematics SkeletonModifier3D SkeletonIK3D
循环模式: loop mode Animation.loop_mode AudioStreamWAV.loop_mode
静态体: static body StaticBody2D StaticBody3D
恒定力: constant force RigidBody2D.constant_force
射线投射: raycast RayCast2D RayCast3D PhysicsDirectSpaceState2D.intersect_ray
形状投射: shape cast ShapeCast2D ShapeCast3D
土狼时间 跳跃缓冲: coyote jump buffer Timer CharacterBody2D.is_on_floor
磁力: magnet gravity point Area2D.gravity_point
碰撞例外: collision exception PhysicsBody2D.add_collision_exception_with
响应码 状态码: response code HTTPRequest.request_completed HTTPClient.get_response_code
丢包 丢包率: packet loss ENetPacketPeer.get_statistic
域名解析: resolve hostname IP.resolve_hostname
字节序: big endian StreamPeer.big_endian FileAccess.big_endian
虚拟按键: touch button TouchScreenButton
肩键: shoulder button @GlobalScope.JOY_BUTTON_LEFT_SHOULDER
输入缓冲: input buffer Timer Input.is_action_just_pressed
复数形式: plural Object.tr_n Translation.get_plural_message
语言包: translation TranslationServer.add_translation Translation
伪本地化: pseudolocalization TranslationServer.pseudolocalization_enabled
从右到左: right to left Control.layout_direction Control.is_layout_rtl
字体回退 备用字体 后备字体: font fallbacks Font.fallbacks FontFile.allow_system_fallback
翻译上下文: translation context Object.tr Translation.add_message
工具按钮: tool button @GDScript.@export_tool_button
选中的节点: selected nodes EditorSelection.get_selected_nodes
资源选择器: resource picker EditorResourcePicker
资源预览 缩略图: preview thumbnail EditorResourcePreview EditorInterface.make_mesh_previews
文件系统扫描: filesystem scan EditorFileSystem.scan
调试器插件: debugger plugin EditorDebuggerPlugin
微秒: microseconds Time.get_ticks_usec
夏令时: daylight saving Time.get_time_zone_from_system
驼峰命名: camel case String.to_camel_case String.to_pascal_case
转义: escape String.c_escape String.uri_encode String.xml_escape
不区分大小写: case insensitive String.nocasecmp_to String.to_lower String.findn
千位分隔符: thousands separator String.num String.insert
备用瓦片: alternative tile TileSetAtlasSource.create_alternative_tile
地形集: terrain set TileSet.add_terrain_set
相邻瓦片 周围的瓦片: neighbor cell surrounding TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
瓦片图案: tile pattern TileMapPattern TileMapLayer.get_pattern TileMapLayer.set_pattern
投射阴影: cast shadow GeometryInstance3D.cast_shadow Light3D.shadow_enabled
色温: color temperature Light3D.light_temperature
超采样: scaling Viewport.scaling_3d_scale
锐化: sharpness Viewport.fsr_sharpness
拉伸模式: stretch mode ProjectSettings.display/window/stretch/mode Window.content_scale_mode TextureRect.stretch_mode
缩放模式: scaling mode Window.content_scale_mode Viewport.scaling_3d_mode
整数倍 整数缩放: integer scale Window.content_scale_stretch ProjectSettings.display/window/stretch/scale_mode
像素完美: pixel snap ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel CanvasItem.texture_filter Window.content_scale_stretch
独占全屏: exclusive fullscreen Window.MODE_EXCLUSIVE_FULLSCREEN DisplayServer.WINDOW_MODE_EXCLUSIVE_FULLSCREEN
深色模式 暗色模式: dark mode DisplayServer.is_dark_mode
系统主题色 强调色: accent color DisplayServer.get_accent_color
可靠传输: reliable MultiplayerPeer.TRANSFER_MODE_RELIABLE MultiplayerPeer.transfer_mode
不可靠: unreliable MultiplayerPeer.TRANSFER_MODE_UNRELIABLE MultiplayerPeer.transfer_mode
主机迁移: host migration MultiplayerAPI.server_disconnected
玩家列表 在线玩家: peers players MultiplayerAPI.get_peers
所有权转移 转移所有权: set authority Node.set_multiplayer_authority
通道: channel MultiplayerPeer.transfer_channel
带宽: bandwidth ENetConnection.bandwidth_limit
打洞 点对点: peer to peer WebRTCMultiplayerPeer WebRTCPeerConnection
正态分布: normal distribution @GlobalScope.randfn RandomNumberGenerator.randfn
柏林噪声: perlin noise FastNoiseLite Noise.get_noise_2d
逆插值 反插值: inverse lerp @GlobalScope.inverse_lerp
凸包: convex hull Geometry2D.convex_hull
三角剖分: triangulate Geometry2D.triangulate_polygon Geometry2D.triangulate_delaunay
深拷贝 深度复制: deep copy duplicate Array.duplicate_deep Array.duplicate Dictionary.duplicate_deep Dictionary.duplicate Resource.duplicate_deep
浅拷贝: shallow copy Array.duplicate Dictionary.duplicate
类型化数组: typed array Array.is_typed Array
优先队列: priority queue Array.bsearch_custom Array.sort_custom
二分查找: binary search Array.bsearch
`
