/** The rounds of `repeat`, over a controller that starts nothing and in which time passes as a round says. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import { type Outcome, type RunOnce, TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { RunTest } from "../../../src/timebox/surface/RunTest.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { everything } from "../../support/timebox.ts"
import { layer, passed } from "../support/runTest.ts"

/** One execution: what it writes, how many ms it takes, and how it ends. */
interface Played extends Partial<Outcome> {
  readonly output?: string
  readonly takes?: number
}

const fails: Played = { status: "fail", exitCode: 1, output: "00:01 +1 -1: test/a_test.dart: adds [E]\n  wrong\n" }

/** Plays the rounds of a request; returns the answer, and the limit in ms that each round was given. */
const play = Effect.fnUntraced(function* (rounds: ReadonlyArray<Played>, request: Record<string, unknown> = {}) {
  const limits: Array<number> = []
  let prepared = 0
  const run: RunOnce = (_, { timeoutMs }, sink) =>
    Effect.gen(function* () {
      const { output = "00:01 +1: All tests passed!\n", takes = 1000, ...outcome } = rounds[limits.length] ?? {}
      limits.push(timeoutMs)
      yield* sink.write({ stream: "stdout", at: 1, bytes: Buffer.from(output) })
      yield* TestClock.adjust(takes)
      return { ...passed, ...outcome }
    })
  const prepare = Effect.sync(() => {
    prepared++
    return run
  })
  const timebox = Layer.succeed(TimeboxController, { prepare, run })
  const root = yield* temporaryFolder
  const answer = yield* RunTest.pipe(
    Effect.flatMap(({ run }) => run({ ...everything, repeat: 3, ...request })),
    Effect.provide(layer(root, timebox))
  )
  assert.strictEqual(prepared, limits.length)
  return { answer, limits }
})

describe("the rounds of a run", () => {
  it.scoped("are given what the rounds before leave of the time", () =>
    Effect.gen(function* () {
      const { answer, limits } = yield* play([{ takes: 1000 }, { takes: 12_000 }, { takes: 500 }])
      assert.deepStrictEqual(limits, [30_000, 29_000, 17_000])
      assert.deepInclude(answer, { status: "pass", duration_ms: 13_500, compared: { rounds: 3 } })
    })
  )

  it.scoped("end where less than a millisecond is left for the next", () =>
    Effect.gen(function* () {
      const { answer, limits } = yield* play([{ takes: 20_000 }, { takes: 9999.5 }], { repeat: 5 })
      assert.deepStrictEqual(limits, [30_000, 10_000])
      const ended = "Ended after 2 of 5 rounds: the time of timeout_ms (30.0 s) was over."
      assert.deepInclude(answer, { status: "pass", compared: { rounds: 2 }, message: ended })
      const failed = yield* play([{ ...fails, message: "A process is left." }, { takes: 29_000 }], { repeat: 5 })
      const all = `A process is left. ${ended} 1 test failed. 1 of 2 rounds failed.`
      assert.deepInclude(failed.answer, { status: "fail", message: all })
    })
  )

  it.scoped("go on after one that fails, whose failures are answered, and whatever each leaves behind is counted", () =>
    Effect.gen(function* () {
      for (const rounds of [[fails], [{}, fails], [{}, {}, fails]]) {
        const leaving = [0, 1, 2].map((round) => ({ leakedProcesses: round, ...rounds[round] }))
        const { answer, limits } = yield* play(leaving)
        assert.strictEqual(limits.length, 3)
        assert.deepInclude(answer, {
          status: "fail",
          exit_code: 1,
          message: "1 test failed. 1 of 3 rounds failed.",
          failed_tests: ["test/a_test.dart: adds"],
          compared: { rounds: 3 },
          leaked_processes: 3
        })
      }
    })
  )

  it.scoped("end with the first that fails, where that is asked for", () =>
    Effect.gen(function* () {
      const { answer, limits } = yield* play([{}, fails], { stop_on_first_failure: true })
      assert.strictEqual(limits.length, 2)
      assert.deepInclude(answer, { status: "fail", message: "1 test failed. 1 of 2 rounds failed." })
    })
  )

  it.scoped("end with one that has no result, which decides the answer beside the failures before", () =>
    Effect.gen(function* () {
      for (const status of ["timeout", "no_output", "error"] as const) {
        const { answer, limits } = yield* play([{}, fails, { status, exitCode: null, takes: 0 }], { repeat: 5 })
        assert.strictEqual(limits.length, 3)
        assert.deepInclude(answer, { status, exit_code: null, failed_tests: ["test/a_test.dart: adds"] })
        if (status === "timeout") assert.match(answer.message ?? "", /^Ended in round 3 of 5: the run took longer than/)
        if (status === "no_output") assert.match(answer.message ?? "", /^Ended in round 3 of 5: nothing was written/)
      }
      const single = yield* play([{ status: "timeout", exitCode: null }], { repeat: 1 })
      assert.match(single.answer.message ?? "", /^Ended: it took longer than/)
    })
  )
})
