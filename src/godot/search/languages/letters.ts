/** Letters: which script they are, spellings that count as one, traditional characters. */
import type { UnspacedLanguage } from "./lists.ts"
import { simplifiedOf } from "./traditional.ts"

export const isKana = (letter: string): boolean => letter >= "\u3041" && letter <= "\u30ff"
export const isKatakana = (letter: string): boolean => letter >= "\u30a1" && letter <= "\u30ff"
export const isHiragana = (letter: string): boolean => letter >= "\u3041" && letter <= "\u309f"
export const isHan = (letter: string): boolean =>
  (letter >= "\u3400" && letter <= "\u9fff") || (letter >= "\uf900" && letter <= "\ufaff")
export const isHangul = (letter: string): boolean => letter >= "\uac00" && letter <= "\ud7a3"
export const isCyrillic = (letter: string): boolean => letter >= "\u0400" && letter <= "\u04ff"

/** Katakana that are written in two ways: `ベクター` and `ヴェクター`. */
const katakanaVariants: ReadonlyArray<readonly [RegExp, string]> = [
  [/ヴァ/g, "バ"],
  [/ヴィ/g, "ビ"],
  [/ヴェ/g, "ベ"],
  [/ヴォ/g, "ボ"],
  [/ヴ/g, "ブ"],
  [/ー/g, ""]
]

/**
 * Returns a Japanese text in the spelling for comparison: without long vowel marks.
 *
 * @example normalisedJapanese("ヴェクター") // "ベクタ"
 */
const normalisedJapanese = (text: string): string =>
  katakanaVariants.reduce((spelled, [variant, plain]) => spelled.replace(variant, plain), text)

/**
 * Returns a Chinese text in simplified characters.
 *
 * @example normalisedChinese("節點") // "节点"
 */
export const normalisedChinese = (text: string): string => text.replace(/[\u3400-\u9fff]/g, simplifiedOf)

/** Returns a text with its Latin letters in lower case, as long as it was. */
export const withSmallLatin = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Returns a text of an alphabet in lower case without accents.
 *
 * @example withoutAccents("Größe") // "grosse"
 */
export const withoutAccents = (text: string): string =>
  NOT_ASCII.test(text)
    ? text
        .toLowerCase()
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replace(/ß/g, "ss")
        .replace(/œ/g, "oe")
    : text.toLowerCase()

const NOT_ASCII = /[^\0-\x7f]/

/** The spelling for comparing the phrases of a language. */
export const spellings: Readonly<Record<UnspacedLanguage, (text: string) => string>> = {
  ja: normalisedJapanese,
  zh: normalisedChinese,
  ko: (text) => text
}
