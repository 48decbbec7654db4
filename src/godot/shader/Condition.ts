/** Evaluates the condition of an `#if`, whose operators bind as in GDScript. */
import { readNumber } from "./literals.ts"
import type { Token } from "./ShaderTokens.ts"

type Value = number | boolean | string

/** Operators from the loosest to the tightest; a level holds those that bind alike. */
const levels: ReadonlyArray<ReadonlySet<string>> = [
  "|| or",
  "&& and",
  "== != < > <= >=",
  "|",
  "^",
  "&",
  "<< >>",
  "+ -",
  "* / %"
].map((text) => new Set(text.split(" ")))
const COMPARISON = 2

/** Maximum depth of nested parentheses and signs. */
const MAX_DEPTH = 64

/**
 * Returns whether the condition holds; undefined if that is not known, since a name is not defined or the text is no
 * expression. Macros and `defined()` are replaced before.
 *
 * @example
 * holds(tokenize("2 > 1 && !false").tokens) // true
 * holds(tokenize("SHADOWS == 1").tokens) // undefined
 */
export const holds = (tokens: ReadonlyArray<Token>): boolean | undefined => {
  const reader = new ConditionReader(tokens)
  const value = reader.value(0)
  if (value === undefined || !reader.isEnd()) return undefined
  return typeof value === "string" ? value !== "" : Boolean(value)
}

class ConditionReader {
  private readonly tokens: ReadonlyArray<Token>
  private at = 0
  private depth = 0

  constructor(tokens: ReadonlyArray<Token>) {
    this.tokens = tokens
  }

  isEnd(): boolean {
    return this.at >= this.tokens.length
  }

  /** Reads operations that bind at least as tightly as a level. */
  value(level: number): Value | undefined {
    const operators = levels[level]
    if (operators === undefined) return this.signed()
    // A negation holds for a whole comparison.
    if (level === COMPARISON && (this.is("!") || this.is("not"))) return this.negated()
    let left = this.value(level + 1)
    while (left !== undefined && operators.has(this.tokens[this.at]?.text ?? "")) {
      const operator = this.tokens[this.at]?.text ?? ""
      this.at++
      const right = this.value(level + 1)
      left = right === undefined ? undefined : operate(operator, left, right)
    }
    return left
  }

  private negated(): boolean | undefined {
    const value = this.deeper(() => this.value(COMPARISON))
    return value === undefined ? undefined : !value
  }

  private is(text: string): boolean {
    return this.tokens[this.at]?.text === text
  }

  /** Skips a token and reads the next part one level deeper. */
  private deeper(read: () => Value | undefined): Value | undefined {
    if (this.depth >= MAX_DEPTH) return undefined
    this.at++
    this.depth++
    const value = read()
    this.depth--
    return value
  }

  private signed(): Value | undefined {
    if (this.is("-") || this.is("+")) {
      const sign = this.is("-") ? -1 : 1
      const value = this.deeper(() => this.signed())
      return typeof value === "number" ? sign * value : undefined
    }
    if (this.is("(")) {
      const value = this.deeper(() => this.value(0))
      if (!this.is(")")) return undefined
      this.at++
      return value
    }
    const { kind, text } = this.tokens[this.at] ?? { kind: "sign", text: "" }
    this.at++
    if (text === "true" || text === "false") return text === "true"
    if (kind === "text") return text.slice(1, -1)
    if (readNumber(text) === undefined) return undefined
    return Number(/^0[xX]/.test(text) ? text.replace(/[uU]$/, "") : text.replace(/[fFuU]$/, ""))
  }
}

const operate = (operator: string, left: Value, right: Value): Value | undefined => {
  if (operator === "||" || operator === "or") return Boolean(left) || Boolean(right)
  if (operator === "&&" || operator === "and") return Boolean(left) && Boolean(right)
  if (typeof left !== typeof right) return undefined
  if (operator === "==") return left === right
  if (operator === "!=") return left !== right
  if (typeof left !== "number" || typeof right !== "number") return undefined
  return arithmetic(operator, left, right)
}

const arithmetic = (operator: string, left: number, right: number): Value | undefined => {
  switch (operator) {
    case "<":
      return left < right
    case ">":
      return left > right
    case "<=":
      return left <= right
    case ">=":
      return left >= right
    case "+":
      return left + right
    case "-":
      return left - right
    case "*":
      return left * right
  }
  // `5 / 2` and `5.0 / 2` differ, and an int is no longer known from a float.
  if (!(Number.isInteger(left) && Number.isInteger(right))) return undefined
  switch (operator) {
    case "/":
      return Number.isInteger(left / right) ? left / right : undefined
    case "%":
      return right === 0 ? undefined : left % right
    case "|":
      return left | right
    case "^":
      return left ^ right
    case "&":
      return left & right
    case "<<":
      return left << right
    case ">>":
      return left >> right
  }
  return undefined
}
