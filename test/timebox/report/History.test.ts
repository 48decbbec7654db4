import { execFileSync } from "node:child_process"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as History from "../../../src/timebox/report/History.ts"
import { Results, type TestResults } from "../../../src/timebox/results/Results.ts"
import { finished, type Rerun, totals } from "../../../src/timebox/results/TestEvent.ts"
import { temporaryFolder } from "../../support/bundle.ts"

const rerunOf = (name: string): Rerun => ({ scope: "pattern", target: `^${name}$` })

/** Results of tests by their names, capitals for failures: `"aB"` is a pass of a and a failure of b. */
const resultsOf = (tests: string): TestResults => {
  const results = new Results()
  for (const one of tests) {
    const name = one.toLowerCase()
    results.add(finished({ name, rerun: rerunOf(name) }, name === one ? "passed" : "failed"))
  }
  return results.result()
}

const all: History.Extent = { scope: "all" }
const last: History.Extent = { scope: "failed" }
const file: History.Extent = { scope: "file", target: "x" }

/** The tests that would be run again after these runs. */
const standing = (...runs: ReadonlyArray<readonly [History.Extent, string | TestResults, cut?: "cut"]>): string =>
  History.rerunsOf(
    runs.reduce(
      (history, [asked, tests, cut]) =>
        History.withRun(history, asked, typeof tests === "string" ? resultsOf(tests) : tests, cut === undefined),
      History.none
    )
  )
    .map(({ target }) => target.slice(1, -1))
    .join("")

describe("the failures that stand", () => {
  it("are those of the last run of everything, whatever failed before", () => {
    assert.strictEqual(standing([all, "ABc"]), "ab")
    assert.strictEqual(standing([all, "ABc"], [all, "aBC"]), "bc")
    assert.strictEqual(standing([all, "ABc"], [all, "c"]), "")
    assert.strictEqual(standing([all, "ABc"], [last, "aB"]), "b")
  })

  it("lose what passes in a smaller run, and gain what fails in it", () => {
    assert.strictEqual(standing([all, "ABc"], [rerunOf("a"), "A"]), "ba")
    assert.strictEqual(standing([all, "ABc"], [rerunOf("a"), "a"]), "b")
    assert.strictEqual(standing([all, "ABc"], [file, "aD"]), "bd")
  })

  it("lose a test by its own rerun, where the runner names no passes", () => {
    const results = new Results()
    results.add(totals(1, 0, 0))
    assert.strictEqual(standing([all, "ABc"], [rerunOf("a"), results.result()]), "b")
    assert.strictEqual(standing([all, "ABc"], [file, results.result()]), "ab")
    assert.strictEqual(standing([all, "ABc"], [rerunOf("a"), results.result(), "cut"]), "ab")
  })

  it("stand after a run that was cut short or ran nothing, but for what passed in it", () => {
    assert.strictEqual(standing([all, "ABc"], [all, "aD", "cut"]), "bd")
    assert.strictEqual(standing([all, "ABc"], [all, new Results().result()]), "ab")
  })
})

describe("a comparison", () => {
  it("is with the last run of the same request", () => {
    const history = History.withRun(
      History.withRun(History.none, all, resultsOf("ABc"), true),
      file,
      resultsOf("a"),
      true
    )
    assert.deepStrictEqual(History.compare(history, all, resultsOf("aBC")), {
      newly_failing: ["c"],
      fixed: ["a"],
      still_failing: 1
    })
    assert.isUndefined(History.compare(history, { scope: "file", target: "y" }, resultsOf("a")))
  })
})

describe("the file of a history", () => {
  it.scoped.skipIf(process.platform === "win32")("is not waited for where a named pipe is in its place", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      execFileSync("mkfifo", [join(folder, "go.json")])
      assert.deepStrictEqual(yield* History.read(folder, "go"), History.none)
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
