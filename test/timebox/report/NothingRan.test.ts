import { assert, describe, it } from "@effect/vitest"
import * as NothingRan from "../../../src/timebox/report/NothingRan.ts"
import type { Runner } from "../../../src/timebox/runners/templates.ts"

const holds = (runner: Runner, output: string): boolean => {
  const reader = NothingRan.make(runner)
  for (const line of output.split("\n")) reader.read(line)
  return reader.holds()
}

describe("NothingRan", () => {
  it("knows a pass of nothing from a pass, for each runner that makes no other difference", () => {
    for (const [runner, nothing, something] of [
      ["vitest", "      Tests  3 skipped (3)", "      Tests  1 passed | 2 skipped (3)"],
      ["jest", "Tests:       3 skipped, 3 total", "Tests:       2 skipped, 1 passed, 3 total"],
      ["cargo", "running 0 tests\n\nrunning 0 tests", "running 0 tests\n\nrunning 1 test\n"],
      [
        "go",
        "?   \texample.org/a\t[no test files]\nok  \texample.org/b\t0.01s [no tests to run]",
        "ok  \texample.org/b\t(cached)"
      ],
      ["godot-gdunit4", "No test suites found, abort test run!", "\tRun Test: res://test/a.gd > test_x :PASSED 2ms"]
    ] as const) {
      assert.isTrue(holds(runner, nothing), runner)
      assert.isFalse(holds(runner, something), runner)
      assert.isFalse(holds(runner, `${nothing}\n${something}`), runner)
      assert.isFalse(holds(runner, ""), runner)
    }
    assert.isFalse(holds("flutter", "No tests ran."))
  })
})
