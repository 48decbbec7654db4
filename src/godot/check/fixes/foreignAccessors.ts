/** Finds the accessors of properties that other languages and engines call by another name. */
import type { Expression } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { isAssignable } from "../types/Convert.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import { foreignNames } from "../versions/foreignNames.ts"

/** Returns the value that the statement sets: the assigned value, or the last argument of a call. */
const valueSet = ({ statement }: Check): Expression | undefined => {
  if (statement?.kind === "assignment") return statement.operator === undefined ? statement.value : undefined
  const isCall = statement?.kind === "expression" && statement.expression.kind === "call"
  return isCall ? statement.expression.arguments.at(-1) : undefined
}

/**
 * Checks whether the statement may set a volume in another scale than that in the property's name: -10 is in decibels,
 * 0.5 is a factor, and other numbers may be either.
 *
 * @example
 * // player.volume = -10
 * isOfOtherScale(check, "volume_linear") // true
 */
export const isOfOtherScale = (check: Check, name: string): boolean => {
  const [, scale] = /volume_(linear|db)$/.exec(name) ?? []
  if (scale === undefined) return false
  const value = valueSet(check)
  if (scale === "db") return value?.kind !== "unary" || value.operator !== "-"
  return value?.kind !== "literal" || !(Number(value.value) > 0 && Number(value.value) <= 1)
}

/** Checks whether a property can be assigned the value that the statement assigns, as far as its type is known. */
export const takesAssigned = (check: Check, from: string, name: string): boolean => {
  const { api, statement } = check
  const found = api.find(from, name)
  if (statement?.kind !== "assignment" || typeof found !== "object" || found.kind !== "property") return true
  return isAssignable(check, check.typeOf(statement.value), typeOfDoc(check, found.doc.type, found.doc.enum))
}

/**
 * Returns the setter or the getter of Godot's name for a property.
 *
 * @example
 * foreignAccessors(check, "Button", "set_label") // ["set_text"]
 */
export const foreignAccessors = ({ api }: Check, from: string, name: string): ReadonlyArray<string> => {
  const [, verb, property] = /^(set|get|is)_(\w+)$/.exec(name) ?? []
  if (property === undefined) return []
  return foreignNames(from, property).flatMap((one) => {
    const found = api.find(from, one)
    if (typeof found !== "object" || found.kind !== "property") return []
    const accessor = (verb === "set" ? found.doc.setter : found.doc.getter) ?? ""
    const method = api.find(from, accessor)
    // Names that begin with an underscore are internal to Godot: `_select_int`.
    const isPublic = typeof method === "object" && method.kind === "accessor" && !accessor.startsWith("_")
    return isPublic ? [accessor] : []
  })
}
