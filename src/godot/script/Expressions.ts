/**
 * The part of the parser that reads expressions: precedence climbing with the precedences of Godot.
 *
 * Chains to the left (`a + b + c`, `a.b.c()`) are read in a loop and make trees as deep as they are long; what nests
 * to the right or in brackets is bounded by `MAX_NESTING`.
 *
 * @see https://matklad.github.io/2020/04/13/simple-but-powerful-pratt-parsing.html
 */
import type { BinaryOperator, CallExpression, DictionaryEntry, Expression, FunctionNode, LiteralType } from "./Ast.ts"
import { isText } from "./ExpressionParts.ts"
import { OperandParser } from "./Operands.ts"
import { doubledSign } from "./OtherLanguages.ts"
import { awaitFix, typeFrom, yieldFix } from "./OtherVersion.ts"
import type { Span } from "./Position.ts"
import { infixLevels, Level, spelling, unary } from "./Precedence.ts"
import type { BodyFacts } from "./Script.ts"
import { noteSent, type Sent } from "./Sends.ts"
import { reservedWords } from "./Token.ts"

const literals: ReadonlyMap<string, LiteralType> = new Map([
  ["int", "int"],
  ["float", "float"],
  ["String", "String"],
  ["StringName", "StringName"],
  ["NodePath", "NodePath"],
  ["true", "bool"],
  ["false", "bool"],
  ["null", "null"]
])

/** `if condition` after a pattern, where GDScript has `when`. */
export interface PatternIf {
  readonly word: Span
  readonly condition: Expression
}

/** The message for `if` after a pattern; the fix depends on the version. */
export const IF_IN_PATTERN = "A pattern takes a condition with when, from Godot 4.2 on."

export abstract class ExpressionParser extends OperandParser {
  /** Names of the variables and members that are assigned anywhere in the script. */
  readonly assigned = new Set<string>()
  /** Names of the variables whose type is tested anywhere in the script. */
  readonly tested = new Set<string>()
  /** Values that `=` assigns anywhere in the script, by the name that is assigned to. */
  readonly given = new Map<string, Array<Expression>>()
  /** Numbers of values that signals are sent with anywhere in the script, by their names. */
  readonly sent = new Map<string, Sent>()
  /** True while the patterns of a branch are read. */
  protected isPattern = false
  /** The `if` of other languages that was read after a value of a pattern, and its condition. */
  private patternIf: PatternIf | undefined
  /** Facts of the function that is being read; of the script outside of any. */
  protected facts: BodyFacts = { assigned: this.assigned, tested: this.tested, waits: false, gives: false }

  /** Reads a lambda from its `func` on. */
  protected abstract lambda(): FunctionNode

  protected expression(): Expression {
    return this.climb(Level.cast)
  }

  private readonly value = (): Expression => this.expression()

  protected arguments(): ReadonlyArray<Expression> {
    return this.listed(this.value, ")", "after the arguments")
  }

  private climb(level: number): Expression {
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

  /** Reads what follows a value; `start` is that of the value with the round brackets around it. */
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
    if (this.at("null")) return this.nullTest(left, { start, end: endOfLeft }, negated)
    if (this.at("preload") && this.dialect === 4) return this.scriptTest(left, { start, end: endOfLeft }, negated)
    // Godot 3 takes any value here, such as a constant that holds a script.
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

  /** `x is preload("a.gd")` of Godot 3; `value` is the place of `x` with the brackets around it. */
  private scriptTest(left: Expression, { start, end }: Span, negated: boolean): Expression {
    const script = this.climb(Level.await)
    const test = `is_instance_of(${this.text.slice(start, end)}, ${this.sourceOf(script)})`
    this.otherVersion(
      this.spanOf(start),
      'Godot 4 takes the name of a class after "is".',
      negated ? `not ${test}` : test
    )
    const callee = { kind: "identifier", start, end: start, name: "is_instance_of" } as const
    return { kind: "call", start, end: this.endFrom(start), callee, arguments: [left, script] }
  }

  /** `x is null` of other languages; `value` is the place of `x` with the brackets around it. */
  private nullTest(left: Expression, value: Span, negated: boolean): Expression {
    const { start, end } = this.next()
    const operator = negated ? "!=" : "=="
    const span = this.spanOf(value.start)
    const message = `null is a value, not a type: it is compared with ${operator}.`
    if (!this.isLost) this.fault(span, message, { fix: `${this.sourceOf(value)} ${operator} null` })
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
      this.fault(name, `super gives functions only, which are called: super.${token.value}().`)
    return { kind: "attribute", start, end: this.endFrom(start), base, name }
  }

  /** Returns `await` for a call of `yield`, in brackets where it would otherwise also await what follows the call. */
  private awaitInstead(call: CallExpression): string | undefined {
    const fix = awaitFix(this.text, call)
    const isOperand = !this.startsLine && (this.at(".") || this.at("["))
    return fix !== undefined && isOperand ? `(${fix})` : fix
  }

  private prefix(): Expression {
    const { token } = this
    const { start, kind, value } = token
    if (this.startsLine) {
      this.unexpected("Expected a value")
      return this.invalid()
    }
    const literal = literals.get(kind)
    if (literal !== undefined) {
      this.next()
      return { kind: "literal", start, end: token.end, type: literal, value }
    }
    const sign = unary[kind]
    if (sign !== undefined) {
      this.next()
      const doubled = this.startsLine ? doubledSign(this.text, token) : undefined
      if (doubled !== undefined) {
        if (!this.isLost) this.fault(doubled, doubled.message, doubled)
        this.isLost = true
      }
      const operand = this.climb(sign[1])
      return { kind: "unary", start, end: this.endFrom(start), operator: sign[0], operand }
    }
    switch (kind) {
      case "identifier":
        return this.identifier()
      case "(":
        return this.bracketed(this.value, ")", "after the value in brackets")
      case "[":
        return {
          kind: "array",
          items: this.listed(this.value, "]", "after the elements"),
          start,
          end: this.endFrom(start)
        }
      case "{":
        return {
          kind: "dictionary",
          entries: this.bracketed(() => this.entries(), "}", "after the entries"),
          start,
          end: this.endFrom(start)
        }
      case "$":
        this.next()
        return this.nodePath(start, "")
      case "%":
        this.next()
        if (this.dialect === 3)
          this.otherVersion(token, "Godot 3 before 3.5 has no unique names; take the path with $.")
        return this.nodePath(start, "%")
      case "self":
        this.next()
        return { kind: "self", start, end: token.end }
      case "super":
        this.next()
        if (!this.isLost && (this.startsLine || (!this.at("(") && !this.at("."))))
          this.fault(token, "super is called: super() for this function of the parent, super.name() for another.")
        return { kind: "super", start, end: token.end }
      case "await": {
        this.next()
        const awaited = this.climb(Level.await)
        this.facts.waits = true
        return { kind: "await", start, end: this.endFrom(start), value: awaited }
      }
      case "func": {
        if (this.dialect === 3) this.otherVersion(token, "Godot 3 has no lambdas; pass the name of a method instead.")
        const lambda = this.lambda()
        return { kind: "lambda", start, end: this.endFrom(start), function: lambda }
      }
      case "preload":
        return this.preload()
      case ".":
        return this.parentCall()
      case "yield":
      case "match":
        this.next()
        return { kind: "identifier", start, end: token.end, name: value }
      default:
        this.unexpected("Expected a value")
        return this.invalid()
    }
  }

  private identifier(): Expression {
    const { start, end, value } = this.next()
    if (this.dialect === 3 && !this.startsLine) {
      const follows = this.token.kind
      if (value === "await" && (follows === "identifier" || follows === "$" || follows === "self")) {
        const before = this.faults.length
        const awaited = this.climb(Level.await)
        // A fix that holds another fault would be wrong itself.
        const fix = this.faults.length === before ? yieldFix(this.text, awaited) : undefined
        this.facts.waits = true
        this.otherVersion(this.spanOf(start), "Write yield.", fix)
        return { kind: "await", start, end: this.endFrom(start), value: awaited }
      }
      if (value === "super" && (follows === "." || follows === "(")) {
        if (follows === ".")
          this.otherVersion({ start, end: end + 1 }, "Godot 3 calls the parent's method with a dot before it.", ".")
        else
          this.otherVersion(
            { start, end },
            "Godot 3 calls the parent's method by its name, .name(); its _init goes in the head, func _init(a).(a):."
          )
        return { kind: "super", start, end }
      }
    }
    return { kind: "identifier", start, end, name: value }
  }

  private preload(): Expression {
    const { start } = this.next()
    if (!this.at("(")) {
      this.unexpected('Expected "(" after "preload"')
      return this.invalid()
    }
    const args = this.arguments()
    const span = this.spanOf(start)
    if (args.length !== 1 && !this.isLost) this.fault(span, `preload takes one path, not ${args.length} values.`)
    return { kind: "preload", ...span, path: args[0] ?? this.invalid() }
  }

  /** Godot 3's `.method()`. */
  private parentCall(): Expression {
    const { start, end } = this.token
    const isCall = this.ahead(1).kind !== "eof" && this.isWord(this.ahead(1)) && this.ahead(2).kind === "("
    if (!isCall) {
      this.unexpected("Expected a value")
      return this.invalid()
    }
    if (this.dialect === 4) this.otherVersion({ start, end }, "Godot 4 calls the parent's method with super.", "super.")
    return { kind: "super", start, end: start }
  }

  private entries(): Array<DictionaryEntry> {
    let style = ""
    return this.list("}", () => {
      const isName = this.isWord(this.token) && this.ahead(1).kind === "="
      const token = this.token
      if (isName && this.dialect === 4 && (!this.isName(token) || reservedWords[4].has(token.value))) {
        const message = `${JSON.stringify(token.value)} is a keyword of GDScript; as a key it stands in quotes.`
        this.fault(token, message, { fix: JSON.stringify(token.value) })
      }
      const key: Expression = isName
        ? { kind: "literal", start: token.start, end: token.end, type: "String", value: this.next().value }
        : this.expression()
      const sign = this.at("=") ? "=" : ":"
      if (sign === "=" && !isText(key) && this.dialect === 4 && !this.isLost)
        this.fault(key, "Only a name or a string can be the key before =; write a colon after this one.")
      if (style === "") style = sign
      else if (style !== sign && this.dialect === 4) {
        this.unexpected(
          `Expected ${JSON.stringify(style)} after the key: one dictionary has either : or = between keys and values`
        )
      }
      this.expect(sign, "after the key")
      return { key, value: this.expression() }
    })
  }
}
