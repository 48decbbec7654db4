/** Goes over the arguments of annotations, and of `export` in Godot 3. */
import { EnumScanner } from "./EnumScanner.ts"

const OPEN_ROUND = 40

/** Maximum size of the arguments of an annotation, in UTF-16 units. */
const MAX_ARGUMENTS = 600
const ARGUMENT = String.raw`[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|-?\d+(?:\.\d+)?|"[^"\\\n]*"|'[^'\\\n]*'`
/** Matches arguments without a fault; after faulty ones the parser drops the member. */
const ARGUMENTS = new RegExp(String.raw`^\(\s*(?:(?:${ARGUMENT})(?:\s*,\s*(?:${ARGUMENT}))*)?\s*\)$`)

export class ArgumentScanner extends EnumScanner {
  /** Goes past the arguments of an annotation or of `export`, if there are any: names, numbers and strings. */
  protected plainArguments(indent: number): boolean {
    const before = this.at
    this.skipBlanks()
    if (this.here() !== OPEN_ROUND) {
      this.at = before
      return true
    }
    const start = this.at
    if (!this.scan(indent, "bracket")) return false
    const group = this.text.slice(start, this.at)
    const words = group.match(/[A-Za-z_]\w*/g) ?? []
    return group.length <= MAX_ARGUMENTS && ARGUMENTS.test(group) && !words.some((word) => this.words.has(word))
  }
}
