import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { NO_ROW } from "../../../../src/godot/reference/SymbolTable.ts"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import { of } from "../../../../src/godot/search/Searcher.ts"
import { associationsOf } from "../../../../src/godot/search/synonyms/Associations.ts"
import { interchangeable } from "../../../../src/godot/search/synonyms/index.ts"
import { goalLines, keywordLines, type Line, lines } from "../../../../src/godot/search/synonyms/Lines.ts"
import { rowOf } from "../../../../src/godot/search/text/Expansion.ts"
import { Weight } from "../../../../src/godot/search/Weights.ts"
import { root } from "../../../support/bundle.ts"
import { corpora, corpus, onCorpora } from "../../../support/corpora.ts"
import { indexOfFolder } from "../../../support/searchIndex.ts"

const searcher = of(indexOfFolder(join(root, "doc/classes")))
const timeout = rowOf(searcher)("Timer.timeout")

/** The stems of the lines that mean `Timer.timeout`. */
const stemsOf = (all: ReadonlyArray<Line>): ReadonlyArray<ReadonlyArray<string>> =>
  all.filter(({ meaning }) => meaning.includes("Timer.timeout")).map(({ words }) => words.map(stem))

const ofLines = stemsOf([...lines(), ...goalLines()])
const ofKeywords = stemsOf(keywordLines())

const everyday = interchangeable
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(stem))

/** The stems of everyday words that say the same. */
const alternativesOf = (wanted: string): ReadonlyArray<string> =>
  everyday.filter((stems) => stems.includes(wanted)).flatMap((stems) => stems.filter((one) => one !== wanted))

/** The associations of a stem by these lines: a line of keywords counts as two others, a goal as one. */
const said = (wanted: string): number =>
  ofLines.filter((stems) => stems.includes(wanted)).length +
  Weight.keywordLine * ofKeywords.filter((stems) => stems.includes(wanted)).length

const all = keywordLines().map(({ words, meaning }) => ({ symbol: meaning.join(" "), words }))
const goals = goalLines()

describe("the search keywords", () => {
  it("have one line for each symbol, and each word once", () => {
    const symbols = all.map(({ symbol }) => symbol)
    expect(symbols.length).toBeGreaterThan(500)
    expect(symbols.filter((one, i) => symbols.indexOf(one) !== i)).toEqual([])
    const repeated = all.filter(({ words }) => new Set(words).size < words.length)
    expect(repeated.map(({ symbol }) => symbol)).toEqual([])
  })

  it("are of goals, too, which take several symbols each, and have each symbol and word once", () => {
    expect(goals.length).toBeGreaterThan(300)
    expect(goals.filter(({ meaning }) => meaning.length < 2)).toEqual([])
    const repeats = (of: ReadonlyArray<string>): boolean => new Set(of).size < of.length
    expect(goals.filter(({ meaning, words }) => repeats(meaning) || repeats(words))).toEqual([])
  })

  it("hold for the counterpart of the other dimension", () => {
    const line = all.find(({ symbol }) => symbol === "Camera2D")
    const [word = ""] = line?.words ?? []
    const found = associationsOf(searcher)(stem(word))
    expect(found.get(rowOf(searcher)("Camera2D"))).toBeGreaterThanOrEqual(Weight.keywordLine)
    expect(found.get(rowOf(searcher)("Camera3D"))).toBeGreaterThanOrEqual(Weight.keywordLine)
  })
})

describe.skipIf(corpora === undefined)(onCorpora("the search keywords"), () => {
  it("belong to nothing that the reference lacks", () => {
    const find = rowOf(of(indexOfFolder(corpus("godot-4.5"))))
    const symbols = [...all.map(({ symbol }) => symbol), ...goals.flatMap(({ meaning }) => meaning)]
    expect(symbols.filter((symbol) => find(symbol) === NO_ROW)).toEqual([])
  })
})

describe("a word of the vocabulary", () => {
  it("is associated with what its lines mean, the more of them the more, and less with those of words that say the same", () => {
    const own = [...new Set([...ofLines, ...ofKeywords].flat())]
    expect(own.length).toBeGreaterThan(5)
    for (const one of [...own, ...own.flatMap(alternativesOf), "jump", "tile"]) {
      const others = alternativesOf(one).map((other) => said(other) * Weight.interchangeable)
      const found = associationsOf(searcher)(one).get(timeout) ?? 0
      expect([one, found]).toEqual([one, Math.max(said(one), ...others)])
    }
  })

  it("is associated with nothing where no line has it", () => {
    expect(associationsOf(searcher)("qzxv")).toEqual(new Map())
    expect(associationsOf(searcher)("__proto__")).toEqual(new Map())
  })
})
