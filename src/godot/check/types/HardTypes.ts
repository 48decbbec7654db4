/**
 * Decides whether Godot knows the type of a value before the script runs: whether it is a *hard* type, in the words of
 * Godot's source. The type of an untyped variable, or of a value derived from one, is weak: Godot converts it at run
 * time, and refuses nothing.
 */
import type { AttributeExpression, CallExpression, Expression, Identifier } from "../../script/Ast.ts"
import { type Check, classScope, findLocal, within } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { loadedPath } from "../names/loadedFiles.ts"
import { findMember, isDescendant } from "../names/Resolve.ts"
import type { ScriptClass, ScriptMember } from "../names/ScriptClass.ts"
import { isNodeLookup } from "./Settled.ts"
import { type ClassRef, nativeObject, type ObjectType, type Type, unknown } from "./Types.ts"

/** Maximum number of expressions that are looked at for one value; beyond it the value counts as weak. */
const MAX_STEPS = 200

interface Steps {
  left: number
}

/** Checks whether the type of a value is hard; only if that is certain. */
export const isHard = (check: Check, node: Expression): boolean => hard(check, node, { left: MAX_STEPS })

/** Returns the type of a value if Godot enforces it; Node for a value whose class only a scene shows. */
export const hardType = (check: Check, node: Expression): Type => {
  if (isNodeLookup(node)) return nativeObject("Node")
  return isHard(check, node) ? check.typeOf(node) : unknown
}

/**
 * Checks whether Godot refuses an object of one class where one of another is wanted: at compile time if neither
 * inherits from the other, and at run time if the object is created in this expression and the expected class is
 * derived from its own. A script on a node may extend any class that the node inherits from, but Godot sees one class.
 */
export const isOtherClass = (check: Check, node: Expression, type: Type, wanted: Type): boolean => {
  if (type.kind !== "object" || wanted.kind !== "object") return false
  if (node.kind === "call" && isMadeAsOther(check, type, wanted)) return true
  return check.dialect === 4 && isUnrelated(check, type.class, wanted.class) && isHard(check, node)
}

/** Checks for an object that was just made, of a class that does not inherit from the wanted one. */
export const isMadeAsOther = (check: Check, { class: made, isExact }: ObjectType, wanted: ObjectType): boolean =>
  isExact === true && isDescendant(check, made, wanted.class) === false

/** Checks that neither of two classes inherits from the other. */
export const isUnrelated = (check: Check, one: ClassRef, other: ClassRef): boolean =>
  isDescendant(check, one, other) === false && isDescendant(check, other, one) === false

const hard = (check: Check, node: Expression, steps: Steps): boolean => {
  if (steps.left === 0) return false
  steps.left--
  const type = check.typeOf(node)
  if (type.kind === "unknown" || check.settled.has(type)) return false
  switch (node.kind) {
    case "literal":
    case "self":
    case "array":
    case "dictionary":
    case "lambda":
    case "preload":
    case "cast":
    case "is":
      return true
    case "identifier":
      return isHardName(check, node, steps)
    case "attribute":
      return hasHardMember(check, node, steps)
    case "index":
      return hard(check, node.base, steps) && hard(check, node.index, steps)
    case "unary":
      return hard(check, node.operand, steps)
    case "binary":
      return hard(check, node.left, steps) && hard(check, node.right, steps)
    case "ternary":
      return hard(check, node.value, steps) && hard(check, node.otherwise, steps)
    case "await":
      // The values of a signal are known only at run time.
      return check.typeOf(node.value).kind !== "signal" && hard(check, node.value, steps)
    case "call":
      return isHardCall(check, node, steps)
    default:
      // Scenes show the class of `$Node`, which is any Node to Godot.
      return false
  }
}

const isHardName = (check: Check, node: Identifier, steps: Steps): boolean => {
  const local = findLocal(check.scope, node.name)
  if (local !== undefined) return (local.isTyped || local.isConstant) && local.isMoreExact !== true
  const found = bareMember(check, node.name)
  if (typeof found === "object") return found.kind === "native" || isHardMember(check, found.class, found.member, steps)
  // A scene shows the class of its root; without a script that is any Node to Godot.
  const type = check.typeOf(node)
  return !(type.kind === "object" && type.class.kind === "native" && check.project?.autoloads.has(node.name) === true)
}

/** Checks whether a member of a script has a declared type, or one that Godot infers by `:=`. */
const isHardMember = (check: Check, owner: ScriptClass, member: ScriptMember, steps: Steps): boolean => {
  if (member.kind !== "variable" || member.type !== undefined) return true
  const { value, isInferred } = member
  if (!isInferred || value === undefined) return false
  return within(check, { ...classScope(owner), isSilent: true }, () => hard(check, value, steps))
}

const hasHardMember = (check: Check, { base, name }: AttributeExpression, steps: Steps): boolean => {
  if (!hard(check, base, steps)) return false
  const type = check.typeOf(base)
  if (type.kind !== "object" && type.kind !== "class") return true
  const found = findMember(check, type.class, name.name)
  if (typeof found === "string") return false
  return found.kind === "native" || isHardMember(check, found.class, found.member, steps)
}

/** Functions whose result has a more exact class here than in Godot. */
const moreExact: ReadonlySet<string> = new Set(["get_node", "get_node_or_null", "duplicate", "instantiate"])

const isHardCall = (check: Check, node: CallExpression, steps: Steps): boolean => {
  const { callee } = node
  if (loadedPath(check, node, "") !== undefined) return false
  if (callee.kind === "identifier") return !isNodeLookup(node) && !moreExact.has(callee.name)
  if (callee.kind !== "attribute") return callee.kind === "super"
  const { base, name } = callee
  if (moreExact.has(name.name)) return false
  if (base.kind === "super") return true
  if (!hard(check, base, steps)) return false
  const type = check.typeOf(base)
  if (type.kind !== "object" && type.kind !== "class") return true
  return (type.kind === "class" && name.name === "new") || typeof findMember(check, type.class, name.name) === "object"
}
