/**
 * Reads the text of most headings without a parser: escapes, code spans, emphasis, plain links
 * and images, common entities and HTML tags.
 *
 * A full inline parser takes half a millisecond a heading, and changelogs
 * of fifty thousand headings exist. What goes beyond these forms (rare entities,
 * bare addresses, strikethrough, nested brackets) is left to it.
 */
import { BACKSLASH, BACKTICK, BANG, LESS, OPEN_BRACKET, STAR, UNDERSCORE } from "./Ascii.ts"
import { type Delimiters, delimitersAt, matchEmphasis } from "./Emphasis.ts"
import type { Labels } from "./Labels.ts"

/** Matches the characters without which a text has no markup. */
const MARKUP = /[\\`*_[\]&<~]/
/** Bare addresses end by rules of their own, which decide what emphasis is in them. */
const ADDRESS = /https?:\/\/|www\.|[\w.+-]@[\w-]/i
/** Two of these may strike through the text between them. */
const STRIKES = /~[^~]+~/
const AMPERSAND = 0x26
const ESCAPABLE = /[!-/:-@[-`{-~]/
/** The rest of `(destination)` without title, parentheses or quotes. */
const DESTINATION = /[^\s()<>"'\\\p{Cc}]*\)/uy
const TAG_NAME = /<\/?[A-Za-z][A-Za-z0-9-]*/y
/** Matches an attribute that can only be read as one. */
const ATTRIBUTE = /[ \t]+[A-Za-z_:][\w.:-]*="[^"<`[\]\\\r\n]*"/y
const TAG_END = /[ \t]*\/?>/y
const ENTITY = /&([A-Za-z]{2,6});/y
/** The entities that headings hold. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["mdash", "\u2014"],
  ["ndash", "\u2013"],
  ["copy", "\u00a9"],
  ["reg", "\u00ae"],
  ["trade", "\u2122"]
])
const LINE_END = /[\r\n]/
/** Runs of delimiters in one text; matching them takes their number squared. */
const MAX_RUNS = 128

/** Returns the end of the HTML tag at `at`, or -1 if there is no plain tag. */
const tagEnd = (source: string, at: number): number => {
  const after = (part: RegExp, from: number): number => {
    part.lastIndex = from
    return part.test(source) ? part.lastIndex : -1
  }
  let end = after(TAG_NAME, at)
  if (end < 0) return -1
  const isClosing = source.charAt(at + 1) === "/"
  for (let next = isClosing ? -1 : after(ATTRIBUTE, end); next >= 0; next = after(ATTRIBUTE, end)) end = next
  end = after(TAG_END, end)
  return isClosing && source.charAt(end - 2) === "/" ? -1 : end
}

/**
 * Returns the text without markup, in one line, or `undefined` where it needs the parser.
 *
 * @example
 * simpleText("A *b* [c](d)", new Labels()) // "A b c"
 */
export const simpleText = (source: string, labels: Labels): string | undefined => {
  if (!MARKUP.test(source)) return oneLine(source)
  if (STRIKES.test(source)) return undefined
  const hidden: Array<number> = []
  const text = inlineText({ source, labels, hidden }, 0, source.length)
  if (text === undefined || (ADDRESS.test(source) && ADDRESS.test(shown(source, hidden)))) return undefined
  return oneLine(text)
}

/** The source without its hidden spans. */
const shown = (source: string, hidden: ReadonlyArray<number>): string => {
  let text = ""
  let at = 0
  for (let i = 0; i < hidden.length; i += 2) {
    text += `${source.slice(at, hidden[i])} `
    at = hidden[i + 1] as number
  }
  return text + source.slice(at)
}

/** Replaces each line end, with the spaces and tabs around it, by one space. */
export const oneLine = (text: string): string =>
  LINE_END.test(text)
    ? text
        .split(/[\r\n]+/)
        .map((line, i, lines) => trimBlanks(line, i > 0, i < lines.length - 1))
        .join(" ")
        .trim()
    : text.trim()

/** Removes spaces and tabs, and no other blanks, from the ends that are asked for; in time linear in the text. */
const trimBlanks = (text: string, atStart: boolean, atEnd: boolean): string => {
  let start = 0
  let end = text.length
  if (atStart) while (start < end && isBlank(text.charCodeAt(start))) start += 1
  if (atEnd) while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const isBlank = (unit: number): boolean => unit === 32 || unit === 9

/** A piece of text that markup stands for, and where the markup ends. */
interface Piece {
  readonly text: string
  readonly end: number
}

/**
 * The result of reading markup: a piece of text, `null` for a character that is text itself, `undefined` if it needs a
 * parser.
 */
type Markup = Piece | null | undefined

/** The text that is read. */
interface Inline {
  readonly source: string
  readonly labels: Labels
  /** The spans, ascending, in which an address is not text: begins and ends in turn. */
  readonly hidden: Array<number>
}

/** Returns the text of `source[from, to)` without markup, or `undefined` where it needs the parser. */
const inlineText = (inline: Inline, from: number, to: number): string | undefined => {
  const { source } = inline
  const pieces: Array<string | Delimiters> = []
  let at = from
  let plain = from
  /** `source[plain, at)` is text; reading continues at `next`. */
  const cut = (next: number): void => {
    if (at > plain) pieces.push(source.slice(plain, at))
    at = next
    plain = next
  }
  while (at < to) {
    const code = source.charCodeAt(at)
    // Letters and all characters beyond ASCII are text.
    if (code > BACKTICK || (code > 0x2a && code < LESS)) {
      at++
      continue
    }
    switch (code) {
      case BACKSLASH: {
        const next = at + 1 < to ? (source[at + 1] as string) : ""
        if (next === "\n" || next === "\r") return undefined
        if (ESCAPABLE.test(next)) cut(at + 1)
        at++
        break
      }
      case STAR:
      case UNDERSCORE: {
        const end = runEnd(source, at, to)
        const delimiters = delimitersAt(source, at, end)
        cut(end)
        pieces.push(delimiters)
        break
      }
      case BACKTICK: {
        const span = codeSpanAt(inline, at, to)
        if (span === null) at = runEnd(source, at, to)
        else {
          cut(span.end)
          pieces.push(span.text)
        }
        break
      }
      case OPEN_BRACKET:
      case LESS:
      case AMPERSAND:
      case BANG: {
        const markup = READERS[code](inline, at, to)
        if (markup === undefined) return undefined
        if (markup === null) at++
        else {
          cut(markup.end)
          if (markup.text !== "") pieces.push(markup.text)
        }
        break
      }
      default:
        at++
    }
  }
  cut(to)
  return joined(pieces)
}

/** Joins the pieces, and takes away the delimiters that mark emphasis; too many are left to the parser. */
const joined = (pieces: ReadonlyArray<string | Delimiters>): string | undefined => {
  const runs = pieces.filter((piece) => typeof piece !== "string")
  if (runs.length > MAX_RUNS) return undefined
  if (runs.length > 1) matchEmphasis(runs)
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.mark.repeat(piece.left))).join("")
}

const codeSpanAt = ({ source, hidden }: Inline, at: number, to: number): Piece | null => {
  const open = runEnd(source, at, to)
  const close = closingRun(source, open, to, open - at)
  if (close === -1) return null
  const end = close + (open - at)
  hidden.push(at, end)
  return { text: codeText(source.slice(open, close)), end }
}

/** Reads an HTML tag, which is no text. */
const tagAt = ({ source, hidden }: Inline, at: number, to: number): Markup => {
  const end = tagEnd(source, at)
  if (end >= 0 && end <= to) {
    hidden.push(at, end)
    return { text: "", end }
  }
  return at + 1 < to && /[A-Za-z/!?]/.test(source.charAt(at + 1)) ? undefined : null
}

const entityAt = ({ source }: Inline, at: number, to: number): Markup => {
  ENTITY.lastIndex = at
  const [entity = "", name = ""] = ENTITY.exec(source) ?? []
  const text = ENTITIES.get(name)
  if (text !== undefined && at + entity.length <= to) return { text, end: at + entity.length }
  return at + 1 < to && /[A-Za-z#]/.test(source.charAt(at + 1)) ? undefined : null
}

const imageAt = (inline: Inline, at: number, to: number): Markup => {
  const { source } = inline
  // `![^1]` is an exclamation mark before a footnote.
  if (at + 1 >= to || source[at + 1] !== "[" || source[at + 2] === "^") return null
  const image = linkAt(inline, at + 1, to)
  // Tags are part of an image's alternative text.
  return image && source.slice(at, image.end).includes("<") ? undefined : image
}

const runEnd = (source: string, at: number, to: number): number => {
  let end = at
  while (end < to && source[end] === source[at]) end++
  return end
}

/** Returns the start of the next run of exactly `length` backticks, or -1. */
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

/** Reads a link: its text, which is also that of an image. */
const linkAt = (inline: Inline, at: number, to: number): Markup => {
  const { source, labels, hidden } = inline
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
    const end = DESTINATION.lastIndex
    const text = inlineText(inline, at + 1, close)
    hidden.push(close + 1, end)
    return text === undefined ? undefined : { text, end }
  }
  if (labels.size === 0) return null
  if (next === "[") return undefined
  if (!labels.has(label)) return null
  if (label.startsWith("^")) return { text: "", end: close + 1 }
  const text = inlineText(inline, at + 1, close)
  return text === undefined ? undefined : { text, end: close + 1 }
}

/** Reader of the markup that a character may begin. */
const READERS = { [OPEN_BRACKET]: linkAt, [LESS]: tagAt, [AMPERSAND]: entityAt, [BANG]: imageAt } as const
