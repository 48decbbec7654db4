/** Writes the conversion of a value to the expected type, which models often omit. */
import type { Expression } from "../../script/Ast.ts"
import { type Check, findLocal, operandSource, source } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { findMember, nativeBase } from "../names/Resolve.ts"
import { hasNoObjects } from "../reference/abstractClasses.ts"
import { isAssignable } from "../types/Convert.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import { describe, isBuiltin, requiredCount, type Type } from "../types/Types.ts"

/**
 * Returns the text that converts a value to the expected type; undefined if there are several ways, or none.
 *
 * @param parameter Name of the parameter that takes the value; absent for a property or a variable
 *
 * @example
 * // udp.put_packet("hello")
 * convertedValue(check, node, string, bytes, "buffer") // "\"hello\".to_utf8_buffer()"
 */
export const convertedValue = (
  check: Check,
  node: Expression,
  given: Type,
  wanted: Type,
  parameter?: string
): string | undefined => {
  if (check.dialect === 3 || source(check, node).includes("\n")) return undefined
  if (isBuiltin(wanted, "PackedByteArray")) {
    if (isBuiltin(given, "String")) return `${operandSource(check, node)}.to_utf8_buffer()`
    return isBuiltin(given, "Dictionary") ? `JSON.stringify(${source(check, node)}).to_utf8_buffer()` : undefined
  }
  if (isBuiltin(wanted, "String") && isBuiltin(given, "Dictionary") && parameter !== undefined)
    return `JSON.stringify(${source(check, node)})`
  if (isBuiltin(wanted, "Callable")) {
    const method = methodNamed(check, node)
    if (method !== undefined) return method
  }
  if (describe(wanted) === "FileAccess.ModeFlags") return modeNamed(node)
  if (isBuiltin(wanted, "Callable") && isMade(node)) return source(check, node).replace(/\(\s*\)$/, "")
  if (isObjectOf(wanted, "WeakRef") && given.kind === "object") return `weakref(${source(check, node)})`
  if (parameter === "bus_idx" && isBuiltin(given, "String", "StringName"))
    return `AudioServer.get_bus_index(${source(check, node)})`
  return (
    nameOf(check, node, wanted, parameter) ??
    resultOf(check, node, given, wanted) ??
    loadedFrom(check, node, wanted) ??
    madeOf(check, node, given, wanted) ??
    pathOfNode(check, node, given, wanted) ??
    placeOfNode(check, node, given, wanted)
  )
}

const isObjectOf = (type: Type, className: string): boolean =>
  type.kind === "object" && type.class.kind === "native" && type.class.name === className

/** Returns the method of the script's own class that a string names: `queue_free` for `"queue_free"`. */
const methodNamed = (check: Check, node: Expression): string | undefined => {
  if (node.kind !== "literal" || node.type !== "String") return undefined
  const found = bareMember(check, node.value)
  if (typeof found !== "object") return undefined
  const { kind } = found.member
  return kind === "method" || kind === "function" ? node.value : undefined
}

/** How C opens a file -> how Godot does. */
const modes: ReadonlyMap<string, string> = new Map([
  ["r", "READ"],
  ["w", "WRITE"],
  ["r+", "READ_WRITE"],
  ["w+", "WRITE_READ"]
])

const modeNamed = (node: Expression): string | undefined => {
  const mode = node.kind === "literal" && node.type === "String" ? modes.get(node.value.replace(/[bt]/, "")) : undefined
  return mode === undefined ? undefined : `FileAccess.${mode}`
}

/** Checks for `Enemy.new()`, whose function makes an object too: `map(Enemy.new)`. */
const isMade = (node: Expression): boolean =>
  node.kind === "call" &&
  node.arguments.length === 0 &&
  node.callee.kind === "attribute" &&
  node.callee.name.name === "new"

/**
 * Returns the name of a function or a signal where a string is expected: `has_method(jump)`. A variable may hold any.
 */
const nameOf = (check: Check, node: Expression, wanted: Type, parameter: string | undefined): string | undefined => {
  if (!isBuiltin(wanted, "StringName") || (parameter !== "method" && parameter !== "signal")) return undefined
  const name = node.kind === "identifier" ? node.name : node.kind === "attribute" ? node.name.name : undefined
  if (name === undefined) return undefined
  const kind = memberKind(check, node)
  const isMeant = parameter === "signal" ? kind === "signal" : kind === "method" || kind === "function"
  return isMeant ? JSON.stringify(name) : undefined
}

/** The kind of the member that an expression names; undefined for a local variable and for a member of a value. */
const memberKind = (check: Check, node: Expression): string | undefined => {
  if (node.kind === "identifier") {
    const found = findLocal(check.scope, node.name) === undefined ? bareMember(check, node.name) : "absent"
    return typeof found === "object" ? found.member.kind : undefined
  }
  if (node.kind !== "attribute") return undefined
  const type = check.typeOf(node.base)
  const found = type.kind === "object" ? findMember(check, type.class, node.name.name) : "absent"
  return typeof found === "object" ? found.member.kind : undefined
}

/** Checks whether objects of a class fit the expected type. */
const isOf = (check: Check, className: string, wanted: Type): boolean =>
  wanted.kind === "object" && wanted.class.kind === "native" && check.api.inherits(className, wanted.class.name)

/** Returns `load("res://icon.png")` for the path of a file where a resource is expected. */
const loadedFrom = (check: Check, node: Expression, wanted: Type): string | undefined => {
  if (node.kind !== "literal" || node.type !== "String" || !/^(?:res|uid):\/\//.test(node.value)) return undefined
  const isResource =
    wanted.kind === "object" && wanted.class.kind === "native" && check.api.inherits(wanted.class.name, "Resource")
  return isResource ? `load(${source(check, node)})` : undefined
}

/** Returns `QuadMesh.new()` for a class where an object of it is expected. */
const madeOf = (check: Check, node: Expression, given: Type, wanted: Type): string | undefined =>
  given.kind === "class" &&
  given.class.kind === "native" &&
  isOf(check, given.class.name, wanted) &&
  !hasNoObjects(given.class.name, check.dialect)
    ? `${source(check, node)}.new()`
    : undefined

/** Returns the path of a node where a path is expected. */
const pathOfNode = (check: Check, node: Expression, given: Type, wanted: Type): string | undefined => {
  if (given.kind !== "object" || !isBuiltin(wanted, "NodePath")) return undefined
  const base = nativeBase(check, given.class)
  if (base === undefined || !check.api.inherits(base, "Node")) return undefined
  return node.kind === "self" ? "get_path()" : `${operandSource(check, node)}.get_path()`
}

/** Returns the call of a function that is only named, where its result is expected: `text.length` for a number. */
const resultOf = (check: Check, node: Expression, given: Type, wanted: Type): string | undefined => {
  if (node.kind !== "attribute" || !isBuiltin(given, "Callable")) return undefined
  const { base, name } = node
  const type = check.typeOf(base)
  const owner = type.kind === "builtin" ? type.name : type.kind === "object" ? nativeBase(check, type.class) : undefined
  const found = owner === undefined ? "absent" : check.api.find(owner, name.name)
  if (typeof found !== "object" || found.kind !== "method" || requiredCount(found.doc.arguments) > 0) return undefined
  const result = typeOfDoc(check, found.doc.returnType, found.doc.returnEnum)
  return result.kind !== "unknown" && result.kind !== "void" && isAssignable(check, result, wanted)
    ? `${source(check, node)}()`
    : undefined
}

/** Returns the position of a node where a point is expected. */
const placeOfNode = (check: Check, node: Expression, given: Type, wanted: Type): string | undefined => {
  if (given.kind !== "object" || node.kind === "self") return undefined
  const base = nativeBase(check, given.class)
  const isPlaced = (className: string): boolean => base !== undefined && check.api.inherits(base, className)
  const hasPlace =
    (isBuiltin(wanted, "Vector2") && isPlaced("Node2D")) || (isBuiltin(wanted, "Vector3") && isPlaced("Node3D"))
  return hasPlace ? `${operandSource(check, node)}.global_position` : undefined
}
