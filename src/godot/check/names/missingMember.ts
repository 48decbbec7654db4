/** Reports a member that an object or a class does not have, with what to write instead. */

import { distance } from "../../../kernel/util/NearNames.ts"
import type { AttributeExpression, Name } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import { accessorOf, setterCall } from "../fixes/accessorCall.ts"
import { adviceFor, messageWith, placeOf, reportLack, successorOf } from "../fixes/Fix.ts"
import { fitting } from "../fixes/fitting.ts"
import { isAwaited } from "../fixes/lacking.ts"
import { opposite, oppositeAssignment, type State, stateAdvice, stateFix, stateOf } from "../fixes/stateMember.ts"
import type { Use } from "../fixes/successorUse.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"
import { takersOf } from "../reference/storedProperties.ts"
import { type ClassRef, isBuiltin } from "../types/Types.ts"
import { memberNamesOf } from "./memberNames.ts"
import { findMember, nativeBase } from "./Resolve.ts"

/** The report of a member that does not exist, apart from the advice. */
interface Report {
  readonly message: string
  /** The class that lacks it. */
  readonly ref: ClassRef
  readonly use: Use
  /** True for a member of the class itself, and not of an object. */
  readonly isClass?: boolean
  /** Number of arguments of a call; undefined if there is none or if it is not known. */
  readonly given?: number | undefined
}

/** Reports a member that does not exist, with what to write instead. */
export const reportMissing = (check: Check, node: AttributeExpression, missing: Report): void => {
  const { message, ref, use, isClass = false } = missing
  const { name } = node.name
  const owner = ref.kind === "native" ? ref.name : nativeBase(check, ref)
  const successor = successorOf(check, name, owner, use)
  const state = isClass || successor?.fix !== undefined ? undefined : stateOf(check, ref, name)
  if (state !== undefined && reportOpposite(check, node, missing, state)) return
  const advice =
    (state === undefined ? undefined : stateAdvice(state, use)) ??
    successor ??
    (isClass ? undefined : accessorOf(check, ref, name, use)) ??
    adviceFor(check, { name, owner, use, fits: fittingOf(check, node, missing), given: missing.given }, () =>
      memberNamesOf(check, ref)
    )
  const set = use === "place" ? setterCall(check, node, ref, advice) : undefined
  if (use === "place" && !isClass && isTaken(check, owner, name)) {
    const taken = message.replace(/\.$/, ", though Godot still takes a value under that name.")
    check.report("deprecated", set?.place ?? placeOf(check, node.base, node.name, advice), messageWith(taken, advice), {
      ...advice,
      ...(set === undefined ? {} : { fix: set.fix })
    })
    return
  }
  if (set === undefined) reportLack(check, { ...node, use }, ref, advice, message)
  else
    check.report("unknown-member", set.place, messageWith(message, advice), {
      ...advice,
      ...(ref.kind === "native" ? { owner: ref.name } : {}),
      fix: set.fix
    })
}

/** Returns a function that checks whether a near name can replace the missing one. */
const fittingOf = (check: Check, node: AttributeExpression, { ref, use, isClass = false, given }: Report) => {
  if (isClass && use === "value") return (candidate: string) => isNameLike(check, ref, node.name, candidate)
  const isBuiltinClass = ref.kind === "native" && check.api.isBuiltin(ref.name)
  if (isClass && use === "call" && !isBuiltinClass) return (candidate: string) => isCalledOfClass(check, ref, candidate)
  return use === "call" ? fitting(check, ref, node.name.name, use, given) : fittingHere(check, ref, node, use)
}

/** Reports a member whose opposite the class has, with the equivalent value or assignment. */
const reportOpposite = (check: Check, node: AttributeExpression, { message, use }: Report, state: State): boolean => {
  const value = use === "value" && state.isOpposite ? stateFix(check, node, node.base, state) : undefined
  const changed =
    value ?? (use === "place" ? oppositeAssignment(check, node, `${source(check, node.base)}.`, state) : undefined)
  if (changed === undefined) return false
  check.report("unknown-member", changed.place, messageWith(message, opposite(state)), { fix: changed.fix })
  return true
}

/** Checks whether objects of a class, or of one below it, take a value under a name that the reference lacks. */
const isTaken = (check: Check, owner: string | undefined, name: string): boolean => {
  const { api, dialect, statement } = check
  if (dialect !== 4 || owner === undefined) return false
  const isNumber = statement?.kind === "assignment" && isBuiltin(check.typeOf(statement.value), "float", "int")
  return takersOf(name, { isNumber }).some((one) => api.inherits(owner, one) || api.inherits(one, owner))
}

/** Checks whether a class itself can be called by a name: no method of its objects can. */
const isCalledOfClass = (check: Check, ref: ClassRef, candidate: string): boolean => {
  const found = findMember(check, ref, candidate)
  if (typeof found === "string") return true
  if (found.kind === "native") return found.member.kind === "method" && isStaticMethod(found.member)
  return found.member.kind === "function" && found.member.isStatic
}

/** Maximum number of wrong letters in the name of a signal that is given to something else. */
const MAX_WRONG = 2

/**
 * Checks whether a member can be used as a missing one is. A signal is mostly connected, sent or awaited:
 * `selected_item` that is only read is not `item_selected`.
 */
const fittingHere = (
  check: Check,
  ref: ClassRef,
  { base, name: { name, end } }: AttributeExpression,
  use: Use
): ((candidate: string) => boolean) => {
  const fits = fitting(check, ref, name, use)
  const { text } = check.script
  if (use !== "value" || isAwaited(check, base) || text.charAt(end) === ".") return fits
  return (candidate) => {
    if (!fits(candidate)) return false
    const found = findMember(check, ref, candidate)
    const isSignal = typeof found !== "string" && found.kind === "native" && found.member.kind === "signal"
    return !isSignal || distance(name, candidate, MAX_WRONG) <= MAX_WRONG
  }
}

/**
 * Checks that no function is suggested for a name like that of a class (`Lists.Entry` does not mean `Lists.entry()`),
 * and none of Godot's enums for a value: `Viewport.SMAA` does not mean the enum `MSAA`.
 */
const isNameLike = (check: Check, ref: ClassRef, { name, end }: Name, candidate: string): boolean => {
  const found = findMember(check, ref, candidate)
  if (typeof found === "string") return true
  const isBeforeDot = check.script.text.charAt(end) === "."
  if (found.kind === "native" && found.member.kind === "enum" && !isBeforeDot) return false
  return !/^[A-Z]/.test(name) || found.member.kind !== "function"
}
