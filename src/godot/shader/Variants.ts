/**
 * The variants of a shader: its preprocessed texts, one for each renderer if they differ; and the findings that all
 * share.
 */
import type { Finding } from "../check/Diagnostic.ts"
import type { Span } from "../script/Position.ts"
import { type Includes, type NotPreprocessed, type Preprocessed, preprocess, renderers } from "./Preprocessor.ts"
import type { ShaderTokens } from "./ShaderTokens.ts"

interface VariantsInput {
  readonly code: string
  readonly includes?: Includes
  readonly isIncluded?: boolean
}

/**
 * Returns the variants of a shader, or why they are not known.
 *
 * @example
 * variantsOf({ code }, tokenize(code)) // three variants for `#if CURRENT_RENDERER == RENDERER_MOBILE`, one for most
 */
export const variantsOf = (
  { code, includes, isIncluded = false }: VariantsInput,
  tokens: ShaderTokens
): ReadonlyArray<Preprocessed> | NotPreprocessed => {
  const variants: Array<Preprocessed> = []
  for (const renderer of renderers.keys()) {
    const variant = preprocess({ code, tokens, includes, isIncluded, renderer })
    if (!("tokens" in variant)) return variant
    variants.push(variant)
    if (!variant.dependsOnRenderer) break
  }
  return variants
}

/**
 * Returns the findings that are true of the text of a shader: those in every variant that has their place. Findings in
 * an included file are left out; a fault in the expansion of a macro is reported where it is first used, without a fix.
 */
export const inAllVariants = (
  variants: ReadonlyArray<Preprocessed>,
  findingsIn: (variant: Preprocessed) => ReadonlyArray<Finding>
): ReadonlyArray<Finding> => {
  const read = variants.map((variant) => {
    const findings = new Map(placed(variant, findingsIn(variant)).map((finding) => [keyOf(finding), finding]))
    const places = variants.length === 1 ? undefined : new Set(variant.tokens.map(({ start }) => start))
    return { findings, places }
  })
  const all = new Map(read.flatMap(({ findings }) => [...findings]))
  return Array.from(all)
    .filter(([key, { start }]) =>
      read.every(({ findings, places }) => findings.has(key) || places?.has(start) === false)
    )
    .map(([, finding]) => finding)
}

/** Returns an error for each `#include` of a variant whose file certainly does not exist. */
export const missingFiles = (variants: ReadonlyArray<Preprocessed>): ReadonlyArray<Finding> => {
  const missing = new Map(variants.flatMap((variant) => variant.missing).map((one) => [one.start, one]))
  return Array.from(missing.values(), ({ start, end, path }) => ({
    start,
    end,
    code: "missing-file",
    message: `There is no file ${path}.`
  }))
}

const keyOf = ({ start, end, code, message }: Finding): string => `${start} ${end} ${code} ${message}`

/** Returns findings, which are in order, at their places in the user's text. */
const placed = (variant: Preprocessed, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const { includedAt } = variant
  /** Offset of a macro's name -> the macro, and the end of its arguments. */
  const uses = new Map<number, { readonly macro: string; readonly end: number }>()
  const written = new Map<number, number>()
  for (const { start, end, macro } of variant.tokens) {
    if (macro === undefined) written.set(start, end)
    else if (!includedAt.has(start)) uses.set(start, { macro, end })
  }
  const told = new Set<string>()
  // A file that cannot be read may declare any name, or define any macro, that the rest uses.
  const broken = findings.find(({ start, code }) => code === "syntax" && includedAt.has(start))?.start
  const spans = unionOf(Array.from(uses, ([start, { end }]) => ({ start, end })))
  let next = 0
  return findings.flatMap((finding): ReadonlyArray<Finding> => {
    const { start, fix: _, ...rest } = finding
    if (includedAt.has(start) || start > (broken ?? start)) return []
    const end = Math.max(start, finding.end)
    const use = uses.get(start)
    if (use === undefined) {
      while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
      const isPlain = written.get(start) === end || (spans[next]?.start ?? end) >= end
      return [isPlain ? finding : { ...rest, start, end }]
    }
    const key = `${use.macro} ${finding.message}`
    if (told.has(key)) return []
    told.add(key)
    return [
      { ...rest, start, end, message: `${finding.message} This is in the expansion of the macro \`${use.macro}\`.` }
    ]
  })
}

/** Joins spans that overlap; those returned are in order. */
const unionOf = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const joined: Array<Span> = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last === undefined || last.end <= start) joined.push({ start, end })
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) }
  }
  return joined
}
