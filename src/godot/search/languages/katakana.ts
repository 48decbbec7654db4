/**
 * Loanwords in katakana that no list has, by their sound: `トランスフォーム` is `transform`.
 *
 * Both spellings are reduced to their consonants as Japanese hears them; vowels, which Japanese adds between
 * consonants, do not count.
 */
import { lazy } from "../../../kernel/util/memoize.ts"
import { distance } from "../../../kernel/util/NearNames.ts"
import { loanwords } from "./loanwords.ts"

/** The kana table: a consonant, and its kana by vowel (a, i, u, e, o), `　` if there is none. */
const table: ReadonlyArray<readonly [consonant: string, kana: string]> = [
  ["", "アイウエオ"],
  ["", "ァィゥェォ"],
  ["k", "カキクケコ"],
  ["g", "ガギグゲゴ"],
  ["s", "サシスセソ"],
  ["z", "ザ　ズゼゾ"],
  ["j", "　ジ　　　"],
  ["t", "タ　ツテト"],
  ["d", "ダヂヅデド"],
  ["c", "　チ　　　"],
  ["n", "ナニヌネノ"],
  ["n", "　　ン　　"],
  ["h", "ハヒ　ヘホ"],
  ["f", "　　フ　　"],
  ["b", "バビブベボ"],
  ["p", "パピプペポ"],
  ["m", "マミムメモ"],
  ["r", "ラリルレロ"],
  ["y", "ヤ　ユ　ヨ"],
  ["y", "ャ　ュ　ョ"],
  ["w", "ワ　　　ヲ"]
]

const soundOf = new Map(
  table.flatMap(([consonant, row]) =>
    [...row].map((kana, i) => [kana, kana === "ン" ? "n" : consonant + "aiueo".charAt(i)] as const)
  )
)

/** A katakana word in Latin letters. */
const romanised = (word: string): string =>
  [...word.replace(/チュ/g, "ツ").replace(/ティ/g, "テ").replace(/ディ/g, "デ")]
    .map((letter) => soundOf.get(letter) ?? "")
    .join("")

/** Consonants of an English word as Japanese hears them. */
const keyOfEnglish = (word: string): string =>
  reduced(
    word
      .toLowerCase()
      .replace(/tion|sion/g, "sn")
      .replace(/ph/g, "f")
      .replace(/th|sh/g, "s")
      .replace(/ch/g, "c")
      .replace(/ck/g, "k")
      .replace(/c(?=[eiy])/g, "s")
      .replace(/c(?!$)|c$|q/g, "k")
      .replace(/x/g, "ks")
      .replace(/l/g, "r")
      .replace(/v/g, "b")
      .replace(/[aeiou]?r(?![aeiou])/g, "a")
      .replace(/[eiou]/g, "a")
  )

/** All vowels after the first letter are dropped, a double letter becomes one, `m` before `p` and `b` is `n`. */
const reduced = (key: string): string =>
  (key.charAt(0) + key.slice(1).replace(/[ay]/g, "")).replace(/(.)\1+/g, "$1").replace(/m(?=[pb])/g, "n")

const byKey = lazy(() => {
  const found = new Map<string, Array<string>>()
  for (const word of loanwords) {
    const key = keyOfEnglish(word)
    found.set(key, [...(found.get(key) ?? []), word])
  }
  return found
})

/** Edits beyond which two words are equally unlike. */
const MAX_EDITS = 12

/** Minimum number of consonants that distinguish a word from others. */
const MIN_KEY = 2

/** Maximum length of a loanword in kana: a longer run is several words, or no loanword. */
const MAX_LENGTH = 32

/**
 * Returns the English words that a katakana word sounds most like; usually one or none.
 *
 * @example transliterations("ボタン") // ["button"]
 */
export const transliterations = (word: string): ReadonlyArray<string> => {
  if (word.length > MAX_LENGTH) return []
  const sound = romanised(word)
  const key = reduced(sound.replace(/[iueo]/g, "a"))
  if (key.length < MIN_KEY) return []
  const found = (byKey().get(key) ?? []).map((english) => ({
    english,
    edits: distance(sound, english.replace(/[aeo]r$/, "a"), MAX_EDITS)
  }))
  const least = Math.min(...found.map(({ edits }) => edits))
  return found.filter(({ edits }) => edits === least).map(({ english }) => english)
}
