import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { call, connect, root as repository, runBin, temporaryFolder } from "../support/bundle.ts"
import { living } from "../support/fakeFlutter.ts"
import { bin } from "../support/timebox.ts"

/** Compilers and test runners on a busy machine. */
const SLOW = 120_000

const works = (program: string, ...args: ReadonlyArray<string>): boolean => {
  try {
    execFileSync(program, args, { stdio: "ignore", timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

const limits = { timeout_ms: 90_000, no_output_timeout_ms: 60_000, max_output_bytes: 20_000 }

/** A project of `files` with a server for `runner` in it. */
const project = Effect.fnUntraced(function* (runner: string, files: Readonly<Record<string, string>>) {
  const root = yield* temporaryFolder
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const home = process.env["CARGO_HOME"] === undefined ? {} : { CARGO_HOME: process.env["CARGO_HOME"] }
  const client = yield* connect({ bin, args: ["--runners", runner], cwd: root, env: home })
  const run = (request: Record<string, unknown>) =>
    Effect.map(call(client, "run_test", { runner, ...limits, ...request }), ({ value }) => {
      const { summary_md } = (value["artifacts"] ?? {}) as { readonly summary_md?: string }
      return { value, markdown: summary_md === undefined ? "" : readFileSync(join(root, summary_md), "utf8") }
    })
  return { root, run }
})

type Run = (request: Record<string, unknown>) => Effect.Effect<{ readonly value: Record<string, unknown> }>

/** The first failure has a place and a message; its rerun, and scope "failed", run it and fail it again. */
const runsAgain = Effect.fnUntraced(function* (run: Run, value: Record<string, unknown>, name: string) {
  const [first] = value["failures"] as ReadonlyArray<Record<string, unknown>>
  assert.strictEqual(first?.["name"], name)
  assert.isString(first?.["file"])
  assert.isNumber(first?.["line"])
  assert.isAbove(String(first?.["message"]).length, 3)
  const again = yield* run(first?.["rerun"] as Record<string, unknown>)
  assert.deepStrictEqual([again.value["status"], again.value["failed_tests"]], ["fail", [name]])
  const failed = yield* run({ scope: "failed" })
  assert.include(failed.value["failed_tests"], name)
})

const vitestFiles = {
  "package.json": '{ "type": "module" }',
  "test/good.test.ts": 'import { it } from "vitest"\nit("holds", () => {})\n',
  "test/bad.test.ts":
    'import { describe, expect, it } from "vitest"\ndescribe("sum", () => {\n  it("adds", () => expect(1 + 1).toBe(3))\n  it("holds", () => {})\n})\n',
  "test/hang.test.ts":
    'import { it } from "vitest"\nit("never ends", () => new Promise(() => console.log("waiting")), 1e9)\n'
}

describe("real runners", { timeout: SLOW }, () => {
  it.scopedLive("vitest: a pass, failures by name, a pattern, and a hang", () =>
    Effect.gen(function* () {
      const { root, run } = yield* project("vitest", vitestFiles)
      symlinkSync(join(repository, "node_modules"), join(root, "node_modules"))

      const good = yield* run({ scope: "file", target: "test/good.test.ts" })
      assert.deepStrictEqual([good.value["status"], good.value["exit_code"]], ["pass", 0])
      assert.include(String(good.value["excerpt"]), "1 passed")

      const bad = yield* run({ scope: "file", target: "test/bad.test.ts" })
      assert.deepStrictEqual([bad.value["status"], bad.value["exit_code"]], ["fail", 1])
      assert.deepStrictEqual(bad.value["failed_tests"], ["test/bad.test.ts > sum > adds"])
      assert.include(String(bad.value["excerpt"]), "expected 2 to be 3")
      assert.deepStrictEqual(bad.value["counts"], { passed: 1, failed: 1, skipped: 0 })
      yield* runsAgain(run, bad.value, "test/bad.test.ts > sum > adds")
      assert.include(bad.markdown, "test/bad.test.ts:3:")

      const none = yield* run({ scope: "pattern", target: "no such test" })
      assert.include(String(none.value["message"]), "No test was run")

      const hang = yield* run({
        scope: "file",
        target: "test/hang.test.ts",
        no_output_timeout_ms: 5000,
        timeout_ms: 5000
      })
      assert.include(["timeout", "no_output"], hang.value["status"])
      assert.isNull(hang.value["exit_code"])
      assert.deepInclude(hang.value["hung_test"], { name: "test/hang.test.ts > never ends", file: "test/hang.test.ts" })
      assert.deepStrictEqual(living(root), [])
    })
  )

  it.live("vitest from a shell ends with the exit codes that scripts know", () =>
    Effect.gen(function* () {
      const { root } = yield* project("vitest", vitestFiles)
      symlinkSync(join(repository, "node_modules"), join(root, "node_modules"))
      const shell = (...args: ReadonlyArray<string>) => runBin({ bin, args: ["run", ...args], cwd: root })
      const passed = yield* shell(
        "--runner",
        "vitest",
        "--scope",
        "pattern",
        "--target",
        "holds",
        "--timeout-ms",
        "80000",
        "--json"
      )
      const { status } = JSON.parse(passed.stdout) as { readonly status: string }
      // The pattern leaves the hanging test out, and the failing one.
      assert.deepStrictEqual([status, passed.code], ["pass", 0])
      const failed = yield* shell("--runner", "vitest", "--scope", "file", "--target", "test/bad.test.ts")
      assert.strictEqual(failed.code, 1)
      assert.match(
        failed.stdout,
        /\nFAIL in [\d.]+ s, exit code 1\n1 test failed\.\n {2}x test\/bad\.test\.ts > sum > adds \(test\/bad\.test\.ts:3\)\nReport: /
      )
      const hung = yield* shell("--runner", "vitest", "--timeout-ms", "2500")
      assert.strictEqual(hung.code, 124)
      const missing = yield* shell("--runner", "godot-gut")
      assert.strictEqual(missing.code, 125)
      assert.include(missing.stdout, "godot was not found on PATH")
      const refused = yield* shell("--runner", "vitest", "--scope", "file", "--target", "../x")
      assert.deepStrictEqual([refused.code, refused.stdout], [125, ""])
      assert.include(refused.stderr, "target: ")
      assert.deepStrictEqual(living(root), [])
    }).pipe(Effect.scoped)
  )

  it.scopedLive.skipIf(!works("pytest", "--version"))(
    "pytest: failures by node id, a test, a keyword, none (skipped without pytest)",
    () =>
      Effect.gen(function* () {
        const { run } = yield* project("pytest", {
          "tests/test_sum.py":
            "def test_adds():\n    assert 1 + 1 == 3\n\ndef test_holds():\n    pass\n\nclass TestOther:\n    def test_raises(self):\n        raise ValueError('boom - x')\n"
        })
        const all = yield* run({ scope: "all" })
        assert.strictEqual(all.value["status"], "fail")
        assert.deepStrictEqual(all.value["failed_tests"], [
          "tests/test_sum.py::test_adds",
          "tests/test_sum.py::TestOther::test_raises"
        ])
        assert.include(all.markdown, "assert (1 + 1) == 3")
        yield* runsAgain(run, all.value, "tests/test_sum.py::test_adds")
        assert.strictEqual(
          (yield* run({ scope: "file", target: "tests/test_sum.py::test_holds" })).value["status"],
          "pass"
        )
        assert.strictEqual((yield* run({ scope: "pattern", target: "holds" })).value["status"], "pass")
        const none = yield* run({ scope: "pattern", target: "-x" })
        assert.deepStrictEqual([none.value["status"], none.value["exit_code"]], ["fail", 5])
        assert.strictEqual(none.value["message"], 'No test was run: no test name matches "-x".')
      })
  )

  it.scopedLive.skipIf(!works("cargo", "--version"))(
    "cargo: failures by path, of doctests too, a filter (skipped without cargo)",
    () =>
      Effect.gen(function* () {
        const { run } = yield* project("cargo", {
          "Cargo.toml": '[package]\nname = "sum"\nversion = "0.1.0"\nedition = "2021"\n',
          "src/lib.rs":
            '/// ```\n/// assert_eq!(sum::two(), 3);\n/// ```\npub fn two() -> i32 {\n    2\n}\n\n#[test]\nfn holds() {}\n\nmod sum {\n    #[test]\n    fn adds() {\n        assert_eq!(1 + 1, 3, "that is wrong");\n    }\n}\n'
        })
        const all = yield* run({ scope: "all" })
        assert.deepStrictEqual([all.value["status"], all.value["exit_code"]], ["fail", 101])
        assert.deepStrictEqual(all.value["failed_tests"], ["sum::adds", "src/lib.rs - two (line 1)"])
        assert.include(all.markdown, "that is wrong")
        for (const { name, rerun } of all.value["failures"] as ReadonlyArray<{ name: string; rerun: object }>) {
          const again = yield* run({ ...rerun })
          assert.deepStrictEqual([again.value["status"], again.value["failed_tests"]], ["fail", [name]])
        }
        yield* run({ scope: "all" })
        const failed = yield* run({ scope: "failed" })
        assert.deepStrictEqual(failed.value["failed_tests"], all.value["failed_tests"])
        const some = yield* run({ scope: "pattern", target: "holds" })
        assert.deepStrictEqual([some.value["status"], some.value["message"]], ["pass", undefined])
        const none = yield* run({ scope: "pattern", target: "no_such_test" })
        assert.deepStrictEqual(
          [none.value["status"], none.value["message"]],
          ["fail", 'No test was run: no test name matches "no_such_test".']
        )
      })
  )

  it.scopedLive.skipIf(!works("go", "version"))("go: failures by name, a pattern (skipped without go)", () =>
    Effect.gen(function* () {
      const { run } = yield* project("go", {
        "go.mod": "module example.org/sum\n\ngo 1.21\n",
        "sum_test.go":
          'package sum\n\nimport "testing"\n\nfunc TestHolds(t *testing.T) {}\n\nfunc TestAdds(t *testing.T) { t.Error("wrong") }\n'
      })
      const all = yield* run({ scope: "all" })
      assert.strictEqual(all.value["status"], "fail")
      assert.deepStrictEqual(all.value["failed_tests"], ["example.org/sum TestAdds"])
      yield* runsAgain(run, all.value, "example.org/sum TestAdds")
      assert.strictEqual((yield* run({ scope: "pattern", target: "Holds" })).value["status"], "pass")
      assert.strictEqual((yield* run({ scope: "file", target: "." })).value["status"], "fail")
    })
  )

  it.scopedLive("node: names with everything in them, a hang by name, rounds until a flaky test fails", () =>
    Effect.gen(function* () {
      const title = `adds 'one' "two" a/b - c [1] $ 日本語`
      const { root, run } = yield* project("node", {
        "test/bad.test.mjs": `import { describe, it } from "node:test"
describe("sum (all)", () => {
  it(${JSON.stringify(title)}, () => { throw new Error("boom") })
  it("holds", () => {})
  it.skip("later", () => {})
})
`,
        "test/hang.test.mjs":
          'import { test } from "node:test"\ntest("first", () => {})\ntest("never ends", () => new Promise(() => setInterval(() => {}, 1000)))\n',
        "test/flaky.test.mjs":
          'import { existsSync, writeFileSync } from "node:fs"\nimport { test } from "node:test"\ntest("flaky", () => { if (!existsSync("seen")) writeFileSync("seen", ""); else throw new Error("again") })\n'
      })
      const bad = yield* run({ scope: "file", target: "test/bad.test.mjs" })
      assert.deepStrictEqual(bad.value["counts"], { passed: 1, failed: 1, skipped: 1 })
      yield* runsAgain(run, bad.value, `test/bad.test.mjs > sum (all) > ${title}`)
      const hang = yield* run({ scope: "file", target: "test/hang.test.mjs", no_output_timeout_ms: 3000 })
      assert.strictEqual(hang.value["status"], "no_output")
      assert.deepStrictEqual(hang.value["hung_test"], {
        name: "test/hang.test.mjs > never ends",
        file: "test/hang.test.mjs",
        line: 3
      })
      const flaky = yield* run({ scope: "file", target: "test/flaky.test.mjs", repeat: 5, stop_on_first_failure: true })
      assert.strictEqual(flaky.value["status"], "fail")
      assert.deepInclude(flaky.value["compared"], { rounds: 2, flaky: ["test/flaky.test.mjs > flaky"] })
      assert.deepStrictEqual(living(root), [])
    })
  )
})
