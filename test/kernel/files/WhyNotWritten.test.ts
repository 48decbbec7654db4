import { FileSystem } from "@effect/platform"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { isFull, whyNotWritten } from "../../../src/kernel/files/WhyNotWritten.ts"

describe("the reason of a failed write", () => {
  it("is that the disk is full, however the system says it", () => {
    for (const message of [
      "ENOSPC: no space left on device, write",
      "tar: a.xml: No space left on device",
      "EDQUOT: x"
    ])
      assert.strictEqual(whyNotWritten(message), "the disk is full")
    assert.strictEqual(whyNotWritten("fatal: early EOF"), "fatal: early EOF")
  })

  it("is not that the disk is full where there is room, or no such folder", () => {
    assert.isFalse(isFull(process.cwd()))
    assert.isFalse(isFull("/no/such/folder"))
  })

  it.scoped("is said in the system's words, without the names of our functions", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const file = yield* fs.makeTempFileScoped()
      const reason = whyNotWritten((yield* Effect.flip(fs.makeDirectory(`${file}/a`))).message)
      assert.notInclude(reason, "FileSystem")
      assert.include(reason, "mkdir")
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
