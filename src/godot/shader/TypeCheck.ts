/** Finds values of a shader whose types do not fit, in one pass over the declarations of the file and their bodies. */
import type { Span } from "../script/Position.ts"
import { ExpressionReader } from "./Expression.ts"
import type { Parameter } from "./Facts.ts"
import { type RangeName, rangeFault } from "./HintRange.ts"
import { addType, type Types, type Variable } from "./ShaderScopes.ts"
import type { Token } from "./ShaderTokens.ts"
import { Statements, type TypeCheckInput } from "./Statements.ts"
import { TypeFaults } from "./TypeFaults.ts"
import { hintTypes, isWrittenOut, takesDefault } from "./uniforms.ts"
import { type TypeFault, typeWithArticle } from "./VariableFaults.ts"
import { isArray } from "./valueTypes.ts"
import * as words from "./words.ts"

/** Returns the type faults of a shader; none if its braces do not match. */
export const checkTypes = (input: TypeCheckInput): ReadonlyArray<TypeFault> => {
  const check = new TypeCheck(input)
  return check.run() ? check.faults : []
}

/** Numbers of the language that the arguments of a `hint_range` may name. */
const numbers: ReadonlyMap<string, number> = new Map([
  ["PI", Math.PI],
  ["TAU", 2 * Math.PI],
  ["E", Math.E]
])

const NO_ARRAY_VALUE = "A uniform array takes no value; set it from a script."

/** Checks whether a token is a name of no built-in type, which an included file may define. */
const isUnknownName = ({ kind, text }: Token): boolean =>
  kind === "name" && !words.types.has(text) && !words.otherTypes.has(text)

const placeOf = ({ start, end }: Span): Span => ({ start, end })

class TypeCheck extends Statements {
  /** Reads the file; false if a brace is not closed. */
  run(): boolean {
    while (this.at < this.tokens.length && this.scopes.depth === 1) {
      const { text } = this.token()
      if (text === "struct") this.struct()
      else if (text === "const") this.statement()
      else if (words.qualifiers.has(text)) this.at++
      else if (this.scopes.isType(text)) this.declaration()
      else this.unknown()
    }
    return this.scopes.depth === 1
  }

  /** `struct Wave { float height, width; vec2 points[3]; };` */
  private struct(): void {
    const name = this.token(1).text
    const members: Types = new Map()
    let isKnown = true
    this.at += 3
    while (this.at < this.tokens.length && this.token().text !== "}") {
      if (this.scopes.isMacro(this.token().text) || (this.token().kind === "name" && !this.isWord())) isKnown = false
      while (words.qualifiers.has(this.token().text)) this.at++
      const type = this.type()
      for (;;) {
        const member = this.token().text
        this.at++
        addType(members, member, this.sizedOutside(type))
        if (this.token().text !== ",") break
        this.at++
      }
      this.skipPast(";")
    }
    this.scopes.declareStruct(name, isKnown ? members : undefined)
    this.skipPast(";")
  }

  /** Checks whether the current token is a type or a qualifier. */
  private isWord(): boolean {
    const { text } = this.token()
    return words.qualifiers.has(text) || this.scopes.isType(text)
  }

  /** `VEC tint;`, `VEC shade(VEC color) { }`: a declaration whose type is not known; or `render_mode unshaded;`. */
  private unknown(): void {
    const [type, name, next] = [this.token(), this.token(1), this.token(2)]
    if (type.kind === "name" && name.kind === "name") {
      if (next.text === "(") this.scopes.declareFunction(name.text, undefined)
      else this.scopes.declare(name.text, undefined)
    }
    while (this.at < this.tokens.length && this.token().text !== ";") {
      const isBlock = this.token().text === "{"
      if (!isBlock) this.at++
      else {
        this.skipBracket()
        if (this.token().text !== ";" && this.token().text !== ",") return
      }
    }
    this.at++
  }

  /** A variable, a uniform, a varying or a function of the file. */
  private declaration(): void {
    const start = this.at
    const isUniform = this.isAfter("uniform")
    const type = this.type()
    const name = this.token()
    this.at++
    if (this.token().text === "(") {
      this.function(name, type, start)
      return
    }
    const declared = this.sizedOutside(type)
    if (name.kind === "name") {
      const kind = isUniform ? "uniform" : this.isAfter("varying", start) ? "varying" : "variable"
      this.scopes.declare(name.text, declared, false, { kind })
    }
    if (this.input.facts.dialect === 4 && declared !== undefined) {
      if (isUniform) this.uniform(declared, start)
      else if (this.isAfter("varying", start)) this.varyingType(declared, start)
    }
    let depth = 0
    for (; this.at < this.tokens.length; this.at++) {
      const { text } = this.token()
      if (text === ";" && depth === 0) break
      if ("([{".includes(text)) depth++
      else if (")]}".includes(text)) depth--
      else if (text === "," && depth === 0 && this.token(1).kind === "name") {
        // Declares a second name without a type: Godot refuses it already.
        this.at++
        this.scopes.declare(this.token().text, undefined)
      }
    }
    this.at++
  }

  /** Reads the size that may follow a name outside of functions. */
  private sizedOutside(type: string | undefined): string | undefined {
    const opening = this.at
    const sized = this.sized(type)
    const faults = new TypeFaults(this.input.code, this.input.facts.dialect)
    this.size(faults, opening)
    for (const fault of faults.found) this.report(opening, fault)
    return sized
  }

  /** Checks whether a word is among the qualifiers before a type. */
  private isAfter(word: string, at = this.at): boolean {
    for (let before = at - 1; words.qualifiers.has(this.tokens[before]?.text ?? ""); before--) {
      if (this.tokens[before]?.text === word) return true
    }
    return false
  }

  private varyingType(type: string, start: number): void {
    const token = this.tokens[start]
    const { name } = this.input.shader ?? {}
    if (token !== undefined && (name === "particles" || name === "sky")) {
      const message = `A ${name} shader has no varyings.`
      this.report(start, { ...placeOf(token), code: "wrong-stage", message })
      return
    }
    if (token === undefined || !/^(?:u?int|[iu]vec\d)\b/.test(type) || this.isAfter("flat", start)) return
    const message = `An integer varying must be \`flat\`: \`varying flat ${token.text}\`.`
    this.report(start, { ...placeOf(token), code: "syntax", message, fix: `flat ${token.text}` })
  }

  /** Reads the hints and the value of a uniform, up to its semicolon where they can be read. */
  private uniform(type: string, start: number): void {
    if (this.token().text === ":") this.hints(type, start)
    if (this.token().text !== "=") return
    this.at++
    if (this.token().text === "{") this.uniformInBraces(type, start)
    else this.uniformValue(type, start)
  }

  /** Reads the hints of a uniform, from their colon up to its value or its semicolon. */
  private hints(type: string, start: number): void {
    let depth = 0
    for (; this.at < this.tokens.length && !(depth === 0 && "=;".includes(this.token().text)); this.at++) {
      const token = this.token()
      if (token.text === "(") depth++
      else if (token.text === ")") depth--
      else if (depth === 0 && token.kind === "name") {
        this.hint(token, type, start)
        if (token.text === "hint_range" && this.token(1).text === "(") this.range(this.at + 2, start)
      }
    }
  }

  private uniformInBraces(type: string, start: number): void {
    const message = isArray(type)
      ? NO_ARRAY_VALUE
      : `Braces are for the values of an array, and this is ${typeWithArticle(type)}.`
    this.report(start, { ...placeOf(this.token()), code: "syntax", message })
  }

  /** Reads the value of a uniform, unless unreadable code follows it; reports values that Godot does not accept. */
  private uniformValue(type: string, start: number): void {
    const from = this.at
    const faults = new TypeFaults(this.input.code, 4)
    const reader = new ExpressionReader(this.tokens, this.scopes, faults, from)
    const value = reader.expression()
    if (value === undefined || this.tokens[reader.at]?.text !== ";") return
    this.at = reader.at
    const written = this.tokens.slice(from, reader.at)
    if (!this.input.seesAll && written.some(isUnknownName)) return
    const foreign = written.find(({ text }) => words.otherTypes.has(text))
    const fix = words.otherTypes.get(foreign?.text ?? "")
    if (foreign !== undefined && fix !== undefined) {
      const message = `Shaders have no type \`${foreign.text}\`.`
      this.report(start, { ...placeOf(foreign), code: "unknown-type", message, fix })
    } else if (isArray(type)) {
      this.report(start, { ...placeOf(value), code: "syntax", message: NO_ARRAY_VALUE })
    } else if (!isWrittenOut(written)) {
      const message = "The value of a uniform must be a literal: expressions and constants are not allowed."
      this.report(start, { ...placeOf(value), code: "syntax", message })
    } else {
      if (faults.found.length === 0 && !takesDefault(type, value)) faults.fits(value, type, "assign-type")
      for (const fault of faults.found) this.report(start, fault)
    }
  }

  private hint(token: Token, type: string, start: number): void {
    const wanted = hintTypes(token.text, type)
    if (wanted === undefined) return
    const message = `\`${token.text}\` is for ${wanted}, and this is ${type}.`
    this.report(start, { ...placeOf(token), code: "unknown-hint", message })
  }

  /** Reports arguments of a `hint_range`, the first of which begins at an index, that Godot does not compute. */
  private range(first: number, start: number): void {
    let from = first
    let depth = 0
    for (let at = first; at < this.tokens.length && depth >= 0; at++) {
      const { text } = this.tokens[at] ?? {}
      if (text === "(") depth++
      else if (text === ")") depth--
      else if (text === ";") return
      if (depth > 0 || !(depth < 0 || text === ",")) continue
      const fault = rangeFault(this.tokens.slice(from, at), (token, isCall) => this.rangeName(token, isCall))
      if (fault !== undefined) this.report(start, { ...fault, code: "syntax" })
      from = at + 1
    }
  }

  /** Returns the meaning of a name in a `hint_range`; undefined if that is not known. */
  private rangeName({ text }: Token, isCall: boolean): RangeName | undefined {
    const { shader, seesAll, facts } = this.input
    if (this.scopes.isMacro(text) || shader === undefined) return undefined
    if (isCall) {
      const neither = { fault: `\`hint_range\` takes numbers, and \`${text}()\` returns none.` }
      if (this.scopes.isType(text)) return /^(?:float|u?int)$/.test(text) ? undefined : neither
      const isKnown = facts.functions.has(text) || this.scopes.isOwn(text)
      return isKnown ? { fault: `\`hint_range\` calls no functions, such as \`${text}()\`.` } : undefined
    }
    const kind = this.scopes.detailsOf(text)?.kind
    if (kind === "constant") {
      const type = this.scopes.variable(text)
      return type === "float" || type === "int" ? type : undefined
    }
    const known = numbers.get(text)
    // Takes the numbers of the language in spatial shaders alone, as Godot does.
    if (known !== undefined && kind === "input" && shader.name === "spatial") return known
    if (known !== undefined && kind === "input") {
      return { fault: `\`hint_range\` of a ${shader.name} shader takes no \`${text}\`.`, value: known }
    }
    const isWord = words.types.has(text) || words.keywords.has(text)
    const isUnknown = kind === undefined && seesAll && !isWord && !this.scopes.isDeclared(text)
    if (isUnknown) return { fault: `\`${text}\` is not declared.` }
    if (kind === undefined && text !== "true" && text !== "false") return undefined
    return { fault: `\`hint_range\` takes numbers and constants, and \`${text}\` is neither.` }
  }

  /** Reports a fault of the declaration that begins at `start`, unless a line of the preprocessor is within it. */
  private report(start: number, fault: TypeFault): void {
    if (!this.isCut(start)) this.faults.push(fault)
  }

  private function(name: Token, returnType: string | undefined, start: number): void {
    const parameters: Array<Parameter> = []
    const types: Types = new Map()
    const details = new Map<string, Variable>()
    let isKnown = returnType !== undefined
    let isOut = false
    let isConstant = false
    this.at++
    while (this.at < this.tokens.length && this.token().text !== ")") {
      const { text } = this.token()
      isOut = text !== "," && (isOut || text === "out" || text === "inout")
      isConstant = text !== "," && (isConstant || text === "const")
      if (words.qualifiers.has(text) || text === "," || (text === "void" && this.token(1).text === ")")) {
        this.at++
        continue
      }
      const written = this.type()
      const { text: parameter } = this.token()
      this.at++
      const type = this.sizedOutside(written)
      if (type === undefined) isKnown = false
      else parameters.push({ name: parameter, type, isOut })
      addType(types, parameter, type)
      details.set(parameter, { kind: isConstant ? "constant" : "variable" })
    }
    this.at++
    const isWhole = isKnown && !this.isCut(start)
    const overload = isWhole ? { name: name.text, returnType: returnType ?? "", parameters, optional: 0 } : undefined
    if (this.token().text === "{") {
      this.scopes.open = { returnType, stage: this.input.stageOf(name.text) }
      this.scopes.push(types, details)
      this.at++
      this.body()
      this.scopes.open = undefined
    } else this.at++
    this.scopes.declareFunction(name.text, overload)
  }
}
