/**
 * Search: a query and a reference in, ranked rows with their reasons out.
 *
 * Names first (`NameTiers`), then text (`TextSearch`); the kind filter applies to
 * both before anything is cut.
 */
import { type Kind, kinds } from "../reference/Kind.ts"
import { type Group, groupsOf, worthOf } from "./Groups.ts"
import * as NameTiers from "./NameTiers.ts"
import { of, type Prepared } from "./Prepared.ts"
import * as Query from "./Query.ts"
import { Tier, type TierName, Weight } from "./Ranking.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { snippets } from "./Snippet.ts"
import type { TextHit } from "./TextSearch.ts"
import * as TextSearch from "./TextSearch.ts"
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
  const query = withoutDocumentWords(prepared, Query.parse(text))
  const named = NameTiers.find(prepared, query, kind)
  const groups = groupsOf(prepared, query)
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
    ...(settings === undefined ? {} : { favoured: settings }),
    // What no one will see is only counted.
    limit: named.size < limit ? limit : 0
  })
  const hits = Array.from(named.values(), rankedName).sort((a, b) => b.score - a.score || a.row - b.row)
  for (const hit of found.hits.slice(0, Math.max(limit - hits.length, 0))) hits.push(rankedText(groups, hit))
  return { query, groups, hits: hits.slice(0, limit), total: named.size + found.total }
}

/** `Node documentation` asks for the class, not for what holds these words. */
const withoutDocumentWords = (prepared: Prepared, query: Query.Query): Query.Query => {
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

const rankedText = (groups: ReadonlyArray<Group>, text: TextHit): RankedHit => {
  const words = groups.filter((_, g) => (text.matched & (1 << g)) !== 0)
  const misspelt = words.find(({ readAs }) => readAs !== undefined)
  const note =
    text.keyword !== undefined
      ? `${JSON.stringify(text.keyword)} is one of its search keywords`
      : misspelt === undefined
        ? undefined
        : `${JSON.stringify(misspelt.word)} read as ${JSON.stringify(misspelt.readAs)}`
  const score = Tier.text + text.score / (1 + text.score)
  const matched = words.map(({ word }) => word).join(" ")
  return { row: text.row, score, tier: "text", matched, note, text }
}

/** Finds what was meant: classes and members, each with its signature and the sentence that matched. */
export const search = (index: SearchIndex, request: Request): Result => {
  const { groups, hits, total } = rank(index, request)
  const prepared = of(index)
  const snippet = snippets(worthOf(prepared, groups), prepared.termsOf)
  const shown = hits.map(({ row, score, tier, note }): Hit => {
    const owner = index.symbols.owners[row] ?? 0
    const { signature, text } = prepared.texts.read(owner, row - (index.symbols.firstRow[owner] ?? 0))
    const shown = snippet(text, tier !== "text" && tier !== "mention")
    return note === undefined
      ? { row, score, tier, signature, snippet: shown }
      : { row, score, tier, signature, snippet: shown, note }
  })
  return { hits: shown, total }
}
