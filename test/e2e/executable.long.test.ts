/** The standalone executables: made here, started in an empty environment without Node in reach, and asked. */
import { execFile, spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { Effect, type Scope } from "effect"
import { call, root } from "../support/bundle.ts"

const home = mkdtempSync(join(tmpdir(), "godot-docs-mcp-executables-"))
const programs = join(home, "executables")
const MINUTES = 5 * 60_000

beforeAll(() => promisify(execFile)(process.execPath, [join(root, "test/scripts/executable.mjs"), programs]), MINUTES)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const asked = (name: string, args: ReadonlyArray<string>) =>
  spawnSync("env", ["-i", join(programs, name), ...args], { cwd: home, encoding: "utf8" })

/** A client of one of them, with nothing in its environment but `env`. */
const connect = (
  name: string,
  env: Readonly<Record<string, string>>
): Effect.Effect<{ readonly client: Client; readonly pid: number }, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ name: "test", version: "0" })
      const words = Object.entries(env).map(([key, value]) => `${key}=${value}`)
      const transport = new StdioClientTransport({
        command: "env",
        args: ["-i", ...words, join(programs, name)],
        cwd: home,
        stderr: "ignore"
      })
      await client.connect(transport)
      return { client, pid: transport.pid ?? 0 }
    }),
    ({ client }) => Effect.promise(() => client.close())
  )

describe.skipIf(process.platform !== "linux")("the executables", { timeout: MINUTES }, () => {
  it("say their version, and exit as the bundles do", () => {
    for (const name of ["godot-docs-mcp", "mdatlas", "mcp-test-timebox"]) {
      assert.match(asked(name, ["--version"]).stdout, /^\d+\.\d+\.\d+\n$/, name)
      assert.strictEqual(asked(name, ["frobnicate"]).status, 2, name)
      const config = JSON.parse(asked(name, ["config", "cursor", "--local"]).stdout)
      assert.deepInclude(config.mcpServers[name], { command: join(programs, name), args: [] })
    }
    for (const file of ["LICENSE", "THIRD_PARTY_LICENSES", "doc/classes/Node.xml", "doc/classes/NOTICE.md"]) {
      assert.isTrue(existsSync(join(programs, file)), file)
    }
  })

  it.scopedLive("godot-docs-mcp answers from the starter beside it", () =>
    Effect.gen(function* () {
      const { client } = yield* connect("godot-docs-mcp", { GODOT_DOC_DIR: "builtin" })
      const { value } = yield* call(client, "godot_get_symbol", { qname: "Button.pressed" })
      assert.deepInclude(value, { className: "BaseButton", kind: "signal" })
    })
  )

  it.scopedLive("mdatlas reads a large file in its thread", () =>
    Effect.gen(function* () {
      writeFileSync(join(home, "large.md"), `# Begin\n\n${"word ".repeat(100)}\n\n`.repeat(4000))
      const { client } = yield* connect("mdatlas", { MDATLAS_BASE_DIR: home, MDATLAS_CACHE_DIR: join(home, "cache") })
      const { value } = yield* call(client, "search_markdown_content", { query: "Begin", max_results: 1 })
      assert.strictEqual(value["total"], 4000)
    })
  )

  it.scopedLive("mcp-test-timebox runs tests, and its watchdog ends them when it is killed", () =>
    Effect.gen(function* () {
      const runner = join(home, "pytest")
      writeFileSync(runner, `#!/bin/sh\necho $$ > ${home}/running\nexec sleep 600\n`)
      chmodSync(runner, 0o755)
      const { client, pid } = yield* connect("mcp-test-timebox", {
        MCP_TEST_TIMEBOX_ROOT: home,
        MCP_TEST_TIMEBOX_RUNNERS: "pytest",
        PATH: `${home}:/usr/bin:/bin`
      })
      const request = { runner: "pytest", scope: "all", timeout_ms: 600_000, no_output_timeout_ms: 600_000 }
      yield* Effect.fork(Effect.ignore(call(client, "run_test", { ...request, max_output_bytes: 1000 })))
      const running = join(home, "running")
      yield* Effect.repeat(Effect.sleep("50 millis"), { until: () => existsSync(running) })
      const run = Number(readFileSync(running, "utf8"))
      process.kill(pid, "SIGKILL")
      const isGone = () => !existsSync(`/proc/${run}`)
      yield* Effect.repeat(Effect.sleep("50 millis"), { until: isGone }).pipe(Effect.timeout("20 seconds"))
      assert.isTrue(isGone())
    })
  )
})
