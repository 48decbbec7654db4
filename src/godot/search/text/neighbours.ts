/**
 * Raises the neighbours of the best hits, since one task needs several symbols: the symbols that a hit's text links to
 * or that link to it, those that lines of the vocabulary mean beside it, those of the goals that the query mentions,
 * members of its class that begin with the same word, and its class. A neighbour never comes before the hit that raises
 * it.
 *
 * @see Crestani, "Application of Spreading Activation Techniques in Information Retrieval" (1997); this is one step of
 * it
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { type Kind, kinds } from "../../reference/Kind.ts"
import { classRow, ownerAt } from "../../reference/Rows.ts"
import { NO_ROW, Row } from "../../reference/SymbolTable.ts"
import { linkingTo, linksOf } from "../index/Links.ts"
import type { Searcher } from "../Searcher.ts"
import { companionsOf } from "../synonyms/Companions.ts"
import { targetId } from "../synonyms/Vocabulary.ts"
import { Weight } from "../Weights.ts"
import type { Candidates } from "./Candidates.ts"
import { rowOf } from "./Expansion.ts"
import { goalNeighbours } from "./goalNeighbours.ts"
import type { QueryTerm } from "./QueryTerm.ts"

/** Maximum number of hits that raise others. */
const MAX_SOURCES = 5
/** Maximum number of inbound links that are followed: a row with more is linked with everything. */
const MAX_INBOUND = 6
/** Maximum number of members that begin with the same word: more are most of their class. */
const MAX_SIBLINGS = 12

/** The rows that a hit raises, each with the share of the difference to that hit's score. */
interface Neighbours {
  readonly rows: Uint32Array
  readonly shares: Float64Array
  /** Its name as a target of the vocabulary. */
  readonly target: number
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
    target: targetId(nameOf(searcher, row)),
    rows: Uint32Array.from(shares.keys()),
    shares: Float64Array.from(shares.values(), (share) => Math.min(1, share))
  }
}

const linkedWith = ({ index }: Searcher, row: Row): ReadonlyArray<number> => {
  const inbound = index.inbound[row] === 0 ? [] : linkingTo(index.links, row, MAX_INBOUND)
  return [...linksOf(index.links, row), ...inbound]
}

/**
 * Returns the symbols that the vocabulary means together with a row, and the share of each; a getter counts as its
 * setter.
 */
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

/**
 * Returns the members of a row's class that begin with the same word; none if these are many, or the row is no member.
 */
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

/** Kinds whose members share first words for other reasons. */
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
  readonly known: ReadonlyMap<Row, unknown>
  /** The only requested kind. */
  readonly only: Kind | undefined
  /** The query; if it names a dimension, classes of the other are left out. */
  readonly queryTerms: ReadonlyArray<QueryTerm>
  /** Number of hits after which no neighbour is added at the end. */
  readonly enough: number
}

/** Row -> one more than its place among the candidates; kept between searches, and all zero between them. */
const placesOf = memoizeWeak(({ symbols }: Searcher) => new Uint32Array(symbols.names.length))

/**
 * Raises the neighbours of the first few candidates; neighbours that were not candidates are added, with the candidate
 * that raised them.
 */
export const raiseNeighbours = (searcher: Searcher, candidates: Candidates, bounds: Bounds): void => {
  const places = placesOf(searcher)
  const found = candidates.size
  if (found === 0) return
  const sources = firstPlaces(candidates)
  let least = found < bounds.enough ? 0 : Number.POSITIVE_INFINITY
  for (let place = 0; place < found; place++) {
    places[candidates.rows[place] ?? 0] = place + 1
    if (found >= bounds.enough) least = Math.min(least, candidates.scores[place] ?? 0)
  }
  const first = sources.map((place) => ({ row: candidates.rowAt(place), score: candidates.scores[place] ?? 0 }))
  raise(searcher, candidates, places, first, bounds)
  for (let place = 0; place < candidates.size; place++) places[candidates.rows[place] ?? 0] = 0
  candidates.removeBelow(least, found)
}

/** The places of the best candidates, best first. */
const firstPlaces = (candidates: Candidates): ReadonlyArray<number> => {
  const first: Array<number> = []
  for (let place = 0; place < candidates.size; place++) {
    let at = first.length
    while (at > 0 && candidates.precedes(place, first[at - 1] ?? 0)) at--
    if (at === MAX_SOURCES) continue
    first.splice(at, 0, place)
    if (first.length > MAX_SOURCES) first.pop()
  }
  return first
}

interface Source {
  readonly row: Row
  readonly score: number
}

const raise = (
  searcher: Searcher,
  candidates: Candidates,
  places: Uint32Array,
  sources: ReadonlyArray<Source>,
  { known, only, queryTerms }: Bounds
): void => {
  const { classes, kindOf, owners } = searcher.symbols
  const neighbours = neighboursOf(searcher)
  const goalNeighboursOf = goalNeighbours(searcher, queryTerms)
  const dimension = unaskedDimension(queryTerms)
  const onlyKind = only === undefined ? ANY : kinds.indexOf(only)
  const isOutside = (row: Row): boolean => {
    const kind = kindOf[row] ?? 0
    if (kind === ENUM || (onlyKind !== ANY && kind !== onlyKind) || known.has(row)) return true
    return dimension !== undefined && (classes[owners[row] ?? 0]?.name.includes(dimension) ?? false)
  }
  const raiseRow = (row: Row, share: number, source: Row, cap: number): void => {
    const place = (places[row] ?? 0) - 1
    const score = place < 0 ? 0 : (candidates.scores[place] ?? 0)
    const gap = cap - score
    if (gap <= 0 || isOutside(row)) return
    if (place >= 0) candidates.scores[place] = score + share * gap
    else places[row] = 1 + candidates.add(row, share * gap, source)
  }
  for (const source of sources) {
    const cap = Weight.neighbourCap * source.score
    const { rows, shares, target } = neighbours(source.row)
    const ofGoals = goalNeighboursOf(target)
    for (let i = 0; i < rows.length; i++) {
      const row = Row(rows[i] ?? 0)
      raiseRow(row, Math.max(shares[i] ?? 0, ofGoals.get(row) ?? 0), source.row, cap)
    }
    ofGoals.forEach((share, row) => {
      if (row !== source.row && !rows.includes(row)) raiseRow(row, share, source.row, cap)
    })
  }
}

const ENUM = kinds.indexOf("enum")
const ANY = -1

/** Returns the dimension that a query leaves out by naming the other. */
const unaskedDimension = (queryTerms: ReadonlyArray<QueryTerm>): "2D" | "3D" | undefined => {
  const flat = queryTerms.some(({ word }) => word.includes("2d"))
  const solid = queryTerms.some(({ word }) => word.includes("3d"))
  return flat === solid ? undefined : flat ? "3D" : "2D"
}
