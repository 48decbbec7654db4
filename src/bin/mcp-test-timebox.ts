/** mcp-test-timebox: test runs that always come back, over MCP; its shell commands; and the guardian of its runs. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Exit, Layer } from "effect"
import * as Program from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import * as Guardian from "../timebox/process/Guardian.ts"
import { program } from "../timebox/surface/TimeboxProgram.ts"

const words = process.argv.slice(2)
const timebox = program(Layer.merge(NodeFileSystem.layer, NodePath.layer))
const main = words[0] === Guardian.ROLE ? Effect.as(Guardian.main, 0) : Program.run(timebox, words)

const teardown = (exit: Exit.Exit<unknown, unknown>, onExit: (code: number) => void): void =>
  Main.teardown(Exit.isInterrupted(exit) ? Exit.succeed(Program.interruptedExitCode(timebox, words)) : exit, onExit)

NodeRuntime.runMain(Main.orDefect(main), { ...Main.options, teardown })
