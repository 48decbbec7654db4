/** Chinese tasks in people's own words, with their solutions, in simplified characters. */
export default `
适配不同分辨率 适配分辨率 不同分辨率 屏幕适配 多分辨率: ProjectSettings.display/window/stretch/mode ProjectSettings.display/window/stretch/aspect Window.content_scale_mode Control.set_anchors_preset
下拉选单: OptionButton OptionButton.add_item OptionButton.item_selected
点不到 点不了 点击无效 挡住点击 点击穿透: Control.mouse_filter Control.MOUSE_FILTER_IGNORE Control.MOUSE_FILTER_PASS
一个一个蹦 一个字一个字 逐字显示 打字机效果: RichTextLabel.visible_characters RichTextLabel.visible_ratio Label.visible_ratio Label.visible_characters
字体描边 文字描边 字体轮廓: LabelSettings.outline_size LabelSettings.outline_color Label.outline_size Label.font_outline_color
变成方块 显示成方块 显示方框 变成方框 显示成方框 显示为方块 显示方块 缺字 豆腐块 中文显示方块 字体缺失: Font.fallbacks SystemFont FontFile.allow_system_fallback
设定档 设置文件 ini文件: ConfigFile ConfigFile.load ConfigFile.get_value ConfigFile.set_value ConfigFile.save
存档加密 加密存档 防修改 防篡改: FileAccess.open_encrypted_with_pass ConfigFile.save_encrypted_pass ConfigFile.load_encrypted_pass AESContext
加载mod mod包 补丁包 资源包: ProjectSettings.load_resource_pack PCKPacker
自动重播 循环音乐 音乐循环: AudioStreamOggVorbis.loop AudioStreamMP3.loop AudioStreamWAV.loop_mode AudioStreamPlayer.finished
频谱 音乐可视化 节奏频谱 音频可视化: AudioEffectSpectrumAnalyzer AudioEffectSpectrumAnalyzerInstance.get_magnitude_for_frequency_range AudioServer.get_bus_effect_instance
挂到手上 挂在手上 武器挂 手持武器 拿在手里 骨骼挂点 挂到骨骼: BoneAttachment3D BoneAttachment3D.bone_name BoneAttachment3D.bone_idx
影子有条纹 阴影条纹 阴影闪烁 阴影痤疮: Light3D.shadow_bias Light3D.shadow_normal_bias DirectionalLight3D.directional_shadow_max_distance
弹孔 血迹 脚印: Decal Decal.texture_albedo Decal.size
哪一格 哪个格子 点到的格子 鼠标所在格子 格子坐标: TileMapLayer.local_to_map TileMapLayer.map_to_local TileMapLayer.get_cell_source_id CanvasItem.get_local_mouse_position
像素变糊 变糊 模糊不清 像素图模糊: CanvasItem.texture_filter CanvasItem.TEXTURE_FILTER_NEAREST ProjectSettings.rendering/textures/canvas_textures/default_texture_filter
裁剪成圆形 圆形头像 圆形裁剪: CanvasItem.clip_children CanvasItem.CLIP_CHILDREN_ONLY CanvasGroup
只放一次 播放一次 爆炸粒子: GPUParticles2D.one_shot GPUParticles3D.one_shot GPUParticles2D.finished CPUParticles2D.one_shot
后制特效 屏幕特效: CompositorEffect Compositor BackBufferCopy Environment WorldEnvironment
互相让开 挤成一团 怪物挤 互相避让 避让: NavigationAgent2D.avoidance_enabled NavigationAgent3D.avoidance_enabled NavigationAgent2D.velocity_computed NavigationAgent2D.radius
更新寻路 重新烘焙 烘焙导航 更新导航: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon NavigationObstacle3D
自定义事件 自己定义事件 通知其他物件 发信号: Signal Signal.emit Signal.connect Object.emit_signal
显示在编辑器面板 编辑器面板 暴露变量 检查器显示: @GDScript.@export @GDScript.@export_range @GDScript.@export_group @GDScript.@export_enum
用逗号分割 逗号分隔 切割字串: String.split String.get_slice PackedStringArray
慢慢转向 平滑转向 缓慢转向 平滑旋转: @GlobalScope.lerp_angle @GlobalScope.rotate_toward Node2D.get_angle_to Quaternion.slerp Basis.slerp
平滑跟随: @GlobalScope.lerp @GlobalScope.move_toward Vector2.lerp Vector2.move_toward Tween.tween_property
站在平台 跟着平台: AnimatableBody2D AnimatableBody3D AnimatableBody2D.sync_to_physics CharacterBody2D.get_platform_velocity
单向平台 从下面跳上 穿过平台 可穿越平台 平台上跳下 平台跳下 跳下平台 平台落下 平台下落: CollisionShape2D.one_way_collision CollisionShape2D.one_way_collision_margin
二段跳 连跳 跳跃高度: CharacterBody2D.is_on_floor CharacterBody2D.velocity CharacterBody2D.move_and_slide
闪避 突进: CharacterBody2D.velocity CharacterBody2D.move_and_slide SceneTree.create_timer
弹开 推开: RigidBody2D.apply_central_impulse RigidBody2D.apply_impulse CharacterBody2D.velocity
推箱子 推动物体: CharacterBody2D.get_slide_collision KinematicCollision2D.get_collider RigidBody2D.apply_central_impulse
弹力: PhysicsMaterial.bounce Vector2.bounce PhysicsBody2D.move_and_collide
重力方向 没有重力: RigidBody2D.gravity_scale Area2D.gravity ProjectSettings.physics/2d/default_gravity
不碰撞 忽略碰撞 只和某些物体碰撞: CollisionObject2D.collision_mask CollisionObject2D.collision_layer PhysicsBody2D.add_collision_exception_with
关闭碰撞: CollisionShape2D.disabled Object.set_deferred
绳子 铰链: PinJoint2D DampedSpringJoint2D HingeJoint3D
开车 赛车: VehicleBody3D VehicleWheel3D VehicleBody3D.engine_force
自定义按键 重新绑定: InputMap.action_add_event InputMap.action_erase_events InputMap.add_action
虚拟摇杆 触摸按钮: VirtualJoystick TouchScreenButton InputEventScreenDrag InputEventScreenTouch
双指缩放 捏合: InputEventMagnifyGesture InputEventScreenDrag InputEventScreenTouch
鼠标锁定: Input.mouse_mode Input.MOUSE_MODE_CAPTURED Input.MOUSE_MODE_HIDDEN
光标图片: Input.set_custom_mouse_cursor
按住不放: Input.is_action_pressed BaseButton.button_down
只能输入数字 限制输入 限制字数: LineEdit.text_changed LineEdit.max_length SpinBox LineEdit.virtual_keyboard_type
密码框 输入密码: LineEdit.secret LineEdit.secret_character
提示文字 鼠标悬停提示: Control.tooltip_text Control._make_custom_tooltip
加载条: ProgressBar TextureProgressBar Range.value
滚动列表 滚动到底部: ScrollContainer ScrollContainer.scroll_vertical ScrollContainer.ensure_control_visible
文字颜色不同 部分文字变色: RichTextLabel RichTextLabel.bbcode_enabled RichTextLabel.append_text RichTextLabel.push_color
手柄选择按钮 默认选中: Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom
圆角 圆角面板 圆角边框: StyleBoxFlat StyleBoxFlat.corner_radius_top_left StyleBoxFlat.set_corner_radius_all
九宫格: NinePatchRect StyleBoxTexture
自动排列 等间距: CenterContainer Control.set_anchors_preset BoxContainer.alignment
双人分屏: SubViewportContainer SubViewport Viewport.world_2d
格子背包: GridContainer Resource Control._get_drag_data Control._drop_data
退出前保存: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit
读取表格: FileAccess.get_csv_line
遍历文件夹: DirAccess.get_files_at DirAccess.get_files DirAccess.list_dir_begin DirAccess.get_next
判断文件存在: FileAccess.file_exists ResourceLoader.exists
音量滑块 调节音量: AudioServer.set_bus_volume_db @GlobalScope.linear_to_db AudioStreamPlayer.volume_db HSlider
音乐渐变 交叉淡化: Tween.tween_property CanvasItem.modulate AudioStreamPlayer.volume_db
回声 水下声音: AudioEffectReverb AudioEffectLowPassFilter AudioServer.add_bus_effect
距离越远声音越小 声音衰减: AudioStreamPlayer2D.max_distance AudioStreamPlayer3D.unit_size AudioStreamPlayer2D.attenuation
混合动画 动画过渡 动画融合: AnimationTree AnimationNodeBlendSpace2D AnimationPlayer.set_blend_time
帧动画 逐帧: AnimatedSprite2D SpriteFrames Sprite2D.frame AnimatedSprite2D.play
动画中调用函数 动画事件: Animation.TYPE_METHOD Animation.track_insert_key AnimationPlayer
子弹时间: Engine.time_scale AnimationPlayer.speed_scale
脚贴地: SkeletonIK3D SkeletonModificationStack2D
背景滚动: Parallax2D ParallaxBackground ParallaxLayer Parallax2D.scroll_scale
镜头拉近: Camera2D.zoom Camera3D.fov
昼夜 日夜循环: DirectionalLight3D Node3D.rotation WorldEnvironment CanvasModulate
镜面 镜子 倒影: ReflectionProbe Environment.ssr_enabled BaseMaterial3D.metallic Vector2.reflect
全局着色器 全局变量着色器: RenderingServer.global_shader_parameter_set RenderingServer.global_shader_parameter_add
大量草 实例化渲染: MultiMeshInstance3D MultiMesh MultiMesh.instance_count
代码生成网格: ArrayMesh.add_surface_from_arrays SurfaceTool ImmediateMesh
性能优化 遮挡剔除: OccluderInstance3D GeometryInstance3D.visibility_range_end VisibleOnScreenNotifier3D
随机地图 地形生成: FastNoiseLite Noise.get_noise_2d TileMapLayer.set_cell
自动图块 地形图块: TileMapLayer.set_cells_terrain_connect TileMapLayer.set_cells_terrain_path
网络同步 多人同步: MultiplayerSynchronizer SceneReplicationConfig MultiplayerSpawner Node.rpc
创建房间: ENetMultiplayerPeer.create_server ENetMultiplayerPeer.create_client MultiplayerAPI.multiplayer_peer
谁断线 玩家掉线: MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected
局域网 发现主机: PacketPeerUDP UDPServer PacketPeerUDP.set_broadcast_enabled
网络图片: HTTPRequest HTTPRequest.request Image.load_png_from_buffer ImageTexture.create_from_image
后台线程 子线程 卡顿: Thread Thread.start WorkerThreadPool.add_task Mutex
全局变量: Engine.get_singleton Node.get_node SceneTree.root
对象池 反复生成: PackedScene.instantiate Node.add_child Node.remove_child CanvasItem.visible
换父节点: Node.reparent
锁帧: Engine.max_fps Engine.get_frames_per_second DisplayServer.window_set_vsync_mode
前面补零: String.pad_zeros String.lpad
保留小数 小数点: @GlobalScope.snapped String.num
权重随机 加权随机 按权重 按概率 掉率: RandomNumberGenerator.rand_weighted @GlobalScope.randf
去重: Array.has Dictionary.keys
夹角: Vector2.distance_to Vector2.angle_to Vector2.angle_to_point Vector3.distance_to
只触发一次 不连发 按一次触发一次: Input.is_action_just_pressed InputEvent.is_echo InputEvent.is_action_pressed
两根手指 两指 双指: InputEventMagnifyGesture InputEventScreenDrag InputEventScreenTouch
皮肤 换皮肤 界面主题 统一样式: Theme Control.theme Window.theme Control.theme_type_variation
文字里插入 插入图标 文字中插图: RichTextLabel.add_image RichTextLabel RichTextLabel.bbcode_enabled
中英文 换语言: TranslationServer.set_locale Object.tr TranslationServer
超链接 点击链接: RichTextLabel.meta_clicked RichTextLabel.push_meta LinkButton OS.shell_open
越远声音越小 离越远 越远越小 远近音量: AudioStreamPlayer2D.max_distance AudioStreamPlayer3D.attenuation_model AudioStreamPlayer2D.attenuation AudioStreamPlayer2D AudioStreamPlayer3D
走路和跑步 动画平滑过渡 走跑切换: AnimationNodeBlendSpace1D AnimationTree AnimationNodeBlend2 AnimationPlayer.set_blend_time
开房间 做主机 建房 开主机: ENetMultiplayerPeer.create_server ENetMultiplayerPeer ENetMultiplayerPeer.create_client MultiplayerAPI.multiplayer_peer
其他玩家的位置 玩家位置同步: MultiplayerSynchronizer SceneReplicationConfig Node.rpc
几万棵草 成千上万 几千个 大批量: MultiMeshInstance3D MultiMesh MultiMesh.instance_count MultiMesh.set_instance_transform
生成地形网格 地形网格 代码生成地形: ArrayMesh SurfaceTool ArrayMesh.add_surface_from_arrays ImmediateMesh
屏幕晃动: Camera2D.offset Camera3D.h_offset Camera3D.v_offset
走到后面 被树挡住 前后遮挡 谁在前面: CanvasItem.y_sort_enabled CanvasItem.z_index
地图外面 拍到外面 不出地图 镜头边界 镜头限制: Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
改shader shader里的参数 修改着色器: ShaderMaterial.set_shader_parameter CanvasItem.set_instance_shader_parameter
刀光 拖影: GPUParticles3D.trail_enabled GPUParticles2D.trail_enabled Line2D RibbonTrailMesh
战棋 格子寻路: AStarGrid2D AStarGrid2D.get_id_path AStarGrid2D.set_point_solid AStar2D
下一关 跳转到下一关 关卡切换 切关卡: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
重置关卡: SceneTree.reload_current_scene
父物件 换一个父物件 换爸爸: Node.reparent Node.remove_child Node.add_child
等两秒 等几秒 过几秒 几秒后: SceneTree.create_timer SceneTreeTimer.timeout Timer
显示fps 当前fps 看帧数: Engine.get_frames_per_second Performance.get_monitor Performance.TIME_FPS
记忆体 占多少内存: OS.get_static_memory_usage Performance.MEMORY_STATIC Performance.get_monitor
侧边加面板 停靠面板 加个面板: EditorPlugin.add_control_to_dock EditorPlugin EditorPlugin.add_control_to_bottom_panel
关窗口前 关闭前 退出前 关闭窗口时: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested
正规表达式: RegEx RegEx.search RegEx.search_all RegEx.compile
排行榜: Array.sort_custom ConfigFile.set_value
倒计时: Timer Timer.time_left
技能冷却: Timer Timer.is_stopped SceneTree.create_timer
闪白: flash white CanvasItem.modulate CanvasItem.self_modulate Tween.set_loops
掉血数字 飘字 伤害数字: Label Tween.tween_property Tween.parallel
追玩家 怪物追: NavigationAgent2D.target_position NavigationAgent2D.get_next_path_position Vector2.direction_to
看见玩家 发现玩家 视线: RayCast2D RayCast2D.is_colliding PhysicsDirectSpaceState2D.intersect_ray
鼠标点到的物体 点选物体: PhysicsDirectSpaceState3D.intersect_ray Camera3D.project_ray_origin CollisionObject3D.input_event RayCast3D
飞出屏幕: VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier2D
沿路径移动 按路线走 沿着路线: PathFollow2D.progress PathFollow2D Path2D Path3D
传送: Node2D.global_position Node3D.global_position
上坡 滑下斜坡: CharacterBody2D.floor_max_angle CharacterBody2D.floor_snap_length CharacterBody2D.floor_stop_on_slope
浮力: Area3D RigidBody3D.apply_force
滑冰: PhysicsMaterial.friction
卡在墙里 抖动卡住: CharacterBody2D.safe_margin CharacterBody2D.move_and_slide
鼠标拖动物体: Control._get_drag_data Control._drop_data InputEventMouseMotion
框选: Rect2.has_point CanvasItem.draw_rect
画图形: CanvasItem.draw_line CanvasItem.draw_circle CanvasItem._draw CanvasItem.queue_redraw
界面不跟随相机 固定在屏幕: CanvasLayer
换图片 换贴图: Sprite2D.texture TextureRect.texture
图集 裁切图片: AtlasTexture Sprite2D.region_rect Sprite2D.hframes
从硬盘加载图片 外部图片: Image.load_from_file ImageTexture.create_from_image
手电筒 火把: PointLight2D SpotLight3D OmniLight3D
2d阴影 二维阴影: LightOccluder2D Light2D.shadow_enabled
导入模型 加载模型: GLTFDocument GLTFDocument.append_from_file GLTFState
换材质 改材质: MeshInstance3D.set_surface_override_material GeometryInstance3D.material_override
描边着色器 外轮廓: BaseMaterial3D.grow BaseMaterial3D.stencil_mode ShaderMaterial Material.next_pass
看着相机 始终面向相机 广告牌: BaseMaterial3D.billboard_mode SpriteBase3D.billboard Node3D.look_at
头顶名字 头顶血条 3d文字: Label3D Camera3D.unproject_position SubViewport
存字典 保存字典 转成json: JSON.stringify JSON.parse_string FileAccess.store_var
命令行参数: OS.get_cmdline_args OS.get_cmdline_user_args
运行外部程序: OS.execute OS.create_process
判断平台 是不是手机 什么系统: OS.get_name OS.has_feature
崩溃 报错日志: @GlobalScope.push_error @GlobalScope.printerr @GlobalScope.push_warning
按名字找节点 找节点: Node.find_child Node.get_node Node.find_children
组里所有节点 一组节点: Node.add_to_group SceneTree.get_nodes_in_group SceneTree.call_group
是否在编辑器 是否在编辑器中运行 是否在编辑器里运行 是否在编辑器运行 判断编辑器 是不是编辑器: Engine.is_editor_hint OS.has_feature
编辑器里运行 在编辑器中运行: @GDScript.@tool Engine.is_editor_hint
a星 a星寻路 a星算法 astar寻路: AStar2D AStarGrid2D AStarGrid2D.get_id_path AStar3D
物理帧率 物理刷新率 每秒物理帧: physics ticks per second Engine.physics_ticks_per_second ProjectSettings.physics/common/physics_ticks_per_second
线程加载 线程载入 执行绪载入 执行绪加载 多线程加载: load threaded ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get ResourceLoader.load_threaded_get_status
滚动到底 滚到底 滚动到最下 滚到最下 自动滚到: scroll ScrollContainer.scroll_vertical ScrollContainer.ensure_control_visible RichTextLabel.scroll_following ScrollContainer.get_v_scroll_bar
切换场景时传递 切换场景传递 切换场景传参 场景传参: SceneTree.root SceneTree.change_scene_to_packed SceneTree.change_scene_to_file Object.set_meta
点击区域 点击范围 可点击区域 可点击范围: click area TextureButton.texture_click_mask Control._has_point CollisionObject2D.input_pickable
面光源 区域光 矩形光: area light AreaLight3D
点击物体 点击节点 点击精灵 点击角色 物体被点击 节点被点击: clicked|input_event CollisionObject2D.input_event CollisionObject3D.input_event Control.gui_input CollisionObject2D.input_pickable
`
