/** Checks values against the places they are assigned to: variables, properties, typed arrays and dictionaries. */
import type { Expression } from "../script/Ast.ts"
import { type Check, source } from "./Context.ts"
import { isAssignable, isNoEnumValue } from "./Convert.ts"
import { describe, type Type, unknown } from "./Types.ts"

/** Reports a value that its place does not take; `isDeclared` if Godot knows the type of the place as it parses. */
export const checkAssigned = (
  check: Check,
  name: string,
  expected: Type,
  given: Type,
  at: Expression,
  isDeclared = true
): void => {
  const isTaken = isAssignable(check, given, expected) && !(isDeclared && isNoEnumValue(given, expected))
  if (given.kind === "void" || isTaken) {
    checkElements(check, expected, at, "assign-type")
    return
  }
  const message = `${JSON.stringify(name)} is ${describe(expected)}; ${describe(given)} is assigned.`
  const isNumber =
    given.kind === "builtin" && given.enum === undefined && (given.name === "int" || given.name === "float")
  const isText = expected.kind === "builtin" && expected.name === "String"
  check.report("assign-type", at, message, isNumber && isText ? { fix: `str(${source(check, at)})` } : {})
}

/**
 * Checks whether a typed array or dictionary can hold what is written for it; the first part that it cannot is
 * reported.
 */
export const checkElements = (
  check: Check,
  expected: Type,
  at: Expression,
  code: "assign-type" | "return-type" | "argument-type"
): boolean => {
  if (expected.kind !== "builtin" || expected.element === undefined) return true
  const { key = unknown, element } = expected
  const fits = (item: Expression, part: Type, name: string): boolean => {
    const type = check.typeOf(item)
    if (type.kind === "void" || isAssignable(check, type, part)) return true
    check.report(code, item, `The ${name} are ${describe(part)}; ${describe(type)} is given.`)
    return false
  }
  if (at.kind === "array") return at.items.every((item) => fits(item, element, "elements"))
  if (at.kind !== "dictionary") return true
  return at.entries.every((entry) => fits(entry.key, key, "keys") && fits(entry.value, element, "values"))
}
