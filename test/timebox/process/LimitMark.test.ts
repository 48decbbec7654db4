import { spawnSync } from "node:child_process"
import { randomInt } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { LimitMark, shows, wrapWith } from "../../../src/timebox/process/LimitMark.ts"
import { TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { living } from "../../support/fakeFlutter.ts"
import { timebox } from "../support/timebox.ts"

const works = spawnSync("prlimit", ["--locks=1234:", "true"]).status === 0

describe("LimitMark", () => {
  it("puts the command after a `--`, word for word", () => {
    assert.deepStrictEqual(wrapWith("/usr/bin/prlimit", 1234)({ program: "--go", args: ["$(x)"] }), {
      program: "/usr/bin/prlimit",
      args: ["--locks=1234:", "--", "--go", "$(x)"]
    })
  })

  it("is read from the table of limits as a whole number", () => {
    const limits = "Max file locks            1234567              unlimited            locks     \n"
    assert.deepStrictEqual(
      [1234567, 123456, 234567].map((limit) => shows(limits, limit)),
      [true, false, false]
    )
  })

  it.effect("leaves a command as it is where there is no mark", () =>
    Effect.gen(function* () {
      const { limit, wrap } = yield* Effect.flatMap(LimitMark, ({ draw }) => draw)
      assert.deepStrictEqual([limit, wrap({ program: "go", args: [] })], [undefined, { program: "go", args: [] }])
    }).pipe(Effect.provide(LimitMark.none))
  )

  it.live.skipIf(!works)("is looked for to the end, even if the first run is cancelled meanwhile", () =>
    Effect.gen(function* () {
      const { draw } = yield* LimitMark
      const first = yield* Effect.fork(Effect.uninterruptible(draw))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(first)
      assert.isNumber((yield* draw).limit)
    }).pipe(Effect.provide(LimitMark.layer))
  )

  it.live.skipIf(!works)(
    "finds what emptied its environment, left its session, forked twice and gave the pipes away (skipped without prlimit)",
    () =>
      Effect.gen(function* () {
        const { run } = yield* TimeboxController
        const seconds = String(1000 + randomInt(2 ** 40))
        // The shells between are gone within a moment: long before a listing could have seen them.
        const daemon = `env -i setsid sh -c '(env -i setsid sleep ${seconds} &)' </dev/null >/dev/null 2>&1 &`
        const outcome = yield* run(
          {
            program: "sh",
            args: ["-c", `(${daemon}) & sleep 0.6`],
            directory: "/",
            environment: { PATH: process.env["PATH"] ?? "" }
          },
          { timeoutMs: 20_000, noOutputTimeoutMs: 20_000 },
          { write: () => Effect.void }
        )
        assert.strictEqual(outcome.status, "pass")
        assert.strictEqual(outcome.leakedProcesses, 1)
        assert.deepStrictEqual(living(seconds), [])
      }).pipe(Effect.provide(timebox))
  )
})
