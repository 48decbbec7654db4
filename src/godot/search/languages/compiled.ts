/**
 * The phrases of all languages by how they are looked up, made of the lists. A bundle has the result in place of this
 * module, which the bundler runs (`test/scripts/bundling.mjs`): to read the lists of a language takes some 40 ms.
 */
import { lazy } from "../../../kernel/util/memoize.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { type Entry, textOf } from "./Entry.ts"
import { english } from "./english.ts"
import { entriesOf } from "./entriesOf.ts"
import { inflections } from "./inflections.ts"
import { spellings, withoutAccents, withSmallLatin } from "./letters.ts"
import { lists, type SpacedLanguage, type UnspacedLanguage } from "./lists.ts"
import { BEGINNING, lineOf, type Phrase } from "./Phrase.ts"

export interface Compiled {
  readonly unspaced: Readonly<Record<UnspacedLanguage, PackedBook>>
  /** The first letters of a phrase -> a line for each phrase, longest first. */
  readonly spaced: Readonly<Record<SpacedLanguage, Dictionary.PackedDictionary>>
}

export interface PackedBook {
  /** By the phrase, in the spelling of its language and small Latin letters. */
  readonly entries: Dictionary.PackedDictionary
  /** UTF-16 units of the longest phrase. */
  readonly longest: number
}

/** Packs the lists of a language that is read letter by letter. */
export const packUnspaced = (language: UnspacedLanguage, texts: ReadonlyArray<string>): PackedBook => {
  // Korean has blanks, between words and between parts of one.
  const spelled = (text: string): string => withSmallLatin(spellings[language](text))
  const written = entriesOf(texts, spelled)
  const entries = new Map([...written].map(([phrase, entry]) => [phrase.replaceAll("_", " "), entry]))
  if (language === "ja") addInflections(entries)
  return {
    entries: Dictionary.pack(Dictionary.make([...entries].map(([phrase, entry]) => [phrase, textOf(entry)]))),
    longest: Math.max(...[...entries.keys()].map((phrase) => phrase.length))
  }
}

/** Adds the forms of each phrase; a form that a list has means what that list says. */
const addInflections = (entries: Map<string, Entry>): void => {
  for (const [phrase, entry] of [...entries]) {
    for (const form of inflections(phrase)) if (!entries.has(form)) entries.set(form, entry)
  }
}

/** Packs the lists of a language that is written with blanks. */
export const packSpaced = (texts: ReadonlyArray<string>): Dictionary.PackedDictionary => {
  const book = new Map<string, Array<Phrase>>()
  for (const [phrase, entry] of entriesOf(texts, withoutAccents)) {
    const stems = phrase.split("_")
    const key = phrase.slice(0, BEGINNING)
    const isEnglish =
      english.has(phrase) ||
      entry.words.flatMap((word) => word.split("|")).some((word) => word.startsWith(phrase) || phrase.startsWith(word))
    book.set(key, [...(book.get(key) ?? []), { ...entry, stems, isEnglish }])
  }
  for (const phrases of book.values()) phrases.sort((a, b) => lengthOf(b) - lengthOf(a))
  return Dictionary.pack(Dictionary.make([...book].map(([key, phrases]) => [key, phrases.map(lineOf).join("\n")])))
}

const lengthOf = ({ stems }: Phrase): number => 100 * stems.length + stems.join("").length

export const compiled = lazy(
  (): Compiled => ({
    unspaced: {
      ja: packUnspaced("ja", lists.ja),
      zh: packUnspaced("zh", lists.zh),
      ko: packUnspaced("ko", lists.ko)
    },
    spaced: {
      de: packSpaced(lists.de),
      es: packSpaced(lists.es),
      fr: packSpaced(lists.fr),
      pt: packSpaced(lists.pt),
      ru: packSpaced(lists.ru)
    }
  })
)
