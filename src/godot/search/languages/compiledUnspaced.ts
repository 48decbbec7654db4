/**
 * The phrases of the languages that are read letter by letter, by how they are looked up, made of the lists. A bundle
 * has the result in place of this module, which the bundler runs (`test/scripts/bundling.mjs`): to read the lists of a
 * language takes some 40 ms.
 */
import { lazy } from "../../../kernel/util/memoize.ts"
import * as Dictionary from "../index/Dictionary.ts"
import { type Entry, textOf } from "./Entry.ts"
import { entriesOf } from "./entriesOf.ts"
import { inflections } from "./inflections.ts"
import { spellings, withSmallLatin } from "./letters.ts"
import { lists, type UnspacedLanguage } from "./lists.ts"

export interface PackedBook {
  /** By the phrase, in the spelling of its language and small Latin letters. */
  readonly entries: Dictionary.PackedDictionary
  /** UTF-16 units of the longest phrase. */
  readonly longest: number
}

/** Packs the lists of a language that is read letter by letter. */
export const packUnspaced = (language: UnspacedLanguage, texts: ReadonlyArray<string>): PackedBook => {
  // Korean has spaces, between words and between parts of a word.
  const spelled = (text: string): string => withSmallLatin(spellings[language](text))
  const written = entriesOf(texts, spelled)
  const entries = new Map([...written].map(([phrase, entry]) => [phrase.replaceAll("_", " "), entry]))
  if (language === "ja") addInflections(entries)
  return {
    entries: Dictionary.pack(Dictionary.make([...entries].map(([phrase, entry]) => [phrase, textOf(entry)]))),
    longest: Math.max(...[...entries.keys()].map((phrase) => phrase.length))
  }
}

/** Adds the forms of each phrase; a form that is in a list itself keeps the meaning from there. */
const addInflections = (entries: Map<string, Entry>): void => {
  for (const [phrase, entry] of [...entries]) {
    for (const form of inflections(phrase)) if (!entries.has(form)) entries.set(form, entry)
  }
}

export const compiled = lazy(
  (): Readonly<Record<UnspacedLanguage, PackedBook>> => ({
    ja: packUnspaced("ja", lists.ja),
    zh: packUnspaced("zh", lists.zh),
    ko: packUnspaced("ko", lists.ko)
  })
)
