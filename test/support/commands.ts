/** Shell commands of the programs in the tests' own process: the output of a command needs no separate process. */
import { Readable } from "node:stream"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { Effect, Layer } from "effect"
import { program as godot } from "../../src/godot/surface/program.ts"
import * as Cli from "../../src/kernel/cli/Cli.ts"
import { program as mdatlas } from "../../src/mdatlas/surface/program.ts"
import { program as timebox } from "../../src/timebox/surface/TimeboxProgram.ts"
import { type Ended, environment } from "./bundle.ts"
import { plainTerminal } from "./terminal.ts"

/** The built thread: workers load no TypeScript. */
const worker = new URL("../../dist/mdatlas.thread.js", import.meta.url)

const disk = Layer.build(NodeContext.layer)

/** A run that yields its exit code, of each bin. */
const runs = {
  "godot-docs-mcp": (words, terminal) =>
    Cli.run(
      godot(disk, async () => NodeContext.layer),
      words,
      terminal
    ),
  mdatlas: (words, terminal) => Cli.run(mdatlas(disk, worker), words, terminal),
  "mcp-test-timebox": (words, terminal) => Cli.run(timebox(disk), words, terminal)
} satisfies Readonly<
  Record<string, (words: ReadonlyArray<string>, terminal: NonNullable<Parameters<typeof Cli.run>[2]>) => unknown>
>

export type Bin = keyof typeof runs

export const isBin = (name: string | undefined): name is Bin => name !== undefined && Object.hasOwn(runs, name)

/** Sets the working directory, the variables and the input of this process; returns what undoes it. */
const become = (cwd: string | undefined, env: Readonly<Record<string, string>>, input: string): (() => void) => {
  const before = { cwd: process.cwd(), env: { ...process.env } }
  const stdin = Object.getOwnPropertyDescriptor(process, "stdin")
  const replace = (by: Readonly<Record<string, string | undefined>>) => {
    for (const name of Object.keys(process.env)) if (!(name in by)) delete process.env[name]
    Object.assign(process.env, by)
  }
  replace(env)
  if (cwd !== undefined) process.chdir(cwd)
  Object.defineProperty(process, "stdin", { configurable: true, value: Readable.from(input === "" ? [] : [input]) })
  return () => {
    if (stdin !== undefined) Object.defineProperty(process, "stdin", stdin)
    process.chdir(before.cwd)
    replace(before.env)
  }
}

/**
 * Runs a shell command as `runBin` does, but in this process, by the sources and one at a time.
 *
 * For commands that end by themselves and start no process of their own program.
 */
export const runCommand = (options: {
  readonly bin: Bin
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly input?: string
}): Effect.Effect<Ended> =>
  Effect.suspend(() => {
    const told = { stdout: "", stderr: "" }
    const add = (stream: keyof typeof told) => (text: string) =>
      Effect.sync(() => {
        told[stream] += `${text}\n`
      })
    const terminal = Effect.succeed({
      terminal: plainTerminal(add("stdout"), add("stderr")),
      writeError: () => undefined
    })
    return Effect.acquireUseRelease(
      Effect.sync(() => become(options.cwd, environment(options.env), options.input ?? "")),
      () => Effect.map(runs[options.bin](options.args, terminal), (code) => ({ code, ...told })),
      (undo) => Effect.sync(undo)
    )
  })
