/** Decides whether the successor of a name can be used as the name was: read, assigned to or called. */
import type { Successor } from "../CheckInput.ts"
import type { Check } from "../Context.ts"
import { requiredCount } from "../types/Types.ts"
import { type Change, changedValue } from "../versions/changedValues.ts"

/** Use of a name: read or written as a value, called as a function, or another. */
export type Use = "value" | "place" | "call" | "other"

/** Checks whether a successor is a method that returns a value without arguments, in place of a property. */
export const isGetter = ({ api }: Check, { name, owner = "", kind }: Successor): boolean => {
  // In Godot 3 a Color has a method and a constant "gray".
  if (kind !== "method" || api.nativeClass(owner)?.doc.constants.some((one) => one.name === name) === true) return false
  const found = api.find(owner, name)
  if (typeof found !== "object" || found.kind !== "method") return false
  const { arguments: parameters, returnType = "void" } = found.doc
  return returnType !== "void" && requiredCount(parameters) === 0
}

/** Returns the setter that belongs to a getter: `clipboard_set` of `clipboard_get`. */
export const setterOf = ({ api }: Check, { owner = "", name, kind }: Successor): string | undefined =>
  kind === "method"
    ? [name.replace(/_get\b/, "_set"), name.replace(/^(?:get|is)_/, "set_")].find(
        (one) => one !== name && typeof api.find(owner, one) === "object"
      )
    : undefined

/** Returns the getter that belongs to a setter: `screen_get_orientation` of `screen_set_orientation`. */
export const getterOf = (check: Check, successor: Successor): Successor | undefined => {
  const name = successor.name.replace(/(^|_)set_/, "$1get_")
  const found = { ...successor, name }
  return name !== successor.name && isGetter(check, found) ? found : undefined
}

/** The setter or getter of a property that takes the place of a method `from` of another version. */
export const accessorOf = ({ api }: Check, { owner = "", name }: Successor, from: string): string | undefined => {
  const found = api.find(owner, name)
  if (typeof found !== "object" || found.kind !== "property") return undefined
  return isGetterName(from) ? found.doc.getter : found.doc.setter
}

const isGetterName = (name: string): boolean => /(?:^|_)(?:get|is|has)_/.test(name)
const isSetterName = (name: string): boolean => /(?:^|_)set_/.test(name)

/**
 * Checks whether a successor cannot be used like `from`: it returns a value where `from` took one or the reverse, or
 * also takes an index, as `set_flag`.
 */
export const isOtherUse = (check: Check, successor: Successor, from: string, use: Use): boolean => {
  const { owner = "", kind } = successor
  if (use === "value") return kind === "method" && isSetterName(successor.name) && !isSetterName(from)
  const name = kind === "property" ? accessorOf(check, successor, from) : successor.name
  const found = use === "call" && name !== undefined ? check.api.find(owner, name) : undefined
  if (typeof found !== "object" || found.kind !== "method") return false
  const { arguments: parameters, returnType = "void" } = found.doc
  if (kind === "property") return requiredCount(parameters) > (isGetterName(from) ? 0 : 1)
  if (isGetterName(from)) return returnType === "void"
  return isSetterName(from) && !isSetterName(successor.name) && parameters.length === 0
}

/** Difference between the value of a member and that of the name that it takes the place of. */
export const changeOf = (check: Check, asked: string, { name, owner, kind }: Successor): Change | undefined => {
  const named = changedValue(asked, name)
  if (named !== undefined || kind !== "method" || owner === undefined) return named
  const { properties = [] } = check.api.nativeClass(owner)?.doc ?? {}
  const property = properties.find(({ setter, getter }) => setter === name || getter === name)
  return property === undefined ? undefined : changedValue(asked, property.name)
}
