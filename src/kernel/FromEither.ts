/** The one place where an `Either` becomes an Effect: in Effect 4 it is called otherwise, and does so no more by itself. */
import { Effect, Either } from "effect"

export const fromEither = <A, E>(either: Either.Either<A, E>): Effect.Effect<A, E> =>
  Either.match(either, { onLeft: Effect.fail, onRight: Effect.succeed })
