/**
 * Checks places that need a constant expression: constants, sizes of arrays, labels of a switch.
 */
import type { ShaderScopes } from "./ShaderScopes.ts"
import type { Token } from "./ShaderTokens.ts"
import type { TypeFaults } from "./TypeFaults.ts"

export class ConstantCheck {
  private readonly tokens: ReadonlyArray<Token>
  private readonly scopes: ShaderScopes

  constructor(tokens: ReadonlyArray<Token>, scopes: ShaderScopes) {
    this.tokens = tokens
    this.scopes = scopes
  }

  /** Reports non-constant parts in the value of a constant, the tokens between two indices. */
  value(faults: TypeFaults, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const token = this.tokens[at]
      if (token?.kind !== "name" || this.tokens[at - 1]?.text === ".") continue
      const isCall = this.tokens[at + 1]?.text === "("
      // Treats a read-only built-in as a constant, as Godot does.
      const isInput = this.scopes.detailsOf(token.text)?.kind === "input"
      const isComputed = isCall ? this.scopes.isOwn(token.text) : !isInput && !this.isConstant(token)
      if (isComputed) faults.computed(token, isCall ? `${token.text}()` : token.text)
    }
  }

  /** Checks whether a name is a constant; true for an unknown name. */
  isConstant({ text }: Token): boolean {
    return (this.scopes.detailsOf(text)?.kind ?? "constant") === "constant"
  }

  /** Reports non-constant parts in the size of an array, whose brackets are at two indices. */
  size(faults: TypeFaults, opening: number, closing: number): void {
    if (this.tokens[opening]?.text !== "[") return
    for (let at = opening + 1; at < closing; at++) {
      const token = this.tokens[at]
      if (token?.kind !== "name" || this.tokens[at - 1]?.text === ".") continue
      const isCall = this.tokens[at + 1]?.text === "("
      const isOnly = at === opening + 1 && at === closing - 1
      const isFloat = isOnly && this.scopes.variable(token.text) === "float"
      const isComputed = isCall ? this.scopes.isOwn(token.text) : !this.isConstant(token)
      if (isComputed || isFloat) faults.size(token)
      else if (!isCall) faults.copy(token, this.scopes.detailsOf(token.text)?.copied)
    }
  }

  /**
   * Returns `COUNT` for `COUNT` and `(COUNT)`, the tokens between two indices; undefined for a number and an operation.
   */
  copied(from: number, to: number): string | undefined {
    const value = this.tokens.slice(from, to).filter(({ text }) => !"()".includes(text))
    const name = value.find(({ text }) => text !== "-" && text !== "+")
    const isCopy = name?.kind === "name" && name === value.at(-1) && !this.scopes.isType(name.text)
    return isCopy ? value.map(({ text }) => text).join("") : undefined
  }
}
