/** What may be meant by the name of a member that its class does not have. */
import * as Names from "./Names.ts"
import { classNameAt, kindAt, type Prepared } from "./Prepared.ts"
import * as Renames from "./Renames.ts"
import { fold } from "./Tokens.ts"
import { membersNamed } from "./tiers/Members.ts"

/** More than any prior. */
const GLOBAL = 100

/** The reference lists accessors with their property, not as members. */
const ACCESSOR = /^(?:set|get|is)(?=.)/

/** What the property is called that `name` would set or get, folded: `set_text`, `GetText` -> `text`. */
const accessed = (name: string): string | undefined => {
  const folded = fold(name)
  return ACCESSOR.test(folded) ? folded.replace(ACCESSOR, "") : undefined
}

/** The row of the property of a class, its own or inherited, that `name` would set or get. */
export const propertyBehind = (prepared: Prepared, classIndex: number, name: string): number | undefined => {
  const property = accessed(name)
  if (property === undefined) return undefined
  return membersNamed(prepared, classIndex, property).find(({ row }) => kindAt(prepared.symbols, row) === "property")
    ?.row
}

/** What became of the property of class `owner` (an old or a new name) that `name` would set or get. */
export const successorsBehind = (prepared: Prepared, owner: string, name: string): ReadonlyArray<Renames.Successor> => {
  const property = accessed(name)
  return property === undefined ? [] : Renames.memberSuccessors(prepared, owner, property)
}

/** Other classes' members of this name, what is global first, then the likeliest; or what became of such. */
export const elsewhere = (prepared: Prepared, name: string): ReadonlyArray<number> => {
  const { prior, symbols } = prepared
  const worth = (row: number): number =>
    (prior[row] ?? 0) * (kindAt(symbols, row) === "theme_item" ? 0.5 : 1) +
    (classNameAt(symbols, row).startsWith("@") ? GLOBAL : 0)
  const named = Array.from(Names.exact(prepared.names, fold(name)))
    .filter((row) => kindAt(symbols, row) !== "class")
    .sort((a, b) => worth(b) - worth(a) || a - b)
  return named.length > 0 ? named : Renames.successors(prepared, name).map(({ row }) => row)
}
