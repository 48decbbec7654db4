/**
 * Finds symbols that serve the same tasks: those that lines of the vocabulary mean together.
 *
 * @see Jaccard, "The distribution of the flora in the alpine zone" (1912), for the overlap of two sets
 */
import { listOf } from "./Tables.ts"
import { isName, targetAt, targetId, vocabulary } from "./Vocabulary.ts"

export interface Companion {
  /** `Class` or `Class.member`. */
  readonly name: string
  /** The number of lines that mean both, divided by that of lines that mean either (Jaccard): above 0, at most 1. */
  readonly overlap: number
}

/**
 * Returns the other names that lines of the vocabulary mean together with this one.
 *
 * @example
 * // "enter room: Area2D.body_entered Area3D.body_entered"
 * companionsOf("Area2D.body_entered").some(({ name }) => name === "Area3D.body_entered") // true
 */
export const companionsOf = (name: string): ReadonlyArray<Companion> => {
  const { meantBy, targetsOf } = vocabulary()
  const own = targetId(name)
  const lines = listOf(meantBy, own)
  const together = new Map<number, number>()
  for (const line of lines)
    for (const target of listOf(targetsOf, line)) together.set(target, 1 + (together.get(target) ?? 0))
  return [...together].flatMap(([target, both]) => {
    const other = targetAt(target)
    const either = lines.length + listOf(meantBy, target).length - both
    return target === own || !isName(other) ? [] : [{ name: other, overlap: both / either }]
  })
}
