/** A class reference of the corpora as the checker takes it, read whole and without an index. */
import type { ReferenceView } from "../../src/godot/check/CheckInput.ts"
import * as Reference from "../../src/godot/check/reference/Reference.ts"
import * as ClassTree from "../../src/godot/reference/ClassTree.ts"
import * as SymbolTable from "../../src/godot/reference/SymbolTable.ts"
import { classesIn } from "./classes.ts"

const references = new Map<string, ReferenceView>()

const make = (folder: string, version: string): ReferenceView => {
  const sources = new Map(Array.from(classesIn(folder), ([file, doc]) => [doc.name, { file, doc }]))
  const symbols = SymbolTable.build([...sources.values()])
  const tree = ClassTree.of(symbols)
  const hasGaps = symbols.classes.some(({ inherits = "" }) => inherits !== "" && tree.indexOf(inherits) === undefined)
  return Reference.make({ symbols, version, classDoc: (name) => sources.get(name)?.doc, hasGaps })
}

/** The reference in a folder of class files, at any depth; made once for all test files of a process. */
export const readReference = (folder: string, version: string): ReferenceView => {
  const key = `${version} ${folder}`
  const known = references.get(key) ?? make(folder, version)
  references.set(key, known)
  return known
}
