/**
 * Search keywords of theme items, by the part of a control that they draw. `keywords/index.ts` describes the form of a
 * line.
 */
export default `
AcceptDialog.buttons_separation: gap space spacing
AcceptDialog.panel: background
Button.disabled: background style border gray
Button.focus: outline border frame rectangle keyboard
Button.h_separation: space gap spacing icon text
Button.hover: background style border mouse over
Button.normal: background style border
Button.pressed: background style border down
CheckBox.checked: icon tick mark image
CheckBox.unchecked: icon tick image empty
CheckButton.checked: icon switch on image
CheckButton.unchecked: icon switch off image
CodeEdit.completion_background_color: autocomplete popup
FlowContainer.h_separation: gap space spacing horizontal children
FlowContainer.v_separation: gap space spacing vertical children rows lines
FoldableContainer.panel: background
FoldableContainer.title_panel: background header bar
GraphNode.panel: background body
GraphNode.titlebar: background title bar header
GridContainer.h_separation: gap space spacing horizontal columns
GridContainer.v_separation: gap space spacing vertical rows
ItemList.focus: outline border
ItemList.h_separation: gap space spacing horizontal
ItemList.hovered: background highlight mouse over item
ItemList.panel: background
ItemList.selected: background highlight item row
ItemList.v_separation: gap space spacing vertical rows items
Label.font_outline_color: border
Label.line_spacing: gap space lines height
Label.normal: background
LineEdit.focus: outline border frame
LineEdit.normal: background border
LineEdit.read_only: background uneditable disabled
LinkButton.underline_spacing: gap distance
MarginContainer.margin_bottom: padding space around below
MarginContainer.margin_left: padding space around
MarginContainer.margin_right: padding space around
MarginContainer.margin_top: padding space around above
OptionButton.arrow: icon dropdown triangle
OptionButton.arrow_margin: space padding right
Panel.panel: background color style border
PanelContainer.panel: background color style border
PopupMenu.h_separation: gap space horizontal
PopupMenu.hover: highlight selected item mouse over
PopupMenu.panel: background border
PopupMenu.separator: line style
PopupMenu.v_separation: gap space spacing vertical items height
PopupPanel.panel: background border
ProgressBar.background: empty track
ProgressBar.fill: color foreground bar
RichTextLabel.default_color: font text
RichTextLabel.line_separation: gap space spacing lines height
RichTextLabel.normal: background
ScrollBar.grabber: thumb
ScrollBar.scroll: track background
ScrollContainer.panel: background
Slider.grabber: knob thumb
Slider.grabber_area: filled
Slider.slider: track bar groove background thickness
SplitContainer.grabber: divider drag
SplitContainer.separation: gap space divider width
TabBar.tab_hovered: background mouse over
TabBar.tab_selected: background active current
TabBar.tab_unselected: background inactive other
TabContainer.panel: background content
TabContainer.tab_hovered: background mouse over
TabContainer.tab_selected: background active current
TabContainer.tab_unselected: background inactive other
TabContainer.tabbar_background: behind tabs
TextEdit.focus: outline border frame
TextEdit.line_spacing: gap space lines height
TextEdit.normal: background border
TextEdit.read_only: background uneditable disabled
Tree.focus: outline border
Tree.hovered: background highlight mouse over row item
Tree.item_margin: indentation indent level children
Tree.panel: background
Tree.selected: background highlight item
Tree.title_button_normal: background column header
Tree.v_separation: gap space spacing vertical rows items height
Window.close: button icon
Window.embedded_border: frame decoration background
`
