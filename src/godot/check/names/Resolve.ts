/** Resolves names: the class that a class extends, members along that chain, and written types. */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import type { EnumNode, Expression, ExtendsNode, Name, TypeNode, VariableNode } from "../../script/Ast.ts"
import { resolveCertainPath } from "../../script/ResourcePath.ts"
import { type Check, MAX_ANCESTORS } from "../Context.ts"
import type { NativeMember } from "../reference/NativeClass.ts"
import { dictionaryOf, nativeEnum, nativeEnumType } from "../types/DocTypes.ts"
import { isNodeLookup, settledType } from "../types/Settled.ts"
import {
  anyObject,
  builtin,
  type ClassRef,
  callable,
  type EnumId,
  enumValue,
  int,
  nativeObject,
  type Type,
  unknown
} from "../types/Types.ts"
import type { ScriptClass, ScriptMember } from "./ScriptClass.ts"
import * as ScriptClasses from "./ScriptClass.ts"
import { classSuccessors } from "./userClasses.ts"

export type Member =
  | { readonly kind: "script"; readonly member: ScriptMember; readonly class: ScriptClass }
  | { readonly kind: "native"; readonly member: NativeMember }

export type FoundMember = Member | "absent" | "unsure"

const native = (name: string): ClassRef => ({ kind: "native", name })

/** The class of a script of the project. */
export const scriptAt = (check: Check, path: string): ScriptClass | undefined => {
  if (check.root.path !== "" && path === check.root.path) return check.root
  const script = check.project?.script(path)
  return script === undefined ? undefined : ScriptClasses.of(script, path)
}

/** The class of this `class_name` in the project. */
export const projectClass = (check: Check, name: string): ScriptClass | undefined => {
  if (check.root.name === name) return check.root
  const path = check.project?.classScript(name)
  return path === undefined ? undefined : scriptAt(check, path)
}

/** The class of the reference with this name, or with this name in another version. */
const nativeCalled = (check: Check, name: string): ClassRef | undefined => {
  if (check.api.has(name)) return native(name)
  const [successor] = classSuccessors(check, name)
  return successor === undefined || !check.api.has(successor.name) ? undefined : native(successor.name)
}

/**
 * Returns the type for a class name of another version: for `RayCast` that of RayCast3D. An unseen class of the user
 * may have the same name; then the type is unknown.
 */
export const renamedType = (check: Check, name: string): Type => {
  if (check.project?.hasUnseenClasses === true || check.missingClasses.has(name)) return unknown
  const [successor] = classSuccessors(check, name)
  if (successor === undefined) return unknown
  if (check.api.isBuiltin(successor.name)) return builtin(successor.name)
  return check.api.has(successor.name) && successor.name !== "Object" ? nativeObject(successor.name) : unknown
}

/** Returns the parent of a class; `undefined` if that cannot be known. */
export const baseOf = (check: Check, owner: ScriptClass): ClassRef | undefined => {
  const { node } = owner
  const known = check.bases.get(node)
  if (known !== undefined || check.bases.has(node)) return known
  check.bases.set(node, undefined)
  const base = lookUpBase(check, owner)
  check.bases.set(node, base)
  return base
}

const lookUpBase = (check: Check, { node, path, outer, script }: ScriptClass): ClassRef | undefined => {
  if (node.extends !== undefined) {
    check.resolving.bases++
    const found = extended(check, node.extends, path, outer)
    check.resolving.bases--
    return found
  }
  if (outer === undefined && check.isFragment && script === check.script) return undefined
  return native(check.dialect === 4 ? "RefCounted" : "Reference")
}

/** Returns the class that an `extends` names; undefined if that cannot be known. */
const extended = (
  check: Check,
  { file, path: names }: ExtendsNode,
  path: string,
  outer: ScriptClass | undefined
): ClassRef | undefined => {
  if (file !== undefined) {
    const from = resolveCertainPath(file.value, path)
    const script = from === undefined ? undefined : scriptAt(check, from)
    return script && innerClass(script, names)
  }
  const [first, ...rest] = names
  if (first === undefined || first.name === "") return undefined
  const within = outer && classCalled(check, outer, first.name)
  if (within === "unknown") return undefined
  const found = within ?? globalClass(check, first.name)
  if (found?.kind === "script") return innerClass(found.script, rest)
  return rest.length === 0 ? found : undefined
}

/** The class that a path of names leads to from a class, each the name of a class within the one before. */
const innerClass = (from: ScriptClass, names: ReadonlyArray<Name>): ClassRef | undefined => {
  let script = from
  for (const { name } of names) {
    const inner = script.inner.get(name)
    if (inner === undefined) return undefined
    script = inner
  }
  return { kind: "script", script }
}

/** The class of the project or of the reference that a script may extend by this name. */
const globalClass = (check: Check, name: string): ClassRef | undefined => {
  const script = projectClass(check, name)
  if (script !== undefined) return { kind: "script", script }
  return check.project?.autoloads.has(name) === true ? undefined : nativeCalled(check, name)
}

/** An inner class or a constant that holds a class, as seen from within a class. */
const classCalled = (check: Check, from: ScriptClass, name: string): ClassRef | "unknown" | undefined => {
  let at: ScriptClass | undefined = from
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    if (at.name === name && at.outer !== undefined) return { kind: "script", script: at }
    const script = at.inner.get(name)
    if (script !== undefined) return { kind: "script", script }
    const member = at.members.get(name)
    if (member !== undefined) return constantClass(check, at, member) ?? "unknown"
    const inherited = inheritedClass(check, at, name)
    if (inherited !== undefined) return inherited
    at = at.outer
  }
  return undefined
}

/** The same of a script that a class extends; a member of Godot's classes holds no class. */
const inheritedClass = (check: Check, from: ScriptClass, name: string): ClassRef | "unknown" | undefined => {
  const base = check.pending.has(from.node) ? undefined : inheritedScript(check, from)
  const found = base && findMember(check, base, name)
  if (typeof found !== "object" || found.kind === "native") return undefined
  const { member, class: owner } = found
  const script = member.kind === "class" ? owner.inner.get(name) : undefined
  return script === undefined ? constantClass(check, owner, member) : { kind: "script", script }
}

const inheritedScript = (check: Check, from: ScriptClass): ClassRef | undefined => {
  check.pending.add(from.node)
  const base = baseOf(check, from)
  check.pending.delete(from.node)
  return base?.kind === "script" ? base : undefined
}

/** The class that a constant with a value holds; undefined for another member. */
const constantClass = (check: Check, owner: ScriptClass, member: ScriptMember): ClassRef | "unknown" | undefined => {
  if (member.kind !== "constant" || member.value === undefined) return undefined
  const type = memberType(check, owner, member)
  return type.kind === "class" ? type.class : "unknown"
}

/** A member of a class, of a class that it extends, or of the reference's class at the end of that line. */
export const findMember = (check: Check, from: ClassRef, name: string): FoundMember => {
  let at: ClassRef | undefined = from
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    if (at.kind === "native") {
      const found = check.api.find(at.name, name)
      return typeof found === "string" ? found : { kind: "native", member: found }
    }
    if (at.script.shared.has(name)) return "unsure"
    const member = at.script.members.get(name)
    if (member !== undefined) return { kind: "script", member, class: at.script }
    at = baseOf(check, at.script)
  }
  return "unsure"
}

/** The reference's class at the end of the line; `undefined` if the line breaks. */
export const nativeBase = (check: Check, from: ClassRef): string | undefined => {
  let at: ClassRef | undefined = from
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    if (at.kind === "native") return at.name
    at = baseOf(check, at.script)
  }
  return undefined
}

/** Checks whether a class is another one or inherits from it; `undefined` if that cannot be known. */
export const isDescendant = (check: Check, candidate: ClassRef, ancestor: ClassRef): boolean | undefined => {
  let at: ClassRef | undefined = candidate
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    if (at.kind === "native") {
      if (ancestor.kind === "script") return false
      return isNativeDescendant(check, at.name, ancestor.name)
    }
    if (ancestor.kind === "script" && ancestor.script.node === at.script.node) return true
    at = baseOf(check, at.script)
  }
  return undefined
}

/** Checks whether a class of the reference is another one or inherits from it; a reference with gaps may not know. */
export const isNativeDescendant = ({ api, input }: Check, name: string, ancestor: string): boolean | undefined => {
  if (!api.has(name) || !api.has(ancestor)) return undefined
  if (api.inherits(name, ancestor)) return true
  if (input.reference.isComplete) return false
  return api.selfAndAncestors(name).every(api.has) ? false : undefined
}

/** The type of a member as a value. */
export const memberType = (check: Check, owner: ScriptClass, member: ScriptMember): Type => {
  switch (member.kind) {
    case "variable":
      return variableType(check, owner, member)
    case "constant":
      if (member.type !== undefined) return typeOfNode(check, member.type, owner)
      return member.value === undefined ? unknown : inferred(check, owner, member.value)
    case "function":
      return callable
    case "signal":
      return { kind: "signal", arity: member.parameters.length, declared: { node: member, owner } }
    case "enum":
      return remembered(check, member, () => enumType(check, owner, member))
    case "enum-value":
      return int
    case "class": {
      const inner = owner.inner.get(member.name.name)
      return inner === undefined ? unknown : { kind: "class", class: { kind: "script", script: inner } }
    }
  }
}

/** Returns the type that is kept for a member or its value; infers it the first time, and is `unknown` meanwhile. */
const remembered = (check: Check, key: VariableNode | EnumNode | Expression, infer: () => Type): Type => {
  const known = check.memberTypes.get(key)
  if (known !== undefined) return known
  check.memberTypes.set(key, unknown)
  const type = infer()
  check.memberTypes.set(key, type)
  return type
}

const variableType = (check: Check, owner: ScriptClass, member: VariableNode): Type => {
  const { type, value, isInferred } = member
  if (type !== undefined) return typeOfNode(check, type, owner)
  if (value === undefined) return unknown
  const first = () => inferred(check, owner, value)
  if (!isInferred) return remembered(check, member, () => settledType(check, owner, member, first) ?? unknown)
  return isNodeLookup(value) && isReplaced(owner, member) ? nativeObject("Node") : first()
}

const enumType = (check: Check, owner: ScriptClass, member: EnumNode): Type => ({
  kind: "enum",
  name: member.name.name,
  values: new Set(member.values.map(({ name }) => name.name)),
  isNative: false,
  ...(check.dialect === 3 || member.name.name === "" ? {} : { id: scriptEnum(owner, member) })
})

/** Checks whether the script assigns to a variable of its own anywhere. */
const isReplaced = ({ script }: ScriptClass, member: VariableNode): boolean => script.assigned.has(member.name.name)

/** Returns the type of an initial value as that of its variable, which may hold objects of derived classes later. */
const inferred = (check: Check, owner: ScriptClass, value: Expression): Type =>
  remembered(check, value, () => {
    const type = check.typeIn(owner, value)
    if (type.kind === "object") return { kind: "object", class: type.class }
    return type.kind === "null" || type.kind === "void" ? unknown : type
  })

const scriptEnum = ({ path }: ScriptClass, { name, start }: EnumNode): EnumId => ({
  key: `${path}:${start}`,
  name: name.name
})

/** The type that a script names; `unknown` if it cannot be known, or is no type. */
export const typeOfNode = (check: Check, node: TypeNode, owner: ScriptClass): Type => {
  const { path } = node
  const [first] = path
  if (first === undefined || first.name === "" || first.name === "Variant") return unknown
  const { name } = first
  if (path.length === 1) {
    if (name === "void") return { kind: "void" }
    if (check.api.isBuiltin(name)) {
      const [element, value] = node.arguments
      if (name === "Dictionary" && element !== undefined && value !== undefined)
        return dictionaryOf(typeOfNode(check, element, owner), typeOfNode(check, value, owner))
      if (name !== "Array" || element === undefined) return builtin(name)
      return { kind: "builtin", name, element: typeOfNode(check, element, owner) }
    }
  }
  const isLocal = check.localClasses.has(first)
  const found = isLocal ? check.localClasses.get(first) : classNamed(check, owner, first)
  if (isLocal && found === undefined) return unknown
  if (found === "enum") return path.length === 1 ? enumValue(enumNamed(check, owner, name)) : unknown
  if (found === undefined) {
    // Another script names a missing class: objects of it may reach the checked script.
    if (owner.script !== check.script && classSuccessors(check, name).length === 0) check.missingClasses.add(name)
    return path.length === 1 ? renamedType(check, name) : unknown
  }
  let at: ClassRef = found
  for (const { name: part } of path.slice(1)) {
    if (at.kind === "native") return nativeEnumType(check, at.name, part)
    const member = findMember(check, at, part)
    if (typeof member === "string") return unknown
    if (member.kind === "native") return nativeEnumType(check, member.member.owner, part)
    if (member.member.kind === "enum")
      return enumValue(check.dialect === 4 ? scriptEnum(member.class, member.member) : undefined)
    const type = memberType(check, member.class, member.member)
    if (type.kind !== "class") return unknown
    at = type.class
  }
  if (at.kind === "native" && at.name === "Object") return anyObject
  return { kind: "object", class: at }
}

/** Returns the enum that a type names without its class; undefined for a constant that holds an enum. */
const enumNamed = (check: Check, owner: ScriptClass, name: string): EnumId | undefined => {
  if (check.dialect === 3) return undefined
  let at: ScriptClass | undefined = owner
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    const found = findMember(check, { kind: "script", script: at }, name)
    if (typeof found === "object") {
      if (found.kind === "script") {
        return found.member.kind === "enum" ? scriptEnum(found.class, found.member) : undefined
      }
      return found.member.kind === "enum" && !found.member.isBitfield
        ? nativeEnum(`${found.member.owner}.${name}`)
        : undefined
    }
    at = at.outer
  }
  const global = check.api.global(name)
  return global?.kind === "enum" && !global.isBitfield ? nativeEnum(name) : undefined
}

/** Returns the class that a type names, or `"enum"` if the name is that of an enum. */
export const classNamed = (check: Check, owner: ScriptClass, { name }: Name): ClassRef | "enum" | undefined => {
  const names = getOrMake(check.namedClasses, owner, () => new Map())
  if (names.has(name)) return names.get(name)
  names.set(name, undefined)
  const found = lookUpClass(check, owner, name)
  names.set(name, found)
  return found
}

/** The inner class of a name that a class is or extends, unless one of those before it has a member of the name. */
const calledSo = (check: Check, from: ScriptClass, name: string): ScriptClass | undefined => {
  let at: ClassRef | undefined = { kind: "script", script: from }
  for (let steps = 0; at?.kind === "script" && steps < MAX_ANCESTORS; steps++) {
    if (at.script.outer !== undefined && at.script.name === name) return at.script
    if (at.script.members.has(name)) return undefined
    at = baseOf(check, at.script)
  }
  return undefined
}

const lookUpClass = (check: Check, owner: ScriptClass, name: string): ClassRef | "enum" | undefined => {
  let at: ScriptClass | undefined = owner
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    const called = calledSo(check, at, name)
    if (called !== undefined) return { kind: "script", script: called }
    const found = findMember(check, { kind: "script", script: at }, name)
    if (typeof found === "object") {
      if (found.kind === "native") {
        if (found.member.kind === "enum") return "enum"
      } else if (found.member.kind === "enum") return "enum"
      else {
        const type = memberType(check, found.class, found.member)
        if (type.kind === "class") return type.class
        if (type.kind === "enum") return "enum"
        if (found.member.kind === "class" || found.member.kind === "constant") return undefined
      }
    }
    at = at.outer
  }
  const script = projectClass(check, name)
  if (script !== undefined) return { kind: "script", script }
  if (check.api.has(name)) return { kind: "native", name }
  if (check.api.global(name)?.kind === "enum") return "enum"
  return undefined
}
