/**
 * A query in Japanese or Chinese as English words: cut into the longest phrases that the word lists have.
 *
 * Inflections, particles and politeness are what is left between phrases, and dropped. Names in Latin letters stay.
 */
import { transliterations } from "./katakana.ts"
import { isHan, isKana, isKatakana, normalised } from "./letters.ts"
import type { Language } from "./lists.ts"
import { bookOf, type PhraseBook } from "./PhraseBook.ts"

export interface Translation {
  readonly language: Language
  /** The words in English, and what was in Latin letters as it was. */
  readonly text: string
  /** English word -> the names of the reference that its phrase means, the likeliest first. */
  readonly meanings: ReadonlyMap<string, ReadonlyArray<string>>
  /** Characters in words that no list has. */
  readonly unknown: number
}

/**
 * Translates a query; undefined where it has no letters of these languages, or no word of it is known.
 *
 * @example translate("ボタンが押された")?.text // "button pressed"
 */
export const translate = (text: string): Translation | undefined => {
  const letters = [...text]
  if (letters.some(isKana)) return translated(text, "ja")
  if (!letters.some(isHan)) return undefined
  // Words in Chinese characters alone may be of either language.
  const [zh, ja] = [translated(text, "zh"), translated(text, "ja")]
  if (zh === undefined || ja === undefined) return zh ?? ja
  return ja.unknown < zh.unknown ? ja : zh
}

const translated = (text: string, language: Language): Translation | undefined => {
  const source = normalised(text, language)
  const book = bookOf(language)
  const parts: Array<string> = []
  const meanings = new Map<string, ReadonlyArray<string>>()
  let unknown = 0
  let known = 0
  let at = 0
  while (at < source.length) {
    const letter = source.charAt(at)
    if (!isKana(letter) && !isHan(letter)) {
      const end = endOfRun(source, at, (one) => !isKana(one) && !isHan(one))
      const run = source.slice(at, end)
      const entry = longestEntry(book, source, at)
      if (entry !== undefined && entry.end >= end) {
        at = put(entry)
        continue
      }
      parts.push(run)
      at = end
      continue
    }
    const entry = longestEntry(book, source, at)
    if (entry !== undefined) {
      at = put(entry)
      continue
    }
    if (isKatakana(letter)) {
      const end = endOfRun(source, at, isKatakana)
      const words = transliterations(source.slice(at, end))
      if (words.length === 0) unknown += end - at
      else known++
      parts.push(words.join(" "))
      at = end
      continue
    }
    if (isHan(letter)) unknown++
    at++
  }
  return known === 0 ? undefined : { language, text: parts.filter((part) => part !== "").join(" "), meanings, unknown }

  function put({ words, names, end }: Found): number {
    known++
    parts.push(words.join(" "))
    for (const word of words) meanings.set(word, [...new Set([...(meanings.get(word) ?? []), ...names])])
    return end
  }
}

interface Found {
  readonly words: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
  readonly end: number
}

/** The entry of the longest phrase that begins at `at`. */
const longestEntry = ({ entries, longest }: PhraseBook, text: string, at: number): Found | undefined => {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const entry = entries.get(text.slice(at, at + length))
    if (entry !== undefined && !isBeginningOfWord(text, at, at + length)) return { ...entry, end: at + length }
  }
  return undefined
}

/** Katakana up to so many are no word where the word goes on: `コール` in `コルーチン`, without long vowel marks. */
const MAX_BEGINNING = 3

const isBeginningOfWord = (text: string, start: number, end: number): boolean =>
  end - start <= MAX_BEGINNING &&
  [...text.slice(start, end + 1)].length > end - start &&
  [...text.slice(start, end + 1)].every(isKatakana)

const endOfRun = (text: string, start: number, isOfRun: (letter: string) => boolean): number => {
  let end = start
  while (end < text.length && isOfRun(text.charAt(end))) end++
  return end
}
