/**
 * Finds calls as statements that are meant to change a value: methods of vectors, colors and strings return another
 * one.
 */
import type { AttributeExpression, CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { adviceFor, messageWith } from "../fixes/Fix.ts"
import { fitting } from "../fixes/fitting.ts"
import { bareMember } from "../names/bareMember.ts"
import { findMember, type Member } from "../names/Resolve.ts"
import { type NativeMethod, nativeUri } from "../reference/NativeClass.ts"
import { isTurnedOff } from "../WarningLevel.ts"

/** Types whose values are copied and whose methods do not change them. */
const values: ReadonlySet<string> = new Set(
  `Vector2 Vector2i Vector3 Vector3i Vector4 Vector4i Rect2 Rect2i AABB Plane Color Quaternion Quat Basis Transform
Transform2D Transform3D Projection String StringName`.split(/\s+/)
)

/** Checks whether a call is the only statement of a one-line lambda: it may be meant to return the call's value. */
const isOfLambda = ({ scope: { sole } }: Check, node: CallExpression): boolean =>
  sole?.kind === "expression" && sole.expression === node

const isUnused = (check: Check, node: CallExpression): boolean => check.unused.has(node) && !check.awaited.has(node)

/** Checks whether a method returns another value of its own type. */
const givesValue = ({ doc }: NativeMethod, owner: string): boolean =>
  values.has(owner) && doc.returnType === owner && !doc.qualifiers.includes("static")

/**
 * Warns of `rect.grow(2)` as a statement: the value stays as it is, and the one that the method gives is lost. A
 * literal or the result of a call cannot change, so a method on one is called for another reason, such as to measure
 * its speed.
 */
export const warnLostValue = (
  check: Check,
  node: CallExpression,
  { base, name }: AttributeExpression,
  owner: string,
  member: NativeMethod
): void => {
  if (!givesValue(member, owner) || !isUnused(check, node) || isTurnedOff(check, "return_value_discarded")) return
  const message = `${owner}.${name.name}() changes nothing: it gives another ${owner}, which is lost.`
  const fix = isOfLambda(check, node)
    ? `return ${source(check, node)}`
    : assigned(check, node, base, source(check, { start: base.end, end: node.end }))
  if (fix !== undefined) check.report("lost-value", node, message, { fix, uri: nativeUri(member) })
}

/**
 * Reports `vector.normalize()` as a statement, with `vector = vector.normalized()` for a fix: other languages change
 * the value itself. False if Godot's method returns no such value.
 */
export const isChangedInPlace = (
  check: Check,
  node: CallExpression,
  { base, name }: AttributeExpression,
  owner: string
): boolean => {
  if (!values.has(owner) || !isUnused(check, node) || isOfLambda(check, node)) return false
  if (check.api.find(owner, name.name) !== "absent") return false
  const given = node.arguments.length
  const fits = fitting(check, { kind: "native", name: owner }, name.name, "call", given)
  const missing = { name: name.name, owner, use: "call", fits, given } as const
  const advice = adviceFor(check, missing, () => check.api.memberNames(owner))
  const meant = advice.fix === undefined || advice.isWhole ? "unsure" : check.api.find(owner, advice.fix)
  if (typeof meant === "string" || meant.kind !== "method" || !givesValue(meant, owner)) return false
  const fix = assigned(check, node, base, `.${advice.fix}${source(check, { start: name.end, end: node.end })}`)
  if (fix === undefined) return false
  const message = `${owner}.${name.name} is not in ${check.input.reference.label}.`
  check.report("unknown-member", node, messageWith(message, advice), { ...advice, fix })
  return true
}

/** Returns the assignment of a method's result to its object; absent if the object cannot be assigned to. */
const assigned = (check: Check, node: CallExpression, base: Expression, call: string): string | undefined => {
  const object = source(check, base)
  return source(check, node).includes("\n") || !canAssign(check, base) ? undefined : `${object} = ${object}${call}`
}

/**
 * Checks for a variable, an element of one, or a writable property of an object or of a value that can be assigned to.
 */
const canAssign = (check: Check, node: Expression): boolean => {
  if (node.kind === "identifier") {
    const local = findLocal(check.scope, node.name)
    if (local !== undefined) return !local.isConstant && local.isBound !== true
    const found = bareMember(check, node.name)
    return typeof found === "object" && isWritable(found)
  }
  // An assignment states the target twice, and a call in it might return another one the second time.
  if (node.kind === "index") return !source(check, node.index).includes("(") && canAssign(check, node.base)
  if (node.kind !== "attribute") return false
  const type = check.typeOf(node.base)
  if (type.kind === "builtin") {
    const found = check.api.find(type.name, node.name.name)
    return typeof found === "object" && found.kind === "property" && canAssign(check, node.base)
  }
  const found = type.kind === "object" ? findMember(check, type.class, node.name.name) : "absent"
  return typeof found === "object" && isWritable(found)
}

const isWritable = (found: Member): boolean =>
  found.kind === "native"
    ? found.member.kind === "property" && Boolean(found.member.doc.setter)
    : found.member.kind === "variable"
