import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { npm } from "../../../src/timebox/runners/npm.ts"
import { projectOf, read } from "../support/results.ts"

const npmOf = (output: string, files: Readonly<Record<string, string>> = {}) =>
  read("npm", `\n> app@1.0.0 test\n> jasmine\n\n${output}`, projectOf(files))

/** Cut from what jasmine 5 wrote; of `sum throws` what jasmine 3 wrote, which has the message twice. */
const failing = `Randomized with seed 11206
Started
.**FF.FF

Failures:
1) sum throws
  Message:
    TypeError: boom
    line two
  Stack:
    error properties: Object({ code: 'E' })
    TypeError: boom
    line two
        at UserContext.<anonymous> (/app/spec/a.spec.js:8:51)

2) sum subs
  Message:
    Expected 1 to be 2.
  Stack:
        at <Jasmine>
        at UserContext.<anonymous> (/app/spec/a.spec.js:5:17)
  Message:
    Expected 'a' to equal 'b'.
  Stack:
        at UserContext.<anonymous> (/app/spec/a.spec.js:6:17)

3) sum late
  Message:
    Error: Timeout - Async function did not complete within 100ms (custom timeout)
  Stack:
        at <Jasmine>
        at listOnTimeout (node:internal/timers:581:17)

Suite error: other
  Message:
    Error: after all
  Stack:
        at UserContext.<anonymous> (/app/spec/b.spec.js:1:50)
Pending:

1) sum later
  Temporarily disabled with xit

8 specs, 4 failures, 1 pending spec
Finished in 0.147 seconds
`

describe("npm's script that starts jasmine", () => {
  it("counts its specs, and names what failed with the place", () => {
    const { counts, failures } = npmOf(failing, { "spec/a.spec.js": "", "spec/b.spec.js": "" })
    assert.deepStrictEqual(counts, { passed: 4, failed: 4, skipped: 1 })
    const at = "    at UserContext.<anonymous>"
    assert.deepStrictEqual(failures, [
      {
        name: "sum throws",
        file: "spec/a.spec.js",
        line: 8,
        message: `TypeError: boom\nline two\n${at} (spec/a.spec.js:8:51)`
      },
      {
        name: "sum subs",
        file: "spec/a.spec.js",
        line: 5,
        message: `Expected 1 to be 2.\n${at} (spec/a.spec.js:5:17)\nExpected 'a' to equal 'b'.\n${at} (spec/a.spec.js:6:17)`
      },
      {
        name: "sum late",
        message: "Error: Timeout - Async function did not complete within 100ms (custom timeout)"
      },
      { name: "other", file: "spec/b.spec.js", line: 1, message: `Error: after all\n${at} (spec/b.spec.js:1:50)` }
    ])
  })

  it("reads a pass, and says where specs were left out or none was found", () => {
    assert.deepStrictEqual(npmOf("Started\n..\n\n\n2 specs, 0 failures\n").counts, { passed: 2, failed: 0, skipped: 0 })
    const focused = npmOf("Ran 1 of 2 specs\n1 spec, 0 failures\nIncomplete: fit() or fdescribe() was found\n")
    assert.deepStrictEqual(focused.notes, ["Incomplete: fit() or fdescribe() was found"])
    assert.isTrue(npmOf("No specs found\nFinished in 0.001 seconds\nIncomplete: No specs found\n").noneRan)
  })

  it("takes no list that a test wrote for failures where the sum has none", () => {
    const { counts, failed } = npmOf("Started\nFailures:\n1) rule a\n\n.\n\n\n1 spec, 0 failures\n")
    assert.deepStrictEqual([counts, failed], [{ passed: 1, failed: 0, skipped: 0 }, 0])
  })

  it("adds up the runs of several packages", () => {
    const run = (name: string) => `> ${name}@1.0.0 test\n> jasmine\n\nStarted\n.\n\n\n1 spec, 0 failures\n\n`
    assert.deepStrictEqual(npmOf(run("a") + run("b")).counts, { passed: 2, failed: 0, skipped: 0 })
  })

  it("has no results without its sum, and reads its lines in any order", () => {
    assert.isUndefined(npmOf(failing.replace(/^8 specs.*$/m, "")).counts)
    const lines = failing.split("\n")
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 60 }), (some) => {
        const { counts, failures } = npmOf(some.join("\n"))
        assert.isAtLeast(counts?.passed ?? 0, 0)
        assert.strictEqual(new Set(failures.map(({ name }) => name)).size, failures.length)
      })
    )
    for (const line of ["Failures:", "1 spec, 0 failures", "Incomplete: No specs found"])
      assert.isTrue(npm.marker.test(line), line)
  })
})
