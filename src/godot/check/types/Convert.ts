/** Decides whether a value of one type may be used where another is expected, by Godot's implicit conversions. */
import type { Check } from "../Context.ts"
import { isDescendant, nativeBase } from "../names/Resolve.ts"
import { anyObject, type BuiltinType, type ClassRef, type Type } from "./Types.ts"

const arrays =
  "PackedByteArray PackedInt32Array PackedInt64Array PackedFloat32Array PackedFloat64Array PackedStringArray PackedVector2Array PackedVector3Array PackedColorArray PackedVector4Array PoolByteArray PoolIntArray PoolRealArray PoolStringArray PoolVector2Array PoolVector3Array PoolColorArray"

/** Wanted type -> types that become it by themselves: Godot's `Variant::can_convert_strict`. */
const conversions: Readonly<Record<string, string>> = {
  bool: "int float",
  int: "bool float",
  float: "bool int",
  String: "StringName NodePath",
  StringName: "String",
  NodePath: "String",
  Vector2: "Vector2i",
  Vector2i: "Vector2",
  Rect2: "Rect2i",
  Rect2i: "Rect2",
  Vector3: "Vector3i",
  Vector3i: "Vector3",
  Vector4: "Vector4i",
  Vector4i: "Vector4",
  Transform2D: "Transform3D Transform",
  Transform3D: "Transform2D Quaternion Basis Projection",
  Transform: "Transform2D Quat Basis",
  Basis: "Quaternion Quat",
  Quaternion: "Basis",
  Quat: "Basis",
  Projection: "Transform3D",
  Color: "String int",
  Array: arrays
}

const table: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...Object.entries(conversions).map(([name, from]): [string, Set<string>] => [name, new Set(from.split(" "))]),
  ...arrays.split(" ").map((name): [string, Set<string>] => [name, new Set(["Array"])])
])

/** Classes that a class as a value may have: that of a script, or of the object that represents a native class. */
const classObjects: ReadonlySet<string> = new Set([
  "Object",
  "RefCounted",
  "Reference",
  "Resource",
  "Script",
  "GDScript",
  "GDScriptNativeClass"
])

/** Checks whether `as` makes a value of one built-in type one of another: Godot's `Variant::can_convert`. */
export const canCast = (from: string, to: string): boolean =>
  from === to ||
  to === "String" ||
  (from === "String" && (to === "bool" || to === "int" || to === "float")) ||
  (table.get(to)?.has(from) ?? false)

/**
 * Checks whether a value is a bool or a float where a value of an enum is declared: the parser refuses it, while the
 * running game makes a number of it.
 */
export const isNoEnumValue = (from: Type, to: Type): boolean =>
  to.kind === "builtin" &&
  to.enum !== undefined &&
  from.kind === "builtin" &&
  (from.name === "bool" || from.name === "float")

/** Checks for a value of one enum where one of another is wanted: only the parser refuses it. */
export const isOfOtherEnum = (from: Type, to: Type): boolean =>
  from.kind === "builtin" &&
  to.kind === "builtin" &&
  from.enum !== undefined &&
  to.enum !== undefined &&
  from.enum.key !== to.enum.key

/** Returns false only if Godot certainly refuses the conversion. */
export const isAssignable = (check: Check, from: Type, to: Type): boolean => {
  if (check.dialect === 4 && from.kind === "builtin" && to === anyObject) return false
  if (check.dialect === 4 && from === anyObject && to.kind === "builtin") return to.name === "RID"
  if (from.kind === "unknown" || to.kind === "unknown" || to.kind === "void") return true
  if (to.kind === "builtin") return toBuiltin(from, to)
  if (to.kind !== "object") return true
  switch (from.kind) {
    case "builtin":
    case "builtin-class":
    case "enum":
    case "signal":
      return false
    case "class":
      return to.class.kind === "native" && classObjects.has(to.class.name)
    case "object":
      return isRelated(check, from.class, to.class)
    default:
      return true
  }
}

/**
 * Checks whether the element types of two containers may be the same; `undefined` is any type. A list of nodes is not
 * one of sprites, even if it holds nothing else.
 */
const isSameElement = (one: Type | undefined, other: Type | undefined): boolean => {
  if (one === undefined || other === undefined) return true
  if (one.kind === "builtin" && other.kind === "builtin") return one.name === other.name
  if (one.kind === "object" && other.kind === "object") return isSameClass(one.class, other.class)
  return !(one.kind === "builtin" && other.kind === "object") && !(one.kind === "object" && other.kind === "builtin")
}

const isSameClass = (one: ClassRef, other: ClassRef): boolean =>
  one.kind === "native"
    ? other.kind === "native" && one.name === other.name
    : other.kind === "script" && one.script.node === other.script.node

const toBuiltin = (from: Type, to: BuiltinType): boolean => {
  switch (from.kind) {
    case "null":
      return false
    case "builtin": {
      if (from.name !== to.name) return table.get(to.name)?.has(from.name) ?? false
      if (from.enum !== undefined && to.enum !== undefined) return from.enum.key === to.enum.key
      return isSameElement(from.element, to.element) && isSameElement(from.key, to.key)
    }
    case "object":
      return to.name === "RID"
    case "enum":
      return to.name === "Dictionary"
    case "signal":
      return to.name === "Signal"
    case "class":
    case "builtin-class":
      return false
    default:
      return true
  }
}

const isRelated = (check: Check, from: ClassRef, to: ClassRef): boolean => {
  if (isDescendant(check, from, to) !== false) return true
  if (isDescendant(check, to, from) !== false) return true
  // A script that extends Node2D can be attached to any Node2D.
  const [base, other] = [nativeBase(check, from), nativeBase(check, to)]
  if (base === undefined || other === undefined) return true
  if (from.kind === "script" && to.kind === "native") return check.api.inherits(other, base)
  if (from.kind === "native" && to.kind === "script") return check.api.inherits(base, other)
  return false
}
