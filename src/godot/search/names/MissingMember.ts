/** What may be meant by the name of a member that its class does not have. */
import { isGlobal, kindAt } from "../../reference/Rows.ts"
import { fold } from "../analysis/Tokens.ts"
import * as Renames from "../renames/Renames.ts"
import type { SearchContext } from "../SearchContext.ts"
import { NameWeight } from "../Weights.ts"
import { exactness } from "./rules/MatchContext.ts"
import { membersNamed } from "./rules/Members.ts"

/** The reference lists accessors with their property, not as members. */
const ACCESSOR = /^(?:set|get|is)(?=.)/

/** What the property is called that `name` would set or get, folded: `set_text`, `GetText` -> `text`. */
const accessed = (name: string): string | undefined => {
  const folded = fold(name)
  return ACCESSOR.test(folded) ? folded.replace(ACCESSOR, "") : undefined
}

/** The row of the property of a class, its own or inherited, that `name` would set or get. */
export const propertyBehind = (prepared: SearchContext, classIndex: number, name: string): number | undefined => {
  const property = accessed(name)
  if (property === undefined) return undefined
  return membersNamed(prepared, classIndex, property).find(({ row }) => kindAt(prepared.symbols, row) === "property")
    ?.row
}

/** What became of the property of class `owner` (an old or a new name) that `name` would set or get. */
export const successorsBehind = (
  prepared: SearchContext,
  owner: string,
  name: string
): ReadonlyArray<Renames.Successor> => {
  const property = accessed(name)
  if (property === undefined) return []
  return Renames.memberSuccessors(prepared, owner, property).filter(({ row }) =>
    ["property", "method"].includes(kindAt(prepared.symbols, row))
  )
}

/** Members of this name that may well be meant on the class: of its descendants, or global. */
export const related = (prepared: SearchContext, classIndex: number, name: string): ReadonlyArray<number> => {
  const { symbols } = prepared
  return Array.from(prepared.rowsNamed(fold(name))).filter(
    (row) =>
      kindAt(symbols, row) !== "class" &&
      (isGlobal(symbols, row) || prepared.inherits(symbols.owners[row] ?? -1, classIndex))
  )
}

/** What is global comes before all else: more than any prior. */
const GLOBAL = 100

/** Where so many other classes have a member of this name, none of them is meant. */
const MAX_UNRELATED_CLASSES = 2

/**
 * Members of this name elsewhere: related ones, the global first; without such those of other classes where few have
 * it; without any what became of such.
 */
export const elsewhere = (prepared: SearchContext, classIndex: number, name: string): ReadonlyArray<number> => {
  const { prior, symbols } = prepared
  const score = (row: number): number =>
    (prior[row] ?? 0) *
      exactness(name, symbols.names[row] ?? "") *
      (kindAt(symbols, row) === "theme_item" ? NameWeight.themeItem : 1) +
    (isGlobal(symbols, row) ? GLOBAL : 0)
  const inOrder = (rows: ReadonlyArray<number>) => rows.toSorted((a, b) => score(b) - score(a) || a - b)
  const near = related(prepared, classIndex, name)
  if (near.length > 0) return inOrder(near)
  const unrelated = Array.from(prepared.rowsNamed(fold(name))).filter((row) => kindAt(symbols, row) !== "class")
  if (unrelated.length > 0) return unrelated.length > MAX_UNRELATED_CLASSES ? [] : inOrder(unrelated)
  return Renames.successors(prepared, name).map(({ row }) => row)
}
