/** Makes a program's services one after the other. */
import { Context, Effect, type Scope } from "effect"

/** A service with the effect that makes it; a service class with a static `make` is one. */
export interface Made<I, E, R> {
  readonly key: string
  /** For types only, as in a class of `Context.Tag`. */
  readonly Identifier?: I
  readonly make: Effect.Effect<unknown, E, R>
}

/**
 * Returns a service with an effect that makes it, for a class without a static `make`: one that needs parameters, or a
 * class of another room.
 *
 * @example
 * inOrder(made(Guard, Guard.make(directory)), Library) // Library may need Guard
 */
export const made = <I, S, E, R>(tag: Context.Tag<I, S>, make: Effect.Effect<S, E, R>): Made<I, E, R> => ({
  key: tag.key,
  make
})

/** An effect that makes services, which its scope releases. */
export type Makes<I, E = never, R = never> = Effect.Effect<Context.Context<I>, E, R | Scope.Scope>

/** A service, or an effect that makes several. */
type Part = Made<unknown, unknown, unknown> | Effect.Effect<Context.Context<never>, unknown, unknown>

type Parts = ReadonlyArray<Part>

/** The services that an effect makes. */
export type ServicesOf<M> = M extends Effect.Effect<Context.Context<infer I>, unknown, unknown> ? I : never

/** The services that these parts provide. */
type Provided<P extends Part> = P extends Made<infer I, unknown, unknown> ? Exclude<I, undefined> : ServicesOf<P>

/** The effect that makes a part. */
type Making<P extends Part> = P extends Made<unknown, unknown, unknown> ? P["make"] : P

/** The services that a part requires and no part before it provides. */
type Requirements<P extends Parts, Before = never> = P extends readonly [
  infer First extends Part,
  ...infer Others extends Parts
]
  ? Exclude<Effect.Effect.Context<Making<First>>, Before> | Requirements<Others, Before | Provided<First>>
  : never

/** The same parts; a class whose `make` does not return its service is a type error. */
type Checked<P extends Parts> = {
  readonly [I in keyof P]: P[I] extends {
    readonly Service: infer S
    readonly make: Effect.Effect<infer A, infer E, infer R>
  }
    ? [A] extends [S]
      ? P[I]
      : P[I] & { readonly make: Effect.Effect<S, E, R> }
    : P[I]
}

type InOrder<P extends Parts> = Effect.Effect<
  Context.Context<Provided<P[number]>>,
  Effect.Effect.Error<Making<P[number]>>,
  Requirements<P>
>

/**
 * Makes the services of all parts: service classes, what `made` returns, and effects such as this one and
 * `Layer.build`. Each may require those before it. The scope that they require releases them in reverse order.
 *
 * As layers, each provided to the next, each service would cost a hundred to four hundred more steps of a fiber.
 *
 * @example
 * const services = inOrder(Layer.build(disk), Files, Library, made(Guard, Guard.make(directory)))
 * const layer = Layer.scopedContext(services)
 */
export const inOrder = <const P extends Parts>(...parts: P & Checked<P>): InOrder<P> =>
  Effect.gen(function* () {
    let given = Context.empty()
    for (const part of parts as Parts) given = Context.merge(given, yield* Effect.provide(servicesOf(part), given))
    return given
  }) as InOrder<P>

const servicesOf = (part: Part): Effect.Effect<Context.Context<never>, unknown, unknown> =>
  "make" in part ? Effect.map(part.make, (service) => Context.unsafeMake(new Map([[part.key, service]]))) : part
