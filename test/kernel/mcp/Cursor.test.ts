import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck as fc, Option } from "effect"
import * as Cursor from "../../../src/kernel/mcp/Cursor.ts"

describe("Cursor", () => {
  it.effect.prop("gives back the offset it was made of", { offset: fc.nat() }, ({ offset }) =>
    Effect.sync(() => assert.deepStrictEqual(Cursor.decode(Cursor.encode(offset)), Option.some(offset)))
  )

  it.effect.prop(
    "leads into the list it was made for, and into no other",
    { offset: fc.nat(), list: fc.string(), other: fc.string() },
    ({ offset, list, other }) =>
      Effect.sync(() => {
        const cursor = Cursor.encode(offset, list)
        assert.deepStrictEqual(Cursor.decode(cursor, list), Option.some(offset))
        if (list !== other) assert.isTrue(Option.isNone(Cursor.decode(cursor, other)))
      })
  )

  it.effect.prop("refuses whatever it did not make", { text: fc.string({ unit: "binary" }) }, ({ text }) =>
    Effect.sync(() => {
      const decoded = Cursor.decode(text)
      if (Option.isSome(decoded)) assert.strictEqual(Cursor.encode(decoded.value), text)
    })
  )

  it("refuses paths, padding and numbers that are no offsets", () => {
    for (const text of ["../x", "", "bzE=", Cursor.encode(1.5), Cursor.encode(-1), "x".repeat(5000)]) {
      assert.isTrue(Option.isNone(Cursor.decode(text)), text.slice(0, 20))
    }
  })
})
