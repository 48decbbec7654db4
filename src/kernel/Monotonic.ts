/** Time that only goes forward, whatever is done to the clock on the wall. */
import { Clock, Effect } from "effect"

/** Milliseconds, with fractions, since an arbitrary moment. */
export const now: Effect.Effect<number> = Effect.map(Clock.currentTimeNanos, (nanos) => Number(nanos) / 1e6)
