/** Chinese words for nodes, scenes, signals, time and scripts, in simplified characters. */
export default `
节点: node
子节点: child node
父节点 父级: parent node
获取父节点: get parent Node.get_parent
所有子节点 全部子节点 遍历子节点: children Node.get_children
更换父节点 改变父节点 修改父节点: reparent Node.reparent
删除节点 移除节点 销毁节点: remove node Node.queue_free Object.free Node.remove_child
添加节点 添加子节点: add child Node.add_child
移除子节点: remove child Node.remove_child
查找节点 获取节点 寻找节点: find node Node.get_node Node.find_child
隐藏节点 隐藏物体: hide CanvasItem.visible CanvasItem.hide Node3D.visible
显示节点: show CanvasItem.visible CanvasItem.show
节点路径: NodePath
根节点: root SceneTree.root
场景: scene
切换场景 场景切换 跳转场景 更换场景 场景跳转: change scene SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
加载场景 载入场景 预加载场景: load scene PackedScene ResourceLoader.load @GDScript.load @GDScript.preload
实例化场景 场景实例化 并实例化: instantiate scene PackedScene.instantiate
重新加载场景 重载场景 重新开始 重开: reload scene SceneTree.reload_current_scene
场景树: scene tree SceneTree
当前场景: current scene SceneTree.current_scene
分组 组: group
分组里 组里 分组中 组内: group SceneTree.call_group SceneTree.get_nodes_in_group
加入分组 添加到组 加入群组 添加到群组 加到群组 加入组 加到组: group Node.add_to_group
信号: signal
连接信号 信号连接: connect signal Object.connect Signal.connect Signal
发出信号 发射信号 发送信号 触发信号: emit signal Object.emit_signal Signal.emit
自定义信号: custom signal Object.emit_signal Signal.emit Object.add_user_signal
发出自定义信号: emit signal Object.emit_signal Signal.emit Object.add_user_signal
等待信号: await signal Signal
断开信号: disconnect signal Object.disconnect Signal.disconnect
回调: callback Callable
自动加载 单例: autoload singleton
脚本: script
函数: method|function
变量: property variable
属性: property
类: class
参数: parameter|argument
返回值: return value
全局: global
常量: constant
枚举: enum
每帧 每一帧: process frame Node._process Node._physics_process
物理帧: physics frame Node._physics_process
准备好 就绪: ready Node._ready
帧: frame
帧率 帧数 FPS fps: frame rate Engine.get_frames_per_second Engine.max_fps
显示帧率 获取帧率: fps Engine.get_frames_per_second Performance.TIME_FPS
限制帧率: max fps Engine.max_fps
计时器 定时器: timer Timer
定时 每隔 定期: timer interval Timer Timer.timeout
定时生成: spawn timer Timer Timer.timeout PackedScene.instantiate
秒后 秒钟 等待一段时间 等待两秒 等待几秒 延时执行 延迟执行: wait seconds SceneTree.create_timer SceneTreeTimer.timeout Timer
超时 时间到: timeout Timer.timeout
剩余时间: time left Timer.time_left
时间: time
当前时间 系统时间 现在的时间 日期: current time date Time.get_datetime_dict_from_system Time.get_time_dict_from_system Time.get_unix_time_from_system
毫秒: milliseconds|msec Time.get_ticks_msec
计时 经过时间 运行时间: elapsed time Time.get_ticks_msec
秒: seconds
慢动作 游戏速度 时间缩放: slow motion time scale Engine.time_scale
退出游戏 关闭游戏 结束游戏 退出程序: quit game SceneTree.quit
暂停游戏 游戏暂停: pause game SceneTree.paused Node.process_mode
恢复游戏 继续游戏: resume SceneTree.paused
游戏: game
玩家: player
角色 人物: character CharacterBody2D
敌人 怪物: enemy
子弹: bullet|projectile
发射子弹 射击子弹 生成子弹: shoot bullet PackedScene.instantiate Node.add_child
生成敌人 刷怪: spawn enemy PackedScene.instantiate Node.add_child
道具 物品: item
武器: weapon
生命值 血量: health
关卡: level
地图: map
物体 对象: object
检查器: inspector EditorInspector
资源: resource Resource
加载资源 动态加载: load resource ResourceLoader.load @GDScript.load ResourceLoader.load_threaded_request
异步加载 后台加载: background threaded load ResourceLoader.load_threaded_request
预加载: preload @GDScript.preload
元数据: metadata|meta
通知: notification Object._notification
延迟调用: call deferred Object.call_deferred
引用: reference
名称 名字: name
顺序: order
优先级: priority
项目设置: project settings ProjectSettings
项目: project
`
