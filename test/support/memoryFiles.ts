/** `Files` in memory: a map from absolute path to text, with links and a clock that ticks on every change. */
import { type Context, Layer } from "effect"
import { decode, type Entry, FileError, Files, type Stat } from "../../src/kernel/files/Files.ts"
import { byCodeUnit } from "../../src/kernel/util/Text.ts"

interface Node {
  readonly bytes: Uint8Array
  readonly mtimeNs: bigint
  readonly ino: bigint
}

export interface MemoryFiles {
  readonly files: Context.Tag.Service<Files>
  readonly layer: Layer.Layer<Files>
  readonly write: (path: string, content: string | Uint8Array) => void
  readonly remove: (path: string) => void
  /** A symbolic link at `path` that leads to the absolute path `target`. */
  readonly link: (path: string, target: string) => void
  /** How many files have been read since the start. */
  readonly reads: () => number
}

export const make = (contents: Readonly<Record<string, string | Uint8Array>> = {}): MemoryFiles => {
  const nodes = new Map<string, Node>()
  const links = new Map<string, string>()
  let ticks = 1_000_000_000n
  let reads = 0

  const write = (path: string, content: string | Uint8Array) => {
    ticks += 1n
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
    nodes.set(path, { bytes, mtimeNs: ticks, ino: nodes.get(path)?.ino ?? ticks })
  }
  for (const [path, content] of Object.entries(contents)) write(path, content)

  /** The path with the first link on it replaced, until none is left. */
  const follow = (path: string): string => {
    for (const [from, to] of links) {
      if (path === from || path.startsWith(`${from}/`)) return follow(to + path.slice(from.length))
    }
    return path
  }
  const clean = (path: string) => (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path)
  const isDirectory = (path: string) =>
    path === "/" || [...nodes.keys(), ...links.keys()].some((name) => name.startsWith(`${path}/`))
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

  return {
    files,
    layer: Layer.succeed(Files, files),
    write,
    remove: (path) => {
      for (const name of [...nodes.keys()]) if (name === path || name.startsWith(`${path}/`)) nodes.delete(name)
      links.delete(path)
    },
    link: (path, target) => links.set(path, target),
    reads: () => reads
  }
}

export const layer = (contents: Readonly<Record<string, string>>): Layer.Layer<Files> => make(contents).layer
