import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Logger, Option, Scope } from "effect"
import { makeWarnOnce, runOnce, traced } from "../../../src/kernel/util/Effects.ts"

describe("runOnce", () => {
  for (const region of ["interruptible", "uninterruptible"] as const) {
    it.scoped(`goes on for the others when an ${region} caller is interrupted`, () =>
      Effect.gen(function* () {
        const value = yield* Deferred.make<number>()
        let runs = 0
        const once = yield* runOnce(
          Effect.suspend(() => {
            runs++
            return Deferred.await(value)
          })
        )
        assert.strictEqual(runs, 0)
        const first = yield* Effect.fork(Effect[region](once))
        const other = yield* Effect.fork(once)
        yield* Effect.yieldNow()
        const ending = yield* Effect.fork(Fiber.interrupt(first))
        yield* Effect.yieldNow()
        yield* Deferred.succeed(value, 7)
        assert.isTrue(Exit.isInterrupted(yield* Fiber.join(ending)))
        assert.strictEqual(yield* Fiber.join(other), 7)
        assert.strictEqual(yield* once, 7)
        assert.strictEqual(runs, 1)
      })
    )
  }

  it.scoped("fails for every caller where it fails", () =>
    Effect.gen(function* () {
      const once = yield* runOnce(Effect.fail("no"))
      assert.strictEqual(yield* Effect.flip(once), "no")
      assert.strictEqual(yield* Effect.flip(once), "no")
    })
  )
})

describe("runOnce in a scope", () => {
  it.effect("ends with it", () =>
    Effect.gen(function* () {
      const interrupted = yield* Deferred.make<void>()
      const hanging = Effect.onInterrupt(Effect.never, () => Deferred.succeed(interrupted, undefined))
      const scope = yield* Scope.make()
      const once = yield* Scope.extend(runOnce(hanging), scope)
      yield* Effect.fork(once)
      yield* Effect.yieldNow()
      yield* Scope.close(scope, Exit.void)
      assert.isTrue(yield* Deferred.isDone(interrupted))
    })
  )
})

describe("makeWarnOnce", () => {
  it.effect("logs a line once, and forgets those that were least recently logged when there are many", () => {
    const logged: Array<string> = []
    const logger = Logger.replace(
      Logger.defaultLogger,
      Logger.make(({ message }) => void logged.push(String(message)))
    )
    return Effect.gen(function* () {
      const warnOnce = makeWarnOnce()
      yield* warnOnce("lasting")
      yield* warnOnce("passing")
      for (let i = 0; i < 4000; i++) {
        yield* warnOnce(`news ${i}`)
        yield* warnOnce("lasting")
      }
      assert.lengthOf(logged, 4002)
      yield* warnOnce("lasting")
      yield* warnOnce("news 3999")
      assert.lengthOf(logged, 4002)
      yield* warnOnce("passing")
      assert.strictEqual(logged.at(-1), "passing")
      assert.lengthOf(logged, 4003)
    }).pipe(Effect.provide(logger))
  })
})

describe("traced", () => {
  it.effect("makes a span where a tracer is provided, and none for that of Effect", () =>
    Effect.gen(function* () {
      const span = Effect.map(
        Effect.option(Effect.currentSpan),
        Option.map(({ name }) => name)
      )
      const inside = span.pipe(traced("call"))
      const provided = { ...(yield* Effect.tracer) }
      assert.deepStrictEqual(yield* inside, Option.none())
      assert.deepStrictEqual(yield* Effect.withTracer(inside, provided), Option.some("call"))
    })
  )
})
