/**
 * Writes a file completely or not at all.
 *
 * The content is written to a temporary file beside it, flushed to the disk and renamed in one step, so that a reader
 * sees either the old file or the new one, even after a power failure. With `isForced: false` the write does not wait
 * for the disk.
 */
import { createHash, randomUUID } from "node:crypto"
import { hostname } from "node:os"
import { FileSystem, Path } from "@effect/platform"
import { type PlatformError, SystemError } from "@effect/platform/Error"
import { Clock, Effect, Option } from "effect"
import { isAlive } from "../process/Subprocess.ts"
import { hasReason } from "./PlatformReason.ts"
import { rename } from "./Rename.ts"

/** Age in ms after which an abandoned sibling is removed, whichever machine wrote it. */
const ABANDONED_AFTER = 3_600_000

export interface Options {
  /** Permission bits of the file; those of the process's umask where absent. */
  readonly mode?: number
  /** Permission bits of the folders made for it; by umask where absent. */
  readonly folderMode?: number
  /** False if the file may be lost, or be empty, after a power failure. */
  readonly isForced?: boolean
  /** True if the folder is new, and so holds no temporary file of a killed writer. */
  readonly isFolderNew?: boolean
}

/**
 * Replaces the file at `path`, making its folder if it is missing. Pieces are pulled as they are written. On failure or
 * interruption the old file stays, without a temporary file beside it. Those that killed writers have left are removed
 * too.
 *
 * @see https://man7.org/linux/man-pages/man2/fsync.2.html
 */
export const write = Effect.fnUntraced(function* (
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
  { mode, folderMode, isForced = true, isFolderNew = false }: Options = {}
) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const folder = paths.dirname(path)
  if (!isFolderNew) yield* sweep(path)

  const sibling = siblingName(path)
  const whole = typeof content === "string" ? new TextEncoder().encode(content) : content
  const pieces = whole instanceof Uint8Array ? [whole] : whole
  /** Reports errors under the name of the file: siblings have random names, so one failure would look like many. */
  const named = <A, R>(step: Effect.Effect<A, PlatformError, R>) =>
    Effect.mapError(step, (error) => (error._tag === "SystemError" ? renamed(error, sibling, path) : error))
  const create = named(fs.open(sibling, { flag: "wx", ...(mode === undefined ? {} : { mode }) }))
  yield* Effect.gen(function* () {
    // Most folders exist, so folders are made only after the first attempt fails.
    const file = yield* Effect.catchIf(create, hasReason("NotFound"), () =>
      Effect.andThen(makeFolder(folder, folderMode), create)
    )
    for (const piece of pieces) yield* named(file.writeAll(piece))
    if (isForced) yield* named(file.sync)
  }).pipe(
    Effect.scoped,
    Effect.andThen(named(rename(fs, sibling, path))),
    Effect.onError(() => Effect.ignore(fs.remove(sibling)))
  )
  if (!isForced) return
  // Makes the new name itself durable; not every system can open a directory.
  yield* fs.open(folder, { flag: "r" }).pipe(
    Effect.flatMap((file) => file.sync),
    Effect.scoped,
    Effect.ignore
  )
})

/** Returns an error about the file `from` as one about `to`. */
const renamed = ({ module, method, reason, description, syscall, cause }: SystemError, from: string, to: string) =>
  new SystemError({
    module,
    method,
    reason,
    pathOrDescriptor: to,
    ...(description === undefined ? {} : { description: description.replaceAll(from, to) }),
    ...(syscall === undefined ? {} : { syscall }),
    ...(cause === undefined ? {} : { cause })
  })

/** Makes folders one by one: below special ones such as `/proc`, Node's recursive form never returns. */
const makeFolder = Effect.fnUntraced(function* (
  folder: string,
  mode: number | undefined
): Effect.fn.Return<void, PlatformError, FileSystem.FileSystem | Path.Path> {
  const fs = yield* FileSystem.FileSystem
  if (yield* fs.exists(folder)) return
  const parent = (yield* Path.Path).dirname(folder)
  if (parent !== folder) yield* makeFolder(parent, mode)
  // Another server may have made it at the same moment.
  yield* Effect.catchIf(
    fs.makeDirectory(folder, mode === undefined ? {} : { mode }),
    hasReason("AlreadyExists"),
    () => Effect.void
  )
})

/** `NAME.HOST-PID-RANDOM.tmp`, beside the file. */
const siblingName = (path: string): string => `${path}.${host()}-${process.pid}-${randomUUID().slice(0, 8)}.tmp`

const host = (): string => createHash("sha256").update(hostname()).digest("hex").slice(0, 8)

const suffix = /^\.([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{8}\.tmp$/

/** Removes the temporary files of writers that no longer run. */
const sweep = Effect.fnUntraced(function* (path: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const folder = paths.dirname(path)
  const name = paths.basename(path)
  const now = yield* Clock.currentTimeMillis
  for (const entry of yield* fs.readDirectory(folder)) {
    const parts = entry.startsWith(name) ? suffix.exec(entry.slice(name.length)) : null
    if (parts === null) continue
    const sibling = paths.join(folder, entry)
    const ours = parts[1] === host() && !isAlive(Number(parts[2]))
    const age = fs.stat(sibling).pipe(Effect.map((info) => now - ageOf(info.mtime, now)))
    if (ours || (yield* age) > ABANDONED_AFTER) yield* fs.remove(sibling)
  }
}, Effect.ignore)

const ageOf = (mtime: Option.Option<Date>, now: number): number =>
  Option.match(mtime, { onNone: () => now, onSome: (date) => date.getTime() })
