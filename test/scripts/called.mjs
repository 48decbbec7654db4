// Finds which functions of a bundle its program calls from its start to its first answers, by running it.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { createInterface } from "node:readline"

const message = (method, params, id) => ({ jsonrpc: "2.0", method, params, ...(id === undefined ? {} : { id }) })

const clientInfo = { name: "build", version: "0" }

/** What a host sends first: the handshake, the list of tools, calls of tools. */
const session = (calls) =>
  [
    message("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo }, 1),
    message("notifications/initialized"),
    message("tools/list", {}, 2),
    ...calls.map(([name, args], i) => message("tools/call", { name, arguments: args }, i + 3))
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("")

/** Has `Math.random` give the same numbers in each build: what a program calls depends on them, by hashes that collide. */
const SAME_RANDOM = ["--random-seed=1"]

/** Time that a program has for its session, in milliseconds. */
const MAX_SESSION = 300_000

/** Runs a program in its folder until `asked` requests are answered, without the settings of who builds. */
const run = async (main, args, input, asked, env) => {
  const { PATH, SystemRoot } = process.env
  const child = spawn(process.execPath, [...SAME_RANDOM, main, ...args], {
    cwd: dirname(main),
    env: { PATH, ...(SystemRoot === undefined ? {} : { SystemRoot }), ...env },
    stdio: ["pipe", "pipe", "inherit"],
    timeout: MAX_SESSION
  })
  const closed = once(child, "close")
  child.stdin.on("error", () => undefined)
  child.stdin.write(input)
  let answered = 0
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const { result } = JSON.parse(line)
      if (result === undefined || result.isError === true) throw new Error(`${basename(main)} answered: ${line}`)
      if (++answered === asked) child.stdin.end()
    }
  } catch (error) {
    child.kill()
    throw error
  }
  const [code] = await closed
  if (code !== 0 || answered < asked) throw new Error(`${basename(main)} ended with ${code} after ${answered} answers`)
}

/** Reads from V8's reports, one of each process, which functions of each file were called. */
const reported = (folder) => {
  const called = new Map()
  for (const report of readdirSync(folder)) {
    for (const { url, functions } of JSON.parse(readFileSync(join(folder, report), "utf8")).result) {
      const places = called.get(basename(url)) ?? new Set()
      called.set(basename(url), places)
      for (const { ranges } of functions) {
        const [{ startOffset, endOffset, count }] = ranges
        if (count > 0) places.add(`${startOffset}-${endOffset}`)
      }
    }
  }
  return called
}

/**
 * Runs the program whose files are given twice, and returns the functions that the second start calls, which finds the
 * index of the first: a Map from the name of a file to the Set of their places in its text, `start-end`.
 */
export const calledAtStart = async (files, main, { args = [], env, calls }) => {
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-build-"))
  try {
    writeFileSync(join(folder, "package.json"), '{"type":"module"}')
    for (const [file, text] of files) writeFileSync(join(folder, file), text)
    mkdirSync(join(folder, "coverage"))
    const home = { HOME: folder, LOCALAPPDATA: folder, XDG_CACHE_HOME: folder, MCP_SERVER_LOG: "silent", ...env }
    const asked = calls.length + 2
    await run(join(folder, main), args, session(calls), asked, home)
    await run(join(folder, main), args, session(calls), asked, { ...home, NODE_V8_COVERAGE: join(folder, "coverage") })
    return reported(join(folder, "coverage"))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
