/** Says what Godot 3 writes for the signals of Godot 4: `pressed.connect(f)` is `connect("pressed", self, "f")`. */
import type { AttributeExpression, CallExpression, Expression } from "../script/Ast.ts"
import { bareMember } from "./bareMember.ts"
import { visitArguments } from "./Calls.ts"
import { type Check, findLocal, MAX_ANCESTORS, operandSource, source } from "./Context.ts"
import { findMember } from "./Resolve.ts"
import type { ClassRef } from "./Types.ts"

/** Methods of Godot 4's signals -> those of an object of Godot 3 that take the signal's name. */
const methods: Readonly<Record<string, string>> = {
  connect: "connect",
  disconnect: "disconnect",
  is_connected: "is_connected",
  emit: "emit_signal"
}

/** Reports a call of a method of a signal, which is no value in Godot 3. */
export const isNewerSignalCall = (check: Check, node: CallExpression, { base, name }: AttributeExpression): boolean => {
  const method = Object.hasOwn(methods, name.name) ? methods[name.name] : undefined
  if (check.dialect === 4 || method === undefined || !isSignal(check, base)) return false
  const [signal, sender] =
    base.kind === "attribute" ? [base.name.name, `${operandSource(check, base.base)}.`] : [source(check, base), ""]
  const given =
    method === "emit_signal"
      ? node.arguments.map((one) => source(check, one))
      : callableArguments(check, node.arguments, method === "connect")
  if (method === "emit_signal") visitArguments(check, node)
  check.report("godot4-syntax", node, "In Godot 3 a signal is no value; its name is given in quotes.", {
    ...(given === undefined
      ? {}
      : { fix: `${sender === "self." ? "" : sender}${method}(${[`"${signal}"`, ...given].join(", ")})` })
  })
  return true
}

/** Returns the fix of `connect("pressed", f)`; absent for other calls. */
export const connectFix = (check: Check, node: CallExpression): string | undefined => {
  const [signal, ...others] = node.arguments
  if (check.dialect === 4 || signal?.kind !== "literal" || others.length === 0) return undefined
  const given = callableArguments(check, others, true)
  return given && `${source(check, node.callee)}(${[source(check, signal), ...given].join(", ")})`
}

/** Returns what Godot 3 takes for a Callable and flags: an object, a name, bound values and flags. */
const callableArguments = (
  check: Check,
  [callable, flags]: ReadonlyArray<Expression>,
  takesMore: boolean
): ReadonlyArray<string> | undefined => {
  if (callable === undefined) return undefined
  const isBound =
    callable.kind === "call" && callable.callee.kind === "attribute" && callable.callee.name.name === "bind"
  const method = isBound && callable.callee.kind === "attribute" ? callable.callee.base : callable
  const target = targetOf(check, method)
  if (target === undefined) return undefined
  const bound = isBound ? `[${callable.arguments.map((one) => source(check, one)).join(", ")}]` : undefined
  if (!takesMore) return target
  if (flags !== undefined) return [...target, bound ?? "[]", source(check, flags)]
  return bound === undefined ? target : [...target, bound]
}

/** Returns the object and the name of a method, as Godot 3 takes them. */
const targetOf = (check: Check, method: Expression): ReadonlyArray<string> | undefined => {
  if (method.kind === "attribute") return [source(check, method.base), `"${method.name.name}"`]
  if (method.kind !== "identifier" || findLocal(check.scope, method.name) !== undefined) return undefined
  const found = bareMember(check, method.name)
  const isMethod = typeof found === "object" && (found.member.kind === "function" || found.member.kind === "method")
  return isMethod ? ["self", `"${method.name}"`] : undefined
}

const isSignal = (check: Check, node: Expression): boolean => {
  if (node.kind === "identifier")
    return (
      findLocal(check.scope, node.name) === undefined &&
      hasSignal(check, { kind: "script", script: check.scope.class }, node.name)
    )
  if (node.kind !== "attribute") return false
  const owner = check.typeOf(node.base)
  return owner.kind === "object" && hasSignal(check, owner.class, node.name.name)
}

/** Checks whether an object has a signal of that name, and nothing else, or a value that could not be called so. */
const hasSignal = (check: Check, ref: ClassRef, name: string): boolean => {
  const found = findMember(check, ref, name)
  if (typeof found === "string") return false
  if (found.kind === "script") return found.member.kind === "signal" && !found.class.shared.has(name)
  if (found.member.kind === "signal") return true
  // A Button of Godot 3 has a signal and a property "pressed".
  if (found.member.kind !== "property" || !check.api.isBuiltin(found.member.doc.type ?? "")) return false
  let at: string | undefined = found.member.owner
  for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
    if (check.api.nativeClass(at)?.doc.signals.some((one) => one.name === name) === true) return true
    at = check.api.parent(at)
  }
  return false
}
