/** A server as a host starts it: a process, and requests over its pipes with the time that each answer takes. */
import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { environment } from "../../support/bundle.ts"
import type { Bench, Bin, Node } from "./installed.ts"

export interface Answered {
  /** From writing the request to having read the answer. */
  readonly milliseconds: number
  readonly result: Record<string, unknown>
}

export interface StartOptions {
  readonly node?: Node
  readonly args?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}

/**
 * The environment of a user whose caches are below `folder`, on any platform; one folder serves one set of class files.
 */
export const cacheIn = (folder: string): Readonly<Record<string, string>> => ({
  HOME: folder,
  GODOT_INDEX_PATH: `${folder}/index.json`,
  LOCALAPPDATA: folder,
  XDG_CACHE_HOME: `${folder}/cache`
})

/** Ticks of a second in which Linux counts processor time. */
const TICKS = 100

const readProc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1")
  } catch {
    return ""
  }
}

/** Memory of a process in MB, by the name that Linux gives it; NaN elsewhere. */
export const memoryOf = (pid: number, what: "VmRSS" | "VmHWM" | "Pss"): number => {
  const text = readProc(pid, what === "Pss" ? "smaps_rollup" : "status")
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? Number.NaN) / 1024
}

/** Processor time of a process and its threads so far, in ms; NaN off Linux. */
export const processorTimeOf = (pid: number): number => {
  const text = readProc(pid, "stat")
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

const running = new Set<ChildProcess>()

/** Ends the processes that a failed part has left running. */
export const endServers = (): void => {
  for (const child of running) child.kill("SIGKILL")
}

export class Server {
  readonly #child: ChildProcess
  readonly #waiting = new Map<unknown, (message: Record<string, unknown>) => void>()
  readonly #from = performance.now()
  #lastId = 0
  /** Milliseconds from the spawn to the answer of `initialize`. */
  readonly greeted: Promise<number>

  constructor(bench: Bench, bin: Bin, { node = bench.nodes[0], args = [], env = {}, cwd }: StartOptions = {}) {
    this.#child = spawn(node.path, [bench.launcher(bin), ...args], {
      cwd: cwd ?? bench.scratch,
      env: environment({ ...cacheIn(`${bench.scratch}/home-${node.major}`), ...env }),
      stdio: ["pipe", "pipe", "ignore"]
    })
    running.add(this.#child)
    this.#child.once("close", () => {
      running.delete(this.#child)
      for (const answer of this.#waiting.values()) answer({ error: "the server has ended" })
    })
    this.#child.stdin?.on("error", () => undefined)
    let rest: Array<Buffer> = []
    this.#child.stdout?.on("data", (chunk: Buffer) => {
      let begin = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, begin)) {
        this.#receive(Buffer.concat([...rest, chunk.subarray(begin, end)]).toString("utf8"))
        rest = []
        begin = end + 1
      }
      if (begin < chunk.length) rest.push(chunk.subarray(begin))
    })
    this.greeted = this.request("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "bench", version: "0" }
    }).then(() => {
      const greeted = performance.now() - this.#from
      this.#child.stdin?.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
      return greeted
    })
  }

  /** Milliseconds since the spawn. */
  get age(): number {
    return performance.now() - this.#from
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  #receive(line: string): void {
    const message = JSON.parse(line) as Record<string, unknown>
    this.#waiting.get(message["id"])?.(message)
    this.#waiting.delete(message["id"])
  }

  /** The answer of a request; a JSON-RPC error rejects. */
  request(method: string, params: object = {}): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      const from = performance.now()
      this.#waiting.set(id, (message) => {
        const milliseconds = performance.now() - from
        const result = message["result"] as Answered["result"] | undefined
        if (result === undefined) reject(new Error(`${method}: ${JSON.stringify(message["error"])}`))
        else resolve({ milliseconds, result })
      })
      this.#child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`)
    })
  }

  async ping(): Promise<number> {
    return (await this.request("ping")).milliseconds
  }

  /** Calls a tool; an answer with `isError` rejects, so that no failure is measured. */
  async call(name: string, args: object): Promise<Answered> {
    const answered = await this.request("tools/call", { name, arguments: args })
    if (answered.result["isError"] === true) throw new Error(`${name}: ${JSON.stringify(answered.result)}`)
    return answered
  }

  /** Longest wait of a ping while `work` runs, asked every few milliseconds. */
  async longestPing(work: () => Promise<unknown>): Promise<number> {
    let isDone = false
    const working = work().finally(() => {
      isDone = true
    })
    let longest = 0
    while (!isDone) {
      longest = Math.max(longest, await this.ping())
      await new Promise((done) => setTimeout(done, 3))
    }
    await working
    return longest
  }

  /** Ends the server as hosts do, by the end of its input. */
  async stop(): Promise<void> {
    if (!running.has(this.#child)) return
    const ended = new Promise((done) => this.#child.once("close", done))
    this.#child.stdin?.end()
    await ended
  }
}
