/**
 * Makes the report of a run: raw.log while it goes on, the two summaries when it is over.
 *
 * Only the end of the output is held, in bounded memory; everything else that a
 * report says comes from there.
 */
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Clock, Context, Effect, Either, Fiber, Layer, type Scope } from "effect"
import * as AtomicFile from "../../kernel/files/AtomicFile.ts"
import type { Inside } from "../../kernel/files/PathJail.ts"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import { type AccessDenied, type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Chunk, ProcessDetail } from "../process/Run.ts"
import type { Outcome, Sink } from "../process/TimeboxController.ts"
import { merged } from "../results/combine.ts"
import { Results, type TestResults } from "../results/Results.ts"
import type { Rerun } from "../results/TestEvent.ts"
import type { Project, ReportRequest } from "../runners/Runner.ts"
import { runnerOf } from "../runners/registry.ts"
import { answerOf } from "./answerSize.ts"
import { Liveliness } from "./cleanLine.ts"
import { extract, lastTestOf } from "./LogExtractor.ts"
import { HumanText, OutputReader } from "./OutputReader.ts"
import { OutputRing } from "./OutputRing.ts"
import * as RawLog from "./RawLog.ts"
import { artifacts, ReportDir } from "./ReportDir.ts"
import * as ReportFolders from "./ReportFolders.ts"
import * as RunHistory from "./RunHistory.ts"
import type { Answer, Run, Summary } from "./RunRecord.ts"
import { lastLines, summarize } from "./RunReport.ts"
import { render } from "./SummaryMarkdown.ts"
import * as TestReport from "./TestReport.ts"

/** One execution of the command; with `repeat` there are several in a report. */
export interface Round {
  readonly sink: Sink
  /** Arguments and environment that make the command write its machine-readable report. */
  readonly request: ReportRequest
  /** Takes the facts of a process of a hung run, before the results are read. */
  readonly hung: (process: ProcessDetail, listing: string) => void
  /** Results of its tests, when it is over. */
  readonly results: Effect.Effect<TestResults>
}

export interface Report {
  readonly round: Effect.Effect<Round, never, Scope.Scope>
  /** The test that runs now, as far as it is known; for progress. */
  readonly lastTest: Effect.Effect<string | null>
  /** Writes the rest of the report; returns an answer even if the disk refuses. */
  readonly finish: (
    outcome: Outcome,
    rounds: ReadonlyArray<TestResults>,
    command: ReadonlyArray<string>
  ) => Effect.Effect<Answer>
}

export interface Options {
  /** The cap of raw.log, in bytes. */
  readonly rawLogBytes: number
  /** Maximum number of reports in the default place. */
  readonly keepReports: number
}

/** Bytes of the end of the output that excerpts come from: as many as were asked for, within these. */
const WINDOW = { least: 64 * 1024, most: 4 * 1024 * 1024, live: 64 * 1024 } as const

export class ReportGenerator extends Context.Tag("timebox/ReportGenerator")<
  ReportGenerator,
  {
    /** Finds or makes the folder and opens raw.log; refused where that cannot be. Its scope closes the file. */
    readonly begin: (
      run: Run,
      project: Project,
      reportDir: string | undefined
    ) => Effect.Effect<Report, InvalidArgument | AccessDenied, Scope.Scope>
    /** Returns the request that runs the tests of a runner again that failed when they last ran. */
    readonly lastFailures: (runner: string) => Effect.Effect<ReadonlyArray<Rerun>>
  }
>() {
  static readonly layer = (options: Options) => Layer.effect(this, make(options))
}

const make = Effect.fnUntraced(function* (options: Options) {
  const context = yield* Effect.context<FileSystem.FileSystem | Path.Path>()
  const { defaultBase, historyBase, isInPlace, requested } = yield* ReportDir
  const paths = yield* Path.Path
  /** Folders in use by a run: two runs in one would mix. */
  const busy = new Set<string>()

  const byDefault = Effect.gen(function* () {
    const base = yield* defaultBase
    const at = new Date(yield* Clock.currentTimeMillis)
    const name = yield* Effect.mapError(ReportFolders.makeUnique(base.real, at), cannotWrite)
    return { real: paths.join(base.real, name), relative: `${base.relative}/${name}` }
  })

  /** A folder is one run's own until the scope closes. */
  const claim = (folder: Inside) =>
    Effect.acquireRelease(
      Effect.suspend(() => {
        if (busy.has(folder.real)) return Effect.fail(invalid("report_dir", "is in use by another run"))
        busy.add(folder.real)
        return Effect.succeed(folder)
      }),
      () => Effect.sync(() => busy.delete(folder.real))
    )

  const folderFor = Effect.fnUntraced(function* (reportDir: string | undefined) {
    const fs = yield* FileSystem.FileSystem
    if (reportDir === undefined) return yield* claim(yield* byDefault)
    const folder = yield* claim(yield* requested(reportDir))
    yield* Effect.mapError(fs.makeDirectory(folder.real, { recursive: true }), cannotWrite)
    return folder
  })

  const begin = Effect.fnUntraced(function* (run: Run, project: Project, reportDir: string | undefined) {
    const folder = yield* folderFor(reportDir)
    const isNew = reportDir === undefined
    const startedAt = yield* Clock.currentTimeMillis
    const rawLogPath = paths.join(folder.real, artifacts.rawLog)
    const earlier = isNew
      ? new Set<string>()
      : yield* TestReport.namedIn(paths.join(folder.real, artifacts.summaryJson))
    const log = yield* Effect.mapError(
      RawLog.open({ path: rawLogPath, cap: options.rawLogBytes, startedAt }),
      cannotWrite
    )
    const retention = isNew
      ? ReportFolders.retain(paths.dirname(folder.real), options.keepReports, (name) => busy.has(name))
      : Effect.void
    const scope = yield* Effect.scope
    let removal: Effect.Effect<void> = Effect.void
    // Old reports are removed while the tests run; only those that other runs made meanwhile are left for the end.
    const started = Effect.map(Effect.forkIn(retention, scope), (fiber) => {
      removal = Fiber.join(fiber)
    })
    const runner = runnerOf(run.runner)
    // Beside the output there are headers of its pieces.
    const window = Math.min(Math.max(run.maxOutputBytes, WINDOW.least), WINDOW.most)
    const end = new OutputRing(window + WINDOW.live)
    const { patterns } = runner
    let current = new Results()
    let count = 0
    let reportFile: string | undefined

    const record = (chunk: Chunk) =>
      Effect.suspend(() => {
        if (chunk.bytes.length === 0) return Effect.void
        end.push(chunk)
        return log.write(chunk)
      }).pipe(Effect.uninterruptible)

    /** Returns the place of this round's machine-readable report, never that of a foreign file. */
    const placeOf = Effect.fnUntraced(function* (format: "lines" | "xml") {
      const fs = yield* FileSystem.FileSystem
      const name = TestReport.reportName(format, count)
      const place = paths.join(folder.real, name)
      // Before anything has run, a new folder is empty.
      const isThere = !(isNew && count === 1) && (yield* Effect.orElseSucceed(fs.exists(place), () => true))
      if (isThere && !earlier.has(name)) return undefined
      if (isThere) yield* Effect.ignore(fs.remove(place))
      return place
    })

    const round = Effect.gen(function* () {
      count++
      const fs = yield* FileSystem.FileSystem
      const text = new Results()
      const reader = new OutputReader(runner, project, text)
      const human = runner.humanText === undefined ? undefined : new HumanText(runner.humanText)
      const liveliness = new Liveliness()
      current = text
      const place = runner.report === undefined ? undefined : yield* placeOf(runner.report.format)
      const machine =
        runner.report === undefined || place === undefined
          ? undefined
          : yield* TestReport.prepare(runner, project, place)
      const write = (chunk: Chunk) => {
        reader.push(chunk)
        const shown = human !== undefined && chunk.stream === "stdout" ? human.push(chunk.bytes) : chunk.bytes
        return record(shown === chunk.bytes ? chunk : { ...chunk, bytes: shown })
      }
      const results = Effect.gen(function* () {
        reader.end()
        if (human !== undefined)
          yield* record({ stream: "stdout", at: (yield* Clock.currentTimeMillis) - startedAt, bytes: human.end() })
        const reported = new Results()
        if (machine !== undefined) {
          yield* machine.read(reported)
          if (yield* isInPlace(folder)) yield* machine.keep
        }
        if (place !== undefined && (yield* Effect.orElseSucceed(fs.exists(place), () => false))) {
          reportFile = below(folder, paths.basename(place))
        }
        return merged(reported.result(), text.result(), runner.report?.lacks)
      })
      return {
        sink: {
          write,
          isAlive: ({ bytes }: Chunk) => liveliness.isAlive(bytes),
          ...(count === 1 ? { started: Effect.provide(started, context) } : {})
        },
        request: machine?.request ?? {},
        hung: (process, listing) => reader.hung(process, listing),
        results: Effect.provide(results, context)
      } satisfies Round
    })

    const finish = Effect.fnUntraced(function* (
      outcome: Outcome,
      rounds: ReadonlyArray<TestResults>,
      command: ReadonlyArray<string>
    ) {
      const { cut, problem } = yield* log.close
      const isThere = yield* isInPlace(folder)
      const lost = isThere
        ? yield* RawLog.restore({ path: rawLogPath, cap: 4 * WINDOW.most, startedAt }, end.pieces())
        : "a link took the place of its folder during the run, so no summary was written."
      const extracted = extract(end.pieces(), {
        maxBytes: run.maxOutputBytes,
        newlines: log.lines(),
        patterns
      })
      const results = rounds.at(-1) ?? new Results().result()
      const { changes, save } = yield* history.remember(run, outcome, rounds)
      const summary = summarize({
        run: { ...run, command },
        outcome,
        startedAt: new Date(startedAt),
        reportDir: folder.relative,
        artifacts: {
          raw_log: below(folder, artifacts.rawLog),
          summary_md: below(folder, artifacts.summaryMd),
          summary_json: below(folder, artifacts.summaryJson)
        },
        extract: extracted,
        results,
        changes,
        failedRounds: rounds.filter(({ failed }) => failed > 0).length,
        reportFile,
        cut,
        problem: problem ?? lost
      })
      const write = (name: string, text: string) =>
        AtomicFile.write(paths.join(folder.real, name), text, { isForced: false, isFolderNew: isNew })
      const summaries = Effect.all(
        [
          write(artifacts.summaryMd, render(summary, lastLines(extracted))),
          write(artifacts.summaryJson, `${JSON.stringify(summary, null, 2)}\n`)
        ],
        { concurrency: "unbounded", discard: true }
      )
      const writing = Effect.either(isThere ? summaries : Effect.void)
      const removing = isThere ? Effect.andThen(removal, retention) : Effect.void
      const [written] = yield* Effect.all([writing, removing, save], { concurrency: "unbounded" })
      return answerOf(Either.isRight(written) ? summary : withProblem(summary, written.left))
    })

    return {
      round: Effect.mapInputContext(round, (scope: Context.Context<Scope.Scope>) => Context.merge(context, scope)),
      lastTest: Effect.sync(() => current.current?.name ?? lastTestOf(end.last(WINDOW.live), patterns)),
      finish: (outcome, rounds, command) => Effect.provide(finish(outcome, rounds, command), context)
    } satisfies Report
  })

  const history = RunHistory.make(historyBase)

  return {
    begin: (run: Run, project: Project, reportDir: string | undefined) =>
      begin(run, project, reportDir).pipe(
        Effect.mapInputContext((scope: Context.Context<Scope.Scope>) => Context.merge(context, scope))
      ),
    lastFailures: (runner: string) => Effect.provide(history.lastFailures(runner), context)
  }
})

const below = (folder: Inside, name: string): string => (folder.relative === "." ? name : `${folder.relative}/${name}`)

const cannotWrite = (error: PlatformError): InvalidArgument =>
  invalid("report_dir", `cannot be written to (${error._tag === "SystemError" ? error.reason : "BadArgument"})`)

const withProblem = (summary: Summary, error: PlatformError): Summary => ({
  ...summary,
  message: [summary.message, `The summaries could not be written: ${clip(whyNotWritten(error.message), 200)}.`]
    .filter((text) => text !== undefined)
    .join(" ")
})
