/** Checks what `@export` and the other export annotations require of their variable. */
import type { Annotation, Expression, VariableNode } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, ownClass, source } from "../Context.ts"
import { isNativeDescendant, nativeBase, projectClass, typeOfNode } from "../names/Resolve.ts"
import { isHard } from "../types/HardTypes.ts"
import { isNullValue } from "../types/Inference.ts"
import { anyObject, builtin, describe, packedElements, type Type, unknown } from "../types/Types.ts"
import { isBefore43 } from "../versions/newerSyntax.ts"
import { isTakenForError } from "../WarningLevel.ts"

/** Annotations that belong to no member. */
const alone: ReadonlySet<string> = new Set(["export_category", "export_group", "export_subgroup"])

/** Checks whether an annotation of this name exports its variable. */
export const isExport = (name: string): boolean => name.startsWith("export") && !alone.has(name)

/** Annotations -> the types of their variables; newer versions also take arrays of these. */
const exported: Readonly<Record<string, ReadonlyArray<string>>> = {
  export_multiline: ["String"],
  export_placeholder: ["String"],
  export_file: ["String"],
  export_dir: ["String"],
  export_global_file: ["String"],
  export_global_dir: ["String"],
  export_color_no_alpha: ["Color"],
  export_node_path: ["NodePath"],
  export_enum: ["int", "String"],
  export_exp_easing: ["float"],
  export_range: ["int", "float"]
}

const flags: ReadonlyArray<string> = ["int"]

/** Reports what Godot refuses to export, and `@onready` outside of nodes. */
export const exportRules = (check: Check, all: ReadonlyArray<Annotation>, node: VariableNode): void => {
  let isExported = false
  for (const one of all) {
    if (check.api.annotation(one.name) === undefined) continue
    const at = { start: one.start, end: one.start + one.name.length + 1 }
    if (node.isStatic && (isExport(one.name) || one.name === "onready"))
      check.report("syntax", at, `@${one.name} cannot be used on a static variable.`)
    if (one.name === "onready") readyRules(check, at, all)
    if (!isExport(one.name)) continue
    if (isExported) check.report("syntax", at, `@${one.name} cannot be used together with another @export.`)
    isExported = true
    if (one.name === "export" && one.arguments.length > 0) continue
    if (one.name === "export") plainExport(check, at, node)
    else if (one.name === "export_node_path") nodeClasses(check, one)
    exportedType(check, one, node)
  }
  if (!isLate(check, node)) earlyNode(check, node.value)
}

/** Checks whether a variable gets its value after the object is created, or without an object. */
export const isLate = (check: Check, { isStatic, annotations, modifiers }: VariableNode): boolean =>
  isStatic ||
  [...annotations, ...modifiers].some(({ name }) => name === "onready") ||
  // A misspelt annotation may be `@onready`.
  (check.dialect === 4 && annotations.some(({ name }) => check.api.annotation(name) === undefined))

/** Returns the script's class in the reference, if that is known. */
const ownBase = (check: Check): string | undefined => {
  const base = nativeBase(check, ownClass(check))
  return base === undefined || !check.api.has(base) ? undefined : base
}

/** Reports `@onready` outside of nodes, and on an exported variable, whose value it would replace. */
const readyRules = (check: Check, at: Span, all: ReadonlyArray<Annotation>): void => {
  const base = ownBase(check)
  if (base !== undefined && isNativeDescendant(check, base, "Node") === false)
    check.report("syntax", at, `Only nodes become ready: @onready cannot be used in a ${base}.`)
  else if (all.some(({ name }) => isExport(name)) && isTakenForError(check, "onready_with_export"))
    check.report("syntax", at, "@onready replaces the value that @export sets; use only one of them.")
}

/** Returns the first value of a chain of members and calls: `$A` of `$A.position.x`. */
const beginning = (node: Expression): Expression => {
  let at = node
  for (;;) {
    if (at.kind === "attribute" || at.kind === "index") at = at.base
    else if (at.kind === "call" && at.callee.kind === "attribute") at = at.callee.base
    else return at
  }
}

const isLookup = (check: Check, node: Expression): boolean => {
  if (node.kind === "node") return true
  const isCalled = node.kind === "call" && node.callee.kind === "identifier" && node.callee.name === "get_node"
  return isCalled && !check.scope.class.members.has("get_node")
}

/** Reports a node lookup as a variable's initial value, which runs before the scene's nodes exist. */
const earlyNode = (check: Check, value: Expression | undefined): void => {
  const found = value?.kind === "cast" ? value.value : value
  const node = found === undefined ? undefined : beginning(found)
  if (node === undefined || !isLookup(check, node)) return
  const base = ownBase(check)
  if (base === undefined || !check.api.inherits(base, "Node")) return
  // A lookup alone gives null then, and a warning of Godot; a member of it is an error.
  if (node === found && !isTakenForError(check, "get_node_default_without_onready")) return
  check.report(
    "static-context",
    node,
    `${source(check, node)} does not exist before _ready(); write @onready before var.`
  )
}

/** A bare `@export` takes the type from the variable's type or value. */
const plainExport = (
  check: Check,
  at: { start: number; end: number },
  { type, value, isInferred }: VariableNode
): void => {
  if (type === undefined) {
    if (value === undefined && !isInferred) check.report("syntax", at, "@export needs a type, or a value that has one.")
    if (value === undefined || !isHard(check, value)) return
  }
  const written = type === undefined ? check.typeOf(value as Expression) : typeOfNode(check, type, check.scope.class)
  const exported = written.kind === "builtin" && written.element !== undefined ? written.element : written
  if (exported === anyObject || (exported.kind === "class" && exported.class.kind === "script"))
    unexported(check, at, exported)
  if (exported.kind !== "object") return
  const base = nativeBase(check, exported.class)
  if (base === undefined || !check.api.has(base)) return
  if (check.api.inherits(base, "Node")) {
    const owner = ownBase(check)
    if (owner !== undefined && isNativeDescendant(check, owner, "Node") === false)
      check.report("syntax", at, `Only nodes can export nodes, and this is a ${owner}.`)
  } else if (isNativeDescendant(check, base, "Resource") === false) {
    unexported(check, at, exported)
  }
}

const unexported = (check: Check, at: Span, type: Type): void =>
  check.report("syntax", at, `@export is for built-in types, resources, nodes and enums, not for ${describe(type)}.`)

/** The classes that `@export_node_path` lets one choose from. */
const nodeClasses = (check: Check, { arguments: args }: Annotation): void => {
  const { api, input, project } = check
  if (!input.reference.isComplete) return
  for (const one of args) {
    if (one.kind !== "literal" || one.type !== "String") continue
    if (api.has(one.value)) {
      if (!api.inherits(one.value, "Node")) check.report("argument-type", one, `${one.value} is not a node class.`)
      continue
    }
    if (projectClass(check, one.value) !== undefined) continue
    const [successor] = input.reference.classSuccessors(one.value)
    if (successor === undefined && project?.isWhole !== true) continue
    const fix = successor === undefined ? {} : { fix: JSON.stringify(successor.name) }
    check.report("unknown-type", one, `${one.value} is not in ${input.reference.label}.`, fix)
  }
}

/** Returns the declared type of a variable, or the type of its value. */
const typeOf = (check: Check, { type, value }: VariableNode): Type => {
  if (type !== undefined) return typeOfNode(check, type, check.scope.class)
  return value !== undefined && isHard(check, value) ? check.typeOf(value) : unknown
}

const exportedType = (check: Check, { name, start }: Annotation, node: VariableNode): void => {
  const types = name.startsWith("export_flags") ? flags : exported[name]
  if (types === undefined) return
  const type = typeOf(check, node)
  const refused = isNull(check, node) ? "null" : isTaken(name, types, type) ? undefined : describe(type)
  const isUntyped = name === "export_multiline" && isOpen(node) && !isBefore43(check)
  if (refused === undefined && !isUntyped) return
  check.report(
    "argument-type",
    { start, end: start + name.length + 1 },
    `@${name} is for ${types.join(" and ")}, not for ${refused ?? "a variable without a type"}.`
  )
}

const isNull = (check: Check, { type, value }: VariableNode): boolean =>
  type === undefined && value !== undefined && isNullValue(check, value)

const isOpen = ({ type, value }: VariableNode): boolean =>
  value === undefined && (type === undefined || type.path[0]?.name === "Variant")

/** Checks whether an annotation for values of these types may stand at a variable of that type. */
const isTaken = (name: string, types: ReadonlyArray<string>, type: Type): boolean => {
  if (type.kind === "object") return false
  if (type.kind !== "builtin") return true
  // An annotation for a type also takes lists of it: of strings, of numbers with a range.
  const packed = packedElements[type.name]
  const one = type.name === "Array" ? type.element : packed === undefined ? type : builtin(packed)
  if (one === undefined) return false
  if (one.kind !== "builtin") return one.kind !== "object"
  if (one.name === "Dictionary") return name === "export_multiline" || one.element !== undefined
  if (one.enum !== undefined && (types === flags || name === "export_enum")) return false
  const isNumber = one.name === "int" || one.name === "float"
  const takesNumbers = name !== "export_enum" && (types.includes("int") || types.includes("float"))
  return (
    types.includes(one.name) || (isNumber && takesNumbers) || (name === "export_range" && /^Vector\d/.test(one.name))
  )
}
