/**
 * The snapshot that an answer starts from, or the names of it, which are known sooner.
 *
 * The first one may still be in the making; whoever waits for it with a progress
 * token is told how far it is.
 */
import { Context, Effect, Layer, Stream } from "effect"
import { CurrentRequest, reportProgress } from "../../kernel/CurrentRequest.ts"
import type { AccessDenied, NotFound } from "../../kernel/Failure.ts"
import { DocLibrary } from "../library/DocLibrary.ts"
import type { Names, Snapshot } from "../library/Snapshot.ts"

export class CurrentSnapshot extends Context.Tag("godot/CurrentSnapshot")<
  CurrentSnapshot,
  {
    /** The newest one; waits for the first. */
    readonly get: Effect.Effect<Snapshot, NotFound | AccessDenied>
    /** What looking up needs of it. */
    readonly names: Effect.Effect<Names, NotFound | AccessDenied>
  }
>() {
  static readonly layer = Layer.effect(
    CurrentSnapshot,
    Effect.map(DocLibrary, (library) => {
      const told = <A, E>(awaited: Effect.Effect<A, E>) =>
        Effect.flatMap(CurrentRequest, ({ wantsProgress }) =>
          wantsProgress ? Effect.raceFirst(awaited, telling(library)) : awaited
        )
      return CurrentSnapshot.of({ get: told(library.snapshot), names: told(library.names) })
    })
  )
}

/** The newest snapshot, as an effect of its own. */
export const currentSnapshot = Effect.flatMap(CurrentSnapshot, ({ get }) => get)

/** The names of the newest snapshot. */
export const currentNames = Effect.flatMap(CurrentSnapshot, ({ names }) => names)

/** Progress for as long as the first snapshot takes; never a result of its own. */
const telling = (library: Context.Tag.Service<DocLibrary>): Effect.Effect<never> =>
  library.progressing.pipe(
    Stream.throttle({ cost: () => 1, units: 1, duration: "250 millis", strategy: "enforce" }),
    // Progress must rise: there is nothing to tell before the first file is done.
    Stream.filter(({ done }) => done > 0),
    Stream.runForEach(({ done, total }) => reportProgress(done, total, "reading the class reference")),
    Effect.zipRight(Effect.never)
  )
