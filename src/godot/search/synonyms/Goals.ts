/** Finds the goals that take a symbol: the lines of `goals/index.ts`. */
import { listOf } from "./Tables.ts"
import { targetId, vocabulary } from "./Vocabulary.ts"

export interface Goal {
  /** The numbers of its symbols, the likeliest first. */
  readonly targets: Uint16Array
  /** The numbers of the stems of its words. */
  readonly stems: Uint16Array
}

/**
 * Returns the goals that take a symbol, which is `Class` or `Class.member`.
 *
 * @example goalsWith("Timer.timeout").length > 1 // true
 */
export const goalsWith = (name: string): ReadonlyArray<Goal> => {
  const { stemsOf, takenBy, targetsOf } = vocabulary()
  return Array.from(listOf(takenBy, targetId(name)), (line) => ({
    targets: listOf(targetsOf, line),
    stems: listOf(stemsOf, line)
  }))
}
