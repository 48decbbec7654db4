/** The scripts that say a word, found by looking into all texts and by an index. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as WordIndex from "../../../src/godot/project/WordIndex.ts"

const files = (texts: ReadonlyArray<string>) => texts.map((text, i) => ({ text, i }))

/** Asks for so many other words first that an index is made. */
const indexed = (texts: ReadonlyArray<string>) => {
  const find = WordIndex.make(files(texts))
  for (let i = 0; i < 200; i++) find(`other${i}`)
  return (word: string) => find(word).map(({ i }) => i)
}

describe("an index of words", () => {
  it("finds the texts with a word, also after an escaped line end and in letters of any language", () => {
    const find = indexed(["var speed = 1", 'x = "\\nfunc jump(): pass\\tvar speed"', "var größe", "speedy", ""])
    assert.deepStrictEqual(
      [find("speed"), find("jump"), find("func"), find("größe"), find("gone")],
      [[0, 1], [1], [1], [2], []]
    )
    assert.deepStrictEqual(find("x = "), [1])
  })

  it("finds every text in which a word stands alone, as looking into all of them does", () => {
    const word = fc.constantFrom("a", "speed", "hp", "_x", "größe", "jump2")
    const text = fc.array(fc.oneof(word, fc.constantFrom(" ", ".", "\n", "(", "\\n", '"', "=")), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), word, (parts, wanted) => {
        const texts = parts.map((one) => one.join(" "))
        const scanned = WordIndex.make(files(texts))(wanted).map(({ i }) => i)
        const alone = scanned.filter((i) => parts[i]?.includes(wanted))
        assert.deepStrictEqual(indexed(texts)(wanted), alone)
      }),
      { numRuns: 60 }
    )
  })
})
