/**
 * Finds what a bare name means in a class and its outer classes, and reports members that are not accessible at the
 * place.
 */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import type { Name } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import type { Bare } from "../Memory.ts"
import type { ClassRef } from "../types/Types.ts"
import { findMember } from "./Resolve.ts"
import { belongsToObject, type ScriptClass } from "./ScriptClass.ts"

/** Finds the member that a bare name refers to in the current scope, apart from local variables. */
export const bareMember = (check: Check, name: string): Bare | "absent" | "unsure" => {
  // A parent that is still being looked for may have the name.
  if (check.resolving.bases > 0) return lookUp(check, name)
  const names = getOrMake(check.bareNames, check.scope.class, () => new Map())
  return getOrMake(names, name, () => lookUp(check, name))
}

const lookUp = (check: Check, name: string): Bare | "absent" | "unsure" => {
  let at: ScriptClass | undefined = check.scope.class
  let isSure = true
  let isOuter = false
  while (at !== undefined) {
    const from: ClassRef = { kind: "script", script: at }
    const found = findMember(check, from, name)
    if (typeof found === "object") {
      const isUnsure = !isSure
      return found.kind === "script"
        ? { kind: "script", member: found.member, class: found.class, isOuter, isUnsure }
        : { kind: "native", member: found.member, from, isOuter, isUnsure }
    }
    if (found === "unsure") isSure = false
    at = at.outer
    isOuter = true
  }
  return isSure ? "absent" : "unsure"
}

/**
 * Reports uses, in an inner class, of what belongs to an object of the outer class: its variables, functions and
 * signals, and all that it inherits from Godot.
 */
export const isOutOfReach = (
  check: Check,
  at: Name,
  found: Bare,
  code: "unknown-identifier" | "unknown-function"
): boolean => {
  if (!found.isOuter || found.isUnsure) return false
  // A function or constant of Godot, or an autoload, of the same name: the inner class finds that one.
  if (check.api.global(at.name) !== undefined || check.project?.autoloads.has(at.name) === true) return false
  if (found.kind === "script" && !belongsToObject(found.member)) return isStaticOfOuter(check, at, found, code)
  // An enum or a constant of Godot may be used in types; as a value it needs its class before it.
  const isConstant = found.kind === "native" && (found.member.kind === "constant" || found.member.kind === "enum")
  if (isConstant) return false
  check.report(code, at, `${at.name} belongs to objects of the outer class; an inner class cannot access it.`)
  return true
}

/** Reports a static function or variable of the outer class, which Godot 4 finds by the name of the class alone. */
const isStaticOfOuter = (
  check: Check,
  at: Name,
  { member, class: owner }: Bare & { readonly kind: "script" },
  code: "unknown-identifier" | "unknown-function"
): boolean => {
  if (check.dialect === 3 || (member.kind !== "function" && member.kind !== "variable")) return false
  const fix = owner.name === "" ? {} : { fix: `${owner.name}.${at.name}` }
  check.report(
    code,
    at,
    `${at.name} is static in the outer class; an inner class needs that class's name before it.`,
    fix
  )
  return true
}

/** Reports the use of an object's member in a static function. */
export const staticContext = (check: Check, node: Name): void =>
  check.report(
    "static-context",
    node,
    `A static function cannot use ${JSON.stringify(node.name)}, which belongs to an object.`
  )
