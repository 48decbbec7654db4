/**
 * The executions of the command within one report: the output of each, its machine-readable report, and its results.
 */
import { FileSystem, Path } from "@effect/platform"
import { Clock, Effect } from "effect"
import type { Inside } from "../../kernel/files/PathJail.ts"
import type { Chunk, ProcessDetail } from "../process/Run.ts"
import type { Sink } from "../process/TimeboxController.ts"
import { merged } from "../results/combine.ts"
import { Results, type TestResults } from "../results/Results.ts"
import type { Project, ReportRequest } from "../runners/Runner.ts"
import { runnerOf } from "../runners/registry.ts"
import { Liveliness } from "./cleanLine.ts"
import { HumanText, OutputReader } from "./OutputReader.ts"
import type { OutputRing } from "./OutputRing.ts"
import type { RawLog } from "./RawLog.ts"
import type { Run } from "./RunRecord.ts"
import * as TestReport from "./TestReport.ts"

/** One execution of the command; with `repeat` there are several in a report. */
export interface Round {
  readonly sink: Sink
  /** Arguments and environment that make the command write its machine-readable report. */
  readonly request: ReportRequest
  /** The temporary folder of that report, absolute, if there is one. */
  readonly folder: string | undefined
  /** Receives the facts about a process of a hung run, before the results are read. */
  readonly hung: (process: ProcessDetail, listing: string) => void
  /** Returns the results of its tests, when it is over. */
  readonly results: Effect.Effect<TestResults>
}

/** A report whose run continues. */
export interface OpenReport {
  readonly run: Run
  readonly project: Project
  readonly folder: Inside
  /** True if the folder was made for this report, and holds nothing else. */
  readonly isNew: boolean
  /** Checks whether the folder is still in its place. */
  readonly isInPlace: Effect.Effect<boolean>
  /** Time of the start, in ms since 1970. */
  readonly startedAt: number
  readonly log: RawLog
  /** The end of the output, which excerpts come from. */
  readonly end: OutputRing
}

export interface RoundOptions {
  /** Names of the machine-readable reports of an earlier run in the folder, which this one overwrites. */
  readonly earlier: ReadonlySet<string>
  /** Begins the work that runs in parallel with the first round; called once that has been started. */
  readonly started: Effect.Effect<void>
}

/** Returns the path of a file of a report from the root of the project. */
export const pathFromRoot = (folder: Inside, name: string): string =>
  folder.relative === "." ? name : `${folder.relative}/${name}`

/** Makes the rounds of one report; `begin` begins the next one, the others return facts about those so far. */
export const make = (report: OpenReport, { earlier, started }: RoundOptions) => {
  const { end, folder, log, project, startedAt } = report
  const runner = runnerOf(report.run.runner)
  let current = new Results()
  let count = 0
  let reportFile: string | undefined

  const record = (chunk: Chunk) =>
    Effect.suspend(() => {
      if (chunk.bytes.length === 0) return Effect.void
      end.push(chunk)
      return log.write(chunk)
    }).pipe(Effect.uninterruptible)

  /** Returns the path of this round's machine-readable report, never that of another program's file. */
  const placeOf = Effect.fnUntraced(function* (format: "lines" | "xml") {
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    const name = TestReport.reportName(format, count)
    const place = paths.join(folder.real, name)
    // Before anything has run, a new folder is empty.
    const isThere = !(report.isNew && count === 1) && (yield* Effect.orElseSucceed(fs.exists(place), () => true))
    if (isThere && !earlier.has(name)) return undefined
    if (isThere) yield* Effect.ignore(fs.remove(place))
    return place
  })

  const begin = Effect.gen(function* () {
    count++
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    const text = new Results()
    const reader = new OutputReader(runner, project, text)
    const human = runner.humanText === undefined ? undefined : new HumanText(runner.humanText)
    const liveliness = new Liveliness()
    current = text
    const place = runner.report === undefined ? undefined : yield* placeOf(runner.report.format)
    const machine = place === undefined ? undefined : yield* TestReport.prepare(runner, project, place)
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
        if (yield* report.isInPlace) yield* machine.keep
      }
      if (place !== undefined && (yield* Effect.orElseSucceed(fs.exists(place), () => false))) {
        reportFile = pathFromRoot(folder, paths.basename(place))
      }
      return merged(reported.result(), text.result(), runner.report?.lacks)
    })
    return {
      sink: {
        write,
        isAlive: ({ bytes }: Chunk) => liveliness.isAlive(bytes),
        ...(count === 1 ? { started } : {})
      },
      request: machine?.request ?? {},
      folder: machine?.folder,
      hung: (process, listing) => reader.hung(process, listing),
      results
    } satisfies Round
  })

  return {
    begin,
    /** The current test, if the output names it. */
    currentTest: () => current.current?.name,
    /** The last machine-readable report that a round wrote, from the root of the project. */
    reportFile: () => reportFile
  }
}
