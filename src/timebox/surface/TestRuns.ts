/** One test run from request to answer: plan, report, timebox. */
import { join } from "node:path"
import { Context, Effect, Either, Layer, Schedule } from "effect"
import { CurrentRequest } from "../../kernel/mcp/CurrentRequest.ts"
import type { AccessDenied, InvalidArgument } from "../../kernel/mcp/Failure.ts"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { locate } from "../process/Programs.ts"
import { TimeboxController } from "../process/TimeboxController.ts"
import { type Report, ReportGenerator } from "../report/ReportGenerator.ts"
import { type Answer, type Run, seconds } from "../report/RunReport.ts"
import { environmentOf } from "../runners/Environment.ts"
import { PathValidator } from "../runners/PathValidator.ts"
import { TestRunner } from "../runners/TestRunner.ts"
import { type Runner, templateOf } from "../runners/templates.ts"
import type { RunTestRequest } from "./RunTest.ts"

/** Between two progress notifications, in milliseconds: clients are promised one every five seconds. */
const PROGRESS_EVERY = 3000

export class TestRuns extends Context.Tag("timebox/TestRuns")<
  TestRuns,
  {
    /**
     * Always an answer once something was started. When interrupted, it ends the run,
     * writes the report and only then gives way.
     */
    readonly run: (request: RunTestRequest) => Effect.Effect<Answer, InvalidArgument | AccessDenied>
  }
>() {
  /** `more`: names of the variables that the operator lets tests see. */
  static readonly layer = (more: ReadonlyArray<string>) => Layer.effect(this, make(more))
}

/** Where a runner's program is: on PATH, else in the project's own folder of programs; the bare name if nowhere. */
export const programOf = (
  runner: Runner,
  root: string,
  environment: Readonly<Record<string, string | undefined>>
): { readonly program: string; readonly found: Either.Either<string, string> } => {
  const { program, localPrograms } = templateOf(runner)
  const found = locate(program, environment, root)
  if (Either.isRight(found) || localPrograms === undefined) return { program, found }
  const local = locate(join(root, localPrograms, program), environment, root)
  return Either.isRight(local) ? { program: local.right, found: local } : { program, found }
}

const make = Effect.fnUntraced(function* (more: ReadonlyArray<string>) {
  const { plan } = yield* TestRunner
  const { begin } = yield* ReportGenerator
  const { run: timebox } = yield* TimeboxController
  const { root } = yield* PathValidator

  const run = Effect.fnUntraced(function* (request: RunTestRequest) {
    const { runner, scope, target } = request
    const line = yield* plan({ runner, scope, ...(target === undefined ? {} : { target }) })
    const asked: Run = {
      runner,
      scope,
      ...(target === undefined ? {} : { target }),
      command: [line.program, ...line.args],
      timeoutMs: request.timeout_ms,
      noOutputTimeoutMs: request.no_output_timeout_ms,
      maxOutputBytes: request.max_output_bytes
    }
    const environment = environmentOf(process.env, more)
    const { program } = programOf(runner, root, environment)
    const report = yield* begin(asked, request.report_dir)
    yield* tellProgress(report, asked)
    const limits = { timeoutMs: asked.timeoutMs, noOutputTimeoutMs: asked.noOutputTimeoutMs }
    const outcome = yield* timebox({ program, args: line.args, directory: root, environment }, limits, report.sink)
    return yield* report.finish(outcome)
  })

  return {
    run: (request: RunTestRequest) =>
      run(request).pipe(Effect.scoped, Effect.uninterruptible, Effect.withSpan("TestRuns.run"))
  }
})

/** Elapsed time and the test that runs now, until the run is over. */
const tellProgress = (report: Report, run: Run) =>
  Effect.gen(function* () {
    const request = yield* CurrentRequest
    if (!request.wantsProgress) return
    const started = yield* monotonicNow
    const tell = Effect.gen(function* () {
      const elapsed = Math.round((yield* monotonicNow) - started)
      const test = yield* report.lastTest
      yield* request.progress(elapsed, run.timeoutMs, `${seconds(elapsed)}${test === null ? "" : `, ${test.trim()}`}`)
    })
    yield* tell.pipe(Effect.repeat(Schedule.spaced(PROGRESS_EVERY)), Effect.interruptible, Effect.forkScoped)
  })
