/** Numbers the terms of an index in the order in which they first occur. */
import { detach } from "../../../kernel/util/Text.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { termOfPart, termsOf } from "../analysis/Tokens.ts"

export class TermIds {
  readonly #ids = new Map<string, number>()
  // Twenty-five thousand identifiers are made of some five thousand parts.
  readonly #termOf = memoized(termOfPart)

  /** Returns the numbers of the terms of a word. */
  of(word: string): ReadonlyArray<number> {
    return termsOf(word, this.#termOf).map((term) => {
      const id = this.#ids.get(term)
      if (id !== undefined) return id
      this.#ids.set(detach(term), this.#ids.size)
      return this.#ids.size - 1
    })
  }

  /** Returns the terms in their order in a lexicon, and the place there of each number. */
  sorted(): { readonly terms: ReadonlyArray<string>; readonly order: Uint32Array } {
    const terms = [...this.#ids.keys()].sort(byCodeUnits)
    const order = new Uint32Array(terms.length)
    for (const [place, term] of terms.entries()) order[this.#ids.get(term) ?? 0] = place
    return { terms, order }
  }
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1)
