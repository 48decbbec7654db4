/** Writes indexes to their file in the background: at once, or after the class files have not changed for a while. */
import { Effect, FiberHandle } from "effect"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import * as Corpus from "../../reference/Corpus.ts"
import type { IndexContents, Origin } from "../index-file/IndexFile.ts"
import { IndexStore } from "../index-file/IndexStore.ts"
import * as Listing from "./Listing.ts"

/**
 * Time without changes before the index of an update is written, in ms: writing costs twice as much as the update, and
 * the next change invalidates it.
 */
const SAVE_DELAY = 10_000

/** Maximum time that the end of the program waits for the index file, in ms. */
const LAST_WRITE = 700

/** An index, and the files that it was made from. */
export interface Indexed {
  readonly listing: Corpus.Listing
  readonly contents: IndexContents
}

export interface IndexWriter {
  /** Begins to write an index; `after` is run once that is over. */
  readonly write: (index: Indexed, after: Effect.Effect<void>) => Effect.Effect<void>
  /**
   * Writes an index after `SAVE_DELAY`, unless another one follows or it is cancelled;
   * at the end of the program at once.
   */
  readonly writeLater: (index: Indexed) => Effect.Effect<void>
  /** Gives up the write that is under way or pending. */
  readonly cancel: Effect.Effect<void>
  /** Waits until no index is left to be written. */
  readonly idle: Effect.Effect<void>
}

/**
 * Makes a writer, whose scope ends with the last write. An index whose files have changed since is of no use: it is not
 * written, and `stale` is run.
 */
export const make = Effect.fnUntraced(function* (
  corpus: Corpus.Corpus,
  originOf: (listing: Corpus.Listing) => Origin,
  stale: Effect.Effect<void>
) {
  const files = yield* Files
  const store = yield* IndexStore
  /** The write under way or pending. */
  const writing = yield* FiberHandle.make<void, never>()
  const ending = yield* Effect.makeLatch()
  yield* Effect.addFinalizer(() =>
    ending.open.pipe(
      Effect.andThen(FiberHandle.awaitEmpty(writing)),
      Effect.interruptible,
      Effect.timeoutOption(LAST_WRITE)
    )
  )
  const due = Effect.raceFirst(Effect.sleep(SAVE_DELAY), ending.await)

  const save = ({ contents, listing }: Indexed): Effect.Effect<void> =>
    attempt(() => Corpus.list(files, corpus)).pipe(
      Effect.filterOrFail((now) => Listing.isSame(now, listing)),
      Effect.matchEffect({
        onFailure: () => stale,
        onSuccess: () => store.save(originOf(listing), contents)
      })
    )

  return {
    write: (index, after) => Effect.asVoid(FiberHandle.run(writing, Effect.andThen(save(index), after))),
    writeLater: (index) => Effect.asVoid(FiberHandle.run(writing, Effect.andThen(due, save(index)))),
    cancel: FiberHandle.clear(writing),
    idle: FiberHandle.awaitEmpty(writing)
  } satisfies IndexWriter
})
