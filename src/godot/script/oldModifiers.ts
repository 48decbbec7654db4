/** Writes Godot 4's annotations as the words that Godot 3 has before a variable or a function. */
import type { Annotation, Expression, VariableNode } from "./Ast.ts"

/**
 * Annotation -> the arguments of Godot 3's `export(...)` before the given ones. Godot 3 accepts `GLOBAL` only in tool
 * scripts, so `@export_global_file` is not among them.
 */
const exports: ReadonlyMap<string, string> = new Map(
  Object.entries({
    export_file: "String, FILE",
    export_dir: "String, DIR",
    export_multiline: "String, MULTILINE",
    export_flags: "int, FLAGS",
    export_flags_2d_physics: "int, LAYERS_2D_PHYSICS",
    export_flags_2d_render: "int, LAYERS_2D_RENDER",
    export_flags_3d_physics: "int, LAYERS_3D_PHYSICS",
    export_flags_3d_render: "int, LAYERS_3D_RENDER",
    export_exp_easing: "float, EASE",
    export_color_no_alpha: "Color, RGB",
    export_node_path: "NodePath"
  })
)

/** Annotations whose arguments Godot 3 does not accept: types of nodes, `"attenuation"`. */
const withoutArguments: ReadonlySet<string> = new Set(["export_exp_easing", "export_node_path"])

/**
 * Returns Godot 3's words for the annotations of a variable, in the order that Godot 3 requires; absent if it has none
 * for one of them.
 *
 * @example
 * // @onready @export_range(0, 10) var x: int
 * modifiersFor(text, variable) // "export(int, 0, 10) onready"
 */
export const modifiersFor = (text: string, variable: VariableNode): string | undefined => {
  const words = variable.annotations.map((one) => (one.name === "onready" ? "onready" : exportFor(text, one, variable)))
  const isWhole = words.every((word) => word !== undefined)
  return isWhole ? words.toSorted((a, b) => Number(a === "onready") - Number(b === "onready")).join(" ") : undefined
}

const exportFor = (text: string, { name, arguments: args }: Annotation, variable: VariableNode): string | undefined => {
  const { type } = variable
  if (name === "export") {
    const [element] = type?.path[0]?.name === "Array" ? type.arguments : []
    return element === undefined ? "export" : `export(Array, ${text.slice(element.start, element.end)})`
  }
  // Godot 3 has hints for single values only.
  if (type?.path[0]?.name === "Array") return undefined
  const given = args.map(({ start, end }) => text.slice(start, end))
  const call = (before: string): string => `export(${[before, ...given].join(", ")})`
  const strings = args.filter((one) => one.kind === "literal" && one.type === "String")
  if (name === "export_range") {
    const number = numberType(variable, args)
    const isRange = args.length >= 2 && args.length <= 3 && args.every((one) => isNumber(one, /^(?:int|float)$/))
    return isRange && /^(?:int|float)$/.test(number) ? call(number) : undefined
  }
  if (name === "export_enum") {
    // Leaves out names with values of their own, `"A:1"`, which came later.
    const isPlain =
      strings.length === args.length && strings.every((one) => one.kind === "literal" && !one.value.includes(":"))
    return isPlain ? call(isText(variable) ? "String" : "int") : undefined
  }
  const before = exports.get(name)
  // Leaves out several filters: Godot 3's FILE takes one.
  if (before === undefined || (name === "export_file" && args.length > 1)) return undefined
  return withoutArguments.has(name) ? `export(${before})` : call(before)
}

const isText = ({ type, value }: VariableNode): boolean =>
  type?.path[0]?.name === "String" || (type === undefined && value?.kind === "literal" && value.type === "String")

const numberType = ({ type, value }: VariableNode, args: ReadonlyArray<Expression>): string => {
  if (type !== undefined) return type.path[0]?.name ?? "float"
  const numbers = value === undefined ? args : [...args, value]
  return numbers.every((one) => isNumber(one, /^int$/)) ? "int" : "float"
}

/** Checks for a number, which may have a sign, written out: Godot 3 takes no constant for the bound of a range. */
const isNumber = (node: Expression, types: RegExp): boolean =>
  node.kind === "literal" ? types.test(node.type) : node.kind === "unary" && isNumber(node.operand, types)

/** Returns Godot 3's word for the `@rpc` of a function: who may call it, and whether it is called here too. */
export const rpcModifier = ({ arguments: args }: Annotation): string => {
  const values = args.map((one) => (one.kind === "literal" ? one.value : ""))
  const word = values.includes("any_peer") ? "remote" : "puppet"
  return values.includes("call_local") ? `${word}sync` : word
}
