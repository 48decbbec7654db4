/**
 * Reports a call of an unknown bare name: a function that is misspelt, removed, elsewhere, or not a function.
 */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import { classUri } from "../../reference/Uri.ts"
import type { CallExpression, Identifier } from "../../script/Ast.ts"
import { type Check, findLocal, ownClass } from "../Context.ts"
import {
  type Advice,
  classSuccessorOf,
  foreignAdvice,
  messageWith,
  nearWithinBudget,
  successorOf
} from "../fixes/Fix.ts"
import { fitting } from "../fixes/fitting.ts"
import { methodForm } from "../fixes/methodForm.ts"
import { typoOnce } from "../fixes/Slips.ts"
import { assignedState } from "../fixes/stateMember.ts"
import { isDeclared } from "../names/Absence.ts"
import { bareMember } from "../names/bareMember.ts"
import { belongsTo, elsewhere, ownAdvice } from "../names/elsewhere.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { nativeBase, projectClass } from "../names/Resolve.ts"
import { isInNode } from "../names/SceneNodes.ts"
import { builtinNames, type ClassRef, requiredCount } from "../types/Types.ts"
import { changedCall } from "../versions/changedArguments.ts"
import { insteadOf } from "../versions/noCounterpart.ts"
import { isPause } from "../versions/pauses.ts"
import { withoutArguments } from "../versions/TweenCalls.ts"

/** Reports a call of an unknown bare name, or notes it as doubtful. */
export const unknownFunction = (
  check: Check,
  node: CallExpression,
  callee: Identifier,
  found: "absent" | "unsure"
): void => {
  const { name } = callee
  if (check.halfRead.has(name) || isOtherThing(check, node, callee, found) || isPause(check, node, name, found)) return
  const successor = globalAdvice(check, name)
  if (found === "absent") absentFunction(check, node, callee, successor)
  else if (successor !== undefined && isUndeclared(check, name)) {
    check.report("unknown-function", callee, notIn(check, name), successor)
  } else unsureFunction(check, callee)
}

/** Reports a call of something that is not a function: a local variable, a class, a class of another version. */
const isOtherThing = (check: Check, node: CallExpression, callee: Identifier, found: "absent" | "unsure"): boolean => {
  const { name } = callee
  if (findLocal(check.scope, name) !== undefined) {
    if (found === "absent") variableCalled(check, callee)
    return true
  }
  // Godot 3 takes Object for a built-in type.
  if (name === "Object" && check.dialect === 3) return true
  if (check.api.has(name) || (found === "absent" && projectClass(check, name) !== undefined)) {
    check.report("unknown-function", callee, `${JSON.stringify(name)} is a class; new() makes an object of it.`, {
      fix: `${name}.new`,
      ...(check.api.has(name) ? { uri: classUri(name) } : {})
    })
    return true
  }
  const older = check.dialect === 3 ? olderConstructors.get(name) : undefined
  const renamed = older === undefined ? classSuccessorOf(check, name) : { fix: older }
  if (renamed !== undefined && !isDeclared(check, name)) {
    const fix = fromAngles(check, node, renamed)
    check.report("unknown-type", callee, `${name} is not in ${check.input.reference.label}.`, { ...renamed, ...fix })
    return true
  }
  const type = check.dialect === 3 ? undefined : constructors.get(name)
  if (type === undefined || isDeclared(check, name)) return false
  check.report("unknown-function", callee, notIn(check, name), { fix: type })
  return true
}

/** Returns the function that Godot 4 has instead of `Quat(angles)`, where the class has only another name otherwise. */
const fromAngles = (check: Check, { arguments: [angles, ...others] }: CallExpression, { fix = "" }: Advice) => {
  const type = angles === undefined || others.length > 0 ? undefined : check.typeOf(angles)
  const isMade = type?.kind === "builtin" && type.name === "Vector3" && check.dialect === 4
  return isMade && typeof check.api.find(fix, "from_euler") === "object" ? { fix: `${fix}.from_euler` } : {}
}

/** Functions of Godot 3 that the constructor of a type replaces in Godot 4. */
const constructors: ReadonlyMap<string, string> = new Map([
  ["funcref", "Callable"],
  ["ColorN", "Color"]
])

/**
 * Types of Godot 4 whose values Godot 3 creates with another type or a function; its class FuncRef has no constructor.
 */
const olderConstructors: ReadonlyMap<string, string> = new Map([
  ["Callable", "funcref"],
  ["Rect2i", "Rect2"],
  ["StringName", "String"],
  ["Vector2i", "Vector2"],
  ["Vector3i", "Vector3"]
])

const notIn = ({ input }: Check, name: string): string => `${name}() is not in ${input.reference.label}.`

/** Reports a misspelt function; any other name may be a member of a class that is missing. */
const unsureFunction = (check: Check, callee: Identifier): void => {
  const { name } = callee
  const { api, scope } = check
  const typo =
    check.input.reference.isComplete && !isDeclared(check, name)
      ? typoOnce(check, `function ${scope.class.name}`, name, api.globalNames, builtinNames, scope.class.members.keys())
      : undefined
  if (typo === undefined) check.doubt(callee)
  else check.report("unknown-function", callee, notIn(check, name), { fix: typo })
}

const absentFunction = (
  check: Check,
  node: CallExpression,
  callee: Identifier,
  globalSuccessor: Advice | undefined
): void => {
  const { name } = callee
  const base = nativeBase(check, ownClass(check))
  const self = ownClass(check)
  const fits = fitting(check, self, name, "call")
  const isForeign = foreignAdvice(check, { name, owner: base, use: "call", fits }) !== undefined
  const instead = insteadOf(check, name, base)
  const found =
    (base === undefined ? undefined : ownAdvice(check, successorOf(check, name, base, "call"))) ??
    globalSuccessor ??
    (isForeign || instead?.isAfterDot === true ? undefined : instead)
  const advice = found === undefined ? undefined : withoutArguments(name, found)
  if (advice === undefined && !check.input.reference.isComplete) {
    check.doubt(callee)
    return
  }
  const changed = advice === undefined ? undefined : changedCall(check, node, callee, undefined, base)
  if (advice !== undefined && changed !== undefined) {
    const message = messageWith(notIn(check, name), advice)
    check.report("unknown-function", changed.place, message, { ...advice, fix: changed.fix })
    return
  }
  const assigned = advice === undefined ? assignedState(check, self, { node, name, object: "" }) : undefined
  if (assigned !== undefined) {
    const message = `${name}() is declared neither here nor in ${base ?? check.input.reference.label}.`
    check.report("unknown-function", node, messageWith(message, assigned), assigned)
    return
  }
  const form = advice === undefined && base !== undefined ? methodForm(check, node, name, base) : undefined
  const isMethod = (owner: string): boolean => mayBeMethod(check, owner, name)
  const other = form?.isTyped === true || isForeign ? undefined : elsewhere(check, `${name}()`, name, base, isMethod)
  if (other !== undefined) check.report("unknown-function", callee, other)
  else if (form !== undefined) {
    const { message, fix } = form
    check.report("unknown-function", fix === undefined ? callee : node, message, fix === undefined ? {} : { fix })
  } else if (advice === undefined) undeclaredFunction(check, callee, node.arguments.length, base)
  else check.report("unknown-function", callee, messageWith(notIn(check, name), advice), advice)
}

const mayBeMethod = ({ api }: Check, owner: string, name: string): boolean => {
  const member = api.find(owner, name)
  return typeof member === "string" || member.kind === "method" || member.kind === "accessor"
}

/**
 * Reports a name that is not a function in any version of Godot, with the function of another language or the slip that
 * is meant.
 */
const undeclaredFunction = (check: Check, callee: Identifier, count: number, base: string | undefined): void => {
  const { name } = callee
  const self = ownClass(check)
  const owned = belongsTo(check, `${name}()`, name, base)?.message
  const advice =
    quitAdvice(check, name) ??
    foreignAdvice(check, { name, owner: base, use: "call", fits: fitting(check, self, name, "call") }) ??
    globalForeign(check, name, count) ??
    nearFunction(check, name, count, self)
  const isUnknown = base !== undefined && owned === undefined && advice.fix === undefined
  check.report(
    "unknown-function",
    callee,
    owned ?? `${name}() is declared neither here nor in ${check.input.reference.label}.`,
    isUnknown ? { ...advice, lacking: { className: base, name, use: "call", mayBeOwn: true } } : advice
  )
}

/** Advice for `exit()`, by which other languages end a program. */
const quitAdvice = (check: Check, name: string): Advice | undefined =>
  (name === "exit" || name === "quit") && isInNode(check) ? { fix: "get_tree().quit" } : undefined

/** Reports a call of a local variable, which only `call()` can do; Godot 3 has FuncRef for that. */
const variableCalled = (check: Check, callee: Identifier): void => {
  const message = `${JSON.stringify(callee.name)} is a variable`
  const type = check.typeOf(callee)
  const isOther = type.kind === "object" || (type.kind === "builtin" && type.name !== "Callable")
  if (check.dialect === 3 || isOther) {
    check.report("unknown-function", callee, `${message}, not a function.`)
    return
  }
  check.report("unknown-function", callee, `${message}; a Callable is called with call().`, {
    fix: `${callee.name}.call`
  })
}

/** The nearest function; the same name is often called many times. */
const nearFunction = (check: Check, name: string, count: number, self: ClassRef): Advice => {
  const key = `${name} ${count}`
  return getOrMake(check.near, key, () => {
    const isCallable = fitting(check, self, name, "call", count)
    const takes = takesCount(check, count)
    // A singleton is not callable: `time()` does not mean Time.
    const fits = (one: string): boolean =>
      isCallable(one) &&
      check.api.global(one)?.kind !== "property" &&
      (typeof bareMember(check, one) === "object" || takes(one))
    return nearWithinBudget(check, name, () => [...memberNamesOf(check, self), ...check.api.globalNames], fits)
  })
}

/** Checks whether a name is no global function, or one that accepts this number of arguments. */
const takesCount =
  ({ api }: Check, count: number) =>
  (name: string): boolean => {
    const found = api.global(name)
    if (found?.kind !== "method" || found.doc.qualifiers.includes("vararg")) return true
    const { arguments: parameters } = found.doc
    return count <= parameters.length && count >= requiredCount(parameters)
  }

/**
 * Returns Godot's global function for a name of other languages; undefined if none accepts this number of arguments.
 */
const globalForeign = (check: Check, name: string, count: number): Advice | undefined => {
  const takes = takesCount(check, count)
  return (
    foreignAdvice(check, { name, owner: "@GlobalScope", use: "call", fits: takes }) ??
    foreignAdvice(check, { name, owner: "@GDScript", use: "call", fits: takes })
  )
}

const isUndeclared = (check: Check, name: string): boolean =>
  check.api.global(name) === undefined && !isDeclared(check, name)

/** The successor of a function that was global. */
const globalAdvice = (check: Check, name: string) => {
  for (const scope of ["@GDScript", "@GlobalScope"]) {
    const found = successorOf(check, name, scope)
    if (found !== undefined) return found
  }
  return undefined
}
