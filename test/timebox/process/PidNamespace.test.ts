import { spawnSync } from "node:child_process"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { LimitMark } from "../../../src/timebox/process/LimitMark.ts"
import { exitOfShell, PidNamespace, VARIANTS, wrapWith } from "../../../src/timebox/process/PidNamespace.ts"
import { ProcessExecutor } from "../../../src/timebox/process/ProcessExecutor.ts"
import { ProcessTable } from "../../../src/timebox/process/ProcessTable.ts"
import { TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { Watchdog } from "../../../src/timebox/process/Watchdog.ts"
import { fakeFlutter } from "../../support/fakeFlutter.ts"
import { flutter, record } from "../support/timebox.ts"

const allowed = VARIANTS.some((variant) => spawnSync("unshare", [...variant, "true"]).status === 0)

const timebox = TimeboxController.layer.pipe(
  Layer.provide(ProcessExecutor.layer),
  Layer.provide(Layer.mergeAll(ProcessTable.layer, Watchdog.none, PidNamespace.layer, LimitMark.none))
)

describe("PidNamespace", () => {
  it("puts the command after a `--`, word for word, below a shell that is the namespace's first process", () => {
    const wrapped = wrapWith(["--pid", "--fork"])({ program: "flutter", args: ["test", "a b; $(c)", "--"] })
    assert.deepStrictEqual(wrapped, {
      program: "unshare",
      args: ["--pid", "--fork", "--", "/bin/sh", "-c", '"$@"; exit $?', "sh", "flutter", "test", "a b; $(c)", "--"]
    })
  })

  it("reads a shell's 128 + N as a death by signal N", () => {
    assert.deepStrictEqual(exitOfShell({ code: 139, signal: null }), { code: null, signal: "SIGSEGV" })
    for (const code of [0, 1, 79, 128, 255]) {
      assert.deepStrictEqual(exitOfShell({ code, signal: null }), { code, signal: null })
    }
    assert.deepStrictEqual(exitOfShell({ code: null, signal: "SIGKILL" }), { code: null, signal: "SIGKILL" })
  })

  it.live("leaves a command alone when it is not wanted", () =>
    Effect.gen(function* () {
      const { exit, wrap } = yield* PidNamespace
      assert.deepStrictEqual(wrap({ program: "a", args: ["b"] }), { program: "a", args: ["b"] })
      assert.deepStrictEqual(exit({ code: 139, signal: null }), { code: 139, signal: null })
    }).pipe(Effect.provide(PidNamespace.none))
  )

  describe.skipIf(!allowed).concurrent("where the system allows one (skipped where not)", () => {
    const play = (scenario: string, timeoutMs = 60_000) =>
      Effect.gen(function* () {
        const fake = yield* fakeFlutter
        const outcome = yield* record(flutter(fake, scenario), { timeoutMs })
        assert.deepStrictEqual(fake.living(), [])
        return outcome
      }).pipe(Effect.provide(timebox))

    it.scopedLive("passes on the exit code and the output", () =>
      Effect.gen(function* () {
        const { exitCode, status, text } = yield* play("no-tests")
        assert.deepStrictEqual([status, exitCode, text], ["fail", 79, "No tests ran.\n"])
      })
    )

    it.scopedLive("passes on a death by signal", () =>
      Effect.gen(function* () {
        const { exitCode, signal, status } = yield* play("signal")
        assert.deepStrictEqual([status, exitCode, signal], ["fail", null, "SIGSEGV"])
      })
    )

    it.scopedLive("lets the command end itself at SIGTERM", () =>
      Effect.gen(function* () {
        const { status, text } = yield* play("on-term", 3000)
        assert.strictEqual(status, "timeout")
        assert.include(text, "cleaned up")
      })
    )

    for (const scenario of ["daemon", "nameless-daemon"]) {
      it.scopedLive(`ends ${scenario}`, () =>
        Effect.gen(function* () {
          assert.strictEqual((yield* play(scenario, 1000)).status, "timeout")
        })
      )
    }
  })
})
