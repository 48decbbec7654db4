/** Reads the form of expressions in shaders: operands, operators and parentheses, without their types. */
import { assignments } from "./lookahead.ts"
import type { Token } from "./ShaderTokens.ts"
import { TokenReader } from "./TokenReader.ts"
import * as words from "./words.ts"

/** Maximum number of expressions, or of statements, within each other. */
const MAX_DEPTH = 200

const signs: ReadonlySet<string> = new Set(["-", "+", "!", "~", "++", "--"])
const precisions = ["lowp", "mediump", "highp"]
const precisionWords: ReadonlySet<string> = new Set(precisions)

/** The qualifiers before a type, in this order, at most one of each group. */
const qualifierGroups = {
  variable: [["const"], precisions],
  parameter: [["const"], ["in", "out", "inout"], precisions],
  uniform: [["global", "instance"], ["uniform"], precisions],
  varying: [["varying"], ["flat", "smooth"], precisions],
  member: [precisions],
  result: [precisions]
} satisfies Record<string, ReadonlyArray<ReadonlyArray<string>>>
const operators: ReadonlySet<string> = new Set([
  ..."|| && | ^ & == != < > <= >= << >> + - * / %".split(" "),
  ...[...assignments].filter((text) => text !== "++" && text !== "--")
])

export abstract class ExpressionGrammar extends TokenReader {
  /** True after text that is nested too deep to be read to its end. */
  isTooDeep = false
  private depth = 0

  /** Reads one level deeper. */
  protected within(read: () => boolean): boolean {
    if (this.depth >= MAX_DEPTH) {
      this.isTooDeep = true
      return false
    }
    this.depth++
    const isRead = read()
    this.depth--
    return isRead
  }

  /** `a + b`, `a ? b : c`, `a = b`: the operators' order does not change what can be read. */
  protected expression(): boolean {
    return this.within(() => {
      if (!this.operand()) return false
      for (;;) {
        if (this.passes("?")) {
          if (!(this.expression() && this.colon() && this.expression())) return false
        } else if (operators.has(this.token().text)) {
          this.at++
          if (!this.operand()) return false
        } else return true
      }
    })
  }

  /** Passes the `:` between two values; Godot does without it where the second one follows at once. */
  private colon(): boolean {
    const { kind, text } = this.token()
    return this.passes(":") || kind !== "sign" || text === "(" || this.expect(":")
  }

  /** Skips the qualifiers before the type of a declaration, and reports the first that is misplaced. */
  protected qualifiers(declared: keyof typeof qualifierGroups): void {
    const groups: ReadonlyArray<ReadonlyArray<string>> = qualifierGroups[declared]
    const groupOf = ({ text }: Token) => groups.findIndex((group) => group.includes(text))
    const start = this.at
    let isInOrder = true
    for (; words.qualifiers.has(this.token().text); this.at++) {
      const [before, token, next] = [this.token(-1), this.token(), this.token(1)]
      if (precisionWords.has(token.text) && /^b(?:ool|vec\d)$/.test(next.text)) {
        this.note(token, "syntax", `A ${next.text} has no precision.`)
      }
      const group = groupOf(token)
      if (!isInOrder || (group >= 0 && (this.at === start || group > groupOf(before)))) continue
      isInOrder = false
      const isSwapped = this.at === start + 1 && group >= 0 && group < groupOf(before)
      const place = isSwapped ? { ...before, end: token.end } : token
      const message =
        group < 0
          ? `\`${token.text}\` cannot stand before the type of a ${declared}.`
          : token.text === before.text
            ? `\`${token.text}\` is written twice.`
            : `\`${token.text}\` cannot stand after \`${before.text}\`.`
      this.note(place, "syntax", message, isSwapped ? `${token.text} ${before.text}` : undefined)
    }
  }

  private operand(): boolean {
    this.passesAny(signs)
    if (!this.primary()) return false
    for (;;) {
      if (this.passes(".")) {
        if (this.token().kind !== "name") return this.missing("name")
        this.at++
        if (this.is("(") && !this.values()) return false
      } else if (this.passes("[")) {
        if (!(this.expression() && this.expect("]"))) return false
      } else if (!(this.passes("++") || this.passes("--"))) return true
    }
  }

  private primary(): boolean {
    for (; precisionWords.has(this.token().text); this.at++) {
      const word = this.token()
      const message = `A value has no precision; write \`${word.text}\` before the type of a declaration.`
      this.note({ ...word, end: this.token(1).start }, "syntax", message, "")
    }
    const { kind, text } = this.token()
    if (this.isType()) return this.construction()
    if (text === "{") return this.elements()
    if (text === "(") {
      this.at++
      return this.expression() && this.expect(")")
    }
    if (/^\d+[fF]$/.test(text)) {
      this.note(this.token(), "syntax", "A number with `f` needs a decimal point.", `${text.slice(0, -1)}.0`)
    }
    const isValue = kind === "number" || text === "true" || text === "false" || this.isName()
    if (!isValue) return this.missing("value")
    if (kind === "name" && this.is("(", 1)) return this.call()
    this.at++
    return true
  }

  /** `vec3(1.0)`, `float[](1.0)`, `float[2](1.0, 2.0)`, `float[] { 1.0 }`. */
  private construction(): boolean {
    this.at++
    if (this.is("[")) {
      if (!this.size()) return false
      if (this.is("{")) return this.elements()
    }
    return this.is("(") ? this.values() : this.missing("`(`")
  }

  /** `[2]`, `[]`. */
  protected size(): boolean {
    this.at++
    const size = this.token()
    const isNone =
      /^(?:-|true|false)$/.test(size.text) ||
      (size.kind === "number" && !/^(?:0[xX])?0*[1-9a-fA-F]\w*$/.test(size.text))
    if (isNone) this.note(size, "syntax", "The size of an array must be an integer above 0.")
    return this.is("]") ? this.expect("]") : this.expression() && this.expect("]")
  }

  /** `{ 1.0, 2.0 }`. */
  private elements(): boolean {
    return this.list("}")
  }

  private call(): boolean {
    const name = this.token()
    if (this.names.isRecursion(name.text)) {
      this.note(name, "unknown-function", `\`${name.text}()\` calls itself; shaders do not allow recursion.`)
    }
    this.at++
    return this.values()
  }

  private values(): boolean {
    if (this.is("void", 1) && this.is(")", 2)) {
      this.at += 3
      return true
    }
    return this.list(")")
  }

  /** Reads values between brackets, the first of which is the current token. */
  private list(closing: string): boolean {
    this.at++
    if (this.passes(closing)) return true
    for (;;) {
      if (!this.expression()) return false
      if (this.passes(closing)) return true
      if (!this.passes(",")) return this.missing(`\`,\` or \`${closing}\``)
    }
  }

  /** Checks whether a declaration follows: `const`, or a type and a name. */
  protected isDeclaration(): boolean {
    let ahead = 0
    while (words.qualifiers.has(this.token(ahead).text)) ahead++
    if (ahead > 0) return true
    const isNamed = this.isName(1) || (this.is("[", 1) && this.isType())
    return isNamed && (this.isType() || this.isName())
  }
}
