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

const LF = 10
const CR = 13
const BACKSLASH = 92

/** Letter of an escape sequence -> the number of digits after it. */
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
export const readString = (text: string, start: number, form: StringForm): StringLiteral =>
  new StringReader(text, start, form).read()

interface StringForm {
  readonly isRaw: boolean
  readonly dialect: Dialect
}

class StringReader {
  private readonly text: string
  private readonly start: number
  private readonly form: StringForm
  private readonly closing: string
  private readonly faults: Array<SyntaxFault> = []
  private readonly lineStarts: Array<number> = []
  private value = ""
  private at: number
  /** Start of the text that is not in `value` yet. */
  private from: number
  private firstLineEnd = -1

  constructor(text: string, start: number, form: StringForm) {
    this.text = text
    this.start = start
    this.form = form
    const quote = text.charAt(start)
    this.closing = text.startsWith(quote.repeat(3), start) ? quote.repeat(3) : quote
    this.at = start + this.closing.length
    this.from = this.at
  }

  read(): StringLiteral {
    const { text, closing } = this
    while (this.at < text.length) {
      const unit = text.charCodeAt(this.at)
      if (unit === BACKSLASH) {
        if (this.form.isRaw) this.at += [BACKSLASH, 34, 39].includes(text.charCodeAt(this.at + 1)) ? 2 : 1
        else this.escape()
      } else if (unit === LF || unit === CR) this.lineEnd(this.at)
      else if (unit === closing.charCodeAt(0) && text.startsWith(closing, this.at)) return this.closed()
      else this.at++
    }
    return this.unclosed()
  }

  private closed(): StringLiteral {
    const { text, closing, lineStarts, faults } = this
    const end = this.at + closing.length
    // A quote that closes on a later line right before a name is meant to open the next string.
    const opensNext = closing.length === 1 && this.firstLineEnd >= 0 && /[\p{XID_Continue}"']/u.test(text.charAt(end))
    return opensNext ? this.unclosed() : { value: this.value + text.slice(this.from, this.at), end, lineStarts, faults }
  }

  private unclosed(): StringLiteral {
    const { text, start, closing } = this
    const end = this.firstLineEnd < 0 ? text.length : this.firstLineEnd
    const fault: SyntaxFault = {
      start,
      end,
      code: "syntax",
      message: `The string that begins here is not closed by ${closing}.`,
      ...(closing.length === 3 ? { hidesRest: true } : {})
    }
    return { value: text.slice(start + closing.length, end), end, lineStarts: [], faults: [fault] }
  }

  /** Goes past a line end within the string; a string that is not closed ends at the first `before`. */
  private lineEnd(before: number): void {
    if (this.firstLineEnd < 0) this.firstLineEnd = before
    this.at += this.text.startsWith("\r\n", this.at) ? 2 : 1
    this.lineStarts.push(this.at)
  }

  /** Reads an escape sequence. */
  private escape(): void {
    const { text, at } = this
    const { dialect } = this.form
    this.value += text.slice(this.from, at)
    const letter = text.charAt(at + 1)
    const digits = hexDigits[letter]
    const known = escapes[letter]
    this.at += 1
    if (letter === "\n" || letter === "\r") this.lineEnd(at)
    else {
      this.at += 1
      if (digits !== undefined && !(dialect === 3 && letter === "U")) this.codePoint(at, letter, digits)
      else if (known !== undefined) this.value += known
      else if (letter !== "" && !(dialect === 3 && letter === "/")) this.unknownEscape(at, letter)
    }
    this.from = this.at
  }

  /** Reads the hexadecimal digits of a code point, whose escape sequence begins at `start`. */
  private codePoint(start: number, letter: string, digits: number): void {
    const hex = this.text.slice(this.at, this.at + digits)
    if (hex.length === digits && /^[\da-fA-F]+$/.test(hex)) {
      const point = Number.parseInt(hex, 16)
      if (point <= 0x10_ff_ff) this.value += String.fromCodePoint(point)
      this.at += digits
    } else {
      const message = `\\${letter} takes ${digits} hexadecimal digits.`
      this.faults.push({ start, end: this.at, code: "syntax", message })
    }
  }

  /** Reports an escape sequence at `start` that GDScript lacks, with its character in other languages. */
  private unknownEscape(start: number, letter: string): void {
    const [all = "", hex, octal] = characterEscape.exec(this.text.slice(start, start + MAX_ESCAPE)) ?? []
    const point = hex !== undefined ? Number.parseInt(hex, 16) : octal !== undefined ? Number.parseInt(octal, 8) : 27
    const written = all === "" ? `\\\\${letter}` : `\\u${point.toString(16).padStart(4, "0")}`
    this.at = Math.max(this.at, start + all.length)
    // Godot's strings hold no character 0. From 0x80 on, C's `\xc3` is a byte of UTF-8, Python's a character.
    const fix = point === 0 || point >= 0x80 ? {} : { fix: written }
    const message = `\\${letter} is not an escape sequence in GDScript.`
    this.faults.push({ start, end: this.at, code: "syntax", message, ...fix })
  }
}
