/** The classes of a project as records of the class reference. */
import { type ClassDoc, EMPTY_CLASS } from "../reference/ClassDoc.ts"
import type { Dialect } from "../script/Script.ts"
import { scriptDocs } from "../script/ScriptDoc.ts"
import type { ProjectState } from "./ProjectState.ts"
import { ownerOf, type ScriptFile } from "./ScriptFile.ts"

/** The source of a script's records. */
interface KeptDocs {
  readonly key: string
  readonly docs: ReadonlyArray<ClassDoc>
}

/** Records are kept with their scripts, which stay the same as long as their texts do. */
const kept = new WeakMap<ScriptFile, KeptDocs>()

/**
 * Returns the classes of all scripts: by `class_name`, by the name of an autoload, else by the quoted path as Godot
 * itself calls them, with the classes within them; and those that `doc_classes` folders document. Yields between
 * scripts. The records of a script that did not change are those of before.
 *
 * @example
 * runSync(projectClasses(state, 4)).map(({ name }) => name) // ["Enemy", "Enemy.State", "Global", '"tools/run.gd"']
 */
export const projectClasses = function* (
  state: ProjectState,
  dialect: Dialect
): Generator<void, ReadonlyArray<ClassDoc>> {
  const autoloads = new Map(
    Array.from(state.autoloads.values(), ({ name, path, type }) => [type?.script ?? path, name])
  )
  const nameOf = ({ path, className }: ScriptFile): string =>
    className ?? autoloads.get(path) ?? `"${path.slice("res://".length)}"`
  const found: Array<ClassDoc> = []
  for (const script of state.scripts.values()) {
    const name = nameOf(script)
    const inherits = parentOf(state, script, nameOf)
    const key = `${dialect} ${name} ${inherits}`
    const known = kept.get(script)
    if (known?.key === key) {
      found.push(...known.docs)
      continue
    }
    const docs = scriptDocs(script.declarations(dialect), {
      name,
      kind: ownerOf(script.path),
      path: script.path,
      ...(inherits === undefined ? {} : { inherits })
    })
    kept.set(script, { key, docs })
    found.push(...docs)
    yield
  }
  return [...found, ...autoloadDocs(state, nameOf), ...state.documented.values()]
}

/**
 * Returns a class for each autoload whose name no script has: that of a scene without a script of its own, or of a
 * script with a `class_name`. Its members are inherited.
 */
const autoloadDocs = (state: ProjectState, nameOf: (script: ScriptFile) => string): ReadonlyArray<ClassDoc> => {
  const taken = new Set(Array.from(state.scripts.values(), nameOf))
  return Array.from(state.autoloads.values()).flatMap(({ name, path, type }) => {
    const script = state.scripts.get(type?.script ?? path)
    const inherits = script === undefined ? type?.className : nameOf(script)
    if (taken.has(name) || inherits === undefined) return []
    const source = { kind: ownerOf(path), file: path, line: 1, lines: new Map<string, number>() }
    return [{ ...EMPTY_CLASS, name, inherits, source, brief: `Autoload: ${path}.` }]
  })
}

const parentOf = (
  state: ProjectState,
  { base }: ScriptFile,
  nameOf: (script: ScriptFile) => string
): string | undefined => {
  if (base.kind === "class") return base.name
  if (base.kind === "none") return state.file.dialect === 3 ? "Reference" : "RefCounted"
  const parent = base.kind === "file" ? state.scripts.get(base.path) : undefined
  return parent === undefined ? undefined : nameOf(parent)
}
