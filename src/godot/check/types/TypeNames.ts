/** Names of classes and enums in types: those that do not exist are reported. */
import type { Name, TypeNode } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, findLocal, ownClass, seesAllClasses } from "../Context.ts"
import { classSuccessorOf, lacks, nearWithinBudget } from "../fixes/Fix.ts"
import { isNearClass } from "../fixes/intendedName.ts"
import { slipOfClass } from "../fixes/Slips.ts"
import type { Bare } from "../Memory.ts"
import { bareMember } from "../names/bareMember.ts"
import { warnDeprecatedClass } from "../names/Names.ts"
import { baseOf, classNamed, type FoundMember, findMember, nativeBase } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { foreignTypes, foreignWords } from "../versions/foreignNames.ts"
import { isGoneClass } from "../versions/goneClasses.ts"

/** Placeholder for the base class in script templates of the editor. */
const TEMPLATE_BASE = "_BASE_"

/** Checks whether a written type is `void`. */
export const isVoid = ({ path }: TypeNode): boolean => path.length === 1 && path[0]?.name === "void"

/** Reports names in the type of a value, or in that of a function's result, that do not exist. */
export const checkType = (check: Check, node: TypeNode, { isReturned = false } = {}): void => {
  if (isVoid(node)) {
    check.report("syntax", node, "Only functions can be void; a value cannot.")
    return
  }
  typedDictionary(check, node)
  for (const one of node.arguments) checkType(check, one)
  const [first, second] = node.path
  if (first === undefined || first.name === "") return
  if (node.path.length === 1 && (first.name === "Variant" || check.api.isBuiltin(first.name))) return
  const local = findLocal(check.scope, first.name)
  if (local?.isConstant === true) {
    check.localClasses.set(first, local.type.kind === "class" ? local.type.class : undefined)
    return
  }
  if (!typeName(check, first, { isReturned, isType: second === undefined }) || second === undefined) return
  const owner = classNamed(check, check.scope.class, first)
  if (owner === undefined) return
  if (owner === "enum") {
    partOfEnum(check, node, 1)
    return
  }
  const found = findMember(check, owner, second.name)
  if (typeof found === "object") partOfClass(check, node, found)
  if (found !== "absent" || (owner.kind === "native" && !check.input.reference.isComplete)) return
  check.report("unknown-type", second, lacks(check, owner, second.name))
}

/** Reports `State.IDLE` as a type: the type is the enum; `at` is the place of the value in the path. */
const partOfEnum = (check: Check, { path }: TypeNode, at: number): void => {
  const [first, last] = [path[0], path.at(-1)]
  const value = path[at]
  if (check.dialect === 3 || first === undefined || last === undefined || value === undefined) return
  const name = path
    .slice(0, at)
    .map((one) => one.name)
    .join(".")
  const place = { start: first.start, end: last.end }
  const message = `${name} is an enum and a type; its value ${JSON.stringify(value.name)} is not a type.`
  check.report("unknown-type", place, message, { fix: name })
}

/** Reports an enum as a type in Godot 3, which only export() accepts. */
const enumAsType = (check: Check, at: Span, name: string): void =>
  check.report("unknown-type", at, `${name} is an enum, which Godot 3 does not accept as a type; its values are int.`, {
    fix: "int"
  })

/** Reports a constant, a variable or a function of a class in a type; the type of a constant is its enum. */
const partOfClass = (check: Check, node: TypeNode, found: Exclude<FoundMember, string>): void => {
  const [first, second] = node.path
  const { kind } = found.member
  if (first === undefined || second === undefined) return
  if (check.dialect === 3) {
    if (kind === "enum") enumAsType(check, { start: first.start, end: second.end }, `${first.name}.${second.name}`)
    return
  }
  if (kind === "enum") {
    if (node.path.length > 2) partOfEnum(check, node, 2)
    return
  }
  if (kind === "class" || (kind === "constant" && found.kind === "script")) return
  const name = kind === "constant" && found.kind === "native" ? found.member.doc.enum : undefined
  const fix = name === undefined || name.includes(".") ? {} : { fix: `${first.name}.${name}` }
  const what = kind === "enum-value" ? "constant" : kind === "accessor" ? "method" : kind
  const place = { start: first.start, end: second.end }
  check.report("unknown-type", place, `${first.name}.${second.name} is a ${what}, not a type.`, fix)
}

/** Reports `Dictionary[String, int]` where the reference's dictionaries have no types: before Godot 4.4. */
const typedDictionary = (check: Check, node: TypeNode): void => {
  const isTyped = node.path.length === 1 && node.path[0]?.name === "Dictionary" && node.arguments.length > 0
  if (!isTyped || check.dialect === 3 || check.api.find("Dictionary", "is_typed") !== "absent") return
  check.report("syntax", node, `Dictionaries have no types in ${check.input.reference.label}.`, { fix: "Dictionary" })
}

/** Checks whether a class of the script extends an unknown class, which may declare types. */
const hasUnknownBase = (check: Check): boolean => {
  if (check.isFragment) return false
  for (let at: ScriptClass | undefined = check.scope.class; at !== undefined; at = at.outer) {
    if (nativeBase(check, { kind: "script", script: at }) === undefined) return true
  }
  return false
}

/** Checks that a constant is no class: one of the reference, or one of the script that is a literal or a container. */
const isPlainValue = (found: Bare): boolean => {
  if (found.kind === "native") return true
  const value = found.member.kind === "constant" ? found.member.value : undefined
  return value?.kind === "literal" || value?.kind === "array" || value?.kind === "dictionary"
}

/** Says what a name is where it certainly stands for a value: a constant, a variable, a function or a signal. */
const valueNamed = (check: Check, name: string): string | undefined => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.isConstant ? undefined : "variable"
  const found = bareMember(check, name)
  if (typeof found !== "object") return undefined
  const { kind } = found.member
  if (kind === "property" || kind === "variable") return "variable"
  if (kind === "method" || kind === "accessor" || kind === "function") return "function"
  if (kind === "enum-value" || (kind === "constant" && found.member.kind === "constant" && isPlainValue(found)))
    return "constant"
  return kind === "signal" ? kind : undefined
}

/** Checks whether a name is the name of a type; reports it if it certainly is not. */
export const typeName = (
  check: Check,
  first: Name,
  { isExtended = false, isReturned = false, isType = false } = {}
): boolean => {
  const { name } = first
  const { api } = check
  const named = classNamed(check, check.scope.class, first)
  if (named !== undefined) {
    if (api.has(name)) warnDeprecatedClass(check, first)
    if (named === "enum" && isType && check.dialect === 3 && !api.has(name)) enumAsType(check, first, name)
    return true
  }
  const value = check.dialect === 4 && !isExtended ? valueNamed(check, name) : undefined
  if (value !== undefined) check.report("unknown-type", first, `${JSON.stringify(name)} is a ${value}, not a type.`)
  else if (!mayBeNoType(check, name) && !isForeign(check, first, isReturned)) absentType(check, first, isExtended)
  return false
}

/** Checks for a name that is or may be something else than a type, which is not reported here. */
const mayBeNoType = (check: Check, name: string): boolean => {
  const { api, project } = check
  const isFunction = api.global(name)?.kind === "method" && foreignTypes.has(name)
  if (name === "Variant" || name === TEMPLATE_BASE || project?.autoloads.has(name) === true) return true
  if (api.global(name) !== undefined && !isFunction) return true
  for (let at: ScriptClass | undefined = check.scope.class; at !== undefined; at = at.outer) {
    if (typeof findMember(check, { kind: "script", script: at }, name) === "object") return true
  }
  return check.halfRead.has(name)
}

/** Reports the type of another language: `boolean`. */
const isForeign = (check: Check, first: Name, isReturned: boolean): boolean => {
  const { name } = first
  const foreign = foreignTypes.get(name) ?? foreignWords.get(name)
  const word = foreign === "void" && !isReturned ? "Variant" : foreign
  if (word === undefined || check.project?.classScript(name) !== undefined) return false
  // Godot 3 has no word for a type that may be any.
  const isNone = word === "Variant" && check.dialect === 3
  const [advice, fix] = isNone ? ["leave the type out", {}] : [`write ${word}`, { fix: word }]
  check.report("unknown-type", first, `${name} is not in ${check.input.reference.label}; ${advice}.`, fix)
  return true
}

/** Reports a class that is not there, with its name in this version or the nearest one; doubts it where it may be. */
const absentType = (check: Check, first: Name, isExtended: boolean): void => {
  const { name } = first
  const { api, project } = check
  const lack = `${name} is not in ${check.input.reference.label}`
  const successor = classSuccessorOf(check, name)
  // Renames hold even if this reference has gaps.
  if (isExtended && name === "ImmediateGeometry" && successor !== undefined) {
    // A node that became a resource, which only a node can show.
    const message = `${lack}; a MeshInstance3D shows what an ImmediateMesh draws.`
    check.report("unknown-type", first, message, { fix: "MeshInstance3D" })
    return
  }
  if (successor !== undefined || isGoneClass(check.dialect, name)) {
    check.report("unknown-type", first, `${lack}.`, successor ?? {})
    return
  }
  const isHidden = isExtended
    ? nativeBase(check, ownClass(check)) === undefined && baseOf(check, check.scope.class)?.kind === "script"
    : hasUnknownBase(check)
  if (seesAllClasses(check) && !isHidden) {
    check.missingClasses.add(name)
    const names = () => [...api.classNames, ...(project?.classNames ?? [])]
    const near = nearWithinBudget(check, name, names, (one) => isNearClass(name, one))
    check.report("unknown-type", first, `${lack}.`, near)
    return
  }
  const typo = slipOfClass(check, name)
  if (typo === undefined) {
    check.missingClasses.add(name)
    check.doubt(first)
  } else check.report("unknown-type", first, `${lack}.`, { fix: typo })
}
