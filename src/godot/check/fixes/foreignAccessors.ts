/** Finds the accessors of properties that other languages and engines call by another name. */
import type { Expression } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { foreignNames } from "../versions/foreignNames.ts"

/**
 * Checks for a factor, which is never below zero, where the statement sets a negative number: -10 is in decibels.
 *
 * @example
 * // player.volume = -10
 * isBelowZero(check, "volume_linear") // true
 */
export const isBelowZero = ({ statement }: Check, name: string): boolean =>
  name.endsWith("_linear") &&
  isNegative(
    statement?.kind === "assignment" && statement.operator === undefined
      ? statement.value
      : statement?.kind === "expression" && statement.expression.kind === "call"
        ? statement.expression.arguments[0]
        : undefined
  )

const isNegative = (node: Expression | undefined): boolean => node?.kind === "unary" && node.operator === "-"

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
    return typeof method === "object" && method.kind === "accessor" ? [accessor] : []
  })
}
