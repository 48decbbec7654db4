/**
 * Looking symbols up by name: exact, by beginning, and by a look at every name
 * there is (for spelling and for names run together).
 */
import { type Kind, kinds } from "../reference/Kind.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"
import { fold } from "./Tokens.ts"

/** Rows ordered by folded name, then row. */
export const order = (names: ReadonlyArray<string>): Uint32Array => {
  const folded = names.map(fold)
  const rows = Uint32Array.from(names.keys())
  return rows.sort((a, b) => {
    const left = folded[a] ?? ""
    const right = folded[b] ?? ""
    return left < right ? -1 : left > right ? 1 : a - b
  })
}

/** All names in the order of `byName`, folded: what a look-up searches. */
export interface FoldedNames {
  readonly byName: Uint32Array
  /** Position -> folded name. */
  readonly folded: ReadonlyArray<string>
}

export const foldedNames = (names: ReadonlyArray<string>, byName: Uint32Array): FoldedNames => ({
  byName,
  folded: Array.from(byName, (row) => fold(names[row] ?? ""))
})

const bound = ({ folded }: FoldedNames, name: string): number => {
  let low = 0
  let high = folded.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((folded[middle] ?? "") < name) low = middle + 1
    else high = middle
  }
  return low
}

/** The rows whose folded name is `name`. */
export const exact = (names: FoldedNames, name: string): Uint32Array => {
  if (name === "") return names.byName.subarray(0, 0)
  const from = bound(names, name)
  let to = from
  while (names.folded[to] === name) to++
  return names.byName.subarray(from, to)
}

/** The rows whose folded name begins with `prefix`. */
export const startingWith = (names: FoldedNames, prefix: string): Uint32Array =>
  names.byName.subarray(bound(names, prefix), bound(names, `${prefix}\uffff`))

/** Resolves written references to rows while an index is being finished. */
export const memberFinder = (symbols: SymbolTable) => {
  const classes = new Map(symbols.classes.map(({ name }, index) => [name, index]))
  const enumKind = kinds.indexOf("enum")
  const within = (index: number, name: string, kind: number): number => {
    const end = symbols.firstRow[index + 1] ?? 0
    for (let row = (symbols.firstRow[index] ?? 0) + 1; row < end; row++) {
      if (symbols.kindOf[row] === kind && symbols.names[row] === name) return row
    }
    return -1
  }
  /** In the class or the nearest ancestor that has it; -1 when none. */
  const upward = (start: number | undefined, name: string, kind: number): number => {
    let index = start
    for (let steps = 0; index !== undefined && steps < LONGEST_CHAIN; steps++) {
      const row = within(index, name, kind)
      if (row >= 0) return row
      index = classes.get(symbols.classes[index]?.inherits ?? "")
    }
    return -1
  }
  return {
    /** The row a reference leads to, or -1. */
    target: (owner: string, member: string | undefined, kind: Kind): number => {
      const index = classes.get(owner)
      if (member === undefined) return index === undefined ? -1 : (symbols.firstRow[index] ?? -1)
      const row = upward(index, member, kinds.indexOf(kind))
      return row >= 0 ? row : upward(classes.get("@GlobalScope"), member, kinds.indexOf(kind))
    },
    /** The row of the enum that class `index` calls `name` (`Enum`, `Class.Enum`), or -1. */
    enumRow: (index: number, name: string): number => {
      const own = upward(index, name, enumKind)
      if (own >= 0) return own
      const dot = name.lastIndexOf(".")
      const row = dot < 0 ? -1 : upward(classes.get(name.slice(0, dot)), name.slice(dot + 1), enumKind)
      return row >= 0 ? row : upward(classes.get("@GlobalScope"), name, enumKind)
    }
  }
}

/** No real chain is this long: a cycle in `inherits` ends here. */
export const LONGEST_CHAIN = 64
