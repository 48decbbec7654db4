/**
 * The part of the parser that reads operands: literals, names, brackets, lambdas, and the signs before them. The
 * operators between operands are for `Expressions`.
 */
import type { DictionaryEntry, Expression, FunctionNode, LiteralType } from "./Ast.ts"
import { isText } from "./ExpressionParts.ts"
import { OperandParser } from "./Operands.ts"
import { doubledSign } from "./OtherLanguages.ts"
import { yieldFix } from "./OtherVersion.ts"
import { Level, type Unary, unary } from "./Precedence.ts"
import type { BodyFacts } from "./Script.ts"
import type { Sent } from "./Sends.ts"
import { reservedWords, type Token } from "./Token.ts"

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

export abstract class PrimaryParser extends OperandParser {
  /** Names of the variables and members that are assigned anywhere in the script. */
  readonly assigned = new Set<string>()
  /** Names of the variables whose type is tested anywhere in the script. */
  readonly tested = new Set<string>()
  /** Values that `=` assigns anywhere in the script, by the name of the target. */
  readonly given = new Map<string, Array<Expression>>()
  /** Numbers of values that signals are emitted with anywhere in the script, by their names. */
  readonly sent = new Map<string, Sent>()
  /** Facts of the function that is being read; of the script outside of any. */
  protected facts: BodyFacts = { assigned: this.assigned, tested: this.tested, waits: false, gives: false }

  /** Reads a lambda from its `func` on. */
  protected abstract lambda(): FunctionNode

  /** Reads an expression whose operators bind at least as closely as `level`. */
  protected abstract climb(level: number): Expression

  protected expression(): Expression {
    return this.climb(Level.cast)
  }

  protected readonly value = (): Expression => this.expression()

  protected arguments(): ReadonlyArray<Expression> {
    return this.listed(this.value, ")", "after the arguments", this.beginsElement)
  }

  /** Reads an operand or a prefix operator: a literal, a name, parentheses, a sign. */
  protected prefix(): Expression {
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
    return sign === undefined ? this.primary(token) : this.signed(token, sign)
  }

  /** Reads a sign or `not` and its operand. */
  private signed(token: Token, [operator, level]: Unary): Expression {
    this.next()
    const doubled = this.startsLine ? doubledSign(this.text, token) : undefined
    if (doubled !== undefined) {
      if (!this.isLost) this.fault(doubled, doubled.message, doubled)
      this.isLost = true
    }
    const operand = this.climb(level)
    return { kind: "unary", start: token.start, end: this.endFrom(token.start), operator, operand }
  }

  /** Reads an operand that begins with this token and is neither a literal nor signed. */
  private primary(token: Token): Expression {
    const { start, kind, value } = token
    switch (kind) {
      case "identifier":
        return this.identifier()
      case "(":
        return this.bracketed(this.value, ")", "after the value in brackets")
      case "[":
        return {
          kind: "array",
          items: this.listed(this.value, "]", "after the elements", this.beginsElement),
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
        if (this.dialect === 3) this.otherVersion(token, "Godot 3 before 3.5 has no unique names; use the path with $.")
        return this.nodePath(start, "%")
      case "self":
        this.next()
        return { kind: "self", start, end: token.end }
      case "super":
        this.next()
        if (!this.isLost && (this.startsLine || (!this.at("(") && !this.at("."))))
          this.fault(token, "super must be called: super() for this function of the parent, super.name() for another.")
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
    if (args.length !== 1 && !this.isLost) this.fault(span, `preload() takes one path, not ${args.length} values.`)
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
    const entry = (): DictionaryEntry => {
      const isName = this.isWord(this.token) && this.ahead(1).kind === "="
      const token = this.token
      if (isName && this.dialect === 4 && (!this.isName(token) || reservedWords[4].has(token.value))) {
        const message = `${JSON.stringify(token.value)} is a keyword of GDScript; put quotes around it as a key.`
        this.fault(token, message, { fix: JSON.stringify(token.value) })
      }
      const key: Expression = isName
        ? { kind: "literal", start: token.start, end: token.end, type: "String", value: this.next().value }
        : this.expression()
      const sign = this.at("=") ? "=" : ":"
      if (sign === "=" && !isText(key) && this.dialect === 4 && !this.isLost)
        this.fault(key, "Only a name or a string can be a key before =; write a colon after this one.")
      if (style === "") style = sign
      else if (style !== sign && this.dialect === 4) {
        this.unexpected(`Expected ${JSON.stringify(style)} after the key: a dictionary uses either : or =, not both`)
      }
      this.expect(sign, "after the key")
      return { key, value: this.expression() }
    }
    return this.list("}", entry, this.beginsEntry)
  }
}
