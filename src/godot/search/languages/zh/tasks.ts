/** Chinese words for the features of games, in simplified characters. */
export default `
梯子 爬: climb|ladder Area2D.body_entered CharacterBody2D.velocity
减少血量 扣血 伤害 受伤: damage|health Range.value
屏幕边缘 屏幕边界: screen edge Viewport.get_visible_rect
拾取 捡起 抓取 抓住: pick up grab Area2D.body_entered Node.reparent
投掷 扔: throw impulse RigidBody2D.apply_impulse RigidBody3D.apply_impulse
防止穿墙 穿透: tunneling RigidBody2D.continuous_cd RigidBody3D.continuous_cd
法线贴图: normal map BaseMaterial3D.normal_texture CanvasTexture.normal_texture
法线: normal
强度 亮度: energy|brightness Light2D.energy Light3D.light_energy
灯光颜色 光的颜色: light color Light3D.light_color Light2D.color
主菜单 开始界面: main menu SceneTree.change_scene_to_file
分数 得分 显示分数: score label Label.text
最高分: high score save ConfigFile.set_value FileAccess.store_var
描边 轮廓: outline LabelSettings.outline_size LabelSettings.outline_color
按钮图片 图片按钮 图标按钮: texture button TextureButton TextureButton.texture_normal Button.icon
窗口居中 居中窗口: center window Window.move_to_center
切到后台 进入后台 失去焦点: focus out paused Node.NOTIFICATION_APPLICATION_FOCUS_OUT Node.NOTIFICATION_APPLICATION_PAUSED Window.focus_exited
传递数据 场景之间传递 跨场景 共享数据: autoload meta Object.set_meta SceneTree.root
父节点的函数 父节点函数: parent method Node.get_parent Object.call
自定义资源: custom resource Resource ResourceSaver.save
保存资源: save resource ResourceSaver.save
查找元素 数组查找 查找数组: find array Array.find Array.has Array.filter
二维数组: array Array
创建颜色: color Color Color.from_hsv
贝塞尔 贝塞尔曲线: bezier curve Curve2D @GlobalScope.bezier_interpolate Curve3D
转世界坐标 屏幕坐标: project position camera Camera3D.project_position Camera3D.unproject_position Camera3D.project_ray_origin Camera3D.project_ray_normal
脚步声: footstep sound AudioStreamRandomizer AudioStreamPlayer.pitch_scale
随机音调: random pitch AudioStreamRandomizer.random_pitch AudioStreamPlayer.pitch_scale
灰度 黑白: grayscale saturation Environment.adjustment_saturation ShaderMaterial
变暗 调暗: dark|darken CanvasModulate CanvasModulate.color CanvasItem.modulate
变亮: brightness Environment.adjustment_brightness
加载界面 加载画面 加载进度: loading screen ResourceLoader.load_threaded_request ResourceLoader.load_threaded_get_status
禁用输入 屏蔽输入 禁止输入: disable input Node.set_process_input Viewport.gui_disable_input Node.set_process_unhandled_input
竖屏 横屏 屏幕方向: screen orientation DisplayServer.screen_set_orientation
手机 移动端 安卓: mobile OS.has_feature
数据包: packet PacketPeer PacketPeerUDP
通信: network
倒放 反向播放 倒播: play backwards AnimationPlayer.play_backwards AnimatedSprite2D.play_backwards
粒子颜色 粒子的颜色: particles color ParticleProcessMaterial.color ParticleProcessMaterial.color_ramp CPUParticles2D.color
巡逻: patrol path PathFollow2D NavigationAgent2D.target_position PathFollow2D.progress
取消重力 关闭重力 无重力 失重: gravity scale RigidBody2D.gravity_scale RigidBody3D.gravity_scale
子节点顺序 节点顺序 改变顺序: move child Node.move_child
节点是否存在 节点存在: has node Node.has_node Node.get_node_or_null @GlobalScope.is_instance_valid
是否已释放 是否有效 实例是否有效: valid instance @GlobalScope.is_instance_valid Object.is_queued_for_deletion
信号参数 传递参数 信号传递参数: arguments bind Callable.bind Signal.emit
协程 异步: coroutine|await Signal SceneTree.create_timer
为空 是否为空 空的: empty is_empty String.is_empty Array.is_empty Dictionary.is_empty
字符串是否为空 字符串为空: empty string String.is_empty
随机颜色: random color Color.from_hsv @GlobalScope.randf Color
圆周运动 环绕 绕着转: orbit|rotate Vector2.rotated @GlobalScope.sin @GlobalScope.cos
持续旋转 一直旋转 不停旋转: rotate Node2D.rotate Node2D.rotation Node3D.rotate_y
瞄准: aim look at Node2D.look_at
追踪导弹 跟踪导弹 追踪子弹 子弹追踪 自动追踪敌人 自动追踪目标: homing Vector2.direction_to Vector2.move_toward
最近的敌人 最近的 距离最近: nearest|distance Vector2.distance_to Vector2.distance_squared_to SceneTree.get_nodes_in_group
冷却 冷却时间: cooldown|timer Timer.start Timer.one_shot Timer.is_stopped
无敌时间 无敌: invincible|timer Timer CollisionObject2D.set_collision_layer_value
背包 物品栏: inventory ItemList Dictionary
对话 台词: dialogue text RichTextLabel Label.visible_characters
停止计时器: stop timer Timer.stop
启动计时器 开始计时: start timer Timer.start
只执行一次: one shot Timer.one_shot Object.CONNECT_ONE_SHOT
每秒 每隔一秒: every second timer Timer.timeout Timer.wait_time
删除所有子节点 清空子节点 删除子节点: remove children Node.queue_free Node.get_children Node.remove_child
按名称查找 根据名字查找: find child Node.find_child
类型 判断类型 获取类型: type of class is @GlobalScope.typeof Object.is_class Object.get_class
类名: class name Object.get_class
属性列表: property list Object.get_property_list
是否有方法 方法是否存在 函数是否存在: has method Object.has_method
是否已连接 信号是否连接: is connected Object.is_connected Signal.is_connected
保存场景: pack scene PackedScene.pack ResourceSaver.save
复制节点 克隆节点: duplicate node Node.duplicate
双击检测 检测双击 双击: double_click InputEventMouseButton.double_click
监听按键 检测键盘: key input InputEventKey Input.is_key_pressed Node._input Input.is_action_pressed
子串 子字符串 截取字符串: substring String.substr String.left
包含子串: contains string String.contains String.find
显示在最前 最上层 置于顶层: z index top CanvasItem.z_index Node.move_child CanvasItem.move_to_front
是否可见: is visible CanvasItem.is_visible_in_tree
遮罩 裁剪: clip CanvasItem.clip_children Control.clip_contents
线宽 线条粗细: line width Line2D.width
拖尾 轨迹 残影: trail Line2D Line2D.add_point GPUParticles2D
图片大小 贴图大小 纹理大小: texture size Texture2D.get_size Image.get_size
旋转图片: rotate image Image.rotate_90 Node2D.rotation
调整图片大小 缩放图片: resize image Image.resize
合并图片: blend image Image.blend_rect Image.blit_rect
下载图片: download image HTTPRequest.request Image.load_png_from_buffer
屏幕常亮 防止息屏: keep screen on DisplayServer.screen_set_keep_on
系统语言: locale OS.get_locale TranslationServer.get_locale
拼接路径 路径拼接: join path String.path_join
二进制: binary FileAccess.store_8 FileAccess.get_8 PackedByteArray
逐行 按行读取 读取一行: read line FileAccess.get_line
文件末尾: end of file FileAccess.eof_reached
追加写入: append file FileAccess.seek_end FileAccess.READ_WRITE
反转字符串: reverse string String.reverse
开头: begins with String.begins_with
结尾: ends with String.ends_with
是否为数字 是否是数字: is valid String.is_valid_int String.is_valid_float
平方: square @GlobalScope.pow
奇偶 偶数 奇数: even|remainder @GlobalScope.posmod
近似相等 约等于: equal approx @GlobalScope.is_equal_approx
角度差: angle difference @GlobalScope.angle_difference Vector2.angle_to
两点角度 两点之间的角度: angle Vector2.angle_to_point
角度插值: lerp angle @GlobalScope.lerp_angle
逐渐靠近 逐步接近: move toward @GlobalScope.move_toward Vector2.move_toward
相交 交点: intersection Geometry2D.segment_intersects_segment Rect2.intersects
点是否在矩形 点在矩形: has point Rect2.has_point
点在多边形: point in polygon Geometry2D.is_point_in_polygon
烘焙 光照贴图: bake lightmap LightmapGI
反射: reflection ReflectionProbe Environment.ssr_enabled
贴花: decal Decal
水面 水: water shader ShaderMaterial
草地 草: grass MultiMeshInstance3D
细节层次: visibility range lod GeometryInstance3D.visibility_range_end GeometryInstance3D.lod_bias
绑定到骨骼 骨骼附着: bone attachment BoneAttachment3D
形变 表情: blend shape MeshInstance3D.set_blend_shape_value
代码创建动画: create animation Animation.add_track Animation.track_insert_key AnimationLibrary.add_animation
根运动: root motion AnimationMixer.get_root_motion_position
导出范围: export range @GDScript.@export_range
导出枚举: export enum @GDScript.@export_enum
打开文件夹: open folder OS.shell_open OS.shell_show_in_file_manager
重启: restart OS.set_restart_on_exit OS.create_instance
内存占用: memory usage OS.get_static_memory_usage Performance.MEMORY_STATIC
性能分析: profiler Performance EngineProfiler
堆栈: stack trace @GDScript.get_stack @GDScript.print_stack
断言: assert @GDScript.assert
自动保存: autosave timer FileAccess.store_var
登录: authentication HTTPRequest.request
大厅: lobby peer MultiplayerAPI.peer_connected
断线 掉线 断开连接: disconnected MultiplayerAPI.peer_disconnected MultiplayerAPI.server_disconnected
玩家加入: peer connected MultiplayerAPI.peer_connected
同步位置 位置同步: synchronize MultiplayerSynchronizer
证书: certificate X509Certificate TLSOptions
重命名: rename DirAccess.rename
单位: unit
图层: layer
分贝: decibel|volume @GlobalScope.linear_to_db AudioStreamPlayer.volume_db
计数器: counter
输入法: ime DisplayServer.window_set_ime_active
滤镜: filter shader ShaderMaterial
麦克风权限 申请权限 请求权限 安卓权限 权限申请: permission OS.request_permission OS.request_permissions
穿过地板 穿过地面 掉出地图 掉落穿过 掉出地面 穿地: fall through floor CollisionShape2D CollisionObject2D.collision_mask CharacterBody2D.move_and_slide
`
