/** The promises of all three servers on the wire, asked of the built bundles. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { connect, type Ended, runBin, session, start, temporaryFolder } from "../support/bundle.ts"
import { runCommand } from "../support/commands.ts"
import { isLong } from "../support/effort.ts"
import { promised } from "../support/promise.ts"
import { sharedIndex } from "../support/runFolder.ts"
import { shared } from "../support/shared.ts"

const bins = ["godot-docs-mcp", "mdatlas", "mcp-test-timebox"] as const

const settings = (folder: string): Record<string, string> => ({
  ...sharedIndex("builtin"),
  MDATLAS_BASE_DIR: folder,
  MDATLAS_CACHE_DIR: `${folder}/cache`,
  MCP_TEST_TIMEBOX_ROOT: folder
})

/** One set of handlers serves all bins: the signal that most hosts send goes to each, the others to one of them. */
const signals: Readonly<Record<(typeof bins)[number], ReadonlyArray<NodeJS.Signals>>> = {
  "godot-docs-mcp": ["SIGTERM", "SIGINT"],
  mdatlas: ["SIGTERM", "SIGHUP"],
  "mcp-test-timebox": ["SIGTERM"]
}

interface Message {
  readonly id?: unknown
  readonly result?: Record<string, unknown>
  readonly error?: { readonly code: number; readonly message: string }
}

/** Every line of stdout as JSON: a line that is none fails the test. */
const messages = ({ stdout }: Ended): ReadonlyArray<Message> =>
  stdout
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => JSON.parse(line) as Message | ReadonlyArray<Message>)

const request = (id: number, method: string, params: Record<string, unknown> = {}) => ({
  jsonrpc: "2.0",
  id,
  method,
  params
})

const run = (bin: string, input: string | Buffer, args: ReadonlyArray<string> = [], env: Record<string, string> = {}) =>
  Effect.flatMap(temporaryFolder, (folder) =>
    runBin({ bin, args, input, env: { ...settings(folder), ...env }, cwd: folder })
  )

describe.each(bins)("%s over stdio", (bin) => {
  /** One server of the kernel is behind all bins: `npm test` asks one of them what that alone answers. */
  const isLeftOut = !isLong && bin !== "godot-docs-mcp"

  /** A whole session, with its log. */
  const listed = shared(run(bin, session(request(1, "tools/list"), request(2, "ping")), ["--log", "Info"]))

  it("answers initialize and tools/list, then ends with 0 at the end of input", () => {
    const ended = listed()
    assert.strictEqual(ended.code, 0, ended.stderr)
    const answers = messages(ended)
    const init = answers.find(({ id }) => id === "init")?.result ?? {}
    assert.deepInclude(init["serverInfo"], { name: bin })
    assert.isBelow(String(init["instructions"]).length, 1000)
    const tools = answers.find(({ id }) => id === 1)?.result?.["tools"]
    assert.isNotEmpty(tools)
    assert.isBelow(JSON.stringify(tools).length, bin === "godot-docs-mcp" ? 10_000 : 8000)
    assert.deepStrictEqual(answers.find(({ id }) => id === 2)?.result, {})
  })

  it("logs one line a request to stderr at info, and a summary at the end", () => {
    const lines = listed().stderr.split("\n")
    const countOf = (...parts: ReadonlyArray<string>) =>
      lines.filter((line) => parts.every((part) => line.includes(part))).length
    assert.strictEqual(countOf("tool=tools/list", "outcome=ok"), 1)
    assert.strictEqual(countOf("message=served", "requests=2"), 1)
  })

  it.scopedLive.skipIf(isLeftOut)(
    "answers what it cannot read, a line of 12 MB, a request of 5 MB and what it does not know, and goes on",
    () =>
      Effect.gen(function* () {
        const junk = Buffer.from([0x00, 0xff, 0xfe, 0x80, 0x0a])
        const five = request(5, "tools/call", { name: "no_such_tool", arguments: { text: "x".repeat(5_000_000) } })
        const input = Buffer.concat([
          Buffer.from(session("{broken", "[]", '{"jsonrpc":"2.0"}', "x".repeat(12_000_000), five)),
          junk,
          Buffer.from(`${JSON.stringify([request(10, "ping"), { no: 1 }])}\n`),
          Buffer.from(
            [
              request(1, "tools/call", { name: "no_such_tool" }),
              request(2, "no/such/method"),
              request(3, "tools/call"),
              request(4, "ping")
            ]
              .map((one) => JSON.stringify(one))
              .join("\n")
          )
        ])
        const ended = yield* run(bin, input)
        assert.strictEqual(ended.code, 0, ended.stderr)
        const answers = messages(ended)
        const codeOf = (id: unknown) => answers.find((one) => one.id === id)?.error?.code
        assert.deepStrictEqual([codeOf(1), codeOf(2), codeOf(3), codeOf(5)], [-32602, -32601, -32602, -32602])
        assert.deepStrictEqual(answers.find(({ id }) => id === 4)?.result, {})
        assert.deepStrictEqual(answers.find(({ id }) => id === 10)?.result, {})
        const nameless = answers.filter(({ id }) => id === null).map(({ error }) => error?.code)
        assert.sameMembers(nameless as Array<number>, [-32700, -32600, -32600, -32600, -32700, -32600])
        assert.notMatch(ended.stdout, /\bat .+:\d+:\d+/)
      })
  )

  it.scopedLive.each(signals[bin])("ends with 0 on %s", (signal) =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const child = start({ bin, env: settings(folder), cwd: folder })
      child.stdin.write(session())
      yield* Effect.async<void>((resume) => void child.stdout.once("data", () => resume(Effect.void)))
      const ended = yield* Effect.async<readonly [number | null, string | null]>((resume) => {
        child.once("exit", (code, by) => resume(Effect.succeed([code, by] as const)))
        child.kill(signal)
      }).pipe(Effect.timeoutFail({ duration: promised(1000), onTimeout: () => "still running" }))
      assert.deepStrictEqual(ended, [0, null])
    })
  )

  it.scopedLive.skipIf(isLeftOut)("ends when no one reads its output any more", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const child = start({ bin, env: settings(folder), cwd: folder })
      child.stdin.on("error", () => undefined)
      child.stdin.write(session())
      yield* Effect.async<void>((resume) => void child.stdout.once("data", () => resume(Effect.void)))
      child.stdout.destroy()
      child.stderr.destroy()
      const code = yield* Effect.async<number | null>((resume) => {
        child.once("exit", (exit) => resume(Effect.succeed(exit)))
        for (let id = 0; id < 20; id++) child.stdin.write(`${JSON.stringify(request(id, "tools/list"))}\n`)
      }).pipe(Effect.timeoutFail({ duration: promised(2500), onTimeout: () => "still running" }))
      assert.strictEqual(code, 0)
    })
  )

  it.scopedLive("says on stderr which settings are wrong, by name, and ends with 1", () =>
    Effect.gen(function* () {
      const ended = yield* run(bin, session(), [], { MCP_SERVER_LOG: "loud" })
      assert.strictEqual(ended.code, 1)
      assert.strictEqual(ended.stdout, "")
      for (const level of ["MCP_SERVER_LOG", "silent", "error", "warn", "info", "debug"]) {
        assert.include(ended.stderr, level)
      }
    })
  )

  it.scopedLive("tells a person its help and what adds it to a host", () =>
    Effect.gen(function* () {
      const ask = (...args: ReadonlyArray<string>) => runCommand({ bin, args })
      const help = yield* ask("--help")
      assert.strictEqual(help.code, 0)
      for (const part of ["serve", "doctor", "config HOST", "MCP_SERVER_LOG"]) assert.include(help.stdout, part)
      const config = yield* ask("config", "Cursor")
      assert.containsAllKeys(JSON.parse(config.stdout), ["mcpServers"])
      const unknown = yield* ask("config", "emacs")
      assert.strictEqual(unknown.code, 2)
      assert.include(unknown.stderr, "claude-code")
    })
  )

  it.scopedLive.skipIf(isLeftOut)("answers 200 interleaved requests, each its own", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const client = yield* connect({ bin, env: settings(folder), cwd: folder })
      const answers = yield* Effect.promise(() =>
        Promise.all(
          Array.from({ length: 200 }, (_, i) =>
            i % 2 === 0
              ? client.ping()
              : client.callTool({ name: `none_${i}`, arguments: {} }).then(
                  () => "answered",
                  (error: Error) => error.message
                )
          )
        )
      )
      for (const [i, answer] of answers.entries()) {
        if (i % 2 === 1) assert.include(String(answer), `none_${i}`)
      }
    })
  )
})
