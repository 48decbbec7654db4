/** Reports cycles: members that depend on each other, and classes that extend one another. */
import type { EnumNode, Expression, FunctionNode, Identifier, Name } from "../../script/Ast.ts"
import { nodesIn } from "../../script/ExpressionParts.ts"
import { type Check, classScope, MAX_ANCESTORS, within } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { baseOf } from "../names/Resolve.ts"
import type { ScriptClass, ScriptMember } from "../names/ScriptClass.ts"
import type { ClassRef } from "../types/Types.ts"

/** A member that a value or a default value names, and the place where it does. */
interface Need {
  readonly member: ScriptMember
  readonly at: Name
}

/** Reports members of a script and of its inner classes that depend on each other, `var a = b` and `var b = a`. */
export const cyclicMembers = (check: Check, root: ScriptClass): void => {
  if (check.dialect === 3 || root.outer !== undefined) return
  const needs = needsOf(check, root)
  const done = new Set<ScriptMember>()
  for (const start of needs.keys()) {
    if (done.has(start)) continue
    const open = new Set([start])
    const path = [{ member: start, next: 0 }]
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const needed = needs.get(last.member)?.[last.next++]
      if (needed === undefined) {
        path.pop()
        open.delete(last.member)
        done.add(last.member)
      } else if (open.has(needed.member)) {
        check.report("unknown-identifier", needed.at, cycleMessage(needed))
      } else if (!done.has(needed.member)) {
        open.add(needed.member)
        path.push({ member: needed.member, next: 0 })
      }
    }
  }
}

const cycleMessage = ({ member: { kind }, at: { name } }: Need): string => {
  if (kind === "function") return `A default value of ${name}() depends on ${name} itself.`
  return `The ${kind === "enum" ? "enum" : "value of"} ${JSON.stringify(name)} depends on itself.`
}

/** The members of a class and of its inner classes -> those that they depend on. */
const needsOf = (check: Check, root: ScriptClass): ReadonlyMap<ScriptMember, ReadonlyArray<Need>> => {
  const needs = new Map<ScriptMember, ReadonlyArray<Need>>()
  const classes = [root]
  for (let owner = classes.pop(); owner !== undefined; owner = classes.pop()) {
    classes.push(...owner.inner.values())
    for (const member of owner.members.values()) {
      const ofEnum = enumOf(member)
      // Leaves out values of the same enum, which are judged by their order.
      const found = needsOfMember(check, owner, member).filter(
        ({ member: other }) => ofEnum === undefined || enumOf(other) !== ofEnum
      )
      if (found.length > 0) needs.set(member, found)
    }
  }
  return needs
}

const needsOfMember = (check: Check, owner: ScriptClass, member: ScriptMember): ReadonlyArray<Need> => {
  switch (member.kind) {
    case "variable":
      // Leaves out Godot 3's `export(NodePath) onready var a = get_node(a)`, whose fix replaces the value too.
      return member.value === undefined || member.modifiers.length > 0 ? [] : membersIn(check, owner, member.value)
    case "constant":
      return member.value === undefined ? [] : membersIn(check, owner, member.value)
    case "function":
      return needsOfDefaults(check, owner, member)
    case "enum":
      return valuesOf(check, owner, member)
    case "enum-value": {
      const { value } = member.enum.values[member.index] ?? {}
      return value === undefined ? [] : membersIn(check, owner, value)
    }
    default:
      return []
  }
}

const enumOf = (member: ScriptMember): EnumNode | undefined =>
  member.kind === "enum" ? member : member.kind === "enum-value" ? member.enum : undefined

/** Members outside a named enum that its values depend on. */
const valuesOf = (check: Check, owner: ScriptClass, { values }: EnumNode): ReadonlyArray<Need> => {
  const own = new Set(values.map(({ name }) => name.name))
  return values
    .flatMap(({ value }) => (value === undefined ? [] : membersIn(check, owner, value)))
    .filter(({ at }) => !own.has(at.name))
}

/** The members that a value names: `a`, `a()` and `self.a` of its class, `A.b` of a class of the script. */
const membersIn = (check: Check, owner: ScriptClass, value: Expression): ReadonlyArray<Need> => {
  const functions = functionsIn(check, value)
  return nodesIn(value).flatMap((node) => {
    const isName = node.kind === "identifier" && !functions.has(node)
    const member = isName || node.kind === "attribute" ? memberNamed(check, owner, node) : undefined
    return member === undefined ? [] : [{ member, at: node.kind === "attribute" ? node.name : (node as Identifier) }]
  })
}

/** The member of a class of the script that a value names: `a`, `self.a`, `A.b`. */
const memberNamed = (check: Check, owner: ScriptClass, value: Expression): ScriptMember | undefined => {
  if (value.kind === "attribute") return classNamed(check, owner, value.base)?.members.get(value.name.name)
  return value.kind === "identifier" ? foundAs(check, owner, value.name)?.member : undefined
}

/** Returns the member of a script that a bare name refers to in a class, with the class that has it. */
const foundAs = (check: Check, owner: ScriptClass, name: string) => {
  const found = within(check, classScope(owner), () => bareMember(check, name))
  return typeof found === "object" && found.kind === "script" ? found : undefined
}

/** Maximum number of names in the path of an inner class, since chains of members may have any length. */
const MAX_NESTED = 20

/** The class of the script that a value names: `self`, `A` and `A.B`. */
const classNamed = (check: Check, owner: ScriptClass, value: Expression): ScriptClass | undefined => {
  if (value.kind === "self") return owner
  const parts: Array<string> = []
  let first: Expression = value
  for (; first.kind === "attribute" && parts.length < MAX_NESTED; first = first.base) parts.unshift(first.name.name)
  if (first.kind !== "identifier") return undefined
  const found = foundAs(check, owner, first.name)
  let at = found === undefined && first.name === check.root.name ? check.root : found?.class.inner.get(first.name)
  for (const part of parts) at = at?.inner.get(part)
  return at
}

/** The names in a value that call a function of Godot's own, which comes before a member: `var str = str(1)`. */
const functionsIn = (check: Check, value: Expression): ReadonlySet<Expression> => {
  const isFunction = (node: Expression): boolean =>
    node.kind === "identifier" && check.api.global(node.name)?.kind === "method"
  const callees = nodesIn(value).flatMap((node) => (node.kind === "call" ? [node.callee] : []))
  return new Set(callees.filter(isFunction))
}

const needsOfDefaults = (check: Check, owner: ScriptClass, { parameters }: FunctionNode): ReadonlyArray<Need> =>
  parameters.flatMap(({ default: value }, i) => {
    const before = new Set(parameters.slice(0, i).map(({ name }) => name.name))
    return value === undefined ? [] : membersIn(check, owner, value).filter(({ at }) => !before.has(at.name))
  })

/** Reports values of an enum that depend on a later one, or name the enum itself. */
export const valueOrder = (check: Check, owner: ScriptClass, node: EnumNode): void => {
  if (check.dialect === 3) return
  const { name: own, values } = node
  const later = new Set(values.map(({ name }) => name.name))
  const before = new Set<string>()
  for (const { name, value } of values) {
    const functions = value === undefined ? new Set() : functionsIn(check, value)
    for (const one of value === undefined ? [] : nodesIn(value)) {
      if (one.kind === "identifier" && later.has(one.name) && !functions.has(one))
        check.report(
          "unknown-identifier",
          one,
          `${JSON.stringify(one.name)} has no value yet: enum values are assigned in order.`
        )
      else if ((one.kind === "attribute" || one.kind === "index") && memberNamed(check, owner, one.base) === node) {
        const part = one.kind === "attribute" ? one.name.name : one.index.kind === "literal" ? one.index.value : ""
        const fix = before.has(part) ? { fix: part } : {}
        check.report(
          "unknown-identifier",
          one,
          `Within ${own.name} write its values without ${own.name} before them.`,
          fix
        )
      }
    }
    later.delete(name.name)
    before.add(name.name)
  }
}

/** Reports a class that extends itself, directly or through others. */
export const cyclicParent = (check: Check, owner: ScriptClass): void => {
  const clause = owner.node.extends
  // Leaves out a script named like a class of Godot: the name is reported already, and means Godot's class.
  if (check.api.has(owner.name)) return
  let at: ClassRef | undefined = clause === undefined ? undefined : baseOf(check, owner)
  for (let steps = 0; at?.kind === "script" && steps < MAX_ANCESTORS; steps++) {
    if (at.script.node === owner.node) {
      const name = owner.name === "" ? "This script" : owner.name
      check.report("unknown-type", clause?.path[0] ?? owner.node, `${name} would extend itself.`)
      return
    }
    at = baseOf(check, at.script)
  }
}
