/** The seven kinds of HTML block: how each begins and ends. CommonMark 0.31, 4.6. */

import {
  APOSTROPHE,
  BACKTICK,
  BANG,
  CLOSE_BRACKET,
  COLON,
  DOT,
  EQUALS,
  GREATER,
  HYPHEN,
  isDigit,
  isLetter,
  isSpace,
  LESS,
  QUESTION,
  QUOTE_MARK,
  SLASH,
  SPACE,
  skipSpace,
  UNDERSCORE
} from "./Ascii.ts"

/** Elements of kind 1, whose content is raw, and of kind 6. */
const RAW = new Set(["script", "pre", "textarea", "style"])
const BLOCK = new Set(
  (
    "address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt " +
    "fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li " +
    "link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th " +
    "thead title tr track ul"
  ).split(" ")
)

/** The longest of those names. */
const NAME_LIMIT = 10

const CDATA = Buffer.from("<![CDATA[")

/**
 * Returns the kind (1 to 7) of the block that `bytes[from, to)` begins, which starts with `<`; 0 when it begins none.
 *
 * @example
 * htmlBlockKind(Buffer.from("<!-- a"), 0, 6) // 2
 * htmlBlockKind(Buffer.from("<div>"), 0, 5) // 6
 *
 * @see CommonMark 0.31, 4.6
 */
export const htmlBlockKind = (bytes: Uint8Array, from: number, to: number): number => {
  const second = from + 1 < to ? (bytes[from + 1] as number) : 0
  if (second === BANG) {
    const third = from + 2 < to ? (bytes[from + 2] as number) : 0
    if (third === HYPHEN) return from + 3 < to && bytes[from + 3] === HYPHEN ? 2 : 0
    if (isLetter(third)) return 4
    return startsWith(bytes, from, to, CDATA) ? 5 : 0
  }
  if (second === QUESTION) return 3
  const closing = second === SLASH
  const nameAt = from + (closing ? 2 : 1)
  if (nameAt >= to || !isLetter(bytes[nameAt] as number)) return 0
  let at = nameAt + 1
  while (at < to && isNameByte(bytes[at] as number)) at++
  if (at - nameAt <= NAME_LIMIT) {
    const name = lowerCase(bytes, nameAt, at)
    const next = at < to ? (bytes[at] as number) : GREATER
    const ended = isSpace(next) || next === GREATER
    if (ended && !closing && RAW.has(name)) return 1
    if (BLOCK.has(name) && (ended || (next === SLASH && at + 1 < to && bytes[at + 1] === GREATER))) return 6
  }
  const tagEnd = closing ? closingTagEnd(bytes, at, to) : openTagEnd(bytes, at, to)
  return tagEnd !== -1 && skipSpace(bytes, tagEnd, to) === to ? 7 : 0
}

/** Returns a bit (`1 << kind`) for each kind of block, 1 to 5, that ends in `bytes[from, to)`. */
export const htmlEnds = (bytes: Buffer, from: number, to: number): number => {
  let ends = 0
  let before = 0
  // A native search costs as much as a short line, and a tenth of a long one.
  const first = to - from < LONG ? from : bytes.indexOf(GREATER, from)
  for (let at = first === -1 ? to : Math.max(from, first - 1); at < to; at++) {
    const byte = bytes[at] as number
    if (byte === GREATER && before !== GREATER) {
      ends |= 1 << 4
      if (before === QUESTION) ends |= 1 << 3
      else if (before === HYPHEN && at - 2 >= from && bytes[at - 2] === HYPHEN) ends |= 1 << 2
      else if (before === CLOSE_BRACKET && at - 2 >= from && bytes[at - 2] === CLOSE_BRACKET) ends |= 1 << 5
      else if (isLetter(before) && closesRaw(bytes, from, at)) ends |= 1 << 1
    }
    before = byte
  }
  return ends
}

const LONG = 256

/** The longest of those ends, `</textarea>`. */
export const HTML_END_LIMIT = 11

/** Checks whether `</` and the name of an element of raw content come before `to`. */
const closesRaw = (bytes: Uint8Array, from: number, to: number): boolean => {
  let at = to
  while (at > from && to - at < NAME_LIMIT && isLetter(bytes[at - 1] as number)) at--
  if (at - 2 < from || bytes[at - 1] !== SLASH || bytes[at - 2] !== LESS) return false
  return RAW.has(lowerCase(bytes, at, to))
}

/** Returns the index after the tag whose name ends at `from`, or -1. */
const closingTagEnd = (bytes: Uint8Array, from: number, to: number): number => {
  const at = skipSpace(bytes, from, to)
  return at < to && bytes[at] === GREATER ? at + 1 : -1
}

const openTagEnd = (bytes: Uint8Array, from: number, to: number): number => {
  let at = from
  for (;;) {
    const name = skipSpace(bytes, at, to)
    if (name >= to) return -1
    const byte = bytes[name] as number
    if (byte === GREATER) return name + 1
    if (byte === SLASH) return name + 1 < to && bytes[name + 1] === GREATER ? name + 2 : -1
    if (name === at || !isAttributeStart(byte)) return -1
    at = name + 1
    while (at < to && isAttributeByte(bytes[at] as number)) at++
    const equals = skipSpace(bytes, at, to)
    if (equals < to && bytes[equals] === EQUALS) {
      at = valueEnd(bytes, skipSpace(bytes, equals + 1, to), to)
      if (at === -1) return -1
    }
  }
}

const valueEnd = (bytes: Uint8Array, from: number, to: number): number => {
  if (from >= to) return -1
  const quote = bytes[from] as number
  if (quote === QUOTE_MARK || quote === APOSTROPHE) {
    for (let at = from + 1; at < to; at++) if (bytes[at] === quote) return at + 1
    return -1
  }
  let at = from
  while (at < to && isUnquotedByte(bytes[at] as number)) at++
  return at === from ? -1 : at
}

const isNameByte = (byte: number): boolean => isLetter(byte) || isDigit(byte) || byte === HYPHEN
const isAttributeStart = (byte: number): boolean => isLetter(byte) || byte === UNDERSCORE || byte === COLON
const isAttributeByte = (byte: number): boolean => isAttributeStart(byte) || isNameByte(byte) || byte === DOT
const isUnquotedByte = (byte: number): boolean =>
  byte > SPACE &&
  byte !== QUOTE_MARK &&
  byte !== APOSTROPHE &&
  byte !== EQUALS &&
  byte !== LESS &&
  byte !== GREATER &&
  byte !== BACKTICK

const lowerCase = (bytes: Uint8Array, from: number, to: number): string => {
  let name = ""
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    name += String.fromCharCode(isLetter(byte) ? byte | 0x20 : byte)
  }
  return name
}

const startsWith = (bytes: Uint8Array, from: number, to: number, text: Uint8Array): boolean => {
  if (to - from < text.length) return false
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text[i]) return false
  return true
}
