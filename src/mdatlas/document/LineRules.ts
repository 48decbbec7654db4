/**
 * Rules of CommonMark 0.31 (4 and 5) for what a line can begin or end, from its first byte after the indentation on.
 */
import {
  BACKSLASH,
  BACKTICK,
  CARET,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  DOT,
  EQUALS,
  HASH,
  HYPHEN,
  isDigit,
  isSpace,
  OPEN_BRACKET,
  PLUS,
  runEnd,
  STAR,
  skipSpace,
  UNDERSCORE
} from "./Ascii.ts"

const OF_TEXT = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  "\t\n\r #*+-:<=>[_`|~0123456789".includes(String.fromCharCode(byte)) ? 0 : 1
)

/**
 * Checks whether a line that begins with that byte can only begin or continue a paragraph (or a row of a table).
 *
 * @example
 * isOfText(0x28) // true: `(`
 * isOfText(0x2d) // false: `-` may be a list, an underline, a thematic break, or a table's second row
 */
export const isOfText = (byte: number): boolean => OF_TEXT[byte] === 1

/**
 * Returns the byte of a fence of front matter, `---` (YAML) or `+++` (TOML) and white space; else 0.
 *
 * @example
 * matterFence(Buffer.from("+++ "), 0, 4) // 0x2b
 */
export const matterFence = (bytes: Uint8Array, from: number, to: number): number => {
  const byte = from + 2 < to ? (bytes[from] as number) : 0
  if (byte !== HYPHEN && byte !== PLUS) return 0
  const end = runEnd(bytes, from, to)
  return end - from === 3 && skipSpace(bytes, end, to) === to ? byte : 0
}

/**
 * Returns the level, 1 to 6, of the ATX heading at `at`; 0 if there is none.
 *
 * @example
 * headingLevel(Buffer.from("## A"), 0, 4) // 2
 * headingLevel(Buffer.from("#A"), 0, 2) // 0
 *
 * @see CommonMark 0.31, 4.2
 */
export const headingLevel = (bytes: Uint8Array, at: number, to: number): number => {
  const end = runEnd(bytes, at, to)
  return end - at <= 6 && (end === to || isSpace(bytes[end])) ? end - at : 0
}

/**
 * Returns the length of the code fence that opens at `at`; 0 when none does.
 *
 * @example
 * fenceLength(Buffer.from("````js"), 0, 6) // 4
 *
 * @see CommonMark 0.31, 4.5
 */
export const fenceLength = (bytes: Uint8Array, at: number, to: number): number => {
  const end = runEnd(bytes, at, to)
  if (end - at < 3) return 0
  if (bytes[at] === BACKTICK) for (let i = end; i < to; i++) if (bytes[i] === BACKTICK) return 0
  return end - at
}

/** Checks whether a fence of that byte and length is closed here. */
export const closesFence = (bytes: Uint8Array, at: number, to: number, byte: number, length: number): boolean => {
  if (bytes[at] !== byte) return false
  const end = runEnd(bytes, at, to)
  return end - at >= length && skipSpace(bytes, end, to) === to
}

/**
 * Checks for the underline of a setext heading: `=====` or `-----`, then white space.
 *
 * @see CommonMark 0.31, 4.3
 */
export const isUnderline = (bytes: Uint8Array, at: number, to: number): boolean => {
  const byte = bytes[at]
  return (byte === EQUALS || byte === HYPHEN) && skipSpace(bytes, runEnd(bytes, at, to), to) === to
}

/**
 * Returns -1 for three or more of `*`, `_` or `-` with white space anywhere; else the index that breaks the rule.
 *
 * @example
 * thematicBreakFault(Buffer.from("- - -"), 0, 5) // -1
 * thematicBreakFault(Buffer.from("- a"), 0, 3) // 2
 *
 * @see CommonMark 0.31, 4.1
 */
export const thematicBreakFault = (bytes: Uint8Array, at: number, to: number): number => {
  const byte = bytes[at]
  if (byte !== STAR && byte !== HYPHEN && byte !== UNDERSCORE) return at
  let count = 0
  for (let i = at; i < to; i++) {
    if (bytes[i] === byte) count++
    else if (!isSpace(bytes[i])) return i
  }
  return count >= 3 ? -1 : to
}

/**
 * Returns the index after `12.` or `12)`, or `at`. One that would interrupt a paragraph must be number 1.
 *
 * @example
 * orderedMarkerEnd(Buffer.from("12. a"), 0, 5, false) // 3
 * orderedMarkerEnd(Buffer.from("12. a"), 0, 5, true) // 0
 *
 * @see CommonMark 0.31, 5.2
 */
export const orderedMarkerEnd = (bytes: Uint8Array, at: number, to: number, interrupts: boolean): number => {
  let end = at
  let number = 0
  while (end < to && end - at <= 9 && isDigit(bytes[end] as number)) {
    number = number * 10 + ((bytes[end] as number) - 0x30)
    end++
  }
  if (end - at > 9 || end === to || (bytes[end] !== DOT && bytes[end] !== CLOSE_PAREN)) return at
  return interrupts && number !== 1 ? at : end + 1
}

/** Maximum size of a label in bytes: 999 code points. */
const LABEL_LIMIT = 4 * 999

/**
 * Returns the index after a footnote's `[^label]:`, or `at`.
 *
 * @example
 * footnoteMarkerEnd(Buffer.from("[^a]: b"), 0, 7) // 5
 */
export const footnoteMarkerEnd = (bytes: Uint8Array, at: number, to: number): number => {
  if (at + 1 >= to || bytes[at + 1] !== CARET) return at
  const begin = at + 2
  const stop = Math.min(to, begin + LABEL_LIMIT)
  for (let end = begin; end < stop; end++) {
    const byte = bytes[end] as number
    if (byte === CLOSE_BRACKET) return end > begin && end + 1 < to && bytes[end + 1] === COLON ? end + 2 : at
    if (byte === OPEN_BRACKET || isSpace(byte)) return at
    if (byte === BACKSLASH && end + 1 < stop && isLabelMark(bytes[end + 1] as number)) end++
  }
  return at
}

const isLabelMark = (byte: number): boolean => byte === OPEN_BRACKET || byte === BACKSLASH || byte === CLOSE_BRACKET

/**
 * Returns how often `bytes[at, next)` repeats from `next` on with text other than white space after the last.
 *
 * @example
 * repeats(Buffer.from("- - - a"), 0, 2, 7) // 2
 */
export const repeats = (bytes: Uint8Array, at: number, next: number, to: number): number => {
  const length = next - at
  let end = next
  while (end < to && bytes[end] === bytes[end - length]) end++
  const count = Math.floor((end - next) / length)
  const behind = next + count * length
  return count > 0 && (behind === to || isSpace(bytes[behind])) ? count - 1 : count
}

/**
 * Returns the index after the text of an ATX heading, which begins at `from`, without its closing `#`.
 *
 * @example
 * headingEnd(Buffer.from("## a ##"), 3, 7) // 4
 */
export const headingEnd = (bytes: Uint8Array, from: number, to: number): number => {
  const end = trimmedEnd(bytes, from, to)
  let hashes = end
  while (hashes > from && bytes[hashes - 1] === HASH) hashes--
  return hashes === from || isSpace(bytes[hashes - 1]) ? trimmedEnd(bytes, from, hashes) : end
}

/** Returns the index after the last byte of `bytes[from, to)` that is no white space. */
export const trimmedEnd = (bytes: Uint8Array, from: number, to: number): number => {
  let end = to
  while (end > from && isSpace(bytes[end - 1])) end--
  return end
}
