/** Finds the sections that hold a text, in one file or in all files below the base. */
import { Context, Effect, Either, Layer, Option } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { type InvalidArgument, invalid, type NotFound, TooLarge } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { walk } from "../files/FileWalk.ts"
import { globTest } from "../files/Selection.ts"
import { contentWords, isOfKeyWords, quotedText, wordsOf } from "../search/QueryWords.ts"
import type { FileMatches } from "../search/SectionMatch.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import { GatheredMatches, keptOf, type Matches, type Request, type Search } from "./GatheredMatches.ts"
import { addParts, firstOf, quoted, type SearchBy, searchParts } from "./PartialSearch.ts"
import { PassRunner } from "./PassRunner.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

/** Regular expressions and entities are a fifth of the program, and no greeting needs them. */
const loadMatcher = Effect.promise(() => import("../search/Matcher.ts"))

/** A request that is valid, with the search for one form of its query. */
interface Prepared {
  readonly search: Search
  /** The words of the query; none of a regular expression. */
  readonly words: ReadonlyArray<string>
  /** The words among them that carry its meaning. */
  readonly content: ReadonlyArray<string>
  readonly searchBy: SearchBy<Refusal | InvalidArgument | NotFound>
}

/** The matches of one form of the query; without an answer where the next form is to be tried. */
interface Stage {
  readonly found: GatheredMatches
  readonly answer?: Matches
}

/** Time by which a search for further forms of a query has to end. */
const deadlineOfParts = Effect.suspend(() => Effect.map(monotonicNow, (now) => now + LIMITS.parts))

export class ContentSearch extends Context.Tag("mdatlas/ContentSearch")<
  ContentSearch,
  { readonly search: (request: Request) => Effect.Effect<Matches, Refusal | InvalidArgument | NotFound> }
>() {
  static readonly make = Effect.gen(function* () {
    const guard = yield* AccessGuard
    const analyzer = yield* StructureAnalyzer
    const passes = yield* PassRunner

    const searchFile = (filePath: string, { request, cost, deadline, words }: Search) =>
      guard.use(
        filePath,
        Effect.fnUntraced(function* (file) {
          const outline = yield* analyzer.outline(file, { isOneOff: request.filePath === undefined })
          const { query, levels, sectionId: address, context } = request
          const section = address === undefined ? undefined : yield* analyzer.find(file, outline, address)
          const input = {
            query,
            outline,
            keep: keptOf(request),
            ...(levels && { levels }),
            ...(section && { sectionId: section.id }),
            ...(context !== undefined && { context }),
            ...(words && { words, filePath: file.filePath, isOnlyFile: request.filePath !== undefined }),
            ...(request.filePath === undefined && { known: NONE })
          }
          // The time that others take before it has its turn does not count.
          const timed = Effect.map(monotonicNow, (now) => ({ ...input, time: deadline - now }))
          const matches = yield* passes.run("search", file, timed, file.size * cost)
          return { filePath: file.filePath, ...(matches ?? NOTHING) }
        })
      )

    const searchOne = (filePath: string, search: Search) =>
      searchFile(filePath, search).pipe(
        Effect.timeoutFail({
          duration: LIMITS.time + LIMITS.grace,
          onTimeout: () =>
            new TooLarge({
              message: `The search has not ended within ${LIMITS.time / 1000} seconds. Search one section of the file with section_id, or for a simpler query.`
            })
        }),
        Effect.map((searched) => {
          const gathered = new GatheredMatches(search)
          gathered.add(searched)
          return gathered
        })
      )

    const searchAll = Effect.fnUntraced(function* (search: Search, folder: string, place: SearchCursor.Place) {
      const gathered = new GatheredMatches(search)
      const { request, deadline, words, names, isTally, among } = search
      const options = { root: guard.base, rulebook: guard.rulebook, folder }
      let after = place.after
      for (;;) {
        const left = deadline - (yield* monotonicNow)
        if (left <= 0 && after !== place.after) break
        const input = {
          ...options,
          query: request.query,
          keep: keptOf(request),
          ...(gathered.floor !== undefined && { floor: gathered.floor }),
          known: gathered.known,
          time: Math.max(1, Math.min(LIMITS.slice, left)),
          ...(request.glob !== undefined && { glob: request.glob }),
          ...(request.levels && { levels: request.levels }),
          ...(request.context !== undefined && { context: request.context }),
          ...(words && { words }),
          ...(names && { names }),
          ...(isTally && { isTally }),
          ...(among && { among }),
          ...(after !== undefined && { after }),
          ...(place.until !== undefined && { until: place.until })
        }
        const found = yield* passes.run("searchFiles", NO_FILE, input, Number.POSITIVE_INFINITY)
        gathered.addMany(found)
        for (const name of found.slow) {
          const searched = yield* Effect.either(searchFile(name, search)).pipe(
            Effect.timeoutOption(Math.max(1, deadline + LIMITS.grace - (yield* monotonicNow)))
          )
          if (Option.isNone(searched)) gathered.fail(name, "it takes too long")
          else if (Either.isRight(searched.value)) gathered.add(searched.value.right)
          else gathered.fail(name, searched.value.left.code)
        }
        after = found.last ?? after
        yield* reportProgress(gathered.files, undefined, "files searched")
        if (found.isDone) return gathered
      }
      if (among !== undefined) {
        gathered.stop(after ?? "", among.filter(({ path }) => after === undefined || path > after).length)
        return gathered
      }
      const walkOn = { ...options, ...(after === undefined ? {} : { after }) }
      gathered.stop(after ?? "", yield* countFiles(walkOn, request.glob))
      return gathered
    })

    /** Reads a request; fails where a part of it is not valid. */
    const prepare = Effect.fnUntraced(function* (request: Request) {
      const { query, filePath } = request
      const { make } = yield* loadMatcher
      const matcher = make(query)
      if (typeof matcher === "string") return yield* invalid("query", matcher)
      const glob = globTest(request.glob)
      if (typeof glob === "string") return yield* invalid("glob", glob)
      const place = SearchCursor.decode(request)
      if (place === undefined) return yield* invalid("cursor", "is not one that this search has given")
      const deadline = (yield* monotonicNow) + LIMITS.time
      if (filePath === undefined && request.sectionId !== undefined) {
        return yield* invalid("section_id", "needs the file_path that it belongs to")
      }
      const words = query.isRegex ? [] : wordsOf(query.text, query.isCaseSensitive)
      const content = contentWords(words)
      const search: Search = { request, cost: matcher.cost, deadline, place, names: content }
      const folder = filePath === undefined ? yield* guard.folder(request.folder) : ""
      const searchBy = (one: Search) =>
        filePath === undefined ? searchAll(one, folder, one.place) : searchOne(filePath, one)
      return { search, words, content, searchBy } satisfies Prepared
    })

    /** Searches for the query as one phrase; answers unless its words are to be searched for as well. */
    const searchPhrase = Effect.fnUntraced(function* (
      { search, words, content, searchBy }: Prepared,
      hasParts: boolean
    ) {
      const { request, place } = search
      const found = yield* searchBy(search)
      if (request.cursor === undefined && found.isThin && isOfKeyWords(words, content)) {
        const others = found.othersOf(
          yield* searchBy({ ...search, deadline: yield* deadlineOfParts, words }),
          LIMITS.close
        )
        if (others.length === 0) return { found, answer: found.finish([]) }
        const note = `${quoted(request.query.text)} occurs as one phrase in ${firstOf(found.total)}; the others hold all of its words.`
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
      if (found.isFar && content.length > 1 && request.cursor === undefined) {
        const part = { ...search, deadline: yield* deadlineOfParts }
        const answer = yield* addParts(found, part, content, which, searchBy)
        if (answer !== undefined) return { found, answer }
      }
      const where = content.length === 1 ? "" : ", titles above and paths included"
      const note = `${quoted(request.query.text)} does not occur as one phrase; these sections hold ${which}${where}.`
      return { found, answer: found.finish([note]) }
    })

    /** Searches for a query as one phrase, and where nothing holds it and `hasParts`, for its words, then for some. */
    const runOne = Effect.fnUntraced(function* (request: Request, hasParts: boolean) {
      const prepared = yield* prepare(request)
      const { search, words, content, searchBy } = prepared
      const asPhrase: Stage = search.place.isWords
        ? { found: new GatheredMatches(search) }
        : yield* searchPhrase(prepared, hasParts)
      if (asPhrase.answer !== undefined) return asPhrase.answer
      const deadline = (yield* monotonicNow) + LIMITS.time
      const again: Search = { ...search, deadline, place: { ...search.place, isWords: true } }
      const isPhrase = words.length <= 1 && words[0] === request.query.text.trim()
      const asWords: Stage = isPhrase ? asPhrase : yield* searchWords(prepared, again)
      if (asWords.answer !== undefined) return asWords.answer
      return yield* searchParts(asWords.found, { ...again, deadline: yield* deadlineOfParts }, content, searchBy)
    })

    /** Searches for a query, and for what it holds in quotation marks where no text has these. */
    const run = Effect.fn("ContentSearch.search")(function* (request: Request) {
      const text = request.query.isRegex ? undefined : quotedText(request.query.text)
      if (text === undefined) return yield* runOne(request, true)
      const bare = { ...request, query: { ...request.query, text } }
      // A cursor belongs to the one that found something.
      if (SearchCursor.decode(request) === undefined) return yield* runOne(bare, true)
      const found = yield* runOne(request, false)
      return found.total > 0 || found.isPartial || request.cursor !== undefined ? found : yield* runOne(bare, true)
    })
    return { search: run }
  })

  static readonly layer = Layer.effect(this, this.make)
}

export const LIMITS = {
  /** Milliseconds for one search, in however many files. */
  time: 15_000,
  /** Milliseconds more for words apart beside few phrases, or for a part of the words where no section holds all. */
  parts: 5000,
  /** Milliseconds more to gather what it has found by then; what is still under way after that is stopped. */
  grace: 5000,
  /** Milliseconds that the thread searches files before others have their turn. */
  slice: 150,
  /** The score of a section that holds all words on one line, as words, or some of them in its title. */
  close: 12
} as const

const NONE: ReadonlySet<string> = new Set()
const NO_FILE = { descriptor: -1, size: 0 }
const NOTHING: FileMatches = { matches: [], total: 0, truncated: false }

const countFiles = (options: Parameters<typeof walk>[0], glob: string | undefined) =>
  TimeSlices.run(function* () {
    const isWanted = globTest(glob)
    let count = 0
    for (const file of walk(options)) {
      if (file !== undefined && (typeof isWanted !== "function" || isWanted(file.path.slice(options.folder?.length))))
        count += 1
      yield
    }
    return count
  })
