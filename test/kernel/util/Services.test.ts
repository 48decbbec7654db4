import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Exit, Layer, Scope } from "effect"
import * as Services from "../../../src/kernel/util/Services.ts"

class First extends Context.Tag("test/First")<First, number>() {}
class Second extends Context.Tag("test/Second")<Second, number>() {}
class Third extends Context.Tag("test/Third")<Third, number>() {}

/** A layer whose beginning and end are noted. */
const noted = <I>(tag: Context.Tag<I, number>, value: Effect.Effect<number, never, First>, notes: Array<string>) =>
  Layer.scoped(
    tag,
    Effect.tap(
      Effect.acquireRelease(value, (made) => Effect.sync(() => notes.push(`end ${made}`))),
      (made) => Effect.sync(() => notes.push(`begin ${made}`))
    )
  )

describe("Services.inOrder", () => {
  it.effect(
    "builds each layer over those before it and over what is given, and ends them from the last to the first",
    () =>
      Effect.gen(function* () {
        const notes: Array<string> = []
        const scope = yield* Scope.make()
        const context = yield* Services.inOrder(
          noted(Second, First, notes),
          noted(
            Third,
            Effect.map(First, (first) => first + 1),
            notes
          )
        ).pipe(Effect.provideService(First, 1), Scope.extend(scope))
        assert.deepStrictEqual([Context.get(context, Second), Context.get(context, Third)], [1, 2])
        assert.deepStrictEqual(notes, ["begin 1", "begin 2"])
        yield* Scope.close(scope, Exit.void)
        assert.deepStrictEqual(notes.slice(2), ["end 2", "end 1"])
      })
  )

  it.scoped("lets a later layer replace a service for those after it", () =>
    Effect.gen(function* () {
      const context = yield* Services.inOrder(
        Layer.succeed(First, 1),
        Layer.effect(
          First,
          Effect.map(First, (first) => first + 10)
        ),
        Layer.effect(Second, First)
      )
      assert.strictEqual(Context.get(context, Second), 11)
    })
  )

  it.effect("fails with the first failure, and ends what it has begun", () =>
    Effect.gen(function* () {
      const notes: Array<string> = []
      const failing = Layer.effect(Third, Effect.fail("no" as const))
      const failure = yield* Services.inOrder(Layer.succeed(First, 5), noted(Second, First, notes), failing).pipe(
        Effect.scoped,
        Effect.flip
      )
      assert.strictEqual(failure, "no")
      assert.deepStrictEqual(notes, ["begin 5", "end 5"])
    })
  )
})
