/**
 * Confines paths to a directory.
 *
 * A path is checked by where it really ends, every symbolic link on the way
 * followed, whether that place exists yet or not. What ends outside is refused
 * in the same words whether something is there or not.
 */
import { FileSystem, Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { AccessDenied, NotFound, Unsupported } from "../mcp/Failure.ts"
import { clip } from "../util/Text.ts"
import { hasReason } from "./PlatformReason.ts"

/** A path inside the jail. */
export interface Inside {
  /** The absolute path without any link in it: what may be opened. */
  readonly real: string
  /** The path from the root, with `/` on every system; `.` for the root itself. */
  readonly relative: string
}

export interface PathJail {
  /** The real path of the directory. */
  readonly root: string
  /** Something that exists. `path` is absolute or relative to the root. */
  readonly resolve: (path: string) => Effect.Effect<Inside, AccessDenied | NotFound>
  /** Something that may not exist yet, for writing: where its nearest existing parent puts it. */
  readonly resolveNew: (path: string) => Effect.Effect<Inside, AccessDenied>
}

/** Limits of POSIX file systems, in bytes of UTF-8, and Linux's own for links. */
const LIMITS = { path: 4096, name: 255, links: 40 } as const

/** Makes a jail at `directory`, which must exist; links in its own path are followed once, now. */
export const make = Effect.fn("PathJail.make")(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const named = paths.resolve(directory)
  const root = yield* rootAt(named)
  const rules = pathRules(paths)
  const { below, partsOf } = rules
  /** Refuses a path below an unreadable folder: as unreadable inside the root, elsewhere like any path outside. */
  const unreadable = (place: string, path: string) =>
    below(root, paths.dirname(place)) ? refused(path, "lies in a folder that may not be read.") : outside(path)

  /** Returns the parts of `path` below the root, or why it is refused, without access to the disk. */
  const lexical = (path: string): Effect.Effect<ReadonlyArray<string>, AccessDenied> => {
    const malformed = rules.malformed(path)
    if (malformed !== undefined) return Effect.fail(refused(path, malformed))
    // A root reached by a link has two names; an absolute path may use either.
    const full = paths.resolve(named, path)
    const from = below(named, full) ? named : root
    return below(from, full) ? Effect.succeed(partsOf(paths.relative(from, full))) : Effect.fail(outside(path))
  }

  /** Returns the target of the link at `place`; or none if it is no link. */
  const linkAt = (place: string, path: string) =>
    fs.readLink(place).pipe(
      Effect.asSome,
      Effect.catchAll((error) => (isForbidden(error) ? Effect.fail(unreadable(place, path)) : Effect.succeedNone))
    )

  /** Resolves `parts` from the root, following links part by part as the system would; no part has to exist. */
  const follow = Effect.fnUntraced(function* (path: string, parts: ReadonlyArray<string>) {
    const ahead = [...parts].reverse()
    let real = root
    let links = 0
    while (ahead.length > 0) {
      const part = ahead.pop() ?? ""
      // `..` after a path without links leads to its parent, which has no links either.
      const next = paths.join(real, part)
      const link = yield* linkAt(next, path)
      if (Option.isNone(link)) {
        real = next
        continue
      }
      const target = link.value
      links += 1
      if (links > LIMITS.links) return yield* refused(path, "leads through too many symbolic links, or a loop of them.")
      if (paths.isAbsolute(target)) real = paths.parse(target).root
      ahead.push(...partsOf(paths.isAbsolute(target) ? target.slice(real.length) : target).reverse())
    }
    return real
  })

  const inside = (path: string, real: string): Effect.Effect<Inside, AccessDenied> =>
    below(root, real)
      ? Effect.succeed({ real, relative: partsOf(paths.relative(root, real)).join("/") || "." })
      : Effect.fail(outside(path))

  /** Resolves a path by one call of the system, and part by part only if that fails: most paths exist. */
  const locate = (path: string, parts: ReadonlyArray<string>) =>
    Effect.orElse(fs.realPath(paths.join(root, ...parts)), () => follow(path, parts))

  const resolveNew = (path: string) =>
    lexical(path).pipe(
      Effect.flatMap((parts) => locate(path, parts)),
      Effect.flatMap((real) => inside(path, real))
    )

  const resolve = (path: string) =>
    resolveNew(path).pipe(
      Effect.flatMap(({ real }) =>
        Effect.mapError(fs.realPath(real), (error) =>
          isForbidden(error)
            ? refused(path, "may not be read.")
            : new NotFound({ message: `${JSON.stringify(clip(path))} does not exist.`, suggestions: [] })
        )
      ),
      Effect.flatMap((real) => inside(path, real))
    )

  return { root, resolve, resolveNew } satisfies PathJail
})

/** Returns the real path of the directory. */
const rootAt = Effect.fnUntraced(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  const root = yield* Effect.mapError(
    fs.realPath(directory),
    () =>
      new NotFound({
        message: `The directory ${clip(directory, 240)} does not exist or may not be read.`,
        suggestions: []
      })
  )
  const kind = yield* Effect.option(fs.stat(root))
  if (Option.isNone(kind) || kind.value.type !== "Directory") {
    return yield* new Unsupported({ message: `${clip(directory, 240)} is not a directory.` })
  }
  return root
})

/** Makes the rules for paths in the system's notation; they do not access the disk. */
const pathRules = ({ sep }: Path.Path) => {
  const isWindows = sep === "\\"
  const partsOf = (path: string): Array<string> => path.split(isWindows ? /[\\/]/ : "/")
  /** On Windows, `c:` and `C:` are one drive. */
  const comparable = (path: string) => (isWindows ? path.replace(/^[a-z]:/, (drive) => drive.toUpperCase()) : path)
  return {
    partsOf,
    /** Checks whether `path` is `ancestor` or lies below it. */
    below: (ancestor: string, path: string): boolean => {
      const [above, full] = [comparable(ancestor), comparable(path)]
      return full === above || full.startsWith(above.endsWith(sep) ? above : above + sep)
    },
    /** Returns why no file can have this path; undefined if one can. */
    malformed: (path: string): string | undefined => {
      if (path.includes("\0")) return "holds a NUL character."
      if (sep === "/" && path.includes("\\")) return 'holds a "\\"; separate folders with "/".'
      const isTooLong =
        Buffer.byteLength(path) > LIMITS.path || partsOf(path).some((part) => Buffer.byteLength(part) > LIMITS.name)
      return isTooLong ? "is too long for a path." : undefined
    }
  }
}

const isForbidden = hasReason("PermissionDenied")

const refused = (path: string, why: string) => new AccessDenied({ message: `${JSON.stringify(clip(path))} ${why}` })

const outside = (path: string) => refused(path, "lies outside the allowed directory.")
