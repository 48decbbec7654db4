/** What a set of documents lacks as a whole. */
import { addTo } from "../../../kernel/util/Collections.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { Names } from "../live/Snapshot.ts"

/** What to tell of a documentation root that holds the engine's classes but none of its modules'. */
export const withoutModules = ({ facts, symbols }: Names): string | undefined => {
  const tree = ClassTree.of(symbols)
  const lacking =
    facts.layout === "root" && tree.indexOf("Node") !== undefined && tree.indexOf("@GDScript") === undefined
  return lacking
    ? "Classes of modules (@GDScript, RegEx, GridMap ...) stand in modules/ of a Godot checkout; set GODOT_DOC_DIR to that."
    : undefined
}

/** Heirs that are named before the others are only counted. */
const EXAMPLES = 3

/** What to tell of a class that others inherit, and that no file describes. */
export const onlyInherited = (names: Names, name: string): string | undefined => {
  const folded = name.trim().toLowerCase()
  const found = [...absentParents(names)].find(([parent]) => parent.toLowerCase() === folded)
  if (found === undefined || names.facts.damaged.some(({ className }) => className === found[0])) return undefined
  const [parent, heirs] = found
  const more = heirs.length > EXAMPLES ? ` and ${heirs.length - EXAMPLES} more` : ""
  return `${parent} is the parent of ${heirs.slice(0, EXAMPLES).join(", ")}${more} here, but its own file is missing from these documents.`
}

/** Parents that no file describes, each with the classes that inherit from it. */
export const absentParents = ({ symbols }: Names): ReadonlyMap<string, ReadonlyArray<string>> => {
  const tree = ClassTree.of(symbols)
  const found = new Map<string, Array<string>>()
  for (const { name, inherits } of symbols.classes) {
    if (inherits === undefined || inherits === "" || tree.indexOf(inherits) !== undefined) continue
    addTo(found, inherits, name)
  }
  return found
}
