/**
 * Reads the expressions of shaders and finds operators, calls and components that the types of
 * their values do not allow.
 *
 * A text that is not an expression ends the reading with undefined, and its statement is not checked.
 */
import { readNumber } from "./literals.ts"
import { assignments, levels, tests } from "./lookahead.ts"
import type { Names } from "./Names.ts"
import type { Token } from "./ShaderTokens.ts"
import type { TypeFaults } from "./TypeFaults.ts"
import { isReadOnly, type Operand, type Output } from "./VariableFaults.ts"
import {
  arrayOf,
  componentCount,
  constructs,
  elementOf,
  hasNoComponents,
  isArray,
  isSameType,
  operate,
  resultsOf,
  swizzle
} from "./valueTypes.ts"

/** Maximum number of expressions within each other. */
const MAX_DEPTH = 64

const typed = (value: Operand, type: string | undefined): Operand => ({ ...value, type })

export class ExpressionReader {
  /** Index of the next token. */
  at: number
  readonly faults: TypeFaults
  /** Targets of the assignments in the expressions read so far. */
  readonly assigned: Array<Operand> = []
  /** Arguments that their calls write to. */
  readonly outputs: Array<Output> = []
  private readonly tokens: ReadonlyArray<Token>
  private readonly names: Names
  private depth = 0

  constructor(tokens: ReadonlyArray<Token>, names: Names, faults: TypeFaults, at: number) {
    this.tokens = tokens
    this.names = names
    this.faults = faults
    this.at = at
  }

  /** Reads an expression up to the first token that cannot continue it; undefined if there is none. */
  expression(): Operand | undefined {
    if (this.depth >= MAX_DEPTH) return undefined
    this.depth++
    const value = this.ternary()
    const read = value === undefined ? undefined : this.assignment(value)
    this.depth--
    return read
  }

  /** Reads the right side of an assignment, if an assignment operator follows: `a = b += 1.0`. */
  private assignment(target: Operand): Operand | undefined {
    const operator = this.tokens[this.at]
    if (operator === undefined || !assignments.has(operator.text)) return target
    this.at++
    const value = this.expression()
    if (value === undefined) return undefined
    this.assigned.push(target)
    if (target.fixed !== undefined) this.faults.target(target)
    else if (operator.text === "=") this.faults.fits(value, target.type, "assign-type")
    else this.faults.changes(target, operator.text, value)
    return { type: target.type, isLiteral: false, start: target.start, end: value.end, assignment: operator }
  }

  private text(): string | undefined {
    return this.tokens[this.at]?.text
  }

  private ternary(): Operand | undefined {
    const condition = this.binary(1)
    if (condition === undefined || this.text() !== "?") return condition
    this.faults.condition(condition)
    this.at++
    const yes = this.expression()
    if (yes === undefined) return undefined
    // Godot does without the colon where the second value follows at once.
    if (this.text() === ":") this.at++
    const no = this.expression()
    if (no === undefined) return undefined
    const isOne = yes.type !== undefined && no.type !== undefined && isSameType(yes.type, no.type)
    const type = isOne ? yes.type : undefined
    if (yes.type !== undefined && no.type !== undefined && !isOne) {
      const message = `Both values of \`?:\` must have the same type, not ${yes.type} and ${no.type}.`
      this.faults.mismatch(yes, no, message, (a, b) => (a === b ? a : undefined))
    }
    return { type, isLiteral: false, start: condition.start, end: no.end, fixed: "A value" }
  }

  private binary(lowest: number): Operand | undefined {
    let left = this.unary()
    for (;;) {
      const operator = this.text()
      const level = operator === undefined ? undefined : levels.get(operator)
      if (left === undefined || operator === undefined || level === undefined || level < lowest) return left
      this.at++
      const right = this.binary(level + 1)
      if (right === undefined) return undefined
      left = this.operation(operator, left, right)
    }
  }

  private operation(operator: string, left: Operand, right: Operand): Operand {
    const place = { start: left.start, end: right.end, isLiteral: false, fixed: "A value" }
    const [a, b] = [left.type ?? left.mended, right.type ?? right.mended]
    const isTest = tests.has(operator)
    const isKnown = left.type !== undefined && right.type !== undefined
    const unknown = { ...place, type: isTest && !isKnown ? "bool" : undefined }
    if (a === undefined || b === undefined) return unknown
    const type = operate(operator, a, b)
    if (type !== null && isKnown) return { ...place, type }
    if (type !== null) return type === undefined ? unknown : { ...unknown, mended: type }
    if (left.type === undefined && right.type === undefined) return unknown
    const [first, second] = [typed(left, a), typed(right, b)]
    const other = isKnown ? undefined : left.type === undefined ? second : first
    const mended = this.faults.operands(operator, first, second, other)
    return mended === undefined ? unknown : { ...unknown, mended }
  }

  private unary(): Operand | undefined {
    const token = this.tokens[this.at]
    if (token === undefined) return undefined
    if (!["-", "+", "!", "~", "++", "--"].includes(token.text)) return this.postfix()
    if (this.depth >= MAX_DEPTH) return undefined
    this.at++
    this.depth++
    const value = this.unary()
    this.depth--
    if (value === undefined) return undefined
    if (token.text === "~" || token.text === "-") this.faults.negation(token, value)
    if (token.text === "!") {
      const negated = { type: "bool", isLiteral: false, start: token.start, end: value.end, fixed: "A value" }
      this.faults.condition(value, negated)
      return negated
    }
    if (token.text === "++" || token.text === "--") this.step(token.text, value)
    // Godot passes over a `+`.
    return { ...value, start: token.start, ...(token.text === "+" ? {} : { fixed: "A value" }) }
  }

  private postfix(): Operand | undefined {
    let value = this.primary()
    for (;;) {
      if (value === undefined) return undefined
      const sign = this.text()
      if (sign === ".") value = this.member(value)
      else if (sign === "[") value = this.element(value)
      else if (sign === "++" || sign === "--") {
        this.step(sign, value)
        value = { ...value, end: this.tokens[this.at]?.end ?? value.end, fixed: "A value" }
        this.at++
      } else return value
    }
  }

  private step(operator: string, value: Operand): void {
    this.assigned.push(value)
    this.faults.step(operator, value)
  }

  private member(value: Operand): Operand | undefined {
    const name = this.tokens[this.at + 1]
    if (name?.kind !== "name" || this.names.isMacro(name.text)) return undefined
    this.at += 2
    const { root, fixed } = value
    const place = {
      isLiteral: false,
      start: value.start,
      end: name.end,
      ...(root === undefined ? {} : { root }),
      ...(fixed === undefined ? {} : { fixed })
    }
    if (this.text() === "(") return this.method(value, name)
    if (value.type === undefined) return { ...place, type: undefined }
    if (name.text === "length" && isArray(value.type)) this.faults.lengthOf(name)
    const type = swizzle(value.type, name.text)
    if (type === undefined && hasNoComponents(value.type) && name.text !== "length") {
      this.faults.noComponents(name, value.type)
      return { ...place, type: undefined }
    }
    if (type === undefined) {
      const member = this.names.member(value.type, name.text)
      if (member === null) this.faults.noMember(name, value.type)
      return { ...place, type: member ?? undefined }
    }
    if (type !== null) {
      const isRepeated = new Set(name.text).size < name.text.length
      return { ...place, type, ...(isRepeated ? { fixed: `\`${name.text}\`, with a component twice,` } : {}) }
    }
    this.faults.components(name, value.type)
    return { ...place, type: undefined }
  }

  /** Reads `.length()`, the only method, which arrays alone have. */
  private method(value: Operand, name: Token): Operand | undefined {
    const values = this.givenValues()
    const end = this.tokens[this.at - 1]?.end
    if (values === undefined || end === undefined) return undefined
    const place = { isLiteral: false, start: value.start, end, fixed: "A value" }
    const isLength = name.text === "length" && values.length === 0
    if (isLength && (value.type === undefined || isArray(value.type))) return { ...place, type: "int" }
    if (value.type !== undefined) this.faults.method({ ...place, type: value.type }, value, name, values)
    return { ...place, type: undefined }
  }

  private element(value: Operand): Operand | undefined {
    this.at++
    const index = this.expression()
    const closing = this.tokens[this.at]
    if (index === undefined || closing?.text !== "]") return undefined
    this.at++
    this.faults.index(index, value.type)
    const type = value.type === undefined ? undefined : elementOf(value.type)
    if (type === undefined && value.type !== undefined) this.faults.noElements(value)
    const isComponent = value.type !== undefined && !isArray(value.type) && type !== undefined
    return { ...value, type, isLiteral: false, end: closing.end, isComponent }
  }

  private primary(): Operand | undefined {
    const token = this.tokens[this.at]
    if (token === undefined) return undefined
    const place = { start: token.start, end: token.end }
    this.at++
    if (token.kind === "number")
      return { ...place, type: readNumber(token.text)?.type, isLiteral: true, fixed: "A value" }
    if (token.text === "(") {
      const inner = this.expression()
      const closing = this.tokens[this.at]
      if (inner === undefined || closing?.text !== ")") return undefined
      this.at++
      const { assignment: _, ...value } = inner
      return { ...value, start: token.start, end: closing.end }
    }
    if (token.kind !== "name" || this.names.isMacro(token.text)) return undefined
    if (token.text === "true" || token.text === "false") {
      return { ...place, type: "bool", isLiteral: false, fixed: "A value" }
    }
    if (this.names.isType(token.text)) return this.construction(token)
    if (this.text() === "(") return this.call(token)
    return { ...place, type: this.names.variable(token.text), isLiteral: false, root: token.text }
  }

  /** Reads `[](1.0)`, `[2](1.0, 2.0)` after a type. */
  private array(element: Token): Operand | undefined {
    const written = this.names.sizeIn(this.tokens, this.at)
    const isUnsized = this.tokens[this.at + 1]?.text === "]"
    this.at++
    if (!isUnsized && this.expression() === undefined) return undefined
    if (this.text() !== "]") return undefined
    this.at++
    const opening = this.tokens[this.at]
    const values = this.givenValues()
    if (values === undefined || opening === undefined) return undefined
    for (const value of values) this.faults.fits(value, element.text, "assign-type")
    if (written !== undefined && written !== values.length) this.faults.elements(opening, written, values.length)
    const type = arrayOf(element.text, isUnsized ? values.length : written)
    const end = this.tokens[this.at - 1]?.end ?? element.end
    return { type, isLiteral: false, start: element.start, end, fixed: "A value" }
  }

  /** `vec3(1.0)`, `Wave(1.0)`, `float[](1.0)`, `float[2](1.0, 2.0)`. */
  private construction(token: Token): Operand | undefined {
    if (this.text() === "[") return this.array(token)
    const values = this.givenValues()
    if (values === undefined) return undefined
    const end = this.tokens[this.at - 1]?.end ?? token.end
    const [only] = values
    const isWhole = only?.type === "int" || only?.type === "uint"
    const isLiteral = values.length === 1 && only?.isLiteral === true && isWhole && componentCount(token.text) === 1
    const value = {
      type: token.text,
      isLiteral,
      start: token.start,
      end,
      fixed: "A value"
    }
    const members = this.names.members(token.text)
    if (members !== undefined) this.faults.struct(value, token.text, members, values)
    else if (!constructs(token.text, values)) this.faults.construction(value, token.text, values)
    return value
  }

  private call(name: Token): Operand | undefined {
    const values = this.givenValues()
    if (values === undefined) return undefined
    const end = this.tokens[this.at - 1]?.end ?? name.end
    const place = { isLiteral: false, start: name.start, end, fixed: "The result of a function" }
    const overloads = this.names.overloads(name.text)
    if (overloads === undefined) return { ...place, type: undefined }
    const results = resultsOf(overloads, values)
    const isCounted = overloads.some(
      ({ parameters, optional }) => values.length <= parameters.length && values.length >= parameters.length - optional
    )
    if (!isCounted && this.names.isOwn(name.text)) {
      this.faults.count(name, overloads[0]?.parameters.length ?? 0, values.length)
    } else if (results.length === 0 && isCounted) {
      const mended = this.faults.call(name, overloads, values)
      if (mended !== undefined) return { ...place, type: undefined, mended }
    }
    for (const [i, value] of values.entries()) {
      const isWritten = overloads.every(({ parameters }) => parameters[i]?.isOut === true)
      const kind = this.names.detailsOf(value.root ?? "")?.kind
      const isFixed = value.fixed !== undefined || value.isComponent === true || isReadOnly(kind)
      if (isWritten && isFixed) this.faults.output(value, name.text)
      else if (isWritten) this.outputs.push({ value, name })
    }
    // Of several overloads that accept integer literals Godot uses the first, the one for floats: `max(1, 2)` is a
    // float.
    const isFirst = /^(?:float|vec\d)$/.test(results[0] ?? "") && values.every(({ type }) => type !== undefined)
    if (results.length === 1 || isFirst) return { ...place, type: results[0] }
    const mended = values.map((value) => typed(value, value.type ?? value.mended))
    const isAll = mended.every(({ type }) => type !== undefined)
    const [type] = isAll ? resultsOf(overloads, mended) : []
    return { ...place, type: undefined, ...(type === undefined ? {} : { mended: type }) }
  }

  private givenValues(): Array<Operand> | undefined {
    if (this.text() !== "(") return undefined
    this.at++
    const values: Array<Operand> = []
    if (this.text() === "void" && this.tokens[this.at + 1]?.text === ")") this.at++
    while (this.text() !== ")") {
      const value = this.expression()
      if (value === undefined) return undefined
      values.push(value)
      if (this.text() === ",") this.at++
      else if (this.text() !== ")") return undefined
    }
    this.at++
    return values
  }
}
