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
  /** Of a row: it is found already. */
  known: 1 << (MAX_QUERY_TERMS + 2),
  /** Of a class: a word that is in none of its rows may still lift them. */
  lifting: 1 << MAX_QUERY_TERMS
} as const

/** Scratch space of one search, kept between searches: no marks are set between them. */
export interface Scratch {
  /** The weighted occurrences of each query term in each row that is marked with it, at row × number of terms + term. */
  readonly own: Float32Array
  /** The weighted occurrences of each query term in each class that is marked with it. */
  readonly ofClass: Float32Array
  /** Row -> its marks; 0 = not seen. */
  readonly marks: Uint16Array
  readonly classMarks: Uint16Array
  /** The rows with a query term but those found already, in the order in which they were seen, and how many there are. */
  readonly touched: Uint32Array
  size: number
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
    own: new Float32Array(MAX_QUERY_TERMS * rows),
    ofClass: new Float32Array(MAX_QUERY_TERMS * classes),
    marks: new Uint16Array(rows),
    classMarks: new Uint16Array(classes),
    touched: new Uint32Array(rows),
    size: 0,
    only: -1,
    list: unpacked(classes),
    keywords: new Map(),
    termWeights: NameFit.termWeights(index.lexicon),
    candidates: new Candidates(0)
  }
})

/** Notes that a row has query term `g`. */
export const touch = (scratch: Scratch, row: Row, g: number): void => {
  const mark = scratch.marks[row] ?? 0
  if ((mark & (Mark.terms | Mark.known)) === 0) scratch.touched[scratch.size++] = row
  scratch.marks[row] = mark | (1 << g)
}

/** Clears all marks after a search. */
export const clear = (scratch: Scratch, queryTerms: ReadonlyArray<QueryTerm>): void => {
  scratch.size = 0
  scratch.marks.fill(0)
  scratch.classMarks.fill(0)
  scratch.keywords.clear()
  NameFit.forget(queryTerms, scratch.termWeights)
}
