import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { OutputReader } from "../../../src/timebox/report/OutputReader.ts"
import { Results } from "../../../src/timebox/results/Results.ts"
import type { Project, Runner } from "../../../src/timebox/runners/Runner.ts"
import { type RunnerName, runnerNames, runnerOf } from "../../../src/timebox/runners/registry.ts"
import { times } from "../../support/effort.ts"
import { projectOf, read } from "../support/results.ts"

/** Reads an output that comes in these pieces. */
const streamed = (runner: RunnerName, pieces: Iterable<string>) => {
  const results = new Results()
  const reader = new OutputReader(runnerOf(runner), projectOf(), results)
  for (const piece of pieces) reader.push({ stream: "stdout", bytes: Buffer.from(piece) })
  reader.end()
  return results.result()
}

const progress = (passed: number, end: string, failed = "") =>
  `00:01 +${passed}${failed}: /app/test/a_test.dart: ${end}\n`

describe("OutputReader", () => {
  it("finds in a flood what failed within it, and the totals of its last line", () => {
    const flood = Array.from({ length: 20_000 }, (_, n) => progress(n, "holds", n < 9000 ? "" : " -1").repeat(2))
    flood[9_000] = "00:01 +9000 -1: /app/test/a_test.dart: breaks [E]\n  Expected: <1>\n"
    flood.push("printed by a test\n".repeat(10))
    const { counts, failures } = streamed("flutter", flood)
    assert.deepStrictEqual(
      failures.map(({ name, message }) => [name, message]),
      [["test/a_test.dart: breaks", "Expected: <1>"]]
    )
    assert.deepStrictEqual(counts, { passed: 19_999, failed: 1, skipped: 0 })
  })

  it("skips a line that is longer than it holds, and goes on after it", () => {
    const long = "x".repeat(30_000)
    const { failures } = streamed("dart", [
      ...Array.from({ length: 10 }, () => long),
      "00:01 +0 -1: no such test [E]\n",
      "00:01 +0 -1: test/a_test.dart: breaks [E]\n"
    ])
    assert.deepStrictEqual(
      failures.map(({ name }) => name),
      ["test/a_test.dart: breaks"]
    )
  })

  it("leaves out a line on which the runner's reader fails, says so once, and reads on", () => {
    const dart = runnerOf("dart")
    const frail = (project: Project) => {
      const reader = dart.reader(project)
      return {
        ...reader,
        read: (line: string) => {
          if (line.includes("odd")) throw new Error("unexpected")
          return reader.read(line)
        }
      }
    }
    const results = new Results()
    const reader = new OutputReader({ ...dart, reader: frail }, projectOf(), results)
    const line = (name: string) => `00:01 +0 -1: test/a_test.dart: ${name} [E]\n`
    reader.push({ stream: "stdout", bytes: Buffer.from(["odd", "breaks", "odd"].map(line).join("")) })
    reader.end()
    const { failures, notes } = results.result()
    assert.deepStrictEqual(
      failures.map(({ name }) => name),
      ["test/a_test.dart: breaks"]
    )
    assert.deepStrictEqual(notes, ["A line of the output could not be read (Error: unexpected)."])
  })

  it("keeps the beginning of a long line that belongs to a failure", () => {
    for (const length of [70_000, 200_000]) {
      const pieces = ["---- says_much stdout ----\n", `begin ${"x".repeat(length)}`, " end\n", "\nfailures:\n"]
      for (const [message = ""] of [pieces, [pieces.join("")]].map((all) =>
        streamed("cargo", all).failures.map((one) => one.message)
      )) {
        assert.match(message, /^begin x+/)
      }
    }
  })

  const outputs: Partial<Record<RunnerName, string>> = {
    flutter: `${progress(1, "holds")}00:02 +1 -1: /app/test/a_test.dart: breaks [E]\n  Expected: <1>\n${progress(2, "holds")}00:03 +2 -1: Some tests failed.\n`,
    "godot-gut":
      "res://test/test_a.gd\n* test_two\n    [Failed]:  first\n      at line 7\n    [Failed]:  second\n* test_holds\n\nPassing tests  1\n",
    jest: "FAIL src/a.test.js\n  ● sum › adds\n\n    Expected: 2\n\n    Received: 1\n\nTests:  1 failed, 1 total\n"
  }
  for (const [name, output] of Object.entries(outputs)) {
    it(`makes the same of an output however it is cut: ${name}`, () => {
      const runner = name as RunnerName
      const whole = read(runner, output)
      assert.lengthOf(whole.failures, 1)
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }), (sizes) => {
          const pieces: Array<string> = []
          let at = 0
          for (const size of [...sizes, output.length]) {
            pieces.push(output.slice(at, at + size))
            at += size
          }
          assert.deepStrictEqual(streamed(runner, pieces), whole)
        }),
        { numRuns: times(30, 100) }
      )
    })
  }

  it("finds a word that a colour divides", () => {
    const coloured =
      "\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m test/a.test.js\u001b[2m > \u001b[22madds\nError: boom\n⎯⎯\n"
    const { failures } = streamed("vitest", [coloured])
    assert.deepStrictEqual(
      failures.map(({ name, message }) => [name, message]),
      [["test/a.test.js > adds", "Error: boom"]]
    )
  })

  for (const name of runnerNames) {
    const { marker, words }: Runner = runnerOf(name)
    if (words === undefined) continue
    it(`${name}: every line that is to be read holds one of the words that are searched for`, () => {
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(marker.source)), (line) => {
          const bytes = Buffer.from(line, "latin1")
          assert.isTrue(
            words.some((word) => bytes.includes(word)),
            line
          )
        }),
        { numRuns: times(60, 200) }
      )
    })
  }
})
