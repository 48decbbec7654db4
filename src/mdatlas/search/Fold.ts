/** Folds texts, so that they match in any width and, unless case counts, in any case. */
import { Skeletons, withoutVariants } from "./VisibleText.ts"

/**
 * Makes width and compatibility forms one (NFKC: `ＡＢＣ` and `ABC`, `ｶﾞ` and `ガ`), and,
 * unless case counts, case too: lower case, and the three letters that lower case keeps apart.
 *
 * @example fold("Ｓtraße", false) // "strasse"
 */
export const fold = (text: string, isCaseSensitive: boolean): string => {
  if (isAscii(text)) return isCaseSensitive ? text : text.toLowerCase()
  const one = compatible(text)
  if (isCaseSensitive) return one
  return withoutVariants(one.toLowerCase())
}

/** Checks for ASCII by the length in bytes: an expression takes several times as long. */
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length

/**
 * A run of characters that NFKC may change, or join with the character before. All others stay as they are and join
 * with nothing before them: letters of usual alphabets, kana, Han, Hangul syllables, dashes, quotes, arrows, boxes.
 */
const CHANGEABLE =
  /[^\0-\x7f\u00c0-\u0131\u0388-\u03cf\u0400-\u0482\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2190-\u21ff\u2500-\u27bf\u3001-\u3020\u3041-\u3096\u30a0-\u30fe\u4e00-\u9fff\uac00-\ud7a3]+/g

/**
 * Returns `text.normalize("NFKC")`, which takes some thirty times as long over a whole text as finding the few runs
 * that may change.
 *
 * @see UAX #15, Unicode Normalization Forms, section 9 (quick check) and 10 (stable code points)
 */
const compatible = (text: string): string => {
  let made = ""
  let done = 0
  for (const { index, 0: run } of text.matchAll(CHANGEABLE)) {
    const from = Math.max(done, index - 1)
    const end = index + run.length
    made += text.slice(done, from) + text.slice(from, end).normalize("NFKC")
    done = end
  }
  return done === 0 ? text : made + text.slice(done)
}

/**
 * Keeps the forms of the latest text: the filter, the test and the search of a file, and all matchers of one query,
 * look at the same.
 */
export class TextForms {
  /** Those of folded texts. */
  readonly skeletons = new Skeletons()
  #last: { readonly text: string; readonly isCaseSensitive: boolean; readonly folded: string } | undefined

  /** Does what `fold` does. */
  fold(text: string, isCaseSensitive: boolean): string {
    const last = this.#last
    if (last !== undefined && last.isCaseSensitive === isCaseSensitive && last.text === text) return last.folded
    const folded = fold(text, isCaseSensitive)
    if (text.length >= KEPT.least && text.length <= KEPT.most) this.#last = { text, isCaseSensitive, folded }
    return folded
  }
}

/** Bounds of a folded text that is kept, in UTF-16 units; titles, which are folded between texts, are shorter. */
const KEPT = { least: 1000, most: 1_000_000 } as const
