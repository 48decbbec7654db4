import { assert, describe, it } from "@effect/vitest"
import { tapLine } from "../../../src/timebox/runners/tapLine.ts"

describe("tapLine", () => {
  it("tells points apart, with their names, directives and brackets", () => {
    const names = ["ok 1", "not ok 2 - adds \\# one # time=3.5ms", "    ok 3 - later # TODO soon", "ok 4 outer {"]
    assert.deepStrictEqual(names.map(tapLine), [
      { kind: "point", point: { indent: 0, number: 1, name: "test 1", isOk: true, isUndone: false }, opens: false },
      {
        kind: "point",
        point: { indent: 0, number: 2, name: "adds # one", isOk: false, isUndone: false },
        opens: false
      },
      { kind: "point", point: { indent: 4, number: 3, name: "later", isOk: true, isUndone: true }, opens: false },
      { kind: "point", point: { indent: 0, number: 4, name: "outer", isOk: true, isUndone: false }, opens: true }
    ])
  })

  it("takes no rule of dashes without indentation for a block", () => {
    assert.deepStrictEqual(["---", "  ---", "...", "    }"].map(tapLine), [
      { kind: "other" },
      { kind: "block", indent: 2 },
      { kind: "blockEnd", indent: 0 },
      { kind: "close", indent: 4 }
    ])
  })

  it("tells plans, sums, titles and comments apart", () => {
    assert.deepStrictEqual(
      ["1..0 # SKIP no database", "    1..2", "# pass  2", "    # Subtest: adds", "# adds", "1..n"].map(tapLine),
      [
        { kind: "plan", indent: 0, count: "0", hasReason: true },
        { kind: "plan", indent: 4, count: "2", hasReason: false },
        { kind: "sum", word: "pass", count: 2 },
        { kind: "subtest", indent: 4, title: "adds" },
        { kind: "comment", indent: 0, text: "adds" },
        { kind: "other" }
      ]
    )
  })
})
