/**
 * Lists the files of a project as Godot sees them: hidden folders, folders with `.gdignore` and projects inside the
 * project are left out; symbolic links that lead out of the project are not followed.
 */
import type { Context } from "effect"
import { FileError, type Files, type Stat } from "../../kernel/files/Files.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { PROJECT_FILE } from "./ProjectFile.ts"

/** The purpose for which a file is read. */
export type FileKind = "script" | "scene" | "binary" | "csharp" | "shader" | "docs"

export interface ListedFile {
  /** `res://levels/one.tscn`. */
  readonly path: string
  readonly kind: FileKind
  readonly fingerprint: Fingerprint.Fingerprint
}

export interface ProjectListing {
  /** Files whose text counts, in the order of the walk. */
  readonly files: ReadonlyArray<ListedFile>
  /** Paths of all files, `res://...`. */
  readonly all: ReadonlySet<string>
  /** `res://` paths of folders that were left out, and of links that were not followed. */
  readonly leftOut: ReadonlyArray<string>
  /** True if a part could not be read: a link that leads out, a folder that may not be read. */
  readonly hasGaps: boolean
}

const kinds: ReadonlyMap<string, FileKind> = new Map([
  ["gd", "script"],
  ["tscn", "scene"],
  ["escn", "scene"],
  ["scn", "binary"],
  ["tres", "scene"],
  ["cs", "csharp"],
  ["gdshader", "shader"],
  ["shader", "shader"],
  ["gdshaderinc", "shader"]
])

/** Returns what a file is read for; absent for files of which only the existence matters. */
const kindOf = (path: string): FileKind | undefined => {
  if (/\/doc_classes\/[^/]+\.xml$/i.test(path)) return "docs"
  return kinds.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase())
}

/** Maximum depth of folders. */
const MAX_DEPTH = 64

type FileAccess = Context.Tag.Service<Files>

/**
 * Walks through a project; yields after each folder, so that others have their turn. `root` is its real path.
 *
 * Throws a `FileError` if the root itself cannot be read.
 */
export const walk = function* (files: FileAccess, root: string): Generator<number, ProjectListing> {
  const listed: Array<ListedFile> = []
  const all = new Set<string>()
  const leftOut: Array<string> = []
  /** Real paths of folders that were reached by links. */
  const linked = new Set<string>()
  let hasGaps = false

  const visit = function* (real: string, path: string, depth: number): Generator<number, void> {
    let entries: ReturnType<FileAccess["list"]>
    try {
      entries = files.list(real)
    } catch (error) {
      if (depth === 0 || !(error instanceof FileError)) throw error
      hasGaps = true
      leftOut.push(path)
      return
    }
    if (depth > 0 && entries.some(({ name }) => name === ".gdignore" || name === PROJECT_FILE)) {
      leftOut.push(path)
      return
    }
    yield all.size
    for (const { name, kind } of entries) {
      const below = `${path}${path.endsWith("/") ? "" : "/"}${name}`
      const place = `${real}/${name}`
      if (name.startsWith(".")) {
        if (kind !== "file") leftOut.push(below)
        continue
      }
      const target = kind === "link" ? inside(files, root, place) : { real: place, kind }
      if (target === undefined || (kind === "link" && linked.has(target.real))) {
        leftOut.push(below)
        if (target === undefined) hasGaps = true
        continue
      }
      if (kind === "link") linked.add(target.real)
      if (target.kind === "directory") {
        if (depth < MAX_DEPTH) yield* visit(target.real, below, depth + 1)
        else hasGaps = true
      } else if (target.kind === "file") {
        all.add(below)
        const use = kindOf(below)
        if (use === undefined) continue
        const state = statOf(files, target.real)
        if (state !== undefined)
          listed.push({ path: below, kind: use, fingerprint: Fingerprint.make(target.real, state) })
      }
    }
  }

  yield* visit(root, "res://", 0)
  return { files: listed, all, leftOut, hasGaps }
}

const statOf = (files: FileAccess, path: string): Stat | undefined => {
  try {
    return files.stat(path)
  } catch {
    return undefined
  }
}

/** A path of this system with `/` between its parts. */
export const slashed = (path: string): string => (process.platform === "win32" ? path.replaceAll("\\", "/") : path)

/** Returns the target of a link, if that is within the project. */
const inside = (files: FileAccess, root: string, place: string) => {
  try {
    const real = slashed(files.realPath(place))
    const state = real === root || real.startsWith(`${root}/`) ? files.stat(real) : undefined
    // A link to a folder above itself would be walked forever.
    if (state === undefined || place.startsWith(`${real}/`)) return undefined
    return { real, kind: state.kind }
  } catch {
    return undefined
  }
}
