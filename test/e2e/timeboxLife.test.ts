import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { call, session, start, temporaryFolder } from "../support/bundle.ts"
import { type FakeFlutter, fakeFlutter } from "../support/fakeFlutter.ts"
import { bin, everything, REPORTS, reportsIn, timebox, variables } from "../support/timebox.ts"

/** The promise is five seconds. */
const SOON = 10_000

const until = (what: string, condition: () => boolean) =>
  Effect.gen(function* () {
    for (const end = performance.now() + 20_000; !condition(); ) {
      if (performance.now() > end) return assert.fail(`never: ${what}`)
      yield* Effect.sleep(25)
    }
  })

/** Reads what the one report in the default place holds so far. */
const written = (root: string, name: string): string => {
  const [report] = reportsIn(root)
  const path = join(root, REPORTS, report ?? "", name)
  return report !== undefined && existsSync(path) ? readFileSync(path, "utf8") : ""
}

/** A server that is held by its pipes, with a run of `scenario` under way. */
const underWay = Effect.fnUntraced(function* (scenario: string, more: Readonly<Record<string, string>> = {}) {
  const fake: FakeFlutter = yield* fakeFlutter
  fake.play(scenario)
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => start({ bin, cwd: fake.root, env: variables(fake, more) })),
    (process) => Effect.sync(() => process.kill("SIGKILL"))
  )
  const ended: { code: number | null | undefined } = { code: undefined }
  child.once("exit", (code) => {
    ended.code = code
  })
  child.stdin.write(
    session({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "run_test", arguments: everything } })
  )
  yield* until("output in the log", () => written(fake.root, "raw.log").includes("[stdout]"))
  return { fake, child, ended }
})

describe("the life of a run", () => {
  it.scopedLive("a cancelled request ends its run and leaves a report; the server goes on", () =>
    Effect.gen(function* () {
      const { client, fake, root, left } = yield* timebox()
      fake.play("daemon")
      const running = yield* Effect.fork(call(client, "run_test", everything))
      yield* until("output in the log", () => written(root, "raw.log").includes("[stdout]"))
      yield* Fiber.interrupt(running)
      yield* until("a summary", () => written(root, "summary.json") !== "")
      assert.deepStrictEqual(left(), [])
      assert.strictEqual(JSON.parse(written(root, "summary.json")).status, "error")
      assert.match(written(root, "summary.md"), /^# ERROR: .*\n\n.*cancelled/)
      fake.play("pass")
      assert.strictEqual((yield* call(client, "run_test", everything)).value["status"], "pass")
    })
  )

  // One handler serves all signals: that SIGINT and SIGHUP end a server, too, is tried in `protocol.test.ts`.
  it.scopedLive("at SIGTERM, also repeated, the run is ended, its report written and the server gone", () =>
    Effect.gen(function* () {
      const { fake, child, ended } = yield* underWay("daemon")
      const began = performance.now()
      yield* until("the summary", () => {
        child.kill("SIGTERM")
        return written(fake.root, "summary.json") !== ""
      })
      yield* until("the server's end", () => ended.code !== undefined)
      assert.isBelow(performance.now() - began, SOON)
      assert.strictEqual(ended.code, 0)
      assert.deepStrictEqual(fake.living(), [])
      assert.strictEqual(JSON.parse(written(fake.root, "summary.json")).status, "error")
      assert.match(written(fake.root, "summary.md"), /^# ERROR/)
    })
  )

  it.scopedLive("so it is where the root is called as a command is", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      mkdirSync(join(fake.root, "run"))
      const child = yield* Effect.acquireRelease(
        Effect.sync(() => start({ bin, args: ["--root", "run"], cwd: fake.root, env: variables(fake) })),
        (process) => Effect.sync(() => process.kill("SIGKILL"))
      )
      const code = new Promise<number | null>((resolve) => child.once("exit", resolve))
      child.stdin.write(session())
      yield* Effect.async<void>((resume) => void child.stdout.once("data", () => resume(Effect.void)))
      child.kill("SIGTERM")
      assert.strictEqual(yield* Effect.promise(() => code), 0)
    })
  )

  it.scopedLive("so it is at the end of input", () =>
    Effect.gen(function* () {
      const { fake, child, ended } = yield* underWay("group")
      const began = performance.now()
      child.stdin.end()
      yield* until("the server's end", () => ended.code !== undefined)
      assert.isBelow(performance.now() - began, SOON)
      assert.strictEqual(ended.code, 0)
      assert.deepStrictEqual(fake.living(), [])
      assert.strictEqual(JSON.parse(written(fake.root, "summary.json")).status, "error")
    })
  )

  it.scopedLive("Ctrl-C ends a run from a shell, which has then not passed", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      fake.play("group")
      const child = start({ bin, args: ["run"], cwd: fake.root, env: variables(fake) })
      const code = new Promise<number | null>((resolve) => child.once("exit", resolve))
      yield* until("output in the log", () => written(fake.root, "raw.log").includes("[stdout]"))
      child.kill("SIGINT")
      assert.strictEqual(yield* Effect.promise(() => code), 130)
      assert.deepStrictEqual(fake.living(), [])
      assert.match(written(fake.root, "summary.md"), /^# ERROR/)
    })
  )

  it.scopedLive("when the server itself is killed nothing is left, and raw.log holds what had come", () =>
    Effect.gen(function* () {
      const TMPDIR = yield* temporaryFolder
      const { fake, child } = yield* underWay("daemon", { TMPDIR })
      assert.lengthOf(readdirSync(TMPDIR), 1)
      child.kill("SIGKILL")
      yield* until("the end of all", () => fake.living().length === 0)
      yield* until("an empty folder", () => readdirSync(TMPDIR).length === 0)
      assert.match(written(fake.root, "raw.log"), /\[stdout\] 00:01 \+0: .*Counter starts at 0\n/)
    })
  )
})
