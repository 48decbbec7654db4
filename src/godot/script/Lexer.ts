/**
 * Splits GDScript into tokens in one pass, one at a time as the parser requests them, so no list of tokens is held.
 *
 * There are no tokens for line ends: the first token of each line has its indentation, and the parser decides where
 * that matters (not within brackets, but again in the body of a lambda there).
 */
import { TAB_WIDTH } from "./commonIndent.ts"
import type { Comment, Dialect, SyntaxFault } from "./Script.ts"
import { readString, withoutRaw } from "./StringLiteral.ts"
import { keywords, operators, type Token } from "./Token.ts"

/** The tokens of a text; what else it holds is complete with the last of them. */
export interface Lexer {
  /** Returns the next token; after the last one `eof` each time. */
  readonly next: () => Token
  readonly comments: ReadonlyArray<Comment>
  readonly lineStarts: ReadonlyArray<number>
  readonly faults: ReadonlyArray<SyntaxFault>
}

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

/** Matches `_` where Godot 4 takes none in a number: twice, or where the digits of a part begin. */
const MISPLACED_UNDERSCORE = /__|^0[xXbB]_|^(?!0[xX]).*[.eE][+-]?_/

/** First unit -> the operators that begin with it, longest first. */
const operatorsByUnit: ReadonlyArray<ReadonlyArray<string>> = Array.from({ length: 128 }, (_, unit) =>
  operators.filter((operator) => operator.charCodeAt(0) === unit)
)

/**
 * Makes the lexer of a text; it never throws, and takes time in proportion to the text. `margin` is the number of columns
 * by which all lines are indented.
 */
export const make = (text: string, dialect: Dialect, margin = 0): Lexer => {
  /** The token that was read last. */
  let made: Token | undefined
  const comments: Array<Comment> = []
  const lineStarts: Array<number> = [0]
  const faults: Array<SyntaxFault> = []
  const words = keywords[dialect]
  const length = text.length
  let at = text.charCodeAt(0) === 0xfe_ff ? 1 : 0
  /** Indentation of the token that comes next, if it is the first on its line. */
  let indent = -1
  /** The character that indents the file. */
  let indentUnit = -1
  /** True if brackets are open: their lines may be indented as they like. */
  let brackets = 0

  const fault = (start: number, end: number, message: string, more?: Partial<SyntaxFault>): void => {
    faults.push({ start, end, code: "syntax", message, ...more })
  }

  const add = (kind: string, start: number, end: number, value: string): void => {
    made = { kind, start, end, value, indent }
    indent = -1
    at = end
  }

  /** Goes past the line end at `at`, if one is there. */
  const lineEnd = (): boolean => {
    const unit = text.charCodeAt(at)
    if (unit !== LF && unit !== CR) return false
    at += unit === CR && text.charCodeAt(at + 1) === LF ? 2 : 1
    lineStarts.push(at)
    return true
  }

  const comment = (isAlone: boolean): void => {
    const start = at
    while (at < length && text.charCodeAt(at) !== LF && text.charCodeAt(at) !== CR) at++
    comments.push({ start, end: at, isAlone })
  }

  /** Reads the beginning of a line; lines without a token are skipped. */
  const indentation = (): void => {
    for (;;) {
      const start = at
      let width = 0
      let unit = text.charCodeAt(at)
      const first = unit
      let isMixed = false
      while (unit === SPACE || unit === TAB) {
        if (unit !== first) isMixed = true
        width += unit === TAB ? TAB_WIDTH : 1
        unit = text.charCodeAt(++at)
      }
      if (unit === HASH) comment(true)
      if (lineEnd()) continue
      indent = Math.max(0, width - margin)
      if (width === 0 || at >= length || dialect === 3 || brackets > 0) return
      if (isMixed) fault(start, at, "Tabs and spaces are mixed in the indentation of this line.")
      else if (indentUnit >= 0 && first !== indentUnit) {
        const [used, before] = first === TAB ? ["tabs", "spaces"] : ["spaces", "tabs"]
        fault(start, at, `This line is indented with ${used}, the lines before it with ${before}.`)
      }
      if (indentUnit < 0) indentUnit = first
      return
    }
  }

  /** A `\` at the end of a line: the next one belongs to it; comments and blank lines may stand between in Godot 4. */
  const continuation = (): void => {
    const start = at++
    while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB) at++
    if (!lineEnd()) {
      if (at < length) fault(start, at, "A backslash must be the last character of its line.")
      return
    }
    for (;;) {
      const back = at
      while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB) at++
      const isComment = text.charCodeAt(at) === HASH
      if (dialect === 4 && isComment) comment(true)
      const isNext = dialect === 4 && at < length && lineEnd()
      if (isNext) continue
      if (!isComment) at = back
      return
    }
  }

  const string = (kind: string, start: number, quote: number, isRaw: boolean): void => {
    const read = readString(text, quote, { isRaw, dialect })
    for (const newline of read.lineStarts) lineStarts.push(newline)
    for (const problem of read.faults) faults.push(problem)
    add(kind, start, read.end, read.value)
  }

  const word = (start: number): boolean => {
    let end = wordEnd(text, start)
    if (end < length && text.charCodeAt(end) > 127) {
      NAME.lastIndex = start
      const found = NAME.exec(text)?.[0].length ?? 0
      if (found === 0 && end === start) return false
      end = Math.max(end, start + found)
    }
    const value = text.slice(start, end)
    add(words.get(value) ?? "identifier", start, end, value)
    return true
  }

  const number = (start: number): void => {
    NUMBER.lastIndex = start
    const value = NUMBER.exec(text)?.[0] ?? text.slice(start, start + 1)
    const isFloat = !/^0[xXbB]/.test(value) && /[.eE]/.test(value)
    add(isFloat ? "float" : "int", start, start + value.length, value)
    if (dialect === 4 && value.includes("_") && MISPLACED_UNDERSCORE.test(value))
      fault(start, at, `In a number "_" stands alone between digits: ${value} is none.`)
    const next = text.charCodeAt(at)
    if (!isLetter(next)) return
    const after = at
    at = wordEnd(text, after)
    if (value.endsWith(".")) at = after
    else fault(start, at, `${JSON.stringify(text.slice(start, at))} is neither a number nor a name.`)
  }

  const operator = (start: number, unit: number): boolean => {
    const signs = operatorsByUnit[unit] ?? []
    for (let i = 0; i < signs.length; i++) {
      const sign = signs[i] as string
      if (sign.length > 1 && !text.startsWith(sign, start)) continue
      if (sign === "(" || sign === "[" || sign === "{") brackets++
      else if (brackets > 0 && (sign === ")" || sign === "]" || sign === "}")) brackets--
      add(sign, start, start + sign.length, sign)
      return true
    }
    return false
  }

  /** `@name`, or Godot 3's `@"path"`. */
  const atSign = (start: number): boolean => {
    const next = text.charCodeAt(start + 1)
    if (isQuote(next)) {
      string("NodePath", start, start + 1, false)
      const end = at
      if (dialect === 4) {
        fault(start, end, "Godot 4 begins paths with ^.", {
          code: "godot3-syntax",
          fix: `^${text.slice(start + 1, end)}`
        })
      }
      return true
    }
    if (!isLetter(next)) return false
    const end = wordEnd(text, start + 1)
    add("annotation", start, end, text.slice(start + 1, end))
    return true
  }

  /** A string with a sign before its quotes, which Godot 3 does not know. */
  const prefixed = (kind: string, start: number, isRaw: boolean): void => {
    string(kind, start, start + 1, isRaw)
    if (dialect === 3) {
      const name = text.charAt(start)
      const plain = text.slice(start + 1, at)
      const fix = name === "^" ? `@${plain}` : isRaw ? withoutRaw(text.slice(start, at)) : plain
      fault(start, at, `Strings do not begin with ${name} in Godot 3.`, { code: "godot4-syntax", fix })
    }
  }

  /** Reads on: a token, or what stands between two of them. */
  const step = (): void => {
    const start = at
    const unit = text.charCodeAt(start)
    if ((isLetter(unit) || unit > 127) && !(unit === 114 && isQuote(text.charCodeAt(start + 1))) && word(start)) return
    if (unit === LF || unit === CR) {
      if (unit === CR && text.charCodeAt(at + 1) !== LF && dialect === 4)
        fault(start, start + 1, "This carriage return has no line feed after it.")
      lineEnd()
      indentation()
    } else if (unit === HASH) comment(false)
    else if (unit === BACKSLASH) continuation()
    else if (unit === 114 && isQuote(text.charCodeAt(start + 1))) prefixed("String", start, true)
    else if (unit === 38 && isQuote(text.charCodeAt(start + 1))) prefixed("StringName", start, false)
    else if (unit === 94 && isQuote(text.charCodeAt(start + 1))) prefixed("NodePath", start, false)
    else if (isDigit(unit) || (unit === 46 && isDigit(text.charCodeAt(start + 1)))) number(start)
    else if (isQuote(unit)) string("String", start, start, false)
    else if (unit === 64 && atSign(start)) return
    else if (unit < 128 && operator(start, unit)) return
    else {
      const point = text.codePointAt(start) ?? unit
      add("bad", start, start + (point > 0xff_ff ? 2 : 1), "")
      fault(start, at, `${nameOf(point)} has no meaning in GDScript.`)
    }
  }

  indentation()
  // Godot 3 ignores the indentation of the first line; where the next is indented too, it is a part of a script.
  if (dialect === 3 && lineStarts.length === 1 && /\n[ \t]*(?=[^\s#])/.exec(text)?.[0] === "\n") indent = 0
  const next = (): Token => {
    made = undefined
    while (made === undefined) {
      while (at < length && isBlank(text.charCodeAt(at))) at++
      if (at >= length) break
      step()
    }
    return made ?? { kind: "eof", start: length, end: length, value: "", indent: 0 }
  }
  return { next, comments, lineStarts, faults }
}

/** Returns the name of a sign in messages; signs that cannot be shown go by their number. */
const nameOf = (point: number): string => {
  const isShown = point > 32 && point !== 127 && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isShown
    ? JSON.stringify(String.fromCodePoint(point))
    : `The sign U+${point.toString(16).toUpperCase().padStart(4, "0")}`
}
