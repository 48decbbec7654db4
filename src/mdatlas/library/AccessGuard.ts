/**
 * The only access to the disk: opens one Markdown file below the base directory, and ensures that everything read is
 * from that file in one state.
 *
 * A path is resolved first, so that what lies outside is not opened; the file is then opened without following a last
 * link and without blocking, and judged by its descriptor (`files/BaseFolder.ts`): if a link or folder was swapped in
 * between, it is closed unread.
 */
import { type BigIntStats, closeSync, fstatSync } from "node:fs"
import { Clock, Context, Data, Effect, Layer, Schedule } from "effect"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { AccessDenied, type NotFound, TooLarge, Unsupported } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import * as BaseFolder from "../files/BaseFolder.ts"
import * as FileWalk from "../files/FileWalk.ts"
import { digestOf, withoutUnfinished } from "./GrowingFile.ts"
import * as Places from "./Places.ts"

export type Refusal = AccessDenied | NotFound | TooLarge | Unsupported

/** A file that passed every check; open for as long as it is used. */
export interface OpenFile {
  /** Path relative to the base, with `/`: how answers and URIs name the file. */
  readonly filePath: string
  /** State of the file as it was opened; `path` is the real one. */
  readonly fingerprint: Fingerprint.Fingerprint
  /** Length in bytes. */
  readonly size: number
  /** Descriptor, valid in every thread of the process until the use ends. */
  readonly descriptor: number
}

/** Limits of one file, and of the waiting for one that is being written. */
export const LIMITS = {
  /** Maximum size of a file in bytes: 50 MiB. */
  size: 50 * 1024 * 1024,
  /**
   * Time in ms to wait for a file that changed within the last tick of its clock,
   * in which a second change could hide.
   */
  settle: 20,
  /** Time in ms before each new try with a file that changed while it was read. */
  pauses: [30, 100, 300]
} as const

export class AccessGuard extends Context.Tag("mdatlas/AccessGuard")<
  AccessGuard,
  {
    /** The real path of the base directory. */
    readonly base: string
    /**
     * Runs `work` on the file. If the file changed meanwhile, the result is thrown
     * away and `work` runs again on the new state: no answer mixes two states. A file that is appended to all the time
     * is read as it was when it was opened.
     */
    readonly use: <A, E, R>(
      filePath: string,
      work: (file: OpenFile) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | Refusal, R>
    /** The Markdown files below a folder of the base, named as `folder` names it; of all when absent. */
    readonly list: (folder?: string) => Effect.Effect<Places.Listing>
    /** The path of a folder as a walk takes it: `""`, or with a final `/`. */
    readonly folder: (path: string | undefined) => Effect.Effect<string, Refusal>
    /**
     * Checks whether a path below the base exists; what lies outside counts as existing, so that the answer reveals
     * nothing.
     */
    readonly exists: (path: string) => Effect.Effect<boolean>
    /** The names in a folder by their NFC; undefined for a link or a file. `folder` is its path on disk, or `""`. */
    readonly namesIn: (folder: string) => ReadonlyMap<string, string> | undefined
    readonly rulebook: FileWalk.Rulebook
  }
>() {
  /** Guards `directory`; fails if it does not exist or is not a directory. */
  static readonly make = (
    directory: string,
    rulebook: FileWalk.Rulebook = FileWalk.defaultRulebook,
    system: BaseFolder.System = BaseFolder.nodeSystem
  ) =>
    Effect.gen(function* () {
      const { root, list, place, placeFile, placeFolder } = yield* Places.make(directory, rulebook)

      const folder = Effect.fn("AccessGuard.folder")(function* (path = "") {
        const { relative } = yield* placeFolder(path)
        if (relative === ".") return ""
        const entries = BaseFolder.listFolder(root, relative, system)
        if (!("refused" in entries)) return `${relative}/`
        if (entries.refused === "unreadable")
          return yield* new AccessDenied({ message: `${quoted(relative)} may not be read (${entries.code}).` })
        const why = entries.code === "ENOTDIR" ? "is not a folder." : "changed while it was opened; ask again."
        return yield* new Unsupported({ message: `${quoted(relative)} ${why}` })
      })

      const open = Effect.fnUntraced(function* (filePath: string) {
        const { real, relative } = yield* placeFile(filePath)
        if (relative === ".") return yield* isDirectory(relative)
        // A pipe or a device is not opened at all; everything else is judged after it was opened.
        const before = system.standing(real)
        if (before === undefined || before.isSymbolicLink()) return yield* new Changed()
        if (!before.isFile() && !before.isDirectory()) yield* admit(relative, before, rulebook)
        const opened = yield* Effect.acquireRelease(
          Effect.sync(() => BaseFolder.openFile(root, relative, system)),
          (file) => Effect.sync(() => ("refused" in file ? undefined : closeSync(file.descriptor)))
        )
        if ("refused" in opened) {
          if (opened.refused !== "unreadable") return yield* new Changed()
          return yield* new AccessDenied({ message: `${quoted(relative)} may not be read (${opened.code}).` })
        }
        yield* admit(relative, opened.stat, rulebook)
        return asOpenFile(real, relative.normalize("NFC"), opened)
      })

      /** Returns the exit of `work`; fails with `Changed` when the file changed meanwhile. */
      const attempt = Effect.fnUntraced(function* <A, E, R>(
        filePath: string,
        work: (file: OpenFile) => Effect.Effect<A, E, R>
      ) {
        const file = yield* open(filePath)
        yield* settled(file)
        const exit = yield* Effect.exit(work(file))
        return isUnchanged(file) ? exit : yield* new Changed()
      }, Effect.scoped)

      /** Does the same for a file that is only appended to: what it held when it was opened is one state. */
      const attemptGrowing = Effect.fnUntraced(function* <A, E, R>(
        filePath: string,
        work: (file: OpenFile) => Effect.Effect<A, E, R>
      ) {
        const file = withoutUnfinished(yield* open(filePath))
        yield* settled(file)
        const digest = TimeSlices.run(() => digestOf(file))
        const before = yield* digest
        const exit = yield* Effect.exit(work(file))
        return before !== undefined && before === (yield* digest) ? exit : yield* new Changed()
      }, Effect.scoped)

      const use = <A, E, R>(
        filePath: string,
        work: (file: OpenFile) => Effect.Effect<A, E, R>
      ): Effect.Effect<A, E | Refusal, R> =>
        attempt(filePath, work).pipe(
          Effect.retry({
            schedule: Schedule.fromDelays(...LIMITS.pauses),
            while: ({ _tag }) => _tag === "Changed"
          }),
          Effect.catchTag("Changed", () => attemptGrowing(filePath, work)),
          Effect.catchTag("Changed", () =>
            Effect.fail(
              new Unsupported({ message: `${quoted(filePath)} keeps changing; ask again once it is written.` })
            )
          ),
          Effect.flatten
        )

      const exists = (path: string) =>
        Effect.match(place(path), { onSuccess: () => true, onFailure: (failure) => failure._tag !== "NotFound" })

      const namesIn = (folder: string) => {
        const entries = BaseFolder.listFolder(root, folder, system)
        return "refused" in entries ? undefined : new Map(entries.map(({ name }) => [name.normalize("NFC"), name]))
      }

      return { base: root, use, list, folder, exists, namesIn, rulebook }
    })

  static readonly layer = (directory: string, rulebook?: FileWalk.Rulebook, system?: BaseFolder.System) =>
    Layer.effect(this, this.make(directory, rulebook, system))
}

/** Says that the file or folder at the path changed while it was opened or read. */
class Changed extends Data.TaggedError("Changed") {}

const quoted = (path: string) => JSON.stringify(clip(path))

const isDirectory = (relative: string) =>
  new Unsupported({ message: `${quoted(relative)} is a directory; name a Markdown file in it.` })

/** Checks whether the file is of a kind that is read, before it is opened and again after. */
const admit = (
  relative: string,
  stat: BigIntStats,
  rulebook: FileWalk.Rulebook
): Effect.Effect<void, Unsupported | TooLarge> => {
  const refuse = (why: string) => new Unsupported({ message: `${quoted(relative)} ${why}` })
  if (stat.isDirectory()) return Effect.fail(isDirectory(relative))
  if (!stat.isFile()) return Effect.fail(refuse("is not a regular file."))
  if (!FileWalk.isMarkdown(relative, rulebook)) {
    return Effect.fail(refuse(`is not a Markdown file: only ${rulebook.extensions.join(", ")} are read.`))
  }
  if (stat.size <= LIMITS.size) return Effect.void
  return Effect.fail(
    new TooLarge({ message: `${quoted(relative)} has ${stat.size} bytes; at most ${LIMITS.size} are read.` })
  )
}

const asOpenFile = (real: string, filePath: string, { descriptor, stat }: BaseFolder.OpenDescriptor): OpenFile => {
  const fingerprint = { path: real, ...timesOf(stat) }
  return { filePath, fingerprint, size: fingerprint.size, descriptor }
}

/** Waits where a second change could hide in the tick of the clock in which the file was written. */
const settled = Effect.fnUntraced(function* ({ fingerprint }: OpenFile) {
  const now = yield* Clock.currentTimeMillis
  if (Fingerprint.isYoung(fingerprint, now, LIMITS.settle)) yield* Effect.sleep(LIMITS.settle)
})

/** Checks that the file was not changed, replaced or removed since it was opened. */
const isUnchanged = ({ descriptor, fingerprint }: OpenFile): boolean => {
  const now = fstatSync(descriptor, { bigint: true })
  return Fingerprint.equals(fingerprint, { ...fingerprint, ...timesOf(now) })
}

const timesOf = ({ size, mtimeNs, ctimeNs, ino, dev }: BigIntStats) => ({
  size: Number(size),
  mtimeNs,
  ctimeNs,
  ino,
  dev
})
