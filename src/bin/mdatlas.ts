/** mdatlas: outlines and sections of Markdown files over MCP, and its shell commands. */
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Layer } from "effect"
import * as Cli from "../kernel/cli/Cli.ts"
import * as Main from "../kernel/cli/Main.ts"
import { inOrder } from "../kernel/util/Services.ts"
import { program } from "../mdatlas/surface/program.ts"

const words = process.argv.slice(2)
const isSource = import.meta.url.endsWith(".ts")
const worker = new URL(isSource ? "../mdatlas/library/passWorker.ts" : "./mdatlas.thread.js", import.meta.url)
const disk = inOrder(Layer.build(NodeFileSystem.layer), Layer.build(NodePath.layer))
const mdatlas = program(disk, worker)

const options = Main.options(() => Cli.isServing(mdatlas, words), Cli.cannotRunCode(mdatlas, words))
Cli.run(mdatlas, words).pipe(Main.orDefect, NodeRuntime.runMain(options))
