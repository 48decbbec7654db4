import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Schema } from "effect"
import { AT_ONCE } from "../../../src/kernel/mcp/Bridge.ts"
import * as Tool from "../../../src/kernel/mcp/Tool.ts"
import { connect } from "../../support/connect.ts"

const Numbered = Schema.Struct({ n: Schema.Number })
type Numbered = typeof Numbered.Type

/** Returns the number in an answer. */
const numberIn = (answer: Readonly<Record<string, unknown>>): unknown =>
  (answer["structuredContent"] as Numbered | undefined)?.n

const tool = (name: string, handler: (n: number) => Effect.Effect<Numbered>) =>
  Tool.make({
    name,
    title: name,
    description: name,
    input: () => Numbered,
    output: () => Numbered,
    handler: ({ n }) => handler(n)
  })

const MANY = 3 * AT_ONCE

describe("requests in flight", () => {
  /** A server whose tool waits for `opened`, and the numbers of the calls that have begun. */
  const gated = (endOfInput?: Effect.Effect<void>, atOnce: number = AT_ONCE) =>
    Effect.gen(function* () {
      const opened = yield* Deferred.make<void>()
      const full = yield* Deferred.make<void>()
      const begun: Array<number> = []
      const wait = tool("wait", (n) =>
        Effect.suspend(() => {
          begun.push(n)
          if (begun.length === Math.min(atOnce, MANY)) Deferred.unsafeDone(full, Effect.void)
          return Effect.as(Deferred.await(opened), { n })
        })
      )
      const served = yield* connect({ tools: [wait], drain: 0, atOnce }, endOfInput)
      const call = (n: number, signal?: AbortSignal) =>
        served.client
          .callTool({ name: "wait", arguments: { n } }, undefined, signal && { signal })
          .then(numberIn, (error: Error) => error.message)
      return { ...served, call, begun, opened, full }
    })

  it.scopedLive("are worked on in their order, so many at once, while a ping is answered", () =>
    Effect.gen(function* () {
      const { client, call, begun, opened, full } = yield* gated()
      const answers = Array.from({ length: MANY }, (_, n) => call(n))
      yield* Deferred.await(full)
      yield* Effect.promise(() => client.ping())
      yield* Effect.promise(() => client.listTools())
      assert.strictEqual(begun.length, AT_ONCE)
      yield* Deferred.succeed(opened, undefined)
      const numbers = Array.from({ length: MANY }, (_, n) => n)
      assert.deepStrictEqual(yield* Effect.promise(() => Promise.all(answers)), numbers)
      assert.deepStrictEqual(begun, numbers)
    })
  )

  it.scopedLive("all begin at once where the server sets no limit", () =>
    Effect.gen(function* () {
      const { call, opened, full } = yield* gated(undefined, Number.POSITIVE_INFINITY)
      const answers = Array.from({ length: MANY }, (_, n) => call(n))
      yield* Deferred.await(full)
      yield* Deferred.succeed(opened, undefined)
      assert.lengthOf(yield* Effect.promise(() => Promise.all(answers)), MANY)
    })
  )

  it.scopedLive("are never begun where they are cancelled before their turn, and are logged", () =>
    Effect.gen(function* () {
      const { client, log, call, begun, opened, full } = yield* gated()
      const first = Array.from({ length: AT_ONCE }, (_, n) => call(n))
      const cancelling = new AbortController()
      const cancelled = call(-1, cancelling.signal)
      const last = call(AT_ONCE)
      yield* Deferred.await(full)
      yield* Effect.promise(() => client.ping())
      cancelling.abort("not needed")
      yield* Effect.promise(() => Promise.all([cancelled, client.ping()]))
      yield* Deferred.succeed(opened, undefined)
      yield* Effect.promise(() => Promise.all([...first, last]))
      assert.deepStrictEqual(
        begun,
        Array.from({ length: AT_ONCE + 1 }, (_, n) => n)
      )
      const isLogged = () => log.some(({ annotations }) => annotations["outcome"] === "cancelled")
      yield* Effect.repeat(Effect.sleep("5 millis"), { until: isLogged })
    })
  )

  it.scopedLive("give their turn to the next where they are cancelled", () =>
    Effect.gen(function* () {
      const { call, begun, opened, full } = yield* gated()
      const first = Array.from({ length: AT_ONCE - 1 }, (_, n) => call(n))
      const calling = yield* Effect.fork(Effect.promise((signal) => call(AT_ONCE - 1, signal)))
      yield* Deferred.await(full)
      const next = call(AT_ONCE)
      yield* Fiber.interrupt(calling)
      yield* Effect.repeat(Effect.sleep("1 millis"), { until: () => begun.length > AT_ONCE })
      assert.strictEqual(begun.at(-1), AT_ONCE)
      yield* Deferred.succeed(opened, undefined)
      yield* Effect.promise(() => Promise.all([...first, next]))
    })
  )

  it.scopedLive("are all answered where the input ends before their turn", () =>
    Effect.gen(function* () {
      const end = yield* Deferred.make<void>()
      const { call, begun, full, server } = yield* gated(Deferred.await(end))
      const answers = Array.from({ length: MANY }, (_, n) => call(n))
      yield* Deferred.await(full)
      yield* Deferred.succeed(end, undefined)
      yield* Fiber.join(server)
      const messages = yield* Effect.promise(() => Promise.all(answers))
      assert.strictEqual(begun.length, AT_ONCE)
      const count = (text: string) => messages.filter((message) => String(message).includes(text)).length
      assert.deepStrictEqual(
        [count("The server closed before it answered; keep stdin open"), count("The server is closing.")],
        [AT_ONCE, MANY - AT_ONCE]
      )
    })
  )

  it.scopedLive("of any number come to their end, also where each is answered at once", () =>
    Effect.gen(function* () {
      const { client } = yield* connect({ tools: [tool("echo", (n) => Effect.succeed({ n }))] })
      const answers = yield* Effect.promise(() =>
        Promise.all(Array.from({ length: 1000 }, (_, n) => client.callTool({ name: "echo", arguments: { n } })))
      )
      assert.isTrue(answers.every((answer, n) => numberIn(answer) === n))
    })
  )
})
