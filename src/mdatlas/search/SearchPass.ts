/** Searches one document in a pass over its text that gathers matches by section. */
import { type PlainClock, systemClock } from "../../kernel/util/PlainClock.ts"
import { detach } from "../../kernel/util/Text.ts"
import type { Headings, Section } from "../document/Outline.ts"
import { nameOf } from "../document/OwnId.ts"
import { titleOf } from "../document/ParsedTitle.ts"
import * as Structure from "../document/Structure.ts"
import { TitleReader } from "../document/Titles.ts"
import type { Document } from "../document/Walk.ts"
import { type ByteSource, chunks, lineStarts } from "../files/ByteSource.ts"
import { copyDigest, spanAt } from "./Copies.ts"
import { LineCursor } from "./LineCursor.ts"
import * as Matcher from "./Matcher.ts"
import { type PageTitle, pageTitle } from "./PageTitle.ts"
import { MAX_SNIPPET, resolve } from "./Resolved.ts"
import type { Candidate, FileMatches, SearchInput } from "./SectionMatch.ts"
import { windows } from "./TextWindows.ts"
import { Weight } from "./Weights.ts"
import { findWords, type Pass } from "./WordSearch.ts"

const LIMITS = {
  /** Maximum number of places kept where an outline has no columns. */
  places: 1000,
  /** Maximum length of a text that is held for the snippets in it, and of all such texts, in UTF-16 units. */
  held: 64 * 1024,
  allHeld: 2_000_000
} as const

type Scope = Pick<Section, "start" | "end">

/** A pass that looks for one phrase. */
interface Phrase extends Pass {
  readonly matcher: Matcher.Matcher
  /** The title of a page that no heading gives. */
  readonly page: () => PageTitle | undefined
}

/** The matches in one section's own part, its heading left out. */
interface Gathered {
  count: number
  /** Kind of the best match. */
  match: Match
  /** True if it is the whole text between two `**`, as a name often is where it is described. */
  isName: boolean
  line: number
  snippet: () => string
}

/** The kind of a match: by whole words or a part of a word, in the source or only in the visible text. */
type Match = Pick<Matcher.Hit, "isWhole" | "isVisible">

interface Found {
  readonly bodies: ReadonlyMap<number, Gathered>
  /** By row, the weight of a match in the line of its title as it is written in the source. */
  readonly titleWeights: ReadonlyMap<number, number>
  readonly truncated: boolean
}

/**
 * Returns the sections that match; `undefined` when no section has the identifier `sectionId`. `matchers` are those of
 * the query or of its words, where they are made once for many documents.
 */
export const searchPass = (
  source: ByteSource,
  input: SearchInput,
  clock: PlainClock = systemClock,
  matchers: ReadonlyArray<Matcher.Matcher> = Matcher.makeAll(input.query, input.words)
): FileMatches | undefined => {
  const deadline = clock.elapsed() + input.time
  const document: Document = { outline: input.outline, chunks: () => chunks(source), titleOf }
  const [matcher] = matchers
  if (matcher === undefined) return { matches: [], total: 0, truncated: false }
  const scope = input.sectionId === undefined ? input.outline : Structure.find(document, input.sectionId)
  if (scope === undefined) return undefined

  const pass: Pass = {
    source,
    input,
    matchers,
    levels: input.levels === undefined ? undefined : new Set(input.levels),
    isLate: () => clock.elapsed() > deadline
  }
  return input.words === undefined ? searchPhrase(document, pass, scope, matcher) : searchWords(document, pass, scope)
}

const searchWords = (document: Document, pass: Pass, scope: Scope): FileMatches => {
  const { input, source } = pass
  const { candidates, ...found } = findWords(document, pass, scope)
  const best = candidates.sort(byScore).slice(0, input.keep)
  const { truncated, wordSections, wordMatches, sectionsByWords } = found
  return {
    matches: resolve(document, source, best, input),
    total: candidates.length,
    truncated,
    wordSections,
    wordMatches,
    ...(sectionsByWords && !truncated && { sectionsByWords })
  }
}

const searchPhrase = (document: Document, pass: Pass, scope: Scope, matcher: Matcher.Matcher): FileMatches => {
  const { input, source } = pass
  const { floor = Number.NEGATIVE_INFINITY, keep, known, outline } = input
  const { headings } = outline
  const phrase: Phrase = { ...pass, matcher, page: pageTitle(source, outline) }
  const found = gather(phrase, scope)
  const candidates =
    headings === null ? fromPlaces(document, phrase, found.bodies) : fromColumns(headings, phrase, scope, found)
  const better = candidates.filter(({ score }) => score > floor)
  const isCopy = ({ byte }: Candidate) =>
    headings !== null && known?.has(copyDigest(source, spanAt(headings, outline, byte)) ?? "")
  const copies = known?.size ? candidates.filter((candidate) => candidate.score === floor && isCopy(candidate)) : []
  const best = [...better, ...copies].sort(byScore).slice(0, keep)
  return {
    matches: resolve(document, source, best, input),
    total: candidates.length,
    truncated: found.truncated
  }
}

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || a.line - b.line

/**
 * Finds the matches outside of headings: by row of the columns (-1 for the preamble),
 * or by line where there are no columns.
 */
const gather = ({ input, isLate, matcher, page, source }: Phrase, scope: Scope): Found => {
  const { headings } = input.outline
  const bodies = new Map<number, Gathered>()
  const titleWeights = new Map<number, number>()
  let row = -1
  /** Length of the texts that snippets hold, in UTF-16 units. */
  let held = 0
  for (const window of windows(source, scope.start, scope.end.byte)) {
    if (isLate()) return { bodies, titleWeights, truncated: true }
    const prepared = matcher.prepare(window.text)
    if (!matcher.mayMatch(prepared)) continue
    const fresh = window.fresh === 0 ? 0 : matcher.prepare(window.text.slice(0, window.fresh)).length
    const cursor = new LineCursor(window.text, prepared, window.line)
    // A word that is everywhere would keep the whole document in memory.
    const isHeld = window.text.length <= LIMITS.held && held + window.text.length <= LIMITS.allHeld
    if (isHeld) held += window.text.length
    for (const hit of matcher.hits(prepared)) {
      if (hit.end <= fresh) continue
      const line = cursor.moveTo(hit.start)
      if (headings !== null) {
        while (row + 1 < headings.lines.length && (headings.lines[row + 1] ?? 0) <= line) row += 1
        if ((row < 0 ? page()?.line : headings.lines[row]) === line) {
          titleWeights.set(row, Math.max(titleWeights.get(row) ?? 0, titleWeight(hit)))
          continue
        }
      }
      if (headings === null && bodies.size >= LIMITS.places) return { bodies, titleWeights, truncated: true }
      const key = headings === null ? line : row
      const known = bodies.get(key)
      if (known !== undefined) known.count += 1
      const isName = isStrong(prepared, hit)
      if (known !== undefined && !isBetter(hit, isName, known)) continue
      const snippet = later(cursor.snippet(hit, MAX_SNIPPET), isHeld)
      bodies.set(key, { count: known?.count ?? 1, match: hit, isName, line, snippet })
    }
  }
  return { bodies, titleWeights, truncated: false }
}

const fromColumns = (
  headings: Headings,
  { input, levels, matcher, page }: Phrase,
  scope: Scope,
  { bodies, titleWeights }: Found
): Array<Candidate> => {
  const candidates: Array<Candidate> = []
  const add = (byte: number, title: number, titleLine: number | undefined, body: Gathered | undefined): void => {
    const line = (title > 0 ? titleLine : body?.line) ?? 0
    const matches = (body?.count ?? 0) + (title > 0 ? 1 : 0)
    const snippet = body?.snippet ?? nothing
    if (matches > 0) candidates.push({ byte, line, score: scoreOf(title, body), snippet, matches })
  }
  if (levels?.has(0) ?? true) {
    const weight = titleWeights.get(-1) ?? 0
    const title = weight === 0 ? 0 : Math.max(weightOfTitle(page()?.title ?? "", matcher), weight)
    add(input.outline.start.byte, title, title > 0 ? page()?.line : undefined, bodies.get(-1))
  }
  const titles = new TitleReader(headings.titles)
  for (let row = 0; row < headings.levels.length; row += 1) {
    const byte = headings.bytes[row] ?? 0
    if (byte < scope.start.byte || byte >= scope.end.byte) continue
    if (levels !== undefined && !levels.has(headings.levels[row] ?? 0)) continue
    const title = Math.max(weightOfTitle(titles.at(row), matcher), titleWeights.get(row) ?? 0)
    add(byte, title, headings.lines[row], bodies.get(row))
  }
  return candidates
}

/** Finds the sections of lines that matched, in a document without columns. */
const fromPlaces = (
  document: Document,
  { levels, matcher, source }: Phrase,
  bodies: ReadonlyMap<number, Gathered>
): Array<Candidate> => {
  if (bodies.size === 0) return []
  const places = [...bodies.values()]
  const lines = places.map(({ line }) => line)
  const first = document.outline.start.byte
  const sections = Structure.locate(
    document,
    lineStarts(source, lines).map((byte) => Math.max(byte, first))
  )
  const merged = new Map<string, { section: Section; body: Gathered | undefined; weight: number }>()
  sections.forEach((section, index) => {
    const place = places[index]
    if (place === undefined || (levels !== undefined && !levels.has(section.level))) return
    const known = merged.get(section.id)
    // The heading's own line counts as title, not as body.
    const isHeading = section.level > 0 && place.line === section.start.line
    const here = isHeading ? undefined : place
    const body = known?.body === undefined || here === undefined ? (known?.body ?? here) : join(known.body, here)
    const weight = isHeading ? titleWeight(place.match) : (known?.weight ?? 0)
    merged.set(section.id, { section, body, weight })
  })
  return [...merged.values()].map(({ section, body, weight }) => {
    const title = Math.max(weightOfTitle(section.title, matcher), weight)
    const line = title > 0 || body === undefined ? section.start.line : body.line
    const matches = (body?.count ?? 0) + (title > 0 ? 1 : 0)
    return {
      byte: section.start.byte,
      line,
      score: scoreOf(title, body),
      snippet: body?.snippet ?? nothing,
      section,
      matches
    }
  })
}

const nothing = () => ""

/** Checks whether a match is more relevant to its section than the best one so far: it fits better, or is a name. */
const isBetter = (match: Match, isName: boolean, known: Gathered): boolean => {
  const more = bodyWeight(match) - bodyWeight(known.match)
  return more > 0 || (more === 0 && isName && !known.isName)
}

const isStrong = (text: string, { start, end }: Matcher.Hit): boolean =>
  text.startsWith("**", end) && text.startsWith("**", start - 2)

/** Returns a snippet that is made on demand, or made now where the text must not be held. */
const later = (snippet: () => string, isHeld: boolean): (() => string) => {
  if (isHeld) return snippet
  const made = detach(snippet())
  return () => made
}

const join = (a: Gathered, b: Gathered): Gathered => ({
  ...(bodyWeight(b.match) > bodyWeight(a.match) ? b : a),
  count: a.count + b.count
})

const bodyWeight = ({ isWhole, isVisible }: Match): number =>
  isVisible ? Weight.bodyVisible : isWhole ? Weight.bodyHasWords : Weight.bodyHasPart

const titleWeight = ({ isWhole, isVisible }: Match): number =>
  isVisible ? Weight.titleVisible : isWhole ? Weight.titleHasWords : Weight.titleHasPart

/** Returns the weight of a whole title; 0 if nothing in it matches. */
const weightOfTitle = (title: string, matcher: Matcher.Matcher): number => {
  const prepared = matcher.prepare(title)
  if (!matcher.mayMatch(prepared)) return 0
  if (matcher.isAll(prepared) || matcher.isAll(nameOf(prepared))) return Weight.titleIsQuery
  let weight = 0
  for (const hit of matcher.hits(prepared)) weight = Math.max(weight, titleWeight(hit))
  return weight
}

const scoreOf = (title: number, body: Gathered | undefined): number => {
  const count = body?.count ?? 0
  const often = (Weight.often * count) / (count + Weight.oftenHalf)
  return Math.round((Math.max(title, body === undefined ? 0 : bodyWeight(body.match)) + often) * 10_000) / 10_000
}
