/** Waiting for what is mostly there already. */
import { Deferred, Effect, Option } from "effect"

/** `Deferred.await`, but the fiber does not stop for what has arrived. */
export const arrived = <A, E>(deferred: Deferred.Deferred<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(
    Deferred.poll(deferred),
    Option.getOrElse(() => Deferred.await(deferred))
  )
