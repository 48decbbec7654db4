/** Makes the variables of a function: its parameters, and those that `var` and `const` declare in it. */
import type { ConstantNode, FunctionNode, Parameter, VariableNode } from "../../script/Ast.ts"
import { type Check, reportTaken } from "../Context.ts"
import { parameterType, used } from "../calls/Calls.ts"
import { constantValue } from "../declarations/Constants.ts"
import type { Local } from "../names/Locals.ts"
import { loadedPath } from "../names/loadedFiles.ts"
import { typeOfNode } from "../names/Resolve.ts"
import { isAssignable } from "../types/Convert.ts"
import { isHard } from "../types/HardTypes.ts"
import { inferredType, loosenessOfVariable } from "../types/Inference.ts"
import { unlessTested } from "../types/Narrowing.ts"
import { isNodeLookup, keepsType } from "../types/Settled.ts"
import { builtin, describe, int, nativeObject, type Type, unknown } from "../types/Types.ts"
import { isUntyped } from "../types/UntypedContainers.ts"
import { isBefore } from "../versions/newerSyntax.ts"
import { checkAssigned } from "./Assigned.ts"
import { methodNeverNull } from "./neverNull.ts"

/** Checks a parameter, and returns it as a variable; `sent` is the type that Godot or a caller in sight gives it. */
export const parameterLocal = (check: Check, node: FunctionNode, one: Parameter, sent: Type | undefined): Local => {
  const { name, type: written, default: value, isInferred } = one
  const isRest = one === node.rest
  if (written !== undefined) check.checkType(written)
  if (isRest) restParameter(check, one)
  const given = value === undefined ? unknown : used(check, value)
  const own = isRest ? builtin("Array") : parameterType(check, check.scope.class, one)
  const isOpen = own.kind === "unknown" && written === undefined && value === undefined
  const isKept = isOpen && !node.assigned.has(name.name)
  const type = isKept ? unlessTested(check, name.name, sent ?? own) : own
  if (value !== undefined && !isAssignable(check, given, type)) {
    const message = `${JSON.stringify(name.name)} is ${describe(type)}; ${describe(given)} is given.`
    check.report("assign-type", value, message)
  }
  if (isInferred && check.dialect === 4) inferredType(check, given, { name, value })
  return {
    name: name.name,
    type,
    isConstant: false,
    isTyped: written !== undefined || isInferred,
    ...(isRest ? {} : loosenessOf({ ...one, value })),
    ...(isMoreExact(check, { isInferred, value }) ? { isMoreExact: true } : {}),
    at: name
  }
}

const restParameter = (check: Check, one: Parameter): void => {
  if (isBefore(check, "abstract")) check.report("syntax", one, `${check.input.reference.label} has no rest parameters.`)
  if (one.type !== undefined && one.type.path[0]?.name !== "Array")
    check.report("syntax", one.type, "The type of a rest parameter must be Array.")
}

const declare = (check: Check, one: Local): void => {
  if (one.name === "") return
  // Of two variables of one name, either may be meant later.
  const { name, at, isConstant } = one
  const isTaken = reportTaken(check, at, name)
  check.scope.locals.add(isTaken ? { name, at, isConstant, isTyped: true, type: unknown } : one)
}

/** Checks a `var` or `const` in a function, and declares it. */
export const declareLocal = (check: Check, node: VariableNode | ConstantNode): void => {
  const { scope } = check
  if (node.type !== undefined) check.checkType(node.type)
  const given = node.value === undefined ? undefined : used(check, node.value)
  const written = node.type === undefined ? undefined : typeOfNode(check, node.type, scope.class)
  const isConstant = node.kind === "constant"
  if (written !== undefined && given !== undefined && node.value !== undefined) {
    const place = { name: node.name.name, type: written, isConstant }
    checkAssigned(check, place, { type: given, at: node.value, isComputed: false })
  }
  if (node.isInferred && !isConstant) inferredType(check, given, node)
  if (isConstant && node.value !== undefined) constantValue(check, node.value)
  const isTyped = written !== undefined || node.isInferred
  const isOnce =
    isConstant ||
    isTyped ||
    !scope.assigned.has(node.name.name) ||
    (node.value !== undefined && keepsType(check, scope.class, node.name.name, node.value))
  const inferred = isOnce && given !== undefined ? lasting(check, node, given) : unknown
  const type = written ?? (isTyped || isConstant ? inferred : unlessTested(check, node.name.name, inferred))
  const looseness = isConstant ? {} : loosenessOf(node)
  const exactness = isMoreExact(check, node) ? { isMoreExact: true } : {}
  const containers = keepsUntyped(check, node) ? { isUntyped: true } : {}
  const kept = scope.assigned.has(node.name.name) ? undefined : node.value
  const file = kept === undefined ? undefined : loadedPath(check, kept, scope.class.path)
  const result = kept?.kind === "call" && given?.kind === "builtin" ? methodNeverNull(check, kept) : undefined
  declare(check, {
    name: node.name.name,
    type,
    isConstant,
    isTyped,
    at: node.name,
    ...looseness,
    ...exactness,
    ...containers,
    ...(kept?.kind === "lambda" ? { lambda: kept.function } : {}),
    ...(file === undefined ? {} : { file }),
    ...(result === undefined ? {} : { result })
  })
}

/** Checks for a variable that is given an array or a dictionary without element types, and never another value. */
const keepsUntyped = (check: Check, { kind, name, type, value }: VariableNode | ConstantNode): boolean =>
  type === undefined &&
  value !== undefined &&
  (kind === "constant" || !check.scope.assigned.has(name.name)) &&
  isUntyped(check, value)

/** Returns the looseness of a local as a property; none if its declaration has a type other than Variant. */
const loosenessOf = (node: Parameters<typeof loosenessOfVariable>[0]): Pick<Local, "looseness"> => {
  const looseness = loosenessOfVariable(node)
  return looseness === undefined ? {} : { looseness }
}

/** A declaration that may have a first value. */
type Initialized = Pick<VariableNode, "isInferred" | "value">

/** Checks whether `:=` infers a wider class in Godot than here, as for a node that is looked up. */
const isMoreExact = (check: Check, { isInferred, value }: Initialized): boolean =>
  isInferred && value !== undefined && check.typeOf(value).kind === "object" && !isHard(check, value)

/** The type of a value as a variable keeps it. */
const lasting = (check: Check, { name, value, kind, isInferred }: VariableNode | ConstantNode, type: Type): Type => {
  if (type.kind === "null" || type.kind === "void") return unknown
  // Without a declared type a variable holds a number, which any enum accepts.
  if (kind === "variable" && !isInferred && type.kind === "builtin" && type.enum !== undefined) return int
  const isReplaced = kind === "variable" && value !== undefined && check.scope.assigned.has(name.name)
  return isReplaced && isNodeLookup(value) ? nativeObject("Node") : type
}
