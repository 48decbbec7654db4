/** The index store on files in memory. */
import { Path } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger, Option } from "effect"
import type { Origin } from "../../../../src/godot/library/index-file/IndexFile.ts"
import { IndexStore } from "../../../../src/godot/library/index-file/IndexStore.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { Files } from "../../../../src/kernel/files/Files.ts"
import { Idle, make as idle } from "../../../../src/kernel/util/Idle.ts"
import { settings, xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"
import { indexOf } from "../../../support/searchIndex.ts"

const origin: Origin = { version: "1.0.0", root: "/docs", fingerprints: [] }

const docs = Effect.runSync(parse("Node.xml", xml("Node", { brief: "Zorbles." })))
const contents = { search: indexOf([docs]), damaged: [], duplicates: [] }

const PATH = "/game/cache/index.json"

/** Runs `body` with a store over `memory`; `lines` are its warnings. */
const using = <A, E>(
  memory: memoryFiles.MemoryFiles,
  body: (store: typeof IndexStore.Service, lines: ReadonlyArray<string>) => Effect.Effect<A, E>,
  more: Parameters<typeof settings>[0] = {},
  files: typeof Files.Service = memory.files
) => {
  const lines: Array<string> = []
  const logger = Logger.make(({ message }) => void lines.push([message].flat().join(" ")))
  return Effect.flatMap(IndexStore, (store) => body(store, lines)).pipe(
    Effect.provide(
      IndexStore.layer.pipe(
        Layer.provide(Layer.merge(Path.layer, settings({ indexPath: PATH, ...more }))),
        Layer.provide(Layer.succeed(Files, files)),
        Layer.provide(memory.layer),
        Layer.provide(Layer.succeed(Idle, { ...idle(), awaitQuiet: () => Effect.void })),
        Layer.provideMerge(Logger.replace(Logger.defaultLogger, logger))
      )
    )
  )
}

/** Why the file at the index path, said to have `size` bytes, is not used; and how many files were read. */
const refusal = (files: Readonly<Record<string, string>>, size?: number) => {
  const memory = memoryFiles.make(files)
  const sized: typeof Files.Service = {
    ...memory.files,
    stat: (path) => {
      const stat = memory.files.stat(path)
      return stat === undefined || size === undefined ? stat : { ...stat, size }
    }
  }
  const open = ({ open, state }: typeof IndexStore.Service) =>
    Effect.gen(function* () {
      assert.isTrue(Option.isNone(yield* open(origin)))
      return { reason: (yield* state).reason, reads: memory.reads() }
    })
  return using(memory, open, {}, sized)
}

describe("the index store", () => {
  it.effect("does not read a file that is larger than any index", () =>
    Effect.gen(function* () {
      const most = 128 * 1024 * 1024
      assert.deepStrictEqual(yield* refusal({ [PATH]: "{}" }, most + 1), {
        reason: `it has ${most + 1} bytes`,
        reads: 0
      })
      assert.strictEqual((yield* refusal({ [PATH]: "{}" }, most)).reads, 1)
    })
  )

  it.effect("says why it has nothing", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* refusal({}), { reason: "there is none yet", reads: 0 })
      assert.deepStrictEqual(yield* refusal({ [`${PATH}/inside`]: "" }), {
        reason: "it is not a regular file",
        reads: 0
      })
      assert.deepStrictEqual(yield* refusal({ [PATH]: "{}" }), {
        reason: "another program or format wrote it",
        reads: 1
      })
    })
  )

  it.effect("finds again what it has written, and nothing is left beside it", () => {
    const memory = memoryFiles.make()
    return using(memory, (store) =>
      Effect.gen(function* () {
        yield* store.save(origin, contents)
        const { size } = memory.files.stat(PATH) ?? assert.fail("there is no index")
        assert.deepStrictEqual(yield* store.state, { path: PATH, state: "written", size })
        assert.deepStrictEqual(
          memory.files.list("/game/cache").map(({ name }) => name),
          ["index.json"]
        )
        const open = Option.getOrThrow(yield* store.open(origin))
        assert.deepStrictEqual(open.symbols, contents.search.symbols)
        const back = Option.getOrThrow(yield* open.contents)
        assert.deepStrictEqual(back.search.references, contents.search.references)
        assert.deepStrictEqual(yield* store.state, { path: PATH, state: "loaded", size })
        assert.isTrue(Option.isNone(yield* store.open({ ...origin, version: "2.0.0" })))
        assert.deepInclude(yield* store.state, { state: "unknown", reason: "version 1.0.0 wrote it" })
      })
    )
  })

  it.effect("warns once where it cannot write, keeps the former file, and writes again when it can", () => {
    const memory = memoryFiles.make({ [PATH]: "former" })
    return using(memory, (store, lines) =>
      Effect.gen(function* () {
        memory.refuseWriting("the disk is full")
        for (let times = 0; times < 30; times++) yield* store.save(origin, contents)
        assert.strictEqual(lines.length, 1)
        assert.match(
          lines[0] ?? "",
          /^the index is not kept, \/game\/cache\/index\.json cannot be written: the disk is full$/
        )
        assert.strictEqual((yield* store.state).state, "failed")
        assert.strictEqual(memory.files.readText(PATH), "former")
        memory.refuseWriting(undefined)
        yield* store.save(origin, contents)
        assert.strictEqual((yield* store.state).state, "written")
      })
    )
  })

  it.effect("puts nothing in the place of a folder", () => {
    const memory = memoryFiles.make({ [`${PATH}/inside`]: "" })
    return using(memory, (store) =>
      Effect.gen(function* () {
        yield* store.save(origin, contents)
        assert.deepInclude(yield* store.state, { state: "failed", reason: "it is not a regular file" })
        assert.strictEqual(memory.files.readText(`${PATH}/inside`), "")
      })
    )
  })

  it.effect("keeps its folder out of a game's version control, but for what the user wrote there", () =>
    Effect.gen(function* () {
      const ignored = (files: Readonly<Record<string, string>>, isIndexInProject: boolean) => {
        const memory = memoryFiles.make(files)
        return Effect.map(
          using(memory, (store) => store.save(origin, contents), { isIndexInProject }),
          () => memory.files.stat("/game/cache/.gitignore") && memory.files.readText("/game/cache/.gitignore")
        )
      }
      assert.strictEqual(yield* ignored({}, true), "*\n")
      assert.strictEqual(yield* ignored({ "/game/cache/.gitignore": "mine" }, true), "mine")
      assert.isUndefined(yield* ignored({}, false))
    })
  )
})
