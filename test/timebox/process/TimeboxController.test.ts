import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Schedule, Stream, TestClock } from "effect"
import * as TimeSlices from "../../../src/kernel/util/TimeSlices.ts"
import { ProcessExecutor, SpawnFailed } from "../../../src/timebox/process/ProcessExecutor.ts"
import type { Chunk, Command, ExitStatus, ProcessDetail, Running } from "../../../src/timebox/process/Run.ts"
import {
  type Limits,
  type Outcome,
  type Sink,
  TIMING,
  TimeboxController
} from "../../../src/timebox/process/TimeboxController.ts"
import { MINUTE } from "../support/timebox.ts"

const command: Command = { program: "flutter", args: ["test"], directory: "/", environment: {} }
const line: Chunk = { stream: "stdout", bytes: new TextEncoder().encode("ok\n"), at: 0 }
const every = (interval: number) => Stream.repeatEffectWithSchedule(Effect.succeed(line), Schedule.spaced(interval))
const nowhere: Sink = { write: () => Effect.void }

/** A command under the test's control: it exits when it is told to, or when it is ended. */
const controlled = (
  options: {
    readonly output?: Stream.Stream<Chunk>
    readonly left?: number
    readonly survivors?: number
    readonly unseen?: string
    readonly deaf?: boolean
  } = {}
) =>
  Effect.gen(function* () {
    const exit = yield* Deferred.make<ExitStatus>()
    const ended = yield* Deferred.make<void>()
    const graces: Array<unknown> = []
    const running: Running = {
      output: Stream.interruptWhenDeferred(options.output ?? Stream.never, ended),
      exit: Deferred.await(exit),
      alive: Effect.succeed(options.left ?? 0),
      details: Effect.succeed([sum]),
      end: (grace) =>
        Effect.gen(function* () {
          graces.push(grace)
          if (options.survivors === undefined) yield* Deferred.succeed(ended, undefined)
          if (options.deaf !== true) yield* Deferred.succeed(exit, { code: null, signal: "SIGTERM" })
          return { found: options.left ?? 0, survivors: options.survivors ?? 0, unseen: options.unseen ?? null }
        })
    }
    const layer = TimeboxController.layer.pipe(
      Layer.provide(Layer.succeed(ProcessExecutor, { prepare: Effect.succeed(() => Effect.succeed(running)) }))
    )
    const run = (limits: Partial<Limits> = {}, sink = nowhere, more: Partial<Command> = {}) =>
      Effect.flatMap(TimeboxController, (controller) =>
        controller.run({ ...command, ...more }, { timeoutMs: 10 * MINUTE, noOutputTimeoutMs: MINUTE, ...limits }, sink)
      ).pipe(Effect.provide(layer))
    return { exits: (code: number) => Deferred.succeed(exit, { code, signal: null }), graces, run }
  })

const sum: ProcessDetail = { program: "/target/sum-0", args: [], threads: ["main", "adds"] }

/** The run's result once the clock has gone far enough for its last words. */
const outcomeOf = (fiber: Fiber.RuntimeFiber<Outcome>) =>
  Effect.gen(function* () {
    yield* settleDown
    return yield* Fiber.join(fiber)
  })

/** A limit that seems reached is looked at again after pending input, which is real; then the clock goes on. */
const settleDown = Effect.gen(function* () {
  for (let n = 0; n < 6; n++) {
    yield* Effect.promise(() => new Promise((done) => setImmediate(() => setImmediate(done))))
    yield* TestClock.adjust(TIMING.lastWords / 4)
  }
})

describe("TimeboxController", () => {
  it.effect("stops a silent run at the limit for silence, and not before", () =>
    Effect.gen(function* () {
      const { graces, run } = yield* controlled()
      const fiber = yield* Effect.fork(run())
      yield* TestClock.adjust(MINUTE - 1)
      assert.isEmpty(graces)
      yield* TestClock.adjust(1)
      const outcome = yield* outcomeOf(fiber)
      assert.deepInclude(outcome, { status: "no_output", exitCode: null, signal: "SIGTERM", leakedProcesses: 0 })
      assert.isAtLeast(outcome.durationMs, MINUTE)
    })
  )

  it.effect("stops a chatty run at the limit for the whole", () =>
    Effect.gen(function* () {
      let seen = 0
      const { graces, run } = yield* controlled({ output: every(30_000) })
      const fiber = yield* Effect.fork(run({}, { write: () => Effect.sync(() => void seen++) }))
      yield* TestClock.adjust(10 * MINUTE - 1)
      assert.isEmpty(graces)
      yield* TestClock.adjust(1)
      assert.strictEqual((yield* outcomeOf(fiber)).status, "timeout")
      assert.isAtLeast(seen, 19)
    })
  )

  it.effect("reports which processes hung where that is asked for, and never of a run that ended by itself", () =>
    Effect.gen(function* () {
      const outcomes: Array<Outcome> = []
      for (const isInspected of [true, false]) {
        const { exits, graces, run } = yield* controlled()
        const hanging = yield* Effect.fork(run({ graceMs: 0 }, nowhere, { isInspected }))
        yield* TestClock.adjust(MINUTE)
        outcomes.push(yield* outcomeOf(hanging))
        assert.deepStrictEqual(graces, [0])
        const ending = yield* Effect.fork(run({}, nowhere, { isInspected }))
        yield* exits(0)
        outcomes.push(yield* outcomeOf(ending))
      }
      assert.deepStrictEqual(
        outcomes.map(({ hung }) => hung),
        [[sum], undefined, undefined, undefined]
      )
    })
  )

  it.effect("calls it a timeout when both limits are reached at once", () =>
    Effect.gen(function* () {
      const { run } = yield* controlled()
      const fiber = yield* Effect.fork(run({ timeoutMs: 1000, noOutputTimeoutMs: 1000 }))
      yield* TestClock.adjust(1000)
      assert.strictEqual((yield* outcomeOf(fiber)).status, "timeout")
    })
  )

  it.effect("fires no limit early that is longer than a timer can wait", () =>
    Effect.gen(function* () {
      const { graces, run } = yield* controlled()
      const limit = 2 ** 31 + 5000
      const fiber = yield* Effect.fork(run({ timeoutMs: 2 ** 53 - 1, noOutputTimeoutMs: limit }))
      yield* TestClock.adjust(limit - 1)
      assert.isEmpty(graces)
      yield* TestClock.adjust(1)
      assert.strictEqual((yield* outcomeOf(fiber)).status, "no_output")
    })
  )

  it.effect("does not take a command for silent that waits for a busy sink", () =>
    Effect.gen(function* () {
      const { graces, run } = yield* controlled({ output: Stream.concat(Stream.succeed(line), Stream.never) })
      const slow: Sink = { write: () => Effect.sleep(5000) }
      const fiber = yield* Effect.fork(run({ noOutputTimeoutMs: 1000 }, slow))
      yield* TestClock.adjust(5999)
      assert.isEmpty(graces)
      yield* TestClock.adjust(TIMING.busy)
      assert.strictEqual((yield* outcomeOf(fiber)).status, "no_output")
    })
  )

  it.live("looks once more before it calls a command silent: after a stall timers come before input", () =>
    Effect.gen(function* () {
      const stall = Effect.async<Chunk>((resume) => {
        const block = () => {
          // Blocks the event loop without taking the processor from other tests.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
          // The timer of the limit is due by now; timers come before this.
          setImmediate(() => resume(Effect.succeed(line)))
        }
        setTimeout(() => setImmediate(block), 20)
      })
      const { exits, run } = yield* controlled({ output: Stream.concat(Stream.fromEffect(stall), Stream.never) })
      const someTurnsLater = Effect.andThen(Effect.repeatN(TimeSlices.pause, 4), exits(0))
      const outcome = yield* run(
        { noOutputTimeoutMs: 1000 },
        { write: () => Effect.asVoid(Effect.forkDaemon(someTurnsLater)) }
      )
      assert.strictEqual(outcome.status, "pass")
    })
  )

  it.effect("takes what the sink calls lifeless for silence", () =>
    Effect.gen(function* () {
      const { run } = yield* controlled({ output: every(300) })
      const fiber = yield* Effect.fork(run({ noOutputTimeoutMs: 1000 }, { ...nowhere, isAlive: () => false }))
      yield* TestClock.adjust(1300)
      assert.strictEqual((yield* outcomeOf(fiber)).status, "no_output")
    })
  )

  it.effect("passes and fails by the exit code alone", () =>
    Effect.gen(function* () {
      for (const [code, status] of [
        [0, "pass"],
        [1, "fail"],
        [79, "fail"]
      ] as const) {
        const { exits, run } = yield* controlled({ output: Stream.succeed(line) })
        const fiber = yield* Effect.fork(run())
        yield* exits(code)
        const outcome = yield* outcomeOf(fiber)
        assert.deepInclude(outcome, { status, exitCode: code, signal: null, leakedProcesses: 0, message: null })
      }
    })
  )

  it.effect("judges a leader that has exited within a second, and ends and counts what it left", () =>
    Effect.gen(function* () {
      const { exits, graces, run } = yield* controlled({ output: every(50), left: 3 })
      const fiber = yield* Effect.fork(run())
      yield* exits(0)
      yield* TestClock.adjust(1000 - TIMING.leftovers)
      const outcome = yield* Fiber.join(fiber)
      assert.deepInclude(outcome, { status: "pass", exitCode: 0, leakedProcesses: 3 })
      assert.deepStrictEqual(graces[0], TIMING.leftovers)
    })
  )

  it.effect("gives the sink all of the output before it returns, and nothing after", () =>
    Effect.gen(function* () {
      let written = 0
      let returned = false
      const slow: Sink = {
        write: () =>
          Effect.delay(
            Effect.sync(() => {
              assert.isFalse(returned)
              written++
            }),
            10
          )
      }
      const { exits, run } = yield* controlled({ output: Stream.repeat(Stream.succeed(line), Schedule.recurs(19)) })
      const done = Effect.sync(() => {
        returned = true
      })
      const fiber = yield* Effect.fork(Effect.tap(run({}, slow), done))
      yield* exits(0)
      yield* TestClock.adjust(1000)
      assert.strictEqual((yield* Fiber.join(fiber)).status, "pass")
      assert.strictEqual(written, 20)
    })
  )

  it.effect("says when processes could not be ended", () =>
    Effect.gen(function* () {
      const { run } = yield* controlled({ survivors: 2, deaf: true })
      const fiber = yield* Effect.fork(run({ timeoutMs: 1000 }))
      yield* TestClock.adjust(1000)
      const { message, signal, status } = yield* outcomeOf(fiber)
      assert.deepStrictEqual([status, signal, message], ["timeout", null, "2 processes of the run could not be ended"])
    })
  )

  it.effect("says when no one can tell whether processes are left", () =>
    Effect.gen(function* () {
      const { exits, run } = yield* controlled({ unseen: "EMFILE: too many open files" })
      const fiber = yield* Effect.fork(run())
      yield* exits(0)
      yield* TestClock.adjust(1000)
      const { message, status } = yield* outcomeOf(fiber)
      assert.deepStrictEqual(
        [status, message],
        [
          "pass",
          "the system did not report which processes are alive (EMFILE: too many open files): some of the run may be"
        ]
      )
    })
  )

  it.effect("answers an interruption, once all is ended, to a caller that still listens", () =>
    Effect.gen(function* () {
      const { graces, run } = yield* controlled()
      const heard = yield* Deferred.make<Outcome>()
      const fiber = yield* Effect.fork(
        Effect.uninterruptible(Effect.flatMap(run(), (outcome) => Deferred.succeed(heard, outcome)))
      )
      yield* TestClock.adjust(1000)
      yield* Fiber.interruptFork(fiber)
      yield* settleDown
      const outcome = yield* Deferred.await(heard)
      assert.deepInclude(outcome, { status: "error", message: "the run was cancelled" })
      assert.lengthOf(graces, 1)
      assert.isTrue(Exit.isInterrupted(yield* Fiber.await(fiber)))
    })
  )

  it.effect("ends the run of a sink that breaks, and passes the defect on", () =>
    Effect.gen(function* () {
      const { graces, run } = yield* controlled({ output: Stream.succeed(line) })
      const fiber = yield* Effect.fork(run({}, { write: () => Effect.die("disk on fire") }))
      yield* settleDown
      assert.deepStrictEqual(yield* Fiber.await(fiber), Exit.die("disk on fire"))
      assert.lengthOf(graces, 1)
    })
  )

  it.effect("makes a command that cannot be started an outcome", () =>
    Effect.gen(function* () {
      const { run } = yield* TimeboxController
      const outcome = yield* run(command, { timeoutMs: 1, noOutputTimeoutMs: 1 }, nowhere)
      assert.deepInclude(outcome, { status: "error", exitCode: null, message: "Cannot start flutter: gone" })
    }).pipe(
      Effect.provide(TimeboxController.layer),
      Effect.provideService(ProcessExecutor, {
        prepare: Effect.succeed(() => Effect.fail(new SpawnFailed({ program: "flutter", reason: "gone" })))
      })
    )
  )
})
