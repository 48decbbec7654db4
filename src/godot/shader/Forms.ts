/** The forms that a shader has after its preprocessor, one for each renderer where they differ, and what holds in all. */
import type { Finding } from "../check/Diagnostic.ts"
import type { Span } from "../script/Position.ts"
import { type Includes, type NotPreprocessed, type Preprocessed, preprocess, renderers } from "./Preprocessor.ts"
import type { ShaderTokens } from "./ShaderTokens.ts"

interface FormsInput {
  readonly code: string
  readonly includes?: Includes
  readonly isIncluded?: boolean
}

/**
 * Returns the forms of a shader, or why they are not known.
 *
 * @example
 * formsOf({ code }, tokenize(code)) // three forms for `#if CURRENT_RENDERER == RENDERER_MOBILE`, one for most
 */
export const formsOf = (
  { code, includes, isIncluded = false }: FormsInput,
  tokens: ShaderTokens
): ReadonlyArray<Preprocessed> | NotPreprocessed => {
  const forms: Array<Preprocessed> = []
  for (const renderer of renderers.keys()) {
    const form = preprocess({ code, tokens, includes, isIncluded, renderer })
    if (!("tokens" in form)) return form
    forms.push(form)
    if (!form.dependsOnRenderer) break
  }
  return forms
}

/**
 * Returns the findings in the forms of a shader that are true of its text: those in every form that has their place.
 * What is in an included file is left out; a fault in what a macro stands for is told where it is used first, without a
 * fix.
 */
export const inAllForms = (
  forms: ReadonlyArray<Preprocessed>,
  findingsIn: (form: Preprocessed) => ReadonlyArray<Finding>
): ReadonlyArray<Finding> => {
  const read = forms.map((form) => {
    const findings = new Map(placed(form, findingsIn(form)).map((finding) => [keyOf(finding), finding]))
    const places = forms.length === 1 ? undefined : new Set(form.tokens.map(({ start }) => start))
    return { findings, places }
  })
  const all = new Map(read.flatMap(({ findings }) => [...findings]))
  return Array.from(all)
    .filter(([key, { start }]) =>
      read.every(({ findings, places }) => findings.has(key) || places?.has(start) === false)
    )
    .map(([, finding]) => finding)
}

const keyOf = ({ start, end, code, message }: Finding): string => `${start} ${end} ${code} ${message}`

/** Returns findings, which are in order, as they are told of the user's text. */
const placed = (form: Preprocessed, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const { includedAt } = form
  /** Offset of a macro's name -> the macro, and the end of its arguments. */
  const uses = new Map<number, { readonly macro: string; readonly end: number }>()
  const written = new Map<number, number>()
  for (const { start, end, macro } of form.tokens) {
    if (macro === undefined) written.set(start, end)
    else if (!includedAt.has(start)) uses.set(start, { macro, end })
  }
  const told = new Set<string>()
  // An included file whose form is broken changes what all that follows seems to be.
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
      { ...rest, start, end, message: `${finding.message} This is in what the macro \`${use.macro}\` stands for.` }
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
