/** `mcp-test-timebox doctor`: which runners are enabled and found, and whether reports can be written. */
import { join } from "node:path"
import { Effect, Either } from "effect"
import { type Command, cliExit } from "../../kernel/cli/Cli.ts"
import { onOneLine } from "../../kernel/cli/ControlCharacters.ts"
import { columns } from "../../kernel/cli/TerminalText.ts"
import { locate } from "../process/Programs.ts"
import { DEFAULT_BASE, ReportDir } from "../report/ReportDir.ts"
import { environmentOf } from "../runners/Environment.ts"
import { PathValidator } from "../runners/PathValidator.ts"
import type { Project, Runner } from "../runners/Runner.ts"
import { runnerNames, runnerOf } from "../runners/registry.ts"
import { projectAt } from "../runners/TestRunner.ts"
import { missing, programOf } from "./RunTest.ts"
import { TimeboxConfig } from "./TimeboxSettings.ts"

export const command: Command<PathValidator | ReportDir | TimeboxConfig> = {
  name: "doctor",
  usage: "",
  summary: "show which runners are enabled and found, and whether reports can be written",
  run: Effect.fnUntraced(function* ({ terminal, json }) {
    const operator = yield* TimeboxConfig
    const { root } = yield* PathValidator
    const { defaultBase } = yield* ReportDir
    const environment = environmentOf(process.env, operator.environment)
    const project = projectAt(root, environment)
    const found = runnerNames.map((runner) => {
      const located = programOf(runner, root, environment).found
      return {
        runner,
        enabled: operator.runners.includes(runner),
        program: Either.getOrNull(located),
        problem: Either.match(located, {
          onLeft: (reason) => reason,
          onRight: () => missing(runnerOf(runner), project) ?? withoutSubcommand(runnerOf(runner), project) ?? null
        })
      }
    })
    const reports = yield* Effect.match(defaultBase, { onSuccess: () => null, onFailure: ({ message }) => message })

    if (json) yield* terminal.out(JSON.stringify({ root, runners: found, reports_problem: reports }))
    else {
      const { colors } = terminal
      yield* terminal.out(
        [
          `Root      ${onOneLine(root)}`,
          `Reports   ${reports ?? `${DEFAULT_BASE} (the newest ${operator.keepReports} are kept)`}`,
          "",
          columns(
            found.map(({ runner, enabled, program, problem }) => [
              runner,
              enabled ? "enabled" : "not enabled",
              onOneLine([program, problem].filter((text) => text !== null).join("; "))
            ]),
            (cell, column) => (column === 1 && cell === "enabled" ? colors.green(cell) : cell)
          ),
          "",
          "To enable runners, set MCP_TEST_TIMEBOX_RUNNERS or --runners, such as --runners flutter,pytest."
        ].join("\n")
      )
    }
    const unusable = found.filter(({ enabled, problem }) => enabled && problem !== null)
    if (unusable.length > 0 || reports !== null) {
      const why = [
        ...unusable.map(({ runner, problem }) => `${runner}: ${problem}`),
        ...(reports === null ? [] : [reports])
      ]
      return yield* cliExit(json ? "" : why.join("; "))
    }
  })
}

/** Returns the reason why the program lacks the subcommand that it is called with. */
const withoutSubcommand = ({ subcommand }: Runner, { environment, root }: Project): string | undefined => {
  if (subcommand === undefined) return undefined
  const home = environment["CARGO_HOME"] ?? join(environment["HOME"] ?? "", ".cargo")
  const found = [subcommand, join(home, "bin", subcommand)].some((place) =>
    Either.isRight(locate(place, environment, root))
  )
  return found ? undefined : `${subcommand} was not found on PATH or in ${join(home, "bin")}`
}
