/** Both eras of the protocol over real stdio: sessions by `initialize`, and requests that carry their revision. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { session, start, temporaryFolder } from "../support/bundle.ts"
import { sharedIndex } from "../support/runFolder.ts"
import { shared } from "../support/shared.ts"

const bins = ["godot-docs-mcp", "mdatlas", "mcp-test-timebox"] as const

const VERSION = "2026-07-28"

interface Message {
  readonly id?: unknown
  readonly method?: string
  readonly params?: Record<string, unknown>
  readonly result?: Record<string, unknown>
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

const settings = (folder: string): Record<string, string> => ({
  ...sharedIndex("builtin"),
  MDATLAS_BASE_DIR: folder,
  MDATLAS_CACHE_DIR: `${folder}/cache`,
  MCP_TEST_TIMEBOX_ROOT: folder
})

const meta = (version: string = VERSION): Record<string, unknown> => ({
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
  "io.modelcontextprotocol/clientCapabilities": {}
})

const request = (id: number, method: string, params: Record<string, unknown> = {}, _meta: unknown = meta()) => ({
  jsonrpc: "2.0",
  id,
  method,
  params: { ...params, _meta }
})

const lines = (...messages: ReadonlyArray<unknown>): string =>
  messages.map((message) => `${JSON.stringify(message)}\n`).join("")

/** Writes `input`, waits for the answers to `awaited`, and ends the input; all that the server wrote. */
const answers = (bin: string, input: string, awaited: ReadonlyArray<unknown>) =>
  Effect.gen(function* () {
    const folder = yield* temporaryFolder
    const child = start({ bin, env: settings(folder), cwd: folder })
    let output = ""
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk
    })
    const messages = () =>
      output
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Message)
    const ended = Effect.async<number | null>(
      (resume) => void child.once("close", (code) => resume(Effect.succeed(code)))
    )
    child.stdin.write(input)
    const isAnswered = () => awaited.every((id) => messages().some((message) => message.id === id))
    yield* Effect.repeat(Effect.sleep("10 millis"), { until: isAnswered })
    child.stdin.end()
    assert.strictEqual(yield* ended, 0)
    const all = messages()
    return { messages: all, of: (id: unknown) => all.find((message) => message.id === id) ?? {} }
  })

const lacking = () => {
  const { "io.modelcontextprotocol/clientCapabilities": _, ...others } = meta()
  return others
}

/** One process answers all of these, of both eras. */
const conversation = session(
  request(1, "server/discover"),
  request(2, "tools/list"),
  request(3, "server/discover", {}, meta("1900-01-01")),
  request(4, "tools/list", {}, meta("1900-01-01")),
  request(5, "tools/list", {}, lacking()),
  { jsonrpc: "2.0", id: 6, method: "server/discover" },
  request(7, "ping"),
  request(8, "tools/call", { name: "no_such_tool", arguments: {} }),
  request(9, "tools/list", {}, { ...meta(), "io.modelcontextprotocol/protocolVersion": 5 }),
  { jsonrpc: "2.0", id: 10, method: "tools/list" },
  { jsonrpc: "2.0", id: 11, method: "ping" }
)
const numbers = Array.from({ length: 11 }, (_, i) => i + 1)

describe.each(bins)("%s, asked in both eras", (bin) => {
  const answered = shared(answers(bin, conversation, ["init", ...numbers]))

  it("answers a discovery, and requests without any handshake, each result complete and with hints", () => {
    const { of } = answered()
    const discovered = of(1).result ?? {}
    assert.deepInclude(discovered, { resultType: "complete", cacheScope: "public" })
    assert.isAbove(Number(discovered["ttlMs"]), 0)
    assert.include(discovered["supportedVersions"] as ReadonlyArray<string>, VERSION)
    assert.property(discovered["capabilities"], "tools")
    assert.isNotEmpty(discovered["instructions"])
    const identity = (discovered["_meta"] as Record<string, unknown>)["io.modelcontextprotocol/serverInfo"]
    assert.deepInclude(identity, { name: bin })
    const listed = of(2).result ?? {}
    assert.deepInclude(listed, { resultType: "complete", cacheScope: "public", ttlMs: discovered["ttlMs"] })
    assert.isNotEmpty(listed["tools"])
  })

  it("refuses a revision that it does not know by -32022, with those that it knows", () => {
    for (const id of [3, 4]) {
      const { code, data } = answered().of(id).error ?? { code: 0 }
      assert.strictEqual(code, -32022)
      const { supported, requested } = data as { supported: ReadonlyArray<string>; requested: string }
      assert.strictEqual(requested, "1900-01-01")
      assert.includeMembers([...supported], [VERSION, "2025-11-25", "2025-06-18"])
    }
  })

  it("refuses a request without its required metadata by -32602, and what there is no more by -32601", () => {
    const { of } = answered()
    assert.deepStrictEqual(
      [5, 6, 7, 8, 9].map((id) => of(id).error?.code),
      [-32602, -32602, -32601, -32602, -32602]
    )
    assert.include(of(5).error?.message, "clientCapabilities")
  })

  it("answers each era in its own shape", () => {
    const { of } = answered()
    assert.strictEqual(of("init").result?.["protocolVersion"], "2025-06-18")
    assert.notProperty(of("init").result, "resultType")
    assert.hasAllKeys(of(10).result, ["tools"])
    assert.containsAllKeys(of(2).result, ["tools", "resultType", "ttlMs", "cacheScope", "_meta"])
    assert.deepStrictEqual(of(11).result, {})
  })
})

describe("a session", () => {
  it.scopedLive("is opened in the newest revision of sessions", () =>
    Effect.gen(function* () {
      const version = "2025-11-25"
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "0" } }
      const { of } = yield* answers("mdatlas", lines({ jsonrpc: "2.0", id: 1, method: "initialize", params }), [1])
      assert.strictEqual(of(1).result?.["protocolVersion"], version)
      assert.notProperty(of(1).result, "resultType")
    })
  )

  it.scopedLive("is opened in a revision of sessions where the client asks for another", () =>
    Effect.gen(function* () {
      const params = { protocolVersion: VERSION, capabilities: {}, clientInfo: { name: "test", version: "0" } }
      const { of } = yield* answers("mdatlas", lines({ jsonrpc: "2.0", id: 1, method: "initialize", params }), [1])
      assert.strictEqual(of(1).result?.["protocolVersion"], "2025-11-25")
    })
  )
})

describe("the stateless era", () => {
  it.scopedLive("answers calls, resources and their errors", () =>
    Effect.gen(function* () {
      const { of } = yield* answers(
        "godot-docs-mcp",
        lines(
          request(1, "tools/call", { name: "godot_get_class", arguments: { name: "Timer", sections: ["signals"] } }),
          request(2, "tools/call", { name: "godot_get_class", arguments: { name: "NoSuchClass" } }),
          request(3, "resources/read", { uri: "godot://class/Timer" }),
          request(4, "resources/read", { uri: "godot://class/NoSuchClass" }),
          request(5, "resources/list")
        ),
        [1, 2, 3, 4, 5]
      )
      const called = of(1).result as { content: [{ text: string }]; structuredContent: object; resultType: string }
      assert.strictEqual(called.resultType, "complete")
      assert.strictEqual(called.content[0].text, JSON.stringify(called.structuredContent))
      assert.notProperty(called, "ttlMs")
      assert.deepInclude(of(2).result, { isError: true, resultType: "complete" })
      assert.deepInclude(of(3).result, { ttlMs: 0, cacheScope: "private" })
      assert.strictEqual(of(4).error?.code, -32602)
      assert.deepInclude(of(5).result, { ttlMs: 0, cacheScope: "private" })
    })
  )

  it.scopedLive("keeps a subscription open until its client cancels it or the server ends", () =>
    Effect.gen(function* () {
      const listen = (id: number, notifications: unknown) => request(id, "subscriptions/listen", { notifications })
      const { messages, of } = yield* answers(
        "godot-docs-mcp",
        lines(
          listen(1, { resourcesListChanged: true, toolsListChanged: true }),
          listen(2, { resourcesListChanged: true }),
          listen(3, "everything"),
          { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 2 } }
        ),
        [3]
      )
      const acknowledged = messages.find(
        ({ method, params }) =>
          method === "notifications/subscriptions/acknowledged" &&
          JSON.stringify(params?.["_meta"]) === '{"io.modelcontextprotocol/subscriptionId":1}'
      )
      assert.deepStrictEqual(acknowledged?.params?.["notifications"], { resourcesListChanged: true })
      const ended = of(1).result ?? {}
      assert.strictEqual(ended["resultType"], "complete")
      assert.deepInclude(ended["_meta"], { "io.modelcontextprotocol/subscriptionId": 1 })
      assert.deepStrictEqual(of(2), {})
      assert.strictEqual(of(3).error?.code, -32602)
    })
  )

  it.scopedLive("stops the work of request 0 when it is cancelled, and answers it no more", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const child = start({ bin: "mcp-test-timebox", env: { ...settings(folder), PATH: folder }, cwd: folder })
      const seen: Array<Message> = []
      child.stdout.on("data", (chunk: Buffer) => {
        for (const line of chunk.toString().split("\n")) if (line !== "") seen.push(JSON.parse(line) as Message)
      })
      child.stdin.write(
        lines(
          { ...request(0, "subscriptions/listen", { notifications: {} }) },
          { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 0 } },
          request(1, "tools/list")
        )
      )
      yield* Effect.repeat(Effect.sleep("10 millis"), { until: () => seen.some(({ id }) => id === 1) })
      child.stdin.end()
      yield* Effect.async<void>((resume) => void child.once("exit", () => resume(Effect.void)))
      assert.isFalse(seen.some(({ id }) => id === 0))
    })
  )
})
