/**
 * Finds the invalid names in a shader: built-ins and functions that do not exist, or only in another stage, and those
 * of the other version of Godot.
 *
 * Names are read in one pass over the tokens without recursion. The declarations of an unread `#include` file are
 * unknown, so with one, unknown names are not reported; nor are names that look like built-ins of a Godot newer than
 * the facts.
 */
import type { Finding } from "../check/Diagnostic.ts"
import { intendedName } from "../check/fixes/intendedName.ts"
import { lineStartsOf, positionAt } from "../script/Position.ts"
import { type BuiltIn, factsOf, type Overload, type ShaderType } from "./Facts.ts"
import { grammarFaults } from "./FileGrammar.ts"
import { ShaderSyntax } from "./ShaderSyntax.ts"
import type { Token } from "./ShaderTokens.ts"
import { shaderSymbolUri } from "./Symbols.ts"
import { checkTypes } from "./TypeCheck.ts"
import * as words from "./words.ts"

/** Checks whether a finding is that the text cannot be parsed. */
const isOfForm = ({ code }: Pick<Finding, "code">): boolean => code === "syntax"

export class NameCheck extends ShaderSyntax {
  /**
   * Reports syntax errors of the text, except on lines that already have a report, and after a line that cannot be
   * read.
   */
  checkGrammar(): void {
    const { facts, shader, source: tokens } = this
    if (!this.seesAll || this.hasDirectives) return
    const starts = lineStartsOf(this.input.code)
    const reported = [...this.findings, ...tokens.faults.map(({ start }) => ({ start, code: "syntax" as const }))]
    const lines = new Set(reported.map(({ start }) => positionAt(starts, start).line))
    const broken = reported.reduce(
      (first, finding) => (isOfForm(finding) ? Math.min(first, finding.start) : first),
      Number.POSITIVE_INFINITY
    )
    for (const { token, code, message, fix } of grammarFaults({ code: this.input.code, tokens, facts, shader })) {
      // A finding with a fix is certain, whatever else is reported on its line.
      if (token.start > broken || (fix === undefined && lines.has(positionAt(starts, token.start).line))) continue
      this.report(token, code, message, fix === undefined ? {} : { fix })
    }
  }

  typeFaults(): ReadonlyArray<Finding> {
    const { facts, shader, input, source } = this
    const stageOf = (name: string) => this.stageOf(name)
    return checkTypes({ code: input.code, facts, tokens: source, shader, seesAll: this.seesAll, stageOf })
  }

  protected use(token: Token): void {
    const isCall = this.token(1)?.text === "("
    if (this.otherOperator(token) || (!isCall && this.otherBuiltIn(token))) return
    if (isCall) this.call(token)
    else if (this.stage === undefined && (this.isInConstant || this.isSize())) this.outside(token)
    else if (this.stage !== undefined && this.isBeforeName() && ";{}".includes(this.token(-1)?.text ?? "")) {
      this.otherType(token)
    } else if (this.stage !== undefined) this.variable(token)
    else if (this.scopes.depth === 1 && this.isBeforeName()) this.otherType(token)
    else if (this.beginsDeclaration() && this.seesAll && !this.hasDirectives) {
      const fix = words.otherWords.get(token.text)
      const message = `No declaration of a shader begins with \`${token.text}\`.`
      const next = this.token(1)
      // In `export uniform` the first word is superfluous.
      const end = next?.text === fix ? (next?.end ?? token.end) : token.end
      this.report({ ...token, end }, "syntax", message, fix === undefined ? {} : { fix })
    }
  }

  /** Reports an operator or a word of GDScript; `not()` is a function of shaders too. */
  private otherOperator(token: Token): boolean {
    const fix = words.otherOperators.get(token.text)
    const isFunction = this.functions.has(token.text) || (token.text === "not" && this.token(1)?.text === "(")
    if (fix === undefined || isFunction || this.stage === undefined || !this.seesAll) return false
    this.report(token, "syntax", `Shaders have no keyword \`${token.text}\`.`, { fix })
    return true
  }

  /** Reports a built-in of another shading language, or one of Godot's in lower case. */
  private otherBuiltIn(token: Token): boolean {
    if (this.shader === undefined || !this.seesAll || this.macros.has(token.text)) return false
    const { global, stages } = this.shader
    const isThere = (name: string): boolean => {
      if (words.keywords.has(name)) return true
      if (this.stage === undefined) return global.has(name) && words.fileBuiltIns.has(name)
      return global.has(name) || stages.get(this.stage)?.has(name) === true
    }
    const isValue = this.stage !== undefined || this.token(-1)?.text === "="
    const name = (words.otherBuiltIns.get(token.text) ?? [token.text.toUpperCase()]).find(isThere)
    if (!isValue || name === undefined || name === token.text) return false
    // Shadertoy's has two components.
    const fix = token.text === "fragCoord" && this.token(1)?.text !== "." ? `${name}.xy` : name
    const type = (global.get(name) ?? stages.get(this.stage ?? "")?.get(name))?.type
    const isWhole = /^(?:gl_)?fragcolor$/i.test(token.text) && !/^[rgbxyz]{1,3}$/.test(this.token(2)?.text ?? "")
    const said = `\`${token.text}\` is not declared`
    if (isWhole && type === "vec3")
      this.report(token, "unknown-identifier", `${said}; write ${fix}, a vec3, and ALPHA.`)
    else this.report(token, "unknown-identifier", `${said}.`, { fix })
    return true
  }

  protected callsVariable(token: Token, isLocal: boolean): void {
    const { functions, facts, structs } = this
    const isFunction = functions.has(token.text) || facts.functions.has(token.text) || structs.has(token.text)
    if (this.input.dialect === 3 || (!isLocal && (isFunction || !this.seesAll))) return
    this.report(token, "unknown-function", `\`${token.text}\` is a variable here; it cannot be called.`)
  }

  /** Reports a name in a constant or in the size of an array, outside of functions, that is not known there. */
  private outside(token: Token): void {
    const { shader } = this
    if (shader === undefined || this.input.dialect === 3) return
    const isBuiltIn = shader.global.has(token.text) || Array.from(shader.stages.values()).some((s) => s.has(token.text))
    if (!isBuiltIn) this.unknown(token)
    else if (!words.fileBuiltIns.has(token.text)) {
      const uri = shaderSymbolUri("constant", token.text)
      this.report(token, "wrong-stage", `\`${token.text}\` is available only in functions.`, { uri })
    }
  }

  protected otherType(token: Token): void {
    if (this.seesAll && !this.hasDirectives && !this.macros.has(token.text)) this.unknownType(token)
  }

  private variable(token: Token): void {
    const { shader } = this
    if (shader === undefined) return
    const builtIn = this.builtIn(shader, token.text)
    if (builtIn !== undefined) this.writes(token, builtIn)
    else if (!this.isOfOtherVersion(token, shader) && !this.isOfOtherStage(token, shader)) this.unknown(token)
  }

  /** The built-in of this name at the place. */
  private builtIn(shader: ShaderType, name: string): BuiltIn | undefined {
    return shader.global.get(name) ?? this.ofStage(shader)?.get(name)
  }

  /** The built-ins of the stage whose function is open, besides the global ones. */
  private ofStage({ stages }: ShaderType): ReadonlyMap<string, BuiltIn> | undefined {
    return this.stage === undefined ? undefined : stages.get(this.stage)
  }

  /** Reports an assignment to a built-in that can only be read. */
  private writes(token: Token, { isWritable }: BuiltIn): void {
    if (isWritable || !this.isAssigned()) return
    const { stage } = this
    const where = stage === "" || stage === undefined ? "here" : `in ${stage}()`
    const uri = shaderSymbolUri("constant", token.text)
    this.report(token, "read-only", `\`${token.text}\` can only be read ${where}.`, { uri })
  }

  /** Reports a built-in that only the other Godot version has, with its successor. */
  private isOfOtherVersion(token: Token, shader: ShaderType): boolean {
    if (this.input.dialect === 3) {
      const [old] = this.predecessors(token.text)
      if (old !== undefined) this.report(token, "unknown-builtin", `\`${token.text}\` is from Godot 4.`, { fix: old })
      return old !== undefined
    }
    const ofCanvas = shader.name === "canvas_item" ? words.canvasSuccessors.get(token.text) : undefined
    const successor = ofCanvas ?? words.builtInSuccessors.get(token.text)
    if (successor === undefined) return false
    const [root = ""] = successor.fix.split(".")
    const isInput = this.builtIn(shader, root)?.isWritable === false && this.isAssigned()
    const uniform = successor.hint === undefined ? undefined : this.uniformWith(successor.hint)
    const written = uniform ?? (successor.hint === undefined ? successor.fix : "")
    const note = uniform === undefined ? successor.remark : undefined
    const more = isInput ? `${successor.fix}, which took its place, can only be read` : note
    const remark = more === undefined ? "" : `; ${more}`
    const fix = written === "" || isInput ? {} : { fix: written }
    this.report(token, "unknown-builtin", `\`${token.text}\` is from Godot 3${remark}.`, fix)
    return true
  }

  /** Reports a built-in of other functions that Godot calls. */
  private isOfOtherStage(token: Token, shader: ShaderType): boolean {
    const stages = Array.from(shader.stages).filter(([, names]) => names.has(token.text))
    if (stages.length === 0) return false
    const where = stages.map(([name]) => `${name}()`).join(", ")
    const isCalled = !(/^main(?:Image)?$/.test(this.openFunction) || this.isForeignStage(this.openFunction))
    const other = isCalled
      ? "; pass it to this function as an argument"
      : `; Godot does not call ${this.openFunction}() in ${shader.name} shaders, but ${Array.from(shader.stages.keys(), (name) => `${name}()`).join(", ")}`
    const hint = this.stage === "" ? other : ""
    const uri = shaderSymbolUri("constant", token.text)
    this.report(token, "wrong-stage", `\`${token.text}\` is only available in ${where}${hint}.`, { uri })
    return true
  }

  /** Returns the name of a uniform with a hint; undefined if the file declares none. */
  private uniformWith(hint: string): string | undefined {
    const { tokens } = this.source
    for (let at = tokens.findIndex(({ text }) => text === hint); at > 0; at--) {
      const { text } = tokens[at] ?? {}
      if (text === ":") return tokens[at - 1]?.kind === "name" ? tokens[at - 1]?.text : undefined
      if (text === ";") return undefined
    }
    return undefined
  }

  /** Checks whether Godot calls a function of this name in other shaders alone. */
  private isForeignStage(name: string): boolean {
    return Array.from(this.facts.shaders.values()).some(({ stages }) => stages.has(name))
  }

  /** Names of Godot 3 whose successor is this one, and that the shader has in some stage. */
  private predecessors(name: string): ReadonlyArray<string> {
    const stages = Array.from(this.shader?.stages.values() ?? [])
    if (stages.some((names) => names.has(name))) return []
    return Array.from(words.builtInSuccessors)
      .filter(([old, { fix }]) => fix === name && stages.some((names) => names.has(old)))
      .map(([old]) => old)
  }

  private unknown(token: Token): void {
    if (!this.seesAll || this.hasDeclaringMacros) return
    const { text } = token
    const report = (message: string) => this.report(token, "unknown-identifier", message)
    if (this.functions.has(text)) report(`\`${text}\` is a function; call it: \`${text}(...)\`.`)
    else if (this.scopes.isBegun(text)) report(`\`${text}\` cannot be read in its own declaration.`)
    else if (this.shader === undefined || this.isOfOtherShader(token, this.shader)) return
    else if (this.isDeclaredBelow(text)) report(`\`${text}\` is declared further down; declare it before its use.`)
    else this.undeclared(token, this.shader)
  }

  /** The expression for a built-in of other shaders, if the built-ins that it needs are available here. */
  private computed(name: string, shader: ShaderType): { readonly fix?: string } {
    const computed = words.computedBuiltIns.get(name)
    return computed !== undefined && this.ofStage(shader)?.has(computed.from) ? { fix: computed.fix } : {}
  }

  /** Reports a built-in that only shaders of other types have. */
  private isOfOtherShader(token: Token, shader: ShaderType): boolean {
    const { text } = token
    const others = Array.from(this.facts.shaders.values()).filter(
      ({ global, stages }) => global.has(text) || Array.from(stages.values()).some((names) => names.has(text))
    )
    if (others.length === 0) return false
    const where = others.map(({ name }) => name).join(", ")
    const message = `\`${text}\` is for ${where} shaders, and this one is ${shader.name}.`
    this.report(token, "wrong-stage", message, this.computed(text, shader))
    return true
  }

  /** Reports a name that no shader has, with the nearest one. */
  private undeclared(token: Token, shader: ShaderType): void {
    const { text } = token
    const isBuiltIn = /^[A-Z][A-Z0-9_]+$/.test(text)
    const declared = this.scopes.all()
    const seen = [...shader.global.keys(), ...(this.ofStage(shader)?.keys() ?? [])]
    const near = intendedName(text, isBuiltIn ? [...seen, ...declared] : declared)
    // A name in the form of a built-in that resembles no known one could be from a newer Godot.
    if (isBuiltIn && near === undefined && !this.knowsAll) return
    const fix = near === undefined ? this.computed(text, shader) : { fix: near }
    if (isBuiltIn && near !== undefined) {
      const message = `${shader.name} shaders of ${this.input.label} have no \`${text}\`.`
      this.report(token, "unknown-builtin", message, fix)
    } else this.report(token, "unknown-identifier", `\`${text}\` is not declared.`, fix)
  }

  private call(token: Token): void {
    if (this.stage === undefined && !(this.isInConstant && this.input.dialect === 4)) return
    const { text } = token
    if (this.functions.has(text)) {
      if (!this.seesAll || !this.isFunctionBelow(text)) return
      const message = `\`${text}()\` is declared further down; declare it before its use.`
      this.report(token, "unknown-function", message)
      return
    }
    const own = this.shader?.stageFunctions.get(this.stage ?? "")?.get(text)
    const overloads = own ?? this.facts.functions.get(text)
    if (overloads !== undefined) this.countArguments(token, overloads)
    else this.unknownFunction(token)
  }

  /** Reports a number of arguments that no overload takes. */
  private countArguments(token: Token, overloads: ReadonlyArray<Overload>): void {
    const count = this.argumentCount()
    const fits = overloads.some(
      ({ parameters, optional }) => count <= parameters.length && count >= parameters.length - optional
    )
    if (count < 0 || fits) return
    const allowed = overloads.flatMap(({ parameters: { length }, optional }) =>
      optional === 0 ? [length] : [length - optional, length]
    )
    const counts = [...new Set(allowed)].sort((a, b) => a - b).join(" or ")
    const takes = `${counts} ${counts === "1" ? "argument" : "arguments"}`
    const uri = shaderSymbolUri("method", token.text)
    this.report(token, "argument-count", `\`${token.text}()\` takes ${takes}, not ${count}.`, { uri })
  }

  /** Reports a function of another stage, of the other Godot, or of none. */
  private unknownFunction(token: Token): void {
    const { text } = token
    const stages = Array.from(this.shader?.stageFunctions ?? []).filter(([, names]) => names.has(text))
    if (stages.length > 0) {
      const where = stages.map(([name]) => `${name}()`).join(", ")
      const uri = shaderSymbolUri("method", text)
      this.report(token, "wrong-stage", `\`${text}()\` is only available in ${where}.`, { uri })
      return
    }
    if (!this.seesAll || this.hasDeclaringMacros || this.shader === undefined) return
    if (this.input.dialect === 3 && factsOf(4).functions.has(text)) {
      this.report(token, "unknown-function", `\`${text}()\` is from Godot 4.`)
      return
    }
    const form = words.otherForms.get(text)
    const constructed = words.otherTypes.get(text)
    const near =
      words.otherFunctions.get(text) ??
      (constructed?.includes("sampler") ? undefined : constructed) ??
      intendedName(text, [...this.facts.functions.keys(), ...this.functions.keys(), ...this.structs])
    const fix = near === undefined || form !== undefined ? {} : { fix: near }
    const said = `\`${text}()\` is not a shader function of ${this.input.label}`
    this.report(token, "unknown-function", form === undefined ? `${said}.` : `${said}; write ${form}.`, fix)
  }
}
