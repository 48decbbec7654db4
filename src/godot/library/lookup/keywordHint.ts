/** Says what a word is that is part of GDScript itself: the class reference lists few of its keywords, as functions. */
import { isGlobal } from "../../reference/Rows.ts"
import { Row } from "../../reference/SymbolTable.ts"
import { dialectOf } from "../../script/dialectOf.ts"
import { keywords } from "../../script/Token.ts"
import type { Names } from "../live/Snapshot.ts"

/** What Godot 4 has for keywords of Godot 3. */
const instead: ReadonlyMap<string, string> = new Map([
  ["export", "@export"],
  ["onready", "@onready"],
  ["setget", "var x: set = set_x, get = get_x"],
  ["tool", "@tool"],
  ["yield", "await"]
])

/**
 * Says that a word is a keyword of GDScript, in the version of the reference or the other one; undefined for any other
 * word, and for one that the reference has as a function or constant, such as `preload`.
 *
 * @example
 * keywordHint(names, "await") // '"await" is a keyword of GDScript, not part of the class reference.'
 */
export const keywordHint = (names: Names, written: string): string | undefined => {
  const word = written.trim()
  if (!keywords[3].has(word) && !keywords[4].has(word)) return undefined
  const { symbols } = names
  if (symbols.names.some((name, row) => name === word && isGlobal(symbols, Row(row)))) return undefined
  const dialect = dialectOf(symbols, names.facts.version)
  const what = `${JSON.stringify(word)} is a keyword of GDScript`
  if (keywords[dialect].has(word)) return `${what}, not part of the class reference.`
  const other = dialect === 4 ? 3 : 4
  const successor = dialect === 4 ? instead.get(word) : undefined
  return `${what} in Godot ${other} only${successor === undefined ? "" : `; Godot 4 has: ${successor}`}.`
}

/** A keyword asked for as one, and the first line of a script. */
const ASKED = /^\s{0,4}(?:([a-z_]{1,20})\s{1,4}(?:keyword|statement|syntax)|(class_name)\s{1,4}\w{1,64}.{0,80})\s{0,4}$/

/**
 * Returns the word that a query asks for as a keyword, or the whole query.
 *
 * @example
 * keywordAsked("match statement") // "match"
 * keywordAsked("class_name Enemy") // "class_name"
 */
export const keywordAsked = (query: string): string => {
  const [, word, declared] = ASKED.exec(query) ?? []
  return word ?? declared ?? query
}
