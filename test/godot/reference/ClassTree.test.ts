import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import * as ClassTree from "../../../src/godot/reference/ClassTree.ts"
import { assemble, NO_CLASS, rowsOf } from "../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../src/godot/reference/XmlDocParser.ts"
import { xml } from "../../support/library.ts"

const treeOf = (parents: Readonly<Record<string, string>>) => {
  const symbols = assemble(
    Object.entries(parents).map(([name, inherits]) =>
      rowsOf({ file: `${name}.xml`, doc: Either.getOrThrow(parse(`${name}.xml`, xml(name, { inherits }))) })
    )
  )
  const tree = ClassTree.of(symbols)
  const index = (name: string) => tree.indexOf(name) ?? NO_CLASS
  return {
    selfAndAncestors: (name: string) => tree.selfAndAncestors(index(name)).map((one) => symbols.classes[one]?.name),
    inherits: (name: string, ancestor: string) => tree.inherits(index(name), index(ancestor))
  }
}

describe("the tree of classes", () => {
  it("follows parents to the top, and a circle until it closes", () => {
    const tree = treeOf({ A: "B", B: "C", C: "B", D: "Lost", E: "D" })
    assert.deepStrictEqual(tree.selfAndAncestors("A"), ["A", "B", "C"])
    assert.deepStrictEqual(tree.selfAndAncestors("C"), ["C", "B"])
    assert.deepStrictEqual(tree.selfAndAncestors("E"), ["E", "D"])
    assert.isTrue(tree.inherits("A", "C"))
    assert.isTrue(tree.inherits("D", "D"))
    assert.isFalse(tree.inherits("A", "D"))
    assert.isFalse(tree.inherits("D", "E"))
  })

  it("holds of lines longer than any real one", () => {
    const names = Array.from({ length: 200 }, (_, i) => `Class${i}`)
    const tree = treeOf(Object.fromEntries(names.map((name, i) => [name, names[i + 1] ?? ""])))
    assert.deepStrictEqual(tree.selfAndAncestors("Class0"), names)
    assert.isTrue(tree.inherits("Class0", "Class199"))
    assert.isFalse(tree.inherits("Class199", "Class0"))
  })
})
