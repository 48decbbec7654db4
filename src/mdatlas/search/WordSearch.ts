/** Finds the sections of one document that hold all words of a query, in any place. */
import { clip, detach } from "../../kernel/util/Text.ts"
import type { Headings, Section } from "../document/Outline.ts"
import * as Structure from "../document/Structure.ts"
import type { Document } from "../document/Walk.ts"
import { type ByteSource, lineStarts } from "../files/ByteSource.ts"
import { LineCursor } from "./LineCursor.ts"
import * as Matcher from "./Matcher.ts"
import type { Candidate, SearchInput } from "./SectionMatch.ts"
import { windows } from "./TextWindows.ts"

/** Weights of a section that holds all words; distance in lines counts `distance / (1 + lines / distanceHalf)`. */
export const WordWeight = { title: 10, distance: 6, distanceHalf: 4 } as const

const LIMITS = {
  /** Matches of a section whose distances are compared. */
  places: 400,
  rows: 100_000,
  /** UTF-16 units of all lines that are kept for snippets. */
  texts: 2_000_000,
  /** Lines of the rarest word whose sections are looked through. */
  lines: 1000,
  /** UTF-16 units. */
  snippet: 160
} as const

/** Words that a section holds. */
interface Held {
  /** Words in the section and in its title, as bits. */
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

/** The input of a search for words: the text and the words. */
interface WordSearch {
  readonly source: ByteSource
  readonly matchers: ReadonlyArray<Matcher.Matcher>
  readonly deadline: number
  readonly levels: ReadonlySet<number> | undefined
}

/** Finds the sections within `scope` that hold every word of `input.words`. */
export const findWords = (
  document: Document,
  source: ByteSource,
  input: SearchInput,
  scope: Pick<Section, "start" | "end">,
  levels: ReadonlySet<number> | undefined
): WordsFound => {
  const matchers = (input.words ?? []).flatMap((text) => {
    const matcher = Matcher.make({ ...input.query, text })
    return typeof matcher === "string" ? [] : [matcher]
  })
  const search = { source, matchers, deadline: performance.now() + input.time, levels }
  const { headings } = input.outline
  return headings === null
    ? findByRarest(document, search, scope)
    : findByColumns(headings, input.outline.start.byte, search, scope)
}

const findByColumns = (
  headings: Headings,
  first: number,
  search: WordSearch,
  scope: Pick<Section, "start" | "end">
): WordsFound => {
  const held = new Map<number, Held>()
  const texts = new Map<number, string>()
  let kept = 0
  let truncated = false
  for (const hit of hitsIn(search, scope.start, scope.end.byte)) {
    truncated = hit === undefined || held.size > LIMITS.rows
    if (hit === undefined || truncated) break
    const { word, line, snippet } = hit
    const row = rowAt(headings, line)
    const isTitle = headings.lines[row] === line
    const known = held.get(row) ?? nothingHeld()
    held.set(row, known)
    hold(known, word, line, isTitle)
    if (!isTitle && !texts.has(line) && kept < LIMITS.texts) {
      const text = detach(snippet())
      texts.set(line, text)
      kept += text.length
    }
  }
  const wordSections = search.matchers.map((_, word) => {
    let count = 0
    for (const { mask } of held.values()) count += (mask >> word) & 1
    return count
  })
  const candidates = Array.from(held).flatMap(([row, one]): ReadonlyArray<Candidate> => {
    const level = row < 0 ? 0 : (headings.levels[row] ?? 0)
    if (search.levels !== undefined && !search.levels.has(level)) return []
    return candidateOf(search, one, row < 0 ? first : (headings.bytes[row] ?? 0), texts)
  })
  return { candidates, truncated, wordSections }
}

/**
 * Finds the sections of a document without columns: those that hold the rarest word are looked through for the others.
 * Lines of each word are counted in place of sections.
 */
const findByRarest = (document: Document, search: WordSearch, scope: Pick<Section, "start" | "end">): WordsFound => {
  const lines = search.matchers.map((): Array<number> => [])
  const counts = search.matchers.map(() => 0)
  let truncated = false
  for (const hit of hitsIn(search, scope.start, scope.end.byte)) {
    if (hit === undefined) {
      truncated = true
      break
    }
    const known = lines[hit.word] ?? []
    if (known.at(-1) === hit.line) continue
    counts[hit.word] = (counts[hit.word] ?? 0) + 1
    if (known.length < LIMITS.lines) known.push(hit.line)
  }
  const rarest = counts.indexOf(Math.min(...counts))
  truncated ||= (counts[rarest] ?? 0) > LIMITS.lines
  const starts = lineStarts(search.source, lines[rarest] ?? [])
  const sections = new Map(
    Structure.locate(
      document,
      starts.map((byte) => Math.max(byte, document.outline.start.byte))
    ).map((section) => [section.start.byte, section])
  )
  const candidates: Array<Candidate> = []
  for (const section of sections.values()) {
    if (search.levels !== undefined && !search.levels.has(section.level)) continue
    const held = nothingHeld()
    const texts = new Map<number, string>()
    for (const hit of hitsIn(search, section.start, section.ownEnd.byte)) {
      truncated ||= hit === undefined
      if (hit === undefined) break
      const isTitle = section.level > 0 && hit.line === section.start.line
      hold(held, hit.word, hit.line, isTitle)
      if (!isTitle && !texts.has(hit.line)) texts.set(hit.line, detach(hit.snippet()))
    }
    const found = candidateOf(search, held, section.start.byte, texts)
    candidates.push(...found.map((candidate) => ({ ...candidate, section })))
  }
  return { candidates, truncated, wordSections: counts }
}

/** Yields the matches of each word window by window, and `undefined` once time has run out. */
function* hitsIn(
  { source, matchers, deadline }: WordSearch,
  start: Section["start"],
  end: number
): Generator<{ readonly word: number; readonly line: number; readonly snippet: () => string } | undefined> {
  for (const window of windows(source, start, end)) {
    if (performance.now() > deadline) {
      yield undefined
      return
    }
    // Words of one query are looked for in the same form of a text.
    const [{ prepare } = { prepare: (text: string) => text }] = matchers
    const prepared = prepare(window.text)
    const fresh = window.fresh === 0 ? 0 : prepare(window.text.slice(0, window.fresh)).length
    for (const [word, matcher] of matchers.entries()) {
      if (!matcher.mayMatch(prepared)) continue
      const cursor = new LineCursor(window.text, prepared, window.line)
      for (const hit of matcher.hits(prepared)) {
        if (hit.end <= fresh) continue
        const line = cursor.moveTo(hit.start)
        yield { word, line, snippet: () => cursor.snippet(hit, LIMITS.snippet)() }
      }
    }
  }
}

const nothingHeld = (): Held => ({ mask: 0, titleMask: 0, count: 0, places: [] })

const hold = (held: Held, word: number, line: number, isTitle: boolean): void => {
  held.mask |= 1 << word
  if (isTitle) held.titleMask |= 1 << word
  held.count += 1
  if (held.places.length < 2 * LIMITS.places) held.places.push(line, word)
}

/** The section that begins at `byte` as a candidate, where it holds all words. */
const candidateOf = (
  { matchers }: WordSearch,
  { mask, titleMask, places, count }: Held,
  byte: number,
  texts: ReadonlyMap<number, string>
): ReadonlyArray<Candidate> => {
  if (mask !== 2 ** matchers.length - 1) return []
  const { span, line } = closest(places, matchers.length)
  const score = scoreOf(
    titleMask,
    matchers.map(() => 1),
    span
  )
  const snippet = () => clip(texts.get(line) ?? "", LIMITS.snippet)
  return [{ byte, line, score, snippet, matches: count, titleWords: titleMask }]
}

/**
 * The score of a section: the share of the words, weighted, that its title holds, and how close together all words are.
 */
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
