/** godot-docs-mcp: Godot's class reference over MCP, and its shell commands. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import { program } from "../godot/surface/program.ts"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"

const words = process.argv.slice(2)
const disk = Layer.mergeAll(NodeFileSystem.layer, NodePath.layer)
const loadPlatform = async () => {
  const { layer } = await import("@effect/platform-node/NodeCommandExecutor")
  return Layer.provideMerge(layer, disk)
}
const godot = program(disk, loadPlatform)

Cli.run(godot, words).pipe(Main.orDefect, NodeRuntime.runMain(Main.options(() => Cli.isServing(godot, words))))
