/** Writes what is used as a property and is none as a call of the method that sets or gives it. */
import type { AttributeExpression } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { findMember } from "../names/Resolve.ts"
import { type ClassRef, requiredCount } from "../types/Types.ts"
import type { Advice } from "./Fix.ts"
import type { Use } from "./successorUse.ts"

/** Checks whether a function can be called with one argument. */
const canTakeOne = (parameters: ReadonlyArray<{ readonly default?: unknown }>): boolean =>
  parameters.length > 0 && requiredCount(parameters) <= 1

/**
 * Returns the method that sets or gives what is used as a property: `set_locale()` for `TranslationServer.locale`,
 * `set_corner_radius_all()` for `StyleBoxFlat.corner_radius`.
 */
export const accessorOf = (check: Check, ref: ClassRef, name: string, use: Use): Advice | undefined => {
  const methods = use === "place" ? [`set_${name}`, `set_${name}_all`] : use === "value" ? [`get_${name}`] : []
  const method = methods.find((one) => typeof findMember(check, ref, one) === "object")
  const found = method === undefined ? "absent" : findMember(check, ref, method)
  if (method === undefined || typeof found === "string") return undefined
  const { member } = found
  const parameters =
    member.kind === "method" ? member.doc.arguments : member.kind === "function" ? member.parameters : undefined
  if (parameters === undefined) return undefined
  if (use === "place") return canTakeOne(parameters) ? { call: method, note: `${method}() sets it` } : undefined
  return requiredCount(parameters) === 0 ? { fix: `${method}()` } : undefined
}

/**
 * Returns the place of the assignment that is checked and the call to write instead; absent where the property is not
 * all that is assigned to, or the method takes other arguments.
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
  const found = findMember(check, owner === undefined ? ref : { kind: "native", name: owner }, method)
  if (typeof found === "string") return undefined
  const { member } = found
  const parameters =
    member.kind === "method" ? member.doc.arguments : member.kind === "function" ? member.parameters : undefined
  if (parameters === undefined || !canTakeOne(parameters)) return undefined
  const object = owner ?? operandSource(check, node.base)
  const value = source(check, statement.value)
  // The fix for the property's value would be lost in that for the whole.
  if (value.includes(source(check, node))) return undefined
  return { place: statement, fix: `${object}.${method}(${value})` }
}
