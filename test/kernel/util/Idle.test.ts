import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import * as Idle from "../../../src/kernel/util/Idle.ts"

describe("Idle", () => {
  it.effect("returns once there has been no activity for so long, and not before", () =>
    Effect.gen(function* () {
      const { awaitQuiet, markActive } = Idle.make()
      const waiting = yield* Effect.fork(awaitQuiet(100))
      for (let times = 0; times < 3; times++) {
        yield* TestClock.adjust(60)
        markActive()
      }
      yield* TestClock.adjust(60)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(140)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "Some" })
    })
  )

  it.effect("returns at once while it is still quiet, and waits again after the next activity", () =>
    Effect.gen(function* () {
      const { awaitQuiet, markActive } = Idle.make()
      yield* Effect.andThen(TestClock.adjust(100), Effect.void).pipe(Effect.zip(awaitQuiet(100), { concurrent: true }))
      yield* awaitQuiet(100)
      markActive()
      const waiting = yield* Effect.fork(awaitQuiet(100))
      yield* TestClock.adjust(99)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(1)
      yield* Fiber.join(waiting)
      const longer = yield* Effect.fork(awaitQuiet(200))
      yield* TestClock.adjust(199)
      expect(yield* Fiber.poll(longer)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust(1)
      yield* Fiber.join(longer)
    })
  )

  it.effect("does not last while a request is under way", () =>
    Effect.gen(function* () {
      const { awaitQuiet, beginRequest } = Idle.make()
      const [first, second] = [beginRequest(), beginRequest()]
      const waiting = yield* Effect.fork(awaitQuiet(100))
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
      yield* awaitQuiet(100)
      beginRequest()
      const again = yield* Effect.fork(awaitQuiet(100))
      yield* TestClock.adjust(1000)
      expect(yield* Fiber.poll(again)).toMatchObject({ _tag: "None" })
    })
  )
})
