/** The methods of `it` as @effect/vitest makes them: taken before the first test file can change them. */
import { it } from "@effect/vitest"

export const testMethods = { ...it }
