/**
 * Warns of functions that a script connects to a signal of its own and that do not take what it sends. A script may send
 * other values than the signal declares, so the functions are compared with what is sent, once the whole script is read.
 */
import type { Expression } from "../script/Ast.ts"
import { follow, takes } from "./Callables.ts"
import { miscounted } from "./Connections.ts"
import type { Check, SignalUse } from "./Context.ts"
import { type Type, unknown } from "./Types.ts"

/** Number of values that a callable is followed with: more than any `unbind()` leaves out. */
const MANY = 100

const useOf = (check: Check, { declared }: Type & { readonly kind: "signal" }): SignalUse | undefined => {
  if (declared === undefined || check.scope.isSilent || check.dialect === 3) return undefined
  const known = check.ownSignals.get(declared) ?? {
    sent: new Set(),
    sentElsewhere: new Set(),
    isDisconnected: false,
    handlers: []
  }
  check.ownSignals.set(declared, known)
  return known
}

/** Notes how many values a script sends a signal of its own with; `node` is the signal where the script writes it. */
export const noteSent = (
  check: Check,
  signal: Type & { readonly kind: "signal" },
  count: number,
  node?: Expression
): void => {
  const isOwn =
    node === undefined || node.kind === "identifier" || (node.kind === "attribute" && node.base.kind === "self")
  const use = useOf(check, signal)
  const sent = isOwn ? use?.sent : use?.sentElsewhere
  sent?.add(count)
}

/** Notes that a function is disconnected from a signal of the script. */
export const noteDisconnected = (check: Check, signal: Type & { readonly kind: "signal" }): void => {
  const use = useOf(check, signal)
  if (use !== undefined) use.isDisconnected = true
}

/**
 * Notes a function that is connected to a signal of the script.
 *
 * @param args Arguments after the signal: the function, and flags
 */
export const noteConnected = (
  check: Check,
  [callable, flags]: ReadonlyArray<Expression>,
  signal: Type & { readonly kind: "signal" }
): void => {
  const use = callable === undefined || flags !== undefined ? undefined : useOf(check, signal)
  if (callable === undefined || use === undefined) return
  const followed = follow(
    check,
    callable,
    Array.from({ length: MANY }, () => ({ type: unknown }))
  )
  if (followed === undefined) return
  use.handlers.push({ callable, signature: followed.signature, added: followed.given.length - MANY })
}

/** Warns of each function that fits no place where its signal is sent. */
export const checkOwnSignals = (check: Check): void => {
  for (const { sent, sentElsewhere, isDisconnected, handlers } of check.ownSignals.values()) {
    const [count] = sent
    if (count === undefined || isDisconnected) continue
    const counts = [...sent, ...sentElsewhere]
    for (const { callable, signature, added } of handlers) {
      if (counts.some((one) => one + added < 0 || takes(signature, one + added))) continue
      miscounted(check, callable, count, added, signature, { says: "The signal is sent with", code: "signal-arity" })
    }
  }
}
