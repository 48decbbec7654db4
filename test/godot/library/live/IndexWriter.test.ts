/** When an index is written: at once, later, at the end, or not at all. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, Exit, Layer, Scope, TestClock } from "effect"
import { IndexBuilder } from "../../../../src/godot/library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../../../src/godot/library/index-file/IndexStore.ts"
import * as IndexWriter from "../../../../src/godot/library/live/IndexWriter.ts"
import * as Corpus from "../../../../src/godot/reference/Corpus.ts"
import { XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"

const root = "/docs"

/** A writer over one class file, in a scope of its own; `events` says what it did. */
const setUp = Effect.gen(function* () {
  const memory = memoryFiles.make({ [`${root}/classes/A.xml`]: xml("A") })
  const events: Array<string> = []
  const note = (event: string) => Effect.sync(() => void events.push(event))
  const store = Layer.succeed(IndexStore, {
    state: Effect.succeed({ path: "/index.json", state: "unknown" as const }),
    open: () => Effect.succeedNone,
    save: ({ version }) => note(`saved ${version}`),
    outdated: () => Effect.void
  })
  const corpus = Either.getOrThrow(Corpus.open(memory.files, root))
  const listing = Corpus.list(memory.files, corpus)
  const scope = yield* Scope.make()
  const { contents, writer } = yield* Effect.gen(function* () {
    const builder = yield* IndexBuilder
    const read = yield* builder.read(root, listing.fingerprints)
    return {
      contents: yield* builder.index(read),
      writer: yield* IndexWriter.make(
        corpus,
        ({ fingerprints }) => ({ version: String(fingerprints.length), root, fingerprints }),
        note("stale")
      )
    }
  }).pipe(
    Effect.provide(
      Layer.merge(IndexBuilder.layer, store).pipe(Layer.provideMerge(Layer.merge(memory.layer, XmlDocParser.layer)))
    ),
    Scope.extend(scope)
  )
  return { memory, events, note, writer, index: { listing, contents }, end: Scope.close(scope, Exit.void) }
})

describe("an index", () => {
  it.effect("is written at once, and tells when", () =>
    Effect.gen(function* () {
      const { end, events, index, note, writer } = yield* setUp
      yield* writer.write(index, note("after"))
      yield* writer.idle
      assert.deepStrictEqual(events, ["saved 1", "after"])
      yield* end
    })
  )

  it.effect("is written ten seconds after an update, unless another one follows", () =>
    Effect.gen(function* () {
      const { end, events, index, writer } = yield* setUp
      yield* writer.writeLater(index)
      yield* TestClock.adjust("9 seconds")
      yield* writer.cancel
      yield* writer.writeLater(index)
      yield* TestClock.adjust("9 seconds")
      assert.deepStrictEqual(events, [])
      yield* TestClock.adjust("1 second")
      yield* writer.idle
      assert.deepStrictEqual(events, ["saved 1"])
      yield* end
    })
  )

  it.effect("that is pending is written at the end", () =>
    Effect.gen(function* () {
      const { end, events, index, writer } = yield* setUp
      yield* writer.writeLater(index)
      yield* end
      assert.deepStrictEqual(events, ["saved 1"])
    })
  )

  it.effect("is not written where its files have changed", () =>
    Effect.gen(function* () {
      const { end, events, index, memory, note, writer } = yield* setUp
      memory.write(`${root}/classes/B.xml`, xml("B"))
      yield* writer.write(index, note("after"))
      yield* writer.idle
      assert.deepStrictEqual(events, ["stale", "after"])
      yield* end
    })
  )
})
