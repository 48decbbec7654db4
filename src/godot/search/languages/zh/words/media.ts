/** Chinese words for sound, animation, cameras, light and shapes. */
export default `
音: sound|audio
音效 效果音: sound effect
歌曲 歌 曲子: music
BGM: background music
消音: mute
回声 混响 回音: echo|reverb
语音 人声: voice
大声 响: loud|louder
安静 小声: quiet|quieter
流: stream
节拍 节奏: beat
下一首 自动下一首: next song
走路动画 行走动画: walk animation
动画播完 播放完动画: animation finished
帧动画 逐帧: sprite frame
精灵图集 图集: sprite sheet
骨头: bone
绑定到手 手上 挂到骨骼: attach bone
骨架: skeleton
姿势: pose
震屏 画面抖动: camera shake
双人: split screen
迷你地图: minimap
图格 磁贴: tile
灯: light
手电筒 电灯: lamp|light
雾气: fog
天空盒: skybox
云: cloud
火 着火: fire|flame
烟: smoke
天气: weather
昼夜 白天黑夜: day night
镜子 倒影: reflection
材质贴图: texture
shader: shader
shader参数: shader parameter
网格: mesh
顶点: vertex
渲染: render
层: layer
层级关系 前后顺序: draw order|z index
三维 3D 立体: 3d
二维 2D: 2d
影片: video
效果: effect
过渡 转场: transition
手: hand
头 头部: head
脚 足: foot
手臂: arm
眼睛: eye
脸 面部: face
球: ball
箱子 盒子: box
球体: sphere
立方体 方块: cube
圆柱: cylinder
胶囊: capsule
物体 身体: body
力 冲击力 冲力: force|impulse
射线 激光 光线: ray
范围: area
区域 图片一部分 部分图片: region
形状 图形: shape
遮罩 掩码: mask
不碰撞 互不碰撞 不互相碰撞 忽略碰撞: collision mask
显示碰撞 碰撞形状显示 显示碰撞体: debug collision shapes
耳机: headphones
扬声器 音箱: speaker
显示器: monitor
头显: headset
乐曲: song|music
音色: tone
频率: frequency
频谱 波形: spectrum
失真: distortion
压缩器: compressor
均衡器: equalizer
低通 闷声 低通滤波: low pass filter
高通: high pass filter
合唱: chorus
声像: pan|stereo
同时播放多个声音 复音: polyphony
交叉淡入: crossfade
跳到 从中间开始: seek
采样率: sample rate
语音合成 文字转语音: text to speech
口型: lip sync
待机动画: idle animation
重定向: retarget
变形: blend shape
IK: ik
动画状态 动画状态机: animation state
动画树: animation tree
轨道: track
时间轴: timeline
过场 过场动画: cutscene
翻页动画: flipbook|sprite frame
九宫格: nine patch
画布: canvas
画图形: draw
渐变色 渐变: gradient
调色板: palette
对比度: contrast
饱和度: saturation
色相: hue
伽马: gamma
光晕: bloom|glow
溶解: dissolve
玻璃: transparent
折射: refraction
金属 金属感: metal|metallic
粗糙度 粗糙: rough|roughness
光泽 反光: shiny
自发光: emission
反照率: albedo
双面: double sided
线框: wireframe
广告牌 始终面向相机 始终朝向: billboard
弹痕: decal
剔除 遮挡剔除: cull|occlusion
全局光照 间接光: global illumination
光强 灯光强度: light energy
光照范围: light range
阴影质量 阴影锯齿: shadow quality
锯齿: antialiasing
日照: sun light
树木: tree
海 海洋: sea|ocean
程序化 程序生成: procedural
体素: voxel
布尔运算: csg
挤出: extrude
大量实例 大量相同: many instances multimesh
导入模型: import model
glTF: gltf
图片模糊: texture filter
平铺 重复贴图: texture repeat
图片尺寸: resize image
图片保存: save image
像素颜色 取色: pixel color
摄像头: webcam camera feed
镜头拉近: zoom camera
镜头限制 镜头边界: camera limit
镜头旋转 旋转镜头: camera rotate
切换镜头: switch camera
正交: orthographic
透视: perspective
视野角 视角大小: field of view
等距 斜45度: isometric
俯视 俯视角: top down
横版: side scroll
前后遮挡 Y排序: y sort
自动图块 自动拼接: autotile terrain
动画图块: tile animation
图块碰撞: tile collision
六边形 六角: hexagon
VR 虚拟现实: vr
AR 增强现实: ar
VR手柄: controller vr
粒子数量: particle amount
一次性粒子 粒子只放一次: one shot particles
发射粒子 喷射: emit particles
闪电: lightning
血液: blood
后期 全屏效果: post processing
屏幕纹理: screen texture
暗角: vignette
背景虚化: depth of field
动态模糊: motion blur
频段: frequency band
可视化: visualizer|spectrum
照明 打光: light|lighting
一块一块: blocky|jagged
圆角: corner radius|rounded
控制柄 把手: handle|gizmo
缓入缓出: ease in out
取景: camera view
光柱: light shaft|volumetric
桌宠: mascot|pet
块状: blocky
画面表现 视觉: visual
闷闷 闷: muffled low pass
水下: underwater
闪白光: flash white
简单模型: model simple lod
网格寻路: grid pathfinding
视角: camera|view
蒙皮: skin|skeleton
高光: specular|highlight
迷雾: fog
`
