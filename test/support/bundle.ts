/** The built servers over real stdio: as processes with the SDK's own client, or line by line. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { Effect, type Scope } from "effect"

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** The launcher of a bin; `buildOnce.ts` has built it. */
export const launcher = (bin: string): string => {
  const path = join(root, "dist", `${bin}.js`)
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first`)
  return path
}

/** The launcher of a copy of the bundles in `folder`, for another user, who may have no access to this repository. */
export const copiedLauncher = (bin: string, folder: string): string => {
  const dist = join(folder, "dist")
  cpSync(join(root, "dist"), dist, { recursive: true, filter: (source) => !source.includes("executables") })
  writeFileSync(join(folder, "package.json"), '{"type":"module"}')
  return join(dist, `${bin}.js`)
}

/** An environment without the developer's own settings. */
export const environment = (extra: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const kept = ["PATH", "HOME", "TMPDIR", "LANG"].flatMap((name): Array<[string, string]> => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), MCP_SERVER_LOG: "silent", ...extra }
}

/** A folder of its own, gone with the scope. */
export const temporaryFolder: Effect.Effect<string, never, Scope.Scope> = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "godot-docs-mcp-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

/** A client of a built server; both end with the scope. */
export const connect = (options: {
  readonly bin: string
  readonly args?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Path of a launcher to start in place of the built one. */
  readonly program?: string
}): Effect.Effect<Client, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ name: "test", version: "0" })
      await client.connect(
        new StdioClientTransport({
          command: process.execPath,
          args: [options.program ?? launcher(options.bin), ...(options.args ?? [])],
          env: environment(options.env),
          stderr: "ignore",
          ...(options.cwd === undefined ? {} : { cwd: options.cwd })
        })
      )
      return client
    }),
    (client) => Effect.promise(() => client.close())
  )

/** Processor time of a process on Linux, in ms; the system counts in hundredths of a second. */
export const processorTime = (pid: number | null): number => {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number)
  return 10 * (user + system)
}

export interface Answer {
  readonly isError: boolean
  readonly value: Record<string, unknown>
  readonly text: string
}

/** Calls a tool and reads the text block; checks that it equals `structuredContent`. */
export const call = (client: Client, name: string, args: Record<string, unknown> = {}): Effect.Effect<Answer> =>
  Effect.promise(async (signal) => {
    // Longer than any test, which has its own time limit.
    const result = await client.callTool({ name, arguments: args }, undefined, { signal, timeout: 600_000 })
    const [block] = result.content as ReadonlyArray<{ readonly type: string; readonly text: string }>
    const text = block?.text ?? ""
    if (result.isError !== true && text !== JSON.stringify(result.structuredContent)) {
      throw new Error(`the text block differs from structuredContent: ${text.slice(0, 200)}`)
    }
    return { isError: result.isError === true, value: JSON.parse(text) as Record<string, unknown>, text }
  })

/** Result of a process that has ended. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program with everything on stdin at once (or nothing, with end of input), to its end. */
export const runProgram = (
  program: string,
  args: ReadonlyArray<string>,
  options: {
    readonly env: Readonly<Record<string, string>>
    readonly cwd?: string
    readonly input?: string | Buffer
    readonly shell?: boolean
  }
): Effect.Effect<Ended> =>
  Effect.async<Ended>((resume) => {
    const { env, cwd, shell = false } = options
    const child = spawn(program, args, { env, shell, stdio: "pipe", ...(cwd === undefined ? {} : { cwd }) })
    const out: Array<Buffer> = []
    const err: Array<Buffer> = []
    child.stdout.on("data", (chunk: Buffer) => void out.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => void err.push(chunk))
    child.stdin.on("error", () => undefined)
    child.once("error", (error) => resume(Effect.die(error)))
    child.once("close", (code) =>
      resume(
        Effect.succeed({
          code,
          stdout: Buffer.concat(out).toString("utf8"),
          stderr: Buffer.concat(err).toString("utf8")
        })
      )
    )
    child.stdin.end(options.input ?? "")
    return Effect.sync(() => void child.kill("SIGKILL"))
  })

/** Runs a bin to its end, as `runProgram` does. */
export const runBin = (options: {
  readonly bin: string
  readonly args?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly input?: string | Buffer
}): Effect.Effect<Ended> =>
  runProgram(process.execPath, [launcher(options.bin), ...(options.args ?? [])], {
    ...options,
    env: environment(options.env)
  })

/** A bin's process, for tests that hold its pipes themselves. */
export const start = (options: {
  readonly bin: string
  readonly args?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [launcher(options.bin), ...(options.args ?? [])], {
    env: environment(options.env),
    stdio: ["pipe", "pipe", "pipe"],
    ...(options.cwd === undefined ? {} : { cwd: options.cwd })
  })

/** JSON-RPC lines for a server's stdin, `initialize` first. */
export const session = (...messages: ReadonlyArray<unknown>): string =>
  [
    {
      jsonrpc: "2.0",
      id: "init",
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "0" } }
    },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    ...messages
  ]
    .map((message) => `${typeof message === "string" ? message : JSON.stringify(message)}\n`)
    .join("")
