/** The outcome of a run: the record of summary.json, and the part of it that is the answer. */

import { clip } from "../../kernel/util/Text.ts"
import type { Outcome, Status } from "../process/TimeboxController.ts"
import { isOfFile } from "../results/combine.ts"
import { ofEnded, type TestFailure, type TestResults } from "../results/Results.ts"
import type { Rerun } from "../results/TestEvent.ts"
import type { Scope } from "../runners/Runner.ts"
import { type RunnerName, runnerOf } from "../runners/registry.ts"
import type { Cut } from "./CappedLog.ts"
import { compose, encodedSize } from "./ExcerptText.ts"
import type { Comparison } from "./History.ts"
import { type Excerpt, type Extract, LIMITS, type Line, type NumberedLine } from "./LogExtractor.ts"

/** The request. */
export interface Run {
  readonly runner: RunnerName
  readonly scope: Scope
  readonly target?: string
  readonly pattern?: string
  /** The program and its arguments. */
  readonly command: ReadonlyArray<string>
  readonly timeoutMs: number
  readonly noOutputTimeoutMs: number
  readonly maxOutputBytes: number
  readonly repeat?: number
}

/** Paths from the root, with `/`. */
export interface Artifacts {
  readonly raw_log: string
  readonly summary_md: string
  readonly summary_json: string
}

/** A failed test, as a client is told of it. */
export interface Failure {
  readonly name: string
  readonly file?: string
  readonly line?: number
  readonly message?: string
  readonly rerun?: Rerun
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Tests that were to run and did not. */
  readonly not_run?: number
}

/** Differences to the last run of the same request, and between repeated rounds. */
export interface Changes extends Partial<Comparison> {
  /** Tests that failed in some rounds and passed in others. */
  readonly flaky?: ReadonlyArray<string>
  /** Number of rounds. */
  readonly rounds?: number
}

/** The answer to a call. */
export interface Answer {
  readonly status: Status
  readonly message?: string
  readonly exit_code: number | null
  readonly signal?: string
  readonly duration_ms: number
  readonly counts?: Counts
  readonly failed_tests?: ReadonlyArray<string>
  readonly failures?: ReadonlyArray<Failure>
  readonly hung_test?: { readonly name: string; readonly file?: string; readonly line?: number }
  readonly tests_seen?: number
  readonly tests_expected?: number
  readonly compared?: Changes
  readonly leaked_processes?: number
  readonly excerpt: string
  readonly report_dir: string
  readonly artifacts: Artifacts
}

/** The content of summary.json. */
export interface Summary extends Answer {
  readonly command: ReadonlyArray<string>
  readonly runner: RunnerName
  readonly scope: Scope
  readonly target?: string
  readonly pattern?: string
  readonly timeout_ms: number
  readonly no_output_timeout_ms: number
  readonly max_output_bytes: number
  /** ISO 8601, UTC. */
  readonly started_at: string
  /** The last test that the output names. */
  readonly last_test?: string
  /** The runner's own report for machines. */
  readonly results?: string
  /** Lines of the output that raw.log lacks. */
  readonly raw_log_cut?: { readonly from_line: number; readonly to_line: number; readonly bytes: number }
  readonly excerpts: ReadonlyArray<Excerpt>
  readonly tail_lines: ReadonlyArray<Line>
}

/** All that is known when a run is over. */
export interface Findings {
  readonly run: Run
  readonly outcome: Outcome
  readonly startedAt: Date
  readonly reportDir: string
  readonly artifacts: Artifacts
  readonly extract: Extract
  readonly results: TestResults
  readonly changes: Changes | undefined
  /** The runner's report for machines, from the root. */
  readonly reportFile: string | undefined
  readonly cut: Cut | null
  /** The problem with the report itself. */
  readonly problem: string | null
}

/** Bounds of an answer, in bytes of its encoded line. */
const ANSWER = {
  /** Bytes of an answer beside twice the output asked for. */
  beside: 16 * 1024,
  /** The envelope: `{"jsonrpc":"2.0","id":...,"result":{...}}`. */
  envelope: 400,
  failedTests: 4 * 1024,
  fullFailures: 6 * 1024,
  compared: 2 * 1024,
  message: 600,
  /** Failures that are told in full, as far as there is room. */
  failures: 100,
  /** The part of their room that failures take without a message, where there is none for all of them in full. */
  bareShare: 0.7
} as const

/** The command was ended at a limit. */
export const isHang = (status: Status): boolean => status === "timeout" || status === "no_output"

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`

/**
 * The status of a run: what its exit says, but where the runner tells that no test was run, or that tests failed,
 * exit code 0 is no pass.
 */
export const statusOf = ({ status }: Outcome, results: TestResults): Status =>
  status === "pass" && (results.noneRan || results.failed > 0) ? "fail" : status

/** The whole record. */
export const summarize = (findings: Findings): Summary => {
  const { run, outcome, extract, cut, startedAt, changes, reportFile } = findings
  const status = statusOf(outcome, findings.results)
  const results = status === "fail" && outcome.exitCode !== 0 ? ofEnded(findings.results) : findings.results
  const message = messageOf({ ...findings, results }, status)
  const known = {
    status,
    ...(message === "" ? {} : { message }),
    exit_code: outcome.exitCode,
    ...(outcome.signal === null ? {} : { signal: outcome.signal }),
    duration_ms: Math.round(outcome.durationMs),
    ...testsOf(results, status),
    ...(changes === undefined ? {} : { compared: changes }),
    ...(outcome.leakedProcesses === 0 ? {} : { leaked_processes: outcome.leakedProcesses }),
    report_dir: findings.reportDir,
    artifacts: findings.artifacts
  }
  const failures = results.failures.map(failureOf)
  const named = failures.length === 0 ? {} : { failed_tests: failures.map(({ name }) => name), failures: failures }
  const excerpt = compose(extract, {
    maxBytes: run.maxOutputBytes,
    encodedRoom: roomFor(bounded({ ...known, ...named }, run.maxOutputBytes), run.maxOutputBytes),
    isHang: isHang(status),
    isPass: status === "pass",
    hungTest: results.running[0]?.name
  })
  return {
    ...known,
    ...named,
    excerpt,
    command: run.command,
    runner: run.runner,
    scope: run.scope,
    ...(run.target === undefined ? {} : { target: run.target }),
    ...(run.pattern === undefined ? {} : { pattern: run.pattern }),
    timeout_ms: run.timeoutMs,
    no_output_timeout_ms: run.noOutputTimeoutMs,
    max_output_bytes: run.maxOutputBytes,
    started_at: startedAt.toISOString(),
    ...(extract.lastTest === null ? {} : { last_test: extract.lastTest }),
    ...(reportFile === undefined ? {} : { results: reportFile }),
    ...(cut === null ? {} : { raw_log_cut: { from_line: cut.fromLine, to_line: cut.toLine, bytes: cut.bytes } }),
    excerpts: extract.excerpts,
    tail_lines: lastLines(extract).map(({ stream, text }) => ({ stream, text }))
  }
}

/** The last lines that a summary shows. */
export const lastLines = ({ tail }: Extract): ReadonlyArray<NumberedLine> => tail.slice(-LIMITS.tail)

const failureOf = ({ name, file, line, message, rerun }: TestFailure): Failure => ({
  name,
  ...(file === undefined ? {} : { file }),
  ...(line === undefined ? {} : { line }),
  ...(message === "" ? {} : { message }),
  ...(rerun === undefined ? {} : { rerun })
})

/** The counts, and of a run that was ended the test that hung. */
const testsOf = ({ counts, expected, failed, running, seen }: TestResults, status: Status) => {
  const [oldest] = running
  const wasEnded = isHang(status) || status === "error"
  const notRun = counts === undefined || expected === undefined ? 0 : expected - counts.passed - counts.skipped - failed
  return {
    ...(counts === undefined
      ? {}
      : { counts: { ...counts, failed, ...(notRun > 0 && status !== "pass" ? { not_run: notRun } : {}) } }),
    ...(wasEnded && oldest !== undefined
      ? {
          hung_test: {
            name: oldest.name,
            ...(oldest.file === undefined ? {} : { file: oldest.file }),
            ...(oldest.line === undefined ? {} : { line: oldest.line })
          }
        }
      : {}),
    ...(seen > 0 && status !== "pass" ? { tests_seen: seen } : {}),
    ...(expected !== undefined && status !== "pass" ? { tests_expected: expected } : {})
  }
}

/** Returns the answer for the client: at most `2 x max_output_bytes + 16 KiB` on the line. */
export const answerOf = (summary: Summary): Answer =>
  bounded(
    {
      status: summary.status,
      ...(summary.message === undefined ? {} : { message: summary.message }),
      exit_code: summary.exit_code,
      ...(summary.signal === undefined ? {} : { signal: summary.signal }),
      duration_ms: summary.duration_ms,
      ...(summary.counts === undefined ? {} : { counts: summary.counts }),
      ...(summary.failed_tests === undefined ? {} : { failed_tests: summary.failed_tests }),
      ...(summary.failures === undefined ? {} : { failures: summary.failures }),
      ...(summary.hung_test === undefined ? {} : { hung_test: summary.hung_test }),
      ...(summary.tests_seen === undefined ? {} : { tests_seen: summary.tests_seen }),
      ...(summary.tests_expected === undefined ? {} : { tests_expected: summary.tests_expected }),
      ...(summary.compared === undefined ? {} : { compared: summary.compared }),
      ...(summary.leaked_processes === undefined ? {} : { leaked_processes: summary.leaked_processes }),
      excerpt: summary.excerpt,
      report_dir: summary.report_dir,
      artifacts: summary.artifacts
    },
    summary.max_output_bytes
  )

/** Returns the bytes of the line for an excerpt beside `rest`. */
const roomFor = (rest: object, maxOutputBytes: number): number => {
  const json = JSON.stringify(rest)
  const taken = Buffer.byteLength(json) + Buffer.byteLength(JSON.stringify(json)) + ANSWER.envelope
  return 2 * maxOutputBytes + ANSWER.beside - taken
}

/** Returns the bytes of the line for one of a list. */
const costOf = (one: unknown): number => encodedSize(JSON.stringify(one)) + 8

/** The first of `all` that take at most `room` bytes of the line. */
const within = <A>(all: ReadonlyArray<A>, room: number): ReadonlyArray<A> => {
  let left = room
  const first = all.findIndex((one) => {
    left -= costOf(one)
    return left < 0
  })
  return first === -1 ? all : all.slice(0, first)
}

type Named = Partial<Pick<Answer, "failed_tests" | "failures" | "compared" | "hung_test">>

/** As many failures, and as much of their messages, as an answer has room for; `counts` tells how many there are. */
const bounded = <A extends Named>(answer: A, maxOutputBytes: number): A => {
  const { failed_tests: names, failures, compared, hung_test: hung } = answer
  // The excerpt keeps at least a quarter of the line.
  const room = Math.floor(1.25 * maxOutputBytes) + ANSWER.fullFailures
  const lists = compared && {
    ...compared,
    ...(compared.newly_failing && { newly_failing: within(compared.newly_failing, ANSWER.compared / 3) }),
    ...(compared.fixed && { fixed: within(compared.fixed, ANSWER.compared / 3) }),
    ...(compared.flaky && { flaky: within(compared.flaky, ANSWER.compared / 3) })
  }
  return {
    ...answer,
    ...(names === undefined
      ? {}
      : { failed_tests: within(names, Math.max(ANSWER.failedTests, Math.floor(maxOutputBytes / 4))) }),
    ...(failures === undefined ? {} : { failures: fitFailures(failures.slice(0, ANSWER.failures), room) }),
    ...(lists === undefined ? {} : { compared: lists }),
    ...(hung === undefined ? {} : { hung_test: { ...hung, name: clip(hung.name, 400) } })
  }
}

/**
 * Shortens messages before it leaves any out: a place and a rerun are worth more than the end of a stack. Where even
 * short ones do not fit, the first failures keep theirs, later ones go without, and the last are left to `failed_tests`.
 */
const fitFailures = (failures: ReadonlyArray<Failure>, room: number): ReadonlyArray<Failure> => {
  const shortened = (length: number) =>
    failures.map((failure) =>
      failure.message === undefined ? failure : { ...failure, message: clip(failure.message, length) }
    )
  for (const length of [2100, 800, 300, 120]) {
    const fits = within(shortened(length), room)
    if (fits.length === failures.length) return fits
  }
  const bare = within(
    failures.map(({ message: _, ...failure }) => failure),
    room * ANSWER.bareShare
  )
  let left = room - bare.reduce((sum, one) => sum + costOf(one), 0)
  return shortened(300)
    .slice(0, bare.length)
    .map((full, at) => {
      const short = bare[at] ?? full
      left -= costOf(full) - costOf(short)
      return left < 0 ? short : full
    })
}

/** `8 tests and 1 file failed.` */
const failedText = ({ failed, failures }: TestResults): string => {
  const files = new Set(failures.filter(isOfFile).map(({ file }) => file)).size
  const tests = failed - failures.filter(isOfFile).length
  const counted = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`])
  return `${[...counted(tests, "test"), ...counted(files, "file")].join(" and ")} failed.`
}

/** One or two sentences that say what happened, where the status and the exit code do not say it all. */
const messageOf = (findings: Findings, status: Status): string => {
  const { run, outcome, extract, results, cut, problem } = findings
  const said = new Set<string>()
  const { exitCode, signal } = outcome
  if (outcome.message !== null) said.add(outcome.message)
  else if (status === "timeout") said.add(`Ended: it took longer than timeout_ms (${seconds(run.timeoutMs)}).`)
  else if (status === "no_output")
    said.add(`Ended: nothing was written for no_output_timeout_ms (${seconds(run.noOutputTimeoutMs)}).`)
  const [hung] = results.running
  if (isHang(status) && hung !== undefined) said.add(`The test that had not ended: ${clip(hung.name, 200)}.`)
  else if (isHang(status) && extract.lastTest !== null)
    said.add(`The last test named was: ${clip(extract.lastTest.trim(), 200)}`)
  for (const note of results.notes) said.add(clip(note, 200))
  if (results.noneRan && (status === "fail" || status === "pass")) said.add(nothingWasRun(run, results))
  if (status === "fail") {
    if (signal !== null) said.add(`The command was ended by ${signal}.`)
    const meant = exitCode === null ? undefined : runnerOf(run.runner).exitCodes?.[exitCode]
    if (results.failed > 0) {
      said.add(failedText(results))
      if (exitCode === 0) said.add("The exit code is 0 all the same.")
      if (results.failures.length === 0) said.add(`The output does not name ${results.failed === 1 ? "it" : "them"}.`)
    } else if (meant !== undefined) said.add(meant)
    else if (!results.noneRan && exitCode !== null && results.notes.length === 0)
      said.add(
        results.counts === undefined
          ? `The command ended with exit code ${exitCode} and tells of no test: the output says why.`
          : `No test failed, but the command ended with exit code ${exitCode}: the output says why.`
      )
  }
  if (cut !== null) said.add(`raw.log lacks ${cut.bytes} bytes of the middle of the output.`)
  if (problem !== null) said.add(`The report is not whole: ${problem}`)
  const message = [...said].join(" ")
  return encodedSize(message) <= ANSWER.message * 2 ? message : clip(message, ANSWER.message / 4)
}

const nothingWasRun = ({ runner, scope, target }: Run, { counts }: TestResults): string => {
  const skipped = counts === undefined || counts.skipped === 0 ? "" : ` (${counts.skipped} skipped)`
  if (scope === "pattern")
    return `No test was run: no test's name fits ${JSON.stringify(clip(target ?? ""))}${skipped}.`
  if (scope === "file")
    return `No test was run: ${runner} found none to run in ${JSON.stringify(clip(target ?? ""))}${skipped}.`
  return `No test was run: ${runner} found none${skipped}.`
}
