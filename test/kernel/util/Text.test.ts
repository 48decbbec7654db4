import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { byCodeUnit, clip, detach } from "../../../src/kernel/util/Text.ts"

describe("Text", () => {
  it.prop(
    "a clipped text is short, well-formed, and begins as the text does",
    { text: fc.string({ unit: "grapheme", maxLength: 60 }), limit: fc.integer({ min: 2, max: 30 }) },
    ({ text, limit }) => {
      const clipped = clip(text, limit)
      assert.isAtMost(clipped.length, limit)
      assert.isTrue(clipped === text || text.startsWith(clipped.slice(0, -1)))
      assert.strictEqual(detach(clipped), clipped)
    }
  )

  it("orders by code units, unlike a locale", () => {
    assert.deepStrictEqual(["b", "a", "Z", "_", "ä"].sort(byCodeUnit), ["Z", "_", "a", "b", "ä"])
  })
})
