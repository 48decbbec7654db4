/** The columns that a search by text counts in, kept from one search to the next. */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { Row } from "../../reference/SymbolTable.ts"
import { type Unpacked, unpacked } from "../index/Postings.ts"
import type { Searcher } from "../Searcher.ts"
import { Candidates } from "./Candidates.ts"
import * as NameFit from "./NameParts.ts"
import { MAX_QUERY_TERMS, type QueryTerm } from "./QueryTerm.ts"

/** States of a row during a search. */
export const Seen = { touched: 1, meant: 2, meantByPhrase: 3, known: 4 } as const

/** Scratch space of one search, kept between searches: all zero between them. */
export interface Scratch {
  /** The weighted occurrences of each query term in each row, at row × number of terms + term. */
  readonly own: Float32Array
  /** The weighted occurrences of each query term in each class, at class × number of terms + term. */
  readonly ofClass: Float32Array
  /** Row -> one of `Seen`. */
  readonly seen: Uint8Array
  readonly seenClass: Uint8Array
  /** The rows seen, and how many there are. */
  readonly touched: Uint32Array
  size: number
  /** The kind whose rows are sought; -1 = any. */
  only: number
  readonly list: Unpacked
  /** Row -> the word that is only among its search keywords. */
  readonly keywords: Map<number, string>
  readonly termWeights: NameFit.TermWeights
  candidates: Candidates
}

/** Returns the scratch space of an index. */
export const scratchOf = memoizeWeak(({ symbols, index }: Searcher): Scratch => {
  const rows = symbols.names.length
  const classes = symbols.classes.length
  return {
    own: new Float32Array(MAX_QUERY_TERMS * rows),
    ofClass: new Float32Array(MAX_QUERY_TERMS * classes),
    seen: new Uint8Array(rows),
    seenClass: new Uint8Array(classes),
    touched: new Uint32Array(rows),
    size: 0,
    only: -1,
    list: unpacked(rows),
    keywords: new Map(),
    termWeights: NameFit.termWeights(index.lexicon),
    candidates: new Candidates(0)
  }
})

/** Notes a row that a search has seen. */
export const touch = (scratch: Scratch, row: Row): void => {
  if (scratch.seen[row] !== 0) return
  scratch.seen[row] = Seen.touched
  scratch.touched[scratch.size++] = row
}

/** Makes all zero again after a search. */
export const clear = (
  scratch: Scratch,
  { queryTerms, known }: { readonly queryTerms: ReadonlyArray<QueryTerm>; readonly known: ReadonlyMap<Row, unknown> }
): void => {
  for (const row of known.keys()) {
    scratch.seen[row] = 0
    scratch.own.fill(0, row * queryTerms.length, (row + 1) * queryTerms.length)
  }
  for (let t = 0; t < scratch.size; t++) scratch.seen[scratch.touched[t] ?? 0] = 0
  scratch.size = 0
  scratch.ofClass.fill(0, 0, queryTerms.length * scratch.seenClass.length)
  scratch.seenClass.fill(0)
  scratch.keywords.clear()
  NameFit.forget(queryTerms, scratch.termWeights)
}
