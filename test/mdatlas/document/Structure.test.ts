import { describe, expect, it } from "@effect/vitest"
import { countCodePoints } from "../../../src/mdatlas/document/CodePoints.ts"
import { Limits, type Outline, type Section } from "../../../src/mdatlas/document/Outline.ts"
import { decode, pieces } from "../../../src/mdatlas/document/OutlineJson.ts"
import { titleOf } from "../../../src/mdatlas/document/ParsedTitle.ts"
import { digestOf, identifierOf, parseIdentifier, preambleId, slugOf } from "../../../src/mdatlas/document/SectionId.ts"
import { find, identifiers, locate, nest, select } from "../../../src/mdatlas/document/Structure.ts"
import { allTitles } from "../../../src/mdatlas/document/Titles.ts"
import type { Document } from "../../../src/mdatlas/document/Walk.ts"
import { scan } from "../../support/scan.ts"
import { random, randomDocument } from "./Fuzz.ts"
import { outlineOf } from "./Oracles.ts"

const documentOf = (text: string): Document => ({
  outline: outlineOf(text),
  chunks: () => [Buffer.from(text)],
  titleOf
})

const sectionsOf = (document: Document): ReadonlyArray<Section> => select(document)?.sections ?? []

const jsonOf = (outline: Outline): string =>
  Array.from(pieces(outline), (piece) => Buffer.from(piece).toString()).join("")

/** The same document, asked as one with more headings than are kept. */
const streamed = (document: Document): Document => ({ ...document, outline: { ...document.outline, headings: null } })

const BOOK = "preface\n\n# One\n\ntext\n\n## A\n\n### deep\n\n## B\n\n# Two\n\n## A\n\n## A\n\nend"

describe("sections", () => {
  it("run to the next heading, with descendants to the next of the same or a higher level", () => {
    const [one, a] = sectionsOf(documentOf(BOOK))
    expect(one).toMatchObject({ level: 1, title: "One" })
    expect([one?.start.line, one?.ownEnd.line, one?.end.line]).toEqual([3, 7, 13])
    expect([a?.start.line, a?.ownEnd.line, a?.end.line]).toEqual([7, 9, 11])
    expect(one?.start).toEqual({ byte: 9, char: 9, line: 3 })
  })

  it("lie under the nearest earlier one of a lower level number", () => {
    const titles = (branches: ReturnType<typeof nest>): unknown =>
      branches.map(({ section, children }) => [section.title, titles(children)])
    expect(titles(nest(sectionsOf(documentOf("### x\n# a\n### b\n## c\n#### d\n"))))).toEqual([
      ["x", []],
      [
        "a",
        [
          ["b", []],
          ["c", [["d", []]]]
        ]
      ]
    ])
  })

  it("are none in a text without headings, which is all preamble", () => {
    const page = select(documentOf("---\na: b\n---\ntext"))
    expect(page).toMatchObject({ sections: [], total: 0, preamble: { level: 0, title: "", id: preambleId() } })
    expect(page?.preamble?.end).toEqual({ byte: 17, char: 17, line: 5 })
  })

  it("have no preamble before them when the first line is a heading", () => {
    expect(select(documentOf("\ufeff# a"))?.preamble).toBeNull()
    expect(select(documentOf(""))?.preamble).toBeNull()
    expect(find(documentOf("# a"), preambleId())).toBeUndefined()
    expect(find(documentOf("a"), preambleId())?.level).toBe(0)
    expect(select(documentOf("# a"), { sectionId: preambleId() })).toBeUndefined()
    expect(select(documentOf("b\n# a"), { sectionId: preambleId() })).toMatchObject({ sections: [], total: 0 })
  })

  it("count lines and code points, a byte-order mark left out", () => {
    const { start, end } = outlineOf("\ufeffé\r\n\u{1f600}\rb\n")
    expect(start).toEqual({ byte: 3, char: 0, line: 1 })
    expect(end).toEqual({ byte: 14, char: 7, line: 4 })
    expect(outlineOf("a\n\n").end.line).toBe(3)
    expect(outlineOf("a").end.line).toBe(2)
    expect(outlineOf("").end).toEqual({ byte: 0, char: 0, line: 1 })
  })
})

describe("queries", () => {
  const document = documentOf(BOOK)
  const titles = (query: Parameters<typeof select>[1]) => select(document, query)?.sections.map(({ title }) => title)

  it("select the sections of some levels", () => {
    expect(titles({ maxDepth: 1 })).toEqual(["One", "Two"])
    expect(titles({ levels: [3, 1] })).toEqual(["One", "deep", "Two"])
    expect(titles({ levels: [2], maxDepth: 1 })).toEqual([])
  })

  it("select a section and its descendants", () => {
    const id = sectionsOf(document)[0]?.id ?? ""
    expect(titles({ sectionId: id })).toEqual(["One", "A", "deep", "B"])
    expect(titles({ sectionId: id, levels: [2] })).toEqual(["A", "B"])
    expect(titles({ sectionId: "one-00000000" })).toBeUndefined()
    expect(titles({ sectionId: "nonsense" })).toBeUndefined()
    expect(titles({ sectionId: "a-zzzzzzzz" })).toBeUndefined()
  })

  it("page through the selected sections", () => {
    expect(select(document, { offset: 1, limit: 2 })).toMatchObject({ total: 7, nextOffset: 3 })
    expect(titles({ offset: 1, limit: 2 })).toEqual(["A", "deep"])
    expect(select(document, { offset: 5 })).not.toHaveProperty("nextOffset")
    expect(titles({ offset: 9 })).toEqual([])
  })

  it("give at most 1,000 sections", () => {
    const long = documentOf("# a\n".repeat(2500))
    expect(select(long)).toMatchObject({ total: 2500, nextOffset: 1000 })
    expect(select(long, { limit: 5000, offset: 1000 })?.sections).toHaveLength(1000)
    expect(select(long, { offset: 2000 })?.sections).toHaveLength(500)
  })

  it("find the sections that hold given bytes", () => {
    const places = [0, 9, 12, BOOK.indexOf("deep"), BOOK.length - 1]
    expect(locate(document, places).map(({ title }) => title)).toEqual(["", "One", "One", "deep", "A"])
    expect(locate(streamed(document), places).map(({ start }) => start.line)).toEqual([1, 3, 3, 9, 17])
  })
})

describe("identifiers", () => {
  it("consist of a slug of the title and eight hexadecimal digits", () => {
    expect(slugOf("Hello, World!")).toBe("hello-world")
    expect(slugOf("はじめに：ＡＢＣ １２")).toBe("はじめに-abc-12")
    expect(slugOf("!?")).toBe("section")
    expect(slugOf("हिन्दी")).toBe("हिन्दी")
    expect([...slugOf("𠮷".repeat(50))]).toHaveLength(40)
    expect(slugOf(`${"a".repeat(39)} b`)).toBe("a".repeat(39))
    const ids = identifiers(outlineOf("# Hello\n# はじめに\n# !\n"))
    for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}-]+-[0-9a-f]{8}$/u)
    expect(parseIdentifier("a-b-0123abcd")).toEqual({ slug: "a-b", digits: "0123abcd" })
    expect(parseIdentifier("-0123abcd")).toBeUndefined()
  })

  it("are unique in 2,000 equal headings", () => {
    const ids = identifiers(outlineOf("# a\n## a\n## a\n# a\n".repeat(500)))
    expect(new Set(ids).size).toBe(2000)
  })

  it("stay where text, markup or other sections change", () => {
    const before = sectionsOf(documentOf("# One\n## Same\n## Same\n# *Two*\n## Same\n"))
    const edited =
      "intro\n\n# New\n## Same\n\n# One #\ntext\n### Child\n## Same\n## Other\n## Same\n\nTwo\n===\n## Same\n"
    const after = new Set(sectionsOf(documentOf(edited)).map(({ id }) => id))
    for (const { id } of before) expect(after).toContain(id)
  })

  it("move when an equal-titled sibling comes before", () => {
    const id = sectionsOf(documentOf("# a\n## b\n"))[1]?.id
    const [, first, second] = sectionsOf(documentOf("# a\n## b\n## b\n"))
    expect(first?.id).toBe(id)
    expect(second?.id).not.toBe(id)
  })

  it("are lengthened when an earlier section has the short one", () => {
    const outline = outlineOf("# a\n# a\n")
    if (outline.headings === null) throw new Error("no columns")
    // Two digests that agree in their first word.
    const headings = { ...outline.headings, digests: Uint32Array.of(7, 1, 7, 2), lengthened: [1] }
    const document: Document = { outline: { ...outline, headings }, chunks: () => [] }
    expect(identifiers(document.outline)).toEqual(["a-00000007", "a-0000000700000002"])
    expect(find(document, "a-00000007")?.start.line).toBe(1)
    expect(find(document, "a-0000000700000002")?.start.line).toBe(2)
    expect(find(document, "a-0000000700000001")?.start.line).toBe(1)
  })

  it("find their sections", () => {
    const document = documentOf(BOOK)
    for (const from of [document, streamed(document)]) {
      for (const section of sectionsOf(from)) expect(find(from, section.id)).toEqual(section)
    }
  })

  it("depend on the chain of sections above", () => {
    const parent = digestOf("", 1, 1, "a")
    expect(sectionsOf(documentOf("# a\n## b"))[1]?.id).toBe(identifierOf("b", digestOf(parent, 2, 1, "b"), false))
  })
})

describe("any document", () => {
  const documents = function* (count: number, seed: number) {
    const next = random(seed)
    for (let i = 0; i < count; i++) {
      const parts = Array.from({ length: 4 }, () => randomDocument(next, { gfm: true }))
      yield `${i % 4 === 0 ? "\ufeff" : ""}${parts.join("é語\u{1f600}\n")}`
    }
  }

  it("is its preamble and the own parts of its sections, one after another", () => {
    for (const text of documents(60, 5)) {
      const bytes = Buffer.from(text)
      const document = documentOf(text)
      const { start, end } = document.outline
      const page = select(document)
      let at = start
      for (const section of [...(page?.preamble ? [page.preamble] : []), ...(page?.sections ?? [])]) {
        expect(section.start).toEqual(at)
        expect(section.end.byte).toBeGreaterThanOrEqual(section.ownEnd.byte)
        at = section.ownEnd
        const own = bytes.subarray(section.start.byte, at.byte)
        expect(countCodePoints(own)).toBe(at.char - section.start.char)
        expect([...own.toString()]).toHaveLength(at.char - section.start.char)
        expect(own.toString()).not.toContain("\ufffd")
      }
      expect(at).toEqual(end)
      const body = text.replace(/^\ufeff/, "")
      expect(end.char).toBe([...body].length)
      expect(end.line - 1).toBe(body === "" ? 0 : body.replace(/(\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/).length)
      expect(new Set(page?.sections.map(({ id }) => id)).size).toBe(page?.total)
    }
  })

  it("has the structure of its sections, read one by one", () => {
    for (const text of documents(30, 6)) {
      const bytes = Buffer.from(text)
      for (const { level, start, ownEnd } of sectionsOf(documentOf(text))) {
        // Cut out, a first line may be front matter or a definition may be missing; a line before tells neither.
        const alone = `\n${bytes.subarray(start.byte, ownEnd.byte).toString()}`
        if (/^\n {4}|^\n {0,3}\t/.test(alone)) continue
        expect(
          sectionsOf(documentOf(alone)).map((section) => section.level),
          JSON.stringify(alone)
        ).toEqual([level])
      }
    }
  })

  it("keeps its structure in front of and after another", () => {
    for (const text of documents(25, 7)) {
      const closed = `\n${text.replace(/^\ufeff/, "")}\n\n`
      const one = sectionsOf(documentOf(closed))
      const both = sectionsOf(documentOf(`${closed}# Between\n${closed}`))
      const kinds = (sections: ReadonlyArray<Section>) => sections.map(({ level, title }) => [level, title])
      // An HTML block or fence that is left open takes in what follows.
      const front = sectionsOf(documentOf(`${closed}# Between\n`))
      if (front.length !== one.length + 1 || front.at(-1)?.title !== "Between") continue
      expect(kinds(both)).toEqual([...kinds(one), [1, "Between"], ...kinds(one)])
    }
  })

  it("answers the same from its columns and from its text", () => {
    for (const text of documents(40, 8)) {
      const document = documentOf(text)
      const places = (from: Document) =>
        select(from, { maxDepth: 2, offset: 1 })?.sections.map(({ id: _, ...section }) => section)
      expect(places(streamed(document))).toEqual(places(document))
    }
  })

  it("comes back from JSON as it was", () => {
    for (const text of documents(30, 9)) {
      const outline = outlineOf(text)
      expect(decode(JSON.parse(jsonOf(outline)))).toEqual(outline)
    }
  })
})

describe("a document with more headings than are kept", () => {
  const count = Limits.headings + 50
  const text = `[r]: /u\n\n${Array.from({ length: count }, (_, i) => `${i % 10 === 0 ? "#" : "##"} *${i % 100}* [r]\n`).join("")}`
  const document = documentOf(text)

  it("keeps no columns, and answers as others do", () => {
    expect(document.outline).toMatchObject({ headings: null, sections: count })
    expect(identifiers(document.outline)).toEqual([])
    const page = select(document, { offset: count - 5 })
    expect(page?.sections.map(({ title }) => title)).toEqual(["45 r", "46 r", "47 r", "48 r", "49 r"])
    expect(page?.total).toBe(count)
    expect(select(document)?.sections[0]).toMatchObject({ start: { line: 3 }, ownEnd: { line: 4 }, end: { line: 13 } })
  })

  it("names each section apart and finds it again", () => {
    const ids = new Set<string>()
    for (let offset = 0; offset < 2000; offset += 1000) {
      for (const { id } of select(document, { offset })?.sections ?? []) ids.add(id)
    }
    expect(ids.size).toBe(2000)
    const last = select(document, { offset: count - 1 })?.sections[0]
    expect(last?.id).toMatch(/^49-r-[0-9a-f]{16}$/)
    expect(find(document, last?.id ?? "")).toEqual(last)
    expect(find(document, "49-r-0123456789abcdef")).toBeUndefined()
    expect(find(document, "49-r-01234567")).toBeUndefined()
  })

  it("is found by the identifiers that it had before it grew, and after it shrank by those that it had then", () => {
    const next = random(7)
    const kinds = [
      "# a",
      "## a",
      "### *a* b",
      "## `c` [r]",
      "# 日本語",
      "## List&lt;T&gt;",
      "### a\nb\n---",
      "text",
      "# [x](y)"
    ]
    for (let run = 0; run < 1; run++) {
      const lines = Array.from({ length: 60 }, () => kinds[Math.floor(next() * kinds.length)] as string)
      const short = `${lines.join("\n\n")}\n\n[r]: /u\n\n`
      const small = documentOf(short)
      const large = documentOf(`${short}${Array.from({ length: Limits.headings }, (_, i) => `# ${i}\n`).join("")}`)
      expect(large.outline.headings).toBeNull()
      const before = sectionsOf(small)
      const after = select(large, { limit: before.length })?.sections ?? []
      expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
      for (let row = run; row < before.length; row += 14) {
        expect(after[row]?.id.startsWith(before[row]?.id ?? "?")).toBe(true)
        expect(find(large, before[row]?.id ?? "")?.start).toEqual(before[row]?.start)
        expect(find(small, after[row]?.id ?? "")?.start).toEqual(before[row]?.start)
      }
    }
  })

  it("is one for the length of its headings too", () => {
    const outline = outlineOf(`# ${"a".repeat(4000)}\n`.repeat(2200))
    expect(outline).toMatchObject({ headings: null, sections: 2200 })
  })

  it("does not count headings in its front matter", () => {
    const outline = outlineOf(`---\n${"# a\n".repeat(Limits.headings + 1)}---\n# b\n`)
    expect(outline.headings && allTitles(outline.headings.titles)).toEqual(["b"])
  })

  it("comes back from JSON as it was", () => {
    expect(decode(JSON.parse(jsonOf(document.outline)))).toEqual(document.outline)
  })
})

describe("a document that is no text", () => {
  const refusal = (...chunks: ReadonlyArray<ReadonlyArray<number>>) =>
    scan(chunks.map((chunk) => Uint8Array.from(chunk)))

  it("is refused where its bytes are no UTF-8, wherever the chunks are cut", () => {
    const invalid = { refused: "invalid UTF-8" }
    expect(refusal([0x61, 0xff])).toEqual(invalid)
    expect(refusal([0x82, 0xa0])).toEqual(invalid)
    expect(refusal([0x61, 0xe3, 0x81])).toEqual(invalid)
    expect(refusal([0xe3], [0x81], [0x61])).toEqual(invalid)
    expect(refusal([0xe3], [0x61])).toEqual(invalid)
    expect(refusal([0xf0, 0x9f], [0x98], [0x80, 0x80])).toEqual(invalid)
    expect(refusal([0xc3, 0xa9, 0x61], [0xed, 0xa0, 0x80])).toEqual(invalid)
    expect(refusal([0xf0], [0x9f], [], [0x98], [0x80])).toMatchObject({ end: { byte: 4, char: 1, line: 2 } })
  })

  it("is refused where it holds a NUL", () => {
    expect(refusal([0x61], [0x62, 0])).toEqual({ refused: "binary" })
  })
})

describe("JSON that is no outline", () => {
  it("is refused", () => {
    const good = jsonOf(outlineOf("# a\n## b\n"))
    const broken = [
      null,
      [],
      "x",
      {},
      ...[
        ['"version":', '"version":9'],
        ['"line":1', '"line":"1"'],
        ['"bytes":"YWI="', '"bytes":"YQ=="'],
        ['"ends":"AQAAAAIAAAA="', '"ends":"AQAAAA=="'],
        ['"ends":"AQAAAAIAAAA="', '"ends":"AwAAAAIAAAA="'],
        ['"titles":{', '"titles":["a","b"],"x":{'],
        ['"levels":"AQI="', '"levels":"AQk="'],
        ['"levels":"AQI="', '"levels":7'],
        ['"sections":2', '"sections":3'],
        ['"sections":2', '"sections":-1'],
        ['"lengthened":[]', '"lengthened":{}'],
        ['"headings":{', '"headings":[],"x":{']
      ].map(([from, to]) => JSON.parse(good.replace(from as string, to as string)) as unknown)
    ]
    for (const value of broken) expect(decode(value), JSON.stringify(value)).toBeUndefined()
    expect(decode(JSON.parse(good))).toBeDefined()
  })
})
