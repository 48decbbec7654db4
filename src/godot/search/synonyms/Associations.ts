/**
 * Finds the symbols that a word is associated with: those with this search keyword (`keywords`, `goals`), and the
 * targets of every line with this word. So a query that matches no line as a whole still finds symbols by several lines
 * that share words with it.
 *
 * @see Nogueira et al., "Document Expansion by Query Prediction" (2019), for the idea of indexing likely queries
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { NO_ROW, Row } from "../../reference/SymbolTable.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import * as Lexicon from "../index/Lexicon.ts"
import type { Searcher } from "../Searcher.ts"
import { counterpartOf, rowOf } from "../text/Expansion.ts"
import { Weight } from "../Weights.ts"
import { startOf, UNKNOWN } from "./Tables.ts"
import { alternativesOf, isName, stemId, targetAt, vocabulary } from "./Vocabulary.ts"

/** Row -> the number of lines that mean it with the word; lines with a synonym count less. */
export type Associations = ReadonlyMap<Row, number>

const addTo = (counts: Map<Row, number>, row: Row, count: number): void => {
  if (row !== NO_ROW) counts.set(row, count + (counts.get(row) ?? 0))
}

/** Marks a target whose row has not been looked up yet. */
const NOT_SOUGHT = -2

/** Returns a function that returns the row of a target; `NO_ROW` if it is a word, or the reference lacks it. */
export const rowOfTarget = memoizeWeak((searcher: Searcher): ((target: number) => Row) => {
  const rows = new Int32Array(Lexicon.size(vocabulary().targets)).fill(NOT_SOUGHT)
  return (target) => {
    const known = rows[target] ?? NO_ROW
    if (known !== NOT_SOUGHT) return Row(known)
    const name = targetAt(target)
    const row = isName(name) ? rowOf(searcher)(name) : NO_ROW
    rows[target] = row
    return row
  }
})

/**
 * Returns the symbols that a stem is associated with.
 *
 * @example
 * // "bullet hole: Decal", "blood decal: Decal"
 * associationsOf(searcher)(stem("bullet")) // Map { row of Decal => 1, ... }
 */
export const associationsOf = memoizeWeak((searcher: Searcher): ((stem: string) => Associations) => {
  const find = rowOfTarget(searcher)
  const { goals, heldBy, phrases, targetsOf } = vocabulary()
  const addLine = (counts: Map<Row, number>, line: number): void => {
    const count = line >= phrases + goals ? Weight.keywordLine : 1
    const end = targetsOf.ends[line] ?? 0
    for (let i = startOf(targetsOf, line); i < end; i++) {
      const row = find(targetsOf.items[i] ?? 0)
      if (row === NO_ROW) continue
      addTo(counts, row, count)
      // Goals and keywords hold for the counterparts of the other dimension too.
      if (line >= phrases) addTo(counts, counterpartOf(searcher, row), count)
    }
  }
  const literal = (id: number): Map<Row, number> => {
    const counts = new Map<Row, number>()
    const end = heldBy.ends[id] ?? 0
    for (let i = startOf(heldBy, id); i < end; i++) addLine(counts, heldBy.items[i] ?? 0)
    return counts
  }
  return memoized((stem) => {
    const id = stemId(stem)
    if (id === UNKNOWN) return new Map()
    const all = literal(id)
    for (const other of alternativesOf(id)) {
      for (const [row, count] of literal(other)) {
        const weighted = count * Weight.interchangeable
        if (weighted > (all.get(row) ?? 0)) all.set(row, weighted)
      }
    }
    return all
  })
})
