/** `mcp-test-timebox run`: the tool from a shell, with exit codes that scripts know from timeout(1). */
import { Array as Arr, Effect, Match } from "effect"
import { type CliExit, type Command, cliExit, type Invocation } from "../../kernel/cli/Cli.ts"
import type { CommandFlag } from "../../kernel/cli/CommandLine.ts"
import { onOneLine } from "../../kernel/cli/ControlCharacters.ts"
import type { Terminal } from "../../kernel/cli/Terminal.ts"
import { CurrentRequest } from "../../kernel/mcp/CurrentRequest.ts"
import { AccessDenied, type Failure, InvalidArgument, invalid, toAnswer } from "../../kernel/mcp/Failure.ts"
import { decoder } from "../../kernel/mcp/Tool.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { Answer } from "../report/RunRecord.ts"
import { seconds } from "../report/runMessage.ts"
import { isRunnerName, runnerNames } from "../runners/registry.ts"
import { exitCodes } from "./exitCodes.ts"
import { RunTest } from "./RunTest.ts"
import { input, type RunTestRequest } from "./runTestSchema.ts"
import type { TimeboxSettings } from "./TimeboxSettings.ts"
import { TimeboxConfig } from "./TimeboxSettings.ts"

/** Defaults of a run from the shell: ten minutes, two of them silent, 20 kB of excerpt. */
const DEFAULTS = { scope: "all", timeout_ms: 600_000, no_output_timeout_ms: 120_000, max_output_bytes: 20_000 } as const

const flags: Readonly<Record<string, CommandFlag>> = {
  runner: { placeholder: "NAME", summary: "test runner; optional if only one is enabled", values: runnerNames },
  scope: {
    placeholder: "all|file|pattern|failed",
    summary: "tests to run; default: all",
    values: ["all", "file", "pattern", "failed"]
  },
  target: { placeholder: "TARGET", summary: "file of scope file, pattern of scope pattern" },
  pattern: { placeholder: "PATTERN", summary: "tests of the file whose names match, with scope file" },
  repeat: { placeholder: "N", summary: "number of runs; default: 1" },
  "stop-on-first-failure": {
    placeholder: "true|false",
    summary: "stop repeating after the first run that fails",
    values: ["true", "false"]
  },
  "timeout-ms": { placeholder: "N", summary: `limit of the whole run; default: ${DEFAULTS.timeout_ms}` },
  "no-output-timeout-ms": {
    placeholder: "N",
    summary: `limit of silence; default: ${DEFAULTS.no_output_timeout_ms}`
  },
  "max-output-bytes": {
    placeholder: "N",
    summary: `limit of the excerpt; default: ${DEFAULTS.max_output_bytes}`
  },
  "report-dir": { placeholder: "DIR", summary: "folder of the report, from the repository root" }
}

/** Decodes arguments, which may name every runner: the person at the shell is the operator. */
const decode = decoder(input({ runners: runnerNames, maxTimeoutMs: Number.MAX_SAFE_INTEGER }))

export const command: Command<RunTest | TimeboxConfig> = {
  name: "run",
  isVerdict: true,
  usage: "",
  refusesWords: true,
  summary: "run tests once; exits with 0 pass, 1 fail, 124 timeout or no output, 125 error",
  flags,

  run: (invocation) =>
    Effect.flatMap(TimeboxConfig, (operator) => requestOf(invocation, operator)).pipe(
      Effect.flatMap((request) => Effect.flatMap(RunTest, ({ run }) => run(request))),
      Effect.provideService(CurrentRequest, {
        cache: undefined,
        wantsProgress: true,
        progress: (_done, _total, message) => invocation.terminal.status(clip(message, invocation.terminal.width - 1))
      }),
      Effect.matchEffect({
        onFailure: (failure) => refused(invocation, inFlags(failure)),
        onSuccess: (answer) => print(invocation, answer)
      })
    )
}

const requestOf = (
  { options: given, words }: Invocation,
  { runners: enabled }: TimeboxSettings
): Effect.Effect<RunTestRequest, Failure> => {
  const [first] = words
  if (first !== undefined) {
    const word = JSON.stringify(clip(first))
    const advice = isRunnerName(first)
      ? `for this runner: --runner ${first}`
      : `for one file: --scope file --target ${word}`
    return Effect.fail(invalid("run", `${word} is unexpected; ${advice}; run takes ${flagList}`))
  }
  const args: Record<string, unknown> = { ...DEFAULTS, ...(enabled.length === 1 ? { runner: enabled[0] } : {}) }
  for (const name of Object.keys(flags)) {
    const value = given.get(name)
    if (value === undefined) continue
    args[name.replaceAll("-", "_")] = typedValue(name, value)
  }
  if (args["runner"] === undefined) return Effect.fail(invalid("runner", `is missing: one of ${enabled.join(", ")}`))
  return decode(args)
}

const typedValue = (name: string, value: string): unknown =>
  /-(?:ms|bytes)$|^repeat$/.test(name) && /^\d+$/.test(value)
    ? Number(value)
    : name === "stop-on-first-failure" && /^(?:true|false)$/.test(value)
      ? value === "true"
      : value

const flagList = Object.entries(flags)
  .map(([name, { placeholder }]) => `--${name} ${placeholder}`)
  .join(", ")

/** Returns the fault of the tool's arguments in terms of the corresponding flags. */
const inFlags = (failure: Failure): Failure => {
  if (failure._tag === "InvalidArgument") return new InvalidArgument({ problems: Arr.map(failure.problems, named) })
  return failure._tag === "AccessDenied" ? new AccessDenied({ message: named(failure.message) }) : failure
}

const named = (problem: string): string =>
  problem.replace(/^\w+(?=:)/, (argument) => {
    const name = argument.replaceAll("_", "-")
    return flags[name] !== undefined ? `--${name}` : argument
  })

const refused = ({ terminal, json }: Invocation, failure: Failure): Effect.Effect<never, CliExit> =>
  json
    ? Effect.andThen(terminal.out(JSON.stringify(toAnswer(failure))), Effect.fail(cliExit("", exitCodes.error)))
    : Effect.fail(cliExit(failure.message, exitCodes.error))

const print = Effect.fnUntraced(function* ({ terminal, json, options }: Invocation, answer: Answer) {
  yield* terminal.status("")
  yield* terminal.out(json ? JSON.stringify(answer) : describe(terminal, answer))
  if (!json && answer.status === "error" && options.get("runner") === undefined)
    yield* terminal.out("No --runner was given, so the enabled one was run; --runner NAME chooses another.")
  const code = exitCodes[answer.status]
  if (code !== 0) return yield* cliExit("", code)
})

const describe = ({ colors }: Terminal, answer: Answer): string => {
  const paint = Match.value(answer.status).pipe(
    Match.when("pass", () => colors.green),
    Match.whenOr("timeout", "no_output", () => colors.yellow),
    Match.orElse(() => colors.red)
  )
  const failed = answer.failures ?? []
  return [
    ...(answer.excerpt === "" ? [] : [answer.excerpt, ""]),
    `${paint(colors.bold(answer.status.toUpperCase().replace("_", " ")))} in ${seconds(answer.duration_ms)}${
      answer.exit_code === null ? "" : `, exit code ${answer.exit_code}`
    }`,
    ...(answer.message === undefined ? [] : [answer.message]),
    ...failed.map(({ file, line, name }) => {
      const place = file === undefined || line === undefined ? "" : ` (${onOneLine(file)}:${line})`
      return `  ${colors.red("x")} ${onOneLine(name)}${place}`
    }),
    `Report: ${onOneLine(answer.artifacts.summary_md)}`
  ].join("\n")
}
