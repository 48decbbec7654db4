/**
 * Result types of Godot 3's operators and conversions for built-in types, of which its reference lists few: the answers
 * of Godot 3.2.3 for each pair of types.
 */
import type { BinaryOperator, UnaryExpression } from "../../script/Ast.ts"

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "))

const numbers = words("int float")
const strings = words("String NodePath")
const pools =
  "PoolByteArray PoolIntArray PoolRealArray PoolStringArray PoolVector2Array PoolVector3Array PoolColorArray"

/** Operator -> types of which it combines two values. */
const joining: Readonly<Record<string, ReadonlySet<string>>> = {
  "+": words(`int float String Vector2 Vector3 Quat Color Array ${pools}`),
  "-": words("int float Vector2 Vector3 Quat Color"),
  "*": words("int float Vector2 Vector3 Quat Color Transform2D Basis Transform"),
  "/": words("int float Vector2 Vector3 Color")
}

/** Types that `*` and `/` accept before a number; those of `scaledBehind` also after the number. */
const scaled = words("Vector2 Vector3 Quat Color")
const scaledBehind = words("Vector2 Vector3")

/** Types that transform a vector by `*` -> the vector. */
const transformed: ReadonlyMap<string, string> = new Map([
  ["Transform2D", "Vector2"],
  ["Quat", "Vector3"],
  ["Basis", "Vector3"],
  ["Transform", "Vector3"]
])

/** Types whose values have an order, by comparison operator. */
const ordered: Readonly<Record<string, ReadonlySet<string>>> = {
  "<": words(`bool int float String Vector2 Vector3 RID Array ${pools}`),
  "<=": words("int float String Vector2 Vector3 RID")
}

const isCompared = (operator: string, left: string, right: string): boolean => {
  if ((numbers.has(left) && numbers.has(right)) || (strings.has(left) && strings.has(right))) return true
  return left === right && ordered[operator.replace(">", "<")]?.has(left) !== false
}

/** Returns the type that an operator of Godot 3 makes of two types; absent if it has no such operator. */
export const resultOf = (operator: BinaryOperator, left: string, right: string): string | undefined => {
  if (/^[<>=!]=$|^[<>]$/.test(operator)) return isCompared(operator, left, right) ? "bool" : undefined
  if (operator === "%" && left === "String") return "String"
  const types = joining[operator]
  // The other operators are for integers.
  if (types === undefined) return left === "int" && right === "int" ? "int" : undefined
  if (left === right && types.has(left)) return left
  if (numbers.has(left) && numbers.has(right)) return "float"
  if (operator === "+") return left === "String" && right === "NodePath" ? "String" : undefined
  if (operator === "-") return undefined
  if (scaled.has(left) && numbers.has(right)) return left
  if (operator === "/") return undefined
  if (numbers.has(left) && scaledBehind.has(right)) return right
  return transformed.get(left) === right ? right : undefined
}

/** Operators with one operand -> the types that they take. */
const alone: Readonly<Record<string, ReadonlySet<string>>> = {
  "-": words("int float Vector2 Vector3 Plane Quat Color"),
  "+": words("int float Vector2 Vector3 Plane Quat"),
  "~": words("int")
}

/** Checks whether an operator with one operand takes a value of the type, in Godot 3; its result has the same type. */
export const takes = (operator: UnaryExpression["operator"], type: string): boolean =>
  alone[operator]?.has(type) !== false

const plain = words("bool int float String NodePath")
const lists = words(`Array ${pools}`)

/** Built-in types -> the types that their constructors convert besides their own. */
const converted: Readonly<Record<string, ReadonlySet<string>>> = {
  bool: plain,
  int: plain,
  float: plain,
  Color: plain,
  NodePath: words("String"),
  Transform2D: words("Quat Basis Transform"),
  Quat: words("Vector3 Basis"),
  Basis: words("Vector3 Quat"),
  Transform: words("Vector3 Transform2D Quat Basis")
}

/** Checks whether `type(value)` makes a value of one built-in type out of one of another. */
export const converts = (type: string, from: string): boolean =>
  type === from || type === "String" || converted[type]?.has(from) === true || (lists.has(type) && lists.has(from))
