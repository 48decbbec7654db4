/**
 * Splits GDScript into tokens in one pass, one at a time as the parser requests them, so no list of tokens is held.
 *
 * There are no tokens for line ends: the first token of each line has its indentation, and the parser decides where
 * that matters (not within brackets, but again in the body of a lambda there).
 */
import { TAB_WIDTH } from "./commonIndent.ts"
import type { Comment, Dialect, SyntaxFault } from "./Script.ts"
import { readString, withoutRaw } from "./StringLiteral.ts"
import { keywords, operators, type Token, type TokenKind } from "./Token.ts"

const LF = 10
const CR = 13
const SPACE = 32
const TAB = 9
const HASH = 35
const BACKSLASH = 92

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57
const isLetter = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95

/** Marks with 1 the ASCII units that continue a word. */
const wordUnits = Uint8Array.from({ length: 128 }, (_, unit) => (isLetter(unit) || isDigit(unit) ? 1 : 0))

/** Returns the offset after the letters, digits and `_` at an offset. */
const wordEnd = (text: string, start: number): number => {
  let end = start
  while (end < text.length && wordUnits[text.charCodeAt(end)] === 1) end++
  return end
}
const isBlank = (unit: number): boolean => unit === SPACE || unit === TAB
const isQuote = (unit: number): boolean => unit === 34 || unit === 39

const NAME = /[\p{XID_Start}_]\p{XID_Continue}*/uy
const NUMBER = /0[xX][\da-fA-F_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]+)?/y

/** Minimum number of quotes, or of strings, with a backslash for which one report replaces all. */
const MAX_ESCAPED = 3

/** Matches a string whose quotes both have a backslash, as in the source of another string. */
const ESCAPED_STRING = /\\(["'])((?:\\\\(?:\\.|[^\\\r\n])|\\(?!\1)[^\\\r\n]|(?!\1)[^\\\r\n]){0,1000})\\\1/y

const ESCAPED_QUOTES = "The quotes here and below have a backslash: a string begins and ends with a plain quote."

/** Matches `_` where Godot 4 does not allow it in a number: twice, or at the beginning of a part. */
const MISPLACED_UNDERSCORE = /__|^0[xXbB]_|^(?!0[xX]).*[.eE][+-]?_/

/** First unit -> the operators that begin with it, longest first. */
const operatorsByUnit: ReadonlyArray<ReadonlyArray<string>> = Array.from({ length: 128 }, (_, unit) =>
  operators.filter((operator) => operator.charCodeAt(0) === unit)
)

/**
 * Reads the tokens of a text one by one; it never throws, and its time is linear in the length of the text. Comments,
 * starts of lines and faults are complete with the last token.
 */
export class Lexer {
  readonly comments: Array<Comment> = []
  readonly lineStarts: Array<number> = [0]
  readonly faults: Array<SyntaxFault> = []
  /** Places in `faults` of the quotes that have a backslash and do not close on their line. */
  private readonly escapedQuotes: Array<number> = []
  /** Places in `faults` of the strings whose quotes have one. */
  private readonly escapedStrings: Array<number> = []
  private readonly text: string
  private readonly dialect: Dialect
  private readonly margin: number
  private readonly words: ReadonlyMap<string, TokenKind>
  private at: number
  /** The token that was read last. */
  private made: Token | undefined
  /** Indentation of the token that comes next, if it is the first on its line. */
  private indent = -1
  /** The character that indents the file. */
  private indentUnit = -1
  /** Number of open brackets: lines within them may be indented as they like. */
  private brackets = 0

  /** `margin` is the number of columns by which all lines are indented. */
  constructor(text: string, dialect: Dialect, margin = 0) {
    this.text = text
    this.dialect = dialect
    this.margin = margin
    this.words = keywords[dialect]
    this.at = text.charCodeAt(0) === 0xfe_ff ? 1 : 0
    this.indentation()
    // Godot 3 ignores the indentation of the first line; where the next is indented too, it is a part of a script.
    if (dialect === 3 && this.lineStarts.length === 1 && /\n[ \t]*(?=[^\s#])/.exec(text)?.[0] === "\n") this.indent = 0
  }

  /** Returns the next token; after the last one `eof` each time. */
  next(): Token {
    const { text } = this
    this.made = undefined
    while (this.made === undefined) {
      this.blanks()
      if (this.at >= this.text.length) break
      this.step()
    }
    return this.made ?? { kind: "eof", start: text.length, end: text.length, value: "", indent: 0 }
  }

  private fault(start: number, end: number, message: string, more?: Partial<SyntaxFault>): void {
    this.faults.push({ start, end, code: "syntax", message, ...more })
  }

  private add(kind: string, start: number, end: number, value: string): void {
    this.made = { kind, start, end, value, indent: this.indent }
    this.indent = -1
    this.at = end
  }

  /** Goes past the line end at `at`, if one is there. */
  private lineEnd(): boolean {
    const unit = this.text.charCodeAt(this.at)
    if (unit !== LF && unit !== CR) return false
    this.at += unit === CR && this.text.charCodeAt(this.at + 1) === LF ? 2 : 1
    this.lineStarts.push(this.at)
    return true
  }

  private blanks(): void {
    while (isBlank(this.text.charCodeAt(this.at))) this.at++
  }

  private comment(isAlone: boolean): void {
    const start = this.at
    while (this.at < this.text.length && this.text.charCodeAt(this.at) !== LF && this.text.charCodeAt(this.at) !== CR)
      this.at++
    this.comments.push({ start, end: this.at, isAlone })
  }

  /** Reads the indentation of the next line that has a token. */
  private indentation(): void {
    for (;;) {
      const start = this.at
      const first = this.text.charCodeAt(start)
      let width = 0
      let isMixed = false
      for (let unit = first; isBlank(unit); unit = this.text.charCodeAt(++this.at)) {
        if (unit !== first) isMixed = true
        width += unit === TAB ? TAB_WIDTH : 1
      }
      if (this.text.charCodeAt(this.at) === HASH) this.comment(true)
      if (this.lineEnd()) continue
      this.indent = Math.max(0, width - this.margin)
      if (width > 0 && this.at < this.text.length && this.dialect === 4 && this.brackets === 0)
        this.checkIndent(start, isMixed)
      return
    }
  }

  /** Reports an indentation from `start` that mixes tabs and spaces, or uses the other one than the lines before. */
  private checkIndent(start: number, isMixed: boolean): void {
    const first = this.text.charCodeAt(start)
    if (isMixed) this.fault(start, this.at, "Tabs and spaces are mixed in the indentation of this line.")
    else if (this.indentUnit >= 0 && first !== this.indentUnit) {
      const [used, before] = first === TAB ? ["tabs", "spaces"] : ["spaces", "tabs"]
      this.fault(start, this.at, `This line is indented with ${used}, the lines before it with ${before}.`)
    }
    if (this.indentUnit < 0) this.indentUnit = first
  }

  /**
   * Skips a `\` and the end of its line, which joins the next line; Godot 4 allows comments and blank lines between.
   */
  private continuation(): void {
    const start = this.at++
    this.blanks()
    if (!this.lineEnd()) {
      if (this.at < this.text.length) this.strayBackslash(start)
      return
    }
    if (this.dialect === 3) return
    do {
      this.blanks()
      if (this.text.charCodeAt(this.at) === HASH) this.comment(true)
    } while (this.lineEnd())
  }

  /** Reports a `\` within a line. After one in a multi-line string, nothing below the first line is certain. */
  private strayBackslash(start: number): void {
    if (isQuote(this.text.charCodeAt(start + 1))) this.escapedQuotes.push(this.faults.length)
    this.fault(start, this.at, "A backslash must be the last character of its line.")
    const [first = -1] = this.escapedQuotes
    const fault = this.faults[first]
    if (fault === undefined || this.escapedQuotes.length !== MAX_ESCAPED) return
    this.faults[first] = { ...fault, end: fault.start + 1, message: ESCAPED_QUOTES, fix: "", hidesRest: true }
  }

  /** Reads `\"text\"` as the string that is meant, and reports it; of many only the first. */
  private escapedString(start: number): boolean {
    ESCAPED_STRING.lastIndex = start
    const [all, quote = "", body = ""] = ESCAPED_STRING.exec(this.text) ?? []
    if (all === undefined) return false
    this.add("String", start, start + all.length, body)
    const places = this.escapedStrings
    places.push(this.faults.length)
    const fix = `${quote}${body.replaceAll("\\\\", "\\")}${quote}`
    this.fault(start, this.at, "A string begins and ends with a plain quote, without a backslash.", { fix })
    if (places.length < MAX_ESCAPED) return true
    for (const place of places.length === MAX_ESCAPED ? places : places.slice(-1)) {
      const fault = this.faults[place]
      if (fault !== undefined)
        this.faults[place] =
          place === places[0] ? { ...fault, message: ESCAPED_QUOTES } : { ...fault, isFollowUp: true }
    }
    return true
  }

  private string(kind: string, start: number, quote: number, isRaw: boolean): void {
    const read = readString(this.text, quote, { isRaw, dialect: this.dialect })
    for (const newline of read.lineStarts) this.lineStarts.push(newline)
    for (const problem of read.faults) this.faults.push(problem)
    this.add(kind, start, read.end, read.value)
  }

  private word(start: number): boolean {
    let end = wordEnd(this.text, start)
    if (end < this.text.length && this.text.charCodeAt(end) > 127) {
      NAME.lastIndex = start
      const found = NAME.exec(this.text)?.[0].length ?? 0
      if (found === 0 && end === start) return false
      end = Math.max(end, start + found)
    }
    const value = this.text.slice(start, end)
    this.add(this.words.get(value) ?? "identifier", start, end, value)
    return true
  }

  private number(start: number): void {
    NUMBER.lastIndex = start
    const value = NUMBER.exec(this.text)?.[0] ?? this.text.slice(start, start + 1)
    const isFloat = !/^0[xXbB]/.test(value) && /[.eE]/.test(value)
    this.add(isFloat ? "float" : "int", start, start + value.length, value)
    if (this.dialect === 4 && value.includes("_") && MISPLACED_UNDERSCORE.test(value))
      this.fault(start, this.at, `In a number, "_" must be between two digits, not as in ${value}.`)
    const next = this.text.charCodeAt(this.at)
    if (!isLetter(next)) return
    const after = this.at
    this.at = wordEnd(this.text, after)
    if (value.endsWith(".")) this.at = after
    else
      this.fault(start, this.at, `${JSON.stringify(this.text.slice(start, this.at))} is neither a number nor a name.`)
  }

  private operator(start: number, unit: number): boolean {
    const signs = operatorsByUnit[unit] ?? []
    for (let i = 0; i < signs.length; i++) {
      const sign = signs[i] as string
      if (sign.length > 1 && !this.text.startsWith(sign, start)) continue
      if (sign === "(" || sign === "[" || sign === "{") this.brackets++
      else if (this.brackets > 0 && (sign === ")" || sign === "]" || sign === "}")) this.brackets--
      this.add(sign, start, start + sign.length, sign)
      return true
    }
    return false
  }

  /** Reads `@name`, or Godot 3's `@"path"`. */
  private atSign(start: number): boolean {
    const next = this.text.charCodeAt(start + 1)
    if (isQuote(next)) {
      this.string("NodePath", start, start + 1, false)
      const end = this.at
      if (this.dialect === 4) {
        this.fault(start, end, "Godot 4 begins paths with ^.", {
          code: "godot3-syntax",
          fix: `^${this.text.slice(start + 1, end)}`
        })
      }
      return true
    }
    if (!isLetter(next)) return false
    const end = wordEnd(this.text, start + 1)
    this.add("annotation", start, end, this.text.slice(start + 1, end))
    return true
  }

  /** Reads a string with a sign before its quotes, which Godot 3 does not know. */
  private prefixed(kind: string, start: number, isRaw: boolean): void {
    this.string(kind, start, start + 1, isRaw)
    if (this.dialect === 3) {
      const name = this.text.charAt(start)
      const plain = this.text.slice(start + 1, this.at)
      const fix = name === "^" ? `@${plain}` : isRaw ? withoutRaw(this.text.slice(start, this.at)) : plain
      this.fault(start, this.at, `Strings do not begin with ${name} in Godot 3.`, { code: "godot4-syntax", fix })
    }
  }

  /** Reads on: a token, or the text between two tokens. */
  private step(): void {
    const start = this.at
    const unit = this.text.charCodeAt(start)
    if (
      (isLetter(unit) || unit > 127) &&
      !(unit === 114 && isQuote(this.text.charCodeAt(start + 1))) &&
      this.word(start)
    )
      return
    if (unit === LF || unit === CR) {
      if (unit === CR && this.text.charCodeAt(this.at + 1) !== LF && this.dialect === 4)
        this.fault(start, start + 1, "This carriage return has no line feed after it.")
      this.lineEnd()
      this.indentation()
    } else if (unit === HASH) this.comment(false)
    else if (unit === BACKSLASH && isQuote(this.text.charCodeAt(start + 1)) && this.escapedString(start)) return
    else if (unit === BACKSLASH) this.continuation()
    else if (unit === 114 && isQuote(this.text.charCodeAt(start + 1))) this.prefixed("String", start, true)
    else if (unit === 38 && isQuote(this.text.charCodeAt(start + 1))) this.prefixed("StringName", start, false)
    else if (unit === 94 && isQuote(this.text.charCodeAt(start + 1))) this.prefixed("NodePath", start, false)
    else if (isDigit(unit) || (unit === 46 && isDigit(this.text.charCodeAt(start + 1)))) this.number(start)
    else if (isQuote(unit)) this.string("String", start, start, false)
    else if (unit === 64 && this.atSign(start)) return
    else if (unit < 128 && this.operator(start, unit)) return
    else {
      const point = this.text.codePointAt(start) ?? unit
      this.add("bad", start, start + (point > 0xff_ff ? 2 : 1), "")
      this.fault(start, this.at, `${nameOf(point)} has no meaning in GDScript.`)
    }
  }
}

/** Returns the name of a character in messages; unprintable ones are named by their code point. */
const nameOf = (point: number): string => {
  const isShown = point > 32 && point !== 127 && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isShown
    ? JSON.stringify(String.fromCodePoint(point))
    : `The sign U+${point.toString(16).toUpperCase().padStart(4, "0")}`
}
