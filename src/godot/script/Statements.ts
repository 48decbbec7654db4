/** The part of the parser that reads statements and lambdas. */

import { addTo } from "../../kernel/util/Collections.ts"
import type {
  BinaryOperator,
  Block,
  ConstantNode,
  Expression,
  FunctionNode,
  MatchBranch,
  Pattern,
  Statement,
  VariableNode
} from "./Ast.ts"
import { BlockParser } from "./Blocks.ts"
import { binds, isCutShort } from "./Patterns.ts"

const assignments: ReadonlyMap<string, BinaryOperator | undefined> = new Map<string, BinaryOperator | undefined>([
  ["=", undefined],
  ["+=", "+"],
  ["-=", "-"],
  ["*=", "*"],
  ["/=", "/"],
  ["%=", "%"],
  ["**=", "**"],
  ["&=", "&"],
  ["|=", "|"],
  ["^=", "^"],
  ["<<=", "<<"],
  [">>=", ">>"]
])

const targets: ReadonlySet<string> = new Set(["identifier", "attribute", "index", "invalid"])

/** Words that begin a declaration of a class; within a function they are out of place. */
const classWords: ReadonlySet<string> = new Set(["class", "class_name", "enum", "extends", "signal", "static"])

/** Token that follows a statement's first word if that is a name there: `match = 3`, `match.x`. */
const afterName: ReadonlySet<string> = new Set(["=", ".", ":=", "+=", "-=", ")"])

export abstract class StatementParser extends BlockParser {
  /** Number of open loops of this function, and of `match` in Godot 3, where `continue` proceeds to the next branch. */
  private loops = 0

  /** Number of functions without a name that stand alone. */
  private nameless = 0

  protected abstract variable(scope: "local" | "member"): VariableNode
  protected abstract constant(): ConstantNode

  protected statement(): Statement | undefined {
    const { token } = this
    const { kind, start, end } = token
    switch (kind) {
      case "pass":
      case "break":
      case "continue":
      case "breakpoint":
        this.next()
        if (this.loops === 0 && (kind === "break" || kind === "continue")) {
          this.fault(token, `${JSON.stringify(kind)} is outside of a loop.`)
        }
        return { kind, start, end }
      case "var":
        return this.variable("local")
      case "const":
        if (this.dialect === 3) this.otherVersion(token, "Godot 3 has no constants within functions.", "var")
        return this.constant()
      case "if":
        return this.ifStatement()
      case "while": {
        this.next()
        const condition = this.expression()
        const body = this.looped(() => this.suite('after "while"'))
        return { kind: "while", start, end: this.endFrom(start), condition, body }
      }
      case "for":
        return this.forStatement()
      case "return": {
        this.next()
        const hasValue = !this.startsLine && !this.at(";") && !this.endsHere() && !this.isBranchOnLine()
        if (hasValue) this.facts.gives = true
        const value = hasValue ? this.expression() : undefined
        return { kind: "return", start, end: this.endFrom(start), value }
      }
      case "assert":
        this.next()
        if (!this.at("(")) {
          this.unexpected('Expected "(" after "assert"')
          return undefined
        }
        return this.assertion(start)
      case "elif":
      case "else":
        this.next()
        if (kind === "elif") this.expression()
        if (!this.isLost) this.fault(token, `${JSON.stringify(kind)} has no "if" before it.`)
        this.suite(`after ${JSON.stringify(kind)}`)
        return undefined
      case "annotation":
        while (!this.isLost && this.at("annotation")) this.annotationInside()
        return this.startsLine || this.isLost ? undefined : this.statement()
      case "match":
        return afterName.has(this.ahead(1).kind) ? this.expressionStatement() : this.matchStatement()
      default:
        if (!classWords.has(kind)) return this.expressionStatement()
        this.fault(token, `${JSON.stringify(kind)} belongs in a class, not in a function.`)
        this.isLost = true
        return undefined
    }
  }

  /** Reads an annotation in a function, where only some are allowed. */
  private annotationInside(): void {
    const token = this.next()
    if (this.at("(")) this.arguments()
    if (this.dialect === 4 && !token.value.startsWith("warning_ignore"))
      this.fault(this.spanOf(token.start), `@${token.value} cannot be used in a function.`)
    else this.endOfAnnotation({ ...this.spanOf(token.start), name: token.value })
    if (this.dialect === 3) this.otherVersion(token, "Godot 3 has no annotations.")
  }

  private assertion(start: number): Statement {
    const args = this.arguments()
    const span = this.spanOf(start)
    if ((args.length === 0 || args.length > 2) && !this.isLost)
      this.fault(span, "assert() takes a condition and an optional message.")
    return { kind: "assert", arguments: args, ...span }
  }

  private looped(read: () => Block): Block {
    this.loops++
    const body = read()
    this.loops--
    return body
  }

  private ifStatement(): Statement {
    const { start } = this.token
    const branches: Array<{ condition: Expression; body: Block }> = []
    const indent = this.blockIndent
    const continues = (word: string) =>
      this.token.kind === word && (this.token.indent === indent || (this.token.indent < 0 && !this.isLost))
    do {
      const word = this.branchWord()
      const condition = this.expression()
      branches.push({ condition, body: this.suite(`after "${word}"`) })
    } while (continues("elif") || (continues("else") && this.isElseIf()))
    let otherwise: Block | undefined
    if (continues("else")) {
      this.next()
      otherwise = this.suite('after "else"')
    }
    return { kind: "if", start, end: this.endFrom(start), branches, otherwise }
  }

  /** Checks for `else if`, which other languages write for `elif`. */
  private isElseIf(): boolean {
    const { kind, indent } = this.ahead(1)
    return kind === "if" && indent < 0
  }

  /** Takes the word that begins a branch with a condition; `else if` is understood as `elif`. */
  private branchWord(): string {
    const { kind, start } = this.next()
    if (kind !== "else") return kind
    const { end } = this.next()
    this.fault({ start, end }, "Write elif.", { fix: "elif" })
    return "elif"
  }

  private forStatement(): Statement {
    const { start } = this.next()
    const variable = this.name("the name of a variable")
    let type: ReturnType<typeof this.type> | undefined
    if (this.at(":")) {
      const colon = this.next()
      type = this.type()
      if (this.dialect === 3) this.otherVersion(colon, "Godot 3 takes no type here.")
    }
    if (!this.isLost) this.expect("in", 'after the variable of "for"')
    const iterable = this.isLost ? this.invalid() : this.expression()
    const body = this.looped(() => this.suite('after "for"'))
    return { kind: "for", start, end: this.endFrom(start), variable, type, iterable, body }
  }

  private expressionStatement(): Statement {
    const { start } = this.token
    const expression = this.expression()
    const operator = this.startsLine ? undefined : this.token
    if (operator === undefined || this.isLost || !assignments.has(operator.kind)) {
      if (!this.isLost && this.at(":=")) this.unexpected('Expected "=": only var and const infer a type with :=', "=")
      if (expression.kind === "lambda" && this.dialect === 4) this.standaloneLambda(expression.function)
      return { kind: "expression", start, end: this.endFrom(start), expression }
    }
    this.next()
    if (!targets.has(expression.kind)) {
      this.fault(expression, "Only variables, members and elements can be assigned to.")
    }
    if (expression.kind === "identifier") this.facts.assigned.add(expression.name)
    else if (expression.kind === "attribute") this.assigned.add(expression.name.name)
    const value = this.expression()
    const sign = assignments.get(operator.kind)
    if (sign === undefined && expression.kind === "identifier") addTo(this.given, expression.name, value)
    else if (sign === undefined && expression.kind === "attribute") addTo(this.given, expression.name.name, value)
    return {
      kind: "assignment",
      start,
      end: this.endFrom(start),
      target: expression,
      value,
      operator: sign
    }
  }

  /** A function within a function can only be reached by a variable. */
  private standaloneLambda(node: FunctionNode): void {
    const { start, name } = node
    const isNamed = name.name !== ""
    // `func.call()` has no head: the word is meant as a name.
    if (!isNamed && isCutShort(node)) return
    if (!isNamed) this.nameless++
    const variable = isNamed ? name.name : this.nameless === 1 ? "run" : `run${this.nameless}`
    const end = isNamed ? name.end : start + "func".length
    this.fault({ start, end }, "A function in a function must be a lambda: assign it to a variable, and use call().", {
      fix: `var ${variable} := func`
    })
  }

  private matchStatement(): Statement {
    const { start } = this.next()
    const value = this.expression()
    const branches: Array<MatchBranch> = []
    if (this.dialect === 4 && this.at(":") && this.ahead(1).indent < 0 && !this.isLost)
      this.fault(this.ahead(1), "The patterns of a match must be on indented lines below it.")
    this.suite('after "match"', () => {
      this.annotations()
      if (!this.accept("pass")) branches.push(this.matchBranch())
      return undefined
    })
    return { kind: "match", start, end: this.endFrom(start), value, branches }
  }

  /** Goes past annotations, which may be on lines of their own. */
  private annotations(): void {
    while (this.token.kind === "annotation") {
      this.next()
      if (this.at("(")) this.arguments()
      // The end of the block belongs to no branch.
      if (this.token.indent < this.blockIndent && this.startsLine) return
      this.beginStatement()
    }
  }

  private matchBranch(): MatchBranch {
    const { start } = this.token
    const patterns: Array<Pattern> = []
    this.isPattern = true
    do patterns.push(this.pattern())
    while (!this.isLost && this.accept(","))
    this.isPattern = false
    const { word, condition } = this.conditionAfter() ?? {}
    const binding = patterns.length > 1 ? patterns.find(binds) : undefined
    if (binding !== undefined) this.fault(binding, "A pattern with a variable cannot be combined with others.")
    let guard = condition
    if (this.at("identifier") && this.token.value === "when") {
      const when = this.next()
      guard = this.expression()
      if (this.dialect === 3) this.otherVersion(when, "Godot 3 has no conditions on patterns.")
    }
    const body =
      this.dialect === 3 ? this.looped(() => this.suite("after the pattern")) : this.suite("after the pattern")
    return { start, end: this.endFrom(start), patterns, body, guard, guardIf: word }
  }

  protected lambda(): FunctionNode {
    const { start, end } = this.next()
    const name = this.isName(this.token) && !this.startsLine ? this.name("a name") : { start: end, end, name: "" }
    if (!this.at("(")) this.unexpected('Expected "(" after "func"')
    const { parameters, rest } = this.parameters()
    const returnType = this.accept("->") ? this.declaredType() : undefined
    return this.functionNode({ start, name, parameters, rest, returnType }, () =>
      this.lambdaBody("after the head of the lambda")
    )
  }

  /** Reads a block in which line ends count again, even in brackets. */
  private lambdaBody(after: string): Block {
    const { inBrackets, endsWithBracket, isLambda, loops } = this
    if (this.isLost) return { start: this.previous.end, end: this.previous.end, statements: [] }
    this.inBrackets = false
    this.isLambda = true
    this.loops = 0
    this.endsWithBracket = inBrackets || endsWithBracket
    const body = this.suite(after)
    this.inBrackets = inBrackets
    this.endsWithBracket = endsWithBracket
    this.isLambda = isLambda
    this.loops = loops
    return body
  }
}
