// Keeps what V8 makes of a bundle's role: runs it as its users do, and writes the code of every function that has run by then.
import { spawn } from "node:child_process"
import { mkdtempSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import * as zlib from "node:zlib"
import { codeOfCompiled, codePath, compile, optimiseLater, run } from "../../dist/start.js"

const root = fileURLToPath(new URL("../..", import.meta.url))
const self = fileURLToPath(import.meta.url)
const README = join(root, "README.md")

/** Runs the bundle here; the result writes its code cache. */
const recording = (name) => {
  const compiled = compile(name, true)
  run(name, compiled)
  return () => {
    const path = codePath(name, compiled.role)
    const temporary = `${path}.${process.pid}`
    writeFileSync(temporary, codeOfCompiled(compiled))
    renameSync(temporary, path)
  }
}

/** What does not end is ended, in ms; its bundle then starts without a code cache. */
const PATIENCE = 30_000

const tool = (name, args) => ["tools/call", { name, arguments: args }]

/** What each server is asked: the first things that a client wants. */
const sessions = {
  "godot-docs-mcp": [
    ["tools/list", {}],
    tool("godot_search", { query: "move body" }),
    tool("godot_search", { query: "Button.pressed" }),
    tool("godot_get_class", { name: "Timer" }),
    tool("godot_get_symbol", { qname: "Node.add_child" })
  ],
  mdatlas: [
    ["tools/list", {}],
    tool("get_markdown_structure", { file_path: "README.md" }),
    tool("get_markdown_section", { file_path: "README.md", section_id: "none" }),
    tool("search_markdown_content", { query: "install" })
  ],
  "mcp-test-timebox": [["tools/list", {}]]
}

/** A server that records itself, asked its session and then left alone. */
const serve = (name, folder, recorder) =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      MCP_SERVER_LOG: "silent",
      GODOT_DOC_DIR: "builtin",
      GODOT_INDEX_PATH: join(folder, "index"),
      MDATLAS_BASE_DIR: root,
      MDATLAS_CACHE_DIR: join(folder, "cache")
    }
    const options = { cwd: folder, env, stdio: ["pipe", "pipe", "inherit"], timeout: PATIENCE, killSignal: "SIGKILL" }
    const server = spawn(process.execPath, recorder, options)
    const client = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "build", version: "0" } }
    const requests = [["initialize", client], ...sessions[name]]
    let asked = 0
    const ask = () => {
      const next = requests[asked]
      if (next === undefined) return server.stdin.end()
      const [method, params] = next
      server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: asked++, method, params })}\n`)
    }
    server.stdin.on("error", () => {})
    server.stdout.on("data", (chunk) => {
      if (!chunk.includes("\n")) return
      if (asked === 1) server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
      ask()
    })
    server.once("exit", resolve)
    ask()
  })

/** The thread of mdatlas, which talks to its parent and not to a client. */
const think = (name) =>
  new Promise((resolve) => {
    const thread = new Worker(self, { workerData: { name } })
    const source = { descriptor: openSync(README, "r"), size: statSync(README).size }
    const passes = [
      { name: "scan", source },
      { name: "render", source, input: { start: 0, end: source.size, format: "html" } }
    ]
    let answered = 0
    thread.on("message", (message) => {
      if (message === "kept") thread.terminate()
      else if (++answered === passes.length) thread.postMessage("keep")
    })
    const impatience = setTimeout(() => thread.terminate(), PATIENCE)
    thread.once("error", resolve)
    thread.once("exit", () => {
      clearTimeout(impatience)
      resolve()
    })
    for (const pass of passes) thread.postMessage(pass)
  })

/** Whether there is a code cache that V8 takes; it refuses one that was made under other flags, too. */
const isTaken = (name) => compile(name).script.cachedDataRejected === false

/** The same of the thread's role. */
const isTakenInThread = (name) =>
  new Promise((resolve) => {
    const probe = new Worker(self, { workerData: { name, isProbe: true } })
    probe.once("message", resolve)
    probe.once("error", () => resolve(false))
    probe.once("exit", () => resolve(false))
  })

const inThread = ({ name, isProbe }) => {
  if (isProbe) return parentPort.postMessage(isTaken(name))
  const keep = recording(name)
  parentPort.on("message", (message) => {
    if (message !== "keep") return
    keep()
    parentPort.postMessage("kept")
  })
}

const keepThread = async (name) => {
  // A thread begins after its process has.
  optimiseLater()
  if (!(await isTakenInThread(name))) await think(name)
}

const keepProcess = async (name) => {
  if (isTaken(name)) return
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-"))
  // The second finds an index, as most starts do.
  await serve(name, folder, [join(root, "dist", `${name}.js`)])
  await serve(name, folder, [self, name, "recorder"])
  rmSync(folder, { recursive: true, force: true })
}

const [name, task] = process.argv.slice(2)
if (!isMainThread) inThread(workerData)
else if (task === "recorder") {
  process.argv = [process.execPath, join(root, "dist", `${name}.js`)]
  process.once("exit", recording(name))
} else if (zlib.crc32 !== undefined) await (task === "thread" ? keepThread(name) : keepProcess(name))
