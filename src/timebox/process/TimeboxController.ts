/**
 * Runs a command with two time limits, one for the whole run and one for silence, and leaves none of its processes
 * running.
 */
import { Context, Effect, Exit, Fiber, Layer, Option, type Scope, Stream } from "effect"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { GRACE, ProcessExecutor, type Start } from "./ProcessExecutor.ts"
import type { Chunk, Command, Ending, ExitStatus, ProcessDetail, Running } from "./Run.ts"

/** In milliseconds; any number from 1 to 2^53 - 1. */
export interface Limits {
  readonly timeoutMs: number
  /** Maximum time that both streams may be silent at once. */
  readonly noOutputTimeoutMs: number
  /** Time that processes have to end by themselves when a limit is reached; `GRACE` if absent. */
  readonly graceMs?: number
}

/** Destination of the output. The run reads on only when `write` has returned: a slow sink slows the command down. */
export interface Sink {
  readonly write: (chunk: Chunk) => Effect.Effect<void>
  /** Checks whether a chunk is a sign of life, not just a redrawn clock; every chunk counts if absent. */
  readonly isAlive?: (chunk: Chunk) => boolean
  /** Begins the work that runs in parallel with the command; called once the command has been started. */
  readonly started?: Effect.Effect<void>
}

export type Status = "pass" | "fail" | "timeout" | "no_output" | "error"

export interface Outcome {
  readonly status: Status
  /** Exit code of the leader; `null` if a signal or a limit ended it, or it never started. */
  readonly exitCode: number | null
  /** Signal that ended the leader, as `SIGSEGV`; `null` if it exited by itself. */
  readonly signal: string | null
  /** Time from the call until nothing of the run was left, on the monotonic clock. */
  readonly durationMs: number
  /** Processes that the leader left behind when it exited by itself; they were ended. */
  readonly leakedProcesses: number
  /** The reason why the status is `error`, or another fact that a reader must know. */
  readonly message: string | null
  /** The processes at the time a limit was reached, if the command is inspected. */
  readonly hung?: ReadonlyArray<ProcessDetail>
}

/** In milliseconds. */
export const TIMING = {
  /** Time after the leader's exit for helper processes that are about to exit too. */
  settle: 150,
  /** Grace for processes that the leader left behind. */
  leftovers: 400,
  /** Times to read on after the end if a surviving process holds a pipe: without output, and in all. */
  quiet: 150,
  lastWords: 1000,
  /** Time between two checks of something without an event. */
  tick: 15,
  /** Time between two checks of a busy sink. */
  busy: 200,
  /** Maximum length of one sleep: Node fires longer timers at once. */
  longestSleep: 2 ** 31 - 1
} as const

/**
 * Runs a command; never fails: one that cannot be started has the outcome `error`. An interrupted run is ended like one
 * out of time and answered with status `error`; a caller in an uninterruptible region can still report it. When this
 * returns no process of the run is alive and `sink` gets nothing more.
 */
export type RunOnce = (command: Command, limits: Limits, sink: Sink) => Effect.Effect<Outcome>

export class TimeboxController extends Context.Tag("timebox/TimeboxController")<
  TimeboxController,
  {
    /**
     * Begins to prepare a run of a command that is not known yet, so that other work may be done meanwhile. The
     * preparation is undone when the scope closes.
     */
    readonly prepare: Effect.Effect<RunOnce, never, Scope.Scope>
    readonly run: RunOnce
  }
>() {
  static readonly make = Effect.map(ProcessExecutor, (executor) => {
    const prepare = Effect.map(Effect.uninterruptible(executor.prepare), runBy)
    const run: RunOnce = (command, limits, sink) =>
      Effect.scoped(Effect.flatMap(prepare, (one) => one(command, limits, sink)))
    return { prepare, run }
  })

  static readonly layer = Layer.effect(this, this.make)
}

const runBy = (start: Start): RunOnce =>
  Effect.fn("TimeboxController.run")(
    function* (command: Command, limits: Limits, sink: Sink) {
      const began = yield* monotonicNow
      const judged = yield* Effect.matchEffect(start(command), {
        onFailure: ({ message }) => Effect.succeed({ ...nothing, status: "error", message } as const),
        onSuccess: (running) => follow(running, limits, sink, began, command)
      })
      return { ...judged, durationMs: (yield* monotonicNow) - began }
    },
    Effect.scoped,
    Effect.uninterruptible
  )

type Judged = Omit<Outcome, "durationMs">

const nothing = { exitCode: null, signal: null, leakedProcesses: 0, message: null } as const

/**
 * Waits for the first of: the leader's exit, a limit, an interruption, a broken sink. Then ends all processes and
 * determines the outcome.
 */
const follow = Effect.fnUntraced(function* (
  running: Running,
  limits: Limits,
  sink: Sink,
  began: number,
  { dumpSignal, isInspected }: Command
): Effect.fn.Return<Judged, never, Scope.Scope> {
  const received: Received = { chunks: 0, last: began, writing: false }
  const pump = yield* Effect.forkScoped(Effect.interruptible(Stream.runForEach(running.output, record(received, sink))))
  yield* sink.started ?? Effect.void
  const first = yield* Effect.raceFirst(running.exit, watch(received, limits, began)).pipe(
    Effect.raceFirst(Effect.andThen(Fiber.join(pump), Effect.never)),
    Effect.interruptible,
    Effect.exit
  )
  const byItself = Exit.isSuccess(first) && typeof first.value === "object"
  if (byItself) yield* settle(running, pump, received)
  const isHung = Exit.isSuccess(first) && !byItself
  const hung = isHung && isInspected === true ? { hung: yield* running.details } : {}
  const ending = yield* byItself
    ? running.end(TIMING.leftovers)
    : running.end(isHung ? (limits.graceMs ?? GRACE) : GRACE, dumpSignal)
  yield* drain(pump, received, TIMING.lastWords)
  yield* Fiber.interrupt(pump)

  const message = warning(ending)
  if (Exit.isFailure(first)) {
    if (!Exit.isInterrupted(first)) return yield* Effect.failCause(first.cause)
    return { ...nothing, status: "error", message: message ?? "the run was cancelled" }
  }
  if (typeof first.value === "object") return { ...judge(first.value), leakedProcesses: ending.found, message }
  const exit = yield* Effect.timeoutOption(Effect.interruptible(running.exit), TIMING.quiet)
  return { ...nothing, ...hung, status: first.value, signal: Option.getOrNull(exit)?.signal ?? null, message }
})

/** Warns of processes that may still run. */
const warning = ({ survivors, unseen }: Ending): string | null =>
  unseen !== null
    ? `the system did not report which processes are alive (${unseen}): some of the run may be`
    : survivors === 0
      ? null
      : `${survivors} processes of the run could not be ended`

const judge = ({ code, signal }: ExitStatus) =>
  ({ status: code === 0 ? "pass" : "fail", exitCode: code, signal }) satisfies Partial<Outcome>

/** Output so far. */
interface Received {
  chunks: number
  /** Time at which the last chunk was handled: while the sink is busy, the command waits and is not silent. */
  last: number
  writing: boolean
}

const record = (received: Received, sink: Sink) => (chunk: Chunk) =>
  Effect.suspend(() => {
    received.chunks++
    received.writing = true
    return Effect.map(Effect.andThen(sink.write(chunk), monotonicNow), (now) => {
      received.writing = false
      if (sink.isAlive?.(chunk) !== false) received.last = now
    })
  })

/** Waits for a limit and returns it; that of the whole run if both are reached at once. */
const watch = Effect.fnUntraced(function* (
  received: Received,
  { timeoutMs, noOutputTimeoutMs }: Limits,
  began: number
) {
  const deadline = began + timeoutMs
  for (;;) {
    const time = yield* monotonicNow
    if (time >= deadline) return "timeout"
    const silent = received.writing ? time + TIMING.busy : received.last + noOutputTimeoutMs
    if (time >= silent) {
      const { chunks } = received
      yield* poll
      if (chunks === received.chunks && !received.writing) return "no_output"
      continue
    }
    yield* Effect.sleep(Math.min(Math.ceil(Math.min(deadline, silent) - time), TIMING.longestSleep))
  }
})

/** Lets pending input be read: after the process was stalled, timers fire before input. */
const poll = Effect.andThen(TimeSlices.pause, TimeSlices.pause)

/**
 * Reads on until the pipes are closed, or no output arrives for a while; counted in ticks, since a stall is not
 * silence.
 */
const drain = Effect.fnUntraced(function* (pump: Fiber.RuntimeFiber<void>, received: Received, atMost: number) {
  const until = (yield* monotonicNow) + atMost
  let { chunks } = received
  for (let quiet = 0; quiet < TIMING.quiet / TIMING.tick; quiet++) {
    if (Option.isSome(yield* Fiber.poll(pump)) || (yield* monotonicNow) >= until) return
    yield* tickOrEnd(pump)
    if (received.writing || chunks !== received.chunks) quiet = 0
    chunks = received.chunks
  }
})

/** Waits for a tick or until the pipes are closed. Both are interruptible, the caller is not. */
const tickOrEnd = (pump: Fiber.RuntimeFiber<void>) =>
  Effect.raceFirst(Effect.interruptible(Effect.sleep(TIMING.tick)), Effect.interruptible(Fiber.await(pump)))

/** Waits for processes that exit right after the leader, which are not leaks. */
const settle = Effect.fnUntraced(function* (running: Running, pump: Fiber.RuntimeFiber<void>, received: Received) {
  const until = (yield* monotonicNow) + TIMING.settle
  yield* drain(pump, received, TIMING.settle)
  while ((yield* monotonicNow) < until && (yield* running.alive) > 0) yield* Effect.sleep(TIMING.tick)
})
