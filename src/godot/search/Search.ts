/**
 * Search: a query and a reference in, ranked rows with their reasons out.
 *
 * Names first (`NameTiers`), then text (`TextSearch`); the kind filter applies to
 * both before anything is cut.
 */
import type { Kind } from "../reference/Kind.ts"
import * as NameTiers from "./NameTiers.ts"
import { kindAt, of } from "./Prepared.ts"
import * as Query from "./Query.ts"
import { Tier, type TierName, Weight } from "./Ranking.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { snippet } from "./Snippet.ts"
import * as TextSearch from "./TextSearch.ts"

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

type Ranked = Omit<Hit, "signature" | "snippet">

export interface Result {
  /** Best first. */
  readonly hits: ReadonlyArray<Hit>
  /** How many there are in all. */
  readonly total: number
}

export const search = (index: SearchIndex, { query: text, kind, limit }: Request): Result => {
  const prepared = of(index)
  const query = Query.parse(text)
  const named = NameTiers.find(prepared, query, kind)
  const groups = TextSearch.groupsOf(prepared, query)
  const { symbols, prior } = prepared
  const admit = (row: number): boolean => {
    const own = kindAt(symbols, row)
    return !named.has(row) && (kind === undefined ? own !== "enum" : own === kind)
  }
  const hint = Query.isProse(query) ? Weight.kindHintInProse : Weight.kindHint
  const factor = (row: number): number =>
    (prior[row] ?? 0) ** Weight.priorPower * (query.kindHints.has(kindAt(symbols, row)) ? hint : 1)
  const text_ = TextSearch.search(prepared, groups, admit, factor)
  const hits: Array<Ranked> = [...named.values()].map((hit) => ({
    row: hit.row,
    score: NameTiers.score(hit),
    tier: hit.tier,
    ...(hit.note === undefined ? {} : { note: hit.note })
  }))
  hits.sort((a, b) => b.score - a.score || a.row - b.row)
  for (const { row, score } of text_.hits) hits.push({ row, score: Tier.text + score / (1 + score), tier: "text" })
  const worth = TextSearch.worthOf(prepared, groups)
  const shown = hits.slice(0, limit).map((hit): Hit => {
    const owner = symbols.owners[hit.row] ?? 0
    const { signature, text } = prepared.texts.read(owner, hit.row - (symbols.firstRow[owner] ?? 0))
    return { ...hit, signature, snippet: snippet(text, worth, prepared.termsOf) }
  })
  return { hits: shown, total: named.size + text_.total }
}
