/** Properties of what reads the outputs and the reports of test runners. */
import { assert } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { clean } from "../../src/timebox/report/cleanLine.ts"
import { junitReader } from "../../src/timebox/results/JUnit.ts"
import { Results, type TestResults } from "../../src/timebox/results/Results.ts"
import { finished } from "../../src/timebox/results/TestEvent.ts"
import type { LineReader } from "../../src/timebox/runners/Runner.ts"
import { runnerNames, runnerOf } from "../../src/timebox/runners/registry.ts"
import { projectOf } from "../timebox/support/results.ts"
import { damaged, type Promised, promise, soup } from "./texts.ts"

/** Lines of outputs; what one runner writes is noise to another. */
const lines = [
  ...["FAIL", "PASS", "not ok 1 - x", "ok 2", "1..3", "TAP version 13", "# Subtest: a", "    ---", "    error: 'x'"],
  ...["    ...", "00:01 +1 -1: a [E]", "00:02 +2 ~1 -1: loading a_test.dart", "--- FAIL: TestA (0.00s)", "FAIL\tp\t1s"],
  ...["test a ... FAILED", "test a ... ok", "running 3 tests", "failures:", "---- a stdout ----", " --> a.rs:1:2"],
  ...["thread 'a' panicked at src/a.rs:1:2:", "Tests:       1 failed, 2 passed, 3 total", "  ● a › b", "  1) a"],
  ...["  2 passing", "     Starting 3 tests across 1 binary", "    at a.js:1:2", "ERROR: x", "SCRIPT ERROR: x"],
  ...[
    "   at: push (a.gd:1)",
    "FAILED a.py::test_b - assert 1",
    "=== 1 failed, 2 passed in 0.1s ===",
    " 3 pass",
    " 1 fail"
  ],
  ...[
    " FAIL  a.test.ts > b > c",
    "      Tests  1 failed (2)",
    "(fail) a > b [1.00ms]",
    "a.test.ts:",
    "FAILED | 1 passed"
  ],
  ...["\u001b[31m  ✗ a\u001b[0m", "a\rb\rc", "  ", ""]
]

const written = fc.oneof(
  fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...lines) }, { weight: 1, arbitrary: soup(lines, 3) }), {
    maxLength: 20
  }),
  damaged(lines.join("\n"), lines).map((text) => text.split("\n"))
)

/** One event of each kind, as the reports of runners have them. */
const events: ReadonlyArray<object> = [
  { protocolVersion: "0.1.1", type: "start" },
  { suite: { id: 0, platform: "vm", path: "/app/test/a_test.dart" }, type: "suite" },
  { group: { id: 2, suiteID: 0, parentID: null, name: "", testCount: 3 }, type: "group" },
  { test: { id: 1, name: "loading /app/test/a_test.dart", suiteID: 0, groupIDs: [], line: null }, type: "testStart" },
  { test: { id: 3, name: "g a", suiteID: 0, groupIDs: [2], line: 3, url: "file:///app/a.dart" }, type: "testStart" },
  { testID: 3, messageType: "print", message: "══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞══", type: "print" },
  { testID: 3, error: "Expected: 1", stackTrace: "test/a_test.dart 3:1  main\n", isFailure: true, type: "error" },
  { testID: 3, result: "failure", skipped: false, hidden: false, type: "testDone" },
  { success: false, type: "done" },
  { Action: "run", Package: "p", Test: "TestA/b" },
  { Action: "output", Package: "p", Test: "TestA/b", Output: "    a_test.go:3: bad\n" },
  { Action: "fail", Package: "p", Test: "TestA/b", Elapsed: 0.1 },
  { Action: "build-output", ImportPath: "p", Output: "./a.go:1:2: x\n" },
  { Action: "fail", Package: "p", Elapsed: 1, FailedBuild: "p" },
  { event: "expected", count: 3 },
  { event: "start", file: "/app/a.js", line: 3, titles: ["s", "t"], within: ["s"], id: "i", label: "l" },
  { event: "end", file: "/app/a.js", line: 3, titles: ["s", "t"], result: "failed", message: "m\n at /app/a.js:3:1" },
  { event: "hidden", titles: ["a"] },
  { event: "done" }
]

/** Values that no event has in this place, as JSON: it has numbers that JavaScript has not. */
const values = [
  "null",
  "true",
  "-1",
  "1.5",
  "1e999",
  '""',
  "[]",
  "{}",
  '"__proto__"',
  '"\\u0000\\ud800"',
  '"a\\r\\nb"',
  "[[]]"
]

/** Lines of JSON, some with another value in the place of one of theirs. */
const reported = fc.array(
  fc
    .tuple(fc.constantFrom(...events), fc.nat(12), fc.option(fc.constantFrom(...values), { nil: undefined }))
    .map(([event, at, value]) => {
      const text = JSON.stringify(event)
      const places = [...text.matchAll(/(?<=":)(?:"(?:[^"\\]|\\.)*"|[^,"{}[\]]+)/g)]
      const place = places[at % Math.max(1, places.length)]
      if (value === undefined || place === undefined) return text
      return text.slice(0, place.index) + value + text.slice(place.index + place[0].length)
    }),
  { maxLength: 14 }
)

const report = `<?xml version="1.0"?>
<testsuites name="x" tests="3"><testsuite name="a.ts" file="a.ts"><testcase name="adds &quot;1&quot; &#x65E5;" file="a.ts" line="3">
<failure type="A" message="m">at a.ts:3<![CDATA[ <b>]]></failure><system-out>noise</system-out></testcase>
<testcase name="later"><skipped/></testcase></testsuite></testsuites>`
const xmlPieces = [
  ...["<testsuite>", "</testsuite>", "<testcase name='a'>", "</testcase>", '<failure message="', "<error>", "/>", "&"],
  ...["&#x0;", "&amp;", "]]>", "<![CDATA[", "<!--", "-->", "<?", "?>", "<!DOCTYPE", 'line="1e9"', "line='-1'", "x"]
]

/** Checks counts and lines; none may be what no run can have. */
const isSound = ({ counts, expected, failed, failures, running, seen }: TestResults): void => {
  const numbers = [failed, seen, expected ?? 0, ...Object.values(counts ?? {})]
  for (const one of numbers) assert.isTrue(Number.isSafeInteger(one) && one >= 0, String(one))
  assert.isAtMost(failures.length, failed)
  for (const { name, file = "", message } of [...failures, ...running]) assert.isString(name + file + message)
}

const resultsOf = (reader: LineReader, all: ReadonlyArray<string>): TestResults => {
  const results = new Results()
  for (const line of all) for (const event of reader.read(line)) results.add(event)
  for (const event of reader.end?.() ?? []) results.add(event)
  return results.result()
}

const runner = fc.constantFrom(...runnerNames)

/** What a reader of JUnit makes of a report in pieces of a length. */
const casesOf = (xml: string, length: number) => {
  const { end, read } = junitReader(({ name, result, message }) => finished({ name }, result, message))
  const found = []
  for (let at = 0; at < xml.length; at += length) found.push(...read(xml.slice(at, at + length)))
  return [...found, ...end()]
}

export const promises: ReadonlyArray<Promised> = [
  promise("outputs of runners: sound results, of any lines", fc.tuple(runner, written), ([name, all]) => {
    isSound(resultsOf(runnerOf(name).reader(projectOf()), all.map(clean)))
  }),
  promise("reports of runners: sound results, of any events", fc.tuple(runner, reported), ([name, all]) => {
    const { humanText, reader, report: form } = runnerOf(name)
    isSound(resultsOf((form?.format === "lines" ? form.reader : reader)(projectOf()), all))
    for (const line of all) assert.isTrue(typeof (humanText?.(line) ?? "") === "string")
  }),
  promise(
    "JUnit: the same in pieces of any length",
    fc.tuple(fc.oneof(damaged(report, xmlPieces), soup(xmlPieces)), fc.integer({ min: 1, max: 50 })),
    ([text, length]) => {
      // Reports are decoded from bytes, so that half a surrogate pair never comes.
      const xml = Buffer.from(text).toString()
      assert.deepStrictEqual(casesOf(xml, length), casesOf(xml, Number.POSITIVE_INFINITY))
    }
  )
]
