/** Names of other languages and engines for members of built-in types, as one string per type. */

const wholeVector = `
    magnitude len norm size: length
    magnitude_squared sqr_magnitude sqrMagnitude length_sqr: length_squared
    distance dist: distance_to
    width: x
    height: y`

const vector = `${wholeVector}
    normalize unit: normalized
    angle_between: angle_to
    clamp_magnitude: limit_length
    direction: direction_to
    rotate: rotated`

const rect = `
    contains contains_point includes: has_point
    top_left: position
    bottom_right: end`

const turn = `
    to_euler euler euler_angles: get_euler`

/** Type -> lines: names in other languages, a colon, and Godot's names for the same, likeliest first. */
export const foreignTypeMembers: Readonly<Record<string, string>> = {
  String: `
    upper uppercase toUpper toUpperCase: to_upper
    lower lowercase toLower toLowerCase: to_lower
    strip trim trimmed: strip_edges
    startswith starts_with: begins_with
    endswith: ends_with
    substring substr_at slice mid: substr
    indexOf index_of index position: find
    lastIndexOf: rfind
    includes contains_string has: contains find
    size len count_chars get_length: length
    pad_left padStart: lpad
    pad_right padEnd: rpad
    replace_all replaceAll: replace
    split_string: split
    isdigit is_digit is_numeric is_number: is_valid_int is_valid_integer
    isEmpty is_null_or_empty: is_empty empty
    parse_int to_integer: to_int
    parse_float: to_float
    basename: get_basename
    extension: get_extension`,
  Array: `
    push add append_item: append push_back
    length len count_items: size
    contains includes has_value has_item: has
    remove_item delete remove: erase
    first head: front
    last tail: back
    indexOf index_of index: find
    pop: pop_back
    shift dequeue: pop_front
    unshift enqueue: push_front
    concat extend append_all add_all push_all add_range: append_array
    get_size get_length: size
    remove_last delete_last: pop_back
    remove_first delete_first: pop_front
    remove_at_index removeAt erase_at splice: remove_at
    select collect: map
    where: filter
    some: any
    every: all
    random choice pick rand_item: pick_random
    reversed: reverse
    sorted: sort
    sort_by sort_with order_by: sort_custom
    isEmpty: is_empty empty`,
  Dictionary: `
    has_key contains contains_key containsKey includes exists: has
    remove delete pop remove_key: erase
    length len count get_size: size
    put add set_value insert: set
    get_or_default get_value: get
    setdefault get_or_create get_or_put: get_or_add
    get_keys key_list: keys
    get_values value_list: values
    update merge_with: merge
    items entries: keys
    isEmpty: is_empty empty`,
  Rect2: rect,
  Rect2i: rect,
  Quaternion: turn,
  Basis: turn,
  Transform2D: "position translation: origin",
  Transform3D: "position translation: origin",
  Vector2: `${vector}
    perp perpendicular: orthogonal`,
  Vector2i: wholeVector,
  Vector3: vector,
  Signal: `
    send trigger fire raise invoke dispatch emit_signal: emit
    subscribe listen add_listener on: connect
    unsubscribe remove_listener off: disconnect`,
  Callable: `
    invoke execute run: call`,
  Color: `
    alpha opacity: a
    red: r
    green: g
    blue: b
    luminance brightness grey gray: get_luminance
    to_hex hex: to_html
    from_hex: html`
}
