import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { call, connect, temporaryFolder } from "../support/bundle.ts"
import { isLong } from "../support/effort.ts"
import { living } from "../support/fakeFlutter.ts"
import { shared } from "../support/shared.ts"
import { bin } from "../support/timebox.ts"

type Value = Readonly<Record<string, unknown>>

const script = (name: string) => fileURLToPath(new URL(`../support/${name}.mjs`, import.meta.url))

/** A server in a root whose file `${stand}.json` says what the stand-in plays as `program`. */
const server = Effect.fnUntraced(function* (runner: string, program: string, stand: string) {
  const folder = yield* temporaryFolder
  const programs = join(folder, "bin")
  const root = join(folder, "app")
  for (const made of [programs, root]) mkdirSync(made)
  symlinkSync(script(stand), join(programs, program))
  const PATH = [programs, dirname(process.execPath), process.env["PATH"]].join(delimiter)
  const client = yield* connect({ bin, args: ["--runners", runner], cwd: root, env: { PATH } })
  const limits = { timeout_ms: 20_000, no_output_timeout_ms: 10_000, max_output_bytes: 20_000 }
  const run = (play: unknown, request: Record<string, unknown> = {}) =>
    Effect.suspend(() => {
      writeFileSync(join(root, `${stand}.json`), JSON.stringify(play))
      return Effect.map(call(client, "run_test", { runner, scope: "all", ...limits, ...request }), ({ value }) => value)
    })
  return { root, run }
})

const failuresOf = (value: Value) => (value["failures"] ?? []) as ReadonlyArray<Record<string, unknown>>

const summaryOf = (root: string, value: Value): Value => {
  const { summary_json } = value["artifacts"] as { readonly summary_json: string }
  return JSON.parse(readFileSync(join(root, summary_json), "utf8"))
}

const reportOf = (root: string, value: Value) =>
  readFileSync(join(root, String(summaryOf(root, value)["results"])), "utf8")

describe("nextest, played by a stand-in", () => {
  const nextest = shared(server("nextest", "cargo", "fake-nextest"))

  const panic = (name: string, line: number, said: string) =>
    `\nthread '${name}' (77) panicked at src/lib.rs:${line}:9:\n${said}\nnote: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace\n`

  const tests = [
    { binary: "sum", name: "tests::holds" },
    { binary: "sum", name: "tests::later", isIgnored: true },
    {
      binary: "sum",
      name: "tests::日本語",
      attempts: [{ kind: "fail", stderr: panic("tests::日本語", 7, "assertion `left == right` failed: <\"a\" & 'b'>") }]
    },
    { binary: "sum::it", name: "crashes", attempts: [{ kind: "abort", stdout: "it printed this\n" }] },
    { binary: "sum::it", name: "exits", attempts: [{ kind: "exit", stdout: "it gave up\n" }] },
    { binary: "sum::it", name: "takes_long", attempts: [{ kind: "timeout", stdout: "waiting\n" }] },
    { binary: "sum::it", name: "leaks", attempts: [{ kind: "leakFail" }] },
    {
      binary: "sum::it",
      name: "flaky",
      attempts: [{ kind: "fail", stderr: panic("flaky", 3, "once") }, { kind: "pass" }]
    },
    {
      binary: "sum::it",
      name: "fails_twice",
      attempts: [
        { kind: "fail", stderr: panic("fails_twice", 4, "first") },
        { kind: "fail", stderr: panic("fails_twice", 5, "second") }
      ]
    }
  ]

  const expected = [
    ["sum tests::日本語", "src/lib.rs", 7, /^thread .*\nassertion `left == right` failed: <"a" & 'b'>/],
    ["sum::it crashes", undefined, undefined, /^it printed this\nIt was ended by SIGSEGV\.$/],
    ["sum::it exits", undefined, undefined, /^it gave up/],
    ["sum::it takes_long", undefined, undefined, /^waiting\nnextest ended it/],
    ["sum::it leaks", undefined, undefined, /hold its output open/],
    ["sum::it fails_twice", "src/lib.rs", 4, /first/]
  ] as const

  const assertFailures = (value: Value) => {
    assert.deepStrictEqual([value["status"], value["exit_code"]], ["fail", 100])
    assert.deepStrictEqual(value["counts"], { passed: 2, failed: 6, skipped: 1 })
    assert.deepStrictEqual(
      failuresOf(value).map(({ file, line, name }) => [name, file, line]),
      expected.map(([name, file, line]) => [name, file, line])
    )
    for (const [n, [, , , message]] of expected.entries())
      assert.match(String(failuresOf(value)[n]?.["message"]), message)
  }

  it.scopedLive("its report names each failure, and each one's rerun chooses it", () =>
    Effect.gen(function* () {
      const { root, run } = nextest()
      const value = yield* run({ tests })
      assertFailures(value)
      assert.match(reportOf(root, value), /<testsuites name="nextest-run"/)
      for (const { name, rerun } of failuresOf(value)) {
        const again = yield* run({ tests }, rerun as Record<string, unknown>)
        assert.deepStrictEqual(again["failed_tests"], [name])
      }
      assert.lengthOf(failuresOf(yield* run({ tests }, { scope: "failed" })), expected.length)
    })
  )

  it.scopedLive("its report has what a project's configuration keeps from the output", () =>
    Effect.gen(function* () {
      const { run } = nextest()
      assertFailures(yield* run({ tests, status: false }))
    })
  )

  it.scopedLive("a project that has its report elsewhere keeps it, and the output has to do", () =>
    Effect.gen(function* () {
      const { root, run } = nextest()
      const value = yield* run({ tests, config: '[profile.default.junit]\npath = "junit.xml"' })
      assert.isUndefined(summaryOf(root, value)["results"])
      assert.isTrue(existsSync(join(root, "target/nextest/default/junit.xml")))
      assert.lengthOf(failuresOf(value), expected.length)
    })
  )

  it.scopedLive("the test that hung is named, and has not failed", () =>
    Effect.gen(function* () {
      const { root, run } = nextest()
      for (const status of [true, false]) {
        const hanging = [
          { binary: "sum", name: "tests_holds" },
          { binary: "sum", name: "tests_wait", attempts: [{ kind: "hang" }] },
          { binary: "sum", name: "tests_later" }
        ]
        const value = yield* run({ tests: hanging, status }, { no_output_timeout_ms: 1500 })
        assert.strictEqual(value["status"], "no_output")
        assert.deepStrictEqual(value["hung_test"], { name: "sum tests_wait" })
        assert.deepStrictEqual(
          [value["counts"], failuresOf(value)],
          [{ passed: 1, failed: 0, skipped: 0, not_run: 2 }, []]
        )
        assert.deepStrictEqual(living(root), [])
      }
    })
  )

  it.scopedLive("a script that sets up and fails is reported, and is no test", () =>
    Effect.gen(function* () {
      const { run } = nextest()
      const fine = yield* run({ tests: tests.slice(0, 1), script: { name: "database" } })
      assert.deepStrictEqual([fine["status"], fine["counts"]], ["pass", { passed: 1, failed: 0, skipped: 0 }])
      const value = yield* run({ tests, script: { name: "database", isBad: true } })
      assert.deepStrictEqual([value["status"], value["exit_code"], failuresOf(value)], ["fail", 105, []])
      assert.match(String(value["message"]), /setup script failed.*database/)
    })
  )

  it.scopedLive("no test is no pass", () =>
    Effect.gen(function* () {
      const { run } = nextest()
      const value = yield* run({ tests }, { scope: "pattern", target: "nowhere" })
      assert.strictEqual(value["status"], "fail")
      assert.match(String(value["message"]), /^No test was run/)
    })
  )
})

describe("gdUnit4, played by a stand-in", () => {
  const godot = Effect.fnUntraced(function* (version: string) {
    const { root, run } = yield* server("godot-gdunit4", "godot", "fake-gdunit4")
    mkdirSync(join(root, "addons/gdUnit4/bin"), { recursive: true })
    mkdirSync(join(root, "test"))
    writeFileSync(join(root, "project.godot"), "config_version=5\n")
    writeFileSync(join(root, "addons/gdUnit4/bin/GdUnitCmdTool.gd"), "")
    writeFileSync(join(root, "addons/gdUnit4/plugin.cfg"), `[plugin]\n\nversion="${version}"\n`)
    const names = ["test_holds", "test_adds", "test_later", "test_sums"]
    writeFileSync(
      join(root, "test/sum_test.gd"),
      names.map((name) => `func ${name}(a = 1) -> void:\n\tpass\n`).join("\n")
    )
    return { root, run }
  })

  const adds = [
    { line: 12, message: "Expecting:\n '3'\n but was\n '2'" },
    { line: 13, message: "Expecting '日本語' <b> & \"c\"" }
  ]
  const suites = [
    {
      script: "res://test/sum_test.gd",
      tests: [
        { name: "test_holds" },
        { name: "test_adds", attempts: [adds] },
        { name: "test_later", isSkipped: true },
        // Before 4.2 the report has the quotation marks as they are, which is no XML.
        { name: 'test_sums:0 (1, "x")' },
        { name: "test_sums:1 (2, [2, 3])", attempts: [[{ line: 20, message: "wrong" }]] }
      ]
    }
  ]

  for (const version of isLong ? ["4.1.0", "4.5.0", "5.1.1", "6.0.3"] : ["4.1.0", "6.0.3"])
    describe(version, () => {
      const project = shared(godot(version))

      it.scopedLive("its report names each failure with its lines, and each one's rerun chooses it", () =>
        Effect.gen(function* () {
          const { root, run } = project()
          const value = yield* run({ suites })
          assert.deepStrictEqual([value["status"], value["exit_code"]], ["fail", 100])
          assert.deepStrictEqual(value["counts"], { passed: 2, failed: 2, skipped: 1 })
          assert.deepStrictEqual(
            failuresOf(value).map(({ file, line, name }) => [name, file, line]),
            [
              ["res://test/sum_test.gd > test_adds", "test/sum_test.gd", 12],
              ["res://test/sum_test.gd > test_sums:1 (2, [2, 3])", "test/sum_test.gd", 20]
            ]
          )
          assert.match(
            String(failuresOf(value)[0]?.["message"]),
            /^line 12: Expecting:\n'3'\nbut was\n'2'\nline 13: Expecting '日本語' <b> & "c"$/
          )
          assert.match(reportOf(root, value), /<testsuite id="0" name="sum_test" package="test"/)
          // The project's own reports are left alone.
          assert.notInclude(readdirSync(root), "reports")
          for (const { name, rerun } of failuresOf(value)) {
            const again = yield* run({ suites }, rerun as Record<string, unknown>)
            assert.deepStrictEqual(again["failed_tests"], [name])
          }
        })
      )

      // Tests are tried again since 4.4.
      if (version !== "4.1.0")
        it.scopedLive("a test that passes at last has not failed, one that fails each time is one failure", () =>
          Effect.gen(function* () {
            const { run } = project()
            const wrong = [{ line: 12, message: "wrong" }]
            const tests = [
              { name: "test_holds", attempts: [wrong, []] },
              { name: "test_adds", attempts: [wrong, wrong] }
            ]
            const value = yield* run({ suites: [{ script: "res://test/sum_test.gd", tests }] })
            assert.deepStrictEqual(value["failed_tests"], ["res://test/sum_test.gd > test_adds"])
            assert.deepStrictEqual(value["counts"], { passed: 1, failed: 1, skipped: 0 })
          })
        )

      it.scopedLive("without its report the output has to do; of a hang it names the test", () =>
        Effect.gen(function* () {
          const { root, run } = project()
          const value = yield* run({ suites, isHidden: true })
          assert.isUndefined(summaryOf(root, value)["results"])
          assert.deepStrictEqual([value["counts"], failuresOf(value).length], [{ passed: 2, failed: 2, skipped: 1 }, 2])
          const hanging = [{ script: "res://test/sum_test.gd", tests: [{ name: "test_adds", isHanging: true }] }]
          const hung = yield* run({ suites: hanging }, { no_output_timeout_ms: 1500 })
          assert.strictEqual(hung["status"], "no_output")
          assert.deepInclude(hung["hung_test"], { name: "res://test/sum_test.gd > test_adds" })
        })
      )
    })

  it.scopedLive("a suite that fails before its tests is a failure", () =>
    Effect.gen(function* () {
      const { run } = yield* godot("6.0.3")
      const before = [{ line: 5, message: "no database" }]
      const value = yield* run({
        suites: [{ script: "res://test/sum_test.gd", before, tests: [{ name: "test_holds" }] }]
      })
      assert.strictEqual(value["status"], "fail")
      assert.deepStrictEqual(value["failed_tests"], ["res://test/sum_test.gd"])
      assert.match(String(failuresOf(value)[0]?.["message"]), /no database/)
    })
  )
})
