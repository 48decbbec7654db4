import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { DocLibrary } from "../../../../src/godot/library/live/DocLibrary.ts"
import { ClassCatalog, list } from "../../../../src/godot/library/lookup/ClassCatalog.ts"
import { below } from "../../../../src/godot/reference/ClassTree.ts"
import { assemble, ClassIndex } from "../../../../src/godot/reference/SymbolTable.ts"
import { make, settings, xml } from "../../../support/library.ts"

const table = (classes: Readonly<Record<string, string | undefined>>) =>
  assemble(
    Object.entries(classes).map(([name, inherits]) => ({
      row: { name, file: `classes/${name}.xml`, ...(inherits === undefined ? {} : { inherits }) },
      flags: 0,
      members: []
    }))
  )
const some = table({
  Vector3: undefined,
  Vector2i: undefined,
  Vector2: undefined,
  vest: undefined,
  "@GDScript": undefined
})

describe("the class catalog", () => {
  it("lists all classes sorted by code units", () => {
    assert.deepStrictEqual(list(some), {
      classes: ["@GDScript", "Vector2", "Vector2i", "Vector3", "vest"],
      total: 5
    })
  })

  it("lists scripts without a name behind the classes that have one", () => {
    const { classes } = list(table({ '"a.gd"': undefined, Node: undefined, '"b.gd".Inner': undefined }))
    assert.deepStrictEqual(classes, ["Node", '"a.gd"', '"b.gd".Inner'])
  })

  it("takes a prefix in any case, and counts what the limit cuts", () => {
    assert.deepStrictEqual(list(some, { prefix: "VE", limit: 2 }), { classes: ["Vector2", "Vector2i"], total: 4 })
    assert.deepStrictEqual(list(some, { prefix: "x" }), { classes: [], total: 0 })
    assert.deepStrictEqual(list(some, { prefix: "@" }).classes, ["@GDScript"])
  })

  it("names classes that have the prefix elsewhere, where none begins so", () => {
    for (const prefix of ["tor2", "*TOR2*"]) {
      assert.deepStrictEqual(list(some, { prefix }), { classes: [], total: 0, holding: ["Vector2", "Vector2i"] })
    }
    assert.deepStrictEqual(list(some, { prefix: "*" }), { classes: [], total: 0 })
  })

  it.effect("serves the snapshot it is given", () =>
    Effect.gen(function* () {
      const memory = yield* make({ "/docs/classes/Node.xml": xml("Node") })
      yield* Effect.gen(function* () {
        const catalog = yield* ClassCatalog
        const snapshot = yield* (yield* DocLibrary).snapshot
        assert.deepStrictEqual(yield* catalog.list(snapshot), { classes: ["Node"], total: 1 })
      }).pipe(Effect.provide(Layer.provide(memory.layer, settings())))
    })
  )
})

describe("the tree below a class", () => {
  it("holds every descendant once, sorted, circles included", () => {
    const symbols = table({ A: undefined, C: "A", B: "A", D: "B", X: "Y", Y: "X" })
    assert.deepStrictEqual(below(symbols, ClassIndex(0)), {
      name: "A",
      branches: [
        { name: "B", branches: [{ name: "D", branches: [] }] },
        { name: "C", branches: [] }
      ]
    })
    assert.deepStrictEqual(below(symbols, ClassIndex(4)), { name: "X", branches: [{ name: "Y", branches: [] }] })
  })

  it("has scripts without a name behind the classes that have one", () => {
    const { branches } = below(table({ '"a.gd"': "Node", Node: undefined, Timer: "Node" }), ClassIndex(1))
    assert.deepStrictEqual(
      branches.map(({ name }) => name),
      ["Timer", '"a.gd"']
    )
  })
})
