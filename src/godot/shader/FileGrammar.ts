/**
 * Reads the whole form of a shader, declaration by declaration, as Godot's compiler does: up to the first place that no
 * shader can have.
 */

import { SettingGrammar } from "./SettingGrammar.ts"
import type { Token } from "./ShaderTokens.ts"
import type { GrammarFault, GrammarInput } from "./TokenReader.ts"

/** Returns why a uniform or a varying with these words before it cannot have a type; undefined if it can. */
const typeFault = (
  qualifiers: ReadonlyArray<string>,
  type: string,
  structs: ReadonlySet<string>
): string | undefined => {
  const [element = ""] = /^\w+/.exec(type) ?? []
  const [word, isArray] = [qualifiers[0], type.endsWith("]")]
  const kind = qualifiers.includes("varying") ? "varying" : "uniform"
  if (element === "void" || structs.has(element))
    return `A ${kind} cannot be ${structs.has(element) ? "a struct" : element}.`
  const isSampler = element.includes("sampler")
  if (kind === "varying" && isSampler) return "A varying cannot be a sampler."
  if (kind === "varying") {
    const shading = qualifiers.find((text) => text === "flat" || text === "smooth")
    return shading !== undefined && /^b(?:ool|vec)/.test(element) ? `A ${element} cannot be \`${shading}\`.` : undefined
  }
  if (isArray && (word === "global" || word === "instance")) return `A \`${word} uniform\` cannot be an array.`
  const isShared = word === "instance" && (isSampler || element.startsWith("mat"))
  return isShared ? `An \`instance uniform\` cannot be a ${isSampler ? "sampler" : "matrix"}.` : undefined
}

/**
 * Returns the faults in the form of a shader and in the names it declares, up to the first place that cannot be parsed;
 * none for a text nested too deep.
 *
 * @example
 * const tokens = tokenize("void fragment() { ALBEDO = ; }")
 * grammarFaults({ code, tokens, facts, shader })[0].message // "A value is missing before `;`."
 */
export const grammarFaults = (input: GrammarInput): ReadonlyArray<GrammarFault> => {
  const grammar = new FileGrammar(input)
  grammar.file()
  return grammar.isTooDeep ? [] : grammar.faults
}

class FileGrammar extends SettingGrammar {
  file(): void {
    while (!this.isEnd()) if (!this.topLevel()) return
  }

  private topLevel(): boolean {
    const [{ text }, next] = [this.token(), this.token(1)]
    const isSwapped = /^(?:flat|smooth)$/.test(text) ? next.text === "varying" : next.text === "const"
    if (isSwapped && /^(?:flat|smooth|lowp|mediump|highp)$/.test(text)) {
      const message = `\`${next.text}\` must come before \`${text}\`.`
      this.note({ ...this.token(), end: next.end }, "syntax", message, `${next.text} ${text}`)
      this.at++
    }
    switch (this.token().text) {
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

  private struct(): boolean {
    this.at++
    const name = this.token()
    if (!this.expectName() || !this.expect("{")) return false
    this.note(name, "duplicate", this.names.declareStruct(name.text))
    const members = new Set<string>()
    while (!this.passes("}")) {
      this.qualifiers("member")
      const type = this.token()
      if (type.text.includes("sampler")) this.note(type, "syntax", "A member of a struct cannot be a sampler.")
      if (type.text === name.text) this.note(type, "syntax", "A struct cannot have a member of its own type.")
      if (!this.typeName()) return false
      do {
        const member = this.token()
        if (!this.name()) return false
        if (members.has(member.text)) this.note(member, "duplicate", `\`${member.text}\` is declared twice.`)
        members.add(member.text)
      } while (this.passes(","))
      if (!this.expectEnd()) return false
    }
    if (members.size === 0) this.note(name, "syntax", "A struct needs at least one member.")
    return this.expectEnd()
  }

  private uniform(): boolean {
    const start = this.at
    if (!this.is("uniform") && !this.tokens.slice(start + 1, start + 4).some(({ text }) => text === "uniform")) {
      const { text } = this.token()
      this.note(this.token(), "syntax", `A \`uniform\` is missing after \`${text}\`.`, `${text} uniform`)
    }
    this.qualifiers("uniform")
    const type = this.variable(start)
    if (type === undefined) return false
    if (this.is(":") && this.is("=", 1)) {
      this.fail({ ...this.token(), end: this.token(1).end }, "Write the value of a uniform after `=`.", { fix: "=" })
      this.at++
    }
    if (this.passes(":") && !this.hints(type.endsWith("]"))) return false
    if (this.passes("=") && !this.expression()) return false
    if (this.token().kind === "number") return this.missing("`=`")
    return this.expectOneName("uniform") && this.expectEnd()
  }

  private expectOneName(word: string): boolean {
    if (!this.is(",")) return true
    return this.fail(this.token(), `A \`${word}\` declares one name; write a line for each.`)
  }

  private varying(): boolean {
    const start = this.at
    this.qualifiers("varying")
    return this.variable(start) !== undefined && this.expectOneName("varying") && this.expectEnd()
  }

  private constant(): boolean {
    this.qualifiers("variable")
    if (!this.typeName()) return false
    return this.declarators(true, (name) => this.names.declareInFile(name, true)) && this.expectEnd()
  }

  private function(): boolean {
    const start = this.token()
    this.qualifiers("result")
    if (!this.isType() && !(this.isName() && (this.isName(1) || this.is("[", 1)))) {
      return this.fail(start, `\`${start.text}\` does not begin a declaration; statements belong in functions.`)
    }
    const { text: type } = this.token()
    if (type.includes("sampler")) this.note(this.token(), "syntax", "A function cannot return a sampler.")
    this.at++
    if (this.is("[") && this.is("]", 1)) this.note(this.token(), "syntax", "An array that is returned needs a size.")
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
      return this.fail(name, `\`${name.text}()\` has no body; shaders have no forward declarations.`)
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

  /** Reports a variable of the file without a word for its kind, and reads the rest of it. */
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
      const isConstant = this.is("const")
      this.qualifiers("parameter")
      if (isConstant && this.token(-1).text.endsWith("out")) {
        this.note(this.token(-1), "syntax", `A \`const\` parameter cannot be \`${this.token(-1).text}\`.`)
      }
      const from = this.at
      if (this.token().text.includes("sampler") && this.token(-1).text.endsWith("out")) {
        this.note(this.token(), "syntax", `A sampler cannot be an \`${this.token(-1).text}\` parameter.`)
      }
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

  private typeName(): boolean {
    if (!(this.isType() || this.isName())) return this.missing("type")
    this.at++
    return this.is("[") ? this.size() : true
  }

  private name(): boolean {
    if (!this.expectName()) return false
    return this.is("[") ? this.size() : true
  }

  /**
   * Reads the type and the name of a uniform or a varying, whose words before them begin at `start`; returns the type,
   * undefined after a fault.
   */
  private variable(start: number): string | undefined {
    const qualifiers = this.tokens.slice(start, this.at).map(({ text }) => text)
    const [token, from] = [this.token(), this.at]
    if (!this.typeName()) return undefined
    let type = this.textSince(from)
    const name = this.token()
    const sized = this.at + 1
    if (!this.name()) return undefined
    type += this.textSince(sized)
    this.note(name, "duplicate", this.names.declareInFile(name.text))
    this.note(token, "syntax", typeFault(qualifiers, type, this.structs))
    if (type.endsWith("[]")) this.note(name, "syntax", "An array of the file needs a size.")
    return type
  }
}
