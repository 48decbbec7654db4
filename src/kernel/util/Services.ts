/** Builds the services of a program in the order of a list. */
import { Context, Effect, Layer, type Scope } from "effect"

type AnyLayer = Layer.Layer<never, unknown, unknown>

/** What any layer of a union gives. */
type Given<One> = One extends AnyLayer ? Layer.Layer.Success<One> : never

/** What the layers of a list need beside those before them. */
type Needs<Layers extends ReadonlyArray<AnyLayer>, Built = never> = Layers extends readonly [
  infer First extends AnyLayer,
  ...infer Rest extends ReadonlyArray<AnyLayer>
]
  ? Exclude<Layer.Layer.Context<First>, Built> | Needs<Rest, Built | Layer.Layer.Success<First>>
  : never

/**
 * Builds each layer once, over the services of those before it, and closes them with the scope.
 *
 * `Layer.provideMerge` says the same, but remembers each part of what it composes while it builds: the twenty layers of
 * a server made a hundred such parts, and ten thousand steps of its fiber before the greeting. A layer that is twice in
 * the list is built twice.
 *
 * @example
 * Services.inOrder(Files.layer, Project.layer) // where `Project` is made from `Files`
 */
export const inOrder = <Layers extends ReadonlyArray<AnyLayer>>(
  ...layers: Layers
): Effect.Effect<
  Context.Context<Given<Layers[number]>>,
  Layer.Layer.Error<Layers[number]>,
  Needs<Layers> | Scope.Scope
> =>
  Effect.flatMap(Effect.scope, (scope) =>
    Effect.reduce(layers, Context.empty() as Context.Context<never>, (built, layer) =>
      Effect.map(Effect.provide(Layer.buildWithScope(layer, scope), built), (own) => Context.merge(built, own))
    )
  ) as Effect.Effect<never, never, never>
