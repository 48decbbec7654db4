/** Chinese words for things with another name in the reference, and for questions about one property or method. */
export default `
获取节点路径 节点路径 获取路径 节点的路径: path Node.get_path Node.get_path_to
是否在组 在组里 属于组 在某个组 是否属于某组: Node.is_in_group
被删除时 销毁时 被移除时 离开场景树 节点退出: Node.tree_exiting Node._exit_tree Node.tree_exited Object.NOTIFICATION_PREDELETE
上一帧 帧间隔 每帧时间 间隔时间: Node.get_process_delta_time Node._process Node.get_physics_process_delta_time
鼠标移到 移动鼠标到 设置鼠标位置 鼠标放到 鼠标归位: Input.warp_mouse Viewport.warp_mouse
添加输入动作 注册动作 添加动作 代码添加按键: InputMap.add_action InputMap.action_add_event
更换精灵图片 更换图片 换图片 换贴图 切换图片 修改贴图 替换纹理: Sprite2D.texture TextureRect.texture
用角度设置 角度设置旋转 旋转多少度 设置角度 按度数: Node2D.rotation_degrees Node3D.rotation_degrees
当前播放的动画 当前动画 正在播放的动画 动画名: AnimationPlayer.current_animation AnimatedSprite2D.animation AnimationPlayer.is_playing
碰撞点 射线碰撞点 射线打到 射线击中 击中位置 命中点: RayCast2D.get_collision_point RayCast3D.get_collision_point RayCast2D.get_collider
更新射线 射线更新 立即更新射线 刷新射线: RayCast2D.force_raycast_update RayCast3D.force_raycast_update
树节点项 树形项 树的子项 添加树项 树控件添加: Tree.create_item TreeItem.create_child
最小尺寸 最小大小 最小宽度 最小高度: Control.custom_minimum_size Control.get_combined_minimum_size
大小改变时 尺寸改变 大小变化 尺寸变化 调整大小时 大小改变: Control.resized Viewport.size_changed CanvasItem.item_rect_changed
更换字体 换字体 中文字体: Control.add_theme_font_override LabelSettings.font Theme.default_font
相邻的格子 相邻格子 邻居格子 周围的格子 周围格子 旁边的格子 相邻图块: TileMapLayer.get_surrounding_cells TileMapLayer.get_neighbor_cell
环境光: ambient light Environment.ambient_light_color Environment.ambient_light_energy Environment.ambient_light_source
曝光 自动曝光: exposure CameraAttributes.exposure_multiplier Environment.tonemap_exposure CameraAttributes.auto_exposure_enabled
更换网格 换模型 更换模型 替换网格 切换模型: MeshInstance3D.mesh
朝向某个方向 面向目标 面朝 朝着目标 对准目标 看向 转向目标: Node3D.look_at Node2D.look_at Basis.looking_at
初始化随机 随机数初始化 随机化: @GlobalScope.randomize RandomNumberGenerator.randomize
截取数组 数组切片 数组的一部分 子数组 取出一部分数组: Array.slice
首尾空格 去掉空格 去除空格 删除空格 去空格 空白字符: String.strip_edges
文件大小 文件长度: FileAccess.get_length FileAccess.get_size
视口大小 视口尺寸 可视区域大小 屏幕可见区域: Viewport.get_visible_rect CanvasItem.get_viewport_rect SubViewport.size
有没有某个方法 是否有方法 有没有方法 方法是否存在 是否有这个函数 函数是否存在: Object.has_method
`
