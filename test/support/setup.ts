/**
 * Runs before every test file. Files share a process and its modules; what one of them
 * does to those must not reach the next.
 */
import { it } from "@effect/vitest"
import { testMethods } from "./testMethods.ts"
import { watchTurns } from "./turns.ts"

// `layer` of @effect/vitest writes its own `effect` and `scoped` into the one `it` there is.
Object.assign(it, testMethods)

watchTurns()
