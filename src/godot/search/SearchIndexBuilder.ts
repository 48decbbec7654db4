/**
 * Makes a `SearchIndex` from class documents, one at a time.
 *
 * `add` keeps nothing of the document but what the index needs, so that a caller
 * can parse, add and forget file by file, and yield between two of them.
 */
import type { ClassDoc } from "../reference/ClassDoc.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"
import type { SearchIndex } from "./SearchIndex.ts"

export interface SearchIndexBuilder {
  /** Adds a class; each class once, in any order. */
  readonly add: (doc: ClassDoc) => void
  /** The index over the classes of `symbols`; classes added that it does not name are left out. Ends the builder. */
  readonly finish: (symbols: SymbolTable) => SearchIndex
}

export declare const make: () => SearchIndexBuilder
