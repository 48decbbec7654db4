/** A sorted list of terms in one string: found by binary search, without an object for each. */
import type { Lexicon } from "./SearchIndex.ts"

/**
 * Makes a lexicon of terms that are sorted by code unit, each once.
 *
 * @example find(make(["node", "timer"]), "timer") // 1
 */
export const make = (terms: ReadonlyArray<string>): Lexicon => {
  const ends = new Uint32Array(terms.length)
  let end = 0
  for (let i = 0; i < terms.length; i++) {
    end += terms[i]?.length ?? 0
    ends[i] = end
  }
  return { text: terms.join(""), ends }
}

/** Returns the number of terms. */
export const size = (lexicon: Lexicon): number => lexicon.ends.length

/** Returns the term with the number `id`. */
export const at = (lexicon: Lexicon, id: number): string =>
  lexicon.text.slice(id === 0 ? 0 : lexicon.ends[id - 1], lexicon.ends[id])

/** Checks whether term `id` sorts before `text`; a term that begins with `text` does not. */
const before = (lexicon: Lexicon, id: number, text: string): boolean => {
  const start = id === 0 ? 0 : (lexicon.ends[id - 1] ?? 0)
  const length = (lexicon.ends[id] ?? 0) - start
  for (let i = 0; i < text.length; i++) {
    if (i >= length) return true
    const difference = lexicon.text.charCodeAt(start + i) - text.charCodeAt(i)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** The first term that is not before `text`; `size` if there is none. */
const lowerBound = (lexicon: Lexicon, text: string): number => {
  let low = 0
  let high = size(lexicon)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (before(lexicon, middle, text)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the id of `term`, or -1. */
export const find = (lexicon: Lexicon, term: string): number => {
  const id = lowerBound(lexicon, term)
  const start = id === 0 ? 0 : (lexicon.ends[id - 1] ?? 0)
  const isWhole = id < size(lexicon) && (lexicon.ends[id] ?? 0) - start === term.length
  return isWhole && lexicon.text.startsWith(term, start) ? id : -1
}

/**
 * Returns the ids of the terms that begin with `prefix`: from the first to before the second.
 *
 * @example prefixRange(make(["node", "noise", "timer"]), "no") // [0, 2]
 */
export const prefixRange = (lexicon: Lexicon, prefix: string): readonly [from: number, to: number] => [
  lowerBound(lexicon, prefix),
  lowerBound(lexicon, `${prefix}\uffff`)
]
