/** mcp-test-timebox without its watchdog: the server and the shell commands. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import { inOrder } from "../kernel/util/Services.ts"
import { exitCodes } from "../timebox/surface/exitCodes.ts"
import { program } from "../timebox/surface/TimeboxProgram.ts"

/** Runs the program with the words of the command line. */
export const start = (words: ReadonlyArray<string>): void => {
  const timebox = program(inOrder(Layer.build(NodeFileSystem.layer), Layer.build(NodePath.layer)))
  const isServing = () => Cli.isServing(timebox, words)
  // A second signal, as where npm passes on what its whole group has got, would end the server before the run's report.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {})
  NodeRuntime.runMain(Main.orDefect(Cli.run(timebox, words)), Main.options(isServing, exitCodes.error))
}
