/** Small Effect helpers that every room shares. */
import { Clock, Deferred, Effect, Either, Option } from "effect"

/** Turns an `Either` into an Effect. The only place that does so: Effect 4 no longer converts implicitly. */
export const fromEither = <A, E>(either: Either.Either<A, E>): Effect.Effect<A, E> =>
  Either.match(either, { onLeft: Effect.fail, onRight: Effect.succeed })

/** Awaits a `Deferred` without suspending the fiber when it is already completed. */
export const awaitNow = <A, E>(deferred: Deferred.Deferred<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(
    Deferred.poll(deferred),
    Option.getOrElse(() => Deferred.await(deferred))
  )

/** Returns milliseconds, with fractions, since an arbitrary moment. Never goes back when the wall clock is set. */
export const monotonicNow: Effect.Effect<number> = Effect.map(Clock.currentTimeNanos, (nanos) => Number(nanos) / 1e6)
