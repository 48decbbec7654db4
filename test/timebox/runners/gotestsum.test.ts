import { assert, describe, it } from "@effect/vitest"
import { projectOf, read } from "../support/results.ts"

const project = projectOf({
  "go.mod": "module example.com/m\n",
  "a_test.go": "package m\n\nfunc TestRoot(t *testing.T) { t.Fail() }\n",
  "sum/sum_test.go": "",
  "pan/pan_test.go": ""
})

const results = (output: string) => {
  const { counts, failed, failures, notes } = read("npm", output, project)
  return {
    counts: counts && { ...counts, failed },
    failures: failures.map(({ file, line, name }) => [name, file, line]),
    notes
  }
}

const list = `
=== Skipped
=== SKIP: sum TestLater (0.00s)
    sum_test.go:4: 後で

=== Failed
=== FAIL: pan TestPanics (0.00s)
panic: assignment to entry in nil map [recovered]

goroutine 7 [running]:
example.com/m/pan.TestPanics(0xc000007ba0?)
	/app/pan/pan_test.go:6 +0x2e

=== FAIL: sum TestTable/日本_語 (0.00s)
    sum_test.go:10: bad 日本 語
    --- FAIL: TestTable/日本_語 (0.00s)

=== FAIL: sum TestTable (0.00s)

=== FAIL: . TestRoot (0.00s)

=== FAIL: sum/early  (0.00s)
setup failed
FAIL	example.com/m/sum/early	0.002s

DONE 9 tests, 1 skipped, 4 failures in 0.865s`

const listed = [
  ["example.com/m/pan TestPanics", "pan/pan_test.go", 6],
  ["example.com/m/sum TestTable/日本_語", "sum/sum_test.go", 10],
  ["example.com/m TestRoot", "a_test.go", 3],
  ["example.com/m/sum/early", undefined, undefined]
]

describe("gotestsum's output", () => {
  it("has the failures in a list at its end, whatever its format", () => {
    const quiet =
      "ok  \texample.com/m/ok\t(cached)\nFAIL\nFAIL\texample.com/m/pan\t0.008s\nFAIL\texample.com/m/sum\t0.007s\n"
    const named =
      "FAIL sum\n=== RUN   TestTable\n--- FAIL: TestTable (0.00s)\nFAIL sum.TestTable (0.00s)\nPASS sum.TestOk (0.00s)\n"
    for (const before of ["✖  pan (31ms)\n✖  sum (7ms)\n", quiet, named])
      assert.deepStrictEqual(results(before + list), {
        counts: { passed: 4, failed: 4, skipped: 1 },
        failures: listed,
        notes: []
      })
  })

  it("has a test once that go's own lines report as well", () => {
    const verbose = `=== RUN   TestBad
    sum_test.go:6: got 1, want 2
--- FAIL: TestBad (0.00s)
FAIL
FAIL	example.com/m/sum	0.01s

=== Failed
=== FAIL: sum TestBad (0.00s)
    sum_test.go:6: got 1, want 2

DONE 2 tests, 1 failure in 0.6s`
    const { counts, failures } = read("npm", verbose, project)
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
    assert.deepStrictEqual(
      failures.map(({ message }) => message),
      ["    sum_test.go:6: got 1, want 2"]
    )
  })

  it("has a package that did not build", () => {
    const output = `# example.com/m/sum [example.com/m/sum.test]
sum/sum_test.go:3:28: undefined: x
WARN invalid TestEvent: FAIL	example.com/m/sum [build failed]
bad output from test2json: FAIL	example.com/m/sum [build failed]

=== Errors
sum/sum_test.go:3:28: undefined: x

DONE 0 tests, 1 error in 0.6s`
    const { failures, noneRan, notes } = read("npm", output, project)
    assert.deepStrictEqual(
      failures.map(({ file, line, message, name }) => [name, file, line, message]),
      [["example.com/m/sum", "sum/sum_test.go", 3, "sum/sum_test.go:3:28: undefined: x"]]
    )
    assert.deepStrictEqual([noneRan, notes], [false, []])
  })

  it("says why nothing was run", () => {
    const { noneRan, notes } = read(
      "npm",
      "\n=== Errors\nstat /app/nope: directory not found\n\nDONE 0 tests, 1 error in 0.004s"
    )
    assert.deepStrictEqual([noneRan, notes], [true, ["stat /app/nope: directory not found"]])
  })

  it("counts a test as it ended in the last run", () => {
    const flaky = (last: string) => `✖  sum (6ms)

DONE 2 tests, 2 failures in 0.727s

=== Failed
=== FAIL: sum TestFlaky (0.00s)
    sum_test.go:4: first time

=== FAIL: sum TestBad (0.00s)
    sum_test.go:5: bad
${last}
DONE 2 runs, 4 tests, ${last === "" ? 2 : 3} failures in 1.216s`
    assert.deepStrictEqual(results(flaky("")).failures, [])
    const again = "\n=== FAIL: sum TestBad (re-run 1) (0.00s)\n    sum_test.go:5: bad\n"
    assert.deepStrictEqual(results(flaky(again)), {
      counts: { passed: 1, failed: 1, skipped: 0 },
      failures: [["example.com/m/sum TestBad", "sum/sum_test.go", 5]],
      notes: []
    })
  })

  it("adds no sum of an earlier run to the last one, which has all", () => {
    const ran = (run: string, runs: string) =>
      `=== RUN   TestBad\n    sum_test.go:5: bad\n--- FAIL: TestBad (0.00s)\nFAIL sum.TestBad${run} (0.00s)\nFAIL sum\n${runs}\n\n`
    const failed = (run: string) => `=== FAIL: sum TestBad${run} (0.00s)\n    sum_test.go:5: bad\n\n`
    const flaky = `=== RUN   TestFlaky\n    sum_test.go:4: first\n--- FAIL: TestFlaky (0.00s)\nFAIL sum.TestFlaky (0.00s)\n`
    const output = `PASS sum.TestOk (0.00s)
${flaky}${ran("", "\nDONE 3 tests, 2 failures in 1.140s")}PASS sum.TestFlaky (re-run 1) (0.00s)
PASS sum
${ran(" (re-run 1)", "\nDONE 2 runs, 5 tests, 3 failures in 1.887s")}${ran(" (re-run 2)", "\n=== Failed")}
=== FAIL: sum TestFlaky (0.00s)
    sum_test.go:4: first

${failed("")}${failed(" (re-run 1)")}${failed(" (re-run 2)")}DONE 3 runs, 6 tests, 4 failures in 2.360s`
    assert.deepStrictEqual(results(output), {
      counts: { passed: 2, failed: 1, skipped: 0 },
      failures: [["example.com/m/sum TestBad", "sum/sum_test.go", 5]],
      notes: []
    })
    // Of several packages of npm the sums are added.
    const both = `> a@1.0.0 test\n\n${output}\n\n> b@1.0.0 test\n\n${output}`
    assert.deepStrictEqual(results(both).counts, { passed: 4, failed: 2, skipped: 0 })
  })

  it("counts a test as it ended in the last run where go's own lines say it", () => {
    const flaky = (result: string) => `=== RUN   TestFlaky
    sum_test.go:4: first
--- FAIL: TestFlaky (0.00s)
FAIL
FAIL\texample.com/m/sum\t0.003s
${result}`
    const passes = "=== RUN   TestFlaky\n--- PASS: TestFlaky (0.00s)\nPASS\nok  \texample.com/m/sum\t0.002s\n"
    const failed = "=== Failed\n=== FAIL: sum TestFlaky (0.00s)\n    sum_test.go:4: first\n"
    const runs = `\nDONE 1 tests, 1 failure in 0.7s\n\n${passes}\n${failed}\nDONE 2 runs, 2 tests, 1 failure in 1.2s`
    assert.deepStrictEqual(results(flaky(runs)), {
      counts: { passed: 1, failed: 0, skipped: 0 },
      failures: [],
      notes: []
    })
    // Within one run, as with -count=2, it failed.
    const failure = ["example.com/m/sum TestFlaky", "sum/sum_test.go", 4]
    assert.deepStrictEqual(results(flaky(passes)).failures, [failure])
    const twice = flaky("").replace("FAIL\nFAIL\t", `${passes.slice(0, passes.indexOf("PASS\n"))}FAIL\nFAIL\t`)
    assert.deepStrictEqual(results(twice).failures, [failure])
  })

  it("has the packages where it lists no failures", () => {
    const output = "FAIL\nFAIL\texample.com/m/sum\t0.01s\n\nDONE 3 tests, 1 failure in 0.6s"
    assert.deepStrictEqual(results(output), {
      counts: { passed: 2, failed: 1, skipped: 0 },
      failures: [["example.com/m/sum", undefined, undefined]],
      notes: []
    })
    // Without gotestsum no sum follows.
    assert.deepStrictEqual(results(output.slice(0, output.indexOf("\n\n"))).failures, [
      ["example.com/m/sum", undefined, undefined]
    ])
  })
})
