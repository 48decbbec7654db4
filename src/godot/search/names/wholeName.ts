/** Checks whether a query in words is exactly one whole name. */
import { lazy } from "../../../kernel/util/memoize.ts"
import { parse, significant } from "../analysis/Query.ts"
import { parts, termOfPart } from "../analysis/Tokens.ts"

/**
 * Returns a function that checks whether the query says all parts of a name, in any order, and only these; little words
 * do not count, and a query may be in another language.
 *
 * @example
 * saysName("how do I save the game")("save_game") // true
 * saysName("save the game to disk")("save_game") // false
 */
export const saysName = (query: string): ((name: string) => boolean) => {
  const wordsOfQuery = lazy(() =>
    significant(parse(query).translated).map(({ lower, alternatives }) =>
      [lower, ...alternatives].flatMap(parts).map(termOfPart)
    )
  )
  return (name) => {
    const words = wordsOfQuery()
    const own = parts(name)
      .map(termOfPart)
      .filter((term) => term !== "")
    return (
      own.length === words.length &&
      own.length > 0 &&
      own.every((term) => words.some((terms) => terms.includes(term))) &&
      words.every((terms) => terms.some((term) => own.includes(term)))
    )
  }
}
