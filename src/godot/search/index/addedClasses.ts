/** Finds the classes of a symbol table among those passed to a builder. */
import { ClassIndex, Row, type SymbolTable } from "../../reference/SymbolTable.ts"

/** A class of a symbol table, as a builder keeps it. */
export interface AddedClass<A> {
  readonly kept: A
  readonly index: ClassIndex
  /** Its first row in the symbol table. */
  readonly firstRow: Row
}

/**
 * Returns the classes of `symbols` that were added, in its order; one whose number of rows differs has changed since
 * and is left out.
 *
 * @example
 * addedClasses(symbols, new Map([["Node", { rows: 3 }]])) // where the three rows of Node are, unless it has more now
 */
export const addedClasses = <A extends { readonly rows: number }>(
  symbols: SymbolTable,
  added: ReadonlyMap<string, A>
): ReadonlyArray<AddedClass<A>> =>
  symbols.classes.flatMap(({ name }, index) => {
    const kept = added.get(name)
    const firstRow = symbols.firstRow[index] ?? 0
    const isSame = kept !== undefined && kept.rows === (symbols.firstRow[index + 1] ?? 0) - firstRow
    return isSame ? [{ kept, index: ClassIndex(index), firstRow: Row(firstRow) }] : []
  })
