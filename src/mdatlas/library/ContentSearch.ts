/** Sections that hold a text, in one file or in all files below the base. */
import { Context, Effect, Layer, Option } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { type InvalidArgument, invalid, type NotFound, TooLarge } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { byCodeUnit, clip } from "../../kernel/util/Text.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { nothingSkipped, type Skipped, walk } from "../files/FileWalk.ts"
import { globTest } from "../files/Selection.ts"
import type { FileMatch, FilesFound } from "../search/FilesPass.ts"
import * as Matcher from "../search/Matcher.ts"
import type { FileMatches } from "../search/SectionMatch.ts"
import { scoreOf, wordsOf } from "../search/WordSearch.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import { PassRunner } from "./PassRunner.ts"
import * as SearchCursor from "./SearchCursor.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export interface Request {
  readonly query: Matcher.Query
  /** All files below the base when absent. */
  readonly filePath?: string | undefined
  readonly folder?: string | undefined
  readonly glob?: string | undefined
  readonly levels?: ReadonlyArray<number> | undefined
  /** Only with a file: this section and its descendants. */
  readonly sectionId?: string | undefined
  readonly maxResults: number
  /** Lines told around each match; none when absent. */
  readonly context?: number | undefined
  readonly cursor?: string | undefined
}

export interface Matches {
  /** Best first. */
  readonly results: ReadonlyArray<FileMatch>
  /** Sections that match. */
  readonly total: number
  /** Results that earlier answers told already. */
  readonly skipped: number
  readonly filesSearched: number
  /** Whether the search ended before it had seen everything. */
  readonly isPartial: boolean
  /** Returns the cursor that goes on after the first `shown` results, if anything is left. */
  readonly cursorAfter: (shown: number) => string | undefined
  readonly notes: ReadonlyArray<string>
}

export class ContentSearch extends Context.Tag("mdatlas/ContentSearch")<
  ContentSearch,
  { readonly search: (request: Request) => Effect.Effect<Matches, Refusal | InvalidArgument | NotFound> }
>() {
  static readonly layer = Layer.effect(
    ContentSearch,
    Effect.gen(function* () {
      const guard = yield* AccessGuard
      const analyzer = yield* StructureAnalyzer
      const passes = yield* PassRunner

      const searchFile = (filePath: string, { request, cost, deadline, words }: Search) =>
        guard.use(filePath, (file) =>
          Effect.gen(function* () {
            const outline = yield* analyzer.outline(file, request.filePath === undefined)
            const { query, levels, sectionId: address, context } = request
            const section = address === undefined ? undefined : yield* analyzer.find(file, outline, address)
            const input = {
              query,
              outline,
              keep: keptOf(request),
              ...(levels && { levels }),
              ...(section && { sectionId: section.id }),
              ...(context !== undefined && { context }),
              ...(words && { words })
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
            const gathered = new Gathered(search)
            gathered.add(searched)
            return gathered
          })
        )

      const searchAll = (search: Search, folder: string, place: SearchCursor.Place) =>
        Effect.gen(function* () {
          const gathered = new Gathered(search)
          const { request, deadline, words } = search
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
              time: Math.max(1, Math.min(LIMITS.slice, left)),
              ...(request.glob !== undefined && { glob: request.glob }),
              ...(request.levels && { levels: request.levels }),
              ...(request.context !== undefined && { context: request.context }),
              ...(words && { words }),
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
              else if (searched.value._tag === "Right") gathered.add(searched.value.right)
              else gathered.fail(name, searched.value.left.code)
            }
            after = found.last ?? after
            yield* reportProgress(gathered.files, undefined, "files searched")
            if (found.isDone) return gathered
          }
          const walkOn = { ...options, ...(after === undefined ? {} : { after }) }
          gathered.stop(after ?? "", yield* countFiles(walkOn, request.glob))
          return gathered
        })

      const run = Effect.fn("ContentSearch.search")(function* (request: Request) {
        const matcher = Matcher.make(request.query)
        if (typeof matcher === "string") return yield* invalid("query", matcher)
        const glob = globTest(request.glob)
        if (typeof glob === "string") return yield* invalid("glob", glob)
        const place = SearchCursor.decode(request)
        if (place === undefined) return yield* invalid("cursor", "is not one that this search has given")
        const deadline = (yield* monotonicNow) + LIMITS.time
        const words = request.query.isRegex ? [] : wordsOf(request.query.text)
        const search: Search = { request, cost: matcher.cost, deadline, place }
        const { filePath } = request
        if (filePath === undefined && request.sectionId !== undefined) {
          return yield* invalid("section_id", "needs the file_path that it belongs to")
        }
        const folder = filePath === undefined ? yield* guard.folder(request.folder) : ""
        const searchBy = (one: Search) =>
          filePath === undefined ? searchAll(one, folder, place) : searchOne(filePath, one)
        if (!place.isWords) {
          const phrase = yield* searchBy(search)
          if (words.length === 0 || phrase.total > 0 || phrase.isStopped || place.after !== undefined)
            return phrase.finish([])
        }
        const found = yield* searchBy({
          ...search,
          words,
          deadline: (yield* monotonicNow) + LIMITS.time,
          place: { ...place, isWords: true }
        })
        const quoted = JSON.stringify(clip(request.query.text))
        return found.finish(
          found.total === 0 ? [] : [`${quoted} stands nowhere as one phrase; these sections hold all of its words.`]
        )
      })
      return { search: run }
    })
  )
}

/** A request under way. */
interface Search {
  readonly request: Request
  readonly cost: number
  /** When it ends with what it has, as `monotonicNow` tells it. */
  readonly deadline: number
  readonly place: SearchCursor.Place
  /** The words to be found, each anywhere in a section. */
  readonly words?: ReadonlyArray<string>
}

export const LIMITS = {
  /** Milliseconds for one search, in however many files. */
  time: 15_000,
  /** Milliseconds more to gather what it has found by then; what is still under way after that is stopped. */
  grace: 5000,
  /** Milliseconds that the thread searches files before others have their turn. */
  slice: 150,
  /** Results that can be paged through. */
  kept: 1000,
  /** Files and folders that are named in a note. */
  named: 5
} as const

const NO_FILE = { descriptor: -1, size: 0 }
const NOTHING: FileMatches = { matches: [], total: 0, truncated: false }

/** Results needed for this page and all before it. */
const keptOf = (request: Request): number =>
  Math.min(LIMITS.kept, (SearchCursor.decode(request)?.skip ?? 0) + request.maxResults)

const countFiles = (options: Parameters<typeof walk>[0], glob: string | undefined) =>
  TimeSlices.run(function* () {
    const isWanted = globTest(glob)
    let count = 0
    for (const file of walk(options)) {
      if (file !== undefined && (typeof isWanted !== "function" || isWanted(file.name.slice(options.folder?.length))))
        count += 1
      yield
    }
    return count
  })

/** The best of what has been found in all files so far. */
class Gathered {
  readonly #search: Search
  readonly #keep: number
  #results: Array<FileMatch> = []
  readonly #failed: Array<string> = []
  readonly #wordSections: Array<number> = []
  #skipped: Skipped = nothingSkipped()
  #isCut = false
  #stopped: { readonly after: string; readonly left: number } | undefined
  total = 0
  /** Files searched so far. */
  files = 0

  constructor(search: Search) {
    this.#search = search
    this.#keep = keptOf(search.request)
  }

  /** The least score that the answer has room for, once it is full; of words none, since their scores change. */
  get floor(): number | undefined {
    return this.#search.words === undefined ? this.#results[this.#keep - 1]?.score : undefined
  }

  get isStopped(): boolean {
    return this.#stopped !== undefined
  }

  add({ filePath, matches, total, truncated, wordSections }: FileMatches & { readonly filePath: string }): void {
    this.files += 1
    this.#isCut ||= truncated
    this.#merge(
      matches.map((match) => ({ filePath, ...match })),
      total,
      wordSections ?? []
    )
  }

  addMany({ matches, total, searched, failed, skipped, wordSections }: FilesFound): void {
    this.files += searched
    this.#skipped = skipped
    for (const { name, why } of failed) this.fail(name, why)
    this.#merge(matches, total, wordSections)
  }

  fail(name: string, why: string): void {
    this.#failed.push(`${clip(name)} (${why})`)
  }

  /** The search ends here: so many files after this one were not searched. */
  stop(after: string, left: number): void {
    if (left > 0) this.#stopped = { after, left }
  }

  #merge(matches: ReadonlyArray<FileMatch>, total: number, wordSections: ReadonlyArray<number>): void {
    this.total += total
    wordSections.forEach((count, word) => {
      this.#wordSections[word] = (this.#wordSections[word] ?? 0) + count
    })
    if (matches.length === 0) return
    this.#results = [...this.#results, ...matches].sort(byScore).slice(0, this.#keep)
  }

  finish(notes: ReadonlyArray<string>): Matches {
    const { request, words, place } = this.#search
    const ranked = words === undefined ? this.#results : this.#rankedByRareness()
    const results = ranked.slice(place.skip, place.skip + request.maxResults)
    const stopped = this.#stopped
    const { unreadable } = this.#skipped
    const failures = [...this.#failed].sort(byCodeUnit)
    return {
      results,
      total: this.total,
      skipped: place.skip,
      filesSearched: this.files,
      isPartial: this.#isCut || stopped !== undefined || failures.length > 0 || unreadable.length > 0,
      cursorAfter: (shown) => {
        const until = stopped?.after ?? place.until
        const skip = place.skip + shown
        const isMore = Math.min(this.total, this.#keep === LIMITS.kept ? LIMITS.kept : this.total) > skip
        if (isMore && shown > 0) return SearchCursor.encode(request, { ...place, until, skip })
        return until === undefined
          ? undefined
          : SearchCursor.encode(request, { ...place, after: until, until: undefined, skip: 0 })
      },
      notes: [
        ...notes,
        ...(stopped === undefined
          ? []
          : [
              `Time ran out: ${stopped.left} files are left. Go on with next_cursor, or narrow the search by folder or glob.`
            ]),
        ...(failures.length > 0 ? [`Could not be searched: ${someOf(failures)}.`] : []),
        ...(unreadable.length > 0 ? [`Folders that may not be read: ${someOf(unreadable)}.`] : []),
        ...(this.#isCut ? ["A file was searched in part only: time or room ran out."] : [])
      ]
    }
  }

  /** Scores again, now that it is known in how many sections each word stands: rare words in a title count more. */
  #rankedByRareness(): ReadonlyArray<FileMatch> {
    const weights = this.#wordSections.map((count) => 1 / Math.log2(2 + count))
    const closeness = (match: FileMatch) =>
      match.score -
      scoreOf(
        match.titleWords ?? 0,
        weights.map(() => 1),
        Number.POSITIVE_INFINITY
      )
    return this.#results
      .map((match) => ({
        ...match,
        score:
          Math.round((closeness(match) + scoreOf(match.titleWords ?? 0, weights, Number.POSITIVE_INFINITY)) * 10_000) /
          10_000
      }))
      .sort(byScore)
  }
}

const byScore = (a: FileMatch, b: FileMatch): number =>
  b.score - a.score || byCodeUnit(a.filePath, b.filePath) || a.line - b.line

const someOf = (names: ReadonlyArray<string>): string => {
  const named = names.slice(0, LIMITS.named).join(", ")
  return names.length > LIMITS.named ? `${named} and ${names.length - LIMITS.named} more` : named
}
