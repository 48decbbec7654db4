/** What uniforms of Godot 4 allow: hints by type, and values that are written out. */
import type { Token } from "./ShaderTokens.ts"
import type { Operand } from "./VariableFaults.ts"
import { arrayElement, componentCount, isArray } from "./valueTypes.ts"
import * as words from "./words.ts"

/**
 * Returns the valid types of a hint if `type` is none of them.
 *
 * @example
 * hintTypes("source_color", "vec2") // "vec3, vec4 and samplers"
 * hintTypes("source_color", "vec4") // undefined
 */
export const hintTypes = (hint: string, type: string): string | undefined => {
  const element = arrayElement(type)
  const isSampler = element.includes("sampler")
  if (hint === "source_color") return isSampler || /^vec[34]$/.test(element) ? undefined : "vec3, vec4 and samplers"
  if (hint === "hint_enum") return element === "int" ? undefined : "int"
  if (hint === "hint_range") return element === "float" || element === "int" ? undefined : "float and int"
  const isTexture = /^(?:filter|repeat)_|^hint_(?:default|normal|anisotropy|roughness|screen|depth)/.test(hint)
  return isTexture && !isSampler ? "samplers" : undefined
}

/**
 * Checks whether a value is made of literals and constructors: Godot evaluates no expressions in the value of a
 * uniform.
 *
 * @example
 * isWrittenOut(tokens) // true for `vec2(1.0, -2.0)`, false for `1.0 / 3.0`
 */
export const isWrittenOut = (tokens: ReadonlyArray<Token>): boolean =>
  tokens.every(({ kind, text }, i) => {
    if (kind === "number" || "(),".includes(text) || text === "true" || text === "false") return true
    if (text === "-" || text === "+") return "(,-+".includes(tokens[i - 1]?.text ?? "(")
    return words.types.has(text)
  })

/** Checks whether a uniform of `type` takes a value that is written out. */
export const takesDefault = (type: string, { type: given, isLiteral }: Operand): boolean => {
  if (given === undefined || given === type || isArray(type)) return true
  const isNumber = isLiteral && componentCount(given) === 1 && given !== "bool"
  if (!isNumber || componentCount(type) !== 1 || type === "bool") return false
  return type === "float" || given !== "float"
}
