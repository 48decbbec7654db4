import { Readable } from "node:stream"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { textOf } from "../../../../src/godot/surface/check/HookInput.ts"

describe("standard input of the check", () => {
  it.effect("is read to its end, characters of several chunks included", () =>
    Effect.gen(function* () {
      const bytes = Buffer.from("日本")
      assert.strictEqual(yield* textOf(Readable.from([bytes.subarray(0, 2), bytes.subarray(2)])), "日本")
    })
  )

  it.effect("is read no further than any accepted input is long", () =>
    Effect.gen(function* () {
      let chunks = 0
      const endless = Readable.from(
        (function* () {
          for (;;) {
            chunks += 1
            yield Buffer.alloc(1_000_000, "x")
          }
        })()
      )
      assert.isAbove((yield* textOf(endless)).length, 4_000_000)
      assert.isBelow(chunks, 100)
    })
  )

  it.effect("fails with the reason where it cannot be read", () =>
    Effect.gen(function* () {
      const broken = new Readable({
        read() {
          this.destroy(new Error("EIO: i/o error, read"))
        }
      })
      const { message, exitCode } = yield* Effect.flip(textOf(broken))
      assert.strictEqual(message, "standard input cannot be read: EIO: i/o error, read")
      assert.strictEqual(exitCode, 2)
    })
  )
})
