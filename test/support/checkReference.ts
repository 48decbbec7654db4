/** A class reference of the corpora as the checker takes it, read whole and without an index. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Either } from "effect"
import type { ReferenceView } from "../../src/godot/check/CheckInput.ts"
import * as Reference from "../../src/godot/check/Reference.ts"
import * as ClassTree from "../../src/godot/reference/ClassTree.ts"
import * as SymbolTable from "../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../src/godot/reference/XmlDocParser.ts"

/** The reference in a folder of class files, at any depth. */
export const readReference = (folder: string, version: string): ReferenceView => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".xml"))
  const sources = new Map<string, SymbolTable.ClassSource>()
  for (const file of files) {
    const doc = parse(file, readFileSync(join(folder, file), "utf8"))
    if (Either.isRight(doc)) sources.set(doc.right.name, { file, doc: doc.right })
  }
  const symbols = SymbolTable.build([...sources.values()])
  const tree = ClassTree.of(symbols)
  const hasGaps = symbols.classes.some(({ inherits = "" }) => inherits !== "" && tree.indexOf(inherits) === undefined)
  return Reference.make({ symbols, version, classDoc: (name) => sources.get(name)?.doc, hasGaps })
}
