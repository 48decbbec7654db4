/** Expands each word of a query to the terms and symbols that match it: itself, near spellings, and its meanings. */

import type { Row } from "../../reference/SymbolTable.ts"
import { isInsignificant, type Query, significant, type Word } from "../analysis/Query.ts"
import { stem } from "../analysis/Stem.ts"
import { fold, parts, termsOf } from "../analysis/Tokens.ts"
import { isStopWord, isWeak } from "../analysis/wordLists.ts"
import * as Lexicon from "../index/Lexicon.ts"
import { isStandIn } from "../languages/Translation.ts"
import * as Spelling from "../names/Spelling.ts"
import { idf } from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import type { TermWeight } from "../Snippet.ts"
import { type Associations, associationsOf } from "../synonyms/Associations.ts"
import * as Synonyms from "../synonyms/Synonyms.ts"
import { alternativesOf, stemId } from "../synonyms/Vocabulary.ts"
import { Weight } from "../Weights.ts"

import * as Expansion from "./Expansion.ts"

/** One word of the query with all terms that match it. */
export interface QueryTerm {
  readonly word: string
  /** The numbers of the stems that say the word -> how exactly: 1 = its own, and those of other English words for it. */
  readonly stems: ReadonlyMap<number, number>
  /** Its inverse document frequency, less for a weak word. */
  readonly weight: number
  /** Term -> its factor: 1 = the word itself. */
  readonly terms: ReadonlyMap<number, number>
  /** Row -> its boost, of symbols that the word means. */
  readonly boosts: ReadonlyMap<Row, number>
  /** Row -> the number of lines of the vocabulary that mean it with this word. */
  readonly associated: Associations
  /** The weight of one of these lines. */
  readonly associatedWeight: number
  /** The terms that an unknown word was read as, the likeliest first. */
  readonly readAs?: ReadonlyArray<string>
}

/** Maximum number of query terms; of more, those with the greatest weight are taken. */
export const MAX_QUERY_TERMS = 12

const Limit = {
  /** Words up to which the last letters of a word may be missing. */
  prefixWords: 3,
  /** Minimum length of a prefix of a word, and the maximum number of terms that it matches. */
  prefixLength: 3,
  prefixTerms: 40,
  misspeltTerms: 6
} as const

/** Returns the terms of a query, greatest weight first, at most `MAX_QUERY_TERMS`. */
export const expandTerms = (searcher: Searcher, query: Query): ReadonlyArray<QueryTerm> => {
  // "project setting" says where to look, not for what.
  const asked =
    query.settings !== undefined && searcher.exactClasses.has(query.settings) ? query.content : query.translated
  const holds = (name: string): boolean => Expansion.rowOf(searcher)(name) >= 0
  // A phrase that means nothing but names of another version says nothing here.
  const words = asked.filter(({ lower }) => !isStandIn(lower) || (query.meanings.get(lower) ?? []).some(holds))
  const meant = Synonyms.expand(words, holds).map((known, i) => {
    const { lower = "" } = words[i] ?? {}
    return withMeanings(known, query.meanings.get(lower)?.filter(holds), words.length > 1 ? lower : undefined)
  })
  const shortened = significant(words).length <= Limit.prefixWords
  const expandSymbols = Expansion.expandSymbols(searcher, words)
  const isRead = Expansion.readsOnly(words)
  const isTranslated = query.translated !== query.words
  const seen = new Set<string>()
  const queryTerms = words.flatMap((word, i) => {
    const next = words[i + 1]
    const name = LETTER.test(word.lower) && next !== undefined ? `${word.lower} ${next.lower}` : word.lower
    if (seen.has(name)) return []
    seen.add(name)
    if (isInsignificant(word)) return termsOfLetter(searcher, word, next)
    return termsOfWord(searcher, word, meant[i] ?? new Map(), shortened).map((queryTerm) => ({
      ...queryTerm,
      boosts: expandSymbols(queryTerm.boosts, i),
      associatedWeight: isTranslated ? Weight.associatedInTranslation : Weight.associated,
      associated: isRead ? Expansion.readInstead(searcher, queryTerm.associated) : queryTerm.associated
    }))
  })
  return isNonsense(queryTerms) ? [] : queryTerms.sort((a, b) => b.weight - a.weight).slice(0, MAX_QUERY_TERMS)
}

/**
 * Adds the names that a phrase in another language means to those that the word means; `word` is undefined where it is
 * the whole query.
 */
const withMeanings = (
  known: ReadonlyMap<string, Synonyms.MatchStrength>,
  names: ReadonlyArray<string> = [],
  word: string | undefined
): ReadonlyMap<string, Synonyms.MatchStrength> =>
  names.length === 0
    ? known
    : new Map([...known, ...names.map((name, i) => [name, strengthOf(name, i, word)] as const)])

/** In a task of several words, a class named by one of them (`array`) is hardly the answer. */
const strengthOf = (name: string, i: number, word: string | undefined): Synonyms.MatchStrength =>
  i === 0 && name.toLowerCase() !== word ? "first" : "phrase"

/** Checks whether the reference or the vocabulary has the word: what neither has is not counted as covered. */
export const isKnown = ({ terms, boosts, associated }: QueryTerm): boolean =>
  terms.size > 0 || boosts.size > 0 || associated.size > 0

/**
 * Checks whether the query is nonsense: at least half of its words are unknown, and every other one is only a search
 * keyword or a poor match for its correction.
 */
const isNonsense = (queryTerms: ReadonlyArray<QueryTerm>): boolean => {
  const unknown = queryTerms.filter((queryTerm) => !isKnown(queryTerm))
  return (
    unknown.length * 2 >= queryTerms.length &&
    queryTerms.every((queryTerm) => unknown.includes(queryTerm) || isFarFetched(queryTerm) || isKeywordAlone(queryTerm))
  )
}

/** The vocabulary has the word, the reference does not. */
const isKeywordAlone = ({ terms, boosts }: QueryTerm): boolean => terms.size === 0 && boosts.size === 0

/** A short word, or one that begins with another letter, is like many. */
const isFarFetched = ({ readAs, word }: QueryTerm): boolean =>
  readAs !== undefined && (word.length < MIN_FUZZY_LENGTH || readAs[0]?.charAt(0) !== word.charAt(0))

const MIN_FUZZY_LENGTH = 5

const termsOfWord = (
  searcher: Searcher,
  word: Word,
  meant: ReadonlyMap<string, Synonyms.MatchStrength>,
  shortened: boolean
): ReadonlyArray<QueryTerm> => {
  const pieces = parts(word.text)
  const weight = (word.excluded ? Weight.excludedWord : 1) * (isWeak(word.lower) ? Weight.weakWord : 1)
  if (pieces.length < 2) {
    const terms = termsOf(word.text)
    return terms.length === 0
      ? []
      : [queryTermOf(searcher, word.lower, terms, meant, shortened, weight, word.alternatives)]
  }
  const whole = word.folded
  const isKnown = Lexicon.find(searcher.index.lexicon, whole) >= 0
  if (isKnown && !word.text.includes("_")) {
    // A class: itself, and those that share most of its name.
    const single = new Set(pieces.map(searcher.stemOf))
    const compounds = termsOf(word.text).filter((term) => !single.has(term) && term !== whole)
    return [queryTermOf(searcher, word.lower, [whole, ...compounds], meant, shortened, weight)]
  }
  return pieces
    .filter((piece) => piece.length > 1 && !isStopWord(piece))
    .map((piece) =>
      queryTermOf(
        searcher,
        piece,
        [searcher.stemOf(piece), ...(isKnown ? [whole] : [])],
        meant,
        shortened,
        weight * (isWeak(piece) ? Weight.weakWord : 1)
      )
    )
}

/** `z index`, `y sort`: a letter alone is no term, but with the word after it names begin so. */
const termsOfLetter = (searcher: Searcher, word: Word, next: Word | undefined): ReadonlyArray<QueryTerm> => {
  if (!LETTER.test(word.lower) || next === undefined || next.identifier || next.joined || isInsignificant(next))
    return []
  const { lexicon, postings } = searcher.index
  const [from, to] = Lexicon.prefixRange(lexicon, word.lower + next.folded)
  if (from === to || to - from > Limit.prefixTerms) return []
  const terms = new Map(Array.from({ length: to - from }, (_, i) => [from + i, 1] as const))
  const documentsOf = (id: number) => (id < 0 ? 0 : (postings.counts[id] ?? 0))
  // No more than the word itself: what lacks the letter is still found.
  const documents = Math.max(...[...terms.keys(), Lexicon.find(lexicon, searcher.stemOf(next.lower))].map(documentsOf))
  const weight = idf(documents, searcher.symbols.names.length) * (word.excluded ? Weight.excludedWord : 1)
  return [
    {
      word: `${word.lower} ${next.lower}`,
      stems: new Map(),
      weight,
      terms,
      boosts: new Map(),
      associated: new Map(),
      associatedWeight: 0
    }
  ]
}

/** A single letter that is no word: not `a` and `i`. */
const LETTER = /^[b-hj-z]$/

const queryTermOf = (
  searcher: Searcher,
  word: string,
  own: ReadonlyArray<string>,
  meant: ReadonlyMap<string, Synonyms.MatchStrength>,
  shortened: boolean,
  scale: number,
  alternatives: ReadonlyArray<string> = []
): QueryTerm => {
  const { lexicon, postings } = searcher.index
  const rows = searcher.symbols.names.length
  const terms = new Map<number, number>()
  const put = (id: number, factor: number) => {
    if (id >= 0 && factor > (terms.get(id) ?? 0)) terms.set(id, factor)
  }
  for (const [i, term] of own.entries()) put(Lexicon.find(lexicon, term), i === 0 ? 1 : Weight.partOfCompound)
  for (const other of alternatives) put(Lexicon.find(lexicon, searcher.stemOf(other)), Weight.alternative)
  const documents = Math.max(0, ...[...terms.keys()].map((id) => postings.counts[id] ?? 0))
  if ((shortened || documents === 0) && word.length >= Limit.prefixLength) {
    const [from, to] = Lexicon.prefixRange(lexicon, own[0] ?? word)
    if (to - from <= Limit.prefixTerms) for (let id = from; id < to; id++) put(id, Weight.prefixTerm)
  }
  const symbols = new Map<Row, number>()
  for (const [other, strength] of meant) {
    const row = Expansion.rowOf(searcher)(other)
    if (row >= 0) Expansion.raise(symbols, row, Expansion.boostOf(strength, other))
    if (other.includes(".")) continue
    const compound = parts(other).length > 1
    const factor = row >= 0 ? Weight.meantClass : compound ? Weight.meantName : Weight.meantWord
    put(Lexicon.find(lexicon, compound ? fold(other) : stem(other.toLowerCase())), factor)
  }
  const readAs: Array<string> = []
  const associated = associationsOf(searcher)(own[0] ?? word)
  if (terms.size === 0 && symbols.size === 0 && associated.size === 0) {
    const spellings = searcher.termSpellings()
    const nearest = Spelling.near(spellings, own[0] ?? word).slice(0, Limit.misspeltTerms)
    for (const { index, edits } of nearest) {
      if (edits > (nearest[0]?.edits ?? 0)) break
      put(index, Weight.misspeltTerm)
      readAs.push(Lexicon.at(lexicon, index))
    }
  }
  const counted = documents > 0 ? documents : Math.min(...[...terms.keys()].map((id) => postings.counts[id] ?? 0), rows)
  const weight = idf(terms.size === 0 ? associated.size : counted, rows) * scale
  return {
    word,
    stems: stemsOf([own[0] ?? word, ...alternatives.map(stem)].map(stemId)),
    weight,
    terms,
    boosts: symbols,
    associated,
    associatedWeight: Weight.associated,
    ...(readAs.length === 0 ? {} : { readAs })
  }
}

const stemsOf = (stems: ReadonlyArray<number>): ReadonlyMap<number, number> =>
  new Map([
    ...stems.flatMap(alternativesOf).map((other) => [other, Weight.interchangeable] as const),
    ...stems.map((one) => [one, 1] as const)
  ])

/** Returns the weight of each term of the query in a snippet, and which word it stands for. */
export const weightsOfTerms = (
  searcher: Searcher,
  queryTerms: ReadonlyArray<QueryTerm>
): ReadonlyMap<string, TermWeight> => {
  const weights = new Map<string, TermWeight>()
  for (const [word, { terms, weight }] of queryTerms.entries()) {
    for (const [id, factor] of terms) {
      const term = Lexicon.at(searcher.index.lexicon, id)
      const own = factor * weight
      if (own > (weights.get(term)?.weight ?? 0)) weights.set(term, { word, weight: own })
    }
  }
  return weights
}
