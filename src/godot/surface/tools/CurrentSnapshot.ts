/**
 * The snapshot that an answer starts from, or only its names, which are known sooner.
 *
 * The first one may still be under construction; a caller with a progress token gets its progress.
 */
import { Context, Effect, Layer, Stream } from "effect"
import { CurrentRequest, reportProgress } from "../../../kernel/mcp/CurrentRequest.ts"
import type { AccessDenied, NotFound } from "../../../kernel/mcp/Failure.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import { type Names, nameOf, type Snapshot } from "../../library/live/Snapshot.ts"
import { AddedClasses } from "./AddedClasses.ts"

export class CurrentSnapshot extends Context.Tag("godot/CurrentSnapshot")<
  CurrentSnapshot,
  {
    /** The newest one; waits for the first. */
    readonly get: Effect.Effect<Snapshot, NotFound | AccessDenied>
    /** Looks something up in the names of the newest one; also what waits for all of it. */
    readonly lookUp: <A, E, R>(
      use: (names: Names) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | NotFound | AccessDenied, R>
  }
>() {
  static readonly make = Effect.map(DocLibrary, (library) => {
    const withProgress = <A, E, R>(awaited: Effect.Effect<A, E, R>) =>
      Effect.flatMap(CurrentRequest, ({ wantsProgress }) =>
        wantsProgress ? Effect.raceFirst(awaited, reporting(library)) : awaited
      )
    return CurrentSnapshot.of({
      get: withProgress(library.snapshot),
      lookUp: (use) => withProgress(Effect.flatMap(Effect.flatMap(library.names, withAdded), use))
    })
  })

  static readonly layer = Layer.effect(this, this.make)
}

const withAdded = (names: Names): Effect.Effect<Names> =>
  Effect.flatMap(AddedClasses, ({ withClasses }) => withClasses(names))

/** The newest snapshot, as an effect of its own. */
export const currentSnapshot = Effect.flatMap(CurrentSnapshot, ({ get }) => get)

/** Looks something up in the names of the newest snapshot. */
export const lookUp = <A, E, R>(use: (names: Names) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(CurrentSnapshot, (current) => current.lookUp(use))

/** Names the reference that answers. */
export const docsOf = (current: Context.Tag.Service<CurrentSnapshot>) =>
  current.lookUp((names) => Effect.succeed(nameOf(names.engine ?? names)))

/** Reports progress until the first snapshot is ready; never returns. */
const reporting = (library: Context.Tag.Service<DocLibrary>): Effect.Effect<never> =>
  library.progressing.pipe(
    // Nothing to report before the first file is done, nor once all is read. Left out before the throttle, which
    // would count it and drop what follows.
    Stream.filter(({ phase, done }) => phase === "reading" && done > 0),
    Stream.changesWith((before, now) => before.done === now.done),
    Stream.throttle({ cost: () => 1, units: 1, duration: "250 millis", strategy: "enforce" }),
    Stream.runForEach(({ done, total }) => reportProgress(done, total, "reading the class reference")),
    Effect.andThen(Effect.never)
  )
