import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { call, connect, temporaryFolder } from "../support/bundle.ts"
import { shared } from "../support/shared.ts"
import { bin } from "../support/timebox.ts"

const script = fileURLToPath(new URL("../support/fake-dart-test.mjs", import.meta.url))

interface Test {
  readonly file: string
  readonly name: string
  readonly line: number
  readonly result: "passed" | "failed" | "skipped" | "hang" | "load"
  readonly ms?: number
  readonly error?: string
  readonly stack?: string
  readonly prints?: ReadonlyArray<string>
}

interface Play {
  readonly reporter: "compact" | "expanded"
  /** The list of failures at the end, which the expanded reporter has had since 2026. */
  readonly summary?: boolean
  /** A version, or a project, in which the configuration file says nothing. */
  readonly noJson?: boolean
  readonly tests: ReadonlyArray<Test>
}

/** Longer than the line of a terminal: the compact reporter leaves out its middle. */
const LONG = `keeps ${"what stands in the middle of a very long name ".repeat(6)}and its end`

const failing = (name: string, line: number): Test => ({
  file: "test/counter_test.dart",
  name,
  line,
  result: "failed",
  error: "Expected: <2>\n  Actual: <1>",
  stack: `package:matcher                                     expect\ntest/counter_test.dart ${line + 1}:5                        main.<fn>\n`
})

/** A test of a widget: Flutter prints its exception and tells package:test only that it did. */
const failingWidget = (name: string, line: number): Test => ({
  ...failing(name, line),
  prints: [
    `══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞════════════════════════════════════════════════════
The following TestFailure was thrown running a test:
Expected: <2>
  Actual: <1>

When the exception was thrown, this was the stack:
#4      main.<anonymous closure> (file:///app/test/counter_test.dart:${line + 1}:5)
<asynchronous suspension>
#5      testWidgets.<anonymous closure>.<anonymous closure> (package:flutter_test/src/widget_tester.dart:192:15)

This was caught by the test expectation on the following line:
  file:///app/test/counter_test.dart line ${line + 1}
The test description was:
  ${name}
════════════════════════════════════════════════════════════════════════════════════════════════════`
  ],
  error: `Test failed. See exception logs above.\nThe test description was: ${name}`,
  stack: ""
})

const passing = (name: string): Test => ({ file: "test/counter_test.dart", name, line: 3, result: "passed", ms: 10 })

const NAMES = [`it's "quoted" (a) - b/c [1] 日本語`, LONG, "Counter increments: twice [E] or so"]

const suite: ReadonlyArray<Test> = [
  { ...passing("starts at 0"), prints: ["printed by the test", "00:00 +0: no progress of ours"] },
  ...NAMES.map((name, n) => failing(name, 10 + 10 * n)),
  failingWidget("Counter has a label", 10 + 10 * NAMES.length),
  { ...passing("later"), result: "skipped" },
  {
    file: "test/broken_test.dart",
    name: "",
    line: 1,
    result: "load",
    error: "Failed to load \"test/broken_test.dart\":\ntest/broken_test.dart:3:8: Error: Expected ';' after this."
  }
]

/** A server of both runners, in a root whose `fake-dart.json` says what they play. */
const server = Effect.gen(function* () {
  const folder = yield* temporaryFolder
  const programs = join(folder, "bin")
  const root = join(folder, "app")
  for (const made of [programs, root]) mkdirSync(made)
  for (const runner of ["flutter", "dart"]) symlinkSync(script, join(programs, runner))
  const PATH = [programs, dirname(process.execPath), process.env["PATH"]].join(delimiter)
  const client = yield* connect({ bin, args: ["--runners", "flutter,dart"], cwd: root, env: { PATH } })
  const limits = { timeout_ms: 20_000, no_output_timeout_ms: 10_000, max_output_bytes: 20_000 }
  const run = (runner: "flutter" | "dart", play: Play, request: Record<string, unknown> = {}) =>
    Effect.suspend(() => {
      writeFileSync(join(root, "fake-dart.json"), JSON.stringify(play))
      return Effect.map(call(client, "run_test", { runner, scope: "all", ...limits, ...request }), ({ value }) => value)
    })
  return { root, run }
})

describe("package:test, before and after test_core 0.6.15", () => {
  const started = shared(server)

  // Both are read by the same code: of dart one form is enough.
  for (const [runner, reporters] of [
    ["flutter", ["compact", "expanded"]],
    ["dart", ["compact"]]
  ] as const) {
    for (const reporter of reporters) {
      for (const noJson of runner === "dart" ? [true] : [false, true]) {
        const form = `${runner}, ${reporter}, ${noJson ? "without" : "with"} the events`

        it.scopedLive(`${form}: names, places and assertions of what failed`, () =>
          Effect.gen(function* () {
            const play = { reporter, noJson, summary: reporter === "expanded", tests: suite }
            const { root, run } = started()
            const value = yield* run(runner, play)
            assert.deepStrictEqual([value["status"], value["exit_code"]], ["fail", 1])
            assert.deepStrictEqual(value["counts"], { passed: 1, failed: 5, skipped: 1 })
            const failures = value["failures"] as ReadonlyArray<Record<string, unknown>>
            assert.deepStrictEqual(
              failures.map(({ name, line }) => [name, line]),
              [
                ...[...NAMES, "Counter has a label"].map((name, n) => [`test/counter_test.dart: ${name}`, 11 + 10 * n]),
                ["loading test/broken_test.dart", 3]
              ]
            )
            // A widget's assertion stands in what Flutter printed, not in the error.
            assert.match(
              String(failures.at(-2)?.["message"]),
              /^The following TestFailure .*:\nExpected: <2>\n {2}Actual: <1>\n/
            )
            for (const { file, message, rerun } of failures) {
              assert.match(String(file), /^test\/\w+_test\.dart$/)
              assert.match(String(message), /Expected: <2>\n {2}Actual: <1>|Expected ';' after this/)
              assert.deepInclude(rerun, { scope: "file", target: file })
            }
            // A redrawn line is one line, and no padding is left.
            const { raw_log } = value["artifacts"] as { readonly raw_log: string }
            assert.isAbove(readFileSync(join(root, raw_log), "utf8").length, 500)
            assert.notMatch(String(value["excerpt"]), /\r| {20}$/m)
          })
        )

        it.scopedLive(`${form}: a clock alone is silence`, () =>
          Effect.gen(function* () {
            const tests = [passing("starts at 0"), { ...passing("never settles"), result: "hang" as const }]
            const play = { reporter, noJson, tests }
            const value = yield* started().run(runner, play, { no_output_timeout_ms: 2500 })
            assert.strictEqual(value["status"], "no_output")
            const file = "test/counter_test.dart"
            const place = noJson ? { file } : { file, line: 3 }
            assert.deepStrictEqual(value["hung_test"], { name: `${file}: never settles`, ...place })
            assert.include(String(value["message"]), "never settles")
            assert.isAtMost(String(value["excerpt"]).split("never settles").length - 1, 2)
          })
        )
      }

      it.scopedLive(`${runner}, ${reporter}: passes, skips and nothing at all`, () =>
        Effect.gen(function* () {
          const { run } = started()
          const skips = [passing("a"), { ...passing("b"), result: "skipped" as const }]
          const passed = yield* run(runner, { reporter, tests: skips })
          assert.deepStrictEqual([passed["status"], passed["counts"]], ["pass", { passed: 1, failed: 0, skipped: 1 }])
          const empty = yield* run(runner, { reporter, tests: [] })
          assert.strictEqual(empty["status"], "fail")
          assert.match(String(empty["message"]), /^No test was run/)
        })
      )
    }
  }
})
