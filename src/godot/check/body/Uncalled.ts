/** Warns of code without effect: functions that are named but not called, and values that a lambda does not return. */
import type { Expression } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { findMember, type Member } from "../names/Resolve.ts"
import type { NativeMember } from "../reference/NativeClass.ts"
import { requiredCount } from "../types/Types.ts"
import { isTurnedOff } from "../WarningLevel.ts"

/** Maximum number of parts of a condition that are looked at. */
const MAX_PARTS = 32

/** Warns of functions in a condition, where a Callable is always true. */
export const uncalledIn = (check: Check, condition: Expression): void => {
  if (check.dialect === 3) return
  const open = [condition]
  for (let i = 0; i < open.length && i < MAX_PARTS; i++) {
    const node = open[i] as Expression
    if (node.kind === "unary" && node.operator === "not") open.push(node.operand)
    else if (node.kind === "binary" && (node.operator === "and" || node.operator === "or"))
      open.push(node.left, node.right)
    else warn(check, node, "which is always true")
  }
}

/** Warns of a function as a statement, which has no effect; false for anything else. */
export const uncalledAlone = (check: Check, node: Expression): boolean =>
  check.dialect === 4 && warn(check, node, "which does nothing")

/** Kinds of expressions without side effects. */
const plainValues: ReadonlySet<Expression["kind"]> = new Set([
  "binary",
  "unary",
  "identifier",
  "attribute",
  "index",
  "array",
  "dictionary"
])

/** Warns of a lambda that is only a value, `func(a): a * 2`: without `return` it returns nothing. */
export const lostValue = (check: Check, node: Expression): void => {
  if (!plainValues.has(node.kind) || isTurnedOff(check, "standalone_expression")) return
  const text = source(check, node)
  // A comparison is often meant as an assignment if the lambda's value is not used.
  const isTest = node.kind === "binary" && node.operator === "==" && check.scope.function?.parameters.length === 0
  const fix = isTest || text.includes("\n") ? {} : { fix: `return ${text}` }
  check.report("lost-value", node, "This value is lost: a lambda returns only what follows return.", fix)
}

const warn = (check: Check, node: Expression, effect: string): boolean => {
  if (node.kind !== "identifier" && node.kind !== "attribute") return false
  const needed = parametersOf(check, node)
  if (needed === undefined) return false
  const name = node.kind === "identifier" ? node.name : node.name.name
  const fix = needed === 0 ? { fix: `${source(check, node)}()` } : {}
  check.report("uncalled-function", node, `${name} is only named here, ${effect}; ${name}() calls it.`, fix)
  return true
}

/** Returns the number of required arguments of a function; undefined if it is not a function. */
const parametersOf = (check: Check, node: Expression): number | undefined => {
  if (node.kind === "identifier") {
    if (findLocal(check.scope, node.name) !== undefined) return undefined
    const found = bareMember(check, node.name)
    return typeof found === "object" ? neededBy(found) : undefined
  }
  if (node.kind !== "attribute" || node.base.kind === "super") return undefined
  const type = check.typeOf(node.base)
  const { name } = node.name
  if (type.kind === "object") {
    const found = findMember(check, type.class, name)
    if (typeof found !== "object") return undefined
    // The object may have a script with a variable of that name, which is found before Godot's own method.
    return found.kind === "native" && (check.project?.declaring(name) ?? []).length > 0 ? undefined : neededBy(found)
  }
  // A dictionary answers any name with the value of that key.
  if (type.kind !== "builtin" || type.name === "Dictionary") return undefined
  const member = check.api.find(type.name, name)
  return typeof member === "object" ? neededBy({ kind: "native", member }) : undefined
}

const neededBy = (found: Member | { readonly kind: "native"; readonly member: NativeMember }): number | undefined => {
  if (found.kind === "script") {
    const { member } = found
    return member.kind === "function" ? count(member.parameters) : undefined
  }
  return found.member.kind === "method" ? count(found.member.doc.arguments) : undefined
}

const count = (parameters: ReadonlyArray<{ readonly default?: unknown }>): number => requiredCount(parameters)
