/** mcp-test-timebox without its watchdog: the server and the shell commands. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import { inOrder } from "../kernel/util/Services.ts"
import { program } from "../timebox/surface/TimeboxProgram.ts"

/** Runs the program with the command-line arguments. */
export const start = (words: ReadonlyArray<string>): void => {
  const timebox = program(inOrder(Layer.build(NodeFileSystem.layer), Layer.build(NodePath.layer)))
  const isServing = () => Cli.isServing(timebox, words)
  // A second signal, such as one that npm forwards after its group has got it, would end the server before the report.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {})
  NodeRuntime.runMain(
    Main.orDefect(Cli.run(timebox, words)),
    Main.options(isServing, Cli.cannotRunCode(timebox, words))
  )
}
