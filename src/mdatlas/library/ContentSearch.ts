/** Sections that hold a text, in one file or in all files below the base. */
import { Context, Effect, Layer } from "effect"
import { reportProgress } from "../../kernel/CurrentRequest.ts"
import { type InvalidArgument, invalid, type NotFound } from "../../kernel/Failure.ts"
import { byCodeUnit, clip } from "../../kernel/Text.ts"
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

      const searchFile = (filePath: string, request: Request, time: number) =>
        guard.use(filePath, (file) =>
          Effect.gen(function* () {
            const outline = yield* analyzer.outline(file, request.filePath === undefined)
            const { query, levels, sectionId, maxResults: keep } = request
            if (sectionId !== undefined) yield* analyzer.find(file, outline, sectionId)
            const input = { query, outline, keep, time, ...(levels && { levels }), ...(sectionId && { sectionId }) }
            const found = yield* passes.run("search", file, input, weightOf(file.size, query))
            return { filePath: file.filePath, found: found ?? NOTHING }
          })
        )

      const searchOne = (filePath: string, request: Request) =>
        Effect.map(searchFile(filePath, request, LIMITS.time), (searched) => {
          const gathered = new Gathered(request.maxResults)
          gathered.add(searched)
          return gathered.finish([])
        })

      const searchAll = (request: Request) =>
        Effect.gen(function* () {
          const { files, truncated } = yield* guard.list
          const deadline = performance.now() + LIMITS.time
          const gathered = new Gathered(request.maxResults)
          const skipped: Array<string> = []
          let late = 0
          yield* Effect.forEach(
            files,
            (filePath, index) =>
              Effect.gen(function* () {
                const time = deadline - performance.now()
                if (time <= 0) {
                  late += 1
                  return
                }
                if (index % LIMITS.progressEvery === 0) yield* reportProgress(index, files.length, "files searched")
                const searched = yield* Effect.either(searchFile(filePath, request, time))
                if (searched._tag === "Right") gathered.add(searched.right)
                else skipped.push(`${clip(filePath)} (${searched.left.code})`)
              }),
            { concurrency: LIMITS.concurrency, discard: true }
          )
          return gathered.finish([
            ...(truncated ? [`Only the first ${files.length} Markdown files of the base are searched.`] : []),
            ...(late > 0 ? [`Time ran out before ${late} files were searched; name a file_path.`] : []),
            ...(skipped.length > 0 ? [`Could not be searched: ${someOf(skipped)}.`] : [])
          ])
        })

      return {
        search: (request) =>
          Effect.suspend((): Effect.Effect<Matches, Refusal | InvalidArgument> => {
            const matcher = Matcher.make(request.query)
            if (typeof matcher === "string") return invalid("query", matcher)
            if (request.filePath !== undefined) return searchOne(request.filePath, request)
            return request.sectionId === undefined
              ? searchAll(request)
              : invalid("section_id", "needs the file_path that it belongs to")
          })
      }
    })
  )
}

const LIMITS = {
  /** Milliseconds for one search. */
  time: 15_000,
  concurrency: 8,
  progressEvery: 64,
  /** Skipped files that are named. */
  named: 5
} as const

const NOTHING: FileMatches = { matches: [], total: 0, truncated: false }

/** Simple work grows with the text, and with the query where many places nearly match. */
const weightOf = (size: number, { text, isRegex }: Matcher.Query): number =>
  size * Math.max(isRegex ? 4 : 1, text.length / 64)

/** The best of what has been found in all files so far. */
class Gathered {
  readonly #keep: number
  #results: Array<Match> = []
  #total = 0
  #files = 0
  #isCut = false

  constructor(keep: number) {
    this.#keep = keep
  }

  add({ filePath, found }: { readonly filePath: string; readonly found: FileMatches }): void {
    this.#files += 1
    this.#total += found.total
    this.#isCut ||= found.truncated
    if (found.matches.length === 0) return
    this.#results.push(...found.matches.map((match) => ({ filePath, ...match })))
    this.#results.sort((a, b) => b.score - a.score || byCodeUnit(a.filePath, b.filePath) || a.line - b.line)
    this.#results = this.#results.slice(0, this.#keep)
  }

  /** `notes` say what was left out on the way. */
  finish(notes: ReadonlyArray<string>): Matches {
    const cut = this.#isCut ? ["A file was searched in part only: it is large, and time or room ran out."] : []
    return {
      results: this.#results,
      total: this.#total,
      filesSearched: this.#files,
      isPartial: this.#isCut || notes.length > 0,
      notes: [...notes, ...cut]
    }
  }
}

const someOf = (names: ReadonlyArray<string>): string => {
  const named = [...names].sort(byCodeUnit).slice(0, LIMITS.named).join(", ")
  return names.length > LIMITS.named ? `${named} and ${names.length - LIMITS.named} more` : named
}
