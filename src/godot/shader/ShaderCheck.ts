/**
 * Finds what is wrong with a shader: names of built-ins and functions, the stages that they belong to, hints, render
 * modes, brackets, and what is of the other version of Godot.
 *
 * One pass over the tokens without recursion. What is declared in a file that `#include` brings is not seen, so with
 * one nothing is said of unknown names; nor of names that look like built-ins of a Godot newer than the facts.
 */
import { nearest } from "../../kernel/util/NearNames.ts"
import { alike } from "../check/Alike.ts"
import type { Finding } from "../check/Diagnostic.ts"
import type { Dialect } from "../script/Script.ts"
import { factsOf } from "./Facts.ts"
import { type ShaderTokens, skipSpace, type Token, tokenize } from "./ShaderTokens.ts"
import { closers, ShaderWalker } from "./ShaderWalker.ts"
import { shaderSymbolUri } from "./Symbols.ts"
import * as words from "./words.ts"

export interface ShaderInput {
  readonly code: string
  readonly dialect: Dialect
  /** `Godot 4.5`. */
  readonly label: string
  /** True if the file is one that others include (`.gdshaderinc`). */
  readonly isIncluded?: boolean
}

/** Checks one shader; findings come in the order of the text. */
export const checkShader = (input: ShaderInput): ReadonlyArray<Finding> => {
  const tokens = tokenize(input.code)
  const check = new Check(input, tokens)
  check.run()
  const broken = tokens.faults.map(({ start, end, message }): Finding => ({ start, end, code: "syntax", message }))
  return [...broken, ...check.findings].sort((a, b) => a.start - b.start)
}

/** Checks whether a text is a shader, by its first line of code. */
export const isShader = (text: string): boolean => {
  const at = skipSpace(text, 0)
  return text.startsWith("shader_type", at) && !/^\w/.test(text.slice(at + "shader_type".length, at + 20))
}

class Check extends ShaderWalker {
  readonly findings: Array<Finding> = []
  private readonly input: ShaderInput
  private readonly hasDirectives: boolean
  /** True if an unknown name certainly does not exist. */
  private readonly seesAll: boolean

  constructor(input: ShaderInput, tokens: ShaderTokens) {
    super(factsOf(input.dialect), tokens)
    this.input = input
    this.hasDirectives = tokens.directives.length > 0
    this.seesAll = !tokens.hasIncludes && !(input.isIncluded ?? false)
  }

  run(): void {
    this.checkBrackets()
    this.checkEnds()
    this.checkHead()
    this.walk()
  }

  private report(token: Token, code: Finding["code"], message: string, more: Pick<Finding, "fix" | "uri"> = {}): void {
    this.findings.push({ start: token.start, end: token.end, code, message, ...more })
  }

  private checkBrackets(): void {
    const open: Array<Token> = []
    for (const token of this.tokens) {
      if (token.kind !== "sign") continue
      if ("([{".includes(token.text)) open.push(token)
      const opener = closers.get(token.text)
      if (opener === undefined) continue
      if (open.at(-1)?.text === opener) open.pop()
      else {
        this.report(token, "syntax", `This \`${token.text}\` closes nothing.`)
        return
      }
    }
    const last = open.at(-1)
    if (last !== undefined) this.report(last, "syntax", `This \`${last.text}\` is never closed.`)
  }

  /**
   * Reports a semicolon that is missing: between a value and a name, a value and the end of its block, and between two
   * declarations of the file. Lines of the preprocessor could put anything there.
   */
  private checkEnds(): void {
    if (!this.seesAll || this.hasDirectives) return
    const before: Array<Token | undefined> = []
    /** For each open brace, whether it holds the elements of an array. */
    const braces: Array<boolean> = []
    let closed: Token | undefined
    for (const [i, token] of this.tokens.entries()) {
      const last = this.tokens[i - 1]
      if (last !== undefined && before.length === 0) {
        const isEnd = token.kind === "name" || (token.text === "}" && braces.at(-1) === false)
        if (braces.length === 0 ? this.beginsUnended(token, last) : isEnd && this.endsValue(last, closed)) {
          const isType =
            token.kind === "name" && last.kind === "name" && ";{}".includes(this.tokens[i - 2]?.text ?? ";")
          if (isType && braces.length > 0) this.unknownType(last)
          else this.report(last, "syntax", `A \`;\` is missing before \`${token.text}\`.`, { fix: `${last.text};` })
        }
      }
      if (token.text === "{") braces.push(last?.text === "=" || last?.text === "]" || braces.at(-1) === true)
      else if (token.text === "}") braces.pop()
      else if (token.text === "(" || token.text === "[") before.push(last)
      else if (token.text === ")" || token.text === "]") closed = before.pop()
    }
  }

  /** Checks whether a declaration of the file begins although the one before has not ended. */
  private beginsUnended({ text }: Token, last: Token): boolean {
    if (!words.declarations.has(text) || ";}".includes(last.text)) return false
    return !(words.qualifiers.has(last.text) || words.keywords.has(last.text))
  }

  private unknownType(token: Token): void {
    const fix = words.otherTypes.get(token.text) ?? nearest(token.text, [...words.types, ...this.structs], 1)[0]
    this.report(token, "unknown-type", `Shaders have no type \`${token.text}\`.`, fix === undefined ? {} : { fix })
    // Names that it declares are known from here on.
    this.structs.add(token.text)
  }

  /** Checks whether a value ends with the token; `closed` comes before the bracket that the token closes. */
  private endsValue(token: Token, closed: Token | undefined): boolean {
    if (token.kind === "number") return true
    const name = token.text === ")" || token.text === "]" ? closed : token
    if (name?.kind !== "name" || words.keywords.has(name.text) || words.qualifiers.has(name.text)) return false
    return token.text === ")" || !this.isType(name)
  }

  private checkHead(): void {
    const [first, type] = this.tokens
    if (first === undefined) return
    if (first.text !== "shader_type") {
      if (this.input.isIncluded || !this.seesAll) return
      this.report(first, "syntax", "A shader begins with `shader_type`, such as `shader_type spatial;`.")
      return
    }
    if (type === undefined) return
    this.shader = this.facts.shaders.get(type.text)
    if (this.shader !== undefined) return
    if (this.input.dialect === 3 && factsOf(4).shaders.has(type.text)) {
      this.report(type, "godot4-syntax", `\`shader_type ${type.text}\` is of Godot 4.`)
      return
    }
    const [near] = nearest(type.text, this.facts.shaders.keys(), 1)
    if (near !== undefined) {
      this.report(type, "syntax", `\`${type.text}\` is not a shader type in ${this.input.label}.`, { fix: near })
    }
  }

  protected keyword(token: Token): void {
    const { text } = token
    if ((text === "in" || text === "out") && this.scopes.length === 1 && !"(,".includes(this.token(-1)?.text ?? "")) {
      const message = `A shader has no \`${text}\` of its own: built-ins go in and out, and a varying from vertex() to fragment().`
      this.report(token, "syntax", message, { fix: "varying" })
    }
    if (text === "discard" && this.stage === "vertex") {
      this.report(token, "wrong-stage", "`discard` belongs in fragment() and light(), not in vertex().")
    }
    if (this.input.dialect === 4) return
    const isNew = text === "stencil_mode" || text === "group_uniforms"
    const isNewUniform = (text === "global" || text === "instance") && this.token(1)?.text === "uniform"
    if (isNew || isNewUniform) this.report(token, "godot4-syntax", `\`${text}\` is of Godot 4.`)
  }

  protected renderMode(token: Token): void {
    if (this.shader === undefined || this.shader.renderModes.has(token.text)) return
    const successor = this.input.dialect === 4 ? words.renderModeSuccessors.get(token.text) : undefined
    if (successor !== undefined) {
      const remark = successor.remark === undefined ? "" : `; ${successor.remark}`
      const message = `\`${token.text}\` is a render mode of Godot 3${remark}.`
      this.report(token, "godot3-syntax", message, { fix: successor.fix })
      return
    }
    const known = words.otherRenderModes.get(token.text)
    const near =
      known !== undefined && this.shader.renderModes.has(known)
        ? known
        : nearest(token.text, this.shader.renderModes, 1)[0]
    if (near === undefined) return
    const shaders = `${this.shader.name} shaders of ${this.input.label}`
    this.report(token, "unknown-hint", `${shaders} have no render mode \`${token.text}\`.`, { fix: near })
  }

  /** The particles' vertex() of Godot 3 is process() here. */
  protected stageOf(functionName: string): string {
    const isOld = this.input.dialect === 4 && this.shader?.name === "particles" && functionName === "vertex"
    const stage = isOld ? "process" : functionName
    return this.shader?.stages.has(stage) ? stage : ""
  }

  protected assignsFixed(token: Token, kind: string): void {
    this.report(token, "assign-constant", `\`${token.text}\` is ${kind}: a shader cannot change it.`)
  }

  protected declaresFunction(name: Token): void {
    if (this.input.dialect === 3 || this.shader?.name !== "particles" || name.text !== "vertex") return
    const message = "Particle shaders of Godot 4 have start() and process() in place of vertex()."
    this.report(name, "godot3-syntax", message, { fix: "process" })
  }

  protected hint(token: Token): void {
    if (this.facts.hints.has(token.text)) return
    if (this.input.dialect === 4) {
      const successor = words.hintSuccessors.get(token.text)
      if (successor !== undefined) {
        this.report(token, "unknown-hint", `\`${token.text}\` is a hint of Godot 3.`, { fix: successor.fix })
        return
      }
    } else if (words.hints4.has(token.text)) {
      const [old] = Array.from(words.hintSuccessors).find(([, { fix }]) => fix === token.text) ?? []
      const fix = old === undefined ? {} : { fix: old }
      this.report(token, "unknown-hint", `\`${token.text}\` is a hint of Godot 4.`, fix)
      return
    }
    const known = this.input.dialect === 4 ? words.otherHints.get(token.text) : undefined
    const near = known ?? nearest(token.text, this.facts.hints, 1)[0]
    if (near === undefined || (known === undefined && !/^(?:hint_|filter_|repeat_|source_)/.test(token.text))) return
    this.report(token, "unknown-hint", `\`${token.text}\` is not a hint of ${this.input.label}.`, { fix: near })
  }

  protected use(token: Token): void {
    const isCall = this.token(1)?.text === "("
    if (!isCall && this.otherBuiltIn(token)) return
    if (isCall) this.call(token)
    else if (this.stage !== undefined) this.variable(token)
    else if (this.scopes.length === 1 && this.isBeforeName()) this.otherType(token)
  }

  /** Reports a built-in of another shading language, or one of Godot's in lower case. */
  private otherBuiltIn(token: Token): boolean {
    if (this.shader === undefined || !this.seesAll || this.macros.has(token.text)) return false
    const { global, stages } = this.shader
    const isThere = (name: string): boolean =>
      words.keywords.has(name) || global.has(name) || stages.get(this.stage ?? "")?.has(name) === true
    const isValue = this.stage !== undefined || this.token(-1)?.text === "="
    const fix = (words.otherBuiltIns.get(token.text) ?? [token.text.toUpperCase()]).find(isThere)
    if (!isValue || fix === undefined || fix === token.text) return false
    this.report(token, "unknown-identifier", `\`${token.text}\` is not declared.`, { fix })
    return true
  }

  protected otherType(token: Token): void {
    if (this.seesAll && !this.hasDirectives && !this.macros.has(token.text)) this.unknownType(token)
  }

  private variable(token: Token): void {
    const { shader, stage } = this
    if (shader === undefined) return
    const builtIn = shader.global.get(token.text) ?? shader.stages.get(stage ?? "")?.get(token.text)
    if (builtIn !== undefined) {
      if (!builtIn.isWritable && this.isAssigned()) {
        const where = stage === "" || stage === undefined ? "here" : `in ${stage}()`
        const uri = shaderSymbolUri("constant", token.text)
        this.report(token, "read-only", `\`${token.text}\` can only be read ${where}.`, { uri })
      }
      return
    }
    const successor =
      this.input.dialect === 4
        ? ((shader.name === "canvas_item" ? words.canvasSuccessors.get(token.text) : undefined) ??
          words.builtInSuccessors.get(token.text))
        : undefined
    if (successor !== undefined) {
      const remark = successor.remark === undefined ? "" : `; ${successor.remark}`
      const fix = successor.fix === "" ? {} : { fix: successor.fix }
      this.report(token, "unknown-builtin", `\`${token.text}\` is of Godot 3${remark}.`, fix)
      return
    }
    const [old] = this.input.dialect === 3 ? this.predecessors(token.text) : []
    if (old !== undefined) {
      this.report(token, "unknown-builtin", `\`${token.text}\` is of Godot 4.`, { fix: old })
      return
    }
    const stages = Array.from(shader.stages).filter(([, names]) => names.has(token.text))
    if (stages.length > 0) {
      const where = stages.map(([name]) => `${name}()`).join(", ")
      const other =
        this.openFunction === "main" ? "; Godot does not call main()" : "; pass it to this function as an argument"
      const hint = stage === "" ? other : ""
      const uri = shaderSymbolUri("constant", token.text)
      this.report(token, "wrong-stage", `\`${token.text}\` is only available in ${where}${hint}.`, { uri })
      return
    }
    this.unknown(token)
  }

  /** Names of Godot 3 that became this one, and that the shader has in some stage. */
  private predecessors(name: string): ReadonlyArray<string> {
    const stages = Array.from(this.shader?.stages.values() ?? [])
    if (stages.some((names) => names.has(name))) return []
    return Array.from(words.builtInSuccessors)
      .filter(([old, { fix }]) => fix === name && stages.some((names) => names.has(old)))
      .map(([old]) => old)
  }

  private unknown(token: Token): void {
    if (!this.seesAll || this.functions.has(token.text)) return
    const { shader, stage } = this
    if (shader === undefined) return
    const others = Array.from(this.facts.shaders.values()).filter(
      ({ global, stages }) =>
        global.has(token.text) || Array.from(stages.values()).some((names) => names.has(token.text))
    )
    if (others.length > 0) {
      const where = others.map(({ name }) => name).join(", ")
      this.report(token, "wrong-stage", `\`${token.text}\` is of ${where} shaders, and this one is ${shader.name}.`)
      return
    }
    if (this.isDeclaredBelow(token.text)) {
      this.report(
        token,
        "unknown-identifier",
        `\`${token.text}\` is declared only below; a shader is read from its top.`
      )
      return
    }
    const seen = [...shader.global.keys(), ...(shader.stages.get(stage ?? "")?.keys() ?? [])]
    const isBuiltIn = /^[A-Z][A-Z0-9_]+$/.test(token.text)
    const own = this.scopes.flatMap(({ names }) => [...names])
    const near = alike(token.text, isBuiltIn ? [...seen, ...own] : own)
    // A built-in that is like none of those known could be one of a newer Godot.
    if (isBuiltIn && near === undefined) return
    const fix = near === undefined ? {} : { fix: near }
    const message = isBuiltIn
      ? `${shader.name} shaders of ${this.input.label} have no \`${token.text}\`.`
      : `\`${token.text}\` is not declared.`
    this.report(token, isBuiltIn ? "unknown-builtin" : "unknown-identifier", message, fix)
  }

  private call(token: Token): void {
    if (this.functions.has(token.text) || this.stage === undefined) return
    const own = this.shader?.stageFunctions.get(this.stage)?.get(token.text)
    const overloads = own ?? this.facts.functions.get(token.text)
    const uri = shaderSymbolUri("method", token.text)
    if (overloads !== undefined) {
      const count = this.argumentCount()
      const fits = overloads.some(
        ({ parameters, optional }) => count <= parameters.length && count >= parameters.length - optional
      )
      if (count >= 0 && !fits) {
        const counts = [...new Set(overloads.map(({ parameters }) => parameters.length))].join(" or ")
        this.report(token, "argument-count", `\`${token.text}()\` takes ${counts} arguments, not ${count}.`, { uri })
      }
      return
    }
    const stages = Array.from(this.shader?.stageFunctions ?? []).filter(([, names]) => names.has(token.text))
    if (stages.length > 0) {
      const where = stages.map(([name]) => `${name}()`).join(", ")
      this.report(token, "wrong-stage", `\`${token.text}()\` is only available in ${where}.`, { uri })
      return
    }
    if (!this.seesAll || this.shader === undefined) return
    if (this.input.dialect === 3 && factsOf(4).functions.has(token.text)) {
      this.report(token, "unknown-function", `\`${token.text}()\` is of Godot 4.`)
      return
    }
    const form = words.otherForms.get(token.text)
    const near =
      words.otherFunctions.get(token.text) ??
      alike(token.text, [...this.facts.functions.keys(), ...this.functions, ...this.structs])
    const fix = near === undefined || form !== undefined ? {} : { fix: near }
    const said = `\`${token.text}()\` is not a shader function of ${this.input.label}`
    this.report(token, "unknown-function", form === undefined ? `${said}.` : `${said}; write ${form}.`, fix)
  }
}
