/**
 * One line for each request at `info`, and one summary when the server ends.
 *
 * Lines say tool, target, milliseconds, outcome and cache use; never what a
 * document says.
 */
import { Effect, LogLevel, type Scope } from "effect"
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
  /** Counts a request that has been answered, and writes its line once the answer is on its way. */
  readonly record: (request: RequestRecord) => Effect.Effect<void>
  /** Makes the end write a summary even without requests; a start that fails writes none. */
  readonly open: () => void
}

/** Number of the latest durations that the percentiles are taken from. */
const MAX_DURATIONS = 4096

/** Makes a log whose summary is written when the scope closes. */
export const make: Effect.Effect<RequestLog, never, Scope.Scope> = Effect.gen(function* () {
  const durations = new Float64Array(MAX_DURATIONS)
  const errors = new Map<string, number>()
  let isOpen = false
  let requests = 0
  let hits = 0
  let misses = 0

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
  yield* Effect.addFinalizer(() => summary)

  return {
    open: () => {
      isOpen = true
    },
    record: (request) =>
      Effect.suspend(() => {
        durations[requests % MAX_DURATIONS] = request.ms
        requests++
        if (request.cache === "hit") hits++
        if (request.cache === "miss") misses++
        if (request.outcome !== "ok") errors.set(request.outcome, (errors.get(request.outcome) ?? 0) + 1)
        const level = request.outcome === "ACCESS_DENIED" ? LogLevel.Warning : LogLevel.Info
        return Effect.andThen(TimeSlices.pause, Effect.logWithLevel(level, "request")).pipe(
          Effect.annotateLogs({
            tool: request.what,
            target: request.target,
            ms: round(request.ms),
            outcome: request.outcome,
            ...(request.cache === undefined ? {} : { cache: request.cache })
          }),
          Effect.whenLogLevel(level),
          Effect.asVoid
        )
      })
  }
})

/**
 * Returns the nearest-rank percentile of ascending values; 0 where there are none.
 *
 * @see https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method
 */
const percentile = (sorted: Float64Array, p: number): number =>
  sorted.length === 0 ? 0 : round(sorted[Math.ceil(p * sorted.length) - 1] ?? 0)

const round = (ms: number): number => Math.round(ms * 100) / 100
