/** Chinese words of threads, exports, XR, environment, particles, navigation and more that few projects need. */
export default `
信号量: semaphore Semaphore Semaphore.wait Semaphore.post
核心数 几个核心 多少核心 处理器核心 线程数: processor count OS.get_processor_count
主线程: main thread Object.call_deferred Callable.call_deferred
线程池: worker thread pool WorkerThreadPool WorkerThreadPool.add_task
线程安全: thread safe Mutex Object.call_deferred Node.call_thread_safe
死锁: deadlock Mutex Mutex.try_lock Thread.wait_to_finish
线程结束 线程完成 等待线程: thread finish Thread.wait_to_finish Thread.is_alive WorkerThreadPool.wait_for_task_completion
线程优先级: thread priority Thread.start Thread.PRIORITY_HIGH
线程里 线程中: thread deferred Object.call_deferred Callable.call_deferred Node.call_thread_safe
发布版本 调试版本 发布版 调试版: debug build OS.is_debug_build OS.has_feature
程序图标 应用图标 游戏图标: icon ProjectSettings.application/config/icon DisplayServer.set_icon
游戏版本 版本号: version ProjectSettings.application/config/version ProjectSettings.get_setting
无头模式 专用服务器: headless DisplayServer.get_name OS.has_feature
设备型号 手机型号: model name OS.get_model_name OS.get_name
显卡名称 显卡型号: video adapter RenderingServer.get_video_adapter_name
省电 低功耗: low processor OS.low_processor_usage_mode
网页端 网页上 浏览器中运行: web has feature OS.has_feature
重启程序 重启应用 重启游戏程序: restart on exit OS.set_restart_on_exit OS.create_instance
功能标签 特性标签: feature OS.has_feature
虚拟现实刷新率 头显刷新率 头盔刷新率: headset refresh rate OpenXRInterface.display_refresh_rate OpenXRInterface.get_available_display_refresh_rates
刷新率: refresh rate DisplayServer.screen_get_refresh_rate OpenXRInterface.display_refresh_rate
重置视角 重新居中 重置朝向: reset center XRServer.center_on_hmd
关节: joint
手部关节 手指关节: hand joint transform XRHandTracker.get_hand_joint_transform XRHandTracker
手部追踪 手势追踪 手势识别: hand tracking XRHandTracker XRHandModifier3D
全身追踪 身体追踪: body tracking XRBodyTracker XRBodyModifier3D
面部追踪 表情追踪: face tracking XRFaceTracker XRFaceModifier3D
混合现实 透视模式 彩色透视: passthrough XRInterface.environment_blend_mode XRInterface.start_passthrough XRInterface.is_passthrough_supported
触觉 触觉反馈: haptic XRNode3D.trigger_haptic_pulse Input.start_joy_vibration
游玩区域 活动范围: play area XRInterface.get_play_area XRInterface.xr_play_area_mode
注视点渲染: foveation OpenXRInterface.foveation_level Viewport.vrs_mode
天空颜色 天空的颜色: sky color ProceduralSkyMaterial.sky_top_color ProceduralSkyMaterial.sky_horizon_color Environment.background_color
背景颜色 背景色: background color RenderingServer.set_default_clear_color Environment.background_color ProjectSettings.rendering/environment/defaults/default_clear_color
环境光遮蔽 环境遮蔽: ambient occlusion Environment.ssao_enabled Environment.ssao_intensity
屏幕空间: screen space
屏幕空间反射: reflections Environment.ssr_enabled
色调映射: tonemap Environment.tonemap_mode Environment.tonemap_exposure
自动曝光: auto exposure CameraAttributes.auto_exposure_enabled
体积雾: volumetric fog Environment.volumetric_fog_enabled FogVolume
全景图 全景天空: panorama PanoramaSkyMaterial Sky.sky_material
颜色校正 调色 色彩校正: color correction Environment.adjustment_color_correction Environment.adjustment_enabled
反射探针: reflection probe ReflectionProbe
发射形状 发射范围 发射区域: emission shape ParticleProcessMaterial.emission_shape ParticleProcessMaterial.emission_box_extents CPUParticles2D.emission_shape
粒子发射 发射粒子: emitting GPUParticles2D.emitting GPUParticles2D
球面: sphere surface
颜色随时间 颜色渐变 随时间变色: color ramp ParticleProcessMaterial.color_ramp CPUParticles2D.color_ramp
存活时间 粒子寿命 寿命: lifetime GPUParticles2D.lifetime CPUParticles2D.lifetime
初速度: initial velocity ParticleProcessMaterial.initial_velocity_min CPUParticles2D.initial_velocity_min
扩散角度: spread ParticleProcessMaterial.spread CPUParticles2D.spread
子发射器: sub emitter ParticleProcessMaterial.sub_emitter_mode GPUParticles3D.sub_emitter
湍流: turbulence ParticleProcessMaterial.turbulence_enabled
爆发 一次性发射 同时发射: explosiveness GPUParticles2D.explosiveness GPUParticles2D.one_shot
粒子碰撞 粒子的碰撞: particles collision GPUParticlesCollision3D ParticleProcessMaterial.collision_mode
粒子吸引: attractor GPUParticlesAttractor3D
粒子大小 粒子的大小: particles scale ParticleProcessMaterial.scale_min ParticleProcessMaterial.scale_curve
可以到达 能否到达 是否可达 可达 到得了 能不能到达 是否能到达: reachable NavigationAgent2D.is_target_reachable NavigationAgent2D.is_target_reached
移动成本 通行代价 移动代价 通行成本: travel cost NavigationRegion2D.travel_cost AStarGrid2D.set_point_weight_scale AStar2D.set_point_weight_scale
导航层: navigation layers NavigationRegion2D.navigation_layers NavigationAgent2D.navigation_layers
导航链接: navigation link NavigationLink2D
启发式: heuristic AStarGrid2D.default_compute_heuristic
对角移动 禁止斜走 斜向移动: diagonal AStarGrid2D.diagonal_mode
不可通行 不能通行: solid AStarGrid2D.set_point_solid AStar2D.set_point_disabled
导航网格上: navigation map closest point NavigationServer3D.map_get_closest_point NavigationServer2D.map_get_closest_point
限制字数 字数限制 最大长度 最大字数 字符数限制: max length LineEdit.max_length
溢出 超出边框 超出范围显示: overflow clip Label.text_overrun_behavior Label.clip_text Control.clip_contents
多行输入 多行文本: text edit TextEdit
主题变体: theme type variation Control.theme_type_variation
行距: line spacing LabelSettings.line_spacing Label.line_spacing
指定总线 到总线 总线播放: audio bus AudioStreamPlayer.bus AudioServer.set_bus_send
衰减 距离衰减: attenuation AudioStreamPlayer3D.attenuation_model AudioStreamPlayer3D.unit_size AudioStreamPlayer2D.attenuation
多普勒: doppler AudioStreamPlayer3D.doppler_tracking
输出设备 音频设备: output device AudioServer.output_device AudioServer.get_output_device_list
音量电平 电平: peak volume AudioServer.get_bus_peak_volume_left_db
生成声音 合成声音 生成音频: audio generator AudioStreamGenerator AudioStreamGeneratorPlayback.push_frame
可执行文件路径 程序所在目录 程序路径: executable path OS.get_executable_path
文档文件夹 系统文件夹: system directory OS.get_system_dir
避免穿墙 防止摄像机穿墙 相机穿墙 摄像机穿墙 相机避开墙: spring arm camera wall SpringArm3D SpringArm3D.spring_length SpringArm3D.shape
窗口大小改变 窗口尺寸改变 屏幕尺寸变化: window size changed Viewport.size_changed Node.NOTIFICATION_WM_SIZE_CHANGED Control.resized
系统语言: system language OS.get_locale OS.get_locale_language
设置翻译 切换翻译 设置语言: set locale TranslationServer.set_locale
`
