/** Explains the rank of each hit of a query. */

import type { Kind } from "../reference/Kind.ts"
import { qualifiedNameAt } from "../reference/Rows.ts"
import type { Row } from "../reference/SymbolTable.ts"
import type { RankedHit } from "./Hit.ts"
import * as Lexicon from "./index/Lexicon.ts"
import { count, type Field, Fields, unpack, unpacked } from "./index/Postings.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { classOccurrences, occurrences, perPosting } from "./Ranking.ts"
import { type Request, rank } from "./Search.ts"
import { of, type Searcher } from "./Searcher.ts"
import type { QueryTerm } from "./text/QueryTerm.ts"
import { Tier, type TierName } from "./Weights.ts"

/** Explains a search: how the query was read, and the scores of its hits. */
export interface Explanation {
  /** The words of the search, heaviest first. */
  readonly words: ReadonlyArray<{ readonly word: string; readonly weight: number }>
  /** The kinds that the query mentions. */
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
  /** The part of the query that is this name; for a text hit, the words found. */
  readonly matched: string
  readonly prior: number
  readonly note?: string
  /**
   * For a text hit: the share of the query's weight that it covers, and the share of its name that the query contains;
   * 0 to 1.
   */
  readonly coverage?: number
  readonly nameFit?: number
  readonly terms?: ReadonlyArray<TermScore>
}

/** The score of one term in one row. */
export interface TermScore {
  /** The word of the query. */
  readonly word: string
  /** The term of the index; absent if a synonym means this row. */
  readonly term?: string
  /** Field -> occurrences. */
  readonly fields?: Readonly<Record<string, number>>
  /** Their weight together. */
  readonly score?: number
  /** The weight of the same term in the name and brief description of the class. */
  readonly classScore?: number
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Searches as `search` does, and returns the parts of each hit's score. */
export const explain = (index: SearchIndex, request: Request): Explanation => {
  const searcher = of(index)
  const { query, queryTerms, hits, total } = rank(index, request)
  return {
    words: queryTerms.map(({ word, weight }) => ({ word, weight: rounded(weight) })),
    hints: [...query.kindHints],
    total,
    hits: hits.map((hit) => explainedHit(searcher, queryTerms, hit))
  }
}

const explainedHit = (searcher: Searcher, queryTerms: ReadonlyArray<QueryTerm>, hit: RankedHit): ExplainedHit => {
  const { text, tier, rule, matched, note } = hit
  return {
    name: qualifiedNameAt(searcher.symbols, hit.row),
    score: rounded(hit.score),
    tier,
    rule: rule ?? "text",
    matched,
    prior: rounded(searcher.prior[hit.row] ?? 0),
    ...(note === undefined ? {} : { note }),
    ...(text === undefined
      ? {}
      : {
          coverage: rounded(text.coverage),
          nameFit: rounded(Math.min(text.nameFit, 1)),
          terms: queryTerms.flatMap((queryTerm, g) =>
            text.matched & (1 << g) ? termScores(searcher, queryTerm, hit.row) : []
          )
        })
  }
}

const shown: ReadonlyArray<readonly [string, Field]> = Object.entries(Fields)

/** Returns the scores of the terms of a query term in a row. */
const termScores = (searcher: Searcher, { word, boosts, terms }: QueryTerm, row: Row): ReadonlyArray<TermScore> => {
  const { index, symbols } = searcher
  const owner = symbols.owners[row] ?? 0
  const found: Array<TermScore> = boosts.has(row) ? [{ word }] : []
  for (const [id, factor] of terms) {
    const own = fieldsOf(searcher, index.postings, id, row)
    const ofClass = symbols.firstRow[owner] === row ? 0 : fieldsOf(searcher, index.classPostings, id, owner)
    if (own === 0 && ofClass === 0) continue
    const counts = shown.flatMap(([name, field]) => (count(own, field) > 0 ? [[name, count(own, field)] as const] : []))
    const sentenceWeight = searcher.sentenceWeight[index.sentenceLengths[row] ?? 0] ?? 0
    const weighted = occurrences(perPosting, own, sentenceWeight, searcher.textWeight[index.textLengths[row] ?? 0] ?? 0)
    found.push({
      word,
      term: Lexicon.at(index.lexicon, id),
      ...(own === 0 ? {} : { fields: Object.fromEntries(counts), score: rounded(factor * weighted) }),
      ...(ofClass === 0 ? {} : { classScore: rounded(factor * classOccurrences(ofClass)) })
    })
  }
  return found
}

const fieldsOf = (searcher: Searcher, postings: SearchIndex["postings"], term: number, document: number): number => {
  const list = unpacked(searcher.symbols.names.length)
  const size = unpack(postings, term, list)
  const at = list.documents.subarray(0, size).indexOf(document)
  return at < 0 ? 0 : (list.fields[at] ?? 0)
}

/** Formats an explanation as lines for a terminal. */
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
  const parts = [
    ...(score === undefined ? [] : [`${counts.join(", ")} = ${score.toFixed(2)}`]),
    ...(classScore === undefined ? [] : [`class = ${classScore.toFixed(2)}`])
  ]
  return `${word}: ${term} ${parts.join("; ")}`
}
