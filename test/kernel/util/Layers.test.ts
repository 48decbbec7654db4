import { describe, expect, expectTypeOf, it } from "@effect/vitest"
import { Context, Effect, Either, Layer } from "effect"
import { inOrder } from "../../../src/kernel/util/Layers.ts"

class Name extends Context.Tag("test/Name")<Name, string>() {}
class Length extends Context.Tag("test/Length")<Length, number>() {}
class Doubled extends Context.Tag("test/Doubled")<Doubled, number>() {}

/** A layer that notes when it is built and when it is released. */
const noted = <I, S, R>(notes: Array<string>, tag: Context.Tag<I, S>, make: Effect.Effect<S, never, R>) =>
  Layer.scoped(
    tag,
    Effect.gen(function* () {
      const service = yield* make
      notes.push(`+${tag.key}`)
      yield* Effect.addFinalizer(() => Effect.sync(() => notes.push(`-${tag.key}`)))
      return service
    })
  )

const lengthOf = (notes: Array<string>) =>
  noted(
    notes,
    Length,
    Effect.map(Name, (name) => name.length)
  )
const doubledOf = (notes: Array<string>) =>
  noted(
    notes,
    Doubled,
    Effect.map(Length, (length) => 2 * length)
  )

describe("inOrder", () => {
  it.effect("provides each layer with the services of those before it, and releases it before them", () =>
    Effect.gen(function* () {
      const notes: Array<string> = []
      const all = inOrder(noted(notes, Name, Effect.succeed("node")), lengthOf(notes), doubledOf(notes))
      const answer = yield* Effect.provide(Effect.all([Name, Length, Doubled]), all)
      expect(answer).toEqual(["node", 4, 8])
      expect(notes).toEqual([
        "+test/Name",
        "+test/Length",
        "+test/Doubled",
        "-test/Doubled",
        "-test/Length",
        "-test/Name"
      ])
    })
  )

  it.effect("requires what none of the layers before provides", () =>
    Effect.gen(function* () {
      const all = inOrder(lengthOf([]), doubledOf([]))
      expectTypeOf(all).toEqualTypeOf<Layer.Layer<Length | Doubled, never, Name>>()
      expect(yield* Effect.provide(Doubled, Layer.provide(all, Layer.succeed(Name, "tree")))).toBe(8)
      const reversed = inOrder(doubledOf([]), lengthOf([]))
      expectTypeOf(reversed).toEqualTypeOf<Layer.Layer<Length | Doubled, never, Name | Length>>()
    })
  )

  it.effect("takes the last service where two layers provide one", () =>
    Effect.gen(function* () {
      const all = inOrder(Layer.succeed(Name, "a"), Layer.succeed(Name, "three"), lengthOf([]))
      expect(yield* Effect.provide(Effect.all([Name, Length]), all)).toEqual(["three", 5])
    })
  )

  it.effect("builds a layer that it holds twice once", () =>
    Effect.gen(function* () {
      const notes: Array<string> = []
      const name = noted(notes, Name, Effect.succeed("node"))
      yield* Effect.provide(Length, inOrder(name, inOrder(name, lengthOf(notes))))
      expect(notes.filter((note) => note === "+test/Name")).toHaveLength(1)
    })
  )

  it.effect("releases what was built before one that fails", () =>
    Effect.gen(function* () {
      const notes: Array<string> = []
      const failing = Layer.effect(Length, Effect.fail("no length" as const))
      const all = inOrder(noted(notes, Name, Effect.succeed("node")), failing, doubledOf(notes))
      expect(yield* Effect.either(Effect.provide(Doubled, all))).toEqual(Either.left("no length"))
      expect(notes).toEqual(["+test/Name", "-test/Name"])
    })
  )
})
