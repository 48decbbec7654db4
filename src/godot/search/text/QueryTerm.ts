/** One word of a query as the terms and symbols that match it: itself, near spellings, and its meanings. */
import type { Row } from "../../reference/SymbolTable.ts"
import { stem } from "../analysis/Stem.ts"
import { fold, parts } from "../analysis/Tokens.ts"
import * as Lexicon from "../index/Lexicon.ts"
import type { SearchIndex } from "../index/SearchIndex.ts"
import * as Spelling from "../names/Spelling.ts"
import { idf } from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import type { TermWeight } from "../Snippet.ts"
import { type Associations, associationsOf } from "../synonyms/Associations.ts"
import type { MatchStrength } from "../synonyms/Synonyms.ts"
import { alternativesOf, idOfWord, stemId } from "../synonyms/Vocabulary.ts"
import { Weight } from "../Weights.ts"
import * as Expansion from "./Expansion.ts"
import { correctedStem } from "./misspelling.ts"

/** One word of the query with all terms that match it. */
export interface QueryTerm {
  readonly word: string
  /** The numbers of the word's stems -> how exact they are: 1 = its own, and those of other English words for it. */
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
  /** The terms that an unknown word was read as, most likely first; empty for a known word. */
  readonly readAs: ReadonlyArray<string>
}

/** Maximum number of query terms; of more, those with the greatest weight are taken. */
export const MAX_QUERY_TERMS = 12

/** Maximum number of terms that a prefix matches. */
export const MAX_PREFIXED = 40
/** Minimum length of a prefix of a word. */
const MIN_PREFIX_LENGTH = 3
/** Maximum number of terms that an unknown word is read as. */
const MAX_MISSPELT = 6

/** Checks whether the reference or the vocabulary has the word: an unknown word does not count as covered. */
export const isKnown = ({ terms, boosts, associated }: QueryTerm): boolean =>
  terms.size > 0 || boosts.size > 0 || associated.size > 0

/** A word, or a part of one, as a query has it. */
export interface QueriedWord {
  readonly word: string
  /** Its stem or the identifier itself, then compounds that count as it. */
  readonly own: ReadonlyArray<string>
  /** Words and symbols that the vocabulary gives for it -> how exactly these match. */
  readonly meant: ReadonlyMap<string, MatchStrength>
  /** True if the word may be the beginning of a longer one. */
  readonly shortened: boolean
  /** Factor of its weight. */
  readonly scale: number
  /** Other English words for it. */
  readonly alternatives?: ReadonlyArray<string>
}

/** Returns the query term of a word. */
export const queryTermOf = (searcher: Searcher, queried: QueriedWord): QueryTerm => {
  const { word, own, meant, shortened, scale, alternatives = NOTHING } = queried
  const { postings, lexicon } = searcher.index
  const rows = searcher.symbols.names.length
  const first = own[0] ?? word
  const terms = ownTerms(searcher, own, alternatives)
  let documents = 0
  for (const id of terms.keys()) documents = Math.max(documents, postings.counts[id] ?? 0)
  if ((shortened || documents === 0) && word.length >= MIN_PREFIX_LENGTH) addPrefixed(terms, lexicon, first)
  const isOwn = terms.size > 0
  // Gives a misspelt word of the vocabulary the meaning of the word as it is spelt there.
  const corrected = isOwn ? undefined : correctedStem(searcher)(first)
  const said = corrected ?? first
  const boosts = addMeanings(searcher, terms, meant)
  const associated = associationsOf(searcher)(said)
  const isUnknown = terms.size === 0 && boosts.size === 0 && associated.size === 0
  const readAs = isUnknown || corrected !== undefined ? addMisspelt(searcher, terms, first) : NOTHING
  const counted = documents > 0 ? documents : leastDocuments(terms, postings.counts, rows)
  const weight = idf(terms.size === 0 ? associated.size : counted, rows) * scale
  return {
    word,
    stems: stemsOf(said, alternatives),
    weight,
    terms,
    boosts,
    associated,
    associatedWeight: Weight.associated,
    readAs
  }
}

const NOTHING: ReadonlyArray<string> = []

/** Keeps the greater factor of a term; `id` is -1 where the index lacks it. */
const put = (terms: Map<number, number>, id: number, factor: number): void => {
  if (id >= 0 && factor > (terms.get(id) ?? 0)) terms.set(id, factor)
}

/** Returns the terms that are the word itself, parts of it, or other English words for it. */
const ownTerms = (
  { index: { lexicon }, stemOf }: Searcher,
  own: ReadonlyArray<string>,
  alternatives: ReadonlyArray<string>
): Map<number, number> => {
  const terms = new Map<number, number>()
  for (let i = 0; i < own.length; i++)
    put(terms, Lexicon.find(lexicon, own[i] ?? ""), i === 0 ? 1 : Weight.partOfCompound)
  for (const other of alternatives) put(terms, Lexicon.find(lexicon, stemOf(other)), Weight.alternative)
  return terms
}

/** Adds the terms that begin with a word, unless they are many. */
const addPrefixed = (terms: Map<number, number>, lexicon: SearchIndex["lexicon"], prefix: string): void => {
  const [from, to] = Lexicon.prefixRange(lexicon, prefix)
  if (to - from > MAX_PREFIXED) return
  for (let id = from; id < to; id++) put(terms, id, Weight.prefixTerm)
}

/** Adds the terms that a word means; returns the symbols that it means, with their boosts. */
const addMeanings = (
  searcher: Searcher,
  terms: Map<number, number>,
  meant: ReadonlyMap<string, MatchStrength>
): ReadonlyMap<Row, number> => {
  const rowOf = Expansion.rowOf(searcher)
  const boosts = new Map<Row, number>()
  for (const [other, strength] of meant) {
    const row = rowOf(other)
    if (row >= 0) Expansion.raise(boosts, row, Expansion.boostOf(strength, other))
    if (other.includes(".")) continue
    const compound = parts(other).length > 1
    const factor = row >= 0 ? Weight.meantClass : compound ? Weight.meantName : Weight.meantWord
    const term = compound ? fold(other) : stem(other.toLowerCase())
    put(terms, Lexicon.find(searcher.index.lexicon, term), factor)
  }
  return boosts
}

/** Adds the terms spelt most nearly like an unknown word; returns them, the likeliest first. */
const addMisspelt = (searcher: Searcher, terms: Map<number, number>, word: string): ReadonlyArray<string> => {
  const readAs: Array<string> = []
  const nearest = Spelling.near(searcher.termSpellings(), word).slice(0, MAX_MISSPELT)
  for (const { index, edits } of nearest) {
    if (edits > (nearest[0]?.edits ?? 0)) break
    put(terms, index, Weight.misspeltTerm)
    readAs.push(Lexicon.at(searcher.index.lexicon, index))
  }
  return readAs
}

/** Returns the number of documents with the rarest term, at most `most`. */
const leastDocuments = (terms: ReadonlyMap<number, number>, counts: Uint32Array, most: number): number => {
  let least = most
  for (const id of terms.keys()) least = Math.min(least, counts[id] ?? 0)
  return least
}

const stemsOf = (stemmed: string, alternatives: ReadonlyArray<string>): ReadonlyMap<number, number> => {
  const stems = new Map<number, number>()
  addStem(stems, stemId(stemmed))
  for (const other of alternatives) addStem(stems, idOfWord(other))
  return stems
}

/** Adds a stem, and those of its everyday synonyms. */
const addStem = (stems: Map<number, number>, id: number): void => {
  stems.set(id, 1)
  for (const other of alternativesOf(id)) if (!stems.has(other)) stems.set(other, Weight.interchangeable)
}

/** Returns the weight of each term of the query in a snippet, with its word. */
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
