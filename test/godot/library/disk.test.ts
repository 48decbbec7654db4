/** The library on a real disk: the index file, what may befall it, and files that change under readers. */
import { execFileSync } from "node:child_process"
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger, LogLevel } from "effect"
import { IndexBuilder } from "../../../src/godot/library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../../src/godot/library/index-file/IndexStore.ts"
import { DocLibrary } from "../../../src/godot/library/live/DocLibrary.ts"
import { SymbolResolver } from "../../../src/godot/library/lookup/SymbolResolver.ts"
import { XmlDocParser } from "../../../src/godot/reference/XmlDocParser.ts"
import * as Search from "../../../src/godot/search/Search.ts"
import { Files } from "../../../src/kernel/files/Files.ts"
import { Watcher } from "../../../src/kernel/files/Watcher.ts"
import { methods, settings, xml } from "../../support/library.ts"

/** A folder with a small reference and room for an index. */
const place = Effect.acquireRelease(
  Effect.sync(() => {
    const root = mkdtempSync(join(tmpdir(), "library-"))
    mkdirSync(join(root, "doc/classes"), { recursive: true })
    const write = (name: string, text: string) => writeFileSync(join(root, "doc/classes", `${name}.xml`), text)
    for (let i = 0; i < 30; i++) write(`Class${i}`, xml(`Class${i}`, { body: methods(`do_${i}`) }))
    write("Node", xml("Node", { brief: "First text.", body: methods("add_child") }))
    return { root, write, index: join(root, "cache/index.json"), classes: join(root, "doc/classes") }
  }),
  ({ root }) => Effect.sync(() => rmSync(root, { recursive: true, force: true }))
)
type Place = Effect.Effect.Success<typeof place>

const library = ({ root, index }: Place, more: Parameters<typeof settings>[0] = {}) =>
  SymbolResolver.layer.pipe(
    Layer.provideMerge(DocLibrary.layer),
    Layer.provide(Layer.merge(IndexBuilder.layer, IndexStore.layer)),
    Layer.provide(Layer.mergeAll(Files.layer, Watcher.layer, XmlDocParser.layer, NodeContext.layer)),
    Layer.provide(settings({ docDir: join(root, "doc"), indexPath: index, ...more }))
  )

/** One start: what it did, and what it left. */
const start = (at: Place, more: Parameters<typeof settings>[0] = {}) =>
  Effect.gen(function* () {
    const docs = yield* DocLibrary
    const { built, symbols } = yield* docs.snapshot
    yield* docs.persisted
    return { built, classes: symbols.classes.length, index: yield* docs.index }
  }).pipe(Effect.provide(library(at, more)), Logger.withMinimumLogLevel(LogLevel.None))

describe("the library on disk", () => {
  it.scopedLive("starts cold once and then warm, from a file with nothing beside it", () =>
    Effect.gen(function* () {
      const at = yield* place
      assert.deepInclude(yield* start(at), { built: "cold", classes: 31 })
      assert.deepStrictEqual(readdirSync(join(at.root, "cache")), ["index.json"])
      const again = yield* start(at)
      assert.deepInclude(again, { built: "warm", classes: 31 })
      assert.strictEqual(again.index.size, statSync(at.index).size)
    })
  )

  it.scopedLive("puts no index in the place of what is no file, and does not wait for one", () =>
    Effect.gen(function* () {
      const at = yield* place
      const pipe = join(at.root, "pipe")
      execFileSync("mkfifo", [pipe])
      const { built, index } = yield* start(at, { indexPath: pipe })
      assert.strictEqual(built, "cold")
      assert.deepInclude(index, { state: "failed", reason: "it is not a regular file" })
      assert.isTrue(statSync(pipe).isFIFO())
    })
  )

  it.scopedLive("reports where the bytes of a file are no UTF-8, and takes U+FFFD where it is in the text", () =>
    Effect.gen(function* () {
      const at = yield* place
      at.write("Marked", xml("Marked", { brief: "Shown as \uFFFD." }))
      writeFileSync(join(at.classes, "Latin.xml"), Buffer.from(xml("Latin", { brief: "A caf\u00e9." }), "latin1"))
      const { symbols, facts } = yield* Effect.flatMap(DocLibrary, ({ snapshot }) => snapshot).pipe(
        Effect.provide(library(at)),
        Logger.withMinimumLogLevel(LogLevel.None)
      )
      assert.isTrue(symbols.classes.some(({ name }) => name === "Marked"))
      assert.deepStrictEqual(
        facts.damaged.map(({ file, reason }) => [file, reason]),
        [["classes/Latin.xml", "bytes that are not UTF-8"]]
      )
      const { line = 0, column = 0 } = facts.damaged[0] ?? {}
      const text = readFileSync(join(at.classes, "Latin.xml"), "latin1")
      assert.strictEqual(text.split("\n")[line - 1]?.[column - 1], "\u00e9")
    })
  )

  it.scopedLive("rebuilds and overwrites an index that is cut, altered, foreign, empty or of another version", () =>
    Effect.gen(function* () {
      const at = yield* place
      yield* start(at)
      const good = readFileSync(at.index)
      const spoil: ReadonlyArray<() => void> = [
        () => truncateSync(at.index, Math.floor(good.length / 2)),
        () => truncateSync(at.index, 0),
        () => writeFileSync(at.index, "{}"),
        () => writeFileSync(at.index, Buffer.concat([good, good])),
        () => {
          const bytes = Buffer.from(good)
          bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
          writeFileSync(at.index, bytes)
        }
      ]
      for (const harm of spoil) {
        harm()
        const { built, index } = yield* start(at)
        assert.strictEqual(built, "cold")
        assert.strictEqual(index.state, "written")
        assert.strictEqual((yield* start(at)).built, "warm")
      }
      assert.strictEqual((yield* start(at, { version: "2.0.0" })).built, "cold")
      assert.strictEqual((yield* start(at, { version: "2.0.0" })).built, "warm")
    })
  )

  it.scopedLive("does not take an index for current when a file was edited, touched, replaced, added or removed", () =>
    Effect.gen(function* () {
      const at = yield* place
      const node = join(at.classes, "Node.xml")
      yield* start(at)
      const { atime, mtime } = statSync(node)
      const changes: ReadonlyArray<() => void> = [
        // A text of the same length, and with the old time put back.
        () => {
          at.write("Node", readFileSync(node, "utf8").replace("First", "Fresh"))
          utimesSync(node, atime, mtime)
        },
        () => utimesSync(node, new Date(), new Date()),
        () => {
          writeFileSync(`${node}.new`, readFileSync(node))
          renameSync(`${node}.new`, node)
        },
        () => at.write("New", xml("New")),
        () => rmSync(join(at.classes, "New.xml"))
      ]
      for (const change of changes) {
        change()
        assert.strictEqual((yield* start(at)).built, "cold")
        assert.strictEqual((yield* start(at)).built, "warm")
      }
    })
  )

  it.scopedLive("serves where no index can be kept", () =>
    Effect.gen(function* () {
      const at = yield* place
      const { built, index } = yield* start({ ...at, index: join(at.classes, "Node.xml/index.json") })
      assert.strictEqual(built, "cold")
      assert.strictEqual(index.state, "failed")
    })
  )

  it.scopedLive("bears several starts at once on one index file", () =>
    Effect.gen(function* () {
      const at = yield* place
      const starts = yield* Effect.all(
        Array.from({ length: 6 }, () => start(at)),
        { concurrency: "unbounded" }
      )
      assert.isTrue(starts.every(({ classes }) => classes === 31))
      assert.deepStrictEqual(readdirSync(join(at.root, "cache")), ["index.json"])
      assert.strictEqual((yield* start(at)).built, "warm")
    })
  )

  it.scopedLive("serves a change within two seconds of the event, to readers of class files at once", () =>
    Effect.gen(function* () {
      const at = yield* place
      yield* Effect.gen(function* () {
        const docs = yield* DocLibrary
        const before = yield* docs.snapshot
        yield* docs.persisted
        yield* Effect.sleep("100 millis")
        at.write("Node", xml("Node", { brief: "A zebra crosses." }))
        assert.strictEqual((yield* docs.classDoc(before, "Node")).brief, "A zebra crosses.")
        const finds = Effect.map(
          docs.snapshot,
          ({ search }) => Search.search(search, { query: "zebra", limit: 5 }).hits
        )
        const hits = yield* finds.pipe(
          Effect.delay("20 millis"),
          Effect.repeat({ until: (found) => found.length > 0 }),
          Effect.timeout("10 seconds")
        )
        assert.lengthOf(hits, 1)
      }).pipe(Effect.provide(library(at)), Logger.withMinimumLogLevel(LogLevel.None))
    })
  )

  it.scopedLive("answers readers with typed failures only, whatever happens to the files meanwhile", () =>
    Effect.gen(function* () {
      const at = yield* place
      yield* Effect.gen(function* () {
        const docs = yield* DocLibrary
        const resolver = yield* SymbolResolver
        yield* docs.snapshot
        let writing = true
        const harm = Effect.gen(function* () {
          for (let i = 0; i < 50; i++) {
            const name = `Class${i % 7}`
            const path = join(at.classes, `${name}.xml`)
            if (i % 5 === 0) rmSync(path, { force: true })
            else if (i % 5 === 1) at.write(name, "<class name=")
            else if (i % 5 === 2) at.write(name, "")
            else if (i % 5 === 3) {
              writeFileSync(`${path}.new`, xml(name, { body: methods("other") }))
              renameSync(`${path}.new`, path)
            } else at.write(name, xml(name, { body: methods(`do_${i % 7}`) }))
            yield* Effect.sleep("8 millis")
          }
          writing = false
        })
        const seen = new Set<string>()
        const reader = (n: number) =>
          Effect.gen(function* () {
            for (let i = n; writing; i++) {
              const snapshot = yield* docs.snapshot
              const answer = yield* Effect.either(resolver.findSymbol(snapshot, `Class${i % 7}.do_${i % 7}`))
              seen.add(answer._tag === "Left" ? answer.left._tag : "answer")
              Search.search(snapshot.search, { query: `class${i % 7} do`, limit: 5 })
              yield* Effect.sleep("2 millis")
            }
          })
        yield* Effect.all([harm, ...Array.from({ length: 4 }, (_, n) => reader(n))], { concurrency: "unbounded" })
        for (const tag of seen) assert.include(["answer", "NotFound", "ParseError", "AccessDenied"], tag)
        assert.includeMembers([...seen], ["answer", "NotFound"])

        for (let i = 0; i < 7; i++) at.write(`Class${i}`, xml(`Class${i}`, { body: methods("settled") }))
        const settled = Effect.map(
          docs.snapshot,
          ({ symbols }) => symbols.names.filter((name) => name === "settled").length
        )
        yield* settled.pipe(
          Effect.delay("20 millis"),
          Effect.repeat({ until: (count) => count === 7 }),
          Effect.timeout("30 seconds")
        )
      }).pipe(Effect.provide(library(at)), Logger.withMinimumLogLevel(LogLevel.None))
    })
  )
})
