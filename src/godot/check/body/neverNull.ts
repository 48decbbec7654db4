/** Warns of comparisons with null of a value that is never null: another test is meant. */
import type { BinaryExpression, CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, findLocal, operandSource, source } from "../Context.ts"
import { memberNamed, memberOfValue } from "../names/knownMembers.ts"
import { type NativeMethod, nativeUri } from "../reference/NativeClass.ts"
import { hardType } from "../types/HardTypes.ts"

/** Types that have an empty value, with the method that tests for it. */
const questions: Readonly<Record<string, string>> = { Callable: "is_valid", RID: "is_valid", Signal: "is_null" }

/**
 * Warns of `== null` and `!= null` with a Callable, Signal or RID, and with what a method of Godot gives that never
 * gives null, as `intersect_ray()`. A test of another value is only needless. So is one near a test that asks what is
 * meant.
 */
export const warnNeverNull = (check: Check, node: BinaryExpression): void => {
  const { operator, left, right } = node
  if (operator !== "==" && operator !== "!=") return
  const value = isNull(right) ? left : isNull(left) ? right : undefined
  if (value === undefined || check.scope.isSilent) return
  const method = methodOf(check, value)
  const type = method === undefined ? nullLikeType(check, value) : undefined
  if ((method === undefined && type === undefined) || isAskedBeside(check, value)) return
  const outcome = `so this is always ${operator === "==" ? "false" : "true"}`
  if (method !== undefined) {
    const fix = meant(check, value, method, operator)
    const instead = insteadOfNull(method)
    const subject = `${method.owner}.${method.doc.name}() never returns null`
    const message = `${subject}${instead === undefined ? "" : `, but ${instead}`}, ${outcome}.`
    check.report("never-null", node, message, { ...(fix === undefined ? {} : { fix }), uri: nativeUri(method) })
  } else if (type !== undefined) {
    const question = questions[type]
    const isNegated = (operator === "==") === (question === "is_valid")
    const fix = `${isNegated ? "not " : ""}${operandSource(check, value)}.${question}()`
    check.report("never-null", node, `A ${type} is never null, ${outcome}.`, { fix })
  }
}

const isNull = (node: Expression): boolean => node.kind === "literal" && node.type === "null"

/** Returns the method that a value is the result of: by a call, or by the call that a variable keeps. */
const methodOf = (check: Check, value: Expression): NativeMethod | undefined => {
  if (value.kind === "identifier") return findLocal(check.scope, value.name)?.result
  return value.kind === "call" ? methodNeverNull(check, value) : undefined
}

/** Returns the method of Godot that is called, where its result is a value of a built-in type. */
export const methodNeverNull = (check: Check, { callee }: CallExpression): NativeMethod | undefined => {
  const found =
    callee.kind === "identifier"
      ? nativeMember(memberNamed(check, callee.name))
      : callee.kind === "attribute" && callee.base.kind !== "super"
        ? memberOf(check, callee.base, callee.name.name)
        : undefined
  if (found?.kind !== "method" || found.doc.qualifiers.includes("virtual")) return undefined
  const { returnType = "Variant", description } = found.doc
  // The documented types of Godot 3 are incomplete: Plane.intersects_ray() returns a Vector3 or null there.
  if (/\bnull\b/i.test(description) || (check.dialect === 3 && insteadOfNull(found) === undefined)) return undefined
  const isValue = returnType !== "Variant" && (check.api.isBuiltin(returnType) || returnType.endsWith("[]"))
  return isValue ? found : undefined
}

const nativeMember = (found: ReturnType<typeof memberOfValue>) => (found?.kind === "native" ? found.member : undefined)

const memberOf = (check: Check, base: Expression, name: string) => {
  const type = check.typeOf(base)
  if (type.kind !== "builtin") return nativeMember(memberOfValue(check, base, name))
  const found = check.api.find(type.name, name)
  return typeof found === "object" ? found : undefined
}

/** Returns the type of a variable or a property that may be empty without being null. */
const nullLikeType = (check: Check, value: Expression): string | undefined => {
  if (check.dialect === 3 || (value.kind !== "identifier" && value.kind !== "attribute")) return undefined
  const type = hardType(check, value)
  return type.kind === "builtin" && questions[type.name] !== undefined && !isFunction(check, value)
    ? type.name
    : undefined
}

/** Checks whether a value is a function by its name, which is there as surely as its object. */
const isFunction = (check: Check, value: Expression): boolean => {
  if (value.kind === "identifier") return isMethod(memberNamed(check, value.name))
  return value.kind === "attribute" && isMethod(memberOfValue(check, value.base, value.name.name))
}

const isMethod = (found: ReturnType<typeof memberOfValue>): boolean =>
  found?.member.kind === "function" || found?.member.kind === "method"

const saysEmpty = /\b(?:returns|or|then)\s+(?:an? )?empty \[?(?:string|dictionary|array)\b/i
const saysMinusOne =
  /\b(?:returns|or)\s+(?:\[code\])?-1(?:\[\/code\])?\s+(?:if (?:no|none|not|there|the|invalid)\b|when no|on error)/i

const empties: Readonly<Record<string, string>> = { String: '""', StringName: '""', Dictionary: "{}" }

/** Returns the value that a method returns in place of null, if its description says so. */
const insteadOfNull = ({ doc: { description, returnType = "" } }: NativeMethod): string | undefined => {
  if (returnType === "int") return saysMinusOne.test(description) ? "-1" : undefined
  return saysEmpty.test(description) ? (empties[returnType] ?? "[]") : undefined
}

/**
 * Returns the comparison that is meant by one with null; undefined if the type has no empty value.
 */
const meant = (check: Check, value: Expression, method: NativeMethod, operator: string): string | undefined => {
  const { returnType = "" } = method.doc
  const object = operandSource(check, value)
  if (returnType === "int") return insteadOfNull(method) === undefined ? undefined : `${object} ${operator} -1`
  const type = returnType.endsWith("[]") ? "Array" : returnType
  const question = ["is_empty", "empty"].find((name) => typeof check.api.find(type, name) === "object")
  return question === undefined ? undefined : `${operator === "==" ? "" : "not "}${object}.${question}()`
}

/** Maximum length of a value whose function is searched for another question. */
const MAX_VALUE = 200

/** Maximum number of UTF-16 units before and after a value that are searched for one. */
const MAX_AROUND = 4000

/**
 * Checks whether the function also makes the intended test near the comparison, which then does no harm. Also true once
 * this has read more than a handwritten script needs.
 */
const isAskedBeside = (check: Check, value: Expression): boolean => {
  const { script, scope, questions: budget } = check
  const asked = source(check, value)
  if (asked.length > MAX_VALUE) return false
  const { start = 0, end = script.text.length } = scope.function ?? {}
  const lastEnd = script.text.indexOf("\n", value.end + MAX_AROUND)
  const body = script.text.slice(
    Math.max(start, script.text.lastIndexOf("\n", value.start - MAX_AROUND)),
    lastEnd === -1 ? end : Math.min(end, lastEnd)
  )
  budget.left -= body.length
  if (budget.left < 0) return true
  const name = `(?<![\\w.])${asked.replace(/[^\w\s]/g, "\\$&")}`
  const questions = [
    `${name}\\s*(?:\\.\\s*\\w+\\([^()]*\\)\\s*)*\\.\\s*(?:is_empty|empty|size|length|has|has_all|get|is_valid|is_null|keys|get_id|get_name_count)\\s*\\(`,
    `${name}\\s*(?:[<>]|[!=]=(?!\\s*null\\b))`,
    `(?:\\b(?:not|if|elif|while|and|or)\\b|[!&|])[\\s(]*${name}\\s*(?:$|[:)&|]|\\b(?:and|or|else)\\b)`,
    `\\bin\\s+${name}(?![\\w.(])`
  ]
  return new RegExp(questions.join("|"), "m").test(body)
}
