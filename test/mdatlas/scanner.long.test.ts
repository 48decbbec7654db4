import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { giveWay } from "../support/turns.ts"
import { random, randomDocument } from "./document/Fuzz.ts"
import { byCommonmark, byMdast, scanned } from "./document/Oracles.ts"

/** The oracles are a hundred times slower than what they check. */
const SLOW = { timeout: 600_000 }

const levels = (headings: ReadonlyArray<{ readonly level: number }>): string =>
  headings.map(({ level }) => level).join(" ")

describe("the heading scanner, against random documents", () => {
  it("differs from commonmark.js in none of 100,000", SLOW, async () => {
    const next = random(20_000)
    const different: Array<string> = []
    for (let i = 0; i < 100_000; i++) {
      await giveWay()
      const text = `\n${randomDocument(next, { gfm: false })}`
      // commonmark.js takes no tab for white space inside a definition; the specification does (4.7).
      if (/:[^\n]*\t/.test(text)) continue
      if (levels(scanned(text)) !== levels(byCommonmark(text))) different.push(text)
    }
    expect(different).toEqual([])
  })

  it("differs from mdast in at most one of 10,000 with tables and footnotes", SLOW, async () => {
    const next = random(30_000)
    const different: Array<string> = []
    for (let i = 0; i < 10_000; i++) {
      await giveWay()
      // A line before keeps a fence of front matter from standing first: unclosed,
      // it hides all containers from micromark.
      const text = `\n${randomDocument(next, { gfm: true })}`
      if (levels(scanned(text)) !== levels(byMdast(text))) different.push(text)
    }
    expect(different.length, JSON.stringify(different)).toBeLessThanOrEqual(1)
  })
})

const corpus = process.env["GODOT_CORPUS_DIR"] ?? ""

describe.skipIf(!existsSync(join(corpus, "markdown")))(
  "the heading scanner, against real files (skipped without GODOT_CORPUS_DIR)",
  () => {
    it("finds levels, lines and titles that mdast finds, in every one", SLOW, async () => {
      const folder = join(corpus, "markdown")
      for (const name of readdirSync(folder)) {
        await giveWay()
        const text = readFileSync(join(folder, name), "utf8")
        expect(scanned(text), name).toEqual(byMdast(text))
      }
    })
  }
)
