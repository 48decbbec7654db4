/** What a run came to: the record of summary.json, and the part of it that is the answer. */

import { clip } from "../../kernel/util/Text.ts"
import type { Outcome, Status } from "../process/TimeboxController.ts"
import type { Scope } from "../runners/Template.ts"
import type { Runner } from "../runners/templates.ts"
import type { Cut } from "./CappedLog.ts"
import { compose, encodedSize } from "./ExcerptText.ts"
import type { Excerpt, Extract, Line } from "./LogExtractor.ts"

/** What was asked for. */
export interface Run {
  readonly runner: Runner
  readonly scope: Scope
  readonly target?: string
  /** The program and its arguments. */
  readonly command: ReadonlyArray<string>
  readonly timeoutMs: number
  readonly noOutputTimeoutMs: number
  readonly maxOutputBytes: number
}

/** Paths from the root, with `/`. */
export interface Artifacts {
  readonly raw_log: string
  readonly summary_md: string
  readonly summary_json: string
}

/** The answer to a call. */
export interface Answer {
  readonly status: Status
  readonly message?: string
  readonly exit_code: number | null
  readonly signal?: string
  readonly duration_ms: number
  readonly failed_tests?: ReadonlyArray<string>
  readonly leaked_processes?: number
  readonly excerpt: string
  readonly report_dir: string
  readonly artifacts: Artifacts
}

/** The content of summary.json. */
export interface Summary extends Answer {
  readonly command: ReadonlyArray<string>
  readonly runner: Runner
  readonly scope: Scope
  readonly target?: string
  readonly timeout_ms: number
  readonly no_output_timeout_ms: number
  readonly max_output_bytes: number
  /** ISO 8601, UTC. */
  readonly started_at: string
  /** The last test that the output names. */
  readonly last_test?: string
  /** What raw.log lacks, in lines of the output. */
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
  readonly failedTests: ReadonlyArray<string>
  /** The runner says that it found no test. */
  readonly nothingRan: boolean
  readonly cut: Cut | null
  /** What went wrong with the report itself. */
  readonly problem: string | null
}

/** Bounds of an answer, in bytes of its encoded line. */
const ANSWER = {
  /** What an answer may take beside twice the output asked for. */
  beside: 16 * 1024,
  /** The envelope: `{"jsonrpc":"2.0","id":...,"result":{...}}`. */
  envelope: 400,
  failedTests: 4 * 1024,
  message: 600
} as const

/** The command was ended at a limit. */
export const isHang = (status: Status): boolean => status === "timeout" || status === "no_output"

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`

/** The whole record. */
export const summarize = (findings: Findings): Summary => {
  const { run, outcome, extract, failedTests, cut, startedAt } = findings
  const message = messageOf(findings)
  const known = {
    status: outcome.status,
    ...(message === "" ? {} : { message }),
    exit_code: outcome.exitCode,
    ...(outcome.signal === null ? {} : { signal: outcome.signal }),
    duration_ms: Math.round(outcome.durationMs),
    ...(outcome.leakedProcesses === 0 ? {} : { leaked_processes: outcome.leakedProcesses }),
    report_dir: findings.reportDir,
    artifacts: findings.artifacts
  }
  const named = failedTests.length === 0 ? {} : { failed_tests: failedTests }
  const excerpt = compose(extract, {
    maxBytes: run.maxOutputBytes,
    encodedRoom: roomFor({ ...known, ...bounded(named) }, run.maxOutputBytes),
    isHang: isHang(outcome.status)
  })
  return {
    ...known,
    ...named,
    excerpt,
    command: run.command,
    runner: run.runner,
    scope: run.scope,
    ...(run.target === undefined ? {} : { target: run.target }),
    timeout_ms: run.timeoutMs,
    no_output_timeout_ms: run.noOutputTimeoutMs,
    max_output_bytes: run.maxOutputBytes,
    started_at: startedAt.toISOString(),
    ...(extract.lastTest === null ? {} : { last_test: extract.lastTest }),
    ...(cut === null ? {} : { raw_log_cut: { from_line: cut.fromLine, to_line: cut.toLine, bytes: cut.bytes } }),
    excerpts: extract.excerpts,
    tail_lines: extract.tail.map(({ stream, text }) => ({ stream, text }))
  }
}

/** What the client is told: at most `2 x max_output_bytes + 16 KiB` on the line. */
export const answerOf = (summary: Summary): Answer => ({
  status: summary.status,
  ...(summary.message === undefined ? {} : { message: summary.message }),
  exit_code: summary.exit_code,
  ...(summary.signal === undefined ? {} : { signal: summary.signal }),
  duration_ms: summary.duration_ms,
  ...bounded(summary.failed_tests === undefined ? {} : { failed_tests: summary.failed_tests }),
  ...(summary.leaked_processes === undefined ? {} : { leaked_processes: summary.leaked_processes }),
  excerpt: summary.excerpt,
  report_dir: summary.report_dir,
  artifacts: summary.artifacts
})

/** What an excerpt may take of the line beside `rest`. */
const roomFor = (rest: object, maxOutputBytes: number): number => {
  const json = JSON.stringify(rest)
  const taken = Buffer.byteLength(json) + Buffer.byteLength(JSON.stringify(json)) + ANSWER.envelope
  return 2 * maxOutputBytes + ANSWER.beside - taken
}

/** As many failed tests as an answer has room for; the message tells how many there are. */
const bounded = (named: {
  readonly failed_tests?: ReadonlyArray<string>
}): { readonly failed_tests?: ReadonlyArray<string> } => {
  if (named.failed_tests === undefined) return {}
  let room: number = ANSWER.failedTests
  return {
    failed_tests: named.failed_tests.filter((name) => {
      room -= encodedSize(name) + 8
      return room >= 0
    })
  }
}

/** One or two sentences that say what happened, where the status and the exit code do not say it all. */
const messageOf = (findings: Findings): string => {
  const { run, outcome, extract, failedTests, cut, problem } = findings
  const told = new Set<string>()
  const { status, exitCode, signal } = outcome
  if (outcome.message !== null) told.add(outcome.message)
  else if (status === "timeout") told.add(`Ended: it took longer than timeout_ms (${seconds(run.timeoutMs)}).`)
  else if (status === "no_output")
    told.add(`Ended: nothing was written for no_output_timeout_ms (${seconds(run.noOutputTimeoutMs)}).`)
  if (isHang(status) && extract.lastTest !== null)
    told.add(`The last test named was: ${clip(extract.lastTest.trim(), 200)}`)
  if (isHang(status) && extract.tail.some(({ text }) => text.includes(STARTUP_LOCK))) {
    told.add("Another flutter holds its startup lock: wait for it or end it, and run one at a time.")
  }
  if (status === "pass" && findings.nothingRan) told.add("No test was run: the runner found none.")
  if (status === "fail") {
    if (signal !== null) told.add(`The command was ended by ${signal}.`)
    const meant = exitCode === null ? undefined : exitCodes.get(run.runner)?.[exitCode]
    if (failedTests.length > 0) {
      told.add(failedTests.length === 1 ? "1 test failed." : `${failedTests.length} tests failed.`)
    } else if (meant !== undefined) told.add(meant)
  }
  if (cut !== null) told.add(`raw.log lacks ${cut.bytes} bytes of the middle of the output.`)
  if (problem !== null) told.add(`The report is not whole: ${problem}`)
  const message = [...told].join(" ")
  return encodedSize(message) <= ANSWER.message * 2 ? message : clip(message, ANSWER.message / 4)
}

/** What flutter says, and then nothing more, while another one runs from the same SDK. */
const STARTUP_LOCK = "Waiting for another flutter command to release the startup lock"

/** What exit codes of a runner tell, where no test that failed is named: that there was none to run, or another cause. */
const exitCodes: ReadonlyMap<Runner, Readonly<Record<number, string>>> = new Map<Runner, Record<number, string>>([
  ["flutter", { 79: "No tests were run (exit code 79)." }],
  ["dart", { 79: "No tests were run (exit code 79)." }],
  ["pytest", { 4: "pytest was called wrongly (exit code 4).", 5: "No tests were collected (exit code 5)." }],
  ["cargo", { 101: "Tests failed, or did not compile (exit code 101)." }]
])
