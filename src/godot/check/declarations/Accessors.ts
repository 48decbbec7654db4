/** Checks the functions named by `set = name` and `get = name`, in Godot 3 by `setget name, name`. */
import type { FunctionNode, Name, VariableNode } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { near } from "../fixes/Fix.ts"
import { findMember, isDescendant, memberType, typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { isAssignable } from "../types/Convert.ts"
import { isHard } from "../types/HardTypes.ts"
import { isVoid } from "../types/TypeNames.ts"
import { describe, requiredCount, type Type, unknown, voidType } from "../types/Types.ts"

interface Accessor {
  readonly variable: VariableNode
  /** Name of the function, where the variable names it. */
  readonly name: Name
  readonly isSetter: boolean
}

/** Checks that the function is declared, that its parameters are right, and that it has the variable's type. */
export const checkAccessor = (check: Check, owner: ScriptClass, accessor: Accessor): void => {
  const { name } = accessor
  const found = owner.members.get(name.name)
  if (found?.kind === "function") {
    if (hasItsShape(check, accessor, found)) checkTypes(check, owner, accessor, found)
  } else if (found === undefined || check.dialect === 3) absent(check, owner, name)
  else check.report("unknown-function", name, `${JSON.stringify(name.name)} is not a function of this class.`)
}

/** Reports a function that is not declared in the class itself: Godot does not accept an inherited one. */
const absent = (check: Check, owner: ScriptClass, name: Name): void => {
  if (name.name === "" || !check.input.reference.isComplete || owner.shared.has(name.name)) return
  const found = findMember(check, { kind: "script", script: owner }, name.name)
  if (found !== "unsure") {
    const message = `${name.name}() is not declared in this class.`
    check.report("unknown-function", name, message, near(name.name, owner.members.keys()))
  }
}

/** Checks for one parameter of a setter and none of a getter; Godot 3 allows more if they are optional. */
const hasItsShape = (check: Check, { name, isSetter }: Accessor, { parameters, isStatic }: FunctionNode): boolean => {
  const expected = isSetter ? 1 : 0
  const what = isSetter ? "sets a variable" : "gets a variable"
  const required = requiredCount(parameters)
  const isTaken =
    check.dialect === 4 ? parameters.length === expected : parameters.length >= expected && required <= expected
  if (!isTaken) {
    const takes = isSetter ? "takes one parameter" : "takes none"
    check.report("argument-count", name, `${name.name}() ${what} and ${takes}; it has ${parameters.length}.`)
  } else if (isStatic && check.dialect === 3)
    check.report("static-context", name, `${name.name}() ${what} of an object, so it cannot be static.`)
  else return true
  return false
}

/** Reports a setter or getter whose written type is not the one that the variable has. */
const checkTypes = (
  check: Check,
  owner: ScriptClass,
  { variable, name, isSetter }: Accessor,
  { parameters, returnType }: FunctionNode
): void => {
  const written = isSetter ? parameters[0]?.type : returnType
  if (written === undefined) return
  const expected = typeOfVariable(check, owner, variable)
  const given = isVoid(written) ? voidType : typeOfNode(check, written, owner)
  // A function without a result returns null, which every variable of an object type accepts.
  if (given.kind === "void" && expected.kind === "object") return
  if (check.dialect === 4 ? fits(check, given, expected) : isOfType(check, given, expected)) return
  const message = isSetter ? `${name.name}() takes ${describe(given)}` : `${name.name}() returns ${describe(given)}`
  check.report(
    isSetter ? "argument-type" : "return-type",
    name,
    `${message}; ${variable.name.name} is ${describe(expected)}.`
  )
}

/**
 * The declared or inferred type of a variable; in Godot 4 also that of its value, which Godot drops when the script
 * assigns another type.
 */
const typeOfVariable = (check: Check, owner: ScriptClass, variable: VariableNode): Type => {
  const { type, isInferred, value } = variable
  if (type !== undefined || (check.dialect === 3 && isInferred)) return memberType(check, owner, variable)
  if (check.dialect === 3 || value === undefined || !isHard(check, value)) return unknown
  return isInferred || !owner.script.assigned.has(variable.name.name) ? check.typeOf(value) : unknown
}

const fits = (check: Check, given: Type, expected: Type): boolean =>
  (expected.kind !== "builtin" && expected.kind !== "object") ||
  (given.kind !== "void" && isAssignable(check, given, expected))

/** Kinds of types that are compared. */
const known: ReadonlySet<Type["kind"]> = new Set(["builtin", "object", "void"])

/** Checks whether a type may be that of the variable in Godot 3, which does not convert values here. */
const isOfType = (check: Check, given: Type, expected: Type): boolean => {
  if (given.kind === "object" && expected.kind === "object")
    return isDescendant(check, given.class, expected.class) !== false
  if (given.kind === "builtin" && expected.kind === "builtin") return given.name === expected.name
  return !known.has(given.kind) || !known.has(expected.kind)
}
