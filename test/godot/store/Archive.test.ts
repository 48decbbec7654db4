import { existsSync, rmSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { vi } from "vitest"
import { extract } from "../../../src/godot/store/Archive.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { classFile, tarGz, zip } from "./fixtures.ts"

/** Milliseconds that the disk takes to make a folder. */
const SLOW = 100

vi.mock("node:fs/promises", async (actual) => {
  const disk = await actual<typeof import("node:fs/promises")>()
  const mkdir = vi.fn(disk.mkdir)
  return { ...disk, default: { ...disk, mkdir }, mkdir }
})

describe("the unpacking of an archive", () => {
  it.scopedLive("writes nothing after it was interrupted", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const files = new Map([["godot/doc/classes/Node.xml", classFile("Node")]])
      const { mkdir: make } = yield* Effect.promise(() =>
        vi.importActual<typeof import("node:fs/promises")>("node:fs/promises")
      )
      for (const [name, write] of [
        ["a.zip", zip],
        ["a.tar.gz", tarGz]
      ] as const) {
        yield* Effect.promise(() => write(join(folder, name), files))
        const set = join(folder, `${name}.set`)
        const asked = yield* Deferred.make<void>()
        vi.mocked(mkdir).mockImplementationOnce(async (path, options) => {
          Deferred.unsafeDone(asked, Effect.void)
          await setTimeout(SLOW)
          return make(path, options)
        })
        yield* Effect.raceFirst(extract(join(folder, name), set), Deferred.await(asked))
        rmSync(set, { recursive: true, force: true })
        yield* Effect.sleep(2 * SLOW)
        assert.isFalse(existsSync(set), name)
      }
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
