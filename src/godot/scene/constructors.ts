/** The constructors that values of scenes and resources are written with, and their names in older versions. */

/** Constructors that take numbers, and how many. */
export const numeric: Readonly<Record<string, number>> = {
  Vector2: 2,
  Vector2i: 2,
  Rect2: 4,
  Rect2i: 4,
  Vector3: 3,
  Vector3i: 3,
  Vector4: 4,
  Vector4i: 4,
  Transform2D: 6,
  Matrix32: 6,
  Plane: 4,
  Quaternion: 4,
  Quat: 4,
  AABB: 6,
  Rect3: 6,
  Basis: 9,
  Matrix3: 9,
  Transform3D: 12,
  Transform: 12,
  Projection: 16,
  Color: 4
}

/** Names of constructors in older versions -> the types that Godot makes. */
export const renamed: Readonly<Record<string, string>> = {
  Matrix32: "Transform2D",
  Matrix3: "Basis",
  Rect3: "AABB",
  Quat: "Quaternion",
  Transform: "Transform3D"
}

export const resources: ReadonlySet<string> = new Set(["ExtResource", "SubResource", "Resource"])

/** Matches packed arrays of numbers, and the names that Godot 3 and 2 had for them. */
export const packed =
  /^(?:Packed(?:Byte|Int32|Int64|Float32|Float64|Vector[234]|Color)|(?:Pool)?(?:Byte|Int|Real|Float|Vector[23]|Color))Array$/
export const texts = /^(?:Packed|Pool)?StringArray$/

/** Constants of scripts and their form in a scene. */
export const words: Readonly<Record<string, string>> = {
  True: "true",
  False: "false",
  None: "null",
  TRUE: "true",
  FALSE: "false",
  NULL: "null"
}

/** `PackedInt32Array` for `PoolIntArray` and `IntArray`. */
export const asPacked = (name: string): string => {
  const kind = name.replace(/^(?:Packed|Pool)/, "").replace(/Array$/, "")
  const numbers = kind === "Int" ? "Int32" : kind === "Real" || kind === "Float" ? "Float32" : kind
  return `Packed${numbers}Array`
}
