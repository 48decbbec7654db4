/** Decides which runs of `*` and `_` in a text are emphasis. */
import { isLowSurrogate } from "./CodePoints.ts"

const WHITE_SPACE = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u

/** A run of equal delimiters. */
export interface Delimiters {
  readonly mark: string
  readonly length: number
  readonly opens: boolean
  readonly closes: boolean
  /** Number of delimiters that no emphasis uses; they are text. */
  left: number
  /** True if it may still open emphasis. */
  active: boolean
}

/**
 * Returns the run of `*` or `_` in `source[at, end)`, and whether it may open or close emphasis.
 *
 * @see CommonMark 0.31, 6.2, "Emphasis and strong emphasis"
 */
export const delimitersAt = (source: string, at: number, end: number): Delimiters => {
  const before = codePointBefore(source, at)
  const after = end < source.length ? String.fromCodePoint(source.codePointAt(end) as number) : " "
  const spaceBefore = WHITE_SPACE.test(before)
  const spaceAfter = WHITE_SPACE.test(after)
  const markBefore = PUNCTUATION.test(before)
  const markAfter = PUNCTUATION.test(after)
  const left = !spaceAfter && (!markAfter || spaceBefore || markBefore)
  const right = !spaceBefore && (!markBefore || spaceAfter || markAfter)
  const mark = source[at] as string
  const opens = mark === "*" ? left : left && (!right || markBefore)
  const closes = mark === "*" ? right : right && (!left || markAfter)
  return { mark, length: end - at, opens, closes, left: end - at, active: opens }
}

const codePointBefore = (source: string, at: number): string => {
  if (at === 0) return " "
  return at >= 2 && isLowSurrogate(source.charCodeAt(at - 1)) ? source.slice(at - 2, at) : (source[at - 1] as string)
}

/**
 * Takes from each run, in the order of the text, the delimiters that make emphasis; those that are `left` are text.
 *
 * @see CommonMark 0.31, appendix, "process emphasis"
 */
export const matchEmphasis = (runs: ReadonlyArray<Delimiters>): void => {
  /** Kind of closer -> the run below which none opens for it. */
  const bottoms = new Map<string, number>()
  for (let c = 0; c < runs.length; c++) {
    const closer = runs[c] as Delimiters
    if (!closer.closes) continue
    const kind = `${closer.mark}${closer.opens}${closer.length % 3}`
    while (closer.left > 0) {
      let o = c - 1
      const bottom = bottoms.get(kind) ?? 0
      while (o >= bottom && !opensFor(runs[o] as Delimiters, closer)) o--
      if (o < bottom) {
        bottoms.set(kind, c)
        break
      }
      const opener = runs[o] as Delimiters
      const used = opener.left >= 2 && closer.left >= 2 ? 2 : 1
      opener.left -= used
      closer.left -= used
      for (let between = o + 1; between < c; between++) (runs[between] as Delimiters).active = false
      if (opener.left === 0) opener.active = false
    }
    if (closer.left === 0) closer.active = false
  }
}

const opensFor = (opener: Delimiters, closer: Delimiters): boolean =>
  opener.active &&
  opener.mark === closer.mark &&
  !((opener.closes || closer.opens) && closer.length % 3 !== 0 && (opener.length + closer.length) % 3 === 0)
