/** The bytes that Markdown's blocks are made of, and how to pass over white space. */
export const TAB = 0x09
export const LF = 0x0a
export const CR = 0x0d
export const SPACE = 0x20
export const BANG = 0x21
export const QUOTE_MARK = 0x22
export const HASH = 0x23
export const APOSTROPHE = 0x27
export const OPEN_PAREN = 0x28
export const CLOSE_PAREN = 0x29
export const STAR = 0x2a
export const PLUS = 0x2b
export const HYPHEN = 0x2d
export const DOT = 0x2e
export const SLASH = 0x2f
export const COLON = 0x3a
export const LESS = 0x3c
export const EQUALS = 0x3d
export const GREATER = 0x3e
export const QUESTION = 0x3f
export const OPEN_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_BRACKET = 0x5d
export const CARET = 0x5e
export const UNDERSCORE = 0x5f
export const BACKTICK = 0x60
export const PIPE = 0x7c
export const TILDE = 0x7e

/** Checks for a space or a tab. */
export const isSpace = (byte: number | undefined): boolean => byte === SPACE || byte === TAB
/** Checks for an ASCII digit. */
export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39
/** Checks for an ASCII letter. */
export const isLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a

/** Returns the index of the first byte from `from` on that is neither space nor tab. */
export const skipSpace = (bytes: Uint8Array, from: number, to: number): number => {
  let at = from
  while (at < to && isSpace(bytes[at])) at++
  return at
}

/**
 * Returns the index after the run of the byte at `at`.
 *
 * @example
 * runEnd(Buffer.from("##a"), 0, 3) // 2
 */
export const runEnd = (bytes: Uint8Array, at: number, to: number): number => {
  const byte = bytes[at]
  let end = at
  while (end < to && bytes[end] === byte) end++
  return end
}
