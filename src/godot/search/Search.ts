/**
 * Search: a query and a reference in, ranked rows with their reasons out.
 *
 * Names first (`NameTiers`), then text (`TextSearch`); the kind filter applies to
 * both before anything is cut.
 */
import { type Kind, kinds } from "../reference/Kind.ts"
import { classNameAt, classRow, ownerAt } from "../reference/Rows.ts"
import { type Group, groupsOf, worthOf } from "./Groups.ts"
import * as NameTiers from "./NameTiers.ts"
import { of, type Prepared } from "./Prepared.ts"
import * as Query from "./Query.ts"
import { Tier, type TierName, Weight } from "./Ranking.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { snippets } from "./Snippet.ts"
import type { RowText } from "./TextBlocks.ts"
import type { TextHit } from "./TextSearch.ts"
import * as TextSearch from "./TextSearch.ts"
import { parts } from "./Tokens.ts"
import type { NameHit } from "./tiers/Ask.ts"

export interface Request {
  readonly query: string
  readonly kind?: Kind
  readonly limit: number
}

export interface Hit {
  readonly row: number
  readonly score: number
  readonly tier: TierName
  readonly signature: string
  /** The sentence that matched, at most 160 characters; empty where the reference has no text. */
  readonly snippet: string
  /** Why this is here, where it is not plain to see. */
  readonly note?: string
}

export interface Result {
  /** Best first. */
  readonly hits: ReadonlyArray<Hit>
  /** How many there are in all. */
  readonly total: number
}

/** A search with all that is known about each hit, before texts are read. */
export interface Ranked {
  readonly query: Query.Query
  readonly groups: ReadonlyArray<Group>
  readonly hits: ReadonlyArray<RankedHit>
  readonly total: number
}

export interface RankedHit {
  readonly row: number
  readonly score: number
  readonly tier: TierName
  readonly note: string | undefined
  /** The part of the query that is this name; of a text hit, the words found. */
  readonly matched: string
  readonly text: TextHit | undefined
}

/** The hits of a query, at most `limit`, best first. */
export const rank = (index: SearchIndex, { query: text, kind, limit }: Request): Ranked => {
  const prepared = of(index)
  const query = ofClassAlone(prepared, Query.parse(text))
  const named = NameTiers.find(prepared, query, kind)
  const correction = correctionOf(query, named.values())
  const groups = groupsOf(prepared, correction === undefined ? query : Query.parse(nameAt(prepared, correction.row)))
  const settings = query.settings === undefined ? undefined : prepared.exactClasses.get(query.settings)
  const hint = Query.isProse(query) ? Weight.kindHintInProse : Weight.kindHint
  const kindFactor = Float64Array.from(kinds, (own) => {
    const isAdmitted = kind === undefined ? own !== "enum" : own === kind
    return isAdmitted ? (query.kindHints.has(own) ? hint : 1) : 0
  })
  const found = TextSearch.search(prepared, {
    groups,
    known: [...named.keys()],
    kindFactor,
    ...(kind === undefined ? {} : { only: kind }),
    ...(settings === undefined ? {} : { favoured: settings }),
    asksForConstants: kind === "constant" || query.kindHints.has("constant"),
    // What no one will see is only counted.
    limit: named.size < limit ? limit : 0
  })
  const hits = Array.from(named.values(), rankedName).sort((a, b) => b.score - a.score || a.row - b.row)
  for (const hit of found.hits.slice(0, Math.max(limit - hits.length, 0)))
    hits.push(rankedText(prepared, groups, hit, correction?.note))
  return { query, groups, hits: hits.slice(0, limit), total: named.size + found.total }
}

/** `Node documentation` asks for the class, not for what holds these words. */
const ofClassAlone = (prepared: Prepared, query: Query.Query): Query.Query => {
  const words = Query.withoutDocumentWords(query.words)
  const isClass = words.length < query.words.length && prepared.classByKey.has(Query.compact(words))
  return isClass ? Query.parse(words.map((word) => word.text).join(" ")) : query
}

const rankedName = ({ row, tier, within, note, matched }: NameHit): RankedHit => ({
  row,
  score: Tier[tier] + within,
  tier,
  matched,
  note,
  text: undefined
})

/** The name that a query of one word is read as, where it is none as it stands: its text is sought, too. */
const correctionOf = ({ content }: Query.Query, named: Iterable<NameHit>): NameHit | undefined => {
  if (content.length !== 1) return undefined
  let best: NameHit | undefined
  for (const hit of named) {
    if (hit.tier !== "typo") return undefined
    if (best === undefined || hit.within > best.within) best = hit
  }
  return best
}

const nameAt = ({ symbols }: Prepared, row: number): string => symbols.names[row] ?? ""

/** `corrected` says how the whole query was read. */
const rankedText = (
  prepared: Prepared,
  groups: ReadonlyArray<Group>,
  text: TextHit,
  corrected: string | undefined
): RankedHit => {
  const words = groups.filter((_, g) => (text.matched & (1 << g)) !== 0)
  return {
    row: text.row,
    score: Tier.text + text.score / (1 + text.score),
    tier: "text",
    matched: words.map(({ word }) => word).join(" "),
    note: corrected ?? noteOf(prepared, text, words),
    text
  }
}

/** Why a text hit is there, where its words do not show it. */
const noteOf = (prepared: Prepared, { keyword, row }: TextHit, words: ReadonlyArray<Group>): string | undefined => {
  if (keyword !== undefined) return `${JSON.stringify(keyword)} is one of its search keywords`
  for (const { word, readAs } of words) {
    if (readAs === undefined) continue
    const read = wordWith(prepared, row, readAs)
    if (read !== undefined) return `${JSON.stringify(word)} read as ${JSON.stringify(read)}`
  }
  return undefined
}

/** The word of a row that has one of the terms, for a stem is no word to show. */
const wordWith = (prepared: Prepared, row: number, terms: ReadonlyArray<string>): string | undefined => {
  const named = [nameAt(prepared, row), classNameAt(prepared.symbols, row)]
  const has = (word: string): boolean => prepared.termsOf(word).some((term) => terms.includes(term))
  const ofName = named.flatMap(parts).find(has) ?? named.find(has)
  return ofName ?? textAt(prepared, row).text.match(/\w+/g)?.find(has)?.toLowerCase()
}

const textAt = ({ symbols, texts }: Prepared, row: number): RowText => {
  const owner = ownerAt(symbols, row)
  return texts.read(owner, row - classRow(symbols, owner))
}

/** Finds what was meant: classes and members, each with its signature and the sentence that matched. */
export const search = (index: SearchIndex, request: Request): Result => {
  const { groups, hits, total } = rank(index, request)
  const prepared = of(index)
  const snippet = snippets(worthOf(prepared, groups), prepared.termsOf)
  const shown = hits.map(({ row, score, tier, note }): Hit => {
    const { signature, text } = textAt(prepared, row)
    const sentence = snippet(text, tier !== "text" && tier !== "mention")
    return note === undefined
      ? { row, score, tier, signature, snippet: sentence }
      : { row, score, tier, signature, snippet: sentence, note }
  })
  return { hits: shown, total }
}
