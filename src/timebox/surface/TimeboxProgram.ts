/** The program mcp-test-timebox: its settings, its commands and how it serves. */
import type { FileSystem, Path } from "@effect/platform"
import { type Context, Effect } from "effect"
import type { Cli } from "../../kernel/cli/Cli.ts"
import { version } from "../../kernel/cli/Version.ts"
import * as McpServer from "../../kernel/mcp/McpServer.ts"
import * as StdioTransport from "../../kernel/mcp/StdioTransport.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { inOrder, type Makes, made } from "../../kernel/util/Services.ts"
import * as ProcessServices from "../process/ProcessServices.ts"
import { ReportDir } from "../report/ReportDir.ts"
import { ReportGenerator } from "../report/ReportGenerator.ts"
import { PathValidator } from "../runners/PathValidator.ts"
import { TestRunner } from "../runners/TestRunner.ts"
import { exitCodes } from "./exitCodes.ts"
import { RunTest } from "./RunTest.ts"
import { input, output } from "./runTestSchema.ts"
import { load, settings, TimeboxConfig, type TimeboxSettings } from "./TimeboxSettings.ts"

const name = "mcp-test-timebox"

/** The one tool. */
export const tool = (operator: TimeboxSettings): Tool.Tool<RunTest> =>
  Tool.make({
    name: "run_test",
    title: "Run tests in a timebox",
    description:
      "Use this to run the project's tests, rather than a shell: it always comes back. A run that hangs, waits for input " +
      "or floods is ended, with every process it started, at the limits given here. Answers with a status, the failed " +
      "tests, an excerpt worth reading and three files (raw.log, summary.md, summary.json). A failing test is an answer, not an error.",
    input: () => input(operator),
    output,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    target: ({ runner, scope, target }) => [runner, scope, target].filter((word) => word !== undefined).join(" "),
    handler: (request) => Effect.flatMap(RunTest, ({ run }) => run(request))
  })

const instructions = (operator: TimeboxSettings): string =>
  `Runs tests (${operator.runners.join(", ")}) and always returns in time. Begin with scope "all" ` +
  'or the one file you work on. Read "failures" and "excerpt" first; the files named in "artifacts" hold the rest: ' +
  "raw.log has every line of output with its time. On status timeout or no_output the excerpt names the last test."

type Services = RunTest | PathValidator | ReportDir | TimeboxConfig

/** Description of the server under the settings of its operator. */
export const server = (operator: TimeboxSettings) => ({
  name,
  title: "Test timebox",
  version,
  instructions: instructions(operator),
  tools: [tool(operator)],
  // A run costs this process little, and its limits and its progress count from the request on.
  atOnce: Number.POSITIVE_INFINITY
})

const serve = Effect.fnUntraced(function* (services: Effect.Effect<Context.Context<Services>>) {
  const operator = yield* load
  yield* McpServer.serve(server(operator), yield* StdioTransport.ofProcess, StdioTransport.endOfInput, services)
})

/** `disk` makes the file system that reports are written to. */
export const program = (disk: Makes<FileSystem.FileSystem | Path.Path>): Cli<Services> => ({
  name,
  version,
  summary: "runs tests for coding agents so that a run always comes back",
  settings,
  commands: async () => {
    const [run, doctor] = await Promise.all([import("./RunCommand.ts"), import("./Doctor.ts")])
    return [run.command, doctor.command]
  },
  example: [["MCP_TEST_TIMEBOX_RUNNERS", "flutter,pytest"]],
  serve,
  cannotRun: (argv) => (argv.includes("run") ? exitCodes.error : 2),
  services: Effect.flatMap(load, (operator) =>
    inOrder(
      disk,
      made(TimeboxConfig, Effect.succeed(operator)),
      made(PathValidator, PathValidator.make(operator.root)),
      ReportDir,
      ProcessServices.make(operator),
      TestRunner,
      made(ReportGenerator, ReportGenerator.make(operator)),
      made(RunTest, RunTest.make(operator.environment))
    )
  )
})
