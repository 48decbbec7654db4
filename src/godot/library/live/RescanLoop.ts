/** Looking at files again whenever they may have changed. */
import { type Context, Effect, FiberHandle, Queue, type Scope, Stream } from "effect"
import type { Fingerprint } from "../../../kernel/files/Fingerprint.ts"
import type { Watcher } from "../../../kernel/files/Watcher.ts"

/** In ms. */
const Pace = {
  /** The files must have been quiet for this long before they are looked at ... */
  quiet: 200,
  /** ... but a writer that never rests puts a look off no more often than this. */
  mostPutOffs: 4,
  /** A look is taken this often, whatever the watcher says. */
  poll: 10_000
} as const

export interface Upkeep {
  /** Asks for a look soon; returns at once. */
  readonly ring: Effect.Effect<void>
  /**
   * Takes a look at once, in the background, and another after every ring, after every
   * burst of events in the directories that the last look named, and every ten seconds.
   * Looks never overlap.
   */
  readonly keep: (look: Effect.Effect<ReadonlyArray<Fingerprint>>) => Effect.Effect<void, never, Scope.Scope>
}

/** Without a watcher only a ring brings another look. */
export const make = (watcher: Context.Tag.Service<Watcher> | undefined): Effect.Effect<Upkeep, never, Scope.Scope> =>
  Effect.gen(function* () {
    const bell = yield* Queue.sliding<void>(1)
    const ring = Effect.asVoid(Queue.offer(bell, undefined))
    const listening = yield* FiberHandle.make<void>()
    let heard = ""

    /** Listens in these directories instead of the former ones, also where one was removed and made anew. */
    const listen = (directories: ReadonlyArray<Fingerprint>): Effect.Effect<void> =>
      Effect.suspend(() => {
        const key = directories.map(({ path, dev, ino }) => `${path} ${dev} ${ino}`).join("\n")
        if (watcher === undefined || key === heard) return Effect.void
        heard = key
        const changes = watcher.changes(directories.map(({ path }) => path))
        return Effect.asVoid(
          FiberHandle.run(
            listening,
            Stream.runForEach(changes, () => ring)
          )
        )
      })

    const rest = Effect.gen(function* () {
      for (let putOffs = 0; putOffs <= Pace.mostPutOffs; putOffs++) {
        yield* Effect.sleep(Pace.quiet)
        if ((yield* Queue.takeAll(bell)).length === 0) return
      }
    })

    const keep = (look: Effect.Effect<ReadonlyArray<Fingerprint>>) =>
      Effect.gen(function* () {
        const once = Effect.flatMap(look, listen)
        const again = Queue.take(bell).pipe(Effect.zipRight(rest), Effect.zipRight(once))
        yield* Effect.forkScoped(Effect.zipRight(once, Effect.forever(again)))
        if (watcher !== undefined) yield* Effect.forkScoped(Effect.forever(Effect.delay(ring, Pace.poll)))
      })

    return { ring, keep }
  })
