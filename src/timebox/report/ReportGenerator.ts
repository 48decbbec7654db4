/**
 * Makes the report of a run: raw.log during the run, the two summaries after it.
 *
 * Only the end of the output is held, in bounded memory; the other contents of a report come from there.
 */
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Clock, Context, Effect, Either, Fiber, Layer, type Scope } from "effect"
import * as AtomicFile from "../../kernel/files/AtomicFile.ts"
import { isDiskFullMessage, whyRefused } from "../../kernel/files/WhyNotWritten.ts"
import type { AccessDenied, InvalidArgument } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Outcome } from "../process/TimeboxController.ts"
import { Results, type TestResults } from "../results/Results.ts"
import type { Rerun } from "../results/TestEvent.ts"
import type { Project } from "../runners/Runner.ts"
import { runnerOf } from "../runners/registry.ts"
import { answerOf } from "./answerSize.ts"
import * as FolderClaims from "./FolderClaims.ts"
import { extract, lastTestOf } from "./LogExtractor.ts"
import { OutputRing } from "./OutputRing.ts"
import * as RawLog from "./RawLog.ts"
import { artifacts, ReportDir } from "./ReportDir.ts"
import * as ReportFolders from "./ReportFolders.ts"
import * as Rounds from "./Rounds.ts"
import { type OpenReport, pathFromRoot, type Round } from "./Rounds.ts"
import * as RunHistory from "./RunHistory.ts"
import type { Answer, Run, Summary } from "./RunRecord.ts"
import { lastLines, summarize } from "./RunReport.ts"
import { inSentences } from "./runMessage.ts"
import { render } from "./SummaryMarkdown.ts"
import * as TestReport from "./TestReport.ts"

export interface Report {
  readonly round: Effect.Effect<Round, never, Scope.Scope>
  /** The current test, if known; for progress. */
  readonly lastTest: Effect.Effect<string | null>
  /** Writes the rest of the report; returns an answer even if the disk refuses. */
  readonly finish: (
    outcome: Outcome,
    rounds: ReadonlyArray<TestResults>,
    command: ReadonlyArray<string>
  ) => Effect.Effect<Answer>
}

/** The arguments of `finish`, with the path of the last machine-readable report. */
interface Ended {
  readonly outcome: Outcome
  readonly rounds: ReadonlyArray<TestResults>
  readonly command: ReadonlyArray<string>
  readonly reportFile: string | undefined
}

export interface Options {
  /** The cap of raw.log, in bytes. */
  readonly rawLogBytes: number
  /** Maximum number of reports in the default place. */
  readonly keepReports: number
}

/** Bounds of the size in bytes of the output's end that excerpts come from: the requested size, within these. */
const WINDOW = { least: 64 * 1024, most: 4 * 1024 * 1024, live: 64 * 1024 } as const

/** Maximum number of bytes that a file takes on disk besides its content: the rest of its last block, and its name. */
const BLOCK = 16 * 1024

export class ReportGenerator extends Context.Tag("timebox/ReportGenerator")<
  ReportGenerator,
  {
    /** Finds or makes the folder and opens raw.log; refused where that cannot be. Its scope closes the file. */
    readonly begin: (
      run: Run,
      project: Project,
      reportDir: string | undefined
    ) => Effect.Effect<Report, InvalidArgument | AccessDenied, Scope.Scope>
    /** Returns the request that reruns the tests of a runner that failed when they last ran. */
    readonly lastFailures: (runner: string) => Effect.Effect<ReadonlyArray<Rerun>>
  }
>() {
  static readonly make = (options: Options) => make(options)

  static readonly layer = (options: Options) => Layer.effect(this, this.make(options))
}

type Platform = FileSystem.FileSystem | Path.Path

const make = Effect.fnUntraced(function* (options: Options) {
  // Excludes the program's scope, which would keep the resources of every report.
  const context = Context.pick(FileSystem.FileSystem, Path.Path)(yield* Effect.context<Platform>())
  const { historyBase, isInPlace } = yield* ReportDir
  const folders = yield* FolderClaims.make
  const paths = yield* Path.Path
  const history = yield* RunHistory.make(historyBase)
  /** Opens a report of a run, and raw.log in it; the folder is a new one if none is given. */
  const openReport = Effect.fnUntraced(function* (run: Run, project: Project, reportDir: string | undefined) {
    const folder = yield* folders.take(reportDir)
    const startedAt = yield* Clock.currentTimeMillis
    const log = yield* Effect.mapError(
      RawLog.open({ path: paths.join(folder.real, artifacts.rawLog), cap: options.rawLogBytes, startedAt }),
      FolderClaims.cannotWrite
    )
    // Beside the output there are headers of its pieces.
    const window = Math.min(Math.max(run.maxOutputBytes, WINDOW.least), WINDOW.most)
    return {
      run,
      project,
      folder,
      isNew: reportDir === undefined,
      isInPlace: isInPlace(folder),
      startedAt,
      log,
      end: new OutputRing(window + WINDOW.live)
    } satisfies OpenReport
  })

  /** Closes raw.log and makes the summary; `write` puts it beside the log, `save` remembers the run on the disk. */
  const summaryOf = Effect.fnUntraced(function* (report: OpenReport, { command, outcome, reportFile, rounds }: Ended) {
    const { end, folder, log, run, startedAt } = report
    const { cut, isThere, problem } = yield* closeLog(report)
    const extracted = extract(end.pieces(), {
      maxBytes: run.maxOutputBytes,
      newlines: log.lines(),
      patterns: runnerOf(run.runner).patterns
    })
    const { changes, save } = yield* history.remember(run, outcome, rounds)
    const summary = summarize({
      run: { ...run, command },
      outcome,
      startedAt: new Date(startedAt),
      reportDir: folder.relative,
      artifacts: {
        raw_log: pathFromRoot(folder, artifacts.rawLog),
        summary_md: pathFromRoot(folder, artifacts.summaryMd),
        summary_json: pathFromRoot(folder, artifacts.summaryJson)
      },
      extract: extracted,
      results: rounds.at(-1) ?? new Results().result(),
      changes,
      failedRounds: rounds.filter(({ failed }) => failed > 0).length,
      reportFile,
      cut,
      problem
    })
    const texts = { md: render(summary, lastLines(extracted)), json: summary }
    const write = writeSummaries(report, texts, problem !== null && isDiskFullMessage(problem) ? reportFile : undefined)
    return { isThere, save, summary, write: isThere ? write : Effect.void }
  })

  const begin = Effect.fnUntraced(function* (run: Run, project: Project, reportDir: string | undefined) {
    const report = yield* openReport(run, project, reportDir)
    const { end, folder, isNew } = report
    const earlier = isNew
      ? new Set<string>()
      : yield* TestReport.namedIn(paths.join(folder.real, artifacts.summaryJson))
    const retention = isNew
      ? ReportFolders.retain(paths.dirname(folder.real), options.keepReports, folders.isTaken)
      : Effect.void
    const scope = yield* Effect.scope
    let removal: Effect.Effect<void> = Effect.void
    // Old reports are removed while the tests run; only those that other runs made meanwhile are left for the end.
    const started = Effect.map(Effect.forkIn(retention, scope), (fiber) => {
      removal = Fiber.join(fiber)
    })
    const rounds = Rounds.make(report, { earlier, started: Effect.provide(started, context) })

    const finish = Effect.fnUntraced(function* (ended: Ended) {
      const { isThere, save, summary, write } = yield* summaryOf(report, ended)
      const removing = isThere ? Effect.andThen(removal, retention) : Effect.void
      const [written] = yield* Effect.all([Effect.either(write), removing, save], { concurrency: "unbounded" })
      return answerOf(Either.isRight(written) ? summary : withProblem(summary, written.left))
    })

    return {
      round: Effect.provide(rounds.begin, context),
      lastTest: Effect.sync(
        () => rounds.currentTest() ?? lastTestOf(end.last(WINDOW.live), runnerOf(run.runner).patterns)
      ),
      finish: (outcome, results, command) =>
        Effect.provide(finish({ outcome, rounds: results, command, reportFile: rounds.reportFile() }), context)
    } satisfies Report
  })

  return {
    begin: (run: Run, project: Project, reportDir: string | undefined) =>
      Effect.provide(begin(run, project, reportDir), context),
    lastFailures: (runner: string) => Effect.provide(history.lastFailures(runner), context)
  }
})

/** Closes raw.log, and rewrites it if something replaced it; returns what went wrong with it. */
const closeLog = Effect.fnUntraced(function* ({ end, folder, isInPlace, log, startedAt }: OpenReport) {
  const paths = yield* Path.Path
  const { cut, problem } = yield* log.close
  const isThere = yield* isInPlace
  const lost = isThere
    ? (yield* log.isInPlace)
      ? null
      : yield* RawLog.restore(
          { path: paths.join(folder.real, artifacts.rawLog), cap: 4 * WINDOW.most, startedAt },
          end.pieces()
        )
    : "a link took the place of its folder during the run, so no summary was written."
  return { cut, isThere, problem: problem ?? lost }
})

/**
 * Writes both summaries beside the log, whose last bytes are dropped if the disk is full, and then the runner's report
 * (`cutReport`, by its path from the root) if that was cut.
 */
const writeSummaries = Effect.fnUntraced(function* (
  { folder, isNew, log }: OpenReport,
  { json, md }: { readonly json: Summary; readonly md: string },
  cutReport: string | undefined
) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const textsOf = (summary: Summary) =>
    [
      [artifacts.summaryMd, md],
      [artifacts.summaryJson, `${JSON.stringify(summary, null, 2)}\n`]
    ] as const
  const texts = textsOf(json)
  const filesOf = (all: typeof texts) =>
    Effect.forEach(
      all,
      ([name, text]) => AtomicFile.write(paths.join(folder.real, name), text, { isForced: false, isFolderNew: isNew }),
      { concurrency: "unbounded", discard: true }
    )
  const files = filesOf(texts)
  const room = texts.reduce((sum, [, text]) => sum + Buffer.byteLength(text) + BLOCK, 0)
  const inRoom = Effect.orElse(files, () => Effect.andThen(log.makeRoom(room), files))
  if (cutReport === undefined) return yield* inRoom
  const { results: _, ...rest } = json
  const removal = Effect.ignore(fs.remove(paths.join(folder.real, paths.basename(cutReport))))
  yield* Effect.orElse(inRoom, () => Effect.andThen(removal, filesOf(textsOf(rest))))
})

const withProblem = (summary: Summary, error: PlatformError): Summary => ({
  ...summary,
  message: inSentences([
    ...(summary.message === undefined ? [] : [summary.message]),
    `The summaries could not be written: ${clip(whyRefused(error.message), 200)}.`
  ])
})
