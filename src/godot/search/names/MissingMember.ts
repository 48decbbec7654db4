/** Finds the members that the name of a missing member may mean. */
import { classNameAt, isGlobal, kindAt, ownerAt } from "../../reference/Rows.ts"
import type { ClassIndex, Row } from "../../reference/SymbolTable.ts"
import { fold } from "../analysis/Tokens.ts"
import * as Renames from "../renames/Renames.ts"
import type { Searcher } from "../Searcher.ts"
import { NameWeight } from "../Weights.ts"
import { exactness } from "./rules/MatchContext.ts"
import { membersNamed } from "./rules/Members.ts"

/** The reference lists accessors with their property, not as members. */
const ACCESSOR = /^(?:set|get|is)(?=.)/

/** Returns the folded name of the property that `name` would set or get: `set_text`, `GetText` -> `text`. */
const accessed = (name: string): string | undefined => {
  const folded = fold(name)
  return ACCESSOR.test(folded) ? folded.replace(ACCESSOR, "") : undefined
}

/**
 * Returns the row of the property of a class, its own or inherited, that `name` would set or get.
 *
 * @example
 * symbols.names[propertyBehind(searcher, label, "set_text") ?? NO_ROW] // "text", with `label` the index of Label
 */
export const propertyBehind = (searcher: Searcher, classIndex: ClassIndex, name: string): Row | undefined => {
  const property = accessed(name)
  if (property === undefined) return undefined
  return membersNamed(searcher, classIndex, property).find(({ row }) => kindAt(searcher.symbols, row) === "property")
    ?.row
}

/**
 * Returns the successors of the property of class `owner` (an old or a new name) that `name` would set or get.
 *
 * @example
 * successorsBehind(searcher, "Node", "set_pause_mode").map(({ row }) => searcher.symbols.names[row])
 * // ["process_mode"]
 */
export const successorsBehind = (searcher: Searcher, owner: string, name: string): ReadonlyArray<Renames.Successor> => {
  const property = accessed(name)
  if (property === undefined) return []
  return Renames.memberSuccessors(searcher, owner, property).filter(({ row }) =>
    ["property", "method"].includes(kindAt(searcher.symbols, row))
  )
}

/** Returns members of this name that may be meant on the class: those of its descendants, or global ones. */
export const related = (searcher: Searcher, classIndex: ClassIndex, name: string): ReadonlyArray<Row> => {
  const { symbols } = searcher
  return searcher
    .rowsNamed(fold(name))
    .filter(
      (row) =>
        kindAt(symbols, row) !== "class" &&
        (isGlobal(symbols, row) || searcher.inherits(ownerAt(symbols, row), classIndex))
    )
}

/** Scores of a global symbol, and of one of the same dimension: more than any prior. */
const GLOBAL = 100
const OF_DIMENSION = 10

/** Maximum number of unrelated classes with a member of this name; if there are more, none is suggested. */
const MAX_UNRELATED_CLASSES = 2

/** Returns the dimension that the name of a class ends in; undefined for any other name. */
const dimensionOf = (className: string): string | undefined => DIMENSION.exec(className)?.[0]
const DIMENSION = /[23]D$/

/** Returns the addition to a row's score: more than any prior if its class is of the same dimension. */
const byDimension = ({ symbols }: Searcher, classIndex: ClassIndex): ((row: Row) => number) => {
  const dimension = dimensionOf(symbols.classes[classIndex]?.name ?? "")
  return (row) => (dimension !== undefined && dimensionOf(classNameAt(symbols, row)) === dimension ? OF_DIMENSION : 0)
}

/**
 * Returns rows in the order in which they are likely meant by `name` on the class: global ones, those of its dimension.
 */
const inOrder = (
  searcher: Searcher,
  classIndex: ClassIndex,
  name: string,
  rows: ReadonlyArray<Row>
): ReadonlyArray<Row> => {
  const { prior, symbols } = searcher
  const ofDimension = byDimension(searcher, classIndex)
  const score = (row: Row): number =>
    (prior[row] ?? 0) *
      exactness(name, symbols.names[row] ?? "") *
      (kindAt(symbols, row) === "theme_item" ? NameWeight.themeItem : 1) +
    (isGlobal(symbols, row) ? GLOBAL : 0) +
    ofDimension(row)
  return rows.toSorted((a, b) => score(b) - score(a) || a - b)
}

/**
 * Returns members of this name of all classes, except virtual methods (`_push` for `push`), which only their class
 * calls.
 */
const namesakes = ({ rowsNamed, symbols }: Searcher, name: string): ReadonlyArray<Row> =>
  rowsNamed(fold(name)).filter(
    (row) => kindAt(symbols, row) !== "class" && (name.startsWith("_") || symbols.names[row]?.startsWith("_") !== true)
  )

/**
 * Returns members of this name of other classes, if they are few; those of the same dimension first.
 *
 * @example unrelated(searcher, sprite2D, "move_and_slide") // the rows of CharacterBody2D and of CharacterBody3D
 */
export const unrelated = (searcher: Searcher, classIndex: ClassIndex, name: string): ReadonlyArray<Row> => {
  const rows = namesakes(searcher, name)
  return rows.length > MAX_UNRELATED_CLASSES ? [] : inOrder(searcher, classIndex, name, rows)
}

/**
 * Returns members of this name elsewhere: related ones, global ones first; else those of other classes, if they are
 * few; else their successors, those of the same dimension first.
 *
 * @example elsewhere(searcher, node2D, "move_and_slide") // the row of CharacterBody2D.move_and_slide
 */
export const elsewhere = (searcher: Searcher, classIndex: ClassIndex, name: string): ReadonlyArray<Row> => {
  const near = related(searcher, classIndex, name)
  if (near.length > 0) return inOrder(searcher, classIndex, name, near)
  if (namesakes(searcher, name).length > 0) return unrelated(searcher, classIndex, name)
  const ofDimension = byDimension(searcher, classIndex)
  const likelihood = ({ row, confidence }: Renames.Successor): number =>
    confidence * (searcher.prior[row] ?? 0) + ofDimension(row)
  return Renames.successors(searcher, name)
    .toSorted((a, b) => likelihood(b) - likelihood(a))
    .map(({ row }) => row)
}
