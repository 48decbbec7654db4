/** Fixes for the syntax of another Godot version. */
import type { CallExpression, Expression, Name, TypeNode, VariableNode } from "./Ast.ts"
import { compound } from "./ExpressionParts.ts"
import { isMemberName } from "./Token.ts"

/** Words of Godot 3 before `var` and `func`. */
export const oldModifiers: ReadonlySet<string> = new Set(
  "export onready remote remotesync sync master mastersync puppet puppetsync slave".split(" ")
)

export const rpcAnnotations: Readonly<Record<string, string>> = {
  remote: '@rpc("any_peer")',
  remotesync: '@rpc("any_peer", "call_local")',
  sync: '@rpc("any_peer", "call_local")',
  master: '@rpc("any_peer")',
  mastersync: '@rpc("any_peer", "call_local")',
  puppet: '@rpc("authority")',
  slave: '@rpc("authority")',
  puppetsync: '@rpc("authority", "call_local")'
}

/** The annotation for `remote`, `puppetsync` and their like. */
export const rpcFix = (modifiers: ReadonlyArray<Name>): string =>
  modifiers.map(({ name }) => rpcAnnotations[name] ?? `@${name}`).join(" ")

const hints: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FILE: "@export_file",
    DIR: "@export_dir",
    MULTILINE: "@export_multiline",
    FLAGS: "@export_flags",
    EASE: "@export_exp_easing",
    LAYERS_2D_PHYSICS: "@export_flags_2d_physics",
    LAYERS_2D_RENDER: "@export_flags_2d_render",
    LAYERS_2D_NAVIGATION: "@export_flags_2d_navigation",
    LAYERS_3D_PHYSICS: "@export_flags_3d_physics",
    LAYERS_3D_RENDER: "@export_flags_3d_render",
    LAYERS_3D_NAVIGATION: "@export_flags_3d_navigation",
    RGB: "@export_color_no_alpha"
  })
)

interface ExportFix {
  readonly fix: string
  /** End of the text that the fix replaces. */
  readonly upTo: number
}

/**
 * The annotations for `export(...)`, `onready` and `remote` before a variable; `end` is where these words end. A type
 * in the parentheses moves after the name, so the fix then reaches that far.
 *
 * @example
 * // export(int, 0, 10) var a
 * exportFix(text, variable, end).fix // "@export_range(0, 10) var a: int"
 */
export const exportFix = (text: string, variable: VariableNode, end: number): ExportFix => {
  const isReady = variable.modifiers.some(({ name }) => name === "onready")
  const others = isReady && variable.value !== undefined ? ["@onready"] : []
  if (!variable.modifiers.some(({ name }) => name === "export")) return { fix: others.join(" "), upTo: end }
  const source = ({ start, end: last }: Expression) => text.slice(start, last)
  const node = isReady ? nodeOf(variable) : undefined
  // Godot 4 exports the node itself, and refuses another value for an exported variable.
  if (node !== undefined) return { fix: `@export var ${variable.name.name}: ${node}`, upTo: variable.end }
  const [type, ...more] = variable.exportArguments
  const [hint, ...values] = more
  const written = (annotation: string, args: ReadonlyArray<string>, typed: string | undefined): ExportFix => {
    const call = args.length === 0 ? annotation : `${annotation}(${args.join(", ")})`
    const words = [...others, call].join(" ")
    if (typed === undefined || variable.type !== undefined || variable.isInferred) return { fix: words, upTo: end }
    const last = isRefused(variable.value, typed) ? variable.value : variable.name
    return { fix: `${words} var ${variable.name.name}: ${typed}`, upTo: last.end }
  }
  if (type === undefined) return written("@export", [], undefined)
  const typeName = source(type)
  if (type.kind === "literal") return written("@export_enum", variable.exportArguments.map(source), undefined)
  if (hint === undefined) return written("@export", [], typeName)
  const hintName = hint.kind === "identifier" ? hint.name : ""
  const [place, ...filters] = values
  if (place?.kind === "identifier" && place.name === "GLOBAL")
    return written(hintName === "DIR" ? "@export_global_dir" : "@export_global_file", filters.map(source), "String")
  if (hintName === "EXP") return written("@export_range", [...values.map(source), '"exp"'], typeName)
  const annotation = hints.get(hintName)
  if (annotation !== undefined) return written(annotation, values.map(source), typeName)
  if (typeName === "Array") return written("@export", [], `Array[${source(hint)}]`)
  const isText = hint.kind === "literal" && hint.type === "String"
  if (isText) return written("@export_enum", more.map(source), typeName)
  const isNumber = typeName === "int" || typeName === "float"
  return isNumber ? written("@export_range", more.map(source), typeName) : written("@export", [], typeName)
}

/** Types of Godot 3's exports that hold no null. */
const valueTypes: ReadonlySet<string> = new Set(
  "bool int float String Vector2 Rect2 Vector3 Transform2D Plane Quat AABB Basis Transform Color NodePath RID Dictionary".split(
    " "
  )
)

/** Checks whether a typed variable refuses its initial value: null for a built-in type, `Array()` for a typed array. */
const isRefused = (value: Expression | undefined, type: string): value is Expression => {
  if (value?.kind === "literal" && value.type === "null") return valueTypes.has(type) || type.startsWith("Array")
  if (value?.kind !== "call" || value.callee.kind !== "identifier" || value.arguments.length > 0) return false
  return value.callee.name === "Array" && type.startsWith("Array[")
}

/**
 * Returns the type of the node of `export(NodePath) onready var a = get_node(a) as Node2D`; absent for other variables.
 */
const nodeOf = ({ name, value, type, setterName, getterName }: VariableNode): string | undefined => {
  const found = value?.kind === "cast" ? value.value : value
  if (found?.kind !== "call" || found.callee.kind !== "identifier" || found.callee.name !== "get_node") return undefined
  const [path] = found.arguments
  if (path?.kind !== "identifier" || path.name !== name.name || (setterName ?? getterName) !== undefined)
    return undefined
  const written = value?.kind === "cast" ? value.type : type
  return written?.path.map((one) => one.name).join(".") ?? "Node"
}

/** Returns Godot 3's `yield` for an awaited value; undefined if the object is not visible in it, as in a bare name. */
export const yieldFix = (text: string, awaited: Expression): string | undefined => {
  if (awaited.kind === "call") return `yield(${text.slice(awaited.start, awaited.end)}, "completed")`
  if (awaited.kind !== "attribute" || awaited.base.kind === "super") return undefined
  const { name } = awaited.name
  const signal = name === "process_frame" ? "idle_frame" : name
  return `yield(${text.slice(awaited.base.start, awaited.base.end)}, ${JSON.stringify(signal)})`
}

/** Signals that are often waited for and have another name in Godot 4. */
const renamedSignals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    idle_frame: "process_frame",
    tween_completed: "finished",
    tween_all_completed: "finished"
  })
)

/** Returns Godot 4's `await` for `yield(object, "signal")`; undefined for a call with other arguments. */
export const awaitFix = (text: string, { arguments: [object, signal] }: CallExpression): string | undefined => {
  if (object === undefined) return undefined
  const source = text.slice(object.start, object.end)
  const operand = compound.has(object.kind) ? `(${source})` : source
  if (signal === undefined) return `await ${operand}`
  const named = signal.kind === "literal" ? signal.value : ""
  if (named === "completed") return `await ${operand}`
  const name = renamedSignals.get(named) ?? named
  // A signal can only follow a dot if its name is written there, and is a word.
  if (!isMemberName(name, 4)) return `await Signal(${source}, ${text.slice(signal.start, signal.end)})`
  return `await ${source === "self" ? name : `${operand}.${name}`}`
}

/**
 * Returns the type that a value after `is` names; its name is empty for other values, which Godot 3 accepts there too.
 */
export const typeFrom = (value: Expression): TypeNode => {
  const { start, end } = value
  return { start, end, path: namesOf(value) ?? [{ start, end, name: "" }], arguments: [] }
}

/** The names of `A.B.C`; absent for any other value. */
const namesOf = (value: Expression): ReadonlyArray<Name> | undefined => {
  const names: Array<Name> = []
  let at = value
  for (; at.kind === "attribute"; at = at.base) names.unshift(at.name)
  if (at.kind !== "identifier") return undefined
  return [{ start: at.start, end: at.end, name: at.name }, ...names]
}
