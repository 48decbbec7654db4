/**
 * Watches directories for changes.
 *
 * The system's events are only a hint: some are lost, and a watch on a directory that is removed and created again
 * stays silent forever. A caller that must not miss a change compares fingerprints as well, from time to time.
 */
import { type FSWatcher, watch } from "node:fs"
import { Context, Effect, Layer, Option, Stream } from "effect"

export class Watcher extends Context.Tag("kernel/Watcher")<
  Watcher,
  {
    /**
     * One element for every burst of events in any of these directories (not below
     * them). A directory that cannot be watched is passed over; the stream never
     * fails and does not end by itself.
     */
    readonly changes: (directories: ReadonlyArray<string>) => Stream.Stream<void>
  }
>() {
  static readonly make = Effect.succeed({
    changes: (directories: ReadonlyArray<string>) =>
      Stream.asyncPush<void>(
        (emit) =>
          Effect.acquireRelease(
            open(directories, () => emit.single(undefined)),
            close
          ),
        { bufferSize: 1, strategy: "sliding" }
      )
  })

  static readonly layer = Layer.effect(this, this.make)

  /** A watcher without events. */
  static readonly silent = Layer.succeed(Watcher, { changes: () => Stream.never })
}

const open = Effect.fnUntraced(function* (directories: ReadonlyArray<string>, ring: () => void) {
  const watches: Array<FSWatcher> = []
  for (const directory of directories) {
    const opened = yield* Effect.try(() => watch(directory, { persistent: false }, ring)).pipe(Effect.option)
    if (Option.isNone(opened)) {
      yield* Effect.logDebug(`cannot watch ${directory}`)
      continue
    }
    opened.value.on("error", () => {
      opened.value.close()
      ring()
    })
    watches.push(opened.value)
  }
  return watches
})

const close = (watches: ReadonlyArray<FSWatcher>) =>
  Effect.sync(() => {
    for (const one of watches) one.close()
  })
