/** The tree of classes by inheritance; missing parents and cycles end a chain. */
import { addTo } from "../../kernel/util/Collections.ts"
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import { ClassIndex, NO_CLASS, type SymbolTable } from "./SymbolTable.ts"

/** Classes by their index in `SymbolTable.classes`. */
export interface ClassTree {
  readonly byName: ReadonlyMap<string, ClassIndex>
  readonly indexOf: (name: string) => ClassIndex | undefined
  /** Returns the direct parent, if the reference has it. */
  readonly parent: (index: ClassIndex) => ClassIndex | undefined
  /** Returns the classes of this name, ignoring case. */
  readonly caseInsensitiveMatches: (name: string) => ReadonlyArray<ClassIndex>
  /** Returns the class itself, its parent, and on up; a cycle ends where it closes. */
  readonly selfAndAncestors: (index: ClassIndex) => ReadonlyArray<ClassIndex>
  /** Checks whether a class is `ancestor` or inherits from it, directly or not. */
  readonly inherits: (index: ClassIndex, ancestor: ClassIndex) => boolean
  /** Returns the names from the parent up; a parent that the reference lacks comes last. */
  readonly ancestors: (index: ClassIndex) => ReadonlyArray<string>
  /** Returns the direct descendants, sorted by name; scripts without a name come last. */
  readonly children: (index: ClassIndex) => ReadonlyArray<ClassIndex>
}

/**
 * Checks whether a class is a script without a name, which goes by its quoted path, or a class within one.
 *
 * @example isUnnamed('"ui/menu.gd".Entry') // true
 */
export const isUnnamed = (name: string): boolean => name.startsWith('"')

const make = ({ classes }: SymbolTable): ClassTree => {
  const byName = new Map(classes.map(({ name }, index) => [name, ClassIndex(index)]))
  const byFolded = new Map<string, Array<ClassIndex>>()
  const children = classes.map((): Array<ClassIndex> => [])
  const parents = classes.map(({ inherits }) => (inherits === undefined ? undefined : byName.get(inherits)))
  for (const [index, { name }] of classes.entries()) {
    addTo(byFolded, name.toLowerCase(), ClassIndex(index))
  }
  for (const ofUnnamed of [false, true]) {
    for (const [index, { name }] of classes.entries()) {
      if (isUnnamed(name) === ofUnnamed) children[parents[index] ?? NO_CLASS]?.push(ClassIndex(index))
    }
  }

  const selfAndAncestors = (index: ClassIndex): ReadonlyArray<ClassIndex> => {
    const line: Array<ClassIndex> = []
    let seen: Set<ClassIndex> | undefined
    for (let next: ClassIndex | undefined = index; next !== undefined; next = parents[next]) {
      if (seen === undefined ? line.includes(next) : seen.has(next)) break
      line.push(next)
      seen?.add(next)
      if (line.length === MAX_SCANNED) seen = new Set(line)
    }
    return line
  }

  return {
    byName,
    indexOf: (name) => byName.get(name),
    parent: (index) => parents[index],
    caseInsensitiveMatches: (name) => byFolded.get(name.toLowerCase()) ?? [],
    selfAndAncestors,
    inherits: (index, ancestor) => {
      let next: ClassIndex | undefined = index
      for (let steps = 0; next !== undefined && steps <= classes.length; steps++) {
        if (next === ancestor) return true
        next = parents[next]
      }
      return false
    },
    ancestors: (index) => {
      const line = selfAndAncestors(index)
      const names = line.slice(1).map((one) => classes[one]?.name ?? "")
      const beyond = classes[line.at(-1) ?? NO_CLASS]?.inherits
      return beyond === undefined || byName.has(beyond) ? names : [...names, beyond]
    },
    children: (index) => children[index] ?? []
  }
}

/**
 * Returns the tree of a table, made once for each.
 *
 * @example
 * const tree = ClassTree.of(symbols)
 * tree.ancestors(tree.indexOf("Button") ?? NO_CLASS) // ["BaseButton", "Control", "CanvasItem", "Node", "Object"]
 */
export const of: (symbols: SymbolTable) => ClassTree = memoizeWeak(make)

/** Maximum length of a chain that is scanned without a set; real chains have a dozen classes. */
const MAX_SCANNED = 32

/** A class with everything that inherits from it. */
export interface Branch {
  readonly name: string
  readonly branches: ReadonlyArray<Branch>
}

/**
 * Returns the class at `index` with its descendants; in a cycle each class comes once.
 *
 * @example
 * below(symbols, of(symbols).indexOf("CollisionObject2D") ?? NO_CLASS)
 * // { name: "CollisionObject2D", branches: [{ name: "Area2D", branches: [] }, { name: "PhysicsBody2D", ... }] }
 */
export const below = (symbols: SymbolTable, index: ClassIndex): Branch => {
  const tree = of(symbols)
  const seen = new Set<ClassIndex>()
  const branch = (at: ClassIndex): Branch => {
    seen.add(at)
    const branches = tree.children(at).filter((child) => !seen.has(child))
    return { name: symbols.classes[at]?.name ?? "", branches: branches.map(branch) }
  }
  return branch(index)
}
