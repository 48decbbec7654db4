/** Names of Godot 3 whose values mean something else under the name that took their place. */

/** What a property that was true or false is now: one of several values. */
const whenTrue = (old: string, name: string, value: string, object = ""): [string, Change] => [
  old,
  { name, note: `what was true is ${object}${name} = ${value}` }
]

interface Change {
  readonly name: string
  /** What to write, as an addition to a message. */
  readonly note?: string
  /** The name to write instead of the one that took the place. */
  readonly fix?: string
}

/** Old properties -> those that took their place, and what to write there. */
const changes: ReadonlyMap<string, Change> = new Map([
  ["extents", { name: "size", note: "size is the whole length, twice the extents" }],
  ["mid_height", { name: "height", note: "height includes both caps" }],
  // Degrees became radians.
  ["rect_rotation", { name: "rotation", fix: "rotation_degrees" }],
  ["resizable", { name: "unresizable", note: "unresizable is the opposite" }],
  ["window_resizable", { name: "unresizable", note: "get_window().unresizable is the opposite" }],
  whenTrue("flags_transparent", "transparency", "BaseMaterial3D.TRANSPARENCY_ALPHA"),
  whenTrue("params_use_alpha_scissor", "transparency", "BaseMaterial3D.TRANSPARENCY_ALPHA_SCISSOR"),
  whenTrue("flags_unshaded", "shading_mode", "BaseMaterial3D.SHADING_MODE_UNSHADED"),
  whenTrue("flags_vertex_lighting", "shading_mode", "BaseMaterial3D.SHADING_MODE_PER_VERTEX"),
  whenTrue("use_in_baked_light", "gi_mode", "GeometryInstance3D.GI_MODE_STATIC"),
  whenTrue("window_fullscreen", "mode", "Window.MODE_FULLSCREEN", "get_window()."),
  whenTrue("window_maximized", "mode", "Window.MODE_MAXIMIZED", "get_window()."),
  whenTrue("window_minimized", "mode", "Window.MODE_MINIMIZED", "get_window()."),
  whenTrue("loop", "loop_mode", "Animation.LOOP_LINEAR"),
  whenTrue("autowrap", "autowrap_mode", "TextServer.AUTOWRAP_WORD_SMART"),
  whenTrue("expand", "expand_mode", "TextureRect.EXPAND_IGNORE_SIZE"),
  whenTrue("wrap_enabled", "wrap_mode", "TextEdit.LINE_WRAPPING_BOUNDARY"),
  whenTrue("caret_block_mode", "caret_type", "TextEdit.CARET_TYPE_BLOCK"),
  whenTrue("hsv_mode", "color_mode", "ColorPicker.MODE_HSV"),
  whenTrue("raw_mode", "color_mode", "ColorPicker.MODE_RAW"),
  whenTrue("scroll_horizontal_enabled", "horizontal_scroll_mode", "ScrollContainer.SCROLL_MODE_AUTO"),
  whenTrue("scroll_vertical_enabled", "vertical_scroll_mode", "ScrollContainer.SCROLL_MODE_AUTO")
])

/** The property that a setter or getter is for. */
const propertyOf = (name: string): string => name.replace(/^(?:set|get|is|has)_/, "")

/**
 * Says what to write instead of a name of Godot 3 where the new name alone would mean something else.
 *
 * @example
 * changedValue("set_extents", "set_size")?.note // "size is the whole length, twice the extents"
 */
export const changedValue = (old: string, name: string): Pick<Change, "note" | "fix"> | undefined => {
  const { name: successor, ...change } = changes.get(propertyOf(old)) ?? {}
  return successor === propertyOf(name) ? change : undefined
}
