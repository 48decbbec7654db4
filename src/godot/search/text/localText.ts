/** Finds rows by the words of their texts in another language: of an index that was made of translated documents. */
import { localTerms } from "../analysis/localTerms.ts"
import * as Lexicon from "../index/Lexicon.ts"
import { idf } from "../Ranking.ts"
import type { Searcher } from "../Searcher.ts"
import { LocalWeight } from "../Weights.ts"
import type { QueryTerm } from "./QueryTerm.ts"
import { MAX_QUERY_TERMS } from "./QueryTerm.ts"
import type { TextHit } from "./TextHit.ts"

/** The terms of a query in the language of the texts, rarest first; none if the index has no such texts. */
export const localTermsOf = (searcher: Searcher, text: string): ReadonlyArray<QueryTerm> => {
  const { lexicon, postings } = searcher.index
  const rows = searcher.symbols.names.length
  const terms = new Set(localTerms(text).split(" "))
  const queryTerms = [...terms].flatMap((term): ReadonlyArray<QueryTerm> => {
    const [indexed = ""] = searcher.termsOf(term)
    const id = Lexicon.find(lexicon, indexed)
    if (id < 0) return []
    return [
      {
        word: term,
        stems: new Map(),
        weight: idf(postings.counts[id] ?? 0, rows),
        terms: new Map([[id, 1]]),
        boosts: new Map(),
        associated: new Map(),
        associatedWeight: 0,
        readAs: []
      }
    ]
  })
  if (queryTerms.length < LocalWeight.leastKnown * terms.size) return []
  return queryTerms.sort((a, b) => b.weight - a.weight).slice(0, MAX_QUERY_TERMS)
}

/** Hits by English words and by local ones in one order. */
export const joined = (english: ReadonlyArray<TextHit>, local: ReadonlyArray<TextHit>): ReadonlyArray<TextHit> => {
  const byRow = new Map(english.map((hit) => [hit.row, hit]))
  for (const found of local) {
    const hit = { ...found, score: LocalWeight.factor * found.score }
    const other = byRow.get(hit.row)
    const [more, less] = other === undefined || other.score < hit.score ? [hit, other] : [other, hit]
    // `matched` speaks of the English query terms.
    const matched = other?.matched ?? 0
    byRow.set(hit.row, { ...more, matched, score: more.score + LocalWeight.both * (less?.score ?? 0) })
  }
  return [...byRow.values()].sort((a, b) => b.score - a.score || a.row - b.row)
}
