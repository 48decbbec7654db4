/** Synonyms about controls and layout. `synonyms/index.ts` describes the form of a line. */
export default `
wait: timer timeout SceneTree.create_timer
delay: timer SceneTree.create_timer Timer.wait_time
pause: paused SceneTree.paused
pause game: SceneTree.paused Node.process_mode
unpause: SceneTree.paused
seconds: SceneTree.create_timer Timer.wait_time
next frame: SceneTree.process_frame Object.call_deferred
after seconds: SceneTree.create_timer
layering: z_index CanvasLayer
background image: TextureRect Sprite2D
label 3d: Label3D
text 3d: Label3D
floating text: Label3D Label
damage numbers: Label3D Label
textbox: LineEdit TextEdit
text box: LineEdit TextEdit
text field: LineEdit
text input: LineEdit TextEdit
type text: LineEdit TextEdit
input field: LineEdit
show text: Label Label.text
text screen: Label Label.text
rich text: RichTextLabel
bold: RichTextLabel bbcode
bbcode: RichTextLabel.bbcode_enabled RichTextLabel
text colors: RichTextLabel Control.add_theme_color_override LabelSettings.font_color
typewriter: RichTextLabel.visible_ratio Label.visible_ratio RichTextLabel.visible_characters Label.visible_characters
typing effect: RichTextLabel.visible_characters Label.visible_characters
dialogue: RichTextLabel
dialog: popup AcceptDialog
dialog box: AcceptDialog ConfirmationDialog
ok cancel: ConfirmationDialog AcceptDialog
confirm: ConfirmationDialog
dropdown: OptionButton MenuButton PopupMenu
drop down: OptionButton MenuButton PopupMenu
combo box: OptionButton
combobox: OptionButton
select: OptionButton
checkbox: CheckBox
tickbox: CheckBox
radio button: ButtonGroup CheckBox BaseButton.button_group ButtonGroup.get_pressed_button
switch: CheckButton
menu: PopupMenu MenuButton
context menu: PopupMenu Window.popup
right click menu: PopupMenu
popup: Popup Window.popup_centered
tooltip: Control.tooltip_text Control._make_custom_tooltip
tabs: TabContainer TabBar
progress bar: ProgressBar TextureProgressBar
health bar: ProgressBar TextureProgressBar Range.value Range.max_value
healthbar: ProgressBar TextureProgressBar
loading bar: ResourceLoader.load_threaded_get_status ProgressBar ResourceLoader.load_threaded_request
slider: HSlider VSlider
spinner: SpinBox
number input: SpinBox
scroll: ScrollContainer
scrollable: ScrollContainer
scrollable list: ItemList ScrollContainer
scrollbar: ScrollBar VScrollBar
list items: ItemList
inventory: GridContainer ItemList
grid layout: GridContainer
grid buttons: GridContainer
layout: Container
vertical layout: VBoxContainer
horizontal layout: HBoxContainer
stack vertically: VBoxContainer
side by side: HBoxContainer
center: CenterContainer
margin: MarginContainer
anchor: Control.set_anchors_preset Control.anchor_left
fill parent: Control.set_anchors_preset Control.PRESET_FULL_RECT
expand: size_flags_horizontal SIZE_EXPAND
responsive: Control.set_anchors_preset
focus: grab_focus
keyboard focus: Control.grab_focus Control.focus_mode
click through: Control.mouse_filter
ignore mouse: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
button clicked: BaseButton.pressed
button pressed: BaseButton.pressed
image button: TextureButton
clickable button: BaseButton.disabled
not clickable: BaseButton.disabled
grayed out: BaseButton.disabled
font: Font add_theme_font_override
font size: Control.add_theme_font_size_override
font color: Control.add_theme_color_override
custom font: Control.add_theme_font_override LabelSettings.font Theme.default_font Label.font
label font: LabelSettings.font Label.font Control.add_theme_font_override
theme: Theme
style: StyleBox
rounded corners: StyleBoxFlat.corner_radius_top_left StyleBoxFlat.set_corner_radius_all StyleBoxFlat
border: StyleBoxFlat.border_width_left StyleBoxFlat.set_border_width_all
nine patch: NinePatchRect StyleBoxTexture
9 patch: NinePatchRect
tree view: Tree TreeItem
color picker: ColorPicker ColorPickerButton
hex color: Color.html Color.to_html
color code: Color.html
language: TranslationServer.set_locale TranslationServer
localization: TranslationServer Translation Object.tr
translate: tr TranslationServer Object.tr
translate string: Object.tr TranslationServer.translate
translate text: Object.tr TranslationServer.translate
undo: UndoRedo
redo: UndoRedo
undo redo: UndoRedo
link: uri meta_clicked
hyperlink: LinkButton RichTextLabel.meta_clicked
center ui: CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
center panel: CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
center control: CenterContainer Control.set_anchors_preset Control.PRESET_CENTER
center text: Label.horizontal_alignment
align text: Label.horizontal_alignment
scale ui: Window.content_scale_factor Window.content_scale_mode
scale window: Window.content_scale_mode Window.content_scale_factor
keep aspect: Window.content_scale_aspect AspectRatioContainer TextureRect.stretch_mode
word wrap: Label.autowrap_mode TextEdit.wrap_mode RichTextLabel.autowrap_mode TextServer.AUTOWRAP_WORD_SMART
wrap text: Label.autowrap_mode TextEdit.wrap_mode RichTextLabel.autowrap_mode TextServer.AUTOWRAP_WORD_SMART
ellipsis: Label.text_overrun_behavior
max length: LineEdit.max_length
placeholder: LineEdit.placeholder_text TextEdit.placeholder_text
text changed: LineEdit.text_changed TextEdit.text_changed
syntax highlighting: SyntaxHighlighter CodeHighlighter
autocomplete: CodeEdit.request_code_completion
code editor: CodeEdit
line numbers: CodeEdit.gutters_draw_line_numbers
split panel: SplitContainer HSplitContainer
resizable panel: SplitContainer HSplitContainer VSplitContainer
collapsible: TreeItem.collapsed FoldableContainer
wrap items: FlowContainer HFlowContainer
radial progress: TextureProgressBar.fill_mode
toggle button: BaseButton.toggle_mode
show menu: PopupMenu Window.popup
scroll bottom: RichTextLabel.scroll_following ScrollContainer.scroll_vertical ScrollContainer.ensure_control_visible
scroll to: ScrollContainer.ensure_control_visible ScrollContainer.scroll_vertical
minimum size: Control.custom_minimum_size
change language: TranslationServer.set_locale
switch language: TranslationServer.set_locale
current language: TranslationServer.get_locale OS.get_locale
language runtime: TranslationServer.set_locale
menu arrow keys: Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom
navigate menu: Control.grab_focus Control.focus_neighbor_bottom Control.focus_next Control.focus_mode
gamepad menu: Control.grab_focus Control.focus_mode
first button: Control.grab_focus
button selected: Control.grab_focus
clickable words: RichTextLabel.meta_clicked RichTextLabel.push_meta
clickable text: RichTextLabel.meta_clicked LinkButton
clickable link: RichTextLabel.meta_clicked LinkButton
image text: RichTextLabel.add_image
icon text: RichTextLabel.add_image
focus lost: Control.focus_exited
focus gained: Control.focus_entered
custom tooltip: Control._make_custom_tooltip
drag preview: Control.set_drag_preview
drag window: Window.start_drag DisplayServer.window_start_drag Window
text size: Font.get_string_size Label.label_settings
text width: Font.get_string_size
fit text: Label.autowrap_mode Control.custom_minimum_size
auto resize: Control.size_flags_horizontal Control.custom_minimum_size
remove items: ItemList.clear OptionButton.clear
selected item: ItemList.item_selected OptionButton.item_selected
selected option: OptionButton.item_selected OptionButton.selected
popup position: Window.popup Window.position
on top of: CanvasLayer Control.top_level
right to left: Control.layout_direction
plural: Object.tr_n TranslationServer.translate_plural Node.atr_n
dropdown list: OptionButton OptionButton.add_item
settings menu: OptionButton ConfigFile
resolution settings: OptionButton Window.size
list resolutions: OptionButton DisplayServer.screen_get_size
score label: Label.text
update label: Label.text
update score: Label.text
show score: Label.text
change label: Label.text
countdown label: Timer.time_left Label.text
disable button: BaseButton.disabled
hide button: CanvasItem.visible
connect button: BaseButton.pressed
quit button: SceneTree.quit
with three dots: Label.text_overrun_behavior TextServer.OVERRUN_TRIM_ELLIPSIS
by three dots: Label.text_overrun_behavior TextServer.OVERRUN_TRIM_ELLIPSIS
too long text: Label.text_overrun_behavior Label.autowrap_mode Label.clip_text
shorten text: Label.text_overrun_behavior
password field: LineEdit.secret
password box: LineEdit.secret
hide typed: LineEdit.secret
hint text: LineEdit.placeholder_text TextEdit.placeholder_text
hint empty: LineEdit.placeholder_text
gray hint: LineEdit.placeholder_text
ghost text: LineEdit.placeholder_text
collapsible rows: Tree TreeItem.collapsed
file explorer: Tree FileDialog
accordion: FoldableContainer FoldableGroup
hierarchy list: Tree
splitter: SplitContainer HSplitContainer VSplitContainer
divider panels: SplitContainer HSplitContainer VSplitContainer
draggable divider: SplitContainer HSplitContainer VSplitContainer
mouse pointer: Input.set_custom_mouse_cursor Input.mouse_mode Control.mouse_default_cursor_shape
picture pointer: Input.set_custom_mouse_cursor
custom pointer: Input.set_custom_mouse_cursor
crosshair: Input.set_custom_mouse_cursor TextureRect
only one checkbox: ButtonGroup
mutually exclusive: ButtonGroup
hamburger menu: MenuButton PopupMenu
breadcrumbs: HBoxContainer LinkButton
toolbar: HBoxContainer
spacing children: add_theme_constant_override
focus first: Control.grab_focus
tab order: Control.focus_next Control.focus_previous
yes no popup: ConfirmationDialog
confirm dialog: ConfirmationDialog
are you sure: ConfirmationDialog
letter by letter: RichTextLabel.visible_characters Label.visible_characters
spoiler: RichTextLabel
inline image: RichTextLabel.add_image
colored text: RichTextLabel.push_color RichTextLabel.bbcode_enabled RichTextLabel
radial: TextureProgressBar.fill_mode
picture in picture: SubViewport SubViewportContainer
make tooltip: Control.tooltip_text Control._make_custom_tooltip
show tooltip: Control.tooltip_text
virtual joystick: VirtualJoystick TouchScreenButton InputEventScreenDrag InputEventScreenTouch Input.action_press
scene name: SceneTree.current_scene
label color: Label.font_color LabelSettings.font_color
label outline color: Label.font_outline_color LabelSettings.outline_color
label shadow color: Label.font_shadow_color LabelSettings.shadow_color
rich text outline: RichTextLabel.push_outline_color RichTextLabel.push_outline_size RichTextLabel.font_outline_color
sure: ConfirmationDialog
chat log: RichTextLabel.scroll_following
vr controller: XRController3D XRController3D.button_pressed
hides password: LineEdit.secret
mask password: LineEdit.secret
play video: VideoStreamPlayer.play VideoStreamPlayer
video playback: VideoStreamPlayer.play VideoStreamPlayer
bullet lifetime: SceneTree.create_timer Node.queue_free Timer VisibleOnScreenNotifier2D.screen_exited
screen effect: CanvasLayer ColorRect ShaderMaterial
vignette: CanvasLayer ColorRect ShaderMaterial CompositorEffect
pivot point: Control.pivot_offset Sprite2D.offset
fixed screen: CanvasLayer
hud fixed: CanvasLayer
yes no: ConfirmationDialog
menu item: PopupMenu.id_pressed PopupMenu.add_item PopupMenu.index_pressed
item selected: OptionButton.item_selected ItemList.item_selected PopupMenu.id_pressed Tree.item_selected
item clicked: PopupMenu.id_pressed ItemList.item_clicked
stretching corners: NinePatchRect StyleBoxTexture
without stretching: NinePatchRect StyleBoxTexture
rounded panel: StyleBoxFlat.set_corner_radius_all StyleBoxFlat
button color: Control.add_theme_color_override StyleBoxFlat Control.add_theme_stylebox_override
button background: Control.add_theme_stylebox_override StyleBoxFlat
change style: Control.add_theme_stylebox_override Control.theme
hide ui: CanvasItem.hide CanvasItem.visible CanvasLayer.visible
fade ui: CanvasItem.modulate Tween.tween_property
ui transparent: CanvasItem.modulate CanvasItem.self_modulate
fill container: Control.size_flags_horizontal Control.SIZE_EXPAND_FILL
fill screen: Control.PRESET_FULL_RECT Control.set_anchors_preset
full rect: Control.PRESET_FULL_RECT Control.set_anchors_preset
split view: SplitContainer HSplitContainer VSplitContainer
files desktop: Window.files_dropped
modal: Window.exclusive AcceptDialog PopupPanel
slider changed: Range.value_changed
slider value: Range.value_changed Range.value
bold text: RichTextLabel RichTextLabel.bbcode_enabled RichTextLabel.push_bold
colored words: RichTextLabel.push_color RichTextLabel.bbcode_enabled
bold words: RichTextLabel.push_bold RichTextLabel.bbcode_enabled
text image: RichTextLabel.add_image
newest line: RichTextLabel.scroll_following RichTextLabel.scroll_to_line
scroll newest: RichTextLabel.scroll_following ScrollContainer.scroll_vertical
before quit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
before closes: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
window closes: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit Window.close_requested
confirm quit: Node.NOTIFICATION_WM_CLOSE_REQUEST SceneTree.auto_accept_quit ConfirmationDialog
desktop pet: Window.transparent Window.mouse_passthrough_polygon
monitor count: DisplayServer.get_screen_count
multiple monitors: DisplayServer.get_screen_count DisplayServer.window_set_current_screen
second monitor: DisplayServer.window_set_current_screen DisplayServer.get_screen_count
rebind keys: InputMap.action_add_event InputMap.action_erase_events
rebind controls: InputMap.action_add_event InputMap.action_erase_events
collision shapes visible: SceneTree.debug_collisions_hint
debug collision: SceneTree.debug_collisions_hint
yes: ConfirmationDialog AcceptDialog.confirmed
before continuing: SceneTree.create_timer SceneTreeTimer.timeout
before running: SceneTree.create_timer SceneTreeTimer.timeout
anchor full: Control.set_anchors_preset Control.PRESET_FULL_RECT Control.set_anchors_and_offsets_preset
control full: Control.set_anchors_preset Control.PRESET_FULL_RECT
texture aspect: TextureRect.stretch_mode TextureRect.STRETCH_KEEP_ASPECT_CENTERED
image aspect: TextureRect.stretch_mode TextureRect.STRETCH_KEEP_ASPECT_CENTERED
overlay camera: CanvasLayer
hud overlay: CanvasLayer
hud camera: CanvasLayer
delay seconds: SceneTree.create_timer SceneTreeTimer.timeout Timer
delay then: SceneTree.create_timer SceneTreeTimer.timeout
delay code: SceneTree.create_timer
click callback: BaseButton.pressed
button callback: BaseButton.pressed
background button: StyleBoxFlat.bg_color Control.add_theme_stylebox_override
panel color: StyleBoxFlat.bg_color Control.add_theme_stylebox_override
panel background: StyleBoxFlat.bg_color Control.add_theme_stylebox_override StyleBoxFlat
prevent closing: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST
prevent quitting: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST
stop window closing: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested
pause menu: SceneTree.paused Node.process_mode Node.PROCESS_MODE_WHEN_PAUSED
pause screen: SceneTree.paused Node.process_mode
freeze game: SceneTree.paused Engine.time_scale
reference player: SceneTree.get_first_node_in_group Node.get_node
notify enemies: SceneTree.call_group
every node group: SceneTree.call_group SceneTree.get_nodes_in_group
persist scenes: SceneTree.root
survive scene: SceneTree.root Node.reparent
wait frame: SceneTree.process_frame
wait physics frame: SceneTree.physics_frame
touch controls: TouchScreenButton InputEventScreenTouch
mobile controls: TouchScreenButton InputEventScreenTouch
onscreen button: TouchScreenButton
dontdestroyonload: SceneTree.root Node.reparent
loadscene: SceneTree.change_scene_to_file SceneTree.change_scene_to_packed
findgameobjectwithtag: SceneTree.get_first_node_in_group SceneTree.get_nodes_in_group
sendmessage: SceneTree.call_group Object.call
settimeout: SceneTree.create_timer
waitforseconds: SceneTree.create_timer SceneTreeTimer.timeout
function every node: SceneTree.call_group Node.propagate_call
exit code: SceneTree.quit
show navmesh: SceneTree.debug_navigation_hint NavigationServer3D.set_debug_enabled
debug navigation: SceneTree.debug_navigation_hint NavigationAgent2D.debug_enabled NavigationServer3D.set_debug_enabled
piston: SliderJoint3D GrooveJoint2D
text outline: LabelSettings.outline_size LabelSettings.outline_color Control.add_theme_constant_override
label outline: LabelSettings.outline_size LabelSettings.outline_color
text shadow: LabelSettings.shadow_color LabelSettings.shadow_size
panel shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
button shadow: StyleBoxFlat.shadow_size StyleBoxFlat.shadow_color
border radius: StyleBoxFlat.set_corner_radius_all StyleBoxFlat.corner_radius_top_left
text overflow: Label.text_overrun_behavior Label.clip_text Label.autowrap_mode
truncate text: Label.text_overrun_behavior Label.clip_text
reveal text: RichTextLabel.visible_ratio Label.visible_ratio RichTextLabel.visible_characters
reveal letters: RichTextLabel.visible_characters Label.visible_characters
text gradually: RichTextLabel.visible_ratio Label.visible_ratio
one letter time: RichTextLabel.visible_characters Label.visible_characters
text speed: RichTextLabel.visible_ratio RichTextLabel.visible_characters
wavy text: RichTextLabel RichTextEffect RichTextLabel.bbcode_enabled
shaky text: RichTextLabel RichTextEffect RichTextLabel.bbcode_enabled
rainbow text: RichTextLabel RichTextEffect RichTextLabel.bbcode_enabled
animate letters: RichTextEffect RichTextEffect._process_custom_fx CharFXTransform
custom bbcode: RichTextEffect RichTextLabel.install_effect RichTextLabel.custom_effects
italic: RichTextLabel.push_italics RichTextLabel.bbcode_enabled
underline text: RichTextLabel.push_underline RichTextLabel.bbcode_enabled
markdown: RichTextLabel RichTextLabel.bbcode_enabled
numbered list: RichTextLabel.push_list RichTextLabel.LIST_NUMBERS
strip bbcode: RichTextLabel.get_parsed_text
remove bbcode: RichTextLabel.get_parsed_text
hover link: RichTextLabel.meta_hover_started RichTextLabel.meta_hover_ended
selectable text: RichTextLabel.selection_enabled
chat box: RichTextLabel LineEdit RichTextLabel.append_text
chat window: RichTextLabel RichTextLabel.append_text RichTextLabel.scroll_following
all caps: Label.uppercase String.to_upper
center text vertically: Label.vertical_alignment Label.horizontal_alignment
hp bar: ProgressBar TextureProgressBar Range.value
life bar: ProgressBar TextureProgressBar Range.value
mana bar: ProgressBar TextureProgressBar Range.value
stamina bar: ProgressBar TextureProgressBar Range.value
xp bar: ProgressBar TextureProgressBar Range.value
update health bar: Range.value ProgressBar
bar color: ProgressBar.fill StyleBoxFlat.bg_color TextureProgressBar.tint_progress
circular progress: TextureProgressBar TextureProgressBar.fill_mode TextureProgressBar.FILL_CLOCKWISE
cooldown circle: TextureProgressBar.FILL_CLOCKWISE TextureProgressBar.fill_mode TextureProgressBar
cooldown overlay: TextureProgressBar.FILL_CLOCKWISE TextureProgressBar.fill_mode TextureProgressBar
vertical bar: ProgressBar.fill_mode TextureProgressBar.fill_mode
hearts health: TextureRect.STRETCH_TILE TextureRect.stretch_mode
slider released: Slider.drag_ended
slider drag: Slider.drag_ended Slider.drag_started
slider range: Range.min_value Range.max_value
slider increments: Range.step
slider handle: Slider.grabber Control.add_theme_icon_override
disable slider: Slider.editable
logarithmic slider: Range.exp_edit
number stepper: SpinBox
pin corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
stay corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
ui corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
hud corner: Control.set_anchors_preset Control.PRESET_TOP_RIGHT
flexbox: BoxContainer HFlowContainer Control.size_flags_stretch_ratio
horizontal stack: HBoxContainer
stack buttons: VBoxContainer
buttons vertically: VBoxContainer
buttons horizontally: HBoxContainer
arrange buttons: VBoxContainer HBoxContainer GridContainer
equal width: Control.size_flags_horizontal Control.size_flags_stretch_ratio
percent width: Control.size_flags_stretch_ratio Control.anchor_right
fill remaining space: Control.SIZE_EXPAND_FILL Control.size_flags_horizontal
spacer: BoxContainer.add_spacer
gap buttons: BoxContainer.separation Control.add_theme_constant_override
gap items: BoxContainer.separation GridContainer.h_separation
container spacing: BoxContainer.separation GridContainer.h_separation
center children: BoxContainer.alignment CenterContainer
custom container: Container.fit_child_in_rect Container.sort_children Container.queue_sort
update layout: Container.queue_sort Control.update_minimum_size
shrink container: Control.reset_size
resize inside container: Control.custom_minimum_size Control.size_flags_horizontal
overflow hidden: Control.clip_contents
children outside: Control.clip_contents
ui mask: Control.clip_contents CanvasItem.clip_children
control bounds: Control.get_global_rect Control.get_rect
overlapping controls: Control.get_global_rect Rect2.intersects
mouse inside control: Control.get_global_rect CanvasItem.get_global_mouse_position
expandable section: FoldableContainer
collapse panel: FoldableContainer SplitContainer.collapsed
divider line: HSeparator VSeparator
container background: PanelContainer StyleBoxFlat
apply theme: Control.theme Window.theme
change theme: Control.theme Window.theme
ui skin: Theme Control.theme
stylesheet: Theme StyleBoxFlat
css: Theme StyleBoxFlat
button padding: StyleBox.set_content_margin_all StyleBox.content_margin_left
text padding: StyleBox.set_content_margin_all StyleBox.content_margin_left
focus outline: StyleBoxEmpty Control.add_theme_stylebox_override
focus border: StyleBoxEmpty Control.add_theme_stylebox_override
hide focus: StyleBoxEmpty Control.focus_mode
current font: Control.get_theme_font Control.get_theme_font_size
focused control: Viewport.gui_get_focus_owner Control.has_focus
current focus: Viewport.gui_get_focus_owner
remove focus: Control.release_focus
unfocus: Control.release_focus
disable focus: Control.focus_mode Control.FOCUS_NONE
steal focus: Control.focus_mode Control.FOCUS_NONE
spacebar presses button: Control.focus_mode Control.FOCUS_NONE
controller menu: Control.grab_focus Control.focus_mode Control.focus_neighbor_bottom
keyboard navigation: Control.focus_mode Control.focus_neighbor_bottom Control.grab_focus
next field: Control.focus_next Control.find_next_valid_focus
disable ui: Control.mouse_behavior_recursive Control.focus_behavior_recursive Viewport.gui_disable_input
click label: Control.gui_input Control.mouse_filter
click panel: Control.gui_input Control.mouse_filter
hover description: Control.tooltip_text Control._make_custom_tooltip
hover info: Control.tooltip_text Control._make_custom_tooltip
dynamic tooltip: Control._get_tooltip Control._make_custom_tooltip
tooltip image: Control._make_custom_tooltip
tooltip style: Control._make_custom_tooltip
tooltip delay: ProjectSettings.gui/timers/tooltip_delay_sec
drag ui: Control._get_drag_data Control._can_drop_data Control._drop_data
drop target: Control._can_drop_data Control._drop_data
drop zone: Control._can_drop_data Control._drop_data
equipment slot: Control._can_drop_data Control._drop_data Control._get_drag_data
drag failed: Control.is_drag_successful Node.NOTIFICATION_DRAG_END
drag panel: Control.gui_input InputEventMouseMotion.relative Control.position
stop closing: SceneTree.auto_accept_quit Node.NOTIFICATION_WM_CLOSE_REQUEST Window.close_requested
submenu: PopupMenu.add_submenu_node_item PopupMenu.add_submenu_item
nested menu: PopupMenu.add_submenu_node_item PopupMenu.add_submenu_item
file menu: MenuBar PopupMenu MenuButton
menu checkbox: PopupMenu.add_check_item PopupMenu.set_item_checked
menu shortcut: PopupMenu.set_item_shortcut PopupMenu.add_shortcut PopupMenu.set_item_accelerator
keep menu open: PopupMenu.hide_on_item_selection PopupMenu.hide_on_checkable_item_selection
close popup: Popup.popup_hide Window.hide
ok pressed: AcceptDialog.confirmed
user confirms: AcceptDialog.confirmed ConfirmationDialog
dialog buttons: AcceptDialog.add_button AcceptDialog.custom_action AcceptDialog.add_cancel_button
keep dialog open: AcceptDialog.dialog_hide_on_ok
error dialog: AcceptDialog OS.alert
save dialog: FileDialog.FILE_MODE_SAVE_FILE FileDialog.file_mode FileDialog
choose folder: FileDialog.FILE_MODE_OPEN_DIR FileDialog.dir_selected FileDialog.file_mode
select folder: FileDialog.FILE_MODE_OPEN_DIR FileDialog.dir_selected FileDialog.file_mode
pick folder: FileDialog.FILE_MODE_OPEN_DIR FileDialog.dir_selected FileDialog.file_mode
dialog filter: FileDialog.add_filter FileDialog.filters
browse files: FileDialog FileDialog.access
native file dialog: FileDialog.use_native_dialog DisplayServer.file_dialog_show
default filename: FileDialog.current_file
pick color: ColorPicker ColorPickerButton
choose color: ColorPicker ColorPickerButton
color wheel: ColorPicker.picker_shape ColorPicker.SHAPE_HSV_WHEEL
eyedropper: ColorPicker.sampler_visible DisplayServer.screen_get_pixel
macos menu: MenuBar.prefer_global_menu NativeMenu
transparent button: Button.flat
invisible button: Button.flat
checkbox changed: BaseButton.toggled
checkbox checked: BaseButton.button_pressed BaseButton.toggled
checkbox state: BaseButton.button_pressed BaseButton.toggled
toggle switch: CheckButton BaseButton.toggle_mode
without emitting: Range.set_value_no_signal BaseButton.set_pressed_no_signal Object.set_block_signals
circular button: TextureButton.texture_click_mask TextureButton StyleBoxFlat.set_corner_radius_all
clickable image: TextureButton Control.gui_input
button hotkey: BaseButton.shortcut
right click button: BaseButton.button_mask Control.gui_input
button icon size: Button.expand_icon Button.icon_max_width
icon above text: Button.vertical_icon_alignment Button.icon_alignment
hover effect: Control.mouse_entered Control.mouse_exited
hover style: Control.add_theme_stylebox_override Theme.set_stylebox
scale button: Control.pivot_offset Control.scale
scale corner: Control.pivot_offset
ui sprite: TextureRect TextureRect.texture
icon big: TextureRect.expand_mode Button.expand_icon
image fit: TextureRect.stretch_mode TextureRect.expand_mode
cover screen: TextureRect.STRETCH_KEEP_ASPECT_COVERED Control.PRESET_FULL_RECT
tiled background: TextureRect.STRETCH_TILE TextureRect.stretch_mode
nine slice: NinePatchRect StyleBoxTexture
speech bubble: NinePatchRect PanelContainer RichTextLabel
colored rectangle: ColorRect
screen fade: ColorRect Tween.tween_property CanvasItem.modulate
fade black: ColorRect Tween.tween_property CanvasItem.modulate
darken background: ColorRect CanvasItem.modulate
dim screen: ColorRect CanvasLayer
gradient panel: StyleBoxTexture GradientTexture2D
rtl: Control.layout_direction Control.is_layout_rtl
arabic: Control.layout_direction Label.text_direction
aria label: Control.accessibility_name
accessibility label: Control.accessibility_name Control.accessibility_description
blind players: Control.accessibility_name DisplayServer.tts_speak
announce text: Control.accessibility_live DisplayServer.tts_speak
listbox: ItemList
list view: ItemList
double click item: ItemList.item_activated Tree.item_activated
multiple selection: ItemList.select_mode ItemList.SELECT_MULTI Tree.select_mode
multi select: ItemList.select_mode ItemList.SELECT_MULTI Tree.select_mode
dropdown changed: OptionButton.item_selected
dropdown value: OptionButton.get_selected_id OptionButton.selected OptionButton.get_item_text
dropdown options: OptionButton.add_item
default option: OptionButton.select OptionButton.selected
table view: Tree Tree.columns
column header: Tree.set_column_title Tree.column_titles_visible
pressed button group: ButtonGroup.get_pressed_button ButtonGroup.pressed
sortable columns: Tree.column_title_clicked
column width: Tree.set_column_custom_minimum_width Tree.set_column_expand_ratio
row height: TreeItem.custom_minimum_height
tree checkbox: TreeItem.set_cell_mode TreeItem.CELL_MODE_CHECK TreeItem.set_checked
tree button: TreeItem.add_button Tree.button_clicked
collapse all: TreeItem.set_collapsed_recursive
expand all: TreeItem.set_collapsed_recursive
inline edit: TreeItem.set_editable Tree.edit_selected Tree.item_edited
rename item: TreeItem.set_editable Tree.edit_selected Tree.item_edited
treeview: Tree TreeItem
switch tab: TabContainer.current_tab TabBar.current_tab
active tab: TabContainer.current_tab TabBar.current_tab
tab name: TabContainer.set_tab_title TabBar.set_tab_title
close tab: TabBar.tab_close_pressed TabBar.tab_close_display_policy
reorder tabs: TabBar.drag_to_rearrange_enabled TabContainer.drag_to_rearrange_enabled
hide tab: TabContainer.set_tab_hidden TabContainer.tabs_visible
tab bottom: TabContainer.tabs_position
scroll view: ScrollContainer
scrollrect: ScrollContainer
scroll position: ScrollContainer.scroll_vertical ScrollContainer.scroll_horizontal
scroll top: ScrollContainer.scroll_vertical
hide scrollbar: ScrollContainer.vertical_scroll_mode ScrollContainer.SCROLL_MODE_SHOW_NEVER
disable scrolling: ScrollContainer.vertical_scroll_mode ScrollContainer.horizontal_scroll_mode
scroll focused: ScrollContainer.follow_focus ScrollContainer.ensure_control_visible
scroll gamepad: ScrollContainer.follow_focus
enter player name: LineEdit LineEdit.text_submitted
chat input: LineEdit.text_submitted LineEdit
inputfield: LineEdit
search bar: LineEdit LineEdit.text_changed LineEdit.clear_button_enabled
search box: LineEdit LineEdit.text_changed LineEdit.clear_button_enabled
textarea: TextEdit
multiline text: TextEdit
character limit: LineEdit.max_length
numeric input: SpinBox LineEdit.text_changed
allow numbers: SpinBox LineEdit.text_changed
uneditable: LineEdit.editable TextEdit.editable
disable typing: LineEdit.editable TextEdit.editable
prevent editing: LineEdit.editable TextEdit.editable
text cursor: LineEdit.caret_column TextEdit.set_caret_column TextEdit.set_caret_line
caret position: LineEdit.caret_column TextEdit.get_caret_column TextEdit.set_caret_column
blinking cursor: LineEdit.caret_blink TextEdit.caret_blink
goto line: TextEdit.set_caret_line TextEdit.set_line_as_center_visible
numeric keyboard: LineEdit.virtual_keyboard_type LineEdit.KEYBOARD_TYPE_NUMBER
code folding: CodeEdit.line_folding CodeEdit.fold_line
closing brackets: CodeEdit.auto_brace_completion_enabled CodeEdit.add_auto_brace_completion_pair
code suggestions: CodeEdit.add_code_completion_option CodeEdit.request_code_completion
intellisense: CodeEdit.request_code_completion CodeEdit.add_code_completion_option
goto definition: CodeEdit.symbol_lookup CodeEdit.symbol_lookup_on_click
monospace font: SystemFont.font_names RichTextLabel.push_mono
bold label: FontVariation.variation_embolden LabelSettings.font SystemFont.font_weight
global font: Theme.default_font ProjectSettings.gui/theme/custom_font
font everywhere: Theme.default_font ProjectSettings.gui/theme/custom_font
font family: SystemFont.font_names Control.add_theme_font_override
graph editor: GraphEdit GraphNode
visual scripting: GraphEdit GraphNode
flowchart: GraphEdit GraphNode
node graph: GraphEdit GraphNode
wire nodes: GraphEdit.connection_request GraphEdit.connect_node
graph port: GraphNode.set_slot GraphNode.set_slot_enabled_left
video speed: VideoStreamPlayer.speed_scale
ignore camera: CanvasLayer Parallax2D.ignore_camera_scroll
ui layer: CanvasLayer CanvasLayer.layer
video ends: VideoStreamPlayer.finished
loop video: VideoStreamPlayer.loop
pause video: VideoStreamPlayer.paused
seek video: VideoStreamPlayer.stream_position
skip video: VideoStreamPlayer.stop VideoStreamPlayer.stream_position
video 3d: VideoStreamPlayer.get_video_texture
mp4: VideoStreamTheora VideoStreamPlayer
video length: VideoStreamPlayer.get_stream_length
resize video: VideoStreamPlayer.expand
3d model 2d: SubViewportContainer SubViewport
pixelated 3d: SubViewportContainer.stretch_shrink Viewport.scaling_3d_scale
nameplate: Label3D Camera3D.unproject_position
name above: Label3D Camera3D.unproject_position
floating damage: Label3D Label
name tag: Label3D Camera3D.unproject_position
vr movement: XROrigin3D XRController3D.get_vector2
vr button: XRController3D.button_pressed XRController3D.is_button_pressed
vr trigger: XRController3D.get_float XRController3D.input_float_changed
vr thumbstick: XRController3D.get_vector2 XRController3D.input_vector2_changed
headset removed: OpenXRInterface.session_visible OpenXRInterface.session_focussed
music scenes: SceneTree.root AudioStreamPlayer
music across: SceneTree.root AudioStreamPlayer
scene finished loading: SceneTree.scene_changed ResourceLoader.load_threaded_get_status
wait loop: SceneTree.create_timer
delay loop: SceneTree.create_timer
spam button: BaseButton.disabled Timer.one_shot
button respond: Control.mouse_filter BaseButton.disabled
button nothing: Control.mouse_filter BaseButton.pressed
label blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
panel blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
control blocks: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
ui eats: Control.mouse_filter Control.MOUSE_FILTER_IGNORE
hover working: Control.mouse_filter CollisionObject2D.input_pickable
tooltip working: Control.tooltip_text Control.mouse_filter
tooltip appear: Control.tooltip_text Control.mouse_filter
stays highlighted: Control.release_focus Control.focus_mode
press enter text: LineEdit.text_submitted
lineedit loses focus: LineEdit.keep_editing_on_text_submit
text cut: Label.autowrap_mode Label.clip_text Label.text_overrun_behavior
text outside: Label.autowrap_mode Label.clip_text
label grows: Label.clip_text Label.autowrap_mode
bbcode working: RichTextLabel.bbcode_enabled
richtextlabel invisible: RichTextLabel.fit_content Control.custom_minimum_size
container ignores: Control.custom_minimum_size Control.size_flags_horizontal
container overrides: Control.custom_minimum_size Control.size_flags_horizontal
collapses zero: Control.custom_minimum_size
ui window resize: Control.set_anchors_preset Window.content_scale_mode
viewport blurry: SubViewportContainer.stretch SubViewport.size
click outside: Popup.popup_hide Window.close_requested
popup disappears: Popup.popup_hide
touch scroll: ScrollContainer.scroll_deadzone ScrollContainer.scroll_vertical
ui follows camera: CanvasLayer
ui moves camera: CanvasLayer
raw bbcode: RichTextLabel.bbcode_enabled
money label: Label.text @GlobalScope.str
score counter: Label.text @GlobalScope.str
message disappears: SceneTree.create_timer CanvasItem.hide
hide seconds: SceneTree.create_timer CanvasItem.hide
message seconds: SceneTree.create_timer CanvasItem.hide
pause key: SceneTree.paused Node.process_mode
escape pause: SceneTree.paused Node.process_mode
resume button: SceneTree.paused Node.process_mode
pause everything: SceneTree.paused Node.process_mode
freeze everything: SceneTree.paused Engine.time_scale
resolution dropdown: OptionButton.add_item Window.size
exit button: SceneTree.quit BaseButton.pressed
play button: BaseButton.pressed SceneTree.change_scene_to_file
back menu: SceneTree.change_scene_to_file
title screen: SceneTree.change_scene_to_file
keep music playing: SceneTree.root AudioStreamPlayer.playing
button sound: BaseButton.pressed AudioStreamPlayer.play
ui sound: BaseButton.pressed AudioStreamPlayer.play
lives counter: Label.text
boss health: ProgressBar Range.value
hide hud: CanvasLayer.visible CanvasLayer.hide
toggle hud: CanvasLayer.visible
damage text: Label Label3D Tween.tween_property
score popup: Label Tween.tween_property
popup text: Label Tween.tween_property
quick slot: HBoxContainer
level transition: SceneTree.change_scene_to_file Tween.tween_property ColorRect
fade level: ColorRect Tween.tween_property SceneTree.change_scene_to_file
transition effect: ColorRect ShaderMaterial.set_shader_parameter Tween.tween_property
touch button: TouchScreenButton
toast message: Label Tween.tween_property SceneTree.create_timer
popup message: AcceptDialog Window.popup_centered
popup window: Popup Window.popup_centered
popup outside: Popup.popup_hide
exit confirmation: ConfirmationDialog AcceptDialog.confirmed
ok text: AcceptDialog.ok_button_text
cancel text: ConfirmationDialog.cancel_button_text
dialog dismissed: AcceptDialog.canceled
npc dialog: RichTextLabel RichTextLabel.visible_ratio
conversation: RichTextLabel RichTextLabel.visible_ratio
skip dialog: RichTextLabel.visible_ratio RichTextLabel.visible_characters
skip text: RichTextLabel.visible_ratio RichTextLabel.visible_characters
unit test: @GDScript.assert SceneTree.quit
cheat console: Expression.parse Expression.execute LineEdit.text_submitted
debug console: LineEdit.text_submitted Expression.execute
bigger text: Control.add_theme_font_size_override Window.content_scale_factor
larger font: Control.add_theme_font_size_override Theme.default_font_size
bigger font: Control.add_theme_font_size_override Theme.default_font_size
subtitle: Label RichTextLabel
login form: LineEdit.secret HTTPRequest.request
coin counter: Label.text Area2D.body_entered
ammo counter: Label.text
next wave: SceneTree.get_node_count_in_group Timer.timeout
enemies dead: SceneTree.get_node_count_in_group SceneTree.get_nodes_in_group Node.tree_exited
enemies defeated: SceneTree.get_node_count_in_group Node.tree_exited
enemies remaining: SceneTree.get_node_count_in_group SceneTree.get_nodes_in_group
enemies alive: SceneTree.get_node_count_in_group SceneTree.get_nodes_in_group
alert enemies: SceneTree.call_group
scope overlay: CanvasLayer TextureRect Camera3D.fov
red screen: ColorRect Tween.tween_property CanvasLayer
damage overlay: ColorRect Tween.tween_property CanvasLayer
screen flash: ColorRect Tween.tween_property CanvasLayer
inventory drag: Control._get_drag_data Control._can_drop_data Control._drop_data Control.set_drag_preview
inventory grid: GridContainer GridContainer.columns
hotbar: HBoxContainer ButtonGroup
dialogue choice: Button VBoxContainer BaseButton.pressed
damage popup: Label Tween.tween_property Label3D
floating number: Label Tween.tween_property Label3D
enemy health bar: ProgressBar TextureProgressBar Sprite3D
level select: SceneTree.change_scene_to_file GridContainer BaseButton.pressed
card hand: HBoxContainer Curve.sample Tween.tween_property
hover card: Control.mouse_entered CanvasItem.z_index Tween.tween_property
character portrait: TextureRect.texture TextureRect
skip dialogue: RichTextLabel.visible_ratio Label.visible_ratio
skip typing: RichTextLabel.visible_ratio Label.visible_ratio
scene transition: ColorRect Tween.tween_property SceneTree.change_scene_to_file CanvasLayer
center popup: Window.popup_centered Window.move_to_center
aspect ratio child: AspectRatioContainer TextureRect.stretch_mode
aspect ratio container: AspectRatioContainer
scroll rich text: RichTextLabel.scroll_following RichTextLabel.scroll_to_line
radial bar: TextureProgressBar.fill_mode TextureProgressBar TextureProgressBar.radial_fill_degrees
hover font color: Button.font_hover_color Control.add_theme_color_override
pressed font color: Button.font_pressed_color Control.add_theme_color_override
disabled font color: Button.font_disabled_color Control.add_theme_color_override
checkbox ticked: BaseButton.button_pressed BaseButton.toggled
wraps width: HFlowContainer FlowContainer
contents centered: CenterContainer Control.set_anchors_preset
fade panel: CanvasItem.modulate Tween.tween_property
limit characters: LineEdit.max_length
`
