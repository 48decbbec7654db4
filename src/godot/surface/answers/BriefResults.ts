/**
 * Shortens search results for a model: the first is whole, the others are reduced to their address, which
 * `godot_get_symbol` takes.
 */
import { isNameScore, Tier } from "../../search/Weights.ts"
import type { SearchResult } from "./Shapes.ts"
import { sizeOf } from "./truncate.ts"

/**
 * Target size of an answer in characters of JSON: for its frame and the first result, and for each result of the limit.
 */
const Size = { first: 300, perResult: 150 } as const

/** Returns the target size of an answer of at most `limit` results, in characters. */
export const targetOf = (limit: number): number => Size.first + Size.perResult * limit

/** Fields that later results lose, in this order; their address repeats the first two. */
const dispensable = ["className", "qname", "snippet", "signature"] as const

/** Drops fields, from the last result up to the second, until all fit into `room` characters; the first stays whole. */
export const shortened = (results: ReadonlyArray<SearchResult>, room: number): ReadonlyArray<SearchResult> => {
  const brief = [...results]
  let size = sizeOf(brief)
  for (const field of dispensable) {
    for (let i = brief.length - 1; i > 0 && size > room; i--) {
      const { [field]: dropped, ...rest } = brief[i] as SearchResult
      if (dropped === undefined) continue
      size -= sizeOf(dropped) + field.length + 4
      brief[i] = rest
    }
  }
  return brief
}

/** Results that keep their signature because they score nearly as well as the first: their number, its share. */
const Rivals = { number: 2, share: 0.95 } as const

/** The part of a result that is shown: all of it, its name with its signature, or only its name. */
export type Shown = "all" | "signature" | "name"

/**
 * Returns the part of the result at `place` that a brief answer shows. Text hits after the first are reduced to their
 * names, since the first answers nine tasks in ten. Those right after it that score nearly as well keep their
 * signatures, such as `Node2D.look_at` behind `Node3D.look_at`.
 */
export const shownAt = (results: ReadonlyArray<Pick<SearchResult, "score">>, place: number): Shown => {
  const score = results[place]?.score ?? 0
  if (place === 0 || isNameScore(score)) return "all"
  return place <= Rivals.number && score >= (results[0]?.score ?? 0) * Rivals.share ? "signature" : "name"
}

/** Reduces each result to the part that a brief answer shows. */
export const withNamesAlone = (results: ReadonlyArray<SearchResult>): ReadonlyArray<SearchResult> =>
  results.map((one, place) => {
    const shown = shownAt(results, place)
    if (shown === "all") return one
    const { className: _class, qname: _qname, signature, snippet: _snippet, ...named } = one
    return shown === "signature" && signature !== undefined ? { ...named, signature } : named
  })

/** Number of text hits after the name hits, if the whole query is a name. */
const NEIGHBOURS = 3

/** Ends the list after a few text hits, if the whole query is a name. */
export const withFewNeighbours = (results: ReadonlyArray<SearchResult>): ReadonlyArray<SearchResult> => {
  const [first] = results
  if (first === undefined || first.score < Tier.member) return results
  const named = results.filter(({ score }) => isNameScore(score)).length
  return results.slice(0, named + NEIGHBOURS)
}
