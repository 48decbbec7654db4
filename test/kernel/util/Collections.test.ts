import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { addTo, getOrMake } from "../../../src/kernel/util/Collections.ts"

describe("getOrMake", () => {
  it("makes the value of each key once, falsy ones too", () => {
    const made: Array<string> = []
    const lengths = new Map<string, number>()
    const lengthOf = (name: string): number =>
      getOrMake(lengths, name, () => {
        made.push(name)
        return name.length
      })
    assert.deepStrictEqual(["", "Node", "", "Node"].map(lengthOf), [0, 4, 0, 4])
    assert.deepStrictEqual(made, ["", "Node"])
  })

  it("gives a value of the type that the table holds, even where what is made has none of its own", () => {
    const rows = new Map<string, Map<string, number>>()
    const row = getOrMake(rows, "Node", () => new Map())
    expectTypeOf(row).toEqualTypeOf<Map<string, number>>()
    assert.strictEqual(rows.get("Node"), row)
  })
})

describe("addTo", () => {
  it("appends to the list of a key, in order", () => {
    const lists = new Map<string, Array<number>>()
    for (const [key, value] of [
      ["a", 1],
      ["b", 2],
      ["a", 3]
    ] as const)
      addTo(lists, key, value)
    assert.deepStrictEqual(
      [...lists],
      [
        ["a", [1, 3]],
        ["b", [2]]
      ]
    )
  })
})
