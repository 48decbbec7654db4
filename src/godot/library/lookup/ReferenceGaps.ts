/** Finds what a set of documents lacks: modules, parents of classes, files that cannot be read or were removed. */
import { type NotFound, notFound } from "../../../kernel/mcp/Failure.ts"
import { addTo } from "../../../kernel/util/Collections.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { ClassRow } from "../../reference/SymbolTable.ts"
import type { DamagedFile, Names } from "../live/Snapshot.ts"

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

/** Explains what is unknown about a class with an ancestor that the documents lack. */
export const missingAncestor = ({ facts, symbols }: Names, ancestors: ReadonlyArray<string>): ReadonlyArray<string> => {
  const last = ancestors[ancestors.length - 1]
  if (last === undefined || ClassTree.of(symbols).indexOf(last) !== undefined) return []
  const damaged = facts.damaged.find(({ className }) => className === last)
  const why = damaged === undefined ? "is not in these documents" : `cannot be read (${placeOf(damaged)})`
  return [`Its ancestor ${last} ${why}, and so what it inherits from there is not known.`]
}

/** Says where a file is damaged, and why. */
export const placeOf = ({ file, line, column, reason }: DamagedFile): string => `${file}:${line}:${column}: ${reason}`

/**
 * Returns why a class is missing that existed when the files were read: its file was removed,
 * or holds another class since.
 */
export const fileGone = ({ name, file }: ClassRow): NotFound =>
  notFound({ what: "class", name, hint: `It was in ${file}, which has gone or changed a moment ago; ask again soon.` })

/** Returns why a class is missing whose documents have all gone. */
export const folderGone = ({ name }: ClassRow, folder: string): NotFound =>
  notFound({
    what: "class",
    name,
    hint: `Its documents were in ${folder}, which has gone; put them back and ask again.`
  })
