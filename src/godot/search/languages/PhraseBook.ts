/** A language's phrases, read from its lists when a query first needs them. */
import { lazy } from "../../../kernel/util/memoize.ts"
import { normalised } from "./letters.ts"
import { type Language, lists } from "./lists.ts"

/** What a phrase is in English. */
export interface Entry {
  /** Small words; none for a phrase that means nothing to a search. */
  readonly words: ReadonlyArray<string>
  /** Names of the reference, the likeliest first. */
  readonly names: ReadonlyArray<string>
}

export interface PhraseBook {
  readonly entries: ReadonlyMap<string, Entry>
  /** UTF-16 units of the longest phrase. */
  readonly longest: number
}

/** What has a capital, a dot or an underscore is a name. */
const NAME = /[A-Z._@]/

/** Reads the lines of lists; a phrase that stands in several has what they all say. */
export const read = (texts: ReadonlyArray<string>, language: Language): PhraseBook => {
  const entries = new Map<string, Entry>()
  let longest = 0
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const colon = line.indexOf(": ")
    if (colon < 0) continue
    const targets = line.slice(colon + 2).split(" ")
    const words = targets.filter((target) => target !== "-" && !NAME.test(target))
    const names = targets.filter((target) => NAME.test(target))
    for (const phrase of line
      .slice(0, colon)
      .split(" ")
      .map((one) => normalised(one, language))) {
      const known = entries.get(phrase)
      longest = Math.max(longest, phrase.length)
      entries.set(
        phrase,
        known === undefined
          ? { words, names }
          : { words: [...new Set([...known.words, ...words])], names: [...new Set([...known.names, ...names])] }
      )
    }
  }
  return { entries, longest }
}

const books = {
  ja: lazy(() => read(lists.ja, "ja")),
  zh: lazy(() => read(lists.zh, "zh"))
} as const satisfies Record<Language, () => PhraseBook>

export const bookOf = (language: Language): PhraseBook => books[language]()
