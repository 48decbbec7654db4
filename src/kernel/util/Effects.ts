/** Small Effect helpers that every room shares. */
import { Clock, Deferred, Effect, Either, Fiber, Option, Runtime, type Scope, type Tracer } from "effect"
import { lazy } from "./memoize.ts"
import { RecentMap } from "./RecentMap.ts"

/**
 * Turns an `Either` into an Effect. The only place that does so: Effect 4 no longer converts implicitly.
 *
 * @example Effect.runSync(fromEither(Either.right(1))) // 1
 */
export const fromEither = <A, E>(either: Either.Either<A, E>): Effect.Effect<A, E> =>
  Either.match(either, { onLeft: Effect.fail, onRight: Effect.succeed })

/**
 * Awaits a `Deferred` without suspending the fiber when it is already completed.
 *
 * @example
 * const done = Deferred.make<number>()
 * Effect.runSync(Effect.andThen(done, (one) => Effect.andThen(Deferred.succeed(one, 1), awaitNow(one)))) // 1
 */
export const awaitNow = <A, E>(deferred: Deferred.Deferred<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(
    Deferred.poll(deferred),
    Option.getOrElse(() => Deferred.await(deferred))
  )

/**
 * Returns an effect that runs `effect` when it is first needed, once for all callers, in a fiber of the scope. A caller
 * that is interrupted leaves it to the others: `Effect.cached` would give them the interruption for ever.
 *
 * @example const table = yield* runOnce(readTable)
 */
export const runOnce = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<Effect.Effect<A, E>, never, R | Scope.Scope> =>
  Effect.zipWith(Effect.runtime<R>(), Effect.scope, (runtime, scope) => {
    let running: Fiber.RuntimeFiber<A, E> | undefined
    return Effect.suspend(() => {
      running ??= Runtime.runFork(runtime, effect, { scope })
      // To join a fiber that has ended would suspend the caller.
      return running.unsafePoll() ?? Fiber.join(running)
    })
  })

const ownTracer = lazy(() => Effect.runSync(Effect.tracer))

/**
 * Traces an effect if a tracer is provided: Effect's default tracer makes spans that nobody reads, each as slow as a
 * `ping`.
 *
 * @example const answer = call.pipe(traced("tools/call godot_search"))
 */
export const traced =
  (name: string, options?: Tracer.SpanOptions) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Effect.tracer, (tracer) =>
      tracer === ownTracer() ? effect : Effect.withSpan(effect, name, options)
    )

/** Returns milliseconds, with fractions, since an arbitrary moment. Never goes back when the wall clock is set. */
export const monotonicNow: Effect.Effect<number> = Effect.map(Clock.currentTimeNanos, (nanos) => Number(nanos) / 1e6)

/** Maximum number of lines that are remembered; the least recently logged is forgotten first. */
const MAX_LINES = 2000

/**
 * Makes a logger of warnings that logs each line once: a caller may meet the same problem again and again.
 *
 * @example
 * const warnOnce = makeWarnOnce()
 * Effect.andThen(warnOnce("the disk is full"), warnOnce("the disk is full")) // logs one line
 */
export const makeWarnOnce = (): ((line: string) => Effect.Effect<void>) => {
  const known = new RecentMap<string, true>(MAX_LINES)
  return (line) =>
    Effect.suspend(() => {
      if (known.get(line)) return Effect.void
      known.set(line, true)
      return Effect.logWarning(line)
    })
}
