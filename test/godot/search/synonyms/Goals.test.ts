import { describe, expect, it } from "@effect/vitest"
import { goalsWith } from "../../../../src/godot/search/synonyms/Goals.ts"
import { goalLines } from "../../../../src/godot/search/synonyms/Lines.ts"
import { idOfWord, targetAt } from "../../../../src/godot/search/synonyms/Vocabulary.ts"

describe("goals with a symbol", () => {
  it("are the lines that take it, with the stems of their words", () => {
    const lines = goalLines()
    for (const name of new Set(lines.filter((_, i) => i % 20 === 0).flatMap(({ meaning }) => meaning))) {
      const taking = lines.filter(({ meaning }) => meaning.includes(name))
      const found = goalsWith(name).map(({ targets, stems }) => ({
        meaning: Array.from(targets, targetAt),
        stems: [...stems]
      }))
      expect(found).toEqual(taking.map(({ words, meaning }) => ({ meaning, stems: words.map(idOfWord) })))
    }
  })

  it("are none where no line takes it", () => {
    expect(goalsWith("Nothing.of_this_kind")).toEqual([])
    expect(goalsWith("__proto__")).toEqual([])
  })
})
