import { spawnSync } from "node:child_process"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { attempt } from "../../../src/timebox/process/ChildProcess.ts"
import { TestPrograms } from "../support/timebox.ts"

describe("a helper program of the system", { timeout: 60_000 }, () => {
  it.live("is run to its end, and what it printed is told", () =>
    Effect.gen(function* () {
      const printing = ["-e", "process.stdout.write('a\\nb')"]
      assert.deepStrictEqual(yield* attempt({ program: process.execPath, args: printing }), {
        ok: true,
        output: "a\nb"
      })
    })
  )

  it.live("that fails, or is not there, is told as failed", () =>
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

  it.live.skipIf(process.platform === "win32")("that no descriptor is left for has failed, and no more", () =>
    Effect.gen(function* () {
      const { descriptors } = yield* TestPrograms
      const script = 'ulimit -n 60; exec "$@"'
      const { status, stdout, stderr } = spawnSync("/bin/sh", ["-c", script, "sh", process.execPath, descriptors], {
        encoding: "utf8"
      })
      assert.deepStrictEqual([status, stderr], [0, ""])
      assert.deepStrictEqual(JSON.parse(stdout), { ok: false, pipes: false, namespace: true, listing: true })
    }).pipe(Effect.scoped, Effect.provide(TestPrograms.layer))
  )
})
