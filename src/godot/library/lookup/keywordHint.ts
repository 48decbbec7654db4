/** Explains words that are part of GDScript itself: the class reference lists few of its keywords, as functions. */
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

/** What Godot 3 has for annotations of Godot 4; those of `@export_range` and the like are arguments of `export`. */
const before: ReadonlyArray<readonly [annotation: RegExp, former: string]> = [
  [/^@export/, "export(int) var x"],
  [/^@onready$/, "onready var x"],
  [/^@tool$/, "tool"],
  [/^@rpc$/, "remote func f()"],
  [/^@icon$/, 'class_name Name, "res://icon.png"']
]

/** Matches an annotation, but no scope: `@GlobalScope`. */
const ANNOTATION = /^@[a-z]\w{0,40}$/

/**
 * Explains that a word is a keyword or an annotation of GDScript, in the version of the reference or the other one;
 * undefined for other words, and for those that the reference lists as a function or constant, such as `preload`.
 *
 * @example
 * keywordHint(names, "await") // '"await" is a keyword of GDScript, not part of the class reference.'
 */
export const keywordHint = (names: Names, written: string): string | undefined => {
  const word = written.trim()
  const isAnnotation = ANNOTATION.test(word)
  if (!isAnnotation && !keywords[3].has(word) && !keywords[4].has(word)) return undefined
  const { symbols } = names
  const dialect = dialectOf(symbols, names.facts.version)
  if (isAnnotation) {
    if (dialect !== 3) return undefined
    const former = before.find(([annotation]) => annotation.test(word))?.[1]
    return `GDScript has annotations in Godot 4 only${former === undefined ? "" : `; for ${word} Godot 3 has: ${former}`}.`
  }
  if (symbols.names.some((name, row) => name === word && isGlobal(symbols, Row(row)))) return undefined
  const what = `${JSON.stringify(word)} is a keyword of GDScript`
  if (keywords[dialect].has(word)) return `${what}, not part of the class reference.`
  const other = dialect === 4 ? 3 : 4
  const successor = dialect === 4 ? instead.get(word) : undefined
  return `${what} in Godot ${other} only${successor === undefined ? "" : `; Godot 4 has: ${successor}`}.`
}

/** Matches a query that asks for a keyword, the first line of a script, and the first word of a declaration. */
const ASKED =
  /^\s{0,4}(?:([a-z_]{1,20})\s{1,4}(?:keyword|statement|syntax)|([a-z_]{1,20})\(\)|(class_name)\s{1,4}\w{1,64}.{0,80}|(@[a-z_]{1,40}|export|onready)(?:\([^)]{0,120}\))?\s{1,4}(?:var|func)\b.{0,200})\s{0,4}$/

/**
 * Returns the word that a query asks for as a keyword, or the whole query.
 *
 * @example
 * keywordAsked("match statement") // "match"
 * keywordAsked("super()") // "super"
 * keywordAsked("class_name Enemy") // "class_name"
 * keywordAsked("@export var speed = 4") // "@export"
 */
export const keywordAsked = (query: string): string => {
  const [, word, called, className, declaring] = ASKED.exec(query) ?? []
  return word ?? called ?? className ?? declaring ?? query
}
