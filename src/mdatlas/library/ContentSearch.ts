/** Finds the sections that hold a text, in one file or in all files below the base. */
import { Context, Effect, Layer } from "effect"
import { type InvalidArgument, invalid, type NotFound } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { loadPart } from "../../kernel/util/ProgramFile.ts"
import { globTest } from "../files/Selection.ts"
import { contentWords, keyWordsOf, quotedText, wordsOf } from "../search/QueryWords.ts"
import { CLOSE_SCORE } from "../search/WordScore.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import { GatheredMatches, type Matches, type Request, type Search } from "./GatheredMatches.ts"
import { addParts, addTitles, firstOf, othersHold, quoted, type SearchBy, searchParts } from "./PartialSearch.ts"
import * as SearchCursor from "./SearchCursor.ts"
import * as SearchRunner from "./SearchRunner.ts"

type SearchError = Refusal | InvalidArgument | NotFound

/** A request that is valid, with the search for one form of its query. */
interface Prepared {
  readonly search: Search
  /** The words of the query; none of a regular expression. */
  readonly words: ReadonlyArray<string>
  /** The words among them that carry its meaning. */
  readonly content: ReadonlyArray<string>
  readonly searchBy: SearchBy<SearchError>
}

interface Options {
  /** False if only the query as one phrase is searched for, and not its words. */
  readonly hasParts: boolean
}

/** The matches of one form of the query; without an answer where the next form is to be tried. */
interface Stage {
  readonly found: GatheredMatches
  readonly answer?: Matches
}

export class ContentSearch extends Context.Tag("mdatlas/ContentSearch")<
  ContentSearch,
  { readonly search: (request: Request) => Effect.Effect<Matches, SearchError> }
>() {
  static readonly make = Effect.gen(function* () {
    const guard = yield* AccessGuard
    const runner = yield* SearchRunner.make

    /** Reads a request; fails where a part of it is not valid. */
    const prepare = Effect.fnUntraced(function* (request: Request) {
      const { query, filePath } = request
      const { make } = yield* loadMatcher
      const matcher = make(query)
      if (typeof matcher === "string") return yield* invalid("query", matcher)
      const glob = globTest(request.glob)
      if (typeof glob === "string") return yield* invalid("glob", glob)
      const place = SearchCursor.decode(request)
      if (place === undefined) return yield* invalid("cursor", "is not from this search")
      const deadline = yield* timeIn(SearchRunner.LIMITS.time)
      if (filePath === undefined && request.sectionId !== undefined) {
        return yield* invalid("section_id", "needs file_path")
      }
      const words = query.isRegex ? [] : wordsOf(query.text, query.isCaseSensitive)
      const content = contentWords(words)
      const search: Search = { request, cost: matcher.cost, deadline, place, names: content }
      const folder = filePath === undefined ? yield* guard.folder(request.folder) : ""
      const searchBy = (one: Search) =>
        filePath === undefined ? runner.searchAll(folder, one) : runner.searchOne(filePath, one)
      return { search, words, content, searchBy } satisfies Prepared
    })

    const searchQuery = (request: Request, options: Options) =>
      Effect.flatMap(prepare(request), (prepared) => searchForms(prepared, options))

    /** Searches for a query, and for its quoted parts without quotation marks if no text has these. */
    const search = Effect.fn("ContentSearch.search")(function* (request: Request) {
      const text = request.query.isRegex ? undefined : quotedText(request.query.text)
      if (text === undefined) return yield* searchQuery(request, { hasParts: true })
      const bare = { ...request, query: { ...request.query, text } }
      // A cursor belongs to the form of the query that had results.
      if (SearchCursor.decode(request) === undefined) return yield* searchQuery(bare, { hasParts: true })
      const found = yield* searchQuery(request, { hasParts: false })
      const isFound = found.total > 0 || found.isPartial || request.cursor !== undefined
      return isFound ? found : yield* searchQuery(bare, { hasParts: true })
    })

    return { search }
  })

  static readonly layer = Layer.effect(this, this.make)
}

export const LIMITS = {
  /**
   * Additional time in ms for words apart beside few phrases, or for a part of the words where no section holds all.
   */
  parts: 5000
} as const

/** Regular expressions and entities are a fifth of the program, and no greeting needs them. */
const loadMatcher = loadPart(() => import("../search/Matcher.ts"))

/** Returns the time in this many milliseconds from now, by `monotonicNow`. */
const timeIn = (milliseconds: number) => Effect.map(monotonicNow, (now) => now + milliseconds)

/** Searches for a query as one phrase, and if there is no match, for its words, then for some of them. */
const searchForms = Effect.fnUntraced(function* (prepared: Prepared, options: Options) {
  const { search, words, content, searchBy } = prepared
  const { request, place } = search
  const asPhrase: Stage = place.isWords
    ? { found: new GatheredMatches(search) }
    : yield* searchPhrase(prepared, options)
  if (asPhrase.answer !== undefined) return asPhrase.answer
  const deadline = yield* timeIn(SearchRunner.LIMITS.time)
  const again: Search = { ...search, deadline, place: { ...place, isWords: true } }
  const isPhrase = words.length <= 1 && words[0] === request.query.text.trim()
  const asWords: Stage = isPhrase ? asPhrase : yield* searchWords(prepared, again)
  if (asWords.answer !== undefined) return asWords.answer
  const part = { ...again, deadline: yield* timeIn(LIMITS.parts) }
  return yield* searchParts({ search: part, words: content, searchBy }, asWords.found)
})

/** Searches for the query as one phrase; answers unless its words are to be searched for as well. */
const searchPhrase = Effect.fnUntraced(function* (prepared: Prepared, { hasParts }: Options) {
  const { search, words, content, searchBy } = prepared
  const { request, place } = search
  const found = yield* searchBy(search)
  const key = request.cursor === undefined && found.isThin ? keyWordsOf(words, content) : []
  if (key.length > 0) {
    const apart = yield* searchBy({ ...search, deadline: yield* timeIn(LIMITS.parts), words: key })
    const others = found.othersOf(apart, CLOSE_SCORE)
    if (others.length === 0) return { found, answer: found.finish([]) }
    const held = key.length === words.length ? "all of its words" : key.map(quoted).join(", ")
    const note = `${quoted(request.query.text)} occurs as one phrase in ${firstOf(found.total)}; ${othersHold(others.length)} ${held}.`
    return { found, answer: found.finish([note], { after: others }) }
  }
  const isOver = words.length === 0 || found.total > 0 || found.isStopped || place.after !== undefined || !hasParts
  return isOver ? { found, answer: found.finish([]) } : { found }
})

/** Searches for the sections that hold all words; answers unless parts of the words are to be searched for as well. */
const searchWords = Effect.fnUntraced(function* ({ words, content, searchBy }: Prepared, search: Search) {
  const { request, place } = search
  const found = yield* searchBy({ ...search, words: content })
  if (found.total === 0) {
    const isOver = found.isStopped || place.after !== undefined || place.until !== undefined
    return isOver ? { found, answer: found.finish([]) } : { found }
  }
  const which =
    content.length === words.length && words.length > 1 ? "all of its words" : content.map(quoted).join(", ")
  const isPoor = content.length === 2 ? found.isFew && found.topScore < CLOSE_SCORE : found.isFar
  if (isPoor && content.length > 1 && request.cursor === undefined) {
    const part = { ...search, deadline: yield* timeIn(LIMITS.parts) }
    const add = content.length === 2 ? addTitles : addParts
    const answer = yield* add({ search: part, words: content, searchBy }, found, which)
    if (answer !== undefined) return { found, answer }
  }
  const where = content.length === 1 ? "" : ", titles above and paths included"
  const note = `${quoted(request.query.text)} does not occur as one phrase; these sections hold ${which}${where}.`
  return { found, answer: found.finish([note]) }
})
