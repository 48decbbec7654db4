/** Searches for some of a query's words, if no section holds all of them. */
import { Effect } from "effect"
import { clip } from "../../kernel/util/Text.ts"
import { segmentsOf, tellingOf } from "../search/QueryWords.ts"
import { sectionsWith } from "../search/WordSearch.ts"
import type { GatheredMatches, Matches, Search } from "./GatheredMatches.ts"
import * as SearchCursor from "./SearchCursor.ts"

/** Runs a search in the files that are asked for. */
export type SearchBy<E> = (search: Search) => Effect.Effect<GatheredMatches, E>

/** Returns a query in quotes, clipped, for a note. */
export const quoted = (text: string): string => JSON.stringify(clip(text))

/**
 * Looks for the significant words that occur at all, then for these without one of them, the commonest first. Answers
 * with the sections that hold them, or with the number of sections for each word; `none` is the search that found
 * nothing.
 */
export const searchParts = <E>(
  none: GatheredMatches,
  search: Search,
  words: ReadonlyArray<string>,
  searchBy: SearchBy<E>
): Effect.Effect<Matches, E> =>
  Effect.gen(function* () {
    const { request, place } = search
    const counts = new Map<string, number>()
    let isWhole = true
    /** The number of sections that hold all of these words, where the search before this one has counted them. */
    const known = (some: ReadonlyArray<string>) =>
      none.sectionsByWords === undefined || !some.every((word) => words.includes(word))
        ? undefined
        : sectionsWith(
            none.sectionsByWords,
            some.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0)
          )
    const count = Effect.fnUntraced(function* (text: string) {
      const total = known([text])
      if (total !== undefined) return void counts.set(text, total)
      const alone = { ...request, query: { ...request.query, text }, maxResults: 1, cursor: undefined }
      const found = (yield* searchBy({ ...search, request: alone, place: SearchCursor.START })).finish([])
      isWhole &&= !found.isPartial
      counts.set(text, found.total)
    })
    for (const word of tellingOf(words)) {
      // A single word is the phrase that was not found.
      if (words.length > 1) yield* count(word)
      const segments = (counts.get(word) ?? 0) === 0 ? segmentsOf(word) : []
      if (segments.length > 0) counts.delete(word)
      for (const segment of segments) yield* count(segment)
    }
    if (!isWhole || counts.size === 0) return none.finish([])
    const counted = [...counts].map(([text, total]) => `${quoted(text)} in ${total === 0 ? "none" : total}`).join(", ")
    for (const some of partsOf(counts)) {
      if (some.join(" ") === words.join(" ") || known(some) === 0) continue
      const found = yield* searchBy({ ...search, words: some, place: { ...place, isWords: true } })
      if (found.isStopped) break
      if (found.total === 0) continue
      const which = some.length === counts.size ? "" : `: ${counted}`
      return found.finish([
        `No section holds ${quoted(request.query.text)}${which}. These hold ${some.map(quoted).join(", ")}.`
      ])
    }
    return none.finish([`No section holds all words: ${counted}.`])
  })

/**
 * Yields the words to look for: all that occur, then all but one. The rarest, as the most significant, is never left
 * out, and a single word is not enough.
 */
function* partsOf(counts: ReadonlyMap<string, number>): Generator<ReadonlyArray<string>> {
  const occurring = [...counts].filter(([, total]) => total > 0)
  const words = occurring.map(([text]) => text)
  if (words.length > 1) yield words
  if (words.length < 3) return
  const byCount = occurring.sort((a, b) => b[1] - a[1]).slice(0, -1)
  for (const [left] of byCount) yield words.filter((text) => text !== left)
}
