/** What code deep inside a request may say about it: cache use, and progress to the caller. */
import { Context, Effect } from "effect"

export interface RequestContext {
  /** For the log: was what the request needed in memory already? */
  cache: "hit" | "miss" | undefined
  /** Sends a progress notification; nothing where the caller gave no token. */
  readonly progress: (done: number, total: number | undefined, message: string) => Effect.Effect<void>
  /** Whether anyone listens to `progress`. */
  readonly wantsProgress: boolean
}

/** That of a request whose caller asked for no progress. */
export const none = (): RequestContext => ({ cache: undefined, progress: () => Effect.void, wantsProgress: false })

/** Provided by the server for each request; outside of one it swallows what it is told. */
export class CurrentRequest extends Context.Reference<CurrentRequest>()("kernel/CurrentRequest", {
  defaultValue: none
}) {}

/** Notes a cache hit or miss; one miss makes the request a miss. */
export const noteCache = (use: "hit" | "miss"): Effect.Effect<void> =>
  Effect.map(CurrentRequest, (request) => {
    if (request.cache !== "miss") request.cache = use
  })

/** Tells the caller how far the work is. `total` is left out where it is not known. */
export const reportProgress = (done: number, total: number | undefined, message: string): Effect.Effect<void> =>
  Effect.flatMap(CurrentRequest, (request) => request.progress(done, total, message))
