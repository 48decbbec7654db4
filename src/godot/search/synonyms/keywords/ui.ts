/** Search keywords of controls, containers and text. `keywords/index.ts` describes the form of a line. */
export default `
AcceptDialog: alert message box ok popup notice
AcceptDialog.canceled: no closed cancel
AcceptDialog.confirmed: ok clicked pressed yes
AspectRatioContainer: keep proportions square ratio
BaseButton.button_down: hold held long press start mouse down
BaseButton.button_group: radio one only exclusive
BaseButton.button_pressed: checkbox state checked ticked on
BaseButton.button_up: hold released long press end mouse up
BaseButton.disabled: gray grayed unclickable inactive enable lock
BaseButton.pressed: click clicked tap onclick handler press action
BaseButton.set_pressed_no_signal: checkbox without triggering
BaseButton.shortcut: key hotkey accelerator keyboard
BaseButton.toggle_mode: switch on off stay pressed
BaseButton.toggled: switch checkbox changed on off state
BoxContainer: row column arrange stack list
BoxContainer.add_spacer: push gap space right
BoxContainer.alignment: center middle end right
BoxContainer.separation: gap space between spacing margin children
Button.expand_icon: image scale fit
Button.icon: picture image symbol
ButtonGroup: radio one only exclusive choice
CanvasLayer: hud ui overlay stays fixed on top camera screen not move
CanvasLayer.layer: order above below hud front
CanvasLayer.visible: hide show hud
CenterContainer: center middle align
CheckBox: tick option boolean toggle
CheckButton: switch toggle on off
CodeEdit: code editor syntax autocomplete
CodeEdit.add_code_completion_option: autocomplete suggestions intellisense
ColorPicker: choose palette
ColorPickerButton: choose
ColorRect: solid background fade overlay rectangle
ConfirmationDialog: are you sure yes no cancel quit popup
Control: ui widget element interface
Control.MOUSE_FILTER_IGNORE: click through pass overlay blocked
Control.PRESET_CENTER: middle
Control.PRESET_FULL_RECT: fill whole screen cover stretch fullscreen
Control.SIZE_EXPAND_FILL: fill stretch remaining space
Control._can_drop_data: dragdrop inventory item slot accept allowed drop
Control._drop_data: dragdrop inventory item slot release drop
Control._get_drag_data: dragdrop inventory item slot start pick drag
Control._gui_input: click inside control ui event mouse
Control._make_custom_tooltip: hover hint custom styled
Control.accept_event: stop propagate consume block click through
Control.accessibility_name: screen reader blind
Control.add_theme_color_override: text font code change
Control.add_theme_constant_override: spacing margin gap code
Control.add_theme_font_size_override: bigger smaller text size code
Control.add_theme_stylebox_override: background panel style code change
Control.anchor_left: responsive percent edges stretch
Control.clip_contents: overflow hide outside cut mask children
Control.custom_minimum_size: size width height ignored shrinks small container
Control.focus_entered: selected highlighted gamepad keyboard
Control.focus_mode: keyboard gamepad navigate tab skip select
Control.focus_neighbor_bottom: gamepad keyboard navigate arrow next
Control.focus_neighbor_top: gamepad keyboard navigate arrow
Control.focus_next: tab order key
Control.get_global_rect: bounds inside mouse
Control.grab_focus: gamepad keyboard select first menu focus cursor start
Control.gui_input: click clicked mouse panel image event
Control.has_focus: selected active check
Control.layout_direction: rtl arabic hebrew right left
Control.mouse_default_cursor_shape: pointer hand hover cursor link
Control.mouse_entered: hover highlight over pointer onmouseover
Control.mouse_exited: hover leave out pointer
Control.mouse_filter: click through blocked not clickable ignore overlay pass button doesn't react
Control.pivot_offset: rotate scale around center middle
Control.position: place move ui
Control.release_focus: unfocus deselect
Control.resized: size changed responsive layout window
Control.set_anchors_and_offsets_preset: fill fullscreen center corner
Control.set_anchors_preset: center fullscreen corner responsive anchor stretch whole
Control.set_drag_preview: dragdrop ghost icon cursor drag
Control.size: width height pixels
Control.size_flags_horizontal: expand fill stretch width container grow
Control.size_flags_stretch_ratio: proportion percent width share ratio
Control.size_flags_vertical: expand fill stretch height container grow
Control.theme: style look skin appearance whole ui
Control.tooltip_text: hover hint help popup info title
FileDialog: choose pick open save browse file
FileDialog.file_mode: save open folder choose
FileDialog.file_selected: chosen path picked
FoldableContainer: accordion collapsible expand section
Font.fallbacks: emoji japanese chinese missing glyphs characters
Font.get_string_size: text width measure pixels
FontFile: ttf custom load typeface
GraphEdit: node graph editor connections visual
GridContainer: grid table inventory slots columns
GridContainer.columns: grid table inventory number
HBoxContainer: row horizontal side next flex
HFlowContainer: wrap flow tags flex row
HSeparator: line divider
HSlider: volume drag bar settings
HSplitContainer: resizable divider splitter panes
ItemList: list choose entries inventory select
ItemList.item_selected: chosen clicked
Label: text score show display caption write hud
Label.autowrap_mode: wrap long line break overflow cut text outside
Label.clip_text: cut overflow long outside
Label.horizontal_alignment: center middle left right justify text
Label.text: change write score show display caption number
Label.text_overrun_behavior: ellipsis dots truncate long overflow
Label.vertical_alignment: center middle top bottom text
Label.visible_characters: typewriter dialogue letter reveal typing
Label.visible_ratio: typewriter dialogue letter reveal typing
Label3D: text world floating name above head
LabelSettings.font_size: bigger smaller text size
LabelSettings.outline_size: border stroke outline text readable
LabelSettings.shadow_color: drop shadow text
LineEdit: text input field box type name form textbox
LineEdit.editable: readonly locked
LineEdit.max_length: limit characters count
LineEdit.placeholder_text: hint gray empty prompt
LineEdit.secret: password hide dots stars
LineEdit.text_changed: typing input change validate event each letter
LineEdit.text_submitted: enter return press chat send confirm typed
LinkButton: url website hyperlink
MarginContainer: padding margin border around inside space
MenuButton: dropdown menu file edit
NinePatchRect: stretch border frame corners scalable panel nineslice 9-slice
OptionButton: dropdown select combo combobox choice list pick box
OptionButton.add_item: dropdown select combo fill option entry
OptionButton.item_selected: dropdown select combo changed chosen option
OptionButton.selected: current choice index
PanelContainer: background box card frame
Popup: overlay small click outside close
PopupMenu: context right click menu dropdown
PopupMenu.add_check_item: checkbox menu option
PopupMenu.add_item: option entry
PopupMenu.id_pressed: context menu item clicked chosen
PopupPanel: tooltip overlay small window
ProgressBar: health loading percent bar xp
Range.max_value: health bar maximum full limit
Range.set_value_no_signal: slider without triggering
Range.step: increments slider snap decimal
Range.value: health bar slider amount progress percent fill current
Range.value_changed: slider moved drag volume changed
RichTextEffect: custom wobble shake wave rainbow text animation
RichTextLabel: bbcode bold italic colored formatted styled words chat log dialogue
RichTextLabel.add_image: icon emoji inline picture
RichTextLabel.append_text: add chat log bbcode line message
RichTextLabel.bbcode_enabled: bold italic colored tags formatted styled markup
RichTextLabel.fit_content: resize grow height automatically
RichTextLabel.meta_clicked: link url hyperlink clickable
RichTextLabel.scroll_following: chat log bottom autoscroll newest latest
RichTextLabel.visible_characters: typewriter dialogue letter reveal typing
RichTextLabel.visible_ratio: typewriter dialogue letter reveal typing
ScrollContainer: scroll list overflow long scrollable
ScrollContainer.ensure_control_visible: scroll selected into view
ScrollContainer.scroll_vertical: scroll position jump top bottom
SpinBox: number input field numeric digits only
SplitContainer: resizable divider splitter panes drag
StyleBox.content_margin_left: padding inside
StyleBox.set_content_margin_all: padding inside
StyleBoxEmpty: remove border none invisible
StyleBoxFlat: rounded border background color css
StyleBoxFlat.bg_color: background panel
StyleBoxFlat.border_color: outline frame edge
StyleBoxFlat.corner_radius_top_left: rounded round
StyleBoxFlat.set_border_width_all: outline frame edge thick
StyleBoxFlat.set_corner_radius_all: rounded round corners radius
StyleBoxFlat.shadow_color: drop shadow
StyleBoxFlat.shadow_size: drop shadow elevation
StyleBoxTexture: image background frame skin
SubViewportContainer: minimap splitscreen show
TabContainer: tabs pages switch settings
TabContainer.current_tab: tabs pages switch active
TabContainer.tab_changed: tabs pages switch event
TextEdit: multiline text area editor paragraph notes
TextEdit.editable: readonly locked
TextServer.AUTOWRAP_WORD_SMART: wrap long line
TextureButton: image button picture custom
TextureButton.texture_click_mask: shape irregular round clickable pixels
TextureProgressBar: health heart circular radial cooldown bar image
TextureProgressBar.FILL_CLOCKWISE: radial circular cooldown
TextureProgressBar.fill_mode: radial circular cooldown clockwise direction
TextureRect: image picture background ui show logo
TextureRect.STRETCH_KEEP_ASPECT_COVERED: cover fill crop background
TextureRect.STRETCH_TILE: repeat pattern background
TextureRect.expand_mode: image too big size shrink
TextureRect.stretch_mode: background cover contain fit aspect image
TextureRect.texture: change image picture
Theme: skin style look ui whole
Tree: hierarchy list table columns nested expandable
Tree.create_item: hierarchy row add entry
Tree.item_activated: double click enter
VBoxContainer: column vertical stack list flex below
`
