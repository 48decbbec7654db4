import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { assemble, rowsOf } from "../../../../src/godot/reference/SymbolTable.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { addedClasses } from "../../../../src/godot/search/index/addedClasses.ts"

const rowsOfClass = (name: string, constants: ReadonlyArray<string>) => {
  const list = constants.map((constant) => `<constant name="${constant}" value="0" />`).join("")
  const doc = Either.getOrThrow(parse(`${name}.xml`, `<class name="${name}"><constants>${list}</constants></class>`))
  return rowsOf({ file: `${name}.xml`, doc })
}

const symbols = assemble([rowsOfClass("Alpha", ["ONE", "TWO"]), rowsOfClass("Beta", ["THREE"])])

describe("the added classes of a symbol table", () => {
  it("come in the order of the table, with their places in it", () => {
    const added = new Map([
      ["Beta", { rows: 2, text: "b" }],
      ["Alpha", { rows: 3, text: "a" }]
    ])
    expect(addedClasses(symbols, added)).toEqual([
      { kept: { rows: 3, text: "a" }, index: 0, firstRow: 0 },
      { kept: { rows: 2, text: "b" }, index: 1, firstRow: 3 }
    ])
  })

  it("leave out a class that has more or fewer rows than it was added with, and one that the table lacks", () => {
    const added = new Map([
      ["Alpha", { rows: 4 }],
      ["Beta", { rows: 2 }],
      ["Gamma", { rows: 1 }]
    ])
    expect(addedClasses(symbols, added)).toMatchObject([{ index: 1 }])
  })
})
