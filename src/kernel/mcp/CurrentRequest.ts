/** The current request, for code deep inside it: notes for its log line, and progress to its caller. */
import { Context, Effect } from "effect"

export interface RequestContext {
  /** True if the request was answered from memory, for the log. */
  cache: "hit" | "miss" | undefined
  /** The subject of the request, for the log. */
  target?: string
  /** The outcome, for the log; `ok` if absent. */
  outcome?: string
  /** Sends a progress notification; does nothing if the caller gave no token. */
  readonly progress: (done: number, total: number | undefined, message: string) => Effect.Effect<void>
  /** True if the client asked for progress. */
  readonly wantsProgress: boolean
}

/** The context of a request without progress. */
const none = (): RequestContext => ({ cache: undefined, progress: () => Effect.void, wantsProgress: false })

/** Provided by the server for each request; outside of a request, notes and progress are dropped. */
export class CurrentRequest extends Context.Reference<CurrentRequest>()("kernel/CurrentRequest", {
  defaultValue: none
}) {}

/** Notes a cache hit or miss; one miss makes the request a miss. */
export const noteCache = (use: "hit" | "miss"): Effect.Effect<void> =>
  Effect.map(CurrentRequest, (request) => {
    if (request.cache !== "miss") request.cache = use
  })

/** Notes the subject or the outcome of the request for its log line. */
export const noteRequest = (note: Pick<RequestContext, "target" | "outcome">): Effect.Effect<void> =>
  Effect.map(CurrentRequest, (request) => void Object.assign(request, note))

/** Sends the caller the progress of the work. `total` is left out if it is not known. */
export const reportProgress = (done: number, total: number | undefined, message: string): Effect.Effect<void> =>
  Effect.flatMap(CurrentRequest, (request) => request.progress(done, total, message))
