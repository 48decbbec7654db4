/** When a server has nothing to do: what can wait is done then. */
import { Context, Effect } from "effect"

export interface Idleness {
  /** A client has written something. */
  readonly stir: () => void
  /** A request is under way until the result is called. */
  readonly begin: () => () => void
  /** Waits until no client has written or waited for anything for `ms`; goes on at once while that still holds. */
  readonly lasting: (ms: number) => Effect.Effect<void>
}

export const make = (): Idleness => {
  let stirs = 0
  let underWay = 0
  /** How long it has been quiet at least, and since which stir. */
  let quiet = { since: -1, ms: 0 }
  const lasting = (ms: number): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (underWay === 0 && stirs === quiet.since && ms <= quiet.ms) return Effect.void
      const before = stirs
      const look = Effect.suspend(() => {
        if (underWay === 0 && stirs === before) quiet = { since: before, ms }
        return lasting(ms)
      })
      return Effect.delay(look, ms)
    })
  const begin = () => {
    underWay++
    let ended = false
    return () => {
      if (ended) return
      ended = true
      underWay--
      stirs++
    }
  }
  return { stir: () => void stirs++, begin, lasting }
}

/** That of this process's client. */
export class Idle extends Context.Reference<Idle>()("kernel/Idle", { defaultValue: make }) {}
