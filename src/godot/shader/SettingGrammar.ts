/** Reads the settings of a shader, such as `render_mode unshaded;`, and the hints of its uniforms. */
import { wholeNumber } from "./literals.ts"
import type { Token } from "./ShaderTokens.ts"
import { StatementGrammar } from "./StatementGrammar.ts"
import * as words from "./words.ts"

export abstract class SettingGrammar extends StatementGrammar {
  private hasType = false
  private isGroupOpen = false
  private hasReference = false
  /** Render modes and stencil modes of the file, and the groups with one mode at most -> the mode that is set. */
  private readonly modes = new Map<string, string>()

  /** `shader_type spatial;`, `stencil_mode read, 1;`, `group_uniforms Light.Shadow;`, `group_uniforms;` */
  protected setting(): boolean {
    const word = this.token()
    this.at++
    if (word.text === "group_uniforms") return this.group(word) && this.expectEnd()
    if (word.text === "shader_type") {
      if (this.hasType) this.note(word, "duplicate", "The type of a shader can be declared only once.")
      this.hasType = true
      return this.expectName() && this.expectEnd()
    }
    do if (!this.mode(word.text)) return false
    while (this.passes(","))
    return this.isName() ? this.missing("`,` or `;`") : this.expectEnd()
  }

  private group(word: Token): boolean {
    if (this.is(";")) {
      if (!this.isGroupOpen) this.note(word, "syntax", "This `group_uniforms;` ends no group: none is open.")
      this.isGroupOpen = false
      return true
    }
    this.isGroupOpen = true
    return this.expectName() && (!this.passes(".") || this.expectName())
  }

  private mode(word: string): boolean {
    const mode = this.token()
    if (word === "stencil_mode" && mode.kind === "number") {
      this.at++
      return this.reference(mode)
    }
    if (!this.expectName()) return false
    this.takeOnce(mode, modeGroup(mode.text), this.modes, "for the shader")
    return true
  }

  private reference(value: Token): boolean {
    const number = /^(\d+|0[xX][\da-fA-F]+)u?$/.exec(value.text)?.[1]
    if (number === undefined) return this.fail(value, "The reference value of a stencil must be an integer.")
    if (this.hasReference) this.note(value, "duplicate", "The reference value of a stencil is already set.")
    this.hasReference = true
    if (Number(number) > 255) this.note(value, "syntax", "The reference value of a stencil can be at most 255.")
    return true
  }

  /** Reports a word that is written twice, or beside another one of its group; `taken` has the former words. */
  private takeOnce(token: Token, group: string, taken: Map<string, string>, where: string): void {
    const other = taken.get(group)
    taken.set(group, token.text)
    if (other === token.text) this.note(token, "duplicate", `\`${token.text}\` is set twice.`)
    else if (other !== undefined) {
      this.note(token, "duplicate", `\`${other}\` is set ${where} already and excludes \`${token.text}\`.`)
    }
  }

  /** Reads the hints of a uniform, the first of which is the current token. */
  protected hints(isArray: boolean): boolean {
    const taken = new Map<string, string>()
    do {
      const hint = this.token()
      if (!this.hint()) return false
      this.takeOnce(hint, hintGroup(hint.text), taken, "for this uniform")
      if (isArray && this.isWithoutArrays(hint.text)) {
        this.note(hint, "unknown-hint", `\`${hint.text}\` is not for arrays.`)
      }
    } while (this.passes(","))
    return this.isName() ? this.missing("`,` or `;`") : true
  }

  private isWithoutArrays(hint: string): boolean {
    return words.hints4.has(hint) && /^hint_/.test(hint)
  }

  private hint(): boolean {
    const { kind, text } = this.token()
    if (kind !== "name") return this.missing("hint")
    this.at++
    const counts = hintArguments.get(text)
    if (!this.is("(")) return counts === undefined || this.missing(`\`(\` after \`${text}\``)
    if (counts === undefined && words.hints4.has(text))
      return this.fail(this.token(), `\`${text}\` takes no arguments.`)
    this.at++
    let count = 0
    do {
      if (this.token().kind === "text") this.at++
      else if (text === "hint_enum") return this.missing("text in quotes")
      else if (!this.expression()) return false
      count++
    } while (this.passes(","))
    if (!this.expect(")")) return false
    if (text === "instance_index") {
      const [bracket, index] = [this.token(-3), this.token(-2)]
      const number = bracket.text === "(" ? wholeNumber(index.text) : undefined
      const isIndex = number !== undefined && number <= 15
      if (!isIndex) this.note(index, "syntax", "The index of an `instance uniform` must be an integer from 0 to 15.")
    }
    const [fewest, most] = counts ?? [0, count]
    if (count >= fewest && count <= most) return true
    return this.fail(this.token(-1), `\`${text}\` takes ${fewest === most ? fewest : `${fewest} or ${most}`} numbers.`)
  }
}

/** Hint -> the least and the greatest number of its arguments. */
const hintArguments: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["hint_range", [2, 3]],
  ["hint_enum", [1, Number.POSITIVE_INFINITY]],
  ["instance_index", [1, 1]]
])

/** Returns the group of mutually exclusive hints that a hint belongs to; the hint itself if it goes with all others. */
const hintGroup = (hint: string): string => /^(?:filter|repeat|hint)_/.exec(hint)?.[0] ?? hint

/** Prefixes of mutually exclusive render modes and stencil modes. */
const modeGroups = /^(?:blend|cull|depth_draw|depth_test|diffuse|specular|compare)_/

/** Returns the group of mutually exclusive modes that a mode belongs to; the mode itself if it goes with all others. */
const modeGroup = (mode: string): string =>
  mode === "specular_occlusion_disabled" ? mode : (modeGroups.exec(mode)?.[0] ?? mode)
