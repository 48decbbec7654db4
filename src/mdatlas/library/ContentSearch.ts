/** Sections that hold a text, in one file or in all files below the base. */
import { Context, Effect, Layer } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { type InvalidArgument, invalid, type NotFound, TooLarge } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { byCodeUnit, clip } from "../../kernel/util/Text.ts"
import { AccessGuard, type Refusal } from "./AccessGuard.ts"
import * as Matcher from "./Matcher.ts"
import { PassRunner } from "./PassRunner.ts"
import type { FileMatches, SectionMatch } from "./SearchPass.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export interface Request {
  readonly query: Matcher.Query
  /** All files below the base when absent. */
  readonly filePath?: string | undefined
  readonly levels?: ReadonlyArray<number> | undefined
  /** Only with a file: this section and its descendants. */
  readonly sectionId?: string | undefined
  readonly maxResults: number
}

export interface Match extends SectionMatch {
  readonly filePath: string
}

export interface Matches {
  /** Best first. */
  readonly results: ReadonlyArray<Match>
  /** Sections that match. */
  readonly total: number
  readonly filesSearched: number
  /** Whether the search ended before it had seen everything. */
  readonly isPartial: boolean
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

      const searchFile = (filePath: string, { request, matcher, deadline }: Search) =>
        guard.use(filePath, (file) =>
          Effect.gen(function* () {
            const outline = yield* analyzer.outline(file, request.filePath === undefined)
            const { query, levels, sectionId, maxResults: keep } = request
            if (sectionId !== undefined) yield* analyzer.find(file, outline, sectionId)
            const what = { query, outline, keep, ...(levels && { levels }), ...(sectionId && { sectionId }) }
            // Of the time that others take before it has its turn, it has nothing.
            const input = Effect.map(monotonicNow, (now) => ({ ...what, time: deadline - now }))
            const matches = yield* passes.run("search", file, input, file.size * matcher.cost)
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
            const gathered = new Gathered(search.request.maxResults)
            gathered.add(searched)
            return gathered.finish([])
          })
        )

      const searchAll = (search: Search) =>
        Effect.gen(function* () {
          const { files, truncated } = yield* guard.list
          const gathered = new Gathered(search.request.maxResults)
          const skipped: Array<string> = []
          yield* Effect.forEach(
            files,
            (filePath, index) =>
              Effect.gen(function* () {
                if ((yield* monotonicNow) >= search.deadline) return
                if (index % LIMITS.progressEvery === 0) yield* reportProgress(index, files.length, "files searched")
                const searched = yield* Effect.either(searchFile(filePath, search))
                if (searched._tag === "Right") gathered.add(searched.right)
                else skipped.push(`${clip(filePath)} (${searched.left.code})`)
              }),
            { concurrency: LIMITS.concurrency, discard: true }
          ).pipe(Effect.timeoutOption(search.deadline + LIMITS.grace - (yield* monotonicNow)))
          const late = files.length - gathered.files - skipped.length
          return gathered.finish([
            ...(truncated ? [`Only the first ${files.length} Markdown files of the base are searched.`] : []),
            ...(late > 0 ? [`Time ran out before ${late} files were searched; name a file_path.`] : []),
            ...(skipped.length > 0 ? [`Could not be searched: ${someOf(skipped)}.`] : [])
          ])
        })

      return {
        search: (request) =>
          Effect.gen(function* () {
            const matcher = Matcher.make(request.query)
            if (typeof matcher === "string") return yield* invalid("query", matcher)
            const search = { request, matcher, deadline: (yield* monotonicNow) + LIMITS.time }
            if (request.filePath !== undefined) return yield* searchOne(request.filePath, search)
            return request.sectionId === undefined
              ? yield* searchAll(search)
              : yield* invalid("section_id", "needs the file_path that it belongs to")
          })
      }
    })
  )
}

/** A request under way. */
interface Search {
  readonly request: Request
  readonly matcher: Matcher.Matcher
  /** When it ends with what it has, as `monotonicNow` tells it. */
  readonly deadline: number
}

export const LIMITS = {
  /** Milliseconds for one search, in however many files. */
  time: 15_000,
  /** Milliseconds more to gather what it has found by then; what is still under way after that is stopped. */
  grace: 5000,
  concurrency: 8,
  progressEvery: 64,
  /** Skipped files that are named. */
  named: 5
} as const

const NOTHING: FileMatches = { matches: [], total: 0, truncated: false }

/** The best of what has been found in all files so far. */
class Gathered {
  readonly #keep: number
  #results: Array<Match> = []
  #total = 0
  /** Files searched so far. */
  files = 0
  #isCut = false

  constructor(keep: number) {
    this.#keep = keep
  }

  add({ filePath, matches, total, truncated }: FileMatches & { readonly filePath: string }): void {
    this.files += 1
    this.#total += total
    this.#isCut ||= truncated
    if (matches.length === 0) return
    this.#results.push(...matches.map((match) => ({ filePath, ...match })))
    this.#results.sort((a, b) => b.score - a.score || byCodeUnit(a.filePath, b.filePath) || a.line - b.line)
    this.#results = this.#results.slice(0, this.#keep)
  }

  /** `notes` say what was left out on the way. */
  finish(notes: ReadonlyArray<string>): Matches {
    const cut = this.#isCut ? ["A file was searched in part only: it is large, and time or room ran out."] : []
    return {
      results: this.#results,
      total: this.#total,
      filesSearched: this.files,
      isPartial: this.#isCut || notes.length > 0,
      notes: [...notes, ...cut]
    }
  }
}

const someOf = (names: ReadonlyArray<string>): string => {
  const named = [...names].sort(byCodeUnit).slice(0, LIMITS.named).join(", ")
  return names.length > LIMITS.named ? `${named} and ${names.length - LIMITS.named} more` : named
}
