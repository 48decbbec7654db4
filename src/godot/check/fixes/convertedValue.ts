/** Writes the conversion of a value to the type that is wanted, where models leave it out. */
import type { Expression } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { nativeBase } from "../names/Resolve.ts"
import { isBuiltin, type Type } from "../types/Types.ts"

/**
 * Returns the text that makes a value of the wanted type; absent where there are several ways to it, or none.
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
  if (parameter === "bus_idx" && isBuiltin(given, "String", "StringName"))
    return `AudioServer.get_bus_index(${source(check, node)})`
  return placeOfNode(check, node, given, wanted)
}

/** Returns the position of a node where a point is wanted. */
const placeOfNode = (check: Check, node: Expression, given: Type, wanted: Type): string | undefined => {
  if (given.kind !== "object" || node.kind === "self") return undefined
  const base = nativeBase(check, given.class)
  const isPlaced = (className: string): boolean => base !== undefined && check.api.inherits(base, className)
  const hasPlace =
    (isBuiltin(wanted, "Vector2") && isPlaced("Node2D")) || (isBuiltin(wanted, "Vector3") && isPlaced("Node3D"))
  return hasPlace ? `${operandSource(check, node)}.global_position` : undefined
}
