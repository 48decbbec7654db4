/** Finds the faults in the form of a shader: brackets, semicolons, its type, render modes, hints and keywords. */
import { nearest } from "../../kernel/util/NearNames.ts"
import type { Finding } from "../check/Diagnostic.ts"
import type { Dialect } from "../script/Script.ts"
import { factsOf } from "./Facts.ts"
import { closers } from "./lookahead.ts"
import type { Includes } from "./Preprocessor.ts"
import type { ShaderTokens, Token } from "./ShaderTokens.ts"
import { ShaderWalker } from "./ShaderWalker.ts"
import * as words from "./words.ts"

export interface ShaderInput {
  readonly code: string
  readonly dialect: Dialect
  /** `Godot 4.5`. */
  readonly label: string
  /** True if the file is one that others include (`.gdshaderinc`). */
  readonly isIncluded?: boolean
  /** Finds the files of `#include`; without it, their declarations are unknown. */
  readonly includes?: Includes
}

/** Matches the labels of versions whose built-ins, hints and modes are all known. */
const KNOWN_VERSIONS = /^Godot 4\.[0-6]\b/

/** Checks for branches, which may open the same block twice, and for macros that open or close one. */
const changesBrackets = (directive: string): boolean => {
  const count = (brackets: RegExp) => directive.match(brackets)?.length ?? 0
  return /^#\s*(?:el|if)/.test(directive) || count(/[([{]/g) !== count(/[)\]}]/g)
}

/** Checks whether a line of the preprocessor is a macro with a declaration in it, or one that puts names together. */
const declares = (directive: string): boolean => {
  const body = /^#\s*define\s+\w+(?:\([^)]*\))?\s([\s\S]*)$/.exec(directive)?.[1] ?? ""
  const names = Array.from(body.matchAll(/\w+|##|\S/g), ([text]) => text)
  return names.some((text, i) => text === "##" || (words.types.has(text) && /^[A-Za-z_]/.test(names[i + 1] ?? "")))
}

/** Checks the form of a shader in a pass over its tokens; subclasses check the names. */
export abstract class ShaderSyntax extends ShaderWalker {
  readonly findings: Array<Finding> = []
  /** Offset of an unmatched bracket, after which scopes are unknown. */
  brokenFrom = Number.POSITIVE_INFINITY
  protected readonly input: ShaderInput
  protected readonly source: ShaderTokens
  protected readonly hasDirectives: boolean
  /** True if an unknown name certainly does not exist. */
  protected readonly seesAll: boolean
  /** True if the facts know all built-ins, hints and modes of the version. */
  protected readonly knowsAll: boolean
  /** Words in place of types that were reported -> what is meant, if that is known. */
  private readonly unknownTypes = new Map<string, string | undefined>()
  /** Types of the language and of the file; set before the first unknown one is taken for a type. */
  private knownTypes: ReadonlyArray<string> | undefined
  /** True if a macro may declare names: `#define VAR(name) float name`. */
  protected readonly hasDeclaringMacros: boolean

  constructor(input: ShaderInput, tokens: ShaderTokens) {
    super(factsOf(input.dialect), tokens)
    this.input = input
    this.source = tokens
    this.hasDirectives = tokens.directives.length > 0
    this.hasDeclaringMacros = tokens.directives.some(({ text }) => declares(text))
    this.knowsAll = KNOWN_VERSIONS.test(input.label)
    this.seesAll = !tokens.hasIncludes && !(input.isIncluded ?? false)
  }

  run(): void {
    this.checkBrackets()
    this.checkHead()
    this.walk()
  }

  protected report(
    token: Token,
    code: Finding["code"],
    message: string,
    more: Pick<Finding, "fix" | "uri"> = {}
  ): void {
    this.findings.push({ start: token.start, end: token.end, code, message, ...more })
  }

  private checkBrackets(): void {
    if (this.source.directives.some(({ text }) => changesBrackets(text))) return
    const open: Array<Token> = []
    for (const token of this.tokens) {
      if (token.kind !== "sign") continue
      if ("([{".includes(token.text)) open.push(token)
      const opener = closers.get(token.text)
      if (opener === undefined) continue
      if (open.at(-1)?.text === opener) open.pop()
      else {
        this.report(token, "syntax", `This \`${token.text}\` closes nothing.`)
        this.brokenFrom = token.start
        return
      }
    }
    const last = open.at(-1)
    if (last === undefined) return
    this.report(last, "syntax", `This \`${last.text}\` is never closed.`)
    this.brokenFrom = last.start
  }

  protected unknownType(token: Token): void {
    const word = words.otherWords.get(token.text)
    if (word !== undefined) {
      this.report(token, "syntax", `Shaders have no keyword \`${token.text}\`.`, { fix: word })
      return
    }
    this.knownTypes ??= [...words.types, ...this.structs]
    const fix = words.otherTypes.get(token.text) ?? nearest(token.text, this.knownTypes, 1)[0]
    this.reportType(token, fix)
    // Names that it declares are known from here on.
    this.structs.add(token.text)
    this.unknownTypes.set(token.text, fix)
  }

  private reportType(token: Token, fix: string | undefined): void {
    const form = words.typeForms.get(token.text)
    const message = form === undefined ? `Shaders have no type \`${token.text}\`.` : `Write ${form}.`
    this.report(token, "unknown-type", message, fix === undefined || form !== undefined ? {} : { fix })
  }

  protected usesType(token: Token): void {
    if (this.unknownTypes.has(token.text)) this.reportType(token, this.unknownTypes.get(token.text))
  }

  private checkHead(): void {
    const [first, type] = this.tokens
    if (first === undefined) return
    if (first.text !== "shader_type") {
      if (this.input.isIncluded || !this.seesAll) return
      this.report(first, "syntax", "A shader must begin with `shader_type`, such as `shader_type spatial;`.")
      return
    }
    if (type === undefined) return
    this.shader = this.facts.shaders.get(type.text)
    if (this.shader !== undefined) return
    if (this.input.dialect === 3 && factsOf(4).shaders.has(type.text)) {
      this.report(type, "godot4-syntax", `\`shader_type ${type.text}\` is from Godot 4.`)
      return
    }
    const [near] = nearest(type.text, this.facts.shaders.keys(), 1)
    if (type.kind !== "name" || this.macros.has(type.text) || (near === undefined && !this.knowsAll)) return
    const message = `\`${type.text}\` is not a shader type in ${this.input.label}`
    const known = Array.from(this.facts.shaders.keys()).join(", ")
    if (near === undefined) this.report(type, "syntax", `${message}; it has ${known}.`)
    else this.report(type, "syntax", `${message}.`, { fix: near })
  }

  protected keyword(token: Token): void {
    const { text } = token
    if ((text === "in" || text === "out") && this.scopes.depth === 1 && !"(,".includes(this.token(-1)?.text ?? "")) {
      const message = `A shader cannot declare \`${text}\`: use built-ins, and a varying from vertex() to fragment().`
      // After `layout(...)` that has to go as well.
      this.report(token, "syntax", message, this.token(-1)?.text === ")" ? {} : { fix: "varying" })
    }
    const needsBracket = text === "if" || text === "while" || text === "for" || text === "switch"
    if (needsBracket && !this.hasDirectives && this.seesAll && this.token(1)?.text !== "(") {
      this.report(token, "syntax", `A \`(\` is missing after \`${text}\`.`)
    }
    if (text === "discard" && this.stage === "vertex") {
      this.report(token, "wrong-stage", "`discard` is for fragment() and light(), not vertex().")
    }
    if (this.input.dialect === 4) return
    const isNew = text === "stencil_mode" || text === "group_uniforms"
    const isNewUniform = (text === "global" || text === "instance") && this.token(1)?.text === "uniform"
    if (isNew || isNewUniform) this.report(token, "godot4-syntax", `\`${text}\` is from Godot 4.`)
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
    const owner = Array.from(this.facts.shaders.values()).find(({ renderModes }) => renderModes.has(token.text))
    if (owner !== undefined) {
      const message = `\`${token.text}\` is a render mode of ${owner.name} shaders, and this one is ${this.shader.name}.`
      this.report(token, "unknown-hint", message)
      return
    }
    const known = words.otherRenderModes.get(token.text)
    const near =
      known !== undefined && this.shader.renderModes.has(known)
        ? known
        : nearest(token.text, this.shader.renderModes, 1)[0]
    if (near === undefined && !this.knowsAll) return
    const shaders = `${this.shader.name} shaders of ${this.input.label}`
    const fix = near === undefined ? {} : { fix: near }
    this.report(token, "unknown-hint", `${shaders} have no render mode \`${token.text}\`.`, fix)
  }

  protected stencilMode(token: Token): void {
    const name = this.shader?.name
    if (name === undefined || this.input.dialect === 3 || this.macros.has(token.text)) return
    if (name !== "spatial") {
      const message = `Stencil modes are for spatial shaders, and this one is ${name}.`
      if (this.knowsAll) this.report(token, "unknown-hint", message)
      return
    }
    // Leaves out words that begin like the first two modes: Godot accepts them all.
    if (words.stencilModes4.has(token.text) || /^(?:read|write)/.test(token.text)) return
    const near = words.otherStencilModes.get(token.text) ?? nearest(token.text, words.stencilModes4, 1)[0]
    if (near === undefined && !this.knowsAll) return
    const message = `${this.input.label} has no stencil mode \`${token.text}\`.`
    this.report(token, "unknown-hint", message, near === undefined ? {} : { fix: near })
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
    const { name } = this.shader ?? {}
    if (/^hint_(?:depth|normal_roughness)_texture$/.test(token.text) && name !== undefined && name !== "spatial") {
      const message = `\`${token.text}\` is for spatial shaders, and this one is ${name}.`
      if (this.input.dialect === 4) this.report(token, "unknown-hint", message)
    }
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
    const known = this.input.dialect === 4 ? words.otherHints.get(token.text.toLowerCase()) : undefined
    const near = known ?? nearest(token.text, this.facts.hints, 1)[0]
    const isLikely =
      near !== undefined && (known !== undefined || /^(?:hint_|filter_|repeat_|source_)/.test(token.text))
    if (!isLikely && !this.knowsAll) return
    const fix = isLikely ? { fix: near } : {}
    this.report(token, "unknown-hint", `\`${token.text}\` is not a hint of ${this.input.label}.`, fix)
  }
}
