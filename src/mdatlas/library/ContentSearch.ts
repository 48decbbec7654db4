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
import { addParts, firstOf, quoted, searchParts } from "./PartialSearch.ts"
import { PassRunner } from "./PassRunner.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

/** Regular expressions and entities are a fifth of the program, and no greeting needs them. */
const loadMatcher = Effect.promise(() => import("../search/Matcher.ts"))

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

    /** Searches for a query as one phrase, and where nothing holds it and `hasParts`, for its words. */
    const runOne = Effect.fnUntraced(function* (request: Request, hasParts: boolean) {
      const { make } = yield* loadMatcher
      const matcher = make(request.query)
      if (typeof matcher === "string") return yield* invalid("query", matcher)
      const glob = globTest(request.glob)
      if (typeof glob === "string") return yield* invalid("glob", glob)
      const place = SearchCursor.decode(request)
      if (place === undefined) return yield* invalid("cursor", "is not one that this search has given")
      const deadline = (yield* monotonicNow) + LIMITS.time
      const words = request.query.isRegex ? [] : wordsOf(request.query.text, request.query.isCaseSensitive)
      const content = contentWords(words)
      const search: Search = { request, cost: matcher.cost, deadline, place, names: content }
      const { filePath } = request
      if (filePath === undefined && request.sectionId !== undefined) {
        return yield* invalid("section_id", "needs the file_path that it belongs to")
      }
      const folder = filePath === undefined ? yield* guard.folder(request.folder) : ""
      const searchBy = (one: Search) =>
        filePath === undefined ? searchAll(one, folder, one.place) : searchOne(filePath, one)
      let none = new GatheredMatches(search)
      if (!place.isWords) {
        none = yield* searchBy(search)
        if (request.cursor === undefined && none.isThin && isOfKeyWords(words, content)) {
          const deadline = (yield* monotonicNow) + LIMITS.parts
          const others = none.othersOf(yield* searchBy({ ...search, deadline, words }), LIMITS.close)
          if (others.length === 0) return none.finish([])
          const note = `${quoted(request.query.text)} occurs as one phrase in ${firstOf(none.total)}; the others hold all of its words.`
          return none.finish([note], { after: others })
        }
        if (words.length === 0 || none.total > 0 || none.isStopped || place.after !== undefined || !hasParts)
          return none.finish([])
      }
      const again = { ...search, deadline: (yield* monotonicNow) + LIMITS.time, place: { ...place, isWords: true } }
      const timeForParts = Effect.map(monotonicNow, (now) => now + LIMITS.parts)
      if (words.length > 1 || words[0] !== request.query.text.trim()) {
        none = yield* searchBy({ ...again, words: content })
        if (none.total > 0) {
          const which =
            content.length === words.length && words.length > 1 ? "all of its words" : content.map(quoted).join(", ")
          if (none.isFar && content.length > 1 && request.cursor === undefined) {
            const part = { ...again, deadline: yield* timeForParts }
            const more = yield* addParts(none, part, content, which, searchBy)
            if (more !== undefined) return more
          }
          const where = content.length === 1 ? "" : ", titles above and paths included"
          return none.finish([
            `${quoted(request.query.text)} does not occur as one phrase; these sections hold ${which}${where}.`
          ])
        }
        if (none.isStopped || place.after !== undefined || place.until !== undefined) return none.finish([])
      }
      return yield* searchParts(none, { ...again, deadline: yield* timeForParts }, content, searchBy)
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
