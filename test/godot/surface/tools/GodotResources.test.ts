import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { kinds, memberKinds } from "../../../../src/godot/reference/Kind.ts"
import { resources } from "../../../../src/godot/surface/tools/GodotResources.ts"
import { using } from "./reference.ts"

const readings = (uri: string) => resources.templates.flatMap(({ read }) => read(uri) ?? [])

/** The reason that an address of a known template cannot be read. */
const refusal = (uri: string) =>
  using(
    Effect.gen(function* () {
      const [reading, ...others] = readings(uri)
      assert.lengthOf(others, 0)
      assert(reading !== undefined)
      const failure = yield* Effect.flip(reading)
      assert(failure._tag === "NotFound")
      return failure
    })
  )

describe("resources/read", () => {
  it.effect("names a kind that is none, those that are, and the address that was meant", () =>
    Effect.gen(function* () {
      const symbol = yield* refusal("godot://symbol/Button/Signal/pressed")
      assert.include(symbol.message, `The kind is "Signal"; it must be one of ${memberKinds.join(", ")}.`)
      assert.deepStrictEqual(symbol.suggestions, ["godot://symbol/Button/signal/pressed"])
      const search = yield* refusal("godot://search?q=node&kind=Signal")
      assert.include(search.message, `The kind is "Signal"; it must be one of ${kinds.join(", ")}.`)
      assert.deepStrictEqual(search.suggestions, ["godot://search?q=node&kind=signal"])
      assert.deepStrictEqual((yield* refusal("godot://symbol/Node/class/Node")).suggestions, [])
      assert.isAtMost((yield* refusal(`godot://symbol/Node/${"k".repeat(5000)}/x`)).message.length, 400)
    })
  )

  it("leaves alone what has not the form of an address, and reads what has", () => {
    for (const uri of [
      "file:///etc/passwd",
      "godot://symbol/Node/method",
      "godot://symbol//Signal/x",
      "godot://symbol/Node/Signal/%",
      "godot://search?kind=Signal",
      "godot://elsewhere"
    ]) {
      assert.lengthOf(readings(uri), 0, uri)
    }
    for (const uri of [
      "godot://class/Node",
      "godot://symbol/Node/method/add_child",
      "godot://symbol/Button/theme_item/Signal/x",
      "godot://search?q=node&kind=signal"
    ]) {
      assert.lengthOf(readings(uri), 1, uri)
    }
  })
})
