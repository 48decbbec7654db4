import { PassThrough, Writable } from "node:stream"
import { assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Fiber } from "effect"
import { endOfInput, limits, StdioTransport } from "../../../src/kernel/mcp/StdioTransport.ts"

const settle = () => new Promise((resolve) => setImmediate(resolve))

const open = async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const transport = new StdioTransport(input, output)
  const received: Array<JSONRPCMessage> = []
  const errors: Array<string> = []
  let closed = 0
  transport.onmessage = (message) => void received.push(message)
  transport.onerror = (error) => void errors.push(error.message)
  transport.onclose = () => void closed++
  await transport.start()
  const sent = async (): Promise<ReadonlyArray<unknown>> => {
    await settle()
    const text = String(output.read() ?? "")
    return text === ""
      ? []
      : text
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line))
  }
  return { input, output, transport, received, errors, sent, closed: () => closed }
}

const ping = (id: number | string) => ({ jsonrpc: "2.0" as const, id, method: "ping" })
const pong = (id: number | string) => ({ jsonrpc: "2.0" as const, id, result: {} })
const code = (message: unknown) => (message as { readonly error: { readonly code: number } }).error.code

describe("StdioTransport", () => {
  it("receives messages whose characters are cut across chunks", async () => {
    const { input, received } = await open()
    const bytes = Buffer.from(`${JSON.stringify({ ...ping(1), params: { word: "日本語" } })}\n`)
    for (const byte of bytes) input.write(Buffer.from([byte]))
    await settle()
    assert.deepInclude(received[0], { id: 1, params: { word: "日本語" } })
  })

  it("reads a message behind a byte order mark", async () => {
    const { input, received, sent } = await open()
    input.write(`\ufeff${JSON.stringify(ping(1))}\r\n\ufeff\r\n${JSON.stringify(ping(2))}\r\n`)
    assert.deepStrictEqual(await sent(), [])
    assert.deepStrictEqual(received, [ping(1), ping(2)])
  })

  it("answers what is not JSON with -32700 and goes on", async () => {
    const { input, received, sent } = await open()
    input.write(`{"jsonrpc":\n\u0000\u0001binary\n\n${JSON.stringify(ping(2))}\n`)
    assert.deepStrictEqual((await sent()).map(code), [-32700, -32700])
    assert.deepStrictEqual(received, [ping(2)])
  })

  it("answers what is no JSON-RPC message with -32600 and its id where it has one", async () => {
    const { input, sent } = await open()
    input.write('{"id":7,"method":1}\n"text"\n{"jsonrpc":"2.0","id":8,"method":"x","params":[1]}\nnull\n')
    const answers = await sent()
    assert.deepStrictEqual(answers.map(code), [-32600, -32600, -32600, -32600])
    assert.deepStrictEqual(
      answers.map((answer) => (answer as { readonly id: unknown }).id),
      [7, null, 8, null]
    )
  })

  it("answers a line that is too long and reads the next", async () => {
    const { input, received, sent } = await open()
    const chunk = Buffer.alloc(1024 * 1024, 0x20)
    for (let size = 0; size <= limits.line; size += chunk.length) input.write(chunk)
    input.write(`\n${JSON.stringify(ping(3))}\n`)
    await settle()
    assert.deepStrictEqual((await sent()).map(code), [-32600])
    assert.deepStrictEqual(received, [ping(3)])
  })

  it("answers a batch with one array when its last answer has come", async () => {
    const { input, received, sent, transport } = await open()
    input.write(`${JSON.stringify([ping("a"), { bad: true }, ping("b")])}\n`)
    await settle()
    assert.deepStrictEqual(received, [ping("a"), ping("b")])
    await transport.send(pong("b"))
    assert.deepStrictEqual(await sent(), [])
    await transport.send(pong("a"))
    const [batch] = (await sent()) as [ReadonlyArray<{ readonly id: unknown }>]
    assert.deepStrictEqual(
      batch.map(({ id }) => id),
      [null, "b", "a"]
    )
  })

  it("does not wait in a batch for a request that was cancelled, whichever line the cancel came on", async () => {
    const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "a" } }
    const { input, sent, transport } = await open()
    input.write(`${JSON.stringify([ping("a"), ping("b")])}\n${JSON.stringify(cancel)}\n`)
    await settle()
    await transport.send(pong("b"))
    assert.deepStrictEqual(await sent(), [[pong("b")]])
    input.write(`${JSON.stringify([ping("a"), cancel, { bad: 1 }])}\n`)
    const [batch] = (await sent()) as [ReadonlyArray<unknown>]
    assert.deepStrictEqual(batch.map(code), [-32600])
  })

  it("refuses an empty batch, one that is too large, and an id used twice", async () => {
    const { input, sent } = await open()
    input.write("[]\n")
    input.write(`${JSON.stringify(Array.from({ length: limits.batch + 1 }, (_, i) => ping(i)))}\n`)
    assert.deepStrictEqual((await sent()).map(code), [-32600, -32600])
    input.write(`${JSON.stringify([ping(1), ping(1)])}\n`)
    assert.deepStrictEqual(await sent(), [])
  })

  it("stops reading while no one reads its answers", async () => {
    const input = new PassThrough()
    const pending: Array<() => void> = []
    const output = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void pending.push(done) })
    const transport = new StdioTransport(input, output)
    await transport.start()
    const first = transport.send(pong(1))
    assert.isTrue(input.isPaused())
    pending.shift()?.()
    await first
    assert.isFalse(input.isPaused())
  })

  it("closes once when no one reads its output any more, and survives later writes", async () => {
    const { output, transport, closed } = await open()
    output.destroy(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }))
    await settle()
    assert.strictEqual(closed(), 1)
    await transport.send(pong(1))
    await transport.send(pong(2))
    await transport.close()
    assert.strictEqual(closed(), 1)
  })

  it("closes when its input fails, and writes nothing more", async () => {
    const { closed, input, sent, transport } = await open()
    input.destroy(new Error("EIO"))
    await settle()
    assert.strictEqual(closed(), 1)
    await transport.send(pong(1))
    assert.deepStrictEqual(await sent(), [])
  })

  it("reads nothing more once it was closed", async () => {
    const { closed, input, transport } = await open()
    await transport.close()
    assert.strictEqual(closed(), 1)
    assert.isTrue(input.destroyed)
    assert.strictEqual(input.listenerCount("data"), 0)
  })

  it("receives a last line without a line end when the input ends", async () => {
    const { input, received } = await open()
    input.end(JSON.stringify(ping(4)))
    await settle()
    await settle()
    assert.deepStrictEqual(received, [ping(4)])
  })

  it("answers a blank line with nothing", async () => {
    const { input, sent } = await open()
    input.write("  \t \r\n\n")
    assert.deepStrictEqual(await sent(), [])
  })

  it("works without anybody who listens", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const transport = new StdioTransport(input, output)
    await transport.start()
    input.write(`${JSON.stringify(ping(1))}\n{"jsonrpc":"2.0","result":{}}\nnot JSON\n{"id":"x","method":1}\n`)
    await settle()
    const answers = String(output.read()).trimEnd().split("\n")
    assert.deepStrictEqual(
      answers.map((answer) => JSON.parse(answer).id),
      [null, "x"]
    )
    await transport.close()
  })

  it("sends its own requests at once, also under an id that a batch waits for", async () => {
    const { input, sent, transport } = await open()
    input.write(`${JSON.stringify([ping(1)])}\n`)
    await settle()
    await transport.send(ping(1))
    assert.deepStrictEqual(await sent(), [ping(1)])
    await transport.send(pong(1))
    assert.deepStrictEqual(await sent(), [[pong(1)]])
  })

  it("takes a batch of as many messages as are allowed", async () => {
    const { input, received, sent } = await open()
    input.write(`${JSON.stringify(Array.from({ length: limits.batch }, (_, i) => ping(i)))}\n`)
    assert.deepStrictEqual(await sent(), [])
    assert.lengthOf(received, limits.batch)
  })

  it("refuses an id that is still under way, in one batch and across two", async () => {
    const { input, received, sent, transport } = await open()
    input.write(`${JSON.stringify([ping(1), ping(1)])}\n${JSON.stringify([ping(1), ping(2)])}\n`)
    await settle()
    assert.deepStrictEqual(received, [ping(1), ping(2)])
    await transport.send(pong(1))
    await transport.send(pong(2))
    const batches = (await sent()) as ReadonlyArray<ReadonlyArray<Record<string, unknown>>>
    assert.deepStrictEqual(
      batches.map((batch) => batch.map(({ error, id }) => [id, error === undefined])),
      [
        [
          [1, false],
          [1, true]
        ],
        [
          [1, false],
          [2, true]
        ]
      ]
    )
  })

  it("answers a batch of nothing but faults at once, and one of notifications not at all", async () => {
    const { input, received, sent } = await open()
    input.write('[{"bad":1},2]\n')
    const [faults] = (await sent()) as [ReadonlyArray<unknown>]
    assert.deepStrictEqual(faults.map(code), [-32600, -32600])
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" }
    input.write(`${JSON.stringify([notification, notification])}\n`)
    assert.deepStrictEqual(await sent(), [])
    assert.lengthOf(received, 2)
  })

  it("waits for all of a batch, whatever is said of other requests", async () => {
    const { input, received, sent, transport } = await open()
    const about = (method: string, params?: object) => JSON.stringify({ jsonrpc: "2.0", method, params })
    input.write(`${JSON.stringify([ping("a"), ping("b"), { bad: 1 }])}\n`)
    input.write(`${about("notifications/progress", { requestId: "a" })}\n`)
    input.write(`${about("notifications/cancelled", { requestId: "unknown" })}\n${about("notifications/cancelled")}\n`)
    input.write(`${about("notifications/cancelled", { requestId: "b" })}\n`)
    assert.deepStrictEqual(await sent(), [])
    assert.lengthOf(received, 6)
    await transport.send(pong("a"))
    const [batch] = (await sent()) as [ReadonlyArray<{ readonly id: unknown }>]
    assert.deepStrictEqual(
      batch.map(({ id }) => id),
      [null, "a"]
    )
    input.write(`${JSON.stringify([ping("c")])}\n${about("notifications/cancelled", { requestId: "c" })}\n`)
    assert.deepStrictEqual(await sent(), [])
  })

  it.live("reports the end of the input", () =>
    Effect.gen(function* () {
      for (const end of [
        () => process.stdin.emit("end"),
        () => process.stdin.emit("close"),
        () => process.emit("SIGHUP")
      ]) {
        const waiting = yield* Effect.fork(endOfInput)
        yield* Effect.yieldNow()
        assert.isNull(waiting.unsafePoll())
        end()
        yield* Fiber.join(waiting)
      }
    })
  )

  it("answers no answer, also one to nothing that was asked", async () => {
    const { input, errors, sent } = await open()
    input.write('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}\n{"jsonrpc":"2.0","result":{}}\n')
    assert.deepStrictEqual(await sent(), [])
    assert.lengthOf(errors, 2)
  })

  it("waits once, however many answers no one takes yet, and reads on when they are taken", async () => {
    const { input, output, transport, received } = await open()
    const large = { ...pong(1), result: { text: "x".repeat(100_000) } }
    const sending = Array.from({ length: 60 }, () => transport.send(large))
    assert.strictEqual(output.listenerCount("drain"), 1)
    assert.strictEqual(output.listenerCount("error"), 2)
    input.write(`${JSON.stringify(ping(2))}\n`)
    await settle()
    assert.deepStrictEqual(received, [])
    output.resume()
    await Promise.all(sending)
    await settle()
    assert.deepStrictEqual(received, [ping(2)])
    assert.strictEqual(output.listenerCount("drain"), 0)
  })

  describe("while no one takes an answer", () => {
    const large = { ...pong(1), result: { text: "x".repeat(100_000) } }
    const blocked = async (output: Writable = new PassThrough()) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
      onTestFinished(() => void vi.useRealTimers())
      const input = new PassThrough()
      const transport = new StdioTransport(input, output)
      const received: Array<JSONRPCMessage> = []
      transport.onmessage = (message) => void received.push(message)
      await transport.start()
      void transport.send(large)
      const stall = (ms: number = limits.stalled) => void vi.advanceTimersByTime(ms)
      return { input, transport, received, stall }
    }

    it("sees the end of the input after a minute, in which a reader may be slow", async () => {
      const { input, received, stall } = await blocked()
      let ended = false
      input.once("end", () => {
        ended = true
      })
      input.end(`${JSON.stringify(ping(2))}\n`)
      stall(59_000)
      await settle()
      assert.isFalse(ended)
      stall(1000)
      await settle()
      assert.isTrue(ended)
      assert.deepStrictEqual(received, [])
    })

    it("handles what it has read meanwhile once they are taken, in order, and the end of it", async () => {
      const output = new PassThrough()
      const { input, received, stall } = await blocked(output)
      const text = `${[2, 3].map((id) => JSON.stringify(ping(id))).join("\n")}\n${JSON.stringify(ping(4))}`
      input.write(text.slice(0, 50))
      await settle()
      stall()
      input.end(text.slice(50))
      await settle()
      assert.deepStrictEqual(received, [])
      output.resume()
      await settle()
      await settle()
      assert.deepStrictEqual(received, [2, 3, 4].map(ping))
    })

    it("holds only so much", async () => {
      const { input, stall } = await blocked()
      stall()
      let taken = 0
      for (let written = 0; written < 4 * limits.held; written += 64 * 1024) {
        input.write(Buffer.alloc(64 * 1024, 0x20))
        await settle()
        taken = written - input.readableLength - input.writableLength
      }
      assert.isAtMost(taken, limits.held + 64 * 1024)
    })

    it("is flushed once all is taken, where its input has ended", async () => {
      const output = new PassThrough()
      const { input, transport } = await blocked(output)
      await Effect.runPromise(transport.flushed)
      input.end()
      input.resume()
      await settle()
      let isFlushed = false
      const flushed = Effect.runPromise(transport.flushed).then(() => {
        isFlushed = true
      })
      await settle()
      assert.isFalse(isFlushed)
      output.resume()
      await flushed
    })

    it("waits while some are taken", async () => {
      const taking: Array<() => void> = []
      const output = new Writable({ write: (_chunk, _encoding, done) => void taking.push(done) })
      const { input, transport, stall } = await blocked(output)
      for (let i = 0; i < 5; i++) void transport.send(large)
      let ended = false
      input.once("end", () => {
        ended = true
      })
      input.end(`${JSON.stringify(ping(2))}\n`)
      for (let i = 0; i < 4; i++) {
        taking[i]?.()
        await settle()
        stall()
        await settle()
      }
      assert.isFalse(ended)
      stall()
      await settle()
      assert.isTrue(ended)
    })
  })
})
