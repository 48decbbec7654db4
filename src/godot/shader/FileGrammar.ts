/**
 * Reads the whole form of a shader, declaration by declaration, as Godot's compiler does: up to the first place that no
 * shader can have.
 */
import type { Token } from "./ShaderTokens.ts"
import { StatementGrammar } from "./StatementGrammar.ts"
import type { GrammarFault, GrammarInput } from "./TokenReader.ts"
import * as words from "./words.ts"

/**
 * Returns what is wrong with the form of a shader and the names it declares, up to the first place that cannot be read;
 * nothing for a text nested too deep.
 *
 * @example
 * const tokens = tokenize("void fragment() { ALBEDO = ; }")
 * grammarFaults({ tokens, facts, shader })[0].message // "A value is missing before `;`."
 */
export const grammarFaults = (input: GrammarInput): ReadonlyArray<GrammarFault> => {
  const grammar = new FileGrammar(input)
  grammar.file()
  return grammar.isTooDeep ? [] : grammar.faults
}

class FileGrammar extends StatementGrammar {
  file(): void {
    while (!this.isEnd()) if (!this.topLevel()) return
  }

  private topLevel(): boolean {
    const { text } = this.token()
    switch (text) {
      case "shader_type":
      case "render_mode":
      case "stencil_mode":
      case "group_uniforms":
        return this.setting()
      case "struct":
        return this.struct()
      case "uniform":
      case "global":
      case "instance":
        return this.uniform()
      case "varying":
        return this.varying()
      case "const":
        return this.constant()
    }
    return this.function()
  }

  /** `shader_type spatial;`, `stencil_mode read, 1;`, `group_uniforms Light.Shadow;`, `group_uniforms;` */
  private setting(): boolean {
    this.at++
    if (this.passes(";")) return true
    do {
      const { kind } = this.token()
      if (kind === "sign" || words.declarations.has(this.token().text)) return this.missing("name")
      this.at++
    } while (this.passes(",") || this.passes("."))
    return this.isName() ? this.missing("`,` or `;`") : this.expectEnd()
  }

  private struct(): boolean {
    this.at++
    if (!this.expectName() || !this.expect("{")) return false
    while (!this.passes("}")) {
      this.passesAny(words.qualifiers)
      if (!(this.typeName() && this.name())) return false
      while (this.passes(",")) if (!this.name()) return false
      if (!this.expectEnd()) return false
    }
    return this.expectEnd()
  }

  private uniform(): boolean {
    this.passesAny(words.qualifiers)
    if (!this.variable()) return false
    if (this.passes(":")) {
      do if (!this.hint()) return false
      while (this.passes(","))
      if (this.isName()) return this.missing("`,` or `;`")
    }
    if (this.passes("=") && !this.expression()) return false
    if (this.token().kind === "number") return this.missing("`=`")
    return this.expectOneName("uniform") && this.expectEnd()
  }

  private expectOneName(word: string): boolean {
    if (!this.is(",")) return true
    return this.fail(this.token(), `A \`${word}\` declares one name; write a line for each.`)
  }

  private hint(): boolean {
    if (this.token().kind !== "name") return this.missing("hint")
    this.at++
    if (!this.passes("(")) return true
    do {
      if (this.token().kind === "text") this.at++
      else if (!this.expression()) return false
    } while (this.passes(","))
    return this.expect(")")
  }

  private varying(): boolean {
    this.passesAny(words.qualifiers)
    return this.variable() && this.expectOneName("varying") && this.expectEnd()
  }

  private constant(): boolean {
    this.passesAny(words.qualifiers)
    if (!this.typeName()) return false
    return this.declarators(true, (name) => this.names.declareInFile(name)) && this.expectEnd()
  }

  private function(): boolean {
    const start = this.token()
    this.passesAny(words.qualifiers)
    if (!this.isType() && !(this.isName() && (this.isName(1) || this.is("[", 1)))) {
      return this.fail(start, `\`${start.text}\` begins no declaration, and statements stand within functions.`)
    }
    const type = this.token().text
    this.at++
    if (this.is("[") && !this.size()) return false
    const name = this.token()
    if (!this.expectName()) return false
    if (!this.passes("(")) return this.bareVariable(name)
    this.names.enter(name.text)
    const isRead = this.rest(type, name)
    this.names.leave()
    return isRead
  }

  /** Reads the parameters and the body of a function. */
  private rest(type: string, name: Token): boolean {
    const types = this.parameters()
    if (types === undefined) return false
    if (this.is(";")) {
      return this.fail(name, `\`${name.text}()\` has no body; shaders declare a function where it is written.`)
    }
    if (this.names.isStage(name.text) && (type !== "void" || types.length > 0)) {
      const message = `Godot calls ${name.text}() without arguments or result: \`void ${name.text}()\`.`
      this.note(name, "override-signature", message)
    }
    this.hasReturn = false
    if (!this.block()) return false
    if (type !== "void" && !this.hasReturn) {
      this.note(name, "missing-return", `\`${name.text}()\` returns ${type}, but has no \`return\`.`)
    }
    this.note(name, "duplicate", this.names.declareFunction(name.text, types.join()))
    return true
  }

  /** Reports a variable of the file without a word that says what it is, and reads the rest of it. */
  private bareVariable(name: Token): boolean {
    if (!"=;[,:".includes(this.token().text)) return this.missing("`(`")
    const kinds = "a `uniform`, a `varying` or a `const`"
    this.fail(name, `\`${name.text}\` has to be ${kinds}: a shader has no other variables outside functions.`)
    if (this.is(":")) return false
    this.at--
    return this.declarators(false, (declared) => this.names.declareInFile(declared)) && this.expectEnd()
  }

  /** Reads parameters and returns their types; undefined after a fault. */
  private parameters(): ReadonlyArray<string> | undefined {
    const types: Array<string> = []
    if (this.is("void") && this.is(")", 1)) this.at++
    while (!this.passes(")")) {
      this.passesAny(words.qualifiers)
      const from = this.at
      if (!this.typeName()) return undefined
      const type = this.textSince(from)
      const name = this.token()
      const sized = this.at + 1
      if (!this.name()) return undefined
      types.push(type + this.textSince(sized))
      this.note(name, "duplicate", this.names.declareParameter(name.text))
      if (this.passes(",") || this.is(")")) continue
      this.missing("`,` or `)`")
      return undefined
    }
    return types
  }

  private textSince(from: number): string {
    return this.tokens
      .slice(from, this.at)
      .map(({ text }) => text)
      .join("")
  }

  private typeName(): boolean {
    if (!(this.isType() || this.isName())) return this.missing("type")
    this.at++
    return this.is("[") ? this.size() : true
  }

  private name(): boolean {
    if (!this.expectName()) return false
    return this.is("[") ? this.size() : true
  }

  /** Reads the type and the name of a uniform or a varying. */
  private variable(): boolean {
    if (!this.typeName()) return false
    const name = this.token()
    if (!this.name()) return false
    this.note(name, "duplicate", this.names.declareInFile(name.text))
    return true
  }
}
