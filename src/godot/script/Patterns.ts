/** The part of the parser that reads the patterns of `match`. */
import type { Pattern, PatternEntry } from "./Ast.ts"
import { ExpressionParser } from "./Expressions.ts"

export abstract class PatternParser extends ExpressionParser {
  protected pattern(): Pattern {
    return this.deeper<Pattern>(
      () => this.patternHere(),
      () => ({ kind: "value", value: this.invalid(), ...this.spanOf(this.token.start) })
    )
  }

  private patternHere(): Pattern {
    const { start, kind, value } = this.token
    if (this.accept("var")) return { kind: "bind", name: this.name("the name of a variable"), ...this.spanOf(start) }
    if (this.accept("..")) return { kind: "rest", ...this.spanOf(start) }
    if (kind === "identifier" && value === "_" && this.ahead(1).kind !== ".") {
      this.next()
      return { kind: "wildcard", ...this.spanOf(start) }
    }
    if (kind === "[") {
      const items = this.bracketed(() => this.list("]", () => this.pattern()), "]", "after the patterns")
      return { kind: "array", items, ...this.spanOf(start) }
    }
    if (kind === "{") {
      const entries = this.bracketed(() => this.list("}", () => this.patternEntry()), "}", "after the patterns")
      return { kind: "dictionary", entries, ...this.spanOf(start) }
    }
    return { kind: "value", value: this.expression(), ...this.spanOf(start) }
  }

  private patternEntry(): PatternEntry {
    if (this.accept("..")) return {}
    const key = this.expression()
    return this.accept(":") ? { key, value: this.pattern() } : { key }
  }
}
