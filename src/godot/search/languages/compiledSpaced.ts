/**
 * The phrases of the languages that are written with spaces, by their first letters, made from the lists. A bundle has
 * the result in place of this module, which the bundler runs (`test/scripts/bundling.mjs`), since reading the lists
 * takes time.
 */
import { lazy } from "../../../kernel/util/memoize.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { english } from "./english.ts"
import { entriesOf } from "./entriesOf.ts"
import { withoutAccents } from "./letters.ts"
import { lists, type SpacedLanguage } from "./lists.ts"
import { BEGINNING, lineOf, type Phrase } from "./Phrase.ts"

/** Packs the lists of a language that is written with spaces. */
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

/** The first letters of a phrase -> a line for each phrase, longest first. */
export const compiled = lazy(
  (): Readonly<Record<SpacedLanguage, Dictionary.PackedDictionary>> => ({
    de: packSpaced(lists.de),
    es: packSpaced(lists.es),
    fr: packSpaced(lists.fr),
    pt: packSpaced(lists.pt),
    ru: packSpaced(lists.ru)
  })
)
