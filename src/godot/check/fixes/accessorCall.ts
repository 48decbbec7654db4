/** Replaces a property that does not exist by a call of its setter or getter, if there is one. */
import type { AttributeExpression } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { findMember } from "../names/Resolve.ts"
import { type ClassRef, requiredCount } from "../types/Types.ts"
import type { Advice } from "./Fix.ts"
import type { Use } from "./successorUse.ts"

type Parameters = ReadonlyArray<{ readonly default?: unknown }>

/** Checks whether a function can be called with one argument. */
const canTakeOne = (parameters: Parameters): boolean => parameters.length > 0 && requiredCount(parameters) <= 1

/** Returns the parameters of a method; undefined if no method certainly has this name. */
const parametersOf = (check: Check, ref: ClassRef, name: string): Parameters | undefined => {
  const found = findMember(check, ref, name)
  if (typeof found === "string") return undefined
  const { member } = found
  return member.kind === "method" ? member.doc.arguments : member.kind === "function" ? member.parameters : undefined
}

/**
 * Returns the setter or getter of a name that is used as a property: `set_locale()` for `TranslationServer.locale`,
 * `set_corner_radius_all()` for `StyleBoxFlat.corner_radius`.
 */
export const accessorOf = (check: Check, ref: ClassRef, name: string, use: Use): Advice | undefined => {
  const methods = use === "place" ? [`set_${name}`, `set_${name}_all`] : use === "value" ? [`get_${name}`] : []
  const takes = use === "place" ? canTakeOne : (parameters: Parameters) => requiredCount(parameters) === 0
  const method = methods.find((one) => {
    const parameters = parametersOf(check, ref, one)
    return parameters !== undefined && takes(parameters)
  })
  if (method === undefined) return undefined
  return use === "place" ? { call: method, note: `${method}() sets it` } : { fix: `${method}()` }
}

/**
 * Returns the place of the assignment that is checked and the call to write instead; absent if the property is not all
 * that is assigned to, or the method takes other arguments.
 *
 * @param advice Its `call` names the method
 *
 * @example
 * // TranslationServer.locale = "de"
 * setterCall(check, node, ref, { call: "set_locale" })?.fix // "TranslationServer.set_locale(\"de\")"
 */
export const setterCall = (
  check: Check,
  node: AttributeExpression,
  ref: ClassRef,
  { call }: Advice
): { readonly place: Span; readonly fix: string } | undefined => {
  const { statement } = check
  if (call === undefined || statement?.kind !== "assignment") return undefined
  if (statement.target !== node || statement.operator !== undefined) return undefined
  const [, owner, method = ""] = /^(?:(.+)\.)?(\w+)$/.exec(call) ?? []
  if (!/(?:^|_)set(?:_|$)/.test(method)) return undefined
  const parameters = parametersOf(check, owner === undefined ? ref : { kind: "native", name: owner }, method)
  if (parameters === undefined || !canTakeOne(parameters)) return undefined
  const object = owner ?? operandSource(check, node.base)
  const value = source(check, statement.value)
  // A fix within the property's value would be lost in the fix for the whole.
  if (value.includes(source(check, node))) return undefined
  return { place: statement, fix: `${object}.${method}(${value})` }
}
