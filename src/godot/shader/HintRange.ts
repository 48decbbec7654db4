/**
 * Reads the arguments of `hint_range`. Godot computes them from numbers and constants, and accepts a minus only before
 * a number that is alone or in its own parentheses.
 */
import type { Span } from "../script/Position.ts"
import { readNumber, wholeNumber } from "./literals.ts"
import { levels } from "./lookahead.ts"
import type { Token } from "./ShaderTokens.ts"
import { operate } from "./valueTypes.ts"

/** Meaning of a name in an argument: a number of the language, the type of a constant, or why it cannot stand there. */
export type RangeName = number | "float" | "int" | { readonly fault: string; readonly value?: number }

export interface RangeFault extends Span {
  readonly message: string
  readonly fix?: string
}

/** A part of an argument; its value is absent where it is not written out. */
interface Part {
  readonly value: number | undefined
  /** Absent if it is not known. */
  readonly type?: string | undefined
  /** True for a number, with or without signs and parentheses. */
  readonly isNumber: boolean
  /** True for a part that begins with a minus. */
  readonly isNegative: boolean
}

/** Maximum depth of nested parentheses and signs. */
const MAX_DEPTH = 64

/** Level of the loosest operator that is read here: arguments with looser ones are not judged. */
const LOWEST = levels.get("<<") ?? 0

const compute = (operator: string, a: number, b: number): number | undefined =>
  operator === "+" ? a + b : operator === "-" ? a - b : operator === "*" ? a * b : operator === "/" ? a / b : undefined

/**
 * Returns why Godot refuses an argument, with the intended number if that can be computed; undefined for one that it
 * accepts, or that is unknown. `nameOf` returns what a name is, or undefined for an unknown one.
 *
 * @example
 * rangeFault(tokenize("-PI").tokens, () => Math.PI)?.fix // "-3.14159265"
 */
export const rangeFault = (
  argument: ReadonlyArray<Token>,
  nameOf: (token: Token, isCall: boolean) => RangeName | undefined
): RangeFault | undefined => {
  const [first, last] = [argument[0], argument.at(-1)]
  const reader = new RangeReader(argument, nameOf)
  const part = reader.part(LOWEST)
  if (first === undefined || last === undefined) return undefined
  if (argument.some(({ text }) => text === "?")) {
    return { start: first.start, end: last.end, message: "`hint_range` takes numbers, not a `?:` expression." }
  }
  if (part === undefined || reader.at < argument.length) return undefined
  if (reader.fault === undefined) return undefined
  const fix = part.value === undefined ? reader.negated() : written(part.value, argument)
  return { start: first.start, end: last.end, message: reader.fault, ...(fix === undefined ? {} : { fix }) }
}

/** Returns the literal of a number, whole where the argument is. */
const written = (value: number, argument: ReadonlyArray<Token>): string | undefined => {
  const text = String(Number(value.toPrecision(9)))
  const isWhole = argument.every(({ kind, text }) => kind === "sign" || readNumber(text)?.type === "int")
  if (!/^-?[\d.]+$/.test(text)) return undefined
  return text.includes(".") || isWhole ? text : `${text}.0`
}

class RangeReader {
  at = 0
  fault: string | undefined
  private depth = 0
  private readonly tokens: ReadonlyArray<Token>
  private readonly nameOf: (token: Token, isCall: boolean) => RangeName | undefined

  constructor(tokens: ReadonlyArray<Token>, nameOf: (token: Token, isCall: boolean) => RangeName | undefined) {
    this.tokens = tokens
    this.nameOf = nameOf
  }

  /** Returns `-M / 2.0` as `0.0 - M / 2.0`; undefined for an argument that is of another form. */
  negated(): string | undefined {
    const [sign, name, ...rest] = this.tokens
    const type = name?.kind === "name" ? this.nameOf(name, false) : undefined
    if (sign?.text !== "-" || name === undefined || !(type === "float" || type === "int")) return undefined
    const hasOthers = rest.some(({ kind, text }) => kind === "name" || "()-".includes(text))
    const words = [type === "int" ? "0" : "0.0", "-", name.text, ...rest.map(({ text }) => text)]
    return hasOthers ? undefined : words.join(" ")
  }

  /** Reads operations of at least the `lowest` level; undefined if they cannot be read. */
  part(lowest: number): Part | undefined {
    let left = this.signed()
    for (;;) {
      const operator = this.tokens[this.at]?.text ?? ""
      const level = levels.get(operator)
      if (left === undefined || level === undefined || level < lowest) return left
      this.at++
      const right = this.part(level + 1)
      if (right === undefined) return undefined
      if (left.isNegative || right.isNegative) this.refuseMinus()
      const [a, b] = [left.value, right.value]
      const value = a === undefined || b === undefined ? undefined : compute(operator, a, b)
      const [given, other] = [left.type, right.type]
      const type = given === undefined || other === undefined ? undefined : operate(operator, given, other)
      if (type === null) this.fault ??= `\`${operator}\` does not take ${given} and ${other}.`
      left = { value, type: type ?? undefined, isNumber: false, isNegative: false }
    }
  }

  private refuseMinus(): void {
    this.fault ??= "In `hint_range` a minus goes only before a number: `-1.0`, or `(-1.0)` within an operation."
  }

  /** Reads the part after a sign or a parenthesis, one level deeper. */
  private within(read: () => Part | undefined): Part | undefined {
    if (this.depth >= MAX_DEPTH) return undefined
    this.at++
    this.depth++
    const part = read()
    this.depth--
    return part
  }

  private signed(): Part | undefined {
    const token = this.tokens[this.at]
    if (token?.text === "+") return this.within(() => this.signed())
    if (token?.text === "-") {
      const part = this.within(() => this.signed())
      if (part === undefined) return undefined
      if (!part.isNumber) this.refuseMinus()
      return { ...part, value: part.value === undefined ? undefined : -part.value, isNegative: part.isNumber }
    }
    if (token?.text === "(") return this.bracket()
    this.at++
    return token?.kind === "number" ? this.number(token) : token?.kind === "name" ? this.name(token) : undefined
  }

  private bracket(): Part | undefined {
    const part = this.within(() => this.part(LOWEST))
    if (part === undefined || this.tokens[this.at]?.text !== ")") return undefined
    this.at++
    return { ...part, isNegative: false }
  }

  private number({ text }: Token): Part {
    const value = wholeNumber(text) ?? Number(text.replace(/[fF]$/, ""))
    return { value, type: readNumber(text)?.type, isNumber: true, isNegative: false }
  }

  private name(token: Token): Part | undefined {
    const isCall = this.tokens[this.at]?.text === "("
    const known = this.nameOf(token, isCall)
    const next = this.tokens[this.at]?.text
    if (known === undefined || next === "." || next === "[") return undefined
    if (typeof known === "object") this.fault ??= known.fault
    if (isCall && !this.skipCall()) return undefined
    const value = typeof known === "object" ? known.value : typeof known === "number" ? known : undefined
    const type = typeof known === "object" ? undefined : typeof known === "number" ? "float" : known
    return { value, type, isNumber: false, isNegative: false }
  }

  /** Skips the parentheses of a call; false if they do not close. */
  private skipCall(): boolean {
    let depth = 0
    for (; this.at < this.tokens.length; this.at++) {
      if (this.tokens[this.at]?.text === "(") depth++
      else if (this.tokens[this.at]?.text === ")" && --depth === 0) {
        this.at++
        return true
      }
    }
    return false
  }
}
