/** godot-docs-mcp: Godot's class reference over MCP, and its shell commands. */
import * as NodeCommandExecutor from "@effect/platform-node/NodeCommandExecutor"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import { program } from "../godot/surface/program.ts"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"

const words = process.argv.slice(2)
const platform = NodeCommandExecutor.layer.pipe(Layer.provideMerge(Layer.merge(NodeFileSystem.layer, NodePath.layer)))
const godot = program(platform)

Cli.run(godot, words).pipe(Main.orDefect, NodeRuntime.runMain(Main.options(() => Cli.isServing(godot, words))))
