/** The part of the parser that reads operands: types and paths of nodes. */
import type { Expression, Name, TypeNode } from "./Ast.ts"
import type { Span } from "./Position.ts"
import { isTypeOfValues } from "./SimpleType.ts"
import { TokenCursor } from "./TokenCursor.ts"

export class OperandParser extends TokenCursor {
  /** Reads the type of a declaration; reports a union, `int | String`, which no variable can have. */
  protected declaredType(): TypeNode {
    const first = this.type()
    if (this.dialect === 3 || this.isLost || !this.at("|")) return first
    let others = 0
    while (!this.isLost && this.accept("|")) {
      if (this.accept("null")) continue
      this.type()
      others++
    }
    if (this.isLost) return first
    const span = this.spanOf(first.start)
    const name = first.path.map((part) => part.name).join(".")
    if (others === 0 && !isTypeOfValues(name)) {
      this.fault(span, "A declaration has one type; a variable of a class can be null anyway.", { fix: name })
      return first
    }
    this.fault(span, "A declaration has one type; for several types, use Variant.", { fix: "Variant" })
    return { ...span, path: [{ ...span, name: "Variant" }], arguments: [] }
  }

  /** Reads a type: `int`, `Foo.Bar`, `Array[int]`. */
  protected type(): TypeNode {
    const { start } = this.token
    if (this.accept("void"))
      return { start, end: this.previous.end, path: [{ start, end: this.endFrom(start), name: "void" }], arguments: [] }
    const path = [this.name("a type")]
    while (this.accept(".")) path.push(this.name("a type"))
    const open = this.token.start
    const args = this.at("[") ? this.bracketed(this.elementTypes, "]", "after the type of the elements") : []
    const span = this.spanOf(start)
    const isClosed = this.previous.kind === "]" && open < this.previous.start && !this.isLost
    if (isClosed && this.dialect === 4 && !this.collection(span, path, args))
      return { start, end: span.end, path: [], arguments: [] }
    if (args.length > 0 && this.dialect === 3) {
      this.otherVersion({ start: open, end: span.end }, "Godot 3 has no typed arrays.", "")
    }
    return { start, end: span.end, path, arguments: args }
  }

  private readonly elementTypes = (): ReadonlyArray<TypeNode> => {
    if (!this.enter()) return []
    const types = this.list("]", () => this.type())
    this.leave()
    return types
  }

  /**
   * Reports faults of element types: their number, and element types of their own. False if the type takes none: then
   * it is not the intended type.
   */
  private collection(span: Span, [first, second]: ReadonlyArray<Name>, args: ReadonlyArray<TypeNode>): boolean {
    const expected = second !== undefined ? 0 : first?.name === "Array" ? 1 : first?.name === "Dictionary" ? 2 : 0
    const name = first?.name ?? ""
    if (expected === 0) {
      this.fault(
        span,
        "Only Array and Dictionary take element types.",
        args.length === 0 ? { fix: `Array[${name}]` } : {}
      )
    } else if (args.length !== expected) {
      this.fault(
        span,
        `${name} takes ${expected === 1 ? "one type, for its elements" : "two types, for keys and values"}.`
      )
    } else if (args.some((one) => one.arguments.length > 0)) {
      const plain = args.map(({ path }) => path.map((one) => one.name).join("."))
      this.fault(span, "Element types cannot have element types.", {
        fix: `${name}[${plain.join(", ")}]`
      })
    }
    return expected > 0
  }

  /** Returns the end of the code that was read, for a node that begins at `start`. */
  protected endFrom(start: number): number {
    return Math.max(this.previous.end, start)
  }

  protected spanOf(start: number): Span {
    return { start, end: this.endFrom(start) }
  }

  protected invalid(): Expression {
    const at = this.previous.end
    return { kind: "invalid", start: at, end: at }
  }

  /** The path after `$` or `%`. */
  protected nodePath(start: number, begin: string): Expression {
    let path = begin
    if (begin === "" && this.dialect === 4 && !this.startsLine && this.accept("/")) path = "/"
    for (;;) {
      if (this.at("%") && this.dialect === 4) path += this.next().value
      const { token } = this
      if (this.startsLine || !(token.kind === "String" || this.isWord(token))) {
        // Godot 3 takes a path that ends in a slash.
        if (this.dialect === 4 || path === "") this.unexpected("Expected the path of a node")
        break
      }
      path += this.next().value
      if (!this.at("/")) break
      path += this.next().value
    }
    return { kind: "node", start, end: this.endFrom(start), path }
  }
}
