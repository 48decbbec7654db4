import { describe, expect, it } from "@effect/vitest"
import { searchPass } from "../../../src/mdatlas/search/SearchPass.ts"
import { scan } from "../../support/scan.ts"
import { random } from "../document/Fuzz.ts"

const WORDS = ["alpha", "beta", "gamma"]

/** Lines of words, and headings of three levels. */
const randomText = (next: () => number): string =>
  Array.from({ length: 40 }, () => {
    const words = Array.from({ length: Math.floor(next() * 4) }, () => [...WORDS, "other"][Math.floor(next() * 4)])
    return `${next() < 0.2 ? `${"#".repeat(1 + Math.floor(next() * 3))} ` : ""}${words.join(" ")}`
  }).join("\n")

interface Expected {
  readonly start: number
  readonly level: number
  readonly lines: Array<string>
  /** Words in titles above. */
  readonly above: ReadonlyArray<string>
}

const wordsIn = (text: string) => WORDS.filter((word) => text.includes(word))

const sectionsOf = (text: string, path: string): ReadonlyArray<Expected> => {
  const sections: Array<Expected> = [{ start: 1, level: 0, lines: [], above: wordsIn(path) }]
  text.split("\n").forEach((line, index) => {
    const level = /^#*/.exec(line)?.[0].length ?? 0
    if (level > 0) {
      const isOpen = (one: Expected, at: number) =>
        one.level > 0 && one.level < level && sections.slice(at + 1).every((later) => later.level > one.level)
      const titles = sections.filter(isOpen).map(({ lines }) => lines[0])
      sections.push({ start: index + 1, level, lines: [], above: wordsIn([path, ...titles].join(" ")) })
    }
    sections.at(-1)?.lines.push(line)
  })
  return sections
}

/** Where the fewest lines of a section that hold these words begin, by looking at each pair of lines. */
const fewestLines = ({ start, lines }: Expected, words: ReadonlyArray<string>): number | undefined => {
  let best: { span: number; line: number } | undefined
  lines.forEach((_, from) => {
    lines.forEach((_, to) => {
      const inside = to < from ? "" : lines.slice(from, to + 1).join(" ")
      if (words.every((word) => inside.includes(word)) && (best === undefined || to - from < best.span)) {
        best = { span: to - from, line: start + from }
      }
    })
  })
  return best?.line
}

/** What is expected of a section: the line at which it is shown, the matches in it, and the words it holds, as bits. */
const bySections = (text: string, path: string) =>
  sectionsOf(text, path).map((section) => {
    const { above, lines } = section
    const rest = WORDS.filter((word) => !above.includes(word))
    const isPartly = rest.length > 0 && rest.length < WORDS.length
    const own = wordsIn(lines.join(" "))
    const held = own.length === 0 ? [] : [...own, ...above]
    return {
      line: fewestLines(section, WORDS) ?? (isPartly ? fewestLines(section, rest) : undefined),
      matches: lines.join(" ").match(/alpha|beta|gamma/g)?.length ?? 0,
      mask: WORDS.reduce((bits, word, bit) => (held.includes(word) ? bits | (1 << bit) : bits), 0)
    }
  })

const search = (text: string, words: ReadonlyArray<string>, filePath?: string, isCaseSensitive = false) => {
  const bytes = Buffer.from(text)
  const outline = scan([bytes])
  if ("refused" in outline) throw new Error(outline.refused)
  const query = { text: words.join(" "), isRegex: false, isCaseSensitive }
  const input = { query, outline, words, keep: 1000, time: 60_000, ...(filePath !== undefined && { filePath }) }
  return searchPass({ descriptor: -1, size: bytes.length, bytes }, input)
}

describe("a search for several words", () => {
  it("finds each section that holds all with the titles above it, at the fewest lines, and counts the others", () => {
    const next = random(11)
    for (let i = 0; i < 90; i += 1) {
      const text = randomText(next)
      const path = ["", "docs/beta.md", "alpha/gamma/README.md"][i % 3] ?? ""
      const found = search(text, WORDS, path)
      const expected = bySections(text, path)
      const whole = expected.filter(({ line }) => line !== undefined)
      expect(found?.total, text).toBe(whole.length)
      const told = [...(found?.matches ?? [])].sort((a, b) => a.line - b.line)
      expect(
        told.map(({ line, matches }) => [line, matches]),
        text
      ).toEqual(whole.map(({ line, matches }) => [line, matches]))
      const masks = new Set(expected.map(({ mask }) => mask).filter((mask) => mask > 0))
      expect(new Set(found?.sectionsByWords?.keys())).toEqual(masks)
      for (const [mask, count] of found?.sectionsByWords ?? [])
        expect(count).toBe(expected.filter((one) => one.mask === mask).length)
    }
  })

  it("ranks a section that holds all words itself before those that need a title above", () => {
    const text = "# alpha\n\n## One\n\nbeta\n\n## Two\n\nalpha beta\n\n## beta\n\nother\n"
    const titles = search(text, ["alpha", "beta"])?.matches.map(({ title }) => title)
    expect(titles).toEqual(["beta", "Two", "One"])
  })

  it("ranks words before beginnings of other words, and plurals as words", () => {
    const text = "# A\n\ndarken the mode\n\n# B\n\ndark modes\n\n# C\n\nundark mode\n"
    const titles = search(text, ["dark", "mode"])?.matches.map(({ title }) => title)
    expect(titles).toEqual(["B", "A", "C"])
  })

  it("ranks titles that hold all words by how little else they hold", () => {
    const text = "# A beta alpha of others\n\n# alpha beta {#the-anchor-of-it}\n\n# alpha and beta\n\n# alpha\n\nbeta\n"
    const titles = search(text, ["alpha", "beta"])?.matches.map(({ line }) => line)
    expect(titles).toEqual([3, 5, 1, 7])
  })

  it("finds verbs in other forms, in paths too", () => {
    expect(search("# Writing a plugin\n", ["write", "plugin"])?.total).toBe(1)
    expect(search("# Adding a plugin\n", ["add", "plugin"])?.total).toBe(1)
    expect(search("# WRITE\n\nplugin\n", ["WRITE", "plugin"], undefined, true)?.total).toBe(1)
    expect(search("# write\n\nplugin\n", ["WRITE", "plugin"], undefined, true)?.total).toBe(0)
    expect(search("# Use\n\nplugin\n", ["load", "save", "plugin"], "saving_and_loading.md")?.total).toBe(1)
    expect(search("# The station's plugin\n", ["state", "plugin"])?.total).toBe(0)
  })

  it("shows the line where they are words, of those that hold all", () => {
    const text = "# A\n\ndarken the mode\n\na dark and darker mode\n\nundark modes\n"
    expect(search(text, ["dark", "mode"])?.matches.map(({ line }) => line)).toEqual([5])
  })

  it("leaves out a section when the titles above it already hold all words", () => {
    const text = "# alpha beta\n\n## One\n\nbeta\n\n## Two\n\nother\n"
    expect(search(text, ["alpha", "beta"])?.matches.map(({ title }) => title)).toEqual(["alpha beta"])
  })

  it("takes a short word in a path for one only where it is a word of its own", () => {
    const found = (path: string) => search("# Use\n\nmore\n", ["api", "more"], path)?.total
    expect(found("rest-api/use.md")).toBe(1)
    expect(found("rapid/use.md")).toBe(0)
    expect(found("docs/use.api")).toBe(0)
    expect(found("capi/api/use.md")).toBe(1)
  })

  it("takes the words of the folder for held where the name of the file holds the others", () => {
    const found = (path: string) => search("# Use\n\nmore\n", ["tree", "more"], path)?.total
    expect(found("tree/more.md")).toBe(1)
    expect(found("tree-more.md")).toBe(0)
    expect(found("tree/more/README.md")).toBe(0)
  })
})
