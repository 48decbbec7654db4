/**
 * The snapshot that is served: who asks early waits for the first one, who asks later has
 * the newest at once. Who only looks up has the names of the first one while it is indexed.
 */
import { Deferred, Effect, PubSub, Ref, type Scope, Stream } from "effect"
import type { AccessDenied, NotFound } from "../../../kernel/mcp/Failure.ts"
import { awaitNow } from "../../../kernel/util/Effects.ts"
import type { Names, Snapshot } from "./Snapshot.ts"

export interface Served {
  /** The newest one. Waits for the first, or fails with why there is none. */
  readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
  /** The newest one, or the names of the first one; waits, or fails, as `snapshot` does where there are neither. */
  readonly names: Effect.Effect<Names, NotFound | AccessDenied>
  /** Serves the names of the first one, until it is complete. */
  readonly announce: (names: Names) => Effect.Effect<void>
  /** The newest one, if there is any yet. */
  readonly current: Effect.Effect<Snapshot | undefined>
  /** Every one that replaces another, from now on. */
  readonly changes: Stream.Stream<Snapshot>
  /** Serves another one from now on. */
  readonly replace: (snapshot: Snapshot) => Effect.Effect<void>
  /** Tells all who ask, until there is one, why there is none. */
  readonly refuse: (why: Effect.Effect<never, NotFound | AccessDenied>) => Effect.Effect<void>
  /** Waits until there is one, or it is known why not. */
  readonly decided: Effect.Effect<void>
}

/** Changes that a slow listener may be behind; of more the oldest are lost. */
const BACKLOG = 4

export const make: Effect.Effect<Served, never, Scope.Scope> = Effect.gen(function* () {
  const latest = yield* Ref.make<Snapshot | undefined>(undefined)
  const early = yield* Ref.make<Names | undefined>(undefined)
  /** Done once there are names. */
  const announced = yield* Deferred.make<void>()
  /** Done with the newest snapshot, or with why there is none. */
  const outcome = yield* Ref.make(yield* Deferred.make<Snapshot, NotFound | AccessDenied>())
  const replaced = yield* Effect.acquireRelease(PubSub.sliding<Snapshot>(BACKLOG), PubSub.shutdown)

  /** Puts `result` where callers wait for it, or in the place of what came before. */
  const settle = (result: Effect.Effect<Snapshot, NotFound | AccessDenied>): Effect.Effect<void> =>
    Effect.gen(function* () {
      if (yield* Deferred.complete(yield* Ref.get(outcome), result)) return
      const next = yield* Deferred.make<Snapshot, NotFound | AccessDenied>()
      yield* Deferred.complete(next, result)
      yield* Ref.set(outcome, next)
    })

  const snapshot = Effect.flatMap(Ref.get(outcome), awaitNow)
  const names: Served["names"] = Effect.gen(function* () {
    const known = (yield* Ref.get(latest)) ?? (yield* Ref.get(early))
    return known ?? (yield* Effect.raceFirst(Effect.zipRight(Deferred.await(announced), names), snapshot))
  })

  return {
    snapshot,
    names,
    announce: (names) => Effect.zipRight(Ref.set(early, names), Effect.asVoid(Deferred.succeed(announced, undefined))),
    current: Ref.get(latest),
    changes: Stream.fromPubSub(replaced),
    replace: (snapshot) =>
      Effect.gen(function* () {
        const before = yield* Ref.getAndSet(latest, snapshot)
        yield* Ref.set(early, undefined)
        yield* settle(Effect.succeed(snapshot))
        if (before !== undefined) yield* PubSub.publish(replaced, snapshot)
      }).pipe(Effect.uninterruptible),
    refuse: settle,
    decided: Effect.ignore(Effect.flatMap(Ref.get(outcome), Deferred.await))
  }
})
