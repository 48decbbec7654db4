/** Rules out most words of a text by their first three letters, without making strings. */
import { irregularForms } from "../analysis/Stem.ts"

const LETTERS = 26
const I = 8
const Y = 24
const E = 4
const UNDERSCORE = 95
/** The set of all third letters, a bit each. */
const ANY = -1

/** The beginnings of words that may match a term: two letters -> the set of third letters, a bit each. */
export type PrefixFilter = Int32Array

/**
 * Returns the beginnings of `terms`. A term begins as its word does, except for changes of `Stem` to the shortest
 * words.
 */
export const prefixFilterOf = (terms: Iterable<string>): PrefixFilter => {
  const beginnings = new Int32Array(LETTERS << 5)
  const add = (first: number, second: number, third: number) => {
    if (first < 0 || first >= LETTERS || second < 0 || second >= LETTERS) return
    beginnings[(first << 5) | second] = (beginnings[(first << 5) | second] ?? 0) | third
  }
  const addTerm = (term: string) => {
    const [first, second, third] = [letterAt(term, 0), letterAt(term, 1), letterAt(term, 2)]
    // A word that is nearly all suffix is cut to one letter; `at`, `bl` and `iz` get an `e`.
    if (term.length === 1) for (let any = 0; any < LETTERS; any++) add(first, any, ANY)
    const after = term.length === 2 || third === E ? ANY : bothForms(third)
    add(first, second, after)
    if (second === I) add(first, Y, after)
  }
  for (const term of terms) addTerm(term)
  for (const word of irregularForms) addTerm(word)
  return beginnings
}

/** The index of a letter; negative if the term is too short. */
const letterAt = (term: string, index: number): number => (index < term.length ? term.charCodeAt(index) - 97 : -1)

/** The bits of a letter; a final `y` has become an `i`. */
const bothForms = (letter: number): number =>
  letter < 0 || letter >= LETTERS ? 0 : letter === I ? (1 << I) | (1 << Y) : 1 << letter

/** Checks whether `units[start, end)`, a word in lower case except for the first letter, may have one of the terms. */
export const mayBegin = (beginnings: PrefixFilter, units: Uint16Array, start: number, end: number): boolean => {
  const length = end - start
  const first = ((units[start] ?? 0) | 32) - 97
  if (length < 2 || first < 0 || first >= LETTERS) return length > 1
  const thirds = beginnings[(first << 5) | ((units[start + 1] ?? 0) - 97)] ?? 0
  return length === 2 ? thirds !== 0 : ((thirds >> ((units[start + 2] ?? 0) - 97)) & 1) === 1
}

/** Checks whether one of the terms may begin somewhere in `units[start, end)`, which are letters and underscores. */
export const mayHold = (beginnings: PrefixFilter, units: Uint16Array, start: number, end: number): boolean => {
  let first = -1
  let second = -1
  for (let i = start; i < end; i++) {
    const unit = units[i] ?? 0
    if (unit === UNDERSCORE) continue
    const letter = (unit | 32) - 97
    if (first >= 0 && ((beginnings[(first << 5) | second] ?? 0) >> letter) & 1) return true
    first = second
    second = letter
  }
  // Words that end with a piece of two letters.
  return first >= 0 && beginnings[(first << 5) | second] !== 0
}
