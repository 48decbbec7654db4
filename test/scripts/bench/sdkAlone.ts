/** A server of the MCP SDK that offers nothing: the least that a server of this protocol takes to greet. */
import { spawn } from "node:child_process"
import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "../../support/bundle.ts"
import { timed } from "./figures.ts"
import type { Bench, Node } from "./installed.ts"

const SOURCE = `
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
await new Server({ name: "alone", version: "0" }, { capabilities: { tools: {} } }).connect(new StdioServerTransport())
`

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "0" } }
}

/** Bundles the server as ours are, into the scratch folder; returns what starts it and resolves to the milliseconds. */
export const sdkAlone = (bench: Bench): ((node: Node) => Promise<number>) => {
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild")
  const built = buildSync({
    stdin: { contents: SOURCE, resolveDir: root, loader: "ts" },
    write: false,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "esm",
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" }
  })
  const file = join(bench.scratch, "sdk-alone.mjs")
  writeFileSync(file, built.outputFiles[0]?.text ?? "")
  return (node) =>
    timed(
      () =>
        new Promise((done) => {
          const child = spawn(node.path, [file], { stdio: ["pipe", "pipe", "ignore"] })
          child.stdout.once("data", () => {
            child.kill()
            done(undefined)
          })
          child.stdin.write(`${JSON.stringify(initialize)}\n`)
        })
    )
}
