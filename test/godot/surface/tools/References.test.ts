import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { afterUse } from "../../../../src/godot/surface/tools/References.ts"
import { times } from "../../../support/effort.ts"

describe("the sets of the store that are held open", () => {
  it("are three at most: the one that was used longest ago is let go", () => {
    let order: ReadonlyArray<string> = []
    for (const name of ["4.3", "4.4", "4.5"]) order = afterUse(order, name).held
    assert.deepStrictEqual(afterUse(order, "4.3"), { held: ["4.3", "4.5", "4.4"], released: [] })
    assert.deepStrictEqual(afterUse(order, "4.6"), { held: ["4.6", "4.5", "4.4"], released: ["4.3"] })
  })

  it("are the last three that differ, whatever the order of use", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("3.6", "4.1", "4.3", "4.5", "4.7"), { maxLength: 30 }), (uses) => {
        const held = new Set<string>()
        let order: ReadonlyArray<string> = []
        for (const name of uses) {
          const next = afterUse(order, name)
          order = next.held
          held.add(name)
          for (const gone of next.released) held.delete(gone)
          assert.deepStrictEqual(new Set(order), held)
        }
        const last = [...new Set([...uses].reverse())].slice(0, 3)
        assert.deepStrictEqual(order, last)
      }),
      { numRuns: times(30, 100) }
    )
  })
})
