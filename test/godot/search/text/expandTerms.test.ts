import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Row } from "../../../../src/godot/reference/SymbolTable.ts"
import * as Query from "../../../../src/godot/search/analysis/Query.ts"
import { of } from "../../../../src/godot/search/Searcher.ts"
import { expandSymbols } from "../../../../src/godot/search/text/Expansion.ts"
import { expandTerms } from "../../../../src/godot/search/text/expandTerms.ts"
import { root } from "../../../support/bundle.ts"
import { indexOfFolder, nameOf } from "../../../support/searchIndex.ts"

const index = indexOfFolder(join(root, "doc/classes"))
const context = of(index)
const rowOf = (name: string): Row => Row(index.symbols.names.findIndex((_, row) => nameOf(index, row) === name))

/** Each word of a query with what it was read as. */
const read = (query: string): ReadonlyArray<readonly [word: string, readAs: ReadonlyArray<string>]> =>
  expandTerms(context, Query.parse(query)).map(({ word, readAs }) => [word, readAs])

describe("a phrase in another language that means names alone", () => {
  it("says nothing where the reference has none of them", () => {
    assert.deepStrictEqual(read("安全区"), [])
    assert.deepStrictEqual(
      read("安全区 计时器").map(([word]) => word),
      ["timer"]
    )
  })
})

describe("words that no one knows", () => {
  it("leave nothing to search for where half is unknown and the rest begins with another letter", () => {
    // Alone it is read as `play` (of which the stem is `plai`); beside one unknown word it is taken for nonsense, too.
    assert.deepStrictEqual(read("vlay"), [["vlay", ["plai"]]])
    assert.deepStrictEqual(read("qzxv vlay"), [])
  })

  it("do not hide a word that begins as what it is read as", () => {
    assert.deepStrictEqual(read("qzxv timmer"), [
      ["qzxv", []],
      ["timmer", ["timer"]]
    ])
  })
})

describe("the 2D and 3D counterparts of a symbol that is meant", () => {
  const [flat, deep] = [rowOf("Node2D.position"), rowOf("Node3D.position")]
  const expand = expandSymbols(context, Query.parse("move it").words, [])

  it("are meant, too, a little less", () => {
    const boosts = expand(new Map([[flat, 2]]), 0)
    assert.strictEqual(boosts.get(flat), 2)
    assert.isBelow(boosts.get(deep) ?? Number.NaN, 2)
    assert.isAbove(boosts.get(deep) ?? Number.NaN, 0)
  })

  it("keep the weight that they have of their own", () => {
    const own = new Map([
      [flat, 2],
      [deep, 0.5]
    ])
    assert.deepStrictEqual([...expand(own, 0)], [...own])
  })
})

describe("the symbols that are meant in a query that says a dimension", () => {
  const [flat, deep] = [rowOf("Node2D.position"), rowOf("Node3D.position")]
  const expand = (query: string, row: Row) => [
    ...expandSymbols(context, Query.parse(query).words, [])(new Map([[row, 2]]), 0)
  ]

  it("are those of that dimension, where they have a counterpart in it", () => {
    assert.deepStrictEqual(expand("move it in 3d", flat), [[deep, 2]])
    assert.deepStrictEqual(expand("move the Sprite2D", deep), [[flat, 2]])
    const own = rowOf("Node.add_child")
    assert.deepStrictEqual(expand("move it in 3d", own), [[own, 2]])
  })

  it("stay as they are where it says both", () => {
    assert.deepStrictEqual(expand("move it in 2d and 3d", flat), [[flat, 2]])
  })
})

describe("the members that a named class has by the name of a symbol that is meant", () => {
  const [flat, deep] = [rowOf("CharacterBody2D.is_on_floor"), rowOf("CharacterBody3D.is_on_floor")]
  const expand = (name: string, boosts: ReadonlyMap<Row, number>) => {
    const named = context.exactClasses.get(name)
    const { words } = Query.parse(`standing on the ground in ${name}`)
    return expandSymbols(context, words, named === undefined ? [] : [named])(boosts, 0)
  }

  it("get the same boost", () => {
    assert.strictEqual(expand("CharacterBody3D", new Map([[flat, 2]])).get(deep), 2)
  })

  it("add nothing to a class that is meant itself, and nothing that every object has", () => {
    const own = new Map([[flat, 2]])
    assert.deepStrictEqual([...expand("CharacterBody2D", own)], [...own])
    const connect = new Map([[rowOf("Signal.connect"), 2]])
    assert.deepStrictEqual([...expand("CharacterBody3D", connect)], [...connect])
  })
})
