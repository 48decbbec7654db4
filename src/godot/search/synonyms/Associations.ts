/**
 * Tells which symbols a word is associated with: those that any line of the vocabulary with this word means. So the
 * words of the vocabulary are search keywords of the symbols, whatever else their lines say: a query that no line holds
 * as it stands still finds what several lines share words with.
 *
 * @see Nogueira et al., "Document Expansion by Query Prediction" (2019), for the idea of indexing what is asked
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy, memoizeWeak } from "../../../kernel/util/memoize.ts"
import { NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { stem } from "../analysis/Stem.ts"
import type { Searcher } from "../Searcher.ts"
import { rowOf } from "../text/Expansion.ts"
import { Weight } from "../Weights.ts"
import { beginningOf, isName, type Line, lines } from "./Lines.ts"
import { alternativesOf } from "./Synonyms.ts"

/** Row -> the number of lines that mean it with the word, or with one that says the same, which counts less. */
export type Associations = ReadonlyMap<Row, number>

/** The beginning of a word -> the words that begin so -> their lines. */
const linesBy = lazy((): ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<Line>>> => {
  const found = new Map<string, Map<string, Array<Line>>>()
  for (const line of lines()) {
    for (const word of line.words) {
      const beginning = beginningOf(word)
      const words = found.get(beginning) ?? new Map<string, Array<Line>>()
      found.set(beginning, words)
      addTo(words, word, line)
    }
  }
  return found
})

/** Returns the lines that have a word of this stem, each once. */
const linesWith = (wanted: string): ReadonlySet<Line> => {
  const words = linesBy().get(beginningOf(wanted)) ?? new Map<string, ReadonlyArray<Line>>()
  return new Set([...words].flatMap(([word, found]) => (stem(word) === wanted ? found : [])))
}

/**
 * Returns the symbols that a stem is associated with.
 *
 * @example
 * // "bullet hole: Decal", "blood decal: Decal"
 * associationsOf(searcher)(stem("bullet")) // Map { row of Decal => 1, ... }
 */
export const associationsOf = memoizeWeak((searcher: Searcher): ((stem: string) => Associations) => {
  const find = rowOf(searcher)
  const literal = memoized((stem): Associations => {
    const counts = new Map<Row, number>()
    for (const { meaning } of linesWith(stem)) {
      for (const name of meaning) {
        const row = isName(name) ? find(name) : NO_ROW
        if (row !== NO_ROW) counts.set(row, 1 + (counts.get(row) ?? 0))
      }
    }
    return counts
  })
  return memoized((stem) => {
    const all = new Map(literal(stem))
    for (const other of alternativesOf(stem)) {
      for (const [row, count] of literal(other)) {
        const weighted = count * Weight.interchangeable
        if (weighted > (all.get(row) ?? 0)) all.set(row, weighted)
      }
    }
    return all
  })
})
