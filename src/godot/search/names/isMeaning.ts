/** Recognises queries that are a line of the vocabulary, and so no name. */
import { NO_ROW, type Row } from "../../reference/SymbolTable.ts"
import { parse, type Query, type Word } from "../analysis/Query.ts"
import { parts } from "../analysis/Tokens.ts"
import type { Searcher } from "../Searcher.ts"
import { meaningOfAll } from "../synonyms/Synonyms.ts"
import { isName } from "../synonyms/Vocabulary.ts"
import { rowOf } from "../text/Expansion.ts"
import { NameWeight } from "../Weights.ts"

/**
 * Returns the meanings of these words in the vocabulary: the names of their line that the reference has, most likely
 * first.
 */
const allMeantBy = (searcher: Searcher, words: ReadonlyArray<Word>): ReadonlyArray<Row> =>
  meaningOfAll(words).flatMap((name) => {
    const row = isName(name) ? rowOf(searcher)(name) : NO_ROW
    return row === NO_ROW ? [] : [row]
  })

const meantBy = (searcher: Searcher, words: ReadonlyArray<Word>): Row => allMeantBy(searcher, words)[0] ?? NO_ROW

/**
 * Returns the meanings of a name that is a line of the vocabulary, as one word or by its parts, most likely first.
 *
 * @example symbols.names[meaningsOfName(searcher, "SpriteRenderer")[0] ?? NO_ROW] // "Sprite2D"
 */
export const meaningsOfName = (searcher: Searcher, name: string): ReadonlyArray<Row> => {
  const whole = allMeantBy(searcher, parse(name).words)
  return whole.length > 0 ? whole : allMeantBy(searcher, parse(parts(name).join(" ")).words)
}

/**
 * Checks whether the vocabulary has the whole query as a line, with a name that the reference holds:
 * then no name is guessed.
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
