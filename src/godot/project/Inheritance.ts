/** The scripts that each script of a project extends, by file or by `class_name`. */
import type { Dialect } from "../script/Script.ts"
import type { ScriptFile } from "./ScriptFile.ts"

/** Scripts by their paths. */
type Scripts = ReadonlyMap<string, ScriptFile>

/** Returns the path of the script of each `class_name`; of several the first by path. */
export const classesOf = (scripts: Scripts): ReadonlyMap<string, string> => {
  const classes = new Map<string, string>()
  for (const { path, className } of scripts.values()) {
    if (className !== undefined && !classes.has(className)) classes.set(className, path)
  }
  return classes
}

/** The script that a script extends directly; absent if it extends a class of the reference, or none that is known. */
const baseScriptOf = (script: ScriptFile | undefined, classes: ReadonlyMap<string, string>): string | undefined => {
  const base = script?.base
  if (base === undefined || base.kind === "inner" || base.kind === "none") return undefined
  return base.kind === "file" ? base.path : classes.get(base.name)
}

/** Where the bases of scripts are looked up. */
interface Bases {
  readonly scriptAt: (path: string) => ScriptFile | undefined
  readonly classes: () => ReadonlyMap<string, string>
  readonly dialect: Dialect | undefined
}

/** Returns the class of the reference at the end of a script's chain; undefined if it cannot be known. */
export const nativeBaseOf = (path: string, { classes, dialect, scriptAt }: Bases): string | undefined => {
  const seen = new Set<string>()
  for (let at = path; !seen.has(at); ) {
    seen.add(at)
    const script = scriptAt(at)
    if (script === undefined || script.base.kind === "inner") return undefined
    if (script.base.kind === "none") return dialect === 3 ? "Reference" : "RefCounted"
    const next = baseScriptOf(script, classes())
    if (next === undefined) return script.base.kind === "class" ? script.base.name : undefined
    at = next
  }
  return undefined
}

/** Returns a script and those it extends, itself first, up to the first unknown one. */
export const chainOf = (path: string, scripts: Scripts, classes: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const chain = new Set<string>()
  for (let at: string | undefined = path; at !== undefined && !chain.has(at); ) {
    chain.add(at)
    at = baseScriptOf(scripts.get(at), classes)
  }
  return chain
}

/** Returns a function that finds the scripts which extend a script, directly or not, without itself. */
export const makeDescendants = (
  scripts: Scripts,
  classes: ReadonlyMap<string, string>
): ((path: string) => ReadonlyArray<string>) => {
  const direct = new Map<string, Array<string>>()
  for (const [path, script] of scripts) {
    const base = baseScriptOf(script, classes)
    if (base === undefined) continue
    const known = direct.get(base)
    if (known === undefined) direct.set(base, [path])
    else known.push(path)
  }
  return (path) => {
    const found = new Set<string>()
    const open = [path]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const descendant of direct.get(at) ?? []) {
        if (descendant === path || found.has(descendant)) continue
        found.add(descendant)
        open.push(descendant)
      }
    }
    return [...found]
  }
}
