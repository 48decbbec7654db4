/**
 * The names of a whole reference in columns: one row for each URI.
 *
 * A row is a class, a member name of one kind (overloads share a row, as they share a URI) or an enum. Rows are grouped
 * by class, classes sorted by name (code units); a class's own row comes first, then its members in the order of
 * `kinds`, within a kind in the order of the file. Everything that answers by name (resolver, catalog, completion,
 * search tiers, links) reads this table.
 */
import { Brand } from "effect"
import { byCodeUnit, detach } from "../../kernel/util/Text.ts"
import { runSync } from "../../kernel/util/TimeSlices.ts"
import { type ClassDoc, type Status, sectionsOf } from "./ClassDoc.ts"
import { type Kind, kinds } from "./Kind.ts"

/** Index of a symbol in the columns of a `SymbolTable`; `NO_ROW` if there is none. */
export type Row = number & Brand.Brand<"Row">
export const Row = Brand.nominal<Row>()

export const NO_ROW = Row(-1)

/** The row of a member: not of a class. */
export type MemberRow = Row & Brand.Brand<"MemberRow">
export const MemberRow = Brand.nominal<MemberRow>()

/** Index of a class in `SymbolTable.classes`; `NO_CLASS` if there is none. */
export type ClassIndex = number & Brand.Brand<"ClassIndex">
export const ClassIndex = Brand.nominal<ClassIndex>()

export const NO_CLASS = ClassIndex(-1)

/** The facts of a class that are kept without its file. */
export interface ClassRow {
  readonly name: string
  /** Path of its file, relative to the root, with `/`. */
  readonly file: string
  readonly inherits?: string
  readonly since?: string
}

/** Bits of `SymbolTable.flags`. */
export const Flag = {
  deprecated: 1,
  experimental: 2,
  /** A property that restates an ancestor's with another default. */
  override: 4,
  /** Set if the reference describes it. */
  described: 8,
  virtual: 16
} as const

export interface SymbolTable {
  readonly classes: ReadonlyArray<ClassRow>
  /** Row -> its name (of a class, its class name). */
  readonly names: ReadonlyArray<string>
  /** Row -> index in `classes`. */
  readonly owners: Uint16Array
  /** Row -> index in `kinds`. */
  readonly kindOf: Uint8Array
  /** Row -> `Flag` bits. */
  readonly flags: Uint8Array
  /** Class index -> its own row; one entry more at the end: the number of rows. */
  readonly firstRow: Uint32Array
}

export interface ClassSource {
  readonly file: string
  readonly doc: ClassDoc
}

/** The entries of one class; a caller that makes these one by one can release the documents. */
export interface ClassRows {
  readonly row: ClassRow
  readonly flags: number
  readonly members: ReadonlyArray<{ readonly name: string; readonly kind: Kind; readonly flags: number }>
}

/** A class that no file of the documents has; its document is made on demand. */
export interface AddedClass {
  readonly rows: ClassRows
  /** `res://player.gd`. */
  readonly file?: string
  readonly doc: () => ClassDoc
  /** Its names and descriptions, which search counts; absent if they cost as much as the document. */
  readonly described?: () => ClassDoc
}

/** Number of members between two yields. */
const STRIDE = 2048

/**
 * Returns the rows of one class, in their order.
 *
 * @example
 * rowsOf({ file: "Node.xml", doc: node }).members[0]
 * // { name: "_enter_tree", kind: "method", flags: Flag.described | Flag.virtual }
 */
export const rowsOf = (source: ClassSource): ClassRows => runSync(rowsOfSteps(source))

/**
 * Returns the class of a record that no class file of the reference holds.
 *
 * @example addedClass({ ...EMPTY_CLASS, name: "Enemy" }).rows.row.name // "Enemy"
 */
export const addedClass = (doc: ClassDoc): AddedClass => ({
  rows: rowsOf({ file: "", doc }),
  ...(doc.source === undefined ? {} : { file: doc.source.file }),
  doc: () => doc
})

/**
 * Does what `rowsOf` does, and yields between pieces of the work: a class may have thousands of members.
 *
 * @example runSync(rowsOfSteps({ file: "Node.xml", doc: node })).row.name // "Node"
 */
export function* rowsOfSteps({ file, doc }: ClassSource): Generator<void, ClassRows> {
  const members: Array<{ readonly name: string; readonly kind: Kind; flags: number }> = []
  let done = 0
  for (const { kind, members: ones } of [...sectionsOf(doc), enumsOf(doc)]) {
    const rows = new Map<string, { flags: number }>()
    for (const one of ones) {
      if (++done % STRIDE === 0) yield
      const row = rows.get(one.name)
      if (row !== undefined) {
        row.flags = joined(row.flags, flagsOf(one))
        continue
      }
      const added = { name: detach(one.name), kind, flags: flagsOf(one) }
      members.push(added)
      rows.set(added.name, added)
    }
  }
  const row = {
    name: detach(doc.name),
    file,
    ...(doc.inherits === undefined ? {} : { inherits: detach(doc.inherits) }),
    ...(doc.version === undefined ? {} : { since: detach(doc.version) })
  }
  const flags = flagsOf({ ...doc, description: doc.brief + doc.description })
  return { row, flags, members }
}

/** An enum occurs here once for each of its values. */
const enumsOf = ({ constants }: ClassDoc) => ({
  kind: "enum" as const,
  members: constants.flatMap((one) => (one.enum === undefined ? [] : { ...one, name: one.enum }))
})

interface Flagged extends Status {
  readonly name: string
  readonly description: string
  readonly overrides?: string
  readonly qualifiers?: ReadonlyArray<string>
}

/**
 * Returns the `Flag` bits of a class or member.
 *
 * @example flagsOf({ description: "Starts.", qualifiers: ["virtual"] }) === (Flag.described | Flag.virtual) // true
 */
export const flagsOf = (one: Flagged): number =>
  (one.deprecated === undefined ? 0 : Flag.deprecated) |
  (one.experimental === undefined ? 0 : Flag.experimental) |
  (one.overrides === undefined ? 0 : Flag.override) |
  (one.description === "" ? 0 : Flag.described) |
  (one.qualifiers?.some((each) => each === "virtual" || each === "abstract") ? Flag.virtual : 0)

/**
 * Merges the flags of things that share a row: flagged when all of them are, described or virtual when one is.
 *
 * @example joined(Flag.deprecated, Flag.deprecated | Flag.described) === (Flag.deprecated | Flag.described) // true
 */
export const joined = (a: number, b: number): number => {
  const all = Flag.deprecated | Flag.experimental | Flag.override
  return (a & b & all) | ((a | b) & ~all)
}

/**
 * Makes the table of classes whose names are all different.
 *
 * @example assemble([rowsOf({ file: "Node.xml", doc: node })]).classes.map(({ name }) => name) // ["Node"]
 */
export const assemble = (classes: Iterable<ClassRows>): SymbolTable => {
  const sorted = [...classes].sort((a, b) => byCodeUnit(a.row.name, b.row.name))
  const size = sorted.reduce((sum, { members }) => sum + members.length + 1, 0)
  const names: Array<string> = []
  const owners = new Uint16Array(size)
  const kindOf = new Uint8Array(size)
  const flagsOf = new Uint8Array(size)
  const firstRow = new Uint32Array(sorted.length + 1).fill(size)
  for (const [index, { row, flags, members }] of sorted.entries()) {
    firstRow[index] = names.length
    for (const one of [{ name: row.name, kind: "class" as const, flags }, ...members]) {
      owners[names.length] = index
      kindOf[names.length] = kinds.indexOf(one.kind)
      flagsOf[names.length] = one.flags
      names.push(one.name)
    }
  }
  return { classes: sorted.map(({ row }) => row), names, owners, kindOf, flags: flagsOf, firstRow }
}

/** A class of a table. */
interface Place {
  readonly table: SymbolTable
  readonly index: number
}

/**
 * Returns a table with more classes; one that is called like a class of the table takes its place. Whole columns are
 * copied: a table has fifty thousand rows, and this is done whenever a script of the user's has changed.
 *
 * @example
 * const enemy = rowsOf({ file: "enemy.gd", doc: { ...node, name: "Enemy" } })
 * withClasses(symbols, [enemy]).classes.some(({ name }) => name === "Enemy") // true
 */
export const withClasses = (table: SymbolTable, classes: Iterable<ClassRows>): SymbolTable => {
  const more = assemble(classes)
  const replaced = new Set(more.classes.map(({ name }) => name))
  const placesIn = (table: SymbolTable) => table.classes.map((_, index): Place => ({ table, index }))
  const nameOf = ({ table, index }: Place): string => table.classes[index]?.name ?? ""
  const places = [...placesIn(table).filter((place) => !replaced.has(nameOf(place))), ...placesIn(more)]
  places.sort((a, b) => byCodeUnit(nameOf(a), nameOf(b)))
  const rangeOf = ({ table: { firstRow }, index }: Place) => [firstRow[index] ?? 0, firstRow[index + 1] ?? 0] as const
  const size = places.reduce((sum, place) => sum + rangeOf(place)[1] - rangeOf(place)[0], 0)
  const names: Array<string> = []
  const owners = new Uint16Array(size)
  const kindOf = new Uint8Array(size)
  const flags = new Uint8Array(size)
  const firstRow = new Uint32Array(places.length + 1).fill(size)
  for (const [index, place] of places.entries()) {
    const [first, end] = rangeOf(place)
    const at = names.length
    firstRow[index] = at
    owners.fill(index, at, at + end - first)
    kindOf.set(place.table.kindOf.subarray(first, end), at)
    flags.set(place.table.flags.subarray(first, end), at)
    for (let row = first; row < end; row++) names.push(place.table.names[row] ?? "")
  }
  const rows = places.flatMap(({ table, index }) => table.classes[index] ?? [])
  return { classes: rows, names, owners, kindOf, flags, firstRow }
}

/** The table of documents whose class names are all different. */
export const build = (sources: ReadonlyArray<ClassSource>): SymbolTable => assemble(sources.map(rowsOf))
