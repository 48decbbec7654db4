/** Recognises queries that are a line of the vocabulary, and so no name. */
import { NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import type { Query, Word } from "../analysis/Query.ts"
import type { Searcher } from "../Searcher.ts"
import { meaningOfAll } from "../synonyms/Synonyms.ts"
import { isName } from "../synonyms/Vocabulary.ts"
import { rowOf } from "../text/Expansion.ts"
import { NameWeight } from "../Weights.ts"

/** Returns the meaning of these words in the vocabulary: the first name of their line that the reference holds. */
const meantBy = (searcher: Searcher, words: ReadonlyArray<Word>): Row => {
  for (const name of meaningOfAll(words)) {
    const row = isName(name) ? rowOf(searcher)(name) : NO_ROW
    if (row !== NO_ROW) return row
  }
  return NO_ROW
}

/**
 * Checks whether the vocabulary has the whole query as a line, with a name that the reference holds: then no name is
 * guessed.
 */
export const isMeaning = (searcher: Searcher, { words }: Query): boolean => meantBy(searcher, words) !== NO_ROW

/**
 * Returns the rows without those that are spelt otherwise than the words and far less likely than the words' meaning in
 * the vocabulary: `SetActive` of another engine is not `PhysicsServer2D.set_active`.
 */
export const likelyCalled = (
  searcher: Searcher,
  words: ReadonlyArray<Word>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Row> => {
  if (rows.length === 0) return rows
  const meant = meantBy(searcher, words)
  if (meant === NO_ROW) return rows
  const { prior, symbols } = searcher
  const least = NameWeight.leastOtherSpelling * (prior[meant] ?? 0)
  return rows.filter((row) => symbols.names[row] === words[0]?.text || (prior[row] ?? 0) >= least)
}
