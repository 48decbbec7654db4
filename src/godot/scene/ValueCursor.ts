/** Reads a text step by step: the position and the steps that all kinds of values share. */
import type { Span } from "../script/Position.ts"

/** A place where Godot stops reading, with the fault there. */
export interface ValueFault extends Span {
  readonly message: string
  readonly fix?: string
  /** The name that stands there in place of a value: `Vector2.ZERO`. */
  readonly constant?: string
}

/** Thrown to leave a nested value. */
export class Stop {
  /** Absent if a value is nested too deep. */
  readonly fault: ValueFault | undefined
  constructor(fault: ValueFault | undefined) {
    this.fault = fault
  }
}

/** Numbers written as words: `inf`, and Godot's form of its negative. */
const constants: ReadonlyMap<string, number> = new Map([
  ["inf", Number.POSITIVE_INFINITY],
  ["-inf", Number.NEGATIVE_INFINITY],
  ["inf_neg", Number.NEGATIVE_INFINITY],
  ["nan", Number.NaN]
])

const number = /-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?/y
const numberWord = /-inf\b|(?:inf_neg|inf|nan)\b/y
const blank = /\s*/y

/** Reads a text from a position on; throws a `Stop` at a fault. */
export class ValueCursor {
  protected readonly text: string
  protected at = 0

  constructor(text: string) {
    this.text = text
  }

  protected number(): number | undefined {
    const word = this.match(numberWord)
    if (word !== undefined) return constants.get(word)
    const digits = this.match(number)
    return digits === undefined ? undefined : Number(digits)
  }

  /** Reads a string in quotes, with the sign that Godot writes before some. */
  protected quoted(): Span {
    const start = this.at
    let end = this.text.indexOf('"', this.text.indexOf('"', start) + 1)
    while (end !== -1) {
      let backslashes = 0
      while (this.text[end - backslashes - 1] === "\\") backslashes++
      if (backslashes % 2 === 0) break
      end = this.text.indexOf('"', end + 1)
    }
    if (end === -1)
      return this.fail({ ...this.placeAt(start), message: 'The string that begins here is not closed by ".' })
    this.at = end + 1
    return { start, end: this.at }
  }

  protected open(): void {
    this.skip()
    if (this.text[this.at] !== "(") this.fail(this.unexpected(this.at))
    this.at++
  }

  protected close(): void {
    this.skip()
    if (this.text[this.at] !== ")") this.fail(this.unexpected(this.at))
    this.at++
  }

  protected skip(): void {
    blank.lastIndex = this.at
    this.at += blank.exec(this.text)?.[0].length ?? 0
  }

  protected match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  /** Skips all matches that follow each other. */
  protected matchAll(pattern: RegExp): void {
    for (pattern.lastIndex = this.at; pattern.test(this.text); ) this.at = pattern.lastIndex
  }

  /** The word or sign at an offset. */
  protected placeAt(start: number): Span {
    const [word = ""] = /^(?:[\w.-]+|[^\n])/.exec(this.text.slice(start, start + 80)) ?? []
    return { start, end: start + word.length }
  }

  protected unexpected(start: number): ValueFault {
    const place = this.placeAt(start)
    const found = this.text.slice(place.start, place.end)
    if (found === "") return { ...place, message: "The value is not complete." }
    if (found === "'") return { ...place, message: "A string needs double quotes here." }
    return { ...place, message: `${JSON.stringify(found)} is not expected here.` }
  }

  protected fail(fault: ValueFault): never {
    throw new Stop(fault)
  }
}
