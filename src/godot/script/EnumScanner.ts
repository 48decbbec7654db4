/** Reads names, and the values of enums, for the outline of a script. */
import { commentLine } from "./DocComments.ts"
import { LineScanner } from "./LineScanner.ts"
import type { Dialect } from "./Script.ts"
import { keywords, softKeywords } from "./Token.ts"

export interface OutlineValue {
  readonly name: string
  /** Lines of its `##` comment. */
  readonly comment: string | undefined
}

const UNICODE_WORD = /[\p{XID_Start}_]\p{XID_Continue}*/uy
const WORD = /[A-Za-z_]\w*/y
const VALUE = /[ \t]*=[ \t]*-?\w[\w.]*(?:[ \t]*(?:<<|[|+*-])[ \t]*\w[\w.]*)*/y

const LF = 10
const CR = 13
const HASH = 35
const COMMA = 44
const CLOSE_CURLY = 125

export class EnumScanner extends LineScanner {
  /** Words that are no names. */
  protected readonly words: ReadonlyMap<string, unknown>

  constructor(text: string, dialect: Dialect) {
    super(text, dialect)
    this.words = keywords[dialect]
  }

  /** A word at this place; "" if there is none. */
  protected word(): string {
    const { text, at: start } = this
    WORD.lastIndex = start
    let end = WORD.test(text) ? WORD.lastIndex : start
    if (text.charCodeAt(end) > 127) {
      UNICODE_WORD.lastIndex = start
      if (UNICODE_WORD.test(text)) end = Math.max(end, UNICODE_WORD.lastIndex)
    }
    this.at = end
    return text.slice(start, end)
  }

  /** A word that may be a name; "" if there is none. */
  protected name(): string {
    const word = this.word()
    return this.words.has(word) && !softKeywords.has(word) ? "" : word
  }

  /** Skips at least one space; false without one. */
  protected blanks(): boolean {
    const before = this.at
    this.skipBlanks()
    return this.at > before
  }

  /** Reads the values of an enum, from the opening brace to the closing one. */
  protected values(indent: number): ReadonlyArray<OutlineValue> | undefined {
    const found: Array<{ readonly name: string; readonly line: number; readonly above: string | undefined }> = []
    /** Comments after values, by the offsets of their lines. */
    const behind = new Map<number, string>()
    const firstLine = this.lineStart
    let line = firstLine
    let isAfterComma = true
    for (this.at++; ; ) {
      const next = this.valueLine(indent, line, behind)
      if (next === undefined) return undefined
      line = next
      if (this.here() === CLOSE_CURLY) break
      if (this.here() === COMMA && !isAfterComma) {
        isAfterComma = true
        this.at++
        continue
      }
      const isAfterLine = this.dialect === 3 && found.at(-1)?.line !== line
      const name = isAfterComma || isAfterLine ? this.name() : ""
      if (name === "") return undefined
      isAfterComma = false
      found.push({ name, line, above: found.at(-1)?.line === line ? undefined : this.commentAbove(line) })
      VALUE.lastIndex = this.at
      this.at += VALUE.exec(this.text)?.[0].length ?? 0
    }
    this.at++
    this.skipBlanks()
    this.commentOfValue(line, behind)
    if (line === firstLine) return found.map(({ name }) => ({ name, comment: undefined }))
    return found.map(({ name, line, above }, i) => ({
      name,
      comment: (found[i + 1]?.line === line ? undefined : behind.get(line)) ?? above
    }))
  }

  /** Goes to the next sign within the braces of an enum; returns the offset of its line. */
  private valueLine(indent: number, from: number, behind: Map<number, string>): number | undefined {
    for (let line = from; ; line = this.lineStart) {
      this.skipBlanks()
      this.commentOfValue(line, behind)
      if (this.here() === CR) this.at++
      if (this.here() !== LF) return line
      this.at++
      if (this.toCode() <= indent && this.here() !== CLOSE_CURLY) return undefined
    }
  }

  /** Goes past a comment after a value, if there is one. */
  private commentOfValue(line: number, behind: Map<number, string>): void {
    const start = this.at
    if (this.here() !== HASH) return
    const end = this.toLineEnd()
    if (this.text.charCodeAt(start + 1) === HASH) behind.set(line, commentLine(this.text, start, end))
  }
}
