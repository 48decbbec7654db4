/** The one file that this program writes: the index of a reference, to be found again at the next start. */
import { FileSystem, Path } from "@effect/platform"
import { Context, Data, Effect, Either, Layer } from "effect"
import * as AtomicFile from "../../../kernel/files/AtomicFile.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { fromEither } from "../../../kernel/util/Effects.ts"
import { Idle } from "../../../kernel/util/Idle.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import { GodotSettings } from "../GodotSettings.ts"
import { type Contents, encode, IndexUnfit, type Named, type Opened, type Origin, open } from "./IndexFile.ts"

/**
 * No one waits for the writing, and the first requests come just then: it begins when nothing has been asked for
 * `quiet`, or after `patience`, and requests wait for a `slice` of it. In ms.
 */
const Turn = { quiet: 20, patience: 1500, slice: 2 } as const

const NO_FILE = "what stands there is no regular file"

/** Maximum size of a file that is read, in bytes; the index of a thousand classes takes a thirtieth of it. */
const MAX_BYTES = 128 * 1024 * 1024

/** The file could not be written; `reason` is a clause. */
export class IndexUnwritten extends Data.TaggedError("IndexUnwritten")<{ readonly reason: string }> {}

export class IndexStore extends Context.Tag("godot/IndexStore")<
  IndexStore,
  {
    /** The absolute path of the index file. */
    readonly path: string
    /** What the file holds, where it is whole and was made from exactly `origin`; `early` hears of the names in it first. */
    readonly load: (origin: Origin, early: (named: Named) => Effect.Effect<void>) => Effect.Effect<Stored, IndexUnfit>
    /** Replaces the file, whole or not at all; its size in bytes. */
    readonly save: (origin: Origin, contents: Contents) => Effect.Effect<number, IndexUnwritten>
  }
>() {
  static readonly layer = Layer.effect(
    IndexStore,
    Effect.gen(function* () {
      const disk = yield* Effect.context<FileSystem.FileSystem | Path.Path>()
      const paths = yield* Path.Path
      const files = yield* Files
      const settings = yield* GodotSettings
      const { lasting } = yield* Idle
      const path = paths.resolve(settings.indexPath)

      const opened = (origin: Origin): Effect.Effect<Opened & Pick<Stored, "size">, IndexUnfit> =>
        attempt((): Either.Either<Opened & Pick<Stored, "size">, IndexUnfit> => {
          const stat = files.stat(path)
          if (stat === undefined) return Either.left(new IndexUnfit({ reason: "there is none yet" }))
          if (stat.kind !== "file") return Either.left(new IndexUnfit({ reason: NO_FILE }))
          if (stat.size > MAX_BYTES) return Either.left(new IndexUnfit({ reason: `it has ${stat.size} bytes` }))
          const bytes = files.readBytes(path)
          return Either.map(open(bytes, origin), (found) => ({ ...found, size: bytes.length }))
        }).pipe(
          Effect.mapError(({ message }) => new IndexUnfit({ reason: `it cannot be read: ${message}` })),
          Effect.flatMap(fromEither)
        )

      const load = (origin: Origin, early: (named: Named) => Effect.Effect<void>): Effect.Effect<Stored, IndexUnfit> =>
        Effect.gen(function* () {
          const { contents, size, ...named } = yield* opened(origin)
          yield* early(named)
          // Who only looks up has the answer before the greater part of the work begins.
          yield* TimeSlices.pause
          return { ...(yield* fromEither(contents())), size }
        })

      /** Nothing takes the place of a device or a folder: `/dev/null` says that none is wanted. */
      const replaceable = attempt(() => files.stat(path)).pipe(
        Effect.mapError(({ message }) => new IndexUnwritten({ reason: message })),
        Effect.filterOrFail(
          (stat) => stat === undefined || stat.kind === "file",
          () => new IndexUnwritten({ reason: NO_FILE })
        )
      )

      const write = (origin: Origin, contents: Contents) =>
        Effect.timeoutOption(lasting(Turn.quiet), Turn.patience).pipe(
          Effect.zipRight(TimeSlices.run(() => encode(origin, contents), { slice: Turn.slice })),
          Effect.flatMap((bytes) => Effect.as(AtomicFile.write(path, bytes), bytes.length)),
          Effect.zipLeft(settings.isIndexInProject === true ? ignored : Effect.void),
          Effect.mapError(({ message }) => new IndexUnwritten({ reason: message })),
          Effect.provide(disk)
        )

      /** Keeps the folder of the index out of a game's version control. */
      const ignored = Effect.gen(function* () {
        const fs = yield* FileSystem.FileSystem
        const file = paths.join(paths.dirname(path), ".gitignore")
        if (!(yield* fs.exists(file))) yield* fs.writeFileString(file, "*\n")
      }).pipe(Effect.ignore)

      const save = (origin: Origin, contents: Contents): Effect.Effect<number, IndexUnwritten> =>
        Effect.zipRight(replaceable, write(origin, contents))

      return IndexStore.of({ path, load, save })
    })
  )
}

export interface Stored extends Contents {
  /** Of the file, in bytes. */
  readonly size: number
}
