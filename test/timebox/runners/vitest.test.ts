import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { vitest } from "../../../src/timebox/runners/vitest.ts"
import { projectOf, read, resultsOf } from "../support/results.ts"

interface Reporter {
  readonly onTestCaseReady: (test: unknown) => void
  readonly onTestCaseResult: (test: unknown) => void
  readonly onTestModuleQueued: (module: unknown) => void
  readonly onTestModuleEnd: (module: unknown) => void
  readonly onTestRunEnd: (modules: ReadonlyArray<unknown>, errors: ReadonlyArray<unknown>, reason: string) => void
}

/** The reporter that vitest is given, and what it has written. */
const reporter = Effect.gen(function* () {
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "vitest-reporter-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true }))
  )
  const file = join(folder, "results.jsonl")
  const script = join(folder, "vitest.mjs")
  writeFileSync(script, vitest.report.request({ folder, file }).files["vitest.mjs"])
  const module = yield* Effect.promise(() => import(pathToFileURL(script).href))
  const results = () => resultsOf(vitest.report.reader(projectOf()), readFileSync(file, "utf8"))
  return { told: new module.default() as Reporter, results }
})

const testOf = (name: string, state: "passed" | "failed", errors = state === "failed" ? [new Error("boom")] : []) => ({
  type: "test",
  id: name,
  name,
  module: { moduleId: "/app/a.test.ts" },
  result: () => ({ state, errors })
})

describe("vitest's reporter", () => {
  it.scoped("a start that is reported after the end is none", () =>
    Effect.gen(function* () {
      const { results, told } = yield* reporter
      const [adds, holds] = [testOf("adds", "failed"), testOf("holds", "passed")]
      told.onTestCaseReady(holds)
      told.onTestCaseResult(adds)
      told.onTestCaseReady(adds)
      const before = results()
      assert.deepStrictEqual(
        before.running.map(({ name }) => name),
        ["a.test.ts > holds"]
      )
      told.onTestCaseResult(holds)
      const { counts, running } = results()
      assert.deepStrictEqual([counts, running], [{ passed: 1, failed: 1, skipped: 0 }, []])
    })
  )

  it.scoped("a file that cannot be loaded failed with its error, whether its end is reported or not", () =>
    Effect.gen(function* () {
      for (const isEndReported of [true, false]) {
        const { results, told } = yield* reporter
        const broken = {
          id: "1",
          moduleId: "/app/a.test.ts",
          errors: () => [Object.assign(new Error("Cannot find module './b.js'"), { stack: "" })],
          children: { allSuites: () => [] }
        }
        told.onTestModuleQueued(broken)
        if (isEndReported) told.onTestModuleEnd(broken)
        told.onTestRunEnd([broken], [], "failed")
        const { counts, failures, running } = results()
        assert.deepStrictEqual(
          failures.map(({ file, message }) => [file, message]),
          [["a.test.ts", "Cannot find module './b.js'"]]
        )
        assert.deepStrictEqual([counts, running], [{ passed: 0, failed: 1, skipped: 0 }, []])
      }
    })
  )

  it.scoped("says once what failed each time that a test was tried", () =>
    Effect.gen(function* () {
      const { results, told } = yield* reporter
      const errorOf = (message: string) => Object.assign(new Error(message), { stack: "" })
      const again = errorOf("boom")
      told.onTestCaseResult(testOf("adds", "failed", [again, again, errorOf("bang")]))
      assert.deepStrictEqual(
        results().failures.map(({ message }) => message),
        ["boom\n\nbang"]
      )
    })
  )
})

describe("vitest's own output", () => {
  it("is not what uvu writes, though that says FAIL as well", () => {
    const { reader } = vitest
    const uvu = ' math  ✘ •   (1 / 2)\n\n   FAIL  math  "adds"\n    Expected values to be equal\n\n   FAIL  "subs"\n'
    assert.isUndefined(resultsOf(reader(), uvu).counts)
    const own = ' FAIL  test/sum.test.ts > says "one"\nError: no\n\n FAIL  test/sum.test.ts > says  "one" > "two"\n'
    assert.strictEqual(resultsOf(reader(), own).failed, 2)
  })
})

describe("vitest's ordinary output", () => {
  it("a failure keeps the first 61 lines that belong to it", () => {
    const lines = Array.from({ length: 99 }, (_, i) => `line ${i}`)
    const [failure = assert.fail()] = read("vitest", [" FAIL  a.test.ts > adds", ...lines].join("\n")).failures
    assert.deepStrictEqual(failure.message.split("\n"), lines.slice(0, 61))
  })
})

describe("vitest's errors of no test", () => {
  const unhandled = (heading: string) => `⎯⎯⎯⎯ ${heading} ⎯⎯⎯⎯⎯
TypeError: late
 ❯ helper node_modules/x/index.js:1:2
 ❯ f.test.js:2:51
      1| import { test } from "vitest"

This error originated in "f.test.js" test file.
`

  it("are notes with their place, also where npm's script wrote them apart from the sum", () => {
    for (const heading of ["Unhandled Rejection", "Uncaught Exception"]) {
      const expected = ["Unhandled error: TypeError: late (f.test.js:2:51)"]
      assert.deepStrictEqual(read("vitest", unhandled(heading)).notes, expected)
      assert.deepStrictEqual(read("npm", unhandled(heading)).notes, expected)
      assert.isTrue(vitest.marker.test(unhandled(heading)))
    }
    const plain = "⎯⎯ Unhandled Rejection ⎯⎯\nError: x\n ❯ node:internal/a:1:2\n\nThis error originated in\n"
    assert.deepStrictEqual(read("vitest", plain).notes, ["Unhandled error: x"])
    // The output may end before the place.
    for (const runner of ["vitest", "npm"] as const)
      assert.deepStrictEqual(read(runner, "⎯⎯ Unhandled Rejection ⎯⎯\nError: x").notes, ["Unhandled error: x"])
  })

  it.scoped("are told by the reporter in the same words", () =>
    Effect.gen(function* () {
      const { results, told } = yield* reporter
      told.onTestRunEnd([], [new TypeError("late"), new Error("x")], "failed")
      assert.deepStrictEqual(
        results().notes.map((note) => note.replace(/ \(.*/, "")),
        ["Unhandled error: TypeError: late", "Unhandled error: x"]
      )
    })
  )
})
