import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import * as TimeSlices from "../../../src/kernel/util/TimeSlices.ts"

const busy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

function* counting(steps: number, ms: number) {
  for (let i = 1; i <= steps; i++) {
    busy(ms)
    yield i
  }
  return "done"
}

describe("Slices.run", () => {
  it.effect("gives what the generator returns", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* TimeSlices.run(() => counting(3, 0)), "done")
    })
  )

  it.effect("lets timers run between slices, and reports how far it is", () =>
    Effect.gen(function* () {
      let ticks = 0
      const timer = setInterval(() => {
        ticks += 1
      }, 1)
      const seen: Array<number> = []
      yield* TimeSlices.run(() => counting(30, 2), {
        slice: 5,
        onPause: (step) => Effect.sync(() => void seen.push(step))
      })
      clearInterval(timer)
      assert.isAtLeast(ticks, 3)
      assert.isAtLeast(seen.length, 3)
      assert.deepStrictEqual(
        seen,
        [...seen].sort((a, b) => a - b)
      )
    })
  )

  it.effect("stops between slices when it is interrupted", () =>
    Effect.gen(function* () {
      let steps = 0
      function* endless(): Generator<number, never> {
        for (;;) {
          busy(1)
          yield ++steps
        }
      }
      const fiber = yield* Effect.fork(TimeSlices.run(endless))
      yield* TimeSlices.pause
      yield* TimeSlices.pause
      const exit = yield* Fiber.interrupt(fiber)
      assert.isTrue(Exit.isInterrupted(exit))
      const before = steps
      yield* TimeSlices.pause
      assert.strictEqual(steps, before)
    })
  )

  it.effect("dies of what the generator throws", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(
        // biome-ignore lint/correctness/useYield: it throws before it could
        TimeSlices.run(function* (): Generator<number, never> {
          throw new Error("a mistake")
        })
      )
      assert.isTrue(Exit.isFailure(exit) && exit.cause._tag === "Die")
    })
  )
})
