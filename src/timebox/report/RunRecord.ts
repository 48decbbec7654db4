/** The records of a run: the request, the findings, the content of summary.json, and the answer. */
import type { Outcome, Status } from "../process/TimeboxController.ts"
import type { TestResults } from "../results/Results.ts"
import type { Rerun } from "../results/TestEvent.ts"
import type { Scope } from "../runners/Runner.ts"
import type { RunnerName } from "../runners/registry.ts"
import type { Cut } from "./CappedLog.ts"
import type { Comparison } from "./History.ts"
import type { Excerpt, Extract, Line } from "./LogExtractor.ts"

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

/** Files of the report: paths from the root, with `/`. */
export interface Artifacts {
  readonly raw_log: string
  readonly summary_md: string
  readonly summary_json: string
}

/** A failed test in an answer. */
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
  readonly failures?: ReadonlyArray<Failure>
  readonly failed_tests?: ReadonlyArray<string>
  readonly hung_test?: Omit<Failure, "rerun">
  readonly also_running?: ReadonlyArray<Omit<Failure, "rerun">>
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
  /** Time of the start in UTC, as ISO 8601 writes it. */
  readonly started_at: string
  /** The last test that the output names. */
  readonly last_test?: string
  /** The runner's own machine-readable report. */
  readonly results?: string
  /** Lines of the output that raw.log lacks. */
  readonly raw_log_cut?: { readonly from_line: number; readonly to_line: number; readonly bytes: number }
  readonly excerpts: ReadonlyArray<Excerpt>
  readonly tail_lines: ReadonlyArray<Line>
}

/** The findings of a finished run. */
export interface Findings {
  readonly run: Run
  readonly outcome: Outcome
  readonly startedAt: Date
  readonly reportDir: string
  readonly artifacts: Artifacts
  readonly extract: Extract
  readonly results: TestResults
  readonly changes: Changes | undefined
  /** Number of rounds in which tests failed. */
  readonly failedRounds: number
  /** Path of the runner's machine-readable report, from the root. */
  readonly reportFile: string | undefined
  readonly cut: Cut | null
  /** The problem with the report itself. */
  readonly problem: string | null
}

/** Checks whether the command was ended at a limit. */
export const isHang = (status: Status): boolean => status === "timeout" || status === "no_output"

/**
 * Returns the status of a run: that of its exit, except that exit code 0 is a failure if the runner reported that no
 * test was run or that tests failed, did not report the end of some, or ended during its tests.
 *
 * @example statusOf({ ...outcome, status: "pass" }, { ...results, failed: 1 }) // "fail"
 */
export const statusOf = ({ status }: Outcome, results: TestResults): Status =>
  status === "pass" && (results.noneRan || results.failed > 0 || results.lost > 0 || results.isCut) ? "fail" : status
