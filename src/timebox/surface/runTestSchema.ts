/** The tool `run_test`, one test run that always returns, as schemas of its arguments and its answer. */
import { Schema } from "effect"
import { optional, required, Text } from "../../kernel/mcp/Tool.ts"
import { clip } from "../../kernel/util/Text.ts"
import { scopes } from "../runners/Runner.ts"
import { isRunnerName, type RunnerName } from "../runners/registry.ts"
import type { TimeboxSettings } from "./TimeboxSettings.ts"

/** Maximum number of rounds of one call. */
const MAX_REPEAT = 100

const whole = Schema.Number.pipe(
  Schema.filter((value) => Number.isSafeInteger(value) && value >= 1, {
    jsonSchema: { type: "integer", minimum: 1 }
  })
).annotations({
  message: (issue) => ({
    message: `must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, not ${shown(issue.actual)}`,
    override: true
  })
})

const shown = (value: unknown): string => (typeof value === "number" ? String(value) : (JSON.stringify(value) ?? ""))

/** The arguments that a server with `settings` accepts. */
export const input = ({ runners, maxTimeoutMs }: Pick<TimeboxSettings, "runners" | "maxTimeoutMs">) =>
  Schema.Struct({
    runner: required(
      Schema.Literal(...runners).annotations({
        message: ({ actual }) => ({ message: runnerProblem(actual, runners), override: true })
      }),
      "The test program."
    ),
    scope: required(
      Schema.Literal(...scopes).annotations({
        message: ({ actual }) => ({
          message: `must be all, file, pattern or failed, not ${shown(actual)}`,
          override: true
        })
      }),
      "all: every test. file: those of one file or folder. pattern: those whose names match. failed: those that failed when they last ran."
    ),
    target: optional(
      Text,
      "With file, a path from the repository root; with pattern, a pattern of test names in the runner's own syntax. Not with all and failed."
    ),
    pattern: optional(Text, "With scope file: run only the tests in it whose names match."),
    timeout_ms: required(
      maxTimeoutMs === Number.MAX_SAFE_INTEGER
        ? whole
        : whole.pipe(
            Schema.filter((value) => value <= maxTimeoutMs || `may be at most ${maxTimeoutMs} on this server`, {
              jsonSchema: { maximum: maxTimeoutMs }
            })
          ),
      "Limit for the whole run, in milliseconds; then everything it started is ended."
    ),
    no_output_timeout_ms: required(whole, "How long the run may be silent, in milliseconds, before it is ended."),
    max_output_bytes: required(
      whole,
      "How much of the end of the output the excerpt is taken from, in bytes; the answer is at most about twice as long. 20000 suits most runs."
    ),
    repeat: optional(
      Schema.Number.pipe(
        Schema.filter((value) => Number.isInteger(value) && value >= 1 && value <= MAX_REPEAT, {
          jsonSchema: { type: "integer", minimum: 1, maximum: MAX_REPEAT }
        })
      ).annotations({
        message: (issue) => ({
          message: `must be a whole number from 1 to ${MAX_REPEAT}, not ${shown(issue.actual)}`,
          override: true
        })
      }),
      "Runs the tests this many times, within the same limit, to find flaky ones."
    ),
    stop_on_first_failure: optional(Schema.Boolean, "With repeat: stops after the first round that fails."),
    report_dir: optional(
      Text,
      "Folder for raw.log, summary.md and summary.json, from the repository root. Default: a new one for each run."
    )
  })

const runnerProblem = (actual: unknown, enabled: ReadonlyArray<RunnerName>): string => {
  const names = enabled.join(", ")
  return typeof actual === "string" && isRunnerName(actual)
    ? `${actual} is not enabled on this server (enabled: ${names}); its operator can, with MCP_TEST_TIMEBOX_RUNNERS`
    : `must be one of ${names}, not ${clip(shown(actual))}`
}

/** A client's request, decoded. */
export interface RunTestRequest extends Schema.Schema.Type<ReturnType<typeof input>> {}

const described = <A, I>(schema: Schema.Schema<A, I>, description: string) =>
  Schema.propertySignature(schema).annotations({ description })

const Names = Schema.Array(Schema.String)

const place = { name: Schema.String, file: Schema.optional(Schema.String), line: Schema.optional(Schema.Int) }

/** Makes the schema of the answer of `run_test`. */
export const output = () =>
  Schema.Struct({
    status: described(
      Schema.Literal("pass", "fail", "timeout", "no_output", "error"),
      "fail: tests failed, none ran, or the exit code says so. timeout, no_output: the run was ended. error: it could not run."
    ),
    message: optional(Schema.String, "What happened, if status and exit code do not say it."),
    exit_code: described(Schema.NullOr(Schema.Int), "Null if a signal or a limit ended the command."),
    signal: optional(Schema.String, "The signal that ended the command."),
    duration_ms: Schema.Int,
    counts: optional(
      Schema.Struct({
        passed: Schema.Int,
        failed: Schema.Int,
        skipped: Schema.Int,
        not_run: Schema.optional(Schema.Int)
      }),
      "Tests by result."
    ),
    failures: optional(
      Schema.Array(
        Schema.Struct({
          ...place,
          message: Schema.optional(Schema.String),
          rerun: optional(
            Schema.Struct({
              scope: Schema.Literal("file", "pattern"),
              target: Schema.String,
              pattern: Schema.optional(Schema.String)
            }),
            "Arguments that run this test again."
          )
        })
      ),
      "The first failed tests in full."
    ),
    failed_tests: optional(Names, "Names of failed tests; counts has how many."),
    hung_test: optional(
      Schema.Struct({
        ...place,
        message: optional(Schema.String, "Its output, or the stack where it hung.")
      }),
      "The test that had started but not ended; the oldest of several."
    ),
    also_running: optional(
      Schema.Array(Schema.Struct({ ...place, message: Schema.optional(Schema.String) })),
      "Other tests that had not ended."
    ),
    tests_seen: optional(Schema.Int, "Number of tests that had started, if the run was cut short."),
    tests_expected: optional(Schema.Int, "Number of tests expected, if the run was cut short and it is known."),
    compared: optional(
      Schema.Struct({
        newly_failing: Schema.optional(Names),
        fixed: Schema.optional(Names),
        still_failing: Schema.optional(Schema.Int),
        flaky: Schema.optional(Names),
        rounds: Schema.optional(Schema.Int)
      }),
      "Compared with the last run of the same request; flaky: failed in some rounds of repeat, passed in others."
    ),
    leaked_processes: optional(Schema.Int, "Processes that the command left behind; they were ended."),
    excerpt: described(Schema.String, "What the output says of failures, and its last lines."),
    report_dir: described(Schema.String, "The report's folder, from the repository root."),
    artifacts: Schema.Struct({ raw_log: Schema.String, summary_md: Schema.String, summary_json: Schema.String })
  })
