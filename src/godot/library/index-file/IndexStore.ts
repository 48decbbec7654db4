/** Persists the index of a reference, so that the next start does not have to read all class files. */
import { FileSystem, Path } from "@effect/platform"
import { Context, Data, Effect, Either, Layer, Option, Ref } from "effect"
import * as AtomicFile from "../../../kernel/files/AtomicFile.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { whyNotWritten } from "../../../kernel/files/WhyNotWritten.ts"
import { fromEither, makeWarnOnce } from "../../../kernel/util/Effects.ts"
import { Idle } from "../../../kernel/util/Idle.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import { GodotSettings } from "../GodotSettings.ts"
import * as IndexFile from "./IndexFile.ts"

/**
 * Delays that let the first requests go before writing: it begins after `quiet` ms without a request, or after
 * `patience` ms, and runs in slices of `slice` ms.
 */
const Turn = { quiet: 20, patience: 1500, slice: 2 } as const

const NO_FILE = "it is not a regular file"

/** Maximum size of a file that is read, in bytes; the index of a thousand classes takes a thirtieth of it. */
const MAX_BYTES = 128 * 1024 * 1024

/** Says why the file could not be written; `reason` is a clause. */
class IndexUnwritten extends Data.TaggedError("IndexUnwritten")<{ readonly reason: string }> {}

export interface IndexState {
  /** The absolute path. */
  readonly path: string
  /** `loaded` or `written` means that it holds the current snapshot; `failed` that it could not be written. */
  readonly state: "unknown" | "loaded" | "written" | "failed"
  /** The reason for a rebuild or a failed write; a clause. */
  readonly reason?: string
  /** In bytes, if the file is current. */
  readonly size?: number
}

/** An index file that fits, with its names decoded. */
export interface OpenIndex extends IndexFile.SymbolsWithDiagnostics {
  /** Decodes the rest of the file, which is most of the work; none if the file is damaged. */
  readonly contents: Effect.Effect<Option.Option<IndexFile.IndexContents>>
}

export class IndexStore extends Context.Tag("godot/IndexStore")<
  IndexStore,
  {
    readonly state: Effect.Effect<IndexState>
    /** Opens the file, if it is intact and was made from exactly `origin`. */
    readonly open: (origin: IndexFile.Origin) => Effect.Effect<Option.Option<OpenIndex>>
    /** Replaces the file, whole or not at all; a failure is a warning. */
    readonly save: (origin: IndexFile.Origin, contents: IndexFile.IndexContents) => Effect.Effect<void>
    /** Records that the served reference is newer than the file; `reason` is a clause. */
    readonly outdated: (reason: string) => Effect.Effect<void>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const disk = yield* Effect.context<FileSystem.FileSystem | Path.Path>()
    const paths = yield* Path.Path
    const files = yield* Files
    const settings = yield* GodotSettings
    const { awaitQuiet } = yield* Idle
    const warnOnce = makeWarnOnce()
    const path = paths.resolve(settings.indexPath)
    const state = yield* Ref.make<IndexState>({ path, state: "unknown" })

    const outdated = (reason: string): Effect.Effect<void> => Ref.set(state, { path, state: "unknown", reason })

    const read = (origin: IndexFile.Origin): Effect.Effect<ReadFile, IndexFile.IndexUnfit> =>
      attempt((): Either.Either<ReadFile, IndexFile.IndexUnfit> => {
        const unfit = (reason: string) => Either.left(new IndexFile.IndexUnfit({ reason }))
        const stat = files.stat(path)
        if (stat === undefined) return unfit("there is none yet")
        if (stat.kind !== "file") return unfit(NO_FILE)
        if (stat.size > MAX_BYTES) return unfit(`it has ${stat.size} bytes`)
        const bytes = files.readBytes(path)
        return Either.map(IndexFile.open(bytes, origin), (file) => ({ file, size: bytes.length }))
      }).pipe(
        Effect.mapError(({ message }) => new IndexFile.IndexUnfit({ reason: `it cannot be read: ${message}` })),
        Effect.flatMap(fromEither)
      )

    /** Runs `work`; if the file does not fit, notes the reason. */
    const ifFit = <A>(work: Effect.Effect<A, IndexFile.IndexUnfit>): Effect.Effect<Option.Option<A>> =>
      Effect.matchEffect(work, {
        onSuccess: Effect.succeedSome,
        onFailure: ({ reason }) =>
          Effect.logDebug(`the index ${path} is not used: ${reason}`).pipe(
            Effect.andThen(outdated(reason)),
            Effect.as(Option.none())
          )
      })

    const open = Effect.fn("IndexStore.open")(function* (origin: IndexFile.Origin) {
      const found = yield* ifFit(read(origin))
      return Option.map(
        found,
        ({ file: { contents, ...named }, size }): OpenIndex => ({
          ...named,
          contents: ifFit(
            TimeSlices.run(contents).pipe(
              Effect.flatMap(fromEither),
              Effect.tap(Ref.set(state, { path, state: "loaded", size }))
            )
          )
        })
      )
    })

    /** Fails for a device or a folder, which is never replaced: `/dev/null` means that no index is wanted. */
    const replaceable = attempt(() => files.stat(path)).pipe(
      Effect.mapError(({ message }) => new IndexUnwritten({ reason: whyNotWritten(message) })),
      Effect.filterOrFail(
        (stat) => stat === undefined || stat.kind === "file",
        () => new IndexUnwritten({ reason: NO_FILE })
      )
    )

    const write = (origin: IndexFile.Origin, contents: IndexFile.IndexContents) =>
      Effect.timeoutOption(awaitQuiet(Turn.quiet), Turn.patience).pipe(
        Effect.andThen(TimeSlices.run(() => IndexFile.encode(origin, contents), { slice: Turn.slice })),
        Effect.flatMap((bytes) => Effect.as(AtomicFile.write(path, bytes), bytes.length)),
        Effect.tap(settings.isIndexInProject === true ? ignored : Effect.void),
        Effect.mapError(({ message }) => new IndexUnwritten({ reason: whyNotWritten(message) })),
        Effect.provide(disk)
      )

    /** Keeps the folder of the index out of a game's version control. */
    const ignored = Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const file = paths.join(paths.dirname(path), ".gitignore")
      if (!(yield* fs.exists(file))) yield* fs.writeFileString(file, "*\n")
    }).pipe(Effect.ignore)

    const save = Effect.fn("IndexStore.save")(function* (origin: IndexFile.Origin, contents: IndexFile.IndexContents) {
      yield* replaceable.pipe(
        Effect.andThen(write(origin, contents)),
        Effect.matchEffect({
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
            Effect.andThen(
              Ref.set(state, { path, state: "failed", reason }),
              warnOnce(`the index is not kept, ${path} cannot be written: ${reason}`)
            )
        })
      )
    })

    return IndexStore.of({ state: Ref.get(state), open, save, outdated })
  })

  static readonly layer = Layer.effect(this, this.make)
}

interface ReadFile {
  readonly file: IndexFile.OpenIndexFile
  /** In bytes. */
  readonly size: number
}
