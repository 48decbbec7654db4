import { mkdirSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { FileSystem, Path } from "@effect/platform"
import { SystemError } from "@effect/platform/Error"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Context, Deferred, Effect, Exit, Fiber, Layer, Logger, Scope, TestClock } from "effect"
import type { Fingerprint } from "../../../src/kernel/files/Fingerprint.ts"
import { Idle, make as idle } from "../../../src/kernel/util/Idle.ts"
import { StructureCache } from "../../../src/mdatlas/library/StructureCache.ts"
import { markdownBase } from "../../support/markdownBase.ts"
import * as memoryFiles from "../../support/memoryFiles.ts"
import * as Scan from "../../support/scan.ts"

const text = Buffer.from("before\n# One\n## 二\n")
const scanned = Scan.scan([text])
const outline = "refused" in scanned ? assert.fail("refused") : scanned

const state = (more: Partial<Fingerprint> = {}): Fingerprint => ({
  path: "/base/a.md",
  size: text.length,
  mtimeNs: 1n,
  ctimeNs: 2n,
  ino: 3n,
  dev: 4n,
  ...more
})

const DIRECTORY = "/cache/deep"

/** What one life of the cache does, on files in memory unless told otherwise; the end waits for its writes. */
const life = <A, E, R>(
  memory: memoryFiles.MemoryFiles,
  use: (cache: typeof StructureCache.Service) => Effect.Effect<A, E, R>
) =>
  Effect.flatMap(StructureCache, use).pipe(
    Effect.provide(
      StructureCache.layer(DIRECTORY).pipe(Layer.provide(Layer.mergeAll(memory.layer, Path.layer, quietAtOnce)))
    )
  ) as Effect.Effect<A, E, Exclude<R, Scope.Scope>>

const quietAtOnce = Layer.succeed(Idle, { ...idle(), awaitQuiet: () => Effect.void })

/** A life that keeps the outline. */
const keep = (memory: memoryFiles.MemoryFiles) => life(memory, (cache) => cache.put(state(), outline))

const namesIn = ({ files }: memoryFiles.MemoryFiles): ReadonlyArray<string> =>
  files.list(DIRECTORY).map(({ name }) => name)

const changes: ReadonlyArray<Partial<Fingerprint>> = [
  { size: text.length + 1 },
  { mtimeNs: 9n },
  { ctimeNs: 9n },
  { ino: 9n }
]

describe("StructureCache", () => {
  it.effect("knows an outline again in just the state it was kept for", () =>
    Effect.gen(function* () {
      const onFiles = StructureCache.layer(DIRECTORY).pipe(
        Layer.provide(Layer.mergeAll(memoryFiles.make().layer, Path.layer, quietAtOnce))
      )
      for (const layer of [StructureCache.memory, onFiles]) {
        yield* Effect.gen(function* () {
          const cache = yield* StructureCache
          assert.isUndefined(yield* cache.get(state()))
          yield* cache.put(state(), outline)
          assert.deepStrictEqual(yield* cache.get(state()), outline)
          assert.isUndefined(yield* cache.get(state({ path: "/base/b.md" })))
          for (const change of changes) assert.isUndefined(yield* cache.get(state(change)))
        }).pipe(Effect.provide(layer))
      }
    })
  )

  it.effect("keeps it from one start to the next", () =>
    Effect.gen(function* () {
      const memory = memoryFiles.make()
      yield* keep(memory)
      yield* life(memory, (cache) => Effect.map(cache.get(state()), (again) => assert.deepStrictEqual(again, outline)))
      for (const change of changes) {
        yield* keep(memory)
        yield* life(memory, (cache) => Effect.map(cache.get(state(change)), (again) => assert.isUndefined(again)))
      }
    })
  )

  it.scopedLive.skipIf(process.platform === "win32")("is for its owner alone on disk", () =>
    Effect.gen(function* () {
      const directory = join(yield* markdownBase({}), "cache")
      mkdirSync(directory, { mode: 0o755 })
      const written = () => readdirSync(directory).find((name) => name.endsWith(".json"))
      yield* Effect.gen(function* () {
        yield* (yield* StructureCache).put(state(), outline)
        for (let i = 0; i < 200 && written() === undefined; i += 1) yield* Effect.sleep("50 millis")
      }).pipe(Effect.provide(Layer.provide(StructureCache.layer(directory), NodeContext.layer)))
      assert.strictEqual(statSync(directory).mode & 0o777, 0o700)
      assert.strictEqual(statSync(join(directory, written() ?? "")).mode & 0o777, 0o600)
    })
  )

  it.effect("knows it again after the disk was mounted again, under another device number", () =>
    Effect.gen(function* () {
      const memory = memoryFiles.make()
      yield* keep(memory)
      const again = yield* life(memory, (cache) => cache.get(state({ dev: 9n })))
      assert.deepStrictEqual(again, outline)
    })
  )

  it.effect("throws away what is corrupt, foreign, older or of another file", () =>
    Effect.gen(function* () {
      const memory = memoryFiles.make()
      yield* keep(memory)
      const [name = ""] = namesIn(memory)
      const path = `${DIRECTORY}/${name}`
      const good = memory.files.readText(path)
      for (const bad of [
        "",
        "{",
        good.slice(0, -20),
        "null",
        "[]",
        "{}",
        good.replace("mdatlas outline", "other outline"),
        good.replace("/base/a.md", "/base/b.md"),
        JSON.stringify({ ...JSON.parse(good), outline: null }),
        JSON.stringify({ ...JSON.parse(good), outline: { sections: 5 } }),
        good.replace("T25l5LqM", "T25l5LqJ"),
        good.replace('"sections":2', '"sections":3')
      ]) {
        memory.write(path, bad)
        assert.isUndefined(yield* life(memory, (cache) => cache.get(state())), bad)
        assert.isUndefined(memory.files.stat(path), bad)
      }
      // A folder in the file's place is no harm either.
      memory.write(`${path}/inside`, "")
      assert.isUndefined(yield* life(memory, (cache) => cache.get(state())))
    })
  )

  it.scopedLive("stays in memory, with one warning, where it cannot write for good", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "file.md": "" })
      const lines: Array<string> = []
      yield* Effect.gen(function* () {
        const cache = yield* StructureCache
        for (const path of ["/base/a.md", "/base/c.md", "/base/d.md"]) yield* cache.put(state({ path }), outline)
        yield* Effect.sleep("100 millis")
        yield* cache.put(state({ path: "/base/b.md" }), outline)
        assert.deepStrictEqual(yield* cache.get(state({ path: "/base/a.md" })), outline)
      }).pipe(
        Effect.provide(
          StructureCache.layer(join(base, "file.md/cache")).pipe(
            Layer.provide(NodeContext.layer),
            Layer.provideMerge(logInto(lines))
          )
        )
      )
      assert.strictEqual(lines.length, 1)
      assert.include(lines[0], "memory only")
    })
  )

  it.effect("warns once while the disk is full, writes when it is no more, and warns again", () =>
    Effect.gen(function* () {
      const memory = memoryFiles.make()
      const lines: Array<string> = []
      yield* life(memory, (cache) =>
        Effect.gen(function* () {
          const some = (from: number, to: number) =>
            Effect.gen(function* () {
              for (let i = from; i < to; i += 1) yield* cache.put(state({ path: `/base/${i}.md` }), outline)
              yield* settled
            })
          memory.refuseWriting("the disk is full")
          yield* some(0, 30)
          assert.strictEqual(lines.length, 1)
          assert.match(lines[0] ?? "", /^Outlines stay in memory only for now: .*the disk is full/)
          memory.refuseWriting(undefined)
          yield* some(30, 32)
          assert.strictEqual(namesIn(memory).length, 2)
          memory.refuseWriting("the disk is full")
          yield* some(32, 40)
          assert.strictEqual(lines.length, 2)
        })
      ).pipe(Effect.provide(logInto(lines)))
    })
  )

  it.scopedLive("remembers the hundred used last", () =>
    Effect.gen(function* () {
      const cache = yield* StructureCache
      const at = (i: number) => state({ path: `/base/${i}.md` })
      for (let i = 0; i < 100; i += 1) yield* cache.put(at(i), outline)
      assert.isDefined(yield* cache.get(at(0)))
      yield* cache.put(at(100), outline)
      assert.isDefined(yield* cache.get(at(0)))
      assert.isUndefined(yield* cache.get(at(1)))
      assert.isDefined(yield* cache.get(at(2)))
    }).pipe(Effect.provide(StructureCache.memory))
  )

  it.effect("lets the older half of a thousand files go", () =>
    Effect.gen(function* () {
      const memory = memoryFiles.make({ [`${DIRECTORY}/not ours.json`]: "" })
      const nameOf = (i: number) => `${i.toString(16).padStart(32, "0")}.json`
      // The names of older files come later.
      for (let i = 0; i < 1000; i += 1)
        memory.write(`${DIRECTORY}/${nameOf(i)}`, "", BigInt(2_000 - i) * 1_000_000_000n)
      yield* life(memory, (cache) => cache.put(state(), outline))
      const left = namesIn(memory)
      assert.strictEqual(left.length, 501)
      assert.include(left, "not ours.json")
      assert.include(left, nameOf(0))
      assert.notInclude(left, nameOf(999))
    })
  )
})

/** A cache over a disk on which opening a file for writing does `open`; it ends with the scope. */
const cacheOver = (open: Effect.Effect<never, SystemError>, scope: Scope.Scope) => {
  const disk = FileSystem.layerNoop({
    exists: () => Effect.succeed(true),
    readDirectory: () => Effect.succeed([]),
    remove: () => open,
    open: () => open
  })
  const layer = Layer.provide(StructureCache.layer("/cache"), Layer.merge(disk, Path.layer))
  return Effect.map(Layer.buildWithScope(layer, scope), (context) => Context.get(context, StructureCache))
}

/** Puts the lines of the log into a list. */
const logInto = (lines: Array<string>) =>
  Logger.replace(
    Logger.defaultLogger,
    Logger.make(({ message }) => void lines.push(String(message)))
  )

/** Lets all fibers go as far as they get without the clock. */
const settled = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 20)))

describe("StructureCache on a disk that hangs or refuses", () => {
  for (const [kind, hanging] of [
    ["takes three seconds", Effect.andThen(Effect.sleep("3 seconds"), Effect.never)],
    ["never ends and cannot be interrupted", Effect.uninterruptible(Effect.never)]
  ] as const) {
    it.effect(`ends within its limit while a write ${kind}`, () =>
      Effect.gen(function* () {
        const scope = yield* Scope.make()
        const cache = yield* cacheOver(hanging, scope)
        yield* cache.put(state(), outline)
        yield* TestClock.adjust("2 seconds")
        const end = yield* Effect.forkDaemon(Scope.close(scope, Exit.void))
        yield* TestClock.adjust("399 millis")
        yield* settled
        assert.strictEqual((yield* Fiber.poll(end))._tag, "None")
        yield* TestClock.adjust("1 millis")
        yield* settled
        assert.strictEqual((yield* Fiber.poll(end))._tag, "Some")
      })
    )
  }

  for (const [code, writes] of [
    ["EMFILE", 3],
    ["ENOSPC", 3],
    ["EACCES", 1],
    ["EPERM", 1],
    ["EROFS", 1],
    ["ENOTDIR", 1]
  ] as const) {
    it.scoped(`tries ${writes === 1 ? "no more" : "again with the next outline"} after ${code}`, () =>
      Effect.gen(function* () {
        const lines: Array<string> = []
        let opened = 0
        const cause = Object.assign(new Error(code), { code })
        const refused = new SystemError({ reason: "Unknown", module: "FileSystem", method: "open", cause })
        const scope = yield* Scope.make()
        const open = Effect.andThen(
          Effect.sync(() => {
            opened += 1
          }),
          Effect.fail(refused)
        )
        const cache = yield* cacheOver(open, scope)
        yield* Effect.gen(function* () {
          for (let i = 0; i < 3; i += 1) {
            yield* cache.put(state({ path: `/base/${i}.md` }), outline)
            yield* TestClock.adjust("2 seconds")
            yield* settled
          }
        }).pipe(Effect.provide(logInto(lines)))
        yield* Scope.close(scope, Exit.void)
        // Each write opens a sibling, and removes it where that failed.
        assert.strictEqual(opened, 2 * writes)
        assert.strictEqual(lines.length, 1)
        assert.include(lines[0], writes === 1 ? "Outlines stay in memory only:" : "memory only for now:")
      })
    )
  }

  it.scoped("keeps a hundred outlines for it at most", () =>
    Effect.gen(function* () {
      const awake = yield* Deferred.make<void>()
      let opened = 0
      const refused = new SystemError({ reason: "Unknown", module: "FileSystem", method: "open" })
      const open = Effect.sync(() => {
        opened += 1
      }).pipe(Effect.andThen(Deferred.await(awake)), Effect.andThen(Effect.fail(refused)))
      const scope = yield* Scope.make()
      const cache = yield* cacheOver(open, scope)
      for (let i = 0; i < 150; i += 1) yield* cache.put(state({ path: `/base/${i}.md` }), outline)
      yield* TestClock.adjust("2 seconds")
      yield* settled
      assert.strictEqual(opened, 1)
      yield* Deferred.succeed(awake, undefined)
      yield* Scope.close(scope, Exit.void)
      // Each of them opens a sibling, and removes it where that failed.
      assert.strictEqual(opened, 200)
    })
  )
})
