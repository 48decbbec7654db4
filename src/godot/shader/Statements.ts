/** Reads the statements of a shader's functions and finds values assigned, returned or tested as another type. */
import { ConstantCheck } from "./ConstantCheck.ts"
import { ExpressionReader } from "./Expression.ts"
import { readNumber, wholeNumber } from "./literals.ts"
import { type ScopesInput, ShaderScopes } from "./ShaderScopes.ts"
import type { Token } from "./ShaderTokens.ts"
import { TypeFaults } from "./TypeFaults.ts"
import { type Operand, type Output, type TypeFault, typeWithArticle } from "./VariableFaults.ts"
import { arrayElement, arrayOf, arraySize, isArray, isSameType } from "./valueTypes.ts"
import * as words from "./words.ts"

export interface TypeCheckInput extends ScopesInput {
  readonly code: string
  /** Returns the stage whose built-ins a function sees; "" for one that Godot does not call. */
  readonly stageOf: (functionName: string) => string
}

/** Maximum number of blocks within each other; a file with more is not checked. */
const MAX_SCOPES = 256

/**
 * A reader whose place is between statements. A statement that cannot be read, holds a macro or is cut by a line of the
 * preprocessor is passed over.
 */
export abstract class Statements {
  readonly faults: Array<TypeFault> = []
  protected readonly tokens: ReadonlyArray<Token>
  protected readonly scopes: ShaderScopes
  protected readonly input: TypeCheckInput
  protected at = 0
  private readonly constants: ConstantCheck
  /** True for a shader of Godot 3, of which less is known. */
  private readonly isOld: boolean
  /** Varying -> the function that sets it. */
  private readonly assigned = new Map<string, string>()
  /** Number of scopes around a `switch` -> the type of its value. */
  private readonly switches = new Map<number, string | undefined>()
  /** Index of the first line of the preprocessor that may follow. */
  private directive = 0

  constructor(input: TypeCheckInput) {
    this.input = input
    this.tokens = input.tokens.tokens
    this.scopes = new ShaderScopes(input)
    this.constants = new ConstantCheck(this.tokens, this.scopes)
    this.isOld = input.facts.dialect === 3
  }

  protected token(offset = 0): Token {
    return this.tokens[this.at + offset] ?? { kind: "sign", text: "", start: 0, end: 0 }
  }

  protected skipPast(text: string): void {
    while (this.at < this.tokens.length && this.token().text !== text) this.at++
    this.at++
  }

  /** Reports non-constants in the size of the array that was just read, whose bracket is at `opening`. */
  protected size(faults: TypeFaults, opening: number): void {
    if (!this.isOld) this.constants.size(faults, opening, this.at - 1)
  }

  /** Skips from the current bracket to the one that closes it. */
  protected skipBracket(): void {
    let depth = 0
    do {
      if ("([{".includes(this.token().text)) depth++
      else if (")]}".includes(this.token().text)) depth--
      this.at++
    } while (depth > 0 && this.at < this.tokens.length)
  }

  /** Reads a type, `vec3` or `vec3[2]`; undefined for a macro, or a name from another file. */
  protected type(): string | undefined {
    const { text } = this.token()
    this.at++
    return this.sized(this.scopes.isType(text) ? text : undefined)
  }

  /** Reads the size that may follow a type or a name, and returns the type with it: `vec3[2]`. */
  protected sized(type: string | undefined): string | undefined {
    if (this.token().text !== "[") return type
    const size = this.scopes.sizeIn(this.tokens, this.at)
    this.skipBracket()
    return arrayOf(type, size)
  }

  protected body(): void {
    while (this.at < this.tokens.length && this.scopes.depth > 1 && this.scopes.depth <= MAX_SCOPES) {
      const { text } = this.token()
      if (text === "{") {
        this.scopes.push()
        this.at++
      } else if (text === "}") {
        this.scopes.pop()
        this.at++
      } else this.statement()
    }
  }

  protected statement(): void {
    const { text } = this.token()
    const start = this.at
    const faults = new TypeFaults(this.input.code, this.input.facts.dialect)
    const reader = new ExpressionReader(this.tokens, this.scopes, faults, start)
    const isWhole = this.read(reader, text)
    this.at = Math.max(reader.at, start)
    for (const output of reader.outputs) this.output(reader, output)
    for (const target of reader.assigned) this.varying(reader, target)
    const { found } = reader.faults
    if (isWhole && found.length > 0 && !this.isCut(start)) this.faults.push(...found)
    if (!isWhole) this.skipStatement()
    if (this.at === start) this.at++
  }

  /** Skips the rest of a statement that cannot be read: up to a semicolon, or to a brace of the block. */
  private skipStatement(): void {
    while (this.at < this.tokens.length && !";{}".includes(this.token().text)) this.at++
    if (this.token().text === ";") this.at++
  }

  /** Checks whether a preprocessor line is among the tokens from `start` on; calls come in the order of the text. */
  protected isCut(start: number): boolean {
    const { directives } = this.input.tokens
    const from = this.tokens[start]?.start ?? 0
    while ((directives[this.directive]?.start ?? from) < from) this.directive++
    return (directives[this.directive]?.start ?? Number.POSITIVE_INFINITY) < this.token(-1).end
  }

  /** Reads a statement or the head of one; false if it cannot be read. */
  private read(reader: ExpressionReader, text: string): boolean {
    switch (text) {
      case "if":
      case "while":
      case "switch":
        return this.head(reader, text !== "switch")
      case "for":
        return this.forHead(reader)
      case "return":
        return this.returned(reader)
      case "else":
      case "do":
      case ";":
        reader.at++
        return true
      case "case":
      case "default":
        if (text === "case") this.label(reader)
        while (reader.at < this.tokens.length && this.tokens[reader.at]?.text !== ":") reader.at++
        reader.at++
        return true
    }
    return this.simple(reader) && this.passes(reader, ";")
  }

  private passes(reader: ExpressionReader, text: string): boolean {
    if (this.tokens[reader.at]?.text !== text) return false
    reader.at++
    return true
  }

  private head(reader: ExpressionReader, isTest: boolean): boolean {
    reader.at++
    if (!this.passes(reader, "(")) return false
    const condition = reader.expression()
    if (condition === undefined || !this.passes(reader, ")")) return false
    if (!isTest) {
      reader.faults.choice(condition)
      this.switches.set(this.scopes.depth, condition.type)
    } else if (condition.assignment !== undefined) reader.faults.assignedCondition(condition, condition.assignment)
    else reader.faults.condition(condition)
    return true
  }

  /** Reports the label of a `case`, which begins at the current token, if its `switch` does not accept it. */
  private label({ at, faults }: ExpressionReader): void {
    const [value, colon] = this.tokens.slice(at + 1, at + 3)
    if (value === undefined || colon?.text !== ":" || this.isOld) return
    const type = this.switches.get(this.scopes.depth - 1)
    const given = readNumber(value.text)?.type
    if (value.kind === "name") {
      const isConstant = this.constants.isConstant(value) && this.scopes.variable(value.text) !== "float"
      if (!isConstant) faults.label(value)
    } else if ((type === "int" || type === "uint") && (given === "int" || given === "uint") && given !== type) {
      const fix = type === "uint" ? `${value.text}u` : value.text.slice(0, -1)
      faults.label(value, `This \`switch\` takes ${typeWithArticle(type)}, not ${typeWithArticle(given)}.`, fix)
    }
  }

  private forHead(reader: ExpressionReader): boolean {
    reader.at++
    if (!this.passes(reader, "(")) return false
    if (this.tokens[reader.at]?.text !== ";" && !this.simple(reader)) return false
    if (!this.passes(reader, ";")) return false
    if (this.tokens[reader.at]?.text !== ";") {
      const { found } = reader.faults
      const before = found.length
      const condition = reader.expression()
      if (condition === undefined) return false
      reader.faults.condition(condition)
      if (!this.isOld) this.inBrackets(found, before, condition.start)
    }
    if (!this.passes(reader, ";")) return false
    while (this.tokens[reader.at]?.text !== ")") {
      if (!this.simple(reader)) return false
      if (this.tokens[reader.at]?.text === ",") reader.at++
      else if (this.tokens[reader.at]?.text !== ")") return false
    }
    reader.at++
    this.scopes.forgetHidden()
    return true
  }

  /** Puts fixes from place `from` on that begin at `start` into parentheses: a type there begins a declaration. */
  private inBrackets(found: Array<TypeFault>, from: number, start: number): void {
    for (let i = from; i < found.length; i++) {
      const one = found[i]
      if (one?.start === start && this.scopes.isType(/^\w+(?=\()/.exec(one.fix ?? "")?.[0] ?? ""))
        found[i] = { ...one, fix: `(${one.fix})` }
    }
  }

  private returned(reader: ExpressionReader): boolean {
    const word = this.token()
    reader.at++
    const returnType = this.scopes.open?.returnType
    if (this.passes(reader, ";")) {
      if (returnType !== undefined && returnType !== "void") reader.faults.emptyReturn(word, returnType)
      return true
    }
    const value = reader.expression()
    if (value === undefined || !this.passes(reader, ";")) return false
    reader.faults.fits(value, this.scopes.open?.returnType, "return-type")
    return true
  }

  /** Reads a declaration, an assignment or a call, without its end. */
  private simple(reader: ExpressionReader): boolean {
    let start = reader.at
    while (words.qualifiers.has(this.tokens[start]?.text ?? "")) start++
    const isConstant = start > reader.at && this.tokens[reader.at]?.text === "const"
    const next = this.tokens[start + 1]
    if (this.scopes.isType(this.tokens[start]?.text ?? "") && next !== undefined && next.text !== "(") {
      const declared = this.local(reader, start, isConstant)
      if (declared !== undefined) return declared
    } else if (this.tokens[start]?.kind === "name" && next?.kind === "name") {
      this.scopes.declare(next.text, undefined)
      return false
    }
    if (reader.expression() === undefined) return false
    const end = this.tokens[reader.at]
    return end !== undefined && ";,)".includes(end.text)
  }

  /** Reports a varying that is assigned where Godot does not allow it. */
  private varying({ faults }: ExpressionReader, target: Operand): void {
    const { root = "" } = target
    const { shader } = this.input
    // Of a file that others include it is not known which functions Godot calls.
    if (this.isOld || shader === undefined || this.scopes.detailsOf(root)?.kind !== "varying") return
    const stage = this.scopes.open?.stage ?? ""
    const first = this.assigned.get(root) ?? stage
    if (stage !== "vertex" && stage !== "fragment") faults.varying(target)
    else if (first !== stage) faults.varying(target, first)
    else this.assigned.set(root, stage)
  }

  /** Reports a varying that a function would write to: only one of the file can, after the same stage has set it. */
  private output({ faults }: ExpressionReader, { value, name }: Output): void {
    const { shader } = this.input
    const { root = "" } = value
    if (this.isOld || shader === undefined || this.scopes.detailsOf(root)?.kind !== "varying") return
    // Leaves out parts of a varying, as Godot does.
    if (value.end - value.start !== root.length) return
    const isSet = this.assigned.get(root) === this.scopes.open?.stage
    if (!(isSet && this.scopes.isOwn(name.text))) faults.varyingOutput(value, name.text)
  }

  /** Reads `{ 1.0, 2.0 }`, the values of an array, and returns their number; undefined if they cannot be read. */
  private elements(reader: ExpressionReader, type = ""): number | undefined {
    const wanted = isArray(type) ? arrayElement(type) : undefined
    const size = arraySize(type)
    const opening = this.tokens[reader.at]
    let count = 0
    do {
      reader.at++
      if (this.tokens[reader.at]?.text === "{") return undefined
      const value = reader.expression()
      if (value === undefined) return undefined
      reader.faults.fits(value, wanted, "assign-type")
      count++
    } while (this.tokens[reader.at]?.text === ",")
    if (opening !== undefined && size !== undefined && size !== count) reader.faults.elements(opening, size, count)
    return this.passes(reader, "}") ? count : undefined
  }

  /** Reads `float a = 1.0, b[2];`; undefined if it is `float[](1.0)`. */
  private local(reader: ExpressionReader, start: number, isConstant: boolean): boolean | undefined {
    this.at = start
    const type = this.type()
    if (this.token().kind !== "name") return undefined
    this.size(reader.faults, start + 1)
    for (;;) {
      const name = this.token()
      if (name.kind !== "name") return false
      this.at++
      const opening = this.at
      let declared = this.sized(type)
      this.size(reader.faults, opening)
      reader.at = this.at
      let number: number | undefined
      let copied: string | undefined
      if (this.passes(reader, "=")) {
        const from = reader.at
        if (this.tokens[from]?.text === "{") {
          const count = this.elements(reader, declared)
          if (count === undefined) return false
          reader.faults.braces(this.tokens[from], this.tokens[reader.at - 1], declared)
          if (declared !== undefined && isArray(declared)) declared = arrayOf(arrayElement(declared), count)
        } else {
          const value = reader.expression()
          if (value === undefined) return false
          reader.faults.fits(value, declared, "assign-type")
          number = wholeNumber(this.input.code.slice(value.start, value.end))
          copied = this.constants.copied(from, reader.at)
          const isUnsized = declared !== undefined && isArray(declared) && arraySize(declared) === undefined
          if (isUnsized && this.tokens[from + 1]?.text === "[") reader.faults.unsized(value)
          if (isUnsized && value.type !== undefined && isSameType(value.type, declared ?? "")) declared = value.type
        }
        if (isConstant && !this.isOld) this.constants.value(reader.faults, from, reader.at)
      }
      const kind = isConstant ? ("constant" as const) : ("variable" as const)
      const isWhole = isConstant && (declared === "int" || declared === "uint")
      const known = isWhole && number !== undefined ? { number } : isWhole && copied !== undefined ? { copied } : {}
      this.scopes.declare(name.text, declared, isConstant, { kind, ...known })
      if (this.tokens[reader.at]?.text !== ",") return true
      this.at = reader.at + 1
    }
  }
}
