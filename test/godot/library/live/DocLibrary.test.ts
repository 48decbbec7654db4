import { assert, describe, it } from "@effect/vitest"
import { Cause, Deferred, Effect, Exit, Fiber, Layer, Logger, Stream, TestClock } from "effect"
import type { GodotSettings } from "../../../../src/godot/library/GodotSettings.ts"
import { DocLibrary } from "../../../../src/godot/library/live/DocLibrary.ts"
import type { Snapshot } from "../../../../src/godot/library/live/Snapshot.ts"
import { describe as describeSnapshot, isComplete } from "../../../../src/godot/library/live/Snapshot.ts"
import { SymbolResolver } from "../../../../src/godot/library/lookup/SymbolResolver.ts"
import { search } from "../../../../src/godot/search/Search.ts"
import { FileError } from "../../../../src/kernel/files/Files.ts"
import { copyIndex, type Memory, make, methods, settings, until, xml } from "../../../support/library.ts"

const two = {
  "/docs/classes/Node.xml": xml("Node", { body: methods("add_child") }),
  "/docs/classes/Object.xml": xml("Object")
}

/** Runs `body` with a library over `contents`; `lines` are what it logged. */
const using = <A, E>(
  contents: Readonly<Record<string, string>>,
  body: (library: typeof DocLibrary.Service, memory: Memory, lines: ReadonlyArray<string>) => Effect.Effect<A, E>,
  more: Partial<typeof GodotSettings.Service> = {},
  prepare: (memory: Memory) => void = () => undefined
) =>
  Effect.gen(function* () {
    const memory = yield* make(contents)
    prepare(memory)
    const lines: Array<string> = []
    const logger = Logger.replace(
      Logger.defaultLogger,
      Logger.make(({ message, annotations }) => {
        lines.push([message, ...Array.from(annotations, ([key, value]) => `${key}=${value}`)].flat().join(" "))
      })
    )
    return yield* Effect.gen(function* () {
      return yield* body(yield* DocLibrary, memory, lines)
    }).pipe(Effect.provide(memory.layer.pipe(Layer.provide(settings(more)), Layer.provideMerge(logger))))
  })

const names = (snapshot: Snapshot) => snapshot.symbols.classes.map(({ name }) => name)

/** Some turns of the real event loop, for what is not sleeping. */
const turns = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 20)))

/** Lets a rebuild that is due run to its end, and gives the snapshot that replaced the former one. */
const afterChange = (library: typeof DocLibrary.Service, change: Effect.Effect<void>, ms: number) =>
  Effect.gen(function* () {
    const next = yield* Effect.fork(Stream.runHead(library.changes))
    yield* Effect.yieldNow()
    yield* change
    yield* TestClock.adjust(ms)
    return yield* Effect.flatten(Fiber.join(next))
  })

describe("DocLibrary", () => {
  it.effect("reads every class below classes/, and says how", () =>
    using({ ...two, "/docs/classes/deep/er/Label.xml": xml("Label") }, (library, memory, lines) =>
      Effect.gen(function* () {
        const snapshot = yield* library.snapshot
        assert.deepStrictEqual(names(snapshot), ["Label", "Node", "Object"])
        assert.strictEqual(snapshot.built, "cold")
        assert.strictEqual(snapshot.generation, 1)
        assert.strictEqual(describeSnapshot(snapshot), "Godot reference, 3 classes (2 without descriptions)")
        yield* library.persisted
        assert.deepStrictEqual(yield* library.index, {
          path: "/cache/index.json",
          state: "written",
          reason: "there is none yet",
          size: memory.files.files.stat("/cache/index.json")?.size ?? 0
        })
        assert.match(
          lines.join("\n"),
          /^class reference ready (?=.*classes=3)(?=.*documents=4)(?=.*files=3)(?=.*index_bytes=\d+)(?=.*start=cold)/m
        )
      })
    )
  )

  describe("with many files of which a few change", () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [
        `/docs/classes/Class${i}.xml`,
        xml(`Class${i}`, { body: methods(`does_${i}`) })
      ])
    )
    const change = ({ files, ring }: Memory, path: string, content: string | undefined) =>
      Effect.andThen(
        Effect.sync(() => (content === undefined ? files.remove(path) : files.write(path, content))),
        ring
      )

    it.effect("serves the news having read only them, and writes its index when they have been left alone", () =>
      using(many, (library, memory) =>
        Effect.gen(function* () {
          yield* library.persisted
          const reads = memory.files.reads()
          const text = xml("Class3", { brief: "Zorbles.", body: methods("zorb", "does_3") })
          const updated = yield* afterChange(library, change(memory, "/docs/classes/Class3.xml", text), 400)
          assert.strictEqual(memory.files.reads(), reads + 1)
          assert.include(updated.symbols.names, "zorb")
          assert.strictEqual(search(updated.search, { query: "zorbles", limit: 1 }).total, 1)
          assert.notInclude(memory.store.saved?.search.symbols.names ?? [], "zorb")
          yield* Effect.andThen(TestClock.adjust("1 second"), turns).pipe(Effect.repeatN(10))
          yield* library.persisted
          assert.strictEqual(memory.files.reads(), reads + 1)
          assert.strictEqual(memory.store.saved?.search, updated.search)
          assert.deepInclude(yield* library.index, { state: "written", reason: "class files have changed" })
        })
      )
    )

    it.effect("writes no index of files that have changed before it is due", () =>
      using(many, (library, memory) =>
        Effect.gen(function* () {
          yield* library.persisted
          const before = memory.store.saved
          // The index is due ten seconds after the update: between two rescans, which come every ten seconds.
          yield* TestClock.adjust("5 seconds")
          yield* afterChange(library, change(memory, "/docs/classes/Class3.xml", xml("Class3")), 400)
          yield* Effect.andThen(TestClock.adjust("1 second"), turns).pipe(Effect.repeatN(8))
          memory.files.write("/docs/classes/Passing.xml", xml("Passing"))
          yield* TestClock.adjust("900 millis")
          yield* turns
          assert.strictEqual(memory.store.saved, before)
          const whole = yield* afterChange(library, Effect.void, 400)
          assert.include(names(whole), "Passing")
          yield* Effect.andThen(TestClock.adjust("1 second"), turns).pipe(Effect.repeatN(10))
          yield* library.persisted
          assert.strictEqual(memory.store.saved?.search, whole.search)
        })
      )
    )

    it.effect("serves a new class, a removed one and a damaged one so too", () =>
      using(many, (library, memory) =>
        Effect.gen(function* () {
          yield* library.persisted
          const added = yield* afterChange(library, change(memory, "/docs/classes/New.xml", xml("New")), 400)
          assert.include(names(added), "New")
          const removed = yield* afterChange(library, change(memory, "/docs/classes/New.xml", undefined), 400)
          assert.notInclude(names(removed), "New")
          const damaged = yield* afterChange(library, change(memory, "/docs/classes/Class7.xml", "<class"), 400)
          assert.notInclude(names(damaged), "Class7")
          assert.deepStrictEqual(
            damaged.facts.damaged.map(({ file }) => file),
            ["classes/Class7.xml"]
          )
          const mended = yield* afterChange(library, change(memory, "/docs/classes/Class7.xml", xml("Class7")), 400)
          assert.include(names(mended), "Class7")
          assert.deepStrictEqual(mended.facts.damaged, [])
        })
      )
    )

    it.effect("keeps what it has when the files go away before its index is written", () =>
      using(many, (library, memory) =>
        Effect.gen(function* () {
          yield* library.persisted
          yield* afterChange(library, change(memory, "/docs/classes/Class3.xml", xml("Class3")), 400)
          memory.files.remove("/docs")
          yield* TestClock.adjust("6 minutes")
          yield* until(Effect.succeed(true))
          assert.lengthOf(names(yield* library.snapshot), 20)
        })
      )
    )

    it.effect("weighs all files again where another claims a name that is taken", () =>
      using(many, (library, memory) =>
        Effect.gen(function* () {
          yield* library.persisted
          const reads = memory.files.reads()
          const rival = xml("Class5", { brief: "Much more text than the other has.", body: methods("other") })
          const after = yield* afterChange(library, change(memory, "/docs/classes/Rival.xml", rival), 400)
          assert.isAtLeast(memory.files.reads(), reads + 21)
          assert.strictEqual(after.facts.duplicates.length, 1)
          assert.include(after.symbols.names, "other")
        })
      )
    )
  })

  it.effect("starts from a fitting index without reading a class file", () =>
    Effect.gen(function* () {
      const saved = yield* using(two, (library, memory) => Effect.as(library.persisted, memory))
      yield* using(
        two,
        (library, memory) =>
          Effect.gen(function* () {
            const snapshot = yield* library.snapshot
            assert.strictEqual(snapshot.built, "warm")
            assert.strictEqual(memory.files.reads(), 1)
            assert.deepStrictEqual(names(snapshot), ["Node", "Object"])
            assert.strictEqual((yield* library.index).state, "loaded")
            assert.strictEqual((yield* library.classDoc(snapshot, "Node")).methods[0]?.name, "add_child")
          }),
        {},
        (memory) => copyIndex(saved, memory)
      )
    })
  )

  it.effect("is built before it has read anything", () =>
    Effect.gen(function* () {
      const memory = yield* make(two)
      const reads = yield* Effect.map(DocLibrary, () => memory.files.reads()).pipe(
        Effect.provide(memory.layer.pipe(Layer.provide(settings())))
      )
      assert.strictEqual(reads, 0)
    })
  )

  it.effect("swaps a new snapshot in 200 ms after the last of a burst of changes; the old one is untouched", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        const before = yield* library.snapshot
        yield* library.persisted
        memory.files.write("/docs/classes/New.xml", xml("New"))
        yield* memory.ring
        yield* TestClock.adjust("150 millis")
        yield* memory.ring
        yield* TestClock.adjust("199 millis")
        assert.strictEqual(yield* library.current, before)
        const after = yield* afterChange(library, Effect.void, 400)
        assert.deepStrictEqual(names(after), ["New", "Node", "Object"])
        assert.deepStrictEqual(names(before), ["Node", "Object"])
        assert.strictEqual(after.generation, 2)
        assert.strictEqual(yield* library.snapshot, after)
      })
    )
  )

  it.effect("finds a change that no event told of within ten seconds", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        yield* library.snapshot
        yield* library.persisted
        memory.files.write("/docs/classes/Node.xml", xml("Node", { brief: "Changed." }))
        const after = yield* afterChange(library, Effect.void, 10_200)
        assert.strictEqual((yield* library.classDoc(after, "Node")).brief, "Changed.")
      })
    )
  )

  it.effect("does not rebuild when nothing has changed", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        const before = yield* library.snapshot
        yield* library.persisted
        const reads = memory.files.reads()
        yield* memory.ring
        yield* TestClock.adjust("30 seconds")
        assert.strictEqual(yield* library.current, before)
        assert.strictEqual(memory.files.reads(), reads)
      })
    )
  )

  it.effect("is not starved by a writer that never rests", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        yield* library.snapshot
        yield* library.persisted
        const next = yield* Effect.fork(Stream.runHead(library.changes))
        yield* Effect.yieldNow()
        memory.files.write("/docs/classes/New.xml", xml("New"))
        for (let i = 0; i < 20; i++) {
          yield* memory.ring
          yield* TestClock.adjust("100 millis")
        }
        assert.isTrue(Exit.isSuccess(yield* Fiber.await(next)))
      })
    )
  )

  it.effect("does not follow the files when told not to, but serves their fresh text", () =>
    using(
      two,
      (library, memory) =>
        Effect.gen(function* () {
          const before = yield* library.snapshot
          memory.files.write("/docs/classes/Node.xml", xml("Node", { brief: "Changed." }))
          assert.strictEqual((yield* library.classDoc(before, "Node")).brief, "Changed.")
          yield* TestClock.adjust("1 minute")
          assert.strictEqual(yield* library.current, before)
          const after = yield* afterChange(library, library.requestRebuild, 400)
          assert.strictEqual(after.generation, 2)
        }),
      { watch: false }
    )
  )

  it.effect("looks no more either when the files changed while they were read first", () =>
    using(
      two,
      (library, memory) =>
        Effect.gen(function* () {
          const before = yield* library.snapshot
          yield* library.persisted
          const reads = memory.files.reads()
          yield* TestClock.adjust("1 minute")
          yield* turns
          assert.strictEqual(yield* library.current, before)
          assert.strictEqual(memory.files.reads(), reads)
          assert.isUndefined(memory.store.saved)
          const after = yield* afterChange(library, library.requestRebuild, 400)
          assert.include(names(after), "Late")
          yield* library.persisted
          assert.isDefined(memory.store.saved)
        }),
      { watch: false },
      ({ files }) => {
        const { readText } = files.files
        Object.assign(files.files, {
          readText: (path: string) => {
            if (files.reads() === 0) files.write("/docs/classes/Late.xml", xml("Late"))
            return readText(path)
          }
        })
      }
    )
  )

  it.effect("looks again after a defect, and serves", () =>
    Effect.gen(function* () {
      const saved = yield* using(two, (library, memory) => Effect.as(library.persisted, memory))
      yield* using(
        two,
        (library, memory, lines) =>
          Effect.gen(function* () {
            const refused = yield* Effect.exit(library.snapshot)
            assert.instanceOf(Exit.isFailure(refused) && Cause.squash(refused.cause), Cause.RuntimeException)
            assert.isTrue(lines.some((line) => line.startsWith("reading the class files died")))
            memory.store.beforeRest = Effect.void
            yield* turns
            yield* TestClock.adjust("11 seconds")
            yield* until(Effect.map(library.current, (snapshot) => snapshot !== undefined))
            assert.deepStrictEqual(names(yield* library.snapshot), ["Node", "Object"])
          }),
        {},
        (memory) => {
          copyIndex(saved, memory)
          memory.store.beforeRest = Effect.dieMessage("boom")
        }
      )
    })
  )

  it.effect("watches the folders of the files, and again where they were made again", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        yield* library.snapshot
        yield* library.persisted
        assert.includeMembers([...memory.watched()], ["/docs/classes"])
        memory.files.write("/docs/classes/more/New.xml", xml("New"))
        yield* afterChange(library, memory.ring, 400)
        yield* TestClock.adjust(1)
        assert.includeMembers([...memory.watched()], ["/docs/classes", "/docs/classes/more"])
      })
    )
  )

  describe("damaged files", () => {
    const damaged = { ...two, "/docs/classes/Bad.xml": '<class name="Bad">\n  <members>\n</class>' }

    it.effect("cost only themselves and are reported once, with their place", () =>
      using(damaged, (library, memory, lines) =>
        Effect.gen(function* () {
          const { facts, ...snapshot } = yield* library.snapshot
          assert.lengthOf(snapshot.symbols.classes, 2)
          assert.deepInclude(facts.damaged[0], { file: "classes/Bad.xml", className: "Bad", line: 3 })
          memory.files.write("/docs/classes/New.xml", xml("New"))
          yield* afterChange(library, memory.ring, 400)
          assert.lengthOf(
            lines.filter((line) => line.startsWith("PARSE_ERROR classes/Bad.xml:3:")),
            1
          )
        })
      )
    )

    it.effect("are those that are too long to be read, too, also when they have grown since", () =>
      using({ ...two, "/docs/classes/Big.xml": " ".repeat(5_000_000) }, (library, memory) =>
        Effect.gen(function* () {
          const snapshot = yield* library.snapshot
          assert.strictEqual(memory.files.reads(), 2)
          assert.deepInclude(snapshot.facts.damaged[0], { file: "classes/Big.xml", className: "Big", line: 1 })
          memory.files.write("/docs/classes/Node.xml", " ".repeat(5_000_000))
          const refused = yield* Effect.flip(library.classDoc(snapshot, "Node"))
          assert.match(refused.message, /^classes\/Node.xml:1:1: it has 5000000 bytes, /)
          assert.strictEqual(memory.files.reads(), 2)
        })
      )
    )

    it.effect("end the program when no file at all can be read", () =>
      using({ "/docs/classes/Bad.xml": "<class", "/docs/classes/Worse.xml": "" }, (library) =>
        Effect.gen(function* () {
          const error = yield* Effect.flip(library.fatal)
          assert.match(error.message, /None of the 2 class files in \/docs can be read:\n {2}classes\/Bad.xml:1:/)
          assert.strictEqual((yield* Effect.flip(library.snapshot))._tag, "NotFound")
        })
      )
    )

    it.effect("do not take away what was there before", () =>
      using(two, (library, memory, lines) =>
        Effect.gen(function* () {
          const before = yield* library.snapshot
          yield* library.persisted
          memory.files.write("/docs/classes/Node.xml", "<class")
          memory.files.write("/docs/classes/Object.xml", "<class")
          yield* memory.ring
          yield* TestClock.adjust(400)
          yield* until(
            Effect.sync(() =>
              lines.some((line) => line.startsWith("the former state stays: None of the 2 class files"))
            )
          )
          assert.strictEqual(yield* library.snapshot, before)
          assert.strictEqual((yield* Effect.flip(library.classDoc(before, "Node")))._tag, "ParseError")
          memory.files.remove("/docs/classes/Node.xml")
          const gone = yield* Effect.flip(library.classDoc(before, "Node"))
          assert.match(gone.message, /It was in classes\/Node\.xml, which has gone or changed a moment ago/)
        })
      )
    )
  })

  it.effect("of files that name one class keeps the one with the most text, wherever it is", () => {
    const full = "A text that is long enough to win."
    return using(
      {
        "/docs/classes/Node.xml": xml("Node", { brief: full }),
        "/docs/classes/doc/classes/Node.xml": xml("Node", {
          body: methods("a", "b", "c").replaceAll(/Does \w\./g, "")
        }),
        "/docs/classes/a/Label.xml": xml("Label", { body: `<!-- ${"long ".repeat(99)} -->` }),
        "/docs/classes/z/Label.xml": xml("Label", { brief: full })
      },
      (library, _, lines) =>
        Effect.gen(function* () {
          const { symbols, facts } = yield* library.snapshot
          assert.deepStrictEqual(
            symbols.classes.map(({ file }) => file),
            ["classes/z/Label.xml", "classes/Node.xml"]
          )
          assert.sameDeepMembers(
            [...facts.duplicates],
            [
              { className: "Label", kept: "classes/z/Label.xml", dropped: ["classes/a/Label.xml"] },
              { className: "Node", kept: "classes/Node.xml", dropped: ["classes/doc/classes/Node.xml"] }
            ]
          )
          assert.deepStrictEqual(facts.skeletons, [])
          yield* library.persisted
          assert.include(lines.join("\n"), "duplicates=2")
        })
    )
  })

  it.effect("answers empty when the last class file goes, with a warning", () =>
    using(two, (library, memory, lines) =>
      Effect.gen(function* () {
        yield* library.snapshot
        for (const { name } of memory.files.files.list("/docs/classes")) memory.files.remove(`/docs/classes/${name}`)
        memory.files.write("/docs/classes/readme.txt", "")
        yield* library.requestRebuild
        yield* TestClock.adjust("11 seconds")
        yield* until(Effect.map(library.current, (snapshot) => snapshot !== undefined && names(snapshot).length === 0))
        assert.include(lines.join("\n"), "there are no class files in /docs")
      })
    )
  )

  it.effect("tries again when the files come back after a failed first look", () =>
    using(
      two,
      (library, memory) =>
        Effect.gen(function* () {
          memory.files.remove("/docs/classes")
          const error = yield* Effect.flip(library.snapshot)
          assert.strictEqual(error._tag, "NotFound")
          assert.match(error.message, /\/docs/)
          memory.files.write("/docs/classes/Node.xml", xml("Node"))
          yield* TestClock.adjust("11 seconds")
          yield* Effect.repeat(Effect.yieldNow(), { times: 5 })
          yield* until(Effect.map(library.current, (snapshot) => snapshot !== undefined))
          assert.deepStrictEqual(names(yield* library.snapshot), ["Node"])
        }),
      {}
    )
  )

  it.effect("keeps answering when the root goes away, and follows the one that comes in its place", () =>
    using(two, (library, memory, lines) =>
      Effect.gen(function* () {
        const before = yield* library.snapshot
        yield* library.persisted
        memory.files.remove("/docs")
        yield* memory.ring
        yield* TestClock.adjust(400)
        yield* until(Effect.sync(() => lines.some((line) => line.startsWith("the former state stays: /docs"))))
        assert.strictEqual(yield* library.snapshot, before)
        const gone = yield* Effect.flip(library.classDoc(before, "Node"))
        assert.match(gone.message, /Its documents were in \/docs, which has gone; put them back/)
        memory.files.write("/docs/classes/Other.xml", xml("Other"))
        const after = yield* afterChange(library, Effect.void, 10_400)
        assert.deepStrictEqual(names(after), ["Other"])
      })
    )
  )

  it.effect("refuses a file that has become a link out of the root", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        const snapshot = yield* library.snapshot
        memory.files.write("/secret.xml", xml("Node"))
        memory.files.link("/docs/classes/Node.xml", "/secret.xml")
        assert.strictEqual((yield* Effect.flip(library.classDoc(snapshot, "Node")))._tag, "AccessDenied")
        assert.strictEqual((yield* Effect.flip(library.classDoc(snapshot, "None")))._tag, "NotFound")
      })
    )
  )

  it.effect("remembers a document for as long as its file stays the same", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        const snapshot = yield* library.snapshot
        yield* library.persisted
        const first = yield* library.classDoc(snapshot, "Node")
        const reads = memory.files.reads()
        assert.strictEqual(yield* library.classDoc(snapshot, "Node"), first)
        assert.strictEqual(memory.files.reads(), reads)
        memory.files.write("/docs/classes/Node.xml", xml("Renamed"))
        assert.strictEqual((yield* Effect.flip(library.classDoc(snapshot, "Node")))._tag, "NotFound")
      })
    )
  )

  it.effect("does not remember a document of a file that changed within a tick of the clock", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        const snapshot = yield* library.snapshot
        yield* library.persisted
        // Files in memory change one second after the clock's zero.
        yield* TestClock.setTime(1_010)
        yield* library.classDoc(snapshot, "Node")
        const reads = memory.files.reads()
        yield* library.classDoc(snapshot, "Node")
        assert.strictEqual(memory.files.reads(), reads + 1)
      })
    )
  )

  it.effect("keeps what it has while listed files cannot be found, and rescans", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        const before = yield* library.snapshot
        yield* library.persisted
        const { readText } = memory.files.files
        const missing = (path: string): never => {
          throw new FileError({ path, code: "ENOENT" })
        }
        Object.assign(memory.files.files, { readText: missing })
        for (const name of ["Node", "Object"])
          memory.files.write(`/docs/classes/${name}.xml`, xml(name, { brief: "New." }))
        yield* memory.ring
        yield* TestClock.adjust(400)
        yield* turns
        assert.strictEqual(yield* library.current, before)
        Object.assign(memory.files.files, { readText })
        const after = yield* afterChange(library, Effect.void, 400)
        assert.deepStrictEqual(names(after), ["Node", "Object"])
      })
    )
  )

  it.effect("says when the index cannot be written, and serves", () =>
    using(
      two,
      (library, _, lines) =>
        Effect.gen(function* () {
          yield* library.snapshot
          yield* library.persisted
          assert.deepInclude(yield* library.index, {
            state: "failed",
            reason: "the disk is full"
          })
          assert.include(
            lines.join("\n"),
            "the index is not kept, /cache/index.json cannot be written: the disk is full"
          )
        }),
      {},
      (memory) => {
        memory.files.refuseWriting("the disk is full")
      }
    )
  )

  it.effect("serves the starter reference when asked for it", () =>
    using(
      { "/starter/classes/Node.xml": xml("Node", { version: "4.5", brief: "A node." }) },
      (library) =>
        Effect.gen(function* () {
          const snapshot = yield* library.snapshot
          assert.strictEqual(snapshot.facts.layout, "starter")
          assert.match(describeSnapshot(snapshot), /^Godot 4.5, 1 class; a starter/)
        }),
      { docDir: "builtin" }
    )
  )

  describe("while the first reading is indexed", () => {
    /** Runs `body` with the indexing held back until `go` is done; then `fate` befalls it. */
    const held = <A, E>(
      body: (
        library: typeof DocLibrary.Service,
        resolver: typeof SymbolResolver.Service,
        go: Effect.Effect<void>
      ) => Effect.Effect<A, E>,
      fate: Effect.Effect<void> = Effect.void
    ) =>
      Effect.gen(function* () {
        const gate = yield* Deferred.make<void>()
        const memory = yield* make(two)
        memory.builder.beforeIndexing = Effect.andThen(Deferred.await(gate), fate)
        return yield* Effect.gen(function* () {
          const go = Effect.asVoid(Deferred.succeed(gate, undefined))
          return yield* body(yield* DocLibrary, yield* SymbolResolver, go)
        }).pipe(Effect.provide(memory.layer.pipe(Layer.provide(settings()))))
      })

    it.effect("looks up what there is, and lets a search wait", () =>
      held((library, resolver, go) =>
        Effect.gen(function* () {
          const early = yield* library.names
          assert.deepStrictEqual(
            early.symbols.classes.map(({ name }) => name),
            ["Node", "Object"]
          )
          assert.strictEqual((yield* resolver.findSymbol(early, "Node.add_child")).name, "add_child")
          assert.isUndefined(yield* library.current)
          const whole = yield* Effect.fork(library.snapshot)
          yield* turns
          assert.isNull(whole.unsafePoll())
          yield* go
          const snapshot = yield* Fiber.join(whole)
          assert.strictEqual(snapshot.symbols, early.symbols)
          assert.strictEqual(snapshot.generation, early.generation)
          assert.strictEqual(yield* library.names, snapshot)
        })
      )
    )

    it.effect("waits to say what a name is near to that there is not", () =>
      held((library, resolver, go) =>
        Effect.gen(function* () {
          const early = yield* library.names
          const missing = yield* Effect.fork(Effect.flip(resolver.findSymbol(early, "Node.add_chlid")))
          yield* turns
          assert.isNull(missing.unsafePoll())
          yield* go
          assert.include((yield* Fiber.join(missing)).message, "Node.add_child")
        })
      )
    )

    it.effect("goes on looking up where the indexing dies, and tells those who search", () =>
      held(
        (library, resolver, go) =>
          Effect.gen(function* () {
            const early = yield* library.names
            yield* go
            assert.isTrue(Exit.isFailure(yield* Effect.exit(library.snapshot)))
            assert.strictEqual((yield* library.names).symbols, early.symbols)
            assert.strictEqual((yield* resolver.findClass(early, "node")).name, "Node")
          }),
        Effect.dieMessage("boom")
      )
    )
  })

  it.effect("indexes a big reference as it was read, whatever becomes of its files meanwhile", () =>
    Effect.gen(function* () {
      const big = Array.from({ length: 5 }, (_, i) => [
        `/docs/classes/Big${i}.xml`,
        xml(`Big${i}`, { brief: `Zorbles${i}. ${"Lorem ipsum. ".repeat(45_000 - i)}` })
      ])
      const memory = yield* make(Object.fromEntries(big))
      memory.builder.beforeIndexing = Effect.sync(() => {
        memory.files.remove("/docs/classes/Big4.xml")
        memory.files.write("/docs/classes/Big3.xml", xml("Big3", { brief: "Zebrafish." }))
      })
      const snapshot = yield* Effect.flatMap(DocLibrary, (library) => library.snapshot).pipe(
        Effect.provide(memory.layer.pipe(Layer.provide(settings({ watch: false }))))
      )
      const found = (query: string) => search(snapshot.search, { query, limit: 5 }).hits.map(({ row }) => row)
      assert.deepStrictEqual(snapshot.symbols.names, ["Big0", "Big1", "Big2", "Big3", "Big4"])
      for (const row of [0, 1, 2, 3, 4]) assert.deepStrictEqual(found(`zorbles${row}`), [row])
      assert.deepStrictEqual(found("zebrafish"), [])
    })
  )

  it.effect("looks up in an index file before the rest of it is read", () =>
    using(two, (library, memory) =>
      Effect.gen(function* () {
        yield* library.persisted
        const warm = yield* make(two)
        copyIndex(memory, warm)
        warm.store.beforeRest = Effect.never
        const early = yield* Effect.flatMap(DocLibrary, (other) => Effect.tap(other.names, turns)).pipe(
          Effect.provide(warm.layer.pipe(Layer.provide(settings())))
        )
        assert.strictEqual(early.built, "warm")
        assert.isFalse(isComplete(early))
      })
    )
  )

  it.effect("reports how far the first reading is", () =>
    using(two, (library) =>
      Effect.gen(function* () {
        const seen = yield* Stream.runCollect(library.progressing)
        assert.deepStrictEqual([...seen].at(-1), { phase: "ready", done: 2, total: 2 })
        assert.deepStrictEqual(yield* library.progress, { phase: "ready", done: 2, total: 2 })
      })
    )
  )

  describe("without documents", () => {
    const failing = (contents: Readonly<Record<string, string>>, docDir = "/docs") =>
      Effect.flip(using(contents, () => Effect.void, { docDir }))

    it.effect("says of a starter that was left behind that the whole folder is needed", () =>
      Effect.gen(function* () {
        const { message } = yield* failing({ "/other/a.txt": "" }, "builtin")
        assert.include(message, "starter reference is missing")
        assert.include(message, "copy the whole folder")
        assert.notInclude(message, "GODOT_DOC_DIR=builtin")
      })
    )

    it.effect("reports what it looked at, what it expected and how to get them", () =>
      Effect.gen(function* () {
        const error = yield* failing({ "/other/a.txt": "" })
        assert.strictEqual(error._tag, "DocsUnreadable")
        for (const part of [
          "/docs",
          "does not exist",
          "classes/",
          "git clone",
          "--doctool",
          "GODOT_DOC_DIR",
          "builtin"
        ]) {
          assert.include(error.message, part)
        }
      })
    )

    it.effect("tells a folder that has no classes/, one that holds the files itself, and a file apart", () =>
      Effect.gen(function* () {
        assert.include((yield* failing({ "/docs/a.txt": "" })).message, "holds no classes/ folder")
        const itself = yield* failing(two, "/docs/classes")
        assert.include(itself.message, "set GODOT_DOC_DIR to its parent, /docs")
        assert.include((yield* failing({ "/docs": "" })).message, "not a directory")
      })
    )
  })
})
