import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { type JUnitCase, junitReader } from "../../../src/timebox/results/JUnit.ts"
import { finished, type TestEvent } from "../../../src/timebox/results/TestEvent.ts"

/** Reads a report in pieces of `size` characters. */
const readIn = (xml: string, size = 7) => {
  const cases: Array<JUnitCase> = []
  const { end, read } = junitReader((one) => {
    cases.push(one)
    return finished({ name: one.name }, one.result, one.message)
  })
  const events: Array<TestEvent> = []
  for (let at = 0; at < xml.length; at += size) events.push(...read(xml.slice(at, at + size)))
  events.push(...end())
  return { cases, events, last: events.at(-1)?.kind }
}

const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="3">
  <testsuite name="bun/sum.test.ts" file="bun/sum.test.ts">
    <testsuite name="sum (all)" file="bun/sum.test.ts" line="2">
      <testcase name="adds &quot;1&quot; &amp; &#x65E5;" classname="sum" file="bun/sum.test.ts" line="3">
        <failure type="AssertionError" message="expected 3">at sum.test.ts:3<![CDATA[ <b>]]></failure>
        <system-out>noise</system-out>
      </testcase>
      <testcase name="later" file="bun/sum.test.ts" line="4"><skipped /></testcase>
    </testsuite>
    <testcase name="ok" file="bun/sum.test.ts" line="9" />
  </testsuite>
</testsuites>`

describe("JUnit XML", () => {
  it("is cases with their suites, places and messages, in pieces of any size", () => {
    for (const size of [1, 7, 10_000]) {
      const { cases, events, last } = readIn(report, size)
      assert.deepStrictEqual(
        cases.map(({ line, name, result, suites }) => [suites.join("|"), name, line, result]),
        [
          ["bun/sum.test.ts|sum (all)", 'adds "1" & 日', 3, "failed"],
          ["bun/sum.test.ts|sum (all)", "later", 4, "skipped"],
          ["bun/sum.test.ts", "ok", 9, "passed"]
        ]
      )
      assert.strictEqual(cases[0]?.message, "expected 3\nat sum.test.ts:3 <b>")
      assert.deepStrictEqual([events.length, last], [4, "done"])
    }
  })

  it("says a message once that its text repeats, with line ends that an attribute cannot hold", () => {
    const text = "Error: boom\n  at a.ts:1"
    const xml = `<testsuites><testcase name="a"><failure message="${text}">${text}</failure></testcase></testsuites>`
    assert.strictEqual(readIn(xml).cases[0]?.message, text)
  })

  it("has what a failed test wrote, and not what an earlier attempt did", () => {
    const xml = `<testsuites><testsuite name="sum" package="test"><testcase name="a"><failure type="test abort"/><rerunFailure><system-out>again</system-out></rerunFailure><system-out>one</system-out><system-err>two</system-err></testcase><testcase name="b"><system-out>fine</system-out></testcase></testsuite></testsuites>`
    const [a, b] = readIn(xml).cases
    assert.deepStrictEqual([a?.output, a?.failureType, a?.folder], ["\none\ntwo", "test abort", "test"])
    assert.strictEqual(b?.output, "")
  })

  it("reports nothing where its outermost element says that it cannot be used", () => {
    const { end, read } = junitReader(
      ({ name, result }) => finished({ name }, result),
      ({ flaky }) => flaky === "0"
    )
    const said = (flaky: string) => [
      ...read(`<testsuites flaky="${flaky}"><testcase name="a"/></testsuites>`),
      ...end()
    ]
    assert.deepStrictEqual(said("1"), [])
  })

  it("holds the control characters that programs write, as references and as they are", () => {
    const xml = `<testsuites><testcase name="a\u001b[1m&#x1b;"><failure message="">\u001b[31mred&#27;&#x1B;[0m</failure></testcase></testsuites>`
    const { cases, last } = readIn(xml)
    assert.deepStrictEqual([cases.length, last], [1, "done"])
    assert.match(cases[0]?.message ?? "", /red\[0m$/)
  })

  it("keeps the beginning and the end of a long text", () => {
    const xml = `<testsuites><testcase name="a"><failure>begin ${"x".repeat(2_000_000)} at a.ts:7</failure></testcase></testsuites>`
    const { message = "" } = readIn(xml, 65_536).cases[0] ?? {}
    assert.isBelow(message.length, 200_000)
    assert.match(message, /begin x+ at a\.ts:7$/)
  })

  it("that is cut counts as far as it came, and a note says so", () => {
    const { cases, events, last } = readIn(report.slice(0, report.indexOf('<testcase name="ok"')))
    assert.deepStrictEqual([cases.length, last], [2, "note"])
    assert.include(JSON.stringify(events.at(-1)), "could not be read to its end")
  })

  it("that is hostile or none at all is reported as unreadable, and nothing at all as nothing", () => {
    const entities = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuites><testcase name="&b;"/></testsuites>`
    const outside = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><testsuites><testcase name="a"><failure>&e;</failure></testcase></testsuites>`
    const deep = `${"<testsuite name='x'>".repeat(200)}<testcase name="y"/>${"</testsuite>".repeat(200)}`
    const attributes = `<testsuites ${Array.from({ length: 5000 }, (_, i) => `a${i}=""`).join(" ")}/>`
    const endless = `<testsuites><testcase><failure><![CDATA[${"]".repeat(5 * 1024 * 1024)}`
    for (const text of [entities, outside, deep, attributes, endless, "{}", "<a", "<a></b>", "<<<", "\u0000\u0001"]) {
      const { cases, last } = readIn(text, 65_536)
      assert.deepStrictEqual([cases, last], [[], "note"], text.slice(0, 40))
    }
    for (const text of ["", " \n"]) assert.isEmpty(readIn(text).events)
    const odd = readIn(`<testsuite name="__proto__"><testcase name="constructor" line="-1"/></testsuite>`).cases
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
    fc.assert(fc.property(fc.array(part, { maxLength: 20 }), (parts) => void readIn(parts.join(""))))
  })
})
