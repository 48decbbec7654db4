/**
 * The text of most headings, without a parser: escapes, code spans, emphasis and plain links.
 *
 * A full inline parser takes a fifth of a millisecond a heading, and changelogs
 * of fifty thousand headings exist. What goes beyond these forms (entities,
 * HTML, images, strikethrough, nested brackets) is left to it.
 */
import type { Labels } from "./Labels.ts"

/** Nothing in a text without these can be markup. */
const MARKUP = /[\\`*_[\]&<~]/
/** Bare addresses end by rules of their own, which decide what emphasis is in them. */
const ADDRESS = /:\/\/|www\.|[\w.+-]@[\w-]/i
/** Two of these may strike out what is between them. */
const STRIKES = /~[^~]+~/
const ESCAPABLE = /[!-/:-@[-`{-~]/
/** The rest of `(destination)` without title, parentheses or quotes. */
const DESTINATION = /[^\s()<>"'\\\p{Cc}]*\)/uy
const WHITE_SPACE = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u

interface Delimiters {
  readonly mark: string
  readonly length: number
  readonly opens: boolean
  readonly closes: boolean
  /** How many no emphasis has used; these are text. */
  left: number
  /** May still open emphasis. */
  active: boolean
}

/** The text without markup, in one line, or `undefined` where a parser has to tell. */
export const simpleText = (source: string, labels: Labels): string | undefined => {
  if (!MARKUP.test(source)) return oneLine(source)
  if (STRIKES.test(source) || ADDRESS.test(source)) return undefined
  const text = inlineText(source, 0, source.length, labels)
  return text === undefined ? undefined : oneLine(text)
}

/** Line ends, with the white space around them, become spaces. */
export const oneLine = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(" ")
    .trim()

const inlineText = (source: string, from: number, to: number, labels: Labels): string | undefined => {
  const pieces: Array<string | Delimiters> = []
  let at = from
  let plain = from
  /** `source[plain, at)` is text; what is read goes on at `next`. */
  const cut = (next: number): void => {
    if (at > plain) pieces.push(source.slice(plain, at))
    at = next
    plain = next
  }
  while (at < to) {
    const next = at + 1 < to ? (source[at + 1] as string) : ""
    switch (source[at]) {
      case "\\":
        if (next === "\n" || next === "\r") return undefined
        if (ESCAPABLE.test(next)) cut(at + 1)
        at++
        break
      case "`": {
        const open = runEnd(source, at, to)
        const close = closingRun(source, open, to, open - at)
        if (close === -1) at = open
        else {
          cut(close + (open - at))
          pieces.push(codeText(source.slice(open, close)))
        }
        break
      }
      case "*":
      case "_": {
        const end = runEnd(source, at, to)
        const delimiters = delimitersAt(source, at, end)
        cut(end)
        pieces.push(delimiters)
        break
      }
      case "[": {
        const link = linkAt(source, at, to, labels)
        if (link === undefined) return undefined
        if (link === null) at++
        else {
          cut(link.end)
          pieces.push(link.text)
        }
        break
      }
      case "<":
        if (/[A-Za-z/!?]/.test(next)) return undefined
        at++
        break
      case "&":
        if (/[A-Za-z#]/.test(next)) return undefined
        at++
        break
      case "!":
        if (next === "[") return undefined
        at++
        break
      default:
        at++
    }
  }
  cut(to)
  matchEmphasis(pieces.filter((piece) => typeof piece !== "string"))
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.mark.repeat(piece.left))).join("")
}

const runEnd = (source: string, at: number, to: number): number => {
  let end = at
  while (end < to && source[end] === source[at]) end++
  return end
}

/** Where the next run of exactly so many backticks begins, or -1. */
const closingRun = (source: string, from: number, to: number, length: number): number => {
  for (let at = source.indexOf("`", from); at !== -1 && at < to; ) {
    const end = runEnd(source, at, to)
    if (end - at === length) return at
    at = source.indexOf("`", end)
  }
  return -1
}

const codeText = (code: string): string => {
  const text = code.replace(/\r\n|[\r\n]/g, " ")
  return text.startsWith(" ") && text.endsWith(" ") && /[^ ]/.test(text) ? text.slice(1, -1) : text
}

/** What `[` begins: a link's text and its end; `null` for a bracket; `undefined` where a parser has to tell. */
const linkAt = (
  source: string,
  at: number,
  to: number,
  labels: Labels
): { readonly text: string; readonly end: number } | null | undefined => {
  let close = at + 1
  while (close < to && source[close] !== "]") {
    const char = source[close]
    if (char === "[") return undefined
    if (char === "\\") close += 2
    else if (char === "`") {
      const open = runEnd(source, close, to)
      const end = closingRun(source, open, to, open - close)
      close = end === -1 ? open : end + (open - close)
    } else close++
  }
  if (close >= to) return null
  const next = source[close + 1]
  const label = source.slice(at + 1, close)
  if (next === "(") {
    DESTINATION.lastIndex = close + 2
    if (label.startsWith("^") || !DESTINATION.test(source) || DESTINATION.lastIndex > to) return undefined
    const text = inlineText(source, at + 1, close, labels)
    return text === undefined ? undefined : { text, end: DESTINATION.lastIndex }
  }
  if (labels.size === 0) return null
  if (next === "[") return undefined
  if (!labels.has(label)) return null
  if (label.startsWith("^")) return { text: "", end: close + 1 }
  const text = inlineText(source, at + 1, close, labels)
  return text === undefined ? undefined : { text, end: close + 1 }
}

/** A run of `*` or `_` and what it may do there (CommonMark 0.31, 6.2). */
const delimitersAt = (source: string, at: number, end: number): Delimiters => {
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
  const unit = source.charCodeAt(at - 1)
  const low = unit >= 0xdc00 && unit <= 0xdfff && at >= 2
  return low ? source.slice(at - 2, at) : (source[at - 1] as string)
}

/** Takes from each run the delimiters that make emphasis (CommonMark 0.31, appendix, "process emphasis"). */
const matchEmphasis = (runs: ReadonlyArray<Delimiters>): void => {
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
