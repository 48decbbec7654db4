/**
 * Keeps outlines so that files need not be scanned again: the last hundred in memory, up to a thousand on disk.
 *
 * An outline belongs to one state of one file. What does not fit that state, or is not
 * what this version writes, counts as absent; nothing here can make an answer wrong.
 */
import { createHash } from "node:crypto"
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Context, Effect, FiberSet, Layer, Option, Scope } from "effect"
import * as AtomicFile from "../../kernel/files/AtomicFile.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import { errorCode } from "../../kernel/util/errorCode.ts"
import { Idle } from "../../kernel/util/Idle.ts"
import type { Outline } from "../document/Outline.ts"
import * as OutlineJson from "../document/OutlineJson.ts"

export class StructureCache extends Context.Tag("mdatlas/StructureCache")<
  StructureCache,
  {
    /** Returns the outline of the file in this state; one read from disk is kept in memory. */
    readonly get: (file: Fingerprint.Fingerprint) => Effect.Effect<Outline | undefined>
    /** Keeps the outline in memory now and writes it to disk a little later, when the answer is out. */
    readonly put: (file: Fingerprint.Fingerprint, outline: Outline) => Effect.Effect<void>
  }
>() {
  static readonly memory = Layer.sync(StructureCache, () => {
    const recent = new Recent()
    return {
      get: (file) => Effect.sync(() => recent.get(file)),
      put: (file, outline) => Effect.sync(() => recent.put(file, outline))
    }
  })

  /** Keeps a file for each outline in `directory`; where that may not be written, warns and uses memory alone. */
  static readonly make = (directory: string) =>
    Effect.gen(function* () {
      const context = yield* Effect.context<FileSystem.FileSystem | Path.Path>()
      const fs = yield* FileSystem.FileSystem
      const paths = yield* Path.Path
      const home = paths.resolve(directory)
      const recent = new Recent()
      const writing = yield* Scope.make()
      const writes = yield* Scope.extend(FiberSet.make(), writing)
      // Finalizers are uninterruptible by default, and so is a write to a disk that hangs:
      // the end does not wait for it.
      yield* Effect.addFinalizer((exit) =>
        FiberSet.awaitEmpty(writes).pipe(
          Effect.interruptible,
          Effect.timeoutOption(LIMITS.atTheEnd),
          Effect.andThen(Effect.forkDaemon(Scope.close(writing, exit)))
        )
      )
      // A cache folder of an earlier version may be readable for all.
      yield* Effect.ignore(fs.chmod(home, PRIVATE.folderMode))
      const oneByOne = yield* Effect.makeSemaphore(1)
      let isWritable = true
      /** True from a failed write to the next that succeeds: of failures in a row, the first is logged. */
      let hasWarned = false
      const { awaitQuiet } = yield* Idle
      const quiet = Effect.raceFirst(awaitQuiet(LIMITS.afterTheAnswer), Effect.sleep(LIMITS.atLast))

      const place = ({ path }: Fingerprint.Fingerprint) => paths.join(home, nameOf(path))

      const load = Effect.fnUntraced(
        function* (file: Fingerprint.Fingerprint) {
          const path = place(file)
          const info = yield* fs.stat(path)
          const outline = info.size > LIMITS.bytes ? undefined : revive(yield* fs.readFile(path), file)
          if (outline === undefined) yield* fs.remove(path)
          return outline
        },
        Effect.orElseSucceed(() => undefined)
      )

      const save = (file: Fingerprint.Fingerprint, outline: Outline) =>
        Effect.suspend(() => AtomicFile.write(place(file), preserve(file, outline), PRIVATE)).pipe(
          Effect.andThen(Effect.ignore(thinOut(home))),
          Effect.tap(() => {
            hasWarned = false
          }),
          Effect.catchAll((error) => {
            isWritable = !isForGood(error)
            const wasKnown = hasWarned && isWritable
            hasWarned = true
            const howLong = isWritable ? " for now" : ""
            return wasKnown
              ? Effect.void
              : Effect.logWarning(
                  `Outlines stay in memory only${howLong}: ${home} cannot be written: ${whyNotWritten(error.message)}`
                )
          }),
          Effect.provide(context),
          // An earlier write may have found that nothing can be written.
          Effect.when(() => isWritable),
          oneByOne.withPermits(1)
        )

      return StructureCache.of({
        get: (file) =>
          Effect.suspend(() => {
            const outline = recent.get(file)
            if (outline !== undefined) return Effect.succeed(outline)
            return Effect.tap(load(file), (loaded) => {
              if (loaded !== undefined) recent.put(file, loaded)
            })
          }),
        put: Effect.fnUntraced(function* (file, outline) {
          recent.put(file, outline)
          if (!isWritable || (yield* FiberSet.size(writes)) >= LIMITS.waiting) return
          yield* FiberSet.run(writes, Effect.andThen(quiet, save(file, outline)))
        })
      })
    })

  static readonly layer = (directory: string) => Layer.scoped(this, this.make(directory))
}

/** Removes the files of a cache folder that were written longest ago when there are too many. */
const thinOut = Effect.fnUntraced(function* (home: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const names = (yield* fs.readDirectory(home)).filter((name) => OURS.test(name))
  if (names.length <= LIMITS.files) return
  const aged = yield* Effect.forEach(names, (name) =>
    Effect.map(fs.stat(paths.join(home, name)), ({ mtime }) => ({ name, mtime }))
  )
  const age = ({ mtime }: (typeof aged)[number]) => (Option.isSome(mtime) ? mtime.value.getTime() : 0)
  aged.sort((a, b) => age(a) - age(b))
  const old = aged.slice(0, names.length - LIMITS.files / 2)
  yield* Effect.forEach(old, ({ name }) => fs.remove(paths.join(home, name)), { discard: true })
})

const LIMITS = {
  /** Maximum number of outlines in memory, and about how many bytes they may take together. */
  recent: 100,
  weight: 32 * 1024 * 1024,
  /** Maximum size of one file on disk, in bytes; a larger one is not ours. */
  bytes: 64 * 1024 * 1024,
  /** Maximum number of files on disk; beyond that the older half is removed. */
  files: 1000,
  /** Maximum number of writes that wait; while a slow disk keeps so many waiting, outlines stay in memory only. */
  waiting: 100,
  /** Times in ms: without requests before a write, the longest wait for them, and the wait for writes at the end. */
  afterTheAnswer: 30,
  atLast: 2000,
  atTheEnd: 400
} as const

/** Checks whether the next write will fail too; a full disk and a lack of descriptors are temporary. */
const isForGood = ({ cause }: PlatformError): boolean => FOR_GOOD.has(errorCode(cause))

const FOR_GOOD: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR"])

/** The outlines used last. */
class Recent {
  readonly #entries = new Map<
    string,
    { readonly file: Fingerprint.Fingerprint; readonly outline: Outline; readonly weight: number }
  >()
  #weight = 0

  get(file: Fingerprint.Fingerprint): Outline | undefined {
    const entry = this.#entries.get(file.path)
    if (entry === undefined || !Fingerprint.equals(entry.file, file)) return undefined
    // A Map keeps the order of insertion: the first is the one used longest ago.
    this.#entries.delete(file.path)
    this.#entries.set(file.path, entry)
    return entry.outline
  }

  put(file: Fingerprint.Fingerprint, outline: Outline): void {
    this.#drop(file.path)
    const weight = weightOf(outline)
    this.#entries.set(file.path, { file, outline, weight })
    this.#weight += weight
    for (const path of this.#entries.keys()) {
      if (this.#entries.size <= LIMITS.recent && this.#weight <= LIMITS.weight) break
      if (path !== file.path) this.#drop(path)
    }
  }

  #drop(path: string): void {
    this.#weight -= this.#entries.get(path)?.weight ?? 0
    this.#entries.delete(path)
  }
}

const weightOf = ({ headings, labels }: Outline): number =>
  200 + 2 * labels.length + (headings === null ? 0 : 25 * headings.levels.length + headings.titles.bytes.length)

/** Permissions of a cache file: titles of a file that only its owner may read are for the owner alone. */
const PRIVATE = { mode: 0o600, folderMode: 0o700 } as const

/** Format of the files that this cache writes; a change of the format changes the number. */
const FORMAT = "mdatlas outline 4"
const OURS = /^[0-9a-f]{32}\.json$/

const nameOf = (path: string): string => `${createHash("sha256").update(path).digest("hex").slice(0, 32)}.json`

/**
 * Yields the content of a cache file in pieces, each good until the next is asked for: as one text it would take
 * several times its bytes.
 */
function* preserve(file: Fingerprint.Fingerprint, outline: Outline): Generator<Uint8Array> {
  yield Buffer.from(headOf(file))
  const hash = createHash("sha256")
  for (const piece of OutlineJson.pieces(outline)) {
    hash.update(piece)
    yield piece
  }
  yield Buffer.from(tailOf(hash.digest("base64")))
}

/** First part of a cache file: the state of the Markdown file. */
const headOf = (file: Fingerprint.Fingerprint): string =>
  `${JSON.stringify({ format: FORMAT, path: file.path, state: Fingerprint.stamp(file) }).slice(0, -1)},"outline":`

/** Last part of a cache file: a digest, which finds damage that leaves valid JSON. */
const tailOf = (digest: string): string => `,"digest":"${digest}"}`
const TAIL = tailOf("").length + 44

/** Returns the outline in the bytes of a cache file, if it is of this state of the document. */
const revive = (bytes: Uint8Array, file: Fingerprint.Fingerprint): Outline | undefined => {
  const head = Buffer.from(headOf(file))
  if (!head.equals(bytes.subarray(0, head.length))) return undefined
  const json = bytes.subarray(head.length, -TAIL)
  const tail = tailOf(createHash("sha256").update(json).digest("base64"))
  if (!Buffer.from(tail).equals(bytes.subarray(-TAIL))) return undefined
  try {
    const revived = OutlineJson.decode(JSON.parse(new TextDecoder().decode(json)))
    return revived === undefined || revived.end.byte !== file.size ? undefined : revived
  } catch {
    return undefined
  }
}
