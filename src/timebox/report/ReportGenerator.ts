/**
 * Makes the report of a run: raw.log while it goes on, the two summaries when it is over.
 *
 * Of the output only its end is held, in bounded memory; everything else that a
 * report says comes from there.
 */
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Clock, Context, Effect, Layer, type Scope } from "effect"
import * as AtomicFile from "../../kernel/files/AtomicFile.ts"
import type { Inside } from "../../kernel/files/PathJail.ts"
import { type AccessDenied, type InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Chunk } from "../process/Run.ts"
import type { Outcome, Sink } from "../process/TimeboxController.ts"
import { PathValidator } from "../runners/PathValidator.ts"
import { restOf } from "./ExcerptText.ts"
import * as FailedTests from "./FailedTests.ts"
import { extract, lastTestOf } from "./LogExtractor.ts"
import * as NothingRan from "./NothingRan.ts"
import { OutputRing } from "./OutputRing.ts"
import * as RawLog from "./RawLog.ts"
import { artifacts, ReportDir } from "./ReportDir.ts"
import * as ReportFolders from "./ReportFolders.ts"
import { marksOf } from "./RunnerMarks.ts"
import { type Answer, answerOf, type Run, type Summary, summarize } from "./RunReport.ts"
import { render } from "./SummaryMarkdown.ts"

export interface Report {
  readonly sink: Sink
  /** The test that runs now, as far as the output says; for progress. */
  readonly lastTest: Effect.Effect<string | null>
  /** Writes what is missing; whatever the disk refuses, there is an answer. */
  readonly finish: (outcome: Outcome) => Effect.Effect<Answer>
}

export interface Options {
  /** The cap of raw.log, in bytes. */
  readonly rawLogBytes: number
  /** How many reports the default place holds. */
  readonly keepReports: number
}

/** Bytes of the end of the output that are looked at: as many as were asked for, within these. */
const WINDOW = { least: 512 * 1024, most: 4 * 1024 * 1024, live: 64 * 1024 } as const

export class ReportGenerator extends Context.Tag("timebox/ReportGenerator")<
  ReportGenerator,
  {
    /** Finds or makes the folder and opens raw.log; refused where that cannot be. Its scope closes the file. */
    readonly begin: (
      run: Run,
      reportDir: string | undefined
    ) => Effect.Effect<Report, InvalidArgument | AccessDenied, Scope.Scope>
  }
>() {
  static readonly layer = (options: Options) => Layer.effect(this, make(options))
}

const make = Effect.fnUntraced(function* (options: Options) {
  const context = yield* Effect.context<FileSystem.FileSystem | Path.Path>()
  const { root } = yield* PathValidator
  const { defaultBase, requested } = yield* ReportDir
  const paths = yield* Path.Path
  /** Folders that a run writes to now: two runs in one would mix. */
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

  const folderFor = (reportDir: string | undefined) =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const folder = yield* claim(yield* reportDir === undefined ? byDefault : requested(reportDir))
      yield* Effect.mapError(fs.makeDirectory(folder.real, { recursive: true }), cannotWrite)
      return folder
    })

  const begin = Effect.fnUntraced(function* (run: Run, reportDir: string | undefined) {
    const folder = yield* folderFor(reportDir)
    const startedAt = yield* Clock.currentTimeMillis
    const rawLogPath = paths.join(folder.real, artifacts.rawLog)
    const log = yield* Effect.mapError(
      RawLog.open({ path: rawLogPath, cap: options.rawLogBytes, startedAt }),
      cannotWrite
    )
    const window = Math.min(Math.max(run.maxOutputBytes, WINDOW.least), WINDOW.most)
    // Beside the output there are headers of its pieces.
    const end = new OutputRing(window + WINDOW.live)
    const live = new OutputRing(WINDOW.live)
    const marks = marksOf(run.runner)

    const write = (chunk: Chunk) =>
      Effect.suspend(() => {
        end.push(chunk)
        live.push(chunk)
        return log.write(chunk)
      }).pipe(Effect.uninterruptible)

    const finish = Effect.fnUntraced(function* (outcome: Outcome) {
      const { cut, problem } = yield* log.close
      const lost = yield* restoreLog(rawLogPath, end, startedAt)
      const failed = FailedTests.make(run.runner, root)
      const nothing = NothingRan.make(run.runner)
      const extracted = extract(end.pieces(), {
        maxBytes: run.maxOutputBytes,
        newlines: log.lines(),
        marks,
        each: (line) => {
          failed.read(line)
          nothing.read(line)
        }
      })
      const summary = summarize({
        run,
        outcome,
        startedAt: new Date(startedAt),
        reportDir: folder.relative,
        artifacts: {
          raw_log: below(folder, artifacts.rawLog),
          summary_md: below(folder, artifacts.summaryMd),
          summary_json: below(folder, artifacts.summaryJson)
        },
        extract: extracted,
        failedTests: outcome.status === "pass" ? [] : failed.names(),
        nothingRan: nothing.holds(),
        cut,
        problem: problem ?? lost
      })
      const written = yield* Effect.either(
        Effect.zipRight(
          AtomicFile.write(paths.join(folder.real, artifacts.summaryMd), render(summary, restOf(extracted))),
          AtomicFile.write(paths.join(folder.real, artifacts.summaryJson), `${JSON.stringify(summary, null, 2)}\n`)
        )
      )
      if (reportDir === undefined) yield* ReportFolders.retain(paths.dirname(folder.real), options.keepReports)
      return answerOf(written._tag === "Right" ? summary : withProblem(summary, written.left))
    })

    return {
      sink: { write },
      lastTest: Effect.sync(() => lastTestOf(live.pieces(), marks)),
      finish: (outcome) => Effect.provide(finish(outcome), context)
    } satisfies Report
  })

  return {
    begin: (run: Run, reportDir: string | undefined) =>
      begin(run, reportDir).pipe(
        Effect.mapInputContext((scope: Context.Context<Scope.Scope>) => Context.merge(context, scope))
      )
  }
})

const below = (folder: Inside, name: string): string => (folder.relative === "." ? name : `${folder.relative}/${name}`)

const cannotWrite = (error: PlatformError): InvalidArgument =>
  invalid("report_dir", `cannot be written to (${error._tag === "SystemError" ? error.reason : "BadArgument"})`)

const withProblem = (summary: Summary, error: PlatformError): Summary => ({
  ...summary,
  message: [summary.message, `The summaries could not be written: ${clip(error.message, 200)}`]
    .filter((text) => text !== undefined)
    .join(" ")
})

/** If the command has removed the log (a cleaning of caches may), writes what is still known. */
const restoreLog = (path: string, end: OutputRing, startedAt: number) =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    if (yield* fs.exists(path)) return null
    yield* fs.makeDirectory(paths.dirname(path), { recursive: true })
    const log = yield* RawLog.open({ path, cap: 4 * WINDOW.most, startedAt })
    for (const piece of end.pieces()) yield* log.write(piece)
    yield* log.close
    return "raw.log was removed during the run; it holds only the end of the output."
  }).pipe(
    Effect.scoped,
    Effect.catchAll((error) => Effect.succeed(error.message))
  )
