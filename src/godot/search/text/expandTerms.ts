/** Expands the words of a query to the terms and symbols that match them. */
import { isInsignificant, type Query, significant, type Word } from "../analysis/Query.ts"
import { parts } from "../analysis/Tokens.ts"
import { isStopWord, isWeak } from "../analysis/wordLists.ts"
import * as Lexicon from "../index/Lexicon.ts"
import { isStandIn } from "../languages/Translation.ts"
import { classesIn } from "../namedClasses.ts"
import { idf } from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import * as Synonyms from "../synonyms/Synonyms.ts"
import { Weight } from "../Weights.ts"
import * as Expansion from "./Expansion.ts"
import { correctedStem } from "./misspelling.ts"
import { isKnown, MAX_PREFIXED, MAX_QUERY_TERMS, type QueryTerm, queryTermOf } from "./QueryTerm.ts"

/** Maximum number of significant words of a query that may have incomplete words. */
const MAX_PREFIX_WORDS = 3

/** Returns the terms of a query, greatest weight first, at most `MAX_QUERY_TERMS`. */
export const expandTerms = (searcher: Searcher, query: Query): ReadonlyArray<QueryTerm> => {
  // "project setting" states where to search, not what for.
  const asked =
    query.settings !== undefined && searcher.exactClasses.has(query.settings) ? query.content : query.translated
  const holds = (name: string): boolean => Expansion.rowOf(searcher)(name) >= 0
  // A phrase that means only names of another version has no effect here.
  const words = asked.filter(({ lower }) => !isStandIn(lower) || (query.meanings.get(lower) ?? []).some(holds))
  const meant = Array.from(Synonyms.expand(words, holds, correctedStem(searcher)), (known, i) => {
    const { lower = "" } = words[i] ?? {}
    return withMeanings(known, query.meanings.get(lower)?.filter(holds), words.length > 1 ? lower : undefined)
  })
  const shortened = significant(words).length <= MAX_PREFIX_WORDS
  const expandSymbols = Expansion.expandSymbols(searcher, words, classesIn(searcher, query))
  const isRead = Expansion.readsOnly(words)
  const isTranslated = query.translated !== query.words
  const seen = new Set<string>()
  const queryTerms: Array<QueryTerm> = []
  const inChain = new Set<string>()
  for (const [i, word] of words.entries()) {
    const next = words[i + 1]
    const name = LETTER.test(word.lower) && next !== undefined ? `${word.lower} ${next.lower}` : word.lower
    if (seen.has(name)) continue
    seen.add(name)
    if (isInsignificant(word)) {
      queryTerms.push(...termsOfLetter(searcher, word, next))
      continue
    }
    // The parts of `Foo.bar` are whole names, of which `foot` is none.
    const isInChain = word.joined || next?.joined === true
    for (const queryTerm of termsOfWord(
      searcher,
      word,
      meant[i] ?? new Map(),
      shortened && !isInChain && !query.isWholeName && !isWhole(searcher, word)
    )) {
      if (isInChain) inChain.add(queryTerm.word)
      queryTerms.push({
        ...queryTerm,
        boosts: expandSymbols(queryTerm.boosts, i),
        associatedWeight: isTranslated ? Weight.associatedInTranslation : Weight.associated,
        associated: isRead ? Expansion.readInstead(searcher, queryTerm.associated) : queryTerm.associated
      })
    }
  }
  if (isNonsense(queryTerms, inChain)) return []
  // A small index, of a project or of shaders, lacks words of every request.
  const telling = queryTerms.filter((queryTerm) => isKnown(queryTerm) || !isWeak(queryTerm.word))
  return telling.sort((a, b) => b.weight - a.weight).slice(0, MAX_QUERY_TERMS)
}

/** Checks whether a word is a call, or a name of several parts that something has: `move_and_slide` is no `slider`. */
const isWhole = ({ rowsNamed }: Searcher, { called, folded, text }: Word): boolean =>
  called || (text.includes("_") && rowsNamed(folded).length > 0)

/**
 * Adds the names that a phrase in another language means to those that the word means; `word` is undefined for the
 * whole query.
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

/**
 * Checks whether the query is nonsense: at least half of its words are unknown, and every other one is only a search
 * keyword or a poor match for its correction, as any is beside a dot: the rules for names know a misspelt member.
 */
const isNonsense = (queryTerms: ReadonlyArray<QueryTerm>, inChain: ReadonlySet<string>): boolean => {
  const unknown = queryTerms.filter((queryTerm) => !isKnown(queryTerm))
  return (
    unknown.length * 2 >= queryTerms.length &&
    queryTerms.every(
      (queryTerm) =>
        unknown.includes(queryTerm) ||
        isFarFetched(queryTerm) ||
        (queryTerm.readAs.length > 0 && inChain.has(queryTerm.word)) ||
        isKeywordAlone(queryTerm)
    )
  )
}

/** The vocabulary has the word, but the reference does not. */
const isKeywordAlone = ({ terms, boosts }: QueryTerm): boolean => terms.size === 0 && boosts.size === 0

/** A short word, or one with another first letter, resembles many names. */
const isFarFetched = ({ readAs, word }: QueryTerm): boolean =>
  readAs.length > 0 && (word.length < MIN_FUZZY_LENGTH || readAs[0]?.charAt(0) !== word.charAt(0))

const MIN_FUZZY_LENGTH = 5

const termsOfWord = (
  searcher: Searcher,
  word: Word,
  meant: ReadonlyMap<string, Synonyms.MatchStrength>,
  shortened: boolean
): ReadonlyArray<QueryTerm> => {
  const pieces = parts(word.text)
  const weight = (word.excluded ? Weight.excludedWord : 1) * (isWeak(word.lower) ? Weight.weakWord : 1)
  const common = { meant, shortened, scale: weight }
  if (pieces.length < 2) {
    const terms = searcher.termsOf(word.text)
    return terms.length === 0
      ? []
      : [queryTermOf(searcher, { ...common, word: word.lower, own: terms, alternatives: word.alternatives })]
  }
  const whole = word.folded
  const isKnown = Lexicon.find(searcher.index.lexicon, whole) >= 0
  if (isKnown && !word.text.includes("_")) {
    // A class: itself, and those that share most of its name.
    const single = new Set(pieces.map(searcher.stemOf))
    const compounds = searcher.termsOf(word.text).filter((term) => !single.has(term) && term !== whole)
    return [queryTermOf(searcher, { ...common, word: word.lower, own: [whole, ...compounds] })]
  }
  return pieces
    .filter((piece) => piece.length > 1 && !isStopWord(piece))
    .map((piece) =>
      queryTermOf(searcher, {
        ...common,
        word: piece,
        own: [searcher.stemOf(piece), ...(isKnown ? [whole] : [])],
        scale: weight * (isWeak(piece) ? Weight.weakWord : 1)
      })
    )
}

/** `z index`, `y sort`: a letter alone is no term, but with the word after it names begin so. */
const termsOfLetter = (searcher: Searcher, word: Word, next: Word | undefined): ReadonlyArray<QueryTerm> => {
  if (!LETTER.test(word.lower) || next === undefined || next.identifier || next.joined || isInsignificant(next))
    return []
  const { lexicon, postings } = searcher.index
  const [from, to] = Lexicon.prefixRange(lexicon, word.lower + next.folded)
  if (from === to || to - from > MAX_PREFIXED) return []
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
      associatedWeight: 0,
      readAs: []
    }
  ]
}

/** A single letter that is no word: not `a` and `i`. */
const LETTER = /^[b-hj-z]$/
