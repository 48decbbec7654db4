/**
 * Raises what the best hits are linked with: what a reference's author names in the text of an answer, or answers with
 * it, belongs to the same task. One step of spreading activation over the graph of cross references; a neighbour never
 * comes before the hit that raises it.
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { type Kind, kinds } from "../../reference/Kind.ts"
import { classRow, ownerAt } from "../../reference/Rows.ts"
import { Row } from "../../reference/SymbolTable.ts"
import { linksOf, reversed } from "../index/Links.ts"
import type { Searcher } from "../Searcher.ts"
import { Weight } from "../Weights.ts"
import type { TextHit } from "./TextHit.ts"

/** Maximum number of hits that raise others. */
const MAX_SOURCES = 5
/** Maximum number of inbound links that are followed: a row with more is linked with everything. */
const MAX_INBOUND = 6

/** A row that a hit raises, and the share of its score that the row gets. */
interface Neighbour {
  readonly row: Row
  readonly share: number
}

const inboundLinks = memoizeWeak(({ index }: Searcher) => reversed(index.links))

const neighboursOf = (searcher: Searcher, row: Row): ReadonlyArray<Neighbour> => {
  const { index, symbols } = searcher
  const inbound = linksOf(inboundLinks(searcher), row)
  const linked = [...linksOf(index.links, row), ...(inbound.length <= MAX_INBOUND ? inbound : [])]
  const ownClass = classRow(symbols, ownerAt(symbols, row))
  return [
    ...linked.map((other) => ({ row: Row(other), share: Weight.linkedShare })),
    ...(ownClass === row ? [] : [{ row: ownClass, share: Weight.ownClassShare }])
  ]
}

/**
 * Returns the hits with the neighbours of the first few raised, best first; those that were no hits come with
 * `relatedTo`. `only` is the one kind that is asked for, `known` are rows that are found already.
 */
export const withNeighbours = (
  searcher: Searcher,
  hits: ReadonlyArray<TextHit>,
  known: ReadonlySet<Row>,
  only: Kind | undefined
): ReadonlyArray<TextHit> => {
  const { kindOf } = searcher.symbols
  const byRow = new Map(hits.map((hit) => [hit.row, hit]))
  const raised = new Map<Row, TextHit>()
  for (const source of hits.slice(0, MAX_SOURCES)) {
    for (const { row, share } of neighboursOf(searcher, source.row)) {
      const kind = kinds[kindOf[row] ?? 0]
      if (known.has(row) || kind === "enum" || (only !== undefined && kind !== only)) continue
      const own = byRow.get(row)
      const score = Math.min((own?.score ?? 0) + share * source.score, Weight.neighbourCap * source.score)
      if (score <= (raised.get(row)?.score ?? own?.score ?? 0)) continue
      raised.set(row, own === undefined ? { ...NO_MATCH, row, score, relatedTo: source.row } : { ...own, score })
    }
  }
  if (raised.size === 0) return hits
  const unraised = hits.filter(({ row }) => !raised.has(row))
  return merged(unraised, [...raised.values()].sort(byScore))
}

const byScore = (a: TextHit, b: TextHit): number => b.score - a.score || a.row - b.row

/** Merges two lists, each with the best hit first. */
const merged = (a: ReadonlyArray<TextHit>, b: ReadonlyArray<TextHit>): ReadonlyArray<TextHit> => {
  const all: Array<TextHit> = []
  let [i, j] = [0, 0]
  for (;;) {
    const [left, right] = [a[i], b[j]]
    if (left === undefined) return [...all, ...b.slice(j)]
    if (right === undefined) return [...all, ...a.slice(i)]
    if (byScore(left, right) <= 0) {
      all.push(left)
      i++
    } else {
      all.push(right)
      j++
    }
  }
}

/** The fields of a hit for a row that matches no word of the query. */
const NO_MATCH = { coverage: 0, nameFit: 0, matched: 0, keyword: undefined } as const
