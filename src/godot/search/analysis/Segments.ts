/**
 * Divides text of scripts other than Latin into the words that the lists of `synonyms` know.
 *
 * Forward maximum matching: at each place the longest known word is taken, and a letter that begins none is passed over.
 * @see https://en.wikipedia.org/wiki/Text_segmentation#Word_segmentation
 */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy } from "../../../kernel/util/memoize.ts"
import { type Language, languages } from "../synonyms/index.ts"

/** A known word of another language, or a stretch of text between such words. */
export type Segment =
  | { readonly word: string; readonly english: ReadonlyArray<string> | undefined }
  | { readonly text: string }

/** The words of one language. */
interface Dictionary extends Language {
  /** Word -> the English words in its place; `undefined` for a word with a meaning but without translation. */
  readonly words: ReadonlyMap<string, ReadonlyArray<string> | undefined>
  /** Words joined by a blank -> what they mean together. */
  readonly meanings: ReadonlyMap<string, ReadonlyArray<string>>
  /** First letter -> length of the longest word that begins so. */
  readonly longest: ReadonlyMap<string, number>
}

const dictionaryOf = (language: Language): Dictionary => {
  const words = new Map<string, ReadonlyArray<string> | undefined>()
  const meanings = new Map<string, Array<string>>()
  for (const line of language.lines.normalize("NFKC").split("\n")) {
    const translation = /^(\S+) =(.*)$/.exec(line)
    if (translation !== null) {
      words.set((translation[1] ?? "").toLowerCase(), (translation[2] ?? "").split(" ").filter(Boolean))
      continue
    }
    const colon = line.indexOf(": ")
    if (colon < 0) continue
    const phrase = line.slice(0, colon).toLowerCase()
    for (const target of line.slice(colon + 2).split(" ")) addTo(meanings, phrase, target)
    for (const word of phrase.split(" ")) if (!words.has(word)) words.set(word, undefined)
  }
  const longest = new Map<string, number>()
  for (const word of words.keys()) {
    const first = word.charAt(0)
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length))
  }
  return { ...language, words, meanings, longest }
}

const dictionaries = lazy(() => Object.values(languages).map(dictionaryOf))

/** Letters of scripts that the lists are written in, and that are no part of English words. */
const OTHER_SCRIPT = /[\u0370-\u052f\u1100-\u11ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/

/** Letters that carry the meaning: all but hiragana, which mostly writes endings. */
const CONTENT = /[\u0370-\u052f\u1100-\u11ff\u30a1-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/g

/** A query of which less than this share of the content letters is known says something else. */
const MIN_KNOWN_SHARE = 0.4

const dictionariesFor = (text: string): ReadonlyArray<Dictionary> => {
  const only = dictionaries().find((one) => one.only?.test(text))
  return only === undefined ? dictionaries().filter(({ script }) => script.test(text)) : [only]
}

/**
 * Returns the segments of `text` (NFKC) in their order; one segment, the text itself, where no list knows enough of it.
 *
 * @example
 * segments("Timerを停止") // [{ text: "Timer" }, { word: "停止", english: ["stop"] }]
 */
export const segments = (text: string): ReadonlyArray<Segment> => {
  const whole = [{ text }]
  if (!OTHER_SCRIPT.test(text)) return whole
  const lists = dictionariesFor(text)
  const lower = text.toLowerCase()
  const found: Array<Segment> = []
  let between = ""
  let known = 0
  for (let at = 0; at < lower.length; ) {
    const first = lower.charAt(at)
    const match = OTHER_SCRIPT.test(first) ? longestMatch(lists, lower, at) : undefined
    if (match === undefined) {
      between += OTHER_SCRIPT.test(first) ? " " : text.charAt(at)
      at++
      continue
    }
    if (between.trim() !== "") found.push({ text: between.trim() })
    between = ""
    found.push(match)
    known += match.word.match(CONTENT)?.length ?? 0
    at += match.word.length
  }
  if (between.trim() !== "") found.push({ text: between.trim() })
  return known < MIN_KNOWN_SHARE * (text.match(CONTENT)?.length ?? 0) ? whole : found
}

const longestMatch = (
  lists: ReadonlyArray<Dictionary>,
  text: string,
  at: number
): { readonly word: string; readonly english: ReadonlyArray<string> | undefined } | undefined => {
  const longest = Math.max(0, ...lists.map((list) => list.longest.get(text.charAt(at)) ?? 0))
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length)
    const list = lists.find(({ words }) => words.has(word))
    if (list !== undefined) return { word, english: list.words.get(word) }
  }
  return undefined
}

/** Returns what words of another language, joined by blanks, mean in one of its lists. */
export const meaningOf = (phrase: string): ReadonlyArray<string> | undefined => {
  for (const { meanings } of dictionaries()) {
    const found = meanings.get(phrase)
    if (found !== undefined) return found
  }
  return undefined
}
