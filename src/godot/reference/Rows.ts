/** Reads a symbol table: the kind and owner of a row, and the rows of a class. */
import { type Kind, kinds } from "./Kind.ts"
import { ClassIndex, NO_CLASS, Row, type SymbolTable } from "./SymbolTable.ts"

/** Returns the kind of a row. */
export const kindAt = ({ kindOf }: SymbolTable, row: Row): Kind => kinds[kindOf[row] ?? 0] ?? "class"

/** The class that a row belongs to; of a class's own row, that class. */
export const ownerAt = ({ owners }: SymbolTable, row: Row): ClassIndex => {
  const owner = owners[row]
  return owner === undefined ? NO_CLASS : ClassIndex(owner)
}

/** The name of the class at an index; empty where there is none. */
export const classNameOf = ({ classes }: SymbolTable, classIndex: ClassIndex): string => classes[classIndex]?.name ?? ""

/** Returns the name of the class that a row belongs to. */
export const classNameAt = (symbols: SymbolTable, row: Row): string => classNameOf(symbols, ownerAt(symbols, row))

/**
 * A class's name, or `Class.member`.
 *
 * @example qualifiedNameAt(symbols, Row(symbols.names.indexOf("add_child"))) // "Node.add_child"
 */
export const qualifiedNameAt = (symbols: SymbolTable, row: Row): string => {
  const name = symbols.names[row] ?? ""
  return kindAt(symbols, row) === "class" ? name : `${classNameAt(symbols, row)}.${name}`
}

/** Checks whether a row belongs to `@GlobalScope` or `@GDScript`, which are everywhere. */
export const isGlobal = (symbols: SymbolTable, row: Row): boolean => classNameAt(symbols, row).startsWith("@")

/** The own row of a class. */
export const classRow = ({ firstRow }: SymbolTable, classIndex: ClassIndex): Row => Row(firstRow[classIndex] ?? 0)

/** The rows of a class's members: from the first up to, but not with, `end`. */
export const memberRows = (
  { firstRow }: SymbolTable,
  classIndex: ClassIndex
): { readonly first: Row; readonly end: Row } => ({
  first: Row((firstRow[classIndex] ?? 0) + 1),
  end: Row(firstRow[classIndex + 1] ?? 0)
})
