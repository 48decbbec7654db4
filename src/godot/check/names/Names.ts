/** Resolves a bare name: a local variable, a member of the class, a class, something global. */
import type { Identifier } from "../../script/Ast.ts"
import { type Check, findLocal } from "../Context.ts"
import type { Bare } from "../Memory.ts"
import { deprecation, nativeType, warnDeprecated } from "../reference/NativeMembers.ts"
import { callable, nativeObject, type Type, unknown } from "../types/Types.ts"
import { isBefore43 } from "../versions/newerSyntax.ts"
import { bareMember, isOutOfReach, staticContext } from "./bareMember.ts"
import { memberType, projectClass, scriptAt } from "./Resolve.ts"
import { belongsToObject } from "./ScriptClass.ts"
import { unknownName } from "./unknownName.ts"

/** Returns the type of a bare name; `isBase`: a dot or an opening bracket follows it. */
export const identifier = (check: Check, node: Identifier, isBase = false): Type => {
  const { name } = node
  if (name === "") return unknown
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.type
  const found = bareMember(check, name)
  const isOwn = typeof found === "object" && found.kind === "script"
  if (name === "free" && !isOwn && isBefore43(check)) return freeAsValue(check, node)
  if (typeof found === "object") return foundMember(check, node, found, isBase)
  return globalName(check, node, isBase) ?? unknownName(check, node, found, isBase)
}

/** Reports `free` without a call, the one method of objects that Godot 4.2 does not find by its bare name. */
const freeAsValue = (check: Check, node: Identifier): Type => {
  const message = "The bare name free is not a value; write it as a Callable."
  check.report("unknown-identifier", node, message, { fix: 'Callable(self, "free")' })
  return callable
}

const foundMember = (check: Check, node: Identifier, found: Bare, isBase: boolean): Type => {
  if (isOutOfReach(check, node, found, "unknown-identifier")) return unknown
  const { isStatic } = check.scope
  if (found.kind === "native") {
    const { member } = found
    if (check.dialect === 3 && (member.kind === "method" || member.kind === "accessor")) uncalled(check, node)
    const isObjects = member.kind === "property" || member.kind === "signal" || member.kind === "accessor"
    if (isStatic && isObjects && !found.isOuter) staticContext(check, node)
    warnDeprecated(check, node, member)
    return nativeType(check, member)
  }
  if (isStatic && !found.isOuter && belongsToObject(found.member)) staticContext(check, node)
  // The call of a method of a signal is reported as a whole.
  if (check.dialect === 3 && found.member.kind === "signal" && !isBase) {
    check.report(
      "unknown-identifier",
      node,
      "A signal is not a value in Godot 3; emit_signal() and connect() take its name in quotes."
    )
  }
  if (check.dialect === 3 && found.member.kind === "function" && !found.class.shared.has(node.name))
    uncalled(check, node)
  if (check.dialect === 3 && (found.member.kind === "signal" || found.member.kind === "function")) return unknown
  return memberType(check, found.class, found.member)
}

/** Reports the name of a function of Godot 3 without a call. */
const uncalled = (check: Check, node: Identifier): void =>
  check.report("unknown-identifier", node, `${node.name}() is a function, not a value in Godot 3.`)

/** A type, a class, a singleton or a global constant. */
const globalName = (check: Check, node: Identifier, isBase: boolean): Type | undefined => {
  const { name } = node
  const { api, project } = check
  if (api.isBuiltin(name)) {
    if (!isBase) typeAsValue(check, node)
    return { kind: "builtin-class", name }
  }
  const script = projectClass(check, name)
  if (script !== undefined) return { kind: "class", class: { kind: "script", script } }
  const autoload = project?.autoloads.get(name)
  if (autoload?.isGlobal === true) {
    if (autoload.type === undefined) return unknown
    const { className, script: path } = autoload.type
    const found = path === undefined ? undefined : scriptAt(check, path)
    if (found !== undefined) return { kind: "object", class: { kind: "script", script: found } }
    return path === undefined && api.has(className) ? nativeObject(className) : unknown
  }
  const global = api.global(name)
  if (global !== undefined) {
    if (global.kind === "method") return check.dialect === 4 ? callable : unknown
    warnDeprecated(check, node, global)
    const type = nativeType(check, global)
    return type.kind === "void" ? unknown : type
  }
  if (api.has(name)) {
    warnDeprecatedClass(check, node)
    return { kind: "class", class: { kind: "native", name } }
  }
  if (name === "Variant") return unknown
  return check.dialect === 3 && constants.has(name) ? unknown : undefined
}

/** Reports `var a = Vector2` and `typeof(a) == Vector2`: a built-in type is a value only before a dot or a bracket. */
const typeAsValue = (check: Check, node: Identifier): void => {
  const constant = `TYPE_${node.name.replace(/([a-z])(?=[A-Z])/g, "$1_").toUpperCase()}`
  const fix = check.api.global(constant) === undefined ? {} : { fix: constant }
  check.report("unknown-identifier", node, `${node.name} is a built-in type, not a value.`, fix)
}

const constants: ReadonlySet<string> = new Set(["PI", "TAU", "INF", "NAN"])

/** Warns of a deprecated class. */
export const warnDeprecatedClass = (
  check: Check,
  { name, start, end }: { readonly name: string; readonly start: number; readonly end: number }
): void => {
  const doc = check.api.nativeClass(name)?.doc
  if (doc?.deprecated === undefined) return
  check.report("deprecated", { start, end }, deprecation(check, name, doc.deprecated), { uri: `godot://class/${name}` })
}
