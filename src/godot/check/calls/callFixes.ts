/**
 * Fixes whole calls with arguments of another Godot version: those of `connect()`, `sort_custom()`, `move_and_slide()`.
 */
import type { Expression, Literal } from "../../script/Ast.ts"
import { isMemberName } from "../../script/Token.ts"
import { type Check, operandSource, ownClass, quotedAs, source } from "../Context.ts"
import { findMember, nativeBase } from "../names/Resolve.ts"
import { isBuiltin } from "../types/Types.ts"
import { connectFix } from "../versions/newerSignals.ts"
import { slideFix } from "../versions/slides.ts"
import { isSwapped } from "./AnimatedValues.ts"
import type { CallFixes, MethodCall } from "./Calls.ts"
import { bindsFix, boundBy, meantSignal, pairFix } from "./SignalCalls.ts"

/** Returns what to write instead of a call of a method of the reference, if its arguments are refused. */
export const fixesOf = (check: Check, call: MethodCall): CallFixes => {
  const { node, base } = call
  const { name } = call.name
  if (name === "move_and_slide") return check.dialect === 3 ? olderSlideFixes(check, call) : slideFixes(check, call)
  if (check.dialect === 3) {
    const fix = name === "connect" ? connectFix(check, node) : undefined
    return fix === undefined ? {} : { whole: node, count: fix }
  }
  const named = namedFixes(check, call) ?? undoFixes(check, call)
  if (named !== undefined) return named
  const tween = tweenFixes(check, call)
  if (tween !== undefined) return tween
  const pair = pairFix(check, node, name, base)
  if (pair !== undefined) return { whole: node, count: pair, type: pair }
  return connectFixes(check, call) ?? bindsFix(check, node, name) ?? {}
}

/** Checks for the path of a property of the script's own class, `"position:x"`. */
const isOwnProperty = (check: Check, node: Expression | undefined): node is Literal => {
  if (node?.kind !== "literal" || node.type !== "String") return false
  const found = findMember(check, ownClass(check), node.value.replace(/:.*/, ""))
  return typeof found === "object" && (found.member.kind === "property" || found.member.kind === "variable")
}

/** Fixes `tween_property()` without its object, or with the duration before the final value. */
const tweenFixes = (check: Check, { node, name: { name }, from }: MethodCall): CallFixes | undefined => {
  const [object, path, final, duration] = node.arguments
  if (name !== "tween_property" || nativeBase(check, from) !== "Tween") return undefined
  if (node.arguments.length === 3 && isOwnProperty(check, object))
    return { whole: object, count: `self, ${source(check, object)}`, remark: "; the first is the object" }
  if (path === undefined || final === undefined || duration === undefined || !isSwapped(check, final, duration))
    return undefined
  return {
    whole: { start: final.start, end: duration.end },
    type: `${source(check, duration)}, ${source(check, final)}`,
    says: "Tween.tween_property() takes the final value before the duration."
  }
}

/** Methods that take the name of a method -> the place of the name among their arguments. */
const takingNames: ReadonlyMap<string, number> = new Map([
  ["call", 0],
  ["call_deferred", 0],
  ["callv", 0],
  ["rpc", 0],
  ["rpc_id", 1]
])

/** Fixes `rpc_id(1, f, value)` and its kin with a Callable in place of a name: a Callable has a method of that name. */
const namedFixes = (check: Check, { node, name: { name }, base, from }: MethodCall): CallFixes | undefined => {
  const place = takingNames.get(name)
  const method = place === undefined ? undefined : node.arguments[place]
  if (place === undefined || method === undefined || (base !== undefined && base.kind !== "self")) return undefined
  if (method.kind !== "identifier" && method.kind !== "attribute") return undefined
  if (!isBuiltin(check.typeOf(method), "Callable") || nativeBase(check, from) === undefined) return undefined
  // Object.callv() wants the values of the call, too.
  if (name === "callv" && node.arguments.length < 2) return undefined
  const args = node.arguments.toSpliced(place, 1).map((one) => source(check, one))
  return {
    whole: node,
    type: `${source(check, method)}.${name}(${args.join(", ")})`,
    says: `${name.startsWith("rpc") ? "Node" : "Object"}.${name}(): method is StringName, not Callable.`
  }
}

const undoMethods: ReadonlySet<string> = new Set(["add_do_method", "add_undo_method"])

/** Fixes `add_undo_method(refresh)` of the editor's manager, which takes the object and the name of its method. */
const undoFixes = (check: Check, { node, name: { name }, from }: MethodCall): CallFixes | undefined => {
  const [method, ...values] = node.arguments
  if (!undoMethods.has(name) || nativeBase(check, from) !== "EditorUndoRedoManager" || method === undefined)
    return undefined
  const bound = boundTo(method)
  const [target, bounds] = bound === undefined ? [method, values] : [bound.callee, [...bound.values, ...values]]
  const isOwn = target.kind === "identifier" && check.scope.class.members.get(target.name)?.kind === "function"
  if (!isOwn && (target.kind !== "attribute" || !isBuiltin(check.typeOf(target), "Callable"))) return undefined
  const object = target.kind === "attribute" ? source(check, target.base) : "self"
  const called = target.kind === "attribute" ? target.name.name : target.name
  const args = [object, JSON.stringify(called), ...bounds.map((one) => source(check, one))].join(", ")
  const [first, last] = [method, node.arguments.at(-1) ?? method]
  return {
    whole: { start: first.start, end: last.end },
    count: args,
    type: args,
    says: `EditorUndoRedoManager.${name}() takes the object and the name of its method, not a Callable.`
  }
}

/** Returns the function and the values of `f.bind(1)`. */
const boundTo = (
  node: Expression
): { readonly callee: Expression; readonly values: ReadonlyArray<Expression> } | undefined =>
  node.kind === "call" && node.callee.kind === "attribute" && node.callee.name.name === "bind"
    ? { callee: node.callee.base, values: node.arguments }
    : undefined

/** Fixes `move_and_slide(velocity)`: Godot 4 takes the velocity from the property. */
const slideFixes = (check: Check, { node, base }: MethodCall): CallFixes => {
  const body = base === undefined ? "" : `${operandSource(check, base)}.`
  const slide = slideFix(check, node, base)
  const remark = `; set ${body}velocity`
  return slide === undefined ? { remark } : { whole: slide.place, count: slide.fix, remark }
}

/** Fixes Godot 4's `move_and_slide()`, which takes the velocity and the up direction in Godot 3. */
const olderSlideFixes = (check: Check, { node, base, from }: MethodCall): CallFixes => {
  if (node.arguments.length > 0) return {}
  const remark = "; give it the velocity"
  const isOwn = base === undefined && check.scope.class.members.get("velocity")?.kind === "variable"
  if (!isOwn || !check.unused.has(node)) return { remark }
  const vector = nativeBase(check, from) === "KinematicBody2D" ? "Vector2" : "Vector3"
  return { whole: node, count: `velocity = move_and_slide(velocity, ${vector}.UP)`, remark }
}

/** Fixes Godot 3's `connect("signal", object, "method")` and its kin; undefined for other calls. */
const connectFixes = (check: Check, { node, name: { name }, base, from }: MethodCall): CallFixes | undefined => {
  if (name !== "connect" && name !== "disconnect" && name !== "is_connected") return undefined
  const [signal, object, method, binds, flags] = node.arguments
  if (object === undefined || object.kind === "literal") return undefined
  if (method?.kind !== "literal" || method.type !== "String") return undefined
  const sender = base === undefined || base.kind === "self" ? "" : `${operandSource(check, base)}.`
  const handler = `${targetOf(check, object, method)}${boundBy(check, binds)}${flagsOf(check, flags)}`
  if (signal?.kind !== "literal")
    return { whole: node, type: `${sender}${name}(${signal === undefined ? "" : source(check, signal)}, ${handler})` }
  const { fix, isWhole } = meantSignal(check, signal.value, from)
  if (fix === undefined) return {}
  // A bare name must be one of this script; a string may name a signal that is added later.
  const isText =
    !isMemberName(signal.value, 4) || (sender === "" && isWhole !== true && findMember(check, from, fix) === "absent")
  const made = isText
    ? `${sender}${name}(${quotedAs(check, signal, fix)}, ${handler})`
    : `${isWhole === true ? "" : sender}${fix}.${name}(${handler})`
  return { whole: node, type: made }
}

/** Returns the Callable of a method by its name; a bare name must be that of a function of the script. */
const targetOf = (check: Check, object: Expression, method: Literal): string => {
  const isHere =
    check.isFragment || object.kind !== "self" || findMember(check, ownClass(check), method.value) !== "absent"
  if (!isHere || !isMemberName(method.value, 4)) return `Callable(${source(check, object)}, ${source(check, method)})`
  return object.kind === "self" ? method.value : `${operandSource(check, object)}.${method.value}`
}

/** Returns `, CONNECT_ONE_SHOT` for the flags of Godot 3's `connect()`; "" if there are none. */
const flagsOf = (check: Check, flags: Expression | undefined): string =>
  flags === undefined ? "" : `, ${source(check, flags).replace(/\bCONNECT_ONESHOT\b/g, "CONNECT_ONE_SHOT")}`
