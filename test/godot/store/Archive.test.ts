import { createWriteStream, existsSync, readdirSync, rmSync } from "node:fs"
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

/** Milliseconds that the disk takes to make a folder or a file. */
const SLOW = 100

vi.mock("node:fs/promises", async (actual) => {
  const disk = await actual<typeof import("node:fs/promises")>()
  const mkdir = vi.fn(disk.mkdir)
  return { ...disk, default: { ...disk, mkdir }, mkdir }
})

vi.mock("node:fs", async (actual) => {
  const disk = await actual<typeof import("node:fs")>()
  const createWriteStream = vi.fn(disk.createWriteStream)
  return { ...disk, default: { ...disk, createWriteStream }, createWriteStream }
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

  it.scopedLive("waits for a file that is being opened", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const files = new Map([["godot/doc/classes/Node.xml", classFile("Node")]])
      const disk = yield* Effect.promise(() => vi.importActual<typeof import("node:fs")>("node:fs"))
      yield* Effect.promise(() => zip(join(folder, "a.zip"), files))
      const set = join(folder, "set")
      const asked = yield* Deferred.make<void>()
      vi.mocked(createWriteStream).mockImplementationOnce((path) => {
        Deferred.unsafeDone(asked, Effect.void)
        const open = (...all: Parameters<typeof disk.open>) => void setTimeout(SLOW).then(() => disk.open(...all))
        return disk.createWriteStream(path, { fs: { ...disk, open } })
      })
      yield* Effect.raceFirst(extract(join(folder, "a.zip"), set), Deferred.await(asked))
      const left = readdirSync(set, { recursive: true })
      yield* Effect.sleep(2 * SLOW)
      assert.deepStrictEqual(readdirSync(set, { recursive: true }), left)
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
