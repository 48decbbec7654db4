/** The part of the parser that reads what has no operators: types and paths of nodes. */
import type { Expression, TypeNode } from "./Ast.ts"
import { TokenCursor } from "./TokenCursor.ts"

export class OperandParser extends TokenCursor {
  /** `int`, `Foo.Bar`, `Array[int]`. */
  protected type(): TypeNode {
    const { start } = this.token
    if (this.accept("void"))
      return { start, end: this.previous.end, path: [{ ...this.spanOf(start), name: "void" }], arguments: [] }
    const path = [this.name("a type")]
    while (this.accept(".")) path.push(this.name("a type"))
    const open = this.token.start
    const args = this.at("[")
      ? this.bracketed(
          () =>
            this.deeper(
              () => this.list("]", () => this.type()),
              () => []
            ),
          "]",
          "after the type of the elements"
        )
      : []
    const span = this.spanOf(start)
    if (args.length > 0 && this.dialect === 3) {
      this.otherVersion({ start: open, end: span.end }, "Godot 3 has no typed arrays.", "")
    }
    return { ...span, path, arguments: args }
  }

  protected spanOf(start: number) {
    return { start, end: Math.max(this.previous.end, start) }
  }

  protected invalid(): Expression {
    const at = this.previous.end
    return { kind: "invalid", start: at, end: at }
  }

  /** The path after `$` or `%`. */
  protected nodePath(start: number, begin: string): Expression {
    let path = begin
    for (;;) {
      if (this.at("%") && this.dialect === 4) path += this.next().value
      const { token } = this
      if (this.startsLine || !(token.kind === "String" || this.isWord(token))) {
        this.unexpected("Expected the path of a node")
        break
      }
      path += this.next().value
      if (!this.at("/") || (token.kind === "String" && !this.continuesPath())) break
      path += this.next().value
    }
    return { kind: "node", ...this.spanOf(start), path }
  }

  /** Whether the `/` after a path in quotes goes on with the path. */
  private continuesPath(): boolean {
    const { kind } = this.ahead(1)
    return kind === "String" || (kind === "%" && this.ahead(2).kind === "String")
  }
}
