/** The lines of the vocabulary, taken apart once for all that read them. */
import { lazy } from "../../../kernel/util/memoize.ts"
import { english } from "./index.ts"
import { keywords } from "./keywords/index.ts"

/** One line, `phrase: targets`. */
export interface Line {
  readonly words: ReadonlyArray<string>
  readonly meaning: ReadonlyArray<string>
}

const readLines = (text: string): ReadonlyArray<Line> =>
  text.split("\n").flatMap((line) => {
    const end = line.indexOf(": ")
    if (end < 0 || line.startsWith("#")) return []
    return [{ words: line.slice(0, end).split(" "), meaning: line.slice(end + 2).split(" ") }]
  })

/** Returns all lines of all topics, in order. */
export const lines = lazy((): ReadonlyArray<Line> => readLines(english))

/** Returns the lines of search keywords, `Symbol: words`. */
export const keywordLines = lazy(
  (): ReadonlyArray<Line> => readLines(keywords).map(({ words, meaning }) => ({ words: meaning, meaning: words }))
)

/**
 * Checks whether a target is a class or a member of one; all else is a word, or a member's bare name.
 *
 * @example
 * isName("Node.add_child") // true
 * isName("jump") // false
 */
export const isName = (target: string): boolean => target.includes(".") || /^[A-Z]/.test(target)

/** Number of letters in which a word and its stem agree: the words of the vocabulary are found by these. */
export const BEGINNING = 2

/** Returns the beginning of a word or stem. */
export const beginningOf = (word: string): string => word.slice(0, BEGINNING)
