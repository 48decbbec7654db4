/** Checks tests of a value's class, `x is Node`, and finds the classes that a value can never be of. */
import type { BinaryExpression, CastExpression, Expression, TypeTestExpression } from "../../script/Ast.ts"
import { type Check, findLocal, operandSource, source } from "../Context.ts"
import { isLoose, used } from "../calls/Calls.ts"
import { isDeclared } from "../names/Absence.ts"
import { identifier } from "../names/Names.ts"
import { typeOfNode } from "../names/Resolve.ts"
import { foreignWords } from "../versions/foreignNames.ts"
import { negatedTest } from "../versions/newerSyntax.ts"
import { canCast, isAssignable } from "./Convert.ts"
import { hardType, isUnrelated } from "./HardTypes.ts"
import { bool, builtinNames, describe, type Type, unknown } from "./Types.ts"

/** Checks a test of a value's class; Godot 4 refuses a script where the value can never be of it. */
export const typeTest = (check: Check, node: TypeTestExpression): Type => {
  const value = used(check, node.value)
  if (check.dialect === 3) testedClass(check, node, value)
  else if (!isNullTest(check, node) && !isTypeNumber(check, node)) {
    check.checkType(node.type)
    negatedTest(check, node)
    const type = typeOfNode(check, node.type, check.scope.class)
    const known = hardType(check, node.value)
    if (known.kind !== "unknown" ? isNever(check, known, type) : neverIs(check, node.value, value, type))
      check.report("cast", node, `${describe(value)} is never ${describe(type)}.`)
  }
  return bool
}

/** Checks that no value of a hard type is of another type, and `as` cannot make one of it. */
const isNever = (check: Check, known: Type, type: Type): boolean => {
  if (type.kind !== "object" && type.kind !== "builtin") return false
  if (known.kind === "object") return type.kind === "builtin" || isUnrelated(check, known.class, type.class)
  if (known.kind !== "builtin") return false
  return type.kind === "object" || known.name !== type.name
}

/**
 * Checks that no value of one type is of the other. The class of an object counts only if the script declares it: a
 * class that was inferred from scenes is unknown to Godot, which allows any test there.
 */
const neverIs = (check: Check, node: Expression, value: Type, type: Type): boolean => {
  if (isLoose(check, node)) return false
  const isSimple = node.kind === "identifier" || node.kind === "self" || node.kind === "call"
  if (!isSimple || (value.kind !== "object" && value.kind !== "builtin")) return false
  if (value.kind === "builtin" && type.kind === "builtin") return value.name !== type.name
  if (value.kind === "object" && type.kind === "object" && !isWritten(check, node)) return false
  return (type.kind === "object" || type.kind === "builtin") && isImpossible(check, value, type)
}

/** Checks whether the class of an object is written in the script: that of `self`, and of a parameter with a type. */
const isWritten = (check: Check, node: Expression): boolean =>
  node.kind === "self" ||
  (node.kind === "identifier" &&
    check.scope.function?.parameters.some(({ name, type }) => name.name === node.name && type !== undefined) === true)

/** Reports Python's `x is None`. */
const isNullTest = (check: Check, node: TypeTestExpression): boolean => {
  const [first, second] = node.type.path
  if (first === undefined || second !== undefined || foreignWords.get(first.name) !== "null") return false
  if (isDeclared(check, first.name)) return false
  const value = operandSource(check, node.value)
  check.report("unknown-type", node, `${first.name} is not a class; compare with null.`, {
    fix: `${value} ${node.negated ? "!=" : "=="} null`
  })
  return true
}

/** Reports `x is TYPE_INT`: the constant is a number, which `typeof(x)` gives. */
const isTypeNumber = (check: Check, node: TypeTestExpression): boolean => {
  const [first, second] = node.type.path
  if (first === undefined || second !== undefined || !first.name.startsWith("TYPE_")) return false
  if (check.api.global(first.name)?.kind !== "constant" || isDeclared(check, first.name)) return false
  const { value } = node
  const isNumber = value.kind === "call" && value.callee.kind === "identifier" && value.callee.name === "typeof"
  const name = first.name.slice("TYPE_".length).replaceAll("_", "")
  const type = name === "OBJECT" ? "Object" : [...builtinNames].find((one) => one.toUpperCase() === name)
  const text = operandSource(check, value)
  const sign = node.negated ? "!=" : "=="
  const fix = isNumber
    ? `${text} ${sign} ${first.name}`
    : type === undefined
      ? `${text} ${sign} null`
      : `${text} ${node.negated ? "is not" : "is"} ${type}`
  check.report("unknown-type", node, `${first.name} is a constant, not a type.`, { fix })
  return true
}

/**
 * Godot 3 accepts any value after `is` that holds a class; if it is the name of a class, a number is no object of it.
 */
const testedClass = (check: Check, node: TypeTestExpression, value: Type): void => {
  const [first] = node.type.path
  if (first === undefined || first.name === "") return
  identifier(check, { kind: "identifier", ...first }, true)
  if (value.kind !== "builtin" || node.type.path.length > 1 || isLoose(check, node.value)) return
  if (check.api.nativeClass(first.name)?.doc.inherits !== undefined && findLocal(check.scope, first.name) === undefined)
    check.report("cast", node, `${describe(value)} is never ${first.name}.`)
}

/**
 * Checks `value as Type`; Godot 4 refuses a script where that can never be. Then it is unclear which of the two is
 * wrong.
 */
export const castType = (check: Check, node: CastExpression): Type => {
  const value = used(check, node.value)
  check.checkType(node.type)
  const type = typeOfNode(check, node.type, check.scope.class)
  if (isLoose(check, node.value) && node.value.kind !== "node") return type
  const known = check.dialect === 4 ? hardType(check, node.value) : unknown
  if (isImpossible(check, value, type) || (known.kind === "object" && isNever(check, known, type))) {
    check.report("cast", node, `${describe(value)} cannot be cast to ${describe(type)}.`)
    return unknown
  }
  constantCast(check, node, value, type)
  return type
}

/** Functions that make a value of a type out of others, for which `as` refuses constants. */
const converters: Readonly<Record<string, string>> = { String: "str", int: "int", float: "float" }

/**
 * Reports `as` with a constant that Godot 4 refuses to convert when it compiles, though it converts the same value of a
 * variable at run time: `"5" as int`, `5 as String`, and `null` as an object.
 */
const constantCast = (check: Check, node: CastExpression, value: Type, type: Type): void => {
  if (check.dialect === 3 || node.value.kind !== "literal") return
  if (value.kind === "null" && type.kind === "object")
    check.report(
      "cast",
      node,
      `null cannot be cast to ${describe(type)}; declare the type of the variable that holds null.`
    )
  if (value.kind !== "builtin" || type.kind !== "builtin" || isAssignable(check, value, type)) return
  const made = converters[type.name]
  const fix = made === undefined ? {} : { fix: `${made}(${source(check, node.value)})` }
  check.report("cast", node, `The constant ${describe(value)} cannot be cast to ${describe(type)}.`, fix)
}

/** Checks for `==` and `!=` between an object and a value of a built-in type, which Godot 4 refuses for hard types. */
export const isNeverEqual = (check: Check, { operator, left, right }: BinaryExpression): boolean => {
  if (check.dialect === 3 || (operator !== "==" && operator !== "!=")) return false
  const [one, other] = [check.typeOf(left).kind, check.typeOf(right).kind]
  const isMixed = (one === "object" && other === "builtin") || (one === "builtin" && other === "object")
  return isMixed && hardType(check, left).kind !== "unknown" && hardType(check, right).kind !== "unknown"
}

/** Checks whether no value of one type can have the other, by `is` or `as`. */
const isImpossible = (check: Check, value: Type, type: Type): boolean => {
  if (value.kind === "unknown" || type.kind === "unknown" || value.kind === "null" || value.kind === "void")
    return false
  if (value.kind === "object")
    return type.kind === "builtin"
      ? check.dialect === 4 && type.name !== "RID" && type.name !== "bool" && type.name !== "String"
      : !isAssignable(check, value, type)
  if (value.kind !== "builtin") return false
  if (type.kind === "object") return true
  return type.kind === "builtin" && !canCast(value.name, type.name)
}
