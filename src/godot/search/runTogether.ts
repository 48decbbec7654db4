/**
 * Reads two words that are written as one (`screenshake`, `mainmenu`) as two words of the reference or the vocabulary.
 */
import * as Query from "./analysis/Query.ts"
import { isStopWord } from "./analysis/wordLists.ts"
import * as Lexicon from "./index/Lexicon.ts"
import * as Spelling from "./names/Spelling.ts"
import { isKnownPart, type Searcher } from "./Searcher.ts"
import { idOfWord } from "./synonyms/Vocabulary.ts"

/** Matches a word of eight letters or more in small letters: two words are no shorter, and names have other signs. */
const WORD = /(?<![\w.@$"'/])[A-Za-z]?[a-z]{7,20}(?![\w.(/])/g
/** Minimum number of letters of each word. */
const MIN_LETTERS = 4

/**
 * Returns an English query with such words taken apart; a known word with one letter wrong stays whole.
 */
export const withWordsApart = (searcher: Searcher, query: Query.Query): Query.Query => {
  if (query.translated !== query.words) return query
  // Parts of an error message or of code that are not words of the query stay unchanged.
  const isAsked = (word: string): boolean => query.words.some(({ text }) => text === word)
  const text = query.text.replace(
    WORD,
    (word) => (isAsked(word) ? apart(searcher, word.toLowerCase()) : undefined) ?? word
  )
  return text === query.text ? query : Query.parse(text)
}

/** Returns an unknown word as two known ones, split nearest to its middle; undefined if there is none. */
const apart = (searcher: Searcher, word: string): string | undefined => {
  if (isKnown(searcher, word) || isBegun(searcher, word) || isMisspelt(searcher, word)) return undefined
  const middle = word.length / 2
  const cuts = Array.from({ length: word.length - 2 * MIN_LETTERS + 1 }, (_, i) => i + MIN_LETTERS)
  const cut = cuts
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .find((at) => isSayingWord(searcher, word.slice(0, at)) && isSayingWord(searcher, word.slice(at)))
  return cut === undefined ? undefined : `${word.slice(0, cut)} ${word.slice(cut)}`
}

const isKnown = (searcher: Searcher, word: string): boolean =>
  isKnownPart(searcher, word) ||
  idOfWord(word) >= 0 ||
  searcher.classByKey.has(word) ||
  searcher.rowsNamed(word).length > 0

const isSayingWord = (searcher: Searcher, word: string): boolean =>
  !isStopWord(word) && (idOfWord(word) >= 0 || isKnownPart(searcher, word))

/** Checks for an unfinished word: a term of the reference begins with it. */
const isBegun = ({ index: { lexicon } }: Searcher, word: string): boolean => {
  const [from, to] = Lexicon.prefixRange(lexicon, word)
  return from < to
}

/** Checks whether the reference has a term at one edit from the word. */
const isMisspelt = (searcher: Searcher, word: string): boolean =>
  Spelling.near(searcher.termSpellings(), searcher.stemOf(word), 1).length > 0
