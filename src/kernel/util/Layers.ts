/** Builds a program's services one after the other. */
import { Context, Effect, Layer } from "effect"

type Layers = ReadonlyArray<Layer.Layer.Any>

/** What any of these layers provides. */
type Provided<L extends Layer.Layer.Any> = L extends Layer.Layer.Any ? Layer.Layer.Success<L> : never

/** What layers require that none before them provides. */
type Requirements<L extends Layers, Before = never> = L extends readonly [
  infer First extends Layer.Layer.Any,
  ...infer Others extends Layers
]
  ? Exclude<Layer.Layer.Context<First>, Before> | Requirements<Others, Before | Provided<First>>
  : never

type Ordered<L extends Layers> = Layer.Layer<Provided<L[number]>, Layer.Layer.Error<L[number]>, Requirements<L>>

/**
 * Returns a layer that provides the services of all `layers`; each may require those before it, and is released first.
 *
 * The same as `Layer.provideMerge` of each after the other, which takes four hundred steps of a fiber for each layer:
 * it looks each up seven times. This takes a quarter of them.
 *
 * @example
 * inOrder(Files.layer, Library.layer, Layer.mergeAll(Search.layer, Lookup.layer)) // Library may need Files
 */
export const inOrder = <const L extends Layers>(...layers: L): Ordered<L> => {
  const each = layers as ReadonlyArray<Layer.Layer.Any> as ReadonlyArray<Ordered<L>>
  return Layer.scopedContext(
    Effect.gen(function* () {
      const memoMap = yield* Layer.CurrentMemoMap
      const scope = yield* Effect.scope
      let given = Context.empty() as Context.Context<Provided<L[number]>>
      for (const layer of each) {
        const services = yield* Effect.provide(Layer.buildWithMemoMap(layer, memoMap, scope), given)
        given = Context.merge(given, services)
      }
      return given
    })
  )
}
