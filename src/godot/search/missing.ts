/** Finds the name that the reference lacks in a query that is only a name. */
import { ownerAt } from "../reference/Rows.ts"
import type { Row } from "../reference/SymbolTable.ts"
import { type Query, significant, type Word } from "./analysis/Query.ts"
import { parts } from "./analysis/Tokens.ts"
import { isMeaning, meaningsOfName } from "./names/isMeaning.ts"
import { ownersHere } from "./names/rules/Members.ts"
import { classKey, type Searcher } from "./Searcher.ts"

/** A name that the reference lacks; `owner` is the class that should have it, and undefined for a name of its own. */
export interface Missing {
  readonly name: string
  readonly owner: string | undefined
}

/** Matches a name that only a class, an enum or a singleton has; a variable may hold anything. */
const CAPITALISED = /^[A-Z]/
/** Matches the name of a member in C#, which has some that the reference does not list: `Node.ToSignal`. */
const PASCAL_CASE = /^[A-Z].*[a-z]/
/**
 * Every class that can be made has `new`, which the reference lists of GDScript alone; an operator's name is its sign.
 */
const UNLISTED: ReadonlySet<string> = new Set(["new", "operator"])

/**
 * Returns the requested name that the reference lacks, if no rule for names found a hit: the class before a dot, a
 * member of it, or a name that is the whole query. Undefined if the vocabulary knows the words.
 *
 * @example missingName(searcher, parse("Area2D.is_colliding")) // { name: "is_colliding", owner: "Area2D" }
 */
export const missingName = (searcher: Searcher, query: Query): Missing | undefined => {
  const beside = besideClass(searcher, query)
  if (beside !== undefined) return beside
  const [first, second, ...others] = query.words
  if (first === undefined || others.length > 0 || query.head === "class_name") return undefined
  if (query.translated !== query.words || isMeaning(searcher, query)) return undefined
  if (second === undefined) {
    const isName = first.identifier || query.isWholeName || query.head === "extends"
    return isName ? unknown(searcher, first) : undefined
  }
  if (!second.joined || !CAPITALISED.test(first.text) || PASCAL_CASE.test(second.text) || UNLISTED.has(second.lower))
    return undefined
  const [found] = ownersHere(searcher, first.text)
  const owner = found && searcher.symbols.classes[found[0]]?.name
  // `Global.score` is more likely one of the user's own than of the global scope.
  if (owner !== undefined) return owner.startsWith("@") ? undefined : { name: second.text, owner }
  return searcher.rowsNamed(first.folded).length > 0 ? undefined : unknown(searcher, first)
}

/** `take_damage in StaticBody2D`: an unknown name of two parts or more, before or after a class. */
const besideClass = (searcher: Searcher, query: Query): Missing | undefined => {
  const words = significant(query.words)
  const owner = words.find(({ text }) => searcher.exactClasses.has(text))
  const named = words.find((word) => word !== owner)
  if (owner === undefined || named === undefined || words.length > 2 || query.words.some(({ joined }) => joined))
    return undefined
  if (query.translated !== query.words || !/[a-z]_[a-z]/.test(named.text)) return undefined
  return searcher.rowsNamed(named.folded).length > 0 || meaningsOfName(searcher, named.text).length > 0
    ? undefined
    : { name: named.text, owner: owner.text }
}

/**
 * Returns a function that checks whether a row may be meant by a missing member: it belongs to the class or its parent,
 * or has a word of the member in its name. Otherwise a script of the user may have the member.
 */
export const isNearMissing = (
  { classByKey, selfAndAncestors, stemOf, symbols }: Searcher,
  { name, owner = "" }: Missing
): ((row: Row) => boolean) => {
  const stems = new Set(parts(name).map(stemOf))
  const index = classByKey.get(classKey(owner))
  const near = index === undefined ? [] : selfAndAncestors(index).slice(0, 2)
  return (row) =>
    near.includes(ownerAt(symbols, row)) || parts(symbols.names[row] ?? "").some((part) => stems.has(stemOf(part)))
}

/** Leaves out annotations, which the documents of a module have. */
const unknown = (searcher: Searcher, { text }: Word): Missing | undefined =>
  text.startsWith("@") || meaningsOfName(searcher, text).length > 0 ? undefined : { name: text, owner: undefined }
