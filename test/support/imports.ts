/** Reads the imports of src/ from the source text, for the rules of the house and for the graph. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

export const src = fileURLToPath(new URL("../../src", import.meta.url))

export interface SourceFile {
  /** Relative to src/, with `/`. */
  readonly file: string
  /** Imported files of src/, in the same form. */
  readonly files: ReadonlyArray<string>
  /** Imported packages and Node modules: `effect`, `@modelcontextprotocol/sdk`, `node:fs`. */
  readonly packages: ReadonlyArray<string>
  readonly lines: number
  readonly text: string
}

const specifier = /^(?:import|export)\b[^"'`;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm

export const sources = (): ReadonlyArray<SourceFile> =>
  readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => {
      const text = readFileSync(join(src, file), "utf8")
      const named = Array.from(text.matchAll(specifier), (match) => match[1] ?? match[2] ?? match[3] ?? "")
      const local = named.filter((name) => name.startsWith("."))
      return {
        file,
        text,
        lines: text.split("\n").length - 1,
        files: local.map((name) => relative(src, join(src, dirname(file), name)).replaceAll("\\", "/")),
        packages: named.filter((name) => !name.startsWith(".")).map(packageOf)
      }
    })

const packageOf = (name: string): string =>
  name.startsWith("node:") ? name : name.split("/", name.startsWith("@") ? 2 : 1).join("/")

/** The room of a file, as `godot/search`; folders in it are parts of it. */
export const roomOf = (file: string): string => dirname(file).split("/").slice(0, 2).join("/")

/** The other rooms that each room imports from, sorted. */
export const rooms = (files: ReadonlyArray<SourceFile>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { file, files: used } of files) {
    const room = roomOf(file)
    const others = found.get(room) ?? new Set<string>()
    found.set(room, others)
    for (const other of used.map(roomOf)) if (other !== room) others.add(other)
  }
  return new Map(Array.from(found, ([room, others]) => [room, [...others].sort()]))
}

/** The wing of a file: `kernel`, `godot`, `mdatlas`, `timebox` or `bin`. */
export const wingOf = (file: string): string => file.split("/")[0] ?? ""
