/** Lists the classes of a reference by name prefix. */
import { Context, Effect, Layer } from "effect"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import type { Names } from "../live/Snapshot.ts"

export interface Listing {
  /** Sorted by code units, at most `limit`. */
  readonly classes: ReadonlyArray<string>
  /** Number of all matching classes. */
  readonly total: number
}

export interface ListOptions {
  /** Name prefix, case-insensitive. */
  readonly prefix?: string
  readonly limit?: number
}

export class ClassCatalog extends Context.Tag("godot/ClassCatalog")<
  ClassCatalog,
  {
    /** Returns the classes whose names begin with `prefix`; all of them without options. */
    readonly list: (names: Names, options?: ListOptions) => Effect.Effect<Listing>
  }
>() {
  static readonly layer = Layer.succeed(this, {
    list: ({ symbols }, options) => Effect.sync(() => list(symbols, options))
  })
}

/**
 * Lists classes by name prefix.
 *
 * @example
 * list(symbols, { prefix: "vector", limit: 1 }) // { classes: ["Vector2"], total: 3 }
 */
export const list = ({ classes }: SymbolTable, { prefix = "", limit = classes.length }: ListOptions = {}): Listing => {
  const beginning = prefix.trim().toLowerCase()
  const names = classes
    .filter(({ name }) => name !== "@Shader" && name.toLowerCase().startsWith(beginning))
    .map(({ name }) => name)
  return { classes: names.slice(0, limit), total: names.length }
}
