/** The queries that searches are timed with. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../support/bundle.ts"

/**
 * Queries as agents type them: one or two words, and three to six, written without sight of the search. There are
 * enough of them that the 95th percentile is no single query's.
 */
export const queries = () => {
  const file = join(root, "test/godot/search/relevance-asked-4.5.json")
  const asked = (JSON.parse(readFileSync(file, "utf8")) as ReadonlyArray<{ readonly query: string }>).map(
    ({ query }) => query
  )
  const ofWords = (least: number, most: number): ReadonlyArray<string> =>
    asked.filter((query) => {
      const words = query.trim().split(/\s+/).length
      return words >= least && words <= most
    })
  return { short: ofWords(1, 2), long: ofWords(3, 6) } as const
}
