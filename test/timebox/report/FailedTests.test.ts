import { assert, describe, it } from "@effect/vitest"
import * as FailedTests from "../../../src/timebox/report/FailedTests.ts"
import { marksOf } from "../../../src/timebox/report/RunnerMarks.ts"
import { type Runner, runners } from "../../../src/timebox/runners/templates.ts"

/** What each runner prints of failures, beside what it prints of everything else. */
const outputs: Readonly<Record<Runner, readonly [output: string, failed: ReadonlyArray<string>, test: string]>> = {
  flutter: [
    `00:01 +0: /app/test/counter_test.dart: starts at 0
00:02 +1 -1: /app/test/counter_test.dart: increments [E]
00:02 +1 ~1 -2: loading /app/test/broken_test.dart [E]
00:03 +2 -2: Some tests failed.`,
    ["test/counter_test.dart: increments", "loading test/broken_test.dart"],
    "00:01 +0: /app/test/counter_test.dart: starts at 0"
  ],
  dart: ["00:00 +0 -1: test/a_test.dart: adds [E]\n  Expected: <3>", ["test/a_test.dart: adds"], "00:00 +0: x"],
  vitest: [
    ` ❯ test/a.test.ts (3 tests | 1 failed) 13ms
   × sum > adds 8ms
 FAIL  test/b.test.ts [ test/b.test.ts ]
 FAIL  test/a.test.ts > sum > adds
 FAIL  test/a.test.ts > sum > adds`,
    ["test/b.test.ts", "test/a.test.ts > sum > adds"],
    "   ✓ sum > holds 2ms"
  ],
  jest: [
    `PASS src/good.test.js
FAIL src/sum.test.js (5.12 s)
  sum
    ✕ adds (3 ms)
  ● Console
  ● sum › adds
  ● Test suite failed to run
Summary of all failing tests
FAIL src/sum.test.js
  ● sum › adds`,
    ["src/sum.test.js › sum › adds", "src/sum.test.js › Test suite failed to run"],
    "    ✓ holds (1 ms)"
  ],
  pytest: [
    `FAILED is only a word here
=========================== short test summary info ============================
FAILED tests/test_sum.py::test_adds - assert 1 == 2
FAILED tests/test_sum.py::test_each[a b]
ERROR tests/test_other.py::test_setup - fixture 'x' not found
============================== 2 failed, 1 error in 0.10s ==============================`,
    ["tests/test_sum.py::test_adds", "tests/test_sum.py::test_each[a b]", "tests/test_other.py::test_setup"],
    "tests/test_sum.py::test_adds PASSED"
  ],
  cargo: [
    `running 3 tests
test sum::adds ... FAILED

failures:

---- sum::adds stdout ----
    an indented line that a test printed

failures:
    sum::adds
    sum::deep::er

test result: FAILED. 1 passed; 2 failed`,
    ["sum::adds", "sum::deep::er"],
    "test sum::adds ... "
  ],
  go: [
    `=== RUN   TestAdds
--- FAIL: TestAdds (0.00s)
    --- FAIL: TestAdds/two (0.00s)
--- PASS: TestHolds (0.00s)
FAIL	example.org/sum	0.002s`,
    ["TestAdds", "TestAdds/two"],
    "=== RUN   TestAdds"
  ],
  "godot-gut": [
    `res://test/unit/test_sum.gd
* test_holds
* test_adds
    [Failed]:  [2] expected to equal [3]
      at line 7`,
    ["res://test/unit/test_sum.gd > test_adds"],
    "* test_adds"
  ],
  "godot-gdunit4": [
    `	Run Test: res://test/sum_test.gd > test_adds :STARTED
	Run Test: res://test/sum_test.gd > test_adds :FAILED 12ms
	Run Test: res://test/sum_test.gd > test_holds :PASSED 2ms`,
    ["res://test/sum_test.gd > test_adds"],
    "	Run Test: res://test/sum_test.gd > test_adds :STARTED"
  ]
}

describe("FailedTests", () => {
  for (const runner of runners) {
    it(`reads the failed tests of ${runner}, and knows a line that names a test`, () => {
      const [output, failed, test] = outputs[runner]
      const reader = FailedTests.make(runner, "/app")
      for (const line of output.split("\n")) reader.read(line)
      assert.deepStrictEqual(reader.names(), failed)
      assert.match(test, marksOf(runner).test ?? /never/)
    })
  }

  it("does not gather without end", () => {
    const reader = FailedTests.make("go", "/app")
    for (let i = 0; i < 5000; i++) reader.read(`--- FAIL: Test${i} (0.00s)`)
    assert.strictEqual(reader.names().length, FailedTests.MOST)
  })
})
