/** Checks format strings such as `"%d of %s" % [1, "a"]` against their values. */
import type { BinaryExpression, Expression, Literal } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import type { Type } from "../types/Types.ts"
import { isLoose } from "./Calls.ts"

/** Letters after `%` that take a number. */
const numeric: ReadonlySet<string> = new Set(["d", "o", "x", "X", "f"])

/** Letters of other languages -> Godot's. */
const foreign: Readonly<Record<string, string>> = { i: "d", e: "f", g: "f", r: "s" }

/**
 * The letters of the placeholders in a string, in their order; `*` for a width that is a value itself. `undefined` if a
 * `%` is followed by something else.
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

/** Matches a `%` with its options, and the letter or the `%` that ends it. */
const place = /%([-+.\d*u]*)([sdoxXfcv%])?/g

/**
 * Finds the first `%` that Godot cannot read: its place in the string, and the character after its options.
 *
 * @example
 * unreadable("50% of %d") // { at: 2, next: " " }
 */
export const unreadable = (text: string): { readonly at: number; readonly next: string } | undefined => {
  for (const { index, 0: all, 1: options = "", 2: letter } of text.matchAll(place)) {
    const [next = ""] = text.slice(index + all.length, index + all.length + 2)
    if (letter !== undefined) continue
    // Versions differ in whether they read %b, and a u before another letter.
    return next === "b" ? undefined : { at: index, next: options.includes("u") ? "u" : next }
  }
  return undefined
}

/** Checks for what may follow a percent sign in prose: nothing, a space, or punctuation. */
const isAfterPercent = (next: string): boolean => /^[\s,;:!?)\]"'/<|]?$/.test(next)

/** Doubles each `%` that Godot cannot read: `50% of %d` is meant to be `50%% of %d`. */
const doubled = (text: string): string =>
  text.replace(place, (all: string, _: string, letter?: string) => (letter === undefined ? `%${all}` : all))

/** Reports a `%` that is no placeholder; the fix doubles it as a percent sign if the values belong to the others. */
const isUnreadable = (check: Check, node: Literal, right: Expression): boolean => {
  const found = unreadable(node.value)
  if (found === undefined) return false
  const isMeant =
    isAfterPercent(found.next) &&
    placesOf(doubled(node.value))?.length === (right.kind === "array" ? right.items.length : 1)
  const hint = found.next === "u" ? "%d is Godot's" : "%% stands for a percent sign"
  const message = `Format strings have no placeholder ${JSON.stringify(`%${found.next}`)}; ${hint}.`
  check.report("argument-type", node, message, isMeant ? { fix: doubled(source(check, node)) } : {})
  return true
}

/** Reports values without a placeholder, placeholders without a value, and strings where a number belongs. */
export const formatted = (check: Check, { left, right }: BinaryExpression, given: Type): void => {
  if (left.kind !== "literal" || left.type !== "String") return
  const places = placesOf(left.value)
  const unknownPlace = places?.find((letter) => foreign[letter] !== undefined)
  if (unknownPlace !== undefined) {
    const message = `Format strings have no placeholder %${unknownPlace}; %${foreign[unknownPlace]} is Godot's.`
    check.report("argument-type", left, message)
    return
  }
  const values = right.kind === "array" ? right.items : isOneValue(check, right, given) ? [right] : undefined
  if (isUnreadable(check, left, right) || places === undefined || places.some((letter) => !known.has(letter))) return
  if (values === undefined) return
  if (values.length !== places.length) {
    const plural = places.length === 1 ? "placeholder" : "placeholders"
    const isForFormat = places.length === 0 && /\{\w*\}/.test(left.value)
    const hint = isForFormat ? " format() fills {0} and {name}." : ""
    const message = `The string has ${places.length} ${plural}; ${values.length} ${values.length === 1 ? "value is" : "values are"} given.${hint}`
    check.report("argument-count", right, message)
    return
  }
  for (const [i, value] of values.entries()) checkPlace(check, places[i] ?? "", value)
}

/** Reports a value that its placeholder cannot show. */
const checkPlace = (check: Check, letter: string, value: Expression): void => {
  if (isLoose(check, value)) return
  const type = check.typeOf(value)
  if (type.kind !== "builtin") return
  if (numeric.has(letter) && type.name === "String")
    check.report("argument-type", value, `%${letter} takes a number, not String.`)
  if (letter === "v" && simple.has(type.name))
    check.report("argument-type", value, `%v takes a vector, not ${type.name}.`)
  if (letter === "c" && isText(value)) check.report("argument-type", value, "%c takes a number or one character.")
}

/** Checks for a string that does not have exactly one character; false for one with a backslash. */
const isText = (node: Expression): boolean =>
  node.kind === "literal" && node.type === "String" && !node.value.includes("\\") && Array.from(node.value).length !== 1

const known: ReadonlySet<string> = new Set([...numeric, "s", "c", "v", "*"])

/** Checks whether a value certainly is not an array, whose elements would be the values. */
const isOneValue = (check: Check, node: Expression, type: Type): boolean =>
  !isLoose(check, node) && type.kind === "builtin" && simple.has(type.name)

const simple: ReadonlySet<string> = new Set(["String", "StringName", "int", "float", "bool", "Dictionary"])
