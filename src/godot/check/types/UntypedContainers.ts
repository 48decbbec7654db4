/**
 * Finds arrays and dictionaries that have no element types when the game runs. Godot compiles the assignment of one to
 * `Array[int]`, and refuses it at run time, even if it is empty: it never converts between the two.
 */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import type {
  AttributeExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  FunctionNode,
  Identifier
} from "../../script/Ast.ts"
import { type Check, findLocal } from "../Context.ts"
import { isOverridden } from "../names/Absence.ts"
import { bareMember } from "../names/bareMember.ts"
import { memberOfValue } from "../names/knownMembers.ts"
import { typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass, ScriptMember } from "../names/ScriptClass.ts"
import { isLeftAlone } from "./Settled.ts"
import { describe, isBuiltin, packedElements, type Type } from "./Types.ts"

/** A value that a typed place refuses as the script runs. */
export interface Refused {
  readonly at: Expression
  /** Name in messages: `PackedStringArray`, `an untyped Array`. */
  readonly name: string
}

/**
 * Returns the value, or the branch of a ternary, that has no element types although the variable, the `return` or the
 * parameter of a script wants some.
 *
 * @param isArgument True for a parameter, which converts packed arrays
 */
export const refusedValue = (
  check: Check,
  expected: Type,
  node: Expression,
  isArgument: boolean
): Refused | undefined => {
  if (check.dialect === 3 || expected.kind !== "builtin") return undefined
  if (expected.element === undefined || expected.element.kind === "unknown") return undefined
  // Godot gives a literal the element types of its place.
  if (node.kind === "array" || node.kind === "dictionary") return undefined
  if (node.kind === "ternary") {
    const branches = [node.value, node.otherwise]
    const at = branches.find((one) => isUntyped(check, one))
    return at === undefined ? undefined : { at, name: `an untyped ${expected.name}` }
  }
  const type = check.typeOf(node)
  if (type.kind !== "builtin") return undefined
  if (expected.name === "Array" && type.name in packedElements)
    return isArgument ? undefined : { at: node, name: describe(type) }
  if (type.name !== expected.name || !isUntyped(check, node)) return undefined
  return { at: node, name: `an untyped ${type.name}` }
}

/**
 * Returns whether an assignment of a script is checked by a variable, which refuses packed arrays, or by the parameter
 * of a setter, which converts them. Undefined for properties of Godot's own classes, which convert all, and where a
 * setter's parameter may have another type: an assignment to the bare name calls the setter without another check.
 */
export const placeOfScript = (check: Check, target: Expression): "variable" | "parameter" | undefined => {
  if (target.kind === "attribute")
    return memberOfValue(check, target.base, target.name.name)?.kind === "script" ? "variable" : undefined
  if (target.kind !== "identifier") return undefined
  if (findLocal(check.scope, target.name) !== undefined) return "variable"
  const found = bareMember(check, target.name)
  if (typeof found !== "object" || found.kind !== "script" || found.member.kind !== "variable") return undefined
  const { setter, setterName } = found.member
  if (setterName !== undefined) return placeOfSetter(check, found.class, setterName.name)
  return setter === undefined || isWithin(check, setter) ? "variable" : "parameter"
}

/** Returns the same for a variable whose setter is a function of the class with a typed parameter. */
const placeOfSetter = (check: Check, owner: ScriptClass, name: string): "variable" | "parameter" | undefined => {
  const setter = owner.members.get(name)
  if (setter?.kind !== "function") return undefined
  if (isWithin(check, setter)) return "variable"
  const written = setter.parameters[0]?.type
  const type = written === undefined ? undefined : typeOfNode(check, written, owner)
  const isTyped = type?.kind === "builtin" && type.element !== undefined && type.element.kind !== "unknown"
  return isTyped && !isOverridden(check, owner, name) ? "parameter" : undefined
}

/** Checks whether the current code is in the setter, where an assignment does not call it again. */
const isWithin = ({ scope }: Check, setter: FunctionNode): boolean => scope.function?.name === setter.name

/** Maximum depth of a value that is looked at: sums and chains of calls may have any length. */
const MAX_DEPTH = 200

/** Checks whether a value is certainly an array or a dictionary without element types. */
export const isUntyped = (check: Check, node: Expression): boolean => untyped(check, node, MAX_DEPTH)

const untyped = (check: Check, node: Expression, depth: number): boolean => {
  if (depth === 0) return false
  const isPartUntyped = (part: Expression): boolean => untyped(check, part, depth - 1)
  switch (node.kind) {
    case "array":
    case "dictionary":
      return true
    case "identifier":
      return isUntypedName(check, node)
    case "attribute": {
      const found = memberOfValue(check, node.base, node.name.name)
      return found?.kind === "script" && isUntypedMember(check, found.class, found.member)
    }
    case "ternary":
      return isPartUntyped(node.value) && isPartUntyped(node.otherwise)
    case "binary":
      return isJoined(check, node) && (isPartUntyped(node.left) || isPartUntyped(node.right))
    case "await":
      return isPartUntyped(node.value)
    case "call":
      return node.callee.kind === "attribute"
        ? isUntypedResult(check, node.callee) || (keepsTypes(check, node.callee) && isPartUntyped(node.callee.base))
        : node.callee.kind === "identifier" && isUntypedMade(check, node, node.callee, isPartUntyped)
    default:
      return false
  }
}

/** Checks for the sum of two arrays, which has no element types if one of them has none. */
const isJoined = (check: Check, { operator, left, right }: BinaryExpression): boolean =>
  operator === "+" && [left, right].every((one) => isBuiltin(check.typeOf(one), "Array"))

const isUntypedName = (check: Check, { name }: Identifier): boolean => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.isUntyped === true
  const found = bareMember(check, name)
  return typeof found === "object" && found.kind === "script" && isUntypedMember(check, found.class, found.member)
}

/** Checks for a constant, or a variable to which no other value is ever assigned, whose value is written `[...]`. */
const isUntypedMember = (check: Check, owner: ScriptClass, member: ScriptMember): boolean => {
  if (member.kind !== "constant" && member.kind !== "variable") return false
  const { value, type, name } = member
  if (type !== undefined || value === undefined || !isLiteral(value)) return false
  if (member.kind === "constant") return true
  const { annotations, setter, getter, setterName, getterName } = member
  if ([setter, getter, setterName, getterName].some((one) => one !== undefined) || annotations.length > 0) return false
  return getOrMake(check.untypedMembers, member, () => {
    const given = owner.script.given.get(name.name) ?? []
    const isPrivate = check.project !== undefined || name.name.startsWith("_")
    return isPrivate && given.every(isLiteral) && isLeftAlone(check, owner, name.name, value)
  })
}

const isLiteral = ({ kind }: Expression): boolean => kind === "array" || kind === "dictionary"

/** Methods of arrays and dictionaries whose result has the element types of the value. */
const keeping: ReadonlySet<string> = new Set("duplicate duplicate_deep slice filter keys values merged".split(" "))

const keepsTypes = (check: Check, { base, name }: AttributeExpression): boolean => {
  const type = check.typeOf(base)
  return keeping.has(name.name) && isBuiltin(type, "Array", "Dictionary")
}

const isUntypedResult = (check: Check, { base, name }: AttributeExpression): boolean => {
  const type = check.typeOf(base)
  if (type.kind === "enum") return name.name === "keys" || name.name === "values"
  return isBuiltin(type, "Array") && name.name === "map"
}

/** Checks for `range(3)`, `Array()`, `Array(texts)` and `Dictionary()`, unless the script hides the name. */
const isUntypedMade = (
  check: Check,
  { arguments: args }: CallExpression,
  { name }: Identifier,
  isPartUntyped: (part: Expression) => boolean
): boolean => {
  if (name === "range") return findLocal(check.scope, name) === undefined && bareMember(check, name) === "absent"
  if (name !== "Array" && name !== "Dictionary") return false
  const [from, ...others] = args
  if (from === undefined) return true
  const type = check.typeOf(from)
  return others.length === 0 && type.kind === "builtin" && (type.name in packedElements || isPartUntyped(from))
}
