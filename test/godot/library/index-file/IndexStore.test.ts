/** The index store on files in memory: what it refuses to read. */
import { FileSystem, Path } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { IndexStore } from "../../../../src/godot/library/index-file/IndexStore.ts"
import { Files } from "../../../../src/kernel/files/Files.ts"
import { settings } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"

const origin = { version: "1.0.0", root: "/docs", fingerprints: [] }

/** Why the file at the index path, said to have `size` bytes, is not used; and how many files were read. */
const refusal = (contents: Readonly<Record<string, string>>, size?: number) => {
  const { files, reads } = memoryFiles.make(contents)
  const sized: typeof Files.Service = {
    ...files,
    stat: (path) => {
      const stat = files.stat(path)
      return stat === undefined || size === undefined ? stat : { ...stat, size }
    }
  }
  const layer = IndexStore.layer.pipe(
    Layer.provide(
      Layer.mergeAll(Layer.succeed(Files, sized), FileSystem.layerNoop({}), Path.layer, settings({ indexPath: "/i" }))
    )
  )
  return Effect.gen(function* () {
    const { load } = yield* IndexStore
    const { reason } = yield* Effect.flip(load(origin, () => Effect.void))
    return { reason, reads: reads() }
  }).pipe(Effect.provide(layer))
}

describe("the index store", () => {
  it.effect("does not read a file that is larger than any index", () =>
    Effect.gen(function* () {
      const most = 128 * 1024 * 1024
      assert.deepStrictEqual(yield* refusal({ "/i": "{}" }, most + 1), { reason: `it has ${most + 1} bytes`, reads: 0 })
      assert.strictEqual((yield* refusal({ "/i": "{}" }, most)).reads, 1)
    })
  )

  it.effect("says why it has nothing", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* refusal({}), { reason: "there is none yet", reads: 0 })
      assert.deepStrictEqual(yield* refusal({ "/i/inside": "" }), {
        reason: "what stands there is no regular file",
        reads: 0
      })
      assert.deepStrictEqual(yield* refusal({ "/i": "{}" }), {
        reason: "another program or format wrote it",
        reads: 1
      })
    })
  )
})
