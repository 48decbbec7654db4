/** Reads one string of GDScript: quotes of four kinds, escapes, raw strings. */
import type { Dialect, SyntaxFault } from "./Script.ts"

export interface StringLiteral {
  /** The string, escapes resolved. */
  readonly value: string
  /** After the closing quotes. */
  readonly end: number
  /** Offsets of the lines that begin within it. */
  readonly lineStarts: ReadonlyArray<number>
  readonly faults: ReadonlyArray<SyntaxFault>
}

const escapes: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "'": "'",
  '"': '"',
  "\\": "\\"
}

/** A character by its number in other languages, `\x1b` or `\033`, or Escape before a colour of a terminal, `\e[`. */
const characterEscape = /^\\(?:x([\da-fA-F]{2})|(0[0-7]{0,2})|e(?=\[))/

/** Maximum length of such an escape sequence. */
const MAX_ESCAPE = "\\x1b".length

const hexDigits: Readonly<Record<string, number>> = { u: 4, U: 6 }

/**
 * Returns the source of a raw string as that of one with escape sequences.
 *
 * @example
 * withoutRaw(source) // of r"a\d": "a\\d"
 */
export const withoutRaw = (source: string): string =>
  source.slice(1).replace(/\\([\\"'])?/g, (_, next?: string) => `\\\\${next === undefined ? "" : `\\${next}`}`)

/** Reads the string whose first quote is at `start`; one that is not closed ends with its first line. */
export const readString = (
  text: string,
  start: number,
  { isRaw, dialect }: { readonly isRaw: boolean; readonly dialect: Dialect }
): StringLiteral => {
  const quote = text.charAt(start)
  const isTriple = text.startsWith(quote.repeat(3), start)
  const closing = isTriple ? quote.repeat(3) : quote
  const faults: Array<SyntaxFault> = []
  const lineStarts: Array<number> = []
  let value = ""
  let at = start + closing.length
  /** Start of the text that is not in `value` yet. */
  let from = at
  let firstLineEnd = -1

  const unclosed = (): StringLiteral => {
    const end = firstLineEnd < 0 ? text.length : firstLineEnd
    const fault: SyntaxFault = {
      start,
      end,
      code: "syntax",
      message: `The string that begins here is not closed by ${closing}.`,
      ...(isTriple ? { hidesRest: true } : {})
    }
    return { value: text.slice(start + closing.length, end), end, lineStarts: [], faults: [fault] }
  }

  const readEscape = (): void => {
    value += text.slice(from, at)
    const letter = text.charAt(at + 1)
    const digits = hexDigits[letter]
    const known = escapes[letter]
    let end = at + 2
    if (letter === "\n" || letter === "\r") {
      end += letter === "\r" && text.charAt(at + 2) === "\n" ? 1 : 0
      if (firstLineEnd < 0) firstLineEnd = at
      lineStarts.push(end)
    } else if (digits !== undefined && !(dialect === 3 && letter === "U")) {
      const hex = text.slice(end, end + digits)
      if (hex.length === digits && /^[\da-fA-F]+$/.test(hex)) {
        const point = Number.parseInt(hex, 16)
        if (point <= 0x10_ff_ff) value += String.fromCodePoint(point)
        end += digits
      } else faults.push({ start: at, end, code: "syntax", message: `\\${letter} takes ${digits} hexadecimal digits.` })
    } else if (known !== undefined) value += known
    else if (letter !== "" && !(dialect === 3 && letter === "/")) {
      const [all = "", hex, octal] = characterEscape.exec(text.slice(at, at + MAX_ESCAPE)) ?? []
      const point = hex !== undefined ? Number.parseInt(hex, 16) : octal !== undefined ? Number.parseInt(octal, 8) : 27
      const written = all === "" ? `\\\\${letter}` : `\\u${point.toString(16).padStart(4, "0")}`
      end = Math.max(end, at + all.length)
      const message = `\\${letter} is not an escape sequence in GDScript.`
      // Godot's strings hold no character 0. From 0x80 on, C's `\xc3` is a byte of UTF-8, Python's a character.
      faults.push({
        start: at,
        end,
        code: "syntax",
        message,
        ...(point === 0 || point >= 0x80 ? {} : { fix: written })
      })
    }
    at = end
    from = end
  }

  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (unit === 92) {
      if (isRaw) at += [92, 34, 39].includes(text.charCodeAt(at + 1)) ? 2 : 1
      else readEscape()
    } else if (unit === 10 || unit === 13) {
      if (firstLineEnd < 0) firstLineEnd = at
      at += unit === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1
      lineStarts.push(at)
    } else if (unit === quote.charCodeAt(0) && (!isTriple || text.startsWith(closing, at))) {
      const end = at + closing.length
      // A quote that closes on a later line right before a name is meant to open the next string.
      if (!isTriple && firstLineEnd >= 0 && /[\p{XID_Continue}"']/u.test(text.charAt(end))) return unclosed()
      return { value: value + text.slice(from, at), end, lineStarts, faults }
    } else at++
  }
  return unclosed()
}
