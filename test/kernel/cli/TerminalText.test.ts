import { assert, describe, it } from "@effect/vitest"
import { bytes, columns, displayWidth, progressBar } from "../../../src/kernel/cli/TerminalText.ts"

describe("TerminalText", () => {
  it("aligns columns by what a terminal shows, colours aside", () => {
    const text = columns(
      [
        ["日本", "x"],
        ["ab", "long", "end"],
        ["abcdef", "y"]
      ],
      (cell, column) => (column === 0 ? `<${cell}>` : cell)
    )
    assert.strictEqual(text, "<日本>    x\n<ab>      long  end\n<abcdef>  y")
  })

  it("counts wide characters as two and combining marks as none", () => {
    assert.strictEqual(displayWidth("aé日ｱ"), 5)
    assert.strictEqual(displayWidth("e\u0301"), 1)
    assert.strictEqual(displayWidth("🎮"), 2)
  })

  it("draws progress from nothing to all", () => {
    assert.strictEqual(progressBar(0, 4, "x", 4), "[....] 0/4 x")
    assert.strictEqual(progressBar(2, 4, "x", 4), "[##..] 2/4 x")
    assert.strictEqual(progressBar(0, 0, "x", 4), "[####] 0/0 x")
  })

  it("reports bytes in units", () => {
    assert.deepStrictEqual([0, 999, 1000, 4_412_345, 123_456_789, 5e12].map(bytes), [
      "0 B",
      "999 B",
      "1.0 kB",
      "4.4 MB",
      "123 MB",
      "5.0 TB"
    ])
  })
})
