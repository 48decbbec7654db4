/** Finds the fix for operands of an operator that do not fit together. */
import type { BinaryExpression, Expression } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { nativeBase } from "../names/Resolve.ts"
import { isBuiltin, requiredCount, type Type } from "../types/Types.ts"

/** Maximum length of a fix that repeats existing code. */
const MAX_FIX = 200

/** Returns the fix of two values that do not fit together: a function that is not called, or a string and a number. */
export const operandFix = (
  check: Check,
  node: BinaryExpression,
  left: Type,
  right: Type
): { readonly fix?: string } => {
  const [a, b] = [node.left, node.right].map((one) => source(check, one))
  const tested = typeofArgument(node)
  if (tested !== undefined && right.kind === "class") return { fix: `${operandSource(check, tested)} is ${b}` }
  if (isBuiltin(left, "Callable") && isUncalled(check, node.left)) return { fix: `${a}() ${node.operator} ${b}` }
  if (isBuiltin(right, "Callable") && isUncalled(check, node.right)) return { fix: `${a} ${node.operator} ${b}()` }
  return textFix(check, node, left, right)
}

/** Returns `value` of `typeof(value) == Class`. */
const typeofArgument = ({ left, operator }: BinaryExpression): Expression | undefined =>
  operator === "==" && left.kind === "call" && left.callee.kind === "identifier" && left.callee.name === "typeof"
    ? left.arguments[0]
    : undefined

/** Checks whether a value is a method of Godot without parentheses, which needs no arguments: `list.size`. */
const isUncalled = (check: Check, node: Expression): boolean => {
  if (node.kind !== "attribute") return false
  const base = check.typeOf(node.base)
  const owner = base.kind === "builtin" ? base.name : base.kind === "object" ? nativeBase(check, base.class) : undefined
  const found = owner === undefined ? undefined : check.api.find(owner, node.name.name)
  return typeof found === "object" && found.kind === "method" && requiredCount(found.doc.arguments) === 0
}

/** Returns the fix for a string that another value is added to, `"hp: " + str(hp)`, or that is repeated. */
const textFix = (check: Check, node: BinaryExpression, left: Type, right: Type): { readonly fix?: string } => {
  if (node.operator === "*" && isBuiltin(left, "String") && isBuiltin(right, "int") && check.dialect === 4)
    return { fix: `${operandSource(check, node.left)}.repeat(${source(check, node.right)})` }
  if (node.operator !== "+" || isBuiltin(left, "String") === isBuiltin(right, "String")) return {}
  if (left.kind !== "builtin" || right.kind !== "builtin" || node.end - node.start > MAX_FIX) return {}
  const isText = left.name === "String"
  const text = isText ? node.left : node.right
  // The operators with a String as the result, + and %, need no parentheses next to +.
  const a = text.kind === "binary" ? source(check, text) : operandSource(check, text)
  const b = `str(${source(check, isText ? node.right : node.left)})`
  return { fix: isText ? `${a} + ${b}` : `${b} + ${a}` }
}
