/** Checks the values that `for` iterates, and finds the type of its variable. */
import type { Expression, ForStatement } from "../../script/Ast.ts"
import { type Check, findLocal, operandSource, reportTakenInBlock } from "../Context.ts"
import { used } from "../calls/Calls.ts"
import type { Local } from "../names/Locals.ts"
import { findMember, nativeBase, typeOfNode } from "../names/Resolve.ts"
import { isAssignable } from "../types/Convert.ts"
import { partOf } from "../types/DocTypes.ts"
import { isHard } from "../types/HardTypes.ts"
import { hasUntypedParts } from "../types/Inference.ts"
import { unlessTested } from "../types/Narrowing.ts"
import { type ClassRef, describe, int, type Type, unknown } from "../types/Types.ts"
import { loopType } from "../versions/newerSyntax.ts"
import { checkElements } from "./Assigned.ts"

const iterable: ReadonlySet<string> = new Set([
  "int",
  "float",
  "String",
  "Vector2",
  "Vector2i",
  "Vector3",
  "Vector3i",
  "Array",
  "Dictionary"
])

const dictionary = { kind: "builtin", name: "Dictionary" } as const

/** Checks whether the type of a value is written or comes from the reference, so that Godot refuses before it runs. */
const isTold = (check: Check, node: Expression): boolean => {
  if (node.kind === "self" || node.kind === "call" || node.kind === "node") return true
  return node.kind === "identifier" && findLocal(check.scope, node.name)?.isTyped === true
}

/**
 * Checks whether an object may have the methods of an iterator; no node of Godot has.
 */
const canBeIterated = (check: Check, ref: ClassRef): boolean => {
  const own = ref.kind === "script" ? findMember(check, ref, "_iter_get") : "absent"
  // References from Godot 4.5 on list the methods of an iterator as virtual ones of every object.
  if (typeof own === "object" && own.kind === "script") return true
  const base = nativeBase(check, ref)
  return base === undefined || !check.api.has(base) || !check.api.inherits(base, "Node")
}

/** Checks for a class of the reference: Godot refuses to iterate a value that is typed so, whatever script it has. */
const isPlain = ({ api }: Check, ref: ClassRef): boolean => ref.kind === "native" && api.has(ref.name)

/** Returns the type of the keys or values of a typed dictionary that a loop visits, which Godot finds as it runs. */
const listedPart = (check: Check, node: Expression): Type | undefined => {
  if (node.kind !== "call" || node.callee.kind !== "attribute" || node.arguments.length > 0) return undefined
  const { base, name } = node.callee
  const type = check.typeOf(base)
  if (type.kind !== "builtin" || type.key === undefined) return undefined
  return name.name === "keys" ? type.key : name.name === "values" ? type.element : undefined
}

/** Checks the value that a `for` iterates, and returns its variable. */
export const loopVariable = (check: Check, node: ForStatement): Local => {
  const over = used(check, node.iterable)
  if (node.type !== undefined) check.checkType(node.type)
  loopType(check, node)
  const isNumber = over.kind === "builtin" && over.name === "int"
  if (over.kind === "null" && check.dialect === 4)
    check.report("not-iterable", node.iterable, "null cannot be iterated.")
  if (over.kind === "builtin" && !iterable.has(over.name) && !/^(?:Packed|Pool)/.test(over.name)) {
    check.report("not-iterable", node.iterable, `${describe(over)} cannot be iterated.`)
  }
  if (
    over.kind === "object" &&
    check.dialect === 4 &&
    ((!canBeIterated(check, over.class) && isTold(check, node.iterable)) ||
      (isPlain(check, over.class) && isHard(check, node.iterable)))
  ) {
    const base = nativeBase(check, over.class)
    const isNode = base !== undefined && check.api.has(base) && check.api.inherits(base, "Node")
    const fix = isNode ? { fix: `${operandSource(check, node.iterable)}.get_children()` } : {}
    check.report("not-iterable", node.iterable, `${describe(over)} is an object that cannot be iterated.`, fix)
  }
  const element = isNumber ? int : partOf(over)
  const part = listedPart(check, node.iterable) ?? element
  const { name } = node.variable
  const isOpen = node.type === undefined && check.scope.assigned.has(name)
  const written = node.type === undefined ? undefined : typeOfNode(check, node.type, check.scope.class)
  // range(), size() and integer literals give integers, even if nothing else is known.
  const isCounted = element === int && (node.iterable.kind === "literal" || node.iterable.kind === "call")
  if (written !== undefined && !isAssignable(check, element, written))
    check.report(
      "assign-type",
      node.variable,
      `"${name}" is ${describe(written)}; the elements are ${describe(element)}.`
    )
  else if (written !== undefined && node.iterable.kind === "array")
    checkElements(check, { kind: "builtin", name: "Array", element: written }, node.iterable, "assign-type")
  else if (written !== undefined && node.iterable.kind === "dictionary")
    checkElements(check, { ...dictionary, key: written, element: unknown }, node.iterable, "assign-type")
  const isKnown = isCounted || (element.kind !== "unknown" && isHard(check, node.iterable))
  const isTyped = node.type !== undefined || (isKnown && !isOpen)
  const isAny = node.type === undefined && hasUntypedParts(check, node.iterable)
  const looseness = isAny ? { looseness: "any" as const } : {}
  const inferred = isOpen ? unknown : isTyped ? part : unlessTested(check, name, part)
  const type = written ?? inferred
  const variable: Local = { name, type, isConstant: false, isTyped, at: node.variable, ...looseness }
  reportTakenInBlock(check, node.variable, name)
  return variable
}
