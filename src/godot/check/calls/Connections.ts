/** Checks whether functions that a signal or a method of Godot calls accept the values that they are called with. */
import type { CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import type { Code } from "../Diagnostic.ts"
import { calledFunctions } from "../reference/calledFunctions.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import { describe, type SignalType, type Signature, type Type, unknown } from "../types/Types.ts"
import { firstRefused, follow, takes } from "./Callables.ts"
import { countOf } from "./Calls.ts"

/**
 * Warns of a function that a signal of the reference cannot call, which Godot finds out when the signal is emitted. A
 * script may send its own signals with more or fewer values than they declare, so these are left alone.
 *
 * @param args Arguments after the signal: the function, and flags
 */
export const checkConnected = (
  check: Check,
  [callable, flags]: ReadonlyArray<Expression>,
  signal: SignalType
): void => {
  if (callable === undefined || addsValues(check, flags)) return
  const sent = sentBy(check, signal)
  if (sent !== undefined) checkCalled(check, callable, sent, { says: "The signal passes", code: "signal-arity" })
}

/** Matches flags of `connect()` that pass a function only the values of the signal. */
const plainFlags = /^(?:(?:Object\.)?CONNECT_(?:DEFERRED|PERSIST|ONE_SHOT|REFERENCE_COUNTED)(?:\s*\|\s*(?!$)|$))+$/

/** Checks whether the flags of `connect()` may add a value: that is so unless all of them are known not to. */
export const addsValues = (check: Check, flags: Expression | undefined): boolean =>
  flags !== undefined && !(flags.end - flags.start <= MAX_FLAGS && plainFlags.test(source(check, flags)))

/** Maximum length of flags that are read, in UTF-16 units. */
const MAX_FLAGS = 100

/** Returns the types of the values of a signal; absent if a script may send others. */
const sentBy = (check: Check, { parameters }: SignalType): ReadonlyArray<Type> | undefined =>
  check.dialect === 3 ? undefined : parameters?.map(({ type }) => typeOfDoc(check, type))

/** Gives a lambda the types of its parameters, before its body is checked. */
export const tellConnected = (check: Check, [callable]: ReadonlyArray<Expression>, signal: SignalType): void => {
  if (callable?.kind !== "lambda") return
  const sent = sentBy(check, signal)
  if (sent !== undefined) check.lambdaArguments.set(callable.function, sent)
}

/** The caller of a function, and the values that it calls the function with. */
interface Caller {
  readonly callable: Expression
  readonly gives: ReadonlyArray<Type>
  readonly says: string
}

/** Returns the function that is given to a method which calls it: `list.map(f)`. */
const callerOf = (
  check: Check,
  { arguments: args }: CallExpression,
  method: string,
  element: Type
): Caller | undefined => {
  const called = check.dialect === 3 ? undefined : calledFunctions[method]
  const callable = called === undefined ? undefined : args[called.place]
  if (called === undefined || callable === undefined) return undefined
  const gives = called.gives.map((type) => (type === "element" ? element : typeOfDoc(check, type)))
  return { callable, gives, says: `${method}() gives` }
}

/** Gives a lambda that a method calls the types of its parameters, before its body is checked. */
export const tellCalled = (check: Check, node: CallExpression, method: string, element: Type = unknown): void => {
  const caller = callerOf(check, node, method, element)
  if (caller?.callable.kind === "lambda") check.lambdaArguments.set(caller.callable.function, caller.gives)
}

/** Reports a function that a method cannot call: `list.map(f)` if `f` takes two values. */
export const checkCaller = (check: Check, node: CallExpression, method: string, element: Type = unknown): void => {
  const caller = callerOf(check, node, method, element)
  if (caller !== undefined)
    checkCalled(check, caller.callable, caller.gives, { says: caller.says, code: "argument-count" })
}

/** The beginning of a report, and its code if the number of arguments is wrong. */
export interface Words {
  readonly says: string
  readonly code: Code
}

const checkCalled = (check: Check, callable: Expression, sent: ReadonlyArray<Type>, words: Words): void => {
  const followed = follow(
    check,
    callable,
    sent.map((type) => ({ type }))
  )
  if (followed === undefined) return
  const { signature, given } = followed
  if (!takes(signature, given.length)) {
    miscounted(check, callable, signature, { sent: sent.length, bound: given.length - sent.length, words })
    return
  }
  const at = firstRefused(check, signature, given)
  const refused = given[at]
  if (refused === undefined) return
  const says = refused.node === undefined ? words.says : "bind() gives"
  const message = `${says} ${describe(refused.type)}; ${JSON.stringify(signature.parameterNames[at])} is ${describe(signature.parameters[at] ?? unknown)}.`
  check.report("argument-type", refused.node ?? callable, message)
}

/** The values that a function is called with. */
interface Passed {
  /** Number of those that the caller passes. */
  readonly sent: number
  /** Number of those that `bind()` adds; below zero if `unbind()` leaves some out. */
  readonly bound: number
  readonly words: Words
}

/** Warns of a function that is called with another number of values than it takes. */
export const miscounted = (
  check: Check,
  callable: Expression,
  { required, parameters, isVararg }: Signature,
  { sent, bound, words: { says, code } }: Passed
): void => {
  const most = isVararg ? Number.POSITIVE_INFINITY : parameters.length
  const count = sent + bound
  const isPlain = code === "signal-arity" && callable.kind === "identifier" && count > most
  const changed = bound === 0 ? "" : bound > 0 ? `, ${bound} more bound` : `, ${-bound} left out`
  check.report(
    code,
    callable,
    `${says} ${sent} ${sent === 1 ? "argument" : "arguments"}${changed}; the function takes ${countOf(required, most)}.`,
    isPlain ? { fix: `${source(check, callable)}.unbind(${count - most})` } : {}
  )
}
