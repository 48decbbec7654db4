/** Makes the record of a finished run: the content of summary.json, of which the answer is a part. */

import type { Status } from "../process/TimeboxController.ts"
import { ofEnded, type TestFailure, type TestResults } from "../results/Results.ts"
import { atWork, isFile } from "../results/unended.ts"
import { bounded, roomFor } from "./answerSize.ts"
import { compose } from "./ExcerptText.ts"
import { type Extract, LIMITS, type NumberedLine } from "./LogExtractor.ts"
import { type Failure, type Findings, isHang, type Summary, statusOf } from "./RunRecord.ts"
import { messageOf } from "./runMessage.ts"

/** The whole record. */
export const summarize = (findings: Findings): Summary => {
  const { run, outcome, extract, cut, startedAt, changes, reportFile } = findings
  const status = statusOf(outcome, findings.results)
  const isAmid = outcome.exitCode !== 0 || findings.results.isCut
  const results = status === "fail" && isAmid ? ofEnded(findings.results) : findings.results
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
  const named = failures.length === 0 ? {} : { failures, failed_tests: failures.map(({ name }) => name) }
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

/** Returns the last lines that a summary shows. */
export const lastLines = ({ tail }: Extract): ReadonlyArray<NumberedLine> => tail.slice(-LIMITS.tail)

const failureOf = ({ name, file, line, message, rerun }: TestFailure): Failure => ({
  name,
  ...(file === undefined ? {} : { file }),
  ...(line === undefined ? {} : { line }),
  ...(message === "" ? {} : { message }),
  ...(rerun === undefined ? {} : { rerun })
})

/** Returns a test, without its message where `other` has the same. */
const withoutEcho = (test: TestFailure, other: TestFailure | undefined): TestFailure =>
  test.message === other?.message ? { ...test, message: "" } : test

const hungOf = ({ rerun: _, ...test }: TestFailure): Omit<Failure, "rerun"> => failureOf(test)

/** Returns the counts; for a run that was cut short also its progress, and the test that hung. */
const testsOf = ({ counts, expected, failed, failures, running, seen }: TestResults, status: Status) => {
  const [oldest] = running
  const others = atWork(running).filter((one) => one !== oldest)
  const wasEnded = isHang(status) || status === "error"
  // The counts are complete if the run came to its end.
  const isCutShort = wasEnded || (status === "fail" && expected !== undefined && seen < expected)
  // A file that failed as a whole is not among the expected tests.
  const ended = (counts?.passed ?? 0) + (counts?.skipped ?? 0) + failed - failures.filter(isFile).length
  const notRun = counts === undefined || expected === undefined ? 0 : expected - ended
  return {
    ...(counts === undefined
      ? {}
      : { counts: { ...counts, failed, ...(notRun > 0 && status !== "pass" ? { not_run: notRun } : {}) } }),
    ...(wasEnded && oldest !== undefined ? { hung_test: hungOf(oldest) } : {}),
    ...(wasEnded && others.length > 0 ? { also_running: others.map((one) => hungOf(withoutEcho(one, oldest))) } : {}),
    ...(isCutShort && seen > 0 ? { tests_seen: seen } : {}),
    ...(isCutShort && expected !== undefined ? { tests_expected: expected } : {})
  }
}
