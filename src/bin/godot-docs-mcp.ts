/** godot-docs-mcp: Godot's class reference over MCP, and its shell commands. */
import * as NodeCommandExecutor from "@effect/platform-node/NodeCommandExecutor"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import { program } from "../godot/surface/program.ts"
import * as Program from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"

const platform = NodeCommandExecutor.layer.pipe(Layer.provideMerge(Layer.merge(NodeFileSystem.layer, NodePath.layer)))

Program.run(program(platform), process.argv.slice(2)).pipe(Main.orDefect, NodeRuntime.runMain(Main.options))
