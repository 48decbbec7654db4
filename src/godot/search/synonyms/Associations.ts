/**
 * Tells which symbols a word is associated with: those that it is a search keyword of (`keywords`), and those that any
 * line of the vocabulary with this word means, whatever its other words: a query that no line holds as it stands still
 * finds what several lines share words with.
 *
 * @see Nogueira et al., "Document Expansion by Query Prediction" (2019), for the idea of indexing what is asked
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy, memoizeWeak } from "../../../kernel/util/memoize.ts"
import { NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { stem } from "../analysis/Stem.ts"
import type { Searcher } from "../Searcher.ts"
import { counterpartOf, rowOf } from "../text/Expansion.ts"
import { Weight } from "../Weights.ts"
import { beginningOf, isName, keywordLines, type Line, lines } from "./Lines.ts"
import { alternativesOf } from "./Synonyms.ts"

/** Row -> the number of lines that mean it with the word; lines with a word that says the same count less. */
export type Associations = ReadonlyMap<Row, number>

/** The part of a word of a line in each of its targets: a line of keywords counts as two others. */
interface Entry {
  readonly meaning: ReadonlyArray<string>
  readonly count: number
  /** It says the same for the counterparts of the other dimension. */
  readonly isOfBoth: boolean
}

/** The beginning of a word -> the words that begin so -> what their lines say. */
const entriesBy = lazy((): ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<Entry>>> => {
  const found = new Map<string, Map<string, Array<Entry>>>()
  const add = ({ words, meaning }: Line, isOfBoth: boolean): void => {
    const entry = { meaning, count: isOfBoth ? Weight.keywordLine : 1, isOfBoth }
    for (const word of words) {
      const beginning = beginningOf(word)
      const known = found.get(beginning) ?? new Map<string, Array<Entry>>()
      found.set(beginning, known)
      addTo(known, word, entry)
    }
  }
  for (const line of lines()) add(line, false)
  for (const line of keywordLines()) add(line, true)
  return found
})

/** Returns what the lines say that have a word of this stem, each once. */
const entriesOf = (wanted: string): ReadonlySet<Entry> => {
  const words = entriesBy().get(beginningOf(wanted)) ?? new Map<string, ReadonlyArray<Entry>>()
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
    for (const { meaning, count, isOfBoth } of entriesOf(stem)) {
      for (const name of meaning) {
        const row = isName(name) ? find(name) : NO_ROW
        for (const one of isOfBoth && row !== NO_ROW ? [row, counterpartOf(searcher, row)] : [row]) {
          if (one !== NO_ROW) counts.set(one, count + (counts.get(one) ?? 0))
        }
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
