/** Dictionary literals, and values read by an index. */
import type { DictionaryExpression, Expression, IndexExpression } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import { isLoose, used } from "../calls/Calls.ts"
import { isNamedConstant } from "../declarations/Constants.ts"
import { isAssignable } from "../types/Convert.ts"
import { elementOf } from "../types/DocTypes.ts"
import { anyObject, builtin, describe, type EnumType, isBuiltin, type Type, unknown } from "../types/Types.ts"
import { missingPart } from "./ConstantParts.ts"

/** The type of a dictionary literal; reports a duplicate key. */
export const dictionary = (check: Check, { entries }: DictionaryExpression): Type => {
  const keys = new Set<string>()
  for (const { key, value } of entries) {
    if (key.kind === "identifier") check.keys.add(key)
    check.typeOf(key)
    check.typeOf(value)
    const text = constantKey(check, key)
    if (text === undefined) continue
    if (keys.has(text)) {
      const name = key.kind === "literal" ? key.value : source(check, key)
      check.report("duplicate", key, `This dictionary already has a key ${JSON.stringify(name)}.`)
    }
    keys.add(text)
  }
  return builtin("Dictionary")
}

/** Returns the identity of a constant key: of a string, a number, in Godot 4 also of a constant by its name. */
const constantKey = (check: Check, key: Expression): string | undefined => {
  if (key.kind === "literal") return `${key.type === "StringName" ? "String" : key.type} ${key.value}`
  return check.dialect === 4 && isNamedConstant(check, key) ? source(check, key) : undefined
}

/** Types that cannot be indexed. */
const unindexed: ReadonlySet<string> = new Set([
  "int",
  "float",
  "bool",
  "RID",
  "Callable",
  "Signal",
  "NodePath",
  "StringName"
])

/** Checks whether an index can never be valid for a value of the type. */
const isWrongIndex = (check: Check, type: Type, at: Expression, index: Type): boolean => {
  if ((index.kind !== "builtin" && index.kind !== "object") || isLoose(check, at)) return false
  // Only strings name the members of an object.
  const isText = isBuiltin(index, "String", "StringName")
  if (type.kind === "object" || type === anyObject) return check.dialect === 4 && !isText
  if (type.kind !== "builtin" || index.kind === "object") return false
  if (type.key !== undefined) return !isAssignable(check, index, type.key)
  const isNumbered = type.name === "Array" || type.name === "String" || /^(?:Packed|Pool)/.test(type.name)
  return isNumbered && index.name !== "int" && index.name !== "float"
}

/** Reports `State[state]`: an enum is a dictionary of its numbers by their names, and not the other way round. */
const indexedEnum = (check: Check, node: IndexExpression, type: EnumType, key: Type): void => {
  const { base, index: at } = node
  if (isBuiltin(key, "int", "float") && !isLoose(check, at)) {
    const more = type.isNative ? {} : { fix: `${source(check, base)}.find_key(${source(check, at)})` }
    const message = `The enum ${type.name} is indexed by names${type.isNative ? "" : "; find_key() finds one"}.`
    check.report("operand-type", node, message, more)
  } else if (at.kind === "literal" && at.type === "String" && !type.values.has(at.value) && type.values.size > 0)
    check.report("unknown-enum-value", at, `The enum ${type.name} has no value ${JSON.stringify(at.value)}.`)
}

/** The type of an element; reports a value that can never be an index. */
export const index = (check: Check, node: IndexExpression): Type => {
  const { base, index: at } = node
  const type = used(check, base)
  const key = used(check, at)
  if (type.kind === "enum" && check.dialect === 4) indexedEnum(check, node, type, key)
  if (!check.plainTargets.has(node)) missingPart(check, node)
  if (isWrongIndex(check, type, at, key))
    check.report("operand-type", at, `${describe(type)} cannot be indexed by ${describe(key)}.`)
  if (type.kind === "builtin" && unindexed.has(type.name)) {
    check.report("operand-type", base, `${describe(type)} cannot be indexed with [].`)
    return unknown
  }
  if (type.kind === "builtin") {
    const element = elementOf(type)
    if (element.kind !== "unknown") return element
    if (type.name === "Vector2" || type.name === "Vector3" || type.name === "Color") return builtin("float")
  }
  return unknown
}
