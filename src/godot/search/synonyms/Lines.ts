/** The lines of the vocabulary, taken apart once for all that read them. */
import { lazy } from "../../../kernel/util/memoize.ts"
import { goals } from "./goals/index.ts"
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

/** Reads lines with their meaning in front, `Symbol: words`. */
const readKeywords = (text: string): ReadonlyArray<Line> =>
  readLines(text).map(({ words, meaning }) => ({ words: meaning, meaning: words }))

/** Returns the lines of search keywords, `Symbol: words`. */
export const keywordLines = lazy((): ReadonlyArray<Line> => readKeywords(keywords))

/** Returns the lines of goals, `Symbols: words`. */
export const goalLines = lazy((): ReadonlyArray<Line> => readKeywords(goals))
