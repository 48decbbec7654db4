/** Finds the class of a script of the user's project by the path of the script, however it is written. */
import type { AddedClass } from "../../reference/SymbolTable.ts"

type Classes = ReadonlyMap<string, AddedClass>

/**
 * Returns the path of a script below the project's folder `root`; undefined for other texts and other folders.
 *
 * @example
 * scriptPath("res://units/player.gd") // "units/player.gd"
 * scriptPath("C:\\game\\units\\player.gd", "C:/game") // "units/player.gd"
 */
export const scriptPath = (text: string, root?: string): string | undefined => {
  const written = /^(["']?)([^\n"']{1,1000}\.gd)\1$/.exec(text.trim())?.[2]?.replaceAll("\\", "/")
  if (written === undefined) return undefined
  const below = root !== undefined && written.startsWith(`${root}/`) ? written.slice(root.length + 1) : written
  const path = below.replace(/^(?:res:\/\/|(?:\.\/)+)/, "")
  return /^(?:\/|[A-Za-z]:)/.test(path) ? undefined : path
}

/** Returns the name of the class in a script; the class of a script comes before those within it. */
export const classOfScript = (classes: Classes, path: string): string | undefined => {
  for (const [name, { file }] of classes) if (file === `res://${path}`) return name
  return undefined
}

/**
 * Returns the names of the classes in the scripts that a path may mean: the one at this path, else those whose path ends
 * so.
 *
 * @example
 * classesOfScripts(classes, "player.gd") // ["Player", '"old/player.gd"']
 */
export const classesOfScripts = (classes: Classes, path: string): ReadonlyArray<string> => {
  const exact = classOfScript(classes, path)
  if (exact !== undefined) return [exact]
  const found = new Map<string, string>()
  for (const [name, { file }] of classes)
    if (file?.endsWith(`/${path}`) === true && !found.has(file)) found.set(file, name)
  return [...found.values()]
}
