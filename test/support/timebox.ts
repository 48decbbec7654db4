/** The built mcp-test-timebox over stdio, in a root of its own with a fake `flutter` on PATH. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { Effect, type Scope } from "effect"
import { type Answer, call, connect } from "./bundle.ts"
import { type FakeFlutter, fakeFlutter } from "./fakeFlutter.ts"

export const bin = "mcp-test-timebox"

export const REPORTS = ".cache/mcp-test-timebox/reports"

/** The server's variables: the fake's, and leave for its command to see them. */
export const variables = (fake: FakeFlutter, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...fake.environment(),
  MCP_TEST_TIMEBOX_ENV: "FAKE_FLUTTER,FAKE_FLUTTER_ID",
  ...more
})

export const limits = { timeout_ms: 30_000, no_output_timeout_ms: 20_000, max_output_bytes: 20_000 } as const

export const everything = { runner: "flutter", scope: "all", ...limits } as const

export interface Timebox {
  readonly fake: FakeFlutter
  readonly root: string
  readonly client: Client
  /** Calls `run_test`; `request` is added to a plain run of everything. */
  readonly run: (request?: Record<string, unknown>) => Effect.Effect<Answer>
  /** The same with `scenario` played by the fake. */
  readonly play: (scenario: string, request?: Record<string, unknown>) => Effect.Effect<Answer>
  /** The processes of its runs that are alive. */
  readonly left: () => ReadonlyArray<string>
  /** The content of a file below the root. */
  readonly read: (path: unknown) => string
  readonly json: (path: unknown) => Record<string, unknown>
  /** The names of the reports in the default place. */
  readonly reports: () => ReadonlyArray<string>
}

export const timebox = (
  env: Readonly<Record<string, string>> = {},
  args: ReadonlyArray<string> = []
): Effect.Effect<Timebox, never, Scope.Scope> =>
  Effect.gen(function* () {
    const fake = yield* fakeFlutter
    const client = yield* connect({ bin, args, cwd: fake.root, env: variables(fake, env) })
    const run = (request: Record<string, unknown> = {}) => call(client, "run_test", { ...everything, ...request })
    const read = (path: unknown) => readFileSync(join(fake.root, String(path)), "utf8")
    return {
      fake,
      root: fake.root,
      client,
      run,
      play: (scenario, request) =>
        Effect.suspend(() => {
          fake.play(scenario)
          return run(request)
        }),
      left: () => fake.living().filter((process) => !process.includes(`${bin}.js `)),
      read,
      json: (path) => JSON.parse(read(path)),
      reports: () => reportsIn(fake.root)
    }
  })

export const reportsIn = (root: string): ReadonlyArray<string> =>
  existsSync(join(root, REPORTS)) ? readdirSync(join(root, REPORTS)).sort() : []

/** Returns the size of an answer's line as a client receives it. */
export const lineSize = (value: unknown): number =>
  Buffer.byteLength(
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      result: { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value }
    })
  )
