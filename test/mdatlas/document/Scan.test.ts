import { isDeepStrictEqual } from "node:util"
import { assert, describe, expect, it } from "@effect/vitest"
import type { Outline } from "../../../src/mdatlas/document/Outline.ts"
import { parsedTitle } from "../../../src/mdatlas/document/ParsedTitle.ts"
import { scan as scanBytes, scanIfCheap } from "../../../src/mdatlas/document/Scan.ts"
import { allTitles } from "../../../src/mdatlas/document/Titles.ts"
import { scan } from "../../support/scan.ts"

/** `count` headings of 4,090 bytes, each `unit` again and again. */
const headings = (unit: string, count: number) => [Buffer.from(`# ${unit.repeat(4088).slice(0, 4088)}\n`.repeat(count))]

describe("a scan of what costs little", () => {
  it("gives the whole outline where all titles are simple", () => {
    for (const text of ["# One\n## **two** `x` [y](z)\n".repeat(5000), "# \u3000\u00a0 a\ufeff\n# 見出し\n", ""]) {
      const outline = scanIfCheap([Buffer.from(text)])
      assert.isDefined(outline)
      assert.deepStrictEqual(outline, scan([Buffer.from(text)]))
    }
    assert.deepStrictEqual(scanIfCheap([Buffer.from("a\0")]), { refused: "binary" })
    assert.deepStrictEqual(scanIfCheap([Buffer.from([0xe8, 0xaa])]), { refused: "invalid UTF-8" })
  })

  it("gives up where a title needs the parser", () => {
    for (const unit of ["**a*_~", "~a~*_a*_a* ", "[[a] ", "*a *a *_a*_a"]) {
      assert.isUndefined(scanIfCheap(headings(unit, 1)), unit)
    }
    assert.isUndefined(scanIfCheap([Buffer.from(`${"# a\n".repeat(1000)}# ~~old~~\n`)]))
  })
})

describe("a scan of many headings", () => {
  /** Sources of headings with the title of each. */
  const forms: ReadonlyArray<readonly [source: string, title: string]> = [
    ["Plain title", "Plain title"],
    ["**Bold** `code` [link](https://example.com/some/long/address)", "Bold code link"],
    ["見出し &amp; more", "見出し & more"],
    ["", ""]
  ]
  const needsParser = ["~~old~~ new", "old new"] as const
  const form = (row: number) => (row % 900 === 899 ? needsParser : (forms[row % forms.length] ?? needsParser))
  const rows = Array.from({ length: 3000 }, (_, row) => row)

  it.each([
    ["evenly", () => "text\n"],
    ["first", (row: number) => (row < 2400 ? "" : "text\n".repeat(100))],
    ["last", (row: number) => (row < 1000 ? "text\n".repeat(100) : "")]
  ])("has each title and place, headings spread %s, the length known or not", (_, between) => {
    const bytes = Buffer.from(rows.map((row) => `## ${form(row)[0]}\n${between(row)}`).join(""))
    const known = outlineOf(bytes, bytes.length)
    const headings = known.headings ?? assert.fail("no columns")
    assert.deepStrictEqual(
      allTitles(headings.titles),
      rows.map((row) => form(row)[1])
    )
    assert.isTrue(headings.bytes.every((byte) => bytes.toString("latin1", byte, byte + 3) === "## "))
    assert.isTrue(isDeepStrictEqual(outlineOf(bytes, 0), known))
  })

  const outlineOf = (bytes: Buffer, length: number): Outline => {
    const scanned = scanBytes([bytes.subarray(0, 1000), bytes.subarray(1000)], length)
    return "refused" in scanned ? assert.fail(scanned.refused) : scanned.outline(parsedTitle)
  }
})

describe("a scan of UTF-16", () => {
  it.each([
    ["little-endian with its mark", Buffer.from("\ufeff# Title\n", "utf16le")],
    ["big-endian with its mark", Buffer.from("\ufeff# Title\n", "utf16le").swap16()],
    ["little-endian without a mark", Buffer.from("# Title\n\nSome text\n", "utf16le")]
  ])("names the encoding: %s", (_, bytes) => {
    expect(scan([bytes])).toEqual({ refused: "UTF-16" })
  })

  it("calls other bytes with NUL binary", () => {
    expect(scan([Buffer.from("# a\0b\n\0\0\0")])).toEqual({ refused: "binary" })
  })
})
