/** The classes of a reference by the beginning of their names. */
import { Context, type Effect } from "effect"
import type { Snapshot } from "./Snapshot.ts"

export interface Listing {
  /** Sorted by code units, at most `limit`. */
  readonly classes: ReadonlyArray<string>
  /** How many there are in all. */
  readonly total: number
}

export class ClassCatalog extends Context.Tag("godot/ClassCatalog")<
  ClassCatalog,
  {
    /** Classes whose names begin with `prefix`, in any case; without a limit, all of them. */
    readonly list: (
      snapshot: Snapshot,
      options?: { readonly prefix?: string; readonly limit?: number }
    ) => Effect.Effect<Listing>
  }
>() {}
