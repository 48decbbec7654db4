/** Targets that cannot be assigned to: constants, values of enums, read-only properties. */
import type { AssignmentStatement, AttributeExpression, Expression, Identifier } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { successorOf } from "../fixes/Fix.ts"
import type { Bare } from "../Memory.ts"
import { bareMember } from "../names/bareMember.ts"
import { memberOfValue } from "../names/knownMembers.ts"
import { findMember, type Member } from "../names/Resolve.ts"

/** Reports an assignment to a place that cannot change. */
export const isFixed = (check: Check, { target }: AssignmentStatement): boolean => {
  if (target.kind === "identifier") return isFixedName(check, target)
  if ((target.kind === "index" || target.kind === "attribute") && isConstantValue(check, target.base)) {
    const name = JSON.stringify(source(check, target.base))
    check.report("assign-constant", target, `${name} is a constant, and its contents cannot be changed.`)
    return true
  }
  return target.kind === "attribute" && isFixedAttribute(check, target)
}

const isFixedName = (check: Check, target: Identifier): boolean => {
  const { name } = target
  const found = findLocal(check.scope, name)
  if (found !== undefined) {
    const isBound = found.isBound === true && check.dialect === 4
    const kind = isBound ? "a variable of a pattern, which cannot be changed" : "a constant"
    const isKept = found.isConstant || isBound
    if (isKept) check.report("assign-constant", target, `${JSON.stringify(name)} is ${kind}.`)
    return isKept
  }
  const member = bareMember(check, name)
  if (typeof member === "object") return isFixedMember(check, name, member, target)
  if (check.api.global(name)?.kind === "constant") {
    check.report("assign-constant", target, `${JSON.stringify(name)} is a constant of Godot.`)
    return true
  }
  const isClass = check.dialect === 4 && check.typeOf(target).kind === "class"
  if (isClass) check.report("assign-constant", target, `${name} is a class.`)
  return isClass
}

const isFixedAttribute = (check: Check, { base, name }: AttributeExpression): boolean => {
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
  const found = memberOfValue(check, base, name.name)
  return found !== undefined && isFixedMember(check, name.name, found, name)
}

/** Maximum number of links of a chain, `A.b.c`, that are followed from its first constant. */
const MAX_LINKS = 20

/**
 * Checks whether a value is a constant of a built-in type, or a part of one:
 * Godot 4 lets no part of such a value change.
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

const isFixedMember = (check: Check, name: string, found: Member | Bare, at: Span): boolean => {
  if (found.kind === "native") {
    const { member } = found
    if (member.kind === "constant" || member.kind === "enum") {
      check.report("assign-constant", at, `${JSON.stringify(name)} is a constant of ${member.owner}.`)
      return true
    }
    if ((member.kind === "method" || member.kind === "signal") && check.dialect === 4) {
      const advice = successorOf(check, name, member.owner)
      const next = advice?.fix === undefined ? "absent" : check.api.find(member.owner, advice.fix)
      // The successor of a method or a signal may be a method too, which cannot be assigned to.
      const isPlace = typeof next === "object" && next.kind === "property"
      check.report("assign-constant", at, `${member.owner}.${name} is a ${member.kind}.`, isPlace ? advice : {})
      return true
    }
    if (member.kind === "accessor" && check.dialect === 4) {
      const { name: property, setter } = member.doc
      const message = `${member.owner}.${name} is a method; the property is ${property}.`
      check.report("assign-constant", at, message, setter === "" ? {} : { fix: property })
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
