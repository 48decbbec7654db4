/** Finds the result types of operators, which the reference lists with their operand types. */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { BinaryOperator, UnaryExpression } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { typeOfDoc } from "./DocTypes.ts"
import { resultOf, takes } from "./godot3Values.ts"
import {
  anyObject,
  bool,
  builtin,
  builtinNames,
  describe,
  isBuiltin,
  packedElements,
  type Type,
  unknown
} from "./Types.ts"

const comparisons: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">="])

const MISMATCH = "mismatch"

/** The type of `left operator right`, or that Godot has no such operator. */
export const binary = (check: Check, operator: BinaryOperator, left: Type, right: Type): Type | typeof MISMATCH => {
  if (operator === "and" || operator === "or") return bool
  const [a, b] = [operand(left), operand(right)]
  if (operator === "in") return isIn(a, b) && !(check.dialect === 4 && isInObject(a, b)) ? bool : MISMATCH
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
  // Godot 3 has no power, which the parser has reported.
  if (check.dialect === 3) return operator === "**" ? unknown : inGodot3(operator, a, b, doubtful)
  if (a.kind !== "builtin") {
    const isSure = a.kind === "object" || a.kind === "null"
    return isSure && hasOperators(check) && (b.kind === "builtin" || b.kind === a.kind) ? MISMATCH : doubtful
  }
  const operators = check.api.nativeClass(a.name)?.operators
  if (operators === undefined || operators.size === 0) return doubtful
  const forms = operators.get(operator)?.binary
  if (b.kind !== "builtin") {
    const takesAny = forms !== undefined && (forms.has("Variant") || forms.has("Object"))
    return takesAny || (b.kind !== "object" && b.kind !== "null") ? doubtful : MISMATCH
  }
  const found = forms?.get(b.name) ?? forms?.get("Variant")
  return found === undefined ? MISMATCH : typeOfDoc(check, found.returnType)
}

/** The type of an operator's result in Godot 3, or that it has no such operator; null may be an object's value. */
const inGodot3 = (operator: BinaryOperator, a: Type, b: Type, doubtful: Type): Type | typeof MISMATCH => {
  if (a.kind === "builtin" && b.kind === "builtin") {
    const found = resultOf(operator, a.name, b.name)
    return found === undefined ? MISMATCH : builtin(found)
  }
  const isEquality = operator === "==" || operator === "!="
  if (doubtful === bool && (isEquality || a.kind === b.kind || a.kind === "null" || b.kind === "null")) return bool
  return operator === "%" && isBuiltin(a, "String") ? builtin("String") : MISMATCH
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

const isNumber = (name: string): boolean => name === "int" || name === "float"

/**
 * Checks whether `in` can be applied to a value: strings contain strings, packed arrays their elements, numbers no
 * values.
 */
const isIn = (a: Type, b: Type): boolean => {
  if (b.kind !== "builtin" || b.name === "Array" || b.name === "Dictionary") return true
  const isText = b.name === "String" || b.name === "StringName"
  const element = isText ? "String" : packedElements[b.name]
  if (element === undefined) return false
  if (a.kind !== "builtin" || a.name === element) return true
  return isNumber(element) ? isNumber(a.name) : element === "String" && a.name === "StringName"
}

/** Checks for `in` that searches an object for something other than a string, the name of a member. */
const isInObject = (a: Type, b: Type): boolean => {
  if (b.kind !== "object" && b !== anyObject) return false
  return a.kind === "object" || (a.kind === "builtin" && a.name !== "String" && a.name !== "StringName")
}

/** Checks whether Godot has no operator for the types. */
export const isMismatch = (result: Type | typeof MISMATCH): result is typeof MISMATCH => result === MISMATCH

/** The type of `operator operand`, or that Godot has no such operator. */
export const unary = (check: Check, operator: UnaryExpression["operator"], value: Type): Type | typeof MISMATCH => {
  if (operator === "not") return bool
  const one = operand(value)
  if (one.kind === "object" && (check.dialect === 3 || hasOperators(check))) return MISMATCH
  if (one.kind !== "builtin") return unknown
  const operators = check.api.nativeClass(one.name)?.operators
  if (check.dialect === 3) return takes(operator, one.name) ? one : MISMATCH
  if (operators === undefined || operators.size === 0) return unknown
  const found = operators.get(operator)?.unary
  return found === undefined ? MISMATCH : typeOfDoc(check, found.returnType)
}

/** Checks whether the reference lists operators, as those of Godot 4 do. */
const hasOperators = (check: Check): boolean => (check.api.nativeClass("int")?.doc.operators.length ?? 0) > 0

/** Returns the type that an operator sees of a value: an enum is a dictionary, a signal a Signal. */
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
