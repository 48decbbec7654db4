import { describe, expect, it } from "@effect/vitest"
import { companionsOf } from "../../../../src/godot/search/synonyms/Companions.ts"
import { english } from "../../../../src/godot/search/synonyms/index.ts"

const meanings = english
  .split("\n")
  .filter((line) => line.includes(": ") && !line.startsWith("#"))
  .map((line) => (line.split(": ")[1] ?? "").split(" "))

const names = [...new Set(meanings.flat())].filter((name) => name.includes("."))

describe("companions", () => {
  it("are the names that a line means beside this one, each once", () => {
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
