/** Chinese words of everyday tasks, symptoms and features, with what they mean, in simplified characters. */
export default `
往下滑 滑下 下滑 打滑: CharacterBody2D.floor_stop_on_slope CharacterBody3D.floor_stop_on_slope PhysicsMaterial.friction
冰面 滑溜: PhysicsMaterial.friction RigidBody2D.physics_material_override
头顶 撞到顶 天花板: CharacterBody2D.is_on_ceiling CharacterBody3D.is_on_ceiling
撞到什么 撞到了什么 碰到了什么 碰到什么: KinematicCollision2D.get_collider CharacterBody2D.get_slide_collision CharacterBody3D.get_slide_collision CharacterBody2D.get_last_slide_collision
电梯 升降台: AnimatableBody2D AnimatableBody3D CharacterBody2D.get_platform_velocity
俯视角 俯视 上帝视角: CharacterBody2D.motion_mode CharacterBody2D.MOTION_MODE_FLOATING Input.get_vector
一直弹 弹跳球 弹来弹去 弹性: PhysicsMaterial.bounce
重量 质量 太轻 太重: mass RigidBody2D.mass RigidBody3D.mass
翻倒 翻车 倾倒: RigidBody2D.lock_rotation RigidBody3D.lock_rotation RigidBody3D.center_of_mass PhysicsBody3D.axis_lock_angular_x
睡着 休眠 睡眠: sleeping RigidBody2D.can_sleep RigidBody2D.sleeping RigidBody3D.can_sleep
推一下 推一把 冲量 瞬间力: impulse RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse RigidBody3D.apply_impulse
持续推力 推力 推进 施加力 施力: force RigidBody2D.apply_force RigidBody2D.apply_central_force RigidBody2D.constant_force RigidBody3D.apply_central_force
转起来 扭矩 力矩: torque RigidBody2D.apply_torque RigidBody2D.angular_velocity RigidBody3D.apply_torque
阻力 空气阻力 阻尼: damp RigidBody2D.linear_damp RigidBody3D.linear_damp RigidBody2D.angular_damp
定住 冻结 固定不动: freeze RigidBody2D.freeze RigidBody3D.freeze
区域里有谁 区域内的物体 里面有谁 范围内的物体: Area2D.get_overlapping_bodies Area3D.get_overlapping_bodies Area2D.get_overlapping_areas
触发区 触发器 走进 进入区域 踩到: Area2D.body_entered Area3D.body_entered
离开房间 离开区域 走出: Area2D.body_exited Area3D.body_exited
判定框 受击框 攻击框 攻击判定: Area2D.area_entered Area2D Area3D.area_entered
引力 行星 万有引力: gravity point Area2D.gravity_point Area3D.gravity_point
激光: laser RayCast2D RayCast2D.get_collision_point RayCast3D Line2D
打到自己 射到自己 排除自己 忽略自己: RayCast2D.add_exception PhysicsRayQueryParameters2D.exclude RayCast2D.exclude_parent RayCast3D.add_exception
范围伤害 爆炸范围 群体伤害: Area2D.get_overlapping_bodies PhysicsDirectSpaceState2D.intersect_shape Area3D.get_overlapping_bodies
三维物体 点击3d 点击模型 点选模型: CollisionObject3D.input_event Camera3D.project_ray_normal CollisionObject3D._input_event PhysicsDirectSpaceState3D.intersect_ray
鼠标移到 鼠标移入 鼠标悬停 鼠标经过: CollisionObject2D.mouse_entered Control.mouse_entered CollisionObject3D.mouse_entered
互相穿过 穿过彼此 互不碰撞 不互相碰撞: CollisionObject2D.collision_mask CollisionObject2D.collision_layer PhysicsBody2D.add_collision_exception_with
轮子 车轮 汽车 车辆: VehicleBody3D VehicleWheel3D
高刷 高刷新率 移动卡顿 移动不平滑 一顿一顿: ProjectSettings.physics/common/physics_interpolation Engine.get_physics_interpolation_fraction Node.physics_interpolation_mode
绕着 绕着点 围绕 绕圈: orbit Vector2.rotated Vector3.rotated Node3D.rotate_y
匀速 匀速移动: Vector2.move_toward Vector3.move_toward @GlobalScope.move_toward
斜着走 斜向移动 对角线移动 斜方向: Vector2.normalized Input.get_vector
双击: InputEventMouseButton.double_click
连击 连点: Timer Input.is_action_just_pressed
滑动手势 手势 划屏 滑屏 左滑 右滑: InputEventScreenDrag InputEventScreenDrag.relative InputEventScreenDrag.velocity
第一人称 鼠标视角 鼠标转视角 视角旋转: InputEventMouseMotion.relative Input.mouse_mode Input.MOUSE_MODE_CAPTURED
不要移出窗口 限制鼠标 鼠标出窗口 鼠标移出窗口: Input.MOUSE_MODE_CONFINED Input.mouse_mode
鼠标图案 鼠标样式 鼠标图标 光标样式 换鼠标: Input.set_custom_mouse_cursor DisplayServer.cursor_set_custom_image Control.mouse_default_cursor_shape
模拟按键 模拟输入 模拟点击: Input.parse_input_event Input.action_press InputEventAction
点到后面 点到了后面 点击穿到 穿透点击: Control.mouse_filter Node._unhandled_input Viewport.set_input_as_handled
倾斜手机 重力感应 陀螺仪 加速度计: Input.get_accelerometer Input.get_gyroscope Input.get_gravity
压感 数位板 手写笔: InputEventMouseMotion.pressure
返回键 安卓返回: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back
变灰 置灰 灰掉 不可点: BaseButton.disabled
不弹起 保持按下 按下状态 开关按钮: BaseButton.toggle_mode BaseButton.button_pressed BaseButton.toggled
不规则形状 不规则按钮 异形按钮: TextureButton.texture_click_mask Control._has_point
勾选框 勾选 复选框 打勾: CheckBox CheckButton
滑块 滑动条 拖动条: slider HSlider Range.value_changed Range.value
上下箭头 数字输入框 数字输入: SpinBox Range.step
转圈 冷却转圈 环形进度 圆形进度: TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE
滚到最下面 滚动到底 滚到底部 自动滚动: ScrollContainer.scroll_vertical RichTextLabel.scroll_following ScrollContainer.ensure_control_visible
背包格子 物品格子 格子背包: GridContainer GridContainer.columns Control._get_drag_data
横着排 横向排列 水平排列 横排: HBoxContainer
竖着排 竖着排列 垂直排列 纵向排列 竖排: VBoxContainer
换行排列 流式布局: HFlowContainer FlowContainer
留空 留白 边距 四周留空: MarginContainer MarginContainer.margin_left StyleBox.content_margin_left
铺满 铺满全屏 铺满屏幕 撑满 填满父: Control.PRESET_FULL_RECT Control.set_anchors_preset
剩余空间 占满剩余 占满 撑开: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL Control.size_flags_stretch_ratio
分隔条 分割条 可拖动分割: HSplitContainer SplitContainer VSplitContainer
分割线 分隔线: HSeparator VSeparator
界面风格 统一风格 统一样式 全局样式: Theme Control.theme ProjectSettings.gui/theme/custom
灰色提示文字 提示文字 占位文字 输入提示: LineEdit.placeholder_text
回车 回车提交 按回车: LineEdit.text_submitted @GlobalScope.KEY_ENTER
点链接 点击链接 超链接: RichTextLabel.meta_clicked RichTextLabel.push_meta
省略号 文字太长 文字超出: Label.text_overrun_behavior Label.autowrap_mode Label.clip_text
文字宽度 文本宽度 字符串宽度 文字大小计算: Font.get_string_size Font.get_multiline_string_size
像素字体 字体模糊 文字模糊: FontFile.antialiasing TextServer.FONT_ANTIALIASING_NONE FontFile.subpixel_positioning
系统字体: SystemFont OS.get_system_fonts
末尾追加 追加一行 追加写入: FileAccess.seek_end FileAccess.READ_WRITE FileAccess.store_line
读完文本 一次读完 读取整个文件: FileAccess.get_file_as_string FileAccess.get_as_text
表格数据 读表格 读表 配置表: FileAccess.get_csv_line
跟着变 一起变 资源共享 也跟着变: Resource.resource_local_to_scene Resource.duplicate
播放到哪里 播放到哪 播放位置 播放进度: AudioStreamPlayer.get_playback_position AudioStreamPlayer.seek
声音发闷 闷的声音 闷闷的: AudioEffectLowPassFilter
转语音 文字转语音 语音朗读 朗读: DisplayServer.tts_speak
补间同时 同时进行 并行补间: Tween.set_parallel Tween.parallel
补间结束 动画结束后执行: Tween.finished Tween.tween_callback
镜头平滑 平滑镜头 相机平滑 摄像机平滑: Camera2D.position_smoothing_enabled Camera2D.position_smoothing_speed
追踪敌人的摄像机 追踪敌人的相机 追踪敌人的镜头 追踪目标的摄像机 追踪目标的镜头 追踪玩家的摄像机 追踪玩家的镜头: camera follow Camera2D.position_smoothing_enabled RemoteTransform2D.remote_path Node3D.look_at
镜头穿墙 相机穿墙 摄像机穿墙: SpringArm3D
转屏幕坐标 世界坐标转屏幕 三维坐标转屏幕: Camera3D.unproject_position
精灵后面 画在后面 显示在后面 层级遮挡: CanvasItem.z_index CanvasItem.show_behind_parent
排序遮挡 前后遮挡 遮挡关系: CanvasItem.y_sort_enabled CanvasItem.z_index
变红 变色 染色 换颜色: CanvasItem.modulate CanvasItem.self_modulate
放瓦片 放置瓦片 设置瓦片 画瓦片: TileMapLayer.set_cell
瓦片数据 自定义数据层: TileData.get_custom_data TileSet.add_custom_data_layer
六边形: TileSet.TILE_SHAPE_HEXAGON TileSet.tile_shape
瓦片缝 有缝 缝隙 瓦片之间: TileSetAtlasSource.use_texture_padding ProjectSettings.rendering/2d/snap/snap_2d_transforms_to_pixel
目的地 到达目标 到达终点: NavigationAgent2D.navigation_finished NavigationAgent2D.is_navigation_finished NavigationAgent2D.target_reached
已被释放 已经释放 释放了还 已经被删除: @GlobalScope.is_instance_valid Object.is_queued_for_deletion
下一帧 等一帧 延迟一帧: SceneTree.process_frame Object.call_deferred
只触发一次 触发一次 一次性信号: Object.CONNECT_ONE_SHOT Signal.connect
下拉选项: @GDScript.@export_enum OptionButton
耗时 计时 运行时间 执行时间: Time.get_ticks_msec Time.get_ticks_usec
同时改 线程安全 加锁 锁: Mutex Mutex.lock Mutex.unlock
外部程序 调用程序 执行命令 运行exe: OS.execute OS.create_process
切换语言 语言切换 改语言: TranslationServer.set_locale
屏幕分辨率 显示器分辨率 显示器大小: DisplayServer.screen_get_size
夹角 向量夹角: Vector2.angle_to Vector3.angle_to
反弹方向 反弹 反射方向: Vector2.bounce Vector3.bounce Vector2.reflect
多边形内 在多边形内: Geometry2D.is_point_in_polygon
自定义排序 按规则排序: Array.sort_custom
有没有 是否包含 是否存在于: Array.has Array.find Dictionary.has String.contains
默认值 取默认值: Dictionary.get
禁止玩家操作 禁止操作 禁用输入 禁止输入 不响应输入 屏蔽输入 锁定操作 不能操作: Node.set_process_input Node.set_process_unhandled_input Viewport.gui_disable_input Viewport.set_input_as_handled Control.mouse_filter
右下角 左上角 右上角 左下角 屏幕角落 贴着屏幕边 固定在屏幕边: corner Control.set_anchors_preset Control.anchor_right Control.anchor_bottom Control.set_anchors_and_offsets_preset
不同分辨率 适配分辨率 适配屏幕 屏幕适配 多分辨率 适配手机 界面缩放: Window.content_scale_mode Window.content_scale_aspect Window.content_scale_size Control.set_anchors_preset
输入玩家名字 输入名字 输入框 文本框 填写名字 输入文字 输入昵称: LineEdit LineEdit.text LineEdit.text_submitted TextEdit
存档是否存在 文件是否存在 有没有存档 检查存档 判断文件: FileAccess.file_exists ResourceLoader.exists DirAccess.file_exists
还有效 是否有效 节点是否存在 还存在 是否还在 是否被销毁 被释放了: @GlobalScope.is_instance_valid Node.is_inside_tree Object.is_queued_for_deletion
在检查器 检查器里显示 检查器显示 暴露变量 导出变量 面板里编辑 在面板 属性面板: @GDScript.@export @GDScript.@export_range
筛选 过滤数组 符合条件的元素 挑出符合: filter Array.filter Array.any
保留两位 保留小数 小数位 几位小数 两位小数: @GlobalScope.snapped String.pad_decimals String.num
多线程 后台加载 异步加载 加载界面 加载进度 预加载场景: ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status ResourceLoader.load_threaded_get Thread.start
击退 击飞 炸飞 弹飞: knockback RigidBody2D.apply_impulse RigidBody2D.apply_central_impulse RigidBody3D.apply_impulse CharacterBody2D.velocity
靠近 接近时 走近 走到附近 进入范围 离开范围: Area2D.body_entered Area2D.body_exited Area2D.get_overlapping_bodies Area3D.body_entered
按钮没反应 按钮没有反应 点不到按钮 按钮点不了 按钮不能点 点击没反应: Control.mouse_filter BaseButton.disabled BaseButton.pressed
四舍五入: round @GlobalScope.round @GlobalScope.roundi @GlobalScope.snapped
向下取整: floor @GlobalScope.floor @GlobalScope.floori
向上取整: ceil @GlobalScope.ceil @GlobalScope.ceili
碰到的是谁 碰撞对象 碰撞到的物体: KinematicCollision2D.get_collider CharacterBody2D.get_slide_collision RayCast2D.get_collider Area2D.body_entered
离地面 地面距离 到地面的距离 到墙的距离: RayCast2D.get_collision_point RayCast3D.get_collision_point RayCast2D RayCast3D
漂浮 上下浮动 晃动 摇摆 飘动: bob|sway @GlobalScope.sin Tween.set_loops Tween.tween_property
来回移动 左右巡逻 来回走: patrol PathFollow2D.progress @GlobalScope.pingpong Tween.set_loops CharacterBody2D.is_on_wall
水里 水中 游泳: water Area2D.linear_damp Area3D.linear_damp RigidBody2D.linear_damp Area2D.body_entered
风吹 风力: wind Area3D.wind_force_magnitude RigidBody2D.constant_force RigidBody2D.apply_central_force
动态创建按钮 动态添加按钮 代码创建按钮 生成按钮: Button Node.add_child BaseButton.pressed
显示在最上面 显示在前面 被挡住 被遮住 层级顺序 显示层级: CanvasItem.z_index CanvasLayer.layer CanvasItem.move_to_front Node.move_child
画画 涂鸦 画板 手绘: CanvasItem._draw CanvasItem.draw_line Line2D.add_point Image.set_pixel CanvasItem.queue_redraw
播放速度 动画速度 动画快慢 加快动画: AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale AnimationPlayer.play
动画中调用 动画里调用函数 动画事件 动画调用方法 关键帧调用: Animation.TYPE_METHOD AnimationMixer.callback_mode_method Animation.track_insert_key
太阳 阳光 日光: sun DirectionalLight3D DirectionalLight2D
昼夜 白天黑夜 白天和黑夜 日夜: DirectionalLight3D CanvasModulate Light3D.light_energy Environment.sky ProceduralSkyMaterial
黑白 灰度 饱和度: Environment.adjustment_saturation Environment.adjustment_enabled ShaderMaterial
虚化 景深 高斯模糊: blur CameraAttributesPractical.dof_blur_far_enabled CameraAttributesPractical.dof_blur_near_enabled ShaderMaterial
图块碰撞 瓦片碰撞 地图碰撞 瓦片的碰撞: TileSet.add_physics_layer TileData.set_collision_polygon_points TileData.add_collision_polygon TileMapLayer.collision_enabled
按格子移动 网格移动 一格一格 格子移动 对齐网格: TileMapLayer.map_to_local Vector2.snapped @GlobalScope.snapped AStarGrid2D
最短路径 最短路线: AStarGrid2D.get_id_path AStar2D.get_point_path AStarGrid2D NavigationServer2D.map_get_path
烘焙导航 导航烘焙 更新导航 导航网格烘焙: NavigationRegion3D.bake_navigation_mesh NavigationRegion2D.bake_navigation_polygon NavigationRegion3D NavigationRegion2D
聊天 聊天室: chat Node.rpc @GDScript.@rpc LineEdit.text_submitted RichTextLabel.append_text
只在服务器 服务器端 服务端 仅服务器 是不是主机 是否是服务器: MultiplayerAPI.is_server Node.is_multiplayer_authority Node.rpc_id
排行榜 上传分数 提交分数 发送到服务器 发送数据: HTTPRequest.request HTTPRequest.request_completed HTTPRequest
存档位置 保存在哪 存档在哪 存档路径 保存位置 保存路径: OS.get_user_data_dir ProjectSettings.globalize_path OS.get_data_dir
关闭窗口时 退出时保存 退出前 关闭前 点关闭按钮: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
全局变量 全局脚本 自动加载 单例 全局访问: autoload SceneTree.root Engine.register_singleton Object.set_meta
场景传值 场景间传 传递数据 场景之间传 跨场景: SceneTree.change_scene_to_packed PackedScene.instantiate SceneTree.root Object.set_meta
某个类型的子节点 指定类型的节点 查找子节点 找子节点: Node.find_children Node.get_children Node.find_child
断开信号 取消连接信号 解除信号: Object.disconnect Signal.disconnect Object.is_connected
调用其他节点 其他节点的函数 别的节点的方法 调用父节点 其他脚本的函数 别的脚本的变量: Object.call Node.get_node Object.call_deferred
函数作为参数 传递函数 把函数存 回调函数 匿名函数: Callable Callable.call Callable.bind
用字符串调用 通过名字调用 函数名调用: Object.call Object.callv Object.has_method
变量改变 值改变时 变量变化 数值变化: Signal.emit Object.emit_signal Object._set Range.value_changed
卡顿 卡死 掉帧 很卡 性能差: Thread.start WorkerThreadPool.add_task Object.call_deferred Performance.get_monitor
最后一个元素 数组末尾: Array.back Array.pop_back
第一个元素: Array.front Array.pop_front
映射到 范围映射 比例换算 映射范围: @GlobalScope.remap @GlobalScope.inverse_lerp Range.ratio
弧度转角度 转成角度: @GlobalScope.rad_to_deg Node2D.rotation_degrees
角度转弧度 转成弧度: @GlobalScope.deg_to_rad
星期几 今天星期: Time.get_date_dict_from_system Time.get_datetime_dict_from_system
横屏 竖屏 屏幕方向: orientation DisplayServer.screen_set_orientation DisplayServer.screen_get_orientation
刘海 安全区: DisplayServer.get_display_safe_area DisplayServer.get_display_cutouts
返回按钮: Node.NOTIFICATION_WM_GO_BACK_REQUEST SceneTree.quit_on_go_back
无边框 去掉标题栏 禁止改变窗口大小 窗口大小固定: Window.borderless Window.unresizable DisplayServer.window_set_flag
窗口置顶 总在最前 始终置顶: Window.always_on_top DisplayServer.WINDOW_FLAG_ALWAYS_ON_TOP
什么平台 判断平台 哪个系统 是不是手机 操作系统类型: OS.get_name OS.has_feature
编辑器里加按钮 编辑器插件 扩展编辑器 编辑器扩展 写插件: EditorPlugin EditorPlugin.add_control_to_dock EditorPlugin.add_control_to_container EditorInspectorPlugin
检查器下拉 检查器里选择 导出枚举: @GDScript.@export_enum @GDScript.@export
变量滑条 导出范围 滑条调节变量: @GDScript.@export_range
`
