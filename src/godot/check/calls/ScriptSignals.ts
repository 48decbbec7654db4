/**
 * Warns of functions that a script connects to a signal of a script but that do not accept the values that it is
 * emitted with. A script may emit other values than the signal declares, so the functions are compared with the emitted
 * values, once the whole script is read.
 */
import type { Expression } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import type { Handler, SignalUse } from "../Memory.ts"
import { type SignalType, unknown } from "../types/Types.ts"
import { follow, takes } from "./Callables.ts"
import { addsValues, miscounted } from "./Connections.ts"
import { emissionsOf, maySendOtherwise } from "./signalSendings.ts"

/** Number of values with which a callable is followed to its function: more than any `unbind()` leaves out. */
const MANY = 100

const useOf = (check: Check, { declared }: SignalType): SignalUse | undefined => {
  if (declared === undefined || check.scope.isSilent || check.dialect === 3) return undefined
  const { node, owner } = declared
  const known = check.scriptSignals.get(node) ?? {
    owner,
    sent: new Set(),
    sentElsewhere: new Set(),
    isDisconnected: false,
    handlers: []
  }
  check.scriptSignals.set(node, known)
  return known
}

/**
 * Notes with how many values the script emits a signal of a script; `node`: the signal in the source.
 */
export const noteSent = (check: Check, signal: SignalType, count: number, node?: Expression): void => {
  const isOwn =
    node === undefined || node.kind === "identifier" || (node.kind === "attribute" && node.base.kind === "self")
  const use = useOf(check, signal)
  const sent = isOwn ? use?.sent : use?.sentElsewhere
  sent?.add(count)
}

/** Notes that a function is disconnected from a signal of a script. */
export const noteDisconnected = (check: Check, signal: SignalType): void => {
  const use = useOf(check, signal)
  if (use !== undefined) use.isDisconnected = true
}

/**
 * Notes a function that is connected to a signal of a script.
 *
 * @param args Arguments after the signal: the function, and flags
 */
export const noteConnected = (check: Check, [callable, flags]: ReadonlyArray<Expression>, signal: SignalType): void => {
  const use = callable === undefined || addsValues(check, flags) ? undefined : useOf(check, signal)
  if (callable === undefined || use === undefined) return
  const followed = follow(
    check,
    callable,
    Array.from({ length: MANY }, () => ({ type: unknown }))
  )
  if (followed === undefined) return
  use.handlers.push({ callable, signature: followed.signature, added: followed.given.length - MANY })
}

/** Warns of each function that fits no place where its signal is emitted. */
export const checkScriptSignals = (check: Check): void => {
  for (const [{ name }, use] of check.scriptSignals) {
    if (use.isDisconnected) continue
    const unfit = unfitFor(use.handlers, [...use.sent, ...use.sentElsewhere])
    if (unfit.length === 0) continue
    const { counts, place } = emissionsOf(check, name.name, use)
    const handlers = place === undefined ? [] : unfitFor(unfit, counts)
    if (place === undefined || handlers.length === 0 || maySendOtherwise(check, name.name, handlers)) continue
    const says = place.path === undefined ? "The signal is emitted with" : `${fileOf(place.path)} emits the signal with`
    for (const { callable, signature, added } of handlers)
      miscounted(check, callable, signature, { sent: place.count, bound: added, words: { says, code: "signal-arity" } })
  }
}

/** Returns the functions that accept none of these numbers of arguments. */
const unfitFor = (handlers: ReadonlyArray<Handler>, counts: Iterable<number>): ReadonlyArray<Handler> => {
  const all = [...counts]
  return handlers.filter(({ signature, added }) => !all.some((one) => one + added < 0 || takes(signature, one + added)))
}

const fileOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1)
