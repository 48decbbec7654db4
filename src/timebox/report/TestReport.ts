/** The report for machines that a runner writes beside its output: where it goes, and how it is read back, bounded. */
import { FileSystem, Path } from "@effect/platform"
import { Effect, Stream } from "effect"
import type { Results } from "../results/Results.ts"
import type { Project, ReportRequest, Runner } from "../runners/Runner.ts"

/** Bytes of a report that are read; an XML file is read whole or not at all. */
const MAX_LINES_BYTES = 64 * 1024 * 1024
const MAX_XML_BYTES = 32 * 1024 * 1024

/** Characters of one line; a longer one is no event. */
const MAX_LINE = 1024 * 1024

export interface TestReport {
  /** What the command is told, so that it writes the report. */
  readonly request: ReportRequest
  /** Reads what has been written into `results`; whatever is wrong with the file, nothing fails. */
  readonly read: (results: Results) => Effect.Effect<void>
}

/** The name of the report in the report's folder; `-2` and so on for further rounds. */
export const reportName = (format: "lines" | "xml", round: number): string =>
  `results${round === 1 ? "" : `-${round}`}.${format === "xml" ? "xml" : "jsonl"}`

/** Names that `reportName` gives. */
export const REPORT_NAME = /^results(?:-\d{1,4})?\.(?:xml|jsonl)$/

const unasked: TestReport = { request: {}, read: () => Effect.void }

/**
 * Prepares the report of one round. `file`: where it goes, absolute. The files that the program needs for it go to a
 * temporary folder that lives as long as the scope. Where that cannot be made, the run goes on without a report.
 */
export const prepare = Effect.fn("TestReport.prepare")(
  function* (runner: Runner, project: Project, file: string) {
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    const { report } = runner
    if (report === undefined) return unasked
    const folder = yield* fs.makeTempDirectoryScoped({ prefix: "mcp-test-timebox-" })
    const request = report.request({ folder, file }, project)
    if (request === undefined) return unasked
    for (const [name, text] of Object.entries(request.files ?? {}))
      yield* fs.writeFileString(paths.join(folder, name), text)
    const reader = report.reader(project)
    const read = (results: Results) =>
      Effect.gen(function* () {
        const add = (text: string) => {
          for (const event of reader.read(text)) results.add(event)
        }
        if (report.format === "xml") {
          const { size } = yield* fs.stat(file)
          if (size <= MAX_XML_BYTES) add(yield* fs.readFileString(file))
          return
        }
        yield* fs.stream(file, { bytesToRead: MAX_LINES_BYTES }).pipe(
          Stream.decodeText(),
          Stream.splitLines,
          Stream.runForEach((line) => Effect.sync(() => line.length <= MAX_LINE && add(line)))
        )
        for (const event of reader.end?.() ?? []) results.add(event)
      }).pipe(Effect.ignore)
    return { request, read } satisfies TestReport
  },
  Effect.orElseSucceed(() => unasked)
)
