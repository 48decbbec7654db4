/** Checks a class as a whole: its parent, its members (which must not repeat inherited ones) and its functions. */

import type { ConstantNode, EnumNode, FunctionNode, Member, Name, SignalNode } from "../../script/Ast.ts"
import { resolveCertainPath } from "../../script/ResourcePath.ts"
import { checkAssigned } from "../body/Assigned.ts"
import { functionBody } from "../body/Body.ts"
import { missingReturn } from "../body/Returns.ts"
import { type Check, classScope, within } from "../Context.ts"
import { used } from "../calls/Calls.ts"
import * as Locals from "../names/Locals.ts"
import { reportMissingFile } from "../names/loadedFiles.ts"
import { checkClassName } from "../names/ProjectNames.ts"
import { memberType, typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { isSingleton } from "../names/userClasses.ts"
import { nativeUri } from "../reference/NativeClass.ts"
import { isVoid, typeName } from "../types/TypeNames.ts"
import { describe, int, subjectOf } from "../types/Types.ts"
import { checkAbstract } from "./AbstractRules.ts"
import { checkAnnotations } from "./Annotations.ts"
import { constantValue } from "./Constants.ts"
import { cyclicMembers, cyclicParent, valueOrder } from "./Cycles.ts"
import { inheritedMember, overridden } from "./Overrides.ts"
import { checkVariable } from "./VariableRules.ts"
import { misnamedVirtual } from "./VirtualNames.ts"

/** Checks a class and the classes within it; yields after each member. */
export const checkClass = function* (check: Check, owner: ScriptClass): Generator<void, void> {
  const { node } = owner
  const scope = classScope(owner)
  within(check, scope, () => {
    parent(check, owner)
    checkClassName(check, owner)
    checkAnnotations(check, node.annotations, owner.outer === undefined ? "script" : "class")
    names(check, owner)
    checkAbstract(check, owner)
    cyclicParent(check, owner)
    cyclicMembers(check, owner)
  })
  for (const one of node.members) {
    yield
    within(check, scope, () => member(check, owner, one))
  }
  for (const inner of owner.inner.values()) yield* checkClass(check, inner)
}

const member = (check: Check, owner: ScriptClass, node: Member): void => {
  if (node.kind !== "class") checkAnnotations(check, node.annotations, node.kind, node)
  if (node.kind === "variable") checkVariable(check, owner, node)
  else if (node.kind === "constant") constant(check, owner, node)
  else if (node.kind === "enum") enumeration(check, owner, node)
  else if (node.kind === "signal") signalParameters(check, node)
  else if (node.kind === "function") method(check, owner, node)
}

const constant = (check: Check, owner: ScriptClass, { name, type, value }: ConstantNode): void => {
  if (type !== undefined) check.checkType(type)
  if (value === undefined) return
  const given = used(check, value)
  constantValue(check, value)
  if (type === undefined) return
  const place = { name: name.name, type: typeOfNode(check, type, owner), isConstant: true }
  checkAssigned(check, place, { type: given, at: value, isComputed: false })
}

const signalParameters = (check: Check, { parameters }: SignalNode): void => {
  const seen = new Set<string>()
  for (const { name, type, default: value } of parameters) {
    if (type !== undefined) check.checkType(type)
    if (value !== undefined && check.dialect === 4)
      check.report("syntax", value, "The parameters of a signal have no default values.")
    if (seen.has(name.name))
      check.report("duplicate", name, `There is already a parameter ${JSON.stringify(name.name)}.`)
    seen.add(name.name)
  }
}

/** The values of an enum, which may depend on one another. */
const enumeration = (check: Check, owner: ScriptClass, node: EnumNode): void => {
  const { values } = node
  valueOrder(check, owner, node)
  const inside = Locals.make()
  // Godot 3 knows them only once the enum is complete.
  if (check.dialect === 4) {
    for (const { name } of values) inside.add({ name: name.name, type: int, isConstant: true, isTyped: true, at: name })
  }
  within(check, { ...check.scope, locals: inside }, () => {
    for (const { value } of values) {
      if (value === undefined) continue
      const type = check.typeOf(value)
      if (type.kind === "builtin" && type.name !== "int")
        check.report("assign-type", value, `Enum values must be int, not ${describe(type)}.`)
      else constantValue(check, value, "An enum")
    }
  })
}

const parent = (check: Check, { node, path, outer }: ScriptClass): void => {
  const clause = node.extends
  if (clause === undefined) return
  if (clause.file !== undefined) {
    const file = resolveCertainPath(clause.file.value, path)
    if (file !== undefined && check.project?.exists(file) === false) reportMissingFile(check, clause.file, file)
    return
  }
  const [first] = clause.path
  if (first === undefined || first.name === "") return
  if (check.api.isBuiltin(first.name) || first.name === "Variant") {
    check.report("unknown-type", first, `${first.name} is a built-in type, which no class can extend.`)
    return
  }
  if (check.dialect === 4 && clause.path.length === 1 && isSingleton(check, first.name)) {
    check.report("abstract", first, `${first.name} is a singleton: no class can extend it.`)
    return
  }
  if (outer !== undefined && valueExtended(check, outer, first)) return
  typeName(check, first, { isExtended: true })
}

/** Reports a member of the script after `extends` that is not a class. */
const valueExtended = (check: Check, outer: ScriptClass, at: Name): boolean => {
  const found = outer.members.get(at.name)
  if (found === undefined || found.kind === "class" || found.kind === "enum-value") return false
  if (check.dialect === 3 && found.kind !== "constant" && found.kind !== "enum") return false
  if (found.kind === "constant" && memberType(check, outer, found).kind !== "builtin") return false
  check.report("unknown-type", at, `${at.name} is ${article[found.kind]}, not a class.`)
  return true
}

/** Checks for members of the same name, and names that a parent already has. */
const names = (check: Check, owner: ScriptClass): void => {
  const seen = new Map<string, string>()
  const once = (name: Name, kind: string): void => {
    if (name.name === "") return
    const key = check.dialect === 4 ? name.name : `${spaceInGodot3(kind)} ${name.name}`
    const before = seen.get(key)
    if (before === undefined) seen.set(key, kind)
    else check.report("duplicate", name, `This class already has ${before} ${JSON.stringify(name.name)}.`)
  }
  for (const member of owner.node.members) {
    if (member.kind === "enum") {
      once(member.name, "an enum")
      const values = new Set<string>()
      for (const { name } of member.values) {
        if (member.name.name === "") {
          once(name, "an enum value")
          likeClass(check, name)
          if (check.dialect === 4) inherited(check, owner, "constant", name)
        } else if (values.has(name.name) && check.dialect === 4)
          check.report("duplicate", name, `This enum already has a value ${JSON.stringify(name.name)}.`)
        values.add(name.name)
      }
    } else once(member.name, article[member.kind])
    if (member.name.name !== "" && member.kind !== "function") {
      if (member.kind !== "class") likeClass(check, member.name)
      inherited(check, owner, member.kind, member.name)
    }
  }
}

/** Godot 3 keeps signals, functions and classes apart from variables and constants of the same name. */
const spaceInGodot3 = (kind: string): string => (/(?:signal|function|class)$/.test(kind) ? kind : "a value")

const article = {
  variable: "a variable",
  constant: "a constant",
  function: "a function",
  signal: "a signal",
  class: "a class",
  enum: "an enum"
} as const

/** Reports a variable, constant, signal or enum with the name of a class of Godot or a built-in type. */
const likeClass = ({ api, dialect, input, report }: Check, name: Name): void => {
  if (dialect === 3 || !(api.has(name.name) || api.isBuiltin(name.name))) return
  const kind = api.has(name.name) ? "a class" : "a built-in type"
  report("shadow", name, `${name.name} is ${kind} of ${input.reference.label}.`)
}

/** Reports a variable, signal, constant, class or value of an unnamed enum with the name of an ancestor's member. */
const inherited = (check: Check, owner: ScriptClass, kind: string, name: Name): void => {
  // The reference does not list this property of all objects.
  if (check.dialect === 4 && name.name === "script" && kind !== "class" && !check.isFragment) {
    check.report("member-exists", name, 'Object has a member "script" already.')
    return
  }
  const found = inheritedMember(check, owner, name.name)
  if (typeof found === "string") return
  // Godot compares an inner class with no member that it or a script inherits.
  if (kind === "class") return
  if (found.kind === "native") {
    const { member } = found
    // In Godot 3 a script may declare a method with the name of a setter, and a constant that hides another.
    if (member.kind === "accessor" || member.kind === "enum" || member.kind === "method") return
    if (member.kind === "constant" && check.dialect === 3) return
    if (check.dialect === 3 && kind !== "variable" && kind !== "signal") return
    if (check.dialect === 3 && (kind === "variable") === (member.kind === "signal")) return
    check.report("member-exists", name, `${member.owner} has a member ${JSON.stringify(name.name)} already.`, {
      uri: nativeUri(member)
    })
    return
  }
  if (check.dialect === 3 && !clashesInGodot3(kind, found.member.kind)) return
  if (found.member.kind === "class") return
  check.report(
    "member-exists",
    name,
    `${subjectOf({ kind: "script", script: found.class })} has a member ${JSON.stringify(name.name)} already.`
  )
}

/** Between two scripts that extend each other, Godot 3 compares variables with constants, and signals with signals. */
const clashesInGodot3 = (kind: string, other: string): boolean => {
  const isValue = (one: string) => one === "variable" || one === "constant"
  return isValue(kind) ? isValue(other) : kind === "signal" && other === "signal"
}

/** Checks the shape of Godot 4's constructors: `_init` is not static and returns no value, `_static_init` is static. */
const constructorShape = (check: Check, { name, isStatic, returnType, parameters }: FunctionNode): void => {
  if (check.dialect === 3) return
  const report = (message: string) => check.report("override-signature", name, message)
  if (name.name === "_init") {
    if (isStatic) report("_init() is the constructor and cannot be static.")
    else if (returnType !== undefined && !isVoid(returnType))
      report("_init() returns nothing: the object already exists.")
  } else if (name.name === "_static_init") {
    if (!isStatic) report("_static_init() must be static.")
    else if (parameters.length > 0) report("_static_init() takes 0 parameters.")
  }
}

const method = (check: Check, owner: ScriptClass, node: FunctionNode): void => {
  constructorShape(check, node)
  const returns = node.returnType === undefined ? undefined : typeOfNode(check, node.returnType, owner)
  overridden(check, owner, node, returns)
  misnamedVirtual(check, owner, node)
  functionBody(check, owner, node, returns)
  if (node.annotations.some(({ name }) => name === "abstract")) return
  missingReturn(check, node, returns, `${node.name.name}()`, node.name)
}
