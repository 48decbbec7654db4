/** Finds values from which `:=` infers no type in Godot 3, which knows only declared types. */
import type { AttributeExpression, CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, findLocal } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { findMember, type Member } from "../names/Resolve.ts"
import type { ScriptMember } from "../names/ScriptClass.ts"
import { isNodeLookup } from "./Settled.ts"
import { isBuiltin, nativeObject, type Type } from "./Types.ts"

/** Maximum depth of a value that is looked at. */
const MAX_DEPTH = 200

/** Checks whether a value certainly has no type for Godot 3. */
export const isOpenInOld = (check: Check, node: Expression): boolean => isOpen(check, node, MAX_DEPTH)

const isOpen = (check: Check, node: Expression, depth: number): boolean => {
  if (depth === 0) return false
  const isPartOpen = (part: Expression): boolean => isOpen(check, part, depth - 1)
  switch (node.kind) {
    case "identifier":
      return isOpenName(check, node.name)
    case "attribute":
      return isPartOpen(node.base) || isOpenMember(check, node)
    case "index":
      return isPartOpen(node.base) || isBuiltin(check.typeOf(node.base), "Array", "Dictionary")
    case "call":
      return isOpenCall(check, node, isPartOpen)
    case "unary":
      return isPartOpen(node.operand)
    case "binary":
      return isPartOpen(node.left) || isPartOpen(node.right)
    case "ternary":
      return isPartOpen(node.value)
    default:
      return false
  }
}

const isOpenName = (check: Check, name: string): boolean => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return !local.isTyped && !local.isConstant
  const found = bareMember(check, name)
  return typeof found === "object" && isOpenFound(check, found)
}

/** The type that Godot knows of a value before a dot; scenes and files show more here. */
const typeBefore = (check: Check, node: Expression): Type => {
  if (isNodeLookup(node)) return nativeObject("Node")
  const isLoaded = node.kind === "call" && node.callee.kind === "identifier" && node.callee.name === "load"
  return isLoaded ? nativeObject("Resource") : check.typeOf(node)
}

/**
 * Checks for a key of a dictionary, a value of an enum of the script,
 * and a member without a type or of no class at all.
 */
const isOpenMember = (check: Check, { base, name }: AttributeExpression): boolean => {
  const type = typeBefore(check, base)
  if (type.kind === "enum") return !type.isNative && type.values.has(name.name)
  return isBuiltin(type, "Dictionary") || isOpenIn(check, type, name.name)
}

const isOpenCall = (check: Check, { callee }: CallExpression, isPartOpen: (part: Expression) => boolean): boolean => {
  if (callee.kind === "identifier") {
    const found = bareMember(check, callee.name)
    return callee.name === "yield" || (typeof found === "object" && isOpenFound(check, found))
  }
  if (callee.kind !== "attribute" || callee.base.kind === "super" || callee.name.name === "new") return false
  return isPartOpen(callee.base) || isOpenIn(check, typeBefore(check, callee.base), callee.name.name)
}

/** Checks for a member of a type that has no type itself, or that the type lacks. */
const isOpenIn = (check: Check, type: Type, name: string): boolean => {
  if (type.kind === "builtin") {
    const member = check.api.find(type.name, name)
    return typeof member === "object" && isOpenFound(check, { kind: "native", member })
  }
  if (type.kind !== "object") return false
  const found = findMember(check, type.class, name)
  return typeof found === "object" ? isOpenFound(check, found) : found === "absent" && check.input.reference.isComplete
}

const isOpenFound = (check: Check, found: Member): boolean => {
  if (found.kind === "script") return found.class.script === check.script && isUnwritten(found.member)
  const { member } = found
  return member.kind === "method"
    ? member.doc.returnType === "Variant"
    : member.kind === "property" && member.doc.type === "Variant"
}

/** Checks for a variable or a function of a script whose type is not written. */
const isUnwritten = (member: ScriptMember): boolean =>
  member.kind === "variable"
    ? member.type === undefined && !member.isInferred
    : member.kind === "function" && member.returnType === undefined
