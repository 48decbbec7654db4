/** What `@abstract` asks of a class: that its functions are written by those that extend it. */
import type { Check } from "./Context.ts"
import { baseOf, findMember } from "./Resolve.ts"
import type { ScriptClass } from "./ScriptClass.ts"
import { type ClassRef, classNameOf } from "./Types.ts"

/** Maximum number of classes that a class can extend one after another. */
const MAX_ANCESTORS = 100

const abstractFunctions = ({ node }: ScriptClass) =>
  node.members.filter((one) => one.kind === "function" && one.annotations.some(({ name }) => name === "abstract"))

/** Reports abstract functions of a class that is not abstract itself: its own, and inherited ones that it leaves open. */
export const checkAbstract = (check: Check, owner: ScriptClass): void => {
  if (owner.isAbstract || check.dialect === 3) return
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
      check.report("abstract", place, `${name.name}() of ${classNameOf(at)} is abstract and must be written here.`)
    }
    at = baseOf(check, script)
  }
}
