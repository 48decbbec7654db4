/** Checks format strings such as `"%d of %s" % [1, "a"]` against their values. */
import type { BinaryExpression, Expression } from "../script/Ast.ts"
import { isLoose } from "./Calls.ts"
import type { Check } from "./Context.ts"
import type { Type } from "./Types.ts"

/** Letters after `%` that take a number. */
const numeric: ReadonlySet<string> = new Set(["d", "o", "x", "X", "f"])

/** Letters of other languages -> Godot's. */
const foreign: Readonly<Record<string, string>> = { i: "d", e: "f", g: "f", r: "s" }

/**
 * The letters of the places in a text, in their order; `*` for a width that is a value itself. `undefined` where a `%`
 * is followed by something else.
 *
 * @example
 * placesOf("%03d of %s, 100%%") // ["d", "s"]
 */
export const placesOf = (text: string): ReadonlyArray<string> | undefined => {
  const places: Array<string> = []
  for (let at = text.indexOf("%"); at !== -1; at = text.indexOf("%", at)) {
    const [all, options = "", letter = ""] = /^%([-+.\d*]{0,20})([a-zA-Z%])/.exec(text.slice(at, at + 24)) ?? []
    if (all === undefined || (letter === "%" && options !== "")) return undefined
    if (letter !== "%") {
      for (const option of options) if (option === "*") places.push("*")
      places.push(letter)
    }
    at += all.length
  }
  return places
}

/** Reports values that a written text has no place for, places without a value, and texts where a number belongs. */
export const formatted = (check: Check, { left, right }: BinaryExpression, given: Type): void => {
  if (left.kind !== "literal" || left.type !== "String") return
  const places = placesOf(left.value)
  if (places === undefined) return
  const unknownPlace = places.find((letter) => foreign[letter] !== undefined)
  if (unknownPlace !== undefined) {
    const message = `Format strings have no placeholder %${unknownPlace}; %${foreign[unknownPlace]} is Godot's.`
    check.report("argument-type", left, message)
    return
  }
  if (places.some((letter) => !known.has(letter))) return
  const values = right.kind === "array" ? right.items : isOneValue(check, right, given) ? [right] : undefined
  if (values === undefined) return
  if (values.length !== places.length) {
    const plural = places.length === 1 ? "placeholder" : "placeholders"
    const isForFormat = places.length === 0 && /\{\w*\}/.test(left.value)
    const hint = isForFormat ? " format() fills {0} and {name}." : ""
    const message = `The text has ${places.length} ${plural}; ${values.length} ${values.length === 1 ? "value is" : "values are"} given.${hint}`
    check.report("argument-count", right, message)
    return
  }
  for (const [i, value] of values.entries()) {
    const letter = places[i] ?? ""
    if (!numeric.has(letter) || isLoose(check, value)) continue
    const type = check.typeOf(value)
    if (type.kind === "builtin" && type.name === "String")
      check.report("argument-type", value, `%${letter} takes a number, not String.`)
  }
}

const known: ReadonlySet<string> = new Set([...numeric, "s", "c", "v", "*"])

/** Checks whether a value is surely no array, whose elements would be the values. */
const isOneValue = (check: Check, node: Expression, type: Type): boolean =>
  !isLoose(check, node) && type.kind === "builtin" && simple.has(type.name)

const simple: ReadonlySet<string> = new Set(["String", "StringName", "int", "float", "bool", "Dictionary"])
