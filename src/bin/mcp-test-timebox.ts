import * as NodeContext from "@effect/platform-node/NodeContext"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect } from "effect"
import * as Main from "../kernel/Main.ts"
import * as Program from "../kernel/Program.ts"
import * as Guardian from "../timebox/run/Guardian.ts"
import { program } from "../timebox/surface/TimeboxProgram.ts"

const words = process.argv.slice(2)
const main = words[0] === Guardian.ROLE ? Effect.as(Guardian.main, 0) : Program.run(program(NodeContext.layer), words)

NodeRuntime.runMain(Main.orDefect(main), Main.options)
