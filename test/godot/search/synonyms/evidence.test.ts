/** The evidence for single lines, which `npm run synonyms -- --lines` measures and writes. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { goalLines, keywordLines, lines } from "../../../../src/godot/search/synonyms/Lines.ts"

const [heading, ...rows] = readFileSync(new URL("evidence.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
const evidence = rows.map((row) => {
  const [line = "", loss = "", gain = ""] = row.split("\t")
  return { line, loss: Number(loss), gain: Number(gain) }
})

const written = new Set(
  [...lines(), ...goalLines(), ...keywordLines()].map(
    ({ words, meaning }) => `${words.join(" ")}: ${meaning.join(" ")}`
  )
)

describe("the evidence for the vocabulary", () => {
  it("has for each line what queries lose and gain without it", () => {
    expect(heading).toBe("line\tloss\tgain")
    const lists = evidence.map(({ line }) => line)
    expect(new Set(lists).size).toBe(lists.length)
    expect(evidence.filter(({ loss, gain }) => !(loss >= 0 && gain >= 0))).toEqual([])
  })

  it("is of the lines that there are, all but a few that have changed since it was measured", () => {
    const gone = evidence.filter(({ line }) => !written.has(line)).map(({ line }) => line)
    expect([gone.length <= evidence.length / 20, gone]).toEqual([true, gone])
  })

  it("shows that queries need a sixth of all lines or more, and more of them than do only harm", () => {
    const needed = evidence.filter(({ loss }) => loss > 0).length
    expect(needed).toBeGreaterThan(written.size / 6)
    expect(needed).toBeGreaterThan(2 * (evidence.length - needed))
  })
})
