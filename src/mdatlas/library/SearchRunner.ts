/** Runs the search for one form of a query: in one file, or in all files below a folder. */
import { Effect, Either, Option } from "effect"
import { reportProgress } from "../../kernel/mcp/CurrentRequest.ts"
import { TooLarge } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { type WalkOptions, walk } from "../files/FileWalk.ts"
import { globTest } from "../files/Selection.ts"
import type { FileMatches } from "../search/SectionMatch.ts"
import { AccessGuard } from "./AccessGuard.ts"
import { GatheredMatches, keptOf, type Search } from "./GatheredMatches.ts"
import { PassRunner } from "./PassRunner.ts"
import { StructureAnalyzer } from "./StructureAnalyzer.ts"

export const LIMITS = {
  /** Maximum time of one search, in however many files, in ms. */
  time: 15_000,
  /** Time to gather what it has found by then, in ms; what is still under way after that is stopped. */
  grace: 5000,
  /** Time that the thread searches files before others have their turn, in ms. */
  slice: 150
} as const

/** Makes what searches one file, or all below a folder until the time of the search is over. */
export const make = Effect.gen(function* () {
  const guard = yield* AccessGuard
  const analyzer = yield* StructureAnalyzer
  const passes = yield* PassRunner

  const searchFile = (filePath: string, search: Search) =>
    guard.use(
      filePath,
      Effect.fnUntraced(function* (file) {
        const { request, cost, deadline, words } = search
        const isOnlyFile = request.filePath !== undefined
        const outline = yield* analyzer.outline(file, { isOneOff: !isOnlyFile })
        const { sectionId: address } = request
        const section = address === undefined ? undefined : yield* analyzer.find(file, outline, address)
        const input = {
          ...wantedOf(search),
          outline,
          ...(section && { sectionId: section.id }),
          ...(words && { words, filePath: file.filePath, isOnlyFile }),
          ...(!isOnlyFile && { known: NONE })
        }
        // The time that others take before it has its turn does not count.
        const timed = Effect.map(monotonicNow, (now) => ({ ...input, time: deadline - now }))
        const matches = yield* passes.run("search", file, timed, file.size * cost)
        return { filePath: file.filePath, ...(matches ?? NOTHING) }
      })
    )

  /** Searches the one file of the request; fails where that takes much more than the time of a search. */
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

  /** Searches a file that is too large for a slice; if that fails or takes too long, notes why. */
  const addSlowFile = Effect.fnUntraced(function* (gathered: GatheredMatches, name: string, search: Search) {
    const searched = yield* Effect.either(searchFile(name, search)).pipe(
      Effect.timeoutOption(Math.max(1, search.deadline + LIMITS.grace - (yield* monotonicNow)))
    )
    if (Option.isNone(searched)) gathered.fail(name, "it takes too long")
    else if (Either.isRight(searched.value)) gathered.add(searched.value.right)
    else gathered.fail(name, searched.value.left.code)
  })

  /** Notes how many files are left after `after`. */
  const stop = Effect.fnUntraced(function* (gathered: GatheredMatches, { request, among }: Search, from: WalkOptions) {
    const { after } = from
    const left =
      among === undefined
        ? yield* countFiles(from, request.glob)
        : among.filter(({ path }) => after === undefined || path > after).length
    gathered.stop(after ?? "", left)
  })

  /** Searches the files below a folder, slice by slice, until all are done or its time is over. */
  const searchAll = Effect.fnUntraced(function* (folder: string, search: Search) {
    const gathered = new GatheredMatches(search)
    const { deadline, place } = search
    const options = { root: guard.base, rulebook: guard.rulebook, folder }
    let after = place.after
    for (;;) {
      const left = deadline - (yield* monotonicNow)
      if (left <= 0 && after !== place.after) break
      const input = {
        ...options,
        ...wantedOf(search),
        ...sliceOf(search),
        ...(gathered.floor !== undefined && { floor: gathered.floor }),
        known: gathered.known,
        time: Math.max(1, Math.min(LIMITS.slice, left)),
        ...(after !== undefined && { after })
      }
      const found = yield* passes.run("searchFiles", NO_FILE, input, Number.POSITIVE_INFINITY)
      gathered.addMany(found)
      for (const name of found.slow) yield* addSlowFile(gathered, name, search)
      after = found.last ?? after
      yield* reportProgress(gathered.files, undefined, "files searched")
      if (found.isDone) return gathered
    }
    yield* stop(gathered, search, { ...options, ...(after !== undefined && { after }) })
    return gathered
  })

  return { searchOne, searchAll }
})

/** What is searched for, in one file as in many. */
const wantedOf = ({ request }: Search) => ({
  query: request.query,
  keep: keptOf(request),
  ...(request.levels && { levels: request.levels }),
  ...(request.context !== undefined && { context: request.context })
})

/** Which files a search of many looks at, and what it looks for in each. */
const sliceOf = ({ request, place, words, names, isTally, among }: Search) => ({
  ...(request.glob !== undefined && { glob: request.glob }),
  ...(words && { words }),
  ...(names && { names }),
  ...(isTally && { isTally }),
  ...(among && { among }),
  ...(place.until !== undefined && { until: place.until })
})

const NONE: ReadonlySet<string> = new Set()
const NO_FILE = { descriptor: -1, size: 0 }
const NOTHING: FileMatches = { matches: [], total: 0, truncated: false }

const countFiles = (options: WalkOptions, glob: string | undefined) =>
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
