/** A language's phrases, unpacked when a query first needs them. */
import { lazy } from "../../../kernel/util/memoize.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { compiled } from "./compiledUnspaced.ts"
import { type Entry, entryOf } from "./Entry.ts"
import type { UnspacedLanguage } from "./lists.ts"

export interface PhraseBook {
  /** Returns the entry of a phrase, which is in the spelling of its language and small Latin letters. */
  readonly find: (phrase: string) => Entry | undefined
  /** UTF-16 units of the longest phrase. */
  readonly longest: number
}

const read = (language: UnspacedLanguage): PhraseBook => {
  const { entries, longest } = compiled()[language]
  const dictionary = Dictionary.unpack(entries)
  const find = (phrase: string): Entry | undefined => {
    const text = Dictionary.find(dictionary, phrase)
    return text === undefined ? undefined : entryOf(text)
  }
  return { find, longest }
}

const books: Readonly<Record<UnspacedLanguage, () => PhraseBook>> = {
  ja: lazy(() => read("ja")),
  zh: lazy(() => read("zh")),
  ko: lazy(() => read("ko"))
}

/** Returns the phrases of a language, read at the first call. */
export const bookOf = (language: UnspacedLanguage): PhraseBook => books[language]()
