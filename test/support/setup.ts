/** Runs before every test file. Files share a process and its modules; changes by one file must not affect the next. */
import { it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { chai } from "vitest"
import { times } from "./effort.ts"
import { testMethods } from "./testMethods.ts"
import { watchTurns } from "./turns.ts"

// `layer` of @effect/vitest writes its own `effect` and `scoped` into the one `it` there is.
Object.assign(it, testMethods)

// Both kinds of Option are iterable with similar results: to chai none would equal some.
chai.config.deepEqual = (actual: unknown, expected: unknown) =>
  chai.util.eql(actual, expected, {
    comparator: (one: unknown, other: unknown) =>
      Option.isOption(one) && Option.isOption(other) && one._tag !== other._tag ? false : null
  })

// Of properties that give no number themselves; the mutation tests have their own bound.
FastCheck.configureGlobal({ ...FastCheck.readConfigureGlobal(), numRuns: times(30, 100) })

watchTurns()
