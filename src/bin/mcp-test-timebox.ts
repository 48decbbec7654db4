/** mcp-test-timebox: test runs that always come back, over MCP; its shell commands; and the guardian of its runs. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Exit, Layer } from "effect"
import * as Main from "../kernel/Main.ts"
import * as Program from "../kernel/Program.ts"
import * as Guardian from "../timebox/process/Guardian.ts"
import * as RunCommand from "../timebox/surface/RunCommand.ts"
import { program } from "../timebox/surface/TimeboxProgram.ts"

const words = process.argv.slice(2)
const platform = Layer.merge(NodeFileSystem.layer, NodePath.layer)
const main = words[0] === Guardian.ROLE ? Effect.as(Guardian.main, 0) : Program.run(program(platform), words)

/** A server that is told to go has done well; tests that were broken off have not passed. */
const teardown = (exit: Exit.Exit<unknown, unknown>, onExit: (code: number) => void): void =>
  Main.teardown(words.includes("run") && Exit.isInterrupted(exit) ? Exit.succeed(RunCommand.INTERRUPTED) : exit, onExit)

NodeRuntime.runMain(Main.orDefect(main), { ...Main.options, teardown })
