/** The hits of a search: with the reasons for their ranks, and as they are shown. */
import type { Row } from "../reference/SymbolTable.ts"
import type { RowText } from "./index/TextBlocks.ts"
import type { TextHit } from "./text/TextHit.ts"
import type { TierName } from "./Weights.ts"

export interface RankedHit {
  readonly row: Row
  readonly score: number
  readonly tier: TierName
  readonly note: string | undefined
  /** The part of the query that is this name; for a text hit, the words found. */
  readonly matched: string
  readonly text: TextHit | undefined
  /** Name of the rule that found a name; undefined for a text hit. */
  readonly rule: string | undefined
}

export interface Hit {
  readonly row: Row
  readonly score: number
  readonly tier: TierName
  /** Read on demand, as is the snippet. */
  readonly signature: string
  /** The sentence that matched, at most 160 characters; empty if the reference has no text. */
  readonly snippet: string
  /** The reason for the hit, if it is not obvious. */
  readonly note?: string
}

/** A hit that reads its texts on demand: most answers show those of few hits. */
export class ShownHit implements Hit {
  readonly row: Row
  readonly score: number
  readonly tier: TierName
  readonly note?: string
  readonly #read: () => RowText
  readonly #snippetOf: (text: string) => string

  constructor({ row, score, tier, note }: RankedHit, read: () => RowText, snippetOf: (text: string) => string) {
    this.row = row
    this.score = score
    this.tier = tier
    if (note !== undefined) this.note = note
    this.#read = read
    this.#snippetOf = snippetOf
  }

  get signature(): string {
    return this.#read().signature
  }

  get snippet(): string {
    return this.#snippetOf(this.#read().text)
  }
}
