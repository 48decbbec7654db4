/** Time that a server of the MCP SDK that offers nothing takes to greet. */
import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { shipped } from "../../support/shipped.ts"
import { timed } from "./figures.ts"
import type { Bench, Node } from "./installed.ts"

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "0" } }
}

/**
 * Bundles the server as ours are; returns a function that starts it and resolves to the milliseconds until it greets.
 */
export const sdkAlone = (bench: Bench): ((node: Node) => Promise<number>) => {
  const folder = join(bench.scratch, "sdk-alone")
  mkdirSync(folder, { recursive: true })
  const file = shipped(new URL("sdkServer.ts", import.meta.url).href, folder)
  const greeting = (node: Node) =>
    new Promise((done) => {
      const child = spawn(node.path, [file], { stdio: ["pipe", "pipe", "ignore"] })
      child.stdout.once("data", () => {
        child.kill()
        done(undefined)
      })
      child.stdin.write(`${JSON.stringify(initialize)}\n`)
    })
  return (node) => timed(() => greeting(node))
}
