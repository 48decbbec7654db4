/** Names of other languages and engines for members of controls and of input. */

const items = `
    add add_option add_entry: add_item
    clear_items remove_items remove_all_items: clear`

export const interfaceMembers: Readonly<Record<string, string>> = {
  Control: `
    rotation_deg rotation_degree rotation_in_degrees: rotation_degrees
    tooltip hint tooltip_message: tooltip_text hint_tooltip
    min_size minimum_size: custom_minimum_size
    FOCUS_DISABLED: FOCUS_NONE`,
  BaseButton: `
    clicked click on_click on_pressed button_clicked: pressed
    is_toggled checked is_checked: button_pressed`,
  Button: `
    label caption title: text`,
  Label: `
    label caption string value: text
    align alignment text_align: horizontal_alignment`,
  LineEdit: `
    value: text
    get_value: get_text
    cursor_position cursor_pos cursor_column caret_position caret_pos: caret_column
    max_chars max_characters: max_length
    password: secret`,
  TextEdit: `
    value: text
    get_value: get_text`,
  Range: `
    step_size increment: step`,
  ProgressBar: `
    percent_visible: show_percentage
    progress percent: value
    max maximum: max_value
    min minimum: min_value`,
  OptionButton: `${items}
    selected_index: selected`,
  BoxContainer: `
    ALIGN_MIDDLE: ALIGNMENT_CENTER`,
  RichTextLabel: `
    set_bbcode: parse_bbcode
    add_bbcode_text append_bbcode_text append_bbcode add_bbcode: append_text
    visible_letters: visible_characters`,
  PopupMenu: items,
  ItemList: `${items}
    item_double_clicked double_clicked item_doubleclicked: item_activated`,
  TreeItem: `
    set_label set_title: set_text
    get_label get_title: get_text`,
  Input: `
    is_key_down get_key: is_key_pressed
    is_action_down get_action: is_action_pressed
    is_any_key_pressed is_any_key_down any_key_pressed: is_anything_pressed
    get_button is_mouse_down is_mouse_button_down: is_mouse_button_pressed
    MOUSE_MODE_LOCKED MOUSE_LOCKED MOUSE_MODE_LOCK MOUSE_MODE_GRABBED: MOUSE_MODE_CAPTURED
    MOUSE_MODE_NORMAL MOUSE_MODE_FREE MOUSE_MODE_SHOW: MOUSE_MODE_VISIBLE`,
  DisplayServer: `
    MOUSE_MODE_LOCKED MOUSE_LOCKED MOUSE_MODE_LOCK MOUSE_MODE_GRABBED: MOUSE_MODE_CAPTURED`,
  InputEvent: `
    is_action_just_pressed: is_action_pressed
    is_action_just_released: is_action_released`,
  InputEventMouseButton: `
    button: button_index`,
  InputEventMouseMotion: `
    delta motion movement: relative`,
  InputEventKey: `
    key code key_code: keycode`,
  InputEventScreenTouch: `
    finger touch_index: index`,
  InputEventJoypadMotion: `
    value: axis_value`,
  XRController3D: `
    get_joystick_axis get_joystick: get_vector2
    get_axis get_value: get_float
    rumble vibrate: trigger_haptic_pulse`
}
