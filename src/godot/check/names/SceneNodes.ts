/** Nodes of scenes as types: what `get_node` and `$` find, and the root of a scene that is instantiated. */
import type { Expression } from "../../script/Ast.ts"
import { type Check, findLocal, ownClass } from "../Context.ts"
import { isLeftAlone } from "../types/Settled.ts"
import { nativeObject, type Type, unknown } from "../types/Types.ts"
import { memberNamed } from "./knownMembers.ts"
import { loadedPath } from "./loadedFiles.ts"
import { isNativeDescendant, nativeBase, renamedType, scriptAt } from "./Resolve.ts"
import type { ScriptClass, ScriptMember } from "./ScriptClass.ts"

/** Returns the path of a scene that is loaded in this expression, or kept in a constant or variable. */
export const scenePath = (check: Check, base: Expression): string | undefined => {
  if (base.kind !== "identifier") return loadedPath(check, base, check.scope.class.path)
  const local = findLocal(check.scope, base.name)
  if (local !== undefined) return local.file
  const found = memberNamed(check, base.name)
  return found?.kind === "script" ? keptPath(check, found.class, found.member) : undefined
}

/** The path of the file that a constant holds, or a variable to which no other value is assigned. */
const keptPath = (check: Check, owner: ScriptClass, member: ScriptMember): string | undefined => {
  if ((member.kind !== "constant" && member.kind !== "variable") || member.value === undefined) return undefined
  const path = loadedPath(check, member.value, owner.path)
  if (path === undefined || member.kind === "constant") return path
  const { name } = member.name
  const isOpen =
    member.setter !== undefined ||
    member.getter !== undefined ||
    member.annotations.some((one) => one.name.startsWith("export")) ||
    owner.script.assigned.has(name)
  return isOpen || !isLeftAlone(check, owner, name, member.value) ? undefined : path
}

/** The object at a node of a scene. */
export const objectOf = (check: Check, type: { readonly className: string; readonly script?: string }): Type => {
  if (type.script !== undefined) {
    const found = scriptAt(check, type.script)
    return found === undefined ? unknown : { kind: "object", class: { kind: "script", script: found } }
  }
  if (!check.api.has(type.className)) return renamedType(check, type.className)
  // Godot loads a plain Node for a class that is no longer a node, such as Tween.
  const isNode = !check.api.has("Node") || check.api.inherits(type.className, "Node")
  return nativeObject(isNode ? type.className : "Node")
}

/** Checks whether the checked code runs in a node, which is then available as `self`. */
export const isInNode = (check: Check): boolean => {
  const base = nativeBase(check, ownClass(check))
  return base !== undefined && !check.scope.isStatic && check.api.inherits(base, "Node")
}

/** Reports `$` and `%` in a class that is not a node. */
export const noNode = (check: Check, node: Expression): void => {
  const base = nativeBase(check, ownClass(check))
  if (base === undefined || isNativeDescendant(check, base, "Node") !== false) return
  check.report("unknown-function", node, `Only nodes have child nodes, and this is a ${base}.`)
}

/** Returns the node that `get_node` or `$` finds from this script. */
export const nodeAt = (check: Check, path: string): Type => {
  // For a variable of another script, the scope is that script's class.
  const { outer, path: script } = check.scope.class
  const found = outer !== undefined || script === "" ? undefined : check.project?.nodeAt(script, path)
  if (found === "hidden") return unknown
  return found === undefined ? nativeObject("Node") : objectOf(check, found)
}
