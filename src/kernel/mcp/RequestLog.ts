/**
 * Logs one line for each request at `info`, and one summary when the server ends.
 *
 * Lines say tool, target, milliseconds, outcome and cache use; never the content of documents.
 */
import { Effect, FiberRef, LogLevel, Runtime, type Scope } from "effect"
import * as TimeSlices from "../util/TimeSlices.ts"

export interface RequestRecord {
  /** The tool's name, or the method for requests that are not tool calls. */
  readonly what: string
  readonly target: string
  readonly ms: number
  /** `ok`, `cancelled`, or the error's code. */
  readonly outcome: string
  readonly cache: "hit" | "miss" | undefined
}

export interface RequestLog {
  /** Counts a request that has been answered; its line is written once the answer is on its way. */
  readonly record: (request: RequestRecord) => void
  /**
   * Makes the log end with a summary even without requests; without this call, as after a failed start, there is none.
   */
  readonly open: () => void
}

/** Number of the latest durations that the percentiles are taken from. */
const MAX_DURATIONS = 4096

/** Makes a log whose summary is written when the scope closes. */
export const make: Effect.Effect<RequestLog, never, Scope.Scope> = Effect.gen(function* () {
  const runFork = Runtime.runFork(yield* Effect.runtime<never>())
  const leastLevel = yield* FiberRef.get(FiberRef.currentMinimumLogLevel)
  const durations = new Float64Array(MAX_DURATIONS)
  const errors = new Map<string, number>()
  const unwritten: Array<RequestRecord> = []
  let isOpen = false
  let requests = 0
  let hits = 0
  let misses = 0

  const write = Effect.suspend(() => Effect.forEach(unwritten.splice(0), line, { discard: true }))
  const summary = Effect.suspend(() => {
    if (!isOpen && requests === 0) return Effect.void
    const sorted = durations.slice(0, Math.min(requests, MAX_DURATIONS)).sort()
    const counts = Array.from(errors, ([code, count]) => `${code}:${count}`).join(",")
    return Effect.logInfo("served").pipe(
      Effect.annotateLogs({
        requests,
        errors: counts === "" ? "none" : counts,
        p50_ms: percentile(sorted, 0.5),
        p95_ms: percentile(sorted, 0.95),
        cache_hits: hits,
        cache_misses: misses
      })
    )
  })
  yield* Effect.addFinalizer(() => Effect.andThen(write, summary))

  return {
    open: () => {
      isOpen = true
    },
    record: (request) => {
      durations[requests % MAX_DURATIONS] = request.ms
      requests++
      if (request.cache === "hit") hits++
      if (request.cache === "miss") misses++
      if (request.outcome !== "ok") errors.set(request.outcome, (errors.get(request.outcome) ?? 0) + 1)
      if (LogLevel.lessThan(levelOf(request), leastLevel)) return
      if (unwritten.push(request) === 1) runFork(Effect.andThen(TimeSlices.pause, write))
    }
  }
})

const levelOf = ({ outcome }: RequestRecord): LogLevel.LogLevel =>
  outcome === "ACCESS_DENIED" ? LogLevel.Warning : LogLevel.Info

const line = (request: RequestRecord): Effect.Effect<void> =>
  Effect.logWithLevel(levelOf(request), "request").pipe(
    Effect.annotateLogs({
      tool: request.what,
      target: request.target,
      ms: round(request.ms),
      outcome: request.outcome,
      ...(request.cache === undefined ? {} : { cache: request.cache })
    })
  )

/**
 * Returns the nearest-rank percentile of ascending values; 0 if there are none.
 *
 * @see https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method
 */
const percentile = (sorted: Float64Array, p: number): number =>
  sorted.length === 0 ? 0 : round(sorted[Math.ceil(p * sorted.length) - 1] ?? 0)

const round = (ms: number): number => Math.round(ms * 100) / 100
