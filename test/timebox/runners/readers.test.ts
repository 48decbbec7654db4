import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import type { ProcessDetail } from "../../../src/timebox/process/Run.ts"
import { clean } from "../../../src/timebox/report/cleanLine.ts"
import { OutputReader } from "../../../src/timebox/report/OutputReader.ts"
import { merged } from "../../../src/timebox/results/combine.ts"
import { Results } from "../../../src/timebox/results/Results.ts"
import type { Runner } from "../../../src/timebox/runners/Runner.ts"
import { type RunnerName, runnerNames, runnerOf } from "../../../src/timebox/runners/registry.ts"
import { projectOf, read, resultsOf } from "../support/results.ts"

interface Expected {
  readonly output: string
  readonly failed: ReadonlyArray<string>
  /** A line that names a test. */
  readonly test: string
  /** `file:line` of the first failure. */
  readonly place?: string
  readonly counts?: readonly [passed: number, failed: number, skipped: number]
}

/** The lines of each runner that tell of failures, beside others. */
const outputs: Readonly<Record<RunnerName, Expected>> = {
  flutter: {
    output: `00:01 +0: /app/test/counter_test.dart: starts at 0
00:02 +1 -1: /app/test/counter_test.dart: increments [E]
  Expected: <1>
    Actual: <0>
  package:matcher expect
  test/counter_test.dart 12:5  main.<fn>
00:02 +1 ~1 -2: loading /app/test/broken_test.dart [E]
00:03 +2 ~1 -2: Some tests failed.`,
    failed: ["test/counter_test.dart: increments", "loading test/broken_test.dart"],
    test: "00:01 +0: /app/test/counter_test.dart: starts at 0",
    place: "test/counter_test.dart:12",
    counts: [2, 2, 1]
  },
  dart: {
    output: "00:00 +0 -1: test/a_test.dart: adds [E]\n  Expected: <3>",
    failed: ["test/a_test.dart: adds"],
    test: "00:00 +0: x"
  },
  vitest: {
    output: ` ❯ test/a.test.ts (3 tests | 1 failed) 13ms
   × sum > adds 8ms
 FAIL  test/b.test.ts [ test/b.test.ts ]
Error: Cannot find module './nope'
⎯⎯⎯⎯[1/2]⎯
 FAIL  |unit| test/a.test.ts > sum > adds
AssertionError: expected 2 to be 3
 ❯ test/a.test.ts:3:37
⎯⎯⎯⎯[2/2]⎯
      Tests  1 failed | 2 passed | 1 skipped (4)`,
    failed: ["test/b.test.ts", "test/a.test.ts > sum > adds"],
    test: "   ✓ sum > holds 2ms",
    // The sum counts tests; a file that cannot be loaded is one failure more.
    counts: [2, 2, 1]
  },
  jest: {
    output: `PASS src/good.test.js
FAIL src/sum.test.js (5.12 s)
  sum
    ✕ adds (3 ms)
  ● Console
  ● sum › adds

    expect(received).toBe(expected)

      at Object.toBe (src/sum.test.js:2:37)
  ● Test suite failed to run
Summary of all failing tests
FAIL src/sum.test.js
  ● sum › adds

Tests:       2 failed, 1 passed, 3 total`,
    failed: ["src/sum.test.js › sum › adds", "src/sum.test.js › Test suite failed to run"],
    test: "    ✓ holds (1 ms)",
    place: "src/sum.test.js:2",
    counts: [1, 2, 0]
  },
  pytest: {
    output: `FAILED is only a word here
=========================== short test summary info ============================
FAILED tests/test_sum.py::test_adds - assert 1 == 2
FAILED tests/test_sum.py::test_each[a b]
FAILED tests/test_sum.py::test_each[a - b] - AssertionError: assert 'a - b' == ''
FAILED tests/test_sum.py::test_each[\\u65e5] - assert '日' == ''
ERROR tests/test_other.py::test_setup - fixture 'x' not found
=================== 4 failed, 2 passed, 1 skipped, 1 error in 0.10s ====================`,
    failed: [
      "tests/test_sum.py::test_adds",
      "tests/test_sum.py::test_each[a b]",
      "tests/test_sum.py::test_each[a - b]",
      "tests/test_sum.py::test_each[\\u65e5]",
      "tests/test_other.py::test_setup"
    ],
    test: "tests/test_sum.py::test_adds PASSED",
    counts: [2, 5, 1]
  },
  cargo: {
    output: `running 3 tests
test sum::adds ... FAILED
test sum::deep::er ... FAILED

failures:

---- sum::adds stdout ----
thread 'sum::adds' panicked at src/lib.rs:7:9:
    an indented line that a test printed

failures:
    sum::adds
    sum::deep::er

test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out
     Running tests/it.rs
running 1 test
test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out`,
    failed: ["sum::adds", "sum::deep::er"],
    test: "test sum::adds ... ",
    place: "src/lib.rs:7",
    counts: [1, 3, 0]
  },
  go: {
    output: `{"Action":"run","Package":"example.org/sum/deep","Test":"TestAdds"}
{"Action":"output","Package":"example.org/sum/deep","Test":"TestAdds","Output":"=== RUN   TestAdds\\n"}
{"Action":"run","Package":"example.org/sum/deep","Test":"TestAdds/two"}
{"Action":"output","Package":"example.org/sum/deep","Test":"TestAdds/two","Output":"    sum_test.go:9: wrong\\n"}
{"Action":"fail","Package":"example.org/sum/deep","Test":"TestAdds/two","Elapsed":0}
{"Action":"fail","Package":"example.org/sum/deep","Test":"TestAdds","Elapsed":0}
{"Action":"pass","Package":"example.org/sum","Test":"TestHolds","Elapsed":0}
{"Action":"fail","Package":"example.org/sum/deep","Elapsed":0}`,
    failed: ["example.org/sum/deep TestAdds/two"],
    test: "=== RUN   TestAdds",
    place: "deep/sum_test.go:9",
    counts: [1, 1, 0]
  },
  "godot-gut": {
    output: `res://test/unit/test_sum.gd
* test_holds
* test_adds
    [Failed]:  [2] expected to equal [3]
      at line 7`,
    failed: ["res://test/unit/test_sum.gd > test_adds"],
    test: "* test_adds",
    place: "test/unit/test_sum.gd:7",
    counts: [1, 1, 0]
  },
  "godot-gdunit4": {
    output: `	Run Test: res://test/sum_test.gd > test_adds :STARTED
	Run Test: res://test/sum_test.gd > test_adds :FAILED 12ms
	Report:
		line 12: Expecting: 3 but was 2
	Run Test: res://test/sum_test.gd > test_each:1 (2, 3) :FAILED 2ms
	Run Test: res://test/sum_test.gd > test_holds :PASSED 2ms`,
    failed: ["res://test/sum_test.gd > test_adds", "res://test/sum_test.gd > test_each:1 (2, 3)"],
    test: "	Run Test: res://test/sum_test.gd > test_adds :STARTED",
    place: "test/sum_test.gd:12",
    counts: [1, 2, 0]
  },
  node: {
    output: `✔ ok (0.1ms)
✖ adds (0.4ms)
ℹ tests 3
ℹ pass 1
ℹ fail 1
ℹ cancelled 0
ℹ skipped 1
ℹ todo 0

✖ failing tests:

test at test/sum.test.js:4:51
✖ adds (0.4ms)
  AssertionError [ERR_ASSERTION]: 1 !== 2
      at TestContext.<anonymous> (/app/test/sum.test.js:5:9)
      at Test.run (node:internal/test_runner/test:796:25)`,
    failed: ["test/sum.test.js > adds"],
    test: "✔ ok (0.1ms)",
    place: "test/sum.test.js:5",
    counts: [1, 1, 1]
  },
  mocha: {
    output: `  sum
    ✔ ok
    1) adds

  1 passing (5ms)
  1 pending
  1 failing

  1) sum
       adds:
     AssertionError: 1 == 2
      at Context.<anonymous> (test/sum.test.js:4:92)
      at process.processImmediate (node:internal/timers:483:21)`,
    failed: ["test/sum.test.js > sum > adds"],
    test: "    ✔ ok",
    place: "test/sum.test.js:4",
    counts: [1, 1, 1]
  },
  bun: {
    output: `
test/sum.test.ts:
error: expect(received).toBe(expected)
      at <anonymous> (/app/test/sum.test.ts:3:39)
(fail) sum > adds [0.40ms]
(pass) sum > ok
(skip) sum > later

 1 pass
 1 skip
 1 fail`,
    failed: ["test/sum.test.ts > sum > adds"],
    test: "(pass) sum > ok",
    place: "test/sum.test.ts:3",
    counts: [1, 1, 1]
  },
  deno: {
    output: `running 3 tests from ./sum_test.ts
adds ... FAILED (1ms)
ok ... ok (0ms)
later ... ignored (0ms)

 ERRORS 

adds => ./sum_test.ts:1:6
error: Error: 1 is not 2
    at file:///app/sum_test.ts:2:9

 FAILURES 

adds => ./sum_test.ts:1:6

FAILED | 1 passed | 1 failed | 1 ignored (4ms)`,
    failed: ["sum_test.ts > adds"],
    test: "adds ... FAILED (1ms)",
    place: "sum_test.ts:2",
    counts: [1, 1, 1]
  },
  playwright: {
    output: "  ✓  1 a.spec.ts:3:5 › ok (1ms)\n  1 failed\n    a.spec.ts:4:5 › adds\n  1 skipped\n  2 passed (1.2s)",
    failed: ["a.spec.ts › adds"],
    test: "  ✓  1 a.spec.ts:3:5 › ok (1ms)",
    place: "a.spec.ts:4",
    counts: [2, 1, 1]
  },
  nextest: {
    output: `    Starting 3 tests across 2 binaries (1 test skipped)
        PASS [   0.004s] sum tests::ok
        FAIL [   0.005s] (2/3) sum::it tests::adds
  stderr ───
    thread 'tests::adds' panicked at tests/it.rs:7:9:
    that is wrong
     SIGSEGV [   0.005s] sum tests::crashes
────────────
     Summary [   0.010s] 3 tests run: 1 passed, 2 failed, 1 skipped`,
    failed: ["sum::it tests::adds", "sum tests::crashes"],
    test: "        PASS [   0.004s] sum tests::ok",
    place: "tests/it.rs:7",
    counts: [1, 2, 1]
  },
  npm: {
    output:
      "> app@1.0.0 test\n> vitest run\n\n FAIL  test/a.test.ts > adds\nError: x\n⎯⎯⎯⎯[1/1]⎯\n      Tests  1 failed | 2 passed (3)",
    failed: ["test/a.test.ts > adds"],
    test: "",
    counts: [2, 1, 0]
  }
}

const module = projectOf({ "go.mod": "module example.org/sum\n", "deep/sum_test.go": "" })

describe("the readers of ordinary output", () => {
  for (const runner of runnerNames) {
    const { counts, failed, output, place, test } = outputs[runner]

    it(`of ${runner}: names, places and counts of failures, and a line that names a test`, () => {
      const results = read(runner, output, module)
      assert.deepStrictEqual(
        results.failures.map(({ name }) => name),
        failed
      )
      const [first] = results.failures
      if (place !== undefined) assert.strictEqual(`${first?.file}:${first?.line}`, place)
      if (counts !== undefined && results.counts !== undefined) {
        const { passed, skipped } = results.counts
        assert.deepStrictEqual([passed, results.failed, skipped], counts)
      }
      assert.match(test, runnerOf(runner).patterns.test ?? /^$/)
    })

    it(`of ${runner}: a flood's filter lets through what the reader must see`, () => {
      const bytes = Buffer.from(output).toString("latin1")
      assert.match(bytes, runnerOf(runner).marker)
      // Neither a flood of one character nor of words is of interest, or it would be read line by line.
      for (const dull of ["y\n".repeat(5000), "all is well here\n".repeat(5000)])
        assert.notMatch(dull, runnerOf(runner).marker)
    })
  }

  it("no reader says that anything failed where nothing did", () => {
    const text = readFileSync(new URL("../../../doc/timebox.md", import.meta.url), "utf8")
    for (const runner of runnerNames) assert.deepStrictEqual(read(runner, text).failures, [], runner)
  })

  it("know a run of nothing from a run, where the exit code makes no difference", () => {
    for (const [runner, nothing, something] of [
      ["vitest", "      Tests  3 skipped (3)", "      Tests  1 passed | 2 skipped (3)"],
      ["jest", "Tests:       3 skipped, 3 total", "Tests:       2 skipped, 1 passed, 3 total"],
      ["cargo", "running 0 tests\n\nrunning 0 tests", "running 0 tests\n\nrunning 1 test\ntest a ... ok"],
      [
        "go",
        "?   \texample.org/a\t[no test files]\nok  \texample.org/b\t0.01s [no tests to run]",
        "ok  \texample.org/b\t(cached)"
      ],
      ["godot-gdunit4", "No test cases found, abort test run!", "  res://test/a.gd > test_x PASSED 2ms"],
      ["godot-gdunit4", "No test suites found, abort test run!", "\tRun Test: res://test/a.gd > test_x :PASSED 2ms"],
      ["flutter", "No tests ran.", "00:01 +1: All tests passed!"],
      ["flutter", 'Test directory "test" not found.', "00:01 +1: All tests passed!"],
      [
        "flutter",
        'Test directory "test" does not appear to contain any test files.\nTest files must be in that directory.',
        "00:01 +1: All tests passed!"
      ],
      ["deno", "running 0 tests from ./a_test.ts", "running 1 test from ./b_test.ts\nok ... ok (0ms)"]
    ] as const) {
      assert.isTrue(read(runner, nothing).noneRan, runner)
      assert.isFalse(read(runner, something).noneRan, runner)
      assert.isFalse(read(runner, `${nothing}\n${something}`).noneRan, runner)
      assert.isFalse(read(runner, "").noneRan, runner)
    }
  })
})

describe("of a hung run", () => {
  const hungTest = (
    runner: "cargo" | "nextest",
    output: string,
    process: Partial<ProcessDetail>,
    listing = ""
  ): string | undefined => {
    const reader = runnerOf(runner).reader(projectOf())
    const results = new Results()
    for (const line of output.split("\n")) for (const event of reader.read(line)) results.add(event)
    const detail = { program: "/app/target/debug/deps/sum-998cfac313741f21", args: [], threads: [], ...process }
    for (const event of reader.hung?.(detail, listing) ?? []) results.add(event)
    return results.result().running[0]?.name
  }

  it("cargo's test is the first of the list that has not ended, if a thread has its name", () => {
    const output = "running 4 tests\ntest tests::a ... ok\ntest tests::c ... FAILED\ntest tests::d ... ignored"
    const listing =
      "tests::a: test\ntests::endless_one: test\ntests::c: test\ntests::d: test\n\n4 tests, 0 benchmarks\n"
    const threads = ["sum-998cfac3137", "tests::endless_"]
    assert.strictEqual(hungTest("cargo", output, { threads }, listing), "tests::endless_one")
    assert.isUndefined(hungTest("cargo", output, { threads: ["sum-998cfac3137"] }, listing))
    assert.isUndefined(hungTest("cargo", output, { threads }, ""))
    const cut = Buffer.from("tests::合計のテスト").toString("latin1", 0, 15)
    assert.strictEqual(
      hungTest("cargo", output, { threads: [cut] }, "tests::合計のテスト: test\n"),
      "tests::合計のテスト"
    )
  })

  it("tests of one name in several programs of cargo are told apart, and what a test prints is no heading", () => {
    const program = (running: string, printed: string) =>
      `     Running ${running}\nrunning 1 test\ntest adds ... FAILED\n\nfailures:\n\n---- adds stdout ----\n${printed}\n` +
      "thread 'adds' panicked at tests/it.rs:2:9:\nboom\n\nfailures:\n    adds\n    no_test\n\n" +
      "test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n"
    const { failures, failed } = read(
      "cargo",
      program("unittests src/lib.rs (target/debug/deps/sum-998cfac313741f21)", "---- no_test stdout ----") +
        program("tests/it.rs (target/debug/deps/it-998cfac313741f21)", "")
    )
    assert.deepStrictEqual(
      failures.map(({ name, line, rerun }) => [name, line, rerun?.target]),
      [
        ["adds", 2, "^adds$"],
        ["adds (2)", 2, "^adds$"]
      ]
    )
    assert.strictEqual(failed, 2)
  })

  it("what ended in an earlier test program of cargo says nothing of this one", () => {
    const output =
      "running 1 test\ntest same ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored\n\nrunning 1 test"
    assert.strictEqual(hungTest("cargo", output, { threads: ["x", "same"] }, "same: test\n"), "same (2)")
  })

  it("the list is asked of what cargo built alone, with the filters of the run", () => {
    const { hang }: Runner = runnerOf("cargo")
    if (hang === undefined) return assert.fail("no form")
    const { isTestProgram, listing } = hang
    const process = { program: "/app/target/debug/deps/sum-998cfac313741f21", args: ["--exact", "a"], threads: [] }
    assert.isTrue(isTestProgram(process))
    for (const program of ["/usr/bin/cargo", "/usr/bin/rustdoc", "/app/target/debug/sum"])
      assert.isFalse(isTestProgram({ ...process, program }))
    assert.deepStrictEqual(listing(process), ["--exact", "a", "--list"])
  })

  it("nextest's test is an argument of its process", () => {
    const args = ["tests::waits", "--exact", "--nocapture"]
    assert.strictEqual(hungTest("nextest", "", { args }), "sum tests::waits")
    assert.isUndefined(hungTest("nextest", "", { args: ["--list"] }))
  })
})

describe("node's TAP", () => {
  it("names tests by their titles, leaves out those that failed by their subtests, and shows the error alone", () => {
    const output = `TAP version 13
# Subtest: sum - x
    # Subtest: adds 1 to 2
    not ok 1 - adds 1 to 2
      ---
      duration_ms: 2.6
      location: '/app/test/a.test.js:4:51'
      failureType: 'testCodeFailure'
      error: |-
        Expected values to be strictly equal:

        1 !== 2

      code: 'ERR_ASSERTION'
      expected:
        error: 'no error of ours'
      actual: 1
      stack: |-
        TestContext.<anonymous> (/app/test/a.test.js:5:92)
        Test.run (node:internal/test_runner/test:796:25)
      ...
    # Subtest: throws
    not ok 2 - throws
      ---
      location: '/app/test/a.test.js:7:3'
      error: 'just text'
      ...
    # Subtest: later
    not ok 3 - later # TODO
      ---
      location: '/app/test/a.test.js:9:3'
      ...
    1..3
not ok 1 - sum - x
  ---
  type: 'suite'
  location: '/app/test/a.test.js:2:1'
  failureType: 'subtestsFailed'
  error: '2 subtests failed'
  ...
1..1
# pass 0
# fail 2
# cancelled 0
# skipped 0
# todo 1`
    const { failures, failed } = read("npm", output, projectOf({ "test/a.test.js": "" }))
    assert.strictEqual(failed, 2)
    assert.deepStrictEqual(failures, [
      {
        name: "sum - x > adds 1 to 2",
        file: "test/a.test.js",
        line: 5,
        message:
          "Expected values to be strictly equal:\n\n1 !== 2\n    at TestContext.<anonymous> (test/a.test.js:5:92)"
      },
      { name: "sum - x > throws", file: "test/a.test.js", line: 7, message: "just text" }
    ])
  })
})

describe("an error of pytest's command line", () => {
  it("is said in full", () => {
    const usage = "usage: pytest [options] [file_or_dir] [...]\npytest: error: unrecognized arguments: -n\n  inifile: x"
    for (const before of ["ERROR: ", ""])
      assert.deepStrictEqual(read("pytest", before + usage).notes, [
        "pytest had a wrong command line: unrecognized arguments: -n"
      ])
    assert.deepStrictEqual(read("pytest", "cc: error: no input files").notes, [])
  })

  it("names the file or the test that is not there, and only then", () => {
    for (const [line, name] of [
      ["file or directory not found: ./sub/test_nope.py", "sub/test_nope.py"],
      ["not found: /app/test_a.py::test_nope\n(no match in any of [<Module test_a.py>])", "test_a.py::test_nope"]
    ]) {
      assert.deepStrictEqual(read("pytest", `ERROR: ${line}\n\n`).notes, [`pytest found no file or test named ${name}`])
      assert.deepStrictEqual(read("pytest", `=== test session starts ===\nERROR: ${line}\n`).notes, [])
    }
  })

  it("says what is wrong with an expression or a package", () => {
    for (const error of [
      "Wrong expression passed to '-k': (: at column 2: expected identifier; got end of input",
      "module or package not found: none.at_all (missing __init__.py?)"
    ])
      assert.deepStrictEqual(read("pytest", `ERROR: ${error}\n\n`).notes, [`pytest had a wrong command line: ${error}`])
  })

  it("is only the error of a file that cannot be loaded, where no test is found in it", () => {
    const summary = "=== short test summary info ===\nERROR test_bad.py\n=== 1 error in 0.22s ===\n"
    for (const error of ["not found: /app/test_bad.py::test_x", "found no collectors for /app/test_bad.py::test_x"]) {
      const { notes, failed } = read("pytest", `ERROR: ${error}\n\n${summary}`)
      assert.deepStrictEqual({ notes, failed }, { notes: [], failed: 1 })
    }
  })
})

describe("npm's script that starts cargo", () => {
  it("is read as cargo's, not as deno's, whose lines are alike", () => {
    const output =
      "running 2 tests\ntest ok ... ok\ntest bad ... FAILED\n\nfailures:\n\n---- bad stdout ----\nthread 'bad' panicked at src/lib.rs:4:10:\nboom\n\n\nfailures:\n    bad\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.16s"
    const { counts, failures } = read("npm", output, projectOf({ "src/lib.rs": "" }))
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
    assert.deepInclude(failures[0], { name: "bad", file: "src/lib.rs", line: 4 })
  })
})

describe("npm's script that starts bun", () => {
  const file = (name: string, ...lines: ReadonlyArray<string>) => `\n${name}.test.ts:\n${lines.join("\n")}\n`

  it("names its failures, and adds up two runs", () => {
    const first = `${file("a", "error: 1 is not 2", "      at <anonymous> (/app/a.test.ts:3:9)", "(fail) adds [1ms]", "(skip) later")}\n 0 pass\n 1 skip\n 1 fail\n`
    const results = read("npm", `${first}${file("b", "(pass) adds", "(skip) later")}\n 1 pass\n 1 skip\n 0 fail\n`)
    assert.deepStrictEqual(results.counts, { passed: 1, failed: 1, skipped: 2 })
    assert.deepStrictEqual(
      results.failures.map(({ message, name }) => [name, message]),
      [["a.test.ts > adds", "error: 1 is not 2\n      at <anonymous> (a.test.ts:3:9)"]]
    )
    assert.isTrue(read("npm", file("a", "(pass) adds")).isCut)
  })

  it("takes no marks of its tests' output, and of what the script starts behind it, for results", () => {
    const sum = "\n 1 pass\n 0 fail\nRan 1 test across 1 file. [12.00ms]\n"
    const shown = file("a", "✗ Build failed", "(pass) shows why a build failed [1ms]")
    const results = read("npm", `${shown}${sum}✓ 34 modules transformed.\n✓ built in 1.20s\n✓ done [3ms]\n`)
    assert.deepStrictEqual(results.counts, { passed: 1, failed: 0, skipped: 0 })
    assert.deepStrictEqual([results.failed, results.isCut], [0, false])
    const colored = read("npm", `${file("a", "✗ adds [1ms]")}\n 0 pass\n 1 fail\n`)
    assert.deepStrictEqual(
      colored.failures.map(({ name }) => name),
      ["a.test.ts > adds"]
    )
  })

  it("not where another program writes its marks", () => {
    const vite = "✓ 34 modules transformed.\n✓ built in 1.20s\n"
    assert.isUndefined(read("npm", vite).counts)
    assert.deepStrictEqual(read("npm", `${vite}      Tests  2 passed (2)`).counts, { passed: 2, failed: 0, skipped: 0 })
  })
})

describe("npm's script that was left by an exit within a test", () => {
  const isCut = (output: string): boolean => read("npm", `\n> x@1.0.0 test\n> script\n\n${output}`).isCut

  it("pytest: its heading without its last line", () => {
    const heading = "===== test session starts =====\ncollected 3 items\n\ntest_a.py ."
    assert.isTrue(isCut(heading))
    for (const last of ["1 passed in 0.01s", "no tests ran in 0.01s", "3 tests collected in 0.01s"])
      assert.isFalse(isCut(`${heading}\n===== ${last} =====\n`), last)
    assert.isFalse(isCut(`${heading}\n\nResults (0.01s):\n       1 passed\n`))
    assert.isFalse(isCut("==== test session starts ===\n=== 1 passed in 61.00s (0:01:01) ===\n"))
    // pytest 4 and earlier.
    const old = `${heading}\n===== 3 passed, 1 skipped in 0.12 seconds =====\n`
    assert.isFalse(isCut(old))
    assert.deepStrictEqual(read("npm", old).counts, { passed: 3, failed: 0, skipped: 1 })
  })

  it("jest: its word on process.exit without a sum", () => {
    const said = '  ●  process.exit called with "0"\n\n    > 1 | test("b", () => process.exit(0))\n'
    assert.isTrue(isCut(said))
    assert.isTrue(isCut(`PASS ./b.test.js\n${said}`))
    assert.isFalse(isCut(`${said}\nTests:       1 passed, 1 total\n`))
  })

  it("TAP: a stream without a plan, or with fewer points than planned", () => {
    const points = "ok 1 - a\nok 2 - b\n"
    for (const output of ["TAP version 13\n", `TAP version 13\n${points}`, `1..3\n${points}`])
      assert.isTrue(isCut(output), output)
    assert.isTrue(isCut(`TAP version 13\n${points}1..2\nTAP version 13\nok 1 - a\n`))
    const outer = (inner: string, end: string) => isCut(`TAP version 13\nok 1 - a\nTAP version 13\n${inner}${end}`)
    assert.isTrue(outer(`${points}1..2\n`, "ok 2 - b\n"), "goes on behind a whole stream within it")
    assert.isTrue(outer(`${points}1..2\n`, `ok 2 - b\nTAP version 13\n${points}1..2\nok 3 - c\n`))
    assert.isFalse(outer(`${points}1..2\n`, "ok 2 - b\n1..2\n"))
    assert.isFalse(outer("ok 1 - part\nok 2 - b\n1..2\n", `1..3\n${points}ok 3 - c\n`), "another program")
    assert.isFalse(outer(`${points}1..2\n`, "ok 7 files were written\n"))
    for (const output of [
      points,
      `1..2\n${points}`,
      `TAP version 13\n${points}1..2\n# tests 2\n`,
      `TAP version 13\nTAP version 13\n${points}${points}1..2\n1..2\n`,
      "1..5\n",
      "TAP version 14\n    1..9\n    ok 1 - inner\nok 1 - outer\n1..1\n"
    ])
      assert.isFalse(isCut(output), output)
  })

  it("not where a sum follows: a test wrote what looks cut, or wrote in a line of the stream", () => {
    const printed = [
      "TAP version 13\nok 1 - a\n",
      "1..9\nok 1 - a\n",
      "TAP version 13\n",
      "=== test session starts ===\n"
    ]
    const sums = [
      "  1 passing (3ms)",
      "ℹ tests 1\nℹ pass 1",
      "  2 tests passed",
      "Tests:       1 passed, 1 total",
      "  Total:     1\n  Passed:    1",
      "# tests 1\n# pass  1",
      "3 tests, 0 failures"
    ]
    for (const output of printed) {
      assert.isTrue(isCut(output), output)
      for (const sum of sums) assert.isFalse(isCut(`${output}${sum}\n`), `${output}${sum}`)
    }
    assert.isFalse(isCut("TAP version 13\nTAP version 13\nok 1 - inner\nok 1 - outer\n1..1\n# time=5ms\n"))
    assert.isFalse(isCut("TAP version 13\nok 1 - a\nsaid1..1\n\n# tests 1\n# pass 1\n"))
    const second = "> y@1.0.0 test\n> script\n\nTAP version 13\nok 1 - b\n"
    assert.isTrue(isCut(`TAP version 13\nok 1 - a\n1..1\n# tests 1\n# pass 1\n\n${second}`))
  })

  it("not where the other stream has the results", () => {
    const cutIn = (streams: { readonly stdout: string; readonly stderr: string }) => {
      const results = new Results()
      const reader = new OutputReader(runnerOf("npm"), projectOf(), results)
      for (const stream of ["stdout", "stderr"] as const) reader.push({ stream, bytes: Buffer.from(streams[stream]) })
      reader.end()
      return results.result().isCut
    }
    const inner = "TAP version 13\nok 1 - i\n"
    for (const sum of ["Tests:       1 passed, 1 total\n", "  1 test passed\n"]) {
      assert.isFalse(cutIn({ stdout: inner, stderr: sum }), sum)
      assert.isFalse(cutIn({ stdout: sum, stderr: inner }), sum)
    }
    assert.isFalse(cutIn({ stdout: inner, stderr: "  1 passing (3ms)" }), "an unfinished line")
    assert.isTrue(cutIn({ stdout: inner, stderr: "a warning\n" }))
    assert.isTrue(cutIn({ stdout: "a warning\n", stderr: inner }))
  })
})

describe("npm's script for several packages", () => {
  const run = (name: string, passed: number) => `
> ${name}@1.0.0 test
> jest

FAIL ./x.test.js
  ✓ fine
  ● same

    boom

      at Object.toBe (x.test.js:1:41)

Test Suites: 1 failed, 1 total
Tests:       1 failed, ${passed} passed, ${passed + 1} total
`

  it("is one sum, tests of one name apart, and no place that is not there", () => {
    const output = run("a", 3) + run("b", 5)
    const { counts, failures } = read("npm", output, projectOf({ "package.json": "{}" }))
    assert.deepStrictEqual(counts, { passed: 8, failed: 2, skipped: 0 })
    assert.deepStrictEqual(
      failures.map(({ file, line, name }) => [name, file, line]),
      [
        ["x.test.js › same", undefined, undefined],
        ["x.test.js › same (2)", undefined, undefined]
      ]
    )
  })

  it("is one sum where a runner's sum grows line by line", () => {
    const output =
      "\n> a@1.0.0 test\n> mocha\n\n  3 passing (5ms)\n  1 pending\n  1 failing\n\n  1) adds:\n     Error: boom\n"
    assert.deepStrictEqual(read("npm", output).counts, { passed: 3, failed: 1, skipped: 1 })
  })
})

describe("mocha's list of failures", () => {
  it("is read to its end, also of an error that names no file, and of a hook", () => {
    const output = `  0 passing (5ms)
  2 failing

  1) throws a string:
     Error: the string "just text" was thrown
      at process.processImmediate (node:internal/timers:483:21)

  2) hooks
       "before all" hook for "one":
     Error: no database
      at Context.<anonymous> (test/a.test.js:10:24)
`
    const { failures } = read("mocha", output)
    assert.deepStrictEqual(failures, [
      { name: "throws a string", message: 'Error: the string "just text" was thrown' },
      {
        name: 'test/a.test.js > hooks > "before all" hook for "one"',
        file: "test/a.test.js",
        line: 10,
        message: "Error: no database\n      at Context.<anonymous> (test/a.test.js:10:24)",
        rerun: { scope: "file", target: "test/a.test.js", pattern: "^hooks " }
      }
    ])
  })
})

describe("deno's report", () => {
  it("reports each error once", () => {
    const xml = `<testsuites><testsuite name="./a_test.ts"><testcase name="adds" classname="./a_test.ts" line="1"><failure message="Uncaught Error: boom">Error: boom
    at file:///app/a_test.ts:3:9</failure></testcase></testsuite></testsuites>`
    const reader = runnerOf("deno").report?.reader(projectOf())
    if (reader === undefined) throw new Error("no report")
    const results = new Results()
    for (const event of [...reader.read(xml), ...(reader.end?.() ?? [])]) results.add(event)
    const [one] = results.result().failures
    assert.deepStrictEqual(
      [one?.name, one?.line, one?.message],
      ["a_test.ts > adds", 3, "Error: boom\n    at a_test.ts:3:9"]
    )
  })
})

describe("Rust's compiler", () => {
  const errors = `error[E0308]: mismatched types
 --> src/lib.rs:1:23
  |
1 | pub fn two() -> i32 { "x" }

error: could not compile \`sum\` (lib) due to 1 previous error

error[E0308]: mismatched types
 --> src/lib.rs:1:23
  |
1 | pub fn two() -> i32 { "x" }

error: cannot find macro
 --> tests/it.rs:7:3`

  for (const runner of ["cargo", "nextest"] as const) {
    it(`gives each error once, with its place, and no sum: ${runner}`, () => {
      assert.deepStrictEqual(
        read(runner, errors).failures.map(({ name, line, message, rerun }) => [
          name,
          line,
          message.split("\n")[0],
          rerun
        ]),
        [
          ["src/lib.rs:1:23", 1, "error[E0308]: mismatched types", undefined],
          ["tests/it.rs:7:3", 7, "error: cannot find macro", undefined]
        ]
      )
    })
  }

  it("a test program of cargo's that ended before its sum has lost tests, and says by what", () => {
    const begun = "running 3 tests\ntest ok ... ok\n"
    const whole = "running 1 test\ntest other ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured\n"
    for (const output of [begun, `${begun}${whole}`, `${whole}${begun}`]) {
      const { lost, noneRan } = read("cargo", output)
      assert.deepStrictEqual([lost, noneRan], [2, false])
    }
    assert.strictEqual(read("cargo", whole).lost, 0)
    const crash =
      "thread 'tests::deep' (77) has overflowed its stack\nerror: test failed, to rerun pass `--lib`\n\nCaused by:\n  process didn't exit successfully: `/app/target/debug/deps/sum-83d69e65c7120d7f deep` (signal: 6, SIGABRT: process abort signal)"
    const { failures, notes } = read("cargo", crash)
    assert.deepStrictEqual(
      failures.map(({ message, name }) => [name, message]),
      [["tests::deep", "thread 'tests::deep' (77) has overflowed its stack"]]
    )
    assert.deepStrictEqual(notes, ["The test program sum ended with signal: 6, SIGABRT: process abort signal"])
  })

  it("reports an error without a place that kept all from running, and none that a test printed", () => {
    const missing = "error: could not find `Cargo.toml` in `/app` or any parent directory"
    for (const runner of ["cargo", "nextest"] as const) {
      const { failures, notes } = read(runner, `${missing}\n`)
      assert.deepStrictEqual(
        [failures, notes],
        [[], ["cargo says: could not find `Cargo.toml` in `/app` or any parent directory"]]
      )
    }
    const printed = "error: connection refused"
    assert.isEmpty(read("cargo", `     Running unittests src/lib.rs (target/debug/deps/sum-0a)\n${printed}\n`).notes)
    assert.isEmpty(read("nextest", `    Starting 1 test across 1 binary\n${printed}\n`).notes)
  })

  it("leaves frames of a backtrace outside of the package out of a message", () => {
    const output = `running 1 test
test adds ... FAILED

failures:

---- adds stdout ----
thread 'adds' panicked at src/lib.rs:7:9:
boom
stack backtrace:
   0: core::panicking::panic
             at /rustc/5980/library/core/src/panicking.rs:150:5
   1: sum::adds
             at ./src/lib.rs:7:9
   2: main
note: Some details are omitted, run with \`RUST_BACKTRACE=full\` for a verbose backtrace.
note: panic did not contain expected string

failures:
    adds

test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out`
    const [one] = read("cargo", output).failures
    assert.strictEqual(
      one?.message,
      "thread 'adds' panicked at src/lib.rs:7:9:\nboom\nstack backtrace:\n   1: sum::adds\n             at src/lib.rs:7:9\nnote: panic did not contain expected string"
    )
  })
})

describe("go", () => {
  it("knows that a subtest has ended or waits once the next one runs", () => {
    const run = (Test: string) => ({ Action: "run", Test })
    const runningAfter = (...events: ReadonlyArray<object>) =>
      read("go", events.map((event) => JSON.stringify({ Package: "m", ...event })).join("\n")).running.map(
        ({ name }) => name
      )
    const top = run("TestA")
    assert.deepStrictEqual(runningAfter(top, run("TestA/b"), run("TestA/c")), ["m TestA/c", "m TestA"])
    const parallel = [top, run("TestA/b"), { Action: "pause", Test: "TestA/b" }, run("TestA/c")]
    assert.deepStrictEqual(runningAfter(...parallel), ["m TestA/c", "m TestA"])
    assert.deepStrictEqual(
      runningAfter(...parallel, { Action: "pass", Test: "TestA/c" }, { Action: "cont", Test: "TestA/b" }),
      ["m TestA/b", "m TestA"]
    )
    assert.deepStrictEqual(runningAfter(top, run("TestA/b"), run("TestA/b/c")), ["m TestA/b/c", "m TestA", "m TestA/b"])
  })

  it("takes the place of a panic from its stack: the test's own line, not that of the runtime", () => {
    const lines = [
      "=== RUN   TestSeg",
      "--- FAIL: TestSeg (0.00s)",
      "panic: runtime error: invalid memory address or nil pointer dereference [recovered]",
      "[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x4f4fe2]",
      "",
      "goroutine 19 [running]:",
      "testing.tRunner.func1.2({0x508da0, 0x5fda90})",
      "\t/usr/lib/go-1.19/src/testing/testing.go:1396 +0x24e",
      "panic({0x508da0, 0x5fda90})",
      "\t/usr/lib/go-1.19/src/runtime/panic.go:884 +0x212",
      "example.org/m/deep.deref(...)",
      "\t/app/deep/deref.go:3",
      "example.org/m/deep.TestSeg(0xc000096680?)",
      "\t/app/deep/a_test.go:6 +0x2",
      "testing.tRunner(0xc0000969c0, 0x52f3b8)",
      "\t/usr/lib/go-1.19/src/testing/testing.go:1446 +0x10b"
    ]
    const test = { Package: "example.org/m/deep", Test: "TestSeg" }
    const events = [
      { Action: "run", ...test },
      ...lines.map((line) => ({ Action: "output", ...test, Output: `${line}\n` })),
      { Action: "fail", ...test },
      { Action: "fail", Package: "example.org/m/deep" }
    ]
    const { failures } = read(
      "go",
      events.map((event) => JSON.stringify(event)).join("\n"),
      projectOf({ "go.mod": "module example.org/m\n", "deep/a_test.go": "" })
    )
    assert.lengthOf(failures, 1)
    assert.deepInclude(failures[0], {
      name: "example.org/m/deep TestSeg",
      file: "deep/a_test.go",
      line: 6,
      rerun: { scope: "file", target: "./deep", pattern: "^TestSeg$" }
    })
    assert.match(failures[0]?.message ?? "", /^panic: runtime error/)
  })

  /** Reads what `lines` are in a test's output, and how the test and its package end. */
  const failuresOf = (
    files: Readonly<Record<string, string>>,
    lines: ReadonlyArray<string>,
    ...ends: ReadonlyArray<object>
  ) => {
    const test = { Package: "example.org/m/deep", Test: "TestA" }
    const events = [
      { Action: "run", ...test },
      ...lines.map((line) => ({ Action: "output", ...test, Output: `${line}\n` })),
      ...ends
    ]
    const project = projectOf({ "go.mod": "module example.org/m\n", ...files })
    return read("go", events.map((event) => JSON.stringify(event)).join("\n"), project)
  }
  const failed = { Action: "fail", Package: "example.org/m/deep", Test: "TestA" }

  it("says that a panic kept later tests from running, unless the program came to its end", () => {
    const panic = ["panic: x [recovered]", "", "goroutine 7 [running]:", "m.TestA()", "\t/app/deep/a_test.go:5 +0x5d"]
    const ofPackage = { Package: "example.org/m/deep" }
    const died = failuresOf({}, panic, failed, { Action: "fail", ...ofPackage })
    assert.deepStrictEqual(died.notes, [
      "The panic in example.org/m/deep TestA ended the test program of its package: later tests were not run."
    ])
    const end = { Action: "output", ...ofPackage, Output: "FAIL\n" }
    const logged = failuresOf({}, panic, failed, end, { Action: "fail", ...ofPackage })
    assert.deepStrictEqual([logged.failed, logged.notes], [1, []])
  })

  it("says that a test ended the program, with what it wrote, also after one that failed", () => {
    const exits = { Package: "example.org/m/deep", Test: "TestExits" }
    const said = { Action: "output", ...exits, Output: "no database\n" }
    const { failures, notes, running } = failuresOf(
      {},
      ["    a_test.go:5: wrong"],
      failed,
      { Action: "run", ...exits },
      said,
      {
        Action: "fail",
        Package: "example.org/m/deep"
      }
    )
    assert.deepStrictEqual(
      failures.map(({ name }) => name),
      ["example.org/m/deep TestA"]
    )
    assert.deepStrictEqual(
      running.map(({ message, name }) => [name, message.trim()]),
      [["example.org/m/deep TestExits", "no database"]]
    )
    assert.deepStrictEqual(notes, [
      "The test program of example.org/m/deep ended during TestExits: later tests were not run."
    ])
  })

  it("tells a package whose program failed from its tests", () => {
    const ofPackage = { Package: "example.org/m/deep" }
    const [failure] = failuresOf(
      {},
      [],
      { ...failed, Action: "pass" },
      ...["PASS\n", "cannot close\n"].map((Output) => ({ Action: "output", ...ofPackage, Output })),
      { Action: "fail", ...ofPackage }
    ).failures
    assert.deepInclude(failure, { name: "example.org/m/deep", isPackage: true })
    assert.strictEqual(failure?.message.trim(), "cannot close")
  })

  it("keeps what a test says at the end of much output, with its place", () => {
    const noise = Array.from({ length: 20_000 }, (_, i) => `/app/deep/a_test.go:${i} is not said by the test`)
    const { failures } = failuresOf({ "deep/a_test.go": "" }, [...noise, "    a_test.go:7: got 1, want 2"], failed)
    assert.deepInclude(failures[0], { file: "deep/a_test.go", line: 7 })
    assert.match(failures[0]?.message ?? "", /\n {4}a_test\.go:7: got 1, want 2$/)
    const whole = new Set([...noise, "[…]", "…", "    a_test.go:7: got 1, want 2"])
    const lines = failures[0]?.message.split("\n") ?? []
    assert.isAbove(lines.length, 10)
    assert.isAtMost(lines.filter((line) => !whole.has(line)).length, 2)
    assert.lengthOf(
      lines.filter((line) => line === "[…]"),
      1
    )
  })

  it("keeps both ends of a long line that a test says, with its place", () => {
    const says = (Output: string) => ({ Action: "output", Package: "example.org/m/deep", Test: "TestA", Output })
    const pieces = ["    a_test.go:7: got ", ...Array.from({ length: 10 }, () => "x".repeat(4096)), ", want y\n"]
    const { failures } = failuresOf({ "deep/a_test.go": "" }, [], ...pieces.map(says), failed)
    assert.deepInclude(failures[0], { file: "deep/a_test.go", line: 7 })
    assert.match(failures[0]?.message ?? "", /^ {4}a_test\.go:7: got x{900,}[\s\S]*x{900,}, want y$/)
  })

  it("shows where a test hung that wrote much before the stacks of many goroutines", () => {
    const noise = Array.from({ length: 200 }, (_, i) => `line ${i} of what the test writes while it runs`)
    const stacks = Array.from({ length: 300 }, (_, i) => [
      `goroutine ${i + 7} [sleep]:`,
      "example.org/m/deep.TestA(0x1)",
      "\t/app/deep/a_test.go:5 +0x5d"
    ])
    const lines = [...noise, "SIGQUIT: quit", ...stacks.flat()]
    const { running } = failuresOf({ "deep/a_test.go": "" }, lines, { Action: "fail", Package: "example.org/m/deep" })
    assert.strictEqual(running[0]?.line, 5)
    assert.match(
      running[0]?.message ?? "",
      /^\[sleep\] \(300 goroutines\)\ndeep\/a_test\.go:5: in deep\.TestA\nline 0 of/
    )
    assert.notMatch(running[0]?.message ?? "", /goroutine \d/)
  })

  const packageFailed = { Action: "fail", Package: "example.org/m/deep" }
  const files = { "deep/a_test.go": "" }

  it("takes the place of a race from its stacks, and shows these without the runtime's own lines", () => {
    const { failures } = failuresOf(
      files,
      [
        "==================",
        "WARNING: DATA RACE",
        "Read at 0x00c000018208 by goroutine 17:",
        "  example.org/m/deep.TestA.func1()",
        "      /app/deep/a_test.go:4 +0x39",
        "",
        "Goroutine 17 (running) created at:",
        "  example.org/m/deep.TestA()",
        "      /app/deep/a_test.go:3 +0x84",
        "  testing.tRunner()",
        "      /usr/lib/go-1.19/src/testing/testing.go:1446 +0x216",
        "==================",
        "    testing.go:1319: race detected during execution of test"
      ],
      failed,
      packageFailed
    )
    assert.deepStrictEqual(
      failures.map(({ file, line }) => [file, line]),
      [["deep/a_test.go", 4]]
    )
    assert.include(failures[0]?.message, "  example.org/m/deep.TestA()\n      deep/a_test.go:3 +0x84\n=====")
    assert.notInclude(failures[0]?.message, "tRunner")
  })

  it("gives no file that does not exist: a helper of another package is named without its folder", () => {
    const lines = ["    check.go:12: not equal", "    a_test.go:9: gave up"]
    const placesOf = (files: Readonly<Record<string, string>>) =>
      failuresOf(files, lines, failed, packageFailed).failures.map(({ file, line }) => [file, line])
    assert.deepStrictEqual(placesOf(files), [["deep/a_test.go", 9]])
    assert.deepStrictEqual(placesOf({}), [[undefined, undefined]])
  })

  it("takes as the place what the test says, not what the code under test has logged", () => {
    const all = { ...files, "deep/server.go": "", "deep/check.go": "" }
    const placeOf = (...lines: ReadonlyArray<string>) =>
      failuresOf(all, lines, failed, packageFailed).failures.map(({ file, line }) => [file, line])
    const logged = "server.go:40: listening"
    assert.deepStrictEqual(placeOf(logged, "    a_test.go:9: wrong"), [["deep/a_test.go", 9]])
    assert.deepStrictEqual(placeOf(logged, "    check.go:3: not equal"), [["deep/check.go", 3]])
    assert.deepStrictEqual(placeOf(logged, "a_test.go:7: said"), [["deep/a_test.go", 7]])
    assert.deepStrictEqual(placeOf(logged), [[undefined, undefined]])
    const stack = [
      "panic: gone",
      "goroutine 7 [running]:",
      "example.org/m/deep.TestA(0x1)",
      "\t/app/deep/a_test.go:5 +0x2"
    ]
    assert.deepStrictEqual(placeOf(logged, ...stack), [["deep/a_test.go", 5]])
  })

  /** Reads what `lines` are, each with the test that go says wrote it, and how the package ends. */
  const failuresIn = (events: ReadonlyArray<readonly [action: string, test: string, line?: string]>) => {
    const known = events.map(([Action, Test, line]) => ({
      Action,
      Package: "example.org/m/deep",
      Test,
      ...(line === undefined ? {} : { Output: `${line}\n` })
    }))
    const project = projectOf({ "go.mod": "module example.org/m\n", ...files })
    const text = [...known, packageFailed].map((event) => JSON.stringify(event)).join("\n")
    const { counts, failures, running } = read("go", text, project)
    return { counts, running, failures: failures.map(({ line, message, name }) => [name, line, message]) }
  }

  it("sees the ends of subtests that go gives to the last one, which has not finished its line", () => {
    const { counts, failures, running } = failuresIn([
      ["run", "TestS"],
      ["run", "TestS/one"],
      ["output", "TestS/one", "    a_test.go:3: really wrong"],
      ["run", "TestS/two"],
      ["output", "TestS/two", "bb--- FAIL: TestS (0.00s)"],
      ["output", "TestS/two", "    --- FAIL: TestS/one (0.00s)"],
      ["output", "TestS/two", "    --- PASS: TestS/two (0.00s)"],
      ["run", "TestT"],
      ["pass", "TestT"]
    ])
    assert.deepStrictEqual([counts, running], [{ passed: 2, failed: 1, skipped: 0 }, []])
    assert.deepStrictEqual(failures, [["example.org/m/deep TestS/one", 3, "    a_test.go:3: really wrong"]])
  })

  it("lists a test beside its failed subtests only where it says something itself", () => {
    const namesOf = (...lines: ReadonlyArray<string>) =>
      failuresIn([
        ["run", "TestS"],
        ...lines.map((line) => ["output", "TestS", line] as const),
        ["run", "TestS/one"],
        ["run", "TestS/one/deep"],
        ["output", "TestS/one/deep", "    a_test.go:3: wrong"],
        ["fail", "TestS/one/deep"],
        ["fail", "TestS/one"],
        ["output", "TestS", "--- FAIL: TestS (0.00s)"],
        ["fail", "TestS"]
      ]).failures.map(([name]) => name)
    assert.deepStrictEqual(namesOf(), ["example.org/m/deep TestS/one/deep"])
    const slashed = failuresIn([
      ["run", "TestS"],
      ["run", "TestS/a/b"],
      ["output", "TestS/a/b", "    a_test.go:3: wrong"],
      ["fail", "TestS/a/b"],
      ["fail", "TestS"]
    ]).failures.map(([name]) => name)
    assert.deepStrictEqual(slashed, ["example.org/m/deep TestS/a/b"])
    assert.deepStrictEqual(namesOf("    a_test.go:5: wrong too"), [
      "example.org/m/deep TestS/one/deep",
      "example.org/m/deep TestS"
    ])
  })

  it("shows where a test hung after another one had failed", () => {
    const { failures, running } = failuresIn([
      ["run", "TestA"],
      ["output", "TestA", "    a_test.go:3: wrong"],
      ["fail", "TestA"],
      ["run", "TestB"],
      ["output", "TestB", "SIGQUIT: quit"],
      ["output", "TestB", "goroutine 7 [sleep]:"],
      ["output", "TestB", "example.org/m/deep.TestB(0x1)"],
      ["output", "TestB", "\t/app/deep/a_test.go:5 +0x2"]
    ])
    assert.deepStrictEqual(failures, [["example.org/m/deep TestA", 3, "    a_test.go:3: wrong"]])
    assert.deepStrictEqual(
      running.map(({ line, message }) => [line, message]),
      [[5, "[sleep]\ndeep/a_test.go:5: in deep.TestB"]]
    )
  })

  it("sees the ends of parallel subtests so, though a later test crashes", () => {
    const { counts, failures, running } = failuresIn([
      ["run", "TestS"],
      ["run", "TestS/one"],
      ["pause", "TestS/one"],
      ["run", "TestS/two"],
      ["pause", "TestS/two"],
      ["cont", "TestS/one"],
      ["cont", "TestS/two"],
      ["output", "TestS/two", "    a_test.go:5: bad"],
      ["output", "TestS/two", "bb--- FAIL: TestS (0.00s)"],
      ["output", "TestS/two", "    --- PASS: TestS/one (0.00s)"],
      ["output", "TestS/two", "    --- FAIL: TestS/two (0.00s)"],
      ["run", "TestT"],
      ["output", "TestT", "panic: later"],
      ["fail", "TestT"]
    ])
    assert.deepStrictEqual([counts, running], [{ passed: 1, failed: 2, skipped: 0 }, []])
    assert.deepStrictEqual(failures, [
      ["example.org/m/deep TestT", undefined, "panic: later"],
      ["example.org/m/deep TestS/two", 5, "    a_test.go:5: bad\nbb"]
    ])
  })

  it("sees the end of a test behind a line that it has not finished, which is no event before Go 1.20", () => {
    const written = (result: string, test: string) => [`    a_test.go:9: said`, `partial--- ${result}: ${test} (0.00s)`]
    const { counts, failures } = failuresOf(files, written("FAIL", "TestA"), packageFailed)
    assert.deepStrictEqual(counts, { passed: 0, failed: 1, skipped: 0 })
    assert.deepStrictEqual(
      failures.map(({ line, message, name }) => [name, line, message]),
      [["example.org/m/deep TestA", 9, "    a_test.go:9: said\npartial"]]
    )
    const ended = { Action: "pass", Package: "example.org/m/deep" }
    assert.deepStrictEqual(failuresOf(files, written("PASS", "TestA"), ended).counts, {
      passed: 1,
      failed: 0,
      skipped: 0
    })
    // The event is believed where there is one.
    const passed = failuresOf(files, written("FAIL", "TestA"), { ...failed, Action: "pass" }, ended)
    assert.deepStrictEqual(passed.counts, { passed: 1, failed: 0, skipped: 0 })
    assert.isUndefined(failuresOf(files, written("FAIL", "TestB"), ended).counts)
  })
})

describe("GUT", () => {
  const script = 'extends "res://addons/gut/test.gd"\n\nfunc test_two():\n\tpass\nfunc test_three():\n\tpass\n'
  const project = projectOf({ "test/test_a.gd": script })

  it("gives every failed assertion of a test, and the line of the test where a release build knows none", () => {
    const output = `res://test/test_a.gd
* test_two
    [Failed]:  first
      at line -1
    [Failed]:  second
      at line -1
* test_three
Passing tests  1
Failing tests  1`
    const { failures } = read("godot-gut", output, project)
    assert.deepStrictEqual(
      failures.map(({ line, message }) => [line, message]),
      [[3, "first\nsecond"]]
    )
    const { report } = runnerOf("godot-gut")
    const xml =
      '<testsuite name="res://test/test_a.gd"><testcase name="test_two" classname="res://test/test_a.gd"><failure message="failed">first\n   at line -1</failure></testcase></testsuite>'
    const reported = new Results()
    const reader = report?.reader(project)
    for (const event of [...(reader?.read(xml) ?? []), ...(reader?.end?.() ?? [])]) reported.add(event)
    const [one] = merged(reported.result(), read("godot-gut", output, project)).failures
    assert.deepStrictEqual([one?.line, one?.message], [3, "first\nsecond"])
  })

  it("an assertion that fails before or after all tests of a script fails the script, and none of its tests", () => {
    const summary = "res://test/test_a.gd\n- test_three\n    [Failed]:  wrong\n      at line 6\n"
    const output = `res://test/test_a.gd
* before_all
    [Failed]:  [1] expected to equal [2]:  setup
      at line 2

* test_two
* test_three
    [Failed]:  wrong
      at line 6

* after_all
    [Failed]:  [3] expected to equal [4]
      at line -1

= Run Summary
${summary}[Failed]:  before_all/after_all assert failed
Passing Tests  1
Failing Tests  1
`
    const reported = new Results()
    const xml = `<testsuite name="test/test_a.gd"><testcase name="test_two" classname="test/test_a.gd"/><testcase name="test_three" classname="test/test_a.gd"><failure message="failed">wrong\n at line 6</failure></testcase></testsuite>`
    const reader = runnerOf("godot-gut").report?.reader(project)
    for (const event of [...(reader?.read(xml) ?? []), ...(reader?.end?.() ?? [])]) reported.add(event)
    const { counts, failures } = merged(reported.result(), read("godot-gut", output, project))
    assert.deepStrictEqual(
      failures.map(({ file, line, message }) => [file, line, message]),
      [
        ["test/test_a.gd", 6, "wrong"],
        ["test/test_a.gd", 2, "before_all: [1] expected to equal [2]:  setup"]
      ]
    )
    assert.deepStrictEqual(counts, { passed: 1, failed: 2, skipped: 0 })
    const [one] = read("godot-gut", "res://test/test_a.gd\n[Failed]:  before_all/after_all assert failed").failures
    assert.deepInclude(one, {
      name: "res://test/test_a.gd",
      message: "An assertion in before_all or after_all failed."
    })
  })

  it("a test that failed and is pending too failed, as GUT counts it, though its report calls it pending", () => {
    const xml = `<testsuite name="test/test_a.gd"><testcase name="test_two" classname="test/test_a.gd"><skipped message="pending">later</skipped></testcase><testcase name="test_three" classname="test/test_a.gd"><skipped message="pending">later</skipped></testcase></testsuite>`
    const output = `res://test/test_a.gd
* test_two
    [Pending]:  later
[Failed]:  printed by the test
* test_three
    [Failed]:  wrong
      at line 6

    [Pending]:  later

= Run Summary
res://test/test_a.gd
- test_two
    [Pending]:  later
- test_three
    [Failed]:  wrong
      at line 6
    [Pending]:  later
Failing Tests  1
Risky/Pending  1
`
    const reported = new Results()
    const reader = runnerOf("godot-gut").report?.reader(project)
    for (const event of [...(reader?.read(xml) ?? []), ...(reader?.end?.() ?? [])]) reported.add(event)
    const { counts, failures } = merged(reported.result(), read("godot-gut", output, project))
    assert.deepStrictEqual(
      failures.map(({ line, message, name }) => [name, line, message]),
      [["res://test/test_a.gd > test_three", 6, "wrong"]]
    )
    assert.deepStrictEqual(counts, { passed: 0, failed: 1, skipped: 1 })
  })

  it("a test whose function ended with a script error failed, though GUT calls it passed: Godot 3 and 4", () => {
    const errors = [
      "SCRIPT ERROR: test_three: Invalid call. Nonexistent function 'foo' in base 'Nil'.\n   At: res://test/test_a.gd:6.",
      "SCRIPT ERROR: Invalid call. Nonexistent function 'foo' in base 'Nil'.\n          at: test_three (res://test/test_a.gd:6)"
    ]
    for (const error of errors) {
      const output = `res://test/test_a.gd\n* test_two\n* test_three\nPassing tests  2\nFailing tests  0\n${error}`
      const { failures } = read("godot-gut", output, project)
      assert.lengthOf(failures, 1)
      assert.deepInclude(failures[0], {
        name: "res://test/test_a.gd > test_three",
        line: 6,
        message: "Script error: Invalid call. Nonexistent function 'foo' in base 'Nil'.",
        rerun: { scope: "file", target: "test/test_a.gd", pattern: "test_three" }
      })
    }
    const elsewhere = "SCRIPT ERROR: Division by zero.\n   at: half (res://src/half.gd:4)"
    const { failures, notes } = read("godot-gut", elsewhere, project)
    assert.deepStrictEqual([failures, notes], [[], ["Script error in src/half.gd:4: Division by zero."]])
  })
})

describe("gdUnit4", () => {
  it("of version 5 and 6 writes no colon before a state; names may hold one, or the word of a state", () => {
    const { counts, failures } = read(
      "godot-gdunit4",
      clean(`Run Test Suite: res://test/sum_test.gd
  res://test/sum_test.gd > test_adds STARTED
  res://test/sum_test.gd > test_adds FAILED (retry 2) 1s 12ms
  Report:
    line 12: Expecting:
     '3' but was '2'

  res://test/sum_test.gd > test_each:1 ('A FAILED b', 'PASSED 1') PASSED 2ms
  res://a.gd > test_x\u001b[20GWARNING 2ms
  res://test/sum_test.gd > test_later SKIPPED 0ms
Statistics: 4 test cases | 0 errors | 1 failures | 0 flaky | 1 skipped | 0 orphans | FAILED 2ms`)
    )
    assert.deepStrictEqual(counts, { passed: 2, failed: 1, skipped: 1 })
    assert.deepStrictEqual(failures, [
      {
        name: "res://test/sum_test.gd > test_adds",
        file: "test/sum_test.gd",
        line: 12,
        message: "line 12: Expecting:\n'3' but was '2'",
        rerun: { scope: "file", target: "test/sum_test.gd:test_adds" }
      }
    ])
  })
})

describe("gdUnit4 and a script that cannot be parsed", () => {
  const errorsIn = (script: string) => `SCRIPT ERROR: Parse Error: Expected ")" in call.
          at: GDScript::reload (res://${script}:4)
ERROR: Failed to load script "res://${script}" with error "Parse error".
   at: load (modules/gdscript/gdscript.cpp:3022)`
  const passed = "  res://test/other_test.gd > test_holds PASSED 2ms"

  it("a suite that gdUnit4 left out without a word has failed", () => {
    for (const output of [`${errorsIn("test/sum_test.gd")}\n${passed}`, errorsIn("test/sum_test.gd")])
      assert.deepStrictEqual(read("godot-gdunit4", output).failures, [
        {
          name: "res://test/sum_test.gd",
          file: "test/sum_test.gd",
          line: 4,
          isUnreported: true,
          message: 'Parse Error: Expected ")" in call.',
          rerun: { scope: "file", target: "test/sum_test.gd" }
        }
      ])
  })

  it("one that is no test is reported and fails nothing; errors of scripts that ran are gdUnit4's to tell", () => {
    const { failures, notes } = read("godot-gdunit4", `${errorsIn("src/sum.gd")}\n${passed}`)
    assert.isEmpty(failures)
    assert.strictEqual(notes[0], 'Script error in src/sum.gd:4: Parse Error: Expected ")" in call.')
    const ran = "SCRIPT ERROR: Division by zero.\n   at: test_holds (res://test/other_test.gd:4)"
    assert.deepInclude(read("godot-gdunit4", `${ran}\n${passed}`), { failures: [], notes: [] })
  })

  it("the same of GUT, where Godot names the script and no line", () => {
    const output =
      'ERROR: Failed to load script "res://test/test_a.gd" with error "Parse error".\n   at: load (x.cpp:3)'
    const [one] = read("godot-gut", output).failures
    assert.deepInclude(one, { name: "res://test/test_a.gd", file: "test/test_a.gd" })
  })
})

describe("the JSON events of package:test", () => {
  const reader = (runner: "dart" | "flutter") => {
    const { report } = runnerOf(runner)
    if (report === undefined) throw new Error("no report")
    return report.reader(projectOf())
  }
  const lines = (...events: ReadonlyArray<unknown>) => events.map((event) => JSON.stringify(event)).join("\n")
  const suite = { type: "suite", suite: { id: 0, platform: "vm", path: "/app/test/a_test.dart" } }
  const loading = [
    {
      type: "testStart",
      test: { id: 1, name: "loading /app/test/a_test.dart", suiteID: 0, groupIDs: [], line: null, url: null }
    },
    suite,
    { type: "testDone", testID: 1, result: "success", skipped: false, hidden: true }
  ]
  const start = (id: number, name: string, line: number) => ({
    type: "testStart",
    test: { id, name, suiteID: 0, line, column: 3, url: "file:///app/test/a_test.dart" }
  })
  const done = (testID: number, result: string, skipped = false) => ({
    type: "testDone",
    testID,
    result,
    skipped,
    hidden: false
  })

  it("give counts, places, messages and reruns, also of an error after a test's end", () => {
    const results = resultsOf(
      reader("dart"),
      lines(
        suite,
        ...loading,
        { type: "group", group: { id: 2, suiteID: 0, parentID: null, name: "", testCount: 4 } },
        start(3, "adds (a) - b", 7),
        { type: "print", testID: 3, message: '{"type":"testDone","testID":3,"result":"failure"}' },
        {
          type: "error",
          testID: 3,
          error: "Expected: <1>",
          stackTrace: "package:matcher expect\ntest/a_test.dart 9:5 main.<fn>",
          isFailure: true
        },
        done(3, "failure"),
        start(4, "holds", 12),
        done(4, "success"),
        start(5, "later", 14),
        done(5, "success", true),
        start(6, "passes first", 16),
        done(6, "success"),
        { type: "error", testID: 6, error: "late", stackTrace: "", isFailure: false },
        [{ event: "test.startedProcess", params: {} }],
        { success: false, type: "done" }
      )
    )
    assert.deepInclude(results.counts, { skipped: 1 })
    assert.strictEqual(results.expected, 4)
    assert.deepStrictEqual(results.failures, [
      {
        name: "test/a_test.dart: adds (a) - b",
        file: "test/a_test.dart",
        line: 9,
        message: "Expected: <1>\ntest/a_test.dart 9:5 main.<fn>",
        rerun: { scope: "file", target: "test/a_test.dart", pattern: "^adds \\(a\\) - b$" }
      },
      {
        name: "test/a_test.dart: passes first",
        file: "test/a_test.dart",
        line: 16,
        message: "late",
        rerun: { scope: "file", target: "test/a_test.dart", pattern: "^passes first$" }
      }
    ])
    assert.deepStrictEqual(results.running, [])
  })

  it("tell which test hung, and survive a last line that is cut", () => {
    const results = resultsOf(reader("flutter"), `${lines(suite, ...loading, start(3, "waits", 7))}\n{"type":"testDo`)
    assert.deepInclude(results.running[0], { name: "test/a_test.dart: waits", line: 7 })
    assert.strictEqual(results.seen, 1)
  })

  it("are asked for by a configuration file, after the user's own, and not over a reporter of theirs", () => {
    const { report }: Runner = runnerOf("flutter")
    const place = { folder: "/tmp/x", file: "/app/out/results.jsonl" }
    const request = (own?: string) =>
      report?.request(
        place,
        projectOf(own === undefined ? {} : { "/home/me/.dart_test.yaml": own }, { HOME: "/home/me" })
      )
    assert.deepStrictEqual(request()?.args, undefined)
    assert.deepStrictEqual(request()?.environment, { DART_TEST_CONFIG: "/tmp/x/dart_test.yaml" })
    assert.deepStrictEqual(request()?.files, {
      "dart_test.yaml": 'file_reporters:\n  json: "/app/out/results.jsonl"\n'
    })
    assert.include(request("color: false")?.files?.["dart_test.yaml"] ?? "", "color: false\nfile_reporters:")
    assert.isUndefined(request("file_reporters:\n  json: mine.json\n"))
  })
})
