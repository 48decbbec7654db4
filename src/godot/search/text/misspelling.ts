/** Reads a misspelt word as one of the vocabulary, to give it the same meaning. */
import { lazy, memoizeWeak } from "../../../kernel/util/memoize.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import * as Lexicon from "../index/Lexicon.ts"
import * as Spelling from "../names/Spelling.ts"
import type { Searcher } from "../Searcher.ts"
import { stemId, vocabulary } from "../synonyms/Vocabulary.ts"

/** Matches stems that are long enough to be recognised when misspelt. */
const LONG = /^[a-z]{5,}$/
/** Minimum length of a stem, in letters, for a replaced letter to be a mistake: `dragon` and `diagon` are two words. */
const SURELY_MISSPELT = 8

/**
 * Returns the stem of the vocabulary that is nearest in spelling to one that neither it nor the reference has;
 * undefined if the stem is known, if none is near, and if a term of the reference is nearer. A short stem with a
 * replaced letter is usually another word, and gets none; missing, added or swapped letters are usually a mistake.
 *
 * @example
 * correctedStem(searcher)(stem("colision")) // stem("collision")
 * correctedStem(searcher)(stem("dragon")) // undefined, not stem("diagonal")
 */
export const correctedStem = memoizeWeak((searcher: Searcher) =>
  memoized((stem: string): string | undefined => {
    if (!LONG.test(stem) || stemId(stem) >= 0) return undefined
    const [from, to] = Lexicon.prefixRange(searcher.index.lexicon, stem)
    if (from < to) return undefined
    const [nearest] = Spelling.near(stems(), stem)
    if (nearest === undefined) return undefined
    const found = Lexicon.at(vocabulary().stems, nearest.index)
    if (found.charAt(0) !== stem.charAt(0) || (stem.length < 6 && found.at(-1) !== stem.at(-1))) return undefined
    if (stem.length < SURELY_MISSPELT && hasOtherLetter(stem, found)) return undefined
    const isNearer = Lexicon.find(searcher.index.lexicon, found) < 0 && hasNearer(searcher, stem, nearest.edits)
    return isNearer ? undefined : found
  })
)

const stems = lazy(() => Spelling.make(Lexicon.size(vocabulary().stems), (id) => Lexicon.at(vocabulary().stems, id)))

/** Checks whether two stems are equally long and not of the same letters. */
const hasOtherLetter = (one: string, other: string): boolean =>
  one.length === other.length && lettersOf(one) !== lettersOf(other)

const lettersOf = (stem: string): string => [...stem].sort().join("")

/** Checks whether the reference has a term with fewer edits. */
const hasNearer = (searcher: Searcher, stem: string, edits: number): boolean =>
  Spelling.near(searcher.termSpellings(), stem, edits).some((one) => one.edits < edits)
