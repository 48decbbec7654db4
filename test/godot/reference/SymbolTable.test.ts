import { assert, describe, it } from "@effect/vitest"
import { type ClassDoc, EMPTY_CLASS } from "../../../src/godot/reference/ClassDoc.ts"
import { kinds } from "../../../src/godot/reference/Kind.ts"
import { qualifiedNameAt, rowsNamed } from "../../../src/godot/reference/Rows.ts"
import { build, Flag, rowsOf, withClasses } from "../../../src/godot/reference/SymbolTable.ts"

const empty = (name: string): ClassDoc => ({
  name,
  ...EMPTY_CLASS
})
const method = (name: string, more: object = {}) => ({
  name,
  qualifiers: [],
  returnsErrors: [],
  arguments: [],
  description: "",
  ...more
})

const table = build([
  {
    file: "classes/b.xml",
    doc: {
      ...empty("b"),
      inherits: "A",
      version: "4.1",
      deprecated: "",
      constants: [
        { name: "X", enum: "E", description: "" },
        { name: "Y", enum: "E", description: "some", deprecated: "" }
      ],
      signals: [{ name: "s", arguments: [], description: "" }],
      properties: [{ name: "p", overrides: "A", description: "" }],
      methods: [
        method("z"),
        method("a", { qualifiers: ["virtual"], deprecated: "" }),
        method("z", { description: "text", deprecated: "" })
      ],
      constructors: [method("b")],
      themeItems: [{ name: "t", description: "", experimental: "yes" }]
    }
  },
  { file: "classes/B.xml", doc: { ...empty("B"), brief: "brief" } }
])

describe("the symbol table", () => {
  it("has the classes in the order of their code units", () => {
    assert.deepStrictEqual(table.classes, [
      { name: "B", file: "classes/B.xml" },
      { name: "b", file: "classes/b.xml", inherits: "A", since: "4.1" }
    ])
  })

  it("has the class's own row first, then its members by kind, within a kind as in the file", () => {
    const rows = table.names.map((name, row) => `${kinds[table.kindOf[row] ?? 0]} ${table.owners[row]}.${name}`)
    assert.deepStrictEqual(rows, [
      "class 0.B",
      "class 1.b",
      "constructor 1.b",
      "method 1.z",
      "method 1.a",
      "property 1.p",
      "signal 1.s",
      "constant 1.X",
      "constant 1.Y",
      "theme_item 1.t",
      "enum 1.E"
    ])
    assert.deepStrictEqual([...table.firstRow], [0, 1, 11])
  })

  it("finds the rows of a name in all classes, in order", () => {
    const qualified = (name: string) => rowsNamed(table, name).map((row) => qualifiedNameAt(table, row))
    assert.deepStrictEqual(qualified("b"), ["b", "b.b"])
    assert.deepStrictEqual(qualified("z"), ["b.z"])
    assert.deepStrictEqual(qualified("Z"), [])
  })

  it("flags rows, and a shared row by all that share it", () => {
    const flags = new Map(table.names.map((name, row) => [name, table.flags[row]]))
    assert.strictEqual(flags.get("B"), Flag.described)
    assert.strictEqual(table.flags[1], Flag.deprecated)
    assert.strictEqual(flags.get("z"), Flag.described)
    assert.strictEqual(flags.get("a"), Flag.virtual | Flag.deprecated)
    assert.strictEqual(flags.get("p"), Flag.override)
    assert.strictEqual(flags.get("t"), Flag.experimental)
    assert.strictEqual(flags.get("E"), Flag.described)
  })

  it("takes more classes as if all of them had been there at once", () => {
    const doc = (name: string, ...methods: ReadonlyArray<string>) => ({
      file: `${name}.xml`,
      doc: { ...empty(name), methods: methods.map((one) => method(one)) }
    })
    const [a, b, c] = [doc("A", "x"), doc("B", "y", "z"), doc("D")]
    const [own, other] = [doc("C", "w"), doc("B", "v")]
    assert.deepStrictEqual(withClasses(build([a, b, c]), [rowsOf(own)]), build([a, b, own, c]))
    assert.deepStrictEqual(withClasses(build([a, b, c]), [own, other].map(rowsOf)), build([a, other, own, c]))
    assert.deepStrictEqual(withClasses(build([]), [own].map(rowsOf)), build([own]))
    assert.deepStrictEqual(withClasses(build([a]), []), build([a]))
  })

  it("is empty without classes", () => {
    assert.deepStrictEqual([...build([]).firstRow], [0])
  })
})
