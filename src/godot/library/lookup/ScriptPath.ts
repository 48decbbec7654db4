/** Finds the class of a script of the user's project by the path of the script, however it is written. */
import { pathOfAddress } from "../../../kernel/util/FileAddress.ts"
import type { AddedClass } from "../../reference/SymbolTable.ts"

type Classes = ReadonlyMap<string, AddedClass>

/**
 * Matches the path of a script, alone or as a script names another one: `extends "res://enemy.gd"`, also behind a
 * `class_name`, and `preload("enemy.gd")`.
 */
const SCRIPT =
  /^(?:(?:class_name\s{1,4}\w{1,64}\s{1,4})?extends\s{1,4}|(?:pre)?load\(\s{0,4}(?=["'][^"']{1,1000}["']\s{0,4}\)$))?(["']?)([^\n"']{1,1000}\.gd)\1\s{0,4}\)?$/

/** Checks whether a text is the path of a script, of whichever folder. */
export const isScriptPath = (text: string): boolean => SCRIPT.test(text.trim())

/**
 * Returns the path of a script below the project's folder, which may have several names (`ProjectFacts.roots`);
 * undefined for other texts and other folders.
 *
 * @example
 * scriptPath("res://units/player.gd") // "units/player.gd"
 * scriptPath("C:\\game\\units\\player.gd", ["C:/game"]) // "units/player.gd"
 */
export const scriptPath = (text: string, roots: ReadonlyArray<string> = []): string | undefined => {
  const [, , written] = SCRIPT.exec(text.trim()) ?? []
  if (written === undefined) return undefined
  const slashed = pathOfAddress(written).replaceAll("\\", "/")
  const root = roots.find((one) => slashed.startsWith(`${one}/`))
  const below = root === undefined ? slashed : slashed.slice(root.length + 1)
  // A path from another script's folder may lead anywhere, so only its end is compared.
  const path = below.replace(/^(?:res:\/\/|(?:\.{1,2}\/)+)/, "")
  return /^(?:\/|[A-Za-z]:)/.test(path) ? undefined : path
}

/** Returns the name of the class in a script; the class of a script comes before those within it. */
export const classOfScript = (classes: Classes, path: string): string | undefined => {
  for (const [name, { file }] of classes) if (file === `res://${path}`) return name
  return undefined
}

/**
 * Returns the names of the classes in the scripts that a path may mean: the one at this path, else those whose paths
 * end in it.
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
