/** Goals of controls, text and windows. `goals/index.ts` describes the form of a line. */
export default `
BaseButton.pressed Object.connect Signal.connect Button BaseButton.button_down: button click clicked react run function
BaseButton.disabled Control.mouse_filter Control.MOUSE_FILTER_IGNORE Node.process_mode BaseButton.pressed: button not working clickable nothing happens blocked overlay
BaseButton.button_down BaseButton.button_up BaseButton.button_pressed Timer: hold button long press release
BaseButton.toggle_mode BaseButton.toggled BaseButton.button_pressed CheckBox CheckButton ButtonGroup: toggle checkbox switch radio on off
Button Node.add_child BaseButton.pressed Callable.bind Object.connect: create buttons code dynamically each which pressed list menu
Label.text Label @GlobalScope.str CanvasLayer: score display show number update coins hud
Label.horizontal_alignment Label.vertical_alignment Button.alignment RichTextLabel.horizontal_alignment @GlobalScope.HORIZONTAL_ALIGNMENT_CENTER: center text align middle label button
LabelSettings.font_size Control.add_theme_font_size_override Label.label_settings LabelSettings Theme.default_font_size: font size bigger text label
LabelSettings.font_color Control.add_theme_color_override CanvasItem.modulate LabelSettings: text color label font change
LabelSettings.outline_size LabelSettings.outline_color Control.add_theme_constant_override LabelSettings.shadow_color Label3D.outline_size RichTextLabel.push_outline_size: outline border shadow text readable stroke
FontFile Control.add_theme_font_override Theme.default_font ProjectSettings.gui/theme/custom_font SystemFont Font.fallbacks LabelSettings.font: font ttf custom change japanese chinese glyphs missing squares
Label.autowrap_mode TextServer.AUTOWRAP_WORD_SMART RichTextLabel.autowrap_mode Label.clip_text Label.text_overrun_behavior: wrap line break long text overflow outside cut ellipsis
RichTextLabel RichTextLabel.bbcode_enabled RichTextLabel.push_color RichTextLabel.append_text RichTextLabel.text RichTextLabel.parse_bbcode: colored bold italic words different colors inside text format
Label.visible_characters Label.visible_ratio RichTextLabel.visible_characters RichTextLabel.visible_ratio Tween.tween_property Timer: typewriter letter by reveal dialogue one character at a time
RichTextLabel RichTextEffect RichTextLabel.custom_effects RichTextLabel.install_effect: wavy shaking rainbow animated text effect
RichTextLabel.meta_clicked OS.shell_open LinkButton RichTextLabel.push_meta: link url open browser website click text
TextureProgressBar ProgressBar Range.value Range.max_value Tween.tween_property: health bar hp life stamina mana xp energy gauge
TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE Range.value TextureProgressBar.radial_initial_angle: circular radial cooldown clock skill
Camera3D.unproject_position Sprite3D Label3D SubViewport BaseMaterial3D.billboard_mode ProgressBar: above head over enemy name tag health bar 3d world
HSlider Range.value_changed AudioServer.set_bus_volume_db @GlobalScope.linear_to_db AudioServer.get_bus_index AudioServer.set_bus_volume_linear: volume slider options menu settings music sound
OptionButton OptionButton.add_item OptionButton.item_selected OptionButton.selected PopupMenu: dropdown choices select combo box list pick
ItemList ItemList.add_item ItemList.item_selected ItemList.get_selected_items ItemList.icon_mode: list icons choose entries select
Tree Tree.create_item TreeItem TreeItem.set_text Tree.item_selected TreeItem.create_child: tree hierarchy table nested file explorer outline
PopupMenu PopupMenu.add_item PopupMenu.id_pressed Window.popup InputEventMouseButton.button_index MenuButton: context right click menu popup entries
MenuBar MenuButton PopupMenu PopupMenu.add_submenu_node_item: menu bar file edit submenu top
ConfirmationDialog AcceptDialog AcceptDialog.confirmed AcceptDialog.dialog_text Window.popup_centered AcceptDialog.canceled: are you sure confirm dialog yes no message box alert
FileDialog FileDialog.file_selected DisplayServer.file_dialog_show FileDialog.file_mode FileDialog.access FileDialog.add_filter: choose file open save picker browse
ColorPicker ColorPickerButton ColorPicker.color_changed ColorPickerButton.color_changed: pick color choose colour customise
Popup Popup.popup_hide PopupPanel Window.popup Window.popup_centered: popup close outside click open small window
TabContainer TabBar TabContainer.current_tab TabContainer.tab_changed TabContainer.set_tab_title: tabs pages settings switch
GridContainer GridContainer.columns Control._get_drag_data Control._drop_data Control._can_drop_data TextureRect: inventory slots grid items bag
Control._get_drag_data Control._can_drop_data Control._drop_data Control.set_drag_preview Control.force_drag Control.set_drag_forwarding: drag drop item slot inventory icon
ScrollContainer VBoxContainer ScrollContainer.ensure_control_visible ScrollContainer.scroll_vertical ScrollContainer.get_v_scroll_bar: scroll list long content bottom automatically
HBoxContainer VBoxContainer GridContainer BoxContainer.alignment BoxContainer.separation: arrange row column evenly spacing gap side by stack
Control.size_flags_horizontal Control.size_flags_vertical Control.SIZE_EXPAND_FILL Control.size_flags_stretch_ratio Control.custom_minimum_size: fill stretch width height container expand share size ignored
Control.set_anchors_preset Control.PRESET_FULL_RECT Control.set_anchors_and_offsets_preset Control.PRESET_CENTER Control.anchor_right CenterContainer: anchor corner center fullscreen resize responsive middle screen whole
MarginContainer StyleBox.content_margin_left Control.add_theme_constant_override PanelContainer: padding margin border space around inside
Control.theme Theme ProjectSettings.gui/theme/custom Control.theme_type_variation StyleBoxFlat Control.add_theme_stylebox_override: style theme skin look whole ui
StyleBoxFlat StyleBoxFlat.bg_color StyleBoxFlat.set_corner_radius_all StyleBoxFlat.set_border_width_all Control.add_theme_stylebox_override StyleBoxFlat.border_color: rounded corners background panel border button color
TextureRect TextureRect.stretch_mode TextureRect.expand_mode TextureRect.STRETCH_KEEP_ASPECT_CENTERED AspectRatioContainer: image keep proportions aspect stretch distorted fit picture ui
NinePatchRect StyleBoxTexture NinePatchRect.patch_margin_left: frame corners stretch nine slice window border image
TextureButton TextureButton.texture_normal TextureButton.texture_hover Button.icon TextureButton.texture_pressed: image button picture icon custom
Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom Control.focus_neighbor_top Viewport.gui_get_focus_owner Control.focus_entered: gamepad keyboard menu navigate select focus first button
Control.mouse_entered Control.mouse_exited BaseButton.is_hovered Control.scale Tween.tween_property Control.pivot_offset: hover highlight grow over button mouse
Control.tooltip_text Control._make_custom_tooltip Control._get_tooltip ProjectSettings.gui/timers/tooltip_delay_sec: tooltip hint hover description item
Control.mouse_filter Control.MOUSE_FILTER_IGNORE Control.MOUSE_FILTER_STOP Control.MOUSE_FILTER_PASS Control.accept_event: click through ui blocks mouse overlay invisible
CanvasLayer CanvasLayer.layer CanvasLayer.follow_viewport_enabled Control: hud ui stay fixed on screen camera overlay in front
LineEdit LineEdit.text LineEdit.placeholder_text LineEdit.max_length LineEdit.secret TextEdit: text field input box password username
LineEdit.text_changed SpinBox String.is_valid_int String.is_valid_float LineEdit RegEx: only numbers digits input validate restrict
SpinBox Range.step Range.min_value Range.max_value Range.value_changed: number input increment
GraphEdit GraphNode GraphEdit.connect_node GraphEdit.connection_request: node graph editor connections visual dialogue
CodeEdit TextEdit TextEdit.syntax_highlighter CodeHighlighter: code editor syntax highlight line numbers
ColorRect CanvasItem.modulate Tween.tween_property AnimationPlayer CanvasLayer: fade black screen transition fadeout dark
Tween.tween_property Tween.set_trans Tween.set_ease Control.position Tween.TRANS_BACK Tween.TRANS_ELASTIC: slide panel menu bounce pop animate ui elastic bouncy
Window.mode DisplayServer.window_set_mode DisplayServer.WINDOW_MODE_FULLSCREEN Window.MODE_FULLSCREEN DisplayServer.window_get_mode: fullscreen toggle windowed maximize
Window.size DisplayServer.window_set_size DisplayServer.screen_get_size Window.content_scale_size ProjectSettings.display/window/size/viewport_width: resolution window size change settings
ProjectSettings.display/window/stretch/mode ProjectSettings.display/window/stretch/aspect Window.content_scale_mode Window.content_scale_aspect Window.content_scale_factor Window.content_scale_size: different resolutions screen sizes scaling stretch black bars monitor phones adapt tiny
Viewport.size_changed Control.resized Viewport.get_visible_rect Control.set_anchors_preset: window resized screen size changed react
Window.borderless Window.transparent Viewport.transparent_bg Window.always_on_top Window.mouse_passthrough ProjectSettings.display/window/per_pixel_transparency/allowed: transparent window desktop pet overlay borderless
Window.title DisplayServer.window_set_title DisplayServer.set_icon ProjectSettings.application/config/icon Window.min_size: window title icon minimum
DisplayServer.get_screen_count Window.current_screen DisplayServer.window_set_current_screen DisplayServer.screen_get_size: second monitor multiple screens display
DisplayServer.get_display_safe_area DisplayServer.get_display_cutouts DisplayServer.screen_set_orientation ProjectSettings.display/window/handheld/orientation: notch safe area phone portrait landscape orientation rotate
Control.layout_direction TextServer: arabic hebrew right to left rtl
`
