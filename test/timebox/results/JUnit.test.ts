import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { readJUnit } from "../../../src/timebox/results/JUnit.ts"

const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="3">
  <testsuite name="bun/sum.test.ts" file="bun/sum.test.ts">
    <testsuite name="sum (all)" file="bun/sum.test.ts" line="2">
      <testcase name="adds &quot;1&quot; &amp; &#x65E5;" classname="sum" file="bun/sum.test.ts" line="3">
        <failure type="AssertionError" message="expected 3">at sum.test.ts:3<![CDATA[ <b>]]></failure>
      </testcase>
      <testcase name="later" file="bun/sum.test.ts" line="4"><skipped /></testcase>
    </testsuite>
    <testcase name="ok" file="bun/sum.test.ts" line="9" />
  </testsuite>
</testsuites>`

describe("JUnit XML", () => {
  it("is cases with their suites, places and messages", () => {
    const cases = readJUnit(report)
    assert.deepStrictEqual(
      cases.map(({ line, name, result, suites }) => [suites.join("|"), name, line, result]),
      [
        ["bun/sum.test.ts|sum (all)", 'adds "1" & 日', 3, "failed"],
        ["bun/sum.test.ts|sum (all)", "later", 4, "skipped"],
        ["bun/sum.test.ts", "ok", 9, "passed"]
      ]
    )
    assert.match(cases[0]?.message ?? "", /expected 3\nat sum\.test\.ts:3/)
  })

  it("that is cut, hostile or none at all is no report", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuites><testcase name="&b;"/></testsuites>`
    for (const text of [bomb, report.slice(0, 300), "", "{}", "<a", "<x/>"]) assert.deepStrictEqual(readJUnit(text), [])
    const deep = `${"<testsuite name='x'>".repeat(200)}<testcase name="y"/>${"</testsuite>".repeat(200)}`
    assert.deepStrictEqual(readJUnit(deep), [])
    const odd = readJUnit(`<testsuite name="__proto__"><testcase name="constructor" line="-1"/></testsuite>`)
    assert.deepStrictEqual([odd[0]?.name, odd[0]?.line], ["constructor", undefined])
  })

  it("never fails, whatever it is given", () => {
    const part = fc.constantFrom(
      "<testsuite>",
      "<testcase name='a'>",
      "</testcase>",
      "<failure",
      "/>",
      "&#x0;",
      "&",
      "]]>",
      "<!--",
      "x"
    )
    fc.assert(fc.property(fc.array(part, { maxLength: 20 }), (parts) => void readJUnit(parts.join(""))))
  })
})
