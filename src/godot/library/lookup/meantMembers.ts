/** Finds the members of a class that do what a missing name suggests: `size` for `length`. */
import * as ClassTree from "../../reference/ClassTree.ts"
import { classNameOf, kindAt, ownerAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row, SymbolTable } from "../../reference/SymbolTable.ts"
import { parts } from "../../search/analysis/Tokens.ts"
import { rank } from "../../search/Search.ts"
import type { Snapshot } from "../live/Snapshot.ts"

/** Maximum number of members that are suggested. */
const MAX_MEANT = 2

/** Number of hits that are searched for members of the class. */
const HITS = 20
/** Minimum score of a hit that is suggested. */
const MIN_SCORE = 0.5

/**
 * Returns members of the class and its ancestors, most likely first, found by a search for the class and the words of
 * the name, else by a search for the words alone. Members of other classes with exactly this name, `elsewhere`, are put
 * at the ranks of the search, in their own order.
 */
export const meantMembers = (
  snapshot: Snapshot,
  classIndex: ClassIndex,
  { name, elsewhere }: { readonly name: string; readonly elsewhere: ReadonlyArray<Row> }
): ReadonlyArray<Row> => {
  const { symbols } = snapshot
  const own = new Set(ClassTree.of(symbols).selfAndAncestors(classIndex))
  const words = parts(name).join(" ")
  const found = (query: string): ReadonlyArray<Row> =>
    rank(snapshot.search, { query, limit: HITS }).hits.flatMap(({ row, score }) =>
      score >= MIN_SCORE &&
      kindAt(symbols, row) !== "class" &&
      (own.has(ownerAt(symbols, row)) || elsewhere.includes(row))
        ? [row]
        : []
    )
  const ofClass = found(`${classNameOf(symbols, classIndex)} ${words}`)
  const rows = ofClass.length > 0 ? ofClass : found(words)
  const others = elsewhere.filter((row) => rows.includes(row)).values()
  return rows.map((row) => (elsewhere.includes(row) ? (others.next().value ?? row) : row)).slice(0, MAX_MEANT)
}

/** Minimum number of words that the closest name shares with a missing one: a single one may be chance. */
const MIN_SHARED = 2

/**
 * Returns the members whose names share at least two words with a missing name, and more than the name of another row.
 *
 * @example closerThan(symbols, "move_to_top", moveBefore, [moveToFront]) // [moveToFront]
 */
export const closerThan = (
  { names }: SymbolTable,
  name: string,
  other: Row | undefined,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Row> => {
  const wanted = new Set(parts(name))
  const shared = (row: Row): number => new Set(parts(names[row] ?? "").filter((part) => wanted.has(part))).size
  return other === undefined ? [] : rows.filter((row) => shared(row) >= Math.max(MIN_SHARED, shared(other) + 1))
}

/** Returns the members that a search for a qualified name without a class finds, the likeliest first. */
export const membersFound = ({ search, symbols }: Snapshot, qname: string): ReadonlyArray<Row> =>
  rank(search, { query: qname, limit: HITS }).hits.flatMap(({ row, score }) =>
    score >= MIN_SCORE && kindAt(symbols, row) !== "class" ? [row] : []
  )
