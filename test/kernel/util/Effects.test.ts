import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { makeWarnOnce } from "../../../src/kernel/util/Effects.ts"

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
