import { assert, describe, it } from "@effect/vitest"
import { glance, scan } from "../../../src/mdatlas/document/Scan.ts"

/** `count` headings of 4,090 bytes, each `unit` again and again. */
const headings = (unit: string, count: number) => [Buffer.from(`# ${unit.repeat(4088).slice(0, 4088)}\n`.repeat(count))]

describe("a scan at a glance", () => {
  it("is the scan where titles are of the usual forms, and a few of others", () => {
    for (const text of ["# One\n## **two** `x` [y](z)\n".repeat(5000), "# ~~old~~ [a [b](c)](d)\n".repeat(20), ""]) {
      const outline = glance([Buffer.from(text)])
      assert.isDefined(outline)
      assert.deepStrictEqual(outline, scan([Buffer.from(text)]))
    }
    assert.deepStrictEqual(glance([Buffer.from("a\0")]), { refused: "binary" })
    assert.deepStrictEqual(glance([Buffer.from([0xe8, 0xaa])]), { refused: "invalid UTF-8" })
  })

  it("gives way where a parser would have much to read, in few headings or many", () => {
    for (const unit of ["**a*_~", "~a~*_a*_a* ", "[[a] ", "*a *a *_a*_a"]) {
      assert.isUndefined(glance(headings(unit, 1)), unit)
    }
    assert.isUndefined(glance([Buffer.from("# ~a~*\n".repeat(1000))]))
  })
})
