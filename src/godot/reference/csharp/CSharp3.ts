/**
 * Members of a reference of Godot 3 as its C# has them: classes keep their names, and signals are no events there. Of
 * built-in types, which were written by hand, only the constants are given.
 *
 * @see https://docs.godotengine.org/en/3.5/tutorials/scripting/c_sharp/c_sharp_differences.html
 */
import type { ClassDoc } from "../ClassDoc.ts"
import type { Member } from "../Signature.ts"
import { globalNames } from "./equivalents.ts"
import { enumValueNames } from "./naming.ts"
import { type CSharpContext, isBuiltIn, parametersIn } from "./parameters.ts"

/**
 * Returns the member of a class in Godot 3's C#; undefined if C# has no such member, or no rule determines its form.
 *
 * @example memberInGodot3(object, "connect", member, context)
 * // "Error Godot.Object.Connect(string signal, Godot.Object target, string method, ...)"
 */
export const memberInGodot3 = (
  doc: ClassDoc,
  name: string,
  member: Member,
  context: CSharpContext
): string | undefined => {
  const isGlobal = doc.name.startsWith("@")
  const owner = typeName(doc.name)
  switch (member.kind) {
    case "constant": {
      const { enum: enumName } = member.constant
      if (enumName !== undefined) {
        const values = doc.constants.filter((one) => one.enum === enumName).map((one) => one.name)
        const own = enumValueNames(enumName, values, upperToPascal)[values.indexOf(name)] ?? upperToPascal(name)
        return `${enumOf(isGlobal ? enumName : `${doc.name}.${enumName}`, context)}.${own}`
      }
      if (isGlobal) return globalNames.get(name)
      return `${doc.name === "Color" ? "Colors" : owner}.${upperToPascal(name)}`
    }
    case "enum":
      return enumOf(isGlobal ? name : `${doc.name}.${name}`, context)
    case "property": {
      if (isGlobal) return name
      if (isBuiltIn(doc)) return undefined
      if (name.includes("/")) return doc.name === "ProjectSettings" ? `${owner}.GetSetting("${name}")` : undefined
      return `${typeOf(member.property.type, member.property.enum, context)} ${owner}.${toPascal(name)}`
    }
    case "method": {
      if (isGlobal) return globalFunctions.has(name) ? globalNames.get(name) : undefined
      if (isBuiltIn(doc)) return undefined
      const [{ returnType, returnEnum, qualifiers, arguments: list }] = member.overloads
      const parameters = parametersIn(
        list,
        (one) => typeOf(one.type, one.enum, context),
        qualifiers.includes("vararg") ? "object" : undefined
      )
      const modifier = qualifiers.includes("virtual") ? "virtual " : ""
      return `${modifier}${typeOf(returnType, returnEnum, context)} ${owner}.${toPascal(name)}(${parameters})`
    }
    default:
      return undefined
  }
}

/** Functions of the global scope that C# has under the same names in both versions. */
const globalFunctions: ReadonlySet<string> = new Set(
  (
    "abs acos asin atan atan2 ceil clamp convert cos cosh ease exp floor fposmod hash inverse_lerp is_equal_approx is_inf " +
    "is_nan is_zero_approx lerp lerp_angle load log max min move_toward nearest_po2 posmod pow print printerr printraw " +
    "prints printt push_error push_warning randf randi randomize range round seed sign sin sinh smoothstep sqrt tan tanh"
  ).split(" ")
)

const types: ReadonlyMap<string, string> = new Map([
  ["String", "string"],
  ["Variant", "object"],
  ["Object", "Godot.Object"],
  ["Array", "Godot.Collections.Array"],
  ["Dictionary", "Godot.Collections.Dictionary"],
  ["PoolByteArray", "byte[]"],
  ["PoolIntArray", "int[]"],
  ["PoolRealArray", "float[]"],
  ["PoolStringArray", "string[]"],
  ["PoolVector2Array", "Vector2[]"],
  ["PoolVector3Array", "Vector3[]"],
  ["PoolColorArray", "Color[]"]
])

const typeName = (type: string): string => types.get(type) ?? type

const typeOf = (type: string | undefined, enumName: string | undefined, context: CSharpContext): string =>
  enumName === undefined ? (type === undefined ? "void" : typeName(type)) : enumOf(enumName, context)

/** An enum with its class; `Enum` is appended where a member of the class has its name. */
const enumOf = (enumName: string, { membersOf }: CSharpContext): string => {
  const dot = enumName.lastIndexOf(".")
  if (dot < 0) return enumName
  const [owner, own] = [enumName.slice(0, dot), enumName.slice(dot + 1)]
  const isTaken = [...membersOf(owner)].some((member) => toPascal(member) === own)
  return `${typeName(owner)}.${own}${isTaken ? "Enum" : ""}`
}

/** Spells a name as Godot 3 does: each part keeps its letters after the first. */
const toPascal = (name: string): string =>
  name
    .split("_")
    .map((part) => (part === "" ? "_" : part.charAt(0).toUpperCase() + part.slice(1)))
    .join("")

const upperToPascal = (name: string): string => toPascal(name.toLowerCase())
