import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import * as Idle from "../../../src/kernel/util/Idle.ts"

describe("Idle", () => {
  it.effect("lasts once nothing has stirred for so long, and not before", () =>
    Effect.gen(function* () {
      const { lasting, stir } = Idle.make()
      const waiting = yield* Effect.fork(lasting(100))
      for (let times = 0; times < 3; times++) {
        yield* TestClock.adjust(60)
        stir()
      }
      yield* TestClock.adjust(60)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(140)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "Some" })
    })
  )

  it.effect("goes on at once while it lasts, and waits again after the next stir", () =>
    Effect.gen(function* () {
      const { lasting, stir } = Idle.make()
      yield* Effect.zipRight(TestClock.adjust(100), Effect.void).pipe(Effect.zip(lasting(100), { concurrent: true }))
      yield* lasting(100)
      stir()
      const waiting = yield* Effect.fork(lasting(100))
      yield* TestClock.adjust(99)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(1)
      yield* Fiber.join(waiting)
      const longer = yield* Effect.fork(lasting(200))
      yield* TestClock.adjust(199)
      expect(yield* Fiber.poll(longer)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(1)
      yield* Fiber.join(longer)
    })
  )

  it.effect("does not last while a request is under way", () =>
    Effect.gen(function* () {
      const { lasting, begin } = Idle.make()
      const [first, second] = [begin(), begin()]
      const waiting = yield* Effect.fork(lasting(100))
      first()
      first()
      yield* TestClock.adjust(1000)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(99)
      second()
      yield* TestClock.adjust(99)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(101)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "Some" })
      yield* lasting(100)
      begin()
      const again = yield* Effect.fork(lasting(100))
      yield* TestClock.adjust(1000)
      expect(yield* Fiber.poll(again)).toMatchObject({ _tag: "None" })
    })
  )
})
