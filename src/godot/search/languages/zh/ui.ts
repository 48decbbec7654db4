/** Chinese words for user interface, text and windows, in simplified characters. */
export default `
按钮: button
按钮被按下 按钮按下 点击按钮 按钮点击 按下按钮: button|pressed BaseButton.pressed BaseButton.button_down BaseButton._pressed
禁用按钮 按钮禁用: disable button BaseButton.disabled
复选框: check box CheckBox
开关: toggle CheckButton BaseButton.toggle_mode
单选: radio button group ButtonGroup
标签: label Label
标签文字 标签文本 修改标签 设置标签: label text Label.text RichTextLabel.text Label
文字 文本: text
文字颜色 字体颜色: font color Control.add_theme_color_override LabelSettings.font_color
字体大小 文字大小 字号: font size Control.add_theme_font_size_override LabelSettings.font_size Theme.default_font_size
字体: font Font
加粗 粗体: bold RichTextLabel
换行 自动换行: newline autowrap Label.autowrap_mode
逐字 打字机: visible characters Label.visible_characters Label.visible_ratio RichTextLabel.visible_characters
输入框 文本框 文本输入: line edit text LineEdit LineEdit.text TextEdit.text LineEdit.text_submitted
输入框的文字 输入框的内容 获取输入框 输入的文字: line edit text LineEdit.text TextEdit.text LineEdit.text_submitted LineEdit.text_changed
密码: secret LineEdit.secret
代码编辑器: code edit CodeEdit
占位符: placeholder LineEdit.placeholder_text
列表: list item ItemList
添加选项 列表添加 添加项目: add item ItemList.add_item OptionButton.add_item PopupMenu.add_item
选项: item option
下拉列表 下拉框 下拉菜单: option button OptionButton OptionButton.add_item
菜单: menu PopupMenu MenuBar
弹窗 弹出 弹出窗口: popup Popup Window.popup_centered
右键菜单: popup menu PopupMenu
对话框 弹出对话框: dialog AcceptDialog ConfirmationDialog Window.popup_centered
确认框 确认对话框: confirmation dialog ConfirmationDialog
文件选择 选择文件 文件对话框: file dialog FileDialog
滑动条 滑块: slider HSlider Slider Range.value_changed
数值改变 值改变 数值变化: value changed Range.value_changed
进度条 血条: progress bar ProgressBar Range.value TextureProgressBar
选项卡 标签页: tab TabContainer TabBar
容器: container Container
垂直排列 纵向排列: vbox VBoxContainer
水平排列 横向排列: hbox HBoxContainer
网格: grid GridContainer
边距 外边距: margin MarginContainer
滚动条: scroll bar ScrollBar
滚动区域 滚动容器: scroll ScrollContainer
面板: panel Panel PanelContainer
居中 居中显示 屏幕中央 屏幕中间: center CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
锚点: anchor Control.set_anchors_preset
主题: theme Theme
样式: style StyleBox
提示 工具提示 悬停提示: tooltip Control.tooltip_text
焦点: focus Control.grab_focus Control.focus_mode
控件 界面: control|ui Control
屏幕: screen
屏幕大小 屏幕尺寸 屏幕宽度: screen size Viewport.get_visible_rect DisplayServer.window_get_size CanvasItem.get_viewport_rect DisplayServer.screen_get_size Window.size
分辨率: resolution Window.size Window.content_scale_size DisplayServer.window_set_size
窗口大小 改变窗口大小 窗口尺寸: window size Window.size DisplayServer.window_set_size
全屏 设置全屏 全屏显示: fullscreen Window.mode DisplayServer.window_set_mode Window.MODE_FULLSCREEN DisplayServer.WINDOW_MODE_FULLSCREEN
窗口: window Window
标题: title
窗口标题: window title Window.title DisplayServer.window_set_title
关闭窗口 窗口关闭: close request Window.close_requested
窗口位置: window position Window.position DisplayServer.window_set_position
最小化: minimize Window.MODE_MINIMIZED
最大化: maximize Window.MODE_MAXIMIZED
无边框: borderless Window.borderless
置顶 窗口置顶: always on top Window.always_on_top
透明: transparent|transparency
透明窗口 透明背景 背景透明: transparent background Viewport.transparent_bg Window.transparent
显示器: screen DisplayServer
图标: icon
富文本: rich text RichTextLabel
显示图片 图片显示: texture|image TextureRect Sprite2D TextureRect.texture
视频 播放视频: video VideoStreamPlayer
宽高比 比例: aspect AspectRatioContainer Window.content_scale_aspect
翻译 多语言 本地化: translation TranslationServer Object.tr
切换语言 语言切换: change language TranslationServer.set_locale
语言: language|locale
树形: tree Tree
颜色选择 取色器: color picker ColorPicker
鼠标穿透: mouse filter Control.mouse_filter
字体粗细 文字粗细 字体加粗 文字加粗: font bold|weight FontVariation.variation_embolden FontVariation SystemFont.font_weight
文字框失去焦点 输入框失去焦点 文本框失去焦点 控件失去焦点 释放焦点 取消焦点: release focus Control.focus_exited Control.release_focus LineEdit
输入框提示 占位文本: placeholder LineEdit.placeholder_text TextEdit.placeholder_text
树形控件添加 树形控件里添加: Tree.create_item TreeItem.create_child TreeItem.set_text
`
