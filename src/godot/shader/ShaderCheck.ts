/**
 * Finds the faults of a shader: its form (`ShaderSyntax.ts`, and `FileGrammar.ts` for the whole of it), its names
 * (`NameCheck.ts`), and types that do not fit (`TypeCheck.ts`), of the text after its preprocessor.
 */
import type { Finding } from "../check/Diagnostic.ts"
import { NameCheck } from "./NameCheck.ts"
import type { ShaderInput } from "./ShaderSyntax.ts"
import { type ShaderTokens, skipSpace, tokenize } from "./ShaderTokens.ts"
import { inAllVariants, missingFiles, variantsOf } from "./Variants.ts"

/**
 * Checks one shader; findings come in the order of the text.
 *
 * @example
 * const code = "shader_type spatial;\nvoid fragment() { ALBEDO = vec3(1.0) }"
 * checkShader({ code, dialect: 4, label: "Godot 4.5" }).length // 1
 */
export const checkShader = (input: ShaderInput): ReadonlyArray<Finding> => {
  const tokens = tokenize(input.code)
  const isPlain = tokens.directives.length === 0 && !input.code.includes("RENDERER")
  if (isPlain || input.dialect === 3) return findingsIn(input, tokens)
  const variants = variantsOf(input, tokens)
  if (!("message" in variants)) {
    if ("start" in variants) return findingsIn(input, tokens)
    const findings = inAllVariants(variants, (variant) => findingsIn(input, variant))
    return [...findings, ...missingFiles(variants)].sort(byPlace)
  }
  const { start, end, message = "" } = variants
  return [...findingsIn(input, tokens), { start, end, code: "syntax" as const, message }].sort(byPlace)
}

/** Returns the findings for the tokens of a shader, in the order of the text. */
const findingsIn = (input: ShaderInput, tokens: ShaderTokens): ReadonlyArray<Finding> => {
  const check = new NameCheck(input, tokens)
  check.run()
  check.checkGrammar()
  const named = check.findings.filter(({ start }) => start <= check.brokenFrom).sort(byPlace)
  const broken = tokens.faults.map(({ start, end, message }): Finding => ({ start, end, code: "syntax", message }))
  return [...broken, ...named, ...apart([...check.typeFaults()].sort(byPlace), named)].sort(byPlace)
}

const byPlace = (a: Finding, b: Finding): number => a.start - b.start

/** Returns the findings that share no text with one of `others`; both are in order. */
const apart = (findings: ReadonlyArray<Finding>, others: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  let next = 0
  return findings.filter(({ start, end }) => {
    while ((others[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    return (others[next]?.start ?? end) >= end
  })
}

/**
 * Checks whether a text is a shader, by its first line of code.
 *
 * @example
 * isShader("// Water.\nshader_type spatial;") // true
 * isShader("extends Node") // false
 */
export const isShader = (text: string): boolean => {
  const at = skipSpace(text, 0)
  return text.startsWith("shader_type", at) && !/^\w/.test(text.slice(at + "shader_type".length, at + 20))
}
