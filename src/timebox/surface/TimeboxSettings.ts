/** Settings of the operator, which no client changes: where tests run, which runners, and the bounds of a run. */
import { Config, ConfigError, Context, Effect, Either } from "effect"
import { logSetting, type Setting, toggle, WORKING_DIRECTORY, wholeNumber } from "../../kernel/cli/Settings.ts"
import { isRunnerName, type RunnerName, runnerNames } from "../runners/registry.ts"

export interface TimeboxSettings {
  /** The repository root. */
  readonly root: string
  /** The runners that a client may name; at least one. */
  readonly runners: readonly [RunnerName, ...ReadonlyArray<RunnerName>]
  /** Names of environment variables that a command sees beside the usual ones. */
  readonly environment: ReadonlyArray<string>
  /** The cap of raw.log. */
  readonly rawLogBytes: number
  readonly maxTimeoutMs: number
  readonly keepReports: number
  readonly pidNamespace: boolean
}

export class TimeboxConfig extends Context.Tag("timebox/TimeboxConfig")<TimeboxConfig, TimeboxSettings>() {}

const DEFAULT_RAW_LOG_BYTES = 64 * 1024 * 1024

const variables = {
  root: "MCP_TEST_TIMEBOX_ROOT",
  runners: "MCP_TEST_TIMEBOX_RUNNERS",
  environment: "MCP_TEST_TIMEBOX_ENV",
  rawLogBytes: "MCP_TEST_TIMEBOX_RAW_LOG_BYTES",
  maxTimeoutMs: "MCP_TEST_TIMEBOX_MAX_TIMEOUT_MS",
  keepReports: "MCP_TEST_TIMEBOX_KEEP_REPORTS",
  pidNamespace: "MCP_TEST_TIMEBOX_PID_NAMESPACE"
} as const

export const settings: ReadonlyArray<Setting> = [
  {
    variable: variables.root,
    flag: "root",
    placeholder: "DIR",
    byDefault: WORKING_DIRECTORY,
    description: "The repository root: tests run there, and no path leaves it."
  },
  {
    variable: variables.runners,
    flag: "runners",
    placeholder: "NAMES",
    byDefault: "flutter",
    description: `The runners that clients may use, separated by commas: ${runnerNames.join(", ")}; or all.`
  },
  {
    variable: variables.environment,
    flag: "env",
    placeholder: "NAMES",
    byDefault: "none",
    description: "Additional environment variables for the tests, separated by commas."
  },
  {
    variable: variables.rawLogBytes,
    flag: "raw-log-bytes",
    placeholder: "N",
    byDefault: `${DEFAULT_RAW_LOG_BYTES} (64 MiB)`,
    description: "Maximum size of raw.log; beyond it the beginning and the end of the output are kept."
  },
  {
    variable: variables.maxTimeoutMs,
    flag: "max-timeout-ms",
    placeholder: "N",
    byDefault: "none",
    description: "The largest timeout_ms that a client may ask for."
  },
  {
    variable: variables.keepReports,
    flag: "keep-reports",
    placeholder: "N",
    byDefault: "20",
    description: "How many reports are kept in the default folder."
  },
  {
    variable: variables.pidNamespace,
    flag: "pid-namespace",
    placeholder: "1|0",
    byDefault: "0",
    description: "Run each command in its own PID namespace, if the system allows it.",
    isSwitch: true
  },
  logSetting
]

const words = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")

const runnerList = Config.nonEmptyString(variables.runners).pipe(
  Config.mapOrFail((text) => {
    const refuse = (why: string) => Either.left(ConfigError.InvalidData([], why))
    const names = text.trim() === "all" ? runnerNames : words(text)
    const unknown = names.find((name) => !isRunnerName(name))
    if (unknown !== undefined) return refuse(`unknown runner "${unknown}"; known: ${runnerNames.join(", ")}, or all`)
    const [first, ...rest] = [...new Set(names.filter(isRunnerName))]
    return first === undefined ? refuse("names no runner") : Either.right([first, ...rest] as const)
  })
)

const variableNames = Config.nonEmptyString(variables.environment).pipe(
  Config.mapOrFail((text) => {
    const bad = words(text).find((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
    return bad === undefined
      ? Either.right(words(text))
      : Either.left(ConfigError.InvalidData([], `"${bad}" is not the name of a variable`))
  })
)

/** The least raw.log that has room for a beginning, a note of the cut, and an end. */
const LEAST_RAW_LOG_BYTES = 4096

/** Fails with all that is wrong with them at once. */
export const load: Effect.Effect<TimeboxSettings, ConfigError.ConfigError> = Effect.suspend(() =>
  Config.all({
    root: Config.withDefault(Config.nonEmptyString(variables.root), process.cwd()),
    runners: Config.withDefault(runnerList, ["flutter"] as const),
    environment: Config.withDefault(variableNames, []),
    rawLogBytes: Config.withDefault(
      wholeNumber(variables.rawLogBytes, LEAST_RAW_LOG_BYTES, Number.MAX_SAFE_INTEGER),
      DEFAULT_RAW_LOG_BYTES
    ),
    maxTimeoutMs: Config.withDefault(
      wholeNumber(variables.maxTimeoutMs, 1, Number.MAX_SAFE_INTEGER),
      Number.MAX_SAFE_INTEGER
    ),
    keepReports: Config.withDefault(wholeNumber(variables.keepReports, 1, 100_000), 20),
    pidNamespace: Config.withDefault(toggle(variables.pidNamespace), false)
  })
)
