/**
 * The names of a whole reference in columns: one row for each URI.
 *
 * A row is a class, a member name of one kind (overloads share a row, as they
 * share a URI) or an enum. Rows stand class by class, classes sorted by name
 * (code units); a class's own row comes first, then its members in the order of
 * `kinds`, within a kind in the order of the file. Everything that answers by
 * name (resolver, catalog, completion, search tiers, links) reads this table.
 */
import type { ClassDoc } from "./ClassDoc.ts"

/** What is known of a class without its file. */
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
  /** Has text of its own in the reference. */
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

// build(sources: ReadonlyArray<ClassSource>): SymbolTable follows here.
