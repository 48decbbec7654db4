import { describe, expect, it } from "@effect/vitest"
import { ownerAt } from "../../../../src/godot/reference/Rows.ts"
import { parse } from "../../../../src/godot/search/analysis/Query.ts"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import { fold } from "../../../../src/godot/search/analysis/Tokens.ts"
import * as Searcher from "../../../../src/godot/search/Searcher.ts"
import { interchangeable, english as vocabulary } from "../../../../src/godot/search/synonyms/index.ts"
import { expand } from "../../../../src/godot/search/synonyms/Synonyms.ts"
import { corpora, corpus, onCorpora } from "../../../support/corpora.ts"
import { sampled } from "../../../support/effort.ts"
import { indexOfFolder } from "../../../support/searchIndex.ts"

const lines = vocabulary
  .split("\n")
  .filter((line) => line.includes(": ") && !line.startsWith("#"))
  .map((line) => {
    const [left = "", right = ""] = line.split(": ")
    return { words: left.split(" "), meaning: right.split(" ") }
  })

const meant = (query: string): ReadonlySet<string> =>
  new Set(expand(parse(query).words, () => true).flatMap((meaning) => [...meaning.keys()]))

describe("the vocabulary", () => {
  it("says what each of its lines means, whichever words stand around", () => {
    for (const { words, meaning } of sampled(lines, 3)) {
      const found = meant(`now ${words.join(" ")} please`)
      expect(meaning.filter((one) => !found.has(one)).map((one) => `${words.join(" ")}: ${one}`)).toEqual([])
    }
  })

  it("says each thing once: of two lines of the same stems the first alone would be the first meaning", () => {
    const stems = lines.map(({ words }) => words.map(stem).join(" "))
    expect(stems.filter((one, i) => stems.indexOf(one) !== i)).toEqual([])
  })

  it("reads two words in either order, and a little apart", () => {
    expect([...meant("the camera shall follow")]).toEqual(expect.arrayContaining([...meant("camera follow")]))
    expect(meant("follow it with the camera")).toContain([...meant("camera follow")][0])
  })

  it("reads a verb and the particle that follows its object", () => {
    expect(meant("turn the big red lamp off")).toContain("disabled")
    expect(meant("off they turn")).not.toContain("disabled")
    expect(meant("turn it round")).not.toContain("disabled")
  })

  it("reads three words in any order, and one word of a line put another way", () => {
    const line = lines.find(({ words }) => words.join(" ") === "drop through platform")
    const [first = ""] = line?.meaning ?? []
    expect(first).not.toBe("")
    expect(meant("a platform that a hero may drop down through")).toContain(first)
    expect(meant("fall through the platform")).toContain(first)
    // Two words put another way are another task.
    expect(meant("fall through the barrier")).not.toContain(first)
  })

  it("names everyday words only once in a line of those that say the same", () => {
    for (const line of interchangeable.trim().split("\n")) {
      const stems = line.split(" ").map(stem)
      expect([line, new Set(stems).size]).toEqual([line, stems.length])
    }
  })

  it("has phrases of at most three words", () => {
    for (const { words } of lines) expect(words.length).toBeLessThanOrEqual(3)
  })
})

/** Checks whether a reference has a class, or a member of it, its own or inherited. */
const holds =
  ({ exactClasses, selfAndAncestors, rowsNamed, symbols }: Searcher.Searcher) =>
  (name: string): boolean => {
    const dot = name.indexOf(".")
    const owner = exactClasses.get(dot < 0 ? name : name.slice(0, dot))
    if (owner === undefined || dot < 0) return owner !== undefined
    const member = name.slice(dot + 1)
    const owners = selfAndAncestors(owner)
    return rowsNamed(fold(member)).some(
      (row) => symbols.names[row] === member && owners.includes(ownerAt(symbols, row))
    )
  }

describe.skipIf(corpora === undefined)(onCorpora("the vocabulary"), () => {
  it("names nothing that no reference holds", () => {
    const references = (["godot-4.7", "godot-4.5", "godot-3.2"] as const).map((name) =>
      holds(Searcher.of(indexOfFolder(corpus(name))))
    )
    const named = lines
      .flatMap(({ meaning }) => meaning)
      .filter((one) => /^[A-Z@]/.test(one) && !/^[A-Z_0-9]+$/.test(one))
    expect(named.length).toBeGreaterThan(1000)
    expect([...new Set(named)].filter((one) => !references.some((has) => has(one)))).toEqual([])
  })
})
