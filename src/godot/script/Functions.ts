/** The part of the parser that reads functions, signals and enums. */
import type { EnumNode, EnumValue, Expression, FunctionNode, Name, SignalNode } from "./Ast.ts"
import { NO_PARAMETERS } from "./Patterns.ts"
import type { Span } from "./Position.ts"
import { VariableParser } from "./Variables.ts"

export abstract class FunctionParser extends VariableParser {
  protected enumeration(): EnumNode {
    const { start } = this.next()
    const name = this.opensEnum()
      ? { start: this.previous.end, end: this.endFrom(this.previous.end), name: "" }
      : this.name("the name of the enum")
    const annotations = this.taken()
    let values: ReadonlyArray<EnumValue> = []
    if (!this.isLost && this.opensEnum()) {
      values = this.listed(() => this.enumValue(), "}", "after the values of the enum")
    } else if (!this.isLost) this.unexpected('Expected "{" after the name of the enum')
    return {
      kind: "enum",
      start,
      end: this.endFrom(start),
      name,
      annotations,
      values: values.filter((one) => one.name.name !== "")
    }
  }

  /** Reports `_init(a).(b):`; the call of the parent goes to the beginning of the body. */
  private oldInit({ start }: Span, call: string): void {
    const message = "Godot 4 calls the parent's _init in the body."
    if (!this.at(":")) this.otherVersion(this.spanOf(start), message, call)
    else {
      const { end } = this.token
      const first = this.ahead(1)
      const line = this.text.lastIndexOf("\n", first.start) + 1
      const body = first.indent >= 0 ? `:\n${this.text.slice(line, first.start)}${call}` : `: ${call};`
      this.otherVersion({ start, end }, message, body)
    }
  }

  /** Godot 4 takes the brace on a later line, too. */
  private opensEnum(): boolean {
    return this.at("{") || (this.dialect === 4 && this.token.kind === "{")
  }

  private enumValue(): EnumValue {
    const { start } = this.token
    const name = this.name("the name of a value")
    const value = !this.isLost && this.accept("=") ? this.expression() : undefined
    return { start, end: this.endFrom(start), name, value }
  }

  protected signal(): SignalNode {
    const { start } = this.next()
    const name = this.name("the name of a signal")
    const annotations = this.taken()
    const open = this.token
    const parameters = !this.isLost && this.at("(") ? this.parameters().parameters : []
    if (this.dialect === 3 && parameters.some(({ type }) => type !== undefined)) {
      this.otherVersion(
        { start: open.start, end: this.previous.end },
        "Godot 3 has no types on the parameters of signals."
      )
    }
    return { kind: "signal", start, end: this.endFrom(start), name, annotations, parameters }
  }

  protected function(modifiers: ReadonlyArray<Name>, isStatic: boolean, from = this.token.start): FunctionNode {
    this.next()
    const name = this.name("the name of a function")
    const annotations = this.taken()
    if (!this.isLost && !this.at("(")) this.unexpected('Expected "(" after the name of the function')
    const { parameters, rest } = this.isLost ? NO_PARAMETERS : this.parameters()
    let superArguments: ReadonlyArray<Expression> | undefined
    if (!this.isLost && this.at(".") && this.ahead(1).kind === "(") {
      const dot = this.next()
      superArguments = this.arguments()
      const source = this.text.slice(dot.start + 1, this.previous.end)
      if (this.dialect === 4) this.oldInit(dot, `super${source}`)
    }
    const returnType = !this.isLost && this.accept("->") ? this.type() : undefined
    const isAbstract = annotations.some((one) => one.name === "abstract")
    const { body, assigned, waits, gives } = this.functionBody(() =>
      isAbstract && !this.at(":") && !this.isLost ? undefined : this.suite("after the head of the function")
    )
    return {
      kind: "function",
      start: from,
      end: this.endFrom(from),
      name,
      annotations,
      parameters,
      rest,
      returnType,
      isStatic,
      body,
      assigned,
      waits,
      gives,
      modifiers,
      superArguments
    }
  }
}
