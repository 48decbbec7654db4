/**
 * A query in another language as English words: cut into the longest phrases that the word lists have.
 *
 * Inflections, particles and politeness are what is left between phrases, and dropped. Names in Latin letters stay.
 */
import { transliterations } from "./katakana.ts"
import { isHan, isHangul, isKana, isKatakana, withSmallLatin } from "./letters.ts"
import type { Language, UnspacedLanguage } from "./lists.ts"
import { bookOf, type PhraseBook, spellings } from "./PhraseBook.ts"
import { readSpaced } from "./spaced.ts"

export interface Translation {
  readonly language: Language
  /** The words in English, and what was in Latin letters as it was. */
  readonly text: string
  /** English word -> the names of the reference that its phrase means, the likeliest first. */
  readonly meanings: ReadonlyMap<string, ReadonlyArray<string>>
  /** Characters in words that no list has. */
  readonly unknown: number
  /** For a language with blanks, the words that are names as they stand: no other word is. */
  readonly written?: ReadonlySet<string>
}

/**
 * Translates a query; undefined where it has no letters of these languages, or no word of it is known.
 *
 * @example translate("ボタンが押された")?.text // "button pressed"
 */
export const translate = (text: string): Translation | undefined => {
  const letters = [...text]
  if (letters.some(isKana)) return translated(text, "ja")
  if (letters.some(isHangul)) return translated(text, "ko")
  if (!letters.some(isHan)) return translatedSpaced(text)
  // Words in Chinese characters alone may be of either language.
  const [zh, ja] = [translated(text, "zh"), translated(text, "ja")]
  if (zh === undefined || ja === undefined) return zh ?? ja
  return ja.unknown < zh.unknown ? ja : zh
}

const translatedSpaced = (text: string): Translation | undefined => {
  const reading = readSpaced(text)
  if (reading === undefined) return undefined
  return {
    language: reading.language,
    text: reading.text,
    meanings: reading.meanings,
    unknown: 0,
    written: reading.names
  }
}

const translated = (text: string, language: UnspacedLanguage): Translation | undefined => {
  const source = spellings[language](text)
  const isOwn = language === "ko" ? isHangul : (letter: string) => isKana(letter) || isHan(letter)
  const book = bookOf(language)
  const compared = withSmallLatin(source)
  const parts: Array<string> = []
  const meanings = new Map<string, ReadonlyArray<string>>()
  let unknown = 0
  let known = 0
  let at = 0
  while (at < source.length) {
    const letter = source.charAt(at)
    if (!isOwn(letter)) {
      const end = endOfRun(source, at, (one) => !isOwn(one))
      const run = source.slice(at, end)
      const entry = longestEntry(book, compared, at)
      if (entry !== undefined && entry.end >= end) {
        at = put(entry)
        continue
      }
      parts.push(run.trim())
      at = end
      continue
    }
    const entry = longestEntry(book, compared, at)
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

  function put({ words: english, names, end }: Found): number {
    known++
    const words = english.length === 0 && names.length > 0 ? [standIn(meanings.size)] : english
    parts.push(words.join(" "))
    for (const word of words) meanings.set(word, [...new Set([...(meanings.get(word) ?? []), ...names])])
    return end
  }
}

/** A letter for private use: what begins with it stands for a phrase that means names alone. */
const STAND_IN = 0xe000
/** Letters for private use are so many. */
const STAND_INS = 0x1000

/** Returns a word that stands in no text, for the n-th phrase. */
const standIn = (n: number): string => String.fromCharCode(STAND_IN, STAND_IN + (n % STAND_INS))

/** Whether a word of a translation stands for a phrase that means names alone. */
export const isStandIn = (word: string): boolean => word.charCodeAt(0) === STAND_IN

interface Found {
  readonly words: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
  readonly end: number
}

/** The entry of the longest phrase that begins at `at`. */
const longestEntry = ({ entries, longest }: PhraseBook, text: string, at: number): Found | undefined => {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const entry = entries.get(text.slice(at, at + length))
    if (entry === undefined) continue
    if (isBeginningOfWord(text, at, at + length) && !isCompound(entries, text, at + length)) continue
    if (length === 1 && isHangul(text.charAt(at)) && !isWordOfOneSyllable(text, at)) continue
    return { ...entry, end: at + length }
  }
  return undefined
}

/** Katakana up to so many are no word where the word goes on: `コール` in `コルーチン`, without long vowel marks. */
const MAX_BEGINNING = 3

/** Minimum length of a phrase within a compound. */
const MIN_OF_COMPOUND = 2

const isBeginningOfWord = (text: string, start: number, end: number): boolean =>
  end - start <= MAX_BEGINNING &&
  [...text.slice(start, end + 1)].length > end - start &&
  [...text.slice(start, end + 1)].every(isKatakana)

/** Particles that may follow a Korean word of one syllable, which is otherwise a part of another word. */
const particles: ReadonlySet<string> = new Set(
  "이 가 을 를 은 는 의 에 로 으로 와 과 도 만 까지 부터 에서 에게 처럼 마다 하고 기 어 아 고 서 면 는지 었는지 았는지 을까".split(
    " "
  )
)

/** Whether what follows in katakana is made of phrases: `マウスボタン` is `マウス` and `ボタン`. */
const isCompound = (entries: PhraseBook["entries"], text: string, start: number): boolean => {
  const end = endOfRun(text, start, isKatakana)
  // The places up to which phrases lead without a gap.
  const reached = new Set([start])
  for (const from of reached) {
    for (let to = from + MIN_OF_COMPOUND; to <= end; to++) if (entries.has(text.slice(from, to))) reached.add(to)
  }
  return end > start && reached.has(end)
}

const isWordOfOneSyllable = (text: string, at: number): boolean => {
  if (at > 0 && isHangul(text.charAt(at - 1))) return false
  const rest = text.slice(at + 1, endOfRun(text, at + 1, isHangul))
  return rest === "" || particles.has(rest)
}

const endOfRun = (text: string, start: number, isOfRun: (letter: string) => boolean): number => {
  let end = start
  while (end < text.length && isOfRun(text.charAt(end))) end++
  return end
}
