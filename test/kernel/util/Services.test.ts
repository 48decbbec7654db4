import { describe, expect, expectTypeOf, it } from "@effect/vitest"
import { Context, Effect, Either, Layer, type Scope } from "effect"
import { inOrder, made } from "../../../src/kernel/util/Services.ts"

/** Notes that a service is made, and when it is released. */
const noted = Effect.fnUntraced(function* (name: string) {
  const notes = yield* Notes
  notes.push(`+${name}`)
  yield* Effect.addFinalizer(() => Effect.sync(() => notes.push(`-${name}`)))
})

class Notes extends Context.Tag("test/Notes")<Notes, Array<string>>() {}

class Name extends Context.Tag("test/Name")<Name, string>() {
  static readonly make = Effect.as(noted("name"), "node")
}

class Length extends Context.Tag("test/Length")<Length, number>() {
  static readonly make = Effect.zipRight(
    noted("length"),
    Effect.map(Name, (name) => name.length)
  )
}

class Doubled extends Context.Tag("test/Doubled")<Doubled, number>() {
  static readonly make = Effect.zipRight(
    noted("doubled"),
    Effect.map(Length, (length) => 2 * length)
  )
}

/** Runs `use` with an array for notes, and returns them with its result. */
const noting = <A, E>(use: Effect.Effect<A, E, Notes | Scope.Scope>) =>
  Effect.gen(function* () {
    const notes: Array<string> = []
    const result = yield* use.pipe(Effect.scoped, Effect.provideService(Notes, notes), Effect.either)
    return { result, notes }
  })

class Misled extends Context.Tag("test/Misled")<Misled, number>() {
  static readonly make = Effect.as(noted("misled"), "no number")
}

const three = Effect.all([Name, Length, Doubled])

describe("inOrder", () => {
  it.effect("makes each service with those before it, and has the scope release it before them", () =>
    Effect.gen(function* () {
      const { result, notes } = yield* noting(
        Effect.flatMap(inOrder(Name, Length, Doubled), (services) => Effect.provide(three, services))
      )
      expect(result).toEqual(Either.right(["node", 4, 8]))
      expect(notes).toEqual(["+name", "+length", "+doubled", "-doubled", "-length", "-name"])
    })
  )

  it("requires what none of the parts before makes", () => {
    type Needs<M extends Effect.Effect<unknown, unknown, unknown>> = Exclude<Effect.Effect.Context<M>, Notes>
    const open = inOrder(Length, Doubled)
    expectTypeOf<Effect.Effect.Success<typeof open>>().toEqualTypeOf<Context.Context<Length | Doubled>>()
    expectTypeOf<Needs<typeof open>>().toEqualTypeOf<Name | Scope.Scope>()
    const whole = inOrder(Name, open)
    expectTypeOf<Needs<typeof whole>>().toEqualTypeOf<Scope.Scope>()
    const reversed = inOrder(Name, Doubled, Length)
    expectTypeOf<Needs<typeof reversed>>().toEqualTypeOf<Length | Scope.Scope>()
    const missing = inOrder(Layer.build(Layer.succeed(Name, "tree")), Doubled)
    expectTypeOf<Needs<typeof missing>>().toEqualTypeOf<Length | Scope.Scope>()
  })

  it("refuses a class whose make does not give its service", () => {
    // @ts-expect-error: the service of Misled is a number.
    const misled = inOrder(Name, Misled)
    expectTypeOf<Effect.Effect.Success<typeof misled>>().toEqualTypeOf<Context.Context<Name | Misled>>()
  })

  it.effect("takes effects that make several services: those of layers, and its own", () =>
    Effect.gen(function* () {
      const tree = Layer.build(Layer.succeed(Name, "trees"))
      const { result } = yield* noting(
        Effect.flatMap(inOrder(tree, inOrder(Length, Doubled)), (services) => Effect.provide(three, services))
      )
      expect(result).toEqual(Either.right(["trees", 5, 10]))
    })
  )

  it.effect("takes the last service where two parts make one", () =>
    Effect.gen(function* () {
      const { result } = yield* noting(
        Effect.flatMap(inOrder(Name, made(Name, Effect.succeed("a")), Length, Doubled), (services) =>
          Effect.provide(three, services)
        )
      )
      expect(result).toEqual(Either.right(["a", 1, 2]))
    })
  )

  it.effect("makes nothing after a part that fails, and releases what was made before", () =>
    Effect.gen(function* () {
      const failing = made(Length, Effect.fail("no length" as const))
      const all = inOrder(Name, failing, Doubled)
      expectTypeOf<Effect.Effect.Error<typeof all>>().toEqualTypeOf<"no length">()
      const { result, notes } = yield* noting(all)
      expect(result).toEqual(Either.left("no length"))
      expect(notes).toEqual(["+name", "-name"])
    })
  )
})

describe("made", () => {
  it("takes what makes a service of the class", () => {
    expect(made(Length, Effect.succeed(4)).key).toBe("test/Length")
    // @ts-expect-error: the service is a number.
    made(Length, Effect.succeed("long"))
  })
})
