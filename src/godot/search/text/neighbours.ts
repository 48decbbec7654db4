/**
 * Raises the neighbours of the best hits, since one task takes several symbols: the symbols that a hit's text links to
 * or that link to it, those that lines of the vocabulary mean beside it, those of the goals that the query mentions,
 * members of its class that begin with the same word, and its class. A neighbour never comes before the hit that raises
 * it.
 *
 * @see Crestani, "Application of Spreading Activation Techniques in Information Retrieval" (1997); this is one step of it
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { type Kind, kinds } from "../../reference/Kind.ts"
import { classRow, ownerAt } from "../../reference/Rows.ts"
import { NO_ROW, Row } from "../../reference/SymbolTable.ts"
import { linkingTo, linksOf } from "../index/Links.ts"
import type { Searcher } from "../Searcher.ts"
import { companionsOf } from "../synonyms/Companions.ts"
import { Weight } from "../Weights.ts"
import { rowOf } from "./Expansion.ts"
import { goalNeighbours } from "./goalNeighbours.ts"
import type { QueryTerm } from "./QueryTerm.ts"
import type { TextHit } from "./TextHit.ts"

/** Maximum number of hits that raise others. */
const MAX_SOURCES = 5
/** Maximum number of inbound links that are followed: a row with more is linked with everything. */
const MAX_INBOUND = 6
/** Maximum number of members that begin with the same word: more are most of their class. */
const MAX_SIBLINGS = 12

/** The rows that a hit raises, and for each the share of the way up to that hit's score. */
interface Neighbours {
  readonly rows: Uint32Array
  readonly shares: Float64Array
}

/** Maximum number of rows whose neighbours are cached; then the cache is cleared. */
const MAX_KEPT = 2048

/** Returns the neighbours of a row, worked out once for each row. */
const neighboursOf = memoizeWeak((searcher: Searcher) => {
  const kept = new Map<Row, Neighbours>()
  return (row: Row): Neighbours => {
    const known = kept.get(row)
    if (known !== undefined) return known
    if (kept.size >= MAX_KEPT) kept.clear()
    const found = findNeighbours(searcher, row)
    kept.set(row, found)
    return found
  }
})

const findNeighbours = (searcher: Searcher, row: Row): Neighbours => {
  const shares = new Map<Row, number>()
  const add = (other: Row, share: number): void => {
    if (other !== row && other !== NO_ROW) shares.set(other, share + (shares.get(other) ?? 0))
  }
  for (const other of linkedWith(searcher, row)) add(Row(other), Weight.linkedShare)
  add(classRow(searcher.symbols, ownerAt(searcher.symbols, row)), Weight.ownClassShare)
  for (const [other, share] of companionRows(searcher, row)) add(other, share)
  const siblings = siblingsOf(searcher, row)
  for (const other of siblings) add(other, Weight.siblingShare / Math.sqrt(siblings.length))
  return {
    rows: Uint32Array.from(shares.keys()),
    shares: Float64Array.from(shares.values(), (share) => Math.min(1, share))
  }
}

const linkedWith = ({ index }: Searcher, row: Row): ReadonlyArray<number> => {
  const inbound = index.inbound[row] === 0 ? [] : linkingTo(index.links, row, MAX_INBOUND)
  return [...linksOf(index.links, row), ...inbound]
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
    const name = symbols.names[other] ?? ""
    if (other === row || !name.includes(beginning)) continue
    if (beginningOf(name) === beginning && !UNRELATED_KINDS.has(kinds[symbols.kindOf[other] ?? 0] ?? "class"))
      found.push(other)
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

/** The limits within which neighbours are raised. */
export interface Bounds {
  /** Rows that are found already. */
  readonly known: ReadonlySet<Row>
  /** The one kind that is asked for. */
  readonly only: Kind | undefined
  /** The query: a word that names a dimension leaves out classes of the other. */
  readonly queryTerms: ReadonlyArray<QueryTerm>
  /** Number of hits from which on no neighbour is added after the last. */
  readonly enough: number
}

/** Scratch space of one search, kept between searches: all zero between them. */
interface Scratch {
  /** Row -> its score so far. */
  readonly scores: Float64Array
  /** Row -> one more than the first hit that raised it; `HIT` for a hit, `RAISED_HIT` for a hit that was raised. */
  readonly states: Int32Array
}

const HIT = -1
const RAISED_HIT = -2

const scratchOf = memoizeWeak(({ symbols }: Searcher): Scratch => {
  const rows = symbols.names.length
  return { scores: new Float64Array(rows), states: new Int32Array(rows) }
})

/**
 * Returns the hits with the neighbours of the first few raised, best first; those that were no hits come with
 * `relatedTo`.
 */
export const withNeighbours = (
  searcher: Searcher,
  hits: ReadonlyArray<TextHit>,
  bounds: Bounds
): ReadonlyArray<TextHit> => {
  const { scores, states } = scratchOf(searcher)
  for (const { row, score } of hits) {
    scores[row] = score
    states[row] = HIT
  }
  const added = raise(searcher, hits.slice(0, MAX_SOURCES), bounds)
  const least = hits.length < bounds.enough ? 0 : (hits[hits.length - 1]?.score ?? 0)
  const unmoved: Array<TextHit> = []
  const moved: Array<TextHit> = []
  for (const hit of hits) {
    if (states[hit.row] === RAISED_HIT) moved.push({ ...hit, score: scores[hit.row] ?? 0 })
    else unmoved.push(hit)
    scores[hit.row] = 0
    states[hit.row] = 0
  }
  for (const row of added) {
    const score = scores[row] ?? 0
    if (score >= least) moved.push({ ...NO_MATCH, row, score, relatedTo: Row((states[row] ?? 0) - 1) })
    scores[row] = 0
    states[row] = 0
  }
  return moved.length === 0 ? hits : merged(unmoved, moved.sort(byScore))
}

/** Raises the neighbours of the sources; returns those that are no hits. */
const raise = (
  searcher: Searcher,
  sources: ReadonlyArray<TextHit>,
  { known, only, queryTerms }: Bounds
): ReadonlyArray<Row> => {
  const { classes, kindOf, owners } = searcher.symbols
  const { scores, states } = scratchOf(searcher)
  const neighbours = neighboursOf(searcher)
  const goalNeighboursOf = goalNeighbours(searcher, queryTerms)
  const dimension = unaskedDimension(queryTerms.map(({ word }) => word))
  const onlyKind = only === undefined ? ANY : kinds.indexOf(only)
  const isOutside = (row: Row): boolean => {
    const kind = kindOf[row] ?? 0
    if (kind === ENUM || (onlyKind !== ANY && kind !== onlyKind) || known.has(row)) return true
    return dimension !== undefined && (classes[owners[row] ?? 0]?.name.includes(dimension) ?? false)
  }
  const added: Array<Row> = []
  for (const source of sources) {
    const cap = Weight.neighbourCap * source.score
    const raiseRow = (row: Row, share: number): void => {
      const score = scores[row] ?? 0
      const gap = cap - score
      if (gap <= 0 || isOutside(row)) return
      scores[row] = score + share * gap
      if (states[row] === HIT) states[row] = RAISED_HIT
      else if (states[row] === 0) {
        states[row] = source.row + 1
        added.push(row)
      }
    }
    const { rows, shares } = neighbours(source.row)
    const ofGoals = goalNeighboursOf(nameOf(searcher, source.row))
    for (let i = 0; i < rows.length; i++) {
      const row = Row(rows[i] ?? 0)
      raiseRow(row, Math.max(shares[i] ?? 0, ofGoals.get(row) ?? 0))
    }
    for (const [row, share] of ofGoals) if (row !== source.row && !rows.includes(row)) raiseRow(row, share)
  }
  return added
}

const ENUM = kinds.indexOf("enum")
const ANY = -1

/** Returns the dimension that a query leaves out by naming the other. */
const unaskedDimension = (words: ReadonlyArray<string>): "2D" | "3D" | undefined => {
  const [flat, solid] = ["2d", "3d"].map((dimension) => words.some((word) => word.includes(dimension)))
  return flat === solid ? undefined : flat ? "3D" : "2D"
}

const byScore = (a: TextHit, b: TextHit): number => b.score - a.score || a.row - b.row

/** Merges two lists, each with the best hit first. */
const merged = (a: ReadonlyArray<TextHit>, b: ReadonlyArray<TextHit>): ReadonlyArray<TextHit> => {
  const all: Array<TextHit> = []
  let j = 0
  for (const one of a) {
    for (let other = b[j]; other !== undefined && byScore(other, one) < 0; other = b[j]) {
      all.push(other)
      j++
    }
    all.push(one)
  }
  all.push(...b.slice(j))
  return all
}

/** The fields of a hit for a row that matches no word of the query. */
const NO_MATCH = { coverage: 0, nameFit: 0, matched: 0, keyword: undefined } as const
