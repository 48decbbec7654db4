/** A language's phrases, read from its lists when a query first needs them. */
import { lazy } from "../../../kernel/util/memoize.ts"
import { inflections } from "./inflections.ts"
import { normalisedChinese, normalisedJapanese, withSmallLatin } from "./letters.ts"
import { lists, type UnspacedLanguage } from "./lists.ts"

/** The English meaning of a phrase. */
export interface Entry {
  /** Small words, `a|b` for words that say the same; none for a phrase that means nothing to a search. */
  readonly words: ReadonlyArray<string>
  /** Names of the reference, the likeliest first. */
  readonly names: ReadonlyArray<string>
}

export interface PhraseBook {
  /** By the phrase, in the spelling of its language and small Latin letters. */
  readonly entries: ReadonlyMap<string, Entry>
  /** UTF-16 units of the longest phrase. */
  readonly longest: number
}

/** The first of English words that say the same. */
export const firstOf = (words: string): string => words.split("|", 1)[0] ?? ""

/** A name: it has a capital, a dot or an underscore. */
const NAME = /[A-Z._@]/

/** Reads the lines of lists, phrases in the spelling that `normalised` gives; one in several lines has what they all say. */
export const entriesOf = (
  texts: ReadonlyArray<string>,
  normalised: (text: string) => string
): ReadonlyMap<string, Entry> => {
  const entries = new Map<string, Entry>()
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const colon = line.indexOf(": ")
    if (colon < 0) continue
    const targets = line.slice(colon + 2).split(" ")
    const words = targets.filter((target) => target !== "-" && !NAME.test(target))
    const names = targets.filter((target) => NAME.test(target))
    for (const phrase of normalised(line.slice(0, colon)).split(" ")) {
      const known = entries.get(phrase)
      entries.set(
        phrase,
        known === undefined
          ? { words, names }
          : { words: joined(known.words, words), names: [...new Set([...known.names, ...names])] }
      )
    }
  }
  return entries
}

/** Joins what two lines say: two words say the same, of several each says something. */
const joined = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): ReadonlyArray<string> =>
  a.length === 1 && b.length === 1
    ? [[...new Set([...a, ...b].flatMap((word) => word.split("|")))].join("|")]
    : withoutRepeated([...a, ...b])

/** Leaves out what a place before or after says as well: `remove` beside `delete|remove`. */
const withoutRepeated = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.filter((word, i) => {
    const own = word.split("|")
    return !words.some((other, j) => {
      const others = other.split("|")
      const isCovered = j !== i && own.every((one) => others.includes(one))
      return isCovered && (others.length > own.length || j < i)
    })
  })

const read = (language: UnspacedLanguage): PhraseBook => {
  // Korean has blanks, between words and between parts of one.
  const spelled = (text: string): string => withSmallLatin(spellings[language](text))
  const written = entriesOf(lists[language], spelled)
  const entries = new Map([...written].map(([phrase, entry]) => [phrase.replaceAll("_", " "), entry]))
  if (language === "ja") addInflections(entries)
  return { entries, longest: Math.max(...[...entries.keys()].map((phrase) => phrase.length)) }
}

/** Adds the forms of each phrase; a form that a list has means what that list says. */
const addInflections = (entries: Map<string, Entry>): void => {
  for (const [phrase, entry] of [...entries]) {
    for (const form of inflections(phrase)) if (!entries.has(form)) entries.set(form, entry)
  }
}

/** The spelling in which the phrases of a language are compared. */
export const spellings: Readonly<Record<UnspacedLanguage, (text: string) => string>> = {
  ja: normalisedJapanese,
  zh: normalisedChinese,
  ko: (text) => text
}

const books: Readonly<Record<UnspacedLanguage, () => PhraseBook>> = {
  ja: lazy(() => read("ja")),
  zh: lazy(() => read("zh")),
  ko: lazy(() => read("ko"))
}

export const bookOf = (language: UnspacedLanguage): PhraseBook => books[language]()
