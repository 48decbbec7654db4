import { assert, describe, it } from "@effect/vitest"
import type { Finding } from "../../../src/godot/check/Diagnostic.ts"
import { brief, report } from "../../../src/godot/check/Report.ts"

const text = "var a: Array[Node]\nvar b: Array[int]\nvar c: Array[Node]\n"
const script = { text, lineStarts: [0, 19, 37, 56], comments: [] }

const finding = (start: number, end: number, fix?: string): Finding => ({
  start,
  end,
  code: "godot4-syntax",
  message: "Godot 3 has no typed arrays.",
  ...(fix === undefined ? {} : { fix })
})

describe("places of one message", () => {
  it("are one entry where the fix replaces the same text, so that each ends where the first does", () => {
    const { diagnostics } = report(script, [finding(12, 18, ""), finding(31, 36, ""), finding(49, 55, "")], {
      unverified: [],
      notes: []
    })
    assert.deepStrictEqual(
      diagnostics.map(({ line, column, endColumn, also }) => ({ line, column, endColumn, also })),
      [
        { line: 1, column: 13, endColumn: 19, also: ["3:13"] },
        { line: 2, column: 13, endColumn: 18, also: undefined }
      ]
    )
  })

  it("end on a line of their own where they span lines, wherever a fix replaces them", () => {
    const { diagnostics } = report(script, [finding(12, 25, "")], { unverified: [], notes: [] })
    const end = { endLine: 2, endColumn: 7 }
    assert.deepInclude(diagnostics[0], { line: 1, column: 13, ...end })
    const [given, withoutFix] = [finding(12, 25, ""), finding(12, 25)].map((one) => {
      const [diagnostic] = report(script, [one], { unverified: [], notes: [] }).diagnostics
      return diagnostic === undefined ? undefined : brief(text.split("\n"))(diagnostic)
    })
    assert.deepInclude(given, end)
    assert.notProperty(withoutFix, "endLine")
    assert.notProperty(withoutFix, "endColumn")
  })

  it("are one entry where there is no fix, whatever their length", () => {
    const { diagnostics } = report(script, [finding(12, 18), finding(31, 36)], { unverified: [], notes: [] })
    assert.deepStrictEqual(
      diagnostics.map(({ also }) => also),
      [["2:13"]]
    )
  })
})
