import { assert, describe, it } from "@effect/vitest"
import { RecentMap } from "../../../src/kernel/util/RecentMap.ts"

/** A map of three entries, `a`, `b` and `c`, set in this order. */
const full = (): RecentMap<string, number> => {
  const map = new RecentMap<string, number>(3)
  for (const [i, key] of ["a", "b", "c"].entries()) map.set(key, i)
  return map
}

const keysIn = (map: RecentMap<string, number>) => ["a", "b", "c", "d"].filter((key) => map.get(key) !== undefined)

describe("a RecentMap", () => {
  it("drops the entry that was set first", () => {
    const map = full()
    map.set("d", 3)
    assert.deepStrictEqual(keysIn(map), ["b", "c", "d"])
  })

  it("counts reading and setting again as use", () => {
    const map = full()
    assert.strictEqual(map.get("a"), 0)
    map.set("b", 4)
    map.set("d", 3)
    assert.deepStrictEqual(keysIn(map), ["a", "b", "d"])
    assert.strictEqual(map.get("b"), 4)
  })
})
