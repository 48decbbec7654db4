import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, Layer, TestClock } from "effect"
import type { Names } from "../../../../src/godot/library/live/Snapshot.ts"
import { ClassDocs } from "../../../../src/godot/library/lookup/ClassDocs.ts"
import * as SymbolTable from "../../../../src/godot/reference/SymbolTable.ts"
import { parse, XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"

const file = "classes/Node.xml"
const body =
  '<members><member name="name" type="String" setter="set_name" getter="get_name">The name.</member></members>'
const text = (brief: string) => xml("Node", { brief, body })

describe("the documents of a snapshot", () => {
  it.effect("are read once, and again when a file changed although no one watches it", () => {
    const memory = memoryFiles.make({ [`/docs/${file}`]: text("First.") })
    return Effect.gen(function* () {
      const doc = Either.getOrThrow(parse(file, text("First.")))
      const names = { root: "/docs", symbols: SymbolTable.build([{ file, doc }]) } as Names
      const docs = yield* ClassDocs
      const lookup = docs.of(names)
      assert.strictEqual(lookup("Node")?.brief, "First.")
      assert.isUndefined(lookup("Nobody"))
      assert.deepStrictEqual(
        [...docs.accessors(names)],
        [
          ["set_name", ["Node"]],
          ["get_name", ["Node"]]
        ]
      )
      memory.write(`/docs/${file}`, text("Second."))
      assert.strictEqual(docs.of(names), lookup)
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(docs.of(names)("Node")?.brief, "Second.")
      const again = docs.of(names)
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(docs.of(names), again)
      memory.remove(`/docs/${file}`)
      yield* TestClock.adjust("2 seconds")
      assert.isUndefined(docs.of(names)("Node"))
      memory.write("/docs/other.xml", text("Third."))
      memory.link(`/docs/${file}`, "/docs/other.xml")
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(docs.of(names)("Node")?.brief, "Third.")
      memory.write("/outside.xml", text("Fourth."))
      memory.link(`/docs/${file}`, "/outside.xml")
      yield* TestClock.adjust("2 seconds")
      assert.isUndefined(docs.of(names)("Node"))
    }).pipe(Effect.provide(ClassDocs.layer.pipe(Layer.provide(Layer.merge(memory.layer, XmlDocParser.layer)))))
  })
})
