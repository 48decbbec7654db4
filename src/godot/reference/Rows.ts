/** Reads a symbol table: the kind and owner of a row, and the rows of a class. */
import { type Kind, kinds } from "./Kind.ts"
import type { SymbolTable } from "./SymbolTable.ts"

export const kindAt = ({ kindOf }: SymbolTable, row: number): Kind => kinds[kindOf[row] ?? 0] ?? "class"

/** The class that a row belongs to, by its index; of a class's own row, itself. */
export const ownerAt = ({ owners }: SymbolTable, row: number): number => owners[row] ?? -1

/** The name of the class at an index; empty where there is none. */
export const classNameOf = ({ classes }: SymbolTable, classIndex: number): string => classes[classIndex]?.name ?? ""

export const classNameAt = (symbols: SymbolTable, row: number): string => classNameOf(symbols, ownerAt(symbols, row))

/** A class's name, or `Class.member`. */
export const qualifiedNameAt = (symbols: SymbolTable, row: number): string => {
  const name = symbols.names[row] ?? ""
  return kindAt(symbols, row) === "class" ? name : `${classNameAt(symbols, row)}.${name}`
}

/** Whether a row belongs to `@GlobalScope` or `@GDScript`, which are everywhere. */
export const isGlobal = (symbols: SymbolTable, row: number): boolean => classNameAt(symbols, row).startsWith("@")

/** The own row of a class. */
export const classRow = ({ firstRow }: SymbolTable, classIndex: number): number => firstRow[classIndex] ?? 0

/** The rows of a class's members: from the first up to, but not with, `end`. */
export const memberRows = (
  { firstRow }: SymbolTable,
  classIndex: number
): { readonly first: number; readonly end: number } => ({
  first: (firstRow[classIndex] ?? 0) + 1,
  end: firstRow[classIndex + 1] ?? 0
})
