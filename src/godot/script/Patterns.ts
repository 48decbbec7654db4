/** The part of the parser that reads the patterns of `match`, and the parameters of functions. */
import type { FunctionNode, Parameter, Pattern, PatternEntry } from "./Ast.ts"
import { ExpressionParser } from "./Expressions.ts"

type Parameters = Pick<FunctionNode, "parameters" | "rest">

/** Stands for the parameters that cannot be read: there may be any number of them. */
const unread = (at: number): Parameter => ({
  start: at,
  end: at,
  name: { start: at, end: at, name: "" },
  isInferred: false,
  type: undefined,
  default: undefined
})

/**
 * Checks whether the parameters of a function could not all be read.
 *
 * @example isCutShort(node) // true for `func f(a b):`, false for `func f(a, b):`
 */
export const isCutShort = ({ rest }: Pick<FunctionNode, "rest">): boolean => rest?.name.name === ""

export abstract class PatternParser extends ExpressionParser {
  protected pattern(): Pattern {
    if (!this.enter()) {
      const { start } = this.token
      return { kind: "value", value: this.invalid(), start, end: this.endFrom(start) }
    }
    const pattern = this.patternHere()
    this.leave()
    return pattern
  }

  private patternHere(): Pattern {
    const { start, kind, value } = this.token
    if (this.accept("var"))
      return { kind: "bind", name: this.name("the name of a variable"), start, end: this.endFrom(start) }
    if (this.accept("..")) return { kind: "rest", start, end: this.endFrom(start) }
    if (kind === "identifier" && value === "_" && this.ahead(1).kind !== ".") {
      this.next()
      return { kind: "wildcard", start, end: this.endFrom(start) }
    }
    if (kind === "[") {
      const items = this.listed(() => this.pattern(), "]", "after the patterns")
      return { kind: "array", items, start, end: this.endFrom(start) }
    }
    if (kind === "{") {
      const entries = this.listed(() => this.patternEntry(), "}", "after the patterns")
      return { kind: "dictionary", entries, start, end: this.endFrom(start) }
    }
    return { kind: "value", value: this.expression(), start, end: this.endFrom(start) }
  }

  private patternEntry(): PatternEntry {
    if (this.accept("..")) return {}
    const key = this.expression()
    return this.accept(":") ? { key, value: this.pattern() } : { key }
  }

  /** Reads the parameters of a function or a signal, from the opening parenthesis on. */
  protected parameters(): Parameters {
    if (this.isLost) return { parameters: [], rest: unread(this.previous.end) }
    let rest: Parameter | undefined
    const parameters: Array<Parameter> = []
    const read = (): void => {
      const dots = this.token
      const isRest = this.accept("...")
      if (isRest && this.dialect === 3) this.otherVersion(dots, "Godot 3 has no rest parameters.")
      if (this.dialect === 3) this.accept("var")
      const one = this.parameter()
      if (!isRest && one.default === undefined && parameters.at(-1)?.default !== undefined && one.name.name !== "")
        this.fault(one, "A parameter without a default value must come before those that have one.")
      if (rest !== undefined) this.fault(one, "The rest parameter must come last.")
      if (isRest && one.default !== undefined) this.fault(one, "A rest parameter cannot have a default value.")
      if (isRest && (one.type?.arguments.length ?? 0) > 0)
        this.fault(one.type ?? one, "The rest parameter must be an Array without element type.", { fix: "Array" })
      if (isRest) rest = one
      else if (one.name.name !== "") parameters.push(one)
    }
    this.listed(read, ")", "after the parameters", () => this.beginsParameter())
    return { parameters, rest: this.isLost ? unread(this.previous.end) : rest }
  }

  /** Checks whether the token, the first of its line, begins a parameter: no statement begins with `a:` or `a,`. */
  private beginsParameter(): boolean {
    if (this.token.kind === "...") return true
    const { kind, indent } = this.ahead(1)
    return this.isName(this.token) && (kind === ")" || (indent < 0 && (kind === ":" || kind === ":=" || kind === ",")))
  }

  protected parameter(): Parameter {
    const { start, end: wordEnd, value: word } = this.token
    const read = this.name("the name of a parameter")
    // A keyword has been reported, and takes the place of the parameter.
    const name = read.name === "" && !this.isLost ? { start, end: wordEnd, name: word } : read
    const isInferred = this.accept(":=")
    /** Checks for the end of the parameter: Godot 4 takes `func f(a :)` and `func f(a = )`. */
    const isEnd = () => this.dialect === 4 && (this.at(",") || this.at(")"))
    const hasType = !isInferred && this.accept(":") && !this.at("=")
    const type = hasType && !isEnd() ? this.declaredType() : undefined
    const infers = isInferred || (this.previous.kind === ":" && this.at("="))
    const hasValue = isInferred || (!this.isLost && this.accept("="))
    const value = hasValue && !isEnd() ? this.expression() : undefined
    return {
      start,
      end: this.endFrom(start),
      name,
      isInferred: infers,
      type,
      default: value
    }
  }
}

/** Checks whether a pattern binds a part of the value to a name. */
export const binds = (pattern: Pattern): boolean => {
  switch (pattern.kind) {
    case "bind":
      return true
    case "array":
      return pattern.items.some(binds)
    case "dictionary":
      return pattern.entries.some(({ value }) => value !== undefined && binds(value))
    default:
      return false
  }
}
