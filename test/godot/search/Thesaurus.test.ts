import { describe, expect, it } from "@effect/vitest"
import { parse } from "../../../src/godot/search/Query.ts"
import { stem } from "../../../src/godot/search/Stem.ts"
import { expand } from "../../../src/godot/search/Thesaurus.ts"
import { vocabulary } from "../../../src/godot/search/vocabulary.ts"

const lines = vocabulary
  .split("\n")
  .filter((line) => line.includes(": ") && !line.startsWith("#"))
  .map((line) => {
    const [left = "", right = ""] = line.split(": ")
    return { words: left.split(" "), meaning: right.split(" ") }
  })

const meant = (query: string): ReadonlySet<string> =>
  new Set(expand(parse(query).words).flatMap((meaning) => [...meaning.keys()]))

describe("the vocabulary", () => {
  it("says what each of its lines means, whichever words stand around", () => {
    for (const { words, meaning } of lines) {
      const found = meant(`now ${words.join(" ")} please`)
      expect(meaning.filter((one) => !found.has(one)).map((one) => `${words.join(" ")}: ${one}`)).toEqual([])
    }
  })

  it("reads two words in either order, and a little apart", () => {
    expect([...meant("the camera shall follow")]).toEqual(expect.arrayContaining([...meant("camera follow")]))
    expect(meant("follow it with the camera")).toContain([...meant("camera follow")][0])
  })

  it("reads a verb and the particle that stands behind its object", () => {
    expect(meant("turn the big red lamp off")).toContain("disabled")
    expect(meant("off they turn")).not.toContain("disabled")
    expect(meant("turn it round")).not.toContain("disabled")
  })

  it("has phrases of at most three words, each beginning as its stem does", () => {
    for (const { words } of lines) {
      expect(words.length).toBeLessThanOrEqual(3)
      for (const word of words) expect(stem(word).slice(0, 2)).toBe(word.slice(0, 2))
    }
  })
})
