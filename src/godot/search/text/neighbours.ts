/**
 * Raises what belongs with the best hits: one task takes several symbols. These are what a reference's author links
 * to in the text of a hit or links with it, what lines of the vocabulary mean beside it, members of its class that
 * begin with the same word, and its class. One step of spreading activation; a neighbour never comes before the hit
 * that raises it.
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { type Kind, kinds } from "../../reference/Kind.ts"
import { classRow, ownerAt } from "../../reference/Rows.ts"
import { NO_ROW, Row } from "../../reference/SymbolTable.ts"
import { linksOf, reversed } from "../index/Links.ts"
import type { Searcher } from "../Searcher.ts"
import { companionsOf } from "../synonyms/Companions.ts"
import { Weight } from "../Weights.ts"
import { rowOf } from "./Expansion.ts"
import type { TextHit } from "./TextHit.ts"

/** Maximum number of hits that raise others. */
const MAX_SOURCES = 5
/** Maximum number of inbound links that are followed: a row with more is linked with everything. */
const MAX_INBOUND = 6
/** Maximum number of members that begin with the same word: more are most of their class. */
const MAX_SIBLINGS = 12

/** A row that a hit raises, and the share of the way up to that hit's score. */
interface Neighbour {
  readonly row: Row
  readonly share: number
}

const inboundLinks = memoizeWeak(({ index }: Searcher) => reversed(index.links))

/** Returns the neighbours of a row, worked out once for each row. */
const neighboursOf = memoizeWeak((searcher: Searcher) => {
  const known = new Map<Row, ReadonlyArray<Neighbour>>()
  return (row: Row): ReadonlyArray<Neighbour> => {
    const neighbours = known.get(row) ?? findNeighbours(searcher, row)
    known.set(row, neighbours)
    return neighbours
  }
})

const findNeighbours = (searcher: Searcher, row: Row): ReadonlyArray<Neighbour> => {
  const shares = new Map<Row, number>()
  const add = (other: Row, share: number): void => {
    if (other !== row && other !== NO_ROW) shares.set(other, share + (shares.get(other) ?? 0))
  }
  for (const other of linkedWith(searcher, row)) add(Row(other), Weight.linkedShare)
  add(classRow(searcher.symbols, ownerAt(searcher.symbols, row)), Weight.ownClassShare)
  for (const [other, share] of companionRows(searcher, row)) add(other, share)
  const siblings = siblingsOf(searcher, row)
  for (const other of siblings) add(other, Weight.siblingShare / Math.sqrt(siblings.length))
  return Array.from(shares, ([other, share]) => ({ row: other, share: Math.min(1, share) }))
}

const linkedWith = (searcher: Searcher, row: Row): ReadonlyArray<number> => {
  const inbound = linksOf(inboundLinks(searcher), row)
  return [...linksOf(searcher.index.links, row), ...(inbound.length <= MAX_INBOUND ? inbound : [])]
}

/** Returns what the vocabulary means beside a row, a setter's getter as much as the setter, and the share of each. */
const companionRows = (searcher: Searcher, row: Row): ReadonlyMap<Row, number> => {
  const shares = new Map<Row, number>()
  for (const { name, overlap } of companionsOf(nameOf(searcher, row))) {
    const share = Weight.companionShare * Math.sqrt(overlap)
    for (const one of [name, otherAccessor(name)]) {
      const other = one === undefined ? NO_ROW : rowOf(searcher)(one)
      if (other !== NO_ROW) shares.set(other, Math.max(share, shares.get(other) ?? 0))
    }
  }
  return shares
}

/** `Class` or `Class.member`. */
const nameOf = ({ symbols }: Searcher, row: Row): string => {
  const owner = ownerAt(symbols, row)
  const className = symbols.classes[owner]?.name ?? ""
  return row === classRow(symbols, owner) ? className : `${className}.${symbols.names[row]}`
}

/** Returns `A.get_b` for `A.set_b`, and the reverse. */
const otherAccessor = (name: string): string | undefined => {
  const [, owner, verb, rest] = ACCESSOR.exec(name) ?? []
  return verb === undefined ? undefined : `${owner}.${verb === "get" ? "set" : "get"}_${rest}`
}

const ACCESSOR = /^([^.]+)\.(get|set)_(\w+)$/

/** Returns the members of a row's class that begin with the same word; none where these are many, or the row is no member. */
const siblingsOf = ({ symbols }: Searcher, row: Row): ReadonlyArray<Row> => {
  const owner = ownerAt(symbols, row)
  const first = classRow(symbols, owner)
  if (row === first) return []
  const beginning = beginningOf(symbols.names[row] ?? "")
  const found: Array<Row> = []
  for (let other = Row(first + 1); symbols.owners[other] === owner; other++) {
    if (other === row || UNRELATED_KINDS.has(kinds[symbols.kindOf[other] ?? 0] ?? "class")) continue
    if (beginningOf(symbols.names[other] ?? "") === beginning) found.push(other)
  }
  return found.length > MAX_SIBLINGS ? [] : found
}

/** Kinds whose names begin alike for another reason. */
const UNRELATED_KINDS: ReadonlySet<Kind> = new Set(["constant", "enum", "operator", "constructor"])

/** Returns the first word of a name after a verb of access. */
const beginningOf = (name: string): string =>
  name
    .replace(/^_/, "")
    .replace(/^(?:get|set|is|has|add|remove|clear)_/, "")
    .split("_", 1)[0] ?? ""

/** What keeps a neighbour from being raised. */
export interface Bounds {
  /** Rows that are found already. */
  readonly known: ReadonlySet<Row>
  /** The one kind that is asked for. */
  readonly only: Kind | undefined
  /** The words of the query: one that names a dimension leaves out classes of the other. */
  readonly words: ReadonlyArray<string>
}

/**
 * Returns the hits with the neighbours of the first few raised, best first; those that were no hits come with
 * `relatedTo`.
 */
export const withNeighbours = (
  searcher: Searcher,
  hits: ReadonlyArray<TextHit>,
  { known, only, words }: Bounds
): ReadonlyArray<TextHit> => {
  const { classes, kindOf, owners } = searcher.symbols
  const dimension = unaskedDimension(words)
  const isOutside = (row: Row): boolean => {
    const kind = kinds[kindOf[row] ?? 0]
    if (known.has(row) || kind === "enum" || (only !== undefined && kind !== only)) return true
    return dimension !== undefined && (classes[owners[row] ?? 0]?.name.includes(dimension) ?? false)
  }
  const byRow = new Map(hits.map((hit) => [hit.row, hit]))
  const raised = new Map<Row, TextHit>()
  for (const source of hits.slice(0, MAX_SOURCES)) {
    for (const { row, share } of neighboursOf(searcher)(source.row)) {
      if (isOutside(row)) continue
      const before = raised.get(row) ?? byRow.get(row)
      const gap = Weight.neighbourCap * source.score - (before?.score ?? 0)
      if (gap <= 0) continue
      const score = (before?.score ?? 0) + share * gap
      raised.set(row, before === undefined ? { ...NO_MATCH, row, score, relatedTo: source.row } : { ...before, score })
    }
  }
  if (raised.size === 0) return hits
  const unraised = hits.filter(({ row }) => !raised.has(row))
  return merged(unraised, [...raised.values()].sort(byScore))
}

/** Returns the dimension that a query leaves out by naming the other. */
const unaskedDimension = (words: ReadonlyArray<string>): "2D" | "3D" | undefined => {
  const [flat, solid] = ["2d", "3d"].map((dimension) => words.some((word) => word.includes(dimension)))
  return flat === solid ? undefined : flat ? "3D" : "2D"
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
