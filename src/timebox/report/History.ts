/** The failures of earlier runs, for `scope: "failed"` and for comparisons. One small file for each runner. */
import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import * as AtomicFile from "../../kernel/files/AtomicFile.ts"
import type { TestResults } from "../results/Results.ts"
import type { Rerun } from "../results/TestEvent.ts"
import type { Scope } from "../runners/Runner.ts"

const RerunSchema = Schema.Struct({
  scope: Schema.Literal("file", "pattern"),
  target: Schema.String,
  pattern: Schema.optionalWith(Schema.String, { exact: true })
})

const HistoryFile = Schema.parseJson(
  Schema.Struct({
    /** The tests that failed when they last ran. */
    failed: Schema.Array(
      Schema.Struct({ name: Schema.String, rerun: Schema.optionalWith(RerunSchema, { exact: true }) })
    ),
    /** Names of failed tests, by request; the latest last. */
    runs: Schema.Array(Schema.Struct({ command: Schema.String, failed: Schema.Array(Schema.String) }))
  })
)
export type History = typeof HistoryFile.Type

/** Maximum number of requests whose failures are remembered. */
const MAX_RUNS = 20

/** Maximum number of failures that are remembered of a run. */
const MAX_FAILED = 500

/** Maximum size of a history that is read, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024

export const none: History = { failed: [], runs: [] }

/** Tests that fail now and did not before, and the other way round. */
export interface Comparison {
  readonly newly_failing: ReadonlyArray<string>
  readonly fixed: ReadonlyArray<string>
  readonly still_failing: number
}

/**
 * Compares with the last run of the same request; undefined if there was none, or if too many tests failed to know them
 * all.
 */
export const compare = (history: History, extent: Extent, results: TestResults): Comparison | undefined => {
  const command = keyOf(extent)
  const last = history.runs.findLast((run) => run.command === command)
  if (last === undefined || results.counts === undefined || results.failed > results.failures.length) return undefined
  const before = new Set(last.failed)
  const now = new Set(results.failures.map(({ name }) => name))
  return {
    newly_failing: [...now].filter((name) => !before.has(name)),
    // A test that no longer exists, or was not reached, is not fixed.
    fixed: last.failed.filter((name) => !now.has(name) && results.passedNames?.has(name) === true),
    still_failing: [...now].filter((name) => before.has(name)).length
  }
}

/** The extent of a run, which determines what it tells about earlier failures. */
export interface Extent {
  readonly scope: Scope
  readonly target?: string
  readonly pattern?: string
}

const keyOf = ({ scope, target = "", pattern = "" }: Extent): string => JSON.stringify([scope, target, pattern])

/**
 * Adds a run. A run in which no test ended changes nothing.
 *
 * @param isWhole whether the run came to its end: one of everything, or of all that had failed, then replaces what is
 * known. Any other run adds its failures, and removes what passed.
 */
export const withRun = (history: History, extent: Extent, results: TestResults, isWhole: boolean): History => {
  if (results.counts === undefined || results.noneRan) return history
  const command = keyOf(extent)
  const failures = results.failures.slice(0, MAX_FAILED)
  const now = new Set(failures.map(({ name }) => name))
  const replaces = isWhole && (extent.scope === "all" || extent.scope === "failed")
  const allPassed = isWhole && results.failed === 0
  // Not every runner names what passed; a passing rerun of a failure is that test.
  const isFixed = ({ name, rerun }: History["failed"][number]): boolean =>
    results.passedNames?.has(name) === true || (allPassed && rerun !== undefined && keyOf(rerun) === command)
  const remaining = replaces ? [] : history.failed.filter((one) => !now.has(one.name) && !isFixed(one))
  return {
    failed: [
      ...remaining,
      ...failures.map(({ name, rerun }) => ({ name, ...(rerun === undefined ? {} : { rerun }) }))
    ].slice(-MAX_FAILED),
    runs: [
      ...history.runs.filter((run) => run.command !== command).slice(1 - MAX_RUNS),
      { command, failed: failures.map(({ name }) => name) }
    ]
  }
}

/** Returns the request that reruns the tests that failed when they last ran. */
export const rerunsOf = ({ failed }: History): ReadonlyArray<Rerun> => failed.flatMap(({ rerun }) => rerun ?? [])

const pathIn = (folder: string, runner: string) =>
  Effect.map(Path.Path, (paths) => paths.join(folder, `${runner}.json`))

/** Reads a runner's history below `folder`; one that is missing or damaged is empty. */
export const read = Effect.fnUntraced(
  function* (folder: string, runner: string) {
    const fs = yield* FileSystem.FileSystem
    const path = yield* pathIn(folder, runner)
    const { size, type } = yield* fs.stat(path)
    // Reading a named pipe in its place would never end.
    if (type !== "File" || size > MAX_BYTES) return none
    return Option.getOrElse(Schema.decodeUnknownOption(HistoryFile)(yield* fs.readFileString(path)), () => none)
  },
  Effect.orElseSucceed(() => none)
)

/** Writes a history; a failure to do so does not fail the run. */
export const write = Effect.fnUntraced(function* (folder: string, runner: string, history: History) {
  const encoded = yield* Schema.encode(HistoryFile)(history)
  yield* AtomicFile.write(yield* pathIn(folder, runner), encoded, { isForced: false })
}, Effect.ignore)
