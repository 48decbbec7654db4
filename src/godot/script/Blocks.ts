/** The part of the parser that reads blocks: bodies by indentation, on the line of their header, and in brackets. */
import type { Block, FunctionNode, Statement } from "./Ast.ts"
import { PatternParser } from "./Patterns.ts"
import type { Span } from "./Position.ts"
import { aloneAnnotations } from "./Token.ts"

/** The head of a function; a lambda and an accessor have only a part of it. */
type FunctionHead = Pick<FunctionNode, "start" | "name" | "parameters" | "returnType"> &
  Partial<Pick<FunctionNode, "annotations" | "rest" | "isStatic" | "modifiers" | "superArguments">>

export abstract class BlockParser extends PatternParser {
  /** Indentation of the current block. */
  protected blockIndent = 0
  /** True if the block belongs to a lambda within brackets, whose closing sign ends it. */
  protected endsWithBracket = false
  /** True if the statement belongs to a lambda: the colon of a property may follow it. */
  protected isLambda = false
  /** True if the statement before could not be read: indented lines below it may be its block. */
  private wasLost = false

  /** Reads one statement; undefined if it is not part of the tree. */
  protected abstract statement(): Statement | undefined
  private readonly anyStatement = (): Statement | undefined => this.statement()

  /** Reads the body after a header's colon: statements on the same line, or a block that is indented deeper. */
  protected suite(after: string, statement: () => Statement | undefined = this.anyStatement): Block {
    const parentIndent = this.blockIndent
    if (!this.isLost) this.expect(":", after)
    const wasLost = this.isLost
    if (wasLost) this.recover(parentIndent, this.openBrackets)
    const { start } = this.token
    const statements: Array<Statement> = []
    if (!this.startsLine) {
      if (this.enter()) {
        this.inline(statements, statement)
        this.leave()
      }
    } else if (this.token.indent > parentIndent && this.token.kind !== "eof") this.indented(statements, statement)
    else if (!wasLost) this.emptyBlock(after)
    return { start: Math.min(start, this.previous.end), end: this.previous.end, statements }
  }

  /**
   * Reads the body of a function after its head, and collects facts for the checker without another walk through the
   * tree.
   */
  protected functionNode(head: FunctionHead, readBody: () => Block | undefined): FunctionNode {
    const { start, name, annotations = [], parameters, rest, returnType, isStatic = false } = head
    const { modifiers = [], superArguments } = head
    const outside = this.facts
    this.facts = { assigned: new Set(), tested: new Set(), waits: false, gives: false }
    const body = readBody()
    const { assigned, tested, waits, gives } = this.facts
    for (const one of assigned) outside.assigned.add(one)
    for (const one of tested) outside.tested.add(one)
    this.facts = outside
    return {
      kind: "function",
      start,
      end: this.endFrom(start),
      name,
      annotations,
      parameters,
      rest,
      returnType,
      isStatic,
      body,
      assigned,
      tested,
      waits,
      gives,
      modifiers,
      superArguments
    }
  }

  private emptyBlock(after: string): void {
    const { start, end } = this.previous
    const { kind, indent } = this.token
    // Lines at the same depth may be the block itself, but not if they begin another pattern.
    const isOver = kind === "eof" || kind === "func" || indent < this.blockIndent || after === "after the pattern"
    this.fault(
      { start, end },
      `Expected an indented block ${after}; write pass if it does nothing.`,
      isOver ? { fix: `${this.text.slice(start, end)} pass` } : {}
    )
  }

  private inline(statements: Array<Statement>, statement: () => Statement | undefined): void {
    const indent = this.blockIndent
    do this.one(statements, statement, indent)
    while (!this.startsLine && !this.endsHere() && !this.isBranchOnLine())
  }

  /** Checks whether the token belongs to the code around the lambda. */
  protected endsHere(): boolean {
    const { kind } = this.token
    if (this.isLambda && kind === ":" && !this.startsLine) return true
    return this.endsWithBracket && (kind === ")" || kind === "]" || kind === "}" || kind === ",")
  }

  /** Reads the statements of a block that is indented deeper than the one before. */
  protected indented(statements: Array<Statement>, statement: () => Statement | undefined): void {
    const parentIndent = this.blockIndent
    if (!this.enter()) {
      this.skipBlock(parentIndent)
      return
    }
    let indent = this.token.indent
    this.blockIndent = indent
    while (this.isInBlock(parentIndent)) {
      if (this.token.indent > indent) {
        if (!this.wasLost) this.fault(this.token, "This line is indented deeper than its block.")
        this.indented(statements, statement)
        continue
      }
      if (this.token.indent >= 0 && this.token.indent < indent && !this.endsWithBracket) {
        this.fault(this.token, "The indentation of this line does not match any block before it.")
        indent = this.token.indent
        this.blockIndent = indent
      } else if (this.token.indent >= 0 && this.token.indent < indent) break
      this.one(statements, statement, indent)
    }
    this.leave()
    this.blockIndent = parentIndent
  }

  private isInBlock(parentIndent: number): boolean {
    const { indent, kind } = this.token
    return kind !== "eof" && (indent < 0 || indent > parentIndent) && !this.endsHere()
  }

  /** Reads one statement and its end. */
  private one(statements: Array<Statement>, statement: () => Statement | undefined, indent: number): void {
    const open = this.openBrackets
    const first = this.token.value
    this.beginStatement()
    const read = statement()
    if (read !== undefined) statements.push(read)
    this.endOfStatement()
    this.wasLost = this.isLost
    if (!this.isLost) return
    this.recover(indent, open)
    if (first === "switch") this.skipCases(indent)
  }

  /** Goes past the block of a `switch`, which is not GDScript either, and reports its cases. */
  private skipCases(indent: number): void {
    while (this.token.kind !== "eof" && !(this.token.indent >= 0 && this.token.indent <= indent)) {
      const { indent: ownIndent, value } = this.token
      if (ownIndent >= 0 && (value === "case" || value === "default"))
        this.fault(this.token, "A match in GDScript has no case and no default.")
      this.next()
    }
  }

  /** Skips the lines that are indented deeper. */
  private skipBlock(indent: number): void {
    while (this.token.kind !== "eof" && !(this.token.indent >= 0 && this.token.indent <= indent)) this.next()
  }

  /** Checks for `else` in `func(): if x: f() else: g()`, which Godot reads on one line within lambdas alone. */
  protected isBranchOnLine(): boolean {
    return this.isLambda && (this.token.kind === "else" || this.token.kind === "elif")
  }

  protected endOfStatement(): void {
    if (this.isLost || this.startsLine || this.endsHere() || this.isBranchOnLine()) return
    if (this.accept(";")) {
      while (this.accept(";")) {}
      return
    }
    this.unexpected("Expected the end of the statement")
  }

  /** Checks that an annotation that stands alone ends its line; not even a semicolon may follow. */
  protected endOfAnnotation(annotation: Span & { readonly name: string }): void {
    const { name } = annotation
    if (this.dialect === 3 || this.isLost || !aloneAnnotations.has(name)) return
    if (this.startsLine || this.token.kind === "eof") return
    this.fault(annotation, `@${name} must be on a line of its own.`)
  }
}
