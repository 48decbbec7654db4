import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { jest } from "../../../src/timebox/runners/jest.ts"
import { projectOf, resultsOf } from "../support/results.ts"

/** The message that jest's reporter gives for a test that failed with `failureMessages`. */
const messageOf = Effect.fnUntraced(function* (...failureMessages: ReadonlyArray<string>) {
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "jest-reporter-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true }))
  )
  const file = join(folder, "results.jsonl")
  const script = join(folder, "jest.cjs")
  writeFileSync(script, jest.report.request({ folder, file }).files["jest.cjs"])
  const Reporter = createRequire(import.meta.url)(script)
  const test = { path: "/app/a.test.js", context: { config: {} } }
  new Reporter({}).onTestCaseResult(test, { ancestorTitles: [], title: "adds", status: "failed", failureMessages })
  return resultsOf(jest.report.reader(projectOf()), readFileSync(file, "utf8")).failures[0]?.message
})

describe("jest's reporter", () => {
  it.scoped("says once what was thrown that is no error, with the test's place", () =>
    Effect.gen(function* () {
      const own = "    at _getError (/app/node_modules/jest-circus/build/a.js:1985:12)"
      const place = "    at Object.test (/app/a.test.js:15:1)"
      for (const [said, cause] of [
        ['Error: thrown: "Exceeded timeout of 300 ms.\nAdd a timeout value"', undefined],
        ["Error: thrown: undefined", "Error: "]
      ] as const)
        assert.strictEqual(
          yield* messageOf(`${said}\n${own}\n${own}\n\n[cause]: ${cause ?? said}\n${place}`),
          `${said}\n    at Object.test (a.test.js:15:1)`
        )
    })
  )

  it.scoped("keeps a cause that says something else", () =>
    Effect.gen(function* () {
      const message = `Error: thrown: 1\n\n[cause]: Error: other\n    at x (a.test.js:3:4)`
      assert.strictEqual(yield* messageOf(message), message)
    })
  )
})
