/**
 * Holds the current snapshot. Early callers wait for the first; lookups may use its symbol names before the search
 * index is ready.
 */
import { Deferred, Effect, PubSub, Ref, type Scope, Stream } from "effect"
import type { AccessDenied, NotFound } from "../../../kernel/mcp/Failure.ts"
import { awaitNow } from "../../../kernel/util/Effects.ts"
import { isComplete, type Names, type Snapshot } from "./Snapshot.ts"

export interface SnapshotRef {
  /** The newest one. Waits for the first, or fails with the reason why there is none. */
  readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
  /** The newest one, or the names of the first one; without either, waits or fails as `snapshot` does. */
  readonly names: Effect.Effect<Names, NotFound | AccessDenied>
  /** Serves the names of the first one, until it is complete. */
  readonly announce: (names: Names) => Effect.Effect<void>
  /** The newest one, if there is any yet. */
  readonly current: Effect.Effect<Snapshot | undefined>
  /** Each snapshot that replaces another, from now on. */
  readonly changes: Stream.Stream<Snapshot>
  /** Replaces the current snapshot. */
  readonly replace: (snapshot: Snapshot) => Effect.Effect<void>
  /** Fails all callers with `why` until there is a snapshot. */
  readonly refuse: (why: Effect.Effect<never, NotFound | AccessDenied>) => Effect.Effect<void>
  /** Waits until there is one, or it is known why not. */
  readonly decided: Effect.Effect<void>
}

/** Maximum number of changes a slow listener may be behind; with more the oldest are dropped. */
const MAX_BACKLOG = 4

/** Makes a reference without a snapshot; the scope ends the stream of changes. */
export const make: Effect.Effect<SnapshotRef, never, Scope.Scope> = Effect.gen(function* () {
  /** The newest snapshot, or the names of the first until it is complete. */
  const latest = yield* Ref.make<Names | undefined>(undefined)
  /** Completes once there are names. */
  const announced = yield* Deferred.make<void>()
  /** Completes with the newest snapshot, or with the reason why there is none. */
  const outcome = yield* Ref.make(yield* Deferred.make<Snapshot, NotFound | AccessDenied>())
  const replaced = yield* Effect.acquireRelease(PubSub.sliding<Snapshot>(MAX_BACKLOG), PubSub.shutdown)

  /** Completes the deferred that callers wait for with `result`, or replaces a completed one. */
  const settle = Effect.fnUntraced(function* (result: Effect.Effect<Snapshot, NotFound | AccessDenied>) {
    if (yield* Deferred.complete(yield* Ref.get(outcome), result)) return
    const next = yield* Deferred.make<Snapshot, NotFound | AccessDenied>()
    yield* Deferred.complete(next, result)
    yield* Ref.set(outcome, next)
  })

  const snapshot = Effect.flatMap(Ref.get(outcome), awaitNow)
  const names: SnapshotRef["names"] = Effect.gen(function* () {
    const known = yield* Ref.get(latest)
    return known ?? (yield* Effect.raceFirst(Effect.andThen(Deferred.await(announced), names), snapshot))
  })

  return {
    snapshot,
    names,
    announce: (names) => Effect.andThen(Ref.set(latest, names), Effect.asVoid(Deferred.succeed(announced, undefined))),
    current: Effect.map(Ref.get(latest), completed),
    changes: Stream.fromPubSub(replaced),
    replace: Effect.fnUntraced(function* (snapshot) {
      const before = yield* Ref.getAndSet(latest, snapshot)
      yield* settle(Effect.succeed(snapshot))
      if (completed(before) !== undefined) yield* PubSub.publish(replaced, snapshot)
    }, Effect.uninterruptible),
    refuse: settle,
    decided: Effect.ignore(Effect.flatMap(Ref.get(outcome), Deferred.await))
  }
})

const completed = (names: Names | undefined): Snapshot | undefined =>
  names !== undefined && isComplete(names) ? names : undefined
