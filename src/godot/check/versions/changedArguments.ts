/** Fixes calls of Godot 3 whose arguments Godot 4 counts from 1, or expects in another order or place. */
import type { CallExpression, Expression, Name } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { slideFix } from "./slides.ts"

/** A part of a call and the text for it. */
interface ChangedCall {
  readonly place: Span
  readonly fix: string
}

/**
 * Returns what to write for a call of a method that `owner` lacks; absent if only the name differs.
 *
 * @example
 * // set_collision_mask_bit(0, true): bits are counted from 0, layers from 1
 * changedCall(check, node, name, undefined, "Area2D")?.fix // "set_collision_mask_value(1, true)"
 */
export const changedCall = (
  check: Check,
  node: CallExpression,
  name: Name,
  base: Expression | undefined,
  owner: string | undefined
): ChangedCall | undefined => {
  const [first, ...others] = node.arguments
  if (check.dialect === 3 || owner === undefined || first === undefined || source(check, node).includes("\n"))
    return undefined
  const rest = others.map((one) => source(check, one))
  const layer = /^([gs]et_(?:collision_layer|collision_mask|cull_mask|layer_mask)_)bit$/.exec(name.name)?.[1]
  if (layer !== undefined) {
    const args = [next(check, first), ...rest].join(", ")
    return { place: { start: name.start, end: node.end }, fix: `${layer}value(${args})` }
  }
  if (check.api.inherits(owner, "TileMap") && /^get_cell(?:v|_autotile_coord)?$/.test(name.name)) {
    const cell = rest.length === 0 ? source(check, first) : `Vector2i(${source(check, first)}, ${rest[0]})`
    const method = name.name === "get_cell_autotile_coord" ? "get_cell_atlas_coords" : "get_cell_source_id"
    return { place: { start: name.start, end: node.end }, fix: `${method}(0, ${cell})` }
  }
  // Godot 3 took a loaded scene by this name, and a path by change_scene().
  if (name.name === "change_scene_to" && check.api.inherits(owner, "SceneTree") && isText(check, first))
    return { place: name, fix: "change_scene_to_file" }
  if (name.name === "move_and_slide_with_snap") return slideFix(check, node, base)
  if (rest.length === 0) return undefined
  if (check.api.inherits(owner, "TileMap") && name.name === "set_cellv" && rest.length === 1 && rest[0] === "-1")
    return { place: { start: name.start, end: node.end }, fix: `erase_cell(0, ${source(check, first)})` }
  if (name.name === "add_child_below_node" && check.api.inherits(owner, "Node")) {
    const sibling = first.kind === "self" ? "" : `${operandSource(check, first)}.`
    return { place: node, fix: `${sibling}add_sibling(${rest.join(", ")})` }
  }
  // The body in 3D took the force first already.
  if (name.name === "add_force" && check.api.inherits(owner, "RigidBody2D")) {
    const body = base === undefined ? "" : `${operandSource(check, base)}.`
    return { place: node, fix: `${body}apply_force(${rest[0]}, ${source(check, first)})` }
  }
  return undefined
}

const isText = (check: Check, node: Expression): boolean => {
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "String"
}

/** The text for a number that is greater by 1. */
const next = (check: Check, node: Expression): string =>
  node.kind === "literal" && node.type === "int" && /^\d+$/.test(node.value)
    ? String(Number(node.value) + 1)
    : `${operandSource(check, node)} + 1`
