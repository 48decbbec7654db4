/** Costs of starting the servers, and of leaving one alone. */
import { spawn, spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { interleaved, median, pause, timed } from "./figures.ts"
import type { Bench, Bin, Node } from "./installed.ts"
import type { Measured } from "./rows.ts"
import { sdkAlone } from "./sdkAlone.ts"
import { cacheIn, memoryOf, processorTimeOf, Server, type StartOptions } from "./server.ts"

/** Time that a server is left alone, in ms. */
const ALONE = 9000

const bareStart = (node: Node): Promise<number> =>
  timed(() => new Promise((done) => spawn(node.path, ["-e", "0"], { stdio: "ignore" }).once("exit", done)))

/** Processor time of a Node that does nothing, in ms. */
const bareProcessorTime = (node: Node): number => {
  const { stdout } = spawnSync(node.path, ["-p", "const { user, system } = process.cpuUsage(); user + system"], {
    encoding: "utf8"
  })
  return Number(stdout) / 1000
}

/** Resident memory of a Node that waits, in MB. */
export const idleMemory = async (node: Node): Promise<number> => {
  const child = spawn(node.path, ["-e", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "ignore"] })
  await pause(500)
  const memory = memoryOf(child.pid ?? 0, "VmRSS")
  child.stdin.end()
  await new Promise((done) => child.once("exit", done))
  return memory
}

interface Started {
  readonly greeted: number
  /** Milliseconds from the spawn to the first answer of a tool. */
  readonly answered: number
}

/** Starts a server, waits for its greeting and, where one is named, for the answer of a tool. */
const start = async (bench: Bench, bin: Bin, options: StartOptions, tool?: string): Promise<Started> => {
  const server = new Server(bench, bin, options)
  const greeted = await server.greeted
  if (tool !== undefined) await server.call(tool, { name: "Node" })
  const answered = server.age
  await server.stop()
  return { greeted, answered }
}

const measureNode = async (bench: Bench, node: Node): Promise<ReadonlyArray<Measured>> => {
  const markdown = join(bench.scratch, "markdown")
  mkdirSync(markdown, { recursive: true })
  const env = { GODOT_DOC_DIR: bench.documents }
  let starts = 0
  const fresh = () => cacheIn(join(bench.scratch, `fresh-${node.major}-${starts++}`))
  const bare = async (): Promise<Started> => {
    const time = await bareStart(node)
    return { greeted: time, answered: time }
  }
  const startSdk = sdkAlone(bench)
  const sdk = async (): Promise<Started> => {
    const time = await startSdk(node)
    return { greeted: time, answered: time }
  }
  const work = new Map([
    ["bare", bare],
    ["sdk", sdk],
    ["godot", () => start(bench, "godot-docs-mcp", { node, env }, "godot_get_class")],
    ["mdatlas", () => start(bench, "mdatlas", { node, args: ["--base-dir", markdown] })],
    ["timebox", () => start(bench, "mcp-test-timebox", { node })],
    ["cold", () => start(bench, "godot-docs-mcp", { node, env: { ...env, ...fresh() } }, "godot_get_class")]
  ])
  // Index and compiled code are written at the first start, so that the second is what is measured.
  for (const [name, once] of work) if (name !== "cold") await once()
  const first = new Server(bench, "godot-docs-mcp", { node, env })
  await first.call("godot_search", { query: "add_child" })
  await pause(bench.isQuick ? 500 : 2000)
  await first.stop()
  const results = await interleaved(bench.isQuick ? 2 : 11, work)
  const middle = (name: string, what: keyof Started) => median((results.get(name) ?? []).map((one) => one[what]))
  const baseline = middle("bare", "greeted")
  const { major } = node
  const peers = { "a server of the MCP SDK that offers nothing": middle("sdk", "greeted") }
  return [
    { row: "greeting", node: major, ours: middle("godot", "greeted"), baseline, peers },
    { row: "greetingMdatlas", node: major, ours: middle("mdatlas", "greeted"), baseline, peers },
    { row: "greetingTimebox", node: major, ours: middle("timebox", "greeted"), baseline, peers },
    { row: "answerWarm", node: major, ours: middle("godot", "answered"), baseline },
    { row: "answerCold", node: major, ours: middle("cold", "answered"), baseline },
    ...(process.platform === "linux" ? await leftAlone(bench, node) : [])
  ]
}

const leftAlone = async (bench: Bench, node: Node): Promise<ReadonlyArray<Measured>> => {
  const server = new Server(bench, "godot-docs-mcp", { node, env: { GODOT_DOC_DIR: bench.documents } })
  await server.greeted
  await pause(bench.isQuick ? 1000 : ALONE)
  const [time, memory] = [processorTimeOf(server.pid), memoryOf(server.pid, "VmRSS")]
  await server.stop()
  const times = Array.from({ length: 5 }, () => bareProcessorTime(node))
  return [
    { row: "aloneTime", node: node.major, ours: time, baseline: median(times) },
    { row: "aloneMemory", node: node.major, ours: memory, baseline: await idleMemory(node) }
  ]
}

export const measureStart = async (bench: Bench): Promise<ReadonlyArray<Measured>> => {
  const measured: Array<Measured> = []
  for (const node of bench.nodes) measured.push(...(await measureNode(bench, node)))
  return measured
}
