import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { firstSentence, sentenceEnd } from "../../../src/godot/reference/Sentences.ts"

describe("a first sentence", () => {
  it("ends at its full stop or its line", () => {
    assert.strictEqual(firstSentence("Adds a child. And more."), "Adds a child.")
    assert.strictEqual(firstSentence("\n A line\nanother"), "A line")
    assert.strictEqual(firstSentence("No full stop"), "No full stop")
    assert.strictEqual(firstSentence(""), "")
  })

  it("does not end at an abbreviation, a decimal, a dimension or inside a name", () => {
    for (const inner of [
      "e.g. this",
      "i.e. that",
      "cats etc. too",
      "this vs. that",
      "1.5 of it",
      "2D. or 3D",
      "Node2D.position"
    ]) {
      assert.strictEqual(firstSentence(`Uses ${inner} here. Next.`), `Uses ${inner} here.`)
    }
  })

  it.prop(
    "is a part of the text, and the sentences of a text cover it",
    { text: fc.string({ unit: fc.constantFrom(..."aZ .\n2De.g"), maxLength: 60 }) },
    ({ text }) => {
      assert.isTrue(text.includes(firstSentence(text)))
      let at = 0
      for (let steps = 0; at < text.length; steps++) {
        assert.isBelow(steps, 70)
        at = Math.max(at + 1, sentenceEnd(text, at))
      }
    }
  )
})
