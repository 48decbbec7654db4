/**
 * Finds the sections of one document that hold all words of a query, in any place. A word in the title of a section
 * above, or in the path of the file, counts as held: `v1.2 > Fixed` holds `v1.2` and the words of what was fixed.
 */
import { clip } from "../../kernel/util/Text.ts"
import { firstFrom, type Headings, type Section } from "../document/Outline.ts"
import { nameOf } from "../document/OwnId.ts"
import * as Structure from "../document/Structure.ts"
import type { Document } from "../document/Walk.ts"
import { type ByteSource, lineStarts } from "../files/ByteSource.ts"
import { OpenTitles, pathTest, shareInName } from "./HeldAbove.ts"
import { LineCursor } from "./LineCursor.ts"
import type * as Matcher from "./Matcher.ts"
import { type PageTitle, pageTitle } from "./PageTitle.ts"
import { isOfWord, isPlural } from "./QueryWords.ts"
import type { Candidate, SearchInput } from "./SectionMatch.ts"
import { type ClosestLines, SectionWords, type WordHit } from "./SectionWords.ts"
import { windows } from "./TextWindows.ts"
import { WordWeight } from "./Weights.ts"
import { wordBoundary } from "./WordBoundary.ts"
import { rounded, scoreOf } from "./WordScore.ts"

const LIMITS = {
  rows: 100_000,
  /** Maximum length of all lines that are kept for snippets, in UTF-16 units. */
  texts: 2_000_000,
  /** Maximum number of lines of the rarest word whose sections are looked through. */
  lines: 1000,
  /** Maximum length of a snippet, and of a title that is compared with the words in it, in UTF-16 units. */
  snippet: 160,
  title: 1000
} as const

export interface WordsFound {
  readonly candidates: Array<Candidate>
  readonly truncated: boolean
  /** Number of sections that hold each word; of a document without columns, of lines. */
  readonly wordSections: ReadonlyArray<number>
  /** Number of matches of each word. */
  readonly wordMatches: ReadonlyArray<number>
  /**
   * Number of sections that hold a word, by the words that they, titles above or the path hold, as bits; absent if the
   * document has no columns.
   */
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
  /** Words in the path of the file, as bits. */
  readonly above: number
  /** The share of the words that the name of the file holds; 0 if no other file is searched. */
  readonly inName: number
  /** Words, as bits, that the text is known not to hold. */
  readonly absent: number
}

/** One search of one document. */
export interface Pass {
  readonly source: ByteSource
  readonly input: SearchInput
  /** Those of the words of the query, or the one of the query. */
  readonly matchers: ReadonlyArray<Matcher.Matcher>
  readonly levels: ReadonlySet<number> | undefined
  /** Checks whether the time of the pass is over. */
  readonly isLate: () => boolean
}

/** Finds the sections within `scope` that hold every word of `input.words`, until `isLate`. */
export const findWords = (
  document: Document,
  { input, isLate, levels, matchers, source }: Pass,
  scope: Pick<Section, "start" | "end">
): WordsFound => {
  const { words = [], filePath = "", absent = 0 } = input
  const search = {
    source,
    words,
    matchers,
    isLate,
    levels,
    above: pathTest(words)(filePath),
    inName: input.isOnlyFile === true ? 0 : shareInName(words, filePath),
    absent
  }
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
  const { above, levels, matchers } = search
  const candidates: Array<Candidate> = []
  const sectionsByWords = new Map<number, number>()
  const wordMatches = matchers.map(() => 0)
  let truncated = false
  let kept = 0
  let row = rowAt(headings, scope.start.line)
  const wordSections = matchers.map(() => 0)
  const titles = new OpenTitles()
  let held = new SectionWords(matchers.length, above)
  const levelOf = (row: number) => (row < 0 ? 0 : (headings.levels[row] ?? 0))
  const leave = () => {
    titles.open(levelOf(row), held.titleMask)
    if (held.mask === 0 || (levels !== undefined && !levels.has(levelOf(row)))) return
    matchers.forEach((_, word) => {
      wordSections[word] = (wordSections[word] ?? 0) + ((held.mask >> word) & 1)
    })
    const mask = held.mask | held.above
    sectionsByWords.set(mask, (sectionsByWords.get(mask) ?? 0) + 1)
    const { closest } = held
    if (closest === undefined) return
    const snippet = kept < LIMITS.texts ? closest.snippet : ""
    kept += snippet.length
    candidates.push(candidateOf(search, held, closest, row < 0 ? first : (headings.bytes[row] ?? 0), snippet))
  }
  // Matches come line by line, so one section at a time is looked at.
  for (const hit of hitsIn(search, scope.start, scope.end.byte)) {
    truncated = hit === undefined || candidates.length > LIMITS.rows
    if (hit === undefined || truncated) break
    wordMatches[hit.word] = (wordMatches[hit.word] ?? 0) + 1
    if ((headings.lines[row + 1] ?? Number.POSITIVE_INFINITY) <= hit.line) {
      leave()
      const next = rowAt(headings, hit.line)
      while (row < next) titles.close(levelOf(++row))
      held = new SectionWords(matchers.length, above | titles.mask)
    }
    held.add(hit, (row < 0 ? page()?.line : headings.lines[row]) === hit.line)
  }
  leave()
  return { candidates, truncated, wordSections, wordMatches, sectionsByWords }
}

/**
 * Finds the sections of a document without columns: those that hold the rarest word that
 * the path does not hold are looked through for the others. Titles above are not looked at,
 * and lines of each word are counted in place of sections.
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
  const asked = counts.map((count, word) => ((search.above >> word) & 1 ? Number.POSITIVE_INFINITY : count))
  const rarest = asked.indexOf(Math.min(...asked))
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
    const held = new SectionWords(search.matchers.length, search.above)
    for (const hit of hitsIn(search, section.start, section.ownEnd.byte)) {
      truncated ||= hit === undefined
      if (hit === undefined) break
      held.add(hit, section.level > 0 && hit.line === section.start.line)
    }
    const { closest } = held
    if (closest === undefined) continue
    candidates.push({ ...candidateOf(search, held, closest, section.start.byte, closest.snippet), section })
  }
  return { candidates, truncated, wordSections: counts, wordMatches }
}

/** Yields the matches of all words line by line, and `undefined` once time has run out. */
function* hitsIn(
  { source, words, matchers, isLate, absent }: WordSearch,
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
      ((absent >> word) & 1) === 0 && matcher.mayMatch(prepared)
        ? Array.from(matcher.hits(prepared)).flatMap((hit) =>
            hit.end <= fresh || !isOfWord(words[word] ?? "", prepared, hit) ? [] : [{ hit, word }]
          )
        : []
    )
    hits.sort((a, b) => a.hit.start - b.hit.start)
    const cursor = new LineCursor(window.text, prepared, window.line)
    for (const { hit, word } of hits) {
      const line = cursor.moveTo(hit.start)
      const share = () => shareOfTitle(hit, prepared)
      yield { word, line, fit: fitOf(hit, prepared), share, snippet: cursor.snippet(hit, LIMITS.snippet) }
    }
  }
}

const fitOf = ({ start, end, isWhole }: Matcher.Hit, text: string): number => {
  if (!isWhole && !wordBoundary(text, start)) return 0
  return isWhole || isPlural(text, end) ? WordWeight.isWord : WordWeight.begins
}

/** Returns which share of the letters of its line a match is, an identifier at the end left out. */
const shareOfTitle = ({ start, end }: Matcher.Hit, text: string): number => {
  const from = text.lastIndexOf("\n", start - 1) + 1
  const to = text.indexOf("\n", end)
  const title = nameOf(text.slice(from, to === -1 ? text.length : to).slice(0, LIMITS.title))
  return lettersIn(text.slice(start, end)) / Math.max(1, lettersIn(title))
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Makes a candidate of the section that begins at `byte`. */
const candidateOf = (
  { inName }: WordSearch,
  held: SectionWords,
  closest: ClosestLines,
  byte: number,
  text: string
): Candidate => {
  const { count, titleMask, words: all } = held
  const { fit, line, span, words } = closest
  const weights = new Array<number>(all).fill(1)
  const isAbove = words !== 2 ** all - 1
  // Words above count as words that are whole.
  const fits = fit + weights.reduce((sum, _, word) => sum + ((words >> word) & 1 ? 0 : WordWeight.isWord), 0)
  const distance = span + (isAbove ? WordWeight.above : 0)
  const titleShare = titleMask === 2 ** all - 1 ? rounded(WordWeight.share * Math.min(1, held.titleShare)) : 0
  const rest = rounded(scoreOf(titleMask, weights, distance) + fits / all + WordWeight.name * inName)
  const score = rounded(rest + titleShare)
  const snippet = () => clip(text, LIMITS.snippet)
  return { byte, line, score, snippet, matches: count, titleWords: titleMask, titleShare }
}

/** Returns the row of the last heading at or before a line, -1 for the preamble. */
const rowAt = ({ lines }: Headings, line: number): number => firstFrom(lines, line + 1) - 1
