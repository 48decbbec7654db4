/**
 * Calls of methods that take a signal or a callable: names in quotes, and the forms that replace them in Godot 4.
 */
import type { AttributeExpression, CallExpression, Expression } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, operandSource, quotedAs, source } from "../Context.ts"
import { type Advice, isOfOtherObject, messageWith, nearWithinBudget, successorOf, written } from "../fixes/Fix.ts"
import { typoOf } from "../fixes/Slips.ts"
import { isAbsentFrom, isDeclared, isOutdated, typoIn } from "../names/Absence.ts"
import { typeOfMember } from "../names/knownMembers.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { findMember, type Member, nativeBase } from "../names/Resolve.ts"
import { type ClassRef, type SignalType, subjectOf } from "../types/Types.ts"
import { type CallFixes, givesNothing, uncalled, visitArguments } from "./Calls.ts"
import { checkConnected } from "./Connections.ts"
import { noteConnected, noteDisconnected, noteSent } from "./ScriptSignals.ts"

/**
 * Returns the signal to write instead of one that an object lacks: its successor, or the one with the nearest name. An
 * object may be of a derived class, so the signals of all classes are compared if its own have no near name.
 */
export const meantSignal = (check: Check, name: string, from: ClassRef): Advice => {
  const owner = nativeBase(check, from) ?? "Object"
  if (findMember(check, from, name) !== "absent" || check.api.descendantHas(owner, name) || isDeclared(check, name))
    return { fix: name }
  const successor = check.input.reference.memberSuccessors(name, owner).find(({ kind }) => kind === "signal")
  if (successor !== undefined) return isOfOtherObject(check, successor, owner) ? {} : written(check, successor, owner)
  // If a script may declare the signal, only an obvious misspelling is corrected.
  if (!isAbsentFrom(check, from, name)) return { fix: typoOf(name, check.api.signalNames) ?? name }
  const fix = nearWithinBudget(check, name, () => signalNames(check, from)).fix ?? typoOf(name, check.api.signalNames)
  return fix === undefined ? {} : { fix }
}

/** Methods with a Callable in place of Godot 3's object and method name. */
const takesCallable: ReadonlySet<string> = new Set([
  "sort_custom",
  "bsearch_custom",
  "start",
  "tween_callback",
  "tween_method"
])

export const signalMethods: ReadonlySet<string> = new Set(["connect", "disconnect", "is_connected"])

/**
 * Reports `x.pressed.connect("method")`, `x.pressed.connect(self, "method")` and `x.pressed.connect(method())` of
 * something unknown: neither an object nor a signal of Godot 4 takes these arguments.
 */
export const isMisconnected = (check: Check, node: CallExpression, { base, name }: AttributeExpression): boolean => {
  const [first, second] = node.arguments
  if (check.dialect === 3 || !signalMethods.has(name.name) || first === undefined) return false
  const isText = first.kind === "literal" && first.type === "String" && second === undefined
  if (!isText && first.kind !== "self" && !(first.kind === "call" && givesNothing(check, first))) return false
  visitArguments(check, node)
  if (first.kind === "call") {
    const fix = uncalled(check, first)
    const message = "This calls the function, which returns nothing; its name alone is a Callable."
    check.report("argument-type", first, message, { fix })
    return true
  }
  const fix = base.kind === "attribute" ? signalCall(check, node, name.name, base) : undefined
  check.report(
    "argument-type",
    fix === undefined ? first : node,
    `${name.name}() takes a Callable.`,
    fix === undefined ? {} : { fix }
  )
  return true
}

/** Fixes `pressed.connect(self, "method")` and `pressed.connect("method")`. */
const oldSignalCall = (check: Check, node: CallExpression, name: string, base: Expression): string | undefined =>
  check.typeOf(base).kind === "signal" ? signalCall(check, node, name, base) : undefined

const signalCall = (check: Check, node: CallExpression, name: string, base: Expression): string | undefined => {
  const [first, second] = node.arguments
  const isOwn = first?.kind === "literal"
  const method = isOwn ? first : second
  if (first === undefined) return undefined
  if (method?.kind !== "literal" || method.type !== "String" || !/^[A-Za-z_]\w*$/.test(method.value)) return undefined
  const target = isOwn || first.kind === "self" ? method.value : `${operandSource(check, first)}.${method.value}`
  return `${operandSource(check, base)}.${name}(${target}${boundBy(check, node.arguments[isOwn ? 1 : 2])})`
}

/** Returns `.bind(1, 2)` for the array of arguments that Godot 3's `connect()` takes; "" for anything else. */
export const boundBy = (check: Check, binds: Expression | undefined): string =>
  binds?.kind === "array" && binds.items.length > 0
    ? `.bind(${binds.items.map((one) => source(check, one)).join(", ")})`
    : ""

/** Fixes `connect(f, [1])`, with Godot 3's array in place of the flags. */
export const bindsFix = (check: Check, { arguments: args }: CallExpression, name: string): CallFixes | undefined => {
  const binds = args.at(-1)
  const callable = args.at(-2)
  if (name !== "connect" || binds?.kind !== "array" || callable === undefined || callable.kind === "literal")
    return undefined
  const isFlags = binds.items.some((one) => /^(?:Object\.)?CONNECT_\w+$/.test(source(check, one)))
  if (isFlags)
    return {
      whole: binds,
      type: binds.items.map((one) => source(check, one)).join(" | "),
      says: "The flags of connect() are a number."
    }
  const bound = boundBy(check, binds)
  return {
    whole: { start: callable.start, end: binds.end },
    type: bound === "" ? source(check, callable) : `${operandSource(check, callable)}${bound}`,
    says: "connect() takes no array of arguments; bind() adds them to the Callable."
  }
}

/** Fixes Godot 3's `sort_custom(self, "compare")` and `Thread.start(self, "run", data)`. */
export const pairFix = (
  check: Check,
  node: CallExpression,
  name: string,
  base: Expression | undefined
): string | undefined => {
  if (check.dialect === 3) return undefined
  if (signalMethods.has(name) && base !== undefined) return oldSignalCall(check, node, name, base)
  if (!takesCallable.has(name)) return undefined
  const at = node.arguments.findIndex(
    (one, i) => one.kind === "literal" && one.type === "String" && node.arguments[i - 1]?.kind === "self"
  )
  const method = node.arguments[at]
  if (method?.kind !== "literal" || !/^[A-Za-z_]\w*$/.test(method.value)) return undefined
  const before = node.arguments.slice(0, at - 1).map((one) => source(check, one))
  const after = node.arguments.slice(at + 1)
  const bound = name === "start" && after[0] !== undefined ? `.bind(${source(check, after[0])})` : ""
  const rest = name === "start" ? after.slice(1) : after
  const args = [...before, `${method.value}${bound}`, ...rest.map((one) => source(check, one))]
  return `${base === undefined ? "" : `${operandSource(check, base)}.`}${name}(${args.join(", ")})`
}

/** Methods whose first argument is the name of a signal. */
const takesSignal: ReadonlySet<string> = new Set(["emit_signal", "connect", "disconnect", "is_connected", "yield"])

/** Reports a signal named in quotes, as in `emit_signal("name")`, that no class of the object could have. */
export const signalLiteral = (
  check: Check,
  { arguments: args }: CallExpression,
  method: string,
  from: ClassRef
): void => {
  if (!takesSignal.has(method)) return
  const [first] = args
  if (!isText(first) || first.value === "") return
  const found = findMember(check, from, first.value)
  if (found === "unsure") return
  const isSelf = from.kind === "script" && from.script === check.scope.class
  if (found !== "absent") {
    const type = signalType(check, found)
    if (type !== undefined && method === "connect") {
      checkConnected(check, args.slice(1), type)
      noteConnected(check, args.slice(1), type)
    }
    if (type !== undefined && method === "emit_signal") noteSent(check, type, args.length - 1)
    if (type !== undefined && method === "disconnect") noteDisconnected(check, type)
    if (method === "emit_signal" && found.kind === "script" && found.member.kind === "signal")
      checkEmit(check, args.slice(1), found.member.parameters.length, first)
    return
  }
  if (addsSignals(check)) return
  const owner = nativeBase(check, from)
  const isSure =
    isAbsentFrom(check, from, first.value, { role: "signal" }) ||
    (isSelf && (method === "emit_signal" || method === "connect") && !isDeclared(check, first.value))
  const isOld = !isSure && isOutdated(check, first.value, owner)
  const typo = isOld ? undefined : typoIn(check, from, first.value)
  if (!isSure && !isOld && typo === undefined) return
  const advice: Advice =
    successorOf(check, first.value, owner) ??
    (typo === undefined ? nearWithinBudget(check, first.value, () => signalNames(check, from)) : { fix: typo })
  const where = from.kind === "script" ? "" : ` in ${check.input.reference.label}`
  const lack = `${subjectOf(from)} has no signal ${JSON.stringify(first.value)}${where}`
  // The quotes can name only a signal of this object; one of another is named in the message.
  const { fix, isWhole, ...rest } = advice
  const shown =
    isWhole === true ? { moved: fix ?? "" } : fix === undefined ? rest : { fix: quotedAs(check, first, fix) }
  check.report("unknown-signal", first, messageWith(`${lack}.`, shown), shown)
}

/** Names of the signals that a script and its ancestors declare, and those of the reference. */
const signalNames = (check: Check, from: ClassRef): ReadonlyArray<string> =>
  [...memberNamesOf(check, from)].filter((name) => {
    const found = findMember(check, from, name)
    return typeof found === "object" && found.member.kind === "signal"
  })

const signalType = (check: Check, found: Member): SignalType | undefined => {
  const type = typeOfMember(check, found)
  return type.kind === "signal" ? type : undefined
}

/** Signals can be added while the program runs. */
const addsSignals = (check: Check): boolean =>
  check.script.text.includes("add_user_signal") || (check.project?.mentions("add_user_signal") ?? false)

/** Checks the number of values that a signal is emitted with. Godot reports it only at run time. */
export const checkEmit = (check: Check, values: ReadonlyArray<Expression>, arity: number, at: Span): void => {
  if (values.length !== arity && arity > 0) {
    check.report(
      "signal-arity",
      at,
      `The signal has ${arity} ${arity === 1 ? "parameter" : "parameters"}; ${values.length} ${values.length === 1 ? "is" : "are"} passed.`
    )
  }
}
