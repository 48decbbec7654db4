/** The part of the parser that reads functions, signals and enums. */
import type { EnumNode, EnumValue, Expression, FunctionNode, SignalNode } from "./Ast.ts"
import { noReturnColon } from "./foreign/declarations.ts"
import { isCutShort } from "./Patterns.ts"
import type { Span } from "./Position.ts"
import { VariableParser } from "./Variables.ts"

/** Built-in types that functions often return; none of them is a statement by itself. */
const resultTypes: ReadonlySet<string> = new Set(
  "void bool int float String StringName NodePath Array Dictionary Vector2 Vector2i Vector3 Vector3i Color Rect2 Callable".split(
    " "
  )
)

export abstract class FunctionParser extends VariableParser {
  protected enumeration(): EnumNode {
    const { start } = this.next()
    const name = this.opensEnum()
      ? { start: this.previous.end, end: this.endFrom(this.previous.end), name: "" }
      : this.name("the name of the enum")
    const annotations = this.taken()
    let values: ReadonlyArray<EnumValue> = []
    if (!this.isLost && this.opensEnum()) {
      values = this.bracketed(() => this.enumValues(), "}", "after the values of the enum")
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

  /**
   * Reports the call in `_init(a).(b):`, which goes to the beginning of the body; the type of the result may stand
   * before the colon.
   */
  private oldInit({ start, end }: Span): void {
    const message = "Godot 4 calls the parent's _init in the body."
    const call = `super${this.text.slice(start + 1, end)}`
    if (!this.at(":")) this.otherVersion({ start, end }, message, call)
    else {
      const head = `${this.text.slice(end, this.token.start).trimEnd()}:`
      const first = this.ahead(1)
      let line = first.start
      while (isBlank(this.text.charAt(line - 1))) line--
      const body = first.indent >= 0 ? `\n${this.text.slice(line, first.start)}${call}` : ` ${call};`
      this.otherVersion({ start, end: this.token.end }, message, head + body)
    }
  }

  /** Reports `f(): int`, the form of other languages, with the result type after a colon. */
  private returnColon(): void {
    const type = this.ahead(1)
    if (!this.at(":") || type.indent >= 0 || !resultTypes.has(type.value)) return
    const after = this.ahead(2)
    if (after.indent < 0 && after.kind !== "eof") return
    this.fault({ start: this.previous.end, end: type.end }, noReturnColon, { fix: ` -> ${type.value}:` })
    this.isLost = true
  }

  /** Godot 4 takes the brace on a later line, too. */
  private opensEnum(): boolean {
    return this.at("{") || (this.dialect === 4 && this.token.kind === "{")
  }

  /** Reads the values of an enum, between which Godot 3 takes the end of a line for a comma. */
  private enumValues(): ReadonlyArray<EnumValue> {
    const values: Array<EnumValue> = []
    const beginsValue = () => this.dialect === 4 && (this.ahead(1).kind === "=" || this.beginsElement())
    do values.push(...this.list("}", () => this.enumValue(), beginsValue))
    while (this.dialect === 3 && !this.isLost && this.token.indent >= 0 && !this.at("}"))
    return values
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
    const read = !this.isLost && this.at("(") ? this.parameters() : undefined
    // A signal without parameters may be emitted with any number of values.
    const parameters = read === undefined || isCutShort(read) ? [] : read.parameters
    if (this.dialect === 3 && parameters.some(({ type }) => type !== undefined)) {
      this.otherVersion(
        { start: open.start, end: this.previous.end },
        "Godot 3 has no types on the parameters of signals."
      )
    }
    return { kind: "signal", start, end: this.endFrom(start), name, annotations, parameters }
  }

  /** Reads a function from its `func` on, with the words before it. */
  protected function(before: Partial<FunctionNode> = {}): FunctionNode {
    const { start = this.token.start, isStatic = false, modifiers = [] } = before
    this.next()
    const name = this.name("the name of a function")
    const annotations = this.taken()
    if (!this.isLost && !this.at("(")) this.unexpected('Expected "(" after the name of the function')
    const { parameters, rest } = this.parameters()
    let superArguments: ReadonlyArray<Expression> | undefined
    let superCall: Span | undefined
    if (!this.isLost && this.at(".") && this.ahead(1).kind === "(") {
      const dot = this.next()
      superArguments = this.arguments()
      superCall = this.spanOf(dot.start)
    }
    const returnType = !this.isLost && this.accept("->") ? this.declaredType() : undefined
    if (superCall !== undefined && this.dialect === 4) this.oldInit(superCall)
    if (!this.isLost) this.returnColon()
    const isAbstract = annotations.some((one) => one.name === "abstract")
    const head = { start, name, annotations, parameters, rest, returnType, isStatic, modifiers, superArguments }
    return this.functionNode(head, () =>
      isAbstract && !this.at(":") && !this.isLost ? undefined : this.suite("after the head of the function")
    )
  }
}

const isBlank = (character: string): boolean => character === " " || character === "\t"
