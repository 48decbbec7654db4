import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { npm } from "../../../src/timebox/runners/npm.ts"
import { read } from "../support/results.ts"

const npmOf = (output: string) => read("npm", `\n> app@1.0.0 test\n> ava\n\n${output}`)

/** Cut from what ava 7 wrote; its crosses are others before version 5. */
const failing = `
  - [skip] a › later
  - [todo] a › todo one
  ✘ [fail]: b › setup Error thrown in test
  ✘ 1 test remaining in b.test.js
  ✔ a › adds
  ✘ [fail]: a › subs
  ✘ [fail]: a › subs more they differ
    ℹ hello
  ✔ [expected fail] a › known
  ✘ [fail]: a › nothing Test finished without running any assertions
  ✔ c › rejects

  Unhandled rejection in c.test.js

  c.test.js:2

   1: import test from 'ava'
   2: test('rejects', t => { Promise.reject(new Error('late')); t.pass() })

  Error: late

  › file://c.test.js:2:39

  ✘ c.test.js exited with a non-zero exit code: 1
  ─

  b › setup

  Error thrown in test:

  TypeError: no database

  TypeError: no database
      at file:///app/b.test.js:2:35
      at Test.callFn (file:///app/node_modules/ava/lib/test.js:525:26)



  a › subs

  a.test.js:4

   3: test('subs', t => {
   4:   t.is(2 - 1, 2)
   5: })

  Difference (- actual, + expected):

  - 1
  + 2

  › file://a.test.js:4:5



  a › subs more
  a.test.js:6

   6: test('subs more', t => { t.log('hello'); t.deepEqual([1], [2], 'they differ') })

  they differ

  › file://a.test.js:6:42



  a › nothing

  Error: Test finished without running any assertions

  Error: Test finished without running any assertions
      at Test.verifyAssertions (file:///app/node_modules/ava/lib/test.js:518:25)

  ─

  1 hook failed
  3 tests failed
  1 known failure
  1 test skipped
  1 test todo
  1 unhandled rejection
`

describe("npm's script that starts ava", () => {
  it("counts its tests, and names those that failed with their places", () => {
    const { counts, failures } = npmOf(failing)
    assert.deepStrictEqual(counts, { passed: 2, failed: 4, skipped: 3 })
    assert.deepStrictEqual(failures, [
      { name: "c.test.js", message: "Error: late\n\n    at c.test.js:2:39" },
      { name: "b › setup", message: "Error thrown in test:\n\nTypeError: no database\n    at b.test.js:2:35" },
      { name: "a › subs", message: "Difference (- actual, + expected):\n\n- 1\n+ 2\n\n    at a.test.js:4:5" },
      { name: "a › subs more", message: "they differ\n\n    at a.test.js:6:42" },
      { name: "a › nothing", message: "Error: Test finished without running any assertions" }
    ])
  })

  it("has the place of a failure where the file is there", () => {
    const files: Readonly<Record<string, string>> = { "a.test.js": "", "b.test.js": "", "c.test.js": "" }
    const project = {
      root: "/app",
      environment: {},
      read: (path: string) => files[path],
      namesIn: () => [],
      isFolder: () => false
    }
    const { failures } = read("npm", failing, project)
    assert.deepStrictEqual(
      failures.map(({ file, line }) => [file, line]),
      [
        ["c.test.js", 2],
        ["b.test.js", 2],
        ["a.test.js", 4],
        ["a.test.js", 6],
        [undefined, undefined]
      ]
    )
  })

  it("reads a pass, and names the tests that its own limit ended", () => {
    const passing = "\n  ✔ adds\n  ✔ subs\n  ─\n\n  2 tests passed\n  1 known failure\n"
    assert.deepStrictEqual(npmOf(passing).counts, { passed: 2, failed: 0, skipped: 1 })
    const late =
      "  ✔ adds\n\n  ✘ Timed out while running tests\n\n  1 tests were pending in a.test.js\n\n  ◌ slow\n\n  ─\n\n  1 test passed\n  1 test remained pending after a timeout\n"
    const { counts, failures } = npmOf(late)
    assert.deepStrictEqual([counts?.passed, failures.map(({ name }) => name)], [1, ["slow"]])
    for (const none of ["files to test", "matching tests"])
      assert.isTrue(npmOf(`  ✘ Couldn’t find any ${none}\n`).noneRan, none)
  })

  it("adds up the runs of several packages", () => {
    const run = (name: string) => `> ${name}@1.0.0 test\n> ava\n\n  ✔ adds\n  ─\n\n  1 test passed\n\n`
    assert.deepStrictEqual(npmOf(run("a") + run("b")).counts, { passed: 2, failed: 0, skipped: 0 })
  })

  it("has no results where other programs write the same marks", () => {
    for (const text of ["  ✔ Build\n  ✘ Lint\n", "  2 tests passed\n", "  ✔ adds\n  ─\n"])
      assert.isUndefined(npmOf(text).counts, text)
    assert.deepStrictEqual(npmOf("  ✔ Build\n\n  1 passing (3ms)\n").counts, { passed: 1, failed: 0, skipped: 0 })
  })

  it("reads its lines in any order, and is seen by the filter of the output", () => {
    const lines = failing.split("\n").filter((line) => line !== "")
    fc.assert(
      fc.property(fc.array(fc.constantFrom("", ...lines), { maxLength: 60 }), (some) => {
        const { counts, failures } = npmOf(some.join("\n"))
        assert.isAtLeast(counts?.passed ?? 0, 0)
        assert.strictEqual(new Set(failures.map(({ name }) => name)).size, failures.length)
      })
    )
    for (const line of ["  ✔ a", "  ✘ [fail]: a", "  ✖ a", "  ─", "  1 hook failed", "  Unhandled rejection in a.js"])
      assert.isTrue(npm.marker.test(Buffer.from(line).toString("latin1")), line)
  })
})
