/**
 * Runs before every test file. Files share a process and its modules; what one of them
 * does to those must not reach the next.
 */
import { it } from "@effect/vitest"
import { Option } from "effect"
import { chai } from "vitest"
import { testMethods } from "./testMethods.ts"
import { watchTurns } from "./turns.ts"

// `layer` of @effect/vitest writes its own `effect` and `scoped` into the one `it` there is.
Object.assign(it, testMethods)

// Both kinds of Option can be iterated, and what that gives is alike: to chai none would equal some.
chai.config.deepEqual = (actual: unknown, expected: unknown) =>
  chai.util.eql(actual, expected, {
    comparator: (one: unknown, other: unknown) =>
      Option.isOption(one) && Option.isOption(other) && one._tag !== other._tag ? false : null
  })

watchTurns()
