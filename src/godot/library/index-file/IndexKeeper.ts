/** The index file beside what is served: loaded at the start, written in the background, and what is known of it. */
import { Effect, FiberHandle, Option, Ref, type Scope } from "effect"
import type { Contents, Named, Origin } from "./IndexFile.ts"
import { IndexStore, type Stored } from "./IndexStore.ts"

export interface IndexState {
  /** The absolute path. */
  readonly path: string
  /** `loaded` or `written` means that it holds the current snapshot; `failed` that it could not be written. */
  readonly state: "unknown" | "loaded" | "written" | "failed"
  /** Why it was made anew, or could not be written; a clause. */
  readonly reason?: string
  /** In bytes, where it is current. */
  readonly size?: number
}

export interface IndexKeeper {
  readonly state: Effect.Effect<IndexState>
  /** What the file holds, where it was made from exactly `origin`; `early` hears of the names in it first. */
  readonly load: (origin: Origin, early: (named: Named) => Effect.Effect<void>) => Effect.Effect<Option.Option<Stored>>
  /** What is served is newer than the file from now on. */
  readonly outdated: (reason: string) => Effect.Effect<void>
  /** Writes the file; a failure is a warning. */
  readonly save: (origin: Origin, contents: Contents) => Effect.Effect<void>
  /** Runs `work` in the background, in the place of what is still being written. */
  readonly inBackground: (work: Effect.Effect<void>) => Effect.Effect<void>
  /** Waits until nothing is being written. */
  readonly settled: Effect.Effect<void>
}

/** How long the end of the program waits for the file, in ms. */
const LAST_WRITE = 700

export const make = (
  warnOnce: (line: string) => Effect.Effect<void>
): Effect.Effect<IndexKeeper, never, IndexStore | Scope.Scope> =>
  Effect.gen(function* () {
    const store = yield* IndexStore
    const { path } = store
    const state = yield* Ref.make<IndexState>({ path, state: "unknown" })
    const writing = yield* FiberHandle.make<void, never>()
    yield* Effect.addFinalizer(() =>
      FiberHandle.awaitEmpty(writing).pipe(Effect.interruptible, Effect.timeoutOption(LAST_WRITE))
    )

    const outdated = (reason: string): Effect.Effect<void> => Ref.set(state, { path, state: "unknown", reason })

    return {
      state: Ref.get(state),
      outdated,
      load: (origin, early) =>
        Effect.matchEffect(store.load(origin, early), {
          onSuccess: (stored) =>
            Effect.as(Ref.set(state, { path, state: "loaded", size: stored.size }), Option.some(stored)),
          onFailure: ({ reason }) =>
            Effect.logDebug(`the index ${path} is not used: ${reason}`).pipe(
              Effect.zipRight(outdated(reason)),
              Effect.as(Option.none())
            )
        }),
      save: (origin, contents) =>
        Effect.matchEffect(store.save(origin, contents), {
          onSuccess: (size) =>
            Ref.update(
              state,
              ({ reason, state: before }): IndexState => ({
                path,
                state: "written",
                ...(reason === undefined || before === "failed" ? {} : { reason }),
                size
              })
            ),
          onFailure: ({ reason }) =>
            Ref.set(state, { path, state: "failed", reason }).pipe(
              Effect.zipRight(warnOnce(`the index is not kept, ${path} cannot be written: ${reason}`))
            )
        }),
      inBackground: (work) => Effect.asVoid(FiberHandle.run(writing, work)),
      settled: FiberHandle.awaitEmpty(writing)
    }
  })
