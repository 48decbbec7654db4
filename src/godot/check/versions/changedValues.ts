/** Names that Godot renamed from 3 to 4 and whose values have another meaning under the new name. */

/** The difference between the values of two names for one thing. */
export interface Change {
  /** Advice that is added to a message. */
  readonly note?: string
  /** A third name that has the same values, and so can be written. */
  readonly fix?: string
}

/** A name of Godot 3, its name in Godot 4, and the form of the value in Godot 4 and in Godot 3. */
type Row = readonly [older: string, newer: string, inNewer: Change, inOlder: Change]

const row = (older: string, newer: string, inNewer: string, inOlder: string): Row => [
  older,
  newer,
  { note: inNewer },
  { note: inOlder }
]

const opposite = (older: string, newer: string, object = "", oldObject = ""): Row =>
  row(older, newer, `${object}${newer} is the opposite`, `${oldObject}${older} is the opposite`)

/** A property that was true or false in Godot 3 and has one of several values in Godot 4: true was `value`. */
const whenTrue = (older: string, newer: string, value: string, object = "", oldObject = ""): Row =>
  row(older, newer, `for true, set ${object}${newer} = ${value}`, `${value} is ${oldObject}${older} = true`)

/** A choice of several values in Godot 3 that is a boolean in Godot 4. */
const whetherAny = (older: string, newer: string, none: string): Row =>
  row(older, newer, `${newer} is true for every value except ${none}`, `${newer} = false is ${older} = ${none}`)

/** An angle that has degrees in Godot 3 and radians in Godot 4. */
const inRadians = (older: string, newer: string): Row =>
  row(older, newer, `${newer} is in radians`, `${older} is in degrees`)

const rows: ReadonlyArray<Row> = [
  opposite("readonly", "editable"),
  opposite("rotating", "ignore_rotation"),
  opposite("resizable", "unresizable"),
  row("resizable", "flag", "unresizable is the opposite", "resizable is the opposite of unresizable"),
  opposite("window_resizable", "unresizable", "get_window().", "OS."),
  row(
    "depth_scale",
    "heightmap_scale",
    "heightmap_scale is 100 times depth_scale",
    "depth_scale is a hundredth of heightmap_scale"
  ),
  row(
    "clearcoat_gloss",
    "clearcoat_roughness",
    "clearcoat_roughness is 1 minus the gloss",
    "clearcoat_gloss is 1 minus the roughness"
  ),

  ...["collision_layer", "collision_mask", "cull_mask", "layer_mask"].map((mask) =>
    row(
      `${mask}_bit`,
      `${mask}_value`,
      "layers are counted from 1, bits were from 0",
      "bits are counted from 0, layers from 1"
    )
  ),
  row("has_no_area", "has_area", "has_area() is the opposite", "has_no_area() is the opposite"),
  row("has_no_area", "has_volume", "has_volume() is the opposite", "has_no_area() is the opposite"),
  row("has_no_surface", "has_surface", "has_surface() is the opposite", "has_no_surface() is the opposite"),

  row("extents", "size", "size is twice the extents", "extents are half the size"),
  row("mid_height", "height", "height includes both caps", "mid_height is without the caps"),
  row("width", "size", "width is size.x", "size is width, height and depth"),
  row("height", "size", "height is size.y", "size is width, height and depth"),
  row("depth", "size", "depth is size.z", "size is width, height and depth"),
  row("period", "frequency", "frequency is 1 / period", "period is 1 / frequency"),
  row("weight", "mass", "mass is the weight divided by gravity", "weight is the mass times gravity"),
  row("fps", "speed_scale", "speed_scale is a factor for the duration of the frames", "fps is frames per second"),
  row(
    "gravity_distance_scale",
    "gravity_point_unit_distance",
    "gravity_point_unit_distance is a distance, not a factor",
    "gravity_distance_scale is a factor, not a distance"
  ),
  row(
    "out_of_range_mode",
    "max_polyphony",
    "max_polyphony is the number of sounds at once",
    "Godot 3 plays one sound at once"
  ),

  ["rect_rotation", "rotation", { fix: "rotation_degrees" }, { note: "rect_rotation is in degrees" }],
  inRadians("rotation_degrees", "rotation"),
  inRadians("texture_rotation_degrees", "texture_rotation"),
  inRadians("background_sky_rotation_degrees", "sky_rotation"),
  row(
    "background_sky_orientation",
    "sky_rotation",
    "sky_rotation has the angles of the basis in radians",
    "background_sky_orientation is a Basis; background_sky_rotation has angles"
  ),

  row(
    "mode",
    "freeze_mode",
    "freeze = true makes the body static or, with freeze_mode = FREEZE_MODE_KINEMATIC, kinematic",
    "freeze_mode is mode = MODE_STATIC or MODE_KINEMATIC, which has other numbers"
  ),
  row(
    "mode",
    "freeze",
    "freeze is true for MODE_STATIC and MODE_KINEMATIC",
    "freeze = true is mode = MODE_STATIC or MODE_KINEMATIC"
  ),
  row(
    "MODE_STATIC",
    "FREEZE_MODE_STATIC",
    "a static body has freeze = true and freeze_mode = FREEZE_MODE_STATIC",
    "a frozen body has mode = MODE_STATIC"
  ),
  row(
    "MODE_KINEMATIC",
    "FREEZE_MODE_KINEMATIC",
    "a kinematic body has freeze = true and freeze_mode = FREEZE_MODE_KINEMATIC",
    "a frozen body has mode = MODE_KINEMATIC"
  ),

  whetherAny("color_format", "use_colors", "MultiMesh.COLOR_NONE"),
  whetherAny("custom_data_format", "use_custom_data", "MultiMesh.CUSTOM_DATA_NONE"),

  whenTrue("flags_transparent", "transparency", "BaseMaterial3D.TRANSPARENCY_ALPHA"),
  whenTrue("params_use_alpha_scissor", "transparency", "BaseMaterial3D.TRANSPARENCY_ALPHA_SCISSOR"),
  whenTrue("flags_unshaded", "shading_mode", "BaseMaterial3D.SHADING_MODE_UNSHADED"),
  whenTrue("flags_vertex_lighting", "shading_mode", "BaseMaterial3D.SHADING_MODE_PER_VERTEX"),
  whenTrue("use_in_baked_light", "gi_mode", "GeometryInstance3D.GI_MODE_STATIC"),
  whenTrue("window_fullscreen", "mode", "Window.MODE_FULLSCREEN", "get_window().", "OS."),
  whenTrue("window_maximized", "mode", "Window.MODE_MAXIMIZED", "get_window().", "OS."),
  whenTrue("window_minimized", "mode", "Window.MODE_MINIMIZED", "get_window().", "OS."),
  whenTrue("loop", "loop_mode", "Animation.LOOP_LINEAR"),
  whenTrue("autowrap", "autowrap_mode", "TextServer.AUTOWRAP_WORD_SMART"),
  whenTrue("expand", "expand_mode", "TextureRect.EXPAND_IGNORE_SIZE"),
  whenTrue("wrap_enabled", "wrap_mode", "TextEdit.LINE_WRAPPING_BOUNDARY"),
  whenTrue("caret_block_mode", "caret_type", "TextEdit.CARET_TYPE_BLOCK"),
  whenTrue("hsv_mode", "color_mode", "ColorPicker.MODE_HSV"),
  whenTrue("raw_mode", "color_mode", "ColorPicker.MODE_RAW"),
  whenTrue("scroll_horizontal_enabled", "horizontal_scroll_mode", "ScrollContainer.SCROLL_MODE_AUTO"),
  whenTrue("scroll_vertical_enabled", "vertical_scroll_mode", "ScrollContainer.SCROLL_MODE_AUTO"),
  row(
    "vsync_enabled",
    "window_set_vsync_mode",
    "for true, call DisplayServer.window_set_vsync_mode(DisplayServer.VSYNC_ENABLED)",
    "DisplayServer.VSYNC_ENABLED is OS.vsync_enabled = true"
  ),

  row(
    "syntax_highlighting",
    "syntax_highlighter",
    "syntax_highlighter is an object, such as CodeHighlighter.new()",
    "syntax_highlighting is true or false"
  ),
  row(
    "fog_depth_enabled",
    "fog_enabled",
    "fog_enabled turns on all fog, and is false by default",
    "fog_enabled turns on all fog, fog_depth_enabled only depth fog"
  ),
  row(
    "fog_height_enabled",
    "fog_height_density",
    "fog_height_density = 0.0 is fog_height_enabled = false",
    "fog_height_enabled is true or false"
  ),
  row("hdr", "use_hdr_2d", "3D is always in HDR, and use_hdr_2d is for 2D", "hdr is for 3D"),
  row("repeat", "loops", "repeat = true is set_loops()", "set_loops() is repeat = true"),
  row("playing", "play", "play() starts it, and is_playing() says whether it plays", "play() starts it"),
  row("gizmo", "add_gizmo", "call add_gizmo()", "gizmo holds one gizmo"),
  row(
    "screen_stretch",
    "content_scale_mode",
    "set content_scale_mode, content_scale_aspect and content_scale_size of get_window()",
    "call get_tree().set_screen_stretch() with mode, aspect and size"
  ),
  row(
    "screen_stretch",
    "content_scale_aspect",
    "set content_scale_mode, content_scale_aspect and content_scale_size of get_window()",
    "call get_tree().set_screen_stretch() with mode, aspect and size"
  ),
  row(
    "expand_margin_individual",
    "expand_margin",
    "set_expand_margin() takes a side and its margin",
    "set_expand_margin_size() takes a side and its margin"
  ),
  ["is_active", "is_alive", { fix: "is_started" }, { note: "is_active() is true until wait_to_finish()" }],
  row(
    "load_interactive",
    "load_threaded_request",
    "load_threaded_request() starts, load_threaded_get_status() returns the progress, load_threaded_get() the resource",
    "load_interactive() returns an object: poll() continues loading, get_resource() returns the resource"
  ),
  row(
    "get_system_time_secs",
    "get_time_dict_from_system",
    "Time.get_unix_time_from_system() returns seconds, with a fraction",
    "OS.get_time() gives the dictionary"
  ),
  row(
    "get_system_time_msecs",
    "get_unix_time_from_system",
    "Time.get_unix_time_from_system() is in seconds, with a fraction",
    "OS.get_system_time_msecs() is in milliseconds; OS.get_unix_time() is in whole seconds"
  ),
  row(
    "seek",
    "custom_step",
    "custom_step() takes the time to advance by, not a position",
    "seek() takes a position, not the time to advance by"
  ),
  ...["rset", "rset_id", "rset_unreliable", "rset_unreliable_id"].map((older) =>
    row(
      older,
      older.endsWith("_id") ? "rpc_id" : "rpc",
      "rpc() calls functions only: give it one that sets the variable",
      ""
    )
  ),
  row(
    "move_and_slide_with_snap",
    "move_and_slide",
    "set velocity, up_direction and floor_snap_length before",
    "move_and_slide_with_snap() takes the velocity, the snap and the direction up"
  ),
  row(
    "set_cellv",
    "set_cell",
    "set_cell() takes the source of a tile and its atlas coordinates; in a TileMap, the layer comes first",
    "set_cellv() takes the place and the tile"
  ),
  row(
    "has_virtual_keyboard",
    "has_feature",
    "call DisplayServer.has_feature(DisplayServer.FEATURE_VIRTUAL_KEYBOARD)",
    "OS.has_virtual_keyboard() is the call for the keyboard"
  ),
  ...["item", "separator"].map((part) =>
    row(
      `global_menu_add_${part}`,
      `add_${part}`,
      `NativeMenu.add_${part}() takes the RID of a menu first, such as that of get_system_menu()`,
      `OS.global_menu_add_${part}() takes the name of a menu first`
    )
  ),
  row(
    "global_menu_clear",
    "clear",
    "NativeMenu.clear() takes the RID of a menu, such as that of get_system_menu()",
    "OS.global_menu_clear() takes the name of a menu"
  ),
  ...["update_bitmask_area", "update_bitmask_region"].map((older) =>
    row(
      older,
      "set_cells_terrain_connect",
      "set_cells_terrain_connect() takes the cells, the terrain set and the terrain",
      `${older}() takes no terrain`
    )
  ),
  row("rset_config", "rpc_config", "rpc() calls functions only: give it one that sets the variable", ""),
  row("exit_code", "quit", "call get_tree().quit(exit_code)", "OS.exit_code is what quit() takes"),
  row(
    "command",
    "command_or_control_autoremap",
    "call is_command_or_control_pressed()",
    "command says whether the key is pressed"
  ),
  row("root_node", "root_path", "root_path is a NodePath, not a Node", "root_node is a Node, not a NodePath"),
  row("shape_rid", "shape", "shape is a Shape, shape_rid its RID", "call set_shape(); shape_rid is the RID"),
  row(
    "is_static_body",
    "is_able_to_sleep",
    "freeze = true makes the body static",
    "is_static_body says whether the body is static"
  ),
  row(
    "add_smooth_group",
    "smooth_group",
    "set_smooth_group takes a number, -1 for flat shading",
    "add_smooth_group takes true or false"
  )
]

/** The property that a setter or getter is for. */
const propertyOf = (name: string): string => name.replace(/^(?:set|get|is|has)_/, "")

const keyOf = (asked: string, successor: string): string => `${propertyOf(asked)} ${propertyOf(successor)}`

/** An absent name and the one that took its place, in either direction -> how the values differ. */
const changes: ReadonlyMap<string, Change> = new Map(
  rows.flatMap(([older, newer, inNewer, inOlder]) => [
    [keyOf(older, newer), inNewer],
    [keyOf(newer, older), inOlder]
  ])
)

/**
 * Gives the replacement for a name of another version whose successor has values of another meaning.
 *
 * @example
 * changedValue("set_extents", "set_size")?.note // "size is twice the extents"
 * changedValue("size", "extents")?.note // "extents are half the size"
 */
export const changedValue = (asked: string, successor: string): Change | undefined =>
  changes.get(keyOf(asked, successor))
