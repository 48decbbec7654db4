/** Checks `@abstract`: that derived classes implement the abstract functions of a class. */
import type { FunctionNode } from "../../script/Ast.ts"
import { type Check, MAX_ANCESTORS } from "../Context.ts"
import { baseOf, findMember } from "../names/Resolve.ts"
import type { ScriptClass, ScriptMember } from "../names/ScriptClass.ts"
import { type ClassRef, classNameOf } from "../types/Types.ts"

/** Checks whether a member is a function that `@abstract` leaves to the descendants of its class. */
export const isAbstract = (member: ScriptMember): member is FunctionNode =>
  member.kind === "function" && member.annotations.some(({ name }) => name === "abstract")

const abstractFunctions = ({ node }: ScriptClass) => node.members.filter(isAbstract)

/** Reports abstract functions with a body, and those of a class that is not abstract: its own, and inherited ones. */
export const checkAbstract = (check: Check, owner: ScriptClass): void => {
  if (check.dialect === 3) return
  for (const { name, body, isStatic } of abstractFunctions(owner)) {
    if (isStatic)
      check.report("abstract", name, `${name.name}() is static, and a static function cannot be overridden.`)
    if (body !== undefined) check.report("abstract", name, `${name.name}() is abstract and can have no body.`)
  }
  if (owner.isAbstract) return
  for (const { name } of abstractFunctions(owner)) {
    check.report("abstract", name, `${name.name}() is abstract, so its class must be @abstract too.`)
  }
  const own: ClassRef = { kind: "script", script: owner }
  let at = baseOf(check, owner)
  for (let steps = 0; at?.kind === "script" && steps < MAX_ANCESTORS; steps++) {
    const { script } = at
    for (const { name } of abstractFunctions(script)) {
      const found = findMember(check, own, name.name)
      if (typeof found !== "object" || found.kind !== "script" || found.class !== script) continue
      const place = owner.node.name.name === "" ? (owner.node.extends ?? owner.node) : owner.node.name
      check.report("abstract", place, `${name.name}() of ${classNameOf(at)} is abstract and must be implemented here.`)
    }
    at = baseOf(check, script)
  }
}
