import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { attempt } from "../../../src/timebox/process/ChildProcess.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { TestPrograms } from "../support/timebox.ts"

describe("a helper program of the system", () => {
  it.live("is run to its end, and what it printed is reported", () =>
    Effect.gen(function* () {
      const printing = ["-e", "process.stdout.write('a\\nb')"]
      assert.deepStrictEqual(yield* attempt({ program: process.execPath, args: printing }), {
        ok: true,
        output: "a\nb"
      })
    })
  )

  it.live("that fails, or is not there, is reported as failed", () =>
    Effect.gen(function* () {
      const failing = ["-e", "process.stdout.write('half'); process.exitCode = 3"]
      assert.deepStrictEqual(yield* attempt({ program: process.execPath, args: failing }), {
        ok: false,
        output: "half"
      })
      for (const program of ["/nowhere/at/all", "nul\0"]) {
        assert.deepStrictEqual(yield* attempt({ program, args: [] }), { ok: false, output: "" })
      }
    })
  )

  it.live("is killed when no one waits for it any more", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const told = join(folder, "pid")
      // It takes its name when it is written whole.
      const script =
        "const fs = require('fs'); fs.writeFileSync(process.argv[1] + '.new', String(process.pid));" +
        "fs.renameSync(process.argv[1] + '.new', process.argv[1]); setInterval(() => {}, 1000)"
      const running = yield* Effect.fork(attempt({ program: process.execPath, args: ["-e", script, told] }))
      while (!existsSync(told)) yield* Effect.sleep("20 millis")
      const pid = Number(readFileSync(told, "utf8"))
      yield* Fiber.interrupt(running)
      const isThere = () => {
        try {
          return process.kill(pid, 0)
        } catch {
          return false
        }
      }
      // Less than the five seconds after which it would be killed in any case.
      for (let i = 0; i < 100 && isThere(); i += 1) yield* Effect.sleep("20 millis")
      assert.isFalse(isThere())
    }).pipe(Effect.scoped)
  )

  it.live.skipIf(process.platform === "win32")("that no descriptor is left for has failed, and no more", () =>
    Effect.gen(function* () {
      const { descriptors } = yield* TestPrograms
      const script = 'ulimit -n 60; exec "$@"'
      const folder = yield* temporaryFolder
      const { status, stdout, stderr } = spawnSync("/bin/sh", ["-c", script, "sh", process.execPath, descriptors], {
        encoding: "utf8",
        env: { ...process.env, TMPDIR: folder }
      })
      assert.deepStrictEqual([status, stderr], [0, ""])
      const { few, ...none } = JSON.parse(stdout)
      assert.deepStrictEqual(none, {
        ok: false,
        pipes: false,
        namespace: true,
        unread: "",
        missing: true,
        listing: true
      })
      assert.deepStrictEqual([few[0], few[1], few[15]], [false, false, true])
      assert.deepStrictEqual(readdirSync(folder), [])
    }).pipe(Effect.scoped, Effect.provide(TestPrograms.layer))
  )

  it.live("speaks English, whatever the user speaks", () =>
    Effect.gen(function* () {
      const { output } = yield* attempt({ program: "/bin/sh", args: ["-c", 'echo "$LC_ALL"'] })
      assert.strictEqual(output, "C\n")
    })
  )
})
