/** The classes of a reference by their names in other versions of Godot. */
import { memoizeTexts } from "../../../kernel/util/memoize.ts"
import type * as ClassTree from "../../reference/ClassTree.ts"
import { fold } from "../../search/analysis/Tokens.ts"
import { type Tables, toNewer, toOlder } from "../../search/renames/RenameTables.ts"
import type { Successor } from "../CheckInput.ts"

export interface RenamedClasses {
  /** Names here of a class of another version, most likely first; none for a class of the reference. */
  readonly successors: (name: string) => ReadonlyArray<Successor>
  /** The name here of a class of this or another version. */
  readonly calledHere: (name: string) => string | undefined
  /** Checks whether `b` is `a` or one of its ancestors. */
  readonly inherits: (a: string, b: string) => boolean
  /** Checks whether one of the two inherits the other, or took over work of it. */
  readonly isRelated: (a: string, b: string) => boolean
}

/** Renames to newer versions, then those to older ones. */
export const directions: ReadonlyArray<Tables> = [toNewer, toOlder]

/** Maximum number of names whose successors are remembered. */
const MAX_KNOWN = 5000

/**
 * Finds the names in a reference of classes of other versions.
 *
 * @example
 * const { calledHere } = make(ClassTree.of(symbols)) // of Godot 4.5
 * calledHere("Spatial") // "Node3D"
 * calledHere("Node3D") // "Node3D"
 */
export const make = (tree: ClassTree.ClassTree): RenamedClasses => {
  const successors = memoizeTexts(MAX_KNOWN, (name): ReadonlyArray<Successor> => {
    if (tree.indexOf(name) !== undefined) return []
    for (const tables of directions) {
      const entry = tables.classes.get(fold(name))
      const here = entry?.name === name ? entry.others.filter((other) => tree.indexOf(other) !== undefined) : []
      if (here.length > 0) return likeliest(name, here).map((other) => ({ name: other, kind: "class" as const }))
    }
    return []
  })

  const inherits = (a: string, b: string): boolean => {
    const [one, other] = [tree.indexOf(a), tree.indexOf(b)]
    return one !== undefined && other !== undefined && tree.inherits(one, other)
  }
  return {
    successors,
    calledHere: (name) => (tree.indexOf(name) === undefined ? successors(name)[0]?.name : name),
    inherits,
    isRelated: (a, b) => tookOver[a] === b || inherits(a, b) || inherits(b, a)
  }
}

/**
 * Classes that took over functions of another one, which still exists: its former members are also searched in them.
 */
export const tookOver: Readonly<Record<string, string>> = { TileMapLayer: "TileMap" }

/** Names that share their beginning with the old one come first: of Node3D's, Spatial before Navigation. */
const mostLikely: Readonly<Record<string, string>> = {
  Node3D: "Spatial",
  CharacterBody3D: "KinematicBody",
  CharacterBody2D: "KinematicBody2D"
}

const likeliest = (name: string, others: ReadonlyArray<string>): ReadonlyArray<string> => {
  const first = mostLikely[name]
  return first !== undefined && others.includes(first) ? [first, ...others.filter((other) => other !== first)] : others
}
