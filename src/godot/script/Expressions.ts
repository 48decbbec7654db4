/**
 * The part of the parser that reads operators and postfixes: precedence climbing with the precedences of Godot.
 *
 * Chains to the left (`a + b + c`, `a.b.c()`) are read in a loop and make trees as deep as they are long; nesting to
 * the right or in brackets is bounded by `MAX_NESTING`.
 *
 * @see https://matklad.github.io/2020/04/13/simple-but-powerful-pratt-parsing.html
 */
import type { BinaryOperator, CallExpression, Expression } from "./Ast.ts"
import { awaitFix, typeFrom } from "./OtherVersion.ts"
import type { Span } from "./Position.ts"
import { infixLevels, Level, spelling } from "./Precedence.ts"
import { PrimaryParser } from "./Primaries.ts"
import { noteSent } from "./Sends.ts"

/** `if condition` after a pattern, where GDScript has `when`. */
export interface PatternIf {
  readonly word: Span
  readonly condition: Expression
}

/** A test with `is` or `is not`, read up to its right side. */
interface TypeTest {
  readonly left: Expression
  /** The place of `left` with the parentheses around it. */
  readonly place: Span
  readonly negated: boolean
}

/** The message for `if` after a pattern; the fix depends on the version. */
export const IF_IN_PATTERN = "Write the condition of a pattern with when, from Godot 4.2 on."

export abstract class ExpressionParser extends PrimaryParser {
  /** True while the patterns of a branch are read. */
  protected isPattern = false
  /** The `if` of other languages that was read after a value of a pattern, and its condition. */
  private patternIf: PatternIf | undefined

  protected climb(level: number): Expression {
    if (!this.enter()) return this.invalid()
    const { start } = this.token
    const expression = this.infix(this.prefix(), level, start)
    this.leave()
    return expression
  }

  /** Returns the `if` after the patterns that were just read. */
  protected conditionAfter(): PatternIf | undefined {
    const found = this.patternIf
    this.patternIf = undefined
    if (found !== undefined || this.dialect === 3 || this.isLost || !this.at("if")) return found
    const { start, end } = this.next()
    this.fault({ start, end }, IF_IN_PATTERN)
    return { word: { start, end }, condition: this.expression() }
  }

  /** Reads the operators after a value; `start` is that of the value with the parentheses around it. */
  private infix(first: Expression, level: number, start: number): Expression {
    let left = first
    const levels = infixLevels[this.dialect]
    while (!this.isLost && !this.startsLine) {
      const { kind } = this.token
      const own = levels.get(kind)
      if (own === undefined || own < level) return left
      left = own === Level.postfix ? this.postfix(left, start) : this.operator(left, kind, own, start)
    }
    return left
  }

  private operator(left: Expression, kind: string, level: number, start: number): Expression {
    if (kind === "if") {
      const word = this.next()
      const condition = this.climb(Level.ternary)
      if (this.isPattern && this.dialect === 4 && !this.inBrackets && this.at(":")) {
        if (!this.isLost) this.fault(word, IF_IN_PATTERN)
        this.patternIf = { word: { start: word.start, end: word.end }, condition }
        return left
      }
      this.expect("else", "after the condition of a value with if")
      const otherwise = this.climb(Level.ternary)
      return { kind: "ternary", start, end: this.endFrom(start), value: left, condition, otherwise }
    }
    if (kind === "as") {
      this.next()
      const type = this.type()
      return { kind: "cast", start, end: this.endFrom(start), value: left, type }
    }
    if (kind === "is") return this.typeTest(left, start)
    const at = this.token.start
    if (kind === "not") return this.notIn(left, at, start)
    this.next()
    const right = this.climb(level + 1)
    if (kind === "**" && this.dialect === 3)
      this.otherVersion(
        this.spanOf(start),
        "Godot 3 has no operator **; pow() does it.",
        `pow(${this.sourceOf(left)}, ${this.sourceOf(right)})`
      )
    return {
      kind: "binary",
      start,
      end: this.endFrom(start),
      operator: spelling[kind] ?? (kind as BinaryOperator),
      left,
      right,
      at
    }
  }

  private typeTest(left: Expression, start: number): Expression {
    const { end: endOfLeft } = this.previous
    this.next()
    const negated = this.accept("not")
    const test: TypeTest = { left, place: { start, end: endOfLeft }, negated }
    if (this.at("null")) return this.nullTest(test)
    if (this.at("preload") && this.dialect === 4) return this.scriptTest(test)
    // Godot 3 accepts any value here, such as a constant that holds a script.
    const type = this.dialect === 3 ? typeFrom(this.climb(Level.await)) : this.type()
    if (negated && this.dialect === 3)
      this.otherVersion(
        this.spanOf(start),
        'Godot 3 has no "is not".',
        `not (${this.sourceOf(left)} is ${this.sourceOf(type)})`
      )
    if (left.kind === "identifier") this.facts.tested.add(left.name)
    return { kind: "is", start, end: this.endFrom(start), value: left, type, negated }
  }

  /** Reads the right side of `x is preload("a.gd")` of Godot 3. */
  private scriptTest({ left, place, negated }: TypeTest): Expression {
    const { start } = place
    const script = this.climb(Level.await)
    const test = `is_instance_of(${this.sourceOf(place)}, ${this.sourceOf(script)})`
    this.otherVersion(
      this.spanOf(start),
      'Godot 4 takes the name of a class after "is".',
      negated ? `not ${test}` : test
    )
    const callee = { kind: "identifier", start, end: start, name: "is_instance_of" } as const
    return { kind: "call", start, end: this.endFrom(start), callee, arguments: [left, script] }
  }

  /** Reads the right side of `x is null` of other languages. */
  private nullTest({ left, place, negated }: TypeTest): Expression {
    const { start, end } = this.next()
    const operator = negated ? "!=" : "=="
    const span = this.spanOf(place.start)
    const message = `null is a value, not a type: compare with ${operator}.`
    if (!this.isLost) this.fault(span, message, { fix: `${this.sourceOf(place)} ${operator} null` })
    const right: Expression = { kind: "literal", start, end, type: "null", value: "null" }
    return { kind: "binary", ...span, operator, left, right, at: start }
  }

  private sourceOf({ start, end }: Span): string {
    return this.text.slice(start, end)
  }

  private notIn(left: Expression, at: number, start: number): Expression {
    this.next()
    this.expect("in", 'after "not"')
    const right = this.climb(Level.in + 1)
    const span = this.spanOf(start)
    if (this.dialect === 3)
      this.otherVersion(span, 'Godot 3 has no "not in".', `not (${this.sourceOf(left)} in ${this.sourceOf(right)})`)
    return {
      kind: "unary",
      ...span,
      operator: "not",
      operand: { kind: "binary", ...span, operator: "in", left, right, at }
    }
  }

  private postfix(base: Expression, start: number): Expression {
    const { kind } = this.token
    if (kind === "(") {
      const args = this.arguments()
      const call: CallExpression = { kind: "call", start, end: this.endFrom(start), callee: base, arguments: args }
      if (base.kind === "identifier" && base.name === "yield") {
        this.facts.waits = true
        if (this.dialect === 4) this.otherVersion(call, "Write await.", this.awaitInstead(call))
      } else if (base.kind === "identifier" && (base.name === "typeof" || base.name === "is_instance_of")) {
        const [value] = args
        if (value?.kind === "identifier") this.facts.tested.add(value.name)
      } else noteSent(this.sent, call)
      return call
    }
    if (kind === "[") {
      const index = this.bracketed(this.value, "]", "after the index")
      return { kind: "index", start, end: this.endFrom(start), base, index }
    }
    this.next()
    const isMember = this.isWord(this.token) && !this.startsLine
    if (!isMember) this.unexpected('Expected a name after "."')
    const token = isMember ? this.next() : { start: this.previous.end, end: this.previous.end, value: "" }
    const name = { start: token.start, end: token.end, name: token.value }
    if (base.kind === "super" && this.dialect === 4 && isMember && !this.isLost && !this.at("("))
      this.fault(name, `super reaches only functions; call it: super.${token.value}().`)
    return { kind: "attribute", start, end: this.endFrom(start), base, name }
  }

  /**
   * Returns `await` for a call of `yield`, in parentheses where it would otherwise also await the rest of the chain.
   */
  private awaitInstead(call: CallExpression): string | undefined {
    const fix = awaitFix(this.text, call)
    const isOperand = !this.startsLine && (this.at(".") || this.at("["))
    return fix !== undefined && isOperand ? `(${fix})` : fix
  }
}
