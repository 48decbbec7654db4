/** The part of the parser that reads variables and constants, with the functions that get and set them. */
import type { Annotation, ConstantNode, FunctionNode, Parameter, VariableNode } from "./Ast.ts"
import { StatementParser } from "./Statements.ts"
import type { Token } from "./Token.ts"

/** Message for `set = a get = b`. */
const PARTED = "Put a comma between the setter and the getter of a variable."

/** The functions of a variable, as far as they have been read. */
type Accessors = { -readonly [K in "setter" | "getter" | "setterName" | "getterName"]?: VariableNode[K] }

/** Where an accessor stands: on indented lines below the variable, and after a comma that parts it from another. */
interface AccessorPlace {
  readonly isBlock: boolean
  readonly isParted: boolean
}

export class VariableParser extends StatementParser {
  /** Annotations that come before the next member. */
  protected pending: Array<Annotation> = []

  protected taken(): ReadonlyArray<Annotation> {
    const { pending } = this
    this.pending = []
    return pending
  }

  protected constant(): ConstantNode {
    const { start } = this.next()
    const name = this.name("the name of a constant")
    const annotations = this.taken()
    const isInferred = !this.isLost && this.accept(":=")
    const type = !isInferred && !this.isLost && this.accept(":") && !this.at("=") ? this.declaredType() : undefined
    if (!isInferred && !this.isLost) this.expect("=", "after the name of the constant")
    const value = this.isLost ? undefined : this.expression()
    return {
      kind: "constant",
      start,
      end: this.endFrom(start),
      name,
      annotations,
      isInferred,
      type,
      value
    }
  }

  /** Reads a variable from its `var` on, with the words before it. */
  protected variable(scope: "local" | "member", before: Partial<VariableNode> = {}): VariableNode {
    const { start = this.token.start, isStatic = false, modifiers = [], exportArguments = [] } = before
    this.next()
    const name = this.name("the name of a variable")
    const annotations = scope === "local" ? [] : this.taken()
    let isInferred = !this.isLost && this.accept(":=")
    let type: VariableNode["type"]
    let property: Partial<VariableNode> = {}
    if (!isInferred && !this.isLost && this.at(":") && !this.startsProperty()) {
      this.next()
      if (this.at("=")) isInferred = true
      else type = this.declaredType()
    }
    const hasValue = !this.isLost && (this.previous.kind === ":=" || this.accept("="))
    const value = hasValue ? this.expression() : undefined
    if (scope === "member" && !this.isLost && this.at(":") && this.startsProperty()) property = this.property()
    if (!this.isLost && this.token.value === "setget" && !this.startsLine) property = this.setget()
    return {
      kind: "variable",
      start,
      end: this.endFrom(start),
      name,
      annotations,
      isStatic,
      isInferred,
      modifiers,
      exportArguments,
      type,
      value,
      setterName: property.setterName,
      getterName: property.getterName,
      setter: property.setter,
      getter: property.getter
    }
  }

  /** Checks whether this colon begins `get` and `set`, and not a type. */
  private startsProperty(): boolean {
    const after = this.ahead(1)
    if (after.indent >= 0) return after.indent > this.blockIndent && isAccessor(after.value)
    return isAccessor(after.value) && ["=", ":", "("].includes(this.ahead(2).kind)
  }

  /** Reads `: set(value): ...` and the like, on the line of the variable or in a block below it. */
  private property(): Accessors {
    const found: Accessors = {}
    const colon = this.token
    const isBlock = this.ahead(1).indent >= 0
    const accessors = (): undefined => {
      for (let isParted = false; this.accessor(found, { isBlock, isParted }); ) isParted = true
      return undefined
    }
    if (isBlock) this.suite("after the variable", accessors)
    else {
      this.next()
      accessors()
      while (!this.isLost && !this.startsLine && isAccessor(this.token.value)) {
        const { start, end } = this.previous
        this.fault({ start, end }, PARTED, { fix: `${this.text.slice(start, end)},` })
        accessors()
      }
    }
    if (this.dialect === 3) this.otherVersion(colon, "Godot 3 names setter and getter with setget.")
    return found
  }

  /** Reads `set = name` or `set(value): ...`; true if a comma after it brings another one. */
  private accessor(found: Accessors, place: AccessorPlace): boolean {
    if (!isAccessor(this.token.value)) {
      this.unexpected('Expected "get" or "set"')
      return false
    }
    const word = this.next()
    this.besideOther(found, word, place)
    const isSetter = word.value === "set"
    if (this.accept("=")) {
      const name = this.name("the name of a function")
      if (isSetter) found.setterName = name
      else found.getterName = name
      return this.accept(",")
    }
    const made = this.accessorFunction(word, place)
    if (isSetter) found.setter = made
    else found.getter = made
    return false
  }

  /** True for Godot 4 if no fault of the statement has been reported yet. */
  private get isStrict(): boolean {
    return this.dialect === 4 && !this.isLost
  }

  /** Reports a second `set`, or one that is not written like the `get` before it. */
  private besideOther(found: Accessors, word: Token, { isBlock, isParted }: AccessorPlace): void {
    const isNamed = this.at("=")
    const before = found.setterName ?? found.getterName
    const hasOther = before !== undefined || found.setter !== undefined || found.getter !== undefined
    const same = word.value === "set" ? (found.setter ?? found.setterName) : (found.getter ?? found.getterName)
    if (!this.isStrict) return
    if (same !== undefined) this.fault(word, `This variable already has a ${JSON.stringify(word.value)}.`)
    else if (isNamed !== (before !== undefined) && hasOther)
      this.fault(word, "If the getter or setter is named with =, the other must be too.")
    else if (isNamed && before !== undefined && isBlock && !isParted)
      this.fault(before, PARTED, { fix: `${before.name},` })
  }

  /** Reads the parameters and the body of an accessor, after its word. */
  private accessorFunction(word: Token, { isBlock }: AccessorPlace): FunctionNode {
    const { start, value } = word
    const parameters = this.accessorParameters(word)
    const headEnd = this.previous.end
    const returnType = this.accept("->") ? this.type() : undefined
    if (returnType !== undefined && this.isStrict) {
      const written = { start: headEnd, end: this.previous.end }
      this.fault(written, `${JSON.stringify(value)} takes no type; it has that of the variable.`, { fix: "" })
    }
    if (!isBlock && this.isStrict)
      this.fault(word, `${JSON.stringify(value)} with a body must be on an indented line below the variable.`)
    const name = { start, end: word.end, name: "" }
    return this.functionNode({ start, name, parameters, returnType }, () => this.suite(`after "${value}"`))
  }

  private accessorParameters(word: Token): ReadonlyArray<Parameter> {
    const isSetter = word.value === "set"
    const head = this.token
    const given = this.at("(") ? this.parameters().parameters : []
    const isComplete = this.isLost || given.length === (isSetter ? 1 : 0)
    if (this.dialect === 4 && !isComplete) {
      const isBare = head.kind !== "("
      const span = isBare ? word : this.spanOf(head.start)
      if (isSetter)
        this.fault(span, '"set" takes one parameter, the new value: set(value).', {
          fix: `${isBare ? "set" : ""}(value)`
        })
      else this.fault(span, '"get" takes no parameters.', { fix: "" })
    }
    if (isComplete && this.isStrict) this.bareParameters(given)
    // The body most likely uses the new value by its usual name.
    return isComplete || !isSetter ? given : [{ ...this.spanOf(word.start), ...newValue }]
  }

  /** Reports everything after the name in `set(value: int)`. */
  private bareParameters(given: ReadonlyArray<Parameter>): void {
    for (const { name, type, default: value, start, end } of given) {
      if (type === undefined && value === undefined) continue
      const message = '"set" takes only a name; its type is that of the variable.'
      this.fault({ start, end }, message, { fix: name.name })
    }
  }

  /** Godot 3's `setget set_x, get_x`. */
  private setget(): Partial<VariableNode> {
    const { start } = this.next()
    const setterName = this.at(",") ? undefined : this.name("the name of a function")
    const getterName = !this.isLost && this.accept(",") ? this.name("the name of a function") : undefined
    if (this.dialect === 4) {
      const parts = [
        ...(setterName === undefined ? [] : [`set = ${setterName.name}`]),
        ...(getterName === undefined ? [] : [`get = ${getterName.name}`])
      ]
      this.otherVersion(this.spanOf(start), "Godot 4 has no setget.", `: ${parts.join(", ")}`)
    }
    return { setterName, getterName }
  }
}

/** Stands in for the missing parameter of a setter. */
const newValue: Omit<Parameter, "start" | "end"> = {
  name: { start: 0, end: 0, name: "value" },
  type: undefined,
  isInferred: false,
  default: undefined
}

const isAccessor = (word: string): boolean => word === "get" || word === "set"
