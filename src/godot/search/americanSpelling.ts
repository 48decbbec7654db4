/** Reads British spelling as the American one, which the reference and the vocabulary are written in. */
import * as Query from "./analysis/Query.ts"
import { fold } from "./analysis/Tokens.ts"
import * as Lexicon from "./index/Lexicon.ts"
import * as Renames from "./renames/Renames.ts"
import type { Searcher } from "./Searcher.ts"
import { idOfWord } from "./synonyms/Vocabulary.ts"

const differences: ReadonlyArray<readonly [british: RegExp, american: string]> = [
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/, "iz"],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/, "yz"],
  [/our/, "or"],
  [/tr(?:e(s?)|(ed|ing))$/, "ter$1$2"],
  [/^grey/, "gray"],
  [/^(def|lic|off)ence/, "$1ense"]
]

/** Matches every query with a British spelling and few others, so that most queries are not examined word by word. */
const MAY_BE_BRITISH = /is(?:e|ing|ation|able)|ys(?:e|ing)|our|tr(?:e|ing)|grey|ence/i
/** Matches a word that is no part of a name, or a name in the form of GDScript. */
const WORD = /(?<![\w.@])(?:[A-Za-z][a-z]{3,20}|@?[a-z]{1,20}(?:_[a-z]{1,20}){1,6})(?![\w.(])/g
const PART = /[A-Za-z][a-z]{3,20}/g

/**
 * Returns a word in American spelling, whether or not there is such a word.
 *
 * @example
 * americanOf("normalised") // "normalized"
 * americanOf("noise") // "noize"
 */
export const americanOf = (word: string): string => {
  let american = word
  for (const [british, instead] of differences) american = american.replace(british, instead)
  return american
}

/**
 * Returns an English query with its words in American spelling where the reference or the vocabulary prefers it.
 * Names of this or another version stay as they are.
 */
export const inAmericanSpelling = (searcher: Searcher, query: Query.Query): Query.Query => {
  if (!MAY_BE_BRITISH.test(query.text) || query.translated !== query.words) return query
  const inAmerican = (word: string): string => {
    const british = word.toLowerCase()
    const american = americanOf(british)
    return american !== british && isPreferred(searcher, american, british) ? american : word
  }
  const text = query.text.replace(WORD, (word) =>
    word.includes("_") && isName(searcher, word) ? word : word.replace(PART, inAmerican)
  )
  return text === query.text ? query : Query.parse(text)
}

const isName = (searcher: Searcher, word: string): boolean =>
  searcher.rowsNamed(fold(word)).length > 0 || Renames.successors(searcher, word).length > 0

/** Checks whether the reference has one word more often than the other, or the vocabulary has only that one. */
const isPreferred = (searcher: Searcher, word: string, other: string): boolean => {
  const more = documentsOf(searcher, word) - documentsOf(searcher, other)
  return more > 0 || (more === 0 && idOfWord(word) >= 0 && idOfWord(other) < 0)
}

const documentsOf = ({ index: { lexicon, postings }, stemOf }: Searcher, word: string): number => {
  const term = Lexicon.find(lexicon, stemOf(word))
  return term < 0 ? 0 : (postings.counts[term] ?? 0)
}
