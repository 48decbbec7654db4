/** Reads a symbol table: the kind and owner of a row, the rows of a class and of a name. */
import { addTo } from "../../kernel/util/Collections.ts"
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import { type Kind, kinds, type MemberKind, memberKinds } from "./Kind.ts"
import { ClassIndex, MemberRow, NO_CLASS, NO_ROW, Row, type SymbolTable } from "./SymbolTable.ts"

/**
 * Returns the kind of a row.
 *
 * @example kindAt(symbols, Row(symbols.names.indexOf("add_child"))) // "method"
 */
export const kindAt = ({ kindOf }: SymbolTable, row: Row): Kind => kinds[kindOf[row] ?? 0] ?? "class"

/**
 * Returns the kind of a member's row.
 *
 * @example
 * const { first } = memberRows(symbols, ClassIndex(symbols.classes.findIndex(({ name }) => name === "Node")))
 * memberKindAt(symbols, first) // "method"
 */
export const memberKindAt = ({ kindOf }: SymbolTable, row: MemberRow): MemberKind =>
  // The class itself comes first among `kinds`.
  memberKinds[(kindOf[row] ?? 1) - 1] ?? memberKinds[0]

/**
 * Returns the class that a row belongs to; for the row of a class, that class.
 *
 * @example classNameOf(symbols, ownerAt(symbols, Row(symbols.names.indexOf("add_child")))) // "Node"
 */
export const ownerAt = ({ owners }: SymbolTable, row: Row): ClassIndex => {
  const owner = owners[row]
  return owner === undefined ? NO_CLASS : ClassIndex(owner)
}

/**
 * Returns the name of the class at an index; empty if there is none.
 *
 * @example classNameOf(symbols, NO_CLASS) // ""
 */
export const classNameOf = ({ classes }: SymbolTable, classIndex: ClassIndex): string => classes[classIndex]?.name ?? ""

/**
 * Returns the name of the class that a row belongs to.
 *
 * @example classNameAt(symbols, Row(symbols.names.indexOf("add_child"))) // "Node"
 */
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

/**
 * The pseudo-classes whose members are visible everywhere; from Godot 3 to 4 some members moved between them: `print`
 * was of `@GDScript`.
 */
export const GLOBAL_SCOPES: ReadonlyArray<string> = ["@GlobalScope", "@GDScript"]

/**
 * Checks whether a row belongs to `@GlobalScope` or `@GDScript`, which are everywhere.
 *
 * @example
 * isGlobal(symbols, Row(symbols.names.indexOf("lerp"))) // true
 * isGlobal(symbols, Row(symbols.names.indexOf("add_child"))) // false
 */
export const isGlobal = (symbols: SymbolTable, row: Row): boolean => classNameAt(symbols, row).startsWith("@")

/**
 * Returns the row of a class itself.
 *
 * @example
 * symbols.names[classRow(symbols, ClassIndex(symbols.classes.findIndex(({ name }) => name === "Node")))] // "Node"
 */
export const classRow = ({ firstRow }: SymbolTable, classIndex: ClassIndex): Row => Row(firstRow[classIndex] ?? 0)

/**
 * Returns the rows of a class's members: from the first up to, but not with, `end`.
 *
 * @example
 * const { first } = memberRows(symbols, ClassIndex(symbols.classes.findIndex(({ name }) => name === "Node")))
 * qualifiedNameAt(symbols, first) // "Node._enter_tree"
 */
export const memberRows = (
  { firstRow }: SymbolTable,
  classIndex: ClassIndex
): { readonly first: MemberRow; readonly end: Row } => ({
  first: memberRow((firstRow[classIndex] ?? 0) + 1),
  end: Row(firstRow[classIndex + 1] ?? 0)
})

const memberRow = (row: number): MemberRow => MemberRow(Row(row))

/**
 * Returns the first row of a class, its own row included, that has exactly this name; `NO_ROW` if none has it.
 *
 * @example
 * const classIndex = ClassIndex(symbols.classes.findIndex(({ name }) => name === "Node"))
 * qualifiedNameAt(symbols, rowCalled(symbols, classIndex, "add_child")) // "Node.add_child"
 */
export const rowCalled = ({ firstRow, names }: SymbolTable, classIndex: ClassIndex, name: string): Row => {
  const first = firstRow[classIndex] ?? 0
  // The built-in search over a copy takes a tenth of a loop over the names.
  const place = names.slice(first, firstRow[classIndex + 1]).indexOf(name)
  return place < 0 ? NO_ROW : Row(first + place)
}

/**
 * Returns the rows of a whole table that have exactly this name, in order.
 *
 * @example rowsNamed(symbols, "add_child").map((row) => qualifiedNameAt(symbols, row)) // ["Node.add_child"]
 */
export const rowsNamed = (symbols: SymbolTable, name: string): ReadonlyArray<Row> => rowsByName(symbols).get(name) ?? []

const rowsByName = memoizeWeak(({ names }: SymbolTable): ReadonlyMap<string, ReadonlyArray<Row>> => {
  const found = new Map<string, Array<Row>>()
  for (const [row, name] of names.entries()) addTo(found, name, Row(row))
  return found
})
