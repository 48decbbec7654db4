/** Runs a rescan whenever the files may have changed. */
import { type Context, Effect, FiberHandle, Queue, type Scope, Stream } from "effect"
import type { Fingerprint } from "../../../kernel/files/Fingerprint.ts"
import type { Watcher } from "../../../kernel/files/Watcher.ts"

/** Times in ms. */
const Debounce = {
  /** Time without events before a rescan. */
  quiet: 200,
  /** Upper bound on debouncing: a continuously changing directory is rescanned after this many delays. */
  maxDelays: 4,
  /** Interval between rescans, in addition to the watcher. */
  poll: 10_000
} as const

export interface RescanLoop {
  /** Requests a rescan soon; returns at once. */
  readonly trigger: Effect.Effect<void>
  /**
   * Runs a rescan at once, in the background, and another after every trigger, after every
   * burst of events in the directories that the last one named, and every ten seconds.
   * Rescans never overlap.
   */
  readonly run: (rescan: Effect.Effect<ReadonlyArray<Fingerprint>>) => Effect.Effect<void, never, Scope.Scope>
}

/** Without a watcher only `trigger` brings another rescan. */
export const make = Effect.fnUntraced(function* (watcher: Context.Tag.Service<Watcher> | undefined) {
  const queue = yield* Queue.sliding<void>(1)
  const trigger = Effect.asVoid(Queue.offer(queue, undefined))
  const listening = yield* FiberHandle.make<void>()
  let watched = ""

  /** Watches these directories instead of the former ones, also where one was removed and created again. */
  const listen = (directories: ReadonlyArray<Fingerprint>): Effect.Effect<void> =>
    Effect.suspend(() => {
      const key = directories.map(({ path, dev, ino }) => `${path} ${dev} ${ino}`).join("\n")
      if (watcher === undefined || key === watched) return Effect.void
      watched = key
      const changes = watcher.changes(directories.map(({ path }) => path))
      return Effect.asVoid(
        FiberHandle.run(
          listening,
          Stream.runForEach(changes, () => trigger)
        )
      )
    })

  const rest = Effect.gen(function* () {
    for (let delays = 0; delays <= Debounce.maxDelays; delays++) {
      yield* Effect.sleep(Debounce.quiet)
      if ((yield* Queue.takeAll(queue)).length === 0) return
    }
  })

  const run = Effect.fnUntraced(function* (rescan: Effect.Effect<ReadonlyArray<Fingerprint>>) {
    const once = Effect.flatMap(rescan, listen)
    const again = Queue.take(queue).pipe(Effect.andThen(rest), Effect.andThen(once))
    yield* Effect.forkScoped(Effect.andThen(once, Effect.forever(again)))
    if (watcher !== undefined) yield* Effect.forkScoped(Effect.forever(Effect.delay(trigger, Debounce.poll)))
  })

  return { trigger, run }
})
