/** Lists the classes of a reference by name prefix. */
import { Context, Effect, Layer } from "effect"
import { isUnnamed } from "../../reference/ClassTree.ts"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import { SHADER_CLASS } from "../../shader/Symbols.ts"
import type { Names } from "../live/Snapshot.ts"

export interface Listing {
  /** Names sorted by code units, scripts without a name last; at most `limit`. */
  readonly classes: ReadonlyArray<string>
  /** Number of all matching classes. */
  readonly total: number
  /** The first classes with the prefix elsewhere in their names, if no name begins with it. */
  readonly holding?: ReadonlyArray<string>
}

/** Maximum number of such classes. */
const MAX_HOLDING = 10

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
  static readonly make = Effect.succeed({
    list: ({ symbols }: Names, options?: ListOptions) => Effect.sync(() => list(symbols, options))
  })

  static readonly layer = Layer.effect(this, this.make)
}

/**
 * Lists classes by name prefix.
 *
 * @example
 * list(symbols, { prefix: "vector", limit: 1 }) // { classes: ["Vector2"], total: 3 }
 * list(symbols, { prefix: "Body2D" }).holding // ["CharacterBody2D", "PhysicsBody2D", ...]
 */
export const list = ({ classes }: SymbolTable, { prefix = "", limit = classes.length }: ListOptions = {}): Listing => {
  const beginning = prefix.trim().toLowerCase()
  const sorted = classes.flatMap(({ name }) => (name === SHADER_CLASS ? [] : [name]))
  const all = [...sorted.filter((name) => !isUnnamed(name)), ...sorted.filter(isUnnamed)]
  const names = all.filter((name) => name.toLowerCase().startsWith(beginning))
  if (names.length > 0) return { classes: names.slice(0, limit), total: names.length }
  const part = beginning.replace(/^\*|\*$/g, "")
  const holding = part === "" ? [] : all.filter((name) => name.toLowerCase().includes(part)).slice(0, MAX_HOLDING)
  return { classes: [], total: 0, ...(holding.length === 0 ? {} : { holding }) }
}
