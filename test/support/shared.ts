/** Servers and folders that the tests of a suite share: starting a process costs more than a request. */
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll } from "vitest"

/** Acquires a resource before the first test of the suite that calls this, and releases it after the last. */
export const shared = <A>(resource: Effect.Effect<A, never, Scope.Scope>): (() => A) => {
  let scope: Scope.CloseableScope | undefined
  let value: { readonly of: A } | undefined
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    value = { of: await Effect.runPromise(Scope.extend(resource, scope)) }
  })
  afterAll(async () => {
    if (scope !== undefined) await Effect.runPromise(Scope.close(scope, Exit.void))
  })
  return () => {
    if (value === undefined) throw new Error("asked before the first test")
    return value.of
  }
}
