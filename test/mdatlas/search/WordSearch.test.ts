import { describe, expect, it } from "@effect/vitest"
import { searchPass } from "../../../src/mdatlas/search/SearchPass.ts"
import { scan } from "../../support/scan.ts"
import { random } from "../document/Fuzz.ts"

const WORDS = ["alpha", "beta", "gamma"]

/** Lines of words and headings. */
const randomText = (next: () => number): string =>
  Array.from({ length: 40 }, () => {
    const words = Array.from({ length: Math.floor(next() * 4) }, () => [...WORDS, "other"][Math.floor(next() * 4)])
    return `${next() < 0.2 ? "## " : ""}${words.join(" ")}`
  }).join("\n")

/** The sections by looking at each pair of lines: where they begin, the fewest lines that hold all words, and the matches. */
const bySections = (text: string) => {
  const sections: Array<{ start: number; lines: Array<string> }> = [{ start: 1, lines: [] }]
  text.split("\n").forEach((line, index) => {
    if (line.startsWith("##")) sections.push({ start: index + 1, lines: [] })
    sections.at(-1)?.lines.push(line)
  })
  return sections.map(({ start, lines }) => {
    let best: { span: number; line: number } | undefined
    lines.forEach((_, from) => {
      lines.forEach((_, to) => {
        const inside = to < from ? "" : lines.slice(from, to + 1).join(" ")
        if (WORDS.every((word) => inside.includes(word)) && (best === undefined || to - from < best.span)) {
          best = { span: to - from, line: start + from }
        }
      })
    })
    const matches = lines.join(" ").match(/alpha|beta|gamma/g)?.length ?? 0
    const mask = WORDS.reduce((bits, word, bit) => bits | (lines.join(" ").includes(word) ? 1 << bit : 0), 0)
    return { best, matches, mask }
  })
}

describe("a search for several words", () => {
  it("finds each section that holds all, at the fewest lines that do, and counts those that hold some", () => {
    const next = random(11)
    for (let i = 0; i < 60; i += 1) {
      const text = randomText(next)
      const bytes = Buffer.from(text)
      const outline = scan([bytes])
      if ("refused" in outline) throw new Error(outline.refused)
      const query = { text: WORDS.join(" "), isRegex: false, isCaseSensitive: false }
      const input = { query, outline, words: WORDS, keep: 1000, time: 60_000 }
      const found = searchPass({ descriptor: -1, size: bytes.length, bytes }, input)
      const expected = bySections(text)
      const whole = expected.filter(({ best }) => best !== undefined)
      expect(found?.total, text).toBe(whole.length)
      const told = [...(found?.matches ?? [])].sort((a, b) => a.line - b.line)
      expect(told.map(({ line, matches }) => [line, matches])).toEqual(
        whole.map(({ best, matches }) => [best?.line, matches])
      )
      const counted = [...(found?.sectionsByWords ?? [])].filter(([mask]) => mask > 0)
      for (const [mask, count] of counted) expect(count).toBe(expected.filter((one) => one.mask === mask).length)
    }
  })
})
