/** Checks values against the places they are assigned to: variables, properties, typed arrays and dictionaries. */

import type { Expression } from "../../script/Ast.ts"
import { type Check, findLocal, operandSource, source } from "../Context.ts"
import { convertedValue } from "../fixes/convertedValue.ts"
import { bareMember } from "../names/bareMember.ts"
import { nativeBase } from "../names/Resolve.ts"
import { isSingleton } from "../names/userClasses.ts"
import { isAssignable, isNoEnumValue } from "../types/Convert.ts"
import { isHard, isOtherClass } from "../types/HardTypes.ts"
import { describe, describeApart, int, type Type, unknown } from "../types/Types.ts"
import { placeOfScript, refusedValue } from "../types/UntypedContainers.ts"

/** The target of an assignment. */
export interface Place {
  readonly name: string
  readonly type: Type
  /** The target as source text; absent for a declaration, which states its type. */
  readonly target?: Expression
  /** True for a constant, whose value cannot be the result of a call. */
  readonly isConstant: boolean
}

/** A value that is assigned. */
export interface Given {
  readonly type: Type
  readonly at: Expression
  /** True for `+=` and the like: the type is that of the operator's result. */
  readonly isComputed: boolean
}

/** Reports a value that its target does not accept. */
export const checkAssigned = (check: Check, place: Place, given: Given): void => {
  const { type, at } = given
  if (isClassOfSingleton(check, place, given)) {
    const name = JSON.stringify(place.name)
    check.report(
      "assign-type",
      at,
      `Godot takes the name ${source(check, at)} for the class here, not for its object; leave out the type of ${name}.`
    )
    return
  }
  if (type.kind === "void" || isTaken(check, place, given)) {
    if (!isRefusedAtRun(check, place, given)) checkElements(check, place.type, at, "assign-type")
    return
  }
  const [expected, found] = describeApart(place.type, type)
  const message = `${JSON.stringify(place.name)} is ${expected}; ${found} is assigned.${isOldTween(check, place.type, type) ? " create_tween() makes a tween." : ""}`
  const made = place.isConstant || given.isComputed ? undefined : convertedValue(check, at, type, place.type)
  check.report("assign-type", at, message, made === undefined ? textOf(check, place, given) : { fix: made })
}

/** Checks for a singleton in a declaration of its own type: Godot reads its name as the class, not as the object. */
const isClassOfSingleton = (check: Check, { type, target }: Place, { at }: Given): boolean => {
  // A variable that is declared by := from a singleton takes it again.
  if (check.dialect === 3 || target !== undefined || at.kind !== "identifier" || !isSingleton(check, at.name))
    return false
  if (type.kind !== "object" || type.class.kind !== "native" || type.class.name !== at.name) return false
  return findLocal(check.scope, at.name) === undefined && typeof bareMember(check, at.name) !== "object"
}

/** Checks for a node where a tween is expected: tweens of Godot 3 are nodes. */
const isOldTween = (check: Check, wanted: Type, given: Type): boolean => {
  if (check.dialect === 3 || wanted.kind !== "object" || given.kind !== "object") return false
  return wanted.class.kind === "native" && wanted.class.name === "Tween" && nativeBase(check, given.class) === "Node"
}

/** Reports an array without element types for a variable of a script with element types; a constant accepts it. */
const isRefusedAtRun = (check: Check, place: Place, { at, isComputed }: Given): boolean => {
  const { name, type, target, isConstant } = place
  const kind = target === undefined ? "variable" : placeOfScript(check, target)
  if (isComputed || isConstant || kind === undefined) return false
  const refused = refusedValue(check, type, at, kind === "parameter")
  if (refused === undefined) return false
  const message = `${JSON.stringify(name)} is ${describe(type)}; ${refused.name} is assigned. ${name}.assign() converts it.`
  check.report("assign-type", refused.at, message)
  return true
}

/** Checks whether a target accepts a value. In a running game the values of all enums are numbers. */
const isTaken = (check: Check, place: Place, { type, at, isComputed }: Given): boolean => {
  if (type.kind !== "builtin" || place.type.kind !== "builtin" || place.type.enum === undefined)
    return isAssignable(check, type, place.type) && !isOtherClass(check, at, type, place.type)
  const isMisfit = isNoEnumValue(type, place.type) || !isAssignable(check, type, place.type)
  if (!isMisfit) return true
  const isHardPlace = place.target === undefined || isHard(check, place.target)
  const isHardValue = !isComputed && isHard(check, at)
  return !(isHardPlace && isHardValue) && isAssignable(check, type.enum === undefined ? type : int, place.type)
}

/** Matches a property that has one number for all axes in other engines. */
const SCALE = /(?:^|\.)(?:scale|zoom)$/

/** The fix for a number where a string or a scale is wanted. */
const textOf = (check: Check, place: Place, { type, at }: Given): { readonly fix?: string } => {
  const isNumber = type.kind === "builtin" && type.enum === undefined && (type.name === "int" || type.name === "float")
  if (!isNumber || place.type.kind !== "builtin") return {}
  if (/^Vector[23]$/.test(place.type.name) && SCALE.test(place.name) && !place.isConstant)
    return { fix: `${place.type.name}.ONE * ${operandSource(check, at)}` }
  if (place.type.name !== "String") return {}
  const text = source(check, at)
  if (place.isConstant) return at.kind === "literal" && /^\d+(?:\.\d+)?$/.test(text) ? { fix: `"${text}"` } : {}
  const isHidden = findLocal(check.scope, "str") !== undefined || typeof bareMember(check, "str") === "object"
  return isHidden ? {} : { fix: `str(${text})` }
}

/**
 * Checks whether a typed array or dictionary can hold the elements written for it; reports the first that it cannot.
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
    const [expected, given] = describeApart(part, type)
    check.report(code, item, `The ${name} are ${expected}; ${given} is given.`)
    return false
  }
  if (at.kind === "array") return at.items.every((item) => fits(item, element, "elements"))
  if (at.kind !== "dictionary") return true
  return at.entries.every((entry) => fits(entry.key, key, "keys") && fits(entry.value, element, "values"))
}
