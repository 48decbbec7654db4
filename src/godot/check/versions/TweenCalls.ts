/** Writes calls of Godot 3's tweens, which were nodes with long lists of arguments, as those of Godot 4. */
import type { CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import type { Advice } from "../fixes/Fix.ts"

/** Methods of Godot 3's tweens whose successors have other parameters. */
const interpolating: ReadonlySet<string> = new Set([
  "interpolate_callback",
  "interpolate_deferred_callback",
  "interpolate_method",
  "interpolate_property"
])

/** Turns a fix that renames such a method into a note, since its arguments would be refused; other advice stays. */
export const withoutArguments = (name: string, advice: Advice): Advice => {
  if (advice.fix === undefined || !interpolating.has(name)) return advice
  const { fix, isWhole: _, ...rest } = advice
  return { ...rest, note: `write ${fix}(), which takes other arguments` }
}

/** Returns the callable for an object and the name of its method; absent if the name is no string. */
const callable = (
  check: Check,
  object: Expression | undefined,
  method: Expression | undefined,
  bound: ReadonlyArray<Expression> = []
): string | undefined => {
  if (object === undefined || method?.kind !== "literal" || !/^[A-Za-z_]\w*$/.test(method.value)) return undefined
  const name = object.kind === "self" ? method.value : `${operandSource(check, object)}.${method.value}`
  return bound.length === 0 ? name : `${name}.bind(${bound.map((one) => source(check, one)).join(", ")})`
}

/** Returns the calls to append: the kind of transition, its easing and its delay, if given. */
const settings = (check: Check, [trans, ease, delay]: ReadonlyArray<Expression>): string => {
  const isDelayed = delay !== undefined && !(delay.kind === "literal" && Number(delay.value) === 0)
  return [
    trans === undefined ? "" : `.set_trans(${source(check, trans)})`,
    ease === undefined ? "" : `.set_ease(${source(check, ease)})`,
    isDelayed ? `.set_delay(${source(check, delay)})` : ""
  ].join("")
}

/**
 * Returns the call to write instead of `interpolate_property()`, `interpolate_method()` and `interpolate_callback()`;
 * absent for other methods and other numbers of arguments. `tween` is the text of the tween of Godot 4.
 */
export const tweenCall = (check: Check, tween: string, name: string, node: CallExpression): string | undefined => {
  const { arguments: args } = node
  const text = (index: number): string => source(check, args[index] as Expression)
  if (name === "interpolate_callback") {
    const made = callable(check, args[0], args[2], args.slice(3))
    return made === undefined ? undefined : `${tween}.tween_callback(${made}).set_delay(${text(1)})`
  }
  if (args.length < 5 || args.length > 8) return undefined
  const after = settings(check, args.slice(5))
  if (name === "interpolate_property") {
    // In Godot 3 null stood for the value that the property has.
    const from = text(2) === "null" ? "" : `.from(${text(2)})`
    return `${tween}.tween_property(${text(0)}, ${text(1)}, ${text(3)}, ${text(4)})${from}${after}`
  }
  if (name !== "interpolate_method") return undefined
  const made = callable(check, args[0], args[1])
  return made === undefined ? undefined : `${tween}.tween_method(${made}, ${text(2)}, ${text(3)}, ${text(4)})${after}`
}
