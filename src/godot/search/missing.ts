/** Finds the name in a query that the reference lacks, where a name is all that the query is. */
import type { Query, Word } from "./analysis/Query.ts"
import { isMeaning, meaningsOfName } from "./names/isMeaning.ts"
import { ownersHere } from "./names/rules/Members.ts"
import type { Searcher } from "./Searcher.ts"

/** A name that the reference lacks; `owner` is the class that should have it, and undefined for a name of its own. */
export interface Missing {
  readonly name: string
  readonly owner: string | undefined
}

/** Matches a name that only a class, an enum or a singleton has; a variable may hold anything. */
const CAPITALISED = /^[A-Z]/
/** Matches the name of a member in C#, which has some that the reference does not list: `Node.ToSignal`. */
const PASCAL_CASE = /^[A-Z].*[a-z]/
/** Every class that can be made has `new`, which the reference lists of GDScript alone; an operator's name is its sign. */
const UNLISTED: ReadonlySet<string> = new Set(["new", "operator"])

/**
 * Returns what a query asks for by its name that the reference lacks, where no rule for names found anything: the class
 * before a dot, a member of it, or a name that is the whole query. Undefined where the vocabulary knows the words.
 *
 * @example missingName(searcher, parse("Area2D.is_colliding")) // { name: "is_colliding", owner: "Area2D" }
 */
export const missingName = (searcher: Searcher, query: Query): Missing | undefined => {
  const [first, second, ...others] = query.words
  if (first === undefined || others.length > 0 || query.head === "class_name") return undefined
  if (query.translated !== query.words || isMeaning(searcher, query)) return undefined
  if (second === undefined) return first.identifier || query.head === "extends" ? unknown(searcher, first) : undefined
  if (!second.joined || !CAPITALISED.test(first.text) || PASCAL_CASE.test(second.text) || UNLISTED.has(second.lower))
    return undefined
  const [found] = ownersHere(searcher, first.text)
  const owner = found && searcher.symbols.classes[found[0]]?.name
  // `Global.score` is more likely one of the user's own than of the global scope.
  if (owner !== undefined) return owner.startsWith("@") ? undefined : { name: second.text, owner }
  return searcher.rowsNamed(first.folded).length > 0 ? undefined : unknown(searcher, first)
}

/** Leaves out annotations, which the documents of a module have. */
const unknown = (searcher: Searcher, { text }: Word): Missing | undefined =>
  text.startsWith("@") || meaningsOfName(searcher, text).length > 0 ? undefined : { name: text, owner: undefined }
