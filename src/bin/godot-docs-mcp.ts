/** godot-docs-mcp: Godot's class reference over MCP, and its shell commands. */
import * as NodeCommandExecutor from "@effect/platform-node/NodeCommandExecutor"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import { program } from "../godot/surface/program.ts"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import * as Services from "../kernel/util/Services.ts"

const words = process.argv.slice(2)
const platform = Layer.scopedContext(Services.inOrder(NodeFileSystem.layer, NodePath.layer, NodeCommandExecutor.layer))
const godot = program(platform)

Cli.run(godot, words).pipe(Main.orDefect, NodeRuntime.runMain(Main.options(() => Cli.isServing(godot, words))))
