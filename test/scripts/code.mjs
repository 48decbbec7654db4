// Keeps what V8 makes of a bundle's role: runs it as its users do, and writes the code of every function that has run by then.
import { spawn } from "node:child_process"
import { mkdtempSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import * as zlib from "node:zlib"
import { compile, filesOf, keptScript, optimiseLater, run, sealed } from "../../dist/start.js"

const root = fileURLToPath(new URL("../..", import.meta.url))
const self = fileURLToPath(import.meta.url)
const README = join(root, "README.md")

/** Runs the bundle here; the result writes its code cache. */
const recording = (name) => {
  const { bundle, code } = filesOf(name)
  const source = readFileSync(bundle)
  const script = compile(bundle, source)
  run(script, bundle)
  return () => {
    const temporary = `${fileURLToPath(code)}.${process.pid}`
    writeFileSync(temporary, sealed(source, script.createCachedData()))
    renameSync(temporary, code)
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

/** Whether the role has a code cache that V8 takes. */
const isCurrent = (name, part) =>
  part === "process"
    ? keptScript(name)?.cachedDataRejected === false
    : new Promise((resolve) => {
        const probe = new Worker(self, { workerData: { name, isProbe: true } })
        probe.once("message", resolve)
        probe.once("error", () => resolve(false))
      })

const [name, part] = process.argv.slice(2)
// A thread begins after its process has.
if (part === "thread") optimiseLater()
if (!isMainThread && workerData.isProbe) {
  // V8 refuses a cache that was made under other flags, too.
  parentPort.postMessage(keptScript(workerData.name)?.cachedDataRejected === false)
} else if (!isMainThread) {
  const keep = recording(workerData.name)
  parentPort.on("message", (message) => {
    if (message !== "keep") return
    keep()
    parentPort.postMessage("kept")
  })
} else if (part === "recorder") {
  process.argv = [process.execPath, join(root, "dist", `${name}.js`)]
  const keep = recording(name)
  process.once("exit", keep)
} else if (zlib.crc32 !== undefined && !(await isCurrent(name, part))) {
  if (part === "thread") await think(name)
  else {
    const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-"))
    // The second finds an index, as most starts do.
    await serve(name, folder, [join(root, "dist", `${name}.js`)])
    await serve(name, folder, [self, name, "recorder"])
    rmSync(folder, { recursive: true, force: true })
  }
}
