/**
 * Computes how much of a name is in the query.
 *
 * A search looks at hundreds of scattered names; as records in one array,
 * each takes one access to memory in place of four.
 */

import type { Row, SymbolTable } from "../../reference/SymbolTable.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { fold, parts } from "../analysis/Tokens.ts"
import * as Lexicon from "../index/Lexicon.ts"
import type { SearchIndex } from "../index/SearchIndex.ts"
import { weightOfPart } from "../Ranking.ts"
import { Weight } from "../Weights.ts"

/** The weight of each term in a query, at 1 + its id; at 0, which is no term, zero. */
export type TermWeights = Float64Array

/** A word of the query with the terms that count as matches of it, each with its weight. */
interface WeightedTerms {
  readonly terms: ReadonlyMap<number, number>
}

/** Returns a table in which every weight is zero. */
export const termWeights = (lexicon: SearchIndex["lexicon"]): TermWeights => new Float64Array(1 + Lexicon.size(lexicon))

/** The names of all rows as terms, each taken apart at its first use. */
export class NameParts {
  /** Row -> where its record begins; 0 = not taken apart yet. */
  readonly #starts: Uint32Array
  /**
   * Records one after the other: the whole name folded, as a term; how many parts it has; and of each part, in order,
   * its stem as a term, doubled, plus one if it is insignificant. Terms are numbered as in `TermWeights`.
   */
  #records = new Uint32Array(1 << 12)
  #end = 1
  readonly #symbols: SymbolTable
  readonly #lexicon: SearchIndex["lexicon"]
  readonly #termOf: (part: string) => number

  /** `stemOf`: `Stem.stem`, or a cached form of it. */
  constructor({ lexicon, symbols }: SearchIndex, stemOf: (part: string) => string) {
    this.#starts = new Uint32Array(symbols.names.length)
    this.#symbols = symbols
    this.#lexicon = lexicon
    this.#termOf = memoized((part) => 1 + Lexicon.find(lexicon, stemOf(part)))
  }

  /** Returns the share of a row's name that has weight: 1 = all of it, word by word or as a whole. */
  share(row: Row, weights: TermWeights): number {
    const start = this.#starts[row] || this.#takeApart(row)
    const records = this.#records
    const end = start + 2 + (records[start + 1] ?? 0)
    let covered = 0
    let all = 0
    for (let i = start + 2; i < end; i++) {
      const part = records[i] ?? 0
      const weight = (part & 1) === 0 ? 1 : Weight.weakWord
      all += weight
      covered += weight * (weights[part >>> 1] ?? 0)
    }
    return Math.max(weights[records[start] ?? 0] ?? 0, all === 0 ? 0 : covered / all)
  }

  #takeApart(row: Row): number {
    const name = this.#symbols.names[row] ?? ""
    const found = parts(name)
    const start = this.#end
    this.#end += 2 + found.length
    if (this.#end > this.#records.length) {
      const grown = new Uint32Array(2 * this.#end)
      grown.set(this.#records)
      this.#records = grown
    }
    this.#records[start] = 1 + Lexicon.find(this.#lexicon, fold(name))
    this.#records[start + 1] = found.length
    for (let i = 0; i < found.length; i++) {
      const part = found[i] ?? ""
      this.#records[start + 2 + i] = 2 * this.#termOf(part) + (weightOfPart(part) < 1 ? 1 : 0)
    }
    this.#starts[row] = start
    return start
  }
}

/** Sets the weights of the terms. */
export const weigh = (queryTerms: ReadonlyArray<WeightedTerms>, weights: TermWeights): void => {
  for (const { terms } of queryTerms) {
    for (const [id, factor] of terms) weights[1 + id] = Math.max(weights[1 + id] ?? 0, factor)
  }
}

/** Undoes `weigh`. */
export const forget = (queryTerms: ReadonlyArray<WeightedTerms>, weights: TermWeights): void => {
  for (const { terms } of queryTerms) for (const id of terms.keys()) weights[1 + id] = 0
}
