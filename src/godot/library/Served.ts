/** The snapshot that is served: who asks early waits for the first one, who asks later has the newest at once. */
import { Deferred, Effect, PubSub, Ref, type Scope, Stream } from "effect"
import { arrived } from "../../kernel/Arrived.ts"
import type { AccessDenied, NotFound } from "../../kernel/Failure.ts"
import type { Snapshot } from "./Snapshot.ts"

export interface Served {
  /** The newest one. Waits for the first, or fails with why there is none. */
  readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
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

  return {
    snapshot: Effect.flatMap(Ref.get(outcome), arrived),
    current: Ref.get(latest),
    changes: Stream.fromPubSub(replaced),
    replace: (snapshot) =>
      Effect.gen(function* () {
        const before = yield* Ref.getAndSet(latest, snapshot)
        yield* settle(Effect.succeed(snapshot))
        if (before !== undefined) yield* PubSub.publish(replaced, snapshot)
      }).pipe(Effect.uninterruptible),
    refuse: settle,
    decided: Effect.ignore(Effect.flatMap(Ref.get(outcome), Deferred.await))
  }
})
