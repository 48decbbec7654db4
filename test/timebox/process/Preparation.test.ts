import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer, Scope, TestClock } from "effect"
import { Idle } from "../../../src/kernel/util/Idle.ts"
import { LimitMark } from "../../../src/timebox/process/LimitMark.ts"
import { keepReady } from "../../../src/timebox/process/Preparation.ts"
import { Watchdog } from "../../../src/timebox/process/Watchdog.ts"

/** Watchdogs that are numbered as they are started; `alive` are those that have not ended. */
const watchdogs = (isLight: boolean) => {
  const alive = new Set<number>()
  let started = 0
  const watch = Effect.acquireRelease(
    Effect.sync(() => {
      started++
      alive.add(started)
      return started
    }),
    (number) => Effect.sync(() => alive.delete(number))
  ).pipe(
    Effect.map((number) => ({
      notify: () => {},
      isAlive: () => alive.has(number),
      isLight,
      made: Effect.succeed(false)
    }))
  )
  const services = Layer.mergeAll(Layer.succeed(Watchdog, { watch: () => watch }), LimitMark.none)
  return { alive, started: () => started, services }
}

describe("Preparation", () => {
  it.scoped("of the next run is made once no request waits, and serves that run alone", () => {
    const { alive, services, started } = watchdogs(true)
    return Effect.gen(function* () {
      const { beginRequest } = yield* Idle
      const { take } = yield* keepReady
      assert.strictEqual(started(), 0)
      const answered = beginRequest()
      const first = yield* Effect.scoped(take)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(started(), 1)
      answered()
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual([started(), [...alive]], [2, [2]])
      yield* Effect.scoped(
        Effect.gen(function* () {
          const second = yield* take
          assert.strictEqual(started(), 2)
          assert.notStrictEqual(second.tag.id, first.tag.id)
          // Another run at the same time has one of its own.
          yield* Effect.scoped(take)
          assert.deepStrictEqual([started(), [...alive]], [3, [2]])
        })
      )
      assert.isEmpty(alive)
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual([started(), [...alive]], [4, [4]])
    }).pipe(Effect.provide(services))
  })

  it.effect("is not used when its watchdog has ended meanwhile, and ends with the server", () => {
    const { alive, services, started } = watchdogs(true)
    return Effect.gen(function* () {
      const server = yield* Scope.make()
      const { take } = yield* Scope.extend(keepReady, server)
      yield* Effect.scoped(take)
      yield* TestClock.adjust("1 second")
      alive.delete(2)
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* take
          assert.deepStrictEqual([started(), [...alive]], [3, [3]])
        })
      )
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual([...alive], [4])
      yield* Scope.close(server, Exit.void)
      assert.isEmpty(alive)
    }).pipe(Effect.provide(services))
  })

  it.scoped("is made when it is needed where a watchdog that waits is costly", () => {
    const { services, started } = watchdogs(false)
    return Effect.gen(function* () {
      const { take } = yield* keepReady
      yield* Effect.scoped(take)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(started(), 1)
    }).pipe(Effect.provide(services))
  })
})
