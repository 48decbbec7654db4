/** Finds the ends of sentences: one rule for outlines, snippets and the first sentences of the index. */

const STOP = 46
/** `。` of Japanese and Chinese, with no space after it. */
const IDEOGRAPHIC_STOP = 0x3002
const BLANK = 32
const LINE_END = 10

/** Abbreviations whose full stop does not end a sentence, in lower case and without that full stop. */
const inner: ReadonlySet<string> = new Set(["e.g", "i.e", "etc", "vs", "cf", "approx", "2d", "3d"])

/** Length of the longest of them. */
const MAX_INNER = 6

/**
 * Checks whether a sentence of `text` ends before the position `at`: on both sides of a line break, and at a full stop
 * with a space after it that belongs to no abbreviation (`e.g.`, `vs.`) and no dimension (`2D.`). Decimals and
 * `Node2D.position` have no space there.
 *
 * @example endsBefore("Use e.g. a Timer. Or not.", 17) // true: after "Timer."
 */
export const endsBefore = (text: string, at: number): boolean => {
  const before = text.charCodeAt(at - 1)
  return mayEndBetween(before, text.charCodeAt(at)) && !(before === STOP && isInner(text, at - 1))
}

/**
 * Checks whether a sentence may end between two UTF-16 units: the part of `endsBefore` that needs no text around them.
 *
 * @example mayEndBetween(".".charCodeAt(0), " ".charCodeAt(0)) // true
 */
export const mayEndBetween = (before: number, next: number): boolean =>
  next === LINE_END || before === LINE_END || (before === STOP && next === BLANK) || before === IDEOGRAPHIC_STOP

/** Checks whether the full stop at `stop`, with a space after it, is inside a sentence. */
const isInner = (text: string, stop: number): boolean => {
  let start = stop
  while (start > 0 && stop - start <= MAX_INNER && isWordOrStop(text.charCodeAt(start - 1))) start--
  return inner.has(text.slice(start, stop).toLowerCase())
}

const isWordOrStop = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === STOP

/**
 * Returns the end of the sentence that begins at `start`; `start` itself at a line's end.
 *
 * @example sentenceEnd("One. Two.", 0) // 4
 */
export const sentenceEnd = (text: string, start: number): number => {
  if (text.charCodeAt(start) === LINE_END) return start
  for (let end = start + 1; end < text.length; end++) if (endsBefore(text, end)) return end
  return text.length
}

/**
 * The first sentence of plain text, whole; the text itself if it is only one.
 *
 * @example firstSentence("Sets the size, e.g. of a 2D. shape. More.") // "Sets the size, e.g. of a 2D. shape."
 */
export const firstSentence = (text: string): string => {
  const trimmed = text.trimStart()
  return trimmed.slice(0, sentenceEnd(trimmed, 0)).trimEnd()
}
