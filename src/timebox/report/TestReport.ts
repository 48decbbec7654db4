/**
 * The machine-readable report that a runner writes beside its output: its path, and how it is read back, with limits.
 */
import { rmdirSync, unlinkSync } from "node:fs"
import { FileSystem, Path } from "@effect/platform"
import { Data, Effect, Option, Schedule, Schema, Stream } from "effect"
import { clip } from "../../kernel/util/Text.ts"
import type { Results } from "../results/Results.ts"
import type { Project, ReportRequest, Runner } from "../runners/Runner.ts"

/** Maximum size of a report, in bytes: with raw.log it stays below one and a half times that one's cap. */
const MAX_BYTES = 28 * 1024 * 1024

/** Interval at which the size of a report is checked, in ms. */
const LOOK_EVERY = 250

/** Maximum length of a line, in characters; a longer one is no event. */
const MAX_LINE = 1024 * 1024

export interface TestReport {
  /** Arguments and environment that make the command write the report. */
  readonly request: ReportRequest
  /** The temporary folder of the files that the program needs for it, absolute, if there is one. */
  readonly folder?: string
  /** Reads the report into `results`; never fails, even for a damaged file. */
  readonly read: (results: Results) => Effect.Effect<void>
  /** Brings the report to its place in the report's folder, if the program wrote it elsewhere. */
  readonly keep: Effect.Effect<void>
}

/** The name of the report in the report's folder; `-2` and so on for further rounds. */
export const reportName = (format: "lines" | "xml", round: number): string =>
  `results${round === 1 ? "" : `-${round}`}.${format === "xml" ? "xml" : "jsonl"}`

/** Names that `reportName` gives. */
export const REPORT_NAME = /^results(?:-\d{1,4})?\.(?:xml|jsonl)$/

const unasked: TestReport = { request: {}, read: () => Effect.void, keep: Effect.void }

/**
 * Prepares the report of one round. `place`: its absolute path. The files that the program needs for it go to a
 * temporary folder that lives as long as the scope. If that cannot be made, the run proceeds without a report.
 */
export const prepare = Effect.fn("TestReport.prepare")(
  function* (runner: Runner, project: Project, place: string) {
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    const { report } = runner
    if (report === undefined) return unasked
    const ours: Array<string> = []
    const folder = yield* Effect.acquireRelease(fs.makeTempDirectory({ prefix: "mcp-test-timebox-" }), (made) =>
      removeFolder(fs, made, ours)
    )
    const request = report.request({ folder, file: place }, project)
    if (request === undefined) return unasked
    const file = request.written === undefined ? place : paths.join(folder, request.written)
    for (const [name, text] of Object.entries(request.files ?? {})) {
      ours.push(paths.join(folder, name))
      yield* fs.writeFileString(paths.join(folder, name), text)
    }
    const reader = report.reader(project)
    let isTooLarge = false
    // Not every program bounds its report: one that grows too large is truncated repeatedly. Later writes leave a hole
    // before them, which takes no space.
    const bound = Effect.gen(function* () {
      const { blocks, size } = yield* plainFile(fs, file)
      const used = Option.match(blocks, { onNone: () => Number(size), onSome: (count) => count * 512 })
      if (used <= MAX_BYTES) return
      isTooLarge = true
      yield* fs.truncate(file, 0)
    }).pipe(Effect.ignore)
    yield* bound.pipe(Effect.schedule(Schedule.spaced(LOOK_EVERY)), Effect.interruptible, Effect.forkScoped)
    const read = Effect.fnUntraced(
      function* (results: Results) {
        const add = (text: string) => {
          for (const event of reader.read(text)) results.add(event)
        }
        yield* plainFile(fs, file)
        yield* bound
        // Only the ordinary output is used then.
        if (isTooLarge) return yield* fs.remove(file)
        const text = Stream.decodeText(fs.stream(file))
        yield* report.format === "xml"
          ? Stream.runForEach(text, (piece) => Effect.sync(() => add(piece)))
          : Stream.runForEach(Stream.splitLines(text), (line) =>
              Effect.sync(() => line.length <= MAX_LINE && add(line))
            )
        for (const event of reader.end?.() ?? []) results.add(event)
      },
      Effect.ignore,
      withoutDefect
    )
    // Neither overwrites nor follows a file that a test put in its place.
    const keep = plainFile(fs, file).pipe(
      Effect.andThen(Stream.run(fs.stream(file), fs.sink(place, { flag: "wx" }))),
      Effect.ignore
    )
    return { request, folder, read, keep: file === place ? Effect.void : keep } satisfies TestReport
  },
  Effect.orElseSucceed(() => unasked)
)

/** Removes a folder: at once if it contains only `files`, since the answer waits for it. */
const removeFolder = (fs: FileSystem.FileSystem, folder: string, files: ReadonlyArray<string>) =>
  Effect.try(() => {
    for (const file of files) unlinkSync(file)
    rmdirSync(folder)
  }).pipe(
    Effect.orElse(() => fs.remove(folder, { recursive: true })),
    Effect.ignore
  )

/** Says that there is nothing at the path of a report, or not a regular file. */
class NoPlainFile extends Data.TaggedError("NoPlainFile")<{ readonly path: string }> {}

/**
 * Checks for a regular file; fails for other things that a command may have put in its place: a link leads elsewhere,
 * and reading a named pipe never ends.
 */
const plainFile = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, file: string) {
  if (!(yield* fs.exists(file))) return yield* new NoPlainFile({ path: file })
  const isLink = yield* Effect.isSuccess(fs.readLink(file))
  const info = yield* fs.stat(file)
  return isLink || info.type !== "File" ? yield* new NoPlainFile({ path: file }) : info
})

/** Notes that a report could not be read to its end; the part before still counts. */
const withoutDefect = (read: Effect.Effect<void>, results: Results): Effect.Effect<void> =>
  Effect.catchAllDefect(read, (defect) =>
    Effect.sync(() =>
      results.add({ kind: "note", text: `The runner's report could not be read (${clip(String(defect))}).` })
    )
  )

/** The part of a summary that names the last machine-readable report. */
const NamedReport = Schema.parseJson(Schema.Struct({ results: Schema.optional(Schema.Unknown) }))

/** Names of the machine-readable reports that an earlier summary of this program lists, to be overwritten. */
export const namedIn = Effect.fnUntraced(
  function* (summary: string) {
    const fs = yield* FileSystem.FileSystem
    const paths = yield* Path.Path
    const { results } = yield* Schema.decode(NamedReport)(yield* fs.readFileString(summary))
    const last = typeof results === "string" ? paths.basename(results) : ""
    const format = last.endsWith(".xml") ? "xml" : "lines"
    const count = Number(/-(\d+)\./.exec(last)?.[1] ?? 1)
    return new Set(
      last === "" ? [] : Array.from({ length: Math.min(count, 1000) }, (_, i) => reportName(format, i + 1))
    )
  },
  Effect.orElseSucceed(() => new Set<string>())
)
