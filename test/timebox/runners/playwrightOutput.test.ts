import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { npm } from "../../../src/timebox/runners/npm.ts"
import { playwright } from "../../../src/timebox/runners/playwright.ts"
import { projectOf, read } from "../support/results.ts"

const rule = "─".repeat(40)

/** Written by playwright 1.5x with two projects and a retry, shortened. */
const output = `
Running 3 tests using 1 worker

  ✘  1 [one] › t/c.spec.js:2:1 › flaky › odd (23ms)
  ✓  2 [one] › t/c.spec.js:2:1 › flaky › odd (retry #1) (18ms)
  ✘  3 [one] › t/c.spec.js:3:1 › sum › bad (39ms)

  1) [one] › t/c.spec.js:3:1 › sum › bad ${rule}

    Error: expect(received).toBe(expected)

    Expected: 1
    Received: 2

      2 | test("odd")
    > 3 | test("bad")
        |      ^
      4 |
        at /app/t/c.spec.js:5:44
        at /app/node_modules/x/index.js:1:1

    Error Context: test-results/c-bad-one/error-context.md

    Retry #1 ${rule}

    Error: another

  2) [one] › t/c.spec.js:2:1 › flaky › odd ${rule}

    Error: expect(received).toBe(expected)

  1 failed
    [one] › t/c.spec.js:3:1 › sum › bad ${rule}
  1 flaky
    [one] › t/c.spec.js:2:1 › flaky › odd ${rule}
  1 skipped
  2 passed (9.7s)
`

describe("what playwright writes for people", () => {
  const files = projectOf({ "t/c.spec.js": "", "package.json": "" })

  it("names the tests that failed in the end, with the message of the first attempt and its place", () => {
    for (const runner of ["playwright", "npm"] as const) {
      const { counts, failures } = read(runner, output, files)
      assert.deepStrictEqual(counts, { passed: 3, failed: 1, skipped: 1 })
      assert.deepStrictEqual(
        failures.map(({ file, line, message, name }) => ({ file, line, message, name })),
        [
          {
            file: "t/c.spec.js",
            line: 5,
            message: "Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: 2\n\n    at t/c.spec.js:5:44",
            name: "t/c.spec.js › sum › bad (one)"
          }
        ]
      )
    }
  })

  it("names them without projects, and without their messages where these are missing", () => {
    const plain = `  1 failed\n    t/a.spec.js:3:1 › bad ${rule}\n    t/a.spec.js:3:1 › bad ${rule}\n  1 passed (1s)\n`
    const { failures } = read("npm", plain, projectOf({ "t/a.spec.js": "" }))
    assert.deepStrictEqual(failures, [{ name: "t/a.spec.js › bad", file: "t/a.spec.js", line: 3, message: "" }])
  })

  it("counts each of two packages once, and names the tests of both", () => {
    const run = (name: string, message: string) =>
      `> ${name}@1.0.0 test\n> playwright test\n\nRunning 3 tests using 1 worker\n\n  1) t/c.spec.js:3:1 › bad ${rule}\n\n` +
      `    Error: ${message}\n\n  1 failed\n    t/c.spec.js:3:1 › bad ${rule}\n  2 passed (1s)\n`
    const { counts, failures } = read("npm", run("one", "first") + run("two", "second"), files)
    assert.deepStrictEqual(counts, { passed: 4, failed: 2, skipped: 0 })
    assert.deepStrictEqual(
      failures.map(({ message, name }) => [name, message]),
      [
        ["t/c.spec.js › bad", "Error: first"],
        ["t/c.spec.js › bad (2)", "Error: second"]
      ]
    )
  })

  it("comes to an end with a hostile rule, where anything but linear would not", () => {
    const heading = `t/c.spec.js:3:1 › bad ${"─ ".repeat(300_000)}x`
    assert.lengthOf(read("npm", `  1) ${heading}\n\n  1 failed\n    ${heading}\n`, files).failures, 1)
  })

  it("is read from any lines, and seen by the filters", () => {
    const line = fc.constantFrom(...output.split("\n"), "  1) a", "    a:1:1 › b", "text")
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const { counts, failures } = read("playwright", lines.join("\n"), files)
        assert.isTrue(failures.length === 0 || counts !== undefined)
      })
    )
    for (const { marker } of [npm, playwright]) assert.isTrue(marker.test(`text\n  1) t/a.spec.js:3:1 › bad ${rule}\n`))
  })
})
