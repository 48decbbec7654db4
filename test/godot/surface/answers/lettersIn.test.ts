import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { lettersIn } from "../../../../src/godot/surface/answers/lettersIn.ts"

/** Pieces of BBCode, and tags of the greatest length and one more. */
const pieces = fc.constantFrom("[", "]", "[b]", "a", "é", "あ", " ", "\n", "\u00a0", "\u3000", "x".repeat(199))

describe("lettersIn", () => {
  it("counts what is left without tags and blanks", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 15 }), (parts) => {
        const text = parts.join("")
        assert.strictEqual(lettersIn(text), text.replace(/\[[^\]]{0,200}\]|\s+/g, "").length)
      })
    )
  })
})
