/** Finds the result types of operators, which the reference lists with their operand types. */
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { BinaryOperator, UnaryExpression } from "../script/Ast.ts"
import type { Check } from "./Context.ts"
import { typeOfDoc } from "./DocTypes.ts"
import { bool, builtin, builtinNames, describe, type Type, unknown } from "./Types.ts"

const comparisons: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">="])

const MISMATCH = "mismatch"

/** The type of `left operator right`, or that Godot has no such operator. */
export const binary = (check: Check, operator: BinaryOperator, left: Type, right: Type): Type | typeof MISMATCH => {
  if (operator === "and" || operator === "or") return bool
  const [a, b] = [operand(left), operand(right)]
  if (operator === "in") return isIn(a, b) ? bool : MISMATCH
  if (operator === "==" || operator === "!=") {
    if (isClassAndValue(check, left, right) || isClassAndValue(check, right, left)) return MISMATCH
    if (a.kind !== "builtin" || b.kind !== "builtin") return bool
  }
  const isComparison = comparisons.has(operator)
  const doubtful = isComparison ? bool : unknown
  if (a.kind === "void" || b.kind === "void") return doubtful
  if (a.kind === "unknown" || b.kind === "unknown") {
    if (isComparison || left.kind === "class" || left.kind === "builtin-class") return doubtful
    return isTakenBySome(check, operator, a, b) ? doubtful : MISMATCH
  }
  if (a.kind !== "builtin") {
    const isSure = a.kind === "object" || a.kind === "null"
    return isSure && hasOperators(check) && (b.kind === "builtin" || b.kind === a.kind) ? MISMATCH : doubtful
  }
  const operators = check.api.nativeClass(a.name)?.operators
  if (operators === undefined || operators.size === 0)
    return b.kind === "builtin" ? simple(operator, a.name, b.name, doubtful) : doubtful
  const forms = operators.get(operator)?.binary
  if (b.kind !== "builtin") {
    const takesAny = forms !== undefined && (forms.has("Variant") || forms.has("Object"))
    return takesAny || (b.kind !== "object" && b.kind !== "null") ? doubtful : MISMATCH
  }
  const found = forms?.get(b.name) ?? forms?.get("Variant")
  return found === undefined ? MISMATCH : typeOfDoc(check, found.returnType)
}

/** Checks whether any type has the operator with the one known operand on the side where it stands. */
const isTakenBySome = (check: Check, operator: BinaryOperator, a: Type, b: Type): boolean => {
  const known = a.kind === "unknown" ? b : a
  if (!hasOperators(check) || (known.kind !== "builtin" && known.kind !== "object")) return true
  const name = known.kind === "builtin" ? known.name : "Object"
  const sides = operandsOf(check.api).get(operator)
  if (sides === undefined) return true
  if (a.kind === "unknown") return sides.right.has(name) || sides.right.has("Variant")
  return sides.left.has(name)
}

/** Operators -> the types that stand on their left and on their right. */
const operandsOf = memoizeWeak(({ nativeClass }: Check["api"]) => {
  const found = new Map<string, { readonly left: Set<string>; readonly right: Set<string> }>()
  for (const type of builtinNames) {
    for (const [operator, { binary }] of nativeClass(type)?.operators ?? []) {
      const sides = found.get(operator) ?? { left: new Set<string>(), right: new Set<string>() }
      found.set(operator, sides)
      for (const right of binary.keys()) {
        sides.left.add(type)
        sides.right.add(right)
      }
    }
  }
  return found
})

/** Checks for a class and a value of a built-in type, which Godot 4 does not compare: a class is an object. */
const isClassAndValue = (check: Check, { kind }: Type, other: Type): boolean =>
  kind === "class" && other.kind === "builtin" && check.dialect === 4 && hasOperators(check)

/** Checks whether `in` can be applied to a value: a String holds only Strings, a number nothing. */
const isIn = (a: Type, b: Type): boolean => {
  if (b.kind !== "builtin") return true
  if (b.name === "int" || b.name === "float" || b.name === "bool") return false
  return b.name !== "String" || a.kind !== "builtin" || !numbers.has(a.name)
}

const numbers: ReadonlySet<string> = new Set(["int", "float"])
const arithmetic: ReadonlySet<string> = new Set(["+", "-", "*", "/"])

/** Numbers and texts, where the reference lists no operators, as that of Godot 3. */
const simple = (operator: BinaryOperator, left: string, right: string, doubtful: Type): Type | typeof MISMATCH => {
  if (!arithmetic.has(operator)) return doubtful
  if (numbers.has(left) && numbers.has(right)) return left === right ? builtin(left) : builtin("float")
  if (left === "String" && right === "String") return operator === "+" ? builtin("String") : MISMATCH
  const isTextAndNumber = (left === "String" && numbers.has(right)) || (numbers.has(left) && right === "String")
  return isTextAndNumber || (/^Vector[23] Vector[23]$/.test(`${left} ${right}`) && left !== right) ? MISMATCH : doubtful
}

/** Checks whether Godot has no operator for the types. */
export const isMismatch = (result: Type | typeof MISMATCH): result is typeof MISMATCH => result === MISMATCH

/** The type of `operator operand`, or that Godot has no such operator. */
export const unary = (check: Check, operator: UnaryExpression["operator"], value: Type): Type | typeof MISMATCH => {
  if (operator === "not") return bool
  const one = operand(value)
  if (one.kind === "object" && hasOperators(check)) return MISMATCH
  if (one.kind !== "builtin") return unknown
  const operators = check.api.nativeClass(one.name)?.operators
  if (operators === undefined || operators.size === 0) return unknown
  const found = operators.get(operator)?.unary
  return found === undefined ? MISMATCH : typeOfDoc(check, found.returnType)
}

/** Godot 3's reference has no operators at all. */
const hasOperators = (check: Check): boolean => (check.api.nativeClass("int")?.doc.operators.length ?? 0) > 0

/** Values that are something else to an operator: an enum is a dictionary, a signal a Signal. */
const operand = (type: Type): Type => {
  if (type.kind === "enum") return builtin("Dictionary")
  if (type.kind === "signal") return builtin("Signal")
  return type.kind === "class" || type.kind === "builtin-class" ? unknown : type
}

export const mismatchMessage = (operator: string, left: Type, right: Type): string => {
  if (left.kind === "unknown") return `${operator} takes no ${describe(right)} on its right.`
  return right.kind === "unknown"
    ? `${operator} takes no ${describe(left)} on its left.`
    : `${describe(left)} ${operator} ${describe(right)} is not defined.`
}
