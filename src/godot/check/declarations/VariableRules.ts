/** Checks a variable of a class: its type, its value, its setter and getter. */
import type { FunctionNode, Name, VariableNode } from "../../script/Ast.ts"
import { firstFrom } from "../../script/Position.ts"
import { checkAssigned } from "../body/Assigned.ts"
import { functionBody } from "../body/Body.ts"
import { missingReturn } from "../body/Returns.ts"
import type { Check } from "../Context.ts"
import { used } from "../calls/Calls.ts"
import { classSuccessorOf } from "../fixes/Fix.ts"
import { memberType, nativeBase, typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { isHard } from "../types/HardTypes.ts"
import { inferredType } from "../types/Inference.ts"
import { typeName } from "../types/TypeNames.ts"
import { unknown } from "../types/Types.ts"
import { checkAccessor } from "./Accessors.ts"
import { isLate } from "./Exports.ts"
import { checkEarlyTree } from "./earlyTree.ts"

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
  if (check.dialect === 4) pathWithNode(check, node)
  else nodeExported(check, owner, node)
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
    if (!isLate(check, node)) checkEarlyTree(check, owner, node, node.value)
  }
  for (const name of [node.setterName, node.getterName]) {
    if (name !== undefined) checkAccessor(check, owner, { variable: node, name, isSetter: name === node.setterName })
  }
  if (node.getter !== undefined) getterBody(check, owner, node, node.getter)
  if (node.setter !== undefined) functionBody(check, owner, typedSetter(node, node.setter))
}

/** Checks that a getter returns a value of the variable's type on every path. */
const getterBody = (check: Check, owner: ScriptClass, node: VariableNode, getter: FunctionNode): void => {
  const { name, isStatic, isInferred, value } = node
  const isTyped = node.type !== undefined || (isInferred && value !== undefined && isHard(check, value))
  const type = isTyped ? memberType(check, owner, node) : undefined
  functionBody(check, owner, { ...getter, isStatic }, type)
  if (check.dialect === 4) missingReturn(check, getter, type, `The getter of ${name.name}`, getter.name)
}

/** The setter of a variable: its parameter has the variable's type. */
const typedSetter = ({ type, isInferred, isStatic }: VariableNode, setter: FunctionNode): FunctionNode => ({
  ...setter,
  isStatic,
  parameters: setter.parameters.map((one) =>
    one.type === undefined ? { ...one, isInferred, ...(type === undefined ? {} : { type }) } : one
  )
})

/**
 * Completes the fault of Godot 3's `export(NodePath) var a`, if `a` is assigned another value later, such as the node:
 * a variable with the type NodePath would refuse it.
 */
const pathWithNode = (check: Check, { exportArguments, name, type, value, start }: VariableNode): void => {
  const [only, ...others] = exportArguments
  if (only?.kind !== "identifier" || only.name !== "NodePath" || others.length > 0) return
  if (type !== undefined || value !== undefined || !check.script.assigned.has(name.name)) return
  const fix = `@export_node_path var ${name.name}`
  check.report("godot3-syntax", { start, end: name.end }, "Write @export.", { fix })
}

/** Completes the fault of `@export var a: Label`: Godot 3 exports no nodes. */
const nodeExported = (check: Check, owner: ScriptClass, { annotations, type }: VariableNode): void => {
  const annotation = annotations.find(({ name }) => name === "export")
  const element = type?.path[0]?.name === "Array" ? type.arguments[0] : type
  if (annotation === undefined || element === undefined) return
  const exported = typeOfNode(check, element, owner)
  const base = exported.kind === "object" ? nativeBase(check, exported.class) : undefined
  if (base === undefined || !check.api.inherits(base, "Node")) return
  // The faults of the grammar are the first findings.
  const at = firstFrom(check.script.faults, annotation.start + 1) - 1
  const fault = check.findings[at]
  if (fault?.code !== "godot4-syntax") return
  const { fix: _, ...rest } = fault
  check.findings[at] = { ...rest, message: "Godot 3 cannot export nodes; export(NodePath) exports the path of one." }
}

/** `export(Texture)`: a class of Godot, or one of the hints. */
const exportHint = (check: Check, name: Name): void => {
  if (check.api.isBuiltin(name.name)) return
  if (check.dialect === 4) {
    if (classSuccessorOf(check, name.name) !== undefined) typeName(check, name)
    return
  }
  if (/^[A-Z][a-z]/.test(name.name)) typeName(check, name)
  // Names in lower case are built-in types and constants of the script.
  else if (/^[a-z]/.test(name.name)) check.typeOf({ kind: "identifier", ...name })
}
