/** Reads the form of statements in the functions of a shader. */
import { ExpressionGrammar } from "./ExpressionGrammar.ts"
import { wholeNumber } from "./literals.ts"
import type { Token } from "./ShaderTokens.ts"
import * as words from "./words.ts"

/** Words that begin a declaration of the file and no statement. */
const fileWords: ReadonlySet<string> = new Set([
  ...[...words.declarations].filter((text) => text !== "void"),
  ..."in out inout global instance".split(" ")
])

/** Returns the label of a `case` in one form: `0x1` and `1u` are `1`, `-0` is `0`. */
const labelOf = (text: string): string => {
  const [, sign = "", digits = ""] = /^(-?)(.*)$/.exec(text) ?? []
  const number = wholeNumber(digits)
  return number === undefined ? text : `${number === 0 ? "" : sign}${number}`
}

export abstract class StatementGrammar extends ExpressionGrammar {
  /** True once a `return` was read in the open function. */
  protected hasReturn = false

  /** Number of open loops, and of open loops and `switch` statements together. */
  private loops = 0
  private breakable = 0

  /** Reads `{ ... }` in the scope that is open. */
  protected block(): boolean {
    if (!this.expect("{")) return false
    while (!this.passes("}")) {
      if (this.isEnd()) return this.missing("`}`")
      if (!this.statement()) return false
    }
    return true
  }

  private statement(): boolean {
    return this.within(() => this.readStatement())
  }

  /** Reads something in a scope of its own. */
  private scoped(read: () => boolean): boolean {
    this.names.push()
    const isRead = read()
    this.names.pop()
    return isRead
  }

  private inLoop(read: () => boolean): boolean {
    this.loops++
    const isRead = this.breakableBy(read)
    this.loops--
    return isRead
  }

  private breakableBy(read: () => boolean): boolean {
    this.breakable++
    const isRead = this.scoped(read)
    this.breakable--
    return isRead
  }

  /** Reads the statement that belongs to an `if`, an `else` or a loop. */
  private branch(): boolean {
    return this.scoped(() => this.statement())
  }

  private readStatement(): boolean {
    const token = this.token()
    switch (token.text) {
      case "{":
        return this.scoped(() => this.block())
      case "if":
        this.at++
        return this.condition("if") && this.branch() && (!this.passes("else") || this.branch())
      case "while":
        this.at++
        return this.condition("while") && this.inLoop(() => this.statement())
      case "do":
        this.at++
        if (!(this.inLoop(() => this.statement()) && this.expect("while"))) return false
        return this.condition("while") && this.expectEnd()
      case "for":
        this.at++
        return this.scoped(() => this.forHead() && this.inLoop(() => this.statement()))
      case "switch":
        this.at++
        return this.condition("switch") && this.breakableBy(() => this.cases())
      case "return":
        return this.returned()
      case "break":
      case "continue":
        this.jump(token)
        return this.expectEnd()
      case "discard":
        this.at++
        return this.expectEnd()
      case ";":
        this.at++
        return true
    }
    if (fileWords.has(token.text)) {
      return this.fail(token, `\`${token.text}\` is for the top level of the file, not for a function.`)
    }
    if (this.isDeclaration()) return this.declaration() && this.expectEnd()
    this.typeFirst()
    return this.expression() && this.expectEnd()
  }

  private returned(): boolean {
    const { names } = this
    this.hasReturn = true
    if (names.isInStage) {
      const instead = "put what follows in `else`, or in a function of your own"
      this.note(this.token(), "syntax", `\`return\` cannot stand in ${names.stage}(); ${instead}.`)
    }
    this.at++
    return this.passes(";") || (this.expression() && this.expectEnd())
  }

  private jump(token: Token): void {
    const { text } = token
    if (text === "break" && this.breakable === 0) {
      this.note(token, "syntax", "`break` is allowed only in a loop or a `switch`.")
    } else if (text === "continue" && this.loops === 0)
      this.note(token, "syntax", "`continue` is allowed only in a loop.")
    this.at++
  }

  private condition(word: string): boolean {
    if (!this.passes("(")) return this.fail(this.token(-1), `A \`(\` is missing after \`${word}\`.`)
    return this.expression() && this.expect(")")
  }

  private forHead(): boolean {
    if (!this.passes("(")) return this.fail(this.token(-1), "A `(` is missing after `for`.")
    if (!this.is(";") && !(this.isDeclaration() ? this.declaration() : this.expressions())) return false
    if (!this.expect(";")) return false
    this.typeFirst()
    if (!this.is(";") && !this.expression()) return false
    if (!this.expect(";")) return false
    this.typeFirst()
    return this.passes(")") || (this.expressions() && this.expect(")"))
  }

  /** Reports a value that begins with a type where Godot 4 reads a declaration then. */
  private typeFirst(): void {
    const type = this.token()
    if (this.dialect === 3 || !this.isType() || !this.is("(", 1)) return
    this.note(type, "syntax", `\`${type.text}\` begins a declaration here; put the expression in parentheses.`)
  }

  private expressions(): boolean {
    do if (!this.expression()) return false
    while (this.passes(","))
    return true
  }

  private cases(): boolean {
    if (!this.expect("{")) return false
    if (this.is("}")) return this.fail(this.token(), "A `switch` needs a `case`.")
    const labels = new Set<string>()
    while (!this.passes("}")) if (!this.scoped(() => this.case(labels))) return false
    // Godot takes this `}` for the end of an empty case, and a `;` behind it for the end of the switch.
    const isOpen = this.token(-2).text === ":" && !this.is(";")
    if (isOpen) this.note(this.token(-1), "syntax", "The last `case` needs a statement: `break;`.")
    return true
  }

  private case(labels: Set<string>): boolean {
    const label = this.token()
    if (this.passes("case")) {
      const from = this.at
      this.passes("-")
      const value = this.token()
      if (!(value.kind === "name" || /^(?:\d+|0[xX][\da-fA-F]+)[uU]?$/.test(value.text))) {
        return this.fail(value, "A `case` must be an integer or a constant.")
      }
      this.at++
      this.takeLabel(value, labelOf(this.textSince(from)), labels)
    } else if (!this.passes("default")) return this.missing(this.isEnd() ? "`}`" : "`case`")
    else this.takeLabel(label, "default", labels)
    if (!this.expect(":")) return false
    while (!(this.is("case") || this.is("default") || this.is("}"))) {
      if (this.isEnd()) return this.missing("`}`")
      if (!this.statement()) return false
    }
    return true
  }

  private takeLabel(token: Token, label: string, labels: Set<string>): void {
    if (labels.has(label)) this.note(token, "duplicate", `This \`switch\` has \`${label}\` already.`)
    labels.add(label)
  }

  /** Reads `const float a = 1.0, b[2]`, without its end. */
  private declaration(): boolean {
    const isConstant = this.is("const")
    this.qualifiers("variable")
    if (!(this.isType() || this.isName())) return this.missing("type")
    if (this.token().text.includes("sampler")) {
      this.note(this.token(), "syntax", "A variable of a function cannot be a sampler; pass it as an argument.")
    } else if (this.is("void")) this.note(this.token(), "syntax", "A variable cannot be void.")
    this.at++
    if (this.is("[") && !this.size()) return false
    return this.declarators(isConstant, (name) => this.names.declareLocal(name))
  }

  /**
   * Reads `a = 1.0, b[2]`, the names of a declaration and their values; `declare` returns why a name is not allowed.
   */
  protected declarators(isConstant: boolean, declare: (name: string) => string | undefined): boolean {
    do {
      const declared = this.token()
      if (!this.expectName()) return false
      this.note(declared, "duplicate", declare(declared.text))
      const isUnsized = this.is("[") && this.is("]", 1)
      if (this.is("[") && !this.size()) return false
      if (isUnsized && !this.is("=")) this.note(declared, "syntax", "An array without values needs a size.")
      if (this.passes("=")) {
        if (!this.expression()) return false
      } else if (isConstant) {
        const name = this.token(-1)
        return this.fail(name, `A constant needs a value: \`${name.text} = ...\`.`)
      }
    } while (this.passes(","))
    return true
  }
}
