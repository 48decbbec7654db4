/** What a set of documents lacks as a whole. */
import * as Multimap from "../../kernel/Multimap.ts"
import * as ClassTree from "./ClassTree.ts"
import type { Snapshot } from "./Snapshot.ts"

/** What to tell of a documentation root that holds the engine's classes but none of its modules'. */
export const withoutModules = ({ facts, symbols }: Snapshot): string | undefined => {
  const tree = ClassTree.of(symbols)
  const lacking =
    facts.layout === "root" && tree.indexOf("Node") !== undefined && tree.indexOf("@GDScript") === undefined
  return lacking
    ? "Classes of modules (@GDScript, RegEx, GridMap ...) stand in modules/ of a Godot checkout; set GODOT_DOC_DIR to that."
    : undefined
}

/** Parents that no file describes, each with the classes that inherit from it. */
export const absentParents = ({ symbols }: Snapshot): ReadonlyMap<string, ReadonlyArray<string>> => {
  const tree = ClassTree.of(symbols)
  const found = new Map<string, Array<string>>()
  for (const { name, inherits } of symbols.classes) {
    if (inherits === undefined || inherits === "" || tree.indexOf(inherits) !== undefined) continue
    Multimap.add(found, inherits, name)
  }
  return found
}
