import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { TestResults } from "../../../src/timebox/results/Results.ts"
import { npm } from "../../../src/timebox/runners/npm.ts"
import { tap } from "../../../src/timebox/runners/tap.ts"
import { detailsOf } from "../../../src/timebox/runners/tapDetails.ts"
import { projectOf, read, resultsOf } from "../support/results.ts"

const tapOf = (output: string): TestResults => resultsOf(tap.reader(projectOf()), output)

/** Cut from what tape 5, QUnit 3, tap 21, bats 1, mocha 12, vitest 4 and ava 7 wrote. */
describe("what frameworks write as TAP", () => {
  it("tape: titles above the assertions, a block below each that failed", () => {
    const { counts, failures } = tapOf(`TAP version 13
# adds
ok 1 should be strictly equal
not ok 2 one and one
  ---
    operator: equal
    expected: 3
    actual:   2
    at: Test.<anonymous> (/app/test/a.js:2:34)
    stack: |-
      Error: one and one
          at Test.assert [as _assert] (/app/node_modules/tape/lib/test.js:548:48)
          at Test.<anonymous> (/app/test/a.js:2:34)
  ...
# TODO later
not ok 3 not yet # TODO
  ---
    operator: fail
  ...
# inner
not ok 4 should be deeply equivalent
  ---
    operator: deepEqual
    expected: |-
      { a: 1 }
    actual: |-
      { a: 2 }
  ...

1..4
# tests 4
# pass  2
# fail  2
`)
    assert.deepStrictEqual(counts, { passed: 1, failed: 2, skipped: 1 })
    assert.deepStrictEqual(failures, [
      {
        name: "adds > one and one",
        file: "test/a.js",
        line: 2,
        message: "operator: equal\nexpected: 3\nactual: 2\n    at Test.<anonymous> (test/a.js:2:34)"
      },
      {
        name: "inner > should be deeply equivalent",
        message: "operator: deepEqual\nexpected:\n  { a: 1 }\nactual:\n  { a: 2 }"
      }
    ])
  })

  it("QUnit: sums in another order than node's", () => {
    const { counts, failures } = read(
      "npm",
      `TAP version 13
not ok 1 math > adds
  ---
  message: sum
  severity: failed
  actual  : 2
  expected: 3
  stack: |
        at Object.<anonymous> (/app/test/a.js:1:51)
  ...
ok 2 math > ok
ok 3 math > sk # SKIP
not ok 4 math > td # TODO
  ---
  message: "failed"
  severity: todo
  ...
1..4
# pass 1
# skip 1
# todo 1
# fail 1`,
      projectOf({ "test/a.js": "" })
    )
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 2 })
    assert.deepStrictEqual(failures, [
      {
        name: "math > adds",
        file: "test/a.js",
        line: 1,
        message: "sum\nactual: 2\nexpected: 3\n    at Object.<anonymous> (test/a.js:1:51)"
      }
    ])
  })

  it("node-tap: subtests before the line of their test, which is no test of its own", () => {
    const { counts, failures } = tapOf(`TAP version 14
1..1
# Subtest: test/a.test.js
    # Subtest: adds
        not ok 1 - sum
          ---
          at:
            fileName: test/a.test.js
            lineNumber: 2
            columnNumber: 21
          source: |
            ok 1 - this is quoted
            ----^
          diff: |
            --- expected
            +++ actual
            -3
            +2
          ...

        ok 2 - should be equal
        1..2
    not ok 1 - adds # time=276.916ms
      ---
      at:
        fileName: test/a.test.js
        lineNumber: 2
      ...

    ok 2 - skip # SKIP why
    1..2
    # time=1060.636ms
not ok 1 - test/a.test.js # time=1060.636ms
  ---
  exitCode: 1
  ...

# { total: 3, pass: 1, fail: 1, skip: 1 }
# time=9704.267ms`)
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 1 })
    assert.deepStrictEqual(failures, [
      {
        name: "test/a.test.js > adds > sum",
        file: "test/a.test.js",
        line: 2,
        message: "--- expected\n+++ actual\n-3\n+2"
      }
    ])
  })

  it("bats: comments below a failure", () => {
    const { counts, failures } = tapOf(`1..3
not ok 1 adds
# (in test file test/a.bats, line 2)
#   \`[ 2 -eq 3 ]' failed
ok 2 fine
ok 3 not now # skip not here`)
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 1 })
    assert.deepStrictEqual(failures, [
      {
        name: "adds",
        file: "test/a.bats",
        line: 2,
        message: "(in test file test/a.bats, line 2)\n  `[ 2 -eq 3 ]' failed"
      }
    ])
  })

  it("mocha: the error as text, and the plan at the end", () => {
    const { counts, failures } = tapOf(`ok 1 fine
not ok 2 math adds
  2 == 3
  AssertionError [ERR_ASSERTION]: 2 == 3
      at Context.<anonymous> (test/a.js:2:43)
# tests 2
# pass 1
# fail 1
1..2`)
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
    assert.deepStrictEqual(failures, [
      {
        name: "math adds",
        file: "test/a.js",
        line: 2,
        message: "2 == 3\nAssertionError [ERR_ASSERTION]: 2 == 3\n    at Context.<anonymous> (test/a.js:2:43)"
      }
    ])
  })

  it("vitest: a suite before its tests, in braces, and values that break the indentation", () => {
    const { counts, failures } = tapOf(`TAP version 13
1..1
not ok 1 - a.test.js # time=165.38ms {
    1..2
    not ok 1 - math # time=158.83ms {
        1..2
        not ok 1 - adds # time=39.64ms
            ---
            error:
                name: "AssertionError"
                message: "expected { a: 1 } to equal { \\"b\\": 2 }"
            at: "/app/a.test.js:2:50"
            actual: "{
  a: 1,
}"
            ...
        ok 2 - later # TODO
    }
    not ok 2 - bad hook # time=2.97ms {
        1..1
        ok 1 - h1 # SKIP
    }
}`)
    assert.deepStrictEqual(counts, { passed: 0, failed: 2, skipped: 2 })
    assert.deepStrictEqual(failures, [
      {
        name: "a.test.js > math > adds",
        file: "a.test.js",
        line: 2,
        message: 'expected { a: 1 } to equal { "b": 2 }'
      },
      { name: "a.test.js > bad hook", message: "" }
    ])
  })

  it("keeps failures whose brace was not closed before the output ended", () => {
    const { counts, failures } = tapOf(`TAP version 13
ok 1 - done # time=1ms
not ok 2 - a.test.js # time=165.38ms {
    not ok 1 - math # time=158.83ms {
        not ok 1 - adds # time=10.83ms
`)
    assert.deepInclude(counts, { passed: 1, failed: 1 })
    assert.deepStrictEqual(
      failures.map(({ name }) => name),
      ["a.test.js > math > adds"]
    )
    const cut = tapOf("TAP version 13\nnot ok 1 - math {\n")
    assert.deepStrictEqual(
      cut.failures.map(({ name }) => name),
      ["math"]
    )
  })

  it("ava: a folded place, and texts in blocks", () => {
    const { failures } = tapOf(`TAP version 13
not ok 1 - throws
  ---
    name: AssertionError
    details:
      'Error thrown in test:': |-
        Error {}
    message: Error thrown in test
    at: >-
      run
      (/app/test.js:7:25)
  ...
1..1`)
    assert.deepStrictEqual(failures, [
      {
        name: "throws",
        file: "test.js",
        line: 7,
        message: "Error thrown in test\ndetails:\n  'Error thrown in test:': |-\n    Error {}"
      }
    ])
  })
})

describe("TAP", () => {
  it("counts no failure inside of a test that is not done yet", () => {
    const { counts, failures } = tapOf(`TAP version 13
# Subtest: later
    # Subtest: adds
    not ok 1 - adds
    1..1
not ok 1 - later # TODO
1..1`)
    assert.deepStrictEqual(failures, [])
    assert.deepStrictEqual(counts, { passed: 0, failed: 0, skipped: 1 })
  })

  it("tells of a hook of node's that failed, beside the tests that it kept from running", () => {
    const { failures } = tapOf(`TAP version 13
# Subtest: hook
    # Subtest: h1
    not ok 1 - h1
      ---
      location: '/app/a.test.mjs:6:61'
      failureType: 'cancelledByParent'
      error: 'test did not finish before its parent and was cancelled'
      ...
    1..1
not ok 1 - hook
  ---
  type: 'suite'
  location: '/app/a.test.mjs:6:1'
  failureType: 'hookFailed'
  error: 'before failed'
  ...
1..1`)
    assert.deepStrictEqual(
      failures.map(({ line, message, name }) => ({ line, message, name })),
      [
        { name: "hook > h1", line: 6, message: "test did not finish before its parent and was cancelled" },
        { name: "hook", line: 6, message: "before failed" }
      ]
    )
  })

  it("ends a block that was cut off with the next point", () => {
    const { counts, failures } = tapOf(
      "TAP version 13\nnot ok 1 - a\n  ---\n  message: 'x'\nok 2 - b\nnot ok 3 - c\n1..3"
    )
    assert.deepStrictEqual(counts, { passed: 1, failed: 2, skipped: 0 })
    assert.deepStrictEqual(
      failures.map(({ message, name }) => [name, message]),
      [
        ["a", "x"],
        ["c", ""]
      ]
    )
  })

  it("has no results where nothing but a line looks like it", () => {
    for (const text of ["ok 1 file was copied", "not ok 2", "1..3", "# tests 4", "ok"]) {
      const { counts, failures, noneRan } = tapOf(text)
      assert.deepStrictEqual({ counts, failures, noneRan }, { counts: undefined, failures: [], noneRan: false })
    }
    // Another runner's results come after such a line.
    const { counts } = read("npm", "ok 1 file was copied\nTests:       1 failed, 2 passed, 3 total")
    assert.deepStrictEqual(counts, { passed: 2, failed: 1, skipped: 0 })
  })

  it("says that nothing was run, and why a run was given up", () => {
    assert.isTrue(tapOf("TAP version 13\n1..0 # SKIP no database").noneRan)
    assert.isTrue(tapOf("1..0 # skip no database").noneRan)
    assert.deepStrictEqual(tapOf("1..2\nok 1 - a\nBail out! no database").notes, ["Bail out! no database"])
  })

  it("reads any lines, each in time that its length allows, and counts every point", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "  ---",
        "  ...",
        "TAP version 13",
        "1..3",
        "# a",
        "    # Subtest: b",
        "}",
        "  at: x",
        "Bail out!"
      ),
      fc
        .tuple(fc.nat(2), fc.boolean(), fc.nat(9), fc.string())
        .map(([depth, isOk, number, name]) => `${"    ".repeat(depth)}${isOk ? "" : "not "}ok ${number} ${name}`),
      fc.string()
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { counts, failures } = tapOf(lines.join("\n"))
        assert.isAtLeast(counts?.failed ?? 0, failures.length === 0 ? 0 : 1)
      })
    )
    for (const long of ["ok 1 ", "not ok 1 # time=", "# in file ", "  at: "]) {
      const text = `TAP version 13\n${long}${(long.endsWith("=") ? "1" : " ").repeat(60_000)}x\n1..1`
      const began = process.cpuUsage()
      tapOf(text)
      assert.isBelow(process.cpuUsage(began).user / 1000, 1000)
    }
  })

  it("node: the signal that ended the process of a file", () => {
    const { failures } = tapOf(`TAP version 13
# Subtest: /app/test/c.js
not ok 1 - /app/test/c.js
  ---
  location: '/app/test/c.js:1:1'
  failureType: 'testCodeFailure'
  exitCode: ~
  signal: 'SIGSEGV'
  error: 'test failed'
  code: 'ERR_TEST_FAILURE'
  ...
1..1
# tests 1
# pass 0
# fail 1`)
    assert.deepStrictEqual(
      failures.map(({ name, message }) => [name, message]),
      [["test/c.js", "Its process was ended by SIGSEGV."]]
    )
  })

  it("node: what a file wrote that failed as a whole, with its place, or the exit code of its process", () => {
    const point = (file: string, number: number, code: number) => `# Subtest: /app/${file}
not ok ${number} - /app/${file}
  ---
  location: '/app/${file}:1:1'
  failureType: 'testCodeFailure'
  exitCode: ${code}
  error: 'test failed'
  code: 'ERR_TEST_FAILURE'
  ...
`
    const { failures } = tapOf(`TAP version 13
# /app/test/b.js:3
#   const a = ;
#             ^
# SyntaxError: Unexpected token ';'
#     at wrapSafe (node:internal/modules/cjs/loader:1464:18)
# Node.js v20.20.2
${point("test/b.js", 1, 1)}${point("test/c.js", 2, 3)}1..2
# tests 2
# suites 0
# pass 0
# fail 2
# cancelled 0
# skipped 0
# todo 0`)
    assert.deepStrictEqual(
      failures.map(({ file, line, message, name }) => ({ file, line, message, name })),
      [
        {
          file: "test/b.js",
          line: 3,
          message: "/app/test/b.js:3\n  const a = ;\n            ^\nSyntaxError: Unexpected token ';'",
          name: "test/b.js"
        },
        { file: "test/c.js", line: undefined, message: "Its process ended with exit code 3.", name: "test/c.js" }
      ]
    )
  })

  it("is a file of node-tap whose program ended by itself", () => {
    const { failures } = read(
      "npm",
      `TAP version 14
# Subtest: test/b.js
    1..0 # no tests found
not ok 1 - test/b.js # time=280ms
  ---
  cwd: /app
  externalID: test/b.js
  command: /usr/bin/node
  exitCode: 1
  signal: null
  ...
1..1`,
      projectOf({ "test/b.js": "" })
    )
    assert.deepStrictEqual(
      failures.map(({ file, message, name }) => ({ file, message, name })),
      [{ file: "test/b.js", message: "Its process ended with exit code 1.", name: "test/b.js" }]
    )
  })

  it("is seen by the filter of npm's output, line by line", () => {
    const lines = ["ok 1 a", "    not ok 2 - b", "TAP version 13", "1..2", "# adds", "}", "Bail out! x"]
    for (const one of lines) assert.isTrue(npm.marker.test(one), one)
    assert.isFalse(npm.marker.test("just text"))
  })
})

describe("the block below a failure", () => {
  it("is text, however its framework writes it", () => {
    assert.deepStrictEqual(detailsOf(["message: 'it''s'", "at: a.js:1"]), { message: "it's", place: "a.js:1" })
    assert.deepStrictEqual(detailsOf(['message: "a\\nb"', "stack: x"]), { message: "a\nb", place: undefined })
    assert.deepStrictEqual(detailsOf(["error: |-", "  one", "", "  two", "expected: 3"]).message, "one\n\ntwo")
    assert.deepStrictEqual(detailsOf(["at:", "  fileName: a.js", "  lineNumber: 3"]).place, "a.js:3")
    assert.deepStrictEqual(detailsOf([]), { message: "", place: undefined })
  })
})
