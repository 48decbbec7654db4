/** Places that nothing can be assigned to: constants, values of enums, read-only properties. */
import type { AssignmentStatement, Expression } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { successorOf } from "../fixes/Fix.ts"
import { bareMember } from "../names/bareMember.ts"
import { findMember } from "../names/Resolve.ts"
import type { ClassRef } from "../types/Types.ts"

/** Reports an assignment to a place that cannot change. */
export const isFixed = (check: Check, { target }: AssignmentStatement): boolean => {
  if (target.kind === "identifier") {
    const found = findLocal(check.scope, target.name)
    if (found !== undefined) {
      const isBound = found.isBound === true && check.dialect === 4
      const kind = isBound ? "a variable of a pattern, which keeps its value" : "a constant"
      const isKept = found.isConstant || isBound
      if (isKept) check.report("assign-constant", target, `${JSON.stringify(target.name)} is ${kind}.`)
      return isKept
    }
    const member = bareMember(check, target.name)
    if (typeof member === "object") return isFixedMember(check, target.name, member, target)
    const global = check.api.global(target.name)
    if (global?.kind === "constant") {
      check.report("assign-constant", target, `${JSON.stringify(target.name)} is a constant of Godot.`)
      return true
    }
    const isClass = check.dialect === 4 && check.typeOf(target).kind === "class"
    if (isClass) check.report("assign-constant", target, `${target.name} is a class.`)
    return isClass
  }
  if ((target.kind === "index" || target.kind === "attribute") && isConstantValue(check, target.base)) {
    const name = source(check, target.base)
    check.report(
      "assign-constant",
      target,
      `${JSON.stringify(name)} is a constant, and its contents cannot be changed.`
    )
    return true
  }
  if (target.kind !== "attribute") return false
  const { base, name } = target
  const type = check.typeOf(base)
  if (type.kind === "enum" && type.values.has(name.name)) {
    check.report("assign-constant", name, `${JSON.stringify(name.name)} is a value of an enum.`)
    return true
  }
  if (type.kind === "builtin-class") {
    const constant = check.api.find(type.name, name.name)
    if (typeof constant === "string" || constant.kind !== "constant") return false
    check.report("assign-constant", name, `${type.name}.${name.name} is a constant.`)
    return true
  }
  const ref: ClassRef | undefined = type.kind === "object" || type.kind === "class" ? type.class : undefined
  if (ref === undefined) return false
  const found = findMember(check, ref, name.name)
  return typeof found === "object" && isFixedMember(check, name.name, found, name)
}

/** Maximum number of links of a chain, `A.b.c`, that are followed to the constant that it begins with. */
const MAX_LINKS = 20

/**
 * Checks whether a value is a constant of a built-in type, or a part of one: Godot 4 lets no part of such a value change.
 */
export const isConstantValue = (check: Check, node: Expression, links = 0): boolean => {
  if (check.dialect === 3 || links === MAX_LINKS) return false
  if (node.kind === "attribute") {
    const base = check.typeOf(node.base)
    const ref = base.kind === "class" ? base.class : undefined
    if (base.kind !== "builtin-class" && ref === undefined)
      return check.typeOf(node).kind === "builtin" && isConstantValue(check, node.base, links + 1)
    const found = base.kind === "builtin-class" ? check.api.find(base.name, node.name.name) : undefined
    const member = ref === undefined ? undefined : findMember(check, ref, node.name.name)
    const isConstant =
      typeof found === "object"
        ? found.kind === "constant"
        : typeof member === "object" && member.kind === "script" && member.member.kind === "constant"
    return isConstant && check.typeOf(node).kind === "builtin"
  }
  if (node.kind !== "identifier") return false
  const local = findLocal(check.scope, node.name)
  const member = local === undefined ? bareMember(check, node.name) : undefined
  const isScripts = typeof member === "object" && member.kind === "script" && member.member.kind === "constant"
  return (local?.isConstant === true || isScripts) && check.typeOf(node).kind === "builtin"
}

const isFixedMember = (
  check: Check,
  name: string,
  found: Exclude<ReturnType<typeof findMember>, string>,
  at: Expression | { readonly start: number; readonly end: number }
): boolean => {
  if (found.kind === "native") {
    const { member } = found
    if (member.kind === "constant" || member.kind === "enum") {
      check.report("assign-constant", at, `${JSON.stringify(name)} is a constant of ${member.owner}.`)
      return true
    }
    if ((member.kind === "method" || member.kind === "signal") && check.dialect === 4) {
      const advice = successorOf(check, name, member.owner)
      const next = advice?.fix === undefined ? "absent" : check.api.find(member.owner, advice.fix)
      // What takes the place of a method or a signal may be a method as well, which nothing can be assigned to.
      const isPlace = typeof next === "object" && next.kind === "property"
      check.report("assign-constant", at, `${member.owner}.${name} is a ${member.kind}.`, isPlace ? advice : {})
      return true
    }
    const isReadOnly = member.kind === "property" && member.doc.setter === "" && (member.doc.getter ?? "") !== ""
    if (isReadOnly) check.report("read-only", at, `${member.owner}.${name} can only be read.`)
    return isReadOnly
  }
  const { kind } = found.member
  const isConstant = kind === "constant" || kind === "enum" || kind === "enum-value" || kind === "class"
  if (isConstant) check.report("assign-constant", at, `${JSON.stringify(name)} is a constant.`)
  const isFunction = kind === "function" || kind === "signal"
  if (isFunction && check.dialect === 4) check.report("assign-constant", at, `${JSON.stringify(name)} is a ${kind}.`)
  return isConstant || isFunction
}
