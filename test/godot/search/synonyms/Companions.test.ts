import { describe, expect, it } from "@effect/vitest"
import { companionsOf } from "../../../../src/godot/search/synonyms/Companions.ts"
import { goals } from "../../../../src/godot/search/synonyms/goals/index.ts"
import { english } from "../../../../src/godot/search/synonyms/index.ts"

/** One side of each line: 1 = what a line of the vocabulary means, 0 = the symbols of a goal. */
const sideOf = (text: string, side: 0 | 1): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .split("\n")
    .filter((line) => line.includes(": ") && !line.startsWith("#"))
    .map((line) => (line.split(": ")[side] ?? "").split(" "))

const meanings = [...sideOf(english, 1), ...sideOf(goals, 0)]

const names = [...new Set(meanings.flat())].filter((name) => name.includes("."))

describe("companions", () => {
  it("are the names that a line means, or a goal takes, beside this one, each once", () => {
    for (const name of names.filter((_, i) => i % 20 === 0)) {
      const beside = meanings.filter((meaning) => meaning.includes(name)).flat()
      const expected = new Set(beside.filter((other) => other !== name && /^@|^[A-Z]|\./.test(other)))
      expect(
        companionsOf(name)
          .map((one) => one.name)
          .sort()
      ).toEqual([...expected].sort())
    }
  })

  it("overlap as much seen from the other side, more than not at all and no more than wholly", () => {
    for (const name of names.filter((_, i) => i % 20 === 0)) {
      for (const { name: other, overlap } of companionsOf(name)) {
        expect(overlap).toBeGreaterThan(0)
        expect(overlap).toBeLessThanOrEqual(1)
        expect(companionsOf(other).find((one) => one.name === name)?.overlap).toBe(overlap)
      }
    }
  })

  it("has none of what no line means", () => {
    expect(companionsOf("Nothing.of_this_kind")).toEqual([])
    expect(companionsOf("constructor")).toEqual([])
  })
})
