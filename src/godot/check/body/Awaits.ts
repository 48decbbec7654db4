/** Warns of `await` before a value that is not awaitable: Godot continues at once. */
import type { AwaitExpression, CallExpression, Literal } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { isLoose } from "../calls/Calls.ts"
import { bareMember } from "../names/bareMember.ts"
import { memberOfValue } from "../names/knownMembers.ts"
import { isInNode } from "../names/SceneNodes.ts"
import type { NativeMember } from "../reference/NativeClass.ts"
import { describe, type Type } from "../types/Types.ts"
import { isTurnedOff } from "../WarningLevel.ts"

/** Warns where the value is neither a signal nor the result of a coroutine. */
export const redundantAwait = (check: Check, { value, start, end }: AwaitExpression, type: Type): void => {
  if (
    check.dialect === 3 ||
    !check.input.reference.isComplete ||
    isLoose(check, value) ||
    isTurnedOff(check, "redundant_await")
  )
    return
  if (value.kind === "literal") {
    awaitedNumber(check, { start, end }, value)
    return
  }
  if (!isWaitedFor(type) || (value.kind === "call" && !isNativeCall(check, value))) return
  const waited = type.kind === "builtin" ? "call()" : signalOf(check, type)
  const subject = type.kind === "void" ? "this call" : describe(type)
  check.report(
    "redundant-await",
    { start, end },
    `await does not wait here: ${subject} is neither a signal nor a coroutine.`,
    waited === undefined ? {} : { fix: `await ${source(check, value)}.${waited}` }
  )
}

/** Warns of `await 1.5`: a node waits for a timer. */
const awaitedNumber = (check: Check, at: Span, { type, value }: Literal): void => {
  if (type !== "int" && type !== "float") return
  const fix = isInNode(check) ? { fix: `await get_tree().create_timer(${value}).timeout` } : {}
  check.report(
    "redundant-await",
    at,
    "await does not wait for a time: a number is neither a signal nor a coroutine.",
    fix
  )
}

/** Checks whether a value of this type is often awaited by mistake: a timer, a tween, a function. */
const isWaitedFor = (type: Type): boolean =>
  type.kind === "object" || type.kind === "void" || (type.kind === "builtin" && type.name === "Callable")

/** Checks whether a call is one of Godot's own methods, none of which is a coroutine. */
const isNativeCall = (check: Check, { callee }: CallExpression): boolean => {
  if (callee.kind === "identifier") {
    if (findLocal(check.scope, callee.name) !== undefined) return false
    if (check.api.isBuiltin(callee.name) || check.api.global(callee.name)?.kind === "method") return true
    const found = bareMember(check, callee.name)
    return typeof found === "object" && found.kind === "native" && isPlain(found.member)
  }
  if (callee.kind !== "attribute" || callee.base.kind === "super") return false
  const found = memberOfValue(check, callee.base, callee.name.name)
  return found?.kind === "native" && isPlain(found.member)
}

/** Checks whether a member is a method that no script overrides, and that calls no script. */
const isPlain = (member: NativeMember): boolean =>
  member.kind === "method" && member.owner !== "Object" && !member.doc.qualifiers.includes("virtual")

/** The signal that an object of the class emits when it has finished; absent if several may be meant. */
const signalOf = ({ api }: Check, type: Type): string | undefined => {
  if (type.kind !== "object" || type.class.kind !== "native" || api.global(type.class.name) !== undefined)
    return undefined
  const at = api.selfAndAncestors(type.class.name).find((one) => api.nativeClass(one)?.doc.signals.length !== 0)
  if (at === undefined || plainClasses.has(at)) return undefined
  const signals = api.nativeClass(at)?.doc.signals.map(({ name }) => name) ?? []
  return signals.length === 1 ? signals[0] : signals.find((name) => name === "finished")
}

/** Classes whose signals do not concern the work of their descendants. */
const plainClasses: ReadonlySet<string> = new Set(["Node", "CanvasItem", "Node3D", "Control", "Resource", "Object"])
