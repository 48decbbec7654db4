/** Finds the sections of one document that hold all words of a query, in any place. */
import { clip, detach } from "../../kernel/util/Text.ts"
import type { Headings, Section } from "../document/Outline.ts"
import type { ByteSource } from "../files/ByteSource.ts"
import { LineCursor } from "./LineCursor.ts"
import * as Matcher from "./Matcher.ts"
import type { Candidate, SearchInput } from "./SectionMatch.ts"
import { windows } from "./TextWindows.ts"

/** Weights of a section that holds all words; distance in lines counts `distance / (1 + lines / distanceHalf)`. */
export const WordWeight = { title: 10, distance: 6, distanceHalf: 4 } as const

const LIMITS = { words: 8, places: 400, rows: 100_000, snippet: 160 } as const

/** The words of a query, or none where it is a single one. */
export const wordsOf = (query: string): ReadonlyArray<string> => {
  const words = [...new Set(query.trim().split(/\s+/))].slice(0, LIMITS.words)
  return words.length < 2 ? [] : words
}

/** Words that a section holds. */
interface Held {
  mask: number
  titleMask: number
  count: number
  /** Lines and words in turn. */
  readonly places: Array<number>
}

export interface WordsFound {
  readonly candidates: Array<Candidate>
  readonly truncated: boolean
  /** Number of sections that hold each word. */
  readonly wordSections: ReadonlyArray<number>
}

/** Finds the sections within `scope` that hold every word of `input.words`; of a document without columns, the lines. */
export const findWords = (
  source: ByteSource,
  input: SearchInput,
  scope: Pick<Section, "start" | "end">,
  levels: ReadonlySet<number> | undefined
): WordsFound => {
  const words = input.words ?? []
  const matchers = words.flatMap((text) => {
    const matcher = Matcher.make({ ...input.query, text })
    return typeof matcher === "string" ? [] : [matcher]
  })
  const { headings } = input.outline
  const held = new Map<number, Held>()
  const texts = new Map<number, string>()
  const deadline = performance.now() + input.time
  let truncated = false
  for (const window of windows(source, scope.start, scope.end.byte)) {
    truncated ||= performance.now() > deadline || held.size > LIMITS.rows
    if (truncated) break
    for (const [word, matcher] of matchers.entries()) {
      const prepared = matcher.prepare(window.text)
      if (!matcher.mayMatch(prepared)) continue
      const fresh = window.fresh === 0 ? 0 : matcher.prepare(window.text.slice(0, window.fresh)).length
      const cursor = new LineCursor(window.text, prepared, window.line)
      for (const hit of matcher.hits(prepared)) {
        if (hit.end <= fresh) continue
        const line = cursor.moveTo(hit.start)
        const row = headings === null ? line : rowAt(headings, line)
        const isTitle = headings !== null && headings.lines[row] === line
        const known = held.get(row) ?? { mask: 0, titleMask: 0, count: 0, places: [] }
        held.set(row, known)
        known.mask |= 1 << word
        if (isTitle) known.titleMask |= 1 << word
        known.count += 1
        if (known.places.length < 2 * LIMITS.places) known.places.push(line, word)
        if (!isTitle && !texts.has(line) && texts.size < LIMITS.rows)
          texts.set(line, detach(cursor.snippet(hit, LIMITS.snippet)()))
      }
    }
  }
  const wordSections = words.map((_, word) => {
    let count = 0
    for (const { mask } of held.values()) count += (mask >> word) & 1
    return count
  })
  const all = 2 ** words.length - 1
  const candidates = Array.from(held).flatMap(([row, one]): Array<Candidate> => {
    const level = headings === null || row < 0 ? 0 : (headings.levels[row] ?? 0)
    if (one.mask !== all || (levels !== undefined && headings !== null && !levels.has(level))) return []
    const { span, line } = closest(one.places, words.length)
    const byte = headings === null ? -1 : row < 0 ? input.outline.start.byte : (headings.bytes[row] ?? 0)
    if (byte < 0) return []
    const score = scoreOf(
      one.titleMask,
      words.map(() => 1),
      span
    )
    return [
      {
        byte,
        line,
        score,
        snippet: () => clip(texts.get(line) ?? "", LIMITS.snippet),
        matches: one.count,
        titleWords: one.titleMask
      }
    ]
  })
  return { candidates, truncated, wordSections }
}

/** The score of a section: the share of the words, weighted, that its title holds, and how close together all stand. */
export const scoreOf = (titleMask: number, weights: ReadonlyArray<number>, span: number): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const inTitle = weights.reduce((sum, weight, word) => sum + ((titleMask >> word) & 1) * weight, 0)
  const distance = WordWeight.distance / (1 + span / WordWeight.distanceHalf)
  return Math.round(((WordWeight.title * inTitle) / Math.max(total, 1e-9) + distance) * 10_000) / 10_000
}

/** The last heading at or before a line, -1 for the preamble; binary search. */
const rowAt = ({ lines }: Headings, line: number): number => {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] ?? 0) <= line) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The fewest lines that hold all words, and the first of them. */
const closest = (places: ReadonlyArray<number>, words: number): { readonly span: number; readonly line: number } => {
  const sorted: Array<readonly [line: number, word: number]> = []
  for (let at = 0; at + 1 < places.length; at += 2) sorted.push([places[at] ?? 0, places[at + 1] ?? 0])
  sorted.sort((a, b) => a[0] - b[0])
  const counts = new Array<number>(words).fill(0)
  let present = 0
  let from = 0
  let best = { span: Number.POSITIVE_INFINITY, line: sorted[0]?.[0] ?? 0 }
  for (const [line, word] of sorted) {
    const count = (counts[word] ?? 0) + 1
    counts[word] = count
    if (count === 1) present += 1
    for (let first = sorted[from]; present === words && first !== undefined; first = sorted[++from]) {
      if (line - first[0] < best.span) best = { span: line - first[0], line: first[0] }
      const left = (counts[first[1]] ?? 0) - 1
      counts[first[1]] = left
      if (left === 0) present -= 1
    }
  }
  return best
}
