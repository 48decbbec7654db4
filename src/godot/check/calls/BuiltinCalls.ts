/** Calls of methods of built-in types: of strings, arrays, dictionaries, vectors, signals and enums. */
import type { AttributeExpression, CallExpression, Expression, Name } from "../../script/Ast.ts"
import { isConstantValue } from "../body/FixedPlaces.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { adviceFor } from "../fixes/Fix.ts"
import { fitting } from "../fixes/fitting.ts"
import { attribute } from "../names/Members.ts"
import { isStaticMethod, type NativeMethod } from "../reference/NativeClass.ts"
import { warnDeprecated } from "../reference/NativeMembers.ts"
import { isAssignable, isOfOtherEnum } from "../types/Convert.ts"
import { type BuiltinType, describe, type EnumType, type SignalType, type Type, unknown } from "../types/Types.ts"
import { insteadOf } from "../versions/noCounterpart.ts"
import { type CallFixes, checkArguments, isLoose, ofMethod, visitArguments } from "./Calls.ts"
import { checkCaller, checkConnected, tellCalled, tellConnected } from "./Connections.ts"
import { checkLateCall } from "./LateCalls.ts"
import { isChangedInPlace, warnLostValue } from "./LostValues.ts"
import { checkRpc } from "./RpcCalls.ts"
import { noteConnected, noteDisconnected, noteSent } from "./ScriptSignals.ts"
import { bindsFix, checkEmit, pairFix } from "./SignalCalls.ts"
import { sortFix } from "./SortCalls.ts"

/** Fixes `list.append_array("bat")` if the array can hold the value: `append()` adds one. */
const oneAppended = (
  check: Check,
  { arguments: [value, ...others] }: CallExpression,
  name: Name,
  array: BuiltinType | SignalType
): CallFixes | undefined => {
  if (name.name !== "append_array" || value === undefined || others.length > 0) return undefined
  if (array.kind !== "builtin" || array.name !== "Array") return undefined
  const type = check.typeOf(value)
  const isOne =
    type.kind === "builtin" && /^(?:String|StringName|int|float|bool|Dictionary|Vector\d|Color)$/.test(type.name)
  const says = `Array.append_array() takes an array, not ${describe(type)}; append() adds one value.`
  const isTaken = array.element === undefined || isAssignable(check, type, array.element)
  return isOne && isTaken ? { whole: name, type: "append", says } : undefined
}

/** The type of a call of a method of a value of a built-in type, or of a signal. */
export const builtinCall = (
  check: Check,
  node: CallExpression,
  callee: AttributeExpression,
  type: BuiltinType | SignalType
): Type => {
  const owner = type.kind === "builtin" ? type.name : "Signal"
  const { name } = callee.name
  const found = check.api.find(owner, name)
  if (typeof found === "string" || found.kind !== "method") {
    const isProperty = typeof found === "object" && found.kind === "property"
    if (owner === "Dictionary" && found === "absent") lacksMethod(check, callee, node.arguments.length)
    else if (isProperty) propertyCalled(check, node, callee, owner)
    else if (!isOtherForm(check, node, callee, owner) && !isChangedInPlace(check, node, callee, owner))
      attribute(check, callee, node)
    visitArguments(check, node)
    return unknown
  }
  warnDeprecated(check, callee.name, found)
  if ((owner === "Array" || owner === "Dictionary") && changes(found) && isConstantValue(check, callee.base)) {
    const constant = source(check, callee.base)
    check.report("assign-constant", callee.name, `${JSON.stringify(constant)} is a constant and cannot be changed.`)
  }
  const signature = ofMethod(check, found)
  const pair = pairFix(check, node, name, callee.base)
  const element = type.kind === "builtin" ? type.element : undefined
  const last = check.findings.at(-1)
  tellCalled(check, node, `${owner}.${name}`, element)
  if (type.kind === "signal" && name === "connect") tellConnected(check, node.arguments, type)
  checkArguments(
    check,
    node.arguments,
    signature,
    callee.name,
    pair === undefined
      ? (sortFix(check, node, callee.name, type) ??
          oneAppended(check, node, callee.name, type) ??
          bindsFix(check, node, name))
      : { whole: node, count: pair, type: pair }
  )
  if (check.findings.at(-1) === last) warnLostValue(check, node, callee, owner, found)
  checkCaller(check, node, `${owner}.${name}`, element)
  if (owner === "Callable") {
    checkLateCall(check, node, callee)
    checkRpc(check, node)
  }
  if (type.kind === "signal") signalUsed(check, node, callee, type)
  else if (type.key !== undefined) typedKey(check, node, name, type)
  if (owner !== "Array" || element === undefined) return signature.returns
  typedElement(check, node, name, element)
  return givesElement.has(name) ? element : signature.returns
}

/** Reports a method that dictionaries lack: a called name after a dictionary is not a key. */
const lacksMethod = (check: Check, { name }: AttributeExpression, given: number): void => {
  const owner = "Dictionary"
  const fits = fitting(check, { kind: "native", name: owner }, name.name, "call", given)
  const missing = { name: name.name, owner, use: "call", fits, given } as const
  const advice = adviceFor(check, missing, () => check.api.memberNames(owner))
  check.report("unknown-member", name, `${owner}.${name.name} is not in ${check.input.reference.label}.`, advice)
}

/** Reports methods of Godot 3 and other languages that GDScript writes as an operator or calls on another object. */
const isOtherForm = (check: Check, node: CallExpression, callee: AttributeExpression, owner: string): boolean =>
  isOldTransform(check, node, callee, owner) ||
  isListJoined(check, node, callee, owner) ||
  isOtherCall(check, node, callee, owner) ||
  isStringConversion(check, node, callee, owner)

/** Checks the values that a signal is emitted with, or the function that is connected to it, and records them. */
const signalUsed = (
  check: Check,
  { arguments: args }: CallExpression,
  { base, name }: AttributeExpression,
  type: SignalType
): void => {
  if (name.name === "emit") {
    if (type.arity !== undefined) checkEmit(check, args, type.arity, name)
    noteSent(check, type, args.length, base)
  } else if (name.name === "disconnect") noteDisconnected(check, type)
  else if (name.name === "connect") {
    checkConnected(check, args, type)
    noteConnected(check, args, type)
  }
}

/** Reports calls without arguments that another call with arguments replaces, such as `list.sum()`. */
const isOtherCall = (
  check: Check,
  { arguments: args, end }: CallExpression,
  { name }: AttributeExpression,
  type: string
): boolean => {
  const { api, input, report } = check
  const fix = args.length > 0 ? undefined : insteadOf(check, name.name, type)?.called
  const method = /^\w+/.exec(fix ?? "")?.[0] ?? ""
  if (fix === undefined || api.find(type, method) === "absent" || api.find(type, name.name) !== "absent") return false
  const message = `${type}.${name.name} is not in ${input.reference.label}.`
  report("unknown-member", { start: name.start, end }, message, { fix })
  return true
}

/** Reports `number.to_string()`, as other languages write `str(number)`. */
const isStringConversion = (
  check: Check,
  { arguments: args, start, end }: CallExpression,
  { base, name }: AttributeExpression,
  type: string
): boolean => {
  if (args.length > 0 || !/^to_?string$/i.test(name.name)) return false
  const message = `${type}.${name.name} is not in ${check.input.reference.label}; str() converts a value to a String.`
  check.report("unknown-member", { start, end }, message, { fix: `str(${source(check, base)})` })
  return true
}

/** Maximum length of the text before a call that is searched for an operator, in UTF-16 units. */
const MAX_BEFORE = 20

/** Matches a word at the end of a text after which a minus is a sign. */
const beforeValue = /\b(?:and|await|elif|else|if|in|not|or|return|while)$/

/**
 * Checks whether a text ends with an operator that takes its right operand before a following `*`: `/`, or the sign in
 * `-a * b`.
 */
const bindsTighter = (before: string): boolean => {
  const text = before.trimEnd()
  if (/[*/%~]$/.test(text)) return true
  if (!text.endsWith("-")) return false
  const left = text.slice(0, -1).trimEnd()
  return !/[\w)\]}"']$/.test(left) || beforeValue.test(left)
}

/** Reports Godot 3's `transform.xform(point)`, in whose place Godot 4 has the operator `*`. */
const isOldTransform = (
  check: Check,
  { arguments: [value, ...others], start, end }: CallExpression,
  { base, name }: AttributeExpression,
  type: string
): boolean => {
  const isInverse = name.name === "xform_inv"
  if (check.dialect === 3 || value === undefined || others.length > 0 || !(isInverse || name.name === "xform"))
    return false
  const operators = check.api.nativeClass(type)?.doc.operators ?? []
  if (!operators.some((one) => one.name === "operator *")) return false
  const [a, b] = [base, value].map((one) => operandSource(check, one))
  const product = isInverse ? `${b} * ${a}` : `${a} * ${b}`
  const { text } = check.script
  const isPart =
    ".[".includes(text.charAt(end) || " ") || bindsTighter(text.slice(Math.max(0, start - MAX_BEFORE), start))
  check.report("unknown-member", { start, end }, `${type}.${name.name} is not in ${check.input.reference.label}.`, {
    fix: isPart ? `(${product})` : product
  })
  return true
}

/** Reports `vector.x()`: a component is read without parentheses. */
const propertyCalled = (
  check: Check,
  { start, end, arguments: args }: CallExpression,
  callee: AttributeExpression,
  type: string
): void =>
  check.report(
    "unknown-function",
    { start, end },
    `${type}.${callee.name.name} is a property, not a method.`,
    args.length === 0 ? { fix: source(check, callee) } : {}
  )

/** Reports `list.join(", ")` of other languages: in GDScript `join()` is a method of the separator. */
const isListJoined = (
  check: Check,
  { arguments: [between, ...others], start, end }: CallExpression,
  { base, name }: AttributeExpression,
  type: string
): boolean => {
  const isList = type === "Array" || type === "PackedStringArray" || type === "PoolStringArray"
  if (name.name !== "join" || !isList || others.length > 0 || check.api.find("String", "join") === "absent")
    return false
  const text = between === undefined ? '""' : operandSource(check, between)
  check.report("unknown-member", { start, end }, `${type}.join is not in ${check.input.reference.label}.`, {
    fix: `${text}.join(${source(check, base)})`
  })
  return true
}

/** Reports a method that an enum lacks, or that would change it: an enum is a constant dictionary. */
export const enumCall = (check: Check, node: CallExpression, callee: AttributeExpression, type: EnumType): void => {
  if (check.dialect === 4 && type.values.has(callee.name.name)) {
    constantCalled(check, node, callee, `a value of the enum ${type.name}`)
    return
  }
  const found = check.api.find("Dictionary", callee.name.name)
  if (check.dialect === 4 && typeof found === "object" && found.kind === "method" && changes(found))
    check.report("assign-constant", callee.name, `The enum ${type.name} is constant and cannot be changed.`)
  else attribute(check, callee, node)
}

/** Reports `Vector2.ZERO()`: a constant is read without parentheses. */
const constantCalled = (
  check: Check,
  { start, end, arguments: args }: CallExpression,
  callee: AttributeExpression,
  what: string
): void =>
  check.report(
    "unknown-function",
    { start, end },
    `${callee.name.name} is ${what}, not a function.`,
    args.length === 0 ? { fix: source(check, callee) } : {}
  )

/** Checks whether a method changes the array or dictionary that it is called on. */
const changes = ({ doc }: NativeMethod): boolean =>
  doc.name !== "make_read_only" && !doc.qualifiers.includes("const") && !doc.qualifiers.includes("static")

/** Methods of an array that give one of its elements. */
const givesElement: ReadonlySet<string> = new Set([
  "front",
  "back",
  "pop_front",
  "pop_back",
  "pick_random",
  "get",
  "pop_at"
])

/** Methods of an array with an element as an argument -> its index. */
const elementArguments: Readonly<Record<string, number>> = {
  append: 0,
  push_back: 0,
  push_front: 0,
  fill: 0,
  insert: 1,
  has: 0,
  find: 0,
  rfind: 0,
  count: 0,
  erase: 0
}

/** Reports an element that a typed array does not take. */
const typedElement = (check: Check, { arguments: args }: CallExpression, method: string, element: Type): void => {
  const given = args[elementArguments[method] ?? args.length]
  if (given === undefined) return
  const type = check.typeOf(given)
  if (type.kind === "void" || isLoose(check, given) || isAssignable(check, type, element)) return
  check.report("argument-type", given, `The elements are ${describe(element)}; ${describe(type)} is given.`)
}

/** Methods of a dictionary whose first argument is a key; `set()` has a value after it. */
const takesKey: ReadonlySet<string> = new Set(["has", "erase", "get", "get_or_add", "set"])

/** Reports a key or a value that a typed dictionary does not take. */
const typedKey = (
  check: Check,
  { arguments: [key, value] }: CallExpression,
  method: string,
  type: BuiltinType
): void => {
  if (!takesKey.has(method)) return
  const fits = (given: Expression | undefined, part: Type | undefined, name: string): boolean => {
    if (given === undefined || part === undefined || isLoose(check, given)) return true
    const of = check.typeOf(given)
    if (of.kind === "void" || isAssignable(check, of, part) || isOfOtherEnum(of, part)) return true
    check.report("argument-type", given, `The ${name} are ${describe(part)}; ${describe(of)} is given.`)
    return false
  }
  if (fits(key, type.key, "keys") && method === "set") fits(value, type.element, "values")
}

/** The type of a call on a built-in type itself: `Vector2.from_angle(a)`. */
export const builtinClassCall = (
  check: Check,
  node: CallExpression,
  callee: AttributeExpression,
  name: string
): Type => {
  const found = check.api.find(name, callee.name.name)
  if (typeof found === "string" || found.kind !== "method") {
    attribute(check, callee, node)
    visitArguments(check, node)
    if (check.dialect === 4 && typeof found === "object" && found.kind === "constant")
      constantCalled(check, node, callee, `a constant of ${name}`)
    return unknown
  }
  const signature = ofMethod(check, found)
  checkArguments(check, node.arguments, signature, callee.name)
  if (isStaticMethod(found) || check.dialect === 3) return signature.returns
  staticCall(check, callee.name, name)
  return unknown
}

/** Reports a method of objects that is called on the type; its static twin is proposed if there is one. */
export const staticCall = (check: Check, at: Name, owner: string): void => {
  const twin = `${at.name}_string`
  const found = check.api.find(owner, twin)
  const fix = typeof found === "object" && isStaticMethod(found) ? { fix: twin } : {}
  check.report("static-call", at, `${owner}.${at.name}() is called on an object of ${owner}, not on the class.`, fix)
}
