/** Finds the sections of one document that hold all words of a query, in any place. */
import { clip, detach } from "../../kernel/util/Text.ts"
import { firstFrom, type Headings, type Section } from "../document/Outline.ts"
import * as Structure from "../document/Structure.ts"
import type { Document } from "../document/Walk.ts"
import { type ByteSource, lineStarts } from "../files/ByteSource.ts"
import { LineCursor } from "./LineCursor.ts"
import * as Matcher from "./Matcher.ts"
import { type PageTitle, pageTitle } from "./PageTitle.ts"
import { isOfWord } from "./QueryWords.ts"
import type { Candidate, SearchInput } from "./SectionMatch.ts"
import { windows } from "./TextWindows.ts"
import { WordWeight } from "./Weights.ts"
import { wordBoundary } from "./WordBoundary.ts"
import { rounded, scoreOf, sectionsWith } from "./WordScore.ts"

const LIMITS = {
  rows: 100_000,
  /** UTF-16 units of all lines that are kept for snippets. */
  texts: 2_000_000,
  /** Lines of the rarest word whose sections are looked through. */
  lines: 1000,
  /** UTF-16 units. */
  snippet: 160
} as const

export interface WordsFound {
  readonly candidates: Array<Candidate>
  readonly truncated: boolean
  /** Number of sections that hold each word; of a document without columns, of lines. */
  readonly wordSections: ReadonlyArray<number>
  /** Number of matches of each word. */
  readonly wordMatches: ReadonlyArray<number>
  /** Number of sections by the words they hold, as bits; absent where the document has no columns. */
  readonly sectionsByWords?: ReadonlyMap<number, number>
}

/** The input of a search for words: the text and the words. */
interface WordSearch {
  readonly source: ByteSource
  readonly words: ReadonlyArray<string>
  readonly matchers: ReadonlyArray<Matcher.Matcher>
  /** Checks whether the time of the search is over. */
  readonly isLate: () => boolean
  readonly levels: ReadonlySet<number> | undefined
}

/** Finds the sections within `scope` that hold every word of `input.words`, until `isLate`. */
export const findWords = (
  document: Document,
  source: ByteSource,
  input: SearchInput,
  scope: Pick<Section, "start" | "end">,
  levels: ReadonlySet<number> | undefined,
  isLate: () => boolean
): WordsFound => {
  const { words = [] } = input
  const matchers = Matcher.makeAll(input.query, words)
  const search = { source, words, matchers, isLate, levels }
  const { headings } = input.outline
  return headings === null
    ? findByRarest(document, search, scope)
    : findByColumns(headings, input.outline.start.byte, search, scope, pageTitle(source, input.outline))
}

const findByColumns = (
  headings: Headings,
  first: number,
  search: WordSearch,
  scope: Pick<Section, "start" | "end">,
  page: () => PageTitle | undefined
): WordsFound => {
  const { levels, matchers } = search
  const candidates: Array<Candidate> = []
  const sectionsByWords = new Map<number, number>()
  const wordMatches = matchers.map(() => 0)
  let truncated = false
  let kept = 0
  let row = rowAt(headings, scope.start.line)
  let held = new SectionWords(matchers.length)
  const leave = () => {
    const level = row < 0 ? 0 : (headings.levels[row] ?? 0)
    if (levels !== undefined && !levels.has(level)) return
    sectionsByWords.set(held.mask, (sectionsByWords.get(held.mask) ?? 0) + 1)
    if (!held.isWhole) return
    const snippet = kept < LIMITS.texts ? held.snippet : ""
    kept += snippet.length
    candidates.push(candidateOf(held, row < 0 ? first : (headings.bytes[row] ?? 0), snippet))
  }
  // Matches come line by line, so one section at a time is looked at.
  for (const hit of hitsIn(search, scope.start, scope.end.byte)) {
    truncated = hit === undefined || candidates.length > LIMITS.rows
    if (hit === undefined || truncated) break
    wordMatches[hit.word] = (wordMatches[hit.word] ?? 0) + 1
    if ((headings.lines[row + 1] ?? Number.POSITIVE_INFINITY) <= hit.line) {
      leave()
      row = rowAt(headings, hit.line)
      held = new SectionWords(matchers.length)
    }
    held.add(hit, (row < 0 ? page()?.line : headings.lines[row]) === hit.line)
  }
  leave()
  const wordSections = matchers.map((_, word) => sectionsWith(sectionsByWords, 1 << word))
  return { candidates, truncated, wordSections, wordMatches, sectionsByWords }
}

/**
 * Finds the sections of a document without columns: those that hold the rarest word are looked through for the others.
 * Lines of each word are counted in place of sections.
 */
const findByRarest = (document: Document, search: WordSearch, scope: Pick<Section, "start" | "end">): WordsFound => {
  const lines = search.matchers.map((): Array<number> => [])
  const counts = search.matchers.map(() => 0)
  const wordMatches = search.matchers.map(() => 0)
  let truncated = false
  for (const hit of hitsIn(search, scope.start, scope.end.byte)) {
    if (hit === undefined) {
      truncated = true
      break
    }
    wordMatches[hit.word] = (wordMatches[hit.word] ?? 0) + 1
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
    const held = new SectionWords(search.matchers.length)
    for (const hit of hitsIn(search, section.start, section.ownEnd.byte)) {
      truncated ||= hit === undefined
      if (hit === undefined) break
      held.add(hit, section.level > 0 && hit.line === section.start.line)
    }
    if (held.isWhole) candidates.push({ ...candidateOf(held, section.start.byte, held.snippet), section })
  }
  return { candidates, truncated, wordSections: counts, wordMatches }
}

/** A match of one of the words. */
interface WordHit {
  readonly word: number
  readonly line: number
  /** True if it is at the beginning of a word. */
  readonly begins: boolean
  readonly snippet: () => string
}

/** Yields the matches of all words line by line, and `undefined` once time has run out. */
function* hitsIn(
  { source, words, matchers, isLate }: WordSearch,
  start: Section["start"],
  end: number
): Generator<WordHit | undefined> {
  for (const window of windows(source, start, end)) {
    if (isLate()) {
      yield undefined
      return
    }
    // Words of one query are looked for in the same form of a text.
    const [{ prepare } = { prepare: (text: string) => text }] = matchers
    const prepared = prepare(window.text)
    const fresh = window.fresh === 0 ? 0 : prepare(window.text.slice(0, window.fresh)).length
    const hits = matchers.flatMap((matcher, word) =>
      matcher.mayMatch(prepared)
        ? Array.from(matcher.hits(prepared)).flatMap((hit) =>
            hit.end <= fresh || !isOfWord(words[word] ?? "", hit) ? [] : [{ hit, word }]
          )
        : []
    )
    hits.sort((a, b) => a.hit.start - b.hit.start)
    const cursor = new LineCursor(window.text, prepared, window.line)
    for (const { hit, word } of hits) {
      const line = cursor.moveTo(hit.start)
      yield { word, line, begins: wordBoundary(prepared, hit.start), snippet: cursor.snippet(hit, LIMITS.snippet) }
    }
  }
}

/** The matches of the words in one section, which come line by line. */
class SectionWords {
  /** Words in the section, in its title, and at the beginning of a word, as bits. */
  mask = 0
  titleMask = 0
  beginsMask = 0
  count = 0
  /** The smallest number of lines that hold all words, and the first of them. */
  span = Number.POSITIVE_INFINITY
  line = 0
  #snippet: (() => string) | undefined
  /** The line of each word's last match, and a function that makes its text, unless it is the title. */
  readonly #last: Array<number>
  readonly #texts: Array<(() => string) | undefined>
  readonly words: number

  constructor(words: number) {
    this.words = words
    this.#last = new Array<number>(words).fill(0)
    this.#texts = new Array<(() => string) | undefined>(words).fill(undefined)
  }

  /** The text of that line, or `""` where that is the title. */
  get snippet(): string {
    return detach(this.#snippet?.() ?? "")
  }

  get isWhole(): boolean {
    return this.mask === 2 ** this.words - 1
  }

  add({ word, line, begins, snippet }: WordHit, isTitle: boolean): void {
    this.mask |= 1 << word
    if (isTitle) this.titleMask |= 1 << word
    if (begins) this.beginsMask |= 1 << word
    this.count += 1
    if (this.#last[word] === line && this.span < Number.POSITIVE_INFINITY) return
    this.#last[word] = line
    this.#texts[word] = isTitle ? undefined : snippet
    if (!this.isWhole) return
    const begin = Math.min(...this.#last)
    if (line - begin >= this.span) return
    this.span = line - begin
    this.line = begin
    this.#snippet = this.#texts.find((_, word) => this.#last[word] === begin)
  }
}

/** Makes a candidate of the section that begins at `byte`. */
const candidateOf = (held: SectionWords, byte: number, text: string): Candidate => {
  const weights = new Array<number>(held.words).fill(1)
  const begins = weights.reduce((sum, _, word) => sum + ((held.beginsMask >> word) & 1), 0) / held.words
  const score = rounded(scoreOf(held.titleMask, weights, held.span) + WordWeight.begins * begins)
  const snippet = () => clip(text, LIMITS.snippet)
  return { byte, line: held.line, score, snippet, matches: held.count, titleWords: held.titleMask }
}

/** Returns the row of the last heading at or before a line, -1 for the preamble. */
const rowAt = ({ lines }: Headings, line: number): number => firstFrom(lines, line + 1) - 1
