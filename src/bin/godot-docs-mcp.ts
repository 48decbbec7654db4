/** godot-docs-mcp: Godot's class reference over MCP, and its shell commands. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import { program } from "../godot/surface/program.ts"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import { inOrder } from "../kernel/util/Services.ts"

const words = process.argv.slice(2)
const disk = inOrder(Layer.build(NodeFileSystem.layer), Layer.build(NodePath.layer))
const loadPlatform = async () => {
  const { layer } = await import("@effect/platform-node/NodeCommandExecutor")
  return Layer.provideMerge(layer, Layer.scopedContext(disk))
}
const godot = program(disk, loadPlatform)

const options = Main.options(() => Cli.isServing(godot, words), Cli.cannotRunCode(godot, words))
Cli.run(godot, words).pipe(Main.orDefect, NodeRuntime.runMain(options))
