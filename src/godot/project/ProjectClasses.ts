/** The classes of a project in the form of the class reference: names and members at once, records on demand. */
import { lazy, memoizeWeak } from "../../kernel/util/memoize.ts"
import { type ClassDoc, EMPTY_CLASS } from "../reference/ClassDoc.ts"
import { type AddedClass, addedClass } from "../reference/SymbolTable.ts"
import { declarations } from "../script/Declarations.ts"
import { outline } from "../script/Outline.ts"
import { outlineDoc } from "../script/OutlineDoc.ts"
import { outlineRows } from "../script/OutlineRows.ts"
import type { Dialect } from "../script/Script.ts"
import { type ScriptDocOptions, scriptDocs } from "../script/ScriptDoc.ts"
import type { ProjectState } from "./ProjectState.ts"
import { ownerOf, type ScriptFile } from "./ScriptFile.ts"

/** The classes of a script, and the sources of their names. */
interface KeptClasses {
  readonly key: string
  readonly classes: ReadonlyArray<AddedClass>
}

/** Classes by script; a script object stays the same as long as its text does. */
const kept = new WeakMap<ScriptFile, KeptClasses>()

/**
 * Returns the classes of all scripts: by `class_name`, by the name of an autoload, else by the quoted path as Godot
 * itself calls them, with the classes within them; and those that `doc_classes` folders document. Yields between
 * scripts. The classes of an unchanged script are reused.
 *
 * @example
 * runSync(projectClasses(state, 4)).map(({ rows }) => rows.row.name)
 * // ["Enemy", "Enemy.State", "Global", '"tools/run.gd"']
 */
export const projectClasses = function* (
  state: ProjectState,
  dialect: Dialect
): Generator<void, ReadonlyArray<AddedClass>> {
  const autoloads = new Map(
    Array.from(state.autoloads.values(), ({ name, path, type }) => [type?.script ?? path, name])
  )
  const nameOf = ({ path, className }: ScriptFile): string => {
    // Only one of several scripts that claim a name has it.
    if (className !== undefined && state.classes.get(className) === path) return className
    return autoloads.get(path) ?? `"${path.slice("res://".length)}"`
  }
  const found: Array<AddedClass> = []
  for (const script of state.scripts.values()) {
    const name = nameOf(script)
    const inherits = parentOf(state, script, nameOf)
    const key = `${dialect} ${name} ${inherits}`
    const known = kept.get(script)
    if (known?.key === key) {
      found.push(...known.classes)
      continue
    }
    const classes = classesOf(script, dialect, {
      name,
      kind: ownerOf(script.path),
      path: script.path,
      ...(inherits === undefined ? {} : { inherits })
    })
    kept.set(script, { key, classes })
    found.push(...classes)
    yield
  }
  const documented = Array.from(state.documented.values(), documentedClass)
  return [...found, ...autoloadDocs(state, nameOf).map(documentedClass), ...documented]
}

/** The class of a record, which stays the same with it. */
const documentedClass = memoizeWeak(addedClass)

/** Returns the classes of a script; it is parsed at once only if it has no outline. */
const classesOf = (
  { path, text }: ScriptFile,
  dialect: Dialect,
  options: ScriptDocOptions
): ReadonlyArray<AddedClass> => {
  const docs = lazy(() => scriptDocs(declarations(text, dialect), options))
  const outlined = outline(text, dialect)
  if (outlined === undefined) return docs().map(addedClass)
  return outlineRows(outlined.root, { ...options, dialect }).map((one) => {
    const { rows } = one
    const { name } = rows.row
    const doc = lazy(() => docs().find((one) => one.name === name) ?? { ...EMPTY_CLASS, name })
    return { rows, file: path, doc, described: () => outlineDoc(one, text) }
  })
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
