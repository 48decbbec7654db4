/** Letters of scripts without blanks: which script they are, spellings that count as one, traditional characters. */
import { simplifiedOf } from "./traditional.ts"

export const isKana = (letter: string): boolean => letter >= "\u3041" && letter <= "\u30ff"
export const isKatakana = (letter: string): boolean => letter >= "\u30a1" && letter <= "\u30ff"
export const isHan = (letter: string): boolean =>
  (letter >= "\u3400" && letter <= "\u9fff") || (letter >= "\uf900" && letter <= "\ufaff")

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
 * A text in the spelling in which phrases of a language are compared: of Japanese, long vowel marks do not count; of
 * Chinese, traditional characters are simplified.
 */
export const normalised = (text: string, language: "ja" | "zh"): string =>
  language === "zh"
    ? text.replace(/[\u3400-\u9fff]/g, simplifiedOf)
    : katakanaVariants.reduce((spelled, [variant, plain]) => spelled.replace(variant, plain), text)
