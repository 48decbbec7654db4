/**
 * Walks through the tokens of a shader and records declarations: functions, structs,
 * names by scope, and the current stage.
 *
 * Without recursion: a scope is pushed at each brace. The parts of declarations of the file (uniforms, hints, render
 * modes) and every use of a name are passed to the subclass that checks them.
 */

import { lazy } from "../../kernel/util/memoize.ts"
import type { Facts, ShaderType } from "./Facts.ts"
import { argumentCounts, closers, isAssignedAt, lastDeclarations } from "./lookahead.ts"
import type { ShaderTokens, Token } from "./ShaderTokens.ts"
import { WalkedNames } from "./WalkedNames.ts"
import * as words from "./words.ts"

/** Maximum number of blocks within each other; no name is looked up in deeper ones. */
const MAX_SCOPES = 256

export abstract class ShaderWalker {
  protected readonly facts: Facts
  protected readonly tokens: ReadonlyArray<Token>
  /** Function of the file -> index of the token of its first declaration. */
  protected readonly functions = new Map<string, number>()
  protected readonly structs = new Set<string>()
  protected readonly scopes = new WalkedNames()
  protected shader: ShaderType | undefined
  /** The stage whose body is open; "" within a function of the user's own, undefined outside of functions. */
  protected stage: string | undefined
  /** The name of the function that is open; "" outside of functions. */
  protected openFunction = ""
  /** True within `const float A = 1.0;` outside of functions. */
  protected isInConstant = false
  /** Names that are declared after a comma. */
  private readonly declarations = new Set<Token>()
  protected readonly macros: ReadonlySet<string>
  private at = 0

  constructor(facts: Facts, { tokens, macros }: ShaderTokens) {
    this.facts = facts
    this.tokens = tokens
    this.macros = macros
    this.collectFunctions()
  }

  /** Called for a keyword that is not in both versions, or not in every stage. */
  protected abstract keyword(token: Token): void
  protected abstract renderMode(token: Token): void
  protected abstract stencilMode(token: Token): void
  protected abstract hint(token: Token): void
  /** Called for the declaration of a function of the user's own. */
  protected abstract declaresFunction(name: Token): void
  /** Returns the stage whose built-ins a function sees; "" for one that Godot does not call. */
  protected abstract stageOf(functionName: string): string
  /** Called for an assignment to a name that cannot change, which is of `kind`: a constant, a uniform. */
  protected abstract assignsFixed(token: Token, kind: string): void
  /** Called for the call of a name that the file declares as a variable: in a function, or for the whole file. */
  protected abstract callsVariable(token: Token, isLocal: boolean): void
  /** Called for a name in place of a type that shaders do not have. */
  protected abstract otherType(token: Token): void
  /** Called for each use of a type. */
  protected abstract usesType(token: Token): void
  /** Called for the use of a name that the file does not declare. */
  protected abstract use(token: Token): void

  protected walk(): void {
    while (this.at < this.tokens.length && this.scopes.depth <= MAX_SCOPES) this.step()
  }

  protected token(offset = 0): Token | undefined {
    return this.tokens[this.at + offset]
  }

  /** Finds the functions and structs of the file, whose names are no built-ins wherever they are declared. */
  private collectFunctions(): void {
    let depth = 0
    for (const [i, token] of this.tokens.entries()) {
      if (token.text === "{") depth++
      else if (token.text === "}") depth--
      const next = this.tokens[i + 1]
      if (token.text === "struct" && next?.kind === "name") this.structs.add(next.text)
      const before = this.tokens[i - 1]
      const isTyped = before !== undefined && (before.kind === "name" || before.text === "]")
      if (token.kind === "name" && next?.text === "(" && isTyped && !words.keywords.has(before.text)) {
        // In a body, `float x mix(a, b)` lacks an operator and does not declare a function.
        const isBuiltIn = depth > 0 && this.facts.functions.has(token.text)
        if (!this.functions.has(token.text) && !isBuiltIn) this.functions.set(token.text, i)
      }
    }
  }

  /** Reads one token, or one line of declarations. */
  private step(): void {
    const token = this.token()
    if (token === undefined) return
    if (token.kind === "sign") this.sign(token)
    else if (token.kind === "name") this.name(token)
    this.at++
  }

  private sign(token: Token): void {
    if (token.text === ";") this.isInConstant = false
    if (token.text === "{") this.scopes.push()
    else if (token.text === "}" && this.scopes.depth > 1) {
      this.scopes.pop()
      if (this.scopes.depth > 1) return
      this.stage = undefined
      this.openFunction = ""
    }
  }

  private name(token: Token): void {
    if (words.keywords.has(token.text)) this.keyword(token)
    switch (token.text) {
      case "shader_type":
      case "group_uniforms":
        this.skipLine()
        return
      case "render_mode":
        this.modes((mode) => this.renderMode(mode))
        return
      case "stencil_mode":
        this.modes((mode) => this.stencilMode(mode))
        return
      case "case":
      case "default":
        this.scopes.beginCase()
        return
      case "const":
        this.isInConstant = this.stage === undefined
        return
      case "uniform":
        this.uniform()
        return
      case "struct":
        this.struct()
        return
    }
    if (words.keywords.has(token.text) || this.token(-1)?.text === "." || this.declarations.has(token)) return
    const mayBeType = this.macros.has(token.text) && this.isBeforeName()
    if (this.isType(token) || mayBeType) {
      this.usesType(token)
      this.declaration()
    } else if (!this.isDeclared(token.text)) {
      this.use(token)
      // A word reported as an unknown type still declares names.
      if (this.isType(token)) this.declaration()
    } else {
      const owner = this.token(1)?.text === "(" ? this.scopes.calledAt(token.text, this.at) : undefined
      if (owner !== undefined && !this.macros.has(token.text)) this.callsVariable(token, owner === "block")
      const kind = this.scopes.fixedKind(token.text)
      if (kind !== undefined && this.isAssigned()) this.assignsFixed(token, kind)
    }
  }

  protected isType({ text }: Token): boolean {
    return words.types.has(text) || this.structs.has(text)
  }

  private skipLine(): void {
    while (this.token() !== undefined && this.token()?.text !== ";") this.at++
  }

  private modes(read: (mode: Token) => void): void {
    for (this.at++; this.token() !== undefined && this.token()?.text !== ";"; this.at++) {
      const token = this.token()
      if (token?.kind === "name") read(token)
    }
  }

  /** `uniform vec4 tint : source_color = vec4(1.0);`; the value is read as any expression. */
  private uniform(): void {
    let depth = 0
    let hasHints = false
    for (this.at++; this.token() !== undefined; this.at++) {
      const token = this.token()
      if (token === undefined || token.text === ";") return
      if (token.text === "(" || token.text === "[") depth++
      else if (token.text === ")" || token.text === "]") depth--
      else if (token.text === ":" && depth === 0) hasHints = true
      else if (token.text === "=" && depth === 0) return
      else if (token.kind === "name" && !hasHints && this.isSize()) this.size(token)
      else if (token.kind === "name" && depth === 0) {
        if (hasHints && !this.macros.has(token.text)) this.hint(token)
        else if (this.isType(token)) this.usesType(token)
        else if (!words.qualifiers.has(token.text)) {
          if (!hasHints && this.isBeforeName()) this.otherType(token)
          else this.scopes.declare(token.text, "a uniform", this.at)
        }
      }
    }
  }

  /** Checks whether the current name is the first in the size of an array. */
  protected isSize(): boolean {
    return this.token(-1)?.text === "["
  }

  /** Calls `use` for a name in the size of an array outside of functions, unless it is known. */
  private size(token: Token): void {
    if (!(words.keywords.has(token.text) || this.isDeclared(token.text))) this.use(token)
  }

  /** Checks whether a name that the user chose follows, as after a type. */
  protected isBeforeName(): boolean {
    const next = this.token(1)
    if (next?.kind !== "name" || this.isType(next)) return false
    return !(words.keywords.has(next.text) || words.qualifiers.has(next.text) || words.declarations.has(next.text))
  }

  private struct(): void {
    // Its members are no names of their own.
    for (; this.token() !== undefined && this.token()?.text !== "}"; this.at++) {
      const token = this.token()
      if (token?.kind === "name" && this.isSize()) this.size(token)
      const isFirst = "{;".includes(this.token(-1)?.text ?? "") && token?.kind === "name"
      if (!isFirst || words.qualifiers.has(token.text)) continue
      if (this.isType(token)) this.usesType(token)
      else if (this.isBeforeName()) this.otherType(token)
    }
  }

  /** Reads a type, which begins a declaration or a constructor. */
  private declaration(): void {
    let ahead = 1
    if (this.token(ahead)?.text === "[") {
      while (this.token(ahead) !== undefined && this.token(ahead)?.text !== "]") ahead++
      ahead++
    }
    const declared = this.token(ahead)
    if (declared?.kind !== "name" || words.keywords.has(declared.text)) return
    if (this.token(ahead + 1)?.text === "(" && this.stage === undefined) {
      this.at += ahead
      this.function(declared)
      return
    }
    const isConstant = this.token(-1)?.text === "const" || this.token(-2)?.text === "const"
    let before = -1
    while (words.qualifiers.has(this.token(before)?.text ?? "")) before--
    const isOfBlock = ";{}".includes(this.token(before)?.text ?? ";")
    const kind = isConstant ? "a constant" : undefined
    this.at += ahead
    this.declareNames(kind, isOfBlock)
  }

  /**
   * Declares the names of `float a = f(x, y), b = 2.0;`, the first of which is the current token: each can be read
   * after its value.
   */
  private declareNames(kind: string | undefined, isOfBlock: boolean): void {
    let name = this.token()
    let depth = 0
    for (let ahead = 1; ; ahead++) {
      const token = this.token(ahead)
      if (token !== undefined && "([{".includes(token.text)) depth++
      else if (token !== undefined && closers.has(token.text)) depth--
      const isEnd = token === undefined || token.text === ";" || depth < 0
      if (!(isEnd || (token.text === "," && depth === 0))) {
        // Two values without an operator between them: a semicolon is missing, and the following code can use the name.
        if (name?.kind === "name" && token.kind !== "sign" && this.isOperand(ahead - 1)) {
          this.scopes.declare(name.text, kind, this.at + ahead)
        }
        continue
      }
      if (name?.kind === "name") this.scopes.declare(name.text, kind, this.at + ahead)
      if (name?.kind === "name" && !isOfBlock) this.scopes.allowCalls(name.text)
      if (isEnd) return
      name = this.token(ahead + 1)
      if (name?.kind === "name") this.declarations.add(name)
    }
  }

  private isOperand(ahead: number): boolean {
    const { kind, text = "" } = this.token(ahead) ?? {}
    return kind === "name" || kind === "number" || text === ")" || text === "]"
  }

  private function(name: Token): void {
    this.declaresFunction(name)
    let isConstant = false
    // The scope of the parameters is that of the body.
    this.scopes.push()
    this.at += 2
    for (; this.token() !== undefined && this.token()?.text !== ")"; this.at++) {
      const token = this.token()
      isConstant = token?.text !== "," && (isConstant || token?.text === "const")
      if (token?.kind !== "name" || words.qualifiers.has(token.text)) continue
      if (this.isType(token)) this.usesType(token)
      else if (this.isSize()) this.size(token)
      else if (this.isBeforeName()) this.otherType(token)
      else {
        this.scopes.declare(token.text, isConstant ? "a constant" : undefined, this.at)
        this.scopes.allowCalls(token.text)
      }
    }
    if (this.token(1)?.text !== "{") {
      this.scopes.pop()
      return
    }
    this.at++
    // `#define main fragment` could make it any.
    this.stage = this.macros.has(name.text) ? undefined : this.stageOf(name.text)
    this.openFunction = name.text
  }

  /** Checks whether the file declares the name as a uniform or a varying, but only below the current place. */
  protected isDeclaredBelow(name: string): boolean {
    return (this.lastDeclared().get(name) ?? -1) > this.at
  }

  private readonly lastDeclared = lazy(() => lastDeclarations(this.tokens))

  /** Checks whether the first declaration of a function comes after the current place. */
  protected isFunctionBelow(name: string): boolean {
    return (this.functions.get(name) ?? -1) > this.at
  }

  /** Checks whether the current word begins a declaration of the file, and a type or a qualifier follows. */
  protected beginsDeclaration(): boolean {
    const next = this.token(1)
    if (this.scopes.depth > 1 || next === undefined || !";}".includes(this.token(-1)?.text ?? ";")) return false
    return this.isType(next) || words.qualifiers.has(next.text)
  }

  protected isDeclared(name: string): boolean {
    return this.macros.has(name) || this.scopes.has(name, this.at)
  }

  /** Checks whether an assignment follows, after swizzles and indices. */
  protected isAssigned(): boolean {
    return isAssignedAt(this.tokens, this.at)
  }

  private readonly argumentCounts = lazy(() => argumentCounts(this.tokens, this.macros))

  /** Number of arguments of the current call; -1 if its bracket is not closed. */
  protected argumentCount(): number {
    return this.argumentCounts().get(this.at + 1) ?? -1
  }
}
