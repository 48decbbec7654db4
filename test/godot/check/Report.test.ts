import { assert, describe, it } from "@effect/vitest"
import type { Finding } from "../../../src/godot/check/Diagnostic.ts"
import { brief, NO_LIMITS, report } from "../../../src/godot/check/Report.ts"

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

  it("are an entry each for files and terminals, with an end of its own", () => {
    const { diagnostics } = report(script, [finding(12, 18), finding(31, 36)], { unverified: [], notes: [] }, NO_LIMITS)
    assert.deepStrictEqual(
      diagnostics.map(({ line, endColumn }) => [line, endColumn]),
      [
        [1, 19],
        [2, 18]
      ]
    )
  })
})

describe("fixes of one report", () => {
  const fixesOf = (findings: ReadonlyArray<Finding>) =>
    report(script, findings, { unverified: [], notes: [] }).diagnostics.map(({ fix }) => fix)

  it("never replace the same text: that of the whole comes before those of its parts", () => {
    const [part, whole] = [finding(13, 17, "Node2D"), finding(5, 18, "")]
    assert.deepStrictEqual(fixesOf([part, whole]), ["", undefined])
    assert.deepStrictEqual(fixesOf([whole, { ...whole, code: "assign-type" }]), ["", undefined])
    assert.deepStrictEqual(fixesOf([finding(7, 12, ""), finding(12, 18, "x")]), ["", "x"])
  })

  it("are those of errors before those of warnings", () => {
    const whole: Finding = { ...finding(7, 18, "Nodes"), code: "deprecated" }
    assert.deepStrictEqual(fixesOf([whole, finding(12, 18, "")]), ["", undefined])
  })
})
