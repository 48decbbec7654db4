/**
 * The only door to the disk: opens one Markdown file below the base directory and
 * makes sure that what is read is that file, in one state.
 *
 * A path is checked, the file is opened without following a last link and without
 * blocking, and then the open file is checked again: were a link or folder swapped
 * in between, it is closed unread. Effect's FileSystem has no such open, so `node:fs`
 * does it here, and `ByteSource.ts` reads what was opened.
 */
import { type BigIntStats, closeSync, constants, fstatSync, lstatSync, openSync } from "node:fs"
import type { FileSystem, Path } from "@effect/platform"
import { Clock, Context, Data, Effect, type Exit, Layer, Option, Schedule } from "effect"
import { Files } from "../../kernel/files/Files.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import * as PathJail from "../../kernel/files/PathJail.ts"
import { AccessDenied, type NotFound, notFound, TooLarge, Unsupported } from "../../kernel/mcp/Failure.ts"
import { nearest } from "../../kernel/util/NearNames.ts"
import { clip } from "../../kernel/util/Text.ts"
import * as MarkdownFiles from "./MarkdownFiles.ts"

export type Refusal = AccessDenied | NotFound | TooLarge | Unsupported

/** A file that passed every check; open for as long as it is used. */
export interface OpenFile {
  /** Relative to the base, with `/`: how answers and URIs name the file. */
  readonly filePath: string
  /** Of the file as it was opened; its `path` is the real one. */
  readonly fingerprint: Fingerprint.Fingerprint
  /** In bytes. */
  readonly size: number
  /** Good in every thread of the process until the use ends. */
  readonly descriptor: number
}

/** Limits of one file, and of the waiting for one that is being written. */
export const LIMITS = {
  /** Bytes: 50 MiB. */
  size: 50 * 1024 * 1024,
  /** Milliseconds left to a file that changed within the last tick of its clock: a second change could hide in it. */
  settle: 20,
  /** Milliseconds before each new try with a file that changed while it was read. */
  pauses: [30, 100, 300]
} as const

export class AccessGuard extends Context.Tag("mdatlas/AccessGuard")<
  AccessGuard,
  {
    /** The real path of the base directory. */
    readonly base: string
    /**
     * Runs `work` on the file. If the file changed meanwhile, whatever came of it is thrown
     * away and `work` runs again on the new state: no answer is a mixture of two.
     */
    readonly use: <A, E, R>(
      filePath: string,
      work: (file: OpenFile) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | Refusal, R>
    /** The Markdown files below the base. */
    readonly list: Effect.Effect<MarkdownFiles.Listing>
  }
>() {
  /** Guards `directory`; fails when that is missing or is no directory. */
  static readonly layer = (
    directory: string
  ): Layer.Layer<AccessGuard, Refusal, FileSystem.FileSystem | Path.Path | Files> =>
    Layer.effect(
      AccessGuard,
      Effect.gen(function* () {
        const jail = yield* PathJail.make(directory)
        const list = Effect.provideService(MarkdownFiles.list(jail.root), Files, yield* Files)

        const place = (filePath: string) =>
          jail
            .resolve(filePath)
            .pipe(
              Effect.catchTag("NotFound", () =>
                Effect.flatMap(list, ({ files }) =>
                  notFound({ what: "Markdown file", name: filePath, suggestions: near(filePath, files) })
                )
              )
            )

        const open = Effect.fnUntraced(function* (filePath: string) {
          const { real, relative } = yield* place(filePath)
          const before = standing(real)
          // The real path had no link a moment ago.
          if (before === undefined || before.isSymbolicLink()) return yield* new Changed()
          yield* admit(relative, before)
          const acquired = yield* Effect.acquireRelease(openUnfollowed(real, relative), (opened) =>
            Effect.sync(() => Option.map(opened, closeSync))
          )
          if (Option.isNone(acquired)) return yield* new Changed()
          const descriptor = acquired.value
          const opened = fstatSync(descriptor, { bigint: true })
          // The second look: the real path leads to the very file that was opened, or nothing is read.
          const again = yield* place(filePath)
          const after = standing(again.real)
          if (after === undefined || !isSame(after, opened)) return yield* new Changed()
          yield* admit(again.relative, opened)
          return openFile(again, descriptor, opened)
        })

        /** What came of the work; thrown away when the file changed meanwhile. */
        const attempt = <A, E, R>(
          filePath: string,
          work: (file: OpenFile) => Effect.Effect<A, E, R>
        ): Effect.Effect<Exit.Exit<A, E>, Changed | Refusal, R> =>
          Effect.gen(function* () {
            const file = yield* open(filePath)
            const now = yield* Clock.currentTimeMillis
            if (Fingerprint.isYoung(file.fingerprint, now, LIMITS.settle)) yield* Effect.sleep(LIMITS.settle)
            const exit = yield* Effect.exit(work(file))
            return isUnchanged(file) ? exit : yield* new Changed()
          }).pipe(Effect.scoped)

        const use = <A, E, R>(
          filePath: string,
          work: (file: OpenFile) => Effect.Effect<A, E, R>
        ): Effect.Effect<A, E | Refusal, R> =>
          attempt(filePath, work).pipe(
            Effect.retry({
              schedule: Schedule.fromDelays(...LIMITS.pauses),
              while: ({ _tag }) => _tag === "Changed"
            }),
            Effect.catchTag("Changed", () =>
              Effect.fail(
                new Unsupported({ message: `${quoted(filePath)} keeps changing; ask again once it is written.` })
              )
            ),
            Effect.flatten
          )

        return { base: jail.root, use, list }
      })
    )
}

/** What stands at the path changed while it was opened or read. */
class Changed extends Data.TaggedError("Changed") {}

const quoted = (path: string) => JSON.stringify(clip(path))

// Not every system has these flags.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** What stands at a real path, a link not followed. */
const standing = (real: string): BigIntStats | undefined => {
  try {
    return lstatSync(real, { bigint: true, throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const isSame = (a: BigIntStats, b: BigIntStats) => a.dev === b.dev && a.ino === b.ino

/** Whether the file is of a kind that is read at all, told before it is opened and again after. */
const admit = (relative: string, stat: BigIntStats): Effect.Effect<void, Unsupported | TooLarge> => {
  const refuse = (why: string) => new Unsupported({ message: `${quoted(relative)} ${why}` })
  if (stat.isDirectory()) return refuse("is a directory; name a Markdown file in it.")
  if (!stat.isFile()) return refuse("is not a regular file.")
  if (!MarkdownFiles.isMarkdown(relative)) return refuse("is not a Markdown file: only .md and .markdown are read.")
  if (stat.size <= LIMITS.size) return Effect.void
  return new TooLarge({ message: `${quoted(relative)} has ${stat.size} bytes; at most ${LIMITS.size} are read.` })
}

/** None when the file is gone or a link has taken its place since it was looked at. */
const openUnfollowed = (real: string, relative: string): Effect.Effect<Option.Option<number>, AccessDenied> =>
  Effect.suspend(() => {
    try {
      return Effect.succeedSome(openSync(real, FLAGS))
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined
      if (code === "ENOENT" || code === "ELOOP" || code === "ENOTDIR") return Effect.succeedNone
      return new AccessDenied({ message: `${quoted(relative)} may not be read (${String(code)}).` })
    }
  })

const openFile = (at: PathJail.Inside, descriptor: number, stat: BigIntStats): OpenFile => {
  const { mtimeNs, ctimeNs, ino, dev } = stat
  const size = Number(stat.size)
  return { filePath: at.relative, fingerprint: { path: at.real, size, mtimeNs, ctimeNs, ino, dev }, size, descriptor }
}

/** Whether no one has written to the file, replaced or removed it since it was opened. */
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

/** Files whose path is near, then those whose name alone is, then those whose name holds the one asked for. */
const near = (filePath: string, files: ReadonlyArray<string>): Array<string> => {
  const stemOf = (path: string) =>
    path
      .slice(path.lastIndexOf("/") + 1)
      .replace(/\.(?:md|markdown)$/i, "")
      .toLowerCase()
  const wanted = stemOf(filePath)
  const byName = new Set(nearest(wanted, files.map(stemOf)))
  const named = files.filter((file) => byName.has(stemOf(file)))
  const holding = wanted === "" ? [] : files.filter((file) => stemOf(file).includes(wanted))
  return [...new Set([...nearest(filePath, files), ...named, ...holding])].slice(0, 5)
}
