/** Numbers that rank matches: of a phrase, and of the words of one. */

/**
 * Weights of matches. A title outweighs any body; within each, whole words outweigh
 * parts of words; how often counts least: `often * n / (n + oftenHalf)` for n matches in the body.
 */
export const Weight = {
  titleIsQuery: 40,
  titleHasWords: 30,
  titleHasPart: 20,
  bodyHasWords: 10,
  bodyHasPart: 5,
  /** Seen by a reader only: below any exact match, however often. */
  bodyVisible: 0.5,
  titleVisible: 15,
  often: 4,
  oftenHalf: 3
} as const

/**
 * Weights of a section that holds all words: for words in its title, for their share of its letters where it holds all,
 * for how close together all are, and for matches that are whole words or singulars of words, or begin words; and of
 * its file for words in its name. Distance in lines counts `distance / (1 + lines / distanceHalf)`; it is `above` lines
 * more where some words are held only by the titles above or the path.
 */
export const WordWeight = {
  title: 10,
  share: 2,
  name: 3,
  distance: 6,
  distanceHalf: 4,
  isWord: 6,
  begins: 4,
  above: 4
} as const
