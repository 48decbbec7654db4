/** The words of a query as groups of terms: each word, what is spelt nearly so, and what it also means. */

import { isInsignificant, type Query, significant, type Word } from "../analysis/Query.ts"
import { stem } from "../analysis/Stem.ts"
import { fold, parts, termsOf } from "../analysis/Tokens.ts"
import { isStopWord, isWeak } from "../analysis/wordLists.ts"
import * as Lexicon from "../index/Lexicon.ts"
import * as Spelling from "../names/Spelling.ts"
import { idf } from "../Ranking.ts"
import type { SearchContext } from "../SearchContext.ts"
import type { Worth } from "../Snippet.ts"
import * as Synonyms from "../synonyms/Synonyms.ts"
import { Weight } from "../Weights.ts"
import * as Expansion from "./Expansion.ts"

/** One word of the query with all the terms that count as it. */
export interface Group {
  readonly word: string
  /** How much the word says: its idf, less for a weak word. */
  readonly weight: number
  /** Term -> what it is worth: 1 = the word itself. */
  readonly terms: ReadonlyMap<number, number>
  /** Row -> what it is worth, of symbols that the word means. */
  readonly meant: ReadonlyMap<number, number>
  /** The word was not known, and these are the terms that it was read as, the likeliest first. */
  readonly readAs?: ReadonlyArray<string>
}

/** What a query may cost: of more, the weightiest are taken. */
export const MAX_QUERY_TERMS = 12

const Limit = {
  /** Words up to which the last letters of a word may be missing. */
  prefixWords: 3,
  /** Shortest beginning that stands for a word, and how many terms it may stand for. */
  prefixLength: 3,
  prefixTerms: 40,
  misspeltTerms: 6
} as const

/** The groups of a query; of too many the weightiest. */
export const groupsOf = (prepared: SearchContext, query: Query): ReadonlyArray<Group> => {
  // "project setting" says where to look, not for what.
  const words =
    query.settings !== undefined && prepared.exactClasses.has(query.settings) ? query.content : query.translated
  const holds = (name: string): boolean => Expansion.rowOf(prepared)(name) >= 0
  const meant = Synonyms.expand(words, holds).map((known, i) =>
    withMeanings(known, query.meanings.get(words[i]?.lower ?? "")?.filter(holds))
  )
  const shortened = significant(words).length <= Limit.prefixWords
  const expandSymbols = Expansion.expandSymbols(prepared, words)
  const seen = new Set<string>()
  const groups = words.flatMap((word, i) => {
    const next = words[i + 1]
    const name = LETTER.test(word.lower) && next !== undefined ? `${word.lower} ${next.lower}` : word.lower
    if (seen.has(name)) return []
    seen.add(name)
    if (isInsignificant(word)) return groupsOfLetter(prepared, word, next)
    return groupsOfWord(prepared, word, meant[i] ?? new Map(), shortened).map((group) => ({
      ...group,
      meant: expandSymbols(group.meant, i)
    }))
  })
  return isNonsense(groups) ? [] : groups.sort((a, b) => b.weight - a.weight).slice(0, MAX_QUERY_TERMS)
}

/** What a word means, with the names that its phrase in another language means. */
const withMeanings = (
  known: ReadonlyMap<string, Synonyms.MatchStrength>,
  names: ReadonlyArray<string> = []
): ReadonlyMap<string, Synonyms.MatchStrength> =>
  names.length === 0
    ? known
    : new Map([...known, ...names.map((name, i) => [name, i === 0 ? "first" : "phrase"] as const)])

/** No word is known: half of them to nobody, and the others are hardly like those that they were read as. */
const isNonsense = (groups: ReadonlyArray<Group>): boolean => {
  const unknown = groups.filter(({ terms, meant }) => terms.size === 0 && meant.size === 0)
  return unknown.length * 2 >= groups.length && groups.every((group) => unknown.includes(group) || isFarFetched(group))
}

/** A short word, or one that begins with another letter, is like many. */
const isFarFetched = ({ readAs, word }: Group): boolean =>
  readAs !== undefined && (word.length < MIN_FUZZY_LENGTH || readAs[0]?.charAt(0) !== word.charAt(0))

const MIN_FUZZY_LENGTH = 5

const groupsOfWord = (
  prepared: SearchContext,
  word: Word,
  meant: ReadonlyMap<string, Synonyms.MatchStrength>,
  shortened: boolean
): ReadonlyArray<Group> => {
  const pieces = parts(word.text)
  const weight = (word.excluded ? Weight.excludedWord : 1) * (isWeak(word.lower) ? Weight.weakWord : 1)
  if (pieces.length < 2) {
    const terms = termsOf(word.text)
    return terms.length === 0 ? [] : [groupOf(prepared, word.lower, terms, meant, shortened, weight)]
  }
  const whole = word.folded
  const isKnown = Lexicon.find(prepared.index.lexicon, whole) >= 0
  if (isKnown && !word.text.includes("_")) {
    // A class: itself, and those that share most of its name.
    const single = new Set(pieces.map(prepared.stemOf))
    const compounds = termsOf(word.text).filter((term) => !single.has(term) && term !== whole)
    return [groupOf(prepared, word.lower, [whole, ...compounds], meant, shortened, weight)]
  }
  return pieces
    .filter((piece) => piece.length > 1 && !isStopWord(piece))
    .map((piece) =>
      groupOf(
        prepared,
        piece,
        [prepared.stemOf(piece), ...(isKnown ? [whole] : [])],
        meant,
        shortened,
        weight * (isWeak(piece) ? Weight.weakWord : 1)
      )
    )
}

/** `z index`, `y sort`: a letter alone is no term, but with the word after it names begin so. */
const groupsOfLetter = (prepared: SearchContext, word: Word, next: Word | undefined): ReadonlyArray<Group> => {
  if (!LETTER.test(word.lower) || next === undefined || next.identifier || next.joined || isInsignificant(next))
    return []
  const { lexicon, postings } = prepared.index
  const [from, to] = Lexicon.prefixRange(lexicon, word.lower + next.folded)
  if (from === to || to - from > Limit.prefixTerms) return []
  const terms = new Map(Array.from({ length: to - from }, (_, i) => [from + i, 1] as const))
  const documentsOf = (id: number) => (id < 0 ? 0 : (postings.counts[id] ?? 0))
  // No more than the word itself: what lacks the letter is still found.
  const documents = Math.max(...[...terms.keys(), Lexicon.find(lexicon, prepared.stemOf(next.lower))].map(documentsOf))
  const weight = idf(documents, prepared.symbols.names.length) * (word.excluded ? Weight.excludedWord : 1)
  return [{ word: `${word.lower} ${next.lower}`, weight, terms, meant: new Map() }]
}

/** Not `a` and `i`, which are words. */
const LETTER = /^[b-hj-z]$/

const groupOf = (
  prepared: SearchContext,
  word: string,
  own: ReadonlyArray<string>,
  meant: ReadonlyMap<string, Synonyms.MatchStrength>,
  shortened: boolean,
  scale: number
): Group => {
  const { lexicon, postings } = prepared.index
  const rows = prepared.symbols.names.length
  const terms = new Map<number, number>()
  const put = (id: number, factor: number) => {
    if (id >= 0 && factor > (terms.get(id) ?? 0)) terms.set(id, factor)
  }
  for (const [i, term] of own.entries()) put(Lexicon.find(lexicon, term), i === 0 ? 1 : Weight.partOfCompound)
  const documents = Math.max(0, ...[...terms.keys()].map((id) => postings.counts[id] ?? 0))
  if ((shortened || documents === 0) && word.length >= Limit.prefixLength) {
    const [from, to] = Lexicon.prefixRange(lexicon, own[0] ?? word)
    if (to - from <= Limit.prefixTerms) for (let id = from; id < to; id++) put(id, Weight.prefixTerm)
  }
  const symbols = new Map<number, number>()
  for (const [other, bond] of meant) {
    const row = Expansion.rowOf(prepared)(other)
    if (row >= 0) Expansion.raise(symbols, row, Expansion.boostOf(bond, other))
    if (other.includes(".")) continue
    const compound = parts(other).length > 1
    const factor = row >= 0 ? Weight.meantClass : compound ? Weight.meantName : Weight.meantWord
    put(Lexicon.find(lexicon, compound ? fold(other) : stem(other.toLowerCase())), factor)
  }
  const readAs: Array<string> = []
  if (terms.size === 0 && symbols.size === 0) {
    const spellings = prepared.termSpellings()
    const nearest = Spelling.near(spellings, own[0] ?? word).slice(0, Limit.misspeltTerms)
    for (const { index, edits } of nearest) {
      if (edits > (nearest[0]?.edits ?? 0)) break
      put(index, Weight.misspeltTerm)
      readAs.push(Lexicon.at(lexicon, index))
    }
  }
  const counted = documents > 0 ? documents : Math.min(...[...terms.keys()].map((id) => postings.counts[id] ?? 0), rows)
  const weight = idf(terms.size === 0 ? 0 : counted, rows) * scale
  return { word, weight, terms, meant: symbols, ...(readAs.length === 0 ? {} : { readAs }) }
}

/** What each term of the query is worth to a reader, and as which of its words. */
export const worthOf = (prepared: SearchContext, groups: ReadonlyArray<Group>): ReadonlyMap<string, Worth> => {
  const worth = new Map<string, Worth>()
  for (const [word, { terms, weight }] of groups.entries()) {
    for (const [id, factor] of terms) {
      const term = Lexicon.at(prepared.index.lexicon, id)
      const own = factor * weight
      if (own > (worth.get(term)?.worth ?? 0)) worth.set(term, { word, worth: own })
    }
  }
  return worth
}
