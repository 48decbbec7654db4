import { assert, describe, it } from "@effect/vitest"
import { dartJsonReader } from "../../../src/timebox/runners/dartTest.ts"
import { FlutterExceptions } from "../../../src/timebox/runners/flutterException.ts"
import { projectOf, resultsOf } from "../support/results.ts"

const block = (text: string): ReadonlyArray<string> => [
  `══╡ EXCEPTION CAUGHT BY WIDGETS LIBRARY ╞${"═".repeat(40)}`,
  "The following assertion was thrown building Label:",
  text,
  "",
  "When the exception was thrown, this was the stack:",
  "#0      Label.build (package:app/label.dart:7:3)",
  "#1      StatelessElement.build (package:flutter/src/widgets/framework.dart:5735:49)",
  "(elided 3 frames from class _AssertionError and package:stack_trace)",
  "",
  "The test description was:",
  "  has a label",
  "═".repeat(100)
]

const shown = (text: string): string =>
  `The following assertion was thrown building Label:\n${text}\n\n#0      Label.build (package:app/label.dart:7:3)`

const SEE_ABOVE = "Test failed. See exception logs above.\nThe test description was: has a label"

describe("FlutterExceptions", () => {
  it("gives the exceptions that were printed for a test that only points at them, without the framework's frames", () => {
    const exceptions = new FlutterExceptions()
    for (const line of ["before", ...block("one"), "between", ...block("two")]) exceptions.read(line)
    assert.isFalse(exceptions.isInside)
    assert.strictEqual(exceptions.messageFor(SEE_ABOVE), `${shown("one")}\n\n${shown("two")}`)
    // They belong to that test alone.
    assert.strictEqual(exceptions.messageFor(SEE_ABOVE), SEE_ABOVE)
  })

  it("gives any other message as it is, and a block without an end as far as it came", () => {
    const exceptions = new FlutterExceptions()
    for (const line of block("one")) exceptions.read(line)
    assert.strictEqual(exceptions.messageFor("Expected: <1>"), "Expected: <1>")
    for (const line of block("two").slice(0, 6)) exceptions.read(line)
    assert.isTrue(exceptions.isInside)
    assert.strictEqual(exceptions.messageFor(SEE_ABOVE), shown("two"))
  })
})

describe("the events of tests that run at once", () => {
  const event = (type: string, testID: number, more: object = {}) => JSON.stringify({ type, testID, ...more })
  const start = (id: number) =>
    JSON.stringify({ type: "testStart", test: { id, name: `test ${id}`, suiteID: 0, line: id, url: "x" } })
  const failed = (id: number) => [
    event("error", id, { error: SEE_ABOVE, stackTrace: "", isFailure: false }),
    event("testDone", id, { result: "error", skipped: false, hidden: false })
  ]

  it("keep the exceptions of each apart, whether printed at once or line by line", () => {
    const lines = block("of 1").map((message) => event("print", 1, { message }))
    const { failures } = resultsOf(
      dartJsonReader(projectOf()),
      [
        JSON.stringify({ type: "suite", suite: { id: 0, path: "/app/test/a_test.dart" } }),
        start(1),
        start(2),
        ...lines.slice(0, 4),
        event("print", 2, { message: `a word before\n${block("of 2").join("\n")}` }),
        ...lines.slice(4),
        ...failed(2),
        ...failed(1)
      ].join("\n")
    )
    assert.deepStrictEqual(
      failures.map(({ message }) => message),
      [shown("of 2"), shown("of 1")]
    )
  })
})
