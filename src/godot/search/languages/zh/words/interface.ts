/** Chinese words for controls, windows and input. */
export default `
按键: button
文案: text
字符: character letter
题目: title
选单: menu
标题画面: main menu
设置 设置界面: settings
清单: list
项 条目 项目 元素: item
下拉: dropdown
勾选框 勾选: checkbox
页签: tab
窗体 视窗: window
弹窗: dialog
确认: confirm|confirmation
弹出框: popup
悬浮提示 提示框: tooltip
移到 移上去 放上去 经过: hover
聚焦: focus
滑鼠: mouse
滑鼠座标: mouse position
按键映射: key binding remap
箭头键: arrow keys
空格: space key
退出键 ESC键: escape
游戏手柄: gamepad|joypad
摇杆: stick|analog
输入栏: field|input
密码: password
进度: progress bar
生命条: health bar
条: bar
图片 图像 图 照片 贴图: image|texture
字型: font
边框: outline
框: frame border
画面 萤幕: screen
排版: layout
格子: grid
留白: margin
内边距: padding
间距 间隔 行距: spacing|separation
列: column
行: row
界面 UI: interface|ui
多语言: language
外观 样式: theme
风格: style
颜色选择器 拾色器: color picker
树: tree
表格 表: table
页 页面: page
链接 超链接: link
消息 信息: message
圆形进度: cooldown circle
数值: number
倒计时: timer
倒数: countdown
一个字一个字 逐个显示: typewriter
软键盘: virtual keyboard
指针: pointer
解析度: resolution
满屏: fullscreen
电脑 PC 计算机: computer|desktop|pc
桌面: desktop
移动设备: mobile
捏合 双指: pinch
滑动 划: swipe
属性面板: inspector
扩展: plugin
可点击 可以点: clickable
可编辑: editable
只读 不可编辑: readonly
多行: multiline
占位: placeholder
自动补全 补全: autocomplete
插入点: caret|cursor
选区 选中内容: selection
分隔线 分割线: divider|separator
叠加 浮层 覆盖层: overlay
HUD 抬头显示: hud
工具栏: toolbar
侧边栏: sidebar dock
表头 页眉: header
槽 插槽: slot
选择项: choice
询问 提示输入: prompt|ask
消息提示: toast notification
警告框: alert|dialog
确定按钮: ok button
是否确认: yes no
单选按钮: radio button
切换按钮: toggle
数字输入框 微调框: spin box
图编辑 节点图: graph edit
图表: chart
日历: calendar|date
时钟: clock
地图显示: map view
准星 十字准心: crosshair
伤害数字 飘字: damage number
字幕: subtitle
制作名单 片尾: credits
启动画面 启动图: splash
读取画面: loading screen
新手引导: tutorial
手指: finger
虚拟摇杆: virtual joystick touch
刘海 安全区域: notch safe area
像素密度: dpi
像素画: pixel art
标题栏: window border
总在最前: always on top
任务栏: taskbar
托盘: tray
多窗口: multiple windows
副屏 多显示器: monitor|screen
Ctrl键 控制键: ctrl key
Shift键: shift key
回车: enter key
Alt键: alt key
功能键: function key
右击: right click
左击: left click
中键: middle click
同时按: simultaneously
灵敏度: sensitivity
传感器: sensor
手写笔 数位板: pen
压感: pressure
单词 词: word
对齐方式 左对齐 右对齐 文字对齐: alignment|align
大小写: case
计分: score
平板: tablet|mobile
`
