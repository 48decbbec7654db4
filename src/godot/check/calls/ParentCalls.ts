/** Calls of overridden functions: `super()` and `super.name()`, in Godot 3 `.name()`. */
import type { CallExpression, Name } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { isAbstract } from "../declarations/AbstractRules.ts"
import { adviceFor, lacks, messageWith } from "../fixes/Fix.ts"
import { staticContext } from "../names/bareMember.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { baseOf, findMember, nativeBase } from "../names/Resolve.ts"
import { isStaticMethod, type NativeMethod } from "../reference/NativeClass.ts"
import { classNameOf, type Type, unknown } from "../types/Types.ts"
import { visitArguments } from "./Calls.ts"
import { nativeCall, scriptCall } from "./MethodCalls.ts"

/** `super()`: calls the function of this name that the parent has. */
export const superCall = (check: Check, node: CallExpression): Type => {
  const { function: inside } = check.scope
  const name = inside?.name
  // Godot 3 has no super(), which the parser has reported.
  if (check.dialect === 3 || name === undefined || name.name === "") {
    visitArguments(check, node)
    return unknown
  }
  return parentCall(check, node, { ...node.callee, name: name.name })
}

/**
 * Checks whether a method of the engine is virtual, so that `super` has nothing to call: Godot 4.2 and newer refuse the
 * script, older ones fail at run time. For `_init` only newer ones are known to fail; `@export_storage` came with 4.3.
 *
 * @see https://github.com/godotengine/godot/pull/81808
 */
const isVirtual = (check: Check, name: string, { doc }: NativeMethod): boolean =>
  check.dialect === 4 &&
  doc.qualifiers.includes("virtual") &&
  (name !== "_init" || check.api.annotation("export_storage") !== undefined)

/** `super.name()`: calls a function of the parent. */
export const parentCall = (check: Check, node: CallExpression, name: Name): Type => {
  const base = baseOf(check, check.scope.class)
  const found = base === undefined ? "unsure" : findMember(check, base, name.name)
  if (typeof found === "object" && found.kind === "script" && found.member.kind === "function") {
    if (isAbstract(found.member))
      check.report(
        "abstract",
        name,
        `${name.name}() of ${classNameOf({ kind: "script", script: found.class })} is abstract; there is nothing to call.`
      )
    if (check.scope.isStatic && check.dialect === 4 && !found.member.isStatic) staticContext(check, name)
    return scriptCall(check, node, found.class, found.member)
  }
  if (typeof found === "object" && found.kind === "native" && found.member.kind === "method" && base !== undefined) {
    if (isVirtual(check, name.name, found.member)) {
      visitArguments(check, node)
      const { owner } = found.member
      const message = `${owner}.${name.name}() is virtual, and no script that this one extends implements it: super has nothing to call.`
      check.report("unknown-member", name, message)
      return unknown
    }
    if (check.scope.isStatic && check.dialect === 4 && !isStaticMethod(found.member)) staticContext(check, name)
    return nativeCall(check, { node, name, base: node.callee, from: base }, found.member)
  }
  visitArguments(check, node)
  if (typeof found === "object" && found.kind === "native" && found.member.kind === "signal") {
    const { owner } = found.member
    check.report("unknown-function", name, `${owner}.${name.name} is a signal, not a method.`)
    return unknown
  }
  if (found !== "absent" || base === undefined || !check.input.reference.isComplete) return unknown
  // The reference omits some of the engine's functions that begin with an underscore, but not if the script declares
  // one.
  if (name.name.startsWith("_") && !(check.dialect === 4 && check.scope.class.members.has(name.name))) return unknown
  const global = check.api.global(name.name)
  if (check.dialect === 3 && global?.kind === "method") return unknown
  const owner = nativeBase(check, base)
  const advice = adviceFor(check, { name: name.name, owner }, () => memberNamesOf(check, base))
  check.report("unknown-member", name, messageWith(lacks(check, base, name.name), advice), advice)
  return unknown
}
