import { assert, describe, expect, it } from "@effect/vitest"
import { scanIfCheap } from "../../../src/mdatlas/document/Scan.ts"
import { scan } from "../../support/scan.ts"

/** `count` headings of 4,090 bytes, each `unit` again and again. */
const headings = (unit: string, count: number) => [Buffer.from(`# ${unit.repeat(4088).slice(0, 4088)}\n`.repeat(count))]

describe("a scan of what costs little", () => {
  it("is the scan where titles are of the usual forms", () => {
    for (const text of ["# One\n## **two** `x` [y](z)\n".repeat(5000), "# \u3000\u00a0 a\ufeff\n# 見出し\n", ""]) {
      const outline = scanIfCheap([Buffer.from(text)])
      assert.isDefined(outline)
      assert.deepStrictEqual(outline, scan([Buffer.from(text)]))
    }
    assert.deepStrictEqual(scanIfCheap([Buffer.from("a\0")]), { refused: "binary" })
    assert.deepStrictEqual(scanIfCheap([Buffer.from([0xe8, 0xaa])]), { refused: "invalid UTF-8" })
  })

  it("gives way where a title needs the parser", () => {
    for (const unit of ["**a*_~", "~a~*_a*_a* ", "[[a] ", "*a *a *_a*_a"]) {
      assert.isUndefined(scanIfCheap(headings(unit, 1)), unit)
    }
    assert.isUndefined(scanIfCheap([Buffer.from(`${"# a\n".repeat(1000)}# ~~old~~\n`)]))
  })
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
