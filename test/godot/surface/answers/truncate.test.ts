import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { sizeOf, takeWhileFits, truncate } from "../../../../src/godot/surface/answers/truncate.ts"

describe("a value too long for an answer", () => {
  it.prop(
    "is cut and counted; all else stays as it is",
    {
      member: fc.record({
        name: fc.string({ maxLength: 20 }),
        text: fc.string({ maxLength: 4000 }),
        list: fc.array(fc.string({ maxLength: 400 }), { maxLength: 60 })
      }),
      most: fc.integer({ min: 20, max: 1000 })
    },
    ({ member, most }) => {
      const { value, cut } = truncate(member, most)
      if (sizeOf(member) <= most) assert.deepStrictEqual([value, cut], [member, 0])
      if (most >= 300) assert.isAtMost(sizeOf(value), most)
      if (cut === 0) assert.deepStrictEqual(value, member)
      assert.isTrue(member.text.startsWith(value.text.replace(/…$/, "")))
    }
  )

  it("keeps the first of a long list and the beginning of a long text, also deep inside", () => {
    const { value, cut } = truncate(
      { all: [{ text: "x".repeat(5000) }], many: Array.from({ length: 100 }, () => 1) },
      1000
    )
    assert.strictEqual(value.all[0]?.text, `${"x".repeat(199)}…`)
    assert.lengthOf(value.many, 40)
    assert.strictEqual(cut, 61)
  })

  it.prop(
    "of a list the first elements are taken that have room",
    { items: fc.array(fc.string()), most: fc.nat({ max: 200 }) },
    ({ items, most }) => {
      const taken = takeWhileFits(items, most)
      assert.deepStrictEqual(taken, items.slice(0, taken.length))
      const size = (part: ReadonlyArray<string>) => part.reduce((sum, one) => sum + sizeOf(one) + 1, 0)
      assert.isAtMost(size(taken), most)
      if (taken.length < items.length) assert.isAbove(size(items.slice(0, taken.length + 1)), most)
    }
  )
})
