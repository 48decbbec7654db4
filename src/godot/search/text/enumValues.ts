/** Demotes all but a few values of one enum: where one matches, all do. */
import type { SearchIndex } from "../index/SearchIndex.ts"
import type { TextHit } from "./TextHit.ts"

/** Maximum number of values of one enum before other hits. */
const MAX_OF_AN_ENUM = 3

/**
 * Returns the hits with all but the first values of each enum after the rest. A hit that had to wait scores no more
 * than the one before it.
 *
 * @example
 * // 20 values of JoyAxis, then Input.get_joy_axis:
 * withFewOfAnEnum(index, hits) // 3 values, Input.get_joy_axis, 17 values
 */
export const withFewOfAnEnum = (
  { enumOf }: Pick<SearchIndex, "enumOf">,
  hits: ReadonlyArray<TextHit>
): ReadonlyArray<TextHit> => {
  const shownOf = new Map<number, number>()
  const first: Array<TextHit> = []
  const later: Array<TextHit> = []
  for (const hit of hits) {
    const enumRow = enumOf[hit.row] ?? 0
    const shown = enumRow > 0 ? 1 + (shownOf.get(enumRow) ?? 0) : 0
    if (shown > 0) shownOf.set(enumRow, shown)
    if (shown > MAX_OF_AN_ENUM) later.push(hit)
    else first.push(hit)
  }
  if (later.length === 0) return hits
  let score = Number.POSITIVE_INFINITY
  return [...first, ...later].map((hit) => {
    score = Math.min(hit.score, score)
    return score === hit.score ? hit : { ...hit, score }
  })
}
