/** Searches for some of a query's words, if no section holds all of them. */
import { Effect } from "effect"
import { clip } from "../../kernel/util/Text.ts"
import type { WalkedFile } from "../files/FileWalk.ts"
import { distinct, isVersion, partsOfWord, rootsOf, significantWords, withLostE } from "../search/QueryWords.ts"
import { BEST_SCORE, CLOSE_SCORE, sectionsWith, TITLE_SCORE } from "../search/WordScore.ts"
import type { GatheredMatches, Matches, Search } from "./GatheredMatches.ts"
import * as SearchCursor from "./SearchCursor.ts"

/** Runs a search in the requested files. */
export type SearchBy<E> = (search: Search) => Effect.Effect<GatheredMatches, E>

/** A query, a part of which is to be found. */
export interface Question<E> {
  /** The search for the query; each search for a part differs from it in its words. */
  readonly search: Search
  /** The words of the query that carry its meaning. */
  readonly words: ReadonlyArray<string>
  readonly searchBy: SearchBy<E>
}

/** Returns a query in quotes, clipped, for a note. */
export const quoted = (text: string): string => JSON.stringify(clip(text))

const namesOf = (words: ReadonlyArray<string>): string => words.map(quoted).join(", ")

/** Returns the words of a note for the first `count` results. */
export const firstOf = (count: number): string => (count === 1 ? "the first of these" : `the first ${count} of these`)

/** Returns the words of a note for what `count` results besides hold. */
export const othersHold = (count: number): string => (count === 1 ? "the other holds" : "the others hold")

const LIMITS = {
  /** Maximum number of combinations to try. */
  tries: 12,
  /** Maximum number of words to combine: the rarest are taken. */
  words: 8,
  /** Least weight of a combination that competes with the first one found, as a share of its weight. */
  near: 0.75
} as const

/**
 * Looks for the significant words that occur at all, then for the most significant combinations of them. Answers with
 * the sections that hold one, or with the number of occurrences of each word; `none` is the search that found nothing.
 */
export const searchParts = Effect.fnUntraced(function* <E>(
  question: Question<E>,
  none: GatheredMatches
): Effect.fn.Return<Matches, E> {
  const part = yield* findPart(question, none)
  if ("notes" in part) return none.finish(part.notes)
  const { some, found, known } = part
  if (known.tally !== undefined) found.countAllOf(known.tally)
  const which = some.length === known.counts.size ? "" : `: ${occurrencesIn(known)}`
  const query = quoted(question.search.request.query.text)
  const next = found.isFew ? part.next : undefined
  const after = next === undefined ? [] : found.othersOf(next.found, CLOSE_SCORE)
  const held =
    next === undefined || after.length === 0
      ? `These hold ${namesOf(some)}.`
      : `${found.total === 1 ? "The first holds" : `The first ${found.total} hold`} ${namesOf(some)}; ${othersHold(after.length)} ${namesOf(next.some)}.`
  return found.finish([`No section holds ${query}${which}. ${held}`], { after })
})

/**
 * Answers with the sections of `far`, which hold all words far apart, after some that hold the most significant of them
 * closer together; undefined if there are none. `which`: the name of all words in a note.
 */
export const addParts = Effect.fnUntraced(function* <E>(
  question: Question<E>,
  far: GatheredMatches,
  which: string
): Effect.fn.Return<Matches | undefined, E> {
  const part = yield* findPart(question, far)
  if ("notes" in part) return undefined
  const others = far.othersOf(part.found, far.topScore)
  if (others.length === 0) return undefined
  const hold = others.length === 1 ? "holds" : "hold"
  const some = `${firstOf(others.length)} ${hold} ${namesOf(part.some)}`
  const phrase = quoted(question.search.request.query.text)
  return far.finish([`${phrase} does not occur as one phrase: ${some}, the others ${which}, but far apart.`], {
    before: others
  })
})

/**
 * Answers with the few sections of `few`, which hold both of two words, and for each word with one that has it in its
 * title; undefined if there is none. `which`: the name of both words in a note.
 */
export const addTitles = Effect.fnUntraced(function* <E>(
  { search, words, searchBy }: Question<E>,
  few: GatheredMatches,
  which: string
): Effect.fn.Return<Matches | undefined, E> {
  const named = yield* Effect.forEach(words, (word) => searchBy({ ...search, words: [word] }))
  const after = named.flatMap((found) => few.othersOf(found, TITLE_SCORE).slice(0, 1))
  if (after.length === 0) return undefined
  const phrase = quoted(search.request.query.text)
  const some = `${firstOf(few.total)} ${few.total === 1 ? "holds" : "hold"} ${which}`
  const others = after.length === 1 ? "the other has" : "the others have"
  return few.finish([`${phrase} does not occur as one phrase: ${some}, ${others} one of them in the title.`], { after })
})

/** Some of the words, and the sections that hold them. */
interface Held {
  readonly some: ReadonlyArray<string>
  readonly found: GatheredMatches
}

/** The words with the best sections, and how often each word of the query occurs. */
interface Part extends Held {
  /** The words with the next best sections. */
  readonly next: Held | undefined
  readonly known: Counted
}

/**
 * Finds the most significant words that some sections hold, or says why there are none.
 * `whole`: the search for all words.
 */
const findPart = Effect.fnUntraced(function* <E>(
  question: Question<E>,
  whole: GatheredMatches
): Effect.fn.Return<Part | { readonly notes: ReadonlyArray<string> }, E> {
  const { search, words } = question
  const { query } = search.request
  const significant = significantWords(words)
  const first = yield* firstCount(question, whole, significant)
  const texts = significant.flatMap((word) =>
    isVersion(word) || (first?.counts.get(word) ?? 0) === 0 ? partsOfWord(word) : [word]
  )
  const isSame = texts.join(" ") === significant.join(" ")
  if (isSame && words.length === 1) {
    const [word = ""] = words
    return { notes: word === query.text.trim() ? [] : [`No section holds ${quoted(word)}.`] }
  }
  const known = isSame ? first : yield* tally(question, distinct(texts, query.isCaseSensitive).slice(0, MAX_TEXTS))
  if (known === undefined) return { notes: [OUT_OF_TIME] }
  const best = yield* bestPart(question, known)
  if (best !== undefined) return { ...best, known }
  const rooted = yield* rootedPart(question, known)
  if (rooted !== undefined) return rooted
  const isSearched = (known.tally ?? whole).files > 0
  return { notes: isSearched ? [`No section holds all words: ${occurrencesIn(known)}.`] : [] }
})

/** Counts the significant words of a query, with a search only if none before has counted them. */
const firstCount = <E>(
  question: Question<E>,
  whole: GatheredMatches,
  significant: ReadonlyArray<string>
): Effect.Effect<Counted | undefined, E> => {
  const { search, words } = question
  // A single word was already looked for.
  if (words.length === 1)
    return Effect.succeed({ counts: new Map([[significant[0] ?? "", 0]]), sectionsWith: undefined })
  // In one file, the search for all words has counted each.
  const isCounted = search.request.filePath !== undefined && whole.sectionsByWords !== undefined
  return isCounted && significant.every((word) => words.includes(word))
    ? Effect.succeed(countsOf(words, whole, significant))
    : tally(question, significant)
}

/** Counts texts by a search for all of them; undefined if its time was over before the end. */
const tally = Effect.fnUntraced(function* <E>(
  { search, searchBy }: Question<E>,
  texts: ReadonlyArray<string>
): Effect.fn.Return<Counted | undefined, E> {
  const { request } = search
  const isOneFile = request.filePath !== undefined
  const found = yield* searchBy({
    ...search,
    request: { ...request, maxResults: 1, cursor: undefined },
    place: SearchCursor.START,
    words: texts,
    isTally: !isOneFile
  })
  if (found.isPartial) return undefined
  const counted = countsOf(texts, found)
  if (isOneFile) return counted
  return { ...counted, tally: found, filesWith: (some) => found.filesWith(bitsOf(texts, some)) }
})

/**
 * Finds the most significant beginnings of the words of `known` that some sections hold. Comes last, since the
 * beginning of a verb, and a name in code, stand in other meanings too.
 */
const rootedPart = Effect.fnUntraced(function* <E>(
  question: Question<E>,
  known: Counted
): Effect.fn.Return<Part | undefined, E> {
  const roots = [...known.counts.keys()].flatMap(rootsOf)
  let tried: ReadonlyArray<string> = [...known.counts.keys()]
  for (const forms of [roots, roots.map(withLostE)]) {
    const stems = distinct(forms, question.search.request.query.isCaseSensitive).slice(0, MAX_TEXTS)
    if (stems.every((stem) => tried.includes(stem))) continue
    tried = stems
    const counted = yield* tally(question, stems)
    const found = counted === undefined ? undefined : yield* bestPart(question, counted)
    if (counted !== undefined && found !== undefined) return { ...found, known: counted }
  }
  return undefined
})

const occurrencesIn = ({ counts }: Counted): string =>
  [...counts].map(([text, count]) => `${quoted(text)} ${timesOf(count)}`).join(", ")

/** Searches for combinations of counted words, except for all words of the query, which nothing holds. */
const bestPart = Effect.fnUntraced(function* <E>(
  { search, words, searchBy }: Question<E>,
  { counts, sectionsWith, filesWith }: Counted
): Effect.fn.Return<Omit<Part, "known"> | undefined, E> {
  let tries = 0
  /**
   * Number of words -> number of tries with so many. All sizes have as many, or the combinations of five and four out
   * of six words would leave no try for a pair.
   */
  const triesOf = new Map<number, number>()
  const occurring = [...counts.values()].filter((count) => count > 0).length
  const triesOfEach = LIMITS.tries / Math.max(1, Math.min(occurring, LIMITS.words) - 2)
  // Of a single word a tally counts neither sections nor files.
  const hasNone = (some: ReadonlyArray<string>) => some.length > 1 && sectionsWith?.(some) === 0
  /** What was found, the best first. */
  const held: Array<Held & { readonly value: number }> = []
  let least = 0
  for (const { texts: some, weight } of combinationsOf(counts)) {
    const [best] = held
    if (weight < least || tries === LIMITS.tries) break
    const isBest = best !== undefined && (weight * BEST_SCORE <= best.value || best.some.length === occurring)
    if (isBest && !best.found.isFew) break
    if (some.join(" ") === words.join(" ") || hasNone(some)) continue
    const triesOfSize = triesOf.get(some.length) ?? 0
    if (triesOfSize >= triesOfEach) continue
    triesOf.set(some.length, triesOfSize + 1)
    tries += 1
    const place = { ...search.place, isWords: true }
    const among = some.length > 1 ? filesWith?.(some) : undefined
    const found = yield* searchBy({ ...search, words: some, place, ...(among && { among }) })
    if (found.isStopped) break
    if (found.total === 0) continue
    if (best === undefined) least = weight * LIMITS.near
    held.push({ some, found, value: weight * found.topScore })
    held.sort((a, b) => b.value - a.value)
  }
  const [best, next] = held
  return best && { ...best, next }
})

/** Maximum number of texts that are counted at once. */
const MAX_TEXTS = 16

const OUT_OF_TIME =
  "Time ran out before parts of the query were looked for. Ask for fewer words, or narrow the search by folder or glob."

const timesOf = (count: number): string => (count === 0 ? "nowhere" : count === 1 ? "once" : `${count} times`)

/** The number of occurrences of each text, and the sections and files that hold several of them together, if known. */
interface Counted {
  readonly counts: ReadonlyMap<string, number>
  readonly sectionsWith: ((some: ReadonlyArray<string>) => number) | undefined
  readonly filesWith?: (some: ReadonlyArray<string>) => ReadonlyArray<WalkedFile>
  /** The search of all files that counted them. */
  readonly tally?: GatheredMatches
}

const bitsOf = (words: ReadonlyArray<string>, some: ReadonlyArray<string>): number =>
  some.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0)

/** Returns the number of occurrences of each of these texts, all of them among `words`, which a search has counted. */
const countsOf = (words: ReadonlyArray<string>, found: GatheredMatches, texts = words): Counted => {
  const { sectionsByWords, wordMatches } = found
  return {
    counts: new Map(texts.map((text) => [text, wordMatches[words.indexOf(text)] ?? 0])),
    sectionsWith:
      sectionsByWords === undefined
        ? undefined
        : (some: ReadonlyArray<string>) => sectionsWith(sectionsByWords, bitsOf(words, some))
  }
}

/** Words that are looked for together. */
interface Combination {
  readonly texts: ReadonlyArray<string>
  readonly weight: number
}

/**
 * Yields the words to look for: all that occur, then combinations of them, the most significant first. A rare word is
 * more significant than a common one; a single word is not enough, unless the query has no other.
 */
function* combinationsOf(counts: ReadonlyMap<string, number>): Generator<Combination> {
  const occurring = [...counts].filter(([, total]) => total > 0)
  if (occurring.length > 1 || occurring.length === counts.size) yield combinationOf(occurring)
  if (occurring.length < 3) return
  const rarest = [...occurring].sort((a, b) => a[1] - b[1]).slice(0, LIMITS.words)
  const chosen = occurring.filter((word) => rarest.includes(word))
  const parts = Array.from({ length: 2 ** chosen.length }, (_, mask) => chosen.filter((_, at) => (mask >> at) & 1))
    .filter((part) => part.length > 1 && part.length < occurring.length)
    .map(combinationOf)
  yield* parts.sort((a, b) => b.weight - a.weight)
}

const combinationOf = (words: ReadonlyArray<readonly [string, number]>): Combination => ({
  texts: words.map(([text]) => text),
  weight: words.reduce((sum, [, total]) => sum + 1 / Math.log2(2 + total), 0)
})
