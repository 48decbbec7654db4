/** Paths of a project's files, `res://enemies/bat.gd`, and the resolution of paths written in one of them. */

/**
 * Returns a `res://` path without `.` and `..`, which end at the root; other paths stay as they are.
 *
 * @example
 * normalizePath("res://levels/../bat.gd") // "res://bat.gd"
 */
export const normalizePath = (path: string): string => {
  if (!path.startsWith("res://") || !/\/\.{0,2}(?:\/|$)/.test(path.slice("res:/".length))) return path
  const parts: Array<string> = []
  for (const part of path.slice("res://".length).split("/")) {
    if (part === "..") parts.pop()
    else if (part !== "." && part !== "") parts.push(part)
  }
  return `res://${parts.join("/")}`
}

/**
 * Returns the path that a path in the file `from` means: absolute, or relative to the folder of the file.
 *
 * @example
 * resolvePath("../bat.gd", "res://levels/one.tscn") // "res://bat.gd"
 */
export const resolvePath = (path: string, from: string): string => {
  if (/^\w+:\/\//.test(path)) return normalizePath(path)
  return normalizePath(path.startsWith("/") ? `res:/${path}` : `${from.slice(0, from.lastIndexOf("/") + 1)}${path}`)
}

/**
 * Does the same where a path may only be followed if its file is certain: undefined for `uid://` and `user://`, for a
 * path out of the project, and for a relative one in a script that has no path (`from` is "").
 *
 * @example
 * resolveCertainPath("../bat.gd", "res://levels/one.gd") // "res://bat.gd"
 * resolveCertainPath("bat.gd", "") // undefined
 */
export const resolveCertainPath = (path: string, from: string): string | undefined => {
  if (path.startsWith("res://")) return path
  if (path.includes("://") || from === "") return undefined
  const parts = from.slice("res://".length).split("/").slice(0, -1)
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.length === 0) return undefined
      parts.pop()
    } else if (part !== "." && part !== "") parts.push(part)
  }
  return `res://${parts.join("/")}`
}
