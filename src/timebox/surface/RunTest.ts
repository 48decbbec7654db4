/** One test run from request to answer: plan, report, timebox. */
import { join } from "node:path"
import { Context, Effect, Either, Layer, Schedule } from "effect"
import { CurrentRequest } from "../../kernel/mcp/CurrentRequest.ts"
import type { AccessDenied, InvalidArgument } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { locate } from "../process/Programs.ts"
import { type Outcome, TimeboxController } from "../process/TimeboxController.ts"
import { type Report, ReportGenerator } from "../report/ReportGenerator.ts"
import { type Answer, type Run, statusOf } from "../report/RunRecord.ts"
import { inSentences, seconds } from "../report/runMessage.ts"
import type { TestResults } from "../results/Results.ts"
import { environmentOf } from "../runners/Environment.ts"
import { PathValidator } from "../runners/PathValidator.ts"
import type { Project, Runner } from "../runners/Runner.ts"
import { type RunnerName, runnerOf } from "../runners/registry.ts"
import { commandLine, projectAt, TestRunner } from "../runners/TestRunner.ts"
import { nameHung } from "./nameHung.ts"
import type { RunTestRequest } from "./runTestSchema.ts"

/** Time between two progress notifications, in ms; clients are promised one every five seconds. */
const PROGRESS_EVERY = 3000

export class RunTest extends Context.Tag("timebox/RunTest")<
  RunTest,
  {
    /** Runs tests; never fails once something was started. Interrupted, it first ends the run and writes the report. */
    readonly run: (request: RunTestRequest) => Effect.Effect<Answer, InvalidArgument | AccessDenied>
  }
>() {
  /** `more`: names of the variables that the operator lets tests see. */
  static readonly make = (more: ReadonlyArray<string>) => make(more)

  static readonly layer = (more: ReadonlyArray<string>) => Layer.effect(this, this.make(more))
}

/** Locates a runner's program: on PATH, else in the project's own folder of programs; the bare name if nowhere. */
export const programOf = (
  runner: RunnerName,
  root: string,
  environment: Readonly<Record<string, string | undefined>>
): { readonly program: string; readonly found: Either.Either<string, string> } => {
  const { program, localPrograms }: Runner = runnerOf(runner)
  const found = locate(program, environment, root)
  if (Either.isRight(found) || localPrograms === undefined) return { program, found }
  const local = locate(join(root, localPrograms, program), environment, root)
  return Either.isRight(local) ? { program: local.right, found: local } : { program, found }
}

/** The reason why the runner's framework is missing; undefined if it is installed. */
export const missing = ({ needs }: Runner, { read }: Project): string | undefined =>
  needs === undefined || needs.files.every((file) => read(file) !== undefined) ? undefined : needs.advice

const make = Effect.fnUntraced(function* (more: ReadonlyArray<string>) {
  const { plan } = yield* TestRunner
  const { begin, lastFailures } = yield* ReportGenerator
  const timebox = yield* TimeboxController
  const { root } = yield* PathValidator

  const run = Effect.fnUntraced(function* (request: RunTestRequest) {
    const { runner: name, scope } = request
    const runner: Runner = runnerOf(name)
    const selected = selectedBy(request)
    const selection = yield* plan(selected, scope === "failed" ? yield* lastFailures(name) : [])
    const environment = environmentOf(process.env, more)
    const project = projectAt(root, environment)
    const planned = commandLine(name, selection, project)
    const described = describe(request, selected, [planned.program, ...planned.args])
    // The report is begun while the pipes of the first round are made.
    const prepared = yield* timebox.prepare
    const report = yield* begin(described, project, request.report_dir)
    yield* reportProgress(report, described)
    const { program, found } = programOf(name, root, environment)
    const lack = Either.isRight(found) ? missing(runner, project) : undefined
    if (lack !== undefined) return yield* report.finish(impossible(lack), [], described.command)

    /** Runs the command once, and reads the results of its tests. */
    const playRound = Effect.fnUntraced(function* (round: number, timeoutMs: number) {
      const runOnce = round === 0 ? prepared : yield* timebox.prepare
      const { folder, hung, request: asking, results, sink } = yield* report.round
      const { args } = commandLine(name, selection, project, asking)
      const ended = yield* runOnce(
        {
          program,
          args,
          directory: root,
          environment: { ...environment, ...asking.environment },
          ...(folder === undefined ? {} : { folder }),
          ...(runner.dumpSignal === undefined ? {} : { dumpSignal: runner.dumpSignal }),
          isInspected: runner.hang !== undefined
        },
        { timeoutMs, noOutputTimeoutMs: request.no_output_timeout_ms },
        sink
      )
      yield* nameHung(timebox.run, runner, ended.hung ?? [], hung, { directory: root, environment })
      const found = yield* results
      const outcome: Outcome = { ...ended, status: statusOf(ended, found) }
      return { outcome, results: found, command: [planned.program, ...args] }
    }, Effect.scoped)

    const began = yield* monotonicNow
    const { isOutOfTime, rounds } = yield* playRounds(request, playRound)
    const outcome = rounds.map((round) => round.outcome).reduce(worse)
    const { command } = rounds.at(-1) ?? rounds[0]
    return yield* report.finish(
      {
        ...outcome,
        durationMs: (yield* monotonicNow) - began,
        message: isOutOfTime ? outOfTime(request, rounds.length, outcome) : outcome.message
      },
      failedLast(rounds.map(({ results }) => results)),
      command
    )
  })

  return {
    run: (request: RunTestRequest) =>
      run(request).pipe(Effect.scoped, Effect.uninterruptible, Effect.withSpan("RunTest.run"))
  }
})

/** The tests that a request chooses. */
const selectedBy = ({ runner, scope, target, pattern }: RunTestRequest) => ({
  runner,
  scope,
  ...(target === undefined ? {} : { target }),
  ...(pattern === undefined ? {} : { pattern })
})

/** The run of a request, as its report describes it. */
const describe = (
  request: RunTestRequest,
  selected: ReturnType<typeof selectedBy>,
  command: ReadonlyArray<string>
): Run => ({
  ...selected,
  command,
  timeoutMs: request.timeout_ms,
  noOutputTimeoutMs: request.no_output_timeout_ms,
  maxOutputBytes: request.max_output_bytes,
  ...(request.repeat === undefined ? {} : { repeat: request.repeat })
})

/** One execution of the command that is over. */
interface PlayedRound {
  readonly outcome: Outcome
  readonly results: TestResults
  readonly command: ReadonlyArray<string>
}

/** Says how many rounds there was time for, after the message that their outcome has. */
const outOfTime = ({ repeat, timeout_ms }: RunTestRequest, played: number, { message }: Outcome): string =>
  inSentences([
    ...(message === null ? [] : [message]),
    `Ended after ${played} of ${repeat} rounds: the time of timeout_ms (${seconds(timeout_ms)}) was over.`
  ])

/**
 * Plays rounds until all are played, one ends the run by its outcome, or the time of the run is over (`isOutOfTime`).
 */
const playRounds = Effect.fnUntraced(function* <R>(
  { repeat = 1, stop_on_first_failure, timeout_ms }: RunTestRequest,
  play: (round: number, timeoutMs: number) => Effect.Effect<PlayedRound, never, R>
) {
  const began = yield* monotonicNow
  const played: [PlayedRound, ...Array<PlayedRound>] = [yield* play(0, Math.max(1, timeout_ms))]
  for (let round = 1; round < repeat; round++) {
    const { status } = played[round - 1]?.outcome ?? played[0].outcome
    if (status !== "pass" && (status !== "fail" || stop_on_first_failure === true)) break
    const left = timeout_ms - ((yield* monotonicNow) - began)
    if (left < 1) return { isOutOfTime: true, rounds: played }
    played.push(yield* play(round, left))
  }
  return { isOutOfTime: false, rounds: played }
})

const impossible = (message: string): Outcome => ({
  status: "error",
  exitCode: null,
  signal: null,
  durationMs: 0,
  leakedProcesses: 0,
  message
})

/** Combines rounds: the first that did not pass decides the outcome; processes left behind are added up. */
const worse = (before: Outcome, now: Outcome): Outcome => {
  const chosen =
    before.status === "pass" || (before.status === "fail" && now.status !== "pass" && now.status !== "fail")
      ? now
      : before
  return { ...chosen, leakedProcesses: before.leakedProcesses + now.leakedProcesses }
}

/** Returns the rounds with a failed one last, so that the answer has its failures. */
const failedLast = (rounds: ReadonlyArray<TestResults>): ReadonlyArray<TestResults> => {
  const chosen = rounds.findLast(({ failed }) => failed > 0)
  return chosen === undefined ? rounds : [...rounds.filter((one) => one !== chosen), chosen]
}

/** Reports the elapsed time and the current test, until the run is over. */
const reportProgress = Effect.fnUntraced(function* (report: Report, run: Run) {
  const request = yield* CurrentRequest
  if (!request.wantsProgress) return
  const started = yield* monotonicNow
  const update = Effect.gen(function* () {
    const elapsed = Math.round((yield* monotonicNow) - started)
    const test = yield* report.lastTest
    yield* request.progress(elapsed, run.timeoutMs, `${seconds(elapsed)}${test === null ? "" : `, ${test.trim()}`}`)
  })
  yield* update.pipe(Effect.repeat(Schedule.spaced(PROGRESS_EVERY)), Effect.interruptible, Effect.forkScoped)
})
