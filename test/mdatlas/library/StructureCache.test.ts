import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger, type Scope } from "effect"
import type { Fingerprint } from "../../../src/kernel/Fingerprint.ts"
import * as Scan from "../../../src/mdatlas/document/Scan.ts"
import { StructureCache } from "../../../src/mdatlas/library/StructureCache.ts"
import { markdownBase } from "../../support/markdownBase.ts"

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

/** What one life of the cache over `directory` does; its writes are done when it ends. */
const life = <A, E, R>(directory: string, use: (cache: typeof StructureCache.Service) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(StructureCache, use).pipe(
    Effect.provide(Layer.provide(StructureCache.layer(directory), NodeContext.layer))
  ) as Effect.Effect<A, E, Exclude<R, Scope.Scope>>

const onlyFile = (directory: string): string => {
  const [name = ""] = readdirSync(directory).filter((one) => one.endsWith(".json"))
  return join(directory, name)
}

const changes: ReadonlyArray<Partial<Fingerprint>> = [
  { size: text.length + 1 },
  { mtimeNs: 9n },
  { ctimeNs: 9n },
  { ino: 9n },
  { dev: 9n }
]

describe("StructureCache", () => {
  it.scopedLive("knows an outline again in just the state it was kept for", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({})
      for (const layer of [
        StructureCache.memory,
        Layer.provide(StructureCache.layer(join(base, "cache")), NodeContext.layer)
      ]) {
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

  it.scopedLive("keeps it from one start to the next", () =>
    Effect.gen(function* () {
      const directory = join(yield* markdownBase({}), "cache/deep")
      yield* life(directory, (cache) => cache.put(state(), outline))
      yield* life(directory, (cache) =>
        Effect.map(cache.get(state()), (again) => assert.deepStrictEqual(again, outline))
      )
      for (const change of changes) {
        yield* life(directory, (cache) => cache.put(state(), outline))
        yield* life(directory, (cache) => Effect.map(cache.get(state(change)), (again) => assert.isUndefined(again)))
      }
    })
  )

  it.scopedLive("throws away what is corrupt, foreign, older or of another file", () =>
    Effect.gen(function* () {
      const directory = join(yield* markdownBase({}), "cache")
      yield* life(directory, (cache) => cache.put(state(), outline))
      const path = onlyFile(directory)
      const good = readFileSync(path, "utf8")
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
        good.replace("二", "三"),
        good.replace('"sections":2', '"sections":3')
      ]) {
        writeFileSync(path, bad)
        assert.isUndefined(yield* life(directory, (cache) => cache.get(state())), bad)
        assert.throws(() => statSync(path), "ENOENT", bad)
      }
      // A folder in the file's place is no harm either.
      mkdirSync(path, { recursive: true })
      assert.isUndefined(yield* life(directory, (cache) => cache.get(state())))
    })
  )

  it.scopedLive("stays in memory, with one warning, where it cannot write", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "file.md": "" })
      const lines: Array<string> = []
      const logger = Logger.replace(
        Logger.defaultLogger,
        Logger.make(({ message }) => void lines.push(String(message)))
      )
      yield* life(join(base, "file.md/cache"), (cache) =>
        Effect.gen(function* () {
          yield* cache.put(state(), outline)
          yield* Effect.sleep("100 millis")
          yield* cache.put(state({ path: "/base/b.md" }), outline)
          assert.deepStrictEqual(yield* cache.get(state()), outline)
        })
      ).pipe(Effect.provide(logger))
      assert.strictEqual(lines.length, 1)
      assert.include(lines[0], "memory only")
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

  it.scopedLive("lets the older half of a thousand files go", () =>
    Effect.gen(function* () {
      const directory = yield* markdownBase({})
      for (let i = 0; i < 1000; i += 1) {
        const path = join(directory, `${i.toString(16).padStart(32, "0")}.json`)
        writeFileSync(path, "")
        utimesSync(path, 1000 + i, 1000 + i)
      }
      writeFileSync(join(directory, "not ours.json"), "")
      yield* life(directory, (cache) => cache.put(state(), outline))
      const left = readdirSync(directory)
      assert.isAtMost(left.length, 502)
      assert.include(left, "not ours.json")
      assert.include(left, `${(999).toString(16).padStart(32, "0")}.json`)
      assert.isDefined(yield* life(directory, (cache) => cache.get(state())))
    })
  )
})
