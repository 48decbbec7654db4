import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { LIMITS } from "../../../src/mdatlas/library/PassRunner.ts"
import { type Limits, make, type WithThread } from "../../../src/mdatlas/library/PassThreads.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** Answers "busy" never, anything else at once, each time with the number of the thread. */
const ENTRY = `
import { parentPort, threadId } from "node:worker_threads"
parentPort.on("message", ({ input }) => {
  if (input === "busy") for (;;) {}
  parentPort.postMessage({ value: threadId })
})
`

const withThreads = <A, E, R>(use: (withThread: WithThread) => Effect.Effect<A, E, R>, limits: Partial<Limits> = {}) =>
  Effect.gen(function* () {
    const entry = join(yield* temporaryFolder, "entry.mjs")
    writeFileSync(entry, ENTRY)
    return yield* use(yield* make(pathToFileURL(entry), { ...LIMITS, ...limits }))
  }).pipe(Effect.scoped)

const ask = (withThread: WithThread, input: "busy" | "brief") =>
  withThread((ask) => ask({ name: "scan", source: { descriptor: -1, size: 0 }, input }))

/** A pass that goes on until it is interrupted; it has its thread by the time this answers. */
const busy = (withThread: WithThread) =>
  Effect.tap(Effect.fork(ask(withThread, "busy")), () => Effect.sleep("20 millis"))

describe("threads of passes", () => {
  it.live("one thread answers passes that need not wait", () =>
    withThreads(
      (withThread) =>
        Effect.gen(function* () {
          const first = yield* ask(withThread, "brief")
          const ten = yield* Effect.all(
            Array.from({ length: 10 }, () => ask(withThread, "brief")),
            { concurrency: "unbounded" }
          )
          assert.deepStrictEqual(new Set(ten), new Set([first]))
        }),
      // On a busy machine a brief pass may wait long for the processor.
      { patience: 60_000 }
    )
  )

  it.live("a long pass holds up no other for longer than another thread takes to start", () =>
    withThreads((withThread) =>
      Effect.gen(function* () {
        const first = yield* ask(withThread, "brief")
        const long = yield* busy(withThread)
        const other = yield* ask(withThread, "brief")
        assert.notStrictEqual(other, first)
        assert.strictEqual(yield* ask(withThread, "brief"), other)
        assert.isTrue(Option.isNone(yield* Fiber.poll(long)))
        yield* Fiber.interrupt(long)
      })
    )
  )

  it.live("there are no more threads than allowed: further passes wait, in the order in which they came", () =>
    withThreads(
      (withThread) =>
        Effect.gen(function* () {
          const long = [yield* busy(withThread), yield* busy(withThread)] as const
          const order: Array<string> = []
          const noted = (name: string) =>
            Effect.tap(ask(withThread, "brief"), () => Effect.sync(() => void order.push(name)))
          const waiting = yield* Effect.fork(
            Effect.all([noted("first"), noted("second")], { concurrency: "unbounded", discard: true })
          )
          yield* Effect.sleep("50 millis")
          assert.deepStrictEqual(order, [])
          yield* Fiber.interrupt(long[1])
          yield* Fiber.join(waiting)
          assert.deepStrictEqual(order, ["first", "second"])
          yield* Fiber.interrupt(long[0])
        }),
      { patience: 5 }
    )
  )

  it.live("a thread that was added ends once it is idle, the first one stays", () =>
    withThreads(
      (withThread) =>
        Effect.gen(function* () {
          const first = yield* ask(withThread, "brief")
          const added = yield* withThread(() => ask(withThread, "brief"))
          assert.notStrictEqual(added, first)
          yield* Effect.sleep("200 millis")
          assert.strictEqual(yield* ask(withThread, "brief"), first)
          const again = yield* withThread(() => ask(withThread, "brief"))
          assert.notStrictEqual(again, first)
          assert.notStrictEqual(again, added)
        }),
      { patience: 5, idle: 20 }
    )
  )

  it.live("a pass that is interrupted while it waits leaves its place to the next", () =>
    withThreads(
      (withThread) =>
        Effect.gen(function* () {
          const long = yield* busy(withThread)
          const impatient = yield* Effect.fork(ask(withThread, "brief"))
          const patient = yield* Effect.fork(ask(withThread, "brief"))
          yield* Effect.sleep("20 millis")
          yield* Fiber.interrupt(impatient)
          yield* Fiber.interrupt(long)
          assert.isNumber(yield* Fiber.join(patient))
        }),
      { threads: 1, patience: 5 }
    )
  )
})
