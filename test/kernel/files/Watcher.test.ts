import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Queue, Stream } from "effect"
import { Watcher } from "../../../src/kernel/files/Watcher.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "watch-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

describe("Watcher", () => {
  it.scopedLive("rings when a file is made, changed or removed, and passes over what is not there", () =>
    Effect.gen(function* () {
      const dir = yield* folder
      const watcher = yield* Watcher
      const bell = yield* Queue.sliding<void>(1)
      yield* Effect.forkScoped(
        Stream.runForEach(watcher.changes([join(dir, "none"), dir]), () => Queue.offer(bell, undefined))
      )
      const rings = (change: () => void) =>
        Effect.gen(function* () {
          yield* Effect.sleep("50 millis")
          yield* Queue.takeAll(bell)
          change()
          yield* Queue.take(bell)
        }).pipe(Effect.timeout("20 seconds"))
      yield* rings(() => writeFileSync(join(dir, "a"), "1"))
      yield* rings(() => writeFileSync(join(dir, "a"), "2"))
      yield* rings(() => rmSync(join(dir, "a")))
    }).pipe(Effect.provide(Watcher.layer))
  )

  it.scopedLive("does not fail or end when a directory goes away", () =>
    Effect.gen(function* () {
      const dir = yield* folder
      const watcher = yield* Watcher
      const fiber = yield* Effect.fork(Stream.runDrain(watcher.changes([dir])))
      yield* Effect.sleep("50 millis")
      rmSync(dir, { recursive: true })
      yield* Effect.sleep("100 millis")
      assert.isNull(fiber.unsafePoll())
      yield* Fiber.interrupt(fiber)
    }).pipe(Effect.provide(Watcher.layer))
  )
})
