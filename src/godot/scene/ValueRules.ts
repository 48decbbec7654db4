/**
 * Checks for values that Godot cannot convert to the type of their property: it then sets nothing, or an empty value.
 * Lossless conversions, such as a number to a string, are not reported.
 */
import { packedElements } from "../check/types/Types.ts"
import { objectMade } from "./ClassRules.ts"
import { fileClasses } from "./fileClasses.ts"
import type { SceneCheck } from "./SceneContext.ts"
import { type SceneValue, textOfString } from "./SceneValue.ts"

/** The part of a check that the rules for values need. */
export type ValueCheck = Pick<SceneCheck, "api" | "declared" | "reference" | "report" | "text">

/** A property as the reference has it. */
export interface Wanted {
  readonly name: string
  readonly type?: string
  readonly enumName?: string
  readonly uri?: string
}

/** Vectors with their numbers of components; Godot converts those with as many into each other. */
const vectors: ReadonlyMap<string, number> = new Map([
  ["Vector2", 2],
  ["Vector2i", 2],
  ["Vector3", 3],
  ["Vector3i", 3],
  ["Vector4", 4],
  ["Vector4i", 4]
])

/** Families of types that Godot converts into each other. */
const families: ReadonlyArray<ReadonlySet<string>> = [
  new Set(["Rect2", "Rect2i"]),
  new Set(["Transform2D", "Transform3D", "Transform", "Basis", "Quaternion", "Quat", "Projection"]),
  new Set(["Plane"]),
  new Set(["AABB"])
]

const older: Readonly<Record<string, string>> = { Quat: "Quaternion", Transform: "Transform3D", real: "float" }

/** Why a value cannot be one of a property, beyond its type, and what to write instead. */
interface Refusal {
  readonly why?: string
  readonly fix?: string
}

const refused: Refusal = {}

const refusedUnless = (isFit: boolean): Refusal | undefined => (isFit ? undefined : refused)

/** Checks whether a value can be one of a property. */
export const isFit = (check: ValueCheck, { type = "" }: Wanted, value: SceneValue): boolean =>
  refusal(check, type, value) === undefined

/** Reports a value that cannot be one of the property. */
export const checkValue = (check: ValueCheck, wanted: Wanted, value: SceneValue): void => {
  const { enumName, name, type = "", uri } = wanted
  const found = refusal(check, type, value)
  if (found === undefined) return
  const { fix, why } = found
  const holds = enumName === undefined ? type : `a number of ${enumName}`
  const says = why === undefined ? `, and this is ${describedValue(check, value)}` : `: ${why}`
  const more = { ...(uri === undefined ? {} : { uri }), ...(fix === undefined ? {} : { fix }) }
  check.report("assign-type", value, `${name} is ${holds}${says}.`, more)
}

const refusal = (check: ValueCheck, type: string, value: SceneValue): Refusal | undefined => {
  if (value.kind === "null" || value.kind === "object" || type === "" || type === "Variant") return undefined
  if (type === "Array" || type.endsWith("[]") || packedElements[type] !== undefined) return refusedUnless(isList(value))
  if (type.startsWith("Dictionary")) return refusedUnless(value.kind === "dictionary")
  switch (type) {
    case "String":
    case "StringName":
      return refusedUnless(value.kind !== "resource")
    case "bool":
      return refusalOfBool(check, value)
    case "int":
    case "float":
    case "real":
      return refusedUnless(isNumber(check, value))
    case "NodePath":
      return refusedUnless(value.kind === "string" || isBuiltIn(value, "NodePath"))
    case "Color":
      return refusedUnless(["color", "string", "number"].includes(value.kind) || isBuiltIn(value, "Color"))
    default: {
      const size = vectors.get(type)
      if (size !== undefined) return refusalOfVector(value, size, type)
      const family = families.find((one) => one.has(type))
      if (family !== undefined) return refusedUnless(isBuiltIn(value, ...family))
      return check.api.isBuiltin(type) ? undefined : refusalOfObject(check, type, value)
    }
  }
}

const isBuiltIn = (value: SceneValue, ...names: ReadonlyArray<string>): boolean =>
  value.kind === "built-in" && names.some((name) => (older[name] ?? name) === value.name)

/** Checks whether a type is one of the vectors. */
export const isVector = (type: string): boolean => vectors.has(type)

const isList = (value: SceneValue): boolean =>
  value.kind === "array" || (value.kind === "built-in" && value.name.endsWith("Array"))

/** Checks whether a value is a number, or a string that holds one. */
const isNumber = ({ text }: ValueCheck, value: SceneValue): boolean =>
  value.kind === "number" ||
  value.kind === "bool" ||
  (value.kind === "string" && /^\s*[+-]?\d/.test(textOfString(text, value)))

const refusalOfBool = ({ text }: ValueCheck, value: SceneValue): Refusal | undefined => {
  if (value.kind === "bool" || value.kind === "number") return undefined
  if (value.kind !== "string") return refused
  const word = textOfString(text, value).toLowerCase()
  const fix = word === "true" || word === "false" ? { fix: word } : {}
  return { why: "Godot treats every string as true", ...fix }
}

const refusalOfVector = (value: SceneValue, size: number, type: string): Refusal | undefined => {
  if (value.kind !== "built-in" || !vectors.has(value.name)) return refused
  if (value.numbers.slice(size).every((one) => one === 0)) return undefined
  const fix = `${type}(${value.numbers.slice(0, size).join(", ")})`
  return { why: `Godot drops the ${size === 2 ? "third" : "fourth"} number`, fix }
}

/** Returns why a value is not an object of a class, or of one of several: `CanvasItemMaterial,ShaderMaterial`. */
const refusalOfObject = (check: ValueCheck, type: string, value: SceneValue): Refusal | undefined => {
  const { api } = check
  const names = type.split(",").filter((name) => !name.startsWith("-"))
  if (!names.every((name) => api.has(name))) return undefined
  if (value.kind !== "resource") {
    // A node is written as the path to it.
    const mayBe = isBuiltIn(value, "NodePath") || value.kind === "dictionary"
    if (mayBe || names.every((name) => !api.inherits(name, "Resource"))) return undefined
    const isFile = value.kind === "string" && /^(?:res|uid):\/\//.test(textOfString(check.text, value))
    return isFile ? { why: 'declare the file as [ext_resource] and write ExtResource("id")' } : refused
  }
  const declared = check.declared.get(`${value.name} ${value.id}`)
  if (declared?.type === undefined) return undefined
  if (declared.kind === "SubResource") {
    const made = objectMade(check, declared.type, "Resource")
    return refusedUnless(made === undefined || names.some((name) => api.inherits(made, name)))
  }
  const possible = fileClasses(check, declared)
  const isRelated = (one: string, other: string) => api.inherits(one, other) || api.inherits(other, one)
  return refusedUnless(possible.length === 0 || possible.some((one) => names.some((name) => isRelated(one, name))))
}

/** Describes a value in a message: `a string`, `a Vector2`, `a PackedScene`. */
export const describedValue = ({ declared }: ValueCheck, value: SceneValue): string => {
  switch (value.kind) {
    case "string":
    case "string-name":
      return "a string"
    case "built-in":
      return `${/^[AEIOU]/.test(value.name) ? "an" : "a"} ${value.name}`
    case "resource": {
      const type = declared.get(`${value.name} ${value.id}`)?.type ?? "resource"
      return `${/^[AEIOU]/.test(type) ? "an" : "a"} ${type}`
    }
    case "array":
      return "an Array"
    case "dictionary":
      return "a Dictionary"
    case "number":
      return "a number"
    default:
      return `a ${value.kind}`
  }
}
