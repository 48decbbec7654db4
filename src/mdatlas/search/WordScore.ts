/** Rates and counts sections by the words of a query that they hold, each word a bit of a mask. */

import { WordWeight } from "./Weights.ts"

/**
 * Returns the score of a section: the share of the words, weighted, that its title holds, and how close together all
 * words are.
 *
 * @example scoreOf(0b11, [1, 2], 0) > scoreOf(0b01, [1, 2], 0) // true: both words are in the title
 */
export const scoreOf = (titleMask: number, weights: ReadonlyArray<number>, span: number): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const inTitle = weights.reduce((sum, weight, word) => sum + ((titleMask >> word) & 1) * weight, 0)
  const distance = WordWeight.distance / (1 + span / WordWeight.distanceHalf)
  return rounded((WordWeight.title * inTitle) / Math.max(total, 1e-9) + distance)
}

/** The score of a section with all words in its title and in the name of its file. */
export const BEST_SCORE =
  WordWeight.title + WordWeight.share + WordWeight.name + WordWeight.distance + WordWeight.isWord

/** The score of a section that holds all words on one line, as words, or some of them in its title. */
export const CLOSE_SCORE = WordWeight.distance + WordWeight.isWord

/** The least score of a section with one word, as a word, in its title. */
export const TITLE_SCORE = WordWeight.title + CLOSE_SCORE

/**
 * Returns a score as answers show it.
 *
 * @example rounded(12.34567) // 12.3457
 */
export const rounded = (score: number): number => Math.round(score * 10_000) / 10_000

/**
 * Returns how many sections hold all of the words that are bits of `mask`.
 *
 * @example
 * sectionsWith(new Map([[0b11, 2], [0b01, 5]]), 0b11) // 2
 * sectionsWith(new Map([[0b11, 2], [0b01, 5]]), 0b01) // 7
 */
export const sectionsWith = (sectionsByWords: ReadonlyMap<number, number>, mask: number): number => {
  let count = 0
  for (const [held, sections] of sectionsByWords) if ((held & mask) === mask) count += sections
  return count
}
