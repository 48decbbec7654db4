/** Reports cycles: members that need each other before any is known, and classes that extend one another. */
import type { EnumNode, Expression, FunctionNode, Name } from "../script/Ast.ts"
import { nodesIn } from "../script/ExpressionParts.ts"
import { type Check, MAX_ANCESTORS, source } from "./Context.ts"
import { baseOf } from "./Resolve.ts"
import type { ScriptClass, ScriptMember } from "./ScriptClass.ts"
import type { ClassRef } from "./Types.ts"

/** Reports members of a class that need each other, `var a = b` and `var b = a`. */
export const cyclicMembers = (check: Check, owner: ScriptClass): void => {
  if (check.dialect === 3) return
  const needs = needsOf(check, owner)
  const done = new Set<string>()
  for (const start of needs.keys()) {
    if (done.has(start)) continue
    const open = new Set([start])
    const path = [{ name: start, next: 0 }]
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const needed = needs.get(at.name)?.[at.next++]
      if (needed === undefined) {
        path.pop()
        open.delete(at.name)
        done.add(at.name)
      } else if (open.has(needed.name)) {
        check.report("unknown-identifier", needed, cycleMessage(owner, needed.name))
      } else if (!done.has(needed.name)) {
        open.add(needed.name)
        path.push({ name: needed.name, next: 0 })
      }
    }
  }
}

const cycleMessage = ({ members }: ScriptClass, name: string): string => {
  const kind = members.get(name)?.kind
  if (kind === "function") return `A default value of ${name}() depends on ${name} itself.`
  return `The ${kind === "enum" ? "enum" : "value of"} ${JSON.stringify(name)} depends on itself.`
}

/** The members of a class -> the names of its members that Godot has to know before. */
const needsOf = (check: Check, { members }: ScriptClass): ReadonlyMap<string, ReadonlyArray<Name>> => {
  const needs = new Map<string, ReadonlyArray<Name>>()
  for (const [name, member] of members) {
    const enumOfMember = enumOf(member)
    // How the values of one enum need each other is a matter of their order.
    const names = needsOfMember(check, member).filter((one) => {
      const other = members.get(one.name)
      return other !== undefined && (enumOfMember === undefined || enumOf(other) !== enumOfMember)
    })
    if (names.length > 0) needs.set(name, names)
  }
  return needs
}

const needsOfMember = (check: Check, member: ScriptMember): ReadonlyArray<Name> => {
  switch (member.kind) {
    case "variable":
      // Leaves out Godot 3's `export(NodePath) onready var a = get_node(a)`, whose fix replaces the value too.
      return member.value === undefined || member.modifiers.length > 0 ? [] : memberNames(check, member.value)
    case "constant":
      return member.value === undefined ? [] : memberNames(check, member.value)
    case "function":
      return needsOfDefaults(check, member)
    case "enum":
      return valuesOf(check, member)
    case "enum-value": {
      const { value } = member.enum.values[member.index] ?? {}
      return value === undefined ? [] : memberNames(check, value)
    }
    default:
      return []
  }
}

const enumOf = (member: ScriptMember): EnumNode | undefined =>
  member.kind === "enum" ? member : member.kind === "enum-value" ? member.enum : undefined

/** What the values of an enum with a name need beside each other. */
const valuesOf = (check: Check, { values }: EnumNode): ReadonlyArray<Name> => {
  const own = new Set(values.map(({ name }) => name.name))
  return values
    .flatMap(({ value }) => (value === undefined ? [] : memberNames(check, value)))
    .filter(({ name }) => !own.has(name))
}

/** The names that a value may have from its class: `a` of `a`, `a()` and `self.a`. */
const memberNames = (check: Check, value: Expression): ReadonlyArray<Name> => {
  const functions = functionsIn(check, value)
  return nodesIn(value).flatMap((node) => {
    if (node.kind === "identifier") return functions.has(node) ? [] : [node]
    return node.kind === "attribute" && node.base.kind === "self" ? [node.name] : []
  })
}

/** The names in a value that call a function of Godot's own, which comes before a member: `var str = str(1)`. */
const functionsIn = (check: Check, value: Expression): ReadonlySet<Expression> => {
  const isFunction = (node: Expression): boolean =>
    node.kind === "identifier" && check.api.global(node.name)?.kind === "method"
  const callees = nodesIn(value).flatMap((node) => (node.kind === "call" ? [node.callee] : []))
  return new Set(callees.filter(isFunction))
}

const needsOfDefaults = (check: Check, { parameters }: FunctionNode): ReadonlyArray<Name> =>
  parameters.flatMap(({ default: value }, i) => {
    const before = new Set(parameters.slice(0, i).map(({ name }) => name.name))
    return value === undefined ? [] : memberNames(check, value).filter(({ name }) => !before.has(name))
  })

/** Reports values of an enum that need one of its values that comes later, or name the enum itself. */
export const valueOrder = (check: Check, { name: own, values }: EnumNode): void => {
  if (check.dialect === 3) return
  const later = new Set(values.map(({ name }) => name.name))
  for (const { name, value } of values) {
    const functions = value === undefined ? new Set() : functionsIn(check, value)
    for (const one of value === undefined ? [] : nodesIn(value)) {
      if (one.kind === "identifier" && later.has(one.name) && !functions.has(one))
        check.report(
          "unknown-identifier",
          one,
          `${JSON.stringify(one.name)} has no value yet: those of an enum are made in order.`
        )
      else if (own.name !== "" && one.kind === "attribute" && source(check, one.base) === own.name) {
        const fix = later.has(one.name.name) ? {} : { fix: one.name.name }
        check.report("unknown-identifier", one, `Within ${own.name} its values have no ${own.name} before them.`, fix)
      }
    }
    later.delete(name.name)
  }
}

/** Reports a class that extends itself, be it through others. */
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
