/**
 * The C# equivalents of GDScript's global functions and constants, of the members of `String` and of annotations,
 * unless the naming rules determine them.
 *
 * @see https://docs.godotengine.org/en/stable/tutorials/scripting/c_sharp/c_sharp_differences.html
 */
import { snakeToPascal } from "./naming.ts"

/** Functions that are in `Mathf` under their Pascal-cased names. */
const mathf =
  "abs acos acosh angle_difference asin asinh atan atan2 atanh bezier_derivative bezier_interpolate ceil clamp cos cosh " +
  "cubic_interpolate cubic_interpolate_angle cubic_interpolate_angle_in_time cubic_interpolate_in_time db_to_linear " +
  "deg_to_rad ease exp floor inverse_lerp is_equal_approx is_finite is_inf is_zero_approx lerp lerp_angle linear_to_db " +
  "log max min move_toward nearest_po2 pow rad_to_deg remap rotate_toward round sign sin sinh snapped sqrt step_decimals " +
  "tan tanh wrap"

/** Functions that are in `GD` under their Pascal-cased names. */
const gd =
  "bytes_to_var bytes_to_var_with_objects hash print print_rich push_error push_warning rand_from_seed randf randfn randi " +
  "randomize seed str_to_var var_to_bytes var_to_bytes_with_objects var_to_str load convert range"

/** Functions that are in `GodotObject`. */
const godotObject = "instance_from_id is_instance_id_valid is_instance_valid"

/** Names that are spelt otherwise. */
const others = `
absf Mathf.Abs
absi Mathf.Abs
ceilf Mathf.Ceil
ceili Mathf.CeilToInt
clampf Mathf.Clamp
clampi Mathf.Clamp
floorf Mathf.Floor
floori Mathf.FloorToInt
fposmod Mathf.PosMod
is_nan Mathf.IsNaN
lerpf Mathf.Lerp
maxf Mathf.Max
maxi Mathf.Max
minf Mathf.Min
mini Mathf.Min
pingpong Mathf.PingPong
posmod Mathf.PosMod
roundf Mathf.Round
roundi Mathf.RoundToInt
signf Mathf.Sign
signi Mathf.Sign
smoothstep Mathf.SmoothStep
snappedf Mathf.Snapped
snappedi Mathf.Snapped
wrapf Mathf.Wrap
wrapi Mathf.Wrap
printerr GD.PrintErr
printraw GD.PrintRaw
prints GD.PrintS
printt GD.PrintT
randf_range GD.RandRange
randi_range GD.RandRange
type_convert GD.Convert
weakref GodotObject.WeakRef
type_exists ClassDB.ClassExists
PI Mathf.Pi
TAU Mathf.Tau
INF Mathf.Inf
NAN Mathf.NaN
`

/** Members of `String`, which is C#'s own `string`; the others are extension methods under their Pascal-cased names. */
const strings = `
begins_with string.StartsWith
contains string.Contains
countn string.CountN
ends_with string.EndsWith
erase string.Remove
findn string.FindN
get_basename string.GetBaseName
insert string.Insert
is_empty string.IsNullOrEmpty
is_subsequence_ofn string.IsSubsequenceOfN
is_valid_filename string.IsValidFileName
is_valid_ip_address string.IsValidIPAddress
join string.Join
json_escape string.JSONEscape
length string.Length
lpad string.PadLeft
lstrip string.TrimStart
matchn string.MatchN
replace string.Replace
replacen string.ReplaceN
rfind string.RFind
rfindn string.RFindN
rpad string.PadRight
rstrip string.TrimEnd
split_floats string.SplitFloat
to_lower string.ToLower
to_upper string.ToUpper
uri_decode string.URIDecode
uri_encode string.URIEncode
xml_escape string.XMLEscape
xml_unescape string.XMLUnescape
`

/** Methods of built-in types that C# does by other means, or not at all. */
const gaps: Readonly<Record<string, string>> = {
  String:
    "chr format get_slice get_slice_count get_slicec humanize_size naturalnocasecmp_to num num_int64 num_scientific " +
    "num_uint64 repeat reverse rsplit to_wchar_buffer unicode_at",
  NodePath: "hash slice",
  Vector3: "octahedron_decode octahedron_encode",
  Basis: "is_conformal",
  Transform2D: "determinant is_conformal looking_at",
  Rect2: "get_support",
  Color: "from_rgba8"
}

/** Checks whether a method of a built-in type has no counterpart in C#. */
export const isGap = (type: string, method: string): boolean => gaps[type]?.split(" ").includes(method) === true

/**
 * Methods of built-in types that have another name or type in C#, or are properties or constructors there.
 *
 * @see https://docs.godotengine.org/en/stable/tutorials/scripting/c_sharp/c_sharp_collections.html
 */
const builtIns: Readonly<Record<string, string>> = {
  Array:
    "append=Add append_array=AddRange bsearch=BinarySearch clear=Clear duplicate=Duplicate erase=Remove fill=Fill " +
    "find=IndexOf has=Contains insert=Insert is_read_only=IsReadOnly make_read_only=MakeReadOnly max=Max min=Min " +
    "pick_random=PickRandom push_back=Add remove_at=RemoveAt resize=Resize reverse=Reverse rfind=LastIndexOf " +
    "shuffle=Shuffle size=Count slice=Slice sort=Sort",
  Dictionary:
    "clear=Clear duplicate=Duplicate erase=Remove has=ContainsKey is_read_only=IsReadOnly keys=Keys " +
    "make_read_only=MakeReadOnly merge=Merge size=Count values=Values",
  Callable: "call=Call call_deferred=CallDeferred get_method=Method get_object=Target",
  Signal: "get_name=Name get_object=Owner",
  RID: "get_id=Id is_valid=IsValid",
  NodePath:
    "get_concatenated_subnames=GetConcatenatedSubNames get_subname=GetSubName get_subname_count=GetSubNameCount " +
    "is_empty=IsEmpty",
  Basis: "from_euler=FromEuler get_euler=GetEuler get_scale=Scale",
  Quaternion: "get_euler=GetEuler",
  Projection: "get_projection_plane=GetProjectionPlane",
  Transform2D: "get_origin=Origin get_rotation=Rotation get_scale=Scale get_skew=Skew",
  Rect2: "get_area=Area grow_side=GrowSide",
  Rect2i: "get_area=Area grow_side=GrowSide",
  AABB: "get_longest_axis_index=GetLongestAxisIndex get_shortest_axis_index=GetShortestAxisIndex get_volume=Volume",
  Color:
    "from_rgbe9995=FromRgbe9995 get_luminance=Luminance html=FromHtml hex=Color hex64=Color to_abgr32=ToAbgr32 to_abgr64=ToAbgr64 " +
    "to_argb32=ToArgb32 to_argb64=ToArgb64 to_rgba32=ToRgba32 to_rgba64=ToRgba64"
}

/** Methods of all vectors with another name or type in C#; those for a single number type are overloads there. */
const vectors =
  "max_axis_index=MaxAxisIndex min_axis_index=MinAxisIndex posmod=PosMod posmodv=PosMod clampf=Clamp clampi=Clamp maxf=Max maxi=Max minf=Min mini=Min snappedf=Snapped snappedi=Snapped"

/** Built-in type -> its methods with another name or type in C# -> their names there. */
export const builtInMembers: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [
    ...Object.entries(builtIns),
    ...["Vector2", "Vector2i", "Vector3", "Vector3i", "Vector4", "Vector4i"].map((type) => [type, vectors] as const)
  ].map(([owner, names]) => [
    owner,
    new Map(
      names.split(" ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const)
    )
  ])
)

/** Matches built-in types that are types of C# itself there, or have few of their methods. */
const FOREIGN = /^(?:Array|Dictionary|Callable|Signal|StringName|RID|Packed\w+Array|bool|int|float)$/

/** Checks whether C# has only those methods of a built-in type that `builtInMembers` lists. */
export const isForeign = (type: string): boolean => FOREIGN.test(type)

/** Annotations that are attributes. */
const attributes = `
@export [Export]
@export_category [ExportCategory]
@export_group [ExportGroup]
@export_subgroup [ExportSubgroup]
@export_tool_button [ExportToolButton]
@icon [Icon]
@rpc [Rpc]
@tool [Tool]
@export_range [Export(PropertyHint.Range)]
@export_enum [Export(PropertyHint.Enum)]
@export_file [Export(PropertyHint.File)]
@export_dir [Export(PropertyHint.Dir)]
@export_multiline [Export(PropertyHint.MultilineText)]
@export_flags [Export(PropertyHint.Flags)]
`

const read = (lines: string): ReadonlyArray<readonly [string, string]> =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const blank = line.indexOf(" ")
      return [line.slice(0, blank), line.slice(blank + 1)] as const
    })

const inClass = (owner: string, names: string) =>
  names.split(" ").map((name) => [name, `${owner}.${snakeToPascal(name)}`] as const)

/** Members of `@GlobalScope` and `@GDScript` -> their C# names. */
export const globalNames: ReadonlyMap<string, string> = new Map([
  ...inClass("Mathf", mathf),
  ...inClass("GD", gd),
  ...inClass("GodotObject", godotObject),
  ...read(others)
])

export const stringMembers: ReadonlyMap<string, string> = new Map(read(strings))

export const annotationAttributes: ReadonlyMap<string, string> = new Map(read(attributes))

/** Types of GDScript -> C#. */
export const types: ReadonlyMap<string, string> = new Map([
  ["bool", "bool"],
  ["int", "long"],
  ["float", "double"],
  ["void", "void"],
  ["String", "string"],
  ["StringName", "StringName"],
  ["NodePath", "NodePath"],
  ["RID", "Rid"],
  ["AABB", "Aabb"],
  ["Array", "Godot.Collections.Array"],
  ["Dictionary", "Godot.Collections.Dictionary"],
  ["PackedByteArray", "byte[]"],
  ["PackedInt32Array", "int[]"],
  ["PackedInt64Array", "long[]"],
  ["PackedFloat32Array", "float[]"],
  ["PackedFloat64Array", "double[]"],
  ["PackedStringArray", "string[]"],
  ["PackedVector2Array", "Vector2[]"],
  ["PackedVector3Array", "Vector3[]"],
  ["PackedVector4Array", "Vector4[]"],
  ["PackedColorArray", "Color[]"]
])

/** Words of C# that a parameter cannot be called without `@`. */
export const keywords: ReadonlySet<string> = new Set(
  (
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else " +
    "enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock " +
    "long namespace new null object operator out override params private protected public readonly ref return sbyte sealed " +
    "short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort " +
    "using virtual void volatile while"
  ).split(" ")
)
