/** Tells which GDScript belongs to a reference. */
import * as ClassTree from "../reference/ClassTree.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"
import type { Dialect } from "./Script.ts"

/**
 * Returns the dialect of a reference by its version; without one by the class that Godot 4 calls Node3D.
 *
 * @example
 * dialectOf(symbols, "3.6") // 3
 */
export const dialectOf = (symbols: SymbolTable, version: string | undefined): Dialect => {
  if (version !== undefined) return version.startsWith("3") ? 3 : 4
  return ClassTree.of(symbols).indexOf("Spatial") === undefined ? 4 : 3
}
