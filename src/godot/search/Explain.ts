/** Why each hit of a query stands where it does. */

import type { Kind } from "../reference/Kind.ts"
import { qualifiedNameAt } from "../reference/Rows.ts"
import * as Lexicon from "./index/Lexicon.ts"
import { count, type Field, Fields, unpack, unpacked } from "./index/Postings.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { classOccurrences, occurrences } from "./Ranking.ts"
import { type RankedHit, type Request, rank } from "./Search.ts"
import { of, type SearchContext } from "./SearchContext.ts"
import type { Group } from "./text/QueryTerm.ts"
import { Tier, type TierName } from "./Weights.ts"

/** How a query was read, and why its hits stand where they do. */
export interface Explanation {
  /** The words that are sought, weightiest first. */
  readonly words: ReadonlyArray<{ readonly word: string; readonly weight: number }>
  /** The kinds that the query speaks of. */
  readonly hints: ReadonlyArray<Kind>
  readonly total: number
  /** Best first. */
  readonly hits: ReadonlyArray<ExplainedHit>
}

export interface ExplainedHit {
  readonly name: string
  readonly score: number
  readonly tier: TierName
  /** Name of the rule that found a name, or `text`. */
  readonly rule: string
  /** The part of the query that is this name; of a text hit, the words found. */
  readonly matched: string
  readonly prior: number
  readonly note?: string
  /** Of a text hit: the share of the query's weight that it covers, and of its name that the query says; 0 to 1. */
  readonly coverage?: number
  readonly nameFit?: number
  readonly terms?: ReadonlyArray<TermScore>
}

/** What one term counts in one row. */
export interface TermScore {
  /** The word of the query. */
  readonly word: string
  /** What of the index stands for it; absent where the word means this row. */
  readonly term?: string
  /** Field -> occurrences. */
  readonly fields?: Readonly<Record<string, number>>
  /** Their weight together. */
  readonly score?: number
  /** The weight of the same term in what the class says. */
  readonly classScore?: number
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

export const explain = (index: SearchIndex, request: Request): Explanation => {
  const prepared = of(index)
  const { query, groups, hits, total } = rank(index, request)
  return {
    words: groups.map(({ word, weight }) => ({ word, weight: rounded(weight) })),
    hints: [...query.kindHints],
    total,
    hits: hits.map((hit) => explainedHit(prepared, groups, hit))
  }
}

const explainedHit = (prepared: SearchContext, groups: ReadonlyArray<Group>, hit: RankedHit): ExplainedHit => {
  const { text, tier, rule, matched, note } = hit
  return {
    name: qualifiedNameAt(prepared.symbols, hit.row),
    score: rounded(hit.score),
    tier,
    rule: rule ?? "text",
    matched,
    prior: rounded(prepared.prior[hit.row] ?? 0),
    ...(note === undefined ? {} : { note }),
    ...(text === undefined
      ? {}
      : {
          coverage: rounded(text.coverage),
          nameFit: rounded(Math.min(text.nameFit, 1)),
          terms: groups.flatMap((group, g) => (text.matched & (1 << g) ? termScores(prepared, group, hit.row) : []))
        })
  }
}

const shown: ReadonlyArray<readonly [string, Field]> = Object.entries(Fields)

/** What each term of a group counts in a row. */
const termScores = (prepared: SearchContext, { word, meant, terms }: Group, row: number): ReadonlyArray<TermScore> => {
  const { index, symbols } = prepared
  const owner = symbols.owners[row] ?? 0
  const found: Array<TermScore> = meant.has(row) ? [{ word }] : []
  for (const [id, worth] of terms) {
    const own = fieldsOf(prepared, index.postings, id, row)
    const ofClass = symbols.firstRow[owner] === row ? 0 : fieldsOf(prepared, index.classPostings, id, owner)
    if (own === 0 && ofClass === 0) continue
    const counts = shown.flatMap(([name, field]) => (count(own, field) > 0 ? [[name, count(own, field)] as const] : []))
    const weighted = occurrences(own, prepared.sentenceWeight[row] ?? 0, prepared.textWeight[row] ?? 0)
    found.push({
      word,
      term: Lexicon.at(index.lexicon, id),
      ...(own === 0 ? {} : { fields: Object.fromEntries(counts), score: rounded(worth * weighted) }),
      ...(ofClass === 0 ? {} : { classScore: rounded(worth * classOccurrences(ofClass)) })
    })
  }
  return found
}

const fieldsOf = (
  prepared: SearchContext,
  postings: SearchIndex["postings"],
  term: number,
  document: number
): number => {
  const list = unpacked(prepared.symbols.names.length)
  const size = unpack(postings, term, list)
  const at = list.documents.subarray(0, size).indexOf(document)
  return at < 0 ? 0 : (list.fields[at] ?? 0)
}

/** The same for a person, in lines. */
export const toLines = ({ words, hints, total, hits }: Explanation): ReadonlyArray<string> => {
  const read = words.map(({ word, weight }) => `${word} ${weight.toFixed(2)}`).join(", ")
  return [
    `words: ${read === "" ? "none" : read}${hints.map((kind) => `, hints at ${kind}`).join("")}`,
    `${total} hits`,
    ...hits.flatMap((hit, i) => [
      `${String(i + 1).padStart(2)}. ${hit.score.toFixed(3)}  ${hit.name}`,
      ...reasons(hit).map((reason) => `      ${reason}`)
    ])
  ]
}

const share = (value: number): string => `${Math.round(value * 100)} %`

const reasons = (hit: ExplainedHit): ReadonlyArray<string> => {
  const prior = `prior ${hit.prior.toFixed(2)}`
  const note = hit.note === undefined ? [] : [`note: ${hit.note}`]
  if (hit.coverage === undefined)
    return [`tier ${hit.tier} (${Tier[hit.tier]}), rule "${hit.rule}": ${hit.matched}; ${prior}`, ...note]
  const fit = `covers ${share(hit.coverage)} of the query, which says ${share(hit.nameFit ?? 0)} of the name`
  return [`tier text: ${hit.matched}; ${fit}; ${prior}`, ...(hit.terms ?? []).map(termLine), ...note]
}

const termLine = ({ word, term, fields, score, classScore }: TermScore): string => {
  if (term === undefined) return `${word}: means this`
  const counts = Object.entries(fields ?? {}).map(([name, times]) => `${name} x${times}`)
  const told = [
    ...(score === undefined ? [] : [`${counts.join(", ")} = ${score.toFixed(2)}`]),
    ...(classScore === undefined ? [] : [`class = ${classScore.toFixed(2)}`])
  ]
  return `${word}: ${term} ${told.join("; ")}`
}
