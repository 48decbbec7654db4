import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { Store } from "../../../../src/godot/store/Store.ts"
import { Since } from "../../../../src/godot/surface/answers/Since.ts"
import type { Files } from "../../../../src/kernel/files/Files.ts"
import { methods, xml } from "../../../support/library.ts"
import * as memoryFiles from "../../../support/memoryFiles.ts"

const operator = (name: string) =>
  `<operators><operator name="operator ${name}"><return type="int" /><description></description></operator></operators>`

/** Godot 3 describes global functions in another place than Godot 4, and no operator at all. */
const contents = {
  "/sets/3.2/classes/@GDScript.xml": xml("@GDScript", { body: methods("print") }),
  "/sets/3.2/classes/@GlobalScope.xml": xml("@GlobalScope"),
  "/sets/3.2/classes/Vector2.xml": xml("Vector2"),
  "/sets/4.1/classes/@GDScript.xml": xml("@GDScript"),
  "/sets/4.1/classes/@GlobalScope.xml": xml("@GlobalScope", { body: methods("print") }),
  "/sets/4.1/classes/Vector2.xml": xml("Vector2", { body: operator("*") })
}

const store = Layer.succeed(Store, {
  root: "/sets",
  list: Effect.succeed(
    ["4.1", "3.2"].map((name) => ({
      folder: `/sets/${name}`,
      info: { name, version: name, source: "folder" as const, from: "", classes: 3, bytes: 0, created: "2026-01-01" }
    }))
  ),
  find: () => Effect.succeedNone,
  put: () => Effect.dieMessage("nothing is put"),
  remove: () => Effect.succeed(false)
})

const layerOver = (files: Layer.Layer<Files>) =>
  Since.layer.pipe(Layer.provide(store), Layer.provide(XmlDocParser.layer), Layer.provide(files))

const layer = layerOver(memoryFiles.make(contents).layer)

/** The note on a member of Godot 4.2. */
const noteOn = (className: string, name: string, over = layer) =>
  Effect.gen(function* () {
    const found = yield* (yield* Since).of(className, name, "4.2")
    return found?.note
  }).pipe(Effect.provide(over))

describe("Since", () => {
  it.effect("names the sets that lack a member, of those that can tell", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* noteOn("@GlobalScope", "print_rich"), "Not in Godot 4.1, 3.2.")
      assert.strictEqual(yield* noteOn("Vector2", "operator /"), "Not in Godot 4.1.")
      assert.strictEqual(yield* noteOn("Vector2i", "operator *"), "Not in Godot 4.1, 3.2.")
    })
  )

  it.effect("finds a global function in the other global scope", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* noteOn("@GlobalScope", "print"), undefined)
    })
  )

  it.effect("says nothing where the files of the sets may not be seen", () =>
    Effect.gen(function* () {
      const unseen = layerOver(memoryFiles.namesOnly(contents))
      assert.strictEqual(yield* noteOn("@GlobalScope", "print_rich", unseen), undefined)
    })
  )

  it.effect("says nothing of operators where the files list none", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* noteOn("Vector2", "operator *"), undefined)
    })
  )
})
