/** Arguments of global functions of Godot 4 that accept several types, which the reference documents as Variant. */
import type { Expression } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import * as Operators from "../types/Operators.ts"
import { describe, isBuiltin, packedElements, type Type } from "../types/Types.ts"
import { isLoose } from "./Calls.ts"

/** The types that an argument of a function may have, and their name in messages. */
interface Taken {
  readonly types: ReadonlySet<string>
  readonly what: string
}

const taken = (types: string, what: string): Taken => ({ types: new Set(types.split(" ")), what })

const vectors = "Vector2 Vector2i Vector3 Vector3i Vector4 Vector4i"
const numeric = taken(`int float ${vectors}`, "a number or a vector")
const numbers = taken("int float", "numbers")

/** Function -> accepted types of its first argument. */
const firstArguments: ReadonlyMap<string, Taken> = new Map([
  ...["abs", "ceil", "floor", "round", "sign", "snapped"].map((name): [string, Taken] => [name, numeric]),
  [
    "lerp",
    taken(
      `int float ${vectors} Color Quaternion Basis Transform2D Transform3D`,
      "a number, a vector, a colour, a rotation or a transform"
    )
  ],
  [
    "len",
    taken(
      ["String StringName Array Dictionary", ...Object.keys(packedElements)].join(" "),
      "a string, an array or a dictionary"
    )
  ]
])

/** Functions all of whose arguments are numbers. */
const ofNumbers: ReadonlySet<string> = new Set(["max", "min", "wrap"])

/** Reports an argument that such a function cannot handle. */
export const utilityArgument = (check: Check, name: string, args: ReadonlyArray<Expression>): void => {
  if (check.dialect === 3) return
  if (name === "range") {
    const list = args.find((one) => !isLoose(check, one) && isList(check.typeOf(one)))
    if (list !== undefined) listInRange(check, list)
    return
  }
  if (ofNumbers.has(name)) {
    // Skips a single argument: the call is already reported for its number of arguments.
    if (args.length === 1) return
    const [wrong] = args.filter((one) => !isLoose(check, one) && !isTaken(check.typeOf(one), numbers))
    if (wrong !== undefined) reportNotTaken(check, name, wrong, numbers)
    return
  }
  const expected = firstArguments.get(name)
  const [first, second, third] = args
  if (first === undefined || isLoose(check, first)) return
  if (expected !== undefined && !isTaken(check.typeOf(first), expected)) reportNotTaken(check, name, first, expected)
  else if (second === undefined) return
  else if (name === "lerp") sameTypes(check, first, second)
  else if (name === "clamp") {
    const wrong = [second, third].find((limit) => limit !== undefined && !isComparable(check, first, limit))
    if (wrong !== undefined) reportLimit(check, first, wrong)
  }
}

const isTaken = (type: Type, { types }: Taken): boolean => {
  if (type.kind === "builtin") return types.has(type.name)
  return type.kind !== "object" && type.kind !== "null"
}

const reportNotTaken = (check: Check, name: string, at: Expression, expected: Taken): void => {
  const type = check.typeOf(at)
  const isNumberMeant = (expected === numeric || expected === numbers) && isBuiltin(type, "String")
  check.report(
    "argument-type",
    at,
    `${name}() takes ${expected.what}, not ${describe(type)}.`,
    isNumberMeant ? { fix: `float(${source(check, at)})` } : {}
  )
}

const isList = (type: Type): boolean =>
  isBuiltin(type, "Array", "Dictionary") || (type.kind === "builtin" && packedElements[type.name] !== undefined)

/** Reports `range(list)`, which other languages write for the numbers below its length. */
const listInRange = (check: Check, list: Expression): void =>
  check.report("argument-type", list, `range() takes numbers, not ${describe(check.typeOf(list))}.`, {
    fix: `${operandSource(check, list)}.size()`
  })

/** Reports `lerp(1.0, 0, weight)`: both values must be of one type, and not even a number is converted. */
const sameTypes = (check: Check, from: Expression, to: Expression): void => {
  if (isLoose(check, to)) return
  const [a, b] = [check.typeOf(from), check.typeOf(to)]
  if (a.kind !== "builtin" || b.kind !== "builtin" || a.name === b.name) return
  const message = `lerp() takes two values of the same type, not ${a.name} and ${b.name}.`
  const other = a.name === "int" && b.name === "float" ? from : to
  const fix = inType(check, other, other === from ? b.name : a.name)
  check.report("argument-type", other, message, fix === undefined ? {} : { fix })
}

/** Returns an integer as a value of another type: `0` is `0.0`, `Vector2.ZERO`. */
const inType = (check: Check, node: Expression, type: string): string | undefined => {
  const text = source(check, node)
  const isInt = isBuiltin(check.typeOf(node), "int")
  if (type === "float" && isInt) return /^-?\d+$/.test(text) ? `${text}.0` : `float(${text})`
  return isInt && text === "0" && vectors.split(" ").includes(type) ? `${type}.ZERO` : undefined
}

/** Checks whether `clamp()` can compare a value with a limit. */
const isComparable = (check: Check, value: Expression, limit: Expression): boolean => {
  if (isLoose(check, limit)) return true
  const [a, b] = [check.typeOf(value), check.typeOf(limit)]
  return a.kind !== "builtin" || b.kind !== "builtin" || !Operators.isMismatch(Operators.binary(check, "<", a, b))
}

const reportLimit = (check: Check, value: Expression, limit: Expression): void => {
  const [a, b] = [value, limit].map((one) => describe(check.typeOf(one)))
  check.report("argument-type", limit, `clamp() cannot compare ${a} with ${b}.`)
}
