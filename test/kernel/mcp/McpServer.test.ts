import { assert, describe, it } from "@effect/vitest"
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js"
import { ResourceListChangedNotificationSchema, ResultSchema } from "@modelcontextprotocol/sdk/types.js"
import { Context, Deferred, Effect, Fiber, Logger, PubSub, Schema, Stream, type Tracer } from "effect"
import { noteCache, reportProgress } from "../../../src/kernel/mcp/CurrentRequest.ts"
import { notFound } from "../../../src/kernel/mcp/Failure.ts"
import * as McpServer from "../../../src/kernel/mcp/McpServer.ts"
import * as Methods from "../../../src/kernel/mcp/Methods.ts"
import * as Tool from "../../../src/kernel/mcp/Tool.ts"
import { connect } from "../../support/connect.ts"

const tool = <R>(name: string, handler: () => Effect.Effect<object, never, R>) =>
  Tool.make({
    name,
    title: name,
    description: name,
    input: () => Schema.Struct({}),
    output: () => Schema.Struct({}),
    handler
  })

const rejection = (attempt: () => Promise<unknown>) =>
  Effect.promise(() =>
    attempt().then(
      () => assert.fail("it was answered"),
      (error: { readonly code: number; readonly message: string; readonly data?: Record<string, unknown> }) => error
    )
  )

describe("McpServer", () => {
  it.scoped("traces each tool call under the tool's name", () =>
    Effect.gen(function* () {
      const names: Array<string> = []
      const own = yield* Effect.tracer
      const tracer: Tracer.Tracer = {
        ...own,
        span: (name, parent, context, links, startTime, kind) => {
          names.push(`${kind} ${name}`)
          return own.span(name, parent, context, links, startTime, kind)
        }
      }
      const inner = Effect.succeed({}).pipe(Effect.withSpan("inner"))
      const { live } = Methods.make({
        ...{ name: "test", title: "Test", version: "0", instructions: "Test." },
        tools: [tool("hello", () => inner)]
      })
      yield* live({ method: "tools/call", params: { name: "hello" } }, 1).pipe(Effect.withTracer(tracer))
      assert.deepStrictEqual(names, ["server tools/call hello", "internal inner"])
    })
  )

  it.scopedLive("answers the handshake before what is sent right behind it, but for what is cancelled", () =>
    Effect.gen(function* () {
      const [here, there] = InMemoryTransport.createLinkedPair()
      yield* McpServer.serve(
        { name: "test", title: "Test", version: "0", instructions: "Test.", tools: [tool("wait", () => Effect.never)] },
        there,
        Effect.never,
        Effect.succeed(Context.empty())
      ).pipe(Effect.forkScoped)
      yield* Effect.promise(() => new Promise(setImmediate))
      const answered: Array<unknown> = []
      yield* Effect.async<void>((resume) => {
        here.onmessage = (message) => {
          answered.push("id" in message ? message.id : undefined)
          if (answered.length === 3) resume(Effect.void)
        }
        const request = (id: number, method: string, params = {}) =>
          void here.send({ jsonrpc: "2.0", id, method, params })
        const capabilities = {
          protocolVersion: "2025-06-18",
          capabilities: {},
          clientInfo: { name: "a", version: "0" }
        }
        void here.start().then(() => {
          request(0, "initialize", capabilities)
          request(1, "ping")
          request(2, "tools/call", { name: "wait", arguments: {} })
          void here.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 2 } })
          request(3, "tools/list")
        })
      })
      assert.deepStrictEqual(answered, [0, 1, 3])
    })
  )

  it.scopedLive("answers a call in structuredContent and in one equal text block", () =>
    Effect.gen(function* () {
      const { client } = yield* connect({ tools: [tool("hello", () => Effect.succeed({ word: "日本", n: 1 }))] })
      const result = yield* Effect.promise(() => client.callTool({ name: "hello", arguments: {} }))
      assert.deepStrictEqual(result.structuredContent, { word: "日本", n: 1 })
      assert.deepStrictEqual(result.content, [{ type: "text", text: '{"word":"日本","n":1}' }])
    })
  )

  it.scopedLive("answers an older name that it does not list", () =>
    Effect.gen(function* () {
      const { client } = yield* connect({
        tools: [tool("new_name", () => Effect.succeed({ ok: true }))],
        aliases: new Map([["old.name", "new_name"]])
      })
      const { tools } = yield* Effect.promise(() => client.listTools())
      assert.deepStrictEqual(
        tools.map(({ name }) => name),
        ["new_name"]
      )
      const result = yield* Effect.promise(() => client.callTool({ name: "old.name", arguments: {} }))
      assert.deepStrictEqual(result.structuredContent, { ok: true })
    })
  )

  it.scopedLive("reports failures as the client's JSON, without structuredContent", () =>
    Effect.gen(function* () {
      const { client } = yield* connect({
        tools: [
          Tool.make({
            name: "find",
            title: "Find",
            description: "Finds.",
            input: () => Schema.Struct({}),
            output: () => Schema.Struct({}),
            handler: () =>
              Effect.fail(notFound({ what: "class", name: "Nod".repeat(60), suggestions: ["Node"], hint: "Search." }))
          })
        ]
      })
      const result = yield* Effect.promise(() => client.callTool({ name: "find", arguments: {} }))
      assert.isTrue(result.isError)
      assert.notProperty(result, "structuredContent")
      const answer = JSON.parse((result.content as [{ text: string }])[0].text)
      assert.strictEqual(answer.code, "NOT_FOUND")
      assert.deepStrictEqual(answer.suggestions, ["Node"])
      assert.isBelow(answer.message.length, 160)
    })
  )

  it.scopedLive("reports a defect by its request's identifier only, and logs the cause", () =>
    Effect.gen(function* () {
      const { client, log } = yield* connect({ tools: [tool("die", () => Effect.die(new Error("secret")))] })
      const result = yield* Effect.promise(() => client.callTool({ name: "die", arguments: {} }))
      const text = JSON.stringify(result)
      assert.include(text, "INTERNAL")
      assert.notInclude(text, "secret")
      assert.isTrue(log.some(({ message }) => message.includes("died")))
    })
  )

  it.scopedLive("refuses unknown tools, methods and calls without a name by their JSON-RPC codes", () =>
    Effect.gen(function* () {
      const { client } = yield* connect<never>({ tools: [] })
      const unknownTool = yield* rejection(() => client.callTool({ name: "nope", arguments: {} }))
      assert.strictEqual(unknownTool.code, -32602)
      const raw = (method: string, params: Record<string, unknown>) =>
        rejection(() => client.request({ method, params }, ResultSchema))
      assert.strictEqual((yield* raw("tools/call", {})).code, -32602)
      const { code, message, data } = yield* raw("no/such", {})
      assert.deepStrictEqual([code, message, data], [-32601, "MCP error -32601: Unknown method: no/such", undefined])
      assert.strictEqual((yield* raw("resources/list", {})).code, -32601)
    })
  )

  it.scopedLive("says what a malformed initialize lacks", () =>
    Effect.gen(function* () {
      const { client } = yield* connect<never>({ tools: [] })
      const good = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "n", version: "1" } }
      const problem = (params: Record<string, unknown> | undefined) =>
        Effect.map(
          rejection(() => client.request({ method: "initialize", params }, ResultSchema)),
          ({ code, message }) => [code, message.replace(/^MCP error -?\d+: /, "")]
        )
      const takes = "initialize takes protocolVersion, capabilities and clientInfo with name and version"
      for (const [params, says] of [
        [undefined, "params is missing"],
        [{}, "params.protocolVersion is missing"],
        [{ ...good, protocolVersion: 5 }, "params.protocolVersion must be of type string"],
        [{ ...good, capabilities: { roots: 5 } }, "params.capabilities.roots must be of type object"],
        [{ ...good, clientInfo: { name: "n" } }, "params.clientInfo.version is missing"]
      ] as const) {
        assert.deepStrictEqual(yield* problem(params), [-32602, `${says}; ${takes}`])
      }
      yield* Effect.promise(() => client.request({ method: "initialize", params: good }, ResultSchema))
    })
  )

  it.scopedLive("interrupts the call that a client cancels, and logs it as cancelled", () =>
    Effect.gen(function* () {
      const started = yield* Deferred.make<void>()
      const interrupted = yield* Deferred.make<void>()
      const wait = tool("wait", () =>
        Effect.andThen(Deferred.succeed(started, undefined), Effect.never).pipe(
          Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined))
        )
      )
      const { client, log } = yield* connect({ tools: [wait] })
      const calling = yield* Effect.fork(
        Effect.promise((signal) => client.callTool({ name: "wait", arguments: {} }, undefined, { signal }))
      )
      yield* Deferred.await(started)
      yield* Fiber.interrupt(calling)
      yield* Deferred.await(interrupted)
      const isLogged = () => log.some(({ annotations }) => annotations["outcome"] === "cancelled")
      yield* Effect.repeat(Effect.sleep("5 millis"), { until: isLogged }).pipe(Effect.timeout("20 seconds"))
    })
  )

  it.scopedLive("sends progress to a caller that asked for it, and to no other", () =>
    Effect.gen(function* () {
      const work = tool("work", () => Effect.as(reportProgress(1, 2, "half"), {}))
      const { client } = yield* connect({ tools: [work] })
      const seen: Array<unknown> = []
      yield* Effect.promise(() =>
        client.callTool({ name: "work", arguments: {} }, undefined, { onprogress: (progress) => seen.push(progress) })
      )
      yield* Effect.promise(() => client.callTool({ name: "work", arguments: {} }))
      assert.deepStrictEqual(seen, [{ progress: 1, total: 2, message: "half" }])
    })
  )

  it.scopedLive("sends no progress that does not rise", () =>
    Effect.gen(function* () {
      const steps = [1, 1, 3, 2, 4].map((done) => reportProgress(done, 4, `step ${done}`))
      const { client } = yield* connect({ tools: [tool("work", () => Effect.as(Effect.all(steps), {}))] })
      const seen: Array<number> = []
      for (const call of [1, 2]) {
        yield* Effect.promise(() =>
          client.callTool({ name: "work", arguments: {} }, undefined, {
            onprogress: ({ progress }) => void seen.push(call * 10 + progress)
          })
        )
      }
      assert.deepStrictEqual(seen, [11, 13, 14, 21, 23, 24])
    })
  )

  it.scopedLive("logs one line a request with target, outcome and cache use, and one summary", () =>
    Effect.gen(function* () {
      const end = yield* Deferred.make<void>()
      const find = Tool.make({
        name: "find",
        title: "Find",
        description: "Finds.",
        input: () => Schema.Struct({ word: Schema.String }),
        output: () => Schema.Struct({}),
        target: (args) => args["word"],
        handler: () => Effect.as(noteCache("hit"), {})
      })
      const { client, log, server } = yield* connect({ tools: [find] }, Deferred.await(end))
      yield* Effect.promise(() => client.callTool({ name: "find", arguments: { word: "x".repeat(200) } }))
      yield* Effect.promise(() => client.callTool({ name: "find", arguments: {} }))
      yield* Deferred.succeed(end, undefined)
      yield* Fiber.join(server)
      const [first, second] = log.filter(({ annotations }) => annotations["tool"] === "find")
      assert.deepInclude(first?.annotations, { outcome: "ok", cache: "hit" })
      assert.strictEqual(String(first?.annotations["target"]).length, 80)
      assert.deepInclude(second?.annotations, { outcome: "INVALID_ARGUMENT" })
      const summary = log.find(({ message }) => message === "served")
      assert.deepInclude(summary?.annotations, { errors: "INVALID_ARGUMENT:1", cache_hits: 1, cache_misses: 0 })
    })
  )

  it.scopedLive("sums up a session without any request too, but not a start that failed", () =>
    Effect.gen(function* () {
      const end = yield* Deferred.make<void>()
      const { log, server } = yield* connect<never>({ tools: [] }, Deferred.await(end))
      yield* Deferred.succeed(end, undefined)
      yield* Fiber.join(server)
      assert.deepInclude(log.find(({ message }) => message === "served")?.annotations, { requests: 0, errors: "none" })
      const [, there] = InMemoryTransport.createLinkedPair()
      const told: Array<string> = []
      const logger = Logger.make(({ message }) => void told.push(String(message)))
      const about = { name: "test", title: "Test", version: "0", instructions: "Test.", tools: [] }
      yield* McpServer.serve<never>(about, there, Effect.void, Effect.never).pipe(
        Effect.scoped,
        Effect.provide(Logger.replace(Logger.defaultLogger, logger))
      )
      assert.deepStrictEqual(told, [])
    })
  )

  it.scopedLive("finishes what is in flight when input ends, then is done", () =>
    Effect.gen(function* () {
      const end = yield* Deferred.make<void>()
      const slow = tool("slow", () =>
        Effect.as(Effect.delay(Deferred.succeed(end, undefined), "20 millis"), { done: 1 })
      )
      const late = tool("late", () => Effect.as(Effect.sleep("60 millis"), { done: 2 }))
      const { client, server } = yield* connect({ tools: [slow, late] }, Deferred.await(end))
      const answers = yield* Effect.promise(() =>
        Promise.all([
          client.callTool({ name: "slow", arguments: {} }),
          client.callTool({ name: "late", arguments: {} })
        ])
      )
      assert.deepStrictEqual(
        answers.map(({ structuredContent }) => structuredContent),
        [{ done: 1 }, { done: 2 }]
      )
      yield* Fiber.join(server)
    })
  )

  it.scopedLive("interrupts at the end of input what the drain leaves", () =>
    Effect.gen(function* () {
      const interrupted = yield* Deferred.make<void>()
      const started = yield* Deferred.make<void>()
      const hang = tool("hang", () =>
        Effect.andThen(Deferred.succeed(started, undefined), Effect.never).pipe(
          Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined))
        )
      )
      const { client, server } = yield* connect({ tools: [hang], drain: 0 }, Deferred.await(started))
      yield* Effect.fork(Effect.ignore(Effect.tryPromise(() => client.callTool({ name: "hang", arguments: {} }))))
      yield* Deferred.await(interrupted)
      yield* Fiber.join(server)
    })
  )

  describe("with resources and prompts", () => {
    const templates = [
      {
        uriTemplate: "test://item/{name}",
        name: "item",
        title: "Item",
        description: "One item.",
        mimeType: "text/plain",
        read: (uri: string) => {
          if (!uri.startsWith("test://item/")) return undefined
          const name = uri.slice("test://item/".length)
          return name === "a"
            ? Effect.succeed({ uri, mimeType: "text/plain", text: "A" })
            : Effect.fail(notFound({ what: "item", name, suggestions: ["a"] }))
        },
        complete: (variable: string, begun: string, known: ReadonlyMap<string, string>) =>
          Effect.succeed(
            variable === "name" ? Array.from({ length: 150 }, (_, i) => `${begun}${known.get("k") ?? ""}${i}`) : []
          )
      }
    ]
    const options = {
      tools: [],
      resources: {
        templates,
        list: (offset: number) =>
          Effect.succeed({
            items: [{ uri: `test://item/${offset}`, name: String(offset) }],
            ...(offset < 2 ? { next: offset + 1 } : {})
          })
      },
      prompts: [
        {
          name: "ask",
          title: "Ask",
          description: "Asks.",
          arguments: [{ name: "what", description: "What", required: true }],
          text: (args: ReadonlyMap<string, string>) => `Ask ${args.get("what")}.`
        }
      ]
    }

    it.scopedLive("pages through resources by opaque cursors", () =>
      Effect.gen(function* () {
        const { client } = yield* connect(options)
        const seen: Array<string> = []
        let cursor: string | undefined
        do {
          const page = yield* Effect.promise(() => client.listResources(cursor === undefined ? {} : { cursor }))
          seen.push(...page.resources.map(({ name }) => name))
          cursor = page.nextCursor
        } while (cursor !== undefined)
        assert.deepStrictEqual(seen, ["0", "1", "2"])
        const refused = yield* rejection(() => client.listResources({ cursor: "../../etc/passwd" }))
        assert.strictEqual(refused.code, -32602)
        const listed = (method: string, cursor: unknown) => client.request({ method, params: { cursor } }, ResultSchema)
        const first = yield* Effect.promise(() => listed("resources/list", null))
        assert.deepStrictEqual((first["resources"] as ReadonlyArray<{ name: string }>)[0]?.name, "0")
        const whole = yield* Effect.promise(() => listed("prompts/list", null))
        assert.lengthOf(whole["prompts"] as ReadonlyArray<unknown>, 1)
        assert.strictEqual((yield* rejection(() => listed("prompts/list", "x"))).code, -32602)
      })
    )

    it.scopedLive("reads a resource, and answers -32002 with near names for one that is not there", () =>
      Effect.gen(function* () {
        const { client } = yield* connect(options)
        const { contents } = yield* Effect.promise(() => client.readResource({ uri: "test://item/a" }))
        assert.deepStrictEqual(contents, [{ uri: "test://item/a", mimeType: "text/plain", text: "A" }])
        const missing = yield* rejection(() => client.readResource({ uri: "test://item/b" }))
        assert.strictEqual(missing.code, -32002)
        assert.deepStrictEqual(missing.data?.["suggestions"], ["a"])
        const unknown = yield* rejection(() => client.readResource({ uri: "file:///etc/passwd" }))
        assert.strictEqual(unknown.code, -32002)
        const told = { code: "NOT_FOUND", message: "Unknown resource: file:///etc/passwd", uri: "file:///etc/passwd" }
        assert.deepStrictEqual(unknown.data, told)
        assert.strictEqual(unknown.message, `MCP error -32002: ${told.message}`)
      })
    )

    it.scopedLive("completes template variables, at most a hundred at a time", () =>
      Effect.gen(function* () {
        const { client } = yield* connect(options)
        const { completion } = yield* Effect.promise(() =>
          client.complete({
            ref: { type: "ref/resource", uri: "test://item/{name}" },
            argument: { name: "name", value: "x" },
            context: { arguments: { k: "-" } }
          })
        )
        assert.strictEqual(completion.values[0], "x-0")
        assert.strictEqual(completion.values.length, 100)
        assert.deepInclude(completion, { total: 150, hasMore: true })
        const unknown = yield* rejection(() =>
          client.complete({ ref: { type: "ref/resource", uri: "x://" }, argument: { name: "a", value: "" } })
        )
        assert.strictEqual(unknown.code, -32602)
        const long = yield* rejection(() =>
          client.complete({
            ref: { type: "ref/resource", uri: "test://item/{name}" },
            argument: { name: "name", value: "x".repeat(4001) }
          })
        )
        assert.strictEqual(long.code, -32602)
        assert.include(long.message, "argument.value: is longer than 4000 characters")
      })
    )

    it.scopedLive("gives prompts, and names a missing argument", () =>
      Effect.gen(function* () {
        const { client } = yield* connect(options)
        const { messages } = yield* Effect.promise(() => client.getPrompt({ name: "ask", arguments: { what: "me" } }))
        assert.deepStrictEqual(messages[0]?.content, { type: "text", text: "Ask me." })
        const missing = yield* rejection(() => client.getPrompt({ name: "ask" }))
        assert.include(missing.message, "what: is missing")
        assert.strictEqual((yield* rejection(() => client.getPrompt({ name: "no" }))).code, -32602)
        const refused = (args: Record<string, unknown>) =>
          rejection(() =>
            client.request({ method: "prompts/get", params: { name: "ask", arguments: args } }, ResultSchema)
          )
        assert.include((yield* refused({ what: 5 })).message, "what: must be a string")
        assert.include((yield* refused({ what: null })).message, "what: is missing")
        assert.include((yield* refused({ what: "x", more: "y" })).message, "more: is not an argument of this prompt")
        assert.include((yield* refused({ what: "x".repeat(5000) })).message, "what: is longer than")
      })
    )

    it.scopedLive("tells the client when the list of resources has changed", () =>
      Effect.gen(function* () {
        const bell = yield* PubSub.unbounded<void>()
        const heard = yield* Deferred.make<void>()
        const { client } = yield* connect({ ...options, resourceListChanges: Stream.fromPubSub(bell) })
        client.setNotificationHandler(ResourceListChangedNotificationSchema, () =>
          Deferred.unsafeDone(heard, Effect.void)
        )
        // Rings until it is heard: the server subscribes at some time after it connects.
        yield* Effect.repeat(Effect.andThen(PubSub.publish(bell, undefined), Effect.sleep("5 millis")), {
          until: () => Deferred.isDone(heard)
        }).pipe(Effect.timeout("20 seconds"))
      })
    )
  })
})
