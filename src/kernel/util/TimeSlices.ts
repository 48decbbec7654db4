/**
 * Runs long synchronous work in slices.
 *
 * The work is a generator: it does a little, yields, does a little more. Requests,
 * signals and timers are served between two slices of it. A slice is measured by the
 * system's clock and not by Effect's: under a test's clock, which stands still, the
 * event loop would never turn.
 */
import { Effect } from "effect"

export interface Options<Y> {
  /** Maximum time between two pauses, in milliseconds, apart from a single longer step; 8 by default. */
  readonly slice?: number
  /** Called between two slices with the last yielded value. */
  readonly onPause?: (last: Y) => Effect.Effect<void>
}

/** Lets the event loop turn once, so that pending input is read and due timers run. */
export const pause: Effect.Effect<void> = Effect.async((resume) => {
  const turn = setImmediate(() => resume(Effect.void))
  return Effect.sync(() => clearImmediate(turn))
})

/**
 * Runs `work` to its end. What the generator throws is a defect; interruption takes
 * effect between slices.
 *
 * @example Effect.runPromise(run(function* () { yield; return 1 })) // a promise of 1
 */
export const run = <Y, A>(
  work: () => Generator<Y, A>,
  { slice: length = 8, onPause = () => Effect.void }: Options<Y> = {}
): Effect.Effect<A> =>
  Effect.suspend(() => {
    const steps = work()
    const slice: Effect.Effect<A> = Effect.suspend(() => {
      const end = performance.now() + length
      for (;;) {
        const step = steps.next()
        if (step.done) return Effect.succeed(step.value)
        if (performance.now() >= end) {
          return onPause(step.value).pipe(Effect.andThen(pause), Effect.andThen(slice))
        }
      }
    })
    return slice
  })

/**
 * Makes `part` a part of larger work: what it yields becomes what the larger work yields.
 *
 * @example
 * const whole = function* () { return yield* partOf((function* () { yield 1; return "done" })(), "reading") }
 * [...whole()] // ["reading"]
 */
export function* partOf<Y, A>(part: Generator<unknown, A>, progress: Y): Generator<Y, A> {
  for (;;) {
    const step = part.next()
    if (step.done) return step.value
    yield progress
  }
}

/**
 * Runs `work` to its end without a pause.
 *
 * @example runSync((function* () { yield; return 1 })()) // 1
 */
export const runSync = <A>(work: Generator<unknown, A>): A => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
