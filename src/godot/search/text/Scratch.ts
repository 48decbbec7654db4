/** The columns that a search by text counts in, kept from one search to the next. */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { Row } from "../../reference/SymbolTable.ts"
import { type Unpacked, unpacked } from "../index/Postings.ts"
import type { Searcher } from "../Searcher.ts"
import { Candidates } from "./Candidates.ts"
import * as NameFit from "./NameParts.ts"
import { MAX_QUERY_TERMS, type QueryTerm } from "./QueryTerm.ts"

/** Bits of a mark: one for each query term that is in the row or the class, and these. */
export const Mark = {
  terms: (1 << MAX_QUERY_TERMS) - 1,
  /** Of a row: a word of the query means it. */
  meant: 1 << MAX_QUERY_TERMS,
  /** Of a row: several words of the query mean it together. */
  meantByPhrase: 1 << (MAX_QUERY_TERMS + 1),
  /** Mark of a class: a word outside of its rows may still raise them. */
  lifting: 1 << MAX_QUERY_TERMS
} as const

/** The slot of a row that is found already, and not collected. */
export const KNOWN = 0x7fff_ffff

/**
 * Scratch space of one search, kept between searches. What is counted of a row stands at its slot, so that a search
 * touches as much memory as it collects rows; between searches no row has a slot, and no class has a mark.
 */
export interface Scratch {
  /** Row -> one more than its slot; 0 = not seen, `KNOWN` = not collected. */
  readonly slots: Uint32Array
  /** Slot -> row, in the order in which the rows were seen; their number follows. */
  readonly rows: Uint32Array
  size: number
  /** Slot -> the marks of its row. */
  readonly marks: Uint16Array
  /**
   * The weighted occurrences of each query term in each row that is marked with it, at slot × number of terms + term.
   */
  readonly own: Float32Array
  readonly classMarks: Uint16Array
  /**
   * The weighted occurrences of each query term in each class that is marked with it,
   * at class × number of terms + term.
   */
  readonly ofClass: Float32Array
  /** The kind whose rows are sought; -1 = any. */
  only: number
  /** Room for a list of classes. */
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
    slots: new Uint32Array(rows),
    rows: new Uint32Array(rows),
    size: 0,
    marks: new Uint16Array(rows),
    own: new Float32Array(MAX_QUERY_TERMS * rows),
    classMarks: new Uint16Array(classes),
    ofClass: new Float32Array(MAX_QUERY_TERMS * classes),
    only: -1,
    list: unpacked(classes),
    keywords: new Map(),
    termWeights: NameFit.termWeights(index.lexicon),
    candidates: new Candidates(0)
  }
})

/** Gives a row that has none a slot without marks; returns it. */
export const takeSlot = (scratch: Scratch, row: number): number => {
  const slot = scratch.size++
  scratch.rows[slot] = row
  scratch.marks[slot] = 0
  scratch.slots[row] = slot + 1
  return slot
}

/** Takes all slots and marks back after a search. */
export const clear = (
  scratch: Scratch,
  queryTerms: ReadonlyArray<QueryTerm>,
  known: ReadonlyMap<Row, unknown>
): void => {
  const { rows, size, slots } = scratch
  for (let slot = 0; slot < size; slot++) slots[rows[slot] ?? 0] = 0
  for (const row of known.keys()) slots[row] = 0
  scratch.size = 0
  scratch.classMarks.fill(0)
  scratch.keywords.clear()
  NameFit.forget(queryTerms, scratch.termWeights)
}
