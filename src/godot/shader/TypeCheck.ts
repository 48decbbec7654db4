/** Finds values of a shader whose types do not fit, in one pass over the declarations of the file and their bodies. */
import type { Parameter } from "./Facts.ts"
import { addType, type Types } from "./ShaderScopes.ts"
import type { Token } from "./ShaderTokens.ts"
import { arrayType, Statements, type TypeCheckInput } from "./Statements.ts"
import type { TypeFault } from "./TypeFaults.ts"
import * as words from "./words.ts"

/** Returns what the types of a shader do not allow; nothing where its braces do not match. */
export const checkTypes = (input: TypeCheckInput): ReadonlyArray<TypeFault> => {
  const check = new TypeCheck(input)
  return check.run() ? check.faults : []
}

class TypeCheck extends Statements {
  /** Reads the file; false where a brace is not closed. */
  run(): boolean {
    while (this.at < this.tokens.length) {
      const { text } = this.token()
      if (text === "struct") this.struct()
      else if (words.qualifiers.has(text)) this.at++
      else if (this.scopes.isType(text)) this.declaration()
      else this.unknown()
    }
    return this.scopes.depth === 1
  }

  /** `struct Wave { float height; vec2 points[3]; };` */
  private struct(): void {
    const name = this.token(1).text
    const members: Types = new Map()
    this.at += 3
    while (this.at < this.tokens.length && this.token().text !== "}") {
      while (words.qualifiers.has(this.token().text)) this.at++
      const type = this.type()
      const member = this.token().text
      addType(members, member, arrayType(type, this.token(1).text === "["))
      this.skipPast(";")
    }
    this.scopes.structs.set(name, members)
    this.skipPast(";")
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

  /** A variable, a uniform, a varying, a constant or a function of the file. */
  private declaration(): void {
    const isConstant = this.token(-1).text === "const" || this.token(-2).text === "const"
    const start = this.at
    const type = this.type()
    const name = this.token()
    this.at++
    if (this.token().text === "(") {
      this.function(name, type, start)
      return
    }
    if (name.kind === "name") this.scopes.declare(name.text, arrayType(type, this.token().text === "["), isConstant)
    let depth = 0
    for (; this.at < this.tokens.length; this.at++) {
      const { text } = this.token()
      if (text === ";" && depth === 0) break
      if ("([{".includes(text)) depth++
      else if (")]}".includes(text)) depth--
      else if (text === "," && depth === 0 && this.token(1).kind === "name") {
        this.at++
        this.scopes.declare(this.token().text, arrayType(type, this.token(1).text === "["), isConstant)
      }
    }
    this.at++
  }

  private function(name: Token, returnType: string | undefined, start: number): void {
    const parameters: Array<Parameter> = []
    const types: Types = new Map()
    let isKnown = returnType !== undefined
    this.at++
    while (this.at < this.tokens.length && this.token().text !== ")") {
      const { text } = this.token()
      if (words.qualifiers.has(text) || text === "," || (text === "void" && this.token(1).text === ")")) {
        this.at++
        continue
      }
      const written = this.type()
      const isArray = this.token(1).text === "["
      const type = arrayType(written, isArray)
      if (type === undefined) isKnown = false
      else parameters.push({ name: this.token().text, type })
      addType(types, this.token().text, type)
      this.at++
      if (isArray) this.skipBracket()
    }
    this.at++
    const isWhole = isKnown && !this.isCut(start)
    const overload = isWhole ? { name: name.text, returnType: returnType ?? "", parameters, optional: 0 } : undefined
    if (this.token().text === "{") {
      this.scopes.open = { returnType, stage: this.input.stageOf(name.text) }
      this.scopes.push(types)
      this.at++
      this.body()
      this.scopes.open = undefined
    } else this.at++
    this.scopes.declareFunction(name.text, overload)
  }
}
