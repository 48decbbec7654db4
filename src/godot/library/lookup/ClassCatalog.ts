/** The classes of a reference by the beginning of their names. */
import { Context, Effect, Layer } from "effect"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import type { Names } from "../live/Snapshot.ts"

export interface Listing {
  /** Sorted by code units, at most `limit`. */
  readonly classes: ReadonlyArray<string>
  /** How many there are in all. */
  readonly total: number
}

export interface ListOptions {
  /** The beginning of a name, in any case. */
  readonly prefix?: string
  readonly limit?: number
}

export class ClassCatalog extends Context.Tag("godot/ClassCatalog")<
  ClassCatalog,
  {
    /** Classes whose names begin with `prefix`; without options, all of them. */
    readonly list: (names: Names, options?: ListOptions) => Effect.Effect<Listing>
  }
>() {
  static readonly layer = Layer.succeed(this, {
    list: ({ symbols }, options) => Effect.sync(() => list(symbols, options))
  })
}

/** The pure part of the catalog. */
export const list = ({ classes }: SymbolTable, { prefix = "", limit = classes.length }: ListOptions = {}): Listing => {
  const beginning = prefix.trim().toLowerCase()
  const names = classes
    .filter(({ name }) => name !== "@Shader" && name.toLowerCase().startsWith(beginning))
    .map(({ name }) => name)
  return { classes: names.slice(0, limit), total: names.length }
}
