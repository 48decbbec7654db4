/** mcp-test-timebox: test runs that always come back, over MCP; its shell commands; and the watchdog of its runs. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import * as Watchdog from "../timebox/process/Watchdog.ts"
import { program } from "../timebox/surface/TimeboxProgram.ts"

// A standalone executable starts itself by its own path, which is then the first word.
const words = process.argv.slice(2).filter((word, i) => i > 0 || word !== process.execPath)
const timebox = program(Layer.merge(NodeFileSystem.layer, NodePath.layer))
const main = words[0] === Watchdog.MODE ? Effect.as(Watchdog.main, 0) : Cli.run(timebox, words)
const isServing = () => words[0] === Watchdog.MODE || Cli.isServing(timebox, words)

NodeRuntime.runMain(Main.orDefect(main), Main.options(isServing))
