/** The events that a first reading, an update and a failure give. */
import { Path } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, Layer, Logger, Queue } from "effect"
import { IndexBuilder } from "../../../../src/godot/library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../../../src/godot/library/index-file/IndexStore.ts"
import * as Reindexer from "../../../../src/godot/library/live/Reindexer.ts"
import * as Corpus from "../../../../src/godot/reference/Corpus.ts"
import { XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { Idle, make as idle } from "../../../../src/kernel/util/Idle.ts"
import { settings, until, xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"

const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`/docs/classes/C${i}.xml`, xml(`C${i}`)]))

/**
 * Runs `body` with a reindexer over `memory`; `upTo` waits for the next event of a kind, and returns it with those
 * before it.
 */
const using = <A, E>(
  memory: memoryFiles.MemoryFiles,
  body: (
    reindexer: Reindexer.Reindexer,
    upTo: (tag: Reindexer.ReindexEvent["_tag"]) => Effect.Effect<ReadonlyArray<Reindexer.ReindexEvent>>
  ) => Effect.Effect<A, E>
) =>
  Effect.gen(function* () {
    const corpus = Either.getOrThrow(Corpus.open(memory.files, "/docs"))
    const reindexer = yield* Reindexer.make(corpus, Effect.void)
    const seen: Array<Reindexer.ReindexEvent> = []
    yield* Effect.forkScoped(Effect.forever(Effect.map(Queue.take(reindexer.events), (event) => seen.push(event))))
    return yield* body(reindexer, (tag) =>
      until(Effect.sync(() => seen.some(({ _tag }) => _tag === tag))).pipe(
        Effect.map(() => seen.splice(0, seen.findIndex(({ _tag }) => _tag === tag) + 1))
      )
    )
  }).pipe(
    Effect.scoped,
    Effect.provide(
      Layer.merge(IndexBuilder.layer, IndexStore.layer).pipe(
        Layer.provideMerge(Layer.mergeAll(memory.layer, Path.layer, settings(), XmlDocParser.layer)),
        Layer.provide(Layer.succeed(Idle, { ...idle(), awaitQuiet: () => Effect.void })),
        Layer.provideMerge(Logger.remove(Logger.defaultLogger))
      )
    )
  )

/** The kinds of the events; progress, of which there is more on a busy machine, once. */
const tags = (events: ReadonlyArray<Reindexer.ReindexEvent>): string =>
  events
    .map(({ _tag }) => _tag)
    .filter((tag, i, all) => tag !== "Progress" || all.indexOf(tag) === i)
    .join(" ")

describe("the reindexer", () => {
  it.live("reports names before the index, then that its file is written", () =>
    using(memoryFiles.make(many), (reindexer, upTo) =>
      Effect.gen(function* () {
        yield* reindexer.rescan
        const events = yield* upTo("Settled")
        assert.strictEqual(tags(events), "Progress Named Indexed Settled")
        const [named, indexed, settled] = events.filter(({ _tag }) => _tag !== "Progress")
        assert.isTrue(named?._tag === "Named" && named.built === "cold")
        assert.isTrue(indexed?._tag === "Indexed" && indexed.contents.search.symbols.classes.length === 20)
        assert.isTrue(settled?._tag === "Settled" && settled.index.state === "written")
      })
    )
  )

  it.live("takes a file that fits: no progress, and nothing to write", () => {
    const memory = memoryFiles.make(many)
    return Effect.gen(function* () {
      yield* using(memory, (first) => Effect.andThen(first.rescan, first.saved))
      const events = yield* using(memory, (second, upTo) => Effect.andThen(second.rescan, upTo("Settled")))
      assert.strictEqual(tags(events), "Named Indexed Settled")
      assert.isTrue(events[1]?._tag === "Indexed" && events[1].built === "warm")
    })
  })

  it.live(
    "reports nothing where nothing changed, an update at once, and writes its index before the program ends",
    () => {
      const memory = memoryFiles.make(many)
      return Effect.gen(function* () {
        yield* using(memory, (reindexer, upTo) =>
          Effect.gen(function* () {
            yield* reindexer.rescan
            yield* upTo("Settled")
            yield* reindexer.rescan
            memory.write("/docs/classes/C3.xml", xml("C3", { brief: "Zorbles." }))
            yield* reindexer.rescan
            const events = yield* upTo("Settled")
            assert.strictEqual(tags(events), "Indexed Settled")
            assert.isTrue(events[1]?._tag === "Settled" && events[1].index.state === "unknown")
          })
        )
        const [, indexed] = yield* using(memory, (second, upTo) => Effect.andThen(second.rescan, upTo("Indexed")))
        assert.isTrue(indexed?._tag === "Indexed" && indexed.built === "warm")
      })
    }
  )

  it.live("reports why a rescan failed, and goes on with the next", () => {
    const memory = memoryFiles.make({ "/docs/classes/Bad.xml": "<class" })
    return using(memory, (reindexer, upTo) =>
      Effect.gen(function* () {
        yield* reindexer.rescan
        assert.strictEqual(tags(yield* upTo("Failed")), "Progress Failed")
        memory.write("/docs/classes/Bad.xml", xml("Bad"))
        yield* reindexer.rescan
        assert.strictEqual(tags(yield* upTo("Indexed")), "Progress Named Indexed")
      })
    )
  })
})
