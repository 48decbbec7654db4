/** Writes values of shaders as values of another type, where one form alone is meant. */
import type { Dialect } from "../script/Script.ts"
import { parenthesized, readNumber } from "./literals.ts"
import { componentCount, type Value } from "./valueTypes.ts"

/** Returns an integer as an unsigned one. */
export const unsigned = (literal: string, dialect: Dialect): string =>
  dialect === 3 ? `uint(${literal})` : `${literal}u`

/**
 * Returns the text of a value as one of another type.
 *
 * @example
 * converted("2", { type: "int", isLiteral: true }, "float", 4) // "2.0"
 * converted("a", { type: "vec4", isLiteral: false }, "vec3", 4) // "a.xyz"
 */
export const converted = (
  text: string,
  { type, isLiteral }: Value,
  wanted: string,
  dialect: Dialect
): string | undefined => {
  if (type === "int" && isLiteral && wanted === "float") return readNumber(text)?.asFloat
  if (type === "int" && isLiteral && wanted === "uint") {
    return readNumber(text) === undefined ? undefined : unsigned(text, dialect)
  }
  if (type === "float" && isLiteral && componentCount(wanted) === 1) {
    const whole = /^(\d+)\.0*$/.exec(text)?.[1]
    return whole === undefined || wanted === "bool" ? undefined : wanted === "uint" ? unsigned(whole, dialect) : whole
  }
  if (type === "int" && wanted === "bool" && /^[01]$/.test(text)) return text === "1" ? "true" : "false"
  if (type === undefined || type === "bool" || wanted === "bool") return undefined
  // An integer division would remain one within `float()`.
  if (type === "int" && text.includes("/")) return undefined
  const components = componentCount(type)
  const needed = componentCount(wanted)
  if (components === 1 && needed === 1) return `${wanted}(${text})`
  if (type === "float" && /^vec\d$/.test(wanted)) return `${wanted}(${text})`
  const isDirection = /^(?:(?:BI)?NORMAL|TANGENT)\b/.test(text)
  if (type === "vec3" && wanted === "vec4") return `vec4(${text}, ${isDirection ? "0.0" : "1.0"})`
  const asFloat = type === "int" && isLiteral ? readNumber(text)?.asFloat : undefined
  if (asFloat !== undefined && /^vec\d$/.test(wanted)) return `${wanted}(${asFloat})`
  const isColor = /^(?:texture|COLOR\b)/.test(text)
  if (type === "vec4" && wanted === "vec3") return `${parenthesized(text)}.${isColor ? "rgb" : "xyz"}`
  if (type === "vec4" && wanted === "float" && isColor) return `${parenthesized(text)}.r`
  return undefined
}

/** Returns a matrix of single numbers as one of columns: `mat2(vec2(a, b), vec2(c, d))`. */
export const inColumns = (size: number, numbers: ReadonlyArray<string>): string => {
  const columns = Array.from({ length: size }, (_, i) => numbers.slice(i * size, (i + 1) * size).join(", "))
  return `mat${size}(${columns.map((column) => `vec${size}(${column})`).join(", ")})`
}

/** Returns the type that the other operand of a type would have to have. */
export const operandType = (type: string, other: string | undefined): string | undefined => {
  if (other === undefined) return undefined
  if (type.startsWith("mat")) return other.startsWith("vec") ? `vec${type.slice(3)}` : "float"
  if (componentCount(other) === 1) return { b: "bool", i: "int", u: "uint", v: "float", f: "float" }[type[0] ?? ""]
  return undefined
}
