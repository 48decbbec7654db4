/** Chinese words for sound, animation, graphics, 3D, tiles, particles and the editor, in simplified characters. */
export default `
声音 音频: sound|audio
播放音效 播放声音: play sound effect AudioStreamPlayer.play AudioStreamPlayer AudioStreamPlayer2D.play AudioStreamPlayer2D
音乐 背景音乐 播放音乐: music AudioStreamPlayer AudioStreamPlayer.play
循环播放: loop AudioStreamMP3.loop AudioStreamOggVorbis.loop AudioStreamWAV.loop_mode AudioStreamPlayer
音量: volume AudioStreamPlayer.volume_db AudioServer.set_bus_volume_db @GlobalScope.linear_to_db
停止播放 停止声音 停止音乐: stop sound AudioStreamPlayer.stop AudioStreamPlayer2D.stop
静音: mute AudioServer.set_bus_mute
音调 音高: pitch AudioStreamPlayer.pitch_scale
音频总线 总线: audio bus AudioServer
麦克风 录音: microphone record AudioStreamMicrophone AudioEffectRecord
播放位置 播放进度: playback position AudioStreamPlayer.get_playback_position AudioStreamPlayer.seek
音乐播放完 音频播放完 声音播放完: finished AudioStreamPlayer.finished
混响: reverb AudioEffectReverb
空间音效 立体声 三维音效: positional audio AudioStreamPlayer3D AudioStreamPlayer2D
动画: animation
动画播放器: animation player AnimationPlayer
播放动画 动画播放: play animation AnimationPlayer.play AnimatedSprite2D.play AnimationPlayer AnimatedSprite2D
动画播放完成 动画结束 动画完成 动画播放完 动画播放结束: animation finished AnimationMixer.animation_finished AnimatedSprite2D.animation_finished
停止动画: stop animation AnimationPlayer.stop AnimatedSprite2D.stop
动画速度 播放速度: animation speed AnimationPlayer.speed_scale AnimatedSprite2D.speed_scale
切换动画: change animation AnimationPlayer.play AnimationTree
动画混合 混合: blend animation AnimationTree AnimationNodeBlend2
关键帧: key track Animation.track_insert_key
状态机: state machine AnimationNodeStateMachine AnimationNodeStateMachinePlayback.travel
补间 补间动画 缓动: tween Tween Node.create_tween Tween.tween_property
平滑移动: smooth move tween Tween.tween_property Vector2.lerp Vector2.move_toward
淡入淡出 淡出 淡入 渐隐 渐变消失: fade CanvasItem.modulate Tween.tween_property Tween
精灵: sprite Sprite2D
精灵贴图 更换贴图 更换图片 换图 修改贴图: sprite|texture Sprite2D.texture
翻转精灵 左右翻转 水平翻转 翻转: flip Sprite2D.flip_h AnimatedSprite2D.flip_h Sprite2D.flip_v
精灵图 精灵表 序列帧: sprite frame Sprite2D.hframes Sprite2D.frame AnimatedSprite2D
图片 图像: image Image
加载图片 读取图片: load image Image.load Image.load_from_file ImageTexture.create_from_image
保存图片: save image Image.save_png
像素: pixel Image.get_pixel Image.set_pixel
纹理 贴图: texture Texture2D
像素风 像素艺术: texture filter nearest CanvasItem.texture_filter
改变颜色 修改颜色: color|modulate CanvasItem.modulate
透明度 半透明 不透明度: transparency|alpha CanvasItem.modulate Color.a
闪烁: blink|modulate CanvasItem.modulate CanvasItem.visible
显示顺序 渲染顺序 层级 遮挡关系: z index CanvasItem.z_index CanvasItem.y_sort_enabled
可见性 可见: visible CanvasItem.visible
画线 绘制线 绘制直线: draw line CanvasItem.draw_line Line2D
画圆 绘制圆: draw circle CanvasItem.draw_circle
画矩形 绘制矩形: draw rect CanvasItem.draw_rect
绘制文字 绘制文本: draw string CanvasItem.draw_string
自定义绘制 自定义绘图: custom drawing CanvasItem._draw CanvasItem.queue_redraw
重绘 重新绘制: redraw CanvasItem.queue_redraw
相机 摄像机 镜头 摄影机: camera Camera2D Camera3D
相机跟随 摄像机跟随 镜头跟随: camera follow Camera2D Camera2D.position_smoothing_enabled RemoteTransform2D
镜头抖动 相机抖动 屏幕抖动 镜头震动 屏幕震动 相机震动: camera shake Camera2D.offset Camera2D
限制摄像机 摄像机范围 相机边界 相机范围 限制相机 摄像机边界 限制镜头: camera limit Camera2D.limit_left Camera2D.limit_right Camera2D.limit_top Camera2D.limit_bottom
切换相机 当前相机 切换摄像机 设置当前相机: current camera Camera2D.make_current Camera3D.make_current Camera3D.current
缩放镜头 相机缩放 镜头缩放 缩放相机: zoom Camera2D.zoom Camera3D.fov
视野: fov Camera3D.fov
第一人称 第三人称: camera Camera3D
背景: background
视差 视差滚动: parallax Parallax2D ParallaxBackground
瓦片地图 图块地图: tile map TileMapLayer
瓦片 图块: tile TileMapLayer
放置图块 设置图块 放置瓦片 修改瓦片 修改图块 地图的单元格 瓦片地图的单元格: set cell tile TileMapLayer.set_cell
获取图块 点击的图块 获取瓦片 点击的瓦片: get cell tile TileMapLayer.get_cell_source_id TileMapLayer.local_to_map TileMapLayer.get_cell_tile_data
图块集 瓦片集: tile set TileSet
单元格 格子: cell
地形: terrain TileMapLayer.set_cells_terrain_connect
粒子: particles GPUParticles2D CPUParticles2D GPUParticles3D
一次 只发射一次 只播放一次: one shot one_shot
粒子只发射一次 粒子发射一次: particles one shot GPUParticles2D.one_shot GPUParticles2D.emitting CPUParticles2D.one_shot
火焰 烟雾 火花 特效 下雪 下雨 雨 雪: particles effect GPUParticles2D GPUParticles3D CPUParticles2D ParticleProcessMaterial
光 灯光 光照 光源: light Light2D Light3D
阴影 影子: shadow Light2D.shadow_enabled Light3D.shadow_enabled LightOccluder2D
平行光 太阳光: directional light DirectionalLight3D
点光源: point light OmniLight3D PointLight2D
聚光灯: spot light SpotLight3D
发光 辉光 泛光: glow emission Environment.glow_enabled BaseMaterial3D.emission_enabled
环境: environment WorldEnvironment Environment
天空 天空盒: sky Sky
雾 雾效: fog Environment.fog_enabled FogVolume
模型: model|mesh MeshInstance3D
模型颜色 材质颜色: material color BaseMaterial3D.albedo_color StandardMaterial3D GeometryInstance3D.material_override MeshInstance3D.set_surface_override_material
网格模型 网格体: mesh Mesh MeshInstance3D
程序化网格 生成网格: procedural mesh SurfaceTool ArrayMesh ImmediateMesh
材质: material Material
着色器: shader Shader ShaderMaterial
着色器参数 着色器变量: shader parameter ShaderMaterial.set_shader_parameter
后期处理 后处理: post processing CompositorEffect Environment
抗锯齿: anti aliasing Viewport.msaa_2d Viewport.msaa_3d
垂直同步: vsync DisplayServer.window_set_vsync_mode
视口: viewport Viewport
子视口 小地图 分屏: sub viewport SubViewport SubViewportContainer
截图 截屏 屏幕截图: screenshot Viewport.get_texture Texture2D.get_image Image.save_png ViewportTexture
渲染: rendering RenderingServer
剔除: culling VisibleOnScreenNotifier2D
屏幕外 离开屏幕 出屏幕: screen exited VisibleOnScreenNotifier2D.screen_exited VisibleOnScreenNotifier2D
骨骼: skeleton|bone Skeleton3D Skeleton2D
反向动力学: inverse kinematics SkeletonIK3D
大量物体 批量绘制: multimesh MultiMeshInstance3D MultiMesh
虚拟现实: xr XRServer XROrigin3D
编辑器: editor
编辑器插件 插件 编写插件: editor plugin EditorPlugin
编辑器中运行 工具脚本: tool script @GDScript.@tool EditorScript
导出变量 显示在检查器: export variable @GDScript.@export
打包 发布: export EditorExportPlugin
撤销 重做: undo redo UndoRedo EditorUndoRedoManager
停靠: dock EditorPlugin.add_control_to_dock EditorDock
高度图: height HeightMapShape3D
`
