import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import { SystemError } from "@effect/platform/Error"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Option } from "effect"
import { Store } from "../../../src/godot/store/Store.ts"
import { classFile, layerAt, temporaryFolder } from "./fixtures.ts"

const inStore = <A, E>(use: (root: string) => Effect.Effect<A, E, Store>) =>
  Effect.scoped(
    Effect.flatMap(temporaryFolder, (folder) => {
      const root = join(folder, "store")
      return Effect.provide(use(root), layerAt(root))
    })
  )

const facts = (name: string) => ({ name, source: "folder" as const, from: "/godot", classes: 1 })

const fill = (name: string) => (folder: string) =>
  Effect.sync(() => {
    writeFileSync(join(folder, "Node.xml"), classFile("Node", name))
    return facts(name)
  })

/** The real file system, where other programs hold each folder at the first attempt to rename it, as on Windows. */
const held = Layer.effect(
  FileSystem.FileSystem,
  Effect.map(FileSystem.FileSystem, (fs) => {
    const attempted = new Set<string>()
    return {
      ...fs,
      rename: (from, to) =>
        Effect.suspend(() => {
          if (attempted.has(from)) return fs.rename(from, to)
          attempted.add(from)
          const reason = "PermissionDenied" as const
          return Effect.fail(new SystemError({ module: "FileSystem", method: "rename", reason }))
        })
    } satisfies FileSystem.FileSystem
  })
).pipe(Layer.provideMerge(NodeContext.layer))

const names = Effect.flatMap(Store, ({ list }) => Effect.map(list, (sets) => sets.map(({ info }) => info.name)))

describe("Store", () => {
  it.live("is empty where its folder does not exist, and makes nothing by being read", () =>
    inStore((root) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* names, [])
        assert.isTrue(Option.isNone(yield* (yield* Store).find("4.7")))
        assert.isFalse(existsSync(root))
      })
    )
  )

  it.live("keeps a set with its facts and lists the newest first", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        for (const name of ["4.5", "4.10", "master", "3.6"]) yield* store.put(fill(name))
        assert.deepStrictEqual(yield* names, ["4.10", "4.5", "3.6", "master"])
        const found = Option.getOrThrow(yield* store.find("4.10"))
        assert.strictEqual(found.folder, join(root, "4.10"))
        assert.include({ ...found.info }, { name: "4.10", source: "folder", from: "/godot", classes: 1 })
        assert.strictEqual(found.info.bytes, Buffer.byteLength(classFile("Node", "4.10")))
      })
    )
  )

  it.live("puts, replaces and removes a set whose folder another program holds for a moment", () =>
    Effect.scoped(
      Effect.flatMap(temporaryFolder, (folder) => {
        const root = join(folder, "store")
        return Effect.gen(function* () {
          const store = yield* Store
          yield* store.put(fill("4.7"))
          yield* store.put((path) => Effect.map(fill("new")(path), () => facts("4.7")))
          assert.include(
            { ...Option.getOrThrow(yield* store.find("4.7")).info },
            { bytes: classFile("Node", "new").length }
          )
          assert.isTrue(yield* store.remove("4.7"))
          assert.deepStrictEqual(readdirSync(root), [])
        }).pipe(Effect.provide(Layer.provide(Store.layer(root), held)))
      })
    )
  )

  it.live("replaces a set only when the new one is complete", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        yield* store.put(fill("4.7"))
        const before = readdirSync(join(root, "4.7"))
        const broken = store.put((folder) =>
          Effect.andThen(
            Effect.sync(() => writeFileSync(join(folder, "half.xml"), "<class")),
            Effect.fail("the network is gone")
          )
        )
        assert.strictEqual(yield* Effect.flip(broken), "the network is gone")
        assert.deepStrictEqual(readdirSync(join(root, "4.7")), before)
        assert.deepStrictEqual(readdirSync(root), ["4.7"])
        yield* store.put((folder) =>
          Effect.sync(() => {
            writeFileSync(join(folder, "Timer.xml"), classFile("Timer"))
            return facts("4.7")
          })
        )
        assert.deepStrictEqual(readdirSync(join(root, "4.7")).sort(), ["Timer.xml", "set.json"])
        assert.deepStrictEqual(readdirSync(root), ["4.7"])
        const record = readFileSync(join(root, "4.7", "set.json"), "utf8")
        assert.match(record, /^\{\n {2}"name": "4\.7",\n/)
        assert.deepStrictEqual(
          yield* Effect.map(
            store.find("4.7"),
            Option.map(({ info }) => info)
          ),
          Option.some(JSON.parse(record))
        )
      })
    )
  )

  it.live("leaves nothing behind when the making is interrupted", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        yield* Effect.timeoutOption(
          store.put(() => Effect.never),
          "50 millis"
        )
        assert.deepStrictEqual(readdirSync(root), [])
      })
    )
  )

  it.live("finds a set that a killed process had moved aside, and puts it back when it writes", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        yield* store.put(fill("4.7"))
        // No process has this number: Linux ends at 4,194,304.
        renameSync(join(root, "4.7"), join(root, ".old-4.7-99999999-0123abcd"))
        mkdirSync(join(root, ".new-99999999-4567cdef"))
        assert.deepStrictEqual(yield* names, ["4.7"])
        assert.isTrue(Option.isSome(yield* store.find("4.7")))
        yield* store.put(fill("4.5"))
        assert.deepStrictEqual(readdirSync(root).sort(), ["4.5", "4.7"])
      })
    )
  )

  it.live("leaves what a running process is making alone", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        yield* store.put(fill("4.7"))
        const other = `.new-${process.ppid}-0123abcd`
        mkdirSync(join(root, other))
        yield* store.put(fill("4.5"))
        assert.include(readdirSync(root), other)
      })
    )
  )

  it.live("passes over folders that are no sets, and names that are paths", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        yield* store.put(fill("4.7"))
        mkdirSync(join(root, "notes"))
        mkdirSync(join(root, "4.6"))
        writeFileSync(join(root, "4.6", "set.json"), "{ broken")
        assert.deepStrictEqual(yield* names, ["4.7"])
        for (const name of ["../store/4.7", ".", "..", "4.7/", "/", "", ".new-1-0123abcd"]) {
          assert.isTrue(Option.isNone(yield* store.find(name)), name)
        }
        assert.isTrue(existsSync(join(root, "notes")))
      })
    )
  )

  it.live("refuses a name that is a path", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        const error = yield* Effect.flip(store.put(fill("../outside")))
        assert.match(error.message, /not a valid name for a reference/)
        assert.deepStrictEqual(readdirSync(root), [])
      })
    )
  )

  it.live("removes a set, and says when there is none", () =>
    inStore((root) =>
      Effect.gen(function* () {
        const store = yield* Store
        yield* store.put(fill("4.7"))
        assert.isTrue(yield* store.remove("4.7"))
        assert.isFalse(yield* store.remove("4.7"))
        assert.deepStrictEqual(readdirSync(root), [])
      })
    )
  )

  it.live("says which folder cannot be written", () =>
    inStore((root) =>
      Effect.gen(function* () {
        writeFileSync(root, "a file in its place")
        const store = yield* Store
        const error = yield* Effect.flip(store.put(fill("4.7")))
        assert.include(error.message, root)
      })
    )
  )
})
