/** Paths that can be checked, as users write them and as `res://` paths, and the text at them, within a size limit. */

import { type Context, Either } from "effect"
import { FileError, type Files } from "../../../kernel/files/Files.ts"
import { AccessDenied, type NotFound, notFound, Unsupported } from "../../../kernel/mcp/Failure.ts"
import { pathOfAddress } from "../../../kernel/util/FileAddress.ts"
import { nearest } from "../../../kernel/util/NearNames.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { slashed } from "../../project/ProjectListing.ts"
import type { ProjectState } from "../../project/ProjectState.ts"
import { kindOf } from "../../settings/SettingsFile.ts"

/** Maximum size of a text that is checked without its file, in bytes. */
export const MAX_CODE = 256 * 1024

/** Maximum size of a script, a shader or a file of settings, in bytes: those of public games have up to 1 MB. */
const MAX_FILE = 2 * 1024 * 1024

/** Maximum size of a scene or resource that is read from a file, in bytes: it may hold meshes. */
const MAX_SCENE = 16 * 1024 * 1024

const SCENE = /\.(?:tscn|escn|tres)$/i

/** Maximum size of a file that is checked, in bytes. */
export const limitOf = (path: string): number => (SCENE.test(path) ? MAX_SCENE : MAX_FILE)

/** Checks whether a file is a script, a shader, a scene or resource in its text form, or one of settings. */
export const isCheckable = (path: string): boolean =>
  /\.(?:gd|gdshader|gdshaderinc|shader)$/i.test(path) || SCENE.test(path) || kindOf(path) !== undefined

/**
 * Returns `res://levels/one.gd` for `levels/one.gd`, `res://levels/one.gd`, or an absolute path or `file://` address
 * inside the project.
 *
 * @example
 * toProjectPath("/home/me/game", "player.gd") // Either.right("res://player.gd")
 */
export const toProjectPath = (root: string, path: string): Either.Either<string, AccessDenied> => {
  const outside = () =>
    Either.left(new AccessDenied({ message: `${JSON.stringify(clip(path))} lies outside the project.` }))
  const slashed = pathOfAddress(path.trim()).replaceAll("\\", "/")
  if (slashed.includes("\0")) return outside()
  let below = slashed.replace(/^res:\/\//, "")
  if (below === slashed && (slashed.startsWith("/") || /^[A-Za-z]:\//.test(slashed))) {
    if (slashed !== root && !slashed.startsWith(`${root}/`)) return outside()
    below = slashed.slice(root.length + 1)
  }
  const parts: Array<string> = []
  for (const part of below.split("/")) {
    if (part === "" || part === ".") continue
    if (part !== "..") parts.push(part)
    else if (parts.pop() === undefined) return outside()
  }
  return Either.right(`res://${parts.join("/")}`)
}

/**
 * Returns the text of a file below the project's folder by its path, `res://...`; undefined if it is too long to be
 * checked. Throws a `FileError`, EACCES for a link that leads out of the folder.
 */
export const readInProject = (files: Context.Tag.Service<Files>, root: string, path: string): string | undefined => {
  const real = slashed(files.realPath(`${root}/${path.slice("res://".length)}`))
  const size = files.stat(real)?.size ?? 0
  if (!real.startsWith(`${root}/`)) throw new FileError({ path, code: "EACCES" })
  return size > limitOf(path) ? undefined : files.readText(real)
}

/** Maximum number of files that are suggested for a path. */
const MAX_SUGGESTED = 3

const nameIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/**
 * Returns the files that a path may mean: those with the same name in other folders, else those with a near name, and
 * those with a near path.
 */
const meantFiles = (path: string, files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const name = nameIn(path)
  const named = (wanted: string) => files.filter((file) => nameIn(file).toLowerCase() === wanted.toLowerCase())
  const folders = new Set(path.split("/"))
  const shared = (file: string) => file.split("/").filter((folder) => folders.has(folder)).length
  const same = named(name).sort((a, b) => shared(b) - shared(a))
  const nearNames = same.length > 0 ? [] : nearest(name, new Set(files.map(nameIn)), MAX_SUGGESTED)
  const nearPaths = nearest(path, files, MAX_SUGGESTED)
  return [...new Set([...same, ...nearPaths, ...nearNames.flatMap(named)])].slice(0, MAX_SUGGESTED)
}

/** Returns why a file of the project cannot be checked, or `undefined` where it can. */
export const whyUnchecked = (
  state: Pick<ProjectState, "all" | "classes" | "leftOut">,
  path: string
): NotFound | Unsupported | undefined => {
  const files = () => Array.from(state.all).filter(isCheckable)
  const what = "file of the project that can be checked"
  if (state.all.has(path) && isCheckable(path)) return undefined
  const inside = path.endsWith("/") ? path : `${path}/`
  if (Array.from(state.all).some((file) => file.startsWith(inside))) {
    return new Unsupported({
      message: `${clip(path)} is a folder; path takes one file. In a shell, godot-docs-mcp check takes folders.`
    })
  }
  const [, named] = /^res:\/\/(?:.*\/)?([^/.]+)$/s.exec(path) ?? []
  if (named !== undefined) {
    // A class's name, or a path without its end.
    const ofClass = state.classes.get(named)
    const near = meantFiles(`${path}.gd`, files())
    return notFound({ what, name: path, suggestions: [...new Set(ofClass === undefined ? near : [ofClass, ...near])] })
  }
  if (!isCheckable(path)) {
    return new Unsupported({
      message: `${clip(path)} is neither a script (.gd), a shader (.gdshader), a scene (.tscn), a resource (.tres) nor project.godot.`
    })
  }
  const folder = state.leftOut.find((one) => path.startsWith(`${one}/`))
  if (folder !== undefined) {
    return new Unsupported({
      message: `${clip(path)} is not part of the project: ${folder} is hidden, has a .gdignore, is a project of its own, or a link out of it.`
    })
  }
  return notFound({ what, name: path, suggestions: meantFiles(path, files()) })
}
