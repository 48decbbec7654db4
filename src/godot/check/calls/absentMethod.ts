/** Reports calls of methods that their object certainly lacks, with what to write instead. */
import type { AttributeExpression, CallExpression, Expression, Name } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { type Advice, adviceFor, foreignAdvice, lacks, messageWith, reportLack, successorOf } from "../fixes/Fix.ts"
import { fitting } from "../fixes/fitting.ts"
import { assignedState, opposite, stateFix, stateOf } from "../fixes/stateMember.ts"
import { isAbsentFrom, isDeclared, isDynamic, isOutdated, isOutdatedSomewhere, typoIn } from "../names/Absence.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { nativeBase } from "../names/Resolve.ts"
import type { ClassRef, ObjectType } from "../types/Types.ts"
import { changedCall } from "../versions/changedArguments.ts"
import { foreignNames } from "../versions/foreignNames.ts"
import { tweenCall, withoutArguments } from "../versions/TweenCalls.ts"
import { isOtherMember } from "./NoMethods.ts"

/** A call of a method that was not found in the class of the object. */
interface UnfoundCall {
  readonly node: CallExpression
  readonly base: Expression
  readonly name: Name
  /** The class of the object, and the class of Godot that it is or inherits from. */
  readonly from: ClassRef
  readonly owner: string | undefined
}

/** Reports a method that its object is sure not to have; false if it may have it. */
export const absentMethod = (
  check: Check,
  node: CallExpression,
  { base, name }: AttributeExpression,
  type: ObjectType
): boolean => {
  const call: UnfoundCall = { node, base, name, from: type.class, owner: nativeBase(check, type.class) }
  const certainty = certaintyOf(check, call, type.isExact)
  if (certainty === undefined) {
    adviseForeign(check, call)
    return false
  }
  if (certainty === "absent" && isOtherMember(check, node, name, type)) return true
  const advice =
    typeof certainty === "object"
      ? (successorOf(check, name.name, call.owner) ?? { fix: certainty.typo })
      : adviceOn(check, call)
  if (!reportState(check, call)) reportCall(check, call, advice)
  return true
}

/** Why it is certain that the object lacks the method: its own class, any class, another version, or a typing error. */
type Certainty = "own" | "absent" | "outdated" | { readonly typo: string }

/** Returns why the object is sure to lack the method; undefined if it may have it. */
const certaintyOf = (
  check: Check,
  { base, from, name, owner }: UnfoundCall,
  isExact: boolean | undefined
): Certainty | undefined => {
  const isDynamicClass = isDynamic(check, from)
  if (base.kind === "self" && owner !== undefined && !isDynamicClass && check.input.reference.isComplete) return "own"
  if (isAbsentFrom(check, from, name.name, { isExact, role: "method" })) return "absent"
  const isOld = () =>
    isOutdated(check, name.name, owner) || (from.kind === "native" && isOutdatedSomewhere(check, name.name, owner))
  if (!isDynamicClass && isOld()) return "outdated"
  const typo = typoIn(check, from, name.name)
  return typo === undefined ? undefined : { typo }
}

/** Notes Godot's name for a method that other languages call so. */
const adviseForeign = (check: Check, { from, name, node, owner }: UnfoundCall): void => {
  if (from.kind !== "native" || check.api.descendantHas(from.name, name.name) || isDeclared(check, name.name)) return
  const meant = foreignAdvice(check, { name: name.name, owner, use: "call", given: node.arguments.length })?.fix
  if (meant !== undefined) check.advise(`${from.name}.${name.name}`, meant)
}

const adviceOn = (check: Check, { from, name, node, owner }: UnfoundCall): Advice =>
  adviceFor(
    check,
    {
      name: name.name,
      owner,
      use: "call",
      fits: fitting(check, from, name.name, "call", node.arguments.length),
      given: node.arguments.length
    },
    () => memberNamesOf(check, from)
  )

/** Reports the call with the best text there is: of the whole call, of a part of it, or of the name. */
const reportCall = (check: Check, { base, from, name, node, owner }: UnfoundCall, advice: Advice): void => {
  const message = lacks(check, from, name.name)
  const changed = changedCall(check, node, name, base, owner)
  if (changed !== undefined) {
    check.report("unknown-member", changed.place, messageWith(message, advice), { ...advice, fix: changed.fix })
    return
  }
  const call =
    advice.fix === undefined ? undefined : tweenCall(check, tweenOf(check, base, advice.fix), name.name, node)
  if (call === undefined || call.includes("\n"))
    reportLack(check, { base, name, use: "call" }, from, withoutArguments(name.name, advice))
  else check.report("unknown-member", node, message, { ...advice, fix: call })
}

/** Returns the text of a tween: that of the object, or its replacement. */
const tweenOf = (check: Check, base: Expression, fix: string): string =>
  fix.includes(".") ? fix.slice(0, fix.lastIndexOf(".")) : source(check, base)

/** Checks whether another method is listed for a name that a class lacks: `make_current` for a camera's `activate`. */
const isListedMethod = ({ api }: Check, owner: string, name: string): boolean =>
  Array.from(api.selfAndAncestors(owner)).some((from) =>
    foreignNames(from, name).some((one) => {
      const found = api.find(from, one)
      return typeof found === "object" && found.kind === "method"
    })
  )

/** Reports `timer.is_running()`, if another member certainly answers the same: `not timer.is_stopped()`. */
const reportState = (check: Check, { base, from, name, node, owner }: UnfoundCall): boolean => {
  if (successorOf(check, name.name, owner, "call")?.fix !== undefined) return false
  if (owner !== undefined && isListedMethod(check, owner, name.name)) return false
  const object = `${operandSource(check, base)}.`
  const message = lacks(check, from, name.name)
  const assigned = assignedState(check, from, { node, name: name.name, object })
  if (assigned !== undefined) {
    check.report("unknown-member", node, messageWith(message, assigned), assigned)
    return true
  }
  // A call with an unused value is not a question: `focus()` is not `has_focus()`.
  if (node.arguments.length > 0 || (check.unused.has(node) && !/^(?:is|has|can)_/.test(name.name))) return false
  const state = stateOf(check, from, name.name)
  if (state === undefined) return false
  if (!state.isOpposite && state.member.endsWith("()"))
    check.report("unknown-member", name, message, { fix: state.member.slice(0, -2) })
  else {
    const { place = name, fix } = stateFix(check, node, base, state) ?? {}
    const told = state.isOpposite ? messageWith(message, opposite(state)) : message
    check.report("unknown-member", place, told, fix === undefined ? {} : { fix })
  }
  return true
}
