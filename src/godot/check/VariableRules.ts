/** Checks a variable of a class: its type, its value, its setter and getter. */
import type { FunctionNode, Name, VariableNode } from "../script/Ast.ts"
import { checkAssigned } from "./Assigned.ts"
import { functionBody } from "./Body.ts"
import { used } from "./Calls.ts"
import type { Check } from "./Context.ts"
import { isAssignable } from "./Convert.ts"
import { near } from "./Fix.ts"
import { inferredType } from "./Inference.ts"
import { findMember, memberType, typeOfNode } from "./Resolve.ts"
import type { ScriptClass } from "./ScriptClass.ts"
import { isVoid, typeName } from "./TypeNames.ts"
import { describe, unknown } from "./Types.ts"

/** Checks a variable that a class declares. */
export const checkVariable = (check: Check, owner: ScriptClass, node: VariableNode): void => {
  if (node.type !== undefined) check.checkType(node.type)
  const exported = check.dialect === 3 ? node.modifiers.find(({ name }) => name === "export") : undefined
  if (
    exported !== undefined &&
    node.exportArguments.length === 0 &&
    node.type === undefined &&
    node.value === undefined
  )
    check.report("syntax", exported, "export needs a type, export(int), or a value that has one.")
  for (const one of node.exportArguments) if (one.kind === "identifier") exportHint(check, one)
  const expected = node.type === undefined ? unknown : typeOfNode(check, node.type, owner)
  if (node.value !== undefined) {
    const { scope } = check
    if (node.isStatic) check.scope = { ...scope, isStatic: true }
    const given = used(check, node.value)
    if (node.isInferred) inferredType(check, given, node)
    check.scope = scope
    const place = { name: node.name.name, type: expected, isConstant: false }
    checkAssigned(check, place, { type: given, at: node.value, isComputed: false })
  }
  for (const name of [node.setterName, node.getterName]) {
    if (name === undefined) continue
    accessorName(check, owner, name)
    accessorShape(check, owner, node, name, name === node.setterName)
  }
  const type = memberType(check, owner, node)
  if (node.getter !== undefined)
    functionBody(check, owner, { ...node.getter, isStatic: node.isStatic }, node.type === undefined ? undefined : type)
  if (node.setter !== undefined) functionBody(check, owner, typedSetter(node, node.setter))
}

/** The setter of a variable: its parameter has the variable's type. */
const typedSetter = ({ type, isInferred, isStatic }: VariableNode, setter: FunctionNode): FunctionNode => ({
  ...setter,
  isStatic,
  parameters: setter.parameters.map((one) =>
    one.type === undefined ? { ...one, isInferred, ...(type === undefined ? {} : { type }) } : one
  )
})

/** The function that `set =` or `setget` names. */
const accessorName = (check: Check, owner: ScriptClass, name: Name): void => {
  if (name.name === "" || !check.input.reference.isComplete) return
  if (findMember(check, { kind: "script", script: owner }, name.name) !== "absent") return
  const message = `${name.name}() is not declared in this class.`
  check.report("unknown-function", name, message, near(name.name, owner.members.keys()))
}

/** Checks a function that sets or gets a variable in Godot 4: `set = name` wants one parameter, `get = name` none. */
const accessorShape = (
  check: Check,
  owner: ScriptClass,
  variable: VariableNode,
  name: Name,
  isSetter: boolean
): void => {
  const found = owner.members.get(name.name)
  if (check.dialect === 3 || found?.kind !== "function") return
  const expected = isSetter ? 1 : 0
  if (found.parameters.length === expected) {
    accessorType(check, owner, variable, found, name, isSetter)
    return
  }
  check.report(
    "argument-count",
    name,
    `${name.name}() ${isSetter ? "sets a variable and takes one parameter" : "gets a variable and takes none"}; it has ${found.parameters.length}.`
  )
}

/** Reports a setter or getter whose written type is not the one that the variable is written with. */
const accessorType = (
  check: Check,
  owner: ScriptClass,
  { type, name: variable }: VariableNode,
  { parameters, returnType }: FunctionNode,
  at: Name,
  isSetter: boolean
): void => {
  const written = isSetter ? parameters[0]?.type : returnType
  if (type === undefined || written === undefined || isVoid(written)) return
  const [expected, given] = [typeOfNode(check, type, owner), typeOfNode(check, written, owner)]
  if (isAssignable(check, given, expected)) return
  const message = isSetter ? `${at.name}() takes ${describe(given)}` : `${at.name}() returns ${describe(given)}`
  check.report(isSetter ? "argument-type" : "return-type", at, `${message}; ${variable.name} is ${describe(expected)}.`)
}

/** `export(Texture)`: a class of Godot, or one of the hints. */
const exportHint = (check: Check, name: Name): void => {
  if (check.dialect === 4 || check.api.isBuiltin(name.name)) return
  if (/^[A-Z][a-z]/.test(name.name)) typeName(check, name)
  // Names in lower case are built-in types and constants of the script.
  else if (/^[a-z]/.test(name.name)) check.typeOf({ kind: "identifier", ...name })
}
