import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { cutAtParagraph } from "../../../../src/godot/surface/answers/paragraphs.ts"

describe("a long text in parts", () => {
  it("is cut between paragraphs, and not inside a code block", () => {
    assert.deepStrictEqual(cutAtParagraph("One.\n\nTwo.", 6), { text: "One.", end: 6 })
    const code = "Intro.\n\n```gd\na\n\nb\n```\n\nEnd."
    assert.deepStrictEqual(cutAtParagraph(code, 20), { text: "Intro.", end: 8 })
    assert.strictEqual(cutAtParagraph(code, 25).text, "Intro.\n\n```gd\na\n\nb\n```")
  })

  it("is cut within a word where that alone is too long, but not within a character", () => {
    assert.deepStrictEqual(cutAtParagraph("abcd", 3), { text: "abc", end: 3 })
    assert.deepStrictEqual(cutAtParagraph("😀😀", 3), { text: "😀", end: 2 })
    assert.deepStrictEqual(cutAtParagraph("a😀b", 3), { text: "a😀", end: 3 })
    // The first and the last high surrogate.
    for (const one of ["\ud800\udc00", "\udbff\udfff"]) {
      assert.deepStrictEqual(cutAtParagraph(one + one, 3), { text: one, end: 2 })
    }
  })

  it.prop(
    "holds all of the text but blanks, each part within its limit",
    {
      text: fc.string({ unit: fc.constantFrom("word", " ", "\n\n", "\n", "```", "😀"), maxLength: 200 }),
      limit: fc.integer({ min: 2, max: 80 })
    },
    ({ text, limit }) => {
      let joined = ""
      for (let start: number | undefined = 0; start !== undefined; ) {
        const part = cutAtParagraph(text, limit, start)
        assert.isAtMost(part.text.length, limit)
        assert.isTrue(part.end === undefined || part.end > start)
        joined += part.text
        start = part.end
      }
      assert.strictEqual(joined.replace(/\s/g, ""), text.replace(/\s/g, ""))
    }
  )
})
