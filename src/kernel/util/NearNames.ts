/**
 * "Did you mean ...?": the names nearest to one that does not exist.
 *
 * A name is near when it is a few edits away (Damerau-Levenshtein, so a swap of
 * two neighbours counts once), or when one of the two begins with the other or
 * holds it as whole words (`overlapping` in `get_overlapping_bodies`).
 */
import { byCodeUnit } from "./Text.ts"

/** Costs of a suggestion, in edits. */
const Cost = {
  /** Maximum length of a compared name, in UTF-16 units. */
  longest: 128,
  /** One edit is forgiven for this many characters ... */
  charactersPerEdit: 3,
  /** ... but never more than these. */
  mostEdits: 5,
  /** A first letter that differs is a rare misspelling. */
  otherInitial: 0.5,
  prefix: 0.9,
  segment: 1.4,
  /** Added to a prefix or segment for each character beyond the shared part. */
  perExtraCharacter: 0.05,
  /** Minimum length of a shared part, and of one in Japanese or Chinese. */
  shortestShared: 3,
  shortestSpaceless: 2
} as const

/** Scripts without spaces between words: a word may begin anywhere. */
const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** Rows of the table of edits, kept between comparisons: there are thousands of them in one look-up. */
const scratch = { size: 0, beforePrevious: new Uint16Array(), previous: new Uint16Array(), current: new Uint16Array() }

/**
 * Edits between `a` and `b` (insert, delete, replace, swap of neighbours, each
 * part edited at most once: optimal string alignment), or `most + 1` as soon as
 * it is clear that there are more than `most`. Time `O(length * most)`.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 *
 * @example
 * distance("add_chlid", "add_child", 2) // 1
 * distance("add_child", "queue_free", 2) // 3: more than 2
 */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  // A shared prefix and suffix take no edits.
  let start = 0
  let n = a.length
  let m = b.length
  while (start < n && start < m && a.charCodeAt(start) === b.charCodeAt(start)) start++
  while (n > start && m > start && a.charCodeAt(n - 1) === b.charCodeAt(m - 1)) {
    n--
    m--
  }
  return n === start || m === start ? Math.min(n + m - 2 * start, most + 1) : middle(a, start, n, b, m, most)
}

/** Returns the edits between `a` from `start` to `n` and `b` from `start` to `m`. */
const middle = (a: string, start: number, n: number, b: string, m: number, most: number): number => {
  const over = most + 1
  if (m - start >= scratch.size) {
    scratch.size = 2 * (m - start) + 32
    scratch.beforePrevious = new Uint16Array(scratch.size)
    scratch.previous = new Uint16Array(scratch.size)
    scratch.current = new Uint16Array(scratch.size)
  }
  let { beforePrevious, previous, current } = scratch
  for (let j = 0; j <= m - start; j++) previous[j] = j
  for (let i = 1; i <= n - start; i++) {
    const from = Math.max(1, i - most)
    const to = Math.min(m - start, i + most)
    // Beyond the band everything is more than `most`.
    if (from > 1) current[from - 1] = over
    if (to < m - start) current[to + 1] = over
    current[0] = i
    let best = i
    const unit = a.charCodeAt(start + i - 1)
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(start + j - 1)
      let edits = at(previous, j - 1) + (unit === other ? 0 : 1)
      edits = Math.min(edits, at(previous, j) + 1, at(current, j - 1) + 1)
      if (i > 1 && j > 1 && unit === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === other) {
        edits = Math.min(edits, at(beforePrevious, j - 2) + 1)
      }
      current[j] = edits
      if (edits < best) best = edits
    }
    if (best > most) return over
    const spare = beforePrevious
    beforePrevious = previous
    previous = current
    current = spare
  }
  return Math.min(at(previous, m - start), over)
}

const at = (row: Uint16Array, index: number): number => row[index] ?? 0

/**
 * At most `limit` of `candidates`, best first, ignoring case; empty if none is near.
 *
 * @example
 * nearest("add_chlid", ["add_child", "add_sibling", "free"]) // ["add_child"]
 * nearest("処理", ["エラー処理", "目次"]) // ["エラー処理"]
 */
export const nearest = (name: string, candidates: Iterable<string>, limit = 5): Array<string> => {
  const query = name.trim().slice(0, Cost.longest).toLowerCase()
  if (query === "" || limit <= 0) return []
  const most = Math.min(Cost.mostEdits, Math.max(1, Math.floor(query.length / Cost.charactersPerEdit)))
  const isSpaceless = SPACELESS.test(query)
  const found = new Map<string, number>()
  for (const candidate of candidates) {
    if (found.has(candidate)) continue
    const cost = costOf(query, candidate, most, isSpaceless)
    if (cost < Number.POSITIVE_INFINITY) found.set(candidate, cost)
  }
  return [...found]
    .sort(([a, costA], [b, costB]) => costA - costB || a.length - b.length || byCodeUnit(a, b))
    .slice(0, limit)
    .map(([candidate]) => candidate)
}

const costOf = (query: string, candidate: string, most: number, isSpaceless: boolean): number => {
  const lower = candidate.toLowerCase()
  return Math.min(editCost(query, lower, most), sharedCost(query, lower, candidate, isSpaceless))
}

/** The cost of the edits between the two, or `Infinity` when they are more than `most`. */
const editCost = (query: string, lower: string, most: number): number => {
  const edits = distance(query, lower, most)
  if (edits > most) return Number.POSITIVE_INFINITY
  return query.charCodeAt(0) === lower.charCodeAt(0) ? edits : edits + Cost.otherInitial
}

/** The cost of one name being a part of the other, or `Infinity`. */
const sharedCost = (query: string, lower: string, candidate: string, isSpaceless: boolean): number => {
  const shorter = Math.min(query.length, lower.length)
  if (shorter < (isSpaceless ? Cost.shortestSpaceless : Cost.shortestShared)) return Number.POSITIVE_INFINITY
  const extra = Math.abs(query.length - lower.length) * Cost.perExtraCharacter
  if (lower.startsWith(query)) return Cost.prefix + extra
  const at = lower.indexOf(query)
  if (isSpaceless ? at > 0 : wordStartsAt(candidate, at)) return Cost.segment + extra
  // The other way round the shared part must be most of the requested name.
  const most = shorter * 2 >= query.length
  return most && (query.startsWith(lower) || query.endsWith(lower)) ? Cost.segment + extra : Number.POSITIVE_INFINITY
}

/** Checks whether a word of a camelCase, snake_case or pathed name starts at `index`. */
const wordStartsAt = (name: string, index: number): boolean => {
  if (index <= 0) return index === 0
  const unit = name.charCodeAt(index)
  return isUpper(unit) || !isLetterOrDigit(name.charCodeAt(index - 1))
}

const isUpper = (unit: number): boolean => unit >= 65 && unit <= 90

const isLetterOrDigit = (unit: number): boolean =>
  isUpper(unit) || (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127
