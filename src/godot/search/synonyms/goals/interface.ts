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
ColorPicker ColorPickerButton ColorPicker.color_changed ColorPickerButton.color_changed: pick color choose customize
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
Control.add_theme_color_override Control.add_theme_constant_override Control.add_theme_stylebox_override Control.add_theme_font_override Control.add_theme_icon_override Control.remove_theme_color_override: override theme code change look single control
Control.get_theme_color Control.get_theme_stylebox Control.get_theme_constant Control.get_theme_font Control.has_theme_color: read theme value current style
Theme.set_color Theme.set_stylebox Theme.set_font_size Theme.default_font Theme.set_type_variation: create theme code
Control.focus_neighbor_left Control.focus_neighbor_right Control.focus_neighbor_top Control.focus_neighbor_bottom Control.focus_next Control.focus_previous: navigate between controls arrows tab order
Control.offset_left Control.offset_top Control.anchor_left Control.anchor_top Control.set_anchor_and_offset Control.set_offsets_preset: anchors offsets position parent edges margin percent
Control.custom_minimum_size Control.get_minimum_size Control.get_combined_minimum_size Control.update_minimum_size Control._get_minimum_size Control.reset_size: minimum size content too big shrink fit
Control.get_global_rect Control.get_rect Rect2.has_point Control.get_global_mouse_position Control.get_local_mouse_position: mouse inside control bounds check
Container Container.queue_sort Container.fit_child_in_rect Container.sort_children Control.size_flags_changed: custom container layout own arrange children circle
FlowContainer HFlowContainer VFlowContainer GridContainer: wrap items next line tags cards automatically
SplitContainer HSplitContainer VSplitContainer SplitContainer.split_offset SplitContainer.dragged: resizable panels divider drag
FoldableContainer FoldableContainer.folded FoldableContainer.title FoldableGroup: collapsible section accordion expand fold
Panel PanelContainer StyleBoxFlat ColorRect TextureRect NinePatchRect: background panel behind text box
HSeparator VSeparator StyleBoxLine ColorRect: line divider separator between
RichTextLabel.push_table RichTextLabel.push_cell RichTextLabel.set_table_column_expand RichTextLabel.push_list RichTextLabel.push_paragraph: table list columns inside text
RichTextLabel.add_image RichTextLabel.push_font RichTextLabel.push_font_size RichTextLabel.push_bold RichTextLabel.push_italics RichTextLabel.push_underline: icon image inline bold italic underline inside text
RichTextLabel.scroll_following RichTextLabel.scroll_to_line RichTextLabel.append_text RichTextLabel.clear RichTextLabel.get_line_count RichTextLabel.newline: chat log console messages append scroll clear
RichTextLabel.selection_enabled RichTextLabel.get_selected_text RichTextLabel.context_menu_enabled LineEdit.get_selected_text: select copy text player
RichTextLabel.fit_content Label.get_line_count Font.get_multiline_string_size Label.get_visible_line_count Control.custom_minimum_size: size to fit text lines height grow bubble
Font.get_string_size Font.draw_string CanvasItem.draw_string ThemeDB.fallback_font CanvasItem.draw_multiline_string: draw text code measure width pixels default font
LabelSettings LabelSettings.font LabelSettings.line_spacing LabelSettings.shadow_size LabelSettings.shadow_offset Label.uppercase: text style spacing shadow uppercase
FontVariation FontVariation.variation_embolden FontVariation.spacing_glyph FontVariation.variation_transform FontFile.multichannel_signed_distance_field: bold italic fake letter spacing blurry text sharp
LineEdit.text_changed LineEdit.caret_column LineEdit.select_all LineEdit.clear LineEdit.grab_focus LineEdit.editable LineEdit.clear_button_enabled: text field clear select cursor position readonly
TextEdit TextEdit.text TextEdit.text_changed TextEdit.get_line TextEdit.insert_text_at_caret TextEdit.placeholder_text TextEdit.wrap_mode: multiline notes editor text area
TextEdit.get_caret_line TextEdit.set_caret_line TextEdit.get_caret_column TextEdit.select TextEdit.get_selected_text TextEdit.search: caret cursor line selection find text editor
CodeEdit.add_code_completion_option CodeEdit.request_code_completion CodeEdit.update_code_completion_options CodeEdit.code_completion_requested CodeEdit.gutters_draw_line_numbers: autocomplete suggestions code line numbers
PopupMenu.set_item_checked PopupMenu.add_check_item PopupMenu.is_item_checked PopupMenu.add_separator PopupMenu.set_item_disabled PopupMenu.add_icon_item PopupMenu.set_item_icon: checkable menu item separator icon gray
PopupMenu.add_submenu_node_item PopupMenu.add_submenu_item MenuButton.get_popup PopupMenu.index_pressed PopupMenu.set_item_metadata PopupMenu.get_item_text: submenu nested which item pressed
OptionButton.select OptionButton.get_selected_id OptionButton.get_item_text OptionButton.set_item_metadata OptionButton.clear OptionButton.get_selected_metadata OptionButton.set_item_disabled: selected option text id set choice code
ItemList.clear ItemList.set_item_metadata ItemList.remove_item ItemList.select_mode ItemList.item_activated ItemList.get_item_text ItemList.is_anything_selected: list remove multiple selection double click metadata
TreeItem.set_text TreeItem.set_icon TreeItem.collapsed TreeItem.set_metadata TreeItem.set_checked TreeItem.set_editable TreeItem.get_children: tree row checkbox icon edit collapse metadata
Tree.get_selected Tree.item_edited Tree.hide_root Tree.set_column_title Tree.columns Tree.clear Tree.column_titles_visible Tree.multi_selected: tree columns headers selected clear
TabBar TabBar.add_tab TabBar.tab_close_pressed TabBar.tab_close_display_policy TabBar.drag_to_rearrange_enabled TabContainer.set_tab_hidden TabContainer.set_tab_disabled TabContainer.tabs_visible: close tab hide disable rename reorder
Range.min_value Range.max_value Range.step Range.allow_greater HSlider.tick_count Slider.ticks_on_borders Range.rounded Slider.drag_ended: slider range ticks steps integers drag ended
ProgressBar.show_percentage TextureProgressBar.texture_progress TextureProgressBar.texture_under TextureProgressBar.tint_progress ProgressBar.fill_mode TextureProgressBar.nine_patch_stretch ProgressBar.indeterminate: bar color texture percentage direction custom image
Button.text Button.icon Button.flat Button.icon_alignment Button.expand_icon Button.clip_text BaseButton.disabled: button text image flat remove background wrap
BaseButton.action_mode BaseButton.button_mask BaseButton.keep_pressed_outside BaseButton.set_pressed_no_signal BaseButton.button_pressed: press on down right click button without signal
ButtonGroup.get_pressed_button BaseButton.button_group ButtonGroup CheckBox ButtonGroup.pressed ButtonGroup.allow_unpress: radio buttons only one selected which
AcceptDialog.add_button AcceptDialog.add_cancel_button AcceptDialog.custom_action AcceptDialog.ok_button_text AcceptDialog.get_ok_button AcceptDialog.register_text_enter AcceptDialog.dialog_hide_on_ok: dialog extra buttons custom text enter
Window Window.popup_centered Window.close_requested Window.transient Window.exclusive Window.popup_window Viewport.gui_embed_subwindows: separate window second modal open own os native
Window.min_size Window.max_size Window.unresizable Window.position Window.move_to_center DisplayServer.window_get_position Window.always_on_top: window minimum size fixed position center remember not resizable
Window.size_changed Window.focus_entered Window.focus_exited Window.request_attention Window.grab_focus Window.has_focus DisplayServer.window_request_attention: window focus lost alt tab flash taskbar
Window.mouse_passthrough DisplayServer.window_set_mouse_passthrough Window.mouse_passthrough_polygon Window.transparent Window.transparent_bg: click through transparent desktop window
Window.content_scale_stretch Window.content_scale_factor ProjectSettings.display/window/stretch/scale ProjectSettings.display/window/stretch/scale_mode Window.content_scale_mode: integer scaling pixel perfect ui scale factor
ProjectSettings.display/window/size/viewport_width ProjectSettings.display/window/size/viewport_height ProjectSettings.display/window/size/window_width_override ProjectSettings.display/window/size/mode ProjectSettings.display/window/size/resizable: default window size start base resolution settings
DisplayServer.screen_get_dpi DisplayServer.screen_get_scale DisplayServer.screen_get_refresh_rate DisplayServer.screen_get_size DisplayServer.screen_get_usable_rect: monitor dpi refresh rate hidpi retina taskbar
DisplayServer.window_set_vsync_mode DisplayServer.window_get_vsync_mode DisplayServer.VSYNC_ENABLED ProjectSettings.display/window/vsync/vsync_mode: vsync tearing
DisplayServer.dialog_show OS.alert DisplayServer.dialog_input_text AcceptDialog: system native message box error popup
DisplayServer.cursor_set_shape Input.set_default_cursor_shape Control.mouse_default_cursor_shape Control.CURSOR_POINTING_HAND: hand cursor over link resize wait shape
Control.mouse_force_pass_scroll_events Control.mouse_filter ScrollContainer.scroll_vertical ScrollContainer.follow_focus ScrollContainer.scroll_deadzone ScrollContainer.vertical_scroll_mode: scroll wheel touch drag scrolling hide scrollbar focus
ScrollContainer.horizontal_scroll_mode ScrollContainer.SCROLL_MODE_SHOW_NEVER ScrollBar HScrollBar VScrollBar ScrollContainer.get_h_scroll_bar: hide scrollbar horizontal custom
Control.rotation Control.rotation_degrees Control.pivot_offset Control.scale Control.position Control.global_position: rotate scale ui control center card
Control.set_drag_forwarding Control._can_drop_data Viewport.gui_is_dragging Control.is_drag_successful Node.NOTIFICATION_DRAG_END Viewport.gui_get_drag_data: drag ended cancelled failed dropped outside forward
Viewport.gui_get_hovered_control Viewport.gui_get_focus_owner Viewport.gui_release_focus Control.release_focus Viewport.gui_focus_changed: which control hovered focused clear focus lost
Viewport.gui_disable_input Control.mouse_behavior_recursive Control.focus_behavior_recursive BaseButton.disabled CanvasItem.visible: disable whole ui all buttons children at once
CanvasItem.visibility_changed CanvasItem.is_visible_in_tree CanvasItem.hide CanvasItem.show CanvasItem.visible Node.process_mode: hide show toggle menu visible open close inventory
GraphEdit.disconnection_request GraphEdit.clear_connections GraphNode.set_slot GraphEdit.delete_nodes_request GraphElement.position_offset: graph nodes connections slots delete save
StatusIndicator DisplayServer.create_status_indicator NativeMenu DisplayServer.set_native_icon MenuBar.prefer_global_menu: tray icon system menu mac taskbar
Control.accessibility_name Control.accessibility_description DisplayServer.accessibility_screen_reader_active DisplayServer.tts_speak: screen reader accessible blind
`
