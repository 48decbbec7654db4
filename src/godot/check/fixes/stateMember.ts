/**
 * Finds the member that answers a question about an object asked by another word: `is_stopped()` for a Timer's
 * `is_running()`.
 */
import type { CallExpression, Expression } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { findMember } from "../names/Resolve.ts"
import { type ClassRef, isBuiltin, requiredCount } from "../types/Types.ts"
import { commandNames, stateNames } from "../versions/stateNames.ts"
import type { Advice } from "./Fix.ts"
import type { Use } from "./successorUse.ts"

/** A member that is true or false. */
export interface State {
  /** As it is written after the dot: `playing`, `is_stopped()`. */
  readonly member: string
  /** True if the member is the opposite of the requested state. */
  readonly isOpposite: boolean
}

const wordsOf = (lines: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [words = "", ours = ""] = line.split(/:(.*)/)
        return words
          .trim()
          .split(" ")
          .map((word): [string, ReadonlyArray<string>] => [word, ours.trim().split(" ")])
      })
  )

/** Word -> Godot's words for the same state. */
const others = wordsOf(stateNames)
/** Name of a method -> Godot's words for the state that it makes. */
const commands = wordsOf(commandNames)

/** Matches a word for the opposite of a state: `not_visible`, `invisible`. */
const NEGATED = /^(?:not_|in|un)(\w+)$/

/**
 * Returns the only member of an object for the state in a name: the same word as a property or as a method, or a word
 * of the same or the opposite meaning. Undefined if there are several.
 *
 * @example
 * // of a Timer
 * stateOf(check, ref, "is_running") // { member: "is_stopped()", isOpposite: true }
 */
export const stateOf = (check: Check, ref: ClassRef, name: string): State | undefined => {
  const word = name.replace(/^(?:is|has)_/, "")
  const same = statesNamed(check, ref, word, false).filter(({ member }) => member !== name && member !== `${name}()`)
  const [, negated = ""] = same.length > 0 ? [] : (NEGATED.exec(word) ?? [])
  const opposites = negated === "" ? [] : statesNamed(check, ref, negated, true)
  if (opposites.length > 0 || word.startsWith("not_")) return only(opposites)
  const all =
    same.length > 0
      ? same
      : (others.get(word) ?? []).flatMap((one) =>
          statesNamed(check, ref, one.replace(/^not:/, ""), one.startsWith("not:"))
        )
  return only(all)
}

const only = (states: ReadonlyArray<State>): State | undefined => (states.length === 1 ? states[0] : undefined)

/** Returns the property of that name, or the methods that return it, if they are boolean. */
const statesNamed = (check: Check, ref: ClassRef, word: string, isOpposite: boolean): ReadonlyArray<State> => {
  const property = findMember(check, ref, word)
  if (typeof property === "object" && property.kind === "native" && property.member.kind === "property")
    return property.member.doc.type === "bool" ? [{ member: word, isOpposite }] : []
  return [`is_${word}`, `has_${word}`].flatMap((name) => {
    const found = findMember(check, ref, name)
    if (typeof found === "string" || found.kind !== "native" || found.member.kind !== "method") return []
    const { returnType, arguments: parameters } = found.member.doc
    return returnType === "bool" && requiredCount(parameters) === 0 ? [{ member: `${name}()`, isOpposite }] : []
  })
}

/** Returns the part of a message about a member with the opposite meaning. */
export const opposite = ({ member }: State): Advice => ({ note: `${member} is the opposite` })

/**
 * Returns the assignment to write for one to a state that the object has by the opposite word, `shape.disabled = false`
 * for `shape.enabled = true`; absent if the value is not certainly true or false.
 *
 * @param object The text before the dot, with the dot; "" for a bare name
 */
export const oppositeAssignment = (
  check: Check,
  target: Expression,
  object: string,
  { member, isOpposite }: State
): Replacement | undefined => {
  const { statement } = check
  if (!isOpposite || member.endsWith(")") || statement?.kind !== "assignment") return undefined
  const { value, operator } = statement
  if (statement.target !== target || operator !== undefined || !isBuiltin(check.typeOf(value), "bool")) return undefined
  const written = source(check, value)
  // A fix within the value would be lost in the fix for the whole.
  if (written.includes("\n") || written.includes(source(check, target))) return undefined
  return { place: statement, fix: `${object}${member} = ${negated(check, value)}` }
}

/**
 * Returns the assignment to write for a call that sets a state, `button.disabled = false` for `button.enable()` and for
 * `button.set_enabled(true)`; absent if the object has no such property, or several.
 *
 * @param object The text before the dot, with the dot; "" for a bare name
 */
export const assignedState = (
  check: Check,
  ref: ClassRef,
  { node, name, object }: { readonly node: CallExpression; readonly name: string; readonly object: string }
): Advice | undefined => {
  const [value, ...more] = node.arguments
  const { statement } = check
  const isAlone = statement?.kind === "expression" && statement.expression === node
  if (!isAlone || more.length > 0 || source(check, node).includes("\n")) return undefined
  const [, word = ""] = /^set_(?:is_)?(\w+)$/.exec(name) ?? []
  if (value !== undefined) {
    const state = word === "" || !isBuiltin(check.typeOf(value), "bool") ? undefined : stateOf(check, ref, word)
    if (state === undefined || state.member.endsWith(")")) return undefined
    return state.isOpposite
      ? { ...opposite(state), fix: `${object}${state.member} = ${negated(check, value)}` }
      : { fix: `${object}${state.member} = ${source(check, value)}` }
  }
  const states = (commands.get(name) ?? []).flatMap((one) =>
    statesNamed(check, ref, one.replace(/^not:/, ""), one.startsWith("not:"))
  )
  const [state, ...rest] = states.filter(({ member }) => !member.endsWith(")"))
  if (state === undefined || rest.length > 0) return undefined
  return { fix: `${object}${state.member} = ${!state.isOpposite}` }
}

/** Returns the text of the opposite of a value that is true or false. */
const negated = (check: Check, value: Expression): string => {
  if (value.kind === "literal") return value.value === "true" ? "false" : "true"
  if (value.kind === "unary" && value.operator === "not") return source(check, value.operand)
  return `not ${operandSource(check, value)}`
}

/** Returns the fix for a name of a state that is not called: a value, or the property that is assigned to. */
export const stateAdvice = (state: State, use: Use): Advice | undefined => {
  if (state.isOpposite) return opposite(state)
  return use === "value" || !state.member.endsWith(")") ? { fix: state.member } : undefined
}

/** Matches the code that may surround an operand so that `not` applies to all of it. */
const before = /(?:^|[\n(,=:]|\b(?:if|elif|while|return|and|or|in))[ \t]*$/
const after = /^[ \t]*(?:$|[\n),:#;]|(?:and|or|if|else)\b)/

/** Maximum number of UTF-16 units around a value that are looked at. */
const AROUND = 20

/**
 * Returns the place of a value and the text to write there: `not timer.is_stopped()` for `timer.is_running()`, and
 * `timer.is_stopped()` for `not timer.is_running()`.
 *
 * @param place The value as it stands: an attribute or a call
 */
export const stateFix = (
  check: Check,
  place: Span,
  base: Expression,
  { member, isOpposite }: State
): Replacement | undefined => {
  if (source(check, place).includes("\n")) return undefined
  const value = `${operandSource(check, base)}.${member}`
  return isOpposite ? negatedAt(check, place, value) : { place, fix: value }
}

/** Does what `stateFix` does for a name without an object. */
export const bareStateFix = (check: Check, place: Span, { member, isOpposite }: State): Replacement =>
  isOpposite ? negatedAt(check, place, member) : { place, fix: member }

interface Replacement {
  readonly place: Span
  readonly fix: string
}

/** Negates the value at a place: by `not`, or by removing the `not` before it. */
const negatedAt = (check: Check, place: Span, value: string): Replacement => {
  const { text } = check.script
  const lead = text.slice(Math.max(0, place.start - AROUND), place.start)
  const [negation] = /(?:\bnot[ \t]+|!)$/.exec(lead) ?? []
  if (negation !== undefined) return { place: { start: place.start - negation.length, end: place.end }, fix: value }
  const isAlone = before.test(lead) && after.test(text.slice(place.end, place.end + AROUND))
  return { place, fix: isAlone ? `not ${value}` : `(not ${value})` }
}
