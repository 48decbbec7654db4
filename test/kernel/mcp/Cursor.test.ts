import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc, Option } from "effect"
import * as Cursor from "../../../src/kernel/mcp/Cursor.ts"
import { anyText } from "../../support/anyText.ts"

describe("Cursor", () => {
  it.prop("gives back the offset it was made of", { offset: fc.nat() }, ({ offset }) =>
    assert.deepStrictEqual(Cursor.decode(Cursor.encode(offset)), Option.some(offset))
  )

  it.prop(
    "leads into the list it was made for, and into no other",
    { offset: fc.nat(), list: fc.string(), other: fc.string() },
    ({ offset, list, other }) => {
      const cursor = Cursor.encode(offset, list)
      assert.deepStrictEqual(Cursor.decode(cursor, list), Option.some(offset))
      if (list !== other) assert.isTrue(Option.isNone(Cursor.decode(cursor, other)))
    }
  )

  it.prop("refuses whatever it did not make", { text: anyText() }, ({ text }) => {
    const decoded = Cursor.decode(text)
    if (Option.isSome(decoded)) assert.strictEqual(Cursor.encode(decoded.value), text)
  })

  it("refuses paths, padding and numbers that are no offsets", () => {
    for (const text of ["../x", "", "bzE=", Cursor.encode(1.5), Cursor.encode(-1), "x".repeat(5000)]) {
      assert.isTrue(Option.isNone(Cursor.decode(text)), text.slice(0, 20))
    }
  })
})
