/** Files that scripts load by their paths: their types, and paths without a file. */
import type { CallExpression, Expression, Literal } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { normalizePath, resolveCertainPath } from "../../script/ResourcePath.ts"
import { type Check, quotedAs } from "../Context.ts"
import { nativeObject, type Type } from "../types/Types.ts"
import { scriptAt } from "./Resolve.ts"

/** Reports a file that is not there, with the only one of its name for a fix. */
export const reportMissingFile = (check: Check, written: Span, path: string): void => {
  const other = check.project?.namesake(path)
  if (other === undefined) {
    check.report("missing-file", written, `There is no file ${path}.`)
    return
  }
  const message = `There is no file ${path}; a file with that name is ${other}.`
  check.report("missing-file", written, message, { fix: quotedAs(check, written, other) })
}

/** Functions that load the file that their first argument names. */
const loaders: ReadonlySet<string> = new Set([
  "@GDScript.load",
  "ResourceLoader.load",
  "SceneTree.change_scene",
  "SceneTree.change_scene_to_file"
])

/**
 * Reports a loaded path without a file, if the only file of its name is elsewhere. Without such a file, the missing one
 * may be made by the running game or be kept out of the repository; and a script that has the path twice may check
 * first whether it exists.
 */
export const checkLoadedFile = (check: Check, { arguments: [path] }: CallExpression, method: string): void => {
  if (!loaders.has(method) || !isProjectPath(path)) return
  const file = normalizePath(path.value)
  if (check.project?.exists(file) !== false || check.project.namesake(file) === undefined) return
  const { text } = check.script
  if (text.indexOf(path.value) === text.lastIndexOf(path.value)) reportMissingFile(check, path, file)
}

/** Checks for the path of a file as a text, `"res://bat.gd"`: other ones are not relative to the script's folder. */
const isProjectPath = (node: Expression | undefined): node is Literal =>
  node?.kind === "literal" && node.type === "String" && node.value.startsWith("res://")

/** Returns the type of a file's content, by its name; absent if the name does not show it. */
export const typeOfFile = (check: Check, path: string): Type | undefined => {
  if (/\.t?scn$/.test(path)) return check.api.has("PackedScene") ? nativeObject("PackedScene") : undefined
  const script = path.endsWith(".gd") && path.startsWith("res://") ? scriptAt(check, path) : undefined
  return script === undefined ? undefined : { kind: "class", class: { kind: "script", script } }
}

/** Returns the type of the result of `load()` for a path. */
export const loadedType = (check: Check, path: Expression | undefined): Type | undefined =>
  path?.kind === "literal" && path.type === "String" ? typeOfFile(check, path.value) : undefined

/** Returns the path of the file that a value is loaded from right here, by `preload` or `load()`. */
export const loadedPath = (check: Check, value: Expression, from: string): string | undefined => {
  if (value.kind === "preload")
    return value.path.kind === "literal" ? resolveCertainPath(value.path.value, from) : undefined
  if (value.kind !== "call") return undefined
  const { callee } = value
  const isLoad =
    callee.kind === "identifier"
      ? callee.name === "load" && check.api.global("load")?.kind === "method"
      : callee.kind === "attribute" && callee.name.name === "load" && isResourceLoader(callee.base)
  const [path] = value.arguments
  return isLoad && isProjectPath(path) ? path.value : undefined
}

const isResourceLoader = (node: Expression): boolean => node.kind === "identifier" && node.name === "ResourceLoader"
