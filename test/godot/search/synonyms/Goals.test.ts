import { describe, expect, it } from "@effect/vitest"
import { goalLines } from "../../../../src/godot/search/synonyms/Lines.ts"
import { listOf } from "../../../../src/godot/search/synonyms/Tables.ts"
import { idOfWord, targetAt, targetId, vocabulary } from "../../../../src/godot/search/synonyms/Vocabulary.ts"

const goalsWith = (name: string) => {
  const { stemsOf, takenBy, targetsOf } = vocabulary()
  return Array.from(listOf(takenBy, targetId(name)), (line) => ({
    meaning: Array.from(listOf(targetsOf, line), targetAt),
    stems: Array.from(listOf(stemsOf, line))
  }))
}

describe("goals with a symbol", () => {
  it("are the lines that take it, with the stems of their words", () => {
    const lines = goalLines()
    for (const name of new Set(lines.filter((_, i) => i % 20 === 0).flatMap(({ meaning }) => meaning))) {
      const taking = lines.filter(({ meaning }) => meaning.includes(name))
      expect(goalsWith(name)).toEqual(taking.map(({ words, meaning }) => ({ meaning, stems: words.map(idOfWord) })))
    }
  })

  it("are none where no line takes it", () => {
    expect(goalsWith("Nothing.of_this_kind")).toEqual([])
    expect(goalsWith("__proto__")).toEqual([])
  })
})
