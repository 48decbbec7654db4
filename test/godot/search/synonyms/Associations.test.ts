import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import { of } from "../../../../src/godot/search/Searcher.ts"
import { associationsOf } from "../../../../src/godot/search/synonyms/Associations.ts"
import { lines } from "../../../../src/godot/search/synonyms/Lines.ts"
import { alternativesOf } from "../../../../src/godot/search/synonyms/Synonyms.ts"
import { rowOf } from "../../../../src/godot/search/text/Expansion.ts"
import { Weight } from "../../../../src/godot/search/Weights.ts"
import { root } from "../../../support/bundle.ts"
import { documents, indexOf } from "../../../support/searchIndex.ts"

const searcher = of(indexOf(documents(join(root, "doc"))))
const timeout = rowOf(searcher)("Timer.timeout")

/** The lines that mean `Timer.timeout` with a word of this stem. */
const linesWith = (wanted: string): number =>
  lines().filter(({ words, meaning }) => meaning.includes("Timer.timeout") && words.map(stem).includes(wanted)).length

const stems = [...new Set(lines().flatMap(({ words }) => words.map(stem)))]

describe("a word of the vocabulary", () => {
  it("is associated with what its lines mean, the more of them the more, and less with those of words that say the same", () => {
    expect(stems.filter((one) => linesWith(one) > 0).length).toBeGreaterThan(5)
    for (const one of stems) {
      const others = alternativesOf(one).map((other) => linesWith(other) * Weight.interchangeable)
      const expected = Math.max(linesWith(one), 0, ...others)
      expect([one, associationsOf(searcher)(one).get(timeout) ?? 0]).toEqual([one, expected])
    }
  })

  it("is associated with nothing where no line has it", () => {
    expect(associationsOf(searcher)("qzxv")).toEqual(new Map())
    expect(associationsOf(searcher)("constructor")).toEqual(new Map())
  })
})
