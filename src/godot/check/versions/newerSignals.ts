/**
 * Writes uses of Godot 4's signals in the syntax of Godot 3: `pressed.connect(f)` is `connect("pressed", self, "f")`.
 */
import type { AttributeExpression, AwaitExpression, CallExpression, Expression } from "../../script/Ast.ts"
import { firstFrom } from "../../script/Position.ts"
import { type Check, findLocal, operandSource, ownClass, source } from "../Context.ts"
import { visitArguments } from "../calls/Calls.ts"
import { bareMember } from "../names/bareMember.ts"
import { findMember } from "../names/Resolve.ts"
import type { ClassRef } from "../types/Types.ts"

/** Methods of Godot 4's signals -> those of an object of Godot 3 with the signal's name as an argument. */
const methods: Readonly<Record<string, string>> = {
  connect: "connect",
  disconnect: "disconnect",
  is_connected: "is_connected",
  emit: "emit_signal"
}

/** A signal as Godot 3 names it. */
interface NamedSignal {
  readonly name: string
  /** The object that has it. */
  readonly object: Expression | undefined
  /** Number of the values that it is emitted with; undefined if its class is not known. */
  readonly values: number | undefined
}

/** Reports a call of a method of a signal, which is not a value in Godot 3. */
export const isNewerSignalCall = (check: Check, node: CallExpression, { base, name }: AttributeExpression): boolean => {
  const method = Object.hasOwn(methods, name.name) ? methods[name.name] : undefined
  if (check.dialect === 4 || method === undefined) return false
  const signal = signalOf(check, base) ?? (method === "emit_signal" ? undefined : signalTaking(check, base, node))
  if (signal === undefined) return false
  const before = check.findings.length
  const given =
    method === "emit_signal"
      ? visited(check, node)
      : callableArguments(check, node.arguments, method === "connect", signal.values)
  const { object } = signal
  const sender = object === undefined || object.kind === "self" ? "" : `${operandSource(check, object)}.`
  // A part that has to be written differently itself would be wrong in the fix too.
  const isClean =
    given !== undefined && partsAreRight(check, node, before, method === "connect" ? node.arguments[1] : undefined)
  check.report("unknown-member", node, "In Godot 3 a signal is no value; its name is given in quotes.", {
    ...(isClean ? { fix: `${sender}${method}(${[`"${signal.name}"`, ...given].join(", ")})` } : {})
  })
  return true
}

/**
 * Checks whether nothing was found in the arguments of a call since there were `before` findings, and no syntax of
 * Godot 4 in the whole call. The name of a flag is put right in the fix.
 */
const partsAreRight = (
  { script: { faults }, findings }: Check,
  { start, end }: CallExpression,
  before: number,
  flags?: Expression
): boolean => {
  if ((faults[firstFrom(faults, start)]?.start ?? end) < end) return false
  return findings.slice(before).every((one) => flags !== undefined && one.start >= flags.start && one.fix === ONE_SHOT)
}

const visited = (check: Check, node: CallExpression): ReadonlyArray<string> => {
  visitArguments(check, node)
  return node.arguments.map((one) => source(check, one))
}

/** Completes the fault of `await done`, if that is a signal of the script: Godot 3 needs its object and its name. */
export const isOwnSignalAwaited = (check: Check, node: AwaitExpression): boolean => {
  const { value } = node
  const signal = check.dialect === 4 || value.kind !== "identifier" ? undefined : signalOf(check, value)
  if (signal === undefined) return false
  const fix = check.scope.isStatic ? {} : { fix: `yield(self, "${signal.name}")` }
  check.report("godot4-syntax", node, "Write yield.", fix)
  return true
}

/** Returns the fix of `connect("pressed", f)`; absent for other calls. */
export const connectFix = (check: Check, node: CallExpression): string | undefined => {
  const [signal, ...others] = node.arguments
  if (check.dialect === 4 || signal?.kind !== "literal" || others.length === 0) return undefined
  const before = check.findings.length
  const given = callableArguments(check, others, true, undefined)
  if (given === undefined || !partsAreRight(check, node, before)) return undefined
  return `${source(check, node.callee)}(${[source(check, signal), ...given].join(", ")})`
}

/**
 * Returns Godot 3's arguments for a Callable and flags: an object, a name, bound values and flags. Reports faults in
 * them; `values` is the number of values that the signal is emitted with, if known.
 */
const callableArguments = (
  check: Check,
  args: ReadonlyArray<Expression>,
  takesMore: boolean,
  values: number | undefined
): ReadonlyArray<string> | undefined => {
  const [callable, ...more] = args
  if (callable === undefined) return undefined
  const method = boundMethod(callable)
  const target = targetOf(check, method ?? callable, values)
  if (target === undefined) check.typeOf(callable)
  else if (method !== undefined) visitArguments(check, callable as CallExpression)
  for (const one of more) check.typeOf(one)
  if (target === undefined || more.length > (takesMore ? 1 : 0)) return undefined
  const { object, name, first } = target
  const binds = [...first, ...(method === undefined ? [] : (callable as CallExpression).arguments)]
  const bound = binds.map((one) => (typeof one === "string" ? one : source(check, one))).join(", ")
  if (!takesMore) return [object, name]
  if (more[0] !== undefined)
    return [object, name, `[${bound}]`, source(check, more[0]).replace(/\bCONNECT_ONE_SHOT\b/g, ONE_SHOT)]
  return binds.length === 0 ? [object, name] : [object, name, `[${bound}]`]
}

/** Godot 3's name of the flag `CONNECT_ONE_SHOT`. */
const ONE_SHOT = "CONNECT_ONESHOT"

/** Returns the `f` of `f.bind(1)`. */
const boundMethod = (node: Expression): Expression | undefined =>
  node.kind === "call" && node.callee.kind === "attribute" && node.callee.name.name === "bind"
    ? node.callee.base
    : undefined

/** A method as Godot 3 takes it, in the script's words. */
interface Target {
  readonly object: string
  readonly name: string
  /** Values that are bound before others. */
  readonly first: ReadonlyArray<string>
}

/** Returns the object and the name of a method; reports faults of the object. */
const targetOf = (check: Check, method: Expression, values: number | undefined): Target | undefined => {
  if (method.kind === "attribute") {
    const { base, name } = method
    if (base.kind === "super") return undefined
    const signal = name.name === "emit" ? signalOf(check, base) : undefined
    if (signal !== undefined) {
      // Godot 3 puts bound values after those of the signal, where the other signal's name would have to be first.
      if (values !== 0) return undefined
      const object = signal.object === undefined ? "self" : source(check, signal.object)
      return { object, name: '"emit_signal"', first: [`"${signal.name}"`] }
    }
    const type = check.typeOf(base)
    // An object of unknown class may have a signal of this name.
    if (type.kind === "unknown" && name.name === "emit") return undefined
    if (type.kind !== "unknown" && type.kind !== "object") return undefined
    if (type.kind === "object" && findMember(check, type.class, name.name) === "absent") return undefined
    return { object: source(check, base), name: `"${name.name}"`, first: [] }
  }
  if (method.kind !== "identifier" || !isFunctionName(check, method.name)) return undefined
  return { object: "self", name: `"${method.name}"`, first: [] }
}

/** Returns the signal that a value of Godot 4 is. */
const signalOf = (check: Check, node: Expression): NamedSignal | undefined => {
  if (node.kind === "identifier") {
    if (findLocal(check.scope, node.name) !== undefined) return undefined
    const values = valuesOf(check, ownClass(check), node.name)
    return values === undefined ? undefined : { name: node.name, object: undefined, values }
  }
  if (node.kind !== "attribute") return undefined
  const owner = check.typeOf(node.base)
  const values = owner.kind === "object" ? valuesOf(check, owner.class, node.name.name) : undefined
  return values === undefined ? undefined : { name: node.name.name, object: node.base, values }
}

/**
 * Returns the signal of an object of unknown class if its method gets a function of the script by its bare name:
 * `$Button.pressed.connect(on_pressed)`. Godot 3 has no such method, since a function is no value.
 */
const signalTaking = (check: Check, node: Expression, { arguments: args }: CallExpression): NamedSignal | undefined => {
  const [first] = args
  const callable = first === undefined ? undefined : (boundMethod(first) ?? first)
  if (node.kind !== "attribute" || callable?.kind !== "identifier" || node.base.kind === "super") return undefined
  const isFunction = isFunctionName(check, callable.name) && !check.scope.class.shared.has(callable.name)
  return isFunction ? { name: node.name.name, object: node.base, values: undefined } : undefined
}

/** Checks whether a bare name is that of a function of the script or of what it extends. */
const isFunctionName = (check: Check, name: string): boolean => {
  const found = findLocal(check.scope, name) === undefined ? bareMember(check, name) : undefined
  return (
    typeof found === "object" && !found.isOuter && (found.member.kind === "function" || found.member.kind === "method")
  )
}

/**
 * Returns the number of values of an object's signal of that name; absent if the name may also be something else than a
 * signal.
 */
const valuesOf = (check: Check, ref: ClassRef, name: string): number | undefined => {
  const found = findMember(check, ref, name)
  if (typeof found === "string") return undefined
  if (found.kind === "script")
    return found.member.kind === "signal" && !found.class.shared.has(name) ? found.member.parameters.length : undefined
  if (found.member.kind === "signal") return found.member.doc.arguments.length
  // A Button of Godot 3 has a signal and a property "pressed".
  if (found.member.kind !== "property" || !check.api.isBuiltin(found.member.doc.type ?? "")) return undefined
  const signals = check.api
    .selfAndAncestors(found.member.owner)
    .flatMap((owner) => check.api.nativeClass(owner)?.doc.signals ?? [])
  return signals.find((one) => one.name === name)?.arguments.length
}
