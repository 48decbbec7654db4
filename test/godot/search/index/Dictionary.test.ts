import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { find, make, pack, unpack } from "../../../../src/godot/search/index/Dictionary.ts"
import { times } from "../../../support/effort.ts"

const word = FastCheck.oneof(
  FastCheck.string({ maxLength: 4 }),
  FastCheck.constantFrom("ボタン", "__proto__", "a", "ab")
)
const entries = FastCheck.array(FastCheck.tuple(word, word), { maxLength: 30 })

describe("a dictionary", () => {
  it("has for each key its last text, and none for others, packed or not", () => {
    FastCheck.assert(
      FastCheck.property(entries, word, (pairs, other) => {
        const made = make(pairs)
        const expected = new Map(pairs)
        const read = unpack(JSON.parse(JSON.stringify(pack(made))))
        for (const key of [...expected.keys(), other]) {
          expect(find(made, key)).toBe(expected.get(key))
          expect(find(read, key)).toBe(expected.get(key))
        }
      }),
      { numRuns: times(60, 200) }
    )
  })

  it("keeps a text that many keys share once", () => {
    expect(
      make([
        ["a", "same"],
        ["b", "same"],
        ["c", "other"]
      ]).texts.text.length
    ).toBe("sameother".length)
  })
})
