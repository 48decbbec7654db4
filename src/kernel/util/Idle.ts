/** Tracks idleness, so that deferrable work can run when no request is in flight. */
import { Context, Effect } from "effect"

export interface Idleness {
  /** Notes that a client has written something. */
  readonly markActive: () => void
  /** Notes that a request is in flight until the returned function is called. */
  readonly beginRequest: () => () => void
  /** Waits until no client has written or waited for anything for `ms`; returns at once while that is still so. */
  readonly awaitQuiet: (ms: number) => Effect.Effect<void>
}

/** Makes the tracker of one process. */
export const make = (): Idleness => {
  let activity = 0
  let inFlight = 0
  /** Minimum time that it has been quiet, and the activity count since then. */
  let quiet = { since: -1, ms: 0 }
  const awaitQuiet = (ms: number): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (inFlight === 0 && activity === quiet.since && ms <= quiet.ms) return Effect.void
      const before = activity
      const look = Effect.suspend(() => {
        if (inFlight === 0 && activity === before) quiet = { since: before, ms }
        return awaitQuiet(ms)
      })
      return Effect.delay(look, ms)
    })
  const beginRequest = () => {
    inFlight++
    let ended = false
    return () => {
      if (ended) return
      ended = true
      inFlight--
      activity++
    }
  }
  return { markActive: () => void activity++, beginRequest, awaitQuiet }
}

/** The idleness of this process's client. */
export class Idle extends Context.Reference<Idle>()("kernel/Idle", { defaultValue: make }) {}
