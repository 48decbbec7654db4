/** Finds what a set of documents lacks as a whole. */
import { addTo } from "../../../kernel/util/Collections.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Names } from "../live/Snapshot.ts"

/** Says where the classes of modules are, for a documentation root that holds the engine's alone. */
export const withoutModules = ({ facts, symbols }: Names): string | undefined => {
  const tree = ClassTree.of(symbols)
  const lacking =
    facts.layout === "root" && tree.indexOf("Node") !== undefined && tree.indexOf("@GDScript") === undefined
  return lacking
    ? "Classes of modules (@GDScript, RegEx, GridMap ...) are in modules/ of a Godot checkout; set GODOT_DOC_DIR to that."
    : undefined
}

/**
 * Returns the parents that no file describes, each with the classes that inherit from it.
 *
 * @example
 * absentParents(names) // Map { "CanvasItem" => ["Control", "Node2D"] } if CanvasItem.xml is missing
 */
export const absentParents = ({ symbols }: Names): ReadonlyMap<string, ReadonlyArray<string>> => {
  const tree = ClassTree.of(symbols)
  const found = new Map<string, Array<string>>()
  for (const { name, inherits } of symbols.classes) {
    if (inherits === undefined || inherits === "" || tree.indexOf(inherits) !== undefined) continue
    addTo(found, inherits, name)
  }
  return found
}
