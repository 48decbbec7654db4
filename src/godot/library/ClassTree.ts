/** Who inherits whom; survives parents that are missing and circles. */
import * as Multimap from "../../kernel/Multimap.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"

/** Classes by their index in `SymbolTable.classes`. */
export interface ClassTree {
  readonly indexOf: (name: string) => number | undefined
  /** The classes whose names differ from this one in case at most. */
  readonly alike: (name: string) => ReadonlyArray<number>
  /** The class itself, its parent, and on up. */
  readonly lineage: (index: number) => ReadonlyArray<number>
  /** Names from the parent up; a parent that the reference lacks stands last. */
  readonly ancestors: (index: number) => ReadonlyArray<string>
  /** Who inherits directly, sorted by name. */
  readonly children: (index: number) => ReadonlyArray<number>
}

/** The tree of a table; made once for each. */
export const of = (symbols: SymbolTable): ClassTree => {
  const known = trees.get(symbols)
  if (known !== undefined) return known
  const tree = make(symbols)
  trees.set(symbols, tree)
  return tree
}

const trees = new WeakMap<SymbolTable, ClassTree>()

const make = ({ classes }: SymbolTable): ClassTree => {
  const byName = new Map(classes.map(({ name }, index) => [name, index]))
  const byFolded = new Map<string, Array<number>>()
  const children = classes.map((): Array<number> => [])
  for (const [index, { name, inherits }] of classes.entries()) {
    Multimap.add(byFolded, name.toLowerCase(), index)
    const parent = byName.get(inherits ?? "")
    if (parent !== undefined) children[parent]?.push(index)
  }

  const lineage = (index: number): ReadonlyArray<number> => {
    const line = new Set<number>()
    let next: number | undefined = index
    while (next !== undefined && !line.has(next)) {
      line.add(next)
      next = byName.get(classes[next]?.inherits ?? "")
    }
    return [...line]
  }

  return {
    indexOf: (name) => byName.get(name),
    alike: (name) => byFolded.get(name.toLowerCase()) ?? [],
    lineage,
    ancestors: (index) => {
      const line = lineage(index)
      const names = line.slice(1).map((one) => classes[one]?.name ?? "")
      const beyond = classes[line.at(-1) ?? -1]?.inherits
      return beyond === undefined || byName.has(beyond) ? names : [...names, beyond]
    },
    children: (index) => children[index] ?? []
  }
}

/** A class with everything that inherits from it. */
export interface Branch {
  readonly name: string
  readonly branches: ReadonlyArray<Branch>
}

/** The classes below `index`; one that inherits in a circle stands once. */
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
