/**
 * Reads the file system synchronously.
 *
 * Files that are in the page cache are read many times faster one after the other than through promises; loops over
 * hundreds of them use these plain functions and yield between slices. Each throws only `FileError`; `attempt` turns
 * that into an Effect.
 */
import { closeSync, constants, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from "node:fs"
import { Context, Data, Effect, Layer } from "effect"
import { errorCode } from "../util/errorCode.ts"
import { byCodeUnit } from "../util/Text.ts"
import * as TimeSlices from "../util/TimeSlices.ts"

/** An error of the file system; `code` is the system's own name for it, such as `EACCES`. */
export class FileError extends Data.TaggedError("FileError")<{ readonly path: string; readonly code: string }> {
  override get message() {
    return `${this.path}: ${reasons.get(this.code) ?? this.code}`
  }
  /** True if nothing exists at the path. */
  get isMissing() {
    return this.code === "ENOENT" || this.code === "ENOTDIR"
  }
}

const reasons: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "does not exist"],
  ["ENOTDIR", "is not below a directory"],
  ["EACCES", "may not be read"],
  ["EPERM", "may not be read"],
  ["EISDIR", "is a directory"],
  ["ELOOP", "is a symbolic link loop"],
  ["ENAMETOOLONG", "has a name that is too long"],
  ["EMFILE", "too many files are open"]
])

export type EntryKind = "file" | "directory" | "link" | "other"

/** One name in a directory; a symbolic link is not followed. */
export interface Entry {
  readonly name: string
  readonly kind: EntryKind
}

/** The state of the file or directory at a path, symbolic links followed. Times in nanoseconds since 1970. */
export interface Stat {
  readonly kind: Exclude<EntryKind, "link">
  /** In bytes. */
  readonly size: number
  readonly mtimeNs: bigint
  readonly ctimeNs: bigint
  readonly ino: bigint
  readonly dev: bigint
}

export class Files extends Context.Tag("kernel/Files")<
  Files,
  {
    /** `undefined` if nothing exists there, or a symbolic link leads nowhere. */
    readonly stat: (path: string) => Stat | undefined
    /** The names in a directory, sorted by code units. */
    readonly list: (path: string) => ReadonlyArray<Entry>
    /** The absolute path of `path`, with every symbolic link followed. */
    readonly realPath: (path: string) => string
    readonly readBytes: (path: string) => Uint8Array
    /** The first bytes of a file, at most `limit`. */
    readonly readHead: (path: string, limit: number) => Uint8Array
    /** The text of a UTF-8 file without its byte order mark; bytes that are not UTF-8 become U+FFFD. */
    readonly readText: (path: string) => string
  }
>() {
  static readonly make = Effect.sync(() => diskFiles)

  static readonly layer = Layer.effect(this, this.make)
}

/** Runs synchronous file access as an Effect; anything thrown but a `FileError` is a defect. */
export const attempt = <A>(access: () => A): Effect.Effect<A, FileError> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(access())
    } catch (error) {
      return error instanceof FileError ? Effect.fail(error) : Effect.die(error)
    }
  })

/**
 * Returns the result of synchronous file access, or `otherwise` if a file cannot be read.
 *
 * @example
 * accessOr(() => files.readText("/etc/shadow"), "") // "" for most users
 */
export const accessOr = <A, B>(access: () => A, otherwise: B): A | B => {
  try {
    return access()
  } catch (error) {
    if (error instanceof FileError) return otherwise
    throw error
  }
}

/** Does what `attempt` does, in slices of this many milliseconds. */
export const attemptInSlices = <A>(access: () => Generator<void, A>, slice: number): Effect.Effect<A, FileError> =>
  Effect.catchAllDefect(TimeSlices.run(access, { slice }), (error) =>
    error instanceof FileError ? Effect.fail(error) : Effect.die(error)
  )

/**
 * Decodes UTF-8, without a byte order mark.
 *
 * @example
 * decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)) // "a"
 */
export const decode = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8")
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

const kindOf = (node: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): EntryKind =>
  node.isFile() ? "file" : node.isDirectory() ? "directory" : node.isSymbolicLink() ? "link" : "other"

/** Returns the kind of a file by its mode bits; the methods of a `BigIntStats` take several times as long. */
const kindOfMode = (mode: number): Stat["kind"] => {
  const format = mode & constants.S_IFMT
  return format === constants.S_IFREG ? "file" : format === constants.S_IFDIR ? "directory" : "other"
}

/**
 * Flags to open a file for reading without waiting: opening a pipe would stop the whole server until someone writes.
 */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

const opened = <A>(path: string, read: (file: number) => A): A => {
  const file = openSync(path, READ)
  try {
    return read(file)
  } finally {
    closeSync(file)
  }
}

const guard =
  <Rest extends ReadonlyArray<unknown>, A>(access: (path: string, ...rest: Rest) => A) =>
  (path: string, ...rest: Rest): A => {
    try {
      return access(path, ...rest)
    } catch (error) {
      throw new FileError({ path, code: codeOf(error) })
    }
  }

const codeOf = (error: unknown): string => errorCode(error) ?? String(error)

/** The files of this machine. */
export const diskFiles: Context.Tag.Service<Files> = {
  stat: (path) => {
    try {
      const found = statSync(path, { bigint: true, throwIfNoEntry: false })
      if (found === undefined) return undefined
      const { mode, size, mtimeNs, ctimeNs, ino, dev } = found
      return { kind: kindOfMode(Number(mode)), size: Number(size), mtimeNs, ctimeNs, ino, dev }
    } catch (error) {
      const refused = new FileError({ path, code: codeOf(error) })
      if (refused.isMissing) return undefined
      throw refused
    }
  },
  list: guard((path) =>
    readdirSync(path, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
      .sort((a, b) => byCodeUnit(a.name, b.name))
  ),
  realPath: guard((path) => realpathSync.native(path)),
  readBytes: guard((path) => opened(path, (file) => readFileSync(file))),
  readHead: guard((path, limit: number) => {
    const head = Buffer.allocUnsafe(limit)
    return opened(path, (file) => head.subarray(0, readSync(file, head, 0, limit, 0)))
  }),
  readText: guard((path) => decode(opened(path, (file) => readFileSync(file))))
}
