/**
 * Checks values that scenes and resources give to variables of scripts: values that Godot cannot convert to the
 * declared type, and paths to nodes that the head does not list. It converts fewer values here than for its own
 * properties.
 */
import { callOf, type Section } from "../project/TextResource.ts"
import type { TypeNode, VariableNode } from "../script/Ast.ts"
import { simpleType } from "../script/SimpleType.ts"
import { keyOf, type ReadProperty, type SceneCheck } from "./SceneContext.ts"
import { type SceneValue, textOfString } from "./SceneValue.ts"
import { describedValue, isFit, isVector } from "./ValueRules.ts"

/** Reports a value that the variable of a script does not take. */
export const checkVariable = (
  check: SceneCheck,
  section: Section,
  variable: VariableNode,
  { property, value }: ReadProperty
): void => {
  const type = declaredType(variable)
  if (type === undefined || value === undefined || check.reference.dialect !== 4) return
  // The value that a scene gives to an `@onready` variable is replaced before it is read.
  if (variable.isStatic || variable.annotations.some((one) => one.name === "onready")) return
  const { key } = property
  const name = type.element ?? type.name
  const base = nativeOf(check, name)
  if (base !== undefined && check.api.inherits(base, "Node")) {
    if (section.tag !== "node" || !holdsPath(check, value) || isListed(section, key, value)) return
    const holds = type.element === undefined ? name : `Array[${name}]`
    const message = `${key} is ${holds}: Godot finds the node of a NodePath("...") only if the head has node_paths=PackedStringArray("${key}").`
    check.report("assign-type", keyOf(property), message)
    return
  }
  // A setter may convert the value.
  if (variable.setter !== undefined || variable.setterName !== undefined) return
  if (!isTaken(check, type.name, value)) {
    const isText = value.kind === "string" && ["float", "int"].includes(type.name)
    const outcome = isText ? "Godot converts it to 0" : "Godot leaves it out"
    report(check, `${key} is ${type.name} in the script`, outcome, value)
    return
  }
  if (type.element === undefined || value.kind !== "array") return
  for (const item of value.items) {
    const isText = item.kind === "string" && ["bool", "float", "int"].includes(name)
    if (!isText && isTaken(check, name, item)) continue
    report(check, `${key} is Array[${name}] in the script`, "Godot leaves out the whole array", item)
    return
  }
}

const report = (check: SceneCheck, holds: string, outcome: string, value: SceneValue): void => {
  const isFile = value.kind === "string" && /^(?:res|uid):\/\//.test(textOfString(check.text, value))
  const why = isFile
    ? 'declare the file as [ext_resource] and write ExtResource("id")'
    : `this is ${describedValue(check, value)}, and ${outcome}`
  check.report("assign-type", value, `${holds}: ${why}.`)
}

/** The name of the declared type of a variable, or of its initial value's. */
const declaredType = ({
  type,
  isInferred,
  value
}: VariableNode): { readonly name: string; readonly element?: string } | undefined => {
  if (type !== undefined) {
    const name = nameOf(type)
    const [first, second] = type.arguments
    const element = name === "Array" && second === undefined ? nameOf(first) : undefined
    return name === undefined ? undefined : { name, ...(element === undefined ? {} : { element }) }
  }
  const name = isInferred && value !== undefined ? simpleType(value) : undefined
  return name === undefined ? undefined : { name }
}

const nameOf = (type: TypeNode | undefined): string | undefined =>
  type?.path.length === 1 ? type.path[0]?.name : undefined

/** Returns the type itself if it is a class of Godot, or the class of Godot that its script extends. */
const nativeOf = ({ api, scriptAt, view }: SceneCheck, name: string): string | undefined => {
  if (api.isBuiltin(name)) return undefined
  if (api.has(name)) return name
  const path = view?.classScript(name)
  return path === undefined ? undefined : scriptAt(path)?.base
}

/** Checks whether Godot converts a value to the type of a variable. */
const isTaken = (check: SceneCheck, type: string, value: SceneValue): boolean => {
  if (value.kind === "null" || value.kind === "object") return true
  if (type === "String" || type === "StringName") {
    return value.kind === "string" || value.kind === "string-name" || isBuiltIn(value, "NodePath")
  }
  if (type === "bool") return value.kind === "bool" || value.kind === "number"
  if (isVector(type)) return value.kind === "built-in" && value.name.replace("i", "") === type.replace("i", "")
  if (check.api.isBuiltin(type) || check.api.has(type)) return isFit(check, { name: "", type }, value)
  const base = nativeOf(check, type)
  if (base === undefined || !check.api.inherits(base, "Resource")) return true
  return isFit(check, { name: "", type: base }, value)
}

const isBuiltIn = (value: SceneValue, name: string): boolean => value.kind === "built-in" && value.name === name

/**
 * Checks whether a value is a path to a node, or an array with one; Godot does not accept a string as a path here.
 */
const holdsPath = ({ text }: Pick<SceneCheck, "text">, value: SceneValue): boolean =>
  value.kind === "array"
    ? value.items.some((item) => holdsPath({ text }, item))
    : value.kind === "string" ||
      (isBuiltIn(value, "NodePath") && !/^NodePath\(\s*""\s*\)$/.test(text.slice(value.start, value.end)))

/** Checks whether the head of a section lists the property as one that has a path for its node. */
const isListed = ({ attributes }: Section, key: string, value: SceneValue): boolean => {
  const listed = attributes.get("node_paths")
  const keys = listed === undefined ? [] : (callOf(listed)?.arguments ?? [])
  return value.kind !== "string" && keys.includes(key)
}
