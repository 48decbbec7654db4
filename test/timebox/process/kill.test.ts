import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Fiber } from "effect"
import { TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { fakeFlutter } from "../../support/fakeFlutter.ts"
import { promised } from "../../support/promise.ts"
import { flutter, MINUTE, play, timebox } from "../support/timebox.ts"

/** Seconds are the contract's: at most 2.5 s after a limit, one after an exit, five after a cancellation. */
describe.concurrent("a timeboxed run", () => {
  for (const scenario of [
    "hang",
    "ignore-term",
    "on-term",
    "stopped",
    "group",
    "session",
    "daemon",
    "nameless-daemon"
  ]) {
    it.live(`ends ${scenario} whole: no sooner than the limit, no later than 2.5 s after it`, () =>
      Effect.gen(function* () {
        const { durationMs, exitCode, status } = yield* play(scenario, { timeoutMs: 1500 })
        assert.strictEqual(status, "timeout")
        assert.isNull(exitCode)
        assert.isAtLeast(durationMs, 1500)
        assert.isBelow(durationMs, 1500 + promised(2500))
      })
    )
  }

  for (const scenario of ["hang", "daemon"]) {
    it.live(`ends ${scenario} when nothing more comes out of it`, () =>
      Effect.gen(function* () {
        // Long enough for the start of the program on a busy machine.
        const { durationMs, status, text } = yield* play(scenario, { noOutputTimeoutMs: 4000 })
        assert.strictEqual(status, "no_output")
        assert.isAtLeast(durationMs, 4000)
        assert.include(text, "Counter starts at 0")
      })
    )
  }

  it.live("records the last words after SIGTERM", () =>
    Effect.gen(function* () {
      const { signal, text } = yield* play("on-term", { timeoutMs: 4000 })
      assert.include(text, "cleaned up\n")
      assert.isNull(signal)
    })
  )

  for (const [scenario, status, exitCode] of [
    ["leader-gone", "pass", 0],
    ["leader-gone-deaf", "fail", 1],
    ["leader-gone-flood", "pass", 0]
  ] as const) {
    it.live(`judges ${scenario} by its exit, ends and counts what it left`, () =>
      Effect.gen(function* () {
        const outcome = yield* play(scenario)
        assert.strictEqual(outcome.status, status)
        assert.strictEqual(outcome.exitCode, exitCode)
        assert.isAtLeast(outcome.leakedProcesses, 1)
      })
    )
  }

  it.live("judges a death by signal as fail, without an exit code", () =>
    Effect.gen(function* () {
      const { exitCode, leakedProcesses, signal, status } = yield* play("signal")
      assert.deepStrictEqual([status, exitCode, signal, leakedProcesses], ["fail", null, "SIGSEGV", 0])
    })
  )

  it.live("fails a command that asks for an answer, as there is none", () =>
    Effect.gen(function* () {
      assert.include((yield* play("prompt")).text, "no answer")
    })
  )

  it.live("leaves nothing when it is cancelled", () =>
    Effect.gen(function* () {
      const fake = yield* fakeFlutter
      const { run } = yield* TimeboxController
      const limits = { timeoutMs: MINUTE, noOutputTimeoutMs: MINUTE }
      const fiber = yield* Effect.fork(run(flutter(fake, "daemon"), limits, { write: () => Effect.void }))
      yield* Effect.sync(() => fake.living().length).pipe(
        Effect.delay("100 millis"),
        Effect.repeat({ until: (living) => living >= 2 }),
        Effect.timeout("30 seconds")
      )
      const [took] = yield* Effect.timed(Fiber.interrupt(fiber))
      assert.isEmpty(fake.living())
      assert.isBelow(Duration.toMillis(took), promised(5000))
    }).pipe(Effect.scoped, Effect.provide(timebox))
  )
})
