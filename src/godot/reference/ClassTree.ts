/** The tree of classes by inheritance; missing parents and cycles end a chain. */
import { addTo } from "../../kernel/util/Collections.ts"
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { SymbolTable } from "./SymbolTable.ts"

/** Classes by their index in `SymbolTable.classes`. */
export interface ClassTree {
  readonly byName: ReadonlyMap<string, number>
  readonly indexOf: (name: string) => number | undefined
  /** Returns the direct parent, if the reference has it. */
  readonly parent: (index: number) => number | undefined
  /** Returns the classes of this name, ignoring case. */
  readonly alike: (name: string) => ReadonlyArray<number>
  /** Returns the class itself, its parent, and on up; a cycle ends where it closes. */
  readonly selfAndAncestors: (index: number) => ReadonlyArray<number>
  /** Checks whether a class is `ancestor` or inherits from it, directly or not. */
  readonly inherits: (index: number, ancestor: number) => boolean
  /** Returns the names from the parent up; a parent that the reference lacks comes last. */
  readonly ancestors: (index: number) => ReadonlyArray<string>
  /** Returns the direct descendants, sorted by name. */
  readonly children: (index: number) => ReadonlyArray<number>
}

const make = ({ classes }: SymbolTable): ClassTree => {
  const byName = new Map(classes.map(({ name }, index) => [name, index]))
  const byFolded = new Map<string, Array<number>>()
  const children = classes.map((): Array<number> => [])
  const parents = classes.map(({ inherits }) => (inherits === undefined ? undefined : byName.get(inherits)))
  for (const [index, { name }] of classes.entries()) {
    addTo(byFolded, name.toLowerCase(), index)
    children[parents[index] ?? -1]?.push(index)
  }

  const selfAndAncestors = (index: number): ReadonlyArray<number> => {
    const line: Array<number> = []
    let seen: Set<number> | undefined
    for (let next: number | undefined = index; next !== undefined; next = parents[next]) {
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
    alike: (name) => byFolded.get(name.toLowerCase()) ?? [],
    selfAndAncestors,
    inherits: (index, ancestor) => {
      let next: number | undefined = index
      for (let steps = 0; next !== undefined && steps <= classes.length; steps++) {
        if (next === ancestor) return true
        next = parents[next]
      }
      return false
    },
    ancestors: (index) => {
      const line = selfAndAncestors(index)
      const names = line.slice(1).map((one) => classes[one]?.name ?? "")
      const beyond = classes[line.at(-1) ?? -1]?.inherits
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
 * tree.ancestors(tree.indexOf("Button") ?? -1) // ["BaseButton", "Control", "CanvasItem", "Node", "Object"]
 */
export const of: (symbols: SymbolTable) => ClassTree = memoizeWeak(make)

/** Maximum length of a chain that is scanned without a set; real chains have a dozen classes. */
const MAX_SCANNED = 32

/** A class with everything that inherits from it. */
export interface Branch {
  readonly name: string
  readonly branches: ReadonlyArray<Branch>
}

/** Returns the class at `index` with its descendants; in a cycle each class comes once. */
export const below = (symbols: SymbolTable, index: number): Branch => {
  const tree = of(symbols)
  const seen = new Set<number>()
  const branch = (at: number): Branch => {
    seen.add(at)
    const branches = tree.children(at).filter((child) => !seen.has(child))
    return { name: symbols.classes[at]?.name ?? "", branches: branches.map(branch) }
  }
  return branch(index)
}
