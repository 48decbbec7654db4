/**
 * Finds the terms of a text in another language than English, for an index of translated texts.
 *
 * In scripts without spaces, and in Korean, each pair of adjacent letters is a term; in other scripts the beginning of
 * each word, without its ending. A prefix distinguishes them from English terms.
 */
import { isHan, isHangul, isKana, withoutAccents } from "../languages/letters.ts"

/** A letter for the index (`Tokens.isWordUnit`) that occurs in no text. */
const MARK = "\u02d0"
/** Number of letters of a word that count, and minimum length of a word. */
const BEGINNING = 6
const SHORTEST = 3

const WORD = /[\p{L}\p{N}]{1,64}/gu

const isUnspaced = (letter: string): boolean => isKana(letter) || isHan(letter) || isHangul(letter)

/**
 * Returns the terms of a text in order, separated by spaces.
 *
 * @example localTerms("ボタンを") // "ːボタ ːタン ːンを"
 */
export const localTerms = (text: string): string => {
  const terms: Array<string> = []
  for (const [run] of text.matchAll(WORD)) {
    const letters = [...run]
    if (letters.some(isUnspaced)) {
      for (let i = 0; i + 1 < letters.length; i++) {
        const pair = [letters[i] ?? "", letters[i + 1] ?? ""]
        if (pair.every(isUnspaced)) terms.push(MARK + pair.join(""))
      }
      continue
    }
    const word = withoutAccents(run)
    if (word.length >= SHORTEST) terms.push(MARK + word.slice(0, BEGINNING))
  }
  return terms.join(" ")
}
