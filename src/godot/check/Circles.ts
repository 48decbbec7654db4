/** Reports circular definitions: values of members, values of enums, and classes that extend one another. */
import type { EnumNode, Identifier } from "../script/Ast.ts"
import { namesIn } from "../script/ExpressionParts.ts"
import { type Check, MAX_ANCESTORS } from "./Context.ts"
import { baseOf } from "./Resolve.ts"
import type { ScriptClass } from "./ScriptClass.ts"
import type { ClassRef } from "./Types.ts"

/** Reports variables and constants of a class whose first values need each other, `var a = b` and `var b = a`. */
export const circularValues = (check: Check, owner: ScriptClass): void => {
  if (check.dialect === 3) return
  const needs = needsOf(owner)
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
        const name = JSON.stringify(needed.name)
        check.report("unknown-identifier", needed, `The value of ${name} depends on itself.`)
      } else if (!done.has(needed.name)) {
        open.add(needed.name)
        path.push({ name: needed.name, next: 0 })
      }
    }
  }
}

/** The variables and constants of a class -> the names of others of its own that their first values need. */
const needsOf = ({ node, members }: ScriptClass): ReadonlyMap<string, ReadonlyArray<Identifier>> => {
  const isValue = (name: string) => /^(?:variable|constant)$/.test(members.get(name)?.kind ?? "")
  const needs = new Map<string, ReadonlyArray<Identifier>>()
  for (const member of node.members) {
    if ((member.kind !== "variable" && member.kind !== "constant") || member.value === undefined) continue
    // Leaves out Godot 3's `export(NodePath) onready var a = get_node(a)`, whose fix replaces the value too.
    if (member.kind === "variable" && member.modifiers.length > 0) continue
    const names = namesIn(member.value).filter(({ name }) => isValue(name))
    if (names.length > 0 && members.get(member.name.name) === member) needs.set(member.name.name, names)
  }
  return needs
}

/** Reports values of an enum that need one of its values that comes later. */
export const laterValues = (check: Check, { values }: EnumNode): void => {
  if (check.dialect === 3) return
  const later = new Set(values.map(({ name }) => name.name))
  for (const { name, value } of values) {
    for (const one of value === undefined ? [] : namesIn(value)) {
      if (later.has(one.name))
        check.report(
          "unknown-identifier",
          one,
          `${JSON.stringify(one.name)} has no value yet: those of an enum are made in order.`
        )
    }
    later.delete(name.name)
  }
}

/** Reports a class that extends itself, be it through others. */
export const circularParent = (check: Check, owner: ScriptClass): void => {
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
