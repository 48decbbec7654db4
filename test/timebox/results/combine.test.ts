import { assert, describe, it } from "@effect/vitest"
import { flakyOf, merged } from "../../../src/timebox/results/combine.ts"
import { Results } from "../../../src/timebox/results/Results.ts"
import { finished, type TestEvent, unreported } from "../../../src/timebox/results/TestEvent.ts"

const resultsOf = (...events: ReadonlyArray<TestEvent>) => {
  const results = new Results()
  for (const event of events) results.add(event)
  return results.result()
}

const failed = (name: string, message = "boom") => finished({ name }, "failed", message)
const passed = (name: string) => finished({ name }, "passed")

describe("results of a report and of the output", () => {
  it("are those of the output where the report tells nothing", () => {
    const text = resultsOf(failed("a"))
    assert.deepStrictEqual(merged(resultsOf(), text), text)
    const unreadable = merged(resultsOf({ kind: "note", text: "It could not be read." }), text)
    assert.deepStrictEqual(unreadable, { ...text, notes: ["It could not be read."] })
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
