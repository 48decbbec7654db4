/**
 * Scans the lines of a script without making tokens: only strings, brackets,
 * comments and continued lines are distinguished.
 *
 * Anything ambiguous ends the scan: each step then returns false, and the parser is needed.
 */
import { TAB_WIDTH } from "./commonIndent.ts"
import { commentLine } from "./DocComments.ts"
import { afterPlainLines } from "./PlainLines.ts"
import type { Dialect } from "./Script.ts"

const END = -1
const LF = 10
const CR = 13
const SPACE = 32
const TAB = 9
const HASH = 35
const COLON = 58
const SEMICOLON = 59
const BACKSLASH = 92
const DOUBLE = 34
const SINGLE = 39
const OPEN_ROUND = 40
const CLOSE_ROUND = 41
const OPEN_SQUARE = 91
const CLOSE_SQUARE = 93
const OPEN_CURLY = 123
const CLOSE_CURLY = 125

const NAME_OR_QUOTE = /[\p{XID_Continue}"']/u

/** Maximum depth of nested brackets. */
const MAX_BRACKETS = 100

const isCloser = (unit: number): boolean => unit === CLOSE_ROUND || unit === CLOSE_SQUARE || unit === CLOSE_CURLY

/**
 * The place where a scan ends: with the line, after the bracket that begins it, or after a colon outside of brackets.
 */
export type Stop = "line" | "bracket" | "colon"

/** A `##` comment of lines that stand alone, one below the other. */
interface CommentBlock {
  readonly start: number
  end: number
  /** Offset of the line after it. */
  next: number
}

/** Characters that close the open brackets, the innermost last. */
const closers = new Uint8Array(MAX_BRACKETS)

export class LineScanner {
  protected at = 0
  /** Offset of the line that the last `toCode` found. */
  protected lineStart = 0
  /** The first `##` comment of the text, and the last one so far. */
  protected firstBlock: CommentBlock | undefined
  protected lastBlock: CommentBlock | undefined
  /** Offset of the `##` after the code of the first line since `begin`; -1 if there is none. */
  protected beside = -1
  /** The last sign of the last statement, its comments aside. */
  protected lastUnit = 0
  /** Offset after the last statement's line. */
  protected codeEnd = 0
  /** True if there is code after a semicolon outside of brackets since `begin`. */
  protected hasSemicolon = false
  /** True if the scan is still on the line where the declaration begins. */
  protected isFirstLine = true

  protected readonly text: string
  protected readonly dialect: Dialect

  constructor(text: string, dialect: Dialect) {
    this.text = text
    this.dialect = dialect
  }

  /** Begins a declaration on the current line. */
  protected begin(): void {
    this.isFirstLine = true
    this.beside = -1
    this.hasSemicolon = false
  }

  protected get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** The sign at this place; -1 at the end. */
  protected here(): number {
    // Not the NaN of `charCodeAt`, which would make V8 treat all characters as floats.
    return this.at < this.text.length ? this.text.charCodeAt(this.at) : END
  }

  protected skipBlanks(): void {
    for (let unit = this.here(); unit === SPACE || unit === TAB; unit = this.here()) this.at++
  }

  /** Goes to the first sign of the next line with code and returns its indentation; -1 at the end of the text. */
  protected toCode(): number {
    for (;;) {
      this.lineStart = this.at
      const width = this.indentation()
      if (this.isAtEnd) return -1
      const unit = this.here()
      if (unit === HASH) this.commentAlone(this.lineStart)
      else if (unit === LF || unit === CR) this.at++
      else return width
    }
  }

  protected indentation(): number {
    let width = 0
    for (let unit = this.here(); unit === SPACE || unit === TAB; unit = this.here()) {
      width += unit === TAB ? TAB_WIDTH : 1
      this.at++
    }
    return width
  }

  /** Skips a comment on a line of its own. */
  protected commentAlone(lineStart: number): void {
    const start = this.at
    const end = this.toLineEnd()
    if (!this.isAtEnd) this.at++
    if (this.text.charCodeAt(start + 1) !== HASH) return
    const { lastBlock } = this
    if (lastBlock?.next === lineStart) {
      lastBlock.end = end
      lastBlock.next = this.at
      return
    }
    this.lastBlock = { start, end, next: this.at }
    this.firstBlock ??= this.lastBlock
  }

  /** Goes to the line break, and returns the offset after the text before it. */
  protected toLineEnd(): number {
    const found = this.text.indexOf("\n", this.at)
    this.at = found === -1 ? this.text.length : found
    return this.text.charCodeAt(this.at - 1) === CR ? this.at - 1 : this.at
  }

  /** The lines of the `##` comment right above a line. */
  protected commentAbove(lineStart: number): string | undefined {
    const { lastBlock } = this
    return lastBlock?.next === lineStart ? this.textOf(lastBlock) : undefined
  }

  protected textOf({ start, end }: CommentBlock): string {
    return this.text
      .slice(start, end)
      .split(/\r?\n[ \t]*/)
      .map((line) => commentLine(line, 0, line.length))
      .join("\n")
  }

  /** The `##` comment after the first line of a declaration. */
  protected get commentBeside(): string | undefined {
    return this.beside < 0 ? undefined : commentLine(this.text, this.beside, this.endOfComment(this.beside))
  }

  protected endOfComment(start: number): number {
    const found = this.text.indexOf("\n", start)
    const end = found === -1 ? this.text.length : found
    return this.text.charCodeAt(end - 1) === CR ? end - 1 : end
  }

  /** Takes a comment after code. */
  protected commentBehind(): void {
    if (this.isFirstLine && this.beside < 0 && this.text.charCodeAt(this.at + 1) === HASH) this.beside = this.at
    this.toLineEnd()
  }

  /**
   * Goes past the rest of a statement of a block that is indented by `indent`. A line within brackets that is not
   * indented deeper could also begin a statement after a missing bracket: only closing brackets are accepted there.
   */
  protected scan(indent: number, stop: Stop): boolean {
    const { text } = this
    let depth = 0
    let isAfterSemicolon = false
    this.lastUnit = 0
    for (; this.at < text.length; this.at++) {
      const unit = text.charCodeAt(this.at)
      switch (unit) {
        case SPACE:
        case TAB:
        case CR:
          continue
        case LF:
          if (depth > 0) {
            if (!this.lineInBrackets(indent)) return false
            continue
          }
          if (stop === "bracket") return false
          this.endLine()
          return true
        case HASH:
          this.commentBehind()
          this.at--
          continue
        case BACKSLASH:
          if (!this.continuedLine()) return false
          continue
        case DOUBLE:
        case SINGLE:
          if (!this.string(unit)) return false
          break
        case OPEN_ROUND:
        case OPEN_SQUARE:
        case OPEN_CURLY:
          if (depth >= MAX_BRACKETS) return false
          closers[depth++] = unit === OPEN_ROUND ? CLOSE_ROUND : unit + 2
          break
        case CLOSE_ROUND:
        case CLOSE_SQUARE:
        case CLOSE_CURLY:
          if (depth === 0 || closers[--depth] !== unit) return false
          if (depth === 0 && stop === "bracket") {
            this.at++
            return true
          }
          break
        case COLON:
          if (depth === 0 && stop === "colon") {
            this.at++
            return true
          }
          break
        case SEMICOLON:
          if (depth > 0) break
          isAfterSemicolon = true
          this.lastUnit = unit
          continue
      }
      if (isAfterSemicolon) this.hasSemicolon = true
      this.lastUnit = unit
    }
    this.codeEnd = text.length
    return depth === 0 && stop === "line"
  }

  /** Ends the statement with the line break here. */
  private endLine(): void {
    this.codeEnd = this.text.charCodeAt(this.at - 1) === CR ? this.at - 1 : this.at
    this.at++
    this.isFirstLine = false
  }

  /** Goes from a line break in brackets to the next character of code. */
  private lineInBrackets(indent: number): boolean {
    this.isFirstLine = false
    for (;;) {
      const lineStart = ++this.at
      const width = this.indentation()
      if (this.isAtEnd) return false
      const unit = this.here()
      if (unit === HASH) {
        this.commentAlone(lineStart)
        this.at--
      } else if (unit === CR) this.at++
      else if (unit !== LF) {
        this.at--
        return width > indent || isCloser(unit)
      }
      if (this.here() !== LF) return false
    }
  }

  /** Goes from a `\` to the line break before the next line, which is added; comments may stand between in Godot 4. */
  private continuedLine(): boolean {
    this.at++
    this.skipBlanks()
    if (this.here() === CR) this.at++
    if (this.here() !== LF) return false
    this.isFirstLine = false
    for (;;) {
      const lineStart = ++this.at
      this.skipBlanks()
      const unit = this.here()
      if (this.dialect === 4 && (unit === LF || unit === CR)) return false
      if (unit !== HASH) {
        this.at = lineStart - 1
        return true
      }
      if (this.dialect === 3) return false
      this.commentAlone(lineStart)
      if (this.isAtEnd) return false
      this.at--
    }
  }

  /** Goes to the last quote of a string. */
  protected string(quote: number): boolean {
    const { text } = this
    const isTriple = text.charCodeAt(this.at + 1) === quote && text.charCodeAt(this.at + 2) === quote
    if (isTriple) this.at += 2
    let isOneLine = true
    for (this.at++; this.at < text.length; this.at++) {
      const unit = text.charCodeAt(this.at)
      if (unit === BACKSLASH) {
        const escaped = text.charCodeAt(++this.at)
        if (escaped === LF || escaped === CR) isOneLine = false
      } else if (unit === LF) isOneLine = false
      else if (unit === quote) {
        if (isTriple) {
          if (text.charCodeAt(this.at + 1) !== quote || text.charCodeAt(this.at + 2) !== quote) continue
          this.at += 2
        }
        if (isOneLine) return true
        this.isFirstLine = false
        // A quote that closes on a later line right before a name is meant to open the next string.
        return isTriple || !NAME_OR_QUOTE.test(text.charAt(this.at + 1))
      }
    }
    return false
  }

  /** Skips the lines that are indented deeper. */
  protected block(indent: number): boolean {
    for (;;) {
      const end = afterPlainLines(this.text, this.at, indent)
      if (end > this.at) {
        this.at = end - 1
        this.endLine()
      }
      if (this.toCode() <= indent) {
        this.at = this.lineStart
        return true
      }
      if (!this.scan(indent, "line")) return false
    }
  }
}
