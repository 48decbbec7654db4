/** The time for plain code that runs outside of Effect, taken from the Clock of the fiber that runs it. */
import type { Clock } from "effect"

export interface PlainClock {
  /** Returns milliseconds, with fractions, since an arbitrary moment; they never go back. */
  readonly elapsed: () => number
  /** Returns milliseconds since 1970. */
  readonly date: () => number
}

/** The clock of the system. */
export const systemClock: PlainClock = { elapsed: () => performance.now(), date: () => Date.now() }

/**
 * Returns the readings of a Clock, so that a test's clock drives plain code too.
 *
 * @example
 * Effect.clockWith((clock) => Effect.sync(() => searcher.search(input, plainClock(clock))))
 */
export const plainClock = (clock: Clock.Clock): PlainClock => ({
  elapsed: () => Number(clock.unsafeCurrentTimeNanos()) / 1e6,
  date: () => clock.unsafeCurrentTimeMillis()
})
