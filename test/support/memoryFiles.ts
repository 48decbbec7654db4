/**
 * Files in memory, for reading and writing: a map from absolute path to bytes, with links and a clock that ticks on
 * every change.
 */
import { dirname } from "node:path"
import { FileSystem, Error as PlatformErrors } from "@effect/platform"
import { type Context, Effect, Layer, Option } from "effect"
import { decode, type Entry, FileError, Files, type Stat } from "../../src/kernel/files/Files.ts"
import { byCodeUnit } from "../../src/kernel/util/Text.ts"

interface Node {
  readonly bytes: Uint8Array
  readonly mtimeNs: bigint
  readonly ino: bigint
}

export interface MemoryFiles {
  readonly files: Context.Tag.Service<Files>
  /** Both services over the same files; of `FileSystem` the functions for writing a file. */
  readonly layer: Layer.Layer<Files | FileSystem.FileSystem>
  /** `mtimeNs`: since 1970; a tick after the change before where it is absent. */
  readonly write: (path: string, content: string | Uint8Array, mtimeNs?: bigint) => void
  readonly remove: (path: string) => void
  /** A symbolic link at `path` that leads to the absolute path `target`. */
  readonly link: (path: string, target: string) => void
  /** Makes writing fail from now on, for this reason; or succeed again. */
  readonly refuseWriting: (reason: string | undefined) => void
  /** Number of files read since the start. */
  readonly reads: () => number
}

export const make = (contents: Readonly<Record<string, string | Uint8Array>> = {}): MemoryFiles => {
  const nodes = new Map<string, Node>()
  const links = new Map<string, string>()
  const folders = new Set<string>()
  let refusal: string | undefined
  let ticks = 1_000_000_000n
  let reads = 0

  const write: MemoryFiles["write"] = (path, content, mtimeNs) => {
    ticks += 1n
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
    nodes.set(path, { bytes, mtimeNs: mtimeNs ?? ticks, ino: nodes.get(path)?.ino ?? ticks })
  }
  for (const [path, content] of Object.entries(contents)) write(path, content)

  /** The path with the first link on it replaced, until there are none. */
  const follow = (path: string): string => {
    for (const [from, to] of links) {
      if (path === from || path.startsWith(`${from}/`)) return follow(to + path.slice(from.length))
    }
    return path
  }
  const clean = (path: string) => (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path)
  const isDirectory = (path: string) =>
    path === "/" || folders.has(path) || [...nodes.keys(), ...links.keys()].some((name) => name.startsWith(`${path}/`))
  const node = (path: string): Node => {
    const real = follow(clean(path))
    const found = nodes.get(real)
    if (found !== undefined) return found
    throw new FileError({ path, code: isDirectory(real) ? "EISDIR" : "ENOENT" })
  }
  const stat = (path: string): Stat | undefined => {
    const real = follow(clean(path))
    const found = nodes.get(real)
    if (found !== undefined) {
      const { mtimeNs, ino } = found
      return { kind: "file", size: found.bytes.length, mtimeNs, ctimeNs: mtimeNs, ino, dev: 1n }
    }
    return isDirectory(real) ? { kind: "directory", size: 0, mtimeNs: 0n, ctimeNs: 0n, ino: 0n, dev: 1n } : undefined
  }

  const files: Context.Tag.Service<Files> = {
    stat,
    list: (path) => {
      const real = follow(clean(path))
      if (!isDirectory(real)) throw new FileError({ path, code: nodes.has(real) ? "ENOTDIR" : "ENOENT" })
      const base = real === "/" ? "/" : `${real}/`
      const entries = new Map<string, Entry>()
      for (const [names, kind] of [[links.keys(), "link"] as const, [nodes.keys(), "file"] as const]) {
        for (const name of names) {
          if (!name.startsWith(base)) continue
          const [first = "", ...rest] = name.slice(base.length).split("/")
          if (!entries.has(first)) entries.set(first, { name: first, kind: rest.length > 0 ? "directory" : kind })
        }
      }
      return [...entries.values()].sort((a, b) => byCodeUnit(a.name, b.name))
    },
    realPath: (path) => {
      const real = follow(clean(path))
      if (!nodes.has(real) && !isDirectory(real)) throw new FileError({ path, code: "ENOENT" })
      return real
    },
    readBytes: (path) => {
      reads += 1
      return node(path).bytes
    },
    readHead: (path, limit) => node(path).bytes.subarray(0, limit),
    readText: (path) => {
      reads += 1
      return decode(node(path).bytes)
    }
  }

  const remove = (path: string) => {
    for (const name of [...nodes.keys()]) if (name === path || name.startsWith(`${path}/`)) nodes.delete(name)
    for (const name of [...folders]) if (name === path || name.startsWith(`${path}/`)) folders.delete(name)
    links.delete(path)
  }

  const fails = (method: string, path: string, reason: PlatformErrors.SystemErrorReason, description?: string) =>
    Effect.fail(
      new PlatformErrors.SystemError({
        module: "FileSystem",
        method,
        reason,
        pathOrDescriptor: path,
        ...(description === undefined ? {} : { description })
      })
    )
  /** Runs a change unless writing is refused. */
  const change = (method: string, path: string, run: () => void) =>
    Effect.suspend(() => (refusal === undefined ? Effect.sync(run) : fails(method, path, "Unknown", refusal)))
  const orMissing = <A>(method: string, path: string, read: () => A | undefined) =>
    Effect.suspend(() => {
      const found = read()
      return found === undefined ? fails(method, path, "NotFound") : Effect.succeed(found)
    })

  const fileSystem = FileSystem.makeNoop({
    exists: (path) => Effect.sync(() => stat(path) !== undefined),
    makeDirectory: (path) => change("makeDirectory", path, () => void folders.add(path)),
    readDirectory: (path) =>
      Effect.sync(() => (isDirectory(follow(clean(path))) ? files.list(path).map(({ name }) => name) : [])),
    stat: (path) =>
      orMissing("stat", path, () => {
        const found = stat(path)
        return found && infoOf(found)
      }),
    chmod: () => Effect.void,
    readFile: (path) =>
      orMissing("readFile", path, () => nodes.get(follow(clean(path)))).pipe(
        Effect.map(({ bytes }) => new Uint8Array(bytes))
      ),
    readFileString: (path) =>
      orMissing("readFileString", path, () => nodes.get(follow(clean(path)))).pipe(
        Effect.map(({ bytes }) => new TextDecoder().decode(bytes))
      ),
    remove: (path) => change("remove", path, () => remove(path)),
    rename: (from, to) =>
      Effect.flatMap(
        orMissing("rename", from, () => nodes.get(from)),
        ({ bytes }) =>
          change("rename", to, () => {
            remove(from)
            nodes.delete(to)
            write(to, bytes)
          })
      ),
    writeFileString: (path, text) => change("writeFileString", path, () => write(path, text)),
    open: (path, options) =>
      Effect.suspend(() => {
        if (options?.flag === "wx") {
          if (stat(dirname(path)) === undefined) return fails("open", path, "NotFound")
          if (nodes.has(path)) return fails("open", path, "AlreadyExists")
        }
        let content: Uint8Array = new Uint8Array(0)
        const file: Pick<FileSystem.File, "writeAll" | "sync"> = {
          writeAll: (bytes) =>
            change("writeAll", path, () => {
              content = Buffer.concat([content, bytes])
              write(path, content)
            }),
          sync: Effect.void
        }
        return Effect.succeed(file as FileSystem.File)
      })
  })

  return {
    files,
    layer: Layer.merge(Layer.succeed(Files, files), Layer.succeed(FileSystem.FileSystem, fileSystem)),
    write,
    remove,
    link: (path, target) => links.set(path, target),
    refuseWriting: (reason) => {
      refusal = reason
    },
    reads: () => reads
  }
}

const infoOf = ({ kind, size, mtimeNs }: Stat): FileSystem.File.Info => ({
  type: kind === "directory" ? "Directory" : "File",
  mtime: Option.some(new Date(Number(mtimeNs / 1_000_000n))),
  atime: Option.none(),
  birthtime: Option.none(),
  dev: 1,
  ino: Option.none(),
  mode: 0o600,
  nlink: Option.none(),
  uid: Option.none(),
  gid: Option.none(),
  rdev: Option.none(),
  size: FileSystem.Size(size),
  blksize: Option.none(),
  blocks: Option.none()
})

export const layer = (contents: Readonly<Record<string, string>>): MemoryFiles["layer"] => make(contents).layer

/** Files of which the system shows the names alone, as in a folder that may be read and not searched. */
export const namesOnly = (contents: Readonly<Record<string, string>>): Layer.Layer<Files> => {
  const { files } = make(contents)
  const refused = (path: string): never => {
    throw new FileError({ path, code: "EACCES" })
  }
  const stat = (path: string) => (path in contents ? refused(path) : files.stat(path))
  return Layer.succeed(Files, { ...files, stat, readBytes: refused, readText: refused })
}
