/** Finds the user's project, the Godot version that it is for, and its settings. */
import { dirname, join } from "node:path"
import type { Context } from "effect"
import { accessOr, type Files } from "../../kernel/files/Files.ts"
import { byCodeUnit } from "../../kernel/util/Text.ts"
import { PLUGIN_FILE, PROJECT_FILE, readProjectFile } from "./ProjectFile.ts"
import { slashed } from "./ProjectListing.ts"

type Reader = Context.Tag.Service<Files>

/** Bytes read of a `project.godot`; real ones have some 20 kB. */
const MAX_PROJECT_FILE_BYTES = 1024 * 1024

/**
 * Returns the nearest folder with a `project.godot`, at or above an absolute folder;
 * without one the nearest that holds addons.
 */
export const nearestProject = (files: Reader, folder: string): string | undefined =>
  nearest(folder, (at) => isFile(files, join(at, PROJECT_FILE))) ?? nearest(folder, (at) => hasAddons(files, at))

const nearest = (folder: string, isIt: (at: string) => boolean): string | undefined => {
  for (let at = folder; ; at = dirname(at)) {
    if (isIt(at)) return at
    if (dirname(at) === at) return undefined
  }
}

/** Limits of the search for projects: levels of folders, and number of folders read. */
const BELOW = { levels: 2, folders: 200 } as const

/**
 * Returns the projects in the folders within an absolute folder, two levels down, sorted; hidden folders are left out.
 *
 * @example projectsBelow(files, "/games") // ["/games/chess", "/games/old/snake"]
 */
export const projectsBelow = (files: Reader, folder: string): ReadonlyArray<string> => {
  let left = BELOW.folders
  const found: Array<string> = []
  const visit = (at: string, level: number): void => {
    for (const { name, kind } of foldersIn(files, at)) {
      const inner = join(at, name)
      if (kind !== "directory" || name.startsWith(".") || name === "node_modules" || --left < 0) continue
      if (isFile(files, join(inner, PROJECT_FILE))) found.push(inner)
      else if (level < BELOW.levels) visit(inner, level + 1)
    }
  }
  visit(folder, 1)
  return found.toSorted(byCodeUnit)
}

const foldersIn = (files: Reader, folder: string): ReturnType<Reader["list"]> => accessOr(() => files.list(folder), [])

const isFile = (files: Reader, path: string): boolean => accessOr(() => files.stat(path)?.kind === "file", false)

const hasAddons = (files: Reader, folder: string): boolean => {
  const addons = join(folder, "addons")
  return accessOr(
    () =>
      files.stat(addons) !== undefined &&
      files
        .list(addons)
        .some(({ name, kind }) => kind === "directory" && isFile(files, join(addons, name, PLUGIN_FILE))),
    false
  )
}

/**
 * Returns the text of a file with settings, "" if there is none; undefined if it cannot be read: too long, no text, or
 * a link out of the project.
 *
 * @param root Real path of the project's folder
 */
export const settingsText = (files: Reader, root: string, name: string): string | undefined =>
  accessOr(() => {
    const path = `${root}/${name}`
    const state = files.stat(path)
    if (state === undefined) return ""
    const isInside = slashed(files.realPath(path)).startsWith(root.endsWith("/") ? root : `${root}/`)
    if (!isInside || state.kind !== "file" || state.size > MAX_PROJECT_FILE_BYTES) return undefined
    const text = files.readText(path)
    return text.includes("\0") ? undefined : text
  }, undefined)

/** Returns `4.7`, or `3` if the file states only Godot 3; undefined if it states no version or cannot be read. */
export const projectVersionOf = (files: Reader, folder: string): string | undefined =>
  accessOr(() => {
    const text = settingsText(files, slashed(files.realPath(folder)), PROJECT_FILE)
    return text === undefined ? undefined : readProjectFile(text).version
  }, undefined)
