/**
 * Turns names and prose into search terms.
 *
 * A word of prose becomes its stem; stop words and single letters are left out.
 * An identifier becomes the stems of its parts, and itself as one word:
 * `Camera3D` is `camera`, `3d`, `camera3d`. The same analysis serves the index
 * and the query, or they would not meet.
 */

import { stem } from "./Stem.ts"
import { isStopWord } from "./wordLists.ts"

/** Shortest term, in characters; shorter ones live in the name tiers only. */
const MIN_TERM_LENGTH = 2
/** Maximum length of a word: longer runs of letters are data. */
export const MAX_WORD_LENGTH = 64

const isUpper = (unit: number): boolean => unit >= 65 && unit <= 90
const isLower = (unit: number): boolean => unit >= 97 && unit <= 122
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57
/** Letters of any script count as lower-case ones: only ASCII has humps. */
const isLetter = (unit: number): boolean => isUpper(unit) || isLower(unit) || unit > 127

const wordUnits = Uint8Array.from({ length: 128 }, (_, unit) =>
  isLetter(unit) || isDigit(unit) || unit === 95 ? 1 : 0
)

/**
 * Checks whether a unit belongs to a word: letters, digits and `_`. A run of them is a word for the
 * index (`TermCounter`) and for snippets (`Snippet`) alike.
 */
export const isWordUnit = (unit: number): boolean => unit > 127 || wordUnits[unit] === 1

/**
 * Returns the form in which names are compared: lower case, without `_`, spaces, `@` and other punctuation, so that
 * `GetParent`, `get_parent` and `get parent` are one. The sign of an operator's name stays.
 *
 * @example fold("@export_range") // "exportrange"
 */
export const fold = (name: string): string => {
  if (isPlain(name)) return name.replaceAll("_", "").toLowerCase()
  const sign = name.startsWith("operator") ? OPERATOR_SIGN.exec(name)?.[1] : undefined
  let folded = ""
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i)
    if (unit !== UNDERSCORE && isWordUnit(unit)) folded += name.charAt(i)
  }
  return folded.toLowerCase() + (sign ?? "")
}

/** Checks whether a name consists of letters, digits and `_`, as nearly all do. */
export const isPlain = (name: string): boolean => PLAIN.test(name)
const PLAIN = /^\w*$/
const OPERATOR_SIGN = /^operator ?([^\w\s].{0,3})$/

/**
 * Returns the end of the part that begins at `start` of a camelCase piece, which ends before `end`: `XRCamera3D` is
 * `XR`, `Camera`, `3D`.
 */
const partEnd = (name: string, start: number, end: number): number => {
  let at = start + 1
  const first = name.charCodeAt(start)
  if (isDigit(first)) {
    while (at < end && isDigit(name.charCodeAt(at))) at++
    if (at === end) return at
    const next = name.charCodeAt(at) | 32
    // `2D`, `3d`, `2i`: a number with its letter is one part, unless a word begins there.
    const goesOn = at + 1 < end && isLower(name.charCodeAt(at + 1))
    return (next === 100 || next === 105) && !goesOn ? at + 1 : at
  }
  while (at < end && isUpper(first) && isUpper(name.charCodeAt(at))) at++
  const isAcronym = at - start > 1
  // The last capital of `HTTPRequest` belongs to the word that follows;
  // so does the `A` of `AStar`, and the `s` of `RIDs`.
  if (isAcronym && at === end - 1 && name.charCodeAt(at) === 115) return end
  if (isAcronym && at - start > 2 && at < end && isLower(name.charCodeAt(at))) return at - 1
  while (at < end && isLetter(name.charCodeAt(at)) && !isUpper(name.charCodeAt(at))) at++
  return at
}

/** Calls `visit` with each part of a name, and whether it is the first of its piece: of a run of letters and digits. */
const eachPart = (name: string, visit: (start: number, end: number, isFirst: boolean) => void): void => {
  for (let at = 0; at < name.length; at++) {
    let end = at
    while (end < name.length && name.charCodeAt(end) !== UNDERSCORE && isWordUnit(name.charCodeAt(end))) end++
    for (let start = at; start < end; ) {
      const next = partEnd(name, start, end)
      visit(start, next, start === at)
      start = next
    }
    at = end
  }
}

const UNDERSCORE = 95

/**
 * Returns the parts of a name in lower case, in order.
 *
 * @example parts("XRCamera3D") // ["xr", "camera", "3d"]
 */
export const parts = (name: string): Array<string> => {
  if (SNAKE_CASE.test(name)) return name.toLowerCase().split("_")
  const found: Array<string> = []
  eachPart(name, (start, end) => found.push(name.slice(start, end).toLowerCase()))
  return found
}

/** Nearly all names of members: letters in one case, each underscore between two. */
const SNAKE_CASE = /^(?!_)(?:(?:[a-z]|_(?=[a-z]))+|(?:[A-Z]|_(?=[A-Z]))+)$/

/**
 * Returns the term of one part of a word, in lower case; empty for a stop word or a single letter.
 *
 * @example termOfPart("overlapping") // "overlap"
 */
export const termOfPart = (part: string): string => (keep(part) ? stem(part) : "")

/**
 * Returns the terms of one word (a run of letters, digits and `_`), each once. `termOf` is `termOfPart`, or a memoized
 * form of it.
 *
 * @example termsOf("Camera3D") // ["camera", "3d", "camera3d"]
 */
export const termsOf = (word: string, termOf: (part: string) => string = termOfPart): ReadonlyArray<string> => {
  const lower = word.toLowerCase()
  if (ONE_PART.test(word)) {
    const term = termOf(lower)
    return term === "" ? [] : [term]
  }
  const terms: Array<string> = []
  const add = (term: string): void => {
    if (term !== "" && !terms.includes(term)) terms.push(term)
  }
  // Some letters have a lower case of another length: such a word keeps its capitals.
  const text = lower.length === word.length ? lower : word
  let before = 0
  let count = 0
  eachPart(word, (start, end, isFirst) => {
    add(termOf(text.slice(start, end)))
    // `TileMapLayer` is also searched for as `tilemap`, `get_string_from_utf8` as `utf8`.
    if (!isFirst) add(text.slice(before, end))
    before = start
    count++
  })
  if (count > 1) add(fold(word))
  return terms
}

/** Nearly all words of prose. */
const ONE_PART = /^[A-Za-z][a-z]*$/

const keep = (piece: string): boolean => piece.length >= MIN_TERM_LENGTH && !isStopWord(piece)
