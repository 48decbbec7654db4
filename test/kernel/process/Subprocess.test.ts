import { readFileSync } from "node:fs"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schedule } from "effect"
import { run, SubprocessError } from "../../../src/kernel/process/Subprocess.ts"

const node = (script: string) =>
  run({ program: process.execPath, args: ["-e", script], timeout: "20 seconds" }).pipe(
    Effect.provide(NodeContext.layer)
  )

describe("Subprocess", () => {
  it.live("returns both streams and the exit code", () =>
    Effect.gen(function* () {
      const result = yield* node("console.log('höre'); console.error('zu'); process.exitCode = 3")
      assert.deepStrictEqual(result, { exitCode: 3, stdout: "höre\n", stderr: "zu\n" })
    })
  )

  it.live("passes standard error on as it arrives", () =>
    Effect.gen(function* () {
      const heard: Array<string> = []
      yield* run({
        program: process.execPath,
        args: ["-e", "console.error('10%')"],
        timeout: "20 seconds",
        onStderr: (text) => Effect.sync(() => heard.push(text))
      }).pipe(Effect.provide(NodeContext.layer))
      assert.strictEqual(heard.join(""), "10%\n")
    })
  )

  it.live("tells a program that is not installed from one that fails", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(
        run({ program: "no-such-program-anywhere", args: [], timeout: "5 seconds" }).pipe(
          Effect.provide(NodeContext.layer)
        )
      )
      assert.instanceOf(error, SubprocessError)
      assert.strictEqual(error.reason, "not-found")
    })
  )

  it.live("gives a program no standard input to wait for", () =>
    Effect.gen(function* () {
      const { stdout } = yield* node("process.stdin.on('end', () => console.log('ended')).resume()")
      assert.strictEqual(stdout, "ended\n")
    })
  )

  it.live("keeps its input open until its output is enough", () =>
    Effect.gen(function* () {
      const script =
        "process.stdin.once('data', () => setTimeout(() => console.log('answer'), 300)).on('end', () => { console.log('ended'); process.exit() })"
      const request = {
        program: process.execPath,
        args: ["-e", script],
        input: "question\n",
        timeout: "20 seconds"
      } as const
      const held = yield* run({ ...request, isEnough: (stdout) => stdout.includes("answer") })
      assert.strictEqual(held.stdout, "answer\nended\n")
      assert.strictEqual((yield* run(request)).stdout, "ended\n")
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.live("ends a program that ignores SIGTERM, and its children, when time is up", () =>
    Effect.gen(function* () {
      const child = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"
      const parent = `const { spawn } = require('node:child_process'); process.on('SIGTERM', () => {});
        const one = spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); console.error(one.pid); setInterval(() => {}, 1000)`
      let pid = 0
      const error = yield* Effect.flip(
        run({
          program: process.execPath,
          args: ["-e", parent],
          timeout: "2 seconds",
          onStderr: (text) => Effect.sync(() => (pid = Number(text)))
        }).pipe(Effect.provide(NodeContext.layer))
      )
      assert.strictEqual(error.reason, "timed-out")
      assert.isAbove(pid, 1)
      // The kernel needs a moment to collect what was killed.
      const gone = Effect.suspend(() => (isAlive(pid) ? Effect.fail("alive") : Effect.void))
      yield* Effect.retry(gone, Schedule.intersect(Schedule.spaced("20 millis"), Schedule.recurs(100)))
    })
  )
})

/** A zombie is dead: it only waits for its parent to ask how it ended. */
const isAlive = (pid: number): boolean => {
  try {
    if (process.platform === "linux" && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))) return false
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
