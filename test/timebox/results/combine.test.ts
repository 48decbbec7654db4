import { assert, describe, it } from "@effect/vitest"
import { flakyOf, merged } from "../../../src/timebox/results/combine.ts"
import { Results, type TestResults } from "../../../src/timebox/results/Results.ts"
import {
  finished,
  type Stack,
  started,
  type TestEvent,
  totals,
  unreported
} from "../../../src/timebox/results/TestEvent.ts"

const resultsOf = (...events: ReadonlyArray<TestEvent>) => {
  const results = new Results()
  for (const event of events) results.add(event)
  return results.result()
}

const failed = (name: string, message = "boom") => finished({ name }, "failed", message)
const passed = (name: string) => finished({ name }, "passed")

const threadOf = (text: string, ...functions: ReadonlyArray<string>) => ({ text, functions: new Set(functions) })

const withStack = (functions: ReadonlyArray<string>, isTimed = false) => {
  const thread = threadOf("a.py:3: in f", ...functions)
  return resultsOf({ kind: "stack", stack: { threads: [thread], functions: thread.functions, isTimed } })
}

describe("results of a report and of the output", () => {
  it("are those of the output where the report tells nothing", () => {
    const text = resultsOf(failed("a"))
    assert.deepStrictEqual(merged(resultsOf(), text), text)
    const unreadable = merged(resultsOf({ kind: "note", text: "It could not be read." }), text)
    assert.deepStrictEqual(unreadable, { ...text, notes: ["It could not be read."] })
  })

  it("are those of the output where a full disk cut the report", () => {
    const text = resultsOf(failed("a"), failed("b"), totals(3, 2, 0))
    const machine = [passed("x"), failed("a"), started({ name: "c" })]
    assert.deepStrictEqual(merged(resultsOf(...machine), text), text)
    const whole = merged(resultsOf(...machine, { kind: "done" }), text)
    assert.deepStrictEqual(whole.counts, { passed: 1, failed: 1, skipped: 0 })
    // Without a sum the output is no better.
    const unsummed = merged(resultsOf(...machine), resultsOf(started({ name: "a" }), started({ name: "b" })))
    assert.deepStrictEqual(unsummed.counts, { passed: 1, failed: 1, skipped: 0 })
  })

  it("are those of the report where a file failed as a whole that the output names otherwise", () => {
    const file = "sub/conftest.py"
    const machine = resultsOf(finished({ name: file, file }, "failed", "boom"))
    const { failures, counts } = merged(machine, resultsOf(failed("sub"), totals(0, 1, 0)))
    assert.deepStrictEqual([failures.map(({ name }) => name), counts], [[file], { passed: 0, failed: 1, skipped: 0 }])
  })

  it("have the stack as the message of the test that had not ended, unless that has one", () => {
    const text = withStack([])
    const messagesOf = (...events: ReadonlyArray<TestEvent>) =>
      merged(resultsOf(...events), text).running.map(({ message }) => message)
    assert.deepStrictEqual(messagesOf(started({ name: "a" }), started({ name: "b" })), ["a.py:3: in f", ""])
    assert.deepStrictEqual(
      messagesOf({ kind: "unfinished", test: { name: "a" }, message: "said" }, started({ name: "a" })),
      ["said"]
    )
    assert.deepStrictEqual(messagesOf(passed("a")), [])
  })

  it("have no stack that may be of another test", () => {
    const messageOf = (text: TestResults, ...ended: ReadonlyArray<TestEvent>) =>
      merged(resultsOf(...ended, started({ name: "sub/a.py::two[x::y]" })), text).running[0]?.message
    const [one, two] = [passed("sub/a.py::T::one"), passed("sub/a.py::two[z]")]
    const shown = "a.py:3: in f"
    for (const [functions, isTimed, message] of [
      [["a.py::one"], false, ""],
      [["a.py::one", "a.py::two"], false, shown],
      [["conftest.py::fixture"], false, shown],
      [["conftest.py::fixture"], true, ""],
      [["a.py::two"], true, shown]
    ] as const)
      assert.strictEqual(messageOf(withStack(functions, isTimed), one), message, functions.join())
    assert.strictEqual(messageOf(withStack(["a.py::two"], true), two), "")
    assert.strictEqual(messageOf(withStack(["a.py::two"]), two), shown)
    assert.strictEqual(messageOf(withStack(["a.py::one"]), failed("sub/a.py::T::one")), "")
  })

  it("have the stack of the thread that runs the test, where tests run side by side", () => {
    const messageOf = (...threads: Stack["threads"]) => {
      const functions = new Set(threads.flatMap((one) => [...one.functions]))
      const text = resultsOf({ kind: "stack", stack: { threads, functions, isTimed: false } })
      const report = resultsOf(passed("a.py::zero"), started({ name: "a.py::one" }), started({ name: "a.py::two" }))
      return merged(report, text).running.map(({ message }) => message)
    }
    const [one, two] = [threadOf("in one", "a.py::one"), threadOf("in two", "a.py::two")]
    const [helper, fixture] = [threadOf("in pool", "pool.py::run"), threadOf("in db", "conftest.py::db")]
    assert.deepStrictEqual(messageOf(two, one), ["in one", "in two"])
    assert.deepStrictEqual(messageOf(one, two), ["in one", "in two"])
    assert.deepStrictEqual(messageOf(one, one), ["in one", ""])
    assert.deepStrictEqual(messageOf(helper, one), ["in pool", ""])
    assert.deepStrictEqual(messageOf(two, fixture), ["", ""])
  })

  it("are those of the report, which the output may name otherwise", () => {
    const { counts, failures } = merged(resultsOf(failed("a.js > one"), passed("a.js > two")), resultsOf(failed("one")))
    assert.deepStrictEqual(
      failures.map(({ name }) => name),
      ["a.js > one"]
    )
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
  })

  it("have the failures that the report lacks, or calls passed, and count each test once", () => {
    const text = resultsOf(unreported({ name: "two" }, "script error"), unreported({ name: "b.js" }, "syntax error"))
    const { counts, failed: count, failures } = merged(resultsOf(failed("one"), passed("two"), passed("three")), text)
    assert.deepStrictEqual(
      failures.map(({ name, message }) => [name, message]),
      [
        ["one", "boom"],
        ["two", "script error"],
        ["b.js", "syntax error"]
      ]
    )
    assert.deepStrictEqual([counts, count], [{ passed: 1, failed: 3, skipped: 0 }, 3])
  })

  it("are those of the output where the report is not whole and tells of fewer tests", () => {
    const cut = [failed("one"), { kind: "incomplete" }] as const
    const names = (...text: ReadonlyArray<TestEvent>) =>
      merged(resultsOf(...cut), resultsOf(...text)).failures.map(({ name }) => name)
    assert.deepStrictEqual(names(failed("a"), passed("b")), ["a"])
    assert.deepStrictEqual(names(), ["one"])
  })

  it("have what no report of a runner holds from the output", () => {
    const text = resultsOf({ kind: "expected", count: 3 }, finished({ name: "c" }, "skipped"))
    const report = resultsOf(passed("a"), passed("b"), { kind: "done" })
    const { counts, expected } = merged(report, text, ["skipped", "expected"])
    assert.deepStrictEqual([counts, expected], [{ passed: 2, failed: 0, skipped: 1 }, 3])
    assert.deepStrictEqual(merged(report, text).counts, { passed: 2, failed: 0, skipped: 0 })
  })

  it("are cut where a report that is written test by test has no end", () => {
    assert.isTrue(merged(resultsOf(passed("a")), resultsOf()).isCut)
    assert.isFalse(merged(resultsOf(passed("a"), { kind: "done" }), resultsOf({ kind: "cut" })).isCut)
    assert.isFalse(merged(resultsOf(), resultsOf(passed("a"))).isCut)
    assert.isTrue(merged(resultsOf(), resultsOf(passed("a"), { kind: "cut" })).isCut)
  })

  it("call no test failed that hung, whatever the report and the output say", () => {
    const hung = { kind: "hung", test: { name: "waits", file: "a.rs" } } as const
    const report = resultsOf(passed("a"), failed("waits"), { kind: "done" })
    for (const events of [
      [passed("a"), failed("waits"), hung],
      [passed("a"), hung, failed("waits"), totals(1, 1, 0)]
    ]) {
      const text = resultsOf(...events)
      for (const { counts, failures, failed: count, running } of [text, merged(report, text)])
        assert.deepStrictEqual(
          [counts, failures, count, running.map(({ name, file }) => [name, file])],
          [{ passed: 1, failed: 0, skipped: 0 }, [], 0, [["waits", "a.rs"]]]
        )
    }
  })

  it("are not those of another run that the output quotes, once the report came to its end", () => {
    const quoted = resultsOf(failed("quoted"), finished({ name: "a.js", file: "a.js" }, "failed", "quoted too"))
    const names = (...events: ReadonlyArray<TestEvent>) =>
      merged(resultsOf(passed("one"), ...events), quoted).failures.map(({ name }) => name)
    assert.deepStrictEqual(names({ kind: "done" }), [])
    assert.deepStrictEqual(names(), ["quoted", "a.js"])
  })

  it("have the message that holds the other", () => {
    const message = (machine: string, text: string) =>
      merged(resultsOf(failed("a", machine)), resultsOf(failed("a", text))).failures[0]?.message
    assert.strictEqual(message("first", "first\nsecond"), "first\nsecond")
    assert.strictEqual(message("", "told to people"), "told to people")
    assert.strictEqual(message("whole", "cut"), "whole")
  })
})

describe("flaky tests", () => {
  it("failed in one round and passed in another", () => {
    const rounds = [resultsOf(failed("a"), failed("b"), passed("c")), resultsOf(passed("a"), failed("b"), failed("d"))]
    assert.deepStrictEqual(flakyOf(rounds), ["a"])
  })
})
