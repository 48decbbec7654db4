/** Finds the method meant by a bare call that has the value among its arguments: `length(v)`, `has(list, 1)`. */
import type { CallExpression } from "../../script/Ast.ts"
import { type Check, operandSource, source, within } from "../Context.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"
import { requiredCount } from "../types/Types.ts"

/** Maximum number of types that are named. */
const MAX_TYPES = 3

/**
 * Returns the message for a bare call whose name is no function but a method of built-in types, and the call of that
 * method if the first argument is or may be such a value. Undefined if no built-in type has it.
 *
 * @param base The class of Godot that the script extends
 */
export const methodForm = (
  check: Check,
  { arguments: [first, ...rest] }: CallExpression,
  name: string,
  base: string
): { readonly message: string; readonly isTyped: boolean; readonly fix?: string } | undefined => {
  const owners = check.api.owners(name).filter((owner) => check.api.isBuiltin(owner) && takes(check, owner, name))
  if (owners.length === 0) return undefined
  const scope = { ...check.scope, isSilent: true }
  const type = first === undefined ? undefined : within(check, scope, () => check.typeOf(first))
  const own = type?.kind === "builtin" ? owners.filter((owner) => owner === type.name) : []
  const isTyped = own.length > 0
  const named = isTyped ? own : owners
  const listed = named.slice(0, MAX_TYPES).join(", ")
  const more = named.length > MAX_TYPES ? " and others" : ""
  const message = `${name}() is declared neither here nor in ${base}; it is a method of ${listed}${more}.`
  const isOpen = isTyped || type?.kind === "unknown"
  const isTaken = named.some((owner) => takes(check, owner, name, rest.length))
  if (first === undefined || !isOpen || !isTaken) return { message, isTyped }
  const args = rest.map((one) => source(check, one)).join(", ")
  return { message, isTyped, fix: `${operandSource(check, first)}.${name}(${args})` }
}

/** Checks whether a built-in type has a method for its values that takes so many arguments. */
const takes = ({ api }: Check, type: string, name: string, count?: number): boolean => {
  const found = api.find(type, name)
  if (typeof found === "string" || found.kind !== "method" || isStaticMethod(found)) return false
  const { arguments: parameters, qualifiers } = found.doc
  const least = requiredCount(parameters)
  return count === undefined || (count >= least && (count <= parameters.length || qualifiers.includes("vararg")))
}
