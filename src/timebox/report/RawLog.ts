/** raw.log: everything that a run wrote, as a stream; if that is too much, the beginning and the end. */
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Effect, Equal, type Scope } from "effect"
import { isDiskFullMessage } from "../../kernel/files/WhyNotWritten.ts"
import type { Chunk } from "../process/Run.ts"
import { CappedLog, type Cut } from "./CappedLog.ts"

export interface RawLog {
  /** Writes output; never fails: `close` reports what could not be written. */
  readonly write: (chunk: Chunk) => Effect.Effect<void>
  /** Number of lines of output that have ended so far. */
  readonly lines: () => number
  /** Writes the held output; `problem`: why the file is incomplete. Idempotent. */
  readonly close: Effect.Effect<{ readonly cut: Cut | null; readonly problem: string | null }>
  /** Checks whether the path still is the file that is written. */
  readonly isInPlace: Effect.Effect<boolean>
  /** Cuts bytes off the end of a closed log that filled the disk, as room for other files. */
  readonly makeRoom: (bytes: number) => Effect.Effect<void>
}

export interface Options {
  readonly path: string
  /** Maximum size of the whole file, in bytes. */
  readonly cap: number
  /** Time of the start, in ms since 1970. */
  readonly startedAt: number
}

/** Opens a log; an earlier file at the path is replaced. */
export const open = Effect.fnUntraced(function* (
  options: Options
): Effect.fn.Return<RawLog, PlatformError, FileSystem.FileSystem | Scope.Scope> {
  const fs = yield* FileSystem.FileSystem
  // Anything at that path is replaced, never written through: it may be a link.
  const create = fs.open(options.path, { flag: "wx" })
  const file = yield* Effect.orElse(create, () => Effect.andThen(Effect.ignore(fs.remove(options.path)), create))
  const log = new CappedLog(options)
  let problem: string | null = null
  /** What was left out; `undefined` until the log is closed. */
  let cut: Cut | null | undefined

  const append = (bytes: Uint8Array): Effect.Effect<void> =>
    problem !== null || bytes.length === 0
      ? Effect.void
      : Effect.catchAll(file.writeAll(bytes), (error) =>
          Effect.sync(() => {
            problem = error.message
          })
        )

  return {
    write: (chunk) => Effect.suspend(() => (cut === undefined ? append(log.push(chunk)) : Effect.void)),
    lines: () => log.lines,
    close: Effect.gen(function* () {
      if (cut === undefined) {
        const end = log.finish()
        cut = end.cut
        for (const part of end.parts) yield* append(part)
      }
      return { cut, problem }
    }),
    isInPlace: Effect.all([Effect.isSuccess(fs.readLink(options.path)), fs.stat(options.path), file.stat], {
      concurrency: "unbounded"
    }).pipe(
      // Some file systems number an open file in another way than its path.
      Effect.map(
        ([isLink, there, own]) =>
          !isLink && there.type === "File" && (Equal.equals(there.ino, own.ino) || there.size === own.size)
      ),
      Effect.orElseSucceed(() => false)
    ),
    makeRoom: (bytes) =>
      problem !== null && isDiskFullMessage(problem)
        ? file.stat.pipe(
            Effect.flatMap(({ size }) => file.truncate(Math.max(0, Number(size) - bytes))),
            Effect.ignore
          )
        : Effect.void
  } satisfies RawLog
})

/** Writes the output that is still held if the command has replaced the log or removed it, as clearing caches may. */
export const restore = Effect.fnUntraced(
  function* (options: Options, pieces: Iterable<Chunk>) {
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    const isReplaced = (yield* fs.exists(options.path)) || (yield* Effect.isSuccess(fs.readLink(options.path)))
    yield* fs.makeDirectory(paths.dirname(options.path), { recursive: true })
    const log = yield* open(options)
    for (const piece of pieces) yield* log.write(piece)
    yield* log.close
    return `raw.log was ${isReplaced ? "replaced" : "removed"} during the run; it holds only the end of the output.`
  },
  Effect.scoped,
  Effect.catchAll((error) => Effect.succeed(error.message))
)
